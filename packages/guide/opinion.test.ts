import { expect, test } from 'vitest'
import examples from './examples.json' with { type: 'json' }
import { featuresOf } from './features.ts'
import { tokenise } from './normalise.ts'
import { LABELS, type Label, opinionOf, packed, readModel, sayOf, unpacked } from './opinion.ts'
import { digestOf, type Example, train } from './train.ts'

const known = examples as readonly Example[]

test('the model is that of the examples: otherwise run npm run guide:model', () => {
  expect(readModel().digest).toBe(digestOf(known))
})

test('examples: enough for every theme and intent, none twice, all with labels that exist', () => {
  for (const label of LABELS.filter((one) => one !== 'unclear')) {
    const count = known.filter(({ labels }) => labels.includes(label)).length
    expect(count, label).toBeGreaterThanOrEqual(70)
  }
  const asked = known.map(({ q }) => q.toLowerCase())
  expect(new Set(asked).size).toBe(asked.length)
  expect(known.flatMap(({ labels }) => labels).filter((label) => !LABELS.includes(label))).toEqual([])
})

const best = (opinion: ReadonlyMap<Label, number>) => Array.from(opinion).sort((a, b) => b[1] - a[1])[0]

test('a model learns from examples, over scripts, and comes back from its bytes', () => {
  const model = train([
    { q: 'mainu bahut gussa aunda', labels: ['anger'] },
    { q: 'gussa kive kabu karan', labels: ['anger'] },
    { q: 'exam di tyari nahi hoyi', labels: ['exams'] },
    { q: 'kal exam hai', labels: ['exams'] },
  ])
  for (const one of [model, unpacked(packed(model))]) {
    expect(best(sayOf(one, featuresOf(tokenise('ਗੁੱਸਾ'))))?.[0]).toBe('anger')
    expect(best(sayOf(one, featuresOf(tokenise('exam'))))?.[0]).toBe('exams')
  }
})

test('words that no example has say nothing', () => {
  expect(new Set(opinionOf(tokenise('blorp zindle')).values())).toEqual(new Set([0]))
})
