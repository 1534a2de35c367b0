import { createBrowserInspector } from '@statelyai/inspect'
import type { ActorOptions, AnyStateMachine } from 'xstate'

/**
 * `npm run dev` and `?inspect`: the Stately inspector, in a window of its own, on every machine that runs, from its first
 * event on. It shows what the machines hold, so it is for development alone: no build carries it.
 */
export function inspector(): NonNullable<ActorOptions<AnyStateMachine>['inspect']> {
  const { inspect } = createBrowserInspector({
    // What cannot be sent to another window, and is no state: functions, files, audio.
    sanitizeContext: (context) => plain(context) as typeof context,
    sanitizeEvent: (event) => plain(event) as typeof event,
  })
  return inspect
}

const plain = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value, (_, part: unknown) => {
      if (typeof part !== 'object' || part === null) return part
      // An actor appears as itself in the inspector; its owner needs only its name.
      if ('sessionId' in part && 'id' in part) return `actor ${String(part.id)}`
      return part instanceof Blob ? `${part.type}, ${part.size} bytes` : part
    }) ?? 'null',
  )
