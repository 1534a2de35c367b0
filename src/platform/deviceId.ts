import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { traits } from './deviceTraits.ts'

/** Makes a device id, spec §3: a fingerprint hash prefixed 'device_'. */
export const makeDeviceId = (target: Window = window): string =>
  `device_${bytesToHex(sha256(utf8ToBytes(traits(target)))).slice(0, 32)}`
