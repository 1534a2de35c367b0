import { expect, test } from 'vitest'
import { tokenise } from '../normalise.ts'
import { describedIn } from './sense.ts'

test.each([
  ['hindu', 'काम क्रोध लोभ नरक के द्वार वाला श्लोक', 'Bhagavad Gita 16.21'],
  ['hindu', 'patta full fal pani vala shlok geeta ch', 'Bhagavad Gita 9.26'],
  ['hindu', 'ਬੰਦਾ ਆਪ ਹੀ ਆਪਣਾ ਮਿੱਤਰ ਤੇ ਆਪ ਹੀ ਵੈਰੀ, ਇਹ ਗੀਤਾ ਵਿੱਚ ਕਿੱਥੇ ਹੈ', 'Bhagavad Gita 6.5'],
  ['hindu', 'which verse says a leaf, a flower, a fruit or water is enough', 'Bhagavad Gita 9.26'],
] as const)('%s: %s', (tradition, message, reference) => {
  expect(describedIn(tokenise(message), tradition)[0]?.reference).toBe(reference)
})

test.each([
  'my husband does not listen to me and I do not know where to go',
  'ਮੈਨੂੰ ਨਹੀਂ ਪਤਾ ਮੈਂ ਕੀ ਕਰਾਂ',
  'which job should I take, the one in Delhi or the one at home',
  'which verse is this',
])('who describes no passage gets none: %s', (message) => {
  for (const tradition of ['sikh', 'hindu'] as const) expect(describedIn(tokenise(message), tradition)).toEqual([])
})
