import { expect, test, vi } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { done, failed, heardBy, reach, walk } from '../../../tests/machines/testing.ts'
import { type FeedbackRequest, feedbackMachine, type StoredFeedback } from './feedback.machine.ts'

const give = (messageId: string, value: 'like' | 'dislike') => ({ type: 'feedback.give', messageId, value }) as const
const stored: StoredFeedback = { value: 'like', at: '2026-11-20T15:05:00.000Z' }

const { reached, untaken } = walk(feedbackMachine, {
  inputs: [{}],
  events: [give('r-1', 'like'), give('r-2', 'dislike'), done('sendFeedback', stored), failed('sendFeedback', null)],
  keyOf: ({ value, context }) => [value, context.messageId, context.value],
})

test('every transition is taken', () => expect(untaken).toEqual([]))

test.each(['idle', 'sending'] as const)('reaches %s', (value) =>
  expect(reached.some((state) => state.matches(value))).toBe(true),
)

test('one request at a time (spec §4): another one meanwhile is ignored', () => {
  const state = reach(feedbackMachine, {}, give('r-1', 'like'), give('r-2', 'dislike'), give('r-1', 'dislike'))
  expect(state.context).toMatchObject({ messageId: 'r-1', value: 'like' })
})

test('at rest nothing is busy', () => {
  for (const state of reached.filter((s) => s.matches('idle'))) expect(state.context.messageId).toBeNull()
})

/** Runs it under an owner that writes down what it hears. */
const run = (answer: (request: FeedbackRequest) => Promise<StoredFeedback>) => {
  const heard: unknown[] = []
  const haptic = vi.fn()
  const machine = feedbackMachine.provide({
    actors: { sendFeedback: fromPromise<StoredFeedback, FeedbackRequest>(({ input }) => answer(input)) },
    actions: { haptic: (_, strength) => haptic(strength) },
  })
  const actor = heardBy(createActor(machine), (event) => heard.push(event))
  return { actor, heard, haptic }
}

test('on success the owner hears the value and the time (spec §4)', async () => {
  const asked: FeedbackRequest[] = []
  const { actor, heard, haptic } = run(async (request) => {
    asked.push(request)
    return { ...stored, value: request.value }
  })
  actor.send(give('r-1', 'dislike'))
  await waitFor(actor, (s) => s.matches('idle'))
  expect(asked).toEqual([{ messageId: 'r-1', value: 'dislike' }])
  expect(heard).toEqual([{ type: 'feedback.given', messageId: 'r-1', value: 'dislike', at: stored.at }])
  expect(haptic).not.toHaveBeenCalled()
})

test('a failure is a heavy pulse and a word to the owner, and the next one may be sent (spec §8)', async () => {
  const { actor, heard, haptic } = run(() => Promise.reject(new Error('offline')))
  actor.send(give('r-1', 'like'))
  await waitFor(actor, (s) => s.matches('idle'))
  expect(haptic.mock.calls).toEqual([['heavy']])
  expect(heard).toEqual([{ type: 'feedback.failed' }])
  actor.send(give('r-2', 'like'))
  expect(actor.getSnapshot().value).toBe('sending')
})
