import { OPTIONAL, OPTIONAL_FIELDS, type OptionalField, ofEachOptional } from '../../../openapi/optional.ts'
import { LANGUAGES, type Language, type ProfileUpdate, type User } from '../entities.ts'

// The form of profile setup as plain functions: what stands in it at first, the checks of spec §5, the payload of §3.

/** Spec §5, §9: the first year that can be chosen. */
export const EARLIEST_BIRTH_YEAR = 1940

/** What stands in the fields: as typed, or as chosen ('' for nothing). Day, month and year are numbers as text. */
export type SetupFields = Record<OptionalField, string> & {
  name: string
  phone: string
  day: string
  month: string
  year: string
  language: Language
  /** The language of the notice that was agreed to (D53); '' while the box is not ticked. */
  consent: Language | ''
}

/**
 * Which wording of the notice stands above the form (D53): the day that it was written. Who changes what the notice says, in
 * any language, changes it, and the digest below (src/ui/i18n/setup.test.ts).
 */
export const NOTICE_VERSION = '2026-11-29'
/** Of what it says in that version: the test tells the new one, nothing else reads it. */
export const NOTICE_DIGEST = '9a99d05f291159d6'

/** A field and its new value. */
export type FieldChange = {
  [Field in keyof SetupFields]: { field: Field; value: SetupFields[Field] }
}[keyof SetupFields]

/** What is kept on this device of a form not yet saved (D28). Nobody else who signs in here gets to see it. */
export type SetupDraft = { userId: string; fields: SetupFields }

const TEXT_FIELDS = ['name', 'phone', 'day', 'month', 'year', ...OPTIONAL] as const

/** What a field was called in drafts of earlier versions: nothing typed is lost (D28). */
const FORMER_NAMES: { [Field in keyof SetupFields]?: string } = { time_of_birth: 'time', place_of_birth: 'city' }

/**
 * What can be read of a stored value, whoever wrote it, as a draft of this user's (D37): the fields that are there. Never the
 * consent: a tick of yesterday is not a decision of today, and the notice may be another one by now.
 */
export function draftOf(value: unknown, userId: string): Partial<SetupFields> {
  if (typeof value !== 'object' || value === null || Reflect.get(value, 'userId') !== userId) return {}
  const fields: unknown = Reflect.get(value, 'fields')
  if (typeof fields !== 'object' || fields === null) return {}
  const texts = TEXT_FIELDS.flatMap((field) => {
    const text: unknown = Reflect.get(fields, field) ?? Reflect.get(fields, FORMER_NAMES[field] ?? field)
    return typeof text === 'string' ? [[field, text]] : []
  })
  const language = LANGUAGES.find((known) => known === Reflect.get(fields, 'language'))
  return { ...Object.fromEntries(texts), ...(language === undefined ? {} : { language }) }
}

/** A part of YYYY-MM-DD as the form chooses it: a number as text. */
const chosen = (part: string | undefined) => (part === undefined ? '' : String(Number(part)))

/**
 * Spec §2 Prefill: a stored phone before the user's own, Google's name and email before the user's own. Who has filled in this
 * form before, and is asked once more (D53), finds it as they left it: their own name, and no email that they took away.
 */
export function prefilled(user: User, phone: string | null): SetupFields {
  const wasFilled = Boolean(user.date_of_birth)
  const [year, month, day] = `${user.date_of_birth ?? ''}`.match(/^(\d{4})-(\d\d)-(\d\d)$/)?.slice(1) ?? []
  return {
    name: `${(wasFilled ? user.name : user.google_name) || user.google_name || user.name || ''}`,
    phone: `${phone || user.phone_number || user.phone || ''}`,
    day: chosen(day),
    month: chosen(month),
    year: chosen(year),
    ...ofEachOptional((field) => `${user[field] ?? ''}`),
    email: `${(wasFilled ? '' : user.google_email) || user.email || ''}`,
    language: LANGUAGES.includes(user.language_preference) ? user.language_preference : 'english',
    consent: '',
  }
}

/** The zeros of Gurmukhi and Devanagari, whose keyboards write their own digits. */
const ZEROS = { gurmukhi: 0x0a66, devanagari: 0x0966 } as const

const westernDigits = (text: string): string =>
  text.replace(/[੦-੯०-९]/g, (digit) => {
    const code = digit.charCodeAt(0)
    return String(code - (code >= ZEROS.gurmukhi ? ZEROS.gurmukhi : ZEROS.devanagari))
  })

/** How people group a number, and the direction marks that copying one out of a contact list brings along. */
const PHONE_GROUPING = /[\s().\-‐-―/\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

/**
 * The number with its leading + (D10), or null when it is none: any international number; ten plain digits are an
 * Indian one; 00 is how many countries dial the +.
 */
export function toPhoneNumber(typed: string): string | null {
  const digits = westernDigits(typed).replace(PHONE_GROUPING, '')
  const number = /^\d{10}$/.test(digits) ? `+91${digits}` : digits.replace(/^00/, '+')
  return /^\+[1-9]\d{7,14}$/.test(number) ? number : null
}

const isLeapYear = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0

/** Days of a month, 1 to 12; 0 for a month that does not exist. */
const daysIn = (month: number, year: number): number =>
  [31, isLeapYear(year) ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 0

const wholeNumber = (text: string): number => (/^\d{1,4}$/.test(text) ? Number(text) : Number.NaN)

const padded = (number: number, length: number) => String(number).padStart(length, '0')

type ChosenDate = Pick<SetupFields, 'day' | 'month' | 'year'>

/**
 * The chosen date as YYYY-MM-DD, or null when there is no such date between 1940 and today (spec §5; the contract
 * refuses the future). `today` is YYYY-MM-DD.
 */
export function toBirthDate(chosen: ChosenDate, today: string): string | null {
  const [day, month, year] = [wholeNumber(chosen.day), wholeNumber(chosen.month), wholeNumber(chosen.year)]
  const exists = year >= EARLIEST_BIRTH_YEAR && day >= 1 && day <= daysIn(month, year)
  const date = `${padded(year, 4)}-${padded(month, 2)}-${padded(day, 2)}`
  // In this form dates sort as text.
  return exists && date <= today ? date : null
}

/** The checks of spec §5, in their order, and after them that of D53. */
export const SETUP_CHECKS = ['name', 'phone', 'birthDateMissing', 'birthDateInvalid', 'email', 'consent'] as const
export type SetupCheck = (typeof SETUP_CHECKS)[number]

const CHECKS: Record<SetupCheck, (fields: SetupFields, today: string) => boolean> = {
  name: ({ name }) => name.trim() !== '',
  phone: ({ phone }) => toPhoneNumber(phone) !== null,
  birthDateMissing: ({ day, month, year }) => day !== '' && month !== '' && year !== '',
  birthDateInvalid: (fields, today) => toBirthDate(fields, today) !== null,
  email: ({ email }) => email.trim() === '' || OPTIONAL_FIELDS.email.pattern.test(email.trim()),
  consent: ({ consent }) => consent !== '',
}

/** Whether the form passes one of the checks. `today` is YYYY-MM-DD. */
export const passes = (check: SetupCheck, fields: SetupFields, today: string): boolean => CHECKS[check](fields, today)

/** What may be left empty, as the account had it when the form was opened. */
export type Stored = Pick<User, OptionalField>

/** The optional values of the payload: what was emptied is taken away (null, D53), what never was there is left out. */
const optional = (fields: SetupFields, stored: Stored): Pick<ProfileUpdate, OptionalField> =>
  Object.fromEntries(
    OPTIONAL.flatMap((name): [OptionalField, string | null][] => {
      // Some browsers add seconds to a time.
      const value = name === 'time_of_birth' ? fields[name].slice(0, OPTIONAL_FIELDS[name].max) : fields[name].trim()
      return value !== '' ? [[name, value]] : stored[name] ? [[name, null]] : []
    }),
  )

/** The payload of spec §3 for a form that passed the checks; what was left empty is left out. */
export function toProfileUpdate(fields: SetupFields, today: string, stored: Stored = {}): ProfileUpdate {
  return {
    name: fields.name.trim(),
    phone_number: toPhoneNumber(fields.phone) ?? '',
    date_of_birth: toBirthDate(fields, today) ?? '',
    ...optional(fields, stored),
    language_preference: fields.language,
    ...(fields.consent === '' ? {} : { consent_notice: NOTICE_VERSION, consent_language: fields.consent }),
    profile_completed: true,
  }
}
