import { expect, test } from '@playwright/test'
import { bookEn } from '../../src/ui/i18n/book.en.ts'
import { en } from '../../src/ui/i18n/en.ts'
import { scriptureEn } from '../../src/ui/i18n/scripture.en.ts'
import { fits, isAccessible } from './look.ts'

// A scripture as a book (D54), in a real browser.

const heading = { level: 1 } as const

for (const [prefix, tradition, from, to] of [
  ['/pn', 'sikh', 'Ang 1', 'Ang 2'],
  ['/hi', 'hindu', 'Chapter 1', 'Chapter 2'],
] as const)
  test(`${prefix}: from the chat into the book, on a page, and back to what was typed`, async ({ page }) => {
    await page.goto(`${prefix}/chat`)
    const box = page.getByRole('textbox', { name: en.chat.message })
    await box.fill('I was about to say')
    await page.getByRole('link', { name: en.guides[tradition].scripture }).click()
    await expect(page.getByRole('heading', heading)).toHaveText(from)
    await page.getByRole('link', { name: bookEn.next[tradition] }).click()
    await expect(page.getByRole('heading', heading)).toHaveText(to)
    await expect(page).toHaveURL(new RegExp(`${prefix}/read/2$`))
    await expect(page.locator('.quotation__original').first()).toBeVisible()
    await isAccessible(page)
    await fits(page)
    // Turned pages are one entry of the history.
    await page.getByRole('button', { name: en.app.back }).click()
    await expect(box).toHaveValue('I was about to say')
    // And the place is kept.
    await page.goto(`${prefix}/read`)
    await expect(page.getByRole('heading', heading)).toHaveText(to)
  })

test('a verse by its address is marked; a place that there is not is said, or is no page', async ({ page }) => {
  await page.goto('/hi/read/2.47')
  await expect(page.locator('[data-marked]').first()).toBeInViewport()
  await expect(page.locator('[data-marked]').first()).toHaveText(/^कर्मण्येवाधिकारस्ते/)
  const box = page.getByRole('textbox', { name: bookEn.goTo.hindu })
  await box.fill('19')
  await box.press('Enter')
  await expect(page.getByRole('alert')).toHaveText(bookEn.problems.noSuchPlace.hindu)
  await box.fill('१८.६६')
  await box.press('Enter')
  await expect(page).toHaveURL(/\/hi\/read\/18\.66$/)
  await expect(page.locator('[data-marked]').first()).toHaveText(/^सर्वधर्मान्परित्यज्य/)
  await page.goto('/pn/read/1431')
  await expect(page.getByRole('heading', heading)).not.toHaveText(/Ang/)
})

test('what is not the published text is never shown', async ({ page }) => {
  await page.route('**/scripture/text/**', async (route) => {
    const response = await route.fetch()
    const leaf = await response.json()
    for (const one of leaf.pages) one.lines[0] += ' '
    await route.fulfill({ response, json: leaf })
  })
  await page.goto('/pn/read/917')
  await expect(page.getByRole('alert')).toHaveText(scriptureEn.reader.problems.unverified)
  await expect(page.locator('.quotation__original')).toHaveCount(0)
})

test('the whole Gita is kept, read without a network, and taken off again', async ({ page, context }) => {
  await page.goto('/hi/read/1')
  const { keep } = bookEn
  await page.getByRole('button', { name: keep.offer.hindu }).click()
  await expect(page.getByText(keep.whole)).toBeVisible()
  const keptLeaves = () => page.evaluate(async () => (await (await caches.open('satsang-leaves')).keys()).length)
  expect(await keptLeaves()).toBe(18)
  await context.setOffline(true)
  await page.getByRole('button', { name: keep.remove }).click()
  await expect(page.getByRole('button', { name: keep.offer.hindu })).toBeVisible()
  expect(await keptLeaves()).toBe(0)
  // Asked for without a network, it says why it stops.
  await page.getByRole('button', { name: keep.offer.hindu }).click()
  await expect(page.getByRole('alert')).toHaveText(keep.problems.offline)
})
