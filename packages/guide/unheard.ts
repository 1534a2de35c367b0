import { named } from './compose.ts'
import type { Language, Tradition } from './corpus.ts'
import type { Answer } from './question.ts'

/** Category of the reply to a recording that could not be understood; the guide does not remember such an exchange. */
export const UNHEARD = 'voice_not_understood'

const WORDS: Readonly<Record<Language, string>> = {
  english:
    'Your recording has reached us and is kept, but its words could not be understood here. ' +
    'Please write to me what is on your heart, and we will look into the {scripture} together.',
  punjabi:
    'ਤੁਹਾਡਾ ਵੌਇਸ ਸੁਨੇਹਾ ਮਿਲ ਗਿਆ ਹੈ ਅਤੇ ਸੰਭਾਲ ਲਿਆ ਗਿਆ ਹੈ, ਪਰ ਉਸ ਦੇ ਸ਼ਬਦ ਇੱਥੇ ਸਮਝੇ ਨਹੀਂ ਜਾ ਸਕੇ। ' +
    'ਕਿਰਪਾ ਕਰਕੇ ਆਪਣੇ ਦਿਲ ਦੀ ਗੱਲ ਲਿਖ ਕੇ ਦੱਸੋ, ਫਿਰ ਅਸੀਂ ਮਿਲ ਕੇ {scripture} ਵਿੱਚੋਂ ਜਵਾਬ ਲੱਭਾਂਗੇ।',
  hindi:
    'आपका वॉइस संदेश मिल गया है और सहेज लिया गया है, पर उसके शब्द यहाँ समझे नहीं जा सके। ' +
    'कृपया अपने मन की बात लिखकर बताइए, फिर हम मिलकर {scripture} में उत्तर खोजेंगे।',
}

/**
 * What is said to a recording that nobody could turn into text: the truth, and a way on. Never a verse, which would
 * pretend to answer what was not heard (D27).
 */
export const askToWrite = (tradition: Tradition, language: Language): Answer => ({
  content: named(WORDS[language], tradition, language),
  references: [],
  category: UNHEARD,
  confidence: 0,
})
