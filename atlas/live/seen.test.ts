import { expect, test } from 'vitest'
import { type AnyStateMachine, assign, createActor, type InspectionEvent, setup } from 'xstate'
import { EVENTS_KEPT, type Message, type Report, reporter } from '../../src/live/inspect.ts'
import { chartOf, labelOf } from '../chart.ts'
import { entries } from '../machines/catalogue.ts'
import { pathOf, transitionsOf } from '../machines/states.ts'
import { listed, litArrows, NOTHING_SEEN, type Seen, told } from './seen.ts'

const helper = setup({}).createMachine({
  id: 'helper',
  initial: 'working',
  states: { working: { on: { finish: 'finished' } }, finished: { type: 'final' } },
})

/** A root that has a helper while it works, with rivals for an event and a state that is left at once. */
const machine = setup({
  types: { context: {} as { count: number; kept: unknown[] } },
  actors: { helper },
  guards: { isMany: ({ context }) => context.count > 1 },
}).createMachine({
  id: 'desk',
  context: { count: 0, kept: [new Blob(['sound'], { type: 'audio/wav' }), new Error('refused')] },
  initial: 'idle',
  on: { note: { actions: assign({ count: ({ context }) => context.count + 1 }) } },
  states: {
    idle: { on: { begin: [{ guard: 'isMany', target: 'tired' }, { target: 'deciding' }] } },
    deciding: { always: 'working' },
    working: { invoke: { id: 'help', src: 'helper', onDone: 'idle' } },
    tired: {},
  },
})

/** The root, and what a window knows that has opened when `isHeard` was called. */
function watched(watchedMachine: AnyStateMachine = machine) {
  let seen: Seen = NOTHING_SEEN
  const said: Report[] = []
  const { inspect, tellAll } = reporter((report) => {
    // As the channel sends it.
    const message = structuredClone({ ...report, page: 'first' }) as Message
    said.push(report)
    seen = told(seen, message)
  })
  const actor = createActor(watchedMachine, { inspect: inspect as (event: InspectionEvent) => void }).start()
  return { actor, said, tellAll, seen: () => seen }
}

test('nothing is said until a window asks; then it is told what runs and what has happened', () => {
  const { actor, said, tellAll, seen } = watched()
  actor.send({ type: 'begin' })
  expect(said).toEqual([])
  tellAll()
  expect(listed(seen(), '').map(({ place, machine, active }) => ({ place, machine, active }))).toEqual([
    { place: 'desk', machine: 'desk', active: ['', 'working'] },
    { place: 'desk/help', machine: 'helper', active: ['', 'working'] },
  ])
  expect(seen().events.map(({ place, type }) => `${place} ${type}`)).toEqual([
    'desk xstate.init',
    'desk begin',
    'desk/help xstate.init',
  ])
  expect(seen().actors.get('desk')?.context).toEqual({ count: 0, kept: ['audio/wav, 5 bytes', 'Error: refused'] })
})

test('the arrows are lit by which the last event led, and not their rivals', () => {
  const { actor, tellAll, seen } = watched()
  tellAll()
  const lit = () => {
    const root = seen().actors.get('desk')
    if (root === undefined) throw new Error('no desk')
    return [...litArrows(machine, chartOf(machine), root)].map((arrow) => `${arrow.from}: ${labelOf(arrow)}`)
  }
  expect(lit()).toEqual([])
  actor.send({ type: 'begin' })
  expect(lit()).toEqual(['idle: begin [otherwise]', 'deciding: always'])
  actor.send({ type: 'note' })
  expect(lit()).toEqual([': note'])
  actor.send({ type: 'unheard' })
  expect(lit()).toEqual([])
})

test('what has ended is no longer listed, unless it is chosen', () => {
  const { actor, tellAll, seen } = watched()
  tellAll()
  actor.send({ type: 'begin' })
  actor.getSnapshot().children.help?.send({ type: 'finish' })
  expect(listed(seen(), '').map(({ place }) => place)).toEqual(['desk'])
  expect(listed(seen(), 'desk/help').map(({ place, status, active }) => ({ place, status, active }))).toContainEqual({
    place: 'desk/help',
    status: 'done',
    active: ['', 'finished'],
  })
})

test('the end of an actor whose place is taken does not hide the one that runs there', () => {
  const { actor, tellAll, seen } = watched()
  tellAll()
  actor.send({ type: 'begin' })
  const there = seen().actors.get('desk/help')
  if (there === undefined) throw new Error('no helper')
  const late = { ...there, session: 'an earlier one', status: 'stopped' as const }
  expect(told(seen(), { type: 'actor', actor: late, page: 'first' })).toEqual(seen())
})

test('the page that has told all last is shown, and no other', () => {
  const { actor, tellAll, seen } = watched()
  tellAll()
  actor.send({ type: 'begin' })
  const other = told(seen(), { type: 'all', actors: [], events: [], page: 'second' })
  expect(other).toEqual({ page: 'second', actors: new Map(), events: [] })
  const [event] = seen().events
  if (event === undefined) throw new Error('no event')
  expect(told(other, { type: 'event', event, page: 'first' })).toBe(other)
})

test('the oldest events go first', () => {
  const { actor, tellAll, seen } = watched()
  for (let at = 0; at < EVENTS_KEPT; at += 1) actor.send({ type: 'note' })
  tellAll()
  expect(seen().events.at(0)?.number).toBe(2)
  actor.send({ type: 'begin' })
  expect(seen().events).toHaveLength(EVENTS_KEPT)
  expect(seen().events.at(-1)?.type).toBe('begin')
})

test('the chart of every machine has an arrow for each of its transitions, in their order', () => {
  for (const [, { machine: each }] of entries)
    expect(chartOf(each).all.map(({ from }) => from)).toEqual(transitionsOf(each).map(({ source }) => pathOf(source)))
})
