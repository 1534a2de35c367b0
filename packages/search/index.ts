/**
 * Finds lines of a scripture by the first letters of their words, by words or parts of them in their script, or by words as
 * people type them in Latin letters. Runs of three letters bring candidates, an alignment letter by letter judges them.
 */
import { CODES, COSTS, type Costs, type Folded, folded, isIndic, SPACE, wordsOf } from './fold.ts'
import { AT_ONCE, candidates, makingRuns, type Runs } from './runs.ts'

/** The lines of one scripture, in their order; a line may have several printed lines. */
export type Lines = { readonly size: number; text(at: number): string }

export type Hit = {
  /** where the line stands: several places where the very same words stand several times */
  readonly places: readonly number[]
  /** as it stands at the first of them */
  readonly text: string
  readonly by: 'letters' | 'words'
  /** how much of what was asked is met: 0 to 1 */
  readonly covers: number
  /** the words of `text` that are met, from and to */
  readonly marks: readonly (readonly [from: number, to: number])[]
}

export type Index = { search(query: string, most?: number): Hit[] }

/** No more is read of what is asked. */
const LONGEST = 160
const CANDIDATES = { letters: 800, words: 320 }
/** What meets less is no hit. */
const LEAST = 0.5
/** What costs so much more than the best is no hit beside it: three consonants. */
const SLACK = 60
/** Of lines that are met alike: what it costs not to begin so, and each letter that was not asked for. */
const BEGINS = { letters: 5, words: 0.5 }
const LONGER = { letters: 0.3, words: 0.001 }
/** What is met over the ends of words, where it may as well be first letters: part of what was asked. */
const ACROSS = 0.15

type Met = { cost: number; from: number; to: number }

const rowsOf = (width: number) => [0, 1].map(() => new Int32Array(width)) as [Int32Array, Int32Array]

/** The cheapest meeting of all of `asked` with a part of a unit; null where it costs more than `limit`. */
function meet(
  asked: readonly number[],
  { left, skipped, met }: Costs,
  { codes, begins }: Runs,
  unit: number,
  limit: number,
  rows: ReturnType<typeof rowsOf>,
  began: ReturnType<typeof rowsOf>,
): Met | null {
  const begin = begins[unit] ?? 0
  const end = begins[unit + 1] ?? 0
  const width = end - begin + 1
  let [above, row] = rows
  let [aboveBegan, rowBegan] = began
  for (let j = 0; j < width; j++) {
    above[j] = 0
    aboveBegan[j] = j
  }
  for (const one of asked) {
    const leaving = left[one] ?? 0
    row[0] = (above[0] ?? 0) + leaving
    rowBegan[0] = 0
    let least = row[0] ?? 0
    for (let j = 1; j < width; j++) {
      const other = codes[begin + j - 1] ?? 0
      let cost = (above[j - 1] ?? 0) + (met[one * CODES + other] ?? 0)
      let from = aboveBegan[j - 1] ?? 0
      const leave = (above[j] ?? 0) + leaving
      if (leave < cost) {
        cost = leave
        from = aboveBegan[j] ?? 0
      }
      const skip = (row[j - 1] ?? 0) + (skipped[other] ?? 0)
      if (skip < cost) {
        cost = skip
        from = rowBegan[j - 1] ?? 0
      }
      row[j] = cost
      rowBegan[j] = from
      if (cost < least) least = cost
    }
    if (least > limit) return null
    ;[above, row] = [row, above]
    ;[aboveBegan, rowBegan] = [rowBegan, aboveBegan]
  }
  let to = 0
  for (let j = 1; j < width; j++) if ((above[j] ?? 0) < (above[to] ?? 0)) to = j
  return { cost: above[to] ?? 0, from: aboveBegan[to] ?? 0, to }
}

type Judged = { unit: number; by: Hit['by']; covers: number; rank: number; parts: readonly Met[] }

/** Reads all lines. */
export function createIndex(lines: Lines): Index {
  const making = indexing(lines)
  for (;;) {
    const step = making.next()
    if (step.done) return step.value
  }
}

/** Reads them a few at a time, for who has something else to do meanwhile. */
export function* indexing(lines: Lines): Generator<void, Index> {
  // The first place of each line with its own words, and for each place the next one with the same.
  const firsts: number[] = []
  const unitOf = new Map<string, number>()
  const last: number[] = []
  const next = new Int32Array(lines.size).fill(-1)
  const known = new Map<string, Folded>()
  const fold = (word: string): Folded => {
    const before = known.get(word)
    if (before !== undefined) return before
    const fresh = folded(word)
    known.set(word, fresh)
    return fresh
  }
  for (let at = 0; at < lines.size; at++) {
    if (at % AT_ONCE === 0) yield
    let words = ''
    for (const { letters } of wordsOf(lines.text(at), fold)) words += `${letters} `
    const unit = unitOf.get(words)
    if (unit === undefined) {
      unitOf.set(words, firsts.length)
      firsts.push(at)
      last.push(at)
    } else {
      next[last[unit] ?? 0] = at
      last[unit] = at
    }
  }
  const codesAt = (unit: number, initials: boolean): number[] => {
    const all: number[] = []
    for (const { codes, begins } of wordsOf(lines.text(firsts[unit] ?? 0), fold)) {
      if (!initials || begins) all.push(SPACE)
      if (initials) all.push(codes[0] ?? SPACE)
      else for (const one of codes) all.push(one)
    }
    return all
  }
  const words = yield* makingRuns(firsts.length, (unit) => codesAt(unit, false), false)
  const initials = yield* makingRuns(firsts.length, (unit) => codesAt(unit, true), true)
  known.clear()
  unitOf.clear()

  let width = 0
  for (const { begins } of [words, initials])
    for (let unit = 0; unit < firsts.length; unit++)
      width = Math.max(width, (begins[unit + 1] ?? 0) - (begins[unit] ?? 0) + 1)
  const rows = rowsOf(width)
  const began = rowsOf(width)

  function judge(runs: Runs, asked: readonly (readonly number[])[], costs: Costs, by: Hit['by']): Judged[] {
    // what begins with a word is better than what begins within one
    const whole = asked.flatMap((codes) => [SPACE, ...codes])
    const worth = whole.reduce((sum, one) => sum + (costs.left[one] ?? 0), 0)
    if (worth === 0) return []
    let limit = worth * (1 - LEAST)
    const judged: Judged[] = []
    const found = candidates(runs, whole, by === 'letters', CANDIDATES[by])
    const weigh = (unit: number, cost: number, parts: readonly Met[]) => {
      limit = Math.min(limit, cost + SLACK)
      const length = (runs.begins[unit + 1] ?? 0) - (runs.begins[unit] ?? 0)
      const rank = cost + ((parts[0]?.from ?? 0) > 0 ? BEGINS[by] : 0) + (length - whole.length) * LONGER[by]
      judged.push({ unit, by, covers: Math.max(0, 1 - cost / worth), rank: rank / worth, parts })
    }
    for (const unit of found) {
      const met = meet(whole, costs, runs, unit, limit, rows, began)
      if (met !== null) weigh(unit, met.cost, [met])
    }
    if (by === 'letters' || asked.length < 2 || judged.some(({ covers }) => covers > 0.85)) return judged
    // in any order, each word by itself: worth a little less
    for (const unit of found) {
      const parts: Met[] = []
      let cost = 8 + 2 * asked.length
      for (const codes of asked) {
        const met = meet([SPACE, ...codes], costs, runs, unit, limit - cost, rows, began)
        if (met === null) break
        cost += met.cost
        parts.push(met)
      }
      if (parts.length === asked.length) weigh(unit, cost, parts)
    }
    const best = new Map<number, Judged>()
    for (const one of judged) if (one.rank < (best.get(one.unit)?.rank ?? Infinity)) best.set(one.unit, one)
    return [...best.values()]
  }

  function marksOf({ unit, by, parts }: Judged): [from: number, to: number][] {
    const marks: [from: number, to: number][] = []
    let at = 0
    for (const { codes, from, to, begins } of wordsOf(lines.text(firsts[unit] ?? 0))) {
      const own = by === 'letters' ? 1 : codes.length
      if (by === 'words' || begins) at++
      if (parts.some((part) => part.from < at + own && part.to > at)) marks.push([from, to])
      at += own
    }
    return marks
  }

  function search(query: string, most = 20): Hit[] {
    const typed = wordsOf(query.slice(0, LONGEST))
    const script = isIndic(query) ? 'indic' : 'latin'
    const asked = typed.map(({ codes }) => codes)
    const letters = lettersTyped(typed.map(({ letters }) => letters))
    const judged = [
      ...(letters === null ? [] : judge(initials, [letters], COSTS.letters[script], 'letters')),
      ...(letters !== null && typed.length > 1 ? [] : judge(words, asked, COSTS.words[script], 'words')),
    ]
    if (letters !== null)
      for (const one of judged) {
        const [part] = one.parts
        if (one.by === 'letters' || part === undefined) continue
        const begin = words.begins[one.unit] ?? 0
        if (words.codes.subarray(begin + part.from + 1, begin + part.to).includes(SPACE)) one.rank += ACROSS
      }
    return judged
      .filter(({ covers }) => covers >= LEAST)
      .sort((a, b) => a.rank - b.rank || a.unit - b.unit)
      .slice(0, most)
      .map((one) => {
        const places: number[] = []
        for (let at = firsts[one.unit] ?? 0; at >= 0; at = next[at] ?? -1) places.push(at)
        return { places, text: lines.text(places[0] ?? 0), by: one.by, covers: one.covers, marks: marksOf(one) }
      })
  }
  return { search }
}

/** First letters are typed as one word, or each by itself; a vowel sign makes it a word. */
function lettersTyped(typed: readonly string[]): number[] | null {
  const all = typed.flatMap((word) => Array.from(word.normalize('NFC')))
  if (all.length < 2 || (typed.length > 1 && all.length !== typed.length)) return null
  const codes = all.map((letter) => folded(letter).codes)
  return codes.every((one) => one.length > 0) && !/\p{M}/u.test(typed.join('').normalize('NFC'))
    ? codes.map(([first]) => first ?? SPACE)
    : null
}
