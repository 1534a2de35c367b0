// A story is one moment of an app that nobody else talks to: the clock stands, and the network is absent.

/**
 * What a story may fetch, by the beginning of its path: files that the app's own build carries and that no server
 * makes. A passage is one, and is worth nothing to a story unless its digest is the published one (D26).
 */
const OWN_FILES = ['/scripture/']

/** Storybook's own list of stories, which it reads again when a file changes. */
const STORYBOOK = ['/index.json']

const asked: string[] = []

/** Notes what is asked of the network. @returns whether it may be asked */
function mayAsk(url: string | URL): boolean {
  const { origin, protocol, pathname } = new URL(url, location.href)
  if (protocol === 'blob:' || protocol === 'data:') return true
  const isOwn = origin === location.origin && [...OWN_FILES, ...STORYBOOK].some((path) => pathname.includes(path))
  if (!isOwn) asked.push(String(url))
  return isOwn
}

const refused = () => new TypeError('a story has no network')

/** Takes the network from the page. The browser's own way to load code, styles and pictures is no part of it. */
function takeNetworkAway(): void {
  const { fetch, XMLHttpRequest, WebSocket, EventSource, navigator } = window
  window.fetch = (input, init) =>
    mayAsk(input instanceof Request ? input.url : input) ? fetch(input, init) : Promise.reject(refused())
  window.XMLHttpRequest = class extends XMLHttpRequest {
    override open(method: string, url: string | URL, ...rest: unknown[]) {
      if (!mayAsk(url)) throw refused()
      Reflect.apply(super.open, this, [method, url, ...rest])
    }
  }
  window.WebSocket = class extends WebSocket {
    constructor(url: string | URL, protocols?: string | string[]) {
      if (!mayAsk(url)) throw refused()
      super(url, protocols)
    }
  }
  window.EventSource = class extends EventSource {
    constructor(url: string | URL, init?: EventSourceInit) {
      if (!mayAsk(url)) throw refused()
      super(url, init)
    }
  }
  const sendBeacon = navigator.sendBeacon.bind(navigator)
  navigator.sendBeacon = (url, data) => mayAsk(url) && sendBeacon(url, data)
  giveBack = () => {
    Object.assign(window, { fetch, XMLHttpRequest, WebSocket, EventSource })
    Reflect.deleteProperty(navigator, 'sendBeacon')
  }
}
let giveBack = () => {}

/** Stops the page's clock there. Timers go on: a story's machines have a clock of their own, and React needs its. */
function stopClock(now: number): void {
  const { Date: Running } = window
  window.Date = class extends Running {
    constructor(...at: []) {
      super(...((at.length === 0 ? [now] : at) as []))
    }
    static override now() {
      return now
    }
  } as DateConstructor
  letGo = () => Object.assign(window, { Date: Running })
}
let letGo = () => {}

/** Begins a story's moment, and ends the one before. */
export function beStill(now: number): void {
  moveAgain()
  asked.length = 0
  performance.clearResourceTimings()
  takeNetworkAway()
  stopClock(now)
}

/** The page as the browser made it. */
export function moveAgain(): void {
  giveBack()
  letGo()
}

/** What was asked of the network since the moment began, also by pictures, fonts and sounds of another place. */
export function askedOfTheNetwork(): string[] {
  const elsewhere = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => /^(https?|wss?):/.test(name) && new URL(name).host !== location.host)
  return [...asked, ...elsewhere]
}
