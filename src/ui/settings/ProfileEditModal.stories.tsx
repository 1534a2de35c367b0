import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test'
import type { EventFrom } from 'xstate'
import { OPTIONAL_FIELDS } from '../../../openapi/optional.ts'
import { elapsed, failed, reach } from '../../../tests/machines/testing.ts'
import { ApiError } from '../../api/ApiError.ts'
import { type ProfileField, profileEditMachine } from '../../machines/profileEdit/profileEdit.machine.ts'
import { settingsTexts } from '../i18n/settings.ts'
import { argsFrom, lookOf, needs, shows, textsIn } from '../stories.fixtures.ts'
import { ProfileEditModal } from './ProfileEditModal.tsx'
import { toEdit } from './Settings.container.tsx'

type Machine = typeof profileEditMachine

const TODAY = '2026-11-20'
const PLACE = 'ਮੋਗਾ'

const storyAfter = (field: ProfileField, ...events: EventFrom<Machine>[]) =>
  argsFrom(reach(profileEditMachine, { field, today: TODAY }, ...events), (snapshot) => ({ state: toEdit(snapshot) }))
const place: ProfileField = { name: 'place_of_birth', value: PLACE }
const typed = (value: string) => ({ type: 'value.change', value }) as const
const save = { type: 'value.save' } as const
const refused = (status: number, detail = '', code = '') =>
  storyAfter(place, save, failed('saveField', new ApiError('http', status, detail, code)))

const partIn = (globals: Record<string, unknown>) => {
  const part = settingsTexts.loaded(lookOf(globals).language)
  if (!part) throw new Error('the texts of settings are not loaded')
  return part
}

const meta = {
  title: 'components/ProfileEditModal',
  component: ProfileEditModal,
  parameters: shows('profileEdit:open.editing'),
  args: { ...storyAfter(place).args, onChange: fn(), onSave: fn(), onRemove: fn(), onCancel: fn() },
  loaders: [needs(settingsTexts), ...storyAfter(place).loaders],
  render: (args) => (
    <main style={{ minHeight: '100dvh', background: 'var(--paper)' }}>
      <ProfileEditModal {...args} />
    </main>
  ),
} satisfies Meta<typeof ProfileEditModal>
export default meta
type Story = StoryObj<typeof meta>

export const BirthLocation: Story = {
  play: async ({ args, canvas, globals }) => {
    const t = partIn(globals)
    const dialog = canvas.getByRole('dialog', { name: t.fields.place_of_birth })
    expect(dialog.matches(':modal')).toBe(true)
    const box = canvas.getByRole('textbox', { name: t.fields.place_of_birth })
    expect(box).toHaveFocus()
    expect(box).toHaveAccessibleDescription(t.hints.place_of_birth)
    await userEvent.type(box, 'x')
    expect(args.onChange).toHaveBeenLastCalledWith(`${PLACE}x`)
    await userEvent.click(canvas.getByRole('button', { name: t.save }))
    expect(args.onSave).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: t.cancel }))
    await userEvent.click(canvas.getByRole('button', { name: textsIn(globals).app.close }))
    fireEvent(dialog, new Event('cancel', { cancelable: true }))
    expect(args.onCancel).toHaveBeenCalledTimes(3)
  },
}

/** D29: Enter that ends a word of an input method is not a wish to save. */
export const Composing: Story = {
  tags: ['once'],
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole('textbox')
    // What is not prevented submits the form.
    expect(fireEvent.keyDown(box, { key: 'Enter', isComposing: true })).toBe(false)
    expect(fireEvent.keyDown(box, { key: 'Enter', keyCode: 229 })).toBe(false)
    await userEvent.type(box, '{Enter}')
    expect(args.onSave).toHaveBeenCalledOnce()
  },
}

/** Spec §5: Save is disabled when the value is empty or blank. */
export const Blank: Story = {
  ...storyAfter(place, typed('  ')),
  play: async ({ args, canvas, globals }) => {
    expect(canvas.getByRole('button', { name: partIn(globals).save })).toBeDisabled()
    await userEvent.type(canvas.getByRole('textbox'), '{Enter}')
    expect(args.onSave).not.toHaveBeenCalled()
  },
}

export const LongLocation: Story = {
  tags: ['once'],
  ...storyAfter({ name: 'place_of_birth', value: 'ਸ੍ਰੀ'.repeat(100) }),
  play: ({ canvas }) =>
    expect(canvas.getByRole('textbox')).toHaveAttribute('maxlength', String(OPTIONAL_FIELDS.place_of_birth.max)),
}

const dateBox = (canvasElement: HTMLElement) => {
  const box = canvasElement.querySelector<HTMLInputElement>('input[type="date"]')
  if (box === null) throw new Error('no date input')
  return box
}

export const BirthDate: Story = {
  ...storyAfter({ name: 'date_of_birth', value: '1988-11-04' }),
  play: ({ args, canvas, canvasElement, globals }) => {
    const t = partIn(globals)
    const box = dateBox(canvasElement)
    expect(box).toHaveAccessibleName(t.fields.date_of_birth)
    expect(box).toHaveValue('1988-11-04')
    expect([box.min, box.max]).toEqual(['1940-01-01', TODAY])
    expect(canvas.getByRole('button', { name: t.save })).toBeEnabled()
    fireEvent.change(box, { target: { value: '2000-02-29' } })
    expect(args.onChange).toHaveBeenCalledWith('2000-02-29')
  },
}

export const BirthDateNotSet: Story = {
  ...storyAfter({ name: 'date_of_birth', value: '' }),
  play: ({ canvas, globals }) => expect(canvas.getByRole('button', { name: partIn(globals).save })).toBeDisabled(),
}

/** D39: said calmly, for as long as the date stands. */
export const BirthDateTooYoung: Story = {
  ...storyAfter({ name: 'date_of_birth', value: '1988-11-04' }, typed('2013-11-21'), save),
  parameters: shows('profileEdit:open.tooYoung'),
  play: async ({ args, canvas, canvasElement, globals }) => {
    expect(canvas.getByRole('status')).toHaveTextContent(partIn(globals).errors.tooYoung)
    expect(canvas.queryByRole('alert')).toBeNull()
    expect(dateBox(canvasElement)).toHaveValue('2013-11-21')
    fireEvent.change(dateBox(canvasElement), { target: { value: '2003-11-21' } })
    expect(args.onChange).toHaveBeenCalledWith('2003-11-21')
  },
}

/** Spec §9: from 1940 on; the hint says so. */
export const BirthDateTooEarly: Story = {
  tags: ['once'],
  ...storyAfter({ name: 'date_of_birth', value: '' }, typed('1939-12-31')),
  play: ({ canvas, canvasElement, globals }) => {
    expect(canvas.getByRole('button', { name: partIn(globals).save })).toBeDisabled()
    expect(dateBox(canvasElement)).toHaveAccessibleDescription(partIn(globals).hints.date_of_birth)
  },
}

export const BirthTime: Story = {
  ...storyAfter({ name: 'time_of_birth', value: '06:45' }),
  play: ({ canvasElement, globals }) => {
    const box = canvasElement.querySelector('input[type="time"]')
    expect(box).toHaveAccessibleName(partIn(globals).fields.time_of_birth)
    expect(box).toHaveValue('06:45')
  },
}

export const BirthTimeNotSet: Story = {
  tags: ['once'],
  ...storyAfter({ name: 'time_of_birth', value: '' }),
  play: ({ canvas, globals }) => expect(canvas.getByRole('button', { name: partIn(globals).save })).toBeDisabled(),
}

export const Language: Story = {
  ...storyAfter({ name: 'language_preference', value: 'punjabi' }),
  play: async ({ args, canvas, globals }) => {
    const t = partIn(globals)
    expect(canvas.getByRole('group', { name: t.fields.language_preference })).toBeVisible()
    const chosen = canvas.getByRole('radio', { checked: true })
    expect(chosen).toHaveAttribute('value', 'punjabi')
    // Arrow keys go on from what is chosen.
    expect(chosen).toHaveFocus()
    await userEvent.click(canvas.getByRole('radio', { name: new RegExp(t.languages.hindi) }))
    expect(args.onChange).toHaveBeenCalledWith('hindi')
  },
}

/** The dialog stays, whatever is pressed, and the focus with it. */
export const Saving: Story = {
  ...storyAfter(place, save),
  parameters: shows('profileEdit:saving'),
  play: async ({ args, canvas, canvasElement, globals }) => {
    const t = partIn(globals)
    expect(canvasElement.querySelector('form')).toHaveAttribute('aria-busy', 'true')
    const button = canvas.getByRole('button', { name: t.saving })
    expect(button).toHaveAttribute('aria-busy', 'true')
    await userEvent.click(button)
    expect(button).toHaveFocus()
    expect(args.onSave).not.toHaveBeenCalled()
    expect(canvas.getByRole('textbox')).toHaveAttribute('readonly')
    // Chrome closes at a second Escape without asking.
    const dialog = canvas.getByRole<HTMLDialogElement>('dialog')
    dialog.close()
    await waitFor(() => expect(dialog.matches(':modal')).toBe(true))
  },
}

export const SavingLanguage: Story = {
  ...storyAfter({ name: 'language_preference', value: 'hindi' }, save),
  parameters: shows('profileEdit:saving'),
  tags: ['once'],
}

const remove = { type: 'value.remove' } as const

/** D53: what is optional can be taken back, and what is not cannot. */
export const Removable: Story = {
  ...storyAfter({ name: 'email', value: 'meera@example.com' }),
  play: async ({ args, canvas, globals }) => {
    const t = partIn(globals)
    expect(canvas.getByRole('dialog', { name: t.fields.email })).toBeVisible()
    expect(canvas.getByRole('textbox', { name: t.fields.email })).toHaveValue('meera@example.com')
    await userEvent.click(canvas.getByRole('button', { name: t.remove }))
    expect(args.onRemove).toHaveBeenCalledOnce()
  },
}

export const NotRemovable: Story = {
  tags: ['once'],
  ...storyAfter({ name: 'date_of_birth', value: '1988-11-04' }),
  play: ({ canvas, globals }) => expect(canvas.queryByRole('button', { name: partIn(globals).remove })).toBeNull(),
}

export const Removing: Story = {
  ...storyAfter(place, remove),
  parameters: shows('profileEdit:removing'),
  play: async ({ args, canvas, canvasElement, globals }) => {
    const t = partIn(globals)
    expect(canvasElement.querySelector('form')).toHaveAttribute('aria-busy', 'true')
    await userEvent.click(canvas.getByRole('button', { name: t.removing }))
    await userEvent.click(canvas.getByRole('button', { name: t.save }))
    for (const done of [args.onRemove, args.onSave]) expect(done).not.toHaveBeenCalled()
    expect(canvas.getByRole('textbox')).toHaveAttribute('readonly')
  },
}

/** The value is still there, and can be taken away again. */
export const RemovalFailed: Story = {
  ...storyAfter(place, remove, failed('saveField', new ApiError('http', 503))),
  parameters: shows('profileEdit:open.errorBanner'),
  play: (context) => {
    const { canvas, globals } = context
    expect(canvas.getByRole('alert')).toHaveTextContent(partIn(globals).errors.server)
    expect(canvas.getByRole('textbox')).toHaveValue(PLACE)
    expect(canvas.getByRole('button', { name: partIn(globals).remove })).toBeEnabled()
  },
}

type Word = 'phoneTaken' | 'conflict' | 'invalid' | 'server' | 'updateFailed'
/** Spec §8; what was typed stays, and can be saved again. */
const says =
  (word: Word): NonNullable<Story['play']> =>
  ({ canvas, globals }) => {
    const words = { ...textsIn(globals).errors.profile, ...partIn(globals).errors }
    expect(canvas.getByRole('alert')).toHaveTextContent(words[word])
    expect(canvas.getByRole('textbox')).toHaveValue(PLACE)
    expect(canvas.getByRole('button', { name: partIn(globals).save })).toBeEnabled()
  }

export const PhoneTaken: Story = {
  ...refused(409, '', 'phone_already_registered'),
  parameters: shows('profileEdit:open.errorBanner'),
  play: says('phoneTaken'),
}
export const Conflict: Story = {
  ...refused(409),
  parameters: shows('profileEdit:open.errorBanner'),
  play: says('conflict'),
}
export const Invalid: Story = {
  ...refused(400),
  parameters: shows('profileEdit:open.errorBanner'),
  play: says('invalid'),
}
export const ServerError: Story = {
  ...refused(503),
  parameters: shows('profileEdit:open.errorBanner'),
  play: says('server'),
}
export const UpdateFailed: Story = {
  ...storyAfter(place, save, failed('saveField', new ApiError('network'))),
  parameters: shows('profileEdit:open.errorBanner'),
  play: says('updateFailed'),
}

/** After five seconds. */
export const BannerOver: Story = {
  tags: ['once'],
  ...storyAfter(
    place,
    save,
    failed('saveField', new ApiError('http', 503)),
    elapsed('errorBanner', 'profileEdit.open.errorBanner'),
  ),
  play: ({ canvas }) => {
    expect(canvas.queryByRole('alert')).toBeNull()
    expect(canvas.getByRole('textbox')).toHaveValue(PLACE)
  },
}

/** Closed by its person. */
export const Closed: Story = {
  tags: ['once'],
  ...storyAfter(place, { type: 'modal.cancel' }),
  parameters: shows('profileEdit:closed'),
  play: ({ canvas }) => expect(canvas.queryByRole('dialog')).toBeNull(),
}

const quiet = (...events: EventFrom<Machine>[]) =>
  argsFrom(
    reach(
      profileEditMachine,
      { field: { name: 'language_preference', value: 'hindi' }, today: TODAY, quiet: true },
      ...events,
    ),
    (snapshot) => ({ state: toEdit(snapshot) }),
  )

/** D15: the language switch saves without a dialog. */
export const SwitchSaving: Story = {
  tags: ['once'],
  ...quiet(),
  parameters: shows('profileEdit:saving'),
  play: ({ canvas }) => expect(canvas.queryByRole('dialog')).toBeNull(),
}

export const SwitchFailed: Story = {
  ...quiet(failed('saveField', new ApiError('http', 503))),
  parameters: shows('profileEdit:open.errorBanner'),
  play: ({ canvas, globals }) => {
    expect(canvas.getByRole('alert')).toHaveTextContent(partIn(globals).errors.server)
    expect(canvas.getByRole('radio', { checked: true })).toHaveAttribute('value', 'hindi')
  },
}

export const SwitchSavingAgain: Story = {
  tags: ['once'],
  ...quiet(failed('saveField', new ApiError('http', 503)), save),
  parameters: shows('profileEdit:saving'),
  play: ({ canvas, globals }) => expect(canvas.getByRole('button', { name: partIn(globals).saving })).toBeVisible(),
}
