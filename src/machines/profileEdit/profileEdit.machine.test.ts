import { describe, expect, test, vi } from 'vitest'
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate'
import { OPTIONAL_FIELDS } from '../../../openapi/optional.ts'
import { user } from '../../../tests/machines/fixtures.ts'
import { done, elapsed, failed, heardBy, reach, walk } from '../../../tests/machines/testing.ts'
import type { SavedProfile } from '../entities.ts'
import { isBirthDate } from './birthDate.ts'
import { type ProfileEditInput, type ProfileField, profileEditMachine } from './profileEdit.machine.ts'
import { profileError } from './profileEdit.messages.ts'

const EMAIL_MAX = OPTIONAL_FIELDS.email.max
const PLACE_MAX = OPTIONAL_FIELDS.place_of_birth.max

const TODAY = '2026-11-20'

const http = (status: number, detail = '', code = '') =>
  Object.assign(new Error(), { kind: 'http', status, detail, code })

const input = (name: ProfileField['name'], value: string, quiet?: boolean): ProfileEditInput => ({
  field: { name, value },
  today: TODAY,
  ...(quiet === undefined ? {} : { quiet }),
})
const place = input('place_of_birth', 'Moga')
const type = (value: string) => ({ type: 'value.change', value }) as const
const save = { type: 'value.save' } as const
const remove = { type: 'value.remove' } as const
const cancel = { type: 'modal.cancel' } as const
const saved: SavedProfile = { user: user({ place_of_birth: 'Moga' }), accessToken: null }
const bannerOver = elapsed('errorBanner', 'profileEdit.open.errorBanner')

const { reached, untaken } = walk(profileEditMachine, {
  inputs: [
    place,
    input('date_of_birth', ''),
    input('language_preference', 'punjabi', true),
    input('language_preference', '', true),
    input('email', 'asha@example.org'),
  ],
  events: [
    type('Moga'),
    type(' '),
    type('2023-02-29'),
    type('2004-02-29'),
    type('2013-11-21'),
    save,
    remove,
    cancel,
    done('saveField', saved),
    failed('saveField', http(503)),
    failed('saveField', http(403, '', 'too_young')),
    bannerOver,
  ],
  keyOf: ({ value, context: { field, quiet, error } }) => [value, field, quiet, error],
})

test('every transition is taken', () => expect(untaken).toEqual([]))

test.each([
  'saving',
  'removing',
  'closed',
  { open: 'editing' },
  { open: 'errorBanner' },
  { open: 'tooYoung' },
] as const)('reaches %j', (value) => expect(reached.some((state) => state.matches(value))).toBe(true))

test('opens calm: nothing has failed yet', () => {
  expect(reach(profileEditMachine, place).value).toEqual({ open: 'editing' })
})

test('no path saves a blank value, or a date that does not exist (spec §5)', () => {
  const sent = reached.filter((state) => state.matches('saving')).map(({ context }) => context.field)
  expect(sent.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['place_of_birth', 'date_of_birth', 'language_preference']),
  )
  expect(sent.filter(({ value }) => value.trim() === '')).toEqual([])
  expect(sent.filter(({ name, value }) => name === 'date_of_birth' && value !== '2004-02-29')).toEqual([])
})

test('a century is a leap year only every fourth time', () => {
  expect(isBirthDate('2000-02-29', '2400-12-31')).toBe(true)
  expect(isBirthDate('2100-02-29', '2400-12-31')).toBe(false)
  expect(isBirthDate('2100-02-28', '2400-12-31')).toBe(true)
})

describe('taking away what is optional (D53)', () => {
  test.each([
    ['time_of_birth', '06:45', true],
    ['place_of_birth', 'Moga', true],
    ['email', 'asha@example.org', true],
    ['place_of_birth', '', false],
    ['date_of_birth', '1988-11-04', false],
    ['language_preference', 'punjabi', false],
  ] as const)('%s %j: %s', (name, value, expected) =>
    expect(reach(profileEditMachine, input(name, value)).can(remove)).toBe(expected),
  )

  test('sends no value, whatever was typed; and what was typed stays where it is refused', async () => {
    const saveField = vi.fn((_: ProfileField) => Promise.reject(http(503)))
    const machine = profileEditMachine.provide({ actors: { saveField: fromPromise(({ input }) => saveField(input)) } })
    const actor = createActor(machine, { input: place, clock: new SimulatedClock() }).start()
    actor.send(type('Mansa'))
    actor.send(remove)
    await waitFor(actor, (s) => s.matches({ open: 'errorBanner' }))
    expect(saveField.mock.calls).toEqual([[{ name: 'place_of_birth', value: '' }]])
    expect(actor.getSnapshot().context).toMatchObject({ field: { value: 'Mansa' }, error: 'server' })
    expect(actor.getSnapshot().can(remove)).toBe(true)
  })

  test('the owner hears of the profile without it, once', async () => {
    const heard = vi.fn()
    const gone: SavedProfile = { user: user(), accessToken: null }
    const machine = profileEditMachine.provide({ actors: { saveField: fromPromise(async () => gone) } })
    const actor = heardBy(createActor(machine, { input: place, clock: new SimulatedClock() }), heard)
    actor.send(remove)
    await waitFor(actor, ({ status }) => status === 'done')
    expect(heard).toHaveBeenCalledExactlyOnceWith({ type: 'profile.saved', profile: gone })
  })
})

describe('Save', () => {
  const canSave = (start: ProfileEditInput, value: string) =>
    reach(profileEditMachine, start, type(value)).can({ type: 'value.save' })

  test.each([
    ['1940-01-01', true],
    [TODAY, true],
    ['2024-02-29', true],
    ['2000-02-29', true],
    ['1939-12-31', false],
    ['2026-11-21', false],
    ['2027-01-01', false],
    ['2023-02-29', false],
    ['2023-04-31', false],
    ['2023-13-01', false],
    ['2023-00-10', false],
    ['2023-01-00', false],
    ['2023-1-2', false],
    ['02-01-2023', false],
    ['2023-01-02T00:00', false],
    ['', false],
    ['  ', false],
  ])('of the birth date %j: %s', (value, expected) => {
    expect(canSave(input('date_of_birth', ''), value)).toBe(expected)
  })

  test.each([
    ['asha@example.org', true],
    [' asha@example.org ', true],
    [`${'a'.repeat(EMAIL_MAX - 12)}@example.org`, true],
    [`${'a'.repeat(EMAIL_MAX - 11)}@example.org`, false],
    ['asha@example', false],
    ['as ha@example.org', false],
    ['', false],
  ])('of the email address %j: %s', (value, expected) => {
    expect(canSave(input('email', ''), value)).toBe(expected)
  })

  test.each([
    ['00:00', true],
    ['23:59', true],
    ['24:00', false],
    ['6:45', false],
    ['06:60', false],
    ['', false],
  ])('of the birth time %j: %s', (value, expected) => {
    expect(canSave(input('time_of_birth', ''), value)).toBe(expected)
  })

  test.each([
    ['ਮੋਗਾ', true],
    [' Moga ', true],
    [' \n\t', false],
    ['', false],
    ['ਮ'.repeat(PLACE_MAX), true],
    ['🪔'.repeat(PLACE_MAX), true],
    ['ਮ'.repeat(PLACE_MAX + 1), false],
  ])('of the birth place %j: %s', (value, expected) => {
    expect(canSave(input('place_of_birth', ''), value)).toBe(expected)
  })

  test.each([
    ['english', true],
    ['punjabi', true],
    ['hindi', true],
    ['French', false],
    ['English', false],
    ['', false],
  ])('of the language %j: %s', (value, expected) => {
    expect(canSave(input('language_preference', 'english'), value)).toBe(expected)
  })
})

/** The machine at work under an owner that keeps what it hears. */
function owned(start: ProfileEditInput, saveField: (field: ProfileField) => Promise<SavedProfile>) {
  const heard = vi.fn()
  const clock = new SimulatedClock()
  const machine = profileEditMachine.provide({
    actors: { saveField: fromPromise<SavedProfile, ProfileField>(({ input: field }) => saveField(field)) },
  })
  return { heard, clock, actor: heardBy(createActor(machine, { input: start, clock }), heard) }
}

test('a save sends the one field, without the blanks around it, and announces the profile', async () => {
  const saveField = vi.fn(async () => saved)
  const { actor, heard } = owned(place, saveField)
  actor.send(type('  Amritsar '))
  actor.send(save)
  await waitFor(actor, (s) => s.status === 'done')
  expect(saveField).toHaveBeenCalledExactlyOnceWith({ name: 'place_of_birth', value: 'Amritsar' })
  expect(heard).toHaveBeenCalledExactlyOnceWith({ type: 'profile.saved', profile: saved })
})

test('a merge hands its token on (spec §4)', async () => {
  const merged = { ...saved, accessToken: 'new-token' }
  const { actor, heard } = owned(place, async () => merged)
  actor.send(save)
  await waitFor(actor, (s) => s.status === 'done')
  expect(heard).toHaveBeenCalledExactlyOnceWith({ type: 'profile.saved', profile: merged })
})

test('a closed modal has announced nothing', () => {
  const { actor, heard } = owned(place, async () => saved)
  actor.send(cancel)
  expect(actor.getSnapshot().value).toBe('closed')
  expect(heard).not.toHaveBeenCalled()
})

test('while saving nothing is changed, saved twice or closed', () => {
  const saving = reach(profileEditMachine, place, save)
  expect([type('Other'), save, cancel].filter((event) => saving.can(event))).toEqual([])
})

test('the banner leaves after 5 s, and what was typed stays', async () => {
  const { actor, clock } = owned(place, () => Promise.reject(http(503)))
  actor.send(type('Amritsar'))
  actor.send(save)
  await waitFor(actor, (s) => s.matches({ open: 'errorBanner' }))
  clock.increment(4_999)
  actor.send(type('Amritsar Sahib'))
  expect(actor.getSnapshot().value).toEqual({ open: 'errorBanner' })
  clock.increment(1)
  expect(actor.getSnapshot().value).toEqual({ open: 'editing' })
  expect(actor.getSnapshot().context.field.value).toBe('Amritsar Sahib')
})

test('a second refusal has its own five seconds', async () => {
  const { actor, clock } = owned(place, () => Promise.reject(http(503)))
  actor.send(save)
  await waitFor(actor, (s) => s.matches({ open: 'errorBanner' }))
  clock.increment(4_999)
  actor.send(save)
  await waitFor(actor, (s) => s.matches({ open: 'errorBanner' }))
  clock.increment(4_999)
  expect(actor.getSnapshot().value).toEqual({ open: 'errorBanner' })
})

describe('a birth date of who is not 13 yet (D39)', () => {
  const date = input('date_of_birth', '1988-07-05')
  // 13 tomorrow.
  const young = [type('2013-11-21'), save]

  test('is not sent; that is said for as long as it stands', () => {
    const { actor, clock } = owned(date, async () => saved)
    for (const event of young) actor.send(event)
    expect(actor.getSnapshot().value).toEqual({ open: 'tooYoung' })
    clock.increment(60_000)
    expect(actor.getSnapshot().value).toEqual({ open: 'tooYoung' })
    expect(actor.getSnapshot().context.error).toBe('tooYoung')
    actor.send(save)
    expect(actor.getSnapshot().value).toEqual({ open: 'tooYoung' })
    actor.send(type('2013-11-20'))
    expect(actor.getSnapshot().value).toEqual({ open: 'editing' })
    actor.send(save)
    expect(actor.getSnapshot().value).toBe('saving')
  })

  test('that the server refuses is told the same', () => {
    const refused = reach(profileEditMachine, date, save, failed('saveField', http(403, '', 'too_young')))
    expect(refused.value).toEqual({ open: 'tooYoung' })
  })
})

describe('the language switch (D15)', () => {
  const quiet = input('language_preference', 'hindi', true)

  test('saves at once, and the modal never opens', async () => {
    const saveField = vi.fn(async () => saved)
    const { actor, heard } = owned(quiet, saveField)
    expect(actor.getSnapshot().value).toBe('saving')
    await waitFor(actor, (s) => s.status === 'done')
    expect(saveField).toHaveBeenCalledExactlyOnceWith({ name: 'language_preference', value: 'hindi' })
    expect(heard).toHaveBeenCalledOnce()
  })

  test('that fails is a modal like any other from then on', () => {
    const refused = reach(profileEditMachine, quiet, failed('saveField', http(503)))
    expect(refused.value).toEqual({ open: 'errorBanner' })
    expect(reach(profileEditMachine, quiet, failed('saveField', http(503)), save).context.quiet).toBe(false)
  })
})

test.each([
  ['phoneTaken', http(409, '', 'phone_already_registered')],
  ['phoneTaken', http(409, 'This phone number is already registered with another account.')],
  ['phoneTaken', http(409, 'Mobile number in use')],
  ['conflict', http(409, 'The phone number has a strange form.')],
  ['conflict', http(409, 'This email is already registered.', 'conflict')],
  ['conflict', http(409)],
  ['tooYoung', http(403, '', 'too_young')],
  ['invalid', http(400, 'date_of_birth')],
  ['server', http(500)],
  ['server', http(503)],
  ['updateFailed', http(401)],
  ['updateFailed', http(404)],
  ['updateFailed', http(429)],
  // The code of a conflict says nothing under another status.
  ['invalid', http(400, '', 'phone_already_registered')],
  ['updateFailed', Object.assign(new Error(), { kind: 'network', status: null })],
  ['updateFailed', new Error('surprise')],
  ['updateFailed', undefined],
] as const)('%s, for %o (spec §8)', (expected, error) => {
  expect(profileError(error)).toBe(expected)
  expect(reach(profileEditMachine, place, save, failed('saveField', error)).context.error).toBe(expected)
})
