import type { ThemePhrases } from './types.ts'

export const failure: ThemePhrases = {
  openings: {
    english: [
      'A fall hurts, most of all when much effort went before it. But a result is something that happened to you; it is not who you are.',
      'It is hard to look up after a defeat. This is a hard place on the road, and you do not have to stand in it alone.',
      'The effort you made does not vanish because the result was different. Something in you has learned to try, and that stays.',
    ],
    punjabi: [
      'ਡਿੱਗਣਾ ਦੁਖਦਾ ਹੈ, ਖ਼ਾਸ ਕਰਕੇ ਜਦੋਂ ਬਹੁਤ ਮਿਹਨਤ ਕੀਤੀ ਹੋਵੇ। ਪਰ ਨਤੀਜਾ ਉਹ ਹੈ ਜੋ ਵਾਪਰਿਆ; ਉਹ ਤੁਸੀਂ ਨਹੀਂ ਹੋ।',
      'ਹਾਰ ਤੋਂ ਬਾਅਦ ਸਿਰ ਚੁੱਕਣਾ ਔਖਾ ਹੁੰਦਾ ਹੈ। ਇਹ ਰਾਹ ਦਾ ਇੱਕ ਔਖਾ ਮੋੜ ਹੈ, ਅਤੇ ਇੱਥੇ ਇਕੱਲਿਆਂ ਖੜ੍ਹੇ ਰਹਿਣਾ ਜ਼ਰੂਰੀ ਨਹੀਂ।',
      'ਨਤੀਜਾ ਹੋਰ ਨਿਕਲਿਆ, ਇਸ ਨਾਲ ਕੀਤੀ ਮਿਹਨਤ ਮਿਟ ਨਹੀਂ ਜਾਂਦੀ। ਅੰਦਰ ਜੋ ਜਤਨ ਕਰਨਾ ਸਿੱਖ ਗਿਆ, ਉਹ ਨਾਲ ਰਹਿੰਦਾ ਹੈ।',
    ],
    hindi: [
      'गिरना दुखता है, विशेषकर जब बहुत मेहनत की हो। पर परिणाम वह है जो घटा; वह आप नहीं हैं।',
      'हार के बाद सिर उठाना कठिन होता है। यह रास्ते का एक कठिन मोड़ है, और यहाँ अकेले खड़े रहना ज़रूरी नहीं।',
      'परिणाम कुछ और निकला, इससे की हुई मेहनत मिट नहीं जाती। भीतर जो प्रयत्न करना सीख गया, वह साथ रहता है।',
    ],
  },
  again: {
    english: [
      'Let us stay with this disappointment a little longer; it need not be brushed aside.',
      'The sting is still there. Let us look once more, not at the fall, but at the one who is getting up.',
    ],
    punjabi: [
      'ਆਓ, ਇਸ ਨਿਰਾਸ਼ਾ ਕੋਲ ਥੋੜ੍ਹਾ ਹੋਰ ਬੈਠੀਏ; ਇਸ ਨੂੰ ਝਾੜ ਕੇ ਤੁਰ ਪੈਣਾ ਜ਼ਰੂਰੀ ਨਹੀਂ।',
      'ਚੋਭ ਅਜੇ ਬਾਕੀ ਹੈ। ਇੱਕ ਵਾਰ ਹੋਰ ਵੇਖੀਏ, ਡਿੱਗਣ ਵੱਲ ਨਹੀਂ, ਉੱਠਣ ਵੱਲ।',
    ],
    hindi: [
      'आइए, इस निराशा के पास थोड़ा और बैठें; इसे झाड़कर चल देना ज़रूरी नहीं।',
      'चुभन अभी बाकी है। एक बार और देखें, गिरने की ओर नहीं, उठने की ओर।',
    ],
  },
  practices: {
    english: [
      'Write down one thing this setback taught you and one small next step, and take that step within a day, however small.',
      'Ask someone you respect to tell you about a time they failed, and what helped them.',
      'Today do one thing you are good at for the use of somebody else: cook, mend, teach, carry.',
    ],
    punjabi: [
      'ਲਿਖੋ ਕਿ ਇਸ ਹਾਰ ਤੋਂ ਕਿਹੜੀ ਇੱਕ ਗੱਲ ਸਿੱਖੀ ਅਤੇ ਅਗਲਾ ਛੋਟਾ ਕਦਮ ਕੀ ਹੈ, ਅਤੇ ਉਹ ਕਦਮ ਇੱਕ ਦਿਨ ਦੇ ਅੰਦਰ ਪੁੱਟ ਲਵੋ।',
      'ਜਿਸ ਲਈ ਮਨ ਵਿੱਚ ਆਦਰ ਹੈ, ਉਸ ਤੋਂ ਪੁੱਛੋ ਕਿ ਉਹ ਕਦੋਂ ਹਾਰੇ ਸਨ ਅਤੇ ਉਸ ਵੇਲੇ ਕੀ ਕੰਮ ਆਇਆ।',
      'ਜੋ ਕੰਮ ਚੰਗਾ ਆਉਂਦਾ ਹੈ, ਅੱਜ ਉਹੀ ਕਿਸੇ ਦੇ ਭਲੇ ਲਈ ਕਰੋ: ਪਕਾਉਣਾ, ਸਵਾਰਨਾ, ਸਿਖਾਉਣਾ ਜਾਂ ਚੁੱਕਣਾ।',
    ],
    hindi: [
      'लिखिए कि इस हार से कौन-सी एक बात सीखी और अगला छोटा कदम क्या है, और वह कदम एक दिन के भीतर उठा लीजिए।',
      'जिनके लिए मन में आदर है, उनसे पूछिए कि वे कब हारे थे और उस समय क्या काम आया।',
      'जो काम अच्छा आता है, आज वही किसी के भले के लिए कीजिए: पकाना, सुधारना, सिखाना या उठाना।',
    ],
  },
  situations: [
    {
      id: 'againAndAgain',
      words: {
        en: `again and again, every time, always fail, keep failing, keep losing, many times, so many times, repeatedly, never succeed, nothing works, nothing is working, tried everything, whatever i do, give up, giving up, gave up, lose hope, no use`,
        pa: `ਵਾਰ ਵਾਰ, ਬਾਰ ਬਾਰ, ਹਰ ਵਾਰ, ਹਰ ਵਾਰੀ, ਮੁੜ ਮੁੜ, ਕਈ ਵਾਰ, ਹਮੇਸ਼ਾ ਹਾਰ, ਹਰ ਕੰਮ ਵਿੱਚ, ਕੁਝ ਨਹੀਂ ਬਣਦਾ, ਕੁਝ ਸਿਰੇ ਨਹੀਂ, ਸਿਰੇ ਨਹੀਂ ਚੜ੍ਹਦਾ, ਸਭ ਕੁਝ ਕਰਕੇ, ਹਾਰ ਮੰਨ`,
        hi: `बार बार, हर बार, दूसरी बार, तीसरी बार, चौथी बार, कई बार, हमेशा हार, हर काम में, कुछ नहीं बनता, कुछ काम नहीं, सब कुछ करके, हार मान, कितनी बार, कोशिश करके, जो भी करूँ`,
        roman: `vaar vaar, var var, bar bar, baar baar, har vaar, har var, har baar, har bar, kai vaar, kai baar, murh murh, har kam vich, har kaam me, kuch nahi banda, kuch nahi banta, sire nahi, haar man, har mann, jo bhi karda, jo bhi karta`,
      },
      openings: {
        english: [
          'To try again and again and meet the same wall makes one doubt oneself. It may be the way that needs changing, not the person.',
          'Being worn out after so many attempts is not giving up. You may rest first, and decide afterwards.',
        ],
        punjabi: [
          'ਵਾਰ-ਵਾਰ ਜਤਨ ਕਰਕੇ ਉਹੀ ਕੰਧ ਮਿਲੇ ਤਾਂ ਆਪਣੇ ਆਪ ਉੱਤੇ ਸ਼ੱਕ ਹੋਣ ਲੱਗਦਾ ਹੈ। ਹੋ ਸਕਦਾ ਹੈ ਬਦਲਣ ਦੀ ਲੋੜ ਢੰਗ ਨੂੰ ਹੋਵੇ, ਬੰਦੇ ਨੂੰ ਨਹੀਂ।',
          'ਇੰਨੇ ਜਤਨਾਂ ਪਿੱਛੋਂ ਥੱਕ ਜਾਣਾ ਹਾਰ ਮੰਨਣਾ ਨਹੀਂ। ਪਹਿਲਾਂ ਸਾਹ ਲੈ ਲੈਣਾ ਠੀਕ ਹੈ, ਫ਼ੈਸਲਾ ਪਿੱਛੋਂ ਵੀ ਹੋ ਸਕਦਾ ਹੈ।',
        ],
        hindi: [
          'बार-बार प्रयत्न करके वही दीवार मिले तो अपने आप पर संदेह होने लगता है। हो सकता है बदलने की ज़रूरत ढंग को हो, व्यक्ति को नहीं।',
          'इतने प्रयत्नों के बाद थक जाना हार मानना नहीं है। पहले साँस ले लेना ठीक है, निर्णय बाद में भी हो सकता है।',
        ],
      },
    },
    {
      id: 'businessOrVisa',
      words: {
        en: `business, startup, shop, company, investment, loss, losses, bankrupt, visa, visa refused, visa rejected, immigration, abroad, rejected, rejection, interview, selection, not selected, match, team, election, crop, pr refused`,
        pa: `ਕਾਰੋਬਾਰ, ਬਿਜ਼ਨਸ, ਵਪਾਰ, ਧੰਦਾ, ਦੁਕਾਨ, ਘਾਟਾ, ਨੁਕਸਾਨ, ਵੀਜ਼ਾ, ਵੀਜ਼ਾ ਰਿਜੈਕਟ, ਰਿਜੈਕਟ, ਰਿਫਿਊਜ਼, ਬਾਹਰ ਜਾਣ, ਇੰਟਰਵਿਊ, ਮੈਚ, ਚੋਣ, ਭਰਤੀ, ਫ਼ਸਲ`,
        hi: `कारोबार, बिज़नेस, व्यापार, धंधा, दुकान, घाटा, नुक़सान, वीज़ा, वीज़ा रिजेक्ट, रिजेक्ट, विदेश, इंटरव्यू, मैच, चयन, भर्ती, फ़सल`,
        roman: `karobar, business, bijness, vapar, vyapar, dhanda, dukan, dukaan, ghata, ghaata, nuksan, nuksaan, visa, reject, refuse, refusal, bahar jana, videsh, interview, match, selection, bharti, fasal`,
      },
      openings: {
        english: [
          'Something into which you put time, hope and perhaps money has not held. It is right to mourn it, before anyone tells you to start again.',
          'A closed door is loud, and others seem to walk through theirs. It is one door that has closed, not your whole life.',
        ],
        punjabi: [
          'ਜਿਸ ਕੰਮ ਵਿੱਚ ਸਮਾਂ, ਆਸ ਅਤੇ ਸ਼ਾਇਦ ਪੈਸਾ ਵੀ ਲਾਇਆ ਸੀ, ਉਹ ਸਿਰੇ ਨਹੀਂ ਚੜ੍ਹਿਆ। ਮੁੜ ਸ਼ੁਰੂ ਕਰਨ ਤੋਂ ਪਹਿਲਾਂ ਇਸ ਦਾ ਦੁੱਖ ਮੰਨ ਲੈਣਾ ਵੀ ਠੀਕ ਹੈ।',
          'ਬੰਦ ਹੋਇਆ ਬੂਹਾ ਬਹੁਤ ਖੜਾਕ ਕਰਦਾ ਹੈ, ਅਤੇ ਦੂਜੇ ਲੰਘਦੇ ਦਿਸਦੇ ਹਨ। ਨਾਂਹ ਇੱਕ ਬੂਹੇ ਨੇ ਕੀਤੀ ਹੈ, ਜ਼ਿੰਦਗੀ ਨੇ ਨਹੀਂ।',
        ],
        hindi: [
          'जिस काम में समय, आशा और शायद पैसा भी लगाया था, वह बन नहीं पाया। फिर से शुरू करने से पहले इसका दुख मान लेना भी ठीक है।',
          'बंद हुआ दरवाज़ा बहुत शोर करता है, और दूसरे निकलते दिखते हैं। इनकार एक दरवाज़े ने किया है, जीवन ने नहीं।',
        ],
      },
      practices: {
        english: [
          'Put the papers aside for one whole day. Then sit with a person who knows the field, and sort together what can be tried again and what is better left.',
        ],
        punjabi: ['ਇੱਕ ਪੂਰਾ ਦਿਨ ਕਾਗ਼ਜ਼-ਪੱਤਰ ਪਾਸੇ ਰੱਖੋ। ਫਿਰ ਕਿਸੇ ਜਾਣਕਾਰ ਨਾਲ ਬੈਠ ਕੇ ਵੇਖੋ ਕਿ ਕੀ ਮੁੜ ਅਜ਼ਮਾਉਣਾ ਹੈ ਅਤੇ ਕੀ ਛੱਡ ਦੇਣਾ ਚੰਗਾ ਹੈ।'],
        hindi: [
          'एक पूरा दिन काग़ज़-पत्र अलग रखिए। फिर किसी जानकार के साथ बैठकर देखिए कि क्या फिर आज़माना है और क्या छोड़ देना अच्छा है।',
        ],
      },
    },
    {
      id: 'worthless',
      words: {
        en: `worthless, useless, loser, good for nothing, not good enough, never good enough, i am nothing, a failure, i am a failure, let everyone down, let my parents down, let my family down, disappointed everyone, disappointment, hate myself, burden, ashamed, shame`,
        pa: `ਨਿਕੰਮਾ, ਨਿਕੰਮੀ, ਨਕਾਰਾ, ਨਾਲਾਇਕ, ਬੇਕਾਰ, ਕਿਸੇ ਕੰਮ ਦਾ ਨਹੀਂ, ਕਿਸੇ ਕੰਮ ਦੀ ਨਹੀਂ, ਕਿਸੇ ਜੋਗਾ ਨਹੀਂ, ਕਿਸੇ ਜੋਗੀ ਨਹੀਂ, ਬੋਝ, ਸ਼ਰਮ, ਸ਼ਰਮਿੰਦਾ, ਨਿਰਾਸ਼ ਕੀਤਾ, ਉਮੀਦਾਂ, ਉਮੀਦਾਂ ਉੱਤੇ`,
        hi: `निकम्मा, निकम्मी, नाकारा, नकारा, नालायक, बेकार, किसी काम का नहीं, किसी काम की नहीं, किसी लायक नहीं, बोझ, शर्म, शर्मिंदा, निराश किया, उम्मीदों, उम्मीदों पर, कुछ नहीं हूँ`,
        roman: `nikamma, nikammi, nalayak, nalaik, bekar, bekaar, kise kam da nahi, kise joga nahi, kise jogi nahi, kisi kaam ka nahi, kisi kaam ki nahi, kisi layak nahi, bojh, sharam, sharm, sharminda, umeedan, ummeed, umeed, loser, worthless, useless`,
      },
      openings: {
        english: [
          'The voice that calls you worthless speaks from the pain, and it is not telling the truth about you. A life is not weighed by what it has achieved.',
          'It seems to you that you have let everyone down, and that is a lonely place. Please let one person who loves you hear it; they may see you quite differently.',
        ],
        punjabi: [
          'ਜੋ ਆਵਾਜ਼ ਅੰਦਰੋਂ ਨਿਕੰਮਾ ਕਹਿੰਦੀ ਹੈ, ਉਹ ਪੀੜ ਵਿੱਚੋਂ ਬੋਲਦੀ ਹੈ ਅਤੇ ਸੱਚ ਨਹੀਂ ਬੋਲਦੀ। ਜੀਵਨ ਪ੍ਰਾਪਤੀਆਂ ਦੀ ਤੱਕੜੀ ਉੱਤੇ ਨਹੀਂ ਤੁਲਦਾ।',
          'ਇੰਝ ਲੱਗਦਾ ਹੈ ਕਿ ਸਭ ਨੂੰ ਨਿਰਾਸ਼ ਕਰ ਦਿੱਤਾ, ਅਤੇ ਇਹ ਬਹੁਤ ਇਕੱਲੀ ਥਾਂ ਹੈ। ਜੋ ਤੁਹਾਨੂੰ ਪਿਆਰ ਕਰਦਾ ਹੈ, ਉਸ ਨੂੰ ਇਹ ਦੱਸੋ; ਉਸ ਦੀ ਨਜ਼ਰ ਵੱਖਰੀ ਹੋ ਸਕਦੀ ਹੈ।',
        ],
        hindi: [
          'जो आवाज़ भीतर से निकम्मा कहती है, वह पीड़ा में से बोलती है और सच नहीं बोलती। जीवन उपलब्धियों के तराज़ू पर नहीं तुलता।',
          'ऐसा लगता है कि सबको निराश कर दिया, और यह बहुत अकेली जगह है। जो आपसे प्रेम करता है, उसे यह बताइए; उसकी दृष्टि अलग हो सकती है।',
        ],
      },
      practices: {
        english: [
          'Speak with one person today and say the sentence you have been hiding. If the dark thoughts grow heavy, please reach out to a doctor or a helpline as well.',
        ],
        punjabi: ['ਅੱਜ ਕਿਸੇ ਇੱਕ ਆਪਣੇ ਨਾਲ ਉਹ ਗੱਲ ਕਰੋ ਜੋ ਲੁਕਾ ਕੇ ਰੱਖੀ ਹੈ। ਜੇ ਹਨੇਰੇ ਖ਼ਿਆਲ ਭਾਰੇ ਹੋਣ ਲੱਗਣ, ਤਾਂ ਡਾਕਟਰ ਜਾਂ ਹੈਲਪਲਾਈਨ ਨਾਲ ਵੀ ਗੱਲ ਕਰੋ।'],
        hindi: [
          'आज किसी एक अपने से वह बात कहिए जो छिपाकर रखी है। यदि अँधेरे विचार भारी होने लगें, तो डॉक्टर या हेल्पलाइन से भी बात कीजिए।',
        ],
      },
    },
  ],
}
