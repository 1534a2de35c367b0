import { readFileSync } from 'node:fs'
import type { ErrorObject, ValidateFunction } from 'ajv'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormatsModule from 'ajv-formats'
import { parse } from 'yaml'
import type { operations } from '../../openapi/v1.d.ts'
import { Upload } from './multipart.ts'
import { badRequest, deviceIdRequired } from './problem.ts'
import { nameOf, sentenceFor, type Where } from './sentences.ts'

export type OperationId = keyof operations

type Json = Record<string, unknown>
type Parameter = { name: string; in: 'path' | 'query' | 'header'; required?: boolean }
type RawOperation = {
  operationId: OperationId
  parameters?: (Parameter | { $ref: string })[]
  requestBody?: { required?: boolean; content: Record<string, Json> }
  responses: Record<string, { $ref: string } | ResponseObject>
  security?: Json[]
}
type ResponseObject = { headers?: Record<string, Json>; content?: Record<string, Json> }
type Document = {
  servers: { url: string }[]
  security: Json[]
  paths: Record<string, Record<string, unknown> & { parameters?: RawOperation['parameters'] }>
  components: Record<string, Record<string, Json>>
}

/** One operation of openapi/v1.yaml, with everything needed to route it, to check its requests and its answers. */
export type Operation = {
  id: OperationId
  method: string
  /** Path as Fastify writes it, base path included: /api/v1/chat/anonymous/conversation/:id */
  url: string
  /** Who may call: a bearer token, a device id, either of them, or anyone. */
  access: 'bearer' | 'device' | 'bearerOrDevice' | 'public'
  /** Whether its body is a form, multipart/form-data, and not JSON. */
  takesForm: boolean
  /** @throws {Problem} 400 with a sentence that names the first fault */
  checkRequest(request: RequestParts): asserts request is CheckedRequest
  /**
   * @param mime of a body that is bytes and no JSON
   * @throws {ContractBreach}
   */
  checkResponse(status: number, body: unknown, mime?: string): void
}

export type RequestParts = { params: unknown; query: unknown; deviceId: string | undefined; body: unknown }

/** A request that keeps the contract, in the contract's own types; of several operations, one of theirs. */
export type CheckedRequest<K extends OperationId = OperationId> = {
  params: ParametersOf<K, 'path'>
  query: ParametersOf<K, 'query'>
  deviceId: string | undefined
  /** A form where the contract has one. */
  body: BodyOf<K>
}

// `K extends OperationId` makes a union of operations a union of what each of them takes.
type ParametersOf<K extends OperationId, In extends 'path' | 'query'> = K extends OperationId
  ? NonNullable<operations[K]['parameters'][In]>
  : never
type BodyOf<K extends OperationId> = K extends OperationId
  ? operations[K] extends { requestBody: { content: { 'multipart/form-data': infer B } } }
    ? { [P in keyof B]: B[P] extends Blob ? Upload : B[P] }
    : operations[K] extends { requestBody: { content: { 'application/json': infer B } } }
      ? B
      : operations[K] extends { requestBody?: { content: { 'application/json': infer B } } }
        ? B | undefined
        : undefined
  : never

export type Contract = {
  basePath: string
  operations: Operation[]
  /**
   * Checks a value against a schema of `components/schemas`, by name.
   * @throws {ContractBreach}
   */
  checkSchema(name: string, value: unknown): void
}

/** Our own answer breaks openapi/v1.yaml: a fault of this server, answered 500. Tells where, never the value. */
export class ContractBreach extends Error {
  override name = 'ContractBreach'
  /** What the validator found; none where the contract has no such answer. Their messages tell no value either. */
  readonly errors: readonly ErrorObject[]
  constructor(what: string, errors: ErrorObject[] | null | undefined) {
    const where = (errors ?? []).map((e) => `${e.instancePath || '/'} ${e.keyword}`).join(', ')
    super(`${what} breaks the contract: ${where || 'not described there'}`)
    this.errors = errors ?? []
  }
}

export const CONTRACT_FILE = new URL('../../openapi/v1.yaml', import.meta.url)
const DOCUMENT_ID = 'v1'
const JSON_TYPE = 'application/json'
const FORM = 'multipart/form-data'
const METHODS = ['get', 'put', 'post', 'delete', 'patch'] as const
const pointer = (...keys: string[]) =>
  `${DOCUMENT_ID}#/${keys.map((k) => encodeURIComponent(k.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/')}`

/** Reads openapi/v1.yaml, the one source of routing and validation (D4). @throws {Error} when it cannot be read */
export function loadContract(file: URL = CONTRACT_FILE): Contract {
  const document = parse(readFileSync(file, 'utf8')) as Document
  const basePath = document.servers[0]?.url ?? ''

  // Two validators over the same document. Bodies are taken as they are: "5" is no number. Query and path values
  // are always text on the wire, so there a number may be written in digits.
  const strict = newValidator(document, false)
  const lenient = newValidator(document, true)

  const deviceId = strict.compile({ $ref: pointer('components', 'schemas', 'DeviceId') })
  const operations = Object.entries(document.paths).flatMap(([path, item]) =>
    METHODS.filter((method) => method in item).map((method) => readOperation(path, method)),
  )

  function operationAt(path: string, method: string) {
    return (document.paths[path] as Document['paths'][string])[method] as RawOperation
  }

  function readOperation(path: string, method: string): Operation {
    const item = document.paths[path] as Document['paths'][string]
    const raw = operationAt(path, method)
    const parameters = [
      ...(item.parameters ?? []).map((p, i) => resolveParameter(p, ['paths', path, 'parameters', String(i)])),
      ...(raw.parameters ?? []).map((p, i) => resolveParameter(p, ['paths', path, method, 'parameters', String(i)])),
    ]
    const params = parameterObject(parameters, 'path')
    const query = parameterObject(parameters, 'query')
    const content = raw.requestBody?.content ?? {}
    const takesForm = FORM in content
    const bodyType = takesForm ? FORM : JSON_TYPE
    const body =
      bodyType in content
        ? strict.compile({ $ref: pointer('paths', path, method, 'requestBody', 'content', bodyType, 'schema') })
        : undefined
    const files = takesForm ? filesOf(content[FORM]?.schema) : []
    const access = readAccess(raw.security ?? document.security)
    const responses = new Map(Object.keys(raw.responses).map((status) => [status, readResponse(path, method, status)]))

    return {
      id: raw.operationId,
      method: method.toUpperCase(),
      url: basePath + path.replaceAll(/\{(\w+)\}/g, ':$1'),
      access,
      takesForm,
      checkRequest(request) {
        if (request.deviceId === undefined && access === 'device') throw deviceIdRequired()
        if (request.deviceId !== undefined) check(deviceId, request.deviceId, 'deviceId')
        check(params, request.params, 'params')
        check(query, request.query, 'query')
        if (body === undefined || (request.body === undefined && raw.requestBody?.required !== true)) return
        if (takesForm) checkForm(body, files, request.body ?? {})
        else check(body, request.body, 'body')
      },
      checkResponse(status, value, mime) {
        const known = responses.get(String(status)) ?? (status >= 400 ? responses.get('default') : undefined)
        const what = `${raw.operationId} ${status}`
        if (known === undefined) throw new ContractBreach(what, undefined)
        if (mime !== undefined || known instanceof Set) {
          if (!(known instanceof Set) || mime === undefined || !known.has(mime))
            throw new ContractBreach(what, undefined)
        } else if (known === 'empty') {
          if (value !== undefined && value !== null) throw new ContractBreach(what, undefined)
        } else if (!known(value)) throw new ContractBreach(what, known.errors)
      },
    }
  }

  function resolveParameter(parameter: Parameter | { $ref: string }, at: string[]) {
    if (!('$ref' in parameter)) return { ...parameter, schema: { $ref: pointer(...at, 'schema') } }
    const name = parameter.$ref.split('/').at(-1) ?? ''
    const found = document.components.parameters?.[name] as unknown as Parameter
    return { ...found, schema: { $ref: pointer('components', 'parameters', name, 'schema') } }
  }

  function parameterObject(parameters: (Parameter & { schema: Json })[], where: 'path' | 'query') {
    const own = parameters.filter((parameter) => parameter.in === where)
    return lenient.compile({
      type: 'object',
      // Unknown query fields stay allowed: links collect tracking fields on their way, and they change nothing.
      properties: Object.fromEntries(own.map(({ name, schema }) => [name, schema])),
      required: own.filter((parameter) => parameter.required).map(({ name }) => name),
    })
  }

  /** Names of a form's fields that hold a file. */
  function filesOf(schema: unknown): string[] {
    const { properties = {} } = deref(schema) as { properties?: Json }
    return Object.keys(properties).filter((name) => (deref(properties[name]) as Json).format === 'binary')
  }

  function deref(schema: unknown): unknown {
    const { $ref } = schema as { $ref?: string }
    return $ref === undefined ? schema : document.components.schemas?.[$ref.split('/').at(-1) ?? '']
  }

  /** How a response is checked: by a schema, by being empty, or by the media types of its bytes. */
  function readResponse(path: string, method: string, status: string): ValidateFunction | 'empty' | Set<string> {
    const raw = operationAt(path, method).responses[status]
    const name = raw && '$ref' in raw ? (raw.$ref.split('/').at(-1) ?? '') : undefined
    const response = (name === undefined ? raw : document.components.responses?.[name]) as ResponseObject
    if (response.content === undefined) return 'empty'
    if (!(JSON_TYPE in response.content)) return new Set(Object.keys(response.content))
    const at = name === undefined ? ['paths', path, method, 'responses', status] : ['components', 'responses', name]
    return strict.compile({ $ref: pointer(...at, 'content', JSON_TYPE, 'schema') })
  }

  // Compiling takes milliseconds, using what was compiled microseconds.
  const schemas = new Map<string, ValidateFunction>()
  return {
    basePath,
    operations,
    checkSchema(name, value) {
      const validate = schemas.get(name) ?? strict.compile({ $ref: pointer('components', 'schemas', name) })
      schemas.set(name, validate)
      if (!validate(value)) throw new ContractBreach(name, validate.errors)
    },
  }
}

function newValidator(document: Document, coerceTypes: boolean) {
  const ajv = new Ajv2020({ strict: false, coerceTypes, useDefaults: coerceTypes, validateSchema: false })
  // The package is CommonJS; its callable default sits one level deeper for the type checker only.
  const addFormats = addFormatsModule as unknown as (ajv: Ajv2020) => void
  addFormats(ajv)
  ajv.addFormat('binary', true)
  // Without the prefix urn:uuid:, which PostgreSQL does not take.
  ajv.addFormat('uuid', /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i)
  ajv.addSchema(document, DOCUMENT_ID)
  return ajv
}

function readAccess(security: Json[]): Operation['access'] {
  const names = security.flatMap((requirement) => Object.keys(requirement))
  if (names.includes('bearer')) return names.includes('deviceId') ? 'bearerOrDevice' : 'bearer'
  return names.includes('deviceId') ? 'device' : 'public'
}

function check(validate: ValidateFunction, value: unknown, where: Where) {
  const fault = validate(value) ? undefined : validate.errors?.[0]
  if (fault !== undefined) throw badRequest(sentenceFor(fault, where))
}

/** Fields of a form are text, as their schemas are; a file counts as text there, and only where one belongs. */
function checkForm(validate: ValidateFunction, files: string[], form: object) {
  const fields = Object.entries(form)
  check(
    validate,
    Object.fromEntries(fields.map(([name, value]) => [name, value instanceof Upload ? '' : value])),
    'body',
  )
  for (const [name, value] of fields) {
    if (value instanceof Upload === files.includes(name)) continue
    throw badRequest(files.includes(name) ? `${nameOf(name)} has to be a file.` : `${nameOf(name)} has to be text.`)
  }
}
