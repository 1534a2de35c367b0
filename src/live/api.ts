// Everything that needs the network, in one chunk: a landing is there before it, and the first call waits for it.
import { type Api, type ApiOptions, createApi } from '../api/client.ts'
import { logout } from '../api/logout.ts'
import { getProfile } from '../api/profile.ts'
import { getSocialProofMessage } from '../api/socialProof.ts'
import type { SocialProofMessage, Tradition, User } from '../machines/entities.ts'
import { fetchOrTake } from '../platform/early.ts'
import { localHour, timeZone } from '../platform/place.ts'
import { cityOfTimeZone, timeContextOf } from '../socialProof/timeAndCity.ts'
import { type Ask, type Doors, memberConversation, visitorConversation } from './conversation.ts'

/** What the root's machines ask of the network, by the names of their slots. Each call throws ApiError. */
export function liveApi(options: Omit<ApiOptions, 'fetch'>, doors: Doors) {
  const api: Api = createApi({ ...options, fetch: (request) => fetchOrTake(request) })
  const loadProfile: Ask<void, User> = (_, signal) => getProfile(api, signal)
  /** The promotional message for this place and hour. */
  const loadMessage: Ask<{ tradition: Tradition }, SocialProofMessage> = ({ tradition }, signal) =>
    getSocialProofMessage(
      api,
      { spiritual_tradition: tradition, city: cityOfTimeZone(timeZone()), context: timeContextOf(localHour()) },
      signal,
    )
  return {
    api,
    logout,
    loadProfile,
    loadMessage,
    ...visitorConversation(api, doors),
    /** The same for who is signed in. */
    member: memberConversation(api, doors),
  }
}

export type LiveApi = ReturnType<typeof liveApi>
