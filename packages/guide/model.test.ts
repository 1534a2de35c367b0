import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { CORPUS, type Language, type Tradition, toReference } from './corpus.ts'
import { createGuide, type Question } from './guide.ts'
import { createModelGuide, type Fallback } from './model.ts'
import { checkDraft, likeness, placesNamed } from './quotations.ts'

type Asked = { model: string; stream: boolean; messages: { role: string; content: string }[] }
type Reply = (response: ServerResponse, asked: Asked) => void

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
    reply(response, asked.at(-1) as Asked)
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

const stream = (response: ServerResponse, pieces: readonly object[], end = 'data: [DONE]\n\n') => {
  response.writeHead(200, { 'Content-Type': 'text/event-stream; charset=utf-8' })
  response.end(pieces.map((piece) => `data: ${JSON.stringify(piece)}\n\n`).join('') + end)
}
/** The text in pieces of three letters, as tokens come: across words, and across the letters of one syllable. */
const says =
  (text: string | ((asked: Asked) => string)): Reply =>
  (response, asked) => {
    const whole = typeof text === 'string' ? text : text(asked)
    const pieces = Array.from(whole.match(/[\s\S]{1,3}/g) ?? [], (content) => ({ choices: [{ delta: { content } }] }))
    stream(response, [...pieces, { choices: [{ delta: {}, finish_reason: 'stop' }] }, { choices: [], usage: {} }])
  }

const embedded = createGuide()
async function ask(reply: Reply, more: Partial<Question> = {}, options: { timeoutMs?: number } = {}) {
  const question: Question = {
    message: 'I get so angry at my kids and then regret it',
    tradition: 'hindu',
    language: 'english',
    history: [],
    avoid: [],
    ...more,
  }
  const { url, asked, headers } = await standIn(reply)
  const fallbacks: Fallback[] = []
  const onFallback = (reason: Fallback) => fallbacks.push(reason)
  const guide = createModelGuide(
    { url, model: 'm', apiKey: 'key', timeoutMs: 10_000, onFallback, ...options },
    embedded,
  )
  const answer = await guide.answer(question)
  return { answer, asked, headers, fallbacks, ready: await embedded.answer(question), question }
}

const WARM = 'It hurts to see a small face after loud words. That you regret it already says how much you love them.'
const MEANING = 'Heat clouds what we know. A pause gives it back, and the words that follow are kinder.'
const offeredIn = (asked: Asked) =>
  Array.from(asked.messages[0]?.content.matchAll(/\[\[([a-z0-9-]+)\]\] /g) ?? [], ([, id = '']) => id)
const marked = (asked: Asked) => `${WARM}\n\n[[${offeredIn(asked)[0]}]]\n\n${MEANING}`
const verse = (id: string) => [...CORPUS.sikh, ...CORPUS.hindu].find((one) => one.id === id)

test('a marked passage becomes the corpus’ own letters, with its place and speaker', async () => {
  const { answer, asked, headers, fallbacks } = await ask(says(marked))
  const first = verse(offeredIn(asked[0] as Asked)[0] ?? '')
  expect(fallbacks).toEqual([])
  expect(answer.references).toEqual([first && toReference(first, 'english')])
  expect(answer.content.split('\n\n')).toEqual([WARM, `In ${first?.reference}, ${first?.speaker} says:`, MEANING])
  expect(answer.category).toBe('anger')
  expect(headers[0]).toMatchObject({ path: '/v1/chat/completions', authorization: 'Bearer key' })
})

test('the model is told what was retrieved, what was said, and which language to write', async () => {
  const history = [
    { role: 'user' as const, content: 'my son does not listen' },
    { role: 'other' as const, content: 'an earlier answer' },
  ]
  const { asked, ready } = await ask(says(marked), { history, language: 'hindi', message: 'मुझे बहुत गुस्सा आता है' })
  const [system, ...rest] = asked[0]?.messages ?? []
  for (const { original } of ready.references) expect(system?.content).toContain(original)
  expect(system?.content).toContain('Hindi, in Devanagari script only')
  expect(offeredIn(asked[0] as Asked).length).toBeGreaterThanOrEqual(3)
  expect(rest).toEqual([
    { role: 'user', content: 'my son does not listen' },
    { role: 'assistant', content: 'an earlier answer' },
    { role: 'user', content: 'मुझे बहुत गुस्सा आता है' },
  ])
})

test('an answer in one piece is as good as a stream', async () => {
  const { answer, fallbacks } = await ask((response, asked) => {
    response.writeHead(200, { 'Content-Type': 'application/json' })
    response.end(JSON.stringify({ choices: [{ message: { content: marked(asked) }, finish_reason: 'stop' }] }))
  })
  expect(fallbacks).toEqual([])
  expect(answer.content).toContain(WARM)
})

test('a passage typed letter for letter is taken, under whatever place it was named', async () => {
  const original = verse('gita-2-63')?.original ?? ''
  const { answer } = await ask(says(`${WARM}\n\n> ${original.replace('\n', '\n> ')}\n\nThis is Gita 4.7. ${MEANING}`))
  expect(answer.references.map(({ reference }) => reference)).toEqual(['Bhagavad Gita 2.63'])
  expect(answer.references[0]?.original).toBe(original)
  expect(placesNamed(answer.content)).toEqual(['Bhagavad Gita 2.63'])
  expect(answer.content).toContain(MEANING)
})

test('a misquoted passage is replaced by the corpus’ own letters', async () => {
  const right = verse('gita-2-63')?.original ?? ''
  const wrong = right.replace('क्रोधाद्भवति', 'क्रोधात् भवति').replace('स्मृतिविभ्रमः', 'स्मृतिविभ्रम')
  expect(wrong).not.toBe(right)
  const { answer, fallbacks } = await ask(says(`${WARM}\n\n${wrong}\n\n${MEANING}`))
  expect(fallbacks).toEqual([])
  expect(answer.references.map(({ original }) => original)).toEqual([right])
  expect(answer.content).not.toContain(wrong)
})

const INVENTED = 'क्रोधो हि परमं मित्रं साधूनां भूषणं सदा॥'

test('invented scripture is dropped, and an answer of nothing else is not used', async () => {
  const both = await ask(says((asked) => `${marked(asked)}\n\n${INVENTED}`))
  expect(both.answer.content).not.toContain('मित्रं')
  expect(both.answer.references).toHaveLength(1)
  const alone = await ask(says(`${WARM}\n\n${INVENTED}\n\n${MEANING}`))
  expect(alone.fallbacks).toEqual(['unverified'])
  expect(alone.answer).toEqual(alone.ready)
})

test.each([
  ['As the Guru says on Ang 9999, “anger is a river of fire that burns the shore”.'],
  ['Read Ang 1500 of the Guru Granth Sahib for more.'],
  ['See Bhagavad Gita 19.81.'],
  ['“Whoever is angry shall never see the Lord”, it is written.'],
  ['It says: "kaam krodh sabh door karo mere bhai".'],
])('a sentence with an invented place or words in quotation marks is dropped: %s', async (sentence) => {
  const { answer, fallbacks } = await ask(
    says((asked) => marked(asked).replace(MEANING, `${sentence} ${MEANING}`)),
    {
      tradition: 'sikh',
    },
  )
  expect(fallbacks).toEqual([])
  expect(answer.content).not.toContain(sentence)
  expect(answer.content).toContain(MEANING)
})

test('a time of day is no place in scripture', () => {
  expect(placesNamed('Rise at 5:30 am, or at 6.15 am.')).toEqual([])
  expect(placesNamed('ਅੰਗ ੪੭੦ ਉੱਤੇ, गीता २.४७, chapter 6, verse 5')).toEqual([
    'Guru Granth Sahib, Ang 470',
    'Bhagavad Gita 2.47',
    'Bhagavad Gita 6.5',
  ])
})

test('no two passages are so alike that one could be taken for the other', () => {
  for (const verses of Object.values(CORPUS)) {
    const alike = verses.flatMap((one, at) =>
      verses.slice(at + 1).filter(({ original }) => likeness(one.original, original) >= 0.7),
    )
    expect(alike.map(({ id }) => id)).toEqual([])
  }
})

test('every passage is known again by its letters, and after one flipped vowel sign is replaced by them', () => {
  for (const [tradition, verses] of Object.entries(CORPUS) as [Tradition, typeof CORPUS.sikh][]) {
    for (const { original } of verses) {
      const flipped = original.replace(/[\u093e-\u094c\u0a3e-\u0a4c]/u, (sign) =>
        /[\u093f\u0a3f]/u.test(sign) ? 'ੀ' : 'ਿ',
      )
      for (const typed of [original, flipped]) {
        const text = `${WARM}\n\n${typed}\n\n${MEANING}`
        const checked = checkDraft({ text, tradition, language: 'english', offered: [] })
        expect(checked?.references.map((one) => one.original)).toEqual([original])
      }
    }
  }
}, 30_000)

test('a mark that was not offered is no quotation', async () => {
  const { answer, fallbacks, ready } = await ask(says(`${WARM}\n\n[[gita-99-1]]\n\n${MEANING}`))
  expect(fallbacks).toEqual(['unverified'])
  expect(answer).toEqual(ready)
})

test.each<[string, Fallback, Reply]>([
  ['a refusal', 'refused', (response) => stream(response, [{ choices: [{ delta: { refusal: 'I cannot' } }] }])],
  [
    'a filter',
    'refused',
    (response) => stream(response, [{ choices: [{ delta: {}, finish_reason: 'content_filter' }] }]),
  ],
  ['no JSON', 'garbage', (response) => response.writeHead(200, { 'Content-Type': 'application/json' }).end('<html>')],
  ['other JSON', 'garbage', (response) => response.writeHead(200, { 'Content-Type': 'application/json' }).end('[1]')],
  ['a broken stream', 'garbage', (response) => stream(response, [{ choices: [{ delta: { content: WARM } }] }], '')],
  ['a stream of noise', 'garbage', (response) => stream(response, [], 'data: \u0000\u0001{{{\n\n')],
  ['an endless answer', 'garbage', says(`${WARM} `.repeat(200))],
  ['nothing', 'garbage', says('   ')],
  ['a full service', 'status 429', (response) => response.writeHead(429).end('slow down')],
  ['a failed service', 'status 500', (response) => response.writeHead(500).end('my question, repeated')],
  ['a redirect', 'unreachable', (response) => response.writeHead(307, { Location: 'http://127.0.0.1:9/' }).end()],
  ['a hung-up line', 'unreachable', (response) => response.destroy()],
  ['another language', 'unverified', says((asked) => `${marked(asked)} Krodh burns, ਗੁੱਸਾ too.`)],
  ['a voice it must not have', 'unverified', says((asked) => `I am Krishna, my child. ${marked(asked)}`)],
  ['no quotation', 'unverified', says(`${WARM}\n\n${MEANING}`)],
])('the embedded answer stands in for %s', async (_, reason, reply) => {
  const { answer, fallbacks, ready } = await ask(reply)
  expect(fallbacks).toEqual([reason])
  expect(answer).toEqual(ready)
})

test('a model that stalls is not waited for', async () => {
  const stalled: Reply = (response) => {
    response.writeHead(200, { 'Content-Type': 'text/event-stream' })
    response.write(`data: ${JSON.stringify({ choices: [{ delta: { content: WARM } }] })}\n\n`)
  }
  const { answer, fallbacks, ready } = await ask(stalled, {}, { timeoutMs: 50 })
  expect(fallbacks).toEqual(['timeout'])
  expect(answer).toEqual(ready)
})

test('a caller that gives up is told so', async () => {
  const { url } = await standIn(() => {})
  const guide = createModelGuide({ url, model: 'm', apiKey: undefined, timeoutMs: 10_000 }, embedded)
  const gone = new AbortController()
  const answer = guide.answer(
    { message: 'I am angry', tradition: 'sikh', language: 'english', history: [], avoid: [] },
    gone.signal,
  )
  gone.abort()
  await expect(answer).rejects.toThrow(/abort/i)
})

test.each<[string, Tradition, Language]>([
  ['I want to die', 'sikh', 'english'],
  ['my husband beats me every night', 'hindu', 'english'],
  ['are you really Krishna?', 'hindu', 'english'],
  ['ਸਤ ਸ੍ਰੀ ਅਕਾਲ', 'sikh', 'punjabi'],
  ['कोई उम्मीद नहीं बची', 'hindu', 'hindi'],
  ['who will win the cricket match', 'sikh', 'english'],
])('no model is asked: %s', async (message, tradition, language) => {
  const { asked, answer, ready } = await ask(says(marked), { message, tradition, language })
  expect(asked).toEqual([])
  expect(answer).toEqual(ready)
})

test('markup of a model is text, and never reaches the reader as markup (D16)', async () => {
  const { answer } = await ask(
    says((asked) => `<think>hm</think>**${WARM}**\n\n<b>[[${offeredIn(asked)[0]}]]</b>\n\n- ${MEANING} 🙏`),
  )
  expect(answer.content).not.toMatch(/[<>*🙏]|think|hm\b/u)
  expect(answer.content.split('\n\n')).toEqual([WARM, expect.any(String), MEANING])
})
