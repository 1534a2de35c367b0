import type { ThemePhrases } from './types.ts'

export const fear: ThemePhrases = {
  openings: {
    english: [
      'Fear makes the night long and the heart small. You do not have to be fearless; it is enough to take the next step with company.',
      'To be afraid is human, and saying it aloud already takes courage.',
      'Fear speaks loudly about what might come and says little about what is here. Let us look at what is here first.',
    ],
    punjabi: [
      'ਡਰ ਰਾਤ ਨੂੰ ਲੰਮੀ ਅਤੇ ਦਿਲ ਨੂੰ ਛੋਟਾ ਕਰ ਦਿੰਦਾ ਹੈ। ਨਿਡਰ ਹੋਣਾ ਜ਼ਰੂਰੀ ਨਹੀਂ; ਕਿਸੇ ਦੇ ਸਾਥ ਨਾਲ ਅਗਲਾ ਕਦਮ ਪੁੱਟਣਾ ਹੀ ਬਹੁਤ ਹੈ।',
      'ਡਰਨਾ ਮਨੁੱਖੀ ਗੱਲ ਹੈ, ਅਤੇ ਡਰ ਨੂੰ ਬੋਲ ਕੇ ਦੱਸਣਾ ਵੀ ਹਿੰਮਤ ਦਾ ਕੰਮ ਹੈ।',
      'ਡਰ ਆਉਣ ਵਾਲੇ ਦੀਆਂ ਗੱਲਾਂ ਉੱਚੀ ਕਰਦਾ ਹੈ, ਅਤੇ ਜੋ ਸਾਹਮਣੇ ਹੈ ਉਸ ਬਾਰੇ ਚੁੱਪ ਰਹਿੰਦਾ ਹੈ। ਆਓ, ਪਹਿਲਾਂ ਸਾਹਮਣੇ ਵਾਲੇ ਨੂੰ ਵੇਖੀਏ।',
    ],
    hindi: [
      'डर रात को लंबा और मन को छोटा कर देता है। निडर होना ज़रूरी नहीं; किसी के साथ से अगला कदम उठाना ही बहुत है।',
      'डरना मनुष्य का स्वभाव है, और डर को बोलकर बताना भी साहस का काम है।',
      'डर आने वाले की बातें ऊँचे स्वर में करता है, और जो सामने है उस पर चुप रहता है। आइए, पहले सामने वाले को देखें।',
    ],
  },
  again: {
    english: [
      'The fear is near, so let us stay near too. Looked at quietly, it often grows smaller.',
      'Let us hold this a little longer, one small piece at a time.',
    ],
    punjabi: [
      'ਡਰ ਨੇੜੇ ਹੈ, ਇਸ ਲਈ ਅਸੀਂ ਵੀ ਇੱਥੇ ਹੀ ਰੁਕਦੇ ਹਾਂ। ਸ਼ਾਂਤ ਮਨ ਨਾਲ ਵੇਖਿਆਂ ਇਹ ਅਕਸਰ ਛੋਟਾ ਲੱਗਦਾ ਹੈ।',
      'ਆਓ, ਇਸ ਨੂੰ ਥੋੜ੍ਹੀ ਦੇਰ ਹੋਰ ਵੇਖੀਏ, ਇੱਕ ਵਾਰ ਵਿੱਚ ਇੱਕ ਛੋਟਾ ਹਿੱਸਾ।',
    ],
    hindi: [
      'डर पास है, इसलिए हम भी यहीं रुकते हैं। शांत मन से देखने पर वह अक्सर छोटा लगता है।',
      'आइए, इसे थोड़ी देर और देखें, एक बार में एक छोटा हिस्सा।',
    ],
  },
  practices: {
    english: [
      'Name the fear in one plain sentence, and then one small thing that is safe and true right now. Breathe out longer than you breathe in, ten times.',
      'Tell one person you trust what you are afraid of, before evening. A fear that is shared has less room to grow.',
      'Before sleep, sing or whisper a line of prayer you have known since childhood, slowly, until the body softens.',
    ],
    punjabi: [
      'ਆਪਣੇ ਡਰ ਨੂੰ ਇੱਕ ਸਿੱਧੇ ਵਾਕ ਵਿੱਚ ਕਹੋ, ਫਿਰ ਇੱਕ ਗੱਲ ਸੋਚੋ ਜੋ ਇਸ ਵੇਲੇ ਠੀਕ ਅਤੇ ਸੁਰੱਖਿਅਤ ਹੈ। ਦਸ ਵਾਰ ਸਾਹ ਹੌਲੀ-ਹੌਲੀ ਬਾਹਰ ਛੱਡੋ।',
      'ਸ਼ਾਮ ਤੋਂ ਪਹਿਲਾਂ ਕਿਸੇ ਭਰੋਸੇ ਵਾਲੇ ਨੂੰ ਦੱਸੋ ਕਿ ਕਿਸ ਗੱਲ ਦਾ ਡਰ ਹੈ। ਵੰਡਿਆ ਹੋਇਆ ਡਰ ਘੱਟ ਵਧਦਾ ਹੈ।',
      'ਸੌਣ ਤੋਂ ਪਹਿਲਾਂ ਬਚਪਨ ਤੋਂ ਯਾਦ ਕੋਈ ਇੱਕ ਤੁਕ ਹੌਲੀ-ਹੌਲੀ ਬੋਲੋ ਜਾਂ ਗੁਣਗੁਣਾਓ, ਜਦ ਤੱਕ ਸਰੀਰ ਢਿੱਲਾ ਨਾ ਪੈ ਜਾਵੇ।',
    ],
    hindi: [
      'अपने डर को एक सीधे वाक्य में कहिए, फिर एक बात सोचिए जो इस समय ठीक और सुरक्षित है। दस बार साँस धीरे-धीरे बाहर छोड़िए।',
      'शाम से पहले किसी भरोसे के व्यक्ति को बताइए कि किस बात का डर है। बाँटा हुआ डर कम बढ़ता है।',
      'सोने से पहले बचपन से याद कोई एक पंक्ति धीरे-धीरे बोलिए या गुनगुनाइए, जब तक शरीर ढीला न पड़ जाए।',
    ],
  },
  situations: [
    {
      id: 'future',
      words: {
        en: `future, tomorrow, what will happen, what if, uncertain, uncertainty, the unknown, unknown, fear of losing, losing everything, losing someone, change, getting old, not make it, worst`,
        pa: `ਭਵਿੱਖ, ਕੱਲ੍ਹ, ਕੀ ਹੋਵੇਗਾ, ਕੀ ਹੋਊ, ਕੀ ਬਣੇਗਾ, ਕੀ ਬਣੂ, ਆਉਣ ਵਾਲੇ, ਆਉਣ ਵਾਲਾ, ਅੱਗੇ ਕੀ, ਗੁਆਚ, ਗੁਆ, ਖੋਹ, ਅਣਜਾਣ, ਬਦਲਾਅ`,
        hi: `भविष्य, कल, क्या होगा, आगे क्या, आने वाले, आने वाला, अनिश्चित, अनजान, खोने, खो देने, खो दूँ, बदलाव, बुरा होगा, अनहोनी`,
        roman: `future, bhavish, bhavishya, bhavikh, kal, kya hoga, ki hovega, ki hou, ki banega, ki banu, agge ki, aage kya, aun wale, aane wale, khone, kho dene, guach, anhoni, badlav`,
      },
      openings: {
        english: [
          'The mind paints what is to come, and it paints in dark colours. None of those pictures has happened; this day is the one you have been given.',
          'Not knowing what comes next is one of the hardest things to bear. We walk most of our lives by a lamp that lights only a few steps.',
        ],
        punjabi: [
          'ਮਨ ਆਉਣ ਵਾਲੇ ਸਮੇਂ ਦੀਆਂ ਤਸਵੀਰਾਂ ਬਣਾਉਂਦਾ ਹੈ, ਅਤੇ ਅਕਸਰ ਗੂੜ੍ਹੇ ਰੰਗਾਂ ਵਿੱਚ। ਉਹਨਾਂ ਵਿੱਚੋਂ ਅਜੇ ਕੁਝ ਵੀ ਹੋਇਆ ਨਹੀਂ; ਮਿਲਿਆ ਤਾਂ ਅੱਜ ਦਾ ਦਿਨ ਹੈ।',
          'ਅੱਗੇ ਕੀ ਹੈ, ਇਹ ਨਾ ਜਾਣਨਾ ਬਹੁਤ ਔਖਾ ਹੁੰਦਾ ਹੈ। ਜ਼ਿੰਦਗੀ ਦਾ ਬਹੁਤਾ ਰਾਹ ਅਸੀਂ ਸਾਰੇ ਉਸ ਦੀਵੇ ਨਾਲ ਤੁਰਦੇ ਹਾਂ ਜੋ ਕੁਝ ਕਦਮ ਹੀ ਵਿਖਾਉਂਦਾ ਹੈ।',
        ],
        hindi: [
          'मन आने वाले समय के चित्र बनाता है, और अक्सर गहरे रंगों में। उनमें से अभी कुछ भी हुआ नहीं; मिला तो आज का दिन है।',
          'आगे क्या है, यह न जानना बहुत कठिन होता है। जीवन का अधिकतर रास्ता हम सब उस दीपक से चलते हैं जो कुछ ही कदम दिखाता है।',
        ],
      },
    },
    {
      id: 'people',
      words: {
        en: `people, speak, speaking, stage, stage fright, public, audience, crowd, talk to people, judged, judge me, what people think, what people say, shy, presentation, strangers, confront, say no, face them`,
        pa: `ਲੋਕ, ਲੋਕਾਂ, ਲੋਕ ਕੀ ਕਹਿਣਗੇ, ਬੋਲਣ, ਸਟੇਜ, ਸਾਹਮਣੇ ਬੋਲਣ, ਭੀੜ, ਇਕੱਠ, ਸ਼ਰਮ, ਸ਼ਰਮਾਕਲ, ਸਾਹਮਣਾ, ਗੱਲ ਕਰਨ, ਨਾਂਹ ਕਰਨ`,
        hi: `लोग, लोगों, लोग क्या कहेंगे, बोलने, मंच, स्टेज, सामने बोलने, भीड़, शर्म, शर्मीला, सामना, बात करने, मना करने, झिझक`,
        roman: `lok, loka, lokan, log, logon, logo, lok ki kehnge, log kya kahenge, bolan, bolne, stage, bheed, bhid, ikath, sharam, sharm, samna, samhna, gal karan, baat karne, jhijhak`,
      },
      openings: {
        english: [
          'The eyes of others can feel like a court. Most of those people are busy with fears of their own, and your voice has a right to be heard.',
          'To stand before people with a trembling heart and still speak is courage in its plainest form. The trembling is allowed.',
        ],
        punjabi: [
          'ਲੋਕਾਂ ਦੀਆਂ ਨਜ਼ਰਾਂ ਕਦੇ ਕਚਹਿਰੀ ਵਾਂਗ ਲੱਗਦੀਆਂ ਹਨ। ਪਰ ਬਹੁਤੇ ਲੋਕ ਆਪਣੇ ਹੀ ਡਰਾਂ ਵਿੱਚ ਰੁੱਝੇ ਹੁੰਦੇ ਹਨ, ਅਤੇ ਤੁਹਾਡੀ ਗੱਲ ਵੀ ਸੁਣੇ ਜਾਣ ਦੀ ਹੱਕਦਾਰ ਹੈ।',
          'ਕੰਬਦੇ ਦਿਲ ਨਾਲ ਵੀ ਲੋਕਾਂ ਸਾਹਮਣੇ ਖੜ੍ਹ ਜਾਣਾ ਸਿੱਧੀ-ਸਾਦੀ ਹਿੰਮਤ ਹੈ। ਕਾਂਬਾ ਆਵੇ ਤਾਂ ਆਉਣ ਦਿਓ।',
        ],
        hindi: [
          'लोगों की नज़रें कभी कचहरी जैसी लगती हैं। पर अधिकतर लोग अपने ही डरों में उलझे होते हैं, और आपकी बात भी सुने जाने योग्य है।',
          'काँपते मन से भी लोगों के सामने खड़े हो जाना सीधा-सादा साहस है। काँपना आए तो आने दीजिए।',
        ],
      },
      practices: {
        english: [
          'Say what you want to say once today to one kind listener, aloud and slowly, and notice that you reached the end.',
        ],
        punjabi: ['ਜੋ ਕਹਿਣਾ ਹੈ, ਉਹ ਅੱਜ ਕਿਸੇ ਇੱਕ ਨਰਮ ਸੁਭਾਅ ਵਾਲੇ ਸਾਹਮਣੇ ਉੱਚੀ ਅਤੇ ਹੌਲੀ-ਹੌਲੀ ਬੋਲ ਕੇ ਵੇਖੋ।'],
        hindi: ['जो कहना है, वह आज किसी एक कोमल स्वभाव वाले के सामने ज़ोर से और धीरे-धीरे बोलकर देखिए।'],
      },
    },
    {
      id: 'night',
      words: {
        en: `night, at night, dark, darkness, ghost, ghosts, spirits, evil eye, black magic, nightmare, nightmares, bad dreams, bad dream, dream, sleep alone, haunted, possessed, nazar`,
        pa: `ਰਾਤ, ਹਨੇਰਾ, ਹਨੇਰੇ, ਭੂਤ, ਭੂਤਾਂ, ਪ੍ਰੇਤ, ਨਜ਼ਰ ਲੱਗ, ਬੁਰੀ ਨਜ਼ਰ, ਜਾਦੂ, ਟੂਣਾ, ਟੂਣੇ, ਸੁਪਨਾ, ਸੁਪਨੇ, ਡਰਾਉਣੇ, ਇਕੱਲੇ ਸੌਣ, ਓਪਰੀ`,
        hi: `रात, अँधेरा, अँधेरे, भूत, भूतों, प्रेत, बुरी नज़र, नज़र लग, जादू, काला जादू, टोना, टोटका, सपना, सपने, डरावने, अकेले सोने, ऊपरी`,
        roman: `raat, hanera, hanere, andhera, andhere, pret, nazar lag, buri nazar, jadu, kala jadu, toona, tuna, tona, supna, supne, sapna, sapne, daraune, darawne, =bhoot, bhoot pret, opri, upri`,
      },
      openings: {
        english: [
          'What walks through the night is hard to argue with, for in the dark every sound grows. You are not childish for being afraid.',
          'Dark powers, the evil eye, bad dreams: whatever name the fear takes, the heart needs a place where it is not at their mercy. Let us look for it.',
        ],
        punjabi: [
          'ਰਾਤ ਦੇ ਡਰ ਨਾਲ ਬਹਿਸ ਨਹੀਂ ਹੁੰਦੀ, ਹਨੇਰੇ ਵਿੱਚ ਹਰ ਖੜਾਕ ਵੱਡਾ ਲੱਗਦਾ ਹੈ। ਡਰ ਜਾਣਾ ਕੋਈ ਬਚਪਨਾ ਨਹੀਂ।',
          'ਜਾਦੂ-ਟੂਣਾ, ਨਜ਼ਰ ਜਾਂ ਡਰਾਉਣੇ ਸੁਪਨੇ, ਡਰ ਦਾ ਨਾਂ ਕੋਈ ਵੀ ਹੋਵੇ, ਮਨ ਨੂੰ ਅਜਿਹੀ ਥਾਂ ਚਾਹੀਦੀ ਹੈ ਜਿੱਥੇ ਇਹਨਾਂ ਦਾ ਜ਼ੋਰ ਨਾ ਚੱਲੇ। ਆਓ, ਉਹ ਥਾਂ ਲੱਭੀਏ।',
        ],
        hindi: [
          'रात के डर से बहस नहीं होती, अँधेरे में हर आहट बड़ी लगती है। डर जाना कोई बचपना नहीं।',
          'जादू-टोना, नज़र या डरावने सपने, डर का नाम कोई भी हो, मन को ऐसी जगह चाहिए जहाँ इनका ज़ोर न चले। आइए, वह जगह ढूँढें।',
        ],
      },
      practices: {
        english: [
          'Leave a small light on, put the phone away an hour before bed, and let your evening prayer be the last thing you hear. If the nights stay bad, speak with a doctor too.',
        ],
        punjabi: [
          'ਨਿੱਕੀ ਜਿਹੀ ਬੱਤੀ ਜਗਦੀ ਰੱਖੋ, ਸੌਣ ਤੋਂ ਘੰਟਾ ਪਹਿਲਾਂ ਫ਼ੋਨ ਛੱਡ ਦਿਓ, ਅਤੇ ਪਾਠ ਜਾਂ ਅਰਦਾਸ ਕਰਕੇ ਸੌਂ ਜਾਓ। ਜੇ ਰਾਤਾਂ ਔਖੀਆਂ ਹੀ ਰਹਿਣ, ਤਾਂ ਡਾਕਟਰ ਨਾਲ ਵੀ ਗੱਲ ਕਰੋ।',
        ],
        hindi: [
          'छोटी-सी बत्ती जलती रखिए, सोने से एक घंटा पहले फ़ोन छोड़ दीजिए, और पाठ या प्रार्थना करके सोइए। यदि रातें कठिन ही रहें, तो डॉक्टर से भी बात कीजिए।',
        ],
      },
    },
    {
      id: 'someoneThreatens',
      words: {
        en: `threaten, threatens, threatened, threatening, threat, threats, violent, beats, hits, stalking, stalker, follows me, following me, unsafe, attack, attacked, blackmail, scared of my husband, scared of my father, afraid of my husband, afraid of him`,
        pa: `ਧਮਕੀ, ਧਮਕੀਆਂ, ਧਮਕਾ, ਧਮਕਾਉਂਦਾ, ਮਾਰਦਾ, ਮਾਰਦੇ, ਕੁੱਟਦਾ, ਕੁੱਟ, ਪਿੱਛਾ ਕਰਦਾ, ਬਲੈਕਮੇਲ, ਹਮਲਾ, ਸੁਰੱਖਿਅਤ ਨਹੀਂ`,
        hi: `धमकी, धमकियाँ, धमकाता, धमकाते, मारता, मारते, पीटता, मारपीट, पीछा करता, ब्लैकमेल, हमला, सुरक्षित नहीं`,
        roman: `dhamki, dhamkiyan, dhamka, dhamkaunda, dhamkata, marda, maarda, marta, kutda, kuttda, kutt, peetta, pitta, marpit, maarpeet, picha karda, peecha karta, blackmail, hamla, surakhiat nahi, surakshit nahi`,
      },
      openings: {
        english: [
          'If somebody frightens or threatens you, your fear is a warning and deserves to be taken seriously. You do not have to endure this; your safety comes first.',
          'No one has the right to keep you in fear. You need not face this person alone, and asking for protection is not weakness.',
        ],
        punjabi: [
          'ਜੇ ਕੋਈ ਤੁਹਾਨੂੰ ਡਰਾਉਂਦਾ ਜਾਂ ਧਮਕਾਉਂਦਾ ਹੈ, ਤਾਂ ਇਹ ਡਰ ਇੱਕ ਚੇਤਾਵਨੀ ਹੈ ਜਿਸ ਨੂੰ ਹਲਕਾ ਨਹੀਂ ਲੈਣਾ ਚਾਹੀਦਾ। ਇਹ ਸਹਿਣਾ ਤੁਹਾਡਾ ਫ਼ਰਜ਼ ਨਹੀਂ; ਸੁਰੱਖਿਆ ਪਹਿਲਾਂ ਹੈ।',
          'ਕਿਸੇ ਨੂੰ ਹੱਕ ਨਹੀਂ ਕਿ ਤੁਹਾਨੂੰ ਡਰ ਵਿੱਚ ਰੱਖੇ। ਇਸ ਦਾ ਸਾਹਮਣਾ ਇਕੱਲਿਆਂ ਕਰਨਾ ਜ਼ਰੂਰੀ ਨਹੀਂ, ਅਤੇ ਬਚਾਅ ਲਈ ਮਦਦ ਮੰਗਣਾ ਕਮਜ਼ੋਰੀ ਨਹੀਂ।',
        ],
        hindi: [
          'यदि कोई आपको डराता या धमकाता है, तो यह डर एक चेतावनी है जिसे हल्के में नहीं लेना चाहिए। इसे सहना आपका कर्तव्य नहीं; सुरक्षा पहले है।',
          'किसी को अधिकार नहीं कि आपको डर में रखे। इसका सामना अकेले करना ज़रूरी नहीं, और बचाव के लिए मदद माँगना कमज़ोरी नहीं।',
        ],
      },
      practices: {
        english: [
          'Tell one trustworthy person today exactly what happens, and agree on where you can go. If there is danger now, call the emergency number or the police.',
        ],
        punjabi: [
          'ਅੱਜ ਹੀ ਕਿਸੇ ਭਰੋਸੇ ਵਾਲੇ ਨੂੰ ਸਾਰੀ ਗੱਲ ਦੱਸੋ, ਅਤੇ ਤੈਅ ਕਰੋ ਕਿ ਲੋੜ ਪੈਣ ਉੱਤੇ ਕਿੱਥੇ ਜਾਣਾ ਹੈ। ਜੇ ਹੁਣੇ ਖ਼ਤਰਾ ਹੈ, ਤਾਂ ਪੁਲਿਸ ਜਾਂ ਐਮਰਜੈਂਸੀ ਨੰਬਰ ਉੱਤੇ ਫ਼ੋਨ ਕਰੋ।',
        ],
        hindi: [
          'आज ही किसी भरोसे के व्यक्ति को सारी बात बताइए, और तय कीजिए कि ज़रूरत पड़ने पर कहाँ जाना है। यदि अभी ख़तरा है, तो पुलिस या आपातकालीन नंबर पर फ़ोन कीजिए।',
        ],
      },
    },
  ],
}
