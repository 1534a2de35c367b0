import { expect, test } from 'vitest'
import { serverMessage } from '../../tests/machines/fixtures.ts'
import { fromServer } from './entities.ts'

// D37: what comes from outside is read.

test('what the server stored of a reply is there again', () => {
  const care = { kind: 'selfHarm', certain: true } as const
  const reply = serverMessage({ role: 'other', care, suggestions: ['One', 'Two'], asks_back: true })
  expect(fromServer(reply)).toMatchObject({ sender: 'guide', care, suggestions: ['One', 'Two'] })
  expect(fromServer(serverMessage())).toMatchObject({ care: null, suggestions: [], leftOut: false })
})

test('a text that is offered twice is offered once', () => {
  expect(fromServer(serverMessage({ suggestions: ['One', 'Two', 'One'] })).suggestions).toEqual(['One', 'Two'])
})

test('no suggestions are one object for all messages', () =>
  expect(fromServer(serverMessage({ suggestions: [] })).suggestions).toBe(fromServer(serverMessage()).suggestions))

test('a message that lost something says so, and one without a time has none', () =>
  expect(fromServer(serverMessage({ left_out: 1, created_at: '' }))).toMatchObject({ leftOut: true, createdAt: null }))
