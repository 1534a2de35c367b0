/**
 * npm run guide:model: lets every labelled question of server/guide/examples.json learn how much say it has
 * (opinion.ts), writes the votes into the file, and prints what the examples say of each other when each is left out.
 * To be run after examples were added; `--add file.json` adds a list of { q, themes } first.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { THEMES, type Theme } from '../server/guide/corpus.ts'
import { tokenise } from '../server/guide/normalise.ts'
import { VOTE_SCALE } from '../server/guide/opinion.ts'
import { type Example, train } from '../server/guide/train.ts'
import { weigh } from '../server/guide/understand.ts'

const PATH = new URL('../server/guide/examples.json', import.meta.url)
const read = (path: string | URL) => JSON.parse(readFileSync(path, 'utf8')) as Example[]

const more = process.argv.flatMap((argument, at, all) => (argument === '--add' ? read(all[at + 1] ?? '') : []))
const byQuestion = new Map([...read(PATH), ...more].map(({ q, themes }) => [q.trim(), { q: q.trim(), themes }]))
const examples = Array.from(byQuestion.values())
for (const { q, themes } of examples) {
  const wrong = themes.find((theme) => !THEMES.includes(theme))
  if (wrong !== undefined || themes.length === 0) throw new Error(`${q}: ${wrong ?? 'no theme'}`)
}

const started = performance.now()
const { votes, leftOut } = train(examples)
const bytes = (vote: Float64Array) =>
  Buffer.from(Int8Array.from(vote, (value) => Math.max(-127, Math.min(127, Math.round(value * VOTE_SCALE)))).buffer)
const lines = examples.map(({ q, themes }, at) =>
  JSON.stringify({ q, themes, votes: bytes(votes[at] as Float64Array).toString('base64') }),
)
writeFileSync(PATH, `[\n${lines.join(',\n')}\n]\n`)

const first = (themes: readonly { theme: Theme }[], { themes: right }: Example) =>
  themes[0] !== undefined && right.includes(themes[0].theme)
const opinions = leftOut.map((row) => new Map(THEMES.map((theme, k) => [theme, row[k] as number])))
const alone = examples.filter((example, at) => {
  const ordered = Array.from(opinions[at] ?? [], ([theme, weight]) => ({ theme, weight }))
  return first(
    ordered.sort((a, b) => b.weight - a.weight),
    example,
  )
})
const together = examples.filter((example, at) => first(weigh(tokenise(example.q), opinions[at] ?? new Map()), example))
const percent = (part: number) => `${((100 * part) / examples.length).toFixed(1)} %`
console.log(`${examples.length} examples, ${Math.round(performance.now() - started)} ms`)
console.log(`left out one by one: opinion alone ${percent(alone.length)}, with the lexicon ${percent(together.length)}`)
