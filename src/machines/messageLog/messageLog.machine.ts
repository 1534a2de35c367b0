import { assign, fromCallback, type SnapshotFrom, setup } from 'xstate'
import { ownerOf } from '../announce.ts'
import type { ChatMessage } from '../entities.ts'
import type { EventOf } from '../heard.ts'
import { type Change, changeOf, newFrom } from './change.ts'

type Messages = readonly ChatMessage[]

/** Who holds the messages, and tells when they have become others. */
export type Conversation = {
  getSnapshot(): { context: { messages: Messages } }
  subscribe(hear: () => void): { unsubscribe(): void }
}

type Context = {
  messages: Messages
  /** What became of them with the last change. */
  change: Change
  /** Where in `messages` what came with the last change begins; their number when nothing did. */
  freshFrom: number
}

type Event =
  | { type: 'messages.changed'; messages: Messages }
  /** The list is on the screen, from its end. */
  | { type: 'list.shown' }
  /** Near enough to the end to follow what arrives there, or no more. */
  | { type: 'end.reached' }
  | { type: 'end.left' }
  /** The person has asked for older messages. */
  | { type: 'older.asked' }
type On<Type extends Event['type']> = EventOf<Event, Type>

const messagesOf = (event: Event) => (event as On<'messages.changed'>).messages

const changeFor = ({ messages: before }: Context, messages: Messages): Partial<Context> => {
  const change = changeOf(before, messages)
  if (change === 'same') return { messages, change }
  return { messages, change, freshFrom: change === 'newer' ? Math.max(0, newFrom(before, messages)) : messages.length }
}

/** The newest message, when it is another than before. */
const newestOf = ({ messages: before }: Context, messages: Messages): ChatMessage | null => {
  const newest = messages.at(-1)
  return newest === undefined || newest.id === before.at(-1)?.id ? null : newest
}

/** The conversation may be made in the same step: it is asked for when the log begins to listen. */
type LogInput = { conversation: () => Conversation }

const machine = setup({
  types: { input: {} as LogInput, context: {} as Context, events: {} as Event },
  actors: {
    hearMessages: fromCallback<Event, LogInput>(({ input, sendBack }) => {
      const conversation = input.conversation()
      let heard: Messages | null = null
      const tell = () => {
        const { messages } = conversation.getSnapshot().context
        if (messages !== heard) sendBack({ type: 'messages.changed', messages })
        heard = messages
      }
      tell()
      return conversation.subscribe(tell).unsubscribe
    }),
  },
  actions: {
    keep: assign(({ context, event }) => changeFor(context, messagesOf(event))),
    forgetChange: assign(({ context }) => ({ change: 'same', freshFrom: context.messages.length })),
  },
  guards: {
    isNewer: ({ context, event }) => changeOf(context.messages, messagesOf(event)) === 'newer',
    /** An older page, or another conversation. */
    isOther: ({ context, event }) => !['same', 'newer'].includes(changeOf(context.messages, messagesOf(event))),
    hasNewest: ({ context, event }) => newestOf(context, messagesOf(event)) !== null,
    /** What a person has just written is always shown to them, wherever they were reading; and a conversation opens so. */
    isShown: ({ context, event }) => {
      const newest = newestOf(context, messagesOf(event))
      if (newest === null) return false
      return context.messages.length === 0 || newest.sender === 'user' || newest.kind === 'processing'
    },
  },
})

/**
 * What is new in the log of a conversation (WAI-ARIA `log`), for who reads it and for who hears it: whether its end is in
 * view, what has come there unseen, and whether a screen reader is told. Rows come into the page while the log scrolls,
 * and would each be read out as new: so it speaks only from a message that arrives at its end until the reader goes
 * elsewhere.
 */
export const messageLogMachine = ownerOf(machine).createMachine({
  id: 'messageLog',
  context: ({ input, spawn }) => {
    spawn('hearMessages', { id: 'hearMessages', input })
    return { messages: [], change: 'same', freshFrom: 0 }
  },
  type: 'parallel',
  states: {
    place: {
      initial: 'end',
      on: { 'list.shown': '.end' },
      states: {
        end: { on: { 'end.left': 'elsewhere' } },
        elsewhere: {
          on: {
            'end.reached': 'end',
            'messages.changed': [
              { guard: 'isShown', target: 'end' },
              { guard: 'hasNewest', target: 'unseen' },
            ],
          },
        },
        /** A message has arrived at the end, out of sight. */
        unseen: {
          on: {
            'end.reached': 'end',
            'messages.changed': { guard: 'isShown', target: 'end' },
          },
        },
      },
    },
    voice: {
      initial: 'silent',
      on: { 'list.shown': { target: '.silent', actions: 'forgetChange' } },
      states: {
        silent: {
          on: {
            'messages.changed': [{ guard: 'isNewer', target: 'speaking', actions: 'keep' }, { actions: 'keep' }],
          },
        },
        speaking: {
          on: {
            'messages.changed': [{ guard: 'isOther', target: 'silent', actions: 'keep' }, { actions: 'keep' }],
            'end.left': 'silent',
          },
        },
      },
    },
    /** The control above the messages: it tells of itself once somebody has used it, not when the list opens. */
    older: {
      initial: 'unasked',
      on: { 'list.shown': '.unasked' },
      states: { unasked: { on: { 'older.asked': 'asked' } }, asked: {} },
    },
  },
})

/** What the list of the messages shows of it. */
export type LogState = Pick<Context, 'change' | 'freshFrom'> & {
  /** Where the reader is; `unseen` is elsewhere, with a message that arrived at the end meanwhile. */
  place: 'end' | 'elsewhere' | 'unseen'
  /** A screen reader is told of what arrives. */
  speaks: boolean
  /** The control for older messages was used. */
  asked: boolean
}

export const logState = ({ value, context }: SnapshotFrom<typeof messageLogMachine>): LogState => ({
  change: context.change,
  freshFrom: context.freshFrom,
  place: value.place,
  speaks: value.voice === 'speaking',
  asked: value.older === 'asked',
})
