import { setup } from 'xstate'
import { announce } from '../announce.ts'

/** From the chat's opening to the overlay, ms. Spec §4 Onboarding, §9. */
export const ONBOARDING_MS = 2_000

export type OnboardingInput = {
  /** Whether this user has completed it on this device before. */
  completed: boolean
}

type Context = { completed: boolean }

type Event =
  | { type: 'chat.entered' }
  | { type: 'chat.left' }
  | { type: 'next' }
  | { type: 'skip' }
  | { type: 'understood' }

/** What this machine announces to its owner, once. */
export type OnboardingAnnouncement = { type: 'onboarding.completed' }

/**
 * The two-step onboarding overlay of the main chat, spec §2 and §4. The wait runs only while the chat is open, and an
 * overlay that was left by the browser's Back comes again with the next visit, because it was not completed.
 */
export const onboardingMachine = setup({
  types: {
    input: {} as OnboardingInput,
    context: {} as Context,
    events: {} as Event,
    emitted: {} as OnboardingAnnouncement,
  },
  actions: {
    tellCompleted: announce<never, OnboardingAnnouncement>({ type: 'onboarding.completed' }),
    /** Remembers it for this user (spec §3, per-user onboarding-completed flag). */
    saveCompleted: () => {},
  },
  guards: { isUncompleted: ({ context }) => !context.completed },
  delays: { onboarding: ONBOARDING_MS },
}).createMachine({
  id: 'onboarding',
  context: ({ input }) => ({ completed: input.completed }),
  initial: 'dormant',
  states: {
    /** For good, when it was completed before; otherwise until the chat is opened. */
    dormant: { on: { 'chat.entered': { guard: 'isUncompleted', target: 'waiting' } } },
    waiting: { on: { 'chat.left': 'dormant' }, after: { onboarding: 'welcome' } },
    welcome: { on: { next: 'settingsHint', skip: 'completed', 'chat.left': 'dormant' } },
    settingsHint: { on: { understood: 'completed', 'chat.left': 'dormant' } },
    /** Without an exit, so that it is remembered and announced once. */
    completed: {
      entry: ['saveCompleted', 'tellCompleted'],
    },
  },
})
