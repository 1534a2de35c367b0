import { randomInt } from 'node:crypto'
import { request } from 'node:http'
import { apiOf, type Schemas, startSession, type TestServer } from './harness.ts'

/** An Indian mobile number that no other test has. */
export const newPhone = () => `+91${randomInt(6, 10)}${String(randomInt(1_000_000_000)).padStart(9, '0')}`

/** A clock that a test sets forward. */
export function newClock(start = new Date()) {
  let at = start.getTime()
  return {
    now: () => new Date(at),
    pass(ms: number) {
      at += ms
    },
  }
}

/** The last code that went to a number, as a person would read it in the outbox (D19). */
export async function lastCode(server: Pick<TestServer, 'url'>, phone: string): Promise<string> {
  const outbox = (await (await fetch(`${server.url}/dev/outbox`)).json()) as { to: string; text: string }[]
  const text = outbox.find(({ to }) => to === phone)?.text ?? ''
  const code = /\b\d{6}\b/.exec(text)?.[0]
  if (code === undefined) throw new Error('no code came')
  return code
}

type Way = { device?: string; tradition?: Schemas['Tradition']; referral_code?: string }

/** Signs in by WhatsApp on a server with `local: true`. */
export async function signInByCode(
  server: Pick<TestServer, 'api' | 'url'>,
  phone: string,
  way: Way = {},
): Promise<Schemas['WhatsappLogin']> {
  const { device, tradition = 'sikh', referral_code } = way
  const sent = await server.api('/auth/whatsapp/send-otp', {
    ...(device === undefined ? {} : { device }),
    body: { phone_number: phone, spiritual_tradition: tradition },
  })
  if (sent.status !== 200) throw new Error(`no code was sent: ${sent.status} ${sent.body.detail}`)
  const verified = await server.api('/auth/whatsapp/verify-otp', {
    ...(device === undefined ? {} : { device }),
    body: {
      phone_number: phone,
      otp_code: await lastCode(server, phone),
      spiritual_tradition: tradition,
      ...(referral_code === undefined ? {} : { referral_code }),
    },
  })
  if (verified.status !== 200) throw new Error(`not signed in: ${verified.status} ${verified.body.detail}`)
  return verified.body
}

/** The status that a GET gets with these headers, and from this address: `fetch` lets nobody choose Host or address. */
export const statusAs = (
  url: string,
  path: string,
  headers: Record<string, string>,
  localAddress?: string,
): Promise<number> =>
  new Promise((resolve, reject) => {
    request(new URL(path, url), { headers, localAddress, agent: false }, (response) => {
      response.resume()
      resolve(response.statusCode ?? 0)
    })
      .on('error', reject)
      .end()
  })
/** A new person who came by a link, said something in the trial, and signs in: that brings points (D52). */
export async function newcomer(server: TestServer, referral_code: string): Promise<Schemas['WhatsappLogin']> {
  const { device, send } = await startSession(server)
  await send('How do I find peace?')
  return signInByCode(server, newPhone(), { device, referral_code })
}

/** Types name and email into the local sign-in page (D18), and gives back what it tells the app. */
export async function fillSignInPage(
  url: string,
  fields: Record<string, string>,
): Promise<{ status: number; html: string; answer: Record<string, string> }> {
  const response = await fetch(`${url}/dev/google/authorize`, {
    method: 'POST',
    body: new URLSearchParams({ client_id: 'satsang-local', redirect_origin: url, state: 's1', ...fields }),
  })
  const html = await response.text()
  const answer = /data-answer="([^"]*)"/.exec(html)?.[1]?.replaceAll('&quot;', '"').replaceAll('&amp;', '&') ?? '{}'
  return { status: response.status, html, answer: JSON.parse(answer) }
}

/** What the browser sends after the local sign-in page (D8). */
export async function googleToken(url: string, name: string, email: string): Promise<Schemas['GoogleToken']> {
  const { access_token = '' } = (await fillSignInPage(url, { name, email })).answer
  const response = await fetch(`${url}/dev/google/userinfo`, { headers: { Authorization: `Bearer ${access_token}` } })
  const info = (await response.json()) as { sub: string; email: string; name: string; aud: string }
  return { id: info.sub, email: info.email, name: info.name, audience: info.aud, access_token }
}

/** Signs in by the local sign-in page on a server with `local: true`. */
export async function signInByGoogle(
  server: TestServer,
  email: string,
  way: Way = {},
): Promise<Schemas['GoogleLoginResult']> {
  const { device, tradition = 'hindu', referral_code } = way
  const answer = await apiOf(server.url)('/auth/login/google', {
    ...(device === undefined ? {} : { device }),
    body: {
      google_token: await googleToken(server.url, 'Meera Sharma', email),
      spiritual_tradition: tradition,
      ...(referral_code === undefined ? {} : { referral_code }),
    },
  })
  if (answer.status !== 200) throw new Error(`not signed in: ${answer.status} ${answer.body.detail}`)
  return answer.body
}

/** The form of profile setup, filled in. */
export const setupForm = (phone_number: string): Schemas['ProfileUpdate'] => ({
  name: 'Meera Sharma',
  phone_number,
  date_of_birth: '1988-11-04',
  language_preference: 'english',
  profile_completed: true,
})

export const saveProfile = (server: Pick<TestServer, 'api'>, token: string, body: unknown, device?: string) =>
  server.api('/auth/profile', { method: 'PUT', token, body, ...(device === undefined ? {} : { device }) })
