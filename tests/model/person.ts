import { randomInt } from 'node:crypto'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { FREE_MESSAGES } from '../../openapi/constants.ts'
import { KEYS } from '../../src/platform/storage.ts'
import type { Schemas } from '../contract/harness.ts'

export type User = Schemas['User']
type Tradition = Schemas['Tradition']

/** Somebody with an account on the walk's server, signed in by API. `phone` is +91 and ten digits (D10). */
export type Person = { phone: string; token: string; user: User }

/** The ten digits of an Indian mobile number that no other test has. */
export const newNumber = (): string => `${randomInt(6, 10)}${String(randomInt(1_000_000_000)).padStart(9, '0')}`

/** An email address that no other test has. */
export const newEmail = (): string => `member${newNumber()}@example.com`

const origin = (): string => test.info().project.use.baseURL ?? ''

type Call = { method?: string; token?: string; device?: string; body?: unknown }

/** Calls the walk's server past the browser: no routes, no simulated time. @throws on any answer but 2xx */
export async function callServer<T>(path: string, { method, token, device, body }: Call = {}): Promise<T> {
  const response = await fetch(origin() + path, {
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    headers: {
      ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
      ...(device === undefined ? {} : { 'X-Device-ID': device }),
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  // A machine that cannot follow refuses so: that is no answer, and it is asked once more.
  if (response.status === 503) return callServer(path, { method, token, device, body })
  const text = await response.text()
  if (!response.ok) throw new Error(`${path} answers ${response.status}: ${text}`)
  return (text === '' ? undefined : JSON.parse(text)) as T
}

const api = <T>(path: string, call?: Call): Promise<T> => callServer<T>(`/api/v1${path}`, call)

/** All codes that went to a number, newest first, as the outbox shows them (D19). */
export async function codesSentTo(number: string): Promise<string[]> {
  const outbox = await callServer<{ to: string; text: string }[]>('/dev/outbox')
  return outbox.filter(({ to }) => to === `+91${number}`).map(({ text }) => /\b\d{6}\b/.exec(text)?.[0] ?? '')
}

/** The last code that went to a number. */
export async function lastCode(number: string): Promise<string> {
  const [code] = await codesSentTo(number)
  if (code === undefined) throw new Error(`no code came for ${number}`)
  return code
}

/** A code of six digits that is not this one. */
export const wrongCode = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

type Way = { tradition?: Tradition; device?: string; referralCode?: string }

/** Signs in by WhatsApp, past the browser. A number that is new makes an account without a profile. */
export async function signInByCode(number: string, way: Way = {}): Promise<Person> {
  const { tradition = 'sikh', device, referralCode } = way
  const phone = `+91${number}`
  const to = { phone_number: phone, spiritual_tradition: tradition }
  await api('/auth/whatsapp/send-otp', { ...(device === undefined ? {} : { device }), body: to })
  const { access_token, user } = await api<Schemas['WhatsappLogin']>('/auth/whatsapp/verify-otp', {
    ...(device === undefined ? {} : { device }),
    body: {
      ...to,
      otp_code: await lastCode(number),
      ...(referralCode === undefined ? {} : { referral_code: referralCode }),
    },
  })
  return { phone, token: access_token, user }
}

/**
 * Signs in by the local sign-in page (D18), past the browser. The same address is always the same person, as often as
 * wished; a number gets no second code within half a minute.
 */
export async function signInByGoogle(email: string, way: Way & { name?: string } = {}): Promise<Person> {
  const { tradition = 'sikh', device, referralCode, name = 'Meera Sharma' } = way
  const page = await fetch(`${origin()}/dev/google/authorize`, {
    method: 'POST',
    body: new URLSearchParams({ client_id: 'satsang-local', redirect_origin: origin(), state: 'walk', name, email }),
  })
  const granted = /&quot;access_token&quot;:&quot;([^&]+)&quot;/.exec(await page.text())?.[1]
  if (granted === undefined) throw new Error('the sign-in page gave no token')
  const info = await callServer<{ sub: string; email: string; name: string; aud: string }>('/dev/google/userinfo', {
    token: granted,
  })
  const { access_token, user } = await api<Schemas['GoogleLoginResult']>('/auth/login/google', {
    ...(device === undefined ? {} : { device }),
    body: {
      google_token: { id: info.sub, email: info.email, name: info.name, audience: info.aud, access_token: granted },
      spiritual_tradition: tradition,
      ...(referralCode === undefined ? {} : { referral_code: referralCode }),
    },
  })
  return { phone: `+91${newNumber()}`, token: access_token, user }
}

/** Puts a profile into an account, from the person's own words or from these. */
export async function completeProfile(person: Person, over: Partial<Schemas['ProfileUpdate']> = {}): Promise<Person> {
  const saved = await api<User | Schemas['MergedAccount']>('/auth/profile', {
    method: 'PUT',
    token: person.token,
    body: {
      name: 'Meera Sharma',
      phone_number: person.phone,
      date_of_birth: '1988-11-04',
      language_preference: 'english',
      profile_completed: true,
      ...over,
    },
  })
  return 'access_token' in saved
    ? { ...person, token: saved.access_token, user: saved.user }
    : { ...person, user: saved }
}

/** A person with an account that no other test has: without a profile, or with one (and `profile` in it). */
export async function newPerson(
  way: Way & { incomplete?: boolean; profile?: Partial<Schemas['ProfileUpdate']> } = {},
): Promise<Person> {
  const person = await signInByCode(newNumber(), way)
  return way.incomplete ? person : completeProfile(person, way.profile)
}

/** Sends a message as this person and gives back the answer: something for a history to show. */
export const say = (person: Person, message: string, tradition: Tradition = 'sikh'): Promise<Schemas['TextReply']> =>
  api('/chat/send-text', {
    token: person.token,
    body: { message, language: person.user.language_preference, spiritual_tradition: tradition },
  })

/** The texts of the newest conversations, as the server keeps them. */
export const textsOf = async (person: Pick<Person, 'token'>): Promise<string[]> => {
  const { messages } = await api<Schemas['MessagePage']>('/chat/messages/all?page=1&limit=5', { token: person.token })
  return messages.map(({ content }) => content)
}

/** The profile as the server has it now. */
export const profileOf = (person: Pick<Person, 'token'>): Promise<User> => api('/auth/profile', { token: person.token })

/** Makes the token worthless, as if it had been revoked on another device. */
export const revoke = (person: Pick<Person, 'token'>): Promise<unknown> =>
  api('/auth/logout', { method: 'POST', token: person.token })

/** What one person's device keeps; `onboarded` keeps the overlay of spec §2 away. */
export const storageOf = (person: Person, onboarded = true): Record<string, string> => ({
  [KEYS.user]: JSON.stringify(person.user),
  [KEYS.token]: person.token,
  ...(onboarded ? { [KEYS.onboarded(person.user.id)]: 'true' } : {}),
})

/**
 * Puts values into the browser's storage before the page's next load, once: what the app changes later stays changed.
 * Other tabs of the same context read the same storage.
 */
export const remember = (page: Page, values: Record<string, string>): Promise<unknown> =>
  page.addInitScript(
    ([seed, entries]) => {
      try {
        if (sessionStorage.getItem(seed) !== null) return
        sessionStorage.setItem(seed, 'done')
        for (const [key, value] of entries) localStorage.setItem(key, value)
      } catch {
        // about:blank has no storage; the page proper comes after it.
      }
    },
    [`walk.${randomInt(2 ** 47)}`, Object.entries(values)] as const,
  )

/** Signs this person in on the page that is loaded next: token and user stand in the storage (spec §3). */
export const signInStored = (page: Page, person: Person, { onboarded = true } = {}): Promise<unknown> =>
  remember(page, storageOf(person, onboarded))

/** What the page's storage holds under a key. */
export const stored = (page: Page, key: string): Promise<string | null> =>
  page.evaluate((k) => localStorage.getItem(k), key)

/** The tradition landing with its two ways in, by the accessible names of the decisions page. */
export class SignIn {
  readonly page: Page
  readonly google: Locator
  readonly whatsapp: Locator
  readonly tryChat: Locator
  readonly modal: Locator
  readonly phone: Locator
  readonly sendCode: Locator
  readonly code: Locator
  readonly verify: Locator
  readonly resend: Locator
  readonly back: Locator
  readonly close: Locator
  /** Why the last step failed, in the modal or on the landing. */
  readonly alert: Locator

  constructor(page: Page) {
    this.page = page
    this.google = page.getByRole('button', { name: 'Continue with Google' })
    this.whatsapp = page.getByRole('button', { name: 'Continue with WhatsApp' })
    this.tryChat = page.getByRole('button', { name: `Try Satsang Chat (${FREE_MESSAGES} free messages)` })
    this.modal = page.getByRole('dialog', { name: 'Sign in with WhatsApp' })
    this.phone = this.modal.getByRole('textbox', { name: 'Mobile number' })
    this.sendCode = this.modal.getByRole('button', { name: 'Send code' })
    this.code = this.modal.getByRole('textbox', { name: 'One-time code' })
    this.verify = this.modal.getByRole('button', { name: 'Verify' })
    this.resend = this.modal.getByRole('button', { name: 'Resend code' })
    this.back = this.modal.getByRole('button', { name: 'Back' })
    this.close = this.modal.getByRole('button', { name: 'Close' })
    this.alert = page.getByRole('alert')
  }

  /** From the landing to the code step. */
  async askForCode(number: string): Promise<void> {
    await this.whatsapp.click()
    await this.phone.fill(number)
    await this.sendCode.click()
    await expect(this.code).toBeVisible()
  }

  async typeCode(code: string): Promise<void> {
    await this.code.fill(code)
    await this.verify.click()
  }

  /** The whole way in by WhatsApp, from the landing until the modal is gone. */
  async byWhatsapp(number: string): Promise<void> {
    await this.askForCode(number)
    await this.typeCode(await lastCode(number))
    await expect(this.modal).toBeHidden()
  }

  /** Opens the local sign-in page (D18). */
  async openGoogle(): Promise<Page> {
    const opened = this.page.waitForEvent('popup')
    await this.google.click()
    return opened
  }

  /** The whole way in by the local sign-in page. */
  async byGoogle(name: string, email: string): Promise<void> {
    const popup = await this.openGoogle()
    await popup.getByLabel('Name').fill(name)
    await popup.getByLabel('Email address').fill(email)
    const closed = popup.waitForEvent('close')
    await popup.getByRole('button', { name: 'Sign in', exact: true }).click()
    await closed
  }
}

/** What a signed-in person sees of the main chat. */
export const mainChat = (page: Page) => ({
  box: page.getByRole('textbox', { name: 'Message' }),
  send: page.getByRole('button', { name: 'Send', exact: true }),
  log: page.getByRole('log', { name: 'Conversation' }),
  settings: page.getByRole('button', { name: 'Settings' }),
  status: page.locator('#root').getByText('Always here for you • Online'),
})
