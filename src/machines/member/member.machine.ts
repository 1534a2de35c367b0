import { type ActorRefFrom, assign, enqueueActions, setup } from 'xstate'
import type { AccountAnnouncement, accountMachine } from '../account/account.machine.ts'
import { isMinor } from '../age.ts'
import { announcing, ownerOf } from '../announce.ts'
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
import { type HistoryAnnouncement, historyMachine } from '../history/history.machine.ts'
import { unprovidedMachine } from '../lazyMachine.ts'
import { messageLogMachine } from '../messageLog/messageLog.machine.ts'
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

type Context = {
  user: User
  tradition: Tradition
  screen: MemberScreen | null
  input: MemberInput
  /** YYYY-MM-DD, the viewer's calendar; read anew for each form and screen, because a page may be open at midnight. */
  today: string
  setup: ActorRefFrom<typeof profileSetupMachine> | null
  send: ActorRefFrom<typeof messageSendMachine> | null
  log: ActorRefFrom<typeof messageLogMachine> | null
  history: ActorRefFrom<typeof historyMachine> | null
  feedback: ActorRefFrom<typeof feedbackMachine> | null
  share: ActorRefFrom<typeof shareMachine> | null
  onboarding: ActorRefFrom<typeof onboardingMachine> | null
  account: ActorRefFrom<typeof accountMachine> | null
  edit: ActorRefFrom<typeof profileEditMachine> | null
  /** Sharing was asked for while its code is on its way. */
  wantsShare: boolean
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

/** Whether the referrals are for this person: not for a minor (D39). The server holds it too. */
export const mayRefer = ({ user, today }: Pick<Context, 'user' | 'today'>): boolean =>
  !isMinor(user.date_of_birth, today)

const base = setup({
  types: { input: {} as MemberInput, context: {} as Context, events: {} as Event, emitted: {} as MemberAnnouncement },
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
    announce: announcing<MemberAnnouncement>(),
    readClock: assign({ today: '' }),
    haptic: (_, _strength: 'light' | 'medium' | 'heavy') => {},
    /** Remembers for this user that the onboarding was completed (spec §3). */
    saveOnboarded: (_, _userId: string) => {},
    /** Removes from this device what it kept of an erased account (D30). */
    forgetPerson: (_, _userId: string) => {},
  },
  delays: retryDelays,
  guards: {
    isComplete: ({ context }) => context.user.profile_completed,
    isOnline: (_, online: boolean) => online,
    mayRefer: ({ context }) => mayRefer(context),
    isLeaving: (_, screen: MemberScreen | null) => screen === null,
  },
})

/** What a modal of settings starts with: the field's value as the profile has it. */
const fieldOf = (user: User, name: ProfileField['name']): ProfileField => ({ name, value: `${user[name] ?? ''}` })

const machine = base.extend({
  actions: {
    openSetup: assign(({ context, spawn }) => ({
      setup: spawn('profileSetup', {
        id: 'profileSetup',
        input: {
          tradition: context.tradition,
          user: context.user,
          prefilledPhone: context.input.prefilledPhone,
          draft: context.input.setupDraft,
          today: context.today,
        },
      }),
    })),
    openChat: assign(({ context, spawn }) => {
      const { tradition, user, input } = context
      const send = spawn('messageSend', {
        id: 'messageSend',
        input: {
          role: 'member',
          draftKey: user.id,
          tradition,
          language: user.language_preference,
          saved: input.draft,
        },
      })
      return {
        setup: null,
        send,
        log: spawn('messageLog', { id: 'messageLog', input: { conversation: send } }),
        history: spawn('history', { id: 'history' }),
      }
    }),
    /** The overlay of the first steps will come: other questions wait. */
    tellOnboarding: base.createAction(
      enqueueActions(({ context, enqueue }) => {
        if (!context.input.onboarded)
          enqueue({ type: 'announce', params: { type: 'member.told', what: { type: 'onboarding.expected' } } })
      }),
    ),
    openSettings: assign(({ context, spawn }) => {
      const { tradition, input } = context
      return {
        feedback: spawn('feedback', { id: 'feedback' }),
        onboarding: spawn('onboarding', { id: 'onboarding', input: { completed: input.onboarded } }),
        share: spawn('share', { id: 'share', input: { tradition, canSystemShare: input.canSystemShare } }),
        account: spawn('account', { id: 'account' }),
      }
    }),
    /** Opens sharing where it is wanted and here. */
    openWanted: base.createAction(
      enqueueActions(({ context: { share, wantsShare }, enqueue }) => {
        if (share === null || !wantsShare) return
        enqueue.sendTo(share, { type: 'share.open' })
        enqueue.assign({ wantsShare: false })
      }),
    ),
    tellScreen: base.createAction(
      enqueueActions(({ context, enqueue }) => {
        if (context.onboarding === null) return
        enqueue.sendTo(context.onboarding, { type: context.screen === 'chat' ? 'chat.entered' : 'chat.left' })
      }),
    ),
    tellUser: base.createAction(
      enqueueActions(({ context, enqueue }) => {
        if (context.send === null) return
        enqueue.sendTo(context.send, { type: 'reply.language', language: context.user.language_preference })
      }),
    ),
    tellTradition: base.createAction(
      enqueueActions(({ context, enqueue }) => {
        const { tradition } = context
        for (const actor of [context.send, context.share, context.setup])
          if (actor !== null) enqueue.sendTo(actor, { type: 'tradition.changed', tradition })
      }),
    ),
    passToSend: base.createAction(
      enqueueActions(({ context, event, enqueue }) => {
        if (
          context.send !== null &&
          (event.type === 'notices.show' || event.type === 'voice.submit' || event.type === 'draft.elsewhere')
        )
          enqueue.sendTo(context.send, event)
      }),
    ),
    refreshHistory: base.createAction(
      enqueueActions(({ context, enqueue }) => {
        if (context.history !== null) enqueue.sendTo(context.history, { type: 'history.refresh' })
      }),
    ),
    openEdit: assign(({ context, spawn }, { field, quiet }: { field: ProfileField; quiet: boolean }) => ({
      edit: spawn('profileEdit', { id: 'profileEdit', input: { field, quiet, today: context.today } }),
    })),
    /** Leaving is cancelling: a dialog of one screen is not open on the next. A save or erasure under way goes on. */
    closeDialogs: base.createAction(
      enqueueActions(({ context, enqueue }) => {
        const { edit, account, share } = context
        // Once closed, an edit has ended.
        if (edit?.getSnapshot().status === 'active') enqueue.sendTo(edit, { type: 'modal.cancel' })
        if (account !== null) enqueue.sendTo(account, { type: 'erase.cancel' })
        if (share !== null) enqueue.sendTo(share, { type: 'share.close' })
        enqueue.assign({ wantsShare: false })
      }),
    ),
    dropEdit: base.createAction(
      enqueueActions(({ context, enqueue }) => {
        if (context.edit === null) return
        enqueue.stopChild(context.edit)
        enqueue.assign({ edit: null })
      }),
    ),
  },
})

const tell = {
  type: 'announce',
  params: ({ event }: { event: Happening }): MemberAnnouncement => ({ type: 'member.told', what: event }),
} as const

/**
 * One signed-in person (spec §6): owns the machines of profile setup, chat and settings. Made at login and stopped at
 * sign-out, so that nothing of one account is left in memory for the next.
 */
export const memberMachine = ownerOf(machine).createMachine({
  id: 'member',
  context: ({ input }) => ({
    user: input.user,
    tradition: input.tradition,
    screen: null,
    input,
    today: '',
    setup: null,
    send: null,
    log: null,
    history: null,
    feedback: null,
    share: null,
    onboarding: null,
    account: null,
    edit: null,
    wantsShare: false,
  }),
  initial: 'deciding',
  on: {
    'screen.shown': [
      {
        guard: { type: 'isLeaving', params: ({ event }) => event.screen },
        actions: [assign({ screen: null }), 'tellScreen', 'closeDialogs'],
      },
      { actions: ['readClock', assign({ screen: ({ event }) => event.screen }), 'tellScreen'] },
    ],
    'tradition.changed': { actions: [assign({ tradition: ({ event }) => event.tradition }), 'tellTradition'] },
    // Whatever a part of this says, that others of this device may want to know.
    'setup.invalid': { actions: tell },
    'send.started': { actions: tell },
    'send.answered': { actions: tell },
    'send.voiceRequested': { actions: tell },
    // Of the trial only: a signed-in person has no count.
    'send.blocked': {},
    'send.limitError': {},
    'feedback.failed': { actions: tell },
    'share.failed': { actions: tell },
    // By who asked for it in settings, or is too young for the service (D39).
    'account.erased': {
      actions: [
        { type: 'forgetPerson', params: ({ context }) => context.user.id },
        { type: 'announce', params: (): MemberAnnouncement => ({ type: 'member.erased' }) },
      ],
    },
    'user.changed': { actions: [assign({ user: ({ event }) => event.user }), 'tellUser'] },
    'profile.saved': {
      actions: [
        assign({ user: ({ event }) => event.profile.user }),
        'tellUser',
        {
          type: 'announce',
          params: ({ event }): MemberAnnouncement => ({ type: 'member.profileSaved', profile: event.profile }),
        },
      ],
    },
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
            onDone: { target: 'open', actions: ['readClock', 'openSetup'] },
            onError: 'waiting',
          },
        },
        waiting: retrying('loading'),
        open: {},
      },
    },
    complete: {
      entry: ['readClock', 'openChat', 'tellScreen', 'tellOnboarding'],
      // Beside the history: nothing waits for it, and without it the server knows the conversation all the same.
      invoke: {
        id: 'loadConversation',
        src: 'loadConversation',
        onDone: {
          // Spec §3 Conversation: of the list the first is used, as a visitor's is the session's.
          actions: enqueueActions(({ context: { send }, event: { output: id }, enqueue }) => {
            if (send !== null && id !== null)
              enqueue.sendTo(send, { type: 'conversation.ready', conversation: { id, referralCode: '' } })
          }),
        },
        onError: {},
      },
      initial: 'loading',
      states: {
        /** The chat is in use already; feedback, the first steps, settings and sharing are on their way. */
        loading: {
          invoke: {
            id: 'loadSettings',
            src: 'loadSettings',
            onDone: { target: 'ready', actions: ['openSettings', 'tellScreen', 'openWanted'] },
            onError: 'waiting',
          },
        },
        waiting: retrying('loading'),
        ready: {
          on: {
            'settings.edit': {
              actions: [
                'dropEdit',
                'readClock',
                {
                  type: 'openEdit',
                  params: ({ context, event }) => ({ field: fieldOf(context.user, event.name), quiet: false }),
                },
              ],
            },
            'language.switch': {
              actions: [
                'dropEdit',
                'readClock',
                {
                  type: 'openEdit',
                  params: ({ event }) => ({
                    field: { name: 'language_preference', value: event.language },
                    quiet: true,
                  }),
                },
              ],
            },
          },
        },
      },
      on: {
        'network.changed': {
          guard: { type: 'isOnline', params: ({ event }) => event.online },
          actions: 'refreshHistory',
        },
        'history.page': {
          actions: enqueueActions(({ context, event, enqueue }) => {
            if (context.send !== null)
              enqueue.sendTo(context.send, { type: 'history.loaded', messages: event.messages.map(fromServer) })
          }),
        },
        'feedback.given': {
          actions: [
            enqueueActions(({ context, event, enqueue }) => {
              if (context.send !== null) enqueue.sendTo(context.send, { ...event, type: 'message.rated' })
            }),
            tell,
          ],
        },
        'send.failed': { actions: [{ type: 'haptic', params: 'heavy' }, tell] },
        'share.open': { guard: 'mayRefer', actions: [assign({ wantsShare: true }), 'openWanted'] },
        'notices.show': { actions: 'passToSend' },
        'voice.submit': { actions: 'passToSend' },
        'draft.elsewhere': { actions: 'passToSend' },
        'onboarding.completed': {
          actions: [{ type: 'saveOnboarded', params: ({ context }) => context.user.id }, tell],
        },
      },
    },
  },
})
