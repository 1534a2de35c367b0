/**
 * npm run eval: how well the built-in guide understands questions it was not made with (server/guide/eval/*.json).
 * `--set dev` runs the questions it was tuned on; `--dir <path>` reads the files from there; `--misses` prints what was
 * not met; `--tradition sikh|hindu` one tradition only.
 */
import { evaluate, readSet, report } from '../server/guide/eval/evaluate.ts'

const after = (name: string) => {
  const at = process.argv.indexOf(name)
  return at < 0 ? undefined : process.argv[at + 1]
}
const dir = after('--dir')
const set = readSet(dir ?? new URL('../server/guide/eval', import.meta.url).pathname, after('--set') === 'dev')
const result = await evaluate(set)
console.log(report(result, process.argv.includes('--misses')))
