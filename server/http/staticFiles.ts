import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { sendProblem } from './errors.ts'
import { addressNotFound, methodNotAllowed, Problem } from './problem.ts'

/** Pages that the build writes whole, by address; and those of who comes from a trial to sign in (spec section 2). */
const PAGES: Record<string, string> = {
  '/': 'index.html',
  '/pn': 'pn-chat.html',
  '/pn/chat': 'pn-chat.html',
  '/hi': 'hi-chat.html',
  '/hi/chat': 'hi-chat.html',
}
const LANDINGS: Record<string, string> = { '/pn': 'pn.html', '/hi': 'hi.html' }

/** Addresses of the app that have no page of their own: the app draws them (spec section 2). */
const APP_PATHS = [
  ...['/pn', '/hi'].flatMap((prefix) =>
    ['/setup', '/settings', '/read', '/find', '/saved', '/past'].map((path) => prefix + path),
  ),
  ...['/setup', '/chat', '/settings', '/privacy'],
]
/** What may stand behind them: an Ang, a chapter, a verse of one (D54); a message, a day (D61). */
const PLACES = {
  read: /^\d{1,4}(?:\.\d{1,2})?$/,
  past: /^(?:[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}|\d{4}-\d\d-\d\d)$/,
}

const ONE_YEAR = 'public, max-age=31536000, immutable'
const ONE_DAY = 'public, max-age=86400'

/** An address that nothing has. */
const NOWHERE = '/not-found'

/**
 * The address that a request is routed by. One that cannot be decoded (`/%E0%A4%A`) is refused before any route, hook or
 * page of ours is asked; somebody who followed a broken link wants the app's 'Page not found' all the same (D14). Programs
 * that call the API get its JSON.
 */
export function routedUrl(url: string, apiPrefix: string): string {
  const [path = ''] = url.split('?')
  if (!path.includes('%') || path.startsWith(`${apiPrefix}/`)) return url
  try {
    decodeURIComponent(path)
    return url
  } catch {
    return NOWHERE
  }
}

/** Files under assets/ carry a digest in their name. Pages, the service worker and manifests must be fresh. */
function cacheControl(path: string): string {
  if (path.includes('/assets/')) return ONE_YEAR
  return /\.(html|js|json|webmanifest|txt)(\.br|\.gz)?$/.test(path) ? 'no-cache' : ONE_DAY
}

/**
 * Serves the built app from `distDir` and answers every address that nothing else answers: JSON under the API, the
 * app's own 'Page not found' (D14) elsewhere.
 */
export async function registerStaticFiles(app: FastifyInstance, apiPrefix: string, distDir: string | undefined) {
  const root = distDir !== undefined && existsSync(join(distDir, 'index.html')) ? distDir : undefined
  const isApi = (url: string) => url === apiPrefix || url.startsWith(`${apiPrefix}/`) || url.startsWith(`${apiPrefix}?`)

  if (root === undefined) {
    app.setNotFoundHandler(async (request) => {
      if (isApi(request.url)) throw addressNotFound()
      throw new Problem(404, 'not_found', 'The app is not built here yet: run "npm run build". The API is ready.')
    })
    return
  }

  const shell = existsSync(join(root, 'shell.html')) ? 'shell.html' : 'index.html'
  await app.register(async (files) => {
    // What the library refuses as an odd path (`//pn`, `/..`) is an address that nothing has, to whoever followed it.
    files.setErrorHandler<{ statusCode?: number }>((error, request, reply) => {
      if (error.statusCode === 403 && !isApi(request.url)) return sendPageNotFound(reply, shell)
      return sendProblem(error, request, reply)
    })
    await files.register(fastifyStatic, {
      root,
      preCompressed: true,
      index: false,
      dotfiles: 'ignore',
      cacheControl: false,
      // The list of headers is the server's own; compressed files are reached through the plain ones.
      allowedPath: (path) => !/(^|\/)security-headers\.json$|\.(br|gz)$|\/$/.test(path),
      setHeaders: (reply, path) => void reply.header('cache-control', cacheControl(path)),
    })

    for (const [path, page] of Object.entries(PAGES)) {
      const fileOf = (name: string) => (existsSync(join(root, name)) ? name : shell)
      const [file, landing] = [fileOf(page), fileOf(LANDINGS[path] ?? page)]
      files.get<{ Querystring: { from?: unknown } }>(path, ({ query }, reply) =>
        reply.sendFile(query.from === 'anonymous' ? landing : file),
      )
    }
    for (const path of APP_PATHS) files.get(path, (_, reply) => reply.sendFile(shell))
    for (const prefix of ['/pn', '/hi'])
      for (const [page, places] of Object.entries(PLACES))
        files.get<{ Params: { place: string } }>(`${prefix}/${page}/:place`, ({ params: { place } }, reply) =>
          places.test(place) ? reply.sendFile(shell) : sendPageNotFound(reply, shell),
        )

    files.setNotFoundHandler((request, reply) => {
      if (isApi(request.url)) throw addressNotFound()
      if (request.method !== 'GET' && request.method !== 'HEAD') throw methodNotAllowed('GET, HEAD')
      return sendPageNotFound(reply, shell)
    })
  })
}

function sendPageNotFound(reply: FastifyReply, shell: string) {
  // The file's own status would be 200, or 304 for a browser that has the shell already.
  delete reply.request.raw.headers['if-none-match']
  delete reply.request.raw.headers['if-modified-since']
  delete reply.request.raw.headers.range
  reply.code(404)
  return reply.sendFile(shell)
}
