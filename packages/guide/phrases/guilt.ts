import type { ThemePhrases } from './types.ts'

export const guilt: ThemePhrases = {
  openings: {
    english: [
      'Guilt hurts because your conscience is awake. It is meant to show the way to repair, not to be a life sentence.',
      'It takes honesty to look at one’s own wrong. You are more than the worst thing you have done.',
      'What was done cannot be undone, but the one who regrets it is no longer quite the one who did it.',
    ],
    punjabi: [
      'ਪਛਤਾਵਾ ਇਸ ਲਈ ਦੁਖਦਾ ਹੈ ਕਿ ਜ਼ਮੀਰ ਜਾਗਦੀ ਹੈ। ਇਹ ਸੁਧਾਰ ਦਾ ਰਾਹ ਵਿਖਾਉਣ ਲਈ ਹੈ, ਉਮਰ ਕੈਦ ਸੁਣਾਉਣ ਲਈ ਨਹੀਂ।',
      'ਆਪਣੀ ਗ਼ਲਤੀ ਵੱਲ ਵੇਖਣ ਲਈ ਸੱਚਾਈ ਚਾਹੀਦੀ ਹੈ। ਤੁਸੀਂ ਆਪਣੀ ਸਭ ਤੋਂ ਮਾੜੀ ਘੜੀ ਨਾਲੋਂ ਵੱਧ ਹੋ।',
      'ਜੋ ਹੋ ਗਿਆ ਉਹ ਮਿਟਾਇਆ ਨਹੀਂ ਜਾ ਸਕਦਾ, ਪਰ ਪਛਤਾਉਣ ਵਾਲਾ ਮਨ ਹੁਣ ਉਹੀ ਨਹੀਂ ਰਿਹਾ ਜਿਸ ਨੇ ਉਹ ਕੀਤਾ ਸੀ।',
    ],
    hindi: [
      'पछतावा इसलिए दुखता है कि अंतरात्मा जागती है। यह सुधार की राह दिखाने के लिए है, उम्रक़ैद सुनाने के लिए नहीं।',
      'अपनी भूल की ओर देखने के लिए सच्चाई चाहिए। आप अपनी सबसे बुरी घड़ी से कहीं अधिक हैं।',
      'जो हो गया वह मिटाया नहीं जा सकता, पर पछताने वाला मन अब वही नहीं रहा जिसने वह किया था।',
    ],
  },
  again: {
    english: [
      'This still sits heavy in you. Let us look at it again, with truth and without a whip.',
      'Let us stay with it a little. Coming back to it is not a weakness; it asks to be set right.',
    ],
    punjabi: [
      'ਇਹ ਗੱਲ ਅਜੇ ਵੀ ਅੰਦਰ ਭਾਰ ਹੈ। ਆਓ, ਇਸ ਨੂੰ ਮੁੜ ਵੇਖੀਏ, ਸੱਚ ਨਾਲ ਪਰ ਕੋਰੜੇ ਬਿਨਾਂ।',
      'ਆਓ, ਇਸ ਕੋਲ ਥੋੜ੍ਹਾ ਹੋਰ ਰੁਕੀਏ। ਮੁੜ-ਮੁੜ ਯਾਦ ਆਉਣਾ ਕਮਜ਼ੋਰੀ ਨਹੀਂ; ਇਹ ਸੁਧਾਰਿਆ ਜਾਣਾ ਚਾਹੁੰਦਾ ਹੈ।',
    ],
    hindi: [
      'यह बात अब भी भीतर बोझ है। आइए, इसे फिर देखें, सच के साथ पर कोड़े के बिना।',
      'आइए, इसके पास थोड़ा और रुकें। बार-बार याद आना कमज़ोरी नहीं; यह सुधारा जाना चाहता है।',
    ],
  },
  practices: {
    english: [
      'Put one thing right today, or say a plain “I am sorry” without any reasons after it.',
      'Tell what weighs on you to one trustworthy person, or to {elder}. A secret loses half of its weight when it is spoken.',
      'Do an act of seva today for someone who can never repay it, quietly, as a first step in the other direction.',
    ],
    punjabi: [
      'ਅੱਜ ਇੱਕ ਗੱਲ ਸੁਧਾਰੋ, ਜਾਂ ਸਿੱਧਾ “ਮਾਫ਼ ਕਰਨਾ” ਕਹੋ, ਪਿੱਛੋਂ ਕੋਈ ਸਫ਼ਾਈ ਦਿੱਤੇ ਬਿਨਾਂ।',
      'ਜੋ ਮਨ ਉੱਤੇ ਭਾਰ ਹੈ, ਉਹ ਕਿਸੇ ਭਰੋਸੇ ਵਾਲੇ ਨੂੰ ਜਾਂ {elder} ਨੂੰ ਦੱਸੋ। ਕਹਿ ਦੇਣ ਨਾਲ ਲੁਕੀ ਗੱਲ ਦਾ ਅੱਧਾ ਭਾਰ ਲਹਿ ਜਾਂਦਾ ਹੈ।',
      'ਅੱਜ ਕਿਸੇ ਅਜਿਹੇ ਦੀ ਚੁੱਪ-ਚਾਪ ਸੇਵਾ ਕਰੋ ਜੋ ਬਦਲਾ ਨਹੀਂ ਮੋੜ ਸਕਦਾ। ਇਹ ਦੂਜੀ ਦਿਸ਼ਾ ਵੱਲ ਪਹਿਲਾ ਕਦਮ ਹੋਵੇ।',
    ],
    hindi: [
      'आज एक बात सुधारिए, या सीधे “क्षमा कीजिए” कहिए, बाद में कोई सफ़ाई दिए बिना।',
      'जो मन पर बोझ है, वह किसी भरोसे के व्यक्ति को या {elder} को बताइए। कह देने से छिपी बात का आधा भार उतर जाता है।',
      'आज किसी ऐसे की चुपचाप सेवा कीजिए जो बदला नहीं चुका सकता। यह दूसरी दिशा की ओर पहला कदम हो।',
    ],
  },
  situations: [
    {
      id: 'hurtSomeone',
      words: {
        en: `hurt someone, i hurt, hurt my, i cheated, cheated on my, i lied, lied to, i stole, stole, betrayed my, shouted at, said bad things, insulted my, harsh words, broke her heart, broke his heart, apologise, apologize, apology, say sorry, said to her, said to him, said to my, lied, mocked, cheating, bribe, because of me, hurt him, hurt her, hurt them, my carelessness`,
        pa: `ਦਿਲ ਦੁਖਾਇਆ, ਦਿਲ ਦੁਖਾ, ਦੁੱਖ ਦਿੱਤਾ, ਦੁੱਖ ਦਿੱਤੇ, ਧੋਖਾ ਦਿੱਤਾ, ਧੋਖਾ, ਝੂਠ ਬੋਲ, ਚੋਰੀ, ਮਾੜਾ ਬੋਲ, ਬੁਰਾ ਬੋਲ, ਬੁਰਾ ਭਲਾ, ਲੜ ਪਿਆ, ਲੜ ਪਈ, ਬੋਲ ਪਿਆ, ਬੋਲ ਪਈ, ਹੱਕ ਮਾਰ, ਮਾਫ਼ੀ ਮੰਗ, ਗੁੱਸੇ ਵਿੱਚ ਕਿਹਾ, ਗਾਲ੍ਹਾਂ ਕੱਢ, ਗਾਲ੍ਹ ਕੱਢੀ, ਦਿਲ ਤੋੜ, ਭਰੋਸਾ ਤੋੜ, ਝੂਠੀ ਗਵਾਹੀ, ਦੱਬ ਲਈ, ਦੱਬ ਲਿਆ, ਮੇਰੇ ਕਰਕੇ, ਫਸਾ ਦਿੱਤਾ`,
        hi: `दिल दुखाया, दिल दुखा, दुख दिया, दुःख दिया, धोखा दिया, धोखा, झूठ बोल, चोरी, बुरा बोल, बुरा कहा, बुरा भला, लड़ पड़ा, लड़ पड़ी, हक़ मारा, माफ़ी माँग, क्षमा माँग, ग़ुस्से में कहा, गाली दी, दिल तोड़, विश्वास तोड़ा, भरोसा तोड़ा, राज़ खोल, झूठा इल्ज़ाम लगाया, झूठी गवाही, रिश्वत, मेरी वजह से`,
        roman: `dil dukhaya, dil dukha, dil dukhayia, dukh dita, dukh ditta, dukh diya, dhokha dita, dhokha ditta, dhokha diya, dhokha, jhooth bol, jhoot bol, chori, mara bol, bura bol, bura bhala, bol pia, bol paya, hak maar, maafi mang, mafi mang, gusse ch, gusse vich keha, gusse me kaha, gaali di, gaal kaddi, dil toda, dil todia, vishwas toda, bharosa toda, secret das, raaz khol, jhoothi gawahi, rishwat, mere karke, meri wajah se, chupa ke, chhupa ke, hakk khadha, gehne churaye, paise churaye`,
      },
      openings: {
        english: [
          'You see the hurt that came from your own hand, and you do not look away. That is where amends begin.',
          'It is painful to have wounded someone, most of all someone dear. An honest apology asks for nothing and opens much.',
        ],
        punjabi: [
          'ਆਪਣੇ ਹੱਥੋਂ ਹੋਈ ਸੱਟ ਤੁਹਾਨੂੰ ਦਿਸਦੀ ਹੈ, ਅਤੇ ਤੁਸੀਂ ਅੱਖਾਂ ਨਹੀਂ ਫੇਰੀਆਂ। ਸੁਧਾਰ ਇੱਥੋਂ ਹੀ ਸ਼ੁਰੂ ਹੁੰਦਾ ਹੈ।',
          'ਕਿਸੇ ਦਾ ਦਿਲ ਦੁਖਾ ਕੇ, ਖ਼ਾਸ ਕਰਕੇ ਆਪਣੇ ਦਾ, ਮਨ ਨੂੰ ਚੈਨ ਨਹੀਂ ਆਉਂਦਾ। ਸੱਚੀ ਮਾਫ਼ੀ ਕੁਝ ਨਹੀਂ ਮੰਗਦੀ, ਪਰ ਬਹੁਤ ਕੁਝ ਖੋਲ੍ਹ ਦਿੰਦੀ ਹੈ।',
        ],
        hindi: [
          'अपने हाथों हुई चोट आपको दिखती है, और आपने आँखें नहीं फेरीं। सुधार यहीं से शुरू होता है।',
          'किसी का दिल दुखाकर, विशेषकर अपने का, मन को चैन नहीं आता। सच्ची क्षमा-याचना कुछ नहीं माँगती, पर बहुत कुछ खोल देती है।',
        ],
      },
      practices: {
        english: [
          'Tell the person in three short sentences what you did, that you are sorry, and what you will do differently. Leave them free to answer or not.',
        ],
        punjabi: [
          'ਉਸ ਨੂੰ ਤਿੰਨ ਛੋਟੇ ਵਾਕ ਕਹੋ ਜਾਂ ਲਿਖੋ: ਕੀ ਗ਼ਲਤ ਹੋਇਆ, ਉਸ ਦਾ ਅਫ਼ਸੋਸ, ਅਤੇ ਅੱਗੋਂ ਕੀ ਵੱਖਰਾ ਹੋਵੇਗਾ। ਜਵਾਬ ਦੇਣਾ ਜਾਂ ਨਾ ਦੇਣਾ ਉਸ ਉੱਤੇ ਛੱਡ ਦਿਓ।',
        ],
        hindi: [
          'उनसे तीन छोटे वाक्य कहिए या लिखिए: क्या ग़लत हुआ, उसका खेद, और आगे क्या अलग होगा। उत्तर देना या न देना उन पर छोड़ दीजिए।',
        ],
      },
    },
    {
      id: 'sinBeforeGod',
      words: {
        en: `sin, sins, sinner, sinned, sinful, can god forgive, will god forgive, god forgive me, forgive me, forgiven, be forgiven, punish, punishment, god punish, punishing, hell, bad karma, repent, repentance, broke my vow, cut my hair, ate meat, impure, dirty, unworthy, face god, my vow, vows, amrit, before god, god keep count, wipe clean, wiped clean`,
        pa: `ਪਾਪ, ਪਾਪੀ, ਪਾਪਾਂ, ਰੱਬ ਮਾਫ਼, ਵਾਹਿਗੁਰੂ ਮਾਫ਼, ਪਰਮਾਤਮਾ ਮਾਫ਼, ਭਗਵਾਨ ਮਾਫ਼, ਬਖ਼ਸ਼, ਬਖ਼ਸ਼ੇਗਾ, ਬਖ਼ਸ਼ਣ, ਗੁਨਾਹ, ਸਜ਼ਾ, ਨਰਕ, ਮਾੜੇ ਕਰਮ, ਅਪਵਿੱਤਰ, ਪ੍ਰਾਸਚਿਤ, ਤੌਬਾ, ਰੱਬ ਅੱਗੇ, ਬਖ਼ਸ਼ਣਹਾਰ, ਕੁਰਹਿਤ, ਅੰਮ੍ਰਿਤ ਛਕ, ਕੇਸ ਕਤਲ`,
        hi: `पाप, पापी, पापों, भगवान माफ़, ईश्वर माफ़, भगवान क्षमा, ईश्वर क्षमा, प्रभु क्षमा, बख़्श, गुनाह, सज़ा, दंड, नरक, बुरे कर्म, अपवित्र, प्रायश्चित, पश्चाताप, तौबा, भगवान के सामने, व्रत, दोष लगेगा, ईश्वर के सामने, गंगा स्नान, प्रभु के सामने`,
        roman: `paap, paapi, papi, rab maaf, rabb maaf, waheguru maaf, bhagwan maaf, ishwar maaf, bhagwan kshama, bakhsh, bakshega, bakhshan, gunah, gunaah, saza, saja, dand, narak, mare karam, bure karam, bure karm, apavitra, prayashchit, prashchit, pashchatap, tauba, sin, bakhshu, kes katal, kes katwa, amrit, vrat, bhagwan ke saamne, rab agge`,
      },
      openings: {
        english: [
          'You wonder whether there is still a way back to God. Wanting to turn round is already the first step on it.',
          'Shame tells us to hide. Scripture has warm words for those who come with nothing in their hands, and you may come as you are.',
        ],
        punjabi: [
          'ਮਨ ਪੁੱਛਦਾ ਹੈ ਕਿ ਮੁੜਨ ਦਾ ਕੋਈ ਰਾਹ ਹੈ ਜਾਂ ਨਹੀਂ। ਮੁੜਨ ਦੀ ਚਾਹ ਆਪ ਹੀ ਉਸ ਰਾਹ ਦਾ ਪਹਿਲਾ ਕਦਮ ਹੈ।',
          'ਸ਼ਰਮ ਕਹਿੰਦੀ ਹੈ ਕਿ ਲੁਕ ਜਾਓ। ਪਰ ਧਰਮ ਦੇ ਬੋਲ ਉਹਨਾਂ ਲਈ ਵੀ ਹਨ ਜੋ ਖ਼ਾਲੀ ਹੱਥ ਆ ਕੇ ਮੰਗਦੇ ਹਨ। ਜਿਵੇਂ ਵੀ ਹੋ, ਉਵੇਂ ਹੀ ਆਉਣਾ ਠੀਕ ਹੈ।',
        ],
        hindi: [
          'मन पूछता है कि लौटने की कोई राह है या नहीं। लौटने की चाह अपने आप में उस राह का पहला कदम है।',
          'लज्जा कहती है कि छिप जाओ। पर धर्म के वचन उनके लिए भी हैं जो ख़ाली हाथ आकर माँगते हैं। जैसे भी हैं, वैसे ही आना ठीक है।',
        ],
      },
      practices: {
        english: [
          'Sit with folded hands, say once in plain words what was wrong, and ask to be forgiven. Add no punishment of your own; do one good thing before the day is over.',
        ],
        punjabi: [
          'ਹੱਥ ਜੋੜ ਕੇ ਬੈਠੋ, ਗ਼ਲਤੀ ਨੂੰ ਇੱਕ ਵਾਰ ਸਿੱਧੇ ਬੋਲਾਂ ਵਿੱਚ ਕਹੋ, ਬਖ਼ਸ਼ਿਸ਼ ਮੰਗੋ, ਅਤੇ ਆਪਣੇ ਵੱਲੋਂ ਕੋਈ ਸਜ਼ਾ ਨਾ ਜੋੜੋ। ਫਿਰ ਦਿਨ ਢਲਣ ਤੋਂ ਪਹਿਲਾਂ ਇੱਕ ਭਲਾ ਕਰੋ।',
        ],
        hindi: [
          'हाथ जोड़कर बैठिए, भूल को एक बार सीधे शब्दों में कहिए, क्षमा माँगिए, और अपनी ओर से कोई सज़ा मत जोड़िए। फिर दिन ढलने से पहले एक भला काम कीजिए।',
        ],
      },
    },
    {
      id: 'cannotForgiveMyself',
      words: {
        en: `forgive myself, cant forgive myself, cannot forgive myself, hate myself, blame myself, my fault, past, past mistakes, past mistake, years ago, haunts me, haunt, cant forget what i did, regret, regrets, ashamed, ashamed of myself, shame, live with myself, abortion, wasnt there, was not there, too late, should have, could have, not there when, wasnt there when, not with him, not with her, could not say goodbye, couldnt say goodbye, didnt say goodbye, did not say goodbye, never said goodbye, say goodbye, his last moments, her last moments, last moments, last breath, last time, let it ring, missed his call, missed her call, didnt pick up, did not pick up, ignored his call, ignored her call, there for everyone, put mother in a home, in the mirror, live with it`,
        pa: `ਆਪਣੇ ਆਪ ਨੂੰ ਮਾਫ਼, ਖ਼ੁਦ ਨੂੰ ਮਾਫ਼, ਆਪਣੇ ਆਪ ਤੋਂ ਨਫ਼ਰਤ, ਆਪਣੇ ਆਪ ਨੂੰ ਦੋਸ਼, ਮੇਰਾ ਕਸੂਰ, ਮੇਰੀ ਗ਼ਲਤੀ, ਬੀਤੇ, ਬੀਤਿਆ, ਪੁਰਾਣੀ ਗ਼ਲਤੀ, ਪੁਰਾਣੀਆਂ ਗ਼ਲਤੀਆਂ, ਪਛਤਾਵਾ, ਪਛਤਾਉਂਦਾ, ਪਛਤਾਉਂਦੀ, ਸ਼ਰਮਿੰਦਾ, ਸ਼ਰਮਿੰਦਗੀ, ਸ਼ਰਮ, ਭੁੱਲਦੀ ਨਹੀਂ, ਖਾਈ ਜਾਂਦਾ, ਬਹੁਤ ਦੇਰ, ਆਖ਼ਰੀ ਵੇਲੇ, ਆਖ਼ਰੀ ਸਮੇਂ, ਅੰਤਲੇ ਵੇਲੇ, ਆਖ਼ਰੀ ਵਾਰ, ਕੋਲ ਨਹੀਂ ਸੀ, ਮਿਲ ਨਹੀਂ ਸਕਿਆ, ਮਿਲ ਨਹੀਂ ਸਕੀ, ਮਿਲ ਨਾ ਸਕਿਆ, ਮਿਲ ਨਾ ਸਕੀ, ਪਹੁੰਚ ਨਹੀਂ ਸਕਿਆ, ਪਹੁੰਚ ਨਹੀਂ ਸਕੀ, ਅਲਵਿਦਾ, ਫ਼ੋਨ ਨਹੀਂ ਚੁੱਕਿਆ, ਫ਼ੋਨ ਨਾ ਚੁੱਕਿਆ, ਫ਼ੋਨ ਕੱਟ, ਆਤਮਾ ਫਿਟਕਾਰਦੀ`,
        hi: `अपने आप को माफ़, ख़ुद को माफ़, खुद को क्षमा, अपने आप से नफ़रत, ख़ुद से नफ़रत, अपने आप को दोष, ख़ुद को दोष, मेरा क़सूर, मेरी ग़लती, अतीत, बीते, पुरानी ग़लती, पुरानी ग़लतियाँ, पछतावा, पछताता, पछताती, शर्मिंदा, शर्मिंदगी, शर्म, भूल नहीं पा, ग्लानि, अपराध बोध, अपराधबोध, बहुत देर, अंतिम समय, आख़िरी समय, आख़िरी वक़्त, अंतिम क्षण, आख़िरी बार, पास नहीं था, पास नहीं थी, साथ नहीं था, साथ नहीं थी, मिल नहीं सका, मिल नहीं सकी, मिल नहीं पाया, मिल नहीं पाई, पहुँच नहीं सका, पहुँच नहीं सकी, पहुँच नहीं पाया, अलविदा, विदा नहीं कह, फ़ोन नहीं उठाया, फ़ोन काट, आत्मग्लानि, मन कचोटता, मेरी लापरवाही`,
        roman: `apne aap nu maaf, khud nu maaf, apne aap ko maaf, khud ko maaf, apne aap ton nafrat, khud se nafrat, apne aap nu dosh, khud ko dosh, mera kasoor, mera kasur, meri galti, beete, bita, ateet, purani galti, purani galtiyan, pachtava, pachtawa, pachtaunda, pachtata, sharminda, sharmindagi, sharam, bhulda nahi, bhul nahi pa, glani, bahut der, akhri vele, aakhri vele, akhri same, aakhri time, akhri waqt, aakhri waqt, antim samay, akhri vaar, aakhri baar, kol nahi si, kol ni si, paas nahi tha, paas nahi thi, saath nahi tha, saath nahi thi, mil nahi sakia, mil nahi saka, mil nahi saki, mil nahi paya, mil nahi payi, pahunch nahi saka, pahunch nahi saki, alvida, phone nahi chukia, phone nahi chukya, phone nahi uthaya, phone katt, phone kaat, khud ton ghin, khud se ghin`,
      },
      openings: {
        english: [
          'You keep judging the person you were with the eyes you have now. You did not have those eyes then.',
          'Years of punishing oneself mend nothing for anyone. Regret has done its work when it has made you gentler; then it may go.',
        ],
        punjabi: [
          'ਮਨ ਉਸ ਵੇਲੇ ਦੇ ਆਪਣੇ ਆਪ ਨੂੰ ਅੱਜ ਦੀ ਸਮਝ ਨਾਲ ਪਰਖਦਾ ਹੈ। ਉਸ ਵੇਲੇ ਇਹ ਸਮਝ ਤੁਹਾਡੇ ਕੋਲ ਨਹੀਂ ਸੀ।',
          'ਸਾਲਾਂ-ਬੱਧੀ ਆਪਣੇ ਆਪ ਨੂੰ ਸਜ਼ਾ ਦੇਣ ਨਾਲ ਕਿਸੇ ਦਾ ਕੁਝ ਨਹੀਂ ਸੌਰਦਾ। ਪਛਤਾਵਾ ਮਨ ਨੂੰ ਨਰਮ ਕਰ ਦੇਵੇ ਤਾਂ ਉਸ ਦਾ ਕੰਮ ਪੂਰਾ ਹੋਇਆ; ਫਿਰ ਉਹ ਜਾ ਸਕਦਾ ਹੈ।',
        ],
        hindi: [
          'मन उस समय के अपने आप को आज की समझ से परखता है। उस समय यह समझ आपके पास नहीं थी।',
          'बरसों तक अपने आप को सज़ा देने से किसी का कुछ नहीं सँवरता। पछतावा मन को कोमल कर दे तो उसका काम पूरा हुआ; फिर वह जा सकता है।',
        ],
      },
      practices: {
        english: [
          'Speak to yourself today as you would to a dear friend who had done the same. If the self-reproach turns into wanting to hurt yourself, please tell someone or call a helpline at once.',
        ],
        punjabi: [
          'ਅੱਜ ਆਪਣੇ ਨਾਲ ਇੰਝ ਬੋਲੋ ਜਿਵੇਂ ਕਿਸੇ ਪਿਆਰੇ ਮਿੱਤਰ ਨਾਲ ਬੋਲੀਦਾ ਹੈ। ਜੇ ਮਨ ਆਪਣੇ ਆਪ ਨੂੰ ਸੱਟ ਮਾਰਨ ਵੱਲ ਜਾਵੇ, ਤਾਂ ਤੁਰੰਤ ਕਿਸੇ ਆਪਣੇ ਜਾਂ ਹੈਲਪਲਾਈਨ ਨੂੰ ਦੱਸੋ।',
        ],
        hindi: [
          'आज अपने साथ ऐसे बोलिए जैसे किसी प्रिय मित्र से बोला जाता है। यदि मन अपने आप को चोट पहुँचाने की ओर जाए, तो तुरंत किसी अपने या हेल्पलाइन को बताइए।',
        ],
      },
    },
  ],
}
