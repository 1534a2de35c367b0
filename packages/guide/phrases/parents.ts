import type { ThemePhrases } from './types.ts'

export const parents: ThemePhrases = {
  openings: {
    english: [
      'With our parents we stay somebody’s child, however old we grow. No wonder that it touches so deep.',
      'Between parents and children love is often spoken in a language the other does not quite hear. Let us listen for it.',
      'You can honour those who raised you and still be honest with them. The two need each other.',
    ],
    punjabi: [
      'ਮਾਪਿਆਂ ਅੱਗੇ ਅਸੀਂ ਹਰ ਉਮਰ ਵਿੱਚ ਬੱਚੇ ਹੀ ਰਹਿੰਦੇ ਹਾਂ। ਇਸੇ ਲਈ ਉਹਨਾਂ ਦੀ ਗੱਲ ਇੰਨੀ ਡੂੰਘੀ ਲੱਗਦੀ ਹੈ।',
      'ਮਾਪੇ ਅਤੇ ਬੱਚੇ ਅਕਸਰ ਪਿਆਰ ਅਜਿਹੀ ਬੋਲੀ ਵਿੱਚ ਕਹਿੰਦੇ ਹਨ ਜੋ ਦੂਜੇ ਨੂੰ ਪੂਰੀ ਸੁਣਦੀ ਨਹੀਂ। ਆਓ, ਉਸ ਨੂੰ ਸੁਣਨ ਦਾ ਜਤਨ ਕਰੀਏ।',
      'ਪਾਲਣ ਵਾਲਿਆਂ ਦਾ ਆਦਰ ਅਤੇ ਉਹਨਾਂ ਨਾਲ ਸੱਚ, ਦੋਵੇਂ ਇਕੱਠੇ ਨਿਭ ਸਕਦੇ ਹਨ। ਇੱਕ ਬਿਨਾਂ ਦੂਜਾ ਅਧੂਰਾ ਹੈ।',
    ],
    hindi: [
      'माता-पिता के सामने हम हर उम्र में बच्चे ही रहते हैं। इसीलिए उनकी बात इतनी गहरी लगती है।',
      'माता-पिता और बच्चे अक्सर प्रेम ऐसी भाषा में कहते हैं जो दूसरे को पूरी सुनाई नहीं देती। आइए, उसे सुनने का प्रयत्न करें।',
      'पालने वालों का आदर और उनके साथ सच, दोनों साथ निभ सकते हैं। एक के बिना दूसरा अधूरा है।',
    ],
  },
  again: {
    english: [
      'Let us stay with you and your parents a little longer. So long a bond needs a patient look.',
      'This still weighs on you. Perhaps another side of it shows itself now.',
    ],
    punjabi: [
      'ਆਓ, ਮਾਪਿਆਂ ਦੀ ਇਸ ਗੱਲ ਕੋਲ ਥੋੜ੍ਹਾ ਹੋਰ ਰੁਕੀਏ। ਇੰਨੀ ਪੁਰਾਣੀ ਸਾਂਝ ਧੀਰਜ ਨਾਲ ਹੀ ਸਮਝ ਆਉਂਦੀ ਹੈ।',
      'ਇਹ ਗੱਲ ਅਜੇ ਵੀ ਮਨ ਉੱਤੇ ਹੈ। ਸ਼ਾਇਦ ਹੁਣ ਇਸ ਦਾ ਕੋਈ ਹੋਰ ਪਾਸਾ ਦਿਸੇ।',
    ],
    hindi: [
      'आइए, माता-पिता की इस बात के पास थोड़ा और रुकें। इतना पुराना नाता धैर्य से ही समझ में आता है।',
      'यह बात अब भी मन पर है। शायद अब इसका कोई और पक्ष दिखे।',
    ],
  },
  practices: {
    english: [
      'Ask your mother or father one question about their own youth, and listen without correcting anything.',
      'Do a small thing for them today that they would not ask for: tea, a phone call, a bill paid, a shawl fetched.',
      'Before the next hard talk, sit for a few minutes and remember one thing they gave you; then say what you have to say, calmly.',
    ],
    punjabi: [
      'ਮਾਂ ਜਾਂ ਪਿਤਾ ਤੋਂ ਉਹਨਾਂ ਦੀ ਜਵਾਨੀ ਬਾਰੇ ਇੱਕ ਸਵਾਲ ਪੁੱਛੋ, ਅਤੇ ਬਿਨਾਂ ਟੋਕੇ ਸੁਣੋ।',
      'ਅੱਜ ਉਹਨਾਂ ਲਈ ਇੱਕ ਨਿੱਕਾ ਕੰਮ ਕਰੋ ਜੋ ਉਹ ਆਪ ਨਹੀਂ ਕਹਿਣਗੇ: ਚਾਹ, ਇੱਕ ਫ਼ੋਨ, ਕੋਈ ਬਿੱਲ, ਇੱਕ ਸ਼ਾਲ।',
      'ਅਗਲੀ ਔਖੀ ਗੱਲ ਕਰਨ ਤੋਂ ਪਹਿਲਾਂ ਕੁਝ ਮਿੰਟ ਬੈਠ ਕੇ ਉਹਨਾਂ ਦੀ ਦਿੱਤੀ ਇੱਕ ਚੀਜ਼ ਚੇਤੇ ਕਰੋ; ਫਿਰ ਠੰਢੇ ਮਨ ਨਾਲ ਆਪਣੀ ਗੱਲ ਕਹੋ।',
    ],
    hindi: [
      'माँ या पिता से उनकी जवानी के बारे में एक प्रश्न पूछिए, और बिना टोके सुनिए।',
      'आज उनके लिए एक छोटा काम कीजिए जो वे स्वयं नहीं कहेंगे: चाय, एक फ़ोन, कोई बिल, एक शॉल।',
      'अगली कठिन बात करने से पहले कुछ मिनट बैठकर उनकी दी हुई एक चीज़ याद कीजिए; फिर शांत मन से अपनी बात कहिए।',
    ],
  },
  situations: [
    {
      id: 'ageingParents',
      words: {
        en: `old parents, old mother, old father, are old, very old, too old, ageing, aging, elderly, old age, getting old, take care of, taking care, look after, looking after, caring for, care for, dependent, weak, forgetful, dementia, bedridden, sick, ill, old age home, far away from them, living abroad, cant visit, cannot visit, serve my parents, care home, nursing home, hearing aid, medicine`,
        pa: `ਬੁੱਢੇ, ਬਜ਼ੁਰਗ, ਬਿਰਧ, ਬੁਢਾਪਾ, ਬੁਢਾਪੇ, ਸੇਵਾ, ਸੰਭਾਲ, ਦੇਖਭਾਲ, ਬਿਮਾਰ, ਕਮਜ਼ੋਰ, ਭੁੱਲ ਜਾਂਦੇ, ਭੁੱਲਣ, ਦੂਰ ਰਹਿੰਦੇ, ਦੂਰ ਹਾਂ, ਇਕੱਲੇ ਰਹਿੰਦੇ, ਬਿਰਧ ਆਸ਼ਰਮ, ਮੰਜੇ, ਆਸ਼ਰਮ, ਸਾਂਭਣ, ਸਾਂਭੇ, ਪੈਰੀਂ ਹੱਥ`,
        hi: `बूढ़े, बुज़ुर्ग, वृद्ध, बुढ़ापा, बुढ़ापे, वृद्धावस्था, सेवा, देखभाल, सँभाल, बीमार, कमज़ोर, भूल जाते, भूलने, दूर रहते, दूर हूँ, अकेले रहते, वृद्धाश्रम, बिस्तर, अकेली गाँव, बूढ़ी, आश्रम, सुनना कम, दवाई`,
        roman: `buddhe, budhe, bujurg, buzurg, bazurg, birdh, budhapa, buddhapa, budhape, seva, sewa, sambhal, dekhbhal, bimar, beemar, kamzor, bhul jande, bhool jate, door rehnde, dur rehte, door haan, ikalle rehnde, akele rehte, vridh ashram, birdh ashram, manje, vriddhashram, dwai, dawai, chashma, pair dabata, retire ho gaye, maape sade kol`,
      },
      openings: {
        english: [
          'The hands that once held you now need holding. It is tender and tiring at the same time, and you may feel both.',
          'To watch one’s parents grow old is a slow farewell to their strength. What you give now, even a little, is love in its plainest clothes.',
        ],
        punjabi: [
          'ਜਿਨ੍ਹਾਂ ਹੱਥਾਂ ਨੇ ਤੁਰਨਾ ਸਿਖਾਇਆ, ਹੁਣ ਉਹਨਾਂ ਨੂੰ ਸਹਾਰਾ ਚਾਹੀਦਾ ਹੈ। ਇਸ ਵਿੱਚ ਪਿਆਰ ਵੀ ਹੈ ਅਤੇ ਥਕੇਵਾਂ ਵੀ, ਅਤੇ ਦੋਵੇਂ ਠੀਕ ਹਨ।',
          'ਮਾਪਿਆਂ ਨੂੰ ਬੁੱਢੇ ਹੁੰਦੇ ਵੇਖਣਾ ਹੌਲੀ-ਹੌਲੀ ਹੁੰਦਾ ਵਿਛੋੜਾ ਹੈ। ਇਸ ਵੇਲੇ ਦਿੱਤੀ ਥੋੜ੍ਹੀ ਜਿਹੀ ਸੰਭਾਲ ਵੀ ਸੱਚਾ ਪਿਆਰ ਹੈ।',
        ],
        hindi: [
          'जिन हाथों ने चलना सिखाया, अब उन्हें सहारा चाहिए। इसमें प्रेम भी है और थकान भी, और दोनों ठीक हैं।',
          'माता-पिता को बूढ़ा होते देखना धीरे-धीरे होता बिछोह है। इस समय दी हुई थोड़ी-सी देखभाल भी सच्चा प्रेम है।',
        ],
      },
      practices: {
        english: [
          'Sit with them, or call them, for ten minutes that have no task in them. Then ask a brother, sister or neighbour to take one part of the care this week.',
        ],
        punjabi: [
          'ਦਸ ਮਿੰਟ ਉਹਨਾਂ ਕੋਲ ਬੈਠੋ ਜਾਂ ਫ਼ੋਨ ਕਰੋ, ਬਿਨਾਂ ਕਿਸੇ ਕੰਮ ਦੇ। ਫਿਰ ਭਰਾ, ਭੈਣ ਜਾਂ ਗੁਆਂਢੀ ਨੂੰ ਇਸ ਹਫ਼ਤੇ ਸੰਭਾਲ ਦਾ ਇੱਕ ਹਿੱਸਾ ਵੰਡਾਉਣ ਲਈ ਕਹੋ।',
        ],
        hindi: [
          'दस मिनट उनके पास बैठिए या फ़ोन कीजिए, बिना किसी काम के। फिर भाई, बहन या पड़ोसी से इस सप्ताह देखभाल का एक हिस्सा बाँटने को कहिए।',
        ],
      },
    },
    {
      id: 'opposeMyChoice',
      words: {
        en: `dont accept, do not accept, wont accept, not agree, dont agree, against, oppose, refuse, not allow, dont allow, wont let me, forced, forcing, force me, love marriage, inter caste, intercaste, boyfriend, girlfriend, my choice, want me to, wants me to, wants me to be, be a doctor, engineer, career choice, expectations, strict, control, controlling, my dreams, permission, want me to be, they want, obey, obedience`,
        pa: `ਨਹੀਂ ਮੰਨਦੇ, ਮੰਨਦੇ ਨਹੀਂ, ਮੰਨ ਨਹੀਂ, ਖ਼ਿਲਾਫ਼, ਵਿਰੁੱਧ, ਇਜਾਜ਼ਤ, ਜ਼ਬਰਦਸਤੀ, ਮਰਜ਼ੀ, ਪਸੰਦ, ਪਿਆਰ, ਲਵ ਮੈਰਿਜ, ਵਿਆਹ, ਜਾਤ, ਕਰੀਅਰ, ਉਮੀਦਾਂ, ਰੋਕਦੇ, ਰੋਕ, ਸਖ਼ਤ, ਸੁਪਨੇ, ਉਹ ਚਾਹੁੰਦੇ, ਡੈਡੀ ਕਹਿੰਦੇ, ਪਾਪਾ ਕਹਿੰਦੇ, ਕਹਿਣਾ ਮੰਨ`,
        hi: `नहीं मानते, मानते नहीं, मान नहीं, ख़िलाफ़, विरुद्ध, विरोध, इजाज़त, अनुमति, ज़बरदस्ती, मर्ज़ी, पसंद, प्यार, लव मैरिज, प्रेम विवाह, शादी, जाति, करियर, उम्मीदें, उम्मीदों, रोकते, रोक, सख़्त, सपने, वे चाहते, पापा चाहते, माँ चाहती, रास्ता अलग, कहना मानना`,
        roman: `nahi mande, nahi mannde, mannde nahi, mande nahi, nahi mante, nahi maante, maante nahi, khilaf, virudh, virodh, ijazat, ijajat, anumati, jabardasti, zabardasti, marzi, marji, pasand, love marriage, viah, shaadi, shadi, jaat, caste, career, umeedan, ummeed, rokde, rokte, sakht, sapne, supne, oh chahunde, papa chahunde, papa chahte, chaunde ne, dilwa diye, shauk`,
      },
      openings: {
        english: [
          'Your heart says one road and your parents another, and both are dear to you. It is a hard place, and nobody in it need be the enemy.',
          'Behind their pressing, or their no, there is often a fear for you. To hear that fear does not oblige you to obey it, but it may change the talk.',
        ],
        punjabi: [
          'ਦਿਲ ਇੱਕ ਰਾਹ ਦੱਸਦਾ ਹੈ ਅਤੇ ਮਾਪੇ ਦੂਜਾ, ਅਤੇ ਪਿਆਰੇ ਦੋਵੇਂ ਹਨ। ਥਾਂ ਔਖੀ ਹੈ, ਪਰ ਇਸ ਵਿੱਚ ਕਿਸੇ ਨੂੰ ਵੈਰੀ ਬਣਨ ਦੀ ਲੋੜ ਨਹੀਂ।',
          'ਉਹਨਾਂ ਦੇ ਜ਼ੋਰ ਜਾਂ ਨਾਂਹ ਪਿੱਛੇ ਅਕਸਰ ਤੁਹਾਡੇ ਲਈ ਡਰ ਹੁੰਦਾ ਹੈ। ਉਸ ਡਰ ਨੂੰ ਸੁਣਨਾ ਉਸ ਨੂੰ ਮੰਨ ਲੈਣਾ ਨਹੀਂ, ਪਰ ਗੱਲ ਦਾ ਰੁਖ਼ ਬਦਲ ਸਕਦਾ ਹੈ।',
        ],
        hindi: [
          'मन एक राह बताता है और माता-पिता दूसरी, और प्रिय दोनों हैं। जगह कठिन है, पर इसमें किसी को शत्रु बनने की ज़रूरत नहीं।',
          'उनके आग्रह या इनकार के पीछे अक्सर आपके लिए डर होता है। उस डर को सुनना उसे मान लेना नहीं, पर उससे बात का रुख़ बदल सकता है।',
        ],
      },
      practices: {
        english: [
          'Ask them: “What are you afraid of for me?” and only listen. Look for one elder who can speak for both sides; if you are threatened or forced, tell someone outside the house at once.',
        ],
        punjabi: [
          'ਉਹਨਾਂ ਤੋਂ ਪੁੱਛੋ: “ਮੇਰੇ ਲਈ ਕਿਸ ਗੱਲ ਦਾ ਡਰ ਹੈ?” ਅਤੇ ਬੱਸ ਸੁਣੋ। ਕੋਈ ਸਿਆਣਾ ਵਿੱਚ ਪਾਓ; ਜੇ ਧਮਕੀ ਜਾਂ ਜ਼ਬਰਦਸਤੀ ਹੋਵੇ, ਤਾਂ ਘਰੋਂ ਬਾਹਰ ਕਿਸੇ ਭਰੋਸੇ ਵਾਲੇ ਨੂੰ ਤੁਰੰਤ ਦੱਸੋ।',
        ],
        hindi: [
          'उनसे पूछिए: “मेरे लिए किस बात का डर है?” और बस सुनिए। किसी समझदार बड़े को बीच में लाइए; यदि धमकी या ज़बरदस्ती हो, तो घर के बाहर किसी भरोसे के व्यक्ति को तुरंत बताइए।',
        ],
      },
    },
    {
      id: 'hurtByThem',
      words: {
        en: `fight, fights, argue, argument, shout, shouts, scold, scolds, yell, dont understand, do not understand, doesnt understand, dont love, do not love, never loved, never listen, dont listen, compare, compares, favourite, partial, insult, hate my parents, hate my father, hate my mother, angry at, toxic, hit, beat, childhood, ignored me, hits, hitting, hits me, slap, slaps, slapped, beats, beaten, beating, abuse, abusive, diary, proud of me, never proud, never said, cold, taunt, taunts, insults, divorced, fighting`,
        pa: `ਲੜਾਈ, ਲੜਦੇ, ਝਗੜਾ, ਝਿੜਕਦੇ, ਝਿੜਕ, ਗਾਲ੍ਹਾਂ, ਸਮਝਦੇ ਨਹੀਂ, ਨਹੀਂ ਸਮਝਦੇ, ਪਿਆਰ ਨਹੀਂ ਕਰਦੇ, ਸੁਣਦੇ ਨਹੀਂ, ਨਹੀਂ ਸੁਣਦੇ, ਤੁਲਨਾ, ਫ਼ਰਕ ਕਰਦੇ, ਨਫ਼ਰਤ, ਗੁੱਸਾ, ਤਾਅਨੇ, ਮਾਰਦੇ, ਕੁੱਟਦੇ, ਬਚਪਨ, ਮਾਰਦਾ, ਮਾਰਦੀ, ਮਾਰਿਆ, ਕੁੱਟਦਾ, ਕੁੱਟਦੀ, ਕੁੱਟਿਆ, ਕੁੱਟ, ਥੱਪੜ, ਚਪੇੜ, ਚਪੇੜਾਂ, ਹੱਥ ਚੁੱਕ, ਨੁਕਸ, ਸ਼ਾਬਾਸ਼, ਸ਼ੱਕ ਕਰਦੀ, ਸ਼ੱਕ ਕਰਦੇ, ਬੋਲ ਚਾਲ ਬੰਦ, ਮਿਹਣੇ, ਸ਼ਰਮਿੰਦਾ`,
        hi: `लड़ाई, झगड़ा, डाँटते, डाँट, गाली, गालियाँ, समझते नहीं, नहीं समझते, प्यार नहीं करते, सुनते नहीं, नहीं सुनते, तुलना, भेदभाव, फ़र्क़ करते, नफ़रत, गुस्सा, ताने, मारते, पीटते, बचपन, मारता, मारती, मारा, मारते हैं, पीटता, पीटती, पीटा, थप्पड़, चाँटा, हाथ उठाते, हाथ उठाती, बहस, चिल्लाते, चिल्लाती, लड़ते, शाबाशी, बोलचाल बंद, अपमान`,
        roman: `ladai, larai, larde, ladte, jhagda, jhagra, jhidakde, daantte, dantte, daant, gaalan, gaali, samajhde nahi, nahi samajhde, samajhte nahi, nahi samajhte, pyar nahi karde, pyar nahi karte, sunde nahi, nahi sunde, sunte nahi, nahi sunte, tulna, compare, bhedbhav, fark karde, nafrat, gussa, taane, tane, marde, maarte, kutde, bachpan, marda, mardi, maarda, marta, maarta, marti, maarti, kutda, kutdi, kuttde, kutte ne, peette, peetta, peetti, pitte, pitta, pitti, thappad, thappar, chapet, chaped, chanta, haath uthate, hath chukde, mehna maar, mehne, sharminda, bol chaal band, shabash, tu tu main main`,
      },
      openings: {
        english: [
          'Words from a parent go deeper than other words. It is not disloyal to say that they hurt you.',
          'You wanted to be seen by them and met something else. That longing is no fault of yours, and you may look for warmth in other good places too.',
        ],
        punjabi: [
          'ਮਾਪਿਆਂ ਦੇ ਬੋਲ ਬਾਕੀ ਸਭ ਬੋਲਾਂ ਨਾਲੋਂ ਡੂੰਘੇ ਲੱਗਦੇ ਹਨ। ਇਹ ਕਹਿਣਾ ਕਿ ਉਹਨਾਂ ਦੁਖਾਇਆ, ਬੇਅਦਬੀ ਨਹੀਂ।',
          'ਚਾਹ ਇਹ ਸੀ ਕਿ ਉਹ ਸਮਝਣ, ਪਰ ਮਿਲਿਆ ਕੁਝ ਹੋਰ। ਇਸ ਤਾਂਘ ਵਿੱਚ ਤੁਹਾਡਾ ਕੋਈ ਕਸੂਰ ਨਹੀਂ, ਅਤੇ ਨਿੱਘ ਹੋਰ ਚੰਗੀਆਂ ਥਾਵਾਂ ਤੋਂ ਵੀ ਮਿਲ ਸਕਦਾ ਹੈ।',
        ],
        hindi: [
          'माता-पिता के शब्द बाकी सब शब्दों से गहरे लगते हैं। यह कहना कि उन्होंने दुखाया, अनादर नहीं।',
          'चाह यह थी कि वे समझें, पर मिला कुछ और। इस चाह में आपका कोई दोष नहीं, और स्नेह दूसरी अच्छी जगहों से भी मिल सकता है।',
        ],
      },
      practices: {
        english: [
          'Choose one sentence that begins with “It hurts me when” and say it in a calm hour. If you are beaten or afraid at home, you need not bear it: tell a teacher, a relative or a helpline today.',
        ],
        punjabi: [
          'ਸ਼ਾਂਤ ਵੇਲੇ ਇੱਕ ਵਾਕ ਕਹੋ: “ਇਸ ਗੱਲ ਨਾਲ ਮਨ ਦੁਖਦਾ ਹੈ।” ਜੇ ਘਰ ਵਿੱਚ ਮਾਰ-ਕੁੱਟ ਜਾਂ ਡਰ ਹੈ, ਤਾਂ ਸਹਿਣਾ ਜ਼ਰੂਰੀ ਨਹੀਂ: ਅਧਿਆਪਕ, ਰਿਸ਼ਤੇਦਾਰ ਜਾਂ ਹੈਲਪਲਾਈਨ ਨੂੰ ਅੱਜ ਹੀ ਦੱਸੋ।',
        ],
        hindi: [
          'शांत समय पर एक वाक्य कहिए: “इस बात से मन दुखता है।” यदि घर में मारपीट या डर है, तो सहना ज़रूरी नहीं: शिक्षक, रिश्तेदार या हेल्पलाइन को आज ही बताइए।',
        ],
      },
    },
  ],
}
