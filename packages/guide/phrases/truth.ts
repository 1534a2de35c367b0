import type { ThemePhrases } from './types.ts'

export const truth: ThemePhrases = {
  openings: {
    english: [
      'Being truthful can cost something, and it is still the lighter load in the end.',
      'It is honourable that you weigh this rather than take the easy way.',
      'Truth is more than correct words; it is when the inside and the outside agree. Most of us are still on the way there.',
    ],
    punjabi: [
      'ਸੱਚ ਉੱਤੇ ਰਹਿਣਾ ਕਦੇ ਮਹਿੰਗਾ ਪੈਂਦਾ ਹੈ, ਪਰ ਅੰਤ ਨੂੰ ਉਹੀ ਹਲਕਾ ਭਾਰ ਹੈ।',
      'ਸੌਖਾ ਰਾਹ ਫੜਨ ਦੀ ਥਾਂ ਇਸ ਉੱਤੇ ਵਿਚਾਰ ਕਰਨਾ ਆਦਰ ਵਾਲੀ ਗੱਲ ਹੈ।',
      'ਸੱਚ ਸਿਰਫ਼ ਠੀਕ ਬੋਲਣਾ ਨਹੀਂ; ਸੱਚ ਉਹ ਹੈ ਜਦੋਂ ਅੰਦਰ ਅਤੇ ਬਾਹਰ ਇੱਕੋ ਹੋਵੇ। ਸਾਡੇ ਵਿੱਚੋਂ ਬਹੁਤੇ ਅਜੇ ਉਸ ਰਾਹ ਉੱਤੇ ਹੀ ਹਨ।',
    ],
    hindi: [
      'सत्य पर रहना कभी महँगा पड़ता है, पर अंत में वही हल्का बोझ है।',
      'सरल रास्ता पकड़ने के बजाय इस पर विचार करना आदर की बात है।',
      'सत्य केवल ठीक बोलना नहीं; सत्य वह है जब भीतर और बाहर एक हो। हममें से अधिकतर अभी उसी राह पर हैं।',
    ],
  },
  again: {
    english: [
      'The question of what is true has not let you go. Let us stay with it a little longer.',
      'Some truths have to be looked at twice before they can be lived. Here is one more word.',
    ],
    punjabi: [
      'ਸੱਚ ਦਾ ਸਵਾਲ ਮਨ ਵਿੱਚੋਂ ਨਿਕਲਿਆ ਨਹੀਂ। ਆਓ, ਇਸ ਕੋਲ ਥੋੜ੍ਹਾ ਚਿਰ ਹੋਰ ਬੈਠੀਏ।',
      'ਕੁਝ ਸੱਚ ਜਿਊਣ ਤੋਂ ਪਹਿਲਾਂ ਦੋ ਵਾਰ ਵੇਖਣੇ ਪੈਂਦੇ ਹਨ। ਇੱਕ ਹੋਰ ਬਚਨ ਸੁਣੋ।',
    ],
    hindi: [
      'सत्य का प्रश्न मन से निकला नहीं। आइए, इसके पास थोड़ी देर और बैठें।',
      'कुछ सत्य जीने से पहले दो बार देखने पड़ते हैं। एक और वचन सुनिए।',
    ],
  },
  practices: {
    english: [
      'Choose one place today where you would usually bend the truth a little, and be gently honest there.',
      'Before you speak of somebody who is not in the room, ask whether you would say it to them. If not, let it rest.',
      'Keep one small promise today that you have let slide, and keep it fully: the call, the debt, the time you named.',
    ],
    punjabi: [
      'ਅੱਜ ਇੱਕ ਥਾਂ ਚੁਣੋ ਜਿੱਥੇ ਆਮ ਤੌਰ ਤੇ ਸੱਚ ਥੋੜ੍ਹਾ ਮੋੜ ਲਈਦਾ ਹੈ, ਅਤੇ ਉੱਥੇ ਨਰਮੀ ਨਾਲ ਸੱਚ ਬੋਲੋ।',
      'ਜੋ ਕੋਲ ਨਹੀਂ, ਉਸ ਦੀ ਗੱਲ ਕਰਨ ਤੋਂ ਪਹਿਲਾਂ ਸੋਚੋ ਕਿ ਕੀ ਇਹ ਉਸ ਦੇ ਮੂੰਹ ਉੱਤੇ ਕਹੀ ਜਾ ਸਕਦੀ ਹੈ। ਜੇ ਨਹੀਂ, ਤਾਂ ਰਹਿਣ ਦਿਓ।',
      'ਇੱਕ ਛੋਟਾ ਵਾਅਦਾ ਜੋ ਰਹਿ ਗਿਆ ਸੀ, ਅੱਜ ਪੂਰਾ ਕਰੋ: ਕੋਈ ਫ਼ੋਨ, ਕੋਈ ਉਧਾਰ, ਜਾਂ ਦਿੱਤੇ ਵੇਲੇ ਉੱਤੇ ਪਹੁੰਚਣਾ।',
    ],
    hindi: [
      'आज एक जगह चुनिए जहाँ प्रायः सच थोड़ा मोड़ लिया जाता है, और वहाँ कोमलता से सच बोलिए।',
      'जो पास नहीं है, उसकी बात करने से पहले सोचिए कि क्या यह उसके सामने कही जा सकती है। यदि नहीं, तो रहने दीजिए।',
      'एक छोटा वादा जो रह गया था, आज पूरा कीजिए: कोई फ़ोन, कोई उधार, या दिए हुए समय पर पहुँचना।',
    ],
  },
  situations: [
    {
      id: 'iLie',
      words: {
        en: `i lie, i lied, i keep lying, i am lying, i have lied, i have been lying, i am a liar, i told a lie, i tell lies, stop lying, habit of lying, lying habit, compulsive, lied to my, lied about, lied to, i cheated, i cheat, fake life, double life, caught, come clean, confess, own up, pretend, pretending, dishonest with`,
        pa: `ਮੈਂ ਝੂਠ, ਝੂਠ ਬੋਲਦਾ ਹਾਂ, ਝੂਠ ਬੋਲਦੀ ਹਾਂ, ਝੂਠ ਬੋਲਿਆ, ਝੂਠ ਬੋਲ ਦਿੱਤਾ, ਝੂਠ ਬੋਲ ਦਿੰਦਾ, ਝੂਠ ਬੋਲ ਦਿੰਦੀ, ਝੂਠ ਬੋਲਣ ਦੀ ਆਦਤ, ਝੂਠ ਛੱਡ, ਝੂਠ ਬੋਲਣਾ ਛੱਡ, ਝੂਠ ਤੋਂ ਕਿਵੇਂ, ਫੜਿਆ ਗਿਆ, ਫੜੀ ਗਈ, ਮੈਂ ਠੱਗੀ, ਮੈਂ ਧੋਖਾ, ਮੈਂ ਬੇਈਮਾਨੀ, ਮੇਰਾ ਝੂਠ`,
        hi: `मैं झूठ, मैंने झूठ, झूठ बोलता हूँ, झूठ बोलती हूँ, झूठ बोला, झूठ बोल दिया, झूठ बोल देता, झूठ बोल देती, झूठ बोलने की आदत, झूठ छोड़, झूठ बोलना छोड़, झूठ से कैसे, पकड़ा गया, पकड़ी गई, मैंने धोखा, मैंने बेईमानी, मेरा झूठ`,
        roman: `main jhooth, main jhuth, mai jhooth, maine jhooth, mainne jhooth, mere jhooth, jhooth bolda ha, jhooth boldi ha, jhuth bolda, jhooth bolta hu, jhooth bolti hu, jhuth bolta hu, jhooth boleya, jhooth bolia, jhooth bola, jhooth bol ditta, jhooth bol diya, jhooth di aadat, jhooth ki aadat, jhooth bolne ki aadat, jhooth bolan di aadat, jhooth chhad, jhooth chhod, pakda gaya, fadya gaya`,
      },
      openings: {
        english: [
          'Lies are mostly told out of fear, and then have to be guarded. To say so openly, as you do here, is the first true sentence.',
          'Behind a lie there is usually something we felt we could not show. Looking at that kindly helps more than calling yourself a liar.',
        ],
        punjabi: [
          'ਝੂਠ ਬਹੁਤਾ ਕਰਕੇ ਡਰ ਵਿੱਚੋਂ ਨਿਕਲਦਾ ਹੈ, ਅਤੇ ਫਿਰ ਉਸ ਦੀ ਰਾਖੀ ਕਰਨੀ ਪੈਂਦੀ ਹੈ। ਇੱਥੇ ਖੁੱਲ੍ਹ ਕੇ ਦੱਸ ਦੇਣਾ ਹੀ ਪਹਿਲੀ ਸੱਚੀ ਗੱਲ ਹੈ।',
          'ਝੂਠ ਪਿੱਛੇ ਅਕਸਰ ਕੁਝ ਅਜਿਹਾ ਹੁੰਦਾ ਹੈ ਜੋ ਵਿਖਾਉਣ ਦਾ ਹੌਸਲਾ ਨਹੀਂ ਪਿਆ। ਆਪਣੇ ਆਪ ਨੂੰ ਝੂਠਾ ਕਹਿਣ ਨਾਲੋਂ ਉਸ ਵੱਲ ਨਰਮੀ ਨਾਲ ਵੇਖਣਾ ਵਧੇਰੇ ਕੰਮ ਆਉਂਦਾ ਹੈ।',
        ],
        hindi: [
          'झूठ अधिकतर डर से निकलता है, और फिर उसकी रखवाली करनी पड़ती है। यहाँ खुलकर कह देना ही पहली सच्ची बात है।',
          'झूठ के पीछे अक्सर कुछ ऐसा होता है जिसे दिखाने का साहस नहीं हुआ। अपने आप को झूठा कहने से अधिक उसकी ओर कोमलता से देखना काम आता है।',
        ],
      },
      practices: {
        english: [
          'When a small untruth slips out today, correct it on the spot: “That was not quite so.” One such sentence a day loosens the habit.',
        ],
        punjabi: ['ਅੱਜ ਜੇ ਕੋਈ ਨਿੱਕਾ ਝੂਠ ਮੂੰਹੋਂ ਨਿਕਲ ਜਾਵੇ, ਤਾਂ ਉਸੇ ਵੇਲੇ ਕਹੋ: “ਗੱਲ ਠੀਕ ਇੰਝ ਨਹੀਂ ਸੀ।” ਰੋਜ਼ ਦਾ ਇੱਕ ਅਜਿਹਾ ਵਾਕ ਆਦਤ ਢਿੱਲੀ ਕਰਦਾ ਹੈ।'],
        hindi: [
          'आज यदि कोई छोटा झूठ मुँह से निकल जाए, तो उसी समय कहिए: “बात ठीक ऐसी नहीं थी।” रोज़ का एक ऐसा वाक्य आदत ढीली करता है।',
        ],
      },
    },
    {
      id: 'shouldITell',
      words: {
        en: `should i tell, should i lie, should i hide, tell the truth or, tell him the truth, tell her the truth, tell them the truth, tell my, how to tell, hide the truth, hiding, hide it, keep a secret, keeping a secret, secret, secrets, white lie, white lies, small lie, lie to save, lie to protect, lie to help, good lie, is it ok to lie, is it okay to lie, is lying wrong, is lying a sin, truth hurts, truth will hurt, hurt someone, brutal honesty`,
        pa: `ਸੱਚ ਦੱਸ, ਸੱਚ ਦੱਸਾਂ, ਦੱਸ ਦਿਆਂ, ਦੱਸਾਂ ਜਾਂ, ਕਿਵੇਂ ਦੱਸਾਂ, ਸੱਚ ਲੁਕਾ, ਲੁਕਾਉਣਾ, ਲੁਕਾਵਾਂ, ਲੁਕੋ, ਭੇਤ, ਰਾਜ਼, ਚਿੱਟਾ ਝੂਠ, ਛੋਟਾ ਝੂਠ, ਝੂਠ ਬੋਲਣਾ ਪਾਪ, ਝੂਠ ਬੋਲਣਾ ਠੀਕ, ਝੂਠ ਬੋਲਣਾ ਗ਼ਲਤ, ਝੂਠ ਬੋਲਣਾ ਪਵੇ, ਝੂਠ ਬੋਲ ਸਕਦੇ, ਬਚਾਉਣ ਲਈ, ਭਲੇ ਲਈ, ਸੱਚ ਕੌੜਾ, ਕੌੜਾ`,
        hi: `सच बता, सच बताऊँ, बता दूँ, बताऊँ या, कैसे बताऊँ, सच छिपा, सच छुपा, छिपाना, छुपाना, छिपाऊँ, छुपाऊँ, राज़, भेद, छोटा झूठ, सफ़ेद झूठ, झूठ बोलना पाप, झूठ बोलना सही, झूठ बोलना ग़लत, झूठ बोलना ठीक, झूठ बोलना पड़े, झूठ बोल सकते, बचाने के लिए, भलाई के लिए, कड़वा, सच कड़वा`,
        roman: `sach das, sach dass, sach dassa, sach dasan, sach bata, sach bataun, sach batau, bata du, bata doon, das deva, das dewa, kive dassa, kiven dasan, kaise bataun, kaise batau, sach luka, sach chupa, sach chhupa, chupana, chhupana, lukauna, raaz, bhed, bhet, chota jhooth, chhota jhooth, safed jhooth, jhooth bolna paap, jhooth bolna galat, jhooth bolna sahi, jhooth bolna thik, jhooth bolna theek, jhooth bolna pave, jhooth bolna pade, bachaun layi, bachane ke liye, kauda, kadwa`,
      },
      openings: {
        english: [
          'Truth and kindness seem to pull in two directions here. Often both can be kept by choosing the right hour, the right words and the right person.',
          'Not everything true must be said to everyone, and keeping silent is not the same as lying. Ask whom your silence would protect, and whom it would harm.',
        ],
        punjabi: [
          'ਇੱਥੇ ਲੱਗਦਾ ਹੈ ਕਿ ਸੱਚ ਇੱਕ ਪਾਸੇ ਖਿੱਚਦਾ ਹੈ ਅਤੇ ਮੋਹ ਦੂਜੇ ਪਾਸੇ। ਵੇਲਾ, ਬੋਲ ਅਤੇ ਬੰਦਾ ਠੀਕ ਚੁਣਿਆ ਜਾਵੇ, ਤਾਂ ਅਕਸਰ ਦੋਵੇਂ ਨਿਭ ਜਾਂਦੇ ਹਨ।',
          'ਹਰ ਸੱਚ ਹਰ ਕਿਸੇ ਨੂੰ ਦੱਸਣਾ ਜ਼ਰੂਰੀ ਨਹੀਂ, ਅਤੇ ਚੁੱਪ ਰਹਿਣਾ ਝੂਠ ਬੋਲਣਾ ਨਹੀਂ। ਵੇਖੋ ਕਿ ਚੁੱਪ ਨਾਲ ਕਿਸ ਦਾ ਬਚਾਅ ਹੁੰਦਾ ਹੈ ਅਤੇ ਕਿਸ ਦਾ ਨੁਕਸਾਨ।',
        ],
        hindi: [
          'यहाँ लगता है कि सच एक ओर खींचता है और स्नेह दूसरी ओर। समय, शब्द और व्यक्ति ठीक चुने जाएँ, तो अक्सर दोनों निभ जाते हैं।',
          'हर सच हर किसी को बताना ज़रूरी नहीं, और चुप रहना झूठ बोलना नहीं है। देखिए कि चुप्पी से किसकी रक्षा होती है और किसकी हानि।',
        ],
      },
      practices: {
        english: [
          'Speak it aloud once alone, as gently as you can. If telling it could put you or somebody in danger, talk first to a person you trust and do not face it by yourself.',
        ],
        punjabi: [
          'ਪਹਿਲਾਂ ਇਕੱਲਿਆਂ ਬੈਠ ਕੇ ਇਹ ਗੱਲ ਨਰਮ ਸ਼ਬਦਾਂ ਵਿੱਚ ਬੋਲ ਕੇ ਵੇਖੋ। ਜੇ ਦੱਸਣ ਨਾਲ ਕਿਸੇ ਨੂੰ ਖ਼ਤਰਾ ਹੋ ਸਕਦਾ ਹੈ, ਤਾਂ ਪਹਿਲਾਂ ਕਿਸੇ ਭਰੋਸੇ ਵਾਲੇ ਨਾਲ ਸਲਾਹ ਕਰੋ।',
        ],
        hindi: [
          'पहले अकेले बैठकर यह बात कोमल शब्दों में बोलकर देखिए। यदि बताने से किसी को ख़तरा हो सकता है, तो पहले किसी भरोसेमंद से सलाह कीजिए।',
        ],
      },
    },
    {
      id: 'honestyCosts',
      words: {
        en: `bribe, bribes, bribery, corruption, corrupt, business, boss, office, work, job, at work, customers, tax, taxes, honest people, honest person, honesty pay, honesty pays, what is the use of honesty, honest suffer, liars win, liars succeed, liars get ahead, dishonest people, dishonest succeed, everyone cheats, everyone lies, stay honest, remain honest, being honest, cost of honesty, loss, unethical, whistleblower, report it`,
        pa: `ਰਿਸ਼ਵਤ, ਵੱਢੀ, ਭ੍ਰਿਸ਼ਟਾਚਾਰ, ਕਾਰੋਬਾਰ, ਵਪਾਰ, ਦੁਕਾਨ, ਦਫ਼ਤਰ, ਨੌਕਰੀ, ਕੰਮ, ਗਾਹਕ, ਟੈਕਸ, ਇਮਾਨਦਾਰ, ਇਮਾਨਦਾਰੀ, ਈਮਾਨਦਾਰ, ਈਮਾਨਦਾਰੀ, ਇਮਾਨਦਾਰੀ ਦਾ ਕੀ, ਸੱਚ ਬੋਲਣ ਨਾਲ, ਨੁਕਸਾਨ, ਘਾਟਾ, ਬੇਈਮਾਨ ਲੋਕ, ਝੂਠੇ ਲੋਕ ਅੱਗੇ, ਸੱਚੇ ਬੰਦੇ, ਸੱਚੇ ਨੂੰ, ਸੱਚ ਦਾ ਮੁੱਲ, ਸਾਰੇ ਠੱਗੀ, ਠੱਗੀ ਮਾਰ`,
        hi: `रिश्वत, घूस, भ्रष्टाचार, भ्रष्ट, कारोबार, व्यापार, दुकान, दफ़्तर, ऑफ़िस, नौकरी, काम, ग्राहक, टैक्स, ईमानदार, ईमानदारी, इमानदारी, ईमानदारी का क्या, सच बोलने से, नुकसान, घाटा, हानि, बेईमान लोग, झूठे लोग आगे, सच्चे इंसान, सच्चे लोगों, सच की क़ीमत, सब बेईमानी`,
        roman: `rishwat, rishvat, ghoos, vaddi, vadhi, bhrashtachar, corruption, karobar, vapar, vyapar, dukan, dukaan, daftar, office, naukri, nokri, job, kaam, grahak, gahak, imandar, imandari, imaandari, imaandaar, imandari da ki, imandari ka kya, imaandari naal, sach bolan naal, sach bolne se, nuksan, nuksaan, ghata, ghaata, beiman lok, beimaan log, jhoothe lok, jhoothe log, sache bande, sacche log, sach ka zamana`,
      },
      openings: {
        english: [
          'It stings to stay clean and to see others get ahead by crooked ways. You pay a real price; you also sleep with a conscience that is yours.',
          'When everyone around says that this is how things are done, one honest person feels foolish. It is not foolish, and you need not preach to keep to it.',
        ],
        punjabi: [
          'ਆਪ ਸਾਫ਼ ਰਹਿਣਾ ਅਤੇ ਵਿੰਗੇ ਰਾਹ ਵਾਲਿਆਂ ਨੂੰ ਅੱਗੇ ਲੰਘਦੇ ਵੇਖਣਾ ਚੁੱਭਦਾ ਹੈ। ਇਸ ਦੀ ਕੀਮਤ ਸੱਚਮੁੱਚ ਤਾਰਨੀ ਪੈਂਦੀ ਹੈ; ਪਰ ਜ਼ਮੀਰ ਆਪਣੀ ਰਹਿੰਦੀ ਹੈ।',
          'ਜਦੋਂ ਸਾਰੇ ਕਹਿਣ ਕਿ ਕੰਮ ਇੰਝ ਹੀ ਚੱਲਦਾ ਹੈ, ਤਾਂ ਇਮਾਨਦਾਰ ਬੰਦਾ ਆਪਣੇ ਆਪ ਨੂੰ ਮੂਰਖ ਸਮਝਣ ਲੱਗਦਾ ਹੈ। ਇਹ ਮੂਰਖਤਾ ਨਹੀਂ, ਅਤੇ ਇਸ ਲਈ ਉਪਦੇਸ਼ ਦੇਣ ਦੀ ਵੀ ਲੋੜ ਨਹੀਂ।',
        ],
        hindi: [
          'स्वयं साफ़ रहना और टेढ़े रास्ते वालों को आगे निकलते देखना चुभता है। इसका मूल्य सचमुच चुकाना पड़ता है; पर अंतरात्मा अपनी रहती है।',
          'जब सब कहें कि काम ऐसे ही चलता है, तो ईमानदार व्यक्ति अपने को मूर्ख समझने लगता है। यह मूर्खता नहीं, और इसके लिए उपदेश देने की भी ज़रूरत नहीं।',
        ],
      },
      practices: {
        english: [
          'Decide one line you will not cross in your work and tell it to one person you trust. Before a step that could cost your post, take advice from someone who knows the rules.',
        ],
        punjabi: [
          'ਆਪਣੇ ਕੰਮ ਵਿੱਚ ਇੱਕ ਹੱਦ ਮਿੱਥੋ ਜੋ ਨਹੀਂ ਟੱਪਣੀ, ਅਤੇ ਕਿਸੇ ਇੱਕ ਭਰੋਸੇ ਵਾਲੇ ਨੂੰ ਦੱਸੋ। ਜਿਸ ਕਦਮ ਨਾਲ ਰੋਜ਼ੀ ਨੂੰ ਫ਼ਰਕ ਪੈ ਸਕਦਾ ਹੈ, ਉਸ ਤੋਂ ਪਹਿਲਾਂ ਜਾਣਕਾਰ ਦੀ ਸਲਾਹ ਲਵੋ।',
        ],
        hindi: [
          'अपने काम में एक सीमा तय कीजिए जो नहीं लाँघनी, और किसी एक भरोसेमंद को बताइए। जिस कदम से रोज़ी पर असर पड़ सकता है, उससे पहले किसी जानकार की सलाह लीजिए।',
        ],
      },
    },
    {
      id: 'liedTo',
      words: {
        en: `lied to me, lies to me, lying to me, he lies, she lies, they lie, he lied, she lied, they lied, husband lies, wife lies, son lies, daughter lies, friend lied, liar, liars, fake people, fake friends, two faced, hypocrite, hypocrites, hypocrisy, trust, gossip, gossips, gossiping, rumours, rumors, behind my back, talk about me, spreading lies, lies about me, told my secret, told my secrets`,
        pa: `ਮੈਨੂੰ ਝੂਠ, ਮੇਰੇ ਨਾਲ ਝੂਠ, ਮੇਰੇ ਬਾਰੇ, ਉਹ ਝੂਠ, ਉਸ ਨੇ ਝੂਠ, ਉਸਨੇ ਝੂਠ, ਪਤੀ ਝੂਠ, ਪਤਨੀ ਝੂਠ, ਪੁੱਤ ਝੂਠ, ਬੱਚਾ ਝੂਠ, ਬੱਚੇ ਝੂਠ, ਦੋਸਤ ਨੇ ਝੂਠ, ਲੋਕ ਝੂਠ, ਝੂਠੇ ਲੋਕ, ਪਖੰਡੀ, ਪਖੰਡ, ਦੋਗਲੇ, ਭਰੋਸਾ, ਵਿਸ਼ਵਾਸ, ਚੁਗਲੀ, ਚੁਗਲੀਆਂ, ਨਿੰਦਿਆ, ਪਿੱਠ ਪਿੱਛੇ, ਅਫ਼ਵਾਹ, ਮੇਰੀਆਂ ਗੱਲਾਂ`,
        hi: `मुझसे झूठ, मेरे साथ झूठ, मेरे बारे, वह झूठ, उसने झूठ, उन्होंने झूठ, पति झूठ, पत्नी झूठ, बेटा झूठ, बच्चा झूठ, बच्चे झूठ, दोस्त ने झूठ, लोग झूठ, झूठे लोग, पाखंडी, पाखंड, ढोंगी, दोगले, भरोसा, विश्वास, चुगली, निंदा, पीठ पीछे, अफ़वाह, मेरी बातें`,
        roman: `mainu jhooth, mere naal jhooth, mere nal jhooth, mujhse jhooth, mujse jhuth, mere bare, mere baare, oh jhooth, us ne jhooth, usne jhooth, usne jhuth, pati jhooth, patni jhooth, husband jhooth, wife jhooth, beta jhooth, putt jhooth, bacha jhooth, dost ne jhooth, lok jhooth, log jhooth, pakhandi, pakhand, dhongi, dogle, doglay, bharosa, vishwas, chugli, chugliyan, nindya, ninda, pith piche, peeth peeche, pith pichhe, afwah`,
      },
      openings: {
        english: [
          'To be lied to, or talked about in one’s absence, takes the ground from under one’s feet. Your hurt is understandable, and their words do not make it true.',
          'You cannot make another person honest. You can say plainly what you saw, and let trust come back only as far as their deeds carry it.',
        ],
        punjabi: [
          'ਕੋਈ ਝੂਠ ਬੋਲੇ ਜਾਂ ਪਿੱਠ ਪਿੱਛੇ ਗੱਲਾਂ ਕਰੇ, ਤਾਂ ਪੈਰਾਂ ਹੇਠੋਂ ਜ਼ਮੀਨ ਖਿਸਕ ਜਾਂਦੀ ਹੈ। ਦੁੱਖ ਲੱਗਣਾ ਸੁਭਾਵਿਕ ਹੈ, ਅਤੇ ਕਿਸੇ ਦੇ ਕਹਿਣ ਨਾਲ ਝੂਠ ਸੱਚ ਨਹੀਂ ਬਣਦਾ।',
          'ਦੂਜੇ ਨੂੰ ਸੱਚਾ ਬਣਾਉਣਾ ਸਾਡੇ ਵੱਸ ਨਹੀਂ। ਜੋ ਵੇਖਿਆ ਉਹ ਸਾਫ਼ ਕਿਹਾ ਜਾ ਸਕਦਾ ਹੈ, ਅਤੇ ਭਰੋਸਾ ਓਨਾ ਹੀ ਮੋੜਿਆ ਜਾਵੇ ਜਿੰਨਾ ਉਸ ਦੇ ਕੰਮ ਕਮਾਉਣ।',
        ],
        hindi: [
          'कोई झूठ बोले या पीठ पीछे बातें करे, तो पैरों तले से ज़मीन खिसक जाती है। दुख लगना स्वाभाविक है, और किसी के कहने से झूठ सच नहीं बनता।',
          'दूसरे को सच्चा बनाना हमारे वश में नहीं। जो देखा वह साफ़ कहा जा सकता है, और भरोसा उतना ही लौटाया जाए जितना उसके काम कमाएँ।',
        ],
      },
      practices: {
        english: [
          'Ask the person once, in private and without an audience: “I would like to hear the truth from you.” Then listen, and decide about your trust only tomorrow. If that does not feel safe, speak to someone you trust instead.',
        ],
        punjabi: [
          'ਇਕੱਲੇ ਵਿੱਚ ਇੱਕ ਵਾਰ ਪੁੱਛੋ: “ਮੈਂ ਸੱਚ ਤੁਹਾਡੇ ਮੂੰਹੋਂ ਸੁਣਨਾ ਹੈ।” ਸੁਣ ਕੇ ਭਰੋਸੇ ਦਾ ਫ਼ੈਸਲਾ ਕੱਲ੍ਹ ਕਰੋ। ਜੇ ਪੁੱਛਣ ਤੋਂ ਡਰ ਲੱਗੇ, ਤਾਂ ਪਹਿਲਾਂ ਕਿਸੇ ਆਪਣੇ ਨਾਲ ਗੱਲ ਕਰੋ।',
        ],
        hindi: [
          'अकेले में एक बार पूछिए: “मुझे सच आपके मुँह से सुनना है।” सुनकर भरोसे का निर्णय कल कीजिए। यदि पूछने से डर लगे, तो पहले किसी अपने से बात कीजिए।',
        ],
      },
    },
  ],
}
