import type { ThemePhrases } from './types.ts'

export const exams: ThemePhrases = {
  openings: {
    english: [
      'Exams can make it seem as if your whole life hung on a few hours. It does not, and you are more than any mark.',
      'Studying under pressure is tiring, and the fear of the result takes away the joy of learning. Let us put the result aside for a moment.',
      'The page in front of you is yours; the marks are not in your hands yet. That is where the mind can rest.',
    ],
    punjabi: [
      'ਇਮਤਿਹਾਨ ਵੇਲੇ ਇੰਝ ਲੱਗਦਾ ਹੈ ਜਿਵੇਂ ਸਾਰੀ ਜ਼ਿੰਦਗੀ ਕੁਝ ਘੰਟਿਆਂ ਉੱਤੇ ਟਿਕੀ ਹੋਵੇ। ਅਜਿਹਾ ਨਹੀਂ ਹੈ; ਤੁਸੀਂ ਨੰਬਰਾਂ ਨਾਲੋਂ ਕਿਤੇ ਵੱਧ ਹੋ।',
      'ਦਬਾਅ ਹੇਠ ਪੜ੍ਹਨਾ ਥਕਾਉਂਦਾ ਹੈ, ਅਤੇ ਨਤੀਜੇ ਦਾ ਡਰ ਸਿੱਖਣ ਦਾ ਸੁਆਦ ਖੋਹ ਲੈਂਦਾ ਹੈ। ਆਓ, ਨਤੀਜੇ ਨੂੰ ਇੱਕ ਪਲ ਪਾਸੇ ਰੱਖੀਏ।',
      'ਸਾਹਮਣੇ ਖੁੱਲ੍ਹਾ ਪੰਨਾ ਤੁਹਾਡੇ ਹੱਥ ਵਿੱਚ ਹੈ; ਨੰਬਰ ਅਜੇ ਹੱਥ ਵਿੱਚ ਨਹੀਂ। ਮਨ ਇੱਥੇ ਹੀ ਟਿਕ ਸਕਦਾ ਹੈ।',
    ],
    hindi: [
      'परीक्षा के समय लगता है जैसे सारा जीवन कुछ घंटों पर टिका हो। ऐसा नहीं है; आप अंकों से कहीं अधिक हैं।',
      'दबाव में पढ़ना थकाता है, और परिणाम का डर सीखने का आनंद छीन लेता है। आइए, परिणाम को एक पल किनारे रखें।',
      'सामने खुला पन्ना आपके हाथ में है; अंक अभी हाथ में नहीं। मन यहीं टिक सकता है।',
    ],
  },
  again: {
    english: [
      'The exams are still pressing on you. Let us take another small piece of this.',
      'Let us stay with it a little. Even talking it over twice is time well spent.',
    ],
    punjabi: [
      'ਪੜ੍ਹਾਈ ਦਾ ਭਾਰ ਅਜੇ ਵੀ ਮਨ ਉੱਤੇ ਹੈ। ਆਓ, ਇਸ ਦਾ ਇੱਕ ਹੋਰ ਛੋਟਾ ਹਿੱਸਾ ਵੇਖੀਏ।',
      'ਆਓ, ਇਸ ਗੱਲ ਉੱਤੇ ਥੋੜ੍ਹਾ ਹੋਰ ਰੁਕੀਏ। ਦੂਜੀ ਵਾਰ ਵਿਚਾਰਨਾ ਵੀ ਸਮਾਂ ਗੁਆਉਣਾ ਨਹੀਂ।',
    ],
    hindi: [
      'पढ़ाई का बोझ अब भी मन पर है। आइए, इसका एक और छोटा हिस्सा देखें।',
      'आइए, इस बात पर थोड़ा और रुकें। दूसरी बार विचारना भी समय खोना नहीं।',
    ],
  },
  practices: {
    english: [
      'Study one topic for twenty-five minutes with the phone in another room, then rest for five. Do not compute the result today; only finish the page.',
      'Explain one thing you have learned to a friend or a younger child. What can be explained has taken root.',
      'Sleep is part of studying. Tonight close the books an hour before bed, say a short prayer, and lie down early.',
    ],
    punjabi: [
      'ਪੱਚੀ ਮਿੰਟ ਇੱਕ ਵਿਸ਼ਾ ਪੜ੍ਹੋ, ਫ਼ੋਨ ਦੂਜੇ ਕਮਰੇ ਵਿੱਚ ਰੱਖ ਕੇ, ਫਿਰ ਪੰਜ ਮਿੰਟ ਆਰਾਮ ਕਰੋ। ਅੱਜ ਨਤੀਜੇ ਦਾ ਹਿਸਾਬ ਨਾ ਲਾਓ; ਸਿਰਫ਼ ਪੰਨਾ ਪੂਰਾ ਕਰੋ।',
      'ਅੱਜ ਸਿੱਖੀ ਇੱਕ ਗੱਲ ਕਿਸੇ ਦੋਸਤ ਜਾਂ ਛੋਟੇ ਬੱਚੇ ਨੂੰ ਸਮਝਾਓ। ਜੋ ਸਮਝਾਇਆ ਜਾ ਸਕੇ, ਉਹ ਪੱਕਾ ਹੋ ਜਾਂਦਾ ਹੈ।',
      'ਨੀਂਦ ਵੀ ਪੜ੍ਹਾਈ ਦਾ ਹਿੱਸਾ ਹੈ। ਅੱਜ ਸੌਣ ਤੋਂ ਘੰਟਾ ਪਹਿਲਾਂ ਕਿਤਾਬਾਂ ਬੰਦ ਕਰੋ, ਛੋਟੀ ਜਿਹੀ ਅਰਦਾਸ ਕਰੋ ਅਤੇ ਵੇਲੇ ਸਿਰ ਸੌਂ ਜਾਓ।',
    ],
    hindi: [
      'पच्चीस मिनट एक विषय पढ़िए, फ़ोन दूसरे कमरे में रखकर, फिर पाँच मिनट आराम कीजिए। आज परिणाम का हिसाब मत लगाइए; केवल पन्ना पूरा कीजिए।',
      'आज सीखी एक बात किसी मित्र या छोटे बच्चे को समझाइए। जो समझाया जा सके, वह पक्का हो जाता है।',
      'नींद भी पढ़ाई का हिस्सा है। आज सोने से एक घंटा पहले किताबें बंद कीजिए, छोटी-सी प्रार्थना कीजिए और समय पर सो जाइए।',
    ],
  },
  situations: [
    {
      id: 'failed',
      words: {
        en: `failed, fail, failing, didnt pass, did not pass, not pass, bad marks, low marks, poor marks, less marks, got less, bad result, bad results, flunked, backlog, supplementary, compartment, couldnt clear, not cleared, did not clear, didnt clear, not selected, second attempt, dropped`,
        pa: `ਫੇਲ੍ਹ, ਫੇਲ, ਪਾਸ ਨਹੀਂ ਹੋਇਆ, ਪਾਸ ਨਹੀਂ ਹੋਈ, ਘੱਟ ਨੰਬਰ, ਨੰਬਰ ਘੱਟ, ਨੰਬਰ ਨਹੀਂ ਆਏ, ਮਾੜੇ ਨੰਬਰ, ਰਹਿ ਗਿਆ, ਰਹਿ ਗਈ, ਰੀਅਪੀਅਰ, ਕੰਪਾਰਟਮੈਂਟ, ਸਪਲੀ, ਨਤੀਜਾ ਮਾੜਾ, ਪੇਪਰ ਖ਼ਰਾਬ, ਪੇਪਰ ਮਾੜਾ, ਬੈਂਡ ਨਹੀਂ`,
        hi: `फ़ेल, फेल, अनुत्तीर्ण, पास नहीं हुआ, पास नहीं हुई, कम अंक, अंक कम, कम नंबर, नंबर कम, नंबर नहीं आए, रह गया, रह गई, कंपार्टमेंट, सप्लीमेंट्री, ख़राब परिणाम, रिज़ल्ट ख़राब, पेपर ख़राब, पेपर बिगड़, चयन नहीं, सिलेक्शन नहीं`,
        roman: `fail, fail ho gaya, fail ho gayi, pass nahi hoya, pass nahi hoyi, pass nahi hua, pass nahi hui, ghat number, number ghat, number kam, kam number, marks kam, marks ghat, number nahi aaye, reappear, supply, compartment, result kharab, result mara, paper kharab, paper mara, band nahi, clear nahi hoya, clear nahi hua, selection nahi`,
      },
      openings: {
        english: [
          'The result hurts, and it may feel as if everyone were looking. A paper has judged a few hours of your work; it has not judged you.',
          'First let the disappointment have its day; then look again. There are more ways forward than a mark sheet shows, and you need not find them alone.',
        ],
        punjabi: [
          'ਨਤੀਜਾ ਦੁਖਦਾ ਹੈ, ਅਤੇ ਲੱਗਦਾ ਹੈ ਜਿਵੇਂ ਸਭ ਵੇਖ ਰਹੇ ਹੋਣ। ਪਰਚੇ ਨੇ ਕੁਝ ਘੰਟਿਆਂ ਦਾ ਕੰਮ ਪਰਖਿਆ ਹੈ; ਤੁਹਾਨੂੰ ਨਹੀਂ।',
          'ਪਹਿਲਾਂ ਮਨ ਦਾ ਦੁੱਖ ਹੌਲਾ ਹੋ ਲੈਣ ਦਿਓ, ਫਿਰ ਮੁੜ ਵੇਖਾਂਗੇ। ਰਾਹ ਅੰਕ-ਪੱਤਰੀ ਵਿੱਚ ਦਿਸਦੇ ਨਾਲੋਂ ਵੱਧ ਹਨ, ਅਤੇ ਇਕੱਲਿਆਂ ਲੱਭਣੇ ਜ਼ਰੂਰੀ ਨਹੀਂ।',
        ],
        hindi: [
          'परिणाम दुखता है, और लगता है जैसे सब देख रहे हों। परचे ने कुछ घंटों का काम परखा है; आपको नहीं।',
          'पहले मन का दुख हल्का हो लेने दीजिए, फिर दुबारा देखेंगे। राहें अंकपत्र में दिखने से अधिक हैं, और उन्हें अकेले खोजना ज़रूरी नहीं।',
        ],
      },
      practices: {
        english: [
          'Tell the result yourself to one person who cares for you, today, and ask a teacher this week what the next step can be. If the shame feels unbearable, please do not stay alone with it.',
        ],
        punjabi: [
          'ਅੱਜ ਹੀ ਆਪ ਕਿਸੇ ਪਿਆਰ ਕਰਨ ਵਾਲੇ ਨੂੰ ਨਤੀਜਾ ਦੱਸੋ, ਅਤੇ ਇਸ ਹਫ਼ਤੇ ਅਧਿਆਪਕ ਤੋਂ ਅਗਲਾ ਕਦਮ ਪੁੱਛੋ। ਜੇ ਸ਼ਰਮ ਸਹਿਣੀ ਔਖੀ ਹੋਵੇ, ਤਾਂ ਇਕੱਲਿਆਂ ਨਾ ਰਹੋ, ਕਿਸੇ ਕੋਲ ਬੈਠੋ।',
        ],
        hindi: [
          'आज ही स्वयं किसी प्रेम करने वाले को परिणाम बताइए, और इस सप्ताह शिक्षक से अगला कदम पूछिए। यदि लज्जा सहना कठिन हो, तो अकेले मत रहिए, किसी के पास बैठिए।',
        ],
      },
    },
    {
      id: 'afraidBefore',
      words: {
        en: `tomorrow, next week, next month, coming, upcoming, nervous, afraid, scared, fear, anxious, anxiety, stress, stressed, worried, worry, tension, panic, pressure, what if i fail*5, if i fail*5, will fail*5, afraid of failing*5, scared of failing*5, fear of failing*5, fear of failure*5, might fail*5, blank, go blank, forget everything, prepare, preparation, result is coming, results are coming, waiting for result`,
        pa: `ਡਰ, ਡਰ ਲੱਗਦਾ, ਘਬਰਾਹਟ, ਘਬਰਾ, ਚਿੰਤਾ, ਟੈਨਸ਼ਨ, ਫ਼ਿਕਰ, ਤਣਾਅ, ਦਬਾਅ, ਕੱਲ੍ਹ, ਪਰਸੋਂ, ਅਗਲੇ ਹਫ਼ਤੇ, ਆਉਣ ਵਾਲੇ, ਸਿਰ ਤੇ, ਨੇੜੇ, ਤਿਆਰੀ, ਫੇਲ੍ਹ ਹੋਣ ਦਾ*5, ਫੇਲ੍ਹ ਹੋ ਜਾਵਾਂ*5, ਫੇਲ੍ਹ ਨਾ ਹੋ*5, ਭੁੱਲ ਜਾਂਦਾ, ਨਤੀਜਾ ਆਉਣ, ਨਤੀਜੇ ਦੀ ਉਡੀਕ`,
        hi: `डर, डर लगता, घबराहट, घबरा, चिंता, टेंशन, फ़िक्र, तनाव, दबाव, कल, परसों, अगले हफ़्ते, आने वाली, आने वाले, सिर पर, पास आ, तैयारी, फ़ेल होने का*5, फ़ेल हो जाऊँ*5, फ़ेल न हो*5, भूल जाता, भूल जाती, परिणाम आने, रिज़ल्ट आने`,
        roman: `dar, darr, =dar, dar lagda, dar lagta, ghabrahat, ghabra, chinta, tension, tanav, fikar, fikr, pressure, stress, nervous, kal, kal nu, kal ko, parso, agle hafte, aun wale, aane wale, nede, tyari, tayari, taiyari, fail hon da*5, fail hone ka*5, fail ho java*5, fail ho jau*5, fail na ho*5, bhul janda, bhool jata, bhul jata, result aun, result aane, result ton pehla*4, result se pehle*4, je number*4`,
      },
      openings: {
        english: [
          'Being nervous before an exam only shows that you care about it. The nervousness may come along; it does not have to hold the pen.',
          'The mind is already sitting in the exam hall, days too early. Let us bring it back to this hour, where there is still something you can do.',
        ],
        punjabi: [
          'ਇਮਤਿਹਾਨ ਤੋਂ ਪਹਿਲਾਂ ਘਬਰਾਹਟ ਇਹੀ ਦੱਸਦੀ ਹੈ ਕਿ ਇਹ ਗੱਲ ਤੁਹਾਡੇ ਲਈ ਵੱਡੀ ਹੈ। ਘਬਰਾਹਟ ਨਾਲ ਬੈਠੀ ਰਹੇ, ਕਲਮ ਉਸ ਦੇ ਹੱਥ ਦੇਣੀ ਜ਼ਰੂਰੀ ਨਹੀਂ।',
          'ਮਨ ਪਹਿਲਾਂ ਹੀ ਇਮਤਿਹਾਨ ਵਾਲੇ ਕਮਰੇ ਵਿੱਚ ਜਾ ਬੈਠਾ ਹੈ। ਆਓ, ਇਸ ਨੂੰ ਇਸ ਘੜੀ ਵਿੱਚ ਮੋੜ ਲਿਆਈਏ, ਜਿੱਥੇ ਅਜੇ ਕੁਝ ਕੀਤਾ ਜਾ ਸਕਦਾ ਹੈ।',
        ],
        hindi: [
          'परीक्षा से पहले की घबराहट यही बताती है कि यह बात आपके लिए बड़ी है। घबराहट साथ बैठी रहे, क़लम उसके हाथ में देना ज़रूरी नहीं।',
          'मन पहले ही परीक्षा के कमरे में जा बैठा है। आइए, उसे इस घड़ी में लौटा लाएँ, जहाँ अभी कुछ किया जा सकता है।',
        ],
      },
      practices: {
        english: [
          'Pack your things tonight, read over one topic you already know well, and before the paper opens, take three slow breaths and a short prayer.',
        ],
        punjabi: [
          'ਅੱਜ ਰਾਤ ਆਪਣਾ ਸਾਮਾਨ ਤਿਆਰ ਰੱਖੋ, ਜੋ ਚੰਗਾ ਆਉਂਦਾ ਹੈ ਉਸ ਉੱਤੇ ਇੱਕ ਝਾਤ ਮਾਰੋ, ਅਤੇ ਪਰਚਾ ਖੋਲ੍ਹਣ ਤੋਂ ਪਹਿਲਾਂ ਤਿੰਨ ਹੌਲੇ ਸਾਹ ਲੈ ਕੇ ਨਿੱਕੀ ਅਰਦਾਸ ਕਰੋ।',
        ],
        hindi: [
          'आज रात अपना सामान तैयार रखिए, जो अच्छा आता है उसे एक बार देख लीजिए, और परचा खोलने से पहले तीन धीमी साँसें लेकर छोटी प्रार्थना कीजिए।',
        ],
      },
    },
    {
      id: 'cannotConcentrate',
      words: {
        en: `concentrate, concentration, focus, distracted, distraction, distractions, mind wanders, phone, instagram, mobile, games, lazy, cant study, not able to study, unable to study, dont feel like studying, not interested, boring, bored, cant remember, memory, procrastinate, procrastinating, motivation, sleepy`,
        pa: `ਧਿਆਨ, ਧਿਆਨ ਨਹੀਂ, ਮਨ ਨਹੀਂ ਲੱਗਦਾ, ਦਿਲ ਨਹੀਂ ਲੱਗਦਾ, ਪੜ੍ਹਨ ਨੂੰ ਦਿਲ, ਪੜ੍ਹਨ ਵਿੱਚ ਮਨ, ਪੜ੍ਹਾਈ ਵਿੱਚ ਮਨ, ਭਟਕਦਾ, ਭਟਕ, ਫ਼ੋਨ, ਮੋਬਾਈਲ, ਖੇਡਾਂ, ਗੇਮ, ਆਲਸ, ਯਾਦ ਨਹੀਂ, ਇਕਾਗਰ, ਇਕਾਗਰਤਾ, ਨੀਂਦ ਆ`,
        hi: `ध्यान, ध्यान नहीं, मन नहीं लगता, दिल नहीं लगता, पढ़ने में मन, पढ़ाई में मन, पढ़ने का मन, भटकता, भटक, फ़ोन, मोबाइल, गेम, आलस, आलस्य, याद नहीं, एकाग्र, एकाग्रता, नींद आ`,
        roman: `dhyan, =dhian, dhyan nahi, mann nahi lagda, man nahi lagda, man nahi lagta, mann nahi lagta, dil nahi lagda, dil nahi lagta, padhan ch, padhai me man, padhai ch mann, padhne ka man, bhatak, bhatakda, bhatakta, phone, mobile, game, aalas, alas, yaad nahi, focus, concentrate, neend aa`,
      },
      openings: {
        english: [
          'A mind that runs off from the book is not a bad mind; it is an untrained puppy. It comes back more readily when it is called gently and often.',
          'So much pulls at your attention, and most of it was made to pull. A few clear minutes are worth more than hours of half looking.',
        ],
        punjabi: [
          'ਕਿਤਾਬ ਤੋਂ ਭੱਜਦਾ ਮਨ ਮਾੜਾ ਨਹੀਂ; ਇਹ ਅਣਸਿੱਖੇ ਵੱਛੇ ਵਰਗਾ ਹੈ। ਪਿਆਰ ਨਾਲ ਵਾਰ-ਵਾਰ ਸੱਦਣ ਉੱਤੇ ਮੁੜ ਆਉਂਦਾ ਹੈ।',
          'ਧਿਆਨ ਨੂੰ ਖਿੱਚਣ ਵਾਲਾ ਬਹੁਤ ਕੁਝ ਹੈ, ਅਤੇ ਬਹੁਤਾ ਬਣਿਆ ਹੀ ਖਿੱਚਣ ਲਈ ਹੈ। ਅੱਧੇ ਮਨ ਦੇ ਘੰਟਿਆਂ ਨਾਲੋਂ ਪੂਰੇ ਮਨ ਦੇ ਕੁਝ ਮਿੰਟ ਚੰਗੇ।',
        ],
        hindi: [
          'किताब से भागता मन बुरा नहीं; वह अनसिखाए बछड़े जैसा है। प्यार से बार-बार बुलाने पर लौट आता है।',
          'ध्यान को खींचने वाला बहुत कुछ है, और अधिकतर बना ही खींचने के लिए है। आधे मन के घंटों से पूरे मन के कुछ मिनट अच्छे।',
        ],
      },
    },
    {
      id: 'expectations',
      words: {
        en: `my parents expect, expectations, expectation, parents want, parents pressure, disappoint, let my parents down, disappoint my parents, compare, compared, comparing, cousins, topper, toppers, everyone else, society, forced, forcing me, stream, not my choice, parents scold, angry with my marks`,
        pa: `ਉਮੀਦ, ਉਮੀਦਾਂ, ਮਾਪਿਆਂ ਦਾ ਦਬਾਅ, ਮਾਪਿਆਂ ਦੀਆਂ, ਮਾਪੇ ਚਾਹੁੰਦੇ, ਘਰ ਵਾਲੇ ਕਹਿੰਦੇ, ਘਰਦੇ, ਤੁਲਨਾ, ਮੁਕਾਬਲਾ, ਸ਼ਰੀਕੇ, ਰਿਸ਼ਤੇਦਾਰ, ਝਿੜਕਦੇ, ਜ਼ਬਰਦਸਤੀ, ਨਿਰਾਸ਼`,
        hi: `उम्मीद, उम्मीदें, उम्मीदों, अपेक्षा, अपेक्षाएँ, माता पिता का दबाव, माता पिता चाहते, माँ बाप चाहते, घर वाले कहते, घर वाले, तुलना, रिश्तेदार, डाँटते, ज़बरदस्ती, निराश`,
        roman: `umeed, umeedan, ummeed, ummeeden, expectation, expectations, mape chahunde, maape chahunde, parents chahte, maa baap chahte, ghar wale kehnde, gharwale kehte, ghar wale, ghardeyan, tulna, compare, rishtedar, jhidakde, daantte, jabardasti, zabardasti, topper`,
      },
      openings: {
        english: [
          'It is hard to study with other people’s hopes sitting on the desk. Their hopes may come from love, and your pace and path are still your own.',
          'Being measured against cousins and toppers makes learning bitter. You are not behind on your own road.',
        ],
        punjabi: [
          'ਦੂਜਿਆਂ ਦੀਆਂ ਉਮੀਦਾਂ ਮੇਜ਼ ਉੱਤੇ ਪਈਆਂ ਹੋਣ ਤਾਂ ਪੜ੍ਹਨਾ ਔਖਾ ਹੁੰਦਾ ਹੈ। ਉਮੀਦਾਂ ਪਿਆਰ ਵਿੱਚੋਂ ਹੋ ਸਕਦੀਆਂ ਹਨ, ਪਰ ਤੋਰ ਅਤੇ ਰਾਹ ਤੁਹਾਡੇ ਆਪਣੇ ਹਨ।',
          'ਦੂਜਿਆਂ ਨਾਲ ਤੋਲੇ ਜਾਣ ਨਾਲ ਪੜ੍ਹਾਈ ਕੌੜੀ ਹੋ ਜਾਂਦੀ ਹੈ। ਆਪਣੇ ਰਾਹ ਉੱਤੇ ਕੋਈ ਪਿੱਛੇ ਨਹੀਂ ਹੁੰਦਾ।',
        ],
        hindi: [
          'दूसरों की उम्मीदें मेज़ पर रखी हों तो पढ़ना कठिन होता है। उम्मीदें प्रेम से हो सकती हैं, पर गति और राह आपकी अपनी है।',
          'दूसरों के साथ तौले जाने पर पढ़ाई कड़वी हो जाती है। अपनी राह पर कोई पीछे नहीं होता।',
        ],
      },
      practices: {
        english: [
          'Choose a calm moment and tell a parent or teacher one true sentence about how the pressure feels, and one thing that would help.',
        ],
        punjabi: ['ਕਿਸੇ ਸ਼ਾਂਤ ਵੇਲੇ ਘਰ ਵਿੱਚ ਜਾਂ ਅਧਿਆਪਕ ਨੂੰ ਇੱਕ ਸੱਚੀ ਗੱਲ ਦੱਸੋ ਕਿ ਦਬਾਅ ਕਿਵੇਂ ਲੱਗਦਾ ਹੈ, ਅਤੇ ਇੱਕ ਗੱਲ ਜੋ ਮਦਦ ਕਰੇਗੀ।'],
        hindi: ['किसी शांत समय पर घर में या शिक्षक को एक सच्ची बात बताइए कि दबाव कैसा लगता है, और एक बात जो मदद करेगी।'],
      },
    },
  ],
}
