import { htmlLang, languageNames } from '../i18n/load.ts'
import { useTexts } from '../texts.tsx'
import type { Language } from '../types.ts'
import '../shared/LanguageSwitch.css'

const LANGUAGES = Object.keys(languageNames) as Language[]

export type State = { language: Language }
export type Actions = { onLanguage(language: Language): void }

export function LanguageSwitch({ language, onLanguage }: State & Actions) {
  const t = useTexts()
  return (
    <fieldset className="language">
      <legend className="visually-hidden">{t.language.label}</legend>
      {LANGUAGES.map((choice) => (
        <button
          key={choice}
          type="button"
          lang={htmlLang(choice)}
          className="language__choice native-name"
          aria-pressed={choice === language}
          onClick={() => onLanguage(choice)}
        >
          {languageNames[choice]}
        </button>
      ))}
    </fieldset>
  )
}
