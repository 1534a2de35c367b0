import type { components } from '../../openapi/v1.d.ts'
import { type Api, dataOf } from './client.ts'

type Schemas = components['schemas']

/** The promotional message of the landing: GET /social-proof/message (D5). @throws {ApiError} */
export const getSocialProofMessage = (
  api: Api,
  query: { spiritual_tradition: Schemas['Tradition']; city?: string; context?: Schemas['TimeContext'] },
  signal: AbortSignal,
) => dataOf('SocialProofMessage', api.GET('/social-proof/message', { params: { query }, signal }))
