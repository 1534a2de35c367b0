import type { ThemePhrases } from './types.ts'

export const patience: ThemePhrases = {
  openings: {
    english: [
      'Waiting is hard work, although from outside it looks like doing nothing. It is no wonder that you are tired of it.',
      'Patience is not sitting with clenched teeth. It is doing today’s part and leaving tomorrow’s part to tomorrow.',
      'When something matters, every day without an answer feels long. The wait is real, and so is the day you are in.',
    ],
    punjabi: [
      'ਉਡੀਕ ਕਰਨੀ ਵੀ ਵੱਡੀ ਮਿਹਨਤ ਹੈ, ਭਾਵੇਂ ਬਾਹਰੋਂ ਲੱਗੇ ਕਿ ਕੁਝ ਹੋ ਨਹੀਂ ਰਿਹਾ। ਇਸ ਨਾਲ ਥਕਾਵਟ ਹੋਣੀ ਸੁਭਾਵਿਕ ਹੈ।',
      'ਸਬਰ ਮਨ ਮਾਰ ਕੇ ਬੈਠਣ ਦਾ ਨਾਂ ਨਹੀਂ। ਸਬਰ ਇਹ ਹੈ ਕਿ ਅੱਜ ਦਾ ਹਿੱਸਾ ਅੱਜ ਕੀਤਾ ਜਾਵੇ ਅਤੇ ਕੱਲ੍ਹ ਦਾ ਕੱਲ੍ਹ ਲਈ ਛੱਡਿਆ ਜਾਵੇ।',
      'ਜੋ ਗੱਲ ਦਿਲ ਦੇ ਨੇੜੇ ਹੋਵੇ, ਉਸ ਦੇ ਜਵਾਬ ਬਿਨਾਂ ਹਰ ਦਿਨ ਲੰਮਾ ਲੱਗਦਾ ਹੈ। ਉਡੀਕ ਆਪਣੀ ਥਾਂ ਹੈ, ਪਰ ਅੱਜ ਦਾ ਦਿਨ ਵੀ ਤੁਹਾਡਾ ਹੈ।',
    ],
    hindi: [
      'प्रतीक्षा करना भी बड़ी मेहनत है, भले बाहर से लगे कि कुछ हो नहीं रहा। इससे थकान होना स्वाभाविक है।',
      'धैर्य मन मारकर बैठने का नाम नहीं। धैर्य यह है कि आज का हिस्सा आज किया जाए और कल का कल पर छोड़ा जाए।',
      'जो बात मन के निकट हो, उसके उत्तर के बिना हर दिन लंबा लगता है। प्रतीक्षा अपनी जगह है, पर आज का दिन भी आपका है।',
    ],
  },
  again: {
    english: [
      'The waiting is not over, and so the question comes back. Let us sit with it a while longer.',
      'You have waited, and you are still waiting. Here is another word to keep you company in it.',
    ],
    punjabi: [
      'ਉਡੀਕ ਅਜੇ ਮੁੱਕੀ ਨਹੀਂ, ਇਸੇ ਲਈ ਸਵਾਲ ਮੁੜ ਆਇਆ ਹੈ। ਆਓ, ਇਸ ਕੋਲ ਥੋੜ੍ਹਾ ਹੋਰ ਬੈਠੀਏ।',
      'ਸਬਰ ਇੱਕ ਦਿਨ ਵਿੱਚ ਨਹੀਂ ਬਣਦਾ, ਅਤੇ ਮੁੜ ਪੁੱਛਣਾ ਬੇਸਬਰੀ ਨਹੀਂ। ਇਸ ਉਡੀਕ ਵਿੱਚ ਇੱਕ ਹੋਰ ਬਚਨ ਦਾ ਸਾਥ ਲੈਂਦੇ ਹਾਂ।',
    ],
    hindi: [
      'प्रतीक्षा अभी पूरी नहीं हुई, इसीलिए प्रश्न लौट आया है। आइए, इसके पास थोड़ा और बैठें।',
      'धैर्य एक दिन में नहीं बनता, और फिर से पूछना अधीरता नहीं है। इस प्रतीक्षा में एक और वचन का साथ लेते हैं।',
    ],
  },
  practices: {
    english: [
      'Ask what part of this is yours to do today. Do that one thing, and then do not check for news until the evening.',
      'Water a plant, or sow a few seeds in a pot, and look after it this week without digging to see whether it grows.',
      'Let one slow thing be slow today: a queue, a red light, the tea on the stove. Use the time to repeat the Name or a short prayer.',
    ],
    punjabi: [
      'ਸੋਚੋ ਕਿ ਇਸ ਵਿੱਚੋਂ ਅੱਜ ਤੁਹਾਡੇ ਕਰਨ ਵਾਲਾ ਕੀ ਹੈ। ਉਹ ਇੱਕ ਕੰਮ ਕਰੋ, ਅਤੇ ਫਿਰ ਸ਼ਾਮ ਤੱਕ ਮੁੜ-ਮੁੜ ਪਤਾ ਨਾ ਕਰੋ।',
      'ਕਿਸੇ ਬੂਟੇ ਨੂੰ ਪਾਣੀ ਦਿਓ ਜਾਂ ਗਮਲੇ ਵਿੱਚ ਕੁਝ ਬੀਜ ਪਾਓ, ਅਤੇ ਇਸ ਹਫ਼ਤੇ ਮਿੱਟੀ ਫਰੋਲੇ ਬਿਨਾਂ ਉਸ ਦੀ ਸੰਭਾਲ ਕਰੋ।',
      'ਅੱਜ ਕਿਸੇ ਇੱਕ ਹੌਲੀ ਗੱਲ ਨੂੰ ਹੌਲੀ ਰਹਿਣ ਦਿਓ: ਕਤਾਰ, ਲਾਲ ਬੱਤੀ ਜਾਂ ਚੁੱਲ੍ਹੇ ਉੱਤੇ ਰੱਖੀ ਚਾਹ। ਉਹ ਸਮਾਂ ਨਾਮ ਜਪਣ ਵਿੱਚ ਲਾਓ।',
    ],
    hindi: [
      'सोचिए कि इसमें से आज आपके करने का क्या है। वह एक काम कीजिए, और फिर शाम तक बार-बार पता मत कीजिए।',
      'किसी पौधे को पानी दीजिए या गमले में कुछ बीज बोइए, और इस सप्ताह मिट्टी कुरेदे बिना उसकी देखभाल कीजिए।',
      'आज किसी एक धीमी बात को धीमा रहने दीजिए: क़तार, लाल बत्ती या चूल्हे पर रखी चाय। वह समय नाम जपने में लगाइए।',
    ],
  },
  situations: [
    {
      id: 'effortWithoutFruit',
      words: {
        en: `result, results, fruit, hard work, work hard, working hard, effort, efforts, success, successful, succeed, reward, not paying off, no progress, progress, nothing happens, still nothing, business, growth, when will i succeed, preparation, practice, tried everything, tried so hard, subscriber, weight`,
        pa: `ਨਤੀਜਾ, ਨਤੀਜੇ, ਫਲ, ਫ਼ਲ, ਮਿਹਨਤ, ਮਿਹਨਤਾਂ, ਕੋਸ਼ਿਸ਼, ਕੋਸ਼ਿਸ਼ਾਂ, ਸਫਲਤਾ, ਸਫ਼ਲਤਾ, ਕਾਮਯਾਬੀ, ਕਾਮਯਾਬ, ਤਰੱਕੀ, ਮੁੱਲ ਨਹੀਂ, ਕੁਝ ਨਹੀਂ ਬਣਦਾ, ਕੁਝ ਨਹੀਂ ਹੁੰਦਾ, ਕੁਝ ਨਹੀਂ ਮਿਲਦਾ, ਜ਼ੋਰ ਲਾ, ਧੰਦਾ, ਕਾਰੋਬਾਰ, ਬੂਟਾ ਲਾਇਆ, ਬੀਜ`,
        hi: `परिणाम, नतीजा, नतीजे, फल, मेहनत, परिश्रम, कोशिश, कोशिशें, कोशिशों, प्रयास, प्रयत्न, सफलता, सफल, कामयाबी, कामयाब, तरक़्क़ी, प्रगति, कुछ नहीं मिलता, कुछ नहीं होता, कुछ नहीं बनता, व्यापार, कारोबार, बीज बोया, अंकुर`,
        roman: `natija, nateeja, natije, parinam, phal, fal, mehnat, mihnat, koshish, koshis, koshishan, prayas, safalta, safal, kamyabi, kamyaab, kamyab, tarakki, tarraki, kujh nahi banda, kujh nahi milda, kujh nahi hunda, kuch nahi hota, kuch nahi milta, kuch nahi ho raha, result, results, success, hard work, business, progress, beej, mehnat da mull, test ho ke`,
      },
      openings: {
        english: [
          'You have worked, and the ground still looks bare. It is disheartening, and it does not prove that the work was wasted.',
          'We are shown the effort every day and the fruit only now and then. It is fair to be tired, and wise to look at how you work rather than at the clock.',
        ],
        punjabi: [
          'ਮਿਹਨਤ ਹੋਈ ਹੈ ਅਤੇ ਖੇਤ ਅਜੇ ਵੀ ਖ਼ਾਲੀ ਦਿਸਦਾ ਹੈ। ਦਿਲ ਦਾ ਬੈਠਣਾ ਸਮਝ ਆਉਂਦਾ ਹੈ, ਪਰ ਇਸ ਦਾ ਅਰਥ ਇਹ ਨਹੀਂ ਕਿ ਮਿਹਨਤ ਅਜਾਈਂ ਗਈ।',
          'ਮਿਹਨਤ ਰੋਜ਼ ਦਿਸਦੀ ਹੈ, ਫਲ ਕਦੇ-ਕਦੇ। ਥੱਕ ਜਾਣਾ ਠੀਕ ਹੈ; ਘੜੀ ਵੱਲ ਵੇਖਣ ਨਾਲੋਂ ਕੰਮ ਦੇ ਢੰਗ ਵੱਲ ਵੇਖਣਾ ਵਧੇਰੇ ਕੰਮ ਆਉਂਦਾ ਹੈ।',
        ],
        hindi: [
          'मेहनत हुई है और खेत अब भी ख़ाली दिखता है। मन का बैठ जाना समझ में आता है, पर इसका अर्थ यह नहीं कि मेहनत बेकार गई।',
          'मेहनत रोज़ दिखती है, फल कभी-कभी। थक जाना ठीक है; घड़ी की ओर देखने से अधिक काम के ढंग की ओर देखना काम आता है।',
        ],
      },
      practices: {
        english: [
          'Ask someone who knows the field to look at your work and tell you one thing to keep and one to change. Then carry on from there.',
        ],
        punjabi: ['ਜੋ ਇਸ ਕੰਮ ਨੂੰ ਜਾਣਦਾ ਹੈ, ਉਸ ਨੂੰ ਆਪਣਾ ਕੰਮ ਵਿਖਾਓ ਅਤੇ ਪੁੱਛੋ ਕਿ ਕਿਹੜੀ ਇੱਕ ਗੱਲ ਠੀਕ ਹੈ ਅਤੇ ਕਿਹੜੀ ਬਦਲਣ ਵਾਲੀ। ਫਿਰ ਉੱਥੋਂ ਅੱਗੇ ਤੁਰੋ।'],
        hindi: [
          'जो इस काम को जानता है, उसे अपना काम दिखाइए और पूछिए कि कौन-सी एक बात ठीक है और कौन-सी बदलने योग्य। फिर वहीं से आगे बढ़िए।',
        ],
      },
    },
    {
      id: 'waitingForAnswer',
      words: {
        en: `waiting for, visa, permit, papers, embassy, court, case, interview, reply, answer, call back, decision, report, offer letter, posting, transfer, how long, how much longer, when will, still waiting, years of waiting, waiting for years, delay, delayed, pending, in process, tracker, appointment, promised, promotion, adjournment`,
        pa: `ਵੀਜ਼ਾ, ਵੀਜ਼ੇ, ਕਾਗ਼ਜ਼, ਅੰਬੈਸੀ, ਕੇਸ, ਅਦਾਲਤ, ਕਚਹਿਰੀ, ਇੰਟਰਵਿਊ, ਜਵਾਬ, ਫ਼ੈਸਲਾ, ਰਿਪੋਰਟ, ਬਦਲੀ, ਕਦੋਂ ਤੱਕ, ਕਦੋਂ ਆਵੇਗਾ, ਕਦੋਂ ਮਿਲੇਗਾ, ਕਿੰਨਾ ਚਿਰ, ਕਿੰਨੀ ਦੇਰ, ਕਿੰਨੀ ਉਡੀਕ, ਸਾਲਾਂ ਤੋਂ, ਉਡੀਕ, ਉਡੀਕਦਾ, ਉਡੀਕਦੀ, ਦੇਰੀ, ਲਟਕ, ਭਰਤੀ, ਪੇਪਰ ਨਹੀਂ ਆਏ, ਤਰੀਕਾਂ, ਫ਼ਾਈਲ, ਚੱਕਰ ਮਾਰ, ਨਿਯੁਕਤੀ`,
        hi: `वीज़ा, काग़ज़, दूतावास, केस, मुक़दमा, अदालत, कचहरी, इंटरव्यू, साक्षात्कार, जवाब, उत्तर, फ़ैसला, निर्णय, रिपोर्ट, तबादला, कब तक, कब आएगा, कब मिलेगा, कितना समय, कितनी देर, कितना इंतज़ार, बरसों से, सालों से, इंतज़ार, प्रतीक्षा, देरी, विलंब, लटका, फ़ाइल, नियुक्ति, भर्ती, राह देखते, तारीख़ पर तारीख़, चक्कर काट, कब आएगी, कब होगा, कब मिलेगी`,
        roman: `visa, vija, viza, kagaz, kagaj, embassy, case, adalat, court, kachehri, interview, jawab, javab, faisla, report, badli, tabadla, kado tak, kadon tak, kad tak, kab tak, kab milega, kado milega, kadon milega, kinna chir, kinni der, kitni der, kitna wait, saalan ton, saalon se, udeek, udik, intezar, intezaar, intzaar, intjar, deri, canada pr, pr di file, pr file, bharti, tracker, passport, tareekan, tareekh, chakkar, list ka, appraisal, pata nahi lagda`,
      },
      openings: {
        english: [
          'An answer that lies on someone else’s desk can take over the whole house. Your life need not stand still until it comes.',
          'Not knowing is often harder than a bad answer would be. Let us make the days of waiting liveable in the meantime.',
        ],
        punjabi: [
          'ਜੋ ਫ਼ੈਸਲਾ ਕਿਸੇ ਹੋਰ ਦੇ ਮੇਜ਼ ਉੱਤੇ ਪਿਆ ਹੋਵੇ, ਉਹ ਸਾਰੇ ਘਰ ਉੱਤੇ ਛਾ ਜਾਂਦਾ ਹੈ। ਪਰ ਉਸ ਦੇ ਆਉਣ ਤੱਕ ਜੀਵਨ ਨੂੰ ਰੋਕੀ ਰੱਖਣਾ ਜ਼ਰੂਰੀ ਨਹੀਂ।',
          'ਪਤਾ ਨਾ ਹੋਣਾ ਕਈ ਵਾਰ ਮਾੜੇ ਜਵਾਬ ਨਾਲੋਂ ਵੀ ਔਖਾ ਹੁੰਦਾ ਹੈ। ਆਓ, ਉਡੀਕ ਦੇ ਇਹ ਦਿਨ ਕੁਝ ਸੁਖਾਲੇ ਕਰੀਏ।',
        ],
        hindi: [
          'जो फ़ैसला किसी और की मेज़ पर पड़ा हो, वह सारे घर पर छा जाता है। पर उसके आने तक जीवन को रोके रखना ज़रूरी नहीं।',
          'पता न होना कई बार बुरे उत्तर से भी कठिन होता है। आइए, प्रतीक्षा के इन दिनों को कुछ सहज बनाएँ।',
        ],
      },
      practices: {
        english: [
          'Fix one time in the day for checking and asking after it. Outside that time, when the thought comes, say: “Not now, at six,” and go back to what is in your hands.',
        ],
        punjabi: ['ਪਤਾ ਕਰਨ ਲਈ ਦਿਨ ਵਿੱਚ ਇੱਕ ਵੇਲਾ ਰੱਖੋ। ਬਾਕੀ ਸਮੇਂ ਜਦੋਂ ਖ਼ਿਆਲ ਆਵੇ, ਤਾਂ ਕਹੋ: “ਹੁਣ ਨਹੀਂ, ਆਪਣੇ ਵੇਲੇ,” ਅਤੇ ਹੱਥਲੇ ਕੰਮ ਵੱਲ ਮੁੜ ਆਓ।'],
        hindi: [
          'पता करने के लिए दिन में एक समय रखिए। बाकी समय जब विचार आए, तो कहिए: “अभी नहीं, अपने समय पर,” और हाथ के काम की ओर लौट आइए।',
        ],
      },
    },
    {
      id: 'shortPatience',
      words: {
        en: `impatient, impatience, lose patience, losing patience, lose my patience, losing my patience, no patience, short patience, run out of patience, hurry, in a hurry, rush, rushing, irritated, snap, slow people, with my kids, with my children, with people, traffic, want everything now, instantly, be patient, become patient, more patient, drive me crazy, drives me crazy, waiting in line, in a queue, honk, shout at my, yell at my, want it now, right now, cannot wait, cant wait, test my patience`,
        pa: `ਬੇਸਬਰਾ, ਬੇਸਬਰੀ, ਬੇਸਬਰ, ਸਬਰ ਨਹੀਂ ਹੁੰਦਾ, ਸਬਰ ਨਹੀਂ ਰਹਿੰਦਾ, ਸਬਰ ਟੁੱਟ, ਸਬਰ ਮੁੱਕ, ਸਬਰ ਕਿਵੇਂ, ਧੀਰਜ ਨਹੀਂ, ਧੀਰਜ ਕਿਵੇਂ, ਕਾਹਲਾ, ਕਾਹਲੀ, ਕਾਹਲ, ਛੇਤੀ ਖਿਝ, ਖਿਝ, ਬੱਚਿਆਂ ਨਾਲ, ਲੋਕਾਂ ਨਾਲ, ਝੱਟ, ਤੁਰੰਤ, ਅੱਕ ਜਾਂਦੀ, ਅੱਕ ਜਾਂਦਾ, ਲਾਈਨ ਵਿੱਚ, ਸਹਿਣਸ਼ੀਲਤਾ, ਸਬਰ ਨਹੀਂ ਆਉਂਦਾ, ਸਬਰ ਨਹੀਂ ਕਰ, ਖਿਝ ਜਾਂਦਾ, ਖਿਝ ਜਾਂਦੀ, ਟ੍ਰੈਫ਼ਿਕ`,
        hi: `अधीर, अधीरता, बेसब्र, बेसब्री, सब्र नहीं होता, सब्र नहीं रहता, सब्र टूट, सब्र कैसे, धैर्य नहीं, धैर्य कैसे, धैर्य खो, धीरज नहीं, धीरज कैसे, जल्दबाज़ी, जल्दबाज़, हड़बड़ी, उतावला, उतावली, चिढ़, खीझ, बच्चों के साथ, लोगों के साथ, तुरंत, सहनशीलता, झुँझला, झल्ला, ट्रैफ़िक, रुकना भी, सब्र नहीं, इंतज़ार नहीं होता, इंतज़ार नहीं कर`,
        roman: `besabra, besabri, besabar, besabr, sabar nahi, sabr nahi, sabar tut, sabr toot, sabar kive, sabar kiven, sabr kaise, dheeraj, dhiraj, dhairya nahi, dhairya kaise, adheer, kahli, kaahli, kahla, jaldbaazi, jaldbazi, hadbadi, utavla, utawla, khijh, khij, chidh, bachian naal, bacheyan naal, bachon ke saath, impatient, jhatt, chillane, chilla, jhat se, jaldbaji, ruk na, rukna nahi, sabar kaise, wait nahi hota, wait nahi hunda, intezar nahi hota, dimag ghoom, thehraav, akk jandi, akk janda`,
      },
      openings: {
        english: [
          'You notice how quickly patience runs out, and that noticing is the place where it can grow. No one is born patient.',
          'Hurry tells us that the next moment matters more than this one and this person. It is seldom true.',
        ],
        punjabi: [
          'ਸਬਰ ਕਦੋਂ ਮੁੱਕ ਜਾਂਦਾ ਹੈ, ਇਹ ਪਛਾਣ ਲੈਣਾ ਹੀ ਸਬਰ ਦੀ ਸ਼ੁਰੂਆਤ ਹੈ। ਜੰਮਦਿਆਂ ਕੋਈ ਸਬਰ ਵਾਲਾ ਨਹੀਂ ਹੁੰਦਾ।',
          'ਕਾਹਲੀ ਕਹਿੰਦੀ ਹੈ ਕਿ ਅਗਲੀ ਘੜੀ ਇਸ ਘੜੀ ਨਾਲੋਂ ਅਤੇ ਸਾਹਮਣੇ ਬੈਠੇ ਬੰਦੇ ਨਾਲੋਂ ਜ਼ਰੂਰੀ ਹੈ। ਅਕਸਰ ਇਹ ਸੱਚ ਨਹੀਂ ਹੁੰਦਾ।',
        ],
        hindi: [
          'धैर्य कब चुक जाता है, यह पहचान लेना ही धैर्य की शुरुआत है। जन्म से कोई धैर्यवान नहीं होता।',
          'जल्दबाज़ी कहती है कि अगला पल इस पल से और सामने बैठे व्यक्ति से ज़रूरी है। प्रायः यह सच नहीं होता।',
        ],
      },
      practices: {
        english: [
          'Choose the one place where you usually snap, the school run or the slow counter, and go there ten minutes early today. Let the other person finish the sentence.',
        ],
        punjabi: ['ਜਿੱਥੇ ਸਬਰ ਅਕਸਰ ਮੁੱਕਦਾ ਹੈ, ਅੱਜ ਉੱਥੇ ਦਸ ਮਿੰਟ ਪਹਿਲਾਂ ਪਹੁੰਚੋ, ਅਤੇ ਸਾਹਮਣੇ ਵਾਲੇ ਨੂੰ ਆਪਣੀ ਗੱਲ ਪੂਰੀ ਕਰ ਲੈਣ ਦਿਓ।'],
        hindi: ['जहाँ धैर्य अक्सर चुकता है, आज वहाँ दस मिनट पहले पहुँचिए, और सामने वाले को अपनी बात पूरी कर लेने दीजिए।'],
      },
    },
    {
      id: 'waitingForGod',
      words: {
        en: `prayer, prayers, praying, pray, god, god not listening, why is god, waheguru, krishna, bhagwan, gods time, god's time, divine timing, right time, unanswered, blessing, blessings, faith`,
        pa: `ਅਰਦਾਸ, ਅਰਦਾਸਾਂ, ਅਰਦਾਸ ਕਰਦਾ, ਅਰਦਾਸ ਕਰਦੀ, ਰੱਬ, ਰੱਬ ਕਦੋਂ, ਵਾਹਿਗੁਰੂ, ਪਰਮਾਤਮਾ, ਭਗਵਾਨ, ਸੁਣਦਾ ਨਹੀਂ, ਸੁਣੇਗਾ, ਸਹੀ ਸਮਾਂ, ਸਹੀ ਵੇਲਾ, ਪਾਠ ਕਰ, ਬਖ਼ਸ਼ਿਸ਼, ਮਿਹਰ, ਸੁੱਖਣਾ, ਪਾਠ ਕਰਦਿਆਂ, ਨਾਮ ਜਪਦਿਆਂ, ਰਸ ਨਹੀਂ`,
        hi: `प्रार्थना, प्रार्थनाएँ, भगवान, ईश्वर, प्रभु, कृष्ण, परमात्मा, सुनते नहीं, सुनता नहीं, सुनेंगे, सुनेगा, सही समय, पूजा कर, पूजा पाठ, कृपा, दुआ, मन्नत, मन्नतें, साधना, माला फेर, सुनी नहीं, नहीं सुनी`,
        roman: `ardas, ardaas, ardasan, rab, rabb, waheguru, vaheguru, parmatma, bhagwan, bhagvan, ishwar, krishna, prarthana, sunda nahi, sunta nahi, sunte nahi, sunega, sunenge, sahi samay, sahi sama, sahi time, paath kar, puja kar, kirpa, kripa, mehar, dua, mannat, suni nahi, nahi suni, somvar, sadhna, mala pher, naam japde`,
      },
      openings: {
        english: [
          'To pray and then to hear nothing for a long while tries the heart more than most things. You may say so, in the prayer itself.',
          'When you wait on God, nobody can tell you the date. What is near even now is the remembrance, and someone to wait with.',
        ],
        punjabi: [
          'ਅਰਦਾਸ ਕਰਕੇ ਚਿਰ ਤੱਕ ਕੁਝ ਨਾ ਸੁਣਨਾ ਦਿਲ ਨੂੰ ਬਹੁਤ ਪਰਖਦਾ ਹੈ। ਇਹ ਗੱਲ ਅਰਦਾਸ ਵਿੱਚ ਵੀ ਕਹੀ ਜਾ ਸਕਦੀ ਹੈ।',
          'ਰੱਬ ਦੇ ਦਰ ਉੱਤੇ ਉਡੀਕਣ ਵਾਲੇ ਨੂੰ ਕੋਈ ਤਾਰੀਖ਼ ਨਹੀਂ ਦੱਸ ਸਕਦਾ। ਪਰ ਸਿਮਰਨ ਅੱਜ ਵੀ ਕੋਲ ਹੈ, ਅਤੇ ਸੰਗਤ ਵੀ।',
        ],
        hindi: [
          'प्रार्थना करके देर तक कुछ न सुनना मन को बहुत परखता है। यह बात प्रार्थना में भी कही जा सकती है।',
          'ईश्वर के द्वार पर प्रतीक्षा करने वाले को कोई तिथि नहीं बता सकता। पर स्मरण आज भी पास है, और सत्संग भी।',
        ],
      },
      practices: {
        english: [
          'In today’s prayer ask for nothing new. Say once what you are waiting for, then sit five minutes and only listen to the Name or the breath.',
        ],
        punjabi: ['ਅੱਜ ਦੀ ਅਰਦਾਸ ਵਿੱਚ ਕੁਝ ਨਵਾਂ ਨਾ ਮੰਗੋ। ਜਿਸ ਦੀ ਉਡੀਕ ਹੈ ਉਹ ਇੱਕ ਵਾਰ ਕਹੋ, ਫਿਰ ਪੰਜ ਮਿੰਟ ਸਿਰਫ਼ ਨਾਮ ਜਾਂ ਸਾਹ ਨੂੰ ਸੁਣੋ।'],
        hindi: [
          'आज की प्रार्थना में कुछ नया मत माँगिए। जिसकी प्रतीक्षा है वह एक बार कहिए, फिर पाँच मिनट केवल नाम या साँस को सुनिए।',
        ],
      },
    },
  ],
}
