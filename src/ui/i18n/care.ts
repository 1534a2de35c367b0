import type { HelpFor } from '@satsang/guide/helplines'
import type { Language } from './load.ts'

export type CareTexts = {
  callNow: string
  help: string
  local: string
  find: string
  youMaySay: string
  leftOut: string
  helpNow: string
  /** The name of what an address or a push brought (D34). */
  notification: string
  /** What a line is for, under its name. */
  isFor: Record<HelpFor, string>
  /** Where the numbers come from, and when they were compared. */
  checked: (sources: string, day: string) => string
}

/** The words of the help lines and of what else may have been meant: here with the chat, in every language at once. */
export const careTexts = {
  english: {
    callNow: 'Call now',
    help: 'Here you can get help',
    local: 'Your local emergency number',
    find: 'On findahelpline.com you find somebody to talk to where you are.',
    youMaySay: 'You may say',
    leftOut: 'Something here could not be shown.',
    helpNow: 'Help now',
    notification: 'Notification',
    isFor: {
      emergency: 'Danger to a life, right now',
      talk: 'Somebody who listens, day and night',
      women: 'For women',
      children: 'For children and young people',
      cyber: 'Threats and fraud online',
    },
    checked: (sources, day) => `Sources: ${sources}. Checked on ${day}.`,
  },
  punjabi: {
    callNow: 'ਹੁਣੇ ਫ਼ੋਨ ਕਰੋ',
    help: 'ਇੱਥੋਂ ਮਦਦ ਮਿਲ ਸਕਦੀ ਹੈ',
    local: 'ਤੁਹਾਡੇ ਇਲਾਕੇ ਦਾ ਐਮਰਜੈਂਸੀ ਨੰਬਰ',
    find: 'ਤੁਸੀਂ ਜਿੱਥੇ ਵੀ ਹੋ, findahelpline.com ’ਤੇ ਗੱਲ ਕਰਨ ਲਈ ਕੋਈ ਮਿਲ ਜਾਵੇਗਾ।',
    youMaySay: 'ਤੁਸੀਂ ਇਹ ਕਹਿ ਸਕਦੇ ਹੋ',
    leftOut: 'ਇੱਥੇ ਕੁਝ ਦਿਖਾਇਆ ਨਹੀਂ ਜਾ ਸਕਿਆ।',
    helpNow: 'ਹੁਣੇ ਮਦਦ',
    notification: 'ਸੂਚਨਾ',
    isFor: {
      emergency: 'ਜਾਨ ਨੂੰ ਹੁਣੇ ਖ਼ਤਰਾ ਹੋਵੇ',
      talk: 'ਦਿਨ-ਰਾਤ ਕੋਈ ਗੱਲ ਸੁਣਨ ਵਾਲਾ',
      women: 'ਔਰਤਾਂ ਲਈ',
      children: 'ਬੱਚਿਆਂ ਅਤੇ ਨੌਜਵਾਨਾਂ ਲਈ',
      cyber: 'ਔਨਲਾਈਨ ਧਮਕੀ ਜਾਂ ਠੱਗੀ',
    },
    checked: (sources, day) => `ਸਰੋਤ: ${sources}। ${day} ਨੂੰ ਪਰਖਿਆ ਗਿਆ।`,
  },
  hindi: {
    callNow: 'अभी फ़ोन करें',
    help: 'यहाँ से मदद मिल सकती है',
    local: 'आपके इलाक़े का आपातकालीन नंबर',
    find: 'आप जहाँ भी हों, findahelpline.com पर बात करने के लिए कोई मिल जाएगा।',
    youMaySay: 'आप यह कह सकते हैं',
    leftOut: 'यहाँ कुछ दिखाया नहीं जा सका।',
    helpNow: 'अभी मदद',
    notification: 'सूचना',
    isFor: {
      emergency: 'जान को अभी ख़तरा हो',
      talk: 'दिन-रात कोई बात सुनने वाला',
      women: 'महिलाओं के लिए',
      children: 'बच्चों और युवाओं के लिए',
      cyber: 'ऑनलाइन धमकी या ठगी',
    },
    checked: (sources, day) => `स्रोत: ${sources}। ${day} को जाँचा गया।`,
  },
} as const satisfies Record<Language, CareTexts>
