import { describe, expect, test } from 'vitest'
import { fitDraft, hasWords, joinDrafts, lengthOf, withOthersFailed } from './draft.ts'

const letters = (n: number) => 'a'.repeat(n)

describe('hasWords (spec §5: empty is ignored)', () => {
  test.each([
    ['nothing', ''],
    ['blanks', ' \n\t\u00a0'],
    ['a zero-width space', '\u200b'],
    ['joiners, marks of direction, a byte order mark', '\u200c\u200d\u200e\u2066\u2060\ufeff'],
    ['a soft hyphen, a variation selector', '\u00ad\ufe0f'],
    ['fillers of Hangul and braille', '\u3164\u2800'],
    ['control characters', '\u0007'],
  ])('%s is empty', (_name, text) => expect(hasWords(text)).toBe(false))

  test.each(['?', '🙏', '👨‍👩‍👧', 'क्‍ष', 'ਸਤਿ\u200b', '.'])('%j is not', (text) => expect(hasWords(text)).toBe(true))
})

describe('fitDraft', () => {
  test.each([
    ['500 characters fit', '', letters(500), letters(500), ''],
    ['the 501st is kept aside', letters(500), `${letters(500)}b`, letters(500), 'b'],
    [
      'what is inserted gives way, not what stood behind the caret',
      `${letters(499)}z`,
      `${letters(499)}bcz`,
      `${letters(499)}z`,
      'bc',
    ],
    [
      'an insertion is cut to the room that is left',
      `${letters(498)}z`,
      `${letters(498)}bcz`,
      `${letters(498)}bz`,
      'c',
    ],
    ['an emoji counts as one and is never cut in half', '', '😀'.repeat(501), '😀'.repeat(500), '😀'],
    ['a text that replaces all keeps its beginning', 'hello', letters(501), letters(500), 'a'],
    ['deleting never touches the rest', letters(500), letters(10), letters(10), ''],
  ])('%s', (_name, before, after, draft, rest) => expect(fitDraft(before, after, 500)).toEqual({ draft, rest }))

  test('100 kB pasted: nothing is lost', () => {
    const pasted = 'ਵਾਹਿਗੁਰੂ '.repeat(12_000)
    const { draft, rest } = fitDraft('', pasted, 500)
    expect(lengthOf(draft)).toBe(500)
    expect(draft + rest).toBe(pasted)
  })

  test('without a limit everything fits', () => expect(fitDraft('', letters(9_000), null).rest).toBe(''))
})

test('a text that comes back stands before what was typed meanwhile', () => {
  expect(joinDrafts('first', '')).toBe('first')
  expect(joinDrafts('first', ' ')).toBe('first')
  expect(joinDrafts('first', 'second')).toBe('first\nsecond')
})

describe('withOthersFailed: two tabs of one person', () => {
  const failure = (id: string) => ({ text: `said in ${id}`, clientMessageId: id })
  const isMine = (id: string) => id === 'mine'
  const saved = { draft: 'typed', failed: [failure('mine')] }

  test('what failed in the other tab stays', () => {
    expect(withOthersFailed(saved, { failed: [failure('theirs'), failure('mine')] }, isMine)).toEqual({
      draft: 'typed',
      failed: [failure('theirs'), failure('mine')],
    })
  })

  test('what this tab had, and has sent since, does not come back', () => {
    const done = { draft: '', failed: [] }
    expect(withOthersFailed(done, { failed: [failure('mine')] }, isMine)).toBe(done)
  })

  test('nothing stored, nothing failed', () => {
    expect(withOthersFailed(saved, null, isMine)).toBe(saved)
    expect(withOthersFailed(saved, { failed: [] }, isMine)).toBe(saved)
  })
})
