import {
  type ActorOptions,
  type AnyActorRef,
  type AnyStateMachine,
  type AnyTransitionDefinition,
  type InspectionEvent,
  isMachineSnapshot,
  type Snapshot,
} from 'xstate'

// What `npm run dev` and `?inspect` tell of every machine that runs, from its first event on, to a window of this origin
// that draws it (atlas/live). It tells what the machines hold, so it is for development alone: no build carries it.

/** The name of the channel between the app's page and the inspector's window. */
export const CHANNEL = 'satsang-inspector'

/** How many events are kept, for a window that opens later. */
export const EVENTS_KEPT = 300

/** The development server has this page, and no build. */
const PAGE = '/atlas/live/index.html'

/** A transition that was taken, by its place in the machine: the `at`-th one of `event` in the state `from`. */
export type Taken = { from: string; event: string; at: number }

export type SeenActor = {
  /** One for each actor of a page. */
  session: string
  /** Its id behind those of its owners, 'app/member/history'; the root's is its machine's. */
  place: string
  /** The id of its machine; null for what is none: a promise, a listener. */
  machine: string | null
  status: Snapshot<unknown>['status']
  /** Paths of the states in which it is, groups included; '' is the machine as a whole. */
  active: string[]
  /** As JSON; for what is no machine, all that is known of it. */
  context: unknown
  /** The type of the event that it had last, and what that led to. */
  last: string
  taken: Taken[]
}

/** `number` counts from 1; `at` is in ms since 1970; `event` is JSON. */
export type SeenEvent = { number: number; at: number; place: string; type: string; event: unknown }

export type Report =
  | { type: 'all'; actors: SeenActor[]; events: SeenEvent[] }
  | { type: 'actor'; actor: SeenActor }
  | { type: 'event'; event: SeenEvent }

/** What goes over the channel: a page says that it is there, a window asks for all, and from then on is told. */
export type Message = { type: 'begun' } | { type: 'ask' } | (Report & { page: string })

const plain = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value, (_, part: unknown) => {
      if (typeof part !== 'object' || part === null) return part
      // An actor appears as itself in the inspector; its owner needs only its name.
      if ('sessionId' in part && 'id' in part) return `actor ${String(part.id)}`
      if (part instanceof Error) return String(part)
      return part instanceof Blob ? `${part.type}, ${part.size} bytes` : part
    }) ?? 'null',
  )

function takenOf(transition: AnyTransitionDefinition): Taken[] {
  const { source, eventType } = transition
  const rivals = eventType === '' ? source.always : source.transitions.get(eventType)
  const at = rivals?.indexOf(transition) ?? -1
  // The step into the first state is a transition of nobody's.
  return at === -1 ? [] : [{ from: source.path.join('.'), event: eventType, at }]
}

/** @returns an observer of a root actor, and what tells all that is; until that is asked for, nothing is said */
export function reporter(say: (report: Report) => void) {
  const running = new Map<string, AnyActorRef>()
  const events: SeenEvent[] = []
  const last = new WeakMap<AnyActorRef, { type: string; taken: Taken[] }>()
  /** Of the event that is being handled. */
  const steps = new WeakMap<AnyActorRef, Taken[]>()
  let number = 0
  let isHeard = false

  const machineOf = (ref: AnyActorRef): string | null => {
    // By its logic: an actor that is being made has no snapshot yet.
    const { logic } = ref as AnyActorRef & { logic?: { id?: unknown; root?: unknown } }
    return logic?.root !== undefined && typeof logic.id === 'string' ? logic.id : null
  }
  const placeOf = (ref: AnyActorRef): string =>
    ref._parent === undefined ? (machineOf(ref) ?? ref.id) : `${placeOf(ref._parent)}/${ref.id}`
  const seen = (ref: AnyActorRef): SeenActor => {
    const snapshot: Snapshot<unknown> = ref.getSnapshot()
    const isMachine = isMachineSnapshot(snapshot)
    const { type = '', taken = [] } = last.get(ref) ?? {}
    return {
      session: ref.sessionId,
      place: placeOf(ref),
      machine: machineOf(ref),
      status: snapshot.status,
      active: isMachine ? snapshot._nodes.map(({ path }) => path.join('.')).sort() : [],
      context: plain(isMachine ? snapshot.context : snapshot),
      last: type,
      taken,
    }
  }
  const inspect = (happened: InspectionEvent) => {
    const ref = happened.actorRef as AnyActorRef
    if (happened.type === '@xstate.event') {
      const { event } = happened
      number += 1
      const one = { number, at: Date.now(), place: placeOf(ref), type: event.type, event: plain(event) }
      events.push(one)
      if (events.length > EVENTS_KEPT) events.shift()
      if (isHeard) say({ type: 'event', event: one })
    } else if (happened.type === '@xstate.microstep') {
      steps.set(ref, [...(steps.get(ref) ?? []), ...happened._transitions.flatMap(takenOf)])
    } else if (happened.type === '@xstate.snapshot') {
      last.set(ref, { type: happened.event.type, taken: steps.get(ref) ?? [] })
      steps.delete(ref)
      if (happened.snapshot.status === 'active') running.set(ref.sessionId, ref)
      else running.delete(ref.sessionId)
      if (isHeard) say({ type: 'actor', actor: seen(ref) })
    }
  }
  const tellAll = () => {
    isHeard = true
    // One that has failed has said no more.
    const actors = [...running.values()].map(seen).filter(({ status }) => status === 'active')
    say({ type: 'all', actors, events })
  }
  return { inspect, tellAll }
}

/** Opens the inspector's window, unless it is open, and tells it what it asks for. */
export function inspector(): NonNullable<ActorOptions<AnyStateMachine>['inspect']> {
  const page = `${performance.timeOrigin} ${Math.random()}`
  const channel = new BroadcastChannel(CHANNEL)
  const say = (message: Message) => channel.postMessage(message)
  const { inspect, tellAll } = reporter((report) => say({ ...report, page }))
  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    if (data.type === 'ask') tellAll()
  }
  say({ type: 'begun' })
  // Without an address, a window of this name that is open is found as it is.
  const found = window.open('', CHANNEL, 'popup,left=480,width=1280,height=860')
  // biome-ignore lint/suspicious/noConsole: for who develops, where the browser keeps windows closed
  if (found === null) console.warn(`The browser opened no window. The inspector is at ${location.origin}${PAGE}`)
  else if (found.location.href === 'about:blank') found.location.href = PAGE
  return inspect
}
