import type { FastifyBaseLogger } from 'fastify'
import type { components } from '../../openapi/v1.d.ts'
import { loginRefused, unavailable } from '../http/problem.ts'
import { cleanUserText } from '../text.ts'
import { signIn } from './auth.ts'
import type { IdentityProvider, Services } from './services.ts'

type Schemas = components['schemas']

/** The identity provider may take this long for one answer, ms. */
const TIMEOUT_MS = 10_000

/**
 * Signs in with a credential of the identity provider: POST /auth/login/google (spec section 7, D8).
 *
 * Nothing that the browser says is believed: who it is, the provider tells by the access token. Id and audience of the
 * browser are only compared, so that a token that was made for another app, or for another person, is refused.
 *
 * An account is found by the provider's subject alone and never by its email address: the address in a profile may
 * have been typed by anybody, and addresses change hands, so that one would be let into another's conversations.
 *
 * @throws {Problem} 401 login_refused, 503 when the provider cannot be reached
 */
export async function loginWithGoogle(
  services: Services,
  provider: IdentityProvider,
  deviceId: string,
  { google_token: claimed, referral_code, spiritual_tradition }: Schemas['GoogleLogin'],
  log: FastifyBaseLogger,
): Promise<Schemas['GoogleLoginResult']> {
  const identity = await provider.identify(claimed.access_token).catch((error: unknown) => {
    log.error({ err: error }, 'identity provider failed')
    throw unavailable()
  })
  const reason =
    identity === null
      ? 'token'
      : identity.audience !== provider.audience || claimed.audience !== provider.audience
        ? 'audience'
        : identity.subject !== claimed.id
          ? 'subject'
          : !identity.emailVerified
            ? 'email not verified'
            : undefined
  if (identity === null || reason !== undefined) {
    log.info({ reason }, 'sign-in refused')
    throw loginRefused()
  }
  const signedIn = await signIn(
    services,
    { deviceId, tradition: spiritual_tradition, referralCode: referral_code },
    {
      by: 'google_subject',
      value: identity.subject,
      profile: {
        google_name: cleanUserText(identity.name) || null,
        google_email: /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(identity.email) ? identity.email.slice(0, 254) : null,
      },
    },
  )
  return { success: true, ...signedIn }
}

type GoogleOptions = { clientId: string; tokenInfoUrl?: string; userInfoUrl?: string }

/** Google itself: tokeninfo tells for whom a token was made, userinfo whose it is. */
export function googleProvider({
  clientId,
  tokenInfoUrl = 'https://oauth2.googleapis.com/tokeninfo',
  userInfoUrl = 'https://openidconnect.googleapis.com/v1/userinfo',
}: GoogleOptions): IdentityProvider {
  return {
    audience: clientId,
    async identify(accessToken) {
      // Anything else cannot stand in a header, so it is no token.
      if (!/^[\x21-\x7E]+$/.test(accessToken)) return null
      const headers = { Authorization: `Bearer ${accessToken}` }
      const [token, user] = await Promise.all([
        ask(tokenInfoUrl, {
          method: 'POST',
          headers: { ...headers, 'Content-Type': 'application/x-www-form-urlencoded' },
        }),
        ask(userInfoUrl, { headers }),
      ])
      if (token === null || user === null) return null
      // Both answers are about one token, so about one person.
      if (typeof token.sub === 'string' && token.sub !== user.sub) return null
      return {
        subject: String(user.sub ?? ''),
        email: String(user.email ?? ''),
        emailVerified: String(user.email_verified) === 'true',
        name: typeof user.name === 'string' ? user.name : '',
        audience: String(token.aud ?? ''),
      }
    },
  }
}

/** An answer of the provider; null when it refuses the token. Throws when it fails or takes too long. */
async function ask(url: string, init: RequestInit): Promise<Record<string, unknown> | null> {
  const response = await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) })
  if (response.status >= 400 && response.status < 500 && response.status !== 429) {
    await response.body?.cancel()
    return null
  }
  if (!response.ok) throw Object.assign(new Error('no answer'), { code: `IDENTITY_${response.status}` })
  const answer: unknown = await response.json()
  if (typeof answer !== 'object' || answer === null) throw new Error('no answer')
  return answer as Record<string, unknown>
}
