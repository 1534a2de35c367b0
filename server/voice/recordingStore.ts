import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { type FileHandle, mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import type { Range } from '../http/range.ts'

/**
 * Where the sound of voice messages lies, each by the id of its message. The one seam between the server and whoever keeps
 * it: what there is to know of a recording, and whose it is, stands in the database (operations/recordings.ts).
 */
export type RecordingStore = {
  /** Folder for what is still arriving; on the same disk as the store, where it has one. Made when it is first needed. */
  incoming: string
  /** Takes over a file, whole or not at all, so that it outlasts a crash. The same id again replaces it. */
  put(id: string, file: string): Promise<void>
  /** Undefined where no recording has this id. */
  open(id: string, range: Range): Promise<Readable | undefined>
  /** To remove a missing one is no error. */
  remove(id: string): Promise<void>
}

/** In a folder of this machine, that nobody but the server's own user can read. */
export function directoryStore(directory: string): RecordingStore {
  // Two digits first: a folder of a million files is slow to list and to copy.
  const fileOf = (id: string) => join(directory, id.slice(0, 2), `${id}.wav`)
  return {
    incoming: join(directory, 'incoming'),
    async put(id, file) {
      const kept = fileOf(id)
      await mkdir(dirname(kept), { recursive: true, mode: 0o700 })
      await flush(file, 'r+')
      await rename(file, kept)
      // A name is kept by its folder; only Windows has no such thing to flush.
      if (process.platform !== 'win32') await flush(dirname(kept), 'r')
    },
    async open(id, { from, count }) {
      const handle = await open(fileOf(id), 'r').catch((error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOENT') throw error
      })
      // It is read to its end by whoever opened it, also when it is removed meanwhile.
      return handle?.createReadStream({ start: from, end: from + count - 1 })
    },
    remove: (id) => rm(fileOf(id), { force: true }),
  }
}

async function flush(path: string, flags: string) {
  const handle = await open(path, flags)
  await handle.sync().finally(() => handle.close())
}

/** A new file in this folder, for nobody else to read, and where it is. */
export async function newFile(folder: string): Promise<{ path: string; handle: FileHandle }> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const path = join(folder, randomUUID())
  return { path, handle: await open(path, 'wx', 0o600) }
}

/** Bytes read at a time: few enough that what is done with them keeps nobody waiting. */
const PIECE_BYTES = 256 * 1024
export const readFilePieces = (file: string): Readable => createReadStream(file, { highWaterMark: PIECE_BYTES })
