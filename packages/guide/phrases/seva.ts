import type { ThemePhrases } from './types.ts'

export const seva: ThemePhrases = {
  openings: {
    english: [
      'The wish to be of use to others is one of the surest signs of a living heart.',
      'Serving needs no great means. It starts with seeing one person near you.',
      'Those who serve soon find that giving and receiving change places. It is prayer done with the hands.',
    ],
    punjabi: [
      'ਦੂਜਿਆਂ ਦੇ ਕੰਮ ਆਉਣ ਦੀ ਚਾਹ ਜਾਗਦੇ ਦਿਲ ਦੀ ਪੱਕੀ ਨਿਸ਼ਾਨੀ ਹੈ।',
      'ਸੇਵਾ ਲਈ ਵੱਡੇ ਸਾਧਨ ਨਹੀਂ ਚਾਹੀਦੇ। ਇਹ ਆਪਣੇ ਨੇੜੇ ਦੇ ਇੱਕ ਬੰਦੇ ਨੂੰ ਵੇਖਣ ਤੋਂ ਸ਼ੁਰੂ ਹੁੰਦੀ ਹੈ।',
      'ਸੇਵਾ ਕਰਦਿਆਂ ਛੇਤੀ ਹੀ ਪਤਾ ਨਹੀਂ ਲੱਗਦਾ ਕਿ ਕੌਣ ਦੇ ਰਿਹਾ ਹੈ ਅਤੇ ਕੌਣ ਲੈ ਰਿਹਾ। ਇਹ ਹੱਥਾਂ ਨਾਲ ਕੀਤੀ ਅਰਦਾਸ ਹੈ।',
    ],
    hindi: [
      'दूसरों के काम आने की चाह जागते हृदय की पक्की पहचान है।',
      'सेवा के लिए बड़े साधन नहीं चाहिए। यह अपने पास के एक व्यक्ति को देखने से शुरू होती है।',
      'सेवा करते-करते जल्दी ही पता नहीं चलता कि कौन दे रहा है और कौन पा रहा है। यह हाथों से की गई प्रार्थना है।',
    ],
  },
  again: {
    english: [
      'Let us look at serving once more, from another side.',
      'The question of how to help does not let you rest, and that is a good unrest. Here is a further word for it.',
    ],
    punjabi: [
      'ਆਓ, ਸੇਵਾ ਦੀ ਗੱਲ ਨੂੰ ਇੱਕ ਵਾਰ ਹੋਰ, ਦੂਜੇ ਪਾਸਿਓਂ ਵੇਖੀਏ।',
      'ਕਿਸੇ ਦੇ ਕੰਮ ਕਿਵੇਂ ਆਈਏ, ਇਹ ਸਵਾਲ ਟਿਕਣ ਨਹੀਂ ਦਿੰਦਾ, ਅਤੇ ਇਹ ਚੰਗੀ ਬੇਚੈਨੀ ਹੈ। ਇਸ ਲਈ ਇੱਕ ਹੋਰ ਬਚਨ।',
    ],
    hindi: [
      'आइए, सेवा की बात को एक बार और, दूसरी ओर से देखें।',
      'किसी के काम कैसे आएँ, यह प्रश्न टिकने नहीं देता, और यह अच्छी बेचैनी है। इसके लिए एक और वचन।',
    ],
  },
  practices: {
    english: [
      'Do one act of seva today that nobody will know of: wash, carry, feed, or clean what others pass by.',
      'Look for the person who gets no greeting, at the gate, on the stairs, behind the counter. Ask their name and listen for two minutes.',
      'Call someone who is old, ill or alone, and ask: “Is there anything you need?” Then do one small thing of what they say.',
    ],
    punjabi: [
      'ਅੱਜ ਇੱਕ ਅਜਿਹੀ ਸੇਵਾ ਕਰੋ ਜਿਸ ਦਾ ਕਿਸੇ ਨੂੰ ਪਤਾ ਨਾ ਲੱਗੇ: ਸਫ਼ਾਈ ਕਰਨੀ, ਭਾਰ ਚੁੱਕਣਾ, ਖੁਆਉਣਾ ਜਾਂ ਜੋੜੇ ਸਾਫ਼ ਕਰਨੇ।',
      'ਉਸ ਬੰਦੇ ਨੂੰ ਵੇਖੋ ਜਿਸ ਨੂੰ ਕੋਈ ਨਹੀਂ ਬੁਲਾਉਂਦਾ, ਗੇਟ ਉੱਤੇ, ਪੌੜੀਆਂ ਵਿੱਚ ਜਾਂ ਦੁਕਾਨ ਉੱਤੇ। ਉਸ ਦਾ ਨਾਂ ਪੁੱਛੋ ਅਤੇ ਦੋ ਮਿੰਟ ਉਸ ਦੀ ਸੁਣੋ।',
      'ਕਿਸੇ ਬਜ਼ੁਰਗ, ਬਿਮਾਰ ਜਾਂ ਇਕੱਲੇ ਰਹਿੰਦੇ ਨੂੰ ਫ਼ੋਨ ਕਰਕੇ ਪੁੱਛੋ: “ਕਿਸੇ ਚੀਜ਼ ਦੀ ਲੋੜ ਤਾਂ ਨਹੀਂ?” ਫਿਰ ਉਹਨਾਂ ਦੀ ਦੱਸੀ ਇੱਕ ਨਿੱਕੀ ਗੱਲ ਪੂਰੀ ਕਰੋ।',
    ],
    hindi: [
      'आज एक ऐसी सेवा कीजिए जिसका किसी को पता न चले: सफ़ाई करना, बोझ उठाना, खिलाना या जूठे बर्तन धोना।',
      'उनकी ओर देखिए जिन्हें कोई नमस्कार नहीं करता, फाटक पर, सीढ़ियों में या दुकान पर। उनका नाम पूछिए और दो मिनट उनकी सुनिए।',
      'किसी बुज़ुर्ग, बीमार या अकेले रहने वाले को फ़ोन करके पूछिए: “किसी चीज़ की ज़रूरत तो नहीं?” फिर उनकी बताई एक छोटी बात पूरी कीजिए।',
    ],
  },
  situations: [
    {
      id: 'caringAtHome',
      words: {
        en: `caregiver, caregiving, caring for, care for, care of, look after, looking after, take care of, taking care of, bedridden, paralysed, paralyzed, dementia, alzheimer, sick, ill, elderly, old parents, ageing parents, aging parents, old mother, old father, mother in law, father in law, disabled, burnt out, burned out, burnout, exhausted, tired, tired of serving, no rest, no strength`,
        pa: `ਮਾਪਿਆਂ ਦੀ ਸੇਵਾ, ਮਾਂ ਦੀ ਸੇਵਾ, ਪਿਤਾ ਦੀ ਸੇਵਾ, ਸੱਸ, ਸਹੁਰੇ, ਸੱਸ ਸਹੁਰੇ, ਮਾਂ ਬਾਪ, ਮਾਪੇ, ਮਾਪਿਆਂ, ਬਜ਼ੁਰਗ, ਬਜ਼ੁਰਗਾਂ, ਬੁੱਢੇ, ਬਿਮਾਰ, ਬੀਮਾਰ, ਮੰਜੇ ਤੇ, ਮੰਜੇ ਉੱਤੇ, ਅਧਰੰਗ, ਸੰਭਾਲ, ਸਾਂਭ, ਦੇਖਭਾਲ, ਥੱਕ ਗਿਆ, ਥੱਕ ਗਈ, ਥੱਕ ਜਾਂਦਾ, ਥੱਕ ਜਾਂਦੀ, ਥਕਾਵਟ`,
        hi: `माता पिता की सेवा, माँ की सेवा, पिता की सेवा, सास, ससुर, सास ससुर, माँ बाप, माता पिता, बुज़ुर्ग, बुज़ुर्गों, बूढ़े, वृद्ध, बीमार, बिस्तर पर, लकवा, देखभाल, सँभाल, संभाल, तीमारदारी, थक गया, थक गई, थक जाता, थक जाती, थकान`,
        roman: `mapean di seva, mapeyan di seva, mata pita ki seva, maa baap ki seva, maa di seva, maa ki seva, saas, sass, sahure, sohre, sasur, saas sasur, maa baap, maa bap, mata pita, maape, mapean, mapeyan, bujurg, bazurg, buzurg, budhe, buddhe, boodhe, vridh, bimar, beemar, manje te, bistar par, bistar pe, adhrang, lakwa, sambhal, sanbhal, sambh, dekhbhal, dekh bhal, thak gaya, thak gayi, thak gya, thak gyi, thak janda, thak jandi, thak jata, thak jati, thakan, thakaavat`,
      },
      openings: {
        english: [
          'To care for someone day and night is a seva that hardly anyone sees. If it makes you tired, that says nothing against your love.',
          'The one who tends the lamp needs oil too. Rest and a second pair of hands are part of caring, not a betrayal of it.',
        ],
        punjabi: [
          'ਦਿਨ-ਰਾਤ ਕਿਸੇ ਆਪਣੇ ਨੂੰ ਸਾਂਭਣਾ ਉਹ ਸੇਵਾ ਹੈ ਜੋ ਘੱਟ ਹੀ ਕਿਸੇ ਨੂੰ ਦਿਸਦੀ ਹੈ। ਇਸ ਵਿੱਚ ਥੱਕ ਜਾਣ ਦਾ ਅਰਥ ਇਹ ਨਹੀਂ ਕਿ ਪਿਆਰ ਘੱਟ ਹੈ।',
          'ਦੀਵੇ ਨੂੰ ਸਾਂਭਣ ਵਾਲੇ ਨੂੰ ਵੀ ਤੇਲ ਚਾਹੀਦਾ ਹੈ। ਆਰਾਮ ਕਰਨਾ ਅਤੇ ਕਿਸੇ ਹੋਰ ਦਾ ਹੱਥ ਪੁਆਉਣਾ ਸੇਵਾ ਦਾ ਹੀ ਹਿੱਸਾ ਹੈ, ਉਸ ਤੋਂ ਮੂੰਹ ਮੋੜਨਾ ਨਹੀਂ।',
        ],
        hindi: [
          'दिन-रात किसी अपने को सँभालना वह सेवा है जो कम ही किसी को दिखती है। इसमें थक जाने का अर्थ यह नहीं कि प्रेम कम है।',
          'दीपक को सँभालने वाले को भी तेल चाहिए। आराम करना और किसी और का हाथ बँटवाना सेवा का ही हिस्सा है, उससे मुँह मोड़ना नहीं।',
        ],
      },
      practices: {
        english: [
          'Ask one person today to take over for an hour this week, a relative, a neighbour or a paid helper, and spend that hour on your own rest. If you are at your limit, tell the doctor so as well.',
        ],
        punjabi: [
          'ਅੱਜ ਕਿਸੇ ਰਿਸ਼ਤੇਦਾਰ, ਗੁਆਂਢੀ ਜਾਂ ਮਦਦਗਾਰ ਨੂੰ ਕਹੋ ਕਿ ਇਸ ਹਫ਼ਤੇ ਇੱਕ ਘੰਟਾ ਉਹ ਸਾਂਭੇ, ਅਤੇ ਉਹ ਘੰਟਾ ਆਪਣੇ ਆਰਾਮ ਨੂੰ ਦਿਓ। ਜੇ ਬਹੁਤ ਔਖਾ ਹੋ ਗਿਆ ਹੋਵੇ, ਤਾਂ ਡਾਕਟਰ ਨੂੰ ਵੀ ਦੱਸੋ।',
        ],
        hindi: [
          'आज किसी रिश्तेदार, पड़ोसी या सहायक से कहिए कि इस सप्ताह एक घंटा वे सँभालें, और वह घंटा अपने आराम को दीजिए। यदि बहुत कठिन हो गया हो, तो डॉक्टर को भी बताइए।',
        ],
      },
    },
    {
      id: 'noThanks',
      words: {
        en: `nobody thanks, no one thanks, never thank, no thanks, thank me, thanks me, unappreciated, not appreciated, no appreciation, appreciate, appreciates, take advantage, taking advantage, taken for granted, take me for granted, use me, using me, used me, ungrateful, no value, nobody values, nothing in return, in return, get nothing, always giving, people are selfish, cheated me after, why should i, why serve, why help, forget me, forgot me, criticise, criticize`,
        pa: `ਕਦਰ ਨਹੀਂ, ਕਦਰ, ਕੋਈ ਕਦਰ, ਧੰਨਵਾਦ ਨਹੀਂ, ਸ਼ੁਕਰੀਆ ਨਹੀਂ, ਕੋਈ ਪੁੱਛਦਾ ਨਹੀਂ, ਨਾਸ਼ੁਕਰੇ, ਅਹਿਸਾਨ, ਅਹਿਸਾਨ ਨਹੀਂ, ਫ਼ਾਇਦਾ ਚੁੱਕ, ਫ਼ਾਇਦਾ ਉਠਾ, ਵਰਤਦੇ, ਵਰਤ ਕੇ, ਮਤਲਬੀ, ਮਤਲਬ ਕੱਢ, ਬਦਲੇ ਵਿੱਚ, ਕੁਝ ਨਹੀਂ ਮਿਲਿਆ, ਕੀ ਮਿਲਿਆ, ਕੀ ਮਿਲਦਾ, ਭੁੱਲ ਗਏ, ਭੁੱਲ ਜਾਂਦੇ, ਨੁਕਸ, ਕਿਉਂ ਕਰਾਂ, ਭਲਾ ਕਰੋ`,
        hi: `क़द्र नहीं, कद्र नहीं, क़द्र, कदर, धन्यवाद नहीं, शुक्रिया नहीं, कोई पूछता नहीं, कृतघ्न, एहसान, एहसान नहीं, फ़ायदा उठा, इस्तेमाल कर, मतलबी, मतलब निकाल, बदले में, कुछ नहीं मिला, क्या मिला, क्या मिलता, भूल गए, भूल जाते, बुराई करते, क्यों करूँ, भलाई का, नेकी कर`,
        roman: `kadar nahi, kadr nahi, kadar, qadar, koi kadar, dhanwad nahi, dhanyavad nahi, thank you nahi, shukriya nahi, koi puchda nahi, koi poochta nahi, nashukre, ehsan nahi, ehsaan nahi, ehsan, fayda chuk, fayda utha, faida utha, vartde, istemal, use karde, use karte, matlabi, matlab kadh, matlab nikal, badle vich, badle ch, badle me, kujh nahi milya, kuch nahi mila, ki milya, kya mila, bhul gaye, bhul jande, bhool gaye, bhool jate, kyu kara, kyon karan, kyu karu, neki kar, bhalai ka`,
      },
      openings: {
        english: [
          'To give again and again and hear not one word hurts, and you may say so. The good that was done remains good.',
          'Serving without looking for thanks does not mean letting oneself be used. An open hand may also close when it has to.',
        ],
        punjabi: [
          'ਮੁੜ-ਮੁੜ ਕਰਨਾ ਅਤੇ ਇੱਕ ਬੋਲ ਵੀ ਨਾ ਸੁਣਨਾ ਦੁਖਦਾ ਹੈ, ਅਤੇ ਇਹ ਕਹਿਣਾ ਗ਼ਲਤ ਨਹੀਂ। ਜੋ ਭਲਾ ਹੋਇਆ, ਉਹ ਭਲਾ ਹੀ ਰਹਿੰਦਾ ਹੈ।',
          'ਧੰਨਵਾਦ ਨਾ ਮੰਗਣ ਦਾ ਅਰਥ ਇਹ ਨਹੀਂ ਕਿ ਕੋਈ ਜਦੋਂ ਚਾਹੇ ਵਰਤਦਾ ਰਹੇ। ਖੁੱਲ੍ਹਾ ਹੱਥ ਲੋੜ ਪੈਣ ਉੱਤੇ ਬੰਦ ਵੀ ਹੋ ਸਕਦਾ ਹੈ।',
        ],
        hindi: [
          'बार-बार करना और एक शब्द भी न सुनना दुखता है, और यह कहना ग़लत नहीं। जो भला हुआ, वह भला ही रहता है।',
          'धन्यवाद न माँगने का अर्थ यह नहीं कि कोई जब चाहे इस्तेमाल करता रहे। खुला हाथ ज़रूरत पड़ने पर बंद भी हो सकता है।',
        ],
      },
      practices: {
        english: [
          'Look at what you do for others this week. Keep one thing you do gladly, and say a friendly no to one that you do only because you dare not refuse.',
        ],
        punjabi: [
          'ਵੇਖੋ ਕਿ ਇਸ ਹਫ਼ਤੇ ਹੋਰਾਂ ਲਈ ਕੀ-ਕੀ ਕਰਨਾ ਹੈ। ਜੋ ਖ਼ੁਸ਼ੀ ਨਾਲ ਹੁੰਦਾ ਹੈ ਉਹ ਰੱਖੋ, ਅਤੇ ਇੱਕ ਗੱਲ ਨੂੰ ਪਿਆਰ ਨਾਲ ਨਾਂਹ ਕਹੋ ਜੋ ਸਿਰਫ਼ ਝਿਜਕ ਕਰਕੇ ਹੁੰਦੀ ਹੈ।',
        ],
        hindi: [
          'देखिए कि इस सप्ताह औरों के लिए क्या-क्या करना है। जो ख़ुशी से होता है उसे रखिए, और एक बात को प्रेम से मना कीजिए जो केवल झिझक के कारण होती है।',
        ],
      },
    },
    {
      id: 'pureMotive',
      words: {
        en: `ego, proud, pride, show off, showing off, show, publicity, photo, photos, social media, praise, name and fame, fame, selfless, selflessly, selfless service, nishkam, true seva, real seva, motive, intention, expectation, expectations, expect, selfish, merit, punya, good karma, is it real, feel superior, without expecting, holier`,
        pa: `ਹਉਮੈ, ਹੰਕਾਰ, ਅਹੰਕਾਰ, ਘਮੰਡ, ਵਿਖਾਵਾ, ਵਿਖਾਵੇ, ਦਿਖਾਵਾ, ਦਿਖਾਵੇ, ਫ਼ੋਟੋ, ਫ਼ੋਟੋਆਂ, ਵਾਹ ਵਾਹ, ਵਡਿਆਈ, ਸ਼ੋਹਰਤ, ਨਾਂ ਲਈ, ਨਿਸ਼ਕਾਮ, ਨਿਸ਼ਕਾਮ ਸੇਵਾ, ਨਿਰਸਵਾਰਥ, ਸੱਚੀ ਸੇਵਾ, ਅਸਲੀ ਸੇਵਾ, ਪੁੰਨ, ਸੁਆਰਥ, ਨੀਅਤ, ਫਲ`,
        hi: `अहंकार, घमंड, अहं, दिखावा, दिखावे, फ़ोटो, फोटो, वाहवाही, प्रशंसा, यश, नाम के लिए, निष्काम, निष्काम सेवा, निःस्वार्थ, निस्वार्थ, निःस्वार्थ सेवा, सच्ची सेवा, असली सेवा, पुण्य, स्वार्थ, नीयत, फल`,
        roman: `haumai, homai, hankar, ahankar, ahankaar, ghamand, ego, vikhava, vikhawa, dikhava, dikhawa, dikhave, photo, photoan, photu, wah wah, vah vah, wahwahi, vadiai, shohrat, naam layi, naam ke liye, nishkam, nishkaam, nishkam seva, niswarth, nisvarth, nihswarth, sachi seva, sacchi seva, asli seva, punn, punya, swarth, suarth, neeyat, niyat, phal`,
      },
      openings: {
        english: [
          'You ask about the heart behind the deed. Motives are seldom quite pure; the hungry are fed all the same, and the heart can be cleaned on the way.',
          'Seva loses something when it looks into the mirror. One need not stop helping for that, only look back to the one who is being helped.',
        ],
        punjabi: [
          'ਸਵਾਲ ਕੰਮ ਦੇ ਪਿੱਛੇ ਦੇ ਭਾਵ ਦਾ ਹੈ। ਨੀਅਤ ਘੱਟ ਹੀ ਬਿਲਕੁਲ ਨਿਰਮਲ ਹੁੰਦੀ ਹੈ; ਭੁੱਖੇ ਦਾ ਢਿੱਡ ਫਿਰ ਵੀ ਭਰਦਾ ਹੈ, ਅਤੇ ਮਨ ਤੁਰਦਿਆਂ-ਤੁਰਦਿਆਂ ਧੋਤਾ ਜਾਂਦਾ ਹੈ।',
          'ਸੇਵਾ ਸ਼ੀਸ਼ੇ ਵੱਲ ਵੇਖਣ ਲੱਗੇ ਤਾਂ ਕੁਝ ਗੁਆ ਬੈਠਦੀ ਹੈ। ਇਸ ਕਰਕੇ ਸੇਵਾ ਛੱਡਣੀ ਨਹੀਂ, ਸਿਰਫ਼ ਨਜ਼ਰ ਮੁੜ ਉਸ ਵੱਲ ਕਰਨੀ ਹੈ ਜਿਸ ਦੀ ਸੇਵਾ ਹੋ ਰਹੀ ਹੈ।',
        ],
        hindi: [
          'प्रश्न काम के पीछे के भाव का है। नीयत कम ही पूरी निर्मल होती है; भूखे का पेट फिर भी भरता है, और मन चलते-चलते धुलता जाता है।',
          'सेवा दर्पण की ओर देखने लगे तो कुछ खो बैठती है। इस कारण सेवा छोड़नी नहीं, केवल दृष्टि फिर उसकी ओर करनी है जिसकी सेवा हो रही है।',
        ],
      },
      practices: {
        english: [
          'Take the plainest task today, shoes, dishes, floor, and when it is done tell nobody and take no picture. Notice what the mind says to that, and smile at it.',
        ],
        punjabi: [
          'ਅੱਜ ਸਭ ਤੋਂ ਸਾਦਾ ਕੰਮ ਫੜੋ, ਜੋੜੇ, ਭਾਂਡੇ ਜਾਂ ਫ਼ਰਸ਼, ਅਤੇ ਕਰਕੇ ਨਾ ਕਿਸੇ ਨੂੰ ਦੱਸੋ ਨਾ ਫ਼ੋਟੋ ਖਿੱਚੋ। ਵੇਖੋ ਮਨ ਇਸ ਉੱਤੇ ਕੀ ਕਹਿੰਦਾ ਹੈ, ਅਤੇ ਮੁਸਕਰਾ ਦਿਓ।',
        ],
        hindi: [
          'आज सबसे सादा काम लीजिए, जूते, बर्तन या फ़र्श, और करके न किसी को बताइए न फ़ोटो खींचिए। देखिए मन इस पर क्या कहता है, और मुस्कुरा दीजिए।',
        ],
      },
    },
    {
      id: 'whereToBegin',
      words: {
        en: `how to serve, how can i serve, how do i serve, how to help, how can i help, want to help, want to serve, want to do seva, where to start, where do i begin, how to begin, how do i start, dont know how, no money, not rich, poor myself, no time, busy, volunteer, volunteering, donate, donation, how much to donate, how much should i give, charity, dasvandh, tithe, daan, beggar, beggars, poor people, help the poor, homeless, ngo, langar, what kind of seva, which seva`,
        pa: `ਸੇਵਾ ਕਿਵੇਂ*2, ਮਦਦ ਕਿਵੇਂ, ਕਿਵੇਂ ਕਰੀਏ*2, ਕਿਵੇਂ ਕਰਾਂ*2, ਕਰਨਾ ਚਾਹੁੰਦਾ, ਕਰਨਾ ਚਾਹੁੰਦੀ, ਕਰਨੀ ਚਾਹੁੰਦਾ, ਕਰਨੀ ਚਾਹੁੰਦੀ, ਕਿੱਥੋਂ ਸ਼ੁਰੂ, ਸ਼ੁਰੂ, ਕਿਹੜੀ ਸੇਵਾ, ਪੈਸੇ ਨਹੀਂ, ਸਮਾਂ ਨਹੀਂ, ਟਾਈਮ ਨਹੀਂ, ਦਾਨ, ਦਾਨ ਕਿੰਨਾ, ਕਿੰਨਾ ਦਾਨ, ਦਸਵੰਧ, ਮੰਗਤਾ, ਮੰਗਤੇ, ਗ਼ਰੀਬ, ਗ਼ਰੀਬਾਂ, ਲੋੜਵੰਦ, ਲੋੜਵੰਦਾਂ, ਲੰਗਰ`,
        hi: `सेवा कैसे*2, मदद कैसे, सहायता कैसे, कैसे करें*2, कैसे करूँ*2, करना चाहता, करना चाहती, कहाँ से शुरू, शुरू, शुरुआत, कौन सी सेवा, पैसे नहीं, पैसा नहीं, धन नहीं, समय नहीं, टाइम नहीं, दान, कितना दान, दान कितना, दान किसे, भिखारी, भिखारियों, ग़रीब, ग़रीबों, ज़रूरतमंद, ज़रूरतमंदों, लंगर`,
        roman: `seva kive*2, seva kiven*2, seva kaise*2, madad kive, madad kiven, madad kaise, kive kariye*2, kiven kariye*2, kaise kare*2, kaise karen*2, kaise karu*2, karna chahunda, karna chahundi, karni chahunda, karni chahundi, karna chahta, karna chahti, kithon shuru, kahan se shuru, shuru, kehdi seva, kaun si seva, paise nahi, paisa nahi, sama nahi, samay nahi, time nahi, daan, kinna daan, kitna daan, dasvandh, daswandh, mangta, mangte, bhikhari, garib, gareeb, gareebo, gareeban, lorvand, lodvand, jaruratmand, langar`,
      },
      openings: {
        english: [
          'One need not be rich or free for it. A pair of hands, a half hour or a listening ear can be a whole seva.',
          'Between wanting to help and helping there is often only one first step. The smallest is best, because it can be taken today.',
        ],
        punjabi: [
          'ਇਸ ਲਈ ਅਮੀਰ ਜਾਂ ਵਿਹਲੇ ਹੋਣਾ ਜ਼ਰੂਰੀ ਨਹੀਂ। ਦੋ ਹੱਥ, ਅੱਧਾ ਘੰਟਾ ਜਾਂ ਸੁਣਨ ਵਾਲਾ ਕੰਨ ਵੀ ਪੂਰੀ ਸੇਵਾ ਹੋ ਸਕਦਾ ਹੈ।',
          'ਮਦਦ ਦੀ ਚਾਹ ਅਤੇ ਮਦਦ ਵਿੱਚ ਅਕਸਰ ਇੱਕੋ ਪਹਿਲੇ ਕਦਮ ਦਾ ਫ਼ਰਕ ਹੁੰਦਾ ਹੈ। ਸਭ ਤੋਂ ਨਿੱਕਾ ਕਦਮ ਚੰਗਾ ਹੈ, ਕਿਉਂਕਿ ਉਹ ਅੱਜ ਹੀ ਚੁੱਕਿਆ ਜਾ ਸਕਦਾ ਹੈ।',
        ],
        hindi: [
          'इसके लिए धनी होना या ख़ाली समय होना ज़रूरी नहीं। दो हाथ, आधा घंटा या सुनने वाला कान भी पूरी सेवा हो सकता है।',
          'मदद की चाह और मदद के बीच अक्सर एक ही पहले कदम की दूरी होती है। सबसे छोटा कदम अच्छा है, क्योंकि वह आज ही उठाया जा सकता है।',
        ],
      },
      practices: {
        english: [
          'Choose one fixed half hour in the week, and ask at your place of worship or at a school or hospital near you where hands are needed. Give money only as your house can bear.',
        ],
        punjabi: [
          'ਹਫ਼ਤੇ ਵਿੱਚ ਇੱਕ ਪੱਕਾ ਅੱਧਾ ਘੰਟਾ ਰੱਖੋ, ਅਤੇ {elder} ਤੋਂ ਜਾਂ ਨੇੜੇ ਦੇ ਸਕੂਲ ਜਾਂ ਹਸਪਤਾਲ ਵਿੱਚ ਪੁੱਛੋ ਕਿ ਕਿੱਥੇ ਹੱਥਾਂ ਦੀ ਲੋੜ ਹੈ। ਪੈਸੇ ਓਨੇ ਹੀ ਦਿਓ ਜਿੰਨੇ ਘਰ ਝੱਲ ਸਕੇ।',
        ],
        hindi: [
          'सप्ताह में एक निश्चित आधा घंटा रखिए, और {elder} से या पास के विद्यालय या अस्पताल में पूछिए कि कहाँ हाथों की ज़रूरत है। पैसे उतने ही दीजिए जितने घर सह सके।',
        ],
      },
    },
  ],
}
