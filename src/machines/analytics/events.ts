import type { FeedbackType, Language, Tradition } from '../entities.ts'
import type { SetupCheck } from '../profileSetup/setupForm.ts'
import type { ShareStep } from '../share/share.messages.ts'

type Role = 'visitor' | 'member'

/**
 * Every event that may leave the app, with every field it may carry: words of a fixed set, numbers and flags. So no event
 * can carry message text, names, phone numbers or addresses (D25).
 */
export type TrackedEvents = {
  'Tradition Selected': { spiritual_tradition: Tradition }
  'Social Proof Shown': SocialProofFields
  'Social Proof Converted': SocialProofFields & { action: 'try' | 'google' | 'whatsapp' }
  'Login Started': { method: 'google' | 'whatsapp' }
  'Login Completed': { is_complete: boolean }
  'Signed Out': Record<never, never>
  'Setup Validation Failed': { check: SetupCheck }
  'Message Sent': { message_type: 'text' | 'voice'; role: Role }
  'Message Answered': { message_type: 'text' | 'voice'; role: Role }
  /** `failure` is http_{status} or network_error (spec §8). */
  'Message Failed': { message_type: 'text' | 'voice'; role: Role; failure: string }
  'Trial Ended': Record<never, never>
  'Feedback Given': { feedback_type: FeedbackType }
  'Feedback Failed': Record<never, never>
  'Referral Failed': { step: ShareStep }
  'Voice Failed': { failure: string }
  'Music Muted': { muted: boolean }
  'Prompt Shown': { prompt: 'install' | 'notification' }
  'Prompt Answered': { prompt: 'install' | 'notification'; outcome: 'accepted' | 'dismissed' }
  'Language Changed': { language: Language }
  'Chat Session Started': { spiritual_tradition: Tradition }
  'Error Screen Shown': { error: string }
}

/** Spec §9: tracked fields of the promotional message; `spiritual_tradition` is always sikh. */
export type SocialProofFields = {
  version: string
  user_city: string
  displayed_users: number
  displayed_percentage: number
  context: string
  spiritual_tradition: 'sikh'
}

export type TrackedEvent = {
  [Name in keyof TrackedEvents]: { name: Name; fields: TrackedEvents[Name] }
}[keyof TrackedEvents]

/** Of a person, what may be kept there: nothing by which anybody could be found. */
export type UserProperties = {
  language_preference: Language
  spiritual_tradition: Tradition
  subscription_status: string
  profile_completed: boolean
  referral_count: number
}
