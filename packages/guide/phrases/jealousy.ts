import type { ThemePhrases } from './types.ts'

export const jealousy: ThemePhrases = {
  openings: {
    english: [
      'Comparing ourselves stings, and then we are ashamed of the sting. It is a very common pain, and it can loosen.',
      'When others seem to be moving ahead, one’s own plate looks empty. It is good that you name it honestly.',
      'Envy often points at something we long for. Seen that way, it can teach us instead of burning us.',
    ],
    punjabi: [
      'ਦੂਜਿਆਂ ਨਾਲ ਆਪਣੀ ਤੁਲਨਾ ਚੁਭਦੀ ਹੈ, ਅਤੇ ਫਿਰ ਉਸ ਚੋਭ ਉੱਤੇ ਸ਼ਰਮ ਵੀ ਆਉਂਦੀ ਹੈ। ਇਹ ਆਮ ਪੀੜ ਹੈ, ਅਤੇ ਇਹ ਢਿੱਲੀ ਪੈ ਸਕਦੀ ਹੈ।',
      'ਦੂਜੇ ਅੱਗੇ ਲੰਘਦੇ ਦਿਸਣ ਤਾਂ ਆਪਣੀ ਥਾਲੀ ਖ਼ਾਲੀ ਲੱਗਣ ਲੱਗਦੀ ਹੈ। ਚੰਗਾ ਹੈ ਕਿ ਤੁਸੀਂ ਇਹ ਗੱਲ ਇਮਾਨਦਾਰੀ ਨਾਲ ਕਹੀ।',
      'ਈਰਖਾ ਅਕਸਰ ਦੱਸਦੀ ਹੈ ਕਿ ਮਨ ਅੰਦਰੋਂ ਕੀ ਲੋਚਦਾ ਹੈ। ਇਸ ਨਜ਼ਰ ਨਾਲ ਵੇਖੀਏ ਤਾਂ ਇਹ ਸਾੜਨ ਦੀ ਥਾਂ ਸਿਖਾ ਸਕਦੀ ਹੈ।',
    ],
    hindi: [
      'दूसरों से अपनी तुलना चुभती है, और फिर उस चुभन पर लज्जा भी आती है। यह बहुत आम पीड़ा है, और यह ढीली पड़ सकती है।',
      'दूसरे आगे निकलते दिखें तो अपनी थाली ख़ाली लगने लगती है। अच्छा है कि आपने यह बात ईमानदारी से कही।',
      'ईर्ष्या अक्सर बताती है कि मन भीतर से क्या चाहता है। इस दृष्टि से देखें तो वह जलाने के बजाय सिखा सकती है।',
    ],
  },
  again: {
    english: [
      'Comparing seldom leaves at the first asking. Let us look at it from another side.',
      'Let us stay with this; a habit of the eyes changes slowly.',
    ],
    punjabi: [
      'ਤੁਲਨਾ ਇੱਕੋ ਵਾਰ ਵਿੱਚ ਪਿੱਛਾ ਨਹੀਂ ਛੱਡਦੀ। ਆਓ, ਇਸ ਨੂੰ ਇੱਕ ਹੋਰ ਪਾਸਿਓਂ ਵੇਖੀਏ।',
      'ਆਓ, ਇਸ ਗੱਲ ਉੱਤੇ ਥੋੜ੍ਹਾ ਹੋਰ ਰੁਕੀਏ; ਨਜ਼ਰ ਦੀ ਆਦਤ ਹੌਲੀ-ਹੌਲੀ ਬਦਲਦੀ ਹੈ।',
    ],
    hindi: [
      'तुलना एक ही बार में पीछा नहीं छोड़ती। आइए, इसे एक और ओर से देखें।',
      'आइए, इस बात पर थोड़ा और रुकें; दृष्टि की आदत धीरे-धीरे बदलती है।',
    ],
  },
  practices: {
    english: [
      'Name one person today and wish them well from the heart, and write down three gifts that are already yours.',
      'Tell one person sincerely what you admire in their work. Praise given freely takes the thorn out.',
      'Stay away from the feed that stirs it for one whole day, and give that time to something that grows: a plant, a skill, a friendship.',
    ],
    punjabi: [
      'ਅੱਜ ਕਿਸੇ ਇੱਕ ਦਾ ਨਾਂ ਲੈ ਕੇ ਦਿਲੋਂ ਭਲਾ ਮੰਗੋ, ਅਤੇ ਤਿੰਨ ਦਾਤਾਂ ਲਿਖੋ ਜੋ ਪਹਿਲਾਂ ਹੀ ਤੁਹਾਡੇ ਕੋਲ ਹਨ।',
      'ਕਿਸੇ ਇੱਕ ਨੂੰ ਦਿਲੋਂ ਦੱਸੋ ਕਿ ਉਸ ਦਾ ਕਿਹੜਾ ਕੰਮ ਚੰਗਾ ਲੱਗਦਾ ਹੈ। ਖੁੱਲ੍ਹੇ ਦਿਲ ਦੀ ਸਿਫ਼ਤ ਨਾਲ ਕੰਡਾ ਨਿਕਲ ਜਾਂਦਾ ਹੈ।',
      'ਫ਼ੋਨ ਉੱਤੇ ਜੋ ਵੇਖ ਕੇ ਮਨ ਸੜਦਾ ਹੈ, ਇੱਕ ਪੂਰਾ ਦਿਨ ਉਸ ਤੋਂ ਦੂਰ ਰਹੋ, ਅਤੇ ਉਹ ਸਮਾਂ ਕਿਸੇ ਵਧਣ ਵਾਲੀ ਚੀਜ਼ ਨੂੰ ਦਿਓ: ਬੂਟਾ, ਹੁਨਰ ਜਾਂ ਦੋਸਤੀ।',
    ],
    hindi: [
      'आज किसी एक का नाम लेकर मन से भला माँगिए, और तीन बातें लिखिए जो पहले से आपके पास हैं।',
      'किसी एक को मन से बताइए कि उनका कौन-सा काम अच्छा लगता है। खुले मन की प्रशंसा से काँटा निकल जाता है।',
      'फ़ोन पर जो देखकर मन जलता है, एक पूरा दिन उससे दूर रहिए, और वह समय किसी बढ़ने वाली चीज़ को दीजिए: पौधा, हुनर या मित्रता।',
    ],
  },
  situations: [
    {
      id: 'othersAhead',
      words: {
        en: `ahead, ahead of me, left behind, behind, friends, classmates, cousins, colleague, colleagues, promoted, promotion, success, successful, settled, married, house, car, salary, earns more, rich, better job, better life, doing better, doing well, why not me`,
        pa: `ਅੱਗੇ, ਅੱਗੇ ਨਿਕਲ, ਅੱਗੇ ਲੰਘ, ਪਿੱਛੇ ਰਹਿ, ਦੋਸਤ, ਦੋਸਤਾਂ, ਸਾਥੀ, ਗੁਆਂਢੀ, ਸ਼ਰੀਕ, ਤਰੱਕੀ, ਸਫਲ, ਸਫਲਤਾ, ਕਾਮਯਾਬ, ਕਾਮਯਾਬੀ, ਕੋਠੀ, ਗੱਡੀ, ਸੈੱਟ, ਮੇਰੇ ਨਾਲੋਂ ਵੱਧ, ਜ਼ਿਆਦਾ ਕਮਾ`,
        hi: `आगे, आगे निकल, आगे बढ़, पीछे रह, दोस्त, दोस्तों, साथी, पड़ोसी, सहकर्मी, तरक़्क़ी, सफल, सफलता, कामयाब, कामयाबी, मकान, गाड़ी, सेटल, मुझसे अधिक, मुझसे ज़्यादा, ज़्यादा कमा`,
        roman: `agge, aage, agge nikal, aage nikal, agge langh, aage badh, piche reh, peeche reh, dost, doston, dostan, guandi, padosi, sharik, shareek, tarakki, safal, kamyab, kothi, gaddi, gadi, settle, mere ton vadh, mujhse jyada, mujhse zyada, jyada kama`,
      },
      openings: {
        english: [
          'It looks as if everyone has found the fast road and you the slow one. You see their finished houses and not their sleepless nights.',
          'Someone else’s gain can feel like your loss, though nothing was taken from you. Your own field still waits for your hands.',
        ],
        punjabi: [
          'ਲੱਗਦਾ ਹੈ ਸਭ ਨੂੰ ਛੋਟਾ ਰਾਹ ਲੱਭ ਗਿਆ ਅਤੇ ਆਪਣੇ ਹਿੱਸੇ ਲੰਮਾ ਆਇਆ। ਪਰ ਦੂਜਿਆਂ ਦੀਆਂ ਕੋਠੀਆਂ ਦਿਸਦੀਆਂ ਹਨ, ਉਹਨਾਂ ਦੀਆਂ ਜਾਗਦੀਆਂ ਰਾਤਾਂ ਨਹੀਂ।',
          'ਦੂਜੇ ਦਾ ਵਾਧਾ ਆਪਣਾ ਘਾਟਾ ਲੱਗਣ ਲੱਗਦਾ ਹੈ, ਭਾਵੇਂ ਸਾਡਾ ਕੁਝ ਵੀ ਨਹੀਂ ਗਿਆ ਹੁੰਦਾ। ਆਪਣਾ ਖੇਤ ਅਜੇ ਵੀ ਆਪਣੇ ਹੱਥਾਂ ਦੀ ਉਡੀਕ ਵਿੱਚ ਹੈ।',
        ],
        hindi: [
          'लगता है सबको छोटी राह मिल गई और अपने हिस्से लंबी आई। पर दूसरों के मकान दिखते हैं, उनकी जागती रातें नहीं।',
          'दूसरे की बढ़त अपना घाटा लगने लगती है, चाहे हमारा कुछ भी न गया हो। अपना खेत अब भी अपने हाथों की प्रतीक्षा में है।',
        ],
      },
    },
    {
      id: 'socialMedia',
      words: {
        en: `social media, instagram, insta, facebook, reels, posts, photos, stories, online, scrolling, followers, likes, looks, beautiful, handsome, body, appearance, ugly, fair skin, influencers`,
        pa: `ਇੰਸਟਾਗ੍ਰਾਮ, ਇੰਸਟਾ, ਫੇਸਬੁੱਕ, ਸੋਸ਼ਲ ਮੀਡੀਆ, ਰੀਲਾਂ, ਫ਼ੋਟੋਆਂ, ਫ਼ੋਟੋ, ਤਸਵੀਰਾਂ, ਸਟੋਰੀ, ਸੋਹਣੀ, ਸੋਹਣਾ, ਸੋਹਣੇ, ਰੰਗ, ਸ਼ਕਲ, ਲਾਈਕ`,
        hi: `इंस्टाग्राम, इंस्टा, फेसबुक, सोशल मीडिया, रील, रील्स, फ़ोटो, तस्वीरें, स्टोरी, सुंदर, ख़ूबसूरत, रंग, शक्ल, लाइक`,
        roman: `instagram, insta, facebook, fb, social media, reels, reel, photos, photo, story, status, likes, followers, sohni, sohna, sundar, khoobsurat, rang, shakal, shakl`,
      },
      openings: {
        english: [
          'On a screen we compare our ordinary days with the chosen moments of others. No heart comes out of that contest rested.',
          'A picture shows a face and never what lies behind it. You do not have to be looked at in order to be worth something.',
        ],
        punjabi: [
          'ਫ਼ੋਨ ਉੱਤੇ ਅਸੀਂ ਆਪਣੇ ਆਮ ਦਿਨਾਂ ਨੂੰ ਦੂਜਿਆਂ ਦੇ ਚੁਣੇ ਹੋਏ ਪਲਾਂ ਨਾਲ ਤੋਲਦੇ ਹਾਂ। ਅਜਿਹੇ ਮੁਕਾਬਲੇ ਵਿੱਚੋਂ ਕੋਈ ਮਨ ਚੈਨ ਲੈ ਕੇ ਨਹੀਂ ਨਿਕਲਦਾ।',
          'ਤਸਵੀਰ ਚਿਹਰਾ ਵਿਖਾਉਂਦੀ ਹੈ, ਉਸ ਦੇ ਪਿੱਛੇ ਦਾ ਹਾਲ ਨਹੀਂ। ਕੀਮਤੀ ਹੋਣ ਲਈ ਕਿਸੇ ਦੀ ਨਜ਼ਰ ਵਿੱਚ ਆਉਣਾ ਜ਼ਰੂਰੀ ਨਹੀਂ।',
        ],
        hindi: [
          'फ़ोन पर हम अपने साधारण दिनों को दूसरों के चुने हुए पलों से तौलते हैं। ऐसे मुक़ाबले में से कोई मन चैन लेकर नहीं निकलता।',
          'तस्वीर चेहरा दिखाती है, उसके पीछे का हाल नहीं। मूल्यवान होने के लिए किसी की नज़र में आना ज़रूरी नहीं।',
        ],
      },
      practices: {
        english: [
          'Take the app off the first screen of your phone today, and when your hand reaches for it, look out of the window and name one thing you are glad of.',
        ],
        punjabi: ['ਅੱਜ ਉਹ ਐਪ ਫ਼ੋਨ ਦੇ ਪਹਿਲੇ ਪੰਨੇ ਤੋਂ ਹਟਾ ਦਿਓ, ਅਤੇ ਜਦੋਂ ਹੱਥ ਉੱਧਰ ਜਾਵੇ ਤਾਂ ਬਾਰੀ ਤੋਂ ਬਾਹਰ ਵੇਖ ਕੇ ਇੱਕ ਚੰਗੀ ਚੀਜ਼ ਦਾ ਨਾਂ ਲਵੋ।'],
        hindi: ['आज वह ऐप फ़ोन के पहले पन्ने से हटा दीजिए, और जब हाथ उधर जाए तो खिड़की से बाहर देखकर एक अच्छी चीज़ का नाम लीजिए।'],
      },
    },
    {
      id: 'inLove',
      words: {
        en: `possessive, my girlfriend, my boyfriend, my husband, my wife, my partner, talks to others, other girls, other boys, insecure, attention`,
        pa: `ਪਤੀ, ਪਤਨੀ, ਪ੍ਰੇਮੀ, ਪ੍ਰੇਮਿਕਾ, ਗਰਲਫ੍ਰੈਂਡ, ਬੁਆਏਫ੍ਰੈਂਡ, ਕਿਸੇ ਹੋਰ ਨਾਲ`,
        hi: `पति, पत्नी, प्रेमी, प्रेमिका, गर्लफ्रेंड, बॉयफ्रेंड, किसी और से बात, किसी और से`,
        roman: `=pati, patni, husband, wife, girlfriend, boyfriend, gf, bf, premi, kise hor naal, kisi aur se, possessive`,
      },
      openings: {
        english: [
          'Jealousy in love is usually fear in disguise: what if I am not enough for them. That fear can be spoken; it need not be turned into watching.',
          'It hurts when the attention we long for goes to another. Love held tightly grows anxious, and love given room can breathe.',
        ],
        punjabi: [
          'ਪਿਆਰ ਵਿੱਚ ਸਾੜਾ ਅਕਸਰ ਭੇਸ ਬਦਲਿਆ ਡਰ ਹੁੰਦਾ ਹੈ ਕਿ ਕਿਤੇ ਮੇਰੇ ਵਿੱਚ ਕੋਈ ਘਾਟ ਤਾਂ ਨਹੀਂ। ਇਹ ਡਰ ਬੋਲ ਕੇ ਦੱਸਿਆ ਜਾ ਸਕਦਾ ਹੈ, ਪਹਿਰਾ ਦੇਣ ਦੀ ਲੋੜ ਨਹੀਂ।',
          'ਜਿਸ ਧਿਆਨ ਦੀ ਤਾਂਘ ਹੋਵੇ, ਉਹ ਦੂਜੇ ਨੂੰ ਮਿਲੇ ਤਾਂ ਦੁੱਖ ਲੱਗਦਾ ਹੈ। ਘੁੱਟ ਕੇ ਫੜਿਆ ਪਿਆਰ ਬੇਚੈਨ ਹੁੰਦਾ ਹੈ, ਖੁੱਲ੍ਹਾ ਛੱਡਿਆ ਸਾਹ ਲੈਂਦਾ ਹੈ।',
        ],
        hindi: [
          'प्रेम में जलन अक्सर भेस बदला डर होती है कि कहीं मुझमें कोई कमी तो नहीं। यह डर बोलकर बताया जा सकता है, पहरा देने की ज़रूरत नहीं।',
          'जिस ध्यान की चाह हो, वह दूसरे को मिले तो दुख लगता है। कसकर पकड़ा प्रेम बेचैन होता है, खुला छोड़ा साँस लेता है।',
        ],
      },
      practices: {
        english: [
          'Say your fear once in a calm hour, beginning with “I feel” and without any accusation; then do something today that is yours alone.',
        ],
        punjabi: ['ਕਿਸੇ ਸ਼ਾਂਤ ਘੜੀ ਆਪਣਾ ਡਰ ਇੱਕ ਵਾਰ ਦੱਸੋ, ਦੋਸ਼ ਲਾਏ ਬਿਨਾਂ; ਫਿਰ ਅੱਜ ਇੱਕ ਅਜਿਹਾ ਕੰਮ ਕਰੋ ਜੋ ਸਿਰਫ਼ ਤੁਹਾਡਾ ਆਪਣਾ ਹੋਵੇ।'],
        hindi: ['किसी शांत घड़ी में अपना डर एक बार बताइए, दोष लगाए बिना; फिर आज एक ऐसा काम कीजिए जो केवल आपका अपना हो।'],
      },
    },
    {
      id: 'familyFavourite',
      words: {
        en: `my brother, my sister, sibling, siblings, parents love, mother loves, favourite, favorite, favouritism, bhabhi, sister in law, in laws praise`,
        pa: `ਭਰਾ, ਭੈਣ, ਛੋਟੇ ਭਰਾ, ਵੱਡੇ ਭਰਾ, ਮਾਪੇ ਵੱਧ ਪਿਆਰ, ਲਾਡਲਾ, ਲਾਡਲੀ, ਦਿਉਰਾਣੀ, ਜੇਠਾਣੀ, ਭਰਜਾਈ, ਨਣਾਨ`,
        hi: `भाई, बहन, छोटे भाई, बड़े भाई, लाडला, लाडली, देवरानी, जेठानी, भाभी, ननद`,
        roman: `bhra, =bhai, bhen, behan, ladla, ladli, darani, devrani, jethani, bhabhi, bhabi, zyada maante, vadh pyar`,
      },
      openings: {
        english: [
          'When one of our own seems to be loved or praised more, the child in us starts to count. It is an old hurt, and not a flaw in your heart.',
          'Praise in a family is seldom shared out evenly. What others see in someone close to you takes nothing away from what you are.',
        ],
        punjabi: [
          'ਆਪਣਿਆਂ ਵਿੱਚੋਂ ਕਿਸੇ ਨੂੰ ਵੱਧ ਪਿਆਰ ਜਾਂ ਵਡਿਆਈ ਮਿਲਦੀ ਲੱਗੇ, ਤਾਂ ਅੰਦਰਲਾ ਬੱਚਾ ਗਿਣਤੀ ਕਰਨ ਲੱਗਦਾ ਹੈ। ਇਹ ਪੁਰਾਣੀ ਚੋਟ ਹੈ, ਮਨ ਦੀ ਖੋਟ ਨਹੀਂ।',
          'ਪਰਿਵਾਰ ਵਿੱਚ ਵਡਿਆਈ ਘੱਟ ਹੀ ਬਰਾਬਰ ਵੰਡੀ ਜਾਂਦੀ ਹੈ। ਕਿਸੇ ਦੂਜੇ ਦੀ ਸਿਫ਼ਤ ਨਾਲ ਤੁਹਾਡਾ ਮੁੱਲ ਘਟਦਾ ਨਹੀਂ।',
        ],
        hindi: [
          'अपनों में से किसी को अधिक प्यार या प्रशंसा मिलती लगे, तो भीतर का बच्चा गिनती करने लगता है। यह पुरानी चोट है, मन का खोट नहीं।',
          'परिवार में प्रशंसा कम ही बराबर बँटती है। किसी दूसरे की तारीफ़ से आपका मूल्य घटता नहीं।',
        ],
      },
    },
  ],
}
