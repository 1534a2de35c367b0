import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { leaveFor, leftRecently } from './location.ts'

const kept = new Map<string, string>()
const assign = vi.fn()

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('window', {
    location: { assign },
    sessionStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    },
  })
})
afterEach(() => {
  kept.clear()
  assign.mockClear()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('a page that was left by a forced sign-out is known for 10 s: a second one within them is a loop', () => {
  expect(leftRecently()).toBe(false)
  leaveFor('/setup')
  expect(assign).toHaveBeenCalledExactlyOnceWith('/setup')
  vi.advanceTimersByTime(9_999)
  expect(leftRecently()).toBe(true)
  vi.advanceTimersByTime(1)
  expect(leftRecently()).toBe(false)
})
