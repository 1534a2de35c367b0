import { assign, setup } from 'xstate'
import { announce } from '../announce.ts'
import type { FeedbackType } from '../entities.ts'
import { unprovided } from '../unprovided.ts'

export type FeedbackRequest = { messageId: string; value: FeedbackType }

/** What the server stored: the value, and when, ISO 8601. */
export type StoredFeedback = { value: FeedbackType; at: string }

/** What this machine announces to its owner. */
export type FeedbackAnnouncement =
  | ({ type: 'feedback.given'; messageId: string } & StoredFeedback)
  | { type: 'feedback.failed' }

type Context = {
  /** The reply whose feedback is on its way. */
  messageId: string | null
  value: FeedbackType | null
}

const toRequest = ({ context }: { context: Context }): FeedbackRequest => ({
  messageId: context.messageId ?? '',
  value: context.value ?? 'like',
})

const machine = setup({
  types: {
    context: {} as Context,
    events: {} as { type: 'feedback.give' } & FeedbackRequest,
    emitted: {} as FeedbackAnnouncement,
  },
  actors: { sendFeedback: unprovided<StoredFeedback, FeedbackRequest>('sendFeedback') },
  actions: {
    tellGiven: announce(
      ({ context, event }: { context: Context; event: { output: StoredFeedback } }): FeedbackAnnouncement => ({
        type: 'feedback.given',
        messageId: context.messageId ?? '',
        ...event.output,
      }),
    ),
    tellFailed: announce({ type: 'feedback.failed' }),
    keep: assign(({ event: { messageId, value } }) => ({ messageId, value })),
    forget: assign({ messageId: null, value: null }),
    /** A pulse in the hand, where there is one. */
    haptic: (_, _strength: 'heavy') => {},
  },
})

/** Feedback, spec §4: one request at a time; on success the message gets the value and a time. */
export const feedbackMachine = machine.createMachine({
  id: 'feedback',
  context: () => ({ messageId: null, value: null }),
  initial: 'idle',
  states: {
    idle: { on: { 'feedback.give': { target: 'sending', actions: 'keep' } } },
    sending: {
      invoke: {
        id: 'sendFeedback',
        src: 'sendFeedback',
        input: toRequest,
        onDone: { target: 'idle', actions: ['tellGiven', 'forget'] },
        // Spec §8 Feedback failures: logged or tracked only, with a heavy haptic pulse.
        onError: { target: 'idle', actions: [{ type: 'haptic', params: 'heavy' }, 'tellFailed', 'forget'] },
      },
    },
  },
})
