import { CORPUS, LANGUAGES, type Tradition, type Verse } from '../corpus.ts'
import { soundOf, type Token, tokenise } from '../normalise.ts'
import { anyOf, lines, views } from '../pattern.ts'

/** Asks for a passage by what it says, in words of one's own: 'the verse of old clothes', 'पुराने कपड़े वाला श्लोक'. */
const describes = anyOf(
  lines(
    'english',
    `(verse|shlok|shloka|sloka|line|shabad|tuk|passage) .. (where|that|which|in which|about how|when|of) ..
(which|what) (verse|shlok|shloka|sloka|line|shabad|chapter|ang) .. (is|says|talks|tells|has|was|from|that|where|it)
(where|in which chapter) .. (does|did|do) .. (krishna|gita|guru|nanak|kabir|gurbani|he) .. (say|says|said|tell|talk|teach)`,
  ),
  lines(
    'roman',
    `(wala|wali|vala|vali|vaala|vaali|wale) (shlok|slok|shloka|shabad|tuk|verse|line|salok)
(kehra|kehda|kihra|konsa|kaunsa|kaun sa|kon sa|kis|kehre|kaunse) (shlok|slok|shloka|shabad|adhyay|chapter|tuk)
(kithe|kahan|kaha|kitthe) .. (keha|kiha|kaha|likha|likhya|aunda|aata)
(geeta|gita|gurbani) (ch|vich|me|mein)`,
  ),
  lines(
    'indic',
    `(ਵਾਲਾ|ਵਾਲੀ) (ਸਲੋਕ|ਸ਼ਲੋਕ|ਸ਼ਬਦ|ਤੁਕ|ਸਲੋਕੁ)
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

type Entry = { readonly verse: Verse; readonly words: ReadonlySet<string> }

const keysOf = (token: Token): string[] =>
  token.script === 'latin' ? [`e${token.stem}`, `s${soundOf(token)}`] : [`s${soundOf(token)}`]

const entriesOf = (tradition: Tradition): readonly Entry[] =>
  CORPUS[tradition].map((verse) => ({
    verse,
    words: new Set(
      [...LANGUAGES.map((language) => verse.rendering[language]), verse.original, verse.transliteration]
        .flatMap(tokenise)
        .flatMap(keysOf),
    ),
  }))

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
const LEAST = { share: 0.5, words: 2, ahead: 1.08 }

/** The passage of the corpus that says what was described; null where nothing was, or none says it plainly enough. */
export function describedIn(tokens: readonly Token[], tradition: Tradition): Verse | null {
  if (tokens.length > MAX_WORDS || !describes(views(tokens))) return null
  const own = tokens.filter((token) => soundOf(token).length > 1 && !ASKING.has(soundOf(token)))
  if (own.length < LEAST.words) return null
  const { entries, rarity } = indexOf(tradition)
  const ranked = entries
    .map(({ verse, words }) => {
      let [met, all, count] = [0, 0, 0]
      for (const token of own) {
        const keys = keysOf(token)
        const key = keys.find((one) => words.has(one))
        // what stands in no passage says little against this one
        const weight = Math.min(4, Math.min(...keys.map(rarity)))
        all += weight
        if (key === undefined) continue
        met += Math.min(4, rarity(key))
        count++
      }
      return { verse, share: met / (all || 1), met, count }
    })
    .filter(({ share, count }) => share >= LEAST.share && count >= LEAST.words)
    .sort((a, b) => b.met - a.met)
  const [first, second] = ranked
  if (first === undefined) return null
  return second === undefined || first.met >= LEAST.ahead * second.met || first.share >= 0.8 ? first.verse : null
}

/** Said before it: it was found by its sense, and not by its letters. */
export const NEAREST: Readonly<Record<(typeof LANGUAGES)[number], string>> = {
  english: 'By its sense, this comes nearest to what you describe.',
  punjabi: 'ਜੋ ਤੁਸੀਂ ਦੱਸਿਆ, ਅਰਥ ਪੱਖੋਂ ਇਹ ਉਸ ਦੇ ਸਭ ਤੋਂ ਨੇੜੇ ਹੈ।',
  hindi: 'आपने जो बताया, अर्थ की दृष्टि से यह उसके सबसे पास है।',
}
