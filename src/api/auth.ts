import { ApiError } from './ApiError.ts'
import { type Api, dataOf } from './client.ts'
import type { components } from './generated/v1.d.ts'

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

// Other providers may serve v1 (D4): what they leave out is not taken for granted.
type Answer = Partial<Schemas['GoogleLoginResult'] & Pick<Schemas['WhatsappLogin'], 'pre_filled_phone'>>

/** @throws {ApiError} malformed, when user or token are missing (spec §8 Login failure) */
function toResult(answer: Answer): LoginResult {
  const { user, access_token } = answer
  if (typeof access_token !== 'string' || access_token === '' || typeof user?.id !== 'string')
    throw new ApiError('malformed', 200)
  return {
    user,
    accessToken: access_token,
    isNewUser: answer.is_new_user === true,
    needsSetup: answer.route_to === 'setup' || answer.needs_setup === true || user.profile_completed !== true,
    prefilledPhone: answer.pre_filled_phone || null,
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
    await dataOf<Answer>(
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
export async function sendOtp(
  api: Api,
  body: { phone: string; tradition: Schemas['Tradition'] },
  signal: AbortSignal,
): Promise<{ message: string | null }> {
  const { success, message } = await dataOf<Partial<Schemas['OtpSent']>>(
    api.POST('/auth/whatsapp/send-otp', {
      body: { phone_number: body.phone, spiritual_tradition: body.tradition },
      signal,
    }),
  )
  const text = typeof message === 'string' ? message : ''
  if (success === false) throw new ApiError('http', 200, text, 'otp_not_sent')
  if (success !== true) throw new ApiError('malformed', 200)
  return { message: text || null }
}

/**
 * Signs in with a one-time code: POST /auth/whatsapp/verify-otp, spec §7.
 * @throws {ApiError} with the provider's words and the code `login_refused` where it answers 200 and `error`
 */
export async function verifyOtp(
  api: Api,
  body: { phone: string; code: string; tradition: Schemas['Tradition']; referralCode: string },
  signal: AbortSignal,
): Promise<LoginResult> {
  const answer = await dataOf<Answer & { error?: unknown }>(
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
  const { error = null, ...rest } = answer
  // A provider may fill the field with null, or with nothing, where all is well.
  if (error !== null && (error !== '' || rest.access_token === undefined))
    throw new ApiError('http', 200, typeof error === 'string' ? error : '', 'login_refused')
  return toResult(rest)
}
