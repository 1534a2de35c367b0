import { FREE_MESSAGES } from '../../openapi/constants.ts'
import type { Language, Tradition } from '../../src/machines/entities.ts'
import { EXAMPLES } from '../answers/cases.ts'

// The server as the contract has it, as small as the machines need it: who has said what, and what is left.

type Stored = {
  id: string
  conversation_id: string
  role: 'user' | 'other'
  content: string
  client_message_id?: string
}
type Account = { id: string; complete: boolean; messages: Stored[] }

/** What becomes of a message that is held. */
export type Outcome =
  | 'answered'
  /** Refused: nothing is stored. */
  | 'failed'
  /** Stored and answered, and the answer does not arrive. */
  | 'lost'
  /** It never arrived. */
  | 'dropped'
  /** The token is no longer valid. */
  | 'unauthorized'

export type Held = {
  path: string
  body: { message: string; client_message_id: string; spiritual_tradition: Tradition; language: Language }
  token: string | null
  settle: (outcome: Outcome) => void
}

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })

const AT = '2026-11-28T09:00:00Z'

export class Server {
  readonly held: Held[] = []
  readonly accounts = new Map<string, Account>()
  readonly tokens = new Map<string, string>()
  readonly visitors: Record<Tradition, Stored[]> = { sikh: [], hindu: [] }
  /** Answers that were free, on this device. */
  used = 0
  /** Calls since somebody counted. */
  calls = 0
  /** Every address that was asked. */
  readonly addresses: string[] = []
  /** Whether this device was told that no free answer is left; what it sent after that. */
  toldEnd = false
  readonly sentAfterEnd: string[] = []
  /** What was wrong with a call, for whoever wants to know. */
  readonly wrongs: string[] = []
  /** Other calls than messages fail with this status once. */
  failsNext: number | null = null
  #drawn = 0

  readonly #token: () => string | null

  /** @param token what the device has stored now: a call without it, or with another, did not come from this device */
  constructor(token: () => string | null) {
    this.#token = token
  }

  #id(): string {
    this.#drawn += 1
    return `00000000-0000-4000-8000-${String(this.#drawn).padStart(12, '0')}`
  }

  /** Answers a call; a message waits until somebody says what becomes of it. */
  async answer(request: Request): Promise<Response> {
    const path = new URL(request.url).pathname.replace('/api/v1', '')
    const bearer = request.headers.get('authorization')?.replace('Bearer ', '') ?? null
    this.calls += 1
    this.addresses.push(request.url)
    if (bearer !== this.#token() && path !== '/auth/logout')
      this.wrongs.push(`${path} was asked with another token than the stored one`)
    const body = request.method === 'GET' ? {} : JSON.parse((await request.text()) || '{}')
    if (/\/chat\/(?:anonymous\/)?send-text$/.test(path)) return this.#hold(path, body, bearer, request.signal)
    if (this.failsNext !== null) {
      const status = this.failsNext
      this.failsNext = null
      return json({ detail: '', code: '' }, status)
    }
    return this.#reply(request, path, body, bearer)
  }

  async #hold(path: string, body: Held['body'], token: string | null, signal: AbortSignal): Promise<Response> {
    // As fetch does: what was given up before is never asked.
    signal.throwIfAborted()
    if (token === null && this.toldEnd) this.sentAfterEnd.push(body.message)
    return new Promise((resolve, reject) => {
      const held: Held = {
        path,
        body,
        token,
        settle: (outcome) => {
          this.held.splice(this.held.indexOf(held), 1)
          if (outcome === 'dropped') return reject(new TypeError('Failed to fetch'))
          if (outcome === 'failed') return resolve(json({ detail: '', code: '' }, 500))
          if (outcome === 'unauthorized') {
            if (token !== null) this.tokens.delete(token)
            return resolve(json({ detail: '', code: '' }, token === null ? 500 : 401))
          }
          const answer = token === null ? this.#free(body) : this.#spoken(body, token)
          if (outcome === 'lost') return reject(new TypeError('Failed to fetch'))
          if (token === null) this.toldEnd = this.used >= FREE_MESSAGES
          resolve(answer)
        },
      }
      this.held.push(held)
      // Given up by who asked: it never arrived, as far as this server goes.
      signal.addEventListener('abort', () => this.held.includes(held) && held.settle('dropped'), { once: true })
    })
  }

  /** The exchange of a message; the same one again gets the same answer (D28). */
  #exchange(
    messages: Stored[],
    conversation: string,
    body: Held['body'],
  ): { sent: Stored; reply: Stored; isNew: boolean } {
    const at = messages.findIndex((message) => message.client_message_id === body.client_message_id)
    const [before, after] = at === -1 ? [] : messages.slice(at, at + 2)
    if (before !== undefined && after !== undefined) {
      if (before.content !== body.message) this.wrongs.push(`one id for "${before.content}" and "${body.message}"`)
      return { sent: before, reply: after, isNew: false }
    }
    const of = { conversation_id: conversation, message_type: 'text', created_at: AT } as const
    const { client_message_id } = body
    const sent: Stored = { id: this.#id(), ...of, role: 'user', content: body.message, client_message_id }
    const reply: Stored = { id: this.#id(), ...of, role: 'other', content: `Of ${body.message}` }
    messages.push(sent, reply)
    return { sent, reply, isNew: true }
  }

  #free(body: Held['body']): Response {
    const tradition = body.spiritual_tradition
    const known = this.visitors[tradition].some((message) => message.client_message_id === body.client_message_id)
    if (!known && this.used >= FREE_MESSAGES) {
      return json({ error: 'message_limit_reached', ...this.#counts(), conversation_id: `visitor-${tradition}` })
    }
    const { sent, reply, isNew } = this.#exchange(this.visitors[tradition], `visitor-${tradition}`, body)
    if (isNew) this.used += 1
    return json({ user_message: sent, guru_response: reply, ...this.#counts(), conversation_id: sent.conversation_id })
  }

  #counts() {
    const left = FREE_MESSAGES - this.used
    return { user_message_count: this.used, remaining_messages: left, requires_login: left === 0 }
  }

  #spoken(body: Held['body'], token: string): Response {
    const account = this.#account(token)
    if (account === undefined) return json({ detail: '', code: '' }, 401)
    const { sent, reply } = this.#exchange(account.messages, account.id, body)
    return json({ user_message: sent, guru_response: reply, message_category: 'other' })
  }

  #account(token: string | null): Account | undefined {
    return this.accounts.get(this.tokens.get(token ?? '') ?? '')
  }

  #user({ id, complete }: Account) {
    const [example] = EXAMPLES.getProfile as [object]
    return { ...example, id, profile_completed: complete }
  }

  /** Somebody's number: whose ends with an odd digit has completed the profile. */
  #login(phone: string): Response {
    const account = this.accounts.get(phone) ?? {
      id: `user-${phone}`,
      complete: Number(phone.at(-1)) % 2 === 1,
      messages: [],
    }
    this.accounts.set(phone, account)
    const token = this.#id()
    this.tokens.set(token, phone)
    return json({
      success: true,
      user: this.#user(account),
      access_token: token,
      token_type: 'bearer',
      is_new_user: false,
      needs_setup: !account.complete,
      route_to: account.complete ? 'chat' : 'setup',
    })
  }

  #reply({ method, url }: Request, path: string, body: Record<string, string>, token: string | null): Response {
    const tradition = body.spiritual_tradition as Tradition
    switch (`${method} ${path}`) {
      case 'POST /chat/anonymous/start':
        return json({
          device_id: 'device_0123456789abcdef',
          conversation_id: `visitor-${tradition}`,
          referral_code: '',
          spiritual_tradition: tradition,
          language: body.language,
          message_count: this.used,
          remaining_messages: FREE_MESSAGES - this.used,
          limit: FREE_MESSAGES,
          requires_login: this.used >= FREE_MESSAGES,
          trial_completed: this.used >= FREE_MESSAGES,
        })
      case 'POST /auth/whatsapp/send-otp':
        return json({ success: true, message: 'OTP sent successfully' })
      case 'POST /auth/whatsapp/verify-otp':
        return this.#login(body.phone_number ?? '')
      case 'POST /auth/logout':
        this.tokens.delete(token ?? '')
        return json({ success: true })
    }
    if (path === '/chat/anonymous/check-device-status')
      return this.#status(new URL(url).searchParams.get('spiritual_tradition') as Tradition)
    const account = this.#account(token)
    if (account === undefined) return json({ detail: '', code: '' }, token === null ? 404 : 401)
    switch (`${method} ${path}`) {
      case 'GET /auth/profile':
        return json(this.#user(account))
      case 'PUT /auth/profile':
        account.complete ||= body.profile_completed !== undefined
        return json({ user: this.#user(account) })
      case 'GET /chat/conversations':
        return json(account.messages.length === 0 ? [] : [{ id: account.id, created_at: AT }])
      case 'GET /chat/messages/all':
        return json({
          messages: account.messages,
          page: 1,
          total_conversations: 1,
          start_index: 0,
          end_index: 1,
          conversations_to_load: 1,
        })
    }
    return json({ detail: '', code: '' }, 404)
  }

  #status(tradition: Tradition): Response {
    const left = FREE_MESSAGES - this.used
    const messages = this.visitors[tradition]
    this.toldEnd = left === 0
    return json({
      trial_completed: left === 0,
      requires_login: left === 0,
      user_message_count: this.used,
      remaining_conversations: left,
      ...(messages.length > 0 && { latest_conversation: { id: `visitor-${tradition}`, referral_code: '', messages } }),
    })
  }
}
