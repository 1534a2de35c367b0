import type { AnyStateMachine } from 'xstate'
import { EVENTS_KEPT, type Message, type SeenActor, type SeenEvent } from '../../src/live/inspect.ts'
import type { Arrow, Chart } from '../chart.ts'
import { pathOf, transitionsOf } from '../machines/states.ts'

// What the inspector's window knows of the app's page.

export type Seen = {
  /** The page that has told all last: of two, that one is shown. Null until one has. */
  page: string | null
  /** By their places; one that has ended stays, as it was at its end, until another has its place. */
  actors: ReadonlyMap<string, SeenActor>
  /** The oldest first. */
  events: readonly SeenEvent[]
}

export const NOTHING_SEEN: Seen = { page: null, actors: new Map(), events: [] }

export function told(seen: Seen, message: Message): Seen {
  if (message.type === 'begun' || message.type === 'ask') return seen
  if (message.type === 'all') {
    const { page, actors, events } = message
    return { page, actors: new Map(actors.map((actor) => [actor.place, actor])), events }
  }
  if (message.page !== seen.page) return seen
  if (message.type === 'event') return { ...seen, events: [...seen.events, message.event].slice(-EVENTS_KEPT) }
  const { actor } = message
  const there = seen.actors.get(actor.place)
  // Its place has been taken before it had ended.
  if (actor.status !== 'active' && there !== undefined && there.session !== actor.session) return seen
  return { ...seen, actors: new Map(seen.actors).set(actor.place, actor) }
}

/** The key of a place in a list in which owners stand before what they own. */
const keyOf = ({ place }: SeenActor) => place.replaceAll('/', '\0')

/** The actors that run, owners first, and the chosen one, if it has been there. */
export const listed = ({ actors }: Seen, chosen: string): SeenActor[] =>
  [...actors.values()]
    .filter(({ status, place }) => status === 'active' || place === chosen)
    .sort((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1))

/** The arrows of a machine's chart by which its last event led. */
export function litArrows(machine: AnyStateMachine, { all }: Chart, { taken }: SeenActor): Set<Arrow> {
  const lit = new Set<Arrow>()
  // The chart has an arrow for each transition, in this order.
  transitionsOf(machine).forEach((transition, index) => {
    const { source, eventType } = transition
    const rivals = eventType === '' ? source.always : source.transitions.get(eventType)
    const arrow = all[index]
    const isTaken = taken.some(
      ({ from, event, at }) => from === pathOf(source) && event === eventType && rivals?.[at] === transition,
    )
    if (isTaken && arrow !== undefined) lit.add(arrow)
  })
  return lit
}
