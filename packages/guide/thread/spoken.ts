import { introOf, named, speakerIn } from '../compose.ts'
import { CORPUS, LANGUAGES, type Language, type Tradition, type Verse } from '../corpus.ts'
import { DOCTRINE, paragraphsOf } from '../doctrine.ts'
import { INTENT_ANSWERS } from '../intentAnswers.ts'
import { FAMILIES, familyOf } from '../readings/families.ts'
import { WORDS } from '../readings/words.ts'
import HOW from './how.json' with { type: 'json' }
import MORE from './more.json' with { type: 'json' }
import SAYINGS from './sayings.json' with { type: 'json' }
import STEPS from './steps.json' with { type: 'json' }
import { FACT_SAID, SAID } from './words.ts'

type InAll = Readonly<Record<Language, string>>

/** What a reply answered: a reading, or only its family. */
export type Matter = { readonly reading: string | null; readonly family: string }

/** One paragraph of a reply: what it says in each language, and of which matter it speaks. */
type Spoken = {
  readonly all: InAll
  readonly matter?: Matter
  /** the practice of this reading */
  readonly practice?: string
  readonly verse?: Verse
  /** an idea or a fact, explained */
  readonly teaches?: true
  /** something to do, or words to say */
  readonly advice?: 'step' | 'say'
}

/** Several texts in three languages, as one record a text. */
const each = (texts: Readonly<Record<Language, readonly string[]>>): InAll[] =>
  texts.english.map((english, at) => ({
    english,
    punjabi: texts.punjabi[at] ?? english,
    hindi: texts.hindi[at] ?? english,
  }))

const inAll = (of: (language: Language) => string): InAll => ({
  english: of('english'),
  punjabi: of('punjabi'),
  hindi: of('hindi'),
})

function* everything(tradition: Tradition): Generator<Spoken> {
  for (const [id, { heard, practice }] of WORDS) {
    const matter = { reading: id, family: familyOf(id).id }
    for (const all of each(heard)) yield { all, matter }
    for (const all of each(practice)) yield { all, matter, practice: id, advice: 'step' }
  }
  for (const { id, heard } of FAMILIES)
    for (const all of each(heard)) yield { all, matter: { reading: null, family: id } }
  for (const all of [...Object.values(STEPS), ...Object.values(MORE).flat(), ...Object.values(HOW)])
    yield { all, advice: 'step' }
  for (const all of Object.values(SAYINGS)) yield { all, advice: 'say' }
  for (const texts of [...Object.values(SAID), ...Object.values(FACT_SAID)])
    for (const all of each(texts)) yield { all }
  for (const { variants } of Object.values(INTENT_ANSWERS))
    for (const texts of variants) for (const all of each(texts)) yield { all }
  for (const item of DOCTRINE[tradition])
    for (const all of each({
      english: paragraphsOf(item, 'english'),
      punjabi: paragraphsOf(item, 'punjabi'),
      hindi: paragraphsOf(item, 'hindi'),
    }))
      yield { all, teaches: true }
  for (const verse of CORPUS[tradition]) {
    yield { all: verse.teaching, verse }
    for (const at of [0, 1])
      yield {
        all: inAll((language) => introOf(verse.reference, speakerIn(verse, language), at, tradition, language)),
        verse,
      }
  }
}

const indexes = new Map<Tradition, ReadonlyMap<string, Spoken>>()

/** Every paragraph that the guide may have said; the guide keeps no state, so a conversation is read from its replies. */
export function spokenIn(tradition: Tradition): ReadonlyMap<string, Spoken> {
  const known = indexes.get(tradition)
  if (known !== undefined) return known
  const index = new Map<string, Spoken>()
  for (const spoken of everything(tradition))
    for (const language of LANGUAGES) {
      const text = named(spoken.all[language], tradition, language).trim()
      if (!index.has(text)) index.set(text, spoken)
    }
  indexes.set(tradition, index)
  return index
}

/** What was said in one paragraph; 'About your father: …' is what follows it. */
export function spokenAs(paragraph: string, tradition: Tradition): Spoken | undefined {
  const index = spokenIn(tradition)
  const from = paragraph.indexOf(': ')
  return index.get(paragraph) ?? (from < 0 ? undefined : index.get(paragraph.slice(from + 2)))
}

export const paragraphsIn = (reply: string): readonly string[] => reply.split('\n\n')
