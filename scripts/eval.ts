/**
 * npm run eval: how well the built-in guide understands questions that its makers have seen (packages/guide/eval/apart):
 * a regression figure, and no proof of what it makes of others (D42).
 * `--set dev` runs the questions it was tuned on; `--dir <path>` four files from elsewhere; `--misses` prints what was
 * not met.
 */
import { parseArgs } from 'node:util'
import { DEV, evaluate, KEPT_APART, readSet, report } from '../packages/guide/eval/evaluate.ts'

const { values } = parseArgs({
  options: { set: { type: 'string' }, dir: { type: 'string' }, misses: { type: 'boolean', default: false } },
})
const result = await evaluate(readSet(values.dir ?? (values.set === 'dev' ? DEV : KEPT_APART)))
console.log(report(result, values.misses))
