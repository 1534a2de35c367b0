import { expect, test } from 'vitest'
import { createActor, type EventFrom, fromCallback, SimulatedClock } from 'xstate'
import { elapsed, failed, heardBy, walk } from '../../../tests/machines/testing.ts'
import { FIRST_SOUND_MS, readAloudMachine, type SpeechCommand, type Spoken } from './readAloud.machine.ts'

type Sent = EventFrom<typeof readAloudMachine>

const words: Spoken[] = [{ language: 'english', text: 'Sit down for a moment.' }]
const voices = { type: 'voices.changed', languages: ['english'] } as const
const noVoices = { type: 'voices.changed', languages: [] } as const
const toggle = (messageId = 'one') => ({ type: 'aloud.toggle', messageId, passages: words }) as const
const stop = { type: 'aloud.stop' } as const
const heard = { type: 'words.heard' } as const
const ended = { type: 'words.ended' } as const
const fail = { type: 'words.failed' } as const

const { reached, untaken } = walk(readAloudMachine, {
  inputs: [{}],
  events: [
    voices,
    noVoices,
    toggle(),
    toggle('two'),
    stop,
    heard,
    ended,
    fail,
    failed('speech', new Error()),
    elapsed('firstSound', 'readAloud.speaking.starting'),
  ],
  keyOf: ({ value, context }) => [value, context],
})

test('every transition is taken', () => expect(untaken).toEqual([]))

test.each(['unable', 'silent', { speaking: 'starting' }, { speaking: 'sounding' }, 'failed'] as const)(
  'reaches %j',
  (value) => expect(reached.some((state) => state.matches(value))).toBe(true),
)

const live = () => {
  const told: SpeechCommand[] = []
  const announced: string[] = []
  const clock = new SimulatedClock()
  const speech = fromCallback<SpeechCommand>(({ receive }) => receive((command) => void told.push(command)))
  const actor = heardBy(
    createActor(readAloudMachine.provide({ actors: { speech } }), { clock }),
    ({ type }) => void announced.push(type),
  )
  return {
    told,
    announced,
    clock,
    send: (...events: Sent[]) => {
      for (const event of events) actor.send(event)
    },
    state: () => actor.getSnapshot().value,
    messageId: () => actor.getSnapshot().context.messageId,
  }
}
const START = 'aloud.started'
const END = 'aloud.ended'
const say = { type: 'say', passages: words }

test('nothing is read before a voice is here, and none that was asked for before is read then', () => {
  const { send, state, told } = live()
  send(toggle())
  expect([state(), told]).toEqual(['unable', []])
  send(voices)
  expect([state(), told]).toEqual(['silent', []])
})

test('a reply is read to its end, and can be read again', () => {
  const { send, state, told, announced } = live()
  send(voices, toggle(), heard)
  expect([state(), told, announced]).toEqual([{ speaking: 'sounding' }, [say], [START]])
  send(ended)
  expect([state(), announced]).toEqual(['silent', [START, END]])
  send(toggle())
  expect(told).toEqual([say, say])
})

test.each([
  ['before its first sound', []],
  ['while it sounds', [heard]],
])('stopped by the same button %s', (_name, events) => {
  const { send, state, told, announced } = live()
  send(voices, toggle(), ...events, toggle())
  expect([state(), told, announced]).toEqual(['silent', [say, { type: 'stop' }], [START, END]])
})

test('one at a time: another takes its place, and nothing sounds in between', () => {
  const { send, state, messageId, told, announced } = live()
  send(voices, toggle(), heard, toggle('two'))
  expect([state(), messageId(), told, announced]).toEqual([{ speaking: 'starting' }, 'two', [say, say], [START]])
})

test('what tells it to stop while it is silent does nothing', () => {
  const { send, state, told, announced } = live()
  send(voices, stop)
  expect([state(), told, announced]).toEqual(['silent', [], []])
})

test('no sound comes: that is said, just in its time', () => {
  const { send, state, told, clock, announced } = live()
  send(voices, toggle())
  clock.increment(FIRST_SOUND_MS - 1)
  expect(state()).toEqual({ speaking: 'starting' })
  clock.increment(1)
  expect([state(), told.at(-1), announced]).toEqual(['failed', { type: 'stop' }, [START, END]])
})

test('what sounds may take as long as it takes', () => {
  const { send, state, clock } = live()
  send(voices, toggle(), heard)
  clock.increment(10 * FIRST_SOUND_MS)
  expect(state()).toEqual({ speaking: 'sounding' })
})

test('it fails, and is tried again; who leaves has left the failure too', () => {
  const { send, state } = live()
  send(voices, toggle(), heard, fail)
  expect(state()).toBe('failed')
  send(toggle())
  expect(state()).toEqual({ speaking: 'starting' })
  send(fail, stop)
  expect(state()).toBe('silent')
})

test('the voices go: what is being said ends by itself, and no other begins', () => {
  const { send, state } = live()
  send(voices, toggle(), heard, noVoices)
  expect(state()).toEqual({ speaking: 'sounding' })
  send(ended)
  expect(state()).toBe('unable')
})
