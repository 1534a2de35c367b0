import { expect, test, vi } from 'vitest'
import { isRenewed, reloadRenewed } from './renewal.ts'

const { signal } = new AbortController()
const partsOf = (entry: string) => `/assets/react-1.js /assets/${entry}`
const page = (entry: string) => `<script data-start="${partsOf(entry)}"></script>`

/** A page that was started by `entry`, and what the server's page says now. */
function setUp({ entry = 'start-old.js' as string | null, answer = () => new Response(page('start-new.js')) } = {}) {
  const kept = new Map<string, string>()
  const reload = vi.fn()
  const target = {
    document: { querySelector: () => (entry === null ? null : { dataset: { start: partsOf(entry) } }) },
    location: { href: 'https://satsang.test/pn/chat', reload },
    fetch: vi.fn(async () => answer()),
    sessionStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    },
  }
  return { target: target as unknown as Window, asked: target.fetch, reload }
}

test('a page that starts by other code now is renewed (33.11)', async () => {
  const { target, asked } = setUp()
  expect(await isRenewed(signal, target)).toBe(true)
  expect(asked).toHaveBeenCalledWith('/', { cache: 'no-store', signal })
})

test.each([
  ['it starts as this one did', { answer: () => new Response(page('start-old.js')) }],
  ['a proxy answers in its place', { answer: () => new Response('Bad gateway', { status: 502 }) }],
  ['nobody knows how this one started', { entry: null }],
])('not where %s', async (_why, over) => expect(await isRenewed(signal, setUp(over).target)).toBe(false))

test('one reload for a build: where it did not help, none follows', async () => {
  const { target, reload } = setUp()
  reloadRenewed(target)
  expect(reload).toHaveBeenCalledOnce()
  expect(await isRenewed(signal, target)).toBe(false)
})
