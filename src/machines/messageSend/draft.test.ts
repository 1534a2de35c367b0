import { describe, expect, test } from 'vitest'
import {
  fitDraft,
  hasWords,
  isEmptyDraft,
  joinDrafts,
  joinSlots,
  lengthOf,
  NOTHING_TYPED,
  type Slot,
  slotsOf,
  withOthers,
} from './draft.ts'

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

const slot = (tab: string, draft: string): Slot => ({ ...NOTHING_TYPED, tab, draft })

describe('withOthers: tabs of one person (33.8)', () => {
  const failure = (id: string) => ({ text: `said in ${id}`, clientMessageId: id })
  const isMine = (id: string) => id === 'mine'
  const saved = { ...NOTHING_TYPED, draft: 'typed', failed: [failure('mine')] }
  const OWN = { taken: [], isOwn: true }

  test('what failed in the other tab stays', () => {
    const stored = { ...NOTHING_TYPED, failed: [failure('theirs'), failure('mine')] }
    expect(withOthers(saved, stored, 'b', OWN, isMine).failed).toEqual([failure('theirs'), failure('mine')])
  })

  test('what this tab had, and has sent since, does not come back', () => {
    const stored = { ...NOTHING_TYPED, failed: [failure('mine')] }
    expect(withOthers({ ...NOTHING_TYPED, failed: [] }, stored, 'b', OWN, isMine).failed).toEqual([])
  })

  test('what was said first stays the first, whichever tab stores it (D57)', () => {
    const isHere = (id: string) => id === 'one' || id === 'two'
    const stored = { ...NOTHING_TYPED, failed: ['one', 'two', 'three'].map(failure) }
    const mine = { ...NOTHING_TYPED, failed: [failure('two'), { ...failure('four'), waits: true as const }] }
    const all = withOthers(mine, stored, 'b', OWN, isHere).failed
    expect(all?.map(({ clientMessageId }) => clientMessageId)).toEqual(['two', 'three', 'four'])
    const waits = { ...failure('two'), waits: true as const }
    expect(withOthers({ ...NOTHING_TYPED, failed: [waits] }, stored, 'b', OWN, isHere).failed?.[0]).toEqual(waits)
  })

  test('what was on its way and came back into the box waits nowhere else (D57)', () => {
    const outgoing = failure('one')
    const onItsWay = withOthers({ ...NOTHING_TYPED, failed: [{ ...outgoing, waits: true }] }, null, 'a', OWN, isMine)
    const back = withOthers({ ...NOTHING_TYPED, draft: 'one', unsent: outgoing }, onItsWay, 'a', OWN, () => false)
    expect([back.failed, back.unsent]).toEqual([[], outgoing])
  })

  test('an empty box takes nothing from the box of another tab', () => {
    const stored = withOthers({ ...NOTHING_TYPED, draft: 'long' }, null, 'a', OWN, isMine)
    const all = withOthers({ ...NOTHING_TYPED }, stored, 'b', OWN, isMine)
    expect(slotsOf(all)).toEqual([slot('a', 'long')])
    expect(isEmptyDraft(all)).toBe(false)
    // And each tab replaces its own.
    expect(slotsOf(withOthers({ ...NOTHING_TYPED, draft: 'longer' }, all, 'a', OWN, isMine))).toEqual([
      slot('a', 'longer'),
    ])
  })

  test('what a tab went on with is its own now, and said to be so once', () => {
    const taken = [slot('a', 'long')]
    const before = { ...NOTHING_TYPED, tab: 'a', draft: 'long' }
    const after = withOthers({ ...NOTHING_TYPED, draft: 'longer' }, before, 'b', { taken, isOwn: true }, isMine)
    expect([slotsOf(after), after.over]).toEqual([[slot('b', 'longer')], taken])
    expect(withOthers({ ...NOTHING_TYPED, draft: 'longest' }, after, 'b', { taken, isOwn: true }, isMine).over).toEqual(
      [],
    )
    // What the other tab has typed since is its own.
    const typed = { ...before, draft: 'long ago' }
    expect(slotsOf(withOthers(saved, typed, 'b', { taken, isOwn: true }, isMine))).toContainEqual(slot('a', 'long ago'))
  })

  test('what a box began with and only shows stays, also in the tab that had stored it: somebody came back to it', () => {
    const stored = { ...NOTHING_TYPED, tab: 'a', draft: 'long' }
    const shows = { taken: [slot('a', 'long')], isOwn: false }
    for (const tab of ['a', 'b']) {
      const all = withOthers({ ...NOTHING_TYPED }, stored, tab, shows, isMine)
      expect([slotsOf(all), all.over]).toEqual([[slot('a', 'long')], []])
    }
    const went = withOthers({ ...NOTHING_TYPED, draft: 'longer' }, stored, 'a', { ...shows, isOwn: true }, isMine)
    expect(slotsOf(went)).toEqual([slot('a', 'longer')])
  })

  test('nothing stored, nothing typed', () => {
    expect(isEmptyDraft(withOthers({ ...NOTHING_TYPED, failed: [] }, null, 'b', OWN, isMine))).toBe(true)
    expect(slotsOf(null)).toEqual([])
  })
})

test.each([
  [[], ''],
  [['one'], 'one'],
  [['two', 'one'], 'one\ntwo'],
  [['one more', 'one'], 'one more'],
  [['one', 'one'], 'one'],
  [['', 'one'], 'one'],
])('the texts %j of several tabs are %j', (texts, joined) => {
  const slots = texts.map((text, at) => slot(`${at}`, text))
  expect(joinSlots(slots).draft).toBe(joined)
})
