import { beforeEach, expect, test, vi } from 'vitest'

/** The module keeps the offer for the page's life: a page each. */
const aPage = async () => {
  vi.resetModules()
  const door = await import('./installPrompt.ts')
  const target = new EventTarget() as Window
  door.keepInstallPrompt(target)
  const heard: boolean[] = []
  const stop = door.onInstallAvailability((available) => heard.push(available))
  const offer = (outcome: 'accepted' | 'dismissed' | 'error') => {
    const prompt = vi.fn(async () => {
      if (outcome === 'error') throw new DOMException('twice', 'InvalidStateError')
    })
    const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
      prompt,
      userChoice: Promise.resolve({ outcome }),
    })
    target.dispatchEvent(event)
    return { event, prompt }
  }
  return { ...door, target, heard, stop, offer }
}

let page: Awaited<ReturnType<typeof aPage>>
beforeEach(async () => {
  page = await aPage()
})

test('without an offer there is nothing to install', async () => {
  expect(page.heard).toEqual([false])
  expect(await page.promptInstall()).toBe('unavailable')
})

test.each(['accepted', 'dismissed'] as const)('an offer is kept, used once, and %s', async (outcome) => {
  const { event, prompt } = page.offer(outcome)
  expect(event.defaultPrevented).toBe(true)
  expect(page.heard).toEqual([false, true])
  expect(await page.promptInstall()).toBe(outcome)
  expect(await page.promptInstall()).toBe('unavailable')
  expect(prompt).toHaveBeenCalledOnce()
  expect(page.heard).toEqual([false, true, false])
  page.offer(outcome)
  expect(page.heard).toEqual([false, true, false, true])
})

test('a prompt that the browser refuses is unavailable', async () => {
  page.offer('error')
  expect(await page.promptInstall()).toBe('unavailable')
})

test('installed by the browser’s own menu: the offer is gone', () => {
  page.offer('accepted')
  page.target.dispatchEvent(new Event('appinstalled'))
  expect(page.heard).toEqual([false, true, false])
  page.stop()
  page.target.dispatchEvent(new Event('appinstalled'))
  page.offer('accepted')
  expect(page.heard).toHaveLength(3)
})

test('standalone, by the display mode or by iOS’s own word', () => {
  const seen = (matches: boolean, standalone?: boolean) =>
    page.isStandalone({ matchMedia: () => ({ matches }), navigator: { standalone } } as unknown as Window)
  expect([seen(true), seen(false, true), seen(false, false), seen(false)]).toEqual([true, true, false, false])
})
