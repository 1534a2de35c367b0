import { AppLink } from '../shared/AppLink.tsx'
import { useTexts } from '../texts.tsx'

/** First in the tab order; shows itself only when it has the focus. */
export function SkipLink() {
  const t = useTexts()
  return (
    <a className="skip-link" href="#content">
      {t.app.skipToContent}
    </a>
  )
}

export function PrivacyLink() {
  const t = useTexts()
  return (
    <AppLink className="quiet-link" href="/privacy">
      {t.defaultLanding.privacyPolicy}
    </AppLink>
  )
}
