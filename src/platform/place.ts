/** The viewer's time zone, for example 'Asia/Kolkata'. */
export const timeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone

/** The viewer's local hour, 0 to 23. */
export const localHour = (): number => new Date().getHours()
