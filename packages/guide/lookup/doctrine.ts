import { existsSync, readFileSync } from 'node:fs'
import type { Language, Tradition } from '../corpus.ts'
import { type Token, tokenise } from '../normalise.ts'
import { heardBy, phrasesIn, views } from '../pattern.ts'
import { table } from './tables.ts'

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
/** Words that name a text, who speaks in it, or that it is asked about; and what else stands around a subject. */
const FRAMES = keysIn(table('framing'))
const HONOURS = keysIn('sahib saheb sahibji maharaj adi sri shri ਸਾਹਿਬ ਸ੍ਰੀ साहिब श्री')
const AROUND = new Set([...SMALL, ...FRAMES, ...HONOURS, ...keysIn(table('asking')), ...keysIn(table('asksOfSubject'))])

/** A teaching question ('where does contentment come from?'), with what each text answers. */
type Teaching = Readonly<
  Partial<Record<Tradition, { readonly doctrine: string } | Pick<Doctrine, 'words' | 'verses'>>>
> & {
  readonly questions: Readonly<Record<string, readonly string[]>>
  readonly names?: Doctrine['names']
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
  return { id, names: teaching?.names ?? { en: [], pa: [], hi: [], roman: [] }, ...own }
}

type Named = { readonly item: Doctrine; readonly keys: readonly string[] }

/** Every subject by its names, in one table: ideas, facts and topics, then teachings. */
const names = (tradition: Tradition): readonly Named[] =>
  [...DOCTRINE[tradition], ...TAUGHT.flatMap(({ id }) => taught(id, tradition) ?? [])].flatMap((item) =>
    Object.values(item.names)
      .flat()
      .map((name) => ({ item, keys: tokenise(name).map(keyOf) }))
      .filter(({ keys }) => keys.length > 0),
  )

const NAMES: Readonly<Record<Tradition, readonly Named[]>> = { sikh: names('sikh'), hindu: names('hindu') }

const stands = (keys: readonly string[], within: readonly string[]): boolean =>
  within.some((_, at) => keys.every((key, i) => within[at + i] === key))

/** A phrase's words without those of its frame. */
const bareOf = (keys: readonly string[], around: ReadonlySet<string>): string[] =>
  keys.filter((key) => !around.has(key))

/** How much of a phrase's own words a message has, 0 to 1: for facts, whose names are whole questions. */
function overlap(keys: readonly string[], within: ReadonlySet<string>): number {
  const own = bareOf(keys, SMALL)
  // 'guru granth sahib' stands in every other question
  const telling = bareOf(bareOf(own, FRAMES), HONOURS)
  return own.length < 2 || telling.every((key) => !within.has(key))
    ? 0
    : own.filter((key) => within.has(key)).length / own.length
}

/** A name weighs as much as it has words of its own: 'kya hai' around it makes it no longer. */
const weightOf = (keys: readonly string[]): number => Math.max(0.5, bareOf(keys, SMALL).length)

/**
 * The subject of a question of what a text says: nothing is left of it but a frame ('what does the Gita say about') and the
 * subject's name. Null for all else.
 */
export function subjectIn(tokens: readonly Token[], tradition: Tradition): Doctrine | null {
  if (tokens.length > MAX_WORDS || tellsOfSelf(views(tokens))) return null
  const keys = tokens.map(keyOf)
  if (!keys.some((key) => FRAMES.has(key))) return null
  const bare = bareOf(keys, AROUND)
  const isSubject = ({ keys: name }: Named) => {
    const own = bareOf(name, AROUND)
    return own.length > 0 && own.length === bare.length && own.every((key, at) => bare[at] === key)
  }
  return bare.length === 0 ? null : (NAMES[tradition].find(isSubject)?.item ?? null)
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
  const found = NAMES[tradition]
    .map(({ item, keys: name }) => {
      if (item.kind === 'fact') {
        const shared = overlap(name, new Set(keys))
        // 'Sat Sri Akal ji, I am angry' asks for no greeting
        const isWhole = shared === 1 && bare.length <= bareOf(name, SMALL).length
        return { item, size: isWhole || (shared >= 0.75 && isAsked) ? weightOf(name) * shared : 0 }
      }
      const alone = bare.length === name.length && name.every((key, at) => bare[at] === key)
      const asked = item.kind !== 'topic' && isAsked && !tellsOfSelf(message) && stands(name, keys)
      return { item, size: alone ? weightOf(name) + 1 : asked ? weightOf(name) : 0 }
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
