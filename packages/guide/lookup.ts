// A shim until guide.ts asks lookup/index.ts: what it does is done there for the whole of both texts.
import type { Language, Tradition } from './corpus.ts'
import { asciiDigits, normalise } from './normalise.ts'

const GITA =
  /(?<![\p{L}\p{M}])(?:(?:gita|geeta|geetha)(?:ji)?|गीता|ਗੀਤਾ|chapter|adhyaya?|अध्याय|ਅਧਿਆਇ|bg|verses?|shlokas?|shlok|श्लोक)(?![\p{L}\p{M}])[^\d\n]{0,24}(\d{1,2})\s*(?:[.:,]|verse|shloka|shlok|श्लोक|ਸ਼ਲੋਕ| )[^\d\n]{0,12}(\d{1,2})(?!\d)/u
/** The words before a page of the Granth; none that only begins like one ('anger', अंग्रेज़ी). A pattern's source. */
export const ANG_WORD = String.raw`(?<![\p{L}\p{M}])(?:angs?|page|ਅੰਗ|अंग|ਪੰਨਾ|पन्ना)(?![\p{L}\p{M}])`
const ANG = new RegExp(String.raw`${ANG_WORD}[^\d\n]{0,8}(\d{1,4})(?!\d)`, 'u')

/** The reference a person asks for by number ('Gita 2.47', 'Ang 1384 da arth'), as the corpus writes it; else null. */
export function citedIn(message: string, tradition: Tradition): string | null {
  const text = asciiDigits(normalise(message))
  if (tradition === 'sikh') {
    const ang = ANG.exec(text)
    return ang === null ? null : `Guru Granth Sahib, Ang ${Number(ang[1])}`
  }
  const gita = GITA.exec(text)
  return gita === null ? null : `Bhagavad Gita ${Number(gita[1])}.${Number(gita[2])}`
}

export const LOOKUP_WORDS: Readonly<Record<Language, { found: string; unknown: readonly string[] }>> = {
  english: {
    found: 'Here is the verse you asked for.',
    unknown: [
      'This guide carries only a small, verified selection, and the place you name is not in it. Rather than quote from memory, it asks you to read it in the {scripture} itself, or to ask {elder}.',
      'From what it can quote exactly, here is a verse.',
    ],
  },
  punjabi: {
    found: 'ਜੋ ਬਚਨ ਤੁਸੀਂ ਮੰਗਿਆ, ਉਹ ਇਹ ਹੈ।',
    unknown: [
      'ਇਸ ਸਹਾਇਕ ਕੋਲ ਪਰਖੇ ਹੋਏ ਥੋੜ੍ਹੇ ਹੀ ਬਚਨ ਹਨ, ਅਤੇ ਤੁਹਾਡੀ ਦੱਸੀ ਥਾਂ ਉਹਨਾਂ ਵਿੱਚ ਨਹੀਂ। ਯਾਦ ਤੋਂ ਲਿਖਣ ਦੀ ਥਾਂ ਬੇਨਤੀ ਹੈ ਕਿ ਇਹ {scripture} ਵਿੱਚੋਂ ਹੀ ਪੜ੍ਹੋ, ਜਾਂ {elder} ਨੂੰ ਪੁੱਛੋ।',
      'ਜੋ ਇੱਥੇ ਸਹੀ-ਸਹੀ ਦਿੱਤਾ ਜਾ ਸਕਦਾ ਹੈ, ਉਸ ਵਿੱਚੋਂ ਇਹ ਬਚਨ ਹੈ।',
    ],
  },
  hindi: {
    found: 'जो वचन आपने माँगा, वह यह है।',
    unknown: [
      'इस सहायक के पास जाँचे हुए थोड़े ही वचन हैं, और आपका बताया स्थान उनमें नहीं है। याद से लिखने के बजाय निवेदन है कि इसे {scripture} में ही पढ़िए, या {elder} से पूछिए।',
      'जो यहाँ ठीक-ठीक दिया जा सकता है, उसमें से यह वचन है।',
    ],
  },
}
