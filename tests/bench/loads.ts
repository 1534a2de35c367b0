// Cold loads of the limit page, of the landings and of the chat by its address, and the chat of a visitor who comes again,
// with the service worker: Slow 4G, CPU slowed 4x, 412x915.
import { setTimeout as wait } from 'node:timers/promises'
import { type Bare, type BareContext, newBareContext } from './bare.ts'
import { collect, controlled, hearFaults, type Observed, quiet, watch } from './observe.ts'
import { median, type Row } from './rows.ts'
import { SLOW_4G, type Stage, type Throttle, VIEWPORT, type Visitor } from './stage.ts'

const CPU = 4
const NO_THROTTLE = { cpu: 1, slow4g: false }

/** Of a long task only what exceeds this blocks, ms. */
const LONG_TASK_MS = 50
/** How long a service worker may take to install and to take over its page, ms. */
const INSTALL_MS = 30_000

/** A limit that is held, and the one of docs/budgets.md where it is tighter. */
type Limit = { held: number; wanted?: number }
type Kind = {
  /** Of the limit page's LCP. */
  lcp?: Limit
  composer?: Limit
  /** More than the limit page blocks, ms. */
  blocking?: Limit
  /** Of the tasks after the first paint, ms; what blocks for less than 50 ms is not seen, and counts as none. */
  longest?: Limit
  shift?: Limit
}
const SHIFT = { held: 0.01 }
const LANDING: Kind = { lcp: { held: 1.15 }, blocking: { held: 45 }, longest: { held: 50 }, shift: SHIFT }
const COLD: Kind = { composer: { held: 1.6 }, blocking: { held: 80 }, longest: { held: 100 }, shift: SHIFT }
const RETURNING: Kind = { composer: { held: 1 }, blocking: { held: 80 }, longest: { held: 100 }, shift: SHIFT }

type Subject = { name: string; path: string; kind: Kind; returns?: true }
const LIMIT: Subject = { name: 'limit', path: '/limit.html', kind: {} }
export const LANDINGS: readonly Subject[] = [
  { name: 'landing /', path: '/', kind: LANDING },
  { name: 'landing /pn', path: '/pn?from=anonymous', kind: LANDING },
  { name: 'landing /hi', path: '/hi?from=anonymous', kind: LANDING },
]
export const CHATS: readonly Subject[] = [
  { name: 'chat by /pn, cold', path: '/pn', kind: COLD },
  { name: 'chat /pn/chat, seen before', path: '/pn/chat', kind: RETURNING, returns: true },
]

type Load = Observed & { blocking: number; longest: number; heap: number }

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
    for (const page of pages) loads.get(page.name)?.push(await loadOnce(stage, page, visitor))
  }
  const limit = loads.get(LIMIT.name) ?? []
  return pages.flatMap((page) => rowsOf(page, loads.get(page.name) ?? [], limit))
}

async function loadOnce(stage: Stage, subject: Subject, visitor: () => Promise<Visitor>): Promise<Load> {
  const { name, path, kind, returns } = subject
  const context = await newBareContext(stage.browser)
  try {
    if (returns) {
      // The visit before: the service worker comes, and keeps what it is to keep.
      const page = await newPage(context, NO_THROTTLE)
      await page.first(remember, await visitor())
      await page.send('Page.navigate', { url: stage.origin + path })
      await page.evaluate(quiet, 500)
      proveNetwork(name, await page.evaluate(collect), false)
      await page.evaluate(controlled, INSTALL_MS)
      await page.close()
    }
    const page = await newPage(context, { cpu: CPU, slow4g: stage.scale.slow4g })
    const faults: string[] = []
    let inFlight = 0
    page.on('Network.requestWillBeSent', () => {
      inFlight += 1
    })
    page.on('Network.loadingFinished', () => {
      inFlight -= 1
    })
    page.on('Network.loadingFailed', ({ type, errorText }) => {
      inFlight -= 1
      // A browser stops fetching a sound when it has enough of it.
      if (type !== 'Media' || errorText !== 'net::ERR_ABORTED') faults.push(`${type}: ${errorText}`)
    })
    await page.send('Page.navigate', { url: stage.origin + path })
    do await page.evaluate(quiet, stage.scale.quietMs)
    while (inFlight > 0)

    const seen = await page.evaluate(collect)
    await page.send('HeapProfiler.collectGarbage')
    const { usedSize } = await page.send<{ usedSize: number }>('Runtime.getHeapUsage')
    faults.push(...(await page.evaluate(() => window.faults)))
    if (faults.length > 0) throw new Error(`${name}: ${faults.join('; ')}`)
    if (seen.fcp === 0 || seen.lcp === 0) throw new Error(`${name} painted nothing that could be timed`)
    proveNetwork(name, seen, returns === true)
    if (kind.composer !== undefined) await proveItListens(page)
    const tasks = afterPaint(seen)
    return {
      ...seen,
      heap: usedSize / 1_000_000,
      blocking: tasks.reduce((sum, task) => sum + task - LONG_TASK_MS, 0),
      longest: Math.max(0, ...tasks),
    }
  } finally {
    await context.close()
  }
}

/** The long tasks, as far as they come after the first paint: what blocks before it, nobody can touch yet. */
const afterPaint = ({ fcp, longTasks }: Observed): number[] =>
  longTasks.map(({ start, duration }) => start + duration - Math.max(start, fcp)).filter((ms) => ms > LONG_TASK_MS)

/** A page that is watched, slowed down. */
async function newPage(context: BareContext, { cpu, slow4g }: Throttle): Promise<Bare> {
  const page = await context.open()
  await page.send('Emulation.setDeviceMetricsOverride', { ...VIEWPORT, deviceScaleFactor: 1, mobile: false })
  await page.send('Emulation.setCPUThrottlingRate', { rate: cpu })
  await page.send('Network.enable')
  if (slow4g) await page.send('Network.emulateNetworkConditions', SLOW_4G)
  await page.first(watch)
  await page.first(hearFaults)
  return page
}

/** Runs in the page: what another visit left. */
const remember = (visitor: Visitor) => {
  for (const { name, value } of visitor) if (localStorage.getItem(name) === null) localStorage.setItem(name, value)
}

/** A cold page comes over the network, one that was seen before from its service worker; whatever is fetched, over h2. */
function proveNetwork(name: string, { isFromWorker, protocols }: Observed, returns: boolean): void {
  if (isFromWorker !== returns) throw new Error(`${name} came ${isFromWorker ? '' : 'not '}from a service worker`)
  const others = protocols.filter((protocol) => protocol !== 'h2')
  if (others.length > 0 || (!returns && protocols.length === 0))
    throw new Error(`${name} came over ${others.join(', ') || 'nothing'}, not h2`)
}

/** A box that is merely drawn is no composer: what is typed has to arm the Send button. */
async function proveItListens(page: Bare): Promise<void> {
  await page.evaluate(() => document.querySelector('textarea')?.focus())
  await page.send('Input.insertText', { text: 'Peace' })
  for (let tries = 0; tries < 100; tries += 1) {
    if (await page.evaluate(() => document.querySelector('button[aria-label="Send"]:enabled') !== null)) return
    await wait(100)
  }
  throw new Error('what is typed does not arm the Send button')
}

function rowsOf({ name: subject, kind }: Subject, loads: Load[], limit: Load[]): Row[] {
  const last = loads.at(-1)
  const fetched = [`largest elements: ${last?.candidates.join('; ')}`, ...(last?.fetched ?? [])]
  const longest = [...(last?.scripts ?? [])].sort((a, b) => b.duration - a.duration).slice(0, 5)
  const medianOf = (pick: (load: Load) => number) => median(loads.map(pick))
  const list = (pick: (load: Load) => number) => loads.map((load) => Math.round(pick(load))).join(' ')
  const limitLcp = median(limit.map(({ lcp }) => lcp))
  const floor = median(limit.map(({ blocking }) => blocking))
  const limited = (given: Limit | undefined, unit = 1) => ({
    budget: given === undefined ? null : given.held * unit,
    ...(given?.wanted === undefined ? {} : { wanted: given.wanted * unit }),
  })
  const timing = (what: string, pick: (load: Load) => number, ratio?: Limit): Row => ({
    subject,
    what,
    value: medianOf(pick),
    unit: 'ms',
    ...limited(ratio, limitLcp),
    remark: `${(medianOf(pick) / limitLcp).toFixed(2)}x limit LCP${ratio === undefined ? '' : `, at most ${ratio.held}x`}; runs ${list(pick)}`,
    causes: fetched,
  })
  const raw = medianOf(({ blocking }) => blocking)
  const isLimit = loads === limit
  return [
    timing('FCP', ({ fcp }) => fcp),
    timing('LCP', ({ lcp }) => lcp, kind.lcp),
    ...(kind.composer === undefined ? [] : [timing('first usable text box', composerOf, kind.composer)]),
    {
      subject,
      what: isLimit ? 'blocking (the noise floor)' : 'blocking, less the floor',
      value: isLimit ? raw : Math.max(0, raw - floor),
      unit: 'ms',
      ...limited(kind.blocking),
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
      what: 'longest task after the first paint',
      value: medianOf(({ longest }) => longest),
      unit: 'ms',
      ...limited(kind.longest),
      remark: `runs ${list(({ longest }) => longest)}`,
    },
    {
      subject,
      what: 'layout shift',
      value: medianOf(({ shift }) => shift),
      unit: '',
      ...limited(kind.shift),
      causes: [...loads].sort((a, b) => b.shift - a.shift)[0]?.shifts ?? [],
    },
    {
      subject,
      what: 'heap after collection',
      value: medianOf(({ heap }) => heap),
      unit: 'MB',
      budget: null,
    },
    {
      subject,
      what: 'transferred',
      value: medianOf(({ bytes }) => bytes) / 1000,
      unit: 'kB',
      budget: null,
      remark: `JS ${(medianOf(({ jsBytes }) => jsBytes) / 1000).toFixed(1)} kB, with what is fetched ahead when idle`,
    },
  ]
}

function composerOf({ composer }: Load): number {
  if (composer === null) throw new Error('the chat never showed a text box that could be used')
  return composer
}
