import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { type AnyActorRef, createActor, fromPromise, type SnapshotFrom, waitFor } from 'xstate'
import { ApiError } from '../../src/api/ApiError.ts'
import { exportAccount, updateProfile } from '../../src/api/account.ts'
import { loginWithGoogle, sendWhatsappOtp, verifyWhatsappOtp } from '../../src/api/auth.ts'
import {
  checkDeviceStatus,
  listAllMessages,
  listConversations,
  sendText,
  startAnonymousSession,
} from '../../src/api/chat.ts'
import { type Api, createApi, dataOf } from '../../src/api/client.ts'
import { sendFeedback } from '../../src/api/feedback.ts'
import { getHealth } from '../../src/api/health.ts'
import {
  subscribeNotifications,
  transitionAnonymousToken,
  unsubscribeNotifications,
} from '../../src/api/notifications.ts'
import { searchMessages } from '../../src/api/past.ts'
import { getProfile } from '../../src/api/profile.ts'
import { generateReferralLink, sharePlatform } from '../../src/api/referral.ts'
import { searchScripture } from '../../src/api/scripture.ts'
import { getSocialProofMessage } from '../../src/api/socialProof.ts'
import { sendAnonymousVoice, sendVoice } from '../../src/api/voice.ts'
import { toAnswer, visitorConversation } from '../../src/live/conversation.ts'
import { exchangeSaved } from '../../src/live/savedAccount.ts'
import { anonymousTrialMachine, type StartRequest } from '../../src/machines/anonymousTrial/anonymousTrial.machine.ts'
import { authMachine } from '../../src/machines/auth/auth.machine.ts'
import { proofFields } from '../../src/machines/device/reports.ts'
import {
  type AnonymousSession,
  type ChatMessage,
  type DeviceStatus,
  fromServer,
  type MessagePage,
  type ServerMessage,
  type Tradition,
  type User,
} from '../../src/machines/entities.ts'
import {
  type HistoryAnnouncement,
  historyMachine,
  MAX_REPEATED_PAGES,
} from '../../src/machines/history/history.machine.ts'
import { verdictOf } from '../../src/machines/lineSearch/verdict.ts'
import {
  messageSendMachine,
  type SendResult,
  type SendTextRequest,
} from '../../src/machines/messageSend/messageSend.machine.ts'
import type { Store } from '../../src/platform/storage.ts'
import { provideVerifier } from '../../src/scripture/lazy.ts'
import * as verifier from '../../src/scripture/verify.ts'
import { prepareTexts, textsOf } from '../../src/ui/catalogue.ts'
import { preloadReplies } from '../../src/ui/chat/late.ts'
import { dayLabel, fullDate } from '../../src/ui/i18n/format.ts'
import { rowsOf } from '../../src/ui/member/rows.ts'
import { toViewMessage } from '../../src/ui/screens/chatState.ts'
import { MessageList } from '../../src/ui/screens/MessageList.tsx'
import { TextsProvider } from '../../src/ui/texts.tsx'
import { signal } from '../api/testing.ts'
import { session, user } from '../machines/fixtures.ts'
import { heardBy } from '../machines/testing.ts'
import { type Case, casesOf, EXAMPLES, OPERATIONS, type OperationId } from './cases.ts'

// D37, every case of every call: through the client, the machine that asks, and the views that draw what came. The screens
// themselves meet a selection in a browser (tests/model/answers.spec.ts).

provideVerifier(verifier)
await Promise.all([preloadReplies(), prepareTexts('english')])

/** A client that gets this answer to every call, and how often it was asked. */
function answering({ body, contentType }: Case, most: number) {
  let asked = 0
  const api = createApi({
    baseUrl: 'http://server.test/api/v1',
    token: () => 'secret',
    deviceId: async () => 'device_0123456789abcdef',
    onUnauthorized: () => {},
    fetch: async () => {
      asked += 1
      if (asked > most) throw new Error(`asked more than ${most} times`)
      return new Response(body, { headers: { 'content-type': contentType } })
    },
  })
  return { api, asked: () => asked }
}

const t = textsOf('english')
const NOW = new Date('2026-11-23T12:00:00Z')

/** Draws a conversation, as the chats do. @throws whatever a view throws */
function draw(messages: readonly ChatMessage[]): string {
  const views = messages.map((message) => toViewMessage(message, t))
  for (const row of rowsOf(views, NOW)) if ('row' in row) dayLabel(row.createdAt, NOW, 'punjabi')
  return renderToString(
    <TextsProvider texts={t} language="english">
      <MessageList messages={views} guideName="Guide" onCopy={() => {}} onSuggestion={() => {}} />
    </TextsProvider>,
  )
}

/** When an actor rests. @throws when it never does, or has thrown */
const resting = <A extends AnyActorRef>(actor: A, isResting: (snapshot: SnapshotFrom<A>) => boolean) =>
  waitFor(actor, isResting, { timeout: 60_000 })

const TYPED = 'What I have typed, and must not lose'

/** The words of the reply in an answer, where the case leaves them as they are. */
function wordsIn({ path: [first, second], example }: Case): string | null {
  if (first === undefined || first === 'error' || !(example instanceof Object && 'guru_response' in example))
    return null
  const reply = example.guru_response as { content: string }
  return first === 'guru_response' && (second === undefined || second === 'content') ? null : reply.content
}

/** Sends what was typed; the text is somewhere, and a reply that came whole is read. */
async function sending(aCase: Case, role: 'visitor' | 'member', send: (api: Api) => Promise<SendResult>) {
  const { api, asked } = answering(aCase, 1)
  const actor = createActor(
    messageSendMachine.provide({ actors: { sendText: fromPromise<SendResult, SendTextRequest>(() => send(api)) } }),
    { input: { role, tradition: 'sikh', draftKey: 'k', saved: null } },
  )
  actor.start()
  actor.send({ type: 'conversation.ready', conversation: { id: 'c', referralCode: '' } })
  actor.send({ type: 'draft.change', value: TYPED })
  actor.send({ type: 'text.submit' })
  const { context } = await resting(actor, (s) => !s.matches({ send: 'sendingText' }))
  expect(asked()).toBe(1)
  const kept = [context.draft, ...context.failed.map(({ text }) => text), ...context.messages.map(({ text }) => text)]
  expect(kept).toContain(TYPED)
  return { html: draw(context.messages), context }
}

const escaped = (text: string) => renderToString(<p>{text}</p>).slice('<p>'.length, -'</p>'.length)

/** The first words of a reply: verses may stand between its paragraphs. */
const beginning = (text: string) => escaped(text.split('\n')[0] ?? '')

/** Of a call that is followed by nothing but what it brings: its typed error, or no error. */
const calling = (call: (api: Api) => Promise<unknown>) => async (aCase: Case) => {
  const { api, asked } = answering(aCase, 1)
  await call(api).catch((error: unknown) => {
    if (!(error instanceof ApiError)) throw error
  })
  expect(asked()).toBe(1)
}

const google = { googleToken: { id: '1', email: 'a@b.c', name: '', picture: '', audience: 'a', accessToken: 't' } }
const way = { referralCode: '', tradition: 'sikh' } as const
const token = { fcm_token: 't', device_id: 'device_0123456789abcdef', spiritual_tradition: 'sikh' } as const
const recording = new Blob(['RIFF'])
const spoken = { audio_file: recording, language: 'punjabi', spiritual_tradition: 'sikh' } as const

async function reading(aCase: Case) {
  const { api, asked } = answering(aCase, MAX_REPEATED_PAGES + 3)
  const logic = historyMachine.provide({
    actors: {
      loadPage: fromPromise<MessagePage, { page: number }>(({ input }) => listAllMessages(api, input, signal)),
    },
  })
  const pages: ServerMessage[][] = []
  const actor = heardBy(createActor(logic), (said) => pages.push((said as HistoryAnnouncement).messages))
  const isAtRest = (s: SnapshotFrom<typeof logic>) =>
    s.matches('allLoaded') || s.matches('failed') || s.matches({ ready: 'resting' })
  await resting(actor, isAtRest)
  actor.send({ type: 'older.load' })
  await resting(actor, isAtRest)
  actor.send({ type: 'history.refresh' })
  const snapshot = await resting(actor, isAtRest)
  expect(asked()).toBeLessThanOrEqual(MAX_REPEATED_PAGES + 3)
  for (const page of pages) draw(page.map(fromServer))
  // Where one field of one message is wrong, the other message is shown all the same.
  const [example] = EXAMPLES.listAllMessages as [{ messages: { id: string }[] }]
  const [first, at] = aCase.path
  if (first !== 'messages' || typeof at !== 'number' || aCase.path.length < 2) return
  expect(snapshot.matches('failed')).toBe(false)
  for (const [index, { id }] of example.messages.entries())
    if (index !== at) expect(pages[0]?.map((message) => message.id)).toContain(id)
}

/** What each call is followed by. */
const FOLLOWED: { [Id in OperationId]?: (aCase: Case) => Promise<void> } = {
  listAllMessages: reading,
  listConversations: calling(async (api) => {
    for (const { id } of await listConversations(api, signal)) expect(id).toEqual(expect.any(String))
  }),
  sendText: async (aCase) => {
    const { html } = await sending(aCase, 'member', async (api) => {
      const body = { message: TYPED, language: 'english', spiritual_tradition: 'sikh' } as const
      return toAnswer(await sendText(api, body, signal))
    })
    const words = wordsIn(aCase)
    if (words !== null) expect(html).toContain(beginning(words))
  },
  sendAnonymousText: async (aCase) => {
    const { html } = await sending(aCase, 'visitor', (api) =>
      visitorConversation(api, { store: {} as Store, importVoice: () => import('../../src/live/voice.ts') }).sendText(
        {
          text: TYPED,
          clientMessageId: 'c',
          conversation: { id: 'c', referralCode: '' },
          tradition: 'sikh',
          language: 'punjabi',
        },
        signal,
      ),
    )
    const words = wordsIn(aCase)
    if (words !== null) expect(html).toContain(beginning(words))
  },
  sendVoice: calling((api) =>
    sendVoice(api, spoken, signal).then((result) => {
      const { reply } = toAnswer(result, 'voice')
      draw([fromServer({ ...result.guru_response, role: 'other', content: reply.text, message_type: 'text' })])
    }),
  ),
  sendAnonymousVoice: calling((api) => sendAnonymousVoice(api, spoken, signal)),
  checkDeviceStatus: async (aCase) => {
    const { api, asked } = answering(aCase, 1)
    const logic = anonymousTrialMachine.provide({
      actors: {
        checkStatus: fromPromise<DeviceStatus, { tradition: Tradition }>(() => checkDeviceStatus(api, 'sikh', signal)),
      },
    })
    const actor = heardBy(createActor(logic, { input: { tradition: 'sikh', session: session() } }), (said) => {
      if (said.type === 'trial.history') draw((said.messages as ServerMessage[]).map(fromServer))
    })
    await resting(actor, (s) => !s.matches({ open: 'checking' }))
    expect(asked()).toBe(1)
  },
  startAnonymousSession: async (aCase) => {
    const { api, asked } = answering(aCase, 1)
    const start = { referral_code: '', spiritual_tradition: 'sikh', language: 'punjabi' } as const
    const actor = createActor(
      anonymousTrialMachine.provide({
        actors: {
          startSession: fromPromise<AnonymousSession, StartRequest>(() => startAnonymousSession(api, start, signal)),
          checkStatus: fromPromise<DeviceStatus, { tradition: Tradition }>(() =>
            Promise.reject(new ApiError('network')),
          ),
        },
      }),
      { input: { tradition: 'sikh', session: null } },
    )
    actor.start()
    actor.send({ type: 'trial.start', ...start })
    const snapshot = await resting(actor, (s) => !s.matches('starting'))
    expect(asked()).toBe(1)
    expect(JSON.stringify(snapshot)).not.toContain('NaN')
  },
  getProfile: async (aCase) => {
    const { api, asked } = answering(aCase, 1)
    const actor = createActor(
      authMachine.provide({ actors: { loadProfile: fromPromise<User, void>(() => getProfile(api, signal)) } }),
      {
        input: { hasToken: true, storedUser: user(), expiredRecently: false },
      },
    )
    actor.start()
    const snapshot = await resting(actor, (s) => !s.matches({ loggedIn: { refresh: 'refreshing' } }))
    expect(asked()).toBe(1)
    // Who has completed a profile is not asked to do so again, unless the answer says so itself.
    const isIncomplete = snapshot.matches({ loggedIn: { profile: 'incomplete' } })
    expect(isIncomplete).toBe(aCase.name === 'profile_completed is false')
    const known = snapshot.context.user
    renderToString(<p>{Object.values(known ?? {})}</p>)
    fullDate(known?.created_at ?? '', 'english')
  },
  getSocialProofMessage: calling(async (api) => {
    const message = await getSocialProofMessage(api, { spiritual_tradition: 'sikh' }, signal)
    renderToString(<p>{message.content}</p>)
    proofFields(message, 'day')
  }),
  searchScripture: calling(async (api) => {
    for (const hits of await searchScripture(api, { queries: ['a'] }, signal)) verdictOf('ਸੋਚੈ ਸੋਚਿ ਨ ਹੋਵਈ', hits)
  }),
  updateProfile: calling((api) => updateProfile(api, { name: 'A' }, signal)),
  exportAccount: calling((api) => exportAccount(api, signal)),
  searchMessages: calling(async (api) => {
    const { hits } = await searchMessages(api, 'a', null, signal)
    for (const { message, marks } of hits) {
      expect(message.content).toEqual(expect.any(String))
      for (const { from, to } of marks) expect([typeof from, typeof to]).toEqual(['number', 'number'])
    }
    draw(hits.map(({ message }) => fromServer(message)))
  }),
  syncSaved: calling(async (api) => {
    for (const { changedAt, savedAt, syncedAt } of await exchangeSaved(api)([], signal)) {
      expect(new Date(changedAt).toISOString()).toBe(changedAt)
      expect(new Date(savedAt).toISOString()).toBe(savedAt)
      expect(syncedAt).toBe(changedAt)
    }
  }),
  loginWithGoogle: calling((api) => loginWithGoogle(api, { ...google, ...way }, signal)),
  sendWhatsappOtp: calling((api) => sendWhatsappOtp(api, { phone: '+911234567890', tradition: 'sikh' }, signal)),
  verifyWhatsappOtp: calling((api) =>
    verifyWhatsappOtp(api, { phone: '+911234567890', code: '123456', ...way }, signal),
  ),
  sendFeedback: calling((api) => sendFeedback(api, 'm', 'like', signal)),
  subscribeNotifications: calling((api) => subscribeNotifications(api, null, token, signal)),
  unsubscribeNotifications: calling((api) => unsubscribeNotifications(api, null, 't', signal)),
  transitionAnonymousToken: calling((api) =>
    transitionAnonymousToken(
      api,
      null,
      { device_id: token.device_id, user_id: 'u', spiritual_tradition: 'sikh' },
      signal,
    ),
  ),
  generateReferralLink: calling((api) =>
    generateReferralLink(api, { referral_type: 'family', spiritual_tradition: 'sikh' }, signal),
  ),
  sharePlatform: calling((api) =>
    sharePlatform(api, { referral_type: 'family', platform: 'whatsapp', spiritual_tradition: 'sikh' }, signal),
  ),
  // Of the contract, and not asked by the app so far: read by their shapes.
  checkAnonymousLimit: calling((api) => dataOf('LimitStatus', api.POST('/chat/anonymous/check-limit', { body: {} }))),
  getAnonymousConversation: calling((api) =>
    dataOf('AnonymousConversation', api.GET('/chat/anonymous/conversation/{id}', { params: { path: { id: 'c' } } })),
  ),
  getHealth: calling((api) => getHealth(api, signal)),
}

test('each call of the contract is there', () => {
  expect(Object.keys(FOLLOWED).sort()).toEqual([...OPERATIONS].sort())
  expect(OPERATIONS.flatMap(casesOf).length).toBeGreaterThan(7_000)
})

test('the contract’s own examples are read whole', async () => {
  const answers = await import('../../src/api/answers.ts')
  const [page] = EXAMPLES.listAllMessages as [object]
  const [conversation] = EXAMPLES.checkDeviceStatus.slice(1) as [object]
  const unread = [
    ...['processing_time', 'ai_confidence', 'text_content', 'voice_preference', 'spiritual_tradition'],
    ...['consent_notice', 'consent_language'],
  ]
  const withoutUnread = (value: object) =>
    JSON.parse(JSON.stringify(value, (key, field) => (unread.includes(key) ? undefined : field)))
  expect(answers.MessagePage(page)).toMatchObject(withoutUnread(page))
  expect(answers.DeviceStatus(conversation)).toMatchObject(withoutUnread(conversation))
  expect(answers.User(EXAMPLES.getProfile[0])).toMatchObject(withoutUnread(EXAMPLES.getProfile[0] as object))
})

test.each(OPERATIONS)(
  '%s: no answer throws what is not typed, loses a text, or is asked for again and again',
  async (id) => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {})
    const failures: string[] = []
    for (const aCase of casesOf(id))
      try {
        await FOLLOWED[id]?.(aCase)
      } catch (cause) {
        failures.push(`${aCase.name}: ${cause instanceof Error ? cause.message.slice(0, 300) : cause}`)
      }
    error.mockRestore()
    expect(failures).toEqual([])
  },
  60_000,
)
