import { describe, expect, test, vi } from 'vitest'
import { assign, createActor, type EventFrom, fromPromise, SimulatedClock, type SnapshotFrom, waitFor } from 'xstate'
import { answer } from '../../../tests/machines/fixtures.ts'
import { done, failed, heardBy, reach, walk } from '../../../tests/machines/testing.ts'
import { type ChatMessage, chatMessage, type VoiceNote } from '../entities.ts'
import type { Slot } from './draft.ts'
import {
  messageSendMachine,
  type SavedDraft,
  type SendInput,
  type SendResult,
  type SendTextRequest,
  type SendVoiceRequest,
} from './messageSend.machine.ts'
import { errorId, PROCESSING_ID, toSave } from './messages.ts'

const httpError = (status: number, detail = '', code = '') =>
  Object.assign(new Error(), { kind: 'http', status, detail, code })
/** An answer of the server: what fails so waits for nothing. */
const refused = httpError(503)
const offline = Object.assign(new Error(), { kind: 'network', status: null, detail: '', code: '' })

const input = (over: Partial<SendInput> = {}): SendInput => ({
  role: 'visitor',
  tradition: 'sikh',
  draftKey: 'sikh',
  saved: null,
  ...over,
})
const withId = messageSendMachine.provide({ actions: { drawId: assign({ id: 'id-1' }) } })
/** One id after the other: id-1, id-2. */
const withIds = messageSendMachine.provide({
  actions: { drawId: assign(({ context }) => ({ id: `id-${Number(context.id.replace('id-', '')) + 1}` })) },
})
const conversation = { id: 'c-1', referralCode: '' }
const ready = { type: 'conversation.ready', conversation } as const
const type = (value: string) => ({ type: 'draft.change', value }) as const
const submit = { type: 'text.submit' } as const
/** What a reply offered, tapped. */
const suggestion = { type: 'suggestion.send', text: 'I am afraid of tomorrow.' } as const
const limit: SendResult = { kind: 'limitReached' }
const voice: VoiceNote = { seconds: 3, waveform: [0.1, 0.9] }
const say = (id = 'v-1') => ({ type: 'voice.submit', id, voice, isWhole: true }) as const
const again = (id: string) => ({ type: 'message.retry', id: errorId(id) }) as const
const waitingText = { text: 'before', clientMessageId: 'id-0', waits: true } as const
const notice = chatMessage({
  id: 'n-1',
  sender: 'guide',
  kind: 'system',
  text: 'Breathe.',
  createdAt: '2026-11-20T15:03:00.000Z',
})

const stored = (over: Partial<ChatMessage> = {}): ChatMessage =>
  chatMessage({
    id: 'stored-1',
    sender: 'user',
    text: 'hello',
    createdAt: '2026-11-20T15:04:00.000Z',
    clientMessageId: 'id-1',
    ...over,
  })

/** What the history has of the guide, after the question. */
const reply = (): ChatMessage => stored({ id: 'reply-1', sender: 'guide', clientMessageId: null, text: 'Peace.' })

const keyOf = ({
  value,
  context: { role, draft, conversation, outgoing, unsent, failed, carries, error },
}: SnapshotFrom<typeof messageSendMachine>) => [
  value,
  draft,
  conversation !== null,
  outgoing?.clientMessageId,
  role,
  unsent?.clientMessageId,
  // A set: the ids of this walk repeat, and a list would grow for ever.
  [...new Set(failed.map(({ clientMessageId, waits }) => `${clientMessageId} ${waits}`))],
  outgoing?.waits,
  carries,
  error,
]

const byText = walk(withId, {
  inputs: [
    input(),
    input({ saved: { draft: 'hello', overflow: '', unsent: { text: 'hello', clientMessageId: 'id-0' } } }),
    input({
      role: 'member',
      saved: { draft: '', overflow: '', unsent: null, failed: [{ text: 'before', clientMessageId: 'id-0' }] },
    }),
    input({ saved: { draft: '', overflow: '', unsent: null, failed: [waitingText] } }),
  ],
  events: [
    type('hello'),
    type(' '),
    submit,
    ready,
    { type: 'conversation.failed' },
    { type: 'trial.over' },
    { type: 'trial.open' },
    { type: 'history.loaded', messages: [stored()] },
    { type: 'history.loaded', messages: [stored(), reply()] },
    { type: 'reply.language', language: 'english' },
    { type: 'overflow.use' },
    { type: 'overflow.drop' },
    { type: 'tradition.changed', tradition: 'hindu' },
    { type: 'draft.elsewhere', others: [], over: [{ tab: 'b', draft: 'hello', overflow: '', unsent: null }] },
    { type: 'message.retry', id: errorId('id-0') },
    { type: 'message.rated', messageId: 'stored-1', value: 'like', at: '2026-11-20T15:05:00.000Z' },
    done('sendText', answer()),
    done('sendText', limit),
    failed('sendText', offline),
    failed('sendText', refused),
    failed('sendText', httpError(403, '', 'message_limit_reached')),
  ],
  keyOf,
})

const byVoice = walk(withId, {
  inputs: [input(), input({ role: 'member' })],
  events: [
    ready,
    type('hello'),
    submit,
    { type: 'conversation.failed' },
    { type: 'trial.over' },
    done('sendText', answer()),
    { type: 'voice.request' },
    say(),
    { ...say(), isWhole: false },
    again('v-1'),
    { type: 'notices.show', messages: [notice] },
    { type: 'network.carries' },
    { type: 'history.loaded', messages: [stored({ clientMessageId: 'v-1', voice }), reply()] },
    failed('sendText', refused),
    done('sendVoice', answer()),
    done('sendVoice', limit),
    failed('sendVoice', offline),
    failed('sendVoice', refused),
    failed('sendVoice', httpError(403, '', 'message_limit_reached')),
  ],
  keyOf,
})
// Signed in, so that what failed does not gather in the box for ever.
const bySuggestion = walk(withId, {
  inputs: [
    input({ saved: { draft: '', overflow: '', unsent: null, failed: [waitingText] } }),
    input({
      role: 'member',
      saved: { draft: '', overflow: '', unsent: null, failed: [{ text: 'before', clientMessageId: 'id-0' }] },
    }),
  ],
  events: [
    suggestion,
    again('id-0'),
    { type: 'trial.over' },
    done('sendText', answer()),
    failed('sendText', offline),
    failed('sendText', refused),
  ],
  keyOf,
})
const walks = [byText, byVoice, bySuggestion]
const reached = walks.flatMap((one) => one.reached)
const untaken = byText.untaken.filter((transition) => walks.every((one) => one.untaken.includes(transition)))

test('every transition is taken', () => expect(untaken).toEqual([]))

test.each([
  'idle',
  'answered',
  'failed',
  { sendingText: 'waitingForSession' },
  { sendingText: 'inFlight' },
  { sendingVoice: 'waitingForSession' },
  { sendingVoice: 'inFlight' },
] as const)('reaches %j', (value) => expect(reached.some((state) => state.matches({ send: value }))).toBe(true))

test('D28: on no path a recording that is not answered is forgotten by what is kept', () => {
  const spoken = reached.map(({ context }) => ({
    waits: [...context.failed, ...(context.outgoing === null ? [] : [context.outgoing])].filter(({ voice }) => voice),
    kept: toSave(context).failed ?? [],
  }))
  expect(spoken.filter(({ waits }) => waits.length > 0).length).toBeGreaterThan(10)
  for (const { waits, kept } of spoken)
    expect(kept).toEqual(expect.arrayContaining(waits.map((one) => expect.objectContaining(one))))
})

test('no path sends an empty or blank text (spec §5), or sends while blocked (spec §4)', () => {
  for (const state of reached.filter((s) => s.matches({ send: { sendingText: 'inFlight' } }))) {
    expect(state.context.outgoing?.text.trim()).toBeTruthy()
  }
  const blocked = reach(withId, input(), ready, { type: 'trial.over' }, type('hello'), submit)
  expect(blocked.value.send).toBe('idle')
  expect(blocked.context.draft).toBe('hello')
})

test('one message in flight: a second submit, a double click, changes nothing', () => {
  const once = reach(withId, input(), ready, type('hello'), submit)
  const twice = reach(withId, input(), ready, type('hello'), submit, submit, type('more'), submit)
  expect(twice.context.messages).toEqual(once.context.messages)
  expect(twice.context.draft).toBe('more')
})

test('the user’s bubble, then the processing bubble, then the answer in its place', () => {
  const sending = reach(withId, input(), ready, type(' hello '), submit)
  expect(sending.context.messages.map(({ id, kind, text }) => [id, kind, text])).toEqual([
    ['id-1', 'message', 'hello'],
    [PROCESSING_ID, 'processing', ''],
  ])
  const answered = reach(withId, input(), ready, type('hello'), submit, done('sendText', answer()))
  expect(answered.context.messages.map(({ id, sender, kind }) => [id, sender, kind])).toEqual([
    ['stored-1', 'user', 'message'],
    ['reply-1', 'guide', 'message'],
  ])
  expect(answered.context.draft).toBe('')
})

test('a failure takes both bubbles away and gives the text back, before what was typed meanwhile (spec §8)', () => {
  const state = reach(withId, input(), ready, type('hello'), submit, type('and more'), failed('sendText', refused))
  expect(state.context).toMatchObject({
    messages: [],
    draft: 'hello\nand more',
    error: { word: 'sendFailed', hint: null },
  })
})

test.each([
  [
    'an answer that never came',
    Object.assign(new Error(), { kind: 'timeout', status: null }),
    { hint: 'timeout', detail: '' },
  ],
  ['too many calls', httpError(429, 'Slow down.'), { hint: 'rateLimited', detail: '' }],
  [
    'a refused input, in the server’s words',
    httpError(400, 'The message is too long.'),
    { hint: null, detail: 'The message is too long.' },
  ],
  ['a fault of the server, without its words', httpError(500, 'boom'), { hint: null, detail: '' }],
  ['anything else', new Error('surprise'), { hint: null, detail: '' }],
])('words for %s', (_name, error, expected) => {
  const state = reach(withId, input(), ready, type('hello'), submit, failed('sendText', error))
  expect(state.context.error).toEqual({ word: 'sendFailed', ...expected })
})

test('the end of the trial, said by the server, loses no text', () => {
  const state = reach(withId, input(), ready, type('hello'), submit, done('sendText', limit))
  expect(state.value.send).toBe('idle')
  expect(state.context).toMatchObject({ draft: 'hello', messages: [], error: null })
})

test('D12: a text sent before the session arrives waits for it; if none comes the text is back in the box', () => {
  const waiting = [type('hello'), submit] as const
  expect(reach(withId, input(), ...waiting).value.send).toEqual({ sendingText: 'waitingForSession' })
  expect(reach(withId, input(), ...waiting, ready).value.send).toEqual({ sendingText: 'inFlight' })
  const failedStart = reach(withId, input(), ...waiting, { type: 'conversation.failed' })
  expect(failedStart.context).toMatchObject({ draft: 'hello', messages: [] })
})

test('D28: an unchanged retry keeps its id, a changed one gets a new id', () => {
  const again = [ready, type('hello'), submit, failed('sendText', refused), submit] as const
  expect(reach(withIds, input(), ...again).context.outgoing?.clientMessageId).toBe('id-1')
  const changed = [type('hello there'), submit] as const
  const state = reach(withIds, input(), ready, type('hello'), submit, failed('sendText', refused), ...changed)
  expect(state.context.outgoing).toEqual({ text: 'hello there', clientMessageId: 'id-2' })
})

test('D28: what is kept for a reload is what came back and what was typed after it', () => {
  const state = reach(withId, input(), ready, type('hello'), submit, type('more'), failed('sendText', refused))
  const saved: SavedDraft = { draft: 'hello\nmore', overflow: '', unsent: { text: 'hello', clientMessageId: 'id-1' } }
  expect(toSave(state.context)).toEqual(saved)
  // After the reload the stored conversation shows that it did arrive: then it leaves the box.
  const reloaded = reach(withId, input({ saved }), { type: 'history.loaded', messages: [stored()] })
  expect(reloaded.context).toMatchObject({ draft: 'more', unsent: null })
  const notArrived = reach(withId, input({ saved }), { type: 'history.loaded', messages: [] })
  expect(notArrived.context.draft).toBe('hello\nmore')
})

test('a recording that is not whole waits in the conversation, for both roles, until it is sent by hand (33.4)', () => {
  for (const role of ['visitor', 'member'] as const) {
    const state = reach(withId, input({ role }), ready, { ...say(), isWhole: false })
    expect(state.value.send).toBe('idle')
    expect(state.context.messages.map(({ id }) => id)).toEqual(['v-1', errorId('v-1')])
    expect(toSave(state.context).failed).toEqual([{ text: '', clientMessageId: 'v-1', voice }])
    expect(reach(withId, input({ role }), ready, { ...say(), isWhole: false }, again('v-1')).value.send).toEqual({
      sendingVoice: 'inFlight',
    })
  }
})

describe('the boxes of two tabs (33.8, D28)', () => {
  const slot = (tab: string, draft: string): Slot => ({ tab, draft, overflow: '', unsent: null })
  const kept: SavedDraft = { ...slot('a', 'hello'), failed: [] }
  const elsewhere = (...others: Slot[]) => ({ type: 'draft.elsewhere' as const, others, over: [] })
  const box = (...events: EventFrom<typeof messageSendMachine>[]) =>
    reach(withIds, input({ saved: kept }), ready, ...events).context

  test('what is in the box of another tab is stored as that one’s until this tab goes on with it', () => {
    expect(box()).toMatchObject({ draft: 'hello', isOwn: false, taken: [slot('a', 'hello')] })
    expect(toSave(box())).toMatchObject({ draft: '', unsent: null })
    const edited = box(type('hello you'))
    expect([edited.isOwn, toSave(edited).draft]).toEqual([true, 'hello you'])
  })

  test('it follows the other tab, and is gone when it was sent there', () => {
    expect(box(elsewhere(slot('a', 'hello there'))).draft).toBe('hello there')
    const unsent = { text: 'hello', clientMessageId: 'id-7' }
    // On its way there: from here it would be the same message.
    const onItsWay = elsewhere({ ...slot('a', 'hello'), unsent })
    expect(box(onItsWay, submit).outgoing?.clientMessageId).toBe('id-7')
    expect(box(onItsWay, elsewhere())).toMatchObject({ draft: '', unsent: null })
    // What this tab went on with stays, whatever the other does.
    expect(box(type('hello you'), elsewhere()).draft).toBe('hello you')
  })

  test('what another tab went on with leaves this box, and nothing else does', () => {
    const over = [slot('here', 'hello')]
    const own = [ready, type('hello')] as const
    const told = { ...elsewhere(slot('b', 'hello you')), over }
    expect(reach(withIds, input(), ...own, told).context.draft).toBe('')
    expect(reach(withIds, input(), ...own, type('hello again'), told).context.draft).toBe('hello again')
    expect(reach(withIds, input(), ...own, submit, told).context.outgoing?.text).toBe('hello')
    expect(reach(withIds, input(), ...own, { ...told, over: [] }).context.draft).toBe('hello')
  })

  test('the texts of two tabs come back together, and what does not fit is kept aside', () => {
    const saved = { ...kept, others: [slot('b', 'second')] }
    expect(reach(withIds, input({ saved })).context.draft).toBe('second\nhello')
    const long = { ...slot('a', 'a'.repeat(500)), others: [slot('b', 'second')] }
    const state = reach(withIds, input({ saved: long }), elsewhere())
    expect(state.context).toMatchObject({ draft: `second\n${'a'.repeat(493)}`, overflow: 'a'.repeat(7) })
  })
})

test('history from another tab joins what is here, without doubles', () => {
  const state = reach(withId, input(), ready, type('hello'), submit, done('sendText', answer()), {
    type: 'history.loaded',
    messages: [
      stored(),
      stored({ id: 'reply-1', sender: 'guide', clientMessageId: null }),
      stored({
        id: 'other',
        text: 'something else',
        clientMessageId: 'id-9',
        createdAt: '2026-11-20T15:06:00.000Z',
      }),
    ],
  })
  expect(state.context.messages.map(({ id }) => id)).toEqual(['stored-1', 'reply-1', 'other'])
})

test('a visitor who asks the same twice has asked twice; in the history of a person it is one within 60 s (spec §4)', () => {
  const twice = [stored(), stored({ id: 'again', clientMessageId: 'id-2', createdAt: '2026-11-20T15:04:30.000Z' })]
  const shown = (role: SendInput['role']) =>
    reach(withId, input({ role }), { type: 'history.loaded', messages: twice }).context.messages.length
  expect(shown('visitor')).toBe(2)
  expect(shown('member')).toBe(1)
})

test('what does not fit is kept aside, and can be put into the empty box', () => {
  const long = `${'a'.repeat(500)}rest`
  const over = reach(withId, input(), type(long))
  expect(over.context).toMatchObject({ draft: 'a'.repeat(500), overflow: 'rest' })
  const used = reach(withId, input(), type(long), type(''), { type: 'overflow.use' })
  expect(used.context).toMatchObject({ draft: 'rest', overflow: '' })
})

test('what a reply offers is kept on this device while it is under way, as what is typed is (D28)', () => {
  const saveDraft = vi.fn()
  const actor = createActor(withId.provide({ actions: { saveDraft: (_, saved) => saveDraft(saved) } }), {
    input: input(),
    clock: new SimulatedClock(),
  }).start()
  for (const event of [ready, suggestion] as const) actor.send(event)
  expect(saveDraft).toHaveBeenLastCalledWith(
    expect.objectContaining({ failed: [{ text: suggestion.text, clientMessageId: 'id-1', waits: true }] }),
  )
})

test('the live machine sends the trimmed text with its id, conversation and language', async () => {
  const sendText = vi.fn(async (_: { input: SendTextRequest }): Promise<SendResult> => answer())
  const saveDraft = vi.fn()
  const actor = createActor(
    withId.provide({
      actors: { sendText: fromPromise<SendResult, SendTextRequest>(sendText) },
      actions: { saveDraft: (_, saved) => saveDraft(saved) },
    }),
    { input: input(), clock: new SimulatedClock() },
  ).start()
  for (const event of [ready, { type: 'reply.language', language: 'english' } as const, type(' hello '), submit])
    actor.send(event)
  await waitFor(actor, (s) => s.matches({ send: 'answered' }))
  expect(sendText.mock.calls[0]?.[0].input).toEqual({
    text: 'hello',
    clientMessageId: 'id-1',
    conversation,
    tradition: 'sikh',
    language: 'english',
  })
  expect(saveDraft).toHaveBeenLastCalledWith({ draft: '', overflow: '', unsent: null })
})

describe('signed in (spec §4, §8, D28)', () => {
  const member = (over: Partial<SendInput> = {}) => input({ role: 'member', ...over })
  const shown = (state: { context: { messages: ChatMessage[] } }) =>
    state.context.messages.map(({ id, sender, kind }) => [id, sender, kind])

  test('nothing has to be started before the first message', () => {
    expect(reach(withId, member(), type('hello'), submit).value.send).toEqual({ sendingText: 'inFlight' })
  })

  test('a failure keeps the person’s bubble, with the failure’s under it, and the box is free', () => {
    const state = reach(withId, member(), type('hello'), submit, type('more'), failed('sendText', refused))
    expect(shown(state)).toEqual([
      ['id-1', 'user', 'message'],
      [errorId('id-1'), 'guide', 'error'],
    ])
    expect(state.context).toMatchObject({ draft: 'more', failed: [{ text: 'hello', clientMessageId: 'id-1' }] })
    expect(state.context.messages[1]?.failure).toEqual({ word: 'signedInSendFailed', hint: null, detail: '' })
  })

  test('Try again sends the same text under the same id, and its answer stands after its question', () => {
    const start = [type('one'), submit, failed('sendText', refused), type('two'), submit] as const
    const two = answer({ sent: { id: 's-2', createdAt: '2026-11-20T15:05:00.000Z' }, counts: null })
    const one = answer({ sent: { id: 's-1', createdAt: '2026-11-20T15:06:00.000Z' }, counts: null })
    const again = reach(withIds, member(), ...start, done('sendText', { ...two, reply: { ...two.reply, id: 'r-2' } }), {
      type: 'message.retry',
      id: errorId('id-1'),
    })
    expect(again.value.send).toEqual({ sendingText: 'inFlight' })
    expect(again.context.outgoing).toEqual({ text: 'one', clientMessageId: 'id-1' })
    expect(shown(again).map(([id]) => id)).toEqual(['id-1', PROCESSING_ID, 's-2', 'r-2'])
    const sent = reach(
      withIds,
      member(),
      ...start,
      done('sendText', { ...two, reply: { ...two.reply, id: 'r-2' } }),
      { type: 'message.retry', id: errorId('id-1') },
      done('sendText', { ...one, reply: { ...one.reply, id: 'r-1' } }),
    )
    expect(shown(sent).map(([id]) => id)).toEqual(['s-1', 'r-1', 's-2', 'r-2'])
    expect(sent.context.failed).toEqual([])
  })

  test('Try again of what is unknown, or while another message is on its way, changes nothing', () => {
    const failedOnce = [type('one'), submit, failed('sendText', refused)] as const
    const busy = reach(withIds, member(), ...failedOnce, type('two'), submit, {
      type: 'message.retry',
      id: errorId('id-1'),
    })
    expect(busy.context.outgoing?.text).toBe('two')
    const unknown = reach(withId, member(), ...failedOnce, { type: 'message.retry', id: 'nothing' })
    expect(unknown.value.send).toBe('failed')
  })

  test('a text on its way when the page goes is sent at the next start (D57), unless the history has its answer', () => {
    const sending = reach(withId, member(), type('hello'), submit, type('more'))
    const saved = toSave(sending.context)
    expect(saved).toEqual({
      draft: 'more',
      overflow: '',
      unsent: null,
      failed: [{ text: 'hello', clientMessageId: 'id-1', waits: true }],
    })
    const reloaded = reach(withId, member({ saved }))
    expect(shown(reloaded).map(([, , kind]) => kind)).toEqual(['message', 'processing'])
    // Another tab may still wait for it: the server answers both.
    const asked = reach(withId, member({ saved }), { type: 'history.loaded', messages: [stored()] })
    expect(shown(asked).map(([, , kind]) => kind)).toEqual(['message', 'processing'])
    const arrived = reach(withId, member({ saved }), { type: 'history.loaded', messages: [stored(), reply()] })
    expect(shown(arrived)).toEqual([
      ['stored-1', 'user', 'message'],
      ['reply-1', 'guide', 'message'],
    ])
    expect([arrived.value.send, arrived.context]).toMatchObject(['idle', { failed: [], draft: 'more' }])
  })

  test('a rating stays with its message, and no other is drawn again', () => {
    const before = reach(withId, member(), type('hello'), submit, done('sendText', answer({ counts: null })))
    const after = reach(withId, member(), type('hello'), submit, done('sendText', answer({ counts: null })), {
      type: 'message.rated',
      messageId: 'reply-1',
      value: 'dislike',
      at: '2026-11-20T15:09:00.000Z',
    })
    expect(before.context.messages[1]?.feedback).toBeNull()
    expect(after.context.messages[1]).toMatchObject({ feedback: 'dislike', feedbackAt: '2026-11-20T15:09:00.000Z' })
  })

  test('a long text is not cut at the visitor’s limit', () => {
    const long = 'a'.repeat(2_000)
    expect(reach(withId, member(), type(long)).context).toMatchObject({ draft: long, overflow: '' })
  })
})

describe('voice (spec §4, §8, D28)', () => {
  type Sent = EventFrom<typeof messageSendMachine>
  const roles = ['visitor', 'member'] as const
  const stateAfter = (role: SendInput['role'], ...events: Sent[]) => reach(withId, input({ role }), ready, ...events)
  const shown = (state: { context: { messages: ChatMessage[] } }) =>
    state.context.messages.map(({ id, kind }) => [id, kind])
  const outgoing = (id = 'v-1') => ({ text: '', clientMessageId: id, voice })
  const waits = (id = 'v-1') => [
    [id, 'message'],
    [errorId(id), 'error'],
  ]
  const over = { type: 'trial.over' } as const

  test.each(roles)('%s: the recording’s bubble, then the processing bubble, then the answer in its place', (role) => {
    const sending = stateAfter(role, say())
    expect(sending.value.send).toEqual({ sendingVoice: 'inFlight' })
    expect(shown(sending)).toEqual([
      ['v-1', 'message'],
      [PROCESSING_ID, 'processing'],
    ])
    expect(sending.context.messages[0]).toMatchObject({ sender: 'user', voice, text: '', clientMessageId: 'v-1' })
    const answered = stateAfter(role, say(), done('sendVoice', answer()))
    expect([answered.value.send, shown(answered)]).toEqual([
      'answered',
      [
        ['stored-1', 'message'],
        ['reply-1', 'message'],
      ],
    ])
    expect(answered.context).toMatchObject({ outgoing: null, failed: [] })
  })

  test('the server’s transcript and its drawing take their place; without one the device’s own stays', () => {
    const sent = { id: 's-1', createdAt: '2026-11-20T15:04:00.000Z', text: 'How do I rest?' }
    const bubble = (known: Partial<typeof sent & { voice: VoiceNote | null }>) =>
      stateAfter('member', say(), done('sendVoice', answer({ sent: { ...sent, ...known } }))).context.messages[0]
    expect(bubble({})).toMatchObject({ id: 's-1', text: 'How do I rest?', voice })
    expect(bubble({ voice: { seconds: 9, waveform: [] } })?.voice).toEqual(voice)
    expect(bubble({ voice: { seconds: 4, waveform: [1] } })?.voice).toEqual({ seconds: 4, waveform: [1] })
  })

  test.each(roles)(
    '%s: a failure keeps the bubble, with section 8’s words under it; nothing typed is touched',
    (role) => {
      const state = stateAfter(role, say(), type('typed'), failed('sendVoice', refused))
      expect([state.value.send, shown(state)]).toEqual(['failed', waits()])
      expect(state.context.messages[1]?.failure).toEqual({ word: 'voiceFailed', hint: null, detail: '' })
      expect(state.context).toMatchObject({ draft: 'typed', failed: [outgoing()], outgoing: null, error: null })
    },
  )

  test.each(roles)('%s: Try again keeps the id, the place and the recording', (role) => {
    const retried = stateAfter(role, say(), failed('sendVoice', refused), type('after'), again('v-1'))
    expect(retried.value.send).toEqual({ sendingVoice: 'inFlight' })
    expect([retried.context.outgoing, retried.context.failed]).toEqual([outgoing(), []])
    expect(shown(retried).map(([id]) => id)).toEqual(['v-1', PROCESSING_ID])
  })

  test.each(roles)('%s: two that failed: the one that is tried again is the one, the other waits', (role) => {
    const two = [say('v-1'), failed('sendVoice', refused), say('v-2'), failed('sendVoice', refused)] as const
    expect(shown(stateAfter(role, ...two))).toEqual([...waits('v-1'), ...waits('v-2')])
    const second = stateAfter(role, ...two, again('v-2'))
    expect(second.context).toMatchObject({ outgoing: outgoing('v-2'), failed: [outgoing('v-1')] })
    const both = stateAfter(role, ...two, again('v-2'), done('sendVoice', answer()), again('v-1'))
    expect(both.context).toMatchObject({ outgoing: outgoing('v-1'), failed: [] })
    const none = stateAfter(
      role,
      ...two,
      again('v-1'),
      failed('sendVoice', refused),
      again('v-2'),
      failed('sendVoice', refused),
    )
    expect(none.context.failed).toEqual([outgoing('v-1'), outgoing('v-2')])
  })

  describe('a recording that ends while another message is under way waits with Try again', () => {
    test.each(roles)('%s: a text', (role) => {
      const events = [type('hello'), submit, say()] as const
      const state = stateAfter(role, ...events)
      expect(state.value.send).toEqual({ sendingText: 'inFlight' })
      expect(shown(state)).toEqual([['id-1', 'message'], [PROCESSING_ID, 'processing'], ...waits()])
      const later = stateAfter(role, ...events, done('sendText', answer()), again('v-1'))
      expect(shown(later).map(([id]) => id)).toEqual(['stored-1', 'reply-1', 'v-1', PROCESSING_ID])
      const vain = stateAfter(role, ...events, failed('sendText', refused))
      expect(vain.context.failed).toContainEqual(outgoing())
    })
    test.each(roles)('%s: another recording', (role) => {
      const state = stateAfter(role, say('v-1'), say('v-2'), failed('sendVoice', refused))
      expect(state.context.failed).toHaveLength(2)
      expect(shown(state)).toEqual([...waits('v-1'), ...waits('v-2')])
    })
    test('a text that waits for its session, which does not come', () => {
      const state = reach(withId, input(), type('hello'), submit, say(), { type: 'conversation.failed' })
      expect(state.context).toMatchObject({ draft: 'hello', failed: [outgoing()] })
      expect(shown(state)).toEqual(waits())
    })
  })

  describe('the trial is over', () => {
    test('nobody is given the microphone, nothing is sent; what was spoken waits for the login', () => {
      const state = stateAfter('visitor', over, say())
      expect([state.value.send, shown(state), state.context.failed]).toEqual(['idle', waits(), [outgoing()]])
      expect(stateAfter('visitor', over, say(), again('v-1')).value.send).toBe('idle')
      expect(stateAfter('visitor', over, say(), { type: 'trial.open' }, again('v-1')).value.send).toEqual({
        sendingVoice: 'inFlight',
      })
    })
    test.each([
      ['with the answer', done('sendVoice', limit)],
      ['with an error', failed('sendVoice', httpError(403, '', 'message_limit_reached'))],
    ])('said by the server %s: the recording stays', (_name, event) => {
      const state = stateAfter('visitor', say(), event)
      expect([state.value.send, shown(state), state.context.failed]).toEqual(['idle', waits(), [outgoing()]])
    })
    test('while the recording waits for its session', () => {
      const state = reach(withId, input(), say(), over)
      expect([state.value.send, shown(state)]).toEqual(['idle', waits()])
    })
  })

  test('D12: spoken before the session arrives it waits for it; if none comes it stays', () => {
    expect(reach(withId, input(), say()).value.send).toEqual({ sendingVoice: 'waitingForSession' })
    expect(reach(withId, input(), say(), ready).value.send).toEqual({ sendingVoice: 'inFlight' })
    const state = reach(withId, input(), say(), { type: 'conversation.failed' })
    expect([state.value.send, shown(state), state.context.failed]).toEqual(['idle', waits(), [outgoing()]])
  })

  describe('a reload', () => {
    test.each(roles)('%s: on its way, it is sent again under its id (D57)', (role) => {
      const saved = toSave(stateAfter(role, say()).context)
      const { value, context } = reach(withId, input({ role, saved }), ready)
      expect([value.send, context.outgoing]).toEqual([{ sendingVoice: 'inFlight' }, { ...outgoing(), waits: true }])
      expect(toSave(context)).toEqual(saved)
    })
    test.each(roles)('%s: in vain, or while a text was on its way, it stands there again, and can be sent', (role) => {
      for (const events of [
        [say(), failed('sendVoice', refused)],
        [type('hello'), submit, say(), done('sendText', answer())],
      ]) {
        const saved = toSave(stateAfter(role, ...events).context)
        const reloaded = reach(withId, input({ role, saved }), ready)
        expect(shown(reloaded)).toEqual(expect.arrayContaining(waits()))
        const bubbles = reloaded.context.messages.filter(({ clientMessageId }) => clientMessageId === 'v-1')
        expect(bubbles[1]?.failure).toEqual({ word: 'voiceFailed', hint: null, detail: '' })
        expect(bubbles[0]?.voice).toEqual(voice)
        const retried = reach(withId, input({ role, saved }), ready, again('v-1'))
        expect([retried.value.send, retried.context.outgoing]).toEqual([{ sendingVoice: 'inFlight' }, outgoing()])
        // And nothing of it is lost by a second reload.
        expect(toSave(reloaded.context).failed).toEqual(saved.failed)
      }
    })
    test('what was typed beside it is kept too', () => {
      expect(toSave(stateAfter('visitor', type('hello'), submit, failed('sendText', refused), say()).context)).toEqual({
        draft: 'hello',
        overflow: '',
        unsent: { text: 'hello', clientMessageId: 'id-1' },
        failed: [{ ...outgoing(), waits: true }],
      })
    })
    test.each(roles)('%s: what did arrive loses its failure, and is there once', (role) => {
      const saved = toSave(stateAfter(role, say()).context)
      const heard = stored({ text: 'How do I rest?', clientMessageId: 'v-1', voice: { seconds: 3, waveform: [] } })
      const state = reach(withId, input({ role, saved }), { type: 'history.loaded', messages: [heard, reply()] })
      expect([shown(state), state.context.failed]).toEqual([
        [
          ['stored-1', 'message'],
          ['reply-1', 'message'],
        ],
        [],
      ])
      expect(state.context.messages[0]).toMatchObject({ text: 'How do I rest?', voice })
    })
  })

  test('a text that came back keeps its id while something is said: sent again it is not sent twice', () => {
    const state = reach(
      withIds,
      input(),
      ready,
      type('hello'),
      submit,
      failed('sendText', refused),
      say(),
      done('sendVoice', answer()),
      submit,
    )
    expect(state.context.outgoing).toEqual({ text: 'hello', clientMessageId: 'id-1' })
  })

  test('messages of notifications stand by their time, once, and what is on its way stays below', () => {
    const state = stateAfter('visitor', { type: 'notices.show', messages: [notice] }, say(), {
      type: 'notices.show',
      messages: [notice, { ...notice, id: 'n-2' }],
    })
    expect(shown(state).map(([id]) => id)).toEqual(['n-1', 'n-2', 'v-1', PROCESSING_ID])
  })

  describe('what is announced and asked', () => {
    const live = (sendVoice: (_: { input: SendVoiceRequest }) => Promise<SendResult>) => {
      const heard: unknown[] = []
      const saved = vi.fn()
      const actor = heardBy(
        createActor(
          withId.provide({
            actors: { sendVoice: fromPromise<SendResult, SendVoiceRequest>(sendVoice) },
            actions: { saveDraft: (_, draft) => saved(draft) },
          }),
          { input: input(), clock: new SimulatedClock() },
        ),
        (event) => heard.push(event),
      )
      actor.send(ready)
      return { actor, heard, saved }
    }
    const common = { tradition: 'sikh', messageType: 'voice' }

    test('the recording is sent under its own id, and is kept until it is answered', async () => {
      const sendVoice = vi.fn(async (_: { input: SendVoiceRequest }): Promise<SendResult> => answer())
      const { actor, heard, saved } = live(sendVoice)
      actor.send(say())
      expect(saved).toHaveBeenLastCalledWith({
        draft: '',
        overflow: '',
        unsent: null,
        failed: [{ ...outgoing(), waits: true }],
      })
      await waitFor(actor, (s) => s.matches({ send: 'answered' }))
      expect(sendVoice.mock.calls[0]?.[0].input).toEqual({
        clientMessageId: 'v-1',
        conversation,
        tradition: 'sikh',
        language: 'punjabi',
      })
      expect(saved).toHaveBeenLastCalledWith({ draft: '', overflow: '', unsent: null })
      expect(heard).toEqual([
        { type: 'send.started', ...common },
        { type: 'send.answered', ...common, counts: answer().counts },
      ])
    })
    test.each([
      ['http_503', httpError(503)],
      ['network_error', new Error('surprise')],
    ])('a failure is told as %s (spec §8), and the recording is kept', async (failure, error) => {
      const { actor, heard, saved } = live(() => Promise.reject(error))
      actor.send(say())
      await waitFor(actor, (s) => s.matches({ send: 'failed' }))
      expect(heard.at(-1)).toEqual({ type: 'send.failed', ...common, failure })
      expect(saved).toHaveBeenLastCalledWith(expect.objectContaining({ failed: [outgoing()] }))
    })
    test('the limit is told, and the recording is kept', async () => {
      const { actor, heard, saved } = live(async () => limit)
      actor.send(say())
      await waitFor(actor, (s) => s.matches({ send: 'idle' }))
      expect(heard.at(-1)).toEqual({ type: 'send.limitError', tradition: 'sikh' })
      expect(saved).toHaveBeenLastCalledWith(expect.objectContaining({ failed: [outgoing()] }))
    })
    test('who wants to speak is heard at rest; while something is under way nobody is, and after the trial the login comes', () => {
      const { actor, heard } = live(() => new Promise(() => {}))
      actor.send({ type: 'voice.request' })
      expect(heard).toEqual([{ type: 'send.voiceRequested', tradition: 'sikh' }])
      actor.send(say())
      actor.send({ type: 'voice.request' })
      expect(heard).toHaveLength(2)
      const blocked = live(async () => limit)
      blocked.actor.send(over)
      blocked.actor.send({ type: 'voice.request' })
      blocked.actor.send(say())
      blocked.actor.send(again('v-1'))
      expect(blocked.heard).toEqual(Array.from({ length: 3 }, () => ({ type: 'send.blocked', tradition: 'sikh' })))
      expect(blocked.saved).toHaveBeenLastCalledWith(expect.objectContaining({ failed: [outgoing()] }))
    })
  })
})

describe('whatever came before: at rest, after an answer, after a failure', () => {
  type Sent = EventFrom<typeof messageSendMachine>
  const never = () => new Promise<SendResult>(() => {})
  const live = (over: Partial<SendInput>, ...events: Sent[]) => {
    const heard: unknown[] = []
    const saved = vi.fn()
    const actor = heardBy(
      createActor(
        withId.provide({
          actors: { sendText: fromPromise(never), sendVoice: fromPromise(never) },
          actions: { saveDraft: (_, draft) => saved(draft) },
        }),
        { input: input({ ...over }), clock: new SimulatedClock() },
      ),
      (event) => heard.push(event),
    )
    const { context: start } = actor.getSnapshot()
    for (const event of events) actor.send(event)
    heard.length = 0
    const shown = () => actor.getSnapshot().context.messages.map(({ id, kind }) => [id, kind])
    const is = () => {
      const { context, value } = actor.getSnapshot()
      // D28: a reload at this moment would lose nothing.
      expect(saved.mock.lastCall?.[0] ?? toSave(start)).toEqual(toSave(context))
      return value.send
    }
    return { actor, heard, saved, shown, is }
  }
  const over = { type: 'trial.over' } as const
  const told = (what: string, messageType?: string) => ({
    type: what,
    tradition: 'sikh',
    ...(messageType === undefined ? {} : { messageType }),
  })
  const before: [string, Sent[]][] = [
    ['idle', []],
    ['answered', [say('v-0'), done('sendVoice', answer())]],
    ['failed', [say('v-0'), failed('sendVoice', refused)]],
  ]

  describe.each(before)('%s', (rest, came) => {
    const kept: SavedDraft = {
      draft: '',
      overflow: '',
      unsent: null,
      failed: [
        { text: 'once', clientMessageId: 't-9' },
        { text: '', clientMessageId: 'v-9', voice },
      ],
    }
    const signedIn = (...events: Sent[]) => live({ role: 'member', saved: kept }, ...came, ...events)
    const visitor = (...events: Sent[]) =>
      live({ saved: { ...kept, failed: kept.failed?.slice(1) ?? [] } }, ready, ...came, ...events)

    test('a text is sent; nothing or blanks are not', () => {
      for (const { actor, heard, saved, is } of [signedIn(), visitor()]) {
        const quiet = () => expect([is(), heard]).toEqual([rest, []])
        quiet()
        actor.send(submit)
        quiet()
        for (const blank of ['  ', '\u200b', ' \u200d\u2060 ']) {
          actor.send(type(blank))
          actor.send(submit)
          quiet()
        }
        actor.send(type('hello'))
        actor.send(submit)
        expect([is(), heard]).toEqual([{ sendingText: 'inFlight' }, [told('send.started', 'text')]])
        expect(actor.getSnapshot().context.outgoing).toEqual({ text: 'hello', clientMessageId: 'id-1' })
        expect(JSON.stringify(saved.mock.lastCall)).toContain('"hello"')
      }
    })

    test('Try again sends a text as a text and a recording as a recording, and nothing for what is unknown', () => {
      const text = signedIn(again('t-9'))
      expect([text.is(), text.actor.getSnapshot().context.outgoing?.text]).toEqual([
        { sendingText: 'inFlight' },
        'once',
      ])
      for (const spoken of [signedIn(again('v-9')), visitor(again('v-9'))]) {
        expect(spoken.is()).toEqual({ sendingVoice: 'inFlight' })
        expect(spoken.actor.getSnapshot().context.outgoing).toEqual({ text: '', clientMessageId: 'v-9', voice })
      }
      const unknown = signedIn({ type: 'message.retry', id: 'nothing' })
      expect([unknown.is(), unknown.actor.getSnapshot().context.outgoing]).toEqual([rest, null])
    })

    test('the microphone is given, and what was recorded is sent', () => {
      for (const { actor, heard, is } of [signedIn(), visitor()]) {
        actor.send({ type: 'voice.request' })
        expect([is(), heard]).toEqual([rest, [told('send.voiceRequested')]])
        actor.send(say())
        expect([is(), heard.at(-1)]).toEqual([{ sendingVoice: 'inFlight' }, told('send.started', 'voice')])
      }
    })

    test('after the trial each of these asks for the login once, and takes nothing away: not a blank', () => {
      const { actor, heard, is, saved, shown } = visitor(over, type(' hello '))
      const seen = shown()
      const { unsent } = actor.getSnapshot().context
      for (const event of [submit, again('v-9'), { type: 'voice.request' } as const]) {
        heard.length = 0
        actor.send(event)
        expect([is(), heard, shown()]).toEqual([rest, [told('send.blocked')], seen])
        expect(actor.getSnapshot().context).toMatchObject({ draft: ' hello ', unsent, outgoing: null })
      }
      heard.length = 0
      actor.send({ type: 'message.retry', id: 'nothing' })
      expect(heard).toEqual([])
      actor.send(say())
      expect([is(), heard]).toEqual([rest, [told('send.blocked')]])
      expect(shown()).toEqual([...seen, ['v-1', 'message'], [errorId('v-1'), 'error']])
      expect(JSON.stringify(saved.mock.lastCall)).toContain('"v-1"')
      actor.send(type(' '))
      heard.length = 0
      actor.send(submit)
      expect(heard).toEqual([])
    })
  })

  test('the trial ends while a message waits for its session: it comes back, and the login is asked for once', () => {
    const text = live({}, type('hello'), submit)
    text.actor.send(over)
    expect([text.is(), text.heard, text.shown()]).toEqual(['idle', [told('send.blocked')], []])
    expect(text.actor.getSnapshot().context).toMatchObject({ draft: 'hello', outgoing: null })
    expect(text.saved.mock.lastCall?.[0]).toMatchObject({ draft: 'hello' })
    const spoken = live({}, say())
    spoken.actor.send(over)
    expect([spoken.is(), spoken.heard]).toEqual(['idle', [told('send.limitError')]])
    expect(spoken.saved.mock.lastCall?.[0]).toMatchObject({ failed: [{ clientMessageId: 'v-1' }] })
  })

  test.each([
    ['with the answer', done('sendText', limit)],
    ['with an error', failed('sendText', httpError(403, '', 'message_limit_reached'))],
  ])(
    'the limit, said by the server %s: the text is back, no failure is shown, and the owner is told',
    (_name, event) => {
      const { actor, heard, saved, is } = live({}, ready, type('hello'), submit)
      actor.send(event)
      expect([is(), heard]).toEqual(['idle', [told('send.limitError')]])
      expect(actor.getSnapshot().context).toMatchObject({ draft: 'hello', messages: [], error: null })
      expect(saved.mock.lastCall?.[0]).toMatchObject({ draft: 'hello', unsent: { clientMessageId: 'id-1' } })
    },
  )

  test.each([
    ['with the answer', done('sendVoice', limit)],
    ['with an error', failed('sendVoice', httpError(403, '', 'message_limit_reached'))],
  ])('the limit of a recording, said by the server %s: the owner is told', (_name, event) => {
    const { actor, heard, is } = live({}, ready, say())
    actor.send(event)
    expect([is(), heard]).toEqual(['idle', [told('send.limitError')]])
  })

  test('a visitor’s text that failed is said to have failed, with its kind (spec §8), and is kept', () => {
    const { actor, heard, saved, is } = live({}, ready, type('hello'), submit)
    actor.send(failed('sendText', httpError(503)))
    expect([is(), heard]).toEqual(['failed', [{ ...told('send.failed', 'text'), failure: 'http_503' }]])
    expect(saved.mock.lastCall?.[0]).toMatchObject({ draft: 'hello' })
    actor.send(submit)
    expect(actor.getSnapshot().context).toMatchObject({ error: null, draft: '' })
  })

  test('a session that does not come gives the text back, and keeps it for a reload', () => {
    const text = live({}, type('hello'), submit)
    text.actor.send({ type: 'conversation.failed' })
    expect([text.is(), text.heard]).toEqual(['idle', []])
    expect(text.saved.mock.lastCall?.[0]).toMatchObject({ draft: 'hello' })
    const spoken = live({}, say())
    spoken.actor.send({ type: 'conversation.failed' })
    expect([spoken.is(), spoken.heard]).toEqual(['idle', []])
    expect(spoken.saved.mock.lastCall?.[0]).toMatchObject({ failed: [{ clientMessageId: 'v-1' }] })
  })

  test('what did not fit can be dropped; and that stays so after a reload', () => {
    const long = `${'a'.repeat(500)}rest`
    const { actor, saved } = live({}, type(long))
    expect(saved.mock.lastCall?.[0]).toMatchObject({ overflow: 'rest' })
    actor.send(type(''))
    actor.send({ type: 'overflow.use' })
    expect(saved.mock.lastCall?.[0]).toMatchObject({ draft: 'rest', overflow: '' })
    actor.send(type(''))
    actor.send(type(long))
    actor.send({ type: 'overflow.drop' })
    expect(actor.getSnapshot().context.overflow).toBe('')
    expect(saved.mock.lastCall?.[0]).toMatchObject({ draft: 'a'.repeat(500), overflow: '' })
  })

  test('who goes to the other tradition is answered in that one', () => {
    const { actor, heard } = live({ role: 'member' }, { type: 'tradition.changed', tradition: 'hindu' })
    actor.send({ type: 'voice.request' })
    expect(heard).toEqual([{ type: 'send.voiceRequested', tradition: 'hindu' }])
  })

  test('an answer, and the history, are kept for a reload', () => {
    const { actor, saved, heard, is } = live({ role: 'member' }, type('hello'), submit)
    actor.send(done('sendText', answer({ counts: null })))
    expect([is(), heard]).toEqual(['answered', [{ ...told('send.answered', 'text'), counts: null }]])
    expect(saved.mock.lastCall?.[0]).toEqual({ draft: '', overflow: '', unsent: null, failed: [] })
    actor.send(type('again'))
    actor.send(submit)
    actor.send(failed('sendText', refused))
    expect(heard.at(-1)).toEqual({ ...told('send.failed', 'text'), failure: 'http_503' })
    expect(saved.mock.lastCall?.[0].failed).toHaveLength(1)
    actor.send({ type: 'history.loaded', messages: [stored({ text: 'again' })] })
    expect(saved.mock.lastCall?.[0].failed).toEqual([])
  })

  test('a recording that ends while a text is under way is kept for a reload', () => {
    const { actor, saved } = live({}, ready, type('hello'), submit)
    actor.send(say())
    expect(saved.mock.lastCall?.[0]).toMatchObject({
      failed: [{ clientMessageId: 'v-1' }, { clientMessageId: 'id-1' }],
    })
  })
})

describe('a suggestion (D38)', () => {
  const asking = answer({
    asksBack: true,
    reply: {
      id: 'reply-1',
      text: 'What do you mean?',
      references: [],
      suggestions: [suggestion.text],
      createdAt: null,
    },
  })
  const typed = (over: Partial<SendInput> = {}, ...events: EventFrom<typeof messageSendMachine>[]) =>
    reach(withIds, input(over), ready, ...events)

  test('is sent as a typed text is, and the draft stays', () => {
    const { value, context } = typed({}, type('something else'), suggestion)
    expect(value.send).toEqual({ sendingText: 'inFlight' })
    expect(context.outgoing).toEqual({ text: suggestion.text, clientMessageId: 'id-1' })
    expect(context.draft).toBe('something else')
    expect(context.messages.map(({ text, kind }) => [kind, text])).toEqual([
      ['message', suggestion.text],
      ['processing', ''],
    ])
  })

  test('is not sent while another message is on its way', () => {
    const { context } = typed({}, type('hello'), submit, suggestion)
    expect(context.outgoing?.text).toBe('hello')
    expect(typed({}, type('hello'), submit).can(suggestion)).toBe(false)
    expect(typed({}, say(), suggestion).context.outgoing?.voice).toEqual(voice)
  })

  test('after the trial asks for the login, and takes nothing away', () => {
    const announced: unknown[] = []
    const actor = heardBy(createActor(withId, { input: input() }), (event) => announced.push(event))
    for (const event of [ready, type('a draft'), { type: 'trial.over' } as const, suggestion]) actor.send(event)
    expect(announced).toEqual([{ type: 'send.blocked', tradition: 'sikh' }])
    expect(actor.getSnapshot().context).toMatchObject({ draft: 'a draft', outgoing: null })
  })

  test('that failed stands in a visitor’s box, before the draft; sent again unchanged it keeps its id (D28)', () => {
    const { context } = typed({}, type('a draft'), suggestion, failed('sendText', refused))
    expect(context.draft).toBe(`${suggestion.text}\na draft`)
    expect(context.unsent).toEqual({ text: suggestion.text, clientMessageId: 'id-1' })
    const again = typed({}, suggestion, failed('sendText', refused), suggestion)
    expect(again.context.outgoing?.clientMessageId).toBe('id-1')
  })

  test('that failed for who is signed in stands in the conversation with Try again', () => {
    const { context } = typed({ role: 'member' }, type('a draft'), suggestion, failed('sendText', refused))
    expect(context.draft).toBe('a draft')
    expect(context.failed).toEqual([{ text: suggestion.text, clientMessageId: 'id-1' }])
  })

  test('an answer to it leaves the text that came back before, in the box and with its id (D28)', () => {
    const events = [type('hello'), submit, failed('sendText', refused), suggestion, done('sendText', answer())]
    const { context } = typed({}, ...events)
    expect(context).toMatchObject({ draft: 'hello', unsent: { text: 'hello', clientMessageId: 'id-1' } })
    const { context: next } = typed({}, ...events, type('hello there'))
    expect(next.draft).toBe('hello there')
  })

  test('on its way is kept for a reload with the draft', () => {
    const { context } = typed({}, type('a draft'), suggestion)
    expect(toSave(context)).toEqual({
      draft: 'a draft',
      overflow: '',
      unsent: null,
      failed: [{ text: suggestion.text, clientMessageId: 'id-1', waits: true }],
    })
  })

  test('asking back is announced as such, and an answer is not', async () => {
    const announced: unknown[] = []
    const plain = answer()
    const results = [asking, { ...plain, reply: { ...plain.reply, id: 'reply-2' } }]
    const machine = withId.provide({
      actors: { sendText: fromPromise<SendResult, SendTextRequest>(async () => results.shift() ?? limit) },
    })
    const actor = heardBy(createActor(machine, { input: input() }), (event) => announced.push(event))
    for (const event of [ready, type('hmm'), submit]) actor.send(event)
    await waitFor(actor, (state) => state.matches({ send: 'answered' }))
    expect(actor.getSnapshot().context.messages.at(-1)).toMatchObject({ suggestions: [suggestion.text], care: null })
    actor.send(suggestion)
    await waitFor(actor, ({ context }) => context.messages.length === 4 && context.outgoing === null)
    expect(announced).toMatchObject([
      { type: 'send.started' },
      { type: 'send.answered', asksBack: true },
      { type: 'send.started' },
      { type: 'send.answered' },
    ])
    expect(announced.at(-1)).not.toHaveProperty('asksBack')
  })
})

describe('without a network (D57)', () => {
  type Sent = EventFrom<typeof messageSendMachine>
  const roles = ['visitor', 'member'] as const
  const carries = { type: 'network.carries' } as const
  const nobody = failed('sendText', offline)
  const stateAfter = (role: SendInput['role'], ...events: Sent[]) => reach(withIds, input({ role }), ready, ...events)
  const one = [type('one'), submit, nobody] as const
  const two = [...one, type('two'), submit] as const
  const ids = ({ context }: { context: { failed: readonly { clientMessageId: string }[] } }) =>
    context.failed.map(({ clientMessageId }) => clientMessageId)
  const replied = (id: string) =>
    done('sendText', answer({ sent: null, reply: { id, text: '', references: [], createdAt: null } }))

  test.each(roles)(
    '%s: a text that finds none stands in the conversation and says that it waits; the box is free',
    (role) => {
      const { context, value } = stateAfter(role, type('one'), submit, type('more'), nobody)
      expect([value.send, context.draft, context.error, context.unsent]).toEqual(['failed', 'more', null, null])
      expect(context.failed).toEqual([{ text: 'one', clientMessageId: 'id-1', waits: true }])
      expect(context.messages.map(({ id }) => id)).toEqual(['id-1', errorId('id-1')])
      const word = role === 'member' ? 'signedInSendFailed' : 'sendFailed'
      expect(context.messages[1]?.failure).toEqual({ word, hint: 'offline', detail: '' })
    },
  )

  test.each(roles)(
    '%s: it goes when the network carries, under its id and in its place, and the next after it',
    (role) => {
      const first = stateAfter(role, ...two, carries)
      expect([first.value.send, first.context.outgoing?.text, ids(first)]).toEqual([
        { sendingText: 'inFlight' },
        'one',
        ['id-2'],
      ])
      expect(first.context.messages.map(({ id }) => id)).toEqual(['id-1', PROCESSING_ID, 'id-2', errorId('id-2')])
      const second = stateAfter(role, ...two, carries, replied('r-1'))
      expect([second.context.outgoing?.text, ids(second)]).toEqual(['two', []])
      const both = stateAfter(role, ...two, carries, replied('r-1'), replied('r-2'))
      expect([both.value.send, both.context.messages.map(({ id }) => id)]).toEqual([
        'answered',
        ['id-1', 'r-1', 'id-2', 'r-2'],
      ])
    },
  )

  test.each(roles)('%s: what is said while something waits goes after it: typed, offered, spoken', (role) => {
    const state = stateAfter(role, ...two, suggestion, say())
    expect([state.value.send, ids(state)]).toEqual(['failed', ['id-1', 'id-2', 'id-3', 'v-1']])
    expect(state.context.failed.every(({ waits }) => waits)).toBe(true)
    expect(state.context.draft).toBe('')
    // What ends while they are on their way by themselves, too.
    expect(stateAfter(role, ...one, carries, say()).context.failed).toEqual([
      { text: '', clientMessageId: 'v-1', voice, waits: true },
    ])
    // What the microphone left unfinished waits for the person, not for the network.
    for (const events of [two, [...two, carries]])
      expect(stateAfter(role, ...events, { ...say(), isWhole: false }).context.failed.at(-1)?.waits).toBeUndefined()
  })

  test.each(roles)(
    '%s: one that finds none again is the first still, and nothing more is tried until it carries',
    (role) => {
      const state = stateAfter(role, ...two, carries, nobody)
      expect([state.value.send, ids(state)]).toEqual(['failed', ['id-1', 'id-2']])
      expect(stateAfter(role, ...two, carries, nobody, carries).context.outgoing?.text).toBe('one')
    },
  )

  test.each(roles)('%s: one that the server refuses stays with Try again, and holds nobody', (role) => {
    const state = stateAfter(role, ...two, carries, failed('sendText', refused))
    expect(state.context).toMatchObject({ draft: '', outgoing: { text: 'two' } })
    expect(state.context.failed).toEqual([{ text: 'one', clientMessageId: 'id-1' }])
    expect(state.context.messages[1]?.failure?.hint).toBeNull()
    expect(
      stateAfter(role, ...two, carries, failed('sendText', refused), replied('r-2'), carries).context.outgoing,
    ).toBeNull()
  })

  test('Try again looks for the network at once, and keeps the order', () => {
    expect(stateAfter('member', ...two, again('id-2')).context.outgoing?.text).toBe('one')
  })

  test('a recording goes as a recording', () => {
    const state = stateAfter('visitor', say(), failed('sendVoice', offline), carries)
    expect([state.value.send, state.context.outgoing?.clientMessageId]).toEqual([{ sendingVoice: 'inFlight' }, 'v-1'])
  })

  test.each(roles)('%s: the next start sends it, once there is somebody to send to', (role) => {
    for (const events of [two, [...two, carries]]) {
      const saved = toSave(stateAfter(role, ...events).context)
      expect(saved.failed?.map(({ clientMessageId, waits }) => [clientMessageId, waits])).toEqual([
        ['id-1', true],
        ['id-2', true],
      ])
      expect(reach(withIds, input({ role, saved }), ready).context.outgoing?.text).toBe('one')
    }
    const saved = toSave(stateAfter('visitor', ...two).context)
    expect(reach(withIds, input({ saved })).value.send).toBe('idle')
  })

  test('what the history shows as arrived does not go, and its answer is there once', () => {
    const known = stored({ text: 'one' })
    const dropped = stateAfter('member', ...two, { type: 'history.loaded', messages: [known, reply()] })
    expect(ids(dropped)).toEqual(['id-2'])
    const repeated = stateAfter(
      'member',
      ...one,
      carries,
      { type: 'history.loaded', messages: [known, reply()] },
      replied('reply-1'),
    )
    expect(repeated.context.messages.map(({ id }) => id)).toEqual(['stored-1', 'reply-1'])
  })

  test('the end of the trial holds what waits, and loses nothing', () => {
    const over = { type: 'trial.over' } as const
    const state = stateAfter('visitor', ...two, over, carries)
    expect([state.context.outgoing, ids(state)]).toEqual([null, ['id-1', 'id-2']])
    const said = stateAfter('visitor', ...two, carries, over, done('sendText', limit))
    expect([said.context.draft, ids(said), said.context.outgoing]).toEqual(['one', ['id-2'], null])
  })

  test('it is told once that it was sent, and that it failed; each time that nobody was reached', () => {
    const heard: { type: string }[] = []
    const actor = heardBy(createActor(withIds, { input: input(), clock: new SimulatedClock() }), (event) =>
      heard.push(event),
    )
    const told = (...events: Sent[]) => {
      heard.length = 0
      for (const event of events) actor.send(event)
      return heard.map((event) => ('again' in event ? `${event.type} ${event.again}` : event.type))
    }
    expect(told(ready, type('one'), submit, nobody)).toEqual(['send.started', 'send.failed', 'network.missed false'])
    expect(told(carries, nobody, carries, nobody)).toEqual(['network.missed true', 'network.missed true'])
    expect(told(type('two'), submit)).toEqual(['send.started'])
    expect(told(carries, replied('r-1'))).toEqual(['send.answered'])
    expect(told(failed('sendText', refused))).toEqual(['send.failed'])
  })
})
