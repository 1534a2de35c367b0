// Requests as the contract has them: its own examples, and what breaks its rules.
import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { CONTRACT_FILE, type OperationId } from '../../server/http/contract.ts'
import { makeWav } from '../../server/voice/wav.fixture.ts'

type Fields = Record<string, unknown>
type Example = { $ref?: string; value?: Fields }
type Described = {
  operationId: OperationId
  requestBody?: { content: Record<string, { schema: { $ref: string }; examples: Record<string, Example> }> }
}
type Document = {
  info: { version: string }
  paths: Record<string, Record<string, Described>>
  components: { schemas: Record<string, { required?: string[] }>; examples: Record<string, { value: Fields }> }
}

const document: Document = parse(readFileSync(CONTRACT_FILE, 'utf8'), { maxAliasCount: -1 })
const nameOf = (ref: string) => ref.split('/').at(-1) ?? ''

export const CONTRACT_VERSION = document.info.version

/** The body of a request by the contract's first example, and the fields that it must have; none without a body. */
const BODIES = new Map(
  Object.values(document.paths)
    .flatMap((methods) => Object.values(methods))
    .flatMap(({ operationId, requestBody }) =>
      Object.values(requestBody?.content ?? {}).map(({ schema, examples }) => {
        const [first] = Object.values(examples)
        const example =
          first?.$ref === undefined ? first?.value : document.components.examples[nameOf(first.$ref)]?.value
        const { required = [] } = document.components.schemas[nameOf(schema.$ref)] ?? {}
        return [operationId, { example: example ?? {}, required }] as const
      }),
    ),
)

/** The contract's example of a request, with other values in the place of some; a value that is undefined takes one out. */
export function exampleOf(operation: OperationId, over: Fields = {}): Fields {
  return { ...BODIES.get(operation)?.example, ...over }
}

/** Bodies in JSON that break a rule of the contract, by what is wrong with them; none for a call without a body. */
export function brokenBodies(operation: OperationId): [what: string, body: string][] {
  const body = BODIES.get(operation)
  if (body === undefined) return []
  const [field = ''] = Object.keys(body.example)
  const [required] = body.required
  const [other, wrong] = Array.isArray(body.example[field]) ? ['an object', {}] : ['a list', []]
  return [
    ['a body that is no JSON', '{"'],
    [`a body with ${other} as ${field}`, JSON.stringify({ ...body.example, [field]: wrong })],
    ...(required === undefined
      ? []
      : [
          [`a body without ${required}`, JSON.stringify({ ...body.example, [required]: undefined })] as [
            string,
            string,
          ],
        ]),
  ]
}

/** A tone of a second: a recording, though nobody speaks. */
const WAV = makeWav()

/** A voice message, in the words of both calls that take one; without its recording where that is to be refused. */
export function voiceForm(fields: Record<string, string>, withSound = true): FormData {
  const form = new FormData()
  const all = { language: 'punjabi', spiritual_tradition: 'sikh', ...fields }
  for (const [name, value] of Object.entries(all)) form.set(name, value)
  if (withSound) form.set('audio_file', new Blob([WAV], { type: 'audio/wav' }), 'voice.wav')
  return form
}
