import { expect } from '@playwright/test'
import { newPerson, signInStored } from '../../model/person.ts'
import { badgeOf, codeOf, GENERATE, SHARE, ShareModal, standIn } from '../../model/shareModal.ts'
import { refuse } from '../../model/visitor.ts'
import type { sharing } from '../models/sharing.ts'
import type { HandsOf, Place } from '../place.ts'

export async function playSharing({ page, context, turn }: Place): Promise<HandsOf<typeof sharing>> {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await standIn(context)
  const { tradition, prefix } = turn
  const person = await newPerson({ tradition })
  await signInStored(page, person)
  await page.goto(`${prefix}/chat`)
  const link = `${new URL(page.url()).origin}${prefix}?ref=${await codeOf(person)}`
  const modal = new ShareModal(page)
  const badge = badgeOf(page, '0')
  /** Tabs before the last try: one that was shared to stays open when the dialog is closed. */
  let tabs = 1
  const opens = (act: () => Promise<unknown>) => async () => {
    tabs = context.pages().length
    await act()
  }
  const chooses = async (type: 'family' | 'friend') => {
    const asked = page.waitForRequest(GENERATE)
    await modal.choose(type === 'family' ? 'Family' : 'Friend')
    expect((await asked).postDataJSON()).toEqual({ referral_type: type, spiritual_tradition: tradition })
  }

  const hasLink = async () => {
    await expect(modal.link).toHaveValue(link)
    await expect(modal.alert).toHaveCount(0)
  }

  return {
    states: {
      chat: async () => {
        await expect(badge).toBeVisible()
        await expect(modal.dialog).toBeHidden()
      },
      choosing: async () => {
        await expect(modal.dialog).toContainText('10 points')
        await expect(modal.dialog).toContainText('top 2 of the week')
        await expect(modal.link).toHaveCount(0)
      },
      failed: () => expect(modal.alert).toContainText('Your link could not be made just now.'),
      link: hasLink,
      linkAtLast: hasLink,
      copied: async () => {
        await expect(modal.dialog.getByRole('button', { name: 'Copied' })).toBeVisible()
        expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link)
      },
      platformFailed: async () => {
        await expect(modal.alert).toContainText('This way of sharing did not open.')
        // The tab that was prepared for it is gone again.
        await expect.poll(() => context.pages().length).toBe(tabs)
      },
      opened: async () => {
        await expect.poll(() => context.pages().length).toBe(tabs + 1)
        await expect.poll(() => context.pages().at(-1)?.url()).toMatch(/^https:\/\/(t|wa)\.me\//)
        await expect(modal.alert).toHaveCount(0)
      },
      closed: async () => {
        await expect(modal.dialog).toBeHidden()
        await expect(badge).toBeFocused()
      },
    },
    events: {
      openFromBadge: () => badge.click(),
      family: () => chooses('family'),
      friend: () => chooses('friend'),
      friendInVain: async () => {
        await page.route(GENERATE, refuse(503), { times: 1 })
        await chooses('friend')
      },
      tryAgain: opens(() => modal.again.click()),
      tryAgainInVain: async () => {
        await page.route(GENERATE, refuse(503), { times: 1 })
        const refused = page.waitForResponse(GENERATE)
        await modal.again.click()
        await refused
      },
      copy: () => modal.copy.click(),
      platform: opens(() => modal.platform('WhatsApp').click()),
      platformInVain: opens(async () => {
        await page.route(SHARE, refuse(503), { times: 1 })
        await modal.platform('Telegram').click()
      }),
      comeBack: async () => {
        await context.pages().at(-1)?.close()
        await page.bringToFront()
      },
      close: () => modal.close.click(),
      escape: () => page.keyboard.press('Escape'),
      reload: () => page.reload(),
    },
  }
}
