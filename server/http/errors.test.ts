import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { registerErrorHandler } from './errors.ts'

const app = () => {
  const server = Fastify()
  registerErrorHandler(server)
  server.post('/notes', () => 'kept')
  return server
}

// A 401 would sign the person out, and a 5xx would have the app try again what cannot succeed.
test.each([
  ['that did not arrive whole', '{"a":1}', { 'content-length': '99' }, 400, 'The request did not arrive whole.'],
  ['that is no JSON', '{"a":', {}, 400, 'The request is not valid JSON.'],
  [
    'of a kind that nobody reads',
    'a',
    { 'content-type': 'image/png' },
    415,
    expect.stringContaining('kind of content'),
  ],
  ['that is too large', `"${'a'.repeat(2 ** 20)}"`, {}, 413, 'This is too large to be sent.'],
])('a request %s is refused as the sender’s, in our own words', async (_, payload, headers, status, detail) => {
  const response = await app().inject({
    method: 'POST',
    url: '/notes',
    headers: { 'content-type': 'application/json', ...headers },
    payload,
  })
  expect([response.statusCode, response.json()]).toEqual([status, { detail, code: expect.any(String) }])
})
