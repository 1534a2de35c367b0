import { describe, expect, test } from 'vitest'
import { type AnyEventObject, assign, createActor, type EventFrom, fromPromise, SimulatedClock, waitFor } from 'xstate'
import { answer, serverMessage, user } from '../../../tests/machines/fixtures.ts'
import { done, elapsed, failed, heardBy, walk } from '../../../tests/machines/testing.ts'
import { accountMachine } from '../account/account.machine.ts'
import type { Happening } from '../device/facts.ts'
import { chatMessage, type MessagePage, type SavedProfile, type User } from '../entities.ts'
import { feedbackMachine } from '../feedback/feedback.machine.ts'
import { historyMachine } from '../history/history.machine.ts'
import {
  messageSendMachine,
  type SendResult,
  type SendTextRequest,
  type SendVoiceRequest,
} from '../messageSend/messageSend.machine.ts'
import { onboardingMachine } from '../onboarding/onboarding.machine.ts'
import { type ProfileField, profileEditMachine } from '../profileEdit/profileEdit.machine.ts'
import { profileSetupMachine } from '../profileSetup/profileSetup.machine.ts'
import { shareMachine } from '../share/share.machine.ts'
import { type MemberInput, mayRefer, memberMachine } from './member.machine.ts'

const settings = {
  feedback: feedbackMachine,
  onboarding: onboardingMachine,
  profileEdit: profileEditMachine,
  account: accountMachine,
  share: shareMachine,
}
/** As if all that comes later were here: each is invoked only once what loads it is done. */
const member = memberMachine.provide({ actors: { ...settings, profileSetup: profileSetupMachine } })
const incomplete = user({ profile_completed: false })

const input = (over: Partial<MemberInput> = {}): MemberInput => ({
  user: user(),
  tradition: 'sikh',
  draft: null,
  setupDraft: null,
  prefilledPhone: null,
  onboarded: true,
  canSystemShare: false,
  isPhone: true,
  whatsappNumber: null,
  ...over,
})

describe('the statechart', () => {
  const { reached, untaken } = walk(member, {
    inputs: [input(), input({ user: incomplete })],
    events: [
      { type: 'user.changed', user: user() },
      { type: 'tradition.changed', tradition: 'hindu' },
      { type: 'screen.shown', screen: 'chat' },
      { type: 'screen.shown', screen: null },
      { type: 'network.changed', online: true },
      { type: 'network.changed', online: false },
      { type: 'network.missed', again: false },
      { type: 'profile.saved', profile: { user: user(), accessToken: null } },
      { type: 'history.page', messages: [serverMessage()] },
      { type: 'feedback.given', messageId: 'reply-1', value: 'like', at: '2026-11-21T00:00:00.000Z' },
      { type: 'send.failed', tradition: 'sikh', messageType: 'text', failure: 'http_500' },
      { type: 'settings.edit', name: 'place_of_birth' },
      { type: 'language.switch', language: 'hindi' },
      { type: 'share.open' },
      { type: 'onboarding.completed' },
      { type: 'account.erased' },
      { type: 'setup.invalid', tradition: 'sikh', check: 'name' },
      { type: 'send.started', tradition: 'sikh', messageType: 'text' },
      { type: 'send.answered', tradition: 'sikh', counts: null, messageType: 'text' },
      { type: 'send.voiceRequested', tradition: 'sikh' },
      { type: 'send.blocked', tradition: 'sikh' },
      { type: 'send.limitError', tradition: 'sikh' },
      { type: 'feedback.failed' },
      { type: 'share.failed', step: 'generateLink' },
      { type: 'notices.show', messages: [] },
      { type: 'voice.submit', id: 'id-1', voice: { seconds: 2, waveform: [] }, isWhole: true },
      { type: 'draft.elsewhere', others: [], over: [] },
      done('loadSetup'),
      failed('loadSetup', new Error('no chunk')),
      done('loadSettings'),
      failed('loadSettings', new Error('no chunk')),
      done('loadConversation', 'c-1'),
      failed('loadConversation', new Error('down')),
      elapsed('loadRetry', 'member.incomplete.waiting'),
      elapsed('loadRetry', 'member.complete.settings.waiting'),
    ],
    keyOf: ({ value, context, children }) => [value, context.screen, children.profileEdit?.getSnapshot().value],
  })

  test('every transition is taken', () => expect(untaken).toEqual([]))

  test.each([
    { incomplete: 'loading' },
    { incomplete: 'waiting' },
    { incomplete: 'open' },
    { complete: { settings: 'loading' } },
    { complete: { settings: 'waiting' } },
    { complete: { settings: { ready: 'resting' } } },
    { complete: { settings: { ready: 'editing' } } },
    { complete: { sharing: 'wanted' } },
  ] as const)('reaches %j', (value) => expect(reached.some((state) => state.matches(value))).toBe(true))

  test('who has not completed the profile has no chat, and nothing else either (spec §6)', () => {
    const owned = ({ children }: (typeof reached)[number]) =>
      Object.keys(children).filter((id) => id !== 'loadSetup' && id !== 'profileSetup')
    const incomplete = reached.filter((state) => state.matches('incomplete'))
    expect(incomplete.flatMap(owned)).toEqual([])
  })
})

type World = { sent: SendTextRequest[]; saved: ProfileField[]; announced: { type: string }[]; did: string[] }

const live = (
  over: Partial<MemberInput> = {},
  reply: () => Promise<SendResult> = async () => answer({ counts: null }),
  conversation: () => Promise<string | null> = async () => 'c-1',
  today = () => '2026-11-21',
) => {
  const world: World = { sent: [], saved: [], announced: [], did: [] }
  const page: MessagePage = {
    messages: [serverMessage({ id: 'old-1', content: 'Before' })],
    page: 1,
    total_conversations: 1,
    start_index: 0,
    end_index: 1,
    conversations_to_load: 1,
  }
  const saveField = fromPromise<SavedProfile, ProfileField>(async ({ input: field }) => {
    world.saved.push(field)
    return { user: { ...user(), [field.name]: field.value } as User, accessToken: null }
  })
  const machine = member.provide({
    actors: {
      loadConversation: fromPromise<string | null, void>(conversation),
      history: historyMachine.provide({
        actors: { loadPage: fromPromise<MessagePage, { page: number }>(async () => page) },
      }),
      messageSend: messageSendMachine.provide({
        actors: {
          sendText: fromPromise<SendResult, SendTextRequest>(({ input: request }) => {
            world.sent.push(request)
            return reply()
          }),
        },
      }),
      loadSettings: fromPromise(async () => {}),
      profileEdit: profileEditMachine.provide({ actors: { saveField } }),
      loadSetup: fromPromise(async () => {}),
    },
    actions: {
      readClock: assign({ today }),
      haptic: (_, strength) => void world.did.push(strength),
      saveOnboarded: (_, userId) => void world.did.push(`onboarded ${userId}`),
      forgetPerson: (_, userId) => void world.did.push(`forget ${userId}`),
    },
  })
  const actor = heardBy(
    createActor(machine, { input: input(over), clock: new SimulatedClock() }),
    (announcement) => void world.announced.push(announcement),
  )
  return { actor, ...world, world }
}

const ready = (actor: ReturnType<typeof live>['actor']) =>
  waitFor(actor, (s) => s.matches({ complete: { settings: 'ready' } }))
const parts = (actor: ReturnType<typeof live>['actor']) => actor.getSnapshot().children

test('a page of the history stands in the conversation', async () => {
  const { actor } = live()
  const { messageSend: send } = parts(actor)
  if (send === undefined) throw new Error('no conversation')
  await waitFor(send, (s) => s.context.messages.length === 1)
  expect(send.getSnapshot().context.messages[0]).toMatchObject({ id: 'old-1', text: 'Before' })
})

test('the first of the conversations is the one that messages are of (spec §3)', async () => {
  const { actor, sent } = live()
  const { messageSend: send } = parts(actor)
  if (send === undefined) throw new Error('no conversation')
  await waitFor(send, (s) => s.context.conversation !== null)
  send.send({ type: 'draft.change', value: 'hello' })
  send.send({ type: 'text.submit' })
  expect(sent[0]?.conversation).toEqual({ id: 'c-1', referralCode: '' })
})

test.each([
  ['there is none yet', async () => null],
  ['they cannot be had', () => Promise.reject(new Error('down'))],
])('where %s, messages are sent all the same, and the history is there', async (_name, conversation) => {
  const { actor, sent } = live({}, undefined, conversation)
  const { messageSend: send } = parts(actor)
  if (send === undefined) throw new Error('no conversation')
  await waitFor(send, (s) => s.context.messages.length === 1)
  send.send({ type: 'draft.change', value: 'hello' })
  send.send({ type: 'text.submit' })
  expect(sent[0]).toMatchObject({ text: 'hello', conversation: { id: '' } })
})

test('the log has the messages of the conversation, from the first page on', async () => {
  const { actor } = live()
  const { messageSend: send, messageLog: log } = parts(actor)
  if (send === undefined || log === undefined) throw new Error('no conversation')
  await waitFor(log, (s) => s.context.messages.length === 1)
  expect(log.getSnapshot().context.messages).toBe(send.getSnapshot().context.messages)
})

test('what was typed before stands in the box (D28)', () => {
  const draft = { draft: 'Before', overflow: '', unsent: null }
  expect(parts(live({ draft }).actor).messageSend?.getSnapshot().context.draft).toBe('Before')
})

test('a message goes out in the profile’s language and the address’s tradition (D9), also after both changed', async () => {
  const { actor, sent } = live({ user: user({ language_preference: 'punjabi' }) })
  actor.send({ type: 'tradition.changed', tradition: 'hindu' })
  actor.send({ type: 'user.changed', user: user({ language_preference: 'hindi' }) })
  const { messageSend: send } = parts(actor)
  send?.send({ type: 'draft.change', value: 'hello' })
  send?.send({ type: 'text.submit' })
  expect(sent[0]).toMatchObject({ text: 'hello', language: 'hindi', tradition: 'hindu' })
})

test('a failed send is felt (spec §8)', async () => {
  const { actor, did } = live({}, () => Promise.reject(new Error('down')))
  const { messageSend: send } = parts(actor)
  if (send === undefined) throw new Error('no conversation')
  send.send({ type: 'draft.change', value: 'hello' })
  send.send({ type: 'text.submit' })
  await waitFor(send, (s) => s.matches({ send: 'failed' }))
  expect(did).toEqual(['heavy'])
})

test('a saved field is announced, and the rows show it at once', async () => {
  const { actor, announced } = live()
  await ready(actor)
  actor.send({ type: 'settings.edit', name: 'place_of_birth' })
  const { profileEdit: edit } = parts(actor)
  edit?.send({ type: 'value.change', value: 'Moga' })
  edit?.send({ type: 'value.save' })
  await waitFor(actor, (s) => s.context.user.place_of_birth === 'Moga')
  expect(announced.map(({ type }) => type)).toEqual(['member.profileSaved'])
})

test('the language switch of settings saves without a modal (D15)', async () => {
  const { actor, saved } = live()
  await ready(actor)
  actor.send({ type: 'language.switch', language: 'punjabi' })
  await waitFor(actor, (s) => s.context.user.language_preference === 'punjabi')
  expect(saved).toEqual([{ name: 'language_preference', value: 'punjabi' }])
})

test('a birth date may be as late as the day on which its field is opened, also after a midnight', async () => {
  let today = '2026-11-21'
  const { actor } = live({}, undefined, undefined, () => today)
  await ready(actor)
  const mayBeBorn = (day: string) => {
    actor.send({ type: 'settings.edit', name: 'date_of_birth' })
    const edit = parts(actor).profileEdit
    edit?.send({ type: 'value.change', value: day })
    return edit?.getSnapshot().can({ type: 'value.save' })
  }
  expect([mayBeBorn('2026-11-21'), mayBeBorn('2026-11-22')]).toEqual([true, false])
  today = '2026-11-22'
  expect(mayBeBorn('2026-11-22')).toBe(true)
})

describe('a dialog does not outlive its screen', () => {
  const opened = async () => {
    const { actor, saved } = live()
    await ready(actor)
    actor.send({ type: 'screen.shown', screen: 'settings' })
    return { actor, saved }
  }

  test('an edit that was left is cancelled; one that is being saved is saved', async () => {
    const { actor, saved } = await opened()
    actor.send({ type: 'settings.edit', name: 'place_of_birth' })
    const left = parts(actor).profileEdit
    left?.send({ type: 'value.change', value: 'Moga' })
    actor.send({ type: 'screen.shown', screen: null })
    expect(left?.getSnapshot().matches('closed')).toBe(true)
    actor.send({ type: 'screen.shown', screen: null })

    actor.send({ type: 'settings.edit', name: 'place_of_birth' })
    parts(actor).profileEdit?.send({ type: 'value.change', value: 'Agra' })
    parts(actor).profileEdit?.send({ type: 'value.save' })
    actor.send({ type: 'screen.shown', screen: null })
    await waitFor(actor, (s) => s.context.user.place_of_birth === 'Agra')
    expect(saved.map(({ value }) => value)).toEqual(['Agra'])
  })

  test('the tick of an erasure is gone, and sharing is closed', async () => {
    const { actor } = await opened()
    const { account, share } = parts(actor)
    account?.send({ type: 'erase.ask', reason: 'erasure' })
    account?.send({ type: 'erase.understand', understood: true })
    share?.send({ type: 'share.open' })
    actor.send({ type: 'screen.shown', screen: null })
    expect(account?.getSnapshot().matches('idle')).toBe(true)
    expect(share?.getSnapshot().matches('closed')).toBe(true)
  })
})

test('setup leads to chat without a reload', async () => {
  const { actor } = live({ user: incomplete })
  await waitFor(actor, (s) => s.matches({ incomplete: 'open' }))
  actor.send({ type: 'profile.saved', profile: { user: user(), accessToken: null } })
  expect(actor.getSnapshot().matches('complete')).toBe(true)
  expect(parts(actor).messageSend).toBeDefined()
})

test('an erased account leaves nothing on the device (D30)', async () => {
  const { actor, did, announced } = live()
  actor.send({ type: 'account.erased' })
  expect(did).toEqual([`forget ${user().id}`])
  expect(announced).toEqual([{ type: 'member.erased' }])
})

test('who is too young for the service leaves from setup, and is forgotten here, too (D39)', () => {
  const { actor, announced, did } = live({ user: user({ profile_completed: false }) })
  actor.send({ type: 'account.erased' })
  expect(did).toContain(`forget ${user().id}`)
  expect(announced).toContainEqual({ type: 'member.erased' })
})

test('below 18 the referrals are not opened; on the 18th birthday they are (D39)', () => {
  // Today is 21 November 2026.
  for (const [date_of_birth, expected] of [
    ['2008-11-22', false],
    ['2008-11-21', true],
  ] as const) {
    const { actor } = live({ user: user({ profile_completed: true, date_of_birth }) })
    expect(actor.getSnapshot().can({ type: 'share.open' }), date_of_birth).toBe(expected)
    expect(mayRefer(actor.getSnapshot().context)).toBe(expected)
  }
})

describe('with code and network that come when the test says so', () => {
  type Sent = EventFrom<typeof memberMachine>
  const startWith = (over: Partial<MemberInput>, ...events: Sent[]) => {
    const clock = new SimulatedClock()
    const asked: string[] = []
    const announced: AnyEventObject[] = []
    const did: string[] = []
    const never = <Output, Input>(what: (request: Input) => string) =>
      fromPromise<Output, Input>(({ input: request }) => {
        asked.push(what(request))
        return new Promise<Output>(() => {})
      })
    const machine = member.provide({
      actors: {
        history: historyMachine.provide({
          actors: { loadPage: never<MessagePage, { page: number }>(({ page }) => `page ${page}`) },
        }),
        messageSend: messageSendMachine.provide({
          actors: {
            sendVoice: never<SendResult, SendVoiceRequest>(({ clientMessageId }) => `voice ${clientMessageId}`),
          },
        }),
        loadSetup: never<void, void>(() => 'setup'),
        loadSettings: never<void, void>(() => 'settings'),
      },
      actions: {
        haptic: (_, strength) => void did.push(strength),
        saveOnboarded: (_, userId) => void did.push(`onboarded ${userId}`),
      },
    })
    const actor = heardBy(
      createActor(machine, { input: input(over), clock }),
      (announcement) => void announced.push(announcement),
    )
    for (const event of events) actor.send(event)
    return {
      actor,
      clock,
      asked,
      announced,
      did,
      is: () => actor.getSnapshot().value,
      has: () => actor.getSnapshot().children,
      knows: () => actor.getSnapshot().context,
    }
  }
  const here = done('loadSettings')

  test('sharing that is asked for before its code is here opens when it is, and not where the chat was left meanwhile', () => {
    const asked = startWith({}, { type: 'share.open' }, here)
    expect(asked.has().share?.getSnapshot().matches('closed')).toBe(false)
    asked.has().share?.send({ type: 'share.close' })
    asked.actor.send({ type: 'share.open' })
    expect(asked.has().share?.getSnapshot().matches('closed')).toBe(false)
    const left = startWith({}, { type: 'share.open' }, { type: 'screen.shown', screen: null }, here)
    expect(left.has().share?.getSnapshot().matches('closed')).toBe(true)
    expect(startWith({}, here).has().share?.getSnapshot().matches('closed')).toBe(true)
  })

  test.each<[string, Partial<MemberInput>, 'incomplete' | 'complete', 'loadSetup' | 'loadSettings', string]>([
    ['setup', { user: incomplete }, 'incomplete', 'loadSetup', 'setup'],
    ['settings', {}, 'complete', 'loadSettings', 'settings'],
  ])('the code of %s that does not come is asked for again after 3 s', (_name, over, state, id, code) => {
    const { actor, asked, clock, is } = startWith(over, failed(id, new Error('no chunk')))
    const stateOf = (value: string, within: object | string = value) => ({
      [state]: state === 'incomplete' ? value : { settings: within, sharing: 'unasked' },
    })
    expect(is()).toEqual(stateOf('waiting'))
    const once = asked.filter((what) => what === code)
    clock.increment(2_999)
    expect([is(), asked.filter((what) => what === code)]).toEqual([stateOf('waiting'), once])
    clock.increment(1)
    expect([is(), asked.filter((what) => what === code)]).toEqual([stateOf('loading'), [...once, code]])
    actor.send(done(id))
    expect(is()).toEqual(stateOf('open', { ready: 'resting' }))
  })

  test.each<Happening & Sent>([
    { type: 'setup.invalid', tradition: 'sikh', check: 'name' },
    { type: 'send.started', tradition: 'sikh', messageType: 'text' },
    { type: 'send.answered', tradition: 'sikh', counts: null, messageType: 'text' },
    { type: 'send.failed', tradition: 'sikh', messageType: 'text', failure: 'http_500' },
    { type: 'send.voiceRequested', tradition: 'sikh' },
    { type: 'feedback.given', messageId: 'reply-1', value: 'like', at: '2026-11-21T00:00:00.000Z' },
    { type: 'feedback.failed' },
    { type: 'share.failed', step: 'generateLink' },
    { type: 'onboarding.completed' },
  ])('others of this device hear of $type, once', (event) => {
    expect(startWith({}, event).announced).toEqual([{ type: 'member.told', what: event }])
  })

  test('that a message found no network is told to who looks for one, and what it finds to the conversation (D57)', () => {
    const missed = { type: 'network.missed', again: true } as const
    const { actor, announced } = startWith({}, missed)
    expect(announced).toEqual([missed])
    const carries = () => actor.getSnapshot().children.messageSend?.getSnapshot().context.carries
    const send = actor.getSnapshot().children.messageSend
    for (const event of [{ type: 'draft.change', value: 'hello' }, { type: 'text.submit' }] as const) send?.send(event)
    send?.send(failed('sendText', { kind: 'network' }))
    expect(carries()).toBe(false)
    actor.send({ type: 'network.changed', online: false })
    expect(carries()).toBe(false)
    actor.send({ type: 'network.changed', online: true })
    expect(carries()).toBe(true)
  })

  test('the first steps, once done, are remembered for this person; before, they are told to be expected', () => {
    const { actor, announced, did } = startWith({ onboarded: false })
    expect(announced).toEqual([{ type: 'member.told', what: { type: 'onboarding.expected' } }])
    actor.send({ type: 'onboarding.completed' })
    expect(did).toEqual([`onboarded ${user().id}`])
  })

  test('a network that comes back reads what is new; one that goes asks for nothing', () => {
    const page: MessagePage = {
      messages: [serverMessage({ id: 'old-1' })],
      page: 1,
      total_conversations: 1,
      start_index: 0,
      end_index: 1,
      conversations_to_load: 1,
    }
    const { actor, asked, has } = startWith({})
    has().history?.send(done('loadPage', page))
    const pages = () => asked.filter((what) => what === 'page 1').length
    expect(pages()).toBe(1)
    actor.send({ type: 'network.changed', online: false })
    expect(pages()).toBe(1)
    actor.send({ type: 'network.changed', online: true })
    expect(pages()).toBe(2)
  })

  test('what is said, rated or brought by a notification stands in the conversation', () => {
    const at = '2026-11-21T00:00:00.000Z'
    const notice = chatMessage({ id: 'n-1', sender: 'guide', kind: 'system', text: 'Breathe.', createdAt: at })
    const { asked, has } = startWith(
      {},
      { type: 'notices.show', messages: [notice] },
      { type: 'feedback.given', messageId: 'n-1', value: 'like', at },
      { type: 'voice.submit', id: 'v-1', voice: { seconds: 2, waveform: [] }, isWhole: true },
    )
    const messages = has().messageSend?.getSnapshot().context.messages ?? []
    expect(messages.map(({ id }) => id).slice(0, 2)).toEqual(['n-1', 'v-1'])
    expect(messages[0]).toMatchObject({ text: 'Breathe.', feedback: 'like', feedbackAt: at })
    expect(asked).toContain('voice v-1')
  })

  test('the first steps wait for the chat to be on the screen, whether their code comes before or after', () => {
    const chat = { type: 'screen.shown', screen: 'chat' } as const
    for (const events of [
      [chat, here],
      [here, chat],
    ]) {
      const { actor, clock, has } = startWith({ onboarded: false }, ...events)
      expect(has().onboarding?.getSnapshot().value).toBe('waiting')
      clock.increment(2_000)
      expect(has().onboarding?.getSnapshot().value).toBe('welcome')
      actor.send({ type: 'screen.shown', screen: 'settings' })
      expect(has().onboarding?.getSnapshot().value).toBe('dormant')
    }
    const left = startWith({ onboarded: false }, here, chat, { type: 'screen.shown', screen: null })
    expect(left.has().onboarding?.getSnapshot().value).toBe('dormant')
    expect(left.knows().screen).toBeNull()
  })

  test('a dialog stays open while its own screen is told of again', () => {
    const { actor, has, knows } = startWith({}, here, { type: 'settings.edit', name: 'place_of_birth' })
    actor.send({ type: 'screen.shown', screen: 'settings' })
    expect(has().profileEdit?.getSnapshot().matches('open')).toBe(true)
    expect(knows().screen).toBe('settings')
  })

  test('a second field takes the place of the first; each begins with what the profile has', () => {
    const { actor, has } = startWith({ user: user({ place_of_birth: 'Moga' }) }, here, {
      type: 'settings.edit',
      name: 'place_of_birth',
    })
    const first = has().profileEdit
    expect(first?.getSnapshot().context.field).toEqual({ name: 'place_of_birth', value: 'Moga' })
    actor.send({ type: 'language.switch', language: 'hindi' })
    expect(first?.getSnapshot().status).toBe('stopped')
    expect(has().profileEdit?.getSnapshot().context.field).toEqual({ name: 'language_preference', value: 'hindi' })
  })

  test('the other tradition is told to all that speak of it', () => {
    const { has, knows } = startWith({}, here, { type: 'tradition.changed', tradition: 'hindu' })
    expect(has().messageSend?.getSnapshot().context.tradition).toBe('hindu')
    expect(knows().tradition).toBe('hindu')
    const setup = startWith({ user: incomplete }, done('loadSetup'), {
      type: 'tradition.changed',
      tradition: 'hindu',
    })
    expect(setup.has().profileSetup?.getSnapshot().context.tradition).toBe('hindu')
  })

  test('a profile that is complete now opens the chat, in its language, and the owner hears of it', () => {
    const profile: SavedProfile = { user: user({ language_preference: 'hindi' }), accessToken: null }
    const { announced, has, is } = startWith({ user: incomplete }, { type: 'profile.saved', profile })
    expect(is()).toEqual({ complete: { settings: 'loading', sharing: 'unasked' } })
    expect(announced).toEqual([{ type: 'member.profileSaved', profile }])
    expect(has().messageSend?.getSnapshot().context.language).toBe('hindi')
    const later = startWith({}, { type: 'profile.saved', profile })
    expect(later.has().messageSend?.getSnapshot().context.language).toBe('hindi')
    const other = startWith({ user: incomplete }, { type: 'user.changed', user: user() })
    expect(other.is()).toEqual({ complete: { settings: 'loading', sharing: 'unasked' } })
  })
})
