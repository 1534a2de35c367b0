import type { Readable } from 'node:stream'
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import type { operations } from '../../openapi/v1.d.ts'
import { type Caller, callerOfToken, tokenOf } from '../auth/tokens.ts'
import type { Database } from '../db/schema.ts'
import { LARGER_BODIES } from './bodies.ts'
import type { CheckedRequest, Contract, Operation, OperationId, RequestParts } from './contract.ts'
import { registerForms, withForm } from './multipart.ts'
import { deviceIdRequired, methodNotAllowed, notImplemented, unauthorized } from './problem.ts'
import { addressOf, announcedBytes } from './rateLimit.ts'

type Result<K extends OperationId> = operations[K]['responses'] extends {
  200: { content: { 'application/json': infer R } }
}
  ? R
  : operations[K]['responses'] extends { 200: { content: { 'audio/wav': unknown } } }
    ? Bytes
    : undefined

/** An answer that is bytes and no JSON. Its headers have to say how many they are. */
export class Bytes {
  readonly status: 200 | 206
  readonly mime: string
  readonly bytes: Readable
  readonly headers: Record<string, string>
  constructor(status: 200 | 206, mime: string, bytes: Readable, headers: Record<string, string>) {
    this.status = status
    this.mime = mime
    this.bytes = bytes
    this.headers = headers
  }
}

/** A request that keeps the contract, in the contract's own types. */
export type Call<K extends OperationId> = Omit<CheckedRequest<K>, 'deviceId'> & {
  /** X-Device-ID; '' where the contract does not ask for one and none was sent. */
  deviceId: string
  /** X-Device-Secret, if one came (D51). */
  deviceSecret: string | undefined
  /** Whose bearer token came; '' where the contract asks for none. */
  userId: string
  /** Whether that user may use what needs a completed profile (spec section 6). */
  hasCompleteProfile: boolean
  /** The bearer token itself, for the call that revokes it; '' where the contract asks for none. */
  token: string
  /** The caller's address, as limits count it. */
  address: string
  /** Bytes of the body, as the request announced them; 0 where it did not. */
  announcedBytes: number
  /** Where the caller reached this server: https://satsang.example.com */
  origin: string
  /** The Range header, if one came. */
  range: string | undefined
  /** Adds a header to the answer. */
  setHeader(name: string, value: string): void
  log: FastifyBaseLogger
}

/** What the server can do. An operation of the contract that is not here answers 501. */
export type Handlers = { [K in OperationId]?: (call: Call<K>) => Promise<Result<K>> }

type Handler = (call: Call<OperationId>) => Promise<unknown>

declare module 'fastify' {
  interface FastifyContextConfig {
    operation?: Operation
  }
  interface FastifyRequest {
    /** Set by `admit`, see Call. */
    caller: Caller
  }
}

/**
 * Routes every operation of the contract to its handler, and checks what comes in and what goes out.
 * @param incoming folder for the files of forms
 */
export async function registerOperations(
  app: FastifyInstance,
  contract: Contract,
  handlers: Handlers,
  db: Kysely<Database>,
  incoming: string,
) {
  app.decorateRequest('caller')
  // Always on: a server that is a reference must not teach anyone a wrong answer. Errors pass here as well.
  app.addHook('preSerialization', async (request, reply, payload) => {
    request.routeOptions.config.operation?.checkResponse(reply.statusCode, payload)
    return payload
  })
  const [withForms, others] = [true, false].map((kind) =>
    contract.operations.filter(({ takesForm }) => takesForm === kind),
  ) as [Operation[], Operation[]]
  registerRoutes(app, others, handlers, db, incoming)
  // A scope of their own, so that a form elsewhere, and JSON here, is a kind of content that is not understood.
  await app.register(async (scope) => {
    await registerForms(scope)
    registerRoutes(scope, withForms, handlers, db, incoming)
  })
  refuseOtherMethods(app, contract)
}

function registerRoutes(
  app: FastifyInstance,
  operations: Operation[],
  handlers: Handlers,
  db: Kysely<Database>,
  incoming: string,
) {
  for (const operation of operations) {
    const handler = handlers[operation.id] as Handler | undefined
    const largest = LARGER_BODIES[operation.id]
    app.route({
      method: operation.method,
      url: operation.url,
      config: { operation },
      ...(largest !== undefined && { bodyLimit: largest }),
      // Before a byte of the body is read: who may not come in costs nothing more.
      onRequest: async (request) => {
        request.caller = await admit(db, operation, request)
        if (handler === undefined) throw notImplemented()
      },
      handler: async (request, reply) => {
        const answer = async (body: unknown) => {
          const { params, query, caller } = request
          const parts: RequestParts = { params, query, deviceId: deviceIdOf(request), body }
          operation.checkRequest(parts)
          return handler?.({
            ...parts,
            deviceId: parts.deviceId ?? '',
            deviceSecret: request.headers['x-device-secret']?.toString(),
            ...caller,
            token: caller.userId === '' ? '' : (tokenOf(request.headers.authorization) ?? ''),
            address: addressOf(request),
            announcedBytes: announcedBytes(request),
            origin: originOf(request),
            range: request.headers.range,
            setHeader: (name, value) => void reply.header(name, value),
            log: request.log,
          })
        }
        const result = await (operation.takesForm && request.isMultipart()
          ? withForm(request, incoming, answer)
          : answer(request.body))
        if (result instanceof Bytes) return sendBytes(reply, operation, result)
        // The contract's success without a body.
        if (result === undefined) reply.code(204)
        return result
      },
    })
  }
}

/** Bytes pass no serialisation, so they are checked here. */
function sendBytes(reply: FastifyReply, operation: Operation, { status, mime, bytes, headers }: Bytes) {
  operation.checkResponse(status, undefined, mime)
  return reply.code(status).type(mime).headers(headers).send(bytes)
}

function deviceIdOf(request: FastifyRequest): string | undefined {
  const header = request.headers['x-device-id']
  return typeof header === 'string' && header !== '' ? header : undefined
}

/** Read anew from a URL, because a Host header may be any text. */
export function originOf(request: FastifyRequest): string {
  const url = `${request.protocol}://${request.host}`
  return URL.canParse(url) ? new URL(url).origin : `${request.protocol}://localhost`
}

const VISITOR: Caller = { userId: '', hasCompleteProfile: false }

/**
 * Who may come in; a visitor where no user is needed.
 * @throws {Problem} 401 without a valid token, 400 where neither token nor device id came
 */
async function admit(db: Kysely<Database>, { access }: Operation, request: FastifyRequest): Promise<Caller> {
  if (access === 'public' || access === 'device') return VISITOR
  const { authorization } = request.headers
  if (access === 'bearerOrDevice' && authorization === undefined) {
    if (deviceIdOf(request) === undefined) throw deviceIdRequired()
    return VISITOR
  }
  const caller = await callerOfToken(db, authorization)
  if (caller === null) throw unauthorized()
  return caller
}

function refuseOtherMethods(app: FastifyInstance, contract: Contract) {
  for (const [url, known] of Map.groupBy(contract.operations, (operation) => operation.url)) {
    const allowed = known.flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method]))
    const refused = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'].filter((m) => !allowed.includes(m))
    app.route({
      method: refused,
      url,
      onRequest: async () => {
        throw methodNotAllowed(allowed.join(', '))
      },
      handler: async () => undefined,
    })
  }
}
