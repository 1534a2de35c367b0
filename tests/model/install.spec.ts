import { type BrowserContext, chromium, expect, type Page, test } from '@playwright/test'

// Installing, as the browser itself sees it. It makes its offer in an ordinary profile only.

let context: BrowserContext
test.beforeEach(async ({ launchOptions, baseURL, viewport }) => {
  context = await chromium.launchPersistentContext('', { ...launchOptions, baseURL, viewport })
  await context.addInitScript(() => {
    const offers: string[] = []
    Object.assign(window, { offers })
    addEventListener('beforeinstallprompt', (event) => {
      event.preventDefault()
      if (event.isTrusted) offers.push(document.querySelector('link[rel=manifest]')?.getAttribute('href') ?? '')
    })
  })
})
test.afterEach(() => context.close())

const offers = (page: Page) => page.evaluate(() => (window as unknown as { offers: string[] }).offers)

/** The manifest that the browser reads, and what keeps it from installing. */
async function installable(page: Page) {
  const session = await context.newCDPSession(page)
  const { url, data, errors } = await session.send('Page.getAppManifest')
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors')
  await session.detach()
  const { pathname } = url === '' ? { pathname: null } : new URL(url)
  return { path: pathname, manifest: JSON.parse(data || 'null'), errors, installabilityErrors }
}

for (const [prefix, tradition, name, title] of [
  ['/pn', 'sikh', 'Satsang: Gurbani Guidance', 'Satsang Gurbani'],
  ['/hi', 'hindu', 'Satsang: Gita Guidance', 'Satsang Gita'],
] as const) {
  test(`${prefix} installs as '${name}', and the browser offers it`, async () => {
    const page = await context.newPage()
    await page.goto(`${prefix}/chat`)
    await expect(page.getByRole('textbox', { name: 'Message' })).toBeVisible()
    const { path, manifest, errors, installabilityErrors } = await installable(page)
    expect(path).toBe(`/manifest-${tradition}.json`)
    expect(manifest.name).toBe(name)
    expect(errors).toEqual([])
    expect(installabilityErrors).toEqual([])
    await expect.poll(() => offers(page), { timeout: 15_000 }).toContain(`/manifest-${tradition}.json`)

    await expect(page.locator('meta[name=apple-mobile-web-app-title]')).toHaveAttribute('content', title)
    const touchIcon = page.locator('link[rel=apple-touch-icon]')
    await expect(touchIcon).toHaveCount(1)
    const icon = await page.request.get((await touchIcon.getAttribute('href')) ?? '')
    expect([icon.status(), icon.headers()['content-type']]).toEqual([200, 'image/png'])

    // The front door and the privacy page belong to the tradition that is remembered.
    await page.goto('/privacy')
    expect((await installable(page)).path).toBe(`/manifest-${tradition}.json`)
    // Where it starts, it is the app.
    await page.goto(manifest.start_url)
    await expect(page.getByRole('textbox', { name: 'Message' })).toBeVisible()
    expect(new URL(page.url()).pathname).toBe(`${prefix}/chat`)
  })
}

test('the front door of somebody who has chosen nothing installs as neither', async () => {
  const page = await context.newPage()
  await page.goto('/')
  expect((await installable(page)).path).toBeNull()
  await expect(page.locator('link[rel=manifest], link[rel=apple-touch-icon]')).toHaveCount(0)
})

test('another tradition is another app: the browser offers it anew', async () => {
  const page = await context.newPage()
  await page.goto('/pn/chat')
  await expect.poll(() => offers(page), { timeout: 15_000 }).toContain('/manifest-sikh.json')
  // What showManifest does; again where the app, which names its own once it is at rest, comes later than this.
  const change = () =>
    page.locator('link[rel=manifest]').evaluate((link) => {
      if (link.getAttribute('href') !== '/manifest-hindu.json') link.setAttribute('href', '/manifest-hindu.json')
    })
  const offersAnew = async () => {
    await change()
    return offers(page)
  }
  await expect.poll(offersAnew, { timeout: 15_000 }).toContain('/manifest-hindu.json')
  const { manifest, installabilityErrors } = await installable(page)
  expect([manifest.id, installabilityErrors]).toEqual(['/?app=hindu', []])
})
