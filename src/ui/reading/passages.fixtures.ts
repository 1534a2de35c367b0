import { contextPath, type ScriptureContext } from '../../scripture/context.ts'
import { verifiedContext } from '../../scripture/verifyContext.ts'
import { lookOf, reference } from '../stories.fixtures.ts'

const files = import.meta.glob<unknown>('../../../public/scripture/*.json', { import: 'default' })

/** The published passage round a verse of the stories (D26). */
async function passageOf(quotation: ReturnType<typeof reference>): Promise<ScriptureContext> {
  const load = files[`../../../public${contextPath(quotation)}`]
  const passage = load === undefined ? null : verifiedContext(quotation, await load())
  if (passage === null) throw new Error(`no passage for ${quotation.reference}`)
  return passage
}

/** A story's loader: a verse in the toolbar's tradition and language, with its passage. */
export const versePassage =
  (which: 0 | 1 | 2 = 0) =>
  async ({ globals }: { globals: Record<string, unknown> }) => {
    const { tradition, language } = lookOf(globals)
    const quotation = reference(tradition ?? 'sikh', language, which)
    return { quotation, passage: await passageOf(quotation) }
  }
