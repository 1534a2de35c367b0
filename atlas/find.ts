// Finding: which entries have what somebody typed, the nearest first. Nothing here knows what the entries are.

/** Something that can be found. */
export type Entry = {
  kind: Kind
  /** What it is called. */
  name: string
  /** What else it says; in other languages too. */
  words: readonly string[]
  /** Where it leads; null where no page shows it. */
  href: string | null
}

/** What an entry can be; of equally near ones these come in this order. */
const KINDS = ['page', 'machine', 'story', 'error', 'transition', 'state', 'text', 'specification'] as const
type Kind = (typeof KINDS)[number]

/**
 * A text as it is compared: small letters, one blank between words, none of the signs; 'LoginModal' as the two words that
 * it is, and a time as machines say it.
 */
export const plain = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .replace(/(\d) (?:seconds?|secs?)(?= |$)/g, '$1 s')
    .replace(/(\d) minutes?(?= |$)/g, '$1 min')
    .trim()

const hasWords = (text: string, phrase: string) => ` ${text} `.includes(` ${phrase} `)
const hasBeginning = (text: string, phrase: string) => ` ${text}`.includes(` ${phrase}`)

/** A word of a query that stands apart from the others. Short ones and numbers must be whole: 's' begins too much. */
const hasApart = (text: string, word: string) =>
  word.length < 3 || /^\d+$/.test(word) ? hasWords(text, word) : hasBeginning(text, word)

/** How near a name and words come to a query, all of them plain: 0 is the name itself; null for not at all. */
function distance(name: string, words: string, query: string): number | null {
  if (name === query) return 0
  if (hasWords(name, query)) return 1
  if (hasWords(words, query)) return 2
  if (hasBeginning(name, query)) return 3
  if (hasBeginning(words, query)) return 4
  const all = `${name} ${words}`
  if (query.split(' ').every((word) => hasApart(all, word))) return 5
  // 'loginmodal' is typed as well.
  return name.replaceAll(' ', '').includes(query.replaceAll(' ', '')) && query.length > 3 ? 6 : null
}

/** Whether texts have what was typed; nothing typed is in every one. */
export const has = (texts: readonly string[], typed: string): boolean => {
  const query = plain(typed)
  return query === '' || distance('', plain(texts.join(' | ')), query) !== null
}

/** Makes a search of entries: what it returns takes what was typed, and gives the entries that have it, nearest first. */
export function searchOf(entries: readonly Entry[]): (typed: string) => Entry[] {
  const known = entries.map((entry) => ({
    entry,
    name: plain(entry.name),
    // A sign between them, so that no phrase begins in one and ends in the next.
    words: entry.words.map(plain).join(' | '),
    order: KINDS.indexOf(entry.kind),
  }))
  return (typed) => {
    const query = plain(typed)
    if (query === '') return []
    return known
      .flatMap(({ entry, name, words, order }) => {
        const far = distance(name, words, query)
        return far === null ? [] : { entry, far, order }
      })
      .sort((a, b) => a.far - b.far || a.order - b.order)
      .map(({ entry }) => entry)
  }
}
