import { THEMES, type Theme } from './corpus.ts'
import { recognise } from './danger/recognise.ts'
import { type Intent, intentOf } from './intents.ts'
import { FOLLOW_UP, LEXICON } from './lexicon.ts'
import { normalise, type Token, token, tokenise } from './normalise.ts'
import type { Danger } from './safety.ts'

export type Turn = { role: 'user' | 'other'; content: string }
export type Weighted = { theme: Theme; weight: number }

/** What the guide understood. Pure data, so that another composer (a language model) can be given the same. */
export type Understanding = {
  /** themes, heaviest first; weights from about 0.5 (a hint) to 10 (said outright) */
  themes: Weighted[]
  intent: Intent | null
  danger: Danger | null
  /** deep despair, or words that may mean danger and may not: the help line stands under the answer */
  heavy: boolean
  /** the person spoke of wanting to die in one of their last messages: choose words with care */
  fragile: boolean
  /** the message leans on the one before it */
  followUp: boolean
  /** words for the full-text search: the message's own, and for a follow-up those of the question before */
  words: string[]
}

/** `tight`: no other word may stand between. */
type Entry = { theme: Theme; weight: number; keys: string[]; tight: boolean }

/** Below this a theme is only a hint: a mother is mentioned, but the question may be about something else. */
export const CLEAR = 2

const MIN_FOLD = 4

/** All keys a token answers to. 'e' English, 'r' romanised, 'x' exact, 'i' Indic, 's' Indic stem. */
function keysOf(t: Token): string[] {
  if (t.script === 'gurmukhi' || t.script === 'devanagari') return [`i:${t.fold}`, `s:${t.stem}`]
  return [`e:${t.stem}`, `r:${t.fold}`, `x:${t.text}`]
}

function keyOf(word: string, kind: 'en' | 'pa' | 'hi' | 'roman', inPhrase: boolean): string {
  if (word.startsWith('=')) return `x:${normalise(word.slice(1))}`
  const t = token(normalise(word))
  // short English stems meet Hindi words ('gay' and गये typed 'gaye'): there the word itself must stand
  if (kind === 'en') return !inPhrase && t.stem.length < MIN_FOLD ? `x:${t.text}` : `e:${t.stem}`
  if (kind === 'roman') return inPhrase || t.fold.length >= MIN_FOLD ? `r:${t.fold}` : `x:${t.text}`
  // one stem for long words; short ones lose too much with their last vowel (पति 'husband', पता 'known')
  return t.stem === t.fold ? `i:${t.fold}` : `s:${t.stem}`
}

const index = new Map<string, Entry[]>()
const singles = new Map<string, Entry[]>()

for (const theme of THEMES) {
  for (const kind of ['en', 'pa', 'hi', 'roman'] as const) {
    for (const item of LEXICON[theme][kind].split(',')) {
      const [text = '', star] = item.trim().split('*')
      const words = text.split(/[\s_]+/).filter((word) => word !== '')
      if (words.length === 0) continue
      const keys = words.map((word) => keyOf(word, kind, words.length > 1))
      const weight = star === undefined ? (words.length > 1 ? 3 : 2) : Number(star)
      const entry = { theme, weight, keys, tight: text.includes('_') }
      const first = keys[0] ?? ''
      const same = index
        .get(first)
        ?.find(
          (one) =>
            one.theme === theme && one.keys.length === keys.length && one.keys.every((key, i) => key === keys[i]),
        )
      // 'regret' and 'regrets' have one stem: they are one entry, not two reasons
      if (same !== undefined) {
        same.weight = Math.max(same.weight, weight)
        continue
      }
      index.set(first, [...(index.get(first) ?? []), entry])
      if (keys.length === 1) singles.set(first, [...(singles.get(first) ?? []), entry])
    }
  }
}

/** Typos are looked for only in longer Latin words, by first letter and length, so the search stays small. */
const byShape = new Map<string, string[]>()
for (const key of singles.keys()) {
  if (!/^[er]:[a-z]{5,}$/.test(key)) continue
  const shape = `${key.slice(0, 3)}${key.length}`
  byShape.set(shape, [...(byShape.get(shape) ?? []), key])
}

/** One letter added, left out, changed, or two neighbours swapped. */
function oneTypo(a: string, b: string): boolean {
  if (a === b || Math.abs(a.length - b.length) > 1) return false
  let i = 0
  while (i < a.length && a[i] === b[i]) i++
  const [x, y] = [a.slice(i), b.slice(i)]
  if (x.slice(1) === y.slice(1) || x.slice(1) === y || x === y.slice(1)) return true
  return x.length > 1 && x[0] === y[1] && x[1] === y[0] && x.slice(2) === y.slice(2)
}

function nearTo(key: string): Entry[] {
  if (key.length < 8) return []
  for (const length of [key.length, key.length + 1, key.length - 1]) {
    for (const known of byShape.get(`${key.slice(0, 3)}${length}`) ?? []) {
      if (oneTypo(key, known)) return singles.get(known) ?? []
    }
  }
  return []
}

/** Where the words of `entry` stand, from `start` on, with at most one other word in each gap; null if they do not. */
function positionsOf(entry: Entry, keys: readonly string[][], start: number): number[] | null {
  const positions = [start]
  let at = start
  for (const key of entry.keys.slice(1)) {
    if (keys[at + 1]?.includes(key)) at += 1
    else if (!entry.tight && keys[at + 2]?.includes(key)) at += 2
    else return null
    positions.push(at)
  }
  return positions
}

/** Themes of a text, heaviest first. A longer phrase keeps its words from counting again on their own. */
export function themesOf(tokens: readonly Token[]): Weighted[] {
  const keys = tokens.map(keysOf)
  const found: { entry: Entry; positions: number[] }[] = []
  for (let start = 0; start < keys.length; start++) {
    for (const key of keys[start] ?? []) {
      for (const entry of index.get(key) ?? []) {
        const positions = positionsOf(entry, keys, start)
        if (positions !== null) found.push({ entry, positions })
      }
    }
  }
  found.sort((a, b) => b.positions.length - a.positions.length || b.entry.weight - a.entry.weight)
  const takenBy = new Map<number, number>()
  const scores = new Map<Theme, number[]>()
  const seen = new Set<Entry>()
  const counted = new Set<string>()
  for (const { entry, positions } of found) {
    if (positions.some((at) => (takenBy.get(at) ?? 0) > positions.length)) continue
    for (const at of positions) takenBy.set(at, positions.length)
    // one word counts once for a theme, though the lists of two languages may both know it ('husband')
    const place = `${entry.theme} ${positions.join(' ')}`
    if (seen.has(entry) || counted.has(place)) continue
    seen.add(entry)
    counted.add(place)
    scores.set(entry.theme, [...(scores.get(entry.theme) ?? []), entry.weight])
  }
  for (let at = 0; at < Math.min(keys.length, 80); at++) {
    if (takenBy.has(at)) continue
    for (const { theme, weight } of (keys[at] ?? []).flatMap(nearTo)) {
      if (!scores.has(theme)) scores.set(theme, [weight * 0.7])
    }
  }
  return Array.from(scores, ([theme, weights]) => {
    const [most = 0, ...rest] = weights.sort((a, b) => b - a)
    // more words for one theme make it surer, but ten weak words are no strong one
    return { theme, weight: Math.min(10, most + Math.min(3, 0.35 * rest.reduce((sum, w) => sum + w, 0))) }
  }).sort((a, b) => b.weight - a.weight || THEMES.indexOf(a.theme) - THEMES.indexOf(b.theme))
}

const opensAsFollowUp = new Set(
  FOLLOW_UP.opens.split(',').map((phrase) =>
    tokenise(phrase)
      .map((t) => t.text)
      .join(' '),
  ),
)

function isFollowUp(tokens: readonly Token[]): boolean {
  if (tokens.length > FOLLOW_UP.maxWords) return false
  return [1, 2, 3].some((count) =>
    opensAsFollowUp.has(
      tokens
        .slice(0, count)
        .map((t) => t.text)
        .join(' '),
    ),
  )
}

/** How far back to look for what a follow-up is about. */
const LOOK_BACK = 3

const add = (first: readonly Weighted[], second: readonly Weighted[], factor: number): Weighted[] => {
  const sum = new Map(first.map(({ theme, weight }) => [theme, weight]))
  for (const { theme, weight } of second) sum.set(theme, (sum.get(theme) ?? 0) + weight * factor)
  return Array.from(sum, ([theme, weight]) => ({ theme, weight })).sort((a, b) => b.weight - a.weight)
}

/**
 * Reads a message in its conversation. Pure; never throws, whatever is typed. `history` is oldest first and may or may
 * not end with the message itself.
 */
export function understand(message: string, history: readonly Turn[]): Understanding {
  const tokens = tokenise(message)
  const before = history
    .filter(({ role }) => role === 'user')
    .map(({ content }) => content)
    .filter((content, at, all) => !(at === all.length - 1 && content === message))
    .slice(-LOOK_BACK)
    .reverse()
    .map((content) => tokenise(content))

  const { danger, heavy } = recognise(tokens)
  const own = themesOf(tokens)
  const clear = (own[0]?.weight ?? 0) >= CLEAR
  const opens = isFollowUp(tokens)
  const intent = intentOf(tokens, own)
  const leans = before.length > 0 && danger === null && intent === null && (opens || (!clear && tokens.length > 0))
  const earlier = leans ? before.find((words) => (themesOf(words)[0]?.weight ?? 0) >= CLEAR) : undefined
  const followUp = earlier !== undefined
  // a follow-up that names its own matter keeps it in front; 'and my father?' hardly does
  const ownFactor = clear ? 1 : 0.5
  const themes = earlier === undefined ? own : add(themesOf(earlier), own, ownFactor)
  const content = [...tokens, ...(earlier ?? [])]
  return {
    themes: followUp && clear ? add(own, themesOf(earlier ?? []), 0.5) : themes,
    intent,
    danger,
    heavy,
    fragile: danger === null && before.some((words) => recognise(words).danger === 'selfHarm'),
    followUp,
    words: content.map((t) => t.text),
  }
}
