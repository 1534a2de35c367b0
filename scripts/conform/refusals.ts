// What a provider has to refuse of each call, made from the contract.
import { randomUUID } from 'node:crypto'
import type { Operation } from '../../server/http/contract.ts'
import type { Asking, Client } from './client.ts'
import { brokenBodies, exampleOf, voiceForm } from './requests.ts'
import { ANY, type Rows } from './rows.ts'
import type { Subject } from './subject.ts'

/** A request that the contract would take but for who sends it. */
function rightOne({ id, takesForm }: Operation): Asking {
  const params = { id: randomUUID() }
  if (takesForm) return { params, form: voiceForm({}) }
  const body = exampleOf(id)
  return Object.keys(body).length === 0 ? { params } : { params, body }
}

/** What another provider need not have (D31, D60, D61): then it knows no such address. */
const OPTIONAL: readonly Operation['id'][] = ['logout', 'syncSaved', 'searchMessages']
const absenceOf = (id: Operation['id']) => (OPTIONAL.includes(id) ? [404, 405] : [])

/** No token is like this one. */
const MADE_UP = 'conform-made-up-token'

export async function lookAtRefusals(client: Client, rows: Rows, subject: Subject): Promise<void> {
  for (const operation of client.contract.operations) await lookAt(client, rows, subject, operation)

  await rows.look(ANY, 'an unknown address is 404, in JSON (D6)', async () => {
    const answer = await client.send('GET', '/conform/nothing-here')
    client.expectStatus(undefined, answer, [404])
    client.problem(answer)
  })
  await rows.look(ANY, 'another method is 405 or 404, in JSON (D6)', async () => {
    const answer = await client.send('DELETE', client.pathOf('getHealth'))
    client.expectStatus(undefined, answer, [404, 405])
    client.problem(answer)
  })
}

async function lookAt(client: Client, rows: Rows, subject: Subject, operation: Operation): Promise<void> {
  const { id, access, takesForm } = operation
  // Of a device that nothing else is tried with.
  const device = subject.newDevice()

  if (access === 'bearer')
    await rows.look(id, 'refuses who has no token, 401', async () => {
      const statuses = [401, ...absenceOf(id)]
      await client.refused(id, statuses, { ...rightOne(operation), device }, 'a call without a token')
      await client.refused(id, statuses, { ...rightOne(operation), device, token: MADE_UP }, 'a token that is none')
    })
  if (access === 'device')
    await rows.look(id, 'refuses who has no device id, 400', async () => {
      await client.refused(id, [400], rightOne(operation), 'a call without a device id', 'device_id_required')
    })
  if (access === 'bearerOrDevice')
    await rows.look(id, 'refuses who has neither token nor device id', async () => {
      await client.refused(id, [400, 401], rightOne(operation), 'a call without token and device id')
    })

  const broken: [what: string, asking: Asking][] = takesForm
    ? [['a form without a recording', { form: voiceForm({}, false) }]]
    : [...brokenBodies(id).map(([what, text]): [string, Asking] => [what, { text }]), ...brokenQueries(id)]
  if (broken.length === 0) return
  await rows.look(id, 'refuses what breaks the contract, 400', async () => {
    const token = access === 'bearer' ? subject.tokenFor(id) : undefined
    // Which of several faults is told first, nobody says.
    const statuses = [400, 422, ...(operation.url.includes('/:') ? [404] : absenceOf(id))]
    for (const [what, asking] of broken)
      await client.refused(id, statuses, { params: { id: randomUUID() }, ...asking, device, token }, what)
  })
}

function brokenQueries(id: Operation['id']): [string, Asking][] {
  if (id === 'getSocialProofMessage')
    return [
      ['no tradition', {}],
      ['a tradition that is none', { query: { spiritual_tradition: 'other' } }],
    ]
  if (id === 'checkDeviceStatus') return [['a tradition that is none', { query: { spiritual_tradition: 'other' } }]]
  if (id === 'listAllMessages')
    return [
      ['page 0', { query: { page: 0, limit: 5 } }],
      ['a page of 6', { query: { page: 1, limit: 6 } }],
    ]
  if (id === 'getAnonymousConversation') return [['an id that is none', { params: { id: 'none' } }]]
  return []
}
