import type { ThemePhrases } from './types.ts'

export const mind: ThemePhrases = {
  openings: {
    english: [
      'Seekers have always complained of a mind that will not be still. You are in good company.',
      'Thoughts come uninvited; that is no fault. What we can learn is not to follow each one.',
      'The mind is less like an enemy to beat than like a restless child to bring home, again and again, with patience.',
    ],
    punjabi: [
      'ਨਾ ਟਿਕਣ ਵਾਲਾ ਮਨ ਖੋਜੀਆਂ ਦਾ ਬਹੁਤ ਪੁਰਾਣਾ ਸਾਥੀ ਹੈ। ਤੁਸੀਂ ਇਸ ਵਿੱਚ ਇਕੱਲੇ ਨਹੀਂ।',
      'ਖ਼ਿਆਲ ਬਿਨਾਂ ਸੱਦੇ ਆਉਂਦੇ ਹਨ; ਇਹ ਕਸੂਰ ਨਹੀਂ। ਸਿੱਖਣਾ ਇਹ ਹੈ ਕਿ ਹਰ ਇੱਕ ਦੇ ਪਿੱਛੇ ਨਾ ਤੁਰੀਏ।',
      'ਮਨ ਕੋਈ ਵੈਰੀ ਨਹੀਂ ਜਿਸ ਨੂੰ ਹਰਾਉਣਾ ਹੋਵੇ। ਇਹ ਚੰਚਲ ਬੱਚੇ ਵਾਂਗ ਹੈ, ਜਿਸ ਨੂੰ ਪਿਆਰ ਨਾਲ ਮੁੜ-ਮੁੜ ਘਰ ਲਿਆਉਣਾ ਪੈਂਦਾ ਹੈ।',
    ],
    hindi: [
      'न टिकने वाला मन साधकों का बहुत पुराना साथी है। आप इसमें अकेले नहीं हैं।',
      'विचार बिना बुलाए आते हैं; यह दोष नहीं। सीखना यह है कि हर एक के पीछे न चलें।',
      'मन कोई शत्रु नहीं जिसे हराना हो। यह चंचल बच्चे जैसा है, जिसे प्यार से बार-बार घर लाना पड़ता है।',
    ],
  },
  again: {
    english: [
      'The mind has wandered back to the same place, as minds do. Let us bring it home once more.',
      'Let us look at this restlessness again. It is trained in small steps, and each return counts.',
    ],
    punjabi: [
      'ਮਨ ਫਿਰ ਉੱਥੇ ਹੀ ਜਾ ਪਹੁੰਚਿਆ, ਇਹ ਇਸ ਦਾ ਸੁਭਾਅ ਹੈ। ਆਓ, ਇਸ ਨੂੰ ਇੱਕ ਵਾਰ ਹੋਰ ਮੋੜ ਲਿਆਈਏ।',
      'ਆਓ, ਇਸ ਚੰਚਲਤਾ ਵੱਲ ਮੁੜ ਵੇਖੀਏ। ਮਨ ਨਿੱਕੇ ਕਦਮਾਂ ਨਾਲ ਸਿੱਖਦਾ ਹੈ, ਅਤੇ ਹਰ ਵਾਰ ਮੁੜਨਾ ਗਿਣਿਆ ਜਾਂਦਾ ਹੈ।',
    ],
    hindi: [
      'मन फिर वहीं जा पहुँचा, यह इसका स्वभाव है। आइए, इसे एक बार और लौटा लाएँ।',
      'आइए, इस चंचलता को फिर देखें। मन छोटे कदमों से सीखता है, और हर बार लौटना गिना जाता है।',
    ],
  },
  practices: {
    english: [
      'Three times today, stop for one minute: notice the thought, name it “thinking”, and bring the attention back to one breath.',
      'Give the mind one honest task for the hands: wash the dishes, sweep a room or knead dough, and stay with only that until it is done.',
      'Keep the first half hour after waking free of the phone. Begin it with a line of prayer or a hymn, so that the mind starts the day fed.',
    ],
    punjabi: [
      'ਅੱਜ ਤਿੰਨ ਵਾਰ ਇੱਕ ਮਿੰਟ ਲਈ ਰੁਕੋ: ਖ਼ਿਆਲ ਨੂੰ ਵੇਖੋ, ਮਨ ਵਿੱਚ ਕਹੋ “ਇਹ ਸੋਚ ਹੈ”, ਅਤੇ ਧਿਆਨ ਇੱਕ ਸਾਹ ਉੱਤੇ ਮੋੜ ਲਿਆਓ।',
      'ਮਨ ਨੂੰ ਹੱਥਾਂ ਦਾ ਕੋਈ ਸਾਦਾ ਕੰਮ ਦਿਓ: ਭਾਂਡੇ ਮਾਂਜਣੇ, ਝਾੜੂ ਜਾਂ ਆਟਾ ਗੁੰਨ੍ਹਣਾ, ਅਤੇ ਮੁੱਕਣ ਤੱਕ ਸਿਰਫ਼ ਉਸੇ ਨਾਲ ਰਹੋ।',
      'ਜਾਗਣ ਪਿੱਛੋਂ ਪਹਿਲਾ ਅੱਧਾ ਘੰਟਾ ਫ਼ੋਨ ਨਾ ਚੁੱਕੋ। ਪਹਿਲਾਂ ਇੱਕ ਤੁਕ ਪੜ੍ਹੋ ਜਾਂ ਸੁਣੋ, ਤਾਂ ਜੋ ਮਨ ਚੰਗੀ ਖ਼ੁਰਾਕ ਨਾਲ ਦਿਨ ਸ਼ੁਰੂ ਕਰੇ।',
    ],
    hindi: [
      'आज तीन बार एक मिनट के लिए रुकिए: विचार को देखिए, मन में कहिए “यह विचार है”, और ध्यान एक साँस पर लौटा लाइए।',
      'मन को हाथों का कोई सादा काम दीजिए: बर्तन धोना, झाड़ू लगाना या आटा गूँधना, और पूरा होने तक केवल उसी के साथ रहिए।',
      'जागने के बाद पहला आधा घंटा फ़ोन मत उठाइए। पहले एक पंक्ति पढ़िए या सुनिए, ताकि मन अच्छे आहार से दिन शुरू करे।',
    ],
  },
  situations: [
    {
      id: 'badThoughts',
      words: {
        en: `bad thoughts, bad thought, dirty thoughts, negative thoughts, negative, negativity, evil thoughts, wrong thoughts, intrusive, intrusive thoughts, sinful thoughts, impure, impure thoughts, lustful, horrible thoughts, scary thoughts, about god, violent thoughts, disgusting, unwanted thoughts, thoughts of harming, weird thoughts, ocd, swear words, dirty mind, about harming, suspicious`,
        pa: `ਮਾੜੇ ਖ਼ਿਆਲ, ਮਾੜੇ ਵਿਚਾਰ, ਬੁਰੇ ਖ਼ਿਆਲ, ਬੁਰੇ ਵਿਚਾਰ, ਗੰਦੇ ਖ਼ਿਆਲ, ਗੰਦੇ ਵਿਚਾਰ, ਗ਼ਲਤ ਖ਼ਿਆਲ, ਗ਼ਲਤ ਵਿਚਾਰ, ਪੁੱਠੇ ਖ਼ਿਆਲ, ਪੁੱਠੀਆਂ ਸੋਚਾਂ, ਮਾੜੀਆਂ ਸੋਚਾਂ, ਬੁਰੀਆਂ ਸੋਚਾਂ, ਮਾੜੀ ਸੋਚ, ਗੰਦੀ ਸੋਚ, ਨਕਾਰਾਤਮਕ, ਨੈਗੇਟਿਵ, ਅਪਵਿੱਤਰ, ਪਾਪ, ਡਰਾਉਣੇ ਖ਼ਿਆਲ, ਗੰਦੇ ਫੁਰਨੇ, ਮਾੜੇ ਫੁਰਨੇ, ਫੁਰਨੇ, ਵਹਿਮ`,
        hi: `बुरे ख़्याल, बुरे विचार, बुरे ख़याल, गंदे विचार, गंदे ख़्याल, ग़लत विचार, ग़लत ख़्याल, उल्टे विचार, उल्टे सीधे, बुरी सोच, गंदी सोच, ग़लत सोच, नकारात्मक, नेगेटिव, अपवित्र, पाप, डरावने विचार, हिंसक विचार, अश्लील, शक करने, वहम`,
        roman: `mare khyal, made khyal, mare vichar, bure khyal, bure khayal, bure vichar, gande khyal, gande khayal, gande vichar, galat khyal, galat vichar, puthe khyal, ulte vichar, ulte sidhe, mari soch, madi soch, gandi soch, buri soch, galat soch, negative, nakaratmak, apavitra, paap, bure khayalat, darawne khyal, bad thoughts, puthe khayal, puthian sochan, mare khayal, furne, manmat, wahem, wehem`,
      },
      openings: {
        english: [
          'A thought that comes by itself is not a deed, and it is not who you are. That it troubles you shows which side your heart is on.',
          'Dark or ugly thoughts visit good people too. Fighting them feeds them; noticing them and turning gently elsewhere lets them pass.',
        ],
        punjabi: [
          'ਜੋ ਖ਼ਿਆਲ ਆਪੇ ਆ ਜਾਵੇ, ਉਹ ਨਾ ਤੁਹਾਡੀ ਕਰਨੀ ਹੈ ਅਤੇ ਨਾ ਤੁਹਾਡੀ ਪਛਾਣ। ਉਹ ਤੁਹਾਨੂੰ ਚੁਭਦਾ ਹੈ, ਇਸੇ ਤੋਂ ਪਤਾ ਲੱਗਦਾ ਹੈ ਕਿ ਦਿਲ ਕਿਸ ਪਾਸੇ ਹੈ।',
          'ਕੋਝੇ ਖ਼ਿਆਲ ਭਲੇ ਲੋਕਾਂ ਨੂੰ ਵੀ ਆਉਂਦੇ ਹਨ। ਲੜਨ ਨਾਲ ਉਹ ਤਕੜੇ ਹੁੰਦੇ ਹਨ; ਵੇਖ ਕੇ ਹੌਲੀ ਜਿਹੀ ਮੂੰਹ ਮੋੜ ਲਈਏ ਤਾਂ ਲੰਘ ਜਾਂਦੇ ਹਨ।',
        ],
        hindi: [
          'जो विचार अपने आप आ जाए, वह न आपका कर्म है और न आपकी पहचान। वह आपको चुभता है, इसी से पता चलता है कि मन किस ओर है।',
          'भद्दे विचार भले लोगों को भी आते हैं। लड़ने से वे मज़बूत होते हैं; देखकर धीरे से मुँह मोड़ लें तो निकल जाते हैं।',
        ],
      },
      practices: {
        english: [
          'When such a thought comes, say inwardly “a guest, not the host”, and repeat a short prayer five times. If the thoughts frighten you, will not let go or urge you to harm, tell a doctor or someone you trust at once.',
        ],
        punjabi: [
          'ਅਜਿਹਾ ਖ਼ਿਆਲ ਆਵੇ ਤਾਂ ਮਨ ਵਿੱਚ ਕਹੋ “ਇਹ ਪਰਾਹੁਣਾ ਹੈ, ਮਾਲਕ ਨਹੀਂ”, ਅਤੇ ਪੰਜ ਵਾਰ ਨਾਮ ਜਪੋ। ਜੇ ਖ਼ਿਆਲ ਡਰਾਉਣ, ਪਿੱਛਾ ਨਾ ਛੱਡਣ ਜਾਂ ਸੱਟ ਮਾਰਨ ਨੂੰ ਕਹਿਣ, ਤਾਂ ਤੁਰੰਤ ਡਾਕਟਰ ਜਾਂ ਕਿਸੇ ਭਰੋਸੇ ਵਾਲੇ ਨੂੰ ਦੱਸੋ।',
        ],
        hindi: [
          'ऐसा विचार आए तो मन में कहिए “यह अतिथि है, स्वामी नहीं”, और पाँच बार नाम जपिए। यदि विचार डराएँ, पीछा न छोड़ें या चोट पहुँचाने को कहें, तो तुरंत डॉक्टर या किसी भरोसे के व्यक्ति को बताइए।',
        ],
      },
    },
    {
      id: 'overthinking',
      words: {
        en: `overthinking, overthink, over thinking, thinking too much, think too much, keep thinking, cannot stop thinking, cant stop thinking, stop thinking, racing thoughts, same thought, same thoughts, loop, all night, at night, about the past, old memories, replay, what if, head is full, thousand thoughts, embarrassing moment, old arguments, forty tabs, too many thoughts, in my head, racing mind, brain*1, keeps playing`,
        pa: `ਬਹੁਤ ਸੋਚ, ਬਹੁਤ ਸੋਚਦਾ, ਬਹੁਤ ਸੋਚਦੀ, ਜ਼ਿਆਦਾ ਸੋਚ, ਜ਼ਿਆਦਾ ਸੋਚਦਾ, ਜ਼ਿਆਦਾ ਸੋਚਦੀ, ਸੋਚੀ ਜਾਂਦਾ, ਸੋਚੀ ਜਾਂਦੀ, ਸੋਚੀਂ, ਸੋਚਾਂ, ਸੋਚਾਂ ਵਿੱਚ, ਸੋਚਣਾ ਬੰਦ, ਸੋਚ ਸੋਚ, ਉਹੀ ਗੱਲ, ਇੱਕੋ ਗੱਲ, ਪੁਰਾਣੀਆਂ ਗੱਲਾਂ, ਪੁਰਾਣੀਆਂ ਯਾਦਾਂ, ਬੀਤੀਆਂ, ਭਵਿੱਖ, ਰਾਤ ਨੂੰ, ਸਾਰੀ ਰਾਤ, ਓਵਰਥਿੰਕਿੰਗ, ਗੱਲ ਫੜ ਕੇ, ਰਿੜਕੀ ਜਾਂਦਾ, ਰਿੜਕੀ ਜਾਂਦੀ, ਖ਼ਿਆਲਾਂ ਦੀ ਹਨੇਰੀ, ਸਿਰ ਵਿੱਚ ਚੱਲਦੀਆਂ, ਬੀਤੇ ਸਮੇਂ, ਦਿਮਾਗ਼*1`,
        hi: `बहुत सोच, बहुत सोचता, बहुत सोचती, ज़्यादा सोच, ज़्यादा सोचता, ज़्यादा सोचती, सोचता रहता, सोचती रहती, सोचते रहना, सोचना बंद, सोच सोच, वही बात, एक ही बात, पुरानी बातें, पुरानी यादें, बीती बातें, अतीत, भविष्य, रात को, सारी रात, ओवरथिंकिंग, दिमाग़*1, मन में चलता, दिमाग़ में चलती, यादें`,
        roman: `bahut soch, bahut sochda, bahut sochdi, bahut sochta, bahut sochti, jyada soch, zyada soch, zyada sochta, jyada sochda, sochi janda, sochi jandi, sochda rehnda, sochta rehta, sochti rehti, sochna band, sochan, socha, sochaan, soch soch, ohi gal, ohi gall, wahi baat, wohi baat, ek hi baat, ikko gal, purani gallan, purani baatein, purani yaadan, ateet, bhavikh, bhavishya, raat nu, raat ko, sari raat, overthinking, overthink, gallan nu pakad, soch di chakki, dimag me chalti, dimag ch chaldi, loop me, purani batein, dimag*1, dimaag*1, brain*1`,
      },
      openings: {
        english: [
          'The mind goes round like an ox at the mill and gets no further. Even so, one can step out of the circle for a minute.',
          'Thinking is a good servant, but it does not know when to go home. What you are turning over can often wait for a fresher hour.',
        ],
        punjabi: [
          'ਸੋਚਾਂ ਕੋਹਲੂ ਦੇ ਬਲਦ ਵਾਂਗ ਘੁੰਮਦੀਆਂ ਹਨ ਅਤੇ ਪਹੁੰਚਦੀਆਂ ਕਿਤੇ ਨਹੀਂ। ਕੁਝ ਚਿਰ ਲਈ ਉਸ ਘੇਰੇ ਤੋਂ ਬਾਹਰ ਪੈਰ ਧਰਿਆ ਜਾ ਸਕਦਾ ਹੈ।',
          'ਸੋਚ ਚੰਗੀ ਸੇਵਾਦਾਰ ਹੈ, ਪਰ ਉਸ ਨੂੰ ਛੁੱਟੀ ਕਰਨੀ ਨਹੀਂ ਆਉਂਦੀ। ਜੋ ਗੱਲ ਮਨ ਵਿੱਚ ਰਿੜਕੀ ਜਾ ਰਹੀ ਹੈ, ਉਹ ਅਕਸਰ ਕਿਸੇ ਤਾਜ਼ੀ ਘੜੀ ਤੱਕ ਰੁਕ ਸਕਦੀ ਹੈ।',
        ],
        hindi: [
          'विचार कोल्हू के बैल की तरह घूमते हैं और पहुँचते कहीं नहीं। कुछ देर के लिए उस घेरे से बाहर पाँव रखा जा सकता है।',
          'विचार अच्छा सेवक है, पर उसे छुट्टी लेना नहीं आता। जो बात मन में मथी जा रही है, वह अक्सर किसी ताज़ी घड़ी तक रुक सकती है।',
        ],
      },
      practices: {
        english: [
          'Give worry an appointment: twenty minutes this afternoon, pen in hand. When the thoughts come at another hour, tell them their time, stand up and walk a little.',
        ],
        punjabi: [
          'ਸੋਚਣ ਦਾ ਵੇਲਾ ਬੰਨ੍ਹ ਲਵੋ: ਦੁਪਹਿਰੇ ਵੀਹ ਮਿੰਟ, ਕਲਮ ਹੱਥ ਵਿੱਚ ਲੈ ਕੇ। ਹੋਰ ਵੇਲੇ ਸੋਚਾਂ ਆਉਣ ਤਾਂ ਉਹਨਾਂ ਨੂੰ ਆਪਣਾ ਵੇਲਾ ਯਾਦ ਕਰਵਾਓ, ਉੱਠੋ ਅਤੇ ਥੋੜ੍ਹਾ ਤੁਰੋ।',
        ],
        hindi: [
          'सोचने का समय बाँध लीजिए: दोपहर में बीस मिनट, क़लम हाथ में लेकर। और समय विचार आएँ तो उन्हें उनका समय याद दिलाइए, उठिए और थोड़ा टहलिए।',
        ],
      },
    },
    {
      id: 'mindRunsAway',
      words: {
        en: `restless, wander, wandering, wanders, distracted, distraction, distractions, concentrate, concentration, focus, unfocused, monkey mind, control my mind, control the mind, control mind, control my thoughts, mind control, senses, still the mind, unstable, fickle, jumps, runs, conquer, daydreaming, daydream, friend or enemy, enemy, inner voice, never stops talking, stray horse, reins, steady, wild`,
        pa: `ਭਟਕਦਾ, ਭਟਕਣਾ, ਭਟਕ, ਚੰਚਲ, ਟਿਕਦਾ ਨਹੀਂ, ਨਹੀਂ ਟਿਕਦਾ, ਟਿਕਾਵਾਂ, ਟਿਕਾਉਣਾ, ਟਿਕੇ, ਕਾਬੂ, ਵੱਸ ਵਿੱਚ, ਵੱਸ, ਇਕਾਗਰ, ਇਕਾਗਰਤਾ, ਧਿਆਨ ਨਹੀਂ, ਦੌੜਦਾ, ਭੱਜਦਾ, ਬੇਚੈਨ, ਬੇਚੈਨੀ, ਇੰਦਰੀਆਂ, ਜਿੱਤ, ਜਿੱਤਣਾ, ਡੋਲਦਾ, ਬਾਂਦਰ, ਟਪੂਸੀਆਂ, ਮਨ ਦੇ ਮਗਰ, ਨਹੀਂ ਖੜ੍ਹਦਾ, ਸੁਣਦਾ ਹੀ ਨਹੀਂ, ਮਨ ਨਹੀਂ ਮੰਨਦਾ, ਮਨਮੁਖ, ਬੰਨ੍ਹ ਕੇ`,
        hi: `भटकता, भटकना, भटक, चंचल, टिकता नहीं, नहीं टिकता, टिकाऊँ, स्थिर, क़ाबू, वश में, वश, एकाग्र, एकाग्रता, ध्यान नहीं, दौड़ता, भागता, बेचैन, बेचैनी, इंद्रियाँ, इंद्रियों, जीत, जीतना, डोलता, नियंत्रण, अशांत, शत्रु, लगाम, संयम, स्थितप्रज्ञ, मन नहीं मानता, बहाव, चंचलता, मित्र कैसे`,
        roman: `bhatakda, bhatakta, bhatkna, bhatak, chanchal, tikda nahi, nahi tikda, tikta nahi, nahi tikta, kabu, kaabu, qaboo, vas vich, vash mein, vash me, ekagar, ekagrata, ikagarta, ekagrta, dhyan nahi, daudda, daudta, bhajda, bhagta, bechain, bechaini, indriyan, indriya, jitna, jeetna, dolda, control, focus, concentration, restless, chanchalta, ankush, hathi wargu, kehna nahi mannda, man nahi manda, man ka ghulam, mann ka ghulam, khud se ladta, dhyan jaanda, dhyan janda, kalpana, abhyas, vairagya, nahi tikti`,
      },
      openings: {
        english: [
          'The mind runs off in the middle of a sentence, even of a prayer. Warriors and saints have complained of the same, so there is no shame in it.',
          'Holding the mind by force is like holding the wind. Practice and a little letting go do more, and both can begin very small.',
        ],
        punjabi: [
          'ਮਨ ਗੱਲ ਦੇ ਵਿਚਾਲਿਓਂ, ਅਰਦਾਸ ਦੇ ਵਿਚਾਲਿਓਂ ਵੀ ਨੱਸ ਜਾਂਦਾ ਹੈ। ਸੂਰਮਿਆਂ ਅਤੇ ਭਗਤਾਂ ਨੇ ਵੀ ਇਹੀ ਕਿਹਾ ਹੈ, ਇਸ ਵਿੱਚ ਸ਼ਰਮ ਵਾਲੀ ਗੱਲ ਨਹੀਂ।',
          'ਮਨ ਨੂੰ ਜ਼ੋਰ ਨਾਲ ਫੜਨਾ ਹਵਾ ਨੂੰ ਫੜਨ ਵਰਗਾ ਹੈ। ਅਭਿਆਸ ਨਾਲ ਅਤੇ ਥੋੜ੍ਹੀ ਢਿੱਲ ਦੇਣ ਨਾਲ ਗੱਲ ਵੱਧ ਬਣਦੀ ਹੈ, ਅਤੇ ਸ਼ੁਰੂਆਤ ਨਿੱਕੀ ਹੋ ਸਕਦੀ ਹੈ।',
        ],
        hindi: [
          'मन बात के बीच से, प्रार्थना के बीच से भी भाग जाता है। वीरों और भक्तों ने भी यही कहा है, इसमें लज्जा की बात नहीं।',
          'मन को ज़ोर से पकड़ना हवा को पकड़ने जैसा है। अभ्यास से और थोड़ी ढील देने से अधिक बात बनती है, और शुरुआत छोटी हो सकती है।',
        ],
      },
      practices: {
        english: [
          'Do one thing at a time for one hour today: eat without a screen, talk without the phone, walk without music. Each time the mind leaves, come back without scolding.',
        ],
        punjabi: ['ਅੱਜ ਇੱਕ ਘੰਟਾ ਇੱਕ ਵੇਲੇ ਇੱਕੋ ਕੰਮ ਕਰੋ: ਸਕਰੀਨ ਬਿਨਾਂ ਰੋਟੀ, ਫ਼ੋਨ ਬਿਨਾਂ ਗੱਲ, ਗੀਤਾਂ ਬਿਨਾਂ ਸੈਰ। ਮਨ ਜਾਵੇ ਤਾਂ ਝਿੜਕੇ ਬਿਨਾਂ ਮੋੜ ਲਿਆਓ।'],
        hindi: [
          'आज एक घंटा एक समय में एक ही काम कीजिए: स्क्रीन बिना भोजन, फ़ोन बिना बात, गीतों बिना सैर। मन जाए तो डाँटे बिना लौटा लाइए।',
        ],
      },
    },
  ],
}
