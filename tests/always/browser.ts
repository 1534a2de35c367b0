// As much of a browser as the machines and the real world in their slots ask for, without a page: an address, a storage,
// a network that can be away. One for each test process, emptied for each run.

type Listener = (event: Event) => void

class Shelf {
  readonly #kept = new Map<string, string>()
  getItem = (key: string): string | null => this.#kept.get(key) ?? null
  setItem = (key: string, value: string): void => void this.#kept.set(key, value)
  removeItem = (key: string): void => void this.#kept.delete(key)
  clear = (): void => this.#kept.clear()
  entries = (): [string, string][] => [...this.#kept]
}

export type Browser = {
  local: Shelf
  session: Shelf
  /** Where the page is, and where it asked to go as a new document; null while it did not. */
  path: () => string
  left: () => string | null
  go: (path: string) => void
  online: boolean
  /** A new page of the same device. */
  open: (path: string) => void
  fetch: (request: Request) => Promise<Response>
}

const ORIGIN = 'http://satsang.test'

/** Puts it in the place of the one that a page has. */
export function installBrowser(): Browser {
  const local = new Shelf()
  const session = new Shelf()
  let address = new URL('/', ORIGIN)
  let leaving: string | null = null
  let listeners = new Map<string, Set<Listener>>()
  const dispatch = (type: string) => {
    for (const listener of listeners.get(type) ?? []) listener(new Event(type))
  }
  const moveTo = (url: string | URL | null | undefined) => {
    address = new URL(url ?? '', address)
  }
  const browser: Browser = {
    local,
    session,
    path: () => address.pathname,
    left: () => leaving,
    go: (path) => {
      moveTo(path)
      dispatch('pushState')
    },
    online: true,
    open: (path) => {
      listeners = new Map()
      leaving = null
      moveTo(path)
    },
    fetch: () => Promise.reject(new TypeError('nobody answers')),
  }
  const history = {
    length: 1,
    state: null,
    pushState: (_: unknown, __: string, url?: string | URL | null) => {
      moveTo(url)
      dispatch('pushState')
    },
    replaceState: (_: unknown, __: string, url?: string | URL | null) => {
      moveTo(url)
      dispatch('replaceState')
    },
    back: () => {},
  }
  const page = {
    localStorage: local,
    sessionStorage: session,
    history,
    location: {
      get pathname() {
        return address.pathname
      },
      get search() {
        return address.search
      },
      get href() {
        return address.href
      },
      origin: ORIGIN,
      assign: (path: string) => {
        leaving = path
      },
      reload: () => {
        leaving = address.pathname
      },
    },
    addEventListener: (type: string, listener: Listener) => {
      listeners.set(type, (listeners.get(type) ?? new Set()).add(listener))
    },
    removeEventListener: (type: string, listener: Listener) => void listeners.get(type)?.delete(listener),
    fetch: (request: Request) => browser.fetch(request),
  }
  const put = (name: string, value: unknown) => Object.defineProperty(globalThis, name, { value, configurable: true })
  const navigator = {
    get onLine() {
      return browser.online
    },
    userAgent: 'a phone',
    languages: ['en-IN'],
  }
  put('window', Object.assign(page, { window: page, navigator }))
  put('history', history)
  put('location', page.location)
  put('navigator', navigator)
  return browser
}
