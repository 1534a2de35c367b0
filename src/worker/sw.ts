/// <reference lib="webworker" />
// The service worker: the app starts without a network, and pushes are shown. Built by scripts/build.ts as one classic
// script, /firebase-messaging-sw.js. It never touches the API.
import { ExpirationPlugin } from 'workbox-expiration'
import { PrecacheController, type PrecacheEntry, PrecacheRoute } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { CacheFirst, NetworkFirst } from 'workbox-strategies'
import { LEAVES } from '../scripture/leaf.ts'
import { listenForPush } from './push.ts'
import { sharedAddress } from './shared.ts'

declare const self: ServiceWorkerGlobalScope & { PRECACHE: PrecacheEntry[] }

listenForPush()

/** Scripts and fonts that are not precached: kept from their first use on. */
const ASSETS = 'satsang-assets'
/** What was precached for the version before this one. */
const BEFORE = 'satsang-before'
/** The passages round verses that were shown or opened: about 2 kB each, the ones longest unused go first. */
const PASSAGES = 'satsang-passages'
const ONE_QUARTER_S = 90 * 24 * 60 * 60

const precache = new PrecacheController()
precache.addToCacheList(self.PRECACHE)

let isFirst = false
self.addEventListener('install', (event) => {
  isFirst = self.registration.active === null
  precache.install(event)
})

// A new version waits: one page would otherwise run on two of them. The page says when (its machine knows).
self.addEventListener('message', ({ data }) => {
  if (data?.type === 'SKIP_WAITING') void self.skipWaiting()
})

self.addEventListener('activate', (event) => {
  event.waitUntil(keepOldAssets().then(() => precache.activate(event)))
  // Later on, pages that are open change their worker by themselves.
  if (isFirst) event.waitUntil(self.clients.claim())
})

/** A page of the version before may still ask for its lazy scripts, and the server may have forgotten them. */
async function keepOldAssets(): Promise<void> {
  await caches.delete(BEFORE)
  const known = new Set(precache.getCachedURLs())
  const [from, to] = await Promise.all([caches.open(precache.strategy.cacheName), caches.open(BEFORE)])
  const old = (await from.keys()).filter(({ url }) => url.includes('/assets/') && !known.has(url))
  const copies = old.map(async (request) => {
    const response = await from.match(request)
    if (response !== undefined) await to.put(request, response)
  })
  // Where there is no room for it, the version before ends here.
  await Promise.allSettled(copies)
}

// Pages: as the server answers them, at once and from here. The first landing and the chats have pages of their own; at every
// other address the app draws what is there, 'Page not found' included.
const PAGES: Record<string, string> = {
  '': '/index.html',
  '/pn': '/pn-chat.html',
  '/pn/chat': '/pn-chat.html',
  '/hi': '/hi-chat.html',
  '/hi/chat': '/hi-chat.html',
}
registerRoute(
  new NavigationRoute(
    async ({ url, request, event }) => {
      const page = PAGES[url.pathname.replace(/\/+$/, '')] ?? '/shell.html'
      return precache.createHandlerBoundToURL(page)({ url, request, event })
    },
    // Not the API, nor the server's pages for local use, nor files; a verse has a point in its address too.
    { denylist: [/^\/(?:api|dev)(?:[/?]|$)/, /^[^?]*\.[a-z]\w*(?:\?|$)/i] },
  ),
)

// Shared to the installed app.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && /^\/(?:pn|hi)\/find$/.test(url.pathname),
  async ({ url, request }) => {
    const form = await request.formData()
    return new Response(null, { status: 303, headers: { Location: sharedAddress(url.pathname, form) } })
  },
  'POST',
)

registerRoute(new PrecacheRoute(precache, { cleanURLs: false, directoryIndex: '', ignoreURLParametersMatching: [] }))

/** Hosts that answer every address with the app must not leave a page where a script is wanted. */
const neverPages = {
  cacheWillUpdate: async ({ response }: { response: Response }) =>
    response.status === 200 && !response.headers.get('Content-Type')?.includes('text/html') ? response : null,
}

const assets = new CacheFirst({
  cacheName: ASSETS,
  plugins: [
    neverPages,
    new ExpirationPlugin({ maxEntries: 120, maxAgeSeconds: ONE_QUARTER_S, purgeOnQuotaError: true }),
  ],
})
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  async (asked) => (await caches.match(asked.request, { cacheName: BEFORE })) ?? assets.handle(asked),
)

// What a passage is, is checked by the page, letter by letter (D26): so the kept one will do, and costs no data. One that
// the page does not believe is asked for again, past every cache.
const passages = {
  cacheName: PASSAGES,
  plugins: [neverPages, new ExpirationPlugin({ maxEntries: 150, purgeOnQuotaError: true })],
}
/** The leaves of the scriptures: kept as they are read, and by who wants all of them (src/offline/leaves.ts); 2 MB at most. */
const leaves = { cacheName: LEAVES, plugins: [neverPages] }
const kept = new CacheFirst(passages)
const keptLeaves = new CacheFirst(leaves)
const freshLeaves = new NetworkFirst(leaves)
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/scripture/text/'),
  (asked) => (asked.request.cache === 'reload' ? freshLeaves : keptLeaves).handle(asked),
)
const fresh = new NetworkFirst(passages)
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/scripture/'),
  (asked) => (asked.request.cache === 'reload' ? fresh : kept).handle(asked),
)
