import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { type FileHandle, mkdir, open, readdir } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { addAbortSignal, Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { Header, Parser, type ReadEntry } from 'tar'

/**
 * A backup is a tar.gz: HEAD, the folder of the database as `pg/`, the recordings as `recordings/`. gzip's own checksum
 * and length tell one that is damaged or cut off, but not before its end.
 */
const HEAD = 'satsang-backup.json'
const FORMAT = 1

/** What a backup says of itself. */
type Head = { format: number; made_at: string }

/** The names that may be in one: nothing that leads out of the folders. */
const DATABASE_FILE = /^pg\/(?:\w[\w.-]*\/)*\w[\w.-]*\/?$/
const RECORDING = /^recordings\/(?<folder>[\da-f]{2})\/(?<id>[\da-f-]{36})\.wav$/
/** Of a recording in its own folder (voice/recordingStore.ts). */
const RECORDING_FILE = /^[\da-f]{2}\/[\da-f-]{36}\.wav$/

/** The archive is not one, or not whole. The message is a sentence for the person who restores. */
export class ArchiveUnusable extends Error {
  override name = 'ArchiveUnusable'
}

const FOREIGN = 'The file is no backup of Satsang.'
const BLOCK = 512

/** @param content of `size` bytes */
async function* entry(
  path: string,
  type: 'File' | 'Directory',
  size: number,
  content: AsyncIterable<Buffer> | Buffer[],
) {
  const block = Buffer.alloc(BLOCK)
  const mode = type === 'File' ? 0o600 : 0o700
  // Names of ours are short, so that no extended header is needed.
  if (new Header({ path, type, size, mode, mtime: new Date() }).encode(block)) throw new Error(`${path} is too long`)
  yield block
  let written = 0
  for await (const piece of content) {
    written += piece.length
    yield piece
  }
  if (written !== size) throw new Error(`${path} has changed while it was read`)
  yield Buffer.alloc((BLOCK - (size % BLOCK)) % BLOCK)
}

async function* fileEntry(path: string, handle: FileHandle) {
  try {
    const { size } = await handle.stat()
    const content = size === 0 ? [] : handle.createReadStream({ end: size - 1, autoClose: false })
    yield* entry(path, 'File', size, content)
  } finally {
    await handle.close()
  }
}

/** Undefined where it is gone: a recording may be erased at any moment. */
const openIfThere = (file: string) =>
  open(file, 'r').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
  })

async function* entries(database: string, recordings: string | undefined, counts: { recordings: number }) {
  const head: Head = { format: FORMAT, made_at: new Date().toISOString() }
  const about = Buffer.from(JSON.stringify(head))
  yield* entry(HEAD, 'File', about.length, [about])
  yield* entry('pg/', 'Directory', 0, [])
  for (const found of await readdir(database, { recursive: true, withFileTypes: true })) {
    const file = join(found.parentPath, found.name)
    const path = `pg/${relative(database, file).replaceAll('\\', '/')}`
    if (found.isDirectory()) yield* entry(`${path}/`, 'Directory', 0, [])
    else yield* fileEntry(path, await open(file, 'r'))
  }
  // After the database: then what a row names is there, unless it was erased meanwhile.
  const folders = recordings === undefined ? [] : await readdir(recordings).catch(() => [])
  for (const folder of folders) {
    if (!/^[\da-f]{2}$/.test(folder)) continue
    for (const name of await readdir(join(recordings ?? '', folder))) {
      const path = `${folder}/${name}`
      if (!RECORDING_FILE.test(path)) continue
      const handle = await openIfThere(join(recordings ?? '', path))
      if (handle === undefined) continue
      yield* fileEntry(`recordings/${path}`, handle)
      counts.recordings += 1
    }
  }
  yield Buffer.alloc(2 * BLOCK)
}

/**
 * @param database folder of a database that nobody writes to
 * @param recordings folder of the recordings, which may grow and shrink meanwhile
 * @returns how many recordings are in it
 */
export async function writeArchive(
  { database, recordings }: { database: string; recordings: string | undefined },
  to: NodeJS.WritableStream,
  signal: AbortSignal,
): Promise<{ recordings: number }> {
  const counts = { recordings: 0 }
  // Sound hardly gets smaller, and who backs up waits.
  await pipeline(Readable.from(entries(database, recordings, counts)), createGzip({ level: 1 }), to, { signal })
  return counts
}

/**
 * Reads an archive into two folders that are there and empty. Whether it is whole shows at its end: until then nothing in
 * them is to be believed.
 * @throws {ArchiveUnusable}
 */
export async function readArchive(
  from: Readable,
  { database, recordings }: { database: string; recordings: string },
  signal: AbortSignal,
): Promise<{ madeAt: Date }> {
  let head: Head | undefined
  let hasDatabase = false
  const failing = new AbortController()
  const stop = AbortSignal.any([signal, failing.signal])
  let taken = Promise.resolve()
  // Of an archive that is cut off, the last one would be waited for without end.
  const contentOf = (found: ReadEntry) => addAbortSignal(stop, Readable.from(found))

  const take = async (found: ReadEntry) => {
    const path = found.path.replaceAll('\\', '/')
    if (head === undefined) {
      head = path === HEAD ? JSON.parse(await text(contentOf(found))) : undefined
      if (head === undefined) throw new ArchiveUnusable(FOREIGN)
      if (head.format !== FORMAT)
        throw new ArchiveUnusable('The backup was made by a newer version of Satsang: restore it with that version.')
      return
    }
    const isFile = found.type === 'File'
    const isRecording = isFile && RECORDING.test(path)
    if (!isRecording && !(DATABASE_FILE.test(path) && (isFile || found.type === 'Directory')) && path !== 'pg/')
      throw new ArchiveUnusable(FOREIGN)
    hasDatabase ||= path === 'pg/PG_VERSION'
    const place = isRecording ? join(recordings, relative('recordings', path)) : join(database, relative('pg', path))
    await mkdir(isFile ? dirname(place) : place, { recursive: true, mode: 0o700 })
    if (isFile) await pipeline(contentOf(found), createWriteStream(place, { flags: 'wx', mode: 0o600 }))
    else found.resume()
  }
  const parser = new Parser({
    strict: true,
    // The parser waits for one to be read, and not for what is done with it then.
    onReadEntry: (found) => {
      taken = taken.then(() => take(found))
      taken.catch((error) => failing.abort(error))
    },
  })
  parser.on('error', (error) => failing.abort(error))
  try {
    await pipeline(
      from,
      createGunzip(),
      async (pieces: AsyncIterable<Buffer>) => {
        for await (const piece of pieces) if (!parser.write(piece)) await once(parser, 'drain', { signal: stop })
        const ended = once(parser, 'end', { signal: stop })
        parser.end()
        await ended
        await taken
      },
      { signal: stop },
    )
    stop.throwIfAborted()
    if (!hasDatabase) throw new ArchiveUnusable(FOREIGN)
  } catch (error) {
    failing.abort(error)
    // Whoever clears the folders away is to find nothing new in them.
    await taken.catch(() => {})
    throw whyNotRead(signal.aborted ? signal.reason : failing.signal.reason, head !== undefined)
  }
  return { madeAt: new Date(head?.made_at ?? Number.NaN) }
}

/** An error of gzip or tar is about the archive; one of the system is its own reason. */
function whyNotRead(error: unknown, isOurs: boolean) {
  const { name, code = '', syscall, message } = error as NodeJS.ErrnoException
  if (error instanceof ArchiveUnusable || name === 'AbortError' || syscall !== undefined) return error
  const isPacked = code.startsWith('Z_') && !/header/.test(message)
  return new ArchiveUnusable(isOurs || isPacked ? 'The backup is damaged or cut off.' : FOREIGN, { cause: error })
}
