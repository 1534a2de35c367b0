import { type ReactNode, useId } from 'react'
import { Niche } from '../art/Niche.tsx'
import { landingTexts } from '../i18n/landing.ts'
import { LanguageSwitch } from '../landing/LanguageSwitch.tsx'
import { PrivacyLink, SkipLink } from '../landing/Links.tsx'
import { SignInButtons } from '../landing/SignInButtons.tsx'
import { Button } from '../shared/Button.tsx'
import { Alert } from '../shared/Notice.tsx'
import { Page } from '../shared/Page.tsx'
import { useTexts, useTextsPart } from '../texts.tsx'
import type { Language, Tradition } from '../types.ts'
import './TraditionLanding.css'

/** Spec section 9. */
const REFERRAL_MAX = 20

export type State = {
  tradition: Tradition
  language: Language
  tryVisible: boolean
  referral: { value: string; disabled: boolean }
  proof: { kind: 'loading' | 'shown' | 'fallback'; text: string }
  error: string | null
  signIn: { busy: 'google' | 'whatsapp' | null; closed: { google: boolean; whatsapp: boolean }; error: string | null }
}
export type Actions = {
  onTry(): void
  onReferral(value: string): void
  onLanguage(language: Language): void
  onGoogle(): void
  onWhatsapp(): void
}
type Slots = { modal?: ReactNode }

export function TraditionLanding(props: State & Actions & Slots) {
  const { tradition, language, tryVisible, referral, proof, error, signIn } = props
  const t = useTexts()
  const { landing } = useTextsPart(landingTexts)
  const [referralId, hintId] = [useId(), useId()]
  return (
    <Page tradition={tradition}>
      <SkipLink />
      <header>
        <LanguageSwitch language={language} onLanguage={props.onLanguage} />
      </header>
      <main id="content" className="threshold">
        <Niche tradition={tradition} />
        <h1 className="threshold__title">{landing.welcome[tradition]}</h1>
        <p className="threshold__notice">{t.guides[tradition].aiNotice}</p>

        <section className="promo" aria-label={landing.promoLabel} aria-busy={proof.kind === 'loading'}>
          {/* The server writes it in the tradition's language; the fixed text is in the reader's. */}
          <p
            // The page's first lines may have shown it before React (src/first/landing.ts).
            suppressHydrationWarning
            className={proof.kind === 'shown' ? 'promo__text promo__text--message' : 'promo__text'}
            lang={proof.kind === 'shown' ? (tradition === 'sikh' ? 'pa' : 'hi') : undefined}
          >
            {proof.text}
          </p>
        </section>

        <form
          className="threshold__form"
          onSubmit={(event) => {
            event.preventDefault()
            if (tryVisible) props.onTry()
          }}
        >
          {error === null ? null : <Alert>{error}</Alert>}
          {tryVisible ? (
            <Button type="submit" variant="primary">
              {landing.tryButton}
            </Button>
          ) : null}
          <p className="threshold__explain">{landing.explain}</p>
          {/* D53: before somebody gives a name, an address or a number. */}
          <p className="threshold__explain">{landing.signInNotice}</p>
          <p>
            <PrivacyLink />
          </p>
          <SignInButtons {...signIn} primary={!tryVisible} onGoogle={props.onGoogle} onWhatsapp={props.onWhatsapp} />
          <div className="referral">
            <label htmlFor={referralId}>{landing.referralLabel}</label>
            <input
              id={referralId}
              className="referral__input"
              aria-describedby={hintId}
              value={referral.value}
              disabled={referral.disabled}
              maxLength={REFERRAL_MAX}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              onChange={(event) => props.onReferral(event.target.value)}
            />
            <p id={hintId} className="referral__hint">
              {landing.referralHint}
            </p>
          </div>
        </form>
      </main>
      {props.modal}
    </Page>
  )
}
