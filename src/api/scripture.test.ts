import { expect, test } from 'vitest'
import { errorOf, json, setUp, signal } from '../../tests/api/testing.ts'
import { searchScripture } from './scripture.ts'

const hit = {
  tradition: 'sikh',
  page: 1,
  reference: 'Guru Granth Sahib, Ang 1',
  original: 'ਸੋਚੈ ਸੋਚਿ ਨ ਹੋਵਈ ਜੇ ਸੋਚੀ ਲਖ ਵਾਰ ॥',
  by: 'words',
  covers: 1,
  marks: [{ from: 0, to: 4 }],
  others: 0,
}
const asked = { queries: ['sochai soch', 'rzx'], tradition: 'sikh' } as const
const body = { ...asked, queries: [...asked.queries] }

test('what is typed is posted, and stands in no address; what was found comes question by question', async () => {
  const { api, requests } = setUp(() => json({ found: [{ hits: [hit] }, { hits: [] }] }))
  expect(await searchScripture(api, body, signal)).toEqual([[hit], []])
  expect([requests[0]?.method, requests[0]?.url]).toEqual(['POST', 'http://server.test/api/v1/scripture/search'])
  expect(await requests[0]?.json()).toEqual(body)
})

// D37: of a hit that cannot be read nothing is shown, and the others are.
test.each([{ ...hit, reference: undefined }, { ...hit, original: '' }, { ...hit, page: 'one' }, null])(
  'a hit that is %j is left out',
  async (wrong) => {
    const { api } = setUp(() => json({ found: [{ hits: [wrong, hit] }, { hits: [] }] }))
    const [first] = await searchScripture(api, body, signal)
    expect(first).toEqual([hit])
  },
)

test.each([{}, { found: [] }, { found: [{ hits: [hit] }] }, { found: [null, { hits: [hit] }] }, 'found'])(
  '%j is malformed: nobody knows to which question it belongs',
  async (came) => {
    expect(await errorOf(searchScripture(setUp(() => json(came)).api, body, signal))).toMatchObject({
      kind: 'malformed',
    })
  },
)

test.each([
  ['no network', () => Promise.reject(new TypeError('Failed to fetch')), { kind: 'network', status: null }],
  ['429', () => json({ detail: 'Slow down.' }, 429), { kind: 'http', status: 429 }],
] as const)('%s is passed on unchanged (spec §8)', async (_name, answer, expected) => {
  expect(await errorOf(searchScripture(setUp(answer).api, body, signal))).toMatchObject(expected)
})

test('the code of the device id that does not come is a network that is down', async () => {
  const deviceId = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
  const { api, requests } = setUp(() => json({}), { deviceId })
  expect(await errorOf(searchScripture(api, body, signal))).toMatchObject({ kind: 'network', status: null })
  expect(requests).toEqual([])
})
