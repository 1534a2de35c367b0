/**
 * npm run guide:model: learns from the labelled questions of packages/guide/examples.json what words, sounds and pieces of
 * words say of a message (opinion.ts), and writes packages/guide/opinion.bin. To be run after examples were changed;
 * `--add file.json` adds a list of { q, labels } first. `--check` prints what the examples say of each other, each fold judged by the rest, and, with
 * `--only file.json`, of the questions in that file alone.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { tokenise } from '../packages/guide/normalise.ts'
import { LABELS, packed } from '../packages/guide/opinion.ts'
import { crossValidate, type Example, train } from '../packages/guide/train.ts'
import { judge } from '../packages/guide/understand.ts'

const EXAMPLES = new URL('../packages/guide/examples.json', import.meta.url)
const read = (path: string | URL) => JSON.parse(readFileSync(path, 'utf8')) as Example[]
const after = (name: string) => process.argv.flatMap((one, at, all) => (one === name ? [all[at + 1] ?? ''] : []))

const all = [...read(EXAMPLES), ...after('--add').flatMap(read)]
const examples = Array.from(
  new Map(all.map(({ q, labels }) => [q.trim().toLowerCase(), { q: q.trim(), labels }])).values(),
)
for (const { q, labels } of examples) {
  const wrong = labels.find((label) => !LABELS.includes(label))
  if (wrong !== undefined || labels.length === 0) throw new Error(`${q}: ${wrong ?? 'no label'}`)
}

const started = performance.now()
const seconds = () => `${((performance.now() - started) / 1000).toFixed(0)} s`
writeFileSync(EXAMPLES, `[\n${examples.map((example) => JSON.stringify(example)).join(',\n')}\n]\n`)
const bytes = gzipSync(packed(train(examples)), { level: 9 })
writeFileSync(new URL('../packages/guide/opinion.bin', import.meta.url), bytes)
console.log(`${examples.length} examples, ${Math.round(bytes.length / 1000)} kB, ${seconds()}`)

if (process.argv.includes('--check')) {
  const judged = crossValidate(examples)
  const only = new Set(
    after('--only')
      .flatMap(read)
      .map(({ q }) => q.trim().toLowerCase()),
  )
  const asked = examples
    .map((example, at) => ({ ...example, opinion: judged[at] ?? new Map() }))
    .filter(({ q }) => only.size === 0 || only.has(q.toLowerCase()))
  const share = (right: (one: (typeof asked)[number]) => boolean) =>
    `${((100 * asked.filter(right).length) / asked.length).toFixed(1)} %`
  const best = ({ opinion }: (typeof asked)[number]) => Array.from(opinion).sort((a, b) => b[1] - a[1])[0]?.[0]
  console.log(`judged by the others (${asked.length}), ${seconds()}:`)
  console.log(`opinion alone ${share((one) => one.labels.some((label) => label === best(one)))}`)
  const both = (one: (typeof asked)[number]) => judge(tokenise(one.q), one.opinion)
  const met = (one: (typeof asked)[number]) => {
    const { intent, themes } = both(one)
    return one.labels.some((label) => label === (intent ?? themes[0]?.theme))
  }
  console.log(`with lexicon and patterns ${share(met)}`)
  if (process.argv.includes('--misses')) {
    for (const one of asked.filter((one) => !met(one))) {
      const { intent, themes } = both(one)
      const heard = themes.slice(0, 3).map(({ theme, weight }) => `${theme} ${weight.toFixed(1)}`)
      console.log(`${one.q} | ${one.labels.join(', ')} | ${intent ?? '-'} | ${heard.join(', ')}`)
    }
  }
}
