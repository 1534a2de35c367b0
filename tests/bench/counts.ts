// What a first visit costs on any machine: requests, how many of them have to wait for one another, bytes of script,
// elements and listeners. So it is judged in the short form too, and `npm test` fails by it.
import { setTimeout as wait } from 'node:timers/promises'
import type { BrowserContext, Page, Request, Route } from 'playwright'
import { watch } from './observe.ts'
import { holds, type Row } from './rows.ts'
import { heapOf, type Stage, VIEWPORT } from './stage.ts'

/** No request for so long, and nothing left for the page to do: what there is to ask for is asked for, ms. */
const ROUND_MS = 200
/** More rounds than any page could have: one that asks for ever is at fault. */
const MOST_ROUNDS = 30

/** Ceilings: what it is today, of bytes with a little room. What is wanted stands beside it. */
type Ceilings = Record<'requests' | 'depth' | 'js' | 'elements' | 'listeners', number>
type Place = { path: string; end: 'untouched' | 'chat'; today: Ceilings; wanted: Partial<Ceilings> }

const PLACES: readonly Place[] = [
  {
    path: '/',
    end: 'untouched',
    today: { requests: 5, depth: 3, js: 0, elements: 110, listeners: 7 },
    wanted: {},
  },
  {
    path: '/pn',
    end: 'chat',
    today: { requests: 11, depth: 2, js: 129.9, elements: 96, listeners: 173 },
    wanted: { js: 115 },
  },
  {
    path: '/pn/chat',
    end: 'chat',
    today: { requests: 11, depth: 2, js: 129.9, elements: 96, listeners: 173 },
    wanted: { js: 115 },
  },
]

/** A machine that stalls can make two rounds of one, and never one of two: so what is too much is counted again. */
const TRIES = 3

export async function measureCounts(stage: Stage): Promise<Row[]> {
  const rows: Row[] = []
  for (const place of PLACES) {
    let least = await countOnce(stage, place)
    for (let again = 1; again < TRIES && !least.every(holds); again += 1) {
      const more = await countOnce(stage, place)
      least = least.map((row, index) => [row, more[index] ?? row].sort((a, b) => a.value - b.value)[0] ?? row)
    }
    rows.push(...least)
  }
  return rows
}

/**
 * Loads a page in rounds: everything that it asks for is held, until it has nothing more to ask for; then all of it is let
 * go at once. So the number of rounds is the longest chain of requests, whatever the network and the processor do.
 */
async function countOnce(stage: Stage, { path, end, today, wanted }: Place): Promise<Row[]> {
  // What a worker fetches for later comes beside the page, and waits for nothing of it.
  const context = await stage.browser.newContext({ viewport: VIEWPORT, serviceWorkers: 'block' })
  try {
    const page = await context.newPage()
    await page.addInitScript(watch)
    const { rounds, requests } = await inRounds(context, page, stage.origin + path, end)
    const scripts = requests.filter((request) => new URL(request.url()).pathname.endsWith('.js'))
    const sizes = await Promise.all(scripts.map(async (request) => (await request.sizes()).responseBodySize))

    const cdp = await context.newCDPSession(page)
    await heapOf(cdp)
    await cdp.send('Performance.enable')
    const { metrics } = await cdp.send('Performance.getMetrics')
    const until = end === 'untouched' ? 'before it is touched' : 'until the app’s own chat'
    const causes = rounds.map(
      (urls, index) => `round ${index + 1}: ${urls.map((url) => url.replace(stage.origin, '')).join(' ')}`,
    )
    const row = (what: keyof Ceilings, name: string, value: number, unit = ''): Row => ({
      subject: `${path}, ${until}`,
      what: name,
      value,
      unit,
      budget: today[what],
      ...(wanted[what] === undefined || wanted[what] >= today[what] ? {} : { wanted: wanted[what] }),
      isCount: true,
      causes,
    })
    return [
      row('requests', 'requests', requests.length),
      row('depth', 'requests one after the other', rounds.length),
      row('js', 'JS', sizes.reduce((sum, size) => sum + size, 0) / 1000, 'kB'),
      row('elements', 'elements', await page.evaluate(() => document.querySelectorAll('*').length)),
      row('listeners', 'listeners', metrics.find(({ name }) => name === 'JSEventListeners')?.value ?? Number.NaN),
    ]
  } finally {
    await context.close()
  }
}

async function inRounds(context: BrowserContext, page: Page, url: string, end: Place['end']) {
  const held: Route[] = []
  const underWay = new Set<Request>()
  await context.route('**/*', (route) => void held.push(route))
  page.on('requestfinished', (request) => void underWay.delete(request))
  page.on('requestfailed', (request) => void underWay.delete(request))
  // It ends with the page's last script, which is held as well.
  const load = page.goto(url)
  load.catch(() => {})

  const rounds: string[][] = []
  const requests: Request[] = []
  for (;;) {
    let known: number
    do {
      known = held.length
      await wait(ROUND_MS)
      // Before its first round there is no page; and one that is just being replaced cannot say.
      if (rounds.length > 0) await page.evaluate(idle).catch(() => {})
    } while (underWay.size > 0 || held.length !== known)
    const isThere = end === 'chat' && rounds.length > 0 && (await page.evaluate(isTakenOver))
    if (isThere || (end === 'untouched' && held.length === 0)) break
    if (held.length === 0) throw new Error(`${url} asks for nothing more, and shows no chat of its own`)
    if (rounds.length === MOST_ROUNDS) throw new Error(`${url} asks for more after ${MOST_ROUNDS} rounds`)
    const released = held.splice(0)
    const asked = released.map((route) => route.request())
    rounds.push(asked.map((request) => request.url()))
    requests.push(...asked)
    for (const request of asked) underWay.add(request)
    await Promise.all(released.map((route) => route.continue()))
  }
  // What would come next, beside what was asked for, must not wait for ever.
  await Promise.all(held.map((route) => route.abort()))
  return { rounds, requests }
}

/** Runs in the page: whether the app's chat has taken the place of the one that stood there (D50). */
const isTakenOver = () => document.getElementById('frame') === null && document.querySelector('#root textarea') !== null

/** Runs in the page: resolves when there is nothing to do but wait; or soon, where the browser draws no frames yet. */
const idle = () =>
  new Promise<void>((resolve) => {
    requestIdleCallback(() => resolve(), { timeout: 500 })
  })
