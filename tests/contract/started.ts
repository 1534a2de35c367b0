import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

export type Started = { child: ChildProcess; output: () => string; exited: Promise<number | null> }

const SERVER = new URL('../../server/', import.meta.url)

/** Starts files of the server as their commands would, on a data directory. */
export function startsOn(directory: string) {
  const running = new Set<ChildProcess>()
  const run = (file: string, args: readonly string[], env: Record<string, string>): Started => {
    const child = spawn(process.execPath, [fileURLToPath(new URL(file, SERVER)), ...args], {
      env: { PATH: process.env.PATH, DATA_DIR: directory, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    running.add(child)
    let output = ''
    const collect = (data: Buffer) => {
      output += data
    }
    child.stdout?.on('data', collect)
    child.stderr?.on('data', collect)
    // Its last words may come after its end.
    const exited = once(child, 'close').then(([code]) => {
      running.delete(child)
      return code as number | null
    })
    return { child, output: () => output, exited }
  }
  return {
    /** On a free port. */
    start: (env: Record<string, string> = {}) => run('main.ts', [], { PORT: '0', RATE_LIMIT_FACTOR: '1000', ...env }),
    run,
    killAll() {
      for (const child of running) child.kill('SIGKILL')
    },
  }
}

/** Where it answers, once it does. */
export async function ready({ output, exited }: Started): Promise<string> {
  const failed = exited.then(() => {
    throw new Error(`the server ended: ${output()}`)
  })
  const found = (async () => {
    for (;;) {
      const url = /Satsang is ready: (https?:\/\/\S+)/.exec(output())?.[1]
      if (url !== undefined) return url.replace('localhost', '127.0.0.1')
      await new Promise((resolve) => setTimeout(resolve, 25))
    }
  })()
  return Promise.race([found, failed]) as Promise<string>
}
