import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, type Page } from '@playwright/test'
import { refusals } from '../always/refusals.ts'
import { test as configured } from './configured.ts'
import { SignIn } from './person.ts'
import { type PushService, pushService } from './pushService.ts'
import { Speaker, watch } from './speaker.ts'
import { Visitor } from './visitor.ts'

// D31: in a build that has everything, what the Content-Security-Policy refuses is nothing that the app does.

const LIBRARY = 'https://accounts.google.com/gsi/client'
const USER_INFO = 'https://www.googleapis.com/oauth2/v3/userinfo'

/** As much of Google Identity Services as the app asks for. */
const IDENTITY = `window.google = { accounts: { oauth2: { initTokenClient: ({ callback }) => ({
  requestAccessToken: () => callback({ access_token: 'of-google' }) }) } } }`

const test = configured.extend<{ service: PushService; identity: string[] }>({
  contextOptions: { permissions: ['notifications', 'microphone'] },
  service: async ({ context }, use) => use(await pushService(context)),
  /** The tokens that Google was asked about. */
  identity: async ({ context }, use) => {
    const asked: string[] = []
    await context.route(LIBRARY, (route) => route.fulfill({ contentType: 'text/javascript', body: IDENTITY }))
    await context.route(USER_INFO, (route) => {
      if (route.request().method() === 'GET') asked.push(route.request().headers().authorization ?? '')
      return route.fulfill({
        headers: { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' },
        json: { sub: '1', name: 'Meera Sharma', email: 'meera@example.com' },
      })
    })
    await use(asked)
  },
})
test.use({ clientId: 'walks.apps.example.com' })

/** What becomes of the ways in which a text becomes code: the name of the error, or `done`. */
const attempts = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() => {
    const tries: Record<string, () => unknown> = {
      html: () => {
        document.createElement('div').innerHTML = '<img src="x" onerror="alert(1)">'
      },
      adjacent: () => document.body.insertAdjacentHTML('beforeend', '<b>x</b>'),
      frame: () => {
        document.createElement('iframe').srcdoc = '<b>x</b>'
      },
      text: () => {
        document.createElement('script').text = 'alert(1)'
      },
      own: () => {
        document.createElement('script').src = '/assets/x.js'
      },
      elsewhere: () => {
        document.createElement('script').src = 'https://evil.example/x.js'
      },
      google: () => {
        document.createElement('script').src = 'https://accounts.google.com/gsi/client'
      },
      worker: () => new Worker('/assets/x.js'),
      policy: () => Reflect.get(window, 'trustedTypes').createPolicy('mine', { createHTML: (html: string) => html }),
    }
    return Object.fromEntries(
      Object.entries(tries).map(([name, act]) => {
        try {
          act()
          return [name, 'done']
        } catch (error) {
          return [name, (error as Error).name]
        }
      }),
    )
  })

test('the server, and the files for static hosts, ask for Trusted Types with the names that are configured', async ({
  dist,
  request,
}) => {
  const asked = "require-trusted-types-for 'script'; trusted-types default google"
  for (const file of ['_headers', 'security-headers.json'])
    expect(await readFile(path.join(dist, file), 'utf8')).toContain(asked)
  for (const address of ['/', '/pn/chat', '/nowhere', '/firebase-messaging-sw.js'])
    expect((await request.get(address)).headers()['content-security-policy']).toContain(asked)
})

test('nothing that the app does is refused: chat, voice, push, worker, Google; and what an attacker would do is', async ({
  page,
  service,
  identity,
}) => {
  const refused = await refusals(page)
  const seen = await watch(page)
  await page.goto('/')
  await page.getByRole('link', { name: 'Start Sikh Journey (Punjabi)' }).click()
  const visitor = new Visitor(page)
  await visitor.askAndRead('I am worried')
  // The recorder, and its two workers.
  const speaker = new Speaker(page, 'visitor', null, seen)
  await speaker.answerTo(() => speaker.speak())
  // The service worker, and a push token of it.
  await expect.poll(() => service.made).toHaveLength(1)
  expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.scriptURL)).toMatch(
    /\/firebase-messaging-sw\.js$/,
  )
  // By now the worker keeps the pages: with their policy.
  await page.goto('/pn?from=anonymous')
  await new SignIn(page).google.click()
  await expect.poll(() => identity).toEqual(['Bearer of-google'])
  expect(refused).toEqual([])

  expect(await attempts(page)).toEqual({
    html: 'TypeError',
    adjacent: 'TypeError',
    frame: 'TypeError',
    text: 'TypeError',
    own: 'TypeError',
    elsewhere: 'TypeError',
    google: 'TypeError',
    worker: 'TypeError',
    policy: 'TypeError',
  })
  // So what was counted can be.
  await expect.poll(() => refused.length).toBe(9)
})
