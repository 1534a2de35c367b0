import { expect, test } from 'vitest'
import { setup } from 'xstate'
import { type WalkNotes, walk } from '../tests/machines/testing.ts'
import { coverageOf, type Given, toTable } from './coverage.ts'

/** A door: it opens, it closes, and it is locked for good. */
const door = setup({ types: { events: {} as { type: 'push' | 'pull' | 'lock' | 'knock' } } }).createMachine({
  id: 'door',
  initial: 'deciding',
  on: { knock: {} },
  states: {
    deciding: { always: 'closed' },
    closed: { on: { push: 'open', lock: 'locked' } },
    open: { initial: 'ajar', on: { pull: 'closed' }, states: { ajar: { on: { push: 'wide' } }, wide: {} } },
    locked: { type: 'final' },
  },
})
/** A bell that is nothing but there. */
const bell = setup({ types: { events: {} as { type: 'ring' } } }).createMachine({
  id: 'bell',
  on: { ring: { actions: () => {} } },
})

const notes = globalThis as WalkNotes
/** What walks with these events leave behind; not among the records of the real machines. */
function records(doorEvents: ('push' | 'pull' | 'lock' | 'knock')[]) {
  const before = notes.walkRecords
  notes.walkRecords = []
  const keyOf = ({ value }: { value: unknown }) => value
  walk(door, { inputs: [undefined], events: doorEvents.map((type) => ({ type })), keyOf })
  walk(bell, { inputs: [undefined], events: [{ type: 'ring' }], keyOf })
  const left = notes.walkRecords
  notes.walkRecords = before
  return left
}

const ALL = ['push', 'pull', 'lock', 'knock'] as const
const whole: Given = {
  machines: { door, bell },
  architecture: { asks: ['door'], has: ['door'] },
  walks: records([...ALL]),
  stories: [
    { id: 'house--closed', states: ['door:closed'] },
    { id: 'house--ajar', states: ['door:open.ajar', 'bell:alone'] },
    { id: 'house--wide', states: ['door:open.wide'] },
    { id: 'house--paint', states: [], stateless: 'a colour' },
  ],
  viewless: { 'door:locked': 'as closed' },
}
const problemsOf = (over: Partial<Given>) => coverageOf({ ...whole, ...over }).problems
const storiesWithout = (id: string) => whole.stories.filter((story) => story.id !== id)

test('all is covered, and counted', () => {
  const { rows, problems } = coverageOf(whole)
  expect(problems).toEqual([])
  expect(rows).toEqual([
    { machine: 'door', states: 6, transitions: 6, taken: 6, reached: 6, withView: 3, shown: 3, stories: 3 },
    { machine: 'bell', states: 1, transitions: 1, taken: 1, reached: 1, withView: 1, shown: 1, stories: 1 },
  ])
  expect(toTable(rows, whole.stories.length).split('\n').slice(2)).toEqual([
    '| `door` | 6 | 6 | all | 3 | all | 3 |',
    '| `bell` | 1 | 1 | all | 1 | all | 1 |',
    '| **2 machines** | **7** | **7** | **all** | **4** | **all** | **4** |',
  ])
})

test('a state that no story shows', () =>
  expect(problemsOf({ stories: storiesWithout('house--wide') })).toEqual(['door: no story shows open.wide']))

test('a state that is left at once needs no story, and cannot have one', () => {
  const stories = [...whole.stories, { id: 'house--deciding', states: ['door:deciding'] }]
  expect(problemsOf({ stories })).toEqual(['house--deciding: door never rests in deciding'])
})

test('a transition that no path takes, and the states behind it', () => {
  const walks = records(['push', 'pull', 'knock'])
  expect(problemsOf({ walks, viewless: {} })).toEqual([
    'door: no path takes "door.closed: lock -> door.locked"',
    'door: no path reaches locked',
  ])
  // What forbids an event is a transition like any other.
  expect(problemsOf({ walks: records(['push', 'pull', 'lock']) })).toEqual([
    'door: no path takes "door: knock -> (stays)"',
  ])
})

test('a story of a state that no path reaches', () => {
  const stories = [...whole.stories, { id: 'house--locked', states: ['door:locked'] }]
  const problems = problemsOf({ stories, walks: records(['push', 'pull', 'knock']), viewless: {} })
  expect(problems).toContain('house--locked: door never rests in locked')
})

test('a story of a state, or a machine, that there is not', () => {
  const stories = [
    ...whole.stories,
    { id: 'house--gone', states: ['door:gone'] },
    { id: 'house--group', states: ['door:open'] },
    { id: 'house--window', states: ['window:open'] },
  ]
  expect(problemsOf({ stories })).toEqual([
    'house--gone: door has no state gone',
    'house--group: door has no state open',
    'house--window: no machine for window:open',
  ])
})

test('a story that says nothing about states, or none without a reason', () =>
  expect(
    problemsOf({
      stories: [
        ...whole.stories,
        { id: 'house--mute', states: undefined },
        { id: 'house--vague', states: [], stateless: ' ' },
      ],
    }),
  ).toEqual(['house--mute: says of no state that it shows it', 'house--vague: shows no state, without a reason']))

test('a machine of the architecture that is missing', () =>
  expect(problemsOf({ architecture: { asks: ['door', 'window'], has: ['door'] } })).toEqual([
    'window: the architecture names it, and the catalogue does not',
  ]))

test('a machine that no path test walks, or only an earlier version of it', () => {
  const [doorWalk, bellWalk] = whole.walks
  if (doorWalk === undefined || bellWalk === undefined) throw new Error('two machines were walked')
  expect(problemsOf({ walks: [bellWalk] })).toEqual(['door: no path test has walked it (npm run test:unit)'])
  const earlier = { ...doorWalk, transitions: doorWalk.transitions.slice(1) }
  expect(problemsOf({ walks: [earlier, bellWalk] })).toEqual([
    'door: its walk is of another version of it (npm run test:unit)',
  ])
})

test.each([
  ['door:gone', 'viewless: door has no state gone'],
  ['window:*', 'viewless: there is no machine window'],
  ['door:closed', 'viewless: door:closed, and yet a story shows door:closed'],
  ['bell:*', 'viewless: bell:*, and yet a story shows bell:alone'],
  ['door:deciding', 'viewless: door:deciding is never at rest, so that needs not be said'],
])('an entry of the viewless that is none: %s', (entry, problem) =>
  expect(problemsOf({ viewless: { ...whole.viewless, [entry]: 'a reason' } })).toContain(problem),
)

test('an entry of the viewless without a reason', () =>
  expect(problemsOf({ viewless: { 'door:locked': ' ' } })).toEqual(['viewless: door:locked without a reason']))
