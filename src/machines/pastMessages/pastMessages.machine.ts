import { assign, setup } from 'xstate'
import { announce } from '../announce.ts'
import { type ChatMessage, type MessagePage, PAGE_CONVERSATIONS, type ServerMessage } from '../entities.ts'
import { type EventOf, errorIn, resultIn } from '../heard.ts'
import { unprovided } from '../unprovided.ts'
import { type Around, aroundOf, has, leadsOn, type Side, withPage } from './pages.ts'
import { isNowhere, type PastProblem, pastProblem } from './pastMessages.messages.ts'
import { isDay } from './place.ts'

/** How long after the last letter it is looked for, ms. */
export const TYPING_MS = 300

/** The longest text that is looked for, characters (contract). */
export const QUERY_LIMIT = 200

/** How many pages in a row may lead on to nothing before the person is asked again. */
export const MAX_REPEATED_PAGES = 10

/** A message in which every word of what was asked for begins one of its own. Names as in the contract (D61). */
export type PastHit = {
  message: ServerMessage
  /** What was met, in UTF-16 units of the content. */
  marks: { from: number; to: number }[]
}
export type PastRequest = { query: string; before: string | null }
/** Newest first. `partial`: found without the server, in what this device has kept. */
export type PastHits = { hits: PastHit[]; more: boolean; partial: boolean }
export type PastAnswer = PastHits & { query: string }

/** What is loaded: around a message, from a moment on (ISO 8601), or a page as the history counts them. */
export type AroundRequest = { message: string } | { since: string } | { page: number }

/** Who is signed in, by id; null for a visitor. */
export type PastOwner = string | null
/** `at` is the message by id, or the day, that the address names; null for the search. */
export type PastInput = { owner: PastOwner; at: string | null }

type Context = PastInput & {
  text: string
  /** Of what was asked for last: it stays while the next is on its way, and where that does not come. */
  answer: PastAnswer | null
  searchProblem: PastProblem | null
  /** When the day of the address begins where the viewer is, ISO 8601. */
  since: string
  around: Around | null
  placeProblem: PastProblem | null
  /** Pages in a row that led on to the next. */
  repeats: number
}
type Event =
  | { type: 'owner.changed'; owner: PastOwner }
  | { type: 'place.changed'; at: string | null }
  | { type: 'text.change'; value: string }
  | { type: 'search.submit' }
  | { type: 'search.retry' }
  | { type: 'more.load' }
  | { type: 'hit.open'; id: string }
  | { type: 'day.open'; day: string }
  | { type: 'search.open' }
  | { type: 'place.retry' }
  | { type: 'older.load' }
  | { type: 'newer.load' }

/** Somebody goes to a message, a day, or the search: what stands behind the page in its address. */
export type PastAnnouncement = { type: 'past.go'; at: string | null }

type In = { context: Context }

/** What of a text is looked for; empty where there is nothing that could be. */
export const queryOf = (text: string): string =>
  /[\p{L}\p{N}]/u.test(text) ? Array.from(text.trim().replace(/\s+/g, ' ')).slice(0, QUERY_LIMIT).join('').trim() : ''

/** More was typed than is looked for. */
export const isCut = (text: string): boolean => Array.from(text.trim().replace(/\s+/g, ' ')).length > QUERY_LIMIT

// biome-ignore lint/style/noRestrictedGlobals: reads a text, not the clock
const msOf = (iso: string | null): number => Date.parse(iso ?? '')

/** The message that the address names: itself, or the first one at or after the day; null where there is none. */
export const markedIn = ({ at, since, around }: Context): ChatMessage | null =>
  at === null
    ? null
    : (around?.messages.find(({ id, createdAt }) => (isDay(at) ? msOf(createdAt) >= msOf(since) : id === at)) ?? null)

/** Nobody's yet. */
const nothing = {
  text: '',
  answer: null,
  searchProblem: null,
  since: '',
  around: null,
  placeProblem: null,
  repeats: 0,
} as const satisfies Omit<Context, keyof PastInput>

const firstHits = ({ context }: In): PastRequest => ({ query: queryOf(context.text), before: null })
const moreHits = ({ context: { answer } }: In): PastRequest => ({
  query: answer?.query ?? '',
  before: answer?.hits.at(-1)?.message.created_at ?? null,
})
const toPlace = ({ context: { at, since } }: In): AroundRequest =>
  at !== null && isDay(at) ? { since } : { message: at ?? '' }
const pageAt = (conversation: number): AroundRequest => ({ page: Math.floor(conversation / PAGE_CONVERSATIONS) + 1 })
const olderPage = ({ context }: In) => pageAt(context.around?.to ?? 0)
const newerPage = ({ context }: In) => pageAt(Math.max(0, (context.around?.from ?? 0) - 1))

const machine = setup({
  types: {
    input: {} as PastInput,
    context: {} as Context,
    events: {} as Event,
    emitted: {} as PastAnnouncement,
  },
  actors: {
    searchMessages: unprovided<PastHits, PastRequest>('searchMessages'),
    loadAround: unprovided<MessagePage, AroundRequest>('loadAround'),
  },
  actions: {
    /** Puts into the context when the day of the address begins where the viewer is. */
    readDayStart: assign({ since: '' }),
    /** Nothing of the one before stays. */
    keepOwner: assign(({ event }) => ({ ...nothing, owner: (event as EventOf<Event, 'owner.changed'>).owner })),
    keepPlace: assign(({ event }) => ({ at: (event as EventOf<Event, 'place.changed'>).at })),
    keepText: assign(({ event }) => ({ text: (event as EventOf<Event, 'text.change'>).value })),
    forgetAnswer: assign({ answer: null }),
    keepAnswer: assign(({ context, event }) => ({
      answer: { ...resultIn<PastHits>(event), query: queryOf(context.text) },
    })),
    joinAnswer: assign(({ context: { answer }, event }) => {
      const { hits, more, partial } = resultIn<PastHits>(event)
      const known = new Set(answer?.hits.map(({ message }) => message.id))
      const found = [...(answer?.hits ?? []), ...hits.filter(({ message }) => !known.has(message.id))]
      return { answer: { query: answer?.query ?? '', hits: found, more, partial: partial || answer?.partial === true } }
    }),
    keepSearchProblem: assign(({ event }) => ({ searchProblem: pastProblem(errorIn(event)) })),
    forgetSearchProblem: assign({ searchProblem: null }),
    forgetAround: assign({ since: '', around: null }),
    keepAround: assign(({ event }) => ({ around: aroundOf(resultIn<MessagePage>(event)) })),
    joinPage: assign(({ context: { around }, event }) => ({
      around: around && withPage(around, resultIn<MessagePage>(event)),
    })),
    noteRepeat: assign({ repeats: ({ context }) => context.repeats + 1 }),
    forgetRepeats: assign({ repeats: 0 }),
    keepPlaceProblem: assign(({ event }) => ({ placeProblem: pastProblem(errorIn(event)) })),
    forgetPlaceProblem: assign({ placeProblem: null }),
    goToMessage: announce(
      ({ event: { id } }: { event: EventOf<Event, 'hit.open'> }): PastAnnouncement => ({ type: 'past.go', at: id }),
    ),
    goToDay: announce(
      ({ event: { day } }: { event: EventOf<Event, 'day.open'> }): PastAnnouncement => ({ type: 'past.go', at: day }),
    ),
    goToSearch: announce<unknown, PastAnnouncement>({ type: 'past.go', at: null }),
  },
  guards: {
    isMember: ({ context }) => context.owner !== null,
    isSomebodyElse: ({ context, event }) => (event as EventOf<Event, 'owner.changed'>).owner !== context.owner,
    asks: ({ context }) => queryOf(context.text) !== '',
    willAsk: ({ event }) => queryOf((event as EventOf<Event, 'text.change'>).value) !== '',
    hasFound: ({ event }) => resultIn<PastHits>(event).hits.length > 0,
    hasMore: ({ context }) => context.answer?.more === true,
    isSearch: ({ context }) => context.at === null,
    isDayPlace: ({ event }) => isDay((event as EventOf<Event, 'day.open'>).day),
    /** Also of a server that does not know how to look for a message, and answers with another page. */
    isThere: ({ context: { at }, event }) => {
      const { messages } = resultIn<MessagePage>(event)
      return at !== null && isDay(at) ? messages.length > 0 : messages.some(({ id }) => id === at)
    },
    isNowhere: ({ event }) => isNowhere(errorIn(event)),
    has: ({ context: { around } }, side: Side) => around !== null && has(side, around),
    /** Others have pushed what is here away from that page, and there is more. */
    leadsToNothing: ({ context: { around, repeats }, event }, side: Side) => {
      const page = resultIn<MessagePage>(event)
      return (
        around !== null &&
        repeats < MAX_REPEATED_PAGES &&
        !leadsOn(side, around, page) &&
        has(side, withPage(around, page))
      )
    },
  },
  delays: { typing: TYPING_MS },
})

const of = <const Name extends 'has' | 'leadsToNothing', const At extends Side>(type: Name, params: At) => ({
  type,
  params,
})

/**
 * One's own conversations, of who is signed in (D61): a search in them, and the place of a message or a day, with what
 * was said before and after it on request.
 */
export const pastMessagesMachine = machine.createMachine({
  id: 'pastMessages',
  context: ({ input }) => ({ ...input, ...nothing }),
  initial: 'deciding',
  on: { 'owner.changed': { guard: 'isSomebodyElse', target: '.deciding', actions: 'keepOwner' } },
  states: {
    deciding: { always: [{ guard: 'isMember', target: 'here' }, { target: 'visitor' }] },
    /** Nobody is signed in: there are no conversations that would be theirs alone. */
    visitor: { on: { 'place.changed': { actions: 'keepPlace' } } },
    here: {
      type: 'parallel',
      states: {
        search: {
          initial: 'empty',
          on: {
            'text.change': [
              { guard: 'willAsk', target: '.waiting', actions: 'keepText' },
              { target: '.empty', actions: 'keepText' },
            ],
            'hit.open': { actions: 'goToMessage' },
            'day.open': { guard: 'isDayPlace', actions: 'goToDay' },
          },
          states: {
            /** Nothing that could be looked for. */
            empty: { entry: 'forgetAnswer' },
            waiting: { after: { typing: 'searching' }, on: { 'search.submit': 'searching' } },
            searching: {
              invoke: {
                id: 'searchMessages',
                src: 'searchMessages',
                input: firstHits,
                onDone: [
                  { guard: 'hasFound', target: 'found', actions: 'keepAnswer' },
                  { target: 'nothing', actions: 'keepAnswer' },
                ],
                onError: { target: 'failed', actions: 'keepSearchProblem' },
              },
            },
            found: {
              initial: 'resting',
              states: {
                resting: { on: { 'more.load': { guard: 'hasMore', target: 'loadingMore' } } },
                loadingMore: {
                  invoke: {
                    id: 'searchMore',
                    src: 'searchMessages',
                    input: moreHits,
                    onDone: { target: 'resting', actions: 'joinAnswer' },
                    onError: { target: 'moreFailed', actions: 'keepSearchProblem' },
                  },
                },
                moreFailed: { exit: 'forgetSearchProblem', on: { 'more.load': 'loadingMore' } },
              },
            },
            nothing: {},
            failed: {
              exit: 'forgetSearchProblem',
              on: { 'search.retry': 'searching', 'search.submit': 'searching' },
            },
          },
        },
        place: {
          initial: 'deciding',
          on: {
            'place.changed': { target: '.deciding', actions: 'keepPlace' },
            'search.open': { actions: 'goToSearch' },
          },
          states: {
            deciding: { always: [{ guard: 'isSearch', target: 'absent' }, { target: 'loading' }] },
            /** The address is that of the search. */
            absent: { entry: 'forgetAround' },
            loading: {
              entry: ['forgetAround', 'readDayStart'],
              invoke: {
                id: 'loadAround',
                src: 'loadAround',
                input: toPlace,
                onDone: [{ guard: 'isThere', target: 'shown', actions: 'keepAround' }, { target: 'nowhere' }],
                onError: [
                  { guard: 'isNowhere', target: 'nowhere' },
                  { target: 'failed', actions: 'keepPlaceProblem' },
                ],
              },
            },
            shown: {
              type: 'parallel',
              states: {
                older: {
                  initial: 'resting',
                  states: {
                    resting: {
                      on: {
                        'older.load': { guard: of('has', 'older'), target: 'loading', actions: 'forgetRepeats' },
                      },
                    },
                    loading: {
                      invoke: {
                        id: 'loadOlder',
                        src: 'loadAround',
                        input: olderPage,
                        onDone: [
                          {
                            guard: of('leadsToNothing', 'older'),
                            target: 'loading',
                            reenter: true,
                            actions: ['joinPage', 'noteRepeat'],
                          },
                          { target: 'resting', actions: 'joinPage' },
                        ],
                        onError: 'failed',
                      },
                    },
                    failed: { on: { 'older.load': { target: 'loading', actions: 'forgetRepeats' } } },
                  },
                },
                newer: {
                  initial: 'resting',
                  states: {
                    resting: {
                      on: {
                        'newer.load': { guard: of('has', 'newer'), target: 'loading', actions: 'forgetRepeats' },
                      },
                    },
                    loading: {
                      invoke: {
                        id: 'loadNewer',
                        src: 'loadAround',
                        input: newerPage,
                        onDone: [
                          {
                            guard: of('leadsToNothing', 'newer'),
                            target: 'loading',
                            reenter: true,
                            actions: ['joinPage', 'noteRepeat'],
                          },
                          { target: 'resting', actions: 'joinPage' },
                        ],
                        onError: 'failed',
                      },
                    },
                    failed: { on: { 'newer.load': { target: 'loading', actions: 'forgetRepeats' } } },
                  },
                },
              },
            },
            /** The message is not theirs, or not there any more; or nothing was ever said. */
            nowhere: {},
            failed: { exit: 'forgetPlaceProblem', on: { 'place.retry': 'loading' } },
          },
        },
      },
    },
  },
})
