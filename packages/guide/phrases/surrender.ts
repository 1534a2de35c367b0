import type { ThemePhrases } from './types.ts'

export const surrender: ThemePhrases = {
  openings: {
    english: [
      'Letting go is not giving up. It is putting down what was never ours to hold.',
      'When nothing more is in our hands, the heart looks for Someone to lean on. You may lean.',
      'Surrender is rarely done once and for all. It is a door one goes through again each morning, and some mornings it sticks.',
    ],
    punjabi: [
      'ਛੱਡ ਦੇਣਾ ਹਾਰ ਮੰਨਣਾ ਨਹੀਂ। ਇਹ ਉਸ ਨੂੰ ਹੇਠਾਂ ਰੱਖਣਾ ਹੈ ਜੋ ਕਦੇ ਸਾਡੇ ਹੱਥ ਵਿੱਚ ਸੀ ਹੀ ਨਹੀਂ।',
      'ਜਦੋਂ ਆਪਣੇ ਵੱਸ ਵਿੱਚ ਕੁਝ ਨਾ ਰਹੇ ਤਾਂ ਮਨ ਕੋਈ ਆਸਰਾ ਲੱਭਦਾ ਹੈ। ਆਸਰਾ ਲੈਣਾ ਮਨ੍ਹਾ ਨਹੀਂ।',
      'ਸਮਰਪਣ ਇੱਕੋ ਵਾਰ ਵਿੱਚ ਨਹੀਂ ਹੁੰਦਾ। ਇਹ ਉਹ ਬੂਹਾ ਹੈ ਜਿਸ ਵਿੱਚੋਂ ਹਰ ਸਵੇਰ ਮੁੜ ਲੰਘਣਾ ਪੈਂਦਾ ਹੈ, ਅਤੇ ਕਿਸੇ ਸਵੇਰ ਉਹ ਅੜ ਵੀ ਜਾਂਦਾ ਹੈ।',
    ],
    hindi: [
      'छोड़ देना हार मानना नहीं है। यह उसे नीचे रखना है जो कभी हमारे हाथ में था ही नहीं।',
      'जब अपने वश में कुछ न रहे तो मन कोई सहारा ढूँढता है। सहारा लेना मना नहीं है।',
      'समर्पण एक ही बार में नहीं होता। यह वह द्वार है जिससे हर सुबह फिर गुज़रना पड़ता है, और किसी सुबह वह अटक भी जाता है।',
    ],
  },
  again: {
    english: [
      'What we lay down in the morning is often back in our arms by noon. Let us lay it down once more.',
      'Hands that have held on for so long open slowly. Let us stay with this a little longer.',
    ],
    punjabi: [
      'ਜੋ ਸਵੇਰੇ ਹੇਠਾਂ ਰੱਖਿਆ ਸੀ, ਦੁਪਹਿਰ ਤੱਕ ਅਕਸਰ ਮੁੜ ਚੁੱਕਿਆ ਜਾਂਦਾ ਹੈ। ਆਓ, ਇਸ ਨੂੰ ਇੱਕ ਵਾਰ ਹੋਰ ਰੱਖੀਏ।',
      'ਜਿਨ੍ਹਾਂ ਹੱਥਾਂ ਨੇ ਚਿਰ ਤੱਕ ਫੜੀ ਰੱਖਿਆ, ਉਹ ਹੌਲੀ-ਹੌਲੀ ਖੁੱਲ੍ਹਦੇ ਹਨ। ਆਓ, ਇੱਥੇ ਥੋੜ੍ਹਾ ਹੋਰ ਰੁਕੀਏ।',
    ],
    hindi: [
      'जो सुबह नीचे रखा था, दोपहर तक अक्सर फिर उठा लिया जाता है। आइए, इसे एक बार और रख दें।',
      'जिन हाथों ने देर तक थामे रखा, वे धीरे-धीरे खुलते हैं। आइए, यहाँ थोड़ा और रुकें।',
    ],
  },
  practices: {
    english: [
      'Open your hands on your knees, name what you cannot change, and say quietly: “This I leave with You.” Then do the one thing that is yours.',
      'Let one small thing today go another way than yours, the route, the meal, the plan for the evening, and watch without correcting it.',
      'Share the burden with one living person today as well. Often God’s help comes on two feet.',
    ],
    punjabi: [
      'ਹੱਥ ਖੋਲ੍ਹ ਕੇ ਗੋਡਿਆਂ ਉੱਤੇ ਰੱਖੋ, ਜੋ ਬਦਲਿਆ ਨਹੀਂ ਜਾ ਸਕਦਾ ਉਸ ਦਾ ਨਾਂ ਲਵੋ ਅਤੇ ਹੌਲੀ ਜਿਹੀ ਕਹੋ: “ਇਹ ਤੇਰੇ ਹਵਾਲੇ।” ਫਿਰ ਉਹ ਇੱਕ ਕੰਮ ਕਰੋ ਜੋ ਤੁਹਾਡਾ ਹੈ।',
      'ਅੱਜ ਇੱਕ ਨਿੱਕੀ ਗੱਲ ਆਪਣੀ ਮਰਜ਼ੀ ਤੋਂ ਵੱਖਰੀ ਹੋ ਲੈਣ ਦਿਓ, ਰਾਹ, ਰੋਟੀ ਜਾਂ ਸ਼ਾਮ ਦੀ ਸਲਾਹ, ਅਤੇ ਟੋਕੇ ਬਿਨਾਂ ਵੇਖੋ।',
      'ਅੱਜ ਇਹ ਭਾਰ ਕਿਸੇ ਇੱਕ ਬੰਦੇ ਨਾਲ ਵੀ ਵੰਡੋ। ਰੱਬ ਦੀ ਮਦਦ ਅਕਸਰ ਦੋ ਪੈਰਾਂ ਉੱਤੇ ਤੁਰ ਕੇ ਆਉਂਦੀ ਹੈ।',
    ],
    hindi: [
      'हाथ खोलकर घुटनों पर रखिए, जो बदला नहीं जा सकता उसका नाम लीजिए और धीरे से कहिए: “यह तेरे हवाले।” फिर वह एक काम कीजिए जो आपका है।',
      'आज एक छोटी बात अपनी मर्ज़ी से अलग हो जाने दीजिए, रास्ता, भोजन या शाम की योजना, और टोके बिना देखिए।',
      'आज यह भार किसी एक व्यक्ति से भी बाँटिए। ईश्वर की मदद अक्सर दो पैरों पर चलकर आती है।',
    ],
  },
  situations: [
    {
      id: 'helpless',
      words: {
        en: `helpless, powerless, out of my control, beyond my control, not in my control, no control, out of my hands, not in my hands, nothing is in my hands, in my hands, control everything, control, controlling, plans fail, plan fails, everything i plan, my plans, nothing works, nothing goes my way, tired of fighting, tired of trying, tired, stuck, trapped, nothing i can do, what can i do, cannot do anything, give up, exhausted`,
        pa: `ਬੇਬਸ, ਬੇਵੱਸ, ਲਾਚਾਰ, ਮਜਬੂਰ, ਵੱਸ ਵਿੱਚ ਨਹੀਂ, ਵੱਸ ਤੋਂ ਬਾਹਰ, ਵੱਸ ਨਹੀਂ, ਵੱਸ ਦੀ ਗੱਲ ਨਹੀਂ, ਹੱਥ ਵਿੱਚ ਨਹੀਂ, ਹੱਥ ਵੱਸ ਨਹੀਂ, ਹੱਥੋਂ ਨਿਕਲ, ਕੁਝ ਨਹੀਂ ਕਰ ਸਕਦਾ, ਕੁਝ ਨਹੀਂ ਕਰ ਸਕਦੀ, ਕੀ ਕਰ ਸਕਦਾ, ਕੀ ਕਰ ਸਕਦੀ, ਥੱਕ ਗਿਆ, ਥੱਕ ਗਈ, ਥੱਕ ਚੁੱਕਾ, ਥੱਕ ਚੁੱਕੀ, ਫਸ ਗਿਆ, ਫਸ ਗਈ, ਸਭ ਕੋਸ਼ਿਸ਼, ਸੋਚਿਆ ਹੋਇਆ, ਯੋਜਨਾ`,
        hi: `बेबस, विवश, लाचार, मजबूर, असहाय, बस में नहीं, वश में नहीं, बस के बाहर, वश से बाहर, नियंत्रण में नहीं, नियंत्रण से बाहर, नियंत्रण, हाथ में नहीं, हाथ से निकल, कुछ नहीं कर सकता, कुछ नहीं कर सकती, क्या कर सकता, क्या कर सकती, थक गया, थक गई, थक चुका, थक चुकी, फँस गया, फँस गई, सब कोशिश, सोचा हुआ, योजना`,
        roman: `bebas, bevas, bewas, lachar, lachaar, majboor, majbur, asahay, vas ch nahi, vass vich nahi, vas vich nahi, vas to bahar, vas ton bahar, vash me nahi, bas me nahi, bas ke bahar, control me nahi, control vich nahi, control ch nahi, control nahi, hath ch nahi, hath vich nahi, hath me nahi, haath me nahi, kujh nahi kar sakda, kujh nahi kar sakdi, kuch nahi kar sakta, kuch nahi kar sakti, ki kar sakda, kya kar sakta, thak gaya, thak gayi, thak gya, thak gyi, phas gaya, fas gaya, fas gayi, yojna, plan`,
      },
      openings: {
        english: [
          'To have tried so much and to stand there with empty hands hurts. Even then one thing is left: to ask for help, above and next door.',
          'Not everything obeys our plans. Part of it is for laying down; but if someone is hurting or threatening you, that is not for bearing quietly: please tell a person who can help.',
        ],
        punjabi: [
          'ਇੰਨਾ ਕੁਝ ਕਰਕੇ ਵੀ ਖ਼ਾਲੀ ਹੱਥ ਖੜ੍ਹੇ ਰਹਿਣਾ ਦੁਖਦਾ ਹੈ। ਫਿਰ ਵੀ ਇੱਕ ਗੱਲ ਬਾਕੀ ਹੈ: ਮਦਦ ਮੰਗਣੀ, ਰੱਬ ਤੋਂ ਵੀ ਅਤੇ ਨਾਲ ਦੇ ਬੰਦੇ ਤੋਂ ਵੀ।',
          'ਸਭ ਕੁਝ ਸਾਡੀ ਸੋਚ ਅਨੁਸਾਰ ਨਹੀਂ ਚੱਲਦਾ। ਕੁਝ ਭਾਰ ਹੇਠਾਂ ਰੱਖਣ ਵਾਲਾ ਹੈ; ਪਰ ਜੇ ਕੋਈ ਮਾਰਦਾ ਜਾਂ ਧਮਕਾਉਂਦਾ ਹੈ, ਤਾਂ ਉਹ ਚੁੱਪ ਸਹਿਣ ਵਾਲੀ ਗੱਲ ਨਹੀਂ: ਕਿਸੇ ਮਦਦ ਕਰਨ ਵਾਲੇ ਨੂੰ ਦੱਸੋ।',
        ],
        hindi: [
          'इतना कुछ करके भी ख़ाली हाथ रह जाना दुखता है। फिर भी एक बात बाकी है: मदद माँगना, ईश्वर से भी और पास के व्यक्ति से भी।',
          'सब कुछ हमारी सोच के अनुसार नहीं चलता। कुछ भार नीचे रखने का है; पर यदि कोई मारता या धमकाता है, तो वह चुपचाप सहने की बात नहीं: किसी मदद करने वाले को बताइए।',
        ],
      },
      practices: {
        english: [
          'Draw two circles on a page. In one put what you can do by tonight, in the other what you cannot. Do one thing from the first, and ask someone to stand by you with the second.',
        ],
        punjabi: [
          'ਕਾਗ਼ਜ਼ ਉੱਤੇ ਦੋ ਖ਼ਾਨੇ ਬਣਾਓ। ਇੱਕ ਵਿੱਚ ਉਹ ਲਿਖੋ ਜੋ ਅੱਜ ਹੋ ਸਕਦਾ ਹੈ, ਦੂਜੇ ਵਿੱਚ ਉਹ ਜੋ ਵੱਸੋਂ ਬਾਹਰ ਹੈ। ਪਹਿਲੇ ਵਿੱਚੋਂ ਇੱਕ ਕੰਮ ਕਰੋ, ਦੂਜੇ ਲਈ ਕਿਸੇ ਦਾ ਸਾਥ ਮੰਗੋ।',
        ],
        hindi: [
          'काग़ज़ पर दो खाने बनाइए। एक में वह लिखिए जो आज हो सकता है, दूसरे में वह जो वश से बाहर है। पहले में से एक काम कीजिए, दूसरे के लिए किसी का साथ माँगिए।',
        ],
      },
    },
    {
      id: 'acceptingWhatHappened',
      words: {
        en: `accept, accept it, accepting, acceptance, cannot accept, cant accept, hard to accept, accept what happened, accept reality, what happened, happened to me, why did god, why did this, why me, why did it happen, come to terms, make peace with, unfair, angry at god, angry with god, against my wishes, did not deserve, lost everything, shattered`,
        pa: `ਮੰਨ ਨਹੀਂ, ਮੰਨਿਆ ਨਹੀਂ, ਮੰਨਣਾ ਔਖਾ, ਮੰਨਣ ਨੂੰ, ਸਵੀਕਾਰ, ਕਬੂਲ, ਜੋ ਹੋਇਆ, ਜੋ ਹੋ ਗਿਆ, ਜੋ ਵਾਪਰਿਆ, ਕਿਉਂ ਹੋਇਆ, ਇਹ ਕਿਉਂ, ਰੱਬ ਨੇ ਕਿਉਂ, ਮੇਰੇ ਨਾਲ ਕਿਉਂ, ਮੇਰੇ ਨਾਲ ਹੀ, ਰੱਬ ਨਾਲ ਗਿਲਾ, ਰੱਬ ਨਾਲ ਗੁੱਸਾ, ਸਭ ਕੁਝ ਗੁਆ, ਇਹ ਸੱਚ`,
        hi: `स्वीकार, स्वीकार नहीं, स्वीकार कैसे, स्वीकारना, मान नहीं, मानना कठिन, मानना मुश्किल, क़बूल, कबूल, जो हुआ, जो हो गया, जो घटा, क्यों हुआ, ऐसा क्यों, यह क्यों, भगवान ने क्यों, ईश्वर ने क्यों, मेरे साथ क्यों, मेरे साथ ही, भगवान से शिकायत, भगवान से नाराज़, सब कुछ खो, यह सच`,
        roman: `swikar, sweekar, svikar, kabool, kabul, man nahi reha, mannia nahi, mannana aukha, manna mushkil, jo hoya, jo hoyea, jo ho gaya, jo hua, jo ho gya, kyu hoya, kyon hoya, kyu hua, kyon hua, aisa kyu, aisa kyon, rab ne kyu, rabb ne kyon, bhagwan ne kyu, bhagwan ne kyon, mere naal kyu, mere nal hi, mere saath kyu, mere sath kyon, mere saath hi, rab naal gila, rab naal gussa, bhagwan se shikayat, bhagwan se naraz, sab kuch kho, sab kujh gua`,
      },
      openings: {
        english: [
          'Accepting does not mean calling it good, or letting a wrong go on. It means, little by little, no longer having to fight that it happened.',
          'Between knowing that it has happened and the heart’s saying yes lies a long road. Tears and protest are part of that road too.',
        ],
        punjabi: [
          'ਮੰਨ ਲੈਣ ਦਾ ਅਰਥ ਇਹ ਨਹੀਂ ਕਿ ਉਸ ਨੂੰ ਚੰਗਾ ਕਿਹਾ ਜਾਵੇ ਜਾਂ ਕਿਸੇ ਧੱਕੇ ਨੂੰ ਚੱਲਦਾ ਰਹਿਣ ਦਿੱਤਾ ਜਾਵੇ। ਅਰਥ ਇਹ ਹੈ ਕਿ ਹੌਲੀ-ਹੌਲੀ ਉਸ ਨਾਲ ਲੜਨਾ ਨਾ ਪਵੇ ਜੋ ਹੋ ਚੁੱਕਾ।',
          'ਜੋ ਹੋ ਚੁੱਕਾ ਉਸ ਦਾ ਪਤਾ ਹੋਣ ਅਤੇ ਦਿਲ ਦੇ ਮੰਨਣ ਵਿੱਚ ਲੰਮਾ ਪੈਂਡਾ ਹੈ। ਹੰਝੂ ਅਤੇ ਗਿਲੇ ਵੀ ਉਸੇ ਪੈਂਡੇ ਦਾ ਹਿੱਸਾ ਹਨ।',
        ],
        hindi: [
          'स्वीकार करने का अर्थ यह नहीं कि उसे अच्छा कहा जाए या किसी अन्याय को चलने दिया जाए। अर्थ यह है कि धीरे-धीरे उससे लड़ना न पड़े जो हो चुका।',
          'जो हो चुका उसका पता होने और मन के मानने के बीच लंबा रास्ता है। आँसू और शिकायत भी उसी रास्ते का हिस्सा हैं।',
        ],
      },
      practices: {
        english: [
          'Tell God, or a person you trust, the whole complaint today without tidying it. Then sit one minute with both feet on the floor and say only: “It is so. Be with me in it.”',
        ],
        punjabi: [
          'ਅੱਜ ਰੱਬ ਨੂੰ, ਜਾਂ ਕਿਸੇ ਭਰੋਸੇ ਵਾਲੇ ਨੂੰ, ਆਪਣਾ ਸਾਰਾ ਗਿਲਾ ਦੱਸੋ, ਸੁਆਰੇ ਬਿਨਾਂ। ਫਿਰ ਇੱਕ ਮਿੰਟ ਪੈਰ ਧਰਤੀ ਉੱਤੇ ਟਿਕਾ ਕੇ ਕਹੋ: “ਇਹ ਇਉਂ ਹੀ ਹੈ। ਤੂੰ ਮੇਰੇ ਨਾਲ ਰਹਿ।”',
        ],
        hindi: [
          'आज ईश्वर को, या किसी भरोसे के व्यक्ति को, अपनी सारी शिकायत बताइए, सँवारे बिना। फिर एक मिनट पैर धरती पर टिकाकर कहिए: “यह ऐसा ही है। तू मेरे साथ रह।”',
        ],
      },
    },
    {
      id: 'lettingGo',
      words: {
        en: `let go of, letting go of, let it go, let him go, let her go, let them go, attached, attachment, attachments, detach, detachment, hold on, holding on, cling, clinging, the past, my past, past, old memories, move on, moving on, stop worrying, stop controlling, outcome, outcomes, result, results, expectations, expectation, my children, my son, my daughter`,
        pa: `ਮੋਹ, ਲਗਾਵ, ਲਗਾਓ, ਜੁੜਿਆ, ਛੱਡ ਨਹੀਂ, ਛੱਡਿਆ ਨਹੀਂ, ਛੱਡਣਾ ਔਖਾ, ਕਿਵੇਂ ਛੱਡ, ਫੜੀ ਬੈਠਾ, ਫੜੀ ਬੈਠੀ, ਫੜ ਕੇ, ਬੀਤਿਆ, ਬੀਤੇ, ਪੁਰਾਣੀਆਂ ਗੱਲਾਂ, ਪੁਰਾਣੀਆਂ ਯਾਦਾਂ, ਅੱਗੇ ਵਧ, ਨਤੀਜਾ, ਨਤੀਜੇ, ਫਲ ਦੀ, ਉਮੀਦਾਂ, ਆਸਾਂ, ਬੱਚਿਆਂ, ਪੁੱਤ, ਧੀ`,
        hi: `मोह, लगाव, आसक्ति, छोड़ नहीं, छोड़ा नहीं, छोड़ना कठिन, छोड़ना मुश्किल, कैसे छोड़, पकड़े, पकड़कर, जाने देना, जाने दूँ, जाने दें, बीता, बीते, अतीत, पुरानी बातें, पुरानी यादें, आगे बढ़, परिणाम, नतीजा, फल की, उम्मीदें, अपेक्षा, अपेक्षाएँ, बच्चों, बेटे, बेटी`,
        roman: `moh, lagav, lagaav, lagaw, aasakti, asakti, chhad nahi, chad nahi, chhadya nahi, chhadna aukha, kive chhad, kiven chhadan, chhod nahi, chod nahi, chhodna mushkil, kaise chhod, kaise chode, jaane dena, jane dena, jaane du, fadi baitha, phadi baithi, pakad ke, pakde, beetya, bita hua, ateet, atit, puraniya gallan, puranian gallan, purani baatein, purani baten, purani yaadein, agge vadh, aage badh, natija, nateeja, parinam, phal di, phal ki, umeedan, ummeedein, apeksha, bachian, bachon`,
      },
      openings: {
        english: [
          'What we hold tightly holds us too. Opening the hand does not mean that it was not dear.',
          'You can go on caring with a looser grip. The love stays; what falls away is the effort to make it turn out one way only.',
        ],
        punjabi: [
          'ਜਿਸ ਨੂੰ ਘੁੱਟ ਕੇ ਫੜੀਏ, ਉਹ ਸਾਨੂੰ ਵੀ ਫੜ ਲੈਂਦਾ ਹੈ। ਹੱਥ ਖੋਲ੍ਹਣ ਦਾ ਅਰਥ ਇਹ ਨਹੀਂ ਕਿ ਉਹ ਪਿਆਰਾ ਨਹੀਂ ਸੀ।',
          'ਪਕੜ ਢਿੱਲੀ ਕਰਕੇ ਵੀ ਪਿਆਰ ਰਹਿ ਸਕਦਾ ਹੈ। ਛੁੱਟਦੀ ਸਿਰਫ਼ ਉਹ ਜ਼ਿਦ ਹੈ ਕਿ ਸਭ ਕੁਝ ਇੱਕੋ ਤਰ੍ਹਾਂ ਹੋਵੇ।',
        ],
        hindi: [
          'जिसे कसकर पकड़ें, वह हमें भी पकड़ लेता है। हाथ खोलने का अर्थ यह नहीं कि वह प्यारा नहीं था।',
          'पकड़ ढीली करके भी प्रेम रह सकता है। छूटती केवल वह ज़िद है कि सब कुछ एक ही तरह हो।',
        ],
      },
      practices: {
        english: [
          'Hold a stone or a coin in your closed fist while you think of it. Then turn the hand, open it, and let the thing lie there: still yours to look at, no longer gripped.',
        ],
        punjabi: [
          'ਉਸ ਬਾਰੇ ਸੋਚਦਿਆਂ ਇੱਕ ਰੋੜਾ ਜਾਂ ਸਿੱਕਾ ਮੁੱਠੀ ਵਿੱਚ ਘੁੱਟੋ। ਫਿਰ ਹਥੇਲੀ ਉੱਪਰ ਕਰਕੇ ਮੁੱਠੀ ਖੋਲ੍ਹੋ ਅਤੇ ਉਸ ਨੂੰ ਉੱਥੇ ਹੀ ਪਿਆ ਰਹਿਣ ਦਿਓ: ਕੋਲ ਵੀ, ਅਤੇ ਖੁੱਲ੍ਹਾ ਵੀ।',
        ],
        hindi: [
          'उसके बारे में सोचते हुए एक कंकड़ या सिक्का मुट्ठी में कसिए। फिर हथेली ऊपर करके मुट्ठी खोलिए और उसे वहीं पड़ा रहने दीजिए: पास भी, और खुला भी।',
        ],
      },
    },
    {
      id: 'willAndEffort',
      words: {
        en: `fate, destiny, kismat, written, already written, predestined, predetermined, free will, effort, efforts, try, do nothing, lazy, what does surrender mean, what is surrender, surrender mean, meaning of surrender, what is hukam, meaning of hukam, what is gods will, how do i know gods will, know gods will, how to surrender, how do i surrender, fully surrender, accept gods will, accept his will, accept the will, trust god, trust in god, leave it to god, leave everything to god`,
        pa: `ਕਿਸਮਤ, ਤਕਦੀਰ, ਭਾਗ, ਭਾਗਾਂ, ਲਿਖਿਆ, ਲੇਖ, ਲੇਖਾਂ, ਉੱਦਮ, ਉਪਰਾਲਾ, ਮਿਹਨਤ, ਕੋਸ਼ਿਸ਼, ਹੱਥ ਤੇ ਹੱਥ, ਹੁਕਮ ਕੀ, ਹੁਕਮ ਦਾ, ਹੁਕਮ ਕੀ ਹੈ, ਭਾਣਾ ਕੀ, ਰਜ਼ਾ ਕੀ, ਸਮਰਪਣ ਕੀ, ਸਮਰਪਣ ਕਿਵੇਂ, ਸਮਰਪਣ ਦਾ, ਰੱਬ ਤੇ ਛੱਡ, ਰੱਬ ਉੱਤੇ ਛੱਡ, ਰੱਬ ਤੇ ਭਰੋਸਾ, ਰੱਬ ਉੱਤੇ ਭਰੋਸਾ, ਸ਼ਰਨ`,
        hi: `क़िस्मत, किस्मत, भाग्य, नियति, तक़दीर, तकदीर, लिखा, पुरुषार्थ, प्रयास, प्रयत्न, मेहनत, कोशिश, हाथ पर हाथ, समर्पण क्या, समर्पण का, समर्पण कैसे, शरणागति, शरण, शरणागति क्या, भगवान पर छोड़, ईश्वर पर छोड़, भगवान पर भरोसा, ईश्वर पर भरोसा, भगवान के भरोसे, हुक्म क्या`,
        roman: `kismat, kismet, qismat, taqdeer, takdeer, takdir, bhag, bhaag, bhagya, niyati, likhia, likhya, likheya, likha, lekh, lekhan, udam, uddam, purusharth, mehnat, koshish, hath te hath, haath par haath, hukam ki, hukam da, hukam kya, bhana ki hai, raza ki hai, samarpan ki, samarpan kya, samarpan kaise, samarpan kive, sharan, sharnagati, rab te chhad, rabb te chad, rab te bharosa, rabb te bharosa, bhagwan pe chhod, bhagwan par chhod, bhagwan pe bharosa, bhagwan par bharosa, bhagwan bharose`,
      },
      openings: {
        english: [
          'To trust God is not to sit with folded hands. The farmer sows and waters, and then does not pull at the blades.',
          'What is given and what is ours to do are woven together so closely that nobody has untangled them. For today it is enough to see the next honest step.',
        ],
        punjabi: [
          'ਰੱਬ ਉੱਤੇ ਭਰੋਸਾ ਹੱਥ ਉੱਤੇ ਹੱਥ ਧਰ ਕੇ ਬੈਠਣਾ ਨਹੀਂ। ਕਿਸਾਨ ਬੀਜਦਾ ਤੇ ਪਾਣੀ ਦਿੰਦਾ ਹੈ, ਅਤੇ ਫਿਰ ਬੂਟਿਆਂ ਨੂੰ ਖਿੱਚ ਕੇ ਵੱਡਾ ਨਹੀਂ ਕਰਦਾ।',
          'ਜੋ ਮਿਲਿਆ ਹੈ ਅਤੇ ਜੋ ਸਾਡੇ ਕਰਨ ਵਾਲਾ ਹੈ, ਉਹ ਆਪਸ ਵਿੱਚ ਇਉਂ ਬੁਣੇ ਹੋਏ ਹਨ ਕਿ ਕੋਈ ਪੂਰਾ ਨਿਖੇੜ ਨਹੀਂ ਸਕਿਆ। ਅੱਜ ਲਈ ਅਗਲਾ ਸੱਚਾ ਕਦਮ ਦਿਸ ਪਵੇ, ਇਹੀ ਬਹੁਤ ਹੈ।',
        ],
        hindi: [
          'ईश्वर पर भरोसा हाथ पर हाथ धरकर बैठना नहीं है। किसान बोता और सींचता है, और फिर पौधों को खींचकर बड़ा नहीं करता।',
          'जो मिला है और जो हमारे करने का है, वे आपस में ऐसे बुने हुए हैं कि कोई पूरा अलग नहीं कर सका। आज के लिए अगला सच्चा कदम दिख जाए, यही बहुत है।',
        ],
      },
      practices: {
        english: [
          'Choose one matter today and do your part of it as well as you can. When it is done, say: “The doing was mine, the rest is Yours,” and turn to something else.',
        ],
        punjabi: ['ਅੱਜ ਇੱਕ ਕੰਮ ਵਿੱਚ ਆਪਣਾ ਹਿੱਸਾ ਪੂਰੇ ਮਨ ਨਾਲ ਕਰੋ। ਹੋ ਜਾਵੇ ਤਾਂ ਕਹੋ: “ਕਰਨਾ ਮੇਰਾ ਸੀ, ਬਾਕੀ ਤੇਰਾ,” ਅਤੇ ਕਿਸੇ ਹੋਰ ਕੰਮ ਵੱਲ ਮੁੜ ਪਵੋ।'],
        hindi: [
          'आज एक काम में अपना हिस्सा पूरे मन से कीजिए। हो जाए तो कहिए: “करना मेरा था, बाकी तेरा,” और किसी दूसरे काम की ओर मुड़ जाइए।',
        ],
      },
    },
  ],
}
