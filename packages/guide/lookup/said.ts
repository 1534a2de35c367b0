import type { Tradition } from '../corpus.ts'
import { tokenise } from '../normalise.ts'
import { GRANTH } from '../text/texts.ts'
import { align, worthOfAll } from './lines.ts'
import { gitaAt } from './passages.ts'
import { SAYINGS, type Saying } from './sayings.ts'
import { soundsOf } from './sounds.ts'

/** What a sentence in another language than the text's says, and where the text says that. */

const SMALL = new Set(
  `i me my we our you your he she it they them his her their this that these those is am are was were be been do does did has have had
will would can could should shall may might must a an the and or but if then so to of in on at for from with by as about into what which
who whom when where why how not no nor never ever only just also too very all any some one own thy thee thou ye every each
hai hain ho hu tha the thi ka ki ke ko se me mein par aur na nahi hi bhi jo woh wo yeh ye to tab jab
है हैं हो था थे थी का की के को से में पर और न नहीं ही भी जो वह वे यह ये तो
ਹੈ ਹਨ ਹੋ ਸੀ ਸਨ ਦਾ ਦੀ ਦੇ ਨੂੰ ਤੋਂ ਵਿੱਚ ਉੱਤੇ ਅਤੇ ਤੇ ਨਾ ਨਹੀਂ ਹੀ ਵੀ ਜੋ ਉਹ ਇਹ ਤਾਂ`.split(/\s+/),
)

const contentOf = (text: string): string[] => [
  ...new Set(
    tokenise(text)
      .filter(({ text: word }) => word.length > 1 && !SMALL.has(word))
      .map(({ stem, fold, script }) => (script === 'latin' ? stem : fold)),
  ),
]

/** Where the place of a saying is: a verse's number, or a row; undefined where the text has no such line. */
export function placeOf({ of, at }: Saying): number | undefined {
  if (of === 'hindu') {
    const [chapter = 0, verse = 0] = at.split('.').map(Number)
    const found = gitaAt(chapter, verse)
    return found < 0 ? undefined : found
  }
  return rowOf(at)
}

const rowsKnown = new Map<string, number | undefined>()
function rowOf(line: string): number | undefined {
  if (rowsKnown.has(line)) return rowsKnown.get(line)
  let found: number | undefined
  for (let at = 0; at < GRANTH.size; at++) {
    if (!GRANTH.text(at).startsWith(line.replace(/ ॥.*$/u, ''))) continue
    found = at
    break
  }
  rowsKnown.set(line, found)
  return found
}

/** A sentence that people know, by its sounds and by its words; `of` is what it belongs to. */
export type Wording<T> = {
  readonly of: T
  readonly sound: string
  readonly worth: number
  readonly words: readonly string[]
  readonly length: number
}

const soundIn = (sentence: string): string =>
  soundsOf(sentence)
    .map(({ sound }) => sound)
    .join('')

export const wordingOf = <T>(of: T, says: string): Wording<T> => {
  const sound = soundIn(says)
  return { of, sound, worth: worthOfAll(sound), words: contentOf(says), length: says.split(/\s+/).length }
}

const LONGEST = 260

/** The wording that somebody has in mind, and how near it is to what they say in whole: 0 to 1. */
export function likest<T>(list: readonly Wording<T>[], sentence: string): { wording: Wording<T>; near: number } | null {
  const sound = soundIn(sentence).slice(0, LONGEST)
  const worth = worthOfAll(sound)
  const words = new Set(contentOf(sentence))
  if (worth < 8 && words.size < 2) return null
  let best: { wording: Wording<T>; near: number } | null = null
  for (const wording of list) {
    const shared = wording.words.filter((word) => words.has(word)).length
    // as much of the sentence as of the wording
    const inWords = shared < 2 ? 0 : (2 * shared) / (wording.words.length + words.size)
    const inSounds = shared === 0 ? 0 : (2 * align(sound, wording.sound).score) / (worth + wording.worth)
    const near = Math.max(inWords, inSounds)
    if (best === null || near > best.near) best = { wording, near }
  }
  return best
}

let known: Record<Tradition, Wording<Saying>[]> | null = null

/** The saying of a text that somebody has in mind, and how near it is: 0 to 1. */
export function sayingIn(tradition: Tradition, sentence: string): { saying: Saying; near: number } | null {
  const made = (of: Tradition) =>
    SAYINGS.filter((saying) => saying.of === of).flatMap((saying) => saying.says.map((says) => wordingOf(saying, says)))
  known ??= { sikh: made('sikh'), hindu: made('hindu') }
  const found = likest(known[tradition], sentence)
  return found === null ? null : { saying: found.wording.of, near: found.near }
}

/** Whether all sayings stand where they say: for the test. */
export const lostSayings = (): string[] => SAYINGS.filter((saying) => placeOf(saying) === undefined).map(({ at }) => at)
