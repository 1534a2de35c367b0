// `npm run bench`: measures the budgets of docs/budgets.md, on the production build, and fails when a budget does not
// hold. All times depend on the machine, so loads are judged by their ratio to a page written by hand (limit/), loaded in
// the same run. A failed row is measured once more (loads: 3 runs) before it says so.
//
//   --quick                                            3 runs instead of 5
//   --short                                            each part once, and no verdict on times: what `npm test` does
//   --only counts|landing|chat|typing|history|guide|server|past   a part
//   --no-build                                         dist/ as it is
import { cpus, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { visitorWithOneMessage } from './api.ts'
import { measureSends, measureTyping } from './chat.ts'
import { measureCounts } from './counts.ts'
import { measureGuide } from './guide.ts'
import { measureHistorySends, measureHistoryTyping, measureScrolling } from './history.ts'
import { CHATS, LANDINGS, measureLoads } from './loads.ts'
import { measurePast } from './past.ts'
import { failuresOf, isShort, print, type Row } from './rows.ts'
import { FULL, QUICK, SHORT } from './scale.ts'
import { measureServer } from './serverLoad.ts'
import { buildIfStale, openStage, type Stage } from './stage.ts'

const PARTS = ['counts', 'landing', 'chat', 'typing', 'history', 'guide', 'server', 'past'] as const
type Part = (typeof PARTS)[number]
/** Parts that need neither the built app nor a browser. */
const ALONE: ReadonlySet<Part> = new Set(['guide', 'past'])

const { values: options } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    short: { type: 'boolean', default: false },
    only: { type: 'string' },
    'no-build': { type: 'boolean', default: false },
  },
})
const only = PARTS.find((part) => part === options.only)
if (options.only !== undefined && only === undefined) {
  console.error(`--only takes one of: ${PARTS.join(', ')}.`)
  process.exit(2)
}
const scale = options.short ? SHORT : options.quick ? QUICK : FULL
const { judgesTimes } = scale
const wants = (part: Part) => only === undefined || only === part

type Measure = (subjects: ReadonlySet<string> | null) => Promise<Row[]>

/** Measures; what fails is measured once more, and a row that holds at either time is held. */
async function judged(measure: Measure): Promise<Row[]> {
  const rows = await measure(null)
  if (rows.length === 0) throw new Error('nothing was measured')
  const failed = failuresOf(rows, judgesTimes)
  if (failed.length === 0 || !judgesTimes) return rows
  console.log(`again: ${failed.map(({ subject, what }) => `${subject} ${what}`).join(', ')}`)
  const again = await measure(new Set(failed.map(({ subject }) => subject)))
  return rows.map((row) => {
    const second = failed.includes(row)
      ? again.find(({ subject, what }) => subject === row.subject && what === row.what)
      : undefined
    if (second === undefined) return row
    const remark = `second try; the first: ${row.value.toFixed(row.unit === '' ? 4 : 0)} ${row.unit}`.trimEnd()
    return { ...second, remark: [remark, second.remark].filter(Boolean).join('; ') }
  })
}

/** What needs the built app, a server and a browser. */
async function measureOn(stage: Stage): Promise<Row[]> {
  const rows: Row[] = []
  if (wants('counts')) {
    console.log('counts')
    rows.push(...(await judged(() => measureCounts(stage))))
  }
  const landings = scale.allLandings ? LANDINGS : LANDINGS.slice(0, 1)
  const subjects = [...(wants('landing') ? landings : []), ...(wants('chat') ? CHATS : [])]
  if (subjects.length > 0) {
    console.log(`loads: ${subjects.length + 1} pages in turns, ${scale.loads} times`)
    rows.push(
      ...(await judged((again) =>
        measureLoads(
          stage,
          subjects.filter(({ name }) => again?.has(name) ?? true),
          again === null ? scale.loads : scale.loadsAgain,
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
    console.log('typing below a long conversation')
    rows.push(...(await judged(() => measureHistoryTyping(stage))))
  }
  if (wants('history')) {
    console.log('scrolling a long conversation')
    rows.push(...(await judged(() => measureScrolling(stage))))
    console.log('sending below a long conversation')
    rows.push(...(await judged(() => measureHistorySends(stage))))
  }
  if (wants('server')) {
    console.log('server')
    rows.push(...(await judged(() => measureServer(stage))))
  }
  return rows
}

/** What is asked in this process alone. */
async function measureAlone(): Promise<Row[]> {
  const rows: Row[] = []
  if (wants('guide')) {
    console.log('guide')
    rows.push(...(await judged(() => measureGuide())))
  }
  if (wants('past')) {
    console.log('search in one’s own conversations')
    rows.push(...(await judged(() => measurePast(scale))))
  }
  return rows
}

const begin = performance.now()
const [loadBefore = 0] = loadavg()
const rows: Row[] = []
let chromium = 'none'
if (PARTS.some((part) => wants(part) && !ALONE.has(part))) {
  if (!options['no-build']) await buildIfStale()
  const stage = await openStage(scale)
  chromium = stage.browser.version()
  try {
    rows.push(...(await measureOn(stage)))
  } finally {
    await stage.close()
  }
}
rows.push(...(await measureAlone()))
const [processor] = cpus()
console.log(
  `\n${cpus().length} cores (${processor?.model.trim()}), Node ${process.versions.node}, Chromium ${chromium}, load ${loadBefore.toFixed(1)} at the start and ${(loadavg()[0] ?? 0).toFixed(1)} at the end, ${((performance.now() - begin) / 60_000).toFixed(1)} min`,
)
if (wants('landing') || wants('chat'))
  console.log(
    `Loads: ${judgesTimes ? 'medians, cold' : 'once, cold'}, HTTP/2 with brotli, ${scale.slow4g ? 'Slow 4G, ' : ''}CPU 4x, 412x915; 'seen before' is with the service worker.\n`,
  )
if (!judgesTimes) console.log('The short form: each part ran once, and its times mean nothing.\n')
else if (loadBefore > cpus().length)
  console.log("Other programs keep this machine busy: the times below are not the app's alone.\n")
print(rows, judgesTimes)
const failed = failuresOf(rows, judgesTimes)
const short = rows.filter(isShort)
if (judgesTimes && short.length > 0)
  console.log(`\n${short.length} rows hold a limit that is looser than the one wanted (docs/budgets.md).`)
console.log(
  failed.length > 0
    ? `\n${failed.length} of the budgets do not hold.`
    : `\n${judgesTimes ? 'Every measured budget holds.' : `Every part of the bench ran: ${rows.length} rows, and each count holds.`}`,
)
if (failed.length > 0) process.exit(1)
