import { describe, expect, test } from 'vitest'
import { ofEachOptional } from '../../../openapi/optional.ts'
import { user } from '../../../tests/machines/fixtures.ts'
import {
  draftOf,
  EARLIEST_BIRTH_YEAR,
  NOTICE_VERSION,
  passes,
  prefilled,
  SETUP_CHECKS,
  type SetupFields,
  toBirthDate,
  toPhoneNumber,
  toProfileUpdate,
} from './setupForm.ts'

const TODAY = '2026-11-20'

const fields = (over: Partial<SetupFields> = {}): SetupFields => ({
  name: 'Asha Devi',
  phone: '9876543210',
  day: '29',
  month: '2',
  year: '2024',
  ...ofEachOptional(() => ''),
  language: 'english',
  consent: 'english',
  ...over,
})

const failing = (over: Partial<SetupFields>) => SETUP_CHECKS.filter((check) => !passes(check, fields(over), TODAY))

describe('what stands in the form at first, spec §2', () => {
  test('nothing is known: empty, in English', () => {
    expect(prefilled(user(), null)).toEqual({
      name: '',
      phone: '',
      day: '',
      month: '',
      year: '',
      ...ofEachOptional(() => ''),
      language: 'english',
      consent: '',
    })
  })

  test('Google’s name and email take priority', () => {
    const own = { name: 'Asha', email: 'asha@example.org' }
    expect(prefilled(user(own), null)).toMatchObject(own)
    const both = user({ ...own, google_name: 'Asha Devi', google_email: 'asha.devi@example.org' })
    expect(prefilled(both, null)).toMatchObject({ name: 'Asha Devi', email: 'asha.devi@example.org' })
    expect(prefilled(user({ ...own, google_name: '', google_email: '' }), null)).toMatchObject(own)
  })

  test('the stored phone, then phone_number, then phone', () => {
    const known = user({ phone_number: '+911111111111', phone: '+912222222222' })
    expect(prefilled(known, '+913333333333').phone).toBe('+913333333333')
    expect(prefilled(known, null).phone).toBe('+911111111111')
    expect(prefilled(known, '').phone).toBe('+911111111111')
    expect(prefilled(user({ phone: '+912222222222' }), null).phone).toBe('+912222222222')
  })

  test('who is asked once more finds the form as they left it (D53)', () => {
    const filled = {
      name: 'Asha',
      phone_number: '+919876543210',
      date_of_birth: '1988-07-05',
      time_of_birth: '05:30',
      place_of_birth: 'Moga',
      language_preference: 'punjabi',
    } as const
    // Google's name was changed, and its address taken away.
    expect(prefilled(user({ ...filled, google_name: 'A. Devi', google_email: 'asha@example.org' }), null)).toEqual({
      name: 'Asha',
      phone: '+919876543210',
      day: '5',
      month: '7',
      year: '1988',
      ...ofEachOptional(() => ''),
      time_of_birth: '05:30',
      place_of_birth: 'Moga',
      language: 'punjabi',
      consent: '',
    })
    expect(prefilled(user({ ...filled, email: 'own@example.org' }), null).email).toBe('own@example.org')
    // A date of another provider's that is none leaves its three places empty.
    expect(prefilled(user({ date_of_birth: 'yesterday' }), null)).toMatchObject({ day: '', month: '', year: '' })
  })

  test('a language that the server names, if it is one of the three', () => {
    expect(prefilled(user({ language_preference: 'hindi' }), null).language).toBe('hindi')
    expect(prefilled(user({ language_preference: 'latin' as never }), null).language).toBe('english')
    expect(prefilled(user({ language_preference: undefined as never }), null).language).toBe('english')
  })
})

describe('phone numbers, D10', () => {
  test.each([
    ['9876543210', '+919876543210'],
    ['98765 43210', '+919876543210'],
    ['+919876543210', '+919876543210'],
    ['+91 98765-43210', '+919876543210'],
    ['+44 (20) 7946.0958', '+442079460958'],
    ['+1/415/555‑2671', '+14155552671'],
    ['0044 20 7946 0958', '+442079460958'],
    ['\u202a+91 98765 43210\u202c', '+919876543210'],
    ['੯੮੭੬੫੪੩੨੧੦', '+919876543210'],
    ['+९१ ९८७६५ ४३२१०', '+919876543210'],
    ['+12345678', '+12345678'],
    ['+123456789012345', '+123456789012345'],
  ])('%s is %s', (typed, expected) => expect(toPhoneNumber(typed)).toBe(expected))

  test.each([
    '',
    ' ',
    '+',
    'none',
    '987654321',
    '98765432101',
    '919876543210',
    '+1234567',
    '+1234567890123456',
    '+0987654321',
    '++919876543210',
    '9876543210x',
    '987654321+',
  ])('%j is none', (typed) => expect(toPhoneNumber(typed)).toBeNull())

  test('whatever is taken fits the contract', () => {
    for (let length = 1; length <= 18; length += 1)
      for (const start of ['', '+', '00', '+0']) {
        const number = toPhoneNumber(start + '1234567890'.repeat(2).slice(0, length))
        if (number !== null) expect(number).toMatch(/^\+[0-9]{8,15}$/)
      }
  })
})

describe('birth dates, spec §5', () => {
  const chosen = (year: number, month: number, day: number) => ({
    year: String(year),
    month: String(month),
    day: String(day),
  })
  /** The calendar of the language itself, which the machine may not ask. */
  const existsIn = (year: number, month: number, day: number) => {
    const date = new Date(Date.UTC(year, month - 1, day))
    return date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  }

  test('every day of every month of every year from 1940 on, and no other', () => {
    const wrong: string[] = []
    for (let year = EARLIEST_BIRTH_YEAR - 2; year <= 2027; year += 1)
      for (let month = 0; month <= 13; month += 1)
        for (let day = 0; day <= 32; day += 1) {
          const date = [String(year), String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-')
          const isRight = year >= 1940 && existsIn(year, month, day) && date <= TODAY
          if (toBirthDate(chosen(year, month, day), TODAY) !== (isRight ? date : null)) wrong.push(date)
        }
    expect(wrong).toEqual([])
  })

  test.each([
    [2023, 2, 29],
    [2021, 4, 31],
    [2021, 6, 31],
    [2021, 9, 31],
    [2021, 11, 31],
    [2024, 2, 30],
    [1900, 2, 29],
    [2026, 11, 21],
    [2026, 12, 1],
    [1939, 12, 31],
  ])('%i-%i-%i is refused', (year, month, day) => expect(toBirthDate(chosen(year, month, day), TODAY)).toBeNull())

  test.each([
    [2024, 2, 29, '2024-02-29'],
    [2000, 2, 29, '2000-02-29'],
    [1940, 1, 1, '1940-01-01'],
    [2026, 11, 20, '2026-11-20'],
  ])('%i-%i-%i is %s', (year, month, day, date) => expect(toBirthDate(chosen(year, month, day), TODAY)).toBe(date))

  test('the centuries of the calendar: 2100 has no leap day', () => {
    expect(toBirthDate(chosen(2100, 2, 29), '2101-01-01')).toBeNull()
    expect(toBirthDate(chosen(2100, 2, 28), '2101-01-01')).toBe('2100-02-28')
  })

  test.each(['', ' ', 'x', '1.5', '-1', '1e1', '00001'])('%j is no number', (text) => {
    expect(toBirthDate({ day: text, month: '1', year: '2000' }, TODAY)).toBeNull()
    expect(toBirthDate({ day: '1', month: text, year: '2000' }, TODAY)).toBeNull()
    expect(toBirthDate({ day: '1', month: '1', year: text }, TODAY)).toBeNull()
  })
})

describe('the checks in their order, spec §5', () => {
  test('a whole form passes them all', () => expect(failing({})).toEqual([]))

  test('an empty form fails the first four, an empty email is allowed', () => {
    expect(failing({ name: '', phone: '', day: '', month: '', year: '' })).toEqual([
      'name',
      'phone',
      'birthDateMissing',
      'birthDateInvalid',
    ])
  })

  test.each([
    ['a blank name', { name: ' \n' }, ['name']],
    ['no phone', { phone: '' }, ['phone']],
    ['a phone that is none', { phone: '12' }, ['phone']],
    ['no day', { day: '' }, ['birthDateMissing', 'birthDateInvalid']],
    ['no month', { month: '' }, ['birthDateMissing', 'birthDateInvalid']],
    ['no year', { year: '' }, ['birthDateMissing', 'birthDateInvalid']],
    ['a day that does not exist', { year: '2023' }, ['birthDateInvalid']],
    ['a bad email', { email: 'asha@example' }, ['email']],
  ] as const)('%s', (_name, over, expected) => expect(failing(over)).toEqual(expected))

  test.each(['a@b.c', ' asha@example.org ', 'ਆਸ਼ਾ@example.org', 'a.b+c@d.e.f', ' '])(
    '%j is an email, or none',
    (email) => expect(failing({ email })).toEqual([]),
  )
  test.each(['asha', 'asha@', '@example.org', 'a@b', 'a b@c.d', 'a@b c.d', 'a@b@c.d', 'a@.', 'a@b.'])(
    '%j is no email',
    (email) => expect(failing({ email })).toEqual(['email']),
  )
})

describe('the payload, spec §3', () => {
  test('only what is given', () => {
    expect(toProfileUpdate(fields({ name: '  Asha Devi ' }), TODAY)).toEqual({
      name: 'Asha Devi',
      phone_number: '+919876543210',
      date_of_birth: '2024-02-29',
      language_preference: 'english',
      consent_notice: NOTICE_VERSION,
      consent_language: 'english',
      profile_completed: true,
    })
  })

  test('everything', () => {
    const whole = fields({
      time_of_birth: '05:30:00',
      place_of_birth: ' Moga ',
      email: ' asha@example.org ',
      language: 'punjabi',
    })
    expect(toProfileUpdate(whole, TODAY)).toEqual({
      name: 'Asha Devi',
      phone_number: '+919876543210',
      date_of_birth: '2024-02-29',
      time_of_birth: '05:30',
      place_of_birth: 'Moga',
      language_preference: 'punjabi',
      email: 'asha@example.org',
      consent_notice: NOTICE_VERSION,
      consent_language: 'english',
      profile_completed: true,
    })
  })

  test('what was stored and is emptied is taken away (D53), what stays is sent again', () => {
    const stored = user({ time_of_birth: '05:30', place_of_birth: 'Moga', email: 'asha@example.org' })
    expect(toProfileUpdate(fields({ place_of_birth: ' Moga' }), TODAY, stored)).toMatchObject({
      time_of_birth: null,
      place_of_birth: 'Moga',
      email: null,
    })
  })

  test('a blank place is none', () => {
    expect(toProfileUpdate(fields({ place_of_birth: '  ', email: ' ' }), TODAY)).not.toHaveProperty('place_of_birth')
    expect(toProfileUpdate(fields({ place_of_birth: '  ', email: ' ' }), TODAY)).not.toHaveProperty('email')
  })
})

describe('a stored draft', () => {
  test('of this user comes back whole, but for the consent (D53)', () => {
    const { consent: _, ...typed } = fields()
    expect(draftOf({ userId: 'u', fields: fields() }, 'u')).toEqual(typed)
  })

  test.each([null, 'draft', {}, { userId: 'u' }, { userId: 'u', fields: null }, { userId: 1, fields: fields() }])(
    '%j is none',
    (value) => expect(draftOf(value, 'u')).toEqual({}),
  )

  test('another one’s is none', () => expect(draftOf({ userId: 'v', fields: fields() }, 'u')).toEqual({}))

  test('a field that cannot be read takes no other along', () => {
    const { place_of_birth: _, day: __, language: ___, consent: ____, ...others } = fields()
    const broken = { ...others, day: 3, language: 'latin', more: 'x' }
    expect(draftOf({ userId: 'u', fields: broken }, 'u')).toEqual(others)
  })
})
