import { Suspense } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { TextsProvider, useTextsPart } from '../texts.tsx'
import { en } from './en.ts'
import { textsPart } from './part.ts'

test('texts that are here are shown in the same render', async () => {
  const part = textsPart({ english: async () => 'here', punjabi: async () => 'ਇੱਥੇ', hindi: async () => 'यहाँ' })
  const complaints = vi.spyOn(console, 'error')
  const View = () => useTextsPart(part)
  const render = () =>
    renderToString(
      <TextsProvider texts={en} language="english">
        <Suspense fallback="soon">
          <View />
        </Suspense>
      </TextsProvider>,
    )
  expect(render()).toContain('soon')
  await part.load('english')
  expect(render()).toContain('here')
  expect(complaints).not.toHaveBeenCalled()
  complaints.mockRestore()
})

test('what could not be fetched is asked for by the next call; what is here is asked for no more', async () => {
  const punjabi = vi.fn(async () => 'ਇੱਥੇ').mockRejectedValueOnce(new Error('no chunk'))
  const part = textsPart({ english: async () => 'here', punjabi, hindi: async () => 'यहाँ' })
  await expect(part.load('punjabi')).rejects.toThrow('no chunk')
  expect(part.loaded('punjabi')).toBeUndefined()
  expect(await part.load('punjabi')).toBe('ਇੱਥੇ')
  expect(part.loaded('punjabi')).toBe('ਇੱਥੇ')
  await part.load('punjabi')
  expect(punjabi).toHaveBeenCalledTimes(2)
})
