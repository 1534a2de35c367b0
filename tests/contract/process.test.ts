import { execFileSync } from 'node:child_process'
import { randomBytes, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { connect as connectHttp2 } from 'node:http2'
import { get } from 'node:https'
import { type AddressInfo, connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { openStore } from '../../server/db/open.ts'
import { newPhone, saveProfile, setupForm, signInByCode } from './accounts.ts'
import { apiOf, startSession } from './harness.ts'
import { ready, startsOn } from './started.ts'

const directory = mkdtempSync(join(tmpdir(), 'satsang-data-'))
const { start, killAll } = startsOn(directory)

afterAll(() => {
  killAll()
  rmSync(directory, { recursive: true, force: true })
})

test('a first start that was killed half way does no harm', async () => {
  // Whoever looks too late finds it whole: then once more.
  for (let whole = true; whole; whole = existsSync(join(directory, 'pg'))) {
    rmSync(join(directory, 'pg'), { recursive: true, force: true })
    const half = start()
    while (!readdirSync(directory).some((name) => /^pg(?:\.new-.*)?$/.test(name)))
      await new Promise((resolve) => setTimeout(resolve, 10))
    half.child.kill('SIGKILL')
    await half.exited
  }
  expect(readdirSync(directory)).toContainEqual(expect.stringMatching(/^pg\.new-/))
  const whole = start()
  await ready(whole)
  whole.child.kill('SIGTERM')
  expect(await whole.exited).toBe(0)
  expect(readdirSync(directory)).toEqual(['pg'])
})

test('what was answered survives kill -9, and nobody else gets the directory meanwhile', async () => {
  const first = start()
  const api = apiOf(await ready(first))
  const { device, session, send } = await startSession({ api })
  const sent = await send('ਮੇਰਾ ਮਨ ਬੇਚੈਨ ਰਹਿੰਦਾ ਹੈ।')
  expect(sent.status).toBe(200)

  const second = start()
  expect(await second.exited).toBe(1)
  expect(second.output()).toContain(
    `The data directory ${join(directory, 'pg')} is in use by another Satsang server (process ${first.child.pid}).`,
  )

  first.child.kill('SIGKILL')
  await first.exited
  const again = start()
  const restarted = apiOf(await ready(again))
  const kept = await restarted(`/chat/anonymous/conversation/${session.conversation_id}`, { device })
  expect(kept.body.messages).toHaveLength(2)
  expect(kept.body.messages[1]).toMatchObject(sent.body.guru_response)
  again.child.kill('SIGINT')
  expect(await again.exited).toBe(0)
})

test('who knocked before SIGTERM is answered before it ends', async () => {
  const server = start()
  const url = new URL(await ready(server))
  // Stopped, it hears of those who came and of its end in the same moment.
  server.child.kill('SIGSTOP')
  const knocking = Array.from({ length: 20 }, async () => {
    const socket = connect(Number(url.port), url.hostname)
    await once(socket, 'connect')
    socket.write('GET /api/live HTTP/1.1\r\nHost: localhost\r\n\r\n')
    return socket
  })
  const answers = (await Promise.all(knocking)).map(text)
  server.child.kill('SIGTERM')
  server.child.kill('SIGCONT')
  for (const answer of answers) expect(await answer).toMatch(/^HTTP\/1.1 200 OK\r\n/)
  expect(await server.exited).toBe(0)
})

/** `ATTACK_KILLS=50` kills more often. Three at a time ask, and the server goes in the middle of it. */
const KILLS = Number(process.env.ATTACK_KILLS ?? 2)
/** Each wants a start of its own, ms. */
const KILL_LIMIT_MS = 120_000

test(
  'whenever it is killed, what was answered is there once, and what was not can be sent again',
  async () => {
    const [phone, answered, unanswered] = [newPhone(), new Set<string>(), new Set<string>()]
    const first = start()
    const url = await ready(first)
    let api = apiOf(url)
    const { access_token: token } = await signInByCode({ api, url }, phone)
    await saveProfile({ api }, token, setupForm(phone))
    const say = async (id: string) => {
      const body = { message: `ask ${id}`, language: 'english', spiritual_tradition: 'sikh', client_message_id: id }
      // A machine that cannot follow refuses with 503: that is no answer, and it is asked once more.
      let status = 503
      while (status === 503) status = (await api('/chat/send-text', { token, body })).status
      expect(status).toBe(200)
      unanswered.delete(id)
      answered.add(id)
    }
    let running = first
    for (let kill = 1; kill <= KILLS; kill += 1) {
      const { child, exited } = running
      const until = answered.size + 3 * kill
      const speak = async () => {
        for (;;) {
          const id = randomUUID()
          unanswered.add(id)
          await say(id)
          if (answered.size >= until) child.kill('SIGKILL')
        }
      }
      // Each ends with the server.
      const ended = await Promise.allSettled([speak(), speak(), speak()])
      expect(ended.every(({ status }) => status === 'rejected')).toBe(true)
      await exited
      running = start()
      api = apiOf(await ready(running))
      for (const id of [...unanswered]) await say(id)
    }
    const { body } = await api('/auth/export', { token })
    const kept = body.conversations.flatMap(
      ({ messages }: { messages: { role: string; content: string }[] }) => messages,
    )
    const asked = kept
      .filter(({ role }: { role: string }) => role === 'user')
      .map(({ content }: { content: string }) => content)
    expect(asked.sort()).toEqual([...answered].map((id) => `ask ${id}`).sort())
    expect(kept).toHaveLength(2 * answered.size)
    running.child.kill('SIGTERM')
    expect(await running.exited).toBe(0)
  },
  KILLS * KILL_LIMIT_MS,
)

test('in production it says which way to sign in is not set up', async () => {
  const bare = start({ NODE_ENV: 'production' })
  await ready(bare)
  bare.child.kill('SIGTERM')
  await bare.exited
  expect(bare.output()).toContain('Nobody can sign in with Google: set GOOGLE_CLIENT_ID.\n')
  expect(bare.output()).toContain('Nobody can sign in with WhatsApp: set WHATSAPP_TOKEN and WHATSAPP_PHONE_ID.\n')
  const google = start({ NODE_ENV: 'production', GOOGLE_CLIENT_ID: '1.example' })
  await ready(google)
  google.child.kill('SIGTERM')
  await google.exited
  expect(google.output()).not.toContain('with Google')
})

test('a taken port and a wrong setting end with one sentence', async () => {
  const occupant = createServer().listen(0, '127.0.0.1')
  await once(occupant, 'listening')
  const port = String((occupant.address() as AddressInfo).port)
  const taken = start({ PORT: port })
  expect(await taken.exited).toBe(1)
  expect(taken.output()).toBe(
    `Satsang cannot start. Port ${port} is taken by another program. Stop that one, or set PORT to another number.\n`,
  )
  occupant.close()
  const wrong = start({ PORT: 'eighty' })
  expect(await wrong.exited).toBe(1)
  expect(wrong.output()).toBe('Satsang cannot start. PORT has to be a number from 0 to 65535.\n')
})

test('a data directory that cannot be used ends with one sentence', async () => {
  const whole = join(directory, 'pg')
  if (!existsSync(whole)) {
    const first = start()
    await ready(first)
    first.child.kill('SIGTERM')
    await first.exited
  }
  const bad = (name: string, spoil: (pg: string) => void) => {
    const folder = join(directory, name)
    cpSync(whole, join(folder, 'pg'), { recursive: true })
    spoil(join(folder, 'pg'))
    return folder
  }
  const random = (file: string) => writeFileSync(file, randomBytes(statSync(file).size))
  const noDatabase = (folder: string) =>
    `${join(folder, 'pg')} is there, and is no database. Remove it, or move it away and restore a backup (npm run restore), or set DATA_DIR to another folder.`
  const damaged = (folder: string) =>
    `The database in ${join(folder, 'pg')} cannot be opened: it is damaged, or not for this user. Move it away and restore a backup (npm run restore), or set DATA_DIR to another folder.`
  const notAFolder = join(directory, 'a-file')
  writeFileSync(notAFolder, '')
  const cases: [string, (folder: string) => string][] = [
    [bad('no-version', (pg) => rmSync(join(pg, 'PG_VERSION'))), noDatabase],
    [
      bad('empty', (pg) => {
        rmSync(pg, { recursive: true })
        mkdirSync(pg)
      }),
      noDatabase,
    ],
    [bad('no-control', (pg) => random(join(pg, 'global', 'pg_control'))), damaged],
    [
      bad('noise', (pg) => {
        for (const file of readdirSync(join(pg, 'base', '5'))) random(join(pg, 'base', '5', file))
      }),
      damaged,
    ],
    [join(notAFolder, 'below'), () => 'DATA_DIR cannot be made or written to. Set it to a folder that can.'],
  ]
  for (const [folder, sentence] of cases) {
    const { exited, output } = start({ DATA_DIR: folder })
    expect(await exited, folder).toBe(1)
    expect(output()).toBe(`Satsang cannot start. ${sentence(folder)}\n`)
  }

  const ahead = bad('newer', () => {})
  const store = await openStore({ kind: 'directory', path: join(ahead, 'pg') })
  await sql`insert into kysely_migration values ('9999_future', now()::text)`.execute(store.db)
  await store.close()
  const refused = start({ DATA_DIR: ahead })
  expect(await refused.exited).toBe(1)
  expect(refused.output()).toBe(
    'Satsang cannot start. The database is one of a newer version of this server, which made 9999_future in it. Start that version, or restore a backup (npm run restore; of a PostgreSQL with pg_restore).\n',
  )
})

test('with a certificate it speaks HTTP/2 and HTTP/1.1 over TLS', async ({ skip }) => {
  const [key, cert] = [join(directory, 'key.pem'), join(directory, 'cert.pem')]
  const subject = ['-subj', '/CN=localhost', '-days', '1', '-nodes', '-newkey', 'rsa:2048']
  try {
    execFileSync('openssl', ['req', '-x509', ...subject, '-keyout', key, '-out', cert], { stdio: 'ignore' })
  } catch {
    return skip('openssl is not here')
  }
  const server = start({ TLS_CERT_FILE: cert, TLS_KEY_FILE: key })
  const url = await ready(server)
  expect(url).toMatch(/^https:/)

  const session = connectHttp2(url, { rejectUnauthorized: false })
  const stream = session.request({ ':path': '/api/v1/health' })
  const [headers] = await once(stream, 'response')
  expect(headers).toMatchObject({ ':status': 200, 'strict-transport-security': expect.stringContaining('max-age') })
  stream.resume()
  await once(stream, 'end')

  const status = await new Promise((resolve, reject) => {
    get(`${url}/api/v1/health`, { rejectUnauthorized: false, agent: false }, (response) => {
      response.resume()
      resolve(`${response.httpVersion} ${response.statusCode}`)
    }).on('error', reject)
  })
  expect(status).toBe('1.1 200')

  // An open HTTP/2 session must not hold the server up: one that had to be given up ends with 1 (server/main.ts).
  server.child.kill('SIGTERM')
  expect(await server.exited).toBe(0)
  session.destroy()
})
