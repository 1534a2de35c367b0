import type { ThemePhrases } from './types.ts'

export const death: ThemePhrases = {
  openings: {
    english: [
      'Everyone meets this question, and most of us meet it in silence. It is good to speak of it gently.',
      'The thought of death can frighten, and it can also make us careful with love. Let us look at it quietly, together.',
      'That life ends is the oldest of all riddles. Nobody has to solve it before being allowed to live well today.',
    ],
    punjabi: [
      'ਇਹ ਸਵਾਲ ਹਰ ਕਿਸੇ ਦੇ ਸਾਹਮਣੇ ਆਉਂਦਾ ਹੈ, ਅਤੇ ਬਹੁਤੇ ਇਸ ਨੂੰ ਚੁੱਪ ਵਿੱਚ ਹੀ ਸਹਿੰਦੇ ਹਨ। ਇਸ ਬਾਰੇ ਨਰਮੀ ਨਾਲ ਗੱਲ ਕਰਨੀ ਚੰਗੀ ਹੈ।',
      'ਮੌਤ ਦਾ ਖ਼ਿਆਲ ਡਰਾਉਂਦਾ ਵੀ ਹੈ, ਅਤੇ ਪਿਆਰ ਨੂੰ ਸਾਂਭਣਾ ਵੀ ਸਿਖਾਉਂਦਾ ਹੈ। ਆਓ, ਇਸ ਨੂੰ ਸ਼ਾਂਤੀ ਨਾਲ ਵੇਖੀਏ।',
      'ਜੀਵਨ ਦਾ ਅੰਤ ਸਭ ਤੋਂ ਪੁਰਾਣੀ ਬੁਝਾਰਤ ਹੈ। ਅੱਜ ਦਾ ਦਿਨ ਚੰਗਾ ਜਿਊਣ ਲਈ ਇਸ ਨੂੰ ਪਹਿਲਾਂ ਬੁੱਝਣਾ ਜ਼ਰੂਰੀ ਨਹੀਂ।',
    ],
    hindi: [
      'यह प्रश्न हर किसी के सामने आता है, और अधिकतर लोग इसे चुपचाप सहते हैं। इसके बारे में कोमलता से बात करना अच्छा है।',
      'मृत्यु का विचार डराता भी है, और प्रेम को सँभालना भी सिखाता है। आइए, इसे शांति से देखें।',
      'जीवन का अंत सबसे पुरानी पहेली है। आज का दिन अच्छे से जीने के लिए इसे पहले सुलझाना ज़रूरी नहीं।',
    ],
  },
  again: {
    english: [
      'This is not a question for one evening. Let us sit with it a little longer, without hurry.',
      'The thought has come back, and it may. Let us give it one more quiet word.',
    ],
    punjabi: [
      'ਇਹ ਇੱਕ ਸ਼ਾਮ ਦਾ ਸਵਾਲ ਨਹੀਂ। ਆਓ, ਬਿਨਾਂ ਕਾਹਲੀ ਇਸ ਕੋਲ ਥੋੜ੍ਹਾ ਹੋਰ ਬੈਠੀਏ।',
      'ਇਹ ਖ਼ਿਆਲ ਮੁੜ ਆਇਆ ਹੈ, ਅਤੇ ਇਸ ਦਾ ਆਉਣਾ ਕੋਈ ਕਸੂਰ ਨਹੀਂ। ਇੱਕ ਹੋਰ ਸ਼ਾਂਤ ਬਚਨ ਇਸ ਦੇ ਸਾਹਮਣੇ ਰੱਖੀਏ।',
    ],
    hindi: [
      'यह एक शाम का प्रश्न नहीं। आइए, बिना जल्दी इसके पास थोड़ा और बैठें।',
      'विचार फिर आया है, और आ सकता है। एक और शांत वचन इसके सामने रखें।',
    ],
  },
  practices: {
    english: [
      'Spend time today with someone you are fond of, over tea or on the phone. If the thought of death keeps you awake, or comes as a wish, please talk at once with a doctor, a helpline or someone you trust.',
      'Do one thing today that belongs to life: water a plant, cook for somebody, sing a hymn aloud. The question can sit beside you while you do it.',
      'Sit for a while with an old person, or outside at sunset, and listen more than you speak.',
    ],
    punjabi: [
      'ਅੱਜ ਕੁਝ ਸਮਾਂ ਕਿਸੇ ਪਿਆਰੇ ਨਾਲ ਬਿਤਾਓ, ਚਾਹ ਉੱਤੇ ਜਾਂ ਫ਼ੋਨ ਉੱਤੇ। ਜੇ ਮੌਤ ਦਾ ਖ਼ਿਆਲ ਸੌਣ ਨਾ ਦੇਵੇ ਜਾਂ ਮਰਨ ਨੂੰ ਜੀਅ ਕਰੇ, ਤਾਂ ਤੁਰੰਤ ਡਾਕਟਰ, ਹੈਲਪਲਾਈਨ ਜਾਂ ਕਿਸੇ ਭਰੋਸੇ ਵਾਲੇ ਨਾਲ ਗੱਲ ਕਰੋ।',
      'ਅੱਜ ਇੱਕ ਜਿਊਂਦਾ-ਜਾਗਦਾ ਕੰਮ ਕਰੋ: ਬੂਟੇ ਨੂੰ ਪਾਣੀ ਦਿਓ, ਕਿਸੇ ਲਈ ਰੋਟੀ ਬਣਾਓ, ਜਾਂ ਕੋਈ ਸ਼ਬਦ ਜਾਂ ਭਜਨ ਗਾਓ। ਸਵਾਲ ਨੂੰ ਕੋਲ ਬੈਠਾ ਰਹਿਣ ਦਿਓ।',
      'ਅੱਜ ਕੁਝ ਚਿਰ ਕਿਸੇ ਬਜ਼ੁਰਗ ਕੋਲ ਬੈਠੋ, ਜਾਂ ਬਾਹਰ ਢਲਦੇ ਸੂਰਜ ਨੂੰ ਵੇਖੋ, ਅਤੇ ਬੋਲਣ ਨਾਲੋਂ ਵੱਧ ਸੁਣੋ।',
    ],
    hindi: [
      'आज कुछ समय किसी प्रिय के साथ बिताइए, चाय पर या फ़ोन पर। यदि मृत्यु का विचार सोने न दे या मरने का मन करे, तो तुरंत डॉक्टर, हेल्पलाइन या किसी भरोसे के व्यक्ति से बात कीजिए।',
      'आज एक काम ऐसा कीजिए जिसमें जीवन हो: पौधे को पानी दीजिए, किसी के लिए भोजन बनाइए या भजन गाइए। प्रश्न को पास बैठा रहने दीजिए।',
      'आज कुछ देर किसी बुज़ुर्ग के पास बैठिए, या बाहर ढलते सूरज को देखिए, और बोलने से अधिक सुनिए।',
    ],
  },
  situations: [
    {
      id: 'afraidOfDying',
      words: {
        en: `afraid of dying, afraid of death, fear of death, fear of dying, fear death, scared of dying, scared of death, scared to die, afraid to die, die one day, panic, terrified, death scares me, frightens, coffin, makes me shake, tremble, who will look after*4`,
        pa: `ਮੌਤ ਤੋਂ ਡਰ, ਮੌਤ ਦਾ ਡਰ, ਮਰਨ ਤੋਂ ਡਰ, ਮਰਨ ਦਾ ਡਰ, ਡਰ, ਡਰਦਾ, ਡਰਦੀ, ਡਰ ਲੱਗਦਾ, ਖ਼ੌਫ਼, ਭੈ, ਘਬਰਾਹਟ, ਕੰਬਣੀ, ਕੰਬਦਾ, ਸਹਿਮ, ਕੌਣ ਸਾਂਭੂ*4, ਕੌਣ ਸੰਭਾਲੇਗਾ*4`,
        hi: `मौत से डर, मौत का डर, मृत्यु से डर, मृत्यु का डर, मृत्यु का भय, मरने से डर, मरने का डर, डर, डरता, डरती, डर लगता, भय, ख़ौफ़, घबराहट, पसीना छूटता, काँप, दहशत, कौन सँभालेगा*4, मेरे बाद*4`,
        roman: `maut ton dar, maut ton darr, maut da dar, maut se dar, maut ka dar, mrityu se dar, mrityu ka bhay, mrityu ka dar, maran ton dar, maran da dar, marne se dar, marne ka dar, dar, darr, darda, dardi, darta, darti, dar lagda, dar lagta, khauf, bhay, bhai da, ghabrahat, afraid, scared, dehshat, kaampta, kambda, kambni, kaun sambhalega*4, kaun sambhalu*4, kaun sambhu*4`,
      },
      openings: {
        english: [
          'The fear of dying mostly comes at night, when there is nobody to tell. Told aloud, it becomes a little smaller.',
          'The fear of dying often grows out of love, for life and for one’s own people. It need not be fought alone; it grows lighter in company.',
        ],
        punjabi: [
          'ਮਰਨ ਦਾ ਡਰ ਅਕਸਰ ਰਾਤ ਨੂੰ ਆਉਂਦਾ ਹੈ, ਜਦੋਂ ਦੱਸਣ ਲਈ ਕੋਈ ਕੋਲ ਨਹੀਂ ਹੁੰਦਾ। ਬੋਲ ਕੇ ਕਹੀਏ ਤਾਂ ਕੁਝ ਛੋਟਾ ਹੋ ਜਾਂਦਾ ਹੈ।',
          'ਇਹ ਡਰ ਅਕਸਰ ਪਿਆਰ ਵਿੱਚੋਂ ਹੀ ਉੱਗਦਾ ਹੈ, ਜੀਵਨ ਨਾਲ ਅਤੇ ਆਪਣਿਆਂ ਨਾਲ ਪਿਆਰ ਵਿੱਚੋਂ। ਇਸ ਨਾਲ ਇਕੱਲਿਆਂ ਲੜਨ ਦੀ ਲੋੜ ਨਹੀਂ; ਸਾਥ ਵਿੱਚ ਇਹ ਹੌਲਾ ਹੁੰਦਾ ਹੈ।',
        ],
        hindi: [
          'मरने का डर अक्सर रात को आता है, जब बताने के लिए कोई पास नहीं होता। बोलकर कहें तो कुछ छोटा हो जाता है।',
          'यह डर अक्सर प्रेम में से ही उगता है, जीवन और अपनों के प्रेम में से। इससे अकेले लड़ने की ज़रूरत नहीं; साथ में यह हल्का होता है।',
        ],
      },
      practices: {
        english: [
          'When the fear comes, put a hand on the chest, feel ten breaths, and say the Name with each. If it comes often or takes your sleep, tell someone close and a doctor as well.',
        ],
        punjabi: [
          'ਡਰ ਆਵੇ ਤਾਂ ਹੱਥ ਛਾਤੀ ਉੱਤੇ ਰੱਖੋ, ਦਸ ਸਾਹ ਮਹਿਸੂਸ ਕਰੋ ਅਤੇ ਹਰ ਸਾਹ ਨਾਲ ਨਾਮ ਲਵੋ। ਜੇ ਡਰ ਮੁੜ-ਮੁੜ ਆਵੇ ਜਾਂ ਨੀਂਦ ਖੋਹੇ, ਤਾਂ ਕਿਸੇ ਆਪਣੇ ਨੂੰ ਅਤੇ ਡਾਕਟਰ ਨੂੰ ਵੀ ਦੱਸੋ।',
        ],
        hindi: [
          'डर आए तो हाथ छाती पर रखिए, दस साँसें महसूस कीजिए और हर साँस के साथ नाम लीजिए। यदि डर बार-बार आए या नींद छीने, तो किसी अपने को और डॉक्टर को भी बताइए।',
        ],
      },
    },
    {
      id: 'whatComesAfter',
      words: {
        en: `after death, after we die, after i die, after dying, afterlife, after life, where do we go, where does the soul go, where do souls go, soul, souls, heaven, hell, rebirth, reborn, reincarnation, next life, next birth, what happens when we die, ghost, ghosts, spirit, liberation, mukti, moksha, 84 lakh, next world, other side, born again, come back as, yama, ancestors, meet again, animal`,
        pa: `ਮੌਤ ਤੋਂ ਬਾਅਦ, ਮਰਨ ਤੋਂ ਬਾਅਦ, ਮਰਨ ਪਿੱਛੋਂ, ਮੌਤ ਪਿੱਛੋਂ, ਮਰ ਕੇ, ਕਿੱਥੇ ਜਾਂਦਾ, ਕਿੱਥੇ ਜਾਂਦੀ, ਕਿੱਥੇ ਜਾਂਦੇ, ਆਤਮਾ, ਰੂਹ, ਸਵਰਗ, ਨਰਕ, ਪੁਨਰ ਜਨਮ, ਪੁਨਰਜਨਮ, ਅਗਲਾ ਜਨਮ, ਅਗਲੇ ਜਨਮ, ਚੌਰਾਸੀ, ਮੁਕਤੀ, ਮੋਖ, ਭੂਤ, ਪਰਲੋਕ, ਜਮਦੂਤ, ਜਮ, ਪਿੱਤਰ, ਜੂਨਾਂ, ਸੱਚਖੰਡ, ਮੁੜ ਜਨਮ, ਮੀਚੀਆਂ ਜਾਣ, ਧਰਮਰਾਜ`,
        hi: `मौत के बाद, मृत्यु के बाद, मरने के बाद, मरकर, मृत्यु के पश्चात, कहाँ जाता, कहाँ जाती, कहाँ जाते, आत्मा, रूह, स्वर्ग, नरक, पुनर्जन्म, अगला जन्म, अगले जन्म, चौरासी, मुक्ति, मोक्ष, भूत, परलोक, यमराज, यमदूत, योनि, प्राण निकलने, चेतना, गरुड़ पुराण, पितर`,
        roman: `maut ton baad, maut to baad, maran ton baad, marn to baad, maran picho, maut ke baad, mrityu ke baad, marne ke baad, mar ke, kithe janda, kithe jandi, kithe jande, kahan jata, kahan jati, kahan jate, kaha jati, aatma, atma, rooh, ruh, swarg, surg, svarg, narak, punarjanam, punar janam, punarjanm, agla janam, agle janam, agla janm, chaurasi, mukti, moksh, moksha, bhoot, parlok, yamdoot, yamraj, dharamraj, awagaun, sharir jal, shareer jal, hisaab, saah mukk jaan, near death, agge ki`,
      },
      openings: {
        english: [
          'What comes after? This guide does not know it of itself, and will not pretend to. Scripture does speak of it, in words on which both the one who stays and the one who goes can lean.',
          'You ask where the one who looks out of these eyes goes. It is among the deepest questions, and it may be asked slowly.',
        ],
        punjabi: [
          'ਮਰਨ ਪਿੱਛੋਂ ਕੀ ਹੁੰਦਾ ਹੈ? ਇਹ ਮਾਰਗਦਰਸ਼ਕ ਆਪਣੇ ਵੱਲੋਂ ਕੁਝ ਨਹੀਂ ਆਖ ਸਕਦਾ, ਪਰ {scripture} ਵਿੱਚ ਇਸ ਬਾਰੇ ਬਚਨ ਹਨ। ਉਹ ਰਹਿਣ ਵਾਲੇ ਦਾ ਵੀ ਸਹਾਰਾ ਹਨ ਅਤੇ ਜਾਣ ਵਾਲੇ ਦਾ ਵੀ।',
          'ਇਹਨਾਂ ਅੱਖਾਂ ਵਿੱਚੋਂ ਜੋ ਵੇਖਦਾ ਹੈ, ਉਹ ਕਿੱਥੇ ਜਾਂਦਾ ਹੈ? ਇਹ ਸਭ ਤੋਂ ਡੂੰਘੇ ਸਵਾਲਾਂ ਵਿੱਚੋਂ ਹੈ, ਅਤੇ ਇਸ ਨੂੰ ਸਹਿਜ ਨਾਲ ਪੁੱਛਿਆ ਜਾ ਸਕਦਾ ਹੈ।',
        ],
        hindi: [
          'मृत्यु के बाद क्या होता है? यह मार्गदर्शक अपनी ओर से कुछ नहीं कह सकता, पर {scripture} में इसके बारे में वचन हैं। वे रहने वाले का भी सहारा हैं और जाने वाले का भी।',
          'इन आँखों में से जो देखता है, वह कहाँ जाता है? यह सबसे गहरे प्रश्नों में से है, और इसे धीरे-धीरे पूछा जा सकता है।',
        ],
      },
      practices: {
        english: [
          'Read tonight’s verse once more before sleep and let it be enough for this day. If you ask because living has become too heavy, tell someone close or a helpline today.',
        ],
        punjabi: [
          'ਅੱਜ ਦਾ ਬਚਨ ਸੌਣ ਤੋਂ ਪਹਿਲਾਂ ਇੱਕ ਵਾਰ ਫਿਰ ਪੜ੍ਹੋ ਅਤੇ ਇਸ ਦਿਨ ਲਈ ਇੰਨਾ ਹੀ ਰਹਿਣ ਦਿਓ। ਜੇ ਇਹ ਸਵਾਲ ਇਸ ਲਈ ਉੱਠਦਾ ਹੈ ਕਿ ਜਿਊਣਾ ਭਾਰਾ ਹੋ ਗਿਆ ਹੈ, ਤਾਂ ਅੱਜ ਹੀ ਕਿਸੇ ਆਪਣੇ ਜਾਂ ਹੈਲਪਲਾਈਨ ਨੂੰ ਦੱਸੋ।',
        ],
        hindi: [
          'आज का वचन सोने से पहले एक बार फिर पढ़िए और इस दिन के लिए इतना ही रहने दीजिए। यदि यह प्रश्न इसलिए उठता है कि जीना भारी हो गया है, तो आज ही किसी अपने या हेल्पलाइन को बताइए।',
        ],
      },
    },
    {
      id: 'someoneIsDying',
      words: {
        en: `parents will die, losing my parents, lose my family, terminal, cancer, last stage, final stage, icu, ventilator, hospice, doctors say, doctors said, deathbed, on his deathbed, on her deathbed, my mother*1, my father*1, my mom*1, my dad*1, my grandmother*1, my grandfather*1, my husband*1, my wife*1, my friend*1, my parents*1, is dying*4, are dying*4, mother will die, father will die, mother dying, father dying, lose my mother, lose my father, losing my mother, losing my father, losing my husband, losing my wife, lose him, lose her, without her, without him, his last days, her last days, he has a few, she has a few`,
        pa: `ਕੈਂਸਰ, ਆਖ਼ਰੀ ਦਿਨ, ਆਖ਼ਰੀ ਸਟੇਜ, ਹਸਪਤਾਲ, ਡਾਕਟਰਾਂ ਨੇ, ਡਾਕਟਰ ਕਹਿੰਦੇ, ਮਾਂ*1, ਮਾਤਾ ਜੀ*1, ਪਿਤਾ*1, ਪਿਤਾ ਜੀ*1, ਮਾਪੇ*1, ਮਾਪਿਆਂ*1, ਦਾਦੀ*1, ਦਾਦਾ ਜੀ*1, ਨਾਨੀ*1, ਪਤੀ*1, ਪਤਨੀ*1, ਮੰਮੀ*1, ਪਾਪਾ*1, ਮਾਂ ਮਰ, ਮੰਮੀ ਮਰ, ਪਾਪਾ ਮਰ, ਪਿਤਾ ਮਰ, ਮਾਪੇ ਮਰ, ਗੁਆ ਨਾ, ਗੁਆਉਣ ਦਾ ਡਰ*4, ਖੋਹ ਨਾ, ਚਲੇ ਨਾ ਜਾਣ, ਵੈਂਟੀਲੇਟਰ, ਮਾਂ ਦੇ ਆਖ਼ਰੀ*4, ਪਿਤਾ ਦੇ ਆਖ਼ਰੀ*4`,
        hi: `कैंसर, आख़िरी दिन, आख़िरी स्टेज, अस्पताल, डॉक्टरों ने, डॉक्टर कहते, माँ*1, माता जी*1, माताजी*1, पिता*1, पिताजी*1, पिता जी*1, माता पिता*1, दादी*1, दादाजी*1, नानी*1, पति*1, पत्नी*1, मम्मी*1, पापा*1, माँ मर, मम्मी मर, पापा मर, पिता मर, खो देने का डर*4, खो न दूँ, खो दूँगा, खो दूँगी, वेंटिलेटर, माँ के अंतिम*4, पिता के अंतिम*4`,
        roman: `cancer, aakhri din, akhri din, last stage, hospital, hospitaal, aspatal, doctor ne, doctoran ne, doctor kehnde, doctor kehte, maa*1, mata ji*1, mataji*1, pita*1, pita ji*1, pitaji*1, mape*1, maape*1, maa baap*1, dadi*1, dada ji*1, nani*1, husband*1, wife*1, patni*1, mummy*1, papa*1, papa ji*1, mom*1, dad*1, maa mar, papa mar, mummy mar, khona nahi, kho dene, kho dunga, kho dungi, gua na, ventilator, challe jaan`,
      },
      openings: {
        english: [
          'To live beside the thought of losing someone dear is a long ache. What counts now is not the right words but that you are near.',
          'The parting has not come, and the heart already goes there every day. May you have this day with them, and someone to lean on yourself.',
        ],
        punjabi: [
          'ਕਿਸੇ ਆਪਣੇ ਦੇ ਵਿਛੋੜੇ ਦਾ ਖ਼ਿਆਲ ਨਾਲ ਲੈ ਕੇ ਜਿਊਣਾ ਲੰਮੀ ਪੀੜ ਹੈ। ਇਸ ਵੇਲੇ ਸਹੀ ਬੋਲਾਂ ਨਾਲੋਂ ਕੋਲ ਹੋਣਾ ਵੱਡੀ ਗੱਲ ਹੈ।',
          'ਵਿਛੋੜਾ ਅਜੇ ਆਇਆ ਨਹੀਂ, ਪਰ ਮਨ ਰੋਜ਼ ਉੱਥੇ ਪਹੁੰਚ ਜਾਂਦਾ ਹੈ। ਰੱਬ ਕਰੇ ਅੱਜ ਦਾ ਦਿਨ ਉਹਨਾਂ ਨਾਲ ਲੰਘੇ, ਅਤੇ ਤੁਹਾਡੇ ਮੋਢੇ ਲਈ ਵੀ ਕੋਈ ਹੋਵੇ।',
        ],
        hindi: [
          'किसी अपने के बिछड़ने का विचार साथ लेकर जीना लंबी पीड़ा है। इस समय सही शब्दों से अधिक पास होना बड़ी बात है।',
          'बिछोह अभी आया नहीं, पर मन रोज़ वहाँ पहुँच जाता है। ईश्वर करे आज का दिन उनके साथ बीते, और आपके कंधे के लिए भी कोई हो।',
        ],
      },
      practices: {
        english: [
          'Sit with them today if you can, or call, and say one thing you would not want left unsaid. Ask someone to take an hour of the watching from you.',
        ],
        punjabi: [
          'ਹੋ ਸਕੇ ਤਾਂ ਅੱਜ ਉਹਨਾਂ ਕੋਲ ਬੈਠੋ ਜਾਂ ਫ਼ੋਨ ਕਰੋ, ਅਤੇ ਉਹ ਇੱਕ ਗੱਲ ਕਹੋ ਜੋ ਅਣਕਹੀ ਨਹੀਂ ਰਹਿਣੀ ਚਾਹੀਦੀ। ਕਿਸੇ ਨੂੰ ਕਹੋ ਕਿ ਇੱਕ ਘੰਟਾ ਤੁਹਾਡੀ ਥਾਂ ਬੈਠੇ।',
        ],
        hindi: [
          'हो सके तो आज उनके पास बैठिए या फ़ोन कीजिए, और वह एक बात कहिए जो अनकही नहीं रहनी चाहिए। किसी से कहिए कि एक घंटा आपकी जगह बैठे।',
        ],
      },
    },
    {
      id: 'ownDeathNear',
      words: {
        en: `doctor gave me, gave me six months, months left, weeks left, my last days, prepare to leave, i have cancer*4, my will, my own death, my turn, made my will, i am old, spend their last days, my diagnosis`,
        pa: `ਮੇਰੇ ਆਖ਼ਰੀ, ਡਾਕਟਰ ਨੇ ਜਵਾਬ, ਜਾਣ ਦੀ ਤਿਆਰੀ, ਸਾਹਾਂ ਦੀ ਤਿਆਰੀ, ਤਿਆਰੀ ਕਿਵੇਂ, ਬੁਲਾਵਾ, ਮੇਰੀ ਵਾਰੀ, ਮਰਨ ਵੇਲੇ, ਵਸੀਅਤ, ਅੱਸੀਆਂ, ਸੱਤਰਾਂ, ਉਮਰ ਹੋ ਗਈ, ਮੈਨੂੰ ਕੈਂਸਰ*4`,
        hi: `मेरे अंतिम, मेरी अंतिम, अंतिम घड़ी, जाने की तैयारी, तैयारी कैसे, वसीयत, मेरी बारी, बुलावा, देह छोड़ते, विदा होने, मुझे कैंसर*4, उम्र हो गई, डॉक्टर ने जवाब`,
        roman: `meri vari, meri baari, mera number, meri umar, jaan di tyari, jaane ki taiyari, bulava, marn vele, marne vele, vasiyat, wasiyat, mainu cancer*4, mujhe cancer*4, doctor ne jawab, umar 75, umar 80, antim saans`,
      },
      openings: {
        english: [
          'To know that one’s own road is growing shorter is a truth few people dare to speak of. You may be afraid one hour and calm the next; both are allowed.',
          'The days that remain are still days: for a word, for music, for rest, for being with those you love. Nobody should have to go through them alone.',
        ],
        punjabi: [
          'ਆਪਣਾ ਪੈਂਡਾ ਮੁੱਕਣ ਵੱਲ ਜਾਂਦਾ ਵੇਖਣਾ ਅਜਿਹਾ ਸੱਚ ਹੈ ਜਿਸ ਬਾਰੇ ਘੱਟ ਲੋਕ ਬੋਲਦੇ ਹਨ। ਕਦੇ ਡਰ ਆਵੇ ਅਤੇ ਕਦੇ ਟਿਕਾਅ, ਦੋਵੇਂ ਠੀਕ ਹਨ।',
          'ਜੋ ਦਿਨ ਕੋਲ ਹਨ, ਉਹ ਵੀ ਪੂਰੇ ਦਿਨ ਹਨ: ਕਿਸੇ ਬੋਲ ਲਈ, ਕੀਰਤਨ ਲਈ, ਆਰਾਮ ਲਈ, ਆਪਣਿਆਂ ਦੇ ਸਾਥ ਲਈ। ਇਹ ਦਿਨ ਇਕੱਲਿਆਂ ਕੱਟਣ ਵਾਲੇ ਨਹੀਂ।',
        ],
        hindi: [
          'अपनी राह को छोटा होते देखना ऐसा सच है जिसके बारे में कम लोग बोलते हैं। कभी डर आए और कभी ठहराव, दोनों ठीक हैं।',
          'जो दिन पास हैं, वे भी पूरे दिन हैं: किसी बात के लिए, भजन के लिए, विश्राम के लिए, अपनों के साथ के लिए। ये दिन अकेले काटने के नहीं।',
        ],
      },
      practices: {
        english: [
          'Tell someone close one wish you have for this week, and ask your doctor to ease whatever can be eased. Let a loved voice, or {elder}, read a few lines to you.',
        ],
        punjabi: [
          'ਕਿਸੇ ਆਪਣੇ ਨੂੰ ਇਸ ਹਫ਼ਤੇ ਦੀ ਇੱਕ ਇੱਛਾ ਦੱਸੋ, ਅਤੇ ਡਾਕਟਰ ਨੂੰ ਕਹੋ ਕਿ ਜੋ ਤਕਲੀਫ਼ ਘਟ ਸਕਦੀ ਹੈ, ਘਟਾਵੇ। ਕਿਸੇ ਪਿਆਰੇ ਜਾਂ {elder} ਤੋਂ ਕੁਝ ਤੁਕਾਂ ਸੁਣੋ।',
        ],
        hindi: [
          'किसी अपने को इस सप्ताह की एक इच्छा बताइए, और डॉक्टर से कहिए कि जो कष्ट कम हो सकता है, कम करें। किसी प्रिय से या {elder} से कुछ पंक्तियाँ सुनिए।',
        ],
      },
    },
  ],
}
