// Ages (D39), in the calendar of the person's device. The server's twin is server/operations/age.ts.

/** From this age on the service is for somebody, years (D39). */
export const LEAST_AGE = 13
/** From this age on somebody is no minor any more, years (D39). */
export const FULL_AGE = 18

/**
 * The last birth date of those who are `years` old on a day, both YYYY-MM-DD. To be compared as text: so who was born on
 * 29 February is a year older on 1 March.
 */
const lastBirthDate = (years: number, day: string): string =>
  `${Number(day.slice(0, 'YYYY'.length)) - years}${day.slice('YYYY'.length)}`

/** Whether somebody born then is too young for the service on that day. Both YYYY-MM-DD. */
export const isTooYoung = (birthDate: string, day: string): boolean => birthDate > lastBirthDate(LEAST_AGE, day)

/** Whether a birth date is a minor's on that day; who has not told theirs is taken for none. */
export const isMinor = (birthDate: string | null | undefined, day: string): boolean =>
  typeof birthDate === 'string' && birthDate > lastBirthDate(FULL_AGE, day)
