import { FREE_MESSAGES } from '../../openapi/constants.ts'
import type { AnonymousSession, DeviceStatus, ServerMessage, User } from '../../src/machines/entities.ts'
import type { Answer } from '../../src/machines/messageSend/messages.ts'

// Entities for tests and stories. The verses are the corpus's own, byte for byte (D26): see fixtures.test.ts.

const CONVERSATION = '6f1c2a34-5b6d-4e7f-8a90-1b2c3d4e5f60'

export const session = (over: Partial<AnonymousSession> = {}): AnonymousSession => ({
  device_id: 'device_0123456789abcdef',
  conversation_id: CONVERSATION,
  spiritual_tradition: 'sikh',
  language: 'punjabi',
  message_count: 0,
  remaining_messages: FREE_MESSAGES,
  limit: FREE_MESSAGES,
  requires_login: false,
  trial_completed: false,
  ...over,
})

/** One message is left. */
export const usedSession = session({ message_count: FREE_MESSAGES - 1, remaining_messages: 1 })
export const overSession = session({ message_count: FREE_MESSAGES, remaining_messages: 0, requires_login: true })

export const status = (over: Partial<DeviceStatus> = {}): DeviceStatus => ({
  trial_completed: false,
  requires_login: false,
  user_message_count: FREE_MESSAGES - 1,
  remaining_conversations: 1,
  ...over,
})

export const overStatus = status({
  trial_completed: true,
  requires_login: true,
  user_message_count: FREE_MESSAGES,
  remaining_conversations: 0,
})

export const serverMessage = (over: Partial<ServerMessage> = {}): ServerMessage => ({
  id: '0d9f5a10-0000-4000-8000-000000000001',
  conversation_id: CONVERSATION,
  role: 'user',
  content: 'How do I stop worrying about the result?',
  message_type: 'text',
  created_at: '2026-11-20T15:04:00.000Z',
  ...over,
})

export const user = (over: Partial<User> = {}): User => ({
  id: '0d9f5a10-0000-4000-8000-0000000000ff',
  language_preference: 'english',
  subscription_status: 'free',
  spiritual_tradition: 'sikh',
  is_premium: false,
  referral_points: 0,
  referral_count: 0,
  profile_completed: true,
  created_at: '2026-01-01T00:00:00.000Z',
  ...over,
})

export const counts = (remaining: number) => ({
  user_message_count: FREE_MESSAGES - remaining,
  remaining_messages: remaining,
  requires_login: remaining === 0,
})

export const answer = (over: Partial<Answer> = {}): Answer => ({
  kind: 'answered',
  sent: { id: 'stored-1', createdAt: '2026-11-20T15:04:00.000Z' },
  reply: {
    id: 'reply-1',
    text: 'The worry about results is heavy to carry.',
    references: [],
    createdAt: '2026-11-20T15:04:01.000Z',
  },
  counts: counts(1),
  ...over,
})
