import { describe, expect, test, vi } from 'vitest'
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate'
import { done, elapsed, failed, heardBy, reach, walk } from '../../../tests/machines/testing.ts'
import { UNVERIFIED } from '../reader/reader.messages.ts'
import { type BookInput, type BookPage, bookMachine, type Kept, TEXT_SIZES } from './book.machine.ts'
import { readPlace, writePlace } from './place.ts'

const input: BookInput = {
  tradition: 'sikh',
  place: { page: 917, verse: null },
  places: { sikh: { page: 5, verse: null }, hindu: null },
  size: 'normal',
  quoted: null,
}
const page: BookPage = { number: 917, lines: ['a'], latin: ['a'], heads: [], renderings: [], names: [] }
const turned = (at: number) => ({ type: 'place.changed', place: { page: at, verse: null } }) as const
const counted = (kept: number): Kept => ({ kept, leaves: 143 })
const offline = Object.assign(new Error(), { kind: 'network', status: null })
const full = Object.assign(new Error(), { name: 'QuotaExceededError' })

const { reached, untaken } = walk(bookMachine, {
  inputs: TEXT_SIZES.map((size) => ({ ...input, size })),
  events: [
    turned(918),
    { type: 'place.changed', place: { page: 917, verse: 3 } },
    { type: 'place.find', value: '920' },
    { type: 'place.find', value: '1431' },
    { type: 'place.edit' },
    { type: 'page.retry' },
    { type: 'text.larger' },
    { type: 'text.smaller' },
    { type: 'keep.start' },
    { type: 'keep.stop' },
    { type: 'keep.remove' },
    done('loadPage', page),
    failed('loadPage', offline),
    elapsed('opening', 'book.page.opening'),
    done('countKept', counted(0)),
    done('countKept', counted(143)),
    failed('countKept', new Error('no caches')),
    done('keepSome', counted(6)),
    done('keepSome', counted(143)),
    failed('keepSome', full),
    done('removeKept', counted(0)),
    failed('removeKept', new Error()),
  ],
  keyOf: ({ value }) => value,
})

test('every transition is taken', () => expect(untaken).toEqual([]))

test('a page is open only when it is here, and unavailable only with a reason', () => {
  for (const state of reached) {
    if (state.matches({ page: 'open' })) expect(state.context.page).toEqual(page)
    if (state.matches({ page: 'opening' })) expect([state.context.page, state.context.problem]).toEqual([null, null])
    if (state.matches({ page: 'unavailable' })) expect(state.context.problem).not.toBeNull()
    if (state.matches({ keeping: 'stopped' })) expect(state.context.keepProblem).not.toBeNull()
    if (state.matches({ keeping: 'whole' })) expect(state.context.kept).toBe(state.context.leaves)
  }
})

describe('where it opens', () => {
  test.each([
    ['at the place of the address', {}, { page: 917, verse: null }],
    ['else where it was read last', { place: null }, { page: 5, verse: null }],
    ['else at the beginning', { place: null, tradition: 'hindu' as const }, { page: 1, verse: null }],
  ])('%s', (_, over, place) => expect(reach(bookMachine, { ...input, ...over }).context.place).toEqual(place))
})

test.each([
  ['no network', offline, 'offline'],
  ['no such file', Object.assign(new Error(), { kind: 'http', status: 404 }), 'failed'],
  ['another text', Object.assign(new Error(), { code: UNVERIFIED }), 'unverified'],
  ['a surprise', new Error('surprise'), 'failed'],
])('%s', (_, error, problem) => {
  const state = reach(bookMachine, input, failed('loadPage', error))
  expect([state.value.page, state.context.problem]).toEqual(['unavailable', problem])
})

test.each([
  ['no network while it is being kept', offline, 'offline'],
  ['no more room', full, 'full'],
  ['a leaf that is not the published one', new Error(), 'failed'],
])('%s: what is kept stays, and another try goes on', (_, error, problem) => {
  const events = [done('countKept', counted(6)), { type: 'keep.start' } as const, done('keepSome', counted(12))]
  const stopped = reach(bookMachine, input, ...events, failed('keepSome', error))
  expect([stopped.value.keeping, stopped.context.keepProblem, stopped.context.kept]).toEqual(['stopped', problem, 12])
  const again = reach(bookMachine, input, ...events, failed('keepSome', error), { type: 'keep.start' })
  expect([again.value.keeping, again.context.keepProblem]).toEqual([{ fetching: 'some' }, null])
})

test('what does not come is given up after a while; tried again, the same page is asked for, and its place kept', async () => {
  const asked: number[] = []
  const savePlace = vi.fn()
  const loadPage = fromPromise<BookPage, Pick<BookInput, 'tradition'> & { page: number }>(({ input }) => {
    asked.push(input.page)
    return asked.length === 1 ? new Promise(() => {}) : Promise.resolve(page)
  })
  const clock = new SimulatedClock()
  const logic = bookMachine.provide({ actors: { loadPage }, actions: { savePlace: (_, at) => savePlace(at) } })
  const actor = createActor(logic, { clock, input }).start()
  clock.increment(19_999)
  expect(actor.getSnapshot().matches({ page: 'opening' })).toBe(true)
  clock.increment(1)
  expect(actor.getSnapshot().matches({ page: 'unavailable' })).toBe(true)
  expect(savePlace).not.toHaveBeenCalled()
  actor.send({ type: 'page.retry' })
  await waitFor(actor, (s) => s.matches({ page: 'open' }))
  expect(asked).toEqual([917, 917])
  expect(savePlace.mock.calls).toEqual([[{ tradition: 'sikh', place: { page: 917, verse: null } }]])
})

describe('going to a place that was typed', () => {
  const find = (tradition: 'sikh' | 'hindu', value: string) => {
    const heard: unknown[] = []
    const actor = heardBy(createActor(bookMachine, { input: { ...input, tradition } }), (event) => heard.push(event))
    actor.send({ type: 'place.find', value })
    return { heard, find: actor.getSnapshot().value.find }
  }
  test.each([
    ['sikh', '1430', { page: 1430, verse: null }],
    ['sikh', ' ੯੧੭ ', { page: 917, verse: null }],
    ['hindu', '2.47', { page: 2, verse: 47 }],
    ['hindu', '२:४७', { page: 2, verse: 47 }],
    ['hindu', '18', { page: 18, verse: null }],
  ] as const)('%s: %s', (tradition, value, place) =>
    expect(find(tradition, value)).toEqual({ heard: [{ type: 'book.turn', tradition, place }], find: 'quiet' }),
  )
  test.each([
    ['sikh', '1431'],
    ['sikh', '0'],
    ['sikh', '12.3'],
    ['sikh', ''],
    ['hindu', '19'],
    ['hindu', '2.0'],
    ['hindu', 'two'],
  ] as const)('%s: there is no %j', (tradition, value) =>
    expect(find(tradition, value)).toEqual({ heard: [], find: 'refused' }),
  )
})

test('the size of the letters is remembered when it is changed', () => {
  const saved: string[] = []
  const logic = bookMachine.provide({ actions: { saveSize: (_, size) => saved.push(size) } })
  const actor = createActor(logic, { input: { ...input, size: 'larger' } }).start()
  expect(actor.getSnapshot().value.size).toBe('larger')
  for (const type of ['text.larger', 'text.larger', 'text.smaller', 'text.smaller', 'text.smaller'] as const)
    actor.send({ type })
  expect(saved).toEqual(['largest', 'larger', 'large', 'normal'])
})

test('a place reads as it was written', () => {
  for (const [tradition, text] of [
    ['sikh', '1'],
    ['sikh', '1430'],
    ['hindu', '18.78'],
    ['hindu', '3'],
  ] as const) {
    const place = readPlace(tradition, text)
    expect(place && writePlace(place)).toBe(text)
  }
  for (const text of ['', '01', '1e3', '1.', '../1', '1 ']) expect(readPlace('hindu', text)).toBeNull()
})
