import type { ThemePhrases } from './types.ts'

export const purpose: ThemePhrases = {
  openings: {
    english: [
      'To feel without direction is hard, and it is also how many a true search begins. Nothing is wrong with you for asking.',
      'What am I here for? It is a question worth living with, and it need not be answered all at once.',
      'Meaning seldom arrives as a grand plan. It is more often found in what the day in front of us asks, and in whom we love.',
    ],
    punjabi: [
      'ਦਿਸ਼ਾ ਨਾ ਦਿਸਣਾ ਔਖਾ ਹੈ, ਪਰ ਬਹੁਤੀਆਂ ਸੱਚੀਆਂ ਖੋਜਾਂ ਇੱਥੋਂ ਹੀ ਸ਼ੁਰੂ ਹੁੰਦੀਆਂ ਹਨ। ਇਹ ਪੁੱਛਣ ਵਿੱਚ ਕੁਝ ਵੀ ਗ਼ਲਤ ਨਹੀਂ।',
      'ਇਹ ਜੀਵਨ ਕਿਸ ਲਈ ਮਿਲਿਆ ਹੈ? ਇਹ ਸਵਾਲ ਨਾਲ ਲੈ ਕੇ ਤੁਰਨ ਵਾਲਾ ਹੈ, ਇਸ ਦਾ ਜਵਾਬ ਇੱਕੋ ਵਾਰ ਲੱਭਣਾ ਜ਼ਰੂਰੀ ਨਹੀਂ।',
      'ਜੀਵਨ ਦਾ ਅਰਥ ਘੱਟ ਹੀ ਕਿਸੇ ਵੱਡੀ ਯੋਜਨਾ ਵਾਂਗ ਮਿਲਦਾ ਹੈ। ਉਹ ਅਕਸਰ ਅੱਜ ਦੇ ਕੰਮ ਵਿੱਚ ਅਤੇ ਆਪਣਿਆਂ ਦੇ ਪਿਆਰ ਵਿੱਚ ਲੁਕਿਆ ਹੁੰਦਾ ਹੈ।',
    ],
    hindi: [
      'दिशा न दिखना कठिन है, पर बहुत-सी सच्ची खोजें यहीं से शुरू होती हैं। यह पूछने में कुछ भी ग़लत नहीं।',
      'जीवन किसलिए मिला है? यह प्रश्न साथ लेकर चलने योग्य है, इसका उत्तर एक ही बार में पाना ज़रूरी नहीं।',
      'जीवन का अर्थ कम ही किसी बड़ी योजना की तरह मिलता है। वह अक्सर आज के काम में और अपनों के प्रेम में छिपा होता है।',
    ],
  },
  again: {
    english: [
      'A question of this size likes to be walked round more than once. Let us take another turn.',
      'You are still searching, and that too is a way of being on the road. Here is one more sign along it.',
    ],
    punjabi: [
      'ਇੱਡੇ ਸਵਾਲ ਦੁਆਲੇ ਇੱਕ ਤੋਂ ਵੱਧ ਵਾਰ ਤੁਰਨਾ ਪੈਂਦਾ ਹੈ। ਆਓ, ਇੱਕ ਫੇਰਾ ਹੋਰ ਲਾਈਏ।',
      'ਭਾਲ ਅਜੇ ਜਾਰੀ ਹੈ, ਅਤੇ ਭਾਲਣਾ ਵੀ ਰਾਹ ਉੱਤੇ ਹੋਣਾ ਹੀ ਹੈ। ਰਾਹ ਦਾ ਇੱਕ ਹੋਰ ਨਿਸ਼ਾਨ ਵੇਖੀਏ।',
    ],
    hindi: [
      'इतने बड़े प्रश्न के चारों ओर एक से अधिक बार चलना पड़ता है। आइए, एक फेरा और लगाएँ।',
      'खोज अभी जारी है, और खोजना भी राह पर होना ही है। राह का एक और चिह्न देखें।',
    ],
  },
  practices: {
    english: [
      'Ask yourself tonight: whom did I help today, and when did I feel most alive? Do a little more of that tomorrow.',
      'Ask two people who know you well: “What do you come to me for?” Listen without arguing with the answer.',
      'Give one hour this week to something useful that nobody pays for, a langar, a school, a neighbour, and notice how that hour feels.',
    ],
    punjabi: [
      'ਅੱਜ ਰਾਤ ਆਪਣੇ ਆਪ ਤੋਂ ਪੁੱਛੋ: ਅੱਜ ਕਿਸ ਦਾ ਕੁਝ ਸਵਾਰਿਆ, ਅਤੇ ਕਦੋਂ ਮਨ ਸਭ ਤੋਂ ਵੱਧ ਖਿੜਿਆ? ਕੱਲ੍ਹ ਉਹੀ ਥੋੜ੍ਹਾ ਹੋਰ ਕਰੋ।',
      'ਦੋ ਜਣਿਆਂ ਤੋਂ ਪੁੱਛੋ ਜੋ ਤੁਹਾਨੂੰ ਚੰਗੀ ਤਰ੍ਹਾਂ ਜਾਣਦੇ ਹਨ: “ਤੁਸੀਂ ਮੇਰੇ ਕੋਲ ਕਿਸ ਗੱਲ ਲਈ ਆਉਂਦੇ ਹੋ?” ਜਵਾਬ ਬਿਨਾਂ ਬਹਿਸ ਸੁਣੋ।',
      'ਇਸ ਹਫ਼ਤੇ ਇੱਕ ਘੰਟਾ ਅਜਿਹੇ ਕੰਮ ਨੂੰ ਦਿਓ ਜਿਸ ਦਾ ਕੋਈ ਮੁੱਲ ਨਹੀਂ ਦਿੰਦਾ, ਲੰਗਰ, ਸਕੂਲ ਜਾਂ ਗੁਆਂਢ, ਅਤੇ ਵੇਖੋ ਉਹ ਘੰਟਾ ਕਿਵੇਂ ਲੱਗਦਾ ਹੈ।',
    ],
    hindi: [
      'आज रात अपने आप से पूछिए: आज किसके काम आना हुआ, और कब मन सबसे अधिक खिला? कल वही थोड़ा और कीजिए।',
      'दो लोगों से पूछिए जो आपको अच्छे से जानते हैं: “आप मेरे पास किस बात के लिए आते हैं?” उत्तर बिना बहस सुनिए।',
      'इस सप्ताह एक घंटा ऐसे काम को दीजिए जिसका कोई मूल्य नहीं देता, भंडारा, विद्यालय या पड़ोस, और देखिए वह घंटा कैसा लगता है।',
    ],
  },
  situations: [
    {
      id: 'everythingFeelsEmpty',
      words: {
        en: `meaningless, no meaning, pointless, no point, what is the point, what's the point, whats the point, empty, emptiness, hollow, void, numb, nothing matters, why live, why am i alive, why do i exist, why bother, boring, bored with life, same routine, every day same, no purpose, not interested, lost interest, why was i even born*4, never been born*4, sleepwalking, something is missing, big why, loop, repeat, whether any of it matters, mean something`,
        pa: `ਬੇਅਰਥ, ਅਰਥ ਨਹੀਂ, ਕੋਈ ਅਰਥ, ਮਤਲਬ ਨਹੀਂ, ਕੋਈ ਮਤਲਬ, ਬੇਕਾਰ, ਵਿਅਰਥ, ਖ਼ਾਲੀ, ਖ਼ਾਲੀਪਣ, ਸੁੰਞਾ, ਸੁੰਞ, ਕਿਉਂ ਜੀਵਾਂ, ਕਿਉਂ ਜੀ, ਜੀਣ ਦਾ ਫ਼ਾਇਦਾ, ਕੀ ਫ਼ਾਇਦਾ, ਫ਼ਾਇਦਾ ਨਹੀਂ, ਦਿਲ ਨਹੀਂ ਲੱਗਦਾ, ਮਨ ਨਹੀਂ ਲੱਗਦਾ, ਬੋਰ, ਰੋਜ਼ ਉਹੀ, ਅਜਾਈਂ, ਮਕਸਦ ਨਹੀਂ, ਕੋਈ ਮਕਸਦ, ਕਾਹਦੇ ਲਈ, ਇਹੀ ਉਮਰ, ਅੰਦਰੋਂ ਖੋਖਲਾ`,
        hi: `अर्थहीन, निरर्थक, व्यर्थ, अर्थ नहीं, कोई अर्थ, मतलब नहीं, कोई मतलब, बेकार, ख़ाली, ख़ालीपन, सूना, सूनापन, क्यों जी, क्यों जिऊँ, जीने का फ़ायदा, क्या फ़ायदा, फ़ायदा नहीं, मन नहीं लगता, दिल नहीं लगता, बोर, ऊब, रोज़ वही, नीरस, मक़सद नहीं, उद्देश्य नहीं, कोई मक़सद, कोई उद्देश्य, खोखला, दाल रोटी`,
        roman: `arth nahi, koi arth, matlab nahi, koi matlab, bekar, bekaar, vyarth, vyartha, khali, khaali, khalipan, soona, sunapan, kyon jeeva, kyu jee, kyun jee, jeen da fayda, jeene ka fayda, ki fayda, kya fayda, fayda nahi, dil nahi lagda, man nahi lagda, dil nahi lagta, man nahi lagta, bore, boring, oob, roz ohi, roz wahi, ajayin, maksad nahi, makasad nahi, uddeshya nahi, jindagi da koi maksad, zindagi da koi maksad, jindagi ka koi maksad, zindagi ka koi maksad, jeevan ka koi, jeevan da koi, koi maksad, khokhla, kuch kami, loop, repeat, ikko chakki, roz ikko, check list`,
      },
      openings: {
        english: [
          'When everything tastes of nothing, even getting up asks for a reason. You need not find the meaning of it all tonight; let someone near you know how empty it is.',
          'Emptiness can be tiredness, or sorrow with no name. It speaks as if it were the last word about life, and it is not; please do not stay alone with it.',
        ],
        punjabi: [
          'ਜਦੋਂ ਕਿਸੇ ਗੱਲ ਦਾ ਸੁਆਦ ਨਾ ਰਹੇ, ਤਾਂ ਉੱਠਣ ਲਈ ਵੀ ਕਾਰਨ ਚਾਹੀਦਾ ਹੈ। ਅੱਜ ਰਾਤ ਹੀ ਸਾਰਾ ਅਰਥ ਲੱਭਣਾ ਜ਼ਰੂਰੀ ਨਹੀਂ; ਕਿਸੇ ਨੇੜਲੇ ਨੂੰ ਦੱਸੋ ਕਿ ਅੰਦਰ ਕਿੰਨਾ ਖ਼ਾਲੀ ਹੈ।',
          'ਖ਼ਾਲੀਪਣ ਥਕਾਵਟ ਵੀ ਹੋ ਸਕਦਾ ਹੈ, ਜਾਂ ਬੇਨਾਮ ਉਦਾਸੀ। ਉਹ ਇੰਝ ਬੋਲਦਾ ਹੈ ਜਿਵੇਂ ਜੀਵਨ ਬਾਰੇ ਆਖ਼ਰੀ ਗੱਲ ਹੋਵੇ, ਪਰ ਹੈ ਨਹੀਂ; ਉਸ ਦੇ ਨਾਲ ਇਕੱਲੇ ਨਾ ਰਹੋ।',
        ],
        hindi: [
          'जब किसी बात का स्वाद न रहे, तो उठने के लिए भी कारण चाहिए। आज रात ही सारा अर्थ खोजना ज़रूरी नहीं; किसी नज़दीकी को बताइए कि भीतर कितना ख़ाली है।',
          'ख़ालीपन थकान भी हो सकता है, या बेनाम उदासी। वह ऐसे बोलता है जैसे जीवन के बारे में अंतिम बात हो, पर है नहीं; उसके साथ अकेले मत रहिए।',
        ],
      },
      practices: {
        english: [
          'Do one thing today for the body (sunlight, food, a wash) and one with another person. If the emptiness stays or you think of not living, call a doctor or a helpline today.',
        ],
        punjabi: [
          'ਅੱਜ ਇੱਕ ਕੰਮ ਸਰੀਰ ਲਈ ਕਰੋ (ਧੁੱਪ, ਰੋਟੀ, ਇਸ਼ਨਾਨ) ਅਤੇ ਇੱਕ ਕਿਸੇ ਦੇ ਨਾਲ ਮਿਲ ਕੇ। ਜੇ ਖ਼ਾਲੀਪਣ ਨਾ ਜਾਵੇ ਜਾਂ ਨਾ ਜਿਊਣ ਦਾ ਖ਼ਿਆਲ ਆਵੇ, ਤਾਂ ਅੱਜ ਹੀ ਡਾਕਟਰ ਜਾਂ ਹੈਲਪਲਾਈਨ ਨੂੰ ਫ਼ੋਨ ਕਰੋ।',
        ],
        hindi: [
          'आज एक काम शरीर के लिए कीजिए (धूप, भोजन, स्नान) और एक किसी के साथ मिलकर। यदि ख़ालीपन न जाए या न जीने का विचार आए, तो आज ही डॉक्टर या हेल्पलाइन को फ़ोन कीजिए।',
        ],
      },
    },
    {
      id: 'whyWasIBorn',
      words: {
        en: `why was i born, born, human birth, human life, purpose of life, purpose of human life, meaning of life, goal of life, aim of life, who am i, why am i here, why are we here, why did god create, created us, soul, real goal, true purpose, spiritual, liberation, sent me, god send me, a plan, spiritual goal`,
        pa: `ਜਨਮ, ਮਨੁੱਖਾ ਜਨਮ, ਮਨੁੱਖੀ ਜੀਵਨ, ਜੀਵਨ ਦਾ ਮਕਸਦ, ਜ਼ਿੰਦਗੀ ਦਾ ਮਕਸਦ, ਜੀਵਨ ਦਾ ਉਦੇਸ਼, ਜੀਵਨ ਦਾ ਅਰਥ, ਜੀਵਨ ਦਾ ਮਨੋਰਥ, ਮਨੋਰਥ, ਉਦੇਸ਼, ਮੈਂ ਕੌਣ, ਕੌਣ ਹਾਂ, ਕਿਉਂ ਆਏ, ਕਿਉਂ ਜੰਮੇ, ਕਿਉਂ ਪੈਦਾ, ਦੁਨੀਆ ਵਿੱਚ ਕਿਉਂ, ਆਤਮਾ, ਰੱਬ ਨੇ ਕਿਉਂ, ਮਨੁੱਖਾ ਦੇਹੀ, ਘੱਲਿਆ, ਖੇਡ ਰਚਾਈ, ਮੇਰਾ ਕੀ ਰੋਲ`,
        hi: `जन्म, मनुष्य जन्म, मानव जन्म, मानव जीवन, मनुष्य जीवन, जीवन का मक़सद, ज़िंदगी का मक़सद, जीवन का उद्देश्य, जीवन का लक्ष्य, जीवन का अर्थ, उद्देश्य, मैं कौन, कौन हूँ, क्यों आए, क्यों जन्म, क्यों पैदा, दुनिया में क्यों, आत्मा, भगवान ने क्यों, ईश्वर ने क्यों, भूमिका, स्वधर्म, मनुष्य देह, किसलिए भेजा`,
        roman: `janam, janm, manukha janam, manukhi jeevan, manav jeevan, manav janam, manushya janam, jeevan da maksad, zindagi da maksad, jindagi da maksad, jeevan ka maksad, zindagi ka maksad, jeevan ka uddeshya, jeevan ka lakshya, jeevan ka arth, jeevan da arth, manorath, uddeshya, udesh, main kaun, mai kaun, kaun haan, kaun hoon, kyon aaye, kyu aaye, kyon jamme, kyun paida, kyu paida, kyon paida, aatma, atma, rab ne kyon, bhagwan ne kyun, manas janam, manas janm, kis liye bana, kis layi banaya, swadharm, kis kam layi, ki karn aya`,
      },
      openings: {
        english: [
          'Why was I given this birth, and who is it that asks? Few questions go deeper. If it rises from weariness more than from wonder, please tell someone near you as well.',
          'Beyond earning and getting by, you ask what a human life is for. Seekers have walked with this for ages; you may join them slowly.',
        ],
        punjabi: [
          'ਇਹ ਜਨਮ ਕਿਉਂ ਮਿਲਿਆ, ਅਤੇ ਪੁੱਛਣ ਵਾਲਾ ਕੌਣ ਹੈ? ਇਸ ਤੋਂ ਡੂੰਘੇ ਸਵਾਲ ਘੱਟ ਹੀ ਹਨ। ਜੇ ਇਹ ਜਗਿਆਸਾ ਨਾਲੋਂ ਵੱਧ ਥਕੇਵੇਂ ਵਿੱਚੋਂ ਉੱਠਦਾ ਹੈ, ਤਾਂ ਕਿਸੇ ਆਪਣੇ ਨੂੰ ਵੀ ਦੱਸੋ।',
          'ਕਮਾਈ ਅਤੇ ਗੁਜ਼ਾਰੇ ਤੋਂ ਅੱਗੇ ਤੁਹਾਡਾ ਸਵਾਲ ਹੈ ਕਿ ਮਨੁੱਖਾ ਜੀਵਨ ਕਿਸ ਲਈ ਹੈ। ਖੋਜੀ ਮੁੱਢ ਤੋਂ ਇਸ ਨਾਲ ਤੁਰਦੇ ਆਏ ਹਨ; ਸਹਿਜੇ-ਸਹਿਜੇ ਨਾਲ ਰਲਿਆ ਜਾ ਸਕਦਾ ਹੈ।',
        ],
        hindi: [
          'यह जन्म क्यों मिला, और पूछने वाला कौन है? इससे गहरे प्रश्न कम ही हैं। यदि यह जिज्ञासा से अधिक थकान में से उठता है, तो किसी अपने को भी बताइए।',
          'कमाने और गुज़ारे से आगे आपका प्रश्न है कि मानव जीवन किसलिए है। साधक युगों से इसके साथ चलते आए हैं; धीरे-धीरे साथ हुआ जा सकता है।',
        ],
      },
      practices: {
        english: [
          'Sit for ten minutes at dawn or dusk with only this: “Who is it that hears these sounds?” Look for no answer, only stay with the listening.',
        ],
        punjabi: ['ਅੰਮ੍ਰਿਤ ਵੇਲੇ ਜਾਂ ਸ਼ਾਮ ਨੂੰ ਦਸ ਮਿੰਟ ਸਿਰਫ਼ ਇਸ ਨਾਲ ਬੈਠੋ: “ਸੁਣਨ ਵਾਲਾ ਕੌਣ ਹੈ?” ਜਵਾਬ ਨਾ ਲੱਭੋ, ਸਿਰਫ਼ ਸੁਣਦੇ ਰਹੋ।'],
        hindi: ['भोर में या साँझ को दस मिनट केवल इसके साथ बैठिए: “सुनने वाला कौन है?” उत्तर मत ढूँढिए, केवल सुनते रहिए।'],
      },
    },
    {
      id: 'noDirection',
      words: {
        en: `lost, direction, no direction, directionless, what should i do with my life, what to do with my life, do with my life, goal, no goal, goals, career, passion, my calling, calling, talent, path, which path, stuck, wasting my life, others are ahead, at 25, at 30, in my twenties, in my thirties, future, confused about life, gap year, find myself, galat track, what i stand for`,
        pa: `ਦਿਸ਼ਾ, ਦਿਸ਼ਾਹੀਣ, ਰਾਹ ਨਹੀਂ, ਰਾਹ ਨਹੀਂ ਲੱਭਦਾ, ਰਸਤਾ, ਰਸਤਾ ਨਹੀਂ, ਕੀ ਕਰਾਂ, ਕੀ ਕਰਨਾ, ਕੀ ਬਣਾਂ, ਟੀਚਾ, ਨਿਸ਼ਾਨਾ, ਕੈਰੀਅਰ, ਕਰੀਅਰ, ਭਵਿੱਖ, ਭਟਕ, ਭਟਕ ਗਿਆ, ਭਟਕ ਗਈ, ਗੁਆਚ, ਗੁਆਚਿਆ, ਗੁਆਚੀ, ਫਸਿਆ, ਫਸੀ, ਸਮਝ ਨਹੀਂ, ਰਾਹ ਕੋਈ, ਰਾਹ ਨਹੀਂ ਦਿਸਦਾ`,
        hi: `दिशा, दिशाहीन, राह नहीं, रास्ता, रास्ता नहीं, क्या करूँ, क्या करना, क्या बनूँ, लक्ष्य, लक्ष्य नहीं, निशाना, करियर, कैरियर, भविष्य, भटक, भटक गया, भटक गई, खो गया, खो गई, खोया, खोई, फँसा, फँसी, समझ नहीं, पतवार, राह नहीं दिखती, कहाँ जा रही, कहाँ जा रहा`,
        roman: `disha, dishaheen, raah nahi, rah nahi, rasta, rasta nahi, raasta, ki karan, ki kara, ki karna, kya karu, kya karun, kya karoon, kya karna, kya banu, ki bana, teecha, nishana, lakshya nahi, goal, career, carrier, bhavikh, bhavishya, bhatak gaya, bhatak gayi, guach, guacheya, kho gaya, kho gayi, khoya, khoyi, fasia, phasa, samajh nahi, galat track, khud ko dhundna, ki banna, kya banna, sapne kithe, supne kithe`,
      },
      openings: {
        english: [
          'Others seem to know where they are going, and you stand at the crossing. Most of them are guessing too; a direction shows itself while walking.',
          'Feeling lost is not the same as being late. Between who you were and who you are becoming there is a stretch without signs.',
        ],
        punjabi: [
          'ਲੱਗਦਾ ਹੈ ਬਾਕੀ ਸਭ ਨੂੰ ਆਪਣਾ ਰਾਹ ਪਤਾ ਹੈ। ਬਹੁਤੇ ਉਹ ਵੀ ਅੰਦਾਜ਼ੇ ਨਾਲ ਹੀ ਤੁਰਦੇ ਹਨ; ਦਿਸ਼ਾ ਤੁਰਦਿਆਂ ਹੀ ਸਾਫ਼ ਹੁੰਦੀ ਹੈ।',
          'ਰਾਹ ਨਾ ਲੱਭਣਾ ਪਿੱਛੇ ਰਹਿ ਜਾਣਾ ਨਹੀਂ। ਜੋ ਸੀ ਅਤੇ ਜੋ ਬਣਨਾ ਹੈ, ਉਸ ਦੇ ਵਿਚਕਾਰ ਕੁਝ ਪੈਂਡਾ ਬਿਨਾਂ ਨਿਸ਼ਾਨਾਂ ਦੇ ਵੀ ਹੁੰਦਾ ਹੈ।',
        ],
        hindi: [
          'लगता है बाकी सबको अपनी राह पता है। अधिकतर वे भी अनुमान से ही चलते हैं; दिशा चलते-चलते ही साफ़ होती है।',
          'राह न मिलना पीछे रह जाना नहीं है। जो थे और जो बनना है, उसके बीच कुछ रास्ता बिना चिह्नों के भी होता है।',
        ],
      },
      practices: {
        english: [
          'Pick one thing you are curious about and give it two hours this week, by trying it or by asking someone who does it. Decide nothing yet.',
        ],
        punjabi: ['ਕੋਈ ਇੱਕ ਗੱਲ ਚੁਣੋ ਜਿਸ ਵਿੱਚ ਰੁਚੀ ਹੈ, ਅਤੇ ਇਸ ਹਫ਼ਤੇ ਦੋ ਘੰਟੇ ਉਸ ਨੂੰ ਦਿਓ, ਆਪ ਕਰਕੇ ਜਾਂ ਕਰਨ ਵਾਲੇ ਤੋਂ ਪੁੱਛ ਕੇ। ਅਜੇ ਕੋਈ ਫ਼ੈਸਲਾ ਨਾ ਕਰੋ।'],
        hindi: [
          'कोई एक बात चुनिए जिसमें रुचि है, और इस सप्ताह दो घंटे उसे दीजिए, स्वयं करके या करने वाले से पूछकर। अभी कोई निर्णय मत कीजिए।',
        ],
      },
    },
    {
      id: 'roleIsOver',
      words: {
        en: `retired, retirement, pension, kids moved out, children moved out, empty nest, housewife, homemaker, just a mother, my identity, identity, who am i without, career ended, lost myself, quit the bank, after the job`,
        pa: `ਰਿਟਾਇਰ, ਪੈਨਸ਼ਨ, ਵਿਹਲਾ, ਵਿਹਲੀ, ਪਛਾਣ, ਆਪਣਾ ਆਪ ਗੁਆ, ਘਰ ਬਾਰ ਸਾਂਭ, ਵਰਦੀ ਬਿਨਾਂ, ਬੱਚੇ ਵਿਆਹੇ, ਬੱਚੇ ਚਲੇ ਗਏ`,
        hi: `रिटायर, सेवानिवृत्त, पेंशन, पहचान, गृहिणी, बच्चों की शादियाँ, बच्चे चले गए, बच्चे बड़े हो, ख़ुद को खो, अपने आप को खो`,
        roman: `retire, ritair, pension, vehla, vehli, veele, pehchan, pehchaan, housewife, ghar sambhalde, bache chale gaye, bache viahe, khud ko kho, apna aap gua`,
      },
      openings: {
        english: [
          'When a role falls away, whether work, uniform or a full house, it can feel as if the self went with it. The role was yours; it was never all of you.',
          'For years the days told you what to do, and now they ask. It is an odd, empty space at first, and it is also room.',
        ],
        punjabi: [
          'ਕੰਮ, ਵਰਦੀ ਜਾਂ ਭਰਿਆ ਘਰ, ਜਦੋਂ ਕੋਈ ਭੂਮਿਕਾ ਮੁੱਕੇ ਤਾਂ ਲੱਗਦਾ ਹੈ ਆਪਣਾ ਆਪ ਵੀ ਨਾਲ ਹੀ ਗਿਆ। ਉਹ ਭੂਮਿਕਾ ਤੁਹਾਡੀ ਸੀ, ਪਰ ਤੁਸੀਂ ਸਿਰਫ਼ ਉਹੀ ਨਹੀਂ।',
          'ਸਾਲਾਂ ਤੱਕ ਦਿਨ ਆਪ ਦੱਸਦੇ ਸਨ ਕਿ ਕੀ ਕਰਨਾ ਹੈ, ਹੁਣ ਉਹ ਪੁੱਛਦੇ ਹਨ। ਪਹਿਲਾਂ ਇਹ ਥਾਂ ਸੁੰਨੀ ਲੱਗਦੀ ਹੈ, ਪਰ ਇਸ ਵਿੱਚ ਕੁਝ ਨਵਾਂ ਵੀ ਵੱਸ ਸਕਦਾ ਹੈ।',
        ],
        hindi: [
          'काम, वर्दी या भरा घर, जब कोई भूमिका समाप्त हो तो लगता है अपना आप भी साथ ही गया। वह भूमिका आपकी थी, पर आप केवल वही नहीं हैं।',
          'बरसों तक दिन स्वयं बताते थे कि क्या करना है, अब वे पूछते हैं। पहले यह जगह सूनी लगती है, पर इसमें कुछ नया भी बस सकता है।',
        ],
      },
      practices: {
        english: [
          'Teach somebody one thing you know this week: a recipe, a trade, a hymn, how to fix a tap. Give it a fixed hour, so that the week has a place that waits for you.',
        ],
        punjabi: [
          'ਇਸ ਹਫ਼ਤੇ ਕਿਸੇ ਨੂੰ ਆਪਣਾ ਇੱਕ ਹੁਨਰ ਸਿਖਾਓ: ਕੋਈ ਪਕਵਾਨ, ਹੱਥ ਦਾ ਕੰਮ ਜਾਂ ਇੱਕ ਸ਼ਬਦ। ਇਸ ਦਾ ਪੱਕਾ ਵੇਲਾ ਰੱਖੋ, ਤਾਂ ਜੋ ਹਫ਼ਤੇ ਵਿੱਚ ਕੋਈ ਥਾਂ ਤੁਹਾਨੂੰ ਉਡੀਕੇ।',
        ],
        hindi: [
          'इस सप्ताह किसी को अपना एक हुनर सिखाइए: कोई पकवान, हाथ का काम या एक भजन। इसका पक्का समय रखिए, ताकि सप्ताह में कोई जगह आपकी प्रतीक्षा करे।',
        ],
      },
    },
  ],
}
