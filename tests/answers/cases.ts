// What other providers may answer (D37), made from the contract: each field of each answer of each call, missing, null, of
// each wrong type, and huge; and the bodies that are no answer at all.
import { readFileSync } from 'node:fs'
import type { operations } from '../../openapi/v1.d.ts'
import { answersOf, readDocument } from '../../scripts/shapes.ts'

export type OperationId = keyof operations
export type Case = {
  operation: OperationId
  /** What is wrong, and where: 'messages.0.created_at is null'. */
  name: string
  /** The field that is wrong, from the outside in; empty where the whole body is. */
  path: readonly (string | number)[]
  body: string
  contentType: string
  /** What it was made from. */
  example: unknown
}

const JSON_TYPE = 'application/json'
const HUGE = 'ਮ'.repeat(20_000)

/** What may stand in a field's place. */
const WRONG: Readonly<Record<string, unknown>> = {
  null: null,
  'a text': 'a text',
  'an empty text': '',
  'a control character': '\u0000',
  'a number': 7,
  'less than nothing': -1,
  'beyond all counting': 1e308,
  true: true,
  false: false,
  'an empty list': [],
  'a list of nothing': [null],
  'a list of texts': ['a text', ''],
  'an empty object': {},
  'another object': { id: {}, content: [], other: 1 },
  'a huge text': HUGE,
  'a huge list': Array.from({ length: 300 }, () => ({})),
}

type Path = readonly (string | number)[]

/** Every field, also those in the first item of a list. */
function pathsIn(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return []
  const inner = Array.isArray(value) ? [...value.entries()].slice(0, 2) : Object.entries(value)
  return inner.flatMap(([key, field]) => [[...path, key], ...pathsIn(field, [...path, key])])
}

/** The same with another value at the path; undefined takes the field out. */
function changed(value: unknown, [key, ...rest]: Path, to: unknown): unknown {
  if (key === undefined) return to
  const copy = Array.isArray(value) ? [...value] : { ...(value as object) }
  const inner = changed(Reflect.get(copy, key), rest, to)
  if (inner === undefined && rest.length === 0) {
    if (Array.isArray(copy)) copy.splice(Number(key), 1)
    else Reflect.deleteProperty(copy, key)
  } else Reflect.set(copy, key, inner)
  return copy
}

const document = readDocument(readFileSync(new URL('../../openapi/v1.yaml', import.meta.url), 'utf8'))
const answers = answersOf(document)

/** What each call answers by the contract's own examples, the first one first. */
export const EXAMPLES = Object.fromEntries(answers.map(({ id, examples }) => [id, examples])) as Record<
  OperationId,
  unknown[]
>

function wrongBodies(example: unknown): [name: string, body: string, contentType?: string][] {
  const text = JSON.stringify(example)
  return [
    ['HTML', '<!doctype html><title>Gateway</title><p>Bad gateway</p>', 'text/html'],
    ['HTML that says it is JSON', '<!doctype html><p>Welcome to the hotel</p>'],
    ['nothing', ''],
    ['null', 'null'],
    ['true', 'true'],
    ['a number', '7'],
    ['a text', '"a text"'],
    ['an empty list', '[]'],
    ['a list of it', `[${text}]`],
    ['an empty object', '{}'],
    ['it within another', `{"data":${text}}`],
    ['cut short', text.slice(0, text.length / 2)],
    ['cut at its end', text.slice(0, -1)],
    ['twice', text + text],
    ['plain text', text, 'text/plain'],
    ['an image', text, 'image/png'],
    ['deep', `${'{"messages":['.repeat(2_000)}${']}'.repeat(2_000)}`],
  ]
}

/** All of them, of one operation. */
export function casesOf(operation: OperationId): Case[] {
  const examples = EXAMPLES[operation]
  const bodies = wrongBodies(examples[0]).map(
    ([what, body, contentType = JSON_TYPE]): Case => ({
      operation,
      name: `the body is ${what}`,
      path: [],
      body,
      contentType,
      example: examples[0],
    }),
  )
  const known = new Set<string>()
  const fields = examples.flatMap((example) =>
    pathsIn(example).flatMap((path) => {
      const wrong = [
        ['is missing', undefined] as const,
        ...Object.entries(WRONG).map(([is, to]) => [`is ${is}`, to] as const),
      ]
      return wrong.flatMap(([is, to]): Case[] => {
        const body = JSON.stringify(changed(example, path, to))
        if (known.has(body)) return []
        known.add(body)
        return [{ operation, name: `${path.join('.')} ${is}`, path, body, contentType: JSON_TYPE, example }]
      })
    }),
  )
  return [...bodies, ...fields]
}

/** The operations that answer in JSON. */
export const OPERATIONS = answers.map(({ id }) => id) as OperationId[]

/** Where each of them is asked: the method, and what its address below the base path looks like. */
export const ADDRESSES = answers.map(({ id, method, path }) => ({
  operation: id as OperationId,
  method: method.toUpperCase(),
  address: `/api/v1${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`,
}))
