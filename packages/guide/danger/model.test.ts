import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { tokenise } from '../normalise.ts'
import { chancesOf, KINDS, packed, readModel, unpacked } from './model.ts'
import { signsOf } from './signs.ts'
import { digestOf, readExamples } from './train.ts'

const examples = readExamples()

test('the weights are those of the examples: otherwise run npm run guide:danger', { timeout: 60_000 }, () => {
  expect(readModel().digest).toBe(digestOf(examples))
  expect(readFileSync(new URL('./sentences.bin', import.meta.url)).length).toBeLessThan(500_000)
})

test('examples: some of every kind, in every form', () => {
  for (const kind of KINDS) {
    for (const form of ['en', 'pa', 'hi', 'rpa', 'rhi']) {
      const count = examples.filter((one) => one.kind === kind && one.form === form).length
      expect(count, `${kind} ${form}`).toBeGreaterThanOrEqual(10)
    }
  }
})

test('weights come back from their bytes', () => {
  const model = readModel()
  const again = unpacked(packed(model))
  expect(again.digest).toBe(model.digest)
  const signs = signsOf(tokenise('mera jeen nu dil nahi karda'))
  for (const [k, chance] of chancesOf(again, signs).entries()) {
    expect(chance).toBeCloseTo(chancesOf(model, signs)[k] ?? 0, 2)
  }
})
