import { composeStories, composeStory, setProjectAnnotations } from '@storybook/react-vite'
import { afterEach, beforeAll, describe, expect, inject, test } from 'vitest'
import { cdp, page } from 'vitest/browser'
import preview from '../../.storybook/preview.tsx'
import * as WhatsAppLogin from '../../src/ui/login/WhatsAppLoginModal.stories.tsx'
import * as Reader from '../../src/ui/reading/ReaderDialog.stories.tsx'
import * as AnonymousChat from '../../src/ui/screens/AnonymousChat.stories.tsx'
import * as DefaultLanding from '../../src/ui/screens/DefaultLanding.stories.tsx'
import * as MainChat from '../../src/ui/screens/MainChat.stories.tsx'
import * as Member from '../../src/ui/screens/Member.stories.tsx'
import * as NotFound from '../../src/ui/screens/NotFound.stories.tsx'
import * as Privacy from '../../src/ui/screens/Privacy.stories.tsx'
import * as TraditionLanding from '../../src/ui/screens/TraditionLanding.stories.tsx'
import * as Settings from '../../src/ui/settings/Settings.stories.tsx'
import * as Share from '../../src/ui/share/ShareFlow.stories.tsx'
import { shows } from '../../src/ui/stories.fixtures.ts'
import * as Voice from '../../src/ui/voice/VoiceInChat.stories.tsx'
import { drawnTexts } from '../fontsInUse.ts'
import { type Nearness, TOLERANCES } from './browser.ts'
import { LOOKS, type Look, nameOf, SCREENS, type ScreenName, WINDOWS } from './looks.ts'
import './looks.css'

// A picture of each screen at rest, as a phone and a desktop show it, in both traditions, in light and dark.
// `npm run looks` compares, `npm run looks -- --update` takes the pictures anew.

const { nearness, isUpdate } = inject('looks')

const { beforeAll: prepare } = setProjectAnnotations(preview)
beforeAll(prepare)

type Globals = Record<string, unknown>
type Drawn = { run: () => Promise<void> }

const answered = shows('app:route.visitor.anonymousChat', 'anonymousTrial:open.ready', 'messageSend:send.answered')

/** The story of each screen: the one in which there is most of it to see. */
const STORIES: Record<ScreenName, (initialGlobals: Globals) => Drawn> = {
  landing: (initialGlobals) => composeStories(DefaultLanding, { initialGlobals }).DefaultLanding,
  'tradition-landing': (initialGlobals) => composeStories(TraditionLanding, { initialGlobals }).ProofShown,
  // What its play taps scrolls the conversation.
  answer: (initialGlobals) =>
    composeStory({ ...AnonymousChat.Answered, play: undefined, parameters: answered }, AnonymousChat.default, {
      initialGlobals,
    }),
  'trial-ended': (initialGlobals) => composeStories(AnonymousChat, { initialGlobals }).LimitReached,
  'login-modal': (initialGlobals) => composeStories(AnonymousChat, { initialGlobals }).LoginRequired,
  code: (initialGlobals) => composeStories(WhatsAppLogin, { initialGlobals }).CodePartlyTyped,
  setup: (initialGlobals) => composeStories(Member, { initialGlobals }).Setup,
  chat: (initialGlobals) => composeStories(MainChat, { initialGlobals }).History,
  recording: (initialGlobals) => composeStories(Voice, { initialGlobals }).Recording,
  settings: (initialGlobals) => composeStories(Settings, { initialGlobals }).EverythingSet,
  privacy: (initialGlobals) => composeStories(Privacy, { initialGlobals }).Privacy,
  reader: (initialGlobals) => composeStories(Reader, { initialGlobals }).Gurbani,
  share: (initialGlobals) => composeStories(Share, { initialGlobals }).ShareModal,
  'not-found': (initialGlobals) => composeStories(NotFound, { initialGlobals }).NotFound,
}

const html = document.documentElement
const frame = () => new Promise<void>((resolve) => requestAnimationFrame(() => resolve()))

/** The window as high as what is in it, so that a long screen is drawn whole. */
async function unroll([width, height]: readonly [number, number]): Promise<void> {
  await page.viewport(width, height)
  await frame()
  const whole = Math.max(height, html.scrollHeight)
  if (whole !== height) await page.viewport(width, whole)
}

/** A screen as it stands when nobody does anything: played, loaded, nothing focused, at its top. */
async function show({ screen, tradition, window: size, theme }: Look): Promise<void> {
  const [width, height] = WINDOWS[size]
  await page.viewport(width, height)
  await STORIES[screen]({ tradition, language: 'english', theme, motion: 'still' }).run()
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  const isWhole = SCREENS[screen].kind === 'page'
  if (isWhole) await unroll(WINDOWS[size])
  // The picture is of this element: without its end it is as high as the window.
  Object.assign(html.style, isWhole ? { height: '', overflow: '' } : { height: '100vh', overflow: 'hidden' })
  window.scrollTo(0, 0)
  await document.fonts.ready
  await Promise.all(Array.from(document.images, (image) => image.decode()))
  await frame()
  await frame()
}

/** Fonts of the machine, and not of the app, in which the page draws something. */
const systemFonts = async () =>
  (await drawnTexts(cdp())).flatMap(({ element, text, fonts }) =>
    fonts
      .filter(({ isCustomFont }) => !isCustomFont)
      .map(({ familyName }) => `${familyName}: ${element} "${text.slice(0, 40)}"`),
  )

const look = (name: string) =>
  expect(page.elementLocator(html)).toMatchScreenshot(name, {
    comparatorName: 'pixelmatch',
    comparatorOptions: TOLERANCES[nearness === 'wide' ? 'wide' : 'strict'],
  })

describe.skipIf(nearness === 'none')('screens at rest', () => {
  test.each(LOOKS.map((one) => [nameOf(one), one] as const))('%s', async (name, one) => {
    await show(one)
    await look(name)
    // Once a screen: fonts do not depend on colours and widths.
    if (one.theme === 'light' && one.window === 'phone') expect(await systemFonts()).toEqual([])
  })
})

// A check of the check, on pictures of this very browser.
describe.skipIf(nearness !== 'strict' || isUpdate)('one difference', () => {
  const answer: Look = { screen: 'answer', tradition: 'sikh', window: 'phone', theme: 'light' }
  const dialog: Look = { screen: 'login-modal', tradition: 'sikh', window: 'phone', theme: 'light' }
  const settings: Look = { screen: 'settings', tradition: 'hindu', window: 'desktop', theme: 'dark' }

  const sheet = document.createElement('style')
  const styled = (css: string) => () => {
    sheet.textContent = css
    document.head.append(sheet)
  }
  /** Puts another word in the place of one that is seen. */
  const reworded = (word: string, other: string) => () => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const { currentNode: text } = texts
      if (!text.textContent?.includes(word)) continue
      text.textContent = text.textContent.replace(word, other)
      return
    }
    throw new Error(`nothing says ${word}`)
  }
  afterEach(() => {
    sheet.remove()
  })

  test.each([
    ['one word', dialog, reworded('wish', 'like')],
    ['one letter', dialog, reworded('talking', 'walking')],
    ['a heading that is 2 px lower', settings, styled('h1 { position: relative; top: 2px }')],
    ['an icon that is 2 px further', answer, styled('.composer .icon { translate: 2px }')],
    ['a corner that is less round', settings, styled(':root { --round: 18px }')],
    ['a button of another colour', dialog, styled(':root[data-tradition] { --primary: #3d4190 }')],
    ['a hairline that is gone', answer, styled('.chat-header { border-color: transparent }')],
  ])('%s is seen', async (_, picture, change) => {
    await show(picture)
    change()
    await frame()
    await expect(look(nameOf(picture))).rejects.toThrow(/pixels .* differ|dimensions/)
  })

  test('what processors and rounding do is let pass', async () => {
    await show(answer)
    // Grain of up to three steps of 255 either way, and letters that begin a fifth of a pixel further.
    const grain = document.createElement('canvas')
    Object.assign(grain, { width: html.clientWidth, height: html.clientHeight })
    grain.style.cssText = 'position: fixed; inset: 0; z-index: 9; pointer-events: none'
    const context = grain.getContext('2d')
    if (context === null) throw new Error('no canvas')
    const pixels = context.createImageData(grain.width, grain.height)
    for (let at = 0; at < pixels.data.length; at += 4) {
      const isBright = (at * 2_654_435_761) % 7 > 3
      pixels.data.set(
        [0, 0, 0, 3].map((value, index) => (index < 3 && isBright ? 255 : value)),
        at,
      )
    }
    context.putImageData(pixels, 0, 0)
    document.body.append(grain)
    try {
      await look(nameOf(answer))
    } finally {
      grain.remove()
    }
  })
})

declare module 'vitest' {
  interface ProvidedContext {
    looks: { nearness: Nearness; isUpdate: boolean }
  }
}
