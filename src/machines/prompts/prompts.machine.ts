import { assign, setup } from 'xstate'
import { announcing } from '../announce.ts'
import { unprovided } from '../unprovided.ts'

/** From the first answer to the question, ms. Spec §4 Prompts, §9. */
export const AFTER_ANSWER_MS = 10_000
/** From the launch as an installed app to the question about notifications, ms. */
export const AFTER_LAUNCH_MS = 2_000
/** From the end of one question to the next, ms. */
export const PAUSE_MS = 500

/** The browser's word on notifications; `unsupported` where there is none, or where it is not known yet. */
export type Permission = 'default' | 'granted' | 'denied' | 'unsupported'

export type PromptsInput = {
  /** Runs as an installed app. */
  standalone: boolean
  /** Flags of this device (spec §3): each question is asked once. */
  installShown: boolean
  notificationShown: boolean
}

/** What this machine announces to its owner. */
export type PromptsAnnouncement =
  | { type: 'permission.ask' }
  | { type: 'prompt.shown'; prompt: 'install' | 'notification' }
  | { type: 'prompt.answered'; prompt: 'install' | 'notification'; outcome: 'accepted' | 'dismissed' }

export type InstallOutcome = 'accepted' | 'dismissed' | 'unavailable'

type Context = {
  standalone: boolean
  installShown: boolean
  notificationShown: boolean
  /** The browser has offered to install the app, and the offer was kept. */
  installAvailable: boolean
  permission: Permission
  inChat: boolean
  /** Another dialog is open: the questions wait until it is closed. */
  dialogOpen: boolean
  /** The first answer has come. */
  answered: boolean
  /** What follows the first answer is still to come: it waits for the chat, and for another question to end. */
  due: boolean
}

type Event =
  | { type: 'chat.entered' }
  | { type: 'chat.left' }
  | { type: 'answer.came' }
  | { type: 'install.available'; available: boolean }
  | { type: 'permission.changed'; permission: Permission }
  | { type: 'dialog.changed'; open: boolean }
  | { type: 'install.accept' }
  | { type: 'install.dismiss' }
  | { type: 'notification.allow' }
  | { type: 'notification.later' }

const mayAsk = ({ permission, notificationShown }: Context) => permission === 'default' && !notificationShown
const mayInstall = ({ installAvailable, installShown }: Context) => installAvailable && !installShown

const tell = (announcement: PromptsAnnouncement) => ({ type: 'announce', params: announcement }) as const

/** What was due after the first answer has come. */
const came = assign<Context, Event, undefined, Event, never>({ due: false })

/** The two questions of spec §4 Prompts, in their order, each once; never over another dialog. */
export const promptsMachine = setup({
  types: { input: {} as PromptsInput, context: {} as Context, events: {} as Event, emitted: {} as PromptsAnnouncement },
  actors: {
    /** Shows the browser's own dialog: the kept offer is used up. */
    promptInstall: unprovided<InstallOutcome, void>('promptInstall'),
  },
  actions: {
    announce: announcing<PromptsAnnouncement>(),
    /** Remembers on this device that the question was asked. */
    saveShown: (_, _prompt: 'install' | 'notification') => {},
  },
  delays: { afterAnswer: AFTER_ANSWER_MS, afterLaunch: AFTER_LAUNCH_MS, pause: PAUSE_MS },
  guards: {
    isFirstAnswer: ({ context }) =>
      !context.answered && (mayInstall(context) || mayAsk(context) || !context.installShown),
    mayInstallNow: ({ context }) => !context.dialogOpen && mayInstall(context),
    mayAskNow: ({ context }) => !context.dialogOpen && mayAsk(context),
    isDue: ({ context }) => context.inChat && context.due,
    isLaunched: ({ context }) => context.inChat && context.standalone && mayAsk(context),
    /** Spec §4: on chat load, if permission is still default. */
    mayAskOnLoad: ({ context }) => context.inChat && !context.standalone && !context.dialogOpen && mayAsk(context),
    hasNothingToAsk: ({ context }) => !mayInstall(context) && !mayAsk(context),
    isOver: ({ context }) => context.installShown && context.notificationShown,
  },
}).createMachine({
  id: 'prompts',
  context: ({ input }) => ({
    standalone: input.standalone,
    installShown: input.installShown,
    notificationShown: input.notificationShown,
    installAvailable: false,
    permission: 'unsupported',
    inChat: false,
    dialogOpen: false,
    answered: false,
    due: false,
  }),
  initial: 'quiet',
  on: {
    'chat.entered': { actions: assign({ inChat: true }) },
    'chat.left': { target: '.quiet', actions: assign({ inChat: false }) },
    'answer.came': { guard: 'isFirstAnswer', actions: assign({ answered: true, due: true }) },
    'install.available': { actions: assign({ installAvailable: ({ event }) => event.available }) },
    'permission.changed': { actions: assign({ permission: ({ event }) => event.permission }) },
    'dialog.changed': { actions: assign({ dialogOpen: ({ event }) => event.open }) },
  },
  states: {
    quiet: {
      always: [
        { guard: 'isOver', target: 'done' },
        { guard: 'isLaunched', target: 'waitingAfterLaunch' },
        { guard: 'mayAskOnLoad', target: 'notification' },
        { guard: 'isDue', target: 'waitingAfterAnswer' },
      ],
    },
    waitingAfterAnswer: { after: { afterAnswer: 'deciding' } },
    waitingAfterLaunch: {
      always: { guard: 'isDue', target: 'waitingAfterAnswer' },
      after: { afterLaunch: 'askingNext' },
    },
    /** Spec §4: the install modal if there is an offer and it was not shown, otherwise the notification modal. */
    deciding: {
      always: [
        { guard: 'hasNothingToAsk', target: 'quiet', actions: came },
        { guard: 'mayInstallNow', target: 'install', actions: came },
        { guard: 'mayAskNow', target: 'notification', actions: came },
      ],
    },
    install: {
      entry: [
        assign({ installShown: true }),
        { type: 'saveShown', params: 'install' },
        tell({ type: 'prompt.shown', prompt: 'install' }),
      ],
      on: {
        'install.accept': 'installing',
        'install.dismiss': {
          target: 'pausing',
          actions: tell({ type: 'prompt.answered', prompt: 'install', outcome: 'dismissed' }),
        },
      },
    },
    /** The browser's own dialog is open. */
    installing: {
      invoke: {
        id: 'promptInstall',
        src: 'promptInstall',
        onDone: {
          target: 'pausing',
          actions: [
            assign({ installAvailable: false }),
            {
              type: 'announce',
              params: ({ event }) => ({
                type: 'prompt.answered',
                prompt: 'install',
                outcome: event.output === 'accepted' ? 'accepted' : 'dismissed',
              }),
            },
          ],
        },
        onError: { target: 'pausing', actions: assign({ installAvailable: false }) },
      },
    },
    pausing: { after: { pause: 'askingNext' } },
    askingNext: {
      always: [
        { guard: 'mayAskNow', target: 'notification' },
        { guard: ({ context }) => !mayAsk(context), target: 'quiet' },
      ],
    },
    notification: {
      entry: [
        assign({ notificationShown: true }),
        { type: 'saveShown', params: 'notification' },
        tell({ type: 'prompt.shown', prompt: 'notification' }),
      ],
      on: {
        'notification.allow': {
          target: 'quiet',
          actions: [
            // Within the tap: browsers ask for permission only then.
            tell({ type: 'permission.ask' }),
            tell({ type: 'prompt.answered', prompt: 'notification', outcome: 'accepted' }),
          ],
        },
        'notification.later': {
          target: 'quiet',
          actions: tell({ type: 'prompt.answered', prompt: 'notification', outcome: 'dismissed' }),
        },
      },
    },
    /** Both were asked on this device. */
    done: {},
  },
})
