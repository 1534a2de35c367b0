import { describe, expect, test } from 'vitest'
import {
  type CachedMessage,
  type Clicked,
  DUPLICATE_MS,
  isSyncAddress,
  openedBy,
  RETENTION_MS,
  targetOf,
  withOpened,
  withoutNotification,
  withoutOld,
  withStored,
} from './opened.ts'

const NOW = Date.UTC(2026, 10, 20, 12)
const cached = (over: Partial<CachedMessage> = {}): CachedMessage => ({
  id: 'a',
  text: 'Breathe.',
  tradition: 'sikh',
  at: NOW,
  ...over,
})
const ids = (messages: CachedMessage[]) => messages.map(({ id }) => id)
const query = (entries: Record<string, string>) => `?${new URLSearchParams(entries)}`
const TYPE = 'notification_type=wisdom_message'
const typed = (entries: Record<string, string>) => query({ notification_type: 'wisdom_message', ...entries })

describe('the message that an address carries', () => {
  test.each([
    ['nothing', '', null],
    ['another query', '?ref=ASHA', null],
    ['a type without a message', '?notification_type=wisdom_message&timestamp=1', null],
    ['a message of no type', '?notification_message=Breathe.', null],
    ['a message of another type', '?notification_message=Breathe.&notification_type=offer', null],
    ['an empty message', `?${TYPE}&notification_message=`, null],
    ['a blank message', `?${TYPE}&notification_message=%20%0A`, null],
    ['a message, trimmed', `?${TYPE}&notification_message=+Breathe.+`, { text: 'Breathe.', at: null }],
    ['Gurmukhi', typed({ notification_message: 'ਵਾਹਿਗੁਰੂ' }), { text: 'ਵਾਹਿਗੁਰੂ', at: null }],
    ['markup stays text', typed({ notification_message: '<img src=x>' }), { text: '<img src=x>', at: null }],
    [
      'broken escapes do not throw',
      `?${TYPE}&notification_message=100%&timestamp=%E0%A4%A`,
      { text: '100%', at: null },
    ],
    ['the first of two', `?${TYPE}&notification_message=one&notification_message=two`, { text: 'one', at: null }],
  ])('%s', (_name, search, opened) => expect(openedBy(search)).toEqual(opened))

  test('is cut after 2,000 characters, and never within one', () => {
    const text = (length: number) => openedBy(typed({ notification_message: '😀'.repeat(length) }))?.text
    expect(text(2_000)).toBe('😀'.repeat(2_000))
    expect(text(2_001)).toBe('😀'.repeat(2_000))
  })

  test.each([
    ['ms since 1970', String(NOW), NOW],
    ['seconds since 1970', String(NOW / 1_000), NOW],
    ['ISO 8601', '2026-11-20T12:00:00.000Z', NOW],
    ['a zone of its own', '2026-11-20T17:30:00+05:30', NOW],
    ['the last that is taken for seconds', '99999999999', 99_999_999_999_000],
    ['the first that is taken for ms', '100000000000', 100_000_000_000],
    ['empty', '', null],
    ['blank', ' ', null],
    ['zero', '0', null],
    ['negative', '-5', null],
    ['words', 'yesterday-ish', null],
    ['not a number', 'NaN', null],
    ['endless', 'Infinity', null],
  ])('its time: %s', (_name, timestamp, at) =>
    expect(openedBy(typed({ notification_message: 'Breathe.', timestamp }))?.at).toBe(at),
  )
})

test('what a notification put into the address leaves it, and nothing else does (spec §2)', () => {
  const all = { notification_message: 'a', notification_type: 'wisdom_message', ios_notification: '1', timestamp: '5' }
  expect(withoutNotification(query(all))).toBe('')
  expect(withoutNotification(query({ ref: 'ASHA', ...all, from: 'anonymous' }))).toBe('?ref=ASHA&from=anonymous')
  expect(withoutNotification('')).toBe('')
})

test.each([
  ['?notification_message=a', true],
  ['?ios_notification=1', true],
  ['?ios_notification', true],
  ['?notification_type=wisdom_message&timestamp=5', false],
  ['?ref=notification_message', false],
  ['', false],
])('an iOS sync reloads %j: %s (spec §4)', (search, expected) => expect(isSyncAddress(search)).toBe(expected))

describe('the same text', () => {
  const joined = (ms: number, over: Partial<CachedMessage> = {}) =>
    ids(withOpened([cached()], cached({ id: 'b', at: NOW + ms, ...over }), NOW + DUPLICATE_MS + 1))

  test('within 60 s is the same message, before and after (spec §5, §9)', () => {
    expect(DUPLICATE_MS).toBe(60_000)
    expect(joined(DUPLICATE_MS)).toEqual(['a'])
    expect(joined(-DUPLICATE_MS)).toEqual(['a'])
  })
  test('a moment further it is another', () => {
    expect(joined(DUPLICATE_MS + 1)).toEqual(['a', 'b'])
    expect(joined(-DUPLICATE_MS - 1)).toEqual(['b', 'a'])
  })
  test('another text is another message, at any time', () => expect(joined(0, { text: 'Breathe' })).toEqual(['a', 'b']))
})

describe('30 days (spec §5, §9)', () => {
  test('are kept, and not a moment longer', () => {
    expect(RETENTION_MS).toBe(2_592_000_000)
    expect(ids(withoutOld([cached({ at: NOW - RETENTION_MS })], NOW))).toEqual(['a'])
    expect(withoutOld([cached({ at: NOW - RETENTION_MS - 1 })], NOW)).toEqual([])
  })
  test('what is old goes when something new comes', () => {
    const old = cached({ id: 'old', text: 'Old.', at: NOW - RETENTION_MS - 1 })
    expect(ids(withOpened([old], cached(), NOW))).toEqual(['a'])
  })
  test('a time that is none does not stay for ever', () => {
    expect(withoutOld([cached({ at: Number.NaN }), cached({ at: Number.NEGATIVE_INFINITY })], NOW)).toEqual([])
  })
})

test('they stand in order of time, and nobody’s array is written to', () => {
  const known = Object.freeze([cached({ id: 'late', text: 'Late.' })]) as CachedMessage[]
  expect(ids(withOpened(known, cached({ id: 'early', at: NOW - 70_000 }), NOW))).toEqual(['early', 'late'])
})

describe('where a tap on a notification leads (spec §2, §3)', () => {
  const target = (over: Partial<Clicked> = {}) =>
    targetOf({ targetUrl: '/pn/chat', message: 'Breathe.', tradition: 'sikh', isIOSNotification: false, ...over }, NOW)
  const said = `notification_message=Breathe.&notification_type=wisdom_message&timestamp=${NOW}`

  test.each<[string, Partial<Clicked>, string]>([
    ['to its page, with the message', {}, `/pn/chat?${said}`],
    ['on iOS with its flag', { isIOSNotification: true }, `/pn/chat?${said}&ios_notification=true`],
    ['without a message, to its page alone', { message: null }, '/pn/chat'],
    ['what its page asks for stays', { targetUrl: '/pn/chat?ref=ASHA' }, `/pn/chat?ref=ASHA&${said}`],
    [
      'a message in the address goes before',
      { targetUrl: '/pn/chat?notification_message=a' },
      '/pn/chat?notification_message=a',
    ],
    ['a part of the page stays the end', { targetUrl: '/pn/chat#end' }, `/pn/chat?${said}#end`],
    ['from / to the chat of its tradition', { targetUrl: '/', tradition: 'hindu' }, `/hi/chat?${said}`],
    ['/ of no tradition', { targetUrl: '/', tradition: null }, `/?${said}`],
  ])('%s', (_name, over, expected) => expect(target(over)).toBe(expected))

  test('whatever the message says, it arrives as it is', () => {
    const message = 'a&b=c#d?e ਵਾਹਿਗੁਰੂ'
    expect(openedBy(new URL(target({ message }), 'https://satsang.test').search)).toEqual({ text: message, at: NOW })
  })
})

test('what another tab stored meanwhile stays beside what this one stores, each once, until it is too old (33.8)', () => {
  const messageAt = (id: string, ms: number): CachedMessage => ({ id, text: id, tradition: 'sikh', at: ms })
  const stored = [messageAt('old', NOW - RETENTION_MS - 1), messageAt('theirs', NOW - 10), messageAt('mine', NOW)]
  const ids = withStored([messageAt('first', NOW - 20), messageAt('mine', NOW)], stored, NOW).map(({ id }) => id)
  expect(ids).toEqual(['first', 'theirs', 'mine'])
})
