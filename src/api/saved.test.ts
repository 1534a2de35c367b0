import { expect, test } from 'vitest'
import { errorOf, json, setUp, signal } from '../../tests/api/testing.ts'
import { syncSaved } from './saved.ts'

const item = {
  id: 'verse-1',
  spiritual_tradition: 'sikh',
  text: '',
  references: [],
  note: 'ਮਾਂ ਲਈ',
  matter: '',
  saved_at: '2026-11-20T15:04:00.000Z',
  changed_at: '2026-11-20T15:05:00.000Z',
  removed: false,
} as const

test('sends what changed, and reads what the account has (D60)', async () => {
  const { api, requests } = setUp(() => json({ items: [item, { ...item, id: 'verse-2', removed: true }] }))
  const { items } = await syncSaved(api, [{ ...item, references: [] }], signal)
  expect(items).toEqual([item, { ...item, id: 'verse-2', removed: true }])
  expect(requests.map(({ method, url }) => [method, url])).toEqual([['POST', 'http://server.test/api/v1/auth/saved']])
  expect(await requests[0]?.json()).toEqual({ items: [item] })
})

test('an item of which nobody knows what or when it is counts as lost, and the others are read', async () => {
  const { id: _, ...nameless } = item
  const { changed_at: __, ...timeless } = item
  const { api } = setUp(() => json({ items: [nameless, timeless, item, { ...item, spiritual_tradition: 'other' }] }))
  expect(await syncSaved(api, [], signal)).toEqual({ items: [item], left_out: 3 })
})

test.each([[{}], [null], [{ items: null }], [[]]])('%j is malformed', async (body) => {
  expect(await errorOf(syncSaved(setUp(() => json(body)).api, [], signal))).toMatchObject({ kind: 'malformed' })
})

test('a refusal keeps status, detail and code', async () => {
  const { api } = setUp(() => json({ detail: 'Full.', code: 'saved_full' }, 409))
  expect(await errorOf(syncSaved(api, [], signal))).toMatchObject({
    kind: 'http',
    status: 409,
    detail: 'Full.',
    code: 'saved_full',
  })
})
