import { afterEach, expect, test, vi } from 'vitest'
import { downloadText } from './download.ts'

afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

test('a file is handed to the browser by its name, and its address stays good for a minute, however slow the start', () => {
  vi.useFakeTimers()
  const link = { href: '', download: '', click: vi.fn() }
  const target = { document: { createElement: () => link }, setTimeout: globalThis.setTimeout } as unknown as Window
  const revoke = vi.spyOn(URL, 'revokeObjectURL')
  downloadText('mine.json', '{}', 'application/json', target)
  expect([link.download, link.href.startsWith('blob:')]).toEqual(['mine.json', true])
  expect(link.click).toHaveBeenCalledOnce()
  vi.advanceTimersByTime(59_999)
  expect(revoke).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(revoke).toHaveBeenCalledExactlyOnceWith(link.href)
})
