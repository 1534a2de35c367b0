import { describe, expect, test } from 'vitest'
import { createActor, type EventFrom, fromPromise, SimulatedClock } from 'xstate'
import { done, elapsed, failed, heardBy, walk } from '../../../tests/machines/testing.ts'
import {
  AFTER_ANSWER_MS,
  AFTER_LAUNCH_MS,
  type InstallOutcome,
  PAUSE_MS,
  type Permission,
  type PromptsInput,
  promptsMachine,
} from './prompts.machine.ts'

type Sent = EventFrom<typeof promptsMachine>

const input = (over: Partial<PromptsInput> = {}): PromptsInput => ({
  standalone: false,
  installShown: false,
  notificationShown: false,
  ...over,
})

const entered = { type: 'chat.entered' } as const
const left = { type: 'chat.left' } as const
const answer = { type: 'answer.came' } as const
const offered = { type: 'install.available', available: true } as const
const notOffered = { type: 'install.available', available: false } as const
const permission = (is: Permission) => ({ type: 'permission.changed', permission: is }) as const
const dialog = (open: boolean) => ({ type: 'dialog.changed', open }) as const
const accept = { type: 'install.accept' } as const
const dismiss = { type: 'install.dismiss' } as const
const allow = { type: 'notification.allow' } as const
const later = { type: 'notification.later' } as const

const { reached, untaken } = walk(promptsMachine, {
  inputs: [input(), input({ standalone: true }), input({ installShown: true }), input({ notificationShown: true })],
  events: [
    entered,
    left,
    answer,
    offered,
    notOffered,
    permission('default'),
    permission('denied'),
    dialog(true),
    dialog(false),
    accept,
    dismiss,
    allow,
    later,
    done('promptInstall', 'accepted'),
    done('promptInstall', 'unavailable'),
    failed('promptInstall', new Error()),
    elapsed('afterAnswer', 'prompts.question.waitingAfterAnswer'),
    elapsed('afterLaunch', 'prompts.question.waitingAfterLaunch'),
    elapsed('pause', 'prompts.question.pausing'),
  ],
  keyOf: ({ value, context }) => [value, context],
})

test('every transition is taken', () => expect(untaken).toEqual([]))

test.each([
  'quiet',
  'waitingAfterAnswer',
  'waitingAfterLaunch',
  'deciding',
  'install',
  'installing',
  'pausing',
  'askingNext',
  'notification',
  'done',
] as const)('reaches %j', (question) => expect(reached.some((state) => state.matches({ question }))).toBe(true))

test('a question on screen was remembered as asked, in a chat', () => {
  for (const state of reached) {
    const { question } = state.value
    if (question === 'install') expect(state.value).toMatchObject({ install: 'asked', chat: 'open' })
    if (question === 'notification') expect(state.value).toMatchObject({ notification: 'asked', chat: 'open' })
  }
})

describe('in time', () => {
  const live = (over: Partial<PromptsInput> = {}, outcome: () => Promise<InstallOutcome> = async () => 'accepted') => {
    const clock = new SimulatedClock()
    const heard: unknown[] = []
    const saved: string[] = []
    const machine = promptsMachine.provide({
      actors: { promptInstall: fromPromise<InstallOutcome, void>(outcome) },
      actions: { saveShown: (_, prompt) => saved.push(prompt) },
    })
    const actor = heardBy(createActor(machine, { input: input({ ...over }), clock }), (event) => heard.push(event))
    const send = (...events: Sent[]) => {
      for (const event of events) actor.send(event)
    }
    const state = () => actor.getSnapshot().value.question
    const settle = () => new Promise((resolve) => setImmediate(resolve))
    return { clock, heard, saved, send, state, settle }
  }

  test('the first answer, and 10 s later the install modal (spec §4)', () => {
    const { clock, heard, saved, send, state } = live()
    send(entered, offered, answer)
    clock.increment(AFTER_ANSWER_MS - 1)
    expect([AFTER_ANSWER_MS, state(), saved]).toEqual([10_000, 'waitingAfterAnswer', []])
    clock.increment(1)
    expect([state(), saved]).toEqual(['install', ['install']])
    expect(heard).toEqual([{ type: 'prompt.shown', prompt: 'install' }])
  })

  test('10 s from the first answer, not from the second', () => {
    const { clock, send, state } = live()
    send(entered, offered, answer)
    clock.increment(9_000)
    send(answer)
    clock.increment(1_000)
    expect(state()).toBe('install')
  })

  test('without an offer to install it is the notification modal', () => {
    const { clock, send, state } = live()
    // Not asked on load: the browser's word came after the answer.
    send(entered, answer, permission('default'))
    clock.increment(AFTER_ANSWER_MS)
    expect(state()).toBe('notification')
  })

  test('an offer that comes within the 10 s counts, one that was withdrawn does not', () => {
    const came = live()
    came.send(entered, answer)
    came.clock.increment(AFTER_ANSWER_MS - 1)
    came.send(offered)
    came.clock.increment(1)
    expect(came.state()).toBe('install')
    const gone = live()
    gone.send(entered, offered, answer, notOffered)
    gone.clock.increment(AFTER_ANSWER_MS)
    expect(gone.state()).toBe('quiet')
  })

  test.each([
    ['accepted', 'accepted', 'accepted'],
    ['refused in the browser’s own dialog', 'dismissed', 'dismissed'],
    ['the offer is gone', 'unavailable', 'dismissed'],
  ] as const)('install %s: 500 ms after the browser’s dialog the notification modal', async (_, outcome, told) => {
    const { clock, heard, saved, send, state, settle } = live({}, async () => outcome)
    send(entered, offered, answer, permission('default'))
    clock.increment(AFTER_ANSWER_MS)
    send(accept)
    expect(state()).toBe('installing')
    clock.increment(60_000)
    expect(state()).toBe('installing')
    await settle()
    expect(heard.at(-1)).toEqual({ type: 'prompt.answered', prompt: 'install', outcome: told })
    clock.increment(PAUSE_MS - 1)
    expect([PAUSE_MS, state()]).toEqual([500, 'pausing'])
    clock.increment(1)
    expect([state(), saved]).toEqual(['notification', ['install', 'notification']])
  })

  test('a browser that fails to ask: the notification modal follows all the same', async () => {
    const { clock, send, state, settle } = live({}, () => Promise.reject(new Error()))
    send(entered, offered, answer, permission('default'))
    clock.increment(AFTER_ANSWER_MS)
    send(accept)
    await settle()
    clock.increment(499)
    expect(state()).toBe('pausing')
    clock.increment(1)
    expect(state()).toBe('notification')
  })

  test('only the first answer counts: an offer that comes after its 10 s brings no question with the second', () => {
    const { clock, saved, send, state } = live()
    send(entered, answer)
    clock.increment(10_000)
    expect(state()).toBe('quiet')
    send(offered, answer)
    clock.increment(60_000)
    expect([state(), saved]).toEqual(['quiet', []])
  })

  test('what follows the first answer is one question: an offer that comes after it brings no other', () => {
    const { clock, saved, send, state } = live()
    send(entered, answer, permission('default'))
    clock.increment(AFTER_ANSWER_MS)
    send(later, offered)
    clock.increment(60_000)
    expect([state(), saved]).toEqual(['quiet', ['notification']])
  })

  test('after the install modal nothing is due: a browser that says later that it may be asked is asked at once', () => {
    const { clock, send, state } = live()
    send(entered, offered, answer)
    clock.increment(AFTER_ANSWER_MS)
    send(dismiss)
    clock.increment(PAUSE_MS)
    expect(state()).toBe('quiet')
    send(permission('default'))
    expect(state()).toBe('notification')
  })

  test('installed, and the first answer comes within the 2 s: the question waits for 10 s after the answer', () => {
    const { clock, saved, send, state } = live({ standalone: true })
    send(permission('default'), entered)
    clock.increment(1_000)
    send(answer)
    clock.increment(9_999)
    expect(saved).toEqual([])
    clock.increment(1)
    expect([state(), saved]).toEqual(['notification', ['notification']])
  })

  test.each([
    ['allowed', allow],
    ['put off', later],
  ])('%s: no other question follows by itself', (_name, event) => {
    const { clock, saved, send, state } = live()
    send(permission('default'), entered, event, offered)
    expect(state()).toBe('quiet')
    clock.increment(60_000)
    expect([state(), saved]).toEqual(['quiet', ['notification']])
  })

  test('install dismissed: 500 ms, then the notification modal, once', () => {
    const { clock, heard, send, state } = live()
    send(entered, offered, answer, permission('default'))
    clock.increment(AFTER_ANSWER_MS)
    send(dismiss)
    expect(heard.at(-1)).toEqual({ type: 'prompt.answered', prompt: 'install', outcome: 'dismissed' })
    clock.increment(PAUSE_MS - 1)
    expect(state()).toBe('pausing')
    clock.increment(1)
    expect(state()).toBe('notification')
    send(later)
    clock.increment(1_000_000)
    send(left, entered, answer, offered, permission('default'))
    clock.increment(1_000_000)
    expect(state()).toBe('done')
    expect(heard.slice(-2)).toEqual([
      { type: 'prompt.shown', prompt: 'notification' },
      { type: 'prompt.answered', prompt: 'notification', outcome: 'dismissed' },
    ])
  })

  test('allowed: the browser is asked within the tap', () => {
    const { heard, send } = live()
    send(entered, permission('default'), allow)
    expect(heard).toEqual([
      { type: 'prompt.shown', prompt: 'notification' },
      { type: 'permission.ask' },
      { type: 'prompt.answered', prompt: 'notification', outcome: 'accepted' },
    ])
  })

  test('an installed app asks 2 s after its launch, not before', () => {
    const { clock, send, state } = live({ standalone: true })
    send(permission('default'))
    clock.increment(AFTER_LAUNCH_MS)
    expect(state()).toBe('quiet')
    send(entered)
    clock.increment(AFTER_LAUNCH_MS - 1)
    expect([AFTER_LAUNCH_MS, state()]).toEqual([2_000, 'waitingAfterLaunch'])
    clock.increment(1)
    expect(state()).toBe('notification')
  })

  test('on chat load, if permission is still default, at once (spec §4)', () => {
    const { send, state } = live()
    send(permission('default'))
    expect(state()).toBe('quiet')
    send(entered)
    expect(state()).toBe('notification')
  })

  test.each(['granted', 'denied', 'unsupported'] as const)('permission %s: nothing about notifications', (is) => {
    const onLoad = live()
    onLoad.send(entered, permission(is), answer)
    onLoad.clock.increment(AFTER_ANSWER_MS)
    expect(onLoad.state()).toBe('quiet')
    const launched = live({ standalone: true })
    launched.send(entered, permission('default'), permission(is))
    launched.clock.increment(AFTER_LAUNCH_MS)
    expect(launched.state()).toBe('quiet')
    const afterInstall = live()
    afterInstall.send(entered, permission(is), offered, answer)
    afterInstall.clock.increment(AFTER_ANSWER_MS)
    afterInstall.send(dismiss)
    afterInstall.clock.increment(PAUSE_MS)
    expect(afterInstall.state()).toBe('quiet')
    expect([...onLoad.saved, ...launched.saved, ...afterInstall.saved]).toEqual(['install'])
  })

  test('what this device was asked before is not asked again', () => {
    const install = live({ installShown: true })
    install.send(entered, answer, offered, permission('default'))
    install.clock.increment(AFTER_ANSWER_MS)
    expect([install.saved, install.state()]).toEqual([['notification'], 'notification'])
    const notification = live({ notificationShown: true })
    notification.send(entered, permission('default'), offered, answer)
    notification.clock.increment(AFTER_ANSWER_MS)
    notification.send(dismiss)
    notification.clock.increment(PAUSE_MS)
    expect(notification.saved).toEqual(['install'])
    expect(notification.state()).toBe('done')
    expect(live({ installShown: true, notificationShown: true }).state()).toBe('done')
  })

  describe('while another dialog is open, a question waits, and is not lost', () => {
    test('install', () => {
      const { clock, send, state, saved } = live()
      send(entered, offered, answer, dialog(true))
      clock.increment(AFTER_ANSWER_MS + 60_000)
      expect([state(), saved]).toEqual(['deciding', []])
      send(dialog(false))
      expect(state()).toBe('install')
    })
    test('on chat load', () => {
      const { send, state } = live()
      send(dialog(true), entered, permission('default'))
      expect(state()).toBe('quiet')
      send(dialog(false))
      expect(state()).toBe('notification')
    })
    test('after the launch', () => {
      const { clock, send, state } = live({ standalone: true })
      send(entered, permission('default'), dialog(true))
      clock.increment(AFTER_LAUNCH_MS + 60_000)
      expect(state()).toBe('askingNext')
      send(dialog(false))
      expect(state()).toBe('notification')
    })
    test('after the install modal', () => {
      const { clock, send, state } = live()
      send(entered, offered, answer, permission('default'))
      clock.increment(AFTER_ANSWER_MS)
      send(dialog(true), dismiss)
      clock.increment(60_000)
      expect(state()).toBe('askingNext')
      send(dialog(false))
      expect(state()).toBe('notification')
    })
  })

  describe('leaving the chat in the middle', () => {
    test('of the 10 s: nothing appears elsewhere, and they begin anew on return', () => {
      const { clock, send, state, saved } = live()
      send(entered, offered, answer)
      clock.increment(AFTER_ANSWER_MS - 1)
      send(left)
      clock.increment(60_000)
      expect([state(), saved]).toEqual(['quiet', []])
      send(entered)
      clock.increment(AFTER_ANSWER_MS - 1)
      expect(state()).toBe('waitingAfterAnswer')
      clock.increment(1)
      expect(state()).toBe('install')
    })
    test('of the wait for another dialog', () => {
      const { clock, send, state } = live()
      send(entered, offered, answer, dialog(true))
      clock.increment(AFTER_ANSWER_MS)
      send(left, dialog(false), entered)
      clock.increment(AFTER_ANSWER_MS)
      expect(state()).toBe('install')
    })
    test('of the 2 s: they begin anew', () => {
      const { clock, send, state } = live({ standalone: true })
      send(entered, permission('default'))
      clock.increment(AFTER_LAUNCH_MS - 1)
      send(left)
      clock.increment(60_000)
      expect(state()).toBe('quiet')
      send(entered)
      clock.increment(AFTER_LAUNCH_MS - 1)
      expect(state()).toBe('waitingAfterLaunch')
      clock.increment(1)
      expect(state()).toBe('notification')
    })
    test('of the 500 ms: the notification modal is there on return', () => {
      const { clock, send, state } = live()
      send(entered, offered, answer, permission('default'))
      clock.increment(AFTER_ANSWER_MS)
      send(dismiss, left)
      clock.increment(PAUSE_MS)
      expect(state()).toBe('quiet')
      send(entered)
      expect(state()).toBe('notification')
    })
    test('before the answer: nothing appears elsewhere (a message answered while the settings are open)', () => {
      const { clock, send, state } = live()
      send(entered, offered, left, answer)
      clock.increment(60_000)
      expect(state()).toBe('quiet')
      send(entered)
      clock.increment(AFTER_ANSWER_MS)
      expect(state()).toBe('install')
    })
    test('of a question: it goes with the chat, and was asked', () => {
      const { send, state } = live()
      send(entered, permission('default'), left, entered)
      expect(state()).toBe('quiet')
    })
  })

  test('an answer while the notification modal stands is the first one too', () => {
    const { clock, send, state } = live()
    send(entered, offered, permission('default'), answer)
    expect(state()).toBe('notification')
    clock.increment(4_000)
    send(later)
    clock.increment(AFTER_ANSWER_MS - 1)
    expect(state()).toBe('waitingAfterAnswer')
    clock.increment(1)
    expect(state()).toBe('install')
  })
})
