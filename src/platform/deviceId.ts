import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, randomBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { KEYS, type Store } from './storage.ts'

const PATTERN = /^device_[A-Za-z0-9_-]{8,128}$/

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
 * The device id of spec §3: a fingerprint hash prefixed 'device_', made once and kept.
 * Random bytes go into the hash beside the traits: two phones of one model look alike, and with the traits alone
 * they would share one conversation.
 */
export function deviceIdOf(store: Store, target: Window = window): string {
  const kept = store.read(KEYS.deviceId)
  if (kept !== null && PATTERN.test(kept)) return kept
  const hash = sha256(utf8ToBytes(`${traits(target)}|${bytesToHex(randomBytes(16))}`))
  const id = `device_${bytesToHex(hash).slice(0, 32)}`
  store.write(KEYS.deviceId, id)
  return id
}
