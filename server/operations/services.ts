import type { Guide } from '@satsang/guide'
import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'
import type { Database } from '../db/schema.ts'
import type { Contract } from '../http/contract.ts'
import type { Call } from '../http/operations.ts'
import type { TakeKey } from '../http/rateLimit.ts'
import type { CityTable } from '../socialProof/data.ts'
import type { RecordingStore } from '../voice/recordingStore.ts'
import type { Speech } from '../voice/speech.ts'

/** What an identity provider says about the owner of an access token. */
type Identity = { subject: string; email: string; emailVerified: boolean; name: string; audience: string }

/** Something that can tell whose an access token is. */
export type IdentityProvider = {
  /** The client id that tokens have to be made for. */
  audience: string
  /** Null for a token that the provider does not know. Throws when the provider cannot be reached. */
  identify(accessToken: string): Promise<Identity | null>
}

/** Brings a code to a phone. Throws when it could not; the error is logged without its message. */
export type CodeSender = {
  send(message: { to: string; code: string; text: string }, log: FastifyBaseLogger): Promise<void>
}

/** What the operations are given. */
export type Services = {
  db: Kysely<Database>
  /** Where the sound of voice messages lies. */
  recordings: RecordingStore
  guide: Guide
  contract: Contract
  cities?: CityTable
  /** Without one, the call that needs it answers 501. */
  identityProvider?: IdentityProvider
  codeSender: CodeSender
  /** Without one, recordings are kept and not understood. */
  speech?: Speech
  /** Limits on what only a handler knows. */
  takeKey: TakeKey
  /** Where the app is reached, for referral links; without it, where the caller reached this server. */
  publicOrigin?: string
  /** Whose language-model service writes the answers (D43); none where left out. */
  languageModel?: string
  /** Whether the server closes, and only finishes what it was asked. */
  isDraining: () => boolean
  random: () => number
  now: () => Date
}

/** The form that an operation takes. */
export type FormOf<K extends 'sendVoice' | 'sendAnonymousVoice'> = Call<K>['body']
