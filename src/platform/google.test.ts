import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type * as Google from './google.ts'

// Each test its own module: the library is loaded once in a page's life.
let google: typeof Google
beforeEach(async () => {
  vi.resetModules()
  vi.useFakeTimers()
  google = await import('./google.ts')
})
afterEach(() => void vi.useRealTimers())

const LOCAL = { clientId: null, apiOrigin: 'http://localhost:8787' }
const REAL = { clientId: 'id.apps.example.com', apiOrigin: 'http://localhost:8787' }

type Listener = (event: { origin: string; data: unknown }) => void
type Script = { src: string; async: boolean; onload: () => void; onerror: () => void; remove: () => void }

const browser = (over: { blocked?: boolean; head?: () => Promise<Response> } = {}) => {
  const listeners = new Set<Listener>()
  const popup = { closed: false, close: vi.fn(), focus: vi.fn() }
  const open = vi.fn((_href: string, _name: string, _features: string) => (over.blocked ? null : popup))
  const scripts: Script[] = []
  const fetch = vi.fn(over.head ?? (() => new Promise<Response>(() => {})))
  const target = {
    fetch,
    location: { origin: 'http://localhost:5173' },
    open,
    addEventListener: (_: string, listener: Listener) => void listeners.add(listener),
    removeEventListener: (_: string, listener: Listener) => void listeners.delete(listener),
    setInterval: (...args: Parameters<typeof setInterval>) => setInterval(...args),
    clearInterval: (id: number) => clearInterval(id),
    setTimeout: (...args: Parameters<typeof setTimeout>) => setTimeout(...args),
    clearTimeout: (id: number) => clearTimeout(id),
    document: {
      createElement: () => ({ remove: vi.fn() }),
      head: { append: (script: Script) => void scripts.push(script) },
    },
  } as unknown as Window & { google?: object }
  const say = (data: object, origin = 'http://localhost:8787') => {
    for (const listener of [...listeners]) listener({ origin, data })
  }
  const address = () => new URL(String(open.mock.calls[0]?.[0]))
  const state = () => address().searchParams.get('state') ?? ''
  return { target, popup, open, listeners, scripts, say, address, state }
}

describe('the reference server’s own page (D18)', () => {
  test('that is not there is no window with a page of nothing, but said (501)', async () => {
    const { target, popup, listeners } = browser({ head: async () => new Response(null, { status: 404 }) })
    await expect(google.openGoogle(LOCAL, target)).rejects.toMatchObject({ kind: 'http', status: 501 })
    expect([popup.close.mock.calls.length, listeners.size, vi.getTimerCount()]).toEqual([1, 0, 0])
  })

  test.each([
    ['is there', async () => new Response(null, { status: 200 })],
    ['cannot be asked for', () => Promise.reject(new TypeError())],
  ])('that %s is waited for', async (_name, head) => {
    const { target, say, state } = browser({ head })
    const grant = google.openGoogle(LOCAL, target)
    await vi.advanceTimersByTimeAsync(1_000)
    say({ type: 'satsang.signin', state: state(), access_token: 'token' })
    expect(await grant).toEqual({ accessToken: 'token', audience: 'satsang-local' })
  })

  test('is opened at once, with a state of its own, and gives its token', async () => {
    const { target, popup, open, listeners, say, address, state } = browser()
    const grant = google.openGoogle(LOCAL, target)
    // Within the tap: Safari blocks a window that comes later.
    expect(open).toHaveBeenCalledOnce()
    expect(address().origin + address().pathname).toBe('http://localhost:8787/dev/google/authorize')
    expect(address().searchParams.get('client_id')).toBe('satsang-local')
    expect(address().searchParams.get('redirect_origin')).toBe('http://localhost:5173')
    expect(state()).toMatch(/^[0-9a-f]{32}$/)
    say({ type: 'satsang.signin', state: state(), access_token: 'token' })
    expect(await grant).toEqual({ accessToken: 'token', audience: 'satsang-local' })
    expect(popup.close).toHaveBeenCalled()
    expect([listeners.size, vi.getTimerCount()]).toEqual([0, 0])
  })

  test('listens to nobody else', async () => {
    const { target, listeners, say, state } = browser()
    const settled = vi.fn()
    google.openGoogle(LOCAL, target).then(settled, settled)
    const answer = { type: 'satsang.signin', state: state(), access_token: 'token' }
    say(answer, 'https://evil.example')
    say({ ...answer, state: 'guessed' })
    say({ ...answer, type: 'other' })
    say(null as never)
    await vi.advanceTimersByTimeAsync(5_000)
    expect(settled).not.toHaveBeenCalled()
    expect(listeners.size).toBe(1)
  })

  test.each([{ error: 'access_denied' }, { access_token: '' }, { access_token: 7 }])(
    '%j is a refusal',
    async (over) => {
      const { target, say, state } = browser()
      const grant = google.openGoogle(LOCAL, target)
      say({ type: 'satsang.signin', state: state(), ...over })
      await expect(grant).rejects.toMatchObject({ kind: 'cancelled' })
    },
  )

  test('closed by the person', async () => {
    const { target, popup, listeners } = browser()
    const grant = google.openGoogle(LOCAL, target)
    const refusal = expect(grant).rejects.toMatchObject({ kind: 'cancelled' })
    popup.closed = true
    await vi.advanceTimersByTimeAsync(2_000)
    await refusal
    expect([listeners.size, vi.getTimerCount()]).toEqual([0, 0])
  })

  test('closed by itself a moment before its answer arrives', async () => {
    const { target, popup, say, state } = browser()
    const grant = google.openGoogle(LOCAL, target)
    popup.closed = true
    await vi.advanceTimersByTimeAsync(500)
    say({ type: 'satsang.signin', state: state(), access_token: 'token' })
    expect(await grant).toMatchObject({ accessToken: 'token' })
  })

  test('blocked by the browser', async () => {
    const { target, listeners } = browser({ blocked: true })
    await expect(google.openGoogle(LOCAL, target)).rejects.toMatchObject({ kind: 'unavailable' })
    expect([listeners.size, vi.getTimerCount()]).toEqual([0, 0])
  })

  test('given up by the app: nothing is left open', async () => {
    const { target, popup, listeners } = browser()
    const controller = new AbortController()
    const grant = google.openGoogle({ ...LOCAL, signal: controller.signal }, target)
    controller.abort()
    await expect(grant).rejects.toMatchObject({ kind: 'cancelled' })
    expect(popup.close).toHaveBeenCalled()
    expect([listeners.size, vi.getTimerCount()]).toEqual([0, 0])
  })

  test('can be brought to the front while it is open', async () => {
    const { target, popup, say, state } = browser()
    google.focusGoogle()
    const grant = google.openGoogle(LOCAL, target)
    google.focusGoogle()
    say({ type: 'satsang.signin', state: state(), access_token: 'token' })
    await grant
    google.focusGoogle()
    expect(popup.focus).toHaveBeenCalledOnce()
  })
})

describe('Google Identity Services', () => {
  type Config = { client_id: string; scope: string; callback(r: object): void; error_callback(e: object): void }

  const identity = () => {
    const configs: Config[] = []
    const requestAccessToken = vi.fn()
    const initTokenClient = (config: Config) => {
      configs.push(config)
      return { requestAccessToken }
    }
    return { configs, requestAccessToken, google: { accounts: { oauth2: { initTokenClient } } } }
  }

  test('the library is loaded once, ahead of the tap; then the tap itself opens the page', async () => {
    const { target, scripts } = browser()
    const { configs, requestAccessToken, google: loaded } = identity()
    const ready = [google.prepareGoogle(REAL.clientId, target), google.prepareGoogle(REAL.clientId, target)]
    expect(scripts.map(({ src, async }) => [src, async])).toEqual([['https://accounts.google.com/gsi/client', true]])
    target.google = loaded
    scripts[0]?.onload()
    await Promise.all(ready)

    const grant = google.openGoogle(REAL, target)
    expect(requestAccessToken).toHaveBeenCalledOnce()
    expect(configs[0]).toMatchObject({ client_id: REAL.clientId, scope: 'openid email profile' })
    configs[0]?.callback({ access_token: 'token' })
    expect(await grant).toEqual({ accessToken: 'token', audience: REAL.clientId })
    expect(scripts).toHaveLength(1)
    expect(vi.getTimerCount()).toBe(0)
  })

  test('where texts are refused (D31), the library has a policy of its own, which passes nothing else', () => {
    const { target, scripts } = browser()
    const names: string[] = []
    const trustedTypes = {
      createPolicy(name: string, { createScriptURL }: { createScriptURL(url: string): string }) {
        if (names.includes(name)) throw new TypeError('it is taken')
        names.push(name)
        expect(createScriptURL('https://evil.example/x.js')).toBe('https://accounts.google.com/gsi/client')
        return { createScriptURL: (url: string) => ({ trusted: createScriptURL(url) }) }
      },
    }
    Object.assign(target, { trustedTypes })
    for (const _ of ['first', 'next']) {
      google.openGoogle(REAL, target).catch(() => {})
      scripts.at(-1)?.onerror()
    }
    expect(names).toEqual(['google'])
    expect(scripts.map(({ src }) => src)).toEqual(Array(2).fill({ trusted: 'https://accounts.google.com/gsi/client' }))
  })

  test('a tap before the library is there waits for it', async () => {
    const { target, scripts } = browser()
    const { configs, requestAccessToken, google: loaded } = identity()
    const grant = google.openGoogle(REAL, target)
    target.google = loaded
    scripts[0]?.onload()
    await vi.waitUntil(() => requestAccessToken.mock.calls.length === 1)
    configs[0]?.callback({ access_token: 'token' })
    expect(await grant).toMatchObject({ accessToken: 'token' })
  })

  test('a blocked library is unavailable, and the next tap tries again', async () => {
    const { target, scripts } = browser()
    const first = google.openGoogle(REAL, target)
    scripts[0]?.onerror()
    await expect(first).rejects.toMatchObject({ kind: 'unavailable' })
    const second = google.openGoogle(REAL, target)
    expect(scripts).toHaveLength(2)
    const late = expect(second).rejects.toMatchObject({ kind: 'unavailable' })
    const settled = vi.fn()
    second.then(settled, settled)
    await vi.advanceTimersByTimeAsync(29_999)
    expect(settled).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    await late
    const third = google.openGoogle(REAL, target)
    // It came, and is something else.
    scripts[2]?.onload()
    await expect(third).rejects.toMatchObject({ kind: 'unavailable' })
  })

  test.each([
    [{ type: 'popup_closed' }, 'cancelled'],
    [{ type: 'popup_failed_to_open' }, 'unavailable'],
    [{ type: 'unknown' }, 'unavailable'],
    [{}, 'unavailable'],
  ])('%j is %s', async (error, kind) => {
    const { target } = browser()
    const { configs, google: loaded } = identity()
    target.google = loaded
    const grant = google.openGoogle(REAL, target)
    configs[0]?.error_callback(error)
    await expect(grant).rejects.toMatchObject({ kind })
  })

  test.each([{ error: 'access_denied' }, {}])('an answer without a token, %j, is a refusal', async (response) => {
    const { target } = browser()
    const { configs, google: loaded } = identity()
    target.google = loaded
    const grant = google.openGoogle(REAL, target)
    configs[0]?.callback(response)
    await expect(grant).rejects.toMatchObject({ kind: 'cancelled' })
  })

  test('without a client id nothing of Google is loaded', async () => {
    const { target, scripts } = browser()
    await google.prepareGoogle(null, target)
    google.openGoogle(LOCAL, target).catch(() => {})
    expect(scripts).toEqual([])
  })
})

describe('who the token belongs to', () => {
  const answering = (body: unknown, status = 200) => vi.fn(async () => new Response(JSON.stringify(body), { status }))

  test.each([
    ['Google', REAL, 'https://www.googleapis.com/oauth2/v3/userinfo'],
    ['the reference server', LOCAL, 'http://localhost:8787/dev/google/userinfo'],
  ])('asks %s', async (_name, provider, address) => {
    const fetch = answering({ sub: '108', email: 'meera@example.com', name: 'Meera', picture: 'p.jpg', extra: 1 })
    const profile = await google.fetchGoogleUser('token', provider, fetch)
    expect(profile).toEqual({ id: '108', email: 'meera@example.com', name: 'Meera', picture: 'p.jpg' })
    expect(fetch).toHaveBeenCalledExactlyOnceWith(
      address,
      expect.objectContaining({ headers: { Authorization: 'Bearer token' }, credentials: 'omit' }),
    )
  })

  test('name and picture may be missing, and the id may be called id', async () => {
    const fetch = answering({ id: '108', email: 'meera@example.com' })
    expect(await google.fetchGoogleUser('token', LOCAL, fetch)).toEqual({
      id: '108',
      email: 'meera@example.com',
      name: '',
      picture: '',
    })
  })

  test.each([
    ['a refusal', { error: 'invalid_token' }, 401],
    ['no id', { email: 'meera@example.com' }, 200],
    ['no email', { sub: '108' }, 200],
    ['nothing', null, 200],
  ])('%s is a failure', async (_name, body, status) => {
    await expect(google.fetchGoogleUser('token', REAL, answering(body, status))).rejects.toThrow()
  })
})
