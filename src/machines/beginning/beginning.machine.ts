import { assign, setup } from 'xstate'
import type { SpiritualReference, Tradition } from '../entities.ts'
import { type EventOf, resultIn } from '../heard.ts'
import { unprovided } from '../unprovided.ts'
import { type Starter, startersOf } from './starters.ts'
import { verseOf } from './verses.ts'

/** How long the questions wait for the verse that stands above them, ms: nothing is put before what somebody reads. */
export const VERSE_LIMIT_MS = 3_000

type Context = {
  tradition: Tradition
  /** The viewer's calendar day, YYYY-MM-DD, and hour, 0 to 23, when it was looked at last. */
  today: string
  hour: number
  starters: Starter[]
  /** The verse of that day, verified; null where it did not come. */
  verse: SpiritualReference | null
  /** The day whose verse was asked for. */
  verseDay: string
}

type Event =
  /** A chat is shown in which nothing was said yet. */
  | { type: 'chat.empty'; tradition: Tradition }
  /** It is no more: something was said, or another screen is shown. */
  | { type: 'chat.left' }
  /** The page is looked at again. */
  | { type: 'page.shown' }

const toVerse = ({ context }: { context: Context }) => verseOf(context.tradition, context.today)

const machine = setup({
  types: { context: {} as Context, events: {} as Event },
  actors: { loadVerse: unprovided<SpiritualReference, string>('loadVerse') },
  actions: {
    readClock: assign({ today: '1970-01-01', hour: 0 }),
    keepTradition: assign(({ event }) => ({ tradition: (event as EventOf<Event, 'chat.empty'>).tradition })),
    choose: assign(({ context: { today, hour } }) => ({ starters: startersOf(today, hour) })),
    awaitVerse: assign(({ context: { today } }) => ({ verse: null, verseDay: today })),
    keepVerse: assign(({ event }) => ({ verse: resultIn<SpiritualReference>(event) })),
  },
  delays: { verseLimit: VERSE_LIMIT_MS },
  guards: { isSameDay: ({ context }) => context.today === context.verseDay },
})

/**
 * What a chat begins with (D55, D56): a verse for the day, and three questions. Chosen when it is opened and looked at again,
 * so that nothing changes before one's eyes; and shown at once, or without the verse.
 */
export const beginningMachine = machine.createMachine({
  id: 'beginning',
  context: { tradition: 'sikh', today: '', hour: 0, starters: [], verse: null, verseDay: '' },
  initial: 'absent',
  states: {
    absent: { on: { 'chat.empty': { target: 'loading', actions: ['keepTradition', 'readClock'] } } },
    loading: {
      entry: ['choose', 'awaitVerse'],
      invoke: {
        id: 'loadVerse',
        src: 'loadVerse',
        input: toVerse,
        onDone: { target: 'shown', actions: 'keepVerse' },
        onError: 'shown',
      },
      after: { verseLimit: 'shown' },
      on: { 'chat.left': 'absent' },
    },
    shown: {
      on: { 'chat.left': 'absent', 'page.shown': { target: 'looking', actions: 'readClock' } },
    },
    looking: { always: [{ guard: 'isSameDay', target: 'shown', actions: 'choose' }, { target: 'loading' }] },
  },
})
