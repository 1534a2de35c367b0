import type { ThemePhrases } from './types.ts'

export const hope: ThemePhrases = {
  openings: {
    english: [
      'These sound like heavy days. Hope need not be loud; a small lamp is enough for the next few steps.',
      'When everything seems to go wrong, it is hard to believe that it can change. Thank you for still asking.',
      'You need not see the whole road tonight. Getting through today, with someone beside you, is already something.',
    ],
    punjabi: [
      'ਲੱਗਦਾ ਹੈ ਇਹ ਦਿਨ ਭਾਰੇ ਹਨ। ਆਸ ਨੂੰ ਉੱਚੀ ਹੋਣ ਦੀ ਲੋੜ ਨਹੀਂ; ਅਗਲੇ ਕੁਝ ਕਦਮਾਂ ਲਈ ਛੋਟਾ ਜਿਹਾ ਦੀਵਾ ਬਹੁਤ ਹੈ।',
      'ਜਦੋਂ ਸਭ ਕੁਝ ਉਲਟ ਜਾਂਦਾ ਲੱਗੇ ਤਾਂ ਯਕੀਨ ਕਰਨਾ ਔਖਾ ਹੁੰਦਾ ਹੈ ਕਿ ਇਹ ਬਦਲ ਸਕਦਾ ਹੈ। ਫਿਰ ਵੀ ਤੁਸੀਂ ਪੁੱਛਿਆ, ਇਸ ਲਈ ਧੰਨਵਾਦ।',
      'ਅੱਜ ਰਾਤ ਸਾਰਾ ਰਾਹ ਦਿਸਣਾ ਜ਼ਰੂਰੀ ਨਹੀਂ। ਕਿਸੇ ਦੇ ਸਾਥ ਨਾਲ ਅੱਜ ਦਾ ਦਿਨ ਲੰਘ ਜਾਵੇ, ਇਹ ਵੀ ਛੋਟੀ ਗੱਲ ਨਹੀਂ।',
    ],
    hindi: [
      'लगता है ये दिन भारी हैं। आशा को ऊँचा होने की ज़रूरत नहीं; अगले कुछ कदमों के लिए छोटा-सा दीपक बहुत है।',
      'जब सब कुछ उल्टा जाता लगे तो विश्वास करना कठिन होता है कि यह बदल सकता है। फिर भी आपने पूछा, इसके लिए धन्यवाद।',
      'आज रात सारा रास्ता दिखना ज़रूरी नहीं। किसी के साथ से आज का दिन बीत जाए, यह भी छोटी बात नहीं।',
    ],
  },
  again: {
    english: [
      'The heaviness is still there, and you are still here. Let us sit with it a little longer.',
      'You do not have to sound better by now. Here is one more word, and please keep a living person close as well.',
    ],
    punjabi: [
      'ਭਾਰ ਅਜੇ ਵੀ ਹੈ, ਅਤੇ ਤੁਸੀਂ ਵੀ ਇੱਥੇ ਹੋ। ਆਓ, ਥੋੜ੍ਹਾ ਚਿਰ ਹੋਰ ਇਕੱਠੇ ਬੈਠੀਏ।',
      'ਇਹ ਜ਼ਰੂਰੀ ਨਹੀਂ ਕਿ ਹੁਣ ਤੱਕ ਮਨ ਸੰਭਲ ਗਿਆ ਹੋਵੇ। ਇੱਕ ਹੋਰ ਬਚਨ ਸੁਣੋ, ਅਤੇ ਕਿਸੇ ਆਪਣੇ ਨੂੰ ਵੀ ਕੋਲ ਰੱਖੋ।',
    ],
    hindi: [
      'भार अब भी है, और आप भी यहाँ हैं। आइए, थोड़ी देर और साथ बैठें।',
      'यह ज़रूरी नहीं कि अब तक मन सँभल गया हो। एक और वचन सुनिए, और किसी अपने को भी पास रखिए।',
    ],
  },
  practices: {
    english: [
      'Do one small thing for your body (a glass of water, a short walk, a proper meal) and one for your heart (a prayer, a call). If the heaviness stays for weeks, please see a doctor too.',
      'Tell one person today: “I am having a hard time.” You need not explain more, only let it be known.',
      'Before sleep, read one line of the {scripture}, and name one thing today that was not dark: a cup of tea, a voice, a bit of sun.',
    ],
    punjabi: [
      'ਇੱਕ ਛੋਟਾ ਕੰਮ ਸਰੀਰ ਲਈ ਕਰੋ (ਪਾਣੀ, ਸੈਰ, ਚੰਗਾ ਖਾਣਾ) ਅਤੇ ਇੱਕ ਮਨ ਲਈ (ਅਰਦਾਸ, ਕਿਸੇ ਨੂੰ ਫ਼ੋਨ)। ਜੇ ਇਹ ਭਾਰ ਹਫ਼ਤਿਆਂ ਤੱਕ ਰਹੇ, ਤਾਂ ਡਾਕਟਰ ਨੂੰ ਵੀ ਮਿਲੋ।',
      'ਅੱਜ ਕਿਸੇ ਇੱਕ ਨੂੰ ਕਹੋ: “ਮੇਰੇ ਦਿਨ ਔਖੇ ਲੰਘ ਰਹੇ ਹਨ।” ਹੋਰ ਸਮਝਾਉਣ ਦੀ ਲੋੜ ਨਹੀਂ, ਬੱਸ ਉਸ ਨੂੰ ਪਤਾ ਹੋਵੇ।',
      'ਸੌਣ ਤੋਂ ਪਹਿਲਾਂ {scripture} ਦੀ ਇੱਕ ਤੁਕ ਪੜ੍ਹੋ ਅਤੇ ਅੱਜ ਦੀ ਇੱਕ ਗੱਲ ਯਾਦ ਕਰੋ ਜੋ ਹਨੇਰੀ ਨਹੀਂ ਸੀ: ਚਾਹ ਦਾ ਕੱਪ, ਕਿਸੇ ਦੀ ਆਵਾਜ਼, ਥੋੜ੍ਹੀ ਧੁੱਪ।',
    ],
    hindi: [
      'एक छोटा काम शरीर के लिए कीजिए (पानी, सैर, ठीक भोजन) और एक मन के लिए (प्रार्थना, किसी को फ़ोन)। यदि यह भारीपन हफ़्तों रहे, तो डॉक्टर से भी मिलिए।',
      'आज किसी एक से कहिए: “मेरे दिन कठिन बीत रहे हैं।” और समझाने की ज़रूरत नहीं, बस उसे पता हो।',
      'सोने से पहले {scripture} की एक पंक्ति पढ़िए और आज की एक बात याद कीजिए जो अँधेरी नहीं थी: चाय का प्याला, किसी की आवाज़, थोड़ी धूप।',
    ],
  },
  situations: [
    {
      id: 'noStrengthLeft',
      words: {
        en: `depressed, depression, hopeless, hopelessness, despair, empty, numb, give up, giving up, given up, tired of life, tired of living, no energy, cannot go on, cant go on, no point, pointless, worthless, nothing matters, no will, broken, shattered, cant take it, cannot take it, darkness, end it, want to die, no strength, strength left, have no strength, out of courage, lost courage, no courage, lost hope, losing hope, lost all hope, no hope, without hope, defeated, finished me, no future, stopped imagining, so dark, everything is dark, everything grey`,
        pa: `ਡਿਪਰੈਸ਼ਨ, ਨਿਰਾਸ਼, ਨਿਰਾਸ਼ਾ, ਮਾਯੂਸ, ਮਾਯੂਸੀ, ਹਾਰ ਗਿਆ, ਹਾਰ ਗਈ, ਹਾਰ ਚੁੱਕਾ, ਹਾਰ ਚੁੱਕੀ, ਹਿੰਮਤ ਨਹੀਂ, ਹਿੰਮਤ ਹਾਰ, ਜੀਣ ਦਾ ਦਿਲ, ਜਿਊਣ ਦਾ, ਜੀਅ ਨਹੀਂ, ਦਿਲ ਨਹੀਂ ਕਰਦਾ, ਮਨ ਨਹੀਂ ਕਰਦਾ, ਥੱਕ ਗਿਆ, ਥੱਕ ਗਈ, ਹਨੇਰਾ, ਟੁੱਟ ਗਿਆ, ਟੁੱਟ ਗਈ, ਖ਼ਾਲੀ, ਬੇਕਾਰ, ਰੋਂਦਾ, ਰੋਂਦੀ, ਤਾਕਤ ਨਹੀਂ, ਹੌਸਲਾ ਟੁੱਟ, ਹੌਸਲਾ ਨਹੀਂ, ਹੌਸਲਾ ਢਹਿ, ਦਿਲ ਢਹਿ, ਢੇਰੀ ਢਾਹ, ਆਸ ਨਹੀਂ, ਉਮੀਦ ਨਹੀਂ, ਆਸ ਮੁੱਕ, ਆਸ ਟੁੱਟ, ਉਮੀਦ ਟੁੱਟ, ਦਿਲ ਡੁੱਬ, ਮਨ ਮਰ`,
        hi: `डिप्रेशन, अवसाद, निराश, निराशा, हताश, हताशा, मायूस, मायूसी, हार गया, हार गई, हार चुका, हार चुकी, हिम्मत नहीं, हिम्मत हार, हिम्मत टूट, जीने का मन, जीने की इच्छा, मन नहीं करता, दिल नहीं करता, थक गया, थक गई, थक चुका, थक चुकी, अँधेरा, टूट गया, टूट गई, ख़ाली, बेकार, रोता, रोती, शक्ति नहीं, ताक़त नहीं, हौसला टूट, हौसला नहीं, उम्मीद नहीं, उम्मीद टूट, उम्मीद ख़त्म, आशा नहीं, आशा टूट, दिल बैठ, मन बुझा, बुझा बुझा, पस्त, अँधेरी, बिखर`,
        roman: `depression, depressed, nirash, nirasha, hatash, mayus, mayoos, mayusi, haar gaya, haar gayi, haar gya, har gaya, har gayi, haar chuka, haar chuki, himmat nahi, himmat haar, himmat tut, himmat toot, jeen da dil, jeene ka man, jeene ki ichha, jeena nahi, jee nahi, man nahi karda, mann nahi karta, dil nahi karda, dil nahi karta, thak gaya, thak gayi, thak gya, hanera, andhera, tut gaya, toot gaya, tut gayi, toot gayi, khali, bekar, rona aata, ronda, rondi, taakat nahi, takat nahi, shakti nahi, hausla tut, hausla toot, hausla nahi, umeed nahi, ummeed nahi, umeed tut, ummeed toot, umeed khatam, aas nahi, aas mukk, dil baith, dil dubb, dil dub, josh nahi, sab khatam, sabh kujh mukk`,
      },
      openings: {
        english: [
          'When there is no strength left, even small things weigh like stones. That is not weakness, and you should not have to bear it alone: please let a friend, a doctor or a helpline carry some of it with you.',
          'The dark has a way of saying that it has always been so and always will be. It is a heavy mood speaking, not the truth about you. Please stay near someone tonight.',
        ],
        punjabi: [
          'ਜਦੋਂ ਤਾਕਤ ਮੁੱਕ ਜਾਵੇ ਤਾਂ ਨਿੱਕੀ ਗੱਲ ਵੀ ਪੱਥਰ ਲੱਗਦੀ ਹੈ। ਇਹ ਕਮਜ਼ੋਰੀ ਨਹੀਂ, ਅਤੇ ਇਹ ਇਕੱਲਿਆਂ ਚੁੱਕਣ ਵਾਲਾ ਭਾਰ ਵੀ ਨਹੀਂ: ਕਿਸੇ ਆਪਣੇ, ਡਾਕਟਰ ਜਾਂ ਹੈਲਪਲਾਈਨ ਨੂੰ ਜ਼ਰੂਰ ਦੱਸੋ।',
          'ਹਨੇਰਾ ਕਹਿੰਦਾ ਹੈ ਕਿ ਸਦਾ ਇੰਝ ਹੀ ਸੀ ਅਤੇ ਸਦਾ ਇੰਝ ਹੀ ਰਹੇਗਾ। ਇਹ ਭਾਰੇ ਮਨ ਦੀ ਆਵਾਜ਼ ਹੈ, ਤੁਹਾਡਾ ਸੱਚ ਨਹੀਂ। ਅੱਜ ਰਾਤ ਕਿਸੇ ਦੇ ਕੋਲ ਰਹੋ।',
        ],
        hindi: [
          'जब शक्ति चुक जाए तो छोटी बात भी पत्थर लगती है। यह कमज़ोरी नहीं, और यह अकेले उठाने का भार भी नहीं: किसी अपने, डॉक्टर या हेल्पलाइन को ज़रूर बताइए।',
          'अँधेरा कहता है कि सदा ऐसा ही था और सदा ऐसा ही रहेगा। यह भारी मन की आवाज़ है, आपका सच नहीं। आज रात किसी के पास रहिए।',
        ],
      },
      practices: {
        english: [
          'Call or sit with one person today and say how bad it is. If thoughts of not wanting to live come, ring a helpline or go to a doctor at once; you need not wait until it gets worse.',
        ],
        punjabi: [
          'ਅੱਜ ਕਿਸੇ ਇੱਕ ਨੂੰ ਫ਼ੋਨ ਕਰੋ ਜਾਂ ਕੋਲ ਬੈਠ ਕੇ ਸਾਰਾ ਹਾਲ ਦੱਸੋ। ਜੇ ਨਾ ਜਿਊਣ ਦੇ ਖ਼ਿਆਲ ਆਉਣ, ਤਾਂ ਤੁਰੰਤ ਹੈਲਪਲਾਈਨ ਜਾਂ ਡਾਕਟਰ ਨਾਲ ਗੱਲ ਕਰੋ; ਹਾਲ ਹੋਰ ਵਿਗੜਨ ਦੀ ਉਡੀਕ ਨਾ ਕਰੋ।',
        ],
        hindi: [
          'आज किसी एक को फ़ोन कीजिए या पास बैठकर सारा हाल बताइए। यदि न जीने के विचार आएँ, तो तुरंत हेल्पलाइन या डॉक्टर से बात कीजिए; हाल और बिगड़ने की प्रतीक्षा मत कीजिए।',
        ],
      },
    },
    {
      id: 'hardTimes',
      words: {
        en: `hard time, hard times, difficult time, difficult times, tough time, tough times, bad time, bad days, problems, troubles, trouble, difficulties, crisis, everything goes wrong, everything is going wrong, going wrong, one after another, struggle, struggling, struggles, when will it end, when will this end, good days, better days, storm, adversity, suffering, every door, bad luck, everything broke, things get better, get better, lost everything, turn around`,
        pa: `ਔਖਾ ਸਮਾਂ, ਔਖੇ ਦਿਨ, ਔਖੇ ਸਮੇਂ, ਔਖੀ ਘੜੀ, ਮਾੜਾ ਸਮਾਂ, ਮਾੜੇ ਦਿਨ, ਬੁਰਾ ਸਮਾਂ, ਬੁਰੇ ਦਿਨ, ਮੁਸੀਬਤ, ਮੁਸੀਬਤਾਂ, ਮੁਸ਼ਕਲ, ਮੁਸ਼ਕਲਾਂ, ਮੁਸ਼ਕਿਲ, ਪਰੇਸ਼ਾਨੀਆਂ, ਤਕਲੀਫ਼ਾਂ, ਸਭ ਉਲਟ, ਉਲਟਾ, ਸੰਕਟ, ਸੰਘਰਸ਼, ਕਦੋਂ ਮੁੱਕ, ਕਦੋਂ ਖ਼ਤਮ, ਚੰਗੇ ਦਿਨ, ਇੱਕ ਤੋਂ ਬਾਅਦ ਇੱਕ, ਦੁੱਖਾਂ, ਦਿਨ ਫਿਰ, ਆਸਰਾ ਟੁੱਟ, ਹਾਲਾਤ ਔਖੇ, ਸਾਰੇ ਰਾਹ ਬੰਦ, ਬੂਹੇ ਬੰਦ, ਮੇਰੀ ਵਾਰੀ`,
        hi: `कठिन समय, कठिन दिन, मुश्किल समय, मुश्किल वक़्त, बुरा समय, बुरा वक़्त, बुरे दिन, मुसीबत, मुसीबतें, मुश्किल, मुश्किलें, कठिनाई, कठिनाइयाँ, परेशानियाँ, तकलीफ़ें, सब उल्टा, उल्टा, संकट, संघर्ष, कब ख़त्म, कब बीतेगा, अच्छे दिन, एक के बाद एक, दुखों, दरवाज़े बंद, सारे रास्ते बंद, रास्ते बंद, मझधार, दुर्भाग्य, किसके भरोसे, दिन बदल, दिन फिरेंगे`,
        roman: `aukha sama, aukhe din, aukha time, okha time, okhe din, aukhi ghadi, mara sama, mada sama, made din, mare din, bura samay, bura waqt, bure din, mushkil samay, mushkil waqt, mushkil time, kathin samay, musibat, museebat, musibatan, musibatein, mushkil, mushkila, mushkilan, mushkile, pareshaniyan, pareshani, takleefan, sab ulta, ulta, sankat, sangharsh, kado mukk, kadon khatam, kab khatam, change din, ache din, acche din, ik to baad ik, ek ke baad ek, din badlenge, din badlange, din kado, raste band, darwaze band, manjhdhar, manjhdhaar, ki sahara, kya sahara, aage kya hoga, halat, dhakke`,
      },
      openings: {
        english: [
          'One blow after another leaves no time to get up in between. It is no wonder if courage runs low; let it rest here a moment.',
          'Hard seasons do not show how long they will stay. They do show who will walk a stretch with you, so do not walk it alone.',
        ],
        punjabi: [
          'ਇੱਕ ਪਿੱਛੋਂ ਇੱਕ ਸੱਟ ਵੱਜੇ ਤਾਂ ਉੱਠਣ ਦਾ ਵੇਲਾ ਵੀ ਨਹੀਂ ਮਿਲਦਾ। ਹੌਸਲਾ ਘਟ ਜਾਵੇ ਤਾਂ ਹੈਰਾਨੀ ਨਹੀਂ; ਇੱਥੇ ਪਲ ਭਰ ਸਾਹ ਲੈ ਲਵੋ।',
          'ਔਖਾ ਸਮਾਂ ਇਹ ਨਹੀਂ ਦੱਸਦਾ ਕਿ ਕਿੰਨਾ ਚਿਰ ਰਹੇਗਾ। ਪਰ ਉਸ ਵਿੱਚ ਨਾਲ ਤੁਰਨ ਵਾਲੇ ਪਛਾਣੇ ਜਾਂਦੇ ਹਨ, ਇਸ ਲਈ ਇਹ ਪੈਂਡਾ ਇਕੱਲਿਆਂ ਨਾ ਕਰੋ।',
        ],
        hindi: [
          'एक के बाद एक चोट लगे तो उठने का समय भी नहीं मिलता। हौसला कम हो जाए तो आश्चर्य नहीं; यहाँ पल भर साँस ले लीजिए।',
          'कठिन समय यह नहीं बताता कि कितने दिन रहेगा। पर उसमें साथ चलने वाले पहचाने जाते हैं, इसलिए यह रास्ता अकेले मत काटिए।',
        ],
      },
      practices: {
        english: [
          'Take all the troubles and put just one on the table: the one where a small step is possible this week. Ask one person to help you with that step.',
        ],
        punjabi: ['ਸਾਰੀਆਂ ਮੁਸੀਬਤਾਂ ਵਿੱਚੋਂ ਸਿਰਫ਼ ਇੱਕ ਚੁਣੋ ਜਿਸ ਵਿੱਚ ਇਸ ਹਫ਼ਤੇ ਛੋਟਾ ਕਦਮ ਹੋ ਸਕਦਾ ਹੈ। ਉਸ ਕਦਮ ਲਈ ਕਿਸੇ ਇੱਕ ਦੀ ਮਦਦ ਮੰਗੋ।'],
        hindi: ['सारी मुसीबतों में से केवल एक चुनिए जिसमें इस सप्ताह छोटा कदम हो सकता है। उस कदम के लिए किसी एक की मदद माँगिए।'],
      },
    },
    {
      id: 'beginAgain',
      words: {
        en: `start again, start over, begin again, new beginning, fresh start, second chance, another chance, get up again, rise again, stand up again, rebuild, recover, move forward, start from zero, new life, encouragement, encourage me, motivate me, motivation, give me strength, motivate, where to begin, lift me up, keep going`,
        pa: `ਨਵੀਂ ਸ਼ੁਰੂਆਤ, ਮੁੜ ਸ਼ੁਰੂ, ਦੁਬਾਰਾ ਸ਼ੁਰੂ, ਫਿਰ ਤੋਂ ਸ਼ੁਰੂ, ਨਵੇਂ ਸਿਰੇ, ਦੂਜਾ ਮੌਕਾ, ਇੱਕ ਮੌਕਾ, ਮੁੜ ਉੱਠ, ਦੁਬਾਰਾ ਉੱਠ, ਮੁੜ ਖੜ੍ਹਾ, ਮੁੜ ਖੜ੍ਹੀ, ਅੱਗੇ ਵਧ, ਹੌਸਲਾ ਦਿਓ, ਹੌਸਲਾ, ਹਿੰਮਤ ਦਿਓ, ਹਿੰਮਤ ਕਿਵੇਂ, ਤਾਕਤ, ਚੜ੍ਹਦੀ ਕਲਾ, ਪ੍ਰੇਰਨਾ, ਸਿਫ਼ਰ ਤੋਂ, ਹੱਲਾਸ਼ੇਰੀ, ਖੜ੍ਹਾ ਕਰੋ, ਕਿਵੇਂ ਸ਼ੁਰੂ`,
        hi: `नई शुरुआत, फिर से शुरू, दोबारा शुरू, फिर शुरू, नए सिरे, दूसरा मौक़ा, एक मौक़ा, फिर उठ, फिर से उठ, दोबारा उठ, फिर खड़ा, फिर खड़ी, आगे बढ़, हौसला दीजिए, हौसला, हिम्मत दीजिए, हिम्मत दो, हिम्मत कैसे, शक्ति, ताक़त, प्रेरणा, साहस, शून्य से, कैसे शुरू, उत्साह बढ़ा, हौसला बढ़ा, सँभालो, फिर जोड़, दोबारा जोड़`,
        roman: `navi shuruaat, nayi shuruaat, nai shuruat, mud shuru, mur shuru, dubara shuru, dobara shuru, fir ton shuru, fir se shuru, phir se shuru, nave sire, naye sire, duja mauka, dusra mauka, ik mauka, ek mauka, mud uth, dubara uth, fir se uth, phir uth, agge vadh, aage badh, hausla, honsla, hosla, himmat deo, himmat do, himmat kive, himmat kaise, taakat, takat, shakti, chardi kala, chardikala, prerna, motivation, motivate, charhdi kala, charhdi kla, hosle, zero se, zero ton, khada hona`,
      },
      openings: {
        english: [
          'To want to begin again after so much is hope already, even if it does not feel like it yet.',
          'Nobody rises all at once. First a hand on the ground, then a knee; that counts as getting up.',
        ],
        punjabi: [
          'ਇੰਨਾ ਕੁਝ ਸਹਿ ਕੇ ਵੀ ਮੁੜ ਤੁਰਨ ਦੀ ਚਾਹ ਹੋਣੀ, ਇਹੀ ਆਸ ਹੈ, ਭਾਵੇਂ ਅਜੇ ਮਹਿਸੂਸ ਨਾ ਹੁੰਦੀ ਹੋਵੇ।',
          'ਕੋਈ ਇੱਕੋ ਵਾਰ ਵਿੱਚ ਨਹੀਂ ਉੱਠਦਾ। ਪਹਿਲਾਂ ਹੱਥ ਧਰਤੀ ਉੱਤੇ, ਫਿਰ ਗੋਡਾ; ਉੱਠਣਾ ਇਸੇ ਨੂੰ ਕਹਿੰਦੇ ਹਨ।',
        ],
        hindi: [
          'इतना कुछ सहकर भी फिर चलने की चाह होना, यही आशा है, भले अभी महसूस न होती हो।',
          'कोई एक ही बार में नहीं उठता। पहले हाथ धरती पर, फिर घुटना; उठना इसी को कहते हैं।',
        ],
      },
      practices: {
        english: [
          'Choose one thing you let slip in the hard days, making the bed, a morning prayer, a friend, and take up just that again today.',
        ],
        punjabi: ['ਔਖੇ ਦਿਨਾਂ ਵਿੱਚ ਜੋ ਛੁੱਟ ਗਿਆ, ਸਵੇਰ ਦੀ ਅਰਦਾਸ, ਕੋਈ ਮਿੱਤਰ ਜਾਂ ਮੰਜਾ ਸੁਆਰਨਾ, ਉਸ ਵਿੱਚੋਂ ਅੱਜ ਸਿਰਫ਼ ਇੱਕ ਗੱਲ ਮੁੜ ਫੜੋ।'],
        hindi: ['कठिन दिनों में जो छूट गया, सुबह की प्रार्थना, कोई मित्र या बिस्तर सँवारना, उसमें से आज केवल एक बात फिर पकड़िए।'],
      },
    },
  ],
}
