import type { ThemePhrases } from './types.ts'

export const peace: ThemePhrases = {
  openings: {
    english: [
      'You are looking for rest, and that is a good search. Peace may be nearer than the noise lets you believe.',
      'The heart grows tired of being pulled in every direction. Let us be still here for a moment.',
      'Peace is seldom found by arranging everything first. It tends to come when we stop quarrelling with the moment we are in.',
    ],
    punjabi: [
      'ਮਨ ਟਿਕਾਅ ਲੱਭ ਰਿਹਾ ਹੈ, ਅਤੇ ਇਹ ਚੰਗੀ ਖੋਜ ਹੈ। ਰੌਲੇ ਵਿੱਚ ਸ਼ਾਂਤੀ ਜਿੰਨੀ ਦੂਰ ਲੱਗਦੀ ਹੈ, ਸ਼ਾਇਦ ਓਨੀ ਦੂਰ ਹੈ ਨਹੀਂ।',
      'ਹਰ ਪਾਸੇ ਖਿੱਚੇ ਜਾਣ ਨਾਲ ਮਨ ਥੱਕ ਜਾਂਦਾ ਹੈ। ਆਓ, ਇੱਥੇ ਇੱਕ ਪਲ ਟਿਕ ਕੇ ਬੈਠੀਏ।',
      'ਸਭ ਕੁਝ ਠੀਕ ਕਰ ਲੈਣ ਪਿੱਛੋਂ ਸ਼ਾਂਤੀ ਘੱਟ ਹੀ ਮਿਲਦੀ ਹੈ। ਉਹ ਅਕਸਰ ਉਦੋਂ ਆਉਂਦੀ ਹੈ ਜਦੋਂ ਇਸ ਘੜੀ ਨਾਲ ਝਗੜਾ ਛੱਡ ਦੇਈਏ।',
    ],
    hindi: [
      'मन ठहराव खोज रहा है, और यह अच्छी खोज है। शोर में शांति जितनी दूर लगती है, शायद उतनी दूर है नहीं।',
      'हर ओर खिंचते-खिंचते मन थक जाता है। आइए, यहाँ एक पल ठहरें।',
      'सब कुछ ठीक कर लेने के बाद शांति कम ही मिलती है। वह अक्सर तब आती है जब इस घड़ी से झगड़ना छोड़ दें।',
    ],
  },
  again: {
    english: [
      'Peace is not learned in one sitting. Let us come back to the quiet together.',
      'You are still looking, and that is fine. Here is one more place to rest.',
    ],
    punjabi: [
      'ਸ਼ਾਂਤੀ ਇੱਕੋ ਬੈਠਕ ਵਿੱਚ ਨਹੀਂ ਸਿੱਖੀ ਜਾਂਦੀ। ਆਓ, ਮੁੜ ਉਸ ਚੁੱਪ ਵੱਲ ਚੱਲੀਏ।',
      'ਖੋਜ ਅਜੇ ਜਾਰੀ ਹੈ, ਅਤੇ ਇਹ ਠੀਕ ਹੈ। ਬਹਿ ਕੇ ਸਾਹ ਲੈਣ ਲਈ ਇੱਕ ਹੋਰ ਛਾਂ ਲੱਭਦੇ ਹਾਂ।',
    ],
    hindi: [
      'शांति एक ही बैठक में नहीं सीखी जाती। आइए, फिर उस मौन की ओर चलें।',
      'खोज अभी चल रही है, और यह ठीक है। बैठकर साँस लेने के लिए एक और छाया ढूँढते हैं।',
    ],
  },
  practices: {
    english: [
      'Sit for five minutes with the phone away and the eyes closed. With each breath out, let the shoulders drop and set one thing down.',
      'Go outside for a quarter of an hour without music or talk, and only look: at leaves, at birds, at the sky.',
      'Take one thing off today’s list on purpose, and give the freed time to a hymn, a cup of tea or doing nothing at all.',
    ],
    punjabi: [
      'ਪੰਜ ਮਿੰਟ ਫ਼ੋਨ ਪਾਸੇ ਰੱਖ ਕੇ ਅੱਖਾਂ ਬੰਦ ਕਰਕੇ ਬੈਠੋ। ਹਰ ਬਾਹਰ ਜਾਂਦੇ ਸਾਹ ਨਾਲ ਮੋਢੇ ਢਿੱਲੇ ਛੱਡੋ ਅਤੇ ਮਨ ਦਾ ਇੱਕ ਭਾਰ ਲਾਹ ਦਿਓ।',
      'ਪੰਦਰਾਂ ਮਿੰਟ ਬਾਹਰ ਜਾਓ, ਗੀਤਾਂ ਅਤੇ ਗੱਲਾਂ ਤੋਂ ਬਿਨਾਂ, ਅਤੇ ਸਿਰਫ਼ ਵੇਖੋ: ਪੱਤੇ, ਪੰਛੀ, ਅਸਮਾਨ।',
      'ਅੱਜ ਦੇ ਕੰਮਾਂ ਵਿੱਚੋਂ ਇੱਕ ਜਾਣ ਕੇ ਛੱਡ ਦਿਓ, ਅਤੇ ਉਹ ਸਮਾਂ ਇੱਕ ਸ਼ਬਦ ਸੁਣਨ, ਚਾਹ ਪੀਣ ਜਾਂ ਵਿਹਲੇ ਬੈਠਣ ਨੂੰ ਦਿਓ।',
    ],
    hindi: [
      'पाँच मिनट फ़ोन अलग रखकर आँखें बंद करके बैठिए। हर बाहर जाती साँस के साथ कंधे ढीले छोड़िए और मन का एक बोझ उतार दीजिए।',
      'पंद्रह मिनट बाहर जाइए, गीतों और बातों के बिना, और केवल देखिए: पत्ते, पक्षी, आकाश।',
      'आज के कामों में से एक जानकर छोड़ दीजिए, और वह समय एक भजन सुनने, चाय पीने या यूँ ही बैठने को दीजिए।',
    ],
  },
  situations: [
    {
      id: 'haveAllButNoPeace',
      words: {
        en: `have everything, got everything, everything i need, all comforts, comforts, comfortable, good job, good family, still not happy, still unhappy, still no peace, never satisfied, not satisfied, dissatisfied, discontent, something missing, missing something, empty inside, never enough, successful but, big house, lots of money, enough money, two cars, i have everything, is enough, hollow inside, hollow, laughing outside, with everything`,
        pa: `ਸਭ ਕੁਝ ਹੈ, ਸਭ ਕੁਝ ਹੁੰਦਿਆਂ, ਸਾਰਾ ਕੁਝ ਹੈ, ਸਭ ਹੈ, ਪੈਸਾ, ਪੈਸੇ, ਘਰ ਹੈ, ਚੰਗੀ ਨੌਕਰੀ, ਸੁਖ ਸਹੂਲਤਾਂ, ਸਹੂਲਤਾਂ, ਕਮੀ ਨਹੀਂ, ਕੋਈ ਕਮੀ, ਖ਼ਾਲੀ ਖ਼ਾਲੀ, ਖ਼ਾਲੀਪਣ, ਸੰਤੁਸ਼ਟ ਨਹੀਂ, ਰੱਜ ਨਹੀਂ, ਤਸੱਲੀ ਨਹੀਂ, ਕੋਠੀ, ਅੰਦਰ ਸੁੰਨ, ਅੰਦਰੋਂ ਖ਼ਾਲੀ, ਰੱਜ ਕੇ ਵੀ, ਗੱਡੀਆਂ`,
        hi: `सब कुछ है, सबकुछ है, सब कुछ होते, सब कुछ होने, सब है, पैसा, पैसे, घर है, अच्छी नौकरी, सुख सुविधाएँ, सुविधाएँ, सुविधा, कमी नहीं, कोई कमी, ख़ालीपन, ख़ाली ख़ाली, संतुष्ट नहीं, तृप्ति नहीं, तसल्ली नहीं, साधन, भीतर ख़ाली, अंदर ख़ाली, भीतर सूना, कुछ अधूरा`,
        roman: `sab kuch hai, sabkuch hai, sab kujh hai, sab kujh hundea, sab kuch hote, sab kuch hone, sab hai, sara kujh, paisa, paise, ghar hai, changi naukri, achi naukri, acchi job, suvidha, sahulat, kami nahi, koi kami, khali khali, khalipan, santusht nahi, rajj nahi, tasalli nahi, sab kuj, kothi, gaddi, khaalipan, andar khali, andar se khali, kujh khohnda, bahar hassda, hassda mukhda, andar bhaambad`,
      },
      openings: {
        english: [
          'Much is there, and still something is missing. It is not ingratitude to notice that; it is the heart asking for something else as well.',
          'What can be bought has done its part. The rest you are looking for is of another kind, and it asks less of the purse than of the attention.',
        ],
        punjabi: [
          'ਬਹੁਤ ਕੁਝ ਹੈ, ਫਿਰ ਵੀ ਕੁਝ ਖੁੱਸਿਆ ਲੱਗਦਾ ਹੈ। ਇਹ ਨਾਸ਼ੁਕਰੀ ਨਹੀਂ; ਮਨ ਕਹਿ ਰਿਹਾ ਹੈ ਕਿ ਉਸ ਨੂੰ ਕੁਝ ਹੋਰ ਵੀ ਚਾਹੀਦਾ ਹੈ।',
          'ਜੋ ਖ਼ਰੀਦਿਆ ਜਾ ਸਕਦਾ ਹੈ, ਉਸ ਨੇ ਆਪਣਾ ਕੰਮ ਕਰ ਦਿੱਤਾ। ਜਿਸ ਟਿਕਾਅ ਦੀ ਭਾਲ ਹੈ ਉਹ ਹੋਰ ਤਰ੍ਹਾਂ ਦਾ ਹੈ, ਉਹ ਪੈਸੇ ਨਾਲੋਂ ਧਿਆਨ ਵੱਧ ਮੰਗਦਾ ਹੈ।',
        ],
        hindi: [
          'बहुत कुछ है, फिर भी कुछ छूटा हुआ लगता है। यह नाशुक्री नहीं; मन कह रहा है कि उसे कुछ और भी चाहिए।',
          'जो ख़रीदा जा सकता है, उसने अपना काम कर दिया। जिस ठहराव की खोज है वह और तरह का है, वह पैसे से अधिक ध्यान माँगता है।',
        ],
      },
      practices: {
        english: [
          'Give away one thing today that you keep but do not need, and spend the evening with a person instead of a purchase or a screen.',
        ],
        punjabi: ['ਅੱਜ ਇੱਕ ਚੀਜ਼ ਕਿਸੇ ਨੂੰ ਦੇ ਦਿਓ ਜਿਸ ਦੀ ਹੁਣ ਲੋੜ ਨਹੀਂ, ਅਤੇ ਸ਼ਾਮ ਸਕਰੀਨ ਦੀ ਥਾਂ ਕਿਸੇ ਆਪਣੇ ਨਾਲ ਬਿਤਾਓ।'],
        hindi: ['आज एक वस्तु किसी को दे दीजिए जिसकी अब ज़रूरत नहीं, और शाम स्क्रीन के बजाय किसी अपने के साथ बिताइए।'],
      },
    },
    {
      id: 'noiseAround',
      words: {
        en: `busy, busy life, hectic, rush, noise, noisy, city, work, office, family, at home, kids, house is noisy, daily life, modern life, no time, too much to do, phone, social media, news, chaos, chaotic, people around, surroundings, in the middle of, responsibilities, silence, drama, alone time`,
        pa: `ਰੌਲਾ, ਰੌਲੇ, ਸ਼ੋਰ, ਭੱਜ ਦੌੜ, ਭੱਜਦੌੜ, ਦੌੜ ਭੱਜ, ਰੁਝੇਵੇਂ, ਰੁਝੇਵਾਂ, ਰੁੱਝਿਆ, ਰੁੱਝੀ, ਸਮਾਂ ਨਹੀਂ, ਵਿਹਲ ਨਹੀਂ, ਦਫ਼ਤਰ, ਘਰ ਵਿੱਚ, ਘਰ ਦਾ ਮਾਹੌਲ, ਮਾਹੌਲ, ਕਲੇਸ਼, ਫ਼ੋਨ, ਖ਼ਬਰਾਂ, ਸ਼ਹਿਰ, ਜ਼ਿੰਮੇਵਾਰੀਆਂ, ਕੰਮ ਦਾ ਬੋਝ, ਇਕਾਂਤ, ਚੁੱਪ`,
        hi: `शोर, भाग दौड़, भागदौड़, भागमभाग, दौड़ भाग, व्यस्त, व्यस्तता, समय नहीं, फ़ुर्सत नहीं, दफ़्तर, ऑफ़िस, घर में, घर का माहौल, माहौल, कलह, क्लेश, फ़ोन, समाचार, ख़बरें, शहर, ज़िम्मेदारियाँ, आपाधापी, खटपट, सास बहू, काम का बोझ, एकांत, उलझन`,
        roman: `raula, rola, shor, bhajj daud, bhaj daud, bhag daud, bhaagdaud, bhag dod, daud bhaj, rujheva, rujhe, busy, vyast, time nahi, sama nahi, samay nahi, vehal nahi, fursat nahi, kam kaaj, office, daftar, ghar vich, ghar mein, ghar me, mahol, mahaul, kalesh, klesh, phone, khabran, shehar, shahar, zimmewari, aapadhapi, chup chaap, ekant, ikant, drama, koi na bolave, khatpat, uljhan`,
      },
      openings: {
        english: [
          'Work, voices, the phone, the next thing and the next: no wonder you long for quiet. It need not wait until life slows down.',
          'You may not be able to change the noise, but a few quiet minutes can be kept free in the middle of it.',
        ],
        punjabi: [
          'ਕੰਮ, ਆਵਾਜ਼ਾਂ, ਫ਼ੋਨ, ਇੱਕ ਮੁੱਕੇ ਤਾਂ ਦੂਜਾ: ਚੁੱਪ ਦੀ ਤਾਂਘ ਹੋਣੀ ਕੁਦਰਤੀ ਹੈ। ਇਸ ਲਈ ਭੱਜ-ਦੌੜ ਮੁੱਕਣ ਤੱਕ ਉਡੀਕਣ ਦੀ ਲੋੜ ਨਹੀਂ।',
          'ਬਾਹਰ ਦਾ ਰੌਲਾ ਸ਼ਾਇਦ ਨਾ ਬਦਲੇ, ਪਰ ਉਸੇ ਵਿੱਚੋਂ ਦਿਨ ਦੇ ਕੁਝ ਮਿੰਟ ਚੁੱਪ ਲਈ ਬਚਾਏ ਜਾ ਸਕਦੇ ਹਨ।',
        ],
        hindi: [
          'काम, आवाज़ें, फ़ोन, एक पूरा हो तो दूसरा: थोड़ी चुप्पी की चाह होना स्वाभाविक है। इसके लिए भाग-दौड़ रुकने तक प्रतीक्षा करने की ज़रूरत नहीं।',
          'बाहर का शोर शायद न बदले, पर उसी के बीच दिन के कुछ मिनट चुप्पी के लिए बचाए जा सकते हैं।',
        ],
      },
      practices: {
        english: [
          'Choose one doorway you use daily: the car, the lift or the front door. Each time you pass it today, stop for two slow breaths before you go on.',
        ],
        punjabi: ['ਰੋਜ਼ ਦਾ ਕੋਈ ਇੱਕ ਦਰਵਾਜ਼ਾ ਚੁਣੋ: ਗੱਡੀ ਦਾ, ਦਫ਼ਤਰ ਦਾ ਜਾਂ ਘਰ ਦਾ। ਅੱਜ ਹਰ ਵਾਰ ਉਸ ਵਿੱਚੋਂ ਲੰਘਣ ਤੋਂ ਪਹਿਲਾਂ ਦੋ ਹੌਲੇ ਸਾਹ ਲਵੋ।'],
        hindi: ['रोज़ का कोई एक दरवाज़ा चुनिए: गाड़ी का, दफ़्तर का या घर का। आज हर बार उससे गुज़रने से पहले दो धीमी साँसें लीजिए।'],
      },
    },
    {
      id: 'howToBeHappy',
      words: {
        en: `happy, happiness, joy, joyful, how to be happy, be happy, true happiness, real happiness, real joy, bliss, content, contentment, contented, smile, enjoy life, unhappy, sad, satisfaction, balance, even minded, equanimity, satisfied people, ordinary days`,
        pa: `ਖ਼ੁਸ਼, ਖ਼ੁਸ਼ੀ, ਖ਼ੁਸ਼ੀਆਂ, ਖ਼ੁਸ਼ ਕਿਵੇਂ, ਖ਼ੁਸ਼ ਰਹਿ, ਖ਼ੁਸ਼ ਰਹਿਣਾ, ਸੱਚੀ ਖ਼ੁਸ਼ੀ, ਅਸਲੀ ਖ਼ੁਸ਼ੀ, ਅਨੰਦ, ਆਨੰਦ, ਸੁਖ, ਸੱਚਾ ਸੁਖ, ਸੁਖੀ, ਸੰਤੋਖ, ਸਬਰ ਸੰਤੋਖ, ਹੱਸਣਾ, ਹਾਸਾ, ਸਹਿਜ, ਰਾਜ਼ੀ ਰਹਿ, ਰਾਜ਼ੀ ਰਹਿਣਾ`,
        hi: `ख़ुश, ख़ुशी, ख़ुशियाँ, ख़ुश कैसे, ख़ुश रह, ख़ुश रहना, सच्ची ख़ुशी, असली ख़ुशी, प्रसन्न, प्रसन्नता, आनंद, सुख, सच्चा सुख, सुखी, संतोष, हँसना, हँसी, समभाव, संतुलन, परमानंद, मुस्कुरा, राज़ी रह, सम कैसे`,
        roman: `khush, khushi, khusi, khushian, khushiyan, khush kive, khush kiven, khush kaise, khush reh, khush rehna, sachi khushi, sacchi khushi, asli khushi, prasann, anand, aanand, sukh, sacha sukh, saccha sukh, sukhi, santokh, santosh, hasna, hasda, sehaj, sahaj, balance, hasi khushi, raazi rehna, razi rehna`,
      },
      openings: {
        english: [
          'Happiness that depends on news comes and goes with the news. You are asking for the kind that has deeper roots.',
          'Joy is shy when it is chased. It often turns up beside us when we are busy with something good or with someone we love.',
        ],
        punjabi: [
          'ਜੋ ਖ਼ੁਸ਼ੀ ਖ਼ਬਰ ਨਾਲ ਆਉਂਦੀ ਹੈ, ਉਹ ਖ਼ਬਰ ਨਾਲ ਹੀ ਚਲੀ ਜਾਂਦੀ ਹੈ। ਤੁਹਾਡਾ ਸਵਾਲ ਉਸ ਖ਼ੁਸ਼ੀ ਬਾਰੇ ਹੈ ਜਿਸ ਦੀ ਜੜ੍ਹ ਡੂੰਘੀ ਹੋਵੇ।',
          'ਖ਼ੁਸ਼ੀ ਪਿੱਛੇ ਦੌੜੀਏ ਤਾਂ ਉਹ ਲੁਕ ਜਾਂਦੀ ਹੈ। ਕਿਸੇ ਭਲੇ ਕੰਮ ਵਿੱਚ ਜਾਂ ਆਪਣਿਆਂ ਵਿੱਚ ਰੁੱਝੇ ਹੋਈਏ ਤਾਂ ਆਪ ਹੀ ਕੋਲ ਆ ਬੈਠਦੀ ਹੈ।',
        ],
        hindi: [
          'जो ख़ुशी ख़बर के साथ आती है, वह ख़बर के साथ ही चली जाती है। आपका प्रश्न उस ख़ुशी के बारे में है जिसकी जड़ गहरी हो।',
          'ख़ुशी के पीछे दौड़ें तो वह छिप जाती है। किसी भले काम में या अपनों में मन लगा हो तो स्वयं पास आ बैठती है।',
        ],
      },
      practices: {
        english: [
          'Make one other person’s day a little lighter today, without being asked, and notice in the evening what it did in you.',
        ],
        punjabi: ['ਅੱਜ ਬਿਨਾਂ ਕਹੇ ਕਿਸੇ ਇੱਕ ਦਾ ਦਿਨ ਥੋੜ੍ਹਾ ਸੁਖਾਲਾ ਕਰੋ, ਅਤੇ ਸ਼ਾਮ ਨੂੰ ਵੇਖੋ ਕਿ ਆਪਣੇ ਮਨ ਵਿੱਚ ਕੀ ਬਦਲਿਆ।'],
        hindi: ['आज बिना कहे किसी एक का दिन थोड़ा हल्का कीजिए, और शाम को देखिए कि अपने मन में क्या बदला।'],
      },
    },
  ],
}
