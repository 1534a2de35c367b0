import { CATALOGUE } from '../atlas/errors/catalogue.ts'
import { wordsOf } from '../atlas/errors/errorWords.ts'
import type { Look } from '../src/ui/stories.fixtures.ts'

const plain = (text: string) => text.replace(/\s+/g, ' ').trim()

/** The words of the error catalogue that a story has to show, and does not: by their keys. */
export async function missingWords(id: string, { language, tradition }: Look, page: HTMLElement): Promise<string[]> {
  const keys = new Set(CATALOGUE.flatMap(({ story, text }) => (story === id && text !== null ? text : [])))
  // What is seen, not what is in the document.
  const seen = plain(page.innerText)
  const missing: string[] = []
  for (const key of keys) {
    const words = await wordsOf(key, language, tradition ?? 'sikh')
    if (!seen.includes(plain(words))) missing.push(key)
  }
  return missing
}
