import { expect, test, vi } from 'vitest'
import { fitOverKeyboard } from './viewport.ts'

function setUp(innerHeight = 700) {
  const seen = Object.assign(new EventTarget(), { height: innerHeight, scale: 1 })
  const set = new Map<string, string>()
  const style = {
    setProperty: (name: string, value: string) => void set.set(name, value),
    removeProperty: (name: string) => void set.delete(name),
  }
  const scrollTo = vi.fn()
  const target = { innerHeight, visualViewport: seen, document: { documentElement: { style } }, scrollTo }
  fitOverKeyboard(target as unknown as Window)
  const resize = (height: number, scale = 1) => {
    Object.assign(seen, { height, scale })
    seen.dispatchEvent(new Event('resize'))
    return set.get('--full')
  }
  return { resize, scrollTo }
}

test('the page is as high as an open keyboard leaves it, and whole again when it closes (33.13)', () => {
  const { resize, scrollTo } = setUp()
  expect(resize(390)).toBe('390px')
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith(0, 0)
  expect(resize(700)).toBeUndefined()
})

test('two fingers that zoom are no keyboard', () => {
  const { resize, scrollTo } = setUp()
  expect(resize(350, 2)).toBeUndefined()
  expect(scrollTo).not.toHaveBeenCalled()
})

test('a browser without such a viewport is left alone', () => {
  expect(() => fitOverKeyboard({ visualViewport: null } as unknown as Window)).not.toThrow()
})
