/** A piece of a text, and whether it is what was met. */
export type Piece = { text: string; isMet: boolean }
type Mark = { from: number; to: number }

/** So many UTF-16 units of a message are shown, and so many of them before what was met. */
export const EXCERPT_LENGTH = 160
const BEFORE = 40

/** A letter with what is written on it is one, and so is a picture of several: browsers of some years ago have no Segmenter. */
const GRAPHEMES =
  /(?:\p{RI}{2}|\r\n|.)(?:[\u094d\u0a4d][\u200c\u200d]?\p{L}|\u200d\p{Extended_Pictographic}|\p{M}|\p{EMod}|[\u200c\u200d])*/gsu

/** Where a text may be cut, its end included. */
function cutsOf(text: string): number[] {
  const cuts = [0]
  for (const [grapheme] of text.matchAll(GRAPHEMES)) cuts.push((cuts.at(-1) ?? 0) + grapheme.length)
  return cuts
}

/** Between words, where there is a blank that is no further away than `until`; else between two letters. */
const atWord = (text: string, cut: number, until: number): number => {
  const step = until < cut ? -1 : 1
  for (let at = cut; at !== until; at += step) if (/\s/.test(text[step < 0 ? at - 1 : at] ?? '')) return at
  return cut
}

/** What of a message is shown of it where it was found: round the first thing that was met, with all that was met in it. */
export function excerptOf(content: string, marks: readonly Mark[]): Piece[] {
  const met = [...marks].sort((one, other) => one.from - other.from)
  const first = met[0] ?? { from: 0, to: 0 }
  const cuts = cutsOf(content)
  const before = cuts.findLast((cut) => cut <= first.from) ?? 0
  const room = cuts.find((cut) => cut >= Math.max(0, first.from - BEFORE)) ?? 0
  const start = room === 0 ? 0 : atWord(content, Math.min(room, before), before)
  const last = cuts.findLast((cut) => cut <= start + EXCERPT_LENGTH) ?? content.length
  const kept = Math.min(first.to, last)
  const end = last === content.length ? last : atWord(content, last, Math.max(kept, last - BEFORE))
  const pieces: Piece[] = start > 0 ? [{ text: '…', isMet: false }] : []
  const add = (from: number, to: number, isMet: boolean) => {
    if (from < to) pieces.push({ text: content.slice(from, to), isMet })
  }
  let at = start
  for (const { from, to } of met) {
    const begins = Math.max(at, from)
    const ends = Math.min(end, to)
    if (begins >= ends) continue
    add(at, begins, false)
    add(begins, ends, true)
    at = ends
  }
  add(at, end, false)
  if (end < content.length) pieces.push({ text: '…', isMet: false })
  return pieces
}
