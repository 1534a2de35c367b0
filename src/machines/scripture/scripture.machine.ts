import { type ActorRefFrom, assign, enqueueActions, setup } from 'xstate'
import { ownerOf } from '../announce.ts'
import type { Verse } from '../entities.ts'
import { resultIn } from '../heard.ts'
import { lineCheckMachine } from '../lineCheck/lineCheck.machine.ts'
import type { quotationShareMachine } from '../quotationShare/quotationShare.machine.ts'
import type { readerMachine } from '../reader/reader.machine.ts'
import { type ReadingPreferences, readingPreferencesMachine } from '../readingPreferences/readingPreferences.machine.ts'
import { retryDelays, retrying } from '../retry.ts'
import { unprovided } from '../unprovided.ts'

/** What comes with the first verse that somebody opens or shares. */
export type ScriptureCode = {
  reader: typeof readerMachine
  share: typeof quotationShareMachine
  canShareText: boolean
}

type Wanted = { type: 'context.open'; quotation: Verse } | { type: 'verse.share'; quotation: Verse }

const keepContext = {
  type: 'keepContext',
  params: ({ event }: { event: { quotation: Verse } }) => event.quotation,
} as const

const machine = setup({
  types: {
    /** `country` is where this device is, ISO 3166, for the help lines (D36); nothing where nobody knows. */
    input: {} as ReadingPreferences & { country?: string | undefined },
    context: {} as {
      preferences: ActorRefFrom<typeof readingPreferencesMachine>
      lines: ActorRefFrom<typeof lineCheckMachine>
      reader: ActorRefFrom<typeof readerMachine> | null
      share: ActorRefFrom<typeof quotationShareMachine> | null
      wanted: Wanted | null
      country: string | undefined
    },
    events: {} as
      | Wanted
      /** A verified verse is on the screen. */
      | { type: 'verse.shown'; quotation: Verse }
      | { type: 'chat.left' },
  },
  actors: {
    readingPreferences: readingPreferencesMachine,
    lineCheck: lineCheckMachine,
    loadCode: unprovided<ScriptureCode, void>('loadCode'),
  },
  actions: {
    /** Sees to it that the context of a verse that was shown can be opened without a network. */
    keepContext: (_, _quotation: Verse) => {},
    keepWanted: assign(({ event }) => ({ wanted: event as Wanted })),
    open: assign(({ event, spawn }) => {
      const { reader, share, canShareText } = resultIn<ScriptureCode>(event)
      return { reader: spawn(reader), share: spawn(share, { input: { canShareText } }) }
    }),
    pass: enqueueActions(({ context: { reader, share, wanted }, enqueue }) => {
      if (wanted?.type === 'context.open' && reader !== null) enqueue.sendTo(reader, wanted)
      if (wanted?.type === 'verse.share' && share !== null) enqueue.sendTo(share, wanted)
      enqueue.assign({ wanted: null })
    }),
    close: enqueueActions(({ context, enqueue }) => {
      if (context.reader !== null) enqueue.sendTo(context.reader, { type: 'context.close' })
      if (context.share !== null) enqueue.sendTo(context.share, { type: 'share.close' })
      enqueue.assign({ wanted: null })
    }),
  },
  delays: retryDelays,
})

/**
 * Everything that can be done with a verse, one for the page. It comes beside the chats, with how this person reads; what
 * a press asks for is kept until the code for it is here.
 */
export const scriptureMachine = ownerOf(machine).createMachine({
  id: 'scripture',
  context: ({ input, spawn }) => ({
    preferences: spawn('readingPreferences', { id: 'readingPreferences', input }),
    lines: spawn('lineCheck', { id: 'lineCheck' }),
    reader: null,
    share: null,
    wanted: null,
    country: input.country,
  }),
  initial: 'idle',
  on: {
    'verse.shown': { actions: keepContext },
    'chat.left': { actions: 'close' },
  },
  states: {
    idle: {
      on: {
        'context.open': { target: 'loading', actions: 'keepWanted' },
        'verse.share': { target: 'loading', actions: 'keepWanted' },
      },
    },
    loading: {
      initial: 'asking',
      on: { 'context.open': { actions: 'keepWanted' }, 'verse.share': { actions: 'keepWanted' } },
      states: {
        asking: {
          invoke: {
            id: 'loadCode',
            src: 'loadCode',
            onDone: { target: '#scripture.here', actions: ['open', 'pass'] },
            onError: 'waiting',
          },
        },
        waiting: retrying('asking'),
      },
    },
    here: {
      on: {
        'context.open': { actions: ['keepWanted', 'pass'] },
        'verse.share': { actions: ['keepWanted', 'pass'] },
      },
    },
  },
})
