import { assign, setup } from 'xstate'
import { type Starter, startersOf } from './starters.ts'

type Context = {
  /** The viewer's calendar day, YYYY-MM-DD, and hour, 0 to 23, when it was looked at last. */
  today: string
  hour: number
  starters: Starter[]
}

type Event =
  /** A chat is shown in which nothing was said yet. */
  | { type: 'chat.empty' }
  /** It is no more: something was said, or another screen is shown. */
  | { type: 'chat.left' }
  /** The page is looked at again. */
  | { type: 'page.shown' }

const machine = setup({
  types: { context: {} as Context, events: {} as Event },
  actions: {
    readClock: assign({ today: '1970-01-01', hour: 0 }),
    choose: assign(({ context: { today, hour } }) => ({ starters: startersOf(today, hour) })),
  },
})

const choose = ['readClock', 'choose'] as const

/** What a chat begins with (D55). Chosen when it is opened and looked at again, so that nothing changes before one's eyes. */
export const beginningMachine = machine.createMachine({
  id: 'beginning',
  context: { today: '1970-01-01', hour: 0, starters: [] },
  initial: 'absent',
  states: {
    absent: { on: { 'chat.empty': 'shown' } },
    shown: {
      entry: choose,
      on: { 'chat.left': 'absent', 'page.shown': { actions: choose } },
    },
  },
})
