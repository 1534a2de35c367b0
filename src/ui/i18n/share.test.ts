import { expect, test } from 'vitest'
import { testPart } from '../../../tests/texts/checks.ts'
import { shareEn } from './share.en.ts'
import { shareHi } from './share.hi.ts'
import { sharePa } from './share.pa.ts'
import { shareTexts } from './share.ts'

testPart(
  shareTexts,
  { english: shareEn, punjabi: sharePa, hindi: shareHi },
  {
    latin: ['Instagram'],
    samplesOf: (key) => (key === 'points' ? [0, 1, 120] : ['Instagram']),
  },
)

// Spec §2 and §9, letter for letter.
test('the English texts are the specification’s', () => {
  expect([shareEn.heading, shareEn.points(10), shareEn.points(120)]).toEqual([
    'Refer & Earn',
    '10 referral points',
    '120 referral points',
  ])
  expect(shareEn.reward).toMatch(/^10 points for each person .* top 2 of the week get special recognition\.$/)
})
