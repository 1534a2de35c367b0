/**
 * What the whole document shows: its language, title and mood (D15, look: one house, two moods). What it shows already is not
 * written again: a browser that is given the same language once more works out the style of every element anew.
 */
export function describePage(page: {
  lang: string
  title: string
  tradition: 'sikh' | 'hindu' | null
  themeColor: { light: string; dark: string }
}): void {
  const root = document.documentElement
  if (root.lang !== page.lang) root.lang = page.lang
  if (document.title !== page.title) document.title = page.title
  if (page.tradition === null) delete root.dataset.tradition
  else if (root.dataset.tradition !== page.tradition) root.dataset.tradition = page.tradition
  for (const scheme of ['light', 'dark'] as const) {
    const meta = document.querySelector<HTMLMetaElement>(`meta[name=theme-color][media*=${scheme}]`)
    if (meta !== null && meta.content !== page.themeColor[scheme]) meta.content = page.themeColor[scheme]
  }
}

/**
 * Gives the thread back before the next piece of work: a tap, a key or a frame comes first. One long task is what a cheap
 * phone feels.
 */
export const pause = () => new Promise<void>((resolve) => setTimeout(resolve))

/** How long a loaded page is waited for that is never idle, ms. */
const IDLE_MS = 2_000

/** Resolves when the page has loaded and the browser has nothing better to do. */
export async function settled(): Promise<void> {
  if (document.readyState !== 'complete')
    await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }))
  await new Promise<void>((resolve) => {
    // Absent in Safari. A page that draws nothing new, or lies behind another one, may never be told that it is idle.
    if (window.requestIdleCallback === undefined) setTimeout(resolve, 200)
    else window.requestIdleCallback(() => resolve(), { timeout: IDLE_MS })
  })
}

/** Calls when the page is looked at again, and whether it came out of the browser's cache, in the state in which it was left. */
export function onPageSeen(listener: (restored: boolean) => void, target: Window = window): void {
  target.document.addEventListener('visibilitychange', () => {
    if (target.document.visibilityState === 'visible') listener(false)
  })
  target.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) listener(true)
  })
}
