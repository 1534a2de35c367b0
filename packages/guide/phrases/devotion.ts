import type { ThemePhrases } from './types.ts'

export const devotion: ThemePhrases = {
  openings: {
    english: [
      'The longing to be near God is already a kind of nearness. It needs nothing costly.',
      'Love of the One grows as other loves do: by time spent together, in small and daily ways.',
      'Devotion does not ask us to leave the house and the work. It asks us to remember, in the midst of them, whose they are.',
    ],
    punjabi: [
      'ਰੱਬ ਦੇ ਨੇੜੇ ਹੋਣ ਦੀ ਤਾਂਘ ਆਪ ਹੀ ਇੱਕ ਨੇੜਤਾ ਹੈ। ਇਸ ਲਈ ਕੁਝ ਮਹਿੰਗਾ ਨਹੀਂ ਚਾਹੀਦਾ।',
      'ਪ੍ਰਭੂ ਦਾ ਪਿਆਰ ਵੀ ਹੋਰ ਪਿਆਰਾਂ ਵਾਂਗ ਵਧਦਾ ਹੈ: ਰੋਜ਼ ਥੋੜ੍ਹਾ ਸਮਾਂ ਨਾਲ ਬਿਤਾਉਣ ਨਾਲ, ਨਿੱਕੀਆਂ ਗੱਲਾਂ ਵਿੱਚ।',
      'ਭਗਤੀ ਘਰ ਅਤੇ ਕੰਮ ਛੱਡਣ ਨੂੰ ਨਹੀਂ ਕਹਿੰਦੀ। ਉਹ ਇੰਨਾ ਹੀ ਚਾਹੁੰਦੀ ਹੈ ਕਿ ਇਹਨਾਂ ਦੇ ਵਿਚਕਾਰ ਯਾਦ ਰਹੇ ਕਿ ਇਹ ਸਭ ਕਿਸ ਦਾ ਹੈ।',
    ],
    hindi: [
      'ईश्वर के निकट होने की तड़प अपने आप में एक निकटता है। इसके लिए कुछ महँगा नहीं चाहिए।',
      'प्रभु का प्रेम भी और प्रेमों की तरह बढ़ता है: रोज़ थोड़ा समय साथ बिताने से, छोटी-छोटी बातों में।',
      'भक्ति घर और काम छोड़ने को नहीं कहती। वह इतना ही चाहती है कि इनके बीच याद रहे कि यह सब किसका है।',
    ],
  },
  again: {
    english: [
      'This is not soon talked out. Let us stay near it a little longer.',
      'Love likes to return to what it loves, and your question does so too. Here is one more word.',
    ],
    punjabi: [
      'ਇਸ ਗੱਲ ਦਾ ਅੰਤ ਨਹੀਂ ਆਉਂਦਾ। ਆਓ, ਇਸ ਦੇ ਨੇੜੇ ਕੁਝ ਚਿਰ ਹੋਰ ਬੈਠੀਏ।',
      'ਪਿਆਰ ਮੁੜ-ਮੁੜ ਆਪਣੇ ਪਿਆਰੇ ਵੱਲ ਆਉਂਦਾ ਹੈ, ਅਤੇ ਇਹ ਸਵਾਲ ਵੀ। ਇੱਕ ਹੋਰ ਬਚਨ ਸੁਣਦੇ ਹਾਂ।',
    ],
    hindi: [
      'इस बात का अंत नहीं आता। आइए, इसके निकट कुछ देर और बैठें।',
      'प्रेम बार-बार अपने प्रिय की ओर लौटता है, और यह प्रश्न भी। एक और वचन सुनते हैं।',
    ],
  },
  practices: {
    english: [
      'Offer one simple thing today with full attention: a glass of water, a sung line, a kind word.',
      'Before one meal today pause for three breaths and remember the Giver, and everyone whose hands the food has passed through.',
      'Ask someone whose devotion you love to see, a grandmother, a neighbour or {elder}, how it began for them, and listen.',
    ],
    punjabi: [
      'ਅੱਜ ਇੱਕ ਸਾਦੀ ਚੀਜ਼ ਪੂਰੇ ਧਿਆਨ ਨਾਲ ਅਰਪਣ ਕਰੋ: ਪਾਣੀ ਦਾ ਇੱਕ ਗਲਾਸ, ਗਾਈ ਹੋਈ ਇੱਕ ਤੁਕ ਜਾਂ ਇੱਕ ਮਿੱਠਾ ਬੋਲ।',
      'ਅੱਜ ਇੱਕ ਵੇਲੇ ਦੀ ਰੋਟੀ ਤੋਂ ਪਹਿਲਾਂ ਤਿੰਨ ਸਾਹ ਰੁਕੋ, ਦਾਤੇ ਨੂੰ ਯਾਦ ਕਰੋ ਅਤੇ ਉਹਨਾਂ ਸਾਰਿਆਂ ਨੂੰ ਵੀ ਜਿਨ੍ਹਾਂ ਦੇ ਹੱਥਾਂ ਵਿੱਚੋਂ ਇਹ ਅੰਨ ਲੰਘਿਆ।',
      'ਜਿਸ ਦੀ ਭਗਤੀ ਵੇਖ ਕੇ ਚੰਗਾ ਲੱਗਦਾ ਹੈ, ਘਰ ਦਾ ਕੋਈ ਬਜ਼ੁਰਗ, ਗੁਆਂਢੀ ਜਾਂ {elder}, ਉਹਨਾਂ ਤੋਂ ਪੁੱਛੋ ਕਿ ਉਹ ਇਸ ਰਾਹ ਕਿਵੇਂ ਪਏ, ਅਤੇ ਸੁਣੋ।',
    ],
    hindi: [
      'आज एक सादी वस्तु पूरे ध्यान से अर्पित कीजिए: एक गिलास पानी, गाई हुई एक पंक्ति या एक मीठा बोल।',
      'आज एक समय के भोजन से पहले तीन साँस रुकिए, देने वाले को याद कीजिए और उन सबको भी जिनके हाथों से होकर यह अन्न आया।',
      'जिनकी भक्ति देखकर अच्छा लगता है, घर के कोई बुज़ुर्ग, पड़ोसी या {elder}, उनसे पूछिए कि वे इस राह पर कैसे आए, और सुनिए।',
    ],
  },
  situations: [
    {
      id: 'heartIsDry',
      words: {
        en: `feel nothing, feel anything, dont feel, do not feel, cannot feel, cant feel, no feeling, no feelings, numb, dry, empty, cold, distant, far from god, far away from god, drifted, drifted away, lost connection, disconnected, used to feel, used to love, used to pray, stopped praying, lost interest, no interest, dont feel like, dont want to pray, bored, boring, mechanical, no tears`,
        pa: `ਕੁਝ ਮਹਿਸੂਸ ਨਹੀਂ, ਮਹਿਸੂਸ ਨਹੀਂ, ਦਿਲ ਨਹੀਂ ਕਰਦਾ, ਜੀਅ ਨਹੀਂ ਕਰਦਾ, ਮਨ ਨਹੀਂ ਕਰਦਾ, ਮਨ ਨਹੀਂ ਲੱਗਦਾ, ਦਿਲ ਨਹੀਂ ਲੱਗਦਾ, ਦੂਰ ਹੋ ਗਿਆ, ਦੂਰ ਹੋ ਗਈ, ਰੱਬ ਤੋਂ ਦੂਰ, ਗੁਰੂ ਤੋਂ ਦੂਰ, ਪ੍ਰੇਮ ਨਹੀਂ, ਪਿਆਰ ਨਹੀਂ, ਰਸ ਨਹੀਂ, ਸ਼ਰਧਾ ਨਹੀਂ, ਸ਼ਰਧਾ ਘਟ, ਟੁੱਟ ਗਿਆ, ਛੁੱਟ ਗਿਆ, ਛੁੱਟ ਗਈ, ਪਹਿਲਾਂ ਵਰਗਾ, ਪਹਿਲਾਂ ਵਾਂਗ, ਖ਼ੁਸ਼ਕ, ਰੁਚੀ ਨਹੀਂ`,
        hi: `कुछ महसूस नहीं, महसूस नहीं, भाव नहीं, दिल नहीं करता, मन नहीं करता, मन नहीं लगता, दिल नहीं लगता, दूर हो गया, दूर हो गई, भगवान से दूर, ईश्वर से दूर, प्रेम नहीं, रस नहीं, श्रद्धा नहीं, श्रद्धा कम, टूट गया, छूट गया, छूट गई, पहले जैसा, पहले जैसी, पहले की तरह, नीरस, सूखा, सूखी, रुचि नहीं`,
        roman: `kujh mehsoos nahi, kuj mehsus nahi, kuch mehsoos nahi, mehsoos nahi, bhav nahi, dil nahi karda, dil nahi karta, dil ni krda, jee nahi karda, man nahi karda, mann nahi karta, man nahi lagda, mann nahi lagda, man nahi lagta, mann nahi lagta, dil nahi lagda, door ho gaya, dur ho gaya, door ho gayi, dur ho gayi, rab ton door, rabb to dur, bhagwan se door, bhagwan se dur, prem nahi, pyar nahi, ras nahi, shardha nahi, shraddha nahi, shardha ghat, chhut gaya, chut gaya, pehla warga, pehlan varga, pehle jaisa, pehle jaisi, ruchi nahi`,
      },
      openings: {
        english: [
          'A heart that has gone dry, and minds it, has not stopped loving. Thirst, too, is a way of knowing water.',
          'Feelings come and go, in this love as in any other. You can come with empty hands and say just that.',
        ],
        punjabi: [
          'ਜਿਸ ਦਿਲ ਨੂੰ ਆਪਣਾ ਸੁੱਕਾ ਹੋਣਾ ਚੁਭਦਾ ਹੈ, ਉਸ ਵਿੱਚ ਪਿਆਰ ਮੁੱਕਿਆ ਨਹੀਂ। ਪਿਆਸ ਵੀ ਪਾਣੀ ਨੂੰ ਜਾਣਨ ਦਾ ਇੱਕ ਢੰਗ ਹੈ।',
          'ਭਾਵ ਆਉਂਦੇ-ਜਾਂਦੇ ਰਹਿੰਦੇ ਹਨ, ਇਸ ਪਿਆਰ ਵਿੱਚ ਵੀ। ਖ਼ਾਲੀ ਹੱਥ ਆ ਕੇ ਇਹੀ ਗੱਲ ਰੱਬ ਨੂੰ ਕਹੀ ਜਾ ਸਕਦੀ ਹੈ।',
        ],
        hindi: [
          'जिस मन को अपना सूखा होना चुभता है, उसमें प्रेम चुका नहीं है। प्यास भी पानी को जानने का एक ढंग है।',
          'भाव आते-जाते रहते हैं, इस प्रेम में भी। ख़ाली हाथ आकर यही बात ईश्वर से कही जा सकती है।',
        ],
      },
      practices: {
        english: [
          'Listen once today to a hymn you loved as a child or in a better time, doing nothing else. Ask no feeling of yourself. If the emptiness covers all of life, please talk to someone close about it.',
        ],
        punjabi: [
          'ਅੱਜ ਉਹ ਇੱਕ ਸ਼ਬਦ ਜਾਂ ਭਜਨ ਸੁਣੋ ਜੋ ਕਦੇ ਬਹੁਤ ਪਿਆਰਾ ਲੱਗਦਾ ਸੀ, ਹੋਰ ਕੋਈ ਕੰਮ ਕੀਤੇ ਬਿਨਾਂ। ਆਪਣੇ ਤੋਂ ਕੋਈ ਭਾਵ ਨਾ ਮੰਗੋ। ਜੇ ਖ਼ਾਲੀਪਣ ਸਾਰੇ ਜੀਵਨ ਵਿੱਚ ਹੋਵੇ, ਤਾਂ ਕਿਸੇ ਆਪਣੇ ਨਾਲ ਗੱਲ ਕਰੋ।',
        ],
        hindi: [
          'आज वह एक भजन या शबद सुनिए जो कभी बहुत प्यारा लगता था, और कोई काम किए बिना। अपने से कोई भाव मत माँगिए। यदि ख़ालीपन सारे जीवन में हो, तो किसी अपने से बात कीजिए।',
        ],
      },
    },
    {
      id: 'outwardForms',
      words: {
        en: `ritual, rituals, ritualistic, ceremony, ceremonies, fast, fasting, pilgrimage, pilgrimages, holy places, idol, idols, idol worship, rules, rule, temple, temples, mandir, gurdwara, necessary to go, need to go, have to go, show off, for show, blind faith, superstition, astrologer, costly, expensive, donation, true devotion, real devotion, true devotee, true bhakti, religious without, outward`,
        pa: `ਕਰਮ ਕਾਂਡ, ਕਰਮਕਾਂਡ, ਰਸਮ, ਰਸਮਾਂ, ਰੀਤ, ਰੀਤਾਂ, ਵਰਤ, ਤੀਰਥ, ਤੀਰਥਾਂ, ਤੀਰਥ ਯਾਤਰਾ, ਮੂਰਤੀ, ਮੰਦਰ, ਗੁਰਦੁਆਰੇ ਜਾਣਾ, ਮੰਦਰ ਜਾਣਾ, ਜਾਣਾ ਜ਼ਰੂਰੀ, ਕੀ ਜ਼ਰੂਰੀ, ਵਿਖਾਵਾ, ਦਿਖਾਵਾ, ਪਖੰਡ, ਵਹਿਮ, ਵਹਿਮ ਭਰਮ, ਸੱਚੀ ਭਗਤੀ, ਅਸਲੀ ਭਗਤੀ, ਸੱਚਾ ਭਗਤ, ਮਰਯਾਦਾ`,
        hi: `कर्मकांड, कर्म कांड, रस्म, रस्में, रीति, रिवाज, व्रत, उपवास, तीर्थ, तीर्थयात्रा, तीर्थ यात्रा, मूर्ति, मूर्ति पूजा, मंदिर जाना, गुरुद्वारे जाना, जाना ज़रूरी, क्या ज़रूरी, दिखावा, पाखंड, अंधविश्वास, अंधश्रद्धा, सच्ची भक्ति, असली भक्ति, सच्चा भक्त, नियम`,
        roman: `karam kand, karamkand, karmkand, karma kand, rasam, rasman, rasmein, reet, riti, rivaj, vrat, varat, upvas, upwas, tirath, teerth, tirth, tirath yatra, murti, moorti, murti puja, mandir jana, gurdware jana, gurudwara jana, jana jaruri, jana zaroori, ki jaruri, kya jaruri, kya zaroori, dikhava, dikhawa, vikhava, pakhand, vehm, vahim, andhvishwas, sachi bhagti, sacchi bhakti, sachi bhakti, asli bhakti, asli bhagti, niyam`,
      },
      openings: {
        english: [
          'Forms can carry love as a cup carries water. It is fair to ask, now and then, whether the cup still holds any.',
          'What makes devotion true is not how it looks from outside. A great deal can be done without it, and very little with it is enough.',
        ],
        punjabi: [
          'ਰੀਤਾਂ ਪਿਆਰ ਨੂੰ ਇਉਂ ਸਾਂਭਦੀਆਂ ਹਨ ਜਿਵੇਂ ਪਿਆਲਾ ਪਾਣੀ ਨੂੰ। ਕਦੇ-ਕਦੇ ਇਹ ਵੇਖ ਲੈਣਾ ਠੀਕ ਹੈ ਕਿ ਪਿਆਲੇ ਵਿੱਚ ਪਾਣੀ ਹੈ ਵੀ।',
          'ਭਗਤੀ ਸੱਚੀ ਹੈ ਜਾਂ ਨਹੀਂ, ਇਹ ਬਾਹਰੋਂ ਨਹੀਂ ਦਿਸਦਾ। ਉਸ ਤੋਂ ਬਿਨਾਂ ਬਹੁਤ ਕੁਝ ਕੀਤਾ ਜਾ ਸਕਦਾ ਹੈ, ਅਤੇ ਉਸ ਦੇ ਨਾਲ ਥੋੜ੍ਹਾ ਵੀ ਬਹੁਤ ਹੈ।',
        ],
        hindi: [
          'रीतियाँ प्रेम को वैसे सँभालती हैं जैसे प्याला पानी को। कभी-कभी यह देख लेना ठीक है कि प्याले में पानी है भी।',
          'भक्ति सच्ची है या नहीं, यह बाहर से नहीं दिखता। उसके बिना बहुत कुछ किया जा सकता है, और उसके साथ थोड़ा भी बहुत है।',
        ],
      },
      practices: {
        english: [
          'Take one thing you do out of habit, bowing, folding the hands, a daily line, and do it today at half the speed, knowing before whom.',
        ],
        punjabi: [
          'ਜੋ ਗੱਲ ਆਦਤ ਨਾਲ ਹੋ ਜਾਂਦੀ ਹੈ, ਮੱਥਾ ਟੇਕਣਾ, ਹੱਥ ਜੋੜਨੇ ਜਾਂ ਰੋਜ਼ ਦੀ ਤੁਕ, ਅੱਜ ਉਹੀ ਅੱਧੀ ਚਾਲ ਨਾਲ ਕਰੋ, ਇਹ ਯਾਦ ਰੱਖ ਕੇ ਕਿ ਸਾਹਮਣੇ ਕੌਣ ਹੈ।',
        ],
        hindi: [
          'जो बात आदत से हो जाती है, सिर झुकाना, हाथ जोड़ना या रोज़ की पंक्ति, आज वही आधी गति से कीजिए, यह याद रखकर कि सामने कौन है।',
        ],
      },
    },
    {
      id: 'howToPray',
      words: {
        en: `how to pray, how do i pray, how should i pray, how can i pray, what to say, what should i say, what should i ask, what to ask, right way to pray, correct way, proper way, which prayer, pray properly, learn to pray, dont know how to pray, words of prayer, ask god for, pray for, pray for my, pray for him, pray for her, ardas*1, right prayer, when to pray`,
        pa: `ਅਰਦਾਸ*1, ਅਰਦਾਸ ਕਿਵੇਂ, ਅਰਦਾਸ ਕੀ, ਬੇਨਤੀ, ਪ੍ਰਾਰਥਨਾ*1, ਪ੍ਰਾਰਥਨਾ ਕਿਵੇਂ, ਪੂਜਾ ਕਿਵੇਂ, ਪਾਠ ਕਿਵੇਂ, ਕੀ ਮੰਗਾਂ, ਕੀ ਮੰਗੀਏ, ਕੀ ਮੰਗਣਾ, ਕੀ ਕਹਾਂ, ਕੀ ਆਖਾਂ, ਮੰਗਣਾ, ਮੰਗ, ਲਈ ਅਰਦਾਸ, ਕਿਹੜਾ ਪਾਠ, ਸਹੀ ਤਰੀਕਾ, ਸਹੀ ਢੰਗ`,
        hi: `प्रार्थना*1, प्रार्थना कैसे, प्रार्थना क्या, प्रार्थना में क्या, विनती, अरदास*1, अरदास कैसे, पूजा कैसे, पूजा पाठ कैसे, पाठ कैसे, क्या माँगूँ, क्या माँगें, क्या माँगना, क्या कहूँ, माँगना, माँग, के लिए प्रार्थना, कौन सी प्रार्थना, कौन सा पाठ, सही तरीका, सही तरीक़ा, सही विधि`,
        roman: `ardas*1, ardaas*1, ardas kive, ardas kiven, ardaas kaise, prarthna*1, prarthana*1, prarthana kaise, prarthna kaise, prarthna kive, puja kaise, pooja kaise, puja kive, path kive, paath kaise, ki manga, ki mangiye, ki mangna, kya mangu, kya mange, kya mangna, ki kahan, kya kahu, mangna, mangana, benti, vinti, layi ardas, lai ardas, ke liye prarthana, kehda path, kaun sa path, sahi tarika, sahi dhang`,
      },
      openings: {
        english: [
          'Prayer can be as plain as talk between two who know each other. Broken sentences are heard there as well.',
          'One may ask, thank, complain or only be silent. What counts is that it is really you who stands there.',
        ],
        punjabi: [
          'ਅਰਦਾਸ ਇੰਨੀ ਸਾਦੀ ਹੋ ਸਕਦੀ ਹੈ ਜਿੰਨੀ ਦੋ ਜਾਣੂਆਂ ਦੀ ਗੱਲਬਾਤ। ਟੁੱਟੇ-ਭੱਜੇ ਬੋਲ ਵੀ ਉੱਥੇ ਪਰਵਾਨ ਹਨ।',
          'ਮੰਗਣਾ, ਸ਼ੁਕਰ ਕਰਨਾ, ਗਿਲਾ ਕਰਨਾ ਜਾਂ ਸਿਰਫ਼ ਚੁੱਪ ਰਹਿਣਾ, ਸਭ ਠੀਕ ਹੈ। ਗੱਲ ਇੰਨੀ ਹੈ ਕਿ ਜੋ ਮਨ ਵਿੱਚ ਹੈ ਉਹੀ ਬੋਲਿਆ ਜਾਵੇ।',
        ],
        hindi: [
          'प्रार्थना उतनी ही सादी हो सकती है जितनी दो परिचितों की बातचीत। टूटे-फूटे बोल भी वहाँ स्वीकार हैं।',
          'माँगना, धन्यवाद करना, शिकायत करना या केवल मौन रहना, सब ठीक है। बात इतनी है कि जो मन में है वही बोला जाए।',
        ],
      },
      practices: {
        english: [
          'Pray tonight in three sentences of your own: one thank you, one thing that weighs on you, one wish for somebody else. Then stay silent for as long as you spoke.',
        ],
        punjabi: [
          'ਅੱਜ ਰਾਤ ਆਪਣੇ ਸ਼ਬਦਾਂ ਵਿੱਚ ਤਿੰਨ ਵਾਕਾਂ ਦੀ ਅਰਦਾਸ ਕਰੋ: ਇੱਕ ਸ਼ੁਕਰਾਨਾ, ਇੱਕ ਮਨ ਦਾ ਭਾਰ, ਇੱਕ ਕਿਸੇ ਹੋਰ ਦਾ ਭਲਾ। ਫਿਰ ਓਨਾ ਹੀ ਚਿਰ ਚੁੱਪ ਬੈਠੋ।',
        ],
        hindi: [
          'आज रात अपने शब्दों में तीन वाक्यों की प्रार्थना कीजिए: एक धन्यवाद, एक मन का भार, एक किसी और का भला। फिर उतनी ही देर चुप बैठिए।',
        ],
      },
    },
    {
      id: 'longingForGod',
      words: {
        en: `love god, love for god, connect with god, connect to god, connected to god, connection with god, connect to waheguru, close to god, closer to god, closer to krishna, near god, meet god, see god, find god, reach god, realise god, realize god, where is god, longing, yearning, union, god realisation, relationship with god, darshan, feel god, presence of god, fall in love with`,
        pa: `ਰੱਬ ਨਾਲ ਪਿਆਰ, ਰੱਬ ਨਾਲ ਪ੍ਰੇਮ, ਰੱਬ ਨਾਲ ਜੁੜ, ਵਾਹਿਗੁਰੂ ਨਾਲ ਜੁੜ, ਗੁਰੂ ਨਾਲ ਜੁੜ, ਪਰਮਾਤਮਾ ਨਾਲ ਜੁੜ, ਰੱਬ ਕਿਵੇਂ ਮਿਲੇ, ਰੱਬ ਨੂੰ ਮਿਲ, ਰੱਬ ਨੂੰ ਪਾ, ਰੱਬ ਨੂੰ ਕਿਵੇਂ, ਰੱਬ ਦੇ ਨੇੜੇ, ਪਰਮਾਤਮਾ ਨੂੰ ਕਿਵੇਂ, ਪ੍ਰਭੂ ਨੂੰ, ਦਰਸ਼ਨ, ਤਾਂਘ, ਤੜਪ, ਮਿਲਾਪ, ਬਿਰਹਾ, ਰੱਬ ਕਿੱਥੇ, ਕਿਵੇਂ ਜੁੜੀਏ, ਕਿਵੇਂ ਜੁੜਾਂ, ਇਸ਼ਕ`,
        hi: `भगवान से प्रेम, ईश्वर से प्रेम, भगवान से प्यार, भगवान से जुड़, ईश्वर से जुड़, परमात्मा से जुड़, कृष्ण से प्रेम, भगवान कैसे मिलें, भगवान को पाना, ईश्वर को पाना, भगवान को कैसे, ईश्वर को कैसे, भगवान के निकट, भगवान के करीब, भगवान के क़रीब, ईश्वर के करीब, भगवान के पास, दर्शन, तड़प, मिलन, विरह, भगवान कहाँ, ईश्वर कहाँ, कैसे जुड़ें, कैसे जुड़ूँ`,
        roman: `rab naal pyar, rabb nal pyar, rab nal prem, rab nal jud, rabb naal jur, waheguru nal jud, guru nal jud, parmatma naal jud, rab kive mile, rab kiven mile, rab nu mil, rab nu pa, rab nu kive, rabb nu kiven, rab de nede, rabb de nere, bhagwan se prem, bhagwan se pyar, ishwar se prem, bhagwan se jud, ishwar se jud, bhagwan kaise mile, bhagwan ko pana, bhagwan ko kaise, ishwar ko kaise, bhagwan ke karib, bhagwan ke kareeb, krishna se prem, darshan, tadap, taangh, tangh, milap, milan, virah, birha, rab kithe, bhagwan kahan, kive judiye, kaise jude, kaise judu`,
      },
      openings: {
        english: [
          'You are asking the way to the One, and the asking is already a step on it. It may be a shorter way than it seems.',
          'We search for God far off, as one searches for spectacles that sit on the nose. Let us look close by, in this very breath and this very day.',
        ],
        punjabi: [
          'ਉਸ ਇੱਕ ਦਾ ਰਾਹ ਪੁੱਛਣਾ ਵੀ ਉਸ ਰਾਹ ਦਾ ਇੱਕ ਕਦਮ ਹੈ। ਹੋ ਸਕਦਾ ਹੈ ਇਹ ਪੈਂਡਾ ਓਨਾ ਲੰਮਾ ਨਾ ਹੋਵੇ ਜਿੰਨਾ ਲੱਗਦਾ ਹੈ।',
          'ਅਸੀਂ ਰੱਬ ਨੂੰ ਦੂਰ ਲੱਭਦੇ ਹਾਂ, ਜਿਵੇਂ ਕੋਈ ਨੱਕ ਉੱਤੇ ਲੱਗੀ ਐਨਕ ਲੱਭਦਾ ਹੋਵੇ। ਆਓ, ਕੋਲ ਹੀ ਵੇਖੀਏ, ਇਸੇ ਸਾਹ ਅਤੇ ਇਸੇ ਦਿਨ ਵਿੱਚ।',
        ],
        hindi: [
          'उस एक का रास्ता पूछना भी उस रास्ते का एक कदम है। हो सकता है यह राह उतनी लंबी न हो जितनी लगती है।',
          'हम ईश्वर को दूर खोजते हैं, जैसे कोई नाक पर लगा चश्मा खोजता हो। आइए, पास ही देखें, इसी साँस और इसी दिन में।',
        ],
      },
      practices: {
        english: [
          'Choose an ordinary hour today, the cooking or the way to work, and spend it as if in company: speak to God inwardly now and then, as to someone walking beside you.',
        ],
        punjabi: [
          'ਅੱਜ ਕੋਈ ਆਮ ਜਿਹਾ ਸਮਾਂ ਚੁਣੋ, ਰਸੋਈ ਦਾ ਜਾਂ ਕੰਮ ਦੇ ਰਾਹ ਦਾ, ਅਤੇ ਉਸ ਨੂੰ ਇਉਂ ਬਿਤਾਓ ਜਿਵੇਂ ਰੱਬ ਨਾਲ-ਨਾਲ ਤੁਰਦਾ ਹੋਵੇ: ਵਿੱਚ-ਵਿੱਚ ਮਨ ਵਿੱਚ ਉਸ ਨਾਲ ਗੱਲ ਕਰੋ।',
        ],
        hindi: [
          'आज कोई साधारण-सा समय चुनिए, रसोई का या काम के रास्ते का, और उसे ऐसे बिताइए जैसे ईश्वर साथ-साथ चल रहे हों: बीच-बीच में मन ही मन उनसे बात कीजिए।',
        ],
      },
    },
  ],
}
