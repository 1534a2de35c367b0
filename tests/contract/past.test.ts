import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { hearMessages } from '../../server/operations/past.ts'
import { newPhone, signInByCode } from './accounts.ts'
import { openTestStore, type Schemas, startServer, startSession, type TestServer } from './harness.ts'
import { newUser, type Person } from './people.ts'

// D61: one's own messages are found in any script, by nobody else, and a page of the history by a message or a time.

const lines: string[] = []
let storage: Awaited<ReturnType<typeof openTestStore>>
let server: TestServer
let person: Person
beforeAll(async () => {
  storage = await openTestStore()
  const log = { level: 'trace' as const, stream: { write: (line: string) => void lines.push(line) } }
  server = await startServer({ store: storage.store, local: true, log })
})
beforeEach(async () => {
  person = await newUser(storage.store)
})
afterAll(async () => {
  await server.close()
  await storage.close()
})

type Said = { content: string; at: string }
const START = Date.parse('2026-03-01T10:00:00.000Z')
const minute = (n: number) => new Date(START + n * 60_000).toISOString()

/** One conversation of somebody; not heard, as from before words were kept. */
async function talk(who: Person, said: readonly Said[], isHeard = true): Promise<string[]> {
  const { db } = storage.store
  const conversation = randomUUID()
  const ids = said.map(() => randomUUID())
  await sql`
    insert into conversations (id, user_id, spiritual_tradition, language, last_message_at, message_count, created_at)
    values (${conversation}, ${who.id}, 'sikh', 'english', ${said.at(-1)?.at}, ${said.length}, ${said[0]?.at})`.execute(
    db,
  )
  const rows = said.map(({ content, at }, n) => ({ id: ids[n], content, at }))
  await sql`
    insert into messages (id, conversation_id, user_id, role, message_type, content, created_at)
    select id, ${conversation}, ${who.id}, 'user', 'text', content, at
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as said (id uuid, content text, at timestamptz)`.execute(db)
  if (isHeard) await hear()
  return ids
}
const hear = () =>
  hearMessages({ db: storage.store.db }, { warn: (...said: unknown[]) => expect.fail(String(said)), info() {} })

const search = (body: unknown, token = person.token) => server.api('/chat/messages/search', { token, body })
async function found(query: string, before?: string, token = person.token): Promise<Schemas['MessagesFound']> {
  const answer = await search({ query, ...(before !== undefined && { before }) }, token)
  expect(answer.status).toBe(200)
  return answer.body
}
const idsOf = ({ hits }: Schemas['MessagesFound']) => hits.map(({ message }) => message.id)

const send = (message: string, token = person.token) =>
  server.api('/chat/send-text', {
    token,
    body: { message, language: 'english', spiritual_tradition: 'sikh', client_message_id: randomUUID() },
  })

describe('what is found', () => {
  test('what was sent just now, its reply too, with its words', async () => {
    const sent = await send('ਵਾਹਿਗੁਰੂ, ਮੇਰੀ ਮਦਦ ਕਰੋ।')
    expect(sent.status).toBe(200)
    const { hits, more } = await found('waheguru madad')
    expect(more).toBe(false)
    expect(hits).toHaveLength(1)
    expect(hits[0]?.message).toMatchObject({ id: sent.body.user_message.id, role: 'user' })
    const { message, marks = [] } = hits[0] ?? {}
    expect(marks.map(({ from, to }) => message?.content.slice(from, to))).toEqual(['ਵਾਹਿਗੁਰੂ', 'ਮਦਦ'])
    const reply: string = sent.body.guru_response.content
    const word = /\p{L}[\p{L}\p{M}]+/u.exec(reply)?.[0] ?? ''
    expect(idsOf(await found(word))).toContain(sent.body.guru_response.id)
  })

  test.each([
    ['waheguru', true],
    ['वाहेगुरू', true],
    ['ਵਾਹਿ', true],
    ['ਵਾਹਿਗੁਰੂ singh 12', true],
    ['singhs', false],
    ['aheguru', false],
    ['2', false],
  ])('%s: %s', async (query, isFound) => {
    const ids = await talk(person, [{ content: 'ਵਾਹਿਗੁਰੂ ਜੀ! Singh, ੧੨', at: minute(0) }])
    expect(idsOf(await found(query))).toEqual(isFound ? ids : [])
  })

  test('a message is as the history shows it, the newest first', async () => {
    await talk(person, [
      { content: 'Peace one', at: minute(0) },
      { content: 'Peace two', at: minute(1) },
    ])
    await talk(person, [{ content: 'peace three', at: minute(2) }])
    const { body } = await server.api('/chat/messages/all', { token: person.token })
    const { hits } = await found('peace')
    expect(hits.map(({ message }) => message)).toEqual(body.messages.toReversed())
    expect(hits.map(({ message }) => message.content)).toEqual(['peace three', 'Peace two', 'Peace one'])
  })

  test('a message whose words are not kept yet, and the same once they are', async () => {
    const said = [
      { content: 'ਨਾਨਕ ਨਾਮ', at: minute(0) },
      { content: 'something else', at: minute(1) },
    ]
    const [id] = await talk(person, said, false)
    const unheard = await found('nanak')
    expect(idsOf(unheard)).toEqual([id])
    await hear()
    const { rows } = await sql`select 1 from messages where sound is null`.execute(storage.store.db)
    expect(rows).toEqual([])
    expect(await found('nanak')).toEqual(unheard)
  })

  test('of more than are kept at a time all are kept', async () => {
    await talk(
      person,
      Array.from({ length: 250 }, (_, n) => ({ content: `word${n}`, at: minute(n) })),
    )
    expect((await found('word249')).hits).toHaveLength(1)
    expect((await found('word0')).hits).toHaveLength(1)
  })

  test('what a visitor said is found once it is an account’s', async () => {
    const { device, send: say } = await startSession(server)
    await say('Peregrine falcons')
    const { access_token: token, user } = await signInByCode(server, newPhone(), { device })
    await storage.store.db.updateTable('users').set({ profile_completed: true }).where('id', '=', user.id).execute()
    const { hits } = await found('peregrine', undefined, token)
    expect(hits.map(({ message }) => message.content)).toEqual(['Peregrine falcons'])
  })
})

describe('what is not', () => {
  test('nothing of another person', async () => {
    const other = await newUser(storage.store)
    await talk(other, [{ content: 'Peace of another', at: minute(0) }])
    await talk(other, [{ content: 'Peace, unheard', at: minute(0) }], false)
    expect(await found('peace')).toEqual({ hits: [], more: false })
    expect((await found('peace', undefined, other.token)).hits).toHaveLength(2)
  })

  test('nothing that was erased', async () => {
    const [id = ''] = await talk(person, [{ content: 'Peace to forget', at: minute(0) }])
    expect(idsOf(await found('forget'))).toEqual([id])
    expect((await server.api('/auth/account', { method: 'DELETE', token: person.token })).status).toBe(204)
    expect((await search({ query: 'forget' })).status).toBe(401)
    const { rows } = await sql`select 1 from messages where id = ${id}`.execute(storage.store.db)
    expect(rows).toEqual([])
  })

  test.each(['॥', ' ', '?!', '\u0300', '😀', '\u0000'])('nothing by %j, without a letter or digit', async (query) => {
    await talk(person, [{ content: 'Peace ॥ 😀?!', at: minute(0) }])
    expect(await found(query)).toEqual({ hits: [], more: false })
  })

  test.each(["'", '\\', "a' | 'b", ':* & !x', '%', '_'])(
    '%j is no way to ask the database otherwise',
    async (query) => {
      await talk(person, [{ content: 'Peace', at: minute(0) }])
      expect((await search({ query })).body).toEqual({ hits: [], more: false })
    },
  )

  test('a lone half of a character, and one beyond the first plane', async () => {
    const ids = await talk(person, [{ content: '𐐷𐐷 peace', at: minute(0) }])
    expect(idsOf(await found('𐐷'))).toEqual(ids)
    expect((await found('peace \ud801')).hits).toHaveLength(1)
  })
})

test.each([
  ['nothing to look for', {}],
  ['an empty query', { query: '' }],
  ['a longer one', { query: 'a'.repeat(201) }],
  ['no text', { query: 1 }],
  ['a time that is none', { query: 'a', before: 'yesterday' }],
  ['a second that is none', { query: 'a', before: '2026-01-01T10:00:61Z' }],
  ['a field that is none', { query: 'a', page: 1 }],
])('%s is refused with a sentence', async (_, body) => {
  const answer = await search(body)
  expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_request' } })
  expect(answer.body.detail).toMatch(/\S.*\.$/)
})

test('a query of 200 characters that are 100 words is one', async () => {
  const ids = await talk(person, [{ content: 'abc', at: minute(0) }])
  expect(idsOf(await found('a '.repeat(100)))).toEqual(ids)
})

describe('pages', () => {
  /** All pages, by the time of the last hit of each. */
  async function walk(query: string, most = 30) {
    const pages: Schemas['MessageHit'][][] = []
    let before: string | undefined
    for (;;) {
      const { hits, more } = await found(query, before)
      expect(hits.length).toBeLessThanOrEqual(most)
      pages.push(hits)
      if (!more) return pages
      expect(hits.length).toBeGreaterThan(0)
      before = hits.at(-1)?.message.created_at
    }
  }
  const contentOf = (pages: Schemas['MessageHit'][][]) => pages.flat().map(({ message }) => message.content)

  test.each([29, 30, 31, 60, 61, 95])('%i have no gap and none twice', async (count) => {
    await talk(
      person,
      Array.from({ length: count }, (_, n) => ({ content: `peace ${n}`, at: minute(n) })),
    )
    const pages = await walk('peace')
    expect(contentOf(pages)).toEqual(Array.from({ length: count }, (_, n) => `peace ${count - 1 - n}`))
    expect(pages).toHaveLength(Math.ceil(count / 30))
  })

  test('those of one moment stand on one page, whatever more the database knows of it', async () => {
    // the 30th and the 31st from the end, then three over the edge of the next page
    const at = (n: number) => (n === 31 ? minute(32) : n === 1 || n === 2 ? minute(3) : minute(n))
    await talk(
      person,
      Array.from({ length: 62 }, (_, n) => ({ content: `peace ${n}`, at: at(n) })),
      false,
    )
    await sql`
      update messages set created_at = created_at + interval '400 microseconds'
      where content in ('peace 32', 'peace 1')`.execute(storage.store.db)
    await hear()
    const pages = await walk('peace')
    const all = contentOf(pages)
    expect(new Set(all).size).toBe(62)
    expect(all).toHaveLength(62)
    expect(pages.map((page) => page.length)).toEqual([29, 29, 4])
  })

  test.each([
    [31, [3, 31, 2]],
    [62, [3, 62, 2]],
    [70, [3, 70, 2]],
  ])('%i of one moment are a page by themselves, and those before and after are found too', async (count, lengths) => {
    await talk(
      person,
      Array.from({ length: count + 5 }, (_, n) => ({
        content: `peace ${n}`,
        at: minute(n < 2 ? n : n < count + 2 ? 2 : n),
      })),
    )
    const pages = await walk('peace', count)
    expect(contentOf(pages)).toEqual(Array.from({ length: count + 5 }, (_, n) => `peace ${count + 4 - n}`))
    expect(pages.map((page) => page.length)).toEqual(lengths)
  })

  test('more than a page of one moment, and nothing else, are all there is', async () => {
    await talk(
      person,
      Array.from({ length: 62 }, (_, n) => ({ content: `peace ${n}`, at: minute(0) })),
    )
    const { hits, more } = await found('peace')
    expect(hits).toHaveLength(62)
    expect(more).toBe(false)
  })

  test('a page that the database lets through and the text does not goes on', async () => {
    // unheard, so that each is looked at
    await talk(
      person,
      [
        { content: 'peace, the oldest', at: minute(0) },
        ...Array.from({ length: 100 }, (_, n) => ({ content: `other ${n}`, at: minute(n + 1) })),
      ],
      false,
    )
    expect(contentOf(await walk('peace'))).toEqual(['peace, the oldest'])
  })
})

test('no word of what is looked for reaches the log', async () => {
  await talk(person, [{ content: 'Harbhajan', at: minute(0) }])
  lines.length = 0
  expect((await found('harbhajan')).hits).toHaveLength(1)
  await search({ query: 'Harbhajan', before: 'Harbhajan' })
  await search({ query: 'Harbhajan' }, 'nobody')
  // the database itself refuses, and its error has the parameters
  await sql`alter table messages rename column sound to silent`.execute(storage.store.db)
  expect((await search({ query: 'Harbhajan' })).status).toBe(500)
  await sql`alter table messages rename column silent to sound`.execute(storage.store.db)
  expect(lines.join()).toContain('/chat/messages/search')
  expect(lines.join()).not.toMatch(/harbhajan|GRBJN/i)
})

test('an account has 60 searches a minute, from all of its devices', async () => {
  const strict = await startServer({ store: storage.store, rateLimitFactor: 1 })
  const who = await newUser(storage.store)
  const ask = () => strict.api('/chat/messages/search', { token: who.token, body: { query: 'a' } })
  const statuses = await Promise.all(Array.from({ length: 61 }, async () => (await ask()).status))
  expect(statuses.filter((status) => status === 200)).toHaveLength(60)
  expect(statuses.filter((status) => status === 429)).toHaveLength(1)
  await strict.close()
})

describe('a page of the history', () => {
  const page = (query: string, token = person.token) => server.api(`/chat/messages/all?${query}`, { token })

  /** Twelve conversations, an hour apart, of two messages each; the newest last. */
  async function seed() {
    const ids: string[][] = []
    for (let n = 0; n < 12; n += 1) {
      const said = [0, 1].map((m) => ({ content: `c${n} m${m}`, at: minute(n * 60 + m) }))
      ids.push(await talk(person, said, false))
    }
    return ids
  }

  test.each([
    [11, 5],
    [7, 5],
    [6, 5],
    [0, 5],
    [0, 1],
    [3, 4],
  ])('that has a message of conversation %i, with %i conversations a page', async (conversation, limit) => {
    const ids = await seed()
    const number = Math.floor((11 - conversation) / limit) + 1
    for (const id of ids[conversation] ?? []) {
      const { status, body } = await page(`message_id=${id}&limit=${limit}&page=9`)
      expect(status).toBe(200)
      expect(body.messages.map((message: Schemas['ServerMessage']) => message.id)).toContain(id)
      expect(body.page).toBe(number)
      expect(body.start_index).toBe((number - 1) * limit)
      expect(body).toEqual((await page(`page=${number}&limit=${limit}`)).body)
    }
    expect((await page(`message_id=${ids[conversation]?.[0]?.toUpperCase()}`)).status).toBe(200)
  })

  test.each([
    ['before everything', minute(-1000), 'c0 m0'],
    ['at a message', minute(300), 'c5 m0'],
    ['within a conversation', minute(300.5), 'c5 m1'],
    ['between two', minute(302), 'c6 m0'],
    ['at the last', minute(661), 'c11 m1'],
  ])('with the first message since a time: %s', async (_, since, content) => {
    await seed()
    const { status, body } = await page(`since=${encodeURIComponent(since)}&limit=1`)
    expect(status).toBe(200)
    expect(body.messages.map((message: Schemas['ServerMessage']) => message.content)).toContain(content)
    expect(body.page).toBe(body.start_index + 1)
  })

  test('the first page where nothing was said since', async () => {
    await seed()
    expect((await page(`since=${minute(662)}`)).body).toEqual((await page('page=1')).body)
    const nobody = await newUser(storage.store)
    expect((await page(`since=${minute(0)}`, nobody.token)).body).toMatchObject({ messages: [], page: 1 })
  })

  test('a time in another zone is the same moment', async () => {
    await seed()
    const there = encodeURIComponent('2026-03-01T20:30:00+05:30')
    expect((await page(`since=${there}&limit=1`)).body.page).toBe(
      (await page(`since=${minute(300)}&limit=1`)).body.page,
    )
  })

  test('another’s message is not there, nor one that is nowhere', async () => {
    await seed()
    const other = await newUser(storage.store)
    const [theirs] = await talk(other, [{ content: 'mine', at: minute(0) }])
    for (const id of [theirs, randomUUID()])
      expect(await page(`message_id=${id}`)).toMatchObject({ status: 404, body: { code: 'message_not_found' } })
    expect((await page(`message_id=${theirs}`, other.token)).status).toBe(200)
  })

  test.each([
    ['both', `message_id=${randomUUID()}&since=${minute(0)}`],
    ['no id', 'message_id=mine'],
    ['no time', 'since=yesterday'],
    ['a second that is none', 'since=2026-01-01T10:00:61Z'],
  ])('%s is refused with a sentence', async (_, query) => {
    const answer = await page(query)
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_request' } })
    expect(answer.body.detail).toMatch(/\S.*\.$/)
  })
})
