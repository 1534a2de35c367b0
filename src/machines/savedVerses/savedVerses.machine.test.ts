import { describe, expect, test } from 'vitest'
import { createActor, type EventFrom, fromCallback, fromPromise, SimulatedClock } from 'xstate'
import { done, elapsed, failed, reach, walk } from '../../../tests/machines/testing.ts'
import { MATTER_LIMIT, NOTE_LIMIT, type Saved } from './saved.ts'
import { GATHER_MS, type Owner, RETELL_MS, savedVersesMachine, UNDO_MS } from './savedVerses.machine.ts'

const content = (id: string) =>
  ({
    id,
    tradition: 'sikh',
    text: '',
    references: [{ scripture: 'Guru Granth Sahib', reference: 'Guru Granth Sahib, Ang 1', original: id }],
  }) as const
const saved = (id: string, over: Partial<Saved> = {}): Saved => ({
  ...content(id),
  note: '',
  matter: '',
  savedAt: '2026-01-01T00:00:00Z',
  changedAt: '2026-01-01T00:00:00Z',
  removed: false,
  syncedAt: null,
  ...over,
})
const save = (id: string) => ({ type: 'item.save', item: content(id) }) as const
const known = saved('a', { note: 'n', syncedAt: '2026-01-01T00:00:00Z' })

const { untaken } = walk(savedVersesMachine, {
  inputs: [{ owner: null }, { owner: 'u' }],
  events: [
    { type: 'owner.changed', owner: 'u' },
    save('b'),
    { type: 'verse.save', quotation: content('v').references[0] },
    { type: 'answer.save', message: { ...content('m'), text: 'words' } },
    { type: 'item.remove', id: 'a' },
    { type: 'item.restore' },
    { type: 'note.open', id: 'a' },
    { type: 'note.change', note: 'x', matter: 'y' },
    { type: 'note.close' },
    { type: 'saved.elsewhere', owner: 'u', items: [] },
    { type: 'export.file', file: { name: 'a.md', text: '#' } },
    { type: 'export.print' },
    { type: 'order.byMatter' },
    { type: 'order.byDate' },
    done('openList', [known]),
    failed('openList', new Error()),
    done('exchange', []),
    failed('exchange', new Error()),
    failed('exchange', Object.assign(new Error(), { kind: 'http', status: 409 })),
    done('writeFile', undefined),
    failed('writeFile', new Error()),
    done('print', undefined),
    failed('print', new Error()),
    elapsed('undo', 'savedVerses.list.here.undoable'),
    elapsed('gather', 'savedVerses.sync.gathering'),
    elapsed('retell', 'savedVerses.sync.failed'),
  ],
  keyOf: ({ value, context }) => [value, context.owner, context.items.some(({ syncedAt }) => syncedAt === null)],
})

test('every transition is taken', () => expect(untaken).toEqual([]))

/** A device with an account behind it that answers when it is told to. */
const open = (owner: Owner, kept: Record<string, readonly Saved[]> = {}) => {
  const lists = new Map<Owner, readonly Saved[]>(
    Object.entries(kept).map(([of, list]) => [of === '' ? null : of, list]),
  )
  const told: (readonly Saved[])[] = []
  let settle: ((answer: readonly Saved[] | Error) => void) | null = null
  let tab: (event: EventFrom<typeof savedVersesMachine>) => void = () => {}
  const clock = new SimulatedClock()
  let minute = 0
  const actor = createActor(
    savedVersesMachine.provide({
      actors: {
        openList: fromPromise<readonly Saved[], Owner>(async ({ input }) => lists.get(input) ?? []),
        hearTabs: fromCallback<EventFrom<typeof savedVersesMachine>>(({ sendBack }) => {
          tab = sendBack
        }),
        exchange: fromPromise<readonly Saved[], readonly Saved[]>(({ input }) => {
          told.push(input)
          return new Promise((resolve, reject) => {
            settle = (answer) => (answer instanceof Error ? reject(answer) : resolve(answer))
          })
        }),
      },
      actions: {
        readClock: ({ context }) => {
          minute += 1
          context.now = `2026-02-01T00:${String(minute).padStart(2, '0')}:00Z`
        },
        saveList: (_, { owner, items }) => void lists.set(owner, items),
      },
    }),
    { clock, input: { owner } },
  ).start()
  const turn = () => new Promise((resolve) => setTimeout(resolve))
  const items = () => actor.getSnapshot().context.items
  return {
    actor,
    clock,
    lists,
    told,
    turn,
    items,
    tab: (event: EventFrom<typeof savedVersesMachine>) => tab(event),
    answer: async (answer: readonly Saved[] | Error) => {
      settle?.(answer)
      await turn()
    },
  }
}

describe('a list on this device', () => {
  test('what is saved twice is there once, and keeps its note', async () => {
    const { actor, turn, items } = open(null)
    await turn()
    actor.send(save('a'))
    actor.send({ type: 'note.open', id: 'a' })
    actor.send({ type: 'note.change', note: 'for my mother', matter: ' courage ' })
    actor.send({ type: 'note.close' })
    actor.send(save('a'))
    expect(items()).toMatchObject([{ id: 'a', note: 'for my mother', matter: 'courage', removed: false }])
  })

  test('what is saved before the list is open joins it', async () => {
    const { actor, turn, items, lists } = open(null, { '': [known] })
    actor.send(save('a'))
    actor.send(save('b'))
    await turn()
    expect(items().map(({ id, note }) => [id, note])).toEqual(
      expect.arrayContaining([
        ['a', 'n'],
        ['b', ''],
      ]),
    )
    expect(items()).toHaveLength(2)
    expect(lists.get(null)).toEqual(items())
  })

  test('what was taken away can be put back for 8 s, with its note', async () => {
    const { actor, clock, turn, items } = open(null, { '': [known] })
    await turn()
    actor.send({ type: 'item.remove', id: 'a' })
    expect(items()).toMatchObject([{ removed: true }])
    clock.increment(UNDO_MS - 1)
    actor.send({ type: 'item.restore' })
    expect(items()).toMatchObject([{ removed: false, note: 'n' }])
    actor.send({ type: 'item.remove', id: 'a' })
    clock.increment(UNDO_MS)
    actor.send({ type: 'item.restore' })
    expect(items()).toMatchObject([{ removed: true }])
  })

  test('a note holds 2000 characters, a matter 60', async () => {
    const { actor, turn, items } = open(null, { '': [known] })
    await turn()
    actor.send({ type: 'note.open', id: 'a' })
    actor.send({ type: 'note.change', note: 'ਕ'.repeat(NOTE_LIMIT + 1), matter: '🙏'.repeat(MATTER_LIMIT + 1) })
    expect([items()[0]?.note.length, Array.from(items()[0]?.matter ?? '').length]).toEqual([NOTE_LIMIT, MATTER_LIMIT])
  })

  test('the list of somebody else is never shown, nor stored under another name', async () => {
    const { actor, turn, items, lists } = open('u', { u: [known], v: [saved('c')] })
    await turn()
    actor.send({ type: 'owner.changed', owner: 'v' })
    expect(items()).toEqual([])
    await turn()
    expect(items().map(({ id }) => id)).toEqual(['c'])
    actor.send({ type: 'saved.elsewhere', owner: 'u', items: [saved('z')] })
    expect(items().map(({ id }) => id)).toEqual(['c'])
    expect(lists.get('u')).toEqual([known])
  })

  test('what another tab stored is here', async () => {
    const { turn, items, tab } = open(null, { '': [known] })
    await turn()
    tab({ type: 'saved.elsewhere', owner: null, items: [saved('b'), { ...known, removed: true }] })
    expect(items().map(({ id, removed }) => [id, removed])).toEqual([
      ['a', true],
      ['b', false],
    ])
  })

  test('a note that is being written stays where it was, whatever its matter becomes', async () => {
    const { actor, turn } = open(null, { '': [known] })
    await turn()
    actor.send({ type: 'note.open', id: 'a' })
    actor.send({ type: 'note.change', note: 'n', matter: 'courage' })
    expect(actor.getSnapshot().context.editing).toEqual({ id: 'a', matter: '' })
    actor.send({ type: 'note.close' })
    expect(actor.getSnapshot().context.editing).toBeNull()
  })
})

describe('with an account', () => {
  test('a visitor’s list is told to nobody', async () => {
    const { actor, clock, turn, told } = open(null)
    await turn()
    actor.send(save('a'))
    clock.increment(60_000)
    expect(told).toEqual([])
  })

  test('each change is told once, changes of one moment together, and what came from elsewhere is there', async () => {
    const { actor, clock, turn, told, items, answer } = open('u', { u: [known] })
    await turn()
    expect(told).toEqual([[]])
    await answer([known, saved('far', { syncedAt: '2026-01-01T00:00:00Z' })])
    actor.send(save('b'))
    clock.increment(GATHER_MS - 1)
    expect(told).toHaveLength(1)
    actor.send(save('c'))
    clock.increment(1)
    expect(told[1]?.map(({ id }) => id).sort()).toEqual(['b', 'c'])
    await answer([])
    clock.increment(60_000)
    expect(told).toHaveLength(2)
    expect(
      items()
        .map(({ id }) => id)
        .sort(),
    ).toEqual(['a', 'b', 'c', 'far'])
  })

  test('what changes while the account is being told is told next', async () => {
    const { actor, clock, turn, told, answer } = open('u', { u: [saved('a')] })
    await turn()
    actor.send({ type: 'note.open', id: 'a' })
    actor.send({ type: 'note.change', note: 'later', matter: '' })
    await answer([saved('a', { syncedAt: '2026-01-01T00:00:00Z' })])
    clock.increment(GATHER_MS)
    expect(told[1]).toMatchObject([{ id: 'a', note: 'later' }])
  })

  test('the later change of two devices wins', async () => {
    const { turn, items, answer } = open('u', { u: [saved('a', { note: 'old' })] })
    await turn()
    const later = { changedAt: '2026-03-01T00:00:00Z', syncedAt: '2026-03-01T00:00:00Z' }
    await answer([saved('a', { note: 'new', ...later })])
    expect(items()).toMatchObject([{ note: 'new' }])
  })

  test('what the account was told it knows better, also where this clock is ahead', async () => {
    const { lists, turn, items, answer } = open('u', {
      u: [saved('a', { note: 'mine', changedAt: '2027-01-01T00:00:00.000Z' })],
    })
    await turn()
    const now = { changedAt: '2026-05-01T00:00:00.000Z', syncedAt: '2026-05-01T00:00:00.000Z' }
    const kept: unknown[] = []
    lists.set = (owner, list) => {
      kept.push(list.map(({ changedAt, syncedAt }) => [changedAt, syncedAt]))
      return Map.prototype.set.call(lists, owner, list) as typeof lists
    }
    await answer([saved('a', { note: 'mine, and more from elsewhere', ...now })])
    // As told first, so that the earlier time of the account is kept.
    expect(kept).toEqual([[['2027-01-01T00:00:00.000Z', '2027-01-01T00:00:00.000Z']], [[now.changedAt, now.syncedAt]]])
    expect(items()).toMatchObject([{ note: 'mine, and more from elsewhere', changedAt: now.changedAt }])
  })

  test('an account that has no room for it is not told for ever', async () => {
    const { actor, clock, turn, told, answer } = open('u', { u: [saved('a')] })
    await turn()
    await answer(Object.assign(new Error('full'), { kind: 'http', status: 409 }))
    clock.increment(10 * RETELL_MS)
    expect([told.length, actor.getSnapshot().value.sync]).toEqual([1, 'refused'])
  })

  test('an account that cannot be reached is told again after 30 s', async () => {
    const { clock, turn, told, answer } = open('u', { u: [saved('a')] })
    await turn()
    await answer(new Error('no line'))
    clock.increment(RETELL_MS - 1)
    expect(told).toHaveLength(1)
    clock.increment(1)
    expect(told).toHaveLength(2)
    expect(told.map((one) => one.map(({ id }) => id))).toEqual([['a'], ['a']])
  })
})

test('a file that cannot be written is said, and can be tried again', () => {
  const write = { type: 'export.file', file: { name: 'a.md', text: '#' } } as const
  const after = reach(savedVersesMachine, { owner: null }, write, failed('writeFile', new Error()))
  expect(after.value.export).toBe('failed')
  expect(reach(savedVersesMachine, { owner: null }, write, failed('writeFile', new Error()), write).value.export).toBe(
    'writing',
  )
})

test('printing that fails is said', () => {
  expect(
    reach(savedVersesMachine, { owner: null }, { type: 'export.print' }, failed('print', new Error())).value.export,
  ).toBe('failed')
})
