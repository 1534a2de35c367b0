import { expect, test } from 'vitest'
import { isSendKey } from './sendKey.ts'

const enter = { key: 'Enter', shiftKey: false, isComposing: false, keyCode: 13 }

test('Enter sends; with Shift, or at the end of an input method’s word, it does not, and no other key does (D29)', () => {
  expect(isSendKey(enter)).toBe(true)
  for (const more of [{ shiftKey: true }, { isComposing: true }, { keyCode: 229 }, { key: 'a' }])
    expect(isSendKey({ ...enter, ...more })).toBe(false)
})
