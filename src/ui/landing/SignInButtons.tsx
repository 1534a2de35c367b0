import { landingTexts } from '../i18n/landing.ts'
import { Button } from '../shared/Button.tsx'
import { Alert } from '../shared/Notice.tsx'
import { useTextsPart } from '../texts.tsx'
import '../shared/SignInButtons.css'

export type State = {
  /** Which way in is being opened. */
  busy: 'google' | 'whatsapp' | null
  /** Ways in that are not there, for this visit. */
  closed?: { google: boolean; whatsapp: boolean }
  /** Why the last attempt failed. */
  error: string | null
  /** True where signing in is the one thing to do on this screen. */
  primary?: boolean
}
export type Actions = { onGoogle(): void; onWhatsapp(): void }

const OPEN = { google: false, whatsapp: false }

/** The two ways in. Neither is disabled while it is busy: a second tap finds a sign-in page that hides behind another window. */
export function SignInButtons({ busy, closed = OPEN, error, primary = false, onGoogle, onWhatsapp }: State & Actions) {
  const { landing } = useTextsPart(landingTexts)
  return (
    <div className="sign-in">
      <Button
        variant={primary ? 'primary' : 'secondary'}
        disabled={closed.google}
        aria-busy={busy === 'google'}
        onClick={onGoogle}
      >
        <svg className="sign-in__mark" viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
          <path d="M21 12.2c0 5.2-3.6 9-8.9 9a9.2 9.2 0 110-18.4c2.5 0 4.5.9 6.1 2.4M21 12.2h-8.8" />
        </svg>
        <span>{landing.continueGoogle}</span>
      </Button>
      <Button disabled={closed.whatsapp} aria-busy={busy === 'whatsapp'} onClick={onWhatsapp}>
        <svg className="sign-in__mark" viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
          <path d="M3.5 20.5l1.3-4.6a8.6 8.6 0 113.3 3.3zM9 8.2c-.9 1.1-.4 2.9 1.3 4.7s3.7 2.5 4.9 1.6l.3-1.3-2-.9-.9 1c-1-.4-1.8-1.2-2.3-2.2l.9-.9-.8-2z" />
        </svg>
        <span>{landing.continueWhatsapp}</span>
      </Button>
      {error === null ? null : <Alert>{error}</Alert>}
    </div>
  )
}
