import type { ThemePhrases } from './types.ts'

export const karma: ThemePhrases = {
  openings: {
    english: [
      'What we sow matters, and yet nobody can read from your troubles what you have done. Suffering is not a verdict on you.',
      'The past has left its tracks, but the foot that steps today is free to turn. That is the living part of karma.',
      'When life is hard, the mind looks for a reason, and often it points at itself. Let us look with open eyes, and without that finger.',
    ],
    punjabi: [
      'ਜੋ ਬੀਜਦੇ ਹਾਂ ਉਸ ਦਾ ਅਸਰ ਹੁੰਦਾ ਹੈ, ਪਰ ਤੁਹਾਡੇ ਦੁੱਖ ਵੇਖ ਕੇ ਕੋਈ ਨਹੀਂ ਦੱਸ ਸਕਦਾ ਕਿ ਤੁਸੀਂ ਕੀ ਕੀਤਾ। ਦੁੱਖ ਤੁਹਾਡੇ ਉੱਤੇ ਕੋਈ ਫ਼ੈਸਲਾ ਨਹੀਂ।',
      'ਬੀਤੇ ਦੀਆਂ ਪੈੜਾਂ ਪਿੱਛੇ ਹਨ, ਪਰ ਅੱਜ ਦਾ ਕਦਮ ਨਵੀਂ ਦਿਸ਼ਾ ਲੈ ਸਕਦਾ ਹੈ। ਕਰਮ ਦੀ ਜਿਉਂਦੀ ਗੱਲ ਇਹੀ ਹੈ।',
      'ਔਖੇ ਵੇਲੇ ਮਨ ਕਾਰਨ ਲੱਭਦਾ ਹੈ, ਅਤੇ ਅਕਸਰ ਉਂਗਲ ਆਪਣੇ ਵੱਲ ਹੀ ਕਰ ਲੈਂਦਾ ਹੈ। ਆਓ, ਖੁੱਲ੍ਹੀਆਂ ਅੱਖਾਂ ਨਾਲ ਵੇਖੀਏ, ਉਸ ਉਂਗਲ ਤੋਂ ਬਿਨਾਂ।',
    ],
    hindi: [
      'जो बोते हैं उसका प्रभाव होता है, पर आपके दुख देखकर कोई नहीं बता सकता कि आपने क्या किया। दुख आप पर कोई फ़ैसला नहीं है।',
      'बीते के निशान पीछे हैं, पर आज का कदम नई दिशा ले सकता है। कर्म की जीवित बात यही है।',
      'कठिन समय में मन कारण ढूँढता है, और अक्सर उँगली अपनी ओर ही कर लेता है। आइए, खुली आँखों से देखें, उस उँगली के बिना।',
    ],
  },
  again: {
    english: [
      'The why is not easily quieted. Let us stay with it once more, gently.',
      'Let us take the question of deeds and fruits up again, this time from the side of today.',
    ],
    punjabi: [
      '“ਕਿਉਂ” ਛੇਤੀ ਚੁੱਪ ਨਹੀਂ ਹੁੰਦਾ। ਆਓ, ਨਰਮੀ ਨਾਲ ਇੱਕ ਵਾਰ ਫਿਰ ਇਸ ਕੋਲ ਬੈਠੀਏ।',
      'ਆਓ, ਕਰਮ ਅਤੇ ਫਲ ਦੀ ਗੱਲ ਮੁੜ ਤੋਰੀਏ, ਇਸ ਵਾਰ ਅੱਜ ਦੇ ਪਾਸਿਓਂ।',
    ],
    hindi: [
      '“क्यों” जल्दी चुप नहीं होता। आइए, कोमलता से एक बार फिर इसके पास बैठें।',
      'आइए, कर्म और फल की बात फिर आगे बढ़ाएँ, इस बार आज की ओर से।',
    ],
  },
  practices: {
    english: [
      'Choose one seed to sow today, a kind act or an honest word, and let it go without watching for what comes back.',
      'Think of someone who is having a hard time, and do them a small kindness today. Kindness is the karma that is always within reach.',
      'Read a few lines of the {scripture} slowly this evening, and beside the “why?” lay a second question: “what is mine to do now?”',
    ],
    punjabi: [
      'ਅੱਜ ਇੱਕ ਬੀਜ ਬੀਜੋ, ਕੋਈ ਭਲਾ ਕੰਮ ਜਾਂ ਸੱਚਾ ਬੋਲ, ਅਤੇ ਇਹ ਨਾ ਵੇਖੋ ਕਿ ਮੁੜ ਕੇ ਕੀ ਮਿਲਿਆ।',
      'ਕਿਸੇ ਅਜਿਹੇ ਨੂੰ ਚੇਤੇ ਕਰੋ ਜਿਸ ਦੇ ਦਿਨ ਔਖੇ ਲੰਘ ਰਹੇ ਹਨ, ਅਤੇ ਅੱਜ ਉਸ ਲਈ ਇੱਕ ਛੋਟਾ ਭਲਾ ਕਰੋ। ਦਇਆ ਉਹ ਕਰਮ ਹੈ ਜੋ ਸਦਾ ਆਪਣੇ ਹੱਥ ਵਿੱਚ ਹੁੰਦਾ ਹੈ।',
      'ਅੱਜ ਸ਼ਾਮ {scripture} ਦੀਆਂ ਕੁਝ ਤੁਕਾਂ ਹੌਲੀ-ਹੌਲੀ ਪੜ੍ਹੋ, ਅਤੇ “ਕਿਉਂ” ਦੇ ਨਾਲ ਇੱਕ ਹੋਰ ਸਵਾਲ ਰੱਖੋ: “ਹੁਣ ਮੇਰੇ ਕਰਨ ਵਾਲਾ ਕੀ ਹੈ?”',
    ],
    hindi: [
      'आज एक बीज बोइए, कोई भला काम या सच्चा शब्द, और यह मत देखिए कि लौटकर क्या मिला।',
      'किसी ऐसे को याद कीजिए जिसके दिन कठिन बीत रहे हैं, और आज उसके लिए एक छोटा भला काम कीजिए। दया वह कर्म है जो सदा अपने हाथ में होता है।',
      'आज शाम {scripture} की कुछ पंक्तियाँ धीरे-धीरे पढ़िए, और “क्यों” के साथ एक और प्रश्न रखिए: “अब मेरे करने का क्या है?”',
    ],
  },
  situations: [
    {
      id: 'whyMe',
      words: {
        en: `why me, why do i suffer, why am i suffering, suffer, suffering, why always me, what did i do, what have i done, what wrong, did nothing wrong, done nothing wrong, never hurt anyone, always me, so much pain, so many problems, one after another, why only me, what sin, punished, punishment, punishing me, deserve, what could a baby, what am i paying for, still get hit, paying for, deserve this, fruit of my sin*5, fruit of my sins*5, because of my sins*5, punishment for my sins*5`,
        pa: `ਮੇਰੇ ਨਾਲ ਹੀ, ਮੇਰੇ ਨਾਲ ਕਿਉਂ, ਮੈਨੂੰ ਹੀ, ਮੈਂ ਹੀ ਕਿਉਂ, ਕੀ ਵਿਗਾੜਿਆ, ਕੀ ਮਾੜਾ ਕੀਤਾ, ਕੀ ਗੁਨਾਹ, ਕੀ ਕਸੂਰ, ਕਿਸੇ ਦਾ ਮਾੜਾ ਨਹੀਂ, ਦੁੱਖ ਕਿਉਂ, ਇੰਨੇ ਦੁੱਖ, ਇੰਨਾ ਦੁੱਖ, ਦੁੱਖ ਭੋਗ, ਦੁਖੀ ਕਿਉਂ, ਸਜ਼ਾ, ਮੁਸੀਬਤਾਂ, ਮੁਸੀਬਤ, ਇੱਕ ਤੋਂ ਬਾਅਦ ਇੱਕ, ਕਿਹੜੇ ਜਨਮ ਦਾ, ਕਿਹੜੇ ਪਾਪਾਂ, ਬਦਲਾ ਹੈ ਇਹ, ਕੀ ਦੋਸ਼, ਦੁੱਖ ਭੋਗਦਾ, ਦੁੱਖ ਭੋਗਦੀ, ਪਾਪ ਦਾ ਫਲ*5, ਪਾਪਾਂ ਦਾ ਫਲ*5, ਪਾਪ ਦੀ ਸਜ਼ਾ*5, ਪਾਪਾਂ ਦੀ ਸਜ਼ਾ*5`,
        hi: `मेरे साथ ही, मेरे साथ क्यों, मुझे ही, मैं ही क्यों, क्या बिगाड़ा, क्या बुरा किया, क्या ग़लत किया, क्या गुनाह, क्या क़सूर, किसी का बुरा नहीं, दुख क्यों, इतने दुख, इतना दुख, दुःख क्यों, दुख भोग, दुखी क्यों, सज़ा, मुसीबतें, मुसीबत, एक के बाद एक, कष्ट, कौन सा अपराध, कौन सा पाप, किस जन्म का, क्या दोष, पाप का फल*5, पापों का फल*5, पाप की सज़ा*5, पापों की सज़ा*5`,
        roman: `mere naal hi, mere nal hi, mere naal kyon, mere sath hi, mere saath hi, mere saath kyun, mainu hi, menu hi, mujhe hi, main hi kyon, main hi kyun, ki vigadia, kya bigada, ki mada kita, kya bura kiya, kya galat kiya, ki gunah, kya gunah, ki kasoor, kya kasoor, kise da mada nahi, kisi ka bura nahi, dukh kyon, dukh kyu, dukh kyun, inne dukh, itne dukh, itna dukh, dukh bhog, saza, saja, musibat, museebat, musibtan, ik to baad ik, ek ke baad ek, kasht, kya dosh, ki dosh, kaun sa paap, kehda paap, kis janam ka, kehde janam da, kite da bhogda, paap ka phal*5, paap ka fal*5, papon ka phal*5, paap da phal*5, paap da fal*5, paap ki saza*5, paap di saza*5`,
      },
      openings: {
        english: [
          '“Why me?” is what pain says when it has gone on too long. You are not being singled out for punishment, and nobody should tell you so.',
          'Trouble after trouble makes one search one’s own past for a fault. Much of what hurts us was never earned; what you can do with it is still open.',
        ],
        punjabi: [
          '“ਮੇਰੇ ਨਾਲ ਹੀ ਕਿਉਂ” ਉਹ ਪੀੜ ਪੁੱਛਦੀ ਹੈ ਜੋ ਬਹੁਤ ਚਿਰ ਸਹੀ ਗਈ ਹੋਵੇ। ਤੁਹਾਨੂੰ ਚੁਣ ਕੇ ਸਜ਼ਾ ਨਹੀਂ ਦਿੱਤੀ ਜਾ ਰਹੀ, ਅਤੇ ਕਿਸੇ ਨੂੰ ਅਜਿਹਾ ਕਹਿਣ ਦਾ ਹੱਕ ਨਹੀਂ।',
          'ਇੱਕ ਪਿੱਛੋਂ ਇੱਕ ਔਖ ਆਵੇ, ਤਾਂ ਮਨ ਆਪਣੇ ਵਿੱਚ ਦੋਸ਼ ਲੱਭਣ ਲੱਗਦਾ ਹੈ। ਬਹੁਤ ਸਾਰੇ ਦੁੱਖ ਕਿਸੇ ਭੁੱਲ ਦਾ ਫਲ ਨਹੀਂ ਹੁੰਦੇ; ਅੱਗੇ ਕੀ ਕਰਨਾ ਹੈ, ਇਹ ਅਜੇ ਖੁੱਲ੍ਹਾ ਹੈ।',
        ],
        hindi: [
          '“मेरे साथ ही क्यों” वह पीड़ा पूछती है जो बहुत समय सही गई हो। आपको चुनकर दंड नहीं दिया जा रहा, और किसी को ऐसा कहने का अधिकार नहीं।',
          'एक के बाद एक कठिनाई आए, तो मन अपने में दोष ढूँढने लगता है। बहुत-से दुख किसी भूल का फल नहीं होते; आगे क्या करना है, यह अब भी खुला है।',
        ],
      },
      practices: {
        english: [
          'Do not carry the “why” alone tonight. Tell one person how hard it has been, and let them help with one practical thing this week.',
        ],
        punjabi: [
          'ਅੱਜ ਰਾਤ ਇਸ “ਕਿਉਂ” ਨੂੰ ਇਕੱਲਿਆਂ ਨਾ ਚੁੱਕੋ। ਕਿਸੇ ਇੱਕ ਨੂੰ ਦੱਸੋ ਕਿ ਕਿੰਨਾ ਔਖਾ ਲੰਘ ਰਿਹਾ ਹੈ, ਅਤੇ ਇਸ ਹਫ਼ਤੇ ਇੱਕ ਕੰਮ ਵਿੱਚ ਉਸ ਦੀ ਮਦਦ ਲਵੋ।',
        ],
        hindi: [
          'आज रात इस “क्यों” को अकेले मत उठाइए। किसी एक को बताइए कि कितना कठिन बीत रहा है, और इस सप्ताह एक काम में उसकी सहायता लीजिए।',
        ],
      },
    },
    {
      id: 'pastLives',
      words: {
        en: `past life, past lives, previous life, previous birth, last birth, past birth, next life, next birth, rebirth, reincarnation, past karma, old karma, bad karma, my karma, karmic, burn karma, clear karma, erase karma, ancestors, curse, cursed, sins of, old accounts, sins land, come back as, return as, born as, wash away`,
        pa: `ਪਿਛਲਾ ਜਨਮ, ਪਿਛਲੇ ਜਨਮ, ਪਿਛਲੇ ਜਨਮਾਂ, ਪੂਰਬਲੇ, ਪੂਰਬ ਜਨਮ, ਅਗਲਾ ਜਨਮ, ਅਗਲੇ ਜਨਮ, ਪੁਨਰ ਜਨਮ, ਜਨਮਾਂ ਦੇ, ਪਿਛਲੇ ਕਰਮ, ਪੁਰਾਣੇ ਕਰਮ, ਮਾੜੇ ਕਰਮ, ਬੁਰੇ ਕਰਮ, ਕਰਮਾਂ ਦਾ ਫਲ, ਕਰਮ ਕੱਟ, ਕਰਮ ਮਿਟ, ਪਾਪ, ਪਾਪਾਂ, ਸਰਾਪ, ਪੁਰਖਿਆਂ, ਚੁਰਾਸੀ, ਚੌਰਾਸੀ, ਜੂਨਾਂ, ਪਿਉ ਦੇ ਕੀਤੇ, ਲੈਣ ਦੇਣ`,
        hi: `पिछला जन्म, पिछले जन्म, पिछले जन्मों, पूर्व जन्म, पूर्वजन्म, अगला जन्म, अगले जन्म, पुनर्जन्म, जन्मों के, पिछले कर्म, पुराने कर्म, बुरे कर्म, कर्मों का फल, कर्म कट, कर्म काट, कर्म मिट, पाप, पापों, श्राप, शाप, पितृ दोष, पूर्वजों, योनि, कर्मफल, बंधन, पितरों`,
        roman: `pichla janam, pichle janam, pichle janma, pichhle janam, pichle janm, pichhle janm, purbale, poorav janam, purv janam, purv janm, agla janam, agle janam, agle janm, punar janam, punarjanam, punarjanm, janma de, janmo ke, pichle karam, purane karam, purane karm, mare karam, bure karam, bure karm, karma da phal, karmo ka phal, karam kat, karm kaat, karam mit, paap, shraap, shrap, sraap, pitra dosh, chaurasi, lena dena, janam da, karam katt, maade karam, vaddean da kita, ganga nahane`,
      },
      openings: {
        english: [
          'Whatever was before this birth, no one near you can see it, and no one may use it to make you small. The deed that is in your reach is today’s.',
          'Old karma is often spoken of like a debt collector. Scripture speaks at least as much of grace, and of starting afresh.',
        ],
        punjabi: [
          'ਇਸ ਜਨਮ ਤੋਂ ਪਹਿਲਾਂ ਕੀ ਸੀ, ਇਹ ਕੋਈ ਨੇੜੇ ਦਾ ਬੰਦਾ ਨਹੀਂ ਵੇਖ ਸਕਦਾ, ਅਤੇ ਇਸ ਦੇ ਨਾਂ ਉੱਤੇ ਕੋਈ ਤੁਹਾਨੂੰ ਛੋਟਾ ਨਾ ਕਰੇ। ਤੁਹਾਡੇ ਹੱਥ ਵਿੱਚ ਅੱਜ ਦਾ ਕਰਮ ਹੈ।',
          'ਪੁਰਾਣੇ ਕਰਮਾਂ ਦੀ ਗੱਲ ਅਕਸਰ ਸ਼ਾਹੂਕਾਰ ਦੇ ਖਾਤੇ ਵਾਂਗ ਕੀਤੀ ਜਾਂਦੀ ਹੈ। ਪਰ ਧਰਮ ਗ੍ਰੰਥ ਬਖ਼ਸ਼ਿਸ਼ ਦੀ ਅਤੇ ਨਵੇਂ ਸਿਰੇ ਤੋਂ ਤੁਰਨ ਦੀ ਗੱਲ ਵੀ ਉੰਨੀ ਹੀ ਕਰਦੇ ਹਨ।',
        ],
        hindi: [
          'इस जन्म से पहले क्या था, यह कोई पास का व्यक्ति नहीं देख सकता, और इसके नाम पर कोई आपको छोटा न करे। आपके हाथ में आज का कर्म है।',
          'पुराने कर्मों की बात अक्सर साहूकार के खाते की तरह की जाती है। पर धर्मग्रंथ कृपा की और नए सिरे से चलने की बात भी उतनी ही करते हैं।',
        ],
      },
      practices: {
        english: [
          'If an old burden weighs on you, lay it down once in prayer tonight and ask for grace. Begin tomorrow with one good deed before breakfast.',
        ],
        punjabi: [
          'ਜੇ ਕੋਈ ਪੁਰਾਣਾ ਭਾਰ ਮਨ ਉੱਤੇ ਹੈ, ਤਾਂ ਅੱਜ ਰਾਤ ਉਸ ਨੂੰ ਇੱਕ ਵਾਰ ਅਰਦਾਸ ਵਿੱਚ ਰੱਖੋ ਅਤੇ ਬਖ਼ਸ਼ਿਸ਼ ਮੰਗੋ। ਕੱਲ੍ਹ ਸਵੇਰੇ ਨਾਸ਼ਤੇ ਤੋਂ ਪਹਿਲਾਂ ਇੱਕ ਭਲਾ ਕੰਮ ਕਰੋ।',
        ],
        hindi: [
          'यदि कोई पुराना बोझ मन पर है, तो आज रात उसे एक बार प्रार्थना में रखिए और कृपा माँगिए। कल सुबह नाश्ते से पहले एक भला काम कीजिए।',
        ],
      },
    },
    {
      id: 'fateOrEffort',
      words: {
        en: `fate, destiny, destined, luck, lucky, unlucky, bad luck, written, already written, predestined, predetermined, free will, change my fate, change my destiny, change fate, change destiny, horoscope, kundli, stars, astrology, astrologer, palm, bad time, saturn, shani, planets, stones, lifeline, lottery, written for me`,
        pa: `ਕਿਸਮਤ, ਨਸੀਬ, ਨਸੀਬਾਂ, ਭਾਗ, ਤਕਦੀਰ, ਮੁਕੱਦਰ, ਲੇਖ, ਲੇਖਾਂ, ਲਿਖਿਆ, ਲਿਖੀ, ਬਦਕਿਸਮਤ, ਬਦਨਸੀਬ, ਕਿਸਮਤ ਬਦਲ, ਕਿਸਮਤ ਮਾੜੀ, ਕਿਸਮਤ ਖ਼ਰਾਬ, ਕੁੰਡਲੀ, ਜੋਤਸ਼ੀ, ਜੋਤਿਸ਼, ਗ੍ਰਹਿ, ਸ਼ਨੀ, ਮਾੜਾ ਸਮਾਂ, ਮੱਥੇ, ਮੰਗਲੀਕ, ਉੱਦਮ, ਲਕੀਰਾਂ, ਨਗ`,
        hi: `क़िस्मत, नसीब, भाग्य, तक़दीर, मुक़द्दर, लिखा, लिखी, लेख, बदक़िस्मत, बदनसीब, अभागा, अभागी, क़िस्मत बदल, भाग्य बदल, क़िस्मत ख़राब, क़िस्मत बुरी, कुंडली, ज्योतिषी, ज्योतिष, ग्रह, शनि, साढ़ेसाती, बुरा समय, विधाता, नियति, प्रारब्ध, मांगलिक, ललाट, पुरुषार्थ, रेखाएँ, दुर्भाग्य`,
        roman: `kismat, kismet, qismat, naseeb, nasib, nasiban, bhaag, bhag, bhagya, takdeer, taqdeer, takdir, mukaddar, muqaddar, lekh, likhia, likheya, likha, likhya, badkismat, badnaseeb, abhaga, abhagi, kundli, jotshi, jyotishi, jyotish, grah, shani, sade sati, sadhe sati, mara sama, bura samay, bura waqt, niyati, prarabdh, vidhata, fate, luck, unlucky, matthe, manglik, rahu, ketu, nazar lagi, lakeeran, hath dian lakeeran, upay, vidhi ka vidhan, purusharth`,
      },
      openings: {
        english: [
          'Is it all written, or is something left to me? You did not choose where you start, but the next step is still put into your hands.',
          'When much has gone wrong, it is easy to call oneself unlucky for good. That word describes some days; it does not decide the next ones.',
        ],
        punjabi: [
          'ਕੀ ਸਭ ਲਿਖਿਆ ਹੋਇਆ ਹੈ, ਜਾਂ ਕੁਝ ਮੇਰੇ ਹੱਥ ਵੀ ਹੈ? ਕਿੱਥੋਂ ਤੁਰਨਾ ਹੈ, ਇਹ ਕੋਈ ਆਪ ਨਹੀਂ ਚੁਣਦਾ, ਪਰ ਅਗਲਾ ਕਦਮ ਅੱਜ ਵੀ ਤੁਹਾਡੇ ਹੱਥ ਹੈ।',
          'ਬਹੁਤ ਕੁਝ ਵਿਗੜ ਜਾਵੇ ਤਾਂ ਮਨ ਆਪਣੇ ਆਪ ਨੂੰ ਸਦਾ ਲਈ ਬਦਕਿਸਮਤ ਕਹਿਣ ਲੱਗਦਾ ਹੈ। ਇਹ ਸ਼ਬਦ ਕੁਝ ਦਿਨਾਂ ਦਾ ਹਾਲ ਹੈ, ਆਉਣ ਵਾਲੇ ਦਿਨਾਂ ਦਾ ਫ਼ੈਸਲਾ ਨਹੀਂ।',
        ],
        hindi: [
          'क्या सब लिखा हुआ है, या कुछ मेरे हाथ में भी है? आरंभ की जगह कोई स्वयं नहीं चुनता, पर अगला कदम आज भी आपके हाथ में है।',
          'बहुत कुछ बिगड़ जाए तो मन अपने आप को सदा के लिए बदक़िस्मत कहने लगता है। यह शब्द कुछ दिनों का हाल है, आने वाले दिनों का फ़ैसला नहीं।',
        ],
      },
      practices: {
        english: [
          'For one week, spend nothing on predictions. Each morning name one thing that is in your hands that day, do it, and leave the rest to God at night.',
        ],
        punjabi: [
          'ਇੱਕ ਹਫ਼ਤਾ ਭਵਿੱਖ ਪੁੱਛਣ ਉੱਤੇ ਕੋਈ ਪੈਸਾ ਨਾ ਲਾਓ। ਰੋਜ਼ ਸਵੇਰੇ ਇੱਕ ਗੱਲ ਚੁਣੋ ਜੋ ਤੁਹਾਡੇ ਹੱਥ ਵਿੱਚ ਹੈ, ਉਹ ਕਰੋ, ਅਤੇ ਬਾਕੀ ਰਾਤ ਨੂੰ ਰੱਬ ਉੱਤੇ ਛੱਡ ਦਿਓ।',
        ],
        hindi: [
          'एक सप्ताह भविष्य पूछने पर कोई पैसा मत लगाइए। रोज़ सुबह एक बात चुनिए जो आपके हाथ में है, उसे कीजिए, और बाकी रात को ईश्वर पर छोड़ दीजिए।',
        ],
      },
    },
    {
      id: 'asYouSow',
      words: {
        en: `as you sow, sow, reap, what goes around, comes around, will they pay, will he pay, will she pay, their karma, his karma, her karma, those who hurt me, get their karma, good deeds, good karma, what is karma, explain karma, law of karma, how does karma work, does karma work, is karma real, karma real, karma yoga, kindness, good deed, wanting fruit, without fruit`,
        pa: `ਜੋ ਬੀਜੋ, ਬੀਜੇ, ਬੀਜਿਆ, ਵੱਢੋ, ਵੱਢਣਾ, ਜੈਸਾ ਕਰੋ, ਕਰਨੀ ਭਰਨੀ, ਕਰਨੀ, ਉਸ ਨੂੰ ਸਜ਼ਾ, ਉਹਨਾਂ ਨੂੰ ਸਜ਼ਾ, ਉਸ ਦੇ ਕਰਮ, ਉਹਨਾਂ ਦੇ ਕਰਮ, ਚੰਗੇ ਕਰਮ, ਨੇਕ ਕਰਮ, ਕਰਮ ਕੀ ਹੈ, ਕਰਮ ਕੀ, ਕਰਮ ਸਿਧਾਂਤ, ਕਰਮਾਂ ਦਾ ਸਿਧਾਂਤ, ਹਿਸਾਬ, ਕਿੱਕਰ, ਬੀਜ ਕੇ, ਨੇਕੀ`,
        hi: `जो बोओगे, बोओगे, काटोगे, जैसा करोगे, जैसी करनी, करनी, भरनी, उसे सज़ा, उन्हें सज़ा, उसके कर्म, उनके कर्म, अच्छे कर्म, सत्कर्म, कर्म क्या है, कर्म क्या, कर्म सिद्धांत, कर्म का सिद्धांत, कर्म योग, कर्मयोग, हिसाब, बबूल, निष्काम कर्म, नेकी, कर्मफल क्या`,
        roman: `jo beejo, beejoge, bijoge, beejia, vaddhoge, jo boge, booge, kaatoge, katoge, jaisa karoge, jaisi karni, karni, bharni, us nu saza, ohna nu saza, use saza, unhe saza, usde karam, ohna de karam, uske karm, unke karm, change karam, ache karam, acche karm, ache karm, karam ki hai, karma ki hai, karm kya hai, karma kya hai, karm siddhant, karma yoga, karm yog, hisab, hisaab, jo bijo, neki, kamai neki, acche kaam, achhe kaam, kab bharega, nishkam`,
      },
      openings: {
        english: [
          'As we sow, so we reap: it invites us to choose today’s seed with care. It does not say that whoever suffers must have sown it.',
          'It is tempting to keep other people’s accounts as well. That ledger is not ours; our own small field is work enough, and it is within reach.',
        ],
        punjabi: [
          'ਜੋ ਬੀਜੋ ਸੋ ਵੱਢੋ: ਇਹ ਸੱਦਾ ਹੈ ਕਿ ਅੱਜ ਦਾ ਬੀਜ ਸੋਚ ਕੇ ਚੁਣਿਆ ਜਾਵੇ। ਇਸ ਦਾ ਅਰਥ ਇਹ ਨਹੀਂ ਕਿ ਜੋ ਦੁਖੀ ਹੈ, ਉਸ ਨੇ ਦੁੱਖ ਆਪ ਬੀਜਿਆ ਹੋਵੇਗਾ।',
          'ਦੂਜਿਆਂ ਦਾ ਹਿਸਾਬ ਰੱਖਣ ਨੂੰ ਵੀ ਮਨ ਕਰਦਾ ਹੈ। ਪਰ ਉਹ ਵਹੀ ਸਾਡੀ ਨਹੀਂ; ਆਪਣੀ ਛੋਟੀ ਜਿਹੀ ਪੈਲੀ ਹੀ ਬਹੁਤ ਹੈ, ਅਤੇ ਉਹ ਸਾਡੀ ਪਹੁੰਚ ਵਿੱਚ ਹੈ।',
        ],
        hindi: [
          'जैसा बोओ वैसा काटो: यह निमंत्रण है कि आज का बीज सोचकर चुना जाए। इसका अर्थ यह नहीं कि जो दुखी है, उसने दुख स्वयं बोया होगा।',
          'दूसरों का हिसाब रखने को भी मन करता है। पर वह बही हमारी नहीं; अपना छोटा-सा खेत ही बहुत है, और वह हमारी पहुँच में है।',
        ],
      },
    },
  ],
}
