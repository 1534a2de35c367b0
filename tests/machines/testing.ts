import {
  type ActorOptions,
  type AnyActor,
  type AnyActorRef,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  type EventFrom,
  getNextSnapshot,
  type InputFrom,
  initialTransition,
  SimulatedClock,
  type SnapshotFrom,
} from 'xstate'
import { forbids, pathOf, type Transition, transitionName, transitionsOf } from '../../atlas/machines/states.ts'

// Events XState sends to itself; `never` fits the event list of any machine.
export const done = (id: string, output?: unknown) => ({ type: `xstate.done.actor.${id}`, output }) as never
export const failed = (id: string, error: unknown) => ({ type: `xstate.error.actor.${id}`, error }) as never
export const elapsed = (delay: string, state: string) => ({ type: `xstate.after.${delay}.${state}` }) as never

/** Starts an actor that runs alone: each of its announcements goes to `hear`, as it would to its owner. */
export const heardBy = <A extends AnyActor>(actor: A, hear: (event: AnyEventObject) => void): A => {
  actor.on('*', hear)
  return actor.start()
}

/** The snapshot after `events`; no actor is started and no side effect runs. */
export const reach = <M extends AnyStateMachine>(machine: M, input: InputFrom<M>, ...events: EventFrom<M>[]) =>
  events.reduce<SnapshotFrom<M>>(
    (snapshot, event) => getNextSnapshot(machine, snapshot, event),
    initialTransition(machine, input)[0] as SnapshotFrom<M>,
  )

type Walk<M extends AnyStateMachine> = {
  /** A snapshot for each distinct state that was reached. */
  reached: SnapshotFrom<M>[]
  /** Transitions of the machine that no walked path takes, as 'source: event -> target'. */
  untaken: string[]
}

/** What a walk leaves for the atlas's check (atlas/atlas.check.ts): which states and transitions some path went through. */
export type WalkRecord = {
  machine: string
  /** Every transition of the machine, by name; a record of another machine than today's is a stale one. */
  transitions: string[]
  /** Places in `transitions`. */
  taken: number[]
  /** Paths of the states that were entered, also those that were left at once. */
  entered: string[]
  /** Paths of the states in which it came to rest: what somebody can see. */
  rested: string[]
}

const pathsOf = (paths: Iterable<string>) => [...new Set(paths)].filter((path) => path !== '')

/** Where walks are noted; tests/walkRecords.ts makes the place, and nothing is noted where there is none. */
export type WalkNotes = { walkRecords?: WalkRecord[] }

/**
 * Walks a real machine breadth first: from every state that it finds, it tries every event once, each time in a fresh
 * actor on a simulated clock that never moves (time is an event too, see `elapsed`). Promises never settle by
 * themselves, because the walk is synchronous: `done` and `failed` say how they end.
 * Every context it reaches has to be data (`notData`), and every state that it finds is written down as JSON and read
 * again: it is the same one then, and each event leads on from it as it does for an actor that was never written down.
 * `keyOf` tells which snapshots count as the same state; without it a machine that remembers would never end.
 */
export function walk<M extends AnyStateMachine>(
  machine: M,
  options: { inputs: InputFrom<M>[]; events: EventFrom<M>[]; keyOf: (snapshot: SnapshotFrom<M>) => unknown },
): Walk<M> {
  const taken = new Set<Transition>()
  const entered = new Set<string>()
  const rested = new Set<string>()
  const note = (paths: Set<string>, { _nodes }: AnyMachineSnapshot) => {
    for (const node of _nodes) paths.add(pathOf(node))
  }
  const strays = new Set<string>()
  const reached = new Map<string, SnapshotFrom<M>>()
  for (const input of options.inputs) {
    const queue: { path: EventFrom<M>[]; before: string | null }[] = [{ path: [], before: null }]
    for (let step = queue.shift(); step !== undefined; step = queue.shift()) {
      const { path, before } = step
      const actor = createActor(machine, {
        input,
        clock: new SimulatedClock(),
        inspect: (event) => {
          if (event.type !== '@xstate.microstep' || event.actorRef.sessionId !== event.rootId) return
          for (const transition of event._transitions) taken.add(transition)
          note(entered, event.snapshot as AnyMachineSnapshot)
        },
      } as ActorOptions<M>)
      // A surprise in a machine must fail the test, not vanish into the reporter of unhandled errors.
      let surprise: unknown
      actor.subscribe({ error: (error) => (surprise = error) })
      actor.start()
      for (const event of path) actor.send(event)
      if (surprise !== undefined) throw surprise
      const snapshot = actor.getSnapshot() as SnapshotFrom<M>
      const stored = isStorable(snapshot) ? storedOf(actor) : null
      actor.stop()
      const event = path.at(-1)
      if (before !== null && event !== undefined && stored !== null && resumed(machine, before, event) !== stored)
        strays.add(`${(event as AnyEventObject).type}, sent after it was read again`)
      note(rested, snapshot as AnyMachineSnapshot)
      const key = JSON.stringify(options.keyOf(snapshot))
      if (reached.has(key)) continue
      reached.set(key, snapshot)
      if (stored !== null && resumed(machine, stored) !== stored)
        strays.add(JSON.stringify((snapshot as AnyMachineSnapshot).value))
      for (const event of options.events) {
        // What a state does not listen to leaves it as it is; and an error that nobody awaits would be thrown.
        if ((snapshot as AnyMachineSnapshot).can(event)) queue.push({ path: [...path, event], before: stored })
        // What it forbids leaves it as it is, too: its guard held, and that is all there is to take.
        else
          for (const transition of machine.getTransitionData(snapshot as never, event) ?? [])
            if (forbids(transition)) taken.add(transition)
      }
    }
  }
  const lost = notData([...reached.values()].map(({ context }) => context))
  if (lost.length > 0) throw new Error(`${machine.id}: JSON would not keep ${lost.join(', ')}`)
  if (strays.size > 0) throw new Error(`${machine.id}: JSON leads elsewhere at ${[...strays].join(', ')}`)
  const all = transitionsOf(machine)
  ;(globalThis as WalkNotes).walkRecords?.push({
    machine: machine.id,
    transitions: all.map(transitionName),
    taken: all.flatMap((transition, index) => (taken.has(transition) ? index : [])),
    // A state that a path leaves was entered, also one that is left before anything can be seen of it.
    entered: pathsOf([...entered, ...rested, ...[...taken].map(({ source }) => pathOf(source))]),
    rested: pathsOf(rested),
  })
  const untaken = all.filter((transition) => !taken.has(transition))
  return { reached: [...reached.values()], untaken: untaken.map(transitionName) }
}

/**
 * Whether XState can write it down: what comes later and is spawned from its code, not by its name, cannot be (auth with a
 * login that was begun, scripture with the code that came), nor what is given another actor to listen to
 * (messageLog, and member while it has one). No test asks for more of them.
 */
const isStorable = ({ children = {} }: { children?: object }): boolean =>
  Object.values(children).every((child: AnyActorRef) => {
    const snapshot = child.getSnapshot()
    return typeof child.src === 'string' && !listensTo(snapshot.input) && isStorable(snapshot)
  })

const listensTo = (input: unknown): boolean =>
  typeof input === 'function' ||
  (typeof input === 'object' && input !== null && (isActor(input) || Object.values(input).some(listensTo)))

/** An actor as it would be kept, with its children. */
const storedOf = (actor: AnyActor): string => JSON.stringify(actor.getPersistedSnapshot())

/** What becomes, after `events`, of an actor that was kept. */
function resumed<M extends AnyStateMachine>(machine: M, stored: string, ...events: EventFrom<M>[]): string {
  const snapshot = JSON.parse(stored)
  const actor = createActor(machine, { snapshot, clock: new SimulatedClock() } as unknown as ActorOptions<M>)
  actor.start()
  for (const event of events) actor.send(event)
  const next = storedOf(actor)
  actor.stop()
  return next
}

const isActor = (value: object): boolean => 'sessionId' in value && 'send' in value

/** Places in a context that would not survive JSON, as paths. An actor is written down as its id (XState's own rule). */
function lostInJson(value: unknown, path = 'context'): string[] {
  if (value === null || value === undefined || typeof value === 'string' || typeof value === 'boolean') return []
  if (typeof value === 'number') return Number.isFinite(value) ? [] : [path]
  if (typeof value !== 'object') return [path]
  if (isActor(value)) return []
  const isPlain = Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype
  if (!isPlain) return [path]
  const missing = Array.isArray(value) && value.includes(undefined) ? [path] : []
  return [...missing, ...Object.entries(value).flatMap(([key, inner]) => lostInJson(inner, `${path}.${key}`))]
}

/** Where contexts of a machine would not survive JSON. */
export const notData = (contexts: unknown[]): string[] => [
  ...new Set(contexts.flatMap((context) => lostInJson(context))),
]
