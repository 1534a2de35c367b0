/**
 * npm run guide:model: learns from the labelled messages of packages/guide/readings/examples (and the shorter ones of
 * examples.json) what a message may mean, and from those of thread/examples.tsv what it is in relation to the reply before
 * it; writes readings/model.bin and thread/model.bin. To be run after examples or readings were changed; a test fails when
 * a model is older than they are. With `--check` it learns and writes nothing, and only says whether the models are of the
 * examples as they are. With `--turns` only thread/model.bin is learnt or looked at.
 */
import { writeFileSync } from 'node:fs'
import { digestOf, readExamples } from '../packages/guide/readings/examples.ts'
import { LABELS, packed, readModel } from '../packages/guide/readings/model.ts'
import { type Example, type Manner, train } from '../packages/guide/readings/train.ts'
import { examplesOf, readTurns } from '../packages/guide/thread/examples.ts'
import { AS_TURNS, readTurnModel, LABELS as TURNS } from '../packages/guide/thread/learnt.ts'

type Made = {
  readonly path: string
  readonly examples: readonly Example[]
  readonly digest: string
  readonly labels: readonly string[]
  readonly manner?: Manner
  readonly read: () => { readonly digest: string }
}

const readings = (): Made => {
  const examples = readExamples()
  return { path: 'readings/model.bin', examples, digest: digestOf(examples), labels: LABELS, read: readModel }
}
const turns = (): Made => {
  const examples = examplesOf(readTurns().learnt)
  const digest = digestOf(examples)
  return { path: 'thread/model.bin', examples, digest, labels: TURNS, manner: AS_TURNS, read: readTurnModel }
}
const all = process.argv.includes('--turns') ? [turns()] : [readings(), turns()]

if (process.argv.includes('--check')) {
  const stale = all.filter(({ read, digest }) => read().digest !== digest)
  for (const { path } of stale) console.log(`${path} is stale: npm run guide:model`)
  if (stale.length === 0) console.log('the models are of these examples')
  process.exit(stale.length === 0 ? 0 : 1)
}
for (const { path, examples, digest, labels, manner } of all) {
  const learned = train(examples, labels.length, manner)
  const bytes = packed(learned, { digest, labels })
  writeFileSync(new URL(`../packages/guide/${path}`, import.meta.url), bytes)
  console.log(
    `${path}: ${examples.length} examples, ${learned.keys.length} features, ${(bytes.length / 1e6).toFixed(1)} MB`,
  )
}
