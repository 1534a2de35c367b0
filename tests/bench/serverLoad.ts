// The reference server with its embedded storage under 20 clients: how long a text answer takes, and whether any is lost.
import type { ClientHttp2Session } from 'node:http2'
import type { components } from '../../src/api/generated/v1.d.ts'
import { call, newDevice, openClient, sendText, start } from './api.ts'
import { percentile, type Row } from './rows.ts'
import type { Stage } from './stage.ts'

type Schemas = components['schemas']

const CLIENTS = 20
const FREE_MESSAGES = 2
const ANSWER_P95_MS = 50

const QUESTIONS = [
  'My mind does not come to rest. What can I do?',
  'ਮੇਰਾ ਮਨ ਬੇਚੈਨ ਰਹਿੰਦਾ ਹੈ। ਮੈਂ ਕੀ ਕਰਾਂ?',
  'मैं अपने काम से डरता हूँ। क्या करूँ?',
  'How do I forgive somebody who has hurt me?',
  'ਗੁੱਸੇ ਨੂੰ ਕਿਵੇਂ ਕਾਬੂ ਕਰਾਂ?',
  'मेरे पिता नहीं रहे। मन बहुत दुखी है।',
  'Why should I work if the result is not mine?',
]

/** @param devices how many devices each client uses, one after the other, for two messages each */
export async function measureServer(stage: Stage, devices: number): Promise<Row[]> {
  const clients = await Promise.all(Array.from({ length: CLIENTS }, () => openClient(stage)))
  try {
    // The first requests compile code and plan queries.
    await Promise.all(clients.map((client, index) => useDevices(client, index, 3)))

    const begin = performance.now()
    const used = (await Promise.all(clients.map((client, index) => useDevices(client, index, devices)))).flat()
    const seconds = (performance.now() - begin) / 1000

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
        remark: `median ${percentile(times, 0.5).toFixed(0)}, p99 ${percentile(times, 0.99).toFixed(0)}, worst ${Math.max(...times).toFixed(0)}; ${times.length} answers, ${(times.length / seconds).toFixed(0)}/s, clients never pause`,
      },
      { subject, what: 'messages lost', value: lost, unit: 'of all', budget: 0, remark: `of ${times.length}` },
    ]
  } finally {
    for (const client of clients) client.close()
  }
}

type Used = { device: string; messageIds: string[]; times: number[] }

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
