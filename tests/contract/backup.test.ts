import { execFileSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { offerCopies } from '../../server/backup/copies.ts'
import { lockDirectory } from '../../server/db/lock.ts'
import { openStore } from '../../server/db/open.ts'
import { directoryStore } from '../../server/voice/recordingStore.ts'
import { newPhone, saveProfile, setupForm, signInByCode } from './accounts.ts'
import { startServer, startSession } from './harness.ts'
import { ready, startsOn } from './started.ts'
import { hearMessage, sendVoice, WAV } from './voices.ts'

const root = mkdtempSync(join(tmpdir(), 'satsang-backup-'))
const data = join(root, 'data')
const { start, run, killAll } = startsOn(data)
afterAll(() => {
  killAll()
  rmSync(root, { recursive: true, force: true })
})

/** Ends a command, and gives what it said. */
async function command(name: 'backup' | 'restore', args: string[], env: Record<string, string> = {}) {
  const { exited, output } = run(`backup/${name}.ts`, args, env)
  return { status: await exited, said: output() }
}

/** What server/main.ts makes of a data directory, without its refusals of a machine that cannot follow. */
async function serve(folder = data) {
  const path = join(folder, 'pg')
  const store = await openStore({ kind: 'directory', path })
  const recordings = join(folder, 'recordings')
  const server = await startServer({ store, recordings: directoryStore(recordings), local: true })
  if (store.copy === undefined) throw new Error('no copies')
  const stopCopies = await offerCopies({ directory: path, recordings, copy: store.copy })
  const stop = async () => {
    await stopCopies()
    await server.close()
  }
  return { ...server, stop }
}

/** Of a server that was stopped, with a conversation in it. */
const whole = join(root, 'whole.tar.gz')
const phone = newPhone()

beforeAll(async () => {
  const server = await serve()
  const { send } = await startSession(server)
  await send('ਮੇਰਾ ਮਨ ਬੇਚੈਨ ਰਹਿੰਦਾ ਹੈ।')
  await server.stop()
  expect(await command('backup', [whole])).toMatchObject({ status: 0 })
})

test('what a running server had, a restored one has, and nobody is signed in whom it does not know', async () => {
  const server = await serve()
  const { device, session } = await startSession(server, 'hindu')
  const { user_message } = (await sendVoice(server, { device }, { language: 'hindi', spiritual_tradition: 'hindu' }))
    .body
  const member = await signInByCode(server, phone)
  await saveProfile(server, member.access_token, setupForm(phone))
  const body = { message: 'How do I find peace?', language: 'english', spiritual_tradition: 'sikh' }
  expect((await server.api('/chat/send-text', { token: member.access_token, body })).status).toBe(200)
  const conversation = `/chat/anonymous/conversation/${session.conversation_id}`
  const before = await server.api(conversation, { device })
  const exported = (await server.api('/auth/export', { token: member.access_token })).body

  const file = join(root, 'running.tar.gz')
  const made = await command('backup', [file])
  expect(made).toEqual({ status: 0, said: expect.stringMatching(/^Backed up \S+, with 1 recordings: [\d.]+ MB\./) })
  expect(statSync(file).mode & 0o777).toBe(0o600)
  // The copy is gone, and the server goes on.
  expect(readdirSync(data).filter((name) => name.includes('copy'))).toEqual([])
  expect((await server.api('/auth/logout', { token: member.access_token, method: 'POST' })).status).toBeLessThan(300)
  await server.stop()

  const elsewhere = join(root, 'elsewhere')
  const restored = await command('restore', [file], { DATA_DIR: elsewhere })
  expect(restored).toMatchObject({
    status: 0,
    said: expect.stringContaining('with 1 recordings.\nEverybody has to sign in again.'),
  })
  expect(readdirSync(elsewhere).sort()).toEqual(['pg', 'recordings'])
  const again = await serve(elsewhere)
  expect((await again.api(conversation, { device })).body).toEqual(before.body)
  expect((await hearMessage(again, user_message.id, { device })).bytes.equals(WAV)).toBe(true)
  expect((await again.api('/auth/profile', { token: member.access_token })).status).toBe(401)
  const back = await signInByCode(again, phone)
  const { conversations, profile } = (await again.api('/auth/export', { token: back.access_token })).body
  expect({ conversations, profile }).toEqual({ conversations: exported.conversations, profile: exported.profile })
  await again.stop()
})

test('a backup that is made while people write has each exchange whole, and all that was answered before it', async () => {
  const server = await serve()
  const answered = new Set<string>()
  let isMade = false
  const speak = async (tradition: 'sikh' | 'hindu') => {
    while (!isMade) {
      const { device, send } = await startSession(server, tradition)
      const text = `asked by ${device}`
      if ((await send(text)).status === 200) answered.add(text)
      await sendVoice(server, { device }, { language: 'hindi', spiritual_tradition: tradition })
    }
  }
  const speaking = [speak('sikh'), speak('hindu'), speak('sikh')]
  while (answered.size < 5) await new Promise((resolve) => setTimeout(resolve, 10))
  const before = [...answered]
  const file = join(root, 'busy.tar.gz')
  expect(await command('backup', [file])).toMatchObject({ status: 0 })
  expect(answered.size).toBeGreaterThan(before.length)
  isMade = true
  await Promise.all(speaking)
  await server.stop()

  const elsewhere = join(root, 'busy')
  expect(await command('restore', [file], { DATA_DIR: elsewhere })).toMatchObject({ status: 0 })
  const store = await openStore({ kind: 'directory', path: join(elsewhere, 'pg') })
  const messages = await store.db.selectFrom('messages').select(['id', 'role', 'content', 'reply_to']).execute()
  const asked = messages.filter(({ role }) => role === 'user')
  expect(asked.map(({ content }) => content)).toEqual(expect.arrayContaining(before))
  expect(messages.flatMap(({ reply_to }) => reply_to ?? []).sort()).toEqual(asked.map(({ id }) => id).sort())
  const named = (await store.db.selectFrom('recordings').select('message_id').execute()).map(
    ({ message_id }) => message_id,
  )
  await store.close()
  const recordings = join(elsewhere, 'recordings')
  const files = readdirSync(recordings).flatMap((folder) => readdirSync(join(recordings, folder)))
  expect(named.length).toBeGreaterThan(0)
  expect(files.sort()).toEqual(named.map((id) => `${id}.wav`).sort())
})

test('a copy waits for what is under way, and what is asked meanwhile waits for it', async () => {
  const store = await openStore({ kind: 'directory', path: join(data, 'pg') })
  const to = join(root, 'copy')
  const order: string[] = []
  const ask = () => sql`select 1`.execute(store.db)
  const copying = await store.db.transaction().execute(async (trx) => {
    const copied = store.copy?.(to).then(() => order.push('copied'))
    await sql`update devices set message_count = message_count`.execute(trx)
    expect(existsSync(to)).toBe(false)
    return { copied, asked: ask().then(() => order.push('asked')) }
  })
  await Promise.all([copying.copied, copying.asked])
  expect(order).toEqual(['copied', 'asked'])
  await store.close()
  const copy = await openStore({ kind: 'directory', path: to })
  expect(await copy.db.selectFrom('messages').select('id').execute()).not.toEqual([])
  await copy.close()
})

test('a server gives copies from when it is ready, and what it or a command has left goes with the next start', async () => {
  const server = start()
  await ready(server)
  expect(await command('backup', [join(root, 'of-a-process.tar.gz')])).toMatchObject({ status: 0 })
  server.child.kill('SIGKILL')
  await server.exited
  expect(readdirSync(data)).toContain('pg.sock')
  mkdirSync(join(data, 'pg.copy-left'))
  const next = start()
  await ready(next)
  expect(readdirSync(data)).not.toContain('pg.copy-left')
  expect(await command('backup', [join(root, 'after-a-kill.tar.gz')])).toMatchObject({ status: 0 })
  next.child.kill('SIGTERM')
  expect(await next.exited).toBe(0)
  expect(readdirSync(data).sort()).toEqual(['pg', 'recordings'])
})

const restoring =
  (file: string, said: string | RegExp, env: Record<string, string> = {}) =>
  async () => {
    const folder = mkdtempSync(join(root, 'refused-'))
    expect(await command('restore', [file], { DATA_DIR: folder, ...env })).toEqual({
      status: 1,
      said: expect.stringMatching(said),
    })
    expect(readdirSync(folder)).toEqual([])
  }
const spoilt = (name: string, spoil: (bytes: Buffer) => Buffer) => {
  const file = join(root, name)
  writeFileSync(file, spoil(readFileSync(whole)))
  return file
}
/** With the first bit from the middle on that means something: in a run of zeros some do not. */
const flipped = (bytes: Buffer) => {
  for (let at = bytes.length >> 1; ; at += 1) {
    bytes[at] = (bytes[at] ?? 0) ^ 1
    try {
      gunzipSync(bytes)
    } catch {
      return bytes
    }
    bytes[at] = (bytes[at] ?? 0) ^ 1
  }
}
const DAMAGED = /^Nothing was restored\. The backup is damaged or cut off\.\n$/
const FOREIGN = /^Nothing was restored\. The file is no backup of Satsang\.\n$/

test.each([
  ['cut in half', (bytes: Buffer) => bytes.subarray(0, bytes.length >> 1), DAMAGED],
  ['without its last byte', (bytes: Buffer) => bytes.subarray(0, -1), DAMAGED],
  ['with another bit', flipped, DAMAGED],
  ['empty', () => Buffer.alloc(0), DAMAGED],
  ['another file', () => Buffer.from('a letter'), FOREIGN],
  ['another file, packed', () => gzipSync('a letter'.repeat(1000)), FOREIGN],
])('an archive %s is refused, and nothing of it stays', async (name, spoil, said) => {
  await restoring(spoilt(name, spoil), said)()
})

test('an archive of something else is refused, also where a name leads out of the folder', async () => {
  const folder = mkdtempSync(join(root, 'other-'))
  const file = join(root, 'other.tar.gz')
  writeFileSync(join(folder, 'letter'), 'x')
  execFileSync('tar', ['czf', file, '-C', folder, 'letter'])
  await restoring(file, FOREIGN)()
  writeFileSync(join(folder, 'satsang-backup.json'), JSON.stringify({ format: 1, made_at: new Date() }))
  execFileSync('tar', [
    'czPf',
    file,
    '-C',
    folder,
    'satsang-backup.json',
    '--transform=s,letter,pg/../../out,',
    'letter',
  ])
  await restoring(file, FOREIGN)()
  expect(existsSync(join(root, 'out'))).toBe(false)
  writeFileSync(join(folder, 'satsang-backup.json'), JSON.stringify({ format: 2, made_at: new Date() }))
  execFileSync('tar', ['czf', file, '-C', folder, 'satsang-backup.json'])
  await restoring(file, /The backup was made by a newer version of Satsang: restore it with that version\.\n$/)()
})

test('a backup of a newer schema is refused in words', async () => {
  const newer = join(root, 'newer')
  cpSync(data, newer, { recursive: true })
  const store = await openStore({ kind: 'directory', path: join(newer, 'pg') })
  await sql`insert into kysely_migration values ('9999_future', now()::text)`.execute(store.db)
  await store.close()
  const file = join(root, 'newer.tar.gz')
  expect(await command('backup', [file], { DATA_DIR: newer })).toMatchObject({ status: 0 })
  await restoring(
    file,
    /^Nothing was restored\. The backup is of a newer version of this server, which made 9999_future in it: restore it with that version\.\n$/,
  )()
})

test('nothing is written over', async () => {
  const server = await serve()
  const before = readdirSync(data)
  const used = /The data directory \S+ is in use by another Satsang server/
  expect(await command('restore', [whole])).toEqual({ status: 1, said: expect.stringMatching(used) })
  expect(readdirSync(data)).toEqual(before)
  await server.stop()
  expect(await command('restore', [whole])).toEqual({
    status: 1,
    said: `Nothing was restored. ${join(data, 'pg')} is there already. Move it away, or set DATA_DIR to another folder.\n`,
  })
  expect(await command('backup', [whole])).toEqual({
    status: 1,
    said: `Nothing was backed up. ${whole} is there already.\n`,
  })
  const sounds = join(root, 'sounds')
  mkdirSync(join(sounds, 'ab'), { recursive: true })
  await restoring(whole, /There are recordings in \S+sounds already\. Move them away/, { RECORDINGS_DIR: sounds })()
  expect(readdirSync(sounds)).toEqual(['ab'])
})

test('what cannot be is said in a sentence', async () => {
  const unlock = await lockDirectory(join(data, 'pg'))
  expect(await command('backup', [join(root, 'x')])).toEqual({
    status: 1,
    said: expect.stringMatching(
      /is in use by another Satsang server \(process \d+\)\. .+ It gives no copy for a backup while it runs\.\n$/,
    ),
  })
  const copy = () => Promise.reject(Object.assign(new Error('full'), { code: 'ENOSPC' }))
  const stopCopies = await offerCopies({ directory: join(data, 'pg'), recordings: undefined, copy })
  expect(await command('backup', [join(root, 'x')])).toEqual({
    status: 1,
    said: 'Nothing was backed up. The server cannot make a copy of its database: there is no room for it in DATA_DIR.\n',
  })
  await stopCopies()
  unlock()
  const postgres = { DATABASE_URL: 'postgres://u:secret@127.0.0.1/x' }
  for (const name of ['backup', 'restore'] as const) {
    const { status, said } = await command(name, [whole], postgres)
    expect(status).toBe(1)
    expect(said).toMatch(
      /The database is a PostgreSQL \(DATABASE_URL\): back it up with pg_dump and restore it with pg_restore/,
    )
    for (const args of [[], ['a', 'b'], ['--over']])
      expect((await command(name, args)).said).toContain(`It needs one file: npm run ${name} -- `)
  }
  expect(await command('backup', ['x'], { DATA_DIR: join(root, 'nowhere') })).toEqual({
    status: 1,
    said: `Nothing was backed up. There is no database in ${join(root, 'nowhere', 'pg')}. Set DATA_DIR as for the server.\n`,
  })
  expect(existsSync(join(root, 'nowhere'))).toBe(false)
  await restoring(join(root, 'nothing'), /^Nothing was restored\. There is no file \S+nothing\.\n$/)()
  await restoring(root, /That is a folder\.|is damaged/)()
})

test('it comes by standard output, and goes by standard input', async () => {
  const folder = join(root, 'piped')
  execFileSync(
    'sh',
    [
      '-c',
      `"${process.execPath}" server/backup/backup.ts - | DATA_DIR="${folder}" "${process.execPath}" server/backup/restore.ts -`,
    ],
    {
      env: { PATH: process.env.PATH, DATA_DIR: data },
      stdio: 'pipe',
    },
  )
  expect(existsSync(join(folder, 'pg', 'PG_VERSION'))).toBe(true)
})
