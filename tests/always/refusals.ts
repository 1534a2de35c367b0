import type { Page } from '@playwright/test'

const heard = new WeakMap<Page, Promise<string[]>>()

async function hear(page: Page): Promise<string[]> {
  const refusals: string[] = []
  await page.exposeFunction('walkRefusal', (what: string) => refusals.push(what))
  await page.addInitScript(() => {
    const { walkRefusal } = window as unknown as { walkRefusal(what: string): void }
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
      walkRefusal(`${violatedDirective} ${blockedURI} ${sample}`.trim()),
    )
  })
  return refusals
}

/** What a page's Content-Security-Policy has refused, over all its documents (D31). Asked for before it is opened. */
export function refusals(page: Page): Promise<string[]> {
  const known = heard.get(page) ?? hear(page)
  heard.set(page, known)
  return known
}
