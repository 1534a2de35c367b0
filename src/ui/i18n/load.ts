import type { Language } from '../../machines/entities.ts'
import { en, type Texts } from './en.ts'

export type { Language }

/** Each language by its own name, in the order of the switch (D15). */
export const languageNames = { english: 'English', punjabi: 'ਪੰਜਾਬੀ', hindi: 'हिन्दी' } as const satisfies Record<
  Language,
  string
>

const tags = { english: 'en', punjabi: 'pa', hindi: 'hi' } as const satisfies Record<Language, string>

/** The value of `<html lang>`. */
export const htmlLang = (language: Language): 'en' | 'pa' | 'hi' => tags[language]

/** The interface's texts. English is in the first bundle, because it is the default (D15); the others come when they are shown. */
export async function loadTexts(language: Language): Promise<Texts> {
  switch (language) {
    case 'english':
      return en
    case 'punjabi':
      return (await import('./pa.ts')).pa
    case 'hindi':
      return (await import('./hi.ts')).hi
  }
}
