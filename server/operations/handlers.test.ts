import { expect, test } from 'vitest'
import { SPECIFIED_CITIES } from '../socialProof/data.ts'
import { createHandlers } from './handlers.ts'
import type { Services } from './services.ts'

type Asked = Parameters<NonNullable<ReturnType<typeof createHandlers>['getSocialProofMessage']>>[0]

/** What a visitor from Moga is shown by a server that was given these. */
const shownBy = async (given: Pick<Services, 'cities'>) => {
  const handlers = createHandlers({
    ...given,
    random: () => 0,
    now: () => new Date('2025-07-14T06:00:00Z'),
  } as Services)
  const query = { spiritual_tradition: 'sikh', version: 'social_proof_numbers', city: 'Moga' }
  return (await handlers.getSocialProofMessage?.({ query } as unknown as Asked))?.stats
}

test('a deployer’s own figures are what people see, in the place of the table of the specification (D21)', async () => {
  const own = SPECIFIED_CITIES.cities.map((city) => ({ ...city, users: 7, percentage: 71 }))
  expect(await shownBy({ cities: { exact: true, cities: own } })).toEqual({ users: 7, percentage: 71, city: 'Moga' })
  expect(await shownBy({})).toEqual({ users: 291, percentage: 89, city: 'Moga' })
})
