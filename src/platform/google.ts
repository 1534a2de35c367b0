import { deadline } from './deadline.ts'
import { randomHex } from './ids.ts'
import type { TrustedTypePolicy, WithTrustedTypes } from './trustedTypes.ts'

/** Why the provider gave no token: its page could not be shown, or the person or the provider said no. */
export type GoogleErrorKind = 'unavailable' | 'cancelled' | 'http'

export class GoogleError extends Error {
  override readonly name = 'GoogleError'
  readonly kind: GoogleErrorKind
  /** 501 where there is no such provider at all. */
  readonly status: 501 | null

  constructor(kind: GoogleErrorKind, why: string) {
    super(`${kind}: ${why}`)
    this.kind = kind
    this.status = kind === 'http' ? 501 : null
  }
}

/** A token of the provider, and the client id that it was made for. */
export type GoogleGrant = { accessToken: string; audience: string }

/** What the provider tells about the person; name and picture are empty where it tells none. */
export type GoogleProfile = { id: string; email: string; name: string; picture: string }

type Provider = {
  /** Google's client id; without one the reference server's own sign-in page takes Google's place (D18). */
  clientId: string | null
  /** Origin of the API, for example 'http://localhost:8787'. */
  apiOrigin: string
  signal?: AbortSignal
}

const LIBRARY = 'https://accounts.google.com/gsi/client'
const USER_INFO = 'https://www.googleapis.com/oauth2/v3/userinfo'
const SCOPE = 'openid email profile'

/** The reference server's own provider (D18). */
const LOCAL_CLIENT_ID = 'satsang-local'
const LOCAL_PAGE = '/dev/google/authorize'
const LOCAL_USER_INFO = '/dev/google/userinfo'
const LOCAL_WINDOW = 'popup,width=480,height=640'

/** How often a page is asked whether it was closed, ms. */
const CLOSED_POLL_MS = 400
/** Spec §9 Timeouts, ms. */
const TIMEOUT_MS = 30_000

type TokenResponse = { access_token?: string; error?: string }
type TokenClientConfig = {
  client_id: string
  scope: string
  callback: (response: TokenResponse) => void
  error_callback: (error: { type?: string }) => void
}
type Identity = { initTokenClient(config: TokenClientConfig): { requestAccessToken(): void } }
/** Google Identity Services, as far as it is used here. */
type WithGoogle = Window & { google?: { accounts?: { oauth2?: Identity } } }

const identityIn = (target: Window): Identity | null => (target as WithGoogle).google?.accounts?.oauth2 ?? null

let policy: TrustedTypePolicy | undefined

/** The library's address, as a page that refuses plain texts takes it (D31). A policy's name is taken for a page's life. */
function libraryUrl({ trustedTypes }: WithTrustedTypes): string {
  policy ??= trustedTypes?.createPolicy('google', { createScriptURL: () => LIBRARY })
  return policy?.createScriptURL('') ?? LIBRARY
}

let library: Promise<Identity> | null = null

function loadLibrary(target: Window): Promise<Identity> {
  library ??= new Promise<Identity>((resolve, reject) => {
    const script = target.document.createElement('script')
    const fail = (why: string) => {
      script.remove()
      // The next tap tries again.
      library = null
      reject(new GoogleError('unavailable', why))
    }
    const timer = target.setTimeout(() => fail('the library does not come'), TIMEOUT_MS)
    script.src = libraryUrl(target as WithTrustedTypes)
    script.async = true
    script.onload = () => {
      target.clearTimeout(timer)
      const identity = identityIn(target)
      if (identity === null) fail('the library is not what it was')
      else resolve(identity)
    }
    script.onerror = () => {
      target.clearTimeout(timer)
      fail('the library is blocked, or there is no network')
    }
    target.document.head.append(script)
  })
  return library
}

/**
 * Fetches Google's library ahead of the tap: only a page that is opened within the tap itself is sure not to be
 * blocked. Does nothing without a client id, and never fails.
 */
export async function prepareGoogle(clientId: string | null, target: Window = window): Promise<void> {
  if (clientId === null || identityIn(target) !== null) return
  await loadLibrary(target).catch(() => {})
}

const requestToken = (identity: Identity, clientId: string): Promise<GoogleGrant> =>
  new Promise((resolve, reject) => {
    const client = identity.initTokenClient({
      client_id: clientId,
      scope: SCOPE,
      callback: ({ access_token, error }) => {
        if (access_token) resolve({ accessToken: access_token, audience: clientId })
        else reject(new GoogleError('cancelled', error ?? 'no token'))
      },
      error_callback: ({ type = 'unknown' }) =>
        reject(new GoogleError(type === 'popup_closed' ? 'cancelled' : 'unavailable', type)),
    })
    client.requestAccessToken()
  })

let page: Window | null = null

/** Brings the open sign-in page to the front, where this app opened it itself. */
export const focusGoogle = (): void => page?.focus()

type LocalAnswer = { type: 'satsang.signin'; state: string; access_token?: unknown }

const isLocalAnswer = (data: unknown): data is LocalAnswer =>
  typeof data === 'object' && data !== null && Reflect.get(data, 'type') === 'satsang.signin'

/** The reference server's sign-in page (D18). It answers its opener by a message that carries `state`. */
function openLocal({ apiOrigin, signal }: Provider, target: Window): Promise<GoogleGrant> {
  const state = randomHex(16)
  const address = new URL(LOCAL_PAGE, apiOrigin)
  address.searchParams.set('client_id', LOCAL_CLIENT_ID)
  address.searchParams.set('redirect_origin', target.location.origin)
  address.searchParams.set('state', state)
  return new Promise((resolve, reject) => {
    const opened = target.open(address.href, 'satsang-google', LOCAL_WINDOW)
    if (opened === null) {
      reject(new GoogleError('unavailable', 'the browser opened no window'))
      return
    }
    page = opened
    let wasClosed = false

    const end = () => {
      target.removeEventListener('message', onMessage)
      target.clearInterval(poll)
      signal?.removeEventListener('abort', onAbort)
      page = null
      opened.close()
    }
    const onMessage = ({ origin, data }: MessageEvent<unknown>) => {
      if (origin !== address.origin || !isLocalAnswer(data) || data.state !== state) return
      end()
      if (typeof data.access_token === 'string' && data.access_token !== '')
        resolve({ accessToken: data.access_token, audience: LOCAL_CLIENT_ID })
      else reject(new GoogleError('cancelled', 'refused'))
    }
    const onAbort = () => {
      end()
      reject(new GoogleError('cancelled', 'aborted'))
    }
    const poll = target.setInterval(() => {
      // One round of grace: the page answers and closes itself, and the answer may still be on its way.
      if (wasClosed) {
        end()
        reject(new GoogleError('cancelled', 'closed'))
      }
      wasClosed = opened.closed
    }, CLOSED_POLL_MS)

    // A server in production has no such page, and the window would show its 'Page not found' (D18).
    target.fetch(address.href, { method: 'HEAD', credentials: 'omit' }).then(
      ({ status }) => {
        if (status !== 404 || page !== opened) return
        end()
        reject(new GoogleError('http', 'there is no sign-in page here'))
      },
      // Of another origin, or without a network: the window itself shows what there is.
      () => {},
    )
    target.addEventListener('message', onMessage)
    signal?.addEventListener('abort', onAbort)
  })
}

/**
 * Opens the provider's sign-in page. To be called within the tap: nothing is awaited before the window opens, unless
 * Google's library still has to be fetched (`prepareGoogle`).
 * @throws {GoogleError} unavailable: no library, no window; cancelled: closed or refused; http with 501: no such page
 */
export function openGoogle(provider: Provider, target: Window = window): Promise<GoogleGrant> {
  const { clientId } = provider
  if (clientId === null) return openLocal(provider, target)
  const identity = identityIn(target)
  if (identity !== null) return requestToken(identity, clientId)
  return loadLibrary(target).then((loaded) => requestToken(loaded, clientId))
}

const textAt = (data: object, key: string): string => {
  const value: unknown = Reflect.get(data, key)
  return typeof value === 'string' ? value : ''
}

/** Who the token belongs to, as the provider tells it (spec §7). @throws when the provider does not tell id and email */
export async function fetchGoogleUser(
  accessToken: string,
  { clientId, apiOrigin, signal }: Provider,
  fetch: typeof window.fetch = window.fetch.bind(window),
): Promise<GoogleProfile> {
  const response = await fetch(clientId === null ? new URL(LOCAL_USER_INFO, apiOrigin).href : USER_INFO, {
    headers: { Authorization: `Bearer ${accessToken}` },
    cache: 'no-store',
    credentials: 'omit',
    signal: deadline(TIMEOUT_MS, signal),
  })
  if (!response.ok) throw new Error(`the provider answers ${response.status}`)
  const data: unknown = await response.json()
  if (typeof data !== 'object' || data === null) throw new Error('the provider tells nothing')
  const id = textAt(data, 'sub') || textAt(data, 'id')
  const email = textAt(data, 'email')
  if (id === '' || email === '') throw new Error('the provider tells no id or no email')
  return { id, email, name: textAt(data, 'name'), picture: textAt(data, 'picture') }
}
