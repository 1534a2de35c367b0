import type { ScriptureTexts } from './scripture.en.ts'

// वचन and पाठ, because they are said of Gurbani and of the Gita alike.
export const scriptureHi: ScriptureTexts = {
  reader: {
    heading: 'पूरे संदर्भ में',
    opening: 'पाठ खुल रहा है...',
    passage: 'पाठ',
    quotedFrom: 'उत्तर में आए वचन यहाँ से आरंभ होते हैं',
    quotedTo: 'उत्तर में आए वचन यहाँ पूरे होते हैं',
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
    text: 'लिखित रूप में',
    picture: 'चित्र के रूप में',
    preparing: 'चित्र बन रहा है...',
    pictureOf: (reference) => `वचनों का चित्र, ${reference}`,
    sharePicture: 'चित्र साझा करें',
    savePicture: 'चित्र सहेजें',
    saved: 'चित्र डाउनलोड हो गया है।',
    errors: {
      shareText: 'अभी साझा नहीं हो सका। आप लिखित रूप कॉपी भी कर सकते हैं।',
      copyText: 'कॉपी नहीं हो सका। आप चित्र भी साझा कर सकते हैं।',
      drawPicture: 'चित्र अभी नहीं बन सका। आप लिखित रूप भी साझा कर सकते हैं।',
      sharePicture: 'चित्र अभी साझा नहीं हो सका। आप उसे सहेज भी सकते हैं।',
      savePicture: 'चित्र अभी सहेजा नहीं जा सका। आप लिखित रूप भी साझा कर सकते हैं।',
    },
  },
}
