import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { ATTACKS, LATER } from './attacks.fixture.ts'
import type { Language, Tradition } from './corpus.ts'
import { createGuide } from './guide.ts'
import { createModelGuide, type Fallback } from './model.ts'
import type { Question } from './question.ts'
import { wordsOf } from './readings/words.ts'

type Asked = { model: string; messages: { role: string; content: string }[] }
type Reply = (response: ServerResponse) => void

/** A stand-in for an OpenAI-compatible service that answers what a test tells it to. */
const servers: (() => Promise<void>)[] = []
async function standIn(reply: Reply) {
  const asked: Asked[] = []
  const headers: IncomingMessage['headers'][] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    headers.push({ ...request.headers, path: request.url })
    asked.push(JSON.parse(Buffer.concat(chunks).toString('utf8')))
    reply(response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  servers.push(async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  })
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`, asked, headers }
}
afterEach(async () => {
  for (const close of servers.splice(0)) await close()
})

const body =
  (value: unknown, type = 'application/json'): Reply =>
  (response) => {
    response.writeHead(200, { 'Content-Type': type }).end(typeof value === 'string' ? value : JSON.stringify(value))
  }
const says = (content: unknown): Reply => body({ choices: [{ message: { content }, finish_reason: 'stop' }] })
const hears = (listened: object): Reply => says(JSON.stringify(listened))

const embedded = createGuide()
const QUESTION: Question = {
  message: 'I get so angry at my kids and then regret it',
  tradition: 'hindu',
  language: 'english',
  history: [],
  avoid: [],
}
async function ask(reply: Reply, more: Partial<Question> = {}, options: { timeoutMs?: number } = {}) {
  const question = { ...QUESTION, ...more }
  const { url, asked, headers } = await standIn(reply)
  const fallbacks: Fallback[] = []
  const onFallback = (reason: Fallback) => fallbacks.push(reason)
  const guide = createModelGuide({ url, model: 'm', apiKey: 'key', timeoutMs: 10_000, onFallback, ...options })
  const answer = await guide.answer(question)
  return { answer, asked, headers, fallbacks, ready: await embedded.answer(question) }
}
/** The guide's own answer to a reading: what its tap gets. */
const answerTo = (id: string, language: Language = 'english') =>
  embedded.answer({ ...QUESTION, language, message: wordsOf(id).ask[language] })

test('the reading that it heard is answered in the guide’s own words, with its own verse', async () => {
  const { answer, headers, fallbacks, ready } = await ask(hears({ need: null, reading: 'tiredParent', clear: true }))
  expect(fallbacks).toEqual([])
  expect(answer).not.toEqual(ready)
  expect(wordsOf('tiredParent').heard.english.some((text) => answer.content.includes(text))).toBe(true)
  expect(answer.references).toHaveLength(1)
  expect(answer.suggestions).toBeUndefined()
  expect(headers[0]).toMatchObject({ path: '/v1/chat/completions', authorization: 'Bearer key' })
})

test('where it could as well be another, the family is answered and the readings stand beside it', async () => {
  const { answer } = await ask(hears({ reading: 'tiredParent', others: ['badParent', 'myAnger'], clear: false }))
  const ask3 = ['tiredParent', 'badParent', 'myAnger'].map((id) => wordsOf(id).ask.english)
  expect(answer.suggestions).toEqual(ask3)
  expect(answer.references).toHaveLength(1)
})

test('a need that it alone heard is met with help, and is not called certain', async () => {
  const { answer } = await ask(hears({ need: 'violence', reading: 'myAnger', clear: true }))
  expect(answer.care).toEqual({ kind: 'violence', certain: false })
  expect(answer.content).toMatch(/112|181/)
})

test('the model is told every reading, the conversation, and nothing of who writes', async () => {
  const history = [
    { role: 'user' as const, content: 'my son does not listen' },
    { role: 'other' as const, content: 'an earlier answer' },
  ]
  const { asked } = await ask(hears({}), { history, language: 'hindi', message: 'मुझे बहुत गुस्सा आता है' })
  const [system, ...rest] = asked[0]?.messages ?? []
  expect(system?.content).toContain('- cheatedOn: My partner was unfaithful to me')
  expect(rest).toEqual([
    { role: 'user', content: 'my son does not listen' },
    { role: 'assistant', content: 'an earlier answer' },
    { role: 'user', content: 'मुझे बहुत गुस्सा आता है' },
  ])
})

test.each([
  ['in a fence', '```json\n{"reading": "tiredParent", "clear": true}\n```'],
  ['after its thoughts', '<think>They are tired.</think> {"reading": "tiredParent", "clear": true}'],
])('the object is found %s', async (_, content) => {
  const { answer, fallbacks } = await ask(says(content))
  expect(fallbacks).toEqual([])
  expect(wordsOf('tiredParent').heard.english.some((text) => answer.content.includes(text))).toBe(true)
})

test.each<[string, Fallback, Reply]>([
  ['a refusal', 'refused', body({ choices: [{ message: { refusal: 'I cannot' } }] })],
  ['a filter', 'refused', body({ choices: [{ message: { content: '' }, finish_reason: 'content_filter' }] })],
  ['no JSON', 'garbage', body('<html>')],
  ['other JSON', 'garbage', body('[1]')],
  ['null', 'garbage', body('null')],
  ['choices of another shape', 'garbage', body({ choices: 'none' })],
  ['content of another shape', 'garbage', says([{ type: 'text' }])],
  ['an endless answer', 'garbage', says('very '.repeat(10_000))],
  ['nothing', 'garbage', says('   ')],
  ['half an object', 'garbage', says('{"reading": "tiredPa')],
  ['no reading of this guide', 'unknown', hears({ reading: 'sorrow', clear: true })],
  ['a name that every object has', 'unknown', hears({ reading: 'constructor' })],
  ['a reading of another type', 'unknown', hears({ reading: ['tiredParent'] })],
  ['a need of this guide’s none', 'unknown', hears({ need: 'suicide' })],
  ['a full service', 'status 429', (response) => response.writeHead(429).end('slow down')],
  ['a failed service', 'status 500', (response) => response.writeHead(500).end('my question, repeated')],
  ['a redirect', 'unreachable', (response) => response.writeHead(307, { Location: 'http://127.0.0.1:9/' }).end()],
  ['a hung-up line', 'unreachable', (response) => response.destroy()],
])('the guide answers by its own hearing after %s', async (_, reason, reply) => {
  const { answer, fallbacks, ready } = await ask(reply)
  expect(fallbacks).toEqual([reason])
  expect(answer).toEqual(ready)
})

const MESSAGE: Readonly<Record<Language, string>> = {
  english: QUESTION.message,
  punjabi: 'ਮੈਨੂੰ ਬੱਚਿਆਂ ਉੱਤੇ ਬਹੁਤ ਗੁੱਸਾ ਆਉਂਦਾ ਹੈ, ਫਿਰ ਪਛਤਾਵਾ ਹੁੰਦਾ ਹੈ',
  hindi: 'मुझे बच्चों पर बहुत गुस्सा आता है, फिर पछतावा होता है',
}

/** What a model may be talked into: each attack as bare prose, and in every place of an object that is otherwise right. */
test.each<Language>(['english', 'punjabi', 'hindi'])(
  'nothing of what a model writes reaches a seeker: %s',
  async (language) => {
    let content = ''
    const { url } = await standIn((response) => says(content)(response))
    const guide = createModelGuide({ url, model: 'm', apiKey: undefined, timeoutMs: 10_000 })
    const question = { ...QUESTION, language, message: MESSAGE[language] }
    const ready = await embedded.answer(question)
    const heard = { need: null, reading: 'tiredParent', others: ['badParent'], clear: false }
    content = JSON.stringify(heard)
    const right = await guide.answer(question)
    const attacks = [...ATTACKS, ...LATER].filter(([of]) => of === language).map(([, , text]) => text)
    expect(attacks.length).toBeGreaterThanOrEqual(20)
    for (const text of attacks) {
      content = text
      expect(await guide.answer(question)).toEqual(ready)
      for (const object of [
        { ...heard, content: text, opening: text, verses: [{ original: text }] },
        { ...heard, others: [text, 'badParent'] },
        { ...heard, need: text },
      ]) {
        content = `${text}\n${JSON.stringify(object)}`
        // braces of the attack's own make the whole unreadable
        expect([right, ready]).toContainEqual(await guide.answer(question))
      }
      content = JSON.stringify({ ...heard, reading: text })
      expect(await guide.answer(question)).toEqual(ready)
    }
  },
  60_000,
)

test('a model that stalls is not waited for', async () => {
  const stalled: Reply = (response) => {
    response.writeHead(200, { 'Content-Type': 'application/json' })
    response.write('{"choices": [')
  }
  const { answer, fallbacks, ready } = await ask(stalled, {}, { timeoutMs: 50 })
  expect(fallbacks).toEqual(['timeout'])
  expect(answer).toEqual(ready)
})

test('a caller that gives up is told so', async () => {
  const { url } = await standIn(() => {})
  const guide = createModelGuide({ url, model: 'm', apiKey: undefined, timeoutMs: 10_000 })
  const gone = new AbortController()
  const answer = guide.answer({ ...QUESTION, message: 'I am angry' }, gone.signal)
  gone.abort()
  await expect(answer).rejects.toThrow(/abort/i)
})

test.each<[string, Tradition, Language]>([
  ['I want to die', 'sikh', 'english'],
  ['my husband beats me every night', 'hindu', 'english'],
  ['are you really Krishna?', 'hindu', 'english'],
  ['Gita 2.47', 'hindu', 'english'],
  ['what is hukam?', 'sikh', 'english'],
  ['ਸਤ ਸ੍ਰੀ ਅਕਾਲ', 'sikh', 'punjabi'],
  ['कोई उम्मीद नहीं बची', 'hindu', 'hindi'],
  ['who will win the cricket match', 'sikh', 'english'],
  ['xqzt vbnm wrtp', 'sikh', 'english'],
  [wordsOf('myAnger').ask.english, 'hindu', 'english'],
])('no model is asked: %s', async (message, tradition, language) => {
  const { asked, answer, ready } = await ask(hears({ reading: 'peace' }), { message, tradition, language })
  expect(asked).toEqual([])
  expect(answer).toEqual(ready)
})

test('what a tap gets and what a clear hearing gets are the same words', async () => {
  const { answer } = await ask(hears({ reading: 'envy', clear: true }))
  const tapped = await answerTo('envy')
  expect(wordsOf('envy').heard.english).toContain(tapped.content.split('\n\n')[0])
  expect(wordsOf('envy').heard.english).toContain(answer.content.split('\n\n')[0])
})
