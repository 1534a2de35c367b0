import { asciiDigits, normalise, token } from '../normalise.ts'
import { soundOfWord } from './sounds.ts'

/** What stands before or after a number: `pauri` is also ashtpadi, salok, lav: the numbered part of a composition. */
type Unit = 'chapter' | 'verse' | 'ang' | 'line' | 'pauri' | 'ashtpadi' | 'shabad'

const words = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '')

const UNITS: ReadonlyMap<string, Unit> = new Map(
  (
    [
      [
        'chapter',
        'chapter chapters chap chp adhyay adhyaya adhyaye adhyaay adhyai adhiai adhiaye adhyaey addhyay adhyae adhayay adhay अध्याय अध्यायों ਅਧਿਆਇ ਅਧਿਆਏ ਅਧਿਆਯ ਅਧਿਆਉ ਚੈਪਟਰ चैप्टर',
      ],
      [
        'verse',
        'verse verses vs shlok shloka shlokas sloka slokas shalok shloks shlock shalokas shloke श्लोक श्लोकों ਸ਼ਲੋਕ ਸ਼ਲੋਕਾਂ mantra text वर्स ਵਰਸ',
      ],
      ['ang', 'ang angs ung page pages panna panne pannaa pg पन्ना पन्ने पृष्ठ पेज अंग अंगों ਅੰਗ ਅੰਗਾਂ ਪੰਨਾ ਪੰਨੇ ਪੇਜ safa'],
      ['line', 'line lines pankti panktian tuk tukk satar पंक्ति पंक्तियाँ तुक ਤੁਕ ਪੰਕਤੀ ਤੁਕਾਂ ਸਤਰ ਲਾਈਨ लाइन'],
      [
        'pauri',
        'pauri pauris paudi pauree paurhi paori stanza salok slok saloks sloks shalok shlok saloka lav laav laanv lavaan lavan laavan laawan lavaa ਲਾਵਾਂ लावाँ ਪਉੜੀ ਪੌੜੀ ਪਉੜੀਆਂ पौड़ी पउड़ी ਸਲੋਕ ਸਲੋਕੁ ਸ਼ਲੋਕ सलोक श्लोक ਲਾਵ ਲਾਂਵ लाव लाँव',
      ],
      ['ashtpadi', 'ashtpadi ashtapadi astpadi asatpadi ashatpadi asthpadi ashtpadee ਅਸਟਪਦੀ ਅਸ਼ਟਪਦੀ असटपदी अष्टपदी'],
      ['shabad', 'shabad sabad shabd sabd shabads ਸ਼ਬਦ शबद शब्द hymn hymns'],
    ] as const
  ).flatMap(([unit, list]) => words(list).map((word) => [word.normalize('NFKC'), unit] as const)),
)
/** In the Granth 'shlok' is a salok, in the Gita a verse. */
const VERSES = new Set(
  words('verse verses vs shlok shloka shlokas sloka slokas shalok shloks श्लोक श्लोकों सलोक ਸ਼ਲੋਕ ਸ਼ਲੋਕਾਂ ਸਲੋਕ text').map(
    (word) => word.normalize('NFKC'),
  ),
)

const ENGLISH = words(
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty',
)
const ENGLISH_ORDINALS = words(
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth',
)
const TENS = words('twenty thirty forty fifty sixty seventy eighty ninety')
const TENTHS = words('twentieth thirtieth fortieth fiftieth sixtieth seventieth eightieth ninetieth')

const HINDI = words(
  `एक दो तीन चार पाँच छह सात आठ नौ दस ग्यारह बारह तेरह चौदह पंद्रह सोलह सत्रह अठारह उन्नीस बीस इक्कीस बाईस तेईस चौबीस पच्चीस
छब्बीस सत्ताईस अट्ठाईस उनतीस तीस इकतीस बत्तीस तैंतीस चौंतीस पैंतीस छत्तीस सैंतीस अड़तीस उनतालीस चालीस इकतालीस बयालीस तैंतालीस चवालीस पैंतालीस
छियालीस सैंतालीस अड़तालीस उनचास पचास इक्यावन बावन तिरपन चौवन पचपन छप्पन सत्तावन अट्ठावन उनसठ साठ इकसठ बासठ तिरसठ चौंसठ पैंसठ छियासठ सड़सठ अड़सठ
उनहत्तर सत्तर इकहत्तर बहत्तर तिहत्तर चौहत्तर पचहत्तर छिहत्तर सतहत्तर अठहत्तर उन्यासी अस्सी इक्यासी बयासी तिरासी चौरासी पचासी छियासी सत्तासी अट्ठासी नवासी नब्बे
इक्यानवे बानवे तिरानवे चौरानवे पंचानवे छियानवे सत्तानवे अट्ठानवे निन्यानवे`,
)
const PUNJABI = words(
  `ਇੱਕ ਦੋ ਤਿੰਨ ਚਾਰ ਪੰਜ ਛੇ ਸੱਤ ਅੱਠ ਨੌਂ ਦਸ ਗਿਆਰਾਂ ਬਾਰਾਂ ਤੇਰਾਂ ਚੌਦਾਂ ਪੰਦਰਾਂ ਸੋਲਾਂ ਸਤਾਰਾਂ ਅਠਾਰਾਂ ਉੱਨੀ ਵੀਹ ਇੱਕੀ ਬਾਈ ਤੇਈ ਚੌਵੀ ਪੱਚੀ ਛੱਬੀ ਸਤਾਈ ਅਠਾਈ
ਉਣੱਤੀ ਤੀਹ ਇਕੱਤੀ ਬੱਤੀ ਤੇਤੀ ਚੌਂਤੀ ਪੈਂਤੀ ਛੱਤੀ ਸੈਂਤੀ ਅਠੱਤੀ ਉਣਤਾਲੀ ਚਾਲੀ ਇਕਤਾਲੀ ਬਿਆਲੀ ਤਰਤਾਲੀ ਚੁਤਾਲੀ ਪੰਤਾਲੀ ਛਿਆਲੀ ਸੰਤਾਲੀ ਅਠਤਾਲੀ ਉਣੰਜਾ ਪੰਜਾਹ
ਇਕਵੰਜਾ ਬਵੰਜਾ ਤਰਵੰਜਾ ਚੁਰੰਜਾ ਪਚਵੰਜਾ ਛਪੰਜਾ ਸਤਵੰਜਾ ਅਠਵੰਜਾ ਉਣਾਹਠ ਸੱਠ ਇਕਾਹਠ ਬਾਹਠ ਤਰੇਹਠ ਚੌਂਹਠ ਪੈਂਹਠ ਛਿਆਹਠ ਸਤਾਹਠ ਅਠਾਹਠ ਉਣੱਤਰ ਸੱਤਰ ਇਕੱਤਰ ਬਹੱਤਰ ਤਿਹੱਤਰ ਚੁਹੱਤਰ
ਪਚੱਤਰ ਛਿਅੱਤਰ ਸਤੱਤਰ ਅਠੱਤਰ ਉਣਾਸੀ ਅੱਸੀ ਇਕਾਸੀ ਬਿਆਸੀ ਤਰਿਆਸੀ ਚੁਰਾਸੀ ਪਚਾਸੀ ਛਿਆਸੀ ਸਤਾਸੀ ਅਠਾਸੀ ਉਣਾਨਵੇਂ ਨੱਬੇ ਇਕਾਨਵੇਂ ਬਾਨਵੇਂ ਤਰਾਨਵੇਂ ਚੁਰਾਨਵੇਂ ਪਚਾਨਵੇਂ ਛਿਆਨਵੇਂ ਸਤਾਨਵੇਂ ਅਠਾਨਵੇਂ ਨੜਿੰਨਵੇਂ`,
)
const ORDINALS: Record<string, number> = Object.fromEntries(
  `pehla pehli pehle pahla pahli pahle pahila पहला पहली पहले ਪਹਿਲਾ ਪਹਿਲੀ ਪਹਿਲੇ start shuru opening=1
doosra doosri dusra dusri dusre dooja dooji duja duji dooje दूसरा दूसरी दूसरे ਦੂਜਾ ਦੂਜੀ ਦੂਜੇ ਦੂਸਰਾ ਦੂਸਰੇ=2
teesra teesri teesre tisra tisri tisre teeja teeji tija tiji तीसरा तीसरी तीसरे ਤੀਜਾ ਤੀਜੀ ਤੀਜੇ ਤੀਸਰਾ ਤੀਸਰੇ=3
chautha chauthi chauthe चौथा चौथी चौथे ਚੌਥਾ ਚੌਥੀ ਚੌਥੇ=4 chhatha chhathe chhathi chhatthe छठा छठे छठी ਛੇਵਾਂ ਛੇਵੇਂ ਛੇਵੀਂ=6
last final aakhri akhri aakhiri antim antam akhiri aakhari आखिरी आख़िरी अंतिम आखरी ਆਖ਼ਰੀ ਆਖਰੀ ਆਖਿਰੀ ਅੰਤਿਮ ending=-1`
    .split(/=(-?\d)\s+|=(-?\d)$/)
    .flatMap((cell, at, cells): [string, number][] => {
      if (cell === undefined || /^-?\d$/.test(cell) || cell.trim() === '') return []
      const value = Number(cells[at + 1] ?? cells[at + 2])
      return words(cell).map((word) => [word.normalize('NFKC'), value])
    }),
)

/** Numbers of Hindi and Punjabi as they are written, and by their sound, so that 'saintalis' is सैंतालीस too. */
const BY_WORD = new Map<string, number>()
const BY_SOUND = new Map<string, number>()
for (const list of [HINDI, PUNJABI]) {
  for (const [at, word] of list.entries()) {
    const { fold } = token(word.normalize('NFKC'))
    if (!BY_WORD.has(fold)) BY_WORD.set(fold, at + 1)
    // सत्रह and सत्तर sound alike without their vowels: the smaller is asked for far oftener
    if (!BY_SOUND.has(soundOfWord(word))) BY_SOUND.set(soundOfWord(word), at + 1)
  }
}
for (const [word, value] of [
  ['panj', 5],
  ['chhe', 6],
  ['che', 6],
  ['chheh', 6],
  ['baraan', 12],
  ['atharah', 18],
  ['solah', 16],
] as const)
  BY_SOUND.set(soundOfWord(word), value)

const SUFFIX =
  /(?:वाँ|वां|वें|वीं|वा|वे|वी|ਵਾਂ|ਵੇਂ|ਵੀਂ|ਵਾ|ਵੇ|ਵੀ|waan|vaan|wan|van|wen|ven|win|vin|vein|wein|va|ve|vi|wa|we|wi|ma)$/u

const spelled = (word: string): number | undefined =>
  BY_WORD.get(token(word).fold) ??
  // in its own letters a number is as it is written: by its sound वही is 20
  (/^[a-z]/.test(word) ? BY_SOUND.get(soundOfWord(word)) : undefined) ??
  // ਤੇਰਾਂ is 'teran' to one and 'tera' to another
  (/^[a-z]{4,}n$/.test(word) ? BY_SOUND.get(soundOfWord(word.slice(0, -1))) : undefined)

const HUNDREDS = new Set(words('hundred hundreds sau sou saw ਸੌ सौ').map((word) => word.normalize('NFKC')))
const THOUSANDS = new Set(
  words('thousand hazar hazaar hajar ਹਜ਼ਾਰ ਹਜਾਰ हज़ार हजार').map((word) => word.normalize('NFKC')),
)

/** English words that sound like numbers, and stand beside what is counted. */
const ENGLISH_WORDS = new Set(words('what whats that this which with both boat bait path soul sole soil'))

type NumberWord = { value: number; ordinal: boolean; tens: boolean }

function numberWord(word: string): NumberWord | null {
  const plain = (list: string[], ordinal: boolean, step = 1, from = 1): NumberWord | null => {
    const at = list.indexOf(word)
    return at < 0 ? null : { value: step === 10 ? (at + from) * 10 : at + 1, ordinal, tens: step === 10 }
  }
  const english =
    plain(TENS, false, 10, 2) ?? plain(TENTHS, true, 10, 2) ?? plain(ENGLISH, false) ?? plain(ENGLISH_ORDINALS, true)
  if (english !== null) return english
  const ordinal = ORDINALS[word]
  if (ordinal !== undefined) return { value: ordinal, ordinal: true, tens: false }
  // by its sound, 'what' is ਬਾਹਠ (62)
  if (ENGLISH_WORDS.has(word)) return null
  // by their sound, 'by' is 22 and 'at' 8: of short Latin words only these are numbers
  if (/^[a-z]{1,3}$/.test(word) && !/^(?:ek|ik|do|tin|das|nau|che|sat|ath)$/.test(word)) return null
  const value = spelled(word)
  if (value !== undefined) return { value, ordinal: false, tens: false }
  const bare = word.replace(SUFFIX, '')
  const by = bare === word ? undefined : spelled(bare)
  return by === undefined ? null : { value: by, ordinal: true, tens: false }
}

type Item =
  | { kind: 'number'; value: number; ordinal: boolean; spelled: boolean; tens: boolean; at: number; end: number }
  | { kind: 'unit'; unit: Unit; verse: boolean; word: string; at: number; end: number }
  | { kind: 'to'; at: number; end: number }
  | { kind: 'scale'; value: number; at: number; end: number }

const TO = new Set(
  words('to - – — till until through se tak upto and aur ate te से तक और ਤੋਂ ਤੱਕ ਤਕ ਅਤੇ ਤੇ &').map((w) =>
    w.normalize('NFKC'),
  ),
)
const FILLER = new Set(
  words(
    'of the no number nr num ka ki ke da di de dee from in me mein ch vich की का के में ਦਾ ਦੀ ਦੇ ਵਿੱਚ ਵਿਚ नंबर ਨੰਬਰ संख्या nambar nu ji no.',
  ),
)

/** Where the digits of the scripts of South Asia and of Arabic begin, beside those of `asciiDigits`. */
const ZEROS = [0x660, 0x6f0, 0x9e6, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66]
const anyDigits = (text: string): string =>
  asciiDigits(text).replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0
    const zero = ZEROS.find((first) => code >= first && code < first + 10)
    return zero === undefined ? digit : String(code - zero)
  })

/** A message for the eye of a machine: lower case, digits in ASCII. */
export const plainText = (message: string): string =>
  anyDigits(normalise(message))
    .replace(/(?<![\p{L}])b\.\s?g\./gu, 'bg')
    // in romanised Punjabi 'ch' is 'in': a chapter only where a message begins, or after the Gita's name
    .replace(/(^|(?:gita|geeta|bg)[ ,]+)ch\.? ?(?=\d)/u, '$1chapter ')
    .replace(/(chapter \d+[ ,]*)v\.? ?(?=\d)/u, '$1verse ')

const PIECE = /[\p{L}\p{M}]+|\d+|[-–—&]/gu

/** 'one thousand four hundred and thirty' is one number, and so is 'ਚਾਰ ਸੌ ਬਾਹਠ'. */
function joinScales(items: Item[]): void {
  for (let i = 0; i < items.length; i++) {
    const first = items[i]
    if (first?.kind !== 'scale' && items[i + 1]?.kind !== 'scale') continue
    if (first?.kind === 'unit' || first?.kind === 'to' || first === undefined) continue
    let [total, part, next] = [0, 0, i]
    let end = first.end
    for (; next < items.length; next++) {
      const item = items[next]
      const link = item?.kind === 'to' && items[next + 1]?.kind === 'number' && next > i ? items[next + 1] : undefined
      const own = link ?? item
      if (own === undefined || own.at - end > (link === undefined ? 1 : 2)) break
      if (own.kind === 'number') {
        // after a number only a scale may follow, after a scale a smaller number
        if (part % 100 !== 0 || own.value < 0) break
        part += own.value
      } else if (own.kind === 'scale') {
        part = Math.max(1, part) * own.value
        if (own.value === 1000) [total, part] = [total + part, 0]
      } else break
      if (link !== undefined) next++
      end = own.end
    }
    if (next - i < 2) continue
    items.splice(i, next - i, {
      kind: 'number',
      value: total + part,
      ordinal: false,
      spelled: true,
      tens: false,
      at: first.at,
      end,
    })
  }
}

function itemsOf(text: string): Item[] {
  const pieces = text.match(PIECE) ?? []
  const items: Item[] = []
  pieces.forEach((piece, at) => {
    const unit = UNITS.get(piece)
    if (unit !== undefined) items.push({ kind: 'unit', unit, verse: VERSES.has(piece), word: piece, at, end: at })
    else if (/^\d+$/.test(piece)) {
      items.push({
        kind: 'number',
        value: Number(piece),
        ordinal: /^(st|nd|rd|th|va|ve|vi|van|ven|वाँ|वें|वीं|वां|ਵਾਂ|ਵੇਂ|ਵੀਂ)$/u.test(pieces[at + 1] ?? ''),
        spelled: false,
        tens: false,
        at,
        end: at,
      })
    } else if (TO.has(piece)) items.push({ kind: 'to', at, end: at })
    else if (HUNDREDS.has(piece)) items.push({ kind: 'scale', value: 100, at, end: at })
    else if (THOUSANDS.has(piece)) items.push({ kind: 'scale', value: 1000, at, end: at })
    else {
      const number = numberWord(piece)
      if (number !== null) items.push({ kind: 'number', ...number, spelled: true, at, end: at })
    }
  })
  // 'forty-seventh' is one number
  for (let i = 0; i + 1 < items.length; i++) {
    const [tens, maybe] = [items[i], items[i + 1]]
    const dash = maybe?.kind === 'to' && pieces[maybe.at] === '-'
    const unit = dash ? items[i + 2] : maybe
    if (tens?.kind !== 'number' || unit?.kind !== 'number' || !tens.tens || !unit.spelled) continue
    if (unit.value < 1 || unit.value > 9 || tens.ordinal) continue
    items.splice(i, dash ? 3 : 2, { ...unit, value: tens.value + unit.value, at: tens.at })
  }
  joinScales(items)
  // a word is a number only beside what is counted: 'do', 'sat', 'no' are other words elsewhere
  const gap = (a: Item, b: Item): number =>
    pieces
      .slice(Math.min(a.end, b.end) + 1, Math.max(a.at, b.at))
      .filter((word) => !FILLER.has(word) && !/^(st|nd|rd|th)$/.test(word)).length
  const hasNeighbour = (item: Item): boolean =>
    items.some((other) => other.kind === 'unit' && gap(item, other) === 0) ||
    items.some(
      (other) =>
        other.kind === 'to' &&
        Math.abs(other.at - item.at) <= 1 &&
        items.some((n) => n.kind === 'number' && !n.spelled && Math.abs(n.at - other.at) <= 1),
    )
  return items.filter((item) => item.kind !== 'number' || !item.spelled || hasNeighbour(item))
}

export type Counted = Partial<Record<Unit, { value: number; to?: number }>>

/** The numbers of a message with what they count. -1 is 'the last'. */
export function countedIn(text: string, verses: boolean): Counted {
  const items = itemsOf(text)
  const used = new Set<Item>()
  const counted: Counted = {}
  items.forEach((item, i) => {
    if (item.kind !== 'unit') return
    const unit: Unit = verses && item.verse ? 'verse' : item.unit
    if (counted[unit] !== undefined) return
    const before = items[i - 1]
    const after = items[i + 1]
    const usable = (one: Item | undefined): one is Extract<Item, { kind: 'number' }> =>
      one?.kind === 'number' && !used.has(one) && Math.min(Math.abs(one.at - item.at), Math.abs(one.end - item.at)) <= 4
    const [own, at] =
      usable(before) && (before.ordinal || !usable(after) || Math.abs(after.at - item.at) > 2)
        ? [before, i - 1]
        : usable(after)
          ? [after, i + 1]
          : [undefined, 0]
    if (own === undefined) return
    used.add(own)
    let to: number | undefined
    const [link, end] = [items[at + 1], items[at + 2]]
    if (link?.kind === 'to' && end?.kind === 'number' && end.value > own.value && end.at - own.at <= 3) {
      to = end.value
      used.add(end)
    }
    // 'the seventh and the eighth verse'
    const [and, first] = [items[at - 1], items[at - 2]]
    const ranged = at < i && to === undefined && and?.kind === 'to' && first?.kind === 'number' && first.ordinal
    if (ranged && !used.has(first) && first.value > 0 && first.value < own.value && own.at - first.at <= 2) {
      used.add(first)
      counted[unit] = { value: first.value, to: own.value }
      return
    }
    // 'chapter 2, 47'
    const next = items[at + 1]
    counted[unit] = to === undefined ? { value: own.value } : { value: own.value, to }
    if (unit === 'chapter' && at === i + 1 && next?.kind === 'number' && !next.spelled && next.at - own.at <= 2) {
      const [dash, last] = [items[at + 2], items[at + 3]]
      const ranged = dash?.kind === 'to' && last?.kind === 'number' && last.value > next.value
      counted.verse = ranged ? { value: next.value, to: last.value } : { value: next.value }
      used.add(next)
    }
  })
  return counted
}

const GITA =
  /(?<![\p{L}\p{M}])(?:bhagavad|bhagwad|bhagvad|bhagwat|shrimad|srimad|shri|sri|श्रीमद्|श्री)?\s*(?:gita|geeta|geetha|geetaji|gitaji|gita's|गीता|भगवद्गीता|भगवदगीता|ਗੀਤਾ|bg|भगवत गीता)(?![\p{L}\p{M}])/u
const GRANTH =
  /(?<![\p{L}\p{M}])(?:sggs|ggs|gurbani|gurubani|gurbaani|guru granth|granth sahib|granth|adi granth|ਗ੍ਰੰਥ|ਗੁਰਬਾਣੀ|ग्रंथ साहिब|गुरु ग्रंथ|ग्रंथ|गुरबाणी|गुरुबाणी)(?![\p{L}\p{M}])/u

export const namesGita = (text: string): boolean => GITA.test(text)
export const namesGranth = (text: string): boolean => GRANTH.test(text)

/** '2.47', '2:47-50', '2/47'. */
const DOTTED =
  /(?<![\d.:/])(\d{1,2})\s*[.:/|।]\s*(\d{1,3})(?:\s*(?:-|–|—|to|se|tak|till|से|ਤੋਂ)\s*(?:\d{1,2}[.:])?(\d{1,3}))?(?![\d%/]|\.\d|\s*(?:am|pm|baje|lakh|crore|kg|km|gpa|cgpa|%|बजे|ਵਜੇ|hours|hrs|million))/u

/** 'what is written in 6.35?' */
const SHOWN =
  /(?<![\p{L}\p{M}])(?:written|show|give|read|open|quote|sunao|dikhao|batao|सुनाइए|दिखाइए|बताइए|सुनाओ|ਸੁਣਾਓ|ਦੱਸੋ|ਦਿਖਾਓ)(?![\p{L}\p{M}])/u

/** Nothing but words that ask for a place: '5.30 ka matlab'. */
const ONLY_ASKS =
  /^(?:[\s,.?!:।-]|(?<![\p{L}\p{M}])(?:ka|ki|ke|da|di|de|the|of|what|is|whats|does|mean|please|pls|plz|meaning|matlab|mtlb|arth|arath|artha|explain|explained|translation|full|show|me|batao|bataiye|dasso|samjhao|sunao|chahiye|का|की|के|ਦਾ|ਦੀ|ਦੇ|मतलब|अर्थ|भावार्थ|बताओ|बताइए|समझाओ|समझाइए|सुनाओ|ਮਤਲਬ|ਅਰਥ|ਦੱਸੋ|ਸਮਝਾਓ|क्या|है|ਕੀ|ਹੈ|hai|kya|h)(?![\p{L}\p{M}]))*$/u

export type Asked =
  | { text: 'gita'; chapter: number; verse?: number; to?: number }
  | { text: 'granth'; ang: number; to?: number; line?: number }

const OTHER_BOOKS =
  /(?<![\p{L}\p{M}])(?:physics|maths?|chemistry|biology|history|ncert|syllabus|exam|exams|novel|my book|my life|diary|story|quran|koran|bible|thesis|notes|textbook|assignment|naval|upnyas|create|compose|rewrite|invent|make up|likho|likh do|likh|लिखो|लिख दो|ਲਿਖੋ|ਲਿਖ ਦਿਓ)(?![\p{L}\p{M}])/u

/** 'gita nine twenty two': a chapter and a verse in words, and no word of what they count. */
function spelledPair(text: string): { chapter: number; verse: number } | null {
  const [, after = ''] = new RegExp(`${GITA.source}(.*)$`, 'u').exec(text) ?? []
  const numbers = after
    .trim()
    .split(/[\s-]+/)
    .map(numberWord)
  const [chapter, tens, unit, ...more] = numbers
  if (!chapter || !tens || more.length > 0 || numbers.includes(null)) return null
  if (chapter.tens || chapter.value < 1 || chapter.value > 18) return null
  return { chapter: chapter.value, verse: tens.value + (tens.tens ? (unit?.value ?? 0) : 0) }
}

/** A place in either text that a message asks for by number; null where it asks for none. */
export function placeIn(text: string, tradition: 'sikh' | 'hindu'): Asked | null {
  if (OTHER_BOOKS.test(text)) return null
  const [gita, granth] = [namesGita(text), namesGranth(text)]
  const length = (text.match(/[\p{L}\p{M}]+/gu) ?? []).length
  const atGita = gita || (tradition === 'hindu' && !granth)
  const atGranth = granth || (tradition === 'sikh' && !gita)
  const counted = countedIn(text, atGita && !granth)
  if (counted.ang !== undefined && !gita) {
    const page = !/(?<![\p{L}\p{M}])(?:angs?|अंग|ਅੰਗ)(?![\p{L}\p{M}])/u.test(text)
    // everybody has pages; an Ang is the Granth's alone
    if (granth || (page ? atGranth && length <= 6 : atGranth || /(?<![\p{L}\p{M}])angs?(?![\p{L}\p{M}])/u.test(text))) {
      const { value, to } = counted.ang
      const line = counted.line?.value
      return {
        text: 'granth',
        ang: value,
        ...(to === undefined ? {} : { to }),
        ...(line === undefined ? {} : { line }),
      }
    }
  }
  if (granth && length <= 9 && counted.pauri === undefined && counted.ashtpadi === undefined) {
    const bare =
      /(?:granth(?: sahib)?(?: ji)?|sggs|ggs|ਗ੍ਰੰਥ(?: ਸਾਹਿਬ)?(?: ਜੀ)?|ग्रंथ(?: साहिब)?(?: जी)?)\D{0,3}(\d{1,4})(?!\d)/u.exec(
        text,
      )
    if (bare !== null) return { text: 'granth', ang: Number(bare[1]) }
  }
  const { chapter, verse } = counted
  if (chapter !== undefined && verse !== undefined && (atGita || length <= 8)) {
    const to = verse.to
    return { text: 'gita', chapter: chapter.value, verse: verse.value, ...(to === undefined ? {} : { to }) }
  }
  if (!atGita && !(tradition === 'sikh' && gita)) return null
  const dotted = DOTTED.exec(text)
  if (dotted !== null) {
    const rest = text.replace(dotted[0], ' ')
    const alone = (rest.match(/[\p{L}\p{M}]+/gu) ?? []).length <= 1
    const shown = (length <= 6 && SHOWN.test(text)) || ONLY_ASKS.test(rest)
    if (
      gita ||
      alone ||
      shown ||
      verse !== undefined ||
      /(?<![\p{L}])(?:verse|shlok|shloka|sloka|श्लोक|ਸ਼ਲੋਕ)/u.test(text)
    ) {
      return {
        text: 'gita',
        chapter: Number(dotted[1]),
        verse: Number(dotted[2]),
        ...(dotted[3] === undefined ? {} : { to: Number(dotted[3]) }),
      }
    }
  }
  if (gita) {
    const pair = /(?:gita|geeta|geetha|bg|गीता|ਗੀਤਾ)\D{0,3}(\d{1,2})\s*[, -]\s*(\d{1,3})(?!\d)/u.exec(text)
    if (pair !== null) return { text: 'gita', chapter: Number(pair[1]), verse: Number(pair[2]) }
    const said = spelledPair(text)
    if (said !== null && chapter === undefined) return { text: 'gita', ...said }
    // the first and the last of all
    if (verse !== undefined && chapter === undefined && length <= 10 && (verse.value === 1 || verse.value === -1)) {
      return { text: 'gita', chapter: verse.value === 1 ? 1 : 18, verse: verse.value }
    }
  }
  if (chapter !== undefined && chapter.to === undefined && (gita || length <= 6))
    return { text: 'gita', chapter: chapter.value }
  return null
}
