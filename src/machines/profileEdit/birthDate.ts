/** The earliest birth date, spec §9: birth year minimum 1940. */
export const EARLIEST_BIRTH_DATE = '1940-01-01'

const isLeap = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0

const daysIn = (year: number, month: number): number => {
  if (month === 2) return isLeap(year) ? 29 : 28
  return [4, 6, 9, 11].includes(month) ? 30 : 31
}

/**
 * Whether a text is a birth date of spec §5: YYYY-MM-DD, a day that exists, from 1940 on and not after `today`
 * (YYYY-MM-DD too). Reckoned by hand: machines have no clock, and `Date` would turn 31 April into 1 May.
 */
export function isBirthDate(text: string, today: string): boolean {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)
  if (parts === null) return false
  const [year = 0, month = 0, day = 0] = parts.slice(1).map(Number)
  const exists = month >= 1 && month <= 12 && day >= 1 && day <= daysIn(year, month)
  // Such texts sort as the days do.
  return exists && text >= EARLIEST_BIRTH_DATE && text <= today
}
