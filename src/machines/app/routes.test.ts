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
  ['/pn/read', { kind: 'book', tradition: 'sikh', place: null }],
  ['/pn/read/1430/', { kind: 'book', tradition: 'sikh', place: { page: 1430, verse: null } }],
  ['/hi/read/2.47', { kind: 'book', tradition: 'hindu', place: { page: 2, verse: 47 } }],
  ['/pn/read/1431', { kind: 'unknown' }],
  ['/pn/read/1.2', { kind: 'unknown' }],
  ['/hi/read/0', { kind: 'unknown' }],
  ['/hi/read/2/47', { kind: 'unknown' }],
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
