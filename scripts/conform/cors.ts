// What a browser asks of a provider at another origin than the app's.
import type { Client } from './client.ts'
import { ANY, holds, NotTried, type Rows } from './rows.ts'
import type { Subject } from './subject.ts'

/** What the app sends beyond what any page may, and what it reads of an answer's headers (src/api/client.ts). */
const SENT = ['authorization', 'content-type', 'x-device-id', 'x-device-secret']
const READ = 'retry-after'

const listOf = (value: string | null) =>
  (value ?? '')
    .toLowerCase()
    .split(',')
    .map((each) => each.trim())

/** @param origin where the app is served, as https://app.example */
export async function lookAtCors(client: Client, rows: Rows, subject: Subject, origin?: string): Promise<void> {
  const given = (): string => {
    if (origin === undefined) throw new NotTried('--origin is not given: the app and the provider have one origin')
    return origin
  }
  const allows = (headers: Headers, from: string) => {
    const allowed = headers.get('access-control-allow-origin')
    holds(allowed === from || allowed === '*', `Access-Control-Allow-Origin ${from}`, allowed ?? 'none')
  }
  for (const { id, method } of client.contract.operations)
    await rows.look(id, 'lets the app’s origin call (CORS)', async () => {
      const from = given()
      const headers = {
        Origin: from,
        'Access-Control-Request-Method': method,
        'Access-Control-Request-Headers': SENT.join(','),
      }
      const answer = await client.send('OPTIONS', client.pathOf(id, { params: { id: crypto.randomUUID() } }), {
        headers,
      })
      holds(answer.status >= 200 && answer.status < 300, '2xx to a preflight', String(answer.status))
      allows(answer.headers, from)
      const methods = answer.headers.get('access-control-allow-methods')
      // Those need no permission.
      const isAllowed =
        ['GET', 'POST'].includes(method) || listOf(methods).some((each) => [method.toLowerCase(), '*'].includes(each))
      holds(isAllowed, `Access-Control-Allow-Methods with ${method}`, methods ?? 'none')
      const allowed = listOf(answer.headers.get('access-control-allow-headers'))
      for (const header of SENT) {
        // A star says everything but this one.
        const isCovered = allowed.includes(header) || (allowed.includes('*') && header !== 'authorization')
        holds(isCovered, `Access-Control-Allow-Headers with ${header}`, allowed.join(', ') || 'none')
      }
    })
  await rows.look(ANY, 'answers and refusals can be read by the app’s origin (CORS)', async () => {
    const headers = { Origin: given() }
    const device = subject.newDevice()
    for (const answer of [
      await client.ask('getHealth', { headers, device }),
      await client.ask('getProfile', { headers, device }),
    ]) {
      allows(answer.headers, headers.Origin)
      const exposed = answer.headers.get('access-control-expose-headers')
      holds(
        listOf(exposed).some((each) => [READ, '*'].includes(each)),
        `Access-Control-Expose-Headers with ${READ}`,
        exposed ?? 'none',
      )
    }
  })
}
