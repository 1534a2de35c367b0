import type { ThemePhrases } from './types.ts'

export const loneliness: ThemePhrases = {
  openings: {
    english: [
      'Loneliness can be loud even in a full room. Thank you for speaking of it; that already opens a window.',
      'To have nobody to tell the small things to is a real hunger. It is not a flaw in you.',
      'You reached out just now, and that is how company begins. Let us sit here for a moment.',
    ],
    punjabi: [
      'ਇਕੱਲਾਪਣ ਭਰੇ ਘਰ ਵਿੱਚ ਵੀ ਬੋਲਦਾ ਹੈ। ਇਸ ਬਾਰੇ ਦੱਸਣ ਲਈ ਧੰਨਵਾਦ; ਇੰਨੇ ਨਾਲ ਵੀ ਇੱਕ ਬਾਰੀ ਖੁੱਲ੍ਹਦੀ ਹੈ।',
      'ਨਿੱਕੀਆਂ-ਨਿੱਕੀਆਂ ਗੱਲਾਂ ਸੁਣਨ ਵਾਲਾ ਕੋਈ ਨਾ ਹੋਵੇ, ਤਾਂ ਇਹ ਵੀ ਇੱਕ ਭੁੱਖ ਹੈ। ਇਹ ਤੁਹਾਡਾ ਕੋਈ ਔਗੁਣ ਨਹੀਂ।',
      'ਤੁਸੀਂ ਹੁਣੇ ਇੱਕ ਗੱਲ ਸਾਂਝੀ ਕੀਤੀ, ਅਤੇ ਸਾਥ ਇੰਝ ਹੀ ਸ਼ੁਰੂ ਹੁੰਦਾ ਹੈ। ਆਓ, ਇੱਕ ਪਲ ਇੱਥੇ ਬੈਠੀਏ।',
    ],
    hindi: [
      'अकेलापन भरे घर में भी बोलता है। इसके बारे में बताने के लिए धन्यवाद; इतने से भी एक खिड़की खुलती है।',
      'छोटी-छोटी बातें सुनने वाला कोई न हो, तो यह भी एक भूख है। यह आपका कोई दोष नहीं।',
      'आपने अभी एक बात साझा की, और साथ ऐसे ही शुरू होता है। आइए, एक पल यहाँ बैठें।',
    ],
  },
  again: {
    english: [
      'The loneliness is still with you. Let us not leave you alone with it too quickly.',
      'Let us sit together a while longer. Here is one more word for the empty hours.',
    ],
    punjabi: ['ਇਕੱਲਾਪਣ ਅਜੇ ਵੀ ਨਾਲ ਹੈ। ਆਓ, ਇਸ ਗੱਲ ਨੂੰ ਇੰਨੀ ਛੇਤੀ ਨਾ ਛੱਡੀਏ।', 'ਆਓ, ਥੋੜ੍ਹਾ ਚਿਰ ਹੋਰ ਬੈਠੀਏ। ਖ਼ਾਲੀ ਘੜੀਆਂ ਲਈ ਇੱਕ ਹੋਰ ਬਚਨ ਸੁਣੋ।'],
    hindi: [
      'अकेलापन अब भी साथ है। आइए, इस बात को इतनी जल्दी न छोड़ें।',
      'आइए, थोड़ी देर और बैठें। ख़ाली घड़ियों के लिए एक और वचन सुनिए।',
    ],
  },
  practices: {
    english: [
      'Send one message today to someone you have not heard from for a while, only to ask how they are.',
      'Go where people gather for good: the langar, a temple kitchen, a library, a park bench. Stay half an hour and greet one person.',
      'If the empty hours turn dark, call someone before the night, a relative, a neighbour or a helpline, and say plainly that you need a voice.',
    ],
    punjabi: [
      'ਅੱਜ ਕਿਸੇ ਅਜਿਹੇ ਨੂੰ ਇੱਕ ਸੁਨੇਹਾ ਭੇਜੋ ਜਿਸ ਦੀ ਚਿਰਾਂ ਤੋਂ ਖ਼ਬਰ ਨਹੀਂ ਆਈ, ਬੱਸ ਹਾਲ ਪੁੱਛਣ ਲਈ।',
      'ਉੱਥੇ ਜਾਓ ਜਿੱਥੇ ਲੋਕ ਭਲੇ ਲਈ ਜੁੜਦੇ ਹਨ: ਲੰਗਰ, ਮੰਦਰ ਦਾ ਭੰਡਾਰਾ, ਲਾਇਬ੍ਰੇਰੀ ਜਾਂ ਪਾਰਕ। ਅੱਧਾ ਘੰਟਾ ਰੁਕੋ ਅਤੇ ਇੱਕ ਜਣੇ ਨੂੰ ਫ਼ਤਹਿ ਜਾਂ ਨਮਸਤੇ ਬੁਲਾਓ।',
      'ਜੇ ਖ਼ਾਲੀ ਘੜੀਆਂ ਹਨੇਰੀਆਂ ਹੋਣ ਲੱਗਣ, ਤਾਂ ਰਾਤ ਤੋਂ ਪਹਿਲਾਂ ਕਿਸੇ ਰਿਸ਼ਤੇਦਾਰ, ਗੁਆਂਢੀ ਜਾਂ ਹੈਲਪਲਾਈਨ ਨੂੰ ਫ਼ੋਨ ਕਰਕੇ ਕਹੋ ਕਿ ਗੱਲ ਕਰਨ ਦੀ ਲੋੜ ਹੈ।',
    ],
    hindi: [
      'आज किसी ऐसे को एक संदेश भेजिए जिसकी बहुत दिनों से ख़बर नहीं आई, बस हाल पूछने के लिए।',
      'वहाँ जाइए जहाँ लोग भले के लिए जुटते हैं: मंदिर का भंडारा, लंगर, पुस्तकालय या बाग़। आधा घंटा रुकिए और किसी एक का अभिवादन कीजिए।',
      'यदि ख़ाली घड़ियाँ अँधेरी होने लगें, तो रात से पहले किसी रिश्तेदार, पड़ोसी या हेल्पलाइन को फ़ोन करके कहिए कि बात करने की ज़रूरत है।',
    ],
  },
  situations: [
    {
      id: 'farFromHome',
      words: {
        en: `abroad, brampton, toronto, melbourne, came here alone, came as a student, far from home, away from home, away from family, away from my family, homesick, miss home, miss my family, canada, australia, uk, usa, america, germany, new country, foreign country, new city, hostel, student abroad, moved, migrated, immigrant, pg`,
        pa: `ਪਰਦੇਸ, ਪਰਦੇਸੀ, ਵਿਦੇਸ਼, ਬਾਹਰਲੇ ਮੁਲਕ, ਕੈਨੇਡਾ, ਕਨੇਡਾ, ਆਸਟ੍ਰੇਲੀਆ, ਅਮਰੀਕਾ, ਇੰਗਲੈਂਡ, ਘਰ ਤੋਂ ਦੂਰ, ਪਿੰਡ ਤੋਂ ਦੂਰ, ਘਰ ਦੀ ਯਾਦ, ਘਰਦਿਆਂ ਦੀ ਯਾਦ, ਹੋਸਟਲ, ਨਵੇਂ ਸ਼ਹਿਰ, ਪਰਿਵਾਰ ਤੋਂ ਦੂਰ, ਮਾਪਿਆਂ ਤੋਂ ਦੂਰ`,
        hi: `परदेस, परदेसी, विदेश, कनाडा, ऑस्ट्रेलिया, अमेरिका, इंग्लैंड, जर्मनी, घर से दूर, गाँव से दूर, घर की याद, घर वालों की याद, हॉस्टल, छात्रावास, नए शहर, नया शहर, परिवार से दूर, अपनों से दूर`,
        roman: `pardes, pardesi, videsh, bahar de mulk, canada, kaneda, australia, america, england, uk, germany, ghar ton door, ghar to dur, ghar se door, ghar se dur, pind ton door, ghar di yaad, ghar ki yaad, hostel, nave shehar, naye sheher, parivar ton door, parivar se door, apno se door`,
      },
      openings: {
        english: [
          'Far from home, it is the small things that ache: the language in the street, the smell of the kitchen, a face that knows you. It is natural to miss them.',
          'You left much behind in order to build something, and no one around you sees the price. A bit of home can be made even in a strange town.',
        ],
        punjabi: [
          'ਪਰਦੇਸ ਵਿੱਚ ਨਿੱਕੀਆਂ ਗੱਲਾਂ ਹੀ ਤੜਫਾਉਂਦੀਆਂ ਹਨ: ਗਲੀ ਵਿੱਚ ਆਪਣੀ ਬੋਲੀ, ਰਸੋਈ ਦੀ ਮਹਿਕ, ਕੋਈ ਪਛਾਣਦਾ ਚਿਹਰਾ। ਇਹਨਾਂ ਦੀ ਯਾਦ ਆਉਣੀ ਸੁਭਾਵਿਕ ਹੈ।',
          'ਕੁਝ ਬਣਨ ਲਈ ਤੁਸੀਂ ਬਹੁਤ ਕੁਝ ਪਿੱਛੇ ਛੱਡਿਆ, ਅਤੇ ਇਸ ਦਾ ਮੁੱਲ ਆਲੇ-ਦੁਆਲੇ ਕਿਸੇ ਨੂੰ ਨਹੀਂ ਦਿਸਦਾ। ਬਿਗਾਨੇ ਸ਼ਹਿਰ ਵਿੱਚ ਵੀ ਘਰ ਦਾ ਇੱਕ ਕੋਨਾ ਵੱਸ ਸਕਦਾ ਹੈ।',
        ],
        hindi: [
          'परदेस में छोटी बातें ही तड़पाती हैं: गली में अपनी बोली, रसोई की महक, कोई पहचानता चेहरा। इनकी याद आना स्वाभाविक है।',
          'कुछ बनाने के लिए आपने बहुत कुछ पीछे छोड़ा, और इसका मूल्य आसपास किसी को नहीं दिखता। पराए शहर में भी घर का एक कोना बस सकता है।',
        ],
      },
      practices: {
        english: [
          'Call home today and tell them one true thing, not only that all is well. Then cook one dish of home and share it with somebody here.',
        ],
        punjabi: ['ਅੱਜ ਘਰ ਫ਼ੋਨ ਕਰੋ ਅਤੇ ਸਿਰਫ਼ ਸੁੱਖ-ਸਾਂਦ ਨਹੀਂ, ਇੱਕ ਸੱਚੀ ਗੱਲ ਵੀ ਦੱਸੋ। ਫਿਰ ਘਰ ਵਰਗਾ ਕੁਝ ਪਕਾ ਕੇ ਇੱਥੇ ਕਿਸੇ ਨਾਲ ਵੰਡੋ।'],
        hindi: ['आज घर फ़ोन कीजिए और केवल कुशल-मंगल नहीं, एक सच्ची बात भी बताइए। फिर घर जैसा कुछ पकाकर यहाँ किसी के साथ बाँटिए।'],
      },
    },
    {
      id: 'noFriends',
      words: {
        en: `no friends, dont have friends, do not have friends, friendless, make friends, friends left, friends ignore, friends abandoned, left out, excluded, ignored, bullied, nobody talks to me, no one talks to me, their group, eat lunch, eat alone, class, college, school, shy, fake friends`,
        pa: `ਕੋਈ ਦੋਸਤ ਨਹੀਂ, ਦੋਸਤ ਨਹੀਂ, ਦੋਸਤ, ਦੋਸਤਾਂ, ਸਹੇਲੀ, ਸਹੇਲੀਆਂ, ਮਤਲਬੀ, ਗੱਲ ਕਰਨ ਵਾਲਾ, ਕੋਈ ਗੱਲ ਨਹੀਂ ਕਰਦਾ, ਕਾਲਜ, ਸਕੂਲ, ਸੰਗਾਊ, ਬੁਲਾਉਂਦਾ ਨਹੀਂ, ਕੋਈ ਨਹੀਂ ਬੁਲਾਉਂਦਾ`,
        hi: `कोई दोस्त नहीं, दोस्त नहीं, दोस्त, दोस्तों, सहेली, सहेलियाँ, मित्र, मतलबी, बात करने वाला, कोई बात नहीं करता, कॉलेज, स्कूल, शर्मीला, शर्मीली, कोई नहीं बुलाता`,
        roman: `koi dost nahi, dost nahi, dost, dostan, doston, saheli, matlabi, gal karan wala, gall karan wala, baat karne wala, baat karne ko koi, koi gal nahi karda, koi baat nahi karta, college, school, koi nahi bulaunda, koi nahi bulata, friend nahi, friends nahi`,
      },
      openings: {
        english: [
          'To stand beside groups that laugh together and belong to none of them hurts at any age. It does not mean that you are hard to like.',
          'A friend often comes from a very small beginning: a shared bench, a question, a cup of tea. It need not happen fast.',
        ],
        punjabi: [
          'ਹੱਸਦੀਆਂ ਟੋਲੀਆਂ ਦੇ ਕੋਲੋਂ ਚੁੱਪ ਲੰਘਣਾ ਹਰ ਉਮਰ ਵਿੱਚ ਦੁਖਦਾ ਹੈ। ਇਸ ਦਾ ਇਹ ਅਰਥ ਨਹੀਂ ਕਿ ਤੁਹਾਡੇ ਵਿੱਚ ਪਿਆਰ ਕਰਨ ਜੋਗਾ ਕੁਝ ਨਹੀਂ।',
          'ਦੋਸਤੀ ਅਕਸਰ ਬਹੁਤ ਛੋਟੀ ਗੱਲ ਤੋਂ ਸ਼ੁਰੂ ਹੁੰਦੀ ਹੈ: ਇੱਕੋ ਬੈਂਚ, ਇੱਕ ਸਵਾਲ, ਚਾਹ ਦਾ ਇੱਕ ਕੱਪ। ਇਸ ਵਿੱਚ ਕਾਹਲੀ ਦੀ ਲੋੜ ਨਹੀਂ।',
        ],
        hindi: [
          'हँसती टोलियों के पास से चुपचाप निकलना हर उम्र में दुखता है। इसका यह अर्थ नहीं कि आपमें प्यार करने योग्य कुछ नहीं।',
          'मित्रता अक्सर बहुत छोटी बात से शुरू होती है: एक ही बेंच, एक प्रश्न, चाय का एक प्याला। इसमें जल्दी की ज़रूरत नहीं।',
        ],
      },
      practices: {
        english: [
          'Ask one person a small question today, about their work, their book or their day, and listen to the whole answer.',
        ],
        punjabi: ['ਅੱਜ ਕਿਸੇ ਇੱਕ ਤੋਂ ਉਸ ਦੇ ਕੰਮ, ਕਿਤਾਬ ਜਾਂ ਦਿਨ ਬਾਰੇ ਇੱਕ ਛੋਟਾ ਸਵਾਲ ਪੁੱਛੋ, ਅਤੇ ਪੂਰਾ ਜਵਾਬ ਸੁਣੋ।'],
        hindi: ['आज किसी एक से उसके काम, किताब या दिन के बारे में एक छोटा प्रश्न पूछिए, और पूरा उत्तर सुनिए।'],
      },
    },
    {
      id: 'unloved',
      words: {
        en: `nobody cares, no one cares, nobody understands, no one understands, nobody loves, no one loves, unloved, unwanted, invisible, nobody would notice, no one would notice, no one needs me, nobody needs me, have no one, no one is mine, even with people, in a crowd, among people, my family doesnt, rejected`,
        pa: `ਮੇਰਾ ਕੋਈ ਨਹੀਂ, ਕੋਈ ਨਹੀਂ ਸਮਝਦਾ, ਕੋਈ ਸਮਝਦਾ ਨਹੀਂ, ਕੋਈ ਪਿਆਰ ਨਹੀਂ, ਕੋਈ ਪਰਵਾਹ ਨਹੀਂ, ਕਿਸੇ ਨੂੰ ਪਰਵਾਹ, ਕਿਸੇ ਨੂੰ ਫ਼ਿਕਰ ਨਹੀਂ, ਕਿਸੇ ਨੂੰ ਲੋੜ ਨਹੀਂ, ਕੋਈ ਪੁੱਛਦਾ ਨਹੀਂ, ਕੋਈ ਨਹੀਂ ਪੁੱਛਦਾ, ਸਭ ਦੇ ਹੁੰਦਿਆਂ, ਭੀੜ ਵਿੱਚ, ਆਪਣਾ ਕੋਈ ਨਹੀਂ`,
        hi: `मेरा कोई नहीं, कोई नहीं समझता, कोई समझता नहीं, कोई प्यार नहीं, कोई परवाह नहीं, किसी को परवाह, किसी को फ़िक्र नहीं, किसी को ज़रूरत नहीं, कोई पूछता नहीं, कोई नहीं पूछता, सबके होते, भीड़ में, अपना कोई नहीं`,
        roman: `mera koi nahi, koi nahi samajhda, koi samajhda nahi, koi nahi samajhta, koi samajhta nahi, koi pyar nahi, koi parvah nahi, kise nu parvah, kisi ko parvah, kise nu fikar nahi, kisi ko fikr nahi, kise nu lod nahi, kisi ko zarurat nahi, koi puchda nahi, koi puchta nahi, koi nahi puchda, koi nahi puchta, bheed vich, bheed me, apna koi nahi`,
      },
      openings: {
        english: [
          'Feeling that nobody would notice is one of the deepest hurts there are. The feeling is real; it is not the whole truth about you.',
          'To be among people and yet unseen is a hard kind of alone. What you feel matters here, and it deserves a human listener as well.',
        ],
        punjabi: [
          'ਇਹ ਲੱਗਣਾ ਕਿ ਕਿਸੇ ਨੂੰ ਪਰਵਾਹ ਨਹੀਂ, ਬਹੁਤ ਡੂੰਘੀ ਪੀੜ ਹੈ। ਪੀੜ ਸੱਚੀ ਹੈ, ਪਰ ਤੁਹਾਡੇ ਬਾਰੇ ਪੂਰਾ ਸੱਚ ਇਹ ਨਹੀਂ।',
          'ਸਭ ਵਿਚਕਾਰ ਹੋ ਕੇ ਵੀ ਅਣਦਿਸਿਆ ਰਹਿਣਾ ਔਖੀ ਕਿਸਮ ਦਾ ਇਕੱਲਾਪਣ ਹੈ। ਤੁਹਾਡੇ ਮਨ ਦੀ ਗੱਲ ਦਾ ਮੁੱਲ ਹੈ, ਅਤੇ ਉਸ ਨੂੰ ਕੋਈ ਸੁਣਨ ਵਾਲਾ ਮਨੁੱਖ ਵੀ ਮਿਲਣਾ ਚਾਹੀਦਾ ਹੈ।',
        ],
        hindi: [
          'यह लगना कि किसी को परवाह नहीं, बहुत गहरी पीड़ा है। पीड़ा सच्ची है, पर आपके बारे में पूरा सच यह नहीं।',
          'सबके बीच होकर भी अनदेखा रहना कठिन प्रकार का अकेलापन है। आपके मन की बात का मूल्य है, और उसे कोई सुनने वाला मनुष्य भी मिलना चाहिए।',
        ],
      },
      practices: {
        english: [
          'Tell one person today: “I have been feeling alone.” If nobody comes to mind, a doctor, a helpline or {elder} is there for exactly this.',
        ],
        punjabi: ['ਅੱਜ ਕਿਸੇ ਇੱਕ ਨੂੰ ਕਹੋ: “ਅੱਜਕੱਲ੍ਹ ਬਹੁਤ ਇਕੱਲਾਪਣ ਲੱਗਦਾ ਹੈ।” ਜੇ ਕੋਈ ਨਾਂ ਨਾ ਸੁੱਝੇ, ਤਾਂ ਡਾਕਟਰ, ਹੈਲਪਲਾਈਨ ਜਾਂ {elder} ਨਾਲ ਗੱਲ ਕਰੋ।'],
        hindi: [
          'आज किसी एक से कहिए: “आजकल बहुत अकेलापन लगता है।” यदि कोई नाम न सूझे, तो डॉक्टर, हेल्पलाइन या {elder} से बात कीजिए।',
        ],
      },
    },
  ],
}
