import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

type Sent = {
  path: string
  authorization: string
  token: string
  validateOnly: boolean
  message: Record<string, unknown>
}
type Answer = { status: number; body?: unknown; headers?: Record<string, string> }

/** An error as FCM writes it. */
export const fcmError = (status: number, code: string, details: object[] = [], headers = {}): Answer => ({
  status,
  body: { error: { code: status, message: 'no', status: code, details } },
  headers,
})
export const UNREGISTERED = fcmError(404, 'NOT_FOUND', [
  { '@type': 'type.googleapis.com/google.firebase.fcm.v1.FcmError', errorCode: 'UNREGISTERED' },
])
export const BAD_TOKEN = fcmError(400, 'INVALID_ARGUMENT', [
  { '@type': 'type.googleapis.com/google.firebase.fcm.v1.FcmError', errorCode: 'INVALID_ARGUMENT' },
  { '@type': 'type.googleapis.com/google.rpc.BadRequest', fieldViolations: [{ field: 'message.token' }] },
])
export const BAD_MESSAGE = fcmError(400, 'INVALID_ARGUMENT', [
  { '@type': 'type.googleapis.com/google.rpc.BadRequest', fieldViolations: [{ field: 'message.data' }] },
])

/** A stand-in for FCM HTTP v1 and for Google's token endpoint: answers as it is told, and shows what it was sent. */
export async function startFcm() {
  const fcm = {
    sent: [] as Sent[],
    tokensMade: 0,
    answer: (_token: string, _tries: number): Answer => ({ status: 200, body: { name: 'projects/p/messages/1' } }),
    tokenStatus: 200,
    url: '',
    tokenUri: '',
    close: async () => {},
  }
  const http = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const text = Buffer.concat(chunks).toString()
    if (request.url === '/token') {
      fcm.tokensMade += 1
      const isAssertion = new URLSearchParams(text).get('assertion')?.split('.').length === 3
      const status = isAssertion ? fcm.tokenStatus : 400
      response.writeHead(status, { 'content-type': 'application/json' })
      response.end(JSON.stringify({ access_token: 'access', expires_in: 3600, token_type: 'Bearer' }))
      return
    }
    const { message, validate_only } = JSON.parse(text)
    const { token, ...rest } = message
    fcm.sent.push({
      path: request.url ?? '',
      authorization: request.headers.authorization ?? '',
      token,
      validateOnly: validate_only,
      message: rest,
    })
    const { status, body, headers = {} } = fcm.answer(token, fcm.sent.filter((one) => one.token === token).length)
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body ?? {}))
  })
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
  fcm.url = `http://127.0.0.1:${(http.address() as AddressInfo).port}`
  fcm.tokenUri = `${fcm.url}/token`
  fcm.close = () => {
    http.closeAllConnections()
    return new Promise((resolve) => http.close(() => resolve()))
  }
  return fcm
}
