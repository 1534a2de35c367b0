import { expect, test } from 'vitest'
import { changeOf, newFrom } from './change.ts'

const rowsOf = (...ids: string[]) => ids.map((id) => ({ id, kind: id === 'processing' ? 'processing' : 'message' }))

test.each([
  ['nothing', rowsOf('a', 'b'), rowsOf('a', 'b'), 'same'],
  ['nothing, where nothing is', [], [], 'same'],
  ['an older page', rowsOf('c', 'd'), rowsOf('a', 'b', 'c', 'd'), 'older'],
  ['a new message', rowsOf('a'), rowsOf('a', 'b', 'processing'), 'newer'],
  ['an answer for the processing bubble', rowsOf('a', 'b', 'processing'), rowsOf('a', 'b', 'r'), 'newer'],
  ['an answer, and the server’s id', rowsOf('a', 'c1', 'processing'), rowsOf('a', 's1', 'r'), 'newer'],
  ['the first page', [], rowsOf('a', 'b'), 'other'],
  ['none any more', rowsOf('a', 'b'), [], 'other'],
  ['a message in the place of another', rowsOf('x'), rowsOf('a', 'processing'), 'other'],
  ['a page before, and a message after', rowsOf('b', 'c'), rowsOf('a', 'b', 'c', 'd'), 'other'],
  ['something between', rowsOf('a', 'c'), rowsOf('a', 'b', 'c'), 'other'],
  ['another conversation', rowsOf('a', 'b'), rowsOf('x', 'y', 'z'), 'other'],
])('%s', (_name, previous, next, expected) => expect(changeOf(previous, next)).toBe(expected))

test('the first question of all is new; a history that comes late is not', () => {
  expect(changeOf([], rowsOf('q', 'processing'))).toBe('newer')
  expect(changeOf([], rowsOf('a', 'b'))).toBe('other')
  expect(changeOf([], rowsOf('a', 'b', 'q', 'processing'))).toBe('other')
})

test('where what is new begins', () => {
  expect(newFrom(rowsOf('a'), rowsOf('a', 'b', 'processing'))).toBe(1)
  expect(newFrom(rowsOf('a', 'c1', 'processing'), rowsOf('a', 's1', 'r'))).toBe(1)
  expect(newFrom(rowsOf('x'), rowsOf('a', 'processing'))).toBe(-1)
  expect(newFrom(rowsOf('b', 'c'), rowsOf('a', 'b', 'c', 'd'))).toBe(3)
})
