import { expect, test, vi } from 'vitest'
import { answerKey, type Early, endFirstLines, fetchOrTake } from './early.ts'

const START = 'https://satsang.test/api/v1/chat/anonymous/start'
const BODY = JSON.stringify({ spiritual_tradition: 'sikh' })

/** A page whose first lines have asked for a start, and a tapped third control. */
function setUp() {
  const early: Early = {
    answers: new Map([[answerKey('POST', START), { body: BODY, answer: Promise.resolve(new Response('early')) }]]),
    taps: new Set([2, 0]),
    frame: null,
    offer: null,
    stop: vi.fn(),
  }
  const clicked: number[] = []
  const controls = [0, 1, 2].map((at) => ({ dataset: { tapped: '' }, click: () => void clicked.push(at) }))
  const page = {
    early,
    fetch: vi.fn(async () => new Response('fetched')),
    document: { querySelectorAll: () => controls },
  }
  return { page: page as unknown as Window, early, controls, clicked }
}
const post = (body: string, init: RequestInit = {}) => new Request(START, { method: 'POST', body, ...init })
const textOf = async (answer: Promise<Response>) => (await answer).text()

test('an answer that the page has asked for is taken once', async () => {
  const { page } = setUp()
  expect(await textOf(fetchOrTake(post(BODY), page))).toBe('early')
  expect(await textOf(fetchOrTake(post(BODY), page))).toBe('fetched')
})

test.each([
  ['another body', post(JSON.stringify({ spiritual_tradition: 'hindu' }))],
  ['another address', new Request(`${START}?again`, { method: 'POST', body: BODY })],
  ['another method', new Request(START)],
])('%s is another call', async (_what, request) => {
  const { page, early } = setUp()
  expect(await textOf(fetchOrTake(request, page))).toBe('fetched')
  expect(early.answers.size).toBe(1)
})

test('a page without first lines fetches', async () => {
  const { page } = setUp()
  Reflect.deleteProperty(page, 'early')
  expect(await textOf(fetchOrTake(post(BODY), page))).toBe('fetched')
  expect(() => endFirstLines(true, page)).not.toThrow()
})

test.each([true, false])('who gives up waits no longer for it (before it was asked: %s)', async (before) => {
  const { page, early } = setUp()
  early.answers.set(answerKey('POST', START), { body: BODY, answer: new Promise(() => {}) })
  const caller = new AbortController()
  if (before) caller.abort()
  const answer = fetchOrTake(post(BODY, { signal: caller.signal }), page)
  caller.abort()
  await expect(answer).rejects.toMatchObject({ name: 'AbortError' })
})

test('an answer that failed fails for who takes it', async () => {
  const { page, early } = setUp()
  early.answers.set(answerKey('POST', START), { body: BODY, answer: Promise.reject(new TypeError('Failed to fetch')) })
  await expect(fetchOrTake(post(BODY), page)).rejects.toThrow('Failed to fetch')
})

test('what was tapped is done once and in order, and the first lines hear no more', () => {
  const { page, early, controls, clicked } = setUp()
  endFirstLines(true, page)
  expect(clicked).toEqual([2, 0])
  expect(early.stop).toHaveBeenCalledOnce()
  expect([0, 2].map((at) => controls[at]?.dataset.tapped)).toEqual([undefined, undefined])
  endFirstLines(true, page)
  expect(clicked).toEqual([2, 0])
})

test('where the app leads on, nothing is tapped, and the first lines hear no more', () => {
  const { page, early, clicked } = setUp()
  endFirstLines(false, page)
  expect(clicked).toEqual([])
  expect(early.stop).toHaveBeenCalledOnce()
})
