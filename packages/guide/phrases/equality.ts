import type { ThemePhrases } from './types.ts'

export const equality: ThemePhrases = {
  openings: {
    english: [
      'No one is high or low by birth, by gender, by caste or by faith. If you have been made to feel less, that was never the truth about you.',
      'It hurts when people are ranked, and scripture has a clear word here: the same Light lives in all.',
      'We are sorted into drawers before we can even speak: by name, by skin, by creed. Underneath is the same breath and the same longing to be treated well.',
    ],
    punjabi: [
      'ਕੋਈ ਵੀ ਜਨਮ, ਜਾਤ, ਲਿੰਗ ਜਾਂ ਧਰਮ ਕਰਕੇ ਉੱਚਾ ਜਾਂ ਨੀਵਾਂ ਨਹੀਂ। ਜੇ ਕਿਸੇ ਨੇ ਤੁਹਾਨੂੰ ਘੱਟ ਸਮਝਿਆ, ਤਾਂ ਉਹ ਤੁਹਾਡਾ ਸੱਚ ਨਹੀਂ ਸੀ।',
      'ਜਦੋਂ ਮਨੁੱਖਾਂ ਨੂੰ ਦਰਜਿਆਂ ਵਿੱਚ ਵੰਡਿਆ ਜਾਵੇ ਤਾਂ ਦੁੱਖ ਹੁੰਦਾ ਹੈ, ਅਤੇ ਇੱਥੇ ਧਰਮ ਦਾ ਬੋਲ ਸਾਫ਼ ਹੈ: ਸਭ ਵਿੱਚ ਇੱਕੋ ਜੋਤ ਹੈ।',
      'ਬੋਲਣਾ ਸਿੱਖਣ ਤੋਂ ਪਹਿਲਾਂ ਹੀ ਸਾਡੇ ਉੱਤੇ ਨਾਂ, ਰੰਗ ਅਤੇ ਮਜ਼ਹਬ ਦੀ ਪਰਚੀ ਲੱਗ ਜਾਂਦੀ ਹੈ। ਹੇਠਾਂ ਉਹੀ ਸਾਹ ਹੈ, ਅਤੇ ਆਦਰ ਦੀ ਉਹੀ ਲੋੜ।',
    ],
    hindi: [
      'कोई भी जन्म, जाति, लिंग या धर्म के कारण ऊँचा या नीचा नहीं है। यदि किसी ने आपको कम समझा, तो वह आपका सच नहीं था।',
      'जब मनुष्यों को दर्जों में बाँटा जाए तो दुख होता है, और यहाँ धर्म का वचन साफ़ है: सबमें वही एक ज्योति है।',
      'बोलना सीखने से पहले ही हम पर नाम, रंग और मज़हब की पर्ची लग जाती है। नीचे वही साँस है, और आदर की वही चाह।',
    ],
  },
  again: {
    english: [
      'This hurt has roots older than any of us, and one answer does not heal it. Let us stay with it a little longer.',
      'You are still turning this over, and it deserves it. Here is another word on the worth that is the same in everyone.',
    ],
    punjabi: [
      'ਇਸ ਪੀੜ ਦੀਆਂ ਜੜ੍ਹਾਂ ਸਾਡੇ ਸਾਰਿਆਂ ਤੋਂ ਪੁਰਾਣੀਆਂ ਹਨ, ਅਤੇ ਇੱਕ ਜਵਾਬ ਨਾਲ ਇਹ ਨਹੀਂ ਮਿਟਦੀ। ਆਓ, ਇਸ ਕੋਲ ਥੋੜ੍ਹਾ ਹੋਰ ਬੈਠੀਏ।',
      'ਇਹ ਗੱਲ ਅਜੇ ਵੀ ਤੁਹਾਡੇ ਮਨ ਵਿੱਚ ਹੈ, ਅਤੇ ਇਹ ਵਿਚਾਰਨ ਵਾਲੀ ਹੀ ਹੈ। ਜੋ ਮਾਣ ਸਭ ਦਾ ਇੱਕੋ ਹੈ, ਉਸ ਬਾਰੇ ਇੱਕ ਹੋਰ ਬਚਨ ਸੁਣੋ।',
    ],
    hindi: [
      'इस पीड़ा की जड़ें हम सबसे पुरानी हैं, और एक उत्तर से यह नहीं मिटती। आइए, इसके पास थोड़ा और बैठें।',
      'यह बात अब भी आपके मन में है, और यह विचार करने योग्य ही है। जो मान सबका एक है, उस पर एक और वचन सुनिए।',
    ],
  },
  practices: {
    english: [
      'Today, greet with honour someone whom others overlook, and when a word that ranks people comes up, do not pass it on.',
      'Eat or drink tea today with someone from outside your own circle, and let them tell you about their day.',
      'In a quiet moment think of five very different people, one after another, and wish each of them the same good you wish for yourself.',
    ],
    punjabi: [
      'ਅੱਜ ਕਿਸੇ ਅਜਿਹੇ ਨੂੰ ਆਦਰ ਨਾਲ ਮਿਲੋ ਜਿਸ ਵੱਲ ਲੋਕ ਧਿਆਨ ਨਹੀਂ ਦਿੰਦੇ, ਅਤੇ ਜੋ ਗੱਲ ਕਿਸੇ ਨੂੰ ਨੀਵਾਂ ਵਿਖਾਵੇ, ਉਸ ਨੂੰ ਅੱਗੇ ਨਾ ਤੋਰੋ।',
      'ਅੱਜ ਕਿਸੇ ਅਜਿਹੇ ਨਾਲ ਰੋਟੀ ਖਾਓ ਜਾਂ ਚਾਹ ਪੀਓ ਜੋ ਤੁਹਾਡੇ ਆਪਣੇ ਘੇਰੇ ਵਿੱਚੋਂ ਨਹੀਂ, ਅਤੇ ਉਸ ਦਾ ਹਾਲ-ਚਾਲ ਸੁਣੋ।',
      'ਚੁੱਪ ਬੈਠ ਕੇ ਪੰਜ ਵੱਖੋ-ਵੱਖਰੇ ਲੋਕਾਂ ਨੂੰ ਵਾਰੀ-ਵਾਰੀ ਯਾਦ ਕਰੋ, ਅਤੇ ਹਰ ਇੱਕ ਲਈ ਉਹੀ ਭਲਾ ਮੰਗੋ ਜੋ ਆਪਣੇ ਲਈ ਮੰਗਦੇ ਹੋ।',
    ],
    hindi: [
      'आज किसी ऐसे व्यक्ति से आदर से मिलिए जिसकी ओर लोग ध्यान नहीं देते, और जो बात किसी को नीचा दिखाए उसे आगे मत बढ़ाइए।',
      'आज किसी ऐसे के साथ भोजन कीजिए या चाय पीजिए जो आपके अपने घेरे का नहीं, और उसका हाल-चाल सुनिए।',
      'शांत बैठकर पाँच बिल्कुल अलग लोगों को बारी-बारी याद कीजिए, और हर एक के लिए वही भला माँगिए जो आप अपने लिए माँगते हैं।',
    ],
  },
  situations: [
    {
      id: 'ranksOthers',
      words: {
        en: `we are superior*5, we are better than*5, we are higher*5, our caste is higher*6, our caste is superior*6, our caste is better*6, i am high caste so*5, superior caste*5, superior race*5, our religion is better*5, my religion is better*5, our religion is superior*6, my religion is superior*6, lower than us*5, lower than me*5, beneath us*5, beneath me*5, below us*5, muslims bad*6, muslims dirty*6, muslims evil*6, muslims dangerous*6, muslims terrorists*6, muslims inferior*6, hindus bad*6, hindus evil*6, sikhs bad*6, christians bad*6, i hate muslims*6, i hate hindus*6, i hate sikhs*6, i hate christians*6, i hate dalits*6, i hate women*6, avoid muslims*5, hate people of other*6, i hate other*5, they are dirty*5, low caste dirty*6, dalits dirty*6, should i eat with*5, should i sit with*5, should i touch*5, should we allow them*5, mix with low*6, women should obey*6, wife should obey*6, women should stay*6, women belong*6, women should not be allowed*6, know their place*5, keep her in her place*6`,
        pa: `ਸਾਡੀ ਜਾਤ ਉੱਚੀ*6, ਸਾਡੀ ਜਾਤ ਵੱਡੀ*6, ਅਸੀਂ ਉੱਚੇ*6, ਅਸੀਂ ਉੱਚੀ ਜਾਤ*5, ਸਾਡਾ ਧਰਮ ਉੱਚਾ*6, ਸਾਡਾ ਧਰਮ ਸਭ ਤੋਂ*5, ਮੁਸਲਮਾਨ ਮਾੜੇ*6, ਮੁਸਲਮਾਨ ਬੁਰੇ*6, ਮੁਸਲਮਾਨ ਗੰਦੇ*6, ਮੁਸਲਮਾਨਾਂ ਨਾਲ ਨਫ਼ਰਤ*6, ਮੁਸਲਮਾਨਾਂ ਤੋਂ ਨਫ਼ਰਤ*6, ਹਿੰਦੂਆਂ ਤੋਂ ਨਫ਼ਰਤ*6, ਸਿੱਖਾਂ ਤੋਂ ਨਫ਼ਰਤ*6, ਹਿੰਦੂ ਮਾੜੇ*6, ਸਿੱਖ ਮਾੜੇ*6, ਇਹ ਲੋਕ ਗੰਦੇ*6, ਉਹ ਲੋਕ ਗੰਦੇ*6, ਇਹਨਾਂ ਲੋਕਾਂ ਤੋਂ ਦੂਰ*5, ਸਾਡੇ ਤੋਂ ਨੀਵੇਂ*5, ਮੇਰੇ ਤੋਂ ਨੀਵੇਂ*5, ਔਰਤਾਂ ਨੂੰ ਘਰ*5, ਦਬਾ ਕੇ ਰੱਖਣਾ*5, ਮਰਦ ਉੱਚੇ*5`,
        hi: `हमारी जाति ऊँची*6, हमारी जाति श्रेष्ठ*6, हम ऊँचे*6, हम ऊँची जाति*5, हमारा धर्म ऊँचा*6, हमारा धर्म सबसे*5, हमारा धर्म श्रेष्ठ*6, मुसलमान बुरे*6, मुसलमान गंदे*6, मुसलमानों से नफ़रत*6, हिंदुओं से नफ़रत*6, सिखों से नफ़रत*6, हिंदू बुरे*6, सिख बुरे*6, ये लोग गंदे*6, वे लोग गंदे*6, इन लोगों से दूर*5, हमसे नीचे*5, मुझसे नीचे*5, औरतों को घर*5, दबाकर रखना*5, दबा कर रखना*5, मर्द ऊँचे*5`,
        roman: `saadi jaat uchi*6, sadi jat uchi*6, hamari jati unchi*6, hamari jaati oonchi*6, asi uche*6, asin uche*6, hum unche*6, sada dharam sab ton*5, hamara dharm sabse*5, hamara dharam sabse*5, musalman bure*6, musalman mare*6, muslim bure*6, muslim gande*6, muslims ton nafrat*6, muslims to nafrat*6, muslims se nafrat*6, muslim se nafrat*6, musalmano se nafrat*6, musalmana ton nafrat*6, eh lok gande*6, ye log gande*6, sade ton neeve*5, humse neeche*5, aurtan nu ghar*5, auraton ko ghar*5, aurato ko ghar*5, daba ke rakhna*5, dabake rakhna*5`,
      },
      openings: {
        english: [
          'No verse will be found here for looking down on others: no one stands lower by birth, by faith or as a man or a woman. What can be looked at together is where this thought comes from.',
          'Ill feeling towards a whole people often began with one hurt or with a story heard at home. The hurt may be named; the whole people did not cause it.',
        ],
        punjabi: [
          'ਦੂਜਿਆਂ ਨੂੰ ਨੀਵਾਂ ਸਮਝਣ ਲਈ ਇੱਥੇ ਕੋਈ ਤੁਕ ਨਹੀਂ ਮਿਲੇਗੀ: ਜਨਮ, ਧਰਮ ਜਾਂ ਮਰਦ-ਔਰਤ ਹੋਣ ਕਰਕੇ ਕੋਈ ਨੀਵਾਂ ਨਹੀਂ। ਇਹ ਜ਼ਰੂਰ ਵੇਖਿਆ ਜਾ ਸਕਦਾ ਹੈ ਕਿ ਇਹ ਖ਼ਿਆਲ ਕਿੱਥੋਂ ਆਇਆ।',
          'ਪੂਰੀ ਕੌਮ ਜਾਂ ਬਰਾਦਰੀ ਲਈ ਮਾੜਾ ਖ਼ਿਆਲ ਅਕਸਰ ਕਿਸੇ ਇੱਕ ਸੱਟ ਜਾਂ ਸੁਣੀ-ਸੁਣਾਈ ਗੱਲ ਤੋਂ ਸ਼ੁਰੂ ਹੁੰਦਾ ਹੈ। ਸੱਟ ਦੀ ਗੱਲ ਕਰੀਏ; ਪਰ ਉਹ ਸਾਰਿਆਂ ਨੇ ਨਹੀਂ ਮਾਰੀ।',
        ],
        hindi: [
          'दूसरों को नीचा समझने के लिए यहाँ कोई श्लोक या वाणी नहीं मिलेगी: जन्म, धर्म या स्त्री-पुरुष होने से कोई नीचा नहीं। यह अवश्य देखा जा सकता है कि यह विचार कहाँ से आया।',
          'पूरे समुदाय के लिए बुरा भाव अक्सर किसी एक चोट या सुनी-सुनाई बात से शुरू होता है। चोट की बात की जा सकती है; पर वह सबने नहीं दी।',
        ],
      },
      practices: {
        english: [
          'Think of one person from the group you have in mind, with a name and a face. Greet them today, or learn one good thing about them, before saying anything more about the rest.',
        ],
        punjabi: [
          'ਜਿਨ੍ਹਾਂ ਲੋਕਾਂ ਦੀ ਗੱਲ ਹੈ, ਉਹਨਾਂ ਵਿੱਚੋਂ ਇੱਕ ਬੰਦੇ ਦਾ ਨਾਂ ਅਤੇ ਚਿਹਰਾ ਯਾਦ ਕਰੋ। ਬਾਕੀਆਂ ਬਾਰੇ ਹੋਰ ਕੁਝ ਕਹਿਣ ਤੋਂ ਪਹਿਲਾਂ ਅੱਜ ਉਸ ਦਾ ਹਾਲ ਪੁੱਛੋ ਜਾਂ ਉਸ ਦੀ ਇੱਕ ਚੰਗੀ ਗੱਲ ਜਾਣੋ।',
        ],
        hindi: [
          'जिन लोगों की बात है, उनमें से एक व्यक्ति का नाम और चेहरा याद कीजिए। बाकी के बारे में और कुछ कहने से पहले आज उसका हाल पूछिए या उसकी एक अच्छी बात जानिए।',
        ],
      },
    },
    {
      id: 'women',
      words: {
        en: `woman, women, girl, girls, female, ladies, daughter, daughters, girl child, being a girl, being a woman, son preference, want a son, only a son, sons, gender, sexism, sexist, misogyny, patriarchy, feminism, dowry, periods, menstruation, impure, inferior to men, equal to men, less than men, men and women, daughter in law, widow`,
        pa: `ਔਰਤ, ਔਰਤਾਂ, ਇਸਤਰੀ, ਇਸਤਰੀਆਂ, ਤੀਵੀਂ, ਤੀਵੀਆਂ, ਬੀਬੀਆਂ, ਕੁੜੀ, ਕੁੜੀਆਂ, ਧੀ, ਧੀਆਂ, ਕੁੜੀ ਹੋਣ, ਧੀ ਹੋਣ, ਔਰਤ ਹੋਣ, ਨੂੰਹ, ਮਰਦ, ਮਰਦਾਂ, ਪੁੱਤ ਚਾਹੀਦਾ, ਮੁੰਡਾ ਚਾਹੀਦਾ, ਦਾਜ, ਮਾਹਵਾਰੀ, ਅਪਵਿੱਤਰ, ਵਿਧਵਾ, ਮੁੰਡੇ ਕੁੜੀ`,
        hi: `औरत, औरतें, औरतों, स्त्री, स्त्रियाँ, स्त्रियों, महिला, महिलाएँ, महिलाओं, नारी, लड़की, लड़कियाँ, लड़कियों, बेटी, बेटियाँ, बेटियों, लड़की होने, बेटी होने, औरत होने, बहू, पुरुष, मर्द, बेटा चाहिए, लड़का चाहिए, दहेज, माहवारी, मासिक धर्म, अपवित्र, विधवा, लिंग`,
        roman: `aurat, aurtan, auratan, auraton, aurten, aurato, stri, istri, striyan, mahila, mahilaye, mahilaon, nari, naari, kudi, kudiyan, kudiya, kudian, ladki, ladkiyan, ladkiyo, =dhee, dhiyan, dheean, beti, betiyan, betiyon, kudi hon, ladki hone, beti hone, aurat hon, aurat hone, bahu, nooh, mard, purush, munda chahida, putt chahida, beta chahiye, ladka chahiye, dahej, daaj, mahwari, periods, apavitra, vidhwa, girl, girls`,
      },
      openings: {
        english: [
          'A woman is not less: not in worth, not in mind, not in purity before God. Where custom says otherwise, it is the custom that has fallen short.',
          'Girls are taught early to take up less room and to be thankful for it. No household loses anything by giving that room back.',
        ],
        punjabi: [
          'ਔਰਤ ਕਿਸੇ ਗੱਲ ਵਿੱਚ ਘੱਟ ਨਹੀਂ: ਨਾ ਮਾਣ ਵਿੱਚ, ਨਾ ਅਕਲ ਵਿੱਚ, ਨਾ ਰੱਬ ਅੱਗੇ ਪਵਿੱਤਰਤਾ ਵਿੱਚ। ਜੇ ਰੀਤ ਕੁਝ ਹੋਰ ਕਹਿੰਦੀ ਹੈ, ਤਾਂ ਘਾਟ ਰੀਤ ਵਿੱਚ ਹੈ।',
          'ਕੁੜੀਆਂ ਨੂੰ ਨਿੱਕੇ ਹੁੰਦਿਆਂ ਹੀ ਸਿਖਾ ਦਿੱਤਾ ਜਾਂਦਾ ਹੈ ਕਿ ਥੋੜ੍ਹੀ ਥਾਂ ਵਿੱਚ ਗੁਜ਼ਾਰਾ ਕਰਨ। ਉਹ ਥਾਂ ਵਾਪਸ ਦੇਣ ਨਾਲ ਕਿਸੇ ਘਰ ਦਾ ਕੁਝ ਨਹੀਂ ਘਟਦਾ।',
        ],
        hindi: [
          'स्त्री किसी बात में कम नहीं: न मान में, न बुद्धि में, न ईश्वर के सामने पवित्रता में। यदि रीति कुछ और कहती है, तो कमी रीति में है।',
          'लड़कियों को बचपन से ही सिखा दिया जाता है कि थोड़ी जगह में निभा लें। वह जगह लौटाने से किसी घर का कुछ नहीं घटता।',
        ],
      },
      practices: {
        english: [
          'Today let one girl or woman finish what she has to say, and if that is you, say one held-back thing to someone safe. Where there are threats or blows, getting help comes first.',
        ],
        punjabi: [
          'ਅੱਜ ਕਿਸੇ ਇੱਕ ਔਰਤ ਜਾਂ ਕੁੜੀ ਦੀ ਗੱਲ ਪੂਰੀ ਸੁਣੀ ਜਾਵੇ; ਜੇ ਗੱਲ ਤੁਹਾਡੀ ਆਪਣੀ ਹੈ, ਤਾਂ ਕਿਸੇ ਭਰੋਸੇ ਵਾਲੇ ਨੂੰ ਦੱਸੋ। ਜਿੱਥੇ ਧਮਕੀ ਜਾਂ ਮਾਰ ਹੈ, ਉੱਥੇ ਪਹਿਲਾ ਕੰਮ ਮਦਦ ਲੈਣਾ ਹੈ।',
        ],
        hindi: [
          'आज किसी एक स्त्री या लड़की की बात पूरी सुनी जाए; यदि बात आपकी अपनी है, तो किसी भरोसेमंद को बताइए। जहाँ धमकी या मार है, वहाँ पहला काम सहायता लेना है।',
        ],
      },
    },
    {
      id: 'acrossTheLine',
      words: {
        en: `intercaste*4, inter caste*4, interfaith*4, inter faith*4, interreligious*4, inter religious*4, intercaste marriage*5, marry outside*5, married outside*5, marry a muslim*5, marry a hindu*5, marry a sikh*5, marry a christian*5, married a muslim*5, married a hindu*5, married a christian*5, different caste*4, another caste*4, other caste*4, different religion*3, different faith*3, love someone from*4, boyfriend*2, girlfriend*2, marriage*2, marry*3, married*2, wedding*2, love a muslim*5, love a hindu*5, love a sikh*5, love a christian*5, muslim boy*4, muslim girl*4, hindu boy*4, hindu girl*4, sikh boy*4, sikh girl*4, christian boy*4, christian girl*4, accept him*3, accept her*3`,
        pa: `ਵਿਆਹ*2, ਵਿਆਹ ਕਰਵਾ*4, ਅੰਤਰਜਾਤੀ*4, ਜਾਤ ਦੀ ਕੁੜੀ*4, ਜਾਤ ਦੇ ਮੁੰਡੇ*4, ਜਾਤ ਦਾ ਮੁੰਡਾ*4, ਜਾਤ ਵਿੱਚ ਵਿਆਹ*4, ਅੰਤਰਜਾਤੀ ਵਿਆਹ*5, ਜਾਤ ਤੋਂ ਬਾਹਰ*5, ਧਰਮ ਤੋਂ ਬਾਹਰ*5, ਦੂਜੀ ਜਾਤ*4, ਹੋਰ ਜਾਤ*4, ਦੂਜੇ ਧਰਮ ਦੇ ਮੁੰਡੇ*5, ਦੂਜੇ ਧਰਮ ਦੀ ਕੁੜੀ*5, ਰਿਸ਼ਤਾ*2, ਰਿਸ਼ਤੇ*2, ਪਿਆਰ ਕਰਦਾ*3, ਪਿਆਰ*2, ਪ੍ਰੇਮ ਵਿਆਹ*4, ਸਹੁਰੇ*2, ਘਰ ਵਾਲੇ ਨਹੀਂ ਮੰਨਦੇ*4, ਮਾਪੇ ਨਹੀਂ ਮੰਨਦੇ*4`,
        hi: `शादी*2, विवाह*2, शादी करना*4, अंतरजातीय*4, जाति की लड़की*4, जाति के लड़के*4, जाति का लड़का*4, जाति में शादी*4, अंतर्जातीय*4, अंतरजातीय विवाह*5, अंतरधार्मिक*4, जाति से बाहर*5, जाति के बाहर*5, धर्म से बाहर*5, धर्म के बाहर*5, दूसरी जाति*4, अलग जाति*4, दूसरे धर्म के लड़के*5, दूसरे धर्म की लड़की*5, रिश्ता*2, रिश्ते*2, प्यार करता*3, प्यार करती*3, प्यार*2, प्रेम विवाह*4, घर वाले नहीं मानते*4, माँ बाप नहीं मानते*4`,
        roman: `intercaste*4, inter caste*4, viah*2, vyah*2, vivah*2, shaadi*2, =shadi*2, jaat ton bahar*5, jat to bahar*5, jati se bahar*5, jaati ke bahar*5, dharam ton bahar*5, dharm se bahar*5, jaat di kudi*4, jaat de munde*4, jati ki ladki*4, jaati ki ladki*4, jati ke ladke*4, jati me shadi*4, muslim ladka*4, muslim ladki*4, muslim munda*4, muslim kudi*4, duji jaat*4, dooji jaat*4, hor jaat*4, dusri jati*4, dusri jaati*4, alag caste*4, dusri caste*4, other caste*4, rishta*2, pyar karda*3, pyar kardi*3, pyar karta*3, pyar karti*3, pyar*2, love marriage*4, court marriage*4, ghar wale nahi*3, boyfriend*2, girlfriend*2`,
      },
      openings: {
        english: [
          'Love has crossed a line that families have guarded for a long time, and so there is hurt on more than one side. A person’s worth does not depend on the side they were born on.',
          'The fear of what people will say can drown out the love within a family. That fear may be heard, but it need not have the last word.',
        ],
        punjabi: [
          'ਪਿਆਰ ਨੇ ਉਹ ਲੀਕ ਟੱਪੀ ਹੈ ਜਿਸ ਦੀ ਟੱਬਰ ਚਿਰਾਂ ਤੋਂ ਰਾਖੀ ਕਰਦੇ ਆਏ ਹਨ, ਇਸ ਲਈ ਦੁੱਖ ਇੱਕੋ ਪਾਸੇ ਨਹੀਂ। ਪਰ ਬੰਦੇ ਦਾ ਮੁੱਲ ਇਸ ਨਾਲ ਨਹੀਂ ਬਣਦਾ ਕਿ ਉਹ ਲੀਕ ਦੇ ਕਿਸ ਪਾਸੇ ਜੰਮਿਆ।',
          '“ਲੋਕ ਕੀ ਕਹਿਣਗੇ” ਦਾ ਡਰ ਘਰ ਦੇ ਪਿਆਰ ਦੀ ਆਵਾਜ਼ ਦੱਬ ਲੈਂਦਾ ਹੈ। ਉਸ ਡਰ ਨੂੰ ਸੁਣਿਆ ਜਾ ਸਕਦਾ ਹੈ, ਪਰ ਆਖ਼ਰੀ ਫ਼ੈਸਲਾ ਉਸ ਦਾ ਨਾ ਹੋਵੇ।',
        ],
        hindi: [
          'प्रेम ने वह रेखा पार की है जिसकी परिवार बरसों से रखवाली करते आए हैं, इसलिए दुख एक ही ओर नहीं। पर मनुष्य का मूल्य इससे नहीं बनता कि वह रेखा के किस ओर जन्मा।',
          '“लोग क्या कहेंगे” का डर घर के प्रेम की आवाज़ दबा देता है। उस डर को सुना जा सकता है, पर अंतिम निर्णय उसका न हो।',
        ],
      },
      practices: {
        english: [
          'Sit once with the one who sees it differently and ask what they fear most; today only listen. If there are threats or force, go first to somebody safe who can help.',
        ],
        punjabi: [
          'ਜਿਸ ਦੀ ਸੋਚ ਵੱਖਰੀ ਹੈ, ਉਸ ਕੋਲ ਬੈਠ ਕੇ ਪੁੱਛੋ ਕਿ ਸਭ ਤੋਂ ਵੱਡਾ ਡਰ ਕਿਸ ਗੱਲ ਦਾ ਹੈ, ਅਤੇ ਅੱਜ ਸਿਰਫ਼ ਸੁਣੋ। ਜੇ ਧਮਕੀ ਜਾਂ ਜ਼ਬਰਦਸਤੀ ਹੈ, ਤਾਂ ਪਹਿਲਾਂ ਕਿਸੇ ਭਰੋਸੇ ਵਾਲੇ ਦੀ ਮਦਦ ਲਵੋ।',
        ],
        hindi: [
          'जिसकी सोच अलग है, उसके पास बैठकर पूछिए कि सबसे बड़ा डर किस बात का है, और आज केवल सुनिए। यदि धमकी या ज़बरदस्ती है, तो पहले किसी भरोसेमंद की सहायता लीजिए।',
        ],
      },
    },
    {
      id: 'caste',
      words: {
        en: `caste, castes, casteism, casteist, caste system, low caste, lower caste, high caste, upper caste, born low, low born, dalit, dalits, untouchable, untouchables, untouchability, shudra, shudras, brahmin, brahmins, jatt, jatts, mazhabi, ravidasia, valmiki, varna, surname, reservation, sc st`,
        pa: `ਜਾਤ, ਜਾਤਾਂ, ਜਾਤੀ, ਜਾਤੀਵਾਦ, ਜਾਤ ਪਾਤ, ਉੱਚੀ ਜਾਤ, ਨੀਵੀਂ ਜਾਤ, ਊਚ ਨੀਚ, ਛੂਤ ਛਾਤ, ਅਛੂਤ, ਦਲਿਤ, ਦਲਿਤਾਂ, ਸ਼ੂਦਰ, ਬ੍ਰਾਹਮਣ, ਜੱਟ, ਮਜ਼੍ਹਬੀ, ਰਵਿਦਾਸੀਆ, ਵਾਲਮੀਕੀ, ਵਰਣ, ਗੋਤ, ਰਾਖਵਾਂਕਰਨ`,
        hi: `जाति, जातियाँ, जातियों, जातिवाद, जात, जात पात, जातपात, जाति पाति, जाति प्रथा, जाति व्यवस्था, ऊँची जाति, नीची जाति, ऊँच नीच, छुआछूत, छूत, अछूत, दलित, दलितों, शूद्र, ब्राह्मण, क्षत्रिय, वर्ण, वर्ण व्यवस्था, गोत्र, आरक्षण, वाल्मीकि`,
        roman: `caste, jaat, =jat, jati, jaati, jaat paat, jat pat, jaat pat, jati pati, jativad, jaativad, jati pratha, uchi jaat, unchi jati, oonchi jaati, nivi jaat, neevi jaat, neechi jaati, nichi jati, uch neech, unch nich, oonch neech, chhua chhut, chhuachhut, achhut, achut, chhoot, dalit, shudra, shudar, brahman, brahmin, jatt, mazhabi, majhabi, varna, varn, gotra`,
      },
      openings: {
        english: [
          'Caste has told people for centuries what they are worth, and it was wrong each time. The shame of it does not belong to those who are hurt by it.',
          'To be kept at a distance for the family one was born into wounds deeply. You need not earn your dignity; it came with you.',
        ],
        punjabi: [
          'ਜਾਤ ਸਦੀਆਂ ਤੋਂ ਲੋਕਾਂ ਨੂੰ ਉਹਨਾਂ ਦਾ ਮੁੱਲ ਦੱਸਦੀ ਆਈ ਹੈ, ਅਤੇ ਹਰ ਵਾਰ ਗ਼ਲਤ ਦੱਸਿਆ ਹੈ। ਇਸ ਦੀ ਸ਼ਰਮ ਉਹਨਾਂ ਦੀ ਨਹੀਂ ਜਿਨ੍ਹਾਂ ਨੂੰ ਇਸ ਨੇ ਦੁਖਾਇਆ।',
          'ਜਿਸ ਘਰ ਵਿੱਚ ਜਨਮ ਹੋਇਆ, ਉਸ ਕਰਕੇ ਕੋਈ ਦੂਰ ਬਿਠਾਵੇ ਤਾਂ ਡੂੰਘੀ ਸੱਟ ਵੱਜਦੀ ਹੈ। ਇੱਜ਼ਤ ਕਮਾ ਕੇ ਨਹੀਂ ਲੈਣੀ ਪੈਂਦੀ; ਉਹ ਜਨਮ ਤੋਂ ਤੁਹਾਡੇ ਨਾਲ ਹੈ।',
        ],
        hindi: [
          'जाति सदियों से लोगों को उनका मूल्य बताती आई है, और हर बार ग़लत बताया है। इसकी लज्जा उनकी नहीं जिन्हें इसने दुखाया।',
          'जिस घर में जन्म हुआ, उसके कारण कोई दूर बिठाए तो गहरी चोट लगती है। सम्मान कमाकर नहीं लेना पड़ता; वह जन्म से आपके साथ है।',
        ],
      },
      practices: {
        english: [
          'Sit and eat this week where nobody asks for a surname: at a langar, with friends, at your own table. If you are threatened or kept from what is yours by right, tell someone who can stand by you.',
        ],
        punjabi: [
          'ਇਸ ਹਫ਼ਤੇ ਉੱਥੇ ਬੈਠ ਕੇ ਪਰਸ਼ਾਦਾ ਛਕੋ ਜਿੱਥੇ ਕੋਈ ਗੋਤ ਨਹੀਂ ਪੁੱਛਦਾ: ਲੰਗਰ ਵਿੱਚ, ਦੋਸਤਾਂ ਨਾਲ, ਆਪਣੇ ਘਰ। ਜੇ ਕੋਈ ਧਮਕਾਵੇ ਜਾਂ ਹੱਕ ਰੋਕੇ, ਤਾਂ ਕਿਸੇ ਨਾਲ ਖੜ੍ਹਨ ਵਾਲੇ ਨੂੰ ਦੱਸੋ।',
        ],
        hindi: [
          'इस सप्ताह वहाँ बैठकर भोजन कीजिए जहाँ कोई गोत्र नहीं पूछता: लंगर में, मित्रों के साथ, अपने घर। यदि कोई धमकाए या हक़ रोके, तो किसी साथ खड़े होने वाले को बताइए।',
        ],
      },
    },
    {
      id: 'otherFaiths',
      words: {
        en: `religion, religions, all religions, other religions, other religion, other faiths, another faith, same god, one god, best religion, which religion, true religion, only true, convert, converting, conversion, muslim, muslims, islam, christian, christians, church, mosque, hindu or sikh, hindus, sikhs, different paths, respect other, visit a temple, visit a church, atheist`,
        pa: `ਧਰਮ, ਧਰਮਾਂ, ਸਾਰੇ ਧਰਮ, ਸਭ ਧਰਮ, ਦੂਜੇ ਧਰਮ, ਦੂਜੇ ਧਰਮਾਂ, ਹੋਰ ਧਰਮ, ਕਿਹੜਾ ਧਰਮ, ਮਜ਼ਹਬ, ਧਰਮ ਬਦਲ, ਧਰਮ ਪਰਿਵਰਤਨ, ਮੁਸਲਮਾਨ, ਮੁਸਲਮਾਨਾਂ, ਇਸਲਾਮ, ਈਸਾਈ, ਹਿੰਦੂ, ਸਿੱਖ, ਮਸੀਤ, ਮਸਜਿਦ, ਗਿਰਜੇ, ਇੱਕੋ ਰੱਬ, ਰੱਬ ਇੱਕ, ਅੱਲ੍ਹਾ`,
        hi: `धर्म, धर्मों, सब धर्म, सभी धर्म, सारे धर्म, दूसरे धर्म, दूसरे धर्मों, अन्य धर्म, कौन सा धर्म, मज़हब, धर्म बदल, धर्म परिवर्तन, मुसलमान, मुसलमानों, मुस्लिम, इस्लाम, ईसाई, हिंदू, सिख, मस्जिद, चर्च, एक ही ईश्वर, ईश्वर एक, भगवान एक, अल्लाह`,
        roman: `dharam, dharm, dharma, sab dharam, sare dharam, saare dharm, sabhi dharm, dooje dharam, duje dharam, dusre dharam, dusre dharm, kehda dharam, konsa dharm, kaun sa dharm, mazhab, majhab, dharam badal, dharm badal, dharm parivartan, musalman, musalmana, muslim, islam, isai, christian, hindu, sikh, masjid, church, ikko rab, rab ik, bhagwan ek, ishwar ek, allah`,
      },
      openings: {
        english: [
          'To look at another’s faith with an open heart takes nothing away from your own. There are many names and many ways of bowing; the One who is sought is not divided by them.',
          'Which faith is best is an old quarrel, and it has made few people better. A more useful question is whether the path under our own feet makes us truer and kinder.',
        ],
        punjabi: [
          'ਦੂਜੇ ਦੇ ਧਰਮ ਵੱਲ ਖੁੱਲ੍ਹੇ ਮਨ ਨਾਲ ਵੇਖਣ ਨਾਲ ਆਪਣਾ ਧਰਮ ਘਟਦਾ ਨਹੀਂ। ਨਾਂ ਬਹੁਤ ਹਨ ਅਤੇ ਝੁਕਣ ਦੇ ਢੰਗ ਵੀ; ਪਰ ਜਿਸ ਨੂੰ ਸਾਰੇ ਲੱਭਦੇ ਹਨ, ਉਹ ਵੰਡਿਆ ਨਹੀਂ ਜਾਂਦਾ।',
          'ਕਿਹੜਾ ਧਰਮ ਸਭ ਤੋਂ ਚੰਗਾ ਹੈ, ਇਹ ਝਗੜਾ ਪੁਰਾਣਾ ਹੈ ਅਤੇ ਇਸ ਨਾਲ ਘੱਟ ਹੀ ਕੋਈ ਚੰਗਾ ਬਣਿਆ। ਵੇਖਣ ਵਾਲੀ ਗੱਲ ਇਹ ਹੈ ਕਿ ਆਪਣਾ ਰਾਹ ਸਾਨੂੰ ਸੱਚੇ ਅਤੇ ਦਿਆਲੂ ਬਣਾਉਂਦਾ ਹੈ ਜਾਂ ਨਹੀਂ।',
        ],
        hindi: [
          'दूसरे के धर्म को खुले मन से देखने से अपना धर्म घटता नहीं। नाम बहुत हैं और झुकने के ढंग भी; पर जिसे सब खोजते हैं, वह बँटा हुआ नहीं।',
          'कौन-सा धर्म सबसे अच्छा है, यह झगड़ा पुराना है और इससे कम ही कोई अच्छा बना। देखने की बात यह है कि अपनी राह हमें सच्चा और दयालु बनाती है या नहीं।',
        ],
      },
      practices: {
        english: [
          'Ask somebody of another faith today how they pray or which feast they love, and simply listen. Then pray in your own way, as you always do.',
        ],
        punjabi: [
          'ਅੱਜ ਕਿਸੇ ਦੂਜੇ ਧਰਮ ਵਾਲੇ ਨੂੰ ਪੁੱਛੋ ਕਿ ਉਹ ਅਰਦਾਸ ਕਿਵੇਂ ਕਰਦਾ ਹੈ ਜਾਂ ਕਿਹੜਾ ਤਿਉਹਾਰ ਪਿਆਰਾ ਹੈ, ਅਤੇ ਬੱਸ ਸੁਣੋ। ਫਿਰ ਆਪਣੇ ਢੰਗ ਨਾਲ ਰੱਬ ਨੂੰ ਯਾਦ ਕਰੋ।',
        ],
        hindi: [
          'आज किसी दूसरे धर्म वाले से पूछिए कि वह प्रार्थना कैसे करता है या कौन-सा त्योहार प्रिय है, और बस सुनिए। फिर अपने ढंग से ईश्वर को याद कीजिए।',
        ],
      },
    },
    {
      id: 'lookedDownOn',
      words: {
        en: `look down on me*2, looks down on me*2, looked down*2, look down*2, makes fun*2, make fun*2, made fun*2, mock, mocked, mocking, laugh at me, tease, teased, bullied, bullying, my turban*2, turban, patka, my skin*2, skin colour, skin color, dark skin, dark, complexion, race, racism, racist, accent, my english, village, poor, small job, fat, short, ugly, disabled, disability, wheelchair, immigrant, foreigner, discrimination, gay, lesbian, lgbt, transgender, treat me differently, treated differently, feel inferior, inferiority`,
        pa: `ਨੀਵਾਂ ਸਮਝਦੇ*2, ਘਟੀਆ ਸਮਝਦੇ*2, ਨੀਵਾਂ ਵਿਖਾਉਂਦੇ*2, ਨੀਵਾਂ ਦਿਖਾਉਂਦੇ*2, ਛੋਟਾ ਸਮਝਦੇ*2, ਘੱਟ ਸਮਝਦੇ*2, ਮਜ਼ਾਕ, ਮਖੌਲ, ਹੱਸਦੇ, ਛੇੜਦੇ, ਪੱਗ, ਪੱਗੜੀ, ਦਸਤਾਰ, ਪਟਕਾ, ਕੇਸ, ਰੰਗ, ਕਾਲਾ, ਕਾਲੀ, ਸਾਂਵਲਾ, ਸਾਂਵਲੀ, ਗ਼ਰੀਬ, ਗਰੀਬ, ਪੇਂਡੂ, ਅਪਾਹਜ, ਮੋਟਾ, ਮੋਟੀ, ਵਿਤਕਰਾ, ਭੇਦਭਾਵ, ਨਸਲ, ਨਸਲਵਾਦ, ਗੋਰੇ, ਤਾਅਨੇ, ਇੱਜ਼ਤ ਨਹੀਂ`,
        hi: `नीचा समझते*2, नीचा दिखाते*2, छोटा समझते*2, कम समझते*2, घटिया समझते*2, मज़ाक, उपहास, हँसते, चिढ़ाते, पगड़ी, पटका, रंग, काला, काली, साँवला, साँवली, गोरा, ग़रीब, देहाती, गँवार, विकलांग, दिव्यांग, मोटा, मोटी, भेदभाव, नस्ल, नस्लवाद, ताने, इज़्ज़त नहीं, समलैंगिक, किन्नर`,
        roman: `neeva samajh*2, niva samajh*2, neeva samajhde*2, niva samajhde*2, neecha samajhte*2, nicha samajhte*2, neecha dikhate*2, nicha dikhate*2, neeva dikhaunde*2, ghatia samajhde*2, ghatiya samajhte*2, chota samajhte*2, chhota samajhde*2, mazak, majak, mazaak, makhaul, makhol, hasde, haste, pagg, =pag, pagri, pagdi, dastar, patka, rang, kala, kaala, kali, kaali, sawla, saanvla, garib, gareeb, pendu, dehati, gawar, apahaj, viklang, bhedbhav, bhed bhav, vitkara, taane, tane, izzat nahi, gay, lesbian`,
      },
      openings: {
        english: [
          'Being looked down on, for one’s looks, work, speech or way of life, burns for a long time. A narrow gaze is not a mirror; you need not look for yourself in it.',
          'You do not have to shrink to the size somebody else has cut for you. What you are was there before their opinion, and stays after it.',
        ],
        punjabi: [
          'ਕੋਈ ਸ਼ਕਲ, ਕੰਮ, ਬੋਲੀ ਜਾਂ ਰਹਿਣੀ ਕਰਕੇ ਨੀਵਾਂ ਸਮਝੇ, ਤਾਂ ਚਿਰ ਤੱਕ ਸੜਨ ਰਹਿੰਦੀ ਹੈ। ਤੰਗ ਨਜ਼ਰ ਸ਼ੀਸ਼ਾ ਨਹੀਂ ਹੁੰਦੀ; ਆਪਣਾ ਚਿਹਰਾ ਉਸ ਵਿੱਚ ਨਾ ਲੱਭੋ।',
          'ਕਿਸੇ ਹੋਰ ਦੇ ਕੱਟੇ ਹੋਏ ਮੇਚ ਵਿੱਚ ਸੁੰਗੜਨ ਦੀ ਲੋੜ ਨਹੀਂ। ਜੋ ਤੁਸੀਂ ਹੋ, ਉਹ ਉਹਨਾਂ ਦੀ ਰਾਇ ਤੋਂ ਪਹਿਲਾਂ ਵੀ ਸੀ ਅਤੇ ਪਿੱਛੋਂ ਵੀ ਰਹੇਗਾ।',
        ],
        hindi: [
          'कोई रूप, काम, बोली या रहन-सहन के कारण नीचा समझे, तो देर तक जलन रहती है। तंग नज़र दर्पण नहीं होती; अपना चेहरा उसमें मत खोजिए।',
          'किसी और के काटे हुए नाप में सिमटने की ज़रूरत नहीं। जो आप हैं, वह उनकी राय से पहले भी था और बाद में भी रहेगा।',
        ],
      },
      practices: {
        english: [
          'Spend an hour today with someone before whom you need prove nothing. If the mocking goes on at school or at work, tell a teacher, a parent or someone in charge; it should not be borne in silence.',
        ],
        punjabi: [
          'ਅੱਜ ਇੱਕ ਘੰਟਾ ਉਸ ਨਾਲ ਬਿਤਾਓ ਜਿਸ ਅੱਗੇ ਕੁਝ ਸਾਬਤ ਨਹੀਂ ਕਰਨਾ ਪੈਂਦਾ। ਜੇ ਸਕੂਲ ਜਾਂ ਕੰਮ ਉੱਤੇ ਮਜ਼ਾਕ ਜਾਰੀ ਰਹੇ, ਤਾਂ ਅਧਿਆਪਕ, ਮਾਪਿਆਂ ਜਾਂ ਕਿਸੇ ਜ਼ਿੰਮੇਵਾਰ ਨੂੰ ਦੱਸੋ; ਚੁੱਪ ਕਰ ਕੇ ਨਾ ਸਹੋ।',
        ],
        hindi: [
          'आज एक घंटा उसके साथ बिताइए जिसके सामने कुछ सिद्ध नहीं करना पड़ता। यदि स्कूल या काम पर मज़ाक चलता रहे, तो अध्यापक, माता-पिता या किसी ज़िम्मेदार को बताइए; चुप रहकर मत सहिए।',
        ],
      },
    },
  ],
}
