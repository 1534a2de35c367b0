import { rowsOf } from './examples.ts'

/** Neither nukta nor dots are written by everybody. */
const plain = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\u093c\u0a3c]/g, '')
    .replace(/\bu\.s\.?(?:a\b\.?)?/g, ' usa ')
    .replace(/\bu\.k\b\.?/g, ' uk ')
    .replace(/(?:,\s|,|\s)b\.?\s?c\b\.?/g, ' bc ')

/**
 * `key TAB Latin TAB Gurmukhi TAB Devanagari`, names parted by commas. A key is a country, or two, of which the second is meant
 * where the message names it besides (Surrey, BC); '+' before a name that is also an ordinary word: it counts only with 'in'.
 * The last rows are words about places: 'in' before or behind one, other people, what may stand between them and the place
 * where they live (far), where somebody wants to go (elsewhere), and whoever is of a place (of somebody).
 */
const ROWS: ReadonlyMap<string, readonly string[]> = new Map(
  rowsOf('./places.tsv').map(([key = '', ...names]) => {
    if (names.length !== 3) throw new Error(`places.tsv: ${key}`)
    return [key, names.flatMap((some) => some.split(', ').map((name) => plain(name).trim()))]
  }),
)
const PLACES = new Map(
  [...ROWS]
    .filter(([key]) => /^[A-Z]{2}( [A-Z]{2})?$/.test(key))
    .flatMap(([key, names]) =>
      names.map(
        (name) => [name.replace('+', ''), { countries: key.split(' '), needsIn: name.startsWith('+') }] as const,
      ),
    ),
)
const is = (key: string, word = ''): boolean => word !== '' && ROWS.get(key)?.includes(word) === true

const LIVING = /\b(?:i|we)(?: \w+){0,2} (?:live|living|stay|staying|moved|work|working|study|studying|settled) /

/** Where somebody is who lives with others: 'I live with my husband in ...' is the writer's own place. */
function isTheirs(before: readonly string[], after: string | undefined): boolean {
  if (is('of somebody', after)) return true
  if (LIVING.test(` ${before.join(' ')} `)) return false
  return is(
    'others',
    before.findLast((one) => !is('far', one)),
  )
}

/**
 * The country, ISO 3166, of the place that a message names as where its writer is or where it happens (D36, D45). Undefined
 * without one, and where the place is only a relative's, or a wish.
 */
export function countryIn(message: string): string | undefined {
  const found: { readonly countries: readonly string[]; readonly weight: number }[] = []
  const named = new Set<string>()
  for (const clause of plain(message).split(/[.!?।;,:\n]+|\s(?:but|because|and|ਪਰ|ਅਤੇ|ਤੇ|लेकिन|और)\s/u)) {
    const words = clause.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
    for (let at = 0; at < words.length; at++) {
      const length = [3, 2, 1].find((one) => PLACES.has(words.slice(at, at + one).join(' ')))
      const place = length && PLACES.get(words.slice(at, at + length).join(' '))
      if (!length || !place) continue
      const [before, after] = [words.slice(Math.max(0, at - 12), at), words[at + length]]
      const [last, earlier] = [before.at(-1), before.at(-2)]
      const within = is('in', last === 'the' ? earlier : last) || is('in, behind', after)
      if (place.countries.length === 1) named.add(place.countries[0] ?? '')
      const wished =
        !within && [...before, ...words.slice(at + length, at + length + 3)].some((one) => is('elsewhere', one))
      const left = last === 'from' && before.some((one) => one === 'moved' || one === 'came')
      if (!(place.needsIn && !within) && !wished && !left && !isTheirs(before, after))
        found.push({ countries: place.countries, weight: within ? 2 : last === 'from' || last === 'to' ? 1 : 0 })
      at += length - 1
    }
  }
  const weight = found.reduce((most, one) => Math.max(most, one.weight), 0)
  const best = found
    .filter((one) => one.weight === weight)
    .map(({ countries: [first, second] }) => (second !== undefined && named.has(second) ? second : first))
  return weight > 0 || new Set(best).size === 1 ? best.at(-1) : undefined
}
