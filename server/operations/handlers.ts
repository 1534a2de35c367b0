import { sql } from 'kysely'
import { revokeToken } from '../auth/tokens.ts'
import type { Handlers } from '../http/operations.ts'
import { profileIncomplete, unavailable } from '../http/problem.ts'
import { makeSocialProofMessage } from '../socialProof/message.ts'
import { deleteAccount, exportAccount } from './account.ts'
import { checkDeviceStatus, checkLimit, getConversation, startSession } from './anonymous.ts'
import { sendAnonymousText, sendAnonymousVoice } from './anonymousSend.ts'
import { listAllMessages, listConversations, sendFeedback } from './chat.ts'
import { sendText, sendVoice } from './chatSend.ts'
import { loginWithGoogle } from './google.ts'
import { subscribe, transition, unsubscribe } from './notifications.ts'
import { sendCode, verifyCode } from './otp.ts'
import { searchMessages } from './past.ts'
import { readUser, updateProfile } from './profile.ts'
import { getRecording } from './recordings.ts'
import { makeLink, makeShare } from './referralShare.ts'
import { syncSaved } from './saved.ts'
import { searchScripture } from './scripture.ts'
import type { Services } from './services.ts'

/** Never called: without a sender the calls for a code are missing. */
const NOBODY: Services['codeSender'] = { send: () => Promise.reject(new Error('no sender of codes')) }

/** What the server has; without a sender of codes nobody signs in by one. */
type Offered = Omit<Services, 'codeSender'> & Partial<Pick<Services, 'codeSender'>>

/** Every operation that this server has; the rest of the contract answers 501. */
export function createHandlers(offered: Offered): Handlers {
  const { db, cities, identityProvider, codeSender, publicOrigin, languageModel, isDraining, random, now } = offered
  const services: Services = { ...offered, codeSender: codeSender ?? NOBODY }
  /** For the operations of a user with a completed profile. */
  const forMember =
    <C extends { hasCompleteProfile: boolean }, R>(handle: (call: C) => Promise<R>) =>
    async (call: C) => {
      if (!call.hasCompleteProfile) throw profileIncomplete()
      return handle(call)
    }
  // Those who ask at once share one look: it is not limited, and must not be a way to keep the database busy.
  let looking: Promise<unknown> | undefined
  const look = () => {
    looking ??= sql`select 1`.execute(db).finally(() => {
      looking = undefined
    })
    return looking
  }
  return {
    startAnonymousSession: ({ deviceId, address, body }) => startSession(services, { deviceId, address }, body),
    checkDeviceStatus: ({ deviceId, query }) => checkDeviceStatus(db, deviceId, query.spiritual_tradition),
    checkAnonymousLimit: ({ deviceId }) => checkLimit(db, deviceId),
    getAnonymousConversation: ({ deviceId, params }) => getConversation(db, deviceId, params.id),
    sendAnonymousText: ({ deviceId, body, log }) => sendAnonymousText(services, deviceId, body, log),
    sendAnonymousVoice: ({ deviceId, address, announcedBytes: bytes, body, log }) =>
      sendAnonymousVoice(services, { deviceId, address, bytes }, body, log),
    listConversations: forMember(({ userId }) => listConversations(db, userId)),
    listAllMessages: forMember(({ userId, query }) => listAllMessages(db, userId, query)),
    searchMessages: forMember(({ userId, body }) => searchMessages(services, userId, body)),
    sendText: forMember(({ userId, body, log }) => sendText(services, userId, body, log)),
    sendVoice: forMember(({ userId, address, announcedBytes: bytes, body, log }) =>
      sendVoice(services, { userId, address, bytes }, body, log),
    ),
    getMessageAudio: ({ userId, deviceId, params, range, log }) =>
      getRecording(services, { userId, deviceId }, params.id, range, log),
    sendFeedback: forMember(({ userId, params, body }) =>
      sendFeedback(db, userId, params.id, body.feedback_type, now()),
    ),
    ...(identityProvider === undefined
      ? {}
      : {
          loginWithGoogle: ({ deviceId, body, log }) =>
            loginWithGoogle(services, identityProvider, deviceId, body, log),
        }),
    // Without a sender no code is made, so that none stands in a log.
    ...(codeSender === undefined
      ? {}
      : {
          sendWhatsappOtp: ({ deviceId, address, body, log }) => sendCode(services, { deviceId, address }, body, log),
          verifyWhatsappOtp: ({ deviceId, address, body }) => verifyCode(services, { deviceId, address }, body),
        }),
    logout: ({ token }) => revokeToken(db, token, now()),
    getProfile: ({ userId }) => readUser(db, userId, now()),
    updateProfile: ({ userId, deviceId, body }) => updateProfile(services, userId, deviceId, body),
    exportAccount: ({ userId, setHeader }) => exportAccount(services, userId, setHeader),
    syncSaved: forMember(({ userId, body }) => syncSaved(services, userId, body.items)),
    deleteAccount: ({ userId, log }) => deleteAccount(services, userId, log),
    subscribeNotifications: ({ body, ...caller }) => subscribe(services, caller, body),
    unsubscribeNotifications: ({ body, ...caller }) => unsubscribe(db, caller, body.fcm_token),
    transitionAnonymousToken: ({ body, ...caller }) => transition(services, caller, body),
    generateReferralLink: ({ userId, body, origin }) => makeLink(services, userId, body, publicOrigin ?? origin),
    sharePlatform: ({ userId, body, origin }) => makeShare(services, userId, body, publicOrigin ?? origin),
    searchScripture: ({ body }) => searchScripture(body),
    getSocialProofMessage: async ({ query }) =>
      makeSocialProofMessage({
        tradition: query.spiritual_tradition,
        random,
        now: now(),
        ...(query.version === undefined ? {} : { version: query.version }),
        ...(query.city === undefined ? {} : { city: query.city }),
        ...(query.context === undefined ? {} : { context: query.context }),
        ...(cities === undefined ? {} : { cities }),
      }),
    getHealth: async () => {
      if (isDraining()) throw unavailable()
      await look().catch(() => {
        throw unavailable()
      })
      return { status: 'ok', ...(languageModel === undefined ? {} : { language_model: languageModel }) }
    },
  }
}
