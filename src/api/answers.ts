// What the answers of other providers are read by (D4, D37): the contract's shapes, and what the app asks of an answer beside
// its shape. It comes beside the network's own code, and before the first call.
import { either, isRecord, type LeftOut, list, type Shape } from '../shape.ts'
import * as contract from './generated/shapes.ts'
import { isSendable } from './token.ts'

export * from './generated/shapes.ts'

type Read<S> = S extends Shape<infer T> ? T : never
type Message = Read<typeof contract.ServerMessage>
type Reply = Read<typeof contract.GuruResponse>

/** What is read by a shape, made into what the app takes; undefined where it is of no use. */
const transform =
  <T, Taken>(shape: Shape<T>, take: (read: T) => Taken | undefined): Shape<Taken> =>
  (value) => {
    const read = shape(value)
    return read === undefined ? undefined : take(read)
  }

/** Of use when it is so. */
const where = <T>(shape: Shape<T>, holds: (read: T) => boolean) =>
  transform(shape, (read) => (holds(read) ? read : undefined))

/**
 * A part of a conversation of which some messages could not be read: where it begins, a message without words says so. Under
 * one id whenever the same part comes.
 */
function withGap<Part extends LeftOut & { messages: Message[] }>(part: Part): Part {
  const { left_out, messages } = part
  if (left_out === undefined) return part
  const gap = contract.ServerMessage({ id: `gap-${messages[0]?.id}`, content: '', left_out })
  return gap ? { ...part, messages: [gap, ...messages] } : part
}

export const ConversationList = list(contract.Conversation)

export const MessagePage = transform(contract.MessagePage, withGap)

export const DeviceStatus = transform(contract.DeviceStatus, ({ latest_conversation, ...status }) =>
  latest_conversation ? { ...status, latest_conversation: withGap(latest_conversation) } : status,
)

/** A reply has its words in either field (spec §7). */
const says = ({ guru_response: { content, text_content } }: { guru_response: Reply }): boolean =>
  (content ?? text_content) !== undefined

export const TextReply = where(contract.TextReply, says)
export const VoiceReply = where(contract.VoiceReply, says)
/** With the counts of the trial, where all of them came; else what is known of them stays. */
const AnonymousReply = transform(
  where(contract.AnonymousReply, says),
  ({ user_message_count, remaining_messages, requires_login, ...reply }) => ({
    ...reply,
    counts:
      user_message_count === undefined || remaining_messages === undefined
        ? null
        : { user_message_count, remaining_messages, requires_login },
  }),
)
export const AnonymousSendResult = either(contract.AnonymousLimitReached, AnonymousReply)

/** Whether the profile is complete has to be said: who has completed it is not asked to do so again. */
export const User = transform(contract.User, ({ profile_completed, ...user }) =>
  profile_completed === undefined ? undefined : { ...user, profile_completed },
)
const Merged = transform(contract.MergedAccount, ({ access_token, user }) => {
  const whole = User(user)
  return whole && isSendable(access_token) ? { user: whole, access_token } : undefined
})
export const ProfileUpdateResult = either(Merged, User)

/** Everything about the person, as it came: it is theirs, and nobody draws it (D30). */
export const AccountExport: Shape<unknown> = (value) =>
  isRecord(value) && contract.User(value.user) !== undefined ? value : undefined

/** Signed in: also where nothing says whether the profile is complete; then it is not. */
type Login = Read<typeof contract.GoogleLoginResult> | Read<typeof contract.WhatsappLogin>
const signedIn = <T extends Login>(shape: Shape<T>) => where(shape, ({ access_token }) => isSendable(access_token))
export const GoogleLoginResult = signedIn(contract.GoogleLoginResult)
/** Refused or signed in; and some providers refuse without a sentence. */
export const WhatsappLoginResult = either(
  contract.WhatsappLoginRefused,
  either(signedIn(contract.WhatsappLogin), (value) =>
    isRecord(value) && (value.error ?? null) !== null ? { error: '' } : undefined,
  ),
)

/** A refusal that comes with 200 is still one. */
export const FeedbackResult = where(contract.FeedbackResult, ({ success }) => success)

/** A link that friends will tap: a web address, whoever serves v1. `http:` is for a server on one's own machine. */
export const ReferralLink = where(contract.ReferralLink, ({ referral_link }) => /^https?:\/\/\S+$/i.test(referral_link))

/** A recording. */
export const Sound = (value: unknown): Blob | undefined => (value instanceof Blob && value.size > 0 ? value : undefined)

/** Whatever stands in the body. */
export const Nothing = (value: unknown) => value
