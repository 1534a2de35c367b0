import type { Words } from './lexicon.ts'
import { normalise, type Token, token } from './normalise.ts'

/** `tight`: no other word may stand between. */
type Entry<Label> = { label: Label; weight: number; keys: string[]; tight: boolean }

export type Found<Label> = { label: Label; weight: number }

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

/** One letter added, left out, changed, or two neighbours swapped. */
function oneTypo(a: string, b: string): boolean {
  if (a === b || Math.abs(a.length - b.length) > 1) return false
  let i = 0
  while (i < a.length && a[i] === b[i]) i++
  const [x, y] = [a.slice(i), b.slice(i)]
  if (x.slice(1) === y.slice(1) || x.slice(1) === y || x === y.slice(1)) return true
  return x.length > 1 && x[0] === y[1] && x[1] === y[0] && x.slice(2) === y.slice(2)
}

/** Where the words of `entry` stand, from `start` on, with at most one other word in each gap; null if they do not. */
function positionsOf(entry: Entry<unknown>, keys: readonly string[][], start: number): number[] | null {
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

/**
 * Reads lists in the lexicon's notation and gives a function that finds their labels in a text, heaviest first. A longer
 * phrase keeps its words from counting again on their own.
 */
export function finderOf<Label extends string>(
  lists: readonly (readonly [Label, Words])[],
): (tokens: readonly Token[]) => Found<Label>[] {
  const order = lists.map(([label]) => label)
  const index = new Map<string, Entry<Label>[]>()
  const singles = new Map<string, Entry<Label>[]>()

  for (const [label, words] of lists) {
    for (const kind of ['en', 'pa', 'hi', 'roman'] as const) {
      for (const item of words[kind].split(',')) {
        const [text = '', star] = item.trim().split('*')
        const parts = text.split(/[\s_]+/).filter((word) => word !== '')
        if (parts.length === 0) continue
        const keys = parts.map((word) => keyOf(word, kind, parts.length > 1))
        const weight = star === undefined ? (parts.length > 1 ? 3 : 2) : Number(star)
        const entry = { label, weight, keys, tight: text.includes('_') }
        const first = keys[0] ?? ''
        const same = index
          .get(first)
          ?.find(
            (one) =>
              one.label === label && one.keys.length === keys.length && one.keys.every((key, i) => key === keys[i]),
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

  function nearTo(key: string): Entry<Label>[] {
    if (key.length < 8) return []
    for (const length of [key.length, key.length + 1, key.length - 1]) {
      for (const known of byShape.get(`${key.slice(0, 3)}${length}`) ?? []) {
        if (oneTypo(key, known)) return singles.get(known) ?? []
      }
    }
    return []
  }

  return (tokens) => {
    const keys = tokens.map(keysOf)
    const found: { entry: Entry<Label>; positions: number[] }[] = []
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
    const scores = new Map<Label, number[]>()
    const seen = new Set<Entry<Label>>()
    const counted = new Set<string>()
    for (const { entry, positions } of found) {
      if (positions.some((at) => (takenBy.get(at) ?? 0) > positions.length)) continue
      for (const at of positions) takenBy.set(at, positions.length)
      // one word counts once for a theme, though the lists of two languages may both know it ('husband')
      const place = `${entry.label} ${positions.join(' ')}`
      if (seen.has(entry) || counted.has(place)) continue
      seen.add(entry)
      counted.add(place)
      scores.set(entry.label, [...(scores.get(entry.label) ?? []), entry.weight])
    }
    for (let at = 0; at < Math.min(keys.length, 80); at++) {
      if (takenBy.has(at)) continue
      for (const { label, weight } of (keys[at] ?? []).flatMap(nearTo)) {
        if (!scores.has(label)) scores.set(label, [weight * 0.7])
      }
    }
    return Array.from(scores, ([label, weights]) => {
      const [most = 0, ...rest] = weights.sort((a, b) => b - a)
      // more words for one theme make it surer, but ten weak words are no strong one
      return { label, weight: Math.min(10, most + Math.min(3, 0.35 * rest.reduce((sum, w) => sum + w, 0))) }
    }).sort((a, b) => b.weight - a.weight || order.indexOf(a.label) - order.indexOf(b.label))
  }
}
