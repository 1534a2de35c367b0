import { expect, test } from 'vitest'
import { FIREBASE_SOURCES, GOOGLE_SOURCES, headersOfFiles, mixpanelSources, securityHeaders } from './policy.ts'

const directives = (headers: Record<string, string>) =>
  Object.fromEntries(
    (headers['Content-Security-Policy'] ?? '').split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ')
      return [name, sources]
    }),
  )

test('nothing from elsewhere as long as nothing is configured (D31)', () => {
  const policy = directives(securityHeaders())
  expect(Object.values(policy).flat().join(' ')).not.toContain('http')
  expect(policy['default-src']).toEqual(["'self'"])
  expect(policy['frame-src']).toBeUndefined()
})

test('a Google client id lets in what Google Identity Services need, and not more', () => {
  const policy = directives(securityHeaders(GOOGLE_SOURCES))
  expect(policy).toMatchObject({
    'script-src': ["'self'", 'https://accounts.google.com/gsi/client'],
    'style-src': ["'self'", 'https://accounts.google.com/gsi/style'],
    'connect-src': ["'self'", 'https://accounts.google.com/gsi/', 'https://www.googleapis.com/oauth2/v3/userinfo'],
    'frame-src': ["'self'", 'https://accounts.google.com/gsi/'],
    'default-src': ["'self'"],
    'trusted-types': ['default', 'google'],
  })
})

test('a text becomes code only by the policies of the app, wherever the headers are written', () => {
  for (const headers of [securityHeaders(), headersOfFiles({}), securityHeaders(FIREBASE_SOURCES)])
    expect(directives(headers)).toMatchObject({
      'require-trusted-types-for': ["'script'"],
      'trusted-types': ['default'],
    })
})

test('push and analytics let in the origins that they speak to, and no script', () => {
  expect(directives(securityHeaders(FIREBASE_SOURCES))).toMatchObject({
    'script-src': ["'self'"],
    'connect-src': [
      "'self'",
      'https://fcmregistrations.googleapis.com',
      'https://firebaseinstallations.googleapis.com',
    ],
  })
  expect(directives(securityHeaders(mixpanelSources()))['connect-src']).toContain('https://api-js.mixpanel.com')
  const european = directives(securityHeaders(mixpanelSources('https://api-eu.mixpanel.com/')))
  expect(european['connect-src']).toEqual(["'self'", 'https://api-eu.mixpanel.com'])
})

test('the sign-in page may answer the window that opened it', () => {
  expect(securityHeaders()['Cross-Origin-Opener-Policy']).toBe('same-origin-allow-popups')
})

test('files on a static host ask for TLS (D31), and the server only where it is used', () => {
  expect(headersOfFiles(GOOGLE_SOURCES)).toEqual({
    ...securityHeaders(GOOGLE_SOURCES),
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  })
  expect(securityHeaders()).not.toHaveProperty('Strict-Transport-Security')
})
