import type { ThemePhrases } from './types.ts'

export const grief: ThemePhrases = {
  openings: {
    english: [
      'Losing someone you love leaves a silence that nothing fills quickly. Your sorrow is the shape of your love, and there is no need to hurry it.',
      'I am sorry for what you are carrying. Nobody can carry it for you, but you do not have to carry it without company.',
      'Grief comes in waves: an ordinary hour, and then a song or an empty chair. Nothing is wrong with you when it comes back.',
    ],
    punjabi: [
      'ਆਪਣੇ ਪਿਆਰੇ ਤੋਂ ਵਿਛੜਨਾ ਦਿਲ ਵਿੱਚ ਇੱਕ ਸੁੰਞ ਛੱਡ ਜਾਂਦਾ ਹੈ ਜੋ ਛੇਤੀ ਨਹੀਂ ਭਰਦੀ। ਤੁਹਾਡਾ ਦੁੱਖ ਤੁਹਾਡੇ ਪਿਆਰ ਦਾ ਹੀ ਰੂਪ ਹੈ, ਇਸ ਨੂੰ ਕਾਹਲੀ ਦੀ ਲੋੜ ਨਹੀਂ।',
      'ਜੋ ਦੁੱਖ ਤੁਹਾਡੇ ਉੱਤੇ ਆਇਆ ਹੈ, ਉਸ ਦਾ ਦਿਲੋਂ ਅਫ਼ਸੋਸ ਹੈ। ਇਹ ਭਾਰ ਕੋਈ ਹੋਰ ਨਹੀਂ ਚੁੱਕ ਸਕਦਾ, ਪਰ ਕੋਈ ਨਾਲ ਤਾਂ ਤੁਰ ਸਕਦਾ ਹੈ।',
      'ਸੋਗ ਲਹਿਰਾਂ ਵਾਂਗ ਆਉਂਦਾ ਹੈ: ਘੜੀ ਕੁ ਸਭ ਠੀਕ, ਫਿਰ ਕੋਈ ਗੀਤ ਜਾਂ ਖ਼ਾਲੀ ਮੰਜਾ ਵੇਖ ਕੇ ਮਨ ਭਰ ਆਉਂਦਾ ਹੈ। ਇਸ ਵਿੱਚ ਕੋਈ ਕਮਜ਼ੋਰੀ ਨਹੀਂ।',
    ],
    hindi: [
      'अपने प्रिय से बिछड़ना मन में ऐसा सूनापन छोड़ जाता है जो जल्दी नहीं भरता। आपका दुख आपके प्रेम का ही रूप है, इसे जल्दी की ज़रूरत नहीं।',
      'जो दुख आप पर आया है, उसके लिए मन से संवेदना है। यह भार कोई और नहीं उठा सकता, पर कोई साथ तो चल सकता है।',
      'शोक लहरों की तरह आता है: घड़ी भर सब ठीक, फिर कोई गीत या ख़ाली कुर्सी देखकर मन भर आता है। इसमें कोई कमज़ोरी नहीं।',
    ],
  },
  again: {
    english: [
      'Let us stay with this a little longer. Missing someone is not settled in one conversation, and it does not have to be.',
      'The ache is still here, and you may bring it as often as it comes. Here is another word to sit beside it.',
    ],
    punjabi: [
      'ਆਓ, ਇਸ ਗੱਲ ਕੋਲ ਥੋੜ੍ਹਾ ਹੋਰ ਬੈਠੀਏ। ਕਿਸੇ ਦੀ ਯਾਦ ਇੱਕੋ ਗੱਲਬਾਤ ਵਿੱਚ ਨਹੀਂ ਮੁੱਕਦੀ, ਅਤੇ ਮੁੱਕਣੀ ਵੀ ਜ਼ਰੂਰੀ ਨਹੀਂ।',
      'ਪੀੜ ਅਜੇ ਵੀ ਹੈ, ਅਤੇ ਜਿੰਨੀ ਵਾਰ ਆਵੇ, ਇੱਥੇ ਕਹੀ ਜਾ ਸਕਦੀ ਹੈ। ਇੱਕ ਹੋਰ ਬਚਨ ਇਸ ਦੇ ਕੋਲ ਰੱਖਦੇ ਹਾਂ।',
    ],
    hindi: [
      'आइए, इस बात के पास थोड़ा और बैठें। किसी की याद एक ही बातचीत में नहीं चुकती, और चुकनी ज़रूरी भी नहीं।',
      'पीड़ा अब भी है, और जितनी बार आए, यहाँ कही जा सकती है। इसके पास एक और वचन रखते हैं।',
    ],
  },
  practices: {
    english: [
      'Today, sit quietly for a few minutes, say the name of the one you miss, and thank them for one thing. Then let one living person hear how you are.',
      'Cook something they liked, or do a small good deed in their name, and share it with someone.',
      'Mourning tires the body too. Eat one proper meal, lie down early, and ask one person to take a single task off your hands this week.',
    ],
    punjabi: [
      'ਅੱਜ ਕੁਝ ਮਿੰਟ ਚੁੱਪ ਬੈਠੋ, ਜਿਸ ਦੀ ਯਾਦ ਆਉਂਦੀ ਹੈ ਉਸ ਦਾ ਨਾਂ ਲਵੋ ਅਤੇ ਕਿਸੇ ਇੱਕ ਗੱਲ ਲਈ ਉਸ ਦਾ ਧੰਨਵਾਦ ਕਰੋ। ਫਿਰ ਕਿਸੇ ਆਪਣੇ ਨੂੰ ਦੱਸੋ ਕਿ ਤੁਹਾਡਾ ਮਨ ਕਿਵੇਂ ਹੈ।',
      'ਜੋ ਉਹਨਾਂ ਨੂੰ ਪਸੰਦ ਸੀ ਉਹ ਅੱਜ ਬਣਾਓ, ਜਾਂ ਉਹਨਾਂ ਦੇ ਨਾਂ ਉੱਤੇ ਕੋਈ ਛੋਟਾ ਭਲਾ ਕਰੋ, ਅਤੇ ਕਿਸੇ ਨਾਲ ਵੰਡੋ।',
      'ਸੋਗ ਸਰੀਰ ਨੂੰ ਵੀ ਥਕਾਉਂਦਾ ਹੈ। ਅੱਜ ਇੱਕ ਵੇਲੇ ਚੱਜ ਨਾਲ ਰੋਟੀ ਖਾਓ, ਛੇਤੀ ਲੇਟ ਜਾਓ, ਅਤੇ ਇੱਕ ਕੰਮ ਵਿੱਚ ਕਿਸੇ ਦੀ ਮਦਦ ਮੰਗ ਲਵੋ।',
    ],
    hindi: [
      'आज कुछ मिनट शांत बैठिए, जिनकी याद आती है उनका नाम लीजिए और किसी एक बात के लिए उन्हें धन्यवाद दीजिए। फिर किसी अपने को बताइए कि मन कैसा है।',
      'जो उन्हें पसंद था वह आज बनाइए, या उनके नाम पर कोई छोटा भला काम कीजिए, और किसी के साथ बाँटिए।',
      'शोक शरीर को भी थकाता है। आज एक समय ढंग से भोजन कीजिए, जल्दी लेट जाइए, और एक काम में किसी की मदद माँग लीजिए।',
    ],
  },
  situations: [
    {
      id: 'parentDied',
      words: {
        en: `mother, father, mom, mum, mummy, dad, daddy, papa, parent, parents, orphan, orphaned, my mother died, my father died, late father, late mother, grandmother, grandfather, grandma, grandpa, nani, dadi, mother died*5, father died*5, mom died*5, mum died*5, dad died*5, lost my mother*5, lost my father*5, lost my mom*5, lost my mum*5, lost my dad*5, lost my parents*5, grandmother died*5, grandfather died*5, lost dad*5, lost mom*5, lost mum*5`,
        pa: `ਮਾਂ, ਮਾਤਾ, ਮਾਤਾ ਜੀ, ਪਿਤਾ, ਪਿਤਾ ਜੀ, ਬਾਪ, ਬਾਪੂ, ਪਾਪਾ, ਡੈਡੀ, ਮੰਮੀ, ਬੀਜੀ, ਬੇਬੇ, ਮਾਪੇ, ਮਾਪਿਆਂ, ਦਾਦੀ, ਦਾਦਾ, ਦਾਦਾ ਜੀ, ਨਾਨੀ, ਨਾਨਾ, ਨਾਨਾ ਜੀ, ਯਤੀਮ`,
        hi: `माँ, माता, माता जी, माताजी, पिता, पिता जी, पिताजी, बाप, पापा, डैडी, मम्मी, बाबूजी, अम्मा, माता पिता, माँ बाप, दादी, दादा, दादाजी, नानी, नाना, नानाजी, अनाथ`,
        roman: `maa, maan, mata ji, mataji, pita ji, pitaji, bapu, baap, papa, papa ji, daddy, dad, mummy, mammi, mumma, mom, bebe, biji, babuji, amma, maa baap, mape, maape, dadi, dada ji, nani, nana ji, yateem, anath, beji, =pita, =mata`,
      },
      openings: {
        english: [
          'When a parent goes, the one who knew you from your first day goes, and at any age one feels like a child without a roof. May you be allowed to miss them.',
          'So much of what they gave lives on in how you speak, cook, work and care. That does not replace their voice, but it does not leave with them either.',
        ],
        punjabi: [
          'ਵੱਡਿਆਂ ਦੇ ਜਾਣ ਨਾਲ ਸਿਰ ਤੋਂ ਛਾਂ ਚਲੀ ਜਾਂਦੀ ਹੈ, ਉਮਰ ਭਾਵੇਂ ਕੋਈ ਵੀ ਹੋਵੇ। ਉਹਨਾਂ ਨੂੰ ਯਾਦ ਕਰਕੇ ਰੋ ਲੈਣਾ ਵੀ ਪਿਆਰ ਹੀ ਹੈ।',
          'ਤੁਹਾਡੇ ਬੋਲਣ, ਕੰਮ ਕਰਨ ਅਤੇ ਸਾਂਭਣ ਦੇ ਢੰਗ ਵਿੱਚ ਉਹਨਾਂ ਦਾ ਦਿੱਤਾ ਬਹੁਤ ਕੁਝ ਜਿਉਂਦਾ ਹੈ। ਇਸ ਨਾਲ ਉਹਨਾਂ ਦੀ ਘਾਟ ਨਹੀਂ ਭਰਦੀ, ਪਰ ਉਹ ਸਾਂਝ ਟੁੱਟਦੀ ਵੀ ਨਹੀਂ।',
        ],
        hindi: [
          'बड़ों के जाने से सिर से छाया उठ जाती है, उम्र चाहे कोई भी हो। उन्हें याद करके रो लेना भी प्रेम ही है।',
          'आपके बोलने, काम करने और सँभालने के ढंग में उनका दिया बहुत कुछ जीवित है। इससे उनकी कमी नहीं भरती, पर वह नाता टूटता भी नहीं।',
        ],
      },
      practices: {
        english: [
          'Ask someone who knew them, a brother, an aunt or an old friend, to tell you one story about them that you have not heard.',
        ],
        punjabi: ['ਕਿਸੇ ਅਜਿਹੇ ਨੂੰ ਫ਼ੋਨ ਕਰੋ ਜੋ ਉਹਨਾਂ ਨੂੰ ਜਾਣਦਾ ਸੀ, ਭੂਆ, ਮਾਮਾ ਜਾਂ ਕੋਈ ਪੁਰਾਣਾ ਮਿੱਤਰ, ਅਤੇ ਉਹਨਾਂ ਦੀ ਇੱਕ ਅਣਸੁਣੀ ਗੱਲ ਸੁਣੋ।'],
        hindi: ['किसी ऐसे को फ़ोन कीजिए जो उन्हें जानता था, बुआ, मामा या कोई पुराना मित्र, और उनकी एक अनसुनी बात सुनिए।'],
      },
    },
    {
      id: 'childDied',
      words: {
        en: `son, daughter, child, baby, infant, newborn, toddler, grandson, granddaughter, miscarried, stillbirth, unborn, lost my pregnancy, lost my boy, lost my girl, little one, children*1, son died*5, daughter died*5, child died*5, baby died*5, lost my son*5, lost my daughter*5, lost my child*5, lost my baby*5, lost the baby*5, miscarriage*4, stillborn*4`,
        pa: `ਪੁੱਤ, ਪੁੱਤਰ, ਬੇਟਾ, ਬੇਟੇ, ਧੀ, ਬੇਟੀ, ਬੱਚਾ, ਬੱਚੀ, ਨਿਆਣਾ, ਪੋਤਾ, ਪੋਤੇ, ਪੋਤੀ, ਦੋਹਤਾ, ਦੋਹਤੀ, ਗਰਭ, ਅਣਜੰਮਿਆ, ਬੱਚੇ*1, ਗਰਭਪਾਤ*4, ਜਵਾਨ ਪੁੱਤ*4`,
        hi: `बेटा, बेटे, पुत्र, बेटी, पुत्री, बच्चा, बच्ची, शिशु, संतान, पोता, पोते, पोती, नाती, नातिन, गर्भ, अजन्मा, बच्चे*1, गर्भपात*4, जवान बेटे*4`,
        roman: `putt, puttar, putr, dhee, dhi, nyana, niana, pota, poti, dohta, dohti, nati, santan, baby, son, daughter, =beta, =bete, =beti, mera bacha, mere bache di, meri bachi, garbhpat*4, miscarriage*4, jawan putt*4, jawan beta*4, kukh chon, bacha*1`,
      },
      openings: {
        english: [
          'There is no sorrow quite like losing a child; it turns the order of life upside down. No words here will make it small, they only mean to sit with you.',
          'A child, however short the time, was wholly loved. You do not have to be strong for everyone else; please let someone hold you up as well.',
        ],
        punjabi: [
          'ਬੱਚੇ ਦੇ ਵਿਛੋੜੇ ਵਰਗਾ ਕੋਈ ਦੁੱਖ ਨਹੀਂ; ਜਿਵੇਂ ਜੀਵਨ ਦਾ ਸਾਰਾ ਕ੍ਰਮ ਹੀ ਉਲਟ ਗਿਆ ਹੋਵੇ। ਕੋਈ ਬੋਲ ਇਸ ਨੂੰ ਛੋਟਾ ਨਹੀਂ ਕਰ ਸਕਦਾ, ਇਹ ਬਚਨ ਬੱਸ ਤੁਹਾਡੇ ਕੋਲ ਬੈਠਣ ਲਈ ਹੈ।',
          'ਸਮਾਂ ਭਾਵੇਂ ਥੋੜ੍ਹਾ ਸੀ, ਪਿਆਰ ਪੂਰਾ ਸੀ। ਸਭ ਲਈ ਤਕੜੇ ਰਹਿਣਾ ਜ਼ਰੂਰੀ ਨਹੀਂ; ਕਿਸੇ ਆਪਣੇ ਨੂੰ ਆਪਣਾ ਹੱਥ ਵੀ ਫੜਨ ਦਿਓ।',
        ],
        hindi: [
          'संतान के बिछोह जैसा कोई दुख नहीं; जैसे जीवन का सारा क्रम ही उलट गया हो। कोई शब्द इसे छोटा नहीं कर सकता, यह वचन बस आपके पास बैठने के लिए है।',
          'समय चाहे थोड़ा था, प्रेम पूरा था। सबके लिए मज़बूत बने रहना ज़रूरी नहीं; किसी अपने को अपना हाथ भी थामने दीजिए।',
        ],
      },
      practices: {
        english: [
          'Light a lamp or say a prayer with your child’s name today, and let one person be with you while you do. If the nights do not pass, a doctor or a grief counsellor can walk with you too.',
        ],
        punjabi: [
          'ਅੱਜ ਬੱਚੇ ਦੇ ਨਾਂ ਦੀ ਅਰਦਾਸ ਕਰੋ ਅਤੇ ਉਸ ਵੇਲੇ ਕਿਸੇ ਆਪਣੇ ਨੂੰ ਕੋਲ ਬਿਠਾਓ। ਜੇ ਰਾਤਾਂ ਨਾ ਲੰਘਣ, ਤਾਂ ਡਾਕਟਰ ਜਾਂ ਸਲਾਹਕਾਰ ਦਾ ਸਾਥ ਵੀ ਲਵੋ।',
        ],
        hindi: [
          'आज बच्चे के नाम की प्रार्थना कीजिए और उस समय किसी अपने को पास बिठाइए। यदि रातें न कटें, तो डॉक्टर या परामर्शदाता का साथ भी लीजिए।',
        ],
      },
    },
    {
      id: 'spouseDied',
      words: {
        en: `fiance, fiancee, late husband, late wife, life partner, better half, husband*3, wife*3, spouse*3, partner*3, widow*3, widower*3, widowed*3`,
        pa: `ਘਰਵਾਲਾ, ਘਰਵਾਲੀ, ਘਰ ਵਾਲਾ, ਘਰ ਵਾਲੀ, ਵਹੁਟੀ, ਹਮਸਫ਼ਰ, ਮੰਗੇਤਰ, ਸਰਦਾਰ ਜੀ, ਪਤੀ*3, ਪਤਨੀ*3, ਵਿਧਵਾ*3, ਜੀਵਨ ਸਾਥੀ*3, ਮੇਰੇ ਘਰਵਾਲੇ, ਘਰ ਵਾਲੇ ਦੀ, ਘਰ ਵਾਲੇ ਦੇ`,
        hi: `शौहर, घरवाला, घरवाली, जीवन साथी, हमसफ़र, मंगेतर, पति*3, पत्नी*3, बीवी*3, विधवा*3, विधुर*3, सुहाग*3, जीवनसाथी*3`,
        roman: `bivi, gharwala, gharwali, ghar wala, ghar wali, wahuti, vohti, jeevan sathi, jivan sathi, humsafar, hamsafar, vidhva, shauhar, mangetar, husband*3, wife*3, =pati*3, patni*3, biwi*3, vidhwa*3, ghar wale de, ghar wale di, gharwale de, gharwale di`,
      },
      openings: {
        english: [
          'When your life’s companion is gone, it is the small hours that hurt: the other cup, the other side of the bed. Such a bond does not simply end.',
          'You have lost not only a person but a way of living the day. It takes time to find the floor under your feet again, and nobody may set the date for it.',
        ],
        punjabi: [
          'ਜੀਵਨ ਸਾਥੀ ਦੇ ਜਾਣ ਪਿੱਛੋਂ ਨਿੱਕੀਆਂ-ਨਿੱਕੀਆਂ ਗੱਲਾਂ ਰੁਆਉਂਦੀਆਂ ਹਨ: ਚਾਹ ਦਾ ਦੂਜਾ ਕੱਪ, ਸ਼ਾਮ ਦੀ ਉਡੀਕ। ਅਜਿਹੀ ਸਾਂਝ ਐਵੇਂ ਨਹੀਂ ਮੁੱਕਦੀ।',
          'ਸਾਥੀ ਦੇ ਜਾਣ ਨਾਲ ਦਿਨ ਜਿਊਣ ਦਾ ਸਾਰਾ ਢੰਗ ਹੀ ਬਦਲ ਜਾਂਦਾ ਹੈ। ਮੁੜ ਪੈਰ ਟਿਕਣ ਵਿੱਚ ਸਮਾਂ ਲੱਗਦਾ ਹੈ, ਅਤੇ ਉਹ ਸਮਾਂ ਕੋਈ ਦੂਜਾ ਤੈਅ ਨਹੀਂ ਕਰ ਸਕਦਾ।',
        ],
        hindi: [
          'जीवनसाथी के जाने के बाद छोटी-छोटी बातें रुलाती हैं: चाय का दूसरा प्याला, शाम की प्रतीक्षा। ऐसा नाता यूँ ही समाप्त नहीं होता।',
          'साथी के जाने से दिन जीने का सारा ढंग ही बदल जाता है। फिर से पाँव टिकने में समय लगता है, और वह समय कोई दूसरा तय नहीं कर सकता।',
        ],
      },
      practices: {
        english: [
          'Choose the hour of the day that is hardest now, and arrange not to spend it alone today: a neighbour, a call, a visit to the gurdwara or temple.',
        ],
        punjabi: ['ਦਿਨ ਦਾ ਜੋ ਵੇਲਾ ਸਭ ਤੋਂ ਔਖਾ ਲੰਘਦਾ ਹੈ, ਅੱਜ ਉਹ ਇਕੱਲਿਆਂ ਨਾ ਲੰਘਾਓ: ਗੁਆਂਢ ਬੈਠੋ, ਕਿਸੇ ਨੂੰ ਫ਼ੋਨ ਕਰੋ, ਜਾਂ ਗੁਰਦੁਆਰੇ ਜਾਂ ਮੰਦਰ ਹੋ ਆਓ।'],
        hindi: [
          'दिन का जो समय सबसे कठिन बीतता है, आज उसे अकेले मत बिताइए: पड़ोस में बैठिए, किसी को फ़ोन कीजिए, या मंदिर या गुरुद्वारे हो आइए।',
        ],
      },
    },
    {
      id: 'siblingOrFriendDied',
      words: {
        en: `brother*2, sister*2, friend*2, best friend, cousin*2, classmate, uncle, aunt, nephew, niece, teacher, colleague, brother died*5, sister died*5, friend died*5, lost my brother*5, lost my sister*5, lost my friend*5, lost my best friend*5`,
        pa: `ਭਰਾ*2, ਭੈਣ*2, ਦੋਸਤ*2, ਮਿੱਤਰ*2, ਸਹੇਲੀ*2, ਚਾਚਾ, ਚਾਚੇ, ਮਾਮਾ, ਮਾਮੇ, ਭੂਆ, ਮਾਸੀ, ਤਾਇਆ, ਭਾਣਜਾ, ਭਤੀਜਾ, ਵੀਰ*1, ਯਾਰ*1, ਮੇਰਾ ਵੀਰ*4, ਨਿੱਕਾ ਵੀਰ*4, ਮੇਰਾ ਯਾਰ*4`,
        hi: `भाई*2, बहन*2, दोस्त*2, मित्र*2, सहेली*2, चाचा, मामा, बुआ, मौसी, ताऊ, भतीजा, भांजा, दीदी*2, भैया*2`,
        roman: `brother*2, sister*2, bhra*2, =bhai*2, bhain*2, behan*2, didi*2, bhaiya*2, dost*2, yaar di, saheli*2, friend*2, cousin*2, chacha, mama ji, bua, massi, taya, =veer*1, mera veer*4, nikka veer*4, vadda veer*4, mera bhra*4, mera bhai*4, mere bhai*4, meri behan*4, mera dost*4`,
      },
      openings: {
        english: [
          'Someone who walked beside you is missing from your side. Friends and brothers and sisters are often mourned more quietly than others, and the loss is no smaller for that.',
          'They knew a part of you that nobody else knew. It is natural to reach for the phone, to save a joke for them, and then to remember.',
        ],
        punjabi: [
          'ਜੋ ਨਾਲ-ਨਾਲ ਤੁਰਦਾ ਸੀ, ਉਸ ਦੀ ਥਾਂ ਖ਼ਾਲੀ ਹੈ। ਭੈਣ-ਭਰਾ ਜਾਂ ਮਿੱਤਰ ਦਾ ਦੁੱਖ ਲੋਕਾਂ ਨੂੰ ਘੱਟ ਦਿਸਦਾ ਹੈ, ਪਰ ਹੁੰਦਾ ਘੱਟ ਨਹੀਂ।',
          'ਤੁਹਾਡੀਆਂ ਕੁਝ ਗੱਲਾਂ ਸਿਰਫ਼ ਉਹਨਾਂ ਨੂੰ ਹੀ ਪਤਾ ਸਨ। ਕਿਸੇ ਗੱਲ ਉੱਤੇ ਉਹਨਾਂ ਨੂੰ ਫ਼ੋਨ ਕਰਨ ਨੂੰ ਹੱਥ ਵਧਣਾ ਅਤੇ ਫਿਰ ਯਾਦ ਆ ਜਾਣਾ, ਇਹ ਪਿਆਰ ਦੀ ਹੀ ਨਿਸ਼ਾਨੀ ਹੈ।',
        ],
        hindi: [
          'जो साथ-साथ चलता था, उसकी जगह ख़ाली है। भाई-बहन या मित्र का दुख लोगों को कम दिखता है, पर होता कम नहीं।',
          'आपकी कुछ बातें केवल उन्हीं को पता थीं। किसी बात पर उन्हें फ़ोन करने को हाथ बढ़ना और फिर याद आ जाना, यह प्रेम का ही चिह्न है।',
        ],
      },
      practices: {
        english: [
          'Meet or call someone else who loved them, and tell each other one memory. If the weight does not lighten over the weeks, let a doctor or a counsellor help you carry it.',
        ],
        punjabi: [
          'ਕਿਸੇ ਹੋਰ ਨੂੰ ਮਿਲੋ ਜਾਂ ਫ਼ੋਨ ਕਰੋ ਜੋ ਉਹਨਾਂ ਨੂੰ ਪਿਆਰ ਕਰਦਾ ਸੀ, ਅਤੇ ਇੱਕ-ਇੱਕ ਯਾਦ ਸਾਂਝੀ ਕਰੋ। ਜੇ ਹਫ਼ਤਿਆਂ ਤੱਕ ਭਾਰ ਨਾ ਘਟੇ, ਤਾਂ ਡਾਕਟਰ ਜਾਂ ਸਲਾਹਕਾਰ ਦਾ ਸਾਥ ਲਵੋ।',
        ],
        hindi: [
          'किसी और से मिलिए या उसे फ़ोन कीजिए जो उन्हें प्रेम करता था, और एक-एक याद बाँटिए। यदि हफ़्तों तक बोझ कम न हो, तो डॉक्टर या परामर्शदाता का साथ लीजिए।',
        ],
      },
    },
    {
      id: 'petDied',
      words: {
        en: `pet, dog, cat, puppy, kitten, doggy, my dog died, my cat died, cow, horse, buffalo, parrot, rabbit, bird, put him down, put her down, put to sleep, vet`,
        pa: `ਕੁੱਤਾ, ਕੁੱਤੇ, ਕੁੱਤੀ, ਡੌਗੀ, ਕਤੂਰਾ, ਬਿੱਲੀ, ਬਿੱਲਾ, ਪਾਲਤੂ, ਜਾਨਵਰ, ਗਾਂ, ਮੱਝ, ਘੋੜਾ, ਘੋੜੀ, ਤੋਤਾ, ਪੰਛੀ, ਡੰਗਰ`,
        hi: `कुत्ता, कुत्ते, कुतिया, डॉगी, पिल्ला, बिल्ली, बिल्ला, पालतू, जानवर, गाय, भैंस, घोड़ा, घोड़ी, तोता, पक्षी, ख़रगोश`,
        roman: `kutta, kutte, kutti, doggy, dogy, katura, pilla, billi, palatu, paltu, janwar, jaanwar, gaan, gaay, majh, bhains, ghoda, ghora, tota, panchi, pet, dog, cat, puppy`,
      },
      openings: {
        english: [
          'An animal that waited at the door every day leaves a real emptiness in the house. You need not defend this grief to anyone.',
          'It was a love without conditions and without words. To miss such a companion is nothing to be ashamed of.',
        ],
        punjabi: [
          'ਜੋ ਬੇਜ਼ਬਾਨ ਰੋਜ਼ ਬੂਹੇ ਉੱਤੇ ਉਡੀਕਦਾ ਸੀ, ਉਸ ਦੇ ਜਾਣ ਨਾਲ ਘਰ ਸੱਚਮੁੱਚ ਸੁੰਞਾ ਹੋ ਜਾਂਦਾ ਹੈ। ਇਸ ਦੁੱਖ ਦੀ ਸਫ਼ਾਈ ਕਿਸੇ ਨੂੰ ਦੇਣ ਦੀ ਲੋੜ ਨਹੀਂ।',
          'ਉਹ ਪਿਆਰ ਬਿਨਾਂ ਸ਼ਰਤ ਸੀ ਅਤੇ ਬਿਨਾਂ ਬੋਲਾਂ ਤੋਂ। ਅਜਿਹੇ ਸਾਥੀ ਲਈ ਰੋਣ ਵਿੱਚ ਕੋਈ ਸ਼ਰਮ ਨਹੀਂ।',
        ],
        hindi: [
          'जो बेज़ुबान रोज़ दरवाज़े पर राह देखता था, उसके जाने से घर सचमुच सूना हो जाता है। इस दुख की सफ़ाई किसी को देने की ज़रूरत नहीं।',
          'वह प्रेम बिना शर्त था और बिना शब्दों का। ऐसे साथी के लिए रोने में कोई लज्जा नहीं।',
        ],
      },
      practices: {
        english: [
          'In memory of your companion, put out water or food for the birds or a stray animal today, and stay a moment to watch.',
        ],
        punjabi: ['ਉਸ ਸਾਥੀ ਦੀ ਯਾਦ ਵਿੱਚ ਅੱਜ ਪੰਛੀਆਂ ਜਾਂ ਕਿਸੇ ਬੇਸਹਾਰਾ ਜਾਨਵਰ ਲਈ ਪਾਣੀ ਜਾਂ ਦਾਣਾ ਰੱਖੋ, ਅਤੇ ਪਲ ਭਰ ਕੋਲ ਖੜ੍ਹ ਕੇ ਵੇਖੋ।'],
        hindi: ['उस साथी की याद में आज पक्षियों या किसी बेसहारा पशु के लिए पानी या दाना रखिए, और पल भर पास ठहरकर देखिए।'],
      },
    },
  ],
}
