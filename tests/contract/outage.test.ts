import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { openStore } from '../../server/db/open.ts'
import { toProblem } from '../../server/http/errors.ts'
import { createTestDatabase, newDevice, startServer } from './harness.ts'

const base = process.env.TEST_DATABASE_URL

/** A way to a PostgreSQL that can be frozen: connections stay, and no byte passes. */
async function frozenAtWill(target: URL) {
  const pairs = new Set<Socket>()
  let isFrozen = false
  const proxy = createServer((near) => {
    const far = connect(Number(target.port || 5432), target.hostname)
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      pairs.add(from)
      from.on('data', (data) => {
        if (!isFrozen) to.write(data)
      })
      from.on('error', () => {})
      from.on('close', () => {
        pairs.delete(from)
        to.destroy()
      })
    }
  }).listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  const url = new URL(target)
  url.hostname = '127.0.0.1'
  url.port = String((proxy.address() as AddressInfo).port)
  return {
    url: url.href,
    freeze(frozen: boolean) {
      isFrozen = frozen
    },
    close() {
      for (const socket of pairs) socket.destroy()
      proxy.close()
    },
  }
}

test.skipIf(base === undefined)('a database that freezes is 503, and one that is back is used again', async () => {
  const database = await createTestDatabase(base ?? '')
  const way = await frozenAtWill(new URL(database.url))
  const store = await openStore({ kind: 'postgres', url: way.url, connectTimeoutMs: 300, silenceMs: 300 })
  const server = await startServer({ store })
  const paths = ['/health', '/chat/anonymous/check-device-status', '/chat/conversations']
  const look = (path: string) => server.api(path, { device: newDevice(), token: 'x' })
  const isBack = async () => {
    while ((await server.api('/health')).status !== 200) await setTimeout(20)
  }
  await isBack()
  await Promise.all(Array.from({ length: 20 }, (_, i) => look(paths[i % 3] ?? '')))

  way.freeze(true)
  // More than there are connections; and a transaction, whose rollback is not answered either.
  const started = server.api('/chat/anonymous/start', {
    device: newDevice(),
    body: { spiritual_tradition: 'sikh', language: 'punjabi' },
  })
  for (const answer of await Promise.all([started, ...Array.from({ length: 30 }, (_, i) => look(paths[i % 3] ?? ''))]))
    expect(answer).toMatchObject({ status: 503, body: { code: 'unavailable' } })
  await expect(
    store.db.transaction().execute((trx) => trx.selectFrom('users').select('id').execute()),
  ).rejects.toThrow()

  way.freeze(false)
  await isBack()
  expect((await look('/chat/anonymous/check-device-status')).status).toBe(200)
  await server.close()
  way.close()
  await database.drop()
})

test.each([
  '53100', // disk_full: a PostgreSQL, and the embedded engine
  '53200',
  '58030',
  'ENOSPC',
  'EDQUOT',
  '25006',
])('an error %s of the storage is 503 and not a fault of ours', (code) => {
  expect(toProblem(Object.assign(new Error('x'), { code }))).toMatchObject({ status: 503, code: 'unavailable' })
})
