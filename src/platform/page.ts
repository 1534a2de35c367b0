/** What the whole document shows: its language, title and mood (D15, look: one house, two moods). */
export function describePage(page: {
  lang: string
  title: string
  tradition: 'sikh' | 'hindu' | null
  themeColor: { light: string; dark: string }
}): void {
  const root = document.documentElement
  root.lang = page.lang
  document.title = page.title
  if (page.tradition === null) delete root.dataset.tradition
  else root.dataset.tradition = page.tradition
  for (const scheme of ['light', 'dark'] as const)
    document.querySelector(`meta[name=theme-color][media*=${scheme}]`)?.setAttribute('content', page.themeColor[scheme])
}

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
