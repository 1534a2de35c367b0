import { digestOfLine, type Page, rootOf } from './lines.ts'

// The whole texts as files of the app, which the build writes (scripts/leaves.ts): ten Angs to a leaf, since one alone
// packs badly, or one chapter. What came is a page only when its lines have the root that is committed (D26).

/** The cache in which leaves are kept on a device: by the page, and by its service worker (src/worker/sw.ts). */
export const LEAVES = 'satsang-leaves'

/** The text of each tradition. */
export const TEXT_OF = { sikh: 'granth', hindu: 'gita' } as const

/** How many pages each text has. */
export const PAGES = { granth: 1430, gita: 18 } as const satisfies Record<Page['text'], number>
const PAGES_OF_LEAF = { granth: 10, gita: 1 } as const satisfies Record<Page['text'], number>

/** A name in English, Punjabi and Hindi. */
export type Names = readonly [english: string, punjabi: string, hindi: string]
/** From the line `at` of its page on: who speaks, and in which raag or composition; indexes of `Leaf.names`, -1 for none. */
export type Head = readonly [at: number, speaker: number, section: number]
/** Our rendering of the lines from `from` to `to`. */
export type Rendering = readonly [from: number, to: number, words: Names]

export type LeafPage = {
  number: number
  /** as printed, letter for letter */
  lines: readonly string[]
  /** of the Gita: of each line the number of its verse, and its letters in Latin ones (IAST) */
  verses?: readonly number[]
  latin?: readonly string[]
  heads: readonly Head[]
  renderings: readonly Rendering[]
}
export type Leaf = { names: readonly Names[]; pages: readonly LeafPage[] }

/** The number of the leaf that has a page, from 1 on. */
const leafOf = ({ text, number }: Page): number => Math.ceil(number / PAGES_OF_LEAF[text])

/** Where the leaf of a page is, from the root of the app. */
export const leafPath = (page: Page): string => `/scripture/text/${page.text}/${leafOf(page)}.json`

/** Where all leaves of a text are, in order. */
export const leafPaths = (text: Page['text']): string[] =>
  Array.from({ length: leafOf({ text, number: PAGES[text] }) }, (_, at) => `/scripture/text/${text}/${at + 1}.json`)

const listOf = <T>(value: unknown, isOne: (one: unknown) => one is T): value is T[] =>
  Array.isArray(value) && value.every(isOne)
const isText = (value: unknown): value is string => typeof value === 'string'
const isNumber = (value: unknown): value is number => Number.isInteger(value)
const isNames = (value: unknown): value is Names => listOf(value, isText) && value.length === 3
const isHead = (value: unknown): value is Head => listOf(value, isNumber) && value.length === 3
const isRendering = (value: unknown): value is Rendering =>
  Array.isArray(value) && isNumber(value[0]) && isNumber(value[1]) && isNames(value[2])
const has = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

function isPage(value: unknown): value is LeafPage {
  if (!has(value) || !isNumber(value.number) || !listOf(value.lines, isText)) return false
  const { length } = value.lines
  const isOfLines = (list: unknown, isOne: (one: unknown) => one is string | number) =>
    list === undefined || (listOf(list, isOne) && list.length === length)
  return (
    isOfLines(value.verses, isNumber) &&
    isOfLines(value.latin, isText) &&
    listOf(value.heads, isHead) &&
    listOf(value.renderings, isRendering)
  )
}

/** What came as a leaf, or null (D37). */
export const toLeaf = (came: unknown): Leaf | null =>
  has(came) && listOf(came.names, isNames) && listOf(came.pages, isPage)
    ? { names: came.names, pages: came.pages }
    : null

/** The digests of a page's lines, in order. */
export const digestsOf = (text: Page['text'], { number, lines, verses }: LeafPage): string[] =>
  lines.map((line, at) =>
    digestOfLine(
      text === 'granth' ? `Guru Granth Sahib, Ang ${number}` : `Bhagavad Gita ${number}.${verses?.[at]}`,
      line,
    ),
  )

/** A page of a leaf, letter for letter as published; null when it is not (D26), or there is no leaf. */
export function verifiedPage(leaf: Leaf | null, { text, number }: Page, root: string | undefined): LeafPage | null {
  const page = leaf?.pages.find((one) => one.number === number)
  return page !== undefined && rootOf(digestsOf(text, page)) === root ? page : null
}
