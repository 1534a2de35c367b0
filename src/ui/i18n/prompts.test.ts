import { expect, test } from 'vitest'
import { testPart } from '../../../tests/texts/checks.ts'
import { promptsEn } from './prompts.en.ts'
import { promptsHi } from './prompts.hi.ts'
import { promptsPa } from './prompts.pa.ts'
import { promptsTexts } from './prompts.ts'

testPart(promptsTexts, { english: promptsEn, punjabi: promptsPa, hindi: promptsHi })

// Spec §2 modals: allow / 'not now'; install / dismiss, lists benefits.
test('the English texts say what the specification says', () => {
  expect([promptsEn.install.accept, promptsEn.install.later]).toEqual(['Install', 'Not now'])
  expect([promptsEn.notification.allow, promptsEn.notification.later]).toEqual(['Allow', 'Not now'])
  expect(Object.keys(promptsEn.install.benefits)).toHaveLength(4)
})

test('refusing is as short and as plain as allowing, in every language', () => {
  for (const { install, notification } of [promptsEn, promptsPa, promptsHi]) {
    expect(install.later).toBe(notification.later)
    for (const word of [install.accept, install.later, notification.allow]) expect(word.length).toBeLessThan(16)
  }
})
