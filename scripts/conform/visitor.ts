// What a person without an account may do: spec sections 3, 4 and 7, D5, D13, D28, D38, D51.
import { randomUUID } from 'node:crypto'
import { FREE_ASKINGS } from '../../openapi/askings.ts'
import { FREE_MESSAGES } from '../../openapi/constants.ts'
import type { Client, Schemas } from './client.ts'
import { lookAtRecording } from './recording.ts'
import { exampleOf, voiceForm } from './requests.ts'
import { Differs, equal, holds, NotTried, need, type Rows } from './rows.ts'
import type { Subject } from './subject.ts'

type Counts = { message_count: number; remaining_messages: number; requires_login: boolean }

function expectCounts(what: string, got: Counts, used: number): void {
  equal(`${what}: messages used`, got.message_count, used)
  equal(`${what}: remaining messages`, got.remaining_messages, FREE_MESSAGES - used)
  equal(`${what}: requires_login`, got.requires_login, used === FREE_MESSAGES)
}

/** A reply, and not the news that the trial is over. @throws {Differs} */
function replyOf(result: Schemas['AnonymousSendResult']): Schemas['AnonymousReply'] {
  if ('guru_response' in result && result.guru_response !== undefined) return result as Schemas['AnonymousReply']
  throw new Differs('a reply', 'message_limit_reached')
}

/** The same answer as the first one (D28). */
export function expectSame(first: { guru_response: { id: string } }, again: { guru_response: { id: string } }): void {
  equal('the first answer again, guru_response.id', again.guru_response.id, first.guru_response.id)
}

export async function lookAtVisitor(client: Client, rows: Rows, subject: Subject): Promise<void> {
  await lookAtSocialProof(client, rows)
  await lookAtScripture(client, rows)
  await lookAtTrial(client, rows, subject)
  await lookAtTwins(client, rows, subject)
  await lookAtVoice(client, rows, subject)
  await lookAtPush(client, rows, subject)
}

async function lookAtTrial(client: Client, rows: Rows, subject: Subject): Promise<void> {
  const device = subject.newDevice()
  const start = (spiritual_tradition: Schemas['Tradition'] = 'sikh') => {
    const language = spiritual_tradition === 'sikh' ? 'punjabi' : 'hindi'
    const body = exampleOf('startAnonymousSession', { spiritual_tradition, language, referral_code: undefined })
    return client.right('startAnonymousSession', { device, body })
  }

  await rows.look('checkDeviceStatus', 'a new device has all free messages and no conversation', async () => {
    const status = await client.right('checkDeviceStatus', { device, query: { spiritual_tradition: 'sikh' } })
    equal('user_message_count', status.user_message_count, 0)
    equal('remaining_conversations', status.remaining_conversations, FREE_MESSAGES)
    equal('trial_completed', status.trial_completed, false)
    equal('requires_login', status.requires_login, false)
    equal('latest_conversation', status.latest_conversation, undefined)
  })

  const session = await rows.look('startAnonymousSession', 'begins a session with all free messages', async () => {
    const begun = await start()
    equal('device_id', begun.device_id, device)
    equal('spiritual_tradition', begun.spiritual_tradition, 'sikh')
    equal('language', begun.language, 'punjabi')
    equal('limit', begun.limit, FREE_MESSAGES)
    equal('trial_completed', begun.trial_completed, false)
    expectCounts('a new session', begun, 0)
    return begun
  })
  await rows.look('startAnonymousSession', 'starting again gives the same session (D5)', async () => {
    const { conversation_id } = need(session, 'a session')
    equal('conversation_id', (await start()).conversation_id, conversation_id)
  })
  const other = await rows.look('startAnonymousSession', 'each tradition has its own session (D13)', async () => {
    const { conversation_id } = need(session, 'a session')
    const hindu = await start('hindu')
    holds(hindu.conversation_id !== conversation_id, 'a conversation of its own', 'the one of the other tradition')
    return hindu
  })

  /** What check-limit says, with and without a body. */
  const expectLimit = async (used: number) => {
    for (const body of [exampleOf('checkAnonymousLimit'), undefined]) {
      const limit = await client.right('checkAnonymousLimit', { device, body })
      equal('limit', limit.limit, FREE_MESSAGES)
      equal('trial_completed', limit.trial_completed, used === FREE_MESSAGES)
      expectCounts('check-limit', { ...limit, message_count: used }, used)
    }
  }
  await rows.look('checkAnonymousLimit', 'tells all free messages, with and without a body', () => expectLimit(0))

  const { message } = exampleOf('sendAnonymousText')
  const send = async (client_message_id: string, to = session, of: Schemas['Tradition'] = 'sikh') => {
    const { conversation_id } = need(to, 'a session')
    const over = { conversation_id, client_message_id, spiritual_tradition: of, referral_code: undefined }
    return client.right('sendAnonymousText', { device, body: exampleOf('sendAnonymousText', over) })
  }
  type Sent = { id: string; reply: Schemas['AnonymousReply'] }
  const sent: Sent[] = []
  let used = 0
  let askings = 0
  /** Sends one, and looks at the counts that come with its reply. */
  const sendNext = async (): Promise<Sent> => {
    const id = randomUUID()
    const reply = replyOf(await send(id))
    const isFree = reply.guru_response.asks_back === true && askings < FREE_ASKINGS
    askings += reply.guru_response.asks_back === true ? 1 : 0
    used += isFree ? 0 : 1
    sent.push({ id, reply })
    equal('user_message.content', reply.user_message.content, message)
    equal('user_message.message_type', reply.user_message.message_type, 'text')
    equal('user_message.client_message_id', reply.user_message.client_message_id, id)
    equal('conversation_id', reply.conversation_id, need(session, 'a session').conversation_id)
    expectCounts('after a reply', { ...reply, message_count: reply.user_message_count }, used)
    return { id, reply }
  }

  const first = await rows.look('sendAnonymousText', 'answers, and tells the counts', sendNext)
  const repeat = async () => {
    const { id, reply } = need(first, 'a reply')
    const again = replyOf(await send(id))
    expectSame(reply, again)
    equal('user_message.id', again.user_message.id, reply.user_message.id)
  }
  await rows.look('sendAnonymousText', 'a repeated client_message_id gets the first answer (D28)', async () => {
    await repeat()
    const { remaining_messages } = await client.right('checkAnonymousLimit', { device })
    equal('remaining messages after it', remaining_messages, FREE_MESSAGES - used)
  })
  await rows.look('sendAnonymousText', 'a conversation of another device is 404', async () => {
    const { conversation_id } = need(session, 'a session')
    const body = exampleOf('sendAnonymousText', { conversation_id, client_message_id: randomUUID() })
    await client.refused('sendAnonymousText', [404], { device: subject.newDevice(), body }, 'another device')
  })

  await rows.look('sendAnonymousText', 'after the free messages a login is required', async () => {
    need(first, 'a reply')
    // Asking back may cost none, twice.
    while (used < FREE_MESSAGES) await sendNext()
  })
  const isOver = () => {
    if (used < FREE_MESSAGES) throw new NotTried('the trial did not come to its end')
  }
  await rows.look(
    'sendAnonymousText',
    'the third message is answered 200 with message_limit_reached (D5)',
    async () => {
      isOver()
      const result = await send(randomUUID())
      holds('error' in result && result.error === 'message_limit_reached', 'message_limit_reached', 'a reply')
      equal('user_message_count', result.user_message_count, FREE_MESSAGES)
    },
  )
  await rows.look('sendAnonymousText', 'the limit is the device’s, in both traditions together (D13)', async () => {
    isOver()
    const result = await send(randomUUID(), need(other, 'a session of the other tradition'), 'hindu')
    holds('error' in result && result.error === 'message_limit_reached', 'message_limit_reached', 'a reply')
  })
  await rows.look('sendAnonymousText', 'at the limit too a repeated message gets its answer (D28)', async () => {
    isOver()
    await repeat()
  })
  await rows.look('checkAnonymousLimit', 'tells that the trial is over', async () => {
    isOver()
    await expectLimit(FREE_MESSAGES)
  })
  await rows.look('startAnonymousSession', 'gives the session of a trial that is over too (D5)', async () => {
    isOver()
    const again = await start()
    equal('conversation_id', again.conversation_id, need(session, 'a session').conversation_id)
    equal('trial_completed', again.trial_completed, true)
    expectCounts('a trial that is over', again, FREE_MESSAGES)
  })

  /** Each message once, and each reply after its question. */
  const expectConversation = (conversation: Schemas['AnonymousConversation']) => {
    equal('id', conversation.id, need(session, 'a session').conversation_id)
    const expected = sent.flatMap(({ reply }) => [reply.user_message.id, reply.guru_response.id])
    const came = conversation.messages.map(({ id }) => id)
    equal('number of messages', came.length, expected.length)
    holds(
      came.join() === expected.join(),
      'questions and replies in the order of their sending',
      'others, or another order',
    )
    const roles = conversation.messages.map(({ role }) => role).join()
    equal('roles', roles, sent.map(() => 'user,other').join())
  }
  await rows.look('getAnonymousConversation', 'has each message once, oldest first', async () => {
    need(first, 'a reply')
    const { conversation_id } = need(session, 'a session')
    expectConversation(await client.right('getAnonymousConversation', { device, params: { id: conversation_id } }))
  })
  await rows.look('getAnonymousConversation', 'is 404 for another device, and where there is none', async () => {
    const { conversation_id } = need(session, 'a session')
    const stranger = { device: subject.newDevice(), params: { id: conversation_id } }
    await client.refused('getAnonymousConversation', [404], stranger, 'another device')
    const none = { device, params: { id: randomUUID() } }
    await client.refused('getAnonymousConversation', [404], none, 'a conversation that is not there')
  })
  await rows.look('checkDeviceStatus', 'tells what was used and said', async () => {
    need(first, 'a reply')
    const status = await client.right('checkDeviceStatus', { device, query: { spiritual_tradition: 'sikh' } })
    equal('user_message_count', status.user_message_count, used)
    equal('remaining_conversations', status.remaining_conversations, FREE_MESSAGES - used)
    equal('requires_login', status.requires_login, used === FREE_MESSAGES)
    equal('trial_completed', status.trial_completed, used === FREE_MESSAGES)
    holds(status.latest_conversation !== undefined, 'latest_conversation', 'none')
    expectConversation(status.latest_conversation)
  })
}

/** The same message twice at once: a client that did not hear the answer, and tries again. */
async function lookAtTwins(client: Client, rows: Rows, subject: Subject): Promise<void> {
  await rows.look('sendAnonymousText', 'the same message sent twice at once is answered once (D28)', async () => {
    const device = subject.newDevice()
    const begin = exampleOf('startAnonymousSession', { referral_code: undefined })
    const { conversation_id } = await client.right('startAnonymousSession', { device, body: begin })
    const over = { conversation_id, client_message_id: randomUUID(), referral_code: undefined }
    const asking = { device, body: exampleOf('sendAnonymousText', over) }
    const answers = await Promise.all([1, 2].map(() => client.ask('sendAnonymousText', asking)))
    const replies = answers.flatMap((answer) => {
      client.expectStatus('sendAnonymousText', answer, [200, 409])
      if (answer.status !== 409)
        return [replyOf(client.read('sendAnonymousText', answer) as Schemas['AnonymousSendResult'])]
      client.problem(answer)
      return []
    })
    const [one, two] = replies
    holds(one !== undefined, 'a reply to one of them', '409 to both')
    if (two !== undefined) expectSame(one, two)
    const { messages } = await client.right('getAnonymousConversation', { device, params: { id: conversation_id } })
    equal('messages in the conversation', messages.length, 2)
  })
}

async function lookAtVoice(client: Client, rows: Rows, subject: Subject): Promise<void> {
  const device = subject.newDevice()
  const client_message_id = randomUUID()
  const send = async () =>
    replyOf(await client.right('sendAnonymousVoice', { device, form: voiceForm({ client_message_id }) }))
  const reply = await rows.look('sendAnonymousVoice', 'answers, and begins a conversation of its own', async () => {
    const came = await send()
    equal('user_message.message_type', came.user_message.message_type, 'voice')
    equal('user_message.client_message_id', came.user_message.client_message_id, client_message_id)
    // What could not be transcribed is no free message, nor is asking back.
    const isFree = came.user_message.content === '' || came.guru_response.asks_back === true
    expectCounts('after a reply', { ...came, message_count: came.user_message_count }, isFree ? 0 : 1)
    return came
  })
  await rows.look('sendAnonymousVoice', 'a repeated client_message_id gets the first answer (D28)', async () => {
    const first = need(reply, 'a reply')
    expectSame(first, await send())
  })
  await lookAtRecording(client, rows, 'of a visitor', reply?.user_message, { device }, [
    ['another device', { device: subject.newDevice() }],
  ])
}

async function lookAtSocialProof(client: Client, rows: Rows): Promise<void> {
  const ask = (query: Record<string, string>) =>
    client.right('getSocialProofMessage', { query: { spiritual_tradition: 'sikh', ...query } })
  await rows.look('getHealth', 'tells that it can serve', () => client.right('getHealth'))
  const versions = [
    'social_proof_numbers',
    'missing_features_focus',
    'local_community_pressure',
    'time_sensitive_urgency',
  ] satisfies Schemas['SocialProofVersion'][]
  await rows.look('getSocialProofMessage', 'makes each version, of each tradition', async () => {
    for (const version of versions)
      for (const spiritual_tradition of ['sikh', 'hindu'])
        equal('version', (await ask({ version, spiritual_tradition })).version, version)
    await ask({})
  })
  await rows.look('getSocialProofMessage', 'an unknown city has the figures of no city (D3)', async () => {
    const { stats } = await ask({})
    equal('stats.city', (await ask({ city: 'Nowhere At All' })).stats.city, stats.city)
  })
}

async function lookAtScripture(client: Client, rows: Rows): Promise<void> {
  const ask = (body: object) => client.right('searchScripture', { body })
  await rows.look('searchScripture', 'finds a verse by how it sounds, exact (D59, D26)', async () => {
    const { found } = await ask({ queries: ['karmanye vadhikaraste'] })
    const [first] = found[0]?.hits ?? []
    equal('the first reference', first?.reference, 'Bhagavad Gita 2.47')
    equal('its letters', first?.original.startsWith('कर्मण्येवाधिकारस्ते मा फलेषु कदाचन'), true)
  })
  await rows.look('searchScripture', 'answers each query in its place, of the scripture that is named', async () => {
    const { found } = await ask({ queries: ['qqqq', 'ਸੋਚੈ ਸੋਚਿ ਨ ਹੋਵਈ'], tradition: 'sikh', limit: 2 })
    equal('how many answers', found.length, 2)
    equal('the first reference', found[1]?.hits[0]?.reference, 'Guru Granth Sahib, Ang 1')
    equal('the traditions', [...new Set(found.flatMap(({ hits }) => hits.map((hit) => hit.tradition)))].join(), 'sikh')
    equal('at most 2 places', (found[1]?.hits.length ?? 0) <= 2, true)
  })
}

async function lookAtPush(client: Client, rows: Rows, subject: Subject): Promise<void> {
  const device = subject.newDevice()
  const fcm_token = `conform-${randomUUID()}`
  const begun = await rows.look('subscribeNotifications', 'registers a visitor’s push token', async () => {
    const begin = exampleOf('startAnonymousSession', { referral_code: undefined })
    const { device_secret: secret } = await client.right('startAnonymousSession', { device, body: begin })
    const body = exampleOf('subscribeNotifications', { fcm_token, device_id: device, user_id: undefined })
    const { success } = await client.right('subscribeNotifications', { device, secret, body })
    equal('success', success, true)
    return { secret }
  })
  const bodyOf = (over: Record<string, unknown>) =>
    exampleOf('subscribeNotifications', { fcm_token, device_id: device, user_id: undefined, ...over })
  await rows.look('subscribeNotifications', 'refuses an account’s id without its token, 403', async () => {
    const { secret } = need(begun, 'a device that registered one')
    const asking = { device, secret, body: bodyOf({ user_id: randomUUID() }) }
    await client.refused('subscribeNotifications', [403], asking, 'user_id without a token')
  })
  await rows.look('subscribeNotifications', 'refuses a device_id that is not X-Device-ID, 400', async () => {
    const { secret } = need(begun, 'a device that registered one')
    const asking = { device, secret, body: bodyOf({ device_id: subject.newDevice() }) }
    await client.refused('subscribeNotifications', [400], asking, 'another device_id')
  })
  await rows.look(
    'subscribeNotifications',
    'refuses a device without the secret that it was given, 403 (D51)',
    async () => {
      if (need(begun, 'a device that registered one').secret === undefined)
        throw new NotTried('the provider gives devices no secret, and need not')
      await client.refused('subscribeNotifications', [403], { device, body: bodyOf({}) }, 'a device without its secret')
    },
  )
  await rows.look('unsubscribeNotifications', 'forgets a push token, also one that is not there', async () => {
    const { secret } = need(begun, 'a device that registered one')
    for (let times = 0; times < 2; times += 1) {
      const asking = { device, secret, body: { fcm_token } }
      equal('success', (await client.right('unsubscribeNotifications', asking)).success, true)
    }
  })
}
