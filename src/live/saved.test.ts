import { afterEach, expect, test, vi } from 'vitest'
import { createActor } from 'xstate'
import { readSaved } from '../offline/saved.ts'
import { createStore } from '../platform/storage.ts'
import { liveSaved, timeAfter } from './saved.ts'

/** A browser's storage, and the door by which it tells of other tabs. */
function browser() {
  const kept = new Map<string, string>()
  const localStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
  const heard: ((event: object) => void)[] = []
  const target = {
    localStorage,
    addEventListener: (_: string, listener: (event: object) => void) => void heard.push(listener),
  }
  const elsewhere = (key: string | null, newValue: string | null) => {
    if (key !== null && newValue !== null) kept.set(key, newValue)
    for (const tell of heard) tell({ key, newValue, storageArea: localStorage })
  }
  return { kept, store: createStore(target as unknown as Window), elsewhere }
}

const content = (id: string) => ({
  id,
  tradition: 'sikh' as const,
  text: '',
  references: [{ scripture: 'Guru Granth Sahib', reference: 'Guru Granth Sahib, Ang 1', original: id }],
})

afterEach(() => void vi.unstubAllGlobals())

async function open() {
  const world = browser()
  const actor = createActor(
    liveSaved(world.store, () => Promise.reject(new Error('no line'))),
    { input: { owner: null } },
  ).start()
  await vi.waitFor(() => expect(actor.getSnapshot().matches({ list: 'here' })).toBe(true))
  return { ...world, actor, items: () => actor.getSnapshot().context.items }
}

test('what is saved is on this device at once, with the time', async () => {
  const { actor, kept, store } = await open()
  const before = new Date().toISOString()
  actor.send({ type: 'item.save', item: content('a') })
  const [item] = readSaved(store, null)
  expect(item).toMatchObject(content('a'))
  expect((item?.savedAt ?? '') >= before).toBe(true)
  expect([...kept.keys()]).toEqual(['guru_chat_saved'])
})

test('what another tab saved is here; other keys, other people and what was cleared are not heard', async () => {
  const { actor, elsewhere, items, kept } = await open()
  actor.send({ type: 'item.save', item: content('a') })
  const text = kept.get('guru_chat_saved') ?? ''
  elsewhere('guru_chat_saved', text.replaceAll('"a"', '"b"'))
  expect(items().map(({ id }) => id)).toEqual(['a', 'b'])
  elsewhere('guru_chat_saved_user_u', text.replaceAll('"a"', '"c"'))
  elsewhere('guru_chat_token', 't')
  elsewhere('guru_chat_saved', null)
  elsewhere(null, null)
  expect(items().map(({ id }) => id)).toEqual(['a', 'b'])
})

test('the file is handed to the browser, and the page to its printer', async () => {
  const { actor } = await open()
  const link = { href: '', download: '', click: vi.fn() }
  const print = vi.fn()
  vi.stubGlobal('window', { document: { createElement: () => link }, setTimeout: () => 0, print })
  actor.send({ type: 'export.file', file: { name: 'my-verses.md', text: '# a' } })
  await vi.waitFor(() => expect(actor.getSnapshot().matches({ export: 'idle' })).toBe(true))
  expect(link.download).toBe('my-verses.md')
  expect(link.click).toHaveBeenCalledOnce()
  actor.send({ type: 'export.print' })
  await vi.waitFor(() => expect(print).toHaveBeenCalledOnce())
})

test('a change comes after every change that is known, also where the clock is behind', () => {
  const known = (changedAt: string) => ({
    ...content('a'),
    note: '',
    matter: '',
    savedAt: changedAt,
    changedAt,
    removed: false,
    syncedAt: null,
  })
  const now = Date.parse('2026-05-01T00:00:00.000Z')
  expect(timeAfter([], now)).toBe('2026-05-01T00:00:00.000Z')
  expect(timeAfter([known('2026-04-01T00:00:00.000Z')], now)).toBe('2026-05-01T00:00:00.000Z')
  expect(timeAfter([known('2027-01-01T00:00:00.000Z')], now)).toBe('2027-01-01T00:00:00.001Z')
})
