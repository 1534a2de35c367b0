// Calls the server as a client of its own would, over HTTP/2: no browser in between.

import { randomBytes, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { type ClientHttp2Session, connect } from 'node:http2'
import { FREE_MESSAGES } from '../../openapi/constants.ts'
import type { components } from '../../openapi/v1.d.ts'
import type { Stage, Visitor } from './stage.ts'

type Schemas = components['schemas']

export const newDevice = () => `device_${randomBytes(16).toString('hex')}`

export async function openClient({ origin, ca }: Stage): Promise<ClientHttp2Session> {
  const client = connect(origin, { ca })
  await once(client, 'connect')
  return client
}

/** One call of the API. @throws for any answer but 200 */
export async function call<T>(client: ClientHttp2Session, device: string, path: string, body?: unknown): Promise<T> {
  const request = client.request({
    ':path': `/api/v1${path}`,
    ':method': body === undefined ? 'GET' : 'POST',
    'x-device-id': device,
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
  })
  request.end(body === undefined ? undefined : JSON.stringify(body))
  const [headers] = await once(request, 'response')
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  const text = Buffer.concat(chunks).toString()
  if (headers[':status'] !== 200) throw new Error(`${path}: HTTP ${headers[':status']} ${text.slice(0, 200)}`)
  return JSON.parse(text)
}

export const start = (client: ClientHttp2Session, device: string, tradition: Schemas['Tradition']) =>
  call<Schemas['AnonymousSession']>(client, device, '/chat/anonymous/start', {
    spiritual_tradition: tradition,
    language: tradition === 'sikh' ? 'punjabi' : 'hindi',
  })

/** Sends a text; gives the answer and the id that the message went under. */
export async function sendText(client: ClientHttp2Session, session: Schemas['AnonymousSession'], message: string) {
  const clientMessageId = randomUUID()
  const result = await call<Schemas['AnonymousSendResult']>(client, session.device_id, '/chat/anonymous/send-text', {
    message,
    conversation_id: session.conversation_id,
    spiritual_tradition: session.spiritual_tradition,
    language: session.language,
    client_message_id: clientMessageId,
  })
  return { result, clientMessageId }
}

/** What the browser of a visitor keeps who has one free question left. */
export async function visitorWithOneMessage(stage: Stage): Promise<Visitor> {
  const client = await openClient(stage)
  const device = newDevice()
  const session = await start(client, device, 'sikh')
  await sendText(client, session, 'My mind does not come to rest. What can I do?')
  client.close()
  return [
    { name: 'guru_chat_device_id', value: device },
    { name: 'spiritual_tradition', value: 'sikh' },
    { name: 'initial_spiritual_tradition', value: 'sikh' },
    {
      name: 'anonymous_session_sikh',
      value: JSON.stringify({ ...session, message_count: FREE_MESSAGES - 1, remaining_messages: 1 }),
    },
  ]
}
