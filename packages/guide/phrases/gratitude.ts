import type { ThemePhrases } from './types.ts'

export const gratitude: ThemePhrases = {
  openings: {
    english: [
      'How good to hear thankfulness. Joy that is shared and given back grows deeper.',
      'A thankful heart sees the gift and the Giver together. Thank you for bringing this here.',
      'Most gifts come without a ribbon: breath, water, a voice that knows our name. To notice them is already thanks.',
    ],
    punjabi: [
      'ਸ਼ੁਕਰਾਨੇ ਦੇ ਬੋਲ ਸੁਣ ਕੇ ਬਹੁਤ ਚੰਗਾ ਲੱਗਦਾ ਹੈ। ਵੰਡੀ ਹੋਈ ਖ਼ੁਸ਼ੀ ਹੋਰ ਡੂੰਘੀ ਹੁੰਦੀ ਹੈ।',
      'ਸ਼ੁਕਰਗੁਜ਼ਾਰ ਦਿਲ ਦਾਤ ਅਤੇ ਦਾਤੇ ਨੂੰ ਇਕੱਠੇ ਵੇਖਦਾ ਹੈ। ਇਹ ਗੱਲ ਸਾਂਝੀ ਕਰਨ ਲਈ ਧੰਨਵਾਦ।',
      'ਬਹੁਤੀਆਂ ਦਾਤਾਂ ਚੁੱਪ-ਚਾਪ ਮਿਲਦੀਆਂ ਹਨ: ਸਾਹ, ਪਾਣੀ, ਆਪਣਾ ਨਾਂ ਲੈਣ ਵਾਲੀ ਕੋਈ ਆਵਾਜ਼। ਇਹਨਾਂ ਵੱਲ ਧਿਆਨ ਜਾਣਾ ਹੀ ਸ਼ੁਕਰ ਹੈ।',
    ],
    hindi: [
      'कृतज्ञता के शब्द सुनकर बहुत अच्छा लगता है। बाँटी हुई ख़ुशी और गहरी होती है।',
      'कृतज्ञ मन देन और देने वाले को साथ-साथ देखता है। यह बात साझा करने के लिए धन्यवाद।',
      'अधिकतर देनें चुपचाप मिलती हैं: साँस, पानी, अपना नाम पुकारने वाला कोई स्वर। इन पर ध्यान जाना ही आभार है।',
    ],
  },
  again: {
    english: [
      'Thanks can be said twice; it does not wear out. Let us stay in it a little longer.',
      'You have come back to thankfulness, and that is a good place to come back to.',
    ],
    punjabi: [
      'ਸ਼ੁਕਰ ਮੁੜ-ਮੁੜ ਕੀਤਾ ਜਾ ਸਕਦਾ ਹੈ; ਉਹ ਘਸਦਾ ਨਹੀਂ। ਆਓ, ਇਸ ਵਿੱਚ ਥੋੜ੍ਹਾ ਚਿਰ ਹੋਰ ਰਹੀਏ।',
      'ਗੱਲ ਮੁੜ ਸ਼ੁਕਰਾਨੇ ਉੱਤੇ ਆਈ ਹੈ, ਅਤੇ ਮੁੜ ਆਉਣ ਲਈ ਇਹ ਚੰਗੀ ਥਾਂ ਹੈ।',
    ],
    hindi: [
      'धन्यवाद बार-बार किया जा सकता है; वह घिसता नहीं। आइए, इसमें थोड़ी देर और रहें।',
      'बात फिर आभार पर लौटी है, और लौटने के लिए यह अच्छी जगह है।',
    ],
  },
  practices: {
    english: [
      'Before you sleep, name three gifts of today, and give something small away tomorrow in their honour.',
      'Tell one person today what they have done for you: not “thanks for everything” but the one thing, by name.',
      'Eat or drink something very slowly today, and think of the rain, the soil and the hands that brought it to you.',
    ],
    punjabi: [
      'ਸੌਣ ਤੋਂ ਪਹਿਲਾਂ ਅੱਜ ਦੀਆਂ ਤਿੰਨ ਦਾਤਾਂ ਗਿਣੋ, ਅਤੇ ਕੱਲ੍ਹ ਉਹਨਾਂ ਦੇ ਸ਼ੁਕਰਾਨੇ ਵਿੱਚ ਕੁਝ ਛੋਟਾ ਜਿਹਾ ਕਿਸੇ ਨੂੰ ਦਿਓ।',
      'ਅੱਜ ਕਿਸੇ ਇੱਕ ਨੂੰ ਦੱਸੋ ਕਿ ਉਸ ਨੇ ਤੁਹਾਡੇ ਲਈ ਕੀ ਕੀਤਾ: “ਹਰ ਗੱਲ ਲਈ ਧੰਨਵਾਦ” ਨਹੀਂ, ਸਗੋਂ ਉਹ ਇੱਕ ਗੱਲ, ਨਾਂ ਲੈ ਕੇ।',
      'ਅੱਜ ਕੁਝ ਬਹੁਤ ਹੌਲੀ-ਹੌਲੀ ਖਾਓ ਜਾਂ ਪੀਓ, ਅਤੇ ਉਸ ਮੀਂਹ, ਮਿੱਟੀ ਅਤੇ ਉਹਨਾਂ ਹੱਥਾਂ ਨੂੰ ਯਾਦ ਕਰੋ ਜਿਨ੍ਹਾਂ ਨੇ ਇਸ ਨੂੰ ਇੱਥੇ ਪਹੁੰਚਾਇਆ।',
    ],
    hindi: [
      'सोने से पहले आज की तीन देनें गिनिए, और कल उनके आभार में कुछ छोटा-सा किसी को दीजिए।',
      'आज किसी एक को बताइए कि उन्होंने आपके लिए क्या किया: “हर बात के लिए धन्यवाद” नहीं, बल्कि वह एक बात, नाम लेकर।',
      'आज कुछ बहुत धीरे-धीरे खाइए या पीजिए, और उस वर्षा, मिट्टी और उन हाथों को याद कीजिए जिन्होंने इसे यहाँ तक पहुँचाया।',
    ],
  },
  situations: [
    {
      id: 'cannotFeelThankful',
      words: {
        en: `ungrateful, not grateful, not thankful, cannot feel grateful, cant feel grateful, dont feel grateful, dont feel thankful, dont feel blessed, complain, complaining, complaints, take for granted, taking for granted, took for granted, never satisfied, not satisfied, not happy, want more, always want more, more and more, have everything, still not happy, still unhappy, how to be grateful, how can i be grateful, be more grateful, more thankful, hard times, difficult times, grateful when, thankful when, forget to thank`,
        pa: `ਸ਼ੁਕਰ ਨਹੀਂ, ਨਾਸ਼ੁਕਰਾ, ਨਾਸ਼ੁਕਰੀ, ਨਾਸ਼ੁਕਰਾਪਣ, ਅਕਿਰਤਘਣ, ਸ਼ਿਕਾਇਤ, ਸ਼ਿਕਾਇਤਾਂ, ਗਿਲਾ, ਗਿਲੇ, ਕਮੀ ਵੇਖ, ਕਮੀਆਂ, ਸਭ ਕੁਝ ਹੈ, ਸਭ ਕੁਝ ਹੁੰਦਿਆਂ, ਫਿਰ ਵੀ ਖ਼ੁਸ਼ ਨਹੀਂ, ਖ਼ੁਸ਼ ਨਹੀਂ, ਸੰਤੋਖ ਨਹੀਂ, ਸੰਤੁਸ਼ਟ ਨਹੀਂ, ਹੋਰ ਚਾਹੀਦਾ, ਹੋਰ ਹੋਰ, ਸ਼ੁਕਰਗੁਜ਼ਾਰ ਕਿਵੇਂ, ਔਖੇ ਸਮੇਂ, ਔਖੇ ਵੇਲੇ, ਦੁੱਖ ਵਿੱਚ, ਭੁੱਲ ਜਾਂਦਾ, ਭੁੱਲ ਜਾਂਦੀ, ਸੰਤੋਖ ਕਿਵੇਂ`,
        hi: `कृतज्ञ नहीं, नाशुक्रा, नाशुक्री, कृतघ्न, शिकायत, शिकायतें, गिला, कमी देख, कमियाँ, सब कुछ है, सब कुछ होते, फिर भी ख़ुश नहीं, ख़ुश नहीं, संतोष नहीं, संतुष्ट नहीं, और चाहिए, और और, कृतज्ञ कैसे, आभारी नहीं, संतोष कैसे, संतुष्ट कैसे, कठिन समय, मुश्किल समय, दुख में, भूल जाता, भूल जाती`,
        roman: `shukar nahi, shukr nahi, nashukra, nashukri, na shukra, kritghan, akirtghan, shikayat, shikayatan, shikayatein, gila, kami dekh, kamiyan, sab kuch hai, sab kujh hai, sab kuj hai, fir vi khush nahi, phir bhi khush nahi, khush nahi, santokh nahi, santosh nahi, santusht nahi, hor chahida, aur chahiye, kritagya kaise, abhari kaise, santokh kive, santosh kaise, shukarguzar kive, aukhe sama, aukhe vele, kathin samay, mushkil samay, dukh vich, dukh me, bhul janda, bhul jandi, bhool jata, bhool jati`,
      },
      openings: {
        english: [
          'Thankfulness cannot be ordered, least of all from oneself. It begins with looking, and you have begun to look.',
          'There can be much to be thankful for and still a heavy or hungry heart; the one does not cancel the other. You need not be ashamed of it.',
        ],
        punjabi: [
          'ਸ਼ੁਕਰ ਹੁਕਮ ਨਾਲ ਨਹੀਂ ਆਉਂਦਾ, ਆਪਣੇ ਹੁਕਮ ਨਾਲ ਤਾਂ ਬਿਲਕੁਲ ਨਹੀਂ। ਉਹ ਵੇਖਣ ਤੋਂ ਸ਼ੁਰੂ ਹੁੰਦਾ ਹੈ, ਅਤੇ ਇਹ ਸਵਾਲ ਉਸੇ ਦੀ ਸ਼ੁਰੂਆਤ ਹੈ।',
          'ਬਹੁਤ ਕੁਝ ਮਿਲਿਆ ਹੋਵੇ, ਫਿਰ ਵੀ ਦਿਲ ਭਾਰੀ ਜਾਂ ਭੁੱਖਾ ਰਹਿ ਸਕਦਾ ਹੈ; ਇੱਕ ਗੱਲ ਦੂਜੀ ਨੂੰ ਨਹੀਂ ਕੱਟਦੀ। ਇਸ ਉੱਤੇ ਸ਼ਰਮ ਕਰਨ ਦੀ ਲੋੜ ਨਹੀਂ।',
        ],
        hindi: [
          'कृतज्ञता आदेश से नहीं आती, अपने आदेश से तो बिल्कुल नहीं। वह देखने से शुरू होती है, और यह प्रश्न उसी की शुरुआत है।',
          'बहुत कुछ मिला हो, फिर भी मन भारी या भूखा रह सकता है; एक बात दूसरी को नहीं काटती। इस पर लज्जा करने की ज़रूरत नहीं।',
        ],
      },
      practices: {
        english: [
          'Today, each time a complaint comes, let it finish, and then add one true sentence that begins with “and yet”. If nothing has given joy for weeks, please tell someone, a doctor too.',
        ],
        punjabi: [
          'ਅੱਜ ਜਦੋਂ ਵੀ ਕੋਈ ਗਿਲਾ ਆਵੇ, ਉਸ ਨੂੰ ਪੂਰਾ ਹੋਣ ਦਿਓ, ਫਿਰ ਇੱਕ ਸੱਚਾ ਵਾਕ ਜੋੜੋ ਜੋ “ਫਿਰ ਵੀ” ਨਾਲ ਸ਼ੁਰੂ ਹੋਵੇ। ਜੇ ਹਫ਼ਤਿਆਂ ਤੋਂ ਕੁਝ ਵੀ ਚੰਗਾ ਨਾ ਲੱਗੇ, ਤਾਂ ਕਿਸੇ ਆਪਣੇ ਅਤੇ ਡਾਕਟਰ ਨੂੰ ਦੱਸੋ।',
        ],
        hindi: [
          'आज जब भी कोई शिकायत आए, उसे पूरा होने दीजिए, फिर एक सच्चा वाक्य जोड़िए जो “फिर भी” से शुरू हो। यदि हफ़्तों से कुछ भी अच्छा न लगे, तो किसी अपने और डॉक्टर को बताइए।',
        ],
      },
    },
    {
      id: 'cameThrough',
      words: {
        en: `recovered, recovery, cured, healed, better now, is fine now, came home from hospital, discharged, discharge, surgery was successful, surgery went well, operation went well, reports are normal, report is normal, survived, survive, accident, saved, saved me, safe, safely, came back, reached safely, escaped, got out, came through, sober, problem solved, problem is over, hard time is over, clean, cancer free`,
        pa: `ਠੀਕ ਹੋ ਗਿਆ, ਠੀਕ ਹੋ ਗਈ, ਠੀਕ ਹੋ ਗਏ, ਠੀਕ ਹੈ ਹੁਣ, ਹੁਣ ਠੀਕ, ਹੁਣ ਤੰਦਰੁਸਤ, ਤੰਦਰੁਸਤ, ਰਾਜ਼ੀ ਹੋ, ਬਚ ਗਿਆ, ਬਚ ਗਈ, ਬਚ ਗਏ, ਬਚਾ ਲਿਆ, ਬਚਾਇਆ, ਹਾਦਸਾ, ਹਾਦਸੇ, ਆਪਰੇਸ਼ਨ, ਅਪਰੇਸ਼ਨ, ਹਸਪਤਾਲੋਂ, ਹਸਪਤਾਲ, ਛੁੱਟੀ ਮਿਲ, ਰਿਪੋਰਟ ਠੀਕ, ਸੁੱਖੀ ਸਾਂਦੀ, ਸਹੀ ਸਲਾਮਤ, ਮੁਸੀਬਤ ਟਲ, ਔਖਾ ਸਮਾਂ ਲੰਘ, ਨਿਕਲ ਆਇਆ, ਨਿਕਲ ਆਈ`,
        hi: `ठीक हो गया, ठीक हो गई, ठीक हो गए, अब ठीक, स्वस्थ हो, अब स्वस्थ, बच गया, बच गई, बच गए, बचा लिया, बचाया, हादसा, हादसे, दुर्घटना, ऑपरेशन, आपरेशन, सर्जरी, अस्पताल से, अस्पताल, छुट्टी मिल, रिपोर्ट ठीक, रिपोर्ट सामान्य, सकुशल, सही सलामत, मुसीबत टल, संकट टल, बुरा समय बीत, कठिन समय बीत, उबर`,
        roman: `theek ho gaya, thik ho gaya, theek ho gayi, thik ho gayi, theek ho gaye, thik ho gye, hun theek, hun thik, ab theek, ab thik, tandrust, tandarust, swasth ho, razi ho, bach gaya, bach gayi, bach gaye, bach gya, bach gye, bacha liya, bacha lia, bacha lya, bachaya, hadsa, haadsa, accident, operation, surgery, hospital, haspatal, aspatal, chhutti mil, chutti mil, report theek, report normal, sahi salamat, sukhi sandi, sakushal, musibat tal, sankat tal`,
      },
      openings: {
        english: [
          'What a relief to be on the other side of it. The body may need a while to believe it, and thanks may come with tears.',
          'It has passed, and you do not take that for granted. Let us be thankful, also for the hands that helped on the way.',
        ],
        punjabi: [
          'ਉਸ ਔਖੀ ਘੜੀ ਵਿੱਚੋਂ ਪਾਰ ਲੰਘ ਆਉਣਾ ਵੱਡੀ ਰਾਹਤ ਹੈ। ਸਰੀਰ ਨੂੰ ਯਕੀਨ ਆਉਂਦਿਆਂ ਕੁਝ ਸਮਾਂ ਲੱਗਦਾ ਹੈ, ਅਤੇ ਸ਼ੁਕਰ ਵਿੱਚ ਹੰਝੂ ਵੀ ਆ ਸਕਦੇ ਹਨ।',
          'ਔਖ ਲੰਘ ਗਈ, ਅਤੇ ਤੁਸੀਂ ਇਸ ਨੂੰ ਮਾਮੂਲੀ ਗੱਲ ਨਹੀਂ ਸਮਝਿਆ। ਆਓ, ਸ਼ੁਕਰ ਕਰੀਏ, ਉਹਨਾਂ ਹੱਥਾਂ ਦਾ ਵੀ ਜਿਨ੍ਹਾਂ ਨੇ ਰਾਹ ਵਿੱਚ ਸਾਂਭਿਆ।',
        ],
        hindi: [
          'उस कठिन घड़ी से पार निकल आना बड़ी राहत है। शरीर को विश्वास होने में कुछ समय लगता है, और आभार में आँसू भी आ सकते हैं।',
          'कठिनाई बीत गई, और आपने इसे मामूली बात नहीं समझा। आइए, धन्यवाद करें, उन हाथों का भी जिन्होंने राह में सँभाला।',
        ],
      },
      practices: {
        english: [
          'Think of one person who helped in that time, a nurse, a driver, a neighbour, and let them know today how things turned out. And keep to what the doctors have advised, if any did.',
        ],
        punjabi: [
          'ਉਸ ਵੇਲੇ ਮਦਦ ਕਰਨ ਵਾਲੇ ਕਿਸੇ ਇੱਕ ਨੂੰ ਯਾਦ ਕਰੋ, ਨਰਸ, ਡਰਾਈਵਰ ਜਾਂ ਗੁਆਂਢੀ, ਅਤੇ ਅੱਜ ਉਸ ਨੂੰ ਦੱਸੋ ਕਿ ਹੁਣ ਕੀ ਹਾਲ ਹੈ। ਡਾਕਟਰ ਨੇ ਕੁਝ ਦੱਸਿਆ ਹੋਵੇ ਤਾਂ ਉਹ ਵੀ ਜਾਰੀ ਰੱਖੋ।',
        ],
        hindi: [
          'उस समय मदद करने वाले किसी एक को याद कीजिए, नर्स, ड्राइवर या पड़ोसी, और आज उन्हें बताइए कि अब क्या हाल है। डॉक्टर ने कुछ बताया हो तो उसे भी जारी रखिए।',
        ],
      },
    },
    {
      id: 'goodNews',
      words: {
        en: `good news, great news, got the job, got a job, got selected, selected, got a promotion, promoted, i passed, passed, results came, first position, scholarship, visa approved, got visa, got my visa, admission, newborn, new baby, baby, born, had a son, had a daughter, became a father, became a mother, became a grandfather, became a grandmother, getting married, wedding, engagement, engaged, new house, new home, new car, my wish came true, prayer was answered, prayers were answered, celebrate, birthday, anniversary`,
        pa: `ਖ਼ੁਸ਼ਖ਼ਬਰੀ, ਖ਼ੁਸ਼ੀ ਦੀ ਖ਼ਬਰ, ਚੰਗੀ ਖ਼ਬਰ, ਨੌਕਰੀ ਮਿਲ, ਨੌਕਰੀ ਲੱਗ, ਕੰਮ ਮਿਲ, ਤਰੱਕੀ ਹੋ, ਪਾਸ ਹੋ, ਪਹਿਲੇ ਨੰਬਰ, ਵੀਜ਼ਾ ਲੱਗ, ਵੀਜ਼ਾ ਆ, ਦਾਖ਼ਲਾ ਮਿਲ, ਪੁੱਤ ਹੋਇਆ, ਪੁੱਤਰ ਹੋਇਆ, ਧੀ ਹੋਈ, ਧੀ ਜੰਮੀ, ਪੋਤਾ ਹੋਇਆ, ਪੋਤੀ ਹੋਈ, ਦੋਹਤਾ, ਦੋਹਤੀ, ਬੱਚਾ ਹੋਇਆ, ਜਨਮ, ਵਿਆਹ, ਮੰਗਣੀ, ਕੁੜਮਾਈ, ਨਵਾਂ ਘਰ, ਨਵੀਂ ਗੱਡੀ, ਮੁਰਾਦ, ਅਰਦਾਸ ਪੂਰੀ, ਅਰਦਾਸ ਸੁਣੀ, ਜਨਮ ਦਿਨ`,
        hi: `ख़ुशख़बरी, खुशखबरी, अच्छी ख़बर, नौकरी मिल, नौकरी लग, काम मिल, पदोन्नति, प्रमोशन, तरक़्क़ी, पास हो, प्रथम, वीज़ा मिल, वीज़ा लग, दाख़िला मिल, चयन, बेटा हुआ, बेटी हुई, पुत्र हुआ, पोता हुआ, पोती हुई, नाती, नातिन, बच्चा हुआ, जन्म, शादी, विवाह, सगाई, नया घर, नई गाड़ी, मनोकामना, मन्नत पूरी, मुराद, प्रार्थना सुनी, प्रार्थना पूरी, जन्मदिन, सालगिरह`,
        roman: `khushkhabri, khush khabri, khushi di khabar, changi khabar, achi khabar, acchi khabar, naukri mil, naukri lag, nokri mil, job mil, job lag, kam mil, promotion, tarakki ho, pass ho, first aaya, first aayi, visa lag, visa mil, visa aa gaya, selection, select ho, admission mil, putt hoya, puttar hoya, dhee hoyi, dhi hoyi, pota hoya, poti hoyi, dohta, dohti, beta hua, beti hui, bacha hoya, baccha hua, janam, janm, viah, vyah, shaadi, shadi, mangni, kurmai, sagai, nava ghar, naya ghar, navi gaddi, nayi gadi, murad, mannat puri, manokamna, ardas puri, ardas suni`,
      },
      openings: {
        english: [
          'What happy news. May the joy be wide enough for everyone around you, and quiet enough to remember where it comes from.',
          'Such a day deserves to be tasted slowly. Thank you for letting us share in it.',
        ],
        punjabi: [
          'ਬਹੁਤ ਖ਼ੁਸ਼ੀ ਦੀ ਖ਼ਬਰ ਹੈ। ਇਹ ਖ਼ੁਸ਼ੀ ਇੰਨੀ ਖੁੱਲ੍ਹੀ ਹੋਵੇ ਕਿ ਸਭ ਨੂੰ ਮਿਲੇ, ਅਤੇ ਇੰਨੀ ਨਿਮਰ ਕਿ ਦਾਤਾ ਯਾਦ ਰਹੇ।',
          'ਅਜਿਹੇ ਦਿਨ ਨੂੰ ਹੌਲੀ-ਹੌਲੀ ਮਾਣਨਾ ਬਣਦਾ ਹੈ। ਇਸ ਖ਼ੁਸ਼ੀ ਵਿੱਚ ਸਾਂਝ ਪਾਉਣ ਲਈ ਧੰਨਵਾਦ।',
        ],
        hindi: [
          'बहुत ख़ुशी की ख़बर है। यह ख़ुशी इतनी खुली हो कि सबको मिले, और इतनी विनम्र कि देने वाला याद रहे।',
          'ऐसे दिन को धीरे-धीरे जी लेना चाहिए। इस ख़ुशी में शामिल करने के लिए धन्यवाद।',
        ],
      },
      practices: {
        english: [
          'Bow your head for one minute today before you tell the next person. Then share a little of the joy with someone who has none of it just now: food, a visit, a small gift.',
        ],
        punjabi: [
          'ਅਗਲੇ ਬੰਦੇ ਨੂੰ ਦੱਸਣ ਤੋਂ ਪਹਿਲਾਂ ਅੱਜ ਇੱਕ ਮਿੰਟ ਸਿਰ ਝੁਕਾ ਕੇ ਸ਼ੁਕਰ ਕਰੋ। ਫਿਰ ਇਸ ਖ਼ੁਸ਼ੀ ਦਾ ਕੁਝ ਹਿੱਸਾ ਕਿਸੇ ਅਜਿਹੇ ਨਾਲ ਵੰਡੋ ਜਿਸ ਦੇ ਦਿਨ ਔਖੇ ਹਨ: ਰੋਟੀ, ਮਿਲਣੀ ਜਾਂ ਨਿੱਕੀ ਸੁਗਾਤ।',
        ],
        hindi: [
          'अगले व्यक्ति को बताने से पहले आज एक मिनट सिर झुकाकर धन्यवाद कीजिए। फिर इस ख़ुशी का कुछ हिस्सा किसी ऐसे व्यक्ति से बाँटिए जिसके दिन कठिन हैं: भोजन, मुलाक़ात या छोटी-सी भेंट।',
        ],
      },
    },
    {
      id: 'howToThank',
      words: {
        en: `how to thank, how do i thank, how can i thank, how should i thank, thank god*1, thank him, thank them, thank my, express gratitude, express thanks, show gratitude, show my gratitude, say thanks, say thank you, repay, pay back, give back, thankful for my, grateful for my, grateful to my, thank my parents, parents*1, mother*1, father*1, wife*1, husband*1, teacher*1, friend*1, friends*1, practise gratitude, practice gratitude, gratitude practice, prayer of thanks`,
        pa: `ਸ਼ੁਕਰ ਕਿਵੇਂ, ਸ਼ੁਕਰਾਨਾ ਕਿਵੇਂ, ਧੰਨਵਾਦ ਕਿਵੇਂ, ਰੱਬ ਦਾ ਸ਼ੁਕਰ*1, ਵਾਹਿਗੁਰੂ ਦਾ ਸ਼ੁਕਰ*1, ਰੱਬ ਦਾ ਧੰਨਵਾਦ*1, ਸ਼ੁਕਰ ਕਰਨ, ਸ਼ੁਕਰਾਨੇ ਦੀ, ਸ਼ੁਕਰਾਨਾ ਕਰਨ, ਦੇਣ ਨਹੀਂ, ਕਰਜ਼ ਕਿਵੇਂ, ਅਹਿਸਾਨ, ਮਾਪਿਆਂ*1, ਮਾਂ*1, ਪਿਤਾ*1, ਪਤਨੀ*1, ਪਤੀ*1, ਉਸਤਾਦ*1, ਅਧਿਆਪਕ*1, ਦੋਸਤ*1, ਦੋਸਤਾਂ*1`,
        hi: `धन्यवाद कैसे, आभार कैसे, शुक्र कैसे, शुक्रिया कैसे, कृतज्ञता कैसे, भगवान का धन्यवाद*1, ईश्वर का धन्यवाद*1, भगवान का शुक्र*1, शुक्रिया अदा, आभार व्यक्त, आभार प्रकट, धन्यवाद करना, ऋण कैसे, एहसान, अहसान, माता पिता*1, माँ*1, पिता*1, पत्नी*1, पति*1, गुरुजी*1, शिक्षक*1, मित्र*1, दोस्त*1, दोस्तों*1`,
        roman: `shukar kive, shukar kiven, shukrana kive, shukrana kiven, shukriya kaise, dhanwad kive, dhanvad kive, dhanyavad kaise, dhanyawad kaise, abhar kaise, kritagyata kaise, rab da shukar*1, rabb da shukar*1, waheguru da shukar*1, rab da dhanwad*1, bhagwan ka shukr*1, bhagwan ka dhanyavad*1, bhagwan ka dhanyawad*1, shukriya ada, abhar vyakt, shukrana karna, ehsaan, ehsan, ahsan, karz kive, mapean*1, mapeyan*1, maa baap*1, mata pita*1, mummy*1, papa*1, patni*1, ustad*1, adhyapak*1, shikshak*1, dost*1, dostan*1, doston*1`,
      },
      openings: {
        english: [
          'Thanks looks for a way out of the heart: a word, a gesture, a changed manner of living. Any of them is a good beginning.',
          'What was given to us in love can seldom be paid back. But it can be honoured, and it can be passed on.',
        ],
        punjabi: [
          'ਸ਼ੁਕਰ ਦਿਲ ਵਿੱਚੋਂ ਬਾਹਰ ਆਉਣ ਦਾ ਰਾਹ ਲੱਭਦਾ ਹੈ: ਇੱਕ ਬੋਲ, ਇੱਕ ਸੇਵਾ, ਜਿਊਣ ਦਾ ਬਦਲਿਆ ਢੰਗ। ਇਹਨਾਂ ਵਿੱਚੋਂ ਕੋਈ ਵੀ ਚੰਗੀ ਸ਼ੁਰੂਆਤ ਹੈ।',
          'ਪਿਆਰ ਨਾਲ ਮਿਲੀ ਦਾਤ ਦਾ ਮੁੱਲ ਘੱਟ ਹੀ ਮੋੜਿਆ ਜਾ ਸਕਦਾ ਹੈ। ਪਰ ਉਸ ਦੀ ਕਦਰ ਹੋ ਸਕਦੀ ਹੈ, ਅਤੇ ਉਹ ਅੱਗੇ ਵੰਡੀ ਜਾ ਸਕਦੀ ਹੈ।',
        ],
        hindi: [
          'आभार मन से बाहर आने की राह खोजता है: एक शब्द, एक सेवा, जीने का बदला हुआ ढंग। इनमें से कोई भी अच्छी शुरुआत है।',
          'प्रेम से मिली देन का मूल्य कम ही लौटाया जा सकता है। पर उसका मान रखा जा सकता है, और उसे आगे बाँटा जा सकता है।',
        ],
      },
      practices: {
        english: [
          'Do one thing today that would please the one you want to thank: a short prayer from the heart for God, an hour of your time or a handwritten line for a person.',
        ],
        punjabi: [
          'ਜਿਸ ਦਾ ਸ਼ੁਕਰ ਕਰਨਾ ਹੈ, ਅੱਜ ਉਸ ਨੂੰ ਭਾਉਂਦੀ ਇੱਕ ਗੱਲ ਕਰੋ: ਰੱਬ ਲਈ ਦਿਲੋਂ ਛੋਟੀ ਜਿਹੀ ਅਰਦਾਸ, ਕਿਸੇ ਬੰਦੇ ਲਈ ਆਪਣਾ ਇੱਕ ਘੰਟਾ ਜਾਂ ਹੱਥ ਨਾਲ ਲਿਖੀਆਂ ਦੋ ਸਤਰਾਂ।',
        ],
        hindi: [
          'जिनका धन्यवाद करना है, आज उन्हें भाने वाली एक बात कीजिए: ईश्वर के लिए हृदय से छोटी-सी प्रार्थना, किसी व्यक्ति के लिए अपना एक घंटा या हाथ से लिखी दो पंक्तियाँ।',
        ],
      },
    },
  ],
}
