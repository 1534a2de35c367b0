// What the built files need of a browser, those of the libraries with them: no types are left there, but syntax, names
// in the open, and names of methods that nothing else has.
import type { Identifier } from '@mdn/browser-compat-data'
import { transformSync } from 'esbuild'
import { parseSync, Visitor } from 'vite'
import { data, entryAt, type Finding, finding, lackOf, TARGET } from './data.ts'

/**
 * Every method of the language by its name, with all that have one of that name: `with` is an array's, and a date's. Not
 * of objects that the oldest lacks altogether: whoever uses one names it. And not where the browser's own things
 * have one of that name: whose it is cannot be told here.
 */
function methods(): Map<string, string[][]> {
  const found = new Map<string, string[][]>()
  const others = new Set(
    Object.values(data().api).flatMap((each) => Object.keys(each).map((name) => name.replace(/_static$/, ''))),
  )
  for (const [owner, members] of Object.entries(data().javascript.builtins ?? {}))
    for (const member of owner === 'Symbol' || lackOf((members as Identifier).__compat).length > 0
      ? []
      : Object.keys(members))
      if (!others.has(member) && /^[a-z]\w*$/.test(member))
        found.set(member, [...(found.get(member) ?? []), ['javascript', 'builtins', owner, member]])
  return found
}

/** Whether syntax is left that one of the oldest has not: then esbuild, asked for them, would write it otherwise. */
function syntax(file: string, code: string): Finding[] {
  const written = (target: string | string[]) => {
    try {
      // It holds every letter class for new, because there are new letters each year; Safari has had them since 11.
      const supported = { 'regexp-unicode-property-escapes': true }
      // Brackets round a function are a hint that it gives to Chrome.
      return transformSync(code, { target, supported, format: 'esm', logLevel: 'silent' }).code.replaceAll(/[()]/g, '')
    } catch (error) {
      return String(error)
    }
  }
  const [plain, lowered] = [written('esnext').split('\n'), written(TARGET).split('\n')]
  const first = lowered.findIndex((line, index) => line !== plain[index])
  return first < 0 ? [] : [{ where: file, what: `syntax: ${plain[first]?.trim().slice(0, 120)}`, lack: TARGET }]
}

/** All findings in a built script. */
export function inBuilt(file: string, code: string): Finding[] {
  const known = methods()
  const findings = syntax(file, code)
  const { program, errors } = parseSync(file.replace(/\.js$/, '.mjs'), code)
  if (errors.length > 0) throw new Error(`${file} cannot be read: ${errors[0]?.message}`)
  const whereOf = (start: number) =>
    `${file}: ${code.slice(Math.max(0, start - 40), start + 40).replaceAll(/\s+/g, ' ')}`
  const global = (start: number, name: string) => {
    const place = [
      ['api', name],
      ['api', 'Window', name],
      ['javascript', 'builtins', name],
    ].find((each) => entryAt(...each)?.__compat)
    if (place !== undefined) findings.push(...finding(whereOf(start), place))
  }
  new Visitor({
    NewExpression({ callee }) {
      if (callee.type === 'Identifier') global(callee.start, callee.name)
    },
    CallExpression({ callee }) {
      if (callee.type === 'Identifier') return global(callee.start, callee.name)
      if (callee.type !== 'MemberExpression' || callee.computed || callee.property.type !== 'Identifier') return
      const all = known.get(callee.property.name) ?? []
      const lacks = all.map((place) => lackOf(entryAt(...place)?.__compat))
      if (all.length > 0 && lacks.every((lack) => lack.length > 0))
        findings.push({ where: whereOf(callee.property.start), what: (all[0] ?? []).join('.'), lack: lacks[0] ?? [] })
    },
    MemberExpression({ object, property, computed, start }) {
      if (computed || property.type !== 'Identifier') return
      const { name } = property
      const of = object.type === 'Identifier' ? object.name : undefined
      if (of !== undefined) {
        const own = [
          ['api', of, `${name}_static`],
          ['javascript', 'builtins', of, name],
        ].find((each) => entryAt(...each) !== undefined)
        if (own !== undefined) return void findings.push(...finding(whereOf(start), own))
        if (['window', 'self', 'globalThis'].includes(of)) return global(start, name)
      }
    },
    Literal(node) {
      if ('regex' in node && /\(\?<[=!]/.test(node.regex.pattern))
        findings.push(...finding(whereOf(node.start), ['javascript', 'regular_expressions', 'lookbehind_assertion']))
    },
  }).visit(program)
  return findings
}
