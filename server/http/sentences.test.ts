import type { ErrorObject } from 'ajv'
import { expect, test } from 'vitest'
import { sentenceFor } from './sentences.ts'

const sentence = (keyword: string, field: string, params: object) =>
  sentenceFor({ keyword, instancePath: field === '' ? '' : `/${field}`, schemaPath: '', params } as ErrorObject, 'body')

// What the contract asks for decides which of them a person reads today; each has to be one that can be acted upon.
test.each([
  ['minLength', 'name', { limit: 1 }, 'The name is empty.'],
  ['minLength', 'otp_code', { limit: 6 }, 'The one-time code is shorter than 6 characters.'],
  ['minLength', 'message', { limit: 1 }, 'Please write a message.'],
  ['maxLength', 'name', { limit: 100 }, 'The name is longer than 100 characters.'],
  ['pattern', 'name', { pattern: '\\S' }, 'The name is empty.'],
  ['pattern', 'message', { pattern: '\\S' }, 'Please write a message.'],
  ['pattern', 'phone_number', { pattern: '^\\+' }, 'The phone number is not valid.'],
  ['required', '', { missingProperty: 'phone_number' }, 'The phone number is missing.'],
  ['type', '', { type: 'object' }, 'The request has to be a JSON object.'],
  ['type', 'page', { type: 'integer' }, 'The page has to be a whole number.'],
])('%s of "%s" is said so that a person knows what to do', (keyword, field, params, said) =>
  expect(sentence(keyword, field, params)).toBe(said),
)
