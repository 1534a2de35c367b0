import { useEffect, useReducer } from 'react'
import { promptsTexts } from '../i18n/prompts.ts'
import { useLanguage } from '../texts.tsx'

/**
 * Fetches the words as soon as they are wanted, and says whether they are here. What asks by itself must not replace the
 * screen by an error, or by a fallback, when its words do not come: then it stays away.
 */
export function useWords(wanted: boolean): boolean {
  const language = useLanguage()
  const [, redraw] = useReducer((count: number) => count + 1, 0)
  const isHere = promptsTexts.loaded(language) !== undefined
  useEffect(() => {
    if (wanted && !isHere) promptsTexts.load(language).then(redraw, () => {})
  }, [wanted, isHere, language])
  return isHere
}
