import type { ServiceAccount } from '../config.ts'
import { SenderRefused } from './fcm.ts'

const SCOPE = 'https://www.googleapis.com/auth/firebase.messaging'

/** Access tokens of a service account: made once, and again a little before they expire. */
export async function accessTokens(account: ServiceAccount): Promise<() => Promise<string>> {
  // Loaded here and nowhere else: the server does without it.
  const { JWT } = await import('google-auth-library')
  const client = new JWT({ email: account.clientEmail, key: account.privateKey, scopes: [SCOPE] })
  // The library knows one address only; the file of the account may name another, such as a stand-in.
  client.transporter.interceptors.request.add({
    resolved: async (request) => Object.assign(request, { url: new URL(account.tokenUri) }),
  })
  return async () => {
    try {
      const { token } = await client.getAccessToken()
      if (token) return token
    } catch {
      // Its message may quote the request, which holds a signature.
    }
    throw new SenderRefused(
      'No access token could be had for the service account. Check FCM_SERVICE_ACCOUNT_FILE, the clock, and the network.',
    )
  }
}
