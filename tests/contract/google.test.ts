import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { googleProvider } from '../../server/operations/google.ts'
import { fillSignInPage, googleToken, newClock, signInByGoogle, statusAs } from './accounts.ts'
import { openTestStore, startServer, type TestServer } from './harness.ts'

let storage: Awaited<ReturnType<typeof openTestStore>>
let server: TestServer
const clock = newClock()

beforeAll(async () => {
  storage = await openTestStore()
  server = await startServer({ store: storage.store, local: true, now: clock.now })
})
afterAll(async () => {
  await server.close()
  await storage.close()
})

const login = (google_token: unknown, to = server) =>
  to.api('/auth/login/google', { body: { google_token, spiritual_tradition: 'hindu' } })
const refused = {
  status: 401,
  body: { detail: 'This sign-in could not be verified. Please try again.', code: 'login_refused' },
}
const authorize = (query: Record<string, string>, url = server.url) =>
  fetch(`${url}/dev/google/authorize?${new URLSearchParams(query)}`)
const asked = (origin: string) => ({ client_id: 'satsang-local', redirect_origin: origin, state: 's1' })

describe('the sign-in page for local use (D18)', () => {
  test('says plainly what it is, and lets nothing foreign run', async () => {
    const response = await authorize(asked(server.url))
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
    const policy = response.headers.get('content-security-policy') ?? ''
    expect(policy).toMatch(
      /default-src 'none'; style-src 'sha256-[^']+'; script-src 'sha256-[^']+'; form-action 'self'/,
    )
    expect(policy).toContain("frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'")
    expect(policy).not.toContain('unsafe')
    expect(response.headers.get('cache-control')).toBe('no-store')
    const html = await response.text()
    expect(html).toContain('<title>Sign in for local use</title>')
    expect(html).toContain('This is not Google.')
    expect(html).toContain('<html lang="en">')
    expect(html).toMatch(/<label for="name">Name<[\s\S]*<label for="email">Email address</)
  })

  test('answers the window that opened it, and only at the origin that was asked for', async () => {
    const { status, html, answer } = await fillSignInPage(server.url, { name: 'Meera', email: 'meera@example.com' })
    expect(status).toBe(200)
    expect(html).toContain(`data-origin="${server.url}"`)
    expect(answer).toEqual({ type: 'satsang.signin', state: 's1', access_token: expect.stringMatching(/^[\w-]{43}$/) })
    const cancelled = await fillSignInPage(server.url, { cancel: '1' })
    expect(cancelled.answer).toEqual({ type: 'satsang.signin', state: 's1', error: 'access_denied' })
  })

  test.each(['http://localhost:5173', 'http://127.0.0.1:9999', 'http://localhost'])(
    'answers %s, this machine',
    async (origin) => expect((await authorize(asked(origin))).status).toBe(200),
  )

  test.each([
    'https://evil.example',
    'http://localhost.evil.example',
    'http://localhost:80@evil.example',
    'http://localhost:5173/path',
    'https://localhost:5173',
    'http://127.0.0.1.evil.example',
    'null',
    '*',
    '',
  ])('answers nobody at %j', async (origin) => {
    const response = await authorize(asked(origin))
    expect(response.status).toBe(400)
    expect(await response.text()).not.toContain('<form')
    const posted = await fillSignInPage(server.url, { redirect_origin: origin, name: 'A', email: 'a@example.com' })
    expect(posted).toMatchObject({ status: 400, answer: {} })
  })

  test('wants its own client id and a state', async () => {
    expect((await authorize({ ...asked(server.url), client_id: 'other' })).status).toBe(400)
    expect((await authorize({ ...asked(server.url), state: '' })).status).toBe(400)
    expect((await authorize({ client_id: 'satsang-local' })).status).toBe(400)
  })

  test.each([
    [{ name: ' ', email: 'a@example.com' }, 'Please type a name.'],
    [{ name: 'A', email: 'a' }, 'Please type an email address.'],
    [{ name: 'A', email: `${'a'.repeat(250)}@example.com` }, 'Please type an email address.'],
  ])('%j is asked again, with what was typed', async (typed, sentence) => {
    const { status, html, answer } = await fillSignInPage(server.url, typed)
    expect(status).toBe(400)
    expect(html).toContain(`role="alert" id="fault">${sentence}`)
    expect(html).toContain(`value="${typed.email}"`)
    expect(answer).toEqual({})
  })

  test('what is typed stays text', async () => {
    const name = `"><script>alert(1)</script>&'`
    await fillSignInPage(server.url, { name, email: 'script@example.com' })
    const { html } = await fillSignInPage(server.url, { name, email: 'x' })
    expect(html).not.toContain('<script>alert')
    expect(html).toContain('&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&amp;&#39;')
    const { html: answered } = await fillSignInPage(server.url, { cancel: '1', state: `"><script>alert(2)</script>` })
    expect(answered).not.toContain('<script>alert')
  })

  test('offers who signed in last', async () => {
    clock.pass(1_000)
    for (const name of ['Asha', 'Bina', 'Asha']) {
      await fillSignInPage(server.url, { name, email: `${name}@example.com` })
      clock.pass(1_000)
    }
    const html = await (await authorize(asked(server.url))).text()
    const offered = [...html.matchAll(/<small>([^<]+)<\/small>/g)].map(([, email]) => email)
    expect(offered.slice(0, 2)).toEqual(['Asha@example.com', 'Bina@example.com'])
    expect(offered.length).toBeLessThanOrEqual(4)
  })

  test('userinfo knows a token for ten minutes', async () => {
    const { answer } = await fillSignInPage(server.url, { name: 'Meera', email: 'meera@example.com' })
    const info = (token: string) =>
      fetch(`${server.url}/dev/google/userinfo`, { headers: { Authorization: `Bearer ${token}` } })
    const told = await info(answer.access_token ?? '')
    expect(await told.json()).toEqual({
      sub: expect.stringMatching(/^local-[0-9a-f]{24}$/),
      email: 'meera@example.com',
      email_verified: true,
      name: 'Meera',
      aud: 'satsang-local',
    })
    expect((await info('made-up')).status).toBe(401)
    expect((await fetch(`${server.url}/dev/google/userinfo`)).status).toBe(401)
    clock.pass(600_000)
    expect((await info(answer.access_token ?? '')).status).toBe(401)
    const stored = JSON.stringify(await storage.store.db.selectFrom('dev_sign_ins').selectAll().execute())
    expect(stored).not.toContain(answer.access_token)
  })

  test('is not there in production, nor beside a real provider, nor for callers from elsewhere', async () => {
    const production = await startServer({ store: storage.store })
    const real = await startServer({
      store: storage.store,
      local: true,
      identityProvider: googleProvider({ clientId: 'real' }),
    })
    for (const { url } of [production, real]) {
      expect((await authorize(asked(url), url)).status).toBe(404)
      expect((await fillSignInPage(url, { name: 'A', email: 'a@example.com' })).status).toBe(404)
      expect((await fetch(`${url}/dev/google/userinfo`)).status).toBe(404)
    }
    const token = await googleToken(server.url, 'Meera', 'meera@example.com')
    expect(await login(token, production)).toMatchObject({ status: 501 })
    await Promise.all([production.close(), real.close()])
    const page = `/dev/google/authorize?${new URLSearchParams(asked(server.url))}`
    expect(await statusAs(server.url, page, { host: 'localhost' })).toBe(200)
    expect(await statusAs(server.url, page, { host: 'satsang.example' })).toBe(404)
    expect(await statusAs(server.url, page, { 'x-forwarded-for': '127.0.0.1' })).toBe(404)
  })

  test('has a limit', async () => {
    const limited = await startServer({ store: storage.store, local: true, rateLimitFactor: 0.01 })
    const statuses: number[] = []
    for (let i = 0; i < 5; i += 1) statuses.push(await statusAs(limited.url, '/dev/outbox', {}, '127.0.0.7'))
    expect(statuses).toEqual([200, 200, 200, 429, 429])
    await limited.close()
  })
})

describe('login with the local provider', () => {
  test('makes an account from what the provider says, and finds it again', async () => {
    const token = await googleToken(server.url, 'Asha Kaur', 'asha.kaur@example.com')
    const first = await login({ ...token, name: 'Somebody Else', email: 'someone@example.com' })
    expect(first).toMatchObject({
      status: 200,
      body: {
        success: true,
        user: {
          name: 'Asha Kaur',
          google_name: 'Asha Kaur',
          email: 'asha.kaur@example.com',
          google_email: 'asha.kaur@example.com',
          spiritual_tradition: 'hindu',
          profile_completed: false,
        },
        token_type: 'bearer',
        is_new_user: true,
        needs_setup: true,
        route_to: 'setup',
      },
    })
    const again = await signInByGoogle(server, 'Asha.Kaur@example.com')
    expect(again).toMatchObject({ user: { id: first.body.user.id }, is_new_user: false })
  })

  test('refuses a token of nobody, of somebody else, for another app, and an old one', async () => {
    const token = await googleToken(server.url, 'Meera', 'meera@example.com')
    const other = await googleToken(server.url, 'Bina', 'bina@example.com')
    expect(await login({ ...token, access_token: 'made-up' })).toMatchObject(refused)
    expect(await login({ ...token, access_token: other.access_token })).toMatchObject(refused)
    expect(await login({ ...token, id: other.id })).toMatchObject(refused)
    expect(await login({ ...token, audience: 'another-app' })).toMatchObject(refused)
    clock.pass(600_001)
    expect(await login(token)).toMatchObject(refused)
    const { access_token: _, ...incomplete } = token
    expect(await login(incomplete)).toMatchObject({ status: 400 })
  })

  test('never lets anyone into an account by its email address', async () => {
    const first = await signInByGoogle(server, 'same@example.com')
    const provider = {
      audience: 'a',
      identify: async () => ({
        subject: 'another-subject',
        email: 'same@example.com',
        emailVerified: true,
        name: '',
        audience: 'a',
      }),
    }
    const other = await startServer({ store: storage.store, identityProvider: provider })
    const { body } = await login(
      { id: 'another-subject', email: 'same@example.com', audience: 'a', access_token: 't' },
      other,
    )
    expect(body).toMatchObject({ is_new_user: true })
    expect(body.user.id).not.toBe(first.user.id)
    await other.close()
  })

  test('twins at once make one account', async () => {
    const token = await googleToken(server.url, 'Twin', 'twin@example.com')
    const answers = await Promise.all(Array.from({ length: 6 }, () => login(token)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(new Set(answers.map(({ body }) => body.user.id)).size).toBe(1)
    expect(answers.filter(({ body }) => body.is_new_user)).toHaveLength(1)
  })
})

describe('Google', () => {
  const good = {
    tokeninfo: { aud: 'our-client', sub: '108', email: 'm@example.com', email_verified: 'true' },
    userinfo: { sub: '108', email: 'm@example.com', email_verified: true, name: 'Meera' },
  }
  let answers: Record<keyof typeof good, Record<string, unknown> | number>
  let seen: string[] = []
  const stand = createServer((request, response) => {
    let body = ''
    request.on('data', (data) => {
      body += data
    })
    request.on('end', () => {
      const answer = request.url === '/tokeninfo' ? answers.tokeninfo : answers.userinfo
      seen.push(`${request.method} ${request.url} ${request.headers.authorization ?? ''}${body}`)
      response.writeHead(typeof answer === 'number' ? answer : 200).end(JSON.stringify(answer))
    })
  })
  let google: TestServer

  beforeAll(async () => {
    await new Promise<void>((resolve) => stand.listen(0, '127.0.0.1', resolve))
    const url = `http://127.0.0.1:${(stand.address() as AddressInfo).port}`
    const identityProvider = googleProvider({
      clientId: 'our-client',
      tokenInfoUrl: `${url}/tokeninfo`,
      userInfoUrl: `${url}/userinfo`,
    })
    google = await startServer({ store: storage.store, identityProvider })
  })
  afterAll(async () => {
    await google.close()
    stand.close()
  })
  beforeEach(() => {
    answers = { ...good }
    seen = []
  })
  const claim = { id: '108', email: 'm@example.com', name: 'x', audience: 'our-client', access_token: 'ya29.t' }

  test('is asked for whom the token is and whose', async () => {
    expect(await login(claim, google)).toMatchObject({
      status: 200,
      body: { user: { google_name: 'Meera', google_email: 'm@example.com' } },
    })
    expect(seen.sort()).toEqual(['GET /userinfo Bearer ya29.t', 'POST /tokeninfo Bearer ya29.t'])
  })

  test.each([
    ['an unknown token', { tokeninfo: 400, userinfo: 401 }],
    ['a token for another app', { tokeninfo: { ...good.tokeninfo, aud: 'other-client' } }],
    ['a token without an app', { tokeninfo: {} }],
    ['another person', { userinfo: { ...good.userinfo, sub: '109' } }],
    ['an email that is not verified', { userinfo: { ...good.userinfo, email_verified: false } }],
    ['nobody', { userinfo: {} }],
  ])('%s is refused', async (_, more) => {
    answers = { ...good, ...more }
    expect(await login(claim, google)).toMatchObject(refused)
  })

  test('is not asked about what cannot be a token', async () => {
    expect(await login({ ...claim, access_token: 'ya29\nX-Injected: 1' }, google)).toMatchObject(refused)
    expect(seen).toEqual([])
  })

  test.each([500, 429])('that answers %i is 503, not a refusal', async (status) => {
    answers = { ...good, userinfo: status }
    expect(await login(claim, google)).toMatchObject({ status: 503, body: { code: 'unavailable' } })
  })
})
