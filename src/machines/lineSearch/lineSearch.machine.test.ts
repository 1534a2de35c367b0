import { expect, test } from 'vitest'
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate'
import { done, elapsed, failed, heardBy, reach, walk } from '../../../tests/machines/testing.ts'
import {
  HITS_OF_EACH,
  HITS_OF_ONE,
  lineSearchMachine,
  type ScriptureHit,
  type SearchRequest,
} from './lineSearch.machine.ts'

const hit: ScriptureHit = {
  tradition: 'sikh',
  page: 955,
  reference: 'Guru Granth Sahib, Ang 955',
  original: 'ਨਾਨਕ ਚਿੰਤਾ ਮਤਿ ਕਰਹੁ ਚਿੰਤਾ ਤਿਸ ਹੀ ਹੇਇ ॥',
  by: 'words',
  covers: 1,
  marks: [{ from: 0, to: 4 }],
  others: 0,
}
const input = { tradition: 'sikh', text: '' } as const
const types = (value: string) => ({ type: 'text.change', value }) as const
const offline = Object.assign(new Error(), { kind: 'network', status: null })

const { reached, untaken } = walk(lineSearchMachine, {
  inputs: [input, { ...input, text: 'ਸਸਨਹ' }],
  events: [
    types('ਨਾਨਕ'),
    types('ਨਾਨਕ\nਚਿੰਤਾ'),
    types('917'),
    { type: 'text.clear' },
    { type: 'search.retry' },
    { type: 'hit.open', hit },
    elapsed('typing', 'lineSearch.waiting'),
    done('searchScripture', [[hit]]),
    done('searchScripture', [[], []]),
    failed('searchScripture', offline),
  ],
  keyOf: ({ value, context }) => [value, context],
})

test('every transition is taken', () => expect(untaken).toEqual([]))

test('what is shown was asked for, and a failure has its reason', () => {
  for (const state of reached) {
    const { answer, problem } = state.context
    expect(problem !== null).toBe(state.matches('failed'))
    if (state.matches('found')) expect(answer?.hits.flat().length).toBeGreaterThan(0)
    if (state.matches('nothing')) expect(answer?.hits.flat()).toEqual([])
    if (state.matches('empty') || state.matches('failed')) expect(answer).toBeNull()
  }
})

test('what was shared is looked for at once; nothing waits for nothing', () => {
  expect(reach(lineSearchMachine, { ...input, text: 'ਨਾਨਕ ਚਿੰਤਾ' }).value).toBe('searching')
  expect(reach(lineSearchMachine, { ...input, text: ' \n' }).value).toBe('empty')
})

test('what is typed stays letter for letter, also where nothing can be looked for', () => {
  const state = reach(lineSearchMachine, input, types(' Ang 917\n'))
  expect([state.value, state.context.text]).toEqual(['empty', ' Ang 917\n'])
  const long = 'ਨਾਨਕ '.repeat(1_000)
  expect(reach(lineSearchMachine, input, types(long)).context.text).toBe(long)
})

test.each([
  ['no network', offline, 'offline'],
  ['a surprise', new Error('surprise'), 'failed'],
])('%s: the text stays, and it can be tried again', (_, error, problem) => {
  const state = reach(lineSearchMachine, { ...input, text: 'ਨਾਨਕ' }, failed('searchScripture', error))
  expect([state.value, state.context.problem, state.context.text]).toEqual(['failed', problem, 'ਨਾਨਕ'])
  const again = reach(lineSearchMachine, { ...input, text: 'ਨਾਨਕ' }, failed('searchScripture', error), {
    type: 'search.retry',
  })
  expect([again.value, again.context.problem]).toEqual(['searching', null])
})

/** A machine whose searches are answered by hand. */
const start = (text = '') => {
  const clock = new SimulatedClock()
  const asked: { input: SearchRequest; signal: AbortSignal; resolve(hits: ScriptureHit[][]): void }[] = []
  const searchScripture = fromPromise<ScriptureHit[][], SearchRequest>(
    ({ input, signal }) => new Promise((resolve) => void asked.push({ input, signal, resolve })),
  )
  const logic = lineSearchMachine.provide({ actors: { searchScripture } })
  return { clock, asked, actor: createActor(logic, { clock, input: { ...input, text } }).start() }
}

test('300 ms after the last letter, and not before', () => {
  const { clock, asked, actor } = start()
  actor.send(types('ਨ'))
  clock.increment(299)
  actor.send(types('ਨਾ'))
  clock.increment(299)
  expect([actor.getSnapshot().value, asked.length]).toEqual(['waiting', 0])
  clock.increment(1)
  expect(asked.map(({ input }) => input)).toEqual([{ queries: ['ਨਾ'], limit: HITS_OF_ONE }])
})

test('several lines are asked for together, with fewer places of each', () =>
  expect(start('ਨਾਨਕ ॥\nਚਿੰਤਾ ॥').asked[0]?.input).toEqual({ queries: ['ਨਾਨਕ', 'ਚਿੰਤਾ'], limit: HITS_OF_EACH }))

test('a letter ends the search that is under way: its answer is not shown, and what was there before stays', async () => {
  const { clock, asked, actor } = start('ਨਾਨਕ')
  asked[0]?.resolve([[hit]])
  await waitFor(actor, (s) => s.matches('found'))
  const before = actor.getSnapshot().context.answer
  expect(before).toEqual({ queries: ['ਨਾਨਕ'], hits: [[hit]] })
  actor.send(types('ਚਿੰਤਾ'))
  clock.increment(300)
  expect(actor.getSnapshot().context.answer).toBe(before)
  actor.send(types('ਮਤਿ'))
  expect(asked[1]?.signal.aborted).toBe(true)
  asked[1]?.resolve([[]])
  clock.increment(300)
  expect([actor.getSnapshot().value, actor.getSnapshot().context.answer]).toEqual(['searching', before])
  asked[2]?.resolve([[]])
  await waitFor(actor, (s) => s.matches('nothing'))
  expect(actor.getSnapshot().context.answer).toEqual({ queries: ['ਮਤਿ'], hits: [[]] })
  actor.send({ type: 'text.clear' })
  expect([actor.getSnapshot().value, actor.getSnapshot().context.text]).toEqual(['empty', ''])
})

test('who reads on is told of to the owner', () => {
  const heard: unknown[] = []
  const actor = heardBy(createActor(lineSearchMachine, { input, clock: new SimulatedClock() }), (e) => heard.push(e))
  actor.send({ type: 'hit.open', hit })
  expect(heard).toEqual([{ type: 'lineSearch.read', hit, text: '' }])
})
