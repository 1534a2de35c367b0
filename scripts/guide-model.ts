/**
 * npm run guide:model: learns from the labelled messages of packages/guide/readings/examples (and the shorter ones of
 * examples.json) what a message may mean, and writes packages/guide/readings/model.bin. To be run after examples or
 * readings were changed; a test fails when the model is older than they are.
 */
import { writeFileSync } from 'node:fs'
import { digestOf, readExamples } from '../packages/guide/readings/examples.ts'
import { LABELS, packed } from '../packages/guide/readings/model.ts'
import { train } from '../packages/guide/readings/train.ts'

const examples = readExamples()
const learned = train(examples, LABELS.length)
const bytes = packed(learned, { digest: digestOf(examples) })
writeFileSync(new URL('../packages/guide/readings/model.bin', import.meta.url), bytes)
console.log(`${examples.length} examples, ${learned.keys.length} features, ${(bytes.length / 1e6).toFixed(1)} MB`)
