import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { chmodSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import { connect, createServer, type Socket } from 'node:net'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { createInterface } from 'node:readline/promises'
import type { FastifyInstance } from 'fastify'

/**
 * A running server gives copies of its database, so that a backup does not stop it: by a socket beside the database that only
 * the server's user can open, who may read the folder anyway, and that nobody reaches over a network.
 */
const socketOf = (directory: string) => `${directory}.sock`
const prefixOf = (directory: string) => `${basename(directory)}.copy-`

/** What the server says, as one line of JSON. Places are as seen from the folder of the database. */
type Said = { copy: string; recordings: string | null } | { refused: string }

type Offered = {
  directory: string
  /** Folder of the recordings; none where they are in a bucket. */
  recordings: string | undefined
  copy: (to: string) => Promise<void>
}

/**
 * Gives a copy to each who connects, and removes it when the connection ends.
 * @returns what ends it
 * @throws the system's error where there can be no such socket: not on Windows, nor in a path of more than 100 bytes
 */
export async function offerCopies({ directory, recordings, copy }: Offered): Promise<() => Promise<void>> {
  const parent = dirname(directory)
  const remove = (name: string) => rm(join(parent, name), { recursive: true, force: true })
  // What a server that was killed has left: it has the directory no more.
  for (const name of await readdir(parent)) if (name.startsWith(prefixOf(directory))) await remove(name)
  await rm(socketOf(directory), { force: true })

  const serve = async (socket: Socket) => {
    const name = `${prefixOf(directory)}${randomUUID()}`
    const ended = Promise.race(['end', 'close'].map((event) => once(socket, event)))
    try {
      const said: Said = await copy(join(parent, name)).then(
        () => ({ copy: name, recordings: recordings === undefined ? null : relative(parent, recordings) }),
        (error: NodeJS.ErrnoException) => ({ refused: error.code ?? error.message }),
      )
      socket.write(`${JSON.stringify(said)}\n`)
      await ended
    } finally {
      await remove(name)
      socket.destroy()
    }
  }
  const serving = new Map<Socket, Promise<void>>()
  // Half open: whoever hangs up hears when the copy is gone.
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    socket.on('error', () => {})
    socket.resume()
    // A copy that cannot be removed goes at the next start.
    const served = serve(socket).catch(() => {})
    serving.set(socket, served)
    void served.then(() => serving.delete(socket))
  })
  await once(server.listen(socketOf(directory)), 'listening')
  chmodSync(socketOf(directory), 0o600)
  return async () => {
    server.close()
    for (const socket of serving.keys()) socket.destroy()
    await Promise.all(serving.values())
  }
}

/**
 * Ends with the server. One without the socket does everything else.
 * @returns what begins it, once the server listens: one that cannot leaves nothing
 */
export function readyCopies(app: FastifyInstance, offered: Offered): () => Promise<void> {
  let stop = async () => {}
  app.addHook('onClose', () => stop())
  return async () => {
    try {
      stop = await offerCopies(offered)
    } catch (err) {
      app.log.warn({ err }, 'a backup needs this server to be stopped')
    }
  }
}

/** The server that runs gave no copy. */
export class CopyRefused extends Error {
  override name = 'CopyRefused'
}

/**
 * Asks the server that has a directory for a copy of it.
 * @returns undefined where nobody gives any; the copy is there until it is let go
 * @throws {CopyRefused} with the system's code
 */
export async function askForCopy(directory: string) {
  const socket = connect(socketOf(directory))
  try {
    await once(socket, 'connect')
  } catch {
    return undefined
  }
  const { value: line } = await createInterface({ input: socket })[Symbol.asyncIterator]().next()
  const said: Said = JSON.parse(line ?? '{"refused":"it ended"}')
  if ('refused' in said) {
    socket.destroy()
    throw new CopyRefused(said.refused)
  }
  // A server that is killed meanwhile leaves the copy.
  socket.on('error', () => {})
  const closed = once(socket, 'close')
  return {
    database: join(dirname(directory), said.copy),
    recordings: said.recordings === null ? undefined : resolve(dirname(directory), said.recordings),
    async letGo() {
      socket.end()
      await closed
    },
  }
}
