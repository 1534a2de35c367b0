import { existsSync, readFileSync } from 'node:fs'
import { CORPUS, type Language, type Theme, type Tradition, type Verse } from '../corpus.ts'
import { type Token, tokenise } from '../normalise.ts'
import { heardBy, phrasesIn, views } from '../pattern.ts'
import { table, weighed } from './tables.ts'

const said = heardBy(phrasesIn(new URL('./doctrine.txt', import.meta.url)))

/** An idea of a tradition, a plain fact of its history and practice, or a topic: a subject with passages and no words of ours. */
export type Doctrine = {
  readonly id: string
  readonly kind?: 'fact' | 'topic'
  readonly names: Readonly<Record<'en' | 'pa' | 'hi' | 'roman', readonly string[]>>
  readonly title?: Readonly<Record<Language, string>>
  /** paragraphs; a topic has none */
  readonly words?: Readonly<Record<Language, readonly string[] | string>>
  /** passages of the corpus that say it, by id */
  readonly verses?: readonly string[]
  readonly near?: readonly string[]
}

const read = (tradition: Tradition): readonly Doctrine[] => {
  const file = new URL(`../doctrine/${tradition}.json`, import.meta.url)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Doctrine[]) : []
}

export const DOCTRINE: Readonly<Record<Tradition, readonly Doctrine[]>> = { sikh: read('sikh'), hindu: read('hindu') }

const asks = said('asks')

/** Whoever tells of themselves asks for no definition. */
export const tellsOfSelf = said('tellsOfSelf')

const MAX_WORDS = 18
const keyOf = ({ fold, stem, script }: Token): string => (script === 'latin' ? fold : stem)
const keysIn = (list: string): ReadonlySet<string> => new Set(tokenise(list).map(keyOf))
const SMALL = keysIn(
  'the a an of in is are was were what who when where which how why do does did it to and ji jee ka ki ke da di de hai ਦਾ ਦੀ ਦੇ ਹੈ ਕੀ ਜੀ का की के है क्या जी according sikhism hinduism please tell me about explain meaning',
)
/** Words that say that something is asked about; that name a text, or who speaks in it; and what else stands around a subject. */
const [ABOUT, TEXTS] = [table('about'), table('texts')].map(keysIn) as [ReadonlySet<string>, ReadonlySet<string>]
const HONOURS = keysIn('sahib saheb sahibji maharaj adi sri shri ਸਾਹਿਬ ਸ੍ਰੀ साहिब श्री')
const AROUND = new Set([
  ...SMALL,
  ...ABOUT,
  ...TEXTS,
  ...HONOURS,
  ...keysIn(table('asking')),
  ...keysIn(table('asksOfSubject')),
])
const QUESTIONS = keysIn('what does did how why kya kyon kive kaise ਕੀ ਕਿਉਂ ਕਿਵੇਂ क्या क्यों कैसे')
/** Who wants a verse, a line or a place is shown that, whatever it speaks of. */
const PASSAGES = keysIn(
  [
    ...weighed('passages').map(([, words]) => words),
    'ang adhyay adhyaya chapter panna page ਅੰਗ ਪੰਨਾ ਅਧਿਆਇ अध्याय अंग',
  ].join(' '),
)

/** A teaching question ('where does contentment come from?'), with what each text answers. */
type Teaching = Readonly<
  Partial<Record<Tradition, { readonly doctrine: string } | Pick<Doctrine, 'words' | 'verses'>>>
> & {
  readonly questions: Readonly<Record<string, readonly string[]>>
}

const TEACHINGS = JSON.parse(readFileSync(new URL('../doctrine/teachings.json', import.meta.url), 'utf8')) as Readonly<
  Record<string, Teaching>
>

/** Teaching questions by id, with ways in which they are asked: the readings' model learns them (readings/model.ts). */
export const TAUGHT: readonly { readonly id: string; readonly questions: readonly string[] }[] = Object.entries(
  TEACHINGS,
).map(([id, { questions }]) => ({ id, questions: Object.values(questions).flat() }))

/** What a teaching question is answered with in one text: where it is an idea, that. */
function taught(id: string, tradition: Tradition): Doctrine | null {
  const teaching = TEACHINGS[id]
  const own = teaching?.[tradition]
  if (own === undefined) return null
  if ('doctrine' in own) return DOCTRINE[tradition].find((item) => item.id === own.doctrine) ?? null
  return { id, names: { en: [], pa: [], hi: [], roman: [] }, ...own }
}

/**
 * `bare` are a name's words without the small ones, `own` without those of its frame, `stemmed` an English name's without their
 * endings. `ofText`: asked for only where a text is asked, or bare. `telling` are the bare ones that do not only name a text:
 * 'guru granth sahib' stands in every other question.
 */
type Named = {
  readonly item: Doctrine
  readonly ofText: boolean
  readonly keys: readonly string[]
  readonly bare: readonly string[]
  readonly telling: readonly string[]
  readonly own: readonly string[]
  readonly stemmed: readonly string[]
}

/**
 * A row of a table of subjects: how people name an idea, a teaching, a theme of the corpus, or what its last cell has passages
 * for, by id.
 */
function topic(row: string, tradition: Tradition): Doctrine[] {
  const [id = '', ...cells] = row.split(' |').map((cell) => cell.trim())
  const [en = [], pa = [], hi = [], roman = []] = cells.map((cell) => cell.split(', ').filter((name) => name !== ''))
  const names = { en, pa, hi, roman }
  const known = DOCTRINE[tradition].find((item) => item.id === id)
  if (known !== undefined) return [{ ...known, names }]
  if (id in TEACHINGS) {
    const own = taught(id, tradition)
    return own === null ? [] : [{ ...own, names }]
  }
  const [english = '', punjabi = '', hindi = ''] = [en[0], pa[0], hi[0]]
  const title = { english, punjabi, hindi }
  if (cells[4] !== undefined) return [{ id, kind: 'topic', names, title, verses: cells[4].split(' ') }]
  // what a passage speaks to first comes before what it also speaks to
  const rank = ({ themes }: Verse) => themes.indexOf(id as Theme)
  const verses = CORPUS[tradition].filter((verse) => rank(verse) >= 0).sort((a, b) => rank(a) - rank(b))
  return [{ id, kind: 'topic', names, title, verses: verses.map((verse) => verse.id) }]
}

/** A phrase's words without those of its frame. */
const bareOf = (keys: readonly string[], around: ReadonlySet<string>): string[] =>
  keys.filter((key) => !around.has(key))

/** What the tables of subjects name: a text's own before the themes of both. */
const subjects = (tradition: Tradition): readonly Doctrine[] =>
  [`subjects-${tradition}`, 'subjects'].flatMap((name) =>
    table(name)
      .split('\n')
      .flatMap((row) => topic(row, tradition)),
  )
export const SUBJECTS: Readonly<Record<Tradition, readonly Doctrine[]>> = {
  sikh: subjects('sikh'),
  hindu: subjects('hindu'),
}

/** Every name in one list: of ideas and facts, then those by which only a text is asked. */
const names = (tradition: Tradition): readonly Named[] =>
  [
    ...DOCTRINE[tradition].map((item) => ({ item, ofText: false })),
    ...SUBJECTS[tradition].map((item) => ({ item, ofText: true })),
  ].flatMap(({ item, ofText }) =>
    Object.entries(item.names)
      .flatMap(([form, names]) => names.map((name) => ({ form, tokens: tokenise(name) })))
      .map(({ form, tokens }) => {
        const own = tokens.filter((token) => !AROUND.has(keyOf(token)))
        const stemmed = form === 'en' ? own.map(({ stem }) => stem) : []
        const keys = tokens.map(keyOf)
        const bare = bareOf(keys, SMALL)
        const telling = bareOf(bareOf(bare, TEXTS), HONOURS)
        return { item, ofText, keys, bare, telling, own: own.map(keyOf), stemmed }
      })
      .filter(({ keys }) => keys.length > 0),
  )

const NAMES: Readonly<Record<Tradition, readonly Named[]>> = { sikh: names('sikh'), hindu: names('hindu') }

const stands = (keys: readonly string[], within: readonly string[]): boolean =>
  within.some((_, at) => keys.every((key, i) => within[at + i] === key))

/** How much of a name a message has, 0 to 1: for facts, whose names are whole questions. */
const overlap = ({ bare, telling }: Named, within: ReadonlySet<string>): number =>
  bare.length < 2 || telling.every((key) => !within.has(key))
    ? 0
    : bare.filter((key) => within.has(key)).length / bare.length

/** A name weighs as much as it has words of its own: 'kya hai' around it makes it no longer. */
const weightOf = ({ bare }: Named): number => Math.max(0.5, bare.length)

/**
 * The subject of a question of what a text says. `whole`: nothing is left of the question but a frame ('what does the Gita say
 * about') and the subject's name; else the longest name in it, where a text is asked and no passage of it. Null for all else.
 */
export function subjectIn(
  tokens: readonly Token[],
  tradition: Tradition,
): { readonly item: Doctrine; readonly whole: boolean } | null {
  const message = views(tokens)
  if (tokens.length > MAX_WORDS || tellsOfSelf(message)) return null
  const keys = tokens.map(keyOf)
  const isAbout = keys.some((key) => ABOUT.has(key))
  const namesText = keys.some((key) => TEXTS.has(key))
  if (!isAbout && !namesText) return null
  const isAsked = isAbout || keys.some((key) => QUESTIONS.has(key))
  const asksText = namesText && isAsked && !keys.some((key) => PASSAGES.has(key))
  const left = tokens.filter((token) => !AROUND.has(keyOf(token)))
  const folds = left.map(keyOf)
  const stems = left.map(({ stem }) => stem)
  let best: { item: Doctrine; length: number } | null = null
  for (const { item, ofText, keys: name, bare, own, stemmed } of NAMES[tradition]) {
    const { length } = own
    if (length === 0 || length <= (best?.length ?? 0)) continue
    // a name that is half a frame stands there as it is: 'the last hour' is 'last aur' as it sounds, which is no 'last verse'
    const stripped = length < bare.length && !stands(name, keys)
    const isWhole = length === folds.length && !(stripped && ofText)
    if (!isWhole && (!asksText || item.kind === 'fact' || stripped)) continue
    if (stands(own, folds) || (stemmed.length > 0 && stands(stemmed, stems))) best = { item, length }
  }
  return best === null ? null : { item: best.item, whole: best.length === folds.length }
}

/**
 * The idea or fact that a message asks for; null for a message that tells of a life, even where an idea is named in it.
 * The longest name wins; a bare name asks for itself.
 */
export function doctrineIn(tokens: readonly Token[], tradition: Tradition): Doctrine | null {
  if (tokens.length === 0 || tokens.length > MAX_WORDS) return null
  const message = views(tokens)
  const keys = tokens.map(keyOf)
  const isAsked = asks(message)
  const bare = bareOf(keys, SMALL)
  const within = new Set(keys)
  const isOfLife = tellsOfSelf(message)
  const saysMore = bare.some((key) => !TEXTS.has(key) && !AROUND.has(key))
  const found = NAMES[tradition]
    .map((name) => {
      const { item } = name
      if (item.kind === 'fact') {
        const shared = overlap(name, within)
        // 'Sat Sri Akal ji, I am angry' asks for no greeting
        const isWhole = shared === 1 && bare.length <= name.bare.length
        return { item, size: isWhole || (shared >= 0.75 && isAsked) ? weightOf(name) * shared : 0 }
      }
      const isAlone =
        bare.length > 0 && bare.length === name.bare.length && name.bare.every((key, at) => bare[at] === key)
      if (isAlone) return { item, size: weightOf(name) + 1 }
      if (name.ofText || !isAsked || isOfLife || !stands(name.keys, keys)) return { item, size: 0 }
      // 'what does Gurbani say of ...' asks for no idea called Gurbani
      return { item, size: saysMore && name.keys.every((key) => TEXTS.has(key)) ? 0 : weightOf(name) }
    })
    .filter(({ size }) => size > 0)
    .sort((a, b) => b.size - a.size)
  return found[0]?.item ?? null
}

/** From here on a question is more likely this one than anything else. */
const SURE_TAUGHT = 0.5
const LONGEST_TAUGHT = 25

/** The answer to a teaching question that was heard; null where none was, or somebody tells of their own life. */
export function taughtIn(
  tokens: readonly Token[],
  heard: { readonly id: string; readonly chance: number } | null,
  tradition: Tradition,
): Doctrine | null {
  if (heard === null || heard.chance < SURE_TAUGHT || tokens.length > LONGEST_TAUGHT || tellsOfSelf(views(tokens)))
    return null
  return taught(heard.id, tradition)
}

/** The paragraphs of an idea. */
export function paragraphsOf({ words }: Doctrine, language: Language): readonly string[] {
  const own = words?.[language] ?? []
  return typeof own === 'string' ? [own] : own
}
