import { closeSync, fstatSync, mkdirSync, openSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { basename, dirname, join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** SQLITE_BUSY, and what it says of a file system that keeps no locks. */
const BUSY = 5

/** Directories locked by this very process; its own process id in a lock file says nothing about these. */
const heldHere = new Set<string>()

/** The directory is in use. The message is a sentence for the person who starts the server. */
export class DirectoryInUse extends Error {
  override name = 'DirectoryInUse'
  constructor(directory: string, lock: string) {
    const [pid = '', , host = ''] = lock.split(' ')
    const where = host === '' || host === hostname() ? '' : ` on ${host}`
    const whose = pid === '' ? '' : ` (process ${pid}${where})`
    super(
      `The data directory ${directory} is in use by another Satsang server${whose}. ` +
        'Stop that one first, or set DATA_DIR to another directory.',
    )
  }
}

/**
 * Takes a directory for this process alone; the embedded engine does not do it, and two of them on one directory
 * destroy it. The system holds the lock, and lets it go with the process, however that ends: a process id means nothing
 * in another container. The file beside it only says who has it, and is heeded only where a server of before this lock wrote it.
 * @returns a function that gives the directory back
 * @throws {DirectoryInUse}
 */
export async function lockDirectory(directory: string): Promise<() => void> {
  const file = resolve(`${directory}.lock`)
  const mine = `${process.pid} ${startOf(process.pid)} ${hostname()}`
  if (heldHere.has(file)) throw new DirectoryInUse(directory, mine)
  mkdirSync(dirname(file), { recursive: true })
  const letGo = hold(join(dirname(file), `${basename(directory)}.held`))
  const theirs = readLock(file)
  if (letGo === null) throw new DirectoryInUse(directory, theirs)
  if (isAlive(theirs)) {
    letGo()
    throw new DirectoryInUse(directory, theirs)
  }
  writeFileSync(file, mine)
  heldHere.add(file)
  return () => {
    if (!heldHere.delete(file)) return
    if (readLock(file) === mine) rmSync(file, { force: true })
    letGo()
  }
}

/**
 * Locks a file with the system. SQLite does it the way that each system has, over a network too; Node itself cannot.
 * @returns what lets it go, or null where another process holds it
 */
function hold(file: string): (() => void) | null {
  // To close it would give up the lock (fcntl), so it is open for as long.
  const opened = openSync(file, 'a')
  const locked = new DatabaseSync(file, { timeout: 0 })
  const letGo = () => {
    locked.close()
    closeSync(opened)
  }
  try {
    // Nothing is ever written: a journal would be one more file in the folder.
    locked.exec('pragma journal_mode = memory; begin exclusive')
  } catch (error) {
    letGo()
    if ((error as { errcode?: number }).errcode === BUSY) return null
    throw error
  }
  // Who had it may have removed the file between the two: then somebody else may lock the next of that name.
  if (statSync(file, { throwIfNoEntry: false })?.ino !== fstatSync(opened).ino) {
    letGo()
    return hold(file)
  }
  return () => {
    rmSync(file, { force: true })
    letGo()
  }
}

function readLock(file: string) {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch {
    return ''
  }
}

/** Whether a server of before the system's lock, which named no host, still runs. */
function isAlive(lock: string) {
  const [pid = '', start = '', host = ''] = lock.split(' ')
  if (host !== '' || !/^\d+$/.test(pid) || Number(pid) === process.pid) return false
  try {
    process.kill(Number(pid), 0)
  } catch (error) {
    // EPERM: it runs, as another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
  return start === '' || startOf(Number(pid)) === '' || startOf(Number(pid)) === start
}

/** When a process started (clock ticks since boot), so that a process id used again is noticed; '' if unknown. */
function startOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The second field may hold spaces and brackets: count from the last bracket. Field 22 of proc(5).
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''
  } catch {
    return ''
  }
}
