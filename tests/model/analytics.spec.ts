import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { test as base, expect, type Page } from '@playwright/test'
import { EVENTS, PROPERTIES } from '../../src/live/analytics.ts'
import { type Collector, scripts, test } from './configured.ts'
import { mainChat, newEmail, newNumber, SignIn, stored } from './person.ts'
import { answersPermission } from './pushService.ts'
import { Visitor } from './visitor.ts'

// What leaves the app for analytics, on the wire (D25, spec §7, §8): read from the requests themselves.

const CHUNK = 'loader-module-core'

/** What the library may add by itself. */
const OWN = [
  'token',
  'time',
  'distinct_id',
  '$device_id',
  '$user_id',
  '$anon_distinct_id',
  '$insert_id',
  'mp_lib',
  '$lib_version',
  '$os',
  '$browser',
  '$browser_version',
  '$device',
  '$screen_height',
  '$screen_width',
  // Added behind the last gate: a number of the library's own.
  'mp_sent_by_lib_version',
]

const said = (page: Page) => {
  const words = { warning: [] as string[], error: [] as string[] }
  page.on('console', (message) => {
    const type = message.type()
    if (type === 'warning' || type === 'error') words[type].push(message.text())
  })
  return words
}

/** Nothing but what is on the list, field by field. */
function isOnTheList({ events, people }: Collector): void {
  const rules: Record<string, object> = { ...EVENTS, $identify: {} }
  for (const { event, properties } of events) {
    expect(Object.keys(rules)).toContain(event)
    const allowed = [...OWN, ...Object.keys(rules[event] ?? {})]
    expect(Object.keys(properties).filter((name) => !allowed.includes(name))).toEqual([])
  }
  const ofPerson = ['$os', '$browser', '$browser_version', ...Object.keys(PROPERTIES)]
  for (const { $set, ...rest } of people) {
    expect(Object.keys($set ?? {}).filter((name) => !ofPerson.includes(name))).toEqual([])
    expect(Object.keys(rest).filter((name) => !/^\$(?:token|distinct_id|device_id|user_id|time)$/.test(name))).toEqual(
      [],
    )
  }
}

test('a whole journey: its figures arrive, and nothing of what was said, or by whom', async ({ page, collector }) => {
  const number = newNumber()
  const secrets = {
    message: 'Quetzalcoatlus keeps me awake',
    second: 'Zymurgy troubles my brother',
    name: 'Zorawar Quillfeather',
    phone: number,
    email: newEmail().replace('member', 'zorawar.quill'),
    city: 'Xanadupur',
    referral: 'ZQREF77',
  }
  const heard = said(page)
  await answersPermission(page, 'default')
  await page.setViewportSize({ width: 412, height: 3000 })

  await page.goto(`/?utm_source=${secrets.referral}&utm_campaign=${secrets.city}`)
  await page.getByRole('link', { name: 'Start Sikh Journey (Punjabi)' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Not now' }).click()
  const visitor = new Visitor(page)
  await visitor.askAndRead(secrets.message)
  await page.goto(`/pn?from=anonymous&ref=${secrets.referral}`)
  const signIn = new SignIn(page)
  await signIn.byWhatsapp(number)

  await page.getByLabel('Full Name *').fill(secrets.name)
  await page.getByRole('button', { name: 'Complete Setup' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  const date = page.getByRole('group', { name: 'Birth Date' })
  await date.getByLabel('Day').selectOption('4')
  await date.getByLabel('Month').selectOption('11')
  await date.getByLabel('Year').selectOption('1988')
  await page.getByLabel('City of Birth').fill(secrets.city)
  await page.getByLabel('Email Address').fill(secrets.email)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Complete Setup' }).click()

  const chat = mainChat(page)
  await expect(chat.box).toBeVisible()
  await page.getByRole('button', { name: 'Skip', exact: true }).click()
  await chat.box.fill(secrets.second)
  await chat.send.click()
  await page.getByRole('button', { name: 'Like', exact: true }).last().click()
  await expect.poll(() => collector.of('Feedback Given').length, { timeout: 20_000 }).toBe(1)
  const userId = String(collector.of('Feedback Given')[0]?.distinct_id)
  await chat.settings.click()
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(signIn.google).toBeVisible()
  await expect.poll(() => collector.of('Signed Out').length, { timeout: 20_000 }).toBe(1)
  await expect.poll(() => collector.people.length, { timeout: 20_000 }).toBeGreaterThan(0)

  // Nobody's words, whichever way they are written.
  const wire = collector.raw.join('\n').toLowerCase()
  expect(wire.length).toBeGreaterThan(2_000)
  for (const secret of Object.values(secrets))
    for (const word of [secret, ...secret.split(' ')].filter((each) => each.length > 5)) {
      const written = [word, encodeURIComponent(word), Buffer.from(word).toString('base64').replace(/=+$/, '')]
      for (const form of written) expect(wire).not.toContain(form.toLowerCase())
    }
  for (const address of ['/pn', '/hi', 'from=anonymous', 'utm_', 'localhost/', '$direct', 'http://localhost:'])
    expect(collector.events.map((each) => JSON.stringify(each)).join('\n')).not.toContain(address)
  isOnTheList(collector)

  const views = collector.of('Page View').map(({ page_name, spiritual_tradition }) => [page_name, spiritual_tradition])
  expect(views).toEqual([
    ['defaultLanding', undefined],
    ['anonymousChat', 'sikh'],
    ['landing', 'sikh'],
    ['setup', 'sikh'],
    ['chat', 'sikh'],
    ['settings', 'sikh'],
    ['landing', 'sikh'],
  ])
  expect(collector.of('Tradition Selected')).toMatchObject([{ spiritual_tradition: 'sikh' }])
  expect(collector.of('Prompt Answered')).toMatchObject([{ prompt: 'notification', outcome: 'dismissed' }])
  expect(collector.of('Login Started')).toMatchObject([{ method: 'whatsapp' }])
  expect(collector.of('Setup Validation Failed')).toMatchObject([{ check: 'birthDateMissing' }])
  expect(collector.of('Message Sent')).toMatchObject([
    { message_type: 'text', role: 'visitor' },
    { message_type: 'text', role: 'member' },
  ])
  expect(collector.of('Message Answered')).toHaveLength(2)
  expect(collector.of('Feedback Given')).toMatchObject([{ feedback_type: 'like' }])
  expect(collector.of('Social Proof Shown')[0]).toMatchObject({ user_city: 'Punjab', spiritual_tradition: 'sikh' })

  // Who it is: an id that only the server can tell, from the login until the sign-out.
  expect(userId).toMatch(/^[0-9a-f-]{36}$/)
  expect(collector.of('$identify')).toMatchObject([{ distinct_id: userId }])
  expect(collector.people.every(({ $distinct_id }) => $distinct_id === userId)).toBe(true)
  expect(collector.people.at(-1)?.$set).toMatchObject({
    language_preference: 'english',
    spiritual_tradition: 'sikh',
    subscription_status: 'free',
    profile_completed: true,
    referral_count: 0,
  })
  const ids = collector.of('Page View').map(({ distinct_id }) => distinct_id)
  expect(new Set(ids.slice(3, 6))).toEqual(new Set([userId]))
  expect(ids.at(-1)).not.toBe(userId)
  expect(ids.at(-1)).not.toBe(ids[0])
  // No warning: every call was good, and waited for the service.
  expect(heard.warning.filter((words) => words.includes('Analytics'))).toEqual([])
  expect(await stored(page, 'mp_test_mixpanel')).not.toMatch(/referrer|utm_|mp_keyword/)
})

test('the bundle has nothing that records sessions', async ({ dist }) => {
  const files = (await readdir(path.join(dist, 'assets'))).filter((name) => name.endsWith('.js'))
  expect(files.filter((name) => name.startsWith(CHUNK))).toHaveLength(1)
  for (const name of files) expect(await readFile(path.join(dist, 'assets', name), 'utf8')).not.toMatch(/rrweb/i)
})

test.describe('the service does not come', () => {
  // Requests of a worker cannot be refused.
  test.use({ serviceWorkers: 'block' })

  test('that is an error of the console, and every call a warning; the app goes on', async ({ page, collector }) => {
    const heard = said(page)
    await answersPermission(page, 'denied', 'denied')
    await page.route(`**/assets/${CHUNK}-*.js`, (route) => route.abort('connectionrefused'))
    await page.goto('/pn/chat')
    await expect.poll(() => heard.error.filter((words) => words.includes('Analytics'))).toHaveLength(1)
    expect(heard.error.join(' ')).toContain('Analytics could not be initialised.')
    await new Visitor(page).askAndRead('I am worried')
    await expect
      .poll(() => heard.warning.filter((words) => words.includes("'track' is not sent")).length)
      .toBeGreaterThan(0)
    expect(heard.warning.join(' ')).not.toContain('worried')
    expect(collector.raw).toEqual([])
  })
})

base('without a token nothing is loaded or sent, and every call is a warning', async ({ page }) => {
  const heard = said(page)
  const elsewhere: string[] = []
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url())
    if (protocol.startsWith('http') && hostname !== 'localhost') elsewhere.push(request.url())
  })
  await page.goto('/pn/chat')
  await new Visitor(page).askAndRead('I am worried')
  await expect
    .poll(() => heard.warning.filter((words) => words.startsWith('Analytics is not initialised:')).length)
    .toBeGreaterThan(1)
  expect(heard.warning.join(' ')).toContain("'pageView'")
  expect(heard.error.filter((words) => words.includes('Analytics'))).toEqual([])
  expect(await scripts(page, CHUNK)).toEqual([])
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('mp_')))).toEqual([])
  expect(elsewhere).toEqual([])
})
