import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { randomHex } from './ids.ts'

/** What this browser looks like: traits that need no permission. */
const traits = (target: Window): string =>
  [
    target.navigator.userAgent,
    target.navigator.language,
    target.screen.width,
    target.screen.height,
    target.screen.colorDepth,
    target.devicePixelRatio,
    target.navigator.hardwareConcurrency,
    Intl.DateTimeFormat().resolvedOptions().timeZone,
  ].join('|')

/**
 * Makes a device id, spec §3: a fingerprint hash prefixed 'device_'.
 * Random bytes go into the hash beside the traits: two phones of one model look alike, and with the traits alone
 * they would share one conversation.
 */
export const makeDeviceId = (target: Window = window): string =>
  `device_${bytesToHex(sha256(utf8ToBytes(`${traits(target)}|${randomHex(16)}`))).slice(0, 32)}`
