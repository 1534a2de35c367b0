import { describe, expect, test, vi } from 'vitest'
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate'
import { type ChatMessage, chatMessage } from '../entities.ts'
import { answer } from '../fixtures.ts'
import { done, failed, reach, walk } from '../testing.ts'
import {
  errorId,
  messageSendMachine,
  PROCESSING_ID,
  type SavedDraft,
  type SendInput,
  type SendResult,
  type SendTextRequest,
  toSave,
} from './messageSend.machine.ts'

const httpError = (status: number, detail = '', code = '') =>
  Object.assign(new Error(), { kind: 'http', status, detail, code })
const offline = Object.assign(new Error(), { kind: 'network', status: null, detail: '', code: '' })

const input = (over: Partial<SendInput> = {}): SendInput => ({
  role: 'anonymous',
  tradition: 'sikh',
  draftKey: 'sikh',
  saved: null,
  newId: () => 'id-1',
  ...over,
})
const conversation = { id: 'c-1', referralCode: '' }
const ready = { type: 'conversation.ready', conversation } as const
const type = (value: string) => ({ type: 'draft.change', value }) as const
const submit = { type: 'text.submit' } as const
const limit: SendResult = { kind: 'limitReached' }

const stored = (over: Partial<ChatMessage> = {}): ChatMessage =>
  chatMessage({
    id: 'stored-1',
    sender: 'user',
    text: 'hello',
    createdAt: '2026-11-20T15:04:00.000Z',
    clientMessageId: 'id-1',
    ...over,
  })

const { reached, untaken } = walk(messageSendMachine, {
  inputs: [
    input(),
    input({ saved: { draft: 'hello', overflow: '', unsent: { text: 'hello', clientMessageId: 'id-0' } } }),
    input({
      role: 'member',
      saved: { draft: '', overflow: '', unsent: null, failed: [{ text: 'before', clientMessageId: 'id-0' }] },
    }),
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
    { type: 'reply.language', language: 'english' },
    { type: 'overflow.use' },
    { type: 'overflow.drop' },
    { type: 'tradition.changed', tradition: 'hindu' },
    { type: 'message.retry', id: errorId('id-0') },
    { type: 'message.rated', messageId: 'stored-1', value: 'like', at: '2026-11-20T15:05:00.000Z' },
    done('sendText', answer()),
    done('sendText', limit),
    failed('sendText', offline),
    failed('sendText', httpError(403, '', 'message_limit_reached')),
  ],
  keyOf: ({ value, context: { role, draft, blocked, conversation, outgoing, unsent, failed, error } }) => [
    value,
    draft,
    blocked,
    conversation !== null,
    outgoing?.clientMessageId,
    role,
    unsent?.clientMessageId,
    // A set: the ids of this walk repeat, and a list would grow for ever.
    [...new Set(failed.map(({ clientMessageId }) => clientMessageId))],
    error,
  ],
})

test('every transition is taken', () => expect(untaken).toEqual([]))

test.each(['idle', 'answered', 'failed', { sendingText: 'waitingForSession' }, { sendingText: 'inFlight' }] as const)(
  'reaches %j',
  (value) => expect(reached.some((state) => state.matches(value))).toBe(true),
)

test('no path sends an empty or blank text (spec §5), or sends while blocked (spec §4)', () => {
  for (const state of reached.filter((s) => s.matches({ sendingText: 'inFlight' }))) {
    expect(state.context.outgoing?.text.trim()).toBeTruthy()
  }
  const blocked = reach(messageSendMachine, input(), ready, { type: 'trial.over' }, type('hello'), submit)
  expect(blocked.value).toBe('idle')
  expect(blocked.context.draft).toBe('hello')
})

test('one message in flight: a second submit, a double click, changes nothing', () => {
  const once = reach(messageSendMachine, input(), ready, type('hello'), submit)
  const twice = reach(messageSendMachine, input(), ready, type('hello'), submit, submit, type('more'), submit)
  expect(twice.context.messages).toEqual(once.context.messages)
  expect(twice.context.draft).toBe('more')
})

test('the user’s bubble, then the processing bubble, then the answer in its place', () => {
  const sending = reach(messageSendMachine, input(), ready, type(' hello '), submit)
  expect(sending.context.messages.map(({ id, kind, text }) => [id, kind, text])).toEqual([
    ['id-1', 'message', 'hello'],
    [PROCESSING_ID, 'processing', ''],
  ])
  const answered = reach(messageSendMachine, input(), ready, type('hello'), submit, done('sendText', answer()))
  expect(answered.context.messages.map(({ id, sender, kind }) => [id, sender, kind])).toEqual([
    ['stored-1', 'user', 'message'],
    ['reply-1', 'guide', 'message'],
  ])
  expect(answered.context.draft).toBe('')
})

test('a failure takes both bubbles away and gives the text back, before what was typed meanwhile (spec §8)', () => {
  const state = reach(
    messageSendMachine,
    input(),
    ready,
    type('hello'),
    submit,
    type('and more'),
    failed('sendText', offline),
  )
  expect(state.context).toMatchObject({
    messages: [],
    draft: 'hello\nand more',
    error: { word: 'sendFailed', hint: 'offline' },
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
  const state = reach(messageSendMachine, input(), ready, type('hello'), submit, failed('sendText', error))
  expect(state.context.error).toEqual({ word: 'sendFailed', ...expected })
})

test('the end of the trial, said by the server, loses no text', () => {
  const state = reach(messageSendMachine, input(), ready, type('hello'), submit, done('sendText', limit))
  expect(state.value).toBe('idle')
  expect(state.context).toMatchObject({ draft: 'hello', messages: [], error: null })
})

test('D12: a text sent before the session arrives waits for it; if none comes the text is back in the box', () => {
  const waiting = [type('hello'), submit] as const
  expect(reach(messageSendMachine, input(), ...waiting).value).toEqual({ sendingText: 'waitingForSession' })
  expect(reach(messageSendMachine, input(), ...waiting, ready).value).toEqual({ sendingText: 'inFlight' })
  const failedStart = reach(messageSendMachine, input(), ...waiting, { type: 'conversation.failed' })
  expect(failedStart.context).toMatchObject({ draft: 'hello', messages: [] })
})

test('D28: an unchanged retry keeps its id, a changed one gets a new id', () => {
  const ids = ['id-1', 'id-2', 'id-3']
  const newId = () => ids.shift() ?? 'none'
  const again = [ready, type('hello'), submit, failed('sendText', offline), submit] as const
  expect(reach(messageSendMachine, input({ newId }), ...again).context.outgoing?.clientMessageId).toBe('id-1')
  const changed = [type('hello there'), submit] as const
  const state = reach(
    messageSendMachine,
    input({ newId }),
    ready,
    type('hello'),
    submit,
    failed('sendText', offline),
    ...changed,
  )
  expect(state.context.outgoing).toEqual({ text: 'hello there', clientMessageId: 'id-3' })
})

test('D28: what is kept for a reload is the text on its way and what was typed after it', () => {
  const state = reach(messageSendMachine, input(), ready, type('hello'), submit, type('more'))
  const saved: SavedDraft = { draft: 'hello\nmore', overflow: '', unsent: { text: 'hello', clientMessageId: 'id-1' } }
  expect(toSave(state.context)).toEqual(saved)
  // After the reload the stored conversation shows that it did arrive: then it leaves the box.
  const reloaded = reach(messageSendMachine, input({ saved }), { type: 'history.loaded', messages: [stored()] })
  expect(reloaded.context).toMatchObject({ draft: 'more', unsent: null })
  const notArrived = reach(messageSendMachine, input({ saved }), { type: 'history.loaded', messages: [] })
  expect(notArrived.context.draft).toBe('hello\nmore')
})

test('history from another tab joins what is here, without doubles', () => {
  const state = reach(messageSendMachine, input(), ready, type('hello'), submit, done('sendText', answer()), {
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
    reach(messageSendMachine, input({ role }), { type: 'history.loaded', messages: twice }).context.messages.length
  expect(shown('anonymous')).toBe(2)
  expect(shown('member')).toBe(1)
})

test('what does not fit is kept aside, and can be put into the empty box', () => {
  const long = `${'a'.repeat(500)}rest`
  const over = reach(messageSendMachine, input(), type(long))
  expect(over.context).toMatchObject({ draft: 'a'.repeat(500), overflow: 'rest' })
  const used = reach(messageSendMachine, input(), type(long), type(''), { type: 'overflow.use' })
  expect(used.context).toMatchObject({ draft: 'rest', overflow: '' })
})

test('the live machine sends the trimmed text with its id, conversation and language', async () => {
  const sendText = vi.fn(async (_: { input: SendTextRequest }): Promise<SendResult> => answer())
  const saveDraft = vi.fn()
  const actor = createActor(
    messageSendMachine.provide({
      actors: { sendText: fromPromise<SendResult, SendTextRequest>(sendText) },
      actions: { saveDraft: (_, saved) => saveDraft(saved) },
    }),
    { input: input(), clock: new SimulatedClock() },
  ).start()
  for (const event of [ready, { type: 'reply.language', language: 'english' } as const, type(' hello '), submit])
    actor.send(event)
  await waitFor(actor, (s) => s.matches('answered'))
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
  const ids = () => {
    let n = 0
    return () => {
      n += 1
      return `id-${n}`
    }
  }
  const shown = (state: { context: { messages: ChatMessage[] } }) =>
    state.context.messages.map(({ id, sender, kind }) => [id, sender, kind])

  test('nothing has to be started before the first message', () => {
    expect(reach(messageSendMachine, member(), type('hello'), submit).value).toEqual({ sendingText: 'inFlight' })
  })

  test('a failure keeps the person’s bubble, with the failure’s under it, and the box is free', () => {
    const state = reach(messageSendMachine, member(), type('hello'), submit, type('more'), failed('sendText', offline))
    expect(shown(state)).toEqual([
      ['id-1', 'user', 'message'],
      [errorId('id-1'), 'guide', 'error'],
    ])
    expect(state.context).toMatchObject({ draft: 'more', failed: [{ text: 'hello', clientMessageId: 'id-1' }] })
    expect(state.context.messages[1]?.failure).toEqual({ word: 'signedInSendFailed', hint: 'offline', detail: '' })
  })

  test('Try again sends the same text under the same id, and its answer stands after its question', () => {
    const start = [type('one'), submit, failed('sendText', offline), type('two'), submit] as const
    const two = answer({ sent: { id: 's-2', createdAt: '2026-11-20T15:05:00.000Z' }, counts: null })
    const one = answer({ sent: { id: 's-1', createdAt: '2026-11-20T15:06:00.000Z' }, counts: null })
    const again = reach(
      messageSendMachine,
      member({ newId: ids() }),
      ...start,
      done('sendText', { ...two, reply: { ...two.reply, id: 'r-2' } }),
      { type: 'message.retry', id: errorId('id-1') },
    )
    expect(again.value).toEqual({ sendingText: 'inFlight' })
    expect(again.context.outgoing).toEqual({ text: 'one', clientMessageId: 'id-1' })
    expect(shown(again).map(([id]) => id)).toEqual(['id-1', PROCESSING_ID, 's-2', 'r-2'])
    const sent = reach(
      messageSendMachine,
      member({ newId: ids() }),
      ...start,
      done('sendText', { ...two, reply: { ...two.reply, id: 'r-2' } }),
      { type: 'message.retry', id: errorId('id-1') },
      done('sendText', { ...one, reply: { ...one.reply, id: 'r-1' } }),
    )
    expect(shown(sent).map(([id]) => id)).toEqual(['s-1', 'r-1', 's-2', 'r-2'])
    expect(sent.context.failed).toEqual([])
  })

  test('Try again of what is unknown, or while another message is on its way, changes nothing', () => {
    const failedOnce = [type('one'), submit, failed('sendText', offline)] as const
    const busy = reach(messageSendMachine, member({ newId: ids() }), ...failedOnce, type('two'), submit, {
      type: 'message.retry',
      id: errorId('id-1'),
    })
    expect(busy.context.outgoing?.text).toBe('two')
    const unknown = reach(messageSendMachine, member(), ...failedOnce, { type: 'message.retry', id: 'nothing' })
    expect(unknown.value).toBe('failed')
  })

  test('a text on its way when the page goes comes back with Try again, unless the history has it', () => {
    const sending = reach(messageSendMachine, member(), type('hello'), submit, type('more'))
    const saved = toSave(sending.context)
    expect(saved).toEqual({
      draft: 'more',
      overflow: '',
      unsent: null,
      failed: [{ text: 'hello', clientMessageId: 'id-1' }],
    })
    const reloaded = reach(messageSendMachine, member({ saved }))
    expect(shown(reloaded).map(([, , kind]) => kind)).toEqual(['message', 'error'])
    const arrived = reach(messageSendMachine, member({ saved }), { type: 'history.loaded', messages: [stored()] })
    expect(shown(arrived)).toEqual([['stored-1', 'user', 'message']])
    expect(arrived.context).toMatchObject({ failed: [], draft: 'more' })
  })

  test('a rating stays with its message, and no other is drawn again', () => {
    const before = reach(
      messageSendMachine,
      member(),
      type('hello'),
      submit,
      done('sendText', answer({ counts: null })),
    )
    const after = reach(
      messageSendMachine,
      member(),
      type('hello'),
      submit,
      done('sendText', answer({ counts: null })),
      { type: 'message.rated', messageId: 'reply-1', value: 'dislike', at: '2026-11-20T15:09:00.000Z' },
    )
    expect(before.context.messages[1]?.feedback).toBeNull()
    expect(after.context.messages[1]).toMatchObject({ feedback: 'dislike', feedbackAt: '2026-11-20T15:09:00.000Z' })
  })

  test('a long text is not cut at the visitor’s limit', () => {
    const long = 'a'.repeat(2_000)
    expect(reach(messageSendMachine, member(), type(long)).context).toMatchObject({ draft: long, overflow: '' })
  })
})
