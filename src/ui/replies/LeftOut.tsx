import { careTexts } from '../i18n/care.ts'
import { useLanguage } from '../texts.tsx'

/** Where something that belongs to a message, or a whole message, could not be read (D37). */
export const LeftOut = () => <p className="soft">{careTexts[useLanguage()].leftOut}</p>
