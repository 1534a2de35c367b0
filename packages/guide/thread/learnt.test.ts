import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readMessages } from '../eval/outsiders.ts'
import { tokenise } from '../normalise.ts'
import { digestOf } from '../readings/examples.ts'
import { conceptsOf } from './concepts.ts'
import { examplesOf, readTurns } from './examples.ts'
import { isOnPassage, LABELS, readTurnModel, turnChances, turnIn } from './learnt.ts'

const { learnt, apart } = readTurns()
const MATTERS = ['detail', 'person', 'new', 'allowed']

test('the model of turns is made from the examples as they are: else npm run guide:model', () => {
  expect(readTurnModel().digest).toBe(digestOf(examplesOf(learnt)))
})

test('every label has examples in all five forms, and none is both learnt and kept apart', () => {
  for (const label of LABELS) {
    const forms = new Set(learnt.flatMap((one) => (one.label === label ? [one.form] : [])))
    expect([...forms].sort(), label).toEqual(['en', 'hi', 'pa', 'rhi', 'rpa'])
  }
  const texts = new Set(learnt.map(({ text }) => text))
  expect(apart.filter(({ text }) => texts.has(text))).toEqual([])
})

test('of the turns that were kept apart, four of five that are taken for one are that one', () => {
  const taken = apart.flatMap(({ label, text }) => {
    const turn = turnIn(text)
    return turn === null ? [] : [{ label, turn }]
  })
  expect(taken.length).toBeGreaterThanOrEqual(0.12 * apart.length)
  expect(taken.filter(({ label, turn }) => label === turn).length / taken.length).toBeGreaterThanOrEqual(0.75)
  expect(taken.filter(({ label }) => MATTERS.includes(label)).length).toBeLessThanOrEqual(0.02 * apart.length)
})

test('at most one of fifty short worries is taken for a turn, and no long one', () => {
  const folder = new URL('../eval/', import.meta.url)
  const stories = readFileSync(new URL('stories.tsv', folder), 'utf8')
    .trim()
    .split('\n')
    .map((row) => row.split('\t')[2] ?? '')
  const worries = ['a', 'b', 'messages'].flatMap((name) =>
    readMessages(new URL(`outsiders/${name}.tsv`, folder))
      .filter(({ kind }) => kind === 'worry')
      .map(({ message }) => message),
  )
  const all = [...stories, ...worries]
  const short = all.filter((text) => tokenise(text).length <= 24)
  expect(short.filter((text) => turnIn(text) !== null).length).toBeLessThanOrEqual(0.02 * short.length)
  expect(all.filter((text) => turnIn(text) !== null).length).toBeLessThanOrEqual(0.01 * all.length)
})

test('a word stands for the same in every script', () => {
  const of = (word: string) => tokenise(word).flatMap(conceptsOf)
  for (const word of ['meaning', 'matlab', 'ਮਤਲਬ', 'मतलब']) expect(of(word), word).toContain('meaning')
  expect(of('xqzv')).toEqual([])
})

test('chances are of every label, and add up to one', () => {
  const chances = turnChances('what does the second word mean')
  expect(chances).toHaveLength(LABELS.length)
  expect(chances.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1)
  expect(turnIn('')).toBeNull()
  expect(isOnPassage('meaning')).toBe(true)
  expect(isOnPassage('todo')).toBe(false)
})
