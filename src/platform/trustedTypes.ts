/** The service worker of the build (scripts/build.ts). */
export const WORKER_SCRIPT = '/firebase-messaging-sw.js'
/** The worker that searches a scripture (src/worker/finder.ts), as the build names it. */
const FINDER_SCRIPT = /^\/assets\/finder-[\w-]+\.js$/

/** As far as it is used here; TypeScript's types of the DOM do not have it yet. */
export type WithTrustedTypes = {
  trustedTypes?: {
    defaultPolicy: object | null
    createPolicy(name: string, rules: { createScriptURL(url: string): string | null }): TrustedTypePolicy
  }
}
export type TrustedTypePolicy = { createScriptURL(url: string): string }

/**
 * Lets the workers of this app start (D31): the Content-Security-Policy refuses every text that would become code, unless
 * the policy named `default` passes it. No HTML and no script passes. The recorder's workers are started by a library, so
 * they cannot be passed one by one: a blob: address is of something that a script of this page has made, and nothing but a
 * worker may run it (`worker-src`). To be called before a worker is started; a browser without Trusted Types needs nothing.
 */
export function allowWorkers(target: Window & WithTrustedTypes = window): void {
  const { trustedTypes } = target
  // There can be one of that name in a page's life.
  if (trustedTypes === undefined || trustedTypes.defaultPolicy !== null) return
  const blobs = `blob:${target.location.origin}/`
  trustedTypes.createPolicy('default', {
    createScriptURL: (url) => (url === WORKER_SCRIPT || FINDER_SCRIPT.test(url) || url.startsWith(blobs) ? url : null),
  })
}
