// Everything that needs the network, in one chunk: a landing is there before it, and the first call waits for it.
import { type ApiOptions, createApi } from '../api/client.ts'
import { logout } from '../api/logout.ts'
import { loadProfile } from '../api/profile.ts'
import { fetchOrTake } from '../platform/early.ts'

export const liveApi = (options: Omit<ApiOptions, 'fetch'>) => ({
  api: createApi({ ...options, fetch: (request) => fetchOrTake(request) }),
  logout,
  loadProfile,
})

export type LiveApi = ReturnType<typeof liveApi>
