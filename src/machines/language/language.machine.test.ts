import { expect, test } from 'vitest'
import { done, failed, reach, walk } from '../../../tests/machines/testing.ts'
import { languageMachine } from './language.machine.ts'

const choose = (language: 'english' | 'punjabi' | 'hindi') => ({ type: 'language.choose', language }) as const
const input = { shown: 'english', chosen: null } as const

const { reached, untaken } = walk(languageMachine, {
  inputs: [input],
  events: [
    { type: 'person.left' },
    choose('english'),
    choose('punjabi'),
    choose('hindi'),
    done('loadTexts'),
    failed('loadTexts', new Error()),
  ],
  keyOf: ({ value, context }) => [value, context.shown, context.chosen],
})

test('every transition is taken', () => expect(untaken).toEqual([]))

test.each(['shown', 'loading'] as const)('reaches %s', (value) =>
  expect(reached.some((state) => state.matches(value))).toBe(true),
)

test('the language of the page is there already', () => expect(reach(languageMachine, input).value).toBe('shown'))

test('a language is shown only once its texts have arrived', () => {
  expect(reach(languageMachine, input, choose('hindi')).context.shown).toBe('english')
  expect(reach(languageMachine, input, choose('hindi'), done('loadTexts')).context.shown).toBe('hindi')
  expect(reach(languageMachine, input, choose('hindi'), failed('loadTexts', new Error())).context.shown).toBe('english')
})

test('it has settled when the texts are here, and also when they do not come', () => {
  for (const event of [done('loadTexts'), failed('loadTexts', new Error())])
    expect(reach(languageMachine, input, choose('hindi'), event).value).toBe('shown')
})

test('the last choice wins, also while another one is loading', () => {
  const state = reach(languageMachine, input, choose('hindi'), choose('punjabi'), done('loadTexts'))
  expect(state.context.shown).toBe('punjabi')
  expect(reach(languageMachine, input, choose('hindi'), choose('english')).value).toBe('shown')
})

test('choosing the language that is shown already counts as a choice (D9)', () => {
  expect(reach(languageMachine, input, choose('english')).context.chosen).toBe('english')
})

test('what the profile says is shown, and is no choice; English of a profile goes with the person (D9)', () => {
  const byProfile = { ...choose('english'), by: 'profile' } as const
  expect(reach(languageMachine, input, byProfile).context).toMatchObject({ chosen: 'english', isChoice: false })
  expect(reach(languageMachine, input, choose('english')).context.isChoice).toBe(true)
  const left = { type: 'person.left' } as const
  expect(reach(languageMachine, input, byProfile, left).context).toMatchObject({ shown: 'english', chosen: null })
  const hindi = [{ ...choose('hindi'), by: 'profile' } as const, done('loadTexts')] as const
  expect(reach(languageMachine, input, ...hindi, left).context).toMatchObject({ shown: 'hindi', chosen: 'hindi' })
})
