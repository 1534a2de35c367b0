import { describe, expect, test } from 'vitest'
import { errorOf, json, setUp, signal } from '../../tests/api/testing.ts'
import { generateReferralLink, sharePlatform } from './referral.ts'

const link = { referral_link: 'https://satsang.test/pn?ref=ASHA-7K2', share_text: 'Will you join me?' }
const share = { share_url: 'https://wa.me/?text=1', share_text: 'Will you join me?' }
const linkRequest = { referral_type: 'friend', spiritual_tradition: 'hindu' } as const
const shareRequest = { ...linkRequest, platform: 'gmail' } as const

describe('referral link, spec §7', () => {
  test('posts whom it is for, as who is signed in', async () => {
    const { api, requests } = setUp(() => json(link))
    expect(await generateReferralLink(api, linkRequest, signal)).toEqual(link)
    const [request] = requests
    expect([request?.method, request?.url]).toEqual([
      'POST',
      'http://server.test/api/v1/referral/generate-referral-link',
    ])
    expect(request?.headers.get('authorization')).toBe('Bearer secret')
    expect(await request?.json()).toEqual(linkRequest)
  })

  test('a server on one’s own machine may give an http link', async () => {
    const { api } = setUp(() => json({ ...link, referral_link: 'http://localhost:8787/pn?ref=A' }))
    expect((await generateReferralLink(api, linkRequest, signal)).referral_link).toBe('http://localhost:8787/pn?ref=A')
  })

  test.each([
    {},
    { ...link, referral_link: '' },
    { ...link, referral_link: 'javascript:alert(1)' },
    { ...link, referral_link: 'satsang.test' },
    { ...link, referral_link: 7 },
    { ...link, share_text: ' ' },
    { referral_link: link.referral_link },
  ])('%j is malformed', async (body) => {
    const { api } = setUp(() => json(body))
    expect(await errorOf(generateReferralLink(api, linkRequest, signal))).toMatchObject({ kind: 'malformed' })
  })
})

describe('share on a platform, spec §7', () => {
  test('posts whom it is for, and where', async () => {
    const { api, requests } = setUp(() => json(share))
    expect(await sharePlatform(api, shareRequest, signal)).toEqual(share)
    const [request] = requests
    expect(request?.url).toBe('http://server.test/api/v1/referral/share-platform')
    expect(await request?.json()).toEqual(shareRequest)
  })

  test.each([{}, { ...share, share_url: '' }, { ...share, share_url: null }, { ...share, share_text: ' ' }])(
    '%j is malformed',
    async (body) => {
      const { api } = setUp(() => json(body))
      expect(await errorOf(sharePlatform(api, shareRequest, signal))).toMatchObject({ kind: 'malformed' })
    },
  )
})

test.each([
  ['no network', () => Promise.reject(new TypeError('Failed to fetch')), { kind: 'network', status: null }],
  ['503', () => json({ detail: 'Later, please.' }, 503), { kind: 'http', status: 503, detail: 'Later, please.' }],
  ['429', () => json({ detail: 'Slow down.' }, 429), { kind: 'http', status: 429 }],
] as const)('%s is passed on unchanged (spec §8)', async (_name, answer, expected) => {
  const { api } = setUp(answer)
  expect(await errorOf(generateReferralLink(api, linkRequest, signal))).toMatchObject(expected)
  expect(await errorOf(sharePlatform(api, shareRequest, signal))).toMatchObject(expected)
})
