import type { EventObject } from 'xstate'

// What an action or a guard reads of the step that it stands in. The chart says which event that is.

/** The event, as the one of this type: `(event as EventOf<Event, 'text.submit'>)`. */
export type EventOf<Event extends EventObject, Type extends Event['type']> = Extract<Event, { type: Type }>

/** What an actor ended with: in the actions of its `onDone`. */
export const resultIn = <Result>(event: EventObject): Result => (event as unknown as { output: Result }).output

/** What an actor failed with: in the actions of its `onError`. */
export const errorIn = (event: EventObject): unknown => (event as unknown as { error: unknown }).error
