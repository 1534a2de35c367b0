import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import { user } from '../../../tests/machines/fixtures.ts'
import { heardBy, reach, walk } from '../../../tests/machines/testing.ts'
import type { Tradition } from '../entities.ts'
import type { ScriptureHit } from '../lineSearch/lineSearch.machine.ts'
import { type LibraryInput, libraryMachine } from './library.machine.ts'

const input: LibraryInput = {
  book: { places: { sikh: null, hindu: { page: 3, verse: null } }, size: 'normal' },
  tradition: 'hindu',
  shelf: { page: 'read', at: '2.47' },
  quoted: null,
  shared: '',
  owner: null,
}
const moved = (page: string, at: string | null = null, tradition: Tradition = 'hindu') =>
  ({ type: 'shelf.changed', tradition, shelf: { page, at } }) as const

const hit: ScriptureHit = {
  tradition: 'sikh',
  page: 917,
  reference: 'Guru Granth Sahib, Ang 917',
  original: 'ਏ ਮਨ ਮੇਰਿਆ ਤੂ ਸਦਾ ਰਹੁ ਹਰਿ ਨਾਲੇ ॥',
  by: 'words',
  covers: 1,
  marks: [],
  others: 0,
}

const MESSAGE = '0d9f5a10-0000-4000-8000-000000000001'
const signedIn = (id: string | null) =>
  ({
    type: 'auth.changed',
    status: id === null ? 'visitor' : 'complete',
    user: id === null ? null : user({ id }),
  }) as const

const { untaken } = walk(libraryMachine, {
  inputs: [input],
  events: [
    moved('read'),
    moved('read', '18'),
    moved('read', '19'),
    moved('find'),
    moved('find', null, 'sikh'),
    moved('read', '917', 'sikh'),
    { type: 'lineSearch.read', hit, text: 'ਏ ਮਨ' },
    moved('saved'),
    moved('past'),
    moved('past', MESSAGE),
    signedIn('asha'),
    { type: 'past.go', at: MESSAGE },
    { type: 'book.turn', tradition: 'hindu', place: { page: 4, verse: 1 } },
  ],
  keyOf: ({ value, context }) => [value, context.tradition, context.shelf, context.owner],
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
    expect(reach(libraryMachine, { ...input, tradition, shelf: { page: 'read', at } }).value.page).toBe(state),
  )
})

test.each([
  [null, 'saved'],
  ['1', 'nowhere'],
])('what was saved stands at an address without a place: %j, %s', (at, state) =>
  expect(reach(libraryMachine, { ...input, shelf: { page: 'saved', at } }).value.page).toBe(state),
)

test('from the book to what was saved, and back', () => {
  const actor = createActor(libraryMachine, { input }).start()
  actor.send(moved('saved'))
  expect([actor.getSnapshot().value.page, actor.getSnapshot().children.book]).toEqual(['saved', undefined])
  actor.send(moved('read', '2.47'))
  expect(actor.getSnapshot().value.page).toBe('book')
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

describe('the search', () => {
  const open = (shared: string) =>
    createActor(libraryMachine, { input: { ...input, shared, shelf: { page: 'find', at: null } } }).start()
  const searchIn = (actor: ReturnType<typeof open>) => actor.getSnapshot().children.lineSearch

  test('begins with what was shared, and keeps what was typed while pages are read', () => {
    const actor = open('ਏ ਮਨ ਮੇਰਿਆ')
    expect(searchIn(actor)?.getSnapshot().context.text).toBe('ਏ ਮਨ ਮੇਰਿਆ')
    searchIn(actor)?.send({ type: 'text.change', value: 'ਏ ਮਨ' })
    actor.send(moved('read', '2.47'))
    expect(actor.getSnapshot().value.page).toBe('book')
    actor.send(moved('find'))
    expect([actor.getSnapshot().value.page, searchIn(actor)?.getSnapshot().context.text]).toEqual(['find', 'ਏ ਮਨ'])
  })

  test('is not there before it is asked for', () =>
    expect(createActor(libraryMachine, { input }).start().getSnapshot().children.lineSearch).toBeUndefined())

  test('a line that was found is opened where it stands, marked, as an entry of its own in the history', () => {
    const actor = open('')
    const heard: unknown[] = []
    actor.on('*', (event) => heard.push(event))
    searchIn(actor)?.send({ type: 'hit.open', hit: { ...hit, tradition: 'hindu', page: 2, verse: 47 } })
    expect(heard).toEqual([{ type: 'library.go', path: '/hi/read/2.47', replace: false }])
    actor.send(moved('read', '2.47'))
    expect(actor.getSnapshot().children.book?.getSnapshot().context.quoted).toEqual({
      reference: hit.reference,
      original: hit.original,
    })
  })

  test('a line of the other scripture is opened there, marked, and what was looked for is there again', () => {
    const actor = open('')
    searchIn(actor)?.send({ type: 'text.change', value: 'ਏ ਮਨ' })
    searchIn(actor)?.send({ type: 'hit.open', hit })
    actor.send(moved('read', '917', 'sikh'))
    expect(actor.getSnapshot().children.book?.getSnapshot().context).toMatchObject({
      tradition: 'sikh',
      place: { page: 917, verse: null },
      quoted: { reference: hit.reference, original: hit.original },
    })
    actor.send(moved('find'))
    expect(searchIn(actor)?.getSnapshot().context).toMatchObject({ tradition: 'hindu', text: 'ਏ ਮਨ' })
  })
})

describe('one’s own conversations', () => {
  const at = (place: string | null, owner: string | null = 'asha') => ({
    ...input,
    owner,
    shelf: { page: 'past', at: place },
  })
  const open = (place: string | null, owner?: string | null) =>
    createActor(libraryMachine, { input: at(place, owner) }).start()
  const pastIn = (actor: ReturnType<typeof open>) => actor.getSnapshot().children.pastMessages?.getSnapshot()

  test.each([
    [null, 'past'],
    [MESSAGE, 'past'],
    ['2026-11-02', 'past'],
    ['2026-13-02', 'nowhere'],
    ['917', 'nowhere'],
  ])('at %j: %s', (place, page) => expect(reach(libraryMachine, at(place)).value.page).toBe(page))

  test('are asked for where they are, for who is signed in', () => {
    expect(createActor(libraryMachine, { input }).start().getSnapshot().children.pastMessages).toBeUndefined()
    expect(pastIn(open(MESSAGE))?.context).toMatchObject({ owner: 'asha', at: MESSAGE })
    expect(pastIn(open(null, null))?.value).toBe('visitor')
  })

  test('a message that was found is an entry of its own in the history; what was typed stays while pages are read', () => {
    const actor = open(null)
    const heard: unknown[] = []
    actor.on('*', (event) => heard.push(event))
    const { pastMessages } = actor.getSnapshot().children
    pastMessages?.send({ type: 'text.change', value: 'worry' })
    pastMessages?.send({ type: 'hit.open', id: MESSAGE })
    expect(heard).toEqual([{ type: 'library.go', path: `/hi/past/${MESSAGE}`, replace: false }])
    actor.send(moved('past', MESSAGE))
    expect(pastIn(actor)?.context.at).toBe(MESSAGE)
    actor.send(moved('read', '2.47'))
    expect(pastIn(actor)?.context.at).toBe(MESSAGE)
    actor.send(moved('past'))
    expect(pastIn(actor)?.context).toMatchObject({ at: null, text: 'worry' })
  })

  test.each([
    ['there', 'past'],
    ['before they are opened', 'read'],
  ])('who is signed in is known %s, and nothing of the one before stays', (_, page) => {
    const actor = open(null)
    actor.getSnapshot().children.pastMessages?.send({ type: 'text.change', value: 'worry' })
    actor.send(moved(page))
    actor.send(signedIn('bina'))
    actor.send(moved('past'))
    expect(pastIn(actor)?.context).toMatchObject({ owner: 'bina', text: '' })
    const book = createActor(libraryMachine, { input: { ...input, owner: 'asha' } }).start()
    book.send(signedIn(null))
    book.send(moved('past'))
    expect(pastIn(book)?.value).toBe('visitor')
  })
})
