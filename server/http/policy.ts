export type Sources = Record<'scripts' | 'styles' | 'connect' | 'frames' | 'policies', string[]>

/** What Google Identity Services and its user info need, as Google documents it: only where a client id is configured. */
export const GOOGLE_SOURCES: Sources = {
  scripts: ['https://accounts.google.com/gsi/client'],
  styles: ['https://accounts.google.com/gsi/style'],
  connect: ['https://accounts.google.com/gsi/', 'https://www.googleapis.com/oauth2/v3/userinfo'],
  frames: ['https://accounts.google.com/gsi/'],
  policies: ['google'],
}

/** What Firebase Cloud Messaging needs to make a token, for the page and for the service worker: only where it is configured. */
export const FIREBASE_SOURCES: Sources = {
  scripts: [],
  styles: [],
  connect: ['https://fcmregistrations.googleapis.com', 'https://firebaseinstallations.googleapis.com'],
  frames: [],
  policies: [],
}

/** Where Mixpanel's events go: only where a token is configured. `host` is another origin, such as the one for Europe. */
export const mixpanelSources = (host?: string): Sources => ({
  scripts: [],
  styles: [],
  connect: host ? [new URL(host).origin] : ['https://api-js.mixpanel.com', 'https://api.mixpanel.com'],
  frames: [],
  policies: [],
})

/**
 * The security headers of every page (D31), for the server and for the build, which writes them for static hosts.
 * `scripts`, `styles`, `connect` and `frames` are further sources: hashes of what stands inline, the origin of an API
 * elsewhere, another's sign-in. `policies` are the names of further Trusted Types policies.
 */
export const securityHeaders = (allowed: Partial<Sources> = {}): Record<string, string> => ({
  'Content-Security-Policy': [
    "default-src 'self'",
    ["script-src 'self'", ...(allowed.scripts ?? [])].join(' '),
    ["style-src 'self'", ...(allowed.styles ?? [])].join(' '),
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "font-src 'self'",
    ["connect-src 'self'", ...(allowed.connect ?? [])].join(' '),
    ...(allowed.frames?.length ? [["frame-src 'self'", ...allowed.frames].join(' ')] : []),
    // blob: is the wav encoder's worker.
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    // No text becomes HTML or code but the addresses of code that these policies of the app pass: its workers
    // (src/platform/trustedTypes.ts), and Google's library (src/platform/google.ts).
    "require-trusted-types-for 'script'",
    ['trusted-types default', ...(allowed.policies ?? [])].join(' '),
  ].join('; '),
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'microphone=(self), camera=(), geolocation=(), payment=(), usb=()',
  // Not plain same-origin: the Google sign-in popup has to be able to answer its opener.
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  // For what is asked without CORS, as an <img> of another's page is. Who may call the API is another matter (cors.ts).
  'Cross-Origin-Resource-Policy': 'same-origin',
})

/** Two years, as browsers' preload lists ask. */
export const HSTS = 'max-age=63072000; includeSubDomains'

/** What the build writes for static hosts, which are on TLS (D31). The server adds the last one itself, where TLS is used. */
export const headersOfFiles = (allowed: Partial<Sources>): Record<string, string> => ({
  ...securityHeaders(allowed),
  'Strict-Transport-Security': HSTS,
})
