// A stand-in for the server, for the tests of the calls.
import { ApiError } from '../../src/api/ApiError.ts'
import { type ApiOptions, createApi } from '../../src/api/client.ts'

export const json = (body: unknown, status = 200): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })

/** A client that gets this answer to every call, and the requests that it made. */
export const setUp = (answer: () => Response | Promise<Response>, over: Partial<ApiOptions> = {}) => {
  const requests: Request[] = []
  let unauthorized = 0
  const api = createApi({
    baseUrl: 'http://server.test/api/v1',
    token: () => 'secret',
    deviceId: async () => null,
    onUnauthorized: () => {
      unauthorized += 1
    },
    fetch: async (request) => {
      requests.push(request.clone())
      return answer()
    },
    ...over,
  })
  return { api, requests, unauthorized: () => unauthorized }
}

export const { signal } = new AbortController()

/** The typed error of a call. @throws when it succeeds, or fails with any other error */
export const errorOf = async (call: Promise<unknown>): Promise<ApiError> => {
  const error: unknown = await call.then(
    () => null,
    (reason: unknown) => reason,
  )
  if (!(error instanceof ApiError)) throw new Error(`expected an ApiError, got ${String(error)}`)
  return error
}
