import { expect, test } from 'vitest'
import { circlesOf, importsOf } from './circles.ts'
import { modulesOf } from './source.ts'

/** Files in a circle of imports, at most: pairs that belong together, and no knots. */
const LONGEST = 3

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

test('the app and the server have no circle of imports', () => {
  const imports = importsOf(modulesOf('src', 'server'))
  expect([...imports.values()].flat().length).toBeGreaterThan(800)
  expect(circlesOf(imports)).toEqual([])
})

test(`no circle has more than ${LONGEST} files`, () =>
  expect(
    circlesOf(importsOf(modulesOf('src', 'server', 'packages', 'scripts', 'atlas', 'tests'))).filter(
      ({ length }) => length > LONGEST,
    ),
  ).toEqual([]))
