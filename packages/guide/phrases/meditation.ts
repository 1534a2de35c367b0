import type { ThemePhrases } from './types.ts'

export const meditation: ThemePhrases = {
  openings: {
    english: [
      'The wish to sit and remember is itself a blessing. A few quiet minutes are enough to make room for it.',
      'Sitting still is simple and not easy. Everyone who tries meets the same restless visitor.',
      'Remembrance is not one more task to do well. It is more like coming home and leaving the shoes at the door.',
    ],
    punjabi: [
      'ਬੈਠ ਕੇ ਯਾਦ ਕਰਨ ਦੀ ਚਾਹ ਆਪ ਹੀ ਇੱਕ ਬਖ਼ਸ਼ਿਸ਼ ਹੈ। ਇਸ ਨੂੰ ਥਾਂ ਦੇਣ ਲਈ ਚੁੱਪ ਦੇ ਕੁਝ ਮਿੰਟ ਹੀ ਬਹੁਤ ਹਨ।',
      'ਟਿਕ ਕੇ ਬੈਠਣਾ ਸਾਦਾ ਹੈ ਪਰ ਸੌਖਾ ਨਹੀਂ। ਜੋ ਵੀ ਬੈਠਦਾ ਹੈ, ਉਸ ਨੂੰ ਇਹੀ ਬੇਚੈਨ ਪਰਾਹੁਣਾ ਮਿਲਦਾ ਹੈ।',
      'ਸਿਮਰਨ ਕੋਈ ਹੋਰ ਕੰਮ ਨਹੀਂ ਜਿਸ ਵਿੱਚ ਪਾਸ ਹੋਣਾ ਪਵੇ। ਇਹ ਤਾਂ ਜੋੜੇ ਬਾਹਰ ਲਾਹ ਕੇ ਆਪਣੇ ਘਰ ਮੁੜਨ ਵਰਗਾ ਹੈ।',
    ],
    hindi: [
      'बैठकर स्मरण करने की चाह अपने आप में एक कृपा है। इसे जगह देने के लिए शांति के कुछ मिनट ही बहुत हैं।',
      'स्थिर बैठना सरल है पर आसान नहीं। जो भी बैठता है, उसे यही बेचैन अतिथि मिलता है।',
      'स्मरण कोई और काम नहीं जिसमें पास होना पड़े। यह तो जूते बाहर उतारकर अपने घर लौटने जैसा है।',
    ],
  },
  again: {
    english: [
      'Let us sit down with this once more. In this practice, coming back is the whole art.',
      'You have come back to the question, as one comes back to the breath. Here is another word for the way.',
    ],
    punjabi: [
      'ਆਓ, ਇਸ ਗੱਲ ਨਾਲ ਇੱਕ ਵਾਰ ਹੋਰ ਬੈਠੀਏ। ਇਸ ਅਭਿਆਸ ਵਿੱਚ ਮੁੜ ਆਉਣਾ ਹੀ ਸਾਰੀ ਕਲਾ ਹੈ।',
      'ਸਵਾਲ ਵੱਲ ਮੁੜਨਾ ਸਾਹ ਵੱਲ ਮੁੜਨ ਵਰਗਾ ਹੀ ਹੈ। ਰਾਹ ਲਈ ਇੱਕ ਹੋਰ ਬਚਨ ਲੈਂਦੇ ਹਾਂ।',
    ],
    hindi: [
      'आइए, इस बात के साथ एक बार और बैठें। इस अभ्यास में लौट आना ही सारी कला है।',
      'प्रश्न की ओर लौटना साँस की ओर लौटने जैसा ही है। राह के लिए एक और वचन लेते हैं।',
    ],
  },
  practices: {
    english: [
      'Choose one fixed time and place, five minutes only. Follow the breath or the Name, and whenever the mind leaves, bring it back without a word of blame.',
      'Tie the Name to something you do every day: the kettle, the stairs, the walk to the bus. Repeat it there softly, with your steps.',
      'Once this week sit where others sit and sing or meditate together. Quiet is easier to learn in company.',
    ],
    punjabi: [
      'ਇੱਕ ਪੱਕਾ ਵੇਲਾ ਅਤੇ ਥਾਂ ਚੁਣੋ, ਸਿਰਫ਼ ਪੰਜ ਮਿੰਟ। ਸਾਹ ਜਾਂ ਨਾਮ ਵੱਲ ਧਿਆਨ ਰੱਖੋ, ਅਤੇ ਜਦੋਂ ਮਨ ਜਾਵੇ ਤਾਂ ਬਿਨਾਂ ਝਿੜਕੇ ਮੋੜ ਲਿਆਓ।',
      'ਨਾਮ ਨੂੰ ਰੋਜ਼ ਦੇ ਕਿਸੇ ਕੰਮ ਨਾਲ ਜੋੜ ਲਵੋ: ਚਾਹ ਧਰਨੀ, ਪੌੜੀਆਂ ਚੜ੍ਹਨੀਆਂ, ਬੱਸ ਤੱਕ ਤੁਰਨਾ। ਉੱਥੇ ਕਦਮਾਂ ਦੇ ਨਾਲ ਹੌਲੀ-ਹੌਲੀ ਜਪੋ।',
      'ਇਸ ਹਫ਼ਤੇ ਇੱਕ ਵਾਰ ਉੱਥੇ ਬੈਠੋ ਜਿੱਥੇ ਲੋਕ ਰਲ ਕੇ ਕੀਰਤਨ ਜਾਂ ਸਿਮਰਨ ਕਰਦੇ ਹਨ। ਸਾਥ ਵਿੱਚ ਟਿਕਣਾ ਛੇਤੀ ਆਉਂਦਾ ਹੈ।',
    ],
    hindi: [
      'एक निश्चित समय और जगह चुनिए, केवल पाँच मिनट। साँस या नाम पर ध्यान रखिए, और जब मन जाए तो बिना डाँटे लौटा लाइए।',
      'नाम को रोज़ के किसी काम से जोड़ लीजिए: चाय चढ़ाना, सीढ़ियाँ चढ़ना, बस तक चलना। वहाँ कदमों के साथ धीरे-धीरे जपिए।',
      'इस सप्ताह एक बार वहाँ बैठिए जहाँ लोग मिलकर कीर्तन या ध्यान करते हैं। साथ में टिकना जल्दी आता है।',
    ],
  },
  situations: [
    {
      id: 'mindWanders',
      words: {
        en: `mind wanders, wanders, wander, wandering, distracted, distraction, distractions, thoughts, thoughts come, too many thoughts, random thoughts, concentrate, concentration, focus, cannot focus, cant focus, cant concentrate, restless, mind runs, mind goes, mind is not, mind is elsewhere, mind keeps, cannot sit still, fidget, monkey mind`,
        pa: `ਮਨ ਨਹੀਂ ਲੱਗਦਾ, ਮਨ ਨਹੀਂ ਟਿਕਦਾ, ਮਨ ਭਟਕਦਾ, ਮਨ ਭੱਜਦਾ, ਮਨ ਦੌੜਦਾ, ਮਨ ਕਿਤੇ ਹੋਰ, ਮਨ ਇਕਾਗਰ, ਧਿਆਨ ਨਹੀਂ ਲੱਗਦਾ, ਧਿਆਨ ਨਹੀਂ ਟਿਕਦਾ, ਧਿਆਨ ਭਟਕਦਾ, ਧਿਆਨ ਭੰਗ, ਬਿਰਤੀ, ਸੁਰਤ ਨਹੀਂ, ਇਕਾਗਰਤਾ, ਭਟਕਦਾ, ਭਟਕ, ਟਿਕਦਾ, ਖ਼ਿਆਲ, ਵਿਚਾਰ, ਸੋਚਾਂ, ਫੁਰਨੇ, ਚੰਚਲ`,
        hi: `मन नहीं लगता, मन नहीं टिकता, मन भटकता, मन भागता, मन दौड़ता, मन कहीं और, मन इधर उधर, मन एकाग्र, ध्यान नहीं लगता, ध्यान नहीं टिकता, ध्यान भटकता, ध्यान भंग, ध्यान टूट, एकाग्र, एकाग्रता, भटकता, भटक, टिकता, विचार, ख़याल, ख़्याल, विचारों, चंचल`,
        roman: `man nahi lagda, mann nahi lagda, man ni lagda, mann ni lgda, man nahi lagta, mann nahi lagta, man nahi tikda, mann nahi tikta, man bhatakda, mann bhatakda, man bhatkda, man bhatakta, mann bhatakta, man bhatkta, man bhajda, man bhagta, man daurda, man daudta, man kite hor, man kahin aur, man idhar udhar, dhyan nahi lagda, dhian nahi lagda, dhyan nahi lagta, dhyan nahi tikta, dhyan bhatak, bhatakda, bhatakta, bhatke, bhatkan, ekagar, ekagrata, ekagarta, khayal, khyal, vichar, sochan, furne, chanchal, concentration, focus`,
      },
      openings: {
        english: [
          'You notice that the mind has gone: that is the moment of waking, not of failing. Sitting without wandering is given to very few.',
          'The mind has been running all day; it cannot stop because we have shut our eyes. It may learn the way back slowly.',
        ],
        punjabi: [
          'ਮਨ ਚਲਾ ਗਿਆ, ਇਹ ਪਤਾ ਲੱਗ ਜਾਣਾ ਜਾਗਣ ਦੀ ਘੜੀ ਹੈ, ਹਾਰਨ ਦੀ ਨਹੀਂ। ਬਿਨਾਂ ਭਟਕੇ ਬੈਠਣਾ ਬਹੁਤ ਥੋੜ੍ਹਿਆਂ ਨੂੰ ਆਉਂਦਾ ਹੈ।',
          'ਮਨ ਸਾਰਾ ਦਿਨ ਦੌੜਦਾ ਹੈ; ਅੱਖਾਂ ਮੀਟਣ ਨਾਲ ਉਹ ਝੱਟ ਨਹੀਂ ਰੁਕ ਸਕਦਾ। ਮੁੜਨ ਦਾ ਰਾਹ ਉਹ ਹੌਲੀ-ਹੌਲੀ ਸਿੱਖਦਾ ਹੈ।',
        ],
        hindi: [
          'मन चला गया, यह पता चल जाना जागने की घड़ी है, हारने की नहीं। बिना भटके बैठना बहुत थोड़ों को आता है।',
          'मन सारा दिन दौड़ता है; आँखें मूँदने से वह झट नहीं रुक सकता। लौटने का रास्ता वह धीरे-धीरे सीखता है।',
        ],
      },
      practices: {
        english: [
          'Today say the Name or the prayer half aloud and listen to your own voice. Each time you find the mind elsewhere, begin again at the line you last heard.',
        ],
        punjabi: [
          'ਅੱਜ ਨਾਮ ਜਾਂ ਪਾਠ ਮੱਧਮ ਬੋਲ ਕੇ ਕਰੋ ਅਤੇ ਆਪਣੀ ਹੀ ਆਵਾਜ਼ ਸੁਣੋ। ਜਦੋਂ ਵੀ ਮਨ ਕਿਤੇ ਹੋਰ ਮਿਲੇ, ਉਸ ਤੁਕ ਤੋਂ ਮੁੜ ਤੁਰੋ ਜੋ ਅਖ਼ੀਰ ਵਿੱਚ ਸੁਣੀ ਸੀ।',
        ],
        hindi: [
          'आज नाम या पाठ धीमे स्वर में बोलकर कीजिए और अपनी ही आवाज़ सुनिए। जब भी मन कहीं और मिले, उस पंक्ति से फिर चलिए जो अंत में सुनी थी।',
        ],
      },
    },
    {
      id: 'timeAndSleep',
      words: {
        en: `sleepy, fall asleep, falling asleep, feel sleepy, drowsy, doze, dozing, yawn, sleep, tired*1, wake up, waking up, get up, early, morning, 4 am, 5 am, alarm, no time, dont have time, not enough time, find time, busy, regular, regularly, irregular, miss, missed, skip, skipping, every day*1, daily*1, consistent, routine, stopped, amrit vela, amritvela, brahma muhurta`,
        pa: `ਨੀਂਦ, ਨੀਂਦ ਆ, ਊਂਘ, ਉਬਾਸੀ, ਸੌਂ ਜਾਂਦਾ, ਸੌਂ ਜਾਂਦੀ, ਅੱਖ ਲੱਗ, ਆਲਸ, ਉੱਠਿਆ ਨਹੀਂ, ਉੱਠ ਨਹੀਂ, ਉੱਠਣਾ, ਸਵੇਰੇ, ਤੜਕੇ, ਅੰਮ੍ਰਿਤ ਵੇਲੇ, ਅੰਮ੍ਰਿਤ ਵੇਲਾ, ਸਮਾਂ ਨਹੀਂ, ਟਾਈਮ ਨਹੀਂ, ਵਿਹਲ ਨਹੀਂ, ਸਮਾਂ ਕਿਵੇਂ, ਰੋਜ਼*1, ਨਿਯਮ, ਛੁੱਟ ਜਾਂਦਾ, ਛੁੱਟ ਗਿਆ, ਰਹਿ ਜਾਂਦਾ, ਖੁੰਝ`,
        hi: `नींद, नींद आ, ऊँघ, झपकी, उबासी, सो जाता, सो जाती, आँख लग, आलस, आलस्य, थक, उठ नहीं, उठना, सुबह, सवेरे, भोर, ब्रह्म मुहूर्त, अमृत वेला, समय नहीं, टाइम नहीं, फ़ुर्सत नहीं, समय कैसे, रोज़*1, नियम, नियमित, छूट जाता, छूट गया, रह जाता`,
        roman: `neend, nind, neend aa, nind aa, neend aundi, neend aati, oongh, jhapki, so jata, so jati, so janda, saun janda, akh lag, aalas, alas, uth nahi, uthya nahi, uthna, uthiya, savere, swere, subah, tadke, amrit vela, amritvela, brahma muhurta, time nahi, sama nahi, samay nahi, tym nahi, vehl nahi, fursat nahi, roz*1, roj*1, niyam, niyamit, regular, chhut janda, chut janda, chhut jata, reh janda, reh jata, khunj`,
      },
      openings: {
        english: [
          'Sleep, work and the clock all ask for the same hour. Ten minutes wide awake are worth more than guilt over the hour that was missed.',
          'Heavy eyelids or a missed morning are no want of faith; more often the body is tired or the day too full. Let us look for the place where remembrance fits.',
        ],
        punjabi: [
          'ਨੀਂਦ, ਕੰਮ ਅਤੇ ਘੜੀ ਸਾਰੇ ਇੱਕੋ ਵੇਲਾ ਮੰਗਦੇ ਹਨ। ਖੁੰਝੇ ਹੋਏ ਘੰਟੇ ਦੇ ਪਛਤਾਵੇ ਨਾਲੋਂ ਜਾਗਦੇ ਦਸ ਮਿੰਟ ਚੰਗੇ ਹਨ।',
          'ਅੱਖਾਂ ਦਾ ਭਾਰੀ ਹੋਣਾ ਜਾਂ ਸਵੇਰ ਦਾ ਖੁੰਝ ਜਾਣਾ ਸ਼ਰਧਾ ਦੀ ਘਾਟ ਨਹੀਂ; ਅਕਸਰ ਸਰੀਰ ਥੱਕਿਆ ਹੁੰਦਾ ਹੈ ਜਾਂ ਦਿਨ ਭਰਿਆ। ਆਓ, ਲੱਭੀਏ ਕਿ ਸਿਮਰਨ ਕਿੱਥੇ ਮੇਚ ਆਉਂਦਾ ਹੈ।',
        ],
        hindi: [
          'नींद, काम और घड़ी सब एक ही समय माँगते हैं। छूटे हुए घंटे के पछतावे से जागते हुए दस मिनट अच्छे हैं।',
          'आँखों का भारी होना या सुबह का छूट जाना श्रद्धा की कमी नहीं; अक्सर शरीर थका होता है या दिन भरा हुआ। आइए, देखें कि स्मरण कहाँ बैठ सकता है।',
        ],
      },
      practices: {
        english: [
          'Go to bed half an hour earlier tonight. In the morning wash your face, and sit or walk slowly with the Name for ten minutes before anything else is allowed in.',
        ],
        punjabi: ['ਅੱਜ ਰਾਤ ਅੱਧਾ ਘੰਟਾ ਪਹਿਲਾਂ ਸੌਂ ਜਾਓ। ਸਵੇਰੇ ਮੂੰਹ ਧੋ ਕੇ ਦਸ ਮਿੰਟ ਬੈਠ ਕੇ ਜਾਂ ਹੌਲੀ-ਹੌਲੀ ਤੁਰਦਿਆਂ ਨਾਮ ਜਪੋ, ਬਾਕੀ ਸਭ ਉਸ ਤੋਂ ਬਾਅਦ।'],
        hindi: ['आज रात आधा घंटा पहले सो जाइए। सुबह मुँह धोकर दस मिनट बैठकर या धीरे-धीरे टहलते हुए नाम जपिए, बाकी सब उसके बाद।'],
      },
    },
    {
      id: 'nothingFelt',
      words: {
        en: `feel nothing, dont feel anything, do not feel anything, nothing happens, no feeling, no result, no results, no benefit, no use, useless, no progress, any progress, mechanical, mechanically, boring, bored, dry, no joy, no peace, no taste, no experience, does it work, is it working, for years, for months, lost interest, no interest, dont feel like`,
        pa: `ਕੁਝ ਮਹਿਸੂਸ ਨਹੀਂ, ਮਹਿਸੂਸ ਨਹੀਂ, ਕੁਝ ਨਹੀਂ ਹੁੰਦਾ, ਕੁਝ ਨਹੀਂ ਮਿਲਦਾ, ਰਸ ਨਹੀਂ, ਸੁਆਦ ਨਹੀਂ, ਅਨੰਦ ਨਹੀਂ, ਅਸਰ ਨਹੀਂ, ਫ਼ਾਇਦਾ ਨਹੀਂ, ਕੀ ਫ਼ਾਇਦਾ, ਫਲ ਨਹੀਂ, ਸ਼ਾਂਤੀ ਨਹੀਂ, ਦਿਲ ਨਹੀਂ ਕਰਦਾ, ਜੀਅ ਨਹੀਂ ਕਰਦਾ, ਮਨ ਨਹੀਂ ਕਰਦਾ, ਉਕਤਾ, ਅੱਕ, ਖ਼ੁਸ਼ਕ, ਮਸ਼ੀਨ, ਸਾਲਾਂ ਤੋਂ, ਰੁਚੀ`,
        hi: `कुछ महसूस नहीं, महसूस नहीं, अनुभव नहीं, कुछ नहीं होता, कुछ नहीं मिलता, रस नहीं, आनंद नहीं, असर नहीं, फ़ायदा नहीं, क्या फ़ायदा, लाभ नहीं, फल नहीं, शांति नहीं, दिल नहीं करता, मन नहीं करता, इच्छा नहीं, ऊब, उकता, नीरस, सूखा, मशीन, सालों से, बरसों से, रुचि`,
        roman: `kujh mehsoos nahi, kuj mehsus nahi, kuch mehsoos nahi, mehsoos nahi, anubhav nahi, kujh nahi hunda, kuch nahi hota, kujh nahi milda, kuch nahi milta, ras nahi, swad nahi, suaad nahi, anand nahi, asar nahi, fayda nahi, faida nahi, ki fayda, kya fayda, labh nahi, phal nahi, shanti nahi, dil nahi karda, dil nahi karta, jee nahi karda, man nahi karda, mann nahi karta, ukta, oob, akk, boring, saalan ton, saalon se, ruchi`,
      },
      openings: {
        english: [
          'There are long dry stretches on this road, and nobody likes to speak of them. To sit down all the same is a quiet kind of faithfulness.',
          'What happens in stillness is often not felt there. It may show elsewhere, in a gentler answer or a shorter anger, and it need not be hurried.',
        ],
        punjabi: [
          'ਇਸ ਰਾਹ ਉੱਤੇ ਲੰਮੇ ਸੁੱਕੇ ਪੈਂਡੇ ਵੀ ਆਉਂਦੇ ਹਨ, ਜਿਨ੍ਹਾਂ ਦੀ ਗੱਲ ਘੱਟ ਹੀ ਹੁੰਦੀ ਹੈ। ਫਿਰ ਵੀ ਬੈਠ ਜਾਣਾ ਇੱਕ ਚੁੱਪ ਵਫ਼ਾ ਹੈ।',
          'ਟਿਕਾਅ ਵਿੱਚ ਜੋ ਹੁੰਦਾ ਹੈ ਉਹ ਅਕਸਰ ਉੱਥੇ ਮਹਿਸੂਸ ਨਹੀਂ ਹੁੰਦਾ। ਉਹ ਕਿਤੇ ਹੋਰ ਦਿਸ ਸਕਦਾ ਹੈ, ਨਰਮ ਜਵਾਬ ਵਿੱਚ ਜਾਂ ਛੇਤੀ ਲਹਿ ਜਾਣ ਵਾਲੇ ਗੁੱਸੇ ਵਿੱਚ।',
        ],
        hindi: [
          'इस राह पर लंबे सूखे पड़ाव भी आते हैं, जिनकी बात कम ही होती है। फिर भी बैठ जाना एक मौन निष्ठा है।',
          'स्थिरता में जो होता है वह अक्सर वहाँ महसूस नहीं होता। वह कहीं और दिख सकता है, नरम उत्तर में या जल्दी उतर जाने वाले क्रोध में।',
        ],
      },
      practices: {
        english: [
          'For one day change the form and not the aim: instead of repeating, listen to one hymn with closed eyes, or read four lines of the {scripture} and stay with the one that touches you.',
        ],
        punjabi: [
          'ਇੱਕ ਦਿਨ ਲਈ ਢੰਗ ਬਦਲੋ, ਨਿਸ਼ਾਨਾ ਨਹੀਂ: ਜਪਣ ਦੀ ਥਾਂ ਅੱਖਾਂ ਮੀਟ ਕੇ ਇੱਕ ਸ਼ਬਦ ਸੁਣੋ, ਜਾਂ {scripture} ਦੀਆਂ ਚਾਰ ਤੁਕਾਂ ਪੜ੍ਹੋ ਅਤੇ ਜਿਹੜੀ ਦਿਲ ਨੂੰ ਛੂਹੇ ਉਸ ਕੋਲ ਰੁਕ ਜਾਓ।',
        ],
        hindi: [
          'एक दिन के लिए ढंग बदलिए, लक्ष्य नहीं: जपने के बजाय आँखें मूँदकर एक भजन सुनिए, या {scripture} की चार पंक्तियाँ पढ़िए और जो मन को छुए उसके पास रुक जाइए।',
        ],
      },
    },
    {
      id: 'howToBegin',
      words: {
        en: `how to meditate, how to start, how do i start, start meditating, start, begin, beginner, new to, never meditated, how should i meditate, how do i meditate, how to do, method, technique, right way, correct way, proper way, posture, which mantra, what to chant, steps, learn, teach me, guide me, how long, how many minutes, how many times`,
        pa: `ਕਿਵੇਂ ਕਰੀਏ, ਕਿਵੇਂ ਕਰਾਂ, ਕਿਵੇਂ ਕਰੋ, ਕਿਵੇਂ ਜਪੀਏ, ਕਿਵੇਂ ਜਪਾਂ, ਕਿਵੇਂ ਲਾਈਏ, ਕਿਵੇਂ ਲਗਾਈਏ, ਕਿਵੇਂ ਸ਼ੁਰੂ, ਸ਼ੁਰੂ, ਸ਼ੁਰੂਆਤ, ਕਿੱਥੋਂ ਸ਼ੁਰੂ, ਤਰੀਕਾ, ਢੰਗ, ਵਿਧੀ, ਜੁਗਤ, ਸਹੀ ਤਰੀਕਾ, ਸਹੀ ਢੰਗ, ਕਿਹੜਾ ਮੰਤਰ, ਕਿਹੜਾ ਨਾਮ, ਸਿੱਖਣਾ, ਸਿਖਾਓ, ਕਿੰਨਾ ਸਮਾਂ, ਕਿੰਨੀ ਵਾਰ`,
        hi: `कैसे करें, कैसे करूँ, कैसे करते, कैसे जपें, कैसे लगाएँ, कैसे लगाऊँ, कैसे शुरू, शुरू, शुरुआत, कहाँ से शुरू, तरीका, तरीक़ा, ढंग, विधि, सही तरीका, सही तरीक़ा, सही विधि, कौन सा मंत्र, किस मंत्र, आसन, सीखना, सिखाइए, कितनी देर, कितना समय, कितनी बार, पहली बार`,
        roman: `kiven kariye, kive kariye, kive karie, kiven karan, kive karna, kiwe kariye, kaise kare, kaise karen, kaise karu, kaise karte, kive japiye, kaise jape, kive laiye, kive lagaiye, kaise lagaye, kaise lagayen, kaise lagau, kaise shuru, kive shuru, shuru, shuruat, tarika, tareeka, dhang, vidhi, sahi tarika, kehda mantra, kaun sa mantra, kaunsa mantra, sikhna, sikhao, kinna time, kinna sama, kitni der, kitna samay, kini vaar, kitni bar`,
      },
      openings: {
        english: [
          'A beginning can be very plain: a quiet place, a straight back, the Name or the breath. Nothing has to be special on the first day.',
          'There is no trick to it that others know and you do not. Sit, call to mind, notice that you have drifted, return: that is already the practice.',
        ],
        punjabi: [
          'ਸ਼ੁਰੂਆਤ ਬਹੁਤ ਸਾਦੀ ਹੋ ਸਕਦੀ ਹੈ: ਚੁੱਪ ਥਾਂ, ਸਿੱਧੀ ਪਿੱਠ, ਨਾਮ ਜਾਂ ਸਾਹ। ਪਹਿਲੇ ਦਿਨ ਕੁਝ ਖ਼ਾਸ ਹੋਣਾ ਜ਼ਰੂਰੀ ਨਹੀਂ।',
          'ਇਸ ਵਿੱਚ ਕੋਈ ਗੁੱਝਾ ਭੇਤ ਨਹੀਂ ਜੋ ਸਿਰਫ਼ ਹੋਰਾਂ ਨੂੰ ਪਤਾ ਹੋਵੇ। ਬੈਠਣਾ, ਯਾਦ ਕਰਨਾ, ਮਨ ਦਾ ਜਾਣਾ ਵੇਖ ਲੈਣਾ ਅਤੇ ਮੁੜ ਆਉਣਾ: ਅਭਿਆਸ ਇਹੀ ਹੈ।',
        ],
        hindi: [
          'शुरुआत बहुत सादी हो सकती है: शांत जगह, सीधी पीठ, नाम या साँस। पहले दिन कुछ विशेष होना ज़रूरी नहीं।',
          'इसमें कोई छिपा रहस्य नहीं जो केवल औरों को पता हो। बैठना, स्मरण करना, मन का जाना देख लेना और लौट आना: अभ्यास यही है।',
        ],
      },
      practices: {
        english: [
          'Sit for five minutes today. With the breath in, one half of the Name or of a short prayer; with the breath out, the other half. When the time is over, get up and do not grade it.',
        ],
        punjabi: [
          'ਅੱਜ ਪੰਜ ਮਿੰਟ ਬੈਠੋ। ਸਾਹ ਅੰਦਰ ਜਾਵੇ ਤਾਂ ਅੱਧਾ ਨਾਮ, ਬਾਹਰ ਆਵੇ ਤਾਂ ਅੱਧਾ। ਸਮਾਂ ਪੂਰਾ ਹੋਵੇ ਤਾਂ ਉੱਠ ਖੜੋ, ਅਤੇ ਇਹ ਨਾ ਪਰਖੋ ਕਿ ਕਿਹੋ ਜਿਹਾ ਸੀ।',
        ],
        hindi: [
          'आज पाँच मिनट बैठिए। साँस भीतर जाए तो आधा नाम, बाहर आए तो आधा। समय पूरा हो तो उठ जाइए, और यह मत परखिए कि कैसा रहा।',
        ],
      },
    },
  ],
}
