import { CORPUS, type Theme, type Tradition, type Verse } from '../corpus.ts'
import { tokenise } from '../normalise.ts'
import { GITA, GRANTH, isSpeakerLine } from '../text/texts.ts'
import { asksCount, type Counting, countIn } from './counts.ts'
import { edge } from './edge.ts'
import { ELSEWHERE, type Elsewhere, nearestTo } from './elsewhere.ts'
import { align, linesLike, type Match, worthOfAll } from './lines.ts'
import { type Found as NameFound, namesIn, wordsOf } from './named.ts'
import { BANIS, type Bani, CHAPTERS, type Writer } from './names.ts'
import { type Occasion, occasionIn } from './occasions.ts'
import {
  corpusAt,
  corpusPassage,
  gitaAt,
  gitaPassage,
  granthPassage,
  isTitle,
  type Passage,
  parts,
  passageAround,
  rowsOf,
  stanza,
  together,
  versesIn,
} from './passages.ts'
import { type Asked, countedIn, namesGita, namesGranth, placeIn, plainText } from './places.ts'
import { angsBeside, asksRaag, asksWhom, lineOf, neighbourIn, placesBeside } from './relation.ts'
import { isRequest, toldIn } from './request.ts'
import { likest, placeOf, sayingIn, type Wording, wordingOf } from './said.ts'
import { sensed, toldOf } from './sense.ts'
import { foldJoined, gramsOf, soundOfWord, soundsOf, withoutDoubles } from './sounds.ts'
import { gurmukhiToLatin } from './transliterate.ts'

export { ready } from './lines.ts'
export type { Passage, Place } from './passages.ts'
export { readySense, type Told, toldOf } from './sense.ts'
export { gurmukhiToLatin } from './transliterate.ts'

export type Found =
  /**
   * chapter and verse, a range, an Ang, a part of a composition; `more` says how many remain beside the quoted, `beside`
   * that it is the neighbour of the line or place that was named
   */
  (
    | { kind: 'place'; passages: Passage[]; more?: number; beside?: 'after' | 'before' }
    /** how many there are of something; nothing is quoted */
    | { kind: 'count'; counting: Counting }
    /** a place that does not exist, and how far the text goes */
    | {
        kind: 'noPlace'
        asked: string
        last: {
          chapters?: number
          verses?: number
          angs?: number
          chapter?: number
          parts?: number
          of?: string
          raags?: number
          writers?: number
        }
      }
    /** a line that was typed; `differs` has the words that stand otherwise */
    | {
        kind: 'line'
        passages: Passage[]
        exact: boolean
        differs?: { asked: string; real: string }[]
        paraphrase?: true
        /** it was told in words of one's own, and nobody said that it is written so */
        told?: true
      }
    /** not in this text; `elsewhere` is what it is, by id in `ELSEWHERE` */
    | { kind: 'notInText'; nearest?: Passage; elsewhere?: string }
    /** `about` says in English what the whole is: its Angs, or its verses */
    | {
        kind: 'list'
        by: 'writer' | 'raag' | 'bani' | 'chapter'
        /** the English name: `lookupAnswer` finds the others by it */
        name: string
        about: string
        passages: Passage[]
        from?: number
        to?: number
      }
    /** what is read at an occasion, by id in `OCCASIONS`; compositions with their Angs, chapters without */
    | {
        kind: 'occasion'
        occasion: string
        read: readonly { name: string; from?: number; to?: number }[]
        passages: Passage[]
      }
    /** a place in the other tradition's text: named, not quoted */
    | { kind: 'otherDoor'; door: Tradition; place: string }
  ) & {
    /** what was asked of the first passage besides: to whom it is said, in which raag it stands */
    besides?: readonly ('whom' | 'raag')[]
  }

export const CHAPTER_COUNT = 18
export const ANG_COUNT = 1430
/** Ragas of the Granth, and Gurus whose words stand in it. */
const RAAG_COUNT = 31
const WRITER_COUNT = 6
const MOST = 6

const last = <T>(list: readonly T[]): T | undefined => list[list.length - 1]
const gitaPlace = (chapter: number, verse?: number) =>
  `Bhagavad Gita ${chapter}${verse === undefined ? '' : `.${verse}`}`

/** Passages already quoted come last. */
const freshFirst = (passages: Passage[], avoid: readonly string[]): Passage[] => [
  ...passages.filter(({ original }) => !avoid.includes(original)),
  ...passages.filter(({ original }) => avoid.includes(original)),
]

/** The stanzas of rows, those of the corpus as the corpus has them; each once. */
function stanzas(from: number, to: number): Passage[] {
  const passages: Passage[] = []
  for (let at = from; at < to; at++) {
    if (isTitle(at)) continue
    const passage = passageAround(at)
    const rows = passage.verse && rowsOf(passage.verse)
    const end = rows === undefined ? (parts(stanza(at)).find(([a, b]) => at >= a && at <= b) ?? stanza(at))[1] : rows[1]
    passages.push(passage)
    at = Math.max(at, end)
  }
  return passages
}

function placeFound(asked: Asked, tradition: Tradition, avoid: readonly string[]): Found | null {
  const door = asked.text === 'gita' ? 'hindu' : 'sikh'
  if (asked.text === 'gita') {
    const { chapter, to } = asked
    const verses = versesIn(chapter)
    if (chapter < 1 || verses === 0) {
      return { kind: 'noPlace', asked: gitaPlace(chapter, asked.verse), last: { chapters: CHAPTER_COUNT } }
    }
    const verse = asked.verse === -1 ? verses : asked.verse
    if (verse !== undefined && (verse > verses || verse < 1)) {
      return { kind: 'noPlace', asked: gitaPlace(chapter, verse), last: { chapter, verses } }
    }
    if (tradition !== door) return { kind: 'otherDoor', door, place: gitaPlace(chapter, verse) }
    if (verse === undefined) return chapterFound(chapter, avoid)
    const end = Math.min(verses, to ?? verse)
    const first = gitaAt(chapter, verse)
    const many = end - verse + 1
    const passages = Array.from({ length: Math.min(many, MOST) }, (_, i) => gitaPassage(first + i))
    return many > MOST ? { kind: 'place', passages, more: many - MOST } : { kind: 'place', passages }
  }
  const { line } = asked
  const ang = asked.ang === -1 ? ANG_COUNT : asked.ang
  const reference = `Guru Granth Sahib, Ang ${ang}`
  if (ang < 1 || ang > ANG_COUNT) return { kind: 'noPlace', asked: reference, last: { angs: ANG_COUNT } }
  if (tradition !== door) return { kind: 'otherDoor', door, place: reference }
  const [from, end] = GRANTH.angRows(ang)
  if (line !== undefined) {
    const wanted = line === -1 ? GRANTH.row(end - 1).line : line
    for (let at = from; at < end; at++) {
      if (GRANTH.row(at).line >= wanted && !isTitle(at)) return { kind: 'place', passages: [passageAround(at)] }
    }
  }
  const [begin, close] = [from, GRANTH.angRows(Math.min(ANG_COUNT, Math.max(ang, asked.to ?? ang)))[1]]
  const there = stanzas(begin, close).filter(({ reference: own, verse }) => verse !== undefined || own !== '')
  const ours = freshFirst(
    there.filter(({ verse }) => verse !== undefined),
    avoid,
  )
  const plain = there.filter(({ verse, reference: own }) => verse === undefined && own === reference)
  // what has a rendering comes first; of the rest, how the Ang begins
  const chosen = together([...ours.slice(0, 3), ...plain.slice(0, ours.length > 0 ? 0 : 2)], 3)
  const more = there.length - chosen.length
  return more > 0 ? { kind: 'place', passages: chosen, more } : { kind: 'place', passages: chosen }
}

function chapterFound(chapter: number, avoid: readonly string[]): Found {
  const ours = CORPUS.hindu.filter(({ reference }) => reference.startsWith(`${gitaPlace(chapter)}.`)).map(corpusPassage)
  const passages = ours.length > 0 ? ours : [gitaPassage(gitaAt(chapter, 1))]
  const name = CHAPTERS[chapter - 1]?.names.english ?? ''
  const to = versesIn(chapter)
  return {
    kind: 'list',
    by: 'chapter',
    name,
    about: `Chapter ${chapter} of the Bhagavad Gita, ${name}, has ${to} verses.`,
    passages: together(freshFirst(passages, avoid), 3),
    from: chapter,
    to,
  }
}

const spans = new Map<string, [from: number, to: number]>()

/** The rows of a composition. */
function rowsOfBani({ id, from, to }: Bani): [from: number, to: number] {
  const known = spans.get(id)
  if (known !== undefined) return known
  let span: [number, number]
  if (from === 'row0') span = [0, 1]
  else if (from.startsWith('§')) {
    const section = GRANTH.sections.indexOf(from.slice(1))
    const begin = GRANTH.section.indexOf(section)
    let end = begin
    while (end < GRANTH.size && GRANTH.section[end] === section) end++
    span = [begin, /^\d+$/.test(to) ? GRANTH.angRows(Number(to))[1] : end]
  } else {
    const begin = GRANTH.begins[GRANTH.shabads.indexOf(from)] ?? 0
    const closing = GRANTH.shabads.indexOf(to)
    const shabadEnd = closing >= 0 && to.length === 3 ? GRANTH.begins[closing + 1] : undefined
    span = [begin, shabadEnd !== undefined && shabadEnd > begin ? shabadEnd : GRANTH.angRows(Number(to))[1]]
  }
  spans.set(id, span)
  return span
}

const DIGITS = '੦੧੨੩੪੫੬੭੮੯'

/** The numbered parts of a composition: each with the rows of its stanza. */
function partsOf(bani: Bani, unit: 'pauri' | 'ashtpadi'): Map<number, [from: number, to: number]> {
  const [begin, end] = rowsOfBani(bani)
  const found = new Map<number, [number, number]>()
  const vars = (() => {
    for (let at = begin; at < end; at++) if (/^ਪਉੜੀ/u.test(GRANTH.text(at))) return true
    return false
  })()
  let pauri = false
  for (let at = begin; at < end; at++) {
    const text = GRANTH.text(at)
    if (isTitle(at)) {
      pauri = /^ਪਉੜੀ/u.test(text)
      continue
    }
    const closing = /॥([੦-੯]+)॥(?:([੦-੯]+)॥)?/u.exec(text)
    if (closing === null) continue
    const number = Number(
      [...(closing[unit === 'ashtpadi' ? 2 : 1] ?? '')].map((digit) => DIGITS.indexOf(digit)).join(''),
    )
    if (unit === 'pauri' && vars && !pauri) continue
    if (number > 0 && !found.has(number)) found.set(number, stanza(at))
    pauri = false
  }
  return found
}

const angs = (from: number, to: number) => (from === to ? `Ang ${from}` : `Ang ${from} to ${to}`)

function baniFound(
  bani: Bani,
  text: string,
  rest: readonly string[],
  tradition: Tradition,
  avoid: readonly string[],
): Found | null {
  const [begin, end] = rowsOfBani(bani)
  const [from, to] = [GRANTH.row(begin).ang, GRANTH.row(end - 1).ang]
  const name = bani.names.english
  if (tradition !== 'sikh') return { kind: 'otherDoor', door: 'sikh', place: `Guru Granth Sahib, Ang ${from}` }
  const counted = countedIn(text, false)
  const asked = counted.ashtpadi ?? counted.pauri
  // 'salok mahalla 9 number 16': the number that is left
  const bare = asked === undefined ? rest.map(Number).find((value) => value > 0 && value < 250) : undefined
  const wanted = asked?.value ?? (counted.line === undefined && counted.shabad === undefined ? bare : undefined)
  if (wanted !== undefined) {
    const unit = counted.ashtpadi === undefined ? 'pauri' : 'ashtpadi'
    const numbered = partsOf(bani, unit)
    const most = Math.max(0, ...numbered.keys())
    const number = wanted === -1 ? most : wanted
    const span = numbered.get(number)
    if (span === undefined) {
      if (most < 2 || number <= most) return null
      return { kind: 'noPlace', asked: `${name} ${number}`, last: { parts: most, of: name } }
    }
    if (unit === 'ashtpadi') {
      // the salok of that ashtpadi, and its first pauri: its whole would be eighty lines
      const before = numbered.get(number - 1)?.[1] ?? begin - 1
      const opening = stanzas(before + 1, span[1] + 1)
      return { kind: 'place', passages: together(opening, 2), more: Math.max(0, opening.length - 2) }
    }
    const passages = parts(span).map(([a, b]) => {
      const own = passageAround(a)
      return own.verse !== undefined && span[1] - span[0] + 1 === own.lines.length ? own : granthPassage(a, b)
    })
    const chosen = together(passages, MOST)
    return passages.length > chosen.length
      ? { kind: 'place', passages: chosen, more: passages.length - chosen.length }
      : { kind: 'place', passages: chosen }
  }
  if (counted.line !== undefined || counted.verse !== undefined || counted.shabad !== undefined) {
    const value = (counted.line ?? counted.verse ?? counted.shabad)?.value ?? 1
    const rows = Array.from({ length: end - begin }, (_, i) => begin + i).filter((at) => !isTitle(at))
    const at = value === -1 ? last(rows) : rows[value - 1]
    return at === undefined ? null : { kind: 'place', passages: [passageAround(at)] }
  }
  const month = bani.id.startsWith('barah') ? monthIn(rest) : undefined
  if (month !== undefined) {
    for (let at = begin; at < end; at++) {
      const [first] = stanza(at)
      if (first === at && month.test(GRANTH.text(at))) return { kind: 'place', passages: [passageAround(at)] }
    }
  }
  if (bani.id === 'mool') return { kind: 'place', passages: [granthPassage(0, 0)] }
  const ours = CORPUS.sikh.filter((verse) => {
    const span = rowsOf(verse)
    return span !== undefined && span[0] >= begin && span[1] < end
  })
  const passages = ours.length > 0 ? ours.map(corpusPassage) : stanzas(begin, Math.min(end, begin + 12)).slice(0, 1)
  const writer = passages[0]?.speaker
  return {
    kind: 'list',
    by: 'bani',
    name,
    about: `${name} stands on ${angs(from, to)} of the Guru Granth Sahib${writer === undefined ? '' : `, by ${writer}`}.`,
    passages: together(freshFirst(passages, avoid), 2),
    from,
    to,
  }
}

/** The months as Barah Maha has them, each with how people write it. */
const MONTHS: readonly (readonly [begins: RegExp, spelled: string])[] = [
  [/^ਚੇਤ/u, 'chet chait chetar ਚੇਤ ਚੇਤਰ चैत चैत्र'],
  [/^ਵੈਸਾਖ/u, 'vaisakh vesakh baisakh visakh ਵੈਸਾਖ ਵਿਸਾਖ वैशाख'],
  [/^(?:ਹਰਿ )?ਜੇਠ|^ਮਾਹੁ ਜੇਠ/u, 'jeth jaith jeshth ਜੇਠ जेठ ज्येष्ठ'],
  [/^ਆਸਾੜ/u, 'asarh harh haad aasad ashadh assad ਹਾੜ ਆਸਾੜ ਹਾੜ੍ਹ आषाढ़ असाढ़'],
  [/^ਸਾਵਣ/u, 'sawan saun savan saavan ਸਾਵਣ ਸਾਉਣ सावन श्रावण'],
  [/^ਭਾਦੁ|^ਭਾਦਉ/u, 'bhadon bhado bhadron bhaadon ਭਾਦੋਂ ਭਾਦਰੋਂ भादों भाद्रपद'],
  [/^ਅਸੁਨਿ|^ਅਸੁ/u, 'assu asu asun ashwin ਅੱਸੂ ਅਸੂ आश्विन असू'],
  [/^ਕਤਿਕ|^ਕਤਕਿ/u, 'kattak katik kartik katak ਕੱਤਕ ਕੱਤਿਕ कार्तिक कत्तक'],
  [/^ਮੰਘਿਰ|^ਮੰਘਰ/u, 'maghar manghar maggar margashirsh ਮੱਘਰ ਮੰਘਰ ਮਘਰ मगहर मार्गशीर्ष मग्घर'],
  [/^ਪੋਖ/u, 'poh pokh paush ਪੋਹ ਪੋਖ पोह पौष'],
  [/^ਮਾਘ/u, 'magh maagh ਮਾਘ माघ'],
  [/^ਫਲਗੁਣ|^ਫਲਗੁਨ/u, 'phagun phaggan phalgun fagun faggan ਫੱਗਣ ਫਲਗੁਣ फागुन फाल्गुन'],
]
const monthIn = (words: readonly string[]): RegExp | undefined =>
  MONTHS.find(([, spelled]) =>
    spelled
      .normalize('NFKC')
      .split(' ')
      .some((one) => words.includes(one)),
  )?.[0]

function occasionFound({ id, banis, passages }: Occasion, tradition: Tradition): Found {
  const read = banis.flatMap((one) => {
    const chapter = CHAPTERS[Number(one) - 1]
    if (chapter !== undefined) return [{ name: chapter.names.english, from: Number(one) }]
    const bani = BANIS.find((own) => own.id === one)
    if (bani === undefined) return []
    const [begin, end] = rowsOfBani(bani)
    return [{ name: bani.names.english, from: GRANTH.row(begin).ang, to: GRANTH.row(end - 1).ang }]
  })
  const chosen = passages.flatMap((place) => {
    const [chapter = 0, verse = 0] = place.split('.').map(Number)
    if (tradition === 'hindu') return [gitaPassage(gitaAt(chapter, verse))]
    return CORPUS.sikh.filter((own) => own.id === place).map(corpusPassage)
  })
  const first = BANIS.find((own) => own.id === banis[0])
  const opening = first === undefined || chosen.length > 0 ? [] : stanzas(...rowsOfBani(first)).slice(0, 1)
  return { kind: 'occasion', occasion: id, read, passages: together([...chosen, ...opening], 2) }
}

const ranked = (verses: readonly Verse[], themes: readonly Theme[]): Verse[] => {
  const worth = (verse: Verse) => {
    const at = themes.findIndex((theme) => verse.themes.includes(theme))
    return at < 0 ? themes.length : at
  }
  return [...verses].sort((a, b) => worth(a) - worth(b))
}

function writerFound(
  writer: Writer,
  of: Tradition,
  tradition: Tradition,
  avoid: readonly string[],
  themes: readonly Theme[],
  matter: readonly string[],
): Found | null {
  const name = writer.names.english
  if (of === 'hindu') {
    const first = GITA.find((verse) => verse.speaker.includes(writer.edition))
    if (tradition !== of)
      return first === undefined ? null : { kind: 'otherDoor', door: of, place: gitaPlace(first.chapter, first.verse) }
    const ours = ranked(
      CORPUS.hindu.filter(({ speaker }) => speaker === writer.speaker),
      themes,
    ).map(corpusPassage)
    const passages =
      ours.length > 0 ? ours : GITA.flatMap((verse, at) => (verse.speaker === writer.edition ? [gitaPassage(at)] : []))
    const many = GITA.filter((verse) => verse.speaker.includes(writer.edition)).length
    return {
      kind: 'list',
      by: 'writer',
      name,
      about: `${name} speaks in ${many} of the 701 verses of the Bhagavad Gita.`,
      passages: together(themes.length > 0 ? passages : freshFirst(passages, avoid), 2),
      from: many,
      to: GITA.length,
    }
  }
  let [begin, end] = [-1, -1]
  if (writer.edition === '') {
    // Bhai Mardana's name stands over saloks of Bihagra's Var
    for (let at = 0; at < GRANTH.size && begin < 0; at++) if (GRANTH.text(at).startsWith('ਸਲੋਕੁ ਮਰਦਾਨਾ')) begin = at
    end = begin
  } else {
    const number = GRANTH.writers.indexOf(writer.edition)
    begin = GRANTH.writer.indexOf(number)
    end = GRANTH.writer.lastIndexOf(number)
  }
  if (begin < 0) return null
  const [from, to] = [GRANTH.row(begin).ang, GRANTH.row(end).ang]
  if (tradition !== 'sikh') return { kind: 'otherDoor', door: 'sikh', place: `Guru Granth Sahib, Ang ${from}` }
  const isHis = (speaker: string) => speaker === writer.speaker || speaker.replace(/ Ji$/, '') === writer.speaker
  const ours = ranked(
    CORPUS.sikh.filter(({ speaker }) => isHis(speaker)),
    themes,
  ).map(corpusPassage)
  const number = GRANTH.writers.indexOf(writer.edition)
  const told = tellingOf(matter, tradition, ({ verse, row }) =>
    verse === undefined ? row !== undefined && GRANTH.writer[row] === number : isHis(verse.speaker),
  )
  const own = ours.length > 0 ? ours : stanzas(begin, begin + 9).slice(0, 1)
  const passages = told.length > 0 && themes.length === 0 ? told : own
  return {
    kind: 'list',
    by: 'writer',
    name,
    about: `The words of ${name} stand between Ang ${from} and Ang ${to} of the Guru Granth Sahib.`,
    passages: together(themes.length > 0 || told.length > 0 ? passages : freshFirst(passages, avoid), 2),
    from,
    to,
  }
}

/** The passages that say something of a matter ('Kabir on death', 'Farid on old age'), best first, at most two. */
const tellingOf = (
  matter: readonly string[],
  tradition: Tradition,
  only: (entry: { verse?: Verse; row?: number }) => boolean,
): Passage[] =>
  sensed(toldIn(tokenise(matter.join(' '))), tradition, only)
    .slice(0, 2)
    .filter(({ share }) => share >= 0.3)
    .map(({ passage }) => passage())

function raagFound(
  section: string,
  name: string,
  tradition: Tradition,
  avoid: readonly string[],
  matter: readonly string[],
): Found | null {
  const number = GRANTH.sections.indexOf(section)
  const [begin, end] = [GRANTH.section.indexOf(number), GRANTH.section.lastIndexOf(number)]
  const [from, to] = [GRANTH.row(begin).ang, GRANTH.row(end).ang]
  if (tradition !== 'sikh') return { kind: 'otherDoor', door: 'sikh', place: `Guru Granth Sahib, Ang ${from}` }
  const ours = CORPUS.sikh.filter((verse) => {
    const span = rowsOf(verse)
    return span !== undefined && span[0] >= begin && span[1] <= end
  })
  const told = tellingOf(matter, tradition, ({ verse, row }) => {
    const at = row ?? (verse === undefined ? undefined : rowsOf(verse)?.[0])
    return at !== undefined && at >= begin && at <= end
  })
  const passages = [
    ...told,
    ...(ours.length > 0 ? freshFirst(ours.map(corpusPassage), avoid) : stanzas(begin, begin + 9).slice(0, 1)),
  ].filter(({ original }, at, list) => list.findIndex((one) => one.original === original) === at)
  return {
    kind: 'list',
    by: 'raag',
    name,
    about: `${name} stands on ${angs(from, to)} of the Guru Granth Sahib.`,
    passages: together(passages, 2),
    from,
    to,
  }
}

/** Ragas in which nothing stands in the Granth, as people write them. */
const OTHER_RAAGS =
  /(?<![\p{L}\p{M}])(?:raa?ga? (malkauns|malkaus|yaman|darbari|bhimpalasi|bageshri|bageshree|durga|hamsadhwani|des|desh|khamaj|kafi|pahadi|pahari|bhupali|puriya|marwa|multani|jog|ahir bhairav|shivranjani|pilu|jogia)|ਰਾਗ (ਮਾਲਕੌਂਸ|ਯਮਨ|ਦਰਬਾਰੀ|ਭੀਮਪਲਾਸੀ|ਬਾਗੇਸ਼੍ਰੀ|ਦੁਰਗਾ|ਖਮਾਜ)|राग (मालकौंस|यमन|दरबारी|भीमपलासी|बागेश्री|दुर्गा|खमाज))(?![\p{L}\p{M}])/u
/** No Guru after the fifth but the ninth has words in the Granth. */
const OTHER_MAHALLA =
  /(?<![\p{L}\p{M}])(?:mahall?a|mahala|mehla|mahla|ਮਹਲਾ|ਮਹੱਲਾ|महला) (6|7|8|10)(?!\d)|(?<![\p{L}])guru (hargobind|har rai|harrai|har krishan|harkrishan|gobind singh)(?![\p{L}])|ਗੁਰੂ (ਹਰਿਗੋਬਿੰਦ|ਹਰਗੋਬਿੰਦ|ਹਰਿਰਾਇ|ਹਰਰਾਇ|ਹਰਿਕ੍ਰਿਸ਼ਨ|ਗੋਬਿੰਦ ਸਿੰਘ)|गुरु (हरगोबिंद|हरि राय|हरकृष्ण|गोबिंद सिंह)/u

/** What is asked for by a name, and has nothing of its own in the Granth. */
function absentIn(text: string): { asked: string; last: { raags?: number; writers?: number } } | undefined {
  const raag = OTHER_RAAGS.exec(text)
  if (raag !== null) return { asked: raag[0].trim(), last: { raags: RAAG_COUNT } }
  const guru = OTHER_MAHALLA.exec(text)
  return guru === null ||
    !/(?<![\p{L}])(?:bani|shabads?|raag|salok|ਬਾਣੀ|ਸ਼ਬਦ|ਸਲੋਕ|बाणी|शबद|सलोक|granth|ਗ੍ਰੰਥ|ग्रंथ)(?![\p{L}])/u.test(text)
    ? undefined
    : { asked: guru[0].trim(), last: { writers: WRITER_COUNT } }
}

/** Words with which people ask to see something. */
const ASKS = edge(
  `full|complete|poora|puri|pura|ਪੂਰਾ|ਪੂਰੀ|पूरा|पूरी|give|show|read|quote|quotes|recite|tell|share|find|send|open|want|looking for|search|meaning|lyrics|text|something|anything|line|lines|verse|verses|shabads?|sabad|shloka?s?|sloka?s?|tuk|pauri|pauris|ashtpadi|doh[ae]s?|saloks?|bani|baani|words|writings?|hymns?|poem|sunao|suna|sunaiye|sunado|sunaa|dikhao|dikha|batao|bataiye|bata|dasso|daso|dass|das deo|padhao|parho|padho|dedo|de do|deo|dijiye|dijie|chahiye|chahida|likhya|which ang|what is|whats|where is|ਸੁਣਾਓ|ਸੁਣਾ|ਦੱਸੋ|ਦਿਖਾਓ|ਵਿਖਾਓ|ਦਿਓ|ਪੜ੍ਹਾਓ|ਪੜ੍ਹੋ|ਚਾਹੀਦਾ|ਚਾਹੀਦੀ|ਅਰਥ|ਮਤਲਬ|ਸ਼ਬਦ|ਤੁਕ|ਬਾਣੀ|ਸਲੋਕ|ਸਲੋਕਾਂ|ਪਉੜੀ|ਪੰਕਤੀ|ਬਚਨ|सुनाओ|सुनाइए|सुना|दिखाओ|दिखाइए|बताओ|बताइए|दीजिए|दो|चाहिए|अर्थ|मतलब|शबद|श्लोक|वाणी|बाणी|दोहा|दोहे|पंक्ति|सलोक|वचन|पढ़ाइए`,
)
/** Questions about a text that its words do not answer: why, how, when, may one. */
const BESIDE = edge(
  `blessings?|create|compose|rewrite|invent|make up|write|likho|likh|style|ban ke|banke|ban kar|bankar|taraf se|say it as|pretend|बनकर|बनके|लिखो|लिख|ਬਣ ਕੇ|ਲਿਖੋ|ਲਿਖ|kinni|kinne|kitni|kitne|kitna|how many|ਕਿੰਨੀ|ਕਿੰਨੇ|कितनी|कितने|कितना|vidhi|विधि|ਵਿਧੀ|why|how|when|can i|may i|should|benefit|benefits|rules?|allowed|daily|everyday|every day|roz|rozana|nit|kyon|kyun|kyu|kaise|kive|kiven|kadon|kab|fayda|faide|laabh|ਕਿਉਂ|ਕਿਵੇਂ|ਕਦੋਂ|ਰੋਜ਼|ਫ਼ਾਇਦਾ|ਫਾਇਦਾ|क्यों|कैसे|कब|रोज़|रोज|फ़ायदा|लाभ|name is|named|born|history|who was|who is|life of|janam|birthday|gurpurab|jayanti|murder|movie|film|girl|boy|my son|my daughter|my friend|my brother|my husband|mera beta|mera dost|is kabir|love|hate|angry|confused|feel|feeling`,
)
const BY = edge(`by|from|of|says?|said|say|on|about|da|di|de|ka|ki|ke|dian|diyan|ne|ਦਾ|ਦੀ|ਦੇ|ਦੀਆਂ|ਨੇ|का|की|के|ने`)

/** 'Kabir on death', 'Farid about old age'. */
const OF_MATTER = edge('on|about|bare|baare|ਬਾਰੇ|के बारे में')

/** Titles around a name, and politeness. */
const LIGHT = edge(
  'ji|jee|sahib|saheb|sahab|path|paath|please|pls|plz|full|complete|poora|pura|the|bani|baani|shri|sri|ਜੀ|ਸਾਹਿਬ|ਪਾਠ|जी|साहिब|पाठ|text|lyrics|gurbani|bhagat|guru|baba|sant|bhatt?|ਭੱਟ|ਭਗਤ|भट्ट|भगत',
)

/** Named by words that are also other words: aarti, a mare's song, a wedding's rounds that one takes. */
const WEAK_BANIS = new Set(
  'gatha patti ruti pahre aarti vanjara lavan ghorian birhare dinrain barahmaha thiti anjulian sodar sopurakh karhale'.split(
    ' ',
  ),
)
/** Nouns for what a writer left: with one, a writer of the other tradition is asked for in earnest. */
const WORKS = edge(
  'shabads?|verses?|shloka?s?|lines?|banis?|baani|doh[ae]s?|saloks?|sloks?|hymns?|quotes?|bachan|ਸ਼ਬਦ|ਬਾਣੀ|ਸਲੋਕ|ਦੋਹੇ|ਤੁਕ|शबद|वाणी|बाणी|दोहे|दोहा|श्लोक|सलोक',
)

function namedFound(
  text: string,
  tradition: Tradition,
  avoid: readonly string[],
  themes: readonly Theme[],
): Found | null {
  const words = wordsOf(text)
  if (words.length > 24) return null
  const names = namesIn(words)
  if (names.length === 0 && absentIn(text) === undefined) return null
  const [asks, beside] = [ASKS.test(text) || (words.length <= 16 && PLACED.test(text)), BESIDE.test(text)]
  const restOf = ({ from, to }: NameFound) => [...words.slice(0, from), ...words.slice(to)]
  // a name of few letters is met by chance in a long message
  const weak = (one: NameFound) => one.words === 1 || words.slice(one.from, one.to).join('').length < 8
  const lone = (one: NameFound) => restOf(one).filter((word) => !LIGHT.test(word) && !/^\d+$/.test(word)).length === 0
  const best = (kind: NameFound['hit']['kind']) =>
    names.filter(({ hit }) => hit.kind === kind).sort((a, b) => b.words - a.words)[0]
  const other = best('elsewhere')
  const bani = best('bani')
  if (other?.hit.kind === 'elsewhere' && (bani === undefined || other.words >= bani.words)) {
    const { elsewhere } = other.hit
    // three words of it are a line that somebody typed; a title must be asked for
    const typed = other.words >= 4 && words.length <= other.words + 4
    const titled = (asks || NAMES_PLACE.test(text)) && words.length <= (weak(other) ? 5 : 14)
    if (lone(other) || ((titled || typed) && !beside)) {
      const nearest = nearestTo(elsewhere, tradition)
      return { kind: 'notInText', elsewhere: elsewhere.id, ...(nearest === undefined ? {} : { nearest }) }
    }
  }
  const writer = best('writer')
  if (
    bani?.hit.kind === 'bani' &&
    (writer === undefined || bani.words > writer.words || bani.hit.bani.id !== 'salok9' || bani.words >= 3)
  ) {
    const rest = restOf(bani)
    // of the Lavan, the name is what is counted
    const around = bani.hit.bani.id === 'lavan' ? text : rest.join(' ')
    const counted = countedIn(around, false)
    const month = bani.hit.bani.id.startsWith('barah') && monthIn(rest) !== undefined
    const numbered = month || Object.keys(counted).length > 0 || rest.some((word) => /^\d+$/.test(word))
    const placed = PLACED.test(text)
    const most = WEAK_BANIS.has(bani.hit.bani.id) ? (placed ? 9 : 5) : asks ? 14 : 7
    if (lone(bani) || ((asks || numbered) && !beside && words.length <= most)) {
      const found = baniFound(bani.hit.bani, around, rest, tradition, avoid)
      if (found !== null) return found
    }
  }
  const raag = best('raag')
  const foreign = tradition === 'sikh' ? absentIn(text) : undefined
  if (foreign !== undefined && raag === undefined && (asks || words.length <= 6) && !beside)
    return { kind: 'noPlace', ...foreign }
  if (raag?.hit.kind === 'raag' && !beside && (lone(raag) || asks || words.length <= 6)) {
    return raagFound(raag.hit.raag.section, raag.hit.raag.names.english, tradition, avoid, restOf(raag))
  }
  const chapter = best('chapter')
  // 'what is karma yoga?' asks for the idea, not for the chapter
  const ofChapter = /chapter|adh[yi]a|अध्याय|ਅਧਿਆ/u.test(text)
  if (chapter?.hit.kind === 'chapter' && !beside && ofChapter && tradition === 'hindu') {
    return chapterFound(chapter.hit.chapter, avoid)
  }
  // at the Gita's door Arjan is Arjuna, at the Granth's Arjun Dev is the Guru
  const writers = names.filter(({ hit }) => hit.kind === 'writer').sort((a, b) => b.words - a.words)
  const own = writers.find(({ hit }) => hit.kind === 'writer' && hit.of === tradition) ?? writers[0]
  if (own?.hit.kind === 'writer' && !beside && words.length <= 14) {
    const { writer: who, of } = own.hit
    // the door's own guide is quoted anyway
    if (of !== tradition && !lone(own) && !(WORKS.test(text) && words.length <= 9)) return null
    const guide = who.edition === (tradition === 'sikh' ? 'Guru Nanak' : 'Krishna')
    const says = /(?<![\p{L}])(?:what (?:does|did|do|would)|ki kehnde|kya kehte|kya kaha|ਕੀ ਕਹਿੰਦੇ|क्या कहते)/u.test(text)
    const alone = lone(own)
    const asksBy =
      (asks && BY.test(text)) ||
      (own.from <= 2 && OF_MATTER.test(text)) ||
      (words.length <= 5 && BY.test(restOf(own).join(' '))) ||
      (asks && words.length <= 6)
    if (
      guide &&
      !alone &&
      (says || themes.length === 0) &&
      !/(?<![\p{L}])(?:by|something|shabad|bani|ਸ਼ਬਦ|ਬਾਣੀ|शबद)(?![\p{L}])/u.test(text)
    )
      return null
    if (
      (alone && !guide && own.words + words.length > 2) ||
      (alone &&
        !guide &&
        /kab|farid|fareed|ravidas|namdev|ਕਬੀਰ|ਫ਼ਰੀਦ|ਫਰੀਦ|ਰਵਿਦਾਸ|ਨਾਮਦੇਵ|कबीर|फरीद|रविदास|नामदेव|arjun|अर्जुन/u.test(text)) ||
      (alone && words.length >= 2) ||
      (!alone && (asksBy || says))
    )
      return writerFound(who, of, tradition, avoid, themes, restOf(own))
  }
  return null
}

/** Asks for the place, or whose words they are: then the rest of a short message can only be a line or a name. */
const PLACED = edge(
  `(?:which|what|on which|on what) (?:ang|page|chapter|pauri|adhyay)|where (?:is|does|do|did|in)|who (?:wrote|said|says|speaks|composed|sang|is it by)|which (?:guru|bhagat)|what raag|which raag|whose|starts? on|begins?|(?:keh[rd]|kihd|kihr|kis|kaun ?s|kon ?s|konse|kaunse)\\p{L}* (?:ang|page|panne|panna|adhyay|chapter|shlok)|ki[st]*the|kithon|kittho|kaha+n?|kisne|kihne|kis ne|kine|kis (?:di|da|ki|ka)|kisda|kiska|kisdi|kiski|ਕਿਸ|ਕਿਹੜੇ|ਕਿਹੜਾ|ਕਿਹੜੀ|ਕਿੱਥੇ|ਕਿੱਥੋਂ|ਕਿਸਨੇ|ਕੀਹਨੇ|किस|कौन से|कौन सा|कौन सी|कहाँ|कहां|किसने|किसका|किसकी`,
)

/** Words around a line that is asked about; they are cut off at both ends. */
const AROUND = new Set(
  `one it and complete continue then them that's thats raag raga us ours our song sings singing sung sing hum humming goes used to ki kinne kinhe something somehow exactly whom who
    woh wo vo oh ohi wahi jisme jismein jis jisch jihde jihda jehda jehde jithe jide jehri jihri wala wali vala vali wale saying containing contains goes going called shabads saloks tukan bol bole wording us usme ohde
    is this that it the a an in from of by said say says does did do where what which who whose whom when was were written stand stands come comes
mean means meaning meant explain please pls tell me about line lines verse verses quote quotation shabad shabd sabad shlok shloka sloka slok tuk pankti bani gurbani gita geeta
bhagavad bhagwad granth guru sahib ji sggs ang page chapter adhyay full complete next lyrics translation translate hymn scripture real really true actually correct right i heard read saw found somewhere people
keep keeps my mother father dadi nani used to often always can you find know there krishna arjuna nanak kabir and or are these they words for how to
on starts start begins begin composed whose panna panne h a aa ae ne par pe pai kisda kiska kisdi kiski kehre kehra kihre kihde kaunse konse kine kithon kittho ton shuru suru hunda hundi hota hoti kiha
ki kya ka ke da di de dee nu ne hai hain ha he ho matlab arth arath arthat mtlb kithe kitthe kahan kaha kis kehde kehdi kehri kaun konsa kaunsa kaunsi likha likhya likheya likhi hoya hoea hua hui vich ch me mein main eh ih ye yeh is iska isda isdi
batao bataiye bataye bata dasso daso das deo do dijiye sunao samjhao samjha kihne kisne keha kaha aaya aunda aundi aata aati aayi hun ton se te nal poora pura
ਉਹ ਓਹ ਜਿਸ ਜਿਹਦੇ ਜਿਸਦੇ ਜਿੱਥੇ ਜਿਹੜਾ ਜਿਹੜੀ ਜਿਸਦਾ ਸਲੋਕ ਸ਼ਲੋਕ ਪਉੜੀ ਇਹ ਏਹ ਕੀ ਹੈ ਦਾ ਦੀ ਦੇ ਨੂੰ ਅਰਥ ਮਤਲਬ ਦੱਸੋ ਸਮਝਾਓ ਤੁਕ ਅਧਿਆਇ ਅਧਿਆਏ ਸ਼ਬਦ ਪੰਕਤੀ ਕਿੱਥੇ ਕਿਥੇ ਕਿਸ ਕਿਹੜੇ ਕਿਹੜੀ ਅੰਗ ਤੇ ਉੱਤੇ ਲਿਖਿਆ ਲਿਖੀ ਹੋਇਆ ਹੋਈ ਆਉਂਦੀ ਆਉਂਦਾ ਵਿੱਚ ਵਿਚ ਗੁਰਬਾਣੀ ਗੀਤਾ ਗੁਰੂ ਗ੍ਰੰਥ ਸਾਹਿਬ ਜੀ ਪੂਰਾ ਪੂਰੀ ਸੁਣਾਓ ਕਿਸਨੇ ਕਿਸ ਨੇ ਕਿਹਾ ਬਾਣੀ ਹੋਰ ਵਾਲਾ ਵਾਲੀ ਬਾਰੇ ਤੋਂ ਸ਼ੁਰੂ ਹੁੰਦਾ ਹੁੰਦੀ ਕਿਹੜਾ ਕਿੱਥੋਂ ਪੰਨੇ ਹਨ ਨੇ
वह वो जिसमें जिसमे जिस जहाँ वाले सलोक यह ये क्या है का की के को अर्थ मतलब बताइए बताओ समझाइए समझाओ श्लोक शबद पंक्ति कहाँ किस कौन सा सी से में लिखा लिखी हुआ आता आती गीता गुरबाणी गुरु ग्रंथ साहिब जी पूरा सुनाइए किसने कहा अध्याय वाला वाली पर हैं लिखीं किसका किसकी कौनसा पन्ने शुरू होता होती`
    .split(/\s+/)
    .map((word) => word.normalize('NFKC')),
)
/** With one of these a message asks for a line. */
const CUES = edge(
  `is (?:this|it|that) (?:really |actually |a line |a verse |a quote |written |said )?(?:in|from|of)|(?:in|from) (?:the )?(?:bhagavad |bhagwad |bhagavat )?(?:gita|geeta|gurbani|granth|guru granth|sggs|scripture)|which (?:ang|verse|shabad|shlok|shloka|chapter|line|page)|what (?:ang|verse|shabad|chapter|page)|where (?:is|does|do|in)|who (?:said|says|wrote|sang|speaks|is saying)|kaun (?:kehta|kehnda|bolta)|कौन कहता|ਕੌਣ ਕਹਿੰਦਾ|in the (?:gita|granth|gurbani)|what does .{3,200} mean|meaning|mean|matlab|arth|arath|mtlb|explain|complete|full shabad|lyrics|line|verse|shlok|shloka|shabad|tuk|pankti|(?:gita|geeta|gurbani|granth) (?:say|says|me|mein|ch|vich|ne|sahib)|did (?:krishna|guru|nanak|kabir)|kis ang|kehde ang|kahan likha|kithe likhya|likha hai|likhya|ਅਰਥ|ਮਤਲਬ|ਤੁਕ|ਸ਼ਬਦ|ਪੰਕਤੀ|ਕਿਸ ਅੰਗ|ਕਿਹੜੇ ਅੰਗ|ਕਿੱਥੇ|ਗੁਰਬਾਣੀ|ਗੀਤਾ|ਲਿਖਿਆ|अर्थ|मतलब|श्लोक|शबद|पंक्ति|कहाँ|किस अंग|लिखा|गीता|गुरबाणी`,
)
/** Asks whether a sentence is in the text. */
const IS_IN = edge(
  `^(?:is|was|are) .{3,300} (?:in|from) (?:the )?(?:\\p{L}+ )?(?:gita|geeta|gurbani|granth|guru granth sahib|sggs)|is (?:this|it|that)(?: \\p{L}+){0,3} (?:in|from|of) (?:the )?(?:\\p{L}+ )?(?:gita|geeta|gurbani|granth|guru granth|sggs|scripture|scriptures)|is (?:this|it) (?:gurbani|a gita quote|from gurbani)|does (?:the )?(?:bhagavad |bhagwad )?(?:gita|geeta|gurbani|granth|guru granth sahib|sggs)(?: really| actually)? (?:say|teach|mention)|did (?:shri |lord |sri )?(?:krishna|guru nanak|guru ji|kabir|the guru)(?: dev ji| ji)?(?: really| actually| ever)? say|where (?:does|in) (?:the )?(?:gita|geeta|gurbani|granth)|(?:which|what) (?:verse|shlok|shloka|shabad|line|ang|chapter)(?: of (?:the )?(?:gita|gurbani|granth))? (?:says|say|is it|has|contains|mentions)|(?:gita|geeta) (?:me|mein|main|ch|vich) (?:ye |yeh |eh )?(?:kahan |kithe )?(?:likha|likhya|kaha|aata|hai)|(?:gurbani|granth sahib|guru granth sahib) (?:ch|vich|me|mein) (?:eh |ye |yeh )?(?:kithe |kahan )?(?:likhya|likha|aunda|hai|keha)|(?:kya|ki) (?:ye|yeh|eh|ih) (?:gita|geeta|gurbani)|क्या (?:यह|ये) गीता|गीता में (?:यह |कहाँ )?(?:लिखा|कहा|है)|ਕੀ (?:ਇਹ|ਏਹ) (?:ਗੁਰਬਾਣੀ|ਗੀਤਾ)|ਗੁਰਬਾਣੀ (?:ਵਿੱਚ|ਵਿਚ) (?:ਇਹ |ਕਿੱਥੇ )?(?:ਲਿਖਿਆ|ਹੈ|ਆਉਂਦਾ)|गुरबाणी में (?:यह )?(?:लिखा|है)`,
)

type Segment = {
  words: string[]
  /** asked for, not only said */
  cued: boolean
  quoted: boolean
  /** what is left of a short message that asks for the place of something */
  placed?: boolean
}

/** Words of asking with which lines end, too. */
const ENDS_LINES = new Set('te se ton ko nu ki ka ke da di de ne nal naal hai me mein ਤੇ ਤੋਂ ਨੂੰ ਨਾਲ ਹੈ से को है में'.split(' '))

/** What stands behind one of these is the line, or told of it. */
const AFTER =
  /(?<![\p{L}\p{M}])(?:(?:jisme|jismein|jis (?:vich|ch|me|mein)|jisch|jihde (?:ch|vich)|jithe|jahan|usme|ohde ch)(?: (?:aata|aati|aunda|aundi|likha|kehnde|kaha))*(?: (?:hai|h|ha|aa|ne))*|(?:where it says|that says|that goes|which says|which goes|starting with|starts with|begins with|the words|the line|the lyrics)|ਜਿਸ ਵਿੱਚ(?: ਆਉਂਦਾ| ਆਉਂਦੀ)?(?: ਹੈ)?|ਜਿਹਦੇ (?:ਵਿੱਚ|ਵਿਚ|ਚ)(?: ਆਉਂਦਾ| ਆਉਂਦੀ)?(?: ਹੈ| ਆ)?|जिसमें(?: आता| आती)?(?: है)?)[\s,:]+(.{8,300})$/u

/** Sanskrit joins many words to one: so much sound may be a line by itself. */
const LONG_WORD = 12

/** Names a part of a text, or a text. */
const NAMES_PLACE = edge(
  'chapter|adhyay|adhyaya|verse|shlok|shloka|sloka|ang|gita|geeta|gurbani|granth|sggs|अध्याय|श्लोक|गीता|ग्रंथ|गुरबाणी|ਅੰਗ|ਅਧਿਆਇ|ਸ਼ਲੋਕ|ਗੀਤਾ|ਗ੍ਰੰਥ|ਗੁਰਬਾਣੀ',
)

/** The parts of a message that may be a line: what is in quotation marks, after a colon, without what asks; the whole. */
function segments(message: string, text: string): Segment[] {
  const total = wordsOf(text).length
  const placed = total <= 16 && PLACED.test(text)
  const cued = (CUES.test(text) || placed) && total <= 30
  const all: Segment[] = []
  const put = (part: string, quoted: boolean) => {
    const words = wordsOf(plainText(part))
    // what is quoted in a long tale is part of the tale
    if (words.length >= 2 && (cued || total <= words.length + 8)) all.push({ words, cued: cued || quoted, quoted })
  }
  for (const [, inner = ''] of message.matchAll(/[“"«„]([^“”"«»„]{6,400})[”"»]/gu)) put(inner, true)
  for (const [, inner = ''] of message.matchAll(/(?<![\p{L}])['‘]([^'‘’]{8,400})['’](?![\p{L}])/gu)) put(inner, true)
  const colon = /[:：]\s*(.{6,400})$/su.exec(message)
  if (colon !== null) put(colon[1] ?? '', cued)
  const words = wordsOf(text)
  if (cued) {
    let [from, to] = [0, words.length]
    while (from < to && AROUND.has(words[from] ?? '')) from++
    while (to > from && AROUND.has(words[to - 1] ?? '')) to--
    const part = words.slice(from, to)
    // 'te' may ask ('ang te') and may be of the line ('apne te')
    let end = words.length
    while (end > to && !ENDS_LINES.has(words[end - 1] ?? '')) end--
    if (end > to) all.push({ words: words.slice(from, end), cued, quoted: false, placed })
    if ((part.length >= 2 || worthOfAll(soundOf(part)) >= LONG_WORD) && part.length < words.length)
      all.push({ words: part, cued, quoted: false, placed })
  }
  if (cued) {
    // 'aval allah noor upaya, who wrote it and on which ang': the longest run of words that do not ask
    const runs: string[][] = [[]]
    for (const word of words) {
      if (AROUND.has(word)) runs.push([])
      else runs.at(-1)?.push(word)
    }
    const longest = runs.reduce((most, run) => (run.length > most.length ? run : most), [])
    if (longest.length >= 3) all.push({ words: longest, cued, quoted: false, placed })
  }
  // 'my grandfather sang the one in which comes ...'
  const after = AFTER.exec(text)?.[1]
  if (after !== undefined && total <= 30) put(after, false)
  const isLong = words.length === 1 && worthOfAll(soundOf(words)) >= LONG_WORD
  if ((words.length >= 2 || isLong) && words.length <= 32) all.push({ words, cued, quoted: false })
  return all.filter((one, at) => all.findIndex((other) => other.words.join(' ') === one.words.join(' ')) === at)
}

const soundOf = (words: readonly string[]): string =>
  withoutDoubles(
    soundsOf(words.join(' '))
      .map(({ sound }) => sound)
      .join(''),
  )

type Judged = { match: Match; tradition: Tradition; segment: Segment; margin: number }

/** How many of the typed words stand in the line as words, in their order: 0 to 1. Sanskrit joins its words. */
function wordwise({ at, last: end }: Match, { words }: Segment, tradition: Tradition): number {
  if (tradition === 'hindu') return 1
  const line: string[] = []
  for (let row = at; row <= end; row++)
    line.push(
      ...GRANTH.text(row)
        .split(' ')
        .map((word) => soundOfWord(foldJoined(word))),
    )
  const asked = words.map(soundOfWord).filter((sound) => sound !== '')
  let [met, from, all] = [0, 0, 0]
  for (const sound of asked) {
    const worth = worthOfAll(sound)
    all += worth
    const next = line.findIndex(
      (real, i) =>
        i >= from &&
        i < from + 6 + line.length * Number(met === 0) &&
        (2 * align(sound, real).score) / (worth + worthOfAll(real)) >= 0.7,
    )
    if (next < 0) continue
    met += worth
    from = next + 1
  }
  return all === 0 ? 0 : met / all
}

/** How sure a match must be: to say a line is enough when it is met nearly whole, to ask for one lowers the bar. */
function isSure(match: Match, segment: Segment, tradition: Tradition): boolean {
  const { score, covers } = match
  const { cued, quoted, words, placed = false } = segment
  const whole = wordwise(match, segment, tradition)
  if (placed && score >= 7.6 && covers >= 0.72 && (tradition === 'hindu' || whole >= 0.6) && words.length >= 2)
    return true
  if (score < 9 || covers < 0.64) return false
  // 'koi shabad sunao' is about lines, and none itself
  if (words.filter((word) => !AROUND.has(word)).length < Math.min(2, words.length)) return false
  if (words.length === 1) return covers >= 0.86 && score >= (cued ? 10.5 : 16)
  const long = words.filter((word) => word.length > 1).length
  if (tradition === 'hindu') {
    if (score >= 15.5 && covers >= 0.79 && words.length >= 3) return true
    if (score >= 17.5 && covers >= 0.76) return true
    if (score >= 13.5 && covers >= 0.9 && words.length >= 2) return true
    if (cued && score >= 12.5 && covers >= 0.8) return true
    if (quoted && score >= 10.5 && covers >= 0.86) return true
    return score >= 26 && covers >= 0.66 && words.length >= 4
  }
  if (score >= 17.5 && covers >= 0.74 && whole >= 0.6) return true
  if (score >= 14 && covers >= 0.82 && whole >= 0.75 && long >= 3) return true
  if (score >= 9.3 && covers >= 0.95 && whole >= 0.95 && words.length >= 4) return true
  if (score >= 11.5 && covers >= 0.92 && whole >= 0.9 && words.length >= 4) return true
  if (cued && score >= 12.5 && covers >= 0.8 && whole >= 0.75 && words.length >= 3) return true
  const own = words.filter((word) => !AROUND.has(word)).length
  if (cued && score >= 10.2 && covers >= 0.86 && whole >= 0.85 && own >= 3) return true
  if (quoted && score >= 11 && covers >= 0.84 && whole >= 0.7 && words.length >= 3) return true
  if (quoted && score >= 9.5 && covers >= 0.74 && whole >= 0.7 && words.length >= 4) return true
  // a long line with mistakes
  return score >= 24 && covers >= 0.64 && whole >= 0.55 && words.length >= 5
}

/** How a sentence of today ends: 'my mind is restless' sounds like a line, which has no 'is'. */
const IS = new Set('है हैं हूँ हूं ਹੈ ਹਾਂ ਹਨ hai hain hun hu hoon haan han hain'.split(' '))
/** What is met by so much is that line, with whatever word behind it. */
const LONG_MET = 16

function isOfToday(
  { at, last, score }: Match,
  { words, cued, quoted, placed }: Segment,
  tradition: Tradition,
): boolean {
  if (score >= LONG_MET || cued || quoted || placed === true || !IS.has(words.at(-1) ?? '')) return false
  if (tradition === 'hindu') return true
  for (let row = at; row <= last; row++)
    if (
      GRANTH.text(row)
        .split(' ')
        .some((word) => IS.has(word))
    )
      return false
  return true
}

/** Of lines that are met alike, the one that is of the corpus: it is the one that people know. */
function knownFirst(matches: readonly Match[], tradition: Tradition): Match | undefined {
  const [first] = matches
  if (first === undefined || tradition === 'hindu' || corpusAt(first.at).length > 0) return first
  const alike = matches.filter(
    ({ score, at, last, ofLine }) => at === last && score >= first.score - 0.3 && ofLine >= first.ofLine * 0.6,
  )
  return alike.find(({ at }) => corpusAt(at).length > 0) ?? first
}

function bestLine(all: readonly Segment[], tradition: Tradition): Judged | null {
  let best: Judged | null = null
  for (const segment of all) {
    const [match] = linesLike(tradition, soundOf(segment.words), 1, (matches) => knownFirst(matches, tradition))
    if (match === undefined || !isSure(match, segment, tradition) || isOfToday(match, segment, tradition)) continue
    const margin = match.score * match.covers
    if (best === null || margin > best.margin) best = { match, tradition, segment, margin }
  }
  return best
}

/** What stands round a line that somebody remembers: 'my nani used to sing ... while churning'. */
const REMEMBERED = edge(
  `used to|always|every (?:day|morning|night|evening)|something like|sounds like|goes like|heard|hear|sang|sings?|sung|hum(?:s|med)?|recit\\p{L}*|chant\\p{L}*|remember|written on|wall|teacher|mother|nani|dadi|dada|nana|grand\\p{L}+|gaond[ei]|gaate|gati|gaati|gaundi|sunya|suna|sunea|bolti|bolte|kehnd[ei]|kehte|kehti|yaad|ਗਾਉਂਦ[ੇੀ]|ਸੁਣਿਆ|ਕਹਿੰਦ[ੇੀ]|ਯਾਦ|ਨਾਨੀ|ਦਾਦੀ|ਨਾਨਾ|ਦਾਦਾ|गाती|गाते|सुना|कहती|कहते|याद|नानी|दादी|दादा|नाना`,
)

/** Somebody sings or says it: what stands beside is asked for without a question. */
const SUNG = edge(
  `(?:used to|always|would|keeps?|kept) (?:sing|hum|recite|chant|say|repeat)\\p{L}*|(?:sang|sings|chanted|chants|recited|recites|hummed|hums)`,
)

/** A line in the middle of a story: the part that is met is a line where it is met nearly whole, word for word. */
function lineWithin(text: string, tradition: Tradition): Judged | null {
  const words = wordsOf(text)
  if (words.length < 5 || words.length > 45) return null
  const ends: number[] = []
  let sound = ''
  for (const word of words) {
    sound = withoutDoubles(sound + soundOfWord(word))
    ends.push(sound.length)
  }
  let best: Judged | null = null
  for (const { from, to } of linesLike(tradition, sound, 8)) {
    const own = words.filter((_, at) => {
      const begin = at === 0 ? 0 : (ends[at - 1] ?? 0)
      return begin >= from - 1 && (ends[at] ?? 0) <= to + 1
    })
    while (own.length > 0 && AROUND.has(own[0] ?? '') && !ENDS_LINES.has(own[0] ?? '')) own.shift()
    while (own.length > 0 && AROUND.has(own.at(-1) ?? '')) own.pop()
    if (own.length < 3) continue
    const segment: Segment = { words: own, cued: true, quoted: true }
    const [match] = linesLike(tradition, soundOf(own), 1)
    if (match === undefined || match.score < 13.5 || match.covers < (tradition === 'hindu' ? 0.84 : 0.8)) continue
    if (tradition === 'sikh' && wordwise(match, segment, tradition) < 0.8) continue
    const margin = match.score * match.covers
    if (best === null || margin > best.margin) best = { match, tradition, segment, margin }
  }
  return best
}

const unitText = (tradition: Tradition, at: number): string =>
  tradition === 'sikh'
    ? GRANTH.text(at)
    : (GITA[at]?.text ?? '')
        .split('\n')
        .filter((line) => !isSpeakerLine(line))
        .join(' ')

/** Which word of a line each typed word is, in their order: as many as can be met; undefined where none is it. */
function pairs(asked: readonly string[], line: readonly string[]): (number | undefined)[] {
  const like = asked.map((sound) =>
    line.map((real) => {
      const near = (2 * align(sound, real).score) / (worthOfAll(sound) + worthOfAll(real) || 1)
      return near >= 0.6 ? near : 0
    }),
  )
  const best = Array.from({ length: asked.length + 1 }, () => new Float64Array(line.length + 1))
  const scoreAt = (i: number, j: number): number => best[i]?.[j] ?? 0
  for (let i = asked.length - 1; i >= 0; i--)
    for (let j = line.length - 1; j >= 0; j--) {
      const row = best[i]
      const near = like[i]?.[j] ?? 0
      if (row !== undefined)
        row[j] = Math.max(scoreAt(i + 1, j), scoreAt(i, j + 1), near > 0 ? near + scoreAt(i + 1, j + 1) : 0)
    }
  const met: (number | undefined)[] = asked.map(() => undefined)
  for (let i = 0, j = 0; i < asked.length && j < line.length; ) {
    const near = like[i]?.[j] ?? 0
    if (near > 0 && scoreAt(i, j) <= near + scoreAt(i + 1, j + 1) + 1e-9) met[i++] = j++
    else if (scoreAt(i + 1, j) >= scoreAt(i, j + 1)) i++
    else j++
  }
  return met
}

/** The words of a typed line that stand otherwise in the text, at most three; [] where it is the line. */
function differences({ match, tradition, segment }: Judged): { asked: string; real: string }[] {
  let line = ''
  for (let at = match.at; at <= match.last; at++) line += ` ${unitText(tradition, at)}`
  const real = line
    .replace(/[।॥੦-੯०-९]/gu, ' ')
    .split(/\s+/)
    .filter((word) => word !== '' && word !== 'ਰਹਾਉ')
  const sounds = real.map(soundOfWord)
  // words of asking at the ends do not belong to the line
  const isAround = (word: string) => AROUND.has(word.normalize('NFKC'))
  const own = segment.words.slice()
  while (own.length > 2 && isAround(own.at(-1) ?? '')) own.pop()
  const asked = own.map((word) => ({ word, sound: soundOfWord(word) })).filter(({ sound }) => sound !== '')
  // Sanskrit joins words, so there a typed word is looked for in the whole line
  const whole = sounds.join('')
  const met = pairs(
    asked.map(({ sound }) => sound),
    sounds,
  )
  const found: { asked: string; real: string }[] = []
  asked.forEach(({ word, sound }, i) => {
    const worth = worthOfAll(sound)
    if (met[i] !== undefined || worth < 3) return
    if (tradition === 'hindu' && align(sound, whole).score / worth >= 0.6) return
    // its neighbours are met, and between them stands one word in its place
    const [before, after] = [met[i - 1] ?? (i === 0 ? -1 : undefined), met[i + 1]]
    const at = before !== undefined ? before + 1 : after === undefined ? -1 : after - 1
    const missing = i === 0 && after === undefined ? undefined : real[at]
    if (missing === undefined || met.includes(at) || (before !== undefined && after !== undefined && after <= at))
      return
    // one word in two ('har mandir'), or the same in another spelling
    if (align(sound, sounds.slice(Math.max(0, at - 1), at + 2).join('')).score / worth >= 0.6) return
    found.push({ asked: word, real: /[a-z]/.test(word) && tradition === 'sikh' ? gurmukhiToLatin(missing) : missing })
  })
  return found.slice(0, 3)
}

function lineFound(judged: Judged): Found {
  const { match, tradition } = judged
  const passage = tradition === 'sikh' ? passageAround(match.at, match.last) : gitaPassage(match.at)
  const more = tradition === 'hindu' && match.last > match.at ? [gitaPassage(match.last)] : []
  const differs = differences(judged)
  const exact = differs.length === 0
  return { kind: 'line', passages: [passage, ...more], exact, ...(exact ? {} : { differs }) }
}

const placeName = ({ match, tradition }: Judged): string => {
  if (tradition === 'sikh') return `Guru Granth Sahib, Ang ${GRANTH.row(match.at).ang}`
  const verse = GITA[match.at]
  return gitaPlace(verse?.chapter ?? 0, verse?.verse ?? 0)
}

const passageOf = (tradition: Tradition, at: number): Passage =>
  tradition === 'sikh' ? passageAround(at) : gitaPassage(at)

const asksIsIn = (text: string): boolean =>
  IS_IN.test(text) && !/(?<![\p{L}])(?:what|ki) (?:does|do|did|else)|say (?:about|of|to|on|regarding) /u.test(text)

/** The part of a message that may be a sentence of a text: asked, the first that is not the whole; unasked, the whole. */
function sentenceIn(parts: readonly Segment[], text: string, asks: boolean): Segment | undefined {
  const { length } = wordsOf(text)
  return asks ? (parts.find(({ quoted }) => quoted) ?? parts[0]) : parts.find(({ words }) => words.length === length)
}

/** A message in a language of today that asks whether the text says so, or is a saying that everybody knows. */
function saidFound(message: string, text: string, parts: readonly Segment[], tradition: Tradition): Found | null {
  const asks = asksIsIn(text)
  const chosen = sentenceIn(parts, text, asks)
  if (chosen === undefined) return null
  const sentence = chosen.words.join(' ')
  const saying = sayingIn(tradition, sentence)
  // unasked, a saying may be a seeker's own words: only what is near in whole counts
  if (saying !== null && saying.near >= (asks ? 0.62 : 0.92) && (asks || chosen.words.length >= 7)) {
    const at = placeOf(saying.saying)
    if (at !== undefined) return { kind: 'line', passages: [passageOf(tradition, at)], exact: false, paraphrase: true }
  }
  if (!asks || chosen.words.length < 3) return null
  const [like] = [
    ...sensed(toldIn(tokenise(sentence)), tradition).slice(0, 1),
    ...sensed(toldIn(tokenise(text)), tradition).slice(0, 1),
  ].sort((a, b) => b.met * b.share - a.met * a.share)
  if (like !== undefined && like.count >= 3 && (like.share >= 0.6 || (like.share >= 0.5 && like.met >= 11)))
    return { kind: 'line', passages: [like.passage()], exact: false, paraphrase: true }
  // a question of doctrine ('does the Gita say one may ...') is not a sentence that was heard
  if (!chosen.quoted && !/[:：]|(?:is|was) (?:this|it|that) /u.test(message.toLowerCase())) return null
  return like !== undefined && like.share >= 0.4 && like.count >= 2
    ? { kind: 'notInText', nearest: like.passage() }
    : { kind: 'notInText' }
}

let otherLines: (Wording<Elsewhere> & { readonly grams: ReadonlySet<number> })[] | null = null

/** What stands in another book or in none, typed or recited: 'om tryambakam yajamahe', 'satyamev jayate'. */
function elsewhereSaid(
  text: string,
  parts: readonly Segment[],
  tradition: Tradition,
  asks: boolean,
): { found: Found; score: number } | null {
  otherLines ??= ELSEWHERE.flatMap((elsewhere) =>
    [elsewhere.names.punjabi, elsewhere.names.hindi, ...elsewhere.also].flatMap((says) => {
      const wording = wordingOf(elsewhere, says)
      return wording.length < 2 || wording.worth < 5 ? [] : [{ ...wording, grams: new Set(gramsOf(wording.sound)) }]
    }),
  )
  const words = wordsOf(text)
  const whole = soundOf(words)
  const grams = new Set(gramsOf(whole))
  const typedParts = parts
    .map((part) => soundOf(part.words))
    .map((sound) => ({ sound, worth: worthOfAll(sound), grams: gramsOf(sound) }))
    .filter(({ worth }) => worth >= 14)
  let best: { elsewhere: Elsewhere; score: number } | null = null
  for (const { of, sound, worth, length, grams: own } of otherLines) {
    let shared = 0
    for (const gram of own) if (grams.has(gram)) shared++
    // so little sound is in many a sentence
    if (shared === 0 || worth < 9) continue
    const near = typedParts.filter(
      (part) =>
        worth * 1.6 + 6 >= part.worth && part.grams.filter((gram) => own.has(gram)).length >= 0.4 * part.grams.length,
    )
    if (shared < 0.35 * own.size && near.length === 0) continue
    // a few words of another book are its words only where they are asked for, or stand alone
    if (!asks && words.length > length + (worth >= 24 ? 5 : 2)) continue
    const { score } = align(sound, whole)
    const held = score / worth
    // of a long line somebody may have typed the half
    const typed = near.reduce((most, part) => {
      const met = align(part.sound, sound).score
      return Math.max(most, met / Math.max(part.worth, Math.min(worth, part.worth + 6)))
    }, 0)
    const isMet = held >= (worth < 13 ? 0.97 : worth < 18 ? 0.88 : 0.78) || (typed >= 0.8 && score >= 13)
    if (isMet && (best === null || score > best.score)) best = { elsewhere: of, score }
  }
  const isIn = asksIsIn(text)
  if (best === null) {
    const sentence = sentenceIn(parts, text, asks)
    if (sentence === undefined) return null
    const like = likest(otherLines, sentence.words.join(' '))
    if (like === null || like.near < (isIn ? 0.62 : asks ? 0.7 : 0.9) || (!asks && sentence.words.length < 7))
      return null
    best = { elsewhere: like.wording.of, score: like.near * like.wording.worth }
  }
  const nearest = nearestTo(best.elsewhere, tradition)
  const found: Found = {
    kind: 'notInText',
    elsewhere: best.elsewhere.id,
    ...(nearest === undefined ? {} : { nearest }),
  }
  return { found, score: best.score }
}

/** What stands after or before a place or a line that is named. */
function neighbourFound(text: string, tradition: Tradition): Found | null {
  const neighbour = neighbourIn(text)
  if (neighbour === null) return null
  const { step, rest } = neighbour
  const beside = step > 0 ? 'after' : 'before'
  const place = tradition === 'hindu' ? placeIn(rest, tradition) : null
  if (place?.text === 'gita' && place.verse !== undefined) {
    const verse = place.verse === -1 ? versesIn(place.chapter) : (place.to ?? place.verse)
    const at = gitaAt(place.chapter, verse)
    const next = at + step
    return at < 0 || next < 0 || next >= GITA.length ? null : { kind: 'place', passages: [gitaPassage(next)], beside }
  }
  const words = wordsOf(lineOf(rest))
  if (words.length < 2 || words.length > 24) return null
  const line = bestLine([{ words, cued: true, quoted: true, placed: true }], tradition)
  if (line === null) return null
  const { at, last: end } = line.match
  if (tradition === 'hindu') {
    const next = step > 0 ? end + 1 : at - 1
    if (next < 0 || next >= GITA.length) return null
    // half of a verse may be meant, of which the other half comes next: so the verse itself stands beside
    const passages = step > 0 ? [gitaPassage(end), gitaPassage(next)] : [gitaPassage(next), gitaPassage(at)]
    return { kind: 'place', passages: together(passages, 2), beside }
  }
  let next = step > 0 ? end + 1 : at - 1
  while (next >= 0 && next < GRANTH.size && isTitle(next)) next += step
  if (next < 0 || next >= GRANTH.size) return null
  const [from, to] = stanza(next)
  const span: [number, number] = step > 0 ? [next, Math.min(to, next + 1)] : [Math.max(from, next - 1), next]
  return { kind: 'place', passages: [granthPassage(...span)], beside }
}

/** Whose saloks stand together and bear numbers. */
const SALOKS: Readonly<Record<string, string>> = {
  'Sheikh Farid': 'faridsalok',
  'Bhagat Kabir': 'kabirsalok',
  'Guru Tegh Bahadur': 'salok9',
}

/** What is counted, and no line: 'how many verses has chapter 12?' */
function counting(text: string, tradition: Tradition): Counting | null {
  if (!asksCount(text)) return null
  return countIn(text, tradition, countedIn(text, tradition === 'hindu'), namesIn(wordsOf(text)), ({ hit }) => {
    const isSaloks = /(?<![\p{L}])(?:sal|shal|slo|shlo|ਸਲ|ਸ਼ਲ|सल|श्ल)/u.test(text)
    const own = hit.kind === 'writer' && isSaloks ? SALOKS[hit.writer.edition] : undefined
    const bani = hit.kind === 'bani' ? hit.bani : BANIS.find(({ id }) => id === own)
    if (bani === undefined) return null
    const unit = bani.id === 'sukhmani' ? 'ashtpadi' : 'pauri'
    // a Var's saloks bear no numbers of their own
    if (!/salok|vadhik|sahs/.test(bani.id) && /(?<![\p{L}])(?:sal|shal|sl|ਸਲ|ਸ਼ਲ|सल|श्ल)/u.test(text)) return null
    return { name: bani.names.english, parts: Math.max(0, ...partsOf(bani, unit).keys()) }
  })
}

/** Two places beside each other: 'the difference between 3.35 and 18.47', 'Ang 13 and Ang 663'. */
function besideFound(text: string, tradition: Tradition): Found | null {
  const passages =
    tradition === 'hindu'
      ? placesBeside(text).flatMap(({ chapter, verse }) => {
          const at = gitaAt(chapter, verse)
          return at < 0 ? [] : [gitaPassage(at)]
        })
      : angsBeside(text).flatMap((ang) => {
          if (ang < 1 || ang > ANG_COUNT) return []
          const there = stanzas(...GRANTH.angRows(ang)).filter(({ original }) => original !== '')
          return [there.find(({ verse }) => verse !== undefined) ?? there[0]].flatMap((one) => one ?? [])
        })
  const chosen = together(passages, 4)
  return chosen.length < 2 ? null : { kind: 'place', passages: chosen }
}

/** Nobody asks for a place in a message this long; it tells of something. */
const LONGEST = 700

/**
 * What a message looks up in the whole of both texts; null where it looks nothing up. `avoid` are originals already
 * quoted in this conversation; `themes` orders what there is to choose from ('Kabir on pride').
 */
export function lookUp(
  message: string,
  tradition: Tradition,
  avoid: readonly string[],
  themes: readonly Theme[] = [],
): Found | null {
  if (message.length > LONGEST) return null
  const text = plainText(message).replace(/\s+/g, ' ').trim()
  if (text === '') return null
  const found = foundIn(message, text, tradition, avoid, themes)
  if (found === null) return null
  return { ...found, ...besidesIn(message, tradition) }
}

/** What a message asks of a passage besides: nothing, or to whom it is said and in which raag it stands. */
export function besidesIn(message: string, tradition: Tradition): Pick<Found, 'besides'> {
  const text = plainText(message)
  const besides = [
    ...(tradition === 'hindu' && asksWhom(text) ? (['whom'] as const) : []),
    ...(tradition === 'sikh' && asksRaag(text) ? (['raag'] as const) : []),
  ]
  return besides.length === 0 ? {} : { besides }
}

function foundIn(
  message: string,
  text: string,
  tradition: Tradition,
  avoid: readonly string[],
  themes: readonly Theme[],
): Found | null {
  const neighbour = neighbourFound(text, tradition)
  if (neighbour !== null) return neighbour
  const counted = counting(text, tradition)
  if (counted !== null) return { kind: 'count', counting: counted }
  const beside = besideFound(text, tradition)
  if (beside !== null) return beside
  const asked = placeIn(text, tradition)
  if (asked !== null) {
    // 'ishavasyam idam sarvam - gita ch 1?' asks for the words more than for the chapter
    const isWhole = asked.text === 'gita' && asked.verse === undefined && wordsOf(text).length >= 5
    const other = isWhole ? elsewhereSaid(text, segments(message, text), tradition, true) : null
    return other !== null && other.score >= 13 ? other.found : placeFound(asked, tradition, avoid)
  }
  const tokens = tokenise(text)
  const occasion = occasionIn(tokens, tradition)
  if (occasion !== null) return occasionFound(occasion, tradition)
  const all = segments(message, text)
  const isRemembered =
    SUNG.test(text) ||
    (REMEMBERED.test(text) &&
      (all[0]?.cued === true || isRequest(tokens) || /(?:something|sounds|goes) like/.test(text)))
  const line = bestLine(all, tradition) ?? (isRemembered ? lineWithin(text, tradition) : null)
  // a line may name its writer, and is no question for him
  const isPlain = line !== null && line.match.score >= 20 && line.segment.words.length >= 5
  const named =
    isPlain && wordwise(line.match, line.segment, tradition) >= 0.8 ? null : namedFound(text, tradition, avoid, themes)
  if (named !== null) return named
  const asks = isRequest(tokens) || asksIsIn(text) || (all[0]?.cued ?? false) || NAMES_PLACE.test(text)
  const book = elsewhereSaid(text, all, tradition, asks)
  // 'why call her bad' may sound like some line: where a passage says all that is told, it is meant
  if (line !== null && line.match.score < 16 && !line.segment.quoted) {
    const told = toldOf(tokens, tradition)
    const isWorded =
      wordwise(line.match, line.segment, tradition) >= (told !== null && told.share >= 0.95 ? 0.999 : 0.9)
    if (told !== null && told.share >= 0.6 && told.met >= 7 && !isWorded)
      return { kind: 'line', passages: told.passages, exact: false, told: true }
  }
  // what is met in both texts is a line of the one in which more of it is met
  if (book !== null && (line === null || book.score > line.match.score + 2)) return book.found
  if (line !== null) return lineFound(line)
  const door = tradition === 'sikh' ? 'hindu' : 'sikh'
  const beyond = bestLine(all, door)
  // a few words that are met whole are enough
  const isBeyond = (match: Match) => match.score >= 15 || (match.score >= 12.5 && match.covers >= 0.94)
  if (beyond !== null && isBeyond(beyond.match)) return { kind: 'otherDoor', door, place: placeName(beyond) }
  const toOther = tradition === 'sikh' ? namesGita(text) && !namesGranth(text) : namesGranth(text) && !namesGita(text)
  return toOther ? null : saidFound(message, text, all, tradition)
}

/**
 * Each printed line of both texts, in order; `place` is the Ang, or the chapter. Who speaks in the Gita stands in lines
 * of its own ('श्रीभगवानुवाच').
 */
export function* everyLine(): Iterable<{ tradition: Tradition; place: number; reference: string; line: string }> {
  for (const { chapter, verse, text } of GITA) {
    for (const line of text.split('\n')) {
      yield { tradition: 'hindu', place: chapter, reference: gitaPlace(chapter, verse), line }
    }
  }
  for (let at = 0; at < GRANTH.size; at++) {
    const { ang, text } = GRANTH.row(at)
    yield { tradition: 'sikh', place: ang, reference: `Guru Granth Sahib, Ang ${ang}`, line: text }
  }
}
