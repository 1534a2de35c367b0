import { describe, expect, test } from 'vitest'
import { addressToOpen, clickOf, isFirebaseMessage, notificationOptions, pushPayload, readPush } from './payload.ts'

const origin = 'https://satsang.test'
const read = (message: unknown, language = 'en-IN') => pushPayload(message, { origin, language })

describe('what a push says', () => {
  test('our own words, spec §3', () => {
    const message = { title: 'Amrit Vela', body: 'A thought for you', icon: '/icons/x.png', data: { url: '/pn/chat' } }
    expect(read(message)).toEqual({
      title: 'Amrit Vela',
      body: 'A thought for you',
      icon: '/icons/x.png',
      tag: null,
      data: { url: '/pn/chat', message: 'A thought for you', tradition: 'sikh' },
    })
  })

  test('Firebase’s wrapping, with what the server adds in `data`', () => {
    const message = {
      from: '1',
      fcmMessageId: '2',
      notification: { title: 'T', body: 'B', click_action: `${origin}/hi/settings` },
      data: { message: 'The whole thought', spiritual_tradition: 'hindu', tag: 'daily' },
    }
    expect(isFirebaseMessage(message)).toBe(true)
    expect(read(message)).toEqual({
      title: 'T',
      body: 'B',
      icon: '/icons/hindu-192.png',
      tag: 'daily',
      data: { url: '/hi/settings', message: 'The whole thought', tradition: 'hindu' },
    })
    expect(read({ data: { title: 'T', body: 'B' } })).toMatchObject({ title: 'T', body: 'B' })
  })

  test.each([
    ['wisdom_message', 'B'],
    [undefined, 'B'],
    ['offer', null],
  ])('of type %s the chat shows %j (spec §2)', (type, message) => {
    const payload = read({ title: 'T', body: 'B', data: { url: '/pn/chat', type } })
    expect([payload.body, payload.data.message]).toEqual(['B', message])
    // As a tap on it tells, whoever showed it.
    const told = clickOf({ body: payload.body, data: payload.data }, { origin, isIOS: false })
    expect(told.message).toBe(message)
  })

  test('plain text is the body; without an address it leads home', () => {
    expect(read(readPush('ਸਤਿ ਨਾਮੁ'))).toMatchObject({
      title: 'Satsang',
      body: 'ਸਤਿ ਨਾਮੁ',
      icon: '/icons/satsang-192.png',
      data: { url: '/', message: 'ਸਤਿ ਨਾਮੁ', tradition: null },
    })
    expect(read({ body: 'B', data: { tradition: 'hindu' } }).data.url).toBe('/hi/chat')
  })

  test.each([
    ['pa-IN', 'ਪਲ'],
    ['hi', 'पल'],
    ['de', 'quiet moment'],
    ['', 'quiet moment'],
  ])('without content, in %j: a calm notification that is no message', (language, word) => {
    for (const empty of ['', '   ', '{}', 'null', '[]', '17', '{"title":"","body":7,"data":[]}']) {
      const payload = read(readPush(empty), language)
      expect(payload.title).toBe('Satsang')
      expect(payload.body).toContain(word)
      expect(payload.data.message).toBeNull()
    }
  })

  test.each([
    'https://elsewhere.test/pn',
    '//elsewhere.test',
    '/.//elsewhere.test',
    'javascript:alert(1)',
    `blob:${origin}/17`,
    'http://[',
    7,
    null,
  ])('an address of another place, %j, is not followed', (url) => {
    expect(read({ body: 'B', icon: url, data: { url } })).toMatchObject({
      icon: '/icons/satsang-192.png',
      data: { url: '/', tradition: null },
    })
  })

  test('a tag is left out where there is none: each notification then stands for itself', () => {
    expect(notificationOptions(read('x'))).not.toHaveProperty('tag')
    expect(notificationOptions(read({ body: 'B', tag: 'daily' }))).toMatchObject({ tag: 'daily', body: 'B' })
  })
})

describe('a tap', () => {
  const tap = (data: unknown, isIOS = false) => clickOf({ body: 'The body', data }, { origin, isIOS })

  test('on our own notification', () => {
    const { data } = read({ body: 'B', data: { url: '/pn/chat', message: 'M' } })
    expect(tap(data)).toEqual({
      type: 'notification-click',
      targetUrl: '/pn/chat',
      message: 'M',
      tradition: 'sikh',
      isIOSNotification: false,
    })
    expect(tap(read('').data).message).toBeNull()
  })

  test('on one that Firebase showed', () => {
    const message = { from: '1', fcmMessageId: '2', notification: { body: 'B' }, data: { url: '/hi' } }
    expect(tap({ FCM_MSG: message }, true)).toMatchObject({
      targetUrl: '/hi',
      message: 'B',
      tradition: 'hindu',
      isIOSNotification: true,
    })
  })

  test.each([null, undefined, 'x', { url: 'https://elsewhere.test' }])('on one with data %j', (data) => {
    expect(tap(data)).toMatchObject({ targetUrl: '/', message: 'The body' })
  })

  test('with no page open, the address brings the message along (spec §2)', () => {
    const at = 1_700_000_000_000
    const address = addressToOpen(tap({ url: '/pn/chat?ref=ASHA', message: 'ਮਨ & more' }), at)
    const url = new URL(address, origin)
    expect(url.pathname).toBe('/pn/chat')
    expect(Object.fromEntries(url.searchParams)).toEqual({
      ref: 'ASHA',
      notification_message: 'ਮਨ & more',
      notification_type: 'wisdom_message',
      timestamp: String(at),
    })
    expect(addressToOpen(tap({ url: '/hi', message: 'M' }, true), at)).toContain('ios_notification=1')
    expect(addressToOpen(tap({ url: '/', message: 'M' }), at)).toContain('/?notification_message=M')
  })

  test('but not to a page that shows none, and not without a message', () => {
    expect(addressToOpen(tap({ url: '/pn/settings', message: 'M' }), 0)).toBe('/pn/settings')
    expect(addressToOpen(tap({ url: '/pn/chat', message: null }), 0)).toBe('/pn/chat')
  })
})
