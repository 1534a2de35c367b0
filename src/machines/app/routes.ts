import { PREFIX, TRADITIONS, type Tradition } from '../entities.ts'
import type { Shelf } from '../library/library.machine.ts'

/** Where the browser is; `search` is the query string with or without its question mark. */
export type Location = { path: string; search: string }

/** A row of the route table, spec §2. */
export type Route =
  | { kind: 'root' | 'privacy' | 'unprefixed' | 'unknown' }
  | { kind: 'handler' | 'setup' | 'settings'; tradition: Tradition }
  /** What anybody can read (D54); whether there is such a page, its own machine knows. */
  | { kind: 'library'; tradition: Tradition; shelf: Shelf }

const TRADITION_OF = new Map<string, Tradition>(TRADITIONS.map((tradition) => [PREFIX[tradition].slice(1), tradition]))
const KIND_OF = new Map<string, 'handler' | 'setup' | 'settings'>([
  ['', 'handler'],
  ['chat', 'handler'],
  ['setup', 'setup'],
  ['settings', 'settings'],
])

const LIBRARY = new Set(['read', 'find', 'saved', 'past'])

/** Reads a path by the route table. A trailing slash changes nothing; any other that is one too many is no address of ours. */
export function routeOf(path: string): Route {
  const parts = path.replace(/\/$/, '').split('/').slice(1)
  const [first = '', second = '', third] = parts
  if (parts.length === 0) return { kind: 'root' }
  if (parts.length === 1 && first === 'privacy') return { kind: 'privacy' }
  if (parts.length === 1 && ['setup', 'chat', 'settings'].includes(first)) return { kind: 'unprefixed' }
  const tradition = TRADITION_OF.get(first)
  if (tradition !== undefined && LIBRARY.has(second) && parts.length <= 3)
    return { kind: 'library', tradition, shelf: { page: second, at: third ?? null } }
  const kind = KIND_OF.get(second)
  const isKnown = tradition !== undefined && kind !== undefined && parts.length <= 2
  return isKnown ? { kind, tradition } : { kind: 'unknown' }
}

/** Longest referral code, characters. Spec §5, §9. */
const REFERRAL_LIMIT = 20

/** Spec §5: upper-cased, at most 20 characters; what the contract's pattern refuses is left out. */
export const referralCode = (value: string): string =>
  value
    .toUpperCase()
    .replace(/[^A-Z0-9_-]/g, '')
    .slice(0, REFERRAL_LIMIT)

/** Query parameters of the landing route, spec §2. */
export function landingQuery({ search }: Location): { ref: string; fromAnonymous: boolean } {
  const query = new URLSearchParams(search)
  return { ref: referralCode(query.get('ref') ?? ''), fromAnonymous: query.get('from') === 'anonymous' }
}

/** The query without what only a landing reads (spec §2): who is signed in has no use for it. */
export const withoutLandingQuery = (search: string): string => {
  const query = new URLSearchParams(search)
  query.delete('from')
  query.delete('ref')
  return `${query}` && `?${query}`
}

/** All of an address that decides a screen: its row of the route table, the tradition, and who comes to sign in. */
export const screenAddress = (location: Location): string => {
  const route = routeOf(location.path)
  // One screen of both scriptures: what is looked for in one may stand in the other.
  return JSON.stringify([route.kind === 'library' ? 0 : route, landingQuery(location).fromAnonymous])
}

/** An address as the browser takes it. */
export const hrefOf = ({ path, search }: Location): string => path + search

/** The landing that offers sign-in, keeping the ref code (spec §2 Anonymous chat screen). */
export const signInAddress = (tradition: Tradition, ref: string): Location => ({
  path: PREFIX[tradition],
  search: `?from=anonymous${ref === '' ? '' : `&ref=${encodeURIComponent(ref)}`}`,
})
