import { randomHex } from './ids.ts'

/**
 * What a device's id is the hash of (spec §3): what this browser looks like, traits that need no permission, and random
 * bytes. Two phones of one model look alike, and with the traits alone they would share one conversation. Not the time zone: a
 * cheap phone takes 60 ms to find it, before its first call.
 */
export const traits = (target: Window): string =>
  [
    target.navigator.userAgent,
    target.navigator.language,
    target.screen.width,
    target.screen.height,
    target.screen.colorDepth,
    target.devicePixelRatio,
    target.navigator.hardwareConcurrency,
    randomHex(16),
  ].join('|')
