import { readFileSync } from 'node:fs'
import { CORPUS, LANGUAGES, type Tradition, type Verse } from '../corpus.ts'
import { soundOf, type Token, tokenise } from '../normalise.ts'
import { views } from '../pattern.ts'
import { tellsOfSelf } from './doctrine.ts'
import { corpusAt, corpusPassage, gitaAt, gitaPassage, type Passage, passageAround, together } from './passages.ts'
import { isRequest, toldIn } from './request.ts'
import { placeOf } from './said.ts'
import { SAYINGS } from './sayings.ts'

/**
 * Passages by what they say, whoever says it in whatever words: the corpus by its renderings and plain sayings, the
 * best-known passages of both texts by how people tell of them (descriptions/), sayings that everybody knows. A word is
 * met as English, by its sound (all three scripts), or by what it means (descriptions/concepts.txt).
 */

const file = (name: string): string[] =>
  readFileSync(new URL(`./descriptions/${name}`, import.meta.url), 'utf8')
    .trim()
    .split('\n')

const soundKey = (token: Token): string[] => {
  const sound = soundOf(token)
  return sound.length > 1 ? [`s${sound}`] : []
}
/** The sound without its ending: 'ਜਿਉਂਦਿਆਂ' and 'jiunde' are one word. '' where hardly anything would be left. */
const rootKey = (token: Token): string[] => {
  const root = soundOf(token).replace(/[eiou]+n?$/, '')
  return root.length > 2 ? [`r${root}`] : []
}
const englishKey = ({ stem }: Token): string => `e${stem}`

/** What a word means, by its English stem and by its sound. */
const CONCEPTS = new Map<string, string[]>()
for (const [at, line] of file('concepts.txt').entries()) {
  const [english = '', others = ''] = line.split(';')
  const keys = [...tokenise(english).map(englishKey), ...tokenise(others).flatMap(soundKey)]
  for (const key of keys) CONCEPTS.set(key, [...(CONCEPTS.get(key) ?? []), `c${at}`])
}

/** A word of a passage: in an English text by its stem, else by its sound; and what it means. */
function keysWithin(token: Token, isEnglish: boolean): string[] {
  const own = isEnglish && token.script === 'latin' ? [englishKey(token)] : soundKey(token)
  const root = isEnglish && token.script === 'latin' ? [] : rootKey(token)
  return [...own, ...root, ...own.flatMap((key) => CONCEPTS.get(key) ?? [])]
}

type Entry = { readonly passage: () => Passage; readonly verse?: Verse; readonly row?: number; size: number }
type Posting = { readonly entry: number; worth: number }
type Index = { readonly entries: readonly Entry[]; readonly postings: ReadonlyMap<string, readonly Posting[]> }

/** What a word of one source is worth: people tell of a passage rather as others have told of it. */
const DESCRIBED = 1
const RENDERED = 0.85

type Text = { readonly text: string; readonly isEnglish: boolean; readonly worth: number }

function described(name: string, first: number): { place: string; texts: Text[] }[] {
  return file(name)
    .slice(1)
    .map((row) => {
      const cells = row.split('\t')
      const [english = '', ...others] = cells.slice(first)
      return {
        place: cells[0] ?? '',
        texts: [
          { text: english, isEnglish: true, worth: DESCRIBED },
          { text: others.join(' '), isEnglish: false, worth: DESCRIBED },
        ],
      }
    })
}

function indexOf(tradition: Tradition): Index {
  const entries: Entry[] = []
  const byKey = new Map<string, number>()
  const found = new Map<string, Map<number, Posting>>()
  // the same words come again and again
  const known = [new Map<string, readonly string[]>(), new Map<string, readonly string[]>()] as const
  const keysOf = (token: Token, isEnglish: boolean): readonly string[] => {
    const own = known[isEnglish ? 1 : 0]
    const keys = own.get(token.text) ?? [...new Set(keysWithin(token, isEnglish))]
    own.set(token.text, keys)
    return keys
  }
  const add = (key: string, made: () => Omit<Entry, 'size'>, texts: readonly Text[]) => {
    let number = byKey.get(key)
    if (number === undefined) {
      number = entries.push({ ...made(), size: 0 }) - 1
      byKey.set(key, number)
    }
    const entry = entries[number]
    for (const { text, isEnglish, worth } of texts) {
      for (const token of tokenise(text)) {
        if (entry !== undefined) entry.size++
        for (const word of keysOf(token, isEnglish)) {
          const ofWord = found.get(word) ?? new Map<number, Posting>()
          if (ofWord.size === 0) found.set(word, ofWord)
          const known = ofWord.get(number)
          if (known === undefined) ofWord.set(number, { entry: number, worth })
          else known.worth = Math.max(known.worth, worth)
        }
      }
    }
  }
  const gita = (place: string) => {
    const [chapter = 0, verse = 0] = place.split('.').map(Number)
    const at = gitaAt(chapter, verse)
    return { key: `Bhagavad Gita ${place}`, made: () => ({ passage: () => gitaPassage(at) }) }
  }
  const granth = (row: number) => {
    const [verse] = corpusAt(row)
    return {
      key: verse?.id ?? `row ${row}`,
      made: () => ({ passage: () => passageAround(row), row, ...(verse === undefined ? {} : { verse }) }),
    }
  }
  for (const verse of CORPUS[tradition]) {
    add(tradition === 'hindu' ? verse.reference : verse.id, () => ({ passage: () => corpusPassage(verse), verse }), [
      ...LANGUAGES.flatMap((language) => [
        { text: verse.rendering[language], isEnglish: language === 'english', worth: RENDERED },
        { text: verse.plain?.[language] ?? '', isEnglish: language === 'english', worth: RENDERED },
      ]),
      { text: verse.transliteration, isEnglish: false, worth: RENDERED },
    ])
  }
  const rows =
    tradition === 'hindu'
      ? [...described('gita.tsv', 1), ...described('gita.asked.tsv', 1)]
      : [...described('sggs.tsv', 2), ...described('sggs.asked.tsv', 2)]
  for (const { place, texts } of rows) {
    const { key, made } = tradition === 'hindu' ? gita(place) : granth(Number(place))
    add(key, made, texts)
  }
  for (const saying of SAYINGS) {
    if (saying.of !== tradition) continue
    const at = placeOf(saying)
    if (at === undefined) continue
    const { key, made } = tradition === 'hindu' ? gita(saying.at) : granth(at)
    add(
      key,
      made,
      saying.says.flatMap((text) => [
        { text, isEnglish: true, worth: DESCRIBED },
        { text, isEnglish: false, worth: DESCRIBED },
      ]),
    )
  }
  // what makes a passage holds on to all that is here
  for (const one of known) one.clear()
  return { entries, postings: new Map(Array.from(found, ([word, ofWord]) => [word, Array.from(ofWord.values())])) }
}

const made: Partial<Record<Tradition, Index>> = {}
function index(tradition: Tradition): Index {
  const known = made[tradition] ?? indexOf(tradition)
  made[tradition] = known
  return known
}

/** Builds the indexes of both texts. */
export function readySense(): void {
  index('sikh')
  index('hindu')
}

const COMMON = 4.4
const MEANT = 0.8
/** In another ending. */
const INFLECTED = 0.85
/** What a word weighs that stands in no passage. */
const UNKNOWN = 2.2

export type Sensed = {
  readonly passage: () => Passage
  readonly verse?: Verse
  /** of what was told, how much the passage says: 0 to 1, weighed by how rare the words are */
  readonly share: number
  readonly met: number
  readonly count: number
}

/** The passages that say most of what is told, best first; `only` leaves out those of other writers or places. */
export function sensed(
  told: readonly Token[],
  tradition: Tradition,
  only: (entry: { verse?: Verse; row?: number }) => boolean = () => true,
): Sensed[] {
  const { entries, postings } = index(tradition)
  const scores = new Float32Array(entries.length)
  const counts = new Uint8Array(entries.length)
  let all = 0
  const rarity = (list: readonly Posting[]) => Math.min(COMMON, Math.log((entries.length + 1) / (list.length + 0.5)))
  const best = new Map<number, number>()
  for (const token of told) {
    best.clear()
    let weight = 0
    const own = [englishKey(token), ...soundKey(token)]
    const keys = token.script === 'latin' ? own : soundKey(token)
    const concepts = new Set(keys.flatMap((key) => CONCEPTS.get(key) ?? []))
    for (const [key, quality] of [
      ...keys.map((key) => [key, 1] as const),
      ...rootKey(token).map((key) => [key, INFLECTED] as const),
      ...[...concepts].map((key) => [key, MEANT] as const),
    ]) {
      const list = postings.get(key)
      if (list === undefined) continue
      const rare = rarity(list)
      weight = Math.max(weight, rare * quality)
      for (const { entry, worth } of list) {
        const value = rare * quality * worth
        if (value > (best.get(entry) ?? 0)) best.set(entry, value)
      }
    }
    all += best.size === 0 ? UNKNOWN : weight
    for (const [entry, value] of best) {
      scores[entry] = (scores[entry] ?? 0) + value
      counts[entry] = (counts[entry] ?? 0) + 1
    }
  }
  const found: Sensed[] = []
  entries.forEach((entry, at) => {
    const score = scores[at] ?? 0
    if (score === 0 || !only(entry)) return
    // a long description has more words by chance
    const met = score / (0.9 + 0.1 * Math.min(2, entry.size / 110))
    found.push({
      passage: entry.passage,
      ...(entry.verse === undefined ? {} : { verse: entry.verse }),
      share: score / (all || 1),
      met,
      count: counts[at] ?? 0,
    })
  })
  return found.sort((a, b) => b.met - a.met)
}

const MAX_WORDS = 30
/** So much of what was told has to stand in the passage; `met` weighs how rare the words are that do. */
const LEAST = { share: 0.38, met: 6, words: 2, ahead: 1.1 } as const
/** Who only says what a passage says ('leaf, flower, fruit, water given with love') has to say it plainly. */
const UNASKED = { share: 0.54, met: 11, words: 3, ahead: 1.25, longest: 16 } as const

/** Verses side by side, and rows of one Ang, are one place to whoever looks for it. */
function isBeside(one: Passage, other: Passage): boolean {
  const [a, b] = [one.lines[0], other.lines[0]]
  return a !== undefined && b !== undefined && a.place === b.place && Math.abs(a.line - b.line) <= 2
}

/** The passages that say what was told: one, or two where they say it alike; `share` is of the first. */
export type Told = {
  readonly passages: Passage[]
  readonly share: number
  readonly met: number
  /** whether a passage was asked for, and not only its words said */
  readonly asked: boolean
}

/**
 * Who says nearly all that a passage says, in many words, has it in mind, whatever else the message looks like: 'if you are
 * the mountain I am the peacock'.
 */
const isPlainly = ({ share, met, count }: Sensed): boolean =>
  (share >= 0.78 && met >= 16 && count >= 5) || (share >= 0.95 && met >= 10 && count >= 3)

export function toldOf(tokens: readonly Token[], tradition: Tradition): Told | null {
  if (tokens.length > MAX_WORDS) return null
  const told = toldIn(tokens)
  const [first, ...others] = sensed(told, tradition)
  if (first === undefined) return null
  const asked = isRequest(tokens) || (isPlainly(first) && first.met >= UNASKED.ahead * (others[0]?.met ?? 0))
  if (!asked && (tokens.length > UNASKED.longest || tellsOfSelf(views(tokens)))) return null
  const least = asked ? LEAST : UNASKED
  if (first.share < least.share) return null
  // one word is enough that only one passage says: 'the tortoise verse', and not 'a verse about anger'
  const isAlone = first.met >= 1.5 * (others[0]?.met ?? 0)
  const isOne = asked && told.length <= 2 && first.share >= 0.6 && first.met >= 3 && isAlone
  const isWhole = first.share >= 0.8 && first.count >= 2 && (asked || (told.length >= 3 && first.met >= 9.5))
  if (!isOne && !isWhole && (first.count < least.words || first.met < least.met)) return null
  const passage = first.passage()
  const { share, met } = first
  const second = others.slice(0, 4).find((one) => !isBeside(passage, one.passage()))
  if (second === undefined || met >= least.ahead * second.met) return { passages: [passage], share, met, asked }
  return asked ? { passages: together([passage, second.passage()], 2), share, met, asked } : null
}
