import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { FREE_MESSAGES } from '../../openapi/constants.ts'
import { readOptions, USAGE, UsageError } from '../../scripts/conform/options.ts'
import type { Row } from '../../scripts/conform/rows.ts'
import { conform, type Options } from '../../scripts/conform/run.ts'
import { hashToken } from '../../server/auth/tokens.ts'
import type { OperationId } from '../../server/http/contract.ts'
import { EXAMPLES } from '../answers/cases.ts'
import { newPhone } from './accounts.ts'
import { openTestStore, startServer, type TestServer } from './harness.ts'
import { newUser } from './people.ts'
import { type Asked, type Given, startWrongProvider, type Wrong } from './wrongProvider.ts'

const APP = 'https://app.example'
let storage: Awaited<ReturnType<typeof openTestStore>>
let server: TestServer
/** With the limits that a server really has. */
let limited: TestServer

beforeAll(async () => {
  storage = await openTestStore()
  const options = { store: storage.store, local: true, corsOrigins: [APP] }
  server = await startServer(options)
  limited = await startServer({ ...options, rateLimitFactor: 1 })
})
afterAll(async () => {
  await server.close()
  await limited.close()
  await storage.close()
})

/** A token of somebody who is there to be tried on, and another of theirs. */
async function newAccount(profile_completed = true) {
  const { id, token } = await newUser(storage.store, { profile_completed })
  const second = randomBytes(24).toString('base64url')
  await storage.store.db
    .insertInto('access_tokens')
    .values({ token_hash: hashToken(second), user_id: id })
    .execute()
  return { token, second }
}

const named = ({ operation, rule }: Row) => `${operation}: ${rule}`
const rowsWith = (rows: readonly Row[], result: Row['result']) => rows.filter((row) => row.result === result)

/** Everything is tried of who knows how. */
const everything = async (): Promise<Omit<Options, 'base'>> => ({
  ...(await newAccount()),
  all: true,
  origin: APP,
  phone: newPhone(),
})

/** What a provider does otherwise, and the rows that have to tell it: all that begin so, or are like this. */
type Break = Wrong & { differs: readonly (string | RegExp)[] }

/** Changes the answers of one operation, where `when` says so. */
function wrong(
  id: OperationId | '',
  differs: readonly string[],
  change: (given: Given, asked: Asked) => void,
  when: (given: Given, asked: Asked) => boolean = () => true,
): Break {
  const given = (had: Given, asked: Asked) => {
    if (asked.id === id && when(had, asked)) change(had, asked)
    return had
  }
  return { differs: differs.map((rule) => (id === '' ? rule : `${id}: ${rule}`)), given }
}

const status = (wanted: number) => (given: Given) => given.status === wanted
const code = (wanted: string) => (given: Given) => given.json?.code === wanted
const set = (given: Given, to: number, json: unknown) => Object.assign(given, { status: to, json, body: undefined })
/** Answers like this in place of what it was to answer. */
const answer = (to: number, json: unknown) => (given: Given) => void set(given, to, structuredClone(json))
const id = () => crypto.randomUUID()
/** True from the second time on that it is asked about the same. */
function again() {
  const known = new Set<unknown>()
  return (what: unknown) => known.size === known.add(what).size
}
const plain = (given: Given, text: string) =>
  Object.assign(given, { body: text, headers: { ...given.headers, 'content-type': 'text/plain' } })

/** Small faults, none of which keeps another from being seen. */
const SMALL_ONES = (): Break[] => {
  const begun = again()
  let reply: unknown
  let read: unknown
  return [
    wrong('getHealth', ['tells'], ({ json }) => delete json.status),
    wrong(
      'getSocialProofMessage',
      ['makes each'],
      ({ json }) => {
        json.version = 'social_proof_numbers'
      },
      status(200),
    ),
    wrong(
      'searchScripture',
      ['finds a verse', 'answers each query'],
      ({ json }) => {
        for (const { hits } of json.found) for (const hit of hits) hit.reference = 'Bhagavad Gita 1.1'
      },
      status(200),
    ),
    wrong(
      'checkDeviceStatus',
      ['a new device'],
      ({ json }) => {
        json.remaining_conversations = FREE_MESSAGES + 1
      },
      ({ json }) => json.user_message_count === 0,
    ),
    wrong(
      'startAnonymousSession',
      ['starting again'],
      ({ json }) => {
        json.conversation_id = id()
      },
      ({ json }) => json.message_count === 0 && begun(json.conversation_id),
    ),
    wrong('checkAnonymousLimit', ['tells'], answer(400, { detail: 'No body.' }), (_, { body }) => body.length === 0),
    // It is how that row finds out that nothing was counted.
    { differs: ['sendAnonymousText: a repeated'] },
    wrong('sendAnonymousText', ['a conversation of another device'], (given) => set(given, 200, reply), status(404)),
    {
      differs: ['sendAnonymousText: the third', 'sendAnonymousText: the limit'],
      given(given, { id: asked, json }) {
        if (asked !== 'sendAnonymousText') return given
        reply ??= given.json.guru_response && structuredClone(given.json)
        if (given.json.error === undefined) return given
        return json.spiritual_tradition === 'hindu'
          ? set(given, 200, reply)
          : set(given, 403, { detail: 'It is over.' })
      },
    },
    wrong(
      'getAnonymousConversation',
      ['has each'],
      ({ json }) => json.messages.reverse(),
      ({ json }) => json.messages?.length === 2 * FREE_MESSAGES,
    ),
    wrong(
      'getAnonymousConversation',
      ['refuses who'],
      (given) => plain(given, 'No device.'),
      code('device_id_required'),
    ),
    wrong(
      'sendAnonymousVoice',
      ['answers'],
      ({ json }) => {
        json.user_message.message_type = 'text'
      },
      status(200),
    ),
    wrong(
      'subscribeNotifications',
      ['refuses a device without'],
      answer(200, { success: true }),
      (given, { headers }) => given.status === 403 && headers['x-device-secret'] === undefined,
    ),
    wrong(
      'subscribeNotifications',
      ['refuses a device_id'],
      answer(200, { success: true }),
      (given, { headers, json }) =>
        given.status === 400 && /^device_conform/.test(json?.device_id) && json.device_id !== headers['x-device-id'],
    ),
    wrong('loginWithGoogle', ['refuses a credential'], answer(200, EXAMPLES.loginWithGoogle[0]), status(401)),
    wrong('sendWhatsappOtp', ['sends'], ({ headers }) => delete headers['retry-after'], status(429)),
    wrong('verifyWhatsappOtp', ['refuses a wrong'], answer(200, EXAMPLES.verifyWhatsappOtp[0]), code('invalid_otp')),
    wrong('getProfile', [], ({ headers }) => delete headers['access-control-allow-origin'], status(401)),
    { differs: ['any call: answers and refusals'] },
    wrong(
      'generateReferralLink',
      ['makes'],
      ({ json }) => {
        json.referral_link = 'https://app.example/pn'
      },
      status(200),
    ),
    wrong(
      'sharePlatform',
      ['makes'],
      ({ json }) => {
        json.share_url = 'an address'
      },
      (given, { json }) => given.status === 200 && json.platform === 'twitter',
    ),
    wrong(
      'sendText',
      ['answers'],
      ({ json }) => {
        json.user_message.client_message_id = id()
      },
      status(200),
    ),
    wrong('sendVoice', ['answers'], ({ json }) => delete json.guru_response, status(200)),
    wrong(
      'listAllMessages',
      ['pages'],
      ({ json }) => {
        json.start_index += 1
      },
      (given, { path }) => given.status === 200 && path.includes('limit=1'),
    ),
    wrong(
      'listAllMessages',
      ['a page past'],
      (given) => {
        read ??= given.json.messages
        given.json.messages = read
      },
      (given, { path }) => given.status === 200 && path.includes('limit=5'),
    ),
    wrong(
      'listConversations',
      ['gives the list'],
      ({ json }) => {
        json[0].id = id()
      },
      status(200),
    ),
    wrong('updateProfile', ['saves'], ({ json }) => delete json.place_of_birth, status(200)),
    wrong(
      'transitionAnonymousToken',
      ['moves'],
      ({ json }) => {
        json.transitioned = false
      },
      status(200),
    ),
    wrong(
      'exportAccount',
      ['has everything'],
      ({ json }) => {
        json.user.id = id()
      },
      status(200),
    ),
    // The change that comes last wins.
    wrong(
      'syncSaved',
      ['keeps'],
      ({ json }, asked) => {
        json.items = asked.json.items
      },
      (given, { json }) => given.status === 200 && json.items[0]?.note === 'earlier',
    ),
    wrong('deleteAccount', ['erases'], answer(200, { success: true }), status(204)),
  ]
}

/** Others, in other places. */
const OTHER_ONES = (): Break[] => {
  let sikh: string | undefined
  let over: Given['json']
  let sound: Given['body']
  let conversation: unknown
  const spoken = again()
  const said = again()
  const moved = again()
  return [
    wrong(
      'getSocialProofMessage',
      ['an unknown city'],
      ({ json }, { path }) => {
        json.stats.city = new URL(path, 'http://a').searchParams.get('city')
      },
      (_, { path }) => path.includes('city='),
    ),
    wrong(
      'startAnonymousSession',
      ['each tradition'],
      ({ json }) => {
        if (json.spiritual_tradition === 'sikh') sikh ??= json.conversation_id
        else json.conversation_id = sikh
      },
      status(200),
    ),
    wrong(
      'startAnonymousSession',
      ['gives the session'],
      answer(403, { detail: 'It is over.' }),
      ({ json }) => json.trial_completed,
    ),
    wrong(
      'sendAnonymousText',
      ['after the free messages'],
      ({ json }) => {
        json.requires_login = false
      },
      ({ json }) => json.user_message_count === FREE_MESSAGES && json.error === undefined && over === undefined,
    ),
    wrong(
      'sendAnonymousText',
      ['at the limit too'],
      (given) => {
        if (given.json.error !== undefined) over ??= given.json
        else if (over?.conversation_id === given.json.conversation_id) given.json = over
      },
      status(200),
    ),
    wrong(
      'checkAnonymousLimit',
      ['tells that'],
      ({ json }) => {
        json.trial_completed = false
      },
      ({ json }) => json.trial_completed,
    ),
    wrong(
      'checkDeviceStatus',
      ['tells'],
      ({ json }) => {
        json.requires_login = false
      },
      ({ json }) => json.requires_login,
    ),
    wrong(
      'getAnonymousConversation',
      ['is 404'],
      (given) => {
        if (given.status === 200) conversation = given.json
        else set(given, 200, conversation)
      },
      ({ status: had }) => [200, 404].includes(had),
    ),
    wrong(
      'sendAnonymousVoice',
      ['a repeated'],
      ({ json }) => {
        json.guru_response.id = id()
      },
      ({ json }) => json.guru_response !== undefined && spoken(json.guru_response.id),
    ),
    wrong(
      'getMessageAudio',
      ['gives one range', 'hides'],
      (given) => {
        if (given.status === 200) sound = given.body
        given.status = 200
        given.body = sound
        given.headers['content-type'] = 'audio/wav'
      },
      ({ status: had }) => [200, 206, 404].includes(had),
    ),
    wrong(
      'subscribeNotifications',
      ['refuses an account', 'registers a member'],
      answer(200, { success: true }),
      (given, { json }) => given.status === 403 && json.user_id !== undefined,
    ),
    wrong('unsubscribeNotifications', ['forgets'], answer(200, { success: false }), status(200)),
    wrong(
      'sendText',
      ['a repeated'],
      ({ json }) => {
        json.guru_response.id = id()
      },
      ({ json }) => json.guru_response !== undefined && said(json.guru_response.id),
    ),
    wrong(
      'sendVoice',
      ['a repeated'],
      ({ json }) => {
        json.guru_response.id = id()
      },
      ({ json }) => json.guru_response !== undefined && said(json.guru_response.id),
    ),
    wrong(
      'sendFeedback',
      ['keeps'],
      ({ json }) => {
        json.user_feedback = 'like'
      },
      status(200),
    ),
    wrong(
      'sendFeedback',
      ['a reply that'],
      answer(200, EXAMPLES.sendFeedback[0]),
      (given, { json }) => given.status === 404 && json.feedback_type === 'like',
    ),
    wrong(
      'listAllMessages',
      ['gives the latest'],
      ({ json }) => json.messages.reverse(),
      (given, { path }) => given.status === 200 && path.includes('limit=5'),
    ),
    wrong(
      'updateProfile',
      ['refuses an update'],
      answer(200, EXAMPLES.getProfile[0]),
      (_, { body, method }) => method === 'PUT' && String(body) === '{}',
    ),
    wrong(
      'searchMessages',
      ['finds nothing'],
      ({ json }) => {
        json.hits = structuredClone((EXAMPLES.searchMessages[0] as { hits: unknown[] }).hits)
      },
      (given, { json }) => given.status === 200 && json?.query === '?!',
    ),
    wrong(
      'syncSaved',
      ['takes a time', 'empties'],
      ({ json }, asked) => {
        json.items = asked.json.items
      },
      (given, { json }) => given.status === 200 && Date.parse(json.items[0]?.changed_at) > Date.now(),
    ),
    wrong(
      'transitionAnonymousToken',
      ['a second time'],
      ({ json }, { headers }) => {
        json.transitioned = true
        moved(headers['x-device-id'])
      },
      ({ json }) => json.transitioned === false,
    ),
    wrong(
      'transitionAnonymousToken',
      ['refuses the id'],
      answer(200, EXAMPLES.transitionAnonymousToken[0]),
      status(403),
    ),
  ]
}

/** A status that is not the contract's, HTML in place of an error, and no leave for the app's headers. */
const STATUSES = (): Break[] => [
  wrong(
    'startAnonymousSession',
    ['begins'],
    (given) => {
      given.status = 201
    },
    status(200),
  ),
  // They begin with a session, too.
  { differs: ['sendAnonymousText: the same message', 'subscribeNotifications: registers a visitor'] },
  wrong(
    '',
    ['any call: an unknown address'],
    (given) => {
      Object.assign(given, { status: 200, body: '<!doctype html>', headers: { 'content-type': 'text/html' } })
    },
    status(404),
  ),
  wrong('', ['any call: another method'], (given) => set(given, 200, { status: 'ok' }), status(405)),
  {
    differs: Object.keys(EXAMPLES)
      .concat('deleteAccount', 'logout', 'getMessageAudio')
      .map((operation) => `${operation}: lets`),
    given(given, { method }) {
      if (method === 'OPTIONS') given.headers['access-control-allow-headers'] = 'Authorization, Content-Type'
      return given
    },
  },
  wrong('listConversations', ['an account without'], answer(200, []), status(403)),
]

/** Nobody and nothing is refused. */
const NO_REFUSALS = (): Break[] => [
  {
    differs: [/: refuses (?:who|what|a device_id|an update) /, 'logout: revokes', 'deleteAccount: erases'],
    given(given, { id: asked }) {
      const { code: had } = given.json ?? {}
      if (asked === 'loginWithGoogle' && had === 'login_refused') return given
      if (had === 'device_id_required') return set(given, 403, given.json)
      return ['unauthorized', 'invalid_request'].includes(had) ? set(given, 200, {}) : given
    },
  },
  // No field is ever null.
  wrong(
    'getProfile',
    ['gives'],
    ({ json }) => {
      json.email = null
    },
    ({ json }) => json.id !== undefined,
  ),
  wrong('sendAnonymousText', ['answers', 'the same'], ({ json }) => delete json.remaining_messages, status(200)),
]

/** A message that is sent again is another message. */
const DOUBLED = (): Break[] => [
  {
    differs: [
      'sendAnonymousText: a repeated',
      'sendAnonymousText: after the free messages',
      'sendAnonymousText: the same message',
      'getAnonymousConversation: has each',
      'checkDeviceStatus: tells',
    ],
    asked(asked) {
      if (asked.id !== 'sendAnonymousText' || asked.json?.client_message_id === undefined) return
      asked.body = Buffer.from(JSON.stringify({ ...asked.json, client_message_id: id() }))
    },
    given(given, { id: asked, json }) {
      if (asked === 'sendAnonymousText' && given.json.user_message !== undefined)
        given.json.user_message.client_message_id = json.client_message_id
      return given
    },
  },
  // Where there is something that was sent.
  wrong(
    'listAllMessages',
    ['gives the page'],
    ({ json }) => {
      json.page += 1
    },
    (given, { path }) => given.status === 200 && path.includes('message_id='),
  ),
  wrong('listAllMessages', ['a message that'], answer(200, EXAMPLES.listAllMessages[0]), status(404)),
  wrong(
    'searchMessages',
    ['finds what'],
    ({ json }) => {
      for (const { marks } of json.hits) marks[0] = { from: 1, to: 2 }
    },
    status(200),
  ),
  wrong(
    'getMessageAudio',
    ['gives the recording'],
    ({ headers }) => {
      headers['content-type'] = 'audio/mpeg'
    },
    status(200),
  ),
]

const WAVES: Readonly<Record<string, { breaks: () => Break[]; account?: () => Promise<object> }>> = {
  'small faults': { breaks: SMALL_ONES },
  'other small faults': { breaks: OTHER_ONES },
  'wrong statuses': { breaks: STATUSES, account: () => newAccount(false) },
  'no refusals': { breaks: NO_REFUSALS },
  'messages that are doubled': { breaks: DOUBLED },
}
type Run = { rows: readonly Row[]; breaks: readonly Break[] }
const runs = new Map<string, Promise<Run>>()
/** Tests may come in any order, and one needs them all. */
function runOf(name: string): Promise<Run> {
  const run = runs.get(name) ?? tryOut(name)
  runs.set(name, run)
  return run
}
async function tryOut(name: string): Promise<Run> {
  const wave = WAVES[name]
  const breaks = wave?.breaks() ?? []
  const provider = await startWrongProvider(server.url, {
    asked: (asked) => {
      for (const one of breaks) one.asked?.(asked)
    },
    given: (given, asked) => breaks.reduce((had, one) => one.given?.(had, asked) ?? had, given),
  })
  const { rows } = await conform({ ...(await everything()), ...(await wave?.account?.()), base: provider.base })
  await provider.close()
  return { rows, breaks }
}

const FAITHFUL = 'nothing'
/** What only an account can tell whose profile is not complete, and what none of those can is in the other rows. */
const INCOMPLETE = 'listConversations: an account without a completed profile is 403 (spec section 6)'

describe('npm run conform', () => {
  test('finds that all holds of the reference server, within its limits', async () => {
    const { rows, requests } = await conform({ ...(await everything()), base: `${limited.url}/api/v1` })
    expect(rowsWith(rows, 'differs')).toEqual([])
    expect(rowsWith(rows, 'not tried').map(named)).toEqual([INCOMPLETE])
    expect(requests).toBeLessThan(250)
    // Each operation of the contract is asked rightly, and not only refused.
    const tried = rows.filter(({ rule }) => !/^(?:refuses wh|lets)/.test(rule)).map(({ operation }) => operation)
    expect([...new Set(tried)].sort()).toEqual(
      ['any call', 'deleteAccount', 'getMessageAudio', 'logout', ...Object.keys(EXAMPLES)].sort(),
    )
  })

  test('a proxy alone changes nothing', async () => {
    expect(rowsWith((await runOf(FAITHFUL)).rows, 'differs')).toEqual([])
  })

  test.each(Object.keys(WAVES))('names each of: %s', async (name) => {
    const { rows, breaks } = await runOf(name)
    const all = rows.map(named)
    const expected = breaks.flatMap(({ differs }) =>
      differs.flatMap((like) => {
        const meant = all.filter((row) => (typeof like === 'string' ? row.startsWith(like) : like.test(row)))
        expect(meant, `a row like ${like}`).not.toEqual([])
        return meant
      }),
    )
    expect(rowsWith(rows, 'differs').map(named).sort()).toEqual([...new Set(expected)].sort())
    for (const { says } of rowsWith(rows, 'differs')) expect(says).toMatch(/^expected [^\n]+, came [^\n]+$/)
  })

  test('has no row that cannot fail', async () => {
    const { rows } = await runOf(FAITHFUL)
    const waves = await Promise.all(Object.keys(WAVES).map(runOf))
    const failed = new Set(waves.flatMap((run) => rowsWith(run.rows, 'differs').map(named)))
    expect(rows.map(named).filter((row) => !failed.has(row))).toEqual([])
  })
})

const COMMAND = resolve(import.meta.dirname, '../../scripts/conform.ts')
/** As a deployer runs it. */
async function run(args: string[], env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [COMMAND, ...args], {
    env: { ...process.env, CONFORM_TOKEN: '', CONFORM_SECOND_TOKEN: '', ...env },
  })
  const said = { out: '', err: '' }
  child.stdout.on('data', (bytes) => {
    said.out += bytes
  })
  child.stderr.on('data', (bytes) => {
    said.err += bytes
  })
  const [exit] = await once(child, 'close')
  return { exit, ...said }
}

/** A server that is no provider at all, where `does` says so. */
async function listening(server = createServer()) {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const close = () => {
    server.closeAllConnections()
    server.close()
  }
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close }
}

describe('the command', () => {
  test('ends with 0 where all holds; without a token it says what it did not try', async () => {
    // An origin alone means /api/v1 there.
    const { exit, out, err } = await run([server.url])
    expect({ exit, err }).toEqual({ exit: 0, err: '' })
    expect(out).toContain(`${server.url}/api/v1, by openapi/v1.yaml 1.0.0\n`)
    expect(out).toMatch(/^holds {6}sendAnonymousText {9}the third message is answered 200 with message_limit_reached/m)
    expect(out).toMatch(/^not tried {2}deleteAccount .+: CONFORM_TOKEN is not set$/m)
    expect(out).toMatch(/^not tried {2}sendWhatsappOtp .+: --phone \+91… is not given$/m)
    expect(out).toMatch(/^[1-9]\d* hold, 0 differ, [1-9]\d* were not tried\. [1-9]\d* requests\.$/m)
  })

  test('without --all an account stays as it was', async () => {
    const { token } = await newAccount()
    const everythingOf = async () => {
      const { body } = await server.api('/auth/export', { token })
      return { ...body, exported_at: undefined }
    }
    const before = await everythingOf()
    const { exit, out } = await run([server.url, '--json'], { CONFORM_TOKEN: token })
    const { rows } = JSON.parse(out) as { rows: Row[] }
    expect(exit).toBe(0)
    expect(rows).toContainEqual({
      operation: 'exportAccount',
      rule: 'has everything of the user (D30)',
      result: 'holds',
    })
    const why = rowsWith(rows, 'not tried').filter(
      ({ says }) => says === 'it changes the account, and --all is not given',
    )
    expect(why.map(({ operation }) => operation)).toEqual(
      expect.arrayContaining(['sendText', 'sendVoice', 'deleteAccount']),
    )
    expect(await everythingOf()).toEqual(before)
  })

  test('with --all says that it erases the account, names what differs, ends with 1, and tells no token', async () => {
    const { token, second } = await newAccount()
    // A provider that repeats the token wherever it is asked with one.
    const provider = await startWrongProvider(server.url, {
      given(given, { headers: { authorization = '' } }) {
        if (!authorization.includes(token)) return given
        return { ...given, body: authorization, headers: { 'content-type': authorization.replace('Bearer ', 'text/') } }
      },
    })
    const { exit, out, err } = await run([provider.base, '--all', '--json'], {
      CONFORM_TOKEN: token,
      CONFORM_SECOND_TOKEN: second,
    })
    await provider.close()
    expect(exit).toBe(1)
    expect(err).toBe('The account of CONFORM_TOKEN is changed now, and erased at the end.\n')
    expect(JSON.parse(out)).toMatchObject({ provider: provider.base, contract: '1.0.0', requests: expect.any(Number) })
    expect(JSON.parse(out).rows).toContainEqual({
      operation: 'getProfile',
      rule: 'gives the user',
      result: 'differs',
      says: "expected the contract's content type with 200, came text/secret",
    })
    expect(out.toLowerCase()).not.toContain(token.toLowerCase().slice(0, 12))
    expect(out).not.toContain(second)
    expect(await server.api('/auth/profile', { token })).toMatchObject({ status: 401 })
  })

  test('follows nobody elsewhere with a token', async () => {
    const { token } = await newAccount()
    let strangers = 0
    const elsewhere = await listening(
      createServer((_, response) => {
        strangers += 1
        response.end()
      }),
    )
    const provider = await startWrongProvider(server.url, {
      given: (_, { path }) => ({ status: 307, headers: { location: elsewhere.url + path }, json: undefined, body: '' }),
    })
    const { rows } = await conform({ base: provider.base, token, all: true })
    await provider.close()
    elsewhere.close()
    expect(rowsWith(rows, 'holds')).toEqual([])
    expect(rowsWith(rows, 'differs')[0]).toMatchObject({ says: 'expected 200, came 307' })
    expect(strangers).toBe(0)
  })

  test('says in a sentence that nobody is there, and ends with 1', async () => {
    const { url, close } = await listening()
    close()
    const { exit, out, err } = await run([url])
    expect({ exit, out, err }).toEqual({ exit: 1, out: '', err: `${url}/api/v1 does not answer: ECONNREFUSED.\n` })
  })

  test('says in a sentence that a provider hangs, and ends with 1', async () => {
    const { url, close } = await listening()
    const { exit, out, err } = await run([url, '--timeout', '1'])
    close()
    expect({ exit, out, err }).toEqual({
      exit: 1,
      out: '',
      err: `${url}/api/v1 does not answer: nothing within 1 s.\n`,
    })
  })

  test('asks a provider that falls silent three times, and no more', async () => {
    let heard = 0
    const provider = await startWrongProvider(server.url, {
      given: (given) => {
        heard += 1
        return heard === 1 ? given : null
      },
    })
    const { rows, requests } = await conform({ base: provider.base })
    await provider.close()
    expect(requests).toBe(4)
    expect(rowsWith(rows, 'differs')).toHaveLength(3)
    expect(rowsWith(rows, 'differs')[0]?.says).toMatch(/^expected an answer, came \S+$/)
    expect(rows.at(-3)?.says).toBeDefined()
    expect(rowsWith(rows, 'holds')).toEqual([])
  })

  test('does not count against a provider what it need not have, or asks to wait for', async () => {
    const wait = (given: Given, headers: Record<string, string>) => ({
      ...set(given, 429, { detail: 'Too many requests. Please wait.', code: 'rate_limited' }),
      headers: { ...given.headers, ...headers },
    })
    const provider = await startWrongProvider(server.url, {
      given(given, { id: asked }) {
        if (asked === 'loginWithGoogle' || asked === 'sendText')
          return set(given, 501, { detail: 'This is not there.', code: 'not_implemented' })
        if (asked === 'sendAnonymousVoice') return wait(given, { 'retry-after': '30' })
        if (asked === 'getSocialProofMessage') return wait(given, {})
        return given
      },
    })
    const { rows } = await conform({ ...(await everything()), base: provider.base })
    await provider.close()
    const rowOf = (name: string) => rows.find((row) => named(row).startsWith(name))
    expect(rowOf('loginWithGoogle: refuses a')).toMatchObject({
      result: 'not tried',
      says: expect.stringContaining('501'),
    })
    expect(rowOf('sendText: answers')).toMatchObject({
      result: 'differs',
      says: 'expected 200, came 501 not_implemented',
    })
    expect(rowOf('sendAnonymousVoice: answers')).toMatchObject({
      result: 'not tried',
      says: 'the provider asks to wait 30 s (429)',
    })
    expect(rowOf('getSocialProofMessage: makes')).toMatchObject({
      result: 'differs',
      says: 'expected Retry-After in seconds with 429, came none',
    })
  })

  test('says in a sentence what it did not understand, and how it is called, and ends with 2', async () => {
    const { exit, out, err } = await run([server.url, '--all'])
    expect({ exit, out }).toEqual({ exit: 2, out: '' })
    expect(err).toBe(
      `--all tries out an account and erases it: set CONFORM_TOKEN to a token of one made for this.\n\n${USAGE}\n`,
    )
  })

  test.each([
    [[], 'Give the address of one provider.'],
    [['http://a', 'http://b'], 'Give the address of one provider.'],
    [['provider'], 'The address has to be like https://provider.example/api/v1, and no more than that.'],
    [['ftp://a/api/v1'], 'The address has to be like https://provider.example/api/v1, and no more than that.'],
    [
      ['https://me:secret@a/api/v1'],
      'The address has to be like https://provider.example/api/v1, and no more than that.',
    ],
    [['https://a/api/v1?x=1'], 'The address has to be like https://provider.example/api/v1, and no more than that.'],
    [['https://a', '--all'], '--all tries out an account and erases it: set CONFORM_TOKEN'],
    [['https://a', '--timeout', 'long'], '--timeout has to be a number of seconds, 600 at most.'],
    [
      ['https://a', '--origin', 'https://app.example/pn'],
      '--origin has to be like https://app.example, without a path.',
    ],
    [['https://a', '--phone', '98765'], '--phone has to be +91 and the ten digits of a number of your own.'],
    [['https://a', '--most'], "Unknown option '--most'"],
  ])('%j is not understood: %s', (args, sentence) => {
    expect(() => readOptions(args, {})).toThrow(UsageError)
    expect(() => readOptions(args, {})).toThrow(sentence)
  })

  test('a token that no header can carry is not understood, and not repeated', () => {
    const fault = new UsageError('CONFORM_SECOND_TOKEN has a character that no token has.')
    expect(() => readOptions(['https://a'], { second: 'a\nb' })).toThrow(fault)
  })
})
