import { expect, type Page, test } from '@playwright/test'
import { localDay } from '../../src/platform/place.ts'
import { libraryTexts } from '../../src/ui/i18n/library.ts'
import { pastEn } from '../../src/ui/i18n/past.en.ts'
import { fits, isAccessible } from './look.ts'
import { storedOf } from './memberChat.ts'
import { mainChat, newPerson, say, signInStored } from './person.ts'

// One's own conversations are found again (D61), in a real browser.

const box = (page: Page) => page.getByRole('searchbox', { name: pastEn.box })
const hits = (page: Page) => page.getByRole('region', { name: /^Found for/ }).getByRole('listitem')
const conversation = (page: Page) => page.getByRole('region', { name: 'Conversation' })

for (const [prefix, said, typed] of [
  ['/pn', 'ਵਾਹਿਗੁਰੂ ਨੂੰ ਕਿਵੇਂ ਯਾਦ ਕਰਾਂ?', 'waheguru'],
  ['/hi', 'मैं कर्म से क्यों डरता हूँ?', 'karma'],
] as const)
  test(`${prefix}: what was said is found in other letters, and opens where it was said, by a link too`, async ({
    page,
  }) => {
    const person = await newPerson()
    for (const text of ['I am worried', said, 'I am tired']) await say(person, text)
    await page.goto('/privacy')
    await signInStored(page, person)
    await page.goto(`${prefix}/settings`)
    await page.getByRole('link', { name: libraryTexts.english.past }).click()
    await expect(page).toHaveURL(`${prefix}/past`)
    await isAccessible(page)
    await fits(page)

    await box(page).fill(typed)
    const own = hits(page).filter({ hasText: said })
    await expect(own).toHaveCount(1)
    await expect(own.locator('mark').first()).toHaveText(said.split(' ').find((word) => /ਵਾਹਿ|कर्म/.test(word)) ?? '')
    await isAccessible(page)
    await fits(page)

    await own.getByRole('link').click()
    const [message] = (await storedOf(person)).filter(({ content }) => content === said)
    await expect(page).toHaveURL(`${prefix}/past/${message?.id}`)
    const marked = conversation(page).getByRole('group', { name: pastEn.marked })
    await expect(marked).toContainText(said)
    await expect(marked).toBeFocused()
    await expect(conversation(page).getByRole('article', { name: 'You' })).toHaveCount(3)
    await isAccessible(page)
    await fits(page)

    // As who opens the link.
    await page.reload()
    await expect(marked).toContainText(said)
    await page.goBack()
    await expect(box(page)).toBeVisible()

    await page.getByLabel(pastEn.day).fill(localDay())
    await page.getByRole('button', { name: pastEn.openDay }).click()
    await expect(marked).toContainText('I am worried')
  })

test('nobody else’s: a visitor is told, and a link of another person leads nowhere', async ({ page }) => {
  const [one, two] = [await newPerson(), await newPerson()]
  await say(one, 'my secret worry')
  const [message] = await storedOf(one)
  await page.goto(`/pn/past/${message?.id}`)
  await expect(page.getByText(pastEn.visitor)).toBeVisible()
  await isAccessible(page)
  await signInStored(page, two)
  await page.goto(`/pn/past/${message?.id}`)
  await expect(page.getByText(pastEn.problems.nowhere)).toBeVisible()
  await page.goto('/pn/past')
  await box(page).fill('secret')
  await expect(page.getByText(pastEn.nothing)).toBeVisible()
  await expect(hits(page)).toHaveCount(0)
})

test('without a network what the device has kept is searched, and the page says so', async ({ page, context }) => {
  const person = await newPerson()
  await say(person, 'How do I forgive my brother?')
  await page.goto('/privacy')
  await signInStored(page, person)
  await page.goto('/pn/chat')
  await expect(mainChat(page).log.getByText('How do I forgive my brother?')).toBeVisible()
  await page.goto('/pn/past')
  await expect(box(page)).toBeVisible()
  await context.setOffline(true)
  await box(page).fill('forgive')
  await expect(page.getByText(pastEn.partial)).toBeVisible()
  await hits(page).filter({ hasText: 'forgive my brother' }).getByRole('link').click()
  await expect(conversation(page).getByRole('group', { name: pastEn.marked })).toContainText('forgive my brother')
  await context.setOffline(false)
})
