import type { BrowserContext, Page, Request } from '@playwright/test'
import { FREE_MESSAGES } from '../../openapi/constants.ts'
import { KEYS } from '../../src/platform/storage.ts'
import { refusals } from './refusals.ts'
import { allHold, type Findings } from './rules.ts'

// The rules, where a person sees them: looked at after every step of every walk.

const SEND = /\/api\/v1\/chat\/(?:anonymous\/)?send-(?:text|voice)$/
const FREE_SEND = /\/chat\/anonymous\/send-/
const STATUS = /\/chat\/anonymous\/check-device-status/

type Sent = { client_message_id?: string; message?: string }
type Told = { user_message_count?: number; referral_points?: number; user?: { referral_points?: number } }

/** What a page shows that the rules ask about. */
type Shown = {
  dialogs: string[]
  placeless: string[]
  headings: number
  mains: number
  tooWide: number
  lang: string
  mood: string | undefined
  /** The number before 'chats left', and the one on the coin. */
  left: string | undefined
  badge: string | undefined
  answering: number
  box: string | undefined
  token: string | null
  user: string | null
  keeps: string
}

const PERSONAL = [KEYS.setupDraft, KEYS.prefilledPhone]

const look = (page: Page): Promise<Shown> =>
  page.evaluate(
    ({ token, user, personal }) => {
      const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true })
      const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)].filter(isSeen)
      const digits = (selector: string, pattern: RegExp) =>
        all(selector)
          .map((element) => pattern.exec(element.getAttribute('aria-label') ?? element.innerText)?.[1])
          .find((found) => found !== undefined)
      const log = document.querySelector<HTMLElement>('[role=log]')
      const box = document.querySelector('textarea')
      return {
        dialogs: all('dialog[open], [role=dialog], [role=alertdialog]').map((each) => each.innerText.slice(0, 40)),
        placeless: all('figure.quotation')
          .filter((figure) => (figure.querySelector('cite')?.innerText ?? '').trim() === '')
          .map((figure) => figure.innerText.slice(0, 40)),
        headings: all('h1').length,
        mains: all('main').length,
        tooWide: document.documentElement.scrollWidth - window.innerWidth,
        lang: document.documentElement.lang,
        mood: document.documentElement.dataset.tradition,
        left: digits('[class*=header] *', /^(\d+) chats? left$/),
        badge: digits('button', /^(\d+) referral points$/),
        answering: (log?.innerText.match(/The guide is answering/g) ?? []).length,
        box: box?.value,
        token: localStorage.getItem(token),
        user: localStorage.getItem(user),
        keeps: personal.filter((key) => localStorage.getItem(key) !== null).join(', '),
      }
    },
    { token: KEYS.token, user: KEYS.user, personal: PERSONAL },
  )

/** Addresses beside the own server's: what a deployer has configured, and where somebody shares to. */
const CONFIGURED = /^(?:https:\/\/[\w.-]+\.googleapis\.com|http:\/\/collector\.test|https:\/\/(?:t|wa)\.me)$/

/**
 * Watches a page and its context from its beginning on.
 * @returns looks at everything that is always true, as it is now. It throws what is not.
 */
export async function always(page: Page, context: BrowserContext): Promise<() => Promise<void>> {
  const refused = await refusals(page)
  const underWay = new Set<Request>()
  const most: string[] = []
  const words = new Map<string, string>()
  const twoTexts: string[] = []
  const strange: string[] = []
  const inAddress: string[] = []
  const thrown: string[] = []
  const told = { used: 0, points: new Set<string>() }
  const typed = new Set<string>()
  let fewest: number | null = null

  page.on('pageerror', (error) => thrown.push(error.message))
  page.on('request', (request) => {
    if (!SEND.test(new URL(request.url()).pathname)) return
    underWay.add(request)
    if (underWay.size > 1) most.push(Array.from(underWay, (each) => new URL(each.url()).pathname).join(', '))
    if (request.url().endsWith('text')) {
      const { client_message_id: id, message } = (request.postDataJSON() ?? {}) as Sent
      if (message !== undefined) typed.add(message)
      if (id !== undefined && message !== undefined) {
        const before = words.get(id) ?? message
        if (before !== message) twoTexts.push(`"${before}" and "${message}"`)
        words.set(id, message)
      }
    }
  })
  const ends = (request: Request) => void underWay.delete(request)
  page.on('requestfinished', ends)
  page.on('requestfailed', ends)
  context.on('request', (request) => {
    const { origin, search, protocol } = new URL(request.url())
    const own = page.url() === 'about:blank' ? origin : new URL(page.url()).origin
    if (/^https?:$/.test(protocol) && origin !== own && !CONFIGURED.test(origin)) strange.push(request.url())
    for (const text of typed) if (search.includes(encodeURIComponent(text))) inAddress.push(request.url())
  })
  page.on('response', (response) => {
    const url = response.url()
    const hasCounts = FREE_SEND.test(url) || STATUS.test(url)
    if (!response.ok() || !(hasCounts || /\/auth\//.test(url))) return
    void response.json().then(
      (body: Told) => {
        told.used = Math.max(told.used, body.user_message_count ?? 0)
        const points = body.referral_points ?? body.user?.referral_points
        if (points !== undefined) told.points.add(String(points))
      },
      // A page that is left takes its answers along.
      () => {},
    )
  })

  return async () => {
    if (page.url() === 'about:blank' || page.isClosed()) return
    const shown = await look(page)
    const left = shown.left === undefined ? null : Number(shown.left)
    if (shown.token !== null) fewest = null
    const { pathname } = new URL(page.url())
    const mood = pathname.startsWith('/pn') ? 'sikh' : pathname.startsWith('/hi') ? 'hindu' : undefined
    const isOut = shown.token === null
    const findings: Findings = {
      onlyFree: told.used > FREE_MESSAGES ? [`${told.used} answers`] : [],
      onlyFalls: left !== null && fewest !== null && left > fewest ? [`${left} after ${fewest}`] : [],
      oneInFlight: most,
      oneBubble: shown.answering > 1 ? [`${shown.answering} at once`] : [],
      oneId: twoTexts,
      oneDialog: shown.dialogs.length > 1 ? [shown.dialogs.join(' | ')] : [],
      versePlace: shown.placeless,
      // Whom nobody has told of points yet has those that were stored.
      ownBadge:
        shown.badge !== undefined && shown.badge !== '0' && !told.points.has(shown.badge)
          ? [`${shown.badge} points`]
          : [],
      signedOut: isOut
        ? [
            ...(shown.user === null ? [] : ['the user is stored']),
            ...(shown.keeps === '' ? [] : [shown.keeps]),
            ...(shown.badge === undefined ? [] : ['the coin is there']),
          ]
        : [],
      boxLimit: isOut && [...(shown.box ?? '')].length > 500 ? [`${shown.box?.length} characters`] : [],
      neverThrows: thrown,
      noAddress: inAddress,
      ownServer: strange,
      ownMood: [
        ...(mood !== undefined && shown.mood !== mood ? [`${pathname} is ${shown.mood}`] : []),
        ...(['en', 'pa', 'hi'].includes(shown.lang) ? [] : [`lang is "${shown.lang}"`]),
      ],
      oneHeading: [
        ...(shown.headings === 1 ? [] : [`${shown.headings} first headings`]),
        ...(shown.mains === 1 ? [] : [`${shown.mains} main parts`]),
      ],
      ownCode: refused,
      noSideways: shown.tooWide > 0 ? [`${shown.tooWide} px`] : [],
    }
    if (left !== null && isOut) fewest = left
    allHold(findings)
  }
}
