// What the contract says once and app and server both need by name: numbers, lists of words, and fields of the profile.
import { type Document, readDocument, type Schema } from './shapes.ts'

/** @throws {Error} where the contract does not say it any more */
function found<Value>(what: string, value: Value | undefined): Value {
  if (value === undefined) throw new Error(`the contract does not say ${what}`)
  return value
}

const pageOf = ({ paths }: Document): unknown =>
  paths['/chat/messages/all']?.get?.parameters?.find(({ name }) => name === 'limit')?.schema?.maximum

const HEADER = '// Generated from openapi/v1.yaml by `npm run api`. Do not edit.\n'

/** The file of the constants. Literals: they fold into what uses them, also into texts, and their types know them. */
export function constantsOf(yaml: string): string {
  const document = readDocument(yaml)
  const { FreeMessages, Language, Tradition } = document.components.schemas
  const list = (words: readonly string[]) => `[${words.map((word) => `'${word}'`).join(', ')}] as const`
  return `${HEADER}
/** Free messages of a device, in both traditions together (spec section 9, D13). */
export const FREE_MESSAGES = ${found('how many messages are free', FreeMessages?.const)}

/** Conversations on a page of the history (spec sections 4, 7 and 9). */
export const PAGE_CONVERSATIONS = ${found('how long a page is', pageOf(document))}

export const LANGUAGES = ${list(found('which languages there are', Language?.enum))}

export const TRADITIONS = ${list(found('which traditions there are', Tradition?.enum))}
`
}

/**
 * The file of what a profile may leave empty. One of its own: the start, which knows the constants, does not want it.
 * @throws {Error} where such a field is no text with a pattern and a length
 */
export function optionalFieldsOf(yaml: string): string {
  const { schemas } = readDocument(yaml).components
  const named = (schema: Schema) => schemas[schema.$ref?.split('/').at(-1) ?? ''] ?? schema
  const lines = Object.entries(schemas.ProfileUpdate?.properties ?? {}).flatMap(([field, schema]) => {
    const kinds = typeof schema === 'object' ? (schema.oneOf ?? []).map(named) : []
    if (!kinds.some(({ type }) => type === 'null')) return []
    const text = found(
      `what ${field} is`,
      kinds.find(({ type }) => type === 'string'),
    )
    const pattern = new RegExp(found(`how ${field} looks`, text.pattern))
    return `  ${field}: { pattern: ${pattern}, max: ${found(`how long ${field} may be`, text.maxLength)} },\n`
  })
  return `${HEADER}
/** What a profile may leave empty, or take away again (D53): what its value has to look like, and its most characters. */
export const OPTIONAL_FIELDS = {
${lines.join('')}}
`
}
