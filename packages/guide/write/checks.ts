import { CORPUS, LANGUAGES, type Language, type Tradition } from '../corpus.ts'
import { languageOf } from '../language.ts'
import { linesLike, worthOfAll } from '../lookup/lines.ts'
import { countedIn } from '../lookup/places.ts'
import { soundsOf } from '../lookup/sounds.ts'
import { asciiDigits, hash, tokenise } from '../normalise.ts'
import { readExamples } from '../readings/examples.ts'
import { GITA, GRANTH } from '../text/texts.ts'

/** What a sentence of a model's is read for. The meaning of a sentence is for the second reader (reading.md). */
export type Finding =
  | 'hidden'
  | 'outward'
  | 'voice'
  | 'script'
  | 'number'
  | 'place'
  | 'quoted'
  | 'verse'
  | 'scripture'
  | 'rendering'

/** Who writes one of these means the others too: the whole draft is written anew. All else is left out with its sentence. */
export const GRAVE: readonly Finding[] = ['hidden', 'outward', 'voice']

/** The script in which a reply is written; romanised where the person writes so and has English set (D47). */
export type Writes = Language | 'romanised'

export type Over = {
  readonly writes: Writes
  /** What the person wrote in this conversation: their own numbers and words may be said back. */
  readonly told: string
}

// ---- hidden: what a reader sees otherwise than a check

/** Joiners belong between letters of an Indic script, and nowhere else. */
const INVISIBLE = /(?![\u200c\u200d])\p{Cf}|[\p{Co}\p{Cn}]|(?<![\u0900-\u0dff])[\u200c\u200d]/u
const DISGUISED =
  /[\uff01-\uff5e\u2460-\u24ff\u{1d400}-\u{1d7ff}]|[A-Za-z][\u0300-\u036f]{2}|\p{Script=Latin}[\p{Script=Cyrillic}\p{Script=Greek}]|[\p{Script=Cyrillic}\p{Script=Greek}]\p{Script=Latin}/u
/** Letters with something between each; in Indic scripts a word may be one letter, so it takes more of them. */
const SPACED =
  /(?<!\p{L})(?:\p{Script=Latin}[ .\-_*·]){4,}\p{Script=Latin}(?!\p{L})|(?<![\p{L}\p{M}])(?:\p{L}\p{M}*[ .\-_*·]){7,}\p{L}\p{M}*(?![\p{L}\p{M}])|\p{L}[0-9@$]+\p{L}/u
const isHidden = (text: string) => INVISIBLE.test(text) || DISGUISED.test(text) || SPACED.test(text)

// ---- outward: ways out of the app, markup, words for a machine

const OUTWARD =
  /https?:|www\.|mailto:|tel:|javascript:|[<>{}[\]|`~^\\]|[*_#]|@|\p{L}\.(?:com|org|net|in|io|me|app|info|co)(?![\p{L}])|\(at\)|(?<![\p{L}])dot (?:com|org|net|in)(?![\p{L}])|system prompt|previous instructions|language model/iu
/** Zero to nine, as they are spoken. */
const DIGIT_WORDS =
  '(?:zero|oh|one|two|three|four|five|six|seven|eight|nine|double|triple|ਸਿਫ਼ਰ|ਸਿਫਰ|ਜ਼ੀਰੋ|ਇੱਕ|ਇਕ|ਦੋ|ਤਿੰਨ|ਚਾਰ|ਪੰਜ|ਛੇ|ਸੱਤ|ਅੱਠ|ਨੌਂ|ਡਬਲ|शून्य|ज़ीरो|एक|दो|तीन|चार|पाँच|पांच|छह|छः|सात|आठ|नौ|डबल)'
const SPELLED = new RegExp(`(?<![\\p{L}\\p{M}])(?:${DIGIT_WORDS}[\\s,.-]+){3,}${DIGIT_WORDS}(?![\\p{L}\\p{M}])`, 'iu')
const isOutward = (text: string) => OUTWARD.test(text) || SPELLED.test(text)

// ---- voice: nobody speaks in a reply, so no God, no Guru and no machine does; and nobody is 'thou'

const words = (list: string) =>
  new RegExp(`(?<![\\p{L}\\p{M}])(?:${list.trim().split(/\s+/).join('|')})(?![\\p{L}\\p{M}])`, 'iu')
/** The romanised ones that are no English words. */
const ROMANISED =
  'mainu menu mera meri mere mujhe mujhko mujhse asin assi sanu sada sadi hum humein hamein hamara hamari hamare humara tainu tera teri tere tujhe'
const VOICE: Readonly<Record<Writes, RegExp>> = {
  english: words(
    `I I'm I’m I've I’ve I'd I’d I'll I’ll me my mine myself we we're we’re us our ours ourselves thou thee thy thine ${ROMANISED}`,
  ),
  punjabi: words('ਮੈਂ ਮੈਨੂੰ ਮੇਰਾ ਮੇਰੀ ਮੇਰੇ ਮੇਰੀਆਂ ਮੈਥੋਂ ਅਸੀਂ ਅਸਾਂ ਸਾਡਾ ਸਾਡੀ ਸਾਡੇ ਸਾਡੀਆਂ ਸਾਨੂੰ ਤੂੰ ਤੈਨੂੰ ਤੇਰਾ ਤੇਰੀ ਤੇਰੇ ਤੇਰੀਆਂ ਤੈਥੋਂ'),
  hindi: words(
    'मैं मैंने मुझे मुझको मुझसे मुझमें मेरा मेरी मेरे हम हमने हमें हमको हमसे हमारा हमारी हमारे तू तूने तुझे तुझको तेरा तेरी तेरे तुम तुम्हें तुम्हारा तुम्हारी तुम्हारे',
  ),
  romanised: words(`I me my main asi sade hamein tu ${ROMANISED}`),
}

// ---- script

const SCRIPT: Readonly<Record<Writes, RegExp>> = {
  english: /[^\p{Script=Latin}]/u,
  romanised: /[^\p{Script=Latin}]/u,
  punjabi: /[^\p{Script=Gurmukhi}]/u,
  hindi: /[^\p{Script=Devanagari}]/u,
}
const IAST = /[\u0100-\u017f\u1e00-\u1eff]/u
const isForeign = (text: string, writes: Writes) =>
  SCRIPT[writes].test(text.replace(/[^\p{L}]/gu, '')) || IAST.test(text)

// ---- numbers and places

const numbersIn = (text: string): string[] => asciiDigits(text).match(/\d+/g) ?? []
const isNumbered = (text: string, told: string) => {
  const own = numbersIn(text)
  if (own.length === 0) return false
  const said = new Set(numbersIn(told))
  return own.some((number) => !said.has(number))
}
const PLACES = ['chapter', 'verse', 'ang', 'pauri', 'ashtpadi'] as const
/** 'One verse' counts, and 'saath' is with: neither says where something stands, but after what is counted ('chapter one'). */
const A_FEW =
  /(?<![\p{L}\p{M}])(?<!(?:chapter|ang|page|adhyay|अध्याय|अंग|ਅਧਿਆਇ|ਅੰਗ) )(?:one|ek|ik|ikk|saath|sath|एक|ਇੱਕ|ਇਕ)(?![\p{L}\p{M}])/gu
/** A place that the person named may be said back to them. */
function isPlace(text: string, told: string): boolean {
  const counted = countedIn(asciiDigits(text.toLowerCase()).replace(A_FEW, '·').normalize('NFKC'), true)
  const own = new Set(numbersIn(told))
  return PLACES.some((unit) => counted[unit] !== undefined && !own.has(String(counted[unit].value)))
}

// ---- quotations, and what is set like a verse

const MARKS = /["“”„«»‹›「」『』《》〝〞❝❞]|(?<![\p{L}\p{M}\p{N}])['‘‚‛`´](?=\p{L})/u
const VERSE = /[\n\r॥|/…]|:\s*\p{L}|\s[–—-]\s/u

/** Words of our own texts in the languages of today: what the Granth or the Gita has besides is old. */
type Vocabulary = { readonly now: ReadonlySet<string>; readonly old: ReadonlySet<string> }
const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? []

function vocabulary(): Vocabulary {
  const now = new Set<string>()
  const old = new Set<string>()
  const add = (to: Set<string>, text: string) => {
    for (const word of wordsIn(text)) to.add(word)
  }
  for (const tradition of ['sikh', 'hindu'] as const)
    for (const { teaching, rendering, plain } of CORPUS[tradition])
      for (const language of LANGUAGES)
        add(now, `${teaching[language]} ${rendering[language]} ${plain?.[language] ?? ''}`)
  // a romanised message has words of both tongues, and would make each of them English
  for (const { text } of readExamples())
    if (/[\u0900-\u0aff]/.test(text) || languageOf(text, 'hindi').language === 'english') add(now, text)
  for (let at = 0; at < GRANTH.size; at++) add(old, GRANTH.text(at))
  for (const { text } of GITA) add(old, text)
  return { now, old }
}
let known: Vocabulary | undefined

/** So many words of a sentence that only the old texts have, or that are in no English text of ours, one after the other. */
const OLD = { words: 3, share: 0.3 } as const
const STRANGE = 4

/** Endings that the spelling of today has no more: of Gurbani's ਨਾਮੁ and ਮਨਿ, of Sanskrit's शान्तिः, परमं and सुखम्. */
const OLD_ENDING: Readonly<Partial<Record<Writes, RegExp>>> = {
  punjabi: /^(?!ਕਿ$)[\p{L}\p{M}]*[ੁਿ]$/u,
  hindi: /(?:ः|्|[क-ह]ं)$/u,
}
const OLD_ENDINGS = 2

function isOldTongue(text: string, writes: Writes): boolean {
  known ??= vocabulary()
  const { now, old } = known
  const said = wordsIn(text)
  if (writes === 'punjabi' || writes === 'hindi') {
    const ending = OLD_ENDING[writes]
    if (said.filter((word) => ending?.test(word)).length >= OLD_ENDINGS) return true
    const only = said.filter((word) => old.has(word) && !now.has(word)).length
    return only >= OLD.words && only / said.length >= OLD.share
  }
  if (writes === 'romanised') return false
  let run = 0
  for (const word of text.match(/[\p{L}\p{M}]+/gu) ?? []) {
    run = now.has(word.toLowerCase()) || /^\p{Lu}/u.test(word) ? 0 : run + 1
    if (run >= STRANGE) return true
  }
  return false
}

// ---- lines of either text, by their sound, in any script; and our own renderings

/** So much of a stretch must meet a line for it to be that line, misspelt or not: measured on the guide's own prose. */
const LINE = { score: 19, share: 0.8, stretch: 14 } as const
const CHUNK = 64

function isLine(text: string): boolean {
  const sounds = soundsOf(text)
    .map(({ sound }) => sound)
    .join('')
  for (let from = 0; from < sounds.length; from += CHUNK / 2) {
    const chunk = sounds.slice(from, from + CHUNK)
    if (chunk.length < LINE.stretch) break
    for (const tradition of ['sikh', 'hindu'] as const satisfies readonly Tradition[])
      for (const match of linesLike(tradition, chunk, 3)) {
        const stretch = chunk.slice(match.from, match.to)
        if (stretch.length < LINE.stretch || match.score < LINE.score) continue
        if (match.score / worthOfAll(stretch) >= LINE.share) return true
      }
  }
  return false
}

/** So many words in a row of a rendering are the rendering. */
const RUN = 7
function* runsIn(text: string): Iterable<number> {
  const said = tokenise(text).map(({ fold }) => fold)
  for (let at = 0; at + RUN <= said.length; at++) yield hash(said.slice(at, at + RUN).join(' '))
}
let rendered: ReadonlySet<number> | undefined
function isRendering(text: string): boolean {
  rendered ??= new Set(
    [...CORPUS.sikh, ...CORPUS.hindu].flatMap(({ rendering }) =>
      LANGUAGES.flatMap((language) => [...runsIn(rendering[language])]),
    ),
  )
  for (const run of runsIn(text)) if (rendered.has(run)) return true
  return false
}

/** Builds what the checks read from, so that no seeker waits for it. */
export function readyToCheck(): void {
  known ??= vocabulary()
  isRendering('')
}

/** What is wrong with a sentence; null where nothing is. */
export function findingIn(sentence: string, { writes, told }: Over): Finding | null {
  if (isHidden(sentence)) return 'hidden'
  if (isOutward(sentence)) return 'outward'
  if (VOICE[writes].test(sentence)) return 'voice'
  if (isForeign(sentence, writes)) return 'script'
  if (isPlace(sentence, told)) return 'place'
  if (isNumbered(sentence, told)) return 'number'
  if (MARKS.test(sentence)) return 'quoted'
  if (VERSE.test(sentence) || isOldTongue(sentence, writes)) return 'verse'
  if (isLine(sentence)) return 'scripture'
  return isRendering(sentence) ? 'rendering' : null
}

/** What the seeker may tap is in their own voice, and short. */
const LONGEST_TAP = 80
export function isTap(tap: string, over: Over): boolean {
  if (tap.trim() === '' || tap.length > LONGEST_TAP) return false
  const found = findingIn(tap, over)
  return found === null || (found === 'voice' && !isHidden(tap))
}

/** The sentences of a paragraph. */
export const sentencesOf = (paragraph: string): string[] =>
  paragraph
    .split(/(?<=[.!?।]["”’)]?)\s+/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '')
