// npm run backup -- <file>: the embedded database and its recordings in one archive, also while the server runs.
import { createWriteStream, existsSync } from 'node:fs'
import { rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { DirectoryInUse, lockDirectory } from '../db/lock.ts'
import { writeArchive } from './archive.ts'
import { onInterrupt, Refused, readFile, readPlaces, run } from './command.ts'
import { askForCopy, CopyRefused } from './copies.ts'

const file = process.argv[2]

async function backup(): Promise<string> {
  const to = readFile(process.argv.slice(2), 'backup')
  const places = readPlaces()
  if (!existsSync(join(places.directory, 'PG_VERSION')))
    throw new Refused(`There is no database in ${places.directory}. Set DATA_DIR as for the server.`)
  if (to !== '-' && existsSync(to)) throw new Refused(`${to} is there already.`)
  const signal = onInterrupt()
  const source = await sourceOf(places)
  try {
    const { recordings } = await (to === '-'
      ? writeArchive(source, process.stdout, signal)
      : writeFile(source, to, signal))
    const sounds =
      source.recordings === undefined
        ? 'without the recordings, which are in the bucket'
        : `with ${recordings} recordings`
    const size = to === '-' ? '' : `: ${((await stat(to)).size / 1e6).toFixed(1)} MB`
    return `Backed up ${places.directory}, ${sounds}${size}. What is erased from now on is still in it: keep it no longer than you need it.`
  } finally {
    await source.letGo()
  }
}

/** The folder itself where nobody has it, or a copy from the server that has. */
async function sourceOf({ directory, recordings }: ReturnType<typeof readPlaces>) {
  try {
    return { database: directory, recordings, letGo: await lockDirectory(directory) }
  } catch (error) {
    if (!(error instanceof DirectoryInUse)) throw error
    const copy = await askForCopy(directory).catch((reason) => {
      if (!(reason instanceof CopyRefused)) throw reason
      const why = reason.message === 'ENOSPC' ? 'there is no room for it in DATA_DIR' : reason.message
      throw new Refused(`The server cannot make a copy of its database: ${why}.`)
    })
    if (copy === undefined) throw new Refused(`${error.message} It gives no copy for a backup while it runs.`)
    return copy
  }
}

/** Whole, or not there. */
async function writeFile(source: Parameters<typeof writeArchive>[0], to: string, signal: AbortSignal) {
  const part = `${to}.part`
  try {
    // `flush`: a backup has to outlast what it is made against.
    const counts = await writeArchive(source, createWriteStream(part, { flags: 'w', mode: 0o600, flush: true }), signal)
    await rename(part, to)
    return counts
  } finally {
    await rm(part, { force: true })
  }
}

run(
  'Nothing was backed up.',
  backup,
  (line) => void (file === '-' ? process.stderr : process.stdout).write(`${line}\n`),
)
