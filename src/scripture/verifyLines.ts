import type { Quotation } from './digest.ts'
import { digestsOf, type Leaf, type LeafPage, leafPath, toLeaf, verifiedPage } from './leaf.ts'
import roots from './lineRoots.json' with { type: 'json' }
import { holdsLines, type Page } from './lines.ts'

/** Gives a file of /scripture/; `fresh` goes past every cache. @throws {Error} when it does not come */
export type FetchFile = (path: string, fresh: boolean) => Promise<unknown>

const ROOTS: Readonly<Record<Page['text'], readonly string[]>> = roots

/** What a page of a text is recognised by; undefined for a page that there is not. */
const rootAt = ({ text, number }: Page): string | undefined => ROOTS[text][number - 1]

/** What came is not the published text: said to be unverified, and not to be unreachable. */
export class Unpublished extends Error {}

/** The leaf that came last: who turns a page, or reads on from one Ang to the next, mostly stays on it. */
let last: { path: string; leaf: Leaf } | null = null

/**
 * A page of a text, letter for letter as published, with the leaf that it came in. What was kept may be of another version
 * of the app: it is asked for once more, past every cache. @throws {Unpublished}; what `fetchFile` throws
 */
export async function publishedPage(page: Page, fetchFile: FetchFile): Promise<{ leaf: Leaf; page: LeafPage }> {
  const path = leafPath(page)
  for (const fresh of [false, true]) {
    const leaf = !fresh && last?.path === path ? last.leaf : toLeaf(await fetchFile(path, fresh))
    const verified = verifiedPage(leaf, page, rootAt(page))
    if (leaf === null || verified === null) continue
    last = { path, leaf }
    return { leaf, page: verified }
  }
  throw new Unpublished(`${path} is not the published text`)
}

/** Whether every page of a leaf is the published one. */
export function isPublishedLeaf(text: Page['text'], came: unknown): boolean {
  const leaf = toLeaf(came)
  return (
    leaf !== null &&
    leaf.pages.length > 0 &&
    leaf.pages.every(({ number }) => verifiedPage(leaf, { text, number }, rootAt({ text, number })) !== null)
  )
}

/** Lists of lines that were verified, for the life of the page. */
const known = new Map<string, readonly string[]>()

/** Whether a quotation outside the corpus is in the text (D26), by the published page of its place and no other. */
export async function verifyLines(quotation: Quotation, fetchFile: FetchFile): Promise<boolean> {
  const listOf = async (page: Page) => {
    if (rootAt(page) === undefined) return null
    const key = `${page.text} ${page.number}`
    const list = known.get(key) ?? digestsOf(page.text, (await publishedPage(page, fetchFile)).page)
    known.set(key, list)
    return list
  }
  try {
    return await holdsLines(quotation, listOf)
  } catch (error) {
    if (error instanceof Unpublished) return false
    throw error
  }
}
