import { Button } from '../shared/Button.tsx'
import { Dialog } from '../shared/Dialog.tsx'
import { useTexts } from '../texts.tsx'

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
