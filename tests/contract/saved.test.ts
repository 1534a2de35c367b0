import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sweep } from '../../server/operations/upkeep.ts'
import { newClock, newPhone, saveProfile, setupForm, signInByCode, signInByGoogle } from './accounts.ts'
import { newDevice, openTestStore, type Schemas, startServer, type TestServer, VERSE } from './harness.ts'
import { newUser, type Person } from './people.ts'

// What a person saved is the same on all of their devices (D60): of each thing the later change, in whatever order they come.

type Item = Schemas['SavedItem']
const DAY_MS = 86_400_000
const clock = newClock(new Date('2026-11-20T12:00:00.000Z'))
const at = (minutes: number) => new Date(Date.parse('2026-11-20T10:00:00.000Z') + minutes * 60_000).toISOString()
const log = { warn: (...said: unknown[]) => expect.fail(String(said)), info() {} }

let storage: Awaited<ReturnType<typeof openTestStore>>
let server: TestServer
let person: Person
beforeAll(async () => {
  storage = await openTestStore()
  server = await startServer({ store: storage.store, local: true, now: clock.now })
})
beforeEach(async () => {
  person = await newUser(storage.store)
})
afterAll(async () => {
  await server.close()
  await storage.close()
})

const item = (id: string, over: Partial<Item> = {}): Item => ({
  id,
  spiritual_tradition: 'sikh',
  text: 'Walk in the order of things.',
  references: [VERSE],
  note: 'ਮਾਂ ਲਈ',
  matter: 'Peace',
  saved_at: at(0),
  changed_at: at(0),
  removed: false,
  ...over,
})
const gone = (id: string, changed_at: string): Item => ({
  ...item(id, { changed_at, saved_at: changed_at, removed: true }),
  text: '',
  references: [],
  note: '',
  matter: '',
})
const sync = (items: unknown[] = [], token = person.token) => server.api('/auth/saved', { token, body: { items } })
const itemsOf = async (token = person.token): Promise<Item[]> => (await sync([], token)).body.items
const rowsOf = (userId: string) =>
  storage.store.db.selectFrom('saved_items').selectAll().where('user_id', '=', userId).orderBy('id').execute()
const fill = (userId: string, count: number, bytes = 1) =>
  sql`
    insert into saved_items (user_id, id, spiritual_tradition, content, spiritual_references, note, matter, saved_at, changed_at)
    select ${userId}::uuid, 'filled-' || i, 'sikh', repeat('a', ${bytes}::int), '[]', '', '', now(), ${at(0)}::timestamptz
    from generate_series(1, ${count}::int) as i`.execute(storage.store.db)

describe('one call', () => {
  test('gives nothing where nothing was saved', async () => {
    expect(await sync()).toMatchObject({ status: 200, body: { items: [] } })
  })

  test('takes what changed, byte for byte, and gives all that there is to every device', async () => {
    const verse = item('verse-1', { text: '', note: ' typed, and typed on ', matter: '' })
    expect((await sync([item('answer:1_a'), verse])).body).toEqual({ items: [item('answer:1_a'), verse] })
    const second = item('answer:2', { spiritual_tradition: 'hindu', note: 'क़दम\nदूसरा' })
    expect((await sync([second])).body.items).toEqual([item('answer:1_a'), second, verse])
    expect(await itemsOf()).toEqual([item('answer:1_a'), second, verse])
  })

  test('repeated changes nothing', async () => {
    const first = await sync([item('a'), gone('b', at(1))])
    expect((await sync([item('a'), gone('b', at(1))])).body).toEqual(first.body)
  })

  test('of one id sent twice takes the later', async () => {
    const later = item('a', { note: 'later', changed_at: at(2) })
    expect((await sync([item('a'), later, item('a', { note: 'earlier', changed_at: at(1) })])).body.items).toEqual([
      later,
    ])
  })
})

describe('the later change wins', () => {
  test('whichever comes first, and of two alike what is there stays', async () => {
    const [early, late] = [item('a', { note: 'early' }), item('a', { note: 'late', changed_at: at(5) })]
    expect((await sync([early])).body.items).toEqual([early])
    expect((await sync([late])).body.items).toEqual([late])
    expect((await sync([early])).body.items).toEqual([late])
    expect((await sync([item('a', { note: 'another', changed_at: at(5) })])).body.items).toEqual([late])
  })

  test('also by a time of another zone, and to the millisecond', async () => {
    await sync([item('a', { changed_at: '2026-11-20T10:00:00.001Z' })])
    // The same minute in India, a millisecond later.
    const later = item('a', { note: 'later', changed_at: '2026-11-20T15:30:00.002+05:30' })
    expect((await sync([later])).body.items).toEqual([{ ...later, changed_at: '2026-11-20T10:00:00.002Z' }])
  })

  test('a clock that is ahead wins no longer than until now', async () => {
    const ahead = item('a', { note: 'ahead', changed_at: '2031-01-01T00:00:00Z', saved_at: '2031-01-01T00:00:00Z' })
    const now = clock.now().toISOString()
    expect((await sync([ahead])).body.items).toEqual([{ ...ahead, changed_at: now, saved_at: now }])
    clock.pass(60_000)
    const right = item('a', { note: 'right', changed_at: clock.now().toISOString() })
    expect((await sync([right])).body.items).toEqual([right])
  })

  test('two devices at once lose nothing', async () => {
    await sync([item('same')])
    await Promise.all(
      Array.from({ length: 10 }, (_, n) =>
        sync([item(`own-${n}`), item('same', { note: `${n}`, changed_at: at(n + 1) })]),
      ),
    )
    const items = await itemsOf()
    expect(items.map(({ id }) => id)).toEqual([...Array.from({ length: 10 }, (_, n) => `own-${n}`), 'same'])
    expect(items.at(-1)).toMatchObject({ note: '9' })
  })
})

describe('what is taken away', () => {
  test('is emptied at once, and told', async () => {
    await sync([item('a'), item('b')])
    const removal = item('a', { changed_at: at(3), removed: true })
    expect((await sync([removal])).body.items).toEqual([gone('a', at(3)), item('b')])
    const [row] = await rowsOf(person.id)
    expect(JSON.stringify(row)).not.toMatch(/ਮਾਂ|order|Peace|Guru/)
    // What a device changed before it heard of it stays away; what it saved after it is there again.
    expect((await sync([item('a', { changed_at: at(2) })])).body.items[0]).toEqual(gone('a', at(3)))
    const again = item('a', { changed_at: at(4) })
    expect((await sync([again])).body.items[0]).toEqual(again)
    expect((await rowsOf(person.id))[0]?.removed_at).toBeNull()
  })

  test('is told of for 90 days from when the account heard of it, and then forgotten', async () => {
    await sync([item('stays'), gone('late', '2026-01-01T00:00:00.000Z')])
    const in90 = (ms: number) => () => new Date(clock.now().getTime() + 90 * DAY_MS + ms)
    await sweep({ ...storage.store, now: in90(-1_000) }, log)
    expect((await itemsOf()).map(({ id }) => id)).toEqual(['late', 'stays'])
    await sweep({ ...storage.store, now: in90(1_000) }, log)
    expect((await itemsOf()).map(({ id }) => id)).toEqual(['stays'])
  })

  test('is told of 5,000 times at most, the latest', async () => {
    await fill(person.id, 5_000)
    await sql`update saved_items set removed_at = ${at(0)}::timestamptz where user_id = ${person.id}`.execute(
      storage.store.db,
    )
    await sync([gone('new-1', at(1)), gone('new-2', at(1))])
    const ids = (await rowsOf(person.id)).map(({ id }) => id)
    expect(ids).toHaveLength(5_000)
    expect(ids).toEqual(expect.arrayContaining(['new-1', 'new-2']))
  })

  test('notes that a table holds erased bytes (D40), as does a note that is written over', async () => {
    const { db } = storage.store
    const noted = async () => {
      const rows = await db.selectFrom('erasures').selectAll().where('table_name', '=', 'saved_items').execute()
      await db.deleteFrom('erasures').execute()
      return rows.length > 0
    }
    await noted()
    await sync([item('a')])
    await sync([item('a')])
    expect(await noted()).toBe(false)
    await sync([item('a', { note: 'another', changed_at: at(1) })])
    expect(await noted()).toBe(true)
    await sync([gone('a', at(2))])
    expect(await noted()).toBe(true)
    await db.deleteFrom('saved_items').where('user_id', '=', person.id).execute()
    expect(await noted()).toBe(true)
  })
})

describe('room', () => {
  const full = {
    status: 409,
    body: {
      code: 'saved_full',
      detail: 'There is no room for more saved verses and answers. Please take some away first.',
    },
  }

  test('there are 5,000 at most; of a request that brings more nothing is taken', async () => {
    await fill(person.id, 4_999)
    expect(await sync([item('a'), item('filled-1', { changed_at: at(1) }), item('b')])).toMatchObject(full)
    expect((await rowsOf(person.id)).some(({ id, note }) => id === 'a' || note !== '')).toBe(false)
    expect(await sync([item('a')])).toMatchObject({ status: 200 })
    expect(await sync([item('b')])).toMatchObject(full)
    // What is there can be changed, and taken away: then there is room.
    expect((await sync([item('a', { note: 'x', changed_at: at(1) })])).status).toBe(200)
    expect((await sync([gone('filled-1', at(1)), item('b')])).status).toBe(200)
  })

  test('all together is 20 MB at most', async () => {
    await fill(person.id, 1_048, 20_000)
    const large = item('a', { text: 'a'.repeat(20_000) })
    expect(await sync([large])).toMatchObject(full)
    expect((await sync([gone('filled-1', at(1)), large])).status).toBe(200)
  })

  test('who has more by a merge can change it, and take away, and add nothing', async () => {
    await fill(person.id, 5_100)
    expect(
      (await sync([item('filled-1', { text: '', references: [], note: '', matter: 'm', changed_at: at(1) })])).status,
    ).toBe(200)
    expect((await sync([gone('filled-1', at(2))])).status).toBe(200)
    expect(await sync([item('a')])).toMatchObject(full)
  })

  test('two devices at once get no more in than there is room for', async () => {
    await fill(person.id, 4_999)
    const answers = await Promise.all([sync([item('a')]), sync([item('b')])])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  test('200 verses with all their renderings fit into a request', async () => {
    const long = 'ਲਿਖਤ '.repeat(70)
    const verse = { ...VERSE, translations: { english: long, punjabi: long, hindi: long } }
    const items = Array.from({ length: 200 }, (_, n) => item(`v-${n}`, { text: '', references: [verse] }))
    expect(JSON.stringify(items).length).toBeGreaterThan(128 * 1024)
    expect((await sync(items)).status).toBe(200)
    const larger = await server.api('/auth/saved', {
      token: person.token,
      body: { items: [], more: 'a'.repeat(1024 * 1024) },
    })
    expect(larger.status).toBe(413)
  })
})

describe('refused', () => {
  const verse = (over: object) => item('a', { references: [{ ...VERSE, ...over }] })
  test.each<[string, unknown[], string]>([
    ['201 of them', Array.from({ length: 201 }, (_, n) => item(`i-${n}`)), 'The list of changes is not valid.'],
    ['no id', [item('')], 'The id is empty.'],
    ['an id with other characters', [item('a b')], 'The id is not valid.'],
    ['a long id', [item('a'.repeat(101))], 'The id is longer than 100 characters.'],
    ['a long text', [item('a', { text: 'ਕ'.repeat(20_001) })], 'The text is longer than 20000 characters.'],
    ['a long note', [item('a', { note: '🙏'.repeat(2_001) })], 'The note is longer than 2000 characters.'],
    ['a long matter', [item('a', { matter: 'm'.repeat(61) })], 'The matter is longer than 60 characters.'],
    ['too many verses', [item('a', { references: Array(21).fill(VERSE) })], 'The list of verses is not valid.'],
    ['a verse of nowhere', [verse({ reference: 'Somewhere' })], 'The reference is not valid.'],
    [
      'a verse with what cannot be kept',
      [verse({ original: 'a\0b' })],
      'The request has a character that cannot be kept.',
    ],
    [
      'a verse with half a character',
      [verse({ original: '\ud800' })],
      'The request has a character that cannot be kept.',
    ],
    ['no time', [item('a', { changed_at: 'yesterday' })], 'The time of the change is not valid.'],
    ['a 61st second', [item('a', { changed_at: '2016-12-31T23:59:60Z' })], 'The time of the change is not valid.'],
    ['a field too many', [{ ...item('a'), more: 1 }], 'The request has a field that is not known here: more.'],
    ['a field too few', [{ ...item('a'), removed: undefined }], 'The removed is missing.'],
  ])('%s, and nothing is taken', async (_, items, detail) => {
    const good = items.length > 1 ? [] : [item('good')]
    expect(await sync([...good, ...items])).toMatchObject({
      status: 400,
      body: { detail, code: 'invalid_request' },
    })
    expect(await rowsOf(person.id)).toEqual([])
  })

  test('of a person’s words what cannot be kept is left out, and the rest stays', async () => {
    const sent = item('a', { text: 'a\0b', note: ' x\ud800\u001b\r\ny ', matter: '\0' })
    expect((await sync([sent])).body.items).toEqual([{ ...sent, text: 'ab', note: ' x\ufffd\ny ', matter: '' }])
  })

  test('more than 30 a minute of one account, from whatever device', async () => {
    const strict = await startServer({ store: storage.store, rateLimitFactor: 1 })
    const ask = () => strict.api('/auth/saved', { token: person.token, device: newDevice(), body: { items: [] } })
    const answers = await Promise.all(Array.from({ length: 31 }, ask))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(30)
    const late = answers.find(({ status }) => status !== 200)
    expect(late).toMatchObject({ status: 429, body: { code: 'rate_limited' } })
    expect(Number(late?.headers.get('retry-after'))).toBeGreaterThan(0)
    const other = await newUser(storage.store)
    expect((await strict.api('/auth/saved', { token: other.token, body: { items: [] } })).status).toBe(200)
    await strict.close()
  })

  test('who has no completed profile', async () => {
    const { token } = await newUser(storage.store, { profile_completed: false })
    expect(await sync([item('a')], token)).toMatchObject({ status: 403, body: { code: 'profile_incomplete' } })
  })
})

describe('the account', () => {
  test('another one sees and changes nothing, though it has the id', async () => {
    const other = await newUser(storage.store)
    await sync([item('a')])
    expect((await sync([gone('a', at(9))], other.token)).body.items).toEqual([gone('a', at(9))])
    expect(await itemsOf()).toEqual([item('a')])
  })

  test('exports it, also that something was taken away (D30)', async () => {
    await sync([item('a'), gone('b', at(1))])
    const exported = await server.api('/auth/export', { token: person.token })
    expect(exported).toMatchObject({ status: 200, body: { saved: [item('a'), gone('b', at(1))] } })
  })

  test('takes it along when it is erased', async () => {
    await sync([item('a'), gone('b', at(1))])
    expect((await server.api('/auth/account', { method: 'DELETE', token: person.token })).status).toBe(204)
    expect(await rowsOf(person.id)).toEqual([])
  })

  test('that two became has what both saved, and of the same the later change', async () => {
    const [phone, device] = [newPhone(), newDevice()]
    const first = await signInByCode(server, phone, { device })
    const { access_token, user } = await signInByGoogle(server, `${randomBytes(4).toString('hex')}@example.com`, {
      device,
    })
    const row = ({ references, text, removed, ...rest }: Item, user_id: string) => ({
      ...rest,
      user_id,
      content: text,
      spiritual_references: JSON.stringify(references) as never,
      removed_at: removed ? new Date(rest.changed_at) : null,
      saved_at: new Date(rest.saved_at),
      changed_at: new Date(rest.changed_at),
    })
    // No profile is complete before the merge: so not by the call.
    const late = { note: 'late', changed_at: at(5) }
    await storage.store.db
      .insertInto('saved_items')
      .values([
        row(item('first'), first.user.id),
        row(item('later-there', late), first.user.id),
        row(item('later-here'), first.user.id),
        row(gone('gone-there', at(5)), first.user.id),
        row(item('later-there'), user.id),
        row(item('later-here', late), user.id),
        row(item('gone-there'), user.id),
        row(item('google'), user.id),
      ])
      .execute()
    const merged = (await saveProfile(server, access_token, setupForm(phone), device)).body
    expect(merged.access_token).toBeDefined()
    expect(await itemsOf(merged.access_token)).toEqual([
      item('first'),
      gone('gone-there', at(5)),
      item('google'),
      item('later-here', late),
      item('later-there', late),
    ])
    expect(await rowsOf(first.user.id)).toEqual([])
  })
})
