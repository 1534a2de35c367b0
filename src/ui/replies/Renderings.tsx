import { htmlLang, languageNames } from '../i18n/load.ts'
import { renderingTexts } from '../i18n/rendering.ts'
import { useLanguage } from '../texts.tsx'
import type { Language } from '../types.ts'

const LANGUAGES = Object.keys(languageNames) as Language[]

export type State = { language: Language }
export type Actions = { onChoose(language: Language): void }

/** The meaning in another language, for every verse of the page (D33). */
export function Renderings({ language, onChoose }: State & Actions) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: no form
    <div role="group" className="quotation__foot" aria-label={renderingTexts[useLanguage()].rendering}>
      {LANGUAGES.map((choice) => (
        <button
          key={choice}
          type="button"
          lang={htmlLang(choice)}
          className="quotation__act native-name"
          aria-pressed={choice === language}
          onClick={() => onChoose(choice)}
        >
          {choice === language ? <b>{languageNames[choice]}</b> : languageNames[choice]}
        </button>
      ))}
    </div>
  )
}

/** Of a verse whose meaning nobody has written here (D41). */
export const NoRendering = () => <p className="soft">{renderingTexts[useLanguage()].noRendering}</p>

/** Of a verse that is being looked for in the text, letter by letter (D26). */
export const Checking = () => renderingTexts[useLanguage()].checking
