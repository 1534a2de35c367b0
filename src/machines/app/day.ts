/** From a moment, ms since 1970, to the viewer's next midnight, ms: 23 to 25 hours where clocks change. */
export function msToMidnight(time: number): number {
  // biome-ignore lint/style/noRestrictedGlobals: reads a calendar, not the clock
  const then = new Date(time)
  then.setHours(24, 0, 0, 0)
  return then.getTime() - time
}
