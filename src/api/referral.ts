import type { components } from '../../openapi/v1.d.ts'
import { type Api, dataOf } from './client.ts'

type Schemas = components['schemas']

/** The user's referral link: POST /referral/generate-referral-link, spec §7. @throws {ApiError} */
export const generateReferralLink = (
  api: Api,
  body: Schemas['ReferralLinkRequest'],
  signal: AbortSignal,
): Promise<Schemas['ReferralLink']> =>
  dataOf('ReferralLink', api.POST('/referral/generate-referral-link', { body, signal }))

/**
 * Where a platform shares the link: POST /referral/share-platform, spec §7. Whether `share_url` may be opened is for
 * the share machine to say, which opens nothing but https and mailto. @throws {ApiError}
 */
export const sharePlatform = (
  api: Api,
  body: Schemas['ShareRequest'],
  signal: AbortSignal,
): Promise<Schemas['Share']> => dataOf('Share', api.POST('/referral/share-platform', { body, signal }))
