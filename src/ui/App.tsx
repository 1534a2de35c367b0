import { useSelector } from '@xstate/react'
import { lazy, Suspense } from 'react'
import type { ActorRefFrom } from 'xstate'
import { type appMachine, type Screen, traditionOf } from '../machines/app/app.machine.ts'
import type { languageMachine } from '../machines/language/language.machine.ts'
import { textsOf } from './catalogue.ts'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { ChatSkeleton } from './screens/ChatSkeleton.tsx'
import { DefaultLandingContainer } from './screens/DefaultLanding.container.tsx'
import { ErrorScreen } from './screens/ErrorScreen.tsx'
import { TraditionLandingContainer } from './screens/TraditionLanding.container.tsx'
import { Waiting } from './screens/Waiting.tsx'
import { TextsProvider, useTexts } from './texts.tsx'

export type AppActor = ActorRefFrom<typeof appMachine>

// What the landings do not need comes when it is needed, or when the browser has nothing else to do.
const loadMainChat = () => import('./screens/MainChat.container.tsx')
const loadWhatsAppLogin = () => import('./login/WhatsAppLoginModal.container.tsx')
const loadChat = () => import('./screens/AnonymousChat.container.tsx')
const AnonymousChat = lazy(async () => ({ default: (await loadChat()).AnonymousChatContainer }))
const MainChat = lazy(async () => ({ default: (await loadMainChat()).MainChatContainer }))
const Setup = lazy(async () => ({ default: (await import('./setup/Setup.screen.tsx')).SetupScreen }))
const Settings = lazy(async () => ({ default: (await import('./settings/Settings.screen.tsx')).SettingsScreen }))
const WhatsAppLogin = lazy(async () => ({
  default: (await loadWhatsAppLogin()).WhatsAppLoginContainer,
}))
const Privacy = lazy(async () => ({ default: (await import('./screens/Privacy.container.tsx')).PrivacyContainer }))
const NotFound = lazy(async () => ({ default: (await import('./screens/NotFound.tsx')).NotFound }))

/** Fetches the chat ahead of the first tap. */
export const preloadChat = (): void => void loadChat().catch(() => {})

/** Fetches the signed-in chat beside the machines that it shows. */
export const preloadMainChat = (): void => void loadMainChat().catch(() => {})

/** The state the root is in, as one of its screens; `routing` is never seen from outside. */
const screenIn = (value: unknown): Screen | 'routing' =>
  (typeof value === 'object' && value !== null ? Object.keys(value)[0] : value) as Screen | 'routing'

/** Subscribes to the root actor and shows the screen that it is in. The actor lives outside React. */
export function App({ actor }: { actor: AppActor }) {
  const language = useSelector(actor, (s) => s.context.language)
  if (language === null) return null
  return <InLanguage actor={actor} language={language} />
}

function InLanguage({ actor, language }: { actor: AppActor; language: ActorRefFrom<typeof languageMachine> }) {
  const shown = useSelector(language, (s) => s.context.shown)
  return (
    <TextsProvider texts={textsOf(shown)} language={shown}>
      <ErrorBoundary
        onCrash={() => actor.send({ type: 'view.crashed' })}
        onRefresh={() => actor.send({ type: 'page.refresh' })}
      >
        <ScreenOf actor={actor} language={shown} />
      </ErrorBoundary>
    </TextsProvider>
  )
}

type ScreenProps = { actor: AppActor; language: 'english' | 'punjabi' | 'hindi' }

function ScreenOf({ actor, language }: ScreenProps) {
  const screen = useSelector(actor, (s) => screenIn(s.value))
  const tradition = useSelector(actor, (s) => traditionOf(s.context))
  const t = useTexts()
  switch (screen) {
    case 'defaultLanding':
      return <DefaultLandingContainer actor={actor} language={language} />
    case 'landing':
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
    case 'anonymousChat':
      return (
        <Suspense fallback={<ChatSkeleton text={t.app.initializing} tradition={tradition} />}>
          {/* A new tradition is a new conversation: nothing of the other one's list or box is carried over. */}
          <AnonymousChat key={tradition} actor={actor} tradition={tradition} />
        </Suspense>
      )
    case 'initializing':
      return <Waiting text={t.app.initializing} tradition={tradition} />
    case 'memberLoading':
      return <ChatSkeleton text={t.app.loadingChat} tradition={tradition} />
    case 'chat':
      return (
        <Suspense fallback={<ChatSkeleton text={t.app.loadingChat} tradition={tradition} />}>
          <MainChat actor={actor} tradition={tradition} />
        </Suspense>
      )
    case 'setup':
      return (
        <Suspense fallback={<Waiting text={t.app.loadingChat} tradition={tradition} />}>
          <Setup actor={actor} tradition={tradition} />
        </Suspense>
      )
    case 'settings':
      return (
        <Suspense fallback={<Waiting text={t.app.loadingChat} tradition={tradition} />}>
          <Settings actor={actor} tradition={tradition} />
        </Suspense>
      )
    case 'privacy':
      return (
        <Suspense fallback={<Waiting text={t.app.loadingChat} />}>
          <Privacy actor={actor} language={language} />
        </Suspense>
      )
    case 'notFound':
      return (
        <Suspense fallback={null}>
          <NotFound />
        </Suspense>
      )
    case 'crashed':
      return <ErrorScreen onRefresh={() => actor.send({ type: 'page.refresh' })} />
    default:
      return <Waiting text={t.app.loadingChat} tradition={tradition} />
  }
}
