import { expect, test } from 'vitest'
import { takeShared } from './shared.ts'

const at = (hash: string) => {
  const addresses: unknown[] = []
  const target = {
    location: { hash, pathname: '/pn/find', search: '?a=1' },
    history: { state: null, replaceState: (_: unknown, __: string, to: string) => addresses.push(to) },
  } as unknown as Window
  return { shared: takeShared(target), addresses }
}

test('what was shared is taken out of the address', () =>
  expect(at(`#${encodeURIComponent('ਸੋਚੈ\n50%')}`)).toEqual({ shared: 'ਸੋਚੈ\n50%', addresses: ['/pn/find?a=1'] }))

test('without it the address stays', () => expect(at('')).toEqual({ shared: '', addresses: [] }))

test('what cannot be read is nothing', () => expect(at('#%E0%A4').shared).toBe(''))
