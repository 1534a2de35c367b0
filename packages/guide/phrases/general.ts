import type { ThemePhrases } from './types.ts'

/** For a question whose theme is not known but whose words led to a verse. */
export const GENERAL: ThemePhrases = {
  openings: {
    english: [
      'Thank you for asking this. Here are words that come close to your question.',
      'That is a question worth sitting with. Scripture has something to say near it.',
      'Not every question has a quick answer. Here is a word to carry with yours for a while.',
    ],
    punjabi: [
      'ਇਹ ਪੁੱਛਣ ਲਈ ਧੰਨਵਾਦ। ਇਹ ਬਚਨ ਤੁਹਾਡੇ ਸਵਾਲ ਦੇ ਨੇੜੇ ਹੈ।',
      'ਇਹ ਸਵਾਲ ਵਿਚਾਰਨ ਵਾਲਾ ਹੈ। ਇਸ ਦੇ ਨੇੜੇ ਦੀ ਇੱਕ ਗੱਲ ਸੁਣੋ।',
      'ਹਰ ਸਵਾਲ ਦਾ ਉੱਤਰ ਛੇਤੀ ਨਹੀਂ ਲੱਭਦਾ। ਇਹ ਬਚਨ ਕੁਝ ਚਿਰ ਆਪਣੇ ਸਵਾਲ ਦੇ ਨਾਲ ਰੱਖੋ।',
    ],
    hindi: [
      'यह पूछने के लिए धन्यवाद। यह वचन आपके प्रश्न के निकट है।',
      'यह प्रश्न विचार करने योग्य है। इसके निकट की एक बात सुनिए।',
      'हर प्रश्न का उत्तर जल्दी नहीं मिलता। यह वचन कुछ समय अपने प्रश्न के साथ रखिए।',
    ],
  },
  again: {
    english: [
      'Let us look at it once more, from another side.',
      'Staying with a question is not a waste of time. Here is a further word.',
    ],
    punjabi: ['ਆਓ, ਇਸ ਨੂੰ ਇੱਕ ਵਾਰ ਹੋਰ, ਦੂਜੇ ਪਾਸਿਓਂ ਵੇਖੀਏ।', 'ਸਵਾਲ ਦੇ ਕੋਲ ਬੈਠੇ ਰਹਿਣਾ ਸਮਾਂ ਗੁਆਉਣਾ ਨਹੀਂ। ਇੱਕ ਹੋਰ ਬਚਨ ਸੁਣੋ।'],
    hindi: ['आइए, इसे एक बार और, दूसरी ओर से देखें।', 'प्रश्न के पास बैठे रहना समय गँवाना नहीं है। एक और वचन सुनिए।'],
  },
  practices: {
    english: [
      'Read the verse once more, slowly, and ask what one small thing in your day it could touch.',
      'Write the line that stayed with you on a slip of paper and keep it where you will see it tonight.',
      'Tell somebody you trust the question you asked here, and listen to what they say.',
    ],
    punjabi: [
      'ਇਸ ਬਚਨ ਨੂੰ ਇੱਕ ਵਾਰ ਹੋਰ ਹੌਲੀ-ਹੌਲੀ ਪੜ੍ਹੋ, ਅਤੇ ਸੋਚੋ ਕਿ ਅੱਜ ਦੇ ਦਿਨ ਦੀ ਕਿਹੜੀ ਇੱਕ ਛੋਟੀ ਗੱਲ ਇਸ ਨਾਲ ਬਦਲ ਸਕਦੀ ਹੈ।',
      'ਜਿਹੜੀ ਪੰਕਤੀ ਮਨ ਨੂੰ ਲੱਗੀ, ਉਸ ਨੂੰ ਕਾਗ਼ਜ਼ ਉੱਤੇ ਲਿਖ ਕੇ ਉੱਥੇ ਰੱਖੋ ਜਿੱਥੇ ਅੱਜ ਰਾਤ ਨਜ਼ਰ ਪਵੇ।',
      'ਜੋ ਸਵਾਲ ਇੱਥੇ ਪੁੱਛਿਆ, ਉਹ ਕਿਸੇ ਭਰੋਸੇ ਵਾਲੇ ਨੂੰ ਵੀ ਦੱਸੋ, ਅਤੇ ਉਸ ਦੀ ਗੱਲ ਸੁਣੋ।',
    ],
    hindi: [
      'इस वचन को एक बार और धीरे-धीरे पढ़िए, और सोचिए कि आज के दिन की कौन-सी एक छोटी बात इससे बदल सकती है।',
      'जो पंक्ति मन को छू गई, उसे काग़ज़ पर लिखकर वहाँ रखिए जहाँ आज रात नज़र पड़े।',
      'जो प्रश्न यहाँ पूछा, वह किसी भरोसे के व्यक्ति को भी बताइए, और उसकी बात सुनिए।',
    ],
  },
  situations: [],
}
