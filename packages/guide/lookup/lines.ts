import { performance } from 'node:perf_hooks'
import type { Tradition } from '../corpus.ts'
import { GITA, GRANTH, isSpeakerLine } from '../text/texts.ts'
import { GRAMS, gramsOf, soundOfLine } from './sounds.ts'

/**
 * Finds the line that somebody has in mind, by its sound: runs of three consonants bring candidates out of 60,555 lines
 * and 701 verses, an alignment sound by sound judges them.
 */

/** Sounds of all units (rows of the Granth, verses of the Gita) in one string, and which units have which runs. */
type Index = {
  readonly size: number
  readonly sounds: string
  readonly begins: Uint32Array
  /** units with gram g: `units` from `starts[g]` to `starts[g + 1]` */
  readonly starts: Uint32Array
  readonly units: Uint16Array
  readonly rarity: Float32Array
  readonly scores: Float32Array
}

function indexOf(size: number, lineAt: (at: number) => string): Index {
  const begins = new Uint32Array(size + 1)
  const parts: string[] = []
  let length = 0
  const known = new Map<string, string>()
  const counts = new Uint32Array(GRAMS + 1)
  // the last unit that had each gram, so that one unit counts once
  const seen = new Int32Array(GRAMS).fill(-1)
  const pairs: number[] = []
  for (let at = 0; at < size; at++) {
    const sound = soundOfLine(lineAt(at), known)
    begins[at] = length
    length += sound.length
    parts.push(sound)
    for (const gram of gramsOf(sound)) {
      if (seen[gram] === at) continue
      seen[gram] = at
      counts[gram + 1] = (counts[gram + 1] ?? 0) + 1
      pairs.push(at * GRAMS + gram)
    }
  }
  begins[size] = length
  const rarity = new Float32Array(GRAMS)
  for (let gram = 0; gram < GRAMS; gram++) {
    rarity[gram] = Math.log(1 + size / (1 + (counts[gram + 1] ?? 0)))
    counts[gram + 1] = (counts[gram + 1] ?? 0) + (counts[gram] ?? 0)
  }
  const starts = counts.slice()
  const units = new Uint16Array(pairs.length)
  for (const pair of pairs) {
    const gram = pair % GRAMS
    units[counts[gram] ?? 0] = (pair - gram) / GRAMS
    counts[gram] = (counts[gram] ?? 0) + 1
  }
  // written and read once, so that one flat string is left of its parts
  const sounds = Buffer.from(parts.join(''), 'latin1').toString('latin1')
  return { size, sounds, begins, starts, units, rarity, scores: new Float32Array(size) }
}

const verseLine = (at: number): string =>
  (GITA[at]?.text ?? '')
    .split('\n')
    .filter((line) => !isSpeakerLine(line))
    .join(' ')

const made: Partial<Record<Tradition, Index>> = {}

/** Made at the first look-up, or before by `ready()`. */
function index(tradition: Tradition): Index {
  const known = made[tradition]
  if (known !== undefined) return known
  const fresh = tradition === 'sikh' ? indexOf(GRANTH.size, (at) => GRANTH.text(at)) : indexOf(GITA.length, verseLine)
  made[tradition] = fresh
  return fresh
}

/** Builds both indexes; the milliseconds that it took. */
export function ready(): number {
  const from = performance.now()
  index('sikh')
  index('hindu')
  return performance.now() - from
}

const soundAt = (tradition: Tradition, at: number): string => {
  const { sounds, begins } = index(tradition)
  return sounds.slice(begins[at], begins[at + 1])
}

/** The units that share most with a sound, best first. */
function candidates(tradition: Tradition, sound: string, most: number): number[] {
  const { starts, units, rarity, scores, begins } = index(tradition)
  const touched: number[] = []
  for (const gram of new Set(gramsOf(sound))) {
    const worth = rarity[gram] ?? 0
    for (let i = starts[gram] ?? 0; i < (starts[gram + 1] ?? 0); i++) {
      const unit = units[i] ?? 0
      if (scores[unit] === 0) touched.push(unit)
      scores[unit] = (scores[unit] ?? 0) + worth
    }
  }
  // Of tens of thousands that share a run a few dozen are wanted: they are kept in order, and nothing is sorted.
  const best: { unit: number; worth: number }[] = []
  for (const unit of touched) {
    const length = (begins[unit + 1] ?? 0) - (begins[unit] ?? 0)
    // a long line has more runs by chance; a question of three words must still find it
    const worth = (scores[unit] ?? 0) / Math.sqrt(24 + Math.max(length, sound.length / 2))
    scores[unit] = 0
    const last = best[most - 1]
    if (last !== undefined && (worth < last.worth || (worth === last.worth && unit > last.unit))) continue
    const at = best.findIndex((one) => one.worth < worth || (one.worth === worth && one.unit > unit))
    best.splice(at < 0 ? best.length : at, 0, { unit, worth })
    if (best.length > most) best.pop()
  }
  return best.map(({ unit }) => unit)
}

const isVowel = (letter: string): boolean => letter >= 'a'
const worthOf = (letter: string): number => (isVowel(letter) ? 0.6 : 2)

/** What a sound is worth that is met whole. */
export const worthOfAll = (sound: string): number => {
  let worth = 0
  for (const letter of sound) worth += worthOf(letter)
  return worth
}

const LIKE = new Set(
  ['MN', 'RD', 'DT', 'RL', 'JG', 'SC', 'KG', 'BP', 'NL', 'CJ', 'BM'].flatMap((pair) => [
    pair,
    [...pair].reverse().join(''),
  ]),
)
const NEAR = new Set(['ie', 'ei', 'uo', 'ou'])

const CODES = 128
const MEETING = new Float32Array(CODES * CODES)
const LOSING = new Float32Array(CODES)
for (const a of 'KGCJTDNPBRLSMieuo') {
  LOSING[a.charCodeAt(0)] = isVowel(a) ? 0.35 : 1.4
  for (const b of 'KGCJTDNPBRLSMieuo') {
    const [own, other] = [isVowel(a), isVowel(b)]
    let worth = own && other ? -0.3 : own || other ? -2 : -1.4
    if (a === b) worth = worthOf(a)
    else if (LIKE.has(a + b)) worth = a + b === 'MN' || a + b === 'NM' ? 1.2 : 0.5
    else if (NEAR.has(a + b)) worth = 0.4
    else if (
      (a === 'i' && b === 'J') ||
      (a === 'J' && b === 'i') ||
      (a === 'u' && b === 'B') ||
      (a === 'B' && b === 'u')
    )
      worth = 0.3
    MEETING[a.charCodeAt(0) * CODES + b.charCodeAt(0)] = worth
  }
}

export type Alignment = { score: number; from: number; to: number; inFrom: number; inTo: number }

/** What `align` writes in, for the next one to write over. */
const rowsOf = (width: number) => ({
  width,
  scores: [new Float32Array(width), new Float32Array(width)] as const,
  begun: [new Uint32Array(width), new Uint32Array(width)] as const,
})
let scratch = rowsOf(1024)

/** The best meeting of a part of `asked` (`from` to `to`) with a part of `line` (`inFrom` to `inTo`). */
export function align(asked: string, line: string): Alignment {
  const width = line.length + 1
  if (scratch.width < width) scratch = rowsOf(2 * width)
  let [above, row] = scratch.scores
  // where the meeting that ends here began: asked * 65536 + line
  let [aboveBegan, began] = scratch.begun
  above.fill(0, 0, width)
  aboveBegan.fill(0, 0, width)
  const best: Alignment = { score: 0, from: 0, to: 0, inFrom: 0, inTo: 0 }
  for (let i = 1; i <= asked.length; i++) {
    const code = asked.charCodeAt(i - 1)
    const lose = LOSING[code] ?? 1
    row[0] = 0
    for (let j = 1; j < width; j++) {
      const other = line.charCodeAt(j - 1)
      const meet = (above[j - 1] ?? 0) + (MEETING[code * CODES + other] ?? -2)
      const skip = (above[j] ?? 0) - lose
      const leap = (row[j - 1] ?? 0) - (LOSING[other] ?? 1)
      let score = meet
      let origin = (above[j - 1] ?? 0) > 0 ? (aboveBegan[j - 1] ?? 0) : (i - 1) * 65_536 + (j - 1)
      if (skip > score) {
        score = skip
        origin = aboveBegan[j] ?? 0
      }
      if (leap > score) {
        score = leap
        origin = began[j - 1] ?? 0
      }
      if (score <= 0) {
        row[j] = 0
        began[j] = 0
        continue
      }
      row[j] = score
      began[j] = origin
      if (score > best.score) {
        best.score = score
        best.from = Math.floor(origin / 65_536)
        best.to = i
        best.inFrom = origin % 65_536
        best.inTo = j
      }
    }
    ;[above, row] = [row, above]
    ;[aboveBegan, began] = [began, aboveBegan]
  }
  return best
}

export type Match = {
  /** the row of the Granth, or the number of the verse in `GITA` */
  at: number
  /** the last unit of it: a question may have two lines */
  last: number
  score: number
  /** how much of what was asked is met: 0 to 1 */
  covers: number
  /** how much of the line is met: 0 to 1 */
  ofLine: number
  /** the sounds of what was asked that are met: from, and one past the last */
  from: number
  to: number
}

/** What is written is compared in full up to here; nobody asks for a line in more. */
const LONGEST = 260
const CANDIDATES = 32

/** The best lines for a sound, best first, the first `most`; `choose` may take one of them for the first. Empty where nothing has three consonants in common with it. */
export function linesLike(
  tradition: Tradition,
  asked: string,
  most = 3,
  choose: (matches: readonly Match[]) => Match | undefined = () => undefined,
): Match[] {
  const sound = asked.slice(0, LONGEST)
  const whole = worthOfAll(sound)
  if (whole === 0) return []
  const judged = candidates(tradition, sound, CANDIDATES).map((at): Match => {
    const line = soundAt(tradition, at)
    const { score, from, to } = align(sound, line)
    const ofLine = score / (worthOfAll(line) || 1)
    return { at, last: at, score, covers: score / whole, ofLine, from, to }
  })
  // two lines that are met alike: the one that is met whole, else the one that stands first
  const rank = ({ score, ofLine }: Match) => Math.round(score * 2) / 2 + (ofLine >= 0.75 ? 0.25 : 0)
  judged.sort((a, b) => rank(b) - rank(a) || a.at - b.at)
  const chosen = choose(judged.slice(0, 4))
  const best = chosen === undefined ? judged.slice(0, most) : [chosen]
  return best.map((match) => grown(tradition, sound, whole, match))
}

/** A question of two lines meets one of them with half: the lines around are joined as long as each adds much. */
function grown(tradition: Tradition, sound: string, whole: number, match: Match): Match {
  if (match.covers > 0.9) return match
  const end = index(tradition).size - 1
  let { at, last, score } = match
  for (let more = true; more && last - at < 7; ) {
    more = false
    for (const [from, to] of [
      [at, last + 1],
      [at - 1, last],
    ] as const) {
      if (from < 0 || to > end) continue
      let line = ''
      for (let unit = from; unit <= to; unit++) line += soundAt(tradition, unit)
      const wider = align(sound, line).score
      if (wider > score + 8) {
        ;[at, last, score] = [from, to, wider]
        more = true
      }
    }
  }
  return at === match.at && last === match.last ? match : { ...match, at, last, score, covers: score / whole }
}
