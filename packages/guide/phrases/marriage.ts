import type { ThemePhrases } from './types.ts'

export const marriage: ThemePhrases = {
  openings: {
    english: [
      'Sharing a life with another person is one of the hardest and tenderest things there is. What is on your heart about it can be said here.',
      'Between two people, small silences can grow into walls. They can also be taken down, stone by stone.',
      'A bond between two people is made fresh every day, in small words and small attentions. Let us see where yours stands.',
    ],
    punjabi: [
      'ਕਿਸੇ ਦੂਜੇ ਨਾਲ ਜੀਵਨ ਸਾਂਝਾ ਕਰਨਾ ਸਭ ਤੋਂ ਔਖੇ ਅਤੇ ਸਭ ਤੋਂ ਕੋਮਲ ਕੰਮਾਂ ਵਿੱਚੋਂ ਹੈ। ਇਸ ਬਾਰੇ ਮਨ ਦੀ ਗੱਲ ਇੱਥੇ ਖੁੱਲ੍ਹ ਕੇ ਕਹੀ ਜਾ ਸਕਦੀ ਹੈ।',
      'ਦੋ ਜਣਿਆਂ ਵਿਚਕਾਰ ਛੋਟੀਆਂ-ਛੋਟੀਆਂ ਚੁੱਪਾਂ ਕੰਧਾਂ ਬਣ ਜਾਂਦੀਆਂ ਹਨ। ਪਰ ਉਹ ਇੱਕ-ਇੱਕ ਇੱਟ ਕਰਕੇ ਲਾਹੀਆਂ ਵੀ ਜਾ ਸਕਦੀਆਂ ਹਨ।',
      'ਦੋ ਜਣਿਆਂ ਦੀ ਸਾਂਝ ਰੋਜ਼ ਨਵੇਂ ਸਿਰਿਓਂ ਬਣਦੀ ਹੈ, ਨਿੱਕੇ ਬੋਲਾਂ ਅਤੇ ਨਿੱਕੇ ਧਿਆਨ ਨਾਲ। ਆਓ ਵੇਖੀਏ, ਇਹ ਸਾਂਝ ਹੁਣ ਕਿੱਥੇ ਖੜ੍ਹੀ ਹੈ।',
    ],
    hindi: [
      'किसी दूसरे के साथ जीवन बाँटना सबसे कठिन और सबसे कोमल कामों में से है। इसके बारे में मन की बात यहाँ खुलकर कही जा सकती है।',
      'दो लोगों के बीच छोटी-छोटी चुप्पियाँ दीवारें बन जाती हैं। पर वे एक-एक ईंट करके हटाई भी जा सकती हैं।',
      'दो लोगों का नाता रोज़ नए सिरे से बनता है, छोटे बोलों और छोटे ध्यान से। आइए देखें, यह नाता अब कहाँ खड़ा है।',
    ],
  },
  again: {
    english: [
      'Let us stay with the two of you a little longer, without hurrying to a verdict.',
      'You are still turning this over. Let us look from a place a little further back.',
    ],
    punjabi: [
      'ਆਓ, ਇਸ ਰਿਸ਼ਤੇ ਦੀ ਗੱਲ ਕੋਲ ਥੋੜ੍ਹਾ ਹੋਰ ਰੁਕੀਏ, ਫ਼ੈਸਲੇ ਦੀ ਕਾਹਲੀ ਬਿਨਾਂ।',
      'ਮਨ ਅਜੇ ਵੀ ਇਸੇ ਗੱਲ ਨੂੰ ਰਿੜਕ ਰਿਹਾ ਹੈ। ਜ਼ਰਾ ਪਿੱਛੇ ਹਟ ਕੇ ਵੇਖੀਏ।',
    ],
    hindi: [
      'आइए, इस रिश्ते की बात के पास थोड़ा और रुकें, निर्णय की जल्दी किए बिना।',
      'मन अब भी इसी बात को मथ रहा है। ज़रा पीछे हटकर देखें।',
    ],
  },
  practices: {
    english: [
      'Tell the other person one thing you are thankful for today, and ask one question to which you do not yet know the answer.',
      'Go for a short walk together, or alone if that is where things stand, and leave the quarrel at home.',
      'This need not be carried alone: talk with an older couple you trust, or with {elder}. If there is fear at home, speak first with someone who stands by you.',
    ],
    punjabi: [
      'ਅੱਜ ਦੂਜੇ ਨੂੰ ਇੱਕ ਗੱਲ ਦੱਸੋ ਜਿਸ ਲਈ ਤੁਸੀਂ ਸ਼ੁਕਰਗੁਜ਼ਾਰ ਹੋ, ਅਤੇ ਇੱਕ ਅਜਿਹਾ ਸਵਾਲ ਪੁੱਛੋ ਜਿਸ ਦਾ ਜਵਾਬ ਤੁਹਾਨੂੰ ਅਜੇ ਪਤਾ ਨਹੀਂ।',
      'ਥੋੜ੍ਹੀ ਦੂਰ ਸੈਰ ਕਰ ਆਓ, ਇਕੱਠੇ, ਜਾਂ ਲੋੜ ਹੋਵੇ ਤਾਂ ਇਕੱਲਿਆਂ, ਅਤੇ ਝਗੜੇ ਦੀ ਗੱਲ ਘਰ ਛੱਡ ਜਾਓ।',
      'ਇਹ ਭਾਰ ਇਕੱਲਿਆਂ ਚੁੱਕਣਾ ਜ਼ਰੂਰੀ ਨਹੀਂ: ਕਿਸੇ ਸਿਆਣੇ ਜੋੜੇ ਨਾਲ, ਜਾਂ {elder} ਨਾਲ ਗੱਲ ਕਰੋ। ਜੇ ਘਰ ਵਿੱਚ ਡਰ ਹੈ, ਤਾਂ ਪਹਿਲਾਂ ਉਸ ਨੂੰ ਦੱਸੋ ਜੋ ਤੁਹਾਡੇ ਨਾਲ ਖੜ੍ਹੇ।',
    ],
    hindi: [
      'आज दूसरे को एक बात बताइए जिसके लिए आप आभारी हैं, और एक ऐसा प्रश्न पूछिए जिसका उत्तर आपको अभी पता नहीं।',
      'थोड़ी दूर सैर कर आइए, साथ में या स्थिति के अनुसार अकेले, और झगड़े की बात घर छोड़ जाइए।',
      'यह भार अकेले उठाना ज़रूरी नहीं: किसी समझदार दंपति से, या {elder} से बात कीजिए। यदि घर में डर है, तो पहले उसे बताइए जो आपके साथ खड़ा हो।',
    ],
  },
  situations: [
    {
      id: 'notMarriedYet',
      words: {
        en: `not married, unmarried, still single, am single, single at, getting old, not getting married, get married, find a partner, find a wife, find a husband, no proposals, proposal, proposals, delay, delayed, pressure to marry, parents want me to marry, getting late, when will i, age is passing, right person, dont want to marry`,
        pa: `ਵਿਆਹ ਨਹੀਂ ਹੋ, ਵਿਆਹ ਨਹੀਂ ਹੋਇਆ, ਵਿਆਹ ਨਹੀਂ ਹੁੰਦਾ, ਵਿਆਹ ਕਦੋਂ, ਵਿਆਹ ਵਿੱਚ ਦੇਰੀ, ਵਿਆਹ ਵਿੱਚ ਦੇਰ, ਹਰ ਰਿਸ਼ਤਾ ਟੁੱਟ*5, ਰਿਸ਼ਤਾ ਨਹੀਂ, ਰਿਸ਼ਤਾ ਨਹੀਂ ਮਿਲ, ਰਿਸ਼ਤੇ ਨਹੀਂ, ਰਿਸ਼ਤਾ ਲੱਭ, ਕੁਆਰਾ, ਕੁਆਰੀ, ਕੁਆਰੇ, ਉਮਰ ਲੰਘ, ਉਮਰ ਨਿਕਲ, ਵਿਆਹ ਲਈ ਜ਼ੋਰ, ਵਿਆਹ ਕਰਵਾਉਣ, ਵਿਆਹ ਨਹੀਂ ਕਰ`,
        hi: `शादी नहीं हो, शादी नहीं हुई, शादी नहीं होती, शादी कब, विवाह नहीं, विवाह कब, शादी में देरी, शादी में देर*5, हर रिश्ता टूट*5, विवाह में देरी, विवाह में विलंब, रिश्ता नहीं, रिश्ता नहीं मिल, रिश्ते नहीं, कुँवारा, कुँवारी, अविवाहित, उम्र निकल, उम्र बीत, शादी का दबाव, शादी करने का दबाव, शादी नहीं करना`,
        roman: `viah nahi ho, viah nahi hoya, viah nahi hunda, vyah nahi, viah kado, viah kadon, shadi nahi ho, shaadi nahi ho, shadi nahi hui, shadi kab, shaadi kab, vivah kab, rishta nahi, rishta nahi mil, rishte nahi, kuwara, kuwari, kunwara, kunwari, umar langh, umar nikal, umar lang, shadi ka pressure, viah layi zor, viah da pressure, viah nahi karna, shadi nahi karni`,
      },
      openings: {
        english: [
          'Waiting for a companion while everyone asks about it is a double weight. You are not unfinished; your life is already a whole one.',
          'It hurts to watch others find their person. There is nothing wrong with you, and no calendar decides the worth of your years.',
        ],
        punjabi: [
          'ਸਾਥੀ ਦੀ ਉਡੀਕ ਹੋਵੇ ਅਤੇ ਉੱਤੋਂ ਹਰ ਕੋਈ ਪੁੱਛੀ ਜਾਵੇ, ਤਾਂ ਭਾਰ ਦੂਣਾ ਹੋ ਜਾਂਦਾ ਹੈ। ਵਿਆਹ ਤੋਂ ਬਿਨਾਂ ਵੀ ਤੁਹਾਡਾ ਜੀਵਨ ਅਧੂਰਾ ਨਹੀਂ।',
          'ਦੂਜਿਆਂ ਦੇ ਘਰ ਵੱਸਦੇ ਵੇਖ ਕੇ ਮਨ ਦੁਖਦਾ ਹੈ। ਇਸ ਵਿੱਚ ਤੁਹਾਡੀ ਕੋਈ ਘਾਟ ਨਹੀਂ, ਅਤੇ ਉਮਰਾਂ ਦੀ ਕੀਮਤ ਕੋਈ ਕੈਲੰਡਰ ਤੈਅ ਨਹੀਂ ਕਰਦਾ।',
        ],
        hindi: [
          'साथी की प्रतीक्षा हो और ऊपर से हर कोई पूछता रहे, तो बोझ दूना हो जाता है। विवाह के बिना भी आपका जीवन अधूरा नहीं।',
          'दूसरों के घर बसते देखकर मन दुखता है। इसमें आपकी कोई कमी नहीं, और उम्र का मूल्य कोई कैलेंडर तय नहीं करता।',
        ],
      },
      practices: {
        english: [
          'Do one thing this week that you had put off “until marriage”: a journey, a course, a corner of your room. And tell one asking relative kindly that you will speak of it yourself.',
        ],
        punjabi: ['ਜੋ ਕੰਮ ਵਿਆਹ ਤੱਕ ਟਾਲਿਆ ਹੋਇਆ ਹੈ, ਉਹਨਾਂ ਵਿੱਚੋਂ ਇੱਕ ਇਸ ਹਫ਼ਤੇ ਸ਼ੁਰੂ ਕਰੋ: ਕੋਈ ਯਾਤਰਾ, ਕੋਈ ਹੁਨਰ, ਕਮਰੇ ਦਾ ਇੱਕ ਕੋਨਾ।'],
        hindi: ['जो काम विवाह तक टाल रखे हैं, उनमें से एक इस सप्ताह शुरू कीजिए: कोई यात्रा, कोई हुनर, कमरे का एक कोना।'],
      },
    },
    {
      id: 'quarrels',
      words: {
        en: `fight, fights, fighting, argue, argument, arguments, quarrel, quarrels, doesnt talk, dont talk, not talking, silent, silence, ignores me, doesnt listen, does not listen, doesnt understand, not understand, angry, shouts, distance, no love, like roommates, no respect, taunts, controlling, so cold, cold to me, cold with me`,
        pa: `ਲੜਾਈ, ਲੜਦੇ, ਲੜਦੀ, ਲੜਦਾ, ਝਗੜਾ, ਝਗੜੇ, ਝਗੜਦੇ, ਕਲੇਸ਼, ਗੱਲ ਨਹੀਂ ਕਰਦਾ, ਗੱਲ ਨਹੀਂ ਕਰਦੀ, ਗੱਲ ਨਹੀਂ ਕਰਦੇ, ਬੋਲਦੇ ਨਹੀਂ, ਸਮਝਦਾ ਨਹੀਂ, ਸਮਝਦੀ ਨਹੀਂ, ਸੁਣਦਾ ਨਹੀਂ, ਸੁਣਦੀ ਨਹੀਂ, ਅਣਬਣ, ਨਾਰਾਜ਼, ਦੂਰੀ, ਰੁੱਸ, ਖਿੱਚੋਤਾਣ`,
        hi: `लड़ाई, लड़ते, लड़ती, लड़ता, झगड़ा, झगड़े, झगड़ते, कलह, क्लेश, बात नहीं करते, बात नहीं करता, बात नहीं करती, समझता नहीं, समझती नहीं, समझते नहीं, सुनता नहीं, सुनती नहीं, अनबन, नाराज़, दूरी, रूठ`,
        roman: `ladai, larai, ladaai, larde, lardi, larda, ladte, ladti, jhagda, jhagra, jhagde, jhagre, kalesh, gal nahi karda, gal nahi kardi, gall nahi karde, baat nahi karta, baat nahi karti, baat nahi karte, samajhda nahi, samajhdi nahi, samajhta nahi, samajhti nahi, sunda nahi, sunta nahi, anban, naraz, naraaz, doori, rus gayi, rus jandi, ruth`,
      },
      openings: {
        english: [
          'After a quarrel both usually wait for the other to come first. Behind the sharp words there is often one plain wish: see me.',
          'It is lonely to lie beside someone and feel far away. A first small word can be spoken without settling who was right.',
        ],
        punjabi: [
          'ਝਗੜੇ ਪਿੱਛੋਂ ਦੋਵੇਂ ਉਡੀਕਦੇ ਹਨ ਕਿ ਪਹਿਲ ਦੂਜਾ ਕਰੇ। ਤਿੱਖੇ ਬੋਲਾਂ ਦੇ ਪਿੱਛੇ ਅਕਸਰ ਇੱਕੋ ਸਿੱਧੀ ਚਾਹ ਹੁੰਦੀ ਹੈ ਕਿ ਕੋਈ ਮੈਨੂੰ ਸਮਝੇ।',
          'ਕੋਲ ਹੋ ਕੇ ਵੀ ਦੂਰ ਮਹਿਸੂਸ ਹੋਣਾ ਬਹੁਤ ਇਕੱਲਾ ਕਰ ਦਿੰਦਾ ਹੈ। ਪਹਿਲਾ ਛੋਟਾ ਬੋਲ ਇਹ ਨਿਬੇੜੇ ਬਿਨਾਂ ਵੀ ਬੋਲਿਆ ਜਾ ਸਕਦਾ ਹੈ ਕਿ ਠੀਕ ਕੌਣ ਸੀ।',
        ],
        hindi: [
          'झगड़े के बाद दोनों प्रतीक्षा करते हैं कि पहल दूसरा करे। तीखे शब्दों के पीछे अक्सर एक सीधी चाह होती है कि कोई मुझे समझे।',
          'पास होकर भी दूर महसूस होना बहुत अकेला कर देता है। पहला छोटा बोल यह तय किए बिना भी बोला जा सकता है कि सही कौन था।',
        ],
      },
      practices: {
        english: [
          'Offer ten minutes tonight in which one speaks and the other only listens, then change over. If there is fear or violence in it, do not face that alone: tell someone you trust or a helpline.',
        ],
        punjabi: [
          'ਅੱਜ ਰਾਤ ਦਸ ਮਿੰਟ ਕੱਢੋ: ਪਹਿਲਾਂ ਇੱਕ ਬੋਲੇ ਅਤੇ ਦੂਜਾ ਸਿਰਫ਼ ਸੁਣੇ, ਫਿਰ ਵਾਰੀ ਬਦਲੋ। ਜੇ ਇਸ ਵਿੱਚ ਡਰ ਜਾਂ ਮਾਰ-ਕੁੱਟ ਹੈ, ਤਾਂ ਚੁੱਪ ਨਾ ਸਹੋ: ਕਿਸੇ ਭਰੋਸੇ ਵਾਲੇ ਜਾਂ ਹੈਲਪਲਾਈਨ ਨੂੰ ਦੱਸੋ।',
        ],
        hindi: [
          'आज रात दस मिनट निकालिए: पहले एक बोले और दूसरा केवल सुने, फिर बारी बदलिए। यदि इसमें डर या मारपीट है, तो चुपचाप मत सहिए: किसी भरोसे के व्यक्ति या हेल्पलाइन को बताइए।',
        ],
      },
    },
    {
      id: 'divorce',
      words: {
        en: `divorce, divorced, divorcing, separated, separation, leave my husband, leave my wife, leave him, leave her, left me, end my marriage, marriage is over, marriage ended, court, custody, alimony, break the marriage, second marriage, remarry, remarriage, separate from, want to separate`,
        pa: `ਤਲਾਕ, ਤਲਾਕਸ਼ੁਦਾ, ਵੱਖ ਹੋ, ਵੱਖ ਰਹਿ, ਅਲੱਗ ਹੋ, ਅਲੱਗ ਰਹਿ, ਛੱਡ ਦੇਣਾ, ਛੱਡ ਦੇਵਾਂ, ਛੱਡ ਗਿਆ, ਛੱਡ ਗਈ, ਰਿਸ਼ਤਾ ਟੁੱਟ, ਵਿਆਹ ਟੁੱਟ, ਘਰ ਟੁੱਟ, ਕਚਹਿਰੀ, ਦੂਜਾ ਵਿਆਹ`,
        hi: `तलाक, तलाक़, तलाकशुदा, अलग हो, अलग रह, अलगाव, छोड़ देना, छोड़ दूँ, छोड़ गया, छोड़ गई, रिश्ता टूट, शादी टूट, विवाह टूट, घर टूट, कचहरी, दूसरी शादी, दूसरा विवाह`,
        roman: `talak, talaq, talaak, divorce, vakh ho, vakhre, alag ho, alag reh, chhad dena, chhad deva, chhad gaya, chhad gayi, chhod dena, chhod du, chhod gaya, chhod gayi, rishta tut, rishta toot, viah tut, shadi tut, shaadi toot, ghar tut, kachehri, court, duja viah, dusri shadi`,
      },
      openings: {
        english: [
          'The end of a marriage, whether feared, chosen or forced on you, is a loss of a whole picture of life. It needs time and clear company, not blame.',
          'Staying and leaving can both cost dearly. No verse decides this for you; it can only help you choose from a quiet and truthful place.',
        ],
        punjabi: [
          'ਵਿਆਹ ਦਾ ਟੁੱਟਣਾ, ਭਾਵੇਂ ਉਸ ਦਾ ਡਰ ਹੋਵੇ, ਆਪ ਚੁਣਿਆ ਹੋਵੇ ਜਾਂ ਥੋਪਿਆ ਗਿਆ ਹੋਵੇ, ਜੀਵਨ ਦੀ ਸਾਰੀ ਤਸਵੀਰ ਬਦਲ ਦਿੰਦਾ ਹੈ। ਇਸ ਵੇਲੇ ਦੋਸ਼ ਨਹੀਂ, ਸਮਾਂ ਅਤੇ ਸਾਥ ਚਾਹੀਦਾ ਹੈ।',
          'ਰਹਿਣਾ ਅਤੇ ਜਾਣਾ, ਦੋਵੇਂ ਮਹਿੰਗੇ ਪੈ ਸਕਦੇ ਹਨ। ਕੋਈ ਬਚਨ ਇਹ ਫ਼ੈਸਲਾ ਤੁਹਾਡੀ ਥਾਂ ਨਹੀਂ ਕਰਦਾ; ਉਹ ਮਨ ਨੂੰ ਸ਼ਾਂਤ ਅਤੇ ਸੱਚਾ ਹੋ ਕੇ ਸੋਚਣ ਵਿੱਚ ਸਹਾਈ ਹੋ ਸਕਦਾ ਹੈ।',
        ],
        hindi: [
          'विवाह का टूटना, चाहे उसका डर हो, स्वयं चुना हो या थोपा गया हो, जीवन का सारा चित्र बदल देता है। इस समय दोष नहीं, समय और साथ चाहिए।',
          'रहना और जाना, दोनों महँगे पड़ सकते हैं। कोई वचन यह निर्णय आपकी जगह नहीं करता; वह मन को शांत और सच्चा होकर सोचने में सहायक हो सकता है।',
        ],
      },
      practices: {
        english: [
          'Put together two people for this time: one who listens without taking sides, and one counsellor who knows such matters. If you are being harmed, your safety comes before every other question.',
        ],
        punjabi: [
          'ਇਸ ਸਮੇਂ ਲਈ ਦੋ ਜਣੇ ਚੁਣੋ: ਇੱਕ ਜੋ ਪੱਖ ਲਏ ਬਿਨਾਂ ਸੁਣੇ, ਅਤੇ ਇੱਕ ਜਾਣਕਾਰ ਸਲਾਹਕਾਰ। ਜੇ ਤੁਹਾਡੇ ਨਾਲ ਜ਼ੁਲਮ ਹੁੰਦਾ ਹੈ, ਤਾਂ ਹਰ ਸਵਾਲ ਤੋਂ ਪਹਿਲਾਂ ਤੁਹਾਡੀ ਸੁਰੱਖਿਆ ਹੈ।',
        ],
        hindi: [
          'इस समय के लिए दो लोग चुनिए: एक जो पक्ष लिए बिना सुने, और एक जानकार परामर्शदाता। यदि आपके साथ अत्याचार होता है, तो हर प्रश्न से पहले आपकी सुरक्षा है।',
        ],
      },
    },
    {
      id: 'unfaithful',
      words: {
        en: `cheating on me, cheated on me, he cheated, she cheated, husband cheated, wife cheated, husband is cheating, wife is cheating, partner cheated, affair, extramarital, unfaithful, other woman, other man, another woman, another man, betrayed me, betrayal, lied to me, lies to me, cant trust, broke my trust, suspicion, suspicious, doubt my, secret messages`,
        pa: `ਮੈਨੂੰ ਧੋਖਾ, ਪਤੀ ਨੇ ਧੋਖਾ, ਪਤਨੀ ਨੇ ਧੋਖਾ, ਘਰਵਾਲੇ ਨੇ ਧੋਖਾ, ਘਰਵਾਲੀ ਨੇ ਧੋਖਾ, ਉਸ ਨੇ ਧੋਖਾ, ਧੋਖਾ ਮਿਲਿਆ, ਧੋਖਾ ਦੇ ਰਿਹਾ, ਧੋਖਾ ਦੇ ਰਹੀ, ਬੇਵਫ਼ਾ, ਬੇਵਫ਼ਾਈ, ਨਾਜਾਇਜ਼, ਕਿਸੇ ਹੋਰ ਨਾਲ, ਕਿਸੇ ਹੋਰ, ਹੋਰ ਔਰਤ, ਹੋਰ ਆਦਮੀ, ਹੋਰ ਕੁੜੀ, ਭਰੋਸਾ ਟੁੱਟ, ਸ਼ੱਕ, ਝੂਠ ਬੋਲਦਾ, ਝੂਠ ਬੋਲਦੀ, ਅਫੇਅਰ`,
        hi: `मुझे धोखा, पति ने धोखा, पत्नी ने धोखा, बीवी ने धोखा, उसने धोखा, धोखा मिला, धोखा दे रहा, धोखा दे रही, धोखा दे रहे, बेवफ़ा, बेवफ़ाई, नाजायज़, किसी और से, किसी और के, दूसरी औरत, दूसरा आदमी, पराई, भरोसा टूट, विश्वास टूट, शक, झूठ बोलता, झूठ बोलती, झूठ बोलते, अफ़ेयर`,
        roman: `mainu dhokha, mujhe dhokha, pati ne dhokha, husband ne dhokha, patni ne dhokha, wife ne dhokha, biwi ne dhokha, usne dhokha, ohne dhokha, dhokha mila, dhokha milia, dhokha de riha, dhokha de raha, bewafa, bewafai, najayaz, kise hor naal, kise hor nal, kisi aur se, kisi aur ke, dusri aurat, hor aurat, hor kudi, parayi, bharosa tut, bharosa toot, vishwas tut, shak, shakk, jhooth bolda, jhooth bolta, jhooth bolti, affair, cheat karda, cheat kar raha`,
      },
      openings: {
        english: [
          'When trust breaks, the past and the future both seem to shake. What was done is not a verdict on your worth.',
          'You may be hurt and angry and still not know what you want. None of that needs to be decided today.',
        ],
        punjabi: [
          'ਭਰੋਸਾ ਟੁੱਟੇ ਤਾਂ ਬੀਤਿਆ ਅਤੇ ਆਉਣ ਵਾਲਾ, ਦੋਵੇਂ ਹਿੱਲ ਜਾਂਦੇ ਹਨ। ਜੋ ਕੀਤਾ ਗਿਆ, ਉਹ ਤੁਹਾਡੀ ਕੀਮਤ ਦਾ ਫ਼ੈਸਲਾ ਨਹੀਂ।',
          'ਮਨ ਵਿੱਚ ਸੱਟ ਵੀ ਹੋ ਸਕਦੀ ਹੈ, ਰੋਹ ਵੀ, ਅਤੇ ਇਹ ਉਲਝਣ ਵੀ ਕਿ ਹੁਣ ਕੀ ਕਰੀਏ। ਇਸ ਵਿੱਚੋਂ ਕੁਝ ਵੀ ਅੱਜ ਹੀ ਨਿਬੇੜਨਾ ਜ਼ਰੂਰੀ ਨਹੀਂ।',
        ],
        hindi: [
          'भरोसा टूटे तो बीता और आने वाला, दोनों हिल जाते हैं। जो किया गया, वह आपके मूल्य का निर्णय नहीं।',
          'मन में चोट भी हो सकती है, रोष भी, और यह उलझन भी कि अब क्या करें। इसमें से कुछ भी आज ही सुलझाना ज़रूरी नहीं।',
        ],
      },
      practices: {
        english: [
          'Take no large step in the first heat. Tell one discreet person whom you trust, eat and sleep as well as you can, and ask for an honest talk on a fixed day.',
        ],
        punjabi: ['ਪਹਿਲੇ ਰੋਹ ਵਿੱਚ ਕੋਈ ਵੱਡਾ ਕਦਮ ਨਾ ਪੁੱਟੋ। ਕਿਸੇ ਭਰੋਸੇ ਵਾਲੇ ਨੂੰ ਦੱਸੋ, ਖਾਣ ਅਤੇ ਸੌਣ ਦਾ ਖ਼ਿਆਲ ਰੱਖੋ, ਅਤੇ ਸਾਫ਼ ਗੱਲ ਲਈ ਇੱਕ ਦਿਨ ਮਿਥ ਲਵੋ।'],
        hindi: [
          'पहले रोष में कोई बड़ा कदम मत उठाइए। किसी भरोसे के व्यक्ति को बताइए, खाने और सोने का ध्यान रखिए, और साफ़ बात के लिए एक दिन तय कर लीजिए।',
        ],
      },
    },
  ],
}
