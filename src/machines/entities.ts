import type { components } from '../api/generated/v1.d.ts'

// Entities of spec §3, as generated from the contract.
type Schemas = components['schemas']

export type Tradition = Schemas['Tradition']
export type Language = Schemas['Language']
export type AnonymousSession = Schemas['AnonymousSession']
export type DeviceStatus = Schemas['DeviceStatus']
export type ServerMessage = Schemas['ServerMessage']
export type SpiritualReference = Schemas['SpiritualReference']
export type SocialProofMessage = Schemas['SocialProofMessage']
export type User = Schemas['User']

export const TRADITIONS = ['sikh', 'hindu'] as const satisfies readonly Tradition[]

/** Spec §4 Tradition: sikh maps to /pn and Punjabi; hindu maps to /hi and Hindi. */
export const PREFIX = { sikh: '/pn', hindu: '/hi' } as const satisfies Record<Tradition, string>
export const NATIVE_LANGUAGE = { sikh: 'punjabi', hindu: 'hindi' } as const satisfies Record<Tradition, Language>

/** A message as the client holds it (spec §3 Chat message, client view). `createdAt` is ISO 8601, null until the server told it. */
export type ChatMessage = {
  id: string
  sender: 'user' | 'guide'
  kind: 'message' | 'processing'
  text: string
  references: SpiritualReference[]
  createdAt: string | null
  clientMessageId: string | null
}
