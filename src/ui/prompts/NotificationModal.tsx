import { promptsTexts } from '../i18n/prompts.ts'
import { Button } from '../shared/Button.tsx'
import { Dialog } from '../shared/Dialog.tsx'
import { useTextsPart } from '../texts.tsx'
import { BellMark, CalendarMark, StopMark } from './marks.tsx'
import './prompts.css'

type Props = { open: boolean; onAllow(): void; onLater(): void }

/** The notification-permission modal, spec §2: what comes, how often, and how to end it, before the browser asks. */
export function NotificationModal({ open, onAllow, onLater }: Props) {
  const { notification } = useTextsPart(promptsTexts)
  return (
    <Dialog open={open} heading={notification.heading} onClose={onLater}>
      <p>{notification.text}</p>
      <ul className="prompt__list">
        <li>
          <BellMark />
          <span>{notification.what}</span>
        </li>
        <li>
          <CalendarMark />
          <span>{notification.often}</span>
        </li>
        <li>
          <StopMark />
          <span>{notification.stop}</span>
        </li>
      </ul>
      <div className="prompt__actions">
        <Button variant="primary" onClick={onAllow}>
          {notification.allow}
        </Button>
        <Button variant="secondary" onClick={onLater}>
          {notification.later}
        </Button>
      </div>
      <p className="soft">{notification.browser}</p>
    </Dialog>
  )
}
