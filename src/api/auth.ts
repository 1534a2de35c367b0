import type { components } from '../../openapi/v1.d.ts'
import { ApiError } from './ApiError.ts'
import { type Api, dataOf } from './client.ts'

type Schemas = components['schemas']

/** What a login brings: `needsSetup` as `route_to`, `needs_setup` and the user's own profile say together (spec §7). */
export type LoginResult = {
  user: Schemas['User']
  accessToken: string
  isNewUser: boolean
  needsSetup: boolean
  prefilledPhone: string | null
}

/** The credential of D8. Name and picture may be empty. */
export type GoogleToken = {
  id: string
  email: string
  name: string
  picture: string
  audience: string
  accessToken: string
}

type Answer = {
  user: Omit<Schemas['User'], 'profile_completed'> & { profile_completed?: boolean }
  access_token: string
  is_new_user: boolean
  needs_setup: boolean
  route_to?: Schemas['RouteTo']
  pre_filled_phone?: string
}

function toResult({ user, access_token, is_new_user, needs_setup, route_to, pre_filled_phone }: Answer): LoginResult {
  const profile_completed = user.profile_completed === true
  return {
    user: { ...user, profile_completed },
    accessToken: access_token,
    isNewUser: is_new_user,
    needsSetup: route_to === 'setup' || needs_setup || !profile_completed,
    prefilledPhone: pre_filled_phone || null,
  }
}

/** The contract has no referral code that is empty, nor needs it. */
const referral = (code: string) => (code === '' ? {} : { referral_code: code })

/** Signs in with a Google credential: POST /auth/login/google, spec §7. @throws {ApiError} */
export async function loginWithGoogle(
  api: Api,
  body: { googleToken: GoogleToken; referralCode: string; tradition: Schemas['Tradition'] },
  signal: AbortSignal,
): Promise<LoginResult> {
  const { name, picture, accessToken, ...known } = body.googleToken
  const google_token = {
    ...known,
    ...(name === '' ? {} : { name }),
    ...(picture === '' ? {} : { picture }),
    access_token: accessToken,
  }
  return toResult(
    await dataOf(
      'GoogleLoginResult',
      api.POST('/auth/login/google', {
        body: { google_token, ...referral(body.referralCode), spiritual_tradition: body.tradition },
        signal,
      }),
    ),
  )
}

/**
 * Sends a one-time code to `phone`, '+91' and ten digits: POST /auth/whatsapp/send-otp, spec §7.
 * @throws {ApiError} with the server's message and the code `otp_not_sent` where it answers that nothing was sent
 */
export async function sendWhatsappOtp(
  api: Api,
  body: { phone: string; tradition: Schemas['Tradition'] },
  signal: AbortSignal,
): Promise<{ message: string | null }> {
  const { success, message } = await dataOf(
    'OtpSent',
    api.POST('/auth/whatsapp/send-otp', {
      body: { phone_number: body.phone, spiritual_tradition: body.tradition },
      signal,
    }),
  )
  if (!success) throw new ApiError('http', 200, message, 'otp_not_sent')
  return { message: message || null }
}

/**
 * Signs in with a one-time code: POST /auth/whatsapp/verify-otp, spec §7.
 * @throws {ApiError} with the provider's words and the code `login_refused` where it answers 200 and `error`
 */
export async function verifyWhatsappOtp(
  api: Api,
  body: { phone: string; code: string; tradition: Schemas['Tradition']; referralCode: string },
  signal: AbortSignal,
): Promise<LoginResult> {
  const answer = await dataOf(
    'WhatsappLoginResult',
    api.POST('/auth/whatsapp/verify-otp', {
      body: {
        phone_number: body.phone,
        otp_code: body.code,
        ...referral(body.referralCode),
        spiritual_tradition: body.tradition,
      },
      signal,
    }),
  )
  if ('error' in answer) throw new ApiError('http', 200, answer.error, 'login_refused')
  return toResult(answer)
}
