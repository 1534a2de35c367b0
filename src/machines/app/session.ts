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
const preferLanguage = tell('language', ({ context: { user } }) => ({
  type: 'language.choose',
  language: (user as User).language_preference,
  by: 'profile',
}))
/** A language that is changed in settings is a choice. */
const chooseLanguage = base.enqueueActions(({ context: { user }, event, enqueue }) => {
  if (event.type !== 'member.profileSaved') return
  const { language_preference: language } = event.profile.user
  if (language !== user?.language_preference) enqueue(tell('language', { type: 'language.choose', language }))
})
const keepLanguage = base.assign(({ event }) => ({ chosenLanguage: (event as Event<'language.changed'>).chosen }))
const nobody = person(() => null)
const tellLanguageLeft = tell('language', { type: 'person.left' })
const tellExpired = tell('auth', { type: 'auth.expired' })
const passToAuth = pass('auth')
const passToLanguage = pass('language')
const tellSignOut = tell('auth', { type: 'auth.signOut' })
const tellErased = tell('auth', { type: 'account.erased' })
const tellProfile = tell('auth', ({ event: { profile } }: Heard<'member.profileSaved'>) => ({
  type: 'profile.saved',
  profile,
}))
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
      actions: [...nobody, tellLanguageLeft],
    },
    'auth.unauthorized': { actions: tellExpired },
    'token.changedElsewhere': { actions: passToAuth },
    'language.choose': { actions: passToLanguage },
    'language.changed': { actions: keepLanguage },
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
        'signOut.press': { actions: tellSignOut },
        'member.profileSaved': { actions: [chooseLanguage, tellProfile] },
        'member.erased': { actions: tellErased },
      },
      states: {
        incomplete: {},
        complete: { entry: preferLanguage },
      },
    },
  },
})
