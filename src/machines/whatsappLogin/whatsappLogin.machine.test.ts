import { describe, expect, test, vi } from 'vitest'
import { assign, createActor, type EventFrom, fromPromise, SimulatedClock, waitFor } from 'xstate'
import { user } from '../../../tests/machines/fixtures.ts'
import { done, elapsed, failed, heardBy, reach, walk } from '../../../tests/machines/testing.ts'
import { ApiError } from '../../api/ApiError.ts'
import type { LoginResult } from '../entities.ts'
import {
  type OtpRequest,
  type OtpSent,
  type OtpVerification,
  type WhatsappLoginInput,
  whatsappLoginMachine,
} from './whatsappLogin.machine.ts'

type Step = EventFrom<typeof whatsappLoginMachine>

const result: LoginResult = {
  user: user({ profile_completed: false }),
  accessToken: 'token',
  isNewUser: true,
  needsSetup: true,
  prefilledPhone: '+919876543210',
}
const input = (over: Partial<WhatsappLoginInput> = {}): WhatsappLoginInput => ({
  tradition: 'sikh',
  referralCode: 'ASHA-2026',
  ...over,
})
/** A clock that stands still, but in a hurry: there each look finds it two minutes later. */
const clocked = whatsappLoginMachine.provide({
  actions: {
    readClock: assign(({ context }) => ({
      time: context.tradition === 'hindu' ? context.time + 120_000 : 1_000_000,
    })),
  },
})
const hurried = input({ tradition: 'hindu' })

const phone = (value: string) => ({ type: 'phone.change', value }) as const
const code = (value: string) => ({ type: 'code.change', value }) as const
const submitPhone = { type: 'phone.submit' } as const
const submitCode = { type: 'code.submit' } as const
const back = { type: 'phone.back' } as const
const resend = { type: 'code.resend' } as const
const tick = elapsed('tick', 'whatsappLogin.open.countdown.running')
const sent = done('sendOtp', { message: null })
const offline = new ApiError('network')
const wrong = new ApiError('http', 400, '', 'invalid_otp')
const notThere = new ApiError('http', 501, 'This server does not offer this yet.', 'not_implemented')
const sentBefore = (retryAfterS: number | null, code = 'otp_already_sent') =>
  new ApiError('http', 429, 'Please wait.', code, { retryAfterS })

const number = [phone('98765 43210'), submitPhone] as const
const atCode = [...number, sent] as const
const verifying = [...atCode, code('402917'), submitCode] as const

const { reached, untaken } = walk(clocked, {
  inputs: [input(), hurried, input({ referralCode: '', sent: { phone: '9876543210', deadline: 1_200_000 } })],
  events: [
    phone('9876543210'),
    phone('98765'),
    submitPhone,
    code('402917'),
    code('40'),
    submitCode,
    resend,
    back,
    { type: 'modal.close' },
    { type: 'login.referral', code: 'SEVA' },
    sent,
    failed('sendOtp', offline),
    failed('sendOtp', notThere),
    failed('verifyOtp', notThere),
    failed('resendOtp', notThere),
    failed('sendOtp', sentBefore(120)),
    done('verifyOtp', result),
    failed('verifyOtp', wrong),
    failed('verifyOtp', offline),
    done('resendOtp', { message: 'Sent.' }),
    failed('resendOtp', offline),
    failed('resendOtp', sentBefore(120)),
    tick,
  ],
  // The tradition and the code tell the inputs apart.
  keyOf: ({ value, context }) => [
    value,
    context.tradition,
    context.referralCode,
    context.phone,
    context.code,
    context.sentTo,
    context.secondsLeft,
    context.error?.word,
  ],
})

test('every transition is taken', () => expect(untaken).toEqual([]))

test.each([
  { open: { step: { phone: 'editing' } } },
  { open: { step: { phone: 'sending' } } },
  { open: { step: { code: 'editing' } } },
  { open: { step: { code: 'verifying' } } },
  { open: { step: { code: 'resending' } } },
  { open: { countdown: 'idle' } },
  { open: { countdown: 'running' } },
  { open: { countdown: 'elapsed' } },
  'notOffered',
  'done',
] as const)('reaches %j', (value) => expect(reached.some((state) => state.matches(value))).toBe(true))

test('no path sends to fewer than ten digits, or verifies fewer than six (spec §5)', () => {
  const statesAt = (step: Record<string, string>) => reached.filter((s) => s.matches({ open: { step } } as never))
  const phones = statesAt({ phone: 'sending' }).map(({ context }) => context.phone)
  expect(new Set(phones)).toEqual(new Set(['9876543210']))
  const codes = statesAt({ code: 'verifying' }).map(({ context }) => context.code)
  expect(new Set(codes)).toEqual(new Set(['402917']))
})

const stateAfter = (...steps: Step[]) => reach(clocked, input(), ...steps)

describe('the phone step', () => {
  test('too few digits say so, and the next edit takes the words away', () => {
    const short = [phone('98765 4321'), submitPhone] as const
    expect(stateAfter(...short).context.error).toEqual({ word: 'otp.phoneInvalid', detail: '' })
    expect(stateAfter(...short).matches({ open: { step: { phone: 'editing' } } })).toBe(true)
    expect(stateAfter(...short, phone('98765 43210')).context).toMatchObject({ error: null, phone: '9876543210' })
  })

  test.each<[string, unknown, string, string]>([
    ['the server’s words', new ApiError('http', 429, 'Wait 200 s.'), 'otp.sendFailed', 'Wait 200 s.'],
    [
      'the specification’s words from the server',
      new ApiError('http', 400, 'Failed to send OTP'),
      'otp.sendFailedShort',
      '',
    ],
    ['not sent, without words', new ApiError('http', 200, '', 'otp_not_sent'), 'otp.sendFailedShort', ''],
    ['a fault of the server', new ApiError('http', 503), 'otp.sendFailed', ''],
    ['no network', offline, 'otp.sendFailed', ''],
    ['no answer in time', new ApiError('timeout'), 'otp.sendFailed', ''],
    ['another shape', new ApiError('malformed'), 'otp.sendFailed', ''],
    ['a surprise', new Error('surprise'), 'otp.sendFailed', ''],
  ])('not sent: %s', (_name, error, word, detail) => {
    const state = stateAfter(...number, failed('sendOtp', error))
    expect(state.matches({ open: { step: { phone: 'editing' }, countdown: 'idle' } })).toBe(true)
    expect(state.context).toMatchObject({ phone: '9876543210', error: { word, detail } })
  })

  test.each([
    ['a message of its own', 'Look into WhatsApp.', 'Look into WhatsApp.'],
    ['the default of the specification', 'OTP sent successfully', ''],
    ['none', null, ''],
  ])('sent: the server’s message is %s', (_name, message, shown) => {
    expect(stateAfter(...number, done('sendOtp', { message })).context.notice).toEqual({ message: shown })
  })
})

describe('a code that was sent before the page was thrown away (33.7)', () => {
  const first = failed('sendOtp', sentBefore(200))

  test('its step, with the wait that is left, and without an error', () => {
    const state = stateAfter(...number, first)
    expect(state.matches({ open: { step: { code: 'editing' }, countdown: 'running' } })).toBe(true)
    expect(state.context).toMatchObject({ sentTo: '9876543210', secondsLeft: 200, error: null, notice: null })
  })

  test('another code asked for too soon: the wait begins anew', () => {
    const waited = [...number, failed('sendOtp', sentBefore(null)), resend] as const
    expect(stateAfter(...waited).matches({ open: { step: { code: 'resending' } } })).toBe(true)
    const state = stateAfter(...waited, failed('resendOtp', sentBefore(90)))
    expect(state.matches({ open: { step: { code: 'editing' }, countdown: 'running' } })).toBe(true)
    expect(state.context).toMatchObject({ secondsLeft: 90, error: null })
  })

  test('a server without codes of errors says it by the wait', () => {
    expect(stateAfter(...number, failed('sendOtp', sentBefore(299, ''))).context).toMatchObject({ secondsLeft: 299 })
  })

  test.each([
    ['an hour', sentBefore(3_600, '')],
    ['no wait named', sentBefore(null, '')],
    ['too many requests', sentBefore(60, 'rate_limited')],
  ])('any other refusal stays at the phone step: %s', (_name, error) => {
    const state = stateAfter(...number, failed('sendOtp', error))
    expect(state.matches({ open: { step: { phone: 'editing' }, countdown: 'idle' } })).toBe(true)
    expect(state.context.error).toEqual({ word: 'otp.sendFailed', detail: 'Please wait.' })
  })
})

test('what can become no number is said at once, and asks for no code (33.9)', () => {
  const foreign = stateAfter(phone('+1 555'))
  expect(foreign.context).toMatchObject({ phone: '+1555', error: { word: 'otp.phoneInvalid' } })
  expect(stateAfter(phone('+91 98765432')).context).toMatchObject({ phone: '+9198765432', error: null })
  for (const text of ['+1 555 123 4567', '+91 98765432']) {
    const state = stateAfter(phone(text), submitPhone)
    expect(state.matches({ open: { step: { phone: 'editing' } } })).toBe(true)
    expect(state.context.error).toEqual({ word: 'otp.phoneInvalid', detail: '' })
  }
})

describe('the code step', () => {
  test('too few digits say so, and the next edit takes the words away', () => {
    const short = [...atCode, code('40291'), submitCode] as const
    expect(stateAfter(...short).context.error).toEqual({ word: 'otp.digitsMissing', detail: '' })
    expect(stateAfter(...short, code('402917')).context).toMatchObject({ error: null, code: '402917' })
  })

  test('the sixth digit does not verify by itself', () => {
    expect(stateAfter(...atCode, code('402917')).matches({ open: { step: { code: 'editing' } } })).toBe(true)
  })

  test.each<[string, unknown, string, string, string]>([
    ['a wrong code, without words', wrong, 'otp.invalid', '', ''],
    [
      'a wrong code, in the server’s words',
      new ApiError('http', 400, 'Too old.', 'invalid_otp'),
      'otp.verifyFailed',
      'Too old.',
      '',
    ],
    [
      'a wrong code, in the specification’s',
      new ApiError('http', 400, 'Invalid OTP', 'invalid_otp'),
      'otp.invalid',
      '',
      '',
    ],
    [
      'refused with 200 and words',
      new ApiError('http', 200, 'Code used.', 'login_refused'),
      'otp.verifyFailed',
      'Code used.',
      '',
    ],
    ['refused with 200 without words', new ApiError('http', 200, '', 'login_refused'), 'login.whatsappFailed', '', ''],
    ['too many tries', new ApiError('http', 429, 'Wait a minute.'), 'otp.verifyFailed', 'Wait a minute.', '402917'],
    // Spec §8: a verification that brings no login.
    ['no user or token', new ApiError('malformed'), 'login.whatsappFailed', '', '402917'],
    ['no network', offline, 'otp.verifyFailed', '', '402917'],
    ['no answer in time', new ApiError('timeout'), 'otp.verifyFailed', '', '402917'],
    ['a fault of the server', new ApiError('http', 502), 'otp.verifyFailed', '', '402917'],
    ['a surprise', new Error('surprise'), 'otp.verifyFailed', '', '402917'],
  ])('not verified: %s', (_name, error, word, detail, left) => {
    const state = stateAfter(...verifying, failed('verifyOtp', error))
    expect(state.matches({ open: { step: { code: 'editing' }, countdown: 'running' } })).toBe(true)
    expect(state.context).toMatchObject({ error: { word, detail }, code: left, notice: null })
  })

  test('while the code is on its way, nothing else happens', () => {
    const state = stateAfter(...verifying, code('111111'), submitCode, back, resend, phone('1'))
    expect(state.matches({ open: { step: { code: 'verifying' } } })).toBe(true)
    expect(state.context).toMatchObject({ code: '402917', phone: '9876543210' })
  })
})

/** The machine with a server of its own, on a clock that moves by hand. */
const live = (over: Partial<WhatsappLoginInput> = {}, now = (clock: SimulatedClock): number => clock.now()) => {
  const clock = new SimulatedClock()
  const announced: unknown[] = []
  const sendOtp = vi.fn(async (_: { input: OtpRequest }): Promise<OtpSent> => ({ message: null }))
  const verifyOtp = vi.fn(async (_: { input: OtpVerification }) => result)
  const saveSent = vi.fn()
  const machine = whatsappLoginMachine.provide({
    actors: {
      sendOtp: fromPromise<OtpSent, OtpRequest>(sendOtp),
      verifyOtp: fromPromise<LoginResult, OtpVerification>(verifyOtp),
    },
    actions: {
      saveSent: (_, sent) => saveSent(sent),
      readClock: assign({ time: () => now(clock) }),
    },
  })
  const actor = heardBy(createActor(machine, { input: input(over), clock }), (event) => announced.push(event))
  const send = (...steps: Step[]) => {
    for (const step of steps) actor.send(step)
  }
  const toCode = () => waitFor(actor, (s) => s.matches({ open: { step: { code: 'editing' } } }))
  const is = (step: 'phone' | 'code', countdown: 'idle' | 'running' | 'elapsed') =>
    actor.getSnapshot().matches({ open: { step: { [step]: 'editing' }, countdown } } as never)
  return { actor, clock, announced, saveSent, sendOtp, verifyOtp, send, toCode, is }
}

test('from the number to the announced result', async () => {
  const { actor, announced, saveSent, sendOtp, verifyOtp, send, toCode } = live()
  send({ type: 'login.referral', code: 'SEVA', tradition: 'hindu' }, ...number)
  await toCode()
  expect(sendOtp.mock.calls[0]?.[0].input).toEqual({ phone: '+919876543210', tradition: 'hindu' })
  send(code('402 917'), submitCode)
  await waitFor(actor, (s) => s.matches('done'))
  expect(verifyOtp.mock.calls[0]?.[0].input).toEqual({
    phone: '+919876543210',
    code: '402917',
    tradition: 'hindu',
    referralCode: 'SEVA',
  })
  expect(announced).toEqual([{ type: 'login.succeeded', method: 'whatsapp', result }])
  // A code is good for one login.
  expect(saveSent.mock.calls).toEqual([[{ phone: '9876543210', deadline: 300_000 }], [null]])
})

test('a clock that is set back, before or after a reload, makes no longer wait (33.7)', async () => {
  const day = 86_400_000
  let ahead = 0
  const { actor, clock, send, toCode } = live({}, (clock) => clock.now() + ahead)
  send(...number)
  await toCode()
  clock.increment(100_000)
  expect(actor.getSnapshot().context.secondsLeft).toBe(200)
  ahead = -day
  clock.increment(1_000)
  expect(actor.getSnapshot().context.secondsLeft).toBe(200)
  clock.increment(1_000)
  expect(actor.getSnapshot().context.secondsLeft).toBe(199)

  const anew = live({ sent: { phone: '9876543210', deadline: day } })
  expect(anew.actor.getSnapshot().context.secondsLeft).toBe(300)
  expect(anew.is('code', 'running')).toBe(true)
  anew.clock.increment(300_000)
  expect(anew.is('code', 'elapsed')).toBe(true)
})

test('closing is announced, and changes nothing', async () => {
  const { actor, announced, send, toCode } = live()
  send(...number)
  await toCode()
  send(code('402'))
  const before = actor.getSnapshot()
  send({ type: 'modal.close' })
  expect(announced).toEqual([{ type: 'login.closed', method: 'whatsapp' }])
  expect(actor.getSnapshot().value).toEqual(before.value)
  expect(actor.getSnapshot().context).toEqual(before.context)
})

describe('the countdown, 300 s (spec §4, §9, D20)', () => {
  test('counts each second, and ends on time', async () => {
    const { actor, clock, send, toCode, is } = live()
    const left = () => actor.getSnapshot().context.secondsLeft
    send(...number)
    await toCode()
    expect([left(), is('code', 'running')]).toEqual([300, true])
    const seen: number[] = []
    for (let second = 0; second < 300; second += 1) {
      clock.increment(1_000)
      seen.push(left())
    }
    expect(seen).toEqual(Array.from({ length: 300 }, (_, second) => 299 - second))
    expect(is('code', 'elapsed')).toBe(true)
  })

  test('a resend is not possible a moment before, and starts a new wait after', async () => {
    const { actor, clock, sendOtp, send, toCode, is } = live()
    send(...number)
    await toCode()
    clock.increment(299_999)
    send(resend)
    expect(sendOtp).toHaveBeenCalledOnce()
    clock.increment(1)
    send(code('111'), resend)
    expect(actor.getSnapshot().matches({ open: { step: { code: 'resending' } } })).toBe(true)
    await toCode()
    expect(sendOtp.mock.calls[1]?.[0].input).toEqual({ phone: '+919876543210', tradition: 'sikh' })
    // The old code is worth nothing any more.
    expect(actor.getSnapshot().context).toMatchObject({ code: '', notice: { message: '' }, secondsLeft: 300 })
    clock.increment(299_999)
    expect(is('code', 'running')).toBe(true)
    clock.increment(1)
    expect(is('code', 'elapsed')).toBe(true)
  })

  test('a page that slept through it finds it over, and one that woke up in between finds what is left', async () => {
    // The page sleeps: its timers stand still, the time does not.
    let time = 0
    const { actor, send, toCode, is } = live({}, () => time)
    send(...number)
    await toCode()
    const wake = (at: number) => {
      time = at
      actor.send(tick)
    }
    wake(200_500)
    expect([is('code', 'running'), actor.getSnapshot().context.secondsLeft]).toEqual([true, 100])
    wake(9_999_999)
    expect([is('code', 'elapsed'), actor.getSnapshot().context.secondsLeft]).toEqual([true, 0])
  })

  test('a refused resend shows the server’s words; it can be tried again', async () => {
    const { actor, clock, sendOtp, send, toCode, is } = live()
    send(...number)
    await toCode()
    clock.increment(300_000)
    sendOtp.mockRejectedValueOnce(new ApiError('http', 429, 'Please wait 20 s.'))
    send(code('402917'), resend)
    await toCode()
    expect(is('code', 'elapsed')).toBe(true)
    expect(actor.getSnapshot().context).toMatchObject({ error: { detail: 'Please wait 20 s.' }, code: '402917' })
    expect(actor.getSnapshot().can(resend)).toBe(true)
  })

  test('survives going back; the same number needs no new code while it runs', async () => {
    const { actor, clock, sendOtp, send, toCode, is } = live()
    send(...number)
    await toCode()
    clock.increment(100_000)
    send(back)
    expect(is('phone', 'running')).toBe(true)
    expect(actor.getSnapshot().context).toMatchObject({ phone: '9876543210', error: null, notice: null })
    send(phone('98765 4321'), phone('98765 43210'), submitPhone)
    expect(is('code', 'running')).toBe(true)
    expect(actor.getSnapshot().context.secondsLeft).toBe(200)
    expect(sendOtp).toHaveBeenCalledOnce()
  })

  test('survives a reload: the code step is there, and needs no new code', () => {
    const { actor, clock, sendOtp, send, is } = live({ sent: { phone: '9876543210', deadline: 120_000 } })
    expect(is('code', 'running')).toBe(true)
    expect(actor.getSnapshot().context).toMatchObject({ phone: '9876543210', secondsLeft: 120 })
    send(back, submitPhone)
    expect(is('code', 'running')).toBe(true)
    expect(sendOtp).not.toHaveBeenCalled()
    clock.increment(120_000)
    expect(is('code', 'elapsed')).toBe(true)
  })

  test('a reload after it has run out finds the number alone', () => {
    const { actor, is } = live({ sent: { phone: '9876543210', deadline: 120_000 } }, () => 500_000)
    expect(is('phone', 'idle')).toBe(true)
    expect(actor.getSnapshot().context).toMatchObject({ phone: '9876543210', secondsLeft: 0 })
  })

  test('the same number after it has run out is sent a new code', async () => {
    const { clock, sendOtp, send, toCode, is } = live()
    send(...number)
    await toCode()
    send(back)
    clock.increment(300_000)
    expect(is('phone', 'elapsed')).toBe(true)
    send(submitPhone)
    await toCode()
    expect(sendOtp).toHaveBeenCalledTimes(2)
    expect(is('code', 'running')).toBe(true)
  })

  test('another number is sent its own code, with a wait of its own', async () => {
    const { actor, clock, sendOtp, send, toCode } = live()
    send(...number)
    await toCode()
    send(code('402917'))
    clock.increment(100_000)
    send(back, phone('91234 56789'), submitPhone)
    await toCode()
    expect(sendOtp.mock.calls[1]?.[0].input.phone).toBe('+919123456789')
    expect(actor.getSnapshot().context).toMatchObject({ secondsLeft: 300, code: '', sentTo: '9123456789' })
  })

  test('another number that could not be sent to leaves the first one its code', async () => {
    const { clock, sendOtp, send, toCode, is } = live()
    send(...number)
    await toCode()
    clock.increment(100_000)
    sendOtp.mockRejectedValueOnce(offline)
    send(back, phone('91234 56789'), submitPhone)
    await vi.waitUntil(() => is('phone', 'running'))
    send(phone('98765 43210'), submitPhone)
    expect(is('code', 'running')).toBe(true)
    expect(sendOtp).toHaveBeenCalledTimes(2)
  })
})

test.each([
  ['at the first code', [...number, failed('sendOtp', notThere)]],
  ['at another one', [...atCode, ...Array.from({ length: 3 }, () => tick), resend, failed('resendOtp', notThere)]],
  ['while one is checked', [...verifying, failed('verifyOtp', notThere)]],
] as [string, Step[]][])('a provider that sends no codes closes the modal (501), for the visit: %s', (_name, steps) => {
  expect(reach(clocked, hurried, ...steps).value).toBe('notOffered')
  const never = <Output, Input>() => fromPromise<Output, Input>(() => new Promise<Output>(() => {}))
  const machine = clocked.provide({
    actors: { sendOtp: never<OtpSent, OtpRequest>(), verifyOtp: never<LoginResult, OtpVerification>() },
  })
  const heard: unknown[] = []
  const actor = heardBy(createActor(machine, { input: hurried, clock: new SimulatedClock() }), (e) => heard.push(e))
  for (const step of [...steps, { type: 'login.referral', code: 'SEVA' } as const]) actor.send(step)
  // Opened again, it closes again: nobody waits before an empty modal.
  expect(heard).toEqual(Array(2).fill({ type: 'login.closed', method: 'whatsapp' }))
})
