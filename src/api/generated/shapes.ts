// Generated from openapi/v1.yaml by `npm run api`. Do not edit.
import { count, either, flag, list, oneOf, record, text, withDefault, words } from '../../shape.ts'

export const SpiritualReference = record({ original: words }, { scripture: withDefault(text, ''), reference: withDefault(text, ''), transliteration: words, translation: words, translations: record({ english: words, punjabi: words, hindi: words }, {  }) })

export const Care = record({  }, { kind: withDefault(text, ''), certain: withDefault(flag, false), country: text })

export const MessageAudio = record({  }, { duration_ms: withDefault(count, 0), waveform: withDefault(list(count, 48), []) })

export const ServerMessage = record({ id: text, content: text }, { conversation_id: withDefault(text, ''), role: withDefault(oneOf('user', 'other'), 'other'), message_type: withDefault(oneOf('text', 'voice'), 'text'), spiritual_references: withDefault(list(SpiritualReference), []), care: Care, suggestions: withDefault(list(words, 8), []), asks_back: oneOf(true), created_at: withDefault(text, ''), user_feedback: oneOf('like', 'dislike'), feedback_timestamp: text, client_message_id: text, audio: MessageAudio })

export const AnonymousConversation = record({  }, { id: withDefault(text, ''), referral_code: text, messages: withDefault(list(ServerMessage), []) })

export const AnonymousLimitReached = record({ error: oneOf('message_limit_reached') }, { user_message_count: withDefault(count, 0), remaining_messages: withDefault(count, 0), requires_login: oneOf(true), conversation_id: withDefault(text, '') })

export const UserMessage = record({ id: text }, { conversation_id: withDefault(text, ''), content: withDefault(text, ''), message_type: withDefault(oneOf('text', 'voice'), 'text'), created_at: withDefault(text, ''), client_message_id: text, audio: MessageAudio })

export const GuruResponse = record({  }, { id: withDefault(text, ''), conversation_id: withDefault(text, ''), content: text, text_content: text, message_type: oneOf('text', 'voice'), spiritual_references: withDefault(list(SpiritualReference), []), care: Care, suggestions: withDefault(list(words, 8), []), asks_back: oneOf(true), created_at: withDefault(text, '') })

export const AnonymousReply = record({ guru_response: GuruResponse }, { user_message: UserMessage, user_message_count: count, remaining_messages: count, requires_login: withDefault(flag, false), conversation_id: withDefault(text, '') })

export const AnonymousSendResult = either(AnonymousLimitReached, AnonymousReply)

export const AnonymousSession = record({ conversation_id: text, remaining_messages: count }, { device_id: withDefault(text, ''), referral_code: text, spiritual_tradition: oneOf('sikh', 'hindu'), language: withDefault(oneOf('english', 'punjabi', 'hindi'), 'english'), message_count: withDefault(count, 0), limit: withDefault(count, 0), requires_login: withDefault(flag, false), trial_completed: withDefault(flag, false), device_secret: text })

export const CityStats = record({ users: count, percentage: count, city: words }, {  })

export const Conversation = record({ id: text }, { spiritual_tradition: oneOf('sikh', 'hindu'), created_at: text })

export const DeviceStatus = record({ trial_completed: flag, remaining_conversations: count }, { requires_login: withDefault(flag, false), user_message_count: withDefault(count, 0), latest_conversation: AnonymousConversation })

export const FeedbackResult = record({ success: flag, user_feedback: oneOf('like', 'dislike') }, { feedback_timestamp: withDefault(text, '') })

export const User = record({ id: text }, { name: words, google_name: text, email: text, google_email: text, phone: text, phone_number: text, date_of_birth: text, time_of_birth: text, place_of_birth: words, language_preference: withDefault(oneOf('english', 'punjabi', 'hindi'), 'english'), subscription_status: withDefault(oneOf('free', 'basic', 'premium'), 'free'), is_premium: withDefault(flag, false), profile_completed: flag, referral_points: withDefault(count, 0), referral_count: withDefault(count, 0), weekly_top: flag, consent_at: text, created_at: withDefault(text, '') })

export const GoogleLoginResult = record({ user: User, access_token: words }, { success: withDefault(flag, false), token_type: withDefault(oneOf('bearer'), 'bearer'), is_new_user: withDefault(flag, false), needs_setup: withDefault(flag, false), route_to: oneOf('chat', 'setup') })

export const Health = record({ status: oneOf('ok') }, { version: text, language_model: words })

export const LimitStatus = record({ remaining_messages: count }, { limit: withDefault(count, 0), requires_login: withDefault(flag, false), trial_completed: withDefault(flag, false) })

export const MergedAccount = record({ access_token: words, user: User }, { message: withDefault(words, '') })

export const MessageMark = record({ from: count, to: count }, {  })

export const MessageHit = record({ message: ServerMessage }, { marks: withDefault(list(MessageMark), []) })

export const MessagePage = record({ messages: list(ServerMessage) }, { page: withDefault(count, 0), total_conversations: withDefault(count, 0), start_index: withDefault(count, 0), end_index: withDefault(count, 0), conversations_to_load: withDefault(count, 0) })

export const MessagesFound = record({ hits: list(MessageHit) }, { more: withDefault(flag, false) })

export const OtpSent = record({ success: flag }, { message: text })

export const ProfileUpdateResult = either(MergedAccount, User)

export const PushTokenTransitionResult = record({ success: flag }, { message: withDefault(text, ''), transitioned: withDefault(flag, false) })

export const ReferralLink = record({ referral_link: words, share_text: words }, {  })

export const SavedItem = record({ id: words, spiritual_tradition: oneOf('sikh', 'hindu'), changed_at: text }, { text: withDefault(text, ''), references: withDefault(list(SpiritualReference, 20), []), note: withDefault(text, ''), matter: withDefault(text, ''), saved_at: withDefault(text, ''), removed: withDefault(flag, false) })

export const SavedItems = record({ items: list(SavedItem) }, {  })

export const ScriptureMark = record({  }, { from: withDefault(count, 0), to: withDefault(count, 0) })

export const ScriptureHit = record({ tradition: oneOf('sikh', 'hindu'), page: count, reference: words, original: words, by: oneOf('letters', 'words') }, { verse: count, covers: withDefault(count, 0), marks: withDefault(list(ScriptureMark), []), others: withDefault(count, 0) })

export const ScriptureHits = record({  }, { hits: withDefault(list(ScriptureHit), []) })

export const ScriptureFound = record({  }, { found: withDefault(list(ScriptureHits), []) })

export const Share = record({ share_url: words, share_text: words }, {  })

export const SocialProofMessage = record({ content: words }, { version: withDefault(oneOf('social_proof_numbers', 'missing_features_focus', 'local_community_pressure', 'time_sensitive_urgency'), 'social_proof_numbers'), stats: CityStats })

export const Success = record({ success: flag }, {  })

export const TextReply = record({ guru_response: GuruResponse }, { user_message: UserMessage })

export const VoiceReply = record({ guru_response: GuruResponse }, { user_message: UserMessage })

export const WhatsappLogin = record({ user: User, access_token: words }, { token_type: withDefault(oneOf('bearer'), 'bearer'), is_new_user: withDefault(flag, false), needs_setup: withDefault(flag, false), route_to: oneOf('chat', 'setup'), pre_filled_phone: text, message: text })

export const WhatsappLoginRefused = record({ error: words }, { message: text })

export const WhatsappLoginResult = either(WhatsappLoginRefused, WhatsappLogin)
