import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { test as base, expect, type Page } from '@playwright/test'
import TAPS from '@satsang/guide/taps' with { type: 'json' }
import { KEYS } from '../../src/platform/storage.ts'
import { loadTexts } from '../../src/ui/i18n/load.ts'
import { fits, isAccessible, LANGUAGES, type LanguageName } from './look.ts'
import { remember } from './person.ts'
import { SEND, Visitor } from './visitor.ts'

// The guide of D43, D44 and D48 in the app: an index with headings and taps, a model that writes, and the index again
// where the model's service fails. The real build, server and guide; only the model's service is a stand-in.

const STORY =
  'Since my brother moved abroad I run the shop alone, my father sits at the till and finds fault, and in the evening I have no word left for anybody at home.'
const TOLD: Record<LanguageName, string> = {
  english: STORY,
  punjabi: 'ਜਦੋਂ ਦਾ ਮੇਰਾ ਭਰਾ ਬਾਹਰ ਗਿਆ ਹੈ ਮੈਂ ਦੁਕਾਨ ਇਕੱਲਾ ਚਲਾਉਂਦਾ ਹਾਂ, ਬਾਪੂ ਜੀ ਗੱਲੇ ’ਤੇ ਬੈਠੇ ਨੁਕਸ ਕੱਢਦੇ ਨੇ, ਸ਼ਾਮ ਨੂੰ ਘਰ ਗੱਲ ਕਰਨ ਜੋਗਾ ਨਹੀਂ ਰਹਿੰਦਾ।',
  hindi:
    'जब से मेरा भाई बाहर गया है मैं दुकान अकेला चलाता हूँ, पिताजी गल्ले पर बैठकर कमी निकालते हैं, शाम को घर पर किसी से बात करने लायक नहीं रहता।',
}

for (const language of Object.keys(LANGUAGES) as LanguageName[]) {
  for (const prefix of ['/pn', '/hi'] as const) {
    base(
      `${language}, ${prefix}: a long story is shown the headings; each tap under a reply works`,
      async ({ page }) => {
        await remember(page, { [KEYS.language]: language })
        await page.setViewportSize({ width: 360, height: 740 })
        await page.goto(`${prefix}/chat`)
        const t = await loadTexts(language)
        const log = page.getByRole('log', { name: t.chat.conversation })
        const box = page.getByRole('textbox', { name: t.chat.message })
        await box.fill(TOLD[language])
        await page.getByRole('button', { name: t.chat.send, exact: true }).click()
        await expect(log.getByText(TAPS.says.contents[language])).toBeVisible()
        await fits(page)
        await isAccessible(page)

        const press = async (label: string) => {
          const answered = page.waitForResponse(SEND)
          await log.getByRole('button', { name: label, exact: true }).click()
          return (await (await answered).json()).guru_response
        }
        const first = await press(TAPS.headings.home[language])
        expect(first.spiritual_references).toHaveLength(1)
        await expect(log.getByRole('button', { name: TAPS.labels.another[language], exact: true })).toBeVisible()
        await fits(page)
        const second = await press(TAPS.labels.another[language])
        expect(second.spiritual_references).toHaveLength(1)
        expect(second.spiritual_references[0].original).not.toBe(first.spiritual_references[0].original)
      },
    )
  }
}

type Writing = { writes: (draft: object) => void; fails: () => void; asked: string[] }
const DRAFT = {
  need: 'none',
  certain: false,
  reply: [
    'You carry the shop alone, and your father sits beside you and only finds fault.',
    'No wonder that no word is left for home when the evening comes.',
  ],
  passage: 'gita-2-14',
  find: null,
  why: 'The verse speaks of what is hard and passes, and of holding out meanwhile.',
  step: 'Sit outside for ten minutes after you shut the shop, before you go in.',
  ask: null,
  taps: ['How do I talk with my father?'],
}
/** The second reader says no to each question. */
const CLEAN = Object.fromEntries(
  'hurts blames endangers invents orders foretells recites poses despises overclaims misses'
    .split(' ')
    .map((fault) => [fault, false]),
)

/** The server of a deployer who has a model's service, and that service. */
const test = base.extend<object, { model: Writing; site: string }>({
  model: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs
    async ({}, use) => {
      let draft: object | null = null
      const asked: string[] = []
      const service = createServer(async (request, response) => {
        const parts: Buffer[] = []
        for await (const part of request) parts.push(part as Buffer)
        const body = Buffer.concat(parts).toString()
        asked.push(body)
        response.setHeader('x-should-retry', 'false')
        if (draft === null) return response.writeHead(500).end('{}')
        const isReading = JSON.parse(body).response_format?.json_schema?.name === 'reading'
        const content = JSON.stringify(isReading ? { ...CLEAN, why: '' } : draft)
        response
          .writeHead(200, { 'content-type': 'application/json' })
          .end(JSON.stringify({ choices: [{ message: { content }, finish_reason: 'stop' }] }))
      })
      await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve))
      await use({
        writes: (one) => {
          draft = one
        },
        fails: () => {
          draft = null
        },
        asked,
        url: `http://127.0.0.1:${(service.address() as AddressInfo).port}/v1`,
      } as Writing)
      service.closeAllConnections()
      await new Promise((resolve) => service.close(resolve))
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ model }, use) => {
      const data = mkdtempSync(path.join(tmpdir(), 'satsang-writing-'))
      const server = spawn(process.execPath, ['server/main.ts'], {
        cwd: path.resolve(import.meta.dirname, '../..'),
        stdio: ['ignore', 'pipe', 'inherit'],
        env: {
          ...process.env,
          PORT: '0',
          DATA_DIR: data,
          RATE_LIMIT_FACTOR: '1000',
          LOG_LEVEL: 'error',
          GUIDE_LLM_URL: (model as Writing & { url: string }).url,
          GUIDE_LLM_MODEL: 'a-model',
          GUIDE_LLM_PROVIDER: 'Example Words Ltd',
        },
      })
      const site = await new Promise<string>((resolve, reject) => {
        let output = ''
        server.once('exit', (code) => reject(new Error(`the server ended with ${code}: ${output}`)))
        server.stdout.on('data', (part: Buffer) => {
          output += part
          const url = /Satsang is ready: (https?:\/\/\S+)/.exec(output)?.[1]
          if (url !== undefined) resolve(url)
        })
      })
      await use(site)
      server.removeAllListeners('exit')
      server.kill()
      rmSync(data, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ site }, use) => use(site),
})

async function open(page: Page): Promise<Visitor> {
  await remember(page, { [KEYS.language]: 'english' })
  await page.goto('/hi/chat')
  return new Visitor(page)
}

test('with a model: its words are shown with the passage that it named, whole from the corpus', async ({
  page,
  model,
}) => {
  model.writes(DRAFT)
  const visitor = await open(page)
  await visitor.askAndRead(STORY)
  await expect(visitor.articles.last()).toContainText('your father sits beside you and only finds fault')
  await expect(visitor.articles.last()).toContainText('Bhagavad Gita 2.14')
  await expect(visitor.articles.last()).toContainText('मात्रास्पर्शास्तु')
  await expect(visitor.log.getByRole('button', { name: 'How do I talk with my father?' })).toBeVisible()
  expect(model.asked.at(-1)).toContain('your father sits beside you and only finds fault')
})

test('where the model recites what stands nowhere, or its service fails, the index answers', async ({
  page,
  model,
}) => {
  const visitor = await open(page)
  model.writes({ ...DRAFT, passage: null, reply: ['Krishna says in 4.99: the shop is mine and so is the till.'] })
  await visitor.askAndRead(STORY)
  await expect(visitor.articles.last()).toContainText(TAPS.says.contents.english)
  await expect(visitor.log).not.toContainText('4.99')
  model.fails()
  await visitor.askAndRead('I lose my temper')
  await expect(visitor.articles.last()).toContainText('Bhagavad Gita')
})

test('with a model: danger has the numbers first, whatever the model says of it', async ({ page, model }) => {
  model.writes(DRAFT)
  const visitor = await open(page)
  const answered = page.waitForResponse(SEND)
  await visitor.ask('I want to kill myself tonight')
  const { guru_response: said } = await (await answered).json()
  expect(said.care).toMatchObject({ certain: true })
  expect(said.spiritual_references).toHaveLength(0)
})

test('with a model: the privacy page says who reads', async ({ page, site }) => {
  for (const language of Object.keys(LANGUAGES) as LanguageName[]) {
    await remember(page, { [KEYS.language]: language })
    await page.goto(`${site}/privacy`)
    await expect(page.getByText('Example Words Ltd').first()).toBeVisible()
  }
})
