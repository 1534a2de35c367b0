import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { createActor, type EventFrom, fromPromise } from 'xstate'
import { ofEachOptional } from '../../../openapi/optional.ts'
import { user } from '../../../tests/machines/fixtures.ts'
import { done, failed } from '../../../tests/machines/testing.ts'
import { ApiError } from '../../api/ApiError.ts'
import type { ProfileUpdate, SavedProfile } from '../../machines/entities.ts'
import { profileSetupMachine, type SetupInput } from '../../machines/profileSetup/profileSetup.machine.ts'
import {
  type FieldChange,
  NOTICE_VERSION,
  SETUP_CHECKS,
  type SetupCheck,
  type SetupFields,
} from '../../machines/profileSetup/setupForm.ts'
import { privacyContact } from '../i18n/privacy.ts'
import { type SetupTexts, setupTexts } from '../i18n/setup.ts'
import { lookOf, needs, shows, textsIn } from '../stories.fixtures.ts'
import type { Tradition } from '../types.ts'
import { nativeMessage, nativeMonths } from './nativeTexts.ts'
import { ProfileSetupContainer } from './ProfileSetup.container.tsx'

type Machine = typeof profileSetupMachine
type StoryContext = { globals: Record<string, unknown>; loaded: Record<string, unknown> }

const submit = { type: 'setup.submit' } as const
const agree = { type: 'field.change', field: 'consent', value: 'punjabi' } as const
const change = (edit: FieldChange) => ({ type: 'field.change', ...edit }) as const

const NAMES = {
  english: { name: 'Asha Devi', city: 'Moga' },
  punjabi: { name: 'ਆਸ਼ਾ ਦੇਵੀ', city: 'ਮੋਗਾ' },
  hindi: { name: 'आशा देवी', city: 'मोगा' },
} as const

const whole: SetupFields = {
  name: 'Asha Devi',
  phone: '98765 43210',
  day: '31',
  month: '10',
  year: '1988',
  ...ofEachOptional(() => ''),
  language: 'english',
  consent: '',
}

/** The machine as the app runs it, with a server that answers only when a story says so. */
function start(over: Partial<SetupInput>, tradition: Tradition, events: EventFrom<Machine>[]) {
  const did = { saveProfile: fn().mockName('saveProfile'), deleteAccount: fn(), onLanguage: fn(), onSignOut: fn() }
  const machine = profileSetupMachine.provide({
    actors: {
      saveProfile: fromPromise<SavedProfile, ProfileUpdate>(({ input }) => {
        did.saveProfile(input)
        return new Promise(() => {})
      }),
      deleteAccount: fromPromise<void, void>(() => {
        did.deleteAccount()
        return new Promise(() => {})
      }),
    },
  })
  const actor = createActor(machine, {
    input: {
      tradition,
      user: user({ profile_completed: false }),
      prefilledPhone: null,
      draft: null,
      today: '2026-11-20',
      ...over,
    },
  }).start()
  for (const event of events) actor.send(event)
  return { actor, did }
}
type Started = ReturnType<typeof start>
const startedOf = ({ loaded }: Pick<StoryContext, 'loaded'>) => loaded.started as Started

/** A story's loader: the form after those events. */
const storyAfter = (over: Partial<SetupInput>, ...events: EventFrom<Machine>[]) => ({
  loaders: [
    async ({ globals }: Pick<StoryContext, 'globals'>) => ({
      started: start(over, lookOf(globals).tradition ?? 'sikh', events),
    }),
  ],
})
/** A form that somebody has filled in. */
const filled = (over: Partial<SetupFields> = {}) => ({ draft: { userId: user().id, fields: { ...whole, ...over } } })

const textsOf = async ({ globals }: Pick<StoryContext, 'globals'>) => setupTexts.load(lookOf(globals).language)
const traditionOf = ({ globals }: Pick<StoryContext, 'globals'>) => lookOf(globals).tradition ?? 'sikh'

const meta = {
  title: 'screens/ProfileSetup',
  parameters: shows('profileSetup:invalid'),
  loaders: [needs(setupTexts)],
  render: (_, context) => {
    const { actor, did } = startedOf(context)
    return (
      <ProfileSetupContainer
        actor={actor}
        language={lookOf(context.globals).language}
        tradition={traditionOf(context)}
        onLanguage={did.onLanguage}
        onSignOut={did.onSignOut}
      />
    )
  },
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

/** Nothing is known of the person but that they are signed in. */
export const Empty: Story = {
  ...storyAfter({}),
  parameters: shows('profileSetup:editing'),
  play: async (context) => {
    const { canvas } = context
    const t = await textsOf(context)
    expect(canvas.getByRole('heading', { level: 1, name: t.title })).toBeVisible()
    for (const label of [t.name, t.phone]) expect(canvas.getByLabelText(label)).toHaveValue('')
    for (const label of Object.values(t.fields)) {
      expect(canvas.getByLabelText(label)).toHaveValue('')
      expect(canvas.getByLabelText(label)).toHaveAccessibleDescription(t.optional)
    }
    expect(canvas.getByLabelText(t.language)).toHaveValue('english')
    expect(canvas.queryByRole('alert')).toBeNull()
    // D53: the whole notice, before the first field, in the page's language; and nothing is agreed to yet.
    const notice = canvas.getByRole('region', { name: t.notice.heading })
    for (const { what, why } of Object.values(t.notice.asked)) expect(notice).toHaveTextContent(`${what}: ${why}`)
    for (const text of [t.notice.kept, t.notice.withdraw, t.notice.complain(privacyContact)])
      expect(notice).toHaveTextContent(text)
    const first = canvas.getByLabelText(t.name)
    expect(notice.compareDocumentPosition(first)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expect(canvas.getByRole('checkbox', { name: t.agree })).not.toBeChecked()

    const date = within(canvas.getByRole('group', { name: t.birthDate }))
    const optionsOf = (name: string) =>
      within(date.getByRole('combobox', { name }))
        .getAllByRole('option')
        .map(({ textContent }) => textContent)
    expect(optionsOf(t.month).slice(1)).toEqual(nativeMonths(traditionOf(context)))
    expect(optionsOf(t.day)).toHaveLength(32)
    const years = optionsOf(t.year)
    expect([years[1], years.at(-1), years.length]).toEqual(['2026', '1940', 88])

    await userEvent.click(canvas.getByRole('button', { name: t.signOut }))
    expect(startedOf(context).did.onSignOut).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'हिन्दी' }))
    expect(startedOf(context).did.onLanguage).toHaveBeenCalledWith('hindi')
  },
}

export const EmptyHindu: Story = { ...Empty, globals: { tradition: 'hindu' } }

/** Google's name and email take priority over what the profile says. */
export const PrefilledByGoogle: Story = {
  ...storyAfter({
    user: user({
      profile_completed: false,
      name: 'Asha',
      email: 'asha@example.com',
      google_name: 'Asha Devi',
      google_email: 'asha.devi@example.com',
    }),
  }),
  parameters: shows('profileSetup:editing'),
  play: async (context) => {
    const { canvas } = context
    const t = await textsOf(context)
    expect(canvas.getByLabelText(t.name)).toHaveValue('Asha Devi')
    expect(canvas.getByLabelText(t.fields.email)).toHaveValue('asha.devi@example.com')
    expect(canvas.getByLabelText(t.phone)).toHaveValue('')
  },
}

export const PrefilledPhone: Story = {
  ...storyAfter({ prefilledPhone: '+919876543210' }),
  parameters: shows('profileSetup:editing'),
  play: async (context) => {
    const t = await textsOf(context)
    expect(context.canvas.getByLabelText(t.phone)).toHaveValue('+919876543210')
    expect(context.canvas.getByLabelText(t.phone)).toHaveAccessibleDescription(t.phoneHint)
  },
}

/** Filled in by hand, with the keyboard alone, and sent: exactly the payload of spec §3. */
export const FilledByHand: Story = {
  ...storyAfter({}),
  parameters: shows('profileSetup:saving'),
  play: async (context) => {
    const { canvas, globals } = context
    const t = await textsOf(context)
    const { language } = lookOf(globals)
    const { name, city } = NAMES[language]
    await userEvent.type(canvas.getByLabelText(t.name), ` ${name} `)
    await userEvent.type(canvas.getByLabelText(t.phone), '98765 43210')
    await userEvent.selectOptions(canvas.getByLabelText(t.day), '29')
    await userEvent.selectOptions(canvas.getByLabelText(t.month), '2')
    await userEvent.selectOptions(canvas.getByLabelText(t.year), '1988')
    await userEvent.type(canvas.getByLabelText(t.fields.time_of_birth), '05:30')
    await userEvent.type(canvas.getByLabelText(t.fields.place_of_birth), city)
    await userEvent.selectOptions(canvas.getByLabelText(t.language), language)
    await userEvent.click(canvas.getByLabelText(t.agree))
    await userEvent.type(canvas.getByLabelText(t.fields.email), 'asha@example.org{Enter}')
    expect(startedOf(context).did.saveProfile.mock.calls).toEqual([
      [
        {
          name,
          phone_number: '+919876543210',
          date_of_birth: '1988-02-29',
          time_of_birth: '05:30',
          place_of_birth: city,
          language_preference: language,
          email: 'asha@example.org',
          consent_notice: NOTICE_VERSION,
          // That of the page, in which the notice stood.
          consent_language: language,
          profile_completed: true,
        },
      ],
    ])
  },
}

const MISTAKES: Record<SetupCheck, Partial<SetupFields>> = {
  name: { name: ' ' },
  phone: { phone: '12345' },
  birthDateMissing: { month: '' },
  birthDateInvalid: { day: '29', month: '2', year: '2023' },
  email: { email: 'asha@example' },
  consent: {},
}

/** The first of the checks that fails: its message, its field marked and focused; then any edit clears it. */
const refused = (check: SetupCheck, atRest = false): Story => ({
  ...storyAfter(filled(MISTAKES[check]), submit),
  play: async (context) => {
    const { canvas } = context
    const t = await textsOf(context)
    const tradition = traditionOf(context)
    const wrong = {
      name: [t.name],
      phone: [t.phone],
      birthDateMissing: [t.month],
      birthDateInvalid: [t.day, t.month, t.year],
      email: [t.fields.email],
      consent: [t.agree],
    }[check]
    const message = nativeMessage(tradition, check)
    const alert = canvas.getByRole('alert')
    expect(alert).toHaveTextContent(message)
    expect(alert.closest('[lang]')).toHaveAttribute('lang', tradition === 'sikh' ? 'pa' : 'hi')
    for (const label of [t.name, t.phone, t.day, t.month, t.year, t.fields.email, t.agree]) {
      const field = canvas.getByLabelText(label)
      expect(field).toHaveAttribute('aria-invalid', String(wrong.includes(label)))
      if (wrong.includes(label)) expect(field).toHaveAccessibleDescription(expect.stringContaining(message))
    }
    await waitFor(() => expect(canvas.getByLabelText(wrong[0] ?? '')).toHaveFocus())
    expect(startedOf(context).did.saveProfile).not.toHaveBeenCalled()
    if (atRest) return

    // The same mistake again: said again, and the focus is back.
    await userEvent.click(canvas.getByRole('button', { name: t.submit }))
    expect(canvas.getByRole('alert')).not.toBe(alert)
    await waitFor(() => expect(canvas.getByLabelText(wrong[0] ?? '')).toHaveFocus())
    await userEvent.type(canvas.getByLabelText(t.fields.place_of_birth), 'M')
    expect(canvas.queryByRole('alert')).toBeNull()
    expect(canvas.getByLabelText(wrong[0] ?? '')).toHaveAttribute('aria-invalid', 'false')
  },
})
const hindu = { globals: { tradition: 'hindu' } }

export const InvalidName: Story = refused('name', true)
export const InvalidNameHindu: Story = { ...refused('name', true), ...hindu }
export const InvalidPhone: Story = refused('phone', true)
export const InvalidPhoneHindu: Story = { ...refused('phone', true), ...hindu }
export const InvalidBirthDateMissing: Story = refused('birthDateMissing', true)
export const InvalidBirthDateMissingHindu: Story = { ...refused('birthDateMissing', true), ...hindu }
export const InvalidBirthDate: Story = refused('birthDateInvalid', true)
export const InvalidBirthDateHindu: Story = { ...refused('birthDateInvalid', true), ...hindu }
export const InvalidEmail: Story = refused('email', true)
export const InvalidEmailHindu: Story = { ...refused('email', true), ...hindu }
export const InvalidConsent: Story = refused('consent', true)
export const InvalidConsentHindu: Story = { ...refused('consent', true), ...hindu }

/** Each mistake is told again when it is sent again, and any edit clears it. */
export const ToldAgainAndCleared: Story = {
  ...refused('email'),
  parameters: shows('profileSetup:editing'),
  tags: ['once'],
}
export const DateToldAgainAndCleared: Story = {
  ...refused('birthDateMissing'),
  parameters: shows('profileSetup:editing'),
  tags: ['once'],
}

/** Everything is wrong: the checks speak one after the other, in their order. */
export const OneAfterTheOther: Story = {
  tags: ['once'],
  ...storyAfter({}, change({ field: 'email', value: 'asha' })),
  parameters: shows('profileSetup:saving'),
  play: async (context) => {
    const { canvas } = context
    const t = await textsOf(context)
    const told: string[] = []
    const send = async () => {
      await userEvent.click(canvas.getByRole('button', { name: t.submit }))
      told.push(canvas.queryByRole('alert')?.textContent ?? '')
    }
    await send()
    await userEvent.type(canvas.getByLabelText(t.name), 'Asha')
    await send()
    await userEvent.type(canvas.getByLabelText(t.phone), '+442079460958')
    await send()
    await userEvent.selectOptions(canvas.getByLabelText(t.day), '31')
    await userEvent.selectOptions(canvas.getByLabelText(t.month), '4')
    await userEvent.selectOptions(canvas.getByLabelText(t.year), '1990')
    await send()
    await userEvent.selectOptions(canvas.getByLabelText(t.day), '30')
    await send()
    await userEvent.clear(canvas.getByLabelText(t.fields.email))
    await send()
    expect(told).toEqual(SETUP_CHECKS.map((check) => nativeMessage('sikh', check)))
    await userEvent.click(canvas.getByLabelText(t.agree))
    await send()
    expect(startedOf(context).did.saveProfile).toHaveBeenCalledOnce()
  },
}

export const Saving: Story = {
  ...storyAfter(filled(), agree, submit),
  parameters: shows('profileSetup:saving'),
  play: async (context) => {
    const { canvas } = context
    const t = await textsOf(context)
    const button = canvas.getByRole('button', { name: t.saving })
    expect(button).toHaveAttribute('aria-disabled', 'true')
    expect(canvas.getByLabelText(t.name)).toHaveAttribute('readonly')
    expect(canvas.getByLabelText(t.month)).toBeDisabled()
    await userEvent.click(button)
    await userEvent.type(canvas.getByLabelText(t.name), 'x')
    expect(canvas.getByLabelText(t.name)).toHaveValue(whole.name)
    expect(startedOf(context).did.saveProfile).toHaveBeenCalledOnce()
  },
}

export const SavingHindu: Story = { ...Saving, ...hindu }

const DETAIL = 'This phone number is already registered with another account.'

/** A failed save: its words, everything typed still there, and another try. */
const notSaved = (error: ApiError, wordsOf: (setup: SetupTexts, t: ReturnType<typeof textsIn>) => string): Story => ({
  ...storyAfter(filled(), agree, submit, failed('saveProfile', error)),
  parameters: shows('profileSetup:failed'),
  play: async (context) => {
    const { canvas, globals } = context
    const t = await textsOf(context)
    expect(canvas.getByRole('alert')).toHaveTextContent(wordsOf(t, textsIn(globals)))
    expect(canvas.getByLabelText(t.name)).toHaveValue(whole.name)
    expect(canvas.getByLabelText(t.month)).toHaveValue(whole.month)
    expect(canvas.getByLabelText(t.name)).toHaveAttribute('aria-invalid', 'false')
    expect(canvas.getByRole('button', { name: t.submit })).toHaveAttribute('aria-disabled', 'false')
  },
})

export const FailedWithDetail: Story = notSaved(new ApiError('http', 409, DETAIL), () => DETAIL)
export const FailedWithoutDetail: Story = notSaved(new ApiError('http', 503), (setup) => setup.errors.setupFailed)
export const FailedWithoutDetailHindu: Story = { ...FailedWithoutDetail, ...hindu }
export const EmptyResponse: Story = notSaved(new ApiError('malformed', 200), (_, t) => t.errors.profile.updateFailed)
/** The number opens an account by WhatsApp: the words say how to come to it, also where the server's are in English. */
export const PhoneHasAccount: Story = notSaved(
  new ApiError('http', 409, 'This phone number already has an account.', 'phone_has_account'),
  (setup) => setup.errors.phoneHasAccount,
)

/** D39: 13 tomorrow. */
const young = filled({ day: '21', month: '11', year: '2013' })
const leave = { type: 'setup.leave' } as const

/** It is said calmly, in the place of the button, and has the focus; nothing is marked as a mistake. */
export const TooYoung: Story = {
  ...storyAfter(young, submit),
  parameters: shows('profileSetup:tooYoung'),
  play: async (context) => {
    const { canvas, canvasElement } = context
    const t = await textsOf(context)
    expect(canvas.getByRole('status')).toHaveTextContent(`${t.errors.tooYoung} ${t.tooYoung.fix}`)
    expect(canvasElement.querySelector('.setup__young')).toHaveFocus()
    expect(canvas.queryByRole('alert')).toBeNull()
    expect(canvas.queryByRole('button', { name: t.submit })).toBeNull()
    expect(canvas.getByLabelText(t.year)).toHaveAttribute('aria-invalid', 'false')
    expect(canvas.getByRole('button', { name: t.tooYoung.leave })).toBeVisible()
    expect(startedOf(context).did.saveProfile).not.toHaveBeenCalled()
  },
}
export const TooYoungHindu: Story = { ...TooYoung, ...hindu }

/** Whom the server finds too young hears the same. */
export const TooYoungByTheServer: Story = {
  ...storyAfter(filled(), agree, submit, failed('saveProfile', new ApiError('http', 403, 'Too young.', 'too_young'))),
  parameters: shows('profileSetup:tooYoung'),
  tags: ['once'],
  play: async (context) => {
    const t = await textsOf(context)
    expect(context.canvas.getByRole('status')).toHaveTextContent(t.errors.tooYoung)
  },
}

export const TooYoungCorrected: Story = {
  ...storyAfter(young, submit),
  parameters: shows('profileSetup:saving'),
  tags: ['once'],
  play: async (context) => {
    const { canvas } = context
    const t = await textsOf(context)
    await userEvent.selectOptions(canvas.getByLabelText(t.year), '2003')
    expect(canvas.queryByRole('status')).toBeNull()
    await userEvent.click(canvas.getByLabelText(t.agree))
    await userEvent.click(canvas.getByRole('button', { name: t.submit }))
    expect(startedOf(context).did.saveProfile).toHaveBeenCalledOnce()
  },
}

/** Everything is erased, once: a second tap, while it is under way, does nothing. */
const leaves = async (context: StoryContext & { canvas: ReturnType<typeof within> }) => {
  const { canvas } = context
  const t = await textsOf(context)
  await userEvent.click(canvas.getByRole('button', { name: t.tooYoung.leave }))
  const button = canvas.getByRole('button', { name: t.tooYoung.leaving })
  expect(button).toHaveAttribute('aria-busy', 'true')
  await userEvent.click(button)
  expect(startedOf(context).did.deleteAccount).toHaveBeenCalledOnce()
  return t
}

export const TooYoungLeaving: Story = {
  ...storyAfter(young, submit),
  parameters: shows('profileSetup:erasing'),
  play: async (context) => {
    const { canvas } = context
    const t = await leaves(context)
    expect(canvas.getByLabelText(t.year)).toBeDisabled()
  },
}

export const TooYoungEraseFailed: Story = {
  ...storyAfter(young, submit, leave, failed('deleteAccount', new ApiError('http', 500))),
  parameters: shows('profileSetup:eraseFailed'),
  play: async (context) => {
    const { canvas } = context
    const t = await textsOf(context)
    expect(canvas.getByRole('alert')).toHaveTextContent(t.errors.eraseFailed)
    expect(canvas.getByRole('button', { name: t.tooYoung.leave })).toBeVisible()
  },
}

const disagree = { type: 'setup.disagree' } as const

/** D53: who does not agree is asked once, over the form; who stays has it as it was, with the focus where it was. */
export const Disagreeing: Story = {
  ...storyAfter(filled()),
  parameters: shows('profileSetup:editing'),
  tags: ['once'],
  play: async (context) => {
    const { canvas } = context
    const t = await textsOf(context)
    const open = canvas.getByRole('button', { name: t.disagree })
    await userEvent.click(open)
    const dialog = within(canvas.getByRole('dialog', { name: t.leaving.heading }))
    await userEvent.click(dialog.getByRole('button', { name: t.leaving.stay }))
    expect(canvas.queryByRole('dialog')).toBeNull()
    expect(open).toHaveFocus()
    expect(canvas.getByLabelText(t.name)).toHaveValue(whole.name)
    expect(startedOf(context).did.deleteAccount).not.toHaveBeenCalled()
  },
}

export const DisagreementAsked: Story = {
  ...storyAfter(filled(), disagree),
  parameters: shows('profileSetup:leaving'),
  play: async (context) => {
    const { canvas } = context
    const t = await textsOf(context)
    const dialog = canvas.getByRole('dialog', { name: t.leaving.heading })
    expect(dialog).toHaveTextContent(t.leaving.text)
    // What erases is not what the first Enter meets.
    expect(within(dialog).getByRole('button', { name: t.leaving.stay })).toHaveFocus()
    expect(within(dialog).getByRole('button', { name: t.tooYoung.leave })).toBeVisible()
    expect(startedOf(context).did.deleteAccount).not.toHaveBeenCalled()
  },
}
export const DisagreementAskedHindu: Story = { ...DisagreementAsked, ...hindu }

export const DisagreementLeaving: Story = {
  ...storyAfter(filled(), disagree),
  parameters: shows('profileSetup:erasing'),
  play: async (context) => {
    const { canvas } = context
    const t = await leaves(context)
    // Once begun it is not called back.
    await userEvent.click(canvas.getByRole('button', { name: t.leaving.stay }))
    expect(canvas.getByRole('dialog')).toBeVisible()
    expect(startedOf(context).did.deleteAccount).toHaveBeenCalledOnce()
  },
}

export const DisagreementEraseFailed: Story = {
  ...storyAfter(filled(), disagree, leave, failed('deleteAccount', new ApiError('http', 500))),
  parameters: shows('profileSetup:eraseFailed'),
  play: async (context) => {
    const { canvas } = context
    const t = await textsOf(context)
    const dialog = within(canvas.getByRole('dialog', { name: t.leaving.heading }))
    expect(dialog.getByRole('alert')).toHaveTextContent(t.errors.eraseFailed)
    expect(dialog.getByRole('button', { name: t.tooYoung.leave })).toBeVisible()
    expect(dialog.getByRole('button', { name: t.leaving.stay })).toBeVisible()
  },
}

/** D53: a member from before there was a notice finds everything there: one tick and one tap. */
export const AskedOnceMore: Story = {
  ...storyAfter({
    user: user({
      profile_completed: false,
      name: 'Asha Devi',
      phone_number: '+919876543210',
      date_of_birth: '1988-02-29',
      time_of_birth: '05:30',
      place_of_birth: 'Moga',
      email: 'asha@example.org',
      language_preference: 'hindi',
    }),
  }),
  parameters: shows('profileSetup:saving'),
  play: async (context) => {
    const { canvas, globals } = context
    const t = await textsOf(context)
    await userEvent.click(canvas.getByLabelText(t.agree))
    await userEvent.click(canvas.getByRole('button', { name: t.submit }))
    expect(canvas.getByLabelText(t.day)).toHaveValue('29')
    expect(canvas.getByLabelText(t.month)).toHaveValue('2')
    expect(canvas.getByLabelText(t.year)).toHaveValue('1988')
    expect(startedOf(context).did.saveProfile.mock.calls).toEqual([
      [
        {
          name: 'Asha Devi',
          phone_number: '+919876543210',
          date_of_birth: '1988-02-29',
          time_of_birth: '05:30',
          place_of_birth: 'Moga',
          language_preference: 'hindi',
          email: 'asha@example.org',
          consent_notice: NOTICE_VERSION,
          consent_language: lookOf(globals).language,
          profile_completed: true,
        },
      ],
    ])
  },
}

/** After a failure the same form is sent again, and goes through. */
export const FailedThenSaved: Story = {
  tags: ['once'],
  ...storyAfter(filled(), agree, submit, failed('saveProfile', new ApiError('network'))),
  parameters: shows('profileSetup:saved'),
  play: async (context) => {
    const { canvas } = context
    const { actor, did } = startedOf(context)
    const t = await textsOf(context)
    await userEvent.click(canvas.getByRole('button', { name: t.submit }))
    expect(canvas.queryByRole('alert')).toBeNull()
    expect(did.saveProfile).toHaveBeenCalledTimes(2)
    actor.send(done('saveProfile', { user: user(), accessToken: null }))
    expect(actor.getSnapshot().status).toBe('done')
  },
}
