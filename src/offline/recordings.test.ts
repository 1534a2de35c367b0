import { afterEach, describe, expect, test, vi } from 'vitest'
import { createRecordings, type Disk } from './recordings.ts'

afterEach(() => void vi.useRealTimers())

const blob = (text: string) => new Blob([text], { type: 'audio/wav' })
const textOf = async (found: Blob | null) => (found === null ? null : found.text())

/** A disk that outlasts the page. */
function newDisk() {
  const rows = new Map<string, unknown>()
  const disk: Disk = {
    get: async (key) => rows.get(key),
    setMany: async (entries) => {
      for (const [key, value] of entries) rows.set(key, value)
    },
    delMany: async (names) => {
      for (const name of names) rows.delete(name)
    },
    keys: async () => [...rows.keys()],
  }
  return { rows, disk: () => disk }
}
const broken = () => Promise.reject(new DOMException('no', 'QuotaExceededError'))
const refusing: Disk = { get: broken, setMany: broken, delMany: broken, keys: broken }
const silent = (): Promise<never> => new Promise(() => {})
const dead: Disk = { get: silent, setMany: silent, delMany: silent, keys: silent }

test('a recording outlasts the page (D28), as bytes', async () => {
  const { disk, rows } = newDisk()
  expect(await createRecordings(disk).save('a', blob('spoken'))).toBe(true)
  expect(rows.get('a')).toBeInstanceOf(ArrayBuffer)
  const later = createRecordings(disk)
  const found = await later.load('a')
  expect([found?.type, await textOf(found)]).toEqual(['audio/wav', 'spoken'])
  expect(await later.load('b')).toBeNull()
})

test('sent: it leaves the disk, and can still be heard', async () => {
  const { disk, rows } = newDisk()
  await createRecordings(disk).save('a', blob('spoken'))
  const recordings = createRecordings(disk)
  await recordings.sent('a')
  expect(rows.size).toBe(0)
  expect(await textOf(await recordings.load('a'))).toBe('spoken')
  expect(await createRecordings(disk).load('a')).toBeNull()
})

test('removed: it is nowhere', async () => {
  const { disk, rows } = newDisk()
  const recordings = createRecordings(disk)
  await recordings.save('a', blob('spoken'))
  await recordings.remove('a')
  expect([rows.size, await recordings.load('a')]).toEqual([0, null])
})

test('memory holds the latest six of those that are elsewhere too', async () => {
  const { disk, rows } = newDisk()
  const recordings = createRecordings(disk)
  for (const id of 'abcdefgh') await recordings.save(id, blob(id))
  rows.clear()
  expect(await Promise.all([...'abcdefgh'].map(async (id) => textOf(await recordings.load(id))))).toEqual([
    null,
    null,
    ...'cdefgh',
  ])
})

describe('no database', () => {
  test.each<[string, () => Disk]>([
    ['refused or full', () => refusing],
    [
      'not even to be mentioned',
      () => {
        throw new DOMException('no', 'SecurityError')
      },
    ],
  ])('%s: the page remembers, however many there are', async (_what, disk) => {
    const recordings = createRecordings(disk)
    for (const id of 'abcdefgh') expect(await recordings.save(id, blob(id))).toBe(false)
    expect(await textOf(await recordings.load('a'))).toBe('a')
    await recordings.sent('b')
    expect(await textOf(await recordings.load('b'))).toBe('b')
    expect(await recordings.sweep([])).toBe(0)
    await recordings.remove('a')
    expect(await recordings.load('a')).toBeNull()
  })

  test('one that never answers', async () => {
    vi.useFakeTimers()
    const recordings = createRecordings(() => dead)
    const saved = recordings.save('a', blob('a'))
    const settled = vi.fn()
    void saved.then(settled)
    await vi.advanceTimersByTimeAsync(2_999)
    expect(settled).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(await saved).toBe(false)
    expect(await textOf(await recordings.load('a'))).toBe('a')
  })
})

test('a sweep removes what nobody waits for, after thirty days', async () => {
  const { disk, rows } = newDisk()
  let time = 0
  const recordings = createRecordings(disk, () => time)
  for (const id of ['old', 'wanted']) await recordings.save(id, blob(id))
  time = 2_591_999_999
  await recordings.save('young', blob('young'))
  expect(await recordings.sweep(['wanted'])).toBe(0)
  time = 2_592_000_000
  expect(await createRecordings(disk, () => time).sweep(['wanted'])).toBe(1)
  expect([...rows.keys()].sort()).toEqual(['at wanted', 'at young', 'wanted', 'young'])
})
