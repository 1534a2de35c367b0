import { and, not, or, setup, stateIn } from 'xstate'
import { announce } from '../announce.ts'
import type { EventOf } from '../heard.ts'
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

type Event =
  | { type: 'chat.entered' }
  | { type: 'chat.left' }
  | { type: 'answer.came' }
  /** The browser has offered to install the app, and the offer was kept; or it is gone. */
  | { type: 'install.available'; available: boolean }
  | { type: 'permission.changed'; permission: Permission }
  | { type: 'dialog.changed'; open: boolean }
  | { type: 'install.accept' }
  | { type: 'install.dismiss' }
  | { type: 'notification.allow' }
  | { type: 'notification.later' }
type On<Type extends Event['type']> = EventOf<Event, Type>

type Prompt = 'install' | 'notification'
type Answered = { event: { output: InstallOutcome } }

const shown = (prompt: Prompt) => announce<never, PromptsAnnouncement>({ type: 'prompt.shown', prompt })
const answered = (prompt: Prompt, outcome: 'accepted' | 'dismissed') =>
  announce<never, PromptsAnnouncement>({ type: 'prompt.answered', prompt, outcome })

const base = setup({
  types: {
    input: {} as PromptsInput,
    context: {} as PromptsInput,
    events: {} as Event,
    emitted: {} as PromptsAnnouncement,
  },
  actors: {
    /** Shows the browser's own dialog: the kept offer is used up. */
    promptInstall: unprovided<InstallOutcome, void>('promptInstall'),
  },
  actions: {
    /** Remembers on this device that the question was asked. */
    saveShown: (_, _prompt: Prompt) => {},
    tellInstallShown: shown('install'),
    tellInstallDismissed: answered('install', 'dismissed'),
    tellInstallAnswered: announce(
      ({ event }: Answered): PromptsAnnouncement => ({
        type: 'prompt.answered',
        prompt: 'install',
        outcome: event.output === 'accepted' ? 'accepted' : 'dismissed',
      }),
    ),
    tellNotificationShown: shown('notification'),
    tellNotificationAccepted: answered('notification', 'accepted'),
    tellNotificationDismissed: answered('notification', 'dismissed'),
    /** Within the tap: browsers ask for permission only then. */
    tellPermissionAsked: announce({ type: 'permission.ask' }),
  },
  delays: { afterAnswer: AFTER_ANSWER_MS, afterLaunch: AFTER_LAUNCH_MS, pause: PAUSE_MS },
  guards: {
    isStandalone: ({ context }) => context.standalone,
    wasInstallShown: ({ context }) => context.installShown,
    wasNotificationShown: ({ context }) => context.notificationShown,
    isOffered: ({ event }) => (event as On<'install.available'>).available,
    isDefault: ({ event }) => (event as On<'permission.changed'>).permission === 'default',
    isOpen: ({ event }) => (event as On<'dialog.changed'>).open,
  },
})

const inChat = stateIn({ chat: 'open' })
const isFree = stateIn({ dialog: 'closed' })
const mayInstall = stateIn({ install: 'available' })
const mayAsk = stateIn({ notification: 'available' })
const wasInstallAsked = stateIn({ install: 'asked' })
const mayInstallNow = and([isFree, mayInstall])
const mayAskNow = and([isFree, mayAsk])
const hasNothingToAsk = not(or([mayInstall, mayAsk]))

const machine = base.extend({
  guards: {
    mayInstallNow,
    mayAskNow,
    hasNothingToAsk,
    mayNotAsk: not(mayAsk),
    isNotOffered: not('isOffered'),
    isNotDefault: not('isDefault'),
    isClosed: not('isOpen'),
    isFirstAnswer: or([mayAsk, not(wasInstallAsked)]),
    isDue: and([inChat, stateIn({ answer: 'due' })]),
    /** True in the very step in which `deciding` is left: `quiet` then finds nothing due any more. */
    isDecided: and([stateIn({ question: 'deciding' }), or([hasNothingToAsk, mayInstallNow, mayAskNow])]),
    isLaunched: and([inChat, 'isStandalone', mayAsk]),
    /** Spec §4: on chat load, if permission is still default. */
    mayAskOnLoad: and([inChat, not('isStandalone'), mayAskNow]),
    isAskingInstall: stateIn({ question: 'install' }),
    isAskingNotification: stateIn({ question: 'notification' }),
    isOver: and([wasInstallAsked, stateIn({ notification: 'asked' })]),
  },
})

/** The two questions of spec §4 Prompts, in their order, each once; never over another dialog. */
export const promptsMachine = machine.createMachine({
  id: 'prompts',
  context: ({ input }) => input,
  type: 'parallel',
  states: {
    question: {
      initial: 'quiet',
      on: { 'chat.left': '.quiet' },
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
            { guard: 'hasNothingToAsk', target: 'quiet' },
            { guard: 'mayInstallNow', target: 'install' },
            { guard: 'mayAskNow', target: 'notification' },
          ],
        },
        install: {
          entry: [{ type: 'saveShown', params: 'install' }, 'tellInstallShown'],
          on: {
            'install.accept': 'installing',
            'install.dismiss': { target: 'pausing', actions: 'tellInstallDismissed' },
          },
        },
        /** The browser's own dialog is open. */
        installing: {
          invoke: {
            id: 'promptInstall',
            src: 'promptInstall',
            onDone: { target: 'pausing', actions: 'tellInstallAnswered' },
            onError: 'pausing',
          },
        },
        pausing: { after: { pause: 'askingNext' } },
        askingNext: {
          always: [
            { guard: 'mayAskNow', target: 'notification' },
            { guard: 'mayNotAsk', target: 'quiet' },
          ],
        },
        notification: {
          entry: [{ type: 'saveShown', params: 'notification' }, 'tellNotificationShown'],
          on: {
            'notification.allow': { target: 'quiet', actions: ['tellPermissionAsked', 'tellNotificationAccepted'] },
            'notification.later': { target: 'quiet', actions: 'tellNotificationDismissed' },
          },
        },
        /** Both were asked on this device. */
        done: {},
      },
    },
    /** Whether the app can be installed, and that may still be asked; asked once, it never is again. */
    install: {
      initial: 'unavailable',
      states: {
        unavailable: {
          always: { guard: 'wasInstallShown', target: 'asked' },
          on: { 'install.available': { guard: 'isOffered', target: 'available' } },
        },
        available: {
          always: { guard: 'isAskingInstall', target: 'asked' },
          on: { 'install.available': { guard: 'isNotOffered', target: 'unavailable' } },
        },
        asked: {},
      },
    },
    /** Whether the browser would ask for permission, and the person may still be asked; asked once, they never are again. */
    notification: {
      initial: 'unavailable',
      states: {
        unavailable: {
          always: { guard: 'wasNotificationShown', target: 'asked' },
          on: { 'permission.changed': { guard: 'isDefault', target: 'available' } },
        },
        available: {
          always: { guard: 'isAskingNotification', target: 'asked' },
          on: { 'permission.changed': { guard: 'isNotDefault', target: 'unavailable' } },
        },
        asked: {},
      },
    },
    /** The first answer. What follows it waits for the chat, and for another question to end. */
    answer: {
      initial: 'awaited',
      states: {
        awaited: { on: { 'answer.came': { guard: 'isFirstAnswer', target: 'due' } } },
        due: { always: { guard: 'isDecided', target: 'past' } },
        past: {},
      },
    },
    chat: {
      initial: 'closed',
      states: { closed: { on: { 'chat.entered': 'open' } }, open: { on: { 'chat.left': 'closed' } } },
    },
    /** Another dialog: the questions wait until it is closed. */
    dialog: {
      initial: 'closed',
      states: {
        closed: { on: { 'dialog.changed': { guard: 'isOpen', target: 'open' } } },
        open: { on: { 'dialog.changed': { guard: 'isClosed', target: 'closed' } } },
      },
    },
  },
})
