import type { FastifyInstance } from 'fastify'
import type { OperationId } from './contract.ts'
import { Problem } from './problem.ts'

/** Largest JSON body, bytes. The longest message of the contract, 20 000 characters, is 80 000 bytes when all are emoji. */
export const JSON_LIMIT_BYTES = 128 * 1024

/** Where it is more: 200 saved verses with all their renderings, in scripts of three bytes a letter (D60). */
export const LARGER_BODIES: Partial<Record<OperationId, number>> = { syncSaved: 1024 * 1024 }

const invalidJson = () => new Problem(400, 'invalid_request', 'The request is not valid JSON.')

/**
 * Bodies are JSON, taken as they are: no type is changed. An empty one counts as no body, because some clients name a
 * content type even then. Bytes that are not UTF-8 are refused and not replaced by question marks (D28).
 */
export function registerBodies(app: FastifyInstance) {
  const utf8 = new TextDecoder('utf-8', { fatal: true })
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer', bodyLimit: JSON_LIMIT_BYTES },
    async (_request: unknown, bytes: Buffer) => {
      if (bytes.length === 0) return undefined
      try {
        return JSON.parse(utf8.decode(bytes), refusePrototype)
      } catch {
        // The parser's own message quotes the body.
        throw invalidJson()
      }
    },
  )
}

/** `__proto__` as a field is an attack on whoever copies the object later; no call of the contract knows it. */
function refusePrototype(key: string, value: unknown) {
  if (key === '__proto__') throw invalidJson()
  return value
}
