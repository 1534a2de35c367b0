import {
  type AnyStateMachine,
  type EventFrom,
  getNextSnapshot,
  type InputFrom,
  initialTransition,
  type SnapshotFrom,
} from 'xstate'

// Events XState sends to itself; `never` fits the event list of any machine.
export const done = (id: string, output?: unknown) => ({ type: `xstate.done.actor.${id}`, output }) as never
export const failed = (id: string, error: unknown) => ({ type: `xstate.error.actor.${id}`, error }) as never
export const elapsed = (delay: string, state: string) => ({ type: `xstate.after.${delay}.${state}` }) as never

/** The snapshot after `events`; no actor is started and no side effect runs. */
export const reach = <M extends AnyStateMachine>(machine: M, input: InputFrom<M>, ...events: EventFrom<M>[]) =>
  events.reduce<SnapshotFrom<M>>(
    (snapshot, event) => getNextSnapshot(machine, snapshot, event),
    initialTransition(machine, input)[0] as SnapshotFrom<M>,
  )
