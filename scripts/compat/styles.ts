// What the built styles need of a browser. A line that one of the oldest cannot read is dropped there: it is no finding
// where the rule says the same before in words that all can read, or where `@supports` asks first.
import postcss, { type AtRule, type ChildNode, type Declaration } from 'postcss'
import { entryAt, type Finding, finding, lackOf } from './data.ts'

/** Units, functions and words of a value, as places in MDN's data. */
function placesOf({ prop, value }: Declaration): string[][] {
  const plain = value.replaceAll(/"[^"]*"|'[^']*'|url\([^)]*\)/g, '')
  const words = [...plain.matchAll(/(?<![\w#.-])[a-z][\w-]*(?!\w*\()/g)].map(([word]) => word)
  const functions = [...plain.matchAll(/(?<![\w-])([a-z][\w-]*)\(/g)].map(([, name = '']) => name)
  const units = [...plain.matchAll(/(?<![\w#-])[\d.]+([a-z]+)/g)].map(([, unit = '']) => unit)
  return [
    ['css', 'properties', prop],
    ...[...words, ...functions].map((word) => ['css', 'properties', prop, word]),
    ...functions.flatMap((name) => [
      ['css', 'types', name],
      ['css', 'types', 'color', name],
      ['css', 'types', 'gradient', name],
    ]),
    ...units.map((unit) => [
      'css',
      'types',
      'length',
      UNITS[unit.slice(0, 1)]?.test(unit) ? (DYNAMIC[unit.slice(0, 1)] ?? unit) : unit,
    ]),
  ]
}
/** MDN has the new units of the window in families. */
const UNITS: Readonly<Record<string, RegExp>> = { d: /^dv/, l: /^lv/, s: /^sv/ }
const DYNAMIC: Readonly<Record<string, string>> = {
  d: 'viewport_percentage_units_dynamic',
  l: 'viewport_percentage_units_large',
  s: 'viewport_percentage_units_small',
}

const isAsked = (node: ChildNode): boolean => {
  for (let { parent } = node; parent !== undefined; parent = parent.parent as typeof parent)
    if (parent.type === 'atrule' && (parent as unknown as AtRule).name === 'supports') return true
  return false
}
const isReadByAll = (declaration: Declaration) =>
  placesOf(declaration).every((place) => lackOf(entryAt(...place)?.__compat).length === 0)

/** All findings in a stylesheet. */
export function inStyles(file: string, css: string): Finding[] {
  const findings: Finding[] = []
  const root = postcss.parse(css)
  root.walkDecls((declaration) => {
    if (declaration.prop.startsWith('--') || isAsked(declaration)) return
    const before = declaration.parent?.nodes.slice(0, declaration.parent.index(declaration)) ?? []
    if (before.some((each) => each.type === 'decl' && each.prop === declaration.prop && isReadByAll(each))) return
    const rule = declaration.parent?.type === 'rule' ? Reflect.get(declaration.parent, 'selector') : ''
    const where = `${file}: ${rule} { ${declaration.prop}: ${declaration.value.slice(0, 60)} }`
    // A property that is not there takes its words with it.
    const [property = [], ...rest] = placesOf(declaration)
    const found = finding(where, property)
    findings.push(...(found.length > 0 ? found : rest.flatMap((place) => finding(where, place))))
  })
  root.walkRules((rule) => {
    if (isAsked(rule)) return
    for (const [, name = ''] of rule.selector.matchAll(/::?([a-z][\w-]*)/g))
      findings.push(...finding(`${file}: ${rule.selector.slice(0, 90)}`, ['css', 'selectors', name]))
  })
  root.walkAtRules((rule) => {
    findings.push(...finding(`${file}: @${rule.name} ${rule.params}`, ['css', 'at-rules', rule.name]))
    if (rule.name !== 'media') return
    for (const [, name = ''] of rule.params.matchAll(/\(\s*([a-z][\w-]*)/g))
      findings.push(
        ...finding(`${file}: @media ${rule.params}`, ['css', 'at-rules', 'media', name.replace(/^(?:min|max)-/, '')]),
      )
    if (/[<>]/.test(rule.params))
      findings.push(...finding(`${file}: @media ${rule.params}`, ['css', 'at-rules', 'media', 'range_syntax']))
  })
  return findings
}
