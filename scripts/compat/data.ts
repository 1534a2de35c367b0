// Which browsers the app is for (package.json, `browserslist`; D35), and what MDN's data says that they lack.
import { createRequire } from 'node:module'
import type { CompatData, CompatStatement, Identifier, SimpleSupportStatement } from '@mdn/browser-compat-data'
import browserslist from 'browserslist'

const require = createRequire(import.meta.url)
/** 18 MB: read when it is first asked for, because the build needs the list alone. */
let read: CompatData | undefined
export const data = (): CompatData => {
  read ??= require('@mdn/browser-compat-data') as CompatData
  return read
}

/** A browser's names: in the list; in MDN's data, phones beside desks; among targets of a build, where it is one. */
const NAMES: Readonly<Record<string, { mdn: readonly string[]; target?: string }>> = {
  chrome: { mdn: ['chrome', 'chrome_android'], target: 'chrome' },
  edge: { mdn: ['edge'], target: 'edge' },
  // It is a Chromium, and no builder knows it by name.
  samsung: { mdn: ['samsunginternet_android'] },
  safari: { mdn: ['safari'], target: 'safari' },
  ios_saf: { mdn: ['safari_ios'], target: 'ios' },
  firefox: { mdn: ['firefox', 'firefox_android'], target: 'firefox' },
}

const parts = (version: string): number[] => version.replace(/^≤/, '').split('.').map(Number)
/** Whether the first version is as new as the second. */
const isFrom = (version: string, first: string): boolean => {
  const [[major = 0, minor = 0], [majorOf = 0, minorOf = 0]] = [parts(version), parts(first)]
  return major === majorOf ? minor >= minorOf : major > majorOf
}

function oldest(): Record<string, string> {
  const found: Record<string, string> = {}
  for (const each of browserslist()) {
    const [name = '', range = ''] = each.split(' ')
    const [version = ''] = range.split('-')
    if (NAMES[name] === undefined) throw new Error(`package.json's browserslist has ${name}, which has no name here`)
    if (!/^\d/.test(version)) continue
    if (found[name] === undefined || isFrom(found[name], version)) found[name] = version
  }
  return found
}
/** The oldest of each browser. */
export const OLDEST: Readonly<Record<string, string>> = oldest()

/** The same for Vite and esbuild: `chrome100`. */
export const TARGET: string[] = Object.entries(OLDEST).flatMap(([name, version]) => {
  const target = NAMES[name]?.target
  return target === undefined ? [] : [target + version]
})

function supports(statement: SimpleSupportStatement, version: string): boolean {
  const { version_added: added, version_removed: removed, flags, prefix, alternative_name: other } = statement
  if (flags !== undefined || prefix !== undefined || other !== undefined) return false
  if (typeof added !== 'string' || added === 'preview' || !isFrom(version, added)) return false
  return typeof removed !== 'string' || removed === 'preview' || !isFrom(version, removed)
}

/** Which of the oldest browsers do not have a thing: 'safari 15.4'. What MDN knows nothing of counts as there. */
export function lackOf(compat: CompatStatement | undefined): string[] {
  if (compat === undefined) return []
  return Object.entries(OLDEST).flatMap(([name, version]) =>
    (NAMES[name]?.mdn ?? []).flatMap((mdn) => {
      const known = compat.support[mdn as keyof typeof compat.support]
      if (known === undefined) return []
      const statements: readonly SimpleSupportStatement[] = Array.isArray(known) ? known : [known]
      return statements.some((statement) => supports(statement, version)) ? [] : [`${mdn} ${version}`]
    }),
  )
}

/** What stands at a place of the data: `entryAt('api', 'AbortSignal', 'any_static')`. */
export function entryAt(...path: readonly string[]): Identifier | undefined {
  let place: unknown = data()
  for (const name of path) {
    if (typeof place !== 'object' || place === null || !Object.hasOwn(place, name)) return undefined
    place = Reflect.get(place, name)
  }
  return place as Identifier
}

/** A use of something that one of the oldest browsers has not. */
export type Finding = { where: string; what: string; lack: readonly string[] }

/** The finding, if there is one. */
export function finding(where: string, path: readonly string[]): Finding[] {
  const lack = lackOf(entryAt(...path)?.__compat)
  return lack.length === 0 ? [] : [{ where, what: path.join('.'), lack }]
}
