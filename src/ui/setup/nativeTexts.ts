import type { SetupCheck } from '../../machines/profileSetup/setupForm.ts'
import type { Tradition } from '../types.ts'

const ENGLISH_MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const

type NativeTexts = { lang: 'pa' | 'hi'; months: readonly string[]; messages: Record<SetupCheck, string> }

/** Spec §2, §5: months and messages in the tradition's script, whatever the interface's language (D15). */
const NATIVE: Record<Tradition, NativeTexts> = {
  sikh: {
    lang: 'pa',
    months: ['ਜਨਵਰੀ', 'ਫ਼ਰਵਰੀ', 'ਮਾਰਚ', 'ਅਪ੍ਰੈਲ', 'ਮਈ', 'ਜੂਨ', 'ਜੁਲਾਈ', 'ਅਗਸਤ', 'ਸਤੰਬਰ', 'ਅਕਤੂਬਰ', 'ਨਵੰਬਰ', 'ਦਸੰਬਰ'],
    messages: {
      name: 'ਕਿਰਪਾ ਕਰਕੇ ਆਪਣਾ ਪੂਰਾ ਨਾਂ ਲਿਖੋ।',
      phone: 'ਕਿਰਪਾ ਕਰਕੇ ਆਪਣਾ ਪੂਰਾ ਫ਼ੋਨ ਨੰਬਰ ਲਿਖੋ।',
      birthDateMissing: 'ਕਿਰਪਾ ਕਰਕੇ ਜਨਮ ਦਾ ਦਿਨ, ਮਹੀਨਾ ਅਤੇ ਸਾਲ ਚੁਣੋ।',
      birthDateInvalid: 'ਇਹ ਤਾਰੀਖ਼ ਸਹੀ ਨਹੀਂ ਹੈ। ਕਿਰਪਾ ਕਰਕੇ ਦਿਨ, ਮਹੀਨਾ ਅਤੇ ਸਾਲ ਫਿਰ ਵੇਖੋ।',
      email: 'ਕਿਰਪਾ ਕਰਕੇ ਸਹੀ ਈਮੇਲ ਪਤਾ ਲਿਖੋ, ਜਾਂ ਇਹ ਖਾਨਾ ਖ਼ਾਲੀ ਛੱਡ ਦਿਓ।',
      consent: 'ਤੁਹਾਡੀ ਸਹਿਮਤੀ ਤੋਂ ਬਿਨਾਂ ਖਾਤਾ ਨਹੀਂ ਬਣ ਸਕਦਾ। ਜੇ ਤੁਸੀਂ ਸਹਿਮਤ ਹੋ, ਤਾਂ ਖਾਨੇ ’ਤੇ ਨਿਸ਼ਾਨ ਲਾਓ।',
    },
  },
  hindu: {
    lang: 'hi',
    months: ['जनवरी', 'फ़रवरी', 'मार्च', 'अप्रैल', 'मई', 'जून', 'जुलाई', 'अगस्त', 'सितंबर', 'अक्टूबर', 'नवंबर', 'दिसंबर'],
    messages: {
      name: 'कृपया अपना पूरा नाम लिखें।',
      phone: 'कृपया अपना पूरा फ़ोन नंबर लिखें।',
      birthDateMissing: 'कृपया जन्म का दिन, महीना और वर्ष चुनें।',
      birthDateInvalid: 'यह तिथि सही नहीं है। कृपया दिन, महीना और वर्ष फिर से देखें।',
      email: 'कृपया सही ईमेल पता लिखें, या यह खाना खाली छोड़ दें।',
      consent: 'आपकी सहमति के बिना खाता नहीं बन सकता। यदि आप सहमत हैं, तो खाने पर निशान लगाएँ।',
    },
  },
}

/** The language that the tradition's months and messages are in, as `lang` says it. */
export const nativeLang = (tradition: Tradition): 'pa' | 'hi' => NATIVE[tradition].lang

/** The message of a check that failed. */
export const nativeMessage = (tradition: Tradition, check: SetupCheck): string => NATIVE[tradition].messages[check]

/** The twelve months as a person reads them: 'ਜਨਵਰੀ (January)'. */
export const nativeMonths = (tradition: Tradition): string[] =>
  NATIVE[tradition].months.map((name, index) => `${name} (${ENGLISH_MONTHS[index]})`)
