import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Speech } from '../../server/voice/speech.ts'
import { makeWav } from '../../server/voice/wav.fixture.ts'
import type { CallOptions, Schemas, TestServer } from './harness.ts'

/** A recording of one second; small, so that a hundred of them cost nothing. */
export const WAV = makeWav({ sampleRate: 8_000 })

/** Speech that understands what a test tells it to, and remembers how often it was asked. */
export class TestSpeech implements Speech {
  asked: { bytes: Buffer; language: Schemas['Language'] }[] = []
  /** Replace it for one that fails, waits or understands nothing. */
  reply: () => Promise<string> | string = () => 'I cannot sleep.'

  async transcribe(wav: Blob, language: Schemas['Language']): Promise<string> {
    this.asked.push({ bytes: Buffer.from(await wav.arrayBuffer()), language })
    return this.reply()
  }
}

/** A form as the app sends it. A field that is undefined is left out. */
export function voiceForm(fields: Record<string, string | undefined> = {}, wav: Uint8Array = WAV, type = 'audio/wav') {
  const form = new FormData()
  const all = { language: 'punjabi', spiritual_tradition: 'sikh', client_message_id: randomUUID(), ...fields }
  for (const [name, value] of Object.entries(all)) if (value !== undefined) form.set(name, value)
  form.set('audio_file', new Blob([new Uint8Array(wav)], { type }), 'voice.wav')
  return form
}

export const sendVoice = (
  server: Pick<TestServer, 'api'>,
  who: Pick<CallOptions, 'device' | 'token'>,
  fields: Record<string, string | undefined> = {},
  wav?: Uint8Array,
) => {
  const path = who.token === undefined ? '/chat/anonymous/send-voice' : '/chat/send-voice'
  return server.api(path, { ...who, raw: voiceForm(fields, wav) })
}

/** The sound of a message, as bytes. */
export async function hearMessage(
  server: Pick<TestServer, 'url'>,
  id: string,
  who: { device?: string; token?: string },
  more: { range?: string; method?: string } = {},
) {
  const response = await fetch(`${server.url}/api/v1/chat/messages/${id}/audio`, {
    method: more.method ?? 'GET',
    headers: {
      ...(who.device === undefined ? {} : { 'X-Device-ID': who.device }),
      ...(who.token === undefined ? {} : { Authorization: `Bearer ${who.token}` }),
      ...(more.range === undefined ? {} : { Range: more.range }),
    },
  })
  return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) }
}

type Heard = { path: string; headers: IncomingMessage['headers']; form: FormData }

/** A stand-in for an OpenAI-compatible service: answers as it is told, and shows what it was asked. */
export async function startSpeechService() {
  const service = {
    heard: [] as Heard[],
    status: 200,
    body: '{"text":"I cannot sleep."}',
    /** Never answers. */
    isSilent: false,
    url: '',
    close: async () => {},
  }
  const http = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const form = await new Response(Buffer.concat(chunks), {
      headers: { 'content-type': request.headers['content-type'] ?? '' },
    }).formData()
    service.heard.push({ path: request.url ?? '', headers: request.headers, form })
    if (service.isSilent) return
    response.writeHead(service.status, { 'content-type': 'application/json' }).end(service.body)
  })
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
  service.url = `http://127.0.0.1:${(http.address() as AddressInfo).port}/v1`
  service.close = () => {
    http.closeAllConnections()
    return new Promise((resolve) => http.close(() => resolve()))
  }
  return service
}
