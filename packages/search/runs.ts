import { CLASS, SPACE } from './fold.ts'

/** Classes of letters that make runs: consonants, a vowel with which a word begins, and what stands after the end. */
const LETTERS = 'KGCJTDNPBMRLSHA'
const BASE = LETTERS.length + 1
const END = LETTERS.length
const NUMBER = Int8Array.from(CLASS, (kind) => LETTERS.indexOf(kind || ' '))
const INITIAL = LETTERS.indexOf('A')
const IS_VOWEL = CLASS.map((kind) => kind !== '' && 'aiu'.includes(kind))

/** All texts as codes, one after the other, and which of them have which runs of three letters. */
export type Runs = {
  readonly codes: Uint8Array
  readonly begins: Uint32Array
  /** units with run r: `units` from `starts[r]` to `starts[r + 1]` */
  readonly starts: Uint32Array
  readonly units: Uint16Array | Uint32Array
  readonly worth: Uint8Array
  readonly scores: Uint16Array
}

/** The letters that make runs; doubled ones are one where words are meant. */
function lettersOf(codes: ArrayLike<number>, from: number, to: number, initials: boolean): number[] {
  const letters: number[] = []
  for (let at = from; at < to; at++) {
    const one = codes[at] ?? SPACE
    let letter = NUMBER[one] ?? -1
    if (letter < 0 && IS_VOWEL[one] && (initials || codes[at - 1] === SPACE)) letter = INITIAL
    if (letter < 0 || (!initials && letter === letters.at(-1))) continue
    letters.push(letter)
  }
  return letters
}

/** Texts that are read at once, before others may have a turn. */
export const AT_ONCE = 1_024

export function* makingRuns(
  size: number,
  codesAt: (at: number) => readonly number[],
  initials: boolean,
): Generator<void, Runs> {
  const begins = new Uint32Array(size + 1)
  let codes = new Uint8Array(1 << 16)
  const starts = new Uint32Array(BASE ** 3 + 1)
  const seen = new Int32Array(BASE ** 3).fill(-1)
  // each meeting of a run and a unit, so that nothing is folded twice
  let pairs = new Uint32Array(1 << 16)
  let who = new Uint32Array(1 << 16)
  let count = 0
  let length = 0
  for (let at = 0; at < size; at++) {
    if (at % AT_ONCE === 0) yield
    const own = codesAt(at)
    if (length + own.length > codes.length) codes = grown(codes, new Uint8Array(codes.length * 2))
    codes.set(own, length)
    length += own.length
    begins[at + 1] = length
    const letters = [...lettersOf(own, 0, own.length, initials), END, END]
    for (let i = 0; i + 2 < letters.length; i++) {
      const run = ((letters[i] ?? 0) * BASE + (letters[i + 1] ?? 0)) * BASE + (letters[i + 2] ?? 0)
      if (seen[run] === at) continue
      seen[run] = at
      if (count === pairs.length) {
        pairs = grown(pairs, new Uint32Array(count * 2))
        who = grown(who, new Uint32Array(count * 2))
      }
      pairs[count] = run
      who[count++] = at
      starts[run + 1] = (starts[run + 1] ?? 0) + 1
    }
  }
  const worth = new Uint8Array(BASE ** 3)
  for (let run = 0; run < worth.length; run++) {
    worth[run] = Math.round(12 * Math.log(1 + size / (1 + (starts[run + 1] ?? 0))))
    starts[run + 1] = (starts[run + 1] ?? 0) + (starts[run] ?? 0)
  }
  yield
  const next = starts.slice()
  const units = size <= 65_536 ? new Uint16Array(count) : new Uint32Array(count)
  for (let i = 0; i < count; i++) {
    const run = pairs[i] ?? 0
    const to = next[run] ?? 0
    units[to] = who[i] ?? 0
    next[run] = to + 1
  }
  return { codes: codes.slice(0, length), begins, starts, units, worth, scores: new Uint16Array(size) }
}

function grown<Numbers extends Uint8Array | Uint32Array>(from: Numbers, to: Numbers): Numbers {
  to.set(from)
  return to
}

/** The units that share most with what is asked, best first. */
export function candidates(runs: Runs, asked: readonly number[], initials: boolean, most: number): number[] {
  const { starts, units, worth, scores } = runs
  const letters = lettersOf(asked, 0, asked.length, initials)
  const ranges = new Map<number, [from: number, to: number, worth: number]>()
  const add = (from: number, width: number, value: number) =>
    ranges.set(from, [starts[from] ?? 0, starts[from + width] ?? 0, value])
  if (letters.length === 0) return []
  if (letters.length < 3) {
    // whatever goes on like this
    const [a = 0, b] = letters
    if (b === undefined) add(a * BASE * BASE, BASE * BASE, 1)
    else add((a * BASE + b) * BASE, BASE, 1)
  }
  for (let i = 0; i + 2 < letters.length; i++) {
    const run = ((letters[i] ?? 0) * BASE + (letters[i + 1] ?? 0)) * BASE + (letters[i + 2] ?? 0)
    add(run, 1, worth[run] ?? 0)
  }
  const touched: number[] = []
  for (const [from, to, value] of ranges.values())
    for (let i = from; i < to; i++) {
      const unit = units[i] ?? 0
      const score = scores[unit] ?? 0
      if (score === 0) touched.push(unit)
      scores[unit] = score + value
    }
  // Tens of thousands may share something: they are counted by their scores, and only the best are sorted.
  const counts = new Uint32Array(65_536)
  for (const unit of touched) counts[scores[unit] ?? 0] = (counts[scores[unit] ?? 0] ?? 0) + 1
  let least = counts.length - 1
  for (let kept = 0; least > 1; least--) {
    kept += counts[least] ?? 0
    if (kept >= most) break
  }
  const best = touched.filter((unit) => (scores[unit] ?? 0) >= least)
  best.sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || a - b)
  for (const unit of touched) scores[unit] = 0
  return best.slice(0, most)
}
