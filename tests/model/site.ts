import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** The walk's server under an address that a test can change and take away. */
export class Site {
  readonly changed = new Map<string, (text: string) => string>()
  readonly gone = new Set<string>()
  readonly #server: Server
  #open = true

  constructor(target: string) {
    this.#server = createServer((incoming, answer) => {
      const path = incoming.url ?? '/'
      if (!this.#open) return void incoming.socket.destroy()
      if (this.gone.has(path)) return void answer.writeHead(404).end()
      const change = this.changed.get(path)
      const headers = { ...incoming.headers }
      if (change !== undefined)
        for (const name of ['accept-encoding', 'if-none-match', 'if-modified-since']) delete headers[name]
      const onward = request(new URL(path, target), { method: incoming.method, headers }, (response) => {
        if (change === undefined) {
          answer.writeHead(response.statusCode ?? 502, response.headers)
          response.pipe(answer)
          return
        }
        const parts: Buffer[] = []
        response.on('data', (part: Buffer) => parts.push(part))
        response.on('end', () => {
          const { 'content-length': _length, etag: _etag, ...rest } = response.headers
          answer.writeHead(200, rest).end(change(Buffer.concat(parts).toString()))
        })
      })
      onward.on('error', () => answer.destroy())
      incoming.pipe(onward)
    })
  }

  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, 'localhost', resolve))
    return `http://localhost:${(this.#server.address() as AddressInfo).port}`
  }

  /** No network, and no server. */
  close(): void {
    this.#open = false
    this.#server.closeAllConnections()
  }

  async end(): Promise<void> {
    this.close()
    await new Promise((resolve) => this.#server.close(resolve))
  }
}
