import { useEffect } from 'react'
import { onboardingTexts } from '../i18n/onboarding.ts'
import { CoinIcon } from '../member/PointsBadge.tsx'
import { Button } from '../shared/Button.tsx'
import { Dialog } from '../shared/Dialog.tsx'
import { useTextsPart } from '../texts.tsx'
import './Onboarding.css'

export type State = {
  step: 'welcome' | 'settingsHint' | null
  /** Whether the referrals are for this person (D39). */
  refers: boolean
}
export type Actions = { onNext(): void; onSkip(): void; onUnderstood(): void }

/**
 * The overlay of the first visit, spec §2: welcome and referral hint, then the way to the settings. Two dialogs, so
 * that each gives the focus back to where it was. Closing one, by Escape too, is skipping or having understood.
 */
export function Onboarding({ step, refers, onNext, onSkip, onUnderstood }: State & Actions) {
  const { welcome, settings } = useTextsPart(onboardingTexts)
  useSettingsButton(step === 'settingsHint')
  return (
    <>
      <Dialog open={step === 'welcome'} heading={welcome.heading} onClose={onSkip}>
        <p>{welcome.text}</p>
        {refers ? (
          <section className="onboarding__referral">
            <CoinIcon size={32} />
            <div>
              <h3>{welcome.referralHeading}</h3>
              <p>{welcome.referral}</p>
            </div>
          </section>
        ) : null}
        <div className="onboarding__actions">
          <Button variant="primary" onClick={onNext}>
            {welcome.next}
          </Button>
          <Button variant="quiet" onClick={onSkip}>
            {welcome.skip}
          </Button>
        </div>
      </Dialog>
      <Dialog open={step === 'settingsHint'} look="hint" heading={settings.heading} onClose={onUnderstood}>
        <p>{refers ? settings.text : settings.textBelow18}</p>
        <Button variant="primary" onClick={onUnderstood}>
          {settings.understood}
        </Button>
      </Dialog>
    </>
  )
}

/** Tells the style sheet where the three-dot button is: the hint points to it, and the backdrop leaves it lit. */
function useSettingsButton(active: boolean) {
  useEffect(() => {
    if (!active) return
    const { documentElement: html } = document
    const button = document.querySelector('[data-onboarding="settings"]')
    // Without the button the hint stands where such a button usually is: at the top right.
    if (button === null) return
    // Called at once, and whenever the page or the header gets another size: a font that arrives late moves the button.
    const observer = new ResizeObserver(() => {
      const { x, y, width, height } = button.getBoundingClientRect()
      html.style.setProperty('--hint-x', `${html.clientWidth - x - width / 2}px`)
      html.style.setProperty('--hint-y', `${y + height / 2}px`)
    })
    for (const element of [html, button.parentElement]) if (element !== null) observer.observe(element)
    return () => observer.disconnect()
  }, [active])
}
