import { expect, type Page, test } from '@playwright/test'
import { shareTexts } from '../../src/ui/i18n/share.ts'
import { PLATFORM_NAMES } from '../../src/ui/share/PlatformIcon.tsx'
import { newDevice } from '../contract/harness.ts'
import { fits, LANGUAGES, type LanguageName, lookAt } from './look.ts'
import { mainChat, newEmail, newNumber, newPerson, profileOf, SignIn, say, signInStored } from './person.ts'
import { stopTime } from './questions.ts'
import { badgeOf, GENERATE, SHARE, ShareModal, standIn } from './shareModal.ts'
import { refuse, SEND, START, Visitor } from './visitor.ts'

// Refer & Earn, spec §2, §4, §7, §8, §9: from the link to the points.

test.describe('Refer & Earn', () => {
  test('each platform opens its own address in a new tab, with the link and the words', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await standIn(context)
    const person = await newPerson()
    const modal = new ShareModal(page)
    await modal.open(person)
    const link = await modal.link.inputValue()
    const text = (url: string, name: string) => new URL(url).searchParams.get(name) ?? ''
    const right: Record<string, (url: string) => void> = {
      whatsapp: (url) => {
        expect(url).toMatch(/^https:\/\/wa\.me\/\?/)
        expect(text(url, 'text')).toMatch(/Guru Granth Sahib/)
        expect(text(url, 'text')).toContain(link)
      },
      telegram: (url) => {
        expect(url).toMatch(/^https:\/\/t\.me\/share\/url\?/)
        expect(text(url, 'url')).toBe(link)
      },
      gmail: (url) => {
        expect(url).toMatch(/^https:\/\/mail\.google\.com\/mail\/\?view=cm&/)
        expect(text(url, 'su')).toBe('An invitation to Satsang')
        expect(text(url, 'body')).toContain(link)
      },
      facebook: (url) => {
        expect(url).toMatch(/^https:\/\/www\.facebook\.com\/sharer\/sharer\.php\?/)
        expect(text(url, 'u')).toBe(link)
      },
      instagram: (url) => expect(url).toBe('https://www.instagram.com/'),
      twitter: (url) => {
        expect(url).toMatch(/^https:\/\/twitter\.com\/intent\/tweet\?/)
        expect(text(url, 'text')).toContain(link)
      },
    }
    for (const [platform, name] of Object.entries(PLATFORM_NAMES)) {
      const [tab, asked] = await Promise.all([
        page.waitForEvent('popup'),
        page.waitForRequest(SHARE),
        modal.platform(name).click(),
      ])
      expect(asked.postDataJSON()).toEqual({ referral_type: 'friend', platform, spiritual_tradition: 'sikh' })
      await tab.waitForURL(/^https:/)
      right[platform]?.(tab.url())
      // The other site gets no handle of this one, and this one is where it was.
      expect(await tab.evaluate(() => window.opener)).toBeNull()
      await tab.close()
      await expect(page).toHaveURL('/pn/settings')
      await expect(modal.platform(name)).toHaveAttribute('aria-disabled', 'false')
    }
    // For Instagram the text is on the clipboard as well.
    const [tab] = await Promise.all([page.waitForEvent('popup'), modal.platform('Instagram').click()])
    await tab.close()
    await expect(modal.dialog.getByRole('status')).toHaveText(
      'The text with your link is copied. Paste it on Instagram.',
    )
    await page.bringToFront()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(link)
  })

  test('a browser that opens no tab: the address is there to tap', async ({ page, context }) => {
    await standIn(context)
    await page.addInitScript(() => {
      window.open = () => null
    })
    const modal = new ShareModal(page)
    await modal.open(await newPerson())
    await modal.platform('Facebook').click()
    const here = modal.dialog.getByRole('link', { name: 'Open Facebook' })
    await expect(here).toHaveAttribute('href', /^https:\/\/www\.facebook\.com\//)
    const [tab] = await Promise.all([context.waitForEvent('page'), here.click()])
    await expect(tab).toHaveURL(/facebook/)
  })

  test('an address that is no web address is not opened', async ({ page, context }) => {
    await page.route(SHARE, (route) =>
      route.fulfill({ json: { share_url: 'javascript:document.title=1', share_text: 'x' } }),
    )
    const modal = new ShareModal(page)
    await modal.open(await newPerson())
    const title = await page.title()
    await modal.platform('WhatsApp').click()
    await expect(modal.alert).toContainText('This way of sharing did not open.')
    await expect.poll(() => context.pages().length).toBe(1)
    expect(await page.title()).toBe(title)
  })

  test('where the system has a share sheet, it is offered, with the text and the link apart', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'share', {
        value: async (data: unknown) => {
          Reflect.set(window, 'shared', data)
        },
      })
    })
    const modal = new ShareModal(page)
    await modal.open(await newPerson())
    const link = await modal.link.inputValue()
    await modal.dialog.getByRole('button', { name: 'Share…' }).click()
    await expect.poll(() => page.evaluate(() => Reflect.get(window, 'shared')?.url)).toBe(link)
    expect(await page.evaluate(() => Reflect.get(window, 'shared').text)).not.toContain('http')
    await expect(modal.alert).toHaveCount(0)
  })

  test('by keyboard alone: from the badge to a copied link', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await signInStored(page, await newPerson())
    await page.clock.install()
    await page.goto('/pn/chat')
    await badgeOf(page, '0').focus()
    await page.keyboard.press('Enter')
    const modal = new ShareModal(page)
    await expect(modal.dialog.getByRole('button', { name: 'Family' })).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(modal.copy).toBeFocused()
    const link = await modal.link.inputValue()
    await stopTime(page)
    await page.keyboard.press('Enter')
    await expect(modal.dialog.getByRole('button', { name: 'Copied' })).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link)
    await page.keyboard.press('Escape')
    await expect(modal.dialog).toBeHidden()
    await expect(badgeOf(page, '0')).toBeFocused()
  })
})

test.describe('from the link to the points', () => {
  /** A fresh browser of somebody else. */
  async function elsewhere(page: Page): Promise<Page> {
    const context = await page
      .context()
      .browser()
      ?.newContext({ baseURL: test.info().project.use.baseURL ?? '' })
    if (context === undefined) throw new Error('no browser')
    return context.newPage()
  }

  test('a new person who came by the link through the trial is 10 points, once', async ({ page }) => {
    const referrer = await newPerson()
    const modal = new ShareModal(page)
    await modal.open(referrer)
    const link = await modal.link.inputValue()
    const code = new URL(link).searchParams.get('ref')
    await modal.close.click()
    await page.getByRole('button', { name: 'Back' }).click()
    await expect(badgeOf(page, '0')).toBeVisible()

    const email = newEmail()
    const other = await elsewhere(page)
    const visitor = new Visitor(other)
    const started = other.waitForRequest(START)
    await other.goto(link)
    expect((await started).postDataJSON()).toMatchObject({ referral_code: code })
    const asked = other.waitForRequest(SEND)
    await visitor.askAndRead('I am worried')
    expect((await asked).postDataJSON()).toMatchObject({ referral_code: code })
    await visitor.askUntil(0, 'I am still worried')
    await visitor.ask('And one more')
    await visitor.modal.getByRole('button', { name: 'Sign in' }).click()
    await expect(other).toHaveURL(`/pn?from=anonymous&ref=${code}`)
    // Nobody has come before they have signed in.
    expect(await profileOf(referrer)).toMatchObject({ referral_points: 0, referral_count: 0 })
    const login = other.waitForRequest('**/auth/login/google')
    await new SignIn(other).byGoogle('Harpreet Kaur', email)
    expect((await login).postDataJSON()).toMatchObject({ referral_code: code })
    await expect(other).toHaveURL('/pn/setup')
    await other.context().close()

    await page.reload()
    await expect(badgeOf(page, '10')).toBeVisible()
    expect(await profileOf(referrer)).toMatchObject({ referral_points: 10, referral_count: 1 })

    // The same person once more, in a fresh browser: not new.
    const again = await elsewhere(page)
    await again.goto(`${link}&from=anonymous`)
    await new SignIn(again).byGoogle('Harpreet Kaur', email)
    await expect(again).toHaveURL('/pn/setup')
    await again.context().close()
    // A second new person counts again, once they say something (D52), and settings show the sum.
    const second = await newPerson({ referralCode: code ?? '', device: newDevice() })
    await page.reload()
    await expect(badgeOf(page, '10')).toBeVisible()
    await say(second, 'I am worried')
    await page.reload()
    await expect(badgeOf(page, '20')).toBeVisible()
    await mainChat(page).settings.click()
    await expect(page.getByText('20 referral points')).toBeVisible()
  })

  test('one’s own link gives nothing', async ({ page }) => {
    const email = newEmail()
    await page.goto('/pn?from=anonymous')
    await new SignIn(page).byGoogle('Meera Kaur', email)
    await expect(page).toHaveURL('/pn/setup')
    await page.getByLabel('Phone Number').fill(newNumber())
    await page.getByLabel('Day').selectOption('4')
    await page.getByLabel('Month').selectOption('11')
    await page.getByLabel('Year').selectOption('1988')
    await page.getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Complete Setup' }).click()
    await badgeOf(page, '0').click()
    const modal = new ShareModal(page)
    await modal.choose('Family')
    const link = await modal.link.inputValue()
    // Signed in, the link is just a way to the chat.
    await page.goto(link)
    await expect(page).toHaveURL('/pn/chat')
    await expect(badgeOf(page, '0')).toBeVisible()

    const other = await elsewhere(page)
    await other.goto(`${link}&from=anonymous`)
    await expect(other.getByLabel('Referral code')).toHaveValue(new URL(link).searchParams.get('ref') ?? '')
    await new SignIn(other).byGoogle('Meera Kaur', email)
    await expect(badgeOf(other, '0')).toBeVisible()
    await other.context().close()
  })
})

test.describe('look, 360 px', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 360, height: 740 } })

  for (const language of Object.keys(LANGUAGES) as LanguageName[]) {
    test(`the share flow in ${language}`, async ({ page, context }) => {
      await standIn(context)
      const t = await shareTexts.load(language)
      await signInStored(page, await newPerson({ profile: { language_preference: language } }))
      await page.addInitScript(() => {
        Object.defineProperty(navigator, 'share', { value: async () => {} })
        window.open = () => null
      })
      await page.goto(language === 'hindi' ? '/hi/chat' : '/pn/chat')
      await page.getByRole('button', { name: t.points(0) }).click()
      const dialog = page.getByRole('dialog', { name: t.heading })
      await expect(page.locator('html')).toHaveAttribute('lang', LANGUAGES[language].lang)
      const looks = async (what: string) => {
        await lookAt(page, `the share flow at 360 px, ${what}`)
        await fits(page)
      }
      await page.route(GENERATE, refuse(500), { times: 1 })
      await dialog.getByRole('button', { name: t.family }).click()
      await expect(dialog.getByRole('alert')).toContainText(t.errors.generateLink)
      await looks('no link')
      await dialog.getByRole('button', { name: t.friend }).click()
      await expect(dialog.getByRole('button', { name: t.system })).toBeVisible()
      await looks('its link')
      // Instagram with no clipboard and no tab: the text to copy by hand, and the address to tap.
      await dialog.getByRole('button', { name: 'Instagram' }).click()
      await expect(dialog.getByRole('link', { name: t.openHere('Instagram') })).toBeVisible()
      await looks('no tab')
    })
  }
})
