import { describe, expect, test } from 'vitest'
import { assign, createActor, type EventFrom, fromCallback, SimulatedClock } from 'xstate'
import { elapsed, failed, heardBy, walk } from '../../../tests/machines/testing.ts'
import type { VoiceNote } from '../entities.ts'
import {
  LEVELS,
  LONGEST_S,
  type MicrophoneCommand,
  type MicrophoneNews,
  STOP_MS,
  TICK_MS,
  VOICE_ERROR_MS,
  type VoiceFailure,
  voiceRecorderMachine,
} from './voiceRecorder.machine.ts'

type Sent = EventFrom<typeof voiceRecorderMachine>

const FAILURES: VoiceFailure[] = ['permissionRequired', 'denied', 'notFound', 'unavailable', 'startFailed', 'noStream']
const voice: VoiceNote = { seconds: 3.2, waveform: [0, 0.5, 1] }

const open = { type: 'voice.open' } as const
const stop = { type: 'voice.stop' } as const
const cancel = { type: 'voice.cancel' } as const
const closeAlert = { type: 'alert.close' } as const
const left = { type: 'chat.left' } as const
const ready = { type: 'microphone.open' } as const
const level = (loudness: number) => ({ type: 'microphone.level', level: loudness }) as const
const failure = (kind: VoiceFailure) => ({ type: 'microphone.failed', failure: kind }) as const
const recorded = { type: 'microphone.recorded', voice, failure: null } as const

const { reached, untaken } = walk(voiceRecorderMachine, {
  inputs: [undefined],
  events: [
    open,
    stop,
    cancel,
    closeAlert,
    left,
    ready,
    level(0.5),
    failure('denied'),
    failure('noStream'),
    recorded,
    { ...recorded, failure: 'noStream' },
    { type: 'microphone.broken', failure: 'noStream' },
    failed('microphone', new Error()),
    elapsed('tick', 'voiceRecorder.session.recording.ticking'),
    elapsed('stopping', 'voiceRecorder.session.stopping'),
    elapsed('errorShown', 'voiceRecorder.error'),
  ],
  // Each second of a recording is another state: the last one ends it.
  keyOf: ({ value, context: { seconds, failure, deniedAlert } }) => [
    value,
    typeof value === 'object' && typeof value.session === 'object' ? seconds : 0,
    failure,
    deniedAlert,
  ],
})

test('every transition is taken', () => expect(untaken).toEqual([]))

test.each([
  'idle',
  { session: 'requestingMicrophone' },
  { session: 'recording' },
  { session: 'stopping' },
  'error',
] as const)('reaches %j', (value) => expect(reached.some((state) => state.matches(value))).toBe(true))

test('the microphone is there for a session, and never outside one', () => {
  for (const state of reached) expect(state.children.microphone !== undefined).toBe(state.matches('session'))
})

const live = () => {
  const clock = new SimulatedClock()
  const heard: unknown[] = []
  const felt: string[] = []
  const told: (MicrophoneCommand | 'opened' | 'released')[] = []
  let news = (_: MicrophoneNews) => {}
  let ids = 0
  const microphone = fromCallback<MicrophoneCommand>(({ sendBack, receive }) => {
    told.push('opened')
    news = sendBack
    receive((command) => told.push(command))
    return () => told.push('released')
  })
  const actor = heardBy(
    createActor(
      voiceRecorderMachine.provide({
        actors: { microphone },
        actions: {
          haptic: (_, strength) => void felt.push(strength),
          drawId: assign(() => {
            ids += 1
            return { id: `id-${ids}` }
          }),
        },
      }),
      { clock },
    ),
    (event) => heard.push(event),
  )
  const send = (...events: Sent[]) => {
    for (const event of events) actor.send(event)
  }
  return {
    clock,
    heard,
    felt,
    told,
    send,
    says: (...all: MicrophoneNews[]) => {
      for (const one of all) news(one)
    },
    /** Second by second: this clock rings a timer that begins anew only once for each step. */
    seconds: (count: number) => {
      for (let second = 0; second < count; second += 1) clock.increment(TICK_MS)
    },
    is: (value: Parameters<ReturnType<typeof actor.getSnapshot>['matches']>[0]) => actor.getSnapshot().matches(value),
    context: () => actor.getSnapshot().context,
  }
}
const started = { type: 'voice.started' }
const ended = { type: 'voice.ended' }
const announced = (id: string) => ({ type: 'voice.recorded', id, voice, isWhole: true })

test('begins with nothing recorded', () => expect(reached[0]?.value).toBe('idle'))

test('a medium pulse tells the hand that the microphone is open: not before, and once (spec §9)', () => {
  const { send, says, felt, seconds } = live()
  send(open)
  expect(felt).toEqual([])
  says(ready, level(0.4))
  seconds(3)
  expect(felt).toEqual(['medium'])
  send(stop)
  says(recorded)
  expect(felt).toEqual(['medium'])
})

test('from the tap to the recording: the music gives way until it is over, and the recording has an id', () => {
  const { send, says, heard, told, is } = live()
  send(open)
  expect([told, heard]).toEqual([['opened'], [started]])
  says(ready)
  send(stop)
  expect(told.slice(1)).toEqual([{ type: 'finish', id: 'id-1' }])
  expect(heard).toEqual([started])
  says(recorded)
  expect(told.slice(2)).toEqual(['released'])
  expect([is('idle'), heard]).toEqual([true, [started, ended, announced('id-1')]])
  send(open)
  says(ready)
  send(stop)
  says(recorded)
  expect(heard.at(-1)).toEqual(announced('id-2'))
})

describe('a microphone that goes while somebody speaks (33.4, D28)', () => {
  const broken = { type: 'microphone.broken', failure: 'noStream' } as const
  const part = { ...recorded, failure: 'noStream' } as const

  test('what was heard is kept, not whole, and the dialog says what happened', () => {
    const { send, says, clock, told, heard, is, context } = live()
    send(open)
    says(ready, broken)
    expect([is({ session: 'stopping' }), told.at(-1)]).toEqual([true, { type: 'finish', id: 'id-1' }])
    says(part)
    expect(heard).toEqual([
      started,
      ended,
      { type: 'voice.recorded', id: 'id-1', voice, isWhole: false },
      { type: 'voice.failed', failure: 'noStream' },
    ])
    expect([is('error'), context().failure]).toEqual([true, 'noStream'])
    clock.increment(VOICE_ERROR_MS)
    expect(is('idle')).toBe(true)
  })

  test('so is what a recorder lost most of, though the person had said that it should be sent', () => {
    const { send, says, heard } = live()
    send(open)
    says(ready)
    send(stop)
    says(part)
    expect(heard).toContainEqual({ type: 'voice.recorded', id: 'id-1', voice, isWhole: false })
  })

  test('where nothing was heard, only the words are left', () => {
    const { send, says, heard, is } = live()
    send(open)
    says(ready, broken, failure('noStream'))
    expect([is('error'), heard]).toEqual([true, [started, ended, { type: 'voice.failed', failure: 'noStream' }]])
  })

  test('who cancels it does not want it', () => {
    const { send, says, heard } = live()
    send(open)
    says(ready, broken)
    send(cancel)
    expect(heard).toEqual([started, ended])
  })
})

describe('the timer (spec §4 Voice)', () => {
  test('counts each second of the recording, and none before the microphone is open', () => {
    const { send, says, clock, seconds, context } = live()
    send(open)
    seconds(60)
    expect(context().seconds).toBe(0)
    says(ready)
    clock.increment(TICK_MS - 1)
    expect([TICK_MS, context().seconds]).toEqual([1_000, 0])
    clock.increment(1)
    expect(context().seconds).toBe(1)
    seconds(64)
    expect(context().seconds).toBe(65)
  })
  test('begins at nothing each time', () => {
    const { send, says, seconds, context } = live()
    send(open)
    says(ready, level(0.5))
    seconds(5)
    send(cancel, open)
    expect(context()).toMatchObject({ seconds: 0, levels: [] })
  })
  test('the longest recording ends by itself, on time, and is kept', () => {
    const { send, says, clock, seconds, told, heard, is, context } = live()
    send(open)
    says(ready)
    seconds(LONGEST_S - 1)
    clock.increment(TICK_MS - 1)
    expect([LONGEST_S, context().seconds, is({ session: 'recording' })]).toEqual([240, 239, true])
    clock.increment(1)
    expect([context().seconds, told.at(-1)]).toEqual([240, { type: 'finish', id: 'id-1' }])
    says(recorded)
    expect(heard.at(-1)).toEqual(announced('id-1'))
  })
})

test('the waveform has the latest 48 levels', () => {
  const { send, says, context } = live()
  send(open)
  says(level(1), ready)
  expect(context().levels).toEqual([])
  says(...Array.from({ length: LEVELS }, (_, index) => level(index)))
  expect(context().levels).toEqual(Array.from({ length: 48 }, (_, index) => index))
  says(level(48))
  expect(context().levels).toEqual(Array.from({ length: 48 }, (_, index) => index + 1))
})

describe('the six failures (spec §8)', () => {
  test.each(FAILURES)('%s: said for 4 s', (kind) => {
    const { send, says, clock, heard, told, is, context } = live()
    send(open)
    says(failure(kind))
    expect([is('error'), context().failure, told]).toEqual([true, kind, ['opened', 'released']])
    expect(heard).toEqual([started, ended, { type: 'voice.failed', failure: kind }])
    clock.increment(VOICE_ERROR_MS - 1)
    expect([VOICE_ERROR_MS, is('error')]).toEqual([4_000, true])
    clock.increment(1)
    expect(is('idle')).toBe(true)
  })
  test.each<[string, MicrophoneNews[], Sent[]]>([
    ['while recording', [ready], []],
    ['while stopping', [ready], [stop]],
  ])('the microphone goes away %s', (_name, news, events) => {
    const { send, says, heard } = live()
    send(open)
    says(...news)
    send(...events)
    says(failure('noStream'))
    expect(heard.at(-1)).toEqual({ type: 'voice.failed', failure: 'noStream' })
  })
  test('a microphone that breaks says that it did not start', () => {
    const { send, is, context } = live()
    send(open, failed('microphone', new Error('surprise')))
    expect([is('error'), context().failure]).toEqual([true, 'startFailed'])
  })
  test('the dialog is closed before the 4 s are over', () => {
    for (const event of [cancel, left]) {
      const { send, says, heard, is } = live()
      send(open)
      says(failure('notFound'))
      send(event)
      expect([is('idle'), heard.length]).toEqual([true, 3])
    }
  })
})

describe('the alert of a denied microphone (spec §8)', () => {
  const denied = () => {
    const one = live()
    one.send(open)
    one.says(failure('denied'))
    return one
  }
  test('stands longer than the dialog', () => {
    const { clock, is, context } = denied()
    clock.increment(1_000_000)
    expect([is('idle'), context().deniedAlert]).toEqual([true, true])
  })
  test('until the next try', () => {
    const { send, context } = denied()
    send(cancel, open)
    expect(context().deniedAlert).toBe(false)
  })
  test('or until it is closed', () => {
    const { send, clock, context, is } = denied()
    send(closeAlert)
    expect([context().deniedAlert, is('error')]).toEqual([false, true])
    clock.increment(VOICE_ERROR_MS)
    expect(context().deniedAlert).toBe(false)
  })
  test.each(FAILURES.filter((kind) => kind !== 'denied'))('there is none for %s', (kind) => {
    const { send, says, context } = live()
    send(open)
    says(failure(kind))
    expect(context().deniedAlert).toBe(false)
  })
})

describe('cancelled: the microphone is released, nothing was said, the music comes back', () => {
  test.each<[string, boolean, Sent[], Sent]>([
    ['while the microphone is asked for', false, [], cancel],
    ['while recording', true, [], cancel],
    ['while stopping', true, [stop], cancel],
    ['the chat left while the microphone is asked for', false, [], left],
    ['the chat left while recording', true, [], left],
  ])('%s', (_name, isOpen, events, event) => {
    const { send, says, heard, told, is } = live()
    send(open)
    if (isOpen) says(ready)
    send(...events, event)
    expect([is('idle'), heard]).toEqual([true, [started, ended]])
    expect(told.filter((one) => one === 'released')).toHaveLength(1)
    // What comes too late is nothing.
    says(recorded, ready, failure('unavailable'))
    send(recorded)
    expect([is('idle'), heard.length]).toEqual([true, 2])
  })
})

test('sent, and the chat left before it was written down: the recording is not lost (D28)', () => {
  const { send, says, heard, is } = live()
  send(open)
  says(ready)
  send(stop, left)
  expect(is({ session: 'stopping' })).toBe(true)
  says(recorded)
  expect(heard).toEqual([started, ended, announced('id-1')])
})

test('a microphone that does not answer a stop is given up after 30 s', () => {
  const { send, says, clock, heard, told, is } = live()
  send(open)
  says(ready)
  send(stop)
  clock.increment(STOP_MS - 1)
  expect([STOP_MS, is({ session: 'stopping' })]).toEqual([30_000, true])
  clock.increment(1)
  expect(heard.slice(1)).toEqual([ended, { type: 'voice.failed', failure: 'startFailed' }])
  expect(told.at(-1)).toBe('released')
})

test('a second tap on the microphone, or a stop before it is open, changes nothing', () => {
  const { send, says, heard, told, is } = live()
  send(open, open, stop)
  expect(is({ session: 'requestingMicrophone' })).toBe(true)
  says(ready)
  send(open)
  expect([told, heard]).toEqual([['opened'], [started]])
})
