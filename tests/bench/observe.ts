// What is watched from inside a page. `watch` and its helpers run in the page before anything else does, so they import
// nothing: each function is sent there as text.

type LongTask = { start: number; duration: number }
export type Observed = {
  fcp: number
  lcp: number
  /** What was largest, one after the other: when, how large, tag and class. */
  candidates: string[]
  shift: number
  /** What moved, and when. */
  shifts: string[]
  longTasks: LongTask[]
  /** Scripts of long frames, by the Long Animation Frames API. */
  scripts: { duration: number; what: string }[]
  /** When the composer could be used, ms; null on a page without one. */
  composer: number | null
  /** The page itself came from a service worker. */
  isFromWorker: boolean
  /** Of the page and of all that came over the network: what a worker or the cache gives has no protocol. */
  protocols: string[]
  jsBytes: number
  bytes: number
  /** What was fetched before the largest element was shown. */
  fetched: string[]
}

declare global {
  interface Window {
    bench: {
      seen: Omit<Observed, 'isFromWorker' | 'protocols' | 'jsBytes' | 'bytes' | 'fetched'>
      lastBusy: number
    }
  }
  interface PerformanceEntry {
    // Only Chromium has these entry types; lib.dom knows the fields of few.
    readonly size?: number
    readonly url?: string
    readonly element?: Element | null
    readonly value?: number
    readonly hadRecentInput?: boolean
    readonly sources?: { node: Node | null }[]
    readonly scripts?: { sourceURL: string; sourceFunctionName: string; invoker: string; duration: number }[]
    readonly interactionId?: number
  }
}

/** Observes a load from its first byte. */
export function watch(): void {
  if (window.top !== window) return
  const seen: Window['bench']['seen'] = {
    fcp: 0,
    lcp: 0,
    candidates: [],
    shift: 0,
    shifts: [],
    longTasks: [],
    scripts: [],
    composer: null,
  }
  window.bench = { seen, lastBusy: 0 }
  const busyUntil = (time: number) => {
    window.bench.lastBusy = Math.max(window.bench.lastBusy, time)
  }
  const nameOf = (node: Node | null | undefined) =>
    node instanceof Element ? `<${node.localName} class="${node.getAttribute('class') ?? ''}">` : '(gone)'
  const observe = (type: string, each: (entry: PerformanceEntry) => void) => {
    new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({ type, buffered: true })
  }
  observe('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') seen.fcp = entry.startTime
  })
  observe('largest-contentful-paint', (entry) => {
    seen.lcp = entry.startTime
    seen.candidates.push(`${Math.round(entry.startTime)} ms, ${entry.size} px: ${nameOf(entry.element)}`)
  })
  observe('layout-shift', (entry) => {
    if (entry.hadRecentInput) return
    seen.shift += entry.value ?? 0
    const moved = (entry.sources ?? []).map(({ node }) => nameOf(node)).join(', ')
    seen.shifts.push(`${entry.value?.toFixed(4)} at ${Math.round(entry.startTime)} ms: ${moved}`)
  })
  observe('longtask', ({ startTime, duration }) => {
    seen.longTasks.push({ start: startTime, duration })
    busyUntil(startTime + duration)
  })
  observe('resource', (entry) => busyUntil((entry as PerformanceResourceTiming).responseEnd))
  observe('long-animation-frame', ({ scripts = [] }) => {
    for (const { sourceURL, sourceFunctionName, invoker, duration } of scripts)
      seen.scripts.push({ duration, what: `${sourceFunctionName || invoker} ${sourceURL.replace(/^.*\//, '')}`.trim() })
  })

  // The composer can be used once its box is there, enabled, and neither hidden nor covered; looked for after the frame
  // that follows a change, so the time is right or a frame late. That it also listens, the bench proves by typing.
  const look = () => {
    const box = document.querySelector<HTMLTextAreaElement>('textarea[aria-label="Message"]')
    if (box === null || seen.composer !== null) return
    const { left, top, width, height } = box.getBoundingClientRect()
    const isReady = !box.matches(':disabled, :read-only') && box.checkVisibility({ visibilityProperty: true })
    if (!isReady || document.elementFromPoint(left + width / 2, top + height / 2) !== box) return
    seen.composer = performance.now()
    changes.disconnect()
  }
  const afterPaint = new MessageChannel()
  afterPaint.port1.onmessage = look
  let isAsked = false
  const changes = new MutationObserver(() => {
    if (isAsked) return
    isAsked = true
    requestAnimationFrame(() => {
      isAsked = false
      afterPaint.port2.postMessage(null)
    })
  })
  changes.observe(document, { subtree: true, childList: true, attributes: true })
}

declare global {
  interface Window {
    faults: string[]
  }
}

/** Keeps what the page throws, and nobody catches. */
export function hearFaults(): void {
  window.faults = []
  window.addEventListener('error', ({ message }) => window.faults.push(message))
  window.addEventListener('unhandledrejection', ({ reason }) => window.faults.push(`${reason}`))
}

/** Resolves when the page is loaded and nothing was heard of it for this long, ms: no long task, no resource. */
export async function quiet(forMs: number): Promise<void> {
  if (document.readyState !== 'complete')
    await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }))
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  window.bench.lastBusy = Math.max(window.bench.lastBusy, load?.loadEventEnd ?? 0)
  for (;;) {
    const left = window.bench.lastBusy + forMs - performance.now()
    if (left <= 0) return
    await new Promise((resolve) => setTimeout(resolve, left))
  }
}

/** Resolves when the page's service worker is active and answers for it. @throws when it takes longer than this, ms */
export async function controlled(withinMs: number): Promise<void> {
  const { serviceWorker } = navigator
  const isHere = new Promise<void>((resolve) => {
    const look = () => serviceWorker.controller?.state === 'activated' && resolve()
    const watchState = () => {
      serviceWorker.controller?.addEventListener('statechange', look)
      look()
    }
    serviceWorker.addEventListener('controllerchange', watchState)
    watchState()
  })
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error(`no service worker within ${withinMs / 1000} s`)), withinMs)
  })
  await Promise.race([isHere, late])
}

export function collect(): Observed {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  const all = [...(page === undefined ? [] : [page]), ...resources]
  const sum = (entries: { transferSize: number }[]) => entries.reduce((bytes, entry) => bytes + entry.transferSize, 0)
  return {
    ...window.bench.seen,
    isFromWorker: (page?.workerStart ?? 0) > 0,
    protocols: [...new Set(all.filter(({ transferSize }) => transferSize > 0).map((entry) => entry.nextHopProtocol))],
    jsBytes: sum(resources.filter(({ name }) => name.endsWith('.js'))),
    bytes: sum(resources) + (page?.transferSize ?? 0),
    fetched: all
      .filter(({ startTime }) => startTime < window.bench.seen.lcp)
      .map(({ name, transferSize, startTime, responseEnd }) => {
        const file = new URL(name).pathname.replace('/assets/', '')
        return `${Math.round(startTime)}-${Math.round(responseEnd)} ms ${(transferSize / 1000).toFixed(1)} kB ${file}`
      }),
  }
}
