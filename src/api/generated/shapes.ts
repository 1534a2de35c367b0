// Generated from openapi/v1.yaml by `npm run api`. Do not edit.
import { count, either, flag, list, oneOf, or, record, text, words } from '../../shape.ts'

export const SpiritualReference = record({ original: words }, { scripture: or(text, ''), reference: or(text, ''), transliteration: words, translation: words, translations: record({ english: words, punjabi: words, hindi: words }, {  }) })

export const Care = record({  }, { kind: or(text, ''), certain: or(flag, false), country: text })

export const MessageAudio = record({  }, { duration_ms: or(count, 0), waveform: or(list(count, 48), []) })

export const ServerMessage = record({ id: text, content: text }, { conversation_id: or(text, ''), role: or(oneOf('user', 'other'), 'other'), message_type: or(oneOf('text', 'voice'), 'text'), spiritual_references: or(list(SpiritualReference), []), care: Care, suggestions: or(list(words, 8), []), asks_back: oneOf(true), created_at: or(text, ''), user_feedback: oneOf('like', 'dislike'), feedback_timestamp: text, client_message_id: text, audio: MessageAudio })

export const AnonymousConversation = record({  }, { id: or(text, ''), referral_code: text, messages: or(list(ServerMessage), []) })

export const AnonymousLimitReached = record({ error: oneOf('message_limit_reached') }, { user_message_count: or(count, 0), remaining_messages: or(count, 0), requires_login: oneOf(true), conversation_id: or(text, '') })

export const UserMessage = record({ id: text }, { conversation_id: or(text, ''), content: or(text, ''), message_type: or(oneOf('text', 'voice'), 'text'), created_at: or(text, ''), client_message_id: text, audio: MessageAudio })

export const GuruResponse = record({  }, { id: or(text, ''), conversation_id: or(text, ''), content: text, text_content: text, message_type: oneOf('text', 'voice'), spiritual_references: or(list(SpiritualReference), []), care: Care, suggestions: or(list(words, 8), []), asks_back: oneOf(true), created_at: or(text, '') })

export const AnonymousReply = record({ guru_response: GuruResponse }, { user_message: UserMessage, user_message_count: count, remaining_messages: count, requires_login: or(flag, false), conversation_id: or(text, '') })

export const AnonymousSendResult = either(AnonymousLimitReached, AnonymousReply)

export const AnonymousSession = record({ conversation_id: text, remaining_messages: count }, { device_id: or(text, ''), referral_code: text, spiritual_tradition: oneOf('sikh', 'hindu'), language: or(oneOf('english', 'punjabi', 'hindi'), 'english'), message_count: or(count, 0), limit: or(count, 0), requires_login: or(flag, false), trial_completed: or(flag, false), device_secret: text })

export const CityStats = record({ users: count, percentage: count, city: words }, {  })

export const Conversation = record({ id: text }, { spiritual_tradition: oneOf('sikh', 'hindu'), created_at: text })

export const DeviceStatus = record({ trial_completed: flag, remaining_conversations: count }, { requires_login: or(flag, false), user_message_count: or(count, 0), latest_conversation: AnonymousConversation })

export const FeedbackResult = record({ success: flag, user_feedback: oneOf('like', 'dislike') }, { feedback_timestamp: or(text, '') })

export const User = record({ id: text }, { name: words, google_name: text, email: text, google_email: text, phone: text, phone_number: text, date_of_birth: text, time_of_birth: text, place_of_birth: words, language_preference: or(oneOf('english', 'punjabi', 'hindi'), 'english'), subscription_status: or(oneOf('free', 'basic', 'premium'), 'free'), is_premium: or(flag, false), profile_completed: flag, referral_points: or(count, 0), referral_count: or(count, 0), weekly_top: flag, consent_at: text, created_at: or(text, '') })

export const GoogleLoginResult = record({ user: User, access_token: words }, { success: or(flag, false), token_type: or(oneOf('bearer'), 'bearer'), is_new_user: or(flag, false), needs_setup: or(flag, false), route_to: oneOf('chat', 'setup') })

export const Health = record({ status: oneOf('ok') }, { version: text, language_model: words })

export const LimitStatus = record({ remaining_messages: count }, { limit: or(count, 0), requires_login: or(flag, false), trial_completed: or(flag, false) })

export const MergedAccount = record({ access_token: words, user: User }, { message: or(words, '') })

export const MessagePage = record({ messages: list(ServerMessage) }, { page: or(count, 0), total_conversations: or(count, 0), start_index: or(count, 0), end_index: or(count, 0), conversations_to_load: or(count, 0) })

export const OtpSent = record({ success: flag }, { message: text })

export const ProfileUpdateResult = either(MergedAccount, User)

export const PushTokenTransitionResult = record({ success: flag }, { message: or(text, ''), transitioned: or(flag, false) })

export const ReferralLink = record({ referral_link: words, share_text: words }, {  })

export const Share = record({ share_url: words, share_text: words }, {  })

export const SocialProofMessage = record({ content: words }, { version: or(oneOf('social_proof_numbers', 'missing_features_focus', 'local_community_pressure', 'time_sensitive_urgency'), 'social_proof_numbers'), stats: CityStats })

export const Success = record({ success: flag }, {  })

export const TextReply = record({ guru_response: GuruResponse }, { user_message: UserMessage })

export const VoiceReply = record({ guru_response: GuruResponse }, { user_message: UserMessage })

export const WhatsappLogin = record({ user: User, access_token: words }, { token_type: or(oneOf('bearer'), 'bearer'), is_new_user: or(flag, false), needs_setup: or(flag, false), route_to: oneOf('chat', 'setup'), pre_filled_phone: text, message: text })

export const WhatsappLoginRefused = record({ error: words }, { message: text })

export const WhatsappLoginResult = either(WhatsappLoginRefused, WhatsappLogin)
