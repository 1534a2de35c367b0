import type { ThemePhrases } from './types.ts'

export const family: ThemePhrases = {
  openings: {
    english: [
      'Those closest to us can hurt us most and heal us most. It is love that makes this matter so much to you.',
      'When there is strain at home, there is nowhere to put down the day. A little gentleness can start from one person.',
      'Every house has its old hurts and its unsaid things. You cannot mend them all, but one thread may be picked up today.',
    ],
    punjabi: [
      'ਜੋ ਸਭ ਤੋਂ ਨੇੜੇ ਹੁੰਦੇ ਹਨ, ਉਹੀ ਸਭ ਤੋਂ ਵੱਧ ਦੁਖਾਉਂਦੇ ਵੀ ਹਨ ਅਤੇ ਸਭ ਤੋਂ ਵੱਧ ਠੰਢ ਵੀ ਪਾਉਂਦੇ ਹਨ। ਪਿਆਰ ਹੈ, ਇਸੇ ਲਈ ਇਹ ਗੱਲ ਤੁਹਾਨੂੰ ਇੰਨੀ ਲੱਗਦੀ ਹੈ।',
      'ਜਦੋਂ ਘਰ ਵਿੱਚ ਖਿੱਚੋਤਾਣ ਹੋਵੇ ਤਾਂ ਦਿਨ ਦਾ ਭਾਰ ਲਾਹੁਣ ਦੀ ਥਾਂ ਨਹੀਂ ਰਹਿੰਦੀ। ਨਰਮੀ ਇੱਕ ਜਣੇ ਤੋਂ ਵੀ ਸ਼ੁਰੂ ਹੋ ਸਕਦੀ ਹੈ।',
      'ਹਰ ਘਰ ਦੀਆਂ ਆਪਣੀਆਂ ਪੁਰਾਣੀਆਂ ਸੱਟਾਂ ਅਤੇ ਅਣਕਹੀਆਂ ਗੱਲਾਂ ਹੁੰਦੀਆਂ ਹਨ। ਸਭ ਕੁਝ ਇਕੱਲੇ ਤੋਂ ਨਹੀਂ ਸੌਰਦਾ, ਪਰ ਇੱਕ ਤੰਦ ਅੱਜ ਫੜੀ ਜਾ ਸਕਦੀ ਹੈ।',
    ],
    hindi: [
      'जो सबसे निकट होते हैं, वही सबसे अधिक दुखाते भी हैं और सबसे अधिक ठंडक भी देते हैं। प्रेम है, इसीलिए यह बात आपको इतनी लगती है।',
      'जब घर में तनाव हो तो दिन का बोझ उतारने की जगह नहीं रहती। कोमलता एक व्यक्ति से भी शुरू हो सकती है।',
      'हर घर की अपनी पुरानी चोटें और अनकही बातें होती हैं। सब कुछ अकेले नहीं सँवरता, पर एक धागा आज थामा जा सकता है।',
    ],
  },
  again: {
    english: [
      'Let us stay with what is happening at home. Such things unfold slowly, and so may our talk.',
      'It weighs on you still. Here is another way to stand in the middle of it.',
    ],
    punjabi: [
      'ਆਓ, ਘਰ ਦੀ ਇਸ ਗੱਲ ਕੋਲ ਥੋੜ੍ਹਾ ਹੋਰ ਰੁਕੀਏ। ਅਜਿਹੀਆਂ ਗੰਢਾਂ ਹੌਲੀ-ਹੌਲੀ ਹੀ ਖੁੱਲ੍ਹਦੀਆਂ ਹਨ।',
      'ਇਹ ਗੱਲ ਅਜੇ ਵੀ ਮਨ ਉੱਤੇ ਭਾਰ ਬਣੀ ਹੋਈ ਹੈ। ਇਸ ਵਿੱਚ ਡੋਲਣ ਤੋਂ ਬਚਣ ਦਾ ਇੱਕ ਹੋਰ ਰਾਹ ਵੇਖੀਏ।',
    ],
    hindi: [
      'आइए, घर की इस बात के पास थोड़ा और रुकें। ऐसी गाँठें धीरे-धीरे ही खुलती हैं।',
      'यह बात अब भी मन पर बोझ है। इसके बीच खड़े रहने का एक और ढंग देखें।',
    ],
  },
  practices: {
    english: [
      'Do one small kindness at home today without announcing it, and listen to one person to the end before answering.',
      'Eat one meal together today with the phones away, and leave the old subject outside the door.',
      'Before you speak about the matter, pray for a minute for the good of each one in the house, by name.',
    ],
    punjabi: [
      'ਅੱਜ ਘਰ ਵਿੱਚ ਬਿਨਾਂ ਦੱਸੇ ਇੱਕ ਛੋਟਾ ਜਿਹਾ ਭਲਾ ਕਰੋ, ਅਤੇ ਕਿਸੇ ਇੱਕ ਦੀ ਗੱਲ ਪੂਰੀ ਸੁਣ ਕੇ ਹੀ ਜਵਾਬ ਦਿਓ।',
      'ਅੱਜ ਇੱਕ ਵੇਲੇ ਦੀ ਰੋਟੀ ਇਕੱਠੇ ਖਾਓ, ਫ਼ੋਨ ਪਾਸੇ ਰੱਖ ਕੇ, ਅਤੇ ਪੁਰਾਣੀ ਗੱਲ ਬੂਹੇ ਤੋਂ ਬਾਹਰ ਛੱਡ ਦਿਓ।',
      'ਇਸ ਬਾਰੇ ਬੋਲਣ ਤੋਂ ਪਹਿਲਾਂ ਇੱਕ ਮਿੰਟ ਘਰ ਦੇ ਹਰ ਜੀਅ ਦਾ ਨਾਂ ਲੈ ਕੇ ਉਸ ਦੇ ਭਲੇ ਦੀ ਅਰਦਾਸ ਕਰੋ।',
    ],
    hindi: [
      'आज घर में बिना बताए एक छोटा-सा भला काम कीजिए, और किसी एक की बात पूरी सुनकर ही उत्तर दीजिए।',
      'आज एक समय का भोजन साथ कीजिए, फ़ोन अलग रखकर, और पुरानी बात दरवाज़े के बाहर छोड़ दीजिए।',
      'इस बारे में बोलने से पहले एक मिनट घर के हर सदस्य का नाम लेकर उनके भले की प्रार्थना कीजिए।',
    ],
  },
  situations: [
    {
      id: 'quarrelsAtHome',
      words: {
        en: `fight, fights, fighting, quarrel, quarrels, argue, argument, arguments, shouting, yelling, tension at home, no peace at home, always fighting, conflict, clash, misunderstanding, misunderstandings, divided, split, broken, toxic`,
        pa: `ਕਲੇਸ਼, ਲੜਾਈ, ਲੜਾਈਆਂ, ਲੜਦੇ, ਲੜਦੀ, ਲੜਦਾ, ਝਗੜਾ, ਝਗੜੇ, ਝਗੜਦੇ, ਬਹਿਸ, ਤੂੰ ਤੂੰ ਮੈਂ ਮੈਂ, ਰੌਲਾ, ਸ਼ਾਂਤੀ ਨਹੀਂ, ਅਣਬਣ, ਗ਼ਲਤਫ਼ਹਿਮੀ, ਏਕਾ ਨਹੀਂ`,
        hi: `कलह, क्लेश, लड़ाई, लड़ाइयाँ, लड़ते, लड़ती, लड़ता, झगड़ा, झगड़े, झगड़ते, बहस, तू तू मैं मैं, शोर, शांति नहीं, अनबन, ग़लतफ़हमी, एकता नहीं`,
        roman: `kalesh, kalah, ladai, larai, ladaai, larayi, larde, lardi, ladte, ladde, jhagda, jhagra, jhagde, jhagre, behas, bahas, tu tu main main, raula, rola, shanti nahi, anban, galatfehmi, galatfahmi`,
      },
      openings: {
        english: [
          'Living where voices rise every day wears out even those who say nothing. You did not choose this storm, but you may choose not to add wind to it.',
          'Every quarrel has an underside: someone who wants to be heard. If one person starts to listen, the tone of a house can shift.',
        ],
        punjabi: [
          'ਜਿੱਥੇ ਰੋਜ਼ ਆਵਾਜ਼ਾਂ ਉੱਚੀਆਂ ਹੋਣ, ਉੱਥੇ ਚੁੱਪ ਰਹਿਣ ਵਾਲੇ ਵੀ ਥੱਕ ਜਾਂਦੇ ਹਨ। ਇਹ ਤੂਫ਼ਾਨ ਤੁਸੀਂ ਨਹੀਂ ਚੁਣਿਆ, ਪਰ ਇਸ ਵਿੱਚ ਹਵਾ ਨਾ ਭਰਨੀ ਆਪਣੇ ਵੱਸ ਹੈ।',
          'ਹਰ ਕਲੇਸ਼ ਦੇ ਹੇਠਾਂ ਕੋਈ ਹੁੰਦਾ ਹੈ ਜੋ ਸੁਣਿਆ ਜਾਣਾ ਚਾਹੁੰਦਾ ਹੈ। ਇੱਕ ਜਣਾ ਸੁਣਨ ਲੱਗ ਪਵੇ ਤਾਂ ਘਰ ਦੀ ਸੁਰ ਬਦਲ ਸਕਦੀ ਹੈ।',
        ],
        hindi: [
          'जहाँ रोज़ आवाज़ें ऊँची हों, वहाँ चुप रहने वाले भी थक जाते हैं। यह तूफ़ान आपने नहीं चुना, पर इसमें हवा न भरना अपने वश में है।',
          'हर कलह के नीचे कोई होता है जो सुना जाना चाहता है। एक व्यक्ति सुनने लगे तो घर का सुर बदल सकता है।',
        ],
      },
      practices: {
        english: [
          'When the next quarrel starts, lower your own voice and say: “I want to understand you, let us talk after tea.” If anyone at home is hit or threatened, please tell someone outside who can help.',
        ],
        punjabi: [
          'ਅਗਲੀ ਵਾਰ ਗੱਲ ਵਧੇ ਤਾਂ ਆਪਣੀ ਆਵਾਜ਼ ਹੌਲੀ ਕਰੋ ਅਤੇ ਕਹੋ: “ਚਾਹ ਪੀ ਕੇ ਗੱਲ ਕਰਦੇ ਹਾਂ।” ਜੇ ਘਰ ਵਿੱਚ ਮਾਰ-ਕੁੱਟ ਜਾਂ ਧਮਕੀ ਹੈ, ਤਾਂ ਬਾਹਰ ਕਿਸੇ ਨੂੰ ਦੱਸੋ ਜੋ ਮਦਦ ਕਰ ਸਕੇ।',
        ],
        hindi: [
          'अगली बार बात बढ़े तो अपनी आवाज़ धीमी कीजिए और कहिए: “चाय पीकर बात करते हैं।” यदि घर में मारपीट या धमकी है, तो बाहर किसी को बताइए जो मदद कर सके।',
        ],
      },
    },
    {
      id: 'inLaws',
      words: {
        en: `in laws, inlaws, mother in law, father in law, daughter in law, son in law, sister in law, brother in law, in law, taunts, dowry, after marriage, her family, his family`,
        pa: `ਸੱਸ, ਸੱਸ ਨੂੰਹ, ਸਹੁਰਾ, ਸਹੁਰੇ, ਸਹੁਰਿਆਂ, ਸਹੁਰੇ ਘਰ, ਨੂੰਹ, ਨਣਾਨ, ਨਨਾਣ, ਦਿਉਰ, ਜੇਠ, ਜੇਠਾਣੀ, ਦਰਾਣੀ, ਜਵਾਈ, ਤਾਅਨੇ, ਮਿਹਣੇ, ਦਾਜ, ਪੇਕੇ, ਭਾਬੀ`,
        hi: `सास, सास बहू, ससुर, ससुराल, ससुराल वाले, बहू, ननद, देवर, जेठ, जेठानी, देवरानी, दामाद, ताने, दहेज, मायका, मायके, भाभी, सासू`,
        roman: `saas, sass, saas bahu, sass nooh, sasur, sahura, sohra, sasural, sasural wale, sohre, sahure, sauhre, saure, nooh, bahu, nanad, nanaan, devar, deor, jeth, jethani, darani, devrani, jawai, damad, taane, tane, mehne, dahej, daaj, peke, mayke, bhabhi, bhabi`,
      },
      openings: {
        english: [
          'Two families with different ways live under one roof, and the small remarks can sting most. You may keep both your respect for them and your respect for yourself.',
          'To be judged in your own home is wearing. Kindness does not ask you to swallow everything, and a boundary can be spoken softly.',
        ],
        punjabi: [
          'ਦੋ ਘਰਾਂ ਦੇ ਵੱਖਰੇ ਤੌਰ-ਤਰੀਕੇ ਇੱਕ ਛੱਤ ਹੇਠ ਆਉਂਦੇ ਹਨ, ਅਤੇ ਨਿੱਕੀਆਂ ਗੱਲਾਂ ਹੀ ਵੱਧ ਚੁਭਦੀਆਂ ਹਨ। ਉਹਨਾਂ ਦਾ ਆਦਰ ਅਤੇ ਆਪਣਾ ਆਦਰ, ਦੋਵੇਂ ਰੱਖੇ ਜਾ ਸਕਦੇ ਹਨ।',
          'ਆਪਣੇ ਹੀ ਘਰ ਵਿੱਚ ਹਰ ਵੇਲੇ ਪਰਖੇ ਜਾਣਾ ਥਕਾ ਦਿੰਦਾ ਹੈ। ਭਲਾ ਹੋਣ ਦਾ ਅਰਥ ਸਭ ਕੁਝ ਪੀ ਜਾਣਾ ਨਹੀਂ; ਹੱਦ ਨਰਮੀ ਨਾਲ ਵੀ ਦੱਸੀ ਜਾ ਸਕਦੀ ਹੈ।',
        ],
        hindi: [
          'दो घरों के अलग तौर-तरीक़े एक छत के नीचे आते हैं, और छोटी बातें ही अधिक चुभती हैं। उनका आदर और अपना आदर, दोनों रखे जा सकते हैं।',
          'अपने ही घर में हर समय परखा जाना थका देता है। भला होने का अर्थ सब कुछ पी जाना नहीं; सीमा कोमलता से भी बताई जा सकती है।',
        ],
      },
      practices: {
        english: [
          'Find one thing about them that you can honestly thank them for, and say it. If you are humiliated, threatened or pressed for dowry, do not keep it secret: tell someone you trust and ask for help.',
        ],
        punjabi: [
          'ਉਹਨਾਂ ਦੀ ਕੋਈ ਇੱਕ ਗੱਲ ਲੱਭੋ ਜਿਸ ਲਈ ਸੱਚਾ ਧੰਨਵਾਦ ਹੋ ਸਕੇ, ਅਤੇ ਕਹਿ ਦਿਓ। ਜੇ ਜ਼ਲੀਲ ਕੀਤਾ ਜਾਵੇ, ਧਮਕੀ ਮਿਲੇ ਜਾਂ ਦਾਜ ਮੰਗਿਆ ਜਾਵੇ, ਤਾਂ ਲੁਕਾਓ ਨਾ: ਕਿਸੇ ਭਰੋਸੇ ਵਾਲੇ ਤੋਂ ਮਦਦ ਮੰਗੋ।',
        ],
        hindi: [
          'उनकी कोई एक बात खोजिए जिसके लिए सच्चा धन्यवाद हो सके, और कह दीजिए। यदि अपमान हो, धमकी मिले या दहेज माँगा जाए, तो छिपाइए मत: किसी भरोसे के व्यक्ति से मदद माँगिए।',
        ],
      },
    },
    {
      id: 'siblings',
      words: {
        en: `brother, brothers, sister, sisters, sibling, siblings, cousin, cousins, property, land, inheritance, ancestral, court case, not talking, doesnt talk, stopped talking, favourite, uncle, relatives`,
        pa: `ਭਰਾ, ਭਰਾਵਾਂ, ਭੈਣ, ਭੈਣਾਂ, ਵੀਰ, ਵੀਰਾ, ਜ਼ਮੀਨ, ਜਾਇਦਾਦ, ਹਿੱਸਾ, ਵੰਡ, ਵੰਡਾਰਾ, ਸ਼ਰੀਕ, ਸ਼ਰੀਕਾ, ਸ਼ਰੀਕੇ, ਚਾਚਾ, ਚਾਚੇ, ਤਾਇਆ, ਤਾਏ, ਰਿਸ਼ਤੇਦਾਰ, ਰਿਸ਼ਤੇਦਾਰਾਂ, ਬੋਲਚਾਲ, ਮੁਕੱਦਮਾ`,
        hi: `भाई, भाइयों, बहन, बहनों, भैया, दीदी, ज़मीन, जायदाद, संपत्ति, हिस्सा, बँटवारा, चाचा, ताऊ, मामा, रिश्तेदार, रिश्तेदारों, बोलचाल, बात नहीं करता, मुक़दमा`,
        roman: `bhra, bhrava, bhravan, bhai, bhaiya, bhen, behan, bahan, didi, veer, veera, zameen, jameen, jamin, jaidad, jaydad, property, sampatti, hissa, vand, batwara, bantwara, shareek, sharik, shrike, chacha, taya, tau, rishtedar, bolchal, mukadma`,
      },
      openings: {
        english: [
          'Those who shared a childhood with you know exactly where it hurts. A quarrel with them feels like losing a piece of the old home.',
          'Land and shares can be divided on paper; a bond cannot be measured that way. You may stand for what is fair and still leave a door open.',
        ],
        punjabi: [
          'ਜਿਨ੍ਹਾਂ ਨਾਲ ਬਚਪਨ ਸਾਂਝਾ ਸੀ, ਉਹਨਾਂ ਨੂੰ ਪਤਾ ਹੁੰਦਾ ਹੈ ਕਿ ਦੁਖਦਾ ਕਿੱਥੇ ਹੈ। ਉਹਨਾਂ ਨਾਲ ਵਿਗੜ ਜਾਵੇ ਤਾਂ ਜਿਵੇਂ ਪੁਰਾਣੇ ਘਰ ਦਾ ਇੱਕ ਕੋਨਾ ਢਹਿ ਜਾਂਦਾ ਹੈ।',
          'ਜ਼ਮੀਨ ਅਤੇ ਹਿੱਸੇ ਕਾਗ਼ਜ਼ ਉੱਤੇ ਵੰਡੇ ਜਾਂਦੇ ਹਨ, ਸਾਂਝ ਨਹੀਂ। ਹੱਕ ਦੀ ਗੱਲ ਵੀ ਕੀਤੀ ਜਾ ਸਕਦੀ ਹੈ ਅਤੇ ਬੂਹਾ ਵੀ ਖੁੱਲ੍ਹਾ ਰੱਖਿਆ ਜਾ ਸਕਦਾ ਹੈ।',
        ],
        hindi: [
          'जिनके साथ बचपन साझा था, उन्हें पता होता है कि दुखता कहाँ है। उनसे बिगड़ जाए तो जैसे पुराने घर का एक कोना ढह जाता है।',
          'ज़मीन और हिस्से काग़ज़ पर बँटते हैं, नाता नहीं। न्याय की बात भी की जा सकती है और दरवाज़ा भी खुला रखा जा सकता है।',
        ],
      },
      practices: {
        english: [
          'Send one message without any claim in it: a greeting, an old photograph, a question about their health. Ask nothing in return today.',
        ],
        punjabi: [
          'ਉਹਨਾਂ ਨੂੰ ਇੱਕ ਸੁਨੇਹਾ ਭੇਜੋ ਜਿਸ ਵਿੱਚ ਕੋਈ ਦਾਅਵਾ ਨਾ ਹੋਵੇ: ਸਤਿਕਾਰ ਦਾ ਬੋਲ, ਕੋਈ ਪੁਰਾਣੀ ਤਸਵੀਰ ਜਾਂ ਸਿਹਤ ਦਾ ਹਾਲ। ਅੱਜ ਬਦਲੇ ਵਿੱਚ ਕੁਝ ਨਾ ਮੰਗੋ।',
        ],
        hindi: ['उन्हें एक संदेश भेजिए जिसमें कोई दावा न हो: अभिवादन, कोई पुरानी तस्वीर या सेहत का हाल। आज बदले में कुछ मत माँगिए।'],
      },
    },
  ],
}
