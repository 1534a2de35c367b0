import path from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { inBuilt } from './built.ts'
import { OLDEST, TARGET } from './data.ts'
import { inSource } from './source.ts'
import { inStyles } from './styles.ts'

const names = (findings: readonly { what: string }[]) => findings.map(({ what }) => what)

test('the oldest browsers are those of D35', () => {
  expect(OLDEST).toEqual({
    chrome: '100',
    edge: '100',
    firefox: '115',
    ios_saf: '15.4',
    safari: '15.4',
    samsung: '19.0',
  })
  expect(TARGET).toContain('safari15.4')
})

test('code is read by its types', () => {
  const file = path.resolve('probe.ts')
  const code = `
    const list = [2, 1]
    export const all = [
      AbortSignal.any([]), list.toSorted(), URL.canParse(''), new URLSearchParams().size, 'a b'.split(/(?<=a)/),
      // Of ours, and of everybody's:
      { toSorted: () => 1 }.toSorted(), list.at(-1), structuredClone(list), Object.hasOwn({}, 'a'), new Response().json(),
    ]
    const { reason } = AbortSignal.timeout(1)
  `
  const options = { target: ts.ScriptTarget.ES2023, lib: ['lib.es2024.d.ts', 'lib.dom.d.ts'], types: [] }
  expect(names(inSource([file], options, new Map([[file, code]])))).toEqual([
    'api.AbortSignal.any_static',
    'javascript.builtins.Array.toSorted',
    'api.URL.canParse_static',
    'api.URLSearchParams.size',
    'javascript.regular_expressions.lookbehind_assertion',
    'api.AbortSignal.timeout_static',
  ])
})

test.each([
  ['a(AbortSignal.any([b]))', 'api.AbortSignal.any_static'],
  ['URL.canParse(a)', 'api.URL.canParse_static'],
  ['a.toSorted()', 'javascript.builtins.Array.toSorted'],
  ['new Intl.Segmenter()', 'javascript.builtins.Intl.Segmenter'],
  ['class A { static { a() } }', 'syntax: static {'],
  ['/(?<=a)b/.test(c)', 'javascript.regular_expressions.lookbehind_assertion'],
])('in what is built: %s', (code, what) => {
  expect(names(inBuilt('probe.js', code))).toContain(what)
})

test.each(['a.at(1)', 'a.pause()', 'a.error', 'a?.b ?? c', 'class A { #b = 1 }', 'crypto.getRandomValues(a)'])(
  'in what is built, and there: %s',
  (code) => {
    expect(inBuilt('probe.js', code)).toEqual([])
  },
)

test.each([
  ['a{height:100dvh}', 'css.types.length.viewport_percentage_units_dynamic'],
  ['a:has(b){color:red}', 'css.selectors.has'],
  ['a{translate:1px}', 'css.properties.translate'],
  ['@container (width > 1px){a{color:red}}', 'css.at-rules.container'],
])('in styles: %s', (css, what) => {
  expect(names(inStyles('probe.css', css))).toContain(what)
})

test.each([
  'a{height:100vh;height:100dvh}',
  '@supports (height:1dvh){a{height:1dvh}}',
  'a{inset:0;transform:scale(.8)}',
])('in styles, and there, or with something in its place: %s', (css) => {
  expect(inStyles('probe.css', css)).toEqual([])
})
