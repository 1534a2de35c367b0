import { GITA, GRANTH, quotedVerse } from '@satsang/guide/texts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestStore, type Schemas, startServer, type TestServer } from './harness.ts'

// D59: lines of the scriptures are found, for anybody, and nothing of what was looked for is left anywhere.

let storage: Awaited<ReturnType<typeof openTestStore>>
let server: TestServer
const lines: string[] = []

beforeAll(async () => {
  storage = await openTestStore()
  const log = { level: 'trace' as const, stream: { write: (line: string) => void lines.push(line) } }
  server = await startServer({ store: storage.store, log })
})
afterAll(async () => {
  await server.close()
  await storage.close()
})

const ask = (body: unknown) => server.api('/scripture/search', { body })
async function hitsOf(body: Schemas['ScriptureSearch']): Promise<Schemas['ScriptureHit'][][]> {
  const answer = await ask(body)
  expect(answer.status).toBe(200)
  return (answer.body as unknown as Schemas['ScriptureFound']).found.map(({ hits }) => hits)
}

const ROW = 'ਸੋਚੈ ਸੋਚਿ ਨ ਹੋਵਈ ਜੇ ਸੋਚੀ ਲਖ ਵਾਰ ॥'

test.each([
  ['first letters', 'ਸਸਨਹਜਸਲਵ', 'Guru Granth Sahib, Ang 1'],
  ['words in the script', 'ਸੋਚਿ ਨ ਹੋਵਈ', 'Guru Granth Sahib, Ang 1'],
  ['as it sounds', 'sochai soch na hovai', 'Guru Granth Sahib, Ang 1'],
  ['mistyped', 'ਸੋਚੇ ਸੋਚ ਨ ਹੋਵਈ ਜੇ ਸੌਚੀ', 'Guru Granth Sahib, Ang 1'],
  ['the Gita, in Devanagari', 'कर्मण्येवाधिकारस्ते', 'Bhagavad Gita 2.47'],
  ['the Gita, as it sounds', 'yada yada hi dharmasya', 'Bhagavad Gita 4.7'],
])('%s: %s', async (_, query, reference) => {
  const [hits = []] = await hitsOf({ queries: [query] })
  expect(hits[0]?.reference).toBe(reference)
})

test('a hit is exact, with its place and what was met', async () => {
  const [sikh, hindu] = await hitsOf({ queries: [ROW, 'कर्मण्येवाधिकारस्ते मा फलेषु कदाचन'], limit: 1 })
  expect(sikh?.[0]).toEqual({
    tradition: 'sikh',
    page: 1,
    reference: 'Guru Granth Sahib, Ang 1',
    original: Array.from({ length: 20 }, (_, at) => GRANTH.text(at)).find((text) => text.includes('ਸੋਚੈ')),
    by: 'words',
    covers: 1,
    marks: expect.arrayContaining([{ from: 0, to: 4 }]),
    others: 0,
  })
  const verse = GITA.find((one) => one.chapter === 2 && one.verse === 47)
  expect(hindu?.[0]).toMatchObject({ page: 2, verse: 47, original: verse && quotedVerse(verse).original })
})

test('of one scripture where it is named, else of both, the better place first', async () => {
  const named = (tradition?: Schemas['Tradition']) =>
    hitsOf({ queries: ['hari naam'], limit: 3, ...(tradition && { tradition }) })
  const traditions = (found: Schemas['ScriptureHit'][][]) => [...new Set(found.flat().map((hit) => hit.tradition))]
  expect(traditions(await named('sikh'))).toEqual(['sikh'])
  expect((await named('sikh'))[0]).toHaveLength(3)
  const covers = (await named())[0]?.map((hit) => hit.covers) ?? []
  expect(covers).toEqual([...covers].sort((a, b) => b - a))
})

test('what stands nowhere is answered in its place', async () => {
  const [nowhere, somewhere] = await hitsOf({ queries: ['xyzzyx qwrtp', ROW] })
  expect(nowhere?.every(({ covers }) => covers < 0.8)).toBe(true)
  expect(somewhere?.[0]?.page).toBe(1)
})

test.each([
  ['no query', { queries: [] }],
  ['nothing in it', { queries: ['  '] }],
  ['too long', { queries: ['ਸ'.repeat(161)] }],
  ['too many', { queries: Array.from({ length: 9 }, () => 'ਸੋਚੈ') }],
  ['a tradition that is none', { queries: ['ਸੋਚੈ'], tradition: 'other' }],
  ['more than 20 places', { queries: ['ਸੋਚੈ'], limit: 21 }],
  ['a field that is none', { queries: ['ਸੋਚੈ'], page: 1 }],
])('%s is refused with a sentence', async (_, body) => {
  const answer = await ask(body)
  expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_request' } })
  expect(answer.body.detail).toMatch(/\S.*\.$/)
})

test('asked by many at once, before its index is there, each is answered, and others meanwhile', async () => {
  const health: number[] = []
  const asked = Promise.all(Array.from({ length: 8 }, () => hitsOf({ queries: [ROW], limit: 1 })))
  health.push((await server.api('/health')).status)
  for (const [hits] of await asked) expect(hits?.[0]?.page).toBe(1)
  expect(health).toEqual([200])
})

test('what somebody looks for stands in no log', async () => {
  lines.length = 0
  await hitsOf({ queries: ['ਸੋਚੈ ਸੋਚਿ'] })
  await ask({ queries: ['ਸੋਚੈ ਸੋਚਿ'], limit: 0 })
  expect(lines.join()).toContain('/scripture/search')
  expect(lines.join()).not.toContain('ਸੋਚੈ')
})
