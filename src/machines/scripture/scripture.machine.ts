import { type ActorRefFrom, assign, enqueueActions, setup } from 'xstate'
import { ownerOf } from '../announce.ts'
import type { Verse } from '../entities.ts'
import { resultIn } from '../heard.ts'
import { lineCheckMachine } from '../lineCheck/lineCheck.machine.ts'
import type { quotationShareMachine } from '../quotationShare/quotationShare.machine.ts'
import type { readerMachine } from '../reader/reader.machine.ts'
import { type ReadingPreferences, readingPreferencesMachine } from '../readingPreferences/readingPreferences.machine.ts'
import { retryDelays, retrying } from '../retry.ts'
import type { Press } from '../savedVerses/press.ts'
import type { Owner, savedVersesMachine } from '../savedVerses/savedVerses.machine.ts'
import { unprovided } from '../unprovided.ts'

/** What comes with the first verse that somebody opens, shares or saves. */
export type ScriptureCode = {
  reader: typeof readerMachine
  share: typeof quotationShareMachine
  saved: typeof savedVersesMachine
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
    input: {} as ReadingPreferences & {
      country?: string | undefined
      /** Something was saved on this device. */
      hasSaved?: boolean
    },
    context: {} as {
      preferences: ActorRefFrom<typeof readingPreferencesMachine>
      lines: ActorRefFrom<typeof lineCheckMachine>
      reader: ActorRefFrom<typeof readerMachine> | null
      share: ActorRefFrom<typeof quotationShareMachine> | null
      saved: ActorRefFrom<typeof savedVersesMachine> | null
      /** Something was saved on this device before this page. */
      hasSaved: boolean
      /** Whose list of what was saved it is. */
      owner: Owner
      wanted: Wanted | null
      /** A dialog was asked for: it stays, to give the focus back. */
      asked: boolean
      /** Saved before the list is here: each of them is. */
      saving: readonly Press[]
      country: string | undefined
    },
    events: {} as
      | Wanted
      | Press
      /** Somebody wants to see what is saved. */
      | { type: 'saved.open' }
      /** Something is on the screen that may be saved already. */
      | { type: 'mark.shown' }
      | { type: 'owner.changed'; owner: Owner }
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
    keepWanted: assign(({ event }) => ({ wanted: event as Wanted, asked: true })),
    keepSaving: assign(({ context, event }) => ({ saving: [...context.saving, event as Press] })),
    open: assign(({ context: { owner }, event, spawn }) => {
      const { reader, share, saved, canShareText } = resultIn<ScriptureCode>(event)
      return {
        reader: spawn(reader),
        share: spawn(share, { input: { canShareText } }),
        saved: spawn(saved, { input: { owner } }),
      }
    }),
    /** All that waited, in its order. */
    saveKept: enqueueActions(({ context: { saved, saving }, enqueue }) => {
      if (saved !== null) for (const press of saving) enqueue.sendTo(saved, press)
      enqueue.assign({ saving: [] })
    }),
    save: enqueueActions(({ context: { saved }, event, enqueue }) => {
      if (saved !== null) enqueue.sendTo(saved, event as Press)
    }),
    keepOwner: enqueueActions(({ context: { saved }, event, enqueue }) => {
      const told = event as { type: 'owner.changed'; owner: Owner }
      enqueue.assign({ owner: told.owner })
      if (saved !== null) enqueue.sendTo(saved, told)
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
  guards: { hasSaved: ({ context }) => context.hasSaved },
  delays: retryDelays,
})

/**
 * Everything that can be done with a verse, one for the page. It comes beside the chats, with how this person reads; what
 * a press asks for is kept until the code for it is here: of dialogs the last one, of what is to be saved each.
 */
export const scriptureMachine = ownerOf(machine).createMachine({
  id: 'scripture',
  context: ({ input, spawn }) => ({
    preferences: spawn('readingPreferences', { id: 'readingPreferences', input }),
    lines: spawn('lineCheck', { id: 'lineCheck' }),
    reader: null,
    share: null,
    saved: null,
    hasSaved: input.hasSaved ?? false,
    owner: null,
    wanted: null,
    asked: false,
    saving: [],
    country: input.country,
  }),
  initial: 'idle',
  on: {
    'verse.shown': { actions: keepContext },
    'chat.left': { actions: 'close' },
    'owner.changed': { actions: 'keepOwner' },
  },
  states: {
    idle: {
      on: {
        'context.open': { target: 'loading', actions: 'keepWanted' },
        'verse.share': { target: 'loading', actions: 'keepWanted' },
        'verse.save': { target: 'loading', actions: 'keepSaving' },
        'answer.save': { target: 'loading', actions: 'keepSaving' },
        'saved.open': 'loading',
        // Where nothing was ever saved, no mark can be wrong.
        'mark.shown': { guard: 'hasSaved', target: 'loading' },
      },
    },
    loading: {
      initial: 'asking',
      on: {
        'context.open': { actions: 'keepWanted' },
        'verse.share': { actions: 'keepWanted' },
        'verse.save': { actions: 'keepSaving' },
        'answer.save': { actions: 'keepSaving' },
      },
      states: {
        asking: {
          invoke: {
            id: 'loadCode',
            src: 'loadCode',
            onDone: { target: '#scripture.here', actions: ['open', 'pass', 'saveKept'] },
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
        'verse.save': { actions: 'save' },
        'answer.save': { actions: 'save' },
      },
    },
  },
})
