import type { components } from '../../openapi/v1.d.ts'
import { ApiError } from '../api/ApiError.ts'
import {
  checkDeviceStatus,
  listAllMessages,
  listConversations,
  sendAnonymousText,
  sendText,
  startAnonymousSession,
} from '../api/chat.ts'
import type { Api } from '../api/client.ts'
import type { StartRequest, TrialCounts } from '../machines/anonymousTrial/anonymousTrial.machine.ts'
import {
  type AnonymousSession,
  type DeviceStatus,
  type GuruResponse,
  type MessagePage,
  type Tradition,
  voiceOf,
} from '../machines/entities.ts'
import type { SendResult, SendTextRequest, SendVoiceRequest } from '../machines/messageSend/messageSend.machine.ts'
import type { Answer, MessageType } from '../machines/messageSend/messages.ts'
import { toUser } from '../offline/guards.ts'
import { addToPage, addToStatus, seenPage, seenStatus } from '../offline/seen.ts'
import { newId } from '../platform/ids.ts'
import { KEYS, readJson, type Store } from '../platform/storage.ts'

// A conversation with the real world in it, of a visitor and of a member: how it is read, and how a text or a recording is
// sent. Each call throws ApiError, or for a recording that is gone an error whose code is `recording_lost`.

type Schemas = components['schemas']

export type Doors = {
  store: Store
  /** Recordings are sent by the code that keeps and plays them. The start fetches it: its address stands there already. */
  importVoice(): Promise<typeof import('./voice.ts')>
}

/** A slot of a machine that asks the network. */
export type Ask<Input, Output> = (input: Input, signal: AbortSignal) => Promise<Output>

/** What a send brought; the counts are the trial's, and missing where nobody told them. */
type Reply = { user_message?: Schemas['UserMessage']; guru_response: GuruResponse; counts?: TrialCounts | null }

/** The server's answer, as the machine takes it. A recording's transcript becomes the message's text, where there is one. */
export const toAnswer = (
  { user_message: sent, guru_response: reply, counts = null }: Reply,
  type: MessageType = 'text',
): Answer => ({
  kind: 'answered',
  sent: sent
    ? {
        id: sent.id,
        createdAt: sent.created_at || null,
        ...(type === 'voice' ? { text: sent.content ?? '', voice: voiceOf({ ...sent, message_type: type }) } : {}),
      }
    : null,
  reply: {
    // Without one it is shown all the same, and cannot be rated: it has no time either.
    id: reply.id || newId(),
    text: reply.content ?? reply.text_content ?? '',
    references: reply.spiritual_references ?? [],
    care: reply.care ?? null,
    suggestions: [...new Set(reply.suggestions)],
    createdAt: (reply.id && reply.created_at) || null,
    ...(reply.left_out ? { leftOut: true } : {}),
  },
  ...(reply.asks_back === true ? { asksBack: true } : {}),
  counts,
})

/** The same for a visitor, whose trial may have ended meanwhile. */
const toResult = (result: Reply | { error: string }, type: MessageType): SendResult =>
  'error' in result ? { kind: 'limitReached' } : toAnswer(result, type)

/** Code that does not come is a network that is down, for the words of section 8. */
const importCountry = () =>
  import('../platform/country.ts').catch((cause: unknown) => {
    throw new ApiError('network', null, '', '', { cause })
  })

/** What each message says beside its words; where this device is (D36). What is undefined is not sent. */
const said = async ({ clientMessageId, tradition, language }: SendVoiceRequest) => ({
  client_message_id: clientMessageId,
  spiritual_tradition: tradition,
  language,
  // It lies beside the help lines, which come with every chat.
  country: (await importCountry()).countryHere(),
})

const saidByVisitor = async (request: SendVoiceRequest) => ({
  ...(await said(request)),
  referral_code: request.conversation.referralCode || undefined,
})

/** What a visitor's machines ask. */
export function visitorConversation(api: Api, { store, importVoice }: Doors) {
  /** Starts the session, and keeps the device's secret where one comes with it (D51). */
  const startSession: Ask<StartRequest, AnonymousSession> = async (request, signal) => {
    const { device_secret, ...session } = await startAnonymousSession(api, request, signal)
    if (device_secret) store.write(KEYS.deviceSecret, device_secret)
    return session
  }
  /** The device's status; without a network, as it was seen last. */
  const checkStatus: Ask<{ tradition: Tradition }, DeviceStatus> = ({ tradition }, signal) =>
    seenStatus(tradition, () => checkDeviceStatus(api, tradition, signal))

  const send: Ask<SendTextRequest, SendResult> = async (request, signal) => {
    const { text, conversation, tradition } = request
    const body = { ...(await saidByVisitor(request)), message: text, conversation_id: conversation.id }
    const result = await sendAnonymousText(api, body, signal)
    if (!('error' in result))
      addToStatus(tradition, { sent: result.user_message, reply: result.guru_response }, result.counts)
    return toResult(result, 'text')
  }
  const speak: Ask<SendVoiceRequest, SendResult> = async (request, signal) => {
    const fields = { ...(await saidByVisitor(request)), conversation_id: request.conversation.id || undefined }
    return toResult(await (await importVoice()).sendVisitorRecording(api, fields, signal), 'voice')
  }
  return { startSession, checkStatus, sendText: send, sendVoice: speak }
}

/** What a member's machines ask. */
export function memberConversation(api: Api, { store, importVoice }: Doors) {
  const userId = () => readJson(store, KEYS.user, toUser)?.id ?? ''

  const loadConversation: Ask<void, string | null> = async (_, signal) =>
    (await listConversations(api, signal))[0]?.id ?? null

  /** A page of the history; without a network, as it was seen last. */
  const loadPage: Ask<{ page: number }, MessagePage> = (asked, signal) =>
    seenPage(userId(), asked.page, () => listAllMessages(api, asked, signal))

  const send: Ask<SendTextRequest, SendResult> = async (request, signal) => {
    const result = await sendText(api, { ...(await said(request)), message: request.text }, signal)
    addToPage(userId(), { sent: result.user_message, reply: result.guru_response })
    return toAnswer(result)
  }
  const speak: Ask<SendVoiceRequest, SendResult> = async (request, signal) =>
    toAnswer(await (await importVoice()).sendMemberRecording(api, await said(request), signal), 'voice')

  return { loadConversation, loadPage, sendText: send, sendVoice: speak }
}

export type MemberConversation = ReturnType<typeof memberConversation>
