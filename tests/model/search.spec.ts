import { expect, type Page, test } from '@playwright/test'
import { bookEn } from '../../src/ui/i18n/book.en.ts'
import { en } from '../../src/ui/i18n/en.ts'
import { findEn } from '../../src/ui/i18n/find.en.ts'
import { fits, isAccessible } from './look.ts'

// Search, and 'Is this scripture?' (D59), in a real browser.

const boxOf = (page: Page) => page.getByRole('textbox', { name: findEn.box })
const places = (page: Page) => page.getByRole('main').getByRole('link')

for (const [prefix, asked, reference, address] of [
  ['/pn', 'ਸਸਨਹਜਸਲਵ', 'Ang 1', /\/pn\/read\/1$/],
  ['/pn', 'sochai soch na hovai', 'Ang 1', /\/pn\/read\/1$/],
  ['/hi', 'karmanye vadhikaraste', '2.47', /\/hi\/read\/2\.47$/],
  ['/hi', 'ਸੋਚੈ ਸੋਚਿ ਨ ਹੋਵਈ ਜੇ ਸੋਚੀ ਲਖ ਵਾਰ', 'Ang 1', /\/pn\/read\/1$/],
] as const)
  test(`${prefix}, ${asked}: found, read where it stands, and back to what was found`, async ({ page }) => {
    await page.goto(`${prefix}/find`)
    await boxOf(page).fill(asked)
    await expect(places(page).first()).toContainText(reference)
    // Verified, and so in the dress of scripture.
    await expect(places(page).first().locator('.quotation__original')).toBeVisible()
    await isAccessible(page)
    await fits(page)
    await places(page).first().click()
    await expect(page).toHaveURL(address)
    await expect(page.locator('[data-marked]').first()).toBeInViewport()
    await page.getByRole('button', { name: en.app.back }).click()
    await expect(boxOf(page)).toHaveValue(asked)
    await expect(places(page).first()).toContainText(reference)
  })

test('a line that came from elsewhere: letter for letter, in other words, in neither scripture', async ({ page }) => {
  await page.goto('/pn/find')
  await boxOf(page).fill('ਸੋਚੈ ਸੋਚਿ ਨ ਹੋਵਈ ਜੇ ਸੋਚੀ ਲਖ ਵਾਰ ॥')
  await expect(page.getByText(findEn.verdict.exact)).toBeVisible()
  await boxOf(page).fill('ਸੋਚੈ ਸੋਚ ਨ ਹੋਵਈ ਜੇ ਸੋਚੀ ਲਖ ਵਾਰ ॥')
  await expect(page.getByText(findEn.verdict.differs)).toBeVisible()
  await expect(page.getByRole('cell').or(page.getByRole('rowheader')).filter({ hasText: /^ਸੋਚਿ$/ })).toBeVisible()
  await boxOf(page).fill('ਅੱਜ ਮੌਸਮ ਬਹੁਤ ਸੋਹਣਾ ਅਤੇ ਧੁੱਪ ਨਿੱਕਲੀ ਹੋਈ')
  await expect(page.getByText(findEn.verdict.none)).toBeVisible()
})

test('what is kept is searched on the device, without a network too', async ({ page, context }) => {
  await page.goto('/hi/read/1')
  await page.getByRole('button', { name: bookEn.keep.offer.hindu }).click()
  await expect(page.getByText(bookEn.keep.whole)).toBeVisible()
  const asked: unknown[] = []
  await page.route('**/api/v1/scripture/search', async (route) => {
    asked.push(route.request().postDataJSON().tradition)
    await route.continue()
  })
  await page.goto('/hi/find')
  await boxOf(page).fill('yada yada hi dharmasya')
  await expect(places(page).first()).toContainText('4.7')
  expect(asked).toEqual(['sikh'])
  await context.setOffline(true)
  await boxOf(page).fill('karmanye vadhikaraste')
  await expect(places(page).first()).toContainText('2.47')
})

test('without a network and without the text it is said, and tried again when asked', async ({ page, context }) => {
  await page.goto('/pn/find')
  await expect(boxOf(page)).toBeVisible()
  await context.setOffline(true)
  await boxOf(page).fill('ਸਸਨਹਜਸਲਵ')
  await expect(page.getByRole('alert')).toHaveText(findEn.problems.offline)
  await context.setOffline(false)
  await page.getByRole('button', { name: en.chat.tryAgain }).click()
  await expect(places(page).first()).toContainText('Ang 1')
  await expect(boxOf(page)).toHaveValue('ਸਸਨਹਜਸਲਵ')
})
