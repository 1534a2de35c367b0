import { compose } from './compose.ts'
import { CORPUS, type Language, type SpiritualReference, type Tradition, type Verse } from './corpus.ts'
import { asciiDigits } from './normalise.ts'
import { canStandTogether } from './retrieve.ts'

/** The words before a page of the Granth; none that only begins like one ('anger', अंग्रेज़ी). A pattern's source. */
const ANG_WORD = String.raw`(?<![\p{L}\p{M}])(?:angs?|page|ਅੰਗ|अंग|ਪੰਨਾ|पन्ना)(?![\p{L}\p{M}])`

/**
 * What a language model wrote, checked before anybody sees it (D26, D27). A model may name a passage ([[gita-2-47]]) or
 * type it. Named or typed letter for letter, it becomes a quotation of the corpus; typed almost right, the corpus' own
 * letters take its place; anything else that looks like scripture is dropped with the sentence that carries it.
 */

export type Draft = { text: string; tradition: Tradition; language: Language; offered: readonly Verse[] }
export type Checked = { content: string; references: SpiritualReference[] }

/** How much of what stands in an answer may have been dropped, in paragraphs, before the rest makes no sense. */
const MOST_DROPPED = 0.5
const MOST_QUOTATIONS = 2
/** From here on a typed passage is a known one, misquoted; passages of the corpus itself stay well below (see the test). */
const ALIKE = 0.75
const LENGTH = { least: 60, most: 3000 }

/** Letters and vowel signs alone, for finding the passage that somebody meant; never for showing it. */
const letters = (text: string): string => text.normalize('NFC').replace(/[^\p{L}\p{M}]/gu, '')
const words = (text: string): string[] => text.normalize('NFC').match(/[\p{L}\p{M}]+/gu) ?? []

const INDIC = /[\u0900-\u0963\u0970-\u097f\u0a01-\u0a75]/u
const MARKER = /\[\[\s*([a-z0-9-]+)\s*\]\]/giu
/** Text in quotation marks, of whatever language. */
const QUOTED = /[“"«„]([^“”"«»„]{2,}?)[”"»“]|‘([^‘’]{12,}?)’/gu
/** Between two sentences. */
export const SENTENCE = /(?<=[.?!।॥…])["”’»]?\s+/u

const ANG = new RegExp(String.raw`${ANG_WORD}[^\d\n]{0,6}(\d{1,4})`, 'giu')

/** Every place of scripture that a text names, as the contract writes references. */
export function placesNamed(text: string): string[] {
  const plain = asciiDigits(text)
  const angs = plain.matchAll(ANG)
  const verses = plain.matchAll(/(?<![\d.:])(1?\d)\s?[.:]\s?([1-9]\d?)(?![\d.:]*\d|\s?(?:[ap]\.?m\b|o.clock|ਵਜੇ|बजे))/giu)
  const spelled = plain.matchAll(
    /(?:chapter|adhyay\w*|अध्याय|ਅਧਿਆਇ)\D{0,4}(\d{1,2})\D{1,16}?(?:verse|shloka?|श्लोक|ਸ਼ਲੋਕ)\D{0,4}(\d{1,2})/giu,
  )
  return [
    ...Array.from(angs, ([, ang]) => `Guru Granth Sahib, Ang ${Number(ang)}`),
    ...Array.from([...verses, ...spelled], ([, chapter, verse]) => `Bhagavad Gita ${Number(chapter)}.${Number(verse)}`),
  ]
}

/** Each two neighbouring letters: Sanskrit runs its words together, so words say little about how alike two lines are. */
const pairs = (text: string): string[] => {
  const own = letters(text)
  return Array.from({ length: Math.max(0, own.length - 1) }, (_, at) => own.slice(at, at + 2))
}

/** How alike two texts are, by the pairs of letters that they share: 1 for the same, 0 for none. */
export function likeness(a: string, b: string): number {
  const [first, second] = [pairs(a), pairs(b)]
  const left = new Map<string, number>()
  for (const pair of second) left.set(pair, (left.get(pair) ?? 0) + 1)
  let shared = 0
  for (const pair of first) {
    const count = left.get(pair) ?? 0
    if (count > 0) shared++
    left.set(pair, count - 1)
  }
  return (2 * shared) / Math.max(1, first.length + second.length)
}

/** The passage that a typed quotation means: the same letters, or nearly the same words. */
function meant(typed: string, verses: readonly Verse[]): Verse | undefined {
  const wanted = letters(typed)
  if (wanted === '') return undefined
  const same = verses.find(({ original }) => letters(original) === wanted)
  if (same !== undefined) return same
  const [best] = verses
    .map((verse) => ({ verse, like: likeness(typed, verse.original) }))
    .sort((a, b) => b.like - a.like)
  return best !== undefined && best.like >= ALIKE ? best.verse : undefined
}

/** Scripture set as a block of its own: in its script and ended by a danda, or quoted with `>`. */
export function isBlock(paragraph: string, language: Language): boolean {
  if (!INDIC.test(paragraph)) return false
  if (/[॥]|\|\|/.test(paragraph)) return true
  return language === 'english' && words(paragraph).filter((word) => INDIC.test(word)).length >= 3
}

/** Markdown and markup are no part of an answer (D16). */
export const plainText = (text: string): string =>
  text
    .replace(/<think>[\s\S]*?<\/think>/gi, '')
    .replace(/```\w*\n?/g, '')
    .replace(/<[^>\n]{1,200}>/g, '')
    .replace(/^[ \t]*(?:[>#*•-]+|\d+[.)])[ \t]+/gm, '')
    .replace(/(\*\*|__|`)/g, '')
    .replace(/(?<![\p{L}\p{M}\p{N}])[*_]|[*_](?![\p{L}\p{M}\p{N}])/gu, '')
    .replace(/[\p{Extended_Pictographic}\u200b-\u200f\u202a-\u202e\u2060-\u2069]/gu, '')

/** The guide speaks about the Guru or Krishna, never as them (D27). */
const AS_GOD =
  /\b(?:I|me),? (?:am |the |your )*(?:Guru|Krishna|Shri Krishna|Nanak|God|Lord|Waheguru)\b|\bmy (?:dear )?(?:child|son|devotee|sikh)\b|ਮੈਂ,? (?:ਹੀ )?(?:ਗੁਰੂ|ਕ੍ਰਿਸ਼ਨ|ਨਾਨਕ|ਸ੍ਰੀ)|ਮੇਰੇ (?:ਬੱਚੇ|ਪੁੱਤਰ|ਭਗਤ|ਸਿੱਖ)|मैं,? (?:ही )?(?:गुरु|कृष्ण|नानक|श्री|ईश्वर|भगवान)|मेरे (?:बच्चे|पुत्र|भक्त|शिष्य)|(?<![\p{L}\p{M}])वत्स(?![\p{L}\p{M}])/iu

/** An answer in another script than the asked language's is no answer to this person. */
const FOREIGN: Readonly<Record<Language, RegExp>> = {
  english: /[\u0900-\u0a7f]/,
  punjabi: /[A-Za-z\u0904-\u0939]/,
  hindi: /[A-Za-z\u0a05-\u0a39]/,
}

type Part = { prose: string } | { verse: Verse }

/**
 * The checked answer, or null when too little of it can stand: nothing quoted, most of it dropped, another language, a
 * voice that the guide must not have.
 */
export function checkDraft({ text, tradition, language, offered }: Draft): Checked | null {
  const known = CORPUS[tradition]
  const raw = plainText(text)
  if (AS_GOD.test(raw)) return null
  const quoted: Verse[] = []
  const mayQuote = (verse: Verse) =>
    !quoted.includes(verse) &&
    quoted.length < MOST_QUOTATIONS &&
    quoted.every((other) => canStandTogether(verse, other) && other.reference !== verse.reference)
  const take = (verse: Verse | undefined): Part[] => {
    if (verse === undefined || !mayQuote(verse)) return []
    quoted.push(verse)
    return [{ verse }]
  }
  const paragraphs = raw.split(/\n\s*\n/).flatMap((paragraph) => splitAtMarkers(paragraph))
  let dropped = 0
  const parts = paragraphs.flatMap((paragraph): Part[] => {
    const marker = /^\[\[\s*([a-z0-9-]+)\s*\]\]$/i.exec(paragraph)
    if (marker !== null) return take(offered.find(({ id }) => id === marker[1]?.toLowerCase()))
    if (isBlock(paragraph, language)) {
      const lines = paragraph.split('\n').filter((line) => INDIC.test(line))
      return take(meant(lines.join('\n'), known))
    }
    const { prose, verses } = checkProse(paragraph, known)
    const found = verses.flatMap(take)
    if (prose === '') {
      if (found.length === 0) dropped++
      return found
    }
    return [{ prose }, ...found]
  })
  return assemble(parts, quoted, { tradition, language, lost: dropped / Math.max(1, paragraphs.length) })
}

/** A marker stands for a paragraph of its own, wherever it was written. */
export function splitAtMarkers(paragraph: string): string[] {
  return paragraph
    .replace(MARKER, '\n\n[[$1]]\n\n')
    .split(/\n{2,}/)
    .map((part) => part.trim())
    .filter((part) => /[\p{L}\p{N}]/u.test(part))
}

/** Prose without the sentences that quote, or place, what the corpus does not have there. */
function checkProse(paragraph: string, known: readonly Verse[]): { prose: string; verses: Verse[] } {
  const verses: Verse[] = []
  const kept = paragraph
    .replace(/\s*\n\s*/g, ' ')
    .split(SENTENCE)
    .filter((sentence) => {
      const quotes = Array.from(sentence.matchAll(QUOTED), ([, double, single]) => double ?? single ?? '').filter(
        (quote) => words(quote).length >= 4,
      )
      for (const quote of quotes) {
        const verse = INDIC.test(quote) ? meant(quote, known) : undefined
        if (verse !== undefined) verses.push(verse)
      }
      // A named place is said where its quotation stands, by the guide's own words: here it could only be wrong.
      return quotes.length === 0 && placesNamed(sentence).length === 0
    })
  return { prose: kept.join(' ').trim(), verses }
}

function assemble(
  parts: readonly Part[],
  quoted: readonly Verse[],
  { tradition, language, lost }: { tradition: Tradition; language: Language; lost: number },
): Checked | null {
  const prose = parts.flatMap((part) => ('prose' in part ? [part.prose] : []))
  const length = prose.join('').length
  if (quoted.length === 0 || lost > MOST_DROPPED) return null
  if (length < LENGTH.least || length > LENGTH.most || prose.some((text) => FOREIGN[language].test(text))) return null
  const paragraphs: string[] = []
  for (const part of parts) {
    if ('prose' in part) paragraphs.push(part.prose)
    // Its introduction is the guide's own, with the right name and place.
    else paragraphs.push(introduction(part.verse, quoted.indexOf(part.verse), tradition, language))
  }
  const { references } = compose({ opening: [], verses: quoted, closing: [] }, tradition, language)
  return { content: paragraphs.join('\n\n'), references }
}

function introduction(verse: Verse, at: number, tradition: Tradition, language: Language): string {
  const verses = at === 0 ? [verse] : [verse, verse]
  const said = compose({ opening: [], verses, closing: [] }, tradition, language).content.split('\n\n')
  return said[at === 0 ? 0 : 2] ?? ''
}
