// A provider of v1 that does one thing wrongly: the reference server behind a proxy that changes what comes from it.
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { loadContract, type OperationId } from '../../server/http/contract.ts'

export type Asked = {
  /** '' for what is no operation of the contract. */
  id: OperationId | ''
  method: string
  /** With its query. */
  path: string
  headers: Record<string, string>
  // biome-ignore lint/suspicious/noExplicitAny: the tests look at whatever was sent
  json: any
  body: Buffer
}
export type Given = {
  status: number
  headers: Record<string, string>
  // biome-ignore lint/suspicious/noExplicitAny: and change whatever comes
  json: any
  /** In place of `json`. */
  body?: Buffer | string
}

/** What a provider does otherwise. One of these lasts for a run, so that it may remember. */
export type Wrong = {
  /** Changes what is asked, before the server sees it. */
  asked?: (asked: Asked) => void
  /** Changes what is answered; null hangs up. */
  given?: (given: Given, asked: Asked) => Given | null
}

const operations = loadContract().operations.map(({ id, method, url }) => ({
  id,
  method,
  // Of two that fit, the one that has no parameter comes first in the contract, or has another method.
  address: new RegExp(`^${url.replaceAll(/:\w+/g, '[^/?]+')}(?:\\?|$)`),
}))

/** Not carried over a connection of its own. */
const OF_CONNECTION = ['connection', 'keep-alive', 'transfer-encoding', 'content-length', 'host', 'date']
const carried = (headers: Iterable<[string, string]>) =>
  Object.fromEntries([...headers].filter(([name]) => !OF_CONNECTION.includes(name)))

export async function startWrongProvider(url: string, { asked: ask, given: give }: Wrong) {
  const seen: Asked[] = []
  const http = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const { method = '', url: path = '' } = request
    const body = Buffer.concat(chunks)
    const known = operations.find((one) => one.method === method && one.address.test(path))
    const headers = carried(Object.entries(request.headers) as [string, string][])
    const asked: Asked = { id: known?.id ?? '', method, path, headers, json: parsed(body.toString()), body }
    seen.push(asked)
    ask?.(asked)
    const from = await fetch(url + asked.path, {
      method,
      headers: asked.headers,
      body: asked.body.length === 0 ? undefined : new Uint8Array(asked.body),
    })
    const bytes = Buffer.from(await from.arrayBuffer())
    const json = parsed(bytes.toString())
    const had: Given = { status: from.status, headers: carried(from.headers), json }
    if (json === undefined) had.body = bytes
    const given = give === undefined ? had : give(had, asked)
    if (given === null) return request.socket.destroy()
    response.writeHead(given.status, given.headers).end(given.body ?? JSON.stringify(given.json))
  })
  http.listen(0, '127.0.0.1')
  await once(http, 'listening')
  return {
    base: `http://127.0.0.1:${(http.address() as AddressInfo).port}/api/v1`,
    seen,
    close: async () => {
      http.closeAllConnections()
      http.close()
      await once(http, 'close')
    },
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
