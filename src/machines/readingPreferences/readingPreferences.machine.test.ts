import { expect, test, vi } from 'vitest'
import { createActor } from 'xstate'
import { walk } from '../../../tests/machines/testing.ts'
import { type ReadingPreferences, readingPreferencesMachine } from './readingPreferences.machine.ts'

const off: ReadingPreferences = { transliteration: false, larivaar: false }

const { reached, untaken } = walk(readingPreferencesMachine, {
  inputs: [off, { transliteration: true, larivaar: true }],
  events: [
    { type: 'transliteration.toggle' },
    { type: 'larivaar.toggle' },
    ...(['english', 'punjabi', 'hindi'] as const).map((language) => ({ type: 'rendering.choose' as const, language })),
  ],
  keyOf: ({ value }) => value,
})

test('every transition is taken', () => expect(untaken).toEqual([]))

test('each is on or off by itself', () =>
  expect([...new Set(reached.map(({ value }) => `${value.transliteration} ${value.larivaar}`))].sort()).toEqual([
    'off off',
    'off on',
    'on off',
    'on on',
  ]))

test('the meaning is read as the reply has it, until a language is chosen (D33)', () => {
  expect(new Set(reached.map(({ value }) => value.rendering))).toEqual(
    new Set(['ofReply', 'english', 'punjabi', 'hindi']),
  )
  const actor = createActor(readingPreferencesMachine, { input: off }).start()
  for (const language of ['hindi', 'english', 'english', 'punjabi'] as const) {
    actor.send({ type: 'rendering.choose', language })
    expect(actor.getSnapshot().value).toEqual({ transliteration: 'off', larivaar: 'off', rendering: language })
  }
})

test.each([
  [off, 'off', 'off'],
  [{ transliteration: true, larivaar: false }, 'on', 'off'],
  [{ transliteration: false, larivaar: true }, 'off', 'on'],
] as const)('%j is how it begins', (input, transliteration, larivaar) =>
  expect(createActor(readingPreferencesMachine, { input }).start().getSnapshot().value).toEqual({
    transliteration,
    larivaar,
    rendering: 'ofReply',
  }),
)

test('what is chosen is kept, and nothing else', () => {
  const savePreference = vi.fn()
  const machine = readingPreferencesMachine.provide({
    actions: { savePreference: (_, choice) => savePreference(choice) },
  })
  const actor = createActor(machine, { input: off }).start()
  expect(savePreference).not.toHaveBeenCalled()
  actor.send({ type: 'larivaar.toggle' })
  actor.send({ type: 'transliteration.toggle' })
  actor.send({ type: 'larivaar.toggle' })
  expect(savePreference.mock.calls).toEqual([
    [{ name: 'larivaar', on: true }],
    [{ name: 'transliteration', on: true }],
    [{ name: 'larivaar', on: false }],
  ])
})

test('each press turns its own over, and back again', () => {
  for (const [larivaar, transliteration] of [
    [false, true],
    [true, false],
  ] as const) {
    const actor = createActor(readingPreferencesMachine, { input: { larivaar, transliteration } }).start()
    const shown = () => actor.getSnapshot().value
    const word = (on: boolean) => (on ? 'on' : 'off')
    actor.send({ type: 'transliteration.toggle' })
    expect(shown()).toMatchObject({ transliteration: word(!transliteration), larivaar: word(larivaar) })
    actor.send({ type: 'larivaar.toggle' })
    expect(shown()).toMatchObject({ transliteration: word(!transliteration), larivaar: word(!larivaar) })
    actor.send({ type: 'transliteration.toggle' })
    actor.send({ type: 'larivaar.toggle' })
    expect(shown()).toMatchObject({ transliteration: word(transliteration), larivaar: word(larivaar) })
  }
})
