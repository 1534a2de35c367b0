import { CompiledQuery, sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { LEAST_AGE, lastBirthDateOnEarth, latestDateOnEarth } from '../../openapi/ages.ts'
import { OPTIONAL } from '../../openapi/optional.ts'
import { hashToken } from '../../server/auth/tokens.ts'
import { migrate } from '../../server/db/migrations.ts'
import { openStore } from '../../server/db/open.ts'
import { createTestDatabase, openTestStore, startServer, startSession } from './harness.ts'

/** What only a shared PostgreSQL can show; every other test of this folder runs on it too when the variable is set. */
const base = process.env.TEST_DATABASE_URL
const onPostgres = test.skipIf(base === undefined)
let database: Awaited<ReturnType<typeof createTestDatabase>>

beforeAll(async () => {
  if (base !== undefined) database = await createTestDatabase(base)
})
afterAll(() => database?.drop())

onPostgres('processes that start at once on an empty database take turns', async () => {
  const place = { kind: 'postgres', url: database.url } as const
  const stores = await Promise.all(Array.from({ length: 5 }, () => openStore(place)))
  const [one, two] = await Promise.all(stores.slice(0, 2).map((store) => startServer({ store })))
  if (one === undefined || two === undefined) throw new Error('no servers')

  // Two servers with connections of their own still give one device two answers.
  const { device, session, send } = await startSession(one)
  const other = await startSession(two, 'sikh', device)
  expect(other.session.conversation_id).toBe(session.conversation_id)
  const results = await Promise.all(
    Array.from({ length: 20 }, (_, i) => (i % 2 === 0 ? send : other.send)(`question ${i}`)),
  )
  expect(results.filter(({ body }) => body.guru_response !== undefined)).toHaveLength(2)
  await Promise.all([one.close(), two.close(), ...stores.slice(2).map((store) => store.close())])
})

onPostgres('a database that is not there is refused with its reason', async () => {
  const url = new URL(database.url)
  url.port = '1'
  await expect(openStore({ kind: 'postgres', url: url.href })).rejects.toMatchObject({ code: 'ECONNREFUSED' })
})

test('from each older schema, what is in it is there in the latest', async () => {
  const { store, close } = await openTestStore()
  const { db } = store
  const run = (text: string) => db.executeQuery<Record<string, unknown>>(CompiledQuery.raw(text))
  const id = (n: number) => `00000000-0000-4000-8000-00000000000${n}`
  /** Rows that each schema was the first to take, in the columns that it had then; what a profile may leave empty, below. */
  const rows: Record<string, string[]> = {
    '0001_anonymous_chat': [
      `insert into devices (id, message_count) values ('device', 2)`,
      `insert into conversations (id, device_id, spiritual_tradition, language) values ('${id(1)}', 'device', 'sikh', 'punjabi')`,
      `insert into messages (id, conversation_id, device_id, role, message_type, content, created_at)
        values ('${id(2)}', '${id(1)}', 'device', 'user', 'text', 'ਮੇਰਾ ਸਵਾਲ', now())`,
    ],
    '0002_accounts': [
      `insert into users (id, name, referral_code) values ('${id(3)}', 'Meera', 'CODE')`,
      `insert into conversations (id, user_id, spiritual_tradition, language) values ('${id(4)}', '${id(3)}', 'hindu', 'hindi')`,
      `insert into access_tokens (token_hash, user_id) values ('hash', '${id(3)}')`,
    ],
    '0003_voice_and_push': [
      `insert into recordings (message_id, bytes, mime, duration_ms, waveform, created_at)
        values ('${id(2)}', 'sound', 'audio/wav', 1000, array_fill(1::smallint, array[48]), now())`,
      `insert into push_tokens (token_hash, fcm_token, device_id, spiritual_tradition, created_at, refreshed_at)
        values ('push', 'token', 'device', 'sikh', now(), now())`,
    ],
    '0004_care_and_asking_back': [`update messages set asks_back = true`, `update devices set asked_count = 1`],
    '0005_recordings_beside_the_database': [`update recordings set bytes = null, size = 5`],
    '0006_device_secret': [`update devices set secret_hash = 'digest'`],
    '0007_limits_that_slide': [
      `insert into one_time_codes (phone_number, code_hash, asked_by, sent_at, expires_at)
        values ('+919876543210', 'hash', 'digest', now(), now())`,
    ],
    '0008_forgetting': [`insert into erasures (table_name) values ('users')`],
    '0009_consent': [
      `update users set profile_completed = true, date_of_birth = '1990-04-30',
        consent_notice = '2026-11-28', consent_language = 'hindi', consent_at = now()`,
    ],
    '0011_saved': [
      `insert into saved_items
        (user_id, id, spiritual_tradition, content, spiritual_references, note, matter, saved_at, changed_at)
        values ('${id(3)}', 'verse', 'sikh', '', '[]', 'ਮਾਂ ਲਈ', '', now(), now())`,
    ],
  }
  const { rows: known } = await run('select name from kysely_migration order by name')
  const older = known.slice(0, -1).map(({ name }) => String(name))
  expect(older).toEqual(expect.arrayContaining(Object.keys(rows)))
  const columnsNow = async () => {
    const { rows: columns } = await run(
      `select table_name || '.' || column_name as name from information_schema.columns where table_schema = 'public'`,
    )
    return columns.map(({ name }) => String(name))
  }
  const optional = OPTIONAL.map((field) => `users.${field}`)
  const inTables = async () => {
    const { rows: tables } = await run(
      `select table_name as name from information_schema.tables where table_schema = 'public' and table_name not like 'kysely%'`,
    )
    const found: Record<string, unknown[]> = {}
    for (const { name } of tables) found[String(name)] = (await run(`select * from ${name}`)).rows
    return found
  }
  let columns: string[] = []
  for (const [i, target] of older.entries()) {
    await run('drop schema public cascade')
    await run('create schema public')
    await migrate(db, target)
    const earlier = columns
    columns = await columnsNow()
    const added = columns.filter((column) => !earlier.includes(column) && !optional.includes(column))
    if (rows[target] === undefined) expect(added, target).toEqual([])
    for (const text of older.slice(0, i + 1).flatMap((name) => rows[name] ?? [])) await run(text)
    for (const column of optional.filter((name) => columns.includes(name)))
      await run(`update users set ${column.slice('users.'.length)} = 'kept'`)
    const before = await inTables()
    await migrate(db)
    const after = await inTables()
    for (const [table, had] of Object.entries(before))
      expect(after[table], `${table} of ${target}`).toEqual(had.map((row) => expect.objectContaining(row as object)))
  }
  // And it is in use: a person that is erased takes what was there along.
  await sql`delete from users`.execute(db)
  expect(await run('select id from conversations')).toMatchObject({ rows: [{ id: id(1) }] })
  await close()
})

test('a member from before there was a notice is asked, as is who is below 13, and nothing of theirs is lost', async () => {
  const { store, close } = await openTestStore()
  const { db } = store
  const run = (text: string, ...values: unknown[]) => db.executeQuery(CompiledQuery.raw(text, values))
  const id = (n: number) => `00000000-0000-4000-8000-00000000000${n}`
  const now = new Date()
  const today = latestDateOnEarth(now)
  const last = lastBirthDateOnEarth(LEAST_AGE, now)
  // Not tomorrow's: a day may begin while this runs.
  const young = `${Number(today.slice(0, 4)) - LEAST_AGE + 1}-01-02`
  await run('drop schema public cascade')
  await run('create schema public')

  await migrate(db, '0008_forgetting')
  const columns = 'insert into users (id, referral_code, profile_completed, name, phone_number, date_of_birth'
  await run(`${columns}) values ($1, 'OLD', true, 'Meera', '+919876543210', '1988-11-04')`, id(1))
  await run(`insert into access_tokens (token_hash, user_id) values ($1, $2)`, hashToken('of-meera'), id(1))
  await run(
    `insert into conversations (id, user_id, spiritual_tradition, language, last_message_at, message_count)
      values ($1, $2, 'sikh', 'punjabi', now(), 1)`,
    id(2),
    id(1),
  )
  await run(
    `insert into messages (id, conversation_id, user_id, role, message_type, content, created_at)
      values ($1, $2, $3, 'user', 'text', 'ਮੇਰਾ ਸਵਾਲ', now())`,
    id(3),
    id(2),
    id(1),
  )
  await migrate(db, '0009_consent')
  for (const [n, completed, born] of [
    [4, true, young],
    [5, true, last],
    [6, false, null],
  ] as const)
    await run(
      `${columns}, consent_notice, consent_language, consent_at)
        values ($1, $2, $3, 'Asha', null, $4, '2026-11-28', 'hindi', now())`,
      id(n),
      `CODE${n}`,
      completed,
      born,
    )
  await migrate(db)
  expect(await db.selectFrom('users').select(['id', 'profile_completed']).orderBy('id').execute()).toEqual([
    { id: id(1), profile_completed: false },
    { id: id(4), profile_completed: false },
    { id: id(5), profile_completed: true },
    { id: id(6), profile_completed: false },
  ])

  const server = await startServer({ store })
  const as = { token: 'of-meera' }
  const profile = { name: 'Meera', phone_number: '+919876543210', date_of_birth: '1988-11-04' }
  // What the form of setup is filled with, so that agreeing is all that is left to do.
  expect((await server.api('/auth/profile', as)).body).toMatchObject({ ...profile, profile_completed: false })
  const sends = () =>
    server.api('/chat/send-text', {
      ...as,
      body: { message: 'more', language: 'punjabi', spiritual_tradition: 'sikh' },
    })
  expect(await sends()).toMatchObject({ status: 403, body: { code: 'profile_incomplete' } })

  const agreed = await server.api('/auth/profile', {
    method: 'PUT',
    ...as,
    body: {
      ...profile,
      language_preference: 'punjabi',
      consent_notice: '2026-11-28',
      consent_language: 'punjabi',
      profile_completed: true,
    },
  })
  expect(agreed).toMatchObject({ status: 200, body: { id: id(1), profile_completed: true } })
  expect(agreed.body.consent_at).toBeDefined()
  const { body } = await server.api('/chat/messages/all?page=1&limit=5', as)
  expect(body.messages).toMatchObject([{ id: id(3), content: 'ਮੇਰਾ ਸਵਾਲ' }])
  expect((await sends()).status).toBe(200)
  await server.close()
  await close()
})
