import { checkStatus, sendText, startSession } from '../api/anonymous.ts'
import type { Api } from '../api/client.ts'
import { loadSocialProof } from '../api/socialProof.ts'
import type { StartRequest } from '../machines/anonymousTrial/anonymousTrial.machine.ts'
import type { AnonymousSession, DeviceStatus, SocialProofMessage, Tradition } from '../machines/entities.ts'
import type { SendResult, SendTextRequest } from '../machines/messageSend/messageSend.machine.ts'
import { addToStatus, seenStatus } from '../offline/seen.ts'
import { countryHere } from '../platform/country.ts'
import { localHour, timeZone } from '../platform/place.ts'
import { KEYS, type Store } from '../platform/storage.ts'
import { cityOfTimeZone, timeContextOf } from '../socialProof/timeAndCity.ts'
import { toAnswer } from './answer.ts'

// What a visitor asks of the network. A landing is there before it, and who is signed in has no use for it.

/** Starts the session, and keeps the device's secret where one comes with it (D51). @throws {ApiError} */
export async function startVisit(
  api: Api,
  store: Store,
  request: StartRequest,
  signal: AbortSignal,
): Promise<AnonymousSession> {
  const { device_secret, ...session } = await startSession(api, request, signal)
  if (device_secret) store.write(KEYS.deviceSecret, device_secret)
  return session
}

/** The device's status; without a network, as it was seen last. @throws {ApiError} */
export const readStatus = (api: Api, tradition: Tradition, signal: AbortSignal): Promise<DeviceStatus> =>
  seenStatus(tradition, () => checkStatus(api, tradition, signal))

/** Sends a visitor's text. @throws {ApiError} */
export async function sendVisitorText(
  api: Api,
  { text, clientMessageId, conversation, tradition, language }: SendTextRequest,
  signal: AbortSignal,
): Promise<SendResult> {
  const result = await sendText(
    api,
    {
      message: text,
      client_message_id: clientMessageId,
      conversation_id: conversation.id,
      ...(conversation.referralCode === '' ? {} : { referral_code: conversation.referralCode }),
      spiritual_tradition: tradition,
      language,
      country: countryHere(),
    },
    signal,
  )
  if ('error' in result) return { kind: 'limitReached' }
  const { user_message: sent, guru_response: reply, counts } = result
  addToStatus(tradition, { sent, reply }, counts)
  return toAnswer(sent, reply, counts)
}

/** The promotional message for this place and hour. @throws {ApiError} */
export const loadProof = (api: Api, tradition: Tradition, signal: AbortSignal): Promise<SocialProofMessage> =>
  loadSocialProof(
    api,
    { spiritual_tradition: tradition, city: cityOfTimeZone(timeZone()), context: timeContextOf(localHour()) },
    signal,
  )
