import { expect, test } from 'vitest'
import { circlesOf, importsOf } from './circles.ts'
import { modulesOf } from './source.ts'

test('a circle is found however it is closed', () => {
  const modules = new Map([
    ['a/one.ts', "import { two } from './two.ts'\n"],
    ['a/two.ts', "import type {\n  Three,\n} from '../b/three.ts'\n"],
    ['b/three.ts', "const late = () => import('../a/one.ts')\n"],
    ['b/four.ts', "export * from './five.ts'\nimport 'react'\n"],
    ['b/five.ts', "import './four.ts'\n"],
    ['b/six.ts', "import { one } from '../a/one.ts'\n"],
  ])
  expect(circlesOf(importsOf(modules))).toEqual([
    ['a/one.ts', 'a/two.ts', 'b/three.ts'],
    ['b/five.ts', 'b/four.ts'],
  ])
})

test('no file of ours imports itself by way of others', () => {
  const imports = importsOf(modulesOf('src', 'server', 'packages', 'scripts', 'atlas', 'tests'))
  expect([...imports.values()].flat().length).toBeGreaterThan(1_500)
  expect(circlesOf(imports)).toEqual([])
})
