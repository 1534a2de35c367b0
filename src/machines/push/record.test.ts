import { describe, expect, test } from 'vitest'
import { isSuppressed, isValidRecord, type PushRecord } from './record.ts'

const subscription = { auth: 'a', p256dh: 'p', endpoint: 'https://push.test/1', scope: '/', key: 'k' }
const record: PushRecord = { token: 't', createTime: 1, subscription }
/** Kept by other code: nothing about it is certain. */
const kept = (over: object) => ({ ...record, ...over }) as unknown as PushRecord

describe('a push token (spec §3)', () => {
  test('is valid with everything', () => expect(isValidRecord(record)).toBe(true))
  test('is invalid where there is none', () => expect(isValidRecord(null)).toBe(false))

  test.each([
    ['an empty token', { token: '' }],
    ['no token', { token: undefined }],
    ['a token that is no text', { token: 7 }],
    ['createTime 0', { createTime: 0 }],
    ['a negative createTime', { createTime: -1 }],
    ['a createTime that is not a number', { createTime: Number.NaN }],
    ['a createTime in a text', { createTime: '1' }],
    ['no createTime', { createTime: undefined }],
    ['no subscription', { subscription: null }],
    ['a subscription left out', { subscription: undefined }],
    ['a subscription that is a text', { subscription: 'auth p256dh endpoint scope key' }],
    ['an empty subscription', { subscription: {} }],
  ])('is invalid with %s', (_name, over) => expect(isValidRecord(kept(over))).toBe(false))

  test.each(
    ['auth', 'p256dh', 'endpoint', 'scope', 'key'].flatMap((part) =>
      ['', undefined, null, 7].map((value) => [part, value] as const),
    ),
  )('is invalid with %s %j', (part, value) =>
    expect(isValidRecord(kept({ subscription: { ...subscription, [part]: value } }))).toBe(false),
  )
})

describe('suppressed failures (spec §8)', () => {
  test.each([
    new Error('Firebase: not here'),
    new Error('messaging/token-unsubscribe-failed'),
    new Error('The notification could not be shown'),
    new Error('unsupported-browser'),
    new Error('Failed to register a ServiceWorker'),
    Object.assign(new Error('no'), { name: 'FirebaseError' }),
    'messaging/failed',
  ])('%s', (error) => expect(isSuppressed(error)).toBe(true))

  test.each([new Error('offline'), new TypeError('Failed to fetch'), undefined, null, 7, {}])('not %s', (error) =>
    expect(isSuppressed(error)).toBe(false),
  )
})
