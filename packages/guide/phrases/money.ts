import type { ThemePhrases } from './types.ts'

export const money: ThemePhrases = {
  openings: {
    english: [
      'Worry about money sits at the table and lies down in the bed with us. It says nothing about your worth.',
      'When money is short, or when it fills the mind, peace is the first thing to go. Let us find a little firm ground.',
      'Money is a good servant and a hard master, most of all when there is too little of it. It weighs on the mind, and there is no shame in saying so.',
    ],
    punjabi: [
      'ਪੈਸੇ ਦੀ ਚਿੰਤਾ ਸਾਡੇ ਨਾਲ ਹੀ ਖਾਂਦੀ ਅਤੇ ਸਾਡੇ ਨਾਲ ਹੀ ਸੌਂਦੀ ਹੈ। ਪਰ ਇਹ ਤੁਹਾਡੀ ਕੀਮਤ ਬਾਰੇ ਕੁਝ ਨਹੀਂ ਦੱਸਦੀ।',
      'ਪੈਸਾ ਘੱਟ ਹੋਵੇ ਜਾਂ ਮਨ ਉੱਤੇ ਛਾ ਜਾਵੇ, ਤਾਂ ਸਭ ਤੋਂ ਪਹਿਲਾਂ ਚੈਨ ਜਾਂਦਾ ਹੈ। ਆਓ, ਪੈਰਾਂ ਹੇਠ ਥੋੜ੍ਹੀ ਪੱਕੀ ਜ਼ਮੀਨ ਲੱਭੀਏ।',
      'ਪੈਸਾ ਚੰਗਾ ਸੇਵਕ ਹੈ ਪਰ ਸਖ਼ਤ ਮਾਲਕ, ਖ਼ਾਸ ਕਰਕੇ ਜਦੋਂ ਘੱਟ ਹੋਵੇ। ਇਹ ਮਨ ਉੱਤੇ ਭਾਰ ਪਾਉਂਦਾ ਹੈ, ਅਤੇ ਇਹ ਕਹਿਣ ਵਿੱਚ ਕੋਈ ਸ਼ਰਮ ਨਹੀਂ।',
    ],
    hindi: [
      'पैसे की चिंता हमारे साथ ही खाती और हमारे साथ ही सोती है। पर यह आपके मूल्य के बारे में कुछ नहीं बताती।',
      'पैसा कम हो या मन पर छा जाए, तो सबसे पहले चैन जाता है। आइए, पैरों के नीचे थोड़ी पक्की ज़मीन ढूँढें।',
      'पैसा अच्छा सेवक है पर कठोर स्वामी, विशेषकर जब कम हो। यह मन पर बोझ डालता है, और यह कहने में कोई शर्म नहीं।',
    ],
  },
  again: {
    english: [
      'This worry about money keeps coming back to the door. Let us meet it once more, calmly.',
      'Let us stay with the matter a little. A sum looks different on the second look.',
    ],
    punjabi: [
      'ਪੈਸੇ ਦੀ ਇਹ ਗੱਲ ਮੁੜ-ਮੁੜ ਬੂਹੇ ਉੱਤੇ ਆਉਂਦੀ ਹੈ। ਆਓ, ਇਸ ਨੂੰ ਇੱਕ ਵਾਰ ਹੋਰ ਠੰਢੇ ਮਨ ਨਾਲ ਮਿਲੀਏ।',
      'ਆਓ, ਇਸ ਹਿਸਾਬ ਉੱਤੇ ਥੋੜ੍ਹਾ ਹੋਰ ਰੁਕੀਏ। ਦੂਜੀ ਨਜ਼ਰ ਨਾਲ ਗੱਲ ਵੱਖਰੀ ਦਿਸਦੀ ਹੈ।',
    ],
    hindi: [
      'पैसे की यह बात बार-बार दरवाज़े पर आती है। आइए, इससे एक बार और ठंडे मन से मिलें।',
      'आइए, इस हिसाब पर थोड़ा और रुकें। दूसरी नज़र से बात अलग दिखती है।',
    ],
  },
  practices: {
    english: [
      'Write down what came in and what must go out this week, and talk it over with one person you trust.',
      'Set aside a small share today, even a coin or a handful of flour, for someone in need, and give it without a word.',
      'Before you spend or borrow today, pause for three breaths and ask what is truly needed; let wait what can wait, and ask for help with what cannot.',
    ],
    punjabi: [
      'ਇਸ ਹਫ਼ਤੇ ਦੀ ਆਮਦਨ ਅਤੇ ਜ਼ਰੂਰੀ ਖ਼ਰਚ ਲਿਖੋ, ਅਤੇ ਕਿਸੇ ਭਰੋਸੇ ਵਾਲੇ ਨਾਲ ਬੈਠ ਕੇ ਵਿਚਾਰ ਲਵੋ।',
      'ਅੱਜ ਇੱਕ ਛੋਟਾ ਹਿੱਸਾ, ਭਾਵੇਂ ਇੱਕ ਸਿੱਕਾ ਜਾਂ ਮੁੱਠੀ ਆਟਾ ਹੀ ਹੋਵੇ, ਕਿਸੇ ਲੋੜਵੰਦ ਲਈ ਕੱਢੋ ਅਤੇ ਚੁੱਪ-ਚਾਪ ਦੇ ਦਿਓ।',
      'ਅੱਜ ਖ਼ਰਚਣ ਜਾਂ ਉਧਾਰ ਲੈਣ ਤੋਂ ਪਹਿਲਾਂ ਤਿੰਨ ਸਾਹ ਰੁਕੋ ਅਤੇ ਸੋਚੋ ਕਿ ਸੱਚਮੁੱਚ ਲੋੜ ਕਿਸ ਦੀ ਹੈ; ਜੋ ਰੁਕ ਸਕਦਾ ਹੈ ਉਸ ਨੂੰ ਰੁਕਣ ਦਿਓ, ਅਤੇ ਜੋ ਨਹੀਂ ਰੁਕ ਸਕਦਾ ਉਸ ਲਈ ਮਦਦ ਮੰਗੋ।',
    ],
    hindi: [
      'इस सप्ताह की आमदनी और ज़रूरी ख़र्च लिखिए, और किसी भरोसे के व्यक्ति के साथ बैठकर विचार कर लीजिए।',
      'आज एक छोटा हिस्सा, चाहे एक सिक्का या मुट्ठी भर आटा ही हो, किसी ज़रूरतमंद के लिए निकालिए और चुपचाप दे दीजिए।',
      'आज ख़र्च करने या उधार लेने से पहले तीन साँस रुकिए और सोचिए कि सचमुच ज़रूरत किसकी है; जो रुक सकता है उसे रुकने दीजिए, और जो नहीं रुक सकता उसके लिए मदद माँगिए।',
    ],
  },
  situations: [
    {
      id: 'debt',
      words: {
        en: `debt, debts, loan, loans, emi, credit card, borrowed, borrow, owe, owing, lender, moneylender, bank, interest, repay, pay back, instalment, installment, recovery agents, bankrupt, mortgage`,
        pa: `ਕਰਜ਼ਾ, ਕਰਜ਼ੇ, ਕਰਜ਼, ਕਰਜ਼ਾਈ, ਲੋਨ, ਉਧਾਰ, ਕਿਸ਼ਤ, ਕਿਸ਼ਤਾਂ, ਬੈਂਕ, ਸ਼ਾਹੂਕਾਰ, ਆੜ੍ਹਤੀ, ਵਿਆਜ, ਮੋੜਨ, ਮੋੜਨੇ, ਦੇਣਦਾਰ, ਦੇਣਦਾਰੀ, ਕੁਰਕੀ`,
        hi: `क़र्ज़, कर्ज, कर्ज़ा, कर्जा, ऋण, लोन, उधार, किस्त, क़िस्त, किस्तें, ईएमआई, बैंक, साहूकार, ब्याज, चुकाने, चुकाना, लौटाना, देनदार, देनदारी, वसूली`,
        roman: `karza, karja, karz, karze, karj, karje, karjai, loan, udhaar, udhar, kisht, kist, kishtan, emi, bank, shahukar, sahukar, arhtiya, viaj, byaj, byaaj, chukana, chukane, morna, modna, credit card`,
      },
      openings: {
        english: [
          'Debt makes every knock at the door a fright and every night a calculation. It is a heavy load, and it is a matter of numbers, not of your honour.',
          'Shame tells us to hide a debt, and hidden it grows. Once it is on paper before one trusted person, it becomes something that can be handled step by step.',
        ],
        punjabi: [
          'ਕਰਜ਼ਾ ਹੋਵੇ ਤਾਂ ਬੂਹੇ ਦਾ ਹਰ ਖੜਾਕ ਡਰਾਉਂਦਾ ਹੈ ਅਤੇ ਹਰ ਰਾਤ ਹਿਸਾਬ ਵਿੱਚ ਲੰਘਦੀ ਹੈ। ਭਾਰ ਵੱਡਾ ਹੈ, ਪਰ ਇਹ ਗਿਣਤੀਆਂ ਦੀ ਗੱਲ ਹੈ, ਤੁਹਾਡੀ ਇੱਜ਼ਤ ਦੀ ਨਹੀਂ।',
          'ਸ਼ਰਮ ਕਰਜ਼ੇ ਨੂੰ ਲੁਕਾਉਣ ਲਈ ਕਹਿੰਦੀ ਹੈ, ਅਤੇ ਲੁਕਿਆ ਕਰਜ਼ਾ ਵਧਦਾ ਹੈ। ਕਿਸੇ ਭਰੋਸੇ ਵਾਲੇ ਅੱਗੇ ਕਾਗ਼ਜ਼ ਉੱਤੇ ਆ ਜਾਵੇ ਤਾਂ ਕਦਮ-ਕਦਮ ਕਰਕੇ ਸੰਭਾਲਿਆ ਜਾ ਸਕਦਾ ਹੈ।',
        ],
        hindi: [
          'क़र्ज़ हो तो दरवाज़े की हर दस्तक डराती है और हर रात हिसाब में बीतती है। बोझ बड़ा है, पर यह गिनती की बात है, आपकी इज़्ज़त की नहीं।',
          'लज्जा क़र्ज़ को छिपाने को कहती है, और छिपा क़र्ज़ बढ़ता है। किसी भरोसे के व्यक्ति के सामने काग़ज़ पर आ जाए तो कदम-कदम करके सँभाला जा सकता है।',
        ],
      },
      practices: {
        english: [
          'List every debt on one sheet and show it to one person you trust. If the pressure becomes too much or someone threatens you, do not stay silent: tell your family or a helpline today.',
        ],
        punjabi: [
          'ਸਾਰੇ ਕਰਜ਼ੇ ਇੱਕ ਕਾਗ਼ਜ਼ ਉੱਤੇ ਲਿਖ ਕੇ ਕਿਸੇ ਭਰੋਸੇ ਵਾਲੇ ਨੂੰ ਵਿਖਾਓ। ਜੇ ਭਾਰ ਸਹਿਣੋਂ ਬਾਹਰ ਹੋਵੇ ਜਾਂ ਕੋਈ ਧਮਕਾਵੇ, ਤਾਂ ਚੁੱਪ ਨਾ ਰਹੋ: ਅੱਜ ਹੀ ਘਰਦਿਆਂ ਜਾਂ ਹੈਲਪਲਾਈਨ ਨੂੰ ਦੱਸੋ।',
        ],
        hindi: [
          'सारे क़र्ज़ एक काग़ज़ पर लिखकर किसी भरोसे के व्यक्ति को दिखाइए। यदि बोझ सहने से बाहर हो या कोई धमकाए, तो चुप मत रहिए: आज ही घर वालों या हेल्पलाइन को बताइए।',
        ],
      },
    },
    {
      id: 'notEnough',
      words: {
        en: `poor, poverty, no money, not enough, short of money, cant afford, afford, rent, bills, fees, low salary, small salary, expenses, groceries, hungry, struggle, struggling, hand to mouth, provide, crop, crops, harvest, financial problem, financial problems, financial crisis`,
        pa: `ਗ਼ਰੀਬ, ਗ਼ਰੀਬੀ, ਪੈਸੇ ਨਹੀਂ, ਪੈਸਾ ਨਹੀਂ, ਪੈਸਿਆਂ ਦੀ ਤੰਗੀ, ਪੈਸੇ ਦੀ ਤੰਗੀ, ਤੰਗੀ, ਥੋੜ੍ਹੀ ਤਨਖ਼ਾਹ, ਤਨਖ਼ਾਹ ਘੱਟ, ਖ਼ਰਚਾ, ਖ਼ਰਚੇ, ਖ਼ਰਚ ਨਹੀਂ, ਕਿਰਾਇਆ, ਫ਼ੀਸ, ਗੁਜ਼ਾਰਾ, ਘਰ ਨਹੀਂ ਚੱਲਦਾ, ਰੋਟੀ, ਫ਼ਸਲ, ਪੂਰਾ ਨਹੀਂ ਪੈਂਦਾ, ਬਰਕਤ`,
        hi: `ग़रीब, गरीबी, पैसे नहीं, पैसा नहीं, पैसों की तंगी, पैसे की तंगी, तंगी, कम वेतन, वेतन कम, तनख़्वाह कम, ख़र्चा, ख़र्चे, ख़र्च नहीं, किराया, फ़ीस, गुज़ारा, घर नहीं चलता, घर चलाना, रोटी, फ़सल, पूरा नहीं पड़ता, बरकत, आर्थिक`,
        roman: `garib, gareeb, garibi, gareebi, paise nahi, paisa nahi, paise di tangi, paise ki tangi, tangi, tankhah kam, tankhwah kam, salary kam, kharcha, kharche, kharach, kiraya, fees, gujara, guzara, ghar nahi chalda, ghar nahi chalta, ghar chalana, roti, fasal, pura nahi painda, pura nahi padta, barkat`,
      },
      openings: {
        english: [
          'To count every coin and still fall short is exhausting, most of all when others depend on you. There is no disgrace in having little.',
          'Need narrows the whole day down to one question. You deserve help with it, and asking is no begging.',
        ],
        punjabi: [
          'ਪੈਸਾ-ਪੈਸਾ ਗਿਣ ਕੇ ਵੀ ਪੂਰੀ ਨਾ ਪਵੇ ਤਾਂ ਮਨ ਥੱਕ ਜਾਂਦਾ ਹੈ, ਖ਼ਾਸ ਕਰਕੇ ਜਦੋਂ ਹੋਰਾਂ ਦਾ ਭਾਰ ਵੀ ਆਪਣੇ ਉੱਤੇ ਹੋਵੇ। ਥੋੜ੍ਹਾ ਹੋਣ ਵਿੱਚ ਕੋਈ ਨਮੋਸ਼ੀ ਨਹੀਂ।',
          'ਥੁੜ ਸਾਰੇ ਦਿਨ ਨੂੰ ਇੱਕੋ ਸਵਾਲ ਵਿੱਚ ਬੰਨ੍ਹ ਦਿੰਦੀ ਹੈ। ਇਸ ਵਿੱਚ ਮਦਦ ਲੈਣਾ ਤੁਹਾਡਾ ਹੱਕ ਹੈ, ਮੰਗਣਾ ਭੀਖ ਨਹੀਂ।',
        ],
        hindi: [
          'पैसा-पैसा गिनकर भी पूरा न पड़े तो मन थक जाता है, विशेषकर जब औरों का भार भी अपने ऊपर हो। थोड़ा होने में कोई लज्जा नहीं।',
          'तंगी सारे दिन को एक ही प्रश्न में बाँध देती है। इसमें मदद लेना आपका अधिकार है, माँगना भीख नहीं।',
        ],
      },
      practices: {
        english: [
          'Choose the one need that cannot wait and ask for help with that one: a relative, a local charity, the langar or temple kitchen, {elder}.',
        ],
        punjabi: ['ਜੋ ਲੋੜ ਸਭ ਤੋਂ ਪਹਿਲੀ ਹੈ, ਸਿਰਫ਼ ਉਸ ਲਈ ਮਦਦ ਮੰਗੋ: ਕਿਸੇ ਰਿਸ਼ਤੇਦਾਰ, ਸੇਵਾ ਸੰਸਥਾ ਜਾਂ {elder} ਨਾਲ ਗੱਲ ਕਰੋ।'],
        hindi: ['जो ज़रूरत सबसे पहली है, केवल उसके लिए मदद माँगिए: किसी रिश्तेदार, सेवा संस्था या {elder} से बात कीजिए।'],
      },
    },
    {
      id: 'greed',
      words: {
        en: `greed, greedy, more money, want more, want to be rich, become rich, get rich, rich, wealth, wealthy, luxury, always thinking about money, obsessed with money, money minded, attached to money, satisfied, earn more, crorepati, millionaire, stingy, is money bad, money evil, maya`,
        pa: `ਲਾਲਚ, ਲਾਲਚੀ, ਲੋਭ, ਲੋਭੀ, ਮਾਇਆ, ਅਮੀਰ, ਅਮੀਰੀ, ਦੌਲਤ, ਧਨ ਦੌਲਤ, ਹੋਰ ਪੈਸਾ, ਹੋਰ ਪੈਸੇ, ਵੱਧ ਪੈਸਾ, ਜ਼ਿਆਦਾ ਪੈਸਾ, ਕੰਜੂਸ, ਰੱਜ, ਰੱਜਦਾ, ਪੈਸੇ ਪਿੱਛੇ, ਕਰੋੜਪਤੀ`,
        hi: `लालच, लालची, लोभ, लोभी, माया, अमीर, अमीरी, धनवान, दौलत, धन दौलत, और पैसा, और पैसे, अधिक धन, ज़्यादा पैसा, कंजूस, संतुष्ट, पैसे के पीछे, करोड़पति`,
        roman: `lalach, lalchi, lobh, lobhi, maya, ameer, amir, ameeri, daulat, dhan daulat, hor paisa, hor paise, aur paisa, aur paise, jyada paisa, zyada paisa, kanjoos, rajj, rajda, paise pichhe, paise piche, paise ke peeche, crorepati`,
      },
      openings: {
        english: [
          'The wish for more moves its goal each time we reach it. To notice that is the beginning of being free in it.',
          'There is nothing wrong with earning well. The question is whether the money is in your hand or has moved into the heart.',
        ],
        punjabi: [
          'ਹੋਰ ਦੀ ਚਾਹ ਹਰ ਵਾਰ ਆਪਣੀ ਮੰਜ਼ਲ ਅੱਗੇ ਖਿਸਕਾ ਲੈਂਦੀ ਹੈ। ਇਹ ਵੇਖ ਲੈਣਾ ਹੀ ਇਸ ਤੋਂ ਖੁੱਲ੍ਹਣ ਦੀ ਸ਼ੁਰੂਆਤ ਹੈ।',
          'ਚੰਗੀ ਕਮਾਈ ਕਰਨ ਵਿੱਚ ਕੁਝ ਮਾੜਾ ਨਹੀਂ। ਸਵਾਲ ਇਹ ਹੈ ਕਿ ਪੈਸਾ ਹੱਥ ਵਿੱਚ ਹੈ ਜਾਂ ਦਿਲ ਵਿੱਚ ਆ ਵੱਸਿਆ ਹੈ।',
        ],
        hindi: [
          'और की चाह हर बार अपनी मंज़िल आगे खिसका लेती है। यह देख लेना ही इससे मुक्त होने की शुरुआत है।',
          'अच्छी कमाई करने में कुछ बुरा नहीं। प्रश्न यह है कि पैसा हाथ में है या मन में आ बसा है।',
        ],
      },
    },
    {
      id: 'lostOrCheated',
      words: {
        en: `lost money, lost all my money, lost my savings, loss, losses, stock market, shares, trading, crypto, scam, scammed, fraud, cheated, cheated me of money, invested, investment, lent*4, lent him*5, lent her*5, not returning, not returning my money, did not return, doesnt return, stolen, theft, robbed`,
        pa: `ਘਾਟਾ, ਨੁਕਸਾਨ, ਡੁੱਬ ਗਏ, ਪੈਸੇ ਡੁੱਬ, ਠੱਗ, ਠੱਗੀ, ਧੋਖਾ, ਫਰਾਡ, ਸ਼ੇਅਰ, ਨਿਵੇਸ਼, ਪੈਸੇ ਨਹੀਂ ਮੋੜਦਾ, ਪੈਸੇ ਵਾਪਸ, ਉਧਾਰ ਦਿੱਤਾ*5, ਉਧਾਰ ਦਿੱਤੇ*5, ਮੁੱਕਰ ਗਿਆ, ਚੋਰੀ ਹੋ`,
        hi: `घाटा, नुक़सान, डूब गए, पैसे डूब, पैसा डूब, ठग, ठगी, धोखा, धोखाधड़ी, फ्रॉड, शेयर, निवेश, पैसे नहीं लौटा, पैसे वापस, उधार दिया*5, उधार दिए*5, मुकर गया, चोरी हो`,
        roman: `ghata, ghaata, nuksan, nuksaan, dub gaye, doob gaye, paise dub, paise doob, thag, thaggi, thagi, dhokha, dhoka, fraud, scam, share market, shares, nivesh, paise nahi morda, paise nahi lauta, paise wapas, paise vapas, udhaar ditta*5, udhar ditta*5, udhaar diya*5, udhar diya*5, mukkar gaya, mukar gaya, chori ho`,
      },
      openings: {
        english: [
          'To see savings vanish is a shock to the body as well as to the plans. What is lost took your labour with it, and you may grieve that.',
          'When money goes through another’s dishonesty or one bad turn, the mind keeps replaying the moment. You need not punish yourself on top of the loss.',
        ],
        punjabi: [
          'ਜੋੜੀ ਹੋਈ ਪੂੰਜੀ ਜਾਂਦੀ ਵੇਖ ਕੇ ਸਰੀਰ ਨੂੰ ਵੀ ਧੱਕਾ ਲੱਗਦਾ ਹੈ ਅਤੇ ਸੋਚਾਂ ਨੂੰ ਵੀ। ਉਸ ਵਿੱਚ ਤੁਹਾਡੀ ਮਿਹਨਤ ਸੀ, ਉਸ ਦਾ ਦੁੱਖ ਹੋਣਾ ਸੁਭਾਵਿਕ ਹੈ।',
          'ਪੈਸਾ ਕਿਸੇ ਦੀ ਬੇਈਮਾਨੀ ਜਾਂ ਇੱਕ ਮਾੜੇ ਮੋੜ ਨਾਲ ਜਾਵੇ ਤਾਂ ਮਨ ਉਹੀ ਘੜੀ ਮੁੜ-ਮੁੜ ਵੇਖਦਾ ਹੈ। ਘਾਟੇ ਉੱਤੇ ਆਪਣੇ ਆਪ ਨੂੰ ਸਜ਼ਾ ਵੀ ਦੇਣੀ ਜ਼ਰੂਰੀ ਨਹੀਂ।',
        ],
        hindi: [
          'जोड़ी हुई पूँजी जाते देखकर शरीर को भी धक्का लगता है और योजनाओं को भी। उसमें आपकी मेहनत थी, उसका दुख होना स्वाभाविक है।',
          'पैसा किसी की बेईमानी या एक बुरे मोड़ से जाए तो मन वही घड़ी बार-बार देखता है। घाटे पर अपने आप को सज़ा भी देना ज़रूरी नहीं।',
        ],
      },
      practices: {
        english: [
          'Take no step to win it back today. Tell one trusted person what happened, and ask who can properly advise you on what may still be done.',
        ],
        punjabi: ['ਅੱਜ ਘਾਟਾ ਪੂਰਾ ਕਰਨ ਲਈ ਕੋਈ ਕਾਹਲਾ ਕਦਮ ਨਾ ਪੁੱਟੋ। ਕਿਸੇ ਭਰੋਸੇ ਵਾਲੇ ਨੂੰ ਗੱਲ ਦੱਸੋ, ਅਤੇ ਪੁੱਛੋ ਕਿ ਸਹੀ ਸਲਾਹ ਕੌਣ ਦੇ ਸਕਦਾ ਹੈ।'],
        hindi: [
          'आज घाटा पूरा करने के लिए कोई जल्दबाज़ी का कदम मत उठाइए। किसी भरोसे के व्यक्ति को बात बताइए, और पूछिए कि सही सलाह कौन दे सकता है।',
        ],
      },
    },
  ],
}
