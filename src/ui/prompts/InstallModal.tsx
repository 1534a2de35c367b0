import { promptsTexts } from '../i18n/prompts.ts'
import { Button } from '../shared/Button.tsx'
import { Dialog } from '../shared/Dialog.tsx'
import { FlameIcon, SpeechIcon } from '../shared/icons.tsx'
import { useTextsPart } from '../texts.tsx'
import type { Tradition } from '../types.ts'
import { PhoneMark, WeakMark } from './marks.tsx'
import './prompts.css'

type Props = { open: boolean; tradition: Tradition; onInstall(): void; onDismiss(): void }

const MARKS = { opens: <PhoneMark />, weak: <WeakMark />, history: <SpeechIcon />, wisdom: <FlameIcon /> } as const
const BENEFITS = ['opens', 'weak', 'history', 'wisdom'] as const

/** The home-screen install modal, spec §2: what it is good for, and two plain ways on. */
export function InstallModal({ open, tradition, onInstall, onDismiss }: Props) {
  const { install } = useTextsPart(promptsTexts)
  return (
    <Dialog open={open} heading={install.heading} onClose={onDismiss}>
      <div className="prompt__app">
        {/* As it will stand on the home screen. */}
        <img className="prompt__icon" src={`/icons/${tradition}.svg`} width="64" height="64" alt="" />
        <p>{install.text}</p>
      </div>
      <ul className="prompt__list">
        {BENEFITS.map((benefit) => (
          <li key={benefit}>
            {MARKS[benefit]}
            <span>{install.benefits[benefit]}</span>
          </li>
        ))}
      </ul>
      <div className="prompt__actions">
        <Button variant="primary" onClick={onInstall}>
          {install.accept}
        </Button>
        <Button variant="secondary" onClick={onDismiss}>
          {install.later}
        </Button>
      </div>
    </Dialog>
  )
}
