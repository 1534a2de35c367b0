import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const read = (file: string) => readFileSync(path.join(import.meta.dirname, file), 'utf8')
const operations = [...read('../../openapi/v1.yaml').matchAll(/operationId: (\w+)/g)].map(([, id]) => id)

test('a call has the name of its operation in the contract', () => {
  const calls = globSync('*.ts', { cwd: import.meta.dirname })
    .filter((file) => !file.endsWith('.test.ts'))
    .flatMap((file) => [
      ...read(file).matchAll(/^export (?:const|async function) (\w+)[ =]*(?:async )?\(\s*api: Api\b/gm),
    ])
    .map(([, name]) => name)
  expect(calls.length).toBeGreaterThan(20)
  expect(calls.filter((name) => !operations.includes(name))).toEqual([])
})
