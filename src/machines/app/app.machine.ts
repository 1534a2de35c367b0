import type { EventObject } from 'xstate'
import { ownerOf } from '../announce.ts'
import { TRADITIONS } from '../entities.ts'
import { resultIn } from '../heard.ts'
import { type Heard, type In, isOnline, machine, pass, show } from './app.setup.ts'
import { device, member, verses } from './late.ts'
import { route } from './route.ts'
import { landingQuery } from './routes.ts'
import { session } from './session.ts'
import { trials } from './trials.ts'

const isMissedAgain = ({ event }: Heard<'network.missed'>) => event.again
const beginsOffline = ({ context }: In) => !context.input.online
const cannotStore = ({ context }: In) => !context.input.storageWorks
const toAuth = ({ context: { input } }: In) => ({
  hasToken: input.hasToken,
  storedUser: input.storedUser,
  expiredRecently: input.expiredRecently,
})
const toPreferences = ({ context: { input } }: In) => ({ haptics: input.haptics })
const toLanguage = ({ context: { input } }: In) => input.language
const hasAnotherBuild = ({ event }: { event: EventObject }) => resultIn<boolean>(event)
const tellAuth = pass('auth')
const showCrashed = show('crashed')
/** What was asked for came: the network carries. */
const carries = { actions: 'tellOnline' } as const
/**
 * The root, spec §2 and §4. Its regions: who is there (`session`), what a visitor has with each guide (`trials`), the
 * machines of a signed-in person, of the verses and of the device, whose code comes later, and which screen shows
 * (`route`), unless a view has thrown (`fault`). Auth, language, copy and preferences live as long as the app.
 */
export const appMachine = ownerOf(machine).createMachine({
  id: 'app',
  context: ({ input }) => ({
    input,
    location: input.location,
    remembered:
      input.storedTradition ??
      input.initialTradition ??
      TRADITIONS.find((tradition) => input.sessions[tradition] !== null) ??
      null,
    initial: input.initialTradition,
    referral: landingQuery(input.location).ref,
    user: null,
    chosenLanguage: input.language.chosen,
    country: null,
    writer: null,
    time: 0,
    facts: [],
    notices: { sikh: [], hindu: [] },
    proofs: {},
    quoted: null,
  }),
  invoke: [
    { id: 'auth', src: 'auth', input: toAuth },
    { id: 'preferences', src: 'preferences', input: toPreferences },
    { id: 'language', src: 'language', input: toLanguage },
    { id: 'copy', src: 'copy' },
  ],
  type: 'parallel',
  states: {
    device,
    /** Whether this browser keeps anything for the page. */
    storage: {
      initial: 'works',
      states: {
        works: { always: { guard: cannotStore, target: 'failing' }, on: { 'storage.failed': 'failing' } },
        failing: {},
      },
    },
    /** What is of today is of yesterday after midnight (D23); the timer of a page that sleeps is late. */
    day: {
      initial: 'known',
      states: {
        known: {
          entry: 'readClock',
          on: { 'page.seen': { target: 'known', reenter: true } },
          after: { midnight: { target: 'known', reenter: true } },
        },
      },
    },
    /** Help is one touch away, heard or not (D45): whom to call, over whatever screen, without a network too. */
    help: {
      initial: 'closed',
      states: {
        closed: { on: { 'help.open': 'finding' } },
        finding: {
          invoke: {
            id: 'findCountry',
            src: 'findCountry',
            onDone: { target: 'open', actions: 'keepCountry' },
            // Nobody knows where: the lines of India (D36).
            onError: 'open',
          },
          // Who needs help is not kept waiting for a piece of code.
          after: { findLimit: 'open' },
          on: { 'help.close': 'closed' },
        },
        open: { on: { 'help.close': 'closed', 'screen.shown': 'closed' } },
      },
    },
    /** Pieces of a build that was deployed over are gone: the page is loaded anew, with what was typed kept (D28). */
    code: {
      initial: 'whole',
      states: {
        whole: { on: { 'code.missing': 'missed' } },
        missed: { on: { 'code.missing': 'missing' } },
        missing: {
          invoke: {
            id: 'isRenewed',
            src: 'isRenewed',
            onDone: [{ guard: hasAnotherBuild, target: 'gone' }, { target: 'whole' }],
            onError: 'whole',
          },
        },
        gone: { entry: 'renew', on: { 'page.restored': { actions: 'reload' } } },
      },
    },
    network: {
      initial: 'deciding',
      on: {
        'network.changed': [
          { guard: isOnline, target: '.online', actions: tellAuth },
          { target: '.doubted', actions: tellAuth },
        ],
      },
      states: {
        deciding: { always: [{ guard: beginsOffline, target: 'doubted' }, { target: 'online' }] },
        online: {
          on: {
            // D57: a message finds out that nobody is reached, and goes when somebody is.
            'network.missed': [{ guard: isMissedAgain, target: 'failing' }, { target: 'doubted' }],
          },
        },
        /** The page's own server is reached, and no message gets through. */
        failing: { after: { networkLook: 'doubted' } },
        /** Some browsers believe in no network though it carries, behind a VPN or a bridge: they are not believed unasked. */
        doubted: {
          after: { reachLimit: 'offline' },
          invoke: {
            id: 'reach',
            src: 'reach',
            onDone: carries,
            onError: 'offline',
          },
        },
        offline: {
          initial: 'waiting',
          states: {
            waiting: { after: { networkLook: 'looking' } },
            looking: {
              after: { reachLimit: 'waiting' },
              invoke: {
                id: 'reachAgain',
                src: 'reach',
                onDone: carries,
                onError: 'waiting',
              },
            },
          },
        },
      },
    },
    session,
    trials,
    member,
    verses,
    route,
    fault: {
      initial: 'sound',
      states: {
        sound: { on: { 'view.crashed': 'crashed' } },
        crashed: { entry: showCrashed, on: { 'page.refresh': { actions: 'reload' } } },
      },
    },
  },
})
