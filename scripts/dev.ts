// `npm run dev`: the reference server, restarted when its files change, and the app with hot reload in front of it.
import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import type { Readable, Writable } from 'node:stream'
import { setTimeout } from 'node:timers/promises'
import { createServer } from 'vite'
import { freePort } from './ports.ts'

/** Between two tries whether the server answers, ms. */
const POLL_MS = 200
/** Where the server says that it listens, to people and in its log: people use the app's address, which is another. */
const OWN_ADDRESS = /^Satsang is ready: |"msg":"Server listening at /

const port = Number(process.env.PORT ?? 8787)
if ((await freePort(port)) !== port) {
  console.error(`Port ${port} is taken by another program. Stop that one, or set PORT to another number.`)
  process.exit(1)
}
// Watched, a server that finds its port taken waits for a file to change, and nobody would know why.
const apiPort = await freePort(port + 1)
const apiUrl = `http://127.0.0.1:${apiPort}`
process.env.SATSANG_API = apiUrl
// First, so that no server is left behind when Vite cannot start.
const vite = await createServer({ server: { port, strictPort: true } })
await vite.listen()

const api = spawn(process.execPath, ['--watch-path=server', '--watch-path=openapi', 'server/main.ts'], {
  stdio: ['inherit', 'pipe', 'pipe'],
  // Vite alone asks it: from this machine, and in the clear.
  env: { ...process.env, PORT: String(apiPort), HOST: '127.0.0.1', TLS_CERT_FILE: '', TLS_KEY_FILE: '' },
})
const passOn = (from: Readable, to: Writable) =>
  createInterface({ input: from }).on('line', (line) => {
    if (!OWN_ADDRESS.test(line)) to.write(`${line}\n`)
  })
passOn(api.stdout, process.stdout)
passOn(api.stderr, process.stderr)

let isStopping = false
const stop = () => {
  isStopping = true
  api.kill()
  void vite.close().then(() => process.exit(0))
}
process.on('SIGINT', stop)
process.on('SIGTERM', stop)
// The app is useless without its server, so it ends with it; at a stop it has already ended.
api.on('exit', (code) => {
  if (!isStopping) process.exit(code ?? 1)
})

const answers = () =>
  fetch(`${apiUrl}/api/v1/health`).then(
    ({ ok }) => ok,
    () => false,
  )
while (!(await answers())) await setTimeout(POLL_MS)
if (!isStopping) console.log(`Satsang with hot reload: http://localhost:${port}`)
