import type { SocialProofFields, TrackedEvent } from '../analytics/events.ts'
import type { SocialProofMessage } from '../entities.ts'
import type { Happening } from './facts.ts'

/** What a report is made from, beside what happened. */
export type Situation = {
  isMember: boolean
  /** The promotional message that the landing shows now, or null. */
  proof: SocialProofFields | null
}

const METHODS = ['google', 'whatsapp'] as const

/** Spec §9: tracked message fields; spiritual_tradition is always sikh. */
export const proofFields = ({ version, stats }: SocialProofMessage, context: string): SocialProofFields => ({
  version,
  user_city: stats.city,
  displayed_users: stats.users,
  displayed_percentage: stats.percentage,
  context,
  spiritual_tradition: 'sikh',
})

const converted = (proof: SocialProofFields | null, action: 'try' | 'google' | 'whatsapp'): TrackedEvent[] =>
  proof === null ? [] : [{ name: 'Social Proof Converted', fields: { ...proof, action } }]

/** The figures that something in the app gives rise to, none for most. */
export function reportsOf(what: Happening, { isMember, proof }: Situation): TrackedEvent[] {
  const role = isMember ? 'member' : 'anonymous'
  switch (what.type) {
    case 'tradition.choose':
      return [{ name: 'Tradition Selected', fields: { spiritual_tradition: what.tradition } }]
    case 'proof.shown':
      return proof === null ? [] : [{ name: 'Social Proof Shown', fields: proof }]
    case 'trial.try':
      return converted(proof, 'try')
    case 'login.start': {
      const method = METHODS.find((known) => known === what.method)
      return method === undefined ? [] : [{ name: 'Login Started', fields: { method } }, ...converted(proof, method)]
    }
    case 'send.started':
      return [{ name: 'Message Sent', fields: { message_type: what.messageType, role } }]
    case 'send.answered':
      return [{ name: 'Message Answered', fields: { message_type: what.messageType, role } }]
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
      return what.chosen === null ? [] : [{ name: 'Language Changed', fields: { language: what.chosen } }]
    case 'view.crashed':
      return [{ name: 'Error Screen Shown', fields: { error: what.error } }]
    default:
      return []
  }
}
