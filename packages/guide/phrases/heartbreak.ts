import type { ThemePhrases } from './types.ts'

export const heartbreak: ThemePhrases = {
  openings: {
    english: [
      'When love goes, it takes a whole future along with it. It is a real loss, and you may mourn it like one.',
      'You opened your heart, and that was not foolish. That it hurts now shows only that it was open.',
      'The mind keeps going back to look for the moment where it broke. Let it rest from searching for a little while.',
    ],
    punjabi: [
      'ਪਿਆਰ ਜਾਂਦਾ ਹੈ ਤਾਂ ਨਾਲ ਬਹੁਤ ਸਾਰੇ ਸੁਪਨੇ ਵੀ ਲੈ ਜਾਂਦਾ ਹੈ। ਇਹ ਸੱਚਾ ਘਾਟਾ ਹੈ, ਅਤੇ ਇਸ ਦਾ ਸੋਗ ਵੀ ਸੱਚਾ ਹੈ।',
      'ਦਿਲ ਖੋਲ੍ਹਣਾ ਕੋਈ ਮੂਰਖਤਾ ਨਹੀਂ ਸੀ। ਹੁਣ ਦੁਖਦਾ ਹੈ, ਤਾਂ ਇਸੇ ਲਈ ਕਿ ਦਿਲ ਖੁੱਲ੍ਹਾ ਸੀ।',
      'ਮਨ ਮੁੜ-ਮੁੜ ਲੱਭਦਾ ਹੈ ਕਿ ਗੱਲ ਕਿੱਥੇ ਟੁੱਟੀ। ਆਓ, ਇਸ ਨੂੰ ਭਾਲ ਤੋਂ ਥੋੜ੍ਹੀ ਦੇਰ ਆਰਾਮ ਦੇਈਏ।',
    ],
    hindi: [
      'प्रेम जाता है तो साथ बहुत-से सपने भी ले जाता है। यह सच्ची हानि है, और इसका शोक भी सच्चा है।',
      'मन खोलना कोई मूर्खता नहीं थी। अब दुखता है, तो इसीलिए कि मन खुला था।',
      'मन बार-बार खोजता है कि बात कहाँ टूटी। आइए, इस खोज से उसे थोड़ी देर विश्राम दें।',
    ],
  },
  again: {
    english: [
      'The ache has come round again. Let us sit with it once more; it need not be hidden here.',
      'Let us stay a little longer. A heart does not mend by being told to hurry.',
    ],
    punjabi: [
      'ਪੀੜ ਫਿਰ ਮੁੜ ਆਈ। ਆਓ, ਇਸ ਕੋਲ ਇੱਕ ਵਾਰ ਹੋਰ ਬੈਠੀਏ; ਇੱਥੇ ਇਸ ਨੂੰ ਲੁਕਾਉਣ ਦੀ ਲੋੜ ਨਹੀਂ।',
      'ਆਓ, ਥੋੜ੍ਹਾ ਹੋਰ ਰੁਕੀਏ। ਕਾਹਲੀ ਕਰਨ ਨਾਲ ਦਿਲ ਨਹੀਂ ਜੁੜਦਾ।',
    ],
    hindi: [
      'पीड़ा फिर लौट आई। आइए, इसके पास एक बार और बैठें; यहाँ इसे छिपाने की ज़रूरत नहीं।',
      'आइए, थोड़ा और रुकें। जल्दी करने से मन नहीं जुड़ता।',
    ],
  },
  practices: {
    english: [
      'Do not read the old messages today. Put them out of sight, and when the hand wants to reach for them, ring a friend instead.',
      'Walk until you are a little tired, then eat something warm. The body carries the heart through such days.',
      'Say a short prayer tonight with their name and yours in it, asking for peace for both, and let it end there.',
    ],
    punjabi: [
      'ਅੱਜ ਪੁਰਾਣੇ ਸੁਨੇਹੇ ਨਾ ਪੜ੍ਹੋ। ਉਹਨਾਂ ਨੂੰ ਅੱਖੋਂ ਓਹਲੇ ਕਰ ਦਿਓ, ਅਤੇ ਜਦੋਂ ਹੱਥ ਉੱਧਰ ਜਾਵੇ ਤਾਂ ਕਿਸੇ ਮਿੱਤਰ ਨੂੰ ਫ਼ੋਨ ਕਰੋ।',
      'ਇੰਨਾ ਤੁਰੋ ਕਿ ਥੋੜ੍ਹਾ ਥਕੇਵਾਂ ਹੋਵੇ, ਫਿਰ ਕੁਝ ਨਿੱਘਾ ਖਾਓ। ਅਜਿਹੇ ਦਿਨਾਂ ਵਿੱਚ ਸਰੀਰ ਹੀ ਦਿਲ ਨੂੰ ਸੰਭਾਲਦਾ ਹੈ।',
      'ਅੱਜ ਰਾਤ ਛੋਟੀ ਅਰਦਾਸ ਕਰੋ ਜਿਸ ਵਿੱਚ ਦੋਹਾਂ ਲਈ ਸ਼ਾਂਤੀ ਮੰਗੀ ਹੋਵੇ, ਅਤੇ ਗੱਲ ਉੱਥੇ ਹੀ ਛੱਡ ਦਿਓ।',
    ],
    hindi: [
      'आज पुराने संदेश मत पढ़िए। उन्हें आँखों से ओझल कर दीजिए, और जब हाथ उधर जाए तो किसी मित्र को फ़ोन कीजिए।',
      'इतना चलिए कि थोड़ी थकान हो, फिर कुछ गरम खाइए। ऐसे दिनों में शरीर ही मन को सँभालता है।',
      'आज रात छोटी प्रार्थना कीजिए जिसमें दोनों के लिए शांति माँगी हो, और बात वहीं छोड़ दीजिए।',
    ],
  },
  situations: [
    {
      id: 'breakup',
      words: {
        en: `breakup, break up, broke up, breaking up, left me, dumped, dumped me, blocked, blocked me, ended, ended it, ended our relationship, ex, my ex, move on, moving on, forget him, forget her, get over, married someone else, getting married to someone, miss him, miss her, come back`,
        pa: `ਬ੍ਰੇਕਅੱਪ, ਛੱਡ ਗਿਆ, ਛੱਡ ਗਈ, ਛੱਡ ਦਿੱਤਾ, ਛੱਡ ਕੇ, ਰਿਸ਼ਤਾ ਟੁੱਟ, ਰਿਸ਼ਤਾ ਖ਼ਤਮ, ਵੱਖ ਹੋ ਗਏ, ਭੁੱਲ ਨਹੀਂ, ਭੁੱਲਦਾ ਨਹੀਂ, ਭੁੱਲਦੀ ਨਹੀਂ, ਭੁਲਾ, ਯਾਦ ਆਉਂਦੀ, ਕਿਸੇ ਹੋਰ ਨਾਲ ਵਿਆਹ, ਵਿਆਹ ਹੋ ਗਿਆ, ਵਾਪਸ ਆ`,
        hi: `ब्रेकअप, ब्रेकप, छोड़ गया, छोड़ गई, छोड़ दिया, छोड़कर, रिश्ता टूट, रिश्ता ख़त्म, अलग हो गए, भूल नहीं, भुला, भूलता नहीं, याद आती, किसी और से शादी, शादी हो गई, वापस आ`,
        roman: `breakup, break up, brekup, chhad gaya, chhad gayi, chad gaya, chad gayi, chhad ditta, chhod gaya, chhod gayi, chhod diya, rishta tut, rishta toot, rishta khatam, vakh ho gaye, alag ho gaye, bhul nahi, bhool nahi, bhula nahi, bhulda nahi, yaad aundi, yaad aati, kisi aur se shadi, kise hor naal viah, viah ho gaya, shadi ho gayi, wapas aa`,
      },
      openings: {
        english: [
          'A day that used to have two in it now has one, and everything reminds you. It takes the time it takes to learn the new quiet.',
          'Someone walked away, and the mind asks what was wrong with you. An ending says that two roads parted; it does not say that you were not worth loving.',
        ],
        punjabi: [
          'ਜਿਸ ਦਿਨ ਵਿੱਚ ਦੋ ਜਣੇ ਸਨ, ਉਸ ਵਿੱਚ ਹੁਣ ਇੱਕ ਹੈ, ਅਤੇ ਹਰ ਚੀਜ਼ ਯਾਦ ਕਰਾਉਂਦੀ ਹੈ। ਨਵੀਂ ਚੁੱਪ ਸਿੱਖਣ ਵਿੱਚ ਜਿੰਨਾ ਸਮਾਂ ਲੱਗੇ, ਲੱਗਣ ਦਿਓ।',
          'ਕੋਈ ਤੁਰ ਗਿਆ ਤਾਂ ਮਨ ਪੁੱਛਦਾ ਹੈ ਕਿ ਕਮੀ ਕਿੱਥੇ ਸੀ। ਟੁੱਟਣਾ ਇਹ ਦੱਸਦਾ ਹੈ ਕਿ ਰਾਹ ਵੱਖ ਹੋਏ; ਇਹ ਨਹੀਂ ਕਿ ਤੁਹਾਡੇ ਵਿੱਚ ਪਿਆਰ ਜੋਗਾ ਕੁਝ ਨਹੀਂ ਸੀ।',
        ],
        hindi: [
          'जिस दिन में दो लोग थे, उसमें अब एक है, और हर चीज़ याद दिलाती है। नई चुप्पी सीखने में जितना समय लगे, लगने दीजिए।',
          'कोई चला गया तो मन पूछता है कि कमी कहाँ थी। टूटना यह बताता है कि राहें अलग हुईं; यह नहीं कि आपमें प्रेम के योग्य कुछ नहीं था।',
        ],
      },
      practices: {
        english: [
          'Tell one friend the whole story once, and ask them to do something ordinary with you this week. If the nights get very dark, please call someone or a helpline; you need not sit through them alone.',
        ],
        punjabi: [
          'ਕਿਸੇ ਇੱਕ ਮਿੱਤਰ ਨੂੰ ਸਾਰੀ ਗੱਲ ਇੱਕ ਵਾਰ ਦੱਸੋ, ਅਤੇ ਇਸ ਹਫ਼ਤੇ ਉਸ ਨਾਲ ਕੋਈ ਆਮ ਜਿਹਾ ਕੰਮ ਕਰੋ। ਜੇ ਰਾਤਾਂ ਬਹੁਤ ਹਨੇਰੀਆਂ ਹੋਣ, ਤਾਂ ਕਿਸੇ ਆਪਣੇ ਜਾਂ ਹੈਲਪਲਾਈਨ ਨੂੰ ਫ਼ੋਨ ਕਰੋ।',
        ],
        hindi: [
          'किसी एक मित्र को सारी बात एक बार बताइए, और इस सप्ताह उसके साथ कोई साधारण-सा काम कीजिए। यदि रातें बहुत अँधेरी हों, तो किसी अपने या हेल्पलाइन को फ़ोन कीजिए।',
        ],
      },
    },
    {
      id: 'betrayed',
      words: {
        en: `cheated on me, cheating on me, he cheated, she cheated, boyfriend cheated, girlfriend cheated, betrayed me, betrayal, was seeing, messages on his, messages on her, lied to me, used me, unfaithful, someone else, another girl, another boy, another woman, another man, my best friend, cant trust, broke my trust, played with, backstabbed, fake promises, promised, left me for*4, chose someone else, chose my friend, found his chats, found her chats, took a dowry match`,
        pa: `ਧੋਖੇਬਾਜ਼, ਮੈਨੂੰ ਧੋਖਾ, ਉਸ ਨੇ ਧੋਖਾ, ਉਸਨੇ ਧੋਖਾ, ਓਹਨੇ ਧੋਖਾ, ਧੋਖਾ ਮਿਲਿਆ, ਧੋਖਾ ਖਾਧਾ, ਪਿਆਰ ਵਿੱਚ ਧੋਖਾ, ਧੋਖਾ ਦੇ ਗਈ, ਧੋਖਾ ਦੇ ਗਿਆ, ਬੇਵਫ਼ਾ, ਬੇਵਫ਼ਾਈ, ਵਿਸ਼ਵਾਸਘਾਤ, ਭਰੋਸਾ ਤੋੜ, ਭਰੋਸਾ ਟੁੱਟ, ਯਕੀਨ ਟੁੱਟ, ਯਕੀਨ ਨਹੀਂ, ਝੂਠ ਬੋਲਿਆ, ਕਿਸੇ ਹੋਰ ਨਾਲ, ਵਰਤਿਆ, ਖੇਡ ਗਿਆ, ਖੇਡ ਗਈ, ਝੂਠੇ ਵਾਅਦੇ, ਕਿਸੇ ਹੋਰ ਲਈ, ਯਾਰ ਨਾਲ ਹੀ, ਮੁੱਕਰ ਗਿਆ, ਮੁੱਕਰ ਗਈ`,
        hi: `धोखेबाज़, मुझे धोखा, उसने धोखा, धोखा मिला, धोखा खाया, प्यार में धोखा, धोखा दे गया, धोखा दे गई, बेवफ़ा, बेवफ़ाई, विश्वासघात, भरोसा तोड़, भरोसा टूट, विश्वास टूट, झूठ बोला, किसी और के साथ, इस्तेमाल किया, खेल गया, खेल गई, झूठे वादे, किसी और के लिए, मेरी सहेली, मेरे दोस्त के साथ, मुकर गया, मुकर गई`,
        roman: `dhokebaaz, mainu dhokha, mujhe dhokha, usne dhokha, ohne dhokha, dhokha mila, dhokha milia, dhokha khadha, dhokha khaya, pyar vich dhokha, pyar me dhokha, dhokha de gaya, dhokha de gayi, bewafa, bewafai, vishwasghat, bharosa tod, bharosa tut, bharosa toot, yakeen tut, vishwas tut, jhooth bolya, jhooth bola, kise hor naal, kisi aur ke sath, use kita, use kiya, khed gaya, khel gaya, jhoothe vaade, cheat kita, cheat kiya, cheating, thagg nikli, thagg nikleya, time pass, mukar gaya, kisi aur ke liye, kise hor layi`,
      },
      openings: {
        english: [
          'To be deceived by one you trusted shakes even the memories. Your trust was honest; the fault lies in how it was treated.',
          'Betrayal makes one doubt everybody, oneself first. That suspicion is a wound speaking, and wounds can close.',
        ],
        punjabi: [
          'ਜਿਸ ਉੱਤੇ ਭਰੋਸਾ ਸੀ ਉਸੇ ਤੋਂ ਧੋਖਾ ਮਿਲੇ ਤਾਂ ਯਾਦਾਂ ਵੀ ਡੋਲ ਜਾਂਦੀਆਂ ਹਨ। ਤੁਹਾਡਾ ਭਰੋਸਾ ਸੱਚਾ ਸੀ; ਕਸੂਰ ਭਰੋਸਾ ਕਰਨ ਵਾਲੇ ਦਾ ਨਹੀਂ, ਭਰੋਸਾ ਤੋੜਨ ਵਾਲੇ ਦਾ ਹੈ।',
          'ਵਿਸ਼ਵਾਸਘਾਤ ਪਿੱਛੋਂ ਹਰ ਕਿਸੇ ਉੱਤੇ ਸ਼ੱਕ ਹੁੰਦਾ ਹੈ, ਸਭ ਤੋਂ ਪਹਿਲਾਂ ਆਪਣੇ ਉੱਤੇ। ਇਹ ਜ਼ਖ਼ਮ ਬੋਲਦਾ ਹੈ, ਅਤੇ ਜ਼ਖ਼ਮ ਭਰ ਵੀ ਜਾਂਦੇ ਹਨ।',
        ],
        hindi: [
          'जिस पर भरोसा था उसी से धोखा मिले तो यादें भी डोल जाती हैं। आपका भरोसा सच्चा था; दोष उसके साथ हुए व्यवहार में है।',
          'विश्वासघात के बाद हर किसी पर संदेह होता है, सबसे पहले अपने पर। यह घाव बोलता है, और घाव भर भी जाते हैं।',
        ],
      },
      practices: {
        english: [
          'Send no angry message today; write it on paper and tear it up. Then spend an hour with somebody who has never given you cause to doubt them.',
        ],
        punjabi: ['ਅੱਜ ਕੋਈ ਰੋਹ ਭਰਿਆ ਸੁਨੇਹਾ ਨਾ ਭੇਜੋ; ਕਾਗ਼ਜ਼ ਉੱਤੇ ਲਿਖ ਕੇ ਪਾੜ ਦਿਓ। ਫਿਰ ਇੱਕ ਘੰਟਾ ਉਸ ਨਾਲ ਬਿਤਾਓ ਜਿਸ ਦਾ ਸਾਥ ਹਮੇਸ਼ਾ ਸੱਚਾ ਰਿਹਾ।'],
        hindi: [
          'आज कोई रोष भरा संदेश मत भेजिए; काग़ज़ पर लिखकर फाड़ दीजिए। फिर एक घंटा उसके साथ बिताइए जिसका साथ सदा सच्चा रहा।',
        ],
      },
    },
    {
      id: 'oneSided',
      words: {
        en: `one sided, onesided, one side love, unrequited, doesnt love me, does not love me, dont love me, not love me back, love me back, rejected, rejection, proposed, said no, friendzone, friend zone, just a friend, crush, secretly love, tell her, tell him, confess, ignores me, likes someone else, loves someone else`,
        pa: `ਇੱਕ ਪਾਸੜ, ਇਕਤਰਫ਼ਾ, ਪਿਆਰ ਨਹੀਂ ਕਰਦਾ, ਪਿਆਰ ਨਹੀਂ ਕਰਦੀ, ਨਾਂਹ ਕਰ, ਮਨ੍ਹਾ ਕਰ, ਠੁਕਰਾ, ਪ੍ਰਪੋਜ਼, ਇਜ਼ਹਾਰ, ਸਿਰਫ਼ ਦੋਸਤ, ਕਿਸੇ ਹੋਰ ਨੂੰ ਪਿਆਰ, ਕਿਸੇ ਹੋਰ ਨੂੰ ਪਸੰਦ, ਦਿਲ ਦੀ ਗੱਲ, ਬੁਲਾਉਂਦਾ ਨਹੀਂ, ਬੁਲਾਉਂਦੀ ਨਹੀਂ`,
        hi: `एकतरफ़ा, एक तरफ़ा, प्यार नहीं करता, प्यार नहीं करती, मना कर, इनकार, ठुकरा, प्रपोज़, इज़हार, सिर्फ़ दोस्त, किसी और से प्यार, किसी और को चाहता, किसी और को चाहती, किसी और को पसंद, दिल की बात, मन की बात`,
        roman: `ik pasad, ek tarfa, ektarfa, ik tarfa, one sided, pyar nahi karda, pyar nahi kardi, pyar nahi karta, pyar nahi karti, mana kar, manha kar, inkar, thukra, propose, prapoz, izhaar, ijhar, sirf dost, kise hor nu pyar, kisi aur se pyar, kisi aur ko chahta, kisi aur ko chahti, kise hor nu pasand, dil di gal, dil ki baat, crush`,
      },
      openings: {
        english: [
          'To love someone who does not answer is a silent kind of ache. Their answer is theirs to give, and your tenderness is still something good.',
          'It hurts to stand so near and not be chosen. A no to this wish is not a no to you.',
        ],
        punjabi: [
          'ਪਿਆਰ ਦਾ ਜਵਾਬ ਨਾ ਮਿਲੇ ਤਾਂ ਪੀੜ ਚੁੱਪ-ਚਾਪ ਪਲਦੀ ਹੈ। ਜਵਾਬ ਦੇਣਾ ਉਹਨਾਂ ਦੀ ਮਰਜ਼ੀ ਹੈ, ਅਤੇ ਤੁਹਾਡੇ ਦਿਲ ਦੀ ਕੋਮਲਤਾ ਫਿਰ ਵੀ ਇੱਕ ਚੰਗੀ ਚੀਜ਼ ਹੈ।',
          'ਇੰਨੇ ਨੇੜੇ ਹੋ ਕੇ ਵੀ ਚੁਣਿਆ ਨਾ ਜਾਣਾ ਦੁਖਦਾ ਹੈ। ਪਰ ਇਹ ਨਾਂਹ ਇੱਕ ਚਾਹ ਨੂੰ ਹੈ, ਤੁਹਾਨੂੰ ਨਹੀਂ।',
        ],
        hindi: [
          'प्रेम का उत्तर न मिले तो पीड़ा चुपचाप पलती है। उत्तर देना उनकी मर्ज़ी है, और आपके मन की कोमलता फिर भी एक अच्छी चीज़ है।',
          'इतने पास होकर भी चुना न जाना दुखता है। पर यह इनकार एक चाह को है, आपको नहीं।',
        ],
      },
      practices: {
        english: [
          'Give the tenderness another road today: care for a plant, cook for a friend, serve somewhere for an hour. And for one week do not look at their pictures.',
        ],
        punjabi: [
          'ਇਸ ਕੋਮਲਤਾ ਨੂੰ ਅੱਜ ਕੋਈ ਹੋਰ ਰਾਹ ਦਿਓ: ਬੂਟੇ ਨੂੰ ਪਾਣੀ, ਕਿਸੇ ਦੋਸਤ ਲਈ ਰੋਟੀ, ਘੰਟਾ ਭਰ ਸੇਵਾ। ਅਤੇ ਇੱਕ ਹਫ਼ਤਾ ਉਹਨਾਂ ਦੀਆਂ ਤਸਵੀਰਾਂ ਨਾ ਵੇਖੋ।',
        ],
        hindi: [
          'इस कोमलता को आज कोई और राह दीजिए: पौधे को पानी, किसी मित्र के लिए भोजन, घंटा भर सेवा। और एक सप्ताह उनकी तस्वीरें मत देखिए।',
        ],
      },
    },
  ],
}
