/** Spec §5, §9. */
export const PHONE_DIGITS = 10
export const CODE_DIGITS = 6

/** D10: what the ten digits are sent with. */
export const COUNTRY_CODE = '+91'

// Keyboards for Hindi and Punjabi type these.
const DEVANAGARI_ZERO = 0x0966
const GURMUKHI_ZERO = 0x0a66

const asWestern = (digit: string): string => {
  const code = digit.charCodeAt(0)
  if (code >= GURMUKHI_ZERO) return String(code - GURMUKHI_ZERO)
  return code >= DEVANAGARI_ZERO ? String(code - DEVANAGARI_ZERO) : digit
}

/** The digits of a text, as ASCII. */
const digitsIn = (text: string): string =>
  (text.match(/[0-9\u0966-\u096F\u0A66-\u0A6F]/g) ?? []).map(asWestern).join('')

/** A '+' that stands before the first digit, and the digits of a text, as ASCII. */
const signsIn = (text: string): string =>
  (/^[^0-9\u0966-\u096F\u0A66-\u0A6F]*\+/.test(text) ? '+' : '') + digitsIn(text)

/** The longest number of any country has 15 digits (E.164). */
const LONGEST = 15

/**
 * What was typed or pasted for an Indian mobile number: its ten digits, or what there is of them so far.
 * '+91 98765 43210', '0091-98765-43210', '098765-43210' and '९८७६५ ४३२१०' are all 9876543210. What begins as one with the
 * country's code is left as it is until it is whole, because half of it may look like a number of somebody else.
 * `isWrong`: it can become none, or digits were left out.
 */
export function readPhone(text: string): { phone: string; isWrong: boolean } {
  const signs = signsIn(text).slice(0, LONGEST + 1)
  const [prefix = ''] = /^(\+|00)/.exec(signs) ?? []
  if (prefix !== '') {
    const isForeign = !`${prefix}91`.startsWith(signs.slice(0, prefix.length + 2))
    const rest = withoutTrunk(signs.slice(prefix.length + 2))
    if (!isForeign && rest.length === PHONE_DIGITS) return { phone: rest, isWrong: false }
    return { phone: signs, isWrong: isForeign || rest.length > PHONE_DIGITS }
  }
  const digits = withoutTrunk(signs)
  const isWithCode = digits.startsWith('91')
  if (isWithCode && digits.length === PHONE_DIGITS + 2) return { phone: digits.slice(2), isWrong: false }
  if (isWithCode && digits.length === PHONE_DIGITS + 1) return { phone: digits, isWrong: false }
  return { phone: digits.slice(0, PHONE_DIGITS), isWrong: digits.length > PHONE_DIGITS }
}

// The 0 of a trunk call: only where it is one too many, because a number may be typed from anywhere.
const withoutTrunk = (digits: string) => (digits.length > PHONE_DIGITS ? digits.replace(/^0+/, '') : digits)

/** Whether it is a number that a code can be sent to. */
export const isWholePhone = (phone: string): boolean => /^(?!00)\d{10}$/.test(phone)

/** Where the caret stands in the number that is drawn for a text, when it stood at `caret` in the text. */
export function caretIn(text: string, caret: number): number {
  const { phone } = readPhone(text)
  const leftOut = Math.max(0, signsIn(text).indexOf(phone))
  const before = Math.max(0, signsIn(text.slice(0, caret)).length - leftOut)
  return grouped(phone) === phone ? before : grouped(phone.slice(0, before)).length
}

/** A phone number as it is drawn: two groups of five, 11 characters (spec §5). One with a country's code is not grouped. */
export const grouped = (phone: string): string =>
  /^(?!00)\d{6,10}$/.test(phone) ? `${phone.slice(0, 5)} ${phone.slice(5)}` : phone

/**
 * The six digits of a one-time code, or the first of them. Where a time or a date was pasted with it, the digits that
 * stand alone as six are the code.
 */
export function codeDigits(text: string): string {
  const runs = text.split(/[^0-9\u0966-\u096F\u0A66-\u0A6F]+/).map(digitsIn)
  return runs.find((run) => run.length === CODE_DIGITS) ?? digitsIn(text).slice(0, CODE_DIGITS)
}
