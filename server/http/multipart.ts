import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { badRequest, Problem, recordingTooLarge, unavailable } from './problem.ts'

/** Largest file of a form, bytes: five minutes of sound as the app records it are 27 million. */
export const FILE_LIMIT_BYTES = 30 * 1024 * 1024
/** A form that says it is larger is refused unread; a smaller one is read to its end, so that it is told why. */
const FORM_LIMIT_BYTES = 2 * FILE_LIMIT_BYTES
/** Bytes of all the files that this process holds at a time: many at once must not exhaust its memory. */
const HELD_LIMIT_BYTES = 512 * 1024 * 1024

const LIMITS = { fileSize: FILE_LIMIT_BYTES, files: 1, fields: 12, parts: 13, fieldSize: 1024, fieldNameSize: 100 }

/** A file of a form, as it came. */
export class Upload {
  readonly bytes: Buffer
  /** In lower case and without parameters: audio/wav */
  readonly mime: string
  constructor(bytes: Buffer, mime: string) {
    this.bytes = bytes
    this.mime = mime.toLowerCase().split(';')[0]?.trim() ?? ''
  }
}

export type Form = Record<string, string | Upload>

/** Makes forms, and nothing else, the bodies of the routes of this scope. */
export async function registerForms(scope: FastifyInstance) {
  scope.removeAllContentTypeParsers()
  await scope.register(multipart, { limits: LIMITS, throwFileSizeLimit: false })
}

let heldBytes = 0
type Held = { bytes: number }

/**
 * Reads a form whole, texts and at most one file, and holds it while it is used.
 * @throws {Problem} 400 for what is no form, 413 for a file that is too large, 503 while too much is held already
 */
export async function withForm<R>(request: FastifyRequest, use: (form: Form) => Promise<R>): Promise<R> {
  const held = { bytes: 0 }
  try {
    return await use(await readForm(request, held))
  } finally {
    heldBytes -= held.bytes
  }
}

async function readForm(request: FastifyRequest, held: Held): Promise<Form> {
  if (Number(request.headers['content-length'] ?? 0) > FORM_LIMIT_BYTES) throw recordingTooLarge()
  const form: Form = Object.create(null)
  let fault: Problem | undefined
  try {
    // To its end whatever comes: a browser that is not heard out does not listen to the answer.
    for await (const part of request.parts()) {
      if (part.fieldname in form) fault ??= badRequest('The request has a field twice.')
      if (part.type === 'file') {
        const bytes = await readFile(part.file, held)
        if (bytes === undefined) fault ??= unavailable()
        else if (part.file.truncated) fault ??= recordingTooLarge()
        else form[part.fieldname] = new Upload(bytes, part.mimetype)
      } else if (typeof part.value !== 'string' || part.valueTruncated) {
        fault ??= badRequest('The request has a field that is too long.')
      } else form[part.fieldname] = part.value
    }
  } catch {
    // The parser's own messages may quote what was sent.
    throw badRequest('The request is not a valid form, or it did not arrive whole.')
  }
  if (fault instanceof Problem) throw fault
  return form
}

/** Undefined when there is no room for it. */
async function readFile(file: AsyncIterable<Buffer>, held: Held): Promise<Buffer | undefined> {
  const chunks: Buffer[] = []
  let isFull = false
  for await (const chunk of file) {
    isFull ||= heldBytes + chunk.length > HELD_LIMIT_BYTES
    if (isFull) continue
    chunks.push(chunk)
    held.bytes += chunk.length
    heldBytes += chunk.length
  }
  return isFull ? undefined : Buffer.concat(chunks)
}
