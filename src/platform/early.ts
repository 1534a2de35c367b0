/**
 * What a page's own first lines (src/first) have heard and asked for before there was an app, and what the app takes over:
 * an answer once, a tap once.
 */
export type Early = {
  /** Answers that are under way or here, by `answerKey`, with the body that asked for them. */
  readonly answers: Map<string, { readonly body: string; readonly answer: Promise<Response> }>
  /** What was tapped, in order: the place of each among the page's controls. */
  readonly taps: Set<number>
  /** The browser's offer to install, where it was made. */
  offer: Event | null
  /** The first lines hear and draw nothing any more. */
  stop(): void
}

declare global {
  interface Window {
    early?: Early
  }
}

/** A call of the network, whoever makes it; what it says is compared apart. */
export const answerKey = (method: string, url: string): string => `${method} ${url}`

/** Rejects as a fetch would, when the caller gives up. */
const givenUp = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    const give = () => reject(signal.reason)
    if (signal.aborted) give()
    signal.addEventListener('abort', give, { once: true })
  })

/** Fetches, or takes the answer that the page has asked for already. */
export async function fetchOrTake(request: Request, page: Window = window): Promise<Response> {
  const key = answerKey(request.method, request.url)
  const early = page.early?.answers.get(key)
  // The body is read of such a call only: others may carry a recording.
  if (early === undefined || early.body !== (await request.clone().text())) return page.fetch(request)
  page.early?.answers.delete(key)
  return Promise.race([early.answer, givenUp(request.signal)])
}

/** What answers to a tap: buttons, and links within the app. One to a place of the page is the browser's own. */
const CONTROLS = 'button, a[href^="/"]'
export const controlsOf = (page: ParentNode) => Array.from(page.querySelectorAll<HTMLElement>(CONTROLS))
export const controlAt = ({ target }: Event): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(CONTROLS) : null

/**
 * The app listens now. What was tapped before is done once and in order, where the page that it was tapped on is `takenOver`:
 * it is no button of another screen.
 */
export function endFirstLines(takenOver: boolean, page: Window = window): void {
  const { early } = page
  early?.stop()
  if (early === undefined || !takenOver) return
  const controls = controlsOf(page.document)
  for (const at of early.taps) {
    delete controls[at]?.dataset.tapped
    controls[at]?.click()
  }
  early.taps.clear()
}
