import { afterEach, expect, test, vi } from 'vitest'
import { apiBase } from './apiBase.ts'

afterEach(() => vi.unstubAllEnvs())

const page = { location: { origin: 'https://satsang.example' } } as Window

test.each([
  ['', 'https://satsang.example/api/v1'],
  [' ', 'https://satsang.example/api/v1'],
  ['/other/v1/', 'https://satsang.example/other/v1'],
  ['https://api.example/v1', 'https://api.example/v1'],
])('VITE_API_BASE_URL=%j is %s', (value, base) => {
  vi.stubEnv('VITE_API_BASE_URL', value)
  expect(apiBase(page)).toBe(base)
})
