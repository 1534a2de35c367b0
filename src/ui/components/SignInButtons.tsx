import { useTexts } from '../texts.tsx'
import { Button } from './Button.tsx'
import './SignInButtons.css'

export type State = {
  /** False where signing in is not offered: the buttons stay, and say so. */
  signInAvailable: boolean
  /** True where signing in is the one thing to do on this screen. */
  primary?: boolean
}
export type Actions = { onGoogle(): void; onWhatsapp(): void }

export function SignInButtons({ signInAvailable, primary = false, onGoogle, onWhatsapp }: State & Actions) {
  const t = useTexts()
  return (
    <div className="sign-in">
      <Button variant={primary ? 'primary' : 'secondary'} disabled={!signInAvailable} onClick={onGoogle}>
        <svg className="sign-in__mark" viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
          <path d="M21 12.2c0 5.2-3.6 9-8.9 9a9.2 9.2 0 110-18.4c2.5 0 4.5.9 6.1 2.4M21 12.2h-8.8" />
        </svg>
        {t.landing.continueGoogle}
      </Button>
      <Button disabled={!signInAvailable} onClick={onWhatsapp}>
        <svg className="sign-in__mark" viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
          <path d="M3.5 20.5l1.3-4.6a8.6 8.6 0 113.3 3.3zM9 8.2c-.9 1.1-.4 2.9 1.3 4.7s3.7 2.5 4.9 1.6l.3-1.3-2-.9-.9 1c-1-.4-1.8-1.2-2.3-2.2l.9-.9-.8-2z" />
        </svg>
        {t.landing.continueWhatsapp}
      </Button>
      {signInAvailable ? null : <p className="sign-in__soon">{t.landing.signInSoon}</p>}
    </div>
  )
}
