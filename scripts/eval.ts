/**
 * npm run eval: how well the built-in guide understands questions that its makers have seen (packages/guide/eval/apart):
 * a regression figure, and no proof of what it makes of others (D42).
 * `--set dev` runs the questions it was tuned on; `--dir <path>` four files from elsewhere; `--misses` prints what was
 * not met; `--few <n>` asks the first n of each kind, to try the command and not the guide.
 */
import { parseArgs } from 'node:util'
import { DEV, evaluate, KEPT_APART, readSet, report } from '../packages/guide/eval/evaluate.ts'

const { values } = parseArgs({
  options: {
    set: { type: 'string' },
    dir: { type: 'string' },
    few: { type: 'string' },
    misses: { type: 'boolean', default: false },
  },
})
const { themes, safety, intents, threads } = readSet(values.dir ?? (values.set === 'dev' ? DEV : KEPT_APART))
const few = values.few === undefined ? undefined : Number(values.few)
const result = await evaluate({
  themes: themes.slice(0, few),
  safety: safety.slice(0, few),
  intents: intents.slice(0, few),
  threads: threads.slice(0, few),
})
console.log(report(result, values.misses))
