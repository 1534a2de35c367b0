import type { ThemePhrases } from './types.ts'

export const desire: ThemePhrases = {
  openings: {
    english: [
      'Wanting pulls hard, and getting what we wanted seldom ends the wanting. There is no shame in saying so.',
      'Desire itself is human; it is the being dragged along that hurts. You are looking for your own two feet again.',
      'A wish can be looked at without being obeyed and without being hated. Let us look at yours that way.',
    ],
    punjabi: [
      'ਚਾਹ ਜ਼ੋਰ ਨਾਲ ਖਿੱਚਦੀ ਹੈ, ਅਤੇ ਮਿਲ ਜਾਣ ਨਾਲ ਵੀ ਘੱਟ ਹੀ ਮੁੱਕਦੀ ਹੈ। ਇਹ ਕਹਿਣ ਵਿੱਚ ਕੋਈ ਸ਼ਰਮ ਨਹੀਂ।',
      'ਇੱਛਾ ਮਨੁੱਖੀ ਹੈ; ਦੁੱਖ ਉਸ ਦੇ ਪਿੱਛੇ ਘਸੀਟੇ ਜਾਣ ਵਿੱਚ ਹੈ। ਮੁੜ ਆਪਣੇ ਪੈਰਾਂ ਉੱਤੇ ਖੜ੍ਹਨ ਦਾ ਰਾਹ ਲੱਭਣਾ ਚੰਗੀ ਗੱਲ ਹੈ।',
      'ਚਾਹ ਨੂੰ ਉਸ ਦਾ ਹੁਕਮ ਮੰਨੇ ਬਿਨਾਂ ਅਤੇ ਉਸ ਨਾਲ ਵੈਰ ਪਾਏ ਬਿਨਾਂ ਵੀ ਵੇਖਿਆ ਜਾ ਸਕਦਾ ਹੈ। ਆਓ, ਇੰਝ ਹੀ ਵੇਖੀਏ।',
    ],
    hindi: [
      'चाह ज़ोर से खींचती है, और मिल जाने पर भी कम ही समाप्त होती है। यह कहने में कोई लज्जा नहीं।',
      'इच्छा मनुष्य का स्वभाव है; दुख उसके पीछे घसीटे जाने में है। फिर अपने पैरों पर खड़े होने की राह खोजना अच्छी बात है।',
      'चाह को उसका आदेश माने बिना और उससे बैर किए बिना भी देखा जा सकता है। आइए, ऐसे ही देखें।',
    ],
  },
  again: {
    english: [
      'The pull is still there. Let us watch it a little longer, without fear of it.',
      'Let us stay with this. Old wishes do not go in a day, and they do not have to.',
    ],
    punjabi: [
      'ਖਿੱਚ ਅਜੇ ਵੀ ਹੈ। ਆਓ, ਇਸ ਤੋਂ ਡਰੇ ਬਿਨਾਂ ਇਸ ਨੂੰ ਥੋੜ੍ਹਾ ਹੋਰ ਵੇਖੀਏ।',
      'ਆਓ, ਇਸੇ ਗੱਲ ਕੋਲ ਰੁਕੀਏ। ਪੁਰਾਣੀਆਂ ਚਾਹਾਂ ਇੱਕ ਦਿਨ ਵਿੱਚ ਨਹੀਂ ਜਾਂਦੀਆਂ, ਅਤੇ ਜਾਣੀਆਂ ਜ਼ਰੂਰੀ ਵੀ ਨਹੀਂ।',
    ],
    hindi: [
      'खिंचाव अब भी है। आइए, इससे डरे बिना इसे थोड़ा और देखें।',
      'आइए, इसी बात के पास रुकें। पुरानी चाहें एक दिन में नहीं जातीं, और जाना ज़रूरी भी नहीं।',
    ],
  },
  practices: {
    english: [
      'When the pull comes, wait ten minutes and do something with your hands: wash, walk, serve. Notice that the wave rises and also falls.',
      'Give away one thing today that you like but do not need, and watch how it feels an hour later.',
      'Before bed, name three things you once longed for and now have, and rest a moment in each.',
    ],
    punjabi: [
      'ਜਦੋਂ ਖਿੱਚ ਪਵੇ ਤਾਂ ਦਸ ਮਿੰਟ ਰੁਕੋ ਅਤੇ ਹੱਥਾਂ ਨਾਲ ਕੋਈ ਕੰਮ ਕਰੋ: ਸਫ਼ਾਈ, ਸੈਰ ਜਾਂ ਸੇਵਾ। ਵੇਖੋ ਕਿ ਲਹਿਰ ਉੱਠਦੀ ਹੈ ਤਾਂ ਉੱਤਰਦੀ ਵੀ ਹੈ।',
      'ਅੱਜ ਇੱਕ ਚੀਜ਼ ਕਿਸੇ ਨੂੰ ਦੇ ਦਿਓ ਜੋ ਪਸੰਦ ਹੈ ਪਰ ਲੋੜੀਂਦੀ ਨਹੀਂ, ਅਤੇ ਘੰਟੇ ਪਿੱਛੋਂ ਆਪਣਾ ਮਨ ਵੇਖੋ।',
      'ਸੌਣ ਤੋਂ ਪਹਿਲਾਂ ਤਿੰਨ ਚੀਜ਼ਾਂ ਚੇਤੇ ਕਰੋ ਜਿਨ੍ਹਾਂ ਦੀ ਕਦੇ ਬਹੁਤ ਤਾਂਘ ਸੀ ਅਤੇ ਜੋ ਹੁਣ ਕੋਲ ਹਨ, ਅਤੇ ਹਰ ਇੱਕ ਉੱਤੇ ਪਲ ਭਰ ਟਿਕੋ।',
    ],
    hindi: [
      'जब खिंचाव आए तो दस मिनट रुकिए और हाथों से कोई काम कीजिए: सफ़ाई, सैर या सेवा। देखिए कि लहर उठती है तो उतरती भी है।',
      'आज एक चीज़ किसी को दे दीजिए जो पसंद है पर ज़रूरी नहीं, और एक घंटे बाद अपना मन देखिए।',
      'सोने से पहले तीन चीज़ें याद कीजिए जिनकी कभी बहुत चाह थी और जो अब पास हैं, और हर एक पर पल भर ठहरिए।',
    ],
  },
  situations: [
    {
      id: 'lust',
      words: {
        en: `lust, lustful, sexual, sex, sexual thoughts, dirty thoughts, impure thoughts, bad thoughts, temptation, tempted, body, women, girls, men, boys, masturbation, celibacy, brahmacharya, fantasies, control my senses, senses`,
        pa: `ਕਾਮ, ਕਾਮ ਵਾਸਨਾ, ਵਾਸਨਾ, ਗੰਦੇ ਖ਼ਿਆਲ, ਗੰਦੇ ਵਿਚਾਰ, ਗੰਦੀਆਂ ਸੋਚਾਂ, ਮਾੜੇ ਖ਼ਿਆਲ, ਬੁਰੇ ਖ਼ਿਆਲ, ਹਵਸ, ਇੰਦਰੀਆਂ, ਵਿਸ਼ੇ, ਵਿਸ਼ਿਆਂ, ਕੁੜੀਆਂ, ਮੁੰਡਿਆਂ, ਬ੍ਰਹਮਚਰਜ`,
        hi: `काम, काम वासना, कामवासना, वासना, कामुक, गंदे विचार, गंदे ख़याल, अशुद्ध विचार, बुरे विचार, बुरे ख़याल, हवस, इंद्रियाँ, इंद्रियों, विषय, विषयों, लड़कियों, लड़कों, ब्रह्मचर्य`,
        roman: `=kaam, kaam vasna, kam vasna, vasna, vasana, kamuk, gande khayal, gande vichar, gandi sochan, bure vichar, bure khayal, hawas, havas, indriyan, indriyon, indrian, vishe, vishay, kudiyan, ladkiyon, munde, ladkon, brahmacharya, lust, sex`,
      },
      openings: {
        english: [
          'Such thoughts come to almost everyone, and shame only feeds them. They are a force of life that has not found its seat yet; it can be steadied.',
          'The pull of the senses is old and strong, and struggling against it with hatred makes it stronger. A calmer way is to give the attention somewhere better to live.',
        ],
        punjabi: [
          'ਅਜਿਹੇ ਖ਼ਿਆਲ ਲਗਪਗ ਹਰ ਕਿਸੇ ਨੂੰ ਆਉਂਦੇ ਹਨ, ਅਤੇ ਸ਼ਰਮ ਇਹਨਾਂ ਨੂੰ ਹੋਰ ਪਾਲਦੀ ਹੈ। ਇਹ ਜੀਵਨ ਦਾ ਹੀ ਜ਼ੋਰ ਹੈ ਜਿਸ ਨੂੰ ਅਜੇ ਥਾਂ ਨਹੀਂ ਲੱਭੀ; ਇਹ ਟਿਕਾਇਆ ਜਾ ਸਕਦਾ ਹੈ।',
          'ਇੰਦਰੀਆਂ ਦੀ ਖਿੱਚ ਪੁਰਾਣੀ ਅਤੇ ਤਕੜੀ ਹੈ, ਅਤੇ ਨਫ਼ਰਤ ਨਾਲ ਲੜਿਆਂ ਹੋਰ ਵਧਦੀ ਹੈ। ਸੌਖਾ ਰਾਹ ਇਹ ਹੈ ਕਿ ਧਿਆਨ ਨੂੰ ਰਹਿਣ ਲਈ ਕੋਈ ਚੰਗੀ ਥਾਂ ਦਿੱਤੀ ਜਾਵੇ।',
        ],
        hindi: [
          'ऐसे विचार लगभग हर किसी को आते हैं, और लज्जा उन्हें और पालती है। यह जीवन का ही बल है जिसे अभी जगह नहीं मिली; यह स्थिर किया जा सकता है।',
          'इंद्रियों का खिंचाव पुराना और प्रबल है, और घृणा से लड़ने पर और बढ़ता है। सहज राह यह है कि ध्यान को रहने के लिए कोई अच्छी जगह दी जाए।',
        ],
      },
      practices: {
        english: [
          'When the thought comes, stand up, wash your face with cold water, and do something among people for a quarter of an hour; then return to the Name without scolding yourself.',
        ],
        punjabi: ['ਖ਼ਿਆਲ ਆਵੇ ਤਾਂ ਉੱਠ ਕੇ ਠੰਢੇ ਪਾਣੀ ਨਾਲ ਮੂੰਹ ਧੋਵੋ, ਪੰਦਰਾਂ ਮਿੰਟ ਲੋਕਾਂ ਵਿੱਚ ਕੋਈ ਕੰਮ ਕਰੋ, ਫਿਰ ਆਪਣੇ ਆਪ ਨੂੰ ਝਿੜਕੇ ਬਿਨਾਂ ਨਾਮ ਵੱਲ ਮੁੜ ਆਓ।'],
        hindi: [
          'विचार आए तो उठकर ठंडे पानी से मुँह धोइए, पंद्रह मिनट लोगों के बीच कोई काम कीजिए, फिर अपने आप को डाँटे बिना नाम की ओर लौट आइए।',
        ],
      },
    },
    {
      id: 'neverSatisfied',
      words: {
        en: `never satisfied, not satisfied, satisfied, want more, always want, more and more, endless, unfulfilled, shopping, things, possessions, material, materialistic, luxury, contentment, content, greed, new phone, not enough, empty after`,
        pa: `ਰੱਜ, ਰੱਜਦਾ, ਰੱਜਦਾ ਨਹੀਂ, ਹੋਰ ਹੋਰ, ਹੋਰ ਚਾਹੀਦਾ, ਮੁੱਕਦੀਆਂ ਨਹੀਂ, ਮੁੱਕਦੀ ਨਹੀਂ, ਪੂਰੀਆਂ ਨਹੀਂ, ਪੂਰੀ ਨਹੀਂ, ਤ੍ਰਿਸ਼ਨਾ, ਸੰਤੋਖ, ਸੰਤੁਸ਼ਟ, ਸਬਰ, ਭੁੱਖ, ਚੀਜ਼ਾਂ, ਲਾਲਸਾ`,
        hi: `संतुष्ट, संतुष्टि, संतोष, और चाहिए, और और, ख़त्म नहीं, समाप्त नहीं, पूरी नहीं, तृष्णा, तृप्ति, तृप्त, मन नहीं भरता, भूख, वस्तुएँ, चीज़ें, लालसा`,
        roman: `rajda nahi, rajj, rajda, hor hor, hor chahida, mukdiyan nahi, mukdi nahi, puriyan nahi, puri nahi, trishna, santokh, santosh, santusht, sabar, aur chahiye, aur aur, khatam nahi, mann nahi bharta, man nahi bharda, bhukh, lalsa`,
      },
      openings: {
        english: [
          'You get the thing, and soon the wanting moves on to the next. It is like drinking salt water, and it is wise to ask for another spring.',
          'The feeling of never enough is not cured by one thing more. Perhaps what is missing is not a thing.',
        ],
        punjabi: [
          'ਚੀਜ਼ ਮਿਲ ਜਾਂਦੀ ਹੈ, ਅਤੇ ਚਾਹ ਝੱਟ ਅਗਲੀ ਵੱਲ ਤੁਰ ਪੈਂਦੀ ਹੈ। ਇਹ ਖਾਰਾ ਪਾਣੀ ਪੀਣ ਵਰਗਾ ਹੈ; ਕਿਸੇ ਹੋਰ ਸੋਮੇ ਦੀ ਭਾਲ ਸਿਆਣਪ ਹੈ।',
          'ਕਦੇ ਪੂਰਾ ਨਾ ਪੈਣ ਦਾ ਅਹਿਸਾਸ ਇੱਕ ਹੋਰ ਚੀਜ਼ ਨਾਲ ਨਹੀਂ ਭਰਦਾ। ਸ਼ਾਇਦ ਜੋ ਘੱਟ ਹੈ, ਉਹ ਕੋਈ ਚੀਜ਼ ਹੈ ਹੀ ਨਹੀਂ।',
        ],
        hindi: [
          'चीज़ मिल जाती है, और चाह झट अगली की ओर चल पड़ती है। यह खारा पानी पीने जैसा है; किसी और सोते की खोज समझदारी है।',
          'कभी पूरा न पड़ने का भाव एक और चीज़ से नहीं भरता। शायद जो कम है, वह कोई चीज़ है ही नहीं।',
        ],
      },
    },
    {
      id: 'attachment',
      words: {
        en: `attached, attachment, attachments, detach, detachment, let go, obsessed, obsession, crush, infatuation, cant stop thinking, keep thinking about, worldly, moh, renounce, clinging, about him, about her`,
        pa: `ਮੋਹ, ਮੋਹ ਮਾਇਆ, ਮੋਹ ਮਮਤਾ, ਲਗਾਵ, ਬੰਧਨ, ਛੱਡ ਨਹੀਂ, ਖ਼ਿਆਲ ਨਹੀਂ ਜਾਂਦਾ, ਕਿਸੇ ਨਾਲ ਲਗਾਵ, ਪਿੱਛੇ ਪਾਗਲ, ਵੈਰਾਗ, ਤਿਆਗ, ਸੰਸਾਰੀ`,
        hi: `मोह, मोह माया, मोह ममता, आसक्ति, आसक्त, लगाव, बंधन, छोड़ नहीं, ख़याल नहीं जाता, पीछे पागल, वैराग्य, त्याग, अनासक्ति, संसारी`,
        roman: `moh, moh maya, moh mamta, asakti, aasakti, lagav, lagaav, bandhan, chhad nahi, chhod nahi, khayal nahi janda, khayal nahi jata, pagal, vairag, vairagya, tyag, detach, attach, crush`,
      },
      openings: {
        english: [
          'What we hold on to soon holds on to us. You need not stop loving; it is only the grip that may loosen.',
          'When one person or thing fills the mind all day, there is little room to breathe. Attachment is not the same as love, and it can be eased gently.',
        ],
        punjabi: [
          'ਜਿਸ ਨੂੰ ਅਸੀਂ ਫੜੀ ਰੱਖਦੇ ਹਾਂ, ਉਹ ਸਾਨੂੰ ਫੜ ਲੈਂਦਾ ਹੈ। ਪਿਆਰ ਛੱਡਣਾ ਜ਼ਰੂਰੀ ਨਹੀਂ; ਸਿਰਫ਼ ਮੁੱਠੀ ਢਿੱਲੀ ਕਰਨੀ ਹੈ।',
          'ਜਦੋਂ ਇੱਕੋ ਬੰਦਾ ਜਾਂ ਚੀਜ਼ ਸਾਰਾ ਦਿਨ ਮਨ ਮੱਲੀ ਰੱਖੇ ਤਾਂ ਸਾਹ ਲੈਣ ਦੀ ਥਾਂ ਨਹੀਂ ਰਹਿੰਦੀ। ਮੋਹ ਅਤੇ ਪਿਆਰ ਇੱਕੋ ਗੱਲ ਨਹੀਂ।',
        ],
        hindi: [
          'जिसे हम पकड़े रहते हैं, वह हमें पकड़ लेता है। प्रेम छोड़ना ज़रूरी नहीं; केवल मुट्ठी ढीली करनी है।',
          'जब एक ही व्यक्ति या वस्तु सारा दिन मन घेरे रहे तो साँस लेने की जगह नहीं रहती। मोह और प्रेम एक ही बात नहीं।',
        ],
      },
      practices: {
        english: [
          'Give the one you keep thinking of a short prayer for their good, once in the morning and once at night, and in between bring the mind back to the task in your hands.',
        ],
        punjabi: ['ਜਿਸ ਦਾ ਖ਼ਿਆਲ ਮੁੜ-ਮੁੜ ਆਉਂਦਾ ਹੈ, ਸਵੇਰੇ ਅਤੇ ਰਾਤ ਨੂੰ ਇੱਕ-ਇੱਕ ਵਾਰ ਉਸ ਦਾ ਭਲਾ ਮੰਗੋ, ਅਤੇ ਵਿਚਕਾਰ ਮਨ ਨੂੰ ਹੱਥ ਵਾਲੇ ਕੰਮ ਵੱਲ ਮੋੜਦੇ ਰਹੋ।'],
        hindi: [
          'जिसका विचार बार-बार आता है, सुबह और रात एक-एक बार उसका भला माँगिए, और बीच में मन को हाथ के काम की ओर लौटाते रहिए।',
        ],
      },
    },
  ],
}
