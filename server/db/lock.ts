import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

/** Long enough for another starter, who read the same stale lock, to overwrite ours. */
const SETTLE_MS = 50

/** Directories locked by this very process; its own process id in a lock file says nothing about these. */
const heldHere = new Set<string>()

/** The directory is in use. The message is a sentence for the person who starts the server. */
export class DirectoryInUse extends Error {
  override name = 'DirectoryInUse'
  constructor(directory: string, pid: string) {
    super(
      `The data directory ${directory} is in use by another Satsang server (process ${pid}). ` +
        'Stop that one first, or set DATA_DIR to another directory.',
    )
  }
}

/**
 * Takes a directory for this process alone; the embedded engine does not do it, and two of them on one directory
 * destroy it. A lock left behind by a killed process is taken over.
 * @returns a function that gives the directory back
 * @throws {DirectoryInUse}
 */
export async function lockDirectory(directory: string): Promise<() => void> {
  const file = resolve(`${directory}.lock`)
  const mine = `${process.pid} ${startOf(process.pid)}`
  if (heldHere.has(file)) throw new DirectoryInUse(directory, String(process.pid))
  heldHere.add(file)
  try {
    mkdirSync(dirname(file), { recursive: true })
    await take(file, mine, directory)
  } catch (error) {
    heldHere.delete(file)
    throw error
  }
  return () => {
    if (!heldHere.delete(file)) return
    if (readLock(file) === mine) rmSync(file, { force: true })
  }
}

async function take(file: string, mine: string, directory: string) {
  try {
    writeFileSync(file, mine, { flag: 'wx' })
    return
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  const theirs = readLock(file)
  if (isAlive(theirs)) throw new DirectoryInUse(directory, theirs.split(' ')[0] ?? '')
  writeFileSync(file, mine)
  await wait(SETTLE_MS)
  const now = readLock(file)
  if (now !== mine) throw new DirectoryInUse(directory, now.split(' ')[0] ?? '')
}

function readLock(file: string) {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch {
    return ''
  }
}

/** Whether the process that wrote this lock still runs. In a container every start may have the same process id. */
function isAlive(lock: string) {
  const [pid = '', start = ''] = lock.split(' ')
  if (!/^\d+$/.test(pid) || Number(pid) === process.pid) return false
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
