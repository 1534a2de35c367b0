/** Questions made from lines as people would type them: by nothing that the search uses. */
import Sanscript from '@indic-transliteration/sanscript'

export type Kind = 'letters' | 'script' | 'roman'
export type Query = {
  at: number
  tradition: 'sikh' | 'hindu'
  kind: Kind
  latin: boolean
  mistyped: boolean
  /** as it was before it was mistyped */
  meant: string
  /** the words that were meant, in the script */
  part: readonly string[]
  text: string
}

/** mulberry32: the same numbers for the same seed. */
function numbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
}

const pick = <One>(random: () => number, list: readonly One[]): One => list[Math.floor(random() * list.length)] as One

/** Words as they stand in a line, without its stops, numbers and 'ਰਹਾਉ'. */
const bareWords = (line: string): string[] =>
  line
    .replace(/॥\s*ਰਹਾਉ\s*(ਦੂਜਾ\s*)?॥/g, ' ')
    .replace(/[॥।੦-੯०-९|,.]/g, ' ')
    .split(/\s+/)
    .filter((word) => /\p{L}/u.test(word))

/** By sanscript to IAST, and from there without its marks, in one of the ways in which each is typed. */
function romanised(random: () => number, words: readonly string[], script: 'gurmukhi' | 'devanagari'): string {
  const long = random() < 0.4
  const w = random() < 0.2
  return words
    .map((word) => {
      let roman = Sanscript.t(
        // Sanscript knows neither the joiners nor addak, which doubles what follows
        word
          .replace(/[\u200c\u200d]/g, '')
          .replace(/ੱ(.)/g, '$1੍$1')
          .replace(/ੴ/g, 'ਇਕ ਓਅੰਕਾਰ'),
        script,
        'iast',
      ).normalize('NFC')
      if (script === 'gurmukhi') {
        // what is written and not spoken, at the end of a word
        if (roman.length > 3)
          roman = roman
            .replace(/(?<=[^aiueoāīū])a$/, '')
            .replace(/(?<=[^aiueoāīūh])[iu]$/, () => (random() < 0.15 ? 'i' : ''))
        // and in the middle, before a syllable with a vowel of its own: 'hovaī' stays, 'karatā' is 'karta'
        roman = roman.replace(/(?<=[āīūeoaiu][kgcjṭḍtdnpbmyrlvsṇ]h?)a(?=[kgcjṭḍtdnpbmyrlvs]h?[āīūeo])/g, () =>
          random() < 0.6 ? '' : 'a',
        )
      }
      return roman
        .replace(/jñ/g, () => pick(random, ['gy', 'jn', 'gy']))
        .replace(/ch/g, 'CH')
        .replace(/c/g, 'ch')
        .replace(/CH/g, () => pick(random, ['chh', 'ch']))
        .replace(/ā/g, long ? 'aa' : 'a')
        .replace(/ī/g, long ? 'ee' : 'i')
        .replace(/ū/g, long ? 'oo' : 'u')
        .replace(/r\u0325|ṛ/g, () => (script === 'devanagari' ? pick(random, ['ri', 'ri', 'r', 'ru']) : 'r'))
        .replace(/[ṃṁ](?=[pbm])/g, 'm')
        .replace(/[ṃṁ]$/g, () => (script === 'devanagari' ? 'm' : pick(random, ['n', '', 'n'])))
        .replace(/[ṃṁ]/g, 'n')
        .replace(/ḥ/g, () => pick(random, ['h', 'h', 'ha', '']))
        .replace(/[śṣ]/g, 'sh')
        .replace(/v/g, w ? 'w' : 'v')
        .normalize('NFD')
        .replace(/[^a-z' ]/g, '')
        .replace(/'/g, '')
    })
    .join(' ')
}

const FIRST_LATIN: Record<string, string> = Object.fromEntries(
  'ਸs ਹh ਕk ਖk ਗg ਘg ਙn ਚc ਛc ਜj ਝj ਞn ਟt ਠt ਡd ਢd ਣn ਤt ਥt ਦd ਧd ਨn ਪp ਫf ਬb ਭb ਮm ਯy ਰr ਲl ਵv ੜr ਅa ਆa ਇi ਈi ਉu ਊu ਏe ਐa ਓo ਔa ੴi सs हh कk खk गg घg चc छc जj झj टt ठt डd ढd णn तt थt दd धd नn पp फf बb भb मm यy रr लl वv शs षs अa आa इi ईi उu ऊu ऋr एe ऐa ओo औa ॐo'
    .split(' ')
    .map((pair) => [[...pair][0], [...pair][1]]),
)

const firstLetters = (words: readonly string[], latin: boolean): string[] =>
  words.map((word) => {
    const first = [...word.normalize('NFC')][0] ?? ''
    return latin ? (FIRST_LATIN[first] ?? '') : first
  })

const LETTERS = {
  latin: 'abcdefghijklmnoprstuvy',
  gurmukhi: 'ਸਹਕਖਗਘਚਛਜਝਟਠਡਢਣਤਥਦਧਨਪਫਬਭਮਰਲਵੜਾਿੀੁੂੇੈੋ',
  devanagari: 'कखगघचछजझटठडढणतथदधनपफबभमयरलवशषसहािीुूेैो',
  gurmukhiFirst: 'ਸਹਕਖਗਘਚਛਜਝਟਠਡਢਤਥਦਧਨਪਫਬਭਮਰਲਵਅਆਇਉ',
  devanagariFirst: 'कखगचछजतदधनपबभमयरलवशसहअआइउ',
}

const VOWEL = /[aiueoਾ-ੌा-ौ]/

/** One edit: a letter left out, doubled, changed, put in, or swapped with its neighbour; of a vowel, or an aspirate, more often. */
function edited(random: () => number, text: string, letters: string, words: boolean): string {
  const all = [...text]
  const inner = all.flatMap((letter, at) => (letter === ' ' ? [] : [at]))
  const at = pick(random, inner)
  const vowels = inner.filter((one) => VOWEL.test(all[one] ?? ''))
  const aspirates = inner.filter((one) => all[one] === 'h' && /[kgcjtdpbs]/.test(all[one - 1] ?? ''))
  const way = random()
  if (words && way < 0.15 && aspirates.length > 0) all.splice(pick(random, aspirates), 1)
  else if (words && way < 0.3 && vowels.length > 0) all.splice(pick(random, vowels), 1)
  else if (words && way < 0.4 && vowels.length > 0) {
    const vowel = pick(random, vowels)
    all.splice(vowel, 0, all[vowel] ?? '')
  } else if (words && way < 0.46 && all.includes(' ')) {
    const spaces = all.flatMap((letter, one) => (letter === ' ' ? [one] : []))
    all.splice(pick(random, spaces), 1)
  } else if (way < 0.6) all.splice(at, 1)
  else if (way < 0.8) all[at] = pick(random, [...letters])
  else if (way < 0.9) all.splice(at, 0, pick(random, [...letters]))
  else if (at + 1 < all.length) [all[at], all[at + 1]] = [all[at + 1] ?? '', all[at] ?? '']
  return all.join('')
}

/** One question of a line: a third each by first letters, by words, and romanised; a third of all mistyped. */
function queryOf(random: () => number, number: number, tradition: Query['tradition'], at: number, line: string): Query {
  const script = tradition === 'sikh' ? 'gurmukhi' : 'devanagari'
  const words = bareWords(line)
  const kind = (['letters', 'script', 'roman'] as const)[number % 3] ?? 'script'
  const mistyped = Math.floor(number / 3) % 3 === 2
  const edits = random() < 0.5 ? 1 : 2
  const latin = kind === 'roman' || (kind === 'letters' && random() < 0.5)
  let meant: string
  let part: readonly string[] = words
  if (kind === 'letters') {
    const count = 6 + Math.floor(random() * 5)
    meant = firstLetters(words, latin).slice(0, count).join('')
  } else {
    const count = Math.min(words.length, 3 + Math.floor(random() * 4))
    part = words.slice(Math.floor(random() * (words.length - count + 1))).slice(0, count)
    meant = kind === 'script' ? part.join(' ') : romanised(random, part, script)
  }
  const letters = latin ? LETTERS.latin : LETTERS[kind === 'letters' ? (`${script}First` as const) : script]
  let text = meant
  if (mistyped) for (let i = 0; i < edits; i++) text = edited(random, text, letters, kind !== 'letters')
  if (kind === 'letters' && random() < 0.3) text = [...text].join(' ')
  return { at, tradition, kind, latin, mistyped, meant, part, text }
}

export type Texts = { size: number; text: (at: number) => string }

/** 300 lines of the Granth and 100 verses of the Gita. Lines of less than three words ('ਮਃ ੩ ॥') are headings, and not asked for. */
export function queries(seed: number, granth: Texts, gita: Texts): Query[] {
  const random = numbers(seed)
  const made: Query[] = []
  for (const [tradition, texts, count] of [
    ['sikh', granth, 300],
    ['hindu', gita, 100],
  ] as const) {
    const taken = new Set<number>()
    while (taken.size < count) {
      const at = Math.floor(random() * texts.size)
      if (taken.has(at) || bareWords(texts.text(at)).length < 3) continue
      made.push(queryOf(random, taken.size, tradition, at, texts.text(at)))
      taken.add(at)
    }
  }
  return made
}

/** As sanscript reads it, without the short vowels that nobody speaks at the end of a word. */
const spoken = (words: readonly string[], tradition: Query['tradition']): string =>
  ` ${words
    .map((word) =>
      Sanscript.t(word, tradition === 'sikh' ? 'gurmukhi' : 'devanagari', 'iast').replace(/(?<=..)[aiu]$/, ''),
    )
    .join(' ')} `

/** Whether the same could have been asked of another line: then that line is as right as the one that was drawn. */
export function isMeant(query: Query, drawn: string, found: string): boolean {
  const words = bareWords(found)
  if (words.join(' ') === bareWords(drawn).join(' ')) return true
  if (query.kind === 'letters') return firstLetters(words, query.latin).join('').includes(query.meant)
  if (query.kind === 'script') return ` ${words.join(' ')} `.includes(` ${query.part.join(' ')} `)
  return spoken(words, query.tradition).includes(spoken(query.part, query.tradition))
}
