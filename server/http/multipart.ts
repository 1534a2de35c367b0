import { rm } from 'node:fs/promises'
import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { newFile } from '../voice/recordingStore.ts'
import { badRequest, Problem, recordingTooLarge, unavailable } from './problem.ts'

/** Largest file of a form, bytes: five minutes of sound as the app records it are 27 million. */
const FILE_LIMIT_BYTES = 30 * 1024 * 1024
/** A form that says it is larger is refused unread; a smaller one is read to its end, so that it is told why. */
const FORM_LIMIT_BYTES = 2 * FILE_LIMIT_BYTES
/** Files of forms that this process holds at a time, and their bytes: many at once must not fill the disk. */
const HELD_LIMIT = { files: 500, bytes: 512 * 1024 * 1024 }

const LIMITS = { fileSize: FILE_LIMIT_BYTES, files: 1, fields: 12, parts: 13, fieldSize: 1024, fieldNameSize: 100 }

/** A file of a form, as it came. It is there while the form is used; who wants to keep it may move it away. */
export class Upload {
  readonly file: string
  readonly size: number
  /** In lower case and without parameters: audio/wav */
  readonly mime: string
  constructor(file: string, size: number, mime: string) {
    this.file = file
    this.size = size
    this.mime = mime.toLowerCase().split(';')[0]?.trim() ?? ''
  }
}

export type Form = Record<string, string | Upload>

/** Makes forms, and nothing else, the bodies of the routes of this scope. */
export async function registerForms(scope: FastifyInstance) {
  scope.removeAllContentTypeParsers()
  await scope.register(multipart, { limits: LIMITS, throwFileSizeLimit: false })
}

/** What is held by all forms, and by one. */
const allHeld = { files: 0, bytes: 0 }
type Held = { paths: string[]; bytes: number }

/**
 * Reads a form, texts and at most one file, and holds it while it is used. The file goes to the disk as it comes.
 * @param incoming folder for the file
 * @param limit for a test of what this process holds of all forms together
 * @throws {Problem} 400 for what is no form, 413 for a file that is too large, 503 while too much is held already, or when
 * the disk does not take it
 */
export async function withForm<R>(
  request: FastifyRequest,
  incoming: string,
  use: (form: Form) => Promise<R>,
  limit = HELD_LIMIT,
): Promise<R> {
  const held: Held = { paths: [], bytes: 0 }
  try {
    return await use(await readForm(request, incoming, held, limit))
  } finally {
    allHeld.files -= held.paths.length
    allHeld.bytes -= held.bytes
    // One that stays behind is found by the next upkeep (operations/recordingUpkeep.ts).
    await Promise.allSettled(held.paths.map((path) => rm(path, { force: true })))
  }
}

async function readForm(
  request: FastifyRequest,
  incoming: string,
  held: Held,
  limit: typeof HELD_LIMIT,
): Promise<Form> {
  if (Number(request.headers['content-length'] ?? 0) > FORM_LIMIT_BYTES) throw recordingTooLarge()
  const form: Form = Object.create(null)
  let fault: Problem | undefined
  try {
    // To its end whatever comes: a browser that is not heard out does not listen to the answer.
    for await (const part of request.parts()) {
      if (part.fieldname in form) fault ??= badRequest('The request has a field twice.')
      if (part.type === 'file') {
        const read = await readFile(part.file, incoming, held, limit)
        if (read instanceof Problem) fault ??= read
        else if (part.file.truncated) fault ??= recordingTooLarge()
        else form[part.fieldname] = new Upload(read.path, read.size, part.mimetype)
      } else if (typeof part.value !== 'string' || part.valueTruncated) {
        fault ??= badRequest('The request has a field that is too long.')
      } else form[part.fieldname] = part.value
    }
  } catch {
    // The parser lets go of the rest, and what comes after it on the connection would wait behind that.
    request.raw.resume()
    // The parser's own messages may quote what was sent.
    throw badRequest('The request is not a valid form, or it did not arrive whole.')
  }
  if (fault instanceof Problem) throw fault
  return form
}

/** Reads it to its end. A problem where there is no room for it, or the disk does not take it. */
async function readFile(file: AsyncIterable<Buffer>, incoming: string, held: Held, limit: typeof HELD_LIMIT) {
  let fault = allHeld.files >= limit.files ? unavailable() : undefined
  const kept = fault === undefined ? await newFile(incoming).catch(refusedBy) : fault
  if (kept instanceof Problem) fault = kept
  else {
    held.paths.push(kept.path)
    allHeld.files += 1
  }
  let size = 0
  try {
    for await (const chunk of file) {
      if (kept instanceof Problem || fault !== undefined) continue
      if (allHeld.bytes + chunk.length > limit.bytes) {
        fault = unavailable()
        continue
      }
      size += chunk.length
      held.bytes += chunk.length
      allHeld.bytes += chunk.length
      fault = await kept.handle.appendFile(chunk).then(() => undefined, refusedBy)
    }
  } finally {
    if (!(kept instanceof Problem)) await kept.handle.close()
  }
  return kept instanceof Problem ? kept : (fault ?? { path: kept.path, size })
}

/** The disk is full, or the folder may not be written. */
const refusedBy = (cause: unknown) => Object.assign(unavailable(), { cause })
