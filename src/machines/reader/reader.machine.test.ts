import { expect, test } from 'vitest'
import { createActor, type EventFrom, fromPromise, SimulatedClock, waitFor } from 'xstate'
import { done, elapsed, failed, reach, walk } from '../../../tests/machines/testing.ts'
import type { ScriptureContext } from '../../scripture/scriptureContext.ts'
import type { Verse } from '../entities.ts'
import { readerMachine } from './reader.machine.ts'
import { UNVERIFIED } from './reader.messages.ts'

const quotation: Verse = { reference: 'r', original: 'o', translation: 't' }
const other: Verse = { ...quotation, original: 'p' }
const passage: ScriptureContext = { ...quotation, lines: [{ reference: 'r', text: 'o', quoted: true }] }
const open = { type: 'context.open', quotation } as const
const offline = Object.assign(new Error(), { kind: 'network', status: null })
const missing = Object.assign(new Error(), { kind: 'http', status: 404 })
const forged = Object.assign(new Error(), { code: UNVERIFIED })

const { reached, untaken } = walk(readerMachine, {
  inputs: [undefined],
  events: [
    open,
    { type: 'context.retry' },
    { type: 'context.close' },
    done('loadContext', passage),
    failed('loadContext', forged),
    elapsed('opening', 'reader.opening'),
  ],
  keyOf: ({ value, context }) => [value, context.problem],
})

test('every transition is taken', () => expect(untaken).toEqual([]))

test.each(['closed', 'opening', 'open', 'unavailable'] as const)('reaches %s', (value) =>
  expect(reached.some((state) => state.matches(value))).toBe(true),
)

test('it is open only with a passage, and unavailable only with a reason', () => {
  for (const state of reached) {
    if (state.matches('open')) expect(state.context.passage).toEqual(passage)
    if (state.matches('opening')) expect([state.context.passage, state.context.problem]).toEqual([null, null])
    if (state.matches('unavailable'))
      expect([state.context.passage === null, state.context.problem]).not.toContain(null)
  }
})

test.each([
  ['no network', offline, 'offline'],
  ['no such file', missing, 'failed'],
  ['another text', forged, 'unverified'],
  ['a surprise', new Error('surprise'), 'failed'],
])('%s', (_name, error, problem) => {
  const state = reach(readerMachine, undefined, open, failed('loadContext', error))
  expect([state.value, state.context.problem]).toEqual(['unavailable', problem])
})

test('another verse takes the place of the one before', () => {
  const events: EventFrom<typeof readerMachine>[] = [open, done('loadContext', passage)]
  const state = reach(readerMachine, undefined, ...events, { type: 'context.open', quotation: other })
  expect([state.value, state.context.passage, state.context.quotation]).toEqual(['opening', null, other])
})

test('what does not come is given up after a while; tried again, the same verse is asked for', async () => {
  const asked: (string | undefined)[] = []
  const loadContext = fromPromise<ScriptureContext, Verse | null>(({ input }) => {
    asked.push(input?.original)
    return asked.length === 1 ? new Promise(() => {}) : Promise.resolve(passage)
  })
  const clock = new SimulatedClock()
  const actor = createActor(readerMachine.provide({ actors: { loadContext } }), { clock }).start()
  actor.send(open)
  clock.increment(19_999)
  expect(actor.getSnapshot().value).toBe('opening')
  clock.increment(1)
  expect(actor.getSnapshot().value).toBe('unavailable')
  actor.send({ type: 'context.retry' })
  await waitFor(actor, (s) => s.matches('open'))
  expect(asked).toEqual(['o', 'o'])
})

test.each<[string, EventFrom<typeof readerMachine>[]]>([
  ['while it is on its way', [open]],
  ['when it is read', [open, done('loadContext', passage)]],
  ['when it did not come', [open, failed('loadContext', offline)]],
])('the dialog closes %s', (_name, events) =>
  expect(reach(readerMachine, undefined, ...events, { type: 'context.close' }).value).toBe('closed'),
)
