import { assign, setup } from 'xstate'
import { retryDelays, retrying } from '../retry.ts'
import { unprovided } from '../unprovided.ts'

/** Code that comes after the first screen: asked for until it is here. Done with what it exports. */
export const loaderOf = <Code>() =>
  setup({
    types: { context: {} as { code: Code | null }, output: {} as Code },
    actors: { load: unprovided<Code, void>('load') },
    delays: retryDelays,
  }).createMachine({
    id: 'loader',
    context: { code: null },
    initial: 'loading',
    states: {
      loading: {
        invoke: {
          id: 'load',
          src: 'load',
          onDone: { target: 'here', actions: assign({ code: ({ event }) => event.output }) },
          onError: 'waiting',
        },
      },
      waiting: retrying('loading'),
      here: { type: 'final' },
    },
    // Final only with code.
    output: ({ context }) => context.code as Code,
  })
