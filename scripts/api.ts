// Generates from openapi/v1.yaml its types and constants, which stand beside it for server and app, and the shapes by which
// the app reads answers. With --check it only says whether the files are up to date.
import { readFile, writeFile } from 'node:fs/promises'
import openapiTS, { astToString } from 'openapi-typescript'
import ts from 'typescript'
import { constantsOf, optionalFieldsOf } from './constants.ts'
import { shapesOf } from './shapes.ts'

const SOURCE = new URL('../openapi/v1.yaml', import.meta.url)
const ROOT = new URL('../', import.meta.url)
const HEADER = '// Generated from openapi/v1.yaml by `npm run api`. Do not edit.\n\n'

// A recording in a multipart body is a Blob in the client, not a string.
const blob = ts.factory.createTypeReferenceNode('Blob')
// A number is read as any number (scripts/shapes.ts), also where the contract knows which.
const number = ts.factory.createKeywordTypeNode(ts.SyntaxKind.NumberKeyword)
const ast = await openapiTS(SOURCE, {
  transform: (schema) =>
    schema.type === 'string' && schema.format === 'binary' ? blob : schema.type === 'integer' ? number : undefined,
})
const yaml = await readFile(SOURCE, 'utf8')
const files = {
  'openapi/v1.d.ts': HEADER + astToString(ast),
  'openapi/constants.ts': constantsOf(yaml),
  'openapi/optionalFields.ts': optionalFieldsOf(yaml),
  'src/api/generated/shapes.ts': shapesOf(yaml),
}

const stale: string[] = []
for (const [name, content] of Object.entries(files)) {
  const target = new URL(name, ROOT)
  if (!process.argv.includes('--check')) await writeFile(target, content)
  else if ((await readFile(target, 'utf8').catch(() => '')) !== content) stale.push(name)
}
if (stale.length > 0) {
  console.error(`Stale: ${stale.join(', ')}. Run \`npm run api\`.`)
  process.exit(1)
}
