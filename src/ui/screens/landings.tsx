import { Suspense } from 'react'
import { lateView } from '../late.tsx'
import type { AppActor, Language, Tradition } from '../types.ts'
import { DefaultLandingContainer } from './DefaultLanding.container.tsx'
import { TraditionLandingContainer } from './TraditionLanding.container.tsx'

const WhatsAppLogin = lateView(
  async () => (await import('../login/WhatsAppLoginModal.container.tsx')).WhatsAppLoginContainer,
)

export { landingTexts } from '../i18n/landing.ts'

type Props = { actor: AppActor; language: Language; tradition: Tradition | null }

/** The three landings: a chunk of their own, because a chat has no use for them. Null is the default landing. */
export function Landing({ actor, language, tradition }: Props) {
  if (tradition === null) return <DefaultLandingContainer actor={actor} language={language} />
  return (
    <TraditionLandingContainer
      actor={actor}
      language={language}
      tradition={tradition}
      whatsappModal={(login) => (
        <Suspense fallback={null}>
          <WhatsAppLogin actor={login} />
        </Suspense>
      )}
    />
  )
}
