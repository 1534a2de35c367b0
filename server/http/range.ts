import { rangeNotSatisfiable } from './problem.ts'

export type Range = { from: number; count: number }

/**
 * The range of bytes that a Range header asks for, cut to the size; undefined for the whole: without a header, and for one
 * that is not understood or asks for several ranges, which a server may ignore (RFC 9110, 14.2).
 * @throws {Problem} 416 when it begins after the end
 */
export function readRange(header: string | undefined, size: number): Range | undefined {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? []
  if (first === '' && last === '') return undefined
  if (first === '') {
    // The last so many bytes.
    const count = Math.min(Number(last), size)
    if (count === 0) throw rangeNotSatisfiable(size)
    return { from: size - count, count }
  }
  const from = Number(first)
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (last !== '' && Number(last) < from) return undefined
  if (from >= size) throw rangeNotSatisfiable(size)
  return { from, count: end - from + 1 }
}
