import type { Page, Route } from '@playwright/test'

/** Holds every script of the app until it is let go. */
export async function holdScripts(page: Page) {
  const held: Route[] = []
  let open = false
  await page.route('**/assets/*.js', (route) => (open ? route.continue() : void held.push(route)))
  return {
    asked: () => held.length,
    /** Lets so many of those go that are held. */
    letGo: (count: number) => Promise.all(held.splice(0, count).map((route) => route.continue())),
    async open() {
      open = true
      await Promise.all(held.splice(0).map((route) => route.continue()))
    },
  }
}
