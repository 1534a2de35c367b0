import { expect, test } from 'vitest'
import { sharedAddress } from './shared.ts'

const formOf = (fields: Record<string, string | Blob>) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

test.each([
  ['the text', { title: 'A poster', text: ' ਸੋਚੈ ਸੋਚਿ\nਨ ਹੋਵਈ ', url: 'https://example.org/' }, 'ਸੋਚੈ ਸੋਚਿ\nਨ ਹੋਵਈ'],
  ['else the title', { title: 'कर्मण्येवाधिकारस्ते', text: ' ' }, 'कर्मण्येवाधिकारस्ते'],
  ['else the address', { url: 'https://example.org/#a' }, 'https://example.org/#a'],
  ['nothing of a file', { text: new Blob(['%00']) }, ''],
])('%s is what was shared', (_, fields, text) => {
  const address = new URL(
    sharedAddress('/pn/find', formOf(fields as Record<string, string | Blob>)),
    'https://satsang.example',
  )
  expect([address.pathname, address.search]).toEqual(['/pn/find', ''])
  expect(decodeURIComponent(address.hash.slice(1))).toBe(text)
})
