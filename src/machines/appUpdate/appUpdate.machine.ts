import { fromCallback, sendTo, setup } from 'xstate'

export type UpdateCommand = { type: 'apply' }

/** What the door to the service worker tells. */
export type WorkerNews =
  | { type: 'worker.ready' }
  | { type: 'worker.updateWaiting' }
  | { type: 'worker.controllerChanged' }
  | { type: 'worker.unsupported' }
  | { type: 'worker.failed' }

type Event =
  | WorkerNews
  /** Seen again: what the worker told meanwhile may have been lost. */
  | { type: 'page.shown' }
  | { type: 'update.apply' }
  | { type: 'update.later' }

/**
 * The installed app's own versions. A new one is offered, never forced into a running chat: the worker waits until the
 * person says so, here or in another tab.
 */
export const appUpdateMachine = setup({
  types: { events: {} as Event },
  actors: { worker: fromCallback<UpdateCommand>(() => {}) },
  actions: {
    apply: sendTo('worker', { type: 'apply' } as const),
    reload: () => {},
  },
}).createMachine({
  id: 'appUpdate',
  invoke: { id: 'worker', src: 'worker', onError: '.failed' },
  initial: 'registering',
  on: {
    'worker.updateWaiting': '.available',
    // Another tab applied it: this page's own code may be gone from the caches.
    'worker.controllerChanged': '.replaced',
  },
  states: {
    registering: { on: { 'worker.ready': 'current', 'worker.unsupported': 'unsupported', 'worker.failed': 'failed' } },
    current: {},
    unsupported: {},
    /** Not registered: the app works as a plain page; the next visit tries again. */
    failed: { on: { 'worker.ready': 'current' } },
    available: { on: { 'update.apply': 'applying', 'update.later': 'postponed' } },
    /** Not now: it comes with the next start of the app. */
    postponed: {},
    applying: {
      entry: 'apply',
      on: { 'worker.controllerChanged': { actions: 'reload' }, 'page.shown': { actions: 'reload' } },
    },
    replaced: { on: { 'update.apply': { actions: 'reload' }, 'update.later': 'postponed' } },
  },
})
