import type { ThemePhrases } from './types.ts'

export const decision: ThemePhrases = {
  openings: {
    english: [
      'Standing between two roads is tiring, because each choice lets something go. You need not decide this very minute.',
      'A hard decision deserves a calm hour. Let us look for the ground from which to choose.',
      'You are not asked to see the end of the road, only to choose the next step honestly and with what you know today.',
    ],
    punjabi: [
      'ਦੋ ਰਾਹਾਂ ਵਿਚਕਾਰ ਖੜ੍ਹਨਾ ਥਕਾਉਂਦਾ ਹੈ, ਕਿਉਂਕਿ ਹਰ ਚੋਣ ਵਿੱਚ ਕੁਝ ਛੱਡਣਾ ਪੈਂਦਾ ਹੈ। ਇਸੇ ਘੜੀ ਫ਼ੈਸਲਾ ਕਰਨਾ ਜ਼ਰੂਰੀ ਨਹੀਂ।',
      'ਔਖਾ ਫ਼ੈਸਲਾ ਸ਼ਾਂਤ ਘੜੀ ਮੰਗਦਾ ਹੈ। ਆਓ, ਉਹ ਥਾਂ ਲੱਭੀਏ ਜਿੱਥੇ ਖੜ੍ਹ ਕੇ ਚੁਣਿਆ ਜਾ ਸਕੇ।',
      'ਰਾਹ ਦਾ ਅਖ਼ੀਰ ਦਿਸਣਾ ਜ਼ਰੂਰੀ ਨਹੀਂ। ਅੱਜ ਦੀ ਸਮਝ ਨਾਲ ਅਗਲਾ ਕਦਮ ਸੱਚਾਈ ਨਾਲ ਚੁਣ ਲੈਣਾ ਹੀ ਕਾਫ਼ੀ ਹੈ।',
    ],
    hindi: [
      'दो राहों के बीच खड़े रहना थकाता है, क्योंकि हर चुनाव में कुछ छोड़ना पड़ता है। इसी घड़ी निर्णय करना ज़रूरी नहीं।',
      'कठिन निर्णय शांत घड़ी माँगता है। आइए, वह ज़मीन ढूँढें जहाँ खड़े होकर चुना जा सके।',
      'राह का अंत दिखना ज़रूरी नहीं। आज की समझ से अगला कदम सच्चाई से चुन लेना ही काफ़ी है।',
    ],
  },
  again: {
    english: [
      'It is still undecided, and that is all right. Let us hold the choice up to the light once more.',
      'Turning a decision over is tiring. Let us set it down on the table again and look from a new side.',
    ],
    punjabi: [
      'ਗੱਲ ਅਜੇ ਕਿਸੇ ਪਾਸੇ ਨਹੀਂ ਲੱਗੀ, ਅਤੇ ਇਹ ਠੀਕ ਹੈ। ਆਓ, ਇਸ ਚੋਣ ਨੂੰ ਇੱਕ ਵਾਰ ਹੋਰ ਚਾਨਣ ਵਿੱਚ ਵੇਖੀਏ।',
      'ਫ਼ੈਸਲੇ ਨੂੰ ਮਨ ਵਿੱਚ ਰਿੜਕਦੇ ਰਹਿਣਾ ਥਕਾ ਦਿੰਦਾ ਹੈ। ਆਓ, ਇਸ ਨੂੰ ਸਾਹਮਣੇ ਰੱਖ ਕੇ ਨਵੇਂ ਪਾਸਿਓਂ ਵੇਖੀਏ।',
    ],
    hindi: [
      'बात अभी किसी ओर नहीं लगी, और यह ठीक है। आइए, इस चुनाव को एक बार और उजाले में देखें।',
      'निर्णय को मन में मथते रहना थका देता है। आइए, इसे सामने रखकर नई ओर से देखें।',
    ],
  },
  practices: {
    english: [
      'Imagine each choice already made and live with it for one day each; note where the heart is quieter. Then ask one wise person, and decide.',
      'Before you weigh the choice again, sit five minutes in prayer or simran. Then ask only: which of these could I tell openly to those I love?',
      'Set a day by which you will decide, tell it to one friend, and let the matter rest until then.',
    ],
    punjabi: [
      'ਹਰ ਰਾਹ ਬਾਰੇ ਇੱਕ-ਇੱਕ ਦਿਨ ਇੰਝ ਸੋਚੋ ਜਿਵੇਂ ਚੁਣ ਲਿਆ ਹੋਵੇ, ਅਤੇ ਵੇਖੋ ਮਨ ਕਿੱਥੇ ਵੱਧ ਟਿਕਦਾ ਹੈ। ਫਿਰ ਕਿਸੇ ਸਿਆਣੇ ਨਾਲ ਸਲਾਹ ਕਰਕੇ ਫ਼ੈਸਲਾ ਕਰੋ।',
      'ਮੁੜ ਵਿਚਾਰਨ ਤੋਂ ਪਹਿਲਾਂ ਪੰਜ ਮਿੰਟ ਅਰਦਾਸ ਜਾਂ ਸਿਮਰਨ ਵਿੱਚ ਬੈਠੋ। ਫਿਰ ਸਿਰਫ਼ ਇਹ ਪੁੱਛੋ: ਕਿਹੜੀ ਗੱਲ ਆਪਣਿਆਂ ਨੂੰ ਖੁੱਲ੍ਹ ਕੇ ਦੱਸੀ ਜਾ ਸਕਦੀ ਹੈ?',
      'ਫ਼ੈਸਲੇ ਲਈ ਇੱਕ ਦਿਨ ਮਿੱਥ ਲਵੋ, ਕਿਸੇ ਇੱਕ ਮਿੱਤਰ ਨੂੰ ਦੱਸ ਦਿਓ, ਅਤੇ ਉਦੋਂ ਤੱਕ ਇਸ ਨੂੰ ਮੁੜ-ਮੁੜ ਨਾ ਰਿੜਕੋ।',
    ],
    hindi: [
      'हर राह के बारे में एक-एक दिन ऐसे सोचिए जैसे चुन ली हो, और देखिए मन कहाँ अधिक टिकता है। फिर किसी समझदार से सलाह करके निर्णय कीजिए।',
      'फिर विचार करने से पहले पाँच मिनट प्रार्थना या स्मरण में बैठिए। फिर केवल यह पूछिए: कौन-सी बात अपनों को खुलकर बताई जा सकती है?',
      'निर्णय के लिए एक दिन तय कर लीजिए, किसी एक मित्र को बता दीजिए, और तब तक इसे बार-बार मत मथिए।',
    ],
  },
  situations: [
    {
      id: 'jobOrStudies',
      words: {
        en: `job, jobs, job offer, offer, offers, career, two jobs, switch, resign, quit my job, quit, leave my job, business or job, start a business, startup, government job, course, college, university, degree, subject, stream, science or, arts or, commerce, engineering, medicine, study, further studies, masters, promotion, interview, shift, neet, exam, salary, coaching class`,
        pa: `ਨੌਕਰੀ, ਨੌਕਰੀ ਛੱਡ, ਨੌਕਰੀ ਬਦਲ, ਸਰਕਾਰੀ ਨੌਕਰੀ, ਕਾਰੋਬਾਰ, ਧੰਦਾ, ਬਿਜ਼ਨਸ, ਕੈਰੀਅਰ, ਕਰੀਅਰ, ਅਸਤੀਫ਼ਾ, ਪੜ੍ਹਾਈ, ਪੜ੍ਹਾਂ, ਕਾਲਜ, ਯੂਨੀਵਰਸਿਟੀ, ਕੋਰਸ, ਵਿਸ਼ਾ, ਡਿਗਰੀ, ਇੰਜੀਨੀਅਰਿੰਗ, ਤਰੱਕੀ, ਖੇਤੀ, ਮੈਡੀਕਲ, ਆਰਟਸ, ਦਾਖ਼ਲਾ, ਡਰਾਈਵਰੀ, ਕੰਮ ਛੱਡ, ਡਾਕਟਰੀ ਦੀ ਪੜ੍ਹਾਈ`,
        hi: `नौकरी, नौकरी छोड़, नौकरी बदल, सरकारी नौकरी, व्यापार, कारोबार, धंधा, बिज़नेस, करियर, कैरियर, इस्तीफ़ा, पढ़ाई, पढ़ूँ, कॉलेज, विश्वविद्यालय, कोर्स, विषय, डिग्री, इंजीनियरिंग, तरक़्क़ी, पदोन्नति, खेती, कोटा जाऊँ, तैयारी करूँ, साइंस, आर्ट्स, दाख़िला, काम छोड़, डॉक्टरी की पढ़ाई`,
        roman: `naukri, nokri, naukri chhad, naukri chhod, naukri badal, sarkari naukri, job, job chhad, job chhod, job change, business, bijness, karobar, dhanda, career, astifa, istifa, resign, padhai, parhai, padhna, parhna, college, university, course, subject, degree, engineering, promotion, kheti, stream, kaam chhad, kaam chhod, night shift, science, arts, dakhla, medical, coaching class`,
      },
      openings: {
        english: [
          'Which work, which study: it feels as if one choice fixed a whole life. Few choices do; roads turn, and people learn on them.',
          'Pay, duty, liking and other people’s hopes all pull at once. Let us sort out which of these voices is your own.',
        ],
        punjabi: [
          'ਕਿਹੜਾ ਕੰਮ, ਕਿਹੜੀ ਪੜ੍ਹਾਈ: ਲੱਗਦਾ ਹੈ ਜਿਵੇਂ ਇੱਕੋ ਚੋਣ ਉੱਤੇ ਸਾਰੀ ਉਮਰ ਖੜ੍ਹੀ ਹੋਵੇ। ਘੱਟ ਹੀ ਅਜਿਹਾ ਹੁੰਦਾ ਹੈ; ਰਾਹ ਮੁੜਦੇ ਹਨ ਅਤੇ ਬੰਦਾ ਤੁਰਦਿਆਂ ਸਿੱਖਦਾ ਹੈ।',
          'ਤਨਖ਼ਾਹ, ਜ਼ਿੰਮੇਵਾਰੀ, ਰੁਚੀ ਅਤੇ ਲੋਕਾਂ ਦੀਆਂ ਆਸਾਂ, ਸਭ ਇਕੱਠੇ ਖਿੱਚਦੇ ਹਨ। ਆਓ, ਵੱਖ ਕਰੀਏ ਕਿ ਇਹਨਾਂ ਵਿੱਚੋਂ ਆਪਣੀ ਆਵਾਜ਼ ਕਿਹੜੀ ਹੈ।',
        ],
        hindi: [
          'कौन-सा काम, कौन-सी पढ़ाई: लगता है जैसे एक ही चुनाव पर सारा जीवन खड़ा हो। कम ही ऐसा होता है; राहें मुड़ती हैं और मनुष्य चलते हुए सीखता है।',
          'वेतन, ज़िम्मेदारी, रुचि और लोगों की आशाएँ, सब एक साथ खींचते हैं। आइए, अलग करें कि इनमें से अपनी आवाज़ कौन-सी है।',
        ],
      },
      practices: {
        english: [
          'Talk this week to one person who has taken each of the two roads, and ask what an ordinary Tuesday looks like for them.',
        ],
        punjabi: ['ਇਸ ਹਫ਼ਤੇ ਦੋਹਾਂ ਰਾਹਾਂ ਉੱਤੇ ਤੁਰਨ ਵਾਲੇ ਇੱਕ-ਇੱਕ ਬੰਦੇ ਨਾਲ ਗੱਲ ਕਰੋ, ਅਤੇ ਪੁੱਛੋ ਕਿ ਉਹਨਾਂ ਦਾ ਆਮ ਦਿਨ ਕਿਵੇਂ ਲੰਘਦਾ ਹੈ।'],
        hindi: ['इस सप्ताह दोनों राहों पर चलने वाले एक-एक व्यक्ति से बात कीजिए, और पूछिए कि उनका सामान्य दिन कैसे बीतता है।'],
      },
    },
    {
      id: 'abroadOrHome',
      words: {
        en: `abroad, go abroad, going abroad, move abroad, foreign, canada, america, usa, england, uk, australia, italy, germany, dubai, new zealand, stay back, stay in india, stay in punjab, return home, settle, immigration, visa, another country, another city, move to, relocate, leave home, leave india, leave punjab, vancouver, calgary, melbourne, toronto, london, come back to india, go back home, go back to`,
        pa: `ਵਿਦੇਸ਼, ਬਾਹਰ, ਬਾਹਰ ਜਾਵਾਂ, ਬਾਹਰ ਜਾਣਾ, ਬਾਹਰਲੇ ਮੁਲਕ, ਪਰਦੇਸ, ਕੈਨੇਡਾ, ਕਨੇਡਾ, ਅਮਰੀਕਾ, ਇੰਗਲੈਂਡ, ਆਸਟ੍ਰੇਲੀਆ, ਇਟਲੀ, ਦੁਬਈ, ਵਾਪਸ ਆਵਾਂ, ਵਾਪਸ ਜਾਵਾਂ, ਪੰਜਾਬ, ਪਿੰਡ, ਦੇਸ਼ ਛੱਡ, ਪਰਵਾਸ, ਵੀਜ਼ਾ, ਪਿੰਡ ਮੁੜਾਂ, ਪੀਆਰ, ਵਾਪਸ ਪਿੰਡ`,
        hi: `विदेश, विदेश जाऊँ, विदेश जाना, बाहर, बाहर जाऊँ, बाहर जाना, परदेस, कनाडा, कैनेडा, अमेरिका, अमरीका, इंग्लैंड, ऑस्ट्रेलिया, इटली, जर्मनी, दुबई, वापस आऊँ, वापस जाऊँ, गाँव, देश छोड़, भारत, वीज़ा, वापस गाँव, गाँव लौट`,
        roman: `videsh, videsh, bahar, bahar jana, bahar jawan, bahar jaun, baahar, pardes, canada, kanada, america, amrika, england, uk, australia, italy, germany, dubai, wapas aawan, wapas jau, punjab, pind, gaon, gaanv, desh chhad, desh chhod, india, visa, abroad, foreign, wapas pind, wapas gaon, canada pr`,
      },
      openings: {
        english: [
          'To go or to stay: one half of the heart packs, the other holds on to the door. Both halves love something real.',
          'A new country promises much and costs much; so does staying. It is wise to count both before you choose.',
        ],
        punjabi: [
          'ਜਾਵਾਂ ਜਾਂ ਰਹਾਂ: ਅੱਧਾ ਦਿਲ ਸਮਾਨ ਬੰਨ੍ਹਦਾ ਹੈ ਅਤੇ ਅੱਧਾ ਬੂਹਾ ਫੜੀ ਖੜ੍ਹਾ ਹੈ। ਦੋਹਾਂ ਅੱਧਾਂ ਨੂੰ ਕਿਸੇ ਸੱਚੀ ਗੱਲ ਨਾਲ ਪਿਆਰ ਹੈ।',
          'ਪਰਦੇਸ ਬਹੁਤ ਕੁਝ ਦਿੰਦਾ ਵੀ ਹੈ ਅਤੇ ਬਹੁਤ ਕੁਝ ਲੈਂਦਾ ਵੀ; ਘਰ ਰਹਿਣਾ ਵੀ ਇੰਝ ਹੀ ਹੈ। ਚੁਣਨ ਤੋਂ ਪਹਿਲਾਂ ਦੋਹਾਂ ਦਾ ਹਿਸਾਬ ਵੇਖਣਾ ਸਿਆਣਪ ਹੈ।',
        ],
        hindi: [
          'जाऊँ या रहूँ: आधा मन सामान बाँधता है और आधा द्वार पकड़े खड़ा है। दोनों आधों को किसी सच्ची बात से प्रेम है।',
          'परदेस बहुत कुछ देता भी है और बहुत कुछ लेता भी; घर रहना भी ऐसा ही है। चुनने से पहले दोनों का हिसाब देखना समझदारी है।',
        ],
      },
      practices: {
        english: [
          'Write down what you would be going towards and what you would be going away from. Read the two lists aloud to someone close to you.',
        ],
        punjabi: ['ਲਿਖੋ ਕਿ ਕਿਸ ਵੱਲ ਜਾ ਰਹੇ ਹੋ ਅਤੇ ਕਿਸ ਤੋਂ ਦੂਰ। ਦੋਵੇਂ ਸੂਚੀਆਂ ਕਿਸੇ ਆਪਣੇ ਨੂੰ ਪੜ੍ਹ ਕੇ ਸੁਣਾਓ।'],
        hindi: ['लिखिए कि इस राह में क्या मिलेगा और क्या छूटेगा। दोनों सूचियाँ किसी अपने को पढ़कर सुनाइए।'],
      },
    },
    {
      id: 'relationship',
      words: {
        en: `marry, marriage, get married, marry him, marry her, say yes, proposal, rishta, love marriage, arranged marriage, parents choice, my parents want, parents or, family or, love or, relationship, boyfriend, girlfriend, him or, stay with him, stay with her, leave him, leave her, divorce, separate, husband, wife, my ex, trust him again, trust her again, take him back, take her back, engagement, break up, broken engagement, propose`,
        pa: `ਵਿਆਹ, ਰਿਸ਼ਤਾ, ਰਿਸ਼ਤੇ, ਹਾਂ ਕਰਾਂ, ਹਾਂ ਕਹਾਂ, ਨਾਂਹ ਕਰਾਂ, ਪਿਆਰ, ਪ੍ਰੇਮ ਵਿਆਹ, ਮਾਪੇ ਚਾਹੁੰਦੇ, ਮਾਪਿਆਂ ਦੀ, ਘਰ ਦੇ ਚਾਹੁੰਦੇ, ਘਰਦਿਆਂ, ਮੁੰਡਾ, ਕੁੜੀ, ਪਤੀ, ਪਤਨੀ, ਤਲਾਕ, ਵੱਖ ਹੋ, ਛੱਡ ਦਿਆਂ, ਛੱਡ ਦੇਵਾਂ, ਨਾਲ ਰਹਾਂ, ਮੰਗਣੀ, ਕੁੜਮਾਈ`,
        hi: `शादी, विवाह, रिश्ता, रिश्ते, हाँ करूँ, हाँ कहूँ, ना करूँ, प्यार, प्रेम विवाह, माता पिता चाहते, माँ बाप चाहते, घर वाले चाहते, घरवाले, घरवालों, लड़का, लड़की, पति, पत्नी, तलाक़, अलग हो, छोड़ दूँ, साथ रहूँ, सगाई, मंगनी, प्रेमी, प्रेमिका, पुराने प्रेमी`,
        roman: `viah, vyah, viyah, shaadi, shadi, vivah, rishta, rishte, haan karan, haan kara, haan karu, haan kahu, na karu, pyar, pyaar, love marriage, arranged marriage, mape chaunde, maa baap chahte, ghar wale chahte, ghar de, gharde, gharwale, munda, kudi, ladka, ladki, husband, wife, =pati, patni, talak, talaq, divorce, alag ho, chhad deva, chhod du, chod dun, boyfriend, girlfriend, sagai, mangni, wo wapas aana, trust karu, ex nu, ex ko, block hi, premi, breakup`,
      },
      openings: {
        english: [
          'A decision about a shared life is made with more than reason, and others have a view of it too. In the end it is you who will live in it.',
          'Love, family and your own peace all want a say. None of them should have to be silenced by fear; and where there is fear, speak with someone you trust first.',
        ],
        punjabi: [
          'ਸਾਂਝੇ ਜੀਵਨ ਦਾ ਫ਼ੈਸਲਾ ਸਿਰਫ਼ ਦਲੀਲ ਨਾਲ ਨਹੀਂ ਹੁੰਦਾ, ਅਤੇ ਦੂਜਿਆਂ ਦੀ ਰਾਇ ਵੀ ਹੁੰਦੀ ਹੈ। ਪਰ ਅੰਤ ਨੂੰ ਉਸ ਵਿੱਚ ਜਿਊਣਾ ਤੁਸੀਂ ਹੀ ਹੈ।',
          'ਪਿਆਰ, ਪਰਿਵਾਰ ਅਤੇ ਆਪਣੇ ਮਨ ਦਾ ਚੈਨ, ਤਿੰਨੇ ਬੋਲਣਾ ਚਾਹੁੰਦੇ ਹਨ। ਕਿਸੇ ਨੂੰ ਡਰ ਦੇ ਮਾਰੇ ਚੁੱਪ ਨਾ ਕਰਵਾਓ; ਜਿੱਥੇ ਡਰ ਹੈ, ਉੱਥੇ ਪਹਿਲਾਂ ਕਿਸੇ ਭਰੋਸੇ ਵਾਲੇ ਨਾਲ ਗੱਲ ਕਰੋ।',
        ],
        hindi: [
          'साझे जीवन का निर्णय केवल तर्क से नहीं होता, और दूसरों की राय भी होती है। पर अंत में उसमें जीना आपको ही है।',
          'प्रेम, परिवार और अपने मन का चैन, तीनों बोलना चाहते हैं। किसी को डर के मारे चुप मत कराइए; जहाँ डर है, वहाँ पहले किसी भरोसे के व्यक्ति से बात कीजिए।',
        ],
      },
      practices: {
        english: [
          'Ask yourself how you feel in that person’s company on an ordinary day: smaller or more yourself? Tell the honest answer to one wise person who wants nothing from the outcome.',
        ],
        punjabi: [
          'ਆਪਣੇ ਆਪ ਤੋਂ ਪੁੱਛੋ: ਉਸ ਦੇ ਨਾਲ ਆਮ ਦਿਨ ਵਿੱਚ ਮਨ ਸੁੰਗੜਦਾ ਹੈ ਜਾਂ ਖੁੱਲ੍ਹਦਾ ਹੈ? ਸੱਚਾ ਜਵਾਬ ਕਿਸੇ ਇੱਕ ਸਿਆਣੇ ਨੂੰ ਦੱਸੋ ਜਿਸ ਦਾ ਇਸ ਵਿੱਚ ਆਪਣਾ ਕੋਈ ਮਤਲਬ ਨਾ ਹੋਵੇ।',
        ],
        hindi: [
          'अपने आप से पूछिए: उनके साथ सामान्य दिन में मन सिकुड़ता है या खुलता है? सच्चा उत्तर किसी एक समझदार को बताइए जिसका इसमें अपना कोई स्वार्थ न हो।',
        ],
      },
    },
    {
      id: 'afraidOfWrongChoice',
      words: {
        en: `wrong decision, wrong choice, wrong decisions, afraid to decide, scared to decide, cannot decide, cant decide, unable to decide, indecisive, indecision, regret, regret it, what if, mistake, bad decisions, always choose wrong, overthink, head or heart, heart or mind, heart says, sign, gods will, right path, what does god want, crossroads, whose advice, everyone says different, discernment`,
        pa: `ਗ਼ਲਤ ਫ਼ੈਸਲਾ, ਗ਼ਲਤ ਫ਼ੈਸਲੇ, ਗ਼ਲਤ ਨਾ, ਫ਼ੈਸਲਾ ਨਹੀਂ, ਫ਼ੈਸਲਾ ਨਹੀਂ ਹੁੰਦਾ, ਫ਼ੈਸਲਾ ਲੈਣ ਤੋਂ, ਡਰ, ਡਰਦਾ, ਡਰਦੀ, ਪਛਤਾ, ਪਛਤਾਵਾ, ਪਛਤਾਉਣਾ, ਗ਼ਲਤੀ, ਦੁਬਿਧਾ, ਦੁਚਿੱਤੀ, ਦਿਲ ਕਹਿੰਦਾ, ਦਿਲ ਜਾਂ, ਦਿਮਾਗ਼, ਸਹੀ ਰਾਹ, ਰੱਬ ਕੀ, ਇਸ਼ਾਰਾ, ਚੁਰਾਹੇ, ਕੀਹਦੀ ਮੰਨਾਂ, ਕਿਸ ਦੀ ਮੰਨਾਂ, ਹੁਕਮਨਾਮਾ, ਮਨ ਕੁਝ`,
        hi: `ग़लत फ़ैसला, ग़लत निर्णय, ग़लत फ़ैसले, ग़लत न, फ़ैसला नहीं, निर्णय नहीं, फ़ैसला लेने से, निर्णय लेने से, डर, डरता, डरती, पछता, पछतावा, पछताना, ग़लती, दुविधा, असमंजस, दिल कहता, दिल या, दिमाग़, सही राह, सही रास्ता, भगवान क्या, संकेत, किसकी राय, किसकी सुनूँ, विवेक, मौक़ा हाथ से, चौराहे`,
        roman: `galat faisla, galat faisle, galat nirnay, galat decision, galat na, faisla nahi, nirnay nahi, decision nahi, faisla lain ton, faisla lene se, dar, darr, darda, dardi, darta, darti, pachta, pachtava, pachtawa, galti, dubidha, duvidha, duchitti, asmanjas, dil kehnda, dil kehta, dil ya, dimag, dimaag, sahi raah, sahi rasta, rab ki, bhagwan kya, ishara, sanket, kisdi manna, kiski sunu, kiski manu, hukamnama, chaurahe, palta maar, confuse, confused, dil te dimag`,
      },
      openings: {
        english: [
          'The fear of choosing wrongly can hold us so long that no road is taken at all. A choice made sincerely can still be corrected on the way.',
          'No choice comes with a guarantee, and you are not asked to be all-knowing. Care, honesty and good counsel are as much as anyone can bring.',
        ],
        punjabi: [
          'ਗ਼ਲਤ ਚੁਣ ਲੈਣ ਦਾ ਡਰ ਕਈ ਵਾਰ ਇੰਨਾ ਚਿਰ ਰੋਕੀ ਰੱਖਦਾ ਹੈ ਕਿ ਕੋਈ ਰਾਹ ਫੜਿਆ ਹੀ ਨਹੀਂ ਜਾਂਦਾ। ਸੱਚੇ ਦਿਲ ਨਾਲ ਕੀਤਾ ਫ਼ੈਸਲਾ ਅੱਗੇ ਤੁਰਦਿਆਂ ਸੁਧਾਰਿਆ ਵੀ ਜਾ ਸਕਦਾ ਹੈ।',
          'ਕੋਈ ਫ਼ੈਸਲਾ ਪੱਕੀ ਗਰੰਟੀ ਨਾਲ ਨਹੀਂ ਆਉਂਦਾ, ਅਤੇ ਸਭ ਕੁਝ ਪਹਿਲਾਂ ਜਾਣ ਲੈਣਾ ਕਿਸੇ ਦੇ ਵੱਸ ਨਹੀਂ। ਸੋਚ, ਸੱਚਾਈ ਅਤੇ ਚੰਗੀ ਸਲਾਹ, ਬੰਦਾ ਇੰਨਾ ਹੀ ਕਰ ਸਕਦਾ ਹੈ।',
        ],
        hindi: [
          'ग़लत चुन लेने का डर कई बार इतनी देर रोके रखता है कि कोई राह पकड़ी ही नहीं जाती। सच्चे मन से किया निर्णय आगे चलकर सुधारा भी जा सकता है।',
          'कोई निर्णय पक्की गारंटी के साथ नहीं आता, और सब कुछ पहले जान लेना किसी के वश में नहीं। विचार, सच्चाई और अच्छी सलाह, मनुष्य इतना ही कर सकता है।',
        ],
      },
    },
  ],
}
