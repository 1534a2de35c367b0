// Generates src/api/generated/v1.d.ts from openapi/v1.yaml; with --check it only says whether the file is up to date.
import { readFile, writeFile } from 'node:fs/promises'
import openapiTS, { astToString } from 'openapi-typescript'
import ts from 'typescript'

const SOURCE = new URL('../openapi/v1.yaml', import.meta.url)
const TARGET = new URL('../src/api/generated/v1.d.ts', import.meta.url)
const HEADER = '// Generated from openapi/v1.yaml by `npm run api`. Do not edit.\n\n'

// A recording in a multipart body is a Blob in the client, not a string.
const blob = ts.factory.createTypeReferenceNode('Blob')
const ast = await openapiTS(SOURCE, {
  transform: (schema) => (schema.type === 'string' && schema.format === 'binary' ? blob : undefined),
})
const types = HEADER + astToString(ast)

if (!process.argv.includes('--check')) await writeFile(TARGET, types)
else if ((await readFile(TARGET, 'utf8').catch(() => '')) !== types) {
  console.error('src/api/generated/v1.d.ts is stale: run `npm run api`.')
  process.exit(1)
}
