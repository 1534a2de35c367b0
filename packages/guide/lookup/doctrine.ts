import { existsSync, readFileSync } from 'node:fs'
import type { Language, Tradition } from '../corpus.ts'
import { type Token, tokenise } from '../normalise.ts'
import { heardBy, phrasesIn, views } from '../pattern.ts'

const said = heardBy(phrasesIn(new URL('./doctrine.txt', import.meta.url)))

/** An idea of a tradition, or a plain fact of its history and practice. */
export type Doctrine = {
  readonly id: string
  readonly kind?: 'fact'
  readonly names: Readonly<Record<'en' | 'pa' | 'hi' | 'roman', readonly string[]>>
  readonly title?: Readonly<Record<Language, string>>
  /** paragraphs */
  readonly words: Readonly<Record<Language, readonly string[] | string>>
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
const SMALL = new Set(
  'the a an of in is are was were what who when where which how why do does did it to and ji jee ka ki ke da di de hai ਦਾ ਦੀ ਦੇ ਹੈ ਕੀ ਜੀ का की के है क्या जी according sikhism hinduism please tell me about explain meaning'.split(
    ' ',
  ),
)

type Named = { readonly item: Doctrine; readonly keys: readonly string[] }

const keyOf = ({ fold, stem, script }: Token): string => (script === 'latin' ? fold : stem)

const names = (tradition: Tradition): readonly Named[] =>
  DOCTRINE[tradition].flatMap((item) =>
    Object.values(item.names)
      .flat()
      .map((name) => ({ item, keys: tokenise(name).map(keyOf) }))
      .filter(({ keys }) => keys.length > 0),
  )

const NAMES: Readonly<Record<Tradition, readonly Named[]>> = { sikh: names('sikh'), hindu: names('hindu') }

const stands = (keys: readonly string[], within: readonly string[]): boolean =>
  within.some((_, at) => keys.every((key, i) => within[at + i] === key))

/** How much of a phrase's own words a message has, 0 to 1: for facts, whose names are whole questions. */
function overlap(keys: readonly string[], within: ReadonlySet<string>): number {
  const own = keys.filter((key) => !SMALL.has(key))
  return own.length < 2 ? 0 : own.filter((key) => within.has(key)).length / own.length
}

/** A name weighs as much as it has words of its own: 'kya hai' around it makes it no longer. */
const weightOf = (keys: readonly string[]): number => Math.max(0.5, keys.filter((key) => !SMALL.has(key)).length)

/**
 * The idea or fact that a message asks for; null for a message that tells of a life, even where an idea is named in it.
 * The longest name wins; a bare name asks for itself.
 */
export function doctrineIn(tokens: readonly Token[], tradition: Tradition): Doctrine | null {
  if (tokens.length === 0 || tokens.length > MAX_WORDS) return null
  const message = views(tokens)
  const keys = tokens.map(keyOf)
  const isAsked = asks(message)
  const bare = tokens.filter((t) => !SMALL.has(t.text) && !SMALL.has(t.fold)).map(keyOf)
  const found = NAMES[tradition]
    .map(({ item, keys: name }) => {
      if (item.kind === 'fact') {
        const shared = overlap(name, new Set(keys))
        return { item, size: shared === 1 || (shared >= 0.75 && isAsked) ? weightOf(name) * shared : 0 }
      }
      const alone = bare.length === name.length && name.every((key, at) => bare[at] === key)
      const asked = isAsked && !tellsOfSelf(message) && stands(name, keys)
      return { item, size: alone ? weightOf(name) + 1 : asked ? weightOf(name) : 0 }
    })
    .filter(({ size }) => size > 0)
    .sort((a, b) => b.size - a.size)
  return found[0]?.item ?? null
}

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
  const own = TEACHINGS[heard.id]?.[tradition]
  if (own === undefined) return null
  if ('doctrine' in own) return DOCTRINE[tradition].find(({ id }) => id === own.doctrine) ?? null
  return { id: heard.id, names: { en: [], pa: [], hi: [], roman: [] }, ...own }
}

/** The paragraphs of an idea. */
export function paragraphsOf({ words }: Doctrine, language: Language): readonly string[] {
  const own = words[language]
  return typeof own === 'string' ? [own] : own
}
