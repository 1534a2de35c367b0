import { type CDPSession, expect, type Page, test } from '@playwright/test'
import { KEYS } from '../../src/platform/storage.ts'
import { newPerson, remember, signInStored, stored } from './person.ts'
import { Visitor } from './visitor.ts'

// Music (spec §2, §4, §9), with the real player and the real piece.

test.use({ permissions: ['microphone'] })

const FILE = '/devotional_background.mp3'

/** `begun`: where it was when it was last told to play. */
type Sound = { paused: boolean; at: number; begun: number; loop: boolean; volume: number }

/** What sounds in a page, and what was fetched for it. */
class Listener {
  readonly fetched: string[] = []
  readonly page: Page
  readonly #session: CDPSession

  private constructor(page: Page, session: CDPSession) {
    this.page = page
    this.#session = session
    page.on('request', (request) => this.fetched.push(new URL(request.url()).pathname))
  }

  static async to(page: Page): Promise<Listener> {
    await page.addInitScript(() => {
      const made: HTMLAudioElement[] = []
      Object.assign(window, { walkSounds: made })
      window.Audio = new Proxy(window.Audio, {
        construct(Audio, parameters) {
          const audio: HTMLAudioElement = Reflect.construct(Audio, parameters)
          const play = audio.play.bind(audio)
          audio.play = () => {
            audio.dataset.begun = String(audio.currentTime)
            return play()
          }
          made.push(audio)
          return audio
        },
      })
    })
    return new Listener(page, await page.context().newCDPSession(page))
  }

  /** Asked without a gesture: any other way of looking into a page would allow it to play. */
  async look<T>(expression: string): Promise<T> {
    const { result } = await this.#session.send('Runtime.evaluate', { expression, returnByValue: true })
    return result.value as T
  }

  async sound(): Promise<Sound | null> {
    return this.look(
      `(() => { const a = (window.walkSounds ?? []).find((one) => one.src.endsWith('${FILE}'));
        return a === undefined ? null : { paused: a.paused, at: a.currentTime, begun: Number(a.dataset.begun), loop: a.loop, volume: a.volume } })()`,
    )
  }

  plays = () => expect.poll(async () => (await this.sound())?.paused ?? true).toBe(false)
  isSilent = () => expect.poll(async () => (await this.sound())?.paused ?? true).toBe(true)
  /** It goes on: time passes in it. */
  async sounds(): Promise<void> {
    await this.plays()
    const before = (await this.sound())?.at ?? 0
    await expect.poll(async () => (await this.sound())?.at ?? 0).toBeGreaterThan(before)
  }

  /** The code of the device's machines is here: the button shows it. */
  ready = () =>
    expect.poll(() => this.look<number>(`document.querySelectorAll('.chat-header__slot button').length`)).toBe(1)
}

const hide = (page: Page, hidden: boolean) =>
  page.evaluate(
    (state) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state })
      document.dispatchEvent(new Event('visibilitychange'))
    },
    hidden ? 'hidden' : 'visible',
  )

const toggle = (page: Page, name: 'Mute music' | 'Unmute music') => page.getByRole('button', { name, exact: true })

test('blocked by the browser, it begins with the first tap outside an input, and nothing is fetched before', async ({
  page,
}) => {
  const listener = await Listener.to(page)
  await page.goto('/pn/chat')
  await listener.ready()
  expect(await listener.sound()).toBeNull()
  expect(listener.fetched.filter((path) => path === FILE || path.includes('howler'))).toEqual([])

  const { box, log } = new Visitor(page)
  await box.click()
  expect(await listener.sound()).toBeNull()
  await log.click()
  await listener.sounds()
  expect(await listener.sound()).toMatchObject({ loop: true, volume: 1 })
  expect(listener.fetched).toContain(FILE)
})

test('muted it stops, and unmuted it begins from the start; the choice is kept', async ({ page }) => {
  const listener = await Listener.to(page)
  await page.goto('/hi/chat')
  await listener.ready()
  await new Visitor(page).log.click()
  await listener.sounds()

  await toggle(page, 'Mute music').click()
  await listener.isSilent()
  expect(await stored(page, KEYS.music)).toBe('off')
  await toggle(page, 'Unmute music').click()
  await listener.plays()
  expect((await listener.sound())?.begun).toBe(0)
  expect(await stored(page, KEYS.music)).toBeNull()

  await toggle(page, 'Mute music').click()
  await page.reload()
  await listener.ready()
  await new Visitor(page).log.click()
  await expect(toggle(page, 'Unmute music')).toBeVisible()
  expect(await listener.sound()).toBeNull()
})

test('for who spares data it is off until it is switched on, and nothing is fetched for it (D24)', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
  const listener = await Listener.to(page)
  await page.goto('/pn/chat')
  await listener.ready()
  await new Visitor(page).log.click()
  await expect(toggle(page, 'Unmute music')).toBeVisible()
  expect(listener.fetched.filter((path) => path === FILE || path.includes('howler'))).toEqual([])
  await toggle(page, 'Unmute music').click()
  await listener.sounds()
})

test('a page out of sight is silent, and goes on where it was', async ({ page }) => {
  const listener = await Listener.to(page)
  await page.goto('/pn/chat')
  await listener.ready()
  await new Visitor(page).log.click()
  await listener.sounds()
  const place = async () => (await listener.sound()) ?? { at: Number.NaN, begun: Number.NaN }
  const { at: before } = await place()
  await hide(page, true)
  await listener.isSilent()
  const { at: after } = await place()
  await hide(page, false)
  await listener.sounds()
  const { begun } = await place()
  expect(begun).toBeGreaterThanOrEqual(before)
  expect(begun).toBeLessThanOrEqual(after)
})

test('gives way to a recording, unless it is muted anyway, and comes back', async ({ page }) => {
  const listener = await Listener.to(page)
  await page.goto('/pn/chat')
  await listener.ready()
  await new Visitor(page).log.click()
  await listener.sounds()
  const dialog = page.getByRole('dialog', { name: 'Voice message' })
  await page.getByRole('button', { name: 'Record voice message' }).click()
  await expect(dialog.getByRole('timer')).toBeVisible()
  await listener.isSilent()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toBeHidden()
  await listener.sounds()

  await toggle(page, 'Mute music').click()
  await page.getByRole('button', { name: 'Record voice message' }).click()
  await expect(dialog.getByRole('timer')).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toBeHidden()
  await expect(toggle(page, 'Unmute music')).toBeVisible()
  expect((await listener.sound())?.paused).toBe(true)
})

test('settings have its switch, and it stops where there is no chat', async ({ page }) => {
  const listener = await Listener.to(page)
  await signInStored(page, await newPerson())
  await page.goto('/pn/chat')
  await listener.ready()
  await page.getByRole('log').click()
  await listener.sounds()
  await page.getByRole('button', { name: 'Settings' }).click()
  const music = page.getByRole('switch', { name: 'Music' })
  await expect(music).toBeChecked()
  await listener.plays()
  await music.click()
  await expect(music).not.toBeChecked()
  await listener.isSilent()
  await music.click()
  await listener.plays()
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page.getByRole('button', { name: 'Continue with Google' })).toBeVisible()
  await listener.isSilent()
})

test('a piece that does not come costs nothing but the music', async ({ page }) => {
  await page.route(`**${FILE}`, (route) => route.abort())
  const listener = await Listener.to(page)
  await remember(page, { [KEYS.tradition]: 'sikh' })
  await page.goto('/pn/chat')
  await listener.ready()
  const visitor = new Visitor(page)
  await visitor.log.click()
  await visitor.askAndRead('I am worried')
  await listener.isSilent()
  await page.unroute(`**${FILE}`)
  await visitor.log.click()
  await listener.sounds()
})
