import { expect, test } from 'vitest'
import { found } from './lint.ts'

// No file of ours imports itself by way of others, its types neither: `biome ci .` looks at all of them, and here it is seen
// to find what it looks for.

test('a circle is found however it is closed', async () => {
  const modules = new Map([
    ['src/a/one.ts', "import { two } from './two.ts'\nexport const one = two\n"],
    ['src/a/two.ts', "import type {\n  Three,\n} from '../b/three.ts'\nexport const two: Three = 2\n"],
    ['src/b/three.ts', "export type Three = 2\nexport const late = () => import('../a/one.ts')\n"],
    ['server/four.ts', "export * from './five.ts'\nimport 'react'\n"],
    ['server/five.ts', "import './four.ts'\n"],
    ['tests/six.ts', "import { one } from '../src/a/one.ts'\nexport const six = one\n"],
  ])
  const circles = await found('suspicious/noImportCycles', modules)
  expect(circles.map(({ file, line }) => `${file}:${line}`).toSorted()).toEqual([
    'server/five.ts:1',
    'server/four.ts:1',
    'src/a/one.ts:1',
    'src/a/two.ts:3',
    'src/b/three.ts:2',
  ])
}, 60_000)
