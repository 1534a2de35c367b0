import type { ThemePhrases } from './types.ts'

export const compassion: ThemePhrases = {
  openings: {
    english: [
      'To stay kind in a rough world asks for courage. It is good that you ask how.',
      'Kindness seldom needs large means: a gentler tone, a minute of attention, a place at the table.',
      'Everyone who crosses our path carries something we cannot see. To remember it softens the day, theirs and ours.',
    ],
    punjabi: [
      'ਰੁੱਖੀ ਦੁਨੀਆ ਵਿੱਚ ਨਰਮ ਰਹਿਣ ਲਈ ਹਿੰਮਤ ਚਾਹੀਦੀ ਹੈ। ਚੰਗਾ ਹੈ ਕਿ ਤੁਸੀਂ ਇਸ ਦਾ ਢੰਗ ਪੁੱਛਿਆ।',
      'ਦਇਆ ਲਈ ਬਹੁਤੇ ਸਾਧਨ ਨਹੀਂ ਚਾਹੀਦੇ: ਥੋੜ੍ਹਾ ਨਰਮ ਬੋਲ, ਪਲ ਭਰ ਦਾ ਧਿਆਨ, ਰੋਟੀ ਵਿੱਚ ਸਾਂਝ।',
      'ਜੋ ਵੀ ਰਾਹ ਵਿੱਚ ਮਿਲਦਾ ਹੈ, ਉਹ ਕੁਝ ਅਜਿਹਾ ਚੁੱਕੀ ਫਿਰਦਾ ਹੈ ਜੋ ਸਾਨੂੰ ਨਹੀਂ ਦਿਸਦਾ। ਇਹ ਯਾਦ ਰਹੇ ਤਾਂ ਦਿਨ ਨਰਮ ਹੋ ਜਾਂਦਾ ਹੈ, ਉਸ ਦਾ ਵੀ ਅਤੇ ਸਾਡਾ ਵੀ।',
    ],
    hindi: [
      'रूखे संसार में कोमल रहने के लिए साहस चाहिए। अच्छा है कि आपने इसकी राह पूछी।',
      'दया के लिए बहुत साधन नहीं चाहिए: थोड़ा कोमल स्वर, पल भर का ध्यान, रोटी में साझेदारी।',
      'जो भी राह में मिलता है, वह कुछ ऐसा उठाए फिरता है जो हमें नहीं दिखता। यह याद रहे तो दिन कोमल हो जाता है, उसका भी और हमारा भी।',
    ],
  },
  again: {
    english: [
      'A soft heart is not made in one talk. Let us stay with this a little longer.',
      'You have come back to this question, and it is worth coming back to. Here is another word on mercy.',
    ],
    punjabi: [
      'ਮਨ ਇੱਕੋ ਗੱਲ ਨਾਲ ਨਰਮ ਨਹੀਂ ਹੁੰਦਾ। ਆਓ, ਇਸ ਕੋਲ ਥੋੜ੍ਹਾ ਚਿਰ ਹੋਰ ਬੈਠੀਏ।',
      'ਤੁਸੀਂ ਇਸ ਸਵਾਲ ਵੱਲ ਮੁੜ ਆਏ ਹੋ, ਅਤੇ ਇਹ ਮੁੜ ਆਉਣ ਵਾਲਾ ਸਵਾਲ ਹੀ ਹੈ। ਦਇਆ ਬਾਰੇ ਇੱਕ ਹੋਰ ਬਚਨ ਸੁਣੋ।',
    ],
    hindi: [
      'मन एक ही बात से कोमल नहीं होता। आइए, इसके पास थोड़ी देर और बैठें।',
      'आप इस प्रश्न पर फिर लौटे हैं, और यह लौटने योग्य प्रश्न ही है। दया पर एक और वचन सुनिए।',
    ],
  },
  practices: {
    english: [
      'Today, speak to one difficult person as if they were carrying a sorrow you cannot see.',
      'Do one kindness today that cannot be traced back to you, and do not mention it afterwards.',
      'Give somebody ten minutes of listening today, with no advice and no phone in the hand.',
    ],
    punjabi: [
      'ਅੱਜ ਕਿਸੇ ਇੱਕ ਔਖੇ ਸੁਭਾਅ ਵਾਲੇ ਨਾਲ ਇੰਝ ਬੋਲੋ ਜਿਵੇਂ ਉਹ ਕੋਈ ਅਣਦਿਸਦਾ ਦੁੱਖ ਚੁੱਕੀ ਫਿਰਦਾ ਹੋਵੇ।',
      'ਅੱਜ ਇੱਕ ਭਲਾ ਕੰਮ ਇੰਝ ਕਰੋ ਕਿ ਕਿਸੇ ਨੂੰ ਪਤਾ ਨਾ ਲੱਗੇ ਕਿਸ ਨੇ ਕੀਤਾ, ਅਤੇ ਪਿੱਛੋਂ ਵੀ ਉਸ ਦਾ ਜ਼ਿਕਰ ਨਾ ਕਰੋ।',
      'ਅੱਜ ਕਿਸੇ ਇੱਕ ਦੀ ਗੱਲ ਦਸ ਮਿੰਟ ਸੁਣੋ, ਸਲਾਹ ਦਿੱਤੇ ਬਿਨਾਂ ਅਤੇ ਫ਼ੋਨ ਹੱਥੋਂ ਰੱਖ ਕੇ।',
    ],
    hindi: [
      'आज किसी एक कठिन स्वभाव वाले व्यक्ति से ऐसे बोलिए जैसे वह कोई अनदेखा दुख उठाए फिरता हो।',
      'आज एक भला काम ऐसे कीजिए कि किसी को पता न चले किसने किया, और बाद में भी उसकी चर्चा मत कीजिए।',
      'आज किसी एक की बात दस मिनट सुनिए, सलाह दिए बिना और फ़ोन हाथ से रखकर।',
    ],
  },
  situations: [
    {
      id: 'myHardness',
      words: {
        en: `i am selfish, i am so selfish, i am too selfish, i became selfish, i have become selfish, become selfish, i am cruel, i am rude, i am harsh, i was harsh, i was rude, i was cruel, i hurt people, i hurt others, i hurt my, i hurt someone, hurting others, harsh words, my words, my tongue, sharp tongue, speak harshly, speak rudely, speak gently, speak softly, speak sweetly, speak kindly, kinder, more kind, more compassionate, be kind, be compassionate, cold heart, hard heart, hard hearted, stone heart, heartless, less selfish, selfless, only think of myself`,
        pa: `ਮੈਂ ਸੁਆਰਥੀ, ਸੁਆਰਥੀ ਹੋ ਗਿਆ, ਸੁਆਰਥੀ ਹੋ ਗਈ, ਮੈਂ ਖ਼ੁਦਗ਼ਰਜ਼, ਖ਼ੁਦਗ਼ਰਜ਼ ਹੋ, ਮੇਰਾ ਸੁਆਰਥ, ਦਿਲ ਦੁਖਾਇਆ, ਦਿਲ ਦੁਖਾ ਦਿੱਤਾ, ਦਿਲ ਦੁਖਾਉਂਦਾ, ਕੌੜਾ, ਕੌੜੇ ਬੋਲ, ਕੌੜਾ ਬੋਲ, ਰੁੱਖਾ, ਰੁੱਖਾ ਬੋਲ, ਮੰਦਾ ਬੋਲ, ਮਿੱਠਾ, ਮਿੱਠਾ ਬੋਲ, ਮਿੱਠਾ ਬੋਲਣਾ, ਮੇਰੀ ਜ਼ਬਾਨ, ਜ਼ਬਾਨ, ਪੱਥਰ ਦਿਲ, ਦਿਲ ਸਖ਼ਤ, ਸਖ਼ਤ ਦਿਲ, ਦਿਆਲੂ ਕਿਵੇਂ, ਦਿਆਲੂ ਬਣ`,
        hi: `मैं स्वार्थी, स्वार्थी हो गया, स्वार्थी हो गई, मैं ख़ुदग़र्ज़, मेरा स्वार्थ, दिल दुखाया, दिल दुखा दिया, दिल दुखाता, दिल दुखाती, कड़वा, कड़वे बोल, कड़वा बोलता, कड़वा बोलती, कठोर शब्द, कठोर वचन, कठोर, रूखा, मीठा, मीठा बोलना, मधुर, मेरी ज़बान, ज़बान, वाणी, पत्थर दिल, दिल कठोर, दयालु कैसे, दयालु बनूँ, दयालु बनना`,
        roman: `main selfish, mai selfish, selfish ho gaya, selfish ho gayi, selfish ho gya, main swarthi, main suarthi, swarthi ho gaya, swarthi ho gayi, suarthi ho, khudgarz, dil dukhaya, dil dukha ditta, dil dukha diya, dil dukhaunda, dil dukhata, dil dukhati, kauda, kaura, kauda bolda, kadwa, kadwa bolta, kadva, rukha, mitha, meetha, mitha bolna, meetha bolna, mithe bol, zuban, zubaan, jaban, zaban, patthar dil, dayalu kaise, dayalu kive, dayalu ban`,
      },
      openings: {
        english: [
          'To see one’s own hardness without looking away is where gentleness begins. A word once spoken cannot be called back, but a softer one can follow it.',
          'We grow hard mostly by protecting ourselves for too long. The heart need not be forced open; it opens by small acts.',
        ],
        punjabi: [
          'ਆਪਣੀ ਸਖ਼ਤੀ ਨੂੰ ਨਜ਼ਰ ਚੁਰਾਏ ਬਿਨਾਂ ਵੇਖ ਲੈਣਾ ਹੀ ਨਰਮੀ ਦਾ ਮੁੱਢ ਹੈ। ਬੋਲਿਆ ਬੋਲ ਮੁੜਦਾ ਨਹੀਂ, ਪਰ ਉਸ ਪਿੱਛੇ ਨਰਮ ਬੋਲ ਆ ਸਕਦਾ ਹੈ।',
          'ਮਨ ਅਕਸਰ ਇਸ ਲਈ ਸਖ਼ਤ ਹੋ ਜਾਂਦਾ ਹੈ ਕਿ ਚਿਰਾਂ ਤੋਂ ਆਪਣਾ ਬਚਾਅ ਕਰਦਾ ਆਇਆ ਹੈ। ਇਸ ਨੂੰ ਜ਼ੋਰ ਨਾਲ ਨਹੀਂ ਖੋਲ੍ਹੀਦਾ; ਇਹ ਨਿੱਕੇ-ਨਿੱਕੇ ਕੰਮਾਂ ਨਾਲ ਖੁੱਲ੍ਹਦਾ ਹੈ।',
        ],
        hindi: [
          'अपनी कठोरता को नज़र चुराए बिना देख लेना ही कोमलता का आरंभ है। बोला हुआ शब्द लौटता नहीं, पर उसके पीछे कोमल शब्द आ सकता है।',
          'मन अक्सर इसलिए कठोर हो जाता है कि बरसों से अपना बचाव करता आया है। उसे ज़ोर से नहीं खोला जाता; वह छोटे-छोटे कामों से खुलता है।',
        ],
      },
      practices: {
        english: [
          'Go to one person you were hard on and say: “I spoke too sharply; you did not deserve that.” Then ask how they are, and wait for the answer.',
        ],
        punjabi: ['ਜਿਸ ਨਾਲ ਸਖ਼ਤ ਬੋਲਿਆ ਗਿਆ, ਉਸ ਕੋਲ ਜਾ ਕੇ ਕਹੋ: “ਮੇਰੇ ਬੋਲ ਕੌੜੇ ਸਨ; ਇਹ ਠੀਕ ਨਹੀਂ ਸੀ।” ਫਿਰ ਉਸ ਦਾ ਹਾਲ ਪੁੱਛੋ ਅਤੇ ਜਵਾਬ ਸੁਣੋ।'],
        hindi: [
          'जिससे कठोर बोला गया, उसके पास जाकर कहिए: “मेरे शब्द कड़वे थे; यह ठीक नहीं था।” फिर उसका हाल पूछिए और उत्तर सुनिए।',
        ],
      },
    },
    {
      id: 'toTheUnkind',
      words: {
        en: `enemy, enemies, people who hurt me, who hurt me, hurt me, hurts me, hates me, hate me, mean to me, rude to me, cruel to me, rude people, cruel people, bad people, difficult people, difficult person, selfish people, people are selfish, everyone is selfish, selfish world, selfish friend, selfish friends, selfish husband, selfish wife, selfish family, world is cruel, taken advantage, take advantage, takes advantage, use me, used me, too kind, too nice, too soft, kind to everyone but, no one is kind, be kind to someone, forgive, boundaries`,
        pa: `ਦੁਸ਼ਮਣ, ਦੁਸ਼ਮਣਾਂ, ਵੈਰੀ, ਵੈਰੀਆਂ, ਵੈਰ, ਮੈਨੂੰ ਦੁੱਖ ਦਿੰਦੇ, ਮੈਨੂੰ ਦੁੱਖ ਦਿੱਤਾ, ਮਾੜਾ ਕਰਦੇ, ਬੁਰਾ ਕਰਦੇ, ਮੇਰਾ ਮਾੜਾ, ਮੇਰਾ ਬੁਰਾ, ਮਾੜੇ ਲੋਕ, ਬੁਰੇ ਲੋਕ, ਲੋਕ ਸੁਆਰਥੀ, ਸੁਆਰਥੀ ਲੋਕ, ਸਾਰੇ ਸੁਆਰਥੀ, ਸਭ ਸੁਆਰਥੀ, ਮਤਲਬੀ, ਦੁਨੀਆ ਸੁਆਰਥੀ, ਫ਼ਾਇਦਾ ਚੁੱਕ, ਫ਼ਾਇਦਾ ਚੁੱਕਦੇ, ਫ਼ਾਇਦਾ ਉਠਾਉਂਦੇ, ਨਫ਼ਰਤ`,
        hi: `शत्रु, शत्रुओं, दुश्मन, दुश्मनों, वैरी, बैर, मुझे दुख देते, मुझे दुख दिया, बुरा करते, मेरा बुरा, बुरे लोग, बुरे लोगों, लोग स्वार्थी, स्वार्थी लोग, स्वार्थी लोगों, सब स्वार्थी, मतलबी, दुनिया स्वार्थी, फ़ायदा उठाते, फ़ायदा उठा, नफ़रत`,
        roman: `dushman, dushmana, dushmano, vairi, veri, vair, mainu dukh dende, mainu dukh ditta, mujhe dukh dete, mujhe dukh diya, mada karde, bura karde, bura karte, mera bura, mera mada, bure log, made lok, lok swarthi, log swarthi, swarthi log, swarthi lok, sab swarthi, sab selfish, sare selfish, log selfish, matlabi, fayda uthate, faida uthate, fayda chukde, faida chukde, fayda uthaunde, nafrat`,
      },
      openings: {
        english: [
          'To wish well to someone who has hurt you is among the hardest things. It does not mean that you must stand where their blows can reach you.',
          'When kindness is taken for weakness, one would like to shut the door for good. A kind heart may have a door, and may decide when it opens.',
        ],
        punjabi: [
          'ਜਿਸ ਨੇ ਦੁੱਖ ਦਿੱਤਾ, ਉਸ ਦਾ ਵੀ ਭਲਾ ਮੰਗਣਾ ਬਹੁਤ ਔਖੀ ਗੱਲ ਹੈ। ਪਰ ਇਸ ਦਾ ਅਰਥ ਇਹ ਨਹੀਂ ਕਿ ਉੱਥੇ ਖੜ੍ਹੇ ਰਹੋ ਜਿੱਥੇ ਉਸ ਦੀ ਸੱਟ ਪਹੁੰਚਦੀ ਹੋਵੇ।',
          'ਜਦੋਂ ਲੋਕ ਨਰਮੀ ਨੂੰ ਕਮਜ਼ੋਰੀ ਸਮਝਣ, ਤਾਂ ਦਿਲ ਕਰਦਾ ਹੈ ਬੂਹਾ ਸਦਾ ਲਈ ਭੇੜ ਲਈਏ। ਨਰਮ ਦਿਲ ਦਾ ਵੀ ਬੂਹਾ ਹੋ ਸਕਦਾ ਹੈ, ਅਤੇ ਖੋਲ੍ਹਣਾ ਉਸ ਦੀ ਮਰਜ਼ੀ ਹੈ।',
        ],
        hindi: [
          'जिसने दुख दिया, उसका भी भला चाहना बहुत कठिन बात है। पर इसका अर्थ यह नहीं कि वहाँ खड़े रहें जहाँ उसकी चोट पहुँचती हो।',
          'जब लोग कोमलता को कमज़ोरी समझें, तो मन करता है द्वार सदा के लिए बंद कर लें। कोमल हृदय का भी द्वार हो सकता है, और खोलना उसकी इच्छा है।',
        ],
      },
      practices: {
        english: [
          'In today’s prayer say that person’s name once and ask that they too may come to peace. Keep the distance you need, and if you are being harmed, tell someone who can help.',
        ],
        punjabi: [
          'ਅੱਜ ਦੀ ਅਰਦਾਸ ਵਿੱਚ ਇੱਕ ਵਾਰ ਉਸ ਦਾ ਨਾਂ ਲੈ ਕੇ ਉਸ ਲਈ ਵੀ ਸ਼ਾਂਤੀ ਮੰਗੋ। ਜਿੰਨੀ ਦੂਰੀ ਚਾਹੀਦੀ ਹੈ ਓਨੀ ਰੱਖੋ, ਅਤੇ ਜੇ ਨੁਕਸਾਨ ਪਹੁੰਚ ਰਿਹਾ ਹੈ, ਤਾਂ ਕਿਸੇ ਮਦਦ ਕਰਨ ਵਾਲੇ ਨੂੰ ਦੱਸੋ।',
        ],
        hindi: [
          'आज की प्रार्थना में एक बार उसका नाम लेकर उसके लिए भी शांति माँगिए। जितनी दूरी चाहिए उतनी रखिए, और यदि हानि पहुँच रही है, तो किसी सहायता करने वाले को बताइए।',
        ],
      },
    },
    {
      id: 'othersPain',
      words: {
        en: `feel others pain, others pain, pain of others, suffering of others, other peoples pain, people suffer, people suffering, suffering in the world, so much suffering, the news, news, war, wars, too sensitive, sensitive, too emotional, absorb, empath, empathy, sympathy, drained, exhausted, cannot help everyone, cant help everyone, save everyone, feel helpless, helpless, beggar, beggars, poor people, hungry, orphans, homeless`,
        pa: `ਦੂਜਿਆਂ ਦਾ ਦੁੱਖ, ਦੂਜਿਆਂ ਦੇ ਦੁੱਖ, ਲੋਕਾਂ ਦਾ ਦੁੱਖ, ਲੋਕਾਂ ਦੇ ਦੁੱਖ, ਕਿਸੇ ਦਾ ਦੁੱਖ, ਦੁਖੀ ਲੋਕ, ਦੁਨੀਆ ਵਿੱਚ ਦੁੱਖ, ਇੰਨਾ ਦੁੱਖ, ਖ਼ਬਰਾਂ, ਜੰਗ, ਭਾਵੁਕ, ਨਾਜ਼ੁਕ, ਹਮਦਰਦੀ, ਬੇਵੱਸ, ਬੇਬੱਸ, ਮਦਦ ਨਹੀਂ ਕਰ, ਮੰਗਤਾ, ਮੰਗਤੇ, ਭਿਖਾਰੀ, ਗ਼ਰੀਬ, ਗਰੀਬ, ਗ਼ਰੀਬਾਂ, ਭੁੱਖੇ, ਯਤੀਮ, ਬੇਘਰ`,
        hi: `दूसरों का दुख, दूसरों के दुख, दूसरों का दर्द, दूसरों के दर्द, लोगों का दुख, लोगों का दर्द, किसी का दुख, दुखी लोग, दुनिया में दुख, इतना दुख, समाचार, ख़बरें, युद्ध, भावुक, संवेदनशील, सहानुभूति, हमदर्दी, असहाय, बेबस, मदद नहीं कर, भिखारी, भिखारियों, ग़रीब, ग़रीबों, भूखे, अनाथ, बेघर`,
        roman: `dujeya da dukh, dujeyan da dukh, dujiyan da dukh, dusron ka dukh, dusro ka dukh, dusron ka dard, dusro ka dard, loka da dukh, lokan da dukh, logon ka dukh, logo ka dukh, kise da dukh, kisi ka dukh, duniya vich dukh, duniya me dukh, enna dukh, itna dukh, khabran, khabrein, jang, yudh, bhavuk, sensitive, emotional, hamdardi, sahanubhuti, bebas, bewas, asahay, bhikhari, mangta, mangte, garib, gareeb, garibo, gariban, bhukhe, anath, yateem, beghar`,
      },
      openings: {
        english: [
          'That the pain of others reaches you is a gift, even when it is tiring.',
          'Nobody can carry the sorrow of the whole world, and nobody is asked to. One person helped within arm’s reach is not too little.',
        ],
        punjabi: [
          'ਦੂਜਿਆਂ ਦੀ ਪੀੜ ਤੁਹਾਡੇ ਤੱਕ ਪਹੁੰਚਦੀ ਹੈ, ਇਹ ਇੱਕ ਦਾਤ ਹੈ, ਭਾਵੇਂ ਕਦੇ ਥਕਾ ਵੀ ਦਿੰਦੀ ਹੈ।',
          'ਸਾਰੀ ਦੁਨੀਆ ਦਾ ਦੁੱਖ ਕੋਈ ਨਹੀਂ ਚੁੱਕ ਸਕਦਾ, ਅਤੇ ਕਿਸੇ ਤੋਂ ਇਹ ਮੰਗਿਆ ਵੀ ਨਹੀਂ ਜਾਂਦਾ। ਜੋ ਹੱਥ ਦੀ ਪਹੁੰਚ ਵਿੱਚ ਹੈ, ਉਸ ਇੱਕ ਦੇ ਕੰਮ ਆਉਣਾ ਥੋੜ੍ਹਾ ਨਹੀਂ।',
        ],
        hindi: [
          'दूसरों की पीड़ा आप तक पहुँचती है, यह एक देन है, चाहे कभी थका भी देती है।',
          'सारे संसार का दुख कोई नहीं उठा सकता, और किसी से यह माँगा भी नहीं जाता। जो हाथ की पहुँच में है, उस एक के काम आना थोड़ा नहीं।',
        ],
      },
      practices: {
        english: [
          'Choose one person or one need near you and do what you can there today. Then switch the news off, eat, rest, and give the remainder over in prayer.',
        ],
        punjabi: [
          'ਆਪਣੇ ਨੇੜੇ ਕਿਸੇ ਇੱਕ ਦੀ ਲੋੜ ਚੁਣੋ ਅਤੇ ਅੱਜ ਜਿੰਨਾ ਹੋ ਸਕੇ ਕਰੋ। ਫਿਰ ਖ਼ਬਰਾਂ ਬੰਦ ਕਰੋ, ਰੋਟੀ ਖਾਓ, ਆਰਾਮ ਕਰੋ, ਅਤੇ ਬਾਕੀ ਅਰਦਾਸ ਵਿੱਚ ਸੌਂਪ ਦਿਓ।',
        ],
        hindi: [
          'अपने पास किसी एक की ज़रूरत चुनिए और आज जितना हो सके कीजिए। फिर समाचार बंद कीजिए, भोजन कीजिए, आराम कीजिए, और बाकी प्रार्थना में सौंप दीजिए।',
        ],
      },
    },
    {
      id: 'animals',
      words: {
        en: `animal, animals, creatures, dog, dogs, stray, strays, stray dog, street dogs, cat, cats, cow, cows, bird, birds, pet, pets, insects, meat, eat meat, eating meat, chicken, vegetarian, vegan, slaughter, butcher, hunting, animal cruelty, ahimsa`,
        pa: `ਜਾਨਵਰ, ਜਾਨਵਰਾਂ, ਪਸ਼ੂ, ਪਸ਼ੂਆਂ, ਡੰਗਰ, ਡੰਗਰਾਂ, ਜੀਵ, ਜੀਵਾਂ, ਜੀਅ ਜੰਤ, ਕੁੱਤਾ, ਕੁੱਤੇ, ਕੁੱਤਿਆਂ, ਬਿੱਲੀ, ਗਾਂ, ਗਾਵਾਂ, ਗਊ, ਪੰਛੀ, ਪੰਛੀਆਂ, ਮਾਸ, ਮੀਟ, ਮਾਸ ਖਾਣਾ, ਮੁਰਗਾ, ਸ਼ਾਕਾਹਾਰੀ, ਜੀਵ ਹੱਤਿਆ, ਅਹਿੰਸਾ, ਸ਼ਿਕਾਰ`,
        hi: `जानवर, जानवरों, पशु, पशुओं, जीव, जीवों, जीव जंतु, कुत्ता, कुत्ते, कुत्तों, बिल्ली, गाय, गायों, पक्षी, पक्षियों, चिड़िया, मांस, माँस, मांसाहार, मीट, मांस खाना, मुर्गा, शाकाहारी, जीव हत्या, अहिंसा, शिकार`,
        roman: `janwar, jaanwar, janwara, janwaro, jaanwaron, pashu, dangar, jeev, jeev jantu, jeev hatya, kutta, kutte, kuttey, kutteyan, kutto, billi, =gaay, =gau, panchi, pakshi, chidiya, maas, mas khana, maas khana, meat, meet khana, meat khana, murga, shakahari, ahinsa, ahimsa, shikar, pet, dog, dogs, stray`,
      },
      openings: {
        english: [
          'Creatures that cannot speak for themselves depend on hands like ours. It matters that somebody notices them.',
          'How we treat those who can neither complain nor repay us tells us much about ourselves. And where people differ, over food for instance, gentleness with one another is part of mercy too.',
        ],
        punjabi: [
          'ਜੋ ਜੀਵ ਆਪਣਾ ਦੁੱਖ ਬੋਲ ਕੇ ਨਹੀਂ ਦੱਸ ਸਕਦੇ, ਉਹ ਸਾਡੇ ਵਰਗੇ ਹੱਥਾਂ ਦੇ ਆਸਰੇ ਹਨ। ਕੋਈ ਉਹਨਾਂ ਵੱਲ ਵੇਖੇ, ਇਹ ਵੱਡੀ ਗੱਲ ਹੈ।',
          'ਜੋ ਨਾ ਸ਼ਿਕਾਇਤ ਕਰ ਸਕੇ ਅਤੇ ਨਾ ਮੋੜ ਕੇ ਕੁਝ ਦੇ ਸਕੇ, ਉਸ ਨਾਲ ਸਲੂਕ ਹੀ ਸਾਨੂੰ ਆਪਣਾ ਆਪ ਵਿਖਾਉਂਦਾ ਹੈ। ਖਾਣ-ਪੀਣ ਵਰਗੀ ਗੱਲ ਉੱਤੇ ਮਤਭੇਦ ਹੋਵੇ, ਤਾਂ ਆਪਸੀ ਨਰਮੀ ਵੀ ਦਇਆ ਹੀ ਹੈ।',
        ],
        hindi: [
          'जो जीव अपना दुख बोलकर नहीं बता सकते, वे हमारे जैसे हाथों के सहारे हैं। कोई उनकी ओर देखे, यह बड़ी बात है।',
          'जो न शिकायत कर सके और न बदले में कुछ दे सके, उसके साथ व्यवहार ही हमें अपना आप दिखाता है। खान-पान जैसी बात पर मतभेद हो, तो आपस की कोमलता भी दया ही है।',
        ],
      },
      practices: {
        english: [
          'Put out a bowl of fresh water or a handful of grain today where animals pass. If you meet one that is hurt, call a vet or an animal shelter.',
        ],
        punjabi: [
          'ਅੱਜ ਜਿੱਥੋਂ ਪਸ਼ੂ-ਪੰਛੀ ਲੰਘਦੇ ਹਨ, ਉੱਥੇ ਤਾਜ਼ੇ ਪਾਣੀ ਦਾ ਕਟੋਰਾ ਜਾਂ ਮੁੱਠ ਕੁ ਦਾਣੇ ਰੱਖੋ। ਕੋਈ ਜ਼ਖ਼ਮੀ ਜਾਨਵਰ ਮਿਲੇ, ਤਾਂ ਡੰਗਰਾਂ ਦੇ ਡਾਕਟਰ ਜਾਂ ਕਿਸੇ ਪਸ਼ੂ ਆਸਰਾ ਘਰ ਨੂੰ ਫ਼ੋਨ ਕਰੋ।',
        ],
        hindi: [
          'आज जहाँ से पशु-पक्षी गुज़रते हैं, वहाँ ताज़े पानी का कटोरा या मुट्ठी भर दाना रखिए। कोई घायल जानवर मिले, तो पशु चिकित्सक या किसी पशु आश्रय को फ़ोन कीजिए।',
        ],
      },
    },
  ],
}
