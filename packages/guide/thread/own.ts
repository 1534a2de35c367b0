import { tokenise } from '../normalise.ts'

/** Longer words of one's own are not said back whole. */
const MOST_WORDS = 19
const MOST_LETTERS = 120
/** Fewer say nothing that would be worth saying back. */
const FEWEST = 3

const CLAUSE = /[.!?।\n;]+/u
/** Words with which a clause only goes on, or refuses. */
const OPENS =
  /^(?:(?:no|nope|nah|not really|but|and|also|actually|well|so|ok|okay|yes|yeah|nahi(?: ji)?|par|pr|lekin|te|aur|haan(?: ji)?|nahin|arey|ਨਹੀਂ(?: ਜੀ)?|ਪਰ|ਤੇ|ਅਤੇ|ਹਾਂ(?: ਜੀ)?|नहीं|पर|लेकिन|और|हाँ|अरे)[\s,]+)+/iu

/**
 * What somebody wrote, said back in their own words: the clause that tells most, letter for letter; null where it would be
 * too short or too long to be said back.
 */
export function ownWords(message: string): string | null {
  const clauses = message
    .split(CLAUSE)
    .map((clause) =>
      clause
        .trim()
        .replace(OPENS, '')
        .replace(/^[\s,"'“”‘’]+|[\s,"'“”‘’]+$/gu, ''),
    )
    .filter((clause) => {
      const { length } = tokenise(clause)
      return length >= FEWEST && length <= MOST_WORDS && clause.length <= MOST_LETTERS
    })
  return clauses.toSorted((a, b) => b.length - a.length)[0] ?? null
}

/** Words that say that something is not so; 'she will not talk' tells what somebody does. */
const DENIES = new Set(
  tokenise('not no dont isnt wasnt arent didnt never nobody nahi nhi nai ਨਹੀਂ ਨਾ नहीं').map(({ fold }) => fold),
)
/** A clause that denies does so among its first words. */
const EARLY = 4

/** What a correction says is so, without the clauses that only say what is not; all of it where nothing else is left. */
export function affirmed(message: string): string {
  const clauses = message
    .split(CLAUSE)
    .map((clause) => clause.trim().replace(OPENS, ''))
    .filter((clause) => clause !== '')
  const left = clauses.filter(
    (clause) =>
      !tokenise(clause)
        .slice(0, EARLY)
        .some(({ fold }) => DENIES.has(fold)),
  )
  return (left.length > 0 ? left : clauses).join('. ')
}

/** What a message says is so, clause by clause: 'no, not my mother-in-law, now my mother, she is ill' tells that she is ill. */
export const affirmedClauses = (message: string): readonly string[] => clausesOf(message).filter((one) => !denies(one))
/** And what it says is not so. */
export const deniedClauses = (message: string): readonly string[] => clausesOf(message).filter(denies)

const clausesOf = (message: string): readonly string[] =>
  message
    .split(/[,.;!?।\n]+|\s+(?:but|par|lekin|ਪਰ|लेकिन|पर)\s+/iu)
    .map((clause) => clause.trim().replace(OPENS, ''))
    .filter((clause) => clause !== '')
/** Who speaks of others tells what they do not do: 'she did not tell me' denies nothing. */
const OTHERS = new Set(
  tokenise('he she they we oh ohne ohna wo woh vo usne unhone ਉਹ ਉਹਨੇ ਉਸਨੇ ਉਹਨਾਂ वह वो वे उसने उन्होंने').map(
    ({ fold }) => fold,
  ),
)
const OWN = new Set(
  tokenise('i im it its this that thats main mai maine eh ye yeh ਮੈਂ ਇਹ मैं मैंने यह ये').map(({ fold }) => fold),
)
const BARELY = 4
function denies(clause: string): boolean {
  const tokens = tokenise(clause)
  const at = tokens.findIndex(({ fold }) => DENIES.has(fold))
  const first = tokens[0]?.fold ?? ''
  if (at < 0 || OTHERS.has(first)) return false
  return at === 0 || OWN.has(first) || tokens.length <= BARELY
}

const OBJECTS = new Set(
  tokenise(
    `wrong misunderstood mean meant actually rather sorry instead matlab mtlb galat glt ulta balki asal ਮਤਲਬ ਗ਼ਲਤ ਸਗੋਂ ਅਸਲ मतलब ग़लत
    गलत बल्कि असल`,
  ).map(({ fold }) => fold),
)
/** 'Not of the exam, of the wedding': in Punjabi and Hindi the no stands between what is refused and what is meant. */
const CONTRAST =
  /^(.*?\S+\s+(ਦੀ|ਦਾ|ਦੇ|की|का|के|di|da|de|ki|ka|ke))\s+(?:ਨਹੀਂ|ਨਹੀ|नहीं|nahin|nahi|nhi|ni)[\s,]+(.*?\S+\s+(?:ਦੀ|ਦਾ|ਦੇ|की|का|के|di|da|de|ki|ka|ke)(?=[\s,.]|$).*)$/iu

/** What a message refuses and what it means instead, where both stand in one clause. */
export function contrastIn(message: string): { readonly meant: string; readonly refused: string } | null {
  const found = CONTRAST.exec(message.trim().replace(OPENS, ''))
  return found === null ? null : { refused: found[1] ?? '', meant: found[3] ?? '' }
}

/** Whether a message says that something was heard wrong, or sets one thing against another. */
export const objects = (message: string): boolean =>
  tokenise(message).some(({ fold }) => OBJECTS.has(fold)) ||
  refuses(message) ||
  contrastIn(message) !== null ||
  (deniedClauses(message).length > 0 && affirmedClauses(message).length > 0)

const REFUSES = /^(?:no|nope|nah|nahi|nahin|ਨਹੀਂ|नहीं|galat|wrong)(?:[\s,]+(?:no|nahi|ji|ਜੀ|ਨਹੀਂ|जी|नहीं))*[!.,\s]+/iu
/** A bare no answers a question. */
const SAYS_MORE = 4

/** 'No, I am the one who drinks': a message that begins with a no, and goes on. */
export const refuses = (message: string): boolean => {
  const rest = message.replace(REFUSES, '')
  return rest !== message && tokenise(rest).length >= SAYS_MORE
}
