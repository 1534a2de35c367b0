/**
 * npm run guide:model: learns from the labelled messages of packages/guide/readings/examples (and the shorter ones of
 * examples.json) what a message may mean, and writes readings/model.bin. To be run after examples or readings were changed; a
 * test fails when the model is older than they are. With `--check` it learns and writes nothing, and only says whether the
 * model is of the examples as they are.
 */
import { writeFileSync } from 'node:fs'
import { digestOf, readExamples } from '../packages/guide/readings/examples.ts'
import { LABELS, packed, readModel } from '../packages/guide/readings/model.ts'
import { train } from '../packages/guide/readings/train.ts'

const examples = readExamples()
const digest = digestOf(examples)

if (process.argv.includes('--check')) {
  const isFresh = readModel().digest === digest
  console.log(isFresh ? 'the model is of these examples' : 'readings/model.bin is stale: npm run guide:model')
  process.exit(isFresh ? 0 : 1)
}
const learned = train(examples, LABELS.length)
const bytes = packed(learned, { digest, labels: LABELS })
writeFileSync(new URL('../packages/guide/readings/model.bin', import.meta.url), bytes)
console.log(`${examples.length} examples, ${learned.keys.length} features, ${(bytes.length / 1e6).toFixed(1)} MB`)
