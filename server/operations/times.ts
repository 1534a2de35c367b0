import { badRequest } from '../http/problem.ts'
import { nameOf } from '../http/sentences.ts'

/** In ms. @throws {Problem} 400 for what has the form of a time and is none, such as the 61st second of a minute */
export function readTime(field: string, text: string): number {
  const at = Date.parse(text)
  if (Number.isNaN(at)) throw badRequest(`${nameOf(field)} is not valid.`)
  return at
}
