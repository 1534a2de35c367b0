import gita from './corpus/gita.json' with { type: 'json' }
import plainly from './corpus/plain.json' with { type: 'json' }
import sggs from './corpus/sggs.json' with { type: 'json' }

/** The closed list of what a verse may speak to; readings and headings are keyed by it. */
export const THEMES = [
  'grief',
  'anger',
  'fear',
  'anxiety',
  'work',
  'duty',
  'failure',
  'exams',
  'family',
  'marriage',
  'loneliness',
  'jealousy',
  'money',
  'desire',
  'addiction',
  'illness',
  'death',
  'doubt',
  'forgiveness',
  'pride',
  'gratitude',
  'meditation',
  'seva',
  'purpose',
  'surrender',
  'equality',
  'truth',
  'hope',
  'mind',
  'discipline',
  'peace',
  'devotion',
  'compassion',
  'decision',
  'parents',
  'children',
  'heartbreak',
  'guilt',
  'ageing',
  'patience',
  'injustice',
  'karma',
] as const
export type Theme = (typeof THEMES)[number]

export type Tradition = 'sikh' | 'hindu'
export type Language = 'english' | 'punjabi' | 'hindi'
/** One verse as a reply carries it (D17, D33); the contract's SpiritualReference has the same shape. */
export type SpiritualReference = {
  scripture: 'Guru Granth Sahib' | 'Bhagavad Gita'
  reference: string
  original: string
  transliteration?: string
  /** in the language of the reply; absent where there is no rendering of ours (D41) */
  translation?: string
  /** the rendering in all three languages, for a reader who switches it where it stands (D33) */
  translations?: Record<Language, string>
}
export const LANGUAGES = ['english', 'punjabi', 'hindi'] as const satisfies readonly Language[]

/** One verified verse (D26). `original` is quoted byte for byte and never edited, cut or normalised. */
export type Verse = {
  readonly id: string
  readonly tradition: Tradition
  readonly scripture: SpiritualReference['scripture']
  readonly reference: string
  readonly speaker: string
  readonly original: string
  readonly transliteration: string
  readonly rendering: Readonly<Record<Language, string>>
  readonly teaching: Readonly<Record<Language, string>>
  /** what it says in everyday words, for who asks for it simply; a saying about it, never shown as its rendering */
  readonly plain?: Readonly<Record<Language, string>>
  readonly themes: readonly Theme[]
  /** whom it would hurt: not for a question on one of these, though it may speak to another theme of that question */
  readonly unfitFor?: readonly Theme[]
  /** the rendering line by line, beside the lines of the original */
  readonly lines?: readonly Readonly<Record<Language, string>>[]
  /** hard words of the original, spelled as there, and what they mean */
  readonly gloss?: readonly (Readonly<Record<Language, string>> & { readonly word: string })[]
  /** readings (readings/list.tsv) to which it speaks, best first */
  readonly readings?: readonly string[]
  /** those among them for which it is the first choice */
  readonly first?: readonly string[]
}

const SCRIPTURE = { sikh: 'Guru Granth Sahib', hindu: 'Bhagavad Gita' } as const

/** The contract's pattern (openapi/v1.yaml, SpiritualReference): a reference outside it would fail response validation. */
const REFERENCE = {
  sikh: /^Guru Granth Sahib, Ang [0-9]{1,4}$/,
  hindu: /^Bhagavad Gita [0-9]{1,2}\.[0-9]{1,2}$/,
}

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== ''

/**
 * Checks one raw corpus item. A wrong quotation is worse than a server that does not start, so the load fails loudly.
 * @throws {Error} naming the item and the field
 */
export function asVerse(raw: unknown, tradition: Tradition): Verse {
  const item = raw as Verse
  const wrong = (field: string) => new Error(`corpus item ${item?.id ?? '(no id)'}: ${field}`)
  if (!isText(item?.id)) throw wrong('id')
  if (item.tradition !== tradition) throw wrong('tradition')
  if (item.scripture !== SCRIPTURE[tradition]) throw wrong('scripture')
  if (!REFERENCE[tradition].test(item.reference)) throw wrong('reference')
  for (const field of ['speaker', 'original', 'transliteration'] as const) if (!isText(item[field])) throw wrong(field)
  for (const language of LANGUAGES) {
    if (!isText(item.rendering?.[language])) throw wrong(`rendering.${language}`)
    if (!isText(item.teaching?.[language])) throw wrong(`teaching.${language}`)
  }
  if (!Array.isArray(item.themes) || item.themes.length === 0) throw wrong('themes')
  for (const theme of item.themes) if (!THEMES.includes(theme)) throw wrong(`theme ${theme}`)
  for (const theme of item.unfitFor ?? []) {
    if (!THEMES.includes(theme) || item.themes.includes(theme)) throw wrong(`unfitFor ${theme}`)
  }
  return Object.freeze({
    ...item,
    rendering: Object.freeze({ ...item.rendering }),
    teaching: Object.freeze({ ...item.teaching }),
    themes: Object.freeze([...item.themes]),
  })
}

const versesOf = (items: readonly object[], tradition: Tradition): readonly Verse[] =>
  Object.freeze(
    items.map((item) => {
      const verse = asVerse(item, tradition)
      const plain = (plainly as Record<string, Verse['plain']>)[verse.id]
      return plain === undefined ? verse : Object.freeze({ ...verse, plain })
    }),
  )

/** Every verse the guide may quote, by tradition; frozen, in the order of the files. */
export const CORPUS: Readonly<Record<Tradition, readonly Verse[]>> = Object.freeze({
  sikh: versesOf(sggs, 'sikh'),
  hindu: versesOf(gita, 'hindu'),
})

/** The verse as the contract carries it (D17): exact bytes, with the rendering in the language of the conversation. */
export function toReference(verse: Verse, language: Language): SpiritualReference {
  return {
    scripture: verse.scripture,
    reference: verse.reference,
    original: verse.original,
    transliteration: verse.transliteration,
    translation: verse.rendering[language],
    translations: { ...verse.rendering },
  }
}
