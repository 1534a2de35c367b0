import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { FREE_MESSAGES, PAGE_CONVERSATIONS } from './constants.ts'

// The contract's numbers are the specification's, in each of its sentences that names one.
const specification = readFileSync('docs/specification.md', 'utf8').replaceAll(/\s+/g, ' ')
const numbersIn = (...sentences: RegExp[]) =>
  sentences.map((sentence) => [...specification.matchAll(sentence)].map(([, number]) => Number(number)))

test('free messages', () => {
  const [named, left, limit] = numbersIn(
    /(\d+) free messages/g,
    /remaining_messages \(from (\d+)\)/g,
    /limit \((\d+)\)/g,
  )
  expect(named).toEqual(named?.map(() => FREE_MESSAGES))
  expect(named?.length).toBeGreaterThan(2)
  expect([left, limit]).toEqual([[FREE_MESSAGES], [FREE_MESSAGES]])
})

test('conversations on a page of the history', () =>
  expect(numbersIn(/Pages of (\d+) conversations/g, /`limit=(\d+)`/g, /Page of history: (\d+) conversations/g)).toEqual(
    [[PAGE_CONVERSATIONS], [PAGE_CONVERSATIONS], [PAGE_CONVERSATIONS]],
  ))
