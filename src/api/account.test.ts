import { describe, expect, test } from 'vitest'
import { errorOf, json, setUp, signal } from '../../tests/api/testing.ts'
import { deleteAccount, exportAccount, updateProfile } from './account.ts'

const user = { id: 'u', language_preference: 'hindi', profile_completed: true }
const update = { language_preference: 'hindi' } as const

describe('saving the profile, spec §7', () => {
  test('sends what is given and nothing else', async () => {
    const { api, requests } = setUp(() => json(user))
    expect(await updateProfile(api, update, signal)).toMatchObject({ user, accessToken: null })
    expect(requests.map(({ method, url }) => [method, url])).toEqual([
      ['PUT', 'http://server.test/api/v1/auth/profile'],
    ])
    expect(await requests[0]?.json()).toEqual(update)
  })

  test('merged accounts bring their token', async () => {
    const { api } = setUp(() => json({ access_token: 'new', user, message: 'Accounts merged' }))
    expect(await updateProfile(api, update, signal)).toMatchObject({ user, accessToken: 'new' })
  })

  test.each<[string, () => Response]>([
    ['an empty body', () => new Response('', { status: 200 })],
    ['no content', () => new Response(null, { status: 204 })],
    ['null', () => json(null)],
    ['an empty object', () => json({})],
    ['an empty list', () => json([])],
    ['HTML', () => new Response('<p>fine</p>', { headers: { 'content-type': 'text/html' } })],
    ['a token without a user', () => json({ access_token: 'new', message: 'Accounts merged' })],
    ['a user of whom nobody knows whether the profile is complete', () => json({ id: 'u' })],
    ['a token that no header can carry', () => json({ access_token: 'a\0b', user, message: 'Accounts merged' })],
    ['a user with an empty token', () => json({ access_token: '', user, message: 'Accounts merged' })],
  ])('%s is malformed', async (_name, answer) => {
    expect(await errorOf(updateProfile(setUp(answer).api, update, signal))).toMatchObject({ kind: 'malformed' })
  })

  test('a refusal keeps status, detail and code', async () => {
    const { api } = setUp(() => json({ detail: 'Taken.', code: 'phone_already_registered' }, 409))
    expect(await errorOf(updateProfile(api, update, signal))).toMatchObject({
      kind: 'http',
      status: 409,
      detail: 'Taken.',
      code: 'phone_already_registered',
    })
  })
})

describe('export and erasure, D30', () => {
  const account = { exported_at: '2026-11-20T15:04:00.000Z', user, conversations: [], push_tokens: [], more: 1 }

  test('the export comes whole, also what the contract does not name', async () => {
    const { api, requests } = setUp(() => json(account))
    expect(await exportAccount(api, signal)).toEqual(account)
    expect(requests.map(({ method, url }) => [method, url])).toEqual([['GET', 'http://server.test/api/v1/auth/export']])
  })

  test.each([[{}], [{ ...account, user: undefined }], [{ ...account, user: {} }]])('%j is malformed', async (body) => {
    const { api } = setUp(() => json(body))
    expect(await errorOf(exportAccount(api, signal))).toMatchObject({ kind: 'malformed' })
  })

  test.each<[string, () => Response]>([
    ['204', () => new Response(null, { status: 204 })],
    ['200 with nothing', () => new Response('', { status: 200 })],
    ['200 with something', () => json({ success: true })],
    ['200 with HTML', () => new Response('<p>fine</p>', { headers: { 'content-type': 'text/html' } })],
  ])('the account is erased by %s', async (_name, answer) => {
    const { api, requests } = setUp(answer)
    await expect(deleteAccount(api, signal)).resolves.toBeUndefined()
    expect(requests.map(({ method, url }) => [method, url])).toEqual([
      ['DELETE', 'http://server.test/api/v1/auth/account'],
    ])
  })

  test.each([
    [() => json({ detail: 'Later.' }, 503), { kind: 'http', status: 503, detail: 'Later.' }],
    [() => Promise.reject(new TypeError('Failed to fetch')), { kind: 'network', status: null }],
  ])('and not by a failure', async (answer, expected) => {
    expect(await errorOf(deleteAccount(setUp(answer).api, signal))).toMatchObject(expected)
    expect(await errorOf(exportAccount(setUp(answer).api, signal))).toMatchObject(expected)
  })
})
