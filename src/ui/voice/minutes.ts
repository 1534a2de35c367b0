/** m:ss, spec §2; digits are Western in every language. */
export function minutes(seconds: number): string {
  const whole = Math.floor(seconds)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}
