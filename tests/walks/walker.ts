import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { type BrowserContext, test as base, type Page, type TestInfo } from '@playwright/test'
import { machineStates } from './machineState.ts'
import { type Path, shrink } from './paths.ts'
import { type Place, type Player, TRADITIONS } from './place.ts'
import type { Seen } from './seen.ts'

/** What a tester asked for on the command line (scripts/walk.ts); nothing of it in an ordinary run. */
export const ASKED = {
  model: process.env.WALK_MODEL,
  seed: process.env.WALK_SEED === undefined ? undefined : Number(process.env.WALK_SEED),
  paths: Number(process.env.WALK_PATHS ?? 10),
  steps: Number(process.env.WALK_STEPS ?? 30),
}

/** Time that a failing path may take beyond its own to be made short, ms. */
const SHRINK_MS = 120_000

type Failure = {
  /** What was done, the last of it in vain. */
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
    await seen.play(events, { states: hands.states, events: Object.fromEntries(counted) })
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

const reportOf = (seen: Seen, events: Path, { path, error, screenshot, machines }: Failure, how: string): string =>
  [
    error.message,
    '',
    `The shortest path of the model "${seen.name}" that fails: ${arrows(path)}`,
    `It was found on: ${arrows(events)}`,
    `Again: ${how}`,
    `Screenshot: ${screenshot}`,
    `Machines: ${machines}`,
  ].join('\n')

type Contexts = {
  /** A context that a worker keeps, with the app's files in its cache; without a simulated clock. */
  warm: BrowserContext
}

/** Walks with a context that many paths share. */
export const test = base.extend<object, Contexts>({
  warm: [
    async ({ browser }, use, { project }) => {
      const { baseURL, viewport, serviceWorkers } = project.use
      const context = await browser.newContext({ baseURL, viewport, serviceWorkers })
      await use(context)
      await context.close()
    },
    { scope: 'worker' },
  ],
})

type Walk = { seen: Seen; player: Player; events: Path; turn: number; how: string }

/**
 * Walks a path as a test. One that fails is walked again, shorter and shorter, and the shortest that still fails is what is
 * reported: with a picture, the states of all machines, and how to see it again.
 */
export function walks(title: string, { seen, player, events, turn, how }: Walk): void {
  test(title, async ({ browser, warm, baseURL }, info) => {
    const isTimed = events.some((event) => seen.timed.includes(event))
    const { viewport, serviceWorkers } = info.project.use
    const tryIn = async (path: Path): Promise<Failure | null> => {
      const context = isTimed ? await browser.newContext({ baseURL, viewport, serviceWorkers }) : warm
      const failure = await attempt(seen, player, path, turn, context, info)
      if (isTimed) await context.close()
      else await forget(context, baseURL ?? '')
      return failure
    }
    const first = await tryIn(events)
    if (first === null) return
    info.setTimeout(info.timeout + SHRINK_MS)
    let last = first
    await shrink(seen, first.path, async (path) => {
      const failure = await tryIn(path)
      // A path that fails before its end is as short as the step that it came to.
      if (failure !== null) last = failure
      return failure !== null
    })
    first.error.message = reportOf(seen, events, last, how)
    throw first.error
  })
}
