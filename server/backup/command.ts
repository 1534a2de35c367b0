import { ConfigError, readStorageConfig } from '../config.ts'
import { DirectoryInUse } from '../db/lock.ts'
import { ArchiveUnusable } from './archive.ts'

/** A backup or a restore that cannot be. The message is a sentence for the person who asked for it. */
export class Refused extends Error {
  override name = 'Refused'
}

/** Where both look. Of a PostgreSQL its own tools make backups, which know more than we do. */
export function readPlaces() {
  const { place, recordings } = readStorageConfig(process.env)
  if (place.kind === 'postgres') {
    throw new Refused(
      'The database is a PostgreSQL (DATABASE_URL): back it up with pg_dump and restore it with pg_restore, ' +
        `and ${'path' in recordings ? `copy the folder ${recordings.path} after it` : 'keep versions of the bucket of RECORDINGS_S3_URL'}.`,
    )
  }
  return { directory: place.path, recordings: 'path' in recordings ? recordings.path : undefined }
}

/** @throws {Refused} unless there is one argument, a file or `-` */
export function readFile(args: readonly string[], name: 'backup' | 'restore'): string {
  const [file, ...more] = args
  if (file === undefined || more.length > 0 || (file.startsWith('-') && file !== '-'))
    throw new Refused(
      `It needs one file: npm run ${name} -- satsang-2026-11-28.tar.gz (or - for standard ${name === 'backup' ? 'output' : 'input'}).`,
    )
  return file
}

/** Ends what is under way, which then cleans up. */
export function onInterrupt(): AbortSignal {
  const controller = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => controller.abort())
  return controller.signal
}

const SYSTEM: Readonly<Record<string, string>> = {
  ENOSPC: 'There is no room on the disk for it.',
  EDQUOT: 'There is no room on the disk for it.',
  ENOENT: 'There is no such file or folder.',
  EISDIR: 'That is a folder.',
  EACCES: 'This user may not.',
  EPERM: 'This user may not.',
  EROFS: 'That disk cannot be written to.',
  EEXIST: 'That file is there already.',
}

/** A reason as a sentence. */
function explain(error: unknown): string {
  if (
    error instanceof Refused ||
    error instanceof ConfigError ||
    error instanceof DirectoryInUse ||
    error instanceof ArchiveUnusable
  )
    return error.message
  const { name, code = '', message, path } = error as NodeJS.ErrnoException
  if (name === 'AbortError') return 'It was interrupted.'
  const sentence = SYSTEM[code]
  return sentence === undefined ? message : `${path === undefined ? '' : `${path}: `}${sentence}`
}

/** Runs a command. What it has to say is on standard error where its output is the archive itself. */
export function run(nothing: string, command: () => Promise<string>, say: (line: string) => void) {
  command().then(say, (error) => {
    process.stderr.write(`${nothing} ${explain(error)}\n`)
    process.exitCode = 1
  })
}
