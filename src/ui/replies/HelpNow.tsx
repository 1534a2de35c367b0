import { allLines } from '@satsang/guide/helplines'
import { careTexts } from '../i18n/care.ts'
import { Dialog } from '../shared/Dialog.tsx'
import { useLanguage } from '../texts.tsx'
import { HelpLines } from './HelpLines.tsx'
import '../chat/MessageBubble.css'

/** `country` is ISO 3166; without one India's lines are shown (D36). */
export type State = { open: boolean; country: string | undefined }
export type Actions = { onClose(): void }

/** Whom to call, for everybody, heard or not (D45). */
export function HelpNow({ open, country, onClose }: State & Actions) {
  const language = useLanguage()
  const texts = careTexts[language]
  const lines = allLines(country)
  const sources = [...new Set(lines.map(({ source }) => source))].join(', ')
  return (
    <Dialog open={open} heading={texts.helpNow} onClose={onClose}>
      <div className="help-now">
        <HelpLines lines={lines} explained />
        {lines.length === 0 ? null : <p>{texts.find}</p>}
        {lines[0] === undefined ? null : <p className="soft">{texts.checked(sources, lines[0].checked)}</p>}
      </div>
    </Dialog>
  )
}
