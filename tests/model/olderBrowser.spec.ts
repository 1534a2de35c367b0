import { expect, test } from '@playwright/test'
import { FREE_MESSAGES } from '../../openapi/constants.ts'
import { newPerson, signInStored } from './person.ts'
import { Visitor } from './visitor.ts'

// D35: what Chrome 100, Safari 15.4 or Firefox 115 lack is taken away before the app begins.

const OLDER = `
  delete AbortSignal.any; delete AbortSignal.timeout; delete URL.canParse; delete Intl.Segmenter
  for (const name of ['toSorted', 'toReversed', 'toSpliced', 'with']) delete Array.prototype[name]
  delete URLSearchParams.prototype.size; delete HTMLFormElement.prototype.requestSubmit
  delete Crypto.prototype.randomUUID; delete window.requestIdleCallback; delete CanvasRenderingContext2D.prototype.roundRect
`
test.beforeEach(({ page }) => page.addInitScript(OLDER))

test('a visitor starts, and is answered', async ({ page }) => {
  const visitor = new Visitor(page)
  await page.goto('/pn/chat')
  await visitor.askAndRead('I cannot sleep')
  await expect(visitor.left(FREE_MESSAGES - 1)).toBeVisible()
})

test('what a notification said shows, and leaves the address', async ({ page }) => {
  const visitor = new Visitor(page)
  await page.goto('/pn/chat?notification_message=A+quiet+word&notification_type=wisdom_message&timestamp=1')
  await expect(visitor.log.getByText('A quiet word')).toBeVisible()
  await expect(page).toHaveURL(/\/pn\/chat$/)
})

test('settings open', async ({ page }) => {
  const person = await newPerson()
  await signInStored(page, person)
  await page.goto('/pn/settings')
  await expect(page.getByRole('button', { name: 'Sign Out' })).toBeVisible()
})

test('a browser that is older than those is told so', async ({ page }) => {
  await page.addInitScript('delete Array.prototype.findLast')
  await page.goto('/pn')
  await expect(page.getByText('This browser is too old for Satsang')).toBeVisible()
  await expect(page.locator('[lang=pa]')).toBeVisible()
  await expect(page.locator('[lang=hi]')).toBeVisible()
})
