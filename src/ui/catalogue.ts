import { en, type Texts } from './i18n/en.ts'
import { loadTexts } from './i18n/load.ts'
import type { Language } from './types.ts'

// Code that has come and stays. English is here at once; the other two come when they are asked for, by the machine
// `language`.
const loaded = new Map<Language, Texts>([['english', en]])

/** Loads a language's texts, once. Rejects when they cannot be fetched. */
export async function prepareTexts(language: Language): Promise<void> {
  if (!loaded.has(language)) loaded.set(language, await loadTexts(language))
}

/** The texts of a language that was prepared before. */
export const textsOf = (language: Language): Texts => loaded.get(language) ?? en
