import { readFileSync } from 'node:fs'
import { CORPUS, LANGUAGES, type Tradition } from '../corpus.ts'
import { tellsOfSelf } from '../doctrine.ts'
import { soundOf, type Token, tokenise } from '../normalise.ts'
import { anyOf, lines, views } from '../pattern.ts'
import { corpusAt, corpusPassage, gitaAt, gitaPassage, type Passage, passageAround } from './passages.ts'

/** Asks for a passage by what it says, in words of one's own: 'the verse of old clothes', 'पुराने कपड़े वाला श्लोक'. */
const describes = anyOf(
  lines(
    'english',
    `(verse|shlok|shloka|sloka|line|shabad|tuk|passage) .. (where|that|which|in which|about how|when|of) ..
(which|what) (verse|shlok|shloka|sloka|line|shabad|chapter|ang) .. (is|says|talks|tells|has|was|from|that|where|it)
(the|that) (one|bit|part|place|story|bani) .. (where|about|with|when|that|in which|of)
(wheres|where s|where is) .. (bit|part|verse|line|shabad|place|passage|one)
(show|find) .. (verse|verses|shlok|shloka|shabad|line|lines|passage) .. (where|that|with)
(does|is|did) .. (gita|granth|gurbani|guru|krishna) .. (say|says|written|promise|promises|said)
(where|in which chapter) .. (does|did|do) .. (krishna|gita|guru|nanak|kabir|gurbani|he) .. (say|says|said|tell|talk|teach)`,
  ),
  lines(
    'roman',
    `(wala|wali|vala|vali|vaala|vaali|wale) (shlok|slok|shloka|shabad|tuk|verse|line|salok)
(jis|jihde|jehde|jide|jisme|jismein|jisch|jithe|jahan|jaha) .. (ch|vich|me|mein|aunda|aata|likhya|likha|keha|kaha|bolta|bolda|kehnda|kehta)
(oh|wo|woh|vo|ohi|wahi) (wala|wali|wale|shabad|shlok|shloka|tuk|verse|bani)
(wale|wala|wali|vale|vala|vali) .. (shlok|shloka|shabad|tuk|verse|line|bani|salok|pauri)
(kehra|kehda|kihra|konsa|kaunsa|kaun sa|kon sa|kis|kehre|kaunse) (shlok|slok|shloka|shabad|adhyay|chapter|tuk)
(kithe|kahan|kaha|kitthe) .. (keha|kiha|kaha|likha|likhya|aunda|aata)
(geeta|gita|gurbani) (ch|vich|me|mein)`,
  ),
  lines(
    'indic',
    `(ਵਾਲਾ|ਵਾਲੀ|ਵਾਲੇ) .. (ਸਲੋਕ|ਸ਼ਲੋਕ|ਸ਼ਬਦ|ਤੁਕ|ਬਾਣੀ|ਪਉੜੀ)
(ਉਹ|ਓਹ|ਉਹੀ) .. (ਸ਼ਬਦ|ਬਾਣੀ|ਤੁਕ|ਸਲੋਕ) .. (ਜਿਸ|ਜਿਹਦੇ|ਜਿੱਥੇ|ਜਿਹੜਾ|ਜਿਹੜੀ)
(वाले|वाला|वाली) .. (श्लोक|शबद|पंक्ति|तुक|अध्याय)
(वो|वह|वही) (वाला|वाली|श्लोक|शबद) 
(जिसमें|जिसमे|जहाँ|जहां) .. (कहा|कहते|लिखा|बोलते|बताया|है)
(ਵਾਲਾ|ਵਾਲੀ) (ਸਲੋਕ|ਸ਼ਲੋਕ|ਸ਼ਬਦ|ਤੁਕ|ਸਲੋਕੁ)
(ਗੀਤਾ|ਗੁਰਬਾਣੀ) (ਵਿੱਚ|ਵਿਚ) ..
(ਕਿਹੜਾ|ਕਿਹੜੇ|ਕਿਸ) (ਸਲੋਕ|ਸ਼ਲੋਕ|ਸ਼ਬਦ|ਅਧਿਆਇ)
(वाला|वाली|वाले) (श्लोक|शबद|पंक्ति|तुक)
(गीता|गुरबाणी) में ..
(कौन सा|कौनसा|किस) (श्लोक|शबद|अध्याय)`,
  ),
)

/** Words of asking, which say nothing of what the passage says. */
const ASKING = new Set(
  tokenise(
    `which what where who verse verses shlok shloka sloka slok line lines shabad tuk passage chapter says say said about that this is it the a an of in from krishna gita geeta guru nanak
    gurbani does did has he his please find tell me one wala wali vala vali vich ch me mein kithe kahan kaha keha kiha kehra konsa kaunsa kis adhyay hai h eh ye yeh oh nu di da de ka ki ke ko se
    naal nal par te ne likha likhya batao dasso ਵਾਲਾ ਵਾਲੀ ਸਲੋਕ ਸ਼ਲੋਕ ਸ਼ਬਦ ਤੁਕ ਗੀਤਾ ਗੁਰਬਾਣੀ ਵਿੱਚ ਕਿੱਥੇ ਕਿਹੜਾ ਕਿਸ ਹੈ ਦਾ ਦੀ ਦੇ ਨੂੰ ਤੇ ਇਹ ਉਹ ਹੀ ਵੀ ਨਾ ਦੱਸੋ
    वाला वाली श्लोक शबद गीता में कहाँ कौन सा किस है का की के को से यह वह ही भी न बताइए बताओ और`,
  ).map(soundOf),
)

/** A passage, and the words by which people may tell of it. */
type Entry = { readonly passage: () => Passage; readonly words: Set<string> }

const keysOf = (token: Token): string[] =>
  token.script === 'latin' ? [`e${token.stem}`, `s${soundOf(token)}`] : [`s${soundOf(token)}`]

/** How people tell of well-known passages: a place, and words in four spellings. */
const descriptions = (name: string): { place: string; text: string }[] =>
  readFileSync(new URL(`./descriptions/${name}.tsv`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((row) => {
      const [place = '', ...cells] = row.split('\t')
      return { place, text: cells.join(' ') }
    })

const rowKey = (row: number): string => corpusAt(row)[0]?.id ?? `row ${row}`
/** The Gita's places are verses; the Granth's are rows, counted from 0. */
const DESCRIBED: Readonly<Record<Tradition, () => { key: string; passage: () => Passage; text: string }[]>> = {
  hindu: () =>
    descriptions('gita').map(({ place, text }) => {
      const [chapter = 0, verse = 0] = place.split('.').map(Number)
      return { key: `Bhagavad Gita ${place}`, passage: () => gitaPassage(gitaAt(chapter, verse)), text }
    }),
  sikh: () =>
    descriptions('sggs').map(({ place, text }) => ({
      key: rowKey(Number(place)),
      passage: () => passageAround(Number(place)),
      text,
    })),
}

/** The corpus by its renderings, and the best-known passages of the whole text by how people tell of them. */
function entriesOf(tradition: Tradition): readonly Entry[] {
  const entries = new Map<string, Entry>()
  const add = (key: string, passage: () => Passage, texts: readonly string[]) => {
    const entry = entries.get(key) ?? { passage, words: new Set<string>() }
    for (const word of texts.flatMap(tokenise).flatMap(keysOf)) entry.words.add(word)
    entries.set(key, entry)
  }
  for (const verse of CORPUS[tradition]) {
    const texts = [...LANGUAGES.map((language) => verse.rendering[language]), verse.original, verse.transliteration]
    add(tradition === 'hindu' ? verse.reference : verse.id, () => corpusPassage(verse), texts)
  }
  for (const { key, passage, text } of DESCRIBED[tradition]()) add(key, passage, [text])
  return [...entries.values()]
}

const known = new Map<Tradition, { entries: readonly Entry[]; rarity: (key: string) => number }>()

function indexOf(tradition: Tradition) {
  const made = known.get(tradition)
  if (made !== undefined) return made
  const entries = entriesOf(tradition)
  const seen = new Map<string, number>()
  for (const { words } of entries) for (const key of words) seen.set(key, (seen.get(key) ?? 0) + 1)
  const index = { entries, rarity: (key: string) => Math.log((entries.length + 1) / (seen.get(key) ?? 0.5)) }
  known.set(tradition, index)
  return index
}

const MAX_WORDS = 22
/** So much of what was described has to stand in the passage, weighed by how rare its words are, and so many words. */
const LEAST = { share: 0.5, words: 2, ahead: 1.08 } as const
/** Who only says what a passage says ('leaf, flower, fruit, water given with love') has to say nearly all of it. */
const UNASKED = { share: 0.8, words: 4, ahead: 1.3 } as const

/** The passage that says what was described; null where nothing was, or none says it plainly enough. */
export function describedIn(tokens: readonly Token[], tradition: Tradition): Passage | null {
  if (tokens.length > MAX_WORDS) return null
  const message = views(tokens)
  const isAsked = describes(message)
  if (!isAsked && tellsOfSelf(message)) return null
  const least = isAsked ? LEAST : UNASKED
  const own = tokens.filter((token) => soundOf(token).length > 1 && !ASKING.has(soundOf(token)))
  if (own.length < least.words) return null
  const { entries, rarity } = indexOf(tradition)
  // what stands in no passage says little against this one
  const asked = own.map((token) => {
    const keys = keysOf(token)
    return { keys, weight: Math.min(4, Math.min(...keys.map(rarity))) }
  })
  const ranked = entries
    .map(({ passage, words }) => {
      let [met, all, count] = [0, 0, 0]
      for (const { keys, weight } of asked) {
        all += weight
        const key = keys.find((one) => words.has(one))
        if (key === undefined) continue
        met += Math.min(4, rarity(key))
        count++
      }
      return { passage, share: met / (all || 1), met, count }
    })
    .filter(({ share, count }) => share >= least.share && count >= least.words)
    .sort((a, b) => b.met - a.met)
  const [first, second] = ranked
  if (first === undefined) return null
  const isAhead = second === undefined || first.met >= least.ahead * second.met || (isAsked && first.share >= 0.8)
  return isAhead ? first.passage() : null
}
