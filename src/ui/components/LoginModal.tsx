import { useTexts } from '../texts.tsx'
import { Button } from './Button.tsx'
import { Dialog } from './Dialog.tsx'

export type State = { open: boolean }
export type Actions = { onSignIn(): void; onClose(): void }

export function LoginModal({ open, onSignIn, onClose }: State & Actions) {
  const t = useTexts()
  return (
    <Dialog open={open} heading={t.loginModal.heading} onClose={onClose}>
      <p>{t.loginModal.text}</p>
      <Button variant="primary" onClick={onSignIn}>
        {t.loginModal.signIn}
      </Button>
      <p className="soft dialog__note">{t.loginModal.keptNote}</p>
    </Dialog>
  )
}
