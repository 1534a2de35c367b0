import { describe, expect, test } from 'vitest'
import { careOf, fromServer, suggestionsOf } from './entities.ts'
import { serverMessage } from './fixtures.ts'

// D37: what comes from outside is read.

test('what the server stored of a reply is there again', () => {
  const care = { kind: 'selfHarm', certain: true } as const
  const reply = serverMessage({ role: 'other', care, suggestions: ['One', 'Two'], asks_back: true })
  expect(fromServer(reply)).toMatchObject({ sender: 'guide', care, suggestions: ['One', 'Two'] })
  expect(fromServer(serverMessage())).toMatchObject({ care: null, suggestions: [] })
})

describe('suggestions', () => {
  test.each([
    [undefined, []],
    [null, []],
    ['One', []],
    [{}, []],
    [[], []],
    [[1, null, {}, ' ', ''], []],
    [
      ['One', 2, 'Two'],
      ['One', 'Two'],
    ],
    [['One', 'One'], ['One']],
    [
      ['1', '2', '3', '4'],
      ['1', '2', '3'],
    ],
  ])('%j are %j', (came, texts) => expect(suggestionsOf(came)).toEqual(texts))

  test('none are one object for all messages', () => expect(suggestionsOf([])).toBe(suggestionsOf(undefined)))
})

test.each([undefined, null, {}, { kind: 5 }, 'selfHarm'])('%j is no need', (came) =>
  expect(careOf(came as never)).toBeNull(),
)
