import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import dev from '../eval/dev/safety.json' with { type: 'json' }
import { tokenise } from '../normalise.ts'
import type { Danger } from '../safety.ts'
import { chancesOf, KINDS, type Kind, packed, readModel, unpacked } from './model.ts'
import { decide, recognise } from './recognise.ts'
import { signsOf } from './signs.ts'
import { digestOf, type Example, readExamples, signsOfAll, train } from './train.ts'

const examples = readExamples()
const seen = (message: string) => recognise(tokenise(message))
const share = <T>(all: readonly T[], is: (one: T) => boolean) => all.filter(is).length / all.length

test('the weights are those of the examples: otherwise run npm run guide:danger', () => {
  expect(readModel().digest).toBe(digestOf(examples))
  expect(readFileSync(new URL('./weights.bin', import.meta.url)).length).toBeLessThan(400_000)
})

test('examples: enough of every kind, in every form, none twice', () => {
  for (const kind of KINDS) {
    for (const form of ['en', 'pa', 'hi', 'rpa', 'rhi']) {
      const count = examples.filter((one) => one.kind === kind && one.form === form).length
      expect(count, `${kind} ${form}`).toBeGreaterThanOrEqual(40)
    }
  }
  expect(new Set(examples.map(({ text }) => text)).size).toBe(examples.length)
  // what is measured must not be learnt by heart
  const learnt = new Set(examples.map(({ text }) => text))
  expect(dev.filter(({ q, danger }) => danger !== null && learnt.has(q))).toEqual([])
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

/** How many, judged by other examples, get at least the sentence of help. Most of them are as veiled as can be. */
const LEAST: Readonly<Record<Danger, number>> = { selfHarm: 0.81, concern: 0.88, loss: 0.93, abuse: 0.73, harm: 0.8 }

test('a fifth of the examples, judged by the rest of them', { timeout: 60_000 }, () => {
  const signs = signsOfAll(examples)
  const kept = examples.flatMap((_, at) => (at % 5 === 0 ? [] : [at]))
  const model = train(
    kept.map((at) => examples[at] as Example),
    kept.map((at) => signs[at] as (typeof signs)[number]),
  )
  const judged = examples
    .filter((_, at) => at % 5 === 0)
    .map((one) => {
      const tokens = tokenise(one.text)
      return { ...one, ...decide(tokens, () => chancesOf(model, signsOf(tokens))) }
    })
  const of = (kind: Kind) => judged.filter((one) => one.kind === kind)
  for (const kind of KINDS) {
    if (kind === 'none') continue
    expect(
      share(of(kind), ({ danger, care, near }) => danger !== null || care !== null || near),
      kind,
    ).toBeGreaterThanOrEqual(LEAST[kind])
  }
  const hard = of('none').filter((one) => one.hard)
  expect(share(hard, ({ danger }) => danger !== null)).toBeLessThanOrEqual(0.03)
  const ordinary = of('none').filter((one) => !one.hard)
  expect(share(ordinary, ({ danger }) => danger !== null)).toBeLessThanOrEqual(0.01)
  expect(share(ordinary, ({ danger, care, near }) => danger !== null || care !== null || near)).toBeLessThanOrEqual(0.2)
})

test('the development set: every danger is met, mostly as what it is, and grief or idioms hardly ever', () => {
  const dangers = dev.filter(({ danger }) => danger !== null)
  const passedOver = dangers.filter(({ q }) => {
    const { danger, care, near, heavy } = seen(q)
    return danger === null && care === null && !near && !heavy
  })
  expect(passedOver.map(({ q }) => q)).toEqual([])
  const kind = (q: string) => seen(q).danger ?? seen(q).care
  const named = dangers.filter(({ q }) => kind(q) !== null)
  expect(share(named, ({ q, danger }) => kind(q) === danger)).toBeGreaterThanOrEqual(0.85)
  const alarms = dev.filter(({ q, danger }) => danger === null && seen(q).danger !== null)
  expect(alarms.length, alarms.map(({ q }) => q).join('\n')).toBeLessThanOrEqual(3)
})

test('a pattern that hears suicide asks whose', () => {
  expect(seen('meri wife ne suicide kar leya, main ki karan').danger).toBe('loss')
  expect(seen('mera dost kehnda ohne marna, main jeena ni').danger).toBe('concern')
  // both: the person's own danger comes first
  expect(seen('my wife died by suicide and I want to die too').danger).toBe('selfHarm')
  expect(seen('mera bhra mar gaya, main vi hun marna chahunda haan').danger).toBe('selfHarm')
})

test('whatever is typed, there is an answer', () => {
  for (const message of ['', ' ', '?!', '😭😭', '१२३', 'a', 'ੴ', 'x'.repeat(5000), 'mar '.repeat(3000)]) {
    expect(() => seen(message)).not.toThrow()
  }
  expect(seen('')).toEqual({ danger: null, care: null, near: false, heavy: false, chance: 0 })
})

test('recognising takes less than 2 ms at p95', () => {
  // the best of five: other processes on the machine are not what is measured
  const times = dev.map(({ q }) => {
    const tokens = tokenise(q)
    const rounds = Array.from({ length: 5 }, () => {
      const from = performance.now()
      recognise(tokens)
      return performance.now() - from
    })
    return Math.min(...rounds)
  })
  times.sort((a, b) => a - b)
  expect(times[Math.floor(times.length * 0.95)]).toBeLessThan(2)
})

test.each([
  [0.95, 'danger'],
  [0.94, 'care'],
  [0.75, 'care'],
  [0.74, 'near'],
  [0.15, 'near'],
  [0.14, 'nothing'],
] as const)('what no pattern hears, and is danger by a chance of %d, is %s', (chance, what) => {
  const [first, ...others] = KINDS
  expect([first, others[0]]).toEqual(['none', 'selfHarm'])
  const { danger, care, near } = decide(tokenise('the weather'), () => [1 - chance, chance, 0, 0, 0, 0])
  expect({ danger, care, near }).toEqual({
    danger: what === 'danger' ? 'selfHarm' : null,
    care: what === 'care' ? 'selfHarm' : null,
    near: what === 'near',
  })
})
