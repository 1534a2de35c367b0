import type { Mixpanel } from 'mixpanel-browser'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { type AnalyticsDoor, createAnalytics, sift } from './analytics.ts'

const events = {
  'Page View': { page_name: ['chat'], spiritual_tradition: ['sikh', 'hindu'] },
  'Message Failed': { failure: /^(?:http_\d{3}|network_error)$/, muted: 'flag', displayed_users: 'number' },
  'Signed Out': {},
} as const
const properties = { language_preference: ['english'], referral_count: 'number' } as const

type Hook = (item: unknown) => unknown
let mixpanel: { init: ReturnType<typeof vi.fn>; people: { set: ReturnType<typeof vi.fn> } } & Record<
  'track' | 'identify' | 'reset',
  ReturnType<typeof vi.fn>
>
let warned: string[]
let door: AnalyticsDoor
const make = (over: Partial<Parameters<typeof createAnalytics>[0]> = {}) =>
  createAnalytics({
    token: 'token-1',
    apiHost: undefined,
    events,
    properties,
    load: async () => mixpanel as unknown as Mixpanel,
    warn: (words) => warned.push(words),
    ...over,
  })
const configOf = () => mixpanel.init.mock.calls[0]?.[1] as { hooks: Record<string, Hook> } & Record<string, unknown>

beforeEach(async () => {
  mixpanel = { init: vi.fn(), track: vi.fn(), identify: vi.fn(), reset: vi.fn(), people: { set: vi.fn() } }
  warned = []
  door = make()
  await door.initialise()
})

describe('the service', () => {
  test('is started so that it adds and asks nothing of its own', () => {
    expect(mixpanel.init).toHaveBeenCalledExactlyOnceWith('token-1', expect.anything())
    expect(configOf()).toMatchObject({
      persistence: 'localStorage',
      track_pageview: false,
      autocapture: false,
      track_marketing: false,
      skip_first_touch_marketing: true,
      store_google: false,
      stop_utm_persistence: true,
      save_referrer: false,
      ip: false,
      record_sessions_percent: 0,
      flags: false,
    })
    for (const name of ['$current_url', '$referrer', '$initial_referrer', '$referring_domain', 'mp_keyword'])
      expect(configOf().property_blacklist).toContain(name)
    expect(configOf()).not.toHaveProperty('api_host')
  })

  test('may have another address', async () => {
    await make({ apiHost: 'https://api-eu.mixpanel.com' }).initialise()
    expect(mixpanel.init.mock.calls[1]?.[1]).toMatchObject({ api_host: 'https://api-eu.mixpanel.com' })
  })

  test('that does not come, or refuses its token, is not there', async () => {
    const failing = make({ load: () => Promise.reject(new TypeError('Failed to fetch')) })
    await expect(failing.initialise()).rejects.toThrow('Failed to fetch')
    mixpanel.init.mockImplementation(() => {
      throw new Error('bad token')
    })
    const refused = make()
    await expect(refused.initialise()).rejects.toThrow('bad token')
    for (const each of [failing, refused]) each.track('Signed Out', {})
    expect(mixpanel.track).not.toHaveBeenCalled()
  })
})

describe('calls', () => {
  test('reach it', () => {
    door.identify('5a0f4a2e-6f0b-4b36-9f0c-9a1b2c3d4e5f')
    door.setUserProperties({ language_preference: 'english', referral_count: 2 })
    door.track('Message Failed', { failure: 'http_503', muted: false, displayed_users: 12_901 })
    door.track('Signed Out', {})
    door.pageView('chat', { spiritual_tradition: 'sikh' })
    door.pageView('chat', {})
    door.reset()
    expect(mixpanel.identify).toHaveBeenCalledExactlyOnceWith('5a0f4a2e-6f0b-4b36-9f0c-9a1b2c3d4e5f')
    expect(mixpanel.people.set).toHaveBeenCalledExactlyOnceWith({ language_preference: 'english', referral_count: 2 })
    expect(mixpanel.track.mock.calls).toEqual([
      ['Message Failed', { failure: 'http_503', muted: false, displayed_users: 12_901 }],
      ['Signed Out', {}],
      ['Page View', { page_name: 'chat', spiritual_tradition: 'sikh' }],
      ['Page View', { page_name: 'chat' }],
    ])
    expect(mixpanel.reset).toHaveBeenCalledOnce()
    expect(warned).toEqual([])
  })

  const SECRETS = [
    'I cannot sleep',
    'मन',
    'meera@example.com',
    '+919876543210',
    '/pn/chat?ref=ASHA',
    'x'.repeat(65),
    '',
  ]

  test.each(SECRETS)('%j leaves in no field', (secret) => {
    door.track('Message Failed', { failure: secret, muted: secret, displayed_users: secret, [secret]: 'text' })
    door.pageView(secret, { spiritual_tradition: secret })
    door.track(secret, { failure: 'http_503' })
    door.identify(secret)
    door.setUserProperties({ language_preference: secret, name: secret })
    expect(mixpanel.track.mock.calls).toEqual([
      ['Message Failed', {}],
      ['Page View', {}],
    ])
    expect(mixpanel.identify).not.toHaveBeenCalled()
    expect(mixpanel.people.set).not.toHaveBeenCalled()
    expect(warned).toHaveLength(5)
    // A name in letters is told, so that it can be found; nothing else is.
    if (/[^a-z ]/i.test(secret)) expect(warned.join(' ')).not.toContain(secret)
  })

  test.each([
    ['a number that is none', { displayed_users: Number.NaN }],
    ['a number as text', { displayed_users: '7' }],
    ['a flag as text', { muted: 'true' }],
    ['an object', { failure: { text: 'http_503' } }],
    ['a list', { failure: ['http_503'] }],
    ['nothing', { failure: null }],
    ['a field of every object', { constructor: 'http_503', toString: 'http_503' }],
  ])('%s is dropped', (_what, fields) => {
    const { kept, dropped } = sift(fields, events['Message Failed'])
    expect(kept).toEqual({})
    expect(dropped).toEqual(Object.keys(fields))
  })

  test('no event is called like a method of every object', () => {
    door.track('constructor', {})
    expect(mixpanel.track).not.toHaveBeenCalled()
    expect(warned).toEqual(["Analytics: there is no event 'constructor'; dropped."])
  })
})

describe('the last gate: what the library has made of it', () => {
  const run = (hook: string, item: unknown) => configOf().hooks[hook]?.(item)

  test('keeps its own ids, its own words for the browser, and what was let in', () => {
    const sent = run('before_send_events', {
      event: 'Page View',
      properties: {
        token: 'token-1',
        time: 1,
        distinct_id: '$device:1',
        $device_id: '1',
        $insert_id: 'i',
        mp_lib: 'web',
        $lib_version: '2',
        $os: 'Android',
        $browser: 'Chrome',
        $browser_version: 126,
        $screen_height: 1,
        $screen_width: 1,
        $current_url: 'https://s.test/pn/chat?notification_message=secret',
        $initial_referrer: 'https://elsewhere.test/secret',
        utm_campaign: 'secret',
        mp_keyword: 'secret',
        $future_property: 'secret',
        page_name: 'chat',
        spiritual_tradition: 'secret',
      },
    })
    expect(JSON.stringify(sent)).not.toContain('secret')
    expect(sent).toMatchObject({ event: 'Page View', properties: { page_name: 'chat', $os: 'Android', time: 1 } })
  })

  test('lets the library say that a visitor became a user, and no other thing of its own', () => {
    const ids = { distinct_id: 'u', $anon_distinct_id: '$device:1', token: 't' }
    expect(run('before_send_events', { event: '$identify', properties: { ...ids, $current_url: 'x' } })).toEqual({
      event: '$identify',
      properties: ids,
    })
    for (const event of ['$mp_web_page_view', '$mp_click', '$experiment_started', 'constructor', undefined])
      expect(run('before_send_events', { event, properties: ids })).toBeNull()
    expect(run('before_send_events', null)).toBeNull()
  })

  test('of a person only what is on the list', () => {
    expect(
      run('before_send_people', {
        $token: 't',
        $distinct_id: 'u',
        $set: { $os: 'Android', $initial_referrer: 'secret', $name: 'Meera', language_preference: 'english' },
        $ip: '127.0.0.1',
      }),
    ).toEqual({ $token: 't', $distinct_id: 'u', $set: { $os: 'Android', language_preference: 'english' } })
    expect(run('before_send_people', { $token: 't', $set_once: { $initial_referrer: 'secret' } })).toBeNull()
  })
})
