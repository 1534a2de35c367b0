import type { Tradition } from '../entities.ts'
import type { ScriptureHit } from './lineSearch.machine.ts'

/** Words that are not the same: as they were asked for, and as they stand. Either may be none. */
export type Difference = { asked: string; stands: string }

/**
 * What can be said of a line: it stands there letter for letter; with differences; it sounds like what stands there, in
 * other letters; a part of it stands there letter for letter; it stands nowhere. `hit` is where, or what comes nearest.
 */
export type Verdict = {
  kind: 'exact' | 'differs' | 'latin' | 'part' | 'none'
  hit: ScriptureHit | null
  differences: Difference[]
}

/** From here on a place is where the line stands, and what is not the same are differences. */
const COVERS = 0.7
/** A line has so many words, or so many letters: less is a search. */
const WORDS = 3
const LETTERS = 12
/** The other scripture comes first if it is so much better. */
const BETTER = 0.15
/** What meets so much less than the best place is no place beside it. */
const WORSE = 0.25

const SCRIPT = { sikh: /\p{Script=Gurmukhi}/gu, hindu: /\p{Script=Devanagari}/gu } as const satisfies Record<
  Tradition,
  RegExp
>

/** All that is compared: no spaces (larivaar), dandas, digits, joiners. */
const lettersOf = (text: string): string => text.normalize('NFC').replace(/[^\p{L}\p{M}]/gu, '')
const wordsOf = (text: string): string[] =>
  text
    .split(/\s+/)
    .map(lettersOf)
    .filter((word) => word !== '')
const count = (text: string, what: RegExp) => text.match(what)?.length ?? 0
/** Vowel signs belong to their letter. */
const isLong = (words: readonly string[]) => words.length >= WORDS || count(words.join(''), /\p{L}/gu) >= LETTERS

/** Whose script a text is written in, mostly; null for any other. */
function scriptOf(text: string): Tradition | null {
  const own = { sikh: count(text, SCRIPT.sikh), hindu: count(text, SCRIPT.hindu) }
  const better = own.sikh >= own.hindu ? 'sikh' : 'hindu'
  return 2 * own[better] > count(text, /[\p{L}\p{M}]/gu) ? better : null
}

/** First letters, apart or in one: nobody's line. */
const isInitials = (words: readonly string[], isNative: boolean) =>
  words.length > 1 ? words.every((word) => count(word, /\p{L}/gu) === 1) : isNative && !/\p{M}/u.test(words[0] ?? '')

const best = (hits: readonly ScriptureHit[]) =>
  hits.reduce<ScriptureHit | null>((one, hit) => (one === null || hit.covers > one.covers ? hit : one), null)

/** Whether words stand there one after the other, whole, however they are joined: a word that goes on is another one. */
function standsIn(asked: readonly string[], words: readonly string[]): boolean {
  const edges = edgesOf(words)
  const letters = words.join('')
  const run = asked.join('')
  return edges.some((edge) => letters.startsWith(run, edge) && edges.includes(edge + run.length))
}

/** Whether so many of the words that follow each other stand there, letter for letter, that it is no chance. */
function hasPart(asked: readonly string[], words: readonly string[]): boolean {
  for (let from = 0; from < asked.length; from += 1) {
    for (let to = asked.length; to > from; to -= 1) {
      const run = asked.slice(from, to)
      if (!isLong(run)) break
      if (!isInitials(run, true) && standsIn(run, words)) return true
    }
  }
  return false
}

/** What letters of a line say about it; null of what is too short to be one, or cannot be compared. */
export function verdictOf(query: string, hits: readonly ScriptureHit[]): Verdict | null {
  const words = wordsOf(query)
  const own = scriptOf(query)
  if (!isLong(words) || isInitials(words, own !== null)) return null
  const is = (kind: Verdict['kind'], hit: ScriptureHit | null, differences: Difference[] = []): Verdict => ({
    kind,
    hit,
    differences,
  })

  const native = hits.filter(({ tradition }) => tradition === own)
  const exact = native.find(({ original }) => standsIn(words, wordsOf(original)))
  if (exact !== undefined) return is('exact', exact)

  const byWords = hits.filter(({ by }) => by === 'words')
  const nearest = best(byWords.filter(({ tradition }) => tradition === own))
  if (nearest !== null && nearest.covers >= COVERS)
    return is('differs', nearest, differencesOf(query, nearest.original))

  const alike = best(byWords.filter(({ tradition }) => tradition !== own))
  if (alike !== null && alike.covers >= COVERS) return is('latin', alike)
  // Spelt in other letters, or in another language, it may well stand there: nothing can be said.
  if (own === null) return null

  const part = native.find(({ original }) => hasPart(words, wordsOf(original)))
  return part === undefined ? is('none', nearest) : is('part', part)
}

/** Where words begin and end, in the letters of all of them. */
function edgesOf(words: readonly { length: number }[]): number[] {
  const edges = [0]
  for (const word of words) edges.push((edges.at(-1) ?? 0) + word.length)
  return edges
}

/** A word as its letters, each with its signs: a letter with another sign is another letter. */
const signedOf = (word: string): string[] => word.match(/.\p{M}*/gu) ?? []

/** Words between two places in the letters of all of them; a piece of one where it is cut. */
function between(words: readonly string[][], from: number, to: number): string {
  const edges = edgesOf(words)
  return words
    .map((word, at) => word.slice(Math.max(0, from - (edges[at] ?? 0)), Math.max(0, to - (edges[at] ?? 0))).join(''))
    .filter((word) => word !== '')
    .join(' ')
}

/**
 * How one gets with the fewest changes from letters to some run of others: the places of both, step after step. What stands
 * before and after the run costs nothing.
 */
function pathOf(asked: readonly string[], stands: readonly string[]): [asked: number, stands: number][] {
  const cost: number[][] = [Array.from({ length: stands.length + 1 }, () => 0)]
  const at = (i: number, j: number) => cost[i]?.[j] ?? Number.POSITIVE_INFINITY
  const change = (i: number, j: number) => (asked[i - 1] === stands[j - 1] ? 0 : 1)
  for (let i = 1; i <= asked.length; i += 1) {
    const row = [i]
    cost.push(row)
    for (let j = 1; j <= stands.length; j += 1)
      row.push(Math.min(at(i - 1, j - 1) + change(i, j), at(i - 1, j) + 1, at(i, j - 1) + 1))
  }
  const last = cost[asked.length] ?? []
  let i = asked.length
  // The last of equals: words that were exchanged are one difference, not one that is missing and one too many.
  let j = last.lastIndexOf(Math.min(...last))
  const path: [number, number][] = [[i, j]]
  while (i > 0) {
    const here = at(i, j)
    if (j > 0 && here === at(i - 1, j - 1) + change(i, j)) {
      i -= 1
      j -= 1
    } else if (here === at(i - 1, j) + 1) i -= 1
    else j -= 1
    path.unshift([i, j])
  }
  return path
}

/**
 * Word for word what is not the same. Words are taken together until both texts are at the end of one: so words that are
 * joined in one of them, or all of them (larivaar), are no difference by themselves.
 */
export function differencesOf(query: string, original: string): Difference[] {
  const asked = wordsOf(query).map(signedOf)
  const stands = wordsOf(original).map(signedOf)
  const path = pathOf(asked.flat(), stands.flat())
  const askedEdges = edgesOf(asked)
  const edges = edgesOf(stands)
  const joined = asked.length === 1
  const found: Difference[] = []
  let from: [number, number] = [0, edges.findLast((edge) => edge <= (path[0]?.[1] ?? 0)) ?? 0]
  const cut = (to: [number, number]) => {
    const difference = { asked: between(asked, from[0], to[0]), stands: between(stands, from[1], to[1]) }
    if (lettersOf(difference.asked) !== lettersOf(difference.stands)) found.push(difference)
    from = to
  }
  for (const [i, j] of path) if ((joined ? j > from[1] : askedEdges.includes(i)) && edges.includes(j)) cut([i, j])
  const [, end] = path.at(-1) ?? [0, 0]
  cut([askedEdges.at(-1) ?? 0, edges.find((edge) => edge >= end) ?? end])
  return found
}

/** Of all lines that could be compared together; `some` where they are not all alike. */
export type Whole = 'all' | 'differs' | 'alike' | 'some' | 'none'

export function wholeOf(verdicts: readonly (Verdict | null)[]): Whole | null {
  const kinds = verdicts.flatMap((verdict) => (verdict === null ? [] : [verdict.kind]))
  if (kinds.length === 0) return null
  const are = (...only: Verdict['kind'][]) => kinds.every((kind) => only.includes(kind))
  if (are('exact')) return 'all'
  if (are('exact', 'differs')) return 'differs'
  if (are('latin')) return 'alike'
  return are('none') ? 'none' : 'some'
}

/** Places by scripture: that of the page first, unless the other one has a much better one. */
export function groupsOf(
  hits: readonly ScriptureHit[],
  own: Tradition,
): { tradition: Tradition; hits: ScriptureHit[] }[] {
  const least = Math.round(100 * ((best(hits)?.covers ?? 0) - WORSE))
  const of = (tradition: Tradition) =>
    hits.filter((hit) => hit.tradition === tradition && Math.round(100 * hit.covers) > least)
  const covers = (tradition: Tradition) => best(of(tradition))?.covers ?? 0
  const other: Tradition = own === 'sikh' ? 'hindu' : 'sikh'
  // In hundredths: 0.85 - 0.7 is a little less than 0.15.
  const isBetter = Math.round(100 * (covers(other) - covers(own))) >= Math.round(100 * BETTER)
  return (isBetter ? [other, own] : [own, other])
    .map((tradition) => ({ tradition, hits: of(tradition) }))
    .filter((group) => group.hits.length > 0)
}
