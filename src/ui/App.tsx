import { useSelector } from '@xstate/react'
import { type ReactNode, Suspense, useState } from 'react'
import { actorsOf } from '../machines/app/actors.ts'
import { screenName, traditionOf } from '../machines/app/app.setup.ts'
import { textsOf } from './catalogue.ts'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { mainChatTexts } from './i18n/mainChat.ts'
import { lateView } from './late.tsx'
import { ChatSkeleton } from './screens/ChatSkeleton.tsx'
import { ErrorScreen } from './screens/ErrorScreen.tsx'
import { Waiting } from './screens/Waiting.tsx'
import { TextsProvider, useTexts } from './texts.tsx'
import type { AppActor, Language } from './types.ts'

// The styles of the landings stand in the page itself, which is painted before any script has run (scripts/build.ts).
import './screens/DefaultLanding.css'
import './screens/TraditionLanding.css'
import './shared/LanguageSwitch.css'
import './shared/SignInButtons.css'

// What the first screen does not need comes when it is needed, or when the browser has nothing else to do.
const importLandings = () => import('./screens/landings.tsx')
const SCREENS = {
  landing: lateView(async () => (await importLandings()).Landing),
  anonymousChat: lateView(async () => (await import('./screens/AnonymousChat.container.tsx')).AnonymousChatContainer),
  chat: lateView(async () => (await import('./screens/MainChat.container.tsx')).MainChatContainer),
}
const Setup = lateView(async () => (await import('./setup/Setup.screen.tsx')).SetupScreen)
const Settings = lateView(async () => (await import('./settings/Settings.screen.tsx')).SettingsScreen)
const Library = lateView(async () => (await import('./library/Library.container.tsx')).LibraryContainer)
const Privacy = lateView(async () => (await import('./screens/Privacy.container.tsx')).PrivacyContainer)
const HelpNow = lateView(async () => (await import('./replies/HelpNow.tsx')).HelpNow)
const NotFound = lateView(async () => (await import('./screens/NotFound.tsx')).NotFound)

/** Fetches a screen ahead of its first use, with its texts. Done when its code is here; a chat's texts may come later. */
export async function preloadScreen(name: keyof typeof SCREENS, language: Language): Promise<void> {
  const texts = name === 'chat' ? mainChatTexts.load(language).catch(() => {}) : null
  await Promise.all([SCREENS[name].preload(), texts])
  // They have come with the code, or with the language: a landing that stands in the page is taken over as it is.
  if (name === 'landing') await (await importLandings()).landingTexts.load(language)
}

/**
 * Subscribes to the root actor and shows the screen that it is in. The actor lives outside React. `reload` is for a page
 * whose root has thrown: it hears nothing more.
 */
export function App({ actor, reload }: { actor: AppActor; reload(): void }) {
  return (
    <ErrorBoundary
      onCrash={(error) => actor.send({ type: 'view.crashed', error: error instanceof Error ? error.name : 'unknown' })}
      otherwise={() => (
        <InLanguage language={actorsOf(actor.getSnapshot()).language.getSnapshot().context.shown}>
          <ErrorScreen onRefresh={reload} />
        </InLanguage>
      )}
    >
      <Shown actor={actor} />
    </ErrorBoundary>
  )
}

function InLanguage({ language, children }: { language: Language; children: ReactNode }) {
  return (
    <TextsProvider texts={textsOf(language)} language={language}>
      {children}
    </TextsProvider>
  )
}

/** A selector throws when its machine has: so all of them stand within the boundary. */
function Shown({ actor }: { actor: AppActor }) {
  const language = useSelector(actor, (s) => actorsOf(s).language)
  const shown = useSelector(language, (s) => s.context.shown)
  return (
    <InLanguage language={shown}>
      <ScreenOf actor={actor} language={shown} />
      <Help actor={actor} />
    </InLanguage>
  )
}

/** Whom to call, over whatever screen it was asked for from (D45). */
function Help({ actor }: { actor: AppActor }) {
  const isOpen = useSelector(actor, (s) => s.matches({ help: 'open' }))
  const country = useSelector(actor, (s) => s.context.country) ?? undefined
  // Once opened it stays, so that the closing dialog can give the focus back.
  const [wasOpened, setWasOpened] = useState(isOpen)
  if (isOpen && !wasOpened) setWasOpened(true)
  return wasOpened ? (
    <Suspense fallback={null}>
      <HelpNow open={isOpen} country={country} onClose={() => actor.send({ type: 'help.close' })} />
    </Suspense>
  ) : null
}

function ScreenOf({ actor, language }: { actor: AppActor; language: Language }) {
  const screen = useSelector(actor, (s) => screenName(s.value))
  const tradition = useSelector(actor, (s) => traditionOf(s.context))
  const t = useTexts()
  switch (screen) {
    case 'defaultLanding':
    case 'landing':
      return (
        <Suspense fallback={null}>
          <SCREENS.landing actor={actor} language={language} tradition={screen === 'landing' ? tradition : null} />
        </Suspense>
      )
    case 'anonymousChat':
      return (
        <Suspense fallback={<ChatSkeleton text={t.app.initializing} tradition={tradition} />}>
          {/* A new tradition is a new conversation: nothing of the other one's list or box is carried over. */}
          <SCREENS.anonymousChat key={tradition} actor={actor} tradition={tradition} />
        </Suspense>
      )
    case 'initializing':
      return <Waiting text={t.app.initializing} tradition={tradition} />
    case 'memberLoading':
      return <ChatSkeleton text={t.app.loadingChat} tradition={tradition} />
    case 'chat':
      return (
        <Suspense fallback={<ChatSkeleton text={t.app.loadingChat} tradition={tradition} />}>
          <SCREENS.chat actor={actor} tradition={tradition} />
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
          <Privacy actor={actor} />
        </Suspense>
      )
    case 'library':
      return (
        <Suspense fallback={<Waiting text={t.app.loadingChat} tradition={tradition} />}>
          <Library actor={actor} tradition={tradition} />
        </Suspense>
      )
    case 'notFound':
      return (
        <Suspense fallback={null}>
          <NotFound />
        </Suspense>
      )
    case 'authFailed':
    case 'crashed':
      return <ErrorScreen onRefresh={() => actor.send({ type: 'page.refresh' })} />
    default:
      return <Waiting text={t.app.loadingChat} tradition={tradition} />
  }
}
