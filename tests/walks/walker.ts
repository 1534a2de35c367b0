import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { type Browser, type BrowserContext, test as base, type Page, type TestInfo } from '@playwright/test'
import { lookAt } from '../model/look.ts'
import { translate } from '../model/translator.ts'
import { machineStates } from './machineState.ts'
import { everyday, type Path, pairs, shrink, wander } from './paths.ts'
import { type Place, type Player, TRADITIONS } from './place.ts'
import type { Seen } from './seen.ts'

const asked = (name: string): number | undefined => {
  const value = process.env[name]
  return value === undefined ? undefined : Number(value)
}

/** What a tester asked for on the command line (scripts/walk.ts); nothing of it in an ordinary run. */
export const ASKED = {
  model: process.env.WALK_MODEL,
  all: process.env.WALK_ALL !== undefined,
  path: asked('WALK_PATH'),
  seed: asked('WALK_SEED'),
  paths: asked('WALK_PATHS'),
  steps: asked('WALK_STEPS'),
  /** One path, event by event. */
  events: process.env.WALK_EVENTS?.split(','),
  turn: asked('WALK_TURN'),
}

/** How long a random walk is where nobody says. */
const STEPS = 20

/** One path in so many is walked in a page that the browser translates (33.1). */
const TRANSLATED = 3

/** What a path may take, and each of its steps on top of that, ms: a shared machine stalls for seconds now and then. */
const PATH_MS = 120_000
const STEP_MS = 5_000

/** For how long shorter paths are tried after one that fails, and what the last of them may take beyond that, ms. */
const SHRINK_MS = 60_000
const LAST_TRY_MS = 60_000

type Failure = {
  /** The events that were done; the last one failed. */
  path: Path
  error: Error
  screenshot: string
  machines: string
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
  const place: Place = {
    page,
    context,
    turn: TRADITIONS[turn % 2 === 0 ? 0 : 1],
    wait: (ms) => page.clock.runFor(ms),
  }
  let done = 0
  try {
    const hands = await player(place)
    const counted = Object.entries(hands.events).map(([event, act]) => [
      event,
      () => {
        done += 1
        return act()
      },
    ])
    // axe looks at every screen of the walks, once.
    const looked = Object.entries(hands.states).map(([state, check]) => [
      state,
      async () => {
        await check()
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
  const machines = await machineStates(page).then(
    (states) => JSON.stringify(states, null, 2),
    (error: Error) => `unknown: ${error.message}`,
  )
  return { screenshot, machines }
}

const arrows = (path: Path): string => (path.length === 0 ? '(before the first step)' : path.join(' → '))

/** The command that walks just this path again, with the same tradition and, every third time, in a translated page. */
const commandOf = ({ name }: Seen, path: Path, turn: number): string =>
  `npm run walk -- --model ${name} --events ${path.join(',')} --turn ${turn}`

const reportOf = ({ seen, events, turn }: Walk, { path, error, screenshot, machines }: Failure): string =>
  [
    error.message,
    '',
    `The shortest path of the model "${seen.name}" that was found to fail: ${arrows(path)}`,
    `It was found on: ${arrows(events)}`,
    // What fails before its first step has no path of its own.
    `Again: ${commandOf(seen, path.length === 0 ? events : path, turn)}`,
    `Screenshot: ${screenshot}`,
    `Machines: ${machines}`,
  ].join('\n')

/** Where the paths of a model are walked: a browser context for each path, and what becomes of it afterwards. */
type Ground = { context: BrowserContext; leave: () => Promise<void> }

/** Walks a model's path as a test, in the contexts of a spec's own fixtures. */
export type Title = (title: string, walk: Walk) => void

type Walk = { seen: Seen; player: Player; events: Path; turn: number }

/**
 * Walks one path. One that fails is walked again, shorter and shorter, and the shortest that still fails is what is
 * reported: with a picture, the states of all machines, and how to see it again. @throws that report
 */
export async function walk(whole: Walk, info: TestInfo, ground: (isTimed: boolean) => Promise<Ground>): Promise<void> {
  const { seen, player, events, turn } = whole
  info.setTimeout(PATH_MS + events.length * STEP_MS)
  const isTimed = events.some((event) => seen.timed.includes(event))
  const tryIn = async (path: Path): Promise<Failure | null> => {
    const { context, leave } = await ground(isTimed)
    try {
      return await attempt(seen, player, path, turn, context, info)
    } finally {
      await leave()
    }
  }
  const first = await tryIn(events)
  if (first === null) return
  info.setTimeout(info.timeout + SHRINK_MS + LAST_TRY_MS)
  const end = Date.now() + SHRINK_MS
  let last = first
  await shrink(seen, first.path, async (path) => {
    if (Date.now() > end) return false
    const failure = await tryIn(path)
    if (failure !== null) last = failure
    return failure !== null
  })
  last.error.message = reportOf(whole, last)
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
export const test = base.extend<object, Contexts>({
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
  long?: { seed: number; walks: number; steps: number }
  as?: Title
}

/** All walks of a model: the ones of every run or of `--all`, or random ones where somebody asked for a seed. */
export function walked<S extends string, E extends string>(
  seen: Seen<S, E>,
  player: Player<S, E>,
  { long, as = inWarmContext }: Options = {},
): void {
  if (ASKED.model !== undefined && ASKED.model !== seen.name) return
  // The model's own types hold for its player; the walker takes any of them.
  const one = { seen: seen as unknown as Seen, player: player as unknown as Player }
  const seed = ASKED.seed ?? long?.seed
  const steps = ASKED.steps ?? long?.steps ?? STEPS
  base.describe(seen.name, () => {
    if (ASKED.events !== undefined) {
      as(ASKED.events.join(' → '), { ...one, events: ASKED.events, turn: ASKED.turn ?? 0 })
      return
    }
    if (seed === undefined) {
      const ofEveryRun = everyday(one.seen)
      for (const [n, events] of pairs(one.seen).entries()) {
        if (ASKED.path === undefined ? !(ASKED.all || ofEveryRun.has(n)) : ASKED.path !== n + 1) continue
        as(`${n + 1} ${events.join(' → ')}`, { ...one, events, turn: n })
      }
      return
    }
    const count = ASKED.paths ?? (ASKED.seed === undefined ? long?.walks : undefined) ?? 1
    for (let each = seed; each < seed + count; each += 1) {
      as(`seed ${each}`, { ...one, events: wander(one.seen, each, steps), turn: each })
    }
  })
}
