import { assign, fromPromise } from 'xstate'
import { type AnalyticsCall, analyticsMachine } from '../machines/analytics/analytics.machine.ts'
import type { TrackedEvents, UserProperties } from '../machines/analytics/events.ts'
import type { Screen } from '../machines/app/screen.ts'
import { LANGUAGES, TRADITIONS } from '../machines/entities.ts'
import { type AnalyticsDoor, createAnalytics, type Rule } from '../platform/analytics.ts'
import { currentTime } from '../platform/place.ts'
import { KEYS, type Store } from '../platform/storage.ts'

const MESSAGE_TYPE = ['text', 'voice']
const ROLE = ['visitor', 'member']
const METHOD = ['google', 'whatsapp']
const PROMPT = ['install', 'notification']
/** Spec §8. */
const FAILURE = /^(?:http_\d{3}|network_error)$/

const PROOF = {
  version: ['social_proof_numbers', 'missing_features_focus', 'local_community_pressure', 'time_sensitive_urgency'],
  // Of the table that the server has (D21), so not of a fixed set: a name in letters.
  user_city: /^[A-Z][A-Za-z .-]*$/,
  displayed_users: 'number',
  displayed_percentage: 'number',
  context: ['amrit_vela', 'morning', 'day', 'evening', 'night', 'late_night'],
  spiritual_tradition: ['sikh'],
} as const

const SCREENS = Object.keys({
  authLoading: true,
  defaultLanding: true,
  landing: true,
  initializing: true,
  anonymousChat: true,
  memberLoading: true,
  setup: true,
  chat: true,
  settings: true,
  privacy: true,
  library: true,
  notFound: true,
  crashed: true,
  authFailed: true,
} satisfies Record<Screen, true>)

/** Every event and field of events.ts, again, with what it may hold when the app runs: the compiler keeps the two equal. */
export const EVENTS = {
  'Page View': { page_name: SCREENS, spiritual_tradition: TRADITIONS },
  'Tradition Selected': { spiritual_tradition: TRADITIONS },
  'Social Proof Shown': PROOF,
  'Social Proof Converted': { ...PROOF, action: ['try', ...METHOD] },
  'Login Started': { method: METHOD },
  'Login Completed': { is_complete: 'flag' },
  'Signed Out': {},
  'Setup Validation Failed': { check: ['name', 'phone', 'birthDateMissing', 'birthDateInvalid', 'email', 'consent'] },
  'Message Sent': { message_type: MESSAGE_TYPE, role: ROLE },
  'Message Answered': { message_type: MESSAGE_TYPE, role: ROLE },
  'Message Failed': { message_type: MESSAGE_TYPE, role: ROLE, failure: FAILURE },
  'Trial Ended': {},
  'Feedback Given': { feedback_type: ['like', 'dislike'] },
  'Feedback Failed': {},
  'Referral Failed': { step: ['generateLink', 'sharePlatform', 'systemShare', 'copyText'] },
  'Voice Failed': { failure: ['permissionRequired', 'denied', 'notFound', 'unavailable', 'startFailed', 'noStream'] },
  'Music Muted': { muted: 'flag' },
  'Prompt Shown': { prompt: PROMPT },
  'Prompt Answered': { prompt: PROMPT, outcome: ['accepted', 'dismissed'] },
  'Language Changed': { language: LANGUAGES },
  'Chat Session Started': { spiritual_tradition: TRADITIONS },
  // The name of an error's class, never its message.
  'Error Screen Shown': { error: /^(?:[A-Za-z]*(?:Error|Exception)|unknown)$/ },
} as const satisfies { [Name in keyof TrackedEvents]: Record<keyof TrackedEvents[Name], Rule> } & {
  'Page View': Record<'page_name' | 'spiritual_tradition', Rule>
}

export const PROPERTIES = {
  language_preference: LANGUAGES,
  spiritual_tradition: TRADITIONS,
  subscription_status: ['free', 'basic', 'premium'],
  profile_completed: 'flag',
  referral_count: 'number',
} as const satisfies Record<keyof UserProperties, Rule>

/** Hands a call of the machine to the service. */
function report(door: AnalyticsDoor, what: AnalyticsCall): void {
  switch (what.call) {
    case 'identify':
      door.identify(what.userId)
      break
    case 'setUserProperties':
      door.setUserProperties(what.properties)
      break
    case 'track':
      door.track(what.event.name, what.event.fields)
      break
    case 'pageView':
      door.pageView(what.pageName, what.tradition === null ? {} : { spiritual_tradition: what.tradition })
      break
    case 'reset':
      door.reset()
  }
}

/** Analytics with Mixpanel in its slots. Without a token nothing is fetched: it stays not initialised (D18). */
export function liveAnalytics({ store }: { store: Store }) {
  const token: string | undefined = import.meta.env.VITE_MIXPANEL_TOKEN
  const door = token
    ? createAnalytics({
        token,
        apiHost: import.meta.env.VITE_MIXPANEL_API_HOST,
        events: EVENTS,
        properties: PROPERTIES,
      })
    : null
  return analyticsMachine.provide({
    actors: {
      initialise: fromPromise<void, void>(async () => {
        if (door === null) throw new Error('there is no token for analytics')
        await door.initialise()
      }),
    },
    actions: {
      readClock: assign({ time: () => currentTime() }),
      report: (_, call) => {
        if (door !== null) report(door, call)
      },
      // biome-ignore lint/suspicious/noConsole: spec §8 asks for it
      warn: (_, call) => console.warn(`Analytics is not initialised: '${call}' is not sent.`),
      // biome-ignore lint/suspicious/noConsole: spec §8 asks for it
      logError: (_, error) => console.error('Analytics could not be initialised.', error),
      saveActivity: (_, at) => store.write(KEYS.lastActivity, String(at)),
    },
  })
}
