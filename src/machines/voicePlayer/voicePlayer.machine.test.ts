import { describe, expect, test } from 'vitest'
import { createActor, type EventFrom, fromCallback } from 'xstate'
import { failed, heardBy, walk } from '../../../tests/machines/testing.ts'
import { type Playable, type PlayerCommand, voicePlayerMachine } from './voicePlayer.machine.ts'

type Sent = EventFrom<typeof voicePlayerMachine>

const one: Playable = { messageId: 'one', clientMessageId: 'client-1' }
const two: Playable = { messageId: 'two', clientMessageId: null }
const voice = { seconds: 5, waveform: [0.1, 0.9] }

const toggle = (of: Playable = one) => ({ type: 'playback.toggle', of }) as const
const seek = (to: number, of: Playable = one) => ({ type: 'playback.seek', of, to }) as const
const stop = { type: 'playback.stop' } as const
const ready = { type: 'speaker.ready', voice } as const
const positionAt = (seconds: number) => ({ type: 'speaker.at', seconds }) as const
const paused = { type: 'speaker.paused' } as const
const ended = { type: 'speaker.ended' } as const
const fail = { type: 'speaker.failed' } as const

const { reached, untaken } = walk(voicePlayerMachine, {
  inputs: [{}],
  events: [
    toggle(),
    toggle(two),
    seek(2),
    stop,
    ready,
    positionAt(1),
    paused,
    ended,
    fail,
    failed('speaker', new Error()),
  ],
  keyOf: ({ value, context: { messageId, seconds, voice } }) => [value, messageId, seconds, voice !== null],
})

test('every transition is taken', () => expect(untaken).toEqual([]))

test.each(['idle', 'loading', 'playing', 'paused', 'failed'] as const)('reaches %j', (value) =>
  expect(reached.some((state) => state.matches(value))).toBe(true),
)

const live = () => {
  const told: PlayerCommand[] = []
  const heard: string[] = []
  const speaker = fromCallback<PlayerCommand>(({ receive }) => receive((command) => void told.push(command)))
  const actor = heardBy(createActor(voicePlayerMachine.provide({ actors: { speaker } })), ({ type }) =>
    heard.push(type),
  )
  /** What the loudspeaker is told in answer to these. */
  const answerTo = (...events: Sent[]) => {
    const mark = told.length
    for (const event of events) actor.send(event)
    return told.slice(mark)
  }
  return { heard, answerTo, state: () => actor.getSnapshot().value, context: () => actor.getSnapshot().context }
}
test('begins with nothing to play', () => expect(live().state()).toBe('idle'))

const START = 'playback.started'
const END = 'playback.ended'

test('loaded, played, paused, and on from there', () => {
  const { answerTo, heard, state } = live()
  expect(answerTo(toggle())).toEqual([{ type: 'load', of: one }])
  expect(heard).toEqual([])
  expect(answerTo(ready)).toEqual([{ type: 'play' }])
  expect(heard).toEqual([START])
  expect(answerTo(positionAt(2), toggle())).toEqual([{ type: 'pause' }])
  expect([state(), heard]).toEqual(['paused', [START, END]])
  expect(answerTo(toggle())).toEqual([{ type: 'play' }])
  expect(heard).toEqual([START, END, START])
})

test('what the file says of itself is known while it is heard', () => {
  const { answerTo, context } = live()
  answerTo(toggle(), ready, positionAt(2))
  expect(context()).toMatchObject({ messageId: 'one', seconds: 2, voice })
  answerTo(toggle(two))
  expect(context()).toMatchObject({ messageId: 'two', seconds: 0, voice: null })
})

test('at its end it stands at its beginning, and can be heard again', () => {
  const { answerTo, heard, state, context } = live()
  answerTo(toggle(), ready, positionAt(5), ended)
  expect([state(), context().seconds, heard]).toEqual(['paused', 0, [START, END]])
  expect(answerTo(toggle())).toEqual([{ type: 'play' }])
})

test.each<[string, Sent[]]>([
  ['loading', [toggle()]],
  ['playing', [toggle(), ready]],
  ['paused', [toggle(), ready, paused]],
  ['failed', [toggle(), fail]],
])('one at a time: another is asked for while one is %s', (state, events) => {
  const player = live()
  player.answerTo(...events)
  expect(player.state()).toBe(state)
  expect(player.answerTo(toggle(two))).toEqual([{ type: 'load', of: two }])
  expect([player.state(), player.context().messageId]).toEqual(['loading', 'two'])
  expect(player.heard.filter((type) => type === START)).toHaveLength(player.heard.filter((type) => type === END).length)
})

test('asked for again while it loads: it is not wanted any more', () => {
  const { answerTo, state, heard } = live()
  expect(answerTo(toggle(), toggle())).toEqual([{ type: 'load', of: one }, { type: 'stop' }])
  answerTo(ready)
  expect([state(), heard]).toEqual(['idle', []])
})

test('the system pauses it: the music comes back', () => {
  const { answerTo, state, heard } = live()
  expect(answerTo(toggle(), ready, paused)).toEqual([{ type: 'load', of: one }, { type: 'play' }])
  expect([state(), heard]).toEqual(['paused', [START, END]])
})

describe('stopped, by a recording or by leaving the chat', () => {
  test('it is silent, and the music may come back', () => {
    const { answerTo, state, heard } = live()
    answerTo(toggle(), ready)
    expect(answerTo(stop)).toEqual([{ type: 'stop' }])
    expect([state(), heard]).toEqual(['idle', [START, END]])
    expect(answerTo(ready, positionAt(3))).toEqual([])
  })
  test('while it loads nothing begins afterwards', () => {
    const { answerTo, state, heard } = live()
    answerTo(toggle(), stop, ready)
    expect([state(), heard]).toEqual(['idle', []])
  })
})

describe('a place in it is chosen', () => {
  test('also while it pauses', () => {
    const { answerTo, context } = live()
    answerTo(toggle(), ready)
    expect(answerTo(seek(3))).toEqual([{ type: 'seek', to: 3 }])
    expect(context().seconds).toBe(3)
    answerTo(toggle())
    expect(answerTo(seek(1))).toEqual([{ type: 'seek', to: 1 }])
    expect(context().seconds).toBe(1)
  })
  test('but not in another one', () => {
    const { answerTo, context } = live()
    answerTo(toggle(), ready, positionAt(2))
    expect(answerTo(seek(3, two))).toEqual([])
    expect(context().seconds).toBe(2)
  })
})

test.each<[string, Sent[], string[]]>([
  ['before it plays', [toggle(), fail], []],
  ['while it plays', [toggle(), ready, fail], [START, END]],
  ['with the loudspeaker', [toggle(), ready, failed('speaker', new Error())], [START, END]],
])('it fails %s: that is said, and the music comes back', (_name, events, announced) => {
  const { answerTo, state, heard } = live()
  answerTo(...events)
  expect([state(), heard]).toEqual(['failed', announced])
})

test('what failed is loaded again', () => {
  const { answerTo, state } = live()
  answerTo(toggle(), fail)
  expect(answerTo(toggle())).toEqual([{ type: 'load', of: one }])
  expect(state()).toBe('loading')
})
