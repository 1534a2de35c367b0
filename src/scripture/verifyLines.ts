import type { Quotation } from './digest.ts'
import roots from './lineRoots.json' with { type: 'json' }
import { holdsLines, linesPath, type Page, rootOf } from './lines.ts'

const ROOTS: Readonly<Record<Page['text'], readonly string[]>> = roots

/** Lists that were verified, for the life of the page. */
const known = new Map<string, readonly string[]>()

const isList = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((digest) => typeof digest === 'string')

/** What came is not the published list: said to be unverified, and not to be unreachable. */
class Unpublished extends Error {}

/**
 * Whether a quotation outside the corpus is in the text (D26), by the published list of its page and no other.
 * @param fetchFile gives a file of /scripture/; `fresh` goes past every cache, because what was kept may be of another
 * version of the app. @throws {Error} when it does not come
 */
export async function verifyLines(
  quotation: Quotation,
  fetchFile: (path: string, fresh: boolean) => Promise<unknown>,
): Promise<boolean> {
  const listOf = async (page: Page) => {
    const root = ROOTS[page.text][page.number - 1]
    if (root === undefined) return null
    const path = linesPath(page)
    const list = known.get(path)
    if (list !== undefined) return list
    for (const fresh of [false, true]) {
      const came = await fetchFile(path, fresh)
      if (!isList(came) || rootOf(came) !== root) continue
      known.set(path, came)
      return came
    }
    throw new Unpublished(`${path} is not the published list`)
  }
  try {
    return await holdsLines(quotation, listOf)
  } catch (error) {
    if (error instanceof Unpublished) return false
    throw error
  }
}
