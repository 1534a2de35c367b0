/** Of a text, so many characters are looked for. */
export const TEXT_LIMIT = 2_000
/** So many lines of it. */
export const QUERIES_LIMIT = 8
/** So many characters of a line; a longer one is asked for in pieces. */
export const QUERY_LIMIT = 160

/** The first characters of a text; no half of a character at its end, which no address can carry. */
const first = (text: string, limit: number): string => text.slice(0, limit).replace(/[\uD800-\uDBFF]$/, '')

/** Where a line or a half of a verse ends; people write two strokes for a danda. */
const ENDS = /[\n\r\u2028।॥|]+/

const NUMBER = String.raw`\p{Nd}+(?:[.:,–-]\p{Nd}+)*`
const BOOK = '(?:sri |shri )?(?:guru granth sahib(?: ji)?|sggs|(?:shrimad )?bhagavad[ -]?gita|bg|gita)'
const WORD = 'ang|page|panna|chapter|verse|adhyaya?|shloka?|ਅੰਗ|ਪੰਨਾ|ਅਧਿਆਇ|ਸ਼ਲੋਕ|अंग|पन्ना|अध्याय|श्लोक'
/** 'Ang 917', 'Guru Granth Sahib, Ang 917', 'Bhagavad Gita 2.47', 'chapter 2, verse 47': where something stands is none of it. */
const PLACE = new RegExp(
  String.raw`(^|[^\p{L}\p{M}])(?:${BOOK}[\s,:–-]*(?:(?:${WORD})[\s.:#-]*)?|(?:${WORD})[\s.:#-]*)${NUMBER}`.normalize(
    'NFC',
  ),
  'giu',
)
const NUMBERS = new RegExp(NUMBER, 'gu')

/** 'Pause' stands after most refrains: no line, and in hundreds of places. */
const PAUSE = /^(?:ਰਹਾਉ|ਰਹਾਉ ਦੂਜਾ|रहाउ|rah(?:aa?|ā)[ou])$/iu

/** A line in pieces, broken between its words where it has any. */
function pieces(line: string): string[] {
  const found: string[] = []
  for (let rest = line; rest !== ''; ) {
    const start = first(rest, QUERY_LIMIT)
    const space = rest.length > start.length ? start.lastIndexOf(' ') : -1
    const piece = space > 0 ? start.slice(0, space) : start
    found.push(piece)
    rest = rest.slice(piece.length).trimStart()
  }
  return found
}

function allOf(text: string): string[] {
  const lines = first(text.normalize('NFC'), TEXT_LIMIT)
    .replace(PLACE, '$1')
    .split(ENDS)
    .map((line) =>
      line
        .replace(NUMBERS, ' ')
        .replace(/^[^\p{L}]+|[^\p{L}\p{M}]+$/gu, '')
        .replace(/\s+/g, ' '),
    )
    .filter((line) => line !== '')
  const said = lines.filter((line) => !PAUSE.test(line))
  return (said.length === 0 ? lines : said).flatMap(pieces)
}

/** What is looked for: the lines of a text, without their numbers and without where they stand. */
export const queriesOf = (text: string): string[] => allOf(text).slice(0, QUERIES_LIMIT)

/** Whether there is more in the text than is looked for. */
export const hasMore = (text: string): boolean => text.length > TEXT_LIMIT || allOf(text).length > QUERIES_LIMIT
