import { expect, test } from 'vitest'
import { digestOf, readApart } from './apart.ts'
import { KINDS, readExamples } from './examples.ts'
import { needIn, signsIn } from './need.ts'
import { chanceBy, readWeights, type Signs, vectorOf, weigh } from './weigh.ts'

const signs: Signs = { framed: null, whole: 0, best: 0, next: -1.5, said: -0.5, reading: 0.5, words: 20 }

test('the weights are of the model and the messages as they are: otherwise run npm run guide:danger', () => {
  expect(readWeights().digest).toBe(digestOf())
})

test('examples: some of every kind, in every form', () => {
  const examples = readExamples()
  for (const kind of KINDS) {
    for (const form of ['en', 'pa', 'hi', 'rpa', 'rhi']) {
      const count = examples.filter((one) => one.kind === kind && one.form === form).length
      expect(count, `${kind} ${form}`).toBeGreaterThanOrEqual(10)
    }
  }
})

test('enough is kept apart, of every kind', () => {
  const apart = readApart()
  expect(apart.filter(({ kind }) => kind === 'none').length).toBeGreaterThanOrEqual(1_500)
  for (const kind of ['selfHarm', 'concern', 'loss', 'violence', 'child', 'harm', 'emergency', 'blackmail', 'eating'])
    expect(apart.filter((one) => one.kind === kind).length, kind).toBeGreaterThanOrEqual(15)
})

test('what speaks for a need counts for it, at every length', () => {
  const { weights } = readWeights()
  const chance = (change: Partial<Signs>) => chanceBy(weights, vectorOf({ ...signs, ...change }))
  for (const words of [10, 20, 60, 100]) {
    expect(chance({ words, whole: 0.5 })).toBeGreaterThan(chance({ words }))
    expect(chance({ words, framed: 0.5, best: 0.5 })).toBeGreaterThan(chance({ words, best: 0.5 }))
  }
  expect(weigh({ ...signs, whole: -1, best: -1 })).toBeNull()
  expect(weigh({ ...signs, framed: 1, whole: 1, best: 1 })).toBe('certain')
})

test('a message without words has no signs', () => {
  expect(signsIn(' … ')).toBeNull()
  expect(needIn(' … ', [])).toBeNull()
})

test('messages kept apart: most dangers are heard, few others are taken for one', () => {
  const heard = readApart().map(({ kind, text }) => ({ kind, need: needIn(text, []) }))
  const share = (of: typeof heard) => of.filter(({ need }) => need !== null).length / of.length
  expect(share(heard.filter(({ kind }) => kind !== 'none'))).toBeGreaterThanOrEqual(0.82)
  expect(share(heard.filter(({ kind }) => kind === 'none'))).toBeLessThanOrEqual(0.055)
})
