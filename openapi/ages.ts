// Ages (D39), for the app and the server. The app judges in the calendar of the person's device. A server does not know that
// calendar, so it judges by the day where it begins first: whoever has the birthday somewhere has it. That is lenient by a day,
// and never refuses whom the app let through.

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

// ---- Where nobody's calendar is known ----

/** Today where the day begins first (UTC+14), YYYY-MM-DD: nobody's birthday is refused for where the server stands. */
export const latestDateOnEarth = (now: Date): string =>
  new Date(now.getTime() + 14 * 3_600_000).toISOString().slice(0, 10)

/** The last birth date of those who are `years` old somewhere on earth, YYYY-MM-DD; to be compared as text. */
export const lastBirthDateOnEarth = (years: number, now: Date): string => lastBirthDate(years, latestDateOnEarth(now))

/** Whether somebody born then is too young for the service wherever they are. */
export const isTooYoungEverywhere = (birthDate: string, now: Date): boolean =>
  isTooYoung(birthDate, latestDateOnEarth(now))

/** Whether a birth date is a minor's wherever they are; who has not told theirs is taken for none. */
export const isMinorEverywhere = (birthDate: string | null | undefined, now: Date): boolean =>
  isMinor(birthDate, latestDateOnEarth(now))
