// The first lines of every page, inlined into it by scripts/build.ts: no module, and nothing is fetched for them.
import { RETRY_MS } from '../machines/retry.ts'
import { controlsOf } from '../platform/early.ts'
import { pause } from '../platform/page.ts'
import { askAhead } from './chat.ts'
import { openLanding } from './landing.ts'
import { early, fetchAhead, root } from './page.ts'

/** Addresses in the build: the parts of the start, what a landing needs beside it, and what `askAhead` takes. */
const { start = '', landing = '', ...files } = (document.currentScript as HTMLScriptElement).dataset

/** Evaluates the parts one by one: between them the thread is given back, for a tap, or a frame. */
async function load(): Promise<void> {
  // Code that the browser has kept may be here before the page is, on a slow line.
  if (document.readyState === 'loading')
    await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }))
  for (const part of start.split(' ')) {
    await import(/* @vite-ignore */ part)
    await pause()
  }
}

let coming: Promise<unknown> | undefined
/** The app, asked for until it is here. Meanwhile a link is a link. */
function come(): void {
  coming ??= load().catch((error: unknown) => {
    reportError(error)
    const link = controlsOf(document).find((control, at) => early.taps.has(at) && control.matches('a'))
    if (link !== undefined) location.assign((link as HTMLAnchorElement).href)
    setTimeout(() => {
      coming = undefined
      come()
    }, RETRY_MS)
  })
}

const { boot } = root.dataset
// What stands in this document is not what comes (src/prerender/boot.ts).
if (boot === 'wait') {
  fetchAhead(start)
  come()
  askAhead(files)
} else
  openLanding(() => {
    if (coming === undefined) fetchAhead(`${start} ${landing}`)
    come()
  }, boot)
