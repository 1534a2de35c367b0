// The shapes by which the client reads answers (src/shape.ts), one for each object that an answer can have in it.
import { parse } from 'yaml'
import type { components } from '../openapi/v1.d.ts'

type Schemas = components['schemas']
export type Schema = {
  $ref?: string
  type?: string
  enum?: string[]
  const?: unknown
  minLength?: number
  maxLength?: number
  pattern?: string
  format?: string
  minimum?: number
  maximum?: number
  maxItems?: number
  items?: Schema
  required?: string[]
  properties?: Record<string, Schema | boolean>
  oneOf?: Schema[]
  additionalProperties?: boolean
}
type Operation = {
  operationId: string
  parameters?: { name?: string; schema?: Schema }[]
  responses: Record<string, { content?: Record<string, { schema: Schema; examples?: Record<string, Example> }> }>
}
type Example = { $ref?: string; value?: unknown }
export type Document = {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Schema>; examples: Record<string, { value: unknown }> }
}

/** The contract promises it and nothing works without it: an answer, or an item, without it cannot be read. */
const VITAL = Symbol('vital')
/** The contract promises it, and its readers can do without. */
const OPTIONAL = Symbol('optional')
/** One of a few words, of which a newer provider may know more: whoever shows it knows what to do with any. */
const OPEN = Symbol('open')
/** Nobody reads it: it is left where it is. */
const UNREAD = Symbol('unread')

type Known<Name extends keyof Schemas> = Schemas[Name] extends object
  ? {
      [Field in keyof Schemas[Name]]?:
        | Schemas[Name][Field]
        | typeof VITAL
        | typeof OPTIONAL
        | typeof OPEN
        | typeof UNREAD
    }
  : never

/**
 * What stands in the place of a field that the contract promises, where a provider sends something else. Without a line
 * here: the empty text, no list, nought, false; and an object or one of a few words is vital.
 */
const OTHERWISE = {
  AnonymousConversation: {},
  AnonymousLimitReached: { error: VITAL, requires_login: OPTIONAL },
  AnonymousReply: { user_message: OPTIONAL, user_message_count: OPTIONAL, remaining_messages: OPTIONAL },
  AnonymousSession: {
    conversation_id: VITAL,
    remaining_messages: VITAL,
    spiritual_tradition: OPTIONAL,
    language: 'english',
  },
  // A need of a kind that came after this version is one all the same.
  Care: { kind: OPEN },
  CityStats: { users: VITAL, percentage: VITAL, city: VITAL },
  Conversation: { id: VITAL },
  DeviceStatus: { trial_completed: VITAL, remaining_conversations: VITAL },
  FeedbackResult: { success: VITAL },
  GoogleLoginResult: { access_token: VITAL, token_type: 'bearer', route_to: OPTIONAL },
  GuruResponse: { processing_time: UNREAD, ai_confidence: UNREAD },
  LimitStatus: { remaining_messages: VITAL },
  MergedAccount: { access_token: VITAL },
  MessageAudio: {},
  MessageMark: { from: VITAL, to: VITAL },
  MessagePage: { messages: VITAL },
  MessagesFound: { hits: VITAL },
  OtpSent: { success: VITAL },
  PushTokenTransitionResult: { success: VITAL },
  ReferralLink: { referral_link: VITAL, share_text: VITAL },
  ScriptureHit: { page: VITAL, reference: VITAL, original: VITAL },
  ServerMessage: {
    id: VITAL,
    content: VITAL,
    role: 'other',
    message_type: 'text',
    processing_time: UNREAD,
    ai_confidence: UNREAD,
  },
  // Without a time it is not known which of two is the later one.
  SavedItem: { id: VITAL, changed_at: VITAL },
  SavedItems: { items: VITAL },
  Share: { share_url: VITAL, share_text: VITAL },
  SocialProofMessage: { content: VITAL, version: 'social_proof_numbers', stats: OPTIONAL },
  SpiritualReference: { original: VITAL, scripture: OPEN },
  Success: { success: VITAL },
  // Whether a profile is complete nobody guesses: who asks for it decides what its absence means.
  User: {
    id: VITAL,
    language_preference: 'english',
    subscription_status: 'free',
    profile_completed: OPTIONAL,
    voice_preference: UNREAD,
    spiritual_tradition: UNREAD,
    remaining_free_messages: UNREAD,
    consent_notice: UNREAD,
    consent_language: UNREAD,
  },
  TextReply: { message_category: UNREAD, remaining_free_messages: UNREAD },
  UserMessage: { id: VITAL, message_type: 'text', text_content: UNREAD },
  VoiceReply: { user_message: OPTIONAL, message_category: UNREAD, remaining_free_messages: UNREAD },
  WhatsappLogin: { access_token: VITAL, token_type: 'bearer', route_to: OPTIONAL },
  WhatsappLoginRefused: { error: VITAL },
} as const satisfies { [Name in keyof Schemas]?: Known<Name> }

export const readDocument = (yaml: string): Document => parse(yaml, { maxAliasCount: -1 })

const nameOf = (ref: string): string => ref.split('/').at(-1) ?? ''

/** A schema that a reference leads to. @throws {Error} where it leads nowhere */
function resolved(document: Document, schema: Schema): Schema {
  if (schema.$ref === undefined) return schema
  const target = document.components.schemas[nameOf(schema.$ref)]
  if (target === undefined) throw new Error(`nothing is at ${schema.$ref}`)
  return resolved(document, target)
}

/** The answers of operations in JSON: what they are called, their schema, and the contract's own examples. */
export function answersOf(document: Document) {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) =>
      Object.entries(operation.responses ?? {}).flatMap(([status, response]) => {
        const json = response.content?.['application/json']
        if (!status.startsWith('2') || json === undefined) return []
        const examples = Object.values(json.examples ?? {}).map(({ $ref, value }) =>
          $ref === undefined ? value : document.components.examples[nameOf($ref)]?.value,
        )
        return [{ id: operation.operationId, method, path, status: Number(status), schema: json.schema, examples }]
      }),
    ),
  )
}

/** Sorted, as the formatter sorts them. */
const quoted = (words: readonly unknown[]): string => words.map((word) => `'${word}'`).join(', ')

const isObject = ({ properties, oneOf }: Schema): boolean => properties !== undefined || oneOf !== undefined

/** A shape as it is written, and what it needs for that. */
class Writer {
  readonly parts = new Set<string>()
  readonly shapes = new Set<string>()
  readonly #document: Document
  readonly #name: string

  constructor(document: Document, name: string) {
    this.#document = document
    this.#name = name
  }

  part(name: string): string {
    this.parts.add(name)
    return name
  }

  /** @throws {Error} for what the contract has not had so far */
  shape(schema: Schema, isNamed = true): string {
    const name = schema.$ref === undefined ? undefined : nameOf(schema.$ref)
    const real = resolved(this.#document, schema)
    if (name !== undefined && isNamed && isObject(real)) {
      this.shapes.add(name)
      return name
    }
    if (real.oneOf !== undefined) {
      const [one, other, ...more] = real.oneOf
      if (one === undefined || other === undefined || more.length > 0) throw new Error(`${this.#name}: two shapes`)
      // The rarer one has a mark of its own, so it is asked first.
      return `${this.part('either')}(${this.shape(other)}, ${this.shape(one)})`
    }
    if (real.properties !== undefined) return this.#record(real, isNamed)
    if (real.enum !== undefined) return `${this.part('oneOf')}(${quoted(real.enum)})`
    if (typeof real.const === 'string') return `${this.part('oneOf')}(${quoted([real.const])})`
    if (real.const === true) return `${this.part('oneOf')}(true)`
    switch (real.type) {
      case 'array': {
        const most = real.maxItems === undefined ? '' : `, ${real.maxItems}`
        return `${this.part('list')}(${this.shape(real.items ?? {})}${most})`
      }
      case 'boolean':
        return this.part('flag')
      case 'integer':
      case 'number':
        if (typeof real.const !== 'number' && !((real.minimum ?? -1) >= 0))
          throw new Error(`${this.#name}: below nought`)
        return this.part('count')
      case 'string':
        return this.part((real.minLength ?? 0) > 0 || real.format === 'uri' ? 'words' : 'text')
      default:
        throw new Error(`${this.#name} has something that nobody reads yet: ${JSON.stringify(real)}`)
    }
  }

  /** One without a name of its own is of use as a whole only. */
  #record({ properties = {}, required = [] }: Schema, isInner: boolean): string {
    const known: Record<string, unknown> = isInner
      ? Object.fromEntries(required.map((name) => [name, VITAL]))
      : Object.hasOwn(OTHERWISE, this.#name)
        ? OTHERWISE[this.#name as keyof typeof OTHERWISE]
        : {}
    const vital: string[] = []
    const rest: string[] = []
    for (const [name, schema] of Object.entries(properties)) {
      // It is never here.
      if (typeof schema === 'boolean' || known[name] === UNREAD) continue
      const read = known[name] === OPEN ? this.part('text') : this.shape(schema)
      const real = resolved(this.#document, schema)
      const isList = real.type === 'array'
      const isPromised = required.includes(name)
      const plain = { string: "''", boolean: 'false', integer: '0', number: '0' }[real.type ?? '']
      const fallback =
        known[name] === OPEN
          ? "''"
          : (known[name] ?? (isObject(real) || real.enum || typeof real.const === 'string' ? VITAL : plain))
      if (isPromised && !isList && fallback === undefined) throw new Error(`${this.#name}.${name}: or else?`)
      if (isPromised && (known[name] === VITAL || (fallback === VITAL && !isList))) vital.push(`${name}: ${read}`)
      // What a list has lost is counted, so that it is always there.
      else if (isList) rest.push(`${name}: ${this.part('withDefault')}(${read}, [])`)
      else if (!isPromised || fallback === OPTIONAL) rest.push(`${name}: ${read}`)
      else {
        const otherwise =
          known[name] === undefined || known[name] === OPEN ? fallback : JSON.stringify(fallback).replaceAll('"', "'")
        rest.push(`${name}: ${this.part('withDefault')}(${read}, ${otherwise})`)
      }
    }
    return `${this.part('record')}({ ${vital.join(', ')} }, { ${rest.join(', ')} })`
  }
}

/** Every object that an answer can have in it, by its name. */
function reached(document: Document): string[] {
  const names = new Set<string>()
  const visit = (schema: Schema | boolean): void => {
    if (typeof schema === 'boolean') return
    const name = schema.$ref === undefined ? undefined : nameOf(schema.$ref)
    const real = resolved(document, schema)
    // What may hold anything is handed on as it is.
    if (real.additionalProperties === true) return
    if (name !== undefined && isObject(real)) {
      if (names.has(name)) return
      names.add(name)
    }
    for (const inner of [...Object.values(real.properties ?? {}), ...(real.oneOf ?? []), real.items ?? false])
      visit(inner)
  }
  for (const { schema } of answersOf(document)) visit(schema)
  return [...names].sort()
}

const HEADER = '// Generated from openapi/v1.yaml by `npm run api`. Do not edit.\n'

/** The file of the shapes, each after those that it is made of. */
export function shapesOf(yaml: string): string {
  const document = readDocument(yaml)
  const parts = new Set<string>()
  const written = new Map<string, string>()
  const write = (name: string): void => {
    if (written.has(name)) return
    const writer = new Writer(document, name)
    const shape = writer.shape({ $ref: `#/components/schemas/${name}` }, false)
    for (const other of writer.shapes) write(other)
    for (const part of writer.parts) parts.add(part)
    written.set(name, `export const ${name} = ${shape}\n`)
  }
  for (const name of reached(document)) write(name)
  const imports = `import { ${[...parts].sort().join(', ')} } from '../../shape.ts'\n`
  return [HEADER + imports, ...written.values()].join('\n')
}
