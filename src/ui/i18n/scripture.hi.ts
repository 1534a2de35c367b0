import type { ScriptureTexts } from './scripture.en.ts'

// वचन and पाठ, because they are said of Gurbani and of the Gita alike.
export const scriptureHi: ScriptureTexts = {
  reader: {
    heading: 'पूरे प्रसंग में',
    opening: 'पाठ खुल रहा है...',
    passage: 'पाठ',
    quotedFrom: 'उत्तर में आए वचन यहाँ से आरंभ होते हैं',
    quotedTo: 'उत्तर में आए वचन यहाँ पूरे होते हैं',
    wholePage: { sikh: 'पूरा अंग पढ़ें', hindu: 'पूरा अध्याय पढ़ें' },
    display: 'पाठ कैसे दिखाया जाए',
    transliteration: 'रोमन लिप्यंतरण दिखाएँ',
    larivaar: 'लड़ीवार (जुड़े हुए शब्द)',
    problems: {
      offline: 'लगता है इंटरनेट नहीं चल रहा है। इंटरनेट चलने पर यह पाठ खोला जा सकता है।',
      unverified: 'जो पाठ आया है, वह प्रकाशित पाठ से अक्षरशः नहीं मिलता। इसलिए यहाँ नहीं दिखाया जा रहा है।',
      failed: 'यह पाठ अभी नहीं खुल सका। कृपया फिर से कोशिश करें।',
    },
  },
  share: {
    heading: 'ये वचन साझा करें',
    text: 'टेक्स्ट के रूप में',
    picture: 'तस्वीर के रूप में',
    preparing: 'तस्वीर बन रही है...',
    pictureOf: (reference) => `वचनों की तस्वीर, ${reference}`,
    sharePicture: 'तस्वीर साझा करें',
    savePicture: 'तस्वीर सहेजें',
    saved: 'तस्वीर डाउनलोड हो गई है।',
    errors: {
      shareText: 'अभी साझा नहीं हो सका। आप टेक्स्ट कॉपी भी कर सकते हैं।',
      copyText: 'कॉपी नहीं हो सका। आप तस्वीर भी साझा कर सकते हैं।',
      drawPicture: 'तस्वीर अभी नहीं बन सकी। आप टेक्स्ट भी साझा कर सकते हैं।',
      sharePicture: 'तस्वीर अभी साझा नहीं हो सकी। आप उसे सहेज भी सकते हैं।',
      savePicture: 'तस्वीर अभी सहेजी नहीं जा सकी। आप टेक्स्ट भी साझा कर सकते हैं।',
    },
  },
}
