import type { ThemePhrases } from './types.ts'

export const forgiveness: ThemePhrases = {
  openings: {
    english: [
      'Forgiving does not mean that the wrong was small. It means that it need not rule the rest of your days.',
      'Old hurt is heavy because it is carried every day by the one who was hurt. You are asking how to set it down, and that may take its time.',
      'No one can order a heart to forgive. It loosens by itself, a little here and a little there, once it has been heard.',
    ],
    punjabi: [
      'ਮਾਫ਼ ਕਰਨ ਦਾ ਅਰਥ ਇਹ ਨਹੀਂ ਕਿ ਗ਼ਲਤੀ ਛੋਟੀ ਸੀ। ਅਰਥ ਇਹ ਹੈ ਕਿ ਉਹ ਬਾਕੀ ਦਿਨਾਂ ਉੱਤੇ ਰਾਜ ਨਾ ਕਰੇ।',
      'ਪੁਰਾਣੀ ਸੱਟ ਇਸ ਲਈ ਭਾਰੀ ਹੈ ਕਿ ਜਿਸ ਨੂੰ ਲੱਗੀ ਉਹੀ ਰੋਜ਼ ਚੁੱਕਦਾ ਹੈ। ਇਹ ਭਾਰ ਕਿਵੇਂ ਲਹੇ, ਇਹ ਪੁੱਛਣਾ ਠੀਕ ਹੈ, ਅਤੇ ਲਹਿਣ ਨੂੰ ਸਮਾਂ ਲੱਗ ਸਕਦਾ ਹੈ।',
      'ਦਿਲ ਨੂੰ ਹੁਕਮ ਦੇ ਕੇ ਮਾਫ਼ ਨਹੀਂ ਕਰਵਾਇਆ ਜਾ ਸਕਦਾ। ਜਦੋਂ ਉਸ ਦੀ ਪੀੜ ਸੁਣੀ ਜਾਵੇ, ਤਾਂ ਗੰਢ ਆਪੇ ਥੋੜ੍ਹੀ-ਥੋੜ੍ਹੀ ਢਿੱਲੀ ਹੁੰਦੀ ਹੈ।',
    ],
    hindi: [
      'क्षमा करने का अर्थ यह नहीं कि भूल छोटी थी। अर्थ यह है कि वह बाकी दिनों पर राज न करे।',
      'पुरानी चोट इसलिए भारी है कि जिसे लगी वही रोज़ उठाता है। यह बोझ कैसे उतरे, यह पूछना ठीक है, और उतरने में समय लग सकता है।',
      'मन को आदेश देकर क्षमा नहीं करवाई जा सकती। जब उसकी पीड़ा सुनी जाए, तो गाँठ अपने आप थोड़ी-थोड़ी ढीली होती है।',
    ],
  },
  again: {
    english: [
      'Old hurts open again; it does not mean that you have failed to forgive. Let us stay with it a little.',
      'The knot is still there. Let us loosen it by one more thread, and no more than that.',
    ],
    punjabi: [
      'ਪੁਰਾਣੀ ਸੱਟ ਮੁੜ ਦੁਖ ਪੈਂਦੀ ਹੈ; ਇਸ ਦਾ ਅਰਥ ਇਹ ਨਹੀਂ ਕਿ ਮਾਫ਼ ਕਰਨ ਵਿੱਚ ਕੋਈ ਕਮੀ ਰਹੀ। ਆਓ, ਇਸ ਕੋਲ ਥੋੜ੍ਹਾ ਰੁਕੀਏ।',
      'ਗੰਢ ਅਜੇ ਵੀ ਹੈ। ਆਓ, ਇਸ ਦਾ ਇੱਕ ਧਾਗਾ ਹੋਰ ਢਿੱਲਾ ਕਰੀਏ, ਬੱਸ ਇੰਨਾ ਹੀ।',
    ],
    hindi: [
      'पुरानी चोट फिर दुख उठती है; इसका अर्थ यह नहीं कि क्षमा करने में कोई कमी रही। आइए, इसके पास थोड़ा रुकें।',
      'गाँठ अब भी है। आइए, इसका एक धागा और ढीला करें, बस इतना ही।',
    ],
  },
  practices: {
    english: [
      'Write what hurt in a letter that you will not send. Read it once, then fold it away and ask in prayer for a little less of its weight.',
      'Say in your prayer today just this about the person: “May they come to see, and may I be free.” If that is too much, say only the second half.',
      'Do something kind for your own tired heart today, a walk, a hymn, an early night. One who is rested lets go more easily.',
    ],
    punjabi: [
      'ਜੋ ਦੁਖਿਆ, ਉਹ ਇੱਕ ਅਜਿਹੀ ਚਿੱਠੀ ਵਿੱਚ ਲਿਖੋ ਜੋ ਭੇਜਣੀ ਨਹੀਂ। ਇੱਕ ਵਾਰ ਪੜ੍ਹ ਕੇ ਸਾਂਭ ਦਿਓ ਅਤੇ ਅਰਦਾਸ ਵਿੱਚ ਮੰਗੋ ਕਿ ਇਸ ਦਾ ਭਾਰ ਕੁਝ ਘਟੇ।',
      'ਅੱਜ ਅਰਦਾਸ ਵਿੱਚ ਉਸ ਬੰਦੇ ਬਾਰੇ ਬੱਸ ਇੰਨਾ ਕਹੋ: “ਉਸ ਨੂੰ ਸੋਝੀ ਮਿਲੇ, ਅਤੇ ਮੇਰਾ ਮਨ ਆਜ਼ਾਦ ਹੋਵੇ।” ਜੇ ਇਹ ਔਖਾ ਲੱਗੇ, ਤਾਂ ਸਿਰਫ਼ ਦੂਜਾ ਅੱਧ ਕਹੋ।',
      'ਅੱਜ ਆਪਣੇ ਲਈ ਕੁਝ ਚੰਗਾ ਕਰੋ: ਸੈਰ, ਕੋਈ ਸ਼ਬਦ ਜਾਂ ਭਜਨ ਸੁਣਨਾ, ਜਾਂ ਛੇਤੀ ਸੌਣਾ। ਥੱਕਿਆ ਮਨ ਫੜੀ ਰੱਖਦਾ ਹੈ, ਆਰਾਮ ਮਿਲੇ ਤਾਂ ਢਿੱਲਾ ਪੈਂਦਾ ਹੈ।',
    ],
    hindi: [
      'जो दुखा, वह एक ऐसी चिट्ठी में लिखिए जो भेजनी नहीं है। एक बार पढ़कर रख दीजिए और प्रार्थना में माँगिए कि इसका भार कुछ घटे।',
      'आज प्रार्थना में उस व्यक्ति के बारे में बस इतना कहिए: “उसे समझ मिले, और मेरा मन मुक्त हो।” यदि यह कठिन लगे, तो केवल दूसरा आधा कहिए।',
      'आज अपने लिए कुछ अच्छा कीजिए: सैर, एक भजन सुनना या जल्दी सोना। थका मन पकड़े रखता है, विश्राम मिले तो ढीला पड़ता है।',
    ],
  },
  situations: [
    {
      id: 'closeOneHurtMe',
      words: {
        en: `mother in law, relatives, betrayed, betrayed me, betrayal, cheated, cheated on me, lied to me, broke my trust, broke my heart, left me, hurt me, abused me, childhood, my mother*2, my father*2, my parents*2, my brother*2, my sister*2, my husband*2, my wife*2, my ex*2, my friend*2, best friend*2, my family*2, my in laws*2, sister in law, dad left us, left us, said at the wedding, inheritance, bullied me, roommate, cousin, wants to make amends*5, wants to make up*4`,
        pa: `ਮਾਂ ਨੇ, ਪਿਤਾ ਨੇ, ਪਿਤਾ ਜੀ ਨੇ, ਮਾਪਿਆਂ ਨੇ, ਮਾਪਿਆਂ ਨੂੰ, ਭਰਾ ਨੇ, ਭਰਾ ਨੂੰ, ਭੈਣ ਨੇ, ਪਤੀ ਨੇ, ਪਤੀ ਨੂੰ, ਪਤਨੀ ਨੇ, ਪਤਨੀ ਨੂੰ, ਦੋਸਤ ਨੇ, ਦੋਸਤ ਨੂੰ, ਰਿਸ਼ਤੇਦਾਰ, ਰਿਸ਼ਤੇਦਾਰਾਂ, ਸਹੁਰੇ, ਸਹੁਰਿਆਂ, ਆਪਣਿਆਂ ਨੇ, ਧੋਖਾ, ਵਿਸ਼ਵਾਸਘਾਤ, ਭਰੋਸਾ ਤੋੜਿਆ, ਦਿਲ ਤੋੜਿਆ, ਬਚਪਨ, ਜੇਠਾਣੀ, ਸ਼ਰੀਕਾਂ, ਦੋਸਤ ਪੈਸੇ, ਪਿਓ, ਮਤਰੇਈ, ਨਣਾਨ, ਸੱਸ ਨੇ, ਭਰਜਾਈ`,
        hi: `माँ ने, पिता ने, पिताजी ने, माता पिता ने, माँ बाप ने, भाई ने, भाई को, बहन ने, पति ने, पति को, पत्नी ने, पत्नी को, दोस्त ने, दोस्त को, रिश्तेदार, रिश्तेदारों, ससुराल, अपनों ने, धोखा, विश्वासघात, भरोसा तोड़ा, विश्वास तोड़ा, दिल तोड़ा, बचपन, देवर, जेठ, मामा, भाभी, सास ने, बेवफ़ाई, ननद, मनमुटाव`,
        roman: `maa ne, papa ne, mummy ne, pita ji ne, mapea ne, maa baap ne, bhra ne, bhai ne, bhai nu, bhai ko, bhain ne, behan ne, pati ne, husband ne, husband nu, husband ko, patni ne, wife ne, wife nu, wife ko, dost ne, dost nu, dost ko, friend ne, rishtedar, sahure, sasural, apneya ne, apno ne, dhokha, dhoka, vishwasghat, bharosa todia, bharosa toda, dil todia, dil toda, bachpan, ex nu, ex ko, saas ne, nanaan, bhabi, bhabhi, mama ji, chacha, bhaiya ne, cousin, bewafai, roommate ne, papa ki doosri`,
      },
      openings: {
        english: [
          'A stranger’s wrong fades; the wrong of one’s own goes deep, because one trusted. That it still hurts does not make your heart small.',
          'You can forgive someone and still keep a distance. An open heart and a closed door may live in the same house, above all where you were not safe.',
        ],
        punjabi: [
          'ਬਿਗਾਨੇ ਦੀ ਦਿੱਤੀ ਸੱਟ ਭੁੱਲ ਜਾਂਦੀ ਹੈ; ਆਪਣੇ ਦੀ ਦਿੱਤੀ ਡੂੰਘੀ ਲਹਿ ਜਾਂਦੀ ਹੈ, ਕਿਉਂਕਿ ਭਰੋਸਾ ਸੀ। ਅੱਜ ਵੀ ਦੁਖਦੀ ਹੈ, ਤਾਂ ਇਸ ਦਾ ਅਰਥ ਇਹ ਨਹੀਂ ਕਿ ਦਿਲ ਛੋਟਾ ਹੈ।',
          'ਮਾਫ਼ ਕਰਕੇ ਵੀ ਵਿੱਥ ਰੱਖੀ ਜਾ ਸਕਦੀ ਹੈ। ਦਿਲ ਸਾਫ਼ ਹੋਵੇ ਅਤੇ ਬੂਹਾ ਬੰਦ, ਇਹ ਦੋਵੇਂ ਇਕੱਠੇ ਹੋ ਸਕਦੇ ਹਨ, ਖ਼ਾਸ ਕਰਕੇ ਜਿੱਥੇ ਡਰ ਜਾਂ ਖ਼ਤਰਾ ਸੀ।',
        ],
        hindi: [
          'पराए की दी हुई चोट भूल जाती है; अपने की दी हुई गहरी उतरती है, क्योंकि भरोसा था। आज भी दुखती है, तो इसका अर्थ यह नहीं कि मन छोटा है।',
          'क्षमा करके भी दूरी रखी जा सकती है। मन साफ़ हो और द्वार बंद, ये दोनों साथ हो सकते हैं, विशेषकर जहाँ डर या ख़तरा था।',
        ],
      },
      practices: {
        english: [
          'Tell the story of the hurt once to someone wise who is not part of it, and ask for no verdict. If the person can still harm you, first talk about your safety.',
        ],
        punjabi: [
          'ਇਹ ਗੱਲ ਇੱਕ ਵਾਰ ਕਿਸੇ ਸਿਆਣੇ ਨੂੰ ਦੱਸੋ ਜੋ ਇਸ ਵਿੱਚ ਸ਼ਾਮਲ ਨਾ ਹੋਵੇ, ਫ਼ੈਸਲਾ ਮੰਗੇ ਬਿਨਾਂ। ਜੇ ਉਸ ਬੰਦੇ ਤੋਂ ਅਜੇ ਵੀ ਖ਼ਤਰਾ ਹੈ, ਤਾਂ ਪਹਿਲਾਂ ਆਪਣੀ ਸੁਰੱਖਿਆ ਦੀ ਗੱਲ ਕਰੋ।',
        ],
        hindi: [
          'यह बात एक बार किसी समझदार को बताइए जो इसमें शामिल न हो, फ़ैसला माँगे बिना। यदि उस व्यक्ति से अब भी ख़तरा है, तो पहले अपनी सुरक्षा की बात कीजिए।',
        ],
      },
    },
    {
      id: 'grudge',
      words: {
        en: `grudge, grudges, resentment, resentful, bitter, bitterness, hate, hatred, hate him, hate her, hate them, revenge, take revenge, get back at, cannot forget, cant forget, unable to forget, never forget, keep remembering, years ago, for years, let go, let it go, letting go, cannot let go, move on, enemy, enemies, poison, old wound, every wound, keep replaying, hating him, hating her, hating them, aftertaste`,
        pa: `ਵੈਰ, ਵੈਰੀ, ਨਫ਼ਰਤ, ਬਦਲਾ, ਬਦਲਾ ਲੈਣ, ਖੁੰਦਕ, ਰੰਜ, ਰੰਜਿਸ਼, ਗਿਲਾ, ਗਿਲੇ, ਕੌੜ, ਕੁੜੱਤਣ, ਭੁੱਲਦਾ ਨਹੀਂ, ਭੁੱਲਦੀ ਨਹੀਂ, ਨਹੀਂ ਭੁੱਲਦਾ, ਨਹੀਂ ਭੁੱਲਦੀ, ਭੁੱਲ ਨਹੀਂ, ਭੁਲਾ ਨਹੀਂ, ਸਾਲਾਂ ਤੋਂ, ਸਾਲ ਹੋ ਗਏ, ਛੱਡ ਨਹੀਂ, ਮਨ ਵਿੱਚੋਂ, ਦੁਸ਼ਮਣ, ਬਦਲੇ, ਤਿਊੜੀ, ਸੀਨੇ ਵਿੱਚ ਖੁੱਭਿਆ, ਚੋਟਾਂ ਕਿਵੇਂ ਭੁੱਲ, ਰੋਸਾ, ਖਾਰ`,
        hi: `बैर, बैरी, वैर, नफ़रत, घृणा, बदला, बदला लेना, खुन्नस, रंजिश, गिला, शिकवा, कड़वाहट, भूलता नहीं, भूलती नहीं, नहीं भूलता, नहीं भूलती, भूल नहीं, भुला नहीं, सालों से, बरसों से, साल हो गए, छोड़ नहीं, मन से, दुश्मन, द्वेष, बदले, टीस, गाँठ, घाव, भूल जाओ, जलन`,
        roman: `vair, bair, vairi, bairi, nafrat, nafarat, badla, badla lena, badla laina, khundak, khunnas, ranjish, gila, gile, shikwa, kaud, kadwahat, karwahat, bhulda nahi, bhuldi nahi, nahi bhulda, nahi bhuldi, bhul nahi, bhoolta nahi, bhula nahi, bhool nahi, saalan ton, salan to, saalon se, salo se, saal ho gaye, chhad nahi, chhod nahi, man vicho, man se, dushman, dvesh, hate, badle, rosa, khaar, khatas, khoon khaul, chete aa, tees, gaanth, ghaav, sunke swaad, block khulda`,
      },
      openings: {
        english: [
          'The old matter keeps replaying, and each time you pay for it again. You are allowed to stop paying before the other ever says sorry.',
          'The wish to strike back is human; it wants the scales to be even. But it keeps you tied to the very one you want to be free of.',
        ],
        punjabi: [
          'ਪੁਰਾਣੀ ਗੱਲ ਮੁੜ-ਮੁੜ ਚੱਲਦੀ ਹੈ ਅਤੇ ਹਰ ਵਾਰ ਮੁੱਲ ਤੁਹਾਨੂੰ ਹੀ ਤਾਰਨਾ ਪੈਂਦਾ ਹੈ। ਸਾਹਮਣੇ ਵਾਲਾ ਮਾਫ਼ੀ ਨਾ ਵੀ ਮੰਗੇ, ਇਹ ਮੁੱਲ ਤਾਰਨਾ ਬੰਦ ਕੀਤਾ ਜਾ ਸਕਦਾ ਹੈ।',
          'ਬਦਲੇ ਦੀ ਚਾਹ ਮਨੁੱਖੀ ਹੈ; ਮਨ ਹਿਸਾਬ ਬਰਾਬਰ ਕਰਨਾ ਚਾਹੁੰਦਾ ਹੈ। ਪਰ ਉਹ ਉਸੇ ਬੰਦੇ ਨਾਲ ਬੰਨ੍ਹੀ ਰੱਖਦੀ ਹੈ ਜਿਸ ਤੋਂ ਛੁਟਕਾਰਾ ਚਾਹੀਦਾ ਹੈ।',
        ],
        hindi: [
          'पुरानी बात बार-बार चलती है और हर बार मूल्य आपको ही चुकाना पड़ता है। सामने वाला क्षमा न भी माँगे, यह मूल्य चुकाना बंद किया जा सकता है।',
          'बदले की चाह मानवीय है; मन हिसाब बराबर करना चाहता है। पर वह उसी व्यक्ति से बाँधे रखती है जिससे छुटकारा चाहिए।',
        ],
      },
      practices: {
        english: [
          'When the old scene starts playing today, say “enough for now”, change the room you are in, and do something with your hands for ten minutes.',
        ],
        punjabi: ['ਅੱਜ ਜਦੋਂ ਪੁਰਾਣੀ ਗੱਲ ਮਨ ਵਿੱਚ ਚੱਲੇ, ਕਹੋ “ਹੁਣ ਲਈ ਬਹੁਤ”, ਉੱਠ ਕੇ ਦੂਜੇ ਕਮਰੇ ਵਿੱਚ ਜਾਓ ਅਤੇ ਦਸ ਮਿੰਟ ਹੱਥਾਂ ਨਾਲ ਕੋਈ ਕੰਮ ਕਰੋ।'],
        hindi: ['आज जब पुरानी बात मन में चले, कहिए “अभी के लिए बहुत”, उठकर दूसरे कमरे में जाइए और दस मिनट हाथों से कोई काम कीजिए।'],
      },
    },
    {
      id: 'askingPardon',
      words: {
        en: `say sorry, saying sorry, ask for forgiveness, ask forgiveness, asking for forgiveness, seek forgiveness, forgive me, be forgiven, will they forgive, will he forgive, will she forgive, does not forgive me, wont forgive me, i hurt, i was wrong, my mistake, my fault, make up with, make amends, reconcile, i apologised, i apologized, how to apologise, how to apologize, my apology, apologise to*4, apologize to*4`,
        pa: `ਮਾਫ਼ੀ ਮੰਗ, ਮਾਫ਼ੀ ਮੰਗਣ, ਮਾਫ਼ੀ ਮੰਗਣੀ, ਮਾਫ਼ੀ ਮੰਗਾਂ, ਖਿਮਾ ਮੰਗ, ਮੈਨੂੰ ਮਾਫ਼, ਮਾਫ਼ ਕਰੇਗਾ, ਮਾਫ਼ ਕਰੇਗੀ, ਮਾਫ਼ ਕਰਨਗੇ, ਮੇਰੀ ਗ਼ਲਤੀ, ਮੇਰੀ ਭੁੱਲ, ਮੇਰਾ ਕਸੂਰ, ਗ਼ਲਤੀ ਮੇਰੀ, ਸੁਲ੍ਹਾ, ਦਿਲ ਦੁਖਾਇਆ, ਮੇਰੇ ਤੋਂ ਗ਼ਲਤੀ, ਮੇਰੇ ਤੋਂ ਭੁੱਲ, ਸੌਰੀ ਕਹਿ`,
        hi: `माफ़ी माँग, माफ़ी माँगना, माफ़ी माँगनी, माफ़ी माँगूँ, क्षमा माँग, क्षमा माँगना, क्षमा माँगूँ, मुझे माफ़, मुझे क्षमा, माफ़ करेगा, माफ़ करेगी, माफ़ करेंगे, मेरी ग़लती, मेरी भूल, मेरा क़सूर, ग़लती मेरी, सुलह, दिल दुखाया, मुझसे ग़लती, मुझसे भूल, सॉरी बोलूँ, सॉरी कैसे`,
        roman: `maafi mang, mafi mang, maafi mangni, mafi mangni, maafi mangan, maafi maang, maafi mangu, mafi mangu, kshama mang, kshama mangna, khima mang, mainu maaf, menu maaf, mujhe maaf, mujhe mafi, maaf karega, maf karega, maaf karegi, maaf karenge, meri galti, meri bhul, meri bhool, mera kasoor, galti meri, sulah, pachtawa, dil dukhaya, mere ton galti, mere ton bhul, mujhse galti, sorry kaise, sorry bolna, sorry kehna, sorry kive`,
      },
      openings: {
        english: [
          'To ask for pardon one has to stop defending oneself. That step is yours; the answer belongs to the other.',
          'A real apology names the wrong, gives no excuses and does not press for an answer. It is worth making even if the door opens slowly, or not at all.',
        ],
        punjabi: [
          'ਮਾਫ਼ੀ ਮੰਗਣ ਲਈ ਆਪਣੀਆਂ ਸਫ਼ਾਈਆਂ ਛੱਡਣੀਆਂ ਪੈਂਦੀਆਂ ਹਨ। ਇਹ ਕਦਮ ਤੁਹਾਡਾ ਹੈ; ਜਵਾਬ ਦੂਜੇ ਦਾ।',
          'ਸੱਚੀ ਮਾਫ਼ੀ ਗ਼ਲਤੀ ਦਾ ਨਾਂ ਲੈਂਦੀ ਹੈ, ਬਹਾਨਾ ਨਹੀਂ ਬਣਾਉਂਦੀ ਅਤੇ ਜਵਾਬ ਲਈ ਜ਼ੋਰ ਨਹੀਂ ਪਾਉਂਦੀ। ਬੂਹਾ ਹੌਲੀ ਖੁੱਲ੍ਹੇ ਜਾਂ ਨਾ ਵੀ ਖੁੱਲ੍ਹੇ, ਮਾਫ਼ੀ ਮੰਗਣੀ ਅਜਾਈਂ ਨਹੀਂ ਜਾਂਦੀ।',
        ],
        hindi: [
          'क्षमा माँगने के लिए अपनी सफ़ाई देना छोड़ना पड़ता है। यह कदम आपका है; उत्तर दूसरे का।',
          'सच्ची क्षमा-याचना भूल का नाम लेती है, बहाना नहीं बनाती और उत्तर के लिए दबाव नहीं डालती। द्वार धीरे खुले या न भी खुले, क्षमा माँगना व्यर्थ नहीं जाता।',
        ],
      },
      practices: {
        english: [
          'Prepare one sentence of apology without “but”, and say or send it today if doing so will not harm the other. Then give them all the time they want.',
        ],
        punjabi: [
          'ਮਾਫ਼ੀ ਦਾ ਇੱਕ ਵਾਕ ਸੋਚੋ ਜਿਸ ਵਿੱਚ “ਪਰ” ਨਾ ਹੋਵੇ, ਅਤੇ ਜੇ ਇਸ ਨਾਲ ਦੂਜੇ ਨੂੰ ਤਕਲੀਫ਼ ਨਾ ਹੋਵੇ ਤਾਂ ਅੱਜ ਹੀ ਕਹੋ ਜਾਂ ਭੇਜੋ। ਫਿਰ ਉਸ ਨੂੰ ਪੂਰਾ ਸਮਾਂ ਦਿਓ।',
        ],
        hindi: [
          'क्षमा का एक वाक्य सोचिए जिसमें “पर” न हो, और यदि इससे दूसरे को कष्ट न हो तो आज ही कहिए या भेजिए। फिर उन्हें पूरा समय दीजिए।',
        ],
      },
    },
  ],
}
