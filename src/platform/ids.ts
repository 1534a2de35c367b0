/** Bytes in hex, two digits each. */
export const toHex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

/** `length` random bytes in hex. */
export const randomHex = (length: number): string => toHex(crypto.getRandomValues(new Uint8Array(length)))

/** A random UUID, version 4. Not crypto.randomUUID: that one is missing on plain http, where phones test over a LAN. */
export function newId(): string {
  const hex = randomHex(16)
  const variant = '89ab'[Number.parseInt(hex.charAt(16), 16) % 4]
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `${variant}${hex.slice(17, 20)}`,
    hex.slice(20),
  ].join('-')
}
