import { afterEach, expect, test, vi } from 'vitest'
import { createGuide } from './guide.ts'
import { LONG_MESSAGES, LONGEST } from './long.fixture.ts'
import type { Question, Turn } from './question.ts'
import { SAYS } from './taps.ts'
import { type Ask, NoAnswer } from './write/service.ts'
import { createWritingGuide } from './write/writer.ts'

const guide = createGuide()
const TOLD = 'my husband cheated on me and I cannot trust him'

const ask = (message: string, options: Partial<Question> = {}) =>
  guide.answer({ message, tradition: 'hindu', language: 'english', history: [], avoid: [], ...options })

/** A conversation in which so many turns stand before. */
async function talked(...messages: readonly string[]): Promise<{ history: Turn[]; avoid: string[] }> {
  const history: Turn[] = []
  const avoid: string[] = []
  for (const message of messages) {
    const { content, references } = await ask(message, { history: [...history], avoid: [...avoid] })
    history.push({ role: 'user', content: message }, { role: 'other', content })
    avoid.push(...references.map(({ original }) => original))
  }
  return { history, avoid }
}

/** A pattern that tries each beginning against each end: to read a long text takes it the square of its length. */
const FREE = /\.\*|\[\^[^\]]*\]\*\$/
/** And so many letters of a clause it may read. */
const CLAUSE = 1_000

/** What the patterns were given to read, and the letters that were brought into one form, while something is done. */
async function workOf(does: () => unknown): Promise<{ letters: number; free: readonly string[] }> {
  let letters = 0
  const free = new Set<string>()
  const { exec } = RegExp.prototype
  vi.spyOn(RegExp.prototype, 'exec').mockImplementation(function (this: RegExp, text) {
    const { length } = String(text)
    const from = this.global || this.sticky ? Math.min(length, this.lastIndex) : 0
    if (length > CLAUSE && this.source !== FREE.source && exec.call(FREE, this.source) !== null) free.add(this.source)
    const found = exec.call(this, text)
    letters += found !== null ? found.index + found[0].length - from : this.sticky ? 1 : length - from
    return found
  })
  const { normalize } = String.prototype
  vi.spyOn(String.prototype, 'normalize').mockImplementation(function (this: string, form) {
    letters += this.length
    return normalize.call(this, form)
  })
  await does()
  vi.restoreAllMocks()
  return { letters, free: [...free] }
}

afterEach(() => vi.restoreAllMocks())

/** Five hundred for each letter that a message may have: no kind takes as many; the worst took 178,000. */
const MOST_LETTERS = 500 * LONGEST

const KINDS = Object.entries(LONG_MESSAGES)

test.each(KINDS)('a message of 20,000 characters, %s, is bounded work', async (_, message) => {
  expect(message.length).toBe(LONGEST)
  for (const { history, avoid } of [await talked(), await talked(TOLD)]) {
    const { letters, free } = await workOf(() => ask(message, { history, avoid }))
    expect(letters).toBeLessThan(MOST_LETTERS)
    expect(free).toEqual([])
  }
})

test.each(KINDS)('%s, sent before, is bounded work for what comes after', async (_, message) => {
  const { history, avoid } = await talked(TOLD)
  for (const text of ['the second. ', 'no, my brother. ', ''])
    history.push({ role: 'user', content: `${text}${message}` }, { role: 'other', content: 'Yes.' })
  const { letters, free } = await workOf(() => ask('and what do I say to him tomorrow?', { history, avoid }))
  expect(letters).toBeLessThan(MOST_LETTERS)
  expect(free).toEqual([])
})

const STORY = 'I am so angry at my brother today. '
const whole = STORY.repeat(300).slice(0, 8_000)

test('that a message was not read whole is said, in its language, and of no other', async () => {
  expect((await ask(whole)).content).not.toContain(SAYS.cut.english)
  expect((await ask(whole + whole)).content.endsWith(`\n\n${SAYS.cut.english}`)).toBe(true)
  const punjabi = await ask('ਮੈਨੂੰ ਆਪਣੇ ਭਰਾ ਉੱਤੇ ਬਹੁਤ ਗੁੱਸਾ ਹੈ। '.repeat(400))
  expect(punjabi.content).toContain(SAYS.cut.punjabi)
  const hindi = await ask('मुझे अपने भाई पर बहुत गुस्सा है। '.repeat(400))
  expect(hindi.content).toContain(SAYS.cut.hindi)
  // and what was said does not hide what was answered
  const after = await ask('what can I do today?', await talked(whole + whole))
  expect(after.content).not.toContain(SAYS.cut.english)
})

test('so it is where a model writes, and the model is told the two ends', async () => {
  const asked: string[] = []
  const ask: Ask = async (messages) => {
    asked.push(messages.at(-1)?.content ?? '')
    throw new NoAnswer('refused')
  }
  const options = { url: '', model: 'none', apiKey: undefined, timeoutMs: 60_000, offer: 'all' as const }
  const message = 'all muslims are dirty and must be thrown out of this country. '.repeat(200)
  const question: Question = { message, tradition: 'sikh', language: 'english', history: [], avoid: [] }
  const { content } = await createWritingGuide(options, ask).answer(question)
  expect(content).toContain(SAYS.cut.english)
  expect(asked).toHaveLength(1)
  expect(asked[0]?.length).toBeLessThan(9_000)
})

test('danger is heard in the part that is not read for anything else', async () => {
  const answer = await ask(`${whole} I want to kill myself. ${whole}`)
  expect(answer.care).toEqual({ kind: 'selfHarm', certain: true })
  expect(answer.content).not.toContain(SAYS.cut.english)
})
