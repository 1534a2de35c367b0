import { expect, test } from 'vitest'
import type { SocialProofFields, TrackedEvent, UserProperties } from '../machines/analytics/events.ts'
import { proofFields } from '../machines/device/reports.ts'
import { SETUP_CHECKS } from '../machines/profileSetup/setupForm.ts'
import { sift } from '../platform/analytics.ts'
import { EVENTS, PROPERTIES } from './analytics.ts'

const proof = proofFields(
  {
    content: 'a sentence',
    version: 'local_community_pressure',
    stats: { users: 142, percentage: 84, city: 'Fatehgarh Sahib' },
  },
  'amrit_vela',
)

// One event of each name, and where the words are many, each of them.
const SENT: TrackedEvent[] = [
  { name: 'Tradition Selected', fields: { spiritual_tradition: 'hindu' } },
  { name: 'Social Proof Shown', fields: proof as SocialProofFields },
  { name: 'Social Proof Converted', fields: { ...(proof as SocialProofFields), action: 'try' } },
  { name: 'Login Started', fields: { method: 'google' } },
  { name: 'Login Completed', fields: { is_complete: false } },
  { name: 'Signed Out', fields: {} },
  ...SETUP_CHECKS.map((check) => ({ name: 'Setup Validation Failed', fields: { check } }) as const),
  { name: 'Message Sent', fields: { message_type: 'voice', role: 'member' } },
  { name: 'Message Answered', fields: { message_type: 'text', role: 'visitor' } },
  { name: 'Message Failed', fields: { message_type: 'text', role: 'visitor', failure: 'http_503' } },
  { name: 'Message Failed', fields: { message_type: 'text', role: 'visitor', failure: 'network_error' } },
  { name: 'Trial Ended', fields: {} },
  { name: 'Feedback Given', fields: { feedback_type: 'dislike' } },
  { name: 'Feedback Failed', fields: {} },
  { name: 'Referral Failed', fields: { step: 'systemShare' } },
  ...(['permissionRequired', 'denied', 'notFound', 'unavailable', 'startFailed', 'noStream'] as const).map(
    (failure) => ({ name: 'Voice Failed', fields: { failure } }) as const,
  ),
  { name: 'Music Muted', fields: { muted: true } },
  { name: 'Prompt Shown', fields: { prompt: 'install' } },
  { name: 'Prompt Answered', fields: { prompt: 'notification', outcome: 'dismissed' } },
  { name: 'Language Changed', fields: { language: 'punjabi' } },
  { name: 'Chat Session Started', fields: { spiritual_tradition: 'sikh' } },
  { name: 'Error Screen Shown', fields: { error: 'TypeError' } },
  { name: 'Error Screen Shown', fields: { error: 'DOMException' } },
  { name: 'Error Screen Shown', fields: { error: 'unknown' } },
]

test.each(SENT)('$name %# passes whole', ({ name, fields }) => {
  expect(sift(fields, EVENTS[name])).toEqual({ kept: fields, dropped: [] })
})

test('every event of the list was tried', () => {
  expect([...new Set(['Page View', ...SENT.map(({ name }) => name)])].toSorted()).toEqual(
    Object.keys(EVENTS).toSorted(),
  )
})

test('what is kept of a person passes', () => {
  const properties: UserProperties = {
    language_preference: 'hindi',
    spiritual_tradition: 'hindu',
    subscription_status: 'premium',
    profile_completed: true,
    referral_count: 3,
  }
  expect(sift(properties, PROPERTIES)).toEqual({ kept: properties, dropped: [] })
})

test.each([
  ['Error Screen Shown', { error: 'I cannot sleep at night' }],
  ['Error Screen Shown', { error: 'Meera' }],
  ['Message Failed', { failure: 'http_503 Meera' }],
  ['Social Proof Shown', { user_city: '221B Baker Street' }],
  ['Social Proof Shown', { user_city: 'I cannot sleep at night and nobody knows it' }],
  ['Page View', { page_name: '/pn/chat' }],
] as const)('%s does not carry %j', (name, fields) => {
  expect(sift(fields, EVENTS[name]).kept).toEqual({})
})
