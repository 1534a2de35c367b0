import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import { heardBy, reach, walk } from '../../../tests/machines/testing.ts'
import { type LibraryInput, libraryMachine } from './library.machine.ts'

const input: LibraryInput = {
  book: { places: { sikh: null, hindu: { page: 3, verse: null } }, size: 'normal' },
  tradition: 'hindu',
  shelf: { page: 'read', at: '2.47' },
  quoted: null,
}
const moved = (page: string, at: string | null = null) => ({ type: 'shelf.changed', shelf: { page, at } }) as const

const { untaken } = walk(libraryMachine, {
  inputs: [input],
  events: [
    moved('read'),
    moved('read', '18'),
    moved('read', '19'),
    moved('saved'),
    { type: 'book.turn', tradition: 'hindu', place: { page: 4, verse: 1 } },
  ],
  keyOf: ({ value, context }) => [value, context.shelf],
})

test('every transition is taken', () => expect(untaken).toEqual([]))

describe('what stands at an address', () => {
  test.each([
    ['sikh', '1430', 'book'],
    ['sikh', '1431', 'nowhere'],
    ['sikh', '1.2', 'nowhere'],
    ['hindu', '18.78', 'book'],
    ['hindu', '19', 'nowhere'],
    ['hindu', '0', 'nowhere'],
    ['hindu', '', 'nowhere'],
    ['hindu', null, 'book'],
  ] as const)('%s %j: %s', (tradition, at, state) =>
    expect(reach(libraryMachine, { ...input, tradition, shelf: { page: 'read', at } }).value).toBe(state),
  )
})

test.each([
  [null, 'saved'],
  ['1', 'nowhere'],
])('what was saved stands at an address without a place: %j, %s', (at, state) =>
  expect(reach(libraryMachine, { ...input, shelf: { page: 'saved', at } }).value).toBe(state),
)

test('from the book to what was saved, and back', () => {
  const actor = createActor(libraryMachine, { input }).start()
  actor.send(moved('saved'))
  expect([actor.getSnapshot().value, actor.getSnapshot().children.book]).toEqual(['saved', undefined])
  actor.send(moved('read', '2.47'))
  expect(actor.getSnapshot().value).toBe('book')
})

test('an address without a place opens the book where it was read last, and leaves it there when it is open', () => {
  const actor = createActor(libraryMachine, { input: { ...input, shelf: { page: 'read', at: null } } }).start()
  const placeNow = () => actor.getSnapshot().children.book?.getSnapshot().context.place
  expect(placeNow()).toEqual({ page: 3, verse: null })
  actor.send(moved('read', '2.47'))
  actor.send(moved('read'))
  expect(placeNow()).toEqual({ page: 2, verse: 47 })
})

test('the pages of a book are turned within one entry of the history', () => {
  const actor = createActor(libraryMachine, { input })
  const heard: unknown[] = []
  heardBy(actor, (event) => heard.push(event))
  actor.getSnapshot().children.book?.send({ type: 'place.find', value: '18.66' })
  expect(heard).toEqual([{ type: 'library.go', path: '/hi/read/18.66', replace: true }])
})
