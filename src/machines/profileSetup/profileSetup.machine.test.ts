import { describe, expect, test, vi } from 'vitest'
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate'
import { ofEachOptional } from '../../../openapi/optional.ts'
import { user } from '../../../tests/machines/fixtures.ts'
import { done, failed, heardBy, reach, walk } from '../../../tests/machines/testing.ts'
import type { ProfileUpdate, SavedProfile } from '../entities.ts'
import { profileSetupMachine, type SetupInput } from './profileSetup.machine.ts'
import { type FieldChange, NOTICE_VERSION, type SetupFields } from './setupForm.ts'

const httpError = (status: number, detail = '', code = '') =>
  Object.assign(new Error(), { kind: 'http', status, detail, code })
const malformed = Object.assign(new Error(), { kind: 'malformed', status: 200, detail: '', code: '' })
const offline = Object.assign(new Error(), { kind: 'network', status: null, detail: '', code: '' })

const input = (over: Partial<SetupInput> = {}): SetupInput => ({
  tradition: 'sikh',
  user: user({ profile_completed: false }),
  prefilledPhone: null,
  draft: null,
  today: '2026-11-20',
  ...over,
})

const type = (change: FieldChange) => ({ type: 'field.change', ...change }) as const
const submit = { type: 'setup.submit' } as const
const leave = { type: 'setup.leave' } as const
const disagree = { type: 'setup.disagree' } as const
const stay = { type: 'setup.stay' } as const
const tooYoung = httpError(403, 'Too young.', 'too_young')
const saved: SavedProfile = { user: user({ profile_completed: true }), accessToken: null }

const whole: SetupFields = {
  name: ' Asha Devi ',
  phone: '98765 43210',
  day: '5',
  month: '7',
  year: '1988',
  ...ofEachOptional(() => ''),
  language: 'punjabi',
  // Kept on no device: the form asks for it anew.
  consent: '',
}
const agree = type({ field: 'consent', value: 'hindi' })
const draft = { userId: user().id, fields: whole }
/** 13 tomorrow, today being 20 November 2026. */
const young = { ...draft, fields: { ...whole, day: '21', month: '11', year: '2013' } }

const { reached, untaken } = walk(profileSetupMachine, {
  inputs: [input(), input({ draft }), input({ draft: young })],
  events: [
    type({ field: 'name', value: 'Asha' }),
    type({ field: 'name', value: ' ' }),
    type({ field: 'phone', value: '+919876543210' }),
    type({ field: 'phone', value: '12' }),
    type({ field: 'day', value: '31' }),
    type({ field: 'month', value: '4' }),
    type({ field: 'month', value: '' }),
    type({ field: 'email', value: 'asha' }),
    agree,
    type({ field: 'consent', value: '' }),
    submit,
    { type: 'tradition.changed', tradition: 'hindu' },
    done('saveProfile', saved),
    failed('saveProfile', malformed),
    failed('saveProfile', httpError(409, 'Taken.')),
    failed('saveProfile', tooYoung),
    leave,
    disagree,
    stay,
    done('deleteAccount'),
    failed('deleteAccount', offline),
  ],
  keyOf: ({ value, context: { fields, error } }) => [value, fields, error],
})

test('every transition is taken', () => expect(untaken).toEqual([]))

test.each([
  'editing',
  'invalid',
  'saving',
  'failed',
  'saved',
  'tooYoung',
  'leaving',
  'erasing',
  'eraseFailed',
  'erased',
] as const)('reaches %s', (value) => expect(reached.some((state) => state.matches(value))).toBe(true))

test('an error is told in invalid and in failed, and nowhere else', () => {
  for (const { value, context } of reached) {
    const kind = value === 'invalid' ? 'check' : value === 'failed' ? 'save' : undefined
    expect(context.error?.kind, String(value)).toBe(kind)
  }
})

test('no path saves a form that fails a check (spec §5), or without consent (D53)', () => {
  for (const { context } of reached.filter((state) => state.matches('saving'))) {
    expect(context.fields.name.trim()).not.toBe('')
    expect(context.fields.phone).not.toBe('12')
    expect(context.fields).not.toMatchObject({ day: '31', month: '4' })
    expect(context.fields.email).toBe('')
    expect(context.fields.consent).toBe('hindi')
    expect(context.fields).not.toMatchObject({ day: '21', month: '11', year: '2013' })
  }
})

describe('what the owner and the device get', () => {
  const setUp = (over: Partial<SetupInput> = {}, saveProfile?: (update: ProfileUpdate) => Promise<SavedProfile>) => {
    const heard: unknown[] = []
    const did = { haptic: vi.fn(), saveDraft: vi.fn() }
    const actor = heardBy(
      createActor(
        profileSetupMachine.provide({
          actors: {
            saveProfile: fromPromise<SavedProfile, ProfileUpdate>(
              ({ input: update }) => saveProfile?.(update) ?? new Promise<never>(() => {}),
            ),
          },
          actions: {
            haptic: (_, strength) => did.haptic(strength),
            saveDraft: (_, kept) => did.saveDraft(kept),
          },
        }),
        { input: input(over), clock: new SimulatedClock() },
      ),
      (event) => heard.push(event),
    )
    return { actor, heard, did }
  }

  test.each([
    ['name', { name: '  ' }],
    ['phone', { phone: '' }],
    ['phone', { phone: '12345' }],
    ['birthDateMissing', { year: '' }],
    ['birthDateInvalid', { day: '31', month: '4' }],
    ['birthDateInvalid', { day: '29', month: '2', year: '2023' }],
    ['birthDateInvalid', { day: '21', month: '11', year: '2026' }],
    ['email', { email: 'asha @example.org' }],
    ['consent', {}],
    // A tick that some storage tells of is none.
    ['consent', { consent: 'hindi' }],
  ] as const)('%s: its event, a heavy pulse, nothing sent; %j', (check, over) => {
    const saveProfile = vi.fn()
    const { actor, heard, did } = setUp({ draft: { ...draft, fields: { ...whole, ...over } } }, saveProfile)
    actor.send(submit)
    expect(actor.getSnapshot().value).toBe('invalid')
    expect(actor.getSnapshot().context.error).toEqual({ kind: 'check', check })
    expect(heard).toEqual([{ type: 'setup.invalid', tradition: 'sikh', check }])
    expect(did.haptic.mock.calls).toEqual([['heavy']])
    // Unchanged, it fails by the same check again.
    actor.send(submit)
    expect(actor.getSnapshot().value).toBe('invalid')
    expect(actor.getSnapshot().context).toMatchObject({ refusals: 2, error: { kind: 'check', check } })
    expect(heard[1]).toEqual(heard[0])
    expect(did.haptic.mock.calls).toEqual([['heavy'], ['heavy']])
    expect(saveProfile).not.toHaveBeenCalled()
  })

  test('a second submit of the same mistake tells it again', () => {
    const { actor, heard } = setUp()
    actor.send(submit)
    actor.send(submit)
    expect(heard).toHaveLength(2)
    expect(actor.getSnapshot().context).toMatchObject({ refusals: 2, error: { check: 'name' } })
  })

  test('the error event names the tradition whose script the message is in', () => {
    const { actor, heard } = setUp()
    actor.send({ type: 'tradition.changed', tradition: 'hindu' })
    actor.send(submit)
    expect(heard).toEqual([{ type: 'setup.invalid', tradition: 'hindu', check: 'name' }])
  })

  test('also when the tradition changes while a mistake stands, while it is saved, or after that failed', () => {
    const hindu = { type: 'tradition.changed', tradition: 'hindu' } as const
    const blank = type({ field: 'name', value: '' })
    const vain = failed('saveProfile', offline)
    for (const events of [
      [blank, submit, hindu, submit],
      [agree, submit, hindu, vain, blank, submit],
      [agree, submit, vain, hindu, blank, submit],
    ]) {
      const { actor, heard } = setUp({ draft })
      for (const event of events) actor.send(event)
      expect(heard.at(-1)).toEqual({ type: 'setup.invalid', tradition: 'hindu', check: 'name' })
    }
  })

  test.each([
    ['at first', [agree]],
    ['after a mistake', [agree, type({ field: 'phone', value: '' }), submit]],
    ['after a save that failed', [agree, submit, failed('saveProfile', offline)]],
  ])('%s, an edit takes the error away, is kept, and the form can be sent', (_name, events) => {
    const { actor, did } = setUp({ draft })
    for (const event of [...events, type({ field: 'phone', value: '9876501234' })]) actor.send(event)
    expect(actor.getSnapshot().value).toBe('editing')
    expect(actor.getSnapshot().context.error).toBeNull()
    expect(did.saveDraft).toHaveBeenLastCalledWith({
      ...draft,
      fields: { ...whole, phone: '9876501234', consent: 'hindi' },
    })
    actor.send(submit)
    expect(actor.getSnapshot().value).toBe('saving')
  })

  test('the payload, then the profile, then no draft any more', async () => {
    const merged = { ...saved, accessToken: 'new' }
    const saveProfile = vi.fn(async () => merged)
    const { actor, heard, did } = setUp({ draft }, saveProfile)
    actor.send(agree)
    actor.send(submit)
    await waitFor(actor, ({ status }) => status === 'done')
    expect(saveProfile.mock.calls).toEqual([
      [
        {
          name: 'Asha Devi',
          phone_number: '+919876543210',
          date_of_birth: '1988-07-05',
          language_preference: 'punjabi',
          // The notice was read in another language than the one that the guide shall answer in.
          consent_notice: NOTICE_VERSION,
          consent_language: 'hindi',
          profile_completed: true,
        },
      ],
    ])
    expect(heard).toEqual([{ type: 'profile.saved', profile: merged }])
    expect(did.saveDraft).toHaveBeenLastCalledWith(null)
  })

  test('a failed save keeps the draft', async () => {
    const { actor, did } = setUp({ draft }, () => Promise.reject(offline))
    actor.send(agree)
    actor.send(submit)
    await waitFor(actor, (state) => state.matches('failed'))
    expect(did.saveDraft).toHaveBeenLastCalledWith({ ...draft, fields: { ...whole, consent: 'hindi' } })
    expect(did.haptic).not.toHaveBeenCalled()
  })

  test('every edit is kept on the device, and the stored phone, which is read once, from the start (D28)', () => {
    const { actor, did } = setUp({ prefilledPhone: '+919876543210' })
    const fields = actor.getSnapshot().context.fields
    expect(fields.phone).toBe('+919876543210')
    expect(did.saveDraft).toHaveBeenLastCalledWith({ userId: user().id, fields })
    actor.send(type({ field: 'place_of_birth', value: 'Moga' }))
    expect(did.saveDraft).toHaveBeenLastCalledWith({ userId: user().id, fields: { ...fields, place_of_birth: 'Moga' } })
  })
})

describe('who is not 13 yet (D39)', () => {
  const started = (saveProfile = vi.fn(), deleteAccount = vi.fn(async () => {})) => {
    const heard: unknown[] = []
    const did = { haptic: vi.fn(), saveDraft: vi.fn() }
    const machine = profileSetupMachine.provide({
      actors: {
        saveProfile: fromPromise<SavedProfile, ProfileUpdate>(saveProfile),
        deleteAccount: fromPromise<void, void>(deleteAccount),
      },
      actions: { haptic: (_, strength) => did.haptic(strength), saveDraft: (_, kept) => did.saveDraft(kept) },
    })
    const actor = heardBy(createActor(machine, { input: input({ draft: young }) }), (event) => heard.push(event))
    return { actor, heard, did, saveProfile, deleteAccount }
  }

  test('is told so: nothing is sent, counted or felt', () => {
    const { actor, heard, did, saveProfile } = started()
    actor.send(submit)
    expect(actor.getSnapshot().value).toBe('tooYoung')
    expect(actor.getSnapshot().context.error).toBeNull()
    expect(heard).toEqual([])
    expect(did.haptic).not.toHaveBeenCalled()
    expect(saveProfile).not.toHaveBeenCalled()
  })

  test('after the specification’s own checks, in their order', () => {
    const wrong = reach(profileSetupMachine, input({ draft: young }), type({ field: 'email', value: 'asha' }), submit)
    expect(wrong.context.error).toEqual({ kind: 'check', check: 'email' })
    expect(reach(profileSetupMachine, input({ draft: young }), submit).value).toBe('tooYoung')
    // On the birthday; and only then is consent asked for (D53).
    const birthday = input({ draft: young, today: '2026-11-21' })
    expect(reach(profileSetupMachine, birthday, submit).context.error).toEqual({ kind: 'check', check: 'consent' })
    expect(reach(profileSetupMachine, birthday, agree, submit).value).toBe('saving')
  })

  test('a date that is corrected is sent', () => {
    const state = reach(
      profileSetupMachine,
      input({ draft: young }),
      submit,
      type({ field: 'year', value: '2003' }),
      agree,
      submit,
    )
    expect(state.value).toBe('saving')
  })

  test('whom the server finds too young is told the same', () => {
    const state = reach(profileSetupMachine, input({ draft }), agree, submit, failed('saveProfile', tooYoung))
    expect(state.value).toBe('tooYoung')
    expect(state.context).toMatchObject({ error: null, refusals: 0 })
  })

  test('leaves, and the account goes; the owner hears it, once', async () => {
    const { actor, heard, deleteAccount } = started()
    for (const event of [submit, leave, leave]) actor.send(event)
    expect(actor.getSnapshot().can(type({ field: 'year', value: '2003' }))).toBe(false)
    await waitFor(actor, ({ status }) => status === 'done')
    expect(deleteAccount).toHaveBeenCalledOnce()
    expect(heard).toEqual([{ type: 'account.erased' }])
  })

  test('an erasure that failed can be tried again, or the date corrected', () => {
    const fails = [submit, leave, failed('deleteAccount', offline)]
    const then = (...events: Parameters<typeof reach<typeof profileSetupMachine>>[2][]) =>
      reach(profileSetupMachine, input({ draft: young }), ...fails, ...events).value
    expect(then()).toBe('eraseFailed')
    expect(then(leave)).toBe('erasing')
    expect(then(type({ field: 'year', value: '2003' }))).toBe('editing')
  })
})

describe('who does not agree (D53)', () => {
  const vain = failed('saveProfile', offline)

  test.each([
    ['at first', {}, []],
    ['after a mistake', {}, [submit]],
    ['asked for consent', { draft }, [submit]],
    ['after a save that failed', { draft }, [agree, submit, vain]],
  ])('%s, is asked once, and the account goes; the owner hears it', async (_name, over, before) => {
    const heard: unknown[] = []
    const deleteAccount = vi.fn(async () => {})
    const machine = profileSetupMachine.provide({
      actors: { deleteAccount: fromPromise<void, void>(deleteAccount) },
    })
    const actor = heardBy(createActor(machine, { input: input(over) }), (event) => heard.push(event))
    for (const event of before) actor.send(event)
    actor.send(disagree)
    expect(actor.getSnapshot()).toMatchObject({ value: 'leaving', context: { reason: 'disagreement', error: null } })
    expect(deleteAccount).not.toHaveBeenCalled()
    actor.send(leave)
    actor.send(leave)
    await waitFor(actor, ({ status }) => status === 'done')
    expect(deleteAccount).toHaveBeenCalledOnce()
    expect(heard.at(-1)).toEqual({ type: 'account.erased' })
  })

  test('who stays finds the form as it was; an erasure that failed can be tried again, or left', () => {
    const then = (...events: Parameters<typeof reach<typeof profileSetupMachine>>[2][]) =>
      reach(profileSetupMachine, input({ draft }), agree, disagree, ...events)
    expect(then(stay)).toMatchObject({ value: 'editing', context: { fields: { ...whole, consent: 'hindi' } } })
    expect(then(stay, submit).value).toBe('saving')
    // Nothing is sent from under the question.
    expect(then(submit).value).toBe('leaving')
    const fails = [leave, failed('deleteAccount', offline)]
    expect(then(...fails).value).toBe('eraseFailed')
    expect(then(...fails, leave).value).toBe('erasing')
    expect(then(...fails, stay).value).toBe('editing')
  })

  test('is not taken for who is too young, nor the other way round', () => {
    const told = reach(profileSetupMachine, input({ draft: young }), disagree, stay, submit)
    expect(told).toMatchObject({ value: 'tooYoung', context: { reason: 'young' } })
    const corrected = type({ field: 'year', value: '2003' })
    const asked = reach(profileSetupMachine, input({ draft: young }), submit, corrected, disagree)
    expect(asked).toMatchObject({ value: 'leaving', context: { reason: 'disagreement' } })
    const byServer = reach(profileSetupMachine, input({ draft }), agree, submit, failed('saveProfile', tooYoung))
    expect(byServer.context.reason).toBe('young')
  })
})

test('what was stored and is emptied is taken away with the save (D53)', () => {
  const known = user({ ...saved.user, name: 'Asha', phone_number: '+919876543210', date_of_birth: '1988-07-05' })
  const stored = { ...known, profile_completed: false, time_of_birth: '05:30', place_of_birth: 'Moga' }
  const saveProfile = vi.fn()
  const machine = profileSetupMachine.provide({
    actors: { saveProfile: fromPromise<SavedProfile, ProfileUpdate>(async ({ input: sent }) => saveProfile(sent)) },
  })
  const actor = createActor(machine, { input: input({ user: stored }) }).start()
  // One tick, and one tap.
  for (const event of [type({ field: 'place_of_birth', value: ' ' }), agree, submit]) actor.send(event)
  expect(saveProfile.mock.calls).toEqual([
    [expect.objectContaining({ date_of_birth: '1988-07-05', time_of_birth: '05:30', place_of_birth: null })],
  ])
})

test('any edit clears the error, and changes that field alone', () => {
  for (const [field, value] of Object.entries({
    ...whole,
    time_of_birth: '05:30',
    place_of_birth: 'Moga',
    email: 'a@b.c',
    consent: 'hindi',
  })) {
    const edit = type({ field, value } as FieldChange)
    const before = reach(profileSetupMachine, input(), submit)
    expect(before.context.error).not.toBeNull()
    const after = reach(profileSetupMachine, input(), submit, edit)
    expect(after.value).toBe('editing')
    expect(after.context.error).toBeNull()
    expect(after.context.fields).toEqual({ ...before.context.fields, [field]: value })
  }
})

test('while it is saved, nothing can be changed and nothing is sent twice', () => {
  const saving = reach(profileSetupMachine, input({ draft }), agree, submit)
  expect(saving.can(submit)).toBe(false)
  expect(saving.can(type({ field: 'name', value: 'Else' }))).toBe(false)
})

test.each([
  ['an empty response', malformed, { word: 'updateFailed', detail: '' }],
  ['a refusal with a sentence', httpError(409, 'Taken.'), { word: 'setupFailed', detail: 'Taken.' }],
  [
    'a number that opens an account by WhatsApp',
    httpError(409, 'Sign in.', 'phone_has_account'),
    { word: 'phoneHasAccount', detail: '' },
  ],
  ['a refusal without one', httpError(503), { word: 'setupFailed', detail: '' }],
  ['no network', offline, { word: 'setupFailed', detail: '' }],
  ['anything else', new Error('surprise'), { word: 'setupFailed', detail: '' }],
])('words for %s; what was typed stays; another try goes (spec §8)', (_name, error, expected) => {
  const state = reach(profileSetupMachine, input({ draft }), agree, submit, failed('saveProfile', error))
  expect(state.context.error).toEqual({ kind: 'save', ...expected })
  expect(state.context.fields).toEqual({ ...whole, consent: 'hindi' })
  const again = reach(profileSetupMachine, input({ draft }), agree, submit, failed('saveProfile', error), submit)
  expect(again.value).toBe('saving')
  expect(again.context.error).toBeNull()
})

test('a draft wins over the prefill, unless it is another person’s', () => {
  const known = user({ google_name: 'Asha Rani', phone_number: '+14155552671' })
  const own = reach(profileSetupMachine, input({ user: known, prefilledPhone: '+442079460958', draft }))
  expect(own.context.fields).toEqual(whole)
  const other = reach(profileSetupMachine, input({ user: known, draft: { ...draft, userId: 'other' } }))
  expect(other.context.fields).toMatchObject({ name: 'Asha Rani', phone: '+14155552671', day: '' })
})
