import type { ThemePhrases } from './types.ts'

export const illness: ThemePhrases = {
  openings: {
    english: [
      'When the body suffers, everything becomes slower and heavier, for the one who is ill and for those who watch. May there be some relief today.',
      'Illness takes away so much that we took for granted. You do not have to be strong every hour.',
      'The body needs its medicine, and the heart needs something too. Let us look for what the heart could use today.',
    ],
    punjabi: [
      'ਜਦੋਂ ਸਰੀਰ ਦੁਖੀ ਹੋਵੇ ਤਾਂ ਸਭ ਕੁਝ ਹੌਲਾ ਅਤੇ ਭਾਰਾ ਹੋ ਜਾਂਦਾ ਹੈ, ਬਿਮਾਰ ਲਈ ਵੀ ਅਤੇ ਕੋਲ ਬੈਠਣ ਵਾਲਿਆਂ ਲਈ ਵੀ। ਰੱਬ ਕਰੇ ਅੱਜ ਕੁਝ ਆਰਾਮ ਮਿਲੇ।',
      'ਬਿਮਾਰੀ ਬਹੁਤ ਕੁਝ ਖੋਹ ਲੈਂਦੀ ਹੈ ਜਿਸ ਨੂੰ ਅਸੀਂ ਆਮ ਸਮਝਦੇ ਸੀ। ਹਰ ਘੜੀ ਤਕੜੇ ਰਹਿਣਾ ਜ਼ਰੂਰੀ ਨਹੀਂ।',
      'ਸਰੀਰ ਨੂੰ ਦਵਾਈ ਚਾਹੀਦੀ ਹੈ, ਅਤੇ ਮਨ ਨੂੰ ਵੀ ਕੁਝ ਚਾਹੀਦਾ ਹੈ। ਆਓ ਵੇਖੀਏ, ਅੱਜ ਮਨ ਦੇ ਕੰਮ ਕੀ ਆ ਸਕਦਾ ਹੈ।',
    ],
    hindi: [
      'जब शरीर कष्ट में हो तो सब कुछ धीमा और भारी हो जाता है, बीमार के लिए भी और पास बैठने वालों के लिए भी। ईश्वर करे आज कुछ आराम मिले।',
      'बीमारी बहुत कुछ छीन लेती है जिसे हम सामान्य समझते थे। हर घड़ी मज़बूत रहना ज़रूरी नहीं।',
      'शरीर को दवा चाहिए, और मन को भी कुछ चाहिए। आइए देखें, आज मन के काम क्या आ सकता है।',
    ],
  },
  again: {
    english: [
      'Let us stay close to this pain a little longer.',
      'It has not become easier. Here is one more word to hold, for these hours.',
    ],
    punjabi: ['ਆਓ, ਇਸ ਦੁੱਖ ਕੋਲ ਥੋੜ੍ਹਾ ਹੋਰ ਬੈਠੀਏ।', 'ਇਹ ਘੜੀਆਂ ਸੌਖੀਆਂ ਨਹੀਂ। ਇਹਨਾਂ ਵਿੱਚ ਫੜੀ ਰੱਖਣ ਲਈ ਇੱਕ ਹੋਰ ਬਚਨ ਸੁਣੋ।'],
    hindi: ['आइए, इस कष्ट के पास थोड़ा और बैठें।', 'ये घड़ियाँ आसान नहीं। इनमें थामे रखने के लिए एक और वचन सुनिए।'],
  },
  practices: {
    english: [
      'Follow the doctor’s advice, take the medicine on time, and let each dose be a moment of prayer: one slow breath for the body, one for the heart.',
      'Let somebody bring you something today: a meal, a ride to the doctor, half an hour of company. Saying yes is also a gift.',
      'Listen to a hymn or bhajan you love with the eyes closed, and let the doctor know at the next visit what troubles you most.',
    ],
    punjabi: [
      'ਡਾਕਟਰ ਦੀ ਸਲਾਹ ਮੰਨੋ, ਦਵਾਈ ਵੇਲੇ ਸਿਰ ਲਵੋ, ਅਤੇ ਹਰ ਦਵਾਈ ਨੂੰ ਅਰਦਾਸ ਦਾ ਪਲ ਬਣਾਓ: ਇੱਕ ਹੌਲਾ ਸਾਹ ਸਰੀਰ ਲਈ, ਇੱਕ ਮਨ ਲਈ।',
      'ਅੱਜ ਕਿਸੇ ਨੂੰ ਆਪਣੇ ਲਈ ਕੁਝ ਕਰਨ ਦਿਓ: ਰੋਟੀ ਬਣਾਉਣੀ, ਡਾਕਟਰ ਕੋਲ ਲੈ ਜਾਣਾ, ਅੱਧਾ ਘੰਟਾ ਕੋਲ ਬੈਠਣਾ। ਹਾਂ ਕਹਿਣਾ ਵੀ ਪਿਆਰ ਹੈ।',
      'ਅੱਖਾਂ ਬੰਦ ਕਰਕੇ ਮਨ-ਭਾਉਂਦਾ ਸ਼ਬਦ ਜਾਂ ਭਜਨ ਸੁਣੋ, ਅਤੇ ਜੋ ਤਕਲੀਫ਼ ਸਭ ਤੋਂ ਵੱਧ ਹੈ ਉਹ ਅਗਲੀ ਵਾਰ ਡਾਕਟਰ ਨੂੰ ਖੁੱਲ੍ਹ ਕੇ ਦੱਸੋ।',
    ],
    hindi: [
      'डॉक्टर की सलाह मानिए, दवा समय पर लीजिए, और हर दवा को प्रार्थना का पल बनाइए: एक धीमी साँस शरीर के लिए, एक मन के लिए।',
      'आज किसी को अपने लिए कुछ करने दीजिए: भोजन बनाना, डॉक्टर के पास ले जाना, आधा घंटा पास बैठना। हाँ कहना भी प्रेम है।',
      'आँखें बंद करके मनभावन भजन या शबद सुनिए, और जो कष्ट सबसे अधिक है वह अगली बार डॉक्टर को खुलकर बताइए।',
    ],
  },
  situations: [
    {
      id: 'lovedOneIll',
      words: {
        en: `my mother, my father, my mom, my dad, my mum, my husband, my wife, my son, my daughter, my child, my baby, my brother, my sister, my friend, my grandmother, my grandfather, my parents, he is sick, she is sick, he is ill, she is ill, caring for, take care of, looking after, caregiver, loved one`,
        pa: `ਮਾਂ, ਮਾਤਾ, ਮਾਤਾ ਜੀ, ਮੰਮੀ, ਪਿਤਾ, ਪਿਤਾ ਜੀ, ਪਾਪਾ, ਬਾਪੂ, ਪਤੀ, ਪਤਨੀ, ਪੁੱਤ, ਬੇਟਾ, ਬੇਟੇ, ਧੀ, ਬੇਟੀ, ਬੱਚਾ, ਬੱਚੇ, ਨਿਆਣਾ, ਭਰਾ, ਭੈਣ, ਦੋਸਤ, ਦਾਦੀ, ਦਾਦਾ, ਨਾਨੀ, ਸੇਵਾ ਕਰਦਾ, ਸੇਵਾ ਕਰਦੀ, ਸੰਭਾਲ`,
        hi: `माँ, माता, माता जी, माताजी, मम्मी, पिता, पिता जी, पिताजी, पापा, पति, पत्नी, बेटा, बेटे, बेटी, बच्चा, बच्चे, भाई, बहन, दोस्त, दादी, दादा, नानी, सेवा करता, सेवा करती, देखभाल`,
        roman: `maa, =mata, mata ji, mummy, mammi, =pita, pita ji, papa, bapu, daddy, =pati, patni, husband, wife, putt, =beta, =bete, dhee, =beti, bacha, bachcha, bache, bacche, bhra, bhai, bhen, behan, dost, dadi, dada ji, nani, sambhal, dekhbhal`,
      },
      openings: {
        english: [
          'To stand beside a dear one’s bed and be unable to take the pain away is its own suffering. Your presence does more than you can see.',
          'You keep watch over someone, and who watches over you? Love that cares for the sick may also rest, eat and weep.',
        ],
        punjabi: [
          'ਆਪਣੇ ਦੇ ਸਿਰਹਾਣੇ ਬੈਠਣਾ ਅਤੇ ਪੀੜ ਨਾ ਵੰਡਾ ਸਕਣਾ, ਇਹ ਵੀ ਇੱਕ ਦੁੱਖ ਹੈ। ਤੁਹਾਡਾ ਕੋਲ ਹੋਣਾ ਹੀ ਬਹੁਤ ਕੁਝ ਕਰਦਾ ਹੈ, ਭਾਵੇਂ ਦਿਸਦਾ ਨਹੀਂ।',
          'ਤੁਸੀਂ ਕਿਸੇ ਦੀ ਸੰਭਾਲ ਦਾ ਭਾਰ ਚੁੱਕਿਆ ਹੈ, ਪਰ ਤੁਹਾਡਾ ਹਾਲ ਕੌਣ ਪੁੱਛਦਾ ਹੈ? ਬਿਮਾਰ ਦੀ ਸੇਵਾ ਵਿੱਚ ਆਪ ਖਾਣਾ, ਸੌਣਾ ਅਤੇ ਰੋ ਲੈਣਾ ਵੀ ਠੀਕ ਹੈ।',
        ],
        hindi: [
          'अपने के सिरहाने बैठना और पीड़ा न बाँट पाना, यह भी एक दुख है। आपका पास होना ही बहुत कुछ करता है, चाहे दिखता नहीं।',
          'आपने किसी की देखभाल का भार उठाया है, पर आपका हाल कौन पूछता है? बीमार की सेवा में स्वयं खाना, सोना और रो लेना भी ठीक है।',
        ],
      },
      practices: {
        english: [
          'Sit with them for ten minutes without doing anything, hold their hand and say a prayer together. Then hand over one task to someone else, and keep close to what the doctors advise.',
        ],
        punjabi: [
          'ਦਸ ਮਿੰਟ ਬਿਨਾਂ ਕੁਝ ਕੀਤੇ ਉਹਨਾਂ ਕੋਲ ਬੈਠੋ, ਹੱਥ ਫੜੋ ਅਤੇ ਮਿਲ ਕੇ ਅਰਦਾਸ ਕਰੋ। ਫਿਰ ਇੱਕ ਕੰਮ ਕਿਸੇ ਹੋਰ ਨੂੰ ਸੌਂਪੋ, ਅਤੇ ਡਾਕਟਰਾਂ ਦੀ ਸਲਾਹ ਉੱਤੇ ਚੱਲੋ।',
        ],
        hindi: [
          'दस मिनट बिना कुछ किए उनके पास बैठिए, हाथ थामिए और मिलकर प्रार्थना कीजिए। फिर एक काम किसी और को सौंपिए, और डॉक्टरों की सलाह पर चलिए।',
        ],
      },
    },
    {
      id: 'graveIllness',
      words: {
        en: `cancer, tumour, tumor, chemo, chemotherapy, icu, surgery, operation, diagnosed, diagnosis, serious, critical, stage, heart attack, stroke, kidney failure, dialysis, transplant, coma, ventilator, life threatening, reports, biopsy`,
        pa: `ਕੈਂਸਰ, ਰਸੌਲੀ, ਕੀਮੋ, ਓਪਰੇਸ਼ਨ, ਆਪਰੇਸ਼ਨ, ਹਾਰਟ ਅਟੈਕ, ਦਿਲ ਦਾ ਦੌਰਾ, ਅਧਰੰਗ, ਡਾਇਲਸਿਸ, ਗੁਰਦੇ, ਕੋਮਾ, ਵੈਂਟੀਲੇਟਰ, ਸੀਰੀਅਸ, ਗੰਭੀਰ, ਨਾਜ਼ੁਕ, ਰਿਪੋਰਟ, ਆਈਸੀਯੂ`,
        hi: `कैंसर, ट्यूमर, गाँठ, कीमो, ऑपरेशन, हार्ट अटैक, दिल का दौरा, लकवा, डायलिसिस, किडनी, गुर्दे, कोमा, वेंटिलेटर, सीरियस, गंभीर, नाज़ुक, रिपोर्ट, आईसीयू, सर्जरी`,
        roman: `cancer, kensar, rasoli, tumor, chemo, kemo, operation, opration, apreshan, heart attack, dil da daura, dil ka daura, adhrang, lakva, dialysis, kidney, gurde, coma, ventilator, serious, gambhir, report, icu, surgery`,
      },
      openings: {
        english: [
          'Such a diagnosis cuts life into before and after. Fear, anger, hope, all of it may be there at once, and none of it is wrong.',
          'The days of waiting for reports and treatments are long. You cannot carry the whole illness today; only this hour asks for you.',
        ],
        punjabi: [
          'ਅਜਿਹੀ ਬਿਮਾਰੀ ਦਾ ਨਾਂ ਸੁਣਦਿਆਂ ਜੀਵਨ ਦੋ ਹਿੱਸਿਆਂ ਵਿੱਚ ਵੰਡਿਆ ਜਾਂਦਾ ਹੈ। ਡਰ, ਰੋਸਾ, ਆਸ, ਸਭ ਇਕੱਠੇ ਆ ਸਕਦੇ ਹਨ, ਅਤੇ ਇਹਨਾਂ ਵਿੱਚੋਂ ਕੁਝ ਵੀ ਗ਼ਲਤ ਨਹੀਂ।',
          'ਰਿਪੋਰਟਾਂ ਅਤੇ ਇਲਾਜ ਦੀ ਉਡੀਕ ਦੇ ਦਿਨ ਲੰਮੇ ਹੁੰਦੇ ਹਨ। ਸਾਰੀ ਬਿਮਾਰੀ ਅੱਜ ਹੀ ਨਹੀਂ ਚੁੱਕਣੀ; ਇਸ ਵੇਲੇ ਸਿਰਫ਼ ਇਹ ਘੜੀ ਹੈ।',
        ],
        hindi: [
          'ऐसी बीमारी का नाम सुनते ही जीवन दो हिस्सों में बँट जाता है। डर, रोष, आशा, सब एक साथ आ सकते हैं, और इनमें से कुछ भी ग़लत नहीं।',
          'रिपोर्टों और इलाज की प्रतीक्षा के दिन लंबे होते हैं। सारी बीमारी आज ही नहीं उठानी; इस समय केवल यह घड़ी है।',
        ],
      },
      practices: {
        english: [
          'Write down your three most important questions for the doctor, take someone along to the visit, and before it spend five minutes in simran or prayer.',
        ],
        punjabi: ['ਡਾਕਟਰ ਲਈ ਤਿੰਨ ਸਭ ਤੋਂ ਜ਼ਰੂਰੀ ਸਵਾਲ ਲਿਖ ਲਵੋ, ਕਿਸੇ ਨੂੰ ਨਾਲ ਲੈ ਕੇ ਜਾਓ, ਅਤੇ ਜਾਣ ਤੋਂ ਪਹਿਲਾਂ ਪੰਜ ਮਿੰਟ ਸਿਮਰਨ ਕਰੋ।'],
        hindi: [
          'डॉक्टर के लिए तीन सबसे ज़रूरी प्रश्न लिख लीजिए, किसी को साथ लेकर जाइए, और जाने से पहले पाँच मिनट स्मरण या प्रार्थना कीजिए।',
        ],
      },
    },
    {
      id: 'longPain',
      words: {
        en: `chronic, chronic pain, pain, back pain, knee pain, migraine, headache, years, for years, long time, not getting better, no improvement, never ends, always in pain, diabetes, arthritis, blood pressure, thyroid, asthma, weakness, tired of medicines, tired of being sick, bedridden, disabled, disability, paralysed`,
        pa: `ਦਰਦ, ਪੀੜ, ਗੋਡੇ, ਗੋਡਿਆਂ, ਲੱਕ, ਪਿੱਠ, ਸਿਰ ਦਰਦ, ਸਾਲਾਂ ਤੋਂ, ਕਈ ਸਾਲਾਂ, ਲੰਮੇ ਸਮੇਂ, ਚਿਰਾਂ ਤੋਂ, ਠੀਕ ਨਹੀਂ ਹੁੰਦਾ, ਠੀਕ ਨਹੀਂ ਹੁੰਦੀ, ਆਰਾਮ ਨਹੀਂ, ਸ਼ੂਗਰ, ਬਲੱਡ ਪ੍ਰੈਸ਼ਰ, ਦਵਾਈਆਂ ਖਾ, ਕਮਜ਼ੋਰੀ, ਮੰਜੇ, ਅਪਾਹਜ`,
        hi: `दर्द, पीड़ा, घुटने, घुटनों, कमर, पीठ, सिर दर्द, सिरदर्द, सालों से, कई साल, बरसों से, लंबे समय, ठीक नहीं होता, ठीक नहीं होती, आराम नहीं, शुगर, मधुमेह, बीपी, दवाइयाँ खा, दवा खा, कमज़ोरी, बिस्तर, विकलांग`,
        roman: `dard, peed, pid, gode, godeyan, ghutne, ghutno, lakk, kamar, pith, sir dard, saalan ton, salan to, saalon se, salo se, chiran ton, barson se, theek nahi hunda, theek nahi hota, thik nahi hunda, aram nahi, aaram nahi, sugar, shugar, bp, dawaiyan kha, dawai kha, kamzori, kamjori, manje, bistar`,
      },
      openings: {
        english: [
          'Pain that stays wears down patience, sleep and mood, and others stop asking after a while. You are allowed to be tired of it.',
          'You have lived with this for a long time, and that takes a courage nobody claps for. The body hurts; you are still more than the part that hurts.',
        ],
        punjabi: [
          'ਜੋ ਪੀੜ ਨਾਲ ਹੀ ਰਹਿ ਜਾਵੇ, ਉਹ ਸਬਰ, ਨੀਂਦ ਅਤੇ ਸੁਭਾਅ ਸਭ ਨੂੰ ਖਾਂਦੀ ਹੈ, ਅਤੇ ਕੁਝ ਚਿਰ ਪਿੱਛੋਂ ਲੋਕ ਪੁੱਛਣਾ ਵੀ ਛੱਡ ਦਿੰਦੇ ਹਨ। ਇਸ ਤੋਂ ਅੱਕ ਜਾਣਾ ਸੁਭਾਵਿਕ ਹੈ।',
          'ਇੰਨੇ ਚਿਰ ਤੋਂ ਇਸ ਨਾਲ ਜਿਊਣਾ ਅਜਿਹੀ ਹਿੰਮਤ ਹੈ ਜਿਸ ਉੱਤੇ ਕੋਈ ਤਾੜੀ ਨਹੀਂ ਮਾਰਦਾ। ਸਰੀਰ ਦੁਖਦਾ ਹੈ; ਪਰ ਤੁਹਾਡੀ ਹੋਂਦ ਉਸ ਦੁਖਦੇ ਅੰਗ ਨਾਲੋਂ ਵੱਡੀ ਹੈ।',
        ],
        hindi: [
          'जो पीड़ा साथ ही रह जाए, वह धैर्य, नींद और स्वभाव सबको खाती है, और कुछ समय बाद लोग पूछना भी छोड़ देते हैं। इससे ऊब जाना स्वाभाविक है।',
          'इतने समय से इसके साथ जीना ऐसा साहस है जिस पर कोई ताली नहीं बजाता। शरीर दुखता है; पर आपका होना उस दुखते अंग से बड़ा है।',
        ],
      },
      practices: {
        english: [
          'Find one small thing the body can still do with pleasure today, and do it slowly. If the pain or the low mood has grown, tell your doctor so; do not simply put up with it.',
        ],
        punjabi: [
          'ਇੱਕ ਛੋਟੀ ਗੱਲ ਲੱਭੋ ਜੋ ਸਰੀਰ ਅਜੇ ਵੀ ਚਾਅ ਨਾਲ ਕਰ ਸਕਦਾ ਹੈ, ਅਤੇ ਉਹ ਹੌਲੀ-ਹੌਲੀ ਕਰੋ। ਜੇ ਦਰਦ ਜਾਂ ਉਦਾਸੀ ਵਧੀ ਹੈ, ਤਾਂ ਚੁੱਪ ਨਾ ਸਹੋ, ਡਾਕਟਰ ਨੂੰ ਦੱਸੋ।',
        ],
        hindi: [
          'एक छोटी बात खोजिए जो शरीर अब भी चाव से कर सकता है, और उसे धीरे-धीरे कीजिए। यदि दर्द या उदासी बढ़ी है, तो चुपचाप मत सहिए, डॉक्टर को बताइए।',
        ],
      },
    },
  ],
}
