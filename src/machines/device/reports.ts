import type { AnalyticsCall } from '../analytics/analytics.machine.ts'
import type { SocialProofFields, TrackedEvent } from '../analytics/events.ts'
import { isOver } from '../anonymousTrial/anonymousTrial.machine.ts'
import type { Screen } from '../app/screen.ts'
import type { SocialProofMessage, Tradition, User } from '../entities.ts'
import type { MusicAnnouncement } from '../music/music.machine.ts'
import type { PromptsAnnouncement } from '../prompts/prompts.machine.ts'
import type { RecorderAnnouncement } from '../voiceRecorder/voiceRecorder.machine.ts'
import type { Happening } from './facts.ts'

// The figures that leave this device (spec §9), each from what gives rise to it.

/** What happened in the app, or in a machine of this device. */
export type Reported = Happening | MusicAnnouncement | PromptsAnnouncement | RecorderAnnouncement

const METHODS = ['google', 'whatsapp'] as const
const methodOf = (method: string) => METHODS.find((known) => known === method)

export const track = (event: TrackedEvent): AnalyticsCall => ({ call: 'track', event })

/** The figures that something gives rise to, none for most. */
export function reportsOf(what: Reported, { isMember }: { isMember: boolean }): TrackedEvent[] {
  const role = isMember ? 'member' : 'visitor'
  switch (what.type) {
    case 'tradition.choose':
      return [{ name: 'Tradition Selected', fields: { spiritual_tradition: what.tradition } }]
    case 'login.start': {
      const method = methodOf(what.method)
      return method === undefined ? [] : [{ name: 'Login Started', fields: { method } }]
    }
    case 'send.started':
      return [{ name: 'Message Sent', fields: { message_type: what.messageType, role } }]
    case 'send.answered':
      return [
        { name: 'Message Answered', fields: { message_type: what.messageType, role } },
        // The last free message is answered: the trial ends here, and not with the next one that is refused.
        ...(what.counts !== null && isOver(what.counts) ? [{ name: 'Trial Ended', fields: {} } as const] : []),
      ]
    case 'send.failed':
      return [{ name: 'Message Failed', fields: { message_type: what.messageType, role, failure: what.failure } }]
    case 'send.limitError':
      return [{ name: 'Trial Ended', fields: {} }]
    case 'feedback.given':
      return [{ name: 'Feedback Given', fields: { feedback_type: what.value } }]
    case 'feedback.failed':
      return [{ name: 'Feedback Failed', fields: {} }]
    case 'setup.invalid':
      return [{ name: 'Setup Validation Failed', fields: { check: what.check } }]
    case 'share.failed':
      return [{ name: 'Referral Failed', fields: { step: what.step } }]
    case 'language.changed':
      return what.isChoice && what.chosen !== null
        ? [{ name: 'Language Changed', fields: { language: what.chosen } }]
        : []
    case 'view.crashed':
      return [{ name: 'Error Screen Shown', fields: { error: what.error } }]
    case 'music.switched':
      return [{ name: 'Music Muted', fields: { muted: what.muted } }]
    case 'voice.failed':
      return [{ name: 'Voice Failed', fields: { failure: what.failure } }]
    case 'prompt.shown':
      return [{ name: 'Prompt Shown', fields: { prompt: what.prompt } }]
    case 'prompt.answered':
      return [{ name: 'Prompt Answered', fields: { prompt: what.prompt, outcome: what.outcome } }]
    default:
      return []
  }
}

/** Spec §9: tracked message fields; spiritual_tradition is always sikh. Null where the words came without figures. */
export const proofFields = ({ version, stats }: SocialProofMessage, context: string): SocialProofFields | null =>
  stats
    ? {
        version,
        user_city: stats.city,
        displayed_users: stats.users,
        displayed_percentage: stats.percentage,
        context,
        spiritual_tradition: 'sikh',
      }
    : null

/** The figures of the landing's promotional message: it was shown, or somebody went on from it. */
export function proofReportsOf(what: Happening, proof: SocialProofFields | null): TrackedEvent[] {
  if (proof === null) return []
  if (what.type === 'proof.shown') return [{ name: 'Social Proof Shown', fields: proof }]
  const action = what.type === 'trial.try' ? 'try' : what.type === 'login.start' ? methodOf(what.method) : undefined
  return action === undefined ? [] : [{ name: 'Social Proof Converted', fields: { ...proof, action } }]
}

type Page = { screen: Screen; tradition: Tradition }

/** A page is viewed when the screen or its tradition is another one (spec §7). */
export function pageViewOf(before: Page | { screen: null; tradition: Tradition }, now: Page): AnalyticsCall[] {
  const { screen, tradition } = now
  const isSame = before.screen === screen && before.tradition === tradition
  return isSame
    ? []
    : [{ call: 'pageView', pageName: screen, tradition: screen === 'defaultLanding' ? null : tradition }]
}

export const describing = (user: User | null, tradition: Tradition): AnalyticsCall[] =>
  user === null
    ? []
    : [
        {
          call: 'setUserProperties',
          properties: {
            language_preference: user.language_preference,
            spiritual_tradition: tradition,
            subscription_status: user.subscription_status,
            profile_completed: user.profile_completed,
            referral_count: user.referral_count,
          },
        },
      ]

/** Somebody signed in, or was signed in when the page was opened. */
export const arrived = (user: User | null, tradition: Tradition): AnalyticsCall[] =>
  user === null ? [] : [{ call: 'identify', userId: user.id }, ...describing(user, tradition)]

export const loggedIn = (user: User | null): AnalyticsCall[] =>
  user === null ? [] : [track({ name: 'Login Completed', fields: { is_complete: user.profile_completed } })]

export const left: AnalyticsCall[] = [track({ name: 'Signed Out', fields: {} }), { call: 'reset' }]
