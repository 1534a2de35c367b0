import { tokenise } from '../normalise.ts'

/** Longer words of one's own are not said back whole. */
const MOST_WORDS = 14
const MOST_LETTERS = 110
/** Fewer say nothing that would be worth saying back. */
const FEWEST = 3

const CLAUSE = /[.!?।\n;]+/u
/** Words with which a clause only goes on, or refuses. */
const OPENS =
  /^(?:(?:no|nope|nah|not really|but|and|also|actually|well|so|ok|okay|yes|yeah|what|nahi(?: ji)?|par|pr|lekin|te|aur|haan(?: ji)?|nahin|arey|ਨਹੀਂ(?: ਜੀ)?|ਪਰ|ਤੇ|ਅਤੇ|ਹਾਂ(?: ਜੀ)?|नहीं|पर|लेकिन|और|हाँ|अरे)[\s,]+)+/iu

/**
 * What somebody wrote, said back in their own words: the clause that tells most, letter for letter; null where it would be
 * too short or too long to be said back.
 */
export function ownWords(message: string): string | null {
  const clauses = message
    .split(CLAUSE)
    .map((clause) => clause.trim().replace(OPENS, '').replace(/^[\s,"'“”‘’]+|[\s,"'“”‘’]+$/gu, ''))
    .filter((clause) => {
      const { length } = tokenise(clause)
      return length >= FEWEST && length <= MOST_WORDS && clause.length <= MOST_LETTERS
    })
  return clauses.toSorted((a, b) => b.length - a.length)[0] ?? null
}
