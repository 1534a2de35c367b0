import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import * as problems from './problem.ts'

type Answer = { content?: Record<string, { example?: Shown; examples?: Record<string, { value: Shown }> }> }
type Shown = { code?: string }

const contract = parse(readFileSync(new URL('../../openapi/v1.yaml', import.meta.url), 'utf8'))
const operations = Object.values<Record<string, { responses?: Record<string, Answer & { $ref?: string }> }>>(
  contract.paths,
).flatMap((path) => Object.values(path))

/** Each answer that the contract shows, as its status and the code in it. */
const shown = operations.flatMap(({ responses = {} }) =>
  Object.entries(responses).flatMap(([status, response]) => {
    const { content = {} }: Answer = response.$ref
      ? contract.components.responses[response.$ref.split('/').at(-1) ?? '']
      : response
    return Object.values(content)
      .flatMap(({ example, examples = {} }) => [example, ...Object.values(examples).map(({ value }) => value)])
      .map((one) => ({ status: Number(status), code: one?.code }))
  }),
)
const statuses = new Set(operations.flatMap(({ responses = {} }) => Object.keys(responses)))
/** HTTP's own, for what is no call of the contract. */
const OF_HTTP = ['405', '415']

const made = Object.entries(problems).flatMap(([name, make]) => {
  const problem = name === 'Problem' ? null : (make as (of: never) => problems.Problem)(1 as never)
  return problem === null ? [] : [{ name, problem }]
})

test.each(made)(
  '$name is answered as the contract says: a status that it has, and the one of its code',
  ({ problem }) => {
    expect([...statuses, ...OF_HTTP]).toContain(String(problem.status))
    const { description } = contract.components.schemas.Error.properties.code
    expect(description).toMatch(new RegExp(`\\b${problem.code}\\b`))
    for (const { status, code } of shown) if (code === problem.code) expect(problem.status).toBe(status)
  },
)
