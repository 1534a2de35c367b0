import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { type Browser, type BrowserContext, test as base, type Page, type TestInfo } from '@playwright/test'
import { always } from '../always/page.ts'
import { lookAt } from '../model/look.ts'
import { translate } from '../model/translator.ts'
import { claim, faultAt, reportOf } from './faults.ts'
import { type MachineStates, machineStates } from './machineState.ts'
import { type Path, shrink } from './paths.ts'
import { type Player, placeOf } from './place.ts'
import type { Seen } from './seen.ts'
import { type Chosen, chosen, type Long, wishOf } from './wish.ts'

/** What a tester asked for on the command line; nothing in an ordinary run. */
const WISH = wishOf(process.env.WALK_WISH)

/** One path in so many is walked in a page that the browser translates (33.1). */
const TRANSLATED = 3

/** What a path may take, and each of its steps on top of that, ms: a shared machine stalls for seconds now and then. */
const PATH_MS = 120_000
const STEP_MS = 5_000

/** For how long shorter paths are tried after one that fails, and what the last two of them may take beyond that, ms. */
const SHRINK_MS = 180_000
const LAST_TRIES_MS = 120_000

type Failure = {
  /** The events that were done; the last one failed. */
  path: Path
  error: Error
  screenshot: string
  machines: MachineStates | string
}

const DATA = 'cookies,local_storage,indexeddb,cache_storage,service_workers'

/** Forgets a person: what a browser keeps for a site, without the files of the app, which are the same for everybody. */
async function forget(context: BrowserContext, origin: string): Promise<void> {
  await context.setOffline(false)
  await context.unrouteAll({ behavior: 'ignoreErrors' })
  await context.clearPermissions()
  const [first, ...others] = context.pages()
  for (const page of others) await page.close()
  const page = first ?? (await context.newPage())
  const session = await context.newCDPSession(page)
  await page.goto('about:blank')
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: DATA })
  await page.close()
}

/** Walks one path in a page of its own. @returns why it failed, or null */
async function attempt(
  seen: Seen,
  player: Player,
  events: Path,
  turn: number,
  context: BrowserContext,
  info: TestInfo,
): Promise<Failure | null> {
  const page = await context.newPage()
  const isTimed = events.some((event) => seen.timed.includes(event))
  if (isTimed) await page.clock.install()
  if (turn % TRANSLATED === 0) await translate(page)
  const holds = await always(page, context)
  let done = 0
  try {
    const hands = await player(placeOf(page, context, turn))
    const counted = Object.entries(hands.events).map(([event, act]) => [
      event,
      () => {
        done += 1
        return base.step(`When ${seen.does[event]}`, act)
      },
    ])
    // axe looks at every screen of the walks, once.
    const looked = Object.entries(hands.states).map(([state, check]) => [
      state,
      async () => {
        await base.step(`${done === 0 ? 'Given' : 'Then'} ${seen.sees[state]}`, check)
        await holds()
        if (page.url() !== 'about:blank' && !seen.transient.includes(state))
          await lookAt(page, `${seen.name}, ${state}`)
      },
    ])
    await seen.play(events, { ...hands, states: Object.fromEntries(looked), events: Object.fromEntries(counted) })
    return null
  } catch (error) {
    return { path: events.slice(0, done), error: error as Error, ...(await evidence(page, seen.name, info)) }
  }
}

/** What is seen, and what the machines say, at the moment of a failure. */
async function evidence(page: Page, name: string, info: TestInfo): Promise<Pick<Failure, 'screenshot' | 'machines'>> {
  const file = info.outputPath(`${name}.png`)
  await mkdir(path.dirname(file), { recursive: true })
  const screenshot = await page.screenshot({ path: file }).then(
    () => path.relative(process.cwd(), file),
    (error: Error) => `none: ${error.message}`,
  )
  const machines = await machineStates(page).catch((error: Error) => `unknown: ${error.message}`)
  return { screenshot, machines }
}

/** Where the paths of a model are walked: a browser context for each path, and what becomes of it afterwards. */
type Ground = { context: BrowserContext; leave: () => Promise<void> }

/** Walks a model's path as a test, in the contexts of a spec's own fixtures. */
export type Title = (title: string, walk: Walk) => void

type Walk = { seen: Seen; player: Player; events: Path; turn: number }

/**
 * Walks one path. One that fails is walked again, shorter and shorter, and the shortest that fails in the same way is what
 * is reported: in words, with a picture, a trace, the states of all machines, and how to see it again. A fault that
 * another walk of this run reports already is not told twice. @throws that report
 */
export async function walk(whole: Walk, info: TestInfo, ground: (isTimed: boolean) => Promise<Ground>): Promise<void> {
  const { seen, player, events, turn } = whole
  info.setTimeout(PATH_MS + events.length * STEP_MS)
  const isTimed = events.some((event) => seen.timed.includes(event))
  const tryIn = async (path: Path, trace?: string): Promise<Failure | null> => {
    const { context, leave } = await ground(isTimed)
    try {
      // Where Playwright was asked for a trace, it has one of its own.
      const traces =
        trace !== undefined &&
        (await context.tracing.start({ screenshots: true, snapshots: true, sources: true }).then(
          () => true,
          () => false,
        ))
      const failure = await attempt(seen, player, path, turn, context, info)
      if (traces) await context.tracing.stop({ path: trace })
      return failure
    } finally {
      await leave()
    }
  }
  const first = await tryIn(events)
  if (first === null) return
  const fault = faultAt(seen, first.path, first.error)
  const other = claim(path.join(info.project.outputDir, 'faults'), fault, { id: info.testId, title: info.title })
  if (other !== null) {
    first.error.message = `The same as "${other}" tells of: ${fault.what}`
    throw first.error
  }
  info.setTimeout(info.timeout + SHRINK_MS + LAST_TRIES_MS)
  const end = Date.now() + SHRINK_MS
  let last = first
  const isSame = (failure: Failure | null): failure is Failure =>
    failure !== null && faultAt(seen, failure.path, failure.error).key === fault.key
  const { untried } = await shrink(seen, first.path, async (path) => {
    if (Date.now() > end) return 'no time'
    const failure = await tryIn(path)
    if (!isSame(failure)) return null
    last = failure
    return failure.path
  })
  const trace = info.outputPath('trace.zip')
  const once = await tryIn(last.path, trace)
  last.error.message = reportOf({
    ...whole,
    ...last,
    found: info.title,
    untried,
    trace: path.relative(process.cwd(), trace),
    failsAgain: isSame(once),
  })
  throw last.error
}

type Contexts = {
  /** A context that a worker keeps, with the app's files in its cache; without a simulated clock. */
  warm: BrowserContext
}

/** A new person's: as the run says, and with what moves at rest. */
const newContext = (browser: Browser, { use: { baseURL, viewport, serviceWorkers } }: TestInfo['project']) =>
  browser.newContext({ baseURL, viewport, serviceWorkers, reducedMotion: 'reduce' })

/** Tests with a context that many paths share. */
const test = base.extend<object, Contexts>({
  warm: [
    async ({ browser }, use, { project }) => {
      const context = await newContext(browser, project)
      await use(context)
      await context.close()
    },
    { scope: 'worker' },
  ],
})

const inWarmContext: Title = (title, path) =>
  test(title, ({ browser, warm, baseURL }, info) =>
    walk(path, info, async (isTimed) => {
      if (!isTimed) return { context: warm, leave: () => forget(warm, baseURL ?? '') }
      const context = await newContext(browser, info.project)
      return { context, leave: () => context.close() }
    }),
  )

type Options = {
  /** Long random walks from a first seed, in place of the short paths. */
  long?: Long
  as?: Title
}

/** All walks of a model: the ones of every run, or those that somebody asked for. */
export function walked<S extends string, E extends string>(
  seen: Seen<S, E>,
  player: Player<S, E>,
  { long, as = inWarmContext }: Options = {},
): void {
  // The model's own types hold for its player; the walker takes any of them.
  const one = { seen: seen as unknown as Seen, player: player as unknown as Player }
  const paths: Chosen[] = chosen(one.seen, WISH, long)
  if (paths.length === 0) return
  base.describe(seen.name, () => {
    for (const { title, events, turn } of paths) as(title, { ...one, events, turn })
  })
}
