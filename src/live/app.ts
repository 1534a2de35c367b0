import { type AnyActorLogic, assign, fromPromise } from 'xstate'
import { isSendable } from '../api/token.ts'
import { anonymousTrialMachine } from '../machines/anonymousTrial/anonymousTrial.machine.ts'
import { appMachine } from '../machines/app/app.machine.ts'
import type { AppInput } from '../machines/app/app.setup.ts'
import { authMachine, type LoginLogic } from '../machines/auth/auth.machine.ts'
import { copyMachine } from '../machines/copy/copy.machine.ts'
import { type AnonymousSession, LANGUAGES, type Language, TRADITIONS, type Tradition } from '../machines/entities.ts'
import { languageMachine } from '../machines/language/language.machine.ts'
import { lazyMachine } from '../machines/lazyMachine.ts'
import { loaderOf } from '../machines/loader/loader.machine.ts'
import type { MemberMemory } from '../machines/member/member.machine.ts'
import { messageSendMachine } from '../machines/messageSend/messageSend.machine.ts'
import { preferencesMachine } from '../machines/preferences/preferences.machine.ts'
import { socialProofMachine } from '../machines/socialProof/socialProof.machine.ts'
import { readDraft, saveDraft } from '../offline/drafts.ts'
import { toSession, toUser } from '../offline/guards.ts'
import { apiBase } from '../platform/apiBase.ts'
import { copyText } from '../platform/clipboard.ts'
import { deviceOf } from '../platform/device.ts'
import { type HapticStrength, pulse } from '../platform/haptics.ts'
import { newId } from '../platform/ids.ts'
import { currentLocation, goBack, leaveFor, leftRecently, navigate, reload } from '../platform/location.ts'
import { isOnline, reach } from '../platform/network.ts'
import { pause, settled } from '../platform/page.ts'
import { currentTime } from '../platform/place.ts'
import { isRenewed, reloadRenewed } from '../platform/renewal.ts'
import { KEYS, readJson, readTradition, readWord, type Store } from '../platform/storage.ts'
import { prepareTexts } from '../ui/catalogue.ts'
import { prepareParts } from '../ui/i18n/part.ts'
import type { LiveApi } from './api.ts'
import type { Ask } from './conversation.ts'

const perTradition = <T>(read: (tradition: Tradition) => T): Record<Tradition, T> => ({
  sikh: read('sikh'),
  hindu: read('hindu'),
})

/** The session of a tradition that is stored, by whichever tab. */
export const storedSession = (store: Store, tradition: Tradition): AnonymousSession | null =>
  readJson(store, KEYS.session(tradition), toSession)

/** The stored token. One that no header can carry is none: every call would fail by it, for ever. */
export function readToken(store: Store): string | null {
  const token = store.read(KEYS.token) ?? ''
  return isSendable(token) ? token : null
}

const wantsHaptics = (store: Store): boolean => store.read(KEYS.haptics) !== 'off'

// Code that a landing does not need: it comes with the first login, or ahead of it when the browser is idle.
const importApi = () => import('./api.ts')
const importLogin = () => import('./login.ts')
const importMember = () => import('./member.ts')
const importSeen = () => import('../offline/seen.ts')
const importVoice = () => import('./voice.ts')
const importDevice = () => import('./device.ts')
const importScripture = () => import('./scripture.ts')
const importLibrary = () => import('./library.ts')

/** Fetches the code of the network beside the screen that will need it. */
export const preloadApi = (): void => void importApi().catch(() => {})
/** Fetches the sign-in code ahead of the tap, so that the sign-in page opens within it. */
export const preloadLogin = (): void => void importLogin().catch(() => {})
/** Fetches the signed-in machines beside whatever else starts. */
export const preloadMember = (): void => void importMember().catch(() => {})
/** Fetches what a chat's verses need beside the chat's own code. */
export const preloadScripture = (): void => void importScripture().catch(() => {})

/**
 * A machine whose code comes later. `load` gives what is remembered for it: the code that comes, the machine that is made
 * of it, and what happens then are each a task of its own.
 */
function late<Here, Logic extends AnyActorLogic, Memory>(
  get: () => Promise<Here>,
  make: (here: Here) => { logic: Logic; memory: Memory },
) {
  let logic: Logic
  const load = async (): Promise<Memory> => {
    const here = await get()
    await pause()
    const code = make(here)
    logic = code.logic
    await pause()
    return code.memory
  }
  return { load, machine: lazyMachine(() => logic) }
}

/** Asks for it until it is here. */
const untilHere = <Memory>({ load }: { load: () => Promise<Memory> }) =>
  loaderOf<Memory>().provide({ actors: { load: fromPromise<Memory, void>(load) } })

export const chosenLanguage = (store: Store): Language | null => readWord(store, KEYS.language, LANGUAGES)

/** What the app machine starts from: the address, and what this device remembers. */
export const liveInput = (store: Store, shown: Language): AppInput => ({
  location: currentLocation(),
  storedTradition: readTradition(store, KEYS.tradition),
  initialTradition: readTradition(store, KEYS.initialTradition),
  sessions: perTradition((tradition) => storedSession(store, tradition)),
  drafts: perTradition((tradition) => readDraft(store, KEYS.draft(tradition))),
  hasToken: readToken(store) !== null,
  storedUser: readJson(store, KEYS.user, toUser),
  haptics: wantsHaptics(store),
  expiredRecently: leftRecently(),
  language: { shown, chosen: chosenLanguage(store) },
  storageWorks: store.works(),
  online: isOnline(),
})

/**
 * The app machine with the real world in its slots: the one place where machines meet api and platform.
 * `onUnauthorized` is called for the 401 rule (D7).
 */
export function liveApp(store: Store, onUnauthorized: () => void): typeof appMachine {
  const baseUrl = apiBase()
  let network: Promise<LiveApi> | null = null
  /** The door to the network. Code that does not come is a network that is down, for the words of section 8. */
  const online = (): Promise<LiveApi> => {
    network ??= importApi().then(
      ({ liveApi }) =>
        liveApi({ baseUrl, token: () => readToken(store), deviceId, onUnauthorized }, { store, importVoice }),
      (cause: unknown) => {
        network = null
        throw Object.assign(new Error('the code of the network did not come', { cause }), { kind: 'network' })
      },
    )
    return network
  }
  /** A slot that asks the network. */
  const asking = <Input, Output>(callOf: (live: LiveApi) => Ask<Input, Output>) =>
    fromPromise<Output, Input>(async ({ input, signal }) => callOf(await online())(input, signal))
  const deviceId = deviceOf(store)
  const saveJson = (key: string, value: unknown) => {
    if (value === null) store.remove(key)
    else store.write(key, JSON.stringify(value))
  }

  const haptic = (strength: HapticStrength) => {
    if (wantsHaptics(store)) pulse(strength)
  }
  const clearCredentials = () => {
    store.remove(KEYS.token)
    store.remove(KEYS.user)
    // The inbox forgets by itself, but its code may not be here yet (D34).
    store.remove(KEYS.notificationMessages)
  }

  const auth = authMachine.provide({
    actors: {
      loadProfile: asking((live) => live.loadProfile),
      loadLogin: fromPromise<LoginLogic, void>(async () => {
        // Who signs in will want the chat next.
        preloadMember()
        const [{ liveLogin }, { api }] = await Promise.all([importLogin(), online()])
        return liveLogin({ api, apiOrigin: new URL(baseUrl).origin, haptic })
      }),
      logout: fromPromise<void, void>(async ({ signal }) => {
        const token = readToken(store)
        const user = readJson(store, KEYS.user, toUser)
        clearCredentials()
        if (user !== null) void importSeen().then(({ forgetSeen }) => forgetSeen(user.id))
        // What the setup form kept of the person goes too; unsent messages wait for them (D28).
        for (const key of [KEYS.setupDraft, KEYS.prefilledPhone]) store.remove(key)
        const { api, logout } = await online()
        if (token !== null) await logout(api, token, signal)
      }),
    },
    actions: {
      saveLogin: (_, { user, accessToken, prefilledPhone }) => {
        // The token last: another tab that hears of it finds the user there.
        saveJson(KEYS.user, user)
        if (prefilledPhone !== null) store.write(KEYS.prefilledPhone, prefilledPhone)
        store.write(KEYS.token, accessToken)
      },
      saveProfile: (_, { user, accessToken }) => {
        saveJson(KEYS.user, user)
        if (accessToken !== null) store.write(KEYS.token, accessToken)
      },
      clearCredentials,
      leaveForSetup: () => leaveFor('/setup'),
    },
  })

  const anonymousTrial = anonymousTrialMachine.provide({
    actors: {
      startSession: asking((live) => live.startSession),
      checkStatus: asking((live) => live.checkStatus),
    },
    actions: {
      saveSession: ({ context }, session) => saveJson(KEYS.session(context.tradition), session),
    },
  })

  const messageSend = messageSendMachine.provide({
    actors: {
      sendText: asking((live) => live.sendText),
      sendVoice: asking((live) => live.sendVoice),
    },
    actions: {
      drawId: assign({ id: newId }),
      saveDraft: ({ context }, saved) => saveDraft(store, KEYS.draft(context.draftKey), saved, context),
    },
  })

  const member = late(
    () => Promise.all([importMember(), online()]),
    ([{ liveMember }, { api, member }]) => liveMember({ api, conversation: member, store, haptic }),
  )
  const device = late(
    async () => {
      // Nothing that the first screen needs.
      await settled()
      return Promise.all([importDevice(), online()])
    },
    ([{ liveDevice }, { api }]) => liveDevice({ api, store, deviceId, haptic }),
  )
  const scripture = late(importScripture, ({ liveScripture }) => liveScripture(store, online))
  const library = late(importLibrary, ({ liveLibrary }) => liveLibrary(store, online))

  return appMachine.provide({
    actors: {
      auth,
      anonymousTrial,
      messageSend,
      preferences: preferencesMachine.provide({
        actions: {
          saveHaptics: (_, on) => (on ? store.remove(KEYS.haptics) : store.write(KEYS.haptics, 'off')),
        },
      }),
      findCountry: fromPromise<string | undefined, void>(async () =>
        (await import('../platform/country.ts')).countryHere(),
      ),
      loadWriter: fromPromise<string | null, void>(async ({ signal }) => {
        const [{ getHealth }, { api }] = await Promise.all([import('../api/health.ts'), online()])
        return getHealth(api, signal)
      }),
      isRenewed: fromPromise<boolean, void>(({ signal }) => isRenewed(signal)),
      reach: fromPromise<void, void>(({ signal }) => reach(signal)),
      loadMember: fromPromise<MemberMemory, string>(async ({ input, signal }) => {
        const memoryOf = await member.load()
        // Of who has left meanwhile nothing is read: it would take what the next one typed.
        signal.throwIfAborted()
        return memoryOf(input)
      }),
      member: member.machine,
      loadDevice: untilHere(device),
      device: device.machine,
      loadScripture: untilHere(scripture),
      scripture: scripture.machine,
      loadLibrary: untilHere(library),
      library: library.machine,
      language: languageMachine.provide({
        actors: {
          loadTexts: fromPromise<void, Language>(async ({ input }) => {
            await Promise.all([prepareTexts(input), prepareParts(input)])
          }),
        },
        actions: {
          saveChoice: (_, language) =>
            language === null ? store.remove(KEYS.language) : store.write(KEYS.language, language),
        },
      }),
      copy: copyMachine.provide({
        actors: { copyText: fromPromise<void, string>(({ input }) => copyText(input)) },
      }),
      socialProof: socialProofMachine.provide({
        actors: { loadMessage: asking((live) => live.loadMessage) },
      }),
    },
    actions: {
      readClock: assign({ time: currentTime }),
      navigate: (_, { to, replace }) => navigate(to, replace),
      goBack,
      reload,
      renew: () => reloadRenewed(),
      haptic: (_, strength) => haptic(strength),
      clearSessions: () => {
        for (const tradition of TRADITIONS) store.remove(KEYS.session(tradition))
        void importSeen().then(({ forgetSeen }) => forgetSeen(null))
      },
      saveTradition: (_, tradition) => {
        store.write(KEYS.tradition, tradition)
        if (store.read(KEYS.initialTradition) === null) store.write(KEYS.initialTradition, tradition)
      },
    },
  })
}
