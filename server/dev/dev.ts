import { BlockList, isIPv6 } from 'node:net'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import { tokenOf } from '../auth/tokens.ts'
import type { Database } from '../db/schema.ts'
import { addressNotFound, Problem } from '../http/problem.ts'
import { readOutbox } from '../operations/otpSender.ts'
import { cleanUserText } from '../text.ts'
import { findSignIn, LOCAL_AUDIENCE, lastPeople, type Person, signInLocally } from './localProvider.ts'
import { answerPage, faultPage, PAGE_POLICY, type SignInRequest, signInPage } from './signInPage.ts'

/** Everything for local use lives below this. */
export const DEV_PREFIX = '/dev/'
const FORM_LIMIT_BYTES = 8 * 1024

export type DevOptions = { db: Kysely<Database>; now: () => Date; signIn: boolean; outbox: boolean }

/**
 * What is for local use only: the sign-in page (D18) and the outbox (D19). Where they are off there is nothing at
 * their addresses, and for callers from elsewhere, or by another name than this machine's own, there is nothing either,
 * in case a server is put on the internet with its settings for local use.
 */
export function registerDev(app: FastifyInstance, options: DevOptions) {
  app.register(async (dev) => {
    dev.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: FORM_LIMIT_BYTES },
      async (_request: unknown, body: string) => Object.fromEntries(new URLSearchParams(body)),
    )
    // Not by the handler of what is not found: the app's page for it is another scope's.
    dev.addHook('onRequest', async (request) => {
      if (!isNear(request)) throw addressNotFound()
    })
    if (options.signIn) registerSignIn(dev, options)
    if (options.outbox) dev.get('/dev/outbox', () => readOutbox(options.db))
  })
}

function registerSignIn(dev: FastifyInstance, { db, now }: DevOptions) {
  dev.get('/dev/google/authorize', async (request, reply) => {
    const asked = readRequest(request, request.query)
    return asked === undefined ? sendFault(reply) : sendPage(reply, signInPage(asked, await lastPeople(db)))
  })

  dev.post('/dev/google/authorize', async (request, reply) => {
    const asked = readRequest(request, request.body)
    if (asked === undefined) return sendFault(reply)
    const { redirect_origin, state } = asked
    const answer = (more: Record<string, string>) =>
      sendPage(reply, answerPage(redirect_origin, { type: 'satsang.signin', state, ...more }))

    if (fieldOf(request.body, 'cancel') !== '') return answer({ error: 'access_denied' })
    const person = {
      name: cleanUserText(fieldOf(request.body, 'name')).slice(0, 120),
      email: cleanUserText(fieldOf(request.body, 'email')),
    }
    const fault = faultOf(person)
    if (fault !== undefined) return sendPage(reply, signInPage(asked, await lastPeople(db), person, fault), 400)
    return answer({ access_token: await signInLocally(db, person, now()) })
  })

  dev.get('/dev/google/userinfo', async (request, reply) => {
    const token = tokenOf(request.headers.authorization)
    const found = token === undefined ? undefined : await findSignIn(db, token, now())
    if (found === undefined) {
      reply.header('www-authenticate', 'Bearer')
      throw new Problem(401, 'unauthorized', 'This sign-in is not known here, or it is too old.')
    }
    const { subject, email, name } = found
    return { sub: subject, email, email_verified: true, name, aud: LOCAL_AUDIENCE }
  })
}

/** What the app asked for, if it may ask: the token is only ever handed to this origin or to this very machine. */
function readRequest(request: FastifyRequest, fields: unknown): SignInRequest | undefined {
  const [client_id, redirect_origin, state] = ['client_id', 'redirect_origin', 'state'].map((name) =>
    fieldOf(fields, name),
  ) as [string, string, string]
  const isOurs = redirect_origin === `${request.protocol}://${request.host}`
  // The development server has a port of its own.
  const isThisMachine = /^http:\/\/(localhost|127\.0\.0\.1)(:\d{1,5})?$/.test(redirect_origin)
  if (client_id !== LOCAL_AUDIENCE || state === '' || state.length > 512 || !(isOurs || isThisMachine)) return undefined
  return { client_id, redirect_origin, state }
}

function fieldOf(fields: unknown, name: string): string {
  const value = typeof fields === 'object' && fields !== null ? (fields as Record<string, unknown>)[name] : undefined
  return typeof value === 'string' ? value : ''
}

function faultOf({ name, email }: Person): string | undefined {
  if (name === '') return 'Please type a name.'
  if (email.length > 254 || !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) return 'Please type an email address.'
  return undefined
}

const sendFault = (reply: FastifyReply) =>
  sendPage(reply, faultPage('This page was opened in a way that it does not know. Please start again in the app.'), 400)

function sendPage(reply: FastifyReply, html: string, status = 200) {
  return (
    reply
      .code(status)
      .type('text/html; charset=utf-8')
      .header('content-security-policy', PAGE_POLICY)
      .header('referrer-policy', 'no-referrer')
      // The same as the app's own would do where this server serves the app. But a page of the development server has
      // none, and then any other value here would cut the tie to the window that has to get the answer.
      .header('cross-origin-opener-policy', 'unsafe-none')
      .send(html)
  )
}

const NEAR = new BlockList()
NEAR.addSubnet('127.0.0.0', 8)
NEAR.addSubnet('10.0.0.0', 8)
NEAR.addSubnet('172.16.0.0', 12)
NEAR.addSubnet('192.168.0.0', 16)
NEAR.addSubnet('169.254.0.0', 16)
NEAR.addAddress('::1', 'ipv6')
NEAR.addSubnet('fc00::', 7, 'ipv6')
NEAR.addSubnet('fe80::', 10, 'ipv6')

/**
 * This very machine, by the name that the browser has for it. The address alone tells nothing of who asks: a page from
 * elsewhere can have its own name lead to this machine (DNS rebinding), and then reads what stands here.
 */
const LOOPBACK_HOST = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/i

/** By any of these a proxy tells of itself. It hides the caller and the name, so that its own word is not asked for. */
const PROXY_HEADERS = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via']

/** From this machine or its own network, by a loopback name, and by no proxy, whatever TRUST_PROXY says of it. */
function isNear({ headers, ip: from }: FastifyRequest): boolean {
  if (!LOOPBACK_HOST.test(headers.host ?? '') || PROXY_HEADERS.some((name) => headers[name] !== undefined)) return false
  const ip = from.replace(/^::ffff:/, '').replace(/%.*$/, '')
  return NEAR.check(ip, isIPv6(ip) ? 'ipv6' : 'ipv4')
}
