import { pause } from './page.ts'

/**
 * What a page's own first lines (src/first) have heard and asked for before there was an app, and what the app takes over:
 * an answer once, a tap once.
 */
export type Early = {
  /** Answers that are under way or here, by `answerKey`, with the body that asked for them. */
  readonly answers: Map<string, { readonly body: string; readonly answer: Promise<Response> }>
  /** What was tapped, in order: the place of each among the page's controls. */
  readonly taps: Set<number>
  /** The chat that stands in the page, until the app's own takes its place (D50). */
  frame: Frame | null
  /** The browser's offer to install, where it was made. */
  offer: Event | null
  /** The first lines hear and draw nothing any more. */
  stop(): void
}

/** What was done in the page's own chat. */
export type Frame = {
  readonly element: HTMLElement
  readonly box: HTMLTextAreaElement
  /** Whose draft it is: the tradition of a visitor, or a user's id; null for one who is signed in and not known yet. */
  readonly draftKey: string | null
  /** What was sent; empty while nothing was. What was typed after it stands in the box. */
  sent: string
  /** An input method is in the middle of a word. */
  isComposing: boolean
  /** Other controls that were tapped, in order. */
  readonly tapped: HTMLElement[]
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
  const response = await Promise.race([early.answer, givenUp(request.signal)])
  // Where it was here already, all that follows from it would be part of the task that has asked.
  await pause()
  return response
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

/** The chat that stands in the page, while it does (D50). */
export const frameOf = (page: Window = window): Frame | null => page.early?.frame ?? null

/** What stood in the page until the app was drawn is gone. */
export const showApp = (page: Window = window): void => void delete page.document.documentElement.dataset.boot
