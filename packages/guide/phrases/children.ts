import type { ThemePhrases } from './types.ts'

export const children: ThemePhrases = {
  openings: {
    english: [
      'To have a child is to let part of your heart walk about outside your body. It is no wonder that you worry.',
      'No one raises a child without mistakes. That you stop and ask is already good care.',
      'Children learn less from what we say than from the peace in which we say it. Let us look after yours too.',
    ],
    punjabi: [
      'ਮਾਂ-ਬਾਪ ਹੋਣਾ ਹੈ ਆਪਣੇ ਦਿਲ ਦਾ ਇੱਕ ਟੁਕੜਾ ਬਾਹਰ ਤੁਰਦਾ-ਫਿਰਦਾ ਵੇਖਣਾ। ਫ਼ਿਕਰ ਹੋਣਾ ਸੁਭਾਵਿਕ ਹੈ।',
      'ਬੱਚੇ ਪਾਲਦਿਆਂ ਗ਼ਲਤੀਆਂ ਹਰ ਕਿਸੇ ਤੋਂ ਹੁੰਦੀਆਂ ਹਨ। ਰੁਕ ਕੇ ਪੁੱਛ ਲੈਣਾ ਵੀ ਚੰਗੀ ਪਾਲਣਾ ਹੈ।',
      'ਬੱਚੇ ਸਾਡੇ ਬੋਲਾਂ ਨਾਲੋਂ ਵੱਧ ਸਾਡੇ ਟਿਕਾਅ ਤੋਂ ਸਿੱਖਦੇ ਹਨ। ਆਓ, ਤੁਹਾਡੇ ਮਨ ਦਾ ਵੀ ਖ਼ਿਆਲ ਕਰੀਏ।',
    ],
    hindi: [
      'माता-पिता होना है अपने हृदय के एक टुकड़े को बाहर चलते-फिरते देखना। चिंता होना स्वाभाविक है।',
      'बच्चे पालने में भूलें हर किसी से होती हैं। रुककर पूछ लेना भी अच्छी परवरिश है।',
      'बच्चे हमारे शब्दों से अधिक हमारे ठहराव से सीखते हैं। आइए, आपके मन का भी ध्यान रखें।',
    ],
  },
  again: {
    english: [
      'Let us stay with your child a little longer in thought. A parent’s question is seldom finished at once.',
      'The worry is still there. Let us turn it over gently once more.',
    ],
    punjabi: [
      'ਆਓ, ਬੱਚੇ ਦੀ ਇਸ ਗੱਲ ਕੋਲ ਥੋੜ੍ਹਾ ਹੋਰ ਰੁਕੀਏ। ਮਾਪਿਆਂ ਦਾ ਸਵਾਲ ਇੱਕੋ ਵਾਰ ਵਿੱਚ ਘੱਟ ਹੀ ਮੁੱਕਦਾ ਹੈ।',
      'ਫ਼ਿਕਰ ਅਜੇ ਵੀ ਹੈ। ਆਓ, ਇਸ ਨੂੰ ਪੋਲੇ ਹੱਥੀਂ ਇੱਕ ਵਾਰ ਹੋਰ ਪਰਤ ਕੇ ਵੇਖੀਏ।',
    ],
    hindi: [
      'आइए, बच्चे की इस बात के पास थोड़ा और रुकें। माता-पिता का प्रश्न एक ही बार में कम ही समाप्त होता है।',
      'चिंता अब भी है। आइए, इसे कोमल हाथों से एक बार और पलटकर देखें।',
    ],
  },
  practices: {
    english: [
      'Give ten minutes today in which the child, small or grown, chooses what you do or talk about, and put the phone away.',
      'Say a short prayer for the child by name tonight, and ask in it for their good, not for your plan.',
      'Praise one thing the child did with effort, and leave one correction unsaid today.',
    ],
    punjabi: [
      'ਅੱਜ ਦਸ ਮਿੰਟ ਅਜਿਹੇ ਕੱਢੋ ਜਿਨ੍ਹਾਂ ਵਿੱਚ ਬੱਚਾ, ਛੋਟਾ ਹੋਵੇ ਜਾਂ ਵੱਡਾ, ਆਪ ਚੁਣੇ ਕਿ ਕੀ ਕਰਨਾ ਜਾਂ ਕੀ ਗੱਲ ਕਰਨੀ ਹੈ; ਫ਼ੋਨ ਪਾਸੇ ਰੱਖੋ।',
      'ਅੱਜ ਰਾਤ ਬੱਚੇ ਦਾ ਨਾਂ ਲੈ ਕੇ ਛੋਟੀ ਅਰਦਾਸ ਕਰੋ, ਅਤੇ ਉਸ ਵਿੱਚ ਆਪਣੀ ਮਰਜ਼ੀ ਨਹੀਂ, ਉਸ ਦਾ ਭਲਾ ਮੰਗੋ।',
      'ਅੱਜ ਬੱਚੇ ਦੀ ਮਿਹਨਤ ਦੀ ਇੱਕ ਗੱਲ ਸਲਾਹੋ, ਅਤੇ ਇੱਕ ਟੋਕ ਅਣਕਹੀ ਰਹਿਣ ਦਿਓ।',
    ],
    hindi: [
      'आज दस मिनट ऐसे निकालिए जिनमें बच्चा, छोटा हो या बड़ा, स्वयं चुने कि क्या करना या क्या बात करनी है; फ़ोन अलग रखिए।',
      'आज रात बच्चे का नाम लेकर छोटी प्रार्थना कीजिए, और उसमें अपनी मर्ज़ी नहीं, उसका भला माँगिए।',
      'आज बच्चे की मेहनत की एक बात सराहिए, और एक टोक अनकही रहने दीजिए।',
    ],
  },
  situations: [
    {
      id: 'wantAChild',
      words: {
        en: `want a child, want a baby, want children, to have a baby, to have a child, to have children, have no child, have no children, no children, no kids, no baby*4, childless, conceive, conceiving, get pregnant, getting pregnant, not pregnant, infertility, ivf, barren, cant have children, cannot have children, cant have a baby, adopt, adoption, cannot have a baby, cant conceive, cannot conceive, unable to conceive, have a baby, trying for a baby, fertility, infertile, nursery`,
        pa: `ਔਲਾਦ ਨਹੀਂ, ਬੱਚਾ ਨਹੀਂ ਹੋ, ਬੱਚੇ ਨਹੀਂ ਹੋ, ਬੱਚਾ ਨਹੀਂ ਹੈ, ਔਲਾਦ ਦੀ ਦਾਤ, ਔਲਾਦ ਦਾ ਸੁੱਖ, ਔਲਾਦ ਲਈ, ਸੰਤਾਨ ਨਹੀਂ, ਸੰਤਾਨ ਸੁੱਖ, ਬੇਔਲਾਦ, ਕੁੱਖ, ਗੋਦ ਭਰ, ਗੋਦ ਸੁੰਨੀ, ਗੋਦ ਲੈਣਾ, ਗਰਭ ਨਹੀਂ, ਬਾਂਝ, ਬੱਚਾ ਚਾਹੀਦਾ, ਬੱਚੇ ਦੀ ਦਾਤ, ਪੁੱਤ ਦੀ ਦਾਤ, ਕਿਲਕਾਰੀ, ਪੁੱਤਰ ਦੀ ਦਾਤ, ਗਰਭ, ਬੱਚਾ ਨਹੀਂ ਠਹਿਰ, ਮਾਂ ਨਹੀਂ ਬਣ`,
        hi: `संतान नहीं, बच्चा नहीं हो, बच्चे नहीं हो, बच्चा नहीं है, औलाद नहीं, संतान सुख, संतान प्राप्ति, निःसंतान, निसंतान, कोख, गोद भर, गोद सूनी, गोद लेना, गर्भ नहीं, गर्भ ठहर, बाँझ, बच्चा चाहिए, बच्चे की इच्छा, संतान की इच्छा, संतान के लिए, गर्भपात, माँ नहीं बन, पिता नहीं बन, किलकारी, आईवीएफ़`,
        roman: `aulad nahi, aulaad nahi, aulad di daat, aulad layi, bacha nahi ho, bachcha nahi ho, bache nahi ho, bachche nahi ho, bacha nahi hai, santan nahi, santaan nahi, santan sukh, santan prapti, nisantan, kukh, kokh, god bhar, god suni, god lena, garbh nahi, banjh, baanjh, bacha chahida, bachcha chahiye, pregnant nahi, ivf, conceive, test tube, godi khali, god khali, god lene, pregnancy nahi, garbh, maa nahi ban, bacha nahi ho reha, bacha nahi ho raha, kilkari`,
      },
      openings: {
        english: [
          'The longing for a child can make every festival and every question ache. You are a whole person and a whole family already, with that longing in it.',
          'Month after month of hope and letdown is a grief that few people see. You need not explain yourself to anyone.',
        ],
        punjabi: [
          'ਔਲਾਦ ਦੀ ਤਾਂਘ ਹਰ ਤਿਉਹਾਰ ਅਤੇ ਹਰ ਸਵਾਲ ਨੂੰ ਚੁਭਵਾਂ ਬਣਾ ਦਿੰਦੀ ਹੈ। ਇਸ ਤਾਂਘ ਸਮੇਤ ਵੀ ਤੁਹਾਡਾ ਘਰ ਪੂਰਾ ਘਰ ਹੈ ਅਤੇ ਤੁਹਾਡਾ ਜੀਵਨ ਪੂਰਾ ਜੀਵਨ।',
          'ਹਰ ਮਹੀਨੇ ਆਸ ਬੱਝਣੀ ਅਤੇ ਟੁੱਟਣੀ ਅਜਿਹਾ ਦੁੱਖ ਹੈ ਜੋ ਥੋੜ੍ਹੇ ਹੀ ਵੇਖਦੇ ਹਨ। ਇਸ ਦੀ ਸਫ਼ਾਈ ਕਿਸੇ ਨੂੰ ਦੇਣ ਦੀ ਲੋੜ ਨਹੀਂ।',
        ],
        hindi: [
          'संतान की चाह हर त्योहार और हर प्रश्न को चुभने वाला बना देती है। इस चाह के साथ भी आपका घर पूरा घर है और आपका जीवन पूरा जीवन।',
          'हर महीने आशा का बँधना और टूटना ऐसा दुख है जिसे थोड़े ही देखते हैं। इसकी सफ़ाई किसी को देने की ज़रूरत नहीं।',
        ],
      },
      practices: {
        english: [
          'Take an evening off from the subject, the two of you or with a friend, and do something that has joy in it. Stay in touch with your doctor, and let someone kind know how the waiting feels.',
        ],
        punjabi: [
          'ਇੱਕ ਸ਼ਾਮ ਇਹ ਗੱਲ ਪਾਸੇ ਰੱਖ ਕੇ ਕੋਈ ਖ਼ੁਸ਼ੀ ਵਾਲਾ ਕੰਮ ਕਰੋ। ਡਾਕਟਰ ਨਾਲ ਰਾਬਤਾ ਰੱਖੋ, ਅਤੇ ਕਿਸੇ ਨਰਮ ਦਿਲ ਵਾਲੇ ਨੂੰ ਦੱਸੋ ਕਿ ਉਡੀਕ ਕਿਵੇਂ ਲੰਘਦੀ ਹੈ।',
        ],
        hindi: [
          'एक शाम यह बात अलग रखकर कोई ख़ुशी का काम कीजिए। डॉक्टर से संपर्क रखिए, और किसी कोमल हृदय वाले को बताइए कि प्रतीक्षा कैसे बीतती है।',
        ],
      },
    },
    {
      id: 'hitOrShouted',
      words: {
        en: `i hit my*5, hit my child*5, hit my son*5, hit my daughter*5, hit my kids*5, hitting my child*5, slapped my*5, slapped him, slapped her, beat my child*5, beat my son*5, beat my daughter*5, beat my kids*5, i beat him, i beat her, spanked, raised my hand, shout at my*4, shout at him, shout at her, yell at my*4, yelled at my*4, scream at my*4, screamed at, lose my temper, lost my temper, my anger`,
        pa: `ਹੱਥ ਚੁੱਕ, ਹੱਥ ਉੱਠ, ਕੁੱਟ ਦਿੱਤਾ, ਕੁੱਟ ਬੈਠਾ, ਕੁੱਟ ਬੈਠੀ, ਕੁੱਟਦਾ ਹਾਂ, ਕੁੱਟਦੀ ਹਾਂ, ਮਾਰ ਬੈਠਾ, ਮਾਰ ਬੈਠੀ, ਮਾਰਦਾ ਹਾਂ, ਮਾਰਦੀ ਹਾਂ, ਮੈਂ ਮਾਰਿਆ, ਚਪੇੜ ਮਾਰ, ਥੱਪੜ ਮਾਰ, ਚੀਕਦਾ ਹਾਂ, ਚੀਕਦੀ ਹਾਂ, ਚੀਕ ਪੈਂਦਾ, ਚੀਕ ਪੈਂਦੀ, ਗੁੱਸਾ ਕੱਢ, ਸਬਰ ਮੁੱਕ`,
        hi: `हाथ उठ, हाथ उठाया, हाथ उठा, पीट दिया, पीटता हूँ, पीटती हूँ, मार बैठा, मार बैठी, मार दिया, मारता हूँ, मारती हूँ, मैंने मारा, थप्पड़ मार, थप्पड़ लगा, चाँटा मार, चिल्लाता हूँ, चिल्लाती हूँ, चिल्ला पड़, चिल्ला देता, चिल्ला देती, ग़ुस्सा निकाल`,
        roman: `hath chuk, hath uth, haath uth, haath uthaya, kut ditta, kutt ditta, kut baitha, kutda haan, kutdi haan, maar baitha, maar baithi, marda haan, mardi haan, marta hu, marti hu, maarta hun, maarti hun, peet diya, peetta hu, peetti hu, pitti hu, maine mara, main maria, thappad maar, thappad mara, chapet maar, cheekda haan, cheekdi haan, chillata hu, chillati hu, chillane lagti, chillane lagta, chilla deti, chilla deta, gussa nikal`,
      },
      openings: {
        english: [
          'The hand or the voice was quicker than the love you have for the child. It has to stop, for the child’s sake and yours, and it can: stepping away before it happens can be learned, with help.',
          'You see what your anger does to the child, and that honesty is where change begins. A child should never be afraid of being hit; say sorry plainly, and do not carry this alone.',
        ],
        punjabi: [
          'ਹੱਥ ਜਾਂ ਆਵਾਜ਼ ਪਿਆਰ ਨਾਲੋਂ ਪਹਿਲਾਂ ਉੱਠ ਗਈ। ਇਹ ਰੁਕਣਾ ਚਾਹੀਦਾ ਹੈ, ਬੱਚੇ ਲਈ ਵੀ ਅਤੇ ਤੁਹਾਡੇ ਲਈ ਵੀ; ਵੇਲੇ ਸਿਰ ਪਰੇ ਹੋ ਜਾਣਾ ਸਿੱਖਿਆ ਜਾ ਸਕਦਾ ਹੈ, ਅਤੇ ਇਸ ਵਿੱਚ ਮਦਦ ਮਿਲ ਸਕਦੀ ਹੈ।',
          'ਗੁੱਸੇ ਦਾ ਬੱਚੇ ਉੱਤੇ ਕੀ ਅਸਰ ਹੁੰਦਾ ਹੈ, ਇਹ ਤੁਹਾਨੂੰ ਦਿਸਦਾ ਹੈ; ਬਦਲਾਅ ਇੱਥੋਂ ਹੀ ਤੁਰਦਾ ਹੈ। ਬੱਚੇ ਨੂੰ ਮਾਰ ਦਾ ਡਰ ਕਦੇ ਨਹੀਂ ਹੋਣਾ ਚਾਹੀਦਾ; ਸਿੱਧੀ ਮਾਫ਼ੀ ਮੰਗੋ, ਅਤੇ ਇਹ ਭਾਰ ਇਕੱਲਿਆਂ ਨਾ ਚੁੱਕੋ।',
        ],
        hindi: [
          'हाथ या आवाज़ प्रेम से पहले उठ गई। यह रुकना चाहिए, बच्चे के लिए भी और आपके लिए भी; समय रहते हट जाना सीखा जा सकता है, और इसमें सहायता मिल सकती है।',
          'ग़ुस्से का बच्चे पर क्या असर होता है, यह आपको दिखता है; बदलाव यहीं से शुरू होता है। बच्चे को मार का डर कभी नहीं होना चाहिए; सीधे क्षमा माँगिए, और यह बोझ अकेले मत उठाइए।',
        ],
      },
      practices: {
        english: [
          'When anger rises, see that the child is safe, step out of the room and let ten slow breaths pass. If it has come to hitting, speak today with a doctor, a counsellor or a child helpline, and ask someone at home to step in for you.',
        ],
        punjabi: [
          'ਗੁੱਸਾ ਚੜ੍ਹੇ ਤਾਂ ਵੇਖੋ ਕਿ ਬੱਚਾ ਸੁਰੱਖਿਅਤ ਹੈ, ਕਮਰੇ ਤੋਂ ਬਾਹਰ ਜਾਓ ਅਤੇ ਦਸ ਹੌਲੇ ਸਾਹ ਲਵੋ। ਜੇ ਹੱਥ ਉੱਠਿਆ ਹੈ, ਤਾਂ ਅੱਜ ਹੀ ਡਾਕਟਰ, ਸਲਾਹਕਾਰ ਜਾਂ ਬਾਲ ਹੈਲਪਲਾਈਨ ਨਾਲ ਗੱਲ ਕਰੋ, ਅਤੇ ਘਰ ਦੇ ਕਿਸੇ ਜੀਅ ਨੂੰ ਆਪਣੀ ਥਾਂ ਸੰਭਾਲਣ ਲਈ ਕਹੋ।',
        ],
        hindi: [
          'ग़ुस्सा चढ़े तो देखिए कि बच्चा सुरक्षित है, कमरे से बाहर जाइए और दस धीमी साँसें लीजिए। यदि हाथ उठा है, तो आज ही डॉक्टर, परामर्शदाता या बाल हेल्पलाइन से बात कीजिए, और घर के किसी सदस्य से अपनी जगह सँभालने को कहिए।',
        ],
      },
    },
    {
      id: 'raising',
      words: {
        en: `raise, raising, bring up, upbringing, parenting, teach my, teach my child, small child, little child, my baby, newborn, toddler, tantrum, tantrums, stubborn, naughty, on the phone, with the phone, phone all day, on the mobile, screen, tablet, studies, study, good values, values, sanskar, discipline, scold, single mother, single father, single parent, homework, wont eat, does not eat, doesnt eat, therapy, speak yet, sleep`,
        pa: `ਪਾਲਣ, ਪਾਲਣਾ, ਪਾਲਣ ਪੋਸ਼ਣ, ਪਰਵਰਿਸ਼, ਸੰਸਕਾਰ, ਸਿਖਾਵਾਂ, ਸਿਖਾਉਣਾ, ਛੋਟਾ ਬੱਚਾ, ਛੋਟੇ ਬੱਚੇ, ਜ਼ਿੱਦੀ, ਜ਼ਿਦ, ਸ਼ਰਾਰਤੀ, ਸਾਰਾ ਦਿਨ ਫ਼ੋਨ, ਫ਼ੋਨ ਤੇ, ਫ਼ੋਨ ਵੇਖ, ਮੋਬਾਈਲ, ਪੜ੍ਹਦਾ ਨਹੀਂ, ਪੜ੍ਹਦੀ ਨਹੀਂ, ਪੜ੍ਹਾਈ, ਝਿੜਕ, ਗੁਰਬਾਣੀ ਨਾਲ ਜੋੜ, ਫ਼ੋਨ ਨਹੀਂ ਛੱਡ, ਮੋਬਾਈਲ ਨਹੀਂ ਛੱਡ, ਟੀ ਵੀ, ਆਪਸ ਵਿੱਚ ਲੜਦੇ, ਸਿਖਾਉਣ`,
        hi: `पालन, पालना, पालन पोषण, परवरिश, संस्कार, सिखाऊँ, सिखाना, छोटा बच्चा, छोटे बच्चे, ज़िद्दी, ज़िद, शरारती, सारा दिन फ़ोन, फ़ोन पर लगा, फ़ोन देख, मोबाइल, पढ़ता नहीं, पढ़ती नहीं, पढ़ाई, डाँट, धर्म से जोड़, फ़ोन नहीं छोड़, मोबाइल नहीं छोड़, टीवी, होमवर्क, आपस में लड़ते, नवजात`,
        roman: `palan, paalan, palna, parvarish, parwarish, sanskar, sikhava, sikhau, sikhana, sikhauna, chhota bacha, chhote bache, chote bache, chhote bachche, ziddi, jiddi, zid, shararti, sara din phone, phone te, phone dekh, tablet, mobile, padhda nahi, padhta nahi, padhai, daant, jhidak, gurbani nal jod, phone nahi chhad, phone nahi chhadda, phone nahi chhaddi, phone ni chhad da, phone nahi chhodta, phone nahi chhodti, phone nahi chodta, mobile nahi chhadda, mobile nahi chhodta, homework, uthaun da tareeka, aapas me ladte`,
      },
      openings: {
        english: [
          'To raise a child is daily work with no applause, and the results show late. Much of what you give is sinking in unseen.',
          'A stubborn child is also a child who trusts you enough to resist. Firm and warm can go together, and you are allowed to be tired.',
        ],
        punjabi: [
          'ਬੱਚਾ ਪਾਲਣਾ ਰੋਜ਼ ਦਾ ਕੰਮ ਹੈ ਜਿਸ ਉੱਤੇ ਕੋਈ ਸ਼ਾਬਾਸ਼ ਨਹੀਂ ਦਿੰਦਾ, ਅਤੇ ਫਲ ਦੇਰ ਨਾਲ ਦਿਸਦਾ ਹੈ। ਜੋ ਪਿਆਰ ਦਿੱਤਾ ਜਾਂਦਾ ਹੈ, ਉਸ ਦਾ ਬਹੁਤਾ ਹਿੱਸਾ ਚੁੱਪ-ਚਾਪ ਅੰਦਰ ਰਚਦਾ ਹੈ।',
          'ਜ਼ਿੱਦ ਕਰਦਾ ਬੱਚਾ ਵੀ ਭਰੋਸਾ ਕਰਕੇ ਹੀ ਅੜਦਾ ਹੈ। ਪੱਕੇ ਅਤੇ ਨਿੱਘੇ ਰਹਿਣਾ, ਦੋਵੇਂ ਨਾਲ ਚੱਲ ਸਕਦੇ ਹਨ, ਅਤੇ ਥੱਕ ਜਾਣਾ ਵੀ ਠੀਕ ਹੈ।',
        ],
        hindi: [
          'बच्चा पालना रोज़ का काम है जिस पर कोई शाबाशी नहीं देता, और फल देर से दिखता है। जो प्रेम दिया जाता है, उसका बड़ा हिस्सा चुपचाप भीतर रचता है।',
          'ज़िद करता बच्चा भी भरोसा करके ही अड़ता है। दृढ़ता और स्नेह, दोनों साथ चल सकते हैं, और थक जाना भी ठीक है।',
        ],
      },
      practices: {
        english: [
          'Choose one rule that matters this week and let the others be softer. Keep that rule yourself too, and end the day with a story, a song or a prayer together.',
        ],
        punjabi: [
          'ਇਸ ਹਫ਼ਤੇ ਇੱਕ ਨੇਮ ਚੁਣੋ ਜੋ ਸੱਚਮੁੱਚ ਜ਼ਰੂਰੀ ਹੈ, ਬਾਕੀਆਂ ਵਿੱਚ ਢਿੱਲ ਦਿਓ। ਉਹ ਨੇਮ ਆਪ ਵੀ ਨਿਭਾਓ, ਅਤੇ ਦਿਨ ਕਿਸੇ ਸਾਖੀ, ਗੀਤ ਜਾਂ ਸਾਂਝੀ ਅਰਦਾਸ ਨਾਲ ਮੁਕਾਓ।',
        ],
        hindi: [
          'इस सप्ताह एक नियम चुनिए जो सचमुच ज़रूरी है, बाकियों में ढील दीजिए। वह नियम स्वयं भी निभाइए, और दिन किसी कहानी, गीत या साझी प्रार्थना से पूरा कीजिए।',
        ],
      },
    },
    {
      id: 'wrongPath',
      words: {
        en: `wrong path, wrong company, bad company, bad friends, doesnt listen, does not listen, dont listen, disobedient, disobey, rude, talks back, disrespect, respect me, drugs, drinks, drinking, lies, steals, gone astray, teenager, rebellious, out of control, ran away, failed, doesnt study, cut his hair, cut her hair`,
        pa: `ਗ਼ਲਤ ਰਾਹ, ਮਾੜੀ ਸੰਗਤ, ਬੁਰੀ ਸੰਗਤ, ਗ਼ਲਤ ਸੰਗਤ, ਵਿਗੜ, ਵਿਗੜ ਗਿਆ, ਵਿਗੜ ਗਈ, ਕਹਿਣਾ ਨਹੀਂ, ਕਹਿਣੇ ਵਿੱਚ ਨਹੀਂ, ਗੱਲ ਨਹੀਂ ਸੁਣਦਾ, ਗੱਲ ਨਹੀਂ ਮੰਨਦਾ, ਨਹੀਂ ਮੰਨਦਾ, ਨਹੀਂ ਮੰਨਦੀ, ਨਹੀਂ ਸੁਣਦੇ, ਆਖੇ ਨਹੀਂ, ਨਸ਼ਾ, ਨਸ਼ੇ, ਝੂਠ, ਬਦਤਮੀਜ਼, ਇੱਜ਼ਤ ਨਹੀਂ, ਨਹੀਂ ਸੁਣਦਾ, ਨਹੀਂ ਸੁਣਦੀ, ਸੁਣਦਾ ਨਹੀਂ, ਸੁਣਦੀ ਨਹੀਂ, ਕੇਸ ਕਟਵਾ, ਕੇਸ ਕੱਟ, ਕਹਿਣੇ ਤੋਂ ਬਾਹਰ, ਅੱਗੋਂ ਬੋਲਦਾ`,
        hi: `ग़लत राह, ग़लत रास्ते, बुरी संगत, ग़लत संगत, बिगड़, बिगड़ गया, बिगड़ गई, कहना नहीं मानता, कहना नहीं मानते, बात नहीं सुनता, बात नहीं मानता, नहीं मानता, नहीं मानती, नहीं सुनते, नशा, नशे, झूठ, बदतमीज़, इज़्ज़त नहीं, आज्ञा, नहीं सुनता, नहीं सुनती, सुनता नहीं, सुनती नहीं, उल्टा बोलता, उल्टा जवाब, हाथ से निकल`,
        roman: `galat raah, galat raste, galat sangat, mari sangat, marhi sangat, buri sangat, vigad, vigar gaya, bigad, bigad gaya, kehna nahi, kehne vich nahi, gal nahi sunda, gal nahi manda, baat nahi sunta, baat nahi manta, nahi manda, nahi manta, nahi mandi, nahi manti, nahi sunde, nahi sunte, nasha, nashe, jhooth, badtameez, izzat nahi, nahi sunda, nahi sundi, nahi sunta, nahi sunti, sunda nahi, sunta nahi, ulta bolta, ulta bolda, aggon bolda, kes katwa, kes kat, jhooth bolan, jhoothh bolan, ladki ke chakkar, kudi de chakkar, hath ton nikal, haath se nikal`,
      },
      openings: {
        english: [
          'When a child turns away from all you hoped to give, it is easy to count your own failures. They have their own road to learn; your door may stay open.',
          'You see the danger and they do not want to hear of it. Fear makes us loud, and they often hear love better when it is quiet.',
        ],
        punjabi: [
          'ਜਦੋਂ ਬੱਚਾ ਤੁਹਾਡੀ ਸਿੱਖਿਆ ਤੋਂ ਮੂੰਹ ਮੋੜੇ ਤਾਂ ਆਪਣੇ ਕਸੂਰ ਗਿਣਨੇ ਸੌਖੇ ਲੱਗਦੇ ਹਨ। ਉਸ ਨੇ ਵੀ ਆਪਣਾ ਰਾਹ ਸਿੱਖਣਾ ਹੈ; ਬੂਹਾ ਖੁੱਲ੍ਹਾ ਰੱਖਿਆ ਜਾ ਸਕਦਾ ਹੈ।',
          'ਖ਼ਤਰਾ ਤੁਹਾਨੂੰ ਦਿਸਦਾ ਹੈ ਅਤੇ ਉਹ ਸੁਣਨਾ ਨਹੀਂ ਚਾਹੁੰਦੇ। ਡਰ ਸਾਡੀ ਆਵਾਜ਼ ਉੱਚੀ ਕਰ ਦਿੰਦਾ ਹੈ, ਪਰ ਪਿਆਰ ਹੌਲੀ ਆਵਾਜ਼ ਵਿੱਚ ਵੱਧ ਸੁਣਦਾ ਹੈ।',
        ],
        hindi: [
          'जब संतान आपकी सीख से मुँह मोड़े तो अपने दोष गिनना आसान लगता है। उसे भी अपनी राह सीखनी है; दरवाज़ा खुला रखा जा सकता है।',
          'ख़तरा आपको दिखता है और वे सुनना नहीं चाहते। डर हमारी आवाज़ ऊँची कर देता है, पर प्रेम धीमी आवाज़ में अधिक सुनाई देता है।',
        ],
      },
      practices: {
        english: [
          'Spend a quarter of an hour together without mentioning the trouble: food, a drive, a match. If drugs or danger are part of it, speak with a doctor or counsellor; you need not manage alone.',
        ],
        punjabi: [
          'ਪੰਦਰਾਂ ਮਿੰਟ ਇਕੱਠੇ ਲੰਘਾਓ, ਉਸ ਗੱਲ ਨੂੰ ਛੇੜੇ ਬਿਨਾਂ: ਰੋਟੀ, ਸੈਰ ਜਾਂ ਮੈਚ। ਜੇ ਨਸ਼ੇ ਜਾਂ ਖ਼ਤਰੇ ਦੀ ਗੱਲ ਹੈ, ਤਾਂ ਡਾਕਟਰ ਜਾਂ ਸਲਾਹਕਾਰ ਦੀ ਮਦਦ ਲਵੋ; ਸਭ ਇਕੱਲਿਆਂ ਨਹੀਂ ਕਰਨਾ।',
        ],
        hindi: [
          'पंद्रह मिनट साथ बिताइए, उस बात को छेड़े बिना: भोजन, सैर या मैच। यदि नशे या ख़तरे की बात है, तो डॉक्टर या परामर्शदाता की मदद लीजिए; सब अकेले नहीं करना।',
        ],
      },
    },
    {
      id: 'farAway',
      words: {
        en: `abroad, far away, far from me, moved away, left home, living away, canada, australia, america, hostel, doesnt call, does not call, never calls, dont call, forgotten me, forgot me, ignore me, ignores me, busy with their lives, grown up, married and, empty nest, separate, hasnt called, has not called, moved out`,
        pa: `ਵਿਦੇਸ਼, ਪਰਦੇਸ, ਬਾਹਰ ਗਿਆ, ਬਾਹਰ ਗਈ, ਬਾਹਰ ਗਏ, ਬਾਹਰ ਚਲਾ, ਬਾਹਰ ਚਲੇ, ਕੈਨੇਡਾ, ਕਨੇਡਾ, ਆਸਟ੍ਰੇਲੀਆ, ਦੂਰ, ਫ਼ੋਨ ਘੱਟ, ਫ਼ੋਨ ਨਹੀਂ ਕਰਦਾ, ਫ਼ੋਨ ਨਹੀਂ ਕਰਦੇ, ਭੁੱਲ ਗਏ, ਪੁੱਛਦੇ ਨਹੀਂ, ਨਹੀਂ ਪੁੱਛਦੇ, ਵੱਖ ਹੋ, ਛੱਡ ਕੇ ਚਲੇ, ਬਾਹਰ ਪੜ੍ਹਨ, ਫ਼ੋਨ ਨਹੀਂ ਆਉਂਦਾ, ਘਰ ਸੁੰਨਾ`,
        hi: `विदेश, परदेस, बाहर गया, बाहर गई, बाहर गए, बाहर चला, बाहर चले, कनाडा, ऑस्ट्रेलिया, अमेरिका, दूर, फ़ोन नहीं करता, फ़ोन नहीं करते, भूल गए, पूछते नहीं, नहीं पूछते, अलग हो, छोड़कर चले, फ़ोन नहीं आता, घर सूना, हॉस्टल`,
        roman: `videsh, pardes, bahar gaya, bahar gayi, bahar gaye, bahar chala, bahar chale, canada, kaneda, australia, america, door, dur, phone nahi karda, phone nahi karde, phone nahi karta, phone nahi karte, bhul gaye, bhool gaye, puchde nahi, nahi puchde, puchte nahi, nahi puchte, vakh ho, alag ho, hostel, phone nahi aunda, phone nahi aata, ghar suna`,
      },
      openings: {
        english: [
          'A house after the children have gone has a special quiet. You gave them wings, and the heart still listens for the door.',
          'It hurts when the calls grow rare. Often it is a full life rather than an empty heart that keeps them away, and your missing them is love.',
        ],
        punjabi: [
          'ਬੱਚਿਆਂ ਦੇ ਜਾਣ ਪਿੱਛੋਂ ਘਰ ਦੀ ਚੁੱਪ ਵੱਖਰੀ ਹੁੰਦੀ ਹੈ। ਤੁਸੀਂ ਖੰਭ ਦਿੱਤੇ, ਪਰ ਕੰਨ ਅਜੇ ਵੀ ਬੂਹੇ ਵੱਲ ਲੱਗੇ ਰਹਿੰਦੇ ਹਨ।',
          'ਫ਼ੋਨ ਘਟ ਜਾਣ ਤਾਂ ਮਨ ਦੁਖਦਾ ਹੈ। ਕਈ ਵਾਰ ਦੂਰੀ ਖ਼ਾਲੀ ਦਿਲ ਕਰਕੇ ਨਹੀਂ, ਭਰੀ ਜ਼ਿੰਦਗੀ ਕਰਕੇ ਹੁੰਦੀ ਹੈ; ਅਤੇ ਤੁਹਾਡੀ ਯਾਦ ਵੀ ਪਿਆਰ ਹੀ ਹੈ।',
        ],
        hindi: [
          'बच्चों के जाने के बाद घर की चुप्पी अलग होती है। आपने पंख दिए, पर कान अब भी दरवाज़े पर लगे रहते हैं।',
          'फ़ोन कम हो जाएँ तो मन दुखता है। कई बार दूरी ख़ाली मन से नहीं, भरे जीवन से होती है; और आपका याद करना भी प्रेम ही है।',
        ],
      },
      practices: {
        english: [
          'Send a short message that asks for nothing: a memory, a photo, a blessing. Then give this afternoon to someone near: a neighbour’s child, a friend, the sangat or satsang.',
        ],
        punjabi: [
          'ਇੱਕ ਛੋਟਾ ਸੁਨੇਹਾ ਭੇਜੋ ਜਿਸ ਵਿੱਚ ਕੋਈ ਸ਼ਿਕਵਾ ਨਾ ਹੋਵੇ: ਇੱਕ ਯਾਦ, ਤਸਵੀਰ ਜਾਂ ਅਸੀਸ। ਫਿਰ ਅੱਜ ਦੀ ਸ਼ਾਮ ਕਿਸੇ ਨੇੜੇ ਵਾਲੇ ਨੂੰ ਦਿਓ: ਗੁਆਂਢ, ਮਿੱਤਰ ਜਾਂ ਸੰਗਤ।',
        ],
        hindi: [
          'एक छोटा संदेश भेजिए जिसमें कोई शिकायत न हो: एक याद, तस्वीर या आशीर्वाद। फिर आज की शाम किसी पास वाले को दीजिए: पड़ोस, मित्र या सत्संग।',
        ],
      },
    },
  ],
}
