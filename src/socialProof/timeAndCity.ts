/** Time of day of the promotional message, as the contract names it (spec section 4). */
export type TimeContext = 'amrit_vela' | 'morning' | 'day' | 'evening' | 'night' | 'late_night'

/** First hour of each context, 0 to 23. Before the first of them, and from 22 on, it is late at night. */
const STARTS: readonly (readonly [hour: number, context: TimeContext])[] = [
  [22, 'late_night'],
  [19, 'night'],
  [16, 'evening'],
  [10, 'day'],
  [6, 'morning'],
  [4, 'amrit_vela'],
]

/** Context of a local hour, 0 to 23: amrit_vela 4-6, morning 6-10, day 10-16, evening 16-19, night 19-22 (spec section 4). */
export function timeContextOf(hour: number): TimeContext {
  return STARTS.find(([start]) => hour >= start)?.[1] ?? 'late_night'
}

/** City where nothing better is known (D3). */
export const DEFAULT_CITY = 'Punjab'

const CITY_OF_ZONE: Readonly<Record<string, string>> = {
  Kolkata: DEFAULT_CITY,
  Calcutta: DEFAULT_CITY,
  Mumbai: 'Mumbai',
  Delhi: 'Delhi',
  Bangalore: 'Bangalore',
  Chennai: 'Chennai',
  Hyderabad: 'Hyderabad',
}

/** City of a time zone such as Asia/Kolkata (spec section 9); every zone that is not listed there gives Punjab. */
export function cityOfTimeZone(timeZone: string): string {
  const name = timeZone.slice(timeZone.lastIndexOf('/') + 1)
  return Object.hasOwn(CITY_OF_ZONE, name) ? (CITY_OF_ZONE[name] ?? DEFAULT_CITY) : DEFAULT_CITY
}
