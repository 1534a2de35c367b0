import type { ThemePhrases } from './types.ts'

export const addiction: ThemePhrases = {
  openings: {
    english: [
      'A habit that has taken hold is not a lack of character, and it can be loosened with help. To speak of it is a brave first step.',
      'Whether it is your own struggle or that of someone you love, addiction wears out the whole house. You need not face it alone.',
      'What promised relief has begun to ask for payment. Seeing that clearly, without contempt for anyone, is where the turning starts.',
    ],
    punjabi: [
      'ਜੋ ਆਦਤ ਫੜ ਲੈਂਦੀ ਹੈ, ਉਹ ਚਰਿੱਤਰ ਦੀ ਘਾਟ ਨਹੀਂ, ਅਤੇ ਮਦਦ ਨਾਲ ਢਿੱਲੀ ਹੋ ਸਕਦੀ ਹੈ। ਇਸ ਬਾਰੇ ਬੋਲਣਾ ਹਿੰਮਤ ਵਾਲਾ ਪਹਿਲਾ ਕਦਮ ਹੈ।',
      'ਇਹ ਲੜਾਈ ਤੁਹਾਡੀ ਹੋਵੇ ਜਾਂ ਤੁਹਾਡੇ ਕਿਸੇ ਪਿਆਰੇ ਦੀ, ਅਜਿਹੀ ਲਤ ਸਾਰੇ ਘਰ ਨੂੰ ਥਕਾ ਦਿੰਦੀ ਹੈ। ਇਸ ਦਾ ਸਾਹਮਣਾ ਇਕੱਲਿਆਂ ਕਰਨਾ ਜ਼ਰੂਰੀ ਨਹੀਂ।',
      'ਜਿਸ ਨੇ ਆਰਾਮ ਦਾ ਵਾਅਦਾ ਕੀਤਾ ਸੀ, ਉਹ ਹੁਣ ਮੁੱਲ ਮੰਗਣ ਲੱਗਾ ਹੈ। ਕਿਸੇ ਨੂੰ ਨੀਵਾਂ ਸਮਝੇ ਬਿਨਾਂ ਇਹ ਸਾਫ਼ ਵੇਖ ਲੈਣਾ ਹੀ ਮੋੜ ਦੀ ਸ਼ੁਰੂਆਤ ਹੈ।',
    ],
    hindi: [
      'जो आदत पकड़ लेती है, वह चरित्र की कमी नहीं है, और सहायता से ढीली हो सकती है। इसके बारे में बोलना साहस भरा पहला कदम है।',
      'यह संघर्ष आपका हो या आपके किसी प्रिय का, ऐसी लत सारे घर को थका देती है। इसका सामना अकेले करना ज़रूरी नहीं।',
      'जिसने आराम का वादा किया था, वह अब क़ीमत माँगने लगा है। किसी को नीचा समझे बिना यह साफ़ देख लेना ही मोड़ की शुरुआत है।',
    ],
  },
  again: {
    english: [
      'Let us stay with this. It takes more than one talk, and more than one try, and both are allowed.',
      'The struggle is still going on, so let us take only the next few hours of it.',
    ],
    punjabi: [
      'ਆਓ, ਇਸ ਗੱਲ ਕੋਲ ਰੁਕੀਏ। ਇਸ ਵਿੱਚ ਇੱਕ ਤੋਂ ਵੱਧ ਗੱਲਾਂ ਅਤੇ ਇੱਕ ਤੋਂ ਵੱਧ ਜਤਨ ਲੱਗਦੇ ਹਨ, ਅਤੇ ਇਹ ਠੀਕ ਹੈ।',
      'ਇਹ ਲੜਾਈ ਅਜੇ ਚੱਲਦੀ ਹੈ, ਇਸ ਲਈ ਸਿਰਫ਼ ਅਗਲੇ ਕੁਝ ਘੰਟਿਆਂ ਦੀ ਗੱਲ ਕਰੀਏ।',
    ],
    hindi: [
      'आइए, इस बात के पास रुकें। इसमें एक से अधिक बातें और एक से अधिक प्रयत्न लगते हैं, और यह ठीक है।',
      'यह संघर्ष अभी चल रहा है, इसलिए केवल अगले कुछ घंटों की बात करें।',
    ],
  },
  practices: {
    english: [
      'Promise yourself this one day only, tell one person about it, and ask a doctor or a de-addiction centre for help; Tele-MANAS on 14416 can show the way in India.',
      'Find the hour and the place where the pull is strongest, and be somewhere else today at that hour: at a kirtan or satsang, on a walk, beside a friend.',
      'When the craving rises, drink a glass of water, repeat a holy Name for five minutes, and ring one person before you decide anything.',
    ],
    punjabi: [
      'ਆਪਣੇ ਨਾਲ ਸਿਰਫ਼ ਅੱਜ ਦੇ ਦਿਨ ਦਾ ਵਾਅਦਾ ਕਰੋ, ਕਿਸੇ ਇੱਕ ਨੂੰ ਦੱਸੋ, ਅਤੇ ਡਾਕਟਰ ਜਾਂ ਨਸ਼ਾ-ਛੁਡਾਊ ਕੇਂਦਰ ਤੋਂ ਮਦਦ ਲਵੋ; ਭਾਰਤ ਵਿੱਚ ਟੈਲੀ-ਮਾਨਸ ਹੈਲਪਲਾਈਨ ਵੀ ਰਾਹ ਦੱਸਦੀ ਹੈ।',
      'ਵੇਖੋ ਕਿ ਖਿੱਚ ਕਿਸ ਵੇਲੇ ਅਤੇ ਕਿਸ ਥਾਂ ਸਭ ਤੋਂ ਵੱਧ ਪੈਂਦੀ ਹੈ, ਅਤੇ ਅੱਜ ਉਸ ਵੇਲੇ ਕਿਤੇ ਹੋਰ ਹੋਵੋ: ਕੀਰਤਨ ਜਾਂ ਸਤਿਸੰਗ ਵਿੱਚ, ਸੈਰ ਉੱਤੇ, ਕਿਸੇ ਮਿੱਤਰ ਕੋਲ।',
      'ਤਲਬ ਉੱਠੇ ਤਾਂ ਇੱਕ ਗਲਾਸ ਪਾਣੀ ਪੀਓ, ਪੰਜ ਮਿੰਟ ਨਾਮ ਜਪੋ, ਅਤੇ ਕੁਝ ਵੀ ਤੈਅ ਕਰਨ ਤੋਂ ਪਹਿਲਾਂ ਕਿਸੇ ਇੱਕ ਨੂੰ ਫ਼ੋਨ ਕਰੋ।',
    ],
    hindi: [
      'अपने साथ केवल आज के दिन का वादा कीजिए, किसी एक को बताइए, और डॉक्टर या नशामुक्ति केंद्र से सहायता लीजिए; भारत में टेली-मानस हेल्पलाइन भी राह बताती है।',
      'देखिए कि खिंचाव किस समय और किस जगह सबसे अधिक होता है, और आज उस समय कहीं और रहिए: कीर्तन या सत्संग में, सैर पर, किसी मित्र के पास।',
      'तलब उठे तो एक गिलास पानी पीजिए, पाँच मिनट नाम जपिए, और कुछ भी तय करने से पहले किसी एक को फ़ोन कीजिए।',
    ],
  },
  situations: [
    {
      id: 'lovedOne',
      words: {
        en: `my son, my daughter, my husband, my father, my dad, my brother, my uncle, my child, my wife drinks, my wife is addicted, my mother drinks, my friend drinks, my friend is addicted, my boyfriend drinks, my partner drinks, he drinks, she drinks, he is addicted, she is addicted, he takes, comes home drunk, how do i help him, how do i help her, help him quit`,
        pa: `ਮੇਰਾ ਪੁੱਤ, ਮੇਰੇ ਪੁੱਤ, ਮੁੰਡਾ, ਮੁੰਡੇ, ਬੇਟਾ, ਬੇਟੇ, ਧੀ, ਪਤੀ, ਘਰਵਾਲਾ, ਘਰਵਾਲੇ, ਪਿਤਾ, ਪਿਤਾ ਜੀ, ਬਾਪੂ, ਪਾਪਾ, ਡੈਡੀ, ਭਰਾ, ਵੀਰ, ਜਵਾਈ, ਨਸ਼ਾ ਕਰਦਾ ਹੈ, ਪੀ ਕੇ ਆਉਂਦਾ, ਪੀਂਦੇ ਹਨ`,
        hi: `मेरा बेटा, मेरे बेटे, बेटा, बेटे, लड़का, लड़के, बेटी, पति, पिता, पिता जी, पिताजी, पापा, भाई, दामाद, नशा करता है, पीकर आता, पी कर आता, पीते हैं, पीता है`,
        roman: `putt, puttar, munda, munde, =beta, =bete, ladka, =beti, dhee, =pati, husband, gharwala, papa, bapu, =pita, daddy, dad, bhra, bhai, jawai, damad, pee ke aunda, pi ke aunda, peekar aata, pi kar aata, nasha karda hai, nasha karta hai, mera veer`,
      },
      openings: {
        english: [
          'To watch someone you love being swallowed by a habit is a grief of its own. You did not cause it, and you cannot carry it for them, but you can stay near and get help.',
          'You have probably pleaded, hidden and hoped many times over. Loving a person and refusing to feed the habit can go together.',
        ],
        punjabi: [
          'ਕਿਸੇ ਆਪਣੇ ਨੂੰ ਨਸ਼ੇ ਵਿੱਚ ਰੁੜ੍ਹਦੇ ਵੇਖਣਾ ਆਪਣੇ ਆਪ ਵਿੱਚ ਇੱਕ ਸੋਗ ਹੈ। ਇਹ ਤੁਹਾਡੇ ਕਰਕੇ ਨਹੀਂ ਹੋਇਆ, ਅਤੇ ਇਸ ਨੂੰ ਇਕੱਲੇ ਪਿਆਰ ਨਾਲ ਠੀਕ ਕਰਨਾ ਤੁਹਾਡਾ ਜ਼ਿੰਮਾ ਨਹੀਂ; ਪਰ ਮਦਦ ਲੱਭੀ ਜਾ ਸਕਦੀ ਹੈ।',
          'ਤੁਸੀਂ ਸ਼ਾਇਦ ਬਹੁਤ ਵਾਰ ਸਮਝਾਇਆ, ਲੁਕਾਇਆ ਅਤੇ ਆਸ ਰੱਖੀ। ਬੰਦੇ ਨਾਲ ਪਿਆਰ ਅਤੇ ਆਦਤ ਨੂੰ ਸਹਾਰਾ ਨਾ ਦੇਣਾ, ਦੋਵੇਂ ਇਕੱਠੇ ਚੱਲ ਸਕਦੇ ਹਨ।',
        ],
        hindi: [
          'किसी अपने को नशे में बहते देखना अपने आप में एक शोक है। यह आपके कारण नहीं हुआ, और इसे केवल प्रेम से ठीक करना आपका ज़िम्मा नहीं; पर सहायता खोजी जा सकती है।',
          'आपने शायद कई बार समझाया, छिपाया और आशा रखी। व्यक्ति से प्रेम और आदत को सहारा न देना, दोनों साथ चल सकते हैं।',
        ],
      },
      practices: {
        english: [
          'Speak to a de-addiction counsellor yourself this week, even if they will not come yet, and share your worry with one friend. If there is violence or danger, go where you are safe first.',
        ],
        punjabi: [
          'ਉਹ ਨਾ ਵੀ ਮੰਨਣ, ਇਸ ਹਫ਼ਤੇ ਆਪ ਨਸ਼ਾ-ਛੁਡਾਊ ਸਲਾਹਕਾਰ ਨਾਲ ਗੱਲ ਕਰੋ ਅਤੇ ਕਿਸੇ ਆਪਣੇ ਨਾਲ ਦੁੱਖ ਵੰਡੋ। ਜੇ ਮਾਰ-ਕੁੱਟ ਜਾਂ ਖ਼ਤਰਾ ਹੈ, ਤਾਂ ਪਹਿਲਾਂ ਸੁਰੱਖਿਅਤ ਥਾਂ ਜਾਓ।',
        ],
        hindi: [
          'वे न भी मानें, इस सप्ताह स्वयं नशामुक्ति परामर्शदाता से बात कीजिए और किसी अपने से दुख बाँटिए। यदि मारपीट या ख़तरा है, तो पहले सुरक्षित जगह जाइए।',
        ],
      },
    },
    {
      id: 'relapse',
      words: {
        en: `relapse, relapsed, again, started again, back to, slipped, tried to quit, tried many times, cant quit, cannot quit, cant stop, cannot stop, keep going back, every time i quit, broke my promise, clean for, sober for, failed to quit, weak`,
        pa: `ਫਿਰ ਸ਼ੁਰੂ, ਮੁੜ ਸ਼ੁਰੂ, ਫਿਰ ਤੋਂ, ਦੁਬਾਰਾ, ਮੁੜ ਲੱਗ, ਛੱਡ ਕੇ ਫਿਰ, ਛੱਡ ਨਹੀਂ ਹੁੰਦਾ, ਛੱਡ ਨਹੀਂ ਹੁੰਦੀ, ਛੱਡਿਆ ਨਹੀਂ ਜਾਂਦਾ, ਛੁੱਟਦਾ ਨਹੀਂ, ਛੁੱਟਦੀ ਨਹੀਂ, ਕਈ ਵਾਰ ਛੱਡ, ਵਾਰ ਵਾਰ, ਨਹੀਂ ਛੁੱਟਦੀ, ਨਹੀਂ ਛੁੱਟਦਾ, ਛੱਡਣ ਦੀ ਸਹੁੰ, ਸਹੁੰ ਟੁੱਟ, ਕੋਸ਼ਿਸ਼ ਕੀਤੀ`,
        hi: `फिर शुरू, फिर से शुरू, फिर से, दुबारा, दोबारा, छोड़कर फिर, छोड़ नहीं पाता, छोड़ नहीं पाती, छोड़ नहीं पा, नहीं छूटती, नहीं छूटता, छूटती नहीं, कई बार छोड़, बार बार, क़सम टूट, कोशिश की`,
        roman: `fir shuru, phir shuru, fir se, phir se, fir ton, dubara, dobara, mud shuru, murh shuru, chhad nahi hunda, chad nahi hunda, chhadd nahi hundi, chhutda nahi, chhutdi nahi, nahi chhutda, nahi chhutdi, chhod nahi pata, chhod nahi pa, nahi chhutti, chhutti nahi, kai vaar chhad, kai baar chhod, vaar vaar, baar baar, relapse, koshish kiti, koshish ki`,
      },
      openings: {
        english: [
          'Going back to it after a good stretch hurts, and shame wants to make it worse. The clean days are not erased; you know now that they are possible.',
          'To fall again does not mean that you are false or weak. It shows where the hold is strongest and where more help is needed.',
        ],
        punjabi: [
          'ਚੰਗੇ ਦਿਨਾਂ ਪਿੱਛੋਂ ਮੁੜ ਉੱਥੇ ਪਹੁੰਚਣਾ ਦੁਖਦਾ ਹੈ, ਅਤੇ ਸ਼ਰਮ ਇਸ ਨੂੰ ਹੋਰ ਡੂੰਘਾ ਕਰਦੀ ਹੈ। ਪਰ ਜੋ ਦਿਨ ਚੰਗੇ ਲੰਘੇ, ਉਹ ਮਿਟੇ ਨਹੀਂ; ਪਤਾ ਲੱਗ ਗਿਆ ਕਿ ਅਜਿਹੇ ਦਿਨ ਹੋ ਸਕਦੇ ਹਨ।',
          'ਦੁਬਾਰਾ ਡਿੱਗਣਾ ਝੂਠ ਜਾਂ ਕਮਜ਼ੋਰੀ ਦੀ ਨਿਸ਼ਾਨੀ ਨਹੀਂ। ਇਹ ਦੱਸਦਾ ਹੈ ਕਿ ਪਕੜ ਕਿੱਥੇ ਸਭ ਤੋਂ ਪੱਕੀ ਹੈ ਅਤੇ ਹੋਰ ਮਦਦ ਕਿੱਥੇ ਚਾਹੀਦੀ ਹੈ।',
        ],
        hindi: [
          'अच्छे दिनों के बाद फिर वहीं पहुँचना दुखता है, और लज्जा इसे और गहरा करती है। पर जो दिन अच्छे बीते, वे मिटे नहीं; पता चल गया कि ऐसे दिन हो सकते हैं।',
          'दुबारा गिरना झूठ या कमज़ोरी का चिह्न नहीं। यह बताता है कि पकड़ कहाँ सबसे मज़बूत है और अधिक सहायता कहाँ चाहिए।',
        ],
      },
      practices: {
        english: [
          'Tell one person about the slip today instead of hiding it, and go back to your doctor or counsellor with it. Begin the count again from this evening.',
        ],
        punjabi: [
          'ਅੱਜ ਇਸ ਗੱਲ ਨੂੰ ਲੁਕਾਉਣ ਦੀ ਥਾਂ ਕਿਸੇ ਇੱਕ ਨੂੰ ਦੱਸੋ, ਅਤੇ ਡਾਕਟਰ ਜਾਂ ਸਲਾਹਕਾਰ ਕੋਲ ਮੁੜ ਜਾਓ। ਦਿਨਾਂ ਦੀ ਗਿਣਤੀ ਅੱਜ ਸ਼ਾਮ ਤੋਂ ਫਿਰ ਸ਼ੁਰੂ ਕਰੋ।',
        ],
        hindi: [
          'आज इस बात को छिपाने के बजाय किसी एक को बताइए, और डॉक्टर या परामर्शदाता के पास फिर जाइए। दिनों की गिनती आज शाम से फिर शुरू कीजिए।',
        ],
      },
    },
    {
      id: 'screen',
      words: {
        en: `phone, mobile, screen, scrolling, instagram, reels, youtube, social media, video games, games, gaming, pubg, porn, pornography, watching, videos, masturbation, masturbate, nofap, internet, netflix`,
        pa: `ਫ਼ੋਨ, ਮੋਬਾਈਲ, ਇੰਸਟਾਗ੍ਰਾਮ, ਰੀਲਾਂ, ਯੂਟਿਊਬ, ਗੇਮ, ਗੇਮਾਂ, ਪਬਜੀ, ਸੋਸ਼ਲ ਮੀਡੀਆ, ਗੰਦੀਆਂ ਵੀਡੀਓ, ਗੰਦੀਆਂ ਫ਼ਿਲਮਾਂ, ਪੋਰਨ, ਅਸ਼ਲੀਲ, ਹੱਥਰਸੀ, ਇੰਟਰਨੈੱਟ, ਵੀਡੀਓ`,
        hi: `फ़ोन, मोबाइल, इंस्टाग्राम, रील, रील्स, यूट्यूब, गेम, गेम्स, पबजी, सोशल मीडिया, गंदी वीडियो, गंदे वीडियो, गंदी फ़िल्में, पोर्न, अश्लील, हस्तमैथुन, इंटरनेट, वीडियो`,
        roman: `phone, fone, mobile, mobail, instagram, insta, reels, reel, youtube, game, games, pubg, social media, gandi video, gandi videos, gande video, gandiyan videos, porn, blue film, hastmaithun, internet, screen`,
      },
      openings: {
        english: [
          'The screen is always at hand and was built to hold you; it is no wonder that it does. What is used up there is your own quiet, and it can be won back bit by bit.',
          'One often looks for something there because one is tired, lonely or empty. Shame keeps the circle turning; kindness and a plan can open it.',
        ],
        punjabi: [
          'ਸਕ੍ਰੀਨ ਹਰ ਵੇਲੇ ਹੱਥ ਵਿੱਚ ਹੈ ਅਤੇ ਬਣੀ ਹੀ ਬੰਨ੍ਹ ਕੇ ਰੱਖਣ ਲਈ ਹੈ; ਇਸ ਦਾ ਜ਼ੋਰ ਪੈ ਜਾਣਾ ਹੈਰਾਨੀ ਨਹੀਂ। ਉੱਥੇ ਜੋ ਖ਼ਰਚ ਹੁੰਦਾ ਹੈ ਉਹ ਆਪਣਾ ਟਿਕਾਅ ਹੈ, ਅਤੇ ਉਹ ਥੋੜ੍ਹਾ-ਥੋੜ੍ਹਾ ਮੁੜ ਸਕਦਾ ਹੈ।',
          'ਥਕੇਵਾਂ, ਇਕੱਲਾਪਣ ਜਾਂ ਖ਼ਾਲੀਪਣ ਅਕਸਰ ਉੱਥੇ ਲੈ ਜਾਂਦਾ ਹੈ। ਸ਼ਰਮ ਇਸ ਗੇੜ ਨੂੰ ਚਲਾਈ ਰੱਖਦੀ ਹੈ; ਨਰਮੀ ਅਤੇ ਸੋਚ ਕੇ ਚੁੱਕਿਆ ਕਦਮ ਇਸ ਨੂੰ ਖੋਲ੍ਹ ਸਕਦਾ ਹੈ।',
        ],
        hindi: [
          'स्क्रीन हर समय हाथ में है और बनी ही बाँधकर रखने के लिए है; उसका ज़ोर पड़ जाना आश्चर्य नहीं। वहाँ जो ख़र्च होता है वह अपना ठहराव है, और वह थोड़ा-थोड़ा लौट सकता है।',
          'थकान, अकेलापन या ख़ालीपन अक्सर वहाँ ले जाता है। लज्जा इस चक्र को चलाए रखती है; कोमलता और सोचकर उठाया कदम इसे खोल सकता है।',
        ],
      },
      practices: {
        english: [
          'Tonight charge the phone outside the room where you sleep, and put something else beside the bed: a prayer book, a glass of water. If you cannot stop alone, a counsellor can help.',
        ],
        punjabi: [
          'ਅੱਜ ਰਾਤ ਫ਼ੋਨ ਸੌਣ ਵਾਲੇ ਕਮਰੇ ਤੋਂ ਬਾਹਰ ਰੱਖੋ, ਅਤੇ ਸਿਰਹਾਣੇ ਕੁਝ ਹੋਰ ਰੱਖੋ: ਕੋਈ ਧਾਰਮਿਕ ਪੋਥੀ, ਪਾਣੀ ਦਾ ਗਲਾਸ। ਇਕੱਲਿਆਂ ਨਾ ਛੁੱਟੇ, ਤਾਂ ਸਲਾਹਕਾਰ ਮਦਦ ਕਰ ਸਕਦਾ ਹੈ।',
        ],
        hindi: [
          'आज रात फ़ोन सोने के कमरे से बाहर रखिए, और सिरहाने कुछ और रखिए: कोई धार्मिक पुस्तक, पानी का गिलास। अकेले न छूटे, तो परामर्शदाता मदद कर सकता है।',
        ],
      },
    },
    {
      id: 'gambling',
      words: {
        en: `gambling, gamble, betting, bet, bets, online betting, cricket betting, betting app, ipl, casino, lottery, cards, rummy, dream11, teen patti, lost in betting, trading addiction`,
        pa: `ਜੂਆ, ਜੂਏ, ਜੁਆਰੀ, ਸੱਟਾ, ਸੱਟੇ, ਸੱਟੇਬਾਜ਼ੀ, ਤਾਸ਼, ਲਾਟਰੀ, ਕੈਸੀਨੋ, ਦਾਅ, ਦਾਅ ਲਾ, ਰੰਮੀ, ਆਨਲਾਈਨ ਗੇਮ`,
        hi: `जुआ, जुए, जुआरी, सट्टा, सट्टे, सट्टेबाज़ी, ताश, लॉटरी, कैसीनो, दाँव, दाँव लगा, रमी, तीन पत्ती, ऑनलाइन सट्टा`,
        roman: `jua, jooa, jue, juari, satta, satte, sattebazi, taash, tash, lottery, casino, daav, dav la, rummy, teen patti, ipl, betting, dream11, dream 11`,
      },
      openings: {
        english: [
          'The next round always promises to bring the loss back, and so it keeps taking. It is no shame to be caught in that, and you can step out of it with others beside you.',
          'Behind the game there is often a debt, a secret and much fear. It becomes lighter from the moment one honest person knows of it.',
        ],
        punjabi: [
          'ਅਗਲੀ ਬਾਜ਼ੀ ਹਰ ਵਾਰ ਘਾਟਾ ਮੋੜਨ ਦਾ ਲਾਰਾ ਲਾਉਂਦੀ ਹੈ, ਅਤੇ ਇੰਝ ਲੈਂਦੀ ਹੀ ਜਾਂਦੀ ਹੈ। ਇਸ ਵਿੱਚ ਫਸਣਾ ਨਮੋਸ਼ੀ ਨਹੀਂ, ਅਤੇ ਕਿਸੇ ਦੇ ਸਾਥ ਨਾਲ ਇਸ ਵਿੱਚੋਂ ਬਾਹਰ ਪੈਰ ਰੱਖਿਆ ਜਾ ਸਕਦਾ ਹੈ।',
          'ਖੇਡ ਦੇ ਪਿੱਛੇ ਅਕਸਰ ਕਰਜ਼ਾ, ਲੁਕੋ ਅਤੇ ਬਹੁਤ ਡਰ ਹੁੰਦਾ ਹੈ। ਜਿਸ ਪਲ ਕਿਸੇ ਇੱਕ ਸੱਚੇ ਬੰਦੇ ਨੂੰ ਪਤਾ ਲੱਗ ਜਾਵੇ, ਭਾਰ ਹਲਕਾ ਹੋਣ ਲੱਗਦਾ ਹੈ।',
        ],
        hindi: [
          'अगली बाज़ी हर बार घाटा लौटाने का झाँसा देती है, और ऐसे लेती ही जाती है। इसमें फँसना लज्जा की बात नहीं, और किसी के साथ से इससे बाहर पाँव रखा जा सकता है।',
          'खेल के पीछे अक्सर क़र्ज़, छिपाव और बहुत डर होता है। जिस पल किसी एक सच्चे व्यक्ति को पता चल जाए, बोझ हल्का होने लगता है।',
        ],
      },
      practices: {
        english: [
          'Delete the app or block the account now, hand your bank card for a while to someone you trust, and ask a counsellor for help. If despair comes, call someone the same hour.',
        ],
        punjabi: [
          'ਉਹ ਐਪ ਹੁਣੇ ਹਟਾਓ, ਪੈਸੇ ਦਾ ਹਿਸਾਬ ਕੁਝ ਚਿਰ ਕਿਸੇ ਭਰੋਸੇ ਵਾਲੇ ਨੂੰ ਸੌਂਪੋ, ਅਤੇ ਸਲਾਹਕਾਰ ਤੋਂ ਮਦਦ ਲਵੋ। ਜੇ ਨਿਰਾਸ਼ਾ ਘੇਰੇ, ਤਾਂ ਉਸੇ ਘੜੀ ਕਿਸੇ ਨੂੰ ਫ਼ੋਨ ਕਰੋ।',
        ],
        hindi: [
          'वह ऐप अभी हटाइए, पैसे का हिसाब कुछ समय किसी भरोसे के व्यक्ति को सौंपिए, और परामर्शदाता से मदद लीजिए। यदि निराशा घेरे, तो उसी घड़ी किसी को फ़ोन कीजिए।',
        ],
      },
    },
  ],
}
