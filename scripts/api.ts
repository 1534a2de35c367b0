// Generates what is in src/api/generated from openapi/v1.yaml: types, and the shapes by which answers are read. With --check
// it only says whether the files are up to date.
import { readFile, writeFile } from 'node:fs/promises'
import openapiTS, { astToString } from 'openapi-typescript'
import ts from 'typescript'
import { shapesOf } from './shapes.ts'

const SOURCE = new URL('../openapi/v1.yaml', import.meta.url)
const TARGET = new URL('../src/api/generated/', import.meta.url)
const HEADER = '// Generated from openapi/v1.yaml by `npm run api`. Do not edit.\n\n'

// A recording in a multipart body is a Blob in the client, not a string.
const blob = ts.factory.createTypeReferenceNode('Blob')
const ast = await openapiTS(SOURCE, {
  transform: (schema) => (schema.type === 'string' && schema.format === 'binary' ? blob : undefined),
})
const files = {
  'v1.d.ts': HEADER + astToString(ast),
  'shapes.ts': shapesOf(await readFile(SOURCE, 'utf8')),
}

const stale: string[] = []
for (const [name, content] of Object.entries(files)) {
  const target = new URL(name, TARGET)
  if (!process.argv.includes('--check')) await writeFile(target, content)
  else if ((await readFile(target, 'utf8').catch(() => '')) !== content) stale.push(name)
}
if (stale.length > 0) {
  console.error(`src/api/generated is stale (${stale.join(', ')}): run \`npm run api\`.`)
  process.exit(1)
}
