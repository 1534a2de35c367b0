import { fromPromise } from 'xstate'
import { checkStatus, sendText, startSession } from './api/anonymous.ts'
import { createApi } from './api/client.ts'
import { loadProfile } from './api/profile.ts'
import { loadSocialProof } from './api/socialProof.ts'
import { anonymousTrialMachine, type StartRequest } from './machines/anonymousTrial/anonymousTrial.machine.ts'
import { type AppInput, appMachine } from './machines/app/app.machine.ts'
import { authMachine } from './machines/auth/auth.machine.ts'
import { copyMachine } from './machines/copy/copy.machine.ts'
import {
  type AnonymousSession,
  type DeviceStatus,
  type Language,
  type SocialProofMessage,
  TRADITIONS,
  type Tradition,
  type User,
} from './machines/entities.ts'
import { languageMachine } from './machines/language/language.machine.ts'
import {
  messageSendMachine,
  type SavedDraft,
  type SendResult,
  type SendTextRequest,
} from './machines/messageSend/messageSend.machine.ts'
import { socialProofMachine } from './machines/socialProof/socialProof.machine.ts'
import { copyText } from './platform/clipboard.ts'
import { deviceOf } from './platform/device.ts'
import { pulse } from './platform/haptics.ts'
import { newId } from './platform/ids.ts'
import { currentLocation, goBack, leaveFor, leftRecently, navigate, reload } from './platform/location.ts'
import { isOnline } from './platform/network.ts'
import { localHour, timeZone } from './platform/place.ts'
import { KEYS, readJson, readWord, type Store } from './platform/storage.ts'
import { cityOfTimeZone, timeContextOf } from './socialProof/context.ts'
import { prepareTexts } from './ui/catalogue.ts'
import { prepareParts } from './ui/i18n/part.ts'

const LANGUAGES = ['english', 'punjabi', 'hindi'] as const satisfies readonly Language[]

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const isSession = (value: unknown): value is AnonymousSession =>
  isRecord(value) &&
  typeof value.conversation_id === 'string' &&
  typeof value.remaining_messages === 'number' &&
  typeof value.message_count === 'number' &&
  typeof value.requires_login === 'boolean' &&
  (value.referral_code === undefined || typeof value.referral_code === 'string')

const isSavedDraft = (value: unknown): value is SavedDraft =>
  isRecord(value) &&
  typeof value.draft === 'string' &&
  typeof value.overflow === 'string' &&
  (value.unsent === null ||
    (isRecord(value.unsent) &&
      typeof value.unsent.text === 'string' &&
      typeof value.unsent.clientMessageId === 'string'))

const perTradition = <T>(read: (tradition: Tradition) => T): Record<Tradition, T> => ({
  sikh: read('sikh'),
  hindu: read('hindu'),
})

/** A session that another tab has written, or null when the text is none. */
export function sessionFromText(text: string | null): AnonymousSession | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null')
    return isSession(value) ? value : null
  } catch {
    return null
  }
}

export const chosenLanguage = (store: Store): Language | null => readWord(store, KEYS.language, LANGUAGES)

/** What the app machine starts from: the address, and what this device remembers. */
export const liveInput = (store: Store, shown: Language): AppInput => ({
  location: currentLocation(),
  storedTradition: readWord(store, KEYS.tradition, TRADITIONS),
  initialTradition: readWord(store, KEYS.initialTradition, TRADITIONS),
  sessions: perTradition((tradition) => readJson(store, KEYS.session(tradition), isSession)),
  drafts: perTradition((tradition) => readJson(store, KEYS.draft(tradition), isSavedDraft)),
  hasToken: store.read(KEYS.token) !== null,
  expiredRecently: leftRecently(),
  language: { shown, chosen: chosenLanguage(store) },
  storageWorks: store.works(),
  online: isOnline(),
  newId,
})

/**
 * The app machine with the real world in its slots: the one place where machines meet api and platform.
 * `onUnauthorized` is called for the 401 rule (D7).
 */
export function liveApp(store: Store, onUnauthorized: () => void): typeof appMachine {
  const api = createApi({
    baseUrl: new URL(import.meta.env.VITE_API_BASE_URL ?? '/api/v1', window.location.origin).href.replace(/\/$/, ''),
    token: () => store.read(KEYS.token),
    deviceId: deviceOf(store),
    onUnauthorized,
  })
  const saveJson = (key: string, value: unknown) => {
    if (value === null) store.remove(key)
    else store.write(key, JSON.stringify(value))
  }

  const auth = authMachine.provide({
    actors: { loadProfile: fromPromise<User, void>(({ signal }) => loadProfile(api, signal)) },
    actions: {
      clearCredentials: () => {
        store.remove(KEYS.token)
        store.remove(KEYS.user)
      },
      leaveForSetup: () => leaveFor('/setup'),
    },
  })

  const anonymousTrial = anonymousTrialMachine.provide({
    actors: {
      startSession: fromPromise<AnonymousSession, StartRequest>(({ input, signal }) =>
        startSession(api, input, signal),
      ),
      checkStatus: fromPromise<DeviceStatus, { tradition: Tradition }>(({ input, signal }) =>
        checkStatus(api, input.tradition, signal),
      ),
    },
    actions: {
      saveSession: ({ context }, session) => saveJson(KEYS.session(context.tradition), session),
    },
  })

  const messageSend = messageSendMachine.provide({
    actors: {
      sendText: fromPromise<SendResult, SendTextRequest>(async ({ input, signal }) => {
        const { conversation, tradition, language } = input
        const result = await sendText(
          api,
          {
            message: input.text,
            client_message_id: input.clientMessageId,
            conversation_id: conversation.id,
            ...(conversation.referralCode === '' ? {} : { referral_code: conversation.referralCode }),
            spiritual_tradition: tradition,
            language,
          },
          signal,
        )
        if (result.error === 'message_limit_reached') return { kind: 'limitReached' }
        const { user_message: sent, guru_response: reply } = result
        return {
          kind: 'answered',
          sent: sent ? { id: sent.id, createdAt: sent.created_at } : null,
          reply: {
            id: reply.id,
            text: reply.content ?? reply.text_content ?? '',
            references: reply.spiritual_references ?? [],
            createdAt: reply.created_at,
          },
          counts: {
            user_message_count: result.user_message_count,
            remaining_messages: result.remaining_messages,
            requires_login: result.requires_login,
          },
        }
      }),
    },
    actions: {
      saveDraft: ({ context }, saved) => {
        const isEmpty = saved.draft === '' && saved.overflow === '' && saved.unsent === null
        saveJson(KEYS.draft(context.tradition), isEmpty ? null : saved)
      },
    },
  })

  return appMachine.provide({
    actors: {
      auth,
      anonymousTrial,
      messageSend,
      language: languageMachine.provide({
        actors: {
          loadTexts: fromPromise<void, Language>(async ({ input }) => {
            await Promise.all([prepareTexts(input), prepareParts(input)])
          }),
        },
        actions: { saveChoice: (_, language) => store.write(KEYS.language, language) },
      }),
      copy: copyMachine.provide({
        actors: { copyText: fromPromise<void, string>(({ input }) => copyText(input)) },
      }),
      socialProof: socialProofMachine.provide({
        actors: {
          loadMessage: fromPromise<SocialProofMessage, { tradition: Tradition }>(({ input, signal }) =>
            loadSocialProof(
              api,
              {
                spiritual_tradition: input.tradition,
                city: cityOfTimeZone(timeZone()),
                context: timeContextOf(localHour()),
              },
              signal,
            ),
          ),
        },
      }),
    },
    actions: {
      navigate: (_, { to, replace }) => navigate(to, replace),
      goBack,
      reload,
      haptic: (_, strength) => pulse(strength),
      saveTradition: (_, tradition) => {
        store.write(KEYS.tradition, tradition)
        if (store.read(KEYS.initialTradition) === null) store.write(KEYS.initialTradition, tradition)
      },
    },
  })
}
