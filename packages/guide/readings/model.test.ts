import { expect, test } from 'vitest'
import { THEMES } from '../corpus.ts'
import { tokenise } from '../normalise.ts'
import { digestOf, readExamples } from './examples.ts'
import { featuresOf } from './features.ts'
import { READINGS } from './list.ts'
import { chancesOf, LABELS, opinionOf, readModel } from './model.ts'
import { train } from './train.ts'

const examples = readExamples()

test('the model is made from the examples as they are: else npm run guide:model', () => {
  expect(readModel().digest).toBe(digestOf(examples))
})

test('every reading has a name of its own, and examples', () => {
  expect(READINGS.length).toBeGreaterThanOrEqual(200)
  expect(new Set(READINGS.map(({ id }) => id)).size).toBe(READINGS.length)
  expect(new Set(READINGS.map(({ name }) => name)).size).toBe(READINGS.length)
  const counted = new Map<number, number>()
  for (const { labels, among } of examples) {
    const [first] = labels.keys()
    if (!among && first !== undefined) counted.set(first, (counted.get(first) ?? 0) + 1)
  }
  for (const [at, { id }] of READINGS.entries()) expect(counted.get(at), id).toBeGreaterThanOrEqual(30)
  expect(new Set(READINGS.flatMap(({ themes }) => themes))).toEqual(new Set(THEMES))
})

test('a message counts each of its words once, however long it is', () => {
  const once = featuresOf(tokenise('my husband does not trust me'))
  const again = featuresOf(tokenise('my husband does not trust me my husband does not trust me'))
  for (const [key, value] of once) expect(again.get(key)).toBe(value)
  expect(featuresOf(tokenise('word '.repeat(5_000))).size).toBeLessThan(12)
})

test('the scripts learn from one another by sound', () => {
  const keys = (text: string) => Array.from(featuresOf(tokenise(text)).keys()).filter((key) => key.startsWith('w'))
  expect(keys('ਗੁੱਸਾ')).toEqual(keys('गुस्सा'))
  expect(keys('gussa')).toEqual(keys('ਗੁੱਸਾ'))
})

test('what no example has says nothing, and chances add up to one', () => {
  expect(opinionOf(tokenise('xqzv blorp')).known).toBeLessThan(0.34)
  const chances = chancesOf(opinionOf(tokenise('my husband cheated on me')))
  expect(chances.length).toBe(LABELS.length)
  expect(chances.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1)
})

test('training finds out which reading an example means whose theme alone is known', () => {
  const known = (text: string, label: number) => ({ text, labels: new Map([[label, 1]]), among: false, weight: 1 })
  const learned = train(
    [
      ...['the dog died', 'our dog is dead', 'dog buried'].map((text) => known(text, 0)),
      ...['granny died', 'granny is dead', 'granny buried'].map((text) => known(text, 1)),
      ...['exam failed', 'failed the exam', 'exam again'].map((text) => known(text, 2)),
      {
        text: 'i miss my dog',
        labels: new Map([
          [0, 1],
          [1, 1],
        ]),
        among: true,
        weight: 1,
      },
      {
        text: 'miss the dog',
        labels: new Map([
          [0, 1],
          [1, 1],
        ]),
        among: true,
        weight: 1,
      },
    ],
    3,
  )
  const row = learned.keys.indexOf('emiss')
  expect(row).toBeGreaterThanOrEqual(0)
  const weight = (label: number) => learned.weights[row * 3 + label] ?? 0
  expect(weight(0)).toBeGreaterThan(weight(1))
})
