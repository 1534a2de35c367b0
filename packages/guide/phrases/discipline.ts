import type { ThemePhrases } from './types.ts'

export const discipline: ThemePhrases = {
  openings: {
    english: [
      'Knowing what is good and doing it every day are two different things, as each of us finds. Small and steady is enough.',
      'A new habit is made the way a path is made, by walking it. One missed day does not grow it over.',
      'Being hard on oneself rarely lasts; being kind and regular does. Discipline can be a way of looking after yourself.',
    ],
    punjabi: [
      'ਚੰਗਾ ਕੀ ਹੈ ਇਹ ਜਾਣਨਾ ਅਤੇ ਉਸ ਨੂੰ ਰੋਜ਼ ਕਰਨਾ ਦੋ ਵੱਖਰੀਆਂ ਗੱਲਾਂ ਹਨ, ਇਹ ਹਰ ਕੋਈ ਜਾਣਦਾ ਹੈ। ਥੋੜ੍ਹਾ ਪਰ ਲਗਾਤਾਰ ਹੀ ਬਹੁਤ ਹੈ।',
      'ਨਵੀਂ ਆਦਤ ਹੌਲੀ-ਹੌਲੀ ਬਣਦੀ ਹੈ, ਜਿਵੇਂ ਤੁਰਨ ਨਾਲ ਪਗਡੰਡੀ। ਇੱਕ ਦਿਨ ਖੁੰਝਣ ਨਾਲ ਉਹ ਮਿਟਦੀ ਨਹੀਂ।',
      'ਆਪਣੇ ਆਪ ਨਾਲ ਸਖ਼ਤੀ ਬਹੁਤੀ ਦੇਰ ਨਹੀਂ ਚੱਲਦੀ; ਪਿਆਰ ਨਾਲ ਬੰਨ੍ਹਿਆ ਨੇਮ ਚੱਲਦਾ ਹੈ। ਨੇਮ ਆਪਣੀ ਸੰਭਾਲ ਦਾ ਹੀ ਇੱਕ ਢੰਗ ਹੈ।',
    ],
    hindi: [
      'अच्छा क्या है यह जानना और उसे रोज़ करना दो अलग बातें हैं, यह हर कोई जानता है। थोड़ा पर लगातार ही बहुत है।',
      'नई आदत धीरे-धीरे बनती है, जैसे चलने से पगडंडी। एक दिन छूटने से वह मिटती नहीं।',
      'अपने साथ कठोरता अधिक दिन नहीं चलती; प्रेम से बाँधा हुआ नियम चलता है। नियम अपनी देखभाल का ही एक ढंग है।',
    ],
  },
  again: {
    english: [
      'It need not work at the first try. Most habits are learned at the third or tenth start. Let us look at it once more.',
      'You are still working at this, and that is itself a kind of steadiness. Let us stay with it a little longer.',
    ],
    punjabi: [
      'ਪਹਿਲੀ ਵਾਰ ਹੀ ਬਣ ਜਾਵੇ, ਇਹ ਜ਼ਰੂਰੀ ਨਹੀਂ। ਬਹੁਤੀਆਂ ਆਦਤਾਂ ਤੀਜੀ ਜਾਂ ਦਸਵੀਂ ਵਾਰ ਸ਼ੁਰੂ ਕਰਨ ਨਾਲ ਬਣਦੀਆਂ ਹਨ। ਆਓ, ਇੱਕ ਵਾਰ ਹੋਰ ਵੇਖੀਏ।',
      'ਤੁਸੀਂ ਇਸ ਗੱਲ ਦੇ ਪਿੱਛੇ ਲੱਗੇ ਹੋਏ ਹੋ, ਅਤੇ ਇਹ ਵੀ ਇੱਕ ਤਰ੍ਹਾਂ ਦਾ ਨੇਮ ਹੀ ਹੈ। ਆਓ, ਇਸ ਨਾਲ ਥੋੜ੍ਹਾ ਹੋਰ ਰਹੀਏ।',
    ],
    hindi: [
      'पहली बार में ही बन जाए, यह ज़रूरी नहीं। अधिकतर आदतें तीसरी या दसवीं बार आरंभ करने से बनती हैं। आइए, एक बार और देखें।',
      'आप इस बात में लगे हुए हैं, और यह भी एक प्रकार का नियम ही है। आइए, इसके साथ थोड़ा और रहें।',
    ],
  },
  practices: {
    english: [
      'Choose one practice so small that you cannot refuse it, two minutes a day at the same hour, and keep it for seven days.',
      'Ask one person to be your companion in this for a week. A short “done” to each other every evening is enough.',
      'Tie the new thing to one you already do: after the morning tea, a page of the {scripture}; after the evening meal, a short walk.',
    ],
    punjabi: [
      'ਇੰਨਾ ਛੋਟਾ ਨੇਮ ਚੁਣੋ ਕਿ ਟਾਲਿਆ ਨਾ ਜਾ ਸਕੇ, ਰੋਜ਼ ਇੱਕੋ ਵੇਲੇ ਦੋ ਮਿੰਟ, ਅਤੇ ਸੱਤ ਦਿਨ ਨਿਭਾਓ।',
      'ਕਿਸੇ ਇੱਕ ਨੂੰ ਕਹੋ ਕਿ ਇੱਕ ਹਫ਼ਤਾ ਇਸ ਵਿੱਚ ਸਾਥ ਦੇਵੇ। ਹਰ ਸ਼ਾਮ ਇੱਕ ਦੂਜੇ ਨੂੰ ਇੰਨਾ ਕਹਿਣਾ ਬਹੁਤ ਹੈ: “ਅੱਜ ਹੋ ਗਿਆ।”',
      'ਨਵੇਂ ਕੰਮ ਨੂੰ ਕਿਸੇ ਪੁਰਾਣੇ ਕੰਮ ਨਾਲ ਜੋੜ ਦਿਓ: ਸਵੇਰ ਦੀ ਚਾਹ ਪਿੱਛੋਂ {scripture} ਦਾ ਇੱਕ ਪੰਨਾ, ਰਾਤ ਦੀ ਰੋਟੀ ਪਿੱਛੋਂ ਥੋੜ੍ਹੀ ਸੈਰ।',
    ],
    hindi: [
      'इतना छोटा नियम चुनिए कि टाला न जा सके, रोज़ एक ही समय दो मिनट, और सात दिन निभाइए।',
      'किसी एक से कहिए कि एक सप्ताह इसमें साथ दे। हर शाम एक-दूसरे से इतना कहना बहुत है: “आज हो गया।”',
      'नए काम को किसी पुराने काम से जोड़ दीजिए: सुबह की चाय के बाद {scripture} का एक पृष्ठ, रात के भोजन के बाद थोड़ी सैर।',
    ],
  },
  situations: [
    {
      id: 'puttingOff',
      words: {
        en: `lazy, laziness, procrastinate, procrastinating, procrastination, put off, putting off, postpone, postponing, later, last minute, tomorrow, cannot start, cant start, start anything, get started, do nothing, doing nothing, no motivation, not motivated, unmotivated, dont feel like, sluggish, lethargic, lethargy, lying in bed, pile up, piling up`,
        pa: `ਆਲਸ, ਆਲਸੀ, ਸੁਸਤ, ਸੁਸਤੀ, ਟਾਲ, ਟਾਲਦਾ, ਟਾਲਦੀ, ਟਾਲਮਟੋਲ, ਟਾਲ ਮਟੋਲ, ਕੱਲ੍ਹ ਤੇ, ਕੱਲ੍ਹ ਉੱਤੇ, ਕੱਲ ਤੇ ਛੱਡ, ਕੰਮ ਲਟਕ, ਸ਼ੁਰੂ ਨਹੀਂ, ਦਿਲ ਨਹੀਂ ਕਰਦਾ, ਮਨ ਨਹੀਂ ਕਰਦਾ, ਜੀਅ ਨਹੀਂ ਕਰਦਾ, ਕੁਝ ਕਰਨ ਨੂੰ, ਵਿਹਲਾ, ਵਿਹਲੀ, ਮੰਜੇ ਤੇ, ਪਿਆ ਰਹਿੰਦਾ, ਪਈ ਰਹਿੰਦੀ`,
        hi: `आलस, आलस्य, आलसी, सुस्त, सुस्ती, टाल, टालता, टालती, टालमटोल, टालना, कल पर, काम लटक, शुरू नहीं, मन नहीं करता, मन नहीं होता, दिल नहीं करता, कुछ करने का, प्रेरणा नहीं, निठल्ला, निठल्ली, पड़ा रहता, पड़ी रहती, बिस्तर पर`,
        roman: `aalas, alas, aalsi, alsi, aalasi, susti, sust, taal, talda, taldi, talta, taalta, taalti, talti, talmatol, taal matol, kal te chhad, kal te, kal par, kam latak, shuru nahi, dil nahi karda, dil nahi karta, man nahi karda, mann nahi karta, man nahi hota, vehla, vehli, velha, nithalla, peya rehnda, pada rehta, padi rehti, lazy, motivation`,
      },
      openings: {
        english: [
          'A task put off grows heavier every day it waits. Often it is not idleness that holds us back but the fear of beginning.',
          'Nobody becomes active by being called lazy, least of all by themselves. One small beginning counts for more than a great resolve.',
        ],
        punjabi: [
          'ਟਾਲਿਆ ਹੋਇਆ ਕੰਮ ਹਰ ਦਿਨ ਹੋਰ ਭਾਰਾ ਹੋ ਜਾਂਦਾ ਹੈ। ਕਈ ਵਾਰ ਰੋਕਣ ਵਾਲਾ ਆਲਸ ਨਹੀਂ, ਸ਼ੁਰੂ ਕਰਨ ਦਾ ਡਰ ਹੁੰਦਾ ਹੈ।',
          'ਆਲਸੀ ਕਹਿਣ ਨਾਲ ਕੋਈ ਚੁਸਤ ਨਹੀਂ ਹੋਇਆ, ਭਾਵੇਂ ਕੋਈ ਆਪਣੇ ਆਪ ਨੂੰ ਹੀ ਕਹੇ। ਵੱਡੇ ਇਰਾਦੇ ਨਾਲੋਂ ਛੋਟੀ ਜਿਹੀ ਸ਼ੁਰੂਆਤ ਵਧੇਰੇ ਕੰਮ ਦੀ ਹੈ।',
        ],
        hindi: [
          'टाला हुआ काम हर दिन और भारी हो जाता है। कई बार रोकने वाला आलस नहीं, आरंभ करने का डर होता है।',
          'आलसी कहने से कोई फुर्तीला नहीं हुआ, चाहे कोई अपने आप को ही कहे। बड़े संकल्प से छोटी-सी शुरुआत अधिक काम की है।',
        ],
      },
      practices: {
        english: [
          'Take the task you have been avoiding and give it ten minutes by the clock, then you may stop. If a tiredness like this has lasted for weeks, have a doctor look at it too.',
        ],
        punjabi: [
          'ਜੋ ਕੰਮ ਟਲਦਾ ਆ ਰਿਹਾ ਹੈ, ਉਸ ਨੂੰ ਘੜੀ ਵੇਖ ਕੇ ਦਸ ਮਿੰਟ ਦਿਓ, ਫਿਰ ਚਾਹੋ ਤਾਂ ਰੁਕ ਜਾਓ। ਜੇ ਇਹ ਸੁਸਤੀ ਹਫ਼ਤਿਆਂ ਤੋਂ ਹੈ, ਤਾਂ ਡਾਕਟਰ ਨੂੰ ਵੀ ਵਿਖਾਓ।',
        ],
        hindi: [
          'जो काम टलता आ रहा है, उसे घड़ी देखकर दस मिनट दीजिए, फिर चाहें तो रुक जाइए। यदि यह सुस्ती हफ़्तों से है, तो डॉक्टर को भी दिखाइए।',
        ],
      },
    },
    {
      id: 'earlyRising',
      words: {
        en: `wake up, waking up, get up, getting up, up early, rise early, rising early, early morning, morning, alarm, snooze, oversleep, oversleeping, sleep too much, sleep late, sleeping late, late at night, amrit vela, amritvela, brahma muhurta, 4 am, 5 am, nitnem`,
        pa: `ਸਵੇਰੇ, ਸਵੇਰ, ਤੜਕੇ, ਉੱਠਣਾ, ਉੱਠ ਨਹੀਂ, ਉੱਠਿਆ ਨਹੀਂ, ਉਠਿਆ ਨਹੀਂ, ਜਾਗ ਨਹੀਂ, ਜਲਦੀ ਉੱਠ, ਛੇਤੀ ਉੱਠ, ਅੰਮ੍ਰਿਤ ਵੇਲੇ, ਅੰਮ੍ਰਿਤ ਵੇਲਾ, ਅਲਾਰਮ, ਦੇਰ ਰਾਤ, ਦੇਰ ਨਾਲ ਸੌਂ, ਬਹੁਤ ਸੌਂ, ਨੀਂਦ, ਰਾਤ ਨੂੰ ਦੇਰ, ਨਿਤਨੇਮ`,
        hi: `सुबह, सवेरे, तड़के, भोर, उठना, उठ नहीं, उठा नहीं, जाग नहीं, जल्दी उठ, जल्दी उठना, ब्रह्म मुहूर्त, ब्रह्ममुहूर्त, अमृत वेला, अलार्म, देर रात, देर से सो, देर से उठ, बहुत सोता, बहुत सोती, नींद`,
        roman: `subah, subha, savere, sawere, swere, saver, tadke, uthna, uthya nahi, uthia nahi, utheya nahi, uth nahi, utha nahi, jaldi uth, jaldi uthna, cheti uth, chheti uth, amritvela, amrit vela, amrit vele, brahma muhurat, brahm muhurt, alarm, der raat, der raat tak, late sona, late saunda, der naal saun, bahut sona, neend, nind, nitnem`,
      },
      openings: {
        english: [
          'The warm bed wins against the best resolve on many mornings. An early day is mostly made the evening before.',
          'The hour before dawn has a stillness of its own, and it is worth longing for. It is reached a quarter of an hour at a time.',
        ],
        punjabi: [
          'ਨਿੱਘੀ ਰਜਾਈ ਕਈ ਵਾਰ ਚੰਗੇ-ਭਲੇ ਇਰਾਦੇ ਨੂੰ ਹਰਾ ਦਿੰਦੀ ਹੈ। ਛੇਤੀ ਉੱਠਣ ਦੀ ਗੱਲ ਅਸਲ ਵਿੱਚ ਪਿਛਲੀ ਰਾਤ ਹੀ ਬਣਦੀ ਹੈ।',
          'ਤੜਕੇ ਦੀ ਆਪਣੀ ਇੱਕ ਚੁੱਪ ਹੁੰਦੀ ਹੈ, ਅਤੇ ਉਸ ਦੀ ਤਾਂਘ ਸੋਹਣੀ ਹੈ। ਉੱਥੇ ਇੱਕੋ ਛਾਲ ਨਾਲ ਨਹੀਂ, ਪੰਦਰਾਂ-ਪੰਦਰਾਂ ਮਿੰਟ ਕਰ ਕੇ ਪਹੁੰਚੀਦਾ ਹੈ।',
        ],
        hindi: [
          'गरम बिस्तर कई सुबह अच्छे-भले संकल्प को हरा देता है। जल्दी उठने की बात असल में पिछली रात ही बनती है।',
          'भोर की अपनी एक शांति होती है, और उसकी चाह सुंदर है। वहाँ एक छलाँग से नहीं, पंद्रह-पंद्रह मिनट करके पहुँचा जाता है।',
        ],
      },
      practices: {
        english: [
          'Tonight lay the phone in another room and lie down half an hour sooner. Set the alarm only fifteen minutes earlier than usual, and give the first minutes to the Name.',
        ],
        punjabi: [
          'ਅੱਜ ਰਾਤ ਫ਼ੋਨ ਦੂਜੇ ਕਮਰੇ ਵਿੱਚ ਰੱਖ ਕੇ ਅੱਧਾ ਘੰਟਾ ਪਹਿਲਾਂ ਲੇਟ ਜਾਓ। ਅਲਾਰਮ ਸਿਰਫ਼ ਪੰਦਰਾਂ ਮਿੰਟ ਪਹਿਲਾਂ ਦਾ ਲਾਓ, ਅਤੇ ਪਹਿਲੇ ਕੁਝ ਮਿੰਟ ਨਾਮ ਨੂੰ ਦਿਓ।',
        ],
        hindi: [
          'आज रात फ़ोन दूसरे कमरे में रखकर आधा घंटा पहले लेट जाइए। अलार्म केवल पंद्रह मिनट पहले का लगाइए, और पहले कुछ मिनट नाम को दीजिए।',
        ],
      },
    },
    {
      id: 'wastedTime',
      words: {
        en: `waste time, wasting time, wasted time, waste my time, wasting my time, time management, manage time, manage my time, no time, phone, mobile, reels, instagram, youtube, scrolling, scroll, games, gaming, netflix, series, unproductive, productive, busy, schedule, timetable, whole day`,
        pa: `ਸਮਾਂ ਬਰਬਾਦ, ਸਮਾਂ ਖ਼ਰਾਬ, ਸਮਾਂ ਗਵਾ, ਸਮਾਂ ਗੁਆ, ਟਾਈਮ ਵੇਸਟ, ਵੇਲਾ ਗਵਾ, ਸਮੇਂ ਦੀ ਕਦਰ, ਸਮੇਂ ਦੀ, ਸਮਾਂ ਨਹੀਂ, ਟਾਈਮ ਨਹੀਂ, ਫ਼ੋਨ, ਮੋਬਾਈਲ, ਰੀਲਾਂ, ਰੀਲ, ਗੇਮਾਂ, ਯੂਟਿਊਬ, ਸਾਰਾ ਦਿਨ, ਦਿਨ ਲੰਘ`,
        hi: `समय बर्बाद, समय बरबाद, समय नष्ट, समय गँवा, समय ख़राब, वक़्त बर्बाद, टाइम वेस्ट, समय प्रबंधन, समय का सदुपयोग, समय नहीं, फ़ोन, फोन, मोबाइल, रील, रील्स, गेम, गेम्स, यूट्यूब, सारा दिन, पूरा दिन, दिन निकल`,
        roman: `time waste, time barbad, time barbaad, time kharab, samay barbad, samay barbaad, sama barbad, samay nasht, sama gawa, waqt barbad, vakt barbad, time nahi, samay nahi, sama nahi, phone, fone, mobile, reels, reel, game, games, youtube, insta, sara din, saara din, pura din, poora din, din nikal, din langh`,
      },
      openings: {
        english: [
          'An hour slips away and nobody can say where it went. That you notice it now is how the next hour is saved.',
          'The phone is built to hold us, so losing time to it is no proof of a weak character. A little distance between hand and screen helps more than scolding.',
        ],
        punjabi: [
          'ਘੜੀ ਲੰਘ ਜਾਂਦੀ ਹੈ ਅਤੇ ਪਤਾ ਨਹੀਂ ਲੱਗਦਾ ਕਿੱਧਰ ਗਈ। ਹੁਣ ਇਸ ਵੱਲ ਧਿਆਨ ਗਿਆ ਹੈ, ਤਾਂ ਅਗਲੀ ਘੜੀ ਬਚਾਈ ਜਾ ਸਕਦੀ ਹੈ।',
          'ਫ਼ੋਨ ਬਣਿਆ ਹੀ ਇਸ ਲਈ ਹੈ ਕਿ ਸਾਨੂੰ ਫੜੀ ਰੱਖੇ, ਇਸ ਲਈ ਉਸ ਵਿੱਚ ਗੁਆਚ ਜਾਣਾ ਕਮਜ਼ੋਰ ਸੁਭਾਅ ਦਾ ਸਬੂਤ ਨਹੀਂ। ਝਿੜਕਾਂ ਨਾਲੋਂ ਥੋੜ੍ਹੀ ਜਿਹੀ ਦੂਰੀ ਵਧੇਰੇ ਕੰਮ ਆਉਂਦੀ ਹੈ।',
        ],
        hindi: [
          'घड़ी बीत जाती है और पता नहीं लगता कहाँ गई। अब इस ओर ध्यान गया है, तो अगली घड़ी बचाई जा सकती है।',
          'फ़ोन बना ही इसलिए है कि हमें पकड़े रखे, इसलिए उसमें खो जाना कमज़ोर स्वभाव का प्रमाण नहीं। झिड़की से अधिक थोड़ी-सी दूरी काम आती है।',
        ],
      },
      practices: {
        english: [
          'Choose one hour today in which the phone lies out of reach. Do the one thing that matters most in that hour, and enjoy your rest afterwards with a clear mind.',
        ],
        punjabi: ['ਅੱਜ ਇੱਕ ਘੰਟਾ ਚੁਣੋ ਜਦੋਂ ਫ਼ੋਨ ਹੱਥ ਦੀ ਪਹੁੰਚ ਤੋਂ ਦੂਰ ਰਹੇ। ਉਸ ਘੰਟੇ ਵਿੱਚ ਸਭ ਤੋਂ ਜ਼ਰੂਰੀ ਇੱਕ ਕੰਮ ਕਰੋ, ਅਤੇ ਪਿੱਛੋਂ ਨਿਸ਼ਚਿੰਤ ਹੋ ਕੇ ਆਰਾਮ ਕਰੋ।'],
        hindi: [
          'आज एक घंटा चुनिए जब फ़ोन हाथ की पहुँच से दूर रहे। उस घंटे में सबसे ज़रूरी एक काम कीजिए, और बाद में निश्चिंत होकर आराम कीजिए।',
        ],
      },
    },
    {
      id: 'cannotKeepUp',
      words: {
        en: `consistent, consistency, consistently, keep it up, keep up, stick to, stick with, start and stop, few days, after a week, break my, relapse, habit, habits, bad habit, bad habits, good habits, willpower, will power, self control, control myself, resolution, resolutions, diet, overeat, overeating, eat too much, junk food, exercise, gym, routine, regular, regularly, daily practice`,
        pa: `ਲਗਾਤਾਰ, ਨਿਭਦਾ ਨਹੀਂ, ਨਿਭਾ ਨਹੀਂ, ਨਿਭ, ਨੇਮ, ਨੇਮ ਟੁੱਟ, ਟੁੱਟ ਜਾਂਦਾ, ਛੁੱਟ ਜਾਂਦਾ, ਛੁੱਟ, ਕੁਝ ਦਿਨ, ਚਾਰ ਦਿਨ, ਦੋ ਦਿਨ, ਆਦਤ, ਆਦਤਾਂ, ਮਾੜੀ ਆਦਤ, ਬੁਰੀ ਆਦਤ, ਸੰਜਮ, ਕਾਬੂ, ਇਰਾਦਾ, ਪੱਕਾ ਇਰਾਦਾ, ਖਾਣ, ਬਹੁਤ ਖਾਂਦਾ, ਬਹੁਤ ਖਾਂਦੀ, ਕਸਰਤ, ਜਿੰਮ, ਰੋਜ਼ਾਨਾ`,
        hi: `लगातार, निरंतर, निभता नहीं, निभा नहीं, निभ, नियम, नियम टूट, टूट जाता, छूट जाता, छूट, कुछ दिन, चार दिन, दो दिन, आदत, आदतें, बुरी आदत, बुरी आदतें, संयम, आत्मसंयम, इंद्रियाँ, काबू, संकल्प, इच्छाशक्ति, खाना, बहुत खाता, बहुत खाती, व्यायाम, कसरत, जिम, दिनचर्या, रोज़ाना`,
        roman: `lagatar, lagataar, nirantar, nibhda nahi, nibhta nahi, nibha nahi, nem tut, niyam toot, niyam tut, tut janda, toot jata, tut jata, chhut janda, chhut jata, chut jata, kujh din, kuch din, char din, do din, aadat, adat, aadatan, aadatein, adatan, buri aadat, mari aadat, maadi aadat, sanjam, sanyam, kabu, kaabu, irada, iraada, sankalp, bahut khanda, bahut khata, khana, kasrat, gym, rozana, routine, consistency, habit`,
      },
      openings: {
        english: [
          'Beginning well and then losing the thread is the commonest story there is. What counts is not an unbroken chain but how soon you begin again.',
          'A resolve that breaks was often only too big. Make it smaller until it fits an ordinary, tired day.',
        ],
        punjabi: [
          'ਚਾਅ ਨਾਲ ਸ਼ੁਰੂ ਕਰ ਕੇ ਵਿੱਚੋਂ ਛੁੱਟ ਜਾਣਾ ਲਗਭਗ ਹਰ ਕਿਸੇ ਨਾਲ ਹੁੰਦਾ ਹੈ। ਗੱਲ ਅਟੁੱਟ ਲੜੀ ਦੀ ਨਹੀਂ, ਛੇਤੀ ਮੁੜ ਸ਼ੁਰੂ ਕਰਨ ਦੀ ਹੈ।',
          'ਜੋ ਇਰਾਦਾ ਟੁੱਟ ਜਾਂਦਾ ਹੈ, ਉਹ ਅਕਸਰ ਬੱਸ ਵੱਡਾ ਹੀ ਬਹੁਤ ਹੁੰਦਾ ਹੈ। ਉਸ ਨੂੰ ਛੋਟਾ ਕਰੋ, ਇੰਨਾ ਕਿ ਥੱਕੇ ਹੋਏ ਦਿਨ ਵੀ ਨਿਭ ਜਾਵੇ।',
        ],
        hindi: [
          'चाव से शुरू करके बीच में छूट जाना लगभग हर किसी के साथ होता है। बात अटूट लड़ी की नहीं, जल्दी फिर शुरू करने की है।',
          'जो संकल्प टूट जाता है, वह अक्सर बस बहुत बड़ा होता है। उसे छोटा कीजिए, इतना कि थके हुए दिन भी निभ जाए।',
        ],
      },
      practices: {
        english: [
          'Keep a slip of paper by the bed and make one dot for each day you kept to it. After a gap, simply make the next dot, with no penalty and no double portion.',
        ],
        punjabi: [
          'ਸਿਰਹਾਣੇ ਇੱਕ ਪਰਚੀ ਰੱਖੋ ਅਤੇ ਜਿਸ ਦਿਨ ਨੇਮ ਨਿਭੇ, ਇੱਕ ਬਿੰਦੀ ਲਾ ਦਿਓ। ਜੇ ਵਿੱਚ ਨਾਗਾ ਪੈ ਜਾਵੇ, ਤਾਂ ਬਿਨਾਂ ਕਿਸੇ ਸਜ਼ਾ ਦੇ ਅਗਲੀ ਬਿੰਦੀ ਲਾਓ।',
        ],
        hindi: [
          'सिरहाने एक पर्ची रखिए और जिस दिन नियम निभे, एक बिंदी लगा दीजिए। यदि बीच में नागा हो जाए, तो बिना किसी दंड के अगली बिंदी लगाइए।',
        ],
      },
    },
  ],
}
