import { expect, type Locator, type Page, test } from '@playwright/test'
import { FREE_MESSAGES } from '../../openapi/constants.ts'
import { quotationTexts } from '../../src/ui/i18n/quotation.ts'
import { scriptureEn } from '../../src/ui/i18n/scripture.en.ts'
import { lookAt } from './look.ts'
import { lastCode, mainChat, newNumber, profileOf, SignIn, stored } from './person.ts'
import { Visitor } from './visitor.ts'

// The whole product by keyboard alone, from the two doors to the sign-out: no pointer, and no `focus()` from outside. At
// every stop the focus can be seen, and after every dialog it is where it was.

/** A person without a pointer. */
class Keyboard {
  readonly page: Page
  /** How often a key was pressed to get somewhere. */
  presses = 0

  constructor(page: Page) {
    this.page = page
  }

  press = (key: string): Promise<void> => this.page.keyboard.press(key)
  type = (text: string): Promise<void> => this.page.keyboard.type(text)

  /** By Tab, or back by Shift+Tab, to there; where the focus passes, it is seen. */
  async to(target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
    await expect(target).toBeVisible()
    await this.reachesAll()
    for (let presses = 0; presses < 40; presses += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) break
      await this.press(key)
      this.presses += 1
      await this.isSeen()
    }
    await expect(target).toBeFocused()
    await this.isSeen()
  }

  /** Nothing that a pointer can press is left out of Tab's way, also where another key does the same. */
  async reachesAll(): Promise<void> {
    const leftOut = await this.page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary')]
        .filter((element) => element.tabIndex < 0 && !element.matches(':disabled') && element.checkVisibility())
        .map((element) => element.outerHTML.slice(0, 120)),
    )
    expect(leftOut).toEqual([])
  }

  /** To there, and it is pressed. */
  async activate(target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
    await this.to(target, key)
    await this.press('Enter')
  }

  /** What has the focus has a line round it, is on the screen, and nothing lies over it (WCAG 2.4.7, 2.4.11). */
  async isSeen(): Promise<void> {
    const problem = () =>
      this.page.evaluate(() => {
        const { activeElement: element } = document
        // After the last stop the browser's own bar has it.
        if (element === null || element === document.body) return null
        // The browser's own button inside of a field of time has it, and the browser's own line.
        if (!element.matches(':focus')) return null
        const hasLine = (box: Element) => {
          const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(box)
          return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1 && !/^rgba.*, 0\)$/.test(outlineColor)
        }
        // Round itself, round the field that it is in, or round the cell that its letters are drawn in.
        const boxes = [element, element.parentElement, ...(element.nextElementSibling?.querySelectorAll('*') ?? [])]
        const name = `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent?.slice(0, 40)}`
        if (!boxes.some((box) => box !== null && hasLine(box))) return `no line round ${name}`
        const { left, right, top, bottom } = element.getBoundingClientRect()
        const x = (Math.max(0, left) + Math.min(innerWidth, right)) / 2
        const y = (Math.max(0, top) + Math.min(innerHeight, bottom)) / 2
        const over = document.elementFromPoint(x, y)
        if (over === null || left >= innerWidth || right <= 0 || top >= innerHeight || bottom <= 0)
          return `not on the screen: ${name}`
        const isFree = element.contains(over) || over.contains(element) || over.closest('label')?.contains(element)
        return isFree ? null : `covered by ${over.outerHTML.slice(0, 80)}: ${name}`
      })
    // What scrolls to it may take a moment.
    await expect.poll(problem).toBeNull()
  }

  /** Opens a dialog from a control, does something in it, and closes it by Escape: the focus is where it was. */
  async inDialog(opener: Locator, dialog: Locator, work: () => Promise<void>): Promise<void> {
    await this.press('Enter')
    await expect(dialog).toBeVisible()
    await expect.poll(() => dialog.evaluate((box) => box.contains(document.activeElement))).toBe(true)
    await this.isSeen()
    await lookAt(this.page, `keyboard, ${await dialog.getByRole('heading').first().textContent()}`)
    await work()
    await this.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(opener).toBeFocused()
    await this.isSeen()
  }
}

test('from the two doors to the sign-out, without a pointer', async ({ page }) => {
  const keyboard = new Keyboard(page)
  const visitor = new Visitor(page)
  const number = newNumber()

  await test.step('landing', async () => {
    await page.goto('/')
    await keyboard.activate(page.getByRole('link', { name: 'Start Sikh Journey (Punjabi)' }))
    await expect(visitor.left(FREE_MESSAGES)).toBeVisible()
  })

  const asks = async (text: string) => {
    await keyboard.to(visitor.box)
    await keyboard.type(text)
    await keyboard.press('Enter')
    await expect(visitor.box).toHaveValue('')
    await expect(visitor.log.getByText(text)).toBeVisible()
    await expect(visitor.log.getByText('The guide is answering')).toHaveCount(0)
    // The answer takes the focus from nobody.
    await expect(visitor.box).toBeFocused()
  }

  await test.step('trial: all questions, and the sign-in', async () => {
    for (let left = FREE_MESSAGES - 1; left > 0; left -= 1) {
      await asks('I am worried about my work')
      await expect(visitor.left(left)).toBeVisible()
    }
    await asks('And how do I find peace?')
    await expect(visitor.left(0)).toBeVisible()
    await keyboard.type('One thing more')
    await keyboard.inDialog(visitor.box, visitor.modal, async () => {})
    await expect(visitor.box).toHaveValue('One thing more')
    await keyboard.press('Enter')
    await keyboard.activate(visitor.modal.getByRole('button', { name: 'Sign in' }))
    await expect(page).toHaveURL('/pn?from=anonymous')
  })

  const signIn = new SignIn(page)
  await test.step('login by a WhatsApp code', async () => {
    await keyboard.to(signIn.whatsapp)
    await keyboard.inDialog(signIn.whatsapp, signIn.modal, async () => {})
    await keyboard.press('Enter')
    await expect(signIn.phone).toBeFocused()
    await keyboard.type(number)
    await keyboard.isSeen()
    await keyboard.press('Enter')
    await expect(signIn.code).toBeFocused()
    await keyboard.isSeen()
    const code = await lastCode(number)
    await keyboard.type(code.slice(0, 3))
    await keyboard.isSeen()
    await keyboard.type(code.slice(3))
    // All six boxes are full, and the focus is still to be seen.
    await keyboard.isSeen()
    await keyboard.press('Enter')
    await expect(page).toHaveURL('/pn/setup')
  })

  await test.step('setup', async () => {
    const group = page.getByRole('group', { name: 'Birth Date' })
    await keyboard.to(page.getByLabel('Full Name *'))
    await keyboard.type('Meera Kaur')
    await keyboard.to(page.getByLabel('Phone Number'))
    await expect(page.getByLabel('Phone Number')).toHaveValue(`+91${number}`)
    await keyboard.to(group.getByLabel('Day'))
    await keyboard.type('4')
    await keyboard.to(group.getByLabel('Month'))
    for (let month = 0; month < 11; month += 1) await keyboard.press('ArrowDown')
    await keyboard.to(group.getByLabel('Year'))
    await keyboard.type('1988')
    await keyboard.to(page.getByRole('checkbox'))
    await keyboard.press(' ')
    await keyboard.activate(page.getByRole('button', { name: 'Complete Setup' }))
    await expect(page).toHaveURL('/pn/chat')
  })

  const chat = mainChat(page)
  const block = chat.log.getByRole('figure').last()
  await test.step('chat: the welcome, a question, its verse in context, and to share it', async () => {
    const welcome = page.getByRole('dialog', { name: 'Welcome' })
    await expect(welcome).toBeVisible()
    await keyboard.isSeen()
    await keyboard.activate(welcome.getByRole('button', { name: 'Next' }))
    const hint = page.getByRole('dialog', { name: 'Your settings are here' })
    await keyboard.activate(hint.getByRole('button', { name: 'Understood' }))
    await expect(hint).toBeHidden()
    await keyboard.to(chat.box)
    // What was typed in the trial is here; it goes as the first question.
    await expect(chat.box).toHaveValue('One thing more')
    await keyboard.press('ControlOrMeta+A')
    const answered = page.waitForResponse('**/chat/send-text')
    await keyboard.type('I am afraid')
    await keyboard.press('Enter')
    await answered
    await expect(block).toBeVisible()
    await expect(chat.log.getByText('The guide is answering')).toHaveCount(0)
    await expect(chat.box).toBeFocused()

    const open = block.getByRole('button', { name: quotationTexts.english.open })
    await keyboard.to(open, 'Shift+Tab')
    const reader = page.getByRole('dialog', { name: scriptureEn.reader.heading })
    await keyboard.inDialog(open, reader, async () => {
      await expect(reader.getByRole('group', { name: scriptureEn.reader.passage })).toBeFocused()
      await keyboard.to(reader.getByRole('checkbox', { name: scriptureEn.reader.transliteration }))
      await keyboard.press('Space')
      await expect(reader.getByRole('checkbox', { name: scriptureEn.reader.transliteration })).toBeChecked()
    })
    const share = block.getByRole('button', { name: quotationTexts.english.share })
    await keyboard.to(share)
    await keyboard.inDialog(share, page.getByRole('dialog', { name: scriptureEn.share.heading }), async () => {})
  })

  await test.step('settings: an edit, a link to share, and away', async () => {
    await keyboard.activate(chat.settings, 'Shift+Tab')
    await expect(page).toHaveURL('/pn/settings')
    const row = page.getByRole('button', { name: 'Birth Location' })
    const edit = page.getByRole('dialog', { name: 'Birth Location' })
    await keyboard.to(row)
    await keyboard.inDialog(row, edit, async () => {
      await keyboard.type('Not this one')
    })
    await expect(row).toHaveText('Birth Location Not set')
    await keyboard.press('Enter')
    await expect(edit.locator('input')).toBeFocused()
    await keyboard.type('Moga')
    await keyboard.activate(edit.getByRole('button', { name: 'Save' }))
    await expect(edit).toBeHidden()
    await expect(row).toHaveText('Birth Location Moga')
    await expect(row).toBeFocused()

    const refer = page.getByRole('button', { name: 'Refer & Earn' })
    const sharing = page.getByRole('dialog', { name: 'Refer & Earn' })
    await keyboard.to(refer)
    await keyboard.inDialog(refer, sharing, async () => {
      await keyboard.activate(sharing.getByRole('button', { name: 'Family' }))
      await expect(sharing.getByRole('textbox', { name: 'Your link' })).toHaveValue(/^http/)
      await keyboard.to(sharing.getByRole('button', { name: 'Copy link' }))
    })

    const token = (await stored(page, 'guru_chat_token')) ?? ''
    expect(await profileOf({ token })).toMatchObject({ name: 'Meera Kaur', place_of_birth: 'Moga' })
    await keyboard.activate(page.getByRole('button', { name: 'Sign Out' }))
    await expect(page).toHaveURL('/pn')
    await keyboard.to(signIn.whatsapp)
    expect(await stored(page, 'guru_chat_token')).toBeNull()
  })
})
