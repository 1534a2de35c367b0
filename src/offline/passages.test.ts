import { afterEach, expect, test, vi } from 'vitest'
import { fetchPassage, keepPassage } from './passages.ts'

afterEach(() => vi.unstubAllGlobals())

const { signal } = new AbortController()
const answering = (response: Response | Error) => {
  const fetch = vi.fn(async (_path: string, _init: RequestInit) => {
    if (response instanceof Error) throw response
    return response
  })
  vi.stubGlobal('fetch', fetch)
  return fetch
}

test('a passage comes as it is; fresh, it comes past every cache', async () => {
  const fetch = answering(Response.json({ lines: [] }))
  expect(await fetchPassage('/scripture/a.json', false, signal)).toEqual({ lines: [] })
  answering(Response.json({ lines: [] }))
  await fetchPassage('/scripture/a.json', true, signal)
  expect(fetch.mock.calls[0]?.[1]).toMatchObject({ cache: 'default' })
  expect(vi.mocked(globalThis.fetch).mock.calls[0]?.[1]).toMatchObject({ cache: 'reload' })
})

test.each([
  ['no network', new TypeError('Failed to fetch'), { kind: 'network', status: null }],
  ['no such file', new Response('', { status: 404 }), { kind: 'http', status: 404 }],
  ['a page', new Response('<!doctype html>'), { kind: 'malformed', status: null }],
])('%s', async (_, response, failure) => {
  answering(response)
  await expect(fetchPassage('/scripture/a.json', false, signal)).rejects.toMatchObject(failure)
})

const page = ({ controlled = true, saveData = false, fails = false } = {}) => {
  const container = Object.assign(new EventTarget(), { controller: controlled ? {} : null })
  const fetch = vi.fn(async () => {
    if (fails) throw new TypeError('Failed to fetch')
    return new Response()
  })
  const requestIdleCallback = (work: () => void) => work()
  const target = { navigator: { serviceWorker: container, connection: { saveData } }, fetch, requestIdleCallback }
  return { container, fetch, target: target as unknown as Window & typeof globalThis }
}

test('what was shown is fetched once, when a worker is there to keep it', async () => {
  const { container, fetch, target } = page({ controlled: false })
  const kept = keepPassage('1', () => '/scripture/1.json', target)
  await Promise.resolve()
  expect(fetch).not.toHaveBeenCalled()
  container.dispatchEvent(new Event('controllerchange'))
  await kept
  await keepPassage('1', () => '/scripture/1.json', target)
  expect(fetch.mock.calls).toEqual([['/scripture/1.json', { priority: 'low' }]])
})

test('what did not come is asked for the next time', async () => {
  const failing = page({ fails: true })
  await keepPassage('2', () => '/scripture/2.json', failing.target)
  const working = page()
  await keepPassage('2', () => '/scripture/2.json', working.target)
  expect([failing.fetch.mock.calls.length, working.fetch.mock.calls.length]).toEqual([1, 1])
})

test('not for who saves data, and not where nothing would be kept', async () => {
  const saving = page({ saveData: true })
  await keepPassage('3', () => '/scripture/3.json', saving.target)
  const bare = { navigator: {}, fetch: vi.fn() }
  await keepPassage('3', () => '/scripture/3.json', bare as unknown as Window & typeof globalThis)
  expect(saving.fetch).not.toHaveBeenCalled()
  expect(bare.fetch).not.toHaveBeenCalled()
})
