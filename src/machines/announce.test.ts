import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { type ActorRefFrom, type AnyStateMachine, assign, createActor, setup } from 'xstate'
import { announce, ownerOf } from './announce.ts'

type Rung = { type: 'bell.rung'; times: number }
type Announcement = Rung | { type: 'bell.broken' }

const rung = { type: 'bell.rung', times: 2 } as const

const bell = setup({
  types: { events: {} as { type: 'ring' }, emitted: {} as Announcement },
  actions: { tellRung: announce<unknown, Announcement>(rung) },
}).createMachine({ on: { ring: { actions: 'tellRung' } } })

/** What an owner is made of: `by` says how it has its bell. */
const owner = () =>
  setup({
    types: { context: {} as { heard: number; bell: ActorRefFrom<typeof bell> | null }, events: {} as Announcement },
    actors: { bell },
    actions: { hear: assign((_, times: number) => ({ heard: times })) },
  })

const toHear = {
  'bell.rung': { actions: { type: 'hear', params: ({ event }: { event: Rung }) => event.times } },
} as const

const attentive = ownerOf(owner()).createMachine({
  context: { heard: 0, bell: null },
  invoke: { id: 'bell', src: 'bell', onError: {} },
  on: toHear,
  initial: 'whole',
  states: { whole: { on: { 'bell.broken': 'broken' } }, broken: {} },
})

test('the owner gets an announcement as an event, and whoever listens hears it too', () => {
  const actor = createActor(attentive).start()
  const heard: unknown[] = []
  actor.getSnapshot().children.bell?.on('bell.rung', ({ times }) => heard.push(times))
  actor.getSnapshot().children.bell?.send({ type: 'ring' })
  expect([actor.getSnapshot().context.heard, heard]).toEqual([2, [2]])
})

test('who runs alone announces to listeners only, and not to itself', () => {
  const actor = createActor(bell)
  const heard: unknown[] = []
  const events: string[] = []
  actor.on('*', (announcement) => heard.push(announcement))
  actor.system.inspect({ next: (seen) => void (seen.type === '@xstate.event' && events.push(seen.event.type)) })
  actor.start()
  actor.send({ type: 'ring' })
  expect([heard, events]).toEqual([[rung], ['xstate.init', 'ring']])
})

// What the compiler refuses: `npx tsc -p .` fails where one of these is no error.
test('an owner that forgets an announcement is a type error', () => {
  const invokes = ownerOf(owner()).createMachine({
    context: { heard: 0, bell: null },
    invoke: { id: 'bell', src: 'bell', onError: {} },
    on: toHear,
  })
  // @ts-expect-error 'bell.broken' is handled in no state
  const _invoking: AnyStateMachine = invokes

  // Logic that comes later is no slot: its actor in the context says what it announces.
  const spawns = ownerOf(
    setup({
      types: { context: {} as { bell: ActorRefFrom<typeof bell> | null }, events: {} as Announcement },
      actions: { open: assign(({ spawn }) => ({ bell: spawn(bell) })) },
    }),
  ).createMachine({ context: { bell: null }, entry: 'open', on: { 'bell.broken': {} } })
  // @ts-expect-error 'bell.rung' is handled in no state
  const _spawning: AnyStateMachine = spawns

  const hears: AnyStateMachine = attentive
  expect([invokes, spawns, hears]).toHaveLength(3)
})

test('a machine announces only what its type names', () => {
  const bells = setup({ types: { emitted: {} as Announcement } })
  const machine = bells.createMachine({
    // @ts-expect-error no such announcement
    entry: announce({ type: 'bell.stolen' }),
  })
  expect(machine).toBeDefined()
})

test('every machine that has others is made as an owner', () => {
  const sources = globSync('src/machines/*/*.machine.ts').map((path) => [path, readFileSync(path, 'utf8')] as const)
  // One that spawns, and one with a machine in a slot.
  const owners = sources.filter(([, text]) => /\bspawn\b|^ {4}\w+: \w+Machine\b/m.test(text))
  expect(owners.length).toBeGreaterThan(3)
  expect(owners.filter(([, text]) => !text.includes('ownerOf(')).map(([path]) => path)).toEqual([])
})
