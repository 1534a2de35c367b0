import { type AnyActorRef, assign, enqueueActions, sendTo, setup, stateIn } from 'xstate'
import { isMinor } from '../../../openapi/ages.ts'
import type { AccountAnnouncement, accountMachine } from '../account/account.machine.ts'
import { announce, ownerOf } from '../announce.ts'
import type { Happening } from '../device/facts.ts'
import {
  type ChatMessage,
  fromServer,
  type Language,
  type SavedProfile,
  type Tradition,
  type User,
  type VoiceNote,
} from '../entities.ts'
import type { FeedbackAnnouncement, feedbackMachine } from '../feedback/feedback.machine.ts'
import { type EventOf, resultIn } from '../heard.ts'
import { type HistoryAnnouncement, historyMachine } from '../history/history.machine.ts'
import { unprovidedMachine } from '../lazyMachine.ts'
import { type Conversation, messageLogMachine } from '../messageLog/messageLog.machine.ts'
import type { Slot } from '../messageSend/draft.ts'
import { messageSendMachine, type SavedDraft, type SendAnnouncement } from '../messageSend/messageSend.machine.ts'
import type { OnboardingAnnouncement, onboardingMachine } from '../onboarding/onboarding.machine.ts'
import type { ProfileEditAnnouncement, ProfileField, profileEditMachine } from '../profileEdit/profileEdit.machine.ts'
import type { ProfileSetupAnnouncement, profileSetupMachine } from '../profileSetup/profileSetup.machine.ts'
import { retryDelays, retrying } from '../retry.ts'
import type { ShareAnnouncement, shareMachine } from '../share/share.machine.ts'
import { unprovided } from '../unprovided.ts'

/** The screens of a signed-in person (spec §2). */
export type MemberScreen = 'setup' | 'chat' | 'settings'

/** What this device remembers of the person. */
export type MemberMemory = {
  draft: SavedDraft | null
  /** As it is stored: the form reads it. */
  setupDraft: unknown
  prefilledPhone: string | null
  onboarded: boolean
  canSystemShare: boolean
  /** Whether this is a phone: WhatsApp has one link for phones and one for its web page (spec §2). */
  isPhone: boolean
  /** The deployer's WhatsApp number, digits with the country's; null without one. */
  whatsappNumber: string | null
}

export type MemberInput = MemberMemory & {
  user: User
  tradition: Tradition
}

/** What this machine announces to its owner. */
export type MemberAnnouncement =
  | { type: 'member.profileSaved'; profile: SavedProfile }
  | { type: 'member.erased' }
  /** Something happened that others of this device may want to know. */
  | { type: 'member.told'; what: Happening }
  | { type: 'network.missed'; again: boolean }

type Context = {
  user: User
  tradition: Tradition
  screen: MemberScreen | null
  input: MemberInput
  /** YYYY-MM-DD, the viewer's calendar; read anew for each form and screen, because a page may be open at midnight. */
  today: string
}

type Event =
  | { type: 'user.changed'; user: User }
  | { type: 'tradition.changed'; tradition: Tradition }
  | { type: 'screen.shown'; screen: MemberScreen | null }
  | { type: 'network.changed'; online: boolean }
  | { type: 'settings.edit'; name: ProfileField['name'] }
  | { type: 'language.switch'; language: Language }
  | { type: 'share.open' }
  | { type: 'notices.show'; messages: ChatMessage[] }
  | { type: 'voice.submit'; id: string; voice: VoiceNote; isWhole: boolean }
  | { type: 'draft.elsewhere'; others: Slot[]; over: Slot[] }
  | ProfileSetupAnnouncement
  | ProfileEditAnnouncement
  | SendAnnouncement
  | HistoryAnnouncement
  | FeedbackAnnouncement
  | ShareAnnouncement
  | OnboardingAnnouncement
  | AccountAnnouncement
type In = { context: Context }
type On<Type extends Event['type']> = EventOf<Event, Type>

/** Whether the referrals are for this person: not for a minor (D39). The server holds it too. */
export const mayRefer = ({ user, today }: Pick<Context, 'user' | 'today'>): boolean =>
  !isMinor(user.date_of_birth, today)

const toSetup = ({ context: { tradition, user, today, input } }: In) => ({
  tradition,
  user,
  prefilledPhone: input.prefilledPhone,
  draft: input.setupDraft,
  today,
})
const toSend = ({ context: { tradition, user, input } }: In) => ({
  role: 'member' as const,
  draftKey: user.id,
  tradition,
  language: user.language_preference,
  saved: input.draft,
})
/** The log is made in the same step as the conversation, and asks for it when it begins to listen. */
const toLog = ({ self }: { self: AnyActorRef }) => ({
  conversation: (): Conversation => self.getSnapshot().children.messageSend,
})
const toSteps = ({ context }: In) => ({ completed: context.input.onboarded })
const toShare = ({ context: { tradition, input } }: In) => ({ tradition, canSystemShare: input.canSystemShare })
/** The modal of settings starts with the field's value as the profile has it; the language switch needs no modal (D15). */
const toEdit = ({ context: { user, today }, event }: In & { event: Event }) => {
  if (event.type === 'language.switch')
    return { field: { name: 'language_preference' as const, value: event.language }, quiet: true, today }
  const { name } = event as On<'settings.edit'>
  return { field: { name, value: `${user[name] ?? ''}` }, quiet: false, today }
}
const idOf = ({ context }: In) => context.user.id

const base = setup({
  types: {
    input: {} as MemberInput,
    context: {} as Context,
    events: {} as Event,
    emitted: {} as MemberAnnouncement,
    children: {} as {
      messageSend: 'messageSend'
      messageLog: 'messageLog'
      history: 'history'
      loadConversation: 'loadConversation'
      loadSetup: 'loadSetup'
      profileSetup: 'profileSetup'
      loadSettings: 'loadSettings'
      feedback: 'feedback'
      onboarding: 'onboarding'
      profileEdit: 'profileEdit'
      account: 'account'
      share: 'share'
    },
  },
  actors: {
    messageSend: messageSendMachine,
    messageLog: messageLogMachine,
    history: historyMachine,
    /** The id of the first of the person's conversations; null where there is none. */
    loadConversation: unprovided<string | null, void>('loadConversation'),
    /** Done when `profileSetup` is here. */
    loadSetup: unprovided<void, void>('loadSetup'),
    profileSetup: unprovidedMachine<typeof profileSetupMachine>('profileSetup'),
    /** Done when those below are here: the chat itself does not need them, and their code comes beside it. */
    loadSettings: unprovided<void, void>('loadSettings'),
    feedback: unprovidedMachine<typeof feedbackMachine>('feedback'),
    onboarding: unprovidedMachine<typeof onboardingMachine>('onboarding'),
    profileEdit: unprovidedMachine<typeof profileEditMachine>('profileEdit'),
    account: unprovidedMachine<typeof accountMachine>('account'),
    share: unprovidedMachine<typeof shareMachine>('share'),
  },
  actions: {
    readClock: assign({ today: '' }),
    haptic: (_, _strength: 'light' | 'medium' | 'heavy') => {},
    /** Remembers for this user that the onboarding was completed (spec §3). */
    saveOnboarded: (_, _userId: string) => {},
    /** Removes from this device what it kept of an erased account (D30). */
    forgetPerson: (_, _userId: string) => {},

    keepScreen: assign(({ event }) => ({ screen: (event as On<'screen.shown'>).screen })),
    keepTradition: assign(({ event }) => ({ tradition: (event as On<'tradition.changed'>).tradition })),
    keepUser: assign(({ event }) => ({ user: (event as On<'user.changed'>).user })),
    keepSaved: assign(({ event }) => ({ user: (event as On<'profile.saved'>).profile.user })),

    tellExpected: announce<unknown, MemberAnnouncement>({ type: 'member.told', what: { type: 'onboarding.expected' } }),
    /** Whatever a part of this says, that others of this device may want to know. */
    tellOthers: announce(
      ({ event }: { event: Happening }): MemberAnnouncement => ({ type: 'member.told', what: event }),
    ),
    tellSaved: announce(
      ({ event: { profile } }: { event: On<'profile.saved'> }): MemberAnnouncement => ({
        type: 'member.profileSaved',
        profile,
      }),
    ),
    tellMissed: announce(({ event }: { event: On<'network.missed'> }): MemberAnnouncement => event),
    tellErased: announce<unknown, MemberAnnouncement>({ type: 'member.erased' }),

    tellScreen: sendTo('onboarding', ({ context }) => ({
      type: context.screen === 'chat' ? 'chat.entered' : 'chat.left',
    })),
    tellLanguage: sendTo('messageSend', ({ context }) => ({
      type: 'reply.language',
      language: context.user.language_preference,
    })),
    /** Spec §3 Conversation: of the list the first is used, as a visitor's is the session's. */
    tellConversation: sendTo('messageSend', ({ event }) => ({
      type: 'conversation.ready',
      conversation: { id: resultIn<string>(event), referralCode: '' },
    })),
    tellHistory: sendTo('messageSend', ({ event }) => ({
      type: 'history.loaded',
      messages: (event as On<'history.page'>).messages.map(fromServer),
    })),
    tellRating: sendTo('messageSend', ({ event }) => ({ ...event, type: 'message.rated' })),
    tellCarries: sendTo('messageSend', { type: 'network.carries' }),
    refreshHistory: sendTo('history', { type: 'history.refresh' }),
    openShare: sendTo('share', { type: 'share.open' }),
    closeShare: sendTo('share', { type: 'share.close' }),
    cancelErase: sendTo('account', { type: 'erase.cancel' }),
    cancelEdit: sendTo('profileEdit', { type: 'modal.cancel' }),
    // What this hears, and a part of it is told as it is.
    passToSetup: sendTo('profileSetup', ({ event }) => event),
    passToSend: sendTo('messageSend', ({ event }) => event),
    passToShare: sendTo('share', ({ event }) => event),
  },
  delays: retryDelays,
  guards: {
    isComplete: ({ context }) => context.user.profile_completed,
    isOnline: ({ event }) => (event as On<'network.changed'>).online,
    isLeaving: ({ event }) => (event as On<'screen.shown'>).screen === null,
    hasConversation: ({ event }) => resultIn<string | null>(event) !== null,
    mayRefer: ({ context }) => mayRefer(context),
  },
})

const machine = base.extend({
  actions: {
    /** The overlay of the first steps will come: other questions wait. */
    tellSteps: base.createAction(
      enqueueActions(({ context, enqueue }) => {
        if (!context.input.onboarded) enqueue('tellExpected')
      }),
    ),
  },
  guards: { areSettingsHere: stateIn({ complete: { settings: 'ready' } }) },
})

const tell = { actions: 'tellOthers' } as const
const enter = ['readClock', 'keepScreen'] as const
/** Leaving is cancelling: a dialog of one screen is not open on the next. A save or erasure under way goes on. */
const leave = ['keepScreen', 'tellScreen', 'cancelErase', 'closeShare'] as const

/**
 * One signed-in person (spec §6): owns the machines of profile setup, chat and settings. Made at login and stopped at
 * sign-out, so that nothing of one account is left in memory for the next.
 */
export const memberMachine = ownerOf(machine).createMachine({
  id: 'member',
  context: ({ input }) => ({ user: input.user, tradition: input.tradition, screen: null, input, today: '' }),
  initial: 'deciding',
  on: {
    'screen.shown': [{ guard: 'isLeaving', actions: 'keepScreen' }, { actions: enter }],
    'tradition.changed': { actions: 'keepTradition' },
    'setup.invalid': tell,
    'send.started': tell,
    'send.answered': tell,
    'send.voiceRequested': tell,
    // Of the trial only: a signed-in person has no count.
    'send.blocked': {},
    'send.limitError': {},
    'feedback.failed': tell,
    'share.failed': tell,
    // By who asked for it in settings, or is too young for the service (D39).
    'account.erased': { actions: [{ type: 'forgetPerson', params: idOf }, 'tellErased'] },
    'user.changed': { actions: 'keepUser' },
    'profile.saved': { actions: ['keepSaved', 'tellSaved'] },
  },
  states: {
    deciding: { always: [{ guard: 'isComplete', target: 'complete' }, { target: 'incomplete' }] },
    incomplete: {
      always: { guard: 'isComplete', target: 'complete' },
      initial: 'loading',
      states: {
        loading: {
          invoke: {
            id: 'loadSetup',
            src: 'loadSetup',
            onDone: { target: 'open', actions: 'readClock' },
            onError: 'waiting',
          },
        },
        waiting: retrying('loading'),
        open: {
          invoke: { id: 'profileSetup', src: 'profileSetup', input: toSetup },
          on: { 'tradition.changed': { actions: ['keepTradition', 'passToSetup'] } },
        },
      },
    },
    complete: {
      entry: ['readClock', 'tellSteps'],
      invoke: [
        { id: 'messageSend', src: 'messageSend', input: toSend },
        { id: 'messageLog', src: 'messageLog', input: toLog },
        { id: 'history', src: 'history' },
        // Beside the history: nothing waits for it, and without it the server knows the conversation all the same.
        {
          id: 'loadConversation',
          src: 'loadConversation',
          onDone: { guard: 'hasConversation', actions: 'tellConversation' },
          onError: {},
        },
      ],
      on: {
        'tradition.changed': { actions: ['keepTradition', 'passToSend'] },
        'user.changed': { actions: ['keepUser', 'tellLanguage'] },
        'profile.saved': { actions: ['keepSaved', 'tellLanguage', 'tellSaved'] },
        'network.changed': { guard: 'isOnline', actions: ['refreshHistory', 'tellCarries'] },
        'network.missed': { actions: 'tellMissed' },
        'history.page': { actions: 'tellHistory' },
        'feedback.given': { actions: ['tellRating', 'tellOthers'] },
        'send.failed': { actions: [{ type: 'haptic', params: 'heavy' }, 'tellOthers'] },
        'notices.show': { actions: 'passToSend' },
        'voice.submit': { actions: 'passToSend' },
        'draft.elsewhere': { actions: 'passToSend' },
        'onboarding.completed': { actions: [{ type: 'saveOnboarded', params: idOf }, 'tellOthers'] },
      },
      type: 'parallel',
      states: {
        /** The chat is in use already; feedback, the first steps, settings and sharing are on their way. */
        settings: {
          initial: 'loading',
          states: {
            loading: {
              invoke: { id: 'loadSettings', src: 'loadSettings', onDone: 'ready', onError: 'waiting' },
            },
            waiting: retrying('loading'),
            ready: {
              entry: 'tellScreen',
              invoke: [
                { id: 'feedback', src: 'feedback' },
                { id: 'onboarding', src: 'onboarding', input: toSteps },
                { id: 'share', src: 'share', input: toShare },
                { id: 'account', src: 'account' },
              ],
              on: {
                'screen.shown': [{ guard: 'isLeaving', actions: leave }, { actions: [...enter, 'tellScreen'] }],
                'tradition.changed': { actions: ['keepTradition', 'passToSend', 'passToShare'] },
                // Also while another field is open: it gives way.
                'settings.edit': { target: '.editing', actions: 'readClock' },
                'language.switch': { target: '.editing', actions: 'readClock' },
              },
              initial: 'resting',
              states: {
                resting: {},
                editing: {
                  invoke: { id: 'profileEdit', src: 'profileEdit', input: toEdit, onDone: 'resting' },
                  on: { 'screen.shown': { guard: 'isLeaving', actions: [...leave, 'cancelEdit'] } },
                },
              },
            },
          },
        },
        /** Asked for while its code is on its way, it opens once it is here. */
        sharing: {
          initial: 'unasked',
          states: {
            unasked: { on: { 'share.open': { guard: 'mayRefer', target: 'wanted' } } },
            wanted: {
              always: { guard: 'areSettingsHere', target: 'unasked', actions: 'openShare' },
              on: { 'screen.shown': { guard: 'isLeaving', target: 'unasked', actions: 'keepScreen' } },
            },
          },
        },
      },
    },
  },
})
