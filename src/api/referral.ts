import { ApiError } from './ApiError.ts'
import { type Api, dataOf } from './client.ts'
import type { components } from './generated/v1.d.ts'

type Schemas = components['schemas']

const isText = (value: unknown): boolean => typeof value === 'string' && value.trim() !== ''

/** A link that friends will tap: a web address, whoever serves v1. `http:` is for a server on one's own machine. */
const isWebAddress = (value: unknown): boolean => typeof value === 'string' && /^https?:\/\/\S+$/i.test(value)

/** The user's referral link: POST /referral/generate-referral-link, spec §7. @throws {ApiError} */
export async function generateLink(
  api: Api,
  body: Schemas['ReferralLinkRequest'],
  signal: AbortSignal,
): Promise<Schemas['ReferralLink']> {
  const link = await dataOf(api.POST('/referral/generate-referral-link', { body, signal }))
  if (!isWebAddress(link.referral_link) || !isText(link.share_text)) throw new ApiError('malformed')
  return link
}

/**
 * Where a platform shares the link: POST /referral/share-platform, spec §7. Whether `share_url` may be opened is for
 * the share machine to say, which opens nothing but https and mailto. @throws {ApiError}
 */
export async function sharePlatform(
  api: Api,
  body: Schemas['ShareRequest'],
  signal: AbortSignal,
): Promise<Schemas['Share']> {
  const share = await dataOf(api.POST('/referral/share-platform', { body, signal }))
  if (!isText(share.share_url) || !isText(share.share_text)) throw new ApiError('malformed')
  return share
}
