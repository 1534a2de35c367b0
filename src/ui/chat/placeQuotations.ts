import type { Quotation } from '../types.ts'

export type Passage = { paragraph: string; quotations: Quotation[] }

/** True when `text` names `reference` and not a longer one: 'Ang 12' does not name 'Ang 1'. */
function names(text: string, reference: string): boolean {
  if (reference === '') return false
  for (let at = text.indexOf(reference); at !== -1; at = text.indexOf(reference, at + 1)) {
    if (!/^(\d|\.\d)/.test(text.slice(at + reference.length))) return true
  }
  return false
}

/**
 * Splits a reply on blank lines and puts each quotation behind the first paragraph that names its reference, in the
 * server's form or in the reader's. What no paragraph names stands at the end.
 */
export function placeQuotations(
  text: string,
  quotations: readonly Quotation[],
  localised: (reference: string) => string = (reference) => reference,
): { passages: Passage[]; rest: Quotation[] } {
  const passages = text
    .split(/\n\s*\n/)
    .map((paragraph): Passage => ({ paragraph: paragraph.trim(), quotations: [] }))
    .filter(({ paragraph }) => paragraph !== '')
  const rest: Quotation[] = []
  for (const quotation of quotations) {
    const { reference } = quotation
    const home = passages.find((p) => names(p.paragraph, reference) || names(p.paragraph, localised(reference)))
    if (home === undefined) rest.push(quotation)
    else {
      home.quotations.push(quotation)
      // The guide names a verse as the contract writes it; the reader sees it in their own script.
      home.paragraph = home.paragraph.replaceAll(reference, localised(reference))
    }
  }
  return { passages, rest }
}
