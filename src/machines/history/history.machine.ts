import { assign, type SnapshotFrom, setup } from 'xstate'
import { announce } from '../announce.ts'
import { type MessagePage, PAGE_CONVERSATIONS, type ServerMessage } from '../entities.ts'
import { resultIn } from '../heard.ts'
import { unprovided } from '../unprovided.ts'

/** How many pages in a row may bring nothing new before the person is asked again. */
export const MAX_REPEATED_PAGES = 10

/** What this machine announces to its owner: a page, oldest message first. It may repeat what is known. */
export type HistoryAnnouncement = { type: 'history.page'; messages: ServerMessage[] }

type Context = {
  /** The page that is asked for, from 1. */
  page: number
  /** Conversations on the server. */
  total: number
  /** What was read without a gap, counted from the latest conversation: from this one on, up to but without that one. */
  from: number
  read: number
  /** Ids of the messages that were read. */
  seen: readonly string[]
  /** Pages in a row that led on to the next. */
  repeats: number
  /** The last page of older messages did not come; nothing that is here is lost. */
  olderFailed: boolean
  /** A refresh was asked for while another page was on its way. */
  stale: boolean
}

type Event = { type: 'older.load' } | { type: 'history.retry' } | { type: 'history.refresh' }

const unseen = (seen: readonly string[], { messages }: MessagePage): string[] => {
  const known = new Set(seen)
  return messages.map(({ id }) => id).filter((id) => !known.has(id))
}
const isNew = (seen: readonly string[], page: MessagePage): boolean => unseen(seen, page).length > 0

/** New conversations push those that were read further back; erased ones let them come nearer. */
const moved = (context: Context, page: MessagePage) => {
  const by = context.seen.length === 0 ? 0 : page.total_conversations - context.total
  return { from: Math.max(0, context.from + by), read: Math.max(0, context.read + by) }
}

const withPage = (context: Context, page: MessagePage): Partial<Context> => {
  const { from, read } = moved(context, page)
  const joins = page.start_index <= read && page.end_index >= from
  return {
    total: page.total_conversations,
    from: joins ? Math.min(from, page.start_index) : from,
    read: joins ? Math.max(read, page.end_index) : read,
    seen: [...context.seen, ...unseen(context.seen, page)],
  }
}

const toPage = ({ context }: { context: Context }) => ({ page: context.page })

const machine = setup({
  types: { context: {} as Context, events: {} as Event, emitted: {} as HistoryAnnouncement },
  actors: { loadPage: unprovided<MessagePage, { page: number }>('loadPage') },
  actions: {
    tellPage: announce(
      ({ event }: { event: { output: MessagePage } }): HistoryAnnouncement => ({
        type: 'history.page',
        messages: event.output.messages,
      }),
    ),
    keepPage: assign(({ context, event }) => withPage(context, resultIn<MessagePage>(event))),
    noteStale: assign({ stale: true }),
    /** What began elsewhere meanwhile was noticed by counting: it is fetched next. */
    noticeGap: assign({ stale: ({ context }) => context.stale || context.from > 0 }),
    turnPage: assign({ page: ({ context }) => context.page + 1, repeats: ({ context }) => context.repeats + 1 }),
    toFirstPage: assign({ page: 1, repeats: 0, stale: false }),
    toOlderPage: assign({
      page: ({ context }) => Math.floor(context.read / PAGE_CONVERSATIONS) + 1,
      repeats: 0,
      olderFailed: false,
    }),
    noteOlderFailed: assign({ olderFailed: true }),
    forgetOlderFailed: assign({ olderFailed: false }),
  },
  guards: {
    hasOlder: ({ context }) => context.read < context.total,
    hasNoOlder: ({ context }) => context.read >= context.total,
    isStale: ({ context }) => context.stale,
    /** Nothing new on the page, and older ones exist. */
    bringsNothing: ({ context, event }) => {
      const page = resultIn<MessagePage>(event)
      return (
        !isNew(context.seen, page) && page.end_index < page.total_conversations && context.repeats < MAX_REPEATED_PAGES
      )
    },
    /** A refreshed page that does not reach back to what is here: more was said elsewhere than fits one page. */
    leavesGap: ({ context, event }) => {
      const page = resultIn<MessagePage>(event)
      return (
        page.messages.length > 0 && page.end_index < moved(context, page).from && context.repeats < MAX_REPEATED_PAGES
      )
    },
  },
})

const keepPage = ['tellPage', 'keepPage'] as const
const nextPage = [...keepPage, 'turnPage'] as const

/**
 * History loading, spec §4: pages of five conversations from the latest; older pages on request. Pages are counted from
 * the latest conversation, and new ones may begin meanwhile, so a page may bring nothing new: it leads on to the next.
 */
export const historyMachine = machine.createMachine({
  id: 'history',
  context: () => ({
    page: 1,
    total: 0,
    from: 0,
    read: 0,
    seen: [],
    repeats: 0,
    olderFailed: false,
    stale: false,
  }),
  initial: 'loading',
  states: {
    /** The first page. */
    loading: {
      on: { 'history.refresh': { actions: 'noteStale' } },
      invoke: {
        id: 'loadPage',
        src: 'loadPage',
        input: toPage,
        onDone: [
          { guard: 'bringsNothing', target: 'loading', reenter: true, actions: nextPage },
          { target: 'ready', actions: keepPage },
        ],
        onError: [
          // The network came back while this page was still waiting for the old one.
          { guard: 'isStale', target: 'loading', reenter: true, actions: 'toFirstPage' },
          { target: 'failed' },
        ],
      },
    },
    ready: {
      initial: 'resting',
      states: {
        resting: {
          always: [
            { guard: 'isStale', target: 'refreshing' },
            { guard: 'hasNoOlder', target: '#history.allLoaded' },
          ],
          on: { 'history.refresh': 'refreshing', 'older.load': { guard: 'hasOlder', target: '#history.loadingOlder' } },
        },
        /** What is here stays and can be read and added to; a refresh that fails changes nothing. */
        refreshing: {
          entry: 'toFirstPage',
          initial: 'reading',
          states: {
            reading: {
              on: {
                'history.refresh': { actions: 'noteStale' },
                // What the person asked for comes first, the refresh after it.
                'older.load': { guard: 'hasOlder', target: '#history.loadingOlder', actions: 'noteStale' },
              },
              invoke: {
                id: 'refreshPage',
                src: 'loadPage',
                input: toPage,
                onDone: [
                  { guard: 'leavesGap', target: 'reading', reenter: true, actions: nextPage },
                  { target: '#history.ready.resting', actions: [...keepPage, 'forgetOlderFailed'] },
                ],
                onError: '#history.ready.resting',
              },
            },
          },
        },
      },
    },
    loadingOlder: {
      entry: 'toOlderPage',
      initial: 'reading',
      states: {
        reading: {
          on: { 'history.refresh': { actions: 'noteStale' } },
          invoke: {
            id: 'loadOlderPage',
            src: 'loadPage',
            input: toPage,
            onDone: [
              { guard: 'bringsNothing', target: 'reading', reenter: true, actions: nextPage },
              { target: '#history.ready', actions: [...keepPage, 'noticeGap'] },
            ],
            onError: { target: '#history.ready', actions: 'noteOlderFailed' },
          },
        },
      },
    },
    allLoaded: { on: { 'history.refresh': 'ready.refreshing' } },
    /** Spec §8: only system messages are kept; nothing else was here. */
    failed: {
      on: {
        'history.retry': { target: 'loading', actions: 'toFirstPage' },
        'history.refresh': { target: 'loading', actions: 'toFirstPage' },
      },
    },
  },
})

type Snapshot = SnapshotFrom<typeof historyMachine>

/** Whether there are older messages than those that were read. */
export const hasOlder = ({ context }: Snapshot): boolean => context.read < context.total

/** What the control at the top of the conversation shows. */
export const olderState = (snapshot: Snapshot): 'none' | 'ready' | 'loading' | 'failed' => {
  if (snapshot.matches('loadingOlder')) return 'loading'
  if (!hasOlder(snapshot)) return 'none'
  return snapshot.context.olderFailed ? 'failed' : 'ready'
}
