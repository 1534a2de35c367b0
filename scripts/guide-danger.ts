/**
 * Learns how people speak of danger from packages/guide/danger/*.tsv, prints how well the examples recognise one another
 * (cross-validation), and writes packages/guide/danger/weights.bin (whole messages) and sentences.bin (sentence by
 * sentence, with the long ordinary messages of readings/examples as what is no danger). To be run after examples, concepts or signs were
 * changed; recognise.test.ts fails when the file is stale. With `--print` it writes nothing.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { KINDS, packed } from '../packages/guide/danger/model.ts'
import { decide } from '../packages/guide/danger/recognise.ts'
import {
  crossValidate,
  digestOf,
  type Example,
  type Form,
  readExamples,
  readSentences,
  train,
} from '../packages/guide/danger/train.ts'
import { tokenise } from '../packages/guide/normalise.ts'

const FORMS: readonly Form[] = ['en', 'pa', 'hi', 'rpa', 'rhi']
const percent = (part: number, whole: number) => `${((100 * part) / Math.max(1, whole)).toFixed(1)}`.padStart(6)

const examples = readExamples()
const judged = crossValidate(examples)
const seen = examples.map(({ text }, at) => decide(tokenise(text), () => judged[at] ?? [1]))
const share = (of: (example: Example) => boolean, is: (at: number) => boolean) => {
  const those = examples.flatMap((example, at) => (of(example) ? [at] : []))
  return percent(those.filter(is).length, those.length)
}

const title = ['', 'any danger', 'or care', 'this kind', ...FORMS].map((word) => word.padStart(10)).join(' ')
console.log(`${examples.length} examples, cross-validated in 5 parts; percent\n${title}`)
for (const kind of KINDS) {
  const any = (at: number) => seen[at]?.danger !== null
  const row = [
    share((one) => one.kind === kind, any),
    share(
      (one) => one.kind === kind,
      (at) => any(at) || (seen[at]?.care ?? null) !== null || seen[at]?.near === true,
    ),
    share(
      (one) => one.kind === kind,
      (at) => (seen[at]?.danger ?? 'none') === kind,
    ),
    ...FORMS.map((form) => share((one) => one.kind === kind && one.form === form, any)),
  ]
  console.log([kind, ...row].map((word) => word.padStart(10)).join(' '))
}
for (const [name, hard] of [
  ['hard negatives', true],
  ['ordinary', false],
] as const) {
  const of = (one: Example) => one.kind === 'none' && one.hard === hard
  const alarms = share(of, (at) => seen[at]?.danger !== null)
  const heavy = share(of, (at) => (seen[at]?.care ?? null) !== null || seen[at]?.near === true)
  console.log(`false alarms, ${name}:${alarms} (and the help line before an answer:${heavy})`)
}

if (!process.argv.includes('--print')) {
  const bySentence = { ...train([...examples, ...readSentences()]), digest: digestOf(examples) }
  for (const [name, model] of [
    ['weights.bin', train(examples)],
    ['sentences.bin', bySentence],
  ] as const) {
    const file = new URL(`../packages/guide/danger/${name}`, import.meta.url)
    // without the time of day, so that the same examples always make the same file
    writeFileSync(file, gzipSync(packed(model), { level: 9 }))
    console.log(`${name}: ${Math.round(readFileSync(file).length / 1000)} kB`)
  }
}
