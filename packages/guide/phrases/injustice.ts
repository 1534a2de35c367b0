import type { ThemePhrases } from './types.ts'

export const injustice: ThemePhrases = {
  openings: {
    english: [
      'To be wronged hurts twice: once in the act, and again when nobody seems to see it. What happened to you matters.',
      'Your sense that this is not right is sound. The question now is how to stand up for it without letting it eat you from inside.',
      'It is bitter to do right and watch the wrong be rewarded. You are not foolish for having been honest.',
    ],
    punjabi: [
      'ਧੱਕਾ ਦੋ ਵਾਰ ਦੁਖਾਉਂਦਾ ਹੈ: ਇੱਕ ਜਦੋਂ ਹੁੰਦਾ ਹੈ, ਦੂਜਾ ਜਦੋਂ ਕੋਈ ਵੇਖਦਾ ਹੀ ਨਹੀਂ। ਤੁਹਾਡੇ ਨਾਲ ਜੋ ਹੋਇਆ, ਉਹ ਛੋਟੀ ਗੱਲ ਨਹੀਂ।',
      'ਤੁਹਾਡਾ ਮਨ ਠੀਕ ਕਹਿੰਦਾ ਹੈ ਕਿ ਇਹ ਠੀਕ ਨਹੀਂ। ਹੁਣ ਸਵਾਲ ਇਹ ਹੈ ਕਿ ਹੱਕ ਲਈ ਖੜ੍ਹਿਆ ਕਿਵੇਂ ਜਾਵੇ ਕਿ ਇਹ ਗੱਲ ਅੰਦਰੋਂ ਨਾ ਖਾਵੇ।',
      'ਚੰਗਾ ਕਰਦਿਆਂ ਮਾੜੇ ਨੂੰ ਇਨਾਮ ਮਿਲਦਾ ਵੇਖਣਾ ਬਹੁਤ ਕੌੜਾ ਹੈ। ਇਮਾਨਦਾਰ ਰਹਿਣਾ ਫਿਰ ਵੀ ਨਾਸਮਝੀ ਨਹੀਂ ਸੀ।',
    ],
    hindi: [
      'अन्याय दो बार दुखाता है: एक जब होता है, दूसरा जब कोई देखता ही नहीं। आपके साथ जो हुआ, वह छोटी बात नहीं है।',
      'आपका मन ठीक कहता है कि यह ठीक नहीं। अब प्रश्न यह है कि न्याय के लिए खड़ा कैसे हुआ जाए कि यह बात भीतर से न खाए।',
      'अच्छा करते हुए बुरे को पुरस्कार मिलते देखना बहुत कड़वा है। ईमानदार रहना फिर भी नासमझी नहीं थी।',
    ],
  },
  again: {
    english: [
      'A wrong that has not been put right does not rest. Let us stay with it a little longer.',
      'You come back to it because it still stands there unanswered. Let us look from another side.',
    ],
    punjabi: [
      'ਜੋ ਧੱਕਾ ਸੁਧਾਰਿਆ ਨਾ ਗਿਆ ਹੋਵੇ, ਉਹ ਚੈਨ ਨਹੀਂ ਲੈਣ ਦਿੰਦਾ। ਆਓ, ਇਸ ਕੋਲ ਥੋੜ੍ਹਾ ਹੋਰ ਰੁਕੀਏ।',
      'ਗੱਲ ਅਜੇ ਉੱਥੇ ਹੀ ਖੜ੍ਹੀ ਹੈ, ਇਸੇ ਲਈ ਮਨ ਮੁੜ ਆਉਂਦਾ ਹੈ। ਆਓ, ਇਸ ਨੂੰ ਕਿਸੇ ਹੋਰ ਪਾਸਿਓਂ ਵੇਖੀਏ।',
    ],
    hindi: [
      'जो अन्याय सुधारा न गया हो, वह चैन नहीं लेने देता। आइए, इसके पास थोड़ा और रुकें।',
      'बात अब भी वहीं खड़ी है, इसीलिए मन लौट आता है। आइए, इसे किसी और ओर से देखें।',
    ],
  },
  practices: {
    english: [
      'Write down plainly what happened, with dates and names, as you would for a fair listener. Then show it to one person you trust and ask what they would do.',
      'Do one thing today that keeps your own hands clean in this: no lie, no rumour, no revenge. Then walk for half an hour and let the body put some of it down.',
      'Stand beside someone else who is being treated unfairly today, with a word, a signature or simply your presence.',
    ],
    punjabi: [
      'ਜੋ ਹੋਇਆ, ਸਿੱਧਾ-ਸਿੱਧਾ ਲਿਖੋ, ਤਾਰੀਖ਼ਾਂ ਅਤੇ ਨਾਵਾਂ ਸਮੇਤ, ਜਿਵੇਂ ਕਿਸੇ ਨਿਰਪੱਖ ਬੰਦੇ ਨੂੰ ਦੱਸਣਾ ਹੋਵੇ। ਫਿਰ ਕਿਸੇ ਭਰੋਸੇ ਵਾਲੇ ਨੂੰ ਵਿਖਾ ਕੇ ਸਲਾਹ ਲਵੋ।',
      'ਅੱਜ ਇਸ ਗੱਲ ਵਿੱਚ ਆਪਣੇ ਹੱਥ ਸਾਫ਼ ਰੱਖੋ: ਨਾ ਝੂਠ, ਨਾ ਚੁਗਲੀ, ਨਾ ਬਦਲਾ। ਫਿਰ ਅੱਧਾ ਘੰਟਾ ਤੁਰੋ, ਤਾਂ ਜੋ ਸਰੀਰ ਤੋਂ ਵੀ ਕੁਝ ਭਾਰ ਲਹੇ।',
      'ਅੱਜ ਕਿਸੇ ਹੋਰ ਦੇ ਨਾਲ ਖੜ੍ਹੋ ਜਿਸ ਨਾਲ ਧੱਕਾ ਹੋ ਰਿਹਾ ਹੈ: ਇੱਕ ਬੋਲ ਨਾਲ, ਦਸਤਖ਼ਤ ਨਾਲ ਜਾਂ ਸਿਰਫ਼ ਕੋਲ ਬੈਠ ਕੇ।',
    ],
    hindi: [
      'जो हुआ, सीधा-सीधा लिखिए, तिथियों और नामों के साथ, जैसे किसी निष्पक्ष व्यक्ति को बताना हो। फिर किसी भरोसे के व्यक्ति को दिखाकर सलाह लीजिए।',
      'आज इस बात में अपने हाथ साफ़ रखिए: न झूठ, न चुग़ली, न बदला। फिर आधा घंटा टहलिए, ताकि शरीर से भी कुछ बोझ उतरे।',
      'आज किसी और के साथ खड़े रहिए जिसके साथ अन्याय हो रहा है: एक शब्द से, हस्ताक्षर से या केवल पास बैठकर।',
    ],
  },
  situations: [
    {
      id: 'badPeopleProsper',
      words: {
        en: `bad people, evil people, wicked, corrupt people, dishonest people, liars, cheaters, prosper, succeed, get away, gets away, happy life, enjoy life, enjoying, rich, go unpunished, unpunished, good people suffer, why do good people, innocent, innocents suffer, why does god allow, god allow, god let, no justice in this world, where is justice, unfair world, life is unfair, minister, crooks, corrupt, on bail, honest people, powerful, only for the rich`,
        pa: `ਮਾੜੇ ਲੋਕ, ਬੁਰੇ ਲੋਕ, ਮਾੜੇ ਬੰਦੇ, ਬੁਰੇ ਬੰਦੇ, ਪਾਪੀ, ਬੇਈਮਾਨ, ਠੱਗ ਲੋਕ, ਸੁਖੀ, ਐਸ਼, ਮੌਜਾਂ, ਵਧਦੇ ਫੁੱਲਦੇ, ਚੰਗੇ ਲੋਕ, ਚੰਗੇ ਬੰਦੇ, ਭਲੇ ਲੋਕ, ਨਿਰਦੋਸ਼, ਮਾਸੂਮ, ਰੱਬ ਕਿਉਂ, ਰੱਬ ਵੇਖਦਾ, ਕਿੱਥੇ ਹੈ ਇਨਸਾਫ਼, ਦੁਨੀਆ ਵਿੱਚ, ਚੋਰ ਲੀਡਰ, ਤਕੜੇ ਦਾ, ਪਖੰਡੀ, ਇਨਸਾਫ਼ ਕਿੱਥੇ`,
        hi: `बुरे लोग, बुरे लोगों, ग़लत लोग, पापी, दुष्ट, बेईमान, भ्रष्ट, सुखी, ऐश, मौज, मज़े, फलते फूलते, अच्छे लोग, अच्छे लोगों, भले लोग, निर्दोष, मासूम, भगवान क्यों, ईश्वर क्यों, भगवान देखता, कहाँ है न्याय, दुनिया में, नेता, दुर्योधन, केवल अमीरों, न्याय कहाँ, नक़ल करने वाले`,
        roman: `mare lok, maade lok, bure lok, bure log, bure logon, galat log, mare bande, bure bande, paapi, papi, dusht, beimaan, beiman, bhrasht, sukhi, aish, mauj, maujan, maze, phalte phulte, change lok, change bande, ache log, achhe log, acche logon, nirdosh, masoom, rab kyon, rab kyu, bhagwan kyu, bhagwan kyun, insaf kithe, insaaf kahan, duniya vich, duniya mein, takatwar, neta, shareef hona, nasha vechan, kothian, insaaf kithe, nyay kahan`,
      },
      openings: {
        english: [
          'Why do the unkind so often seem to live well? Honest people have asked this for thousands of years, and scripture does not forbid the question.',
          'We see the house and the car of the one who does wrong; we do not see the nights. Still, the pain of the innocent is real, and no neat answer should be laid over it.',
        ],
        punjabi: [
          'ਮਾੜਾ ਕਰਨ ਵਾਲੇ ਸੁਖੀ ਕਿਉਂ ਦਿਸਦੇ ਹਨ? ਇਹ ਸਵਾਲ ਸੱਚੇ ਲੋਕ ਮੁੱਢ ਤੋਂ ਪੁੱਛਦੇ ਆਏ ਹਨ, ਅਤੇ ਧਰਮ ਇਸ ਨੂੰ ਪੁੱਛਣ ਤੋਂ ਨਹੀਂ ਰੋਕਦਾ।',
          'ਮਾੜਾ ਕਰਨ ਵਾਲੇ ਦਾ ਘਰ ਅਤੇ ਗੱਡੀ ਤਾਂ ਦਿਸਦੇ ਹਨ, ਉਸ ਦੀਆਂ ਰਾਤਾਂ ਨਹੀਂ ਦਿਸਦੀਆਂ। ਫਿਰ ਵੀ ਨਿਰਦੋਸ਼ ਦੀ ਪੀੜ ਸੱਚੀ ਹੈ, ਅਤੇ ਕੋਈ ਸੌਖਾ ਜਵਾਬ ਉਸ ਨੂੰ ਢੱਕ ਨਹੀਂ ਸਕਦਾ।',
        ],
        hindi: [
          'बुरा करने वाले सुखी क्यों दिखते हैं? यह प्रश्न सच्चे लोग सदियों से पूछते आए हैं, और धर्म इसे पूछने से नहीं रोकता।',
          'बुरा करने वाले का घर और गाड़ी तो दिखते हैं, उसकी रातें नहीं दिखतीं। फिर भी निर्दोष की पीड़ा सच्ची है, और कोई आसान उत्तर उसे ढक नहीं सकता।',
        ],
      },
      practices: {
        english: [
          'Put the news or the gossip about them away for one day. Use that time to do one honest thing well and to thank one good person by name.',
        ],
        punjabi: ['ਇੱਕ ਦਿਨ ਲਈ ਉਹਨਾਂ ਦੀਆਂ ਖ਼ਬਰਾਂ ਅਤੇ ਗੱਲਾਂ ਪਾਸੇ ਰੱਖੋ। ਉਸ ਸਮੇਂ ਵਿੱਚ ਇੱਕ ਨੇਕ ਕੰਮ ਚੰਗੀ ਤਰ੍ਹਾਂ ਕਰੋ ਅਤੇ ਕਿਸੇ ਇੱਕ ਭਲੇ ਬੰਦੇ ਦਾ ਧੰਨਵਾਦ ਕਰੋ।'],
        hindi: [
          'एक दिन के लिए उनकी ख़बरें और बातें एक ओर रखिए। उस समय में एक नेक काम अच्छे से कीजिए और किसी एक भले व्यक्ति का धन्यवाद कीजिए।',
        ],
      },
    },
    {
      id: 'cheatedOfMine',
      words: {
        en: `cheated me, cheated by, was cheated, been cheated, scam, scammed, fraud, defrauded, property, land, inheritance, share, my money, took my money, stole my, stole from me, business partner, partner cheated, brother took, relatives took, agent, forged, will of my father, loan not returned, deposit, signed over, savings`,
        pa: `ਠੱਗੀ, ਠੱਗ ਲਿਆ, ਠੱਗਿਆ, ਧੋਖਾ, ਧੋਖਾਧੜੀ, ਧੋਖੇ ਨਾਲ, ਜ਼ਮੀਨ, ਜਾਇਦਾਦ, ਹਿੱਸਾ, ਵਿਰਾਸਤ, ਕਬਜ਼ਾ, ਪੈਸੇ ਮਾਰ, ਪੈਸੇ ਖਾ, ਪੈਸਾ ਖਾ, ਹੱਕ ਮਾਰ, ਮੇਰਾ ਹੱਕ, ਹੱਕ ਖੋਹ, ਏਜੰਟ, ਭਾਈਵਾਲ, ਠੇਕੇਦਾਰ, ਰਜਿਸਟਰੀ, ਹੱਕ ਕੌਣ, ਹੇਰਾਫੇਰੀ`,
        hi: `ठगी, ठग लिया, ठगा, धोखा, धोखाधड़ी, धोखे से, ज़मीन, जायदाद, संपत्ति, हिस्सा, विरासत, क़ब्ज़ा, पैसे खा, पैसा खा, पैसे हड़प, हड़प, मेरा हक़, हक़ मार, हक़ छीन, एजेंट, साझेदार, फ़रार, कमाई गई, गहने`,
        roman: `thaggi, thagi, thug liya, thag liya, thagia, dhokha, dhoka, dhokhadhadi, zameen, jameen, jamin, zamin, jaidad, jaaydad, sampatti, hissa, virasat, kabza, kabja, paise maar, paise kha, paisa kha, paise hadap, hadap, hakk maar, haq maar, mera hakk, mera haq, hakk khoh, haq chheen, agent, fraud, scam, partner ne, registry, gehne rakh, paise lai ke bhajj, bhajj gya, apne naa karwa`,
      },
      openings: {
        english: [
          'To lose what was yours by someone’s deceit shakes more than the purse; it shakes trust itself. You may ask for what is yours with a clear head and good advice.',
          'When it comes from one’s own people, the loss of money is the smaller wound. Seeking justice is no sin; only the hatred need not come along.',
        ],
        punjabi: [
          'ਕਿਸੇ ਦੇ ਧੋਖੇ ਨਾਲ ਆਪਣਾ ਹੱਕ ਜਾਵੇ, ਤਾਂ ਸਿਰਫ਼ ਪੈਸਾ ਨਹੀਂ, ਭਰੋਸਾ ਵੀ ਹਿੱਲ ਜਾਂਦਾ ਹੈ। ਠੰਢੇ ਮਨ ਅਤੇ ਚੰਗੀ ਸਲਾਹ ਨਾਲ ਆਪਣਾ ਹੱਕ ਮੰਗਣਾ ਠੀਕ ਹੈ।',
          'ਧੋਖਾ ਆਪਣਿਆਂ ਤੋਂ ਮਿਲੇ, ਤਾਂ ਪੈਸੇ ਦਾ ਘਾਟਾ ਛੋਟਾ ਜ਼ਖ਼ਮ ਹੁੰਦਾ ਹੈ। ਇਨਸਾਫ਼ ਮੰਗਣਾ ਪਾਪ ਨਹੀਂ; ਬੱਸ ਨਫ਼ਰਤ ਨੂੰ ਨਾਲ ਲੈ ਕੇ ਤੁਰਨਾ ਜ਼ਰੂਰੀ ਨਹੀਂ।',
        ],
        hindi: [
          'किसी के धोखे से अपना हक़ जाए, तो केवल पैसा नहीं, भरोसा भी हिल जाता है। ठंडे मन और अच्छी सलाह से अपना हक़ माँगना ठीक है।',
          'धोखा अपनों से मिले, तो पैसे की हानि छोटा घाव होती है। न्याय माँगना पाप नहीं; बस नफ़रत को साथ लेकर चलना ज़रूरी नहीं।',
        ],
      },
      practices: {
        english: [
          'Gather the papers and messages in one place today, and ask someone who knows such matters what your next proper step is. Decide nothing while you are boiling.',
        ],
        punjabi: [
          'ਅੱਜ ਸਾਰੇ ਕਾਗ਼ਜ਼ ਅਤੇ ਸੁਨੇਹੇ ਇੱਕ ਥਾਂ ਇਕੱਠੇ ਕਰੋ, ਅਤੇ ਕਿਸੇ ਜਾਣਕਾਰ ਤੋਂ ਪੁੱਛੋ ਕਿ ਅਗਲਾ ਠੀਕ ਕਦਮ ਕੀ ਹੈ। ਜਦੋਂ ਮਨ ਉੱਬਲਦਾ ਹੋਵੇ, ਉਦੋਂ ਕੋਈ ਫ਼ੈਸਲਾ ਨਾ ਕਰੋ।',
        ],
        hindi: [
          'आज सारे काग़ज़ और संदेश एक जगह इकट्ठे कीजिए, और किसी जानकार से पूछिए कि अगला ठीक कदम क्या है। जब मन उबल रहा हो, तब कोई फ़ैसला मत कीजिए।',
        ],
      },
    },
    {
      id: 'bullied',
      words: {
        en: `bully, bullied, bullying, bullies, tease, teased, teasing, taunt, taunts, mock, mocked, mocking, harass, harassed, harassment, abuse, abused, abusive, beat, beaten, beats me, hit me, hits me, threaten, threatened, threats, insult, insulted, humiliate, humiliated, make fun, makes fun, laugh at me, turban, classmates, seniors, ragging, torture, troll, trolled, smaller boys`,
        pa: `ਧੱਕੇਸ਼ਾਹੀ, ਤੰਗ ਕਰਦੇ, ਤੰਗ ਕਰਦਾ, ਤੰਗ ਕਰਦੀ, ਛੇੜਦੇ, ਛੇੜਦਾ, ਮਜ਼ਾਕ, ਮਖੌਲ, ਤਾਅਨੇ, ਤਾਹਨੇ, ਮਿਹਣੇ, ਬੇਇੱਜ਼ਤੀ, ਬੇਇੱਜ਼ਤ, ਜ਼ਲੀਲ, ਕੁੱਟਦੇ, ਕੁੱਟਦਾ, ਕੁੱਟਦੀ, ਕੁੱਟਿਆ, ਮਾਰਦਾ, ਮਾਰਦੇ, ਧਮਕੀ, ਧਮਕੀਆਂ, ਗਾਲ੍ਹਾਂ, ਹੱਸਦੇ, ਪੱਗ, ਜ਼ੁਲਮ, ਤਸੀਹੇ, ਖੋਹ ਲੈਂਦੇ, ਰੈਗਿੰਗ`,
        hi: `धौंस, तंग करते, तंग करता, तंग करती, परेशान करते, परेशान करता, परेशान करती, छेड़ते, छेड़ता, मज़ाक, मज़ाक उड़ाते, ताने, अपमान, बेइज़्ज़ती, ज़लील, मारते, मारता, मारती, पीटता, पीटते, पीटा, धमकी, धमकाते, धमकाता, गालियाँ, गाली, हँसते, रैगिंग, अत्याचार, ज़ुल्म, प्रताड़ित, सताते, सताता`,
        roman: `dhakkeshahi, tang karde, tang karda, tang kardi, tang karte, tang karta, pareshan karte, pareshan karde, pareshan karta, chhedde, chhedte, chedte, mazak, majak, makhaul, taane, tane, mehne, beizzati, beijjti, beizti, apmaan, apman, zaleel, jaleel, kutde, kutda, kuttda, kutia, marda, maarda, marte, maarta, peet, dhamki, dhamkian, gaalan, gaali, gali, hasde, hanste, pagg, ragging, bully, zulm, julm, atyachar, taang karde, satate, hassan lagg, sab dabate, kuchal dete`,
      },
      openings: {
        english: [
          'Nobody has the right to hurt or humiliate you, and it is not your fault. You do not have to put up with it in silence; please let someone who can act know of it.',
          'Cruel words and blows say something about those who use them, not about your worth. You deserve to be safe, and people around you should hear of this.',
        ],
        punjabi: [
          'ਕਿਸੇ ਨੂੰ ਹੱਕ ਨਹੀਂ ਕਿ ਤੁਹਾਨੂੰ ਸੱਟ ਮਾਰੇ ਜਾਂ ਜ਼ਲੀਲ ਕਰੇ, ਅਤੇ ਇਸ ਵਿੱਚ ਤੁਹਾਡਾ ਕਸੂਰ ਨਹੀਂ। ਇਹ ਚੁੱਪ ਕਰਕੇ ਸਹਿਣਾ ਜ਼ਰੂਰੀ ਨਹੀਂ; ਜੋ ਕੁਝ ਕਰ ਸਕਦਾ ਹੈ, ਉਸ ਨੂੰ ਜ਼ਰੂਰ ਦੱਸੋ।',
          'ਕੌੜੇ ਬੋਲ ਅਤੇ ਹੱਥ ਚੁੱਕਣਾ ਕਰਨ ਵਾਲੇ ਬਾਰੇ ਦੱਸਦੇ ਹਨ, ਤੁਹਾਡੀ ਕੀਮਤ ਬਾਰੇ ਨਹੀਂ। ਸੁਰੱਖਿਅਤ ਰਹਿਣਾ ਤੁਹਾਡਾ ਹੱਕ ਹੈ, ਅਤੇ ਇਹ ਗੱਲ ਕਿਸੇ ਨਾਲ ਸਾਂਝੀ ਹੋਣੀ ਚਾਹੀਦੀ ਹੈ।',
        ],
        hindi: [
          'किसी को अधिकार नहीं कि आपको चोट पहुँचाए या अपमानित करे, और इसमें आपका दोष नहीं। इसे चुपचाप सहना ज़रूरी नहीं; जो कुछ कर सकता है, उसे ज़रूर बताइए।',
          'कड़वे बोल और हाथ उठाना करने वाले के बारे में बताते हैं, आपके मूल्य के बारे में नहीं। सुरक्षित रहना आपका अधिकार है, और यह बात किसी से साझा होनी चाहिए।',
        ],
      },
      practices: {
        english: [
          'Tell one person who can help today: a teacher, a senior at work, a relative or a helpline. Keep the messages and dates, and if you are in danger, first go where you are safe.',
        ],
        punjabi: [
          'ਅੱਜ ਹੀ ਕਿਸੇ ਇੱਕ ਨੂੰ ਦੱਸੋ ਜੋ ਮਦਦ ਕਰ ਸਕੇ: ਅਧਿਆਪਕ, ਵੱਡਾ ਅਫ਼ਸਰ, ਰਿਸ਼ਤੇਦਾਰ ਜਾਂ ਹੈਲਪਲਾਈਨ। ਸੁਨੇਹੇ ਅਤੇ ਤਾਰੀਖ਼ਾਂ ਸਾਂਭ ਕੇ ਰੱਖੋ, ਅਤੇ ਖ਼ਤਰਾ ਹੋਵੇ ਤਾਂ ਪਹਿਲਾਂ ਸੁਰੱਖਿਅਤ ਥਾਂ ਜਾਓ।',
        ],
        hindi: [
          'आज ही किसी एक को बताइए जो सहायता कर सके: शिक्षक, बड़ा अधिकारी, रिश्तेदार या हेल्पलाइन। संदेश और तिथियाँ सँभालकर रखिए, और ख़तरा हो तो पहले सुरक्षित जगह जाइए।',
        ],
      },
    },
    {
      id: 'falselyBlamed',
      words: {
        en: `falsely accused, false accusation, accused, accuse, accusation, blamed, blame me, blames me, blaming me, rumour, rumours, rumor, rumors, gossip, lies about me, lying about me, spread lies, reputation, my name, defame, defamed, misunderstood, nobody believes me, no one believes, allegation, character, false fir, never touched, did not do it, didnt do it, innocent but, false case*4`,
        pa: `ਝੂਠਾ ਇਲਜ਼ਾਮ, ਇਲਜ਼ਾਮ, ਦੋਸ਼ ਲਾਇਆ, ਦੋਸ਼ ਲਾਉਂਦੇ, ਝੂਠਾ ਦੋਸ਼, ਬਦਨਾਮ, ਬਦਨਾਮੀ, ਅਫ਼ਵਾਹ, ਅਫ਼ਵਾਹਾਂ, ਚੁਗਲੀ, ਚੁਗਲੀਆਂ, ਗ਼ਲਤ ਸਮਝ, ਕੋਈ ਯਕੀਨ ਨਹੀਂ, ਵਿਸ਼ਵਾਸ ਨਹੀਂ ਕਰਦਾ, ਮੇਰਾ ਨਾਂ, ਇੱਜ਼ਤ, ਤੁਹਮਤ, ਕਿਰਦਾਰ, ਬੇਕਸੂਰ ਹੋ, ਮੇਰੇ ਤੇ ਦੋਸ਼, ਝੂਠਾ ਪਰਚਾ*4, ਝੂਠਾ ਕੇਸ*4`,
        hi: `झूठा इल्ज़ाम, इल्ज़ाम, आरोप, झूठा आरोप, दोष लगाया, दोष लगाते, दोषी, बदनाम, बदनामी, अफ़वाह, अफ़वाहें, चुग़ली, ग़लत समझ, कोई यक़ीन नहीं, कोई विश्वास नहीं, मेरा नाम, इज़्ज़त, तोहमत, चरित्र, लांछन, बेक़सूर हो, चोर ठहराया, झूठा केस*4, झूठा मुक़दमा*4`,
        roman: `jhutha ilzaam, jhootha ilzam, ilzaam, ilzam, iljam, aarop, arop, dosh laya, dosh launde, dosh lagaya, dosh lagate, badnaam, badnam, badnami, afwah, afwahan, afwahein, chugli, chuglian, galat samajh, galat samjh, koi yakeen nahi, koi yakin nahi, vishwas nahi karda, mera naam, izzat, ijjat, tohmat, charitra, blame, jhootha parcha, bina galti, kasoor kise hor, mere te lagg, chor bana, jhutha parcha*4, jhutha case*4, jhootha case*4`,
      },
      openings: {
        english: [
          'To be blamed for what you did not do is a lonely place, because your own word suddenly counts for little. You know the truth, and it does not change with what is said.',
          'Lies about us travel faster than we can run after them. You need not chase each one; a calm word to those who matter goes further.',
        ],
        punjabi: [
          'ਜੋ ਕੀਤਾ ਹੀ ਨਹੀਂ ਉਸ ਦਾ ਦੋਸ਼ ਲੱਗੇ, ਤਾਂ ਬੰਦਾ ਇਕੱਲਾ ਪੈ ਜਾਂਦਾ ਹੈ ਕਿਉਂਕਿ ਆਪਣੀ ਗੱਲ ਦਾ ਮੁੱਲ ਨਹੀਂ ਰਹਿੰਦਾ। ਪਰ ਸੱਚ ਲੋਕਾਂ ਦੇ ਕਹੇ ਨਹੀਂ ਬਦਲਦਾ।',
          'ਝੂਠੀਆਂ ਗੱਲਾਂ ਸਾਡੇ ਨਾਲੋਂ ਤੇਜ਼ ਦੌੜਦੀਆਂ ਹਨ। ਹਰ ਇੱਕ ਪਿੱਛੇ ਦੌੜਨਾ ਜ਼ਰੂਰੀ ਨਹੀਂ; ਜੋ ਆਪਣੇ ਹਨ, ਉਹਨਾਂ ਨੂੰ ਠੰਢੇ ਮਨ ਨਾਲ ਕਹੀ ਗੱਲ ਦੂਰ ਤੱਕ ਜਾਂਦੀ ਹੈ।',
        ],
        hindi: [
          'जो किया ही नहीं उसका दोष लगे, तो मनुष्य अकेला पड़ जाता है क्योंकि अपनी बात का मूल्य नहीं रहता। पर सच लोगों के कहने से नहीं बदलता।',
          'झूठी बातें हमसे तेज़ दौड़ती हैं। हर एक के पीछे दौड़ना ज़रूरी नहीं; जो अपने हैं, उनसे ठंडे मन से कही बात दूर तक जाती है।',
        ],
      },
      practices: {
        english: [
          'Choose the one person whose trust matters most here, and tell them calmly, once, what is true. Leave the rest of the crowd for today.',
        ],
        punjabi: ['ਜਿਸ ਇੱਕ ਬੰਦੇ ਦਾ ਭਰੋਸਾ ਸਭ ਤੋਂ ਵੱਧ ਮਾਅਨੇ ਰੱਖਦਾ ਹੈ, ਉਸ ਨੂੰ ਇੱਕ ਵਾਰ ਸ਼ਾਂਤੀ ਨਾਲ ਸੱਚ ਦੱਸੋ। ਬਾਕੀ ਲੋਕਾਂ ਨੂੰ ਅੱਜ ਲਈ ਛੱਡ ਦਿਓ।'],
        hindi: [
          'जिस एक व्यक्ति का भरोसा सबसे अधिक मायने रखता है, उसे एक बार शांति से सच बताइए। बाकी लोगों को आज के लिए छोड़ दीजिए।',
        ],
      },
    },
    {
      id: 'passedOver',
      words: {
        en: `promotion, promoted, nephew, nepotism, favouritism, favoritism, merit, reservation, took credit, takes credit, my credit, credit for, stole my idea, certificate, overtime, wages, salary, unpaid, paid us half, half pay, underpaid, role went, selected, rejected, bribe, recommendation, teacher gives, marks unfairly`,
        pa: `ਤਰੱਕੀ, ਸਿਫ਼ਾਰਸ਼, ਸਿਫ਼ਾਰਿਸ਼, ਮੈਰਿਟ, ਤਨਖ਼ਾਹ, ਤਨਖਾਹ, ਦਿਹਾੜੀ, ਮਜ਼ਦੂਰੀ, ਪੇਪਰ ਲੀਕ, ਰਿਸ਼ਵਤ, ਵਾਹ ਵਾਹ ਕਿਸੇ, ਮਿਹਨਤ ਮੇਰੀ, ਸਾਡੀ ਮਿਹਨਤ, ਮੇਰੀ ਥਾਂ, ਭਾਈ ਭਤੀਜਾਵਾਦ`,
        hi: `पदोन्नति, प्रमोशन, सिफ़ारिश, भाई भतीजावाद, मेरिट, आरक्षण, वेतन, तनख़्वाह, मज़दूरी, पेपर लीक, रिश्वत, रिश्वतखोर, श्रेय, मेहनत मेरी, मेरी जगह, किसी और को मिलीं, किसी और को मिला, पक्षपात, तबादला`,
        roman: `promotion, sifarish, sifarshi, merit, salary, tankhah, tankhwah, dihadi, mazdoori, paper leak, credit le, saara kaam karwaya, overtime, supervisor, bhai bhatija, pakshpat, number deti, number deta, uska kaam pehle, role mila, meri jagah, meri thaan, mehnat meri, audition`,
      },
      openings: {
        english: [
          'You did the work, and another was given what it had earned. That stings, and it does not make your work worth less.',
          'Where connections count for more than honest effort, one can begin to doubt one’s own effort. You may ask openly for what is due to you, and keep your own measure clean.',
        ],
        punjabi: [
          'ਮਿਹਨਤ ਤੁਹਾਡੀ ਸੀ, ਅਤੇ ਫਲ ਕਿਸੇ ਹੋਰ ਨੂੰ ਮਿਲ ਗਿਆ। ਇਹ ਚੁਭਦਾ ਹੈ, ਪਰ ਇਸ ਨਾਲ ਤੁਹਾਡੇ ਕੰਮ ਦਾ ਮੁੱਲ ਨਹੀਂ ਘਟਦਾ।',
          'ਜਿੱਥੇ ਮਿਹਨਤ ਨਾਲੋਂ ਪਹੁੰਚ ਵੱਧ ਚੱਲੇ, ਉੱਥੇ ਆਪਣੀ ਮਿਹਨਤ ਉੱਤੇ ਹੀ ਸ਼ੱਕ ਹੋਣ ਲੱਗਦਾ ਹੈ। ਆਪਣਾ ਹੱਕ ਖੁੱਲ੍ਹ ਕੇ ਮੰਗਣਾ ਠੀਕ ਹੈ, ਅਤੇ ਆਪਣੀ ਨੀਤ ਸਾਫ਼ ਰੱਖਣੀ ਵੀ।',
        ],
        hindi: [
          'मेहनत आपकी थी, और फल किसी और को मिल गया। यह चुभता है, पर इससे आपके काम का मूल्य नहीं घटता।',
          'जहाँ मेहनत से अधिक पहुँच चले, वहाँ अपनी मेहनत पर ही संदेह होने लगता है। अपना हक़ खुलकर माँगना ठीक है, और अपनी नीयत साफ़ रखना भी।',
        ],
      },
      practices: {
        english: [
          'Write down in a few lines what you did and what was promised, and ask calmly for a talk with the one who decides. Before that, let a colleague or friend you trust read it.',
        ],
        punjabi: [
          'ਕੁਝ ਸਤਰਾਂ ਵਿੱਚ ਲਿਖੋ ਕਿ ਕੀ ਕੰਮ ਹੋਇਆ ਅਤੇ ਕੀ ਵਾਅਦਾ ਸੀ, ਅਤੇ ਜਿਸ ਦੇ ਹੱਥ ਫ਼ੈਸਲਾ ਹੈ ਉਸ ਨਾਲ ਸ਼ਾਂਤੀ ਨਾਲ ਗੱਲ ਕਰਨ ਲਈ ਸਮਾਂ ਮੰਗੋ। ਪਹਿਲਾਂ ਕਿਸੇ ਭਰੋਸੇ ਵਾਲੇ ਸਾਥੀ ਨੂੰ ਪੜ੍ਹਾ ਲਵੋ।',
        ],
        hindi: [
          'कुछ पंक्तियों में लिखिए कि क्या काम हुआ और क्या वादा था, और जिसके हाथ में निर्णय है उससे शांति से बात करने का समय माँगिए। पहले किसी भरोसे के साथी को पढ़वा लीजिए।',
        ],
      },
    },
  ],
}
