import type { ThemePhrases } from './types.ts'

export const doubt: ThemePhrases = {
  openings: {
    english: [
      'Doubt is not the opposite of a sincere heart; often it is the beginning of one. Your question is welcome here.',
      'Asking openly is not disrespect. Scripture itself is full of people asking, and no one is scolded for a question here.',
      'Nobody can be argued into trust. It grows, if it grows, from living with a question truthfully.',
    ],
    punjabi: [
      'ਸੰਸਾ ਸੱਚੇ ਦਿਲ ਦਾ ਵੈਰੀ ਨਹੀਂ; ਕਈ ਵਾਰ ਖੋਜ ਇੱਥੋਂ ਹੀ ਸ਼ੁਰੂ ਹੁੰਦੀ ਹੈ। ਤੁਹਾਡੇ ਸਵਾਲ ਦਾ ਇੱਥੇ ਆਦਰ ਹੈ।',
      'ਖੁੱਲ੍ਹ ਕੇ ਪੁੱਛਣਾ ਬੇਅਦਬੀ ਨਹੀਂ। ਧਰਮ ਗ੍ਰੰਥਾਂ ਵਿੱਚ ਵੀ ਸਵਾਲ ਪੁੱਛੇ ਗਏ ਹਨ, ਅਤੇ ਇੱਥੇ ਕਿਸੇ ਸਵਾਲ ਉੱਤੇ ਝਿੜਕ ਨਹੀਂ।',
      'ਦਲੀਲਾਂ ਨਾਲ ਕਿਸੇ ਦੇ ਮਨ ਵਿੱਚ ਭਰੋਸਾ ਨਹੀਂ ਪਾਇਆ ਜਾ ਸਕਦਾ। ਉਹ ਸਵਾਲ ਨੂੰ ਨਾਲ ਲੈ ਕੇ ਸੱਚਾ ਜੀਵਨ ਜਿਊਂਦਿਆਂ ਹੌਲੀ-ਹੌਲੀ ਉੱਗਦਾ ਹੈ।',
    ],
    hindi: [
      'संशय सच्चे मन का शत्रु नहीं; कई बार खोज यहीं से शुरू होती है। आपके प्रश्न का यहाँ आदर है।',
      'खुलकर पूछना अनादर नहीं। धर्मग्रंथों में भी प्रश्न पूछे गए हैं, और यहाँ किसी प्रश्न पर डाँट नहीं।',
      'तर्कों से किसी के मन में विश्वास नहीं डाला जा सकता। वह प्रश्न के साथ सच्चाई से जीते हुए धीरे-धीरे उगता है।',
    ],
  },
  again: {
    english: [
      'A real question does not go away after one answer. Let us keep it company a little longer.',
      'You are still asking, and that is more honest than pretending. Here is another voice to weigh.',
    ],
    punjabi: [
      'ਸੱਚਾ ਸਵਾਲ ਇੱਕ ਜਵਾਬ ਨਾਲ ਨਹੀਂ ਮੁੱਕਦਾ। ਆਓ, ਇਸ ਦੇ ਨਾਲ ਕੁਝ ਚਿਰ ਹੋਰ ਬੈਠੀਏ।',
      'ਸਵਾਲ ਅਜੇ ਵੀ ਹੈ, ਅਤੇ ਇਹ ਵਿਖਾਵੇ ਦੇ ਯਕੀਨ ਨਾਲੋਂ ਸੱਚਾ ਹੈ। ਵਿਚਾਰਨ ਲਈ ਇੱਕ ਹੋਰ ਬਚਨ ਲੈਂਦੇ ਹਾਂ।',
    ],
    hindi: [
      'सच्चा प्रश्न एक उत्तर से नहीं चुकता। आइए, इसके साथ कुछ देर और बैठें।',
      'प्रश्न अब भी है, और यह दिखावे के विश्वास से अधिक सच्चा है। विचारने के लिए एक और वचन लेते हैं।',
    ],
  },
  practices: {
    english: [
      'For five minutes today sit quietly and say only what is true: “I do not know; if You are there, show me the next step.” Then read one verse slowly.',
      'Take your question, exactly as it is, to {elder} or to someone whose faith you respect, and ask how they live with theirs.',
      'Leave the argument for one day and do one thing faith would do: feed someone, sing, or give thanks. See how it sits with you.',
    ],
    punjabi: [
      'ਅੱਜ ਪੰਜ ਮਿੰਟ ਚੁੱਪ ਬੈਠ ਕੇ ਸਿਰਫ਼ ਸੱਚ ਕਹੋ: “ਮੈਨੂੰ ਨਹੀਂ ਪਤਾ; ਜੇ ਤੂੰ ਹੈਂ, ਤਾਂ ਅਗਲਾ ਕਦਮ ਵਿਖਾ।” ਫਿਰ ਇੱਕ ਤੁਕ ਹੌਲੀ-ਹੌਲੀ ਪੜ੍ਹੋ।',
      'ਆਪਣਾ ਸਵਾਲ ਜਿਵੇਂ ਹੈ ਉਵੇਂ ਹੀ {elder} ਕੋਲ ਜਾਂ ਕਿਸੇ ਅਜਿਹੇ ਕੋਲ ਰੱਖੋ ਜਿਸ ਦੀ ਸ਼ਰਧਾ ਲਈ ਮਨ ਵਿੱਚ ਆਦਰ ਹੈ, ਅਤੇ ਪੁੱਛੋ ਕਿ ਉਹ ਆਪਣੇ ਸਵਾਲਾਂ ਨਾਲ ਕਿਵੇਂ ਜਿਊਂਦੇ ਹਨ।',
      'ਇੱਕ ਦਿਨ ਲਈ ਬਹਿਸ ਛੱਡੋ ਅਤੇ ਉਹ ਕਰੋ ਜੋ ਸ਼ਰਧਾ ਕਰਦੀ: ਕਿਸੇ ਨੂੰ ਰੋਟੀ ਖੁਆਓ, ਇੱਕ ਸ਼ਬਦ ਗਾਓ ਜਾਂ ਸ਼ੁਕਰ ਕਰੋ। ਵੇਖੋ ਮਨ ਨੂੰ ਕਿਵੇਂ ਲੱਗਦਾ ਹੈ।',
    ],
    hindi: [
      'आज पाँच मिनट शांत बैठकर केवल सच कहिए: “मुझे नहीं पता; यदि तू है, तो अगला कदम दिखा।” फिर एक पंक्ति धीरे-धीरे पढ़िए।',
      'अपना प्रश्न जैसा है वैसा ही {elder} के पास या किसी ऐसे के पास रखिए जिनकी श्रद्धा के लिए मन में आदर है, और पूछिए कि वे अपने प्रश्नों के साथ कैसे जीते हैं।',
      'एक दिन के लिए बहस छोड़िए और वह कीजिए जो श्रद्धा करती: किसी को भोजन कराइए, एक भजन गाइए या धन्यवाद कीजिए। देखिए मन को कैसा लगता है।',
    ],
  },
  situations: [
    {
      id: 'doesGodExist',
      words: {
        en: `exist, exists, existence, is god real, god real, is there a god, is there god, proof, prove, evidence, science, scientific, scientist, atheist, atheism, agnostic, see god, who created, made up, imagination, myth, logic, rational, blind faith, dawkins, big bang, made by men, talking to ourselves, believe in god, really there, is it real`,
        pa: `ਰੱਬ ਹੈ, ਰੱਬ ਹੈ ਵੀ, ਰੱਬ ਹੁੰਦਾ, ਰੱਬ ਸੱਚਮੁੱਚ, ਪਰਮਾਤਮਾ ਹੈ, ਵਾਹਿਗੁਰੂ ਹੈ, ਹੋਂਦ, ਸਬੂਤ, ਵਿਗਿਆਨ, ਸਾਇੰਸ, ਨਾਸਤਕ, ਨਾਸਤਿਕ, ਰੱਬ ਨੂੰ ਮੰਨ, ਮੰਨਦਾ, ਮੰਨਦੀ, ਵੇਖਿਆ, ਦੇਖਿਆ, ਦਿਸਦਾ, ਕਿਸ ਨੇ ਬਣਾਇਆ, ਅੰਧ ਵਿਸ਼ਵਾਸ, ਅੰਧਵਿਸ਼ਵਾਸ, ਤਰਕ, ਕਲਪਨਾ, ਕੋਈ ਸ਼ਕਤੀ, ਮਨਘੜਤ, ਆਪਣੇ ਆਪ ਬਣਿਆ`,
        hi: `भगवान है, भगवान हैं, ईश्वर है, ईश्वर हैं, परमात्मा है, भगवान होते, ईश्वर होता, अस्तित्व, सबूत, प्रमाण, विज्ञान, साइंस, नास्तिक, ईश्वर को मान, भगवान को मान, मानता, मानती, देखा, दिखता, दिखते, किसने बनाया, अंधविश्वास, अंध विश्वास, तर्क, कल्पना, सचमुच, बिग बैंग, सृष्टि, आस्तिक, ऊपर कोई, मूर्ति, इंसानों ने`,
        roman: `rab hai, rabb hai, rab hunda, rab sachi, waheguru hai, parmatma hai, bhagwan hai, bhagwan hain, ishwar hai, eeshwar hai, bhagwan hote, bhagwan sach, hond, astitva, saboot, sabut, praman, pramaan, vigyan, science, nastik, naastik, rab nu man, bhagwan ko man, manda, manta, manti, dekhia, dekhya, dekha, disda, dikhta, kisne banaya, andh vishwas, andhvishwas, tark, kalpna, proof, karamat, gappan, dhur ki, khali asmaan, koi hai ja, kade lagda koi, kaise maanu, kive mannan`,
      },
      openings: {
        english: [
          'Is there anyone there at all? People of great faith have stood at this same question, and no one here will make you answer it in a hurry.',
          'God is not proved like a sum, nor disproved like one. You may ask with your whole mind, and also look where wonder and love have already touched you.',
        ],
        punjabi: [
          'ਕੀ ਸੱਚਮੁੱਚ ਕੋਈ ਹੈ? ਵੱਡੀ ਸ਼ਰਧਾ ਵਾਲੇ ਵੀ ਇਸ ਸਵਾਲ ਉੱਤੇ ਖੜ੍ਹੇ ਹਨ, ਅਤੇ ਇੱਥੇ ਕਾਹਲੀ ਵਿੱਚ ਜਵਾਬ ਦੇਣ ਦੀ ਕੋਈ ਮਜਬੂਰੀ ਨਹੀਂ।',
          'ਰੱਬ ਨਾ ਹਿਸਾਬ ਵਾਂਗ ਸਾਬਤ ਹੁੰਦਾ ਹੈ ਅਤੇ ਨਾ ਹਿਸਾਬ ਵਾਂਗ ਝੁਠਲਾਇਆ ਜਾਂਦਾ ਹੈ। ਪੂਰੀ ਸਮਝ ਨਾਲ ਪੁੱਛੋ, ਅਤੇ ਉੱਥੇ ਵੀ ਵੇਖੋ ਜਿੱਥੇ ਕਦੇ ਵਿਸਮਾਦ ਜਾਂ ਪਿਆਰ ਨੇ ਦਿਲ ਨੂੰ ਛੂਹਿਆ ਹੋਵੇ।',
        ],
        hindi: [
          'क्या सचमुच कोई है? बड़ी श्रद्धा वाले भी इस प्रश्न पर खड़े हुए हैं, और यहाँ जल्दी में उत्तर देने की कोई विवशता नहीं।',
          'ईश्वर न गणित की तरह सिद्ध होता है और न गणित की तरह झुठलाया जाता है। पूरी समझ से पूछिए, और वहाँ भी देखिए जहाँ कभी विस्मय या प्रेम ने मन को छुआ हो।',
        ],
      },
      practices: {
        english: [
          'Look at one thing for three minutes today that you did not make, a tree, the night sky, a sleeping child, without explaining it. Let the question be there too.',
        ],
        punjabi: [
          'ਅੱਜ ਤਿੰਨ ਮਿੰਟ ਕਿਸੇ ਅਜਿਹੀ ਚੀਜ਼ ਨੂੰ ਵੇਖੋ ਜੋ ਮਨੁੱਖ ਨੇ ਨਹੀਂ ਬਣਾਈ, ਰੁੱਖ, ਤਾਰੇ ਜਾਂ ਸੁੱਤਾ ਬੱਚਾ, ਸਮਝਣ ਦਾ ਜਤਨ ਕੀਤੇ ਬਿਨਾਂ। ਸਵਾਲ ਨੂੰ ਵੀ ਨਾਲ ਰਹਿਣ ਦਿਓ।',
        ],
        hindi: [
          'आज तीन मिनट किसी ऐसी चीज़ को देखिए जो मनुष्य ने नहीं बनाई, पेड़, तारे या सोता बच्चा, समझने का प्रयत्न किए बिना। प्रश्न को भी साथ रहने दीजिए।',
        ],
      },
    },
    {
      id: 'noAnswerToPrayer',
      words: {
        en: `unanswered, answering, listen, listening, listens, hear, hears, hear me, silent, ignoring me, ignore me, does not respond, respond, no response, nothing happens, asked god, prayer*1, prayers*1, pray*1, prayed*1, praying*1, talking to the ceiling, talking to a wall, talking to myself, where was he, no answer, not answered, god is silent, my prayers`,
        pa: `ਅਰਦਾਸਾਂ, ਸੁਣਦਾ, ਸੁਣਦਾ ਨਹੀਂ, ਨਹੀਂ ਸੁਣਦਾ, ਸੁਣੀ, ਸੁਣੀ ਨਹੀਂ, ਸੁਣੇਗਾ, ਸੁਣੀਆਂ, ਜਵਾਬ ਨਹੀਂ, ਪੂਰੀ ਨਹੀਂ, ਪੂਰੀਆਂ ਨਹੀਂ, ਮੰਗਿਆ, ਬੇਨਤੀ, ਪੁਕਾਰ, ਫ਼ਾਇਦਾ ਨਹੀਂ, ਅਸਰ ਨਹੀਂ, ਸੁਣਨ ਵਾਲਾ, ਅਰਦਾਸ*1, ਸੁੱਖਣਾ, ਉਸ ਵੇਲੇ ਕਿੱਥੇ`,
        hi: `प्रार्थनाएँ, सुनता, सुनते, सुनता नहीं, सुनते नहीं, नहीं सुनता, नहीं सुनते, सुनी, सुनी नहीं, सुनेगा, सुनेंगे, मौन, पूरी नहीं, माँगा, विनती, पुकार, फ़ायदा नहीं, असर नहीं, दुआ, प्रार्थना*1, सुनने वाला, उत्तर नहीं, जवाब नहीं, मन्नत, ऊपर कोई बैठा`,
        roman: `ardasan, sunda, sunda nahi, nahi sunda, sunta, sunte, sunta nahi, sunte nahi, nahi sunta, nahi sunte, suni, suni nahi, sunega, sunenge, puri nahi, poori nahi, mangia, manga, benti, vinti, pukar, fayda nahi, faida nahi, asar nahi, dua, ardas*1, ardaas*1, prarthana*1, sunai deti, sunan wala, kithe si us, kahan tha, gayab tha, nahi bachaya, jawab nahi aunda, jawab nahi aata, jawab nahi dinda, jawab nahi deta, jawab nahi milda, jawab nahi milta`,
      },
      openings: {
        english: [
          'You called, and it seems that no one answered. That hurts most in those who meant it most.',
          'Silence is not yet a no, and it is certainly not a sign that you prayed wrongly. You may bring even your disappointment into prayer.',
        ],
        punjabi: [
          'ਦਿਲੋਂ ਪੁਕਾਰਿਆ, ਅਤੇ ਲੱਗਿਆ ਕਿ ਕਿਸੇ ਨੇ ਸੁਣਿਆ ਹੀ ਨਹੀਂ। ਜਿੰਨੀ ਸੱਚੀ ਪੁਕਾਰ ਹੋਵੇ, ਇਹ ਚੁੱਪ ਓਨੀ ਹੀ ਚੁਭਦੀ ਹੈ।',
          'ਚੁੱਪ ਅਜੇ ਨਾਂਹ ਨਹੀਂ, ਅਤੇ ਇਸ ਗੱਲ ਦੀ ਨਿਸ਼ਾਨੀ ਵੀ ਨਹੀਂ ਕਿ ਅਰਦਾਸ ਵਿੱਚ ਕੋਈ ਕਮੀ ਸੀ। ਆਪਣਾ ਗਿਲਾ ਵੀ ਅਰਦਾਸ ਵਿੱਚ ਰੱਖਿਆ ਜਾ ਸਕਦਾ ਹੈ।',
        ],
        hindi: [
          'मन से पुकारा, और लगा कि किसी ने सुना ही नहीं। जितनी सच्ची पुकार हो, यह मौन उतना ही चुभता है।',
          'मौन अभी इनकार नहीं, और इस बात का संकेत भी नहीं कि प्रार्थना में कोई कमी थी। अपनी शिकायत भी प्रार्थना में रखी जा सकती है।',
        ],
      },
      practices: {
        english: [
          'Pray once today in your own plain words, complaint and all, as you would talk to someone close. Then stay three minutes without asking for anything.',
        ],
        punjabi: [
          'ਅੱਜ ਇੱਕ ਵਾਰ ਆਪਣੇ ਸਾਦੇ ਬੋਲਾਂ ਵਿੱਚ ਅਰਦਾਸ ਕਰੋ, ਗਿਲੇ ਸਮੇਤ, ਜਿਵੇਂ ਕਿਸੇ ਆਪਣੇ ਨਾਲ ਗੱਲ ਕਰੀਦੀ ਹੈ। ਫਿਰ ਤਿੰਨ ਮਿੰਟ ਬਿਨਾਂ ਕੁਝ ਮੰਗੇ ਬੈਠੇ ਰਹੋ।',
        ],
        hindi: [
          'आज एक बार अपने सादे शब्दों में प्रार्थना कीजिए, शिकायत सहित, जैसे किसी अपने से बात की जाती है। फिर तीन मिनट बिना कुछ माँगे बैठे रहिए।',
        ],
      },
    },
    {
      id: 'losingFaith',
      words: {
        en: `losing faith, lost faith, lose faith, lost my faith, losing my faith, faith, trust, trust god, stopped believing, used to believe, stopped praying, angry with god, angry at god, god abandoned, abandoned me, god left me, betrayed by god, why would god, why did god, after what happened, weak faith, faith is weak, shaken, feel nothing, out of habit, ardas feels, stories i grew up`,
        pa: `ਵਿਸ਼ਵਾਸ ਉੱਠ, ਵਿਸ਼ਵਾਸ ਟੁੱਟ, ਵਿਸ਼ਵਾਸ ਡੋਲ, ਵਿਸ਼ਵਾਸ ਨਹੀਂ ਰਿਹਾ, ਵਿਸ਼ਵਾਸ, ਭਰੋਸਾ ਉੱਠ, ਭਰੋਸਾ ਟੁੱਟ, ਭਰੋਸਾ ਨਹੀਂ ਰਿਹਾ, ਭਰੋਸਾ, ਸ਼ਰਧਾ, ਸ਼ਰਧਾ ਘੱਟ, ਯਕੀਨ, ਯਕੀਨ ਉੱਠ, ਨਿਸ਼ਚਾ, ਰੱਬ ਨਾਲ ਨਾਰਾਜ਼, ਰੱਬ ਨੇ ਛੱਡ, ਰੱਬ ਨੇ ਕਿਉਂ, ਡੋਲ ਗਿਆ, ਡੋਲਦਾ, ਇਤਬਾਰ, ਹਾਮੀ ਨਹੀਂ, ਮੰਨਣਾ ਛੱਡ`,
        hi: `विश्वास उठ, विश्वास टूट, विश्वास डगमगा, विश्वास नहीं रहा, विश्वास, भरोसा उठ, भरोसा टूट, भरोसा नहीं रहा, भरोसा, श्रद्धा, श्रद्धा कम, आस्था, यक़ीन, यक़ीन उठ, भगवान से नाराज़, ईश्वर से नाराज़, भगवान ने छोड़, भगवान ने क्यों, ईश्वर ने क्यों, डगमगा, आदत लगती, खोखली, मानना छोड़`,
        roman: `vishwas uth, vishwas tut, vishwas toot, vishwas nahi reha, vishwas nahi raha, vishwas, vishvas, bharosa uth, bharosa tut, bharosa toot, bharosa nahi reha, bharosa nahi raha, bharosa, shardha, shraddha, aastha, astha, yakeen, yakin, nischa, rab naal naraz, bhagwan se naraz, rab ne chhad, bhagwan ne chhod, rab ne kyon, bhagwan ne kyun, bhagwan ne kyu, faith, dol gaya, dagmaga, aadat lagti, nitnem chhad, drama lagda, kuj feel, andar se khaali`,
      },
      openings: {
        english: [
          'Something that once held you no longer seems to hold. That is a loss of its own, and it may be mourned, not hidden.',
          'Faith sometimes breaks because the picture of God was too small for what life brought. You need not force the old picture together again.',
        ],
        punjabi: [
          'ਜਿਸ ਭਰੋਸੇ ਉੱਤੇ ਪੈਰ ਟਿਕੇ ਸਨ, ਉਹ ਹਿੱਲਦਾ ਲੱਗਦਾ ਹੈ। ਇਹ ਵੀ ਇੱਕ ਘਾਟਾ ਹੈ, ਇਸ ਨੂੰ ਲੁਕਾਉਣ ਦੀ ਲੋੜ ਨਹੀਂ।',
          'ਕਈ ਵਾਰ ਸ਼ਰਧਾ ਇਸ ਲਈ ਤਿੜਕਦੀ ਹੈ ਕਿ ਰੱਬ ਬਾਰੇ ਸਾਡਾ ਖ਼ਿਆਲ ਜੀਵਨ ਦੇ ਦੁੱਖ ਨਾਲੋਂ ਛੋਟਾ ਸੀ। ਉਸ ਪੁਰਾਣੀ ਤਸਵੀਰ ਨੂੰ ਜ਼ੋਰ ਨਾਲ ਜੋੜਨਾ ਜ਼ਰੂਰੀ ਨਹੀਂ।',
        ],
        hindi: [
          'जिस विश्वास पर पाँव टिके थे, वह हिलता लगता है। यह भी एक हानि है, इसे छिपाने की ज़रूरत नहीं।',
          'कई बार श्रद्धा इसलिए दरकती है कि ईश्वर के बारे में हमारा विचार जीवन के दुख से छोटा था। उस पुरानी तस्वीर को ज़ोर से जोड़ना ज़रूरी नहीं।',
        ],
      },
      practices: {
        english: [
          'Keep one small form of the old practice this week, a single line or a lamp, even if you feel nothing, and tell one kind person honestly where you stand.',
        ],
        punjabi: [
          'ਇਸ ਹਫ਼ਤੇ ਪੁਰਾਣੇ ਨੇਮ ਦਾ ਇੱਕ ਛੋਟਾ ਹਿੱਸਾ ਰੱਖੋ, ਭਾਵੇਂ ਇੱਕੋ ਤੁਕ, ਮਨ ਲੱਗੇ ਜਾਂ ਨਾ, ਅਤੇ ਕਿਸੇ ਇੱਕ ਹਮਦਰਦ ਨੂੰ ਸੱਚ ਦੱਸੋ ਕਿ ਮਨ ਕਿੱਥੇ ਖੜ੍ਹਾ ਹੈ।',
        ],
        hindi: [
          'इस सप्ताह पुराने नियम का एक छोटा हिस्सा रखिए, चाहे एक ही पंक्ति, मन लगे या न लगे, और किसी एक हितैषी को सच बताइए कि मन कहाँ खड़ा है।',
        ],
      },
    },
    {
      id: 'falseGuides',
      words: {
        en: `fraud, fake baba, fake guru, the baba, godman, dera, hypocrite, hypocrisy, hypocrites, scandal, money in religion, religion is business, religious leaders, priests, superstition, rituals, astrology`,
        pa: `ਪਖੰਡ, ਪਖੰਡੀ, ਬਾਬਿਆਂ, ਬਾਬੇ, ਡੇਰਾ, ਡੇਰੇ, ਢੌਂਗ, ਢੌਂਗੀ, ਠੱਗ, ਠੱਗੀ, ਧਰਮ ਦੇ ਨਾਂ, ਗੋਲਕ, ਵਹਿਮ ਭਰਮ, ਕਰਮਕਾਂਡ`,
        hi: `ढोंग, ढोंगी, पाखंड, पाखंडी, बाबा, बाबाओं, ठग, धर्म के नाम, धंधा, अंधभक्ति, कर्मकांड, घोटाला, दिखावा`,
        roman: `dhong, dhongi, dhakosla, pakhand, pakhandi, babe, dera, dere te, thug, thagg, dharam de naa, dharm ke naam, religion business, fraud, fake baba, karamkand`,
      },
      openings: {
        english: [
          'It is bitter when someone who spoke of God turns out false. Their falseness is theirs; your longing for something true was not foolish.',
          'Seeing through show and business in religion is not loss of faith. It can be the start of a plainer one that no one stands in front of.',
        ],
        punjabi: [
          'ਰੱਬ ਦਾ ਨਾਂ ਲੈਣ ਵਾਲਾ ਹੀ ਝੂਠਾ ਨਿਕਲੇ, ਤਾਂ ਮਨ ਖੱਟਾ ਹੋ ਜਾਂਦਾ ਹੈ। ਝੂਠ ਉਸ ਦਾ ਸੀ; ਸੱਚ ਦੀ ਤੁਹਾਡੀ ਤਾਂਘ ਝੂਠੀ ਨਹੀਂ ਸੀ।',
          'ਧਰਮ ਦੇ ਨਾਂ ਉੱਤੇ ਹੁੰਦਾ ਵਿਖਾਵਾ ਪਛਾਣ ਲੈਣਾ ਸ਼ਰਧਾ ਦਾ ਮੁੱਕਣਾ ਨਹੀਂ। ਕਈ ਵਾਰ ਸਾਦੀ ਅਤੇ ਸੱਚੀ ਸ਼ਰਧਾ ਇੱਥੋਂ ਹੀ ਤੁਰਦੀ ਹੈ।',
        ],
        hindi: [
          'ईश्वर का नाम लेने वाला ही झूठा निकले, तो मन खट्टा हो जाता है। झूठ उसका था; सच की आपकी चाह झूठी नहीं थी।',
          'धर्म के नाम पर होते दिखावे को पहचान लेना श्रद्धा का अंत नहीं। कई बार सादी और सच्ची श्रद्धा यहीं से शुरू होती है।',
        ],
      },
      practices: {
        english: [
          'Read a few lines of the {scripture} for yourself today, with nobody in between, and keep only what you can honestly agree to.',
        ],
        punjabi: ['ਅੱਜ {scripture} ਦੀਆਂ ਕੁਝ ਤੁਕਾਂ ਆਪ ਪੜ੍ਹੋ, ਵਿਚਕਾਰ ਕੋਈ ਨਾ ਹੋਵੇ, ਅਤੇ ਓਨਾ ਹੀ ਨਾਲ ਰੱਖੋ ਜਿੰਨਾ ਮਨ ਸੱਚਾਈ ਨਾਲ ਮੰਨੇ।'],
        hindi: ['आज {scripture} की कुछ पंक्तियाँ स्वयं पढ़िए, बीच में कोई न हो, और उतना ही साथ रखिए जितना मन सच्चाई से माने।'],
      },
    },
  ],
}
