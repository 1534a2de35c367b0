import { expect, test } from 'vitest'
import { createActor, fromPromise, setup } from 'xstate'
import { done, reach } from '../tests/machines/testing.ts'
import { evidenceOf } from './evidence.ts'
import { partsOf } from './machines/states.ts'

const lamp = setup({ types: { events: {} as { type: 'light' } } }).createMachine({
  id: 'lamp',
  initial: 'out',
  states: { out: { on: { light: 'lit' } }, lit: {} },
})
const room = setup({
  types: { context: {} as { shelf: { lamps: unknown[] } } },
  actors: { lamp, wait: fromPromise<void, void>(() => new Promise(() => {})) },
}).createMachine({
  id: 'room',
  context: ({ spawn }) => ({ shelf: { lamps: [spawn('lamp')] } }),
  type: 'parallel',
  states: {
    door: { initial: 'shut', states: { shut: {}, open: {} } },
    window: { invoke: [{ src: 'wait' }, { src: 'lamp', id: 'sill' }], initial: 'open', states: { open: {} } },
  },
})
const nothing = setup({}).createMachine({ id: 'nothing' })

const found = (held: unknown) => [...evidenceOf(held)].sort()

test('a snapshot, and a running actor as it is now', () => {
  expect(found({ shown: [reach(lamp, undefined, { type: 'light' })] })).toEqual(['lamp:lit'])
  const actor = createActor(lamp).start()
  expect(found({ actor })).toEqual(['lamp:out'])
  actor.send({ type: 'light' })
  expect(found({ actor })).toEqual(['lamp:lit'])
})

test('every region, and every actor that one owns, by its children and its context', () => {
  const actor = createActor(room).start()
  expect(found({ world: { app: actor } })).toEqual(['lamp:out', 'room:door.shut', 'room:window.open'])
  actor.getSnapshot().children.sill?.send({ type: 'light' })
  expect(found(actor)).toEqual(['lamp:lit', 'lamp:out', 'room:door.shut', 'room:window.open'])
})

test('a machine that is nothing but its root, and what is no machine at all', () => {
  expect(found([createActor(nothing).start()])).toEqual(['nothing:alone'])
  expect(found({ text: 'lamp:lit', list: [1, null, undefined, new Map(), () => done('x')] })).toEqual([])
})

test('what holds itself is gone through once', () => {
  const held: { self?: unknown; actor: unknown } = { actor: createActor(lamp).start() }
  held.self = held
  expect(found(held)).toEqual(['lamp:out'])
})

test('the parts of a state', () =>
  expect(partsOf('share:shareModal.link.idle')).toEqual({ machine: 'share', path: 'shareModal.link.idle' }))
