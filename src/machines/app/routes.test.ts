import { expect, test } from 'vitest'
import { hrefOf, landingQuery, referralCode, routeOf, signInAddress } from './routes.ts'

test.each([
  ['/', { kind: 'root' }],
  ['', { kind: 'root' }],
  ['/privacy', { kind: 'privacy' }],
  ['/pn', { kind: 'handler', tradition: 'sikh' }],
  ['/pn/', { kind: 'handler', tradition: 'sikh' }],
  ['/pn/chat', { kind: 'handler', tradition: 'sikh' }],
  ['/hi', { kind: 'handler', tradition: 'hindu' }],
  ['/hi/chat/', { kind: 'handler', tradition: 'hindu' }],
  ['/pn/setup', { kind: 'setup', tradition: 'sikh' }],
  ['/hi/settings', { kind: 'settings', tradition: 'hindu' }],
  ['/pn/read', { kind: 'library', tradition: 'sikh', shelf: { page: 'read', at: null } }],
  ['/pn/read/1430/', { kind: 'library', tradition: 'sikh', shelf: { page: 'read', at: '1430' } }],
  ['/hi/read/2.47', { kind: 'library', tradition: 'hindu', shelf: { page: 'read', at: '2.47' } }],
  ['/hi/read/2/47', { kind: 'unknown' }],
  ['/hi/saved', { kind: 'library', tradition: 'hindu', shelf: { page: 'saved', at: null } }],
  ['/pn/past', { kind: 'library', tradition: 'sikh', shelf: { page: 'past', at: null } }],
  ['/hi/past/2026-11-02', { kind: 'library', tradition: 'hindu', shelf: { page: 'past', at: '2026-11-02' } }],
  ['/saved', { kind: 'unknown' }],
  ['/setup', { kind: 'unprefixed' }],
  ['/chat', { kind: 'unprefixed' }],
  ['/settings', { kind: 'unprefixed' }],
  ['/pn/nothing', { kind: 'unknown' }],
  ['/pn/chat/more', { kind: 'unknown' }],
  ['/privacy/more', { kind: 'unknown' }],
  ['/constructor', { kind: 'unknown' }],
  ['/pn/toString', { kind: 'unknown' }],
  ['//pn', { kind: 'unknown' }],
  ['/pn//chat', { kind: 'unknown' }],
  ['/hi/chat//', { kind: 'unknown' }],
])('%s', (path, route) => expect(routeOf(path)).toEqual(route))

test('a referral code is upper-cased, cut at 20 characters, and holds only what the contract allows (spec §5)', () => {
  expect(referralCode(' asha-21 <b>')).toBe('ASHA-21B')
  expect(referralCode('a'.repeat(30))).toBe('A'.repeat(20))
  expect(referralCode('ਸਤ')).toBe('')
})

test('query of the landing', () => {
  expect(landingQuery({ path: '/pn', search: '?from=anonymous&ref=asha' })).toEqual({
    ref: 'ASHA',
    fromAnonymous: true,
  })
  expect(landingQuery({ path: '/pn', search: '?from=elsewhere' })).toEqual({ ref: '', fromAnonymous: false })
})

test('the way to sign in keeps the code', () => {
  expect(hrefOf(signInAddress('hindu', 'ASHA'))).toBe('/hi?from=anonymous&ref=ASHA')
  expect(hrefOf(signInAddress('sikh', ''))).toBe('/pn?from=anonymous')
})
