import { expect, test, vi } from 'vitest'
import { ApiError } from '../api/ApiError.ts'
import { localDay } from '../platform/place.ts'
import { dayStart, orKept } from './past.ts'

const fails = (error: ApiError) => () => Promise.reject(error)
const kept = async () => []

test('the server is believed, and what is kept is not read', async () => {
  const pages = vi.fn(kept)
  expect(
    await orKept(
      async () => 'of the server',
      pages,
      () => 'kept',
    ),
  ).toBe('of the server')
  expect(pages).not.toHaveBeenCalled()
})

test('without a network what is kept answers, where it can', async () => {
  const offline = new ApiError('network')
  expect(await orKept(fails(offline), kept, () => 'kept')).toBe('kept')
  await expect(orKept(fails(offline), kept, () => undefined)).rejects.toBe(offline)
})

test('a no of the server is none of the network', async () => {
  const gone = new ApiError('http', 404)
  await expect(orKept(fails(gone), kept, () => 'kept')).rejects.toBe(gone)
})

test('a day begins where the viewer is', () => {
  for (const day of ['2026-03-29', '2026-11-02', '2024-02-29']) {
    const start = new Date(dayStart(day))
    expect([localDay(start), start.getHours(), start.getMinutes()]).toEqual([day, 0, 0])
  }
})
