import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newReferralCode, weeklyTop, weekStart } from '../../server/operations/referral.ts'
import {
  googleToken,
  newClock,
  newcomer,
  newPhone,
  saveProfile,
  setupForm,
  signInByCode,
  signInByGoogle,
} from './accounts.ts'
import { newDevice, openTestStore, type Schemas, startServer, startSession, type TestServer } from './harness.ts'

let storage: Awaited<ReturnType<typeof openTestStore>>
let server: TestServer
// A Wednesday.
const clock = newClock(new Date('2026-03-04T12:00:00Z'))

beforeAll(async () => {
  storage = await openTestStore()
  server = await startServer({ store: storage.store, local: true, now: clock.now })
})
afterAll(async () => {
  await server.close()
  await storage.close()
})

async function newReferrer(language_preference: Schemas['Language'] = 'english') {
  const phone = newPhone()
  const { access_token: token, user } = await signInByCode(server, phone)
  await saveProfile(server, token, { ...setupForm(phone), language_preference })
  const link = await makeLink(token, { referral_type: 'family', spiritual_tradition: 'sikh' })
  const code = new URL(link.body.referral_link).searchParams.get('ref') ?? ''
  const profile = async () => (await server.api('/auth/profile', { token })).body as Schemas['User']
  return { token, id: user.id, code, profile }
}
const makeLink = (token: string, body: unknown, headers = {}) =>
  server.api('/referral/generate-referral-link', { token, body, headers })
const share = (token: string, platform: string, more = {}) =>
  server.api('/referral/share-platform', {
    token,
    body: { referral_type: 'friend', platform, spiritual_tradition: 'sikh', ...more },
  })

test('codes have eight letters that nobody mistakes for each other', () => {
  const codes = Array.from({ length: 2_000 }, newReferralCode)
  expect(new Set(codes).size).toBe(2_000)
  for (const code of codes) expect(code).toMatch(/^[A-HJKMNP-Z2-9]{8}$/)
})

test('a link opens the landing screen of its tradition where the caller reached the server', async () => {
  const { token, code } = await newReferrer()
  expect(code).toMatch(/^[A-Z2-9]{8}$/)
  const sikh = await makeLink(token, { referral_type: 'friend', spiritual_tradition: 'sikh' })
  expect(sikh.body.referral_link).toBe(`${server.url}/pn?ref=${code}`)
  const hindu = await makeLink(token, { referral_type: 'friend', spiritual_tradition: 'hindu' })
  expect(hindu.body.referral_link).toBe(`${server.url}/hi?ref=${code}`)
  expect(hindu.body.share_text).toContain(hindu.body.referral_link)

  const known = await startServer({ store: storage.store, publicOrigin: 'https://satsang.example.com' })
  const body = { referral_type: 'friend', spiritual_tradition: 'hindu' }
  const { body: link } = await known.api('/referral/generate-referral-link', { token, body })
  expect(link.referral_link).toBe(`https://satsang.example.com/hi?ref=${code}`)
  await known.close()
  const proxied = await startServer({ store: storage.store, trustProxy: ['127.0.0.1'] })
  const headers = { 'X-Forwarded-Proto': 'https', 'X-Forwarded-Host': 'app.example.com', 'X-Forwarded-For': '10.0.0.1' }
  const { body: behind } = await proxied.api('/referral/generate-referral-link', { token, body, headers })
  expect(behind.referral_link).toBe(`https://app.example.com/hi?ref=${code}`)
  await proxied.close()
})

describe('texts', () => {
  const scripts = { english: /[A-Za-z]/, punjabi: /\p{Script=Gurmukhi}/u, hindi: /\p{Script=Devanagari}/u }
  test.each(['english', 'punjabi', 'hindi'] as const)('are in %s, differ, and fit into a post', async (language) => {
    const { token } = await newReferrer(language)
    const texts = new Set<string>()
    for (const spiritual_tradition of ['sikh', 'hindu']) {
      for (const referral_type of ['family', 'friend']) {
        const { share_text, referral_link } = (await makeLink(token, { referral_type, spiritual_tradition })).body
        const words = share_text.replace(referral_link, '')
        expect(words).toMatch(scripts[language])
        expect(words.normalize('NFC')).toBe(words)
        if (language !== 'english') expect(words).not.toMatch(/[A-Za-z]/)
        // A post of 280: a link counts 23, letters beyond the Latin ones count twice.
        const weight = [...words].reduce((sum, letter) => sum + (letter > '\u10ff' || letter < '\u0370' ? 1 : 2), 23)
        expect(weight).toBeLessThanOrEqual(280)
        texts.add(words)
      }
    }
    expect(texts.size).toBe(4)
  })
})

test('each platform gets its address', async () => {
  const { token, code } = await newReferrer()
  const link = `${server.url}/pn?ref=${code}`
  const { body: whatsapp } = await share(token, 'whatsapp')
  const field = (url: string, name: string) => new URL(url).searchParams.get(name)
  expect(whatsapp.share_url).toMatch(/^https:\/\/wa\.me\/\?text=/)
  expect(field(whatsapp.share_url, 'text')).toBe(whatsapp.share_text)
  expect(whatsapp.share_text).toContain(link)
  const { body: telegram } = await share(token, 'telegram')
  expect(telegram.share_url).toMatch(/^https:\/\/t\.me\/share\/url\?url=/)
  expect(field(telegram.share_url, 'url')).toBe(link)
  expect(field(telegram.share_url, 'text')).not.toContain('http')
  const { body: gmail } = await share(token, 'gmail')
  expect(gmail.share_url).toMatch(/^https:\/\/mail\.google\.com\/mail\/\?view=cm&su=/)
  expect(field(gmail.share_url, 'body')).toContain(link)
  const { body: facebook } = await share(token, 'facebook')
  expect(facebook.share_url).toMatch(/^https:\/\/www\.facebook\.com\/sharer\/sharer\.php\?u=/)
  expect(field(facebook.share_url, 'u')).toBe(link)
  const { body: instagram } = await share(token, 'instagram')
  expect(instagram).toEqual({ share_url: 'https://www.instagram.com/', share_text: expect.stringContaining(link) })
  const { body: twitter } = await share(token, 'twitter')
  expect(twitter.share_url).toMatch(/^https:\/\/twitter\.com\/intent\/tweet\?text=/)
  expect(field(twitter.share_url, 'text')).toContain(link)
  expect(await share(token, 'myspace')).toMatchObject({ status: 400 })
})

test('sharing wants a completed profile (spec section 6)', async () => {
  const { access_token } = await signInByCode(server, newPhone())
  const refused = { status: 403, body: { detail: 'Please complete your profile first.', code: 'profile_incomplete' } }
  expect(await makeLink(access_token, { referral_type: 'family', spiritual_tradition: 'sikh' })).toMatchObject(refused)
  expect(await share(access_token, 'whatsapp')).toMatchObject(refused)
})

describe('points', () => {
  const say = (token: string) =>
    server.api('/chat/send-text', {
      token,
      body: { message: 'How do I find peace?', spiritual_tradition: 'sikh', language: 'english' },
    })
  const start = (device: string, more = {}) =>
    server.api('/chat/anonymous/start', { device, body: { spiritual_tradition: 'sikh', language: 'english', ...more } })
  /** The profile is set up, as chat wants it. */
  async function arrive(referral_code: string, device = newDevice()) {
    const phone = newPhone()
    const { access_token } = await signInByCode(server, phone, { device, referral_code })
    await saveProfile(server, access_token, setupForm(phone))
    return access_token
  }
  const none = { referral_points: 0, referral_count: 0 }
  const once = { referral_points: 10, referral_count: 1 }

  test('come with the first message of a new person, not at the sign-up, and once', async () => {
    const { token: own, code, profile } = await newReferrer()
    const token = await arrive(code)
    expect(await profile()).toMatchObject(none)
    expect((await server.api('/auth/export', { token: own })).body.referrals).toEqual([])
    // The referrer is among the best of the week only with points.
    expect('weekly_top' in (await profile())).toBe(false)
    await Promise.all([say(token), say(token), say(token)])
    expect(await profile()).toMatchObject(once)
    await say(token)
    expect(await profile()).toMatchObject(once)
    expect((await server.api('/auth/export', { token: own })).body.referrals).toMatchObject([{ points: 10 }])
  })

  test('come at the sign-up for who said something in the trial, by Google too, and not again', async () => {
    const { code, profile } = await newReferrer()
    const { device, send } = await startSession(server)
    await send('How do I find peace?')
    const email = `${code}@example.com`
    await signInByGoogle(server, email, { device, referral_code: code })
    expect(await profile()).toMatchObject(once)
    await signInByGoogle(server, email, { device, referral_code: code })
    expect(await profile()).toMatchObject(once)
  })

  test('come by the link that the trial began with, also when the code that was typed is nobody’s', async () => {
    for (const more of [{}, { referral_code: 'NOBODYS' }]) {
      const { code, profile } = await newReferrer()
      const { device, send } = await startSession(server)
      await start(device, { referral_code: code })
      await startSession(server, 'hindu', device)
      await send('How do I find peace?')
      await signInByCode(server, newPhone(), { device, ...more })
      expect(await profile()).toMatchObject(once)
    }
  })

  test('do not come for a device that had an account, or brought points before', async () => {
    const { code, profile } = await newReferrer()
    const device = newDevice()
    await say(await arrive(code, device))
    expect(await profile()).toMatchObject(once)
    await say(await arrive(code, device))
    expect(await profile()).toMatchObject(once)
    // Its first account has gone elsewhere since: the device brought points all the same.
    const { db } = storage.store
    await db.updateTable('users').set({ signed_in_device: null }).execute()
    await say(await arrive(code, device))
    expect(await profile()).toMatchObject(once)

    const old = newDevice()
    await signInByCode(server, newPhone(), { device: old })
    await say(await arrive(code, old))
    // A device without an id cannot count as new.
    await say(await arrive(code, ''))
    expect(await profile()).toMatchObject(once)
  })

  test('do not come for oneself, for a person who is not new, or for a code of nobody', async () => {
    const { code, profile } = await newReferrer()
    const known = newPhone()
    const { access_token: first } = await signInByCode(server, known)
    await saveProfile(server, first, setupForm(known))
    clock.pass(30_000)
    await signInByCode(server, known, { device: newDevice(), referral_code: code })
    await say(first)
    await say(await arrive('NOBODYS'))
    await say(await arrive(''))
    expect(await profile()).toMatchObject(none)
    const own = newPhone()
    const { access_token } = await signInByCode(server, own)
    await saveProfile(server, access_token, setupForm(own))
    const link = await makeLink(access_token, { referral_type: 'family', spiritual_tradition: 'sikh' })
    clock.pass(30_000)
    const again = await signInByCode(server, own, {
      device: newDevice(),
      referral_code: new URL(link.body.referral_link).searchParams.get('ref') ?? '',
    })
    await say(again.access_token)
    expect((await server.api('/auth/profile', { token: access_token })).body).toMatchObject(none)
  })

  test('come once when the same new person signs in many times at once', async () => {
    const { code, profile } = await newReferrer()
    const { device, send } = await startSession(server)
    await send('How do I find peace?')
    const google_token = await googleToken(server.url, 'Twin', `${code}.twin@example.com`)
    const body = { google_token, referral_code: code, spiritual_tradition: 'sikh' }
    await Promise.all(Array.from({ length: 6 }, () => server.api('/auth/login/google', { device, body })))
    expect(await profile()).toMatchObject(once)
  })
})

describe('a minor (D39)', () => {
  // 18 on 5 March 2026, where the day begins first: the clock says the 4th, 12:00 UTC.
  const [minor, adult] = ['2008-03-06', '2008-03-05']
  const none = { referral_points: 0, referral_count: 0 }
  const refused = { status: 403, body: { detail: 'This is for people aged 18 and over.', code: 'minor' } }
  const rows = (id: string) =>
    storage.store.db.selectFrom('referrals').select('id').where('referrer_id', '=', id).execute()

  test('has no link; at 18 there is one', async () => {
    const { token } = await newReferrer()
    const body = { referral_type: 'family', spiritual_tradition: 'sikh' }
    await saveProfile(server, token, { date_of_birth: minor })
    expect(await makeLink(token, body)).toMatchObject(refused)
    expect(await share(token, 'whatsapp')).toMatchObject(refused)
    await saveProfile(server, token, { date_of_birth: adult })
    expect(await makeLink(token, body)).toMatchObject({ status: 200 })
    expect(await share(token, 'whatsapp')).toMatchObject({ status: 200 })
  })

  test('gets no points: those from before go, and none come', async () => {
    const { token, id, code, profile } = await newReferrer()
    await newcomer(server, code)
    expect(await profile()).toMatchObject({ referral_points: 10 })
    await saveProfile(server, token, { date_of_birth: minor })
    expect(await profile()).toMatchObject(none)
    await newcomer(server, code)
    expect(await profile()).toMatchObject(none)
    expect(await rows(id)).toEqual([])
  })

  test('brings none: also where they came at the sign-up, before the birth date was known', async () => {
    const { id, code, profile } = await newReferrer()
    const { device, send } = await startSession(server)
    await send('How do I find peace?')
    const phone = newPhone()
    const { access_token: token } = await signInByCode(server, phone, { device, referral_code: code })
    expect(await profile()).toMatchObject({ referral_points: 10 })
    await saveProfile(server, token, { ...setupForm(phone), date_of_birth: minor })
    expect(await profile()).toMatchObject(none)
    expect(await rows(id)).toEqual([])
  })
})

describe('the best two of a week', () => {
  test.each([
    // Monday 00:00 in India is Sunday 18:30 UTC.
    ['2026-03-08T18:29:59.999Z', '2026-03-01T18:30:00.000Z'],
    ['2026-03-08T18:30:00.000Z', '2026-03-08T18:30:00.000Z'],
    ['2026-03-04T12:00:00.000Z', '2026-03-01T18:30:00.000Z'],
    ['2026-01-01T00:00:00.000Z', '2025-12-28T18:30:00.000Z'],
  ])('at %s the week began %s', (now, start) => {
    expect(weekStart(new Date(now)).toISOString()).toBe(start)
  })

  test('are those with most points since Monday; of equals, who got there first', async () => {
    // A week of its own, so that nothing of the tests above counts.
    clock.pass(14 * 86_400_000)
    const [a, b, c] = [await newReferrer(), await newReferrer(), await newReferrer()]
    const bring = async (who: { code: string }) => {
      clock.pass(1_000)
      await newcomer(server, who.code)
    }
    const top = async () => (await weeklyTop(storage.store.db, clock.now())).map(({ userId }) => userId)
    expect(await top()).toEqual([])
    for (const who of [a, b, c, b]) await bring(who)
    expect(await top()).toEqual([b.id, a.id])
    expect((await a.profile()).weekly_top).toBe(true)
    await bring(c)
    // b and c both have two; b had them first.
    expect(await top()).toEqual([b.id, c.id])
    expect((await b.profile()).weekly_top).toBe(true)
    expect((await c.profile()).weekly_top).toBe(true)
    expect('weekly_top' in (await a.profile())).toBe(false)
    clock.pass(7 * 86_400_000)
    expect(await top()).toEqual([])
    expect('weekly_top' in (await b.profile())).toBe(false)
    expect((await b.profile()).referral_points).toBe(20)
  })
})
