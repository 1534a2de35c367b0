import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Tradition } from '../corpus.ts'
import { tokenise } from '../normalise.ts'
import { ELSEWHERE, nearestTo } from './elsewhere.ts'
import { OCCASIONS } from './occasions.ts'
import { toldOf } from './sense.ts'

/** tradition, message, and a place that must be among those found */
const TOLD = readFileSync(new URL('told.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split('\t') as [Tradition, string, string])

const placesOf = (message: string, tradition: Tradition): string[] =>
  (toldOf(tokenise(message), tradition)?.passages ?? []).map(({ reference }) => reference)

test.each([
  ...TOLD,
  ['hindu', 'काम क्रोध लोभ नरक के द्वार वाला श्लोक', 'Bhagavad Gita 16.21'],
  ['hindu', 'patta full fal pani vala shlok geeta ch', 'Bhagavad Gita 9.26'],
  ['hindu', 'ਬੰਦਾ ਆਪ ਹੀ ਆਪਣਾ ਮਿੱਤਰ ਤੇ ਆਪ ਹੀ ਵੈਰੀ, ਇਹ ਗੀਤਾ ਵਿੱਚ ਕਿੱਥੇ ਹੈ', 'Bhagavad Gita 6.5'],
  ['hindu', 'which verse says a leaf, a flower, a fruit or water is enough', 'Bhagavad Gita 9.26'],
] as [Tradition, string, string][])('%s: %s', (tradition, message, reference) => {
  expect(placesOf(message, tradition)).toContain(reference)
})

test.each([
  'my husband does not listen to me and I do not know where to go',
  'ਮੈਨੂੰ ਨਹੀਂ ਪਤਾ ਮੈਂ ਕੀ ਕਰਾਂ',
  'which job should I take, the one in Delhi or the one at home',
  'which verse is this',
  'I feel like the tortoise, I pull everything in',
  'cant sleep. brain wont shut up',
  'write me a shabad about my dog',
  'give me a verse about anger',
  'thank you, I will sit with that shabad',
])('who describes no passage gets none: %s', (message) => {
  for (const tradition of ['sikh', 'hindu'] as const) expect(placesOf(message, tradition)).toEqual([])
})

test('what stands in other books has a name in each script, and a nearest place that is there', () => {
  expect(ELSEWHERE.length).toBeGreaterThan(150)
  expect(new Set(ELSEWHERE.map(({ id }) => id)).size).toBe(ELSEWHERE.length)
  for (const one of ELSEWHERE) {
    for (const name of Object.values(one.names)) expect(name, one.id).not.toBe('')
    if (/\d+\.\d+/.test(one.nearest)) expect(nearestTo(one, 'hindu')?.tradition, one.id).toBe('hindu')
    if (/sggs|(?:^|,)\d+$/.test(one.nearest)) expect(nearestTo(one, 'sikh')?.tradition, one.id).toBe('sikh')
  }
})

test('an occasion names something that is read', () => {
  for (const { id, banis, passages } of OCCASIONS) expect(banis.length + passages.length, id).toBeGreaterThan(0)
})
