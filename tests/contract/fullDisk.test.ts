import { execFileSync } from 'node:child_process'
import fs, { mkdirSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { openStore } from '../../server/db/open.ts'
import { directoryStore } from '../../server/voice/recordingStore.ts'
import { newPhone, saveProfile, setupForm, signInByCode } from './accounts.ts'
import { newDevice, startServer, startSession } from './harness.ts'
import { sendVoice } from './voices.ts'

const root = mkdtempSync(join(tmpdir(), 'satsang-full-'))
const atEnd = [() => rmSync(root, { recursive: true, force: true })]
afterAll(() => {
  vi.restoreAllMocks()
  for (const step of atEnd) step()
})

/** Messages that a server may take while what it has still lies in files that are long enough. */
const PATIENT = 2_000

/**
 * What holds of a full disk, with the embedded engine and the recordings on it: whoever asks for what needs room is told
 * 503 in a sentence, and nobody 500; with room again all is as before, and what was answered is there, once.
 */
async function holds(folder: string, fill: () => void, free: () => void) {
  const serve = async () => {
    const store = await openStore({ kind: 'directory', path: join(folder, 'pg') })
    return startServer({ store, recordings: directoryStore(join(folder, 'recordings')), local: true })
  }
  const server = await serve()
  const phone = newPhone()
  const { access_token: token } = await signInByCode(server, phone)
  await saveProfile(server, token, setupForm(phone))
  const visitor = await startSession(server, 'hindu')
  const answered: string[] = []
  const refused: { status: number; body: unknown }[] = []
  const say = async () => {
    const message = `said ${answered.length + refused.length} ${'…'.repeat(300)}`
    const body = { message, language: 'english', spiritual_tradition: 'sikh' }
    const answer = await server.api('/chat/send-text', { token, body })
    if (answer.status === 200) answered.push(message)
    else refused.push(answer)
    return answer.status
  }
  const voice = (who: { device: string } | { token: string }) =>
    sendVoice(server, who, { language: 'hindi', spiritual_tradition: 'hindu' })
  expect(await say()).toBe(200)

  fill()
  for (let sent = 0; refused.length === 0 && sent < PATIENT; sent += 1) await say()
  expect(refused).toHaveLength(1)
  const unheard = await voice({ token })
  expect(unheard.status).toBe(503)
  const others = [
    ...(await Promise.all([
      server.api('/chat/anonymous/start', {
        device: newDevice(),
        body: { spiritual_tradition: 'sikh', language: 'hindi' },
      }),
      server.api('/chat/anonymous/check-device-status', { device: visitor.device }),
      server.api('/chat/conversations', { token }),
      server.api('/auth/export', { token }),
      server.api('/auth/whatsapp/send-otp', { body: { phone_number: newPhone(), spiritual_tradition: 'sikh' } }),
      saveProfile(server, token, { name: 'x'.repeat(90) }),
      visitor.send('q'.repeat(400)),
      voice({ device: visitor.device }),
    ])),
    ...refused,
    unheard,
  ]
  expect(others.map(({ status }) => status).filter((status) => status >= 500 && status !== 503)).toEqual([])
  for (const { status, body } of others) if (status === 503) expect(body).toMatchObject({ code: 'unavailable' })

  free()
  expect(await say()).toBe(200)
  expect((await voice({ token })).status).toBe(200)
  expect((await startSession(server)).session).toBeDefined()
  await server.close()
  const restarted = await serve()
  const { body } = await restarted.api('/auth/export', { token })
  const kept = body.conversations.flatMap(({ messages }: { messages: { role: string; content: string }[] }) => messages)
  const asked = kept.filter(
    ({ role, content }: { role: string; content: string }) => role === 'user' && /^said/.test(content),
  )
  expect(asked.map(({ content }: { content: string }) => content).sort()).toEqual([...answered].sort())
  expect(kept).toHaveLength(2 * (answered.length + 1))
  await restarted.close()
}

const full = () =>
  Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC', syscall: 'write' })

test('where nothing gets longer any more, who needs room is told so, and with room all goes on', async () => {
  let isFull = false
  let refusals = 0
  const refuse = () => {
    refusals += 1
    throw full()
  }
  // As a full disk does it: what a file has can be written over, and nothing gets longer.
  const { writeSync } = fs
  vi.spyOn(fs, 'writeSync').mockImplementation(((
    fd: number,
    bytes: Buffer,
    offset: number,
    length: number,
    position: number,
  ) => {
    if (isFull && position + length > fs.fstatSync(fd).size) refuse()
    return writeSync(fd, bytes, offset, length, position)
  }) as never)
  const handle = await open(join(root, 'any'), 'w')
  const prototype = Object.getPrototypeOf(handle) as FileHandle
  await handle.close()
  const { appendFile } = prototype
  vi.spyOn(prototype, 'appendFile').mockImplementation(async function (this: FileHandle, ...args) {
    if (isFull) refuse()
    return appendFile.apply(this, args)
  })

  await holds(
    join(root, 'injected'),
    () => {
      isFull = true
    },
    () => {
      isFull = false
    },
  )
  vi.restoreAllMocks()
  expect(refusals).toBeGreaterThan(1)
})

/** `ATTACK_DISK_MB=150` fills a real disk of that size, in memory, which wants root. */
const DISK_MB = process.env.ATTACK_DISK_MB

test('so it is on a disk that is really full', async ({ skip }) => {
  if (DISK_MB === undefined) return skip('ATTACK_DISK_MB says how large a disk to fill')
  const disk = join(root, 'disk')
  mkdirSync(disk)
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MB}m`, 'tmpfs', disk], { stdio: 'pipe' })
  } catch (error) {
    return skip(`no disk can be mounted here: ${(error as Error).message}`)
  }
  atEnd.unshift(() => execFileSync('umount', ['-l', disk]))
  const ballast = join(disk, 'ballast')
  const fill = () => {
    const { bavail, bsize } = statfsSync(disk)
    writeFileSync(ballast, Buffer.alloc(bavail * bsize))
    expect(statfsSync(disk).bavail).toBe(0)
  }
  await holds(join(disk, 'data'), fill, () => rmSync(ballast))
})
