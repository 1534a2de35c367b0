import { type ComponentType, Suspense } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { lateView } from './late.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const drawn = (View: ComponentType) =>
  renderToStaticMarkup(
    <Suspense fallback="waiting">
      <View />
    </Suspense>,
  )

test('a view whose code is here is drawn at once; before, it is waited for, and asked for until it comes, once for all', async () => {
  const load = vi.fn(async () => () => 'here')
  load.mockRejectedValueOnce(new Error('offline'))
  const View = lateView(load)
  expect(drawn(View)).toContain('waiting')
  const asked = Promise.all([View.preload(), View.preload()])
  await vi.advanceTimersByTimeAsync(3_000)
  await asked
  expect(load).toHaveBeenCalledTimes(2)
  expect(drawn(View)).toBe('here')
})
