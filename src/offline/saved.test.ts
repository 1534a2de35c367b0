import { describe, expect, test } from 'vitest'
import type { Saved } from '../machines/savedVerses/saved.ts'
import type { Keeper } from '../platform/storage.ts'
import { openSaved, ownerOfKey, REMOVED_KEPT_MS, readSaved, saveSaved, toSavedList } from './saved.ts'

const reference = { scripture: 'Guru Granth Sahib', reference: 'Guru Granth Sahib, Ang 1', original: 'o' } as const
const saved = (id: string, over: Partial<Saved> = {}): Saved => ({
  id,
  tradition: 'sikh',
  text: '',
  references: [reference],
  note: 'n',
  matter: 'm',
  savedAt: '2026-01-01T00:00:00.000Z',
  changedAt: '2026-01-01T00:00:00.000Z',
  removed: false,
  syncedAt: null,
  ...over,
})
const NOW = Date.parse('2026-01-02T00:00:00.000Z')

const keeper = (kept: Record<string, string> = {}): Keeper & { all: Map<string, string> } => {
  const all = new Map(Object.entries(kept))
  return {
    all,
    read: (key) => all.get(key) ?? null,
    write: (key, value) => void all.set(key, value),
    remove: (key) => void all.delete(key),
  }
}

describe('what is read is looked at', () => {
  test('a list that is right is what it was', () => {
    const list = [
      saved('a', { syncedAt: '2026-01-01T00:00:00.000Z' }),
      saved('answer-1', { text: 'words', references: [] }),
      saved('b', {
        references: [
          {
            ...reference,
            transliteration: 't',
            translation: 'r',
            translations: { english: 'e', punjabi: 'p', hindi: 'h' },
          },
        ],
      }),
    ]
    expect(toSavedList(JSON.parse(JSON.stringify(list)))).toEqual(list)
  })

  test.each([
    ['no list', { 0: saved('a') }, null],
    ['no item', ['a', null, 1, []], []],
    ['an id that is no plain word', [saved('<a>')], []],
    ['an id that is none', [{ ...saved('a'), id: 1 }], []],
    ['a tradition that there is not', [{ ...saved('a'), tradition: 'other' }], []],
    ['a time that is none', [saved('a', { savedAt: 'yesterday' })], []],
    ['a change at no time', [saved('a', { changedAt: '' })], []],
    ['neither words nor a verse', [saved('a', { references: [] })], []],
    ['a verse without letters', [saved('a', { references: [{ ...reference, original: '' }] })], []],
    ['verses that are none', [{ ...saved('a'), references: 'o' }], []],
  ])('%s is not believed', (_name, value, expected) => expect(toSavedList(value)).toEqual(expected))

  test('one that cannot be read takes no other along, and what is wrong in one is left out', () => {
    const wrong = { ...saved('b'), note: 1, matter: null, removed: 'no', syncedAt: 'never', more: 'x' }
    const half = { ...reference, transliteration: 1, translations: { english: 'e' }, verified: true }
    expect(toSavedList([null, { ...wrong, references: [half, null] }, saved('a')])).toEqual([
      saved('b', { note: '', matter: '' }),
      saved('a'),
    ])
  })

  test('what is not even JSON is removed', () => {
    const store = keeper({ guru_chat_saved: '{' })
    expect(readSaved(store, null)).toEqual([])
    expect(store.all.has('guru_chat_saved')).toBe(false)
  })
})

test('a key says whose list it is', () => {
  expect(
    ['guru_chat_saved', 'guru_chat_saved_user_u-1', 'guru_chat_saved_user_', 'guru_chat_token'].map(ownerOfKey),
  ).toEqual([null, 'u-1', undefined, undefined])
})

describe('two tabs', () => {
  test('what one stores does not take away what the other has stored', () => {
    const store = keeper()
    saveSaved(store, null, [saved('a')], NOW)
    saveSaved(store, null, [saved('b')], NOW)
    expect(readSaved(store, null).map(({ id }) => id)).toEqual(['a', 'b'])
  })

  test('what was taken away in one does not come back from the other', () => {
    const store = keeper()
    saveSaved(store, null, [saved('a', { removed: true, changedAt: '2026-01-01T12:00:00.000Z' })], NOW)
    saveSaved(store, null, [saved('a')], NOW)
    expect(readSaved(store, null)).toMatchObject([{ removed: true }])
  })

  test('where the account gave a change an earlier time than a clock that is ahead, that is what is kept', () => {
    const store = keeper()
    const ahead = '2027-01-01T00:00:00.000Z'
    saveSaved(store, 'u', [saved('a', { note: 'mine', changedAt: ahead })], NOW)
    saveSaved(store, 'u', [saved('a', { note: 'mine', changedAt: ahead, syncedAt: ahead })], NOW)
    const given = { changedAt: '2026-01-02T00:00:00.000Z', syncedAt: '2026-01-02T00:00:00.000Z' }
    saveSaved(store, 'u', [saved('a', { note: 'mine', ...given })], NOW)
    expect(readSaved(store, 'u')).toMatchObject([given])
  })

  test('what the account says was taken away is read by the other tabs', () => {
    const store = keeper()
    const at = '2026-01-02T00:00:00.000Z'
    const gone = saved('a', { references: [], note: '', matter: '', removed: true, changedAt: at, syncedAt: at })
    saveSaved(store, 'u', [gone], NOW)
    expect(readSaved(store, 'u')).toEqual([gone])
  })

  test('a day later nothing is left of it; what an account was not told of stays until it is', () => {
    const gone = saved('a', { removed: true })
    for (const [owner, syncedAt, left] of [
      [null, null, 0],
      ['u', null, 1],
      ['u', gone.changedAt, 0],
    ] as const) {
      const store = keeper()
      const at = Date.parse(gone.changedAt) + REMOVED_KEPT_MS
      saveSaved(store, owner, [{ ...gone, syncedAt }], at - 1)
      expect(openSaved(store, owner, at - 1)).toHaveLength(1)
      expect(openSaved(store, owner, at)).toHaveLength(left)
      saveSaved(store, owner, [], at)
      expect(store.all.size).toBe(left)
    }
  })
})

describe('at a login', () => {
  test('what the device had joins the person’s own list, and is theirs alone', () => {
    const store = keeper()
    saveSaved(store, 'u', [saved('a', { note: 'theirs', changedAt: '2026-01-01T01:00:00.000Z' })], NOW)
    saveSaved(store, null, [saved('a'), saved('b')], NOW)
    expect(openSaved(store, 'u', NOW).map(({ id, note }) => [id, note])).toEqual([
      ['a', 'theirs'],
      ['b', 'n'],
    ])
    expect([openSaved(store, null, NOW), openSaved(store, 'v', NOW)]).toEqual([[], []])
    expect([...store.all.keys()]).toEqual(['guru_chat_saved_user_u'])
  })

  test('what an account had is changed by no older one of the device', () => {
    const store = keeper()
    const at = '2026-01-01T12:00:00.000Z'
    saveSaved(store, 'u', [saved('a', { note: 'later', changedAt: at, syncedAt: at })], NOW)
    saveSaved(store, null, [saved('a', { note: 'earlier' })], NOW)
    expect(openSaved(store, 'u', NOW)).toMatchObject([{ note: 'later' }])
  })

  test('a visitor opens nobody’s list but the device’s', () => {
    const store = keeper()
    saveSaved(store, 'u', [saved('a')], NOW)
    expect(openSaved(store, null, NOW)).toEqual([])
    expect(openSaved(store, 'u', NOW)).toHaveLength(1)
  })
})
