/**
 * The security headers of every page (D31), for the server and for the build, which writes them for static hosts.
 * `scripts`, `styles` and `connect` are further sources: hashes of what stands inline, the origin of an API elsewhere.
 */
export const securityHeaders = (
  allowed: { scripts?: string[]; styles?: string[]; connect?: string[] } = {},
): Record<string, string> => ({
  'Content-Security-Policy': [
    "default-src 'self'",
    ["script-src 'self'", ...(allowed.scripts ?? [])].join(' '),
    ["style-src 'self'", ...(allowed.styles ?? [])].join(' '),
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "font-src 'self'",
    ["connect-src 'self'", ...(allowed.connect ?? [])].join(' '),
    // blob: is the wav encoder's worker.
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; '),
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'microphone=(self), camera=(), geolocation=(), payment=(), usb=()',
  // Not plain same-origin: the Google sign-in popup has to be able to answer its opener.
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
})
