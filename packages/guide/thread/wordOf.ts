import { readFileSync } from 'node:fs'
import { LANGUAGES, type Language, type Tradition, type Verse } from '../corpus.ts'
import { soundOf, type Token, tokenise } from '../normalise.ts'

/** A word of a passage, as it stands there, with what it means where that is known, and the line in which it stands. */
export type Word = {
  readonly word: string
  readonly means: Readonly<Record<Language, string>> | null
  readonly line: number
}

type Entry = { readonly tradition: Tradition; readonly means: Readonly<Record<Language, string>> }

/** Small words of any language that stand in a question, and by chance in a passage too. */
const ASKING: ReadonlySet<string> = new Set(
  tokenise(
    `what whats is does do the a an of in it this that here there word words line lines verse mean means meaning meant by and or
    who why how which you he she they i me my to for from say said says use used term tell explain please pls so ok then exactly
    ki kya kee hai h he ha hain aa a da di de ka ke ko nu nun is es us os eh oh ye yeh wo woh vo matlab mtlb arth arath meaning
    lafz lafaz shabd shabad akhar tuk pankti shlok slok line ji yaha yahan ethe ithe isme is ch vich me mein main te ton se bhi
    vi v hunda hundi hota hoti das dasso dso daso batao bata btao samjhao samjha karo kaise kive kiven kyon kyu kaun
    ਕੀ ਹੈ ਦਾ ਦੀ ਦੇ ਇਹ ਉਹ ਇਸ ਉਸ ਮਤਲਬ ਅਰਥ ਸ਼ਬਦ ਲਫ਼ਜ਼ ਅੱਖਰ ਤੁਕ ਪੰਕਤੀ ਇੱਥੇ ਏਥੇ ਵਿੱਚ ਵਿਚ ਚ ਨੂੰ ਤੇ ਤੋਂ ਵੀ ਜੀ ਦੱਸੋ ਸਮਝਾਓ ਹੁੰਦਾ ਹੁੰਦੀ ਕਿਸ
    ਨੂੰ ਕਹਿੰਦੇ ਹਨ ਨੇ ਕਿਉਂ ਕਿਵੇਂ ਮੈਂ ਮੈਨੂੰ
    क्या है का की के यह वह ये वो इस उस मतलब अर्थ शब्द लफ़्ज़ पंक्ति श्लोक यहाँ यहां इसमें में को से पर भी जी बताइए बताओ समझाइए
    होता होती किस किसे कहते हैं क्यों कैसे मैं मुझे`,
  ).map(({ text }) => text),
)

/** A word without the endings that differ from case to case: 'phala', 'phalam' and 'phaleshu' begin alike. */
const bare = (fold: string): string => fold.replace(/(?:am|ah|[aeiou])$/, '')
const keyOf = (one: Token): string => (one.script === 'latin' ? bare(one.fold) : soundOf(one))

function read(): ReadonlyMap<string, readonly Entry[]> {
  const found = new Map<string, Entry[]>()
  const rows = readFileSync(new URL('./words.tsv', import.meta.url), 'utf8')
    .trim()
    .split('\n')
  for (const row of rows) {
    const [tradition, forms = '', english = '', punjabi = '', hindi = ''] = row.split('\t')
    if ((tradition !== 'sikh' && tradition !== 'hindu') || hindi === '') throw new Error(`thread/words.tsv: ${row}`)
    const entry: Entry = { tradition, means: { english, punjabi, hindi } }
    for (const one of tokenise(forms)) {
      const key = `${one.script === 'latin'} ${keyOf(one)}`
      const list = found.get(key)
      if (list === undefined) found.set(key, [entry])
      else if (!list.includes(entry)) list.push(entry)
    }
  }
  return found
}
const ENTRIES = read()

const entryFor = (one: Token, tradition: Tradition): Entry | undefined =>
  ENTRIES.get(`${one.script === 'latin'} ${keyOf(one)}`)?.find((entry) => entry.tradition === tradition)

/** Fewer letters begin too many words; and in a compound of Sanskrit a word stands anywhere. */
const BEGINS = 3
const WITHIN = 3

/** How near a word of a message is to one of a passage: 3 the same, 2 its beginning, 1 within it, 0 another. */
function nearness(asked: Token, own: Token, latin: Token | undefined): number {
  if (asked.script !== 'latin' && asked.script === own.script && asked.text.length > 1) {
    if (own.text === asked.text) return 3
    if (own.text.startsWith(asked.text)) return 2
    if (own.text.includes(asked.text)) return 1
  }
  const of = asked.script === 'latin' ? latin : own
  if (of === undefined) return 0
  const [a, b] = [keyOf(asked), keyOf(of)]
  if (a === b && (a.length > 1 || asked.text === of.text)) return 3
  if (a.length < BEGINS) return 0
  if (b.startsWith(a) || (a.startsWith(b) && b.length >= BEGINS)) return 2
  return a.length >= WITHIN && b.includes(a) ? 1 : 0
}

/** What a passage's own list says of one of its words; else the list for all passages. */
const meaningOf = (verse: Verse, own: Token, latin: Token | undefined, asked: Token): Word['means'] => {
  const listed = verse.gloss?.find(({ word }) => tokenise(word).some(({ text }) => text === own.text))
  const entry = [asked, own, latin].flatMap((one) =>
    one === undefined ? [] : (entryFor(one, verse.tradition) ?? []),
  )[0]
  return listed ?? entry?.means ?? null
}

/**
 * The word that a message asks for: as it stands in the passage, in whatever script it was typed; one that does not stand there
 * only where its meaning is known; null where the message names none.
 */
export function wordIn(verse: Verse, tokens: readonly Token[]): Word | null {
  const asked = tokens.filter(({ text }) => !ASKING.has(text))
  const latins = verse.transliteration.split('\n').map(tokenise)
  let best: { readonly near: number; readonly word: Word } | null = null
  for (const [line, text] of verse.original.split('\n').entries()) {
    const own = tokenise(text).filter(({ script }) => script !== 'other')
    const latin = latins[line]?.length === own.length ? latins[line] : undefined
    for (const [at, one] of own.entries())
      for (const wanted of asked) {
        const near = nearness(wanted, one, latin?.[at])
        if (near <= (best?.near ?? 0)) continue
        best = { near, word: { word: one.text, means: meaningOf(verse, one, latin?.[at], wanted), line } }
      }
  }
  if (best !== null) return best.word
  for (const one of asked) {
    const entry = entryFor(one, verse.tradition)
    if (entry !== undefined && (one.text.length >= BEGINS || one.script !== 'latin'))
      return { word: one.text, means: entry.means, line: -1 }
  }
  return null
}

/** Whether a text of the list is there in every language. */
export const listedWords = (): readonly Entry[] =>
  [...new Set([...ENTRIES.values()].flat())].filter(({ means }) => LANGUAGES.every((one) => means[one].trim() !== ''))
