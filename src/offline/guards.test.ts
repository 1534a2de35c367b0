import { describe, expect, test } from 'vitest'
import { toSavedDraft, toUser } from './guards.ts'

// What this device kept may be of any shape (D37).

const outgoing = { text: 'Hello', clientMessageId: 'c-1' }
const spoken = { ...outgoing, voice: { seconds: 3, waveform: [0.5] } }

describe('a draft', () => {
  test('that is whole comes back whole', () => {
    const other = { tab: 'b', draft: 'theirs', overflow: '', unsent: null }
    const draft = {
      draft: 'typed',
      overflow: 'more',
      unsent: outgoing,
      failed: [spoken, { ...outgoing, waits: true }],
      tab: 'a',
      others: [other],
      over: [other],
    }
    expect(toSavedDraft(draft)).toEqual(draft)
  })

  test.each([
    [{ unsent: { text: 7 } }, { unsent: null }],
    [{ failed: [null, spoken, { text: '' }, 'x'] }, { failed: [spoken] }],
    [{ failed: 'nonsense' }, { failed: [] }],
    [{ overflow: null }, { overflow: '' }],
    [{ failed: [{ ...spoken, voice: { seconds: 'long' } }] }, { failed: [] }],
    [
      { others: [null, { tab: 7, draft: 'theirs' }] },
      { others: [{ tab: '', draft: 'theirs', overflow: '', unsent: null }] },
    ],
    [
      { tab: {}, over: 'nonsense' },
      { tab: '', over: [] },
    ],
  ])('with %j keeps what was typed', (over, expected) => {
    const draft = { draft: 'typed', overflow: '', unsent: null, failed: [], tab: '', others: [], over: [], ...over }
    expect(toSavedDraft(draft)).toEqual({ ...draft, ...expected })
  })

  test.each([null, 7, 'text', true])('%j is none', (value) => expect(toSavedDraft(value)).toBeNull())
})

describe('a stored user', () => {
  const user = { id: 'u', profile_completed: true, language_preference: 'hindi', name: 'Meera', referral_points: 20 }
  test('is believed by what the app decides by', () => expect(toUser(user)).toEqual(user))
  test.each([
    null,
    [],
    {},
    { ...user, id: 5 },
    { ...user, profile_completed: 'yes' },
    { ...user, language_preference: 'klingon' },
    // What no view can draw.
    { ...user, name: {} },
    { ...user, referral_points: [1] },
  ])('%j is none', (value) => expect(toUser(value)).toBeNull())
})
