import type { ThemePhrases } from './types.ts'

export const pride: ThemePhrases = {
  openings: {
    english: [
      'Pride slips into every heart quietly and seldom gives its name. To look at it honestly is already one step away from it.',
      'The wish to be above others leaves us standing alone. A lower seat has a wider view.',
      'Humility does not ask anyone to feel small. It only lets us put the measuring tape down.',
    ],
    punjabi: [
      'ਹੰਕਾਰ ਹਰ ਮਨ ਵਿੱਚ ਚੁੱਪ-ਚਾਪ ਆ ਵੜਦਾ ਹੈ ਅਤੇ ਆਪਣਾ ਨਾਂ ਘੱਟ ਹੀ ਦੱਸਦਾ ਹੈ। ਇਸ ਨੂੰ ਸਾਫ਼ ਨਜ਼ਰ ਨਾਲ ਵੇਖ ਲੈਣਾ ਹੀ ਇਸ ਤੋਂ ਇੱਕ ਕਦਮ ਦੂਰ ਹੋਣਾ ਹੈ।',
      'ਦੂਜਿਆਂ ਤੋਂ ਉੱਚਾ ਹੋਣ ਦੀ ਚਾਹ ਸਾਨੂੰ ਇਕੱਲਾ ਕਰ ਦਿੰਦੀ ਹੈ। ਨੀਵੇਂ ਬੈਠ ਕੇ ਵਧੇਰੇ ਦਿਸਦਾ ਹੈ।',
      'ਨਿਮਰਤਾ ਕਿਸੇ ਨੂੰ ਛੋਟਾ ਮਹਿਸੂਸ ਕਰਨ ਲਈ ਨਹੀਂ ਕਹਿੰਦੀ। ਉਹ ਤਾਂ ਬੱਸ ਆਪਣੇ ਆਪ ਨੂੰ ਹਰ ਵੇਲੇ ਮਿਣਨ ਤੋਂ ਛੁਟਕਾਰਾ ਦਿੰਦੀ ਹੈ।',
    ],
    hindi: [
      'अहंकार हर मन में चुपचाप आ बैठता है और अपना नाम कम ही बताता है। उसे साफ़ दृष्टि से देख लेना ही उससे एक कदम दूर होना है।',
      'दूसरों से ऊपर होने की चाह हमें अकेला कर देती है। नीचे बैठकर अधिक दिखता है।',
      'विनम्रता किसी को छोटा महसूस करने के लिए नहीं कहती। वह तो बस अपने आप को हर समय नापने से छुटकारा देती है।',
    ],
  },
  again: {
    english: [
      'Pride is not laid down once and for all; it comes back through another door. Let us look at it a little longer.',
      'You have come back to this, and that takes some patience with oneself. Here is one more word on it.',
    ],
    punjabi: [
      'ਹੰਕਾਰ ਇੱਕੋ ਵਾਰ ਵਿੱਚ ਨਹੀਂ ਜਾਂਦਾ; ਉਹ ਕਿਸੇ ਹੋਰ ਬੂਹੇ ਰਾਹੀਂ ਮੁੜ ਆਉਂਦਾ ਹੈ। ਆਓ, ਇਸ ਨੂੰ ਥੋੜ੍ਹਾ ਹੋਰ ਵੇਖੀਏ।',
      'ਤੁਸੀਂ ਇਸ ਗੱਲ ਵੱਲ ਮੁੜ ਆਏ ਹੋ, ਅਤੇ ਆਪਣੇ ਨਾਲ ਇੰਨਾ ਧੀਰਜ ਵੀ ਸੌਖਾ ਨਹੀਂ। ਇਸ ਬਾਰੇ ਇੱਕ ਹੋਰ ਬਚਨ ਸੁਣੋ।',
    ],
    hindi: [
      'अहंकार एक ही बार में नहीं जाता; वह किसी और द्वार से लौट आता है। आइए, इसे थोड़ा और देखें।',
      'आप इस बात पर फिर लौटे हैं, और अपने साथ इतना धैर्य भी सरल नहीं। इस पर एक और वचन सुनिए।',
    ],
  },
  practices: {
    english: [
      'Today, thank someone whose work you usually overlook, and let another person have the last word once.',
      'Do one humble job today that is not yours to do: wash the cups, sweep the step, set the shoes straight. Tell nobody.',
      'Ask one person today to show you something they know better than you, and listen to the end without adding anything.',
    ],
    punjabi: [
      'ਅੱਜ ਕਿਸੇ ਅਜਿਹੇ ਦਾ ਧੰਨਵਾਦ ਕਰੋ ਜਿਸ ਦਾ ਕੰਮ ਆਮ ਤੌਰ ਤੇ ਨਜ਼ਰ ਨਹੀਂ ਆਉਂਦਾ, ਅਤੇ ਇੱਕ ਵਾਰ ਦੂਜੇ ਨੂੰ ਆਖ਼ਰੀ ਗੱਲ ਕਹਿ ਲੈਣ ਦਿਓ।',
      'ਅੱਜ ਇੱਕ ਨਿਮਾਣਾ ਕੰਮ ਕਰੋ ਜੋ ਤੁਹਾਡੇ ਜ਼ਿੰਮੇ ਨਹੀਂ: ਭਾਂਡੇ ਮਾਂਜਣੇ, ਬੂਹੇ ਅੱਗੇ ਝਾੜੂ ਦੇਣਾ, ਜੋੜੇ ਸਿੱਧੇ ਕਰਨੇ। ਕਿਸੇ ਨੂੰ ਦੱਸਣਾ ਨਹੀਂ।',
      'ਅੱਜ ਕਿਸੇ ਇੱਕ ਨੂੰ ਕਹੋ ਕਿ ਜੋ ਉਹ ਤੁਹਾਡੇ ਤੋਂ ਵੱਧ ਜਾਣਦਾ ਹੈ, ਉਹ ਸਿਖਾਵੇ, ਅਤੇ ਆਪਣੇ ਵੱਲੋਂ ਕੁਝ ਜੋੜੇ ਬਿਨਾਂ ਅੰਤ ਤੱਕ ਸੁਣੋ।',
    ],
    hindi: [
      'आज किसी ऐसे व्यक्ति का धन्यवाद कीजिए जिसका काम प्रायः दिखता नहीं, और एक बार दूसरे को अंतिम बात कह लेने दीजिए।',
      'आज एक छोटा-सा काम कीजिए जो आपके ज़िम्मे नहीं: बरतन माँजना, दहलीज़ बुहारना, जूते-चप्पल सीधे रखना। किसी को बताइए नहीं।',
      'आज किसी एक से कहिए कि जो वह आपसे बेहतर जानता है, वह सिखाए, और अपनी ओर से कुछ जोड़े बिना अंत तक सुनिए।',
    ],
  },
  situations: [
    {
      id: 'proudOfWhatIHave',
      words: {
        en: `success, successful, since i got, praise, praised, compliments, followers, show off, showing off, boast, boasting, brag, bragging, superior, better than others, better than everyone, smarter than, my looks, beauty, talent, talented, rich, promotion, achievement, achievements, topper, famous, fame, went to my head, gone to my head, my seva, spiritual pride`,
        pa: `ਸਫਲਤਾ, ਸਫ਼ਲਤਾ, ਕਾਮਯਾਬੀ, ਤਾਰੀਫ਼, ਵਡਿਆਈ, ਸਿਫ਼ਤ ਸੁਣ, ਸ਼ੋਹਰਤ, ਮਸ਼ਹੂਰ, ਵਿਖਾਵਾ, ਦਿਖਾਵਾ, ਫੜ੍ਹਾਂ, ਸ਼ੇਖ਼ੀ, ਦੂਜਿਆਂ ਤੋਂ ਵਧੀਆ, ਸਭ ਤੋਂ ਵਧੀਆ, ਦੂਜਿਆਂ ਤੋਂ ਉੱਚਾ, ਪੈਸੇ ਦਾ, ਰੂਪ ਦਾ, ਸੁੰਦਰਤਾ, ਗਿਆਨ ਦਾ, ਅਹੁਦੇ ਦਾ, ਤਰੱਕੀ, ਸੇਵਾ ਦਾ ਹੰਕਾਰ, ਸਿਰ ਚੜ੍ਹ`,
        hi: `सफलता, सफल, कामयाबी, तारीफ़, प्रशंसा, शोहरत, मशहूर, प्रसिद्धि, दिखावा, शेखी, डींग, डींगें, दूसरों से बेहतर, सबसे बेहतर, दूसरों से श्रेष्ठ, श्रेष्ठ, पैसे का, धन का, रूप का, सुंदरता, ज्ञान का, पद का, तरक़्क़ी, सेवा का अहंकार, सिर चढ़`,
        roman: `safalta, kamyabi, kaamyabi, tareef, tarif, taarif, vadiai, prashansa, shohrat, mashhoor, mashoor, dikhawa, dikhava, vikhava, sheikhi, shekhi, fukri, fukra, deeng, hor ton vadhia, dujeyan ton vadhia, dusron se behtar, dusro se behtar, sabse behtar, paise da, paise ka, roop da, roop ka, gyan da, gyaan ka, sewa da hankar, seva ka ahankar, sir chadh, tarakki, success`,
      },
      openings: {
        english: [
          'When things go well, it is easy to forget how many hands helped. You may enjoy the success; it only asks to be held lightly.',
          'Praise tastes sweet and leaves us thirsty for more. It is a relief to do good work without looking round to see who noticed.',
        ],
        punjabi: [
          'ਜਦੋਂ ਸਭ ਚੰਗਾ ਚੱਲੇ ਤਾਂ ਇਹ ਭੁੱਲਣਾ ਸੌਖਾ ਹੈ ਕਿ ਕਿੰਨੇ ਹੱਥਾਂ ਨੇ ਸਾਥ ਦਿੱਤਾ। ਖ਼ੁਸ਼ੀ ਮਨਾਉਣੀ ਚੰਗੀ ਹੈ; ਬੱਸ ਮੁੱਠੀ ਢਿੱਲੀ ਰਹੇ।',
          'ਵਡਿਆਈ ਮਿੱਠੀ ਲੱਗਦੀ ਹੈ ਅਤੇ ਪਿਆਸ ਹੋਰ ਵਧਾ ਜਾਂਦੀ ਹੈ। ਕੰਮ ਚੰਗਾ ਕਰ ਕੇ ਇਹ ਨਾ ਵੇਖਣਾ ਕਿ ਕਿਸ ਨੇ ਵੇਖਿਆ, ਇਸ ਵਿੱਚ ਬੜੀ ਰਾਹਤ ਹੈ।',
        ],
        hindi: [
          'जब सब अच्छा चले तो यह भूलना सरल है कि कितने हाथों ने साथ दिया। ख़ुशी मनाना अच्छा है; बस मुट्ठी ढीली रहे।',
          'प्रशंसा मीठी लगती है और प्यास और बढ़ा जाती है। काम अच्छा करके यह न देखना कि किसने देखा, इसमें बड़ी राहत है।',
        ],
      },
      practices: {
        english: [
          'Name three people without whom this success would not have come, and thank one of them today by voice, not by message.',
        ],
        punjabi: ['ਤਿੰਨ ਜਣੇ ਯਾਦ ਕਰੋ ਜਿਨ੍ਹਾਂ ਬਿਨਾਂ ਇਹ ਸਫਲਤਾ ਨਹੀਂ ਸੀ ਮਿਲਣੀ, ਅਤੇ ਅੱਜ ਇੱਕ ਨੂੰ ਆਪ ਬੋਲ ਕੇ ਧੰਨਵਾਦ ਕਹੋ, ਲਿਖ ਕੇ ਨਹੀਂ।'],
        hindi: ['तीन लोग याद कीजिए जिनके बिना यह सफलता न मिलती, और आज उनमें से एक को लिखकर नहीं, स्वयं बोलकर धन्यवाद कहिए।'],
      },
    },
    {
      id: 'cannotBend',
      words: {
        en: `apologise, apologize, say sorry, saying sorry, admit, admit i am wrong, admit my mistake, i was wrong, always right, be right, criticism, criticised, criticized, correct me, corrects me, feedback, hurt my ego, ego hurts, ego gets hurt, my ego comes, ego in the way, stubborn, give in, back down, bend, ask for help, argue, arguments, relationship, friendship, first step`,
        pa: `ਮਾਫ਼ੀ, ਮੁਆਫ਼ੀ, ਸੌਰੀ, ਗ਼ਲਤੀ ਮੰਨ, ਗਲਤੀ ਮੰਨ, ਝੁਕ, ਝੁਕਣਾ, ਝੁਕਦਾ, ਝੁਕਦੀ, ਜ਼ਿੱਦ, ਜ਼ਿੱਦੀ, ਅੜ, ਅੜੀ, ਆਲੋਚਨਾ, ਟੋਕ, ਟੋਕਦਾ, ਟੋਕੇ, ਬਹਿਸ, ਰਿਸ਼ਤਾ, ਰਿਸ਼ਤੇ, ਪਹਿਲ, ਮਦਦ ਮੰਗ, ਹਉਮੈ ਨੂੰ ਠੇਸ, ਠੇਸ`,
        hi: `माफ़ी, क्षमा माँग, सॉरी, ग़लती मान, ग़लती स्वीकार, झुक, झुकना, झुकता, झुकती, ज़िद, ज़िद्दी, अड़, आलोचना, टोक, टोकता, टोके, बहस, रिश्ता, रिश्ते, पहल, मदद माँग, अहं को ठेस, अहंकार को ठेस, ठेस`,
        roman: `maafi, mafi, muafi, sorry, galti mann, galti man, galti maan, jhuk, jhukna, jhukda, jhukta, jhukti, zid, jidd, ziddi, jiddi, arri, adi, alochna, aalochna, tokda, tokta, toke, behas, bahas, rishta, rishte, pehal, madad mang, thes, ego hurt`,
      },
      openings: {
        english: [
          'How long a small “sorry” can stick in the throat. The fear of looking small weighs more than the word itself.',
          'Being right can win the argument and lose the person. You may keep your view and still put the warmth first.',
        ],
        punjabi: [
          'ਮਾਫ਼ੀ ਦਾ ਨਿੱਕਾ ਜਿਹਾ ਸ਼ਬਦ ਕਿੰਨਾ ਚਿਰ ਗਲੇ ਵਿੱਚ ਅੜਿਆ ਰਹਿੰਦਾ ਹੈ। ਭਾਰ ਸ਼ਬਦ ਦਾ ਨਹੀਂ, ਛੋਟਾ ਪੈ ਜਾਣ ਦੇ ਡਰ ਦਾ ਹੁੰਦਾ ਹੈ।',
          'ਕਈ ਵਾਰ ਬਹਿਸ ਜਿੱਤ ਲਈਦੀ ਹੈ ਅਤੇ ਬੰਦਾ ਹਾਰ ਲਈਦਾ ਹੈ। ਆਪਣੀ ਰਾਇ ਰੱਖੀ ਜਾ ਸਕਦੀ ਹੈ, ਪਰ ਮੋਹ ਨੂੰ ਪਹਿਲੀ ਥਾਂ ਦੇ ਕੇ।',
        ],
        hindi: [
          'माफ़ी का छोटा-सा शब्द कितनी देर गले में अटका रहता है। भार शब्द का नहीं, छोटा पड़ जाने के डर का होता है।',
          'कई बार बहस जीत ली जाती है और इंसान खो जाता है। अपनी राय रखी जा सकती है, पर अपनेपन को पहली जगह देकर।',
        ],
      },
      practices: {
        english: [
          'Pick one small matter where you were wrong, and say so today in one sentence, without a “but” after it.',
        ],
        punjabi: ['ਇੱਕ ਛੋਟੀ ਗੱਲ ਚੁਣੋ ਜਿੱਥੇ ਭੁੱਲ ਤੁਹਾਡੀ ਸੀ, ਅਤੇ ਅੱਜ ਇੱਕ ਵਾਕ ਵਿੱਚ ਮੰਨ ਲਵੋ, ਪਿੱਛੇ “ਪਰ” ਲਾਏ ਬਿਨਾਂ।'],
        hindi: ['एक छोटी बात चुनिए जहाँ भूल आपकी थी, और आज एक वाक्य में मान लीजिए, पीछे “पर” लगाए बिना।'],
      },
    },
    {
      id: 'arrogantOther',
      words: {
        en: `he is arrogant, she is arrogant, arrogant boss, arrogant people, arrogant person, arrogant husband, arrogant wife, his ego, her ego, their ego, his pride, her pride, egoistic people, egoistic person, egoistic husband, egoistic wife, egoistic boss, people with ego, deal with, dealing with, narcissist, narcissistic, thinks he is, thinks she is, boss, husband, wife, father, mother in law, brother, colleague, friend`,
        pa: `ਉਸ ਦਾ ਹੰਕਾਰ, ਉਸਦਾ ਹੰਕਾਰ, ਉਹਨਾਂ ਦਾ ਹੰਕਾਰ, ਹੰਕਾਰੀ ਲੋਕ, ਹੰਕਾਰੀ ਲੋਕਾਂ, ਹੰਕਾਰੀ ਬੰਦੇ, ਹੰਕਾਰੀ ਬੰਦਾ, ਘਮੰਡੀ ਲੋਕ, ਘਮੰਡੀ ਬੰਦਾ, ਉਹ ਹੰਕਾਰੀ, ਉਹ ਘਮੰਡੀ, ਬੌਸ, ਪਤੀ, ਪਤਨੀ, ਘਰਵਾਲਾ, ਘਰਵਾਲੀ, ਸੱਸ, ਨੂੰਹ, ਭਰਾ, ਦੋਸਤ, ਰਿਸ਼ਤੇਦਾਰ, ਪਿਤਾ, ਆਕੜਦਾ, ਆਕੜਦੀ`,
        hi: `उसका अहंकार, उनका अहंकार, उसका घमंड, उनका घमंड, अहंकारी लोग, अहंकारी लोगों, अहंकारी व्यक्ति, घमंडी लोग, घमंडी लोगों, घमंडी व्यक्ति, वह घमंडी, वह अहंकारी, बॉस, पति, पत्नी, सास, बहू, भाई, दोस्त, रिश्तेदार, पिता, अकड़ता, अकड़ती, अकड़ दिखा`,
        roman: `us da hankar, usda hankar, ohna da hankar, uska ahankar, unka ahankar, uska ghamand, unka ghamand, uska ego, usda ego, unka ego, hankari lok, hankari banda, hankari bande, ghamandi log, ghamandi lok, ghamandi insan, ahankari log, ahankari vyakti, boss, =pati, patni, husband, wife, gharwala, gharwali, saas, =sass, dost, rishtedar, akad dikha, aakad dikha, akad vikha`,
      },
      openings: {
        english: [
          'Living or working beside someone who must always be above you is wearing. Their height is not your depth, and you may keep your own dignity.',
          'You cannot shrink another person’s ego. You can choose not to feed it, and not to let it decide what you are worth.',
        ],
        punjabi: [
          'ਜਿਸ ਨੂੰ ਹਰ ਵੇਲੇ ਉੱਪਰ ਰਹਿਣਾ ਹੋਵੇ, ਉਸ ਦੇ ਨਾਲ ਰਹਿਣਾ ਜਾਂ ਕੰਮ ਕਰਨਾ ਥਕਾ ਦਿੰਦਾ ਹੈ। ਉਸ ਦੇ ਉੱਚਾ ਬਣਨ ਨਾਲ ਤੁਸੀਂ ਨੀਵੇਂ ਨਹੀਂ ਹੋ ਜਾਂਦੇ; ਤੁਹਾਡਾ ਮਾਣ ਤੁਹਾਡਾ ਹੈ।',
          'ਦੂਜੇ ਦੀ ਹਉਮੈ ਅਸੀਂ ਘਟਾ ਨਹੀਂ ਸਕਦੇ। ਪਰ ਉਸ ਨੂੰ ਹੋਰ ਹਵਾ ਨਾ ਦੇਣੀ, ਅਤੇ ਆਪਣਾ ਮੁੱਲ ਉਸ ਤੋਂ ਨਾ ਪੁੱਛਣਾ, ਇਹ ਆਪਣੇ ਹੱਥ ਹੈ।',
        ],
        hindi: [
          'जिसे हर समय ऊपर रहना हो, उसके साथ रहना या काम करना थका देता है। उसके ऊँचा बनने से आप नीचे नहीं हो जाते; आपका मान आपका है।',
          'दूसरे का अहं हम घटा नहीं सकते। पर उसे और हवा न देना, और अपना मूल्य उससे न पूछना, यह अपने हाथ में है।',
        ],
      },
      practices: {
        english: [
          'Next time, answer once, quietly and briefly, and then stop. If it goes further than pride, if you are belittled daily or afraid, tell someone you trust and do not carry it alone.',
        ],
        punjabi: [
          'ਅਗਲੀ ਵਾਰ ਇੱਕੋ ਵਾਰ, ਹੌਲੀ ਅਤੇ ਥੋੜ੍ਹੇ ਸ਼ਬਦਾਂ ਵਿੱਚ ਜਵਾਬ ਦੇ ਕੇ ਰੁਕ ਜਾਓ। ਜੇ ਗੱਲ ਹੰਕਾਰ ਤੋਂ ਅੱਗੇ ਹੈ, ਰੋਜ਼ ਦਾ ਨਿਰਾਦਰ ਜਾਂ ਡਰ ਹੈ, ਤਾਂ ਕਿਸੇ ਭਰੋਸੇ ਵਾਲੇ ਨੂੰ ਦੱਸੋ; ਇਕੱਲਿਆਂ ਨਾ ਸਹੋ।',
        ],
        hindi: [
          'अगली बार एक ही बार, धीमे और थोड़े शब्दों में उत्तर देकर रुक जाइए। यदि बात अहंकार से आगे है, रोज़ का अपमान या डर है, तो किसी भरोसेमंद को बताइए; अकेले मत सहिए।',
        ],
      },
    },
    {
      id: 'humbleOrWeak',
      words: {
        en: `self respect, self esteem, self worth, self confidence, confidence, dignity, doormat, taken advantage, take advantage, walk over me, weak, weakness, too humble, too nice, humble mean, difference between, healthy pride, proud of myself, is pride bad, is pride wrong, proud of me, recognition, appreciated`,
        pa: `ਸਵੈਮਾਣ, ਸਵੈ ਮਾਣ, ਸਵੈ ਵਿਸ਼ਵਾਸ, ਆਤਮ ਸਨਮਾਨ, ਆਤਮ ਵਿਸ਼ਵਾਸ, ਇੱਜ਼ਤ, ਅਣਖ, ਕਮਜ਼ੋਰ, ਕਮਜ਼ੋਰੀ, ਫ਼ਾਇਦਾ ਚੁੱਕ, ਫਾਇਦਾ ਚੁੱਕ, ਫ਼ਾਇਦਾ ਉਠਾ, ਫ਼ਰਕ, ਅੰਤਰ, ਦਬਾ, ਮੇਰੇ ਤੇ ਮਾਣ, ਆਪਣੇ ਤੇ ਮਾਣ, ਕਦਰ`,
        hi: `आत्मसम्मान, आत्म सम्मान, स्वाभिमान, आत्मविश्वास, आत्म विश्वास, इज़्ज़त, सम्मान, कमज़ोर, कमज़ोरी, फ़ायदा उठा, अंतर, फ़र्क, फ़र्क़, दबा, मुझ पर गर्व, अपने पर गर्व, ख़ुद पर गर्व, क़द्र`,
        roman: `swabhiman, svabhiman, swaimaan, savaimaan, atam samman, aatm samman, atmasamman, aatmvishwas, atam vishwas, izzat, ijjat, anakh, kamzor, kamjor, kamzori, kamjori, faida chuk, fayda chuk, fayda utha, faida utha, farak, farq, antar, difference, mere te maan, mujh par garv, self respect, kadar`,
      },
      openings: {
        english: [
          'Self-respect and ego can look alike from outside. One stands on its own feet; the other needs somebody lower to stand on.',
          'Humility is not the same as letting others walk over you. One can bow the heart and still say a clear no.',
        ],
        punjabi: [
          'ਸਵੈਮਾਣ ਅਤੇ ਹੰਕਾਰ ਬਾਹਰੋਂ ਇੱਕੋ ਜਿਹੇ ਲੱਗ ਸਕਦੇ ਹਨ। ਇੱਕ ਆਪਣੇ ਪੈਰਾਂ ਉੱਤੇ ਖੜ੍ਹਾ ਹੈ; ਦੂਜੇ ਨੂੰ ਖੜ੍ਹਨ ਲਈ ਕੋਈ ਨੀਵਾਂ ਚਾਹੀਦਾ ਹੈ।',
          'ਨਿਮਰ ਹੋਣ ਦਾ ਅਰਥ ਇਹ ਨਹੀਂ ਕਿ ਕੋਈ ਲਤਾੜ ਕੇ ਲੰਘ ਜਾਵੇ। ਮਨ ਨੀਵਾਂ ਰੱਖ ਕੇ ਵੀ ਸਾਫ਼ ਨਾਂਹ ਕਹੀ ਜਾ ਸਕਦੀ ਹੈ।',
        ],
        hindi: [
          'स्वाभिमान और अहंकार बाहर से एक-से लग सकते हैं। एक अपने पैरों पर खड़ा है; दूसरे को खड़े होने के लिए कोई नीचा चाहिए।',
          'विनम्र होने का अर्थ यह नहीं कि कोई रौंदकर निकल जाए। मन झुका रखकर भी साफ़ ना कही जा सकती है।',
        ],
      },
    },
  ],
}
