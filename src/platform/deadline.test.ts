import { afterEach, expect, test, vi } from 'vitest'
import { deadline } from './deadline.ts'

afterEach(() => void vi.useRealTimers())

test('aborts at its end and not before, as a TimeoutError', () => {
  vi.useFakeTimers()
  const signal = deadline(1_000)
  vi.advanceTimersByTime(999)
  expect(signal.aborted).toBe(false)
  vi.advanceTimersByTime(1)
  expect(signal.reason).toMatchObject({ name: 'TimeoutError' })
})

test('follows another signal, with its reason, and waits no longer', () => {
  vi.useFakeTimers()
  const { signal, abort } = (() => {
    const controller = new AbortController()
    return { signal: controller.signal, abort: () => controller.abort('left') }
  })()
  const both = deadline(1_000, signal)
  abort()
  expect(both.reason).toBe('left')
  expect(vi.getTimerCount()).toBe(0)
  expect(deadline(1_000, signal).aborted).toBe(true)
})
