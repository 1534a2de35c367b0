// Everything that needs the network, in one chunk: a landing is there before it, and the first call waits for it.
import { checkStatus, sendText, startSession } from '../api/anonymous.ts'
import { type ApiOptions, createApi } from '../api/client.ts'
import { logout } from '../api/logout.ts'
import { loadProfile } from '../api/profile.ts'
import { loadSocialProof } from '../api/socialProof.ts'
import { toAnswer } from './answer.ts'

export const liveApi = (options: ApiOptions) => ({
  api: createApi(options),
  checkStatus,
  sendText,
  startSession,
  logout,
  loadProfile,
  loadSocialProof,
  toAnswer,
})

export type LiveApi = ReturnType<typeof liveApi>
