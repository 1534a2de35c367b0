// Ports that nobody listens on.
import { once } from 'node:events'
import { createServer } from 'node:net'

async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port)
  const free = await once(server, 'listening').then(
    () => true,
    () => false,
  )
  if (free) {
    server.close()
    await once(server, 'close')
  }
  return free
}

/** @returns the first port from `from` on that is free, and with it the `run - 1` behind it */
export async function freePort(from: number, run = 1): Promise<number> {
  for (let port = from; ; port += run) {
    const free = await Promise.all(Array.from({ length: run }, (_, at) => isFree(port + at)))
    if (free.every(Boolean)) return port
  }
}
