import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CORPUS, type Language } from './corpus.ts'
import { ATTACKS, DECENT, LATER } from './guard.fixture.ts'
import { readOver, soundsLikeLine } from './guard.ts'
import { createGuide } from './guide.ts'
import { createModelGuide, type Fallback } from './model.ts'

/** Decent sentences on both sides, so that an answer without the attack still stands. */
const AROUND: Readonly<Record<Language, readonly [string, string]>> = {
  english: [
    'It hurts to see a small face after loud words. That you regret it already says how much you love them.',
    'Heat clouds what we know. A pause gives it back, and the words that follow are kinder.',
  ],
  punjabi: [
    'ਉੱਚੀ ਬੋਲਣ ਤੋਂ ਬਾਅਦ ਬੱਚੇ ਦਾ ਉਤਰਿਆ ਮੂੰਹ ਵੇਖਣਾ ਔਖਾ ਹੁੰਦਾ ਹੈ। ਤੁਹਾਡਾ ਪਛਤਾਵਾ ਹੀ ਦੱਸਦਾ ਹੈ ਕਿ ਤੁਸੀਂ ਉਹਨਾਂ ਨੂੰ ਕਿੰਨਾ ਪਿਆਰ ਕਰਦੇ ਹੋ।',
    'ਗੁੱਸੇ ਵਿੱਚ ਸੋਚ ਧੁੰਦਲੀ ਹੋ ਜਾਂਦੀ ਹੈ। ਥੋੜ੍ਹਾ ਰੁਕਣ ਨਾਲ ਉਹ ਮੁੜ ਸਾਫ਼ ਹੁੰਦੀ ਹੈ।',
  ],
  hindi: [
    'ऊँची आवाज़ के बाद बच्चे का उतरा चेहरा देखना कठिन होता है। आपका पछतावा ही बताता है कि आप उनसे कितना प्रेम करते हैं।',
    'क्रोध में सोच धुंधली हो जाती है। थोड़ा रुकने से वह फिर साफ़ होती है।',
  ],
}
const MESSAGE: Readonly<Record<Language, string>> = {
  english: 'I get so angry at my kids and then regret it',
  punjabi: 'ਮੈਨੂੰ ਬੱਚਿਆਂ ਉੱਤੇ ਬਹੁਤ ਗੁੱਸਾ ਆਉਂਦਾ ਹੈ, ਫਿਰ ਪਛਤਾਵਾ ਹੁੰਦਾ ਹੈ',
  hindi: 'मुझे बच्चों पर बहुत गुस्सा आता है, फिर पछतावा होता है',
}

/** A stand-in for a language model that says what it is told to; `asked` counts how often somebody did. */
let says: (mark: string) => string
let asked = 0
const server = createServer(async (request, response) => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  asked++
  const [mark = ''] = /\[\[(?:sggs|gita)-[a-z0-9-]+\]\]/.exec(Buffer.concat(chunks).toString('utf8')) ?? []
  response
    .writeHead(200, { 'Content-Type': 'application/json' })
    .end(JSON.stringify({ choices: [{ message: { content: says(mark) }, finish_reason: 'stop' }] }))
})
const fallbacks: Fallback[] = []
const embedded = createGuide()
let guide: typeof embedded
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`
  const onFallback = (reason: Fallback) => fallbacks.push(reason)
  guide = createModelGuide({ url, model: 'm', apiKey: undefined, timeoutMs: 5_000, onFallback }, embedded)
})
afterAll(async () => {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

const ask = (language: Language) =>
  guide.answer({ message: MESSAGE[language], tradition: 'hindu', language, history: [], avoid: [] })
const words = (text: string) => (text.match(/[\p{L}\p{M}]+/gu) ?? []).join(' ')
/** Each four words of a text, or all of them where it has fewer. */
const runsOf = (text: string) => {
  const all = words(text).split(' ')
  const length = Math.min(4, all.length)
  return all.slice(0, all.length - length + 1).map((_, at) => all.slice(at, at + length).join(' '))
}

test('decent words around a quotation reach the seeker in each language', async () => {
  for (const language of ['english', 'punjabi', 'hindi'] as const) {
    const [before, after] = AROUND[language]
    says = (mark) => `${before}\n\n${mark}\n\n${after}`
    const { content } = await ask(language)
    expect(content).toContain(before)
    expect(content).toContain(after)
  }
  expect(asked).toBe(3)
  expect(fallbacks).toEqual([])
}, 30_000)

test.each([...ATTACKS, ...LATER])('%s, %s: never reaches the seeker: %s', async (language, _, text) => {
  const [before, after] = AROUND[language]
  says = (mark) => `${before}\n\n${mark}\n\n${text}${/\n|^>/.test(text) ? '\n\n' : ' '}${after}`
  const { content } = await ask(language)
  const shown = words(content)
  expect(runsOf(text).filter((run) => shown.includes(run))).toEqual([])
})

test('what harms takes the whole answer with it', async () => {
  const [before, after] = AROUND.english
  says = (mark) => `${before}\n\n${mark}\n\nCome to Me, and I will carry it. ${after}`
  expect(await ask('english')).toEqual(
    await embedded.answer({
      message: MESSAGE.english,
      tradition: 'hindu',
      language: 'english',
      history: [],
      avoid: [],
    }),
  )
})

const over = (language: Language) => ({
  question: MESSAGE[language],
  offered: CORPUS.hindu.slice(0, 3),
  tradition: language === 'punjabi' ? ('sikh' as const) : ('hindu' as const),
  language,
})

test('decent answers stand as they are, 38 of 40 at least', () => {
  const harmed = DECENT.filter(([language, , text]) => readOver(text, over(language)) !== text)
  expect(DECENT).toHaveLength(40)
  expect(harmed.length).toBeLessThanOrEqual(2)
}, 30_000)

test('a place that was offered may be named, another not', () => {
  const [before] = AROUND.english
  const [first] = over('english').offered
  const named = `${before} All of this is in ${first?.reference}.`
  expect(readOver(named, over('english'))).toBe(named)
  expect(readOver(`${before} All of this is in Bhagavad Gita 3.3.`, over('english'))).toBe(before)
})

test('too little, too much, a loop, another language', () => {
  const [before] = AROUND.english
  expect(readOver('Be calm.', over('english'))).toBeNull()
  expect(readOver('', over('english'))).toBeNull()
  expect(readOver(`${before} `.repeat(3), over('english'))).toBeNull()
  const long = Array.from({ length: 40 }, (_, at) => `A quiet morning number ${at} helps the house.`).join(' ')
  expect(readOver(long, over('english'))).toBeNull()
  expect(readOver(AROUND.hindi[0], over('english'))).toBeNull()
  expect(readOver(AROUND.hindi[0], over('punjabi'))).toBeNull()
  expect(readOver(before, over('hindi'))).toBeNull()
  expect(
    readOver('Это трудно видеть. Но вы любите их, и это главное для всех вас сегодня.', over('english')),
  ).toBeNull()
})

test('the seeker’s own words may be said back in quotation marks', () => {
  const said =
    'You wrote “I get so angry at my kids”, and the regret after it is love too. Nobody is done with learning this.'
  expect(readOver(said, over('english'))).toBe(said)
})

test('a line is known by its sound, spelled right or nearly; prose of the guide is not taken for one', () => {
  for (const line of [
    'karmanye vadhikaraste ma phalesu kadacana',
    'ਮਨ ਤੂੰ ਜੋਤ ਸਰੂਪ ਹੈਂ ਆਪਣਾ ਮੂਲ ਪਛਾਣ',
    'कर्मण्ये वाधिकारस्ते मा फलेशु कदाचन',
  ]) {
    expect(soundsLikeLine(line)).toBe(true)
  }
  const teachings = [...CORPUS.sikh, ...CORPUS.hindu]
    .filter((_, at) => at % 9 === 0)
    .flatMap(({ teaching }) => Object.values(teaching))
  const mistaken = teachings.filter(soundsLikeLine)
  expect(mistaken.length / teachings.length).toBeLessThan(0.05)
}, 30_000)
