import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { createActor, type EventFrom, fromPromise, SimulatedClock } from 'xstate'
import { OPTIONAL } from '../../../openapi/optional.ts'
import { user } from '../../../tests/machines/fixtures.ts'
import { done, failed } from '../../../tests/machines/testing.ts'
import { ApiError } from '../../api/ApiError.ts'
import { accountMachine } from '../../machines/account/account.machine.ts'
import type { SavedProfile, User } from '../../machines/entities.ts'
import { mayRefer } from '../../machines/member/member.machine.ts'
import {
  type ProfileEditInput,
  type ProfileField,
  profileEditMachine,
} from '../../machines/profileEdit/profileEdit.machine.ts'
import { libraryTexts } from '../i18n/library.ts'
import { languageNames } from '../i18n/load.ts'
import { settingsTexts } from '../i18n/settings.ts'
import { lookOf, needs, shows, textsIn } from '../stories.fixtures.ts'
import { SettingsContainer } from './Settings.container.tsx'

const everything: Partial<User> = {
  name: 'Meera Sharma',
  email: 'meera@example.com',
  phone_number: '+919876543210',
  date_of_birth: '1988-11-04',
  time_of_birth: '18:45',
  place_of_birth: 'Moga',
  referral_points: 20,
  referral_count: 2,
  created_at: '2025-07-01T09:30:00Z',
}

const silent = <Output, Input>() => fromPromise<Output, Input>(() => new Promise<Output>(() => {}))

type Opening = {
  user?: Partial<User>
  music?: boolean | null
  haptics?: boolean
  edit?: Omit<ProfileEditInput, 'today'>
  editEvents?: EventFrom<typeof profileEditMachine>[]
  account?: EventFrom<typeof accountMachine>[]
}

const TODAY = '2026-11-20'

/** The real machines, with a server that has not answered yet; a story says `done` or `failed` for it. */
function open({ user: over = everything, music = null, haptics = true, ...opening }: Opening) {
  const clock = new SimulatedClock()
  const account = createActor(
    accountMachine.provide({
      actors: { exportAccount: silent<void, void>(), deleteAccount: silent<void, void>() },
    }),
    { input: {}, clock },
  ).start()
  for (const event of opening.account ?? []) account.send(event)
  const editLogic = profileEditMachine.provide({ actors: { saveField: silent<SavedProfile, ProfileField>() } })
  const edit =
    opening.edit === undefined
      ? undefined
      : createActor(editLogic, { input: { ...opening.edit, today: TODAY }, clock }).start()
  for (const event of opening.editEvents ?? []) edit?.send(event)
  const who = user(over)
  return { user: who, refers: mayRefer({ user: who, today: TODAY }), music, haptics, account, edit }
}

type World = ReturnType<typeof open>
const worldOf = ({ loaded }: { loaded: Record<string, unknown> }): World => loaded.world as World
const opened = (opening: Opening = {}) => ({ loaders: [async () => ({ world: open(opening) })] })

const partIn = (globals: Record<string, unknown>) => {
  const part = settingsTexts.loaded(lookOf(globals).language)
  if (!part) throw new Error('the texts of settings are not loaded')
  return part
}

const meta = {
  title: 'screens/Settings',
  parameters: shows('account:idle'),
  args: {
    onBack: fn(),
    onEdit: fn(),
    onRefer: fn(),
    onLanguage: fn(),
    onMusic: fn(),
    onHaptics: fn(),
    onSignOut: fn(),
    onHelp: fn(),
  },
  loaders: [needs(settingsTexts)],
  render: (args, context) => {
    const { tradition, language } = lookOf(context.globals)
    return <SettingsContainer {...args} {...worldOf(context)} tradition={tradition ?? 'sikh'} language={language} />
  },
} satisfies Meta<
  Pick<
    Parameters<typeof SettingsContainer>[0],
    'onBack' | 'onEdit' | 'onRefer' | 'onLanguage' | 'onMusic' | 'onHaptics' | 'onSignOut' | 'onHelp'
  >
>
export default meta
type Story = StoryObj<typeof meta>

export const EverythingSet: Story = {
  ...opened(),
  play: async ({ args, canvas, globals }) => {
    const t = partIn(globals)
    const { language } = lookOf(globals)
    expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(t.title)
    expect(canvas.getByText('Meera Sharma')).toBeVisible()
    expect(canvas.getByText(t.points(20))).toBeVisible()
    for (const page of ['past', 'saved'] as const) {
      const link = canvas.getByRole('link', { name: libraryTexts[language][page] })
      expect(link).toHaveAttribute('href', expect.stringMatching(`^/(pn|hi)/${page}$`))
    }
    const [date, time] = {
      english: ['4 November 1988', '6:45 pm'],
      punjabi: ['4 ਨਵੰਬਰ 1988', 'ਸ਼ਾਮੀਂ 6:45'],
      hindi: ['4 नवंबर 1988', 'शाम 6:45'],
    }[language]
    for (const [name, value] of [
      ['language_preference', t.languages.english],
      ['date_of_birth', date],
      ['time_of_birth', time],
      ['place_of_birth', 'Moga'],
    ] as const) {
      const row = canvas.getByRole('button', { name: `${t.fields[name]} ${value}` })
      expect(row.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
      await userEvent.click(row)
      expect(args.onEdit).toHaveBeenLastCalledWith(name)
    }
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(t.refer.title) }))
    expect(args.onRefer).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: t.signOut }))
    expect(args.onSignOut).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: textsIn(globals).app.helpNow }))
    expect(args.onHelp).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: textsIn(globals).app.back }))
    expect(args.onBack).toHaveBeenCalledOnce()
    expect(canvas.getByRole('link', { name: textsIn(globals).defaultLanding.privacyPolicy })).toBeVisible()
  },
}

/** D53: when consent was given, and the way to take it back; and of an email address, which is optional. */
export const Consented: Story = {
  ...opened({ user: { ...everything, consent_at: '2026-11-28T10:15:00Z' } }),
  parameters: shows('account:confirmingErase'),
  play: async (context) => {
    const { args, canvas, globals } = context
    const t = partIn(globals)
    await userEvent.click(canvas.getByRole('button', { name: t.data.email }))
    expect(args.onEdit).toHaveBeenLastCalledWith('email')
    const given = { english: '28 November 2026', punjabi: '28 ਨਵੰਬਰ 2026', hindi: '28 नवंबर 2026' }[
      lookOf(globals).language
    ]
    await userEvent.click(canvas.getByRole('button', { name: `${t.data.withdraw} ${t.data.givenOn(given)}` }))
    expect(canvas.getByRole('dialog', { name: t.withdrawal.heading })).toBeVisible()
  },
}

/** D39: below 18 there are no referrals, and no points. */
export const Minor: Story = {
  ...opened({ user: { ...everything, date_of_birth: '2010-05-01' } }),
  play: ({ canvas, globals }) => {
    const t = partIn(globals)
    expect(canvas.getByText('Meera Sharma')).toBeVisible()
    expect(canvas.queryByText(t.refer.title)).toBeNull()
    expect(canvas.queryByText(t.points(20))).toBeNull()
  },
}

export const EverythingSetHindu: Story = { ...EverythingSet, globals: { tradition: 'hindu' } }

export const NothingSet: Story = {
  ...opened({ user: {} }),
  play: ({ canvas, globals }) => {
    const t = partIn(globals)
    // The birth date, and what is optional but the email address.
    expect(canvas.getAllByText(t.notSet)).toHaveLength(OPTIONAL.length)
    expect(canvas.queryByText(t.account.email)).toBeNull()
    expect(canvas.queryByRole('button', { name: t.data.email })).toBeNull()
    expect(canvas.getByRole('button', { name: t.data.withdraw })).toBeVisible()
    expect(canvas.getByText(t.points(0))).toBeVisible()
  },
}

/** Spec §9: the week's top two get special recognition. */
export const TopOfWeek: Story = {
  ...opened({ user: { ...everything, weekly_top: true } }),
  play: ({ canvas, globals }) => {
    const t = partIn(globals)
    expect(canvas.getByText(`${t.points(20)} · ${t.topOfWeek}`)).toBeVisible()
  },
}

/** Signed in with WhatsApp: a phone, and a name in one's own script. */
export const PhoneOnly: Story = {
  ...opened({ user: { ...everything, name: 'सुरिंदर कौर', email: undefined as never, language_preference: 'punjabi' } }),
  play: ({ canvas, globals }) => {
    const t = partIn(globals)
    expect(canvas.getByText(t.account.phone)).toBeVisible()
    expect(canvas.getAllByText('+919876543210')).toHaveLength(2)
    expect(canvas.getByText('सु')).toBeVisible()
  },
}

/** The names that came from Google, where there are no others. */
export const FromGoogle: Story = {
  tags: ['once'],
  ...opened({ user: { google_name: 'Arjan Singh', google_email: 'arjan@example.com' } }),
  play: ({ canvas }) => {
    expect(canvas.getByText('Arjan Singh')).toBeVisible()
    expect(canvas.getAllByText('arjan@example.com')).toHaveLength(2)
  },
}

const tier = (subscription: User['subscription_status']): Pick<Story, 'loaders' | 'play'> => ({
  ...opened({ user: { ...everything, subscription_status: subscription } }),
  play: ({ canvas, globals }) => {
    const icon = canvas.getByRole('img', { name: partIn(globals).account.tiers[subscription] })
    expect(icon).toHaveClass(`tier--${subscription}`)
    // Spec §1: only the colour changes.
    expect(canvas.getByText(textsIn(globals).defaultLanding.free)).toBeVisible()
  },
})
export const Free: Story = { tags: ['once'], ...tier('free') }
export const Basic: Story = { tags: ['once'], ...tier('basic') }
export const Premium: Story = { tags: ['once'], ...tier('premium') }

export const LongNames: Story = {
  ...opened({
    user: {
      ...everything,
      name: 'Venkatanarasimharajuvaripeta Thiruvananthapuram Balasubramaniam',
      email: 'venkatanarasimharajuvaripeta.balasubramaniam@correspondence.example.com',
      place_of_birth: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch, near the old railway station',
      referral_points: 123_450,
    },
    music: false,
  }),
}

export const Switches: Story = {
  ...opened({ music: true, haptics: false }),
  play: async ({ args, canvas, globals }) => {
    const t = partIn(globals).app
    const music = canvas.getByRole('switch', { name: t.music })
    expect(music).toBeChecked()
    expect(music).toHaveAccessibleDescription(t.musicHint)
    await userEvent.click(music)
    expect(args.onMusic).toHaveBeenLastCalledWith(false)
    const haptics = canvas.getByRole('switch', { name: t.haptics })
    expect(haptics).not.toBeChecked()
    // The whole row is the target.
    await userEvent.click(canvas.getByText(t.hapticsHint))
    expect(args.onHaptics).toHaveBeenLastCalledWith(true)
    const { language } = textsIn(globals)
    const group = canvas.getByRole('group', { name: language.label })
    await userEvent.click(within(group).getByRole('button', { name: languageNames.hindi }))
    expect(args.onLanguage).toHaveBeenCalledWith('hindi')
  },
}

/** Until the music’s code is here, its switch keeps its place and cannot be seen. */
export const NoMusic: Story = {
  tags: ['once'],
  ...opened({ music: null }),
  play: ({ canvas }) => expect(canvas.getAllByRole('switch')).toHaveLength(1),
}

/** D15: the switch shows the choice at once, while it is being saved. */
export const LanguageSaving: Story = {
  tags: ['once'],
  ...opened({ edit: { field: { name: 'language_preference', value: 'hindi' }, quiet: true } }),
  parameters: shows('account:idle', 'profileEdit:saving'),
  play: ({ canvas }) => {
    expect(canvas.getByRole('button', { pressed: true })).toHaveTextContent(languageNames.hindi)
    expect(canvas.queryByRole('dialog')).toBeNull()
  },
}

export const LanguageSaveFailed: Story = {
  tags: ['once'],
  ...opened({
    edit: { field: { name: 'language_preference', value: 'hindi' }, quiet: true },
    editEvents: [failed('saveField', new ApiError('http', 503))],
  }),
  parameters: shows('account:idle', 'profileEdit:open.errorBanner'),
  play: ({ canvas, canvasElement, globals }) => {
    const pressed = canvasElement.querySelector('.language [aria-pressed="true"]')
    expect(pressed).toHaveTextContent(languageNames.english)
    expect(canvas.getByRole('alert')).toHaveTextContent(partIn(globals).errors.server)
  },
}

/** With its modal, at work: what is typed is kept, a refusal shows, and closing gives the page back. */
export const Editing: Story = {
  ...opened({ edit: { field: { name: 'place_of_birth', value: 'Moga' } } }),
  parameters: shows('account:idle', 'profileEdit:open.errorBanner'),
  play: async (context) => {
    const { canvas, globals } = context
    const t = partIn(globals)
    const { edit } = worldOf(context)
    const dialog = await canvas.findByRole('dialog', { name: t.fields.place_of_birth })
    const box = within(dialog).getByRole('textbox')
    await userEvent.clear(box)
    await userEvent.type(box, 'Amritsar')
    await userEvent.click(within(dialog).getByRole('button', { name: t.save }))
    expect(edit?.getSnapshot().value).toBe('saving')
    edit?.send(failed('saveField', new ApiError('http', 400)))
    const alert = await within(dialog).findByRole('alert')
    expect(alert).toHaveTextContent(t.errors.invalid)
    expect(box).toHaveValue('Amritsar')
    expect(within(dialog).getByRole('button', { name: t.save })).toHaveFocus()
  },
}

export const Exporting: Story = {
  ...opened({ account: [{ type: 'export.start' }] }),
  parameters: shows('account:exporting'),
  play: ({ canvas, globals }) => {
    const t = partIn(globals).data
    expect(canvas.getByRole('button', { name: t.exporting })).toHaveAttribute('aria-busy', 'true')
    expect(canvas.getByRole('button', { name: t.erase })).toBeDisabled()
  },
}

export const Exported: Story = {
  ...opened({ account: [{ type: 'export.start' }, done('exportAccount')] }),
  parameters: shows('account:exported'),
  play: ({ canvas, globals }) => {
    expect(canvas.getByRole('status')).toHaveTextContent(partIn(globals).data.exported)
  },
}

export const ExportFailed: Story = {
  ...opened({ account: [{ type: 'export.start' }, failed('exportAccount', new ApiError('network'))] }),
  parameters: shows('account:exporting'),
  play: async (context) => {
    const t = partIn(context.globals).data
    expect(context.canvas.getByRole('alert')).toHaveTextContent(t.exportFailed)
    await userEvent.click(context.canvas.getByRole('button', { name: t.export }))
    expect(worldOf(context).account.getSnapshot().value).toBe('exporting')
  },
}

/** The same, as it stays. */
export const ExportFailedAtRest: Story = {
  ...opened({ account: [{ type: 'export.start' }, failed('exportAccount', new ApiError('network'))] }),
  parameters: shows('account:exportFailed'),
  play: ({ canvas, globals }) => expect(canvas.getByRole('alert')).toHaveTextContent(partIn(globals).data.exportFailed),
}

/** From the row through the tick to the erasure, and nothing before the tick. */
export const Erasing: Story = {
  ...opened(),
  parameters: shows('account:erasing'),
  play: async (context) => {
    const { canvas, globals } = context
    const t = partIn(globals)
    const { account } = worldOf(context)
    await userEvent.click(canvas.getByRole('button', { name: t.data.erase }))
    const dialog = canvas.getByRole('dialog', { name: t.erase.heading })
    const confirm = within(dialog).getByRole('button', { name: t.erase.confirm })
    expect(confirm).toBeDisabled()
    await userEvent.click(within(dialog).getByRole('button', { name: t.cancel }))
    expect(account.getSnapshot().value).toBe('idle')
    // The focus is back where it came from.
    expect(canvas.getByRole('button', { name: t.data.erase })).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: t.data.erase }))
    await userEvent.click(within(dialog).getByRole('checkbox'))
    await userEvent.click(within(dialog).getByRole('button', { name: t.erase.confirm }))
    expect(account.getSnapshot().value).toBe('erasing')
  },
}
