import type { ThemePhrases } from './types.ts'

export const work: ThemePhrases = {
  openings: {
    english: [
      'Work takes so much of our days that its troubles follow us home. It is right to ask how to carry it with a quieter heart.',
      'Whatever your work asks of you just now, your worth is larger than any post or salary.',
      'Honest work is worth respect, and so is the one who does it. Let us see how it could weigh a little less.',
    ],
    punjabi: [
      'ਕੰਮ ਸਾਡੇ ਦਿਨਾਂ ਦਾ ਵੱਡਾ ਹਿੱਸਾ ਲੈਂਦਾ ਹੈ, ਇਸ ਲਈ ਇਸ ਦੀਆਂ ਤਕਲੀਫ਼ਾਂ ਘਰ ਤੱਕ ਆਉਂਦੀਆਂ ਹਨ। ਇਸ ਨੂੰ ਟਿਕੇ ਮਨ ਨਾਲ ਕਰਨ ਦਾ ਸਵਾਲ ਬਹੁਤ ਠੀਕ ਹੈ।',
      'ਕੰਮ ਇਸ ਵੇਲੇ ਜੋ ਵੀ ਮੰਗਦਾ ਹੋਵੇ, ਤੁਹਾਡੀ ਕੀਮਤ ਕਿਸੇ ਅਹੁਦੇ ਜਾਂ ਤਨਖ਼ਾਹ ਨਾਲੋਂ ਵੱਡੀ ਹੈ।',
      'ਇਮਾਨਦਾਰ ਕਿਰਤ ਆਦਰ ਵਾਲੀ ਹੈ, ਅਤੇ ਕਿਰਤ ਕਰਨ ਵਾਲਾ ਹਰ ਹੱਥ ਵੀ। ਆਓ ਵੇਖੀਏ, ਇਸ ਦਾ ਭਾਰ ਕਿਵੇਂ ਕੁਝ ਹਲਕਾ ਹੋਵੇ।',
    ],
    hindi: [
      'काम हमारे दिनों का बड़ा हिस्सा लेता है, इसलिए उसकी परेशानियाँ घर तक आती हैं। उसे शांत मन से करने का प्रश्न बहुत ठीक है।',
      'काम इस समय जो भी माँगता हो, आपका मूल्य किसी पद या वेतन से बड़ा है।',
      'ईमानदार परिश्रम आदर के योग्य है, और परिश्रम करने वाला हर हाथ भी। आइए देखें, इसका भार कैसे कुछ हल्का हो।',
    ],
  },
  again: {
    english: [
      'Let us look at this work of yours once more, from another side.',
      'It is still on your mind, so let us not hurry past it.',
    ],
    punjabi: ['ਆਓ, ਕੰਮ ਦੀ ਇਸ ਗੱਲ ਨੂੰ ਇੱਕ ਵਾਰ ਹੋਰ ਵੇਖੀਏ, ਕਿਸੇ ਹੋਰ ਪਾਸਿਓਂ।', 'ਇਹ ਗੱਲ ਅਜੇ ਵੀ ਮਨ ਉੱਤੇ ਹੈ, ਇਸ ਲਈ ਕਾਹਲੀ ਵਿੱਚ ਅੱਗੇ ਨਹੀਂ ਲੰਘਦੇ।'],
    hindi: ['आइए, काम की इस बात को एक बार और देखें, किसी दूसरी ओर से।', 'यह बात अब भी मन पर है, इसलिए जल्दी में आगे नहीं बढ़ते।'],
  },
  practices: {
    english: [
      'Before you start tomorrow, pause for three breaths and offer the work; then do the one most useful task first, without looking at how others are rated.',
      'Take your meal break away from the desk today, with the phone face down, and eat the first bites in gratitude.',
      'Help one person at work, or in your search for it, with something small, and tell nobody about it.',
    ],
    punjabi: [
      'ਕੱਲ੍ਹ ਕੰਮ ਸ਼ੁਰੂ ਕਰਨ ਤੋਂ ਪਹਿਲਾਂ ਤਿੰਨ ਸਾਹ ਰੁਕੋ ਅਤੇ ਕੰਮ ਨੂੰ ਪਰਮਾਤਮਾ ਅੱਗੇ ਅਰਪਣ ਕਰੋ; ਫਿਰ ਸਭ ਤੋਂ ਲਾਭਦਾਇਕ ਇੱਕ ਕੰਮ ਪਹਿਲਾਂ ਕਰੋ।',
      'ਅੱਜ ਦੀ ਰੋਟੀ ਕੰਮ ਵਾਲੀ ਥਾਂ ਤੋਂ ਉੱਠ ਕੇ ਖਾਓ, ਫ਼ੋਨ ਮੂਧਾ ਰੱਖ ਕੇ, ਅਤੇ ਪਹਿਲੀ ਬੁਰਕੀ ਸ਼ੁਕਰ ਨਾਲ ਲਵੋ।',
      'ਕੰਮ ਉੱਤੇ ਜਾਂ ਕੰਮ ਲੱਭਦਿਆਂ ਕਿਸੇ ਇੱਕ ਦੀ ਛੋਟੀ ਜਿਹੀ ਮਦਦ ਕਰੋ, ਅਤੇ ਇਹ ਗੱਲ ਆਪਣੇ ਕੋਲ ਹੀ ਰੱਖੋ।',
    ],
    hindi: [
      'कल काम शुरू करने से पहले तीन साँस रुकिए और काम को परमात्मा को अर्पित कीजिए; फिर सबसे उपयोगी एक काम पहले कीजिए।',
      'आज का भोजन काम की जगह से उठकर कीजिए, फ़ोन उल्टा रखकर, और पहला कौर कृतज्ञता से लीजिए।',
      'काम पर या काम खोजते हुए किसी एक की छोटी-सी मदद कीजिए, और यह बात अपने तक ही रखिए।',
    ],
  },
  situations: [
    {
      id: 'noJob',
      words: {
        en: `lost my job, lose my job, losing my job, fired, got fired, laid off, layoff, layoffs, unemployed, unemployment, jobless, no job, without job, find a job, finding a job, looking for a job, looking for work, not getting a job, cant find job, interview, interviews, rejected, applied, out of work`,
        pa: `ਨੌਕਰੀ ਚਲੀ ਗਈ, ਨੌਕਰੀ ਨਹੀਂ, ਨੌਕਰੀ ਨਹੀਂ ਮਿਲ, ਨੌਕਰੀ ਛੁੱਟ, ਨੌਕਰੀ ਤੋਂ ਕੱਢ, ਨੌਕਰੀ ਲੱਭ, ਕੰਮ ਨਹੀਂ ਮਿਲ, ਕੰਮ ਛੁੱਟ, ਬੇਰੁਜ਼ਗਾਰ, ਬੇਰੁਜ਼ਗਾਰੀ, ਵਿਹਲਾ, ਵਿਹਲੀ, ਵਿਹਲੇ, ਇੰਟਰਵਿਊ, ਰੁਜ਼ਗਾਰ ਨਹੀਂ`,
        hi: `नौकरी चली गई, नौकरी नहीं, नौकरी नहीं मिल, नौकरी छूट, नौकरी से निकाल, नौकरी ढूँढ, नौकरी खो, काम नहीं मिल, काम छूट, बेरोज़गार, बेरोज़गारी, बेकार बैठा, बेकार बैठी, इंटरव्यू, साक्षात्कार, रोज़गार नहीं`,
        roman: `naukri chali gayi, naukri chali gai, job chali gayi, naukri nahi, job nahi, nokri nahi, naukri nahi mil, job nahi mil, naukri chhut, naukri chhoot, naukri se nikal, job se nikal, naukri to kadh, job to kadh, kam nahi mil, kaam nahi mil, berozgar, berojgar, berozgari, vehla, vehli, vella, interview, naukri labh`,
      },
      openings: {
        english: [
          'Being without work wears on the purse, and on the heart even more. You have not become less because a place has not been found for you yet.',
          'Every refusal stings, and the long empty days sting too. You are more than this search, and you need not hide it from those who care for you.',
        ],
        punjabi: [
          'ਕੰਮ ਨਾ ਹੋਵੇ ਤਾਂ ਜੇਬ ਵੀ ਤੰਗ ਹੁੰਦੀ ਹੈ, ਪਰ ਮਨ ਉਸ ਤੋਂ ਵੀ ਵੱਧ। ਅਜੇ ਥਾਂ ਨਹੀਂ ਬਣੀ, ਇਸ ਨਾਲ ਤੁਹਾਡਾ ਮਾਣ ਘੱਟ ਨਹੀਂ ਹੋ ਗਿਆ।',
          'ਹਰ ਨਾਂਹ ਚੁਭਦੀ ਹੈ, ਅਤੇ ਖ਼ਾਲੀ ਦਿਨ ਵੀ ਚੁਭਦੇ ਹਨ। ਜਿਨ੍ਹਾਂ ਨੂੰ ਤੁਹਾਡਾ ਖ਼ਿਆਲ ਹੈ, ਉਹਨਾਂ ਤੋਂ ਇਹ ਔਖ ਲੁਕਾਉਣੀ ਜ਼ਰੂਰੀ ਨਹੀਂ।',
        ],
        hindi: [
          'काम न हो तो जेब भी तंग होती है, पर मन उससे भी अधिक। अभी जगह नहीं बनी, इससे आपका मान कम नहीं हो गया।',
          'हर इनकार चुभता है, और ख़ाली दिन भी चुभते हैं। जिन्हें आपका ख़याल है, उनसे यह कठिनाई छिपाना ज़रूरी नहीं।',
        ],
      },
      practices: {
        english: [
          'Give today a shape: rise at your usual hour, send one application or ask one person about work, then go outside and do one useful thing for somebody.',
        ],
        punjabi: ['ਅੱਜ ਦੇ ਦਿਨ ਨੂੰ ਇੱਕ ਰੂਪ ਦਿਓ: ਵੇਲੇ ਸਿਰ ਉੱਠੋ, ਇੱਕ ਅਰਜ਼ੀ ਭੇਜੋ ਜਾਂ ਕਿਸੇ ਇੱਕ ਤੋਂ ਕੰਮ ਬਾਰੇ ਪੁੱਛੋ, ਫਿਰ ਬਾਹਰ ਜਾ ਕੇ ਕਿਸੇ ਦੇ ਕੰਮ ਆਓ।'],
        hindi: [
          'आज के दिन को एक रूप दीजिए: समय पर उठिए, एक आवेदन भेजिए या किसी एक से काम के बारे में पूछिए, फिर बाहर जाकर किसी के काम आइए।',
        ],
      },
    },
    {
      id: 'badBoss',
      words: {
        en: `boss, manager, supervisor, colleague, colleagues, coworker, co worker, office politics, politics, credit, no credit, not appreciated, appreciation, insults me, shouts at me, unfair, toxic, promotion, passed over, favouritism, harass, harassment, appraisal`,
        pa: `ਬੌਸ, ਮਾਲਕ, ਮੈਨੇਜਰ, ਅਫ਼ਸਰ, ਸਾਥੀ, ਸਹਿਕਰਮੀ, ਕਦਰ, ਕਦਰ ਨਹੀਂ, ਤਰੱਕੀ, ਪ੍ਰਮੋਸ਼ਨ, ਪੱਖਪਾਤ, ਚੁਗਲੀ, ਚੁਗਲੀਆਂ, ਝਿੜਕਦਾ, ਝਿੜਕ, ਤੰਗ ਕਰਦਾ, ਰਾਜਨੀਤੀ`,
        hi: `बॉस, मालिक, मैनेजर, अफ़सर, अधिकारी, सहकर्मी, साथ वाले, क़द्र, क़दर, कद्र नहीं, तरक़्क़ी, प्रमोशन, पदोन्नति, पक्षपात, चुगली, डाँटता, डाँटते, परेशान करता, राजनीति, श्रेय`,
        roman: `boss, malik, maalik, manager, afsar, officer, sahkarmi, colleague, colleagues, kadar, kadar nahi, qadar, kadr, tarakki, promotion, pakhpat, pakshpat, chugli, chugliyan, daantta, dantta, jhidakda, tang karda, politics, credit`,
      },
      openings: {
        english: [
          'To give your best and meet coldness or unfairness day after day wears a person down. What is said to you there is not the measure of you.',
          'Difficult people at work take up more room in us than the work itself. Let us see what stays yours, whatever they do.',
        ],
        punjabi: [
          'ਪੂਰੀ ਵਾਹ ਲਾ ਕੇ ਵੀ ਰੋਜ਼ ਰੁੱਖਾਪਣ ਜਾਂ ਬੇਇਨਸਾਫ਼ੀ ਮਿਲੇ ਤਾਂ ਮਨ ਅੰਦਰੋਂ ਥੱਕ ਜਾਂਦਾ ਹੈ। ਉੱਥੇ ਜੋ ਕਿਹਾ ਜਾਂਦਾ ਹੈ, ਉਹ ਤੁਹਾਡੀ ਮਿਣਤੀ ਨਹੀਂ।',
          'ਕੰਮ ਉੱਤੇ ਜਿਨ੍ਹਾਂ ਨਾਲ ਨਿਭਣੀ ਔਖੀ ਹੋਵੇ, ਉਹ ਮਨ ਵਿੱਚ ਕੰਮ ਨਾਲੋਂ ਵੀ ਵੱਧ ਥਾਂ ਮੱਲ ਲੈਂਦੇ ਹਨ। ਆਓ ਵੇਖੀਏ, ਉਹ ਜੋ ਵੀ ਕਰਨ, ਤੁਹਾਡੇ ਕੋਲ ਕੀ ਬਚਿਆ ਰਹਿੰਦਾ ਹੈ।',
        ],
        hindi: [
          'पूरा मन लगाकर भी रोज़ रूखापन या अन्याय मिले तो मन भीतर से थक जाता है। वहाँ जो कहा जाता है, वह आपकी माप नहीं।',
          'काम पर कठिन लोग मन में काम से भी अधिक जगह घेर लेते हैं। आइए देखें, वे जो भी करें, आपके पास क्या बचा रहता है।',
        ],
      },
      practices: {
        english: [
          'Choose one point that you can raise calmly, ask for ten minutes to speak about it, and keep a note of what was said. If you are bullied or harassed, tell someone who can act on it.',
        ],
        punjabi: [
          'ਇੱਕ ਗੱਲ ਚੁਣੋ ਜੋ ਠੰਢੇ ਮਨ ਨਾਲ ਕਹੀ ਜਾ ਸਕੇ, ਉਸ ਲਈ ਦਸ ਮਿੰਟ ਮੰਗੋ ਅਤੇ ਗੱਲ ਲਿਖ ਕੇ ਰੱਖੋ। ਜੇ ਕੋਈ ਤੰਗ-ਪਰੇਸ਼ਾਨ ਕਰਦਾ ਹੈ, ਤਾਂ ਉਸ ਨੂੰ ਦੱਸੋ ਜੋ ਕੁਝ ਕਰ ਸਕੇ।',
        ],
        hindi: [
          'एक बात चुनिए जो शांत मन से कही जा सके, उसके लिए दस मिनट माँगिए और बात लिखकर रखिए। यदि कोई सताता है, तो उसे बताइए जो कुछ कर सके।',
        ],
      },
    },
    {
      id: 'tooMuch',
      words: {
        en: `too much work, overworked, workload, overtime, long hours, deadline, deadlines, pressure, stress, stressed, burnout, burnt out, burned out, exhausted, tired, no time, no rest, night shift, shifts, double shift, weekend, targets, balance`,
        pa: `ਬਹੁਤ ਕੰਮ, ਕੰਮ ਬਹੁਤ, ਕੰਮ ਦਾ ਬੋਝ, ਕੰਮ ਦਾ ਦਬਾਅ, ਦਬਾਅ, ਥੱਕ, ਥਕਾਵਟ, ਸਮਾਂ ਨਹੀਂ, ਟਾਈਮ ਨਹੀਂ, ਛੁੱਟੀ ਨਹੀਂ, ਸ਼ਿਫਟ, ਓਵਰਟਾਈਮ, ਟਾਰਗੇਟ, ਵਿਹਲ ਨਹੀਂ`,
        hi: `बहुत काम, काम बहुत, काम का बोझ, काम का दबाव, दबाव, थक, थकान, समय नहीं, टाइम नहीं, छुट्टी नहीं, शिफ्ट, ओवरटाइम, टारगेट, फ़ुरसत नहीं`,
        roman: `bahut kam, bahut kaam, kam bahut, kaam bahut, kam da bojh, kaam ka bojh, kam da pressure, kaam ka pressure, pressure, dabav, thak, thakk, thakavat, thakan, time nahi, sama nahi, samay nahi, chhutti nahi, chutti nahi, shift, overtime, target, deadline`,
      },
      openings: {
        english: [
          'When work asks for every hour, something in you goes hungry. Rest is not a reward for finishing; it is part of living.',
          'You are holding a great many things at once. It is no weakness to say that it is too much, and it is wise to say it before you break.',
        ],
        punjabi: [
          'ਜਦੋਂ ਕੰਮ ਹਰ ਘੜੀ ਮੰਗ ਲਵੇ ਤਾਂ ਅੰਦਰ ਕੁਝ ਭੁੱਖਾ ਰਹਿ ਜਾਂਦਾ ਹੈ। ਆਰਾਮ ਕੰਮ ਮੁੱਕਣ ਦਾ ਇਨਾਮ ਨਹੀਂ; ਉਹ ਜੀਵਨ ਦਾ ਹਿੱਸਾ ਹੈ।',
          'ਇੱਕੋ ਵੇਲੇ ਬਹੁਤ ਕੁਝ ਤੁਹਾਡੇ ਮੋਢਿਆਂ ਉੱਤੇ ਹੈ। ਇਹ ਕਹਿਣਾ ਕਿ ਭਾਰ ਵੱਧ ਹੈ, ਕਮਜ਼ੋਰੀ ਨਹੀਂ; ਟੁੱਟਣ ਤੋਂ ਪਹਿਲਾਂ ਕਹਿ ਦੇਣਾ ਸਿਆਣਪ ਹੈ।',
        ],
        hindi: [
          'जब काम हर घड़ी माँग ले तो भीतर कुछ भूखा रह जाता है। विश्राम काम पूरा होने का इनाम नहीं; वह जीवन का हिस्सा है।',
          'एक साथ बहुत कुछ आपके कंधों पर है। यह कहना कि बोझ अधिक है, कमज़ोरी नहीं; टूटने से पहले कह देना समझदारी है।',
        ],
      },
      practices: {
        english: [
          'List everything that waits, cross out or postpone one item, hand one to somebody else, and stop today at an hour you have fixed beforehand.',
        ],
        punjabi: ['ਸਾਰੇ ਕੰਮ ਲਿਖੋ, ਇੱਕ ਅੱਗੇ ਪਾ ਦਿਓ, ਇੱਕ ਕਿਸੇ ਹੋਰ ਨਾਲ ਵੰਡੋ, ਅਤੇ ਅੱਜ ਮਿਥੇ ਵੇਲੇ ਉੱਤੇ ਕੰਮ ਬੰਦ ਕਰ ਦਿਓ।'],
        hindi: ['सारे काम लिखिए, एक को आगे टालिए, एक किसी और के साथ बाँटिए, और आज तय किए समय पर काम बंद कर दीजिए।'],
      },
    },
    {
      id: 'noJoy',
      words: {
        en: `boring, bored, no interest, not interested, dont like my job, dont like my work, hate my job, hate my work, meaningless, pointless, no passion, passion, not happy with my job, not happy at work, monotonous, wrong career, change my career, change job, quit my job, quit, resign, lazy, motivation`,
        pa: `ਬੋਰ, ਬੋਰਿੰਗ, ਮਨ ਨਹੀਂ ਲੱਗਦਾ, ਦਿਲ ਨਹੀਂ ਲੱਗਦਾ, ਰੁਚੀ ਨਹੀਂ, ਪਸੰਦ ਨਹੀਂ, ਚੰਗਾ ਨਹੀਂ ਲੱਗਦਾ, ਨੌਕਰੀ ਛੱਡ, ਨੌਕਰੀ ਬਦਲ, ਕੰਮ ਛੱਡ, ਕੰਮ ਬਦਲ, ਅੱਕ ਗਿਆ, ਅੱਕ ਗਈ, ਬੇਸੁਆਦ`,
        hi: `बोर, बोरिंग, मन नहीं लगता, दिल नहीं लगता, रुचि नहीं, पसंद नहीं, अच्छा नहीं लगता, नौकरी छोड़, नौकरी बदल, काम छोड़, काम बदल, ऊब गया, ऊब गई, ऊब, नीरस`,
        roman: `bore, boring, mann nahi lagda, man nahi lagda, man nahi lagta, mann nahi lagta, dil nahi lagda, dil nahi lagta, ruchi nahi, pasand nahi, changa nahi lagda, acha nahi lagta, naukri chhad, job chhad, naukri chhod, job chhod, naukri badal, job badal, akk gaya, ub gaya, interest nahi`,
      },
      openings: {
        english: [
          'Days at a task that says nothing to you can feel very long. It is fair to ask both how to do it with heart and whether it is yours to do.',
          'Not every work sings. Sometimes the meaning is in the task, sometimes in those it feeds, and sometimes it is time to look for another.',
        ],
        punjabi: [
          'ਜਿਸ ਕੰਮ ਵਿੱਚ ਮਨ ਨਾ ਲੱਗੇ, ਉੱਥੇ ਦਿਨ ਬਹੁਤ ਲੰਮੇ ਹੋ ਜਾਂਦੇ ਹਨ। ਇਹ ਪੁੱਛਣਾ ਠੀਕ ਹੈ ਕਿ ਇਸ ਨੂੰ ਮਨ ਨਾਲ ਕਿਵੇਂ ਕੀਤਾ ਜਾਵੇ, ਅਤੇ ਕੀ ਇਹ ਆਪਣਾ ਕੰਮ ਹੈ ਵੀ।',
          'ਹਰ ਕੰਮ ਵਿੱਚ ਰਸ ਨਹੀਂ ਹੁੰਦਾ। ਕਦੇ ਅਰਥ ਕੰਮ ਵਿੱਚ ਹੁੰਦਾ ਹੈ, ਕਦੇ ਉਹਨਾਂ ਵਿੱਚ ਜੋ ਇਸ ਨਾਲ ਪਲਦੇ ਹਨ, ਅਤੇ ਕਦੇ ਨਵਾਂ ਰਾਹ ਲੱਭਣ ਦਾ ਵੇਲਾ ਹੁੰਦਾ ਹੈ।',
        ],
        hindi: [
          'जिस काम में मन न लगे, वहाँ दिन बहुत लंबे हो जाते हैं। यह पूछना ठीक है कि उसे मन से कैसे किया जाए, और क्या वह अपना काम है भी।',
          'हर काम में रस नहीं होता। कभी अर्थ काम में होता है, कभी उनमें जो उससे पलते हैं, और कभी नई राह खोजने का समय होता है।',
        ],
      },
      practices: {
        english: [
          'Do one task today as if it were for someone you love, slowly and well; tonight note whether it felt different.',
        ],
        punjabi: ['ਅੱਜ ਇੱਕ ਕੰਮ ਇੰਝ ਕਰੋ ਜਿਵੇਂ ਕਿਸੇ ਪਿਆਰੇ ਲਈ ਹੋਵੇ, ਹੌਲੀ ਅਤੇ ਚੱਜ ਨਾਲ; ਰਾਤ ਨੂੰ ਵੇਖੋ ਕਿ ਮਨ ਨੂੰ ਕੋਈ ਫ਼ਰਕ ਲੱਗਾ।'],
        hindi: ['आज एक काम ऐसे कीजिए जैसे किसी प्रिय के लिए हो, धीरे और ढंग से; रात को देखिए कि मन को कोई अंतर लगा।'],
      },
    },
  ],
}
