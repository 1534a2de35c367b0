import { expect, test } from '@playwright/test'
import { FREE_MESSAGES } from '../../openapi/constants.ts'
import { CHROMIUM_ARGS, chromiumPath } from '../../scripts/chromium.ts'
import type { Schemas } from '../contract/harness.ts'
import { lookAt } from './look.ts'
import { callServer } from './person.ts'
import { NOT_HEARD as FAILED, holdPlaying, SEND_VOICE as SEND, Speaker } from './speaker.ts'
import { faultOnce, refuse } from './visitor.ts'

// Voice (spec §2, §4, §7, §8, D28, D31), on the real build and the real server: a known tone goes into the microphone.

test.use({ permissions: ['microphone'] })

const ROLES = ['visitor', 'person'] as const

for (const role of ROLES) {
  test.describe(`a ${role} speaks`, () => {
    test('what is said is what the server gets, and can be heard again', async ({ page }) => {
      const letGo = await holdPlaying(page)
      const speaker = await Speaker.open(page, role)
      const reply = await speaker.answerTo(() => speaker.speak())
      const { user_message: sent } = reply
      expect(sent.message_type).toBe('voice')
      expect(sent.audio?.waveform).toHaveLength(48)
      await speaker.expectTone(sent.id)
      expect(await speaker.seen.tracks()).toEqual(['ended'])
      // It is with the server: this browser need not keep it.
      await expect.poll(speaker.seen.kept).toBe(0)

      // Heard at once, from this page's own memory.
      let fetched = 0
      page.on('request', (request) => {
        if (request.url().endsWith('/audio')) fetched += 1
      })
      await speaker.play.click()
      await expect(speaker.pause).toBeVisible()
      await lookAt(page, `voice, playing, ${role}`)
      await expect.poll(async () => Number(await speaker.place.inputValue())).toBeGreaterThan(0)
      expect(fetched).toBe(0)
      await letGo()
      await expect(speaker.play).toBeVisible()
      expect(await speaker.place.inputValue()).toBe('0')

      // And after a reload, from the server.
      await page.reload()
      await speaker.play.click()
      await expect(speaker.pause).toBeVisible()
      expect(fetched).toBe(1)
      await speaker.pause.click()
      const before = Number(await speaker.place.inputValue())
      await speaker.place.press('ArrowRight')
      expect(Number(await speaker.place.inputValue())).toBeCloseTo(before + 1, 1)
    })
  })
}

// Of a person with an account: the model's walks (tests/walks) do both with either.
test('a failed upload keeps the recording, over a reload, for another try (D28)', async ({ page }) => {
  await holdPlaying(page)
  const speaker = await Speaker.open(page, 'person')
  await faultOnce(page, SEND.person, refuse(503))
  await speaker.speak()
  await expect(speaker.log.getByText(FAILED)).toBeVisible()
  await lookAt(page, 'voice, failed')
  expect(await speaker.seen.kept()).toBe(1)
  await page.reload()
  await expect(speaker.log.getByText(FAILED)).toBeVisible()
  // It can be heard before it is anywhere else.
  await speaker.play.click()
  await expect(speaker.pause).toBeVisible()
  const { user_message: sent } = await speaker.answerTo(() => speaker.again.click())
  await speaker.expectTone(sent.id)
  await expect(speaker.log.getByText(FAILED)).toHaveCount(0)
  await expect.poll(speaker.seen.kept).toBe(0)
  await page.reload()
  await expect(speaker.play).toHaveCount(1)
  await expect(speaker.again).toHaveCount(0)
})

for (const role of ROLES)
  test(`a headset that is pulled out keeps what a ${role} said until then, for another try (33.4)`, async ({
    page,
  }) => {
    await holdPlaying(page)
    const speaker = await Speaker.open(page, role)
    await speaker.begin()
    await speaker.heard()
    await page.evaluate(() => {
      for (const track of (window as unknown as { walkTracks: MediaStreamTrack[] }).walkTracks) {
        track.stop()
        // A script that stops a track is not told so; a device that goes is.
        track.dispatchEvent(new Event('ended'))
      }
    })
    await expect(speaker.dialog.getByText('No audio stream available')).toBeVisible()
    await expect(speaker.log.getByText(FAILED)).toBeVisible()
    expect(await speaker.seen.kept()).toBe(1)
    await page.reload()
    await speaker.play.click()
    await expect(speaker.pause).toBeVisible()
    const { user_message: sent } = await speaker.answerTo(() => speaker.again.click())
    await speaker.expectTone(sent.id)
  })

test('an answer that got lost on the way: the second try is made by itself, and says it once (D57)', async ({
  page,
}) => {
  const speaker = await Speaker.open(page, 'person')
  await faultOnce(page, SEND.person, async (route) => {
    await route.fetch()
    await route.abort('connectionreset')
  })
  await speaker.speak()
  // By the second try, or by the history, which is asked for when the network is found.
  const ofTheGuide = speaker.log.getByRole('article', { name: 'Guru Nanak Dev Ji' })
  await expect(ofTheGuide).toHaveCount(1)
  await expect(speaker.log.getByText('The guide is answering')).toHaveCount(0)
  await page.reload()
  await expect(speaker.play).toHaveCount(1)
  await expect(ofTheGuide).toHaveCount(1)
})

test('heard while it is on its way: the answer takes neither the sound nor the focus away', async ({ page }) => {
  const letGo = await holdPlaying(page)
  const speaker = await Speaker.open(page, 'visitor')
  const release = Promise.withResolvers<void>()
  await faultOnce(page, SEND.visitor, async (route) => {
    await release.promise
    await route.continue()
  })
  await speaker.speak()
  await speaker.play.focus()
  await page.keyboard.press('Enter')
  await expect(speaker.pause).toBeFocused()
  await speaker.answerTo(async () => release.resolve())
  await expect(speaker.pause).toBeFocused()
  await letGo()
  await expect(speaker.play).toBeFocused()
})

test('by keyboard alone: record, send, listen', async ({ page }) => {
  await holdPlaying(page)
  const speaker = await Speaker.open(page, 'visitor')
  await page.getByRole('textbox', { name: 'Message' }).focus()
  await page.keyboard.press('Tab')
  await expect(speaker.microphone).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(speaker.stop).toBeFocused()
  await speaker.heard()
  await speaker.answerTo(() => page.keyboard.press('Enter'))
  await expect(speaker.microphone).toBeFocused()
  await expect(speaker.play).toBeVisible()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Shift+Tab')
  await expect(speaker.place).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(speaker.play).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(speaker.pause).toBeFocused()
  await page.keyboard.press('Space')
  await expect(speaker.play).toBeFocused()
})

test('what was recorded is gone: the bubble says so', async ({ page }) => {
  const speaker = await Speaker.open(page, 'visitor')
  await faultOnce(page, SEND.visitor, refuse(503))
  await speaker.speak()
  await expect(speaker.again).toBeVisible()
  await page.evaluate(() => indexedDB.deleteDatabase('satsang-recordings'))
  await page.reload()
  await speaker.again.click()
  await expect(speaker.log.getByText(`${FAILED} The recording is no longer on this device.`)).toBeVisible()
})

test.describe('the trial’s limit', () => {
  test('the microphone leads to the login', async ({ page }) => {
    const speaker = await Speaker.open(page, 'visitor')
    const box = page.getByRole('textbox', { name: 'Message' })
    for (const [n, text] of ['I am afraid', 'And I am alone'].entries()) {
      await box.fill(text)
      await page.keyboard.press('Enter')
      await expect(page.getByText(`${1 - n} chats left`, { exact: true })).toBeVisible()
    }
    await speaker.microphone.click()
    await expect(page.getByRole('dialog', { name: 'Sign in to continue' })).toBeVisible()
    expect(await speaker.seen.tracks()).toEqual([])
  })

  test('used up in another tab meanwhile: the recording stays for after the login', async ({ page }) => {
    const speaker = await Speaker.open(page, 'visitor')
    await faultOnce(page, SEND.visitor, (route) =>
      route.fulfill({
        json: {
          error: 'message_limit_reached',
          remaining_messages: 0,
          requires_login: true,
          user_message_count: FREE_MESSAGES,
        },
      }),
    )
    await speaker.speak()
    await expect(speaker.again).toBeVisible()
    expect(await speaker.seen.kept()).toBe(1)
    await speaker.again.click()
    await expect(page.getByRole('dialog', { name: 'Sign in to continue' })).toBeVisible()
  })
})

test('no microphone', async ({ playwright, baseURL }) => {
  // Without the fake device this machine has none.
  const browser = await playwright.chromium.launch({ executablePath: chromiumPath(), args: CHROMIUM_ARGS })
  const context = await browser.newContext({ baseURL, permissions: ['microphone'] })
  const speaker = await Speaker.open(await context.newPage(), 'visitor')
  await speaker.microphone.click()
  await expect(speaker.dialog.getByRole('alert')).toHaveText('No microphone found. Please check your device.')
  await browser.close()
})

test('without IndexedDB a recording is sent all the same, and kept for the page’s life', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'indexedDB', {
      get() {
        throw new DOMException('no', 'SecurityError')
      },
    })
  })
  const speaker = await Speaker.open(page, 'visitor')
  await faultOnce(page, SEND.visitor, refuse(503))
  await speaker.speak()
  await expect(speaker.log.getByText(FAILED)).toBeVisible()
  const { user_message: sent } = await speaker.answerTo(() => speaker.again.click())
  await speaker.expectTone(sent.id)
})

test('a person’s history shows what was said by voice', async ({ page }) => {
  const speaker = await Speaker.open(page, 'person')
  await speaker.answerTo(() => speaker.speak())
  const { messages } = await callServer<Schemas['MessagePage']>('/api/v1/chat/messages/all?limit=5', {
    token: speaker.person?.token ?? '',
  })
  const [own] = messages.filter(({ message_type }) => message_type === 'voice')
  expect(own?.audio?.duration_ms).toBeGreaterThan(1_500)
})
