import type { ThemePhrases } from './types.ts'

export const anxiety: ThemePhrases = {
  openings: {
    english: [
      'A worried mind lives tomorrow’s troubles today, and that is exhausting. Let us set the load down for a moment.',
      'When thoughts keep circling, even rest becomes work. You are not weak; you are carrying a great deal.',
      'Worry is often care that has found nothing to do with its hands. Let us sort what is yours to do from what is not.',
    ],
    punjabi: [
      'ਚਿੰਤਾ ਵਿੱਚ ਮਨ ਕੱਲ੍ਹ ਦੇ ਦੁੱਖ ਅੱਜ ਹੀ ਸਹਿਣ ਲੱਗਦਾ ਹੈ, ਅਤੇ ਇਹ ਬਹੁਤ ਥਕਾਉਂਦਾ ਹੈ। ਆਓ, ਇੱਕ ਪਲ ਲਈ ਇਹ ਭਾਰ ਹੇਠਾਂ ਰੱਖੀਏ।',
      'ਜਦੋਂ ਸੋਚਾਂ ਘੁੰਮਦੀਆਂ ਰਹਿਣ ਤਾਂ ਆਰਾਮ ਵੀ ਕੰਮ ਬਣ ਜਾਂਦਾ ਹੈ। ਇਹ ਕਮਜ਼ੋਰੀ ਨਹੀਂ; ਤੁਸੀਂ ਬਹੁਤ ਕੁਝ ਚੁੱਕਿਆ ਹੋਇਆ ਹੈ।',
      'ਫ਼ਿਕਰ ਅਕਸਰ ਉਹ ਪਿਆਰ ਹੁੰਦਾ ਹੈ ਜਿਸ ਨੂੰ ਕਰਨ ਲਈ ਕੋਈ ਕੰਮ ਨਹੀਂ ਲੱਭਦਾ। ਆਓ, ਜੋ ਆਪਣੇ ਵੱਸ ਹੈ ਉਸ ਨੂੰ ਬਾਕੀ ਨਾਲੋਂ ਵੱਖ ਕਰੀਏ।',
    ],
    hindi: [
      'चिंता में मन कल के दुख आज ही सहने लगता है, और यह बहुत थकाता है। आइए, एक पल के लिए यह बोझ नीचे रखें।',
      'जब विचार घूमते रहें तो आराम भी काम बन जाता है। यह कमज़ोरी नहीं; आपने बहुत कुछ उठाया हुआ है।',
      'चिंता अक्सर वह प्रेम होती है जिसे करने को कोई काम नहीं मिलता। आइए, जो अपने वश में है उसे बाकी से अलग करें।',
    ],
  },
  again: {
    english: [
      'The worry has come back, as worries do. Let us meet it once more, a little more slowly.',
      'Let us stay with this. You do not have to have it solved by the end of our talk.',
    ],
    punjabi: [
      'ਚਿੰਤਾ ਮੁੜ ਆ ਗਈ, ਜਿਵੇਂ ਇਸ ਦੀ ਆਦਤ ਹੈ। ਆਓ, ਇਸ ਨੂੰ ਇੱਕ ਵਾਰ ਹੋਰ ਮਿਲੀਏ, ਜ਼ਰਾ ਹੌਲੀ।',
      'ਆਓ, ਇਸ ਗੱਲ ਉੱਤੇ ਥੋੜ੍ਹਾ ਹੋਰ ਰੁਕੀਏ। ਸਭ ਕੁਝ ਅੱਜ ਹੀ ਸੁਲਝਣਾ ਜ਼ਰੂਰੀ ਨਹੀਂ।',
    ],
    hindi: [
      'चिंता फिर लौट आई, जैसी उसकी आदत है। आइए, उससे एक बार और मिलें, ज़रा धीरे।',
      'आइए, इस बात पर थोड़ा और रुकें। सब कुछ आज ही सुलझना ज़रूरी नहीं।',
    ],
  },
  practices: {
    english: [
      'Write the worry down in two columns: what I can do today, and what is not in my hands. Do one thing from the first, and offer the second in prayer before you sleep.',
      'Take a slow walk of twenty minutes and, for each worry that comes, name one thing you can see, hear or touch.',
      'Call one person and say: “I am worried, may I tell you?” Ask them only to listen.',
    ],
    punjabi: [
      'ਕਾਗ਼ਜ਼ ਉੱਤੇ ਦੋ ਖ਼ਾਨੇ ਬਣਾਓ: ਜੋ ਅੱਜ ਮੇਰੇ ਹੱਥ ਵਿੱਚ ਹੈ, ਅਤੇ ਜੋ ਨਹੀਂ। ਪਹਿਲੇ ਵਿੱਚੋਂ ਇੱਕ ਕੰਮ ਕਰੋ, ਦੂਜਾ ਸੌਣ ਤੋਂ ਪਹਿਲਾਂ ਅਰਦਾਸ ਵਿੱਚ ਸੌਂਪ ਦਿਓ।',
      'ਵੀਹ ਮਿੰਟ ਹੌਲੀ-ਹੌਲੀ ਸੈਰ ਕਰੋ, ਅਤੇ ਜਦੋਂ ਵੀ ਫ਼ਿਕਰ ਆਵੇ, ਇੱਕ ਚੀਜ਼ ਦਾ ਨਾਂ ਲਵੋ ਜੋ ਵੇਖੀ, ਸੁਣੀ ਜਾਂ ਛੋਹੀ ਜਾ ਸਕੇ।',
      'ਕਿਸੇ ਇੱਕ ਆਪਣੇ ਨੂੰ ਫ਼ੋਨ ਕਰਕੇ ਕਹੋ: “ਮਨ ਫ਼ਿਕਰ ਵਿੱਚ ਹੈ, ਦੋ ਗੱਲਾਂ ਸੁਣ ਲਵੋ।” ਸਲਾਹ ਨਹੀਂ, ਬੱਸ ਸੁਣਨ ਲਈ ਕਹੋ।',
    ],
    hindi: [
      'काग़ज़ पर दो खाने बनाइए: जो आज मेरे हाथ में है, और जो नहीं। पहले में से एक काम कीजिए, दूसरा सोने से पहले प्रार्थना में सौंप दीजिए।',
      'बीस मिनट धीरे-धीरे सैर कीजिए, और जब भी चिंता आए, एक चीज़ का नाम लीजिए जो देखी, सुनी या छुई जा सके।',
      'किसी एक अपने को फ़ोन करके कहिए: “मन चिंता में है, दो बातें सुन लीजिए।” सलाह नहीं, बस सुनने के लिए कहिए।',
    ],
  },
  situations: [
    {
      id: 'sleepless',
      words: {
        en: `sleep, cant sleep, unable to sleep, not sleeping, sleepless, insomnia, awake, wake up, waking up, lie awake, at night, nights, 3 am, 2 am, midnight, tossing`,
        pa: `ਨੀਂਦ, ਨੀਂਦਰ, ਸੌਂ ਨਹੀਂ, ਸੌਣ, ਸੁੱਤਾ, ਜਾਗਦਾ, ਜਾਗਦੀ, ਜਾਗਦੇ, ਰਾਤ, ਰਾਤ ਨੂੰ, ਰਾਤਾਂ, ਅੱਧੀ ਰਾਤ, ਉਨੀਂਦਰਾ, ਪਾਸੇ ਮਾਰ`,
        hi: `नींद, सो नहीं, सोने, जागता, जागती, जागते, रात, रात को, रात भर, रातें, आधी रात, अनिद्रा, करवटें, करवट`,
        roman: `neend, nind, neendar, nindar, neend nahi, so nahi, saun, sona, jagda, jagdi, jagta, jagti, jaagta, raat, raat nu, raat ko, raat bhar, raatan, adhi raat, aadhi raat, karvat, sleep`,
      },
      openings: {
        english: [
          'At night every worry looks twice its size, and there is nobody to speak to. You are not the only one awake; let the body rest even if sleep is slow.',
          'Sleep cannot be forced, and fighting for it makes the night longer. Let us give the mind something quiet to lean on instead.',
        ],
        punjabi: [
          'ਰਾਤ ਨੂੰ ਹਰ ਫ਼ਿਕਰ ਦੂਣਾ ਦਿਸਦਾ ਹੈ, ਅਤੇ ਗੱਲ ਕਰਨ ਵਾਲਾ ਵੀ ਕੋਈ ਨਹੀਂ ਹੁੰਦਾ। ਨੀਂਦ ਚਿਰ ਨਾਲ ਆਵੇ ਤਾਂ ਵੀ ਸਰੀਰ ਨੂੰ ਆਰਾਮ ਦੇਣਾ ਚੰਗਾ ਹੈ।',
          'ਨੀਂਦ ਜ਼ੋਰ ਨਾਲ ਨਹੀਂ ਆਉਂਦੀ, ਅਤੇ ਉਸ ਨਾਲ ਲੜਨ ਨਾਲ ਰਾਤ ਹੋਰ ਲੰਮੀ ਹੁੰਦੀ ਹੈ। ਆਓ, ਮਨ ਨੂੰ ਟੇਕ ਲਈ ਕੋਈ ਸ਼ਾਂਤ ਬੋਲ ਦੇਈਏ।',
        ],
        hindi: [
          'रात को हर चिंता दुगुनी दिखती है, और बात करने वाला भी कोई नहीं होता। नींद देर से आए तो भी शरीर को आराम देना अच्छा है।',
          'नींद ज़बरदस्ती नहीं आती, और उससे लड़ने पर रात और लंबी होती है। आइए, मन को टिकने के लिए कोई शांत वचन दें।',
        ],
      },
      practices: {
        english: [
          'Tonight put the phone outside the room, write tomorrow’s first task on paper, and repeat one holy Name with each slow breath out. If sleep stays away for weeks, please see a doctor.',
        ],
        punjabi: [
          'ਅੱਜ ਰਾਤ ਫ਼ੋਨ ਕਮਰੇ ਤੋਂ ਬਾਹਰ ਰੱਖੋ, ਕੱਲ੍ਹ ਦਾ ਪਹਿਲਾ ਕੰਮ ਲਿਖ ਲਵੋ, ਅਤੇ ਹਰ ਬਾਹਰ ਜਾਂਦੇ ਸਾਹ ਨਾਲ ਨਾਮ ਜਪੋ। ਜੇ ਹਫ਼ਤਿਆਂ ਤੱਕ ਨੀਂਦ ਨਾ ਆਵੇ, ਤਾਂ ਡਾਕਟਰ ਨੂੰ ਮਿਲੋ।',
        ],
        hindi: [
          'आज रात फ़ोन कमरे से बाहर रखिए, कल का पहला काम लिख लीजिए, और हर बाहर जाती साँस के साथ नाम जपिए। यदि हफ़्तों तक नींद न आए, तो डॉक्टर से मिलिए।',
        ],
      },
    },
    {
      id: 'future',
      words: {
        en: `future, tomorrow, what will happen, what if, my life ahead, settle, settled, next year, unsure, uncertain, uncertainty, visa, abroad, career, old age, everything go wrong, something bad`,
        pa: `ਭਵਿੱਖ, ਕੱਲ੍ਹ, ਕੀ ਹੋਵੇਗਾ, ਕੀ ਹੋਊ, ਕੀ ਬਣੇਗਾ, ਕੀ ਬਣੂ, ਅੱਗੇ ਕੀ, ਆਉਣ ਵਾਲੇ, ਵੀਜ਼ਾ, ਬਾਹਰ ਜਾਣ, ਸੈੱਟ, ਬੁਰਾ ਹੋਣ`,
        hi: `भविष्य, कल क्या, क्या होगा, आगे क्या, आने वाले, आने वाला, वीज़ा, विदेश, सेटल, बुरा होगा, अनिश्चित, अनहोनी`,
        roman: `future, bhavish, bhavishya, bhavikh, kal ki, kya hoga, ki hovega, ki hou, ki banega, ki banu, agge ki, aage kya, aun wale, aane wale, visa, bahar jana, settle, bura hoga, anhoni`,
      },
      openings: {
        english: [
          'You are trying to carry days that have not come. No one is strong enough for all of them at once, and only today is asked of you.',
          'It is natural to want to know how things will turn out. Nobody can tell you that honestly, but there is a way to stand steady without knowing.',
        ],
        punjabi: [
          'ਜੋ ਦਿਨ ਅਜੇ ਆਏ ਨਹੀਂ, ਮਨ ਉਹਨਾਂ ਦਾ ਭਾਰ ਵੀ ਚੁੱਕੀ ਫਿਰਦਾ ਹੈ। ਸਾਰੇ ਦਿਨ ਇਕੱਠੇ ਕਿਸੇ ਤੋਂ ਨਹੀਂ ਚੁੱਕੇ ਜਾਂਦੇ; ਨਿਭਾਉਣਾ ਤਾਂ ਸਿਰਫ਼ ਅੱਜ ਨੂੰ ਹੈ।',
          'ਅੱਗੇ ਦਾ ਹਾਲ ਜਾਣਨ ਦੀ ਚਾਹ ਸੁਭਾਵਿਕ ਹੈ। ਇਹ ਕੋਈ ਇਮਾਨਦਾਰੀ ਨਾਲ ਨਹੀਂ ਦੱਸ ਸਕਦਾ, ਪਰ ਜਾਣੇ ਬਿਨਾਂ ਵੀ ਟਿਕ ਕੇ ਖੜ੍ਹਿਆ ਜਾ ਸਕਦਾ ਹੈ।',
        ],
        hindi: [
          'जो दिन अभी आए नहीं, मन उनका बोझ भी उठाए फिरता है। सारे दिन एक साथ किसी से नहीं उठते; निभाना तो केवल आज को है।',
          'आगे का हाल जानने की चाह स्वाभाविक है। यह कोई ईमानदारी से नहीं बता सकता, पर जाने बिना भी टिककर खड़ा रहा जा सकता है।',
        ],
      },
    },
    {
      id: 'panic',
      words: {
        en: `panic, panic attack, panic attacks, heart races, heart racing, heart beats fast, heart beating, palpitations, cant breathe, short of breath, chest, trembling, shaking, sweating, dizzy, attack`,
        pa: `ਘਬਰਾਹਟ, ਘਬਰਾਉਂਦਾ, ਘਬਰਾਉਂਦੀ, ਘਬਰਾ, ਦਿਲ ਧੜਕ, ਧੜਕਣ, ਧੜਕਦਾ, ਸਾਹ ਨਹੀਂ, ਸਾਹ ਚੜ੍ਹ, ਸਾਹ ਘੁੱਟ, ਛਾਤੀ, ਪਸੀਨਾ, ਕੰਬਣ, ਕੰਬਦਾ, ਪੈਨਿਕ`,
        hi: `घबराहट, घबराता, घबराती, घबरा, दिल धड़क, धड़कन, धड़कता, साँस नहीं, साँस फूल, दम घुट, छाती, सीना, पसीना, काँपने, काँपता, पैनिक`,
        roman: `panic, ghabrahat, ghabra, ghabrata, ghabrati, ghabraunda, ghabraundi, dil dhadak, dhadkan, dharkan, dil dharak, saah nahi, saans nahi, saah ghut, dam ghut, chhati vich, chhati me, seene me, seene vich, paseena, pasina, kambda, kaampne`,
      },
      openings: {
        english: [
          'When panic comes, the whole body shouts danger. The wave is frightening, and it does pass; first the breath, then everything else.',
          'A racing heart and short breath are the body’s alarm, not a fault in your faith. Let us go gently and give it time to settle.',
        ],
        punjabi: [
          'ਘਬਰਾਹਟ ਉੱਠਦੀ ਹੈ ਤਾਂ ਸਾਰਾ ਸਰੀਰ ਖ਼ਤਰਾ-ਖ਼ਤਰਾ ਪੁਕਾਰਦਾ ਹੈ। ਇਹ ਲਹਿਰ ਡਰਾਉਂਦੀ ਹੈ ਪਰ ਲੰਘ ਵੀ ਜਾਂਦੀ ਹੈ; ਪਹਿਲਾਂ ਸਾਹ, ਫਿਰ ਬਾਕੀ ਸਭ।',
          'ਤੇਜ਼ ਧੜਕਣ ਅਤੇ ਚੜ੍ਹਿਆ ਸਾਹ ਸਰੀਰ ਦਾ ਅਲਾਰਮ ਹੈ, ਭਰੋਸੇ ਦੀ ਘਾਟ ਨਹੀਂ। ਆਓ, ਹੌਲੀ ਚੱਲੀਏ ਅਤੇ ਇਸ ਨੂੰ ਟਿਕਣ ਦਾ ਸਮਾਂ ਦੇਈਏ।',
        ],
        hindi: [
          'घबराहट उठती है तो सारा शरीर ख़तरा-ख़तरा पुकारता है। यह लहर डराती है पर बीत भी जाती है; पहले साँस, फिर बाकी सब।',
          'तेज़ धड़कन और चढ़ी साँस शरीर का अलार्म है, आस्था की कमी नहीं। आइए, धीरे चलें और इसे ठहरने का समय दें।',
        ],
      },
      practices: {
        english: [
          'Sit with both feet on the floor, breathe out slowly as if through a straw, and say a short holy Name each time. Have a doctor look at these attacks; there is good help for them.',
        ],
        punjabi: [
          'ਦੋਵੇਂ ਪੈਰ ਜ਼ਮੀਨ ਉੱਤੇ ਟਿਕਾਓ, ਸਾਹ ਹੌਲੀ-ਹੌਲੀ ਬਾਹਰ ਛੱਡੋ ਅਤੇ ਹਰ ਵਾਰ ਨਾਮ ਲਵੋ। ਅਜਿਹੀ ਘਬਰਾਹਟ ਬਾਰੇ ਡਾਕਟਰ ਨੂੰ ਜ਼ਰੂਰ ਦੱਸੋ; ਇਸ ਵਿੱਚ ਮਦਦ ਮਿਲਦੀ ਹੈ।',
        ],
        hindi: [
          'दोनों पैर ज़मीन पर टिकाइए, साँस धीरे-धीरे बाहर छोड़िए और हर बार नाम लीजिए। ऐसी घबराहट के बारे में डॉक्टर को ज़रूर बताइए; इसमें सहायता मिलती है।',
        ],
      },
    },
    {
      id: 'lowSpirits',
      words: {
        en: `depressed, depression, low, feeling low, empty, numb, no energy, nothing feels, dont feel like, hopeless, crying, cry, sad all the time, burnout, burnt out, burned out, exhausted, no interest`,
        pa: `ਡਿਪਰੈਸ਼ਨ, ਡਿਪ੍ਰੈਸ਼ਨ, ਉਦਾਸ, ਉਦਾਸੀ, ਕੁਝ ਚੰਗਾ ਨਹੀਂ, ਮਨ ਨਹੀਂ ਲੱਗਦਾ, ਦਿਲ ਨਹੀਂ ਲੱਗਦਾ, ਖ਼ਾਲੀਪਣ, ਅੰਦਰੋਂ ਖ਼ਾਲੀ, ਰੋਣਾ, ਥੱਕ ਗਿਆ, ਥੱਕ ਗਈ, ਜੀਅ ਨਹੀਂ ਕਰਦਾ`,
        hi: `डिप्रेशन, अवसाद, उदास, उदासी, कुछ अच्छा नहीं, मन नहीं लगता, दिल नहीं लगता, ख़ालीपन, भीतर ख़ाली, अंदर से ख़ाली, रोना, थक गया, थक गई, मन नहीं करता, निराश`,
        roman: `depression, depress, depressed, udas, udaas, udasi, kuch changa nahi, kuj changa nahi, kuch acha nahi, mann nahi lagda, man nahi lagta, dil nahi lagda, dil nahi lagta, khalipan, andar se khali, andron khali, rona, thak gaya, thak gayi, thakk gaya`,
      },
      openings: {
        english: [
          'When everything turns grey and heavy, even small things cost a great deal. This is not a lack of faith or will, and it is right to let others help.',
          'Thank you for saying how low it feels. You are not meant to climb out of this by strength alone; one kind person and one small step are enough for today.',
        ],
        punjabi: [
          'ਜਦੋਂ ਸਭ ਕੁਝ ਫਿੱਕਾ ਅਤੇ ਭਾਰਾ ਲੱਗੇ ਤਾਂ ਨਿੱਕਾ ਕੰਮ ਵੀ ਪਹਾੜ ਜਾਪਦਾ ਹੈ। ਇਹ ਨਾ ਭਰੋਸੇ ਦੀ ਘਾਟ ਹੈ ਨਾ ਹਿੰਮਤ ਦੀ, ਅਤੇ ਦੂਜਿਆਂ ਦੀ ਮਦਦ ਲੈਣੀ ਠੀਕ ਹੈ।',
          'ਮਨ ਦੀ ਇਹ ਹਾਲਤ ਦੱਸਣ ਲਈ ਧੰਨਵਾਦ। ਇਸ ਵਿੱਚੋਂ ਸਿਰਫ਼ ਆਪਣੇ ਜ਼ੋਰ ਨਾਲ ਨਿਕਲਣਾ ਜ਼ਰੂਰੀ ਨਹੀਂ; ਅੱਜ ਲਈ ਕੋਈ ਇੱਕ ਆਪਣਾ ਅਤੇ ਇੱਕ ਛੋਟਾ ਕਦਮ ਬਹੁਤ ਹੈ।',
        ],
        hindi: [
          'जब सब कुछ फीका और भारी लगे तो छोटा काम भी पहाड़ लगता है। यह न आस्था की कमी है न हिम्मत की, और दूसरों की मदद लेना ठीक है।',
          'मन की यह हालत बताने के लिए धन्यवाद। इसमें से केवल अपने बल पर निकलना ज़रूरी नहीं; आज के लिए कोई एक अपना और एक छोटा कदम बहुत है।',
        ],
      },
      practices: {
        english: [
          'Sit in daylight for ten minutes, eat something warm, and tell one person the truth about how you are. If this has lasted for two weeks or more, please see a doctor or counsellor.',
        ],
        punjabi: [
          'ਦਸ ਮਿੰਟ ਧੁੱਪ ਵਿੱਚ ਬੈਠੋ, ਕੁਝ ਨਿੱਘਾ ਖਾਓ, ਅਤੇ ਕਿਸੇ ਇੱਕ ਨੂੰ ਮਨ ਦਾ ਸੱਚਾ ਹਾਲ ਦੱਸੋ। ਜੇ ਦੋ ਹਫ਼ਤਿਆਂ ਤੋਂ ਵੱਧ ਇਹੀ ਹਾਲ ਹੈ, ਤਾਂ ਡਾਕਟਰ ਜਾਂ ਸਲਾਹਕਾਰ ਨੂੰ ਮਿਲੋ।',
        ],
        hindi: [
          'दस मिनट धूप में बैठिए, कुछ गरम खाइए, और किसी एक को मन का सच्चा हाल बताइए। यदि दो हफ़्तों से अधिक यही हाल है, तो डॉक्टर या परामर्शदाता से मिलिए।',
        ],
      },
    },
  ],
}
