import { expect, test } from '@playwright/test'
import { FREE_MESSAGES } from '../../openapi/constants.ts'
import { stopTime } from './questions.ts'
import { SEND, Visitor } from './visitor.ts'

/** Spec §9: the login modal appears 20 s after the end of the trial. */
const LOGIN_PROMPT_MS = 20_000

const TRADITIONS = [
  {
    name: 'sikh',
    prefix: '/pn',
    question: 'ਮੈਨੂੰ ਬਹੁਤ ਗੁੱਸਾ ਆਉਂਦਾ ਹੈ',
    scripture: 'Guru Granth Sahib, Ang',
  },
  {
    name: 'hindu',
    prefix: '/hi',
    question: 'मुझे भविष्य की चिंता रहती है',
    scripture: 'Bhagavad Gita',
  },
] as const

for (const { name, prefix, question, scripture } of TRADITIONS) {
  test(`the answer quotes a verse with its reference, ${name}`, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const visitor = new Visitor(page)
    await page.clock.install()
    await page.goto(`${prefix}/chat`)
    const answered = page.waitForResponse(SEND)
    await visitor.askAndRead(question)
    const { guru_response: reply } = await (await answered).json()
    const [reference] = reply.spiritual_references
    const figure = visitor.log.getByRole('figure').first()
    // Byte for byte what the server sent, and the server's is the corpus's.
    await expect(figure.getByRole('paragraph').first()).toHaveText(reference.original, { useInnerText: false })
    await expect(figure).toContainText(scripture)
    await expect(visitor.log.getByText('Unverified')).toHaveCount(0)
    await stopTime(page)
    await figure.getByRole('button', { name: 'Copy' }).click()
    await expect(figure.getByRole('button', { name: 'Copied' })).toBeVisible()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied).toContain(reference.original)
  })
}

test('the modal opens at 20 s after the last reply, not before, and once', async ({ page }) => {
  const visitor = new Visitor(page)
  await page.clock.install({ time: new Date('2026-11-20T10:00:00Z') })
  await page.goto('/pn/chat')
  await visitor.askUntil(1, 'I am afraid')
  await page.clock.pauseAt(new Date('2026-11-20T11:00:00Z'))
  await visitor.ask('I lose my temper')
  await expect(visitor.left(0)).toBeVisible()
  await page.clock.runFor(LOGIN_PROMPT_MS - 1)
  await expect(visitor.modal).toBeHidden()
  await page.clock.runFor(1)
  await expect(visitor.modal).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(visitor.modal).toBeHidden()
  await page.clock.runFor(10 * LOGIN_PROMPT_MS)
  await expect(visitor.modal).toBeHidden()
})

test('a referral code goes from the link through the trial to the sign-in landing', async ({ page }) => {
  const visitor = new Visitor(page)
  const started = page.waitForRequest('**/chat/anonymous/start')
  await page.goto('/hi?ref=asha-21')
  expect((await started).postDataJSON()).toMatchObject({ referral_code: 'ASHA-21', spiritual_tradition: 'hindu' })
  // Asked so that the guide has no need to ask back, which would cost nothing (D38).
  await visitor.askUntil(1, 'मुझे भविष्य की चिंता रहती है')
  await visitor.askAndRead('मुझे बहुत गुस्सा आता है')
  await visitor.ask('third')
  await visitor.modal.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL('/hi?from=anonymous&ref=ASHA-21')
  await expect(page.getByLabel('Referral code')).toHaveValue('ASHA-21')
})

test('two tabs share one trial: what one asks, the other shows and counts', async ({ page, context }) => {
  const first = new Visitor(page)
  await page.goto('/pn/chat')
  await expect(first.left(FREE_MESSAGES)).toBeVisible()
  const second = new Visitor(await context.newPage())
  await second.page.goto('/pn/chat')
  await expect(second.left(FREE_MESSAGES)).toBeVisible()
  await first.askUntil(1, 'I feel alone')
  await expect(second.left(1)).toBeVisible()
  await expect(second.articles).toHaveCount(2 * FREE_MESSAGES - 1)
  await second.askAndRead('My father does not speak to me')
  await expect(first.articles).toHaveCount(2 * FREE_MESSAGES + 1)
  await first.ask('One more')
  await expect(first.modal).toBeVisible()
  await expect(first.box).toHaveValue('One more')
})

test('both traditions share the device’s free messages, and each keeps its own conversation (D13)', async ({
  page,
}) => {
  const visitor = new Visitor(page)
  await page.goto('/pn/chat')
  await visitor.askUntil(1, 'ਮੈਨੂੰ ਬਹੁਤ ਗੁੱਸਾ ਆਉਂਦਾ ਹੈ')
  await page.goto('/hi/chat')
  await expect(visitor.left(1)).toBeVisible()
  await expect(visitor.articles).toHaveCount(1)
  await visitor.askAndRead('मुझे बहुत गुस्सा आता है')
  await page.goto('/pn/chat')
  await expect(visitor.modal).toBeVisible()
  await expect(visitor.articles).toHaveCount(2 * FREE_MESSAGES - 1)
})
