import type { Language } from './load.ts'

export type CareTexts = {
  callNow: string
  help: string
  local: string
  find: string
  didYouMean: string
  leftOut: string
}

/** The words of the help lines and of what else may have been meant: here with the chat, in every language at once. */
export const careTexts = {
  english: {
    callNow: 'Call now',
    help: 'Here you can get help',
    local: 'Your local emergency number',
    find: 'On findahelpline.com you find somebody to talk to where you are.',
    didYouMean: 'Did you mean',
    leftOut: 'Something here could not be shown.',
  },
  punjabi: {
    callNow: 'ਹੁਣੇ ਫ਼ੋਨ ਕਰੋ',
    help: 'ਇੱਥੋਂ ਮਦਦ ਮਿਲ ਸਕਦੀ ਹੈ',
    local: 'ਤੁਹਾਡੇ ਇਲਾਕੇ ਦਾ ਐਮਰਜੈਂਸੀ ਨੰਬਰ',
    find: 'ਤੁਸੀਂ ਜਿੱਥੇ ਵੀ ਹੋ, findahelpline.com ’ਤੇ ਗੱਲ ਕਰਨ ਲਈ ਕੋਈ ਮਿਲ ਜਾਵੇਗਾ।',
    didYouMean: 'ਕੀ ਤੁਹਾਡਾ ਮਤਲਬ ਇਹ ਸੀ',
    leftOut: 'ਇੱਥੇ ਕੁਝ ਦਿਖਾਇਆ ਨਹੀਂ ਜਾ ਸਕਿਆ।',
  },
  hindi: {
    callNow: 'अभी फ़ोन करें',
    help: 'यहाँ से मदद मिल सकती है',
    local: 'आपके इलाक़े का आपातकालीन नंबर',
    find: 'आप जहाँ भी हों, findahelpline.com पर बात करने के लिए कोई मिल जाएगा।',
    didYouMean: 'क्या आपका मतलब यह था',
    leftOut: 'यहाँ कुछ दिखाया नहीं जा सका।',
  },
} as const satisfies Record<Language, CareTexts>
