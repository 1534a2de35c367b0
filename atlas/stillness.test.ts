import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { askedOfTheNetwork, beStill, moveAgain } from '../.storybook/stillness.ts'

const NOW = Date.parse('2026-11-21T06:30:00.000Z')

/** A browser, as far as the network goes. */
const browser = () => ({
  fetch: vi.fn(async (_url: string) => new Response('')),
  XMLHttpRequest: class {
    open(_method: string, _url: string) {}
  },
  WebSocket: class {},
  EventSource: class {},
  // As in a browser, it is the prototype's.
  navigator: Object.create({ sendBeacon: () => true }) as { sendBeacon(url: string): boolean },
  Date,
})

let page = browser()
let loaded: string[] = []
beforeEach(() => {
  page = browser()
  loaded = []
  vi.stubGlobal('window', page)
  vi.stubGlobal('location', new URL('http://localhost:6006/iframe.html?id=a--b'))
  vi.stubGlobal('performance', {
    clearResourceTimings: () => {},
    getEntriesByType: () => loaded.map((name) => ({ name })),
  })
  beStill(NOW)
})
afterEach(() => {
  moveAgain()
  vi.unstubAllGlobals()
})

test('what is asked of the network is refused, and noted', async () => {
  await expect(window.fetch('/api/v1/chat')).rejects.toThrow('no network')
  expect(() => new window.XMLHttpRequest().open('GET', 'https://example.com/a')).toThrow('no network')
  expect(() => new window.WebSocket('wss://example.com/b')).toThrow('no network')
  expect(() => new window.EventSource('/events')).toThrow('no network')
  expect(window.navigator.sendBeacon('/beacon')).toBe(false)
  expect(askedOfTheNetwork()).toEqual([
    '/api/v1/chat',
    'https://example.com/a',
    'wss://example.com/b',
    '/events',
    '/beacon',
  ])
})

test('a passage is a file of the app; one of another place is not', async () => {
  await window.fetch('/scripture/004d.json')
  await window.fetch('blob:http://localhost:6006/1')
  expect(askedOfTheNetwork()).toEqual([])
  await expect(window.fetch('https://example.com/scripture/004d.json')).rejects.toThrow('no network')
  expect(askedOfTheNetwork()).toEqual(['https://example.com/scripture/004d.json'])
})

test('a picture or a font of another place counts as well', () => {
  loaded = ['http://localhost:6006/icons/a.png', 'https://fonts.example.com/a.woff2', 'data:image/png;base64,']
  expect(askedOfTheNetwork()).toEqual(['https://fonts.example.com/a.woff2'])
})

test('the clock stands, for who asks for now', () => {
  expect([window.Date.now(), new window.Date().getTime()]).toEqual([NOW, NOW])
  expect(new window.Date('2020-01-01').getUTCFullYear()).toBe(2020)
  expect(new window.Date() instanceof Date).toBe(true)
})

test('the next story begins anew, and afterwards the page is as it was', async () => {
  await expect(window.fetch('/api')).rejects.toThrow()
  beStill(NOW + 1)
  expect(askedOfTheNetwork()).toEqual([])
  expect(window.Date.now()).toBe(NOW + 1)
  moveAgain()
  expect(window.Date).toBe(Date)
  await window.fetch('/api')
  expect(askedOfTheNetwork()).toEqual([])
})
