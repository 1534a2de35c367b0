import { assign } from 'xstate'
import type { User } from '../entities.ts'
import { base, type Event, type Heard, hasBecome, machine, pass, tell } from './app.setup.ts'

/** Who is there now. */
const person = (is: (event: Event<'auth.changed'>) => User | null) =>
  [
    base.assign(({ event }) => ({ user: is(event as Event<'auth.changed'>) })),
    base.raise(({ context: { user } }) => ({ type: 'fact.person', user })),
  ] as const
const somebody = person(({ user }) => user)
/** What was stored for visitors is not spoken to any more (spec §4 Authentication). */
const forgetTrials = base.assign(({ context }) => ({
  input: { ...context.input, sessions: { sikh: null, hindu: null }, drafts: { sikh: null, hindu: null } },
}))
/** D15: the preference of a completed profile wins over the switch. */
const preferLanguage = base.enqueueActions(({ context: { user }, enqueue }) => {
  if (user !== null)
    enqueue(tell('language', { type: 'language.choose', language: user.language_preference, by: 'profile' }))
})
/** A language that is changed in settings is a choice. */
const chooseLanguage = base.enqueueActions(({ context: { user }, event, enqueue }) => {
  if (event.type !== 'member.profileSaved') return
  const { language_preference: language } = event.profile.user
  if (language !== user?.language_preference) enqueue(tell('language', { type: 'language.choose', language }))
})
/** Who is there, as `auth` says. */
export const session = machine.createStateConfig({
  initial: 'unknown',
  on: {
    'auth.changed': [
      { guard: hasBecome('loading'), target: '.unknown', actions: somebody[0] },
      { guard: hasBecome('visitor'), target: '.visitor', actions: somebody },
      { guard: hasBecome('failed'), target: '.unknown.failed', actions: somebody[0] },
      { guard: hasBecome('incomplete'), target: '.signedIn.incomplete', actions: somebody },
      { guard: hasBecome('complete'), target: '.signedIn.complete', actions: somebody },
      { target: '.unknown.expired', actions: somebody },
    ],
    'auth.signedOut': {
      target: '.visitor.signedOut',
      actions: [...person(() => null), tell('language', { type: 'person.left' })],
    },
    'auth.unauthorized': {
      actions: tell('auth', { type: 'auth.expired' }),
    },
    'token.changedElsewhere': {
      actions: pass('auth'),
    },
    'language.choose': {
      actions: pass('language'),
    },
    'language.changed': { actions: assign({ chosenLanguage: ({ event }) => event.chosen }) },
  },
  states: {
    unknown: {
      initial: 'loading',
      states: {
        loading: {},
        /** Nobody can tell who is signed in. */
        failed: {},
        /** The page is left for /setup (D7): nothing of the person is shown meanwhile. Who comes back to it begins anew. */
        expired: { on: { 'page.restored': { actions: 'reload' } } },
      },
    },
    visitor: {
      initial: 'new',
      on: { 'auth.changed': { guard: hasBecome('visitor'), actions: somebody } },
      states: {
        new: {},
        /** D11: no trial starts by itself. */
        signedOut: { on: { 'trial.try': 'new' } },
      },
    },
    signedIn: {
      entry: [forgetTrials, 'clearSessions'],
      initial: 'incomplete',
      on: {
        'signOut.press': { actions: tell('auth', { type: 'auth.signOut' }) },
        'member.profileSaved': {
          actions: [
            chooseLanguage,
            tell('auth', ({ event }: Heard<'member.profileSaved'>) => ({
              type: 'profile.saved',
              profile: event.profile,
            })),
          ],
        },
        'member.erased': { actions: tell('auth', { type: 'account.erased' }) },
      },
      states: {
        incomplete: {},
        complete: { entry: preferLanguage },
      },
    },
  },
})
