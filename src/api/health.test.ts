import { expect, test } from 'vitest'
import { errorOf, json, setUp, signal } from '../../tests/api/testing.ts'
import { getHealth } from './health.ts'

test('whose service writes is named by the server; without a name none does', async () => {
  const { api, requests } = setUp(() => json({ status: 'ok', language_model: 'Example AI' }))
  expect(await getHealth(api, signal)).toBe('Example AI')
  expect(requests[0]?.url).toBe('http://server.test/api/v1/health')
  expect(await getHealth(setUp(() => json({ status: 'ok' })).api, signal)).toBeNull()
})

// What is optional and of another shape is left out (D37).
test('a name that is none is left out', async () =>
  expect(await getHealth(setUp(() => json({ status: 'ok', language_model: {} })).api, signal)).toBeNull())

test.each([{}, 'ok'])('%j is malformed', async (body) => {
  expect(await errorOf(getHealth(setUp(() => json(body)).api, signal))).toMatchObject({ kind: 'malformed' })
})
