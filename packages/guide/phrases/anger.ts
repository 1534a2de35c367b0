import type { ThemePhrases } from './types.ts'

export const anger: ThemePhrases = {
  openings: {
    english: [
      'Anger is tiring to carry, and it seldom comes without a reason. To name it, as you have done, already makes a little room around it.',
      'When the heat rises, it is hard to see anyone clearly, even those we love. It is good to pause here.',
      'Under anger there is often something softer: a hurt, a fear, a tiredness. It is worth asking what yours is guarding.',
    ],
    punjabi: [
      'ਗੁੱਸਾ ਥਕਾ ਦਿੰਦਾ ਹੈ, ਅਤੇ ਘੱਟ ਹੀ ਬਿਨਾਂ ਕਾਰਨ ਆਉਂਦਾ ਹੈ। ਤੁਸੀਂ ਇਸ ਦਾ ਨਾਂ ਲਿਆ, ਇਸ ਨਾਲ ਹੀ ਇਸ ਦੀ ਪਕੜ ਕੁਝ ਢਿੱਲੀ ਹੁੰਦੀ ਹੈ।',
      'ਜਦੋਂ ਕ੍ਰੋਧ ਚੜ੍ਹਦਾ ਹੈ ਤਾਂ ਆਪਣੇ ਪਿਆਰੇ ਵੀ ਸਾਫ਼ ਨਹੀਂ ਦਿਸਦੇ। ਚੰਗਾ ਕੀਤਾ ਕਿ ਇੱਥੇ ਇੱਕ ਪਲ ਰੁਕ ਕੇ ਪੁੱਛਿਆ।',
      'ਗੁੱਸੇ ਦੇ ਹੇਠਾਂ ਅਕਸਰ ਕੋਈ ਕੋਮਲ ਚੀਜ਼ ਹੁੰਦੀ ਹੈ: ਕੋਈ ਸੱਟ, ਕੋਈ ਡਰ ਜਾਂ ਥਕੇਵਾਂ। ਵੇਖਣ ਵਾਲੀ ਗੱਲ ਇਹ ਹੈ ਕਿ ਇਹ ਕਿਸ ਦੀ ਰਾਖੀ ਕਰ ਰਿਹਾ ਹੈ।',
    ],
    hindi: [
      'क्रोध थका देता है, और कम ही बिना कारण आता है। आपने इसका नाम लिया, इतने से ही इसकी पकड़ कुछ ढीली होती है।',
      'जब गुस्सा चढ़ता है तो अपने प्रिय भी साफ़ नहीं दिखते। अच्छा किया कि यहाँ एक पल रुककर पूछा।',
      'गुस्से के नीचे अक्सर कुछ कोमल होता है: कोई चोट, कोई डर या थकान। देखने की बात यह है कि वह किसकी रखवाली कर रहा है।',
    ],
  },
  again: {
    english: [
      'Let us stay with this fire a little longer. It need not be put out in one breath.',
      'The anger has not let go yet, and that is no failure. Let us look at it from another side.',
    ],
    punjabi: [
      'ਆਓ, ਇਸ ਅੱਗ ਕੋਲ ਥੋੜ੍ਹਾ ਹੋਰ ਰੁਕੀਏ। ਇਹ ਇੱਕੋ ਸਾਹ ਵਿੱਚ ਬੁਝਣੀ ਜ਼ਰੂਰੀ ਨਹੀਂ।',
      'ਗੁੱਸੇ ਨੇ ਅਜੇ ਛੱਡਿਆ ਨਹੀਂ, ਅਤੇ ਇਹ ਕੋਈ ਹਾਰ ਨਹੀਂ। ਇਸ ਨੂੰ ਇੱਕ ਹੋਰ ਪਾਸਿਓਂ ਵੇਖਦੇ ਹਾਂ।',
    ],
    hindi: [
      'आइए, इस आग के पास थोड़ा और रुकें। इसका एक ही साँस में बुझना ज़रूरी नहीं।',
      'क्रोध ने अभी छोड़ा नहीं, और यह कोई हार नहीं। इसे एक और ओर से देखते हैं।',
    ],
  },
  practices: {
    english: [
      'The next time the heat comes, take ten slow breaths before one word, and put your feet flat on the ground. If need be, say: “I will speak about this in an hour.”',
      'Walk it off today: fifteen brisk minutes outside, without the phone, before you answer anyone.',
      'Once you are calm, tell the other person in one plain sentence what hurt you, without the words “always” and “never”.',
    ],
    punjabi: [
      'ਅਗਲੀ ਵਾਰ ਗੁੱਸਾ ਆਵੇ ਤਾਂ ਬੋਲਣ ਤੋਂ ਪਹਿਲਾਂ ਦਸ ਹੌਲੇ ਸਾਹ ਲਵੋ। ਲੋੜ ਹੋਵੇ ਤਾਂ ਬੱਸ ਇੰਨਾ ਕਹੋ: “ਇਸ ਬਾਰੇ ਇੱਕ ਘੰਟੇ ਬਾਅਦ ਗੱਲ ਕਰਾਂਗੇ।”',
      'ਅੱਜ ਕਿਸੇ ਨੂੰ ਜਵਾਬ ਦੇਣ ਤੋਂ ਪਹਿਲਾਂ ਪੰਦਰਾਂ ਮਿੰਟ ਤੇਜ਼ ਤੁਰੋ, ਬਾਹਰ ਖੁੱਲ੍ਹੀ ਹਵਾ ਵਿੱਚ, ਫ਼ੋਨ ਘਰ ਰੱਖ ਕੇ।',
      'ਮਨ ਠੰਢਾ ਹੋਣ ਉੱਤੇ ਦੂਜੇ ਨੂੰ ਇੱਕ ਸਿੱਧੇ ਵਾਕ ਵਿੱਚ ਦੱਸੋ ਕਿ ਕਿਹੜੀ ਗੱਲ ਚੁਭੀ, “ਹਮੇਸ਼ਾ” ਅਤੇ “ਕਦੇ ਨਹੀਂ” ਕਹੇ ਬਿਨਾਂ।',
    ],
    hindi: [
      'अगली बार गुस्सा आए तो बोलने से पहले दस धीमी साँसें लीजिए। ज़रूरत हो तो बस इतना कहिए: “इस पर एक घंटे बाद बात करेंगे।”',
      'आज किसी को उत्तर देने से पहले पंद्रह मिनट तेज़ चलिए, बाहर खुली हवा में, फ़ोन घर पर रखकर।',
      'मन ठंडा होने पर दूसरे को एक सीधे वाक्य में बताइए कि कौन-सी बात चुभी, “हमेशा” और “कभी नहीं” कहे बिना।',
    ],
  },
  situations: [
    {
      id: 'atFamily',
      words: {
        en: `my children, my kids, my child, my son, my daughter, my husband, my wife, my mother, my father, my parents, my mom, my dad, at home, family, my brother, my sister, in laws, loved ones, my baby`,
        pa: `ਬੱਚਿਆਂ ਉੱਤੇ, ਬੱਚਿਆਂ ਤੇ, ਬੱਚਿਆਂ, ਬੱਚੇ, ਨਿਆਣਿਆਂ, ਪੁੱਤ, ਧੀ, ਪਤੀ, ਪਤਨੀ, ਘਰਵਾਲੀ, ਘਰਵਾਲੇ, ਮਾਂ, ਪਿਤਾ, ਮਾਪਿਆਂ, ਘਰ ਵਿੱਚ, ਘਰਦਿਆਂ, ਪਰਿਵਾਰ, ਭਰਾ, ਭੈਣ, ਸੱਸ, ਨੂੰਹ`,
        hi: `बच्चों पर, बच्चों, बच्चे, बेटे, बेटी, पति, पत्नी, माँ, पिता, माता पिता, घर में, घर वालों, घरवालों, परिवार, भाई, बहन, सास, बहू, अपनों पर`,
        roman: `bachon, bacheyan, bachya, bachchon, bache, bacche, nyaneyan, =bete, =beti, putt, =pati, patni, husband, wife, biwi, maa, papa, mummy, ghar vich, ghar ch, ghar me, ghardeyan, gharwalon, ghar walon, parivar, bhai, bhra, behan, bhen, saas, sass`,
      },
      openings: {
        english: [
          'Anger comes out most easily where people feel most at home, and it hurts afterwards precisely because there is love. Home is also a good place to begin again.',
          'When anger burns between people who love each other, both sides carry the mark. Your pain about it can become the place where something changes.',
        ],
        punjabi: [
          'ਗੁੱਸਾ ਸਭ ਤੋਂ ਸੌਖਾ ਉੱਥੇ ਨਿਕਲਦਾ ਹੈ ਜਿੱਥੇ ਸਭ ਤੋਂ ਵੱਧ ਆਪਣਾਪਣ ਹੋਵੇ, ਅਤੇ ਪਿੱਛੋਂ ਮਨ ਇਸੇ ਲਈ ਦੁਖਦਾ ਹੈ ਕਿ ਪਿਆਰ ਹੈ। ਮੁੜ ਸ਼ੁਰੂ ਕਰਨ ਦੀ ਥਾਂ ਵੀ ਘਰ ਹੀ ਹੈ।',
          'ਆਪਣਿਆਂ ਵਿਚਕਾਰ ਗੁੱਸਾ ਭੜਕੇ ਤਾਂ ਨਿਸ਼ਾਨ ਦੋਹੀਂ ਪਾਸੀਂ ਰਹਿ ਜਾਂਦਾ ਹੈ। ਉਸੇ ਪੀੜ ਵਿੱਚੋਂ ਬਦਲਣ ਦਾ ਪਹਿਲਾ ਕਦਮ ਨਿਕਲ ਸਕਦਾ ਹੈ।',
        ],
        hindi: [
          'गुस्सा सबसे आसानी से वहीं निकलता है जहाँ सबसे अधिक अपनापन हो, और बाद में मन इसीलिए दुखता है कि प्रेम है। फिर से शुरू करने की जगह भी घर ही है।',
          'अपनों के बीच गुस्सा भड़के तो निशान दोनों ओर रह जाता है। उसी पीड़ा में से बदलने का पहला कदम निकल सकता है।',
        ],
      },
      practices: {
        english: [
          'Agree on a sign at home: whoever feels the heat lifts a hand, leaves the room for ten minutes, and comes back. If anyone is hit or afraid, please bring in a person you trust or a counsellor.',
        ],
        punjabi: [
          'ਘਰ ਵਿੱਚ ਇੱਕ ਇਸ਼ਾਰਾ ਤੈਅ ਕਰੋ: ਜਿਸ ਨੂੰ ਗੁੱਸਾ ਚੜ੍ਹੇ ਉਹ ਦਸ ਮਿੰਟ ਲਈ ਬਾਹਰ ਜਾਵੇ ਅਤੇ ਮੁੜ ਆਵੇ। ਜੇ ਗੱਲ ਹੱਥ ਚੁੱਕਣ ਜਾਂ ਡਰ ਤੱਕ ਪਹੁੰਚਦੀ ਹੈ, ਤਾਂ ਕਿਸੇ ਭਰੋਸੇ ਵਾਲੇ ਜਾਂ ਸਲਾਹਕਾਰ ਦੀ ਮਦਦ ਲਵੋ।',
        ],
        hindi: [
          'घर में एक इशारा तय कीजिए: जिसे गुस्सा चढ़े वह दस मिनट बाहर जाए और लौट आए। यदि बात हाथ उठने या डर तक पहुँचती है, तो किसी भरोसे के व्यक्ति या परामर्शदाता की मदद लीजिए।',
        ],
      },
    },
    {
      id: 'theirAnger',
      words: {
        en: `angry at me*5, angry with me*5, mad at me*5, shouts at me*5, shout at me*5, yells at me*5, screams at me*5, he gets angry*5, she gets angry*5, husband gets angry*5, wife gets angry*5, father gets angry*5, mother gets angry*5, he is always angry*5, she is always angry*5, his anger*5, her anger*5, their anger*5, his temper*5, her temper*5, short tempered husband*5`,
        pa: `ਮੇਰੇ ਉੱਤੇ ਗੁੱਸਾ*5, ਮੇਰੇ ਤੇ ਗੁੱਸਾ*5, ਗੁੱਸਾ ਕਰਦਾ ਹੈ*5, ਗੁੱਸਾ ਕਰਦੀ ਹੈ*5, ਗੁੱਸਾ ਕਰਦੇ ਹਨ*5, ਗੁੱਸਾ ਕਰਦੇ ਨੇ*5, ਪਤੀ ਦਾ ਗੁੱਸਾ*5, ਪਤਨੀ ਦਾ ਗੁੱਸਾ*5, ਪਿਤਾ ਦਾ ਗੁੱਸਾ*5, ਮਾਂ ਦਾ ਗੁੱਸਾ*5, ਉਸ ਦਾ ਗੁੱਸਾ*5, ਉਹਨਾਂ ਦਾ ਗੁੱਸਾ*5, ਮੇਰੇ ਨਾਲ ਗੁੱਸੇ*5, ਗੁੱਸੇ ਰਹਿੰਦੇ*5, ਗੁੱਸੇ ਰਹਿੰਦਾ*5, ਗੁੱਸੇ ਰਹਿੰਦੀ*5`,
        hi: `मुझ पर गुस्सा*5, मेरे ऊपर गुस्सा*5, मुझ पर चिल्लाता*5, मुझ पर चिल्लाती*5, मुझ पर चिल्लाते*5, गुस्सा करता है*5, गुस्सा करती है*5, गुस्सा करते हैं*5, पति का गुस्सा*5, पत्नी का गुस्सा*5, पिता का गुस्सा*5, पापा का गुस्सा*5, माँ का गुस्सा*5, उनका गुस्सा*5, उसका गुस्सा*5, मुझसे नाराज़*5`,
        roman: `mere te gussa*5, mere utte gussa*5, mujh par gussa*5, mujhpe gussa*5, mujh pe gussa*5, gussa karda hai*5, gussa kardi hai*5, gussa karde ne*5, gussa karte hai*5, gussa karta hai*5, gussa karti hai*5, pati da gussa*5, pati ka gussa*5, husband da gussa*5, husband ka gussa*5, papa da gussa*5, papa ka gussa*5, unka gussa*5, uska gussa*5, ohda gussa*5, mere naal gusse*5`,
      },
      openings: {
        english: [
          'Living beside another person’s anger keeps the whole body on guard. Their anger is theirs to answer for; it is not your fault, and you need not carry it.',
          'When somebody close is often angry, one learns to walk softly and stops breathing freely. You may ask for peace, and you may keep yourself safe.',
        ],
        punjabi: [
          'ਦੂਜੇ ਦੇ ਗੁੱਸੇ ਦੇ ਕੋਲ ਰਹਿਣਾ ਸਾਰਾ ਸਰੀਰ ਚੌਕੰਨਾ ਕਰੀ ਰੱਖਦਾ ਹੈ। ਉਸ ਗੁੱਸੇ ਦੀ ਜ਼ਿੰਮੇਵਾਰੀ ਉਸੇ ਦੀ ਹੈ; ਇਹ ਤੁਹਾਡਾ ਕਸੂਰ ਨਹੀਂ, ਅਤੇ ਇਸ ਨੂੰ ਚੁੱਕਣਾ ਤੁਹਾਡਾ ਫ਼ਰਜ਼ ਨਹੀਂ।',
          'ਜਦੋਂ ਕੋਈ ਆਪਣਾ ਅਕਸਰ ਗੁੱਸੇ ਵਿੱਚ ਰਹੇ ਤਾਂ ਮਨ ਖੁੱਲ੍ਹ ਕੇ ਸਾਹ ਨਹੀਂ ਲੈਂਦਾ। ਸ਼ਾਂਤੀ ਮੰਗਣਾ ਤੁਹਾਡਾ ਹੱਕ ਹੈ, ਅਤੇ ਆਪਣੇ ਆਪ ਨੂੰ ਸੁਰੱਖਿਅਤ ਰੱਖਣਾ ਵੀ।',
        ],
        hindi: [
          'दूसरे के गुस्से के पास रहना सारे शरीर को चौकन्ना रखता है। उस गुस्से की ज़िम्मेदारी उसी की है; यह आपका दोष नहीं, और इसे उठाना आपका कर्तव्य नहीं।',
          'जब कोई अपना अक्सर गुस्से में रहे तो मन खुलकर साँस नहीं लेता। शांति माँगना आपका अधिकार है, और अपने आप को सुरक्षित रखना भी।',
        ],
      },
      practices: {
        english: [
          'Do not argue with the heat; step aside, and speak later in a calm hour about what you need. If you are hit, threatened or afraid, tell someone you trust or a helpline today.',
        ],
        punjabi: [
          'ਭੜਕੇ ਹੋਏ ਗੁੱਸੇ ਨਾਲ ਬਹਿਸ ਨਾ ਕਰੋ; ਪਾਸੇ ਹੋ ਜਾਓ, ਅਤੇ ਸ਼ਾਂਤ ਵੇਲੇ ਆਪਣੀ ਲੋੜ ਦੱਸੋ। ਜੇ ਮਾਰ-ਕੁੱਟ, ਧਮਕੀ ਜਾਂ ਡਰ ਹੈ, ਤਾਂ ਅੱਜ ਹੀ ਕਿਸੇ ਭਰੋਸੇ ਵਾਲੇ ਜਾਂ ਹੈਲਪਲਾਈਨ ਨੂੰ ਦੱਸੋ।',
        ],
        hindi: [
          'भड़के हुए गुस्से से बहस मत कीजिए; अलग हो जाइए, और शांत समय पर अपनी ज़रूरत बताइए। यदि मारपीट, धमकी या डर है, तो आज ही किसी भरोसे के व्यक्ति या हेल्पलाइन को बताइए।',
        ],
      },
    },
    {
      id: 'insulted',
      words: {
        en: `insulted, insult, insults, humiliated, humiliation, disrespect, disrespected, mocked, made fun, laughed at, abused me, in front of everyone, in public, taunt, taunts, taunted, rude to me, belittled, embarrassed me`,
        pa: `ਬੇਇੱਜ਼ਤੀ, ਬੇਜ਼ਤੀ, ਅਪਮਾਨ, ਨਿਰਾਦਰ, ਤਾਅਨੇ, ਤਾਅਨਾ, ਮਿਹਣੇ, ਮਜ਼ਾਕ, ਸਭ ਦੇ ਸਾਹਮਣੇ, ਸਭ ਦੇ ਅੱਗੇ, ਗਾਲ੍ਹਾਂ, ਗਾਲ੍ਹ, ਜ਼ਲੀਲ, ਨੀਵਾਂ ਵਿਖਾ, ਨੀਵਾਂ ਦਿਖਾ, ਬੁਰਾ ਭਲਾ`,
        hi: `बेइज़्ज़ती, बेइज्जती, बेइज़्ज़त, अपमान, अपमानित, निरादर, ताने, ताना, मज़ाक, सबके सामने, सब के सामने, गाली, गालियाँ, ज़लील, नीचा दिखा, बुरा भला, तिरस्कार`,
        roman: `bezzati, beizzati, bejjati, beijjati, beizti, bezti, apmaan, apman, niradar, taane, tane, taana, mehne, mazak, majak, sab de samne, sabde samne, sabke samne, sab ke samne, gali kaddi, gaalan, galiyan, zaleel, jaleel, neeva dikha, neecha dikha, bura bhala, gaali*1, mainu gaalan, mujhe gaali`,
      },
      openings: {
        english: [
          'An insult keeps ringing long after it is spoken. What they said tells something about that moment in them; it does not decide your worth.',
          'To be made small in front of others burns deeply, and the anger is understandable. You can answer it, and you can choose when and how.',
        ],
        punjabi: [
          'ਬੇਇੱਜ਼ਤੀ ਦੇ ਬੋਲ ਬਹੁਤ ਚਿਰ ਕੰਨਾਂ ਵਿੱਚ ਗੂੰਜਦੇ ਰਹਿੰਦੇ ਹਨ। ਉਹ ਬੋਲ ਕਹਿਣ ਵਾਲੇ ਦੀ ਹਾਲਤ ਦੱਸਦੇ ਹਨ; ਤੁਹਾਡੀ ਕੀਮਤ ਤੈਅ ਨਹੀਂ ਕਰਦੇ।',
          'ਲੋਕਾਂ ਸਾਹਮਣੇ ਨੀਵਾਂ ਵਿਖਾਇਆ ਜਾਣਾ ਧੁਰ ਅੰਦਰ ਤੱਕ ਸਾੜਦਾ ਹੈ, ਅਤੇ ਗੁੱਸਾ ਆਉਣਾ ਸਮਝ ਆਉਂਦਾ ਹੈ। ਜਵਾਬ ਕਦੋਂ ਅਤੇ ਕਿਵੇਂ ਦੇਣਾ ਹੈ, ਇਹ ਤੁਹਾਡੇ ਹੱਥ ਵਿੱਚ ਹੈ।',
        ],
        hindi: [
          'अपमान के बोल बहुत देर तक कानों में गूँजते रहते हैं। वे कहने वाले की हालत बताते हैं; आपका मूल्य तय नहीं करते।',
          'लोगों के सामने नीचा दिखाया जाना भीतर तक जलाता है, और गुस्सा आना समझ में आता है। उत्तर कब और कैसे देना है, यह आपके हाथ में है।',
        ],
      },
      practices: {
        english: [
          'Write the answer you would like to give, all of it, and do not send it. Read it again tomorrow, keep the one true sentence, and decide then.',
        ],
        punjabi: ['ਜੋ ਜਵਾਬ ਦੇਣ ਨੂੰ ਜੀਅ ਕਰਦਾ ਹੈ, ਸਾਰਾ ਲਿਖ ਲਵੋ ਪਰ ਭੇਜੋ ਨਾ। ਕੱਲ੍ਹ ਮੁੜ ਪੜ੍ਹੋ, ਇੱਕ ਸੱਚੀ ਗੱਲ ਰੱਖੋ, ਅਤੇ ਫਿਰ ਫ਼ੈਸਲਾ ਕਰੋ।'],
        hindi: ['जो उत्तर देने का मन है, पूरा लिख लीजिए पर भेजिए मत। कल फिर पढ़िए, एक सच्ची बात रखिए, और तब निर्णय कीजिए।'],
      },
    },
    {
      id: 'revenge',
      words: {
        en: `revenge, take revenge, get back at, get even, teach him a lesson, teach her a lesson, teach them a lesson, make him pay, make her pay, make them pay, hate him, hate her, hate them, hatred, vengeance, settle scores, never forgive`,
        pa: `ਬਦਲਾ, ਬਦਲਾ ਲੈਣਾ, ਬਦਲੇ, ਨਫ਼ਰਤ, ਵੈਰ, ਦੁਸ਼ਮਣ, ਦੁਸ਼ਮਣੀ, ਸਬਕ ਸਿਖਾ, ਮਜ਼ਾ ਚਖਾ, ਹਿਸਾਬ ਬਰਾਬਰ, ਛੱਡਾਂਗਾ ਨਹੀਂ, ਛੱਡਾਂਗੀ ਨਹੀਂ, ਘਿਰਣਾ`,
        hi: `बदला, बदला लेना, बदले की, प्रतिशोध, नफ़रत, घृणा, दुश्मन, दुश्मनी, बैर, सबक सिखा, मज़ा चखा, हिसाब बराबर, छोड़ूँगा नहीं, छोड़ूँगी नहीं`,
        roman: `badla, badla laina, badla lena, badle di, badle ki, pratishodh, nafrat, nafarat, ghrina, vair, dushman, dushmani, sabak sikha, sabaq sikha, maza chakha, hisab barabar, chhadanga nahi, chadanga nahi, chhodunga nahi, chhodungi nahi, revenge`,
      },
      openings: {
        english: [
          'The wish to pay someone back keeps them in the room with us day and night. You deserve to have that room for yourself again.',
          'What was done may have been truly wrong, and your anger says so. Revenge would tie your days to theirs; there are better ways to stand up for what is right.',
        ],
        punjabi: [
          'ਬਦਲੇ ਦੀ ਸੋਚ ਉਸੇ ਬੰਦੇ ਨੂੰ ਦਿਨ-ਰਾਤ ਆਪਣੇ ਮਨ ਵਿੱਚ ਵਸਾਈ ਰੱਖਦੀ ਹੈ। ਉਹ ਥਾਂ ਮੁੜ ਤੁਹਾਡੇ ਆਪਣੇ ਚੈਨ ਦੀ ਹੋਣੀ ਚਾਹੀਦੀ ਹੈ।',
          'ਹੋ ਸਕਦਾ ਹੈ ਜੋ ਹੋਇਆ ਉਹ ਸੱਚਮੁੱਚ ਗ਼ਲਤ ਸੀ, ਗੁੱਸਾ ਇਹੀ ਦੱਸਦਾ ਹੈ। ਪਰ ਬਦਲਾ ਆਪਣੇ ਦਿਨ ਵੀ ਉਸੇ ਨਾਲ ਬੰਨ੍ਹ ਦਿੰਦਾ ਹੈ; ਹੱਕ ਲਈ ਖੜ੍ਹਨ ਦੇ ਹੋਰ ਰਾਹ ਵੀ ਹਨ।',
        ],
        hindi: [
          'बदले का विचार उसी व्यक्ति को दिन-रात अपने मन में बसाए रखता है। वह जगह फिर आपके अपने चैन की होनी चाहिए।',
          'हो सकता है जो हुआ वह सचमुच ग़लत था, क्रोध यही बताता है। पर बदला अपने दिन भी उसी से बाँध देता है; न्याय के लिए खड़े होने की और भी राहें हैं।',
        ],
      },
      practices: {
        english: [
          'Promise yourself to take no step against this person today, and talk the whole matter over with someone calm whom you trust before tomorrow.',
        ],
        punjabi: ['ਆਪਣੇ ਨਾਲ ਵਾਅਦਾ ਕਰੋ ਕਿ ਅੱਜ ਉਸ ਦੇ ਵਿਰੁੱਧ ਕੋਈ ਕਦਮ ਨਹੀਂ ਪੁੱਟਣਾ, ਅਤੇ ਸਾਰੀ ਗੱਲ ਕਿਸੇ ਠੰਢੇ ਸੁਭਾਅ ਵਾਲੇ ਆਪਣੇ ਨਾਲ ਸਾਂਝੀ ਕਰੋ।'],
        hindi: [
          'अपने साथ वादा कीजिए कि आज उसके विरुद्ध कोई कदम नहीं उठाना है, और सारी बात किसी शांत स्वभाव वाले अपने से साझा कीजिए।',
        ],
      },
    },
  ],
}
