import { assign, fromCallback, raise, setup, stateIn } from 'xstate'
import { failureOf } from '../failure.ts'
import { type EventOf, errorIn, resultIn } from '../heard.ts'
import { unprovided } from '../unprovided.ts'
import { itemOf, type Press } from './press.ts'
import { type Content, isDirty, mergeSaved, noted, type Saved, savedAgain, withAccount } from './saved.ts'

/** How long 'Undo' stands after something was taken away, ms. */
export const UNDO_MS = 8_000
/** Changes wait so long for more of them before they are told to the account, ms. */
export const GATHER_MS = 10_000
/** Before an account that could not be reached is told again, ms. */
export const RETELL_MS = 30_000

/** Answers that another try would not change: full, broken, too large, not offered. */
const REFUSALS = [400, 404, 405, 409, 413, 422, 501]

/** Whose list it is: a user's by id, or the device's own. */
export type Owner = string | null
export type SavedInput = { owner: Owner }

/** A file of what was saved, in the words of the interface. */
export type SavedFile = { name: string; text: string }

type Context = {
  owner: Owner
  items: readonly Saved[]
  /** The one whose note is open, and the matter that it was under before: it stays there until the note is closed. */
  editing: { id: string; matter: string } | null
  /** The one that was taken away last, as it was. */
  undoable: Saved | null
  /** What the account is being told of. */
  sent: readonly Saved[]
  /** The time of the change that is being made, ISO 8601. */
  now: string
}

type Event =
  | { type: 'owner.changed'; owner: Owner }
  | Press
  | { type: 'item.save'; item: Content & { id: string } }
  | { type: 'item.remove'; id: string }
  | { type: 'item.restore' }
  | { type: 'note.open'; id: string }
  | { type: 'note.change'; note: string; matter: string }
  | { type: 'note.close' }
  /** Another tab stored the list. */
  | { type: 'saved.elsewhere'; owner: Owner; items: readonly Saved[] }
  | { type: 'order.byDate' }
  | { type: 'order.byMatter' }
  | { type: 'export.file'; file: SavedFile }
  | { type: 'export.print' }

type In = { context: Context }
type On<Type extends Event['type']> = EventOf<Event, Type>

const put = ({ items }: Context, item: Saved): readonly Saved[] => [item, ...items.filter(({ id }) => id !== item.id)]
const find = ({ items }: Context, id: string | undefined): Saved | undefined => items.find((item) => item.id === id)

const ownerOf = ({ context }: In): Owner => context.owner
const sentIn = ({ context }: In): readonly Saved[] => context.sent
const fileIn = ({ event }: { event: Event }) => (event as On<'export.file'>).file
const save = { type: 'saveList', params: ({ context: { owner, items } }: In) => ({ owner, items }) } as const

const base = setup({
  types: { input: {} as SavedInput, context: {} as Context, events: {} as Event },
  actors: {
    /** The list that is kept for them here; at a login with what the device had of its own. */
    openList: unprovided<readonly Saved[], Owner>('openList'),
    /** Tells the account what was changed; done with all that it has. */
    exchange: unprovided<readonly Saved[], readonly Saved[]>('exchange'),
    /** Tells what other tabs store. */
    hearTabs: fromCallback<Event>(() => {}),
    writeFile: unprovided<void, SavedFile>('writeFile'),
    print: unprovided<void, void>('print'),
  },
  actions: {
    /** Puts the time of a change into the context: after every change that is known, whatever the clock says. */
    readClock: assign({ now: '' }),
    /** Keeps the list on this device. */
    saveList: (_, _list: { owner: Owner; items: readonly Saved[] }) => {},
    keepOwner: assign(({ event }) => ({
      owner: (event as On<'owner.changed'>).owner,
      items: [],
      editing: null,
      undoable: null,
    })),
    /** With what was saved while the list was being opened. */
    keepList: assign(({ context, event }) => {
      const list = resultIn<readonly Saved[]>(event)
      const again = (item: Saved) =>
        savedAgain(
          list.find(({ id }) => id === item.id),
          item,
          item.changedAt,
        )
      return { items: mergeSaved(list, context.items.map(again)) }
    }),
    saveItem: raise(({ event }) => ({ type: 'item.save', item: itemOf(event as Press) }) as const),
    keepItem: assign(({ context, event }) => {
      const { item } = event as On<'item.save'>
      return { items: put(context, savedAgain(find(context, item.id), item, context.now)), undoable: null }
    }),
    dropItem: assign(({ context, event }) => {
      const item = find(context, (event as On<'item.remove'>).id)
      if (item === undefined || item.removed) return {}
      return {
        items: put(context, { ...item, removed: true, changedAt: context.now }),
        undoable: item,
        editing: null,
      }
    }),
    putBack: assign(({ context }) =>
      context.undoable === null
        ? {}
        : {
            items: put(context, {
              ...context.undoable,
              changedAt: context.now,
            }),
            undoable: null,
          },
    ),
    forgetUndo: assign({ undoable: null }),
    openNote: assign(({ context, event }) => {
      const { id } = event as On<'note.open'>
      return { editing: { id, matter: find(context, id)?.matter ?? '' }, undoable: null }
    }),
    closeNote: assign({ editing: null }),
    keepNote: assign(({ context, event }) => {
      const item = find(context, context.editing?.id)
      return item === undefined ? {} : { items: put(context, noted(item, event as On<'note.change'>, context.now)) }
    }),
    follow: assign(({ context, event }) => ({
      items: mergeSaved(context.items, (event as On<'saved.elsewhere'>).items),
    })),
    gatherNews: assign(({ context }) => ({ sent: context.items.filter(isDirty) })),
    keepTold: assign(({ context }) => {
      const told = new Map(context.sent.map(({ id, changedAt }) => [id, changedAt]))
      const items = context.items.map((item) =>
        told.get(item.id) === item.changedAt ? { ...item, syncedAt: item.changedAt } : item,
      )
      return { items, sent: [] }
    }),
    /** What changed here meanwhile is newer, and stays to be told. */
    keepAnswer: assign(({ context, event }) => ({
      items: withAccount(context.items, resultIn<readonly Saved[]>(event)),
    })),
  },
  guards: {
    isMember: ({ context }) => context.owner !== null,
    hasNews: ({ context }) => context.items.some(isDirty),
    isOwn: ({ context, event }) => (event as On<'saved.elsewhere'>).owner === context.owner,
    isRefused: ({ event }) => REFUSALS.includes(failureOf(errorIn(event)).status ?? 0),
    isThere: ({ context, event }) => find(context, (event as On<'item.remove'>).id)?.removed === false,
  },
  delays: { undo: UNDO_MS, gather: GATHER_MS, retell: RETELL_MS },
})

const machine = base.extend({ guards: { isHere: stateIn({ list: 'here' }) } })

/**
 * What a person saved (D60): verses and answers with their own notes. A visitor's stand on this device and join the
 * account at login; a member's are the same on every device, each change told to the account once it can be reached.
 */
export const savedVersesMachine = machine.createMachine({
  id: 'savedVerses',
  context: ({ input: { owner } }) => ({ owner, items: [], editing: null, undoable: null, sent: [], now: '' }),
  invoke: { id: 'hearTabs', src: 'hearTabs' },
  on: { 'verse.save': { actions: 'saveItem' }, 'answer.save': { actions: 'saveItem' } },
  type: 'parallel',
  states: {
    /** How the list is read. */
    order: {
      initial: 'byDate',
      states: {
        byDate: { on: { 'order.byMatter': 'byMatter' } },
        byMatter: { on: { 'order.byDate': 'byDate' } },
      },
    },
    list: {
      initial: 'opening',
      on: { 'owner.changed': { target: '.opening', actions: 'keepOwner' } },
      states: {
        opening: {
          on: { 'item.save': { actions: ['readClock', 'keepItem'] } },
          invoke: {
            id: 'openList',
            src: 'openList',
            input: ownerOf,
            onDone: { target: 'here', actions: ['keepList', save] },
            // A list that cannot be read is an empty one: what is saved from now on is kept.
            onError: 'here',
          },
        },
        here: {
          on: {
            'item.save': { target: '.quiet', actions: ['readClock', 'keepItem', save] },
            'item.remove': { guard: 'isThere', target: '.undoable', actions: ['readClock', 'dropItem', save] },
            'note.open': { guard: 'isThere', target: '.noting', actions: 'openNote' },
            'saved.elsewhere': { guard: 'isOwn', actions: 'follow' },
          },
          initial: 'quiet',
          states: {
            quiet: { entry: 'forgetUndo' },
            /** Something was taken away, and can be put back. */
            undoable: {
              after: { undo: 'quiet' },
              on: { 'item.restore': { target: 'quiet', actions: ['readClock', 'putBack', save] } },
            },
            /** A note is being written. */
            noting: {
              exit: 'closeNote',
              on: {
                // As it is typed: nothing is lost by whatever ends it.
                'note.change': { actions: ['readClock', 'keepNote', save] },
                'note.close': 'quiet',
              },
            },
          },
        },
      },
    },
    /** The account hears of every change. */
    sync: {
      initial: 'deciding',
      on: { 'owner.changed': '.deciding' },
      states: {
        deciding: { always: [{ guard: 'isMember', target: 'waiting' }, { target: 'alone' }] },
        /** A visitor's list is this device's. */
        alone: {},
        waiting: { always: { guard: 'isHere', target: 'exchanging' } },
        exchanging: {
          entry: 'gatherNews',
          invoke: {
            id: 'exchange',
            src: 'exchange',
            input: sentIn,
            // Kept as told first: the account may have given it an earlier time than a clock that is ahead.
            onDone: { target: 'told', actions: ['keepTold', save, 'keepAnswer', save] },
            onError: [{ guard: 'isRefused', target: 'refused' }, { target: 'failed' }],
          },
        },
        told: { always: { guard: 'hasNews', target: 'gathering' } },
        gathering: { after: { gather: 'exchanging' } },
        failed: { after: { retell: 'exchanging' } },
        /** The account takes no more of it, or there is none for it: another try would say the same. */
        refused: {},
      },
    },
    export: {
      initial: 'idle',
      states: {
        idle: {},
        writing: { invoke: { id: 'writeFile', src: 'writeFile', input: fileIn, onDone: 'idle', onError: 'failed' } },
        printing: { invoke: { id: 'print', src: 'print', onDone: 'idle', onError: 'failed' } },
        failed: {},
      },
      on: { 'export.file': '.writing', 'export.print': '.printing' },
    },
  },
})
