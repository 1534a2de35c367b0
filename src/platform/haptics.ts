export type HapticStrength = 'light' | 'medium' | 'heavy'

/** Vibration patterns, ms. Spec §9: light 10 / 25, medium 20 / 50, heavy three 10 ms pulses / 75 (iOS / Android). */
export const PATTERNS = {
  ios: { light: [10], medium: [20], heavy: [10, 50, 10, 50, 10] },
  android: { light: [25], medium: [50], heavy: [75] },
} as const satisfies Record<string, Record<HapticStrength, readonly number[]>>

const isIos = (userAgent: string): boolean => /iPad|iPhone|iPod/.test(userAgent)

/** Pulses on touch devices that can; elsewhere it does nothing (iOS Safari has no `vibrate`). Never throws. */
export function pulse(strength: HapticStrength, target: Window = window): void {
  const { navigator } = target
  if (typeof navigator.vibrate !== 'function' || !target.matchMedia('(pointer: coarse)').matches) return
  navigator.vibrate([...PATTERNS[isIos(navigator.userAgent) ? 'ios' : 'android'][strength]])
}
