import { CORPUS, type Tradition, type Verse } from '../corpus.ts'
import { GITA, type GitaVerse, GRANTH, quoted } from '../text/texts.ts'
import { gurmukhiToLatin } from './transliterate.ts'

export type Place = { place: number; line: number }

/** What is quoted of a text: whole verses, couplets, stanzas; never cut in the middle. */
export type Passage = {
  tradition: Tradition
  /** as the contract writes it: 'Bhagavad Gita 2.47', 'Guru Granth Sahib, Ang 1' (of its first line) */
  reference: string
  original: string
  transliteration?: string
  /** as in the corpus: 'Shri Krishna', 'Guru Nanak Dev Ji' */
  speaker?: string
  /** where the corpus has a rendering for exactly these lines */
  verse?: Verse
  /** chapter and verse, or Ang and line, of each line of the original */
  lines: Place[]
}

/** No passage is longer. */
const MOST_LINES = 8

const SPEAKS: Record<string, string> = {
  Krishna: 'Shri Krishna',
  'Guru Nanak': 'Guru Nanak Dev Ji',
  'Guru Angad': 'Guru Angad Dev Ji',
  'Guru Arjan': 'Guru Arjan Dev Ji',
  'Bhagat Bēṇi': 'Bhagat Beni Ji',
  'Bhatt Keerat': 'Bhatt Keerat',
  'Satta and Balwand': 'Bhai Satta and Bhai Balwand',
}

/** A writer as the corpus names him; nobody is named where the edition's guess is not settled (Raagmala). */
export function speakerOf(edition: string): string | undefined {
  if (edition === 'Poet Alam' || edition === '') return undefined
  const known = SPEAKS[edition]
  if (known !== undefined) return known
  return /^(Guru|Bhagat|Sheikh|Baba) /.test(edition) ? `${edition} Ji` : edition
}

const CLOSES = /॥[੦-੯]+॥|॥ ਰਹਾਉ|॥੧॥ ਰਹਾਉ/u
const TITLE =
  /^(ੴ|॥ ਜਪੁ|ਰਾਗੁ? |ਸਲੋਕੁ?ਾ? ॥|ਪਉੜੀ|ਅਸਟਪਦੀ|ਛੰਤੁ? ॥|ਡਖਣਾ? ॥|ਡਖਣੇ|ਮਃ|ਮਹਲਾ|ਵਾਰ |ਬਾਣੀ )|(ਮਹਲਾ|ਮਹਲੇ|ਮਹਲੁ|ਮਃ|ਘਰੁ) [੧-੯੧੦]|ਜੀਉ? ਕ[ਾੇੀੰ]+( ਘਰੁ [੧-੯])? ॥$|^ਸਲੋਕੁ? |^ਸਵਈਏ |^ਮਰਦਾਨਾ |ਕੀ ਵਾਰ .*ਆਖੀ|^ਰਾਮਕਲੀ ਸਦੁ/u

/** A row that names what follows ('ਸਲੋਕ ਮਹਲਾ ੧ ॥', 'ਪਉੜੀ ॥') and is not part of it. */
export function isTitle(at: number): boolean {
  const text = GRANTH.text(at)
  if (at === 0) return false
  return TITLE.test(text) && (!CLOSES.test(text) || /^ਮਃ |^ਸਲੋਕ/u.test(text)) && text.length < 90
}

const closes = (at: number): boolean => CLOSES.test(GRANTH.text(at))

/** From the first row of the stanza in which `at` stands to its last, titles left out; of a title, what follows it. */
export function stanza(at: number): [from: number, to: number] {
  const [begin, end] = GRANTH.shabadOf(at)
  let row = at
  while (row < end - 1 && isTitle(row)) row++
  let [from, to] = [row, row]
  while (from > begin && !closes(from - 1) && !isTitle(from - 1)) from--
  while (to < end - 1 && !closes(to) && !isTitle(to + 1)) to++
  return [from, to]
}

/** The sound on which a line ends: lines of a couplet share it. */
const rhyme = (at: number): string =>
  GRANTH.text(at)
    .replace(/[॥੦-੯।\s]|ਰਹਾਉ/gu, '')
    .replace(/[ਿੁਂੰ]$/u, '')
    .slice(-2)

/** A stanza of more than eight lines in parts, parted where the rhyme changes or, where it never does, at even lines. */
export function parts([from, to]: [number, number]): [from: number, to: number][] {
  const size = to - from + 1
  if (size <= MOST_LINES) return [[from, to]]
  const many = Math.ceil(size / MOST_LINES)
  const even = 2 * Math.ceil(size / many / 2)
  const cut: [number, number][] = []
  for (let begin = from; begin <= to; ) {
    let end = Math.min(to, begin + Math.min(even, MOST_LINES) - 1)
    if (end < to && rhyme(end) === rhyme(end + 1) && end > begin + 2 && rhyme(end) !== rhyme(end - 1)) end--
    // one line left alone would be half of a couplet
    if (to - end === 1 && end - begin + 2 <= MOST_LINES) end = to
    else if (to - end === 1) end -= 1
    cut.push([begin, end])
    begin = end + 1
  }
  return cut
}

const verseRows = new Map<string, [from: number, to: number]>()
const versesAt = new Map<number, Verse[]>()
let placed: readonly Verse[] | null = null

/** Finds where each passage of the corpus stands, once. Passages that stand nowhere are left out. */
function place(): void {
  if (placed === CORPUS.sikh) return
  placed = CORPUS.sikh
  for (const verse of CORPUS.sikh) {
    const lines = verse.original.split('\n')
    const [begin, end] = GRANTH.angRows(Number(verse.reference.slice(verse.reference.lastIndexOf(' ') + 1)))
    for (let at = begin; at < end; at++) {
      if (GRANTH.text(at) !== lines[0] || !lines.every((line, i) => GRANTH.text(at + i) === line)) continue
      verseRows.set(verse.id, [at, at + lines.length - 1])
      for (let row = at; row < at + lines.length; row++) versesAt.set(row, [...(versesAt.get(row) ?? []), verse])
      break
    }
  }
}

/** The passages of the corpus in which a row of the Granth stands, the longest first. */
export function corpusAt(row: number): Verse[] {
  place()
  return [...(versesAt.get(row) ?? [])].sort((a, b) => b.original.length - a.original.length)
}

/** The rows of a passage of the corpus; undefined where it stands nowhere in the text. */
export function rowsOf(verse: Verse): [from: number, to: number] | undefined {
  place()
  return verseRows.get(verse.id)
}

const granthReference = (ang: number) => `Guru Granth Sahib, Ang ${ang}`

/** Rows of the Granth as a passage. */
export function granthPassage(from: number, to: number): Passage {
  const rows = Array.from({ length: to - from + 1 }, (_, i) => GRANTH.row(from + i))
  const own = corpusAt(from).find((verse) => {
    const span = rowsOf(verse)
    return span !== undefined && span[0] === from && span[1] === to
  })
  const speaker = own?.speaker ?? speakerOf(rows[0]?.writer ?? '')
  return {
    tradition: 'sikh',
    reference: granthReference(rows[0]?.ang ?? 0),
    original: rows.map(({ text }) => text).join('\n'),
    transliteration: own?.transliteration ?? rows.map(({ text }) => gurmukhiToLatin(text)).join('\n'),
    ...(speaker === undefined ? {} : { speaker }),
    ...(own === undefined ? {} : { verse: own }),
    lines: rows.map(({ ang, line }) => ({ place: ang, line })),
  }
}

/** The section of the Granth in which a passage begins; undefined where it is of no Ang. */
export function sectionOf({ lines, original }: Passage): string | undefined {
  const [begin, end] = GRANTH.angRows(lines[0]?.place ?? 0)
  const [first] = original.split('\n')
  for (let at = begin; at < end; at++) if (GRANTH.text(at) === first) return GRANTH.row(at).section
  return undefined
}

/** What is quoted for a row: the corpus' passage round it, else its stanza, or the part of a long stanza. */
export function passageAround(at: number, last = at): Passage {
  const own = corpusAt(at).find((verse) => {
    const span = rowsOf(verse)
    return span !== undefined && span[1] >= last
  })
  const span = own && rowsOf(own)
  if (span !== undefined) return granthPassage(...span)
  const [from, to] = stanza(at)
  const end = last > to ? stanza(last)[1] : to
  if (end - from < MOST_LINES) return granthPassage(from, end)
  const part = parts([from, to]).find(([begin, close]) => at >= begin && at <= close)
  return granthPassage(...(part ?? [from, Math.min(to, from + MOST_LINES - 1)]))
}

export const gitaAt = (chapter: number, verse: number): number =>
  GITA.findIndex((one) => one.chapter === chapter && one.verse === verse)

/** How many verses a chapter has; 0 where there is none. */
export const versesIn = (chapter: number): number => GITA.filter((one) => one.chapter === chapter).length

/** A verse of the Gita as a passage. @throws {RangeError} outside 0 to 700 */
export function gitaPassage(at: number): Passage {
  const verse: GitaVerse | undefined = GITA[at]
  if (verse === undefined) throw new RangeError(`verse number ${at}`)
  const reference = `Bhagavad Gita ${verse.chapter}.${verse.verse}`
  const { original, iast } = quoted(verse)
  const own = CORPUS.hindu.find((one) => one.reference === reference && one.original === original)
  const speaker = own?.speaker ?? speakerOf(verse.speaker.includes(';') ? '' : verse.speaker)
  return {
    tradition: 'hindu',
    reference,
    original,
    transliteration: own?.transliteration ?? iast,
    ...(speaker === undefined ? {} : { speaker }),
    ...(own === undefined ? {} : { verse: own }),
    lines: original.split('\n').map(() => ({ place: verse.chapter, line: verse.verse })),
  }
}

/** A passage of the corpus as one here. */
export function corpusPassage(verse: Verse): Passage {
  if (verse.tradition === 'hindu') {
    const [chapter = 0, number = 0] = verse.reference.replace('Bhagavad Gita ', '').split('.').map(Number)
    const at = gitaAt(chapter, number)
    if (at >= 0) return gitaPassage(at)
  }
  const span = rowsOf(verse)
  if (span !== undefined) return granthPassage(...span)
  const { tradition, reference, original, transliteration, speaker } = verse
  return { tradition, reference, original, transliteration, speaker, verse, lines: [] }
}

/**
 * Passages that one reply can hold: the app finds a quotation's paragraph by its reference as text, so none may contain
 * another's. Two of one Ang share a paragraph.
 */
export function together(passages: readonly Passage[], most: number): Passage[] {
  const kept: Passage[] = []
  for (const passage of passages) {
    if (kept.length === most) break
    const free = kept.every(
      ({ reference }) =>
        reference === passage.reference ||
        (!reference.includes(passage.reference) && !passage.reference.includes(reference)),
    )
    if (free) kept.push(passage)
  }
  return kept
}
