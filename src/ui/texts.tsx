import { createContext, type ReactNode, use, useContext } from 'react'
import type { Texts } from './i18n/en.ts'
import type { TextsPart } from './i18n/part.ts'
import type { Language } from './types.ts'

export type { Texts }

type Shown = { texts: Texts; language: Language }

// No default: a default catalogue would put English into every bundle, also where another language is shown.
const TextsContext = createContext<Shown | null>(null)

export function TextsProvider({ texts, language, children }: Shown & { children: ReactNode }) {
  return <TextsContext value={{ texts, language }}>{children}</TextsContext>
}

function useShown(): Shown {
  const shown = useContext(TextsContext)
  if (shown === null) throw new Error('useTexts() needs a <TextsProvider> above it')
  return shown
}

/** The texts of the shown language. @throws {Error} outside a TextsProvider */
export const useTexts = (): Texts => useShown().texts

/** The shown language. @throws {Error} outside a TextsProvider */
export const useLanguage = (): Language => useShown().language

/** The texts of one part in the shown language; suspends while they are on their way. */
export function useTextsPart<T>(part: TextsPart<T>): T {
  const { language } = useShown()
  return use(part.wait(language))
}
