import type { ThemePhrases } from './types.ts'

export const ageing: ThemePhrases = {
  openings: {
    english: [
      'Growing older means letting go of one thing after another, and it can also bring a stillness that youth does not know.',
      'The years leave their mark on the body. They do not touch what in you looks out through the same eyes as ever.',
      'It is honest to say that age is hard. Let us see what may still ripen in it.',
    ],
    punjabi: [
      'ਉਮਰ ਵਧਦੀ ਹੈ ਤਾਂ ਇੱਕ-ਇੱਕ ਕਰਕੇ ਕੁਝ ਛੁੱਟਦਾ ਜਾਂਦਾ ਹੈ, ਪਰ ਇਹ ਉਹ ਟਿਕਾਅ ਵੀ ਲਿਆ ਸਕਦੀ ਹੈ ਜੋ ਜਵਾਨੀ ਨਹੀਂ ਜਾਣਦੀ।',
      'ਵਰ੍ਹੇ ਸਰੀਰ ਉੱਤੇ ਆਪਣੀ ਛਾਪ ਛੱਡਦੇ ਹਨ। ਪਰ ਅੰਦਰੋਂ ਜੋ ਇਹਨਾਂ ਅੱਖਾਂ ਰਾਹੀਂ ਵੇਖਦਾ ਹੈ, ਉਹ ਅੱਜ ਵੀ ਉਹੀ ਹੈ।',
      'ਇਹ ਕਹਿਣਾ ਸੱਚ ਹੈ ਕਿ ਬੁਢਾਪਾ ਔਖਾ ਹੈ। ਆਓ ਵੇਖੀਏ, ਇਸ ਵਿੱਚ ਅਜੇ ਕੀ ਪੱਕ ਸਕਦਾ ਹੈ।',
    ],
    hindi: [
      'उम्र बढ़ती है तो एक-एक करके कुछ छूटता जाता है, पर वह ऐसा ठहराव भी ला सकती है जिसे जवानी नहीं जानती।',
      'बरस शरीर पर अपनी छाप छोड़ते हैं। पर भीतर से जो इन आँखों से देखता है, वह आज भी वही है।',
      'यह कहना सच है कि बुढ़ापा कठिन है। आइए देखें, इसमें अभी क्या पक सकता है।',
    ],
  },
  again: {
    english: [
      'Let us sit a little longer with this; age has earned an unhurried talk.',
      'The thought keeps returning with the evening. Let us meet it once more.',
    ],
    punjabi: [
      'ਆਓ, ਇਸ ਗੱਲ ਕੋਲ ਥੋੜ੍ਹਾ ਹੋਰ ਬੈਠੀਏ; ਇਹ ਉਮਰ ਕਾਹਲੀ ਦੀਆਂ ਗੱਲਾਂ ਲਈ ਨਹੀਂ।',
      'ਇਹ ਖ਼ਿਆਲ ਸ਼ਾਮ ਨਾਲ ਮੁੜ-ਮੁੜ ਆਉਂਦਾ ਹੈ। ਆਓ, ਇਸ ਨੂੰ ਇੱਕ ਵਾਰ ਹੋਰ ਮਿਲੀਏ।',
    ],
    hindi: [
      'आइए, इस बात के पास थोड़ा और बैठें; यह उम्र जल्दी की बातों के लिए नहीं।',
      'यह विचार साँझ के साथ बार-बार आता है। आइए, इससे एक बार और मिलें।',
    ],
  },
  practices: {
    english: [
      'Tell a young person one story from your life today, or write it down for them; it belongs to them too.',
      'Sit in the morning light for a quarter of an hour with the Name or a prayer, and let that be the day’s first work.',
      'Ask for help with one thing you have been doing alone, and offer in return one thing you can still give: advice, company, a blessing.',
    ],
    punjabi: [
      'ਅੱਜ ਕਿਸੇ ਛੋਟੀ ਉਮਰ ਵਾਲੇ ਨੂੰ ਆਪਣੀ ਜ਼ਿੰਦਗੀ ਦੀ ਇੱਕ ਗੱਲ ਸੁਣਾਓ, ਜਾਂ ਲਿਖ ਛੱਡੋ; ਉਹ ਉਹਨਾਂ ਦੀ ਵੀ ਅਮਾਨਤ ਹੈ।',
      'ਸਵੇਰ ਦੀ ਧੁੱਪ ਵਿੱਚ ਪੰਦਰਾਂ ਮਿੰਟ ਨਾਮ ਜਾਂ ਅਰਦਾਸ ਨਾਲ ਬੈਠੋ, ਅਤੇ ਇਸ ਨੂੰ ਦਿਨ ਦਾ ਪਹਿਲਾ ਕੰਮ ਬਣਾਓ।',
      'ਜੋ ਕੰਮ ਇਕੱਲਿਆਂ ਔਖਾ ਲੱਗਦਾ ਹੈ, ਉਸ ਵਿੱਚ ਮਦਦ ਮੰਗੋ, ਅਤੇ ਬਦਲੇ ਵਿੱਚ ਉਹ ਦਿਓ ਜੋ ਅਜੇ ਵੀ ਕੋਲ ਹੈ: ਸਲਾਹ, ਸਾਥ ਜਾਂ ਅਸੀਸ।',
    ],
    hindi: [
      'आज किसी छोटी उम्र वाले को अपने जीवन की एक बात सुनाइए, या लिख दीजिए; वह उनकी भी धरोहर है।',
      'सुबह की धूप में पंद्रह मिनट नाम या प्रार्थना के साथ बैठिए, और इसे दिन का पहला काम बनाइए।',
      'जो काम अकेले कठिन लगता है, उसमें मदद माँगिए, और बदले में वह दीजिए जो अब भी पास है: सलाह, साथ या आशीर्वाद।',
    ],
  },
  situations: [
    {
      id: 'leftAlone',
      words: {
        en: `alone, lonely, left alone, children left, children dont, my children, my son, sons, daughter, nobody visits, no one visits, no one comes, nobody comes, old age home, burden, a burden, ignored, nobody listens, no one listens, no one needs me, useless, neglected, nobody talks, no respect`,
        pa: `ਇਕੱਲਾ, ਇਕੱਲੀ, ਇਕੱਲੇ, ਇਕੱਲਾਪਣ, ਬੱਚੇ, ਬੱਚਿਆਂ, ਪੁੱਤ, ਪੁੱਤਾਂ, ਧੀਆਂ, ਨੂੰਹਾਂ, ਕੋਈ ਪੁੱਛਦਾ ਨਹੀਂ, ਕੋਈ ਨਹੀਂ ਪੁੱਛਦਾ, ਕੋਈ ਨਹੀਂ ਆਉਂਦਾ, ਬੋਝ, ਬਿਰਧ ਆਸ਼ਰਮ, ਸੁਣਦਾ ਨਹੀਂ, ਕੋਈ ਨਹੀਂ ਸੁਣਦਾ, ਕਦਰ ਨਹੀਂ, ਬੇਕਾਰ`,
        hi: `अकेला, अकेली, अकेले, अकेलापन, बच्चे, बच्चों, बेटा, बेटे, बेटियाँ, बहुएँ, कोई पूछता नहीं, कोई नहीं पूछता, कोई नहीं आता, बोझ, वृद्धाश्रम, सुनता नहीं, कोई नहीं सुनता, क़द्र नहीं, बेकार`,
        roman: `ikalla, ikalli, ikalle, akela, akeli, akele, kalla, kalli, akelapan, ikallapan, bache, bacche, bachche, putt, puttar, =beta, =bete, nooh, bahu, koi puchda nahi, koi nahi puchda, koi puchta nahi, koi nahi puchta, koi nahi aunda, koi nahi aata, bojh, birdh ashram, vridh ashram, sunda nahi, sunta nahi, kadar nahi, bekar`,
      },
      openings: {
        english: [
          'After giving so much to others, to sit in a quiet house is hard. You are not a burden, and your days still count.',
          'When those you raised are busy elsewhere, the evenings grow long. You deserve company, and you may ask for it without shame.',
        ],
        punjabi: [
          'ਸਾਰੀ ਉਮਰ ਦੂਜਿਆਂ ਨੂੰ ਦੇ ਕੇ ਚੁੱਪ ਘਰ ਵਿੱਚ ਬੈਠਣਾ ਔਖਾ ਹੈ। ਤੁਸੀਂ ਕਿਸੇ ਉੱਤੇ ਬੋਝ ਨਹੀਂ, ਅਤੇ ਤੁਹਾਡੇ ਦਿਨਾਂ ਦਾ ਅੱਜ ਵੀ ਮੁੱਲ ਹੈ।',
          'ਜਿਨ੍ਹਾਂ ਨੂੰ ਪਾਲਿਆ, ਉਹ ਆਪਣੇ ਕੰਮਾਂ ਵਿੱਚ ਰੁੱਝ ਜਾਣ ਤਾਂ ਸ਼ਾਮਾਂ ਲੰਮੀਆਂ ਹੋ ਜਾਂਦੀਆਂ ਹਨ। ਸਾਥ ਦੀ ਲੋੜ ਸੁਭਾਵਿਕ ਹੈ, ਅਤੇ ਮੰਗਣ ਵਿੱਚ ਕੋਈ ਸ਼ਰਮ ਨਹੀਂ।',
        ],
        hindi: [
          'सारी उम्र दूसरों को देकर चुप घर में बैठना कठिन है। आप किसी पर बोझ नहीं, और आपके दिनों का आज भी मूल्य है।',
          'जिन्हें पाला, वे अपने कामों में लग जाएँ तो शामें लंबी हो जाती हैं। साथ की ज़रूरत स्वाभाविक है, और माँगने में कोई लज्जा नहीं।',
        ],
      },
      practices: {
        english: [
          'Go today where others of your age sit together: the gurdwara or temple, a park, a neighbour’s veranda. If anyone at home treats you badly or keeps food or medicine from you, tell someone you trust.',
        ],
        punjabi: [
          'ਅੱਜ ਉੱਥੇ ਜਾਓ ਜਿੱਥੇ ਹਾਣੀ ਜੁੜ ਬੈਠਦੇ ਹਨ: ਗੁਰਦੁਆਰਾ, ਮੰਦਰ, ਪਾਰਕ ਜਾਂ ਸੱਥ। ਜੇ ਘਰ ਵਿੱਚ ਕੋਈ ਬੁਰਾ ਵਰਤਾਅ ਕਰੇ ਜਾਂ ਰੋਟੀ-ਦਵਾਈ ਤੋਂ ਤਰਸਾਵੇ, ਤਾਂ ਕਿਸੇ ਭਰੋਸੇ ਵਾਲੇ ਨੂੰ ਦੱਸੋ।',
        ],
        hindi: [
          'आज वहाँ जाइए जहाँ हमउम्र लोग मिल बैठते हैं: मंदिर, गुरुद्वारा, बाग़ या चौपाल। यदि घर में कोई बुरा व्यवहार करे या भोजन-दवा से तरसाए, तो किसी भरोसे के व्यक्ति को बताइए।',
        ],
      },
    },
    {
      id: 'bodyFailing',
      words: {
        en: `body, weak, weakness, knees, joints, eyes, eyesight, hearing, memory, forget, forgetful, cant walk, cannot walk, slow, pain, aches, health, sick, dependent, strength, energy, wrinkles, grey hair, white hair, beauty, haggard, hair`,
        pa: `ਸਰੀਰ, ਗੋਡੇ, ਗੋਡਿਆਂ, ਅੱਖਾਂ, ਨਜ਼ਰ, ਕੰਨ, ਯਾਦ ਨਹੀਂ, ਯਾਦਦਾਸ਼ਤ, ਭੁੱਲ ਜਾਂਦਾ, ਭੁੱਲ ਜਾਂਦੀ, ਤੁਰਿਆ ਨਹੀਂ, ਤੁਰ ਨਹੀਂ, ਕਮਜ਼ੋਰ, ਕਮਜ਼ੋਰੀ, ਤਾਕਤ, ਦਰਦ, ਦੁਖਦਾ, ਦੁਖਦੇ, ਝੁਰੜੀਆਂ, ਚਿੱਟੇ ਵਾਲ, ਵਾਲ, ਸਿਹਤ`,
        hi: `शरीर, घुटने, घुटनों, आँखें, नज़र, कान, याद नहीं, याददाश्त, भूल जाता, भूल जाती, चला नहीं, चल नहीं, कमज़ोर, कमज़ोरी, ताक़त, दर्द, दुखता, दुखते, झुर्रियाँ, सफ़ेद बाल, बाल, सेहत`,
        roman: `sarir, sharir, shareer, gode, ghutne, akhan, aankhen, nazar, najar, kann, kaan, yaad nahi, yaadasht, yaddasht, bhul janda, bhul jata, bhool jata, turia nahi, tur nahi, chala nahi, chal nahi, kamzor, kamjor, kamzori, takat, dard, dukhda, jhurriyan, chitte vaal, safed baal, vaal, sehat`,
      },
      openings: {
        english: [
          'The body that did everything without asking now asks for everything. It is right to be patient with it, as with an old friend.',
          'To lose strength and sharpness step by step is a humbling road. You are not less loved for walking it slowly.',
        ],
        punjabi: [
          'ਜੋ ਸਰੀਰ ਬਿਨਾਂ ਪੁੱਛੇ ਸਭ ਕਰਦਾ ਸੀ, ਹੁਣ ਹਰ ਗੱਲ ਲਈ ਪੁੱਛਦਾ ਹੈ। ਇਸ ਨਾਲ ਪੁਰਾਣੇ ਮਿੱਤਰ ਵਾਂਗ ਧੀਰਜ ਰੱਖਣਾ ਚੰਗਾ ਹੈ।',
          'ਤਾਕਤ ਅਤੇ ਤੇਜ਼ੀ ਦਾ ਹੌਲੀ-ਹੌਲੀ ਘਟਣਾ ਔਖਾ ਪੈਂਡਾ ਹੈ। ਹੌਲੀ ਤੁਰਨ ਨਾਲ ਕਿਸੇ ਦੇ ਪਿਆਰ ਵਿੱਚ ਕਮੀ ਨਹੀਂ ਆਉਂਦੀ।',
        ],
        hindi: [
          'जो शरीर बिना पूछे सब करता था, अब हर बात के लिए पूछता है। उसके साथ पुराने मित्र की तरह धैर्य रखना अच्छा है।',
          'बल और तेज़ी का धीरे-धीरे घटना कठिन राह है। धीरे चलने से किसी के प्रेम में कमी नहीं आती।',
        ],
      },
      practices: {
        english: [
          'Thank one part of the body today for its long service, move it gently, and mention what troubles you at the next visit to the doctor.',
        ],
        punjabi: ['ਅੱਜ ਸਰੀਰ ਦੇ ਕਿਸੇ ਇੱਕ ਅੰਗ ਦਾ ਉਮਰ ਭਰ ਦੀ ਸੇਵਾ ਲਈ ਧੰਨਵਾਦ ਕਰੋ, ਉਸ ਨੂੰ ਹੌਲੀ-ਹੌਲੀ ਹਿਲਾਓ, ਅਤੇ ਜੋ ਤਕਲੀਫ਼ ਹੈ ਉਹ ਡਾਕਟਰ ਨੂੰ ਦੱਸੋ।'],
        hindi: [
          'आज शरीर के किसी एक अंग का उम्र भर की सेवा के लिए धन्यवाद कीजिए, उसे धीरे-धीरे हिलाइए, और जो कष्ट है वह डॉक्टर को बताइए।',
        ],
      },
    },
    {
      id: 'wastedYears',
      words: {
        en: `wasted, wasted my life, wasted years, waste, too late, late, years gone, life gone, life is passing, time passing, time is running, running out, regret, regrets, did nothing, achieved nothing, nothing achieved, youth, my youth, forty, fifty, sixty, 40, 50, 60, birthday, midlife, retired, retirement`,
        pa: `ਉਮਰ ਲੰਘ, ਉਮਰ ਬੀਤ, ਉਮਰ ਨਿਕਲ, ਜ਼ਿੰਦਗੀ ਲੰਘ, ਜ਼ਿੰਦਗੀ ਬੀਤ, ਵਿਅਰਥ, ਗੁਆ, ਗੁਆ ਲਈ, ਗਵਾ, ਬਰਬਾਦ, ਜਵਾਨੀ, ਸਮਾਂ ਲੰਘ, ਸਮਾਂ ਨਿਕਲ, ਬਹੁਤ ਦੇਰ, ਦੇਰ ਹੋ ਗਈ, ਕੁਝ ਨਹੀਂ ਕੀਤਾ, ਕੁਝ ਨਹੀਂ ਬਣਿਆ, ਰਿਟਾਇਰ, ਸੇਵਾਮੁਕਤ, ਪਛਤਾਵਾ`,
        hi: `उम्र निकल, उम्र बीत, उम्र गुज़र, ज़िंदगी निकल, ज़िंदगी बीत, जीवन बीत, व्यर्थ, बेकार गई, गँवा, गँवा दी, बर्बाद, बरबाद, जवानी, समय निकल, समय बीत, बहुत देर, देर हो गई, कुछ नहीं किया, कुछ नहीं बना, रिटायर, सेवानिवृत्त, पछतावा`,
        roman: `umar langh, umar lang, umar beet, umar nikal, umar guzar, umr nikal, zindagi langh, zindagi beet, jindagi langh, zindagi nikal, jeevan beet, viarth, vyarth, gawa, gava, ganva, barbad, barbaad, jawani, javani, time langh, samay beet, samay nikal, bahut der, der ho gayi, kuch nahi kita, kuj nahi kita, kuch nahi kiya, retire, retirement, pachtava`,
      },
      openings: {
        english: [
          'Looking back and seeing only what was missed is a lonely view. Those years also held care, labour and love that nobody has written down.',
          'It feels late. Even so, the evening has its own light, and one hour lived awake is not small.',
        ],
        punjabi: [
          'ਪਿੱਛੇ ਵੇਖ ਕੇ ਸਿਰਫ਼ ਖੁੰਝਿਆ ਹੋਇਆ ਦਿਸੇ ਤਾਂ ਮਨ ਬਹੁਤ ਉਦਾਸ ਹੁੰਦਾ ਹੈ। ਪਰ ਉਹਨਾਂ ਸਾਲਾਂ ਵਿੱਚ ਮਿਹਨਤ, ਸੰਭਾਲ ਅਤੇ ਪਿਆਰ ਵੀ ਸੀ ਜੋ ਕਿਸੇ ਨੇ ਲਿਖਿਆ ਨਹੀਂ।',
          'ਲੱਗਦਾ ਹੈ ਦੇਰ ਹੋ ਗਈ। ਪਰ ਸ਼ਾਮ ਦਾ ਵੀ ਆਪਣਾ ਚਾਨਣ ਹੁੰਦਾ ਹੈ, ਅਤੇ ਜਾਗ ਕੇ ਬਿਤਾਈ ਇੱਕ ਘੜੀ ਵੀ ਛੋਟੀ ਨਹੀਂ।',
        ],
        hindi: [
          'पीछे देखकर केवल छूटा हुआ दिखे तो मन बहुत उदास होता है। पर उन बरसों में मेहनत, देखभाल और प्रेम भी था जिसे किसी ने लिखा नहीं।',
          'लगता है देर हो गई। पर साँझ का भी अपना उजाला होता है, और जागकर बिताई एक घड़ी भी छोटी नहीं।',
        ],
      },
      practices: {
        english: [
          'Write down three people whose lives were easier because of you, then choose one thing you have always put off and give it fifteen minutes today.',
        ],
        punjabi: ['ਤਿੰਨ ਜਣਿਆਂ ਦੇ ਨਾਂ ਲਿਖੋ ਜਿਨ੍ਹਾਂ ਦਾ ਜੀਵਨ ਤੁਹਾਡੇ ਕਰਕੇ ਸੌਖਾ ਹੋਇਆ, ਫਿਰ ਜੋ ਕੰਮ ਸਦਾ ਟਲਦਾ ਰਿਹਾ, ਉਸ ਨੂੰ ਅੱਜ ਪੰਦਰਾਂ ਮਿੰਟ ਦਿਓ।'],
        hindi: ['तीन लोगों के नाम लिखिए जिनका जीवन आपके कारण आसान हुआ, फिर जो काम सदा टलता रहा, उसे आज पंद्रह मिनट दीजिए।'],
      },
    },
  ],
}
