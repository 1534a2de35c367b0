import { expect, test } from 'vitest'
import { errorOf, json, setUp, signal } from '../../tests/api/testing.ts'
import type { Saved } from '../machines/savedVerses/saved.ts'
import { exchangeSaved, fromItem, PIECE_BYTES, toItem } from './savedAccount.ts'

const AT = '2026-11-20T10:00:00.000Z'
const verse = { scripture: 'Guru Granth Sahib', reference: 'Guru Granth Sahib, Ang 1', original: 'ਹੁਕਮਿ ਰਜਾਈ ਚਲਣਾ' }
const saved = (over: Partial<Saved> = {}): Saved => ({
  id: 'verse-1',
  tradition: 'sikh',
  text: '',
  references: [verse],
  note: 'ਮਾਂ ਲਈ',
  matter: 'Peace',
  savedAt: AT,
  changedAt: '2026-11-20T10:05:00.000Z',
  removed: false,
  syncedAt: null,
  ...over,
})
/** An account that answers the same to every piece, and what it was told of. */
const account = (body: unknown) => {
  const { api, requests } = setUp(() => json(body))
  const told = () =>
    Promise.all(requests.map(async (request) => (await request.clone().json()).items as { id: string }[]))
  return { exchange: exchangeSaved(api), told }
}

test('what the account gives back is what it was told, and is known to it', () => {
  const item = saved({ text: 'Walk.', removed: true })
  expect(fromItem(toItem(item))).toEqual({ ...item, syncedAt: item.changedAt })
})

test('a verse is told with the fields of the contract, and no empty ones', () => {
  const translations = { english: 'a', punjabi: 'b', hindi: 'c' }
  const kept = { ...verse, transliteration: '', translation: 'Walk', translations, line: 1 }
  expect(toItem(saved({ references: [kept] })).references).toEqual([{ ...verse, translation: 'Walk', translations }])
})

test('times are kept as this device writes them', () => {
  const item = { ...toItem(saved()), changed_at: '2026-11-20T15:35:00+05:30', saved_at: '' }
  expect(fromItem(item)).toMatchObject({
    changedAt: '2026-11-20T10:05:00.000Z',
    syncedAt: '2026-11-20T10:05:00.000Z',
    savedAt: '2026-11-20T10:05:00.000Z',
  })
})

test('what could not be read whole is not taken for all of it', async () => {
  const item = toItem(saved())
  const items = [
    { ...item, id: 'timeless', changed_at: 'some day' },
    { ...item, id: 'partly', references: [verse, { reference: 'a verse without words' }] },
    { ...item, id: 'whole' },
  ]
  expect((await account({ items }).exchange([], signal)).map(({ id }) => id)).toEqual(['whole'])
})

test('nothing new is one call, which asks', async () => {
  const { exchange, told } = account({ items: [toItem(saved())] })
  expect(await exchange([], signal)).toEqual([saved({ syncedAt: saved().changedAt })])
  expect(await told()).toEqual([[]])
})

test('goes in pieces of 200, what was taken away first', async () => {
  const { exchange, told } = account({ items: [] })
  const changed = Array.from({ length: 401 }, (_, n) => saved({ id: `v${n}`, removed: n >= 300 }))
  await exchange(changed, signal)
  const pieces = await told()
  expect(pieces.map((piece) => piece.length)).toEqual([200, 200, 1])
  expect(pieces.flat().map(({ id }) => id)).toEqual([
    ...changed.slice(300).map(({ id }) => id),
    ...changed.slice(0, 300).map(({ id }) => id),
  ])
})

test('goes in pieces of 256 kB, in bytes of a script of three; a larger one goes alone', async () => {
  const { exchange, told } = account({ items: [] })
  const long = (id: string, letters: number) => saved({ id, text: 'ਕ'.repeat(letters) })
  const third = PIECE_BYTES / 9
  await exchange(
    [long('a', third), long('b', third), long('c', third), long('huge', PIECE_BYTES / 3), long('d', 1)],
    signal,
  )
  expect((await told()).map((piece) => piece.map(({ id }) => id))).toEqual([['a', 'b'], ['c'], ['huge'], ['d']])
})

test('a piece that fails ends it, and none goes after it', async () => {
  let asked = 0
  const { api } = setUp(() => {
    asked += 1
    return asked === 2 ? json({ detail: 'Full.', code: 'saved_full' }, 409) : json({ items: [] })
  })
  const changed = Array.from({ length: 401 }, (_, n) => saved({ id: `v${n}` }))
  expect(await errorOf(exchangeSaved(api)(changed, signal))).toMatchObject({ status: 409, code: 'saved_full' })
  expect(asked).toBe(2)
})
