import './parts/react.ts'
import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createActor } from 'xstate'
import {
  chosenLanguage,
  liveApp,
  liveInput,
  preloadApi,
  preloadLogin,
  preloadMember,
  preloadScripture,
  readToken,
  storedSession,
} from './live/app.ts'
import { screenName } from './machines/app/app.setup.ts'
import { routeOf } from './machines/app/routes.ts'
import { TRADITIONS } from './machines/entities.ts'
import { draftElsewhere, ownDraftKeys } from './offline/drafts.ts'
import { patiently } from './patience.ts'
import { endFirstLines, frameOf, showApp } from './platform/early.ts'
import { keepInstallPrompt } from './platform/installOffer.ts'
import { currentLocation, onLocationChange, reload } from './platform/location.ts'
import { onNetworkChange } from './platform/network.ts'
import { describePage, onPageSeen, pause, settled } from './platform/page.ts'
import { createStore, draftKeyOf, KEYS } from './platform/storage.ts'
import { fitOverKeyboard } from './platform/viewport.ts'
import { App, preloadScreen } from './ui/App.tsx'
import { prepareTexts } from './ui/catalogue.ts'
import { pageOf } from './ui/pageOf.ts'
import { DrawnContext } from './ui/screens/drawn.ts'
import './ui/theme/index.css'

/** How long the quiet light stands at most before the screen says that it is loading, ms. */
const PATIENCE_MS = 2_000

/**
 * Starts the app. A function, and not the module's own `await`: code that comes later imports from this file, and would
 * wait for it to end.
 */
async function start(): Promise<void> {
  await pause()
  const store = createStore()
  const chosen = chosenLanguage(store)
  // Texts that do not arrive are no reason for an empty page: English is here already.
  const shown =
    chosen === null
      ? 'english'
      : await prepareTexts(chosen).then(
          () => chosen,
          () => 'english' as const,
        )

  /** As this page has known it last. */
  let left = readToken(store)
  const isSignedIn = left !== null
  if (isSignedIn) preloadMember()
  if (currentLocation().path !== '/') preloadApi()
  const isInspected = () =>
    import.meta.env.VITE_INSPECT !== undefined || new URLSearchParams(currentLocation().search).has('inspect')
  const inspect = import.meta.env.DEV && isInspected() ? (await import('./live/inspect.ts')).inspector() : undefined
  const machine = liveApp(store, () => actor.send({ type: 'auth.unauthorized' }))
  await pause()
  const actor = createActor(machine, { input: liveInput(store, shown), ...(inspect && { inspect }) })
  await pause()
  actor.start()

  onLocationChange((location) => actor.send({ type: 'location.changed', location }))
  onNetworkChange((online) => actor.send({ type: 'network.changed', online }))
  // Vite's own, for every import() of the build.
  window.addEventListener('vite:preloadError', () => actor.send({ type: 'code.missing' }))
  store.onFailure(() => actor.send({ type: 'storage.failed' }))
  /** What another tab has changed, under this key or, with null, under all. */
  const readAnew = (key: string | null) => {
    for (const tradition of TRADITIONS) {
      const session = key === null || key === KEYS.session(tradition) ? storedSession(store, tradition) : null
      if (session !== null) actor.send({ type: 'session.changedElsewhere', tradition, session })
    }
    const keys = key === null ? [...TRADITIONS.map(KEYS.draft), ...ownDraftKeys(store)] : [key]
    for (const draft of keys) {
      const draftKey = draftKeyOf(draft)
      if (draftKey !== undefined) actor.send({ type: 'draft.elsewhere', draftKey, ...draftElsewhere(store, draft) })
    }
  }
  const tellToken = () => actor.send({ type: 'token.changedElsewhere', hasToken: readToken(store) !== null })
  store.onChangedElsewhere((key) => {
    if (key === KEYS.token || key === null) tellToken()
    // Where all was cleared, there is nothing to read.
    if (key !== null) readAnew(key)
  })
  window.addEventListener('pagehide', () => {
    left = readToken(store)
  })
  onPageSeen((restored) => {
    if (restored) {
      actor.send({ type: 'page.restored' })
      // A page in the browser's cache hears nothing of other tabs.
      if (left !== readToken(store)) tellToken()
      readAnew(null)
    }
    actor.send({ type: 'page.seen' })
  })

  let described: string | null | undefined
  const describeDocument = () => {
    const page = pageOf(actor.getSnapshot())
    describePage(page)
    if (page.tradition === described) return
    described = page.tradition
    // The boot script linked the first manifest; a later one can wait for the code that does it.
    void settled().then(async () => (await import('./platform/manifest.ts')).showManifest(page.tradition))
  }
  describeDocument()
  actor.subscribe(describeDocument)
  const preload = () => {
    preloadScripture()
    return preloadScreen(isSignedIn ? 'chat' : 'anonymousChat', shown)
  }
  const screen = () => screenName(actor.getSnapshot().value)
  const leadsToChat = () => ['anonymousChat', 'chat', 'memberLoading'].includes(screen())
  const leadsToLanding = () => ['defaultLanding', 'landing'].includes(screen())
  /** Screens that say what is awaited, as the page's own chat does. */
  const isPassing = () => ['authLoading', 'initializing', 'memberLoading'].includes(screen())
  const waitUntil = (isSo: () => boolean) =>
    new Promise<void>((resolve) => {
      if (isSo()) return resolve()
      const { unsubscribe } = actor.subscribe(() => {
        if (!isSo()) return
        unsubscribe()
        resolve()
      })
    })
  // A start that leads to a chat waits for it, under what stands there from the first paint: the page's own chat, or the
  // quiet light, which has no patience. Anywhere else the chat is the next thing that anybody wants, and comes beside the
  // screen.
  let typed: typeof import('./live/typed.ts') | undefined
  if (frameOf() !== null) {
    const isHere = preload()
    // It lies in the code of the chats, which the page has asked for.
    const comes = patiently(() => import('./live/typed.ts'))
    await waitUntil(() => !isPassing())
    if (leadsToChat()) await isHere
    typed = await comes
  } else if (leadsToChat()) {
    const patience = new Promise<void>((resolve) => setTimeout(resolve, PATIENCE_MS))
    await Promise.race([Promise.all([preload(), waitUntil(() => screen() !== 'memberLoading')]), patience])
  } else {
    if (leadsToLanding()) await preloadScreen('landing', shown)
    if ('tradition' in routeOf(actor.getSnapshot().context.location.path)) void preload()
  }
  await pause()

  const container = document.getElementById('root')
  if (container === null) throw new Error('index.html has no #root')
  /** The app's screen takes the place of the page's own chat, and goes on with what was typed there. */
  const takeOver = (box: HTMLTextAreaElement | null) => typed?.takeOver(actor, box)
  const app = (
    <StrictMode>
      <DrawnContext value={() => takeOver(container.querySelector('textarea'))}>
        <App actor={actor} reload={reload} />
      </DrawnContext>
    </StrictMode>
  )
  // A start may lead on from the landing that stands there: for who has signed in meanwhile.
  const isTakenOver =
    leadsToLanding() && container.hasChildNodes() && document.documentElement.dataset.boot === undefined
  if (isTakenOver) startTransition(() => void hydrateRoot(container, app))
  else {
    container.replaceChildren()
    delete container.dataset.landing
    // What stood there goes when the screen is there, which is drawn in slices; the page's own chat, when the app's box is.
    new MutationObserver((_, watch) => {
      watch.disconnect()
      requestAnimationFrame(() =>
        requestAnimationFrame(async () => {
          if (frameOf() === null) return showApp()
          await waitUntil(() => !leadsToChat() && !isPassing())
          takeOver(null)
        }),
      )
    }).observe(container, { childList: true })
    startTransition(() => createRoot(container).render(app))
  }
  if (frameOf() === null) endFirstLines(isTakenOver)

  // On the way to a chat its code is fetched beside the session; from a landing,
  // the chat is the next thing that anybody wants; fetch it when the landing has settled.
  const preloadNext = () => {
    void preload()
    // A sign-in page has to open within the tap: its code is here before.
    if (!isSignedIn) preloadLogin()
  }
  await settled()
  preloadNext()
}

keepInstallPrompt()
fitOverKeyboard()
void start()
