import { expect, test } from 'vitest'
import { changeOf, newFrom } from './change.ts'

const of = (...ids: string[]) => ids.map((id) => ({ id, kind: id === 'processing' ? 'processing' : 'message' }))

test.each([
  ['nothing', of('a', 'b'), of('a', 'b'), 'same'],
  ['nothing, where nothing is', [], [], 'same'],
  ['an older page', of('c', 'd'), of('a', 'b', 'c', 'd'), 'older'],
  ['a new message', of('a'), of('a', 'b', 'processing'), 'newer'],
  ['an answer for the processing bubble', of('a', 'b', 'processing'), of('a', 'b', 'r'), 'newer'],
  ['an answer, and the server’s id', of('a', 'c1', 'processing'), of('a', 's1', 'r'), 'newer'],
  ['the first page', [], of('a', 'b'), 'other'],
  ['none any more', of('a', 'b'), [], 'other'],
  ['a message in the place of another', of('x'), of('a', 'processing'), 'other'],
  ['a page before, and a message after', of('b', 'c'), of('a', 'b', 'c', 'd'), 'other'],
  ['something between', of('a', 'c'), of('a', 'b', 'c'), 'other'],
  ['another conversation', of('a', 'b'), of('x', 'y', 'z'), 'other'],
])('%s', (_name, previous, next, expected) => expect(changeOf(previous, next)).toBe(expected))

test('the first question of all is new; a history that comes late is not', () => {
  expect(changeOf([], of('q', 'processing'))).toBe('newer')
  expect(changeOf([], of('a', 'b'))).toBe('other')
  expect(changeOf([], of('a', 'b', 'q', 'processing'))).toBe('other')
})

test('where what is new begins', () => {
  expect(newFrom(of('a'), of('a', 'b', 'processing'))).toBe(1)
  expect(newFrom(of('a', 'c1', 'processing'), of('a', 's1', 'r'))).toBe(1)
  expect(newFrom(of('x'), of('a', 'processing'))).toBe(-1)
  expect(newFrom(of('b', 'c'), of('a', 'b', 'c', 'd'))).toBe(3)
})
