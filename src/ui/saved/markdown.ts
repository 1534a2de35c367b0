import type { SpiritualReference } from '../../machines/entities.ts'
import type { Saved } from '../../machines/savedVerses/saved.ts'

/** The words of a file of what was saved, in the language of the interface. */
export type MarkdownTexts = {
  heading: string
  savedOn(date: string): string
  matter: string
  note: string
  /** Marks what is no verified line (D26). */
  unverified: string
  /** A moment, ISO 8601, as a day. */
  dateOf(iso: string): string
  referenceOf(reference: string): string
  /** The meaning that is read; undefined where there is none. */
  renderingOf(reference: SpiritualReference): string | undefined
  isVerified(reference: SpiritualReference): boolean
}

/** Lines that stay lines: two spaces end one. Not a letter is touched. */
const quoted = (text: string) =>
  text
    .split('\n')
    .map((line) => `> ${line}`)
    .join('  \n')

const verseOf = (reference: SpiritualReference, texts: MarkdownTexts): string[] => {
  const place = texts.referenceOf(reference.reference)
  const rendering = texts.renderingOf(reference)
  return [
    `**${place}**`,
    ...(texts.isVerified(reference) ? [] : [`*${texts.unverified}*`]),
    quoted(reference.original),
    ...(rendering === undefined ? [] : [rendering]),
  ]
}

const itemOf = (item: Saved, texts: MarkdownTexts): string[] => [
  `## ${texts.savedOn(texts.dateOf(item.savedAt))}`,
  ...(item.matter === '' ? [] : [`${texts.matter}: ${item.matter}`]),
  ...(item.text === '' ? [] : [item.text]),
  ...item.references.flatMap((reference) => verseOf(reference, texts)),
  ...(item.note === '' ? [] : [`${texts.note}: ${item.note}`]),
]

/** All of it as one text: date, matter, the guide's words, each verse with its place and meaning, the note. */
export const markdownOf = (items: readonly Saved[], texts: MarkdownTexts): string =>
  `${[`# ${texts.heading}`, ...items.flatMap((item) => itemOf(item, texts))].join('\n\n')}\n`
