import type { ScriptureTexts } from './scripture.en.ts'

// ਬਚਨ and ਪਾਠ, because they are said of Gurbani and of the Gita alike.
export const scripturePa: ScriptureTexts = {
  reader: {
    heading: 'ਪੂਰੇ ਪ੍ਰਸੰਗ ਵਿੱਚ',
    opening: 'ਪਾਠ ਖੁੱਲ੍ਹ ਰਿਹਾ ਹੈ...',
    passage: 'ਪਾਠ',
    quotedFrom: 'ਜਵਾਬ ਵਿੱਚ ਆਏ ਬਚਨ ਇੱਥੋਂ ਸ਼ੁਰੂ ਹੁੰਦੇ ਹਨ',
    quotedTo: 'ਜਵਾਬ ਵਿੱਚ ਆਏ ਬਚਨ ਇੱਥੇ ਪੂਰੇ ਹੁੰਦੇ ਹਨ',
    wholePage: { sikh: 'ਪੂਰਾ ਅੰਗ ਪੜ੍ਹੋ', hindu: 'ਪੂਰਾ ਅਧਿਆਇ ਪੜ੍ਹੋ' },
    display: 'ਪਾਠ ਕਿਵੇਂ ਦਿਖਾਇਆ ਜਾਵੇ',
    transliteration: 'ਰੋਮਨ ਲਿਪੀਅੰਤਰਨ ਦਿਖਾਓ',
    larivaar: 'ਲੜੀਵਾਰ (ਜੁੜੇ ਹੋਏ ਸ਼ਬਦ)',
    problems: {
      offline: 'ਲੱਗਦਾ ਹੈ ਇੰਟਰਨੈੱਟ ਨਹੀਂ ਚੱਲ ਰਿਹਾ। ਇੰਟਰਨੈੱਟ ਚੱਲਣ ’ਤੇ ਇਹ ਪਾਠ ਖੋਲ੍ਹਿਆ ਜਾ ਸਕਦਾ ਹੈ।',
      unverified: 'ਜੋ ਪਾਠ ਆਇਆ ਹੈ, ਉਹ ਛਪੇ ਹੋਏ ਪਾਠ ਨਾਲ ਅੱਖਰ-ਅੱਖਰ ਨਹੀਂ ਮਿਲਦਾ। ਇਸ ਲਈ ਇੱਥੇ ਨਹੀਂ ਦਿਖਾਇਆ ਜਾ ਰਿਹਾ।',
      failed: 'ਇਹ ਪਾਠ ਹੁਣੇ ਨਹੀਂ ਖੁੱਲ੍ਹ ਸਕਿਆ। ਕਿਰਪਾ ਕਰਕੇ ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ।',
    },
  },
  share: {
    heading: 'ਇਹ ਬਚਨ ਸਾਂਝੇ ਕਰੋ',
    text: 'ਲਿਖਤ ਵਜੋਂ',
    picture: 'ਤਸਵੀਰ ਵਜੋਂ',
    preparing: 'ਤਸਵੀਰ ਬਣ ਰਹੀ ਹੈ...',
    pictureOf: (reference) => `ਬਚਨਾਂ ਦੀ ਤਸਵੀਰ, ${reference}`,
    sharePicture: 'ਤਸਵੀਰ ਸਾਂਝੀ ਕਰੋ',
    savePicture: 'ਤਸਵੀਰ ਸੰਭਾਲੋ',
    saved: 'ਤਸਵੀਰ ਡਾਊਨਲੋਡ ਹੋ ਗਈ ਹੈ।',
    errors: {
      shareText: 'ਹੁਣੇ ਸਾਂਝਾ ਨਹੀਂ ਹੋ ਸਕਿਆ। ਤੁਸੀਂ ਲਿਖਤ ਕਾਪੀ ਵੀ ਕਰ ਸਕਦੇ ਹੋ।',
      copyText: 'ਕਾਪੀ ਨਹੀਂ ਹੋ ਸਕਿਆ। ਤੁਸੀਂ ਤਸਵੀਰ ਵੀ ਸਾਂਝੀ ਕਰ ਸਕਦੇ ਹੋ।',
      drawPicture: 'ਤਸਵੀਰ ਹੁਣੇ ਨਹੀਂ ਬਣ ਸਕੀ। ਤੁਸੀਂ ਲਿਖਤ ਵੀ ਸਾਂਝੀ ਕਰ ਸਕਦੇ ਹੋ।',
      sharePicture: 'ਤਸਵੀਰ ਹੁਣੇ ਸਾਂਝੀ ਨਹੀਂ ਹੋ ਸਕੀ। ਤੁਸੀਂ ਇਸ ਨੂੰ ਸੰਭਾਲ ਵੀ ਸਕਦੇ ਹੋ।',
      savePicture: 'ਤਸਵੀਰ ਹੁਣੇ ਸੰਭਾਲੀ ਨਹੀਂ ਜਾ ਸਕੀ। ਤੁਸੀਂ ਲਿਖਤ ਵੀ ਸਾਂਝੀ ਕਰ ਸਕਦੇ ਹੋ।',
    },
  },
}
