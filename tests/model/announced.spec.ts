import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { FREE_MESSAGES } from '../../openapi/constants.ts'
import { KEYS } from '../../src/platform/storage.ts'
import { loadTexts } from '../../src/ui/i18n/load.ts'
import type { Schemas } from '../contract/harness.ts'
import { TRANSCRIPTS } from './announced.transcripts.ts'
import { LANGUAGES, type LanguageName } from './look.ts'
import { newPerson, remember, signInStored } from './person.ts'
import { listen } from './screenReader.ts'
import { faultOnce, refuse, SEND } from './visitor.ts'

// What a screen reader says during one exchange, word for word, in three languages. The guide's sentence is fixed here, so
// that the transcripts can be written by hand; its verse is one of the corpus.

type CorpusVerse = Omit<Schemas['SpiritualReference'], 'translation'> & {
  rendering: Record<LanguageName, string>
}
const verseAt = (file: string, reference: string, language: LanguageName): Schemas['SpiritualReference'] => {
  const verses: CorpusVerse[] = JSON.parse(readFileSync(`packages/guide/corpus/${file}.json`, 'utf8'))
  const verse = verses.find((own) => own.reference === reference)
  if (verse === undefined) throw new Error(`no ${reference} in the corpus`)
  const { scripture, original, transliteration, rendering } = verse
  return { scripture, reference, original, transliteration, translation: rendering[language] }
}

const EXCHANGE = {
  english: { prefix: '/pn', file: 'sggs', reference: 'Guru Granth Sahib, Ang 1' },
  punjabi: { prefix: '/pn', file: 'sggs', reference: 'Guru Granth Sahib, Ang 1' },
  hindi: { prefix: '/hi', file: 'gita', reference: 'Bhagavad Gita 2.47' },
} as const

/** Hears until nothing more is to come, and nothing more comes. */
async function says(heard: () => Promise<string[]>, expected: string[]): Promise<void> {
  const said: string[] = []
  await expect
    .poll(async () => {
      said.push(...(await heard()))
      return said.length
    })
    .toBeGreaterThanOrEqual(expected.length)
  said.push(...(await heard()))
  expect(said).toEqual(expected)
}

const SAID_AT = '2026-11-21T05:00:02Z'
const CONVERSATION = '6f1c2a7e-3b0d-4f58-9c41-8a2e5d7b9013'

for (const language of Object.keys(LANGUAGES) as LanguageName[]) {
  const { prefix, file, reference } = EXCHANGE[language]
  const { question, answer, visitor, member, outline } = TRANSCRIPTS[language]
  const reply = {
    id: '4e8a1f6b-27c3-49d0-b5e7-93d1c0a8f264',
    conversation_id: CONVERSATION,
    content: answer,
    message_type: 'text',
    spiritual_references: [verseAt(file, reference, language)],
    created_at: SAID_AT,
  } satisfies Schemas['GuruResponse']

  test(`${language}: a visitor asks in vain, asks again, and is answered`, async ({ page }) => {
    const t = await loadTexts(language)
    await remember(page, { [KEYS.language]: language })
    const heard = await listen(page)
    await page.goto(`${prefix}/chat`)
    const log = page.getByRole('log', { name: t.chat.conversation })
    await expect(log.getByRole('article')).toHaveCount(1)
    await expect(page.getByText(t.chat.chatsLeft(FREE_MESSAGES), { exact: true })).toBeVisible()
    await heard()

    await page.route(SEND, (route) =>
      route.fulfill({
        json: {
          user_message: {
            id: '0b7d5c1a-94e2-4d3f-8a60-1c9e2f4b7d58',
            conversation_id: CONVERSATION,
            content: question,
            message_type: 'text',
            created_at: '2026-11-21T05:00:00Z',
          },
          guru_response: reply,
          user_message_count: FREE_MESSAGES,
          remaining_messages: 0,
          requires_login: true,
          conversation_id: CONVERSATION,
        },
      }),
    )
    await faultOnce(page, SEND, refuse(500))
    await page.getByRole('textbox', { name: t.chat.message }).fill(question)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert')).toBeVisible()
    await says(heard, visitor.inVain)
    await page.keyboard.press('Enter')
    await expect(log.getByRole('figure')).toBeVisible()
    await expect(page.getByText(t.chat.chatsLeft(0), { exact: true })).toBeVisible()
    await says(heard, visitor.answered)
    await expect(log).toMatchAriaSnapshot(outline)
  })

  test(`${language}: a member asks and is answered`, async ({ page }) => {
    const t = await loadTexts(language)
    await signInStored(page, await newPerson({ profile: { language_preference: language } }))
    // The day of the reply, or another one would be said.
    await page.clock.setFixedTime(SAID_AT)
    const heard = await listen(page)
    await page.goto(`${prefix}/chat`)
    const log = page.getByRole('log', { name: t.chat.conversation })
    await expect(log.getByRole('article')).toHaveCount(1)
    await heard()
    await page.route('**/api/v1/chat/send-text', async (route) => {
      // Nobody answers at once: what is said meanwhile is part of the exchange.
      await expect(log.getByText(t.chat.processing)).toBeAttached()
      await route.fulfill({ json: { guru_response: reply, message_category: 'guidance', remaining_free_messages: 0 } })
    })
    await page.getByRole('textbox', { name: t.chat.message }).fill(question)
    await page.keyboard.press('Enter')
    await expect(log.getByRole('figure')).toBeVisible()
    await says(heard, member)
  })
}
