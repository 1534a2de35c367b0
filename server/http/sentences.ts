import type { ErrorObject } from 'ajv'

/** Part of a request that a fault was found in. */
export type Where = 'body' | 'query' | 'params' | 'deviceId'

/** Fields of openapi/v1.yaml in the words of a person. A field that is not here is named as the contract names it. */
const NAMES: Record<string, string> = {
  audience: 'client id',
  audio_file: 'recording',
  before: 'time before',
  changed_at: 'time of the change',
  client_message_id: 'message id',
  conversation_id: 'conversation id',
  consent_language: 'language of the notice',
  consent_notice: 'notice',
  date_of_birth: 'birth date',
  email: 'email address',
  fcm_token: 'push token',
  feedback_type: 'feedback',
  google_token: 'Google sign-in',
  id: 'id',
  items: 'list of changes',
  query: 'question',
  since: 'time since',
  language_preference: 'language',
  otp_code: 'one-time code',
  phone_number: 'phone number',
  place_of_birth: 'birth place',
  profile_completed: 'profile state',
  references: 'list of verses',
  saved_at: 'time of saving',
  queries: 'question',
  spiritual_tradition: 'tradition',
  time_of_birth: 'birth time',
  user_id: 'user id',
  context: 'time of day',
  version: 'kind of message',
  device_id: 'device id',
}

const TYPES: Record<string, string> = {
  string: 'text',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  object: 'an object',
  array: 'a list',
}

/** A field in the words of a person. */
export const nameOf = (field: string) => `The ${NAMES[field] ?? field.replaceAll('_', ' ')}`

/** What a fault is about: the last named part of its path, or the part of the request itself. */
function subject(fault: ErrorObject, where: Where): string {
  const field = fault.instancePath
    .split('/')
    .filter((part) => part !== '' && !/^\d+$/.test(part))
    .at(-1)
  if (field !== undefined) return nameOf(field)
  return where === 'deviceId' ? 'The device id' : 'The request'
}

/**
 * One fault of validation as a sentence for a person (D6). It names fields and limits, and repeats no value that
 * was sent; only the name of an unknown field, shortened, because a developer needs it.
 */
export function sentenceFor(fault: ErrorObject, where: Where): string {
  const what = subject(fault, where)
  const isMessage = what === 'The message'
  switch (fault.keyword) {
    case 'required':
    case 'dependentRequired':
      return `${nameOf(String(fault.params.missingProperty))} is missing.`
    case 'additionalProperties':
      return `The request has a field that is not known here: ${String(fault.params.additionalProperty).slice(0, 40)}.`
    case 'type':
      return where === 'body' && fault.instancePath === ''
        ? 'The request has to be a JSON object.'
        : `${what} has to be ${TYPES[String(fault.params.type)] ?? 'of another kind'}.`
    case 'maxLength':
      return `${what} is longer than ${fault.params.limit} characters.`
    case 'minLength':
      if (isMessage) return 'Please write a message.'
      return fault.params.limit === 1
        ? `${what} is empty.`
        : `${what} is shorter than ${fault.params.limit} characters.`
    case 'minProperties':
      return 'The request has nothing in it.'
    case 'enum':
      return `${what} has to be one of: ${(fault.params.allowedValues as unknown[]).join(', ')}.`
    case 'minimum':
      return `${what} has to be at least ${fault.params.limit}.`
    case 'maximum':
      return `${what} can be at most ${fault.params.limit}.`
    case 'pattern':
      if (fault.params.pattern === '\\S') return isMessage ? 'Please write a message.' : `${what} is empty.`
      return `${what} is not valid.`
    default:
      return `${what} is not valid.`
  }
}
