import { execFile } from 'node:child_process'
import { generateKeyPairSync, randomUUID } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { CORPUS } from '@satsang/guide/corpus'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { openStore } from '../../server/db/open.ts'
import { hashPushToken } from '../../server/operations/notifications.ts'
import { readArguments } from '../../server/push/arguments.ts'
import { type Audience, countReceivers, receiversOf } from '../../server/push/audience.ts'
import { fcmClient, SenderRefused } from '../../server/push/fcm.ts'
import { type FcmMessage, makeMessage, refuseScripture } from '../../server/push/message.ts'
import { type Sender, sendToAll } from '../../server/push/send.ts'
import { BAD_MESSAGE, BAD_TOKEN, fcmError, startFcm, UNREGISTERED } from './fcm.ts'
import { openTestStore, type Schemas } from './harness.ts'
import { newUser, type Person } from './people.ts'

const SENT_AT = new Date('2025-07-14T05:12:09Z')
const content = { title: 'A word for today', body: 'Open the chat to read it.', sentAt: SENT_AT }

let storage: Awaited<ReturnType<typeof openTestStore>>
let fcm: Awaited<ReturnType<typeof startFcm>>
let meera: Person
const messages = { sikh: makeMessage(content, 'sikh'), hindu: makeMessage(content, 'hindu') }
const waits: number[] = []
let now = 1_000_000

beforeAll(async () => {
  storage = await openTestStore()
  fcm = await startFcm()
  meera = await newUser(storage.store)
})
const usual = () => ({ status: 200, body: { name: 'projects/p/messages/1' } })
afterEach(async () => {
  Object.assign(fcm, { sent: [], tokensMade: 0, tokenStatus: 200, answer: usual })
  waits.length = 0
  await storage.store.db.deleteFrom('push_tokens').execute()
})
afterAll(async () => {
  await fcm.close()
  await storage.close()
})

const register = async (
  db: typeof storage.store.db,
  fcm_token: string,
  spiritual_tradition: Schemas['Tradition'],
  user_id: string | null = null,
) =>
  db
    .insertInto('push_tokens')
    .values({
      token_hash: hashPushToken(fcm_token),
      fcm_token,
      device_id: `device_${randomUUID()}`,
      user_id,
      spiritual_tradition,
      created_at: SENT_AT,
      refreshed_at: SENT_AT,
    })
    .execute()
const left = async () =>
  (await storage.store.db.selectFrom('push_tokens').select('fcm_token').execute()).map((row) => row.fcm_token).sort()

/** A client whose waits take no time, but are remembered. */
const client = (over: Partial<Parameters<typeof fcmClient>[0]> = {}) =>
  fcmClient({
    url: fcm.url,
    projectId: 'p',
    accessToken: async () => 'access',
    validateOnly: false,
    now: () => now,
    sleep: async (ms) => {
      waits.push(ms)
      now += ms
    },
    random: () => 0,
    ...over,
  })

describe('a message', () => {
  test('leads to the chat of the receiver’s tradition, or where it is told', () => {
    const publicOrigin = 'https://app.example.com'
    expect(makeMessage({ ...content, publicOrigin }, 'hindu')).toEqual({
      notification: { title: content.title, body: content.body },
      data: { url: '/hi/chat', tradition: 'hindu' },
      webpush: { fcm_options: { link: 'https://app.example.com/hi/chat' } },
    } satisfies FcmMessage)
    expect(makeMessage({ ...content, url: '/pn/settings', publicOrigin }, 'hindu')).toMatchObject({
      data: { url: '/pn/settings' },
      webpush: { fcm_options: { link: 'https://app.example.com/pn/settings' } },
    })
    // FCM takes https only, so locally the address is in the data alone.
    for (const origin of [undefined, 'http://localhost:8787']) {
      expect(makeMessage({ ...content, publicOrigin: origin }, 'sikh')).not.toHaveProperty('webpush')
    }
  })

  test('of wisdom carries the query of spec section 2', () => {
    const { data, webpush } = makeMessage(
      { ...content, message: 'ਸਤਿ & more?', publicOrigin: 'https://a.example' },
      'sikh',
    )
    const url = new URL(data.url ?? '', 'https://a.example')
    expect(url.pathname).toBe('/pn/chat')
    expect(Object.fromEntries(url.searchParams)).toEqual({
      notification_message: 'ਸਤਿ & more?',
      notification_type: 'wisdom_message',
      timestamp: String(SENT_AT.getTime()),
    })
    expect(webpush?.fcm_options.link).toBe(url.href)
    expect(data.type).toBe('wisdom_message')
  })

  test.each([
    [{ url: 'pn/chat' }, '--url has to be a path'],
    [{ url: '//evil.example' }, '--url has to be a path'],
    [{ url: '/\\evil.example' }, '--url has to be a path'],
    [{ url: 'javascript:alert(1)' }, '--url has to be a path'],
    [{ title: ' ' }, 'needs a title'],
    [{ body: '' }, 'needs a title and a body'],
    [{ message: 'ਸ'.repeat(1000) }, 'bytes, and 4096 are the most'],
  ])('%j is refused', (over, sentence) => {
    expect(() => makeMessage({ ...content, ...over }, 'sikh')).toThrow(sentence)
  })

  test('never has scripture in its title: no verse, no line, no part of one, in no spelling (D26)', () => {
    const refusal = 'The title quotes scripture.'
    for (const { original, transliteration, rendering } of [...CORPUS.sikh, ...CORPUS.hindu]) {
      const texts = [
        original,
        transliteration,
        ...original.split('\n'),
        ...transliteration.split('\n'),
        rendering.english,
      ]
      for (const text of texts) {
        if (text.trim().split(/\s+/).length < 4) continue
        expect(() => refuseScripture(text), text).toThrow(refusal)
      }
    }
    const [verse] = CORPUS.hindu.filter(({ reference }) => reference === 'Bhagavad Gita 2.47')
    const line = verse?.transliteration.split('\n')[0] ?? expect.fail('not in the corpus')
    for (const title of [
      `Today: ${line}!`,
      line.toUpperCase(),
      line.normalize('NFD').replaceAll(/[\u0300-\u036f]/g, ''),
    ]) {
      expect(() => refuseScripture(title), title).toThrow(refusal)
    }
    for (const title of [
      'A word for today',
      'ਅੱਜ ਦੀ ਗੱਲ',
      'आज का विचार',
      'Guru Granth Sahib, Ang 1',
      'Guru Nanak Dev Ji',
      'ਗੁਰੂ ਨਾਨਕ ਦੇਵ ਜੀ ਦਾ ਪ੍ਰਕਾਸ਼ ਪੁਰਬ',
      'श्री कृष्ण जन्माष्टमी की शुभकामनाएँ',
      'Good morning, how are you today?',
    ]) {
      expect(() => refuseScripture(title), title).not.toThrow()
    }
  })
})

describe('sending', () => {
  test('reaches each of the audience once', async () => {
    const { db } = storage.store
    for (let i = 0; i < 30; i += 1) await register(db, `sikh-${i}`, 'sikh', i === 0 ? meera.id : null)
    await register(db, 'hindu-0', 'hindu', meera.id)
    expect(await countReceivers(db, { kind: 'all' })).toEqual([
      { tradition: 'sikh', devices: 30, signedIn: 1 },
      { tradition: 'hindu', devices: 1, signedIn: 1 },
    ])
    const counts = await sendToAll(db, { kind: 'all' }, messages, client())
    expect(counts).toEqual({ sent: 31, dead: 0, failed: 0 })
    expect(new Set(fcm.sent.map(({ token }) => token)).size).toBe(31)
    expect(fcm.sent).toHaveLength(31)
    expect(fcm.sent[0]).toMatchObject({
      path: '/v1/projects/p/messages:send',
      authorization: 'Bearer access',
      validateOnly: false,
    })
    expect(fcm.sent.find(({ token }) => token === 'hindu-0')?.message).toEqual(messages.hindu)

    fcm.sent = []
    await sendToAll(db, { kind: 'tradition', tradition: 'hindu' }, messages, client())
    expect(fcm.sent.map(({ token }) => token)).toEqual(['hindu-0'])
    fcm.sent = []
    await sendToAll(db, { kind: 'user', id: meera.id }, messages, client())
    expect(fcm.sent.map(({ token }) => token).sort()).toEqual(['hindu-0', 'sikh-0'])
    expect(await sendToAll(db, { kind: 'user', id: randomUUID() }, messages, client())).toMatchObject({ sent: 0 })
  })

  test('never reaches a minor, however the token came (D39)', async () => {
    const { db } = storage.store
    const today = new Date('2026-03-04T12:00:00Z')
    // Where the day begins first it is the 5th.
    const [minor, adult] = await Promise.all(
      ['2008-03-06', '2008-03-05'].map((date_of_birth) => newUser(storage.store, { date_of_birth })),
    )
    await register(db, 'minor', 'sikh', minor?.id)
    await register(db, 'adult', 'sikh', adult?.id)
    await register(db, 'visitor', 'sikh')
    expect(await countReceivers(db, { kind: 'all' }, today)).toEqual([{ tradition: 'sikh', devices: 2, signedIn: 1 }])
    const reached = async (audience: Audience) => {
      const tokens: string[] = []
      for await (const batch of receiversOf(db, audience, today)) tokens.push(...batch.map((one) => one.fcm_token))
      return tokens.sort()
    }
    expect(await reached({ kind: 'all' })).toEqual(['adult', 'visitor'])
    expect(await reached({ kind: 'tradition', tradition: 'sikh' })).toEqual(['adult', 'visitor'])
    expect(await reached({ kind: 'user', id: minor?.id ?? '' })).toEqual([])
  })

  test('sends eight at a time: none is answered before the eighth has come, and no ninth comes before', async () => {
    const { db } = storage.store
    for (let i = 0; i < 20; i += 1) await register(db, `token-${i}`, 'sikh')
    let [open, most] = [0, 0]
    let openGate = () => {}
    const gate = new Promise<void>((resolve) => {
      openGate = resolve
    })
    const held: Sender = {
      async send() {
        open += 1
        most = Math.max(most, open)
        // A ninth would be sent in the same turn of the event loop as the eighth.
        if (open === 8) setImmediate(openGate)
        await gate
        open -= 1
        return 'sent'
      },
    }
    expect(await sendToAll(db, { kind: 'all' }, messages, held)).toEqual({ sent: 20, dead: 0, failed: 0 })
    expect(most).toBe(8)
  })

  test('forgets what FCM says reaches nobody, and nothing else', async () => {
    const { db } = storage.store
    const answers = {
      alive: { status: 200 },
      gone: UNREGISTERED,
      bad: BAD_TOKEN,
      message: BAD_MESSAGE,
      other: fcmError(403, 'PERMISSION_DENIED', [{ errorCode: 'SENDER_ID_MISMATCH' }]),
    }
    for (const name of Object.keys(answers)) await register(db, name, 'sikh')
    fcm.answer = (token) => answers[token as keyof typeof answers]
    const tried = await sendToAll(db, { kind: 'all' }, messages, client({ validateOnly: true }), { keepDead: true })
    expect(tried).toEqual({ sent: 1, dead: 2, failed: 2 })
    expect(fcm.sent.every(({ validateOnly }) => validateOnly)).toBe(true)
    expect(await left()).toHaveLength(5)
    expect(await sendToAll(db, { kind: 'all' }, messages, client())).toEqual({ sent: 1, dead: 2, failed: 2 })
    expect(await left()).toEqual(['alive', 'message', 'other'])
  })

  test('tries again, longer each time, and as long as it is told', async () => {
    fcm.answer = (_, tries) => (tries < 4 ? fcmError(503, 'UNAVAILABLE') : { status: 200 })
    expect(await client().send('a', messages.sikh)).toBe('sent')
    expect(waits).toEqual([1_000, 2_000, 4_000])

    waits.length = 0
    fcm.answer = (_, tries) => (tries < 3 ? fcmError(500, 'INTERNAL', [], { 'retry-after': '7' }) : { status: 200 })
    expect(await client().send('b', messages.sikh)).toBe('sent')
    expect(waits).toEqual([7_000, 7_000])

    waits.length = 0
    const until = new Date(now + 30_000)
    fcm.answer = (_, tries) =>
      tries < 2 ? fcmError(429, 'X', [], { 'retry-after': until.toUTCString() }) : { status: 200 }
    expect(await client().send('c', messages.sikh)).toBe('sent')
    expect(waits).toHaveLength(1)
    expect(Math.abs((waits[0] ?? 0) - 30_000)).toBeLessThan(1_000)

    waits.length = 0
    fcm.answer = () => fcmError(503, 'UNAVAILABLE')
    fcm.sent = []
    expect(await client().send('d', messages.sikh)).toBe('failed')
    expect(fcm.sent).toHaveLength(5)
    // An FCM that cannot be reached is like one that is not available.
    expect(await client({ url: 'http://127.0.0.1:9' }).send('e', messages.sikh)).toBe('failed')
  })

  test('a quota that is used up stops all senders', async () => {
    const one = client()
    fcm.answer = (_, tries) => (tries === 1 ? fcmError(429, 'RESOURCE_EXHAUSTED') : { status: 200 })
    expect(await one.send('a', messages.sikh)).toBe('sent')
    expect(waits).toEqual([60_000])
  })

  test('an account that may not send ends it at once, and keeps every token', async () => {
    const { db } = storage.store
    for (let i = 0; i < 40; i += 1) await register(db, `t-${i}`, 'sikh')
    for (const answer of [fcmError(401, 'UNAUTHENTICATED'), fcmError(403, 'PERMISSION_DENIED'), { status: 404 }]) {
      fcm.sent = []
      fcm.answer = () => answer
      await expect(sendToAll(db, { kind: 'all' }, messages, client())).rejects.toThrow(SenderRefused)
      expect(fcm.sent.length).toBeLessThanOrEqual(8)
    }
    expect(await left()).toHaveLength(40)
  })
})

test.each([
  [[], '--to, --title, and --body are missing.'],
  [['--to', 'everyone', '--title', 'a', '--body', 'b'], '--to has to be'],
  [['--to', 'user:1', '--title', 'a', '--body', 'b'], '--to has to be'],
  [['--to', 'all', '--body', 'b'], '--title is missing.'],
  [['--to', 'all', '--title', 'a'], '--body is missing.'],
  [['--to', 'all', '--title', 'a', '--body', 'b', '--message', ' '], '--message is empty.'],
  [['--tp', 'all'], '--tp'],
])('%j cannot be understood', (args, sentence) => {
  expect(() => readArguments(args)).toThrow(sentence)
})

describe('the command', () => {
  const directory = mkdtempSync(join(tmpdir(), 'satsang-push-'))
  const MAIN = fileURLToPath(new URL('../../server/push/main.ts', import.meta.url))
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const accountFile = join(directory, 'account.json')
  afterAll(() => rmSync(directory, { recursive: true, force: true }))

  /** As `npm run push` starts it. */
  const push = (args: string[], env: Record<string, string> = {}) =>
    new Promise<{ code: number; output: string }>((resolve) => {
      const options = { env: { PATH: process.env.PATH, DATA_DIR: directory, FCM_API_URL: fcm.url, ...env } }
      const child = execFile(process.execPath, [MAIN, ...args], options, (_, stdout, stderr) =>
        resolve({ code: child.exitCode ?? -1, output: stdout + stderr }),
      )
    })
  const TEXTS = ['--title', 'A word for today', '--body', 'Open the chat to read it.']

  test('says what is missing or wrong, and ends with 2', async () => {
    const missing = (sentence: string) => ({ code: 2, output: expect.stringContaining(`No push. ${sentence}\n`) })
    expect(await push(['--dry-run'])).toMatchObject(missing('--to, --title, and --body are missing.'))
    expect(await push(['--to', 'all', '--dry-run'])).toMatchObject(missing('--title and --body are missing.'))
    expect(await push([...TEXTS, '--dry-run'])).toMatchObject(missing('--to is missing.'))
    const noAccount = await push(['--to', 'all', ...TEXTS])
    expect(noAccount).toMatchObject({
      code: 2,
      output: expect.stringContaining('FCM_SERVICE_ACCOUNT_FILE has to name'),
    })
    const verse = CORPUS.sikh[0]?.original.split('\n')[0] ?? ''
    const scripture = await push(['--to', 'all', '--title', verse, '--body', 'b', '--dry-run'])
    expect(scripture).toMatchObject({ code: 2, output: expect.stringContaining('The title quotes scripture.') })
    const noDatabase = await push(['--to', 'all', ...TEXTS, '--dry-run'])
    expect(noDatabase).toMatchObject({ code: 2, output: expect.stringContaining('There is no database in') })
  })

  test('opens no database that is not there, and says why one cannot be opened', async () => {
    const dry = ['--to', 'all', ...TEXTS, '--dry-run']
    const place = mkdtempSync(join(directory, 'data-'))
    mkdirSync(join(place, 'pg'))
    const none = `No push. There is no database in ${join(place, 'pg')} yet. Set DATA_DIR or DATABASE_URL as for the server.\n`
    expect(await push(dry, { DATA_DIR: place })).toEqual({ code: 2, output: none })
    expect(readdirSync(place)).toEqual(['pg'])

    writeFileSync(join(place, 'pg', 'PG_VERSION'), 'none')
    const broken = await push(dry, { DATA_DIR: place })
    expect(broken).toMatchObject({ code: 2, output: expect.stringContaining('cannot be opened: ') })
    expect(broken.output.trim().split('\n')).toHaveLength(1)

    // Nobody listens on the port 1.
    const silent = await push(dry, { DATABASE_URL: 'postgres://somebody:secret@127.0.0.1:1/satsang' })
    const sentence = 'No push. The database of DATABASE_URL does not answer. Start it, or correct DATABASE_URL.\n'
    expect(silent).toEqual({ code: 2, output: sentence })
  })

  test('tells who would get it, says who has the database, and sends', async () => {
    const { project_id, ...account } = {
      project_id: 'satsang-test',
      client_email: 'push@satsang-test.iam.gserviceaccount.com',
      private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
      token_uri: fcm.tokenUri,
    }
    writeFileSync(accountFile, JSON.stringify({ type: 'service_account', project_id, ...account }))
    const withAccount = { FCM_SERVICE_ACCOUNT_FILE: accountFile, PUBLIC_ORIGIN: 'https://app.example.com' }

    const own = await openStore({ kind: 'directory', path: join(directory, 'pg') })
    await register(own.db, 'secret-token-of-sikh', 'sikh')
    await register(own.db, 'secret-token-of-gone', 'sikh')
    await register(own.db, 'secret-token-of-hindu', 'hindu')
    const locked = await push(['--to', 'all', ...TEXTS, '--dry-run'])
    expect(locked).toMatchObject({ code: 2, output: expect.stringContaining(`process ${process.pid}`) })
    expect(locked.output).toContain('stop the server, send, and start it again')
    await own.close()

    const dry = await push(['--to', 'all', ...TEXTS, '--dry-run'])
    expect(dry).toMatchObject({ code: 0, output: expect.stringContaining('sikh: 2 devices, 0 of them signed in') })
    expect(dry.output).toContain('hindu: 1 device, 0')
    expect(dry.output).toContain('nothing was sent')
    expect(dry.output).not.toContain('secret-token')
    expect(fcm.sent).toEqual([])

    fcm.answer = (token) => (token.endsWith('gone') ? UNREGISTERED : { status: 200 })
    const checked = await push(['--to', 'all', ...TEXTS, '--dry-run'], withAccount)
    expect(checked).toMatchObject({ code: 0, output: expect.stringContaining('FCM would take it for 2 devices') })
    expect(fcm.sent.map(({ validateOnly }) => validateOnly)).toEqual([true, true, true])

    fcm.sent = []
    fcm.tokensMade = 0
    const sent = await push(['--to', 'all', ...TEXTS, '--message', 'Be kind today.'], withAccount)
    expect(sent).toMatchObject({
      code: 0,
      output: expect.stringContaining('Sent to 2 devices; 1 token of nobody any more deleted; 0 failed.'),
    })
    expect(sent.output).not.toContain('secret-token')
    expect(fcm.tokensMade).toBe(1)
    expect(fcm.sent.find(({ token }) => token.endsWith('hindu'))).toMatchObject({
      path: '/v1/projects/satsang-test/messages:send',
      authorization: 'Bearer access',
      validateOnly: false,
      message: {
        data: { url: expect.stringMatching(/^\/hi\/chat\?notification_message=Be\+kind\+today\.&.*timestamp=\d{13}$/) },
        webpush: { fcm_options: { link: expect.stringMatching(/^https:\/\/app\.example\.com\/hi\/chat\?/) } },
      },
    })

    fcm.tokenStatus = 400
    const refused = await push(['--to', 'all', ...TEXTS], withAccount)
    expect(refused).toMatchObject({ code: 1, output: expect.stringContaining('No access token could be had') })
    expect(refused.output).not.toContain('PRIVATE')
  })
})
