import { describe, expect, test, vi } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import { done, elapsed, failed, reach, walk } from '../../../tests/machines/testing.ts'
import type { ScriptureContext } from '../../scripture/scriptureContext.ts'
import type { SpiritualReference, Verse } from '../entities.ts'
import { quotationShareMachine } from '../quotationShare/quotationShare.machine.ts'
import { readerMachine } from '../reader/reader.machine.ts'
import { answerId, traditionOf, verseId } from '../savedVerses/savedId.ts'
import { savedVersesMachine } from '../savedVerses/savedVerses.machine.ts'
import { type ScriptureCode, scriptureMachine } from './scripture.machine.ts'

const quotation: Verse = { reference: 'r', original: 'o', translation: 't' }
const other: Verse = { ...quotation, original: 'p' }
const input = { transliteration: false, larivaar: false }
const open = { type: 'context.open', quotation } as const
const share = { type: 'verse.share', quotation } as const
const reference: SpiritualReference = {
  scripture: 'Guru Granth Sahib',
  reference: 'Guru Granth Sahib, Ang 1',
  original: 'o',
}
const save = { type: 'verse.save', quotation: reference } as const
const saveAnswer = {
  type: 'answer.save',
  message: { id: 'm/1', text: 'words', references: [reference], tradition: 'sikh' },
} as const
const code: ScriptureCode = {
  reader: readerMachine.provide({
    actors: { loadContext: fromPromise<ScriptureContext, Verse | null>(() => new Promise(() => {})) },
  }),
  share: quotationShareMachine,
  saved: savedVersesMachine,
  canShareText: true,
}

const { reached, untaken } = walk(scriptureMachine, {
  inputs: [input, { ...input, hasSaved: true }],
  events: [
    open,
    share,
    save,
    saveAnswer,
    { type: 'saved.open' },
    { type: 'mark.shown' },
    { type: 'owner.changed', owner: 'u' },
    { type: 'verse.shown', quotation },
    { type: 'chat.left' },
    done('loadCode', code),
    failed('loadCode', new Error('no chunk')),
    elapsed('loadRetry', 'scripture.loading.waiting'),
  ],
  keyOf: ({ value, context }) => [
    value,
    context.wanted?.type,
    context.saving.length > 0,
    context.owner,
    context.hasSaved,
    context.reader?.getSnapshot().value,
    context.share?.getSnapshot().value,
  ],
})

test('every transition is taken', () => expect(untaken).toEqual([]))

test.each(['idle', { loading: 'asking' }, { loading: 'waiting' }, 'here'] as const)('reaches %j', (value) =>
  expect(reached.some((state) => state.matches(value))).toBe(true),
)

test('once the code is here, nothing waits for it', () => {
  for (const { context } of reached.filter((state) => state.matches('here')))
    expect([context.wanted, context.saving]).toEqual([null, []])
})

const start = () => {
  const clock = new SimulatedClock()
  const keepContext = vi.fn()
  const loads: { resolve(code: ScriptureCode): void; reject(error: unknown): void }[] = []
  const loadCode = fromPromise<ScriptureCode, void>(
    () => new Promise((resolve, reject) => void loads.push({ resolve, reject })),
  )
  const machine = scriptureMachine.provide({
    actors: { loadCode },
    actions: { keepContext: (_, verse) => keepContext(verse) },
  })
  const actor = createActor(machine, { input, clock }).start()
  const values = () => {
    const { reader, share: sharing } = actor.getSnapshot().context
    return [reader?.getSnapshot().value, sharing?.getSnapshot().value]
  }
  return { actor, clock, loads, keepContext, values }
}

test('the last press is the one that counts when the code comes', async () => {
  const { actor, loads, values } = start()
  actor.send(share)
  actor.send({ type: 'context.open', quotation: other })
  loads[0]?.resolve(code)
  await vi.waitFor(() => expect(values()).toEqual(['opening', 'idle']))
  expect(actor.getSnapshot().context.reader?.getSnapshot().context.quotation).toEqual(other)
  actor.send(share)
  expect(values()).toEqual(['opening', 'choosing'])
  actor.send({ type: 'chat.left' })
  expect(values()).toEqual(['closed', 'idle'])
  expect(loads).toHaveLength(1)
})

test('code that does not come is asked for again; who has left meanwhile finds no dialog', async () => {
  const { actor, clock, loads, values } = start()
  actor.send(open)
  loads[0]?.reject(new Error('no chunk'))
  await vi.waitFor(() => expect(actor.getSnapshot().value).toEqual({ loading: 'waiting' }))
  actor.send({ type: 'chat.left' })
  clock.increment(2_999)
  expect(loads).toHaveLength(1)
  clock.increment(1)
  loads[1]?.resolve(code)
  await vi.waitFor(() => expect(values()).toEqual(['closed', 'idle']))
})

test('the context of every verse that is shown is to be kept', () => {
  const { actor, keepContext } = start()
  actor.send({ type: 'verse.shown', quotation })
  expect(keepContext.mock.calls).toEqual([[quotation]])
})

test.each([
  ['to be read', open, ['opening', 'idle']],
  ['to be shared', share, ['closed', 'choosing']],
] as const)(
  'a verse that is pressed %s is: as the first one, after another, and when the code is here',
  async (_name, press, expected) => {
    const other = press === open ? share : open
    for (const presses of [[press], [other, press]]) {
      const { actor, loads, values } = start()
      for (const event of presses) actor.send(event)
      loads[0]?.resolve(code)
      await vi.waitFor(() => expect(values()).toEqual(expected))
      actor.send({ type: 'chat.left' })
      expect(values()).toEqual(['closed', 'idle'])
      actor.send(press)
      expect(values()).toEqual(expected)
    }
  },
)

describe('what is saved', () => {
  const idsOf = (actor: ReturnType<typeof start>['actor']) =>
    actor
      .getSnapshot()
      .context.saved?.getSnapshot()
      .context.items.map(({ id }) => id)
      .toSorted()

  test('before the code is here is kept, each of it, whatever else is pressed and wherever one goes', async () => {
    const { actor, loads } = start()
    actor.send(save)
    actor.send(saveAnswer)
    actor.send(share)
    actor.send({ type: 'chat.left' })
    actor.send({ ...save, quotation: { ...reference, original: 'p' } })
    loads[0]?.resolve(code)
    await vi.waitFor(() => expect(idsOf(actor)).toHaveLength(3))
    actor.send(save)
    expect(idsOf(actor)).toEqual(
      [answerId('m/1'), verseId(reference), verseId({ ...reference, original: 'p' })].toSorted(),
    )
  })

  test('keeps of a quotation what the contract has, and no dialog is asked for', async () => {
    const { actor, loads, values } = start()
    actor.send({ ...save, quotation: { ...reference, transliteration: 't', verified: true } as SpiritualReference })
    loads[0]?.resolve(code)
    await vi.waitFor(() => expect(idsOf(actor)).toHaveLength(1))
    expect(actor.getSnapshot().context.saved?.getSnapshot().context.items[0]).toMatchObject({
      tradition: 'sikh',
      text: '',
      references: [{ ...reference, transliteration: 't' }],
    })
    expect(JSON.stringify(actor.getSnapshot().context.saved?.getSnapshot().context)).not.toContain('verified')
    expect([values(), actor.getSnapshot().context.asked]).toEqual([['closed', 'idle'], false])
  })

  test('is of whoever is known to be there when the code comes, and of who comes then', async () => {
    const { actor, loads } = start()
    const owner = () => actor.getSnapshot().context.saved?.getSnapshot().context.owner
    actor.send({ type: 'owner.changed', owner: 'u' })
    actor.send({ type: 'saved.open' })
    loads[0]?.resolve(code)
    await vi.waitFor(() => expect(owner()).toBe('u'))
    actor.send({ type: 'owner.changed', owner: null })
    expect(owner()).toBeNull()
  })

  test.each([
    [true, { loading: 'asking' }],
    [false, 'idle'],
  ])('is asked for by a mark only where something was saved before: %s', (hasSaved, value) =>
    expect(reach(scriptureMachine, { ...input, hasSaved }, { type: 'mark.shown' }).value).toEqual(value),
  )

  test('an id is a plain word, and of each verse another', () => {
    expect(answerId('a/b ਕ')).toBe('answer-a_b__')
    expect(verseId(reference)).toMatch(/^verse-[0-9a-f]{32}$/)
    expect(verseId({ ...reference, reference: 'Guru Granth Sahib, Ang 2' })).not.toBe(verseId(reference))
    expect([traditionOf(reference), traditionOf({ reference: 'Bhagavad Gita 2.47' })]).toEqual(['sikh', 'hindu'])
  })
})
