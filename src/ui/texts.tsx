import { createContext, type ReactNode, useContext } from 'react'
import type { Texts } from './i18n/en.ts'

export type { Texts }

// No default: a default catalogue would put English into every bundle, also where another language is shown.
export const TextsContext = createContext<Texts | null>(null)

export function TextsProvider({ texts, children }: { texts: Texts; children: ReactNode }) {
  return <TextsContext value={texts}>{children}</TextsContext>
}

/** The texts of the shown language. @throws {Error} outside a TextsProvider */
export function useTexts(): Texts {
  const texts = useContext(TextsContext)
  if (texts === null) throw new Error('useTexts() needs a <TextsProvider> above it')
  return texts
}
