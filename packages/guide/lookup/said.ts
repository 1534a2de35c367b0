import { CORPUS, LANGUAGES, type Tradition, type Verse } from '../corpus.ts'
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

type Rendered = { verse: Verse; words: ReadonlySet<string> }
type Renderings = { list: Rendered[]; rarity: Map<string, number> }
const made: Partial<Record<Tradition, Renderings>> = {}

function renderings(tradition: Tradition): Renderings {
  const known = made[tradition]
  if (known !== undefined) return known
  const list = CORPUS[tradition].flatMap((verse) =>
    LANGUAGES.map((language) => ({ verse, words: new Set(contentOf(verse.rendering[language])) })),
  )
  const counts = new Map<string, number>()
  for (const { words } of list) for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  const rarity = new Map([...counts].map(([word, count]) => [word, Math.log(1 + CORPUS[tradition].length / count)]))
  const fresh = { list, rarity }
  made[tradition] = fresh
  return fresh
}

/** The passage whose rendering shares most with a sentence, and how much of the sentence it shares: 0 to 1. */
export function rendered(
  tradition: Tradition,
  sentence: string,
): { verse: Verse; share: number; words: number } | null {
  const { list, rarity } = renderings(tradition)
  const asked = contentOf(sentence)
  if (asked.length < 2) return null
  const unknown = Math.log(1 + CORPUS[tradition].length)
  const all = asked.reduce((sum, word) => sum + (rarity.get(word) ?? unknown), 0)
  let best: { verse: Verse; share: number; words: number } | null = null
  for (const { verse, words } of list) {
    let met = 0
    let many = 0
    for (const word of asked) {
      if (!words.has(word)) continue
      met += rarity.get(word) ?? 0
      many++
    }
    const share = met / all
    if (best === null || share > best.share) best = { verse, share, words: many }
  }
  return best
}

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

type Known = { saying: Saying; sound: string; worth: number; words: readonly string[] }
let known: Known[] | null = null

/** The saying that somebody has in mind, and how near it is: 0 to 1. */
export function sayingIn(tradition: Tradition, sentence: string): { saying: Saying; near: number } | null {
  known ??= SAYINGS.flatMap((saying) =>
    saying.says.map((says) => {
      const sound = soundsOf(says)
        .map((one) => one.sound)
        .join('')
      return { saying, sound, worth: worthOfAll(sound), words: contentOf(says) }
    }),
  )
  const sound = soundsOf(sentence)
    .map((one) => one.sound)
    .join('')
    .slice(0, 260)
  const worth = worthOfAll(sound)
  const words = new Set(contentOf(sentence))
  if (worth < 8 && words.size < 2) return null
  let best: { saying: Saying; near: number } | null = null
  for (const one of known) {
    if (one.saying.of !== tradition) continue
    const shared = one.words.filter((word) => words.has(word)).length
    // as much of the sentence as of the saying
    const inWords = shared < 2 ? 0 : (2 * shared) / (one.words.length + words.size)
    const inSounds = shared === 0 ? 0 : (2 * align(sound, one.sound).score) / (worth + one.worth)
    const near = Math.max(inWords, inSounds)
    if (best === null || near > best.near) best = { saying: one.saying, near }
  }
  return best
}

/** Whether all sayings stand where they say: for the test. */
export const lostSayings = (): string[] => SAYINGS.filter((saying) => placeOf(saying) === undefined).map(({ at }) => at)
