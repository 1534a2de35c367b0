import type { InputFrom } from 'xstate'
import type { DeviceInput } from '../device/device.machine.ts'
import type { DeviceFact, Happening } from '../device/facts.ts'
import type { User } from '../entities.ts'
import { resultIn } from '../heard.ts'
import type { MemberMemory } from '../member/member.machine.ts'
import { retrying } from '../retry.ts'
import type { scriptureMachine } from '../scripture/scripture.machine.ts'
import {
  type AppEvent,
  base,
  type Context,
  type Event,
  type Heard,
  type In,
  machine,
  noteScreen,
  pass,
  type Told,
  tell,
  toDraft,
  toVoice,
  traditionOf,
} from './app.setup.ts'

/** Facts that are kept for the device's machines until their code is here; the oldest go first. */
const FACTS_KEPT = 50
const isSomebodyElse = ({ context, event }: Heard<'auth.changed'>) => event.user?.id !== context.user?.id
const isOwnDraft = ({ context, event }: Heard<'draft.elsewhere'>) => event.draftKey === context.user?.id
const isSpeaker = ({ context, event }: Heard<'device.recorded'>) => event.userId === (context.user?.id ?? null)
const isMemberLoading = ({ event }: Heard<'screen.shown'>) => event.screen === 'memberLoading'
const hasVerses = ({ event }: Heard<'screen.shown'>) => /chat|library/i.test(event.screen)
/** What the device remembers comes with the code: read of the event that ends the loading. */
const toMemory = <Memory>({ event }: { event: AppEvent }) => resultIn<Memory>(event)
// It is asked for, and waited for, only while somebody is signed in.
const userOf = ({ user }: Context) => user as User
const toUserId = ({ context }: In) => userOf(context).id
const toMember = ({ context, event }: In & { event: AppEvent }) => ({
  ...resultIn<MemberMemory>(event),
  user: userOf(context),
  tradition: traditionOf(context),
})
/** Passes on what happened, to whom it may concern. */
const note = { actions: base.raise(({ event }) => ({ type: 'fact.happened', what: event as Happening })) }
const tellFacts = base.enqueueActions(({ context, enqueue }) => {
  for (const fact of context.facts) enqueue(tell('device', fact))
  enqueue.assign({ facts: [] })
})
const keepFact = base.assign(({ context: { facts }, event }) => ({
  facts: [...facts, event as DeviceFact].slice(-FACTS_KEPT),
}))
const passFact = tell('device', ({ event }: { event: DeviceFact }) => event)
const tellNetwork = tell('device', ({ event: { online } }: Heard<'network.changed'>) => ({
  type: 'fact.network',
  online,
}))
const unwrap = base.raise(({ event }) => ({ type: 'fact.happened', what: (event as Event<'member.told'>).what }))
const follow = {
  type: 'navigate',
  params: ({ event: { to, replace } }: Heard<'device.navigate'>) => ({ to, replace }),
} as const
const keepNotices = base.assign(({ event }) => ({ notices: (event as Event<'device.notices'>).messages }))
const tellUser = tell('member', ({ event: { user } }: Heard<'auth.changed'>) => ({
  type: 'user.changed',
  user: user as User,
}))
const tellNotices = tell('member', ({ context, event: { messages } }: Heard<'device.notices'>) => ({
  type: 'notices.show',
  messages: messages[traditionOf(context)],
}))
const passDraft = tell('member', toDraft)
const passVoice = tell('member', toVoice)
/** Each screen is left before the next one is shown; and one that is not the person's own does not exist for them. */
const tellMemberScreen = base.enqueueActions(({ context, event, enqueue }) => {
  const screen = event.type === 'screen.shown' ? event.screen : null
  const tellMember = (what: Told['member']) => enqueue(tell('member', what))
  tellMember({ type: 'screen.shown', screen: null })
  if (screen !== 'setup' && screen !== 'chat' && screen !== 'settings') return
  tellMember({ type: 'tradition.changed', tradition: traditionOf(context) })
  tellMember({ type: 'screen.shown', screen })
  if (screen === 'chat') tellMember({ type: 'notices.show', messages: context.notices[traditionOf(context)] })
})
/** Whose list of what was saved it is (D60). */
const tellOwner = tell('scripture', ({ context: { user } }: In) => ({
  type: 'owner.changed',
  owner: user?.id ?? null,
}))
/** Machines of this device: told what happened, and never what to do about it. */
export const device = machine.createStateConfig({
  initial: 'loading',
  on: {
    'tradition.choose': note,
    'proof.shown': note,
    'language.changed': note,
    'login.start': note,
    'trial.try': note,
    'trial.changed': note,
    'send.started': note,
    'send.answered': note,
    'send.failed': note,
    'send.voiceRequested': note,
    'send.limitError': note,
    'view.crashed': note,
    'member.told': { actions: ['readClock', unwrap] },
    'screen.shown': { actions: ['readClock', noteScreen] },
    'device.navigate': { actions: follow },
    'device.reload': { actions: 'reload' },
    'device.notices': { actions: keepNotices },
  },
  states: {
    loading: {
      invoke: {
        id: 'loadDevice',
        src: 'loadDevice',
        onDone: 'here',
      },
      on: { 'fact.*': { actions: keepFact } },
    },
    here: {
      invoke: { id: 'device', src: 'device', input: toMemory<DeviceInput> },
      entry: tellFacts,
      on: {
        'fact.*': { actions: passFact },
        'network.changed': { actions: tellNetwork },
      },
    },
  },
})

/** The machines of one signed-in person: nothing of theirs stays in memory for another. */
export const member = machine.createStateConfig({
  initial: 'absent',
  on: {
    'auth.changed': { guard: isSomebodyElse, target: '.absent' },
    'auth.signedOut': '.absent',
  },
  states: {
    absent: { on: { 'screen.shown': { guard: isMemberLoading, target: 'loading' } } },
    loading: {
      invoke: {
        id: 'loadMember',
        src: 'loadMember',
        input: toUserId,
        onDone: 'here',
        onError: 'waiting',
      },
    },
    waiting: retrying('loading'),
    here: {
      invoke: { id: 'member', src: 'member', input: toMember },
      on: {
        'auth.changed': [{ guard: isSomebodyElse, target: 'absent' }, { actions: tellUser }],
        'screen.shown': { actions: tellMemberScreen },
        'network.changed': { actions: pass('member') },
        'draft.elsewhere': { guard: isOwnDraft, actions: passDraft },
        'device.notices': { actions: tellNotices },
        // Who spoke sends it; a person who signed out meanwhile does not speak as a visitor.
        'device.recorded': { guard: isSpeaker, actions: passVoice },
      },
    },
  },
})

/** All that can be done with a verse: comes with the first chat or page of a scripture, and stays as it was left. */
export const verses = machine.createStateConfig({
  initial: 'absent',
  states: {
    absent: { on: { 'screen.shown': { guard: hasVerses, target: 'loading' } } },
    loading: {
      invoke: {
        id: 'loadScripture',
        src: 'loadScripture',
        onDone: 'here',
      },
    },
    here: {
      invoke: { id: 'scripture', src: 'scripture', input: toMemory<InputFrom<typeof scriptureMachine>> },
      entry: tellOwner,
      // The regions before this one know by now who is there.
      on: { 'auth.*': { actions: tellOwner } },
    },
  },
})
