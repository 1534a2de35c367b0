import { expect, test } from '@playwright/test'
import { FREE_MESSAGES } from '../../openapi/constants.ts'
import { RETRY_MS } from '../../src/machines/retry.ts'
import { lookAt } from './look.ts'
import { remember } from './person.ts'
import { faultOnce, refuse, SEND, START, STATUS, Visitor } from './visitor.ts'

// Bad input and faults: each ends in a clear message, nothing is lost, nothing crashes.

const FAILED = 'Failed to send message. Please try again.'

test.describe('input', () => {
  test('empty and blank are ignored', async ({ page }) => {
    const visitor = new Visitor(page)
    let sends = 0
    await page.route(SEND, (route) => {
      sends += 1
      return route.continue()
    })
    await page.goto('/pn/chat')
    // Spec §2: shown only when there is text; the microphone stands in its place.
    await expect(page.getByRole('button', { name: 'Record voice message' })).toBeVisible()
    await expect(visitor.send).toHaveCount(0)
    await visitor.box.press('Enter')
    await visitor.box.fill('   \n  ')
    await expect(visitor.send).toBeDisabled()
    await visitor.box.press('Enter')
    await expect(visitor.articles).toHaveCount(1)
    expect(sends).toBe(0)
  })

  test('500 characters are sent whole', async ({ page }) => {
    const visitor = new Visitor(page)
    await page.goto('/pn/chat')
    const request = page.waitForRequest(SEND)
    await visitor.askAndRead('ਡ'.repeat(500))
    expect((await request).postDataJSON().message).toHaveLength(500)
  })

  test('the 501st character is kept aside, said, and can be taken up', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const visitor = new Visitor(page)
    await page.goto('/pn/chat')
    await visitor.box.fill(`${'a'.repeat(500)}b`)
    await expect(visitor.box).toHaveValue('a'.repeat(500))
    await expect(page.getByText('Only 500 characters fit in one message. 1 more are kept aside.')).toBeVisible()
    await lookAt(page, 'faults, too long')
    await page.getByRole('button', { name: 'Copy the rest' }).click()
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('b')
    await visitor.askAndRead('short')
    await page.getByRole('button', { name: 'Add the rest' }).click()
    await expect(visitor.box).toHaveValue('b')
  })

  test('100 kB pasted: 500 stay, the rest survives a reload', async ({ page }) => {
    const visitor = new Visitor(page)
    await page.goto('/hi/chat')
    const pasted = 'मन '.repeat(34_000)
    await visitor.box.fill(pasted)
    await expect(visitor.box).toHaveValue(pasted.slice(0, 500))
    await page.reload()
    await expect(visitor.box).toHaveValue(pasted.slice(0, 500))
    await expect(page.getByText(`${pasted.length - 500} more are kept aside`)).toBeVisible()
  })

  const TEXTS = {
    emoji: '🙏🏽 मन 👨‍👩‍👧‍👦 🪔',
    'right-to-left marks': '\u202Eevil\u202C \u200Fسلام\u200E hello',
    'HTML and script': '<img src=x onerror="document.title=1"><script>document.title=2</script>&amp;',
    'a quotation that nobody wrote': '‘)); DROP TABLE messages; --',
    'zero-width joiners': 'ਕ੍\u200Dਸ਼ ਕ੍\u200Cਸ਼',
  }
  for (const [name, text] of Object.entries(TEXTS)) {
    test(`${name}: shown as typed, now and after a reload`, async ({ page }) => {
      const visitor = new Visitor(page)
      await page.goto('/pn/chat')
      await expect(visitor.box).toBeVisible()
      const title = await page.title()
      await visitor.askAndRead(text)
      const own = visitor.articles.nth(1).getByRole('paragraph')
      await expect(own).toHaveText(text)
      expect(await page.title()).toBe(title)
      await page.reload()
      await expect(own).toHaveText(text.normalize('NFC'))
    })
  }

  test('Enter sends, Shift+Enter does not, and Enter while composing never does (D29)', async ({ page }) => {
    const visitor = new Visitor(page)
    await page.goto('/pn/chat')
    await visitor.box.fill('one')
    await visitor.box.press('Shift+Enter')
    await expect(visitor.box).toHaveValue('one\n')
    for (const composing of [{ isComposing: true }, { keyCode: 229 }])
      await visitor.box.dispatchEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, ...composing })
    await expect(visitor.articles).toHaveCount(1)
    await visitor.box.press('Enter')
    await expect(visitor.articles).toHaveCount(3)
  })

  test('a double click on send sends once', async ({ page }) => {
    const visitor = new Visitor(page)
    let sends = 0
    await page.route(SEND, (route) => {
      sends += 1
      return route.continue()
    })
    await page.goto('/pn/chat')
    await visitor.box.fill('I am worried')
    await visitor.send.dblclick()
    await expect(visitor.left(FREE_MESSAGES - 1)).toBeVisible()
    await expect(visitor.articles).toHaveCount(3)
    expect(sends).toBe(1)
  })
})

test.describe('the server', () => {
  const FAULTS = {
    'is down': (route: Parameters<Parameters<typeof faultOnce>[2]>[0]) => route.abort('connectionrefused'),
    'says 500': refuse(500),
    'says 503': refuse(503),
    'answers HTML': (route: Parameters<Parameters<typeof faultOnce>[2]>[0]) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><h1>Bad gateway</h1>' }),
    'answers truncated JSON': (route: Parameters<Parameters<typeof faultOnce>[2]>[0]) =>
      route.fulfill({ contentType: 'application/json', body: '{"guru_response": {"content": "Wahe' }),
    'answers another shape': (route: Parameters<Parameters<typeof faultOnce>[2]>[0]) =>
      route.fulfill({ json: { ok: true } }),
    'is too busy': refuse(429, { detail: 'Too many requests.', code: 'rate_limited' }),
  }
  for (const [name, fault] of Object.entries(FAULTS)) {
    if (name === 'is down') continue
    test(`${name} while a message is sent: the text is back, and the retry is answered`, async ({ page }) => {
      const visitor = new Visitor(page)
      await page.goto('/pn/chat')
      await faultOnce(page, SEND, fault)
      await visitor.ask('I am worried')
      await expect(visitor.alert).toContainText(FAILED)
      await expect(visitor.box).toHaveValue('I am worried')
      await expect(visitor.articles).toHaveCount(1)
      await visitor.send.click()
      await expect(visitor.articles).toHaveCount(3)
      await expect(visitor.alert).toHaveCount(0)
    })
  }

  test('is down while a message is sent: it stays, and is answered without a touch (D57)', async ({ page }) => {
    const visitor = new Visitor(page)
    await page.goto('/pn/chat')
    await faultOnce(page, SEND, FAULTS['is down'])
    await visitor.ask('I am worried')
    await expect(visitor.articles).toHaveCount(3)
    await expect(visitor.left(FREE_MESSAGES - 1)).toBeVisible()
    await expect(visitor.box).toHaveValue('')
  })

  // What kind of failure it is, the API client tells them alike (src/api); here it is that there is one.
  for (const name of ['is down', 'says 500', 'answers another shape'] as const) {
    const fault = FAULTS[name]
    test(`${name} at the start: the landing says so, and a new try works`, async ({ page }) => {
      const visitor = new Visitor(page)
      await faultOnce(page, START, fault)
      await page.goto('/hi/chat')
      await expect(visitor.alert).toContainText('Failed to continue. Please try again.')
      await lookAt(page, 'faults, start failed')
      await page.getByRole('button', { name: `Try Satsang Chat (${FREE_MESSAGES} free messages)` }).click()
      await expect(visitor.left(FREE_MESSAGES)).toBeVisible()
      await expect(page).toHaveURL('/hi/chat')
    })

    test(`${name} when the device status is asked: only the welcome is shown`, async ({ page }) => {
      const visitor = new Visitor(page)
      await page.goto('/hi/chat')
      await visitor.askAndRead('I am worried')
      await faultOnce(page, STATUS, fault)
      await page.reload()
      await expect(visitor.left(FREE_MESSAGES - 1)).toBeVisible()
      await expect(visitor.articles).toHaveCount(1)
    })
  }

  test('answered, but the answer got lost on the way: it goes again by itself, and costs nothing (D28, D57)', async ({
    page,
  }) => {
    const visitor = new Visitor(page)
    await page.goto('/pn/chat')
    await faultOnce(page, SEND, async (route) => {
      await route.fetch()
      await route.abort('connectionreset')
    })
    await visitor.ask('I am worried')
    await expect(visitor.articles).toHaveCount(3)
    await expect(visitor.left(FREE_MESSAGES - 1)).toBeVisible()
  })

  test('is slow: typing goes on, sending waits, a reload in the middle loses nothing', async ({ page }) => {
    const visitor = new Visitor(page)
    await page.goto('/pn/chat')
    const release = Promise.withResolvers<void>()
    await page.route(SEND, async (route) => {
      await release.promise
      await route.continue().catch(() => {})
    })
    await visitor.ask('I am worried')
    await expect(visitor.log.getByText('The guide is answering')).toHaveCount(1)
    await visitor.box.fill('and another thing')
    await expect(visitor.send).toBeDisabled()
    await page.reload()
    release.resolve()
    await expect(visitor.box).toHaveValue('and another thing')
    // What was on its way is sent at the next start (D57).
    await expect(visitor.left(FREE_MESSAGES - 1)).toBeVisible()
    await expect(visitor.articles).toHaveCount(3)
  })

  test('takes more than 10 s to start: the chat opens, and what is sent there waits for it (D12)', async ({ page }) => {
    const visitor = new Visitor(page)
    await page.clock.install()
    const release = Promise.withResolvers<void>()
    await page.route(START, async (route) => {
      await release.promise
      await route.continue()
    })
    await page.goto('/pn/chat')
    await expect(page.getByText('Initializing Satsang Chat...')).toBeVisible()
    await page.clock.runFor(10_000)
    await visitor.ask('I am worried')
    await expect(page.getByText('Your message will be sent as soon as the connection is ready.')).toBeVisible()
    release.resolve()
    await expect(visitor.articles).toHaveCount(3)
    await expect(visitor.left(FREE_MESSAGES - 1)).toBeVisible()
  })

  test('says 401 to everything: the page does not go round in a circle', async ({ page }) => {
    await page.route('**/api/v1/**', refuse(401, { detail: 'Please sign in.' }))
    await page.goto('/pn/chat')
    await expect(page.getByRole('alert')).toContainText('Failed to continue. Please try again.')
    const documents: string[] = []
    page.on('framenavigated', (frame) => documents.push(frame.url()))
    await page.getByRole('button', { name: `Try Satsang Chat (${FREE_MESSAGES} free messages)` }).click()
    await expect(page.getByRole('alert')).toContainText('Failed to continue. Please try again.')
  })

  test('says 401 to a stored token: token, user and opened notifications go, the landing comes (D7, D34)', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      if (sessionStorage.getItem('seeded')) return
      sessionStorage.setItem('seeded', '1')
      localStorage.setItem('guru_chat_token', 'expired')
      localStorage.setItem('guru_chat_user', '{"id":"u"}')
      localStorage.setItem('guru_chat_notification_messages', '[]')
    })
    await page.goto('/privacy')
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('link', { name: 'Start Sikh Journey (Punjabi)' })).toBeVisible()
    const kept = await page.evaluate(() =>
      ['guru_chat_token', 'guru_chat_user', 'guru_chat_notification_messages'].map((key) => localStorage.getItem(key)),
    )
    expect(kept).toEqual([null, null, null])
  })
})

test('offline: said, nothing lost, and on return it goes by itself', async ({ page, context }) => {
  const visitor = new Visitor(page)
  await page.goto('/pn/chat')
  await visitor.box.fill('I am worried')
  await context.setOffline(true)
  await expect(page.getByText('You are offline.')).toBeVisible()
  await lookAt(page, 'faults, offline')
  await visitor.send.click()
  await expect(visitor.articles.last()).toContainText('it goes by itself when the network is back')
  await expect(visitor.box).toHaveValue('')
  await context.setOffline(false)
  await expect(visitor.left(FREE_MESSAGES - 1)).toBeVisible()
  await expect(visitor.articles).toHaveCount(3)
})

test('a browser that believes in no network, though it carries, says nothing untrue (33.12)', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { get: () => false }))
  const visitor = new Visitor(page)
  const gate = Promise.withResolvers<void>()
  // What is not known yet is not said.
  await page.route('/', async (route) => {
    if (route.request().method() === 'HEAD') await gate.promise
    await route.fallback()
  })
  await page.goto('/pn/chat')
  await expect(visitor.box).toBeVisible()
  await expect(page.getByText('You are offline.')).toHaveCount(0)
  gate.resolve()
  await visitor.askAndRead('I am worried')
  await expect(page.getByText('You are offline.')).toHaveCount(0)
})

test('an address with a stroke too many is the page of the app that says so (33.12)', async ({ page, baseURL }) => {
  for (const address of ['//pn', '/pn//chat']) {
    const response = await page.goto(`${baseURL}${address}`)
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  }
})

test('a part of the screen that does not come is asked for again, and is no reason for the error screen', async ({
  page,
}) => {
  const visitor = new Visitor(page)
  let missed = 0
  await page.route(/\/assets\/(?:MusicToggle|Modals)-[^/]*\.js$/, (route) => {
    missed += 1
    return missed > 2 ? route.continue() : route.abort()
  })
  await page.goto('/pn/chat')
  await expect.poll(() => missed).toBeGreaterThan(1)
  await visitor.askAndRead('I am worried')
  await expect(page.getByRole('button', { name: 'Mute music' })).toBeVisible()
})

test('a piece of a build that was deployed over is gone: the page is loaded anew, once, with what was typed (33.11)', async ({
  page,
}) => {
  const visitor = new Visitor(page)
  await page.clock.install()
  await page.goto('/pn/chat')
  await visitor.box.fill('half a thought')
  // What the server has now: other code, and nothing of the old.
  let isOld = true
  let pages = 0
  await page.route('/', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: (await response.text()).replaceAll('/assets/start-', '/assets/start-new-') })
  })
  await page.route(/\/assets\/Privacy[^/]*\.js$/, (route) =>
    isOld ? route.fulfill({ status: 404 }) : route.fallback(),
  )
  page.on('request', (request) => {
    if (!request.isNavigationRequest()) return
    isOld = false
    pages += 1
  })
  await page.evaluate(() => window.history.pushState(null, '', '/privacy'))
  await expect
    .poll(async () => {
      await page.clock.fastForward(RETRY_MS)
      return page.getByRole('heading', { level: 1, name: 'Privacy Policy' }).isVisible()
    })
    .toBe(true)
  await page.goto('/pn/chat')
  await expect(visitor.box).toHaveValue('half a thought')
  expect(pages).toBe(2)
})

test('a token is good, and the profile stays of no use: asked for three times, then it is said (D37)', async ({
  page,
}) => {
  let asked = 0
  await page.route('**/api/v1/auth/profile', (route) => {
    asked += 1
    return route.fulfill({ json: { user: 'somebody' } })
  })
  await page.addInitScript(() => localStorage.setItem('guru_chat_token', 'a-token'))
  await page.clock.install()
  await page.goto('/pn/chat')
  await expect(page.getByText('Loading Satsang Chat...')).toBeVisible()
  await expect
    .poll(async () => {
      await page.clock.fastForward(RETRY_MS)
      return page.getByRole('alert').isVisible()
    })
    .toBe(true)
  await expect(page.getByRole('alert')).toContainText('Something went wrong')
  await lookAt(page, 'faults, profile of no use')
  await page.clock.fastForward(2 * RETRY_MS)
  expect(asked).toBe(3)
  // Refreshing asks anew.
  await page.unroute('**/api/v1/auth/profile')
  await page.getByRole('button', { name: 'Refresh Page' }).click()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test.describe('storage', () => {
  // One that decides who is there, or where the front door leads, stands alone, or the others would not be met.
  const GROUPS = [
    ['guru_chat_token'],
    ['spiritual_tradition'],
    ['initial_spiritual_tradition'],
    [
      'guru_chat_user',
      'guru_chat_device_id',
      'guru_chat_language',
      'guru_chat_draft_sikh',
      'guru_chat_draft_hindu',
      'anonymous_session_sikh',
      'anonymous_session_hindu',
    ],
  ]
  for (const keys of GROUPS) {
    for (const corrupted of ['{"broken', '{"draft": 7, "conversation_id": {}}']) {
      test(`${keys.join(', ')} corrupted as ${corrupted}: the app opens and answers`, async ({ page }) => {
        const visitor = new Visitor(page)
        await remember(page, Object.fromEntries(keys.map((key) => [key, corrupted])))
        await page.goto('/')
        // A tradition of any other value leads to /pn by itself (spec §2 Route table).
        if (keys.some((key) => key.endsWith('spiritual_tradition'))) await page.waitForURL('**/pn/chat')
        else await page.getByRole('link', { name: 'Start Sikh Journey (Punjabi)' }).click()
        await expect(visitor.left(FREE_MESSAGES)).toBeVisible()
        await visitor.askAndRead('I am worried')
      })
    }
  }

  for (const [name, script] of Object.entries({
    full: () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError')
      }
    },
    forbidden: () => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('denied', 'SecurityError')
        },
      })
    },
  })) {
    test(`${name}: the app works for as long as it is open, and says what it cannot keep`, async ({ page }) => {
      const visitor = new Visitor(page)
      await page.addInitScript(script)
      await page.goto('/')
      await page.getByRole('link', { name: 'Start Hindu Journey (Hindi)' }).click()
      await expect(page.getByText('This browser does not let the app keep your conversation')).toBeVisible()
      await lookAt(page, 'faults, storage blocked')
      await visitor.askAndRead('I am worried')
      await expect(visitor.left(FREE_MESSAGES - 1)).toBeVisible()
    })

    test(`${name} from the first moment, by a chat's own address: said as well`, async ({ page }) => {
      await page.addInitScript(script)
      await page.goto('/pn/chat')
      await expect(page.getByText('This browser does not let the app keep your conversation')).toBeVisible()
    })
  }
})
