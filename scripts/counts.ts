// `npm run counts`: what can be counted of the source as it stands. Two commits are compared by running it on both; no figure
// is written down, because it would be another one tomorrow.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { entries } from '../atlas/machines/catalogue.ts'
import { leafPaths, transitionsOf } from '../atlas/machines/states.ts'

const files = execFileSync('git', ['ls-files'], { encoding: 'utf8' }).split('\n')
const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0)
const isSource = (file: string) => /(?<!\.d)\.(?:tsx?|css)$/.test(file)
const isProduct = (file: string) =>
  /^(?:src|server|packages)\//.test(file) && !/\.(?:test|stories|fixtures?)\.|\/eval\//.test(file)
const linesOf = (which: (file: string) => boolean) =>
  sum(
    files
      .filter((file) => isSource(file) && which(file))
      .map((file) => readFileSync(file, 'utf8').split('\n').length - 1),
  )

const rows: [what: string, count: number][] = [
  ['lines of the product', linesOf(isProduct)],
  ['lines that check, draw or build it', linesOf((file) => !isProduct(file))],
  ['machines', entries.length],
  ['states of theirs', sum(entries.map(([, { machine }]) => leafPaths(machine).length))],
  ['transitions of theirs', sum(entries.map(([, { machine }]) => transitionsOf(machine).length))],
]
for (const [what, count] of rows) console.log(`${what}: ${count}`)
