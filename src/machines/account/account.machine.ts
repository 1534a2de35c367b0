import { assign, setup } from 'xstate'
import { announcing } from '../announce.ts'
import { unprovided } from '../unprovided.ts'

/** What this machine announces to its owner: the account is gone, and with it every access token of the user. */
export type AccountAnnouncement = { type: 'account.erased' }

/** What the person asked for. Both erase the account: nothing of it can be kept without consent (D30, D53). */
export type ErasureReason = 'erasure' | 'withdrawal'

type Context = {
  /** The dialog says what it is about in these words. */
  reason: ErasureReason
  /** Ticked in the dialog: the person knows that it cannot be undone. */
  understood: boolean
}

type Event =
  | { type: 'export.start' }
  | { type: 'erase.ask'; reason: ErasureReason }
  | { type: 'erase.understand'; understood: boolean }
  | { type: 'erase.confirm' }
  | { type: 'erase.cancel' }

/** With no dialog open and no call under way. */
const atRest = {
  'export.start': 'exporting',
  'erase.ask': { target: 'confirmingErase', actions: { type: 'keepReason', params: reasonOf } },
} as const

/** In the dialog: what a person may do before the erasure, and again after one that failed. */
const inDialog = {
  'erase.understand': { actions: { type: 'keepUnderstood', params: understoodOf } },
  'erase.confirm': { guard: 'hasUnderstood', target: 'erasing' },
  'erase.cancel': 'idle',
} as const

function reasonOf({ event }: { event: Extract<Event, { type: 'erase.ask' }> }): ErasureReason {
  return event.reason
}

function understoodOf({ event }: { event: Extract<Event, { type: 'erase.understand' }> }): boolean {
  return event.understood
}

/**
 * Export and erasure of everything stored about a person (D30). One at a time, so that an erasure never overtakes an
 * export that is under way; an erasure is asked for twice, and once begun it is not called back.
 */
export const accountMachine = setup({
  types: { context: {} as Context, events: {} as Event, emitted: {} as AccountAnnouncement },
  actors: {
    /** Resolves when the file was handed to the browser. */
    exportAccount: unprovided<void, void>('exportAccount'),
    deleteAccount: unprovided<void, void>('deleteAccount'),
  },
  actions: {
    announce: announcing<AccountAnnouncement>(),
    keepReason: assign((_, reason: ErasureReason) => ({ reason })),
    keepUnderstood: assign((_, understood: boolean) => ({ understood })),
  },
  guards: { hasUnderstood: ({ context }) => context.understood },
}).createMachine({
  id: 'account',
  context: () => ({ reason: 'erasure', understood: false }),
  initial: 'idle',
  states: {
    idle: { on: atRest },
    exporting: { invoke: { id: 'exportAccount', src: 'exportAccount', onDone: 'exported', onError: 'exportFailed' } },
    exported: { on: atRest },
    exportFailed: { on: atRest },
    // Each time anew: a tick of yesterday is not a decision of today.
    confirmingErase: { entry: assign({ understood: false }), on: inDialog },
    erasing: { invoke: { id: 'deleteAccount', src: 'deleteAccount', onDone: 'erased', onError: 'eraseFailed' } },
    eraseFailed: { on: inDialog },
    erased: {
      type: 'final',
      entry: { type: 'announce', params: (): AccountAnnouncement => ({ type: 'account.erased' }) },
    },
  },
})
