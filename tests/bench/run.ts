// `npm run bench`: measures the budgets of docs/budgets.md, on the production build, and fails when a budget does not
// hold. All times depend on the machine, so loads are judged by their ratio to a page written by hand (limit/), loaded in
// the same run. A failed row is measured once more (loads: 3 runs) before it says so.
//
//   --quick                                     3 runs instead of 5
//   --only landing|chat|typing|history|server   a part
//   --no-build                                  dist/ as it is
import { cpus, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { visitorWithOneMessage } from './api.ts'
import { measureSends, measureTyping } from './chat.ts'
import { measureHistorySends, measureHistoryTyping, measureScrolling } from './history.ts'
import { LANDINGS, measureLoads, RETURNING_CHAT } from './loads.ts'
import { holds, print, type Row } from './rows.ts'
import { measureServer } from './serverLoad.ts'
import { buildIfStale, openStage, type Stage } from './stage.ts'

const PARTS = ['landing', 'chat', 'typing', 'history', 'server'] as const
type Part = (typeof PARTS)[number]

/** Rows of the budgets that this version cannot be measured for: never dropped without a word. */
const NOT_YET: Partial<Record<Part, [subject: string, what: string, needs: string][]>> = {
  chat: [['chat', 'composer, service worker installed', 'the service worker']],
}

const { values: options } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    only: { type: 'string' },
    'no-build': { type: 'boolean', default: false },
  },
})
const only = PARTS.find((part) => part === options.only)
if (options.only !== undefined && only === undefined) {
  console.error(`--only takes one of: ${PARTS.join(', ')}.`)
  process.exit(2)
}
const runs = options.quick ? 3 : 5
const wants = (part: Part) => only === undefined || only === part

type Measure = (subjects: ReadonlySet<string> | null) => Promise<Row[]>

/** Measures; what fails is measured once more, and a row that holds at either time is held. */
async function judged(measure: Measure): Promise<Row[]> {
  const rows = await measure(null)
  const failed = rows.filter((row) => !holds(row))
  if (failed.length === 0) return rows
  console.log(`again: ${failed.map(({ subject, what }) => `${subject} ${what}`).join(', ')}`)
  const again = await measure(new Set(failed.map(({ subject }) => subject)))
  return rows.map((row) => {
    if (holds(row)) return row
    const second = again.find(({ subject, what }) => subject === row.subject && what === row.what)
    if (second === undefined) return row
    const remark = `second try; the first: ${row.value?.toFixed(row.unit === '' ? 4 : 0)} ${row.unit}`.trimEnd()
    return { ...second, remark: [remark, second.remark].filter(Boolean).join('; ') }
  })
}

async function measureAll(stage: Stage): Promise<Row[]> {
  const rows: Row[] = []
  const subjects = [...(wants('landing') ? LANDINGS : []), ...(wants('chat') ? [RETURNING_CHAT] : [])]
  if (subjects.length > 0) {
    console.log(`loads: ${runs} runs of ${subjects.length + 1} pages, in turns`)
    rows.push(
      ...(await judged((again) =>
        measureLoads(
          stage,
          subjects.filter(({ name }) => again?.has(name) ?? true),
          again === null ? runs : Math.min(runs, 3),
          () => visitorWithOneMessage(stage),
        ),
      )),
    )
  }
  if (wants('chat')) {
    console.log('sending')
    rows.push(...(await judged(() => measureSends(stage))))
  }
  if (wants('typing')) {
    console.log('typing')
    rows.push(...(await judged(() => measureTyping(stage))))
    console.log('typing below 10,000 messages')
    rows.push(...(await judged(() => measureHistoryTyping(stage))))
  }
  if (wants('history')) {
    console.log('scrolling 10,000 messages')
    rows.push(...(await judged(() => measureScrolling(stage))))
    console.log('sending below 10,000 messages')
    rows.push(...(await judged(() => measureHistorySends(stage))))
  }
  if (wants('server')) {
    console.log('server')
    rows.push(...(await judged(() => measureServer(stage, options.quick ? 10 : 20))))
  }
  return rows
}

const begin = performance.now()
const [loadBefore = 0] = loadavg()
if (!options['no-build']) await buildIfStale()
const stage = await openStage()
const chromium = stage.browser.version()
let rows: Row[]
try {
  rows = await measureAll(stage)
} finally {
  await stage.close()
}
for (const part of PARTS.filter(wants))
  for (const [subject, what, needs] of NOT_YET[part] ?? [])
    rows.push({
      subject,
      what,
      value: null,
      unit: '',
      budget: null,
      remark: `not measured: needs ${needs}`,
    })

const [processor] = cpus()
console.log(
  `\n${cpus().length} cores (${processor?.model.trim()}), Node ${process.versions.node}, Chromium ${chromium}, load ${loadBefore.toFixed(1)} at the start and ${(loadavg()[0] ?? 0).toFixed(1)} at the end, ${((performance.now() - begin) / 60_000).toFixed(1)} min`,
)
if (wants('landing') || wants('chat'))
  console.log(
    'Loads: medians, cold, HTTP/2 with brotli, Slow 4G, CPU 4x, 412x915; the chat with the HTTP cache of a visit before.\n',
  )
if (loadBefore > cpus().length)
  console.log("Other programs keep this machine busy: the times below are not the app's alone.\n")
print(rows)
const failed = rows.filter((row) => !holds(row))
console.log(
  `\n${failed.length === 0 ? 'Every measured budget holds.' : `${failed.length} of the budgets do not hold.`}`,
)
if (failed.length > 0) process.exit(1)
