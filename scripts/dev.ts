// `npm run dev`: the reference server, restarted when its files change, and the app with hot reload in front of it.
import { spawn } from 'node:child_process'
import { createServer } from 'vite'
import { freePort } from './ports.ts'

const port = Number(process.env.PORT ?? 8787)
// Watched, a server that finds its port taken waits for a file to change, and nobody would know why.
const apiPort = await freePort(port + 1)
const api = spawn(process.execPath, ['--watch-path=server', '--watch-path=openapi', 'server/main.ts'], {
  stdio: 'inherit',
  env: { ...process.env, PORT: String(apiPort) },
})
process.env.SATSANG_API = `http://127.0.0.1:${apiPort}`
const vite = await createServer({ server: { port, strictPort: true } })
await vite.listen()
console.log(`Satsang with hot reload: http://localhost:${port}`)

let isStopping = false
const stop = () => {
  isStopping = true
  api.kill()
  void vite.close().then(() => process.exit(0))
}
process.on('SIGINT', stop)
process.on('SIGTERM', stop)
// Without its server the app is of no use; but for a stop, it has gone first.
api.on('exit', (code) => {
  if (!isStopping) process.exit(code ?? 1)
})
