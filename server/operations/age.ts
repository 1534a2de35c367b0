// Ages (D39). The app judges in the calendar of the person's device (src/machines/age.ts); a server does not know that
// calendar, so it judges by the day where it begins first: whoever has the birthday somewhere has it. That is lenient by a
// day, and never refuses whom the app let through. tests/rooms/ages.test.ts holds the two together.

/** From this age on the service is for somebody, years (D39). */
export const LEAST_AGE = 13
/** From this age on somebody is no minor any more, years (D39). */
export const FULL_AGE = 18

/**
 * The last birth date of those who are `years` old on a day, both YYYY-MM-DD. To be compared as text: so who was born on
 * 29 February is a year older on 1 March.
 */
export const lastBirthDate = (years: number, day: string): string =>
  `${Number(day.slice(0, 'YYYY'.length)) - years}${day.slice('YYYY'.length)}`

export const isTooYoung = (birthDate: string, day: string): boolean => birthDate > lastBirthDate(LEAST_AGE, day)

/** Whether a birth date is a minor's; who has not told theirs is taken for none. */
export const isMinor = (birthDate: string | null | undefined, day: string): boolean =>
  typeof birthDate === 'string' && birthDate > lastBirthDate(FULL_AGE, day)

/** Today where the day begins first (UTC+14), YYYY-MM-DD: nobody's birthday is refused for where the server stands. */
export function latestDateOnEarth(now: Date): string {
  return new Date(now.getTime() + 14 * 3_600_000).toISOString().slice(0, 10)
}
