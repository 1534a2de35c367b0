import type { ThemePhrases } from './types.ts'

export const duty: ThemePhrases = {
  openings: {
    english: [
      'Responsibilities can feel like a weight that nobody sees. It says something good about you that you want to carry yours well.',
      'What is mine to do, and how shall I do it without losing heart? That is an old and honest question.',
      'A duty done only from fear grows heavy; done with love, the same duty changes its weight. Let us look at yours.',
    ],
    punjabi: [
      'ਜ਼ਿੰਮੇਵਾਰੀਆਂ ਅਜਿਹਾ ਭਾਰ ਲੱਗ ਸਕਦੀਆਂ ਹਨ ਜੋ ਕਿਸੇ ਨੂੰ ਦਿਸਦਾ ਨਹੀਂ। ਤੁਹਾਡੇ ਮਨ ਵਿੱਚ ਆਪਣਾ ਫ਼ਰਜ਼ ਚੰਗੀ ਤਰ੍ਹਾਂ ਨਿਭਾਉਣ ਦੀ ਚਾਹ ਹੈ, ਇਹ ਵੱਡੀ ਗੱਲ ਹੈ।',
      'ਮੇਰਾ ਕਰਤੱਵ ਕੀ ਹੈ, ਅਤੇ ਉਸ ਨੂੰ ਮਨ ਹਾਰੇ ਬਿਨਾਂ ਕਿਵੇਂ ਨਿਭਾਵਾਂ? ਇਹ ਪੁਰਾਣਾ ਅਤੇ ਸੱਚਾ ਸਵਾਲ ਹੈ।',
      'ਸਿਰਫ਼ ਡਰ ਨਾਲ ਨਿਭਾਇਆ ਫ਼ਰਜ਼ ਭਾਰਾ ਹੁੰਦਾ ਜਾਂਦਾ ਹੈ; ਪਿਆਰ ਨਾਲ ਉਹੀ ਫ਼ਰਜ਼ ਹਲਕਾ ਲੱਗ ਸਕਦਾ ਹੈ। ਆਓ, ਤੁਹਾਡੇ ਫ਼ਰਜ਼ ਨੂੰ ਵੇਖੀਏ।',
    ],
    hindi: [
      'ज़िम्मेदारियाँ ऐसा बोझ लग सकती हैं जो किसी को दिखता नहीं। आपके मन में अपना कर्तव्य अच्छे से निभाने की चाह है, यह बड़ी बात है।',
      'मेरा कर्तव्य क्या है, और उसे मन हारे बिना कैसे निभाऊँ? यह पुराना और सच्चा प्रश्न है।',
      'केवल डर से निभाया कर्तव्य भारी होता जाता है; प्रेम से वही कर्तव्य हल्का लग सकता है। आइए, आपके कर्तव्य को देखें।',
    ],
  },
  again: {
    english: [
      'Let us stay with what is asked of you, and see it from one more side.',
      'A duty that keeps returning to the mind deserves a second look. Here is another thought beside it.',
    ],
    punjabi: [
      'ਆਓ, ਇਸ ਜ਼ਿੰਮੇਵਾਰੀ ਕੋਲ ਥੋੜ੍ਹਾ ਹੋਰ ਰੁਕੀਏ ਅਤੇ ਇਸ ਨੂੰ ਇੱਕ ਹੋਰ ਪਾਸਿਓਂ ਵੇਖੀਏ।',
      'ਜੋ ਫ਼ਰਜ਼ ਮੁੜ-ਮੁੜ ਮਨ ਵਿੱਚ ਆਵੇ, ਉਹ ਦੂਜੀ ਵਾਰ ਵਿਚਾਰਨ ਵਾਲਾ ਹੈ। ਇਸ ਦੇ ਨਾਲ ਇੱਕ ਹੋਰ ਗੱਲ ਸੁਣੋ।',
    ],
    hindi: [
      'आइए, इस ज़िम्मेदारी के पास थोड़ा और रुकें और इसे एक और ओर से देखें।',
      'जो कर्तव्य बार-बार मन में आए, वह दूसरी बार विचारने योग्य है। इसके साथ एक और बात सुनिए।',
    ],
  },
  practices: {
    english: [
      'Choose one duty that is truly yours today, do it fully and quietly, and let one that is not yours wait.',
      'Ask one person at home or at work to share a task with you this week, and tell them plainly which one.',
      'Begin the heaviest task of the day with a short prayer, and end it without asking who noticed.',
    ],
    punjabi: [
      'ਅੱਜ ਇੱਕ ਫ਼ਰਜ਼ ਚੁਣੋ ਜੋ ਸੱਚਮੁੱਚ ਤੁਹਾਡਾ ਹੈ, ਉਸ ਨੂੰ ਪੂਰੇ ਮਨ ਨਾਲ ਕਰੋ, ਅਤੇ ਜੋ ਤੁਹਾਡਾ ਨਹੀਂ ਉਸ ਨੂੰ ਰਹਿਣ ਦਿਓ।',
      'ਘਰ ਜਾਂ ਕੰਮ ਉੱਤੇ ਕਿਸੇ ਇੱਕ ਨੂੰ ਇਸ ਹਫ਼ਤੇ ਇੱਕ ਕੰਮ ਵੰਡਾਉਣ ਲਈ ਕਹੋ, ਅਤੇ ਸਾਫ਼ ਦੱਸੋ ਕਿ ਕਿਹੜਾ।',
      'ਦਿਨ ਦਾ ਸਭ ਤੋਂ ਭਾਰਾ ਕੰਮ ਛੋਟੀ ਜਿਹੀ ਅਰਦਾਸ ਨਾਲ ਸ਼ੁਰੂ ਕਰੋ, ਅਤੇ ਮੁਕਾ ਕੇ ਇਹ ਨਾ ਵੇਖੋ ਕਿ ਕਿਸ ਨੇ ਵੇਖਿਆ।',
    ],
    hindi: [
      'आज एक कर्तव्य चुनिए जो सचमुच आपका है, उसे पूरे मन से कीजिए, और जो आपका नहीं है उसे रहने दीजिए।',
      'घर या काम पर किसी एक से इस सप्ताह एक काम बाँटने को कहिए, और साफ़ बताइए कि कौन-सा।',
      'दिन का सबसे भारी काम छोटी-सी प्रार्थना से शुरू कीजिए, और पूरा करके यह मत देखिए कि किसने देखा।',
    ],
  },
  situations: [
    {
      id: 'tooHeavy',
      words: {
        en: `too much, too many, burden, heavy, tired, exhausted, overwhelmed, all on me, everything on me, alone, i have to do everything, cant handle, cannot handle, run away, escape, sole earner, only earner, weight, tired of`,
        pa: `ਬੋਝ, ਭਾਰ, ਥੱਕ, ਥੱਕ ਗਿਆ, ਥੱਕ ਗਈ, ਇਕੱਲਾ, ਇਕੱਲੀ, ਸਾਰੀ ਜ਼ਿੰਮੇਵਾਰੀ, ਸਾਰੀਆਂ ਜ਼ਿੰਮੇਵਾਰੀਆਂ, ਮੇਰੇ ਸਿਰ, ਮੇਰੇ ਉੱਤੇ, ਬਹੁਤ ਜ਼ਿੰਮੇਵਾਰੀ, ਭੱਜਣ, ਭੱਜ ਜਾਵਾਂ, ਸੰਭਾਲ ਨਹੀਂ, ਦੱਬਿਆ, ਦੱਬੀ`,
        hi: `बोझ, भार, थक, थक गया, थक गई, अकेला, अकेली, सारी ज़िम्मेदारी, सारी ज़िम्मेदारियाँ, मेरे सिर, मेरे ऊपर, मुझ पर, बहुत ज़िम्मेदारी, भागने, भाग जाऊँ, सँभाल नहीं, दबा, दब गया, दब गई`,
        roman: `bojh, bhaar, bhar, thak, thakk, thak gaya, thak gayi, ikalla, ikalli, akela, akeli, sari jimmewari, saari jimmedari, sari zimmedari, mere sir, mere utte, mere upar, mujh par, bhajjan, bhaag jau, sambhal nahi, sambhali nahi, dabb`,
      },
      openings: {
        english: [
          'So many people lean on you, and who holds you? To be tired of carrying does not mean that you love them less.',
          'When everything rests on one pair of shoulders, even duty that one loves turns into a burden. A share of it may be put down or given to others.',
        ],
        punjabi: [
          'ਕਿੰਨੇ ਜਣੇ ਤੁਹਾਡੇ ਆਸਰੇ ਹਨ, ਪਰ ਤੁਹਾਡਾ ਹਾਲ ਕੌਣ ਪੁੱਛਦਾ ਹੈ? ਭਾਰ ਤੋਂ ਥੱਕ ਜਾਣ ਦਾ ਅਰਥ ਇਹ ਨਹੀਂ ਕਿ ਪਿਆਰ ਘੱਟ ਹੈ।',
          'ਜਦੋਂ ਸਭ ਕੁਝ ਇੱਕੋ ਮੋਢੇ ਉੱਤੇ ਆ ਜਾਵੇ ਤਾਂ ਪਿਆਰਾ ਫ਼ਰਜ਼ ਵੀ ਬੋਝ ਬਣ ਜਾਂਦਾ ਹੈ। ਕੁਝ ਹਿੱਸਾ ਲਾਹਿਆ ਜਾਂ ਵੰਡਿਆ ਜਾ ਸਕਦਾ ਹੈ।',
        ],
        hindi: [
          'कितने लोग आपके सहारे हैं, पर आपका हाल कौन पूछता है? बोझ से थक जाने का अर्थ यह नहीं कि प्रेम कम है।',
          'जब सब कुछ एक ही कंधे पर आ जाए तो प्रिय कर्तव्य भी बोझ बन जाता है। कुछ हिस्सा उतारा या बाँटा जा सकता है।',
        ],
      },
      practices: {
        english: [
          'Take half an hour today in which nobody needs you: sit under the sky, drink tea slowly, and ask one relative or friend for help with one thing.',
        ],
        punjabi: ['ਅੱਜ ਅੱਧਾ ਘੰਟਾ ਸਿਰਫ਼ ਆਪਣੇ ਲਈ ਕੱਢੋ: ਖੁੱਲ੍ਹੇ ਅਸਮਾਨ ਹੇਠ ਬੈਠੋ, ਹੌਲੀ-ਹੌਲੀ ਚਾਹ ਪੀਓ, ਅਤੇ ਕਿਸੇ ਆਪਣੇ ਤੋਂ ਇੱਕ ਕੰਮ ਵਿੱਚ ਮਦਦ ਮੰਗੋ।'],
        hindi: [
          'आज आधा घंटा केवल अपने लिए निकालिए: खुले आकाश के नीचे बैठिए, धीरे-धीरे चाय पीजिए, और किसी अपने से एक काम में मदद माँगिए।',
        ],
      },
    },
    {
      id: 'dutyOrWish',
      words: {
        en: `my dreams, my dream, my own life, my wishes, my happiness, what i want, passion, versus, or my, between duty, between my duty, torn, sacrifice, sacrificed, sacrificing, selfish, for others, give up my`,
        pa: `ਸੁਪਨੇ, ਸੁਪਨਾ, ਆਪਣੀ ਜ਼ਿੰਦਗੀ, ਆਪਣੀ ਖ਼ੁਸ਼ੀ, ਆਪਣੀ ਮਰਜ਼ੀ, ਆਪਣੀ ਇੱਛਾ, ਕੁਰਬਾਨ, ਕੁਰਬਾਨੀ, ਸੁਆਰਥੀ, ਖ਼ੁਦਗਰਜ਼, ਦੂਜਿਆਂ ਲਈ, ਸਭ ਲਈ, ਚਾਹ`,
        hi: `सपने, सपना, अपना जीवन, अपनी ज़िंदगी, अपनी ख़ुशी, अपनी मर्ज़ी, अपनी इच्छा, क़ुर्बान, क़ुर्बानी, त्याग, बलिदान, स्वार्थी, ख़ुदगर्ज़, दूसरों के लिए, सबके लिए`,
        roman: `sapne, sapna, supne, supna, apni zindagi, apni jindagi, apni khushi, apni marzi, apni marji, apni icha, kurban, qurbani, kurbani, tyag, balidan, swarthi, suarthi, khudgarz, dujeyan layi, dusron ke liye, sab layi`,
      },
      openings: {
        english: [
          'Between what others need and what your own heart asks for, it is easy to feel torn or selfish. Wanting something for yourself is not a betrayal.',
          'You have given up things that nobody counted. It is fair to ask where duty ends and where your own life may begin.',
        ],
        punjabi: [
          'ਦੂਜਿਆਂ ਦੀ ਲੋੜ ਅਤੇ ਆਪਣੇ ਦਿਲ ਦੀ ਚਾਹ ਵਿਚਕਾਰ ਮਨ ਖਿੱਚਿਆ ਜਾਂਦਾ ਹੈ। ਆਪਣੇ ਲਈ ਕੁਝ ਚਾਹੁਣਾ ਕਿਸੇ ਨਾਲ ਧੋਖਾ ਨਹੀਂ।',
          'ਤੁਸੀਂ ਉਹ ਕੁਝ ਵੀ ਛੱਡਿਆ ਜਿਸ ਨੂੰ ਕਿਸੇ ਨੇ ਗਿਣਿਆ ਨਹੀਂ। ਇਹ ਪੁੱਛਣਾ ਜਾਇਜ਼ ਹੈ ਕਿ ਫ਼ਰਜ਼ ਕਿੱਥੇ ਮੁੱਕਦਾ ਹੈ ਅਤੇ ਆਪਣਾ ਜੀਵਨ ਕਿੱਥੋਂ ਸ਼ੁਰੂ ਹੁੰਦਾ ਹੈ।',
        ],
        hindi: [
          'दूसरों की ज़रूरत और अपने मन की चाह के बीच मन खिंच जाता है। अपने लिए कुछ चाहना किसी से धोखा नहीं।',
          'आपने वह भी छोड़ा जिसे किसी ने गिना नहीं। यह पूछना उचित है कि कर्तव्य कहाँ समाप्त होता है और अपना जीवन कहाँ से शुरू होता है।',
        ],
      },
      practices: {
        english: [
          'Name one small part of your wish that harms nobody, give it half an hour this week, and tell your family about it beforehand.',
        ],
        punjabi: [
          'ਆਪਣੀ ਚਾਹ ਦਾ ਇੱਕ ਛੋਟਾ ਹਿੱਸਾ ਚੁਣੋ ਜਿਸ ਨਾਲ ਕਿਸੇ ਦਾ ਨੁਕਸਾਨ ਨਾ ਹੋਵੇ, ਇਸ ਹਫ਼ਤੇ ਉਸ ਨੂੰ ਅੱਧਾ ਘੰਟਾ ਦਿਓ, ਅਤੇ ਘਰ ਪਹਿਲਾਂ ਦੱਸ ਦਿਓ।',
        ],
        hindi: [
          'अपनी चाह का एक छोटा हिस्सा चुनिए जिससे किसी का नुक़सान न हो, इस सप्ताह उसे आधा घंटा दीजिए, और घर पर पहले बता दीजिए।',
        ],
      },
    },
    {
      id: 'whatIsMyDuty',
      words: {
        en: `what is my duty, what is duty, my dharma, dharma, what is my dharma, right thing, right path, what should i do, supposed to do, know my duty, which duty, conflict, righteous, svadharma`,
        pa: `ਮੇਰਾ ਫ਼ਰਜ਼ ਕੀ, ਮੇਰਾ ਕਰਤੱਵ ਕੀ, ਮੇਰਾ ਧਰਮ ਕੀ, ਫ਼ਰਜ਼ ਕੀ ਹੈ, ਧਰਮ ਕੀ ਹੈ, ਕਰਤੱਵ ਕੀ ਹੈ, ਕੀ ਕਰਨਾ ਚਾਹੀਦਾ, ਸਹੀ ਕੀ, ਠੀਕ ਕੀ, ਕਿਹੜਾ ਫ਼ਰਜ਼, ਕਿਵੇਂ ਪਤਾ`,
        hi: `मेरा कर्तव्य क्या, मेरा धर्म क्या, मेरा फ़र्ज़ क्या, कर्तव्य क्या है, धर्म क्या है, फ़र्ज़ क्या है, क्या करना चाहिए, सही क्या, उचित क्या, कौन सा कर्तव्य, कैसे पता, स्वधर्म`,
        roman: `mera farz ki, mera faraz ki, mera dharam ki, mera kartavya kya, mera dharm kya, mera farz kya, farz ki hai, farz kya hai, dharam ki hai, dharm kya hai, kartavya kya hai, ki karna chahida, kya karna chahiye, sahi ki, sahi kya, kehda farz, swadharma, svadharm`,
      },
      openings: {
        english: [
          'It is not always plain which task is truly ours. Often it is not the grandest one but the one that lies nearest.',
          'To ask what is right before asking what is easy is already part of doing it.',
        ],
        punjabi: [
          'ਆਪਣਾ ਅਸਲ ਕੰਮ ਕਿਹੜਾ ਹੈ, ਇਹ ਹਮੇਸ਼ਾ ਸਾਫ਼ ਨਹੀਂ ਹੁੰਦਾ। ਅਕਸਰ ਉਹ ਸਭ ਤੋਂ ਵੱਡਾ ਨਹੀਂ, ਸਗੋਂ ਸਭ ਤੋਂ ਨੇੜੇ ਵਾਲਾ ਹੁੰਦਾ ਹੈ।',
          'ਸੌਖਾ ਕੀ ਹੈ, ਇਸ ਤੋਂ ਪਹਿਲਾਂ ਇਹ ਪੁੱਛਣਾ ਕਿ ਠੀਕ ਕੀ ਹੈ, ਫ਼ਰਜ਼ ਨਿਭਾਉਣ ਦਾ ਹੀ ਹਿੱਸਾ ਹੈ।',
        ],
        hindi: [
          'अपना असली काम कौन-सा है, यह सदा साफ़ नहीं होता। अक्सर वह सबसे बड़ा नहीं, बल्कि सबसे पास वाला होता है।',
          'सरल क्या है, इससे पहले यह पूछना कि उचित क्या है, कर्तव्य निभाने का ही हिस्सा है।',
        ],
      },
      practices: {
        english: [
          'Ask yourself who would suffer today if you left a task undone; begin there. If the matter is large, take counsel with {elder} or someone whose life you respect.',
        ],
        punjabi: ['ਸੋਚੋ ਕਿ ਅੱਜ ਕਿਹੜਾ ਕੰਮ ਨਾ ਹੋਣ ਨਾਲ ਕਿਸੇ ਨੂੰ ਔਖ ਹੋਵੇਗੀ; ਉੱਥੋਂ ਸ਼ੁਰੂ ਕਰੋ। ਗੱਲ ਵੱਡੀ ਹੋਵੇ ਤਾਂ {elder} ਜਾਂ ਕਿਸੇ ਸਿਆਣੇ ਨਾਲ ਸਲਾਹ ਕਰੋ।'],
        hindi: [
          'सोचिए कि आज कौन-सा काम न होने से किसी को कठिनाई होगी; वहीं से शुरू कीजिए। बात बड़ी हो तो {elder} या किसी समझदार से सलाह कीजिए।',
        ],
      },
    },
  ],
}
