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
export const digitsIn = (text: string): string =>
  (text.match(/[0-9\u0966-\u096F\u0A66-\u0A6F]/g) ?? []).map(asWestern).join('')

/**
 * The ten digits of an Indian mobile number, or the first of them, out of what was typed or pasted:
 * '+91 98765 43210', '098765-43210' and '९८७६५ ४३२१०' are all 9876543210.
 */
export function phoneDigits(text: string): string {
  let digits = digitsIn(text)
  if (/^\s*\+/.test(text)) digits = digits.replace(/^91/, '')
  // The 0 of a trunk call, or 00 for abroad: only where it is one too many, because a number may be typed from anywhere.
  if (digits.length > PHONE_DIGITS) digits = digits.replace(/^0+/, '')
  // Not while typing: who types an eleventh digit by mistake keeps the ten that are there.
  if (digits.length === PHONE_DIGITS + 2) digits = digits.replace(/^91/, '')
  return digits.slice(0, PHONE_DIGITS)
}

/** A phone number as it is drawn: two groups of five, at most 11 characters (spec §5). */
export const grouped = (phone: string): string =>
  phone.length > PHONE_DIGITS / 2 ? `${phone.slice(0, 5)} ${phone.slice(5)}` : phone

/**
 * The six digits of a one-time code, or the first of them. Where a time or a date was pasted with it, the digits that
 * stand alone as six are the code.
 */
export function codeDigits(text: string): string {
  const runs = text.split(/[^0-9\u0966-\u096F\u0A66-\u0A6F]+/).map(digitsIn)
  return runs.find((run) => run.length === CODE_DIGITS) ?? digitsIn(text).slice(0, CODE_DIGITS)
}
