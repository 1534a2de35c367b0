import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { OPTIONAL, ofEachOptional } from '../../openapi/optional.ts'
import { newClock, newcomer, newPhone, saveProfile, setupForm, signInByCode, signInByGoogle } from './accounts.ts'
import { newDevice, openTestStore, startServer, startSession, type TestServer } from './harness.ts'

let storage: Awaited<ReturnType<typeof openTestStore>>
let server: TestServer
const clock = newClock(new Date('2026-03-01T12:00:00Z'))

beforeAll(async () => {
  storage = await openTestStore()
  server = await startServer({ store: storage.store, local: true, now: clock.now })
})
afterAll(async () => {
  await server.close()
  await storage.close()
})

let people = 0
const newEmail = () => `person${++people}@example.com`
const taken = {
  status: 409,
  body: {
    detail: 'This phone number is already registered with another account. Please use a different phone number.',
    code: 'phone_already_registered',
  },
}
/** Its owner proved it by a code. */
const hasAccount = {
  status: 409,
  body: {
    detail:
      'This phone number already has an account, opened by WhatsApp. Please sign out here, then continue with WhatsApp and this number.',
    code: 'phone_has_account',
  },
}

/** A value of each optional field; one that nothing is known of here is free text. */
const anyOptional = () => ({ ...ofEachOptional(() => 'Moga'), time_of_birth: '06:45', email: newEmail() })

test('setup saves the whole form, settings one field', async () => {
  const { access_token: token, user } = await signInByGoogle(server, newEmail())
  const form = {
    ...setupForm('+4915112345678'),
    name: '  Meera\u00a0 Sharma ',
    time_of_birth: '06:45',
    place_of_birth: ' Moga ',
    email: 'meera@example.com',
  }
  const saved = await saveProfile(server, token, form)
  expect(saved).toMatchObject({
    status: 200,
    body: {
      ...form,
      id: user.id,
      name: 'Meera Sharma',
      place_of_birth: 'Moga',
      phone: '+4915112345678',
      profile_completed: true,
      created_at: user.created_at,
    },
  })
  expect(saved.body.access_token).toBeUndefined()
  const changed = await saveProfile(server, token, { language_preference: 'punjabi' })
  expect(changed.body).toEqual({ ...saved.body, language_preference: 'punjabi' })
  expect((await server.api('/auth/profile', { token })).body).toEqual(changed.body)
})

test.each([
  [{ date_of_birth: '1990-04-31' }, 'The birth date is not valid.'],
  [{ date_of_birth: '2023-02-29' }, 'The birth date is not valid.'],
  [{ date_of_birth: '1939-12-31' }, 'The birth date is not valid.'],
  [{ date_of_birth: '1990-4-3' }, 'The birth date is not valid.'],
  [{ date_of_birth: '2099-01-01' }, 'The birth date is in the future.'],
  [{ time_of_birth: '24:00' }, 'The birth time is not valid.'],
  [{ place_of_birth: '   ' }, 'The birth place is empty.'],
  [{ place_of_birth: '\u0000' }, 'The birth place is empty.'],
  [{ name: '\u0007\u0008' }, 'The name is empty.'],
  [{ name: '\u200b' }, 'The name is empty.'],
  // Normalised, each of these letters is two.
  [{ name: '\u0958'.repeat(120) }, 'The name is longer than 120 characters.'],
  [{ email: 'me@example' }, 'The email address is not valid.'],
  [{ email: 'm\u0000e@example.com' }, 'The email address is not valid.'],
  [{ language_preference: 'french' }, 'The language has to be one of: english, punjabi, hindi.'],
  [{ phone_number: '9876543210' }, 'The phone number is not valid.'],
  [{ profile_completed: true }, 'The name is missing.'],
  [{ profile_completed: false }, 'The profile state is not valid.'],
  [{ is_premium: true }, 'The request has a field that is not known here: is_premium.'],
  [{}, 'The request has nothing in it.'],
])('%j is refused', async (body, detail) => {
  const { access_token: token } = await signInByGoogle(server, 'refused@example.com')
  const before = await server.api('/auth/profile', { token })
  expect(await saveProfile(server, token, body)).toMatchObject({
    status: 400,
    body: { detail, code: 'invalid_request' },
  })
  expect((await server.api('/auth/profile', { token })).body).toEqual(before.body)
})

test.each(['2012-02-29', '1940-01-01'])('%s is a date', async (date_of_birth) => {
  const { access_token: token } = await signInByGoogle(server, 'dates@example.com')
  expect(await saveProfile(server, token, { date_of_birth })).toMatchObject({ status: 200, body: { date_of_birth } })
})

test('a day that has begun somewhere on earth is a date, the next one is in the future', async () => {
  const noon = await startServer({ store: storage.store, local: true, now: () => new Date('2026-03-01T12:00:00Z') })
  const { access_token: token } = await signInByGoogle(noon, newEmail())
  for (const date_of_birth of ['2026-03-01', '2026-03-02'])
    expect(await saveProfile(noon, token, { date_of_birth })).toMatchObject({ body: { code: 'too_young' } })
  expect(await saveProfile(noon, token, { date_of_birth: '2026-03-03' })).toMatchObject({
    status: 400,
    body: { detail: 'The birth date is in the future.', code: 'invalid_request' },
  })
  await noon.close()
})

describe('ages (D39)', () => {
  // 02:00 of 2 March where the day begins first.
  const born = { tomorrow: '2013-03-03', today: '2013-03-02' }

  test('below 13 nothing is stored, of the whole form or of one field', async () => {
    const phone = newPhone()
    const { access_token: token } = await signInByGoogle(server, newEmail())
    const before = await server.api('/auth/profile', { token })
    const young = { date_of_birth: born.tomorrow }
    for (const body of [{ ...setupForm(phone), ...young }, young])
      expect(await saveProfile(server, token, body)).toMatchObject({ status: 403, body: { code: 'too_young' } })
    expect((await server.api('/auth/profile', { token })).body).toEqual(before.body)
    // Nor is the number taken.
    const { access_token: other } = await signInByGoogle(server, newEmail())
    expect(await saveProfile(server, other, setupForm(phone))).toMatchObject({ status: 200 })
  })

  test('whoever has the birthday anywhere is 13', async () => {
    const { access_token: token } = await signInByGoogle(server, newEmail())
    expect(await saveProfile(server, token, { ...setupForm(newPhone()), date_of_birth: born.today })).toMatchObject({
      status: 200,
    })
  })
})

describe('a phone number of another account', () => {
  test('that WhatsApp proved is refused, with the way to sign in there', async () => {
    const phone = newPhone()
    const owner = await signInByCode(server, phone)
    await saveProfile(server, owner.access_token, setupForm(phone))
    const other = await signInByGoogle(server, newEmail())
    expect(await saveProfile(server, other.access_token, setupForm(phone))).toMatchObject(hasAccount)
    expect((await server.api('/auth/profile', { token: other.access_token })).body).toEqual(other.user)
    // The way that was told leads there.
    clock.pass(60_000)
    expect((await signInByCode(server, phone)).user.id).toBe(owner.user.id)
  })

  test('that was typed is refused, also when both type it at once', async () => {
    const phone = newPhone()
    const tokens = await Promise.all([1, 2, 3].map(async () => (await signInByGoogle(server, newEmail())).access_token))
    const answers = await Promise.all(tokens.map((token) => saveProfile(server, token, setupForm(phone))))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    expect(answers.find(({ status }) => status === 409)).toMatchObject(taken)
  })

  test('may be saved again by its own', async () => {
    const phone = newPhone()
    const { access_token: token } = await signInByGoogle(server, newEmail())
    await saveProfile(server, token, setupForm(phone))
    expect((await saveProfile(server, token, setupForm(phone))).status).toBe(200)
  })

  test('is not told without end', async () => {
    const limited = await startServer({ store: storage.store, local: true, now: clock.now, rateLimitFactor: 1 })
    const { access_token: token } = await signInByGoogle(server, newEmail())
    const statuses: number[] = []
    for (let i = 0; i < 21; i += 1) {
      statuses.push((await saveProfile(limited, token, { phone_number: newPhone() })).status)
    }
    expect(statuses).toEqual([...Array(20).fill(200), 429])
    expect((await saveProfile(limited, token, { place_of_birth: 'Moga' })).status).toBe(200)
    await limited.close()
  })
})

test('a typed number opens no account: WhatsApp makes one of its own for who owns the number', async () => {
  const phone = newPhone()
  const typist = await signInByGoogle(server, newEmail())
  await saveProfile(server, typist.access_token, setupForm(phone))
  const owner = await signInByCode(server, phone)
  expect(owner).toMatchObject({ is_new_user: true, user: { phone_number: phone } })
  expect(owner.user.id).not.toBe(typist.user.id)
  // The owner completes the profile; the one who only typed it is left as is, and gives nothing away.
  expect(await saveProfile(server, owner.access_token, setupForm(phone))).toMatchObject({
    status: 200,
    body: { id: owner.user.id, phone_number: phone },
  })
  expect((await server.api('/auth/profile', { token: typist.access_token })).body.phone_number).toBe(phone)
})

test('typing another number keeps the one that signs in', async () => {
  const phone = newPhone()
  const { access_token, user } = await signInByCode(server, phone)
  await saveProfile(server, access_token, setupForm(newPhone()))
  clock.pass(30_000)
  expect((await signInByCode(server, phone)).user.id).toBe(user.id)
})

describe('two accounts of one person are merged', () => {
  test('when WhatsApp came first and Google next, on the same device', async () => {
    const [phone, device, email] = [newPhone(), newDevice(), newEmail()]
    const { send } = await startSession(server, 'sikh', device)
    await send('ਪਹਿਲੀ ਗੱਲ')
    const first = await signInByCode(server, phone, { device })
    clock.pass(3_600_000)
    const google = await signInByGoogle(server, email, { device })
    const answer = await saveProfile(server, google.access_token, setupForm(phone), device)
    expect(answer).toMatchObject({
      status: 200,
      body: {
        message: 'Your accounts were merged.',
        user: {
          id: google.user.id,
          google_email: email,
          phone_number: phone,
          profile_completed: true,
          created_at: first.user.created_at,
        },
      },
    })
    const token = answer.body.access_token
    expect(token).not.toBe(google.access_token)
    expect((await server.api('/auth/profile', { token })).body).toEqual(answer.body.user)
    expect((await server.api('/auth/profile', { token: first.access_token })).status).toBe(401)
    const { conversations } = (await server.api('/auth/export', { token })).body
    expect(conversations[0].messages[0].content).toBe('ਪਹਿਲੀ ਗੱਲ')
    const { db } = storage.store
    const owners = await db.selectFrom('messages').select('user_id').where('content', '=', 'ਪਹਿਲੀ ਗੱਲ').execute()
    expect(owners).toEqual([{ user_id: google.user.id }])
    // Saving again, by a client that lost the answer, is an ordinary save.
    expect((await saveProfile(server, google.access_token, setupForm(phone), device)).body.id).toBe(google.user.id)
    // Both ways now lead to the one account.
    expect((await signInByCode(server, phone, { device })).user.id).toBe(google.user.id)
    expect((await signInByGoogle(server, email, { device })).user.id).toBe(google.user.id)
  })

  test('when Google came first with the number typed, and WhatsApp proved it next, on the same device', async () => {
    const [phone, device, email] = [newPhone(), newDevice(), newEmail()]
    const google = await signInByGoogle(server, email, { device })
    const optional = anyOptional()
    await saveProfile(server, google.access_token, { ...setupForm(phone), ...optional }, device)
    clock.pass(1_000)
    const whatsapp = await signInByCode(server, phone, { device })
    expect(whatsapp.is_new_user).toBe(true)
    const form = { ...setupForm(phone), name: 'Meera K' }
    const answer = await saveProfile(server, whatsapp.access_token, form, device)
    expect(answer.body).toMatchObject({
      access_token: expect.any(String),
      user: { id: whatsapp.user.id, name: 'Meera K', google_email: email, ...optional },
    })
    expect((await server.api('/auth/profile', { token: google.access_token })).status).toBe(401)
    expect((await signInByGoogle(server, email, { device })).user.id).toBe(whatsapp.user.id)
  })

  test('and their referrals become one person’s, none of them one’s own', async () => {
    const [phone, device] = [newPhone(), newDevice()]
    const first = await signInByCode(server, phone, { device })
    const { db } = storage.store
    const { referral_code } = await db
      .selectFrom('users')
      .select('referral_code')
      .where('id', '=', first.user.id)
      .executeTakeFirstOrThrow()
    await newcomer(server, referral_code)
    clock.pass(1_000)
    const google = await signInByGoogle(server, newEmail(), { device, referral_code })
    const answer = await saveProfile(server, google.access_token, setupForm(phone), device)
    expect(answer.body.user).toMatchObject({ referral_points: 10, referral_count: 1 })
    const kept = await db.selectFrom('users').select('referral_code').where('id', '=', google.user.id).execute()
    expect(kept).toEqual([{ referral_code }])
  })

  test('and the consent of the one that had given it (D53)', async () => {
    const [phone, device] = [newPhone(), newDevice()]
    const google = await signInByGoogle(server, newEmail(), { device })
    const consent = { consent_notice: '2026-11-28', consent_language: 'hindi' }
    const { body: given } = await saveProfile(server, google.access_token, { ...setupForm(phone), ...consent }, device)
    clock.pass(60_000)
    const whatsapp = await signInByCode(server, phone, { device })
    const { body } = await saveProfile(server, whatsapp.access_token, setupForm(phone), device)
    expect(body.user).toMatchObject({ id: whatsapp.user.id, ...consent, consent_at: given.consent_at })
  })

  test.each([
    ['from another device', async () => ({ device: newDevice(), there: newDevice() })],
    ['from a device that is not named', async () => ({ device: undefined, there: newDevice() })],
    ['when neither named a device', async () => ({ device: undefined, there: undefined })],
  ])('but not %s', async (_, devices) => {
    const phone = newPhone()
    const { device, there } = await devices()
    const first = await signInByCode(server, phone, there === undefined ? {} : { device: there })
    const google = await signInByGoogle(server, newEmail(), device === undefined ? {} : { device })
    expect(await saveProfile(server, google.access_token, setupForm(phone), device)).toMatchObject(hasAccount)
    expect((await server.api('/auth/profile', { token: first.access_token })).status).toBe(200)
  })

  test('but not a day later', async () => {
    const [phone, device] = [newPhone(), newDevice()]
    await signInByCode(server, phone, { device })
    clock.pass(24 * 3_600_000)
    const google = await signInByGoogle(server, newEmail(), { device })
    expect(await saveProfile(server, google.access_token, setupForm(phone), device)).toMatchObject(hasAccount)
  })

  test('but not an account that was set up', async () => {
    const [phone, device] = [newPhone(), newDevice()]
    const first = await signInByCode(server, phone, { device })
    await saveProfile(server, first.access_token, setupForm(phone), device)
    const google = await signInByGoogle(server, newEmail(), { device })
    expect(await saveProfile(server, google.access_token, setupForm(phone), device)).toMatchObject(hasAccount)
  })

  test('but not when the present one has a WhatsApp number of its own', async () => {
    const [phone, device] = [newPhone(), newDevice()]
    await signInByCode(server, phone, { device })
    const other = await signInByCode(server, newPhone(), { device })
    expect(await saveProfile(server, other.access_token, setupForm(phone), device)).toMatchObject(taken)
  })

  test('but not a Google account on another device, where the number was typed', async () => {
    const [phone, device] = [newPhone(), newDevice()]
    const google = await signInByGoogle(server, newEmail(), { device: newDevice() })
    await saveProfile(server, google.access_token, setupForm(phone))
    const owner = await signInByCode(server, phone, { device })
    const answer = await saveProfile(server, owner.access_token, setupForm(phone), device)
    expect(answer.body).toMatchObject({ id: owner.user.id })
    expect((await server.api('/auth/profile', { token: google.access_token })).status).toBe(200)
  })
})

describe('consent (D53)', () => {
  const consent = { consent_notice: '2026-11-28', consent_language: 'punjabi' }

  test('comes with the form: to which wording, in which language, and when by our clock; and is told and exported', async () => {
    const { access_token: token, user } = await signInByGoogle(server, newEmail())
    expect(Object.keys(user).filter((field) => field.startsWith('consent'))).toEqual([])
    const { body } = await saveProfile(server, token, { ...setupForm(newPhone()), ...consent })
    const given = { ...consent, consent_at: clock.now().toISOString() }
    expect(body).toMatchObject(given)
    expect((await server.api('/auth/export', { token })).body.user).toEqual(body)

    // A field that is saved later is no consent; another wording that is agreed to is one.
    clock.pass(60_000)
    expect((await saveProfile(server, token, { place_of_birth: 'Moga' })).body).toMatchObject(given)
    const anew = { consent_notice: '2027-01-01', consent_language: 'english' }
    const again = await saveProfile(server, token, anew)
    expect(again.body).toMatchObject({ ...anew, consent_at: clock.now().toISOString() })

    await server.api('/auth/account', { method: 'DELETE', token })
    const left = storage.store.db.selectFrom('users').selectAll().where('id', '=', user.id)
    expect(await left.execute()).toEqual([])
  })

  test('is not asked for: another app may have asked in its own way', async () => {
    const { access_token: token } = await signInByGoogle(server, newEmail())
    const { status, body } = await saveProfile(server, token, setupForm(newPhone()))
    expect([status, body.profile_completed, body.consent_at]).toEqual([200, true, undefined])
  })

  test.each([
    [{ consent_notice: '2026-11-28' }, 'The language of the notice is missing.'],
    [{ consent_language: 'hindi' }, 'The notice is missing.'],
    [
      { ...consent, consent_language: 'french' },
      'The language of the notice has to be one of: english, punjabi, hindi.',
    ],
    [{ ...consent, consent_notice: 'of today' }, 'The notice is not valid.'],
    [{ ...consent, consent_at: '2026-01-01T00:00:00Z' }, 'The request has a field that is not known here: consent_at.'],
  ])('%j is refused', async (sent, detail) => {
    const { access_token: token } = await signInByGoogle(server, 'refused@example.com')
    expect(await saveProfile(server, token, sent)).toMatchObject({ status: 400, body: { detail } })
  })

  test.each(OPTIONAL)('%s, which is optional, can be taken back', async (field) => {
    const { access_token: token } = await signInByGoogle(server, newEmail())
    const { db } = storage.store
    const optional = anyOptional()
    const { body: before } = await saveProfile(server, token, { ...setupForm(newPhone()), ...optional })
    const { [field]: had, ...rest } = before
    expect(had).toBe(optional[field])
    await db.deleteFrom('erasures').execute()
    const taken = await saveProfile(server, token, { [field]: null })
    expect([taken.status, taken.body]).toEqual([200, rest])
    expect((await server.api('/auth/profile', { token })).body).toEqual(rest)
    // Erased, and not only hidden: the bytes go as an account's do (D40).
    const noted = db.selectFrom('erasures').selectAll().where('table_name', '=', 'users')
    expect(await noted.execute()).toHaveLength(1)
  })

  test.each(['name', 'phone_number', 'date_of_birth', 'language_preference'])(
    '%s cannot: the account needs it',
    async (field) => {
      const { access_token: token } = await signInByGoogle(server, 'refused@example.com')
      expect((await saveProfile(server, token, { [field]: null })).status).toBe(400)
    },
  )
})

test('an erased account cannot save any more', async () => {
  const { access_token: token } = await signInByGoogle(server, newEmail())
  const saving = saveProfile(server, token, setupForm(newPhone()))
  const [saved, erased] = await Promise.all([saving, server.api('/auth/account', { method: 'DELETE', token })])
  expect([200, 401]).toContain(saved.status)
  expect(erased.status).toBe(204)
})
