import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Database } from '../db/schema.ts'
import type { Guide } from '../guide/guide.ts'
import type { Contract } from '../http/contract.ts'
import type { Handlers } from '../http/operations.ts'
import { unavailable } from '../http/problem.ts'
import type { CityTable } from '../socialProof.data.ts'
import { makeSocialProofMessage } from '../socialProof.ts'
import { checkDeviceStatus, checkLimit, getConversation, startSession } from './anonymous.ts'
import { sendAnonymousText } from './sendAnonymousText.ts'

export type Services = {
  db: Kysely<Database>
  guide: Guide
  contract: Contract
  cities?: CityTable
  random: () => number
  now: () => Date
}

/** Every operation that this server has; the rest of the contract answers 501. */
export function createHandlers(services: Services): Handlers {
  const { db, cities, random, now } = services
  return {
    startAnonymousSession: ({ deviceId, body }) => startSession(db, deviceId, body),
    checkDeviceStatus: ({ deviceId, query }) => checkDeviceStatus(db, deviceId, query.spiritual_tradition),
    checkAnonymousLimit: ({ deviceId }) => checkLimit(db, deviceId),
    getAnonymousConversation: ({ deviceId, params }) => getConversation(db, deviceId, params.id),
    sendAnonymousText: ({ deviceId, body, log }) => sendAnonymousText(services, deviceId, body, log),
    getSocialProofMessage: async ({ query }) =>
      makeSocialProofMessage({
        tradition: query.spiritual_tradition,
        random,
        now: now(),
        ...(query.version === undefined ? {} : { version: query.version }),
        ...(query.city === undefined ? {} : { city: query.city }),
        ...(query.context === undefined ? {} : { context: query.context }),
        ...(cities === undefined ? {} : { cities }),
      }),
    getHealth: async () => {
      await sql`select 1`.execute(db).catch(() => {
        throw unavailable()
      })
      return { status: 'ok' }
    },
  }
}
