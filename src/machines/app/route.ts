import { PREFIX } from '../entities.ts'
import { resultIn } from '../heard.ts'
import type { LibraryMemory } from '../library/library.machine.ts'
import {
  type AppEvent,
  base,
  type Context,
  type Event,
  type Heard,
  hasBecome,
  type In,
  machine,
  noteScreen,
  onRoute,
  pass,
  show,
  tell,
  traditionOf,
} from './app.setup.ts'
import {
  hrefOf,
  type Location,
  landingQuery,
  type Route,
  referralCode,
  routeOf,
  screenAddress,
  signInAddress,
  withoutLandingQuery,
} from './routes.ts'

/** Spec §2 route table: where an address that shows nothing itself leads, or null. */
function redirectOf({ location, remembered }: Context): string | null {
  const { kind } = routeOf(location.path)
  if (kind !== 'root' && kind !== 'unprefixed') return null
  // Unprefixed paths lead to /, which itself leads on where a tradition is remembered: one step, one history entry.
  if (remembered !== null) return PREFIX[remembered]
  return kind === 'unprefixed' ? '/' : null
}
/** A page of the address's tradition. */
const pageOf = (context: Context, page: 'chat' | 'settings'): Location => ({
  path: `${PREFIX[traditionOf(context)]}/${page}`,
  search: '',
})
const isAnotherPerson = ({ context, event: { user } }: Heard<'auth.changed'>) =>
  user !== null && user.id !== context.user?.id
const leadsOn = ({ context }: In) => redirectOf(context) !== null
const isElsewhere = ({ context, event }: Heard<'location.changed'>) =>
  screenAddress(event.location) !== screenAddress(context.location)
const comesToSignIn = ({ context }: In) => landingQuery(context.location).fromAnonymous
/** Setup is for who has to complete a profile, settings for who has (spec §2 Route table). */
const isMisplaced = ({ context: { location, user } }: In) => {
  const { kind } = routeOf(location.path)
  return kind !== 'handler' && kind !== (user && (user.profile_completed ? 'settings' : 'setup'))
}
const felt = { type: 'haptic', params: 'light' } as const
/** Changes the address, and stands there: as a history entry of its own, or in place of the present one. */
const goTo = (replace: boolean, to: (now: { context: Context; event: AppEvent }) => Location) =>
  [
    base.assign((now) => ({ location: to(now) })),
    { type: 'navigate', params: ({ context }: In) => ({ to: hrefOf(context.location), replace }) },
  ] as const
/** Where a sign-out leads. */
const toInitial = goTo(true, ({ context }) => ({ path: PREFIX[context.initial ?? traditionOf(context)], search: '' }))
const toNext = goTo(true, ({ context }) => ({ ...context.location, path: redirectOf(context) ?? '/' }))
const chatPage = ({ context }: In) => pageOf(context, 'chat')
const openChat = goTo(false, chatPage)
const backToChat = goTo(true, chatPage)
const openSettings = goTo(false, ({ context }) => pageOf(context, 'settings'))
const toSignIn = goTo(false, ({ event }) => {
  const { tradition, referralCode } = event as Event<'trial.signIn'>
  return signInAddress(tradition, referralCode)
})
const tellCome = base.raise({ type: 'visitor.came' })
const keepReferral = base.assign(({ event }) => ({
  referral: referralCode((event as Event<'referral.change'>).value),
}))
const startLogin = tell('auth', ({ context, event }: Heard<'login.start'>) => ({
  type: 'login.start',
  method: event.method,
  tradition: traditionOf(context),
  referralCode: context.referral,
}))
/** Out of a page that is not for this person: the tradition's handler knows their screen (spec §2). */
const toTradition = goTo(true, ({ context }) => ({ ...context.location, path: PREFIX[traditionOf(context)] }))
const follow = base.assign(({ context, event }) => {
  const { location } = event as Event<'location.changed'>
  return { location, referral: landingQuery(location).ref || context.referral }
})
/** Spec §2: a user with an anonymous session, or signed in, is redirected to the screen's own address. */
const standingAt = (page: 'chat' | 'setup' | 'settings', queryOf = withoutLandingQuery) =>
  base.enqueueActions(({ context, enqueue }) => {
    const path = `${PREFIX[traditionOf(context)]}/${page}`
    const search = queryOf(context.location.search)
    if (context.location.path.replace(/\/$/, '') === path && context.location.search === search) return
    enqueue.assign({ location: { path, search } })
    enqueue({ type: 'navigate', params: { to: path + search, replace: true } })
  })
const showTrialChat = standingAt('chat', (search) => search)
const showChat = standingAt('chat')
const showSetup = standingAt('setup')
const showSettings = standingAt('settings')
const rememberTradition = base.enqueueActions(({ context, enqueue }) => {
  const route = routeOf(context.location.path)
  if (route.kind !== 'handler') return
  enqueue.assign({ remembered: route.tradition, initial: context.initial ?? route.tradition })
  enqueue({ type: 'saveTradition', params: route.tradition })
})
const shelfOf = ({ location }: Context) => (routeOf(location.path) as Extract<Route, { kind: 'library' }>).shelf
const toLibrary = ({ context, event }: In & { event: AppEvent }) => ({
  ...resultIn<LibraryMemory>(event),
  tradition: traditionOf(context),
  shelf: shelfOf(context),
  quoted: context.quoted,
  owner: context.user?.id ?? null,
})
const goInLibrary = ({ event }: { event: AppEvent }) => ({ path: (event as Event<'library.go'>).path, search: '' })
/** After the address has changed. */
const tellShelf = tell('library', ({ context }: In) => ({
  type: 'shelf.changed',
  tradition: traditionOf(context),
  shelf: shelfOf(context),
}))
const passToLibrary = pass('library')
const replaces = ({ event }: Heard<'library.go'>) => event.replace
const openLanding = base.assign(({ context, spawn }) => {
  const tradition = traditionOf(context)
  if (context.proofs[tradition]) return {}
  const proof = spawn('socialProof', { id: `socialProof.${tradition}`, input: { tradition } })
  return { proofs: { ...context.proofs, [tradition]: proof } }
})
/** The screen, by address, person and trial: spec §2 Route table, Tradition chat handler. */
export const route = machine.createStateConfig({
  initial: 'deciding',
  on: {
    'verse.read': { actions: 'keepQuoted' },
    'location.changed': [
      { guard: 'hasCrashed' },
      { guard: isElsewhere, target: '.deciding', actions: follow },
      { actions: [follow, noteScreen] },
    ],
    // D11, and at once: who is gone stays on no address that only a person may see.
    'auth.signedOut': {
      target: '.visitor.landing',
      actions: toInitial,
    },
  },
  states: {
    deciding: {
      entry: rememberTradition,
      always: [
        {
          guard: leadsOn,
          target: 'deciding',
          reenter: true,
          actions: toNext,
        },
        { guard: onRoute('root'), target: 'defaultLanding' },
        { guard: onRoute('privacy'), target: 'privacy' },
        { guard: onRoute('library'), target: 'reading' },
        { guard: onRoute('unknown'), target: 'notFound' },
        { guard: 'isVisitor', target: 'visitor' },
        { guard: 'isSignedIn', target: 'signedIn' },
        { target: 'authLoading' },
      ],
    },
    defaultLanding: {
      entry: show('defaultLanding'),
      on: { 'tradition.choose': { actions: felt } },
    },
    /** The policy names whose language model reads the messages (D25, D43); where nobody can tell it says 'where one does'. */
    privacy: {
      entry: show('privacy'),
      invoke: {
        id: 'loadWriter',
        src: 'loadWriter',
        onDone: { actions: 'keepWriter' },
        onError: { actions: 'keepWriter' },
      },
      on: { 'back.press': { actions: 'goBack' } },
    },
    /** What anybody can read, without an account (D54). */
    reading: {
      on: { 'back.press': { actions: 'goBack' } },
      initial: 'library',
      states: {
        library: {
          entry: show('library'),
          initial: 'loading',
          states: {
            loading: { invoke: { id: 'loadLibrary', src: 'loadLibrary', onDone: 'here' } },
            here: {
              invoke: { id: 'library', src: 'library', input: toLibrary },
              on: {
                'location.changed': [
                  { guard: 'hasCrashed' },
                  { guard: isElsewhere, target: '#app.route.deciding', actions: follow },
                  { actions: [follow, noteScreen, tellShelf] },
                ],
                'auth.changed': { actions: passToLibrary },
                'library.go': [
                  { guard: replaces, actions: [...goTo(true, goInLibrary), tellShelf] },
                  { actions: [...goTo(false, goInLibrary), tellShelf] },
                ],
              },
            },
          },
        },
      },
    },
    notFound: { entry: show('notFound') },
    /** Handler rule 1. */
    authLoading: {
      entry: show('authLoading'),
      always: [
        { guard: 'isNobodyKnown', target: 'authFailed' },
        { guard: 'isVisitor', target: 'visitor' },
        { guard: 'isSignedIn', target: 'signedIn' },
      ],
    },
    /** The error screen: refreshing asks anew who is signed in. */
    authFailed: {
      entry: show('authFailed'),
      always: [
        { guard: 'isVisitor', target: 'visitor' },
        { guard: 'isSignedIn', target: 'signedIn' },
      ],
      on: {
        'page.refresh': { actions: 'reload' },
        'auth.changed': { guard: hasBecome('loading'), target: 'authLoading' },
      },
    },
    visitor: {
      entry: tellCome,
      initial: 'deciding',
      always: [
        { guard: 'isSignedIn', target: 'signedIn' },
        { guard: 'isUnknown', target: 'authLoading' },
      ],
      states: {
        /** Handler rules 2, 5 and 6, with D11. */
        deciding: {
          always: [
            { guard: isMisplaced, target: '#app.route.deciding', actions: toTradition },
            { guard: comesToSignIn, target: 'landing' },
            { guard: 'hasSignedOut', target: 'landing' },
            { guard: 'trialFailed', target: 'landing' },
            { guard: 'trialIsOpen', target: 'anonymousChat' },
            { guard: 'trialIsAwaited', target: 'initializing' },
          ],
        },
        landing: {
          entry: [show('landing'), openLanding],
          on: {
            'referral.change': { actions: keepReferral },
            // D11: starts the anonymous session and goes to {prefix}/chat.
            'trial.try': { target: 'initializing', actions: [felt, ...openChat] },
            'login.start': { actions: [felt, startLogin] },
          },
        },
        initializing: {
          entry: show('initializing'),
          always: [
            { guard: 'trialFailed', target: 'landing' },
            { guard: 'trialIsOpen', target: 'anonymousChat' },
          ],
        },
        anonymousChat: {
          entry: [showTrialChat, show('anonymousChat')],
          always: { guard: 'trialFailed', target: 'landing' },
          on: {
            'trial.signIn': { target: 'landing', actions: toSignIn },
          },
        },
      },
    },
    signedIn: {
      initial: 'memberLoading',
      always: [
        { guard: 'isVisitor', target: 'deciding' },
        { guard: 'isUnknown', target: 'authLoading' },
      ],
      on: { 'auth.changed': { guard: isAnotherPerson, target: '.memberLoading' } },
      states: {
        memberLoading: {
          entry: show('memberLoading'),
          always: [
            { guard: isMisplaced, target: '#app.route.deciding', actions: toTradition },
            { guard: 'needsSetup', target: 'setup' },
            { guard: 'wantsSettings', target: 'settings' },
            { guard: 'memberIsHere', target: 'chat' },
          ],
        },
        // Spec §6: setup only, until the profile is complete.
        setup: {
          entry: [showSetup, show('setup')],
          always: { guard: 'isComplete', target: 'chat', actions: toTradition },
        },
        chat: {
          entry: [showChat, show('chat')],
          always: { guard: 'isIncomplete', target: 'setup' },
          on: {
            'settings.open': { target: 'settings.overChat', actions: openSettings },
          },
        },
        settings: {
          entry: [showSettings, show('settings')],
          always: { guard: 'isIncomplete', target: 'setup', actions: toTradition },
          initial: 'byAddress',
          states: {
            byAddress: {
              on: {
                'settings.back': { target: '#app.route.signedIn.chat', actions: backToChat },
              },
            },
            /** Back is the browser's own, so that it does not lead to settings again. */
            overChat: { on: { 'settings.back': { actions: 'goBack' } } },
          },
        },
      },
    },
  },
})
