// Asks a provider, as the app does, and reads what comes by the contract.

import type { components, operations } from '../../openapi/v1.d.ts'
import {
  type Contract,
  ContractBreach,
  loadContract,
  type Operation,
  type OperationId,
} from '../../server/http/contract.ts'
import { Differs, holds, NotTried } from './rows.ts'

export type Schemas = components['schemas']

/** How long a call may take, and a post below /chat/, ms (spec section 7). */
const TIMEOUT_MS = 30_000
const CHAT_TIMEOUT_MS = 300_000
/** After so many calls without an answer the provider is asked no more. */
const MOST_SILENCES = 3
/** Requests of one run. What would take more is a fault of this command. */
const MOST_REQUESTS = 400
/** Bytes that are read of an answer. */
const MOST_BYTES = 64 * 1024 * 1024

export type Asking = {
  params?: Record<string, string>
  query?: Record<string, string | number>
  /** Sent as JSON. */
  body?: unknown
  /** Sent as it is, and said to be JSON. */
  text?: string
  form?: FormData
  device?: string
  secret?: string
  token?: string
  headers?: Record<string, string>
}

export type Answer = { status: number; headers: Headers; bytes: Buffer; text: string }

type BodyOf<K extends OperationId> = operations[K]['responses'] extends {
  200: { content: { 'application/json': infer Body } }
}
  ? Body
  : undefined

/** The provider cannot be asked at all. Its message is a sentence. */
export class Unreachable extends Error {
  override name = 'Unreachable'
}

/** No answer came: why, in a few words. */
class Silence extends Error {}

/** What is not there (501) without being a fault: a way in that nobody set up (D18, D19), and logout (D31). */
const MAY_BE_MISSING: readonly OperationId[] = ['loginWithGoogle', 'sendWhatsappOtp', 'verifyWhatsappOtp', 'logout']

const JSON_TYPE = 'application/json'
const mimeOf = (answer: Answer) => answer.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? ''

export class Client {
  readonly contract: Contract = loadContract()
  requests = 0
  readonly #base: string
  readonly #timeoutMs: number | undefined
  readonly #secrets: readonly RegExp[]
  #silences = 0

  /**
   * @param base address of v1, without a slash at its end
   * @param secrets what no row may repeat, whatever a provider answers: it is taken out of answers as they come
   * @param timeoutMs in place of those of section 7
   */
  constructor(base: string, secrets: readonly string[] = [], timeoutMs?: number) {
    this.#base = base
    this.#timeoutMs = timeoutMs
    this.#secrets = secrets.map((secret) => new RegExp(secret.replaceAll(/[^\w]/g, '\\$&'), 'gi'))
  }

  operation(id: OperationId): Operation {
    const found = this.contract.operations.find((operation) => operation.id === id)
    if (found === undefined) throw new Error(`the contract has no ${id}`)
    return found
  }

  /** Where an operation is asked, below the base path. */
  pathOf(id: OperationId, { params = {}, query = {} }: Pick<Asking, 'params' | 'query'> = {}): string {
    const path = this.operation(id).url.slice(this.contract.basePath.length)
    const asked = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)])).toString()
    const filled = path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
    return asked === '' ? filled : `${filled}?${asked}`
  }

  ask(id: OperationId, asking: Asking = {}): Promise<Answer> {
    return this.send(this.operation(id).method, this.pathOf(id, asking), asking)
  }

  /**
   * The body of an answer that is as it should be: a success, of the contract's status, kind and shape.
   * @throws {Differs}, {NotTried}
   */
  async right<K extends OperationId>(id: K, asking: Asking = {}, status = 200): Promise<BodyOf<K>> {
    const answer = await this.ask(id, asking)
    this.expectStatus(id, answer, [status])
    return this.read(id, answer) as BodyOf<K>
  }

  /**
   * What an answer has in it, once its kind and its shape are the contract's.
   * @throws {Differs}
   */
  read(id: OperationId, answer: Answer): unknown {
    const { status, text } = answer
    const isEmpty = status === 204
    const mime = mimeOf(answer)
    if (isEmpty) holds(text === '', 'an empty body with 204', `${text.length} characters`)
    const isBytes = !isEmpty && mime !== JSON_TYPE && status < 300
    const body = isEmpty || isBytes ? undefined : jsonOf(answer)
    try {
      this.operation(id).checkResponse(status, body, isBytes ? mime : undefined)
    } catch (error) {
      if (!(error instanceof ContractBreach)) throw error
      if (isBytes && error.errors.length === 0)
        throw new Differs(`the contract's content type with ${status}`, mime || 'none')
      throw new Differs(`the contract's body with ${status}`, whatIsWrong(error))
    }
    return body
  }

  /**
   * A refusal: of one of the statuses, and a Problem (D6), of this `code` where one is given.
   * @throws {Differs}, {NotTried}
   */
  async refused(id: OperationId, statuses: readonly number[], asking: Asking, what: string, code?: string) {
    const answer = await this.ask(id, asking)
    this.expectStatus(id, answer, statuses, `for ${what}`)
    const problem = this.problem(answer)
    if (code !== undefined && problem.code !== code)
      throw new Differs(`the code ${code} for ${what}`, problem.code ?? 'none')
    return problem
  }

  /** The Problem that an answer is (D6). @throws {Differs} */
  problem(answer: Answer): Schemas['Error'] {
    const body = jsonOf(answer)
    try {
      this.contract.checkSchema('Error', body)
    } catch (error) {
      if (!(error instanceof ContractBreach)) throw error
      throw new Differs(`{ detail, code? } with ${answer.status} (D6)`, whatIsWrong(error))
    }
    return body as Schemas['Error']
  }

  /**
   * @throws {Differs} for another status
   * @throws {NotTried} where the provider asks to wait (429), or need not have this call (501)
   */
  expectStatus(id: OperationId | undefined, answer: Answer, statuses: readonly number[], when = ''): void {
    const { status, headers } = answer
    if (statuses.includes(status)) return
    const missing = status === 501 && id !== undefined && MAY_BE_MISSING.includes(id)
    if (missing || status === 429) this.problem(answer)
    if (missing) throw new NotTried('the provider does not have this call (501), and need not')
    if (status === 429) {
      const wait = headers.get('retry-after') ?? ''
      holds(/^[1-9]\d*$/.test(wait), 'Retry-After in seconds with 429', wait || 'none')
      throw new NotTried(`the provider asks to wait ${wait} s (429)`)
    }
    throw new Differs(`${statuses.join(' or ')}${when && ` ${when}`}`, describe(answer))
  }

  /**
   * @throws {Differs} where no answer comes
   * @throws {NotTried} where that happened too often
   */
  async send(method: string, path: string, asking: Asking = {}): Promise<Answer> {
    if (this.#silences >= MOST_SILENCES)
      throw new NotTried(`the provider did not answer ${MOST_SILENCES} times, and was asked no more`)
    try {
      return await this.#exchange(method, path, asking)
    } catch (error) {
      if (!(error instanceof Silence)) throw error
      this.#silences += 1
      throw new Differs('an answer', error.message)
    }
  }

  /** @throws {Unreachable} where nothing answers at this address at all */
  async reach(): Promise<void> {
    try {
      await this.#exchange('GET', this.pathOf('getHealth'), {})
    } catch (error) {
      if (!(error instanceof Silence)) throw error
      throw new Unreachable(`${this.#base} does not answer: ${error.message}.`)
    }
  }

  async #exchange(method: string, path: string, asking: Asking): Promise<Answer> {
    this.requests += 1
    if (this.requests > MOST_REQUESTS) throw new Error(`more than ${MOST_REQUESTS} requests`)
    const isChat = method === 'POST' && path.startsWith('/chat/')
    const timeoutMs = this.#timeoutMs ?? (isChat ? CHAT_TIMEOUT_MS : TIMEOUT_MS)
    const { device, secret, token, body, text, form, headers } = asking
    const json = text ?? (body === undefined ? undefined : JSON.stringify(body))
    try {
      const response = await fetch(this.#base + path, {
        method,
        // Where a provider sends a call elsewhere, a token would go along.
        redirect: 'manual',
        signal: AbortSignal.timeout(timeoutMs),
        headers: {
          ...(device === undefined ? {} : { 'X-Device-ID': device }),
          ...(secret === undefined ? {} : { 'X-Device-Secret': secret }),
          ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
          ...(json === undefined ? {} : { 'Content-Type': JSON_TYPE }),
          ...headers,
        },
        body: form ?? json,
      })
      const bytes = await readBytes(response)
      const clean = (text: string) => this.#secrets.reduce((kept, secret) => kept.replaceAll(secret, 'secret'), text)
      const kept = [...response.headers].map(([name, value]): [string, string] => [name, clean(value)])
      return { status: response.status, headers: new Headers(kept), bytes, text: clean(bytes.toString('utf8')) }
    } catch (error) {
      throw new Silence(whySilent(error, timeoutMs))
    }
  }
}

async function readBytes({ body }: Response): Promise<Buffer> {
  if (body === null) return Buffer.alloc(0)
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body as unknown as AsyncIterable<Uint8Array>) {
    size += chunk.length
    if (size > MOST_BYTES) throw new Error(`more than ${MOST_BYTES} bytes`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

function whySilent(error: unknown, timeoutMs: number): string {
  const { name, message, cause } = error as Error
  if (name === 'TimeoutError') return `nothing within ${timeoutMs / 1000} s`
  const { code } = (cause ?? {}) as { code?: string }
  return code ?? (cause instanceof Error ? cause.message : message)
}

/** @throws {Differs} for what is not declared as JSON, or does not parse as JSON */
function jsonOf(answer: Answer): unknown {
  holds(mimeOf(answer) === JSON_TYPE, `${JSON_TYPE} with ${answer.status}`, mimeOf(answer) || 'no content type')
  try {
    return JSON.parse(answer.text)
  } catch {
    throw new Differs(`JSON with ${answer.status}`, answer.text === '' ? 'an empty body' : 'what cannot be parsed')
  }
}

/** Paths and rules of the contract, and never what a person wrote. */
function whatIsWrong({ errors, message }: ContractBreach): string {
  if (errors.length === 0) return message
  const told = errors.map(({ instancePath, message, params }) => {
    const more = (params as { additionalProperty?: string }).additionalProperty
    return `${instancePath} ${message}${more === undefined ? '' : ` (${more})`}`.trim()
  })
  return [...new Set(told)].slice(0, 4).join('; ')
}

/** An answer in a few words: its status, and the code of a Problem or the kind of what else came. */
function describe(answer: Answer): string {
  const { status, text } = answer
  if (mimeOf(answer) !== JSON_TYPE) return `${status} ${mimeOf(answer)}`.trim()
  const code = /"code"\s*:\s*"([a-z0-9_]{1,60})"/.exec(text)?.[1]
  return code === undefined ? String(status) : `${status} ${code}`
}
