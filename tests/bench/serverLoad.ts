// The reference server with its embedded storage under 20 clients: how long a text answer takes, and whether any is lost;
// and how long a page of a large history takes.
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import type { ClientHttp2Session } from 'node:http2'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { FREE_MESSAGES, PAGE_CONVERSATIONS } from '../../openapi/constants.ts'
import type { components } from '../../openapi/v1.d.ts'
import { openStore } from '../../server/db/open.ts'
import { newUser, seedHistory } from '../contract/people.ts'
import { call, newDevice, openClient, sendText, start } from './api.ts'
import { createCertificate } from './certificate.ts'
import { percentile, type Row } from './rows.ts'
import { type Stage, startServer, stopServer } from './stage.ts'

type Schemas = components['schemas']

const CLIENTS = 20
const ANSWER_P95_MS = 50
/** Answers a second. */
const ANSWERS = 400
const PAGE_P95_MS = 20
const MEMORY_MB = { start: 350, peak: 600 }

const CONVERSATION_MESSAGES = 20

const QUESTIONS = [
  'My mind does not come to rest. What can I do?',
  'ਮੇਰਾ ਮਨ ਬੇਚੈਨ ਰਹਿੰਦਾ ਹੈ। ਮੈਂ ਕੀ ਕਰਾਂ?',
  'मैं अपने काम से डरता हूँ। क्या करूँ?',
  'How do I forgive somebody who has hurt me?',
  'ਗੁੱਸੇ ਨੂੰ ਕਿਵੇਂ ਕਾਬੂ ਕਰਾਂ?',
  'मेरे पिता नहीं रहे। मन बहुत दुखी है।',
  'Why should I work if the result is not mine?',
]

export async function measureServer(stage: Stage): Promise<Row[]> {
  const { devices, warmUpDevices } = stage.scale
  const clients = await Promise.all(Array.from({ length: CLIENTS }, () => openClient(stage)))
  try {
    // The first requests compile code and plan queries.
    await Promise.all(clients.map((client, index) => useDevices(client, index, warmUpDevices)))

    const before = await stage.usage()
    const begin = performance.now()
    const used = (await Promise.all(clients.map((client, index) => useDevices(client, index, devices)))).flat()
    const seconds = (performance.now() - begin) / 1000
    const after = await stage.usage()

    const times = used.flatMap(({ times }) => times)
    const lost = (await Promise.all(clients.map((client, index) => countLost(client, used, index)))).reduce(
      (sum, count) => sum + count,
      0,
    )
    const subject = 'server, embedded'
    return [
      {
        subject,
        what: `text answer p95, ${CLIENTS} clients`,
        value: percentile(times, 0.95),
        unit: 'ms',
        budget: ANSWER_P95_MS,
        remark: `median ${percentile(times, 0.5).toFixed(0)}, p99 ${percentile(times, 0.99).toFixed(0)}, worst ${Math.max(...times).toFixed(0)}; ${times.length} answers, clients never pause`,
      },
      {
        subject,
        what: `text answers a second, ${CLIENTS} clients`,
        value: times.length / seconds,
        unit: '1/s',
        budget: ANSWERS,
        atLeast: true,
        remark: `every third request starts a session; ${((after.cpu - before.cpu) / times.length).toFixed(1)} ms of the server's processor each`,
      },
      {
        subject,
        what: 'messages lost',
        value: lost,
        unit: 'of all',
        budget: 0,
        isCount: true,
        remark: `of ${times.length}`,
      },
      { subject, what: 'memory after start', value: stage.usageAtStart.memory, unit: 'MB', budget: MEMORY_MB.start },
      { subject, what: 'memory at its peak', value: (await stage.usage()).peak, unit: 'MB', budget: MEMORY_MB.peak },
      await measureHistory(stage),
    ]
  } finally {
    for (const client of clients) client.close()
  }
}

type Used = { device: string; messageIds: string[]; times: number[] }

/** @param devices how many, one after the other, with all free messages of each */
async function useDevices(client: ClientHttp2Session, index: number, devices: number): Promise<Used[]> {
  const used: Used[] = []
  for (let round = 0; round < devices; round += 1) {
    const device = newDevice()
    const session = await start(client, device, (index + round) % 2 === 0 ? 'sikh' : 'hindu')
    const [messageIds, times]: [string[], number[]] = [[], []]
    for (let message = 0; message < FREE_MESSAGES; message += 1) {
      const question = QUESTIONS[(index + round * FREE_MESSAGES + message) % QUESTIONS.length] ?? ''
      const begin = performance.now()
      const { result, clientMessageId } = await sendText(client, session, question)
      times.push(performance.now() - begin)
      if (result.error !== undefined) throw new Error('the server ended a trial too early')
      messageIds.push(clientMessageId)
    }
    used.push({ device, messageIds, times })
  }
  return used
}

/** How many answered messages, or their answers, the server does not have afterwards. */
async function countLost(client: ClientHttp2Session, used: Used[], index: number): Promise<number> {
  let lost = 0
  for (const { device, messageIds } of used.filter((_, at) => at % CLIENTS === index)) {
    const status = await call<Schemas['DeviceStatus']>(client, device, '/chat/anonymous/check-device-status')
    const messages = status.latest_conversation?.messages ?? []
    const stored = new Set(messages.map((message) => message.client_message_id))
    lost += messageIds.filter((id) => !stored.has(id)).length
    lost += Math.max(0, messageIds.length - messages.filter(({ role }) => role === 'other').length)
  }
  return lost
}

/** Clients of one user read pages anywhere in a large history, on a server of its own whose storage is filled before. */
async function measureHistory(stage: Stage): Promise<Row> {
  const { storedMessages, pagesEach, readingMs } = stage.scale
  const folder = await mkdtemp(path.join(tmpdir(), 'satsang-bench-history-'))
  let server: ChildProcess | undefined
  let clients: ClientHttp2Session[] = []
  try {
    const { key, cert } = createCertificate()
    await writeFile(path.join(folder, 'key.pem'), key, { mode: 0o600 })
    await writeFile(path.join(folder, 'cert.pem'), cert)
    const token = await fill(folder, storedMessages)

    const { port } = await startServer(folder, (started) => {
      server = started
    })
    const there = { ...stage, origin: `https://127.0.0.1:${port}`, ca: cert }
    clients = await Promise.all(Array.from({ length: CLIENTS }, () => openClient(there)))
    const pages = storedMessages / CONVERSATION_MESSAGES / PAGE_CONVERSATIONS
    // The first requests compile code and plan queries.
    await Promise.all(clients.map((client, index) => readPages(client, token, [1, pages, 1 + (index % pages)], 0)))

    const anywhere = (index: number) =>
      Array.from({ length: pagesEach }, (_, round) => 1 + (((index * pagesEach + round) * 373) % pages))
    const times = (
      await Promise.all(clients.map((client, index) => readPages(client, token, anywhere(index), readingMs)))
    ).flat()
    const begin = performance.now()
    const hurried = (
      await Promise.all(clients.map((client, index) => readPages(client, token, anywhere(index), 0)))
    ).flat()
    const seconds = (performance.now() - begin) / 1000
    return {
      subject: 'server, embedded',
      what: `page of history from ${storedMessages.toLocaleString('en')} messages p95, ${CLIENTS} clients`,
      value: percentile(times, 0.95),
      unit: 'ms',
      budget: PAGE_P95_MS,
      remark: `median ${percentile(times, 0.5).toFixed(0)}, p99 ${percentile(times, 0.99).toFixed(0)}, worst ${Math.max(...times).toFixed(0)}; ${times.length} pages of 100 messages, a client reads for ${readingMs} ms; without pause ${(hurried.length / seconds).toFixed(0)}/s, p95 ${percentile(hurried, 0.95).toFixed(0)}`,
    }
  } finally {
    for (const client of clients) client.close()
    await stopServer(server)
    await rm(folder, { recursive: true, force: true })
  }
}

/** @returns the token of the user whose history it is */
async function fill(folder: string, messages: number): Promise<string> {
  const store = await openStore({ kind: 'directory', path: path.join(folder, 'data') })
  try {
    const { id, token } = await newUser(store)
    await seedHistory(store.db, id, messages, { perConversation: CONVERSATION_MESSAGES })
    return token
  } finally {
    await store.close()
  }
}

/** Reads pages one after the other. @returns how long each took, ms */
async function readPages(client: ClientHttp2Session, token: string, pages: number[], readingMs: number) {
  const times: number[] = []
  for (const page of pages) {
    await wait(readingMs * (0.5 + Math.random()))
    const begin = performance.now()
    const request = client.request({
      ':path': `/api/v1/chat/messages/all?page=${page}&limit=${PAGE_CONVERSATIONS}`,
      authorization: `Bearer ${token}`,
    })
    request.end()
    const [headers] = await once(request, 'response')
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    times.push(performance.now() - begin)
    const { messages = [] }: Partial<Schemas['MessagePage']> = JSON.parse(Buffer.concat(chunks).toString())
    if (headers[':status'] !== 200 || messages.length !== PAGE_CONVERSATIONS * CONVERSATION_MESSAGES)
      throw new Error(`page ${page}: HTTP ${headers[':status']}, ${messages.length} messages`)
  }
  return times
}
