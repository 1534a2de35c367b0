// Cold loads of the limit page and of the landings, and the returning visitor's chat: Slow 4G, CPU slowed 4x, 412x915.
import type { Page } from 'playwright'
import { collect, type Observed, quiet, watch } from './observe.ts'
import { median, type Row } from './rows.ts'
import { heapOf, newSheet, newVisitor, type Stage, type Visitor } from './stage.ts'

const THROTTLE = { cpu: 4, slow4g: true }
const NO_THROTTLE = { cpu: 1, slow4g: false }

/** A load is over when the page has been quiet this long, ms. */
const QUIET_MS = 5_000
/** Of a long task only what exceeds this blocks, ms. */
const LONG_TASK_MS = 50

const LANDING = { lcp: 1.3, blocking: 110, shift: 0.01 }
const CHAT = { composer: 1.5, blocking: 160, shift: 0.01 }

const LIMIT = { name: 'limit', path: '/limit.html' }
export const LANDINGS = [
  { name: 'landing /', path: '/' },
  { name: 'landing /pn', path: '/pn?from=anonymous' },
  { name: 'landing /hi', path: '/hi?from=anonymous' },
]
export const RETURNING_CHAT = { name: 'chat', path: '/pn/chat' }

type Load = Observed & { blocking: number; heap: number }
type Subject = { name: string; path: string }

/**
 * Loads each page, and the limit with them, in turns: what slows the machine for a while slows them all.
 * @param visitor gives the storage of a visitor who has been to the chat before
 */
export async function measureLoads(
  stage: Stage,
  subjects: readonly Subject[],
  runs: number,
  visitor: () => Promise<Visitor>,
): Promise<Row[]> {
  const pages = [LIMIT, ...subjects]
  const loads = new Map<string, Load[]>(pages.map(({ name }) => [name, []]))
  for (let run = 0; run < runs; run += 1) {
    for (const page of pages) {
      const load = await loadOnce(stage, page, page === RETURNING_CHAT ? await visitor() : null)
      loads.get(page.name)?.push(load)
    }
  }
  const limit = loads.get(LIMIT.name) ?? []
  return pages.flatMap(({ name }) => rowsOf(name, loads.get(name) ?? [], limit))
}

async function loadOnce(stage: Stage, { name, path }: Subject, returning: Visitor | null): Promise<Load> {
  const context = await newVisitor(stage, returning ?? [])
  try {
    if (returning !== null) {
      // The visit before: it fills the HTTP cache. No service worker yet.
      const { page } = await newSheet(context, NO_THROTTLE)
      await page.addInitScript(watch)
      await page.goto(stage.origin + path)
      await page.evaluate(quiet, 500)
      await page.close()
    }
    const { page, cdp } = await newSheet(context, THROTTLE)
    const faults: string[] = []
    page.on('pageerror', (error) => faults.push(error.message))
    let inFlight = 0
    page.on('request', () => (inFlight += 1))
    page.on('requestfinished', () => (inFlight -= 1))
    page.on('requestfailed', (request) => {
      inFlight -= 1
      faults.push(`${request.url()}: ${request.failure()?.errorText}`)
    })
    await page.addInitScript(watch)
    await page.goto(stage.origin + path)
    do await page.evaluate(quiet, QUIET_MS)
    while (inFlight > 0)

    const seen = await page.evaluate(collect)
    const heap = await heapOf(cdp)
    if (faults.length > 0) throw new Error(`${name}: ${faults.join('; ')}`)
    if (seen.protocol !== 'h2') throw new Error(`${name} came over ${seen.protocol}, not h2`)
    if (returning !== null) await proveItListens(page)
    const blocking = seen.longTasks.reduce((sum, task) => sum + Math.max(0, task.duration - LONG_TASK_MS), 0)
    return { ...seen, heap, blocking }
  } finally {
    await context.close()
  }
}

/** A box that is merely drawn is no composer: what is typed has to arm the Send button. */
async function proveItListens(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Message' }).pressSequentially('Peace', { timeout: 10_000 })
  await page.getByRole('button', { name: 'Send', exact: true }).click({ trial: true, timeout: 10_000 })
}

function rowsOf(subject: string, loads: Load[], limit: Load[]): Row[] {
  const last = loads.at(-1)
  const fetched = [`largest elements: ${last?.candidates.join('; ')}`, ...(last?.fetched ?? [])]
  const longest = [...(last?.scripts ?? [])].sort((a, b) => b.duration - a.duration).slice(0, 5)
  const of = (pick: (load: Load) => number) => median(loads.map(pick))
  const list = (pick: (load: Load) => number) => loads.map((load) => Math.round(pick(load))).join(' ')
  const limitLcp = median(limit.map(({ lcp }) => lcp))
  const floor = median(limit.map(({ blocking }) => blocking))
  const timing = (what: string, pick: (load: Load) => number, ratio: number | null): Row => ({
    subject,
    what,
    value: of(pick),
    unit: 'ms',
    budget: ratio === null ? null : ratio * limitLcp,
    remark: `${(of(pick) / limitLcp).toFixed(2)}x limit LCP${ratio === null ? '' : `, at most ${ratio}x`}; runs ${list(pick)}`,
    causes: fetched,
  })
  const isLimit = loads === limit
  const isChat = subject === RETURNING_CHAT.name
  const budget = isChat ? CHAT : LANDING
  const raw = of(({ blocking }) => blocking)
  return [
    timing('FCP', ({ fcp }) => fcp, null),
    timing('LCP', ({ lcp }) => lcp, isLimit || isChat ? null : LANDING.lcp),
    ...(isChat ? [timing('first usable composer', composerOf, CHAT.composer)] : []),
    {
      subject,
      what: isLimit ? 'blocking (the noise floor)' : 'blocking, less the floor',
      value: isLimit ? raw : Math.max(0, raw - floor),
      unit: 'ms',
      budget: isLimit ? null : budget.blocking,
      remark: `raw ${Math.round(raw)}, floor ${Math.round(floor)}; raw runs ${list(({ blocking }) => blocking)}`,
      causes: [
        ...loads.map(
          ({ longTasks }, run) =>
            `run ${run + 1}, long tasks: ${longTasks.map((task) => `${Math.round(task.duration)} ms at ${Math.round(task.start)}`).join(', ')}`,
        ),
        ...longest.map(({ duration, what }) => `last run, script: ${Math.round(duration)} ms ${what}`),
      ],
    },
    {
      subject,
      what: 'layout shift',
      value: of(({ shift }) => shift),
      unit: '',
      budget: isLimit ? null : budget.shift,
      causes: [...loads].sort((a, b) => b.shift - a.shift)[0]?.shifts ?? [],
    },
    {
      subject,
      what: 'heap after collection',
      value: of(({ heap }) => heap),
      unit: 'MB',
      budget: null,
    },
    {
      subject,
      what: 'transferred',
      value: of(({ bytes }) => bytes) / 1000,
      unit: 'kB',
      budget: null,
      remark: `JS ${(of(({ jsBytes }) => jsBytes) / 1000).toFixed(1)} kB, with what is fetched ahead when idle`,
    },
  ]
}

function composerOf({ composer }: Load): number {
  if (composer === null) throw new Error('the chat never showed a composer that could be used')
  return composer
}
