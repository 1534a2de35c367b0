import type { FastifyBaseLogger, FastifyRequest } from 'fastify'
import { expect, test, vi } from 'vitest'
import { logRequest, safeError } from './log.ts'
import { Problem } from './problem.ts'

test('a request is logged with how long it took, in ms to a tenth, and of its address only the route', () => {
  const info = vi.fn()
  const request = { method: 'GET', url: '/api/v1/chat/asha-7', routeOptions: { url: '/api/v1/chat/:id' } }
  logRequest({ info } as unknown as FastifyBaseLogger, request as unknown as FastifyRequest, 200, 1234.5678)
  expect(info).toHaveBeenCalledExactlyOnceWith(
    { method: 'GET', route: '/api/v1/chat/:id', status: 200, ms: 1234.6 },
    'request',
  )
})

test('of what the database refuses the log has the kind and the place, and nothing that a person wrote', () => {
  const error = Object.assign(new Error('duplicate key: (asha@example.org)'), {
    code: '23505',
    constraint: 'users_email_key',
    table: 'users',
    detail: 'Key (email)=(asha@example.org) already exists.',
  })
  error.stack = `Error: ${error.message}\n    at insert (store.ts:1:2)`
  expect(safeError(error)).toEqual({
    type: 'Error',
    code: '23505',
    constraint: 'users_email_key',
    table: 'users',
    stack: '    at insert (store.ts:1:2)',
  })
})

test('what our own code says is kept; what an error only seems to name is not', () => {
  expect(safeError(new Problem(503, 'service_unavailable', 'Please try again.'))).toMatchObject({
    code: 'service_unavailable',
    message: 'Please try again.',
  })
  expect(safeError(Object.assign(new Error('asha'), { code: 7, constraint: {}, table: ['asha'] }))).toEqual({
    type: 'Error',
    stack: expect.any(String),
  })
  expect(safeError('asha')).toEqual({ type: 'string' })
})
