// What the contract says once and app and server both need by name: numbers, and lists of words.
import { type Document, readDocument } from './shapes.ts'

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
