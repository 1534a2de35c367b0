/**
 * Learns how people speak of danger from packages/guide/danger/*.tsv, prints how well a part of the examples is heard by
 * what was learnt from the rest, and writes packages/guide/danger/sentences.bin. To be run after examples (of danger or of
 * readings), concepts or signs were changed; model.test.ts fails when the file is stale. With `--print` it writes nothing;
 * with `--check` it learns nothing either, and only says whether the file is of the examples as they are.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { chancesOf, KINDS, packed, readModel } from '../packages/guide/danger/model.ts'
import { digestOf, readExamples, readyOf, train, trainReady } from '../packages/guide/danger/train.ts'

const percent = (part: number, whole: number) => `${((100 * part) / Math.max(1, whole)).toFixed(1)}`.padStart(6)
const FOLDS = 4
const LIMITS = [0.45, 0.64, 0.85]

const examples = readExamples()
if (process.argv.includes('--check')) {
  const isFresh = readModel().digest === digestOf(examples)
  console.log(isFresh ? 'sentences.bin is of these examples' : 'sentences.bin is stale: npm run guide:danger')
  process.exit(isFresh ? 0 : 1)
}
const ready = readyOf(examples)
const model = trainReady(ready.filter((_, at) => at % FOLDS !== 0))
const judged = examples.flatMap((example, at) => {
  if (at % FOLDS !== 0) return []
  const none = (ready[at]?.windows ?? []).map((signs) => chancesOf(model, signs)[0] as number)
  return [{ ...example, chance: 1 - Math.min(1, ...none) }]
})
console.log(`${examples.length} examples; percent at ${LIMITS.join(', ')}`)
const row = (name: string, those: typeof judged) =>
  console.log(
    name.padEnd(16),
    LIMITS.map((limit) => percent(those.filter(({ chance }) => chance >= limit).length, those.length)).join(' '),
  )
for (const kind of KINDS.slice(1))
  row(
    kind,
    judged.filter((one) => one.kind === kind),
  )
const none = judged.filter(({ kind }) => kind === 'none')
row(
  'hard negatives',
  none.filter(({ hard }) => hard),
)
row(
  'ordinary',
  none.filter(({ hard }) => !hard),
)

if (!process.argv.includes('--print')) {
  const file = new URL('../packages/guide/danger/sentences.bin', import.meta.url)
  // without the time of day, so that the same examples always make the same file
  writeFileSync(file, gzipSync(packed(train(examples)), { level: 9 }))
  console.log(`sentences.bin: ${Math.round(readFileSync(file).length / 1000)} kB`)
}
