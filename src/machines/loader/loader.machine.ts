import { assign, setup } from 'xstate'
import { resultIn } from '../heard.ts'
import { retryDelays, retrying } from '../retry.ts'
import { unprovided } from '../unprovided.ts'

// Final only with code.
const codeIn = <Code>({ context }: { context: { code: Code | null } }) => context.code as Code

/** Code that comes after the first screen: asked for until it is here. Done with what it exports. */
export const loaderOf = <Code>() =>
  setup({
    types: { context: {} as { code: Code | null }, output: {} as Code },
    actors: { load: unprovided<Code, void>('load') },
    actions: { keepCode: assign(({ event }) => ({ code: resultIn<Code>(event) })) },
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
          onDone: { target: 'here', actions: 'keepCode' },
          onError: 'waiting',
        },
      },
      waiting: retrying('loading'),
      here: { type: 'final' },
    },
    output: codeIn,
  })
