// The reference server as the bench runs it: embedded storage, TLS and HTTP/2, rate limits out of the way, and a copy of
// dist/ beside which the limit page lies. Started by stage.ts; tells what it uses when it is asked; ends when its parent does.
import { readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { createGuide } from '@satsang/guide'
import { buildServer } from '../../server/app.ts'
import { openStore } from '../../server/db/open.ts'
import { directoryStore } from '../../server/voice/recordingStore.ts'

const [folder] = process.argv.slice(2)
if (folder === undefined) throw new Error('usage: server.ts <folder with dist/, key.pem and cert.pem>')

const app = await buildServer({
  store: await openStore({ kind: 'directory', path: path.join(folder, 'data') }),
  recordings: directoryStore(path.join(folder, 'recordings')),
  guide: createGuide(),
  distDir: path.join(folder, 'dist'),
  log: { level: 'error', stream: process.stderr },
  rateLimitFactor: 1_000_000,
  tls: { key: readFileSync(path.join(folder, 'key.pem')), cert: readFileSync(path.join(folder, 'cert.pem')) },
})
await app.listen({ port: 0, host: '127.0.0.1' })

const stop = () => {
  app.close().then(
    () => process.exit(0),
    () => process.exit(1),
  )
}
process.once('disconnect', stop)
process.on('message', () => {
  // Times come in microseconds, the peak in kilobytes.
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage()
  process.send?.({
    memory: process.memoryUsage.rss() / 1e6,
    peak: maxRSS / 1e3,
    cpu: (userCPUTime + systemCPUTime) / 1e3,
  })
})
process.send?.({ port: (app.server.address() as AddressInfo).port })
