// What a signed-in person may do: spec sections 6 and 7, D28, D30. What changes the account is done where the subject says so.
import { randomUUID } from 'node:crypto'
import { PAGE_CONVERSATIONS } from '../../openapi/constants.ts'
import type { OperationId } from '../../server/http/contract.ts'
import type { Asking, Client, Schemas } from './client.ts'
import { lookAtRecording } from './recording.ts'
import { exampleOf, voiceForm } from './requests.ts'
import { equal, holds, NotTried, need, type Rows } from './rows.ts'
import type { Subject } from './subject.ts'
import { expectSame } from './visitor.ts'

/** Pages that are read of a history. */
const MOST_PAGES = 4
/** Beyond any history. */
const FAR_PAGE = 1_000_000
const PLATFORMS = [
  'whatsapp',
  'telegram',
  'gmail',
  'facebook',
  'instagram',
  'twitter',
] satisfies Schemas['SharePlatform'][]

/** @param second another token of the same account, which is signed out */
export async function lookAtMember(client: Client, rows: Rows, subject: Subject, second?: string): Promise<void> {
  const device = subject.newDevice()
  const asMember = (id: OperationId, asking: Asking = {}): Asking => ({
    device,
    ...asking,
    token: subject.tokenFor(id),
  })

  const user = await rows.look('getProfile', 'gives the user', () => client.right('getProfile', asMember('getProfile')))
  /** Spec section 6: without a completed profile there is nothing but setup. */
  const member = (): Schemas['User'] => {
    const known = need(user, 'the user')
    if (!known.profile_completed) throw new NotTried('the account has no completed profile')
    return known
  }
  await rows.look('listConversations', 'an account without a completed profile is 403 (spec section 6)', async () => {
    const asking = asMember('listConversations')
    if (need(user, 'the user').profile_completed) throw new NotTried('the account has a completed profile')
    await client.refused('listConversations', [403], asking, 'an incomplete profile', 'profile_incomplete')
  })

  // What changes nothing.
  await rows.look('generateReferralLink', 'makes a link that opens a landing with `ref`', async () => {
    const asking = asMember('generateReferralLink')
    member()
    for (const referral_type of ['family', 'friend'] satisfies Schemas['ReferralType'][]) {
      const body = exampleOf('generateReferralLink', { referral_type })
      const { referral_link } = await client.right('generateReferralLink', { ...asking, body })
      holds(new URL(referral_link).searchParams.has('ref'), 'the query parameter ref', 'a link without it')
    }
  })
  await rows.look('sharePlatform', 'makes an address for each platform', async () => {
    const asking = asMember('sharePlatform')
    member()
    for (const platform of PLATFORMS)
      await client.right('sharePlatform', { ...asking, body: exampleOf('sharePlatform', { platform }) })
  })

  const sent = await lookAtSending(client, rows, subject, asMember, member)
  await lookAtHistory(client, rows, asMember, member, sent)
  await lookAtProfile(client, rows, asMember, user)
  await lookAtPush(client, rows, subject, member)
  await lookAtSaved(client, rows, asMember, member)
  await rows.look('exportAccount', 'has everything of the user (D30)', async () => {
    const exported = await client.right('exportAccount', asMember('exportAccount'))
    equal('user.id', exported.user.id, need(user, 'the user').id)
    const ids = exported.conversations.flatMap(({ messages }) => messages.map(({ id }) => id))
    for (const reply of sent) holds(ids.includes(reply), 'the messages of this run', 'others')
  })
  await lookAtEnd(client, rows, asMember, second)
}

type AsMember = (id: OperationId, asking?: Asking) => Asking
type Member = () => Schemas['User']

/** @returns ids of the replies, in the order of their sending */
async function lookAtSending(
  client: Client,
  rows: Rows,
  subject: Subject,
  asMember: AsMember,
  member: Member,
): Promise<readonly string[]> {
  const client_message_id = randomUUID()
  const { message } = exampleOf('sendText')
  const sendText = () =>
    client.right('sendText', asMember('sendText', { body: exampleOf('sendText', { client_message_id }) }))
  const text = await rows.look('sendText', 'answers', async () => {
    const asking = asMember('sendText')
    member()
    const reply = await client.right('sendText', { ...asking, body: exampleOf('sendText', { client_message_id }) })
    if (reply.user_message !== undefined) {
      equal('user_message.content', reply.user_message.content, message)
      equal('user_message.client_message_id', reply.user_message.client_message_id, client_message_id)
    }
    return reply
  })
  await rows.look('sendText', 'a repeated client_message_id gets the first answer (D28)', async () => {
    asMember('sendText')
    expectSame(need(text, 'a reply'), await sendText())
  })

  const spoken_id = randomUUID()
  const sendVoice = () => {
    const form = voiceForm({ language: 'english', client_message_id: spoken_id })
    return client.right('sendVoice', asMember('sendVoice', { form }))
  }
  const voice = await rows.look('sendVoice', 'answers', async () => {
    asMember('sendVoice')
    member()
    const reply = await sendVoice()
    equal('user_message.message_type', reply.user_message.message_type, 'voice')
    equal('user_message.client_message_id', reply.user_message.client_message_id, spoken_id)
    return reply
  })
  await rows.look('sendVoice', 'a repeated client_message_id gets the first answer (D28)', async () => {
    asMember('sendVoice')
    expectSame(need(voice, 'a reply'), await sendVoice())
  })
  const own = voice === undefined ? {} : asMember('sendVoice')
  await lookAtRecording(client, rows, 'of a member', voice?.user_message, own, [
    ['a device without the token', { device: subject.newDevice(), token: undefined }],
  ])
  await rows.look('sendFeedback', 'keeps the later of two', async () => {
    const asking = asMember('sendFeedback')
    const params = { id: need(text, 'a reply').guru_response.id }
    for (const feedback_type of ['like', 'dislike'] satisfies Schemas['FeedbackType'][]) {
      const result = await client.right('sendFeedback', { ...asking, params, body: { feedback_type } })
      equal('success', result.success, true)
      equal('user_feedback', result.user_feedback, feedback_type)
    }
    const { messages } = await client.right(
      'listAllMessages',
      asMember('listAllMessages', { query: { page: 1, limit: 5 } }),
    )
    equal('user_feedback in the history', messages.find(({ id }) => id === params.id)?.user_feedback, 'dislike')
  })
  await rows.look('sendFeedback', 'a reply that is not there is 404', async () => {
    const asking = asMember('sendFeedback')
    member()
    const none = { ...asking, params: { id: randomUUID() }, body: exampleOf('sendFeedback') }
    await client.refused('sendFeedback', [404], none, 'a reply that is not there')
  })
  return [text, voice].flatMap((reply) => reply?.guru_response.id ?? [])
}

async function lookAtHistory(
  client: Client,
  rows: Rows,
  asMember: AsMember,
  member: Member,
  sent: readonly string[],
): Promise<void> {
  const pageOf = (page: number, limit: number) =>
    client.right('listAllMessages', asMember('listAllMessages', { query: { page, limit } }))
  const first = await rows.look('listAllMessages', 'gives the latest conversations, oldest message first', async () => {
    asMember('listAllMessages')
    member()
    const page = await pageOf(1, PAGE_CONVERSATIONS)
    const times = page.messages.map(({ created_at }) => Date.parse(created_at))
    const isSorted = times.every((time, index) => index === 0 || time >= (times[index - 1] ?? 0))
    holds(isSorted, 'the oldest message first', 'another order')
    const replies = page.messages.filter(({ role }) => role === 'other').map(({ id }) => id)
    for (const id of sent)
      equal(`how often a reply of this run is there`, replies.filter((reply) => reply === id).length, 1)
    return page
  })
  await rows.look('listAllMessages', 'pages follow each other, and none has a message of another', async () => {
    need(first, 'a first page')
    const seen = new Set<string>()
    let start = 0
    for (let number = 1; number <= MOST_PAGES; number += 1) {
      const page = await pageOf(number, 1)
      equal('page', page.page, number)
      equal(`page ${number}: start_index`, page.start_index, start)
      equal(`page ${number}: conversations_to_load`, page.conversations_to_load, page.end_index - page.start_index)
      holds(page.conversations_to_load <= 1, 'one conversation at limit=1', String(page.conversations_to_load))
      const conversations = new Set(page.messages.map(({ conversation_id }) => conversation_id))
      equal(`page ${number}: conversations of its messages`, conversations.size, page.conversations_to_load)
      for (const { id } of page.messages) {
        holds(!seen.has(id), 'each message on one page', 'one on two')
        seen.add(id)
      }
      start = page.end_index
      if (start >= page.total_conversations) break
    }
  })
  await rows.look('listAllMessages', 'a page past the end has no messages', async () => {
    need(first, 'a first page')
    equal('messages', (await pageOf(FAR_PAGE, PAGE_CONVERSATIONS)).messages.length, 0)
  })
  await rows.look('listAllMessages', 'gives the page that has a message, and the one since a time (D61)', async () => {
    need(first, 'a first page')
    const id = need(sent[0], 'a reply')
    const ask = (query: object) =>
      client.right('listAllMessages', asMember('listAllMessages', { query: { limit: 1, ...query } }))
    const page = await ask({ message_id: id })
    const message = need(
      page.messages.find((one) => one.id === id),
      'that message',
    )
    equal('page', page.page, page.start_index + 1)
    const since = await ask({ since: message.created_at })
    const time = Date.parse(message.created_at)
    holds(
      since.messages.some(({ created_at }) => Date.parse(created_at) >= time),
      'a message since then',
      'older ones alone',
    )
    equal('page since then', since.page, since.start_index + 1)
  })
  await rows.look('listAllMessages', 'a message that is not there is 404 (D61)', async () => {
    need(first, 'a first page')
    const none = asMember('listAllMessages', { query: { message_id: randomUUID() } })
    await client.refused('listAllMessages', [404], none, 'a message that is not there', 'message_not_found')
    const query = { message_id: randomUUID(), since: new Date().toISOString() }
    await client.refused('listAllMessages', [400], asMember('listAllMessages', { query }), 'a message and a time')
  })
  await lookAtSearch(client, rows, asMember, member, sent)
  await rows.look('listConversations', 'gives the list, latest first', async () => {
    const asking = asMember('listConversations')
    member()
    const list = await client.right('listConversations', asking)
    const last = need(first, 'a first page').messages.at(-1)
    if (last !== undefined) equal('the first of the list', list[0]?.id, last.conversation_id)
    const times = list.flatMap(({ created_at }) => (created_at === undefined ? [] : Date.parse(created_at)))
    const isSorted = times.every((time, index) => index === 0 || time <= (times[index - 1] ?? 0))
    holds(isSorted, 'the latest first', 'another order')
  })
}

async function lookAtProfile(
  client: Client,
  rows: Rows,
  asMember: AsMember,
  user: Schemas['User'] | undefined,
): Promise<void> {
  await rows.look('updateProfile', 'saves one field, and answers the user', async () => {
    const asking = asMember('updateProfile')
    const place_of_birth = need(user, 'the user').place_of_birth === 'Moga' ? 'Patiala' : 'Moga'
    const saved = await client.right('updateProfile', { ...asking, body: { place_of_birth } })
    holds('id' in saved, 'the user', 'a merged account')
    equal('place_of_birth', saved.place_of_birth, place_of_birth)
    equal('place_of_birth when read again', (await client.right('getProfile', asking)).place_of_birth, place_of_birth)
  })
  await rows.look('updateProfile', 'refuses an update of nothing, 400', async () => {
    await client.refused('updateProfile', [400, 422], { ...asMember('updateProfile'), body: {} }, 'an empty object')
  })
}

/** One's own messages are found by how their words begin (D61). */
async function lookAtSearch(
  client: Client,
  rows: Rows,
  asMember: AsMember,
  member: Member,
  sent: readonly string[],
): Promise<void> {
  const { message } = exampleOf('sendText') as { message: string }
  const words = message.toLowerCase().match(/\p{L}{3,}/gu) ?? []
  const search = (query: string) => client.right('searchMessages', asMember('searchMessages', { body: { query } }))
  const begun = await rows.look(
    'searchMessages',
    'finds what was sent, newest first, with its words (D61)',
    async () => {
      const asking = asMember('searchMessages', { body: { query: message.slice(0, 100) } })
      member()
      // Another provider need not have it.
      const { status } = await client.ask('searchMessages', asking)
      if ([404, 405, 501].includes(status)) throw new NotTried(`the provider answers ${status}, and may`)
      need(sent[0], 'a reply')
      const starts = words.map((word) => word.slice(0, 3))
      const { hits } = await search(starts.join(' ').toUpperCase())
      holds(
        hits.some((hit) => hit.message.content === message),
        'what was sent',
        'others',
      )
      const times = hits.map((hit) => Date.parse(hit.message.created_at))
      holds(
        times.every((time, index) => index === 0 || time <= (times[index - 1] ?? 0)),
        'the newest first',
        'another order',
      )
      for (const hit of hits)
        for (const { from, to } of hit.marks) {
          const word = hit.message.content.slice(from, to).toLowerCase()
          holds(
            starts.some((start) => word.startsWith(start)),
            'marks at words that were asked for',
            'others',
          )
        }
      return hits
    },
  )
  await rows.look('searchMessages', 'finds nothing by what is no word, or within one (D61)', async () => {
    need(begun, 'what was found')
    for (const query of ['?!', `${words[0]?.slice(0, 3)} ${randomUUID().replaceAll('-', '')}`])
      equal('hits', (await search(query)).hits.length, 0)
  })
}

/** Of a thing that was saved the later change wins (D60). */
async function lookAtSaved(client: Client, rows: Rows, asMember: AsMember, member: Member): Promise<void> {
  const id = `conform-${randomUUID()}`
  const start = Date.now() - 60_000
  const itemAt = (seconds: number, over: Partial<Schemas['SavedItem']> = {}): Schemas['SavedItem'] => {
    const [example] = exampleOf('syncSaved').items as Schemas['SavedItem'][]
    const at = new Date(start + seconds * 1_000).toISOString()
    return { ...need(example, 'an example'), id, saved_at: at, changed_at: at, ...over }
  }
  const tell = async (...items: Schemas['SavedItem'][]) => {
    const { items: all } = await client.right('syncSaved', asMember('syncSaved', { body: { items } }))
    const own = all.filter((item) => item.id === id)
    equal('how often the item is there', own.length, 1)
    return need(own[0], 'the item')
  }
  const begun = await rows.look('syncSaved', 'keeps what was saved, and of two changes the later one', async () => {
    const asking = asMember('syncSaved', { body: { items: [] } })
    member()
    // Another provider need not have it.
    const { status } = await client.ask('syncSaved', asking)
    if ([404, 405, 501].includes(status)) throw new NotTried(`the provider answers ${status}, and may`)
    equal('note', (await tell(itemAt(1, { note: 'first' }))).note, 'first')
    equal('note after a later change', (await tell(itemAt(3, { note: 'later' }))).note, 'later')
    equal('note after an earlier change', (await tell(itemAt(2, { note: 'earlier' }))).note, 'later')
    return id
  })
  await rows.look('syncSaved', 'takes a time that is yet to come as now', async () => {
    need(begun, 'what was saved')
    const { changed_at } = await tell(itemAt(86_400))
    holds(Date.parse(changed_at) < start + 86_400_000, 'a time that has come', 'one that has not')
  })
  await rows.look('syncSaved', 'empties what is taken away, and tells of it', async () => {
    need(begun, 'what was saved')
    const { removed, text, note, matter, references } = await tell(itemAt(86_400, { removed: true }))
    equal('removed', removed, true)
    equal('what is left of it', text + note + matter + references.length, '0')
  })
}

/** From visitor to member: what a device registered before the login becomes the member's. */
async function lookAtPush(client: Client, rows: Rows, subject: Subject, member: Member): Promise<void> {
  const device = subject.newDevice()
  const fcm_token = `conform-${randomUUID()}`
  const asMember = (id: OperationId, asking: Asking = {}): Asking => ({
    device,
    ...asking,
    token: subject.tokenFor(id),
  })
  const begun = await rows.look('transitionAnonymousToken', 'moves a visitor’s push token to the member', async () => {
    const asking = asMember('transitionAnonymousToken')
    const { id: user_id } = member()
    const begin = exampleOf('startAnonymousSession', { referral_code: undefined })
    const { device_secret: secret } = await client.right('startAnonymousSession', { device, body: begin })
    const token = exampleOf('subscribeNotifications', { fcm_token, device_id: device, user_id: undefined })
    await client.right('subscribeNotifications', { device, secret, body: token })
    const body = exampleOf('transitionAnonymousToken', { device_id: device, user_id })
    const moved = await client.right('transitionAnonymousToken', { ...asking, secret, body })
    equal('success', moved.success, true)
    equal('transitioned', moved.transitioned, true)
    const { push_tokens } = await client.right('exportAccount', asMember('exportAccount'))
    const found = push_tokens.find((record) => record.fcm_token === fcm_token)
    equal('user_id of the token in the export', found?.user_id, user_id)
    return { secret, body }
  })
  await rows.look('transitionAnonymousToken', 'a second time there is nothing to move, a success too', async () => {
    const { secret, body } = need(begun, 'a token that was moved')
    const moved = await client.right('transitionAnonymousToken', {
      ...asMember('transitionAnonymousToken'),
      secret,
      body,
    })
    equal('success', moved.success, true)
    equal('transitioned', moved.transitioned, false)
  })
  await rows.look('transitionAnonymousToken', 'refuses the id of another user, 403', async () => {
    const { secret, body } = need(begun, 'a token that was moved')
    const asking = { ...asMember('transitionAnonymousToken'), secret, body: { ...body, user_id: randomUUID() } }
    await client.refused('transitionAnonymousToken', [403], asking, 'another user_id')
  })
  await rows.look('subscribeNotifications', 'registers a member’s push token, and no other user’s', async () => {
    const asking = asMember('subscribeNotifications')
    const { id: user_id } = member()
    const secret = need(begun, 'a token that was moved').secret
    const body = exampleOf('subscribeNotifications', { fcm_token, device_id: device, user_id })
    equal('success', (await client.right('subscribeNotifications', { ...asking, secret, body })).success, true)
    const others = { ...asking, secret, body: { ...body, user_id: randomUUID() } }
    await client.refused('subscribeNotifications', [403], others, 'another user_id')
  })
  await rows.look('unsubscribeNotifications', 'forgets a member’s push token', async () => {
    const asking = asMember('unsubscribeNotifications')
    member()
    const secret = need(begun, 'a token that was moved').secret
    const { success } = await client.right('unsubscribeNotifications', { ...asking, secret, body: { fcm_token } })
    equal('success', success, true)
    const { push_tokens } = await client.right('exportAccount', asMember('exportAccount'))
    holds(!push_tokens.some((record) => record.fcm_token === fcm_token), 'an export without the token', 'one with it')
  })
}

async function lookAtEnd(client: Client, rows: Rows, asMember: AsMember, second?: string): Promise<void> {
  await rows.look('logout', 'revokes one token, and no other (D31)', async () => {
    const asking = asMember('logout')
    if (second === undefined) throw new NotTried('CONFORM_SECOND_TOKEN, which it would sign out, is not set')
    const answer = await client.ask('logout', { ...asking, token: second })
    // Another provider need not have it.
    if ([404, 405].includes(answer.status)) throw new NotTried(`the provider answers ${answer.status}, and may`)
    client.expectStatus('logout', answer, [204])
    client.read('logout', answer)
    await client.refused('getProfile', [401], { ...asking, token: second }, 'a token that was signed out')
    await client.right('getProfile', asking)
  })
  await rows.look('deleteAccount', 'erases the account; its token works no more (D30)', async () => {
    const asking = asMember('deleteAccount')
    const answer = await client.ask('deleteAccount', asking)
    client.expectStatus('deleteAccount', answer, [204])
    client.read('deleteAccount', answer)
    await client.refused('getProfile', [401], { ...asking }, 'the token of an erased account')
  })
}
