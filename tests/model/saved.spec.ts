import { expect, type Page, test } from '@playwright/test'
import type { components } from '../../openapi/v1.d.ts'
import { en } from '../../src/ui/i18n/en.ts'
import { libraryTexts } from '../../src/ui/i18n/library.ts'
import { quotationTexts } from '../../src/ui/i18n/quotation.ts'
import { savedEn } from '../../src/ui/i18n/saved.en.ts'
import { fits, isAccessible } from './look.ts'
import { callServer, mainChat, newPerson, type Person, signInStored } from './person.ts'
import { Visitor } from './visitor.ts'

// What a person saved (D60), in a real browser.

const { save, saved } = quotationTexts.english
const heading = (page: Page) => page.getByRole('heading', { level: 1, name: savedEn.heading })
const verses = (page: Page) => page.getByRole('main').getByRole('figure')

for (const prefix of ['/pn', '/hi'])
  test(`${prefix}: a visitor saves a verse, writes to it, takes it away and puts it back`, async ({ page }) => {
    await page.goto(`${prefix}/chat`)
    const visitor = new Visitor(page)
    await visitor.askAndRead('I am worried')
    const verse = visitor.log.getByRole('figure').first()
    const original = (await verse.locator('.quotation__original').textContent()) ?? ''
    await verse.getByRole('button', { name: save, exact: true }).click()
    await expect(verse.getByRole('button', { name: saved, exact: true })).toHaveAttribute('aria-pressed', 'true')

    await page.goto(`${prefix}/read`)
    await page.getByRole('link', { name: libraryTexts.english.saved }).click()
    await expect(heading(page)).toBeVisible()
    await expect(verses(page)).toHaveCount(1)
    await expect(verses(page).locator('.quotation__original')).toHaveText(original)
    await page.getByRole('button', { name: savedEn.addNote }).click()
    await page.getByRole('textbox', { name: savedEn.note }).fill('for my mother')
    // Nothing has to be pressed for what was written to be kept.
    await page.reload()
    await expect(page.getByText('for my mother')).toBeVisible()
    await isAccessible(page)
    await fits(page)

    await page.getByRole('button', { name: savedEn.remove, exact: true }).click()
    await expect(verses(page)).toHaveCount(0)
    await page.getByRole('button', { name: savedEn.undo }).click()
    await expect(page.getByText('for my mother')).toBeVisible()

    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: savedEn.export.file }).click(),
    ])
    expect(file.suggestedFilename()).toMatch(/\.md$/)
  })

const ofAccount = async ({ token }: Person) =>
  (
    await callServer<components['schemas']['SavedItems']>('/api/v1/auth/saved', {
      method: 'POST',
      token,
      body: { items: [] },
    })
  ).items

test('who is signed in finds it on every device, and the next person on the same one does not', async ({
  page,
  browser,
}) => {
  const person = await newPerson()
  await page.goto('/privacy')
  await signInStored(page, person)
  await page.goto('/pn/chat')
  const chat = mainChat(page)
  await chat.box.fill('How do I stay calm?')
  await chat.send.click()
  await chat.log.getByRole('figure').first().getByRole('button', { name: save, exact: true }).click()
  await expect.poll(async () => (await ofAccount(person)).length).toBe(1)

  const context = await browser.newContext()
  const other = await context.newPage()
  await other.goto('/privacy')
  await signInStored(other, person)
  await other.goto('/pn/saved')
  await expect(verses(other)).toHaveCount(1)
  await context.close()

  await signInStored(page, await newPerson())
  await page.goto('/pn/saved')
  await expect(page.getByText(savedEn.empty)).toBeVisible()
  await page.getByRole('button', { name: en.app.back }).click()
})
