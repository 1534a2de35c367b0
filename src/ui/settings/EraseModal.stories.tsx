import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test'
import type { EventFrom } from 'xstate'
import { failed, reach } from '../../../tests/machines/testing.ts'
import { ApiError } from '../../api/ApiError.ts'
import { accountMachine } from '../../machines/account/account.machine.ts'
import { settingsTexts } from '../i18n/settings.ts'
import { argsFrom, lookOf, needs, shows, textsIn } from '../stories.fixtures.ts'
import { EraseModal } from './EraseModal.tsx'
import { toAccount } from './Settings.container.tsx'

type Machine = typeof accountMachine

const storyAfter = (...events: EventFrom<Machine>[]) =>
  argsFrom(reach(accountMachine, {}, ...events), (snapshot) => ({ state: toAccount(snapshot).erase }))
const ask = { type: 'erase.ask', reason: 'erasure' } as const
const withdraw = { type: 'erase.ask', reason: 'withdrawal' } as const
const ticked = { type: 'erase.understand', understood: true } as const
const confirm = { type: 'erase.confirm' } as const
const fails = failed('deleteAccount', new ApiError('http', 503))

const partIn = (globals: Record<string, unknown>) => {
  const part = settingsTexts.loaded(lookOf(globals).language)
  if (!part) throw new Error('the texts of settings are not loaded')
  return part.erase
}
const withdrawalIn = (globals: Record<string, unknown>) => settingsTexts.loaded(lookOf(globals).language)?.withdrawal

const meta = {
  title: 'components/EraseModal',
  component: EraseModal,
  parameters: shows('account:confirmingErase'),
  args: { ...storyAfter(ask).args, onUnderstand: fn(), onConfirm: fn(), onCancel: fn() },
  loaders: [needs(settingsTexts), ...storyAfter(ask).loaders],
  render: (args) => (
    <main style={{ minHeight: '100dvh', background: 'var(--paper)' }}>
      <EraseModal {...args} />
    </main>
  ),
} satisfies Meta<typeof EraseModal>
export default meta
type Story = StoryObj<typeof meta>

export const Unticked: Story = {
  play: async ({ args, canvas, globals }) => {
    const t = partIn(globals)
    const dialog = canvas.getByRole('dialog', { name: t.heading })
    expect(dialog.matches(':modal')).toBe(true)
    // It names what is lost.
    for (const what of t.lost) expect(canvas.getByText(what)).toBeVisible()
    expect(canvas.getByRole('button', { name: t.confirm })).toBeDisabled()
    await userEvent.click(canvas.getByRole('checkbox', { name: t.understand }))
    expect(args.onUnderstand).toHaveBeenLastCalledWith(true)
    expect(args.onConfirm).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: textsIn(globals).app.close }))
    fireEvent(dialog, new Event('cancel', { cancelable: true }))
    expect(args.onCancel).toHaveBeenCalledTimes(2)
  },
}

export const Ticked: Story = {
  ...storyAfter(ask, ticked),
  play: async ({ args, canvas, globals }) => {
    const t = partIn(globals)
    const box = canvas.getByRole('checkbox', { name: t.understand })
    expect(box).toBeChecked()
    await userEvent.click(box)
    expect(args.onUnderstand).toHaveBeenLastCalledWith(false)
    await userEvent.click(canvas.getByRole('button', { name: t.confirm }))
    expect(args.onConfirm).toHaveBeenCalledOnce()
  },
}

export const Erasing: Story = {
  ...storyAfter(ask, ticked, confirm),
  parameters: shows('account:erasing'),
  play: async ({ args, canvas, canvasElement, globals }) => {
    expect(canvasElement.querySelector('form')).toHaveAttribute('aria-busy', 'true')
    const button = canvas.getByRole('button', { name: partIn(globals).erasing })
    await userEvent.click(button)
    expect(args.onConfirm).not.toHaveBeenCalled()
    const dialog = canvas.getByRole<HTMLDialogElement>('dialog')
    dialog.close()
    await waitFor(() => expect(dialog.matches(':modal')).toBe(true))
  },
}

export const Failed: Story = {
  ...storyAfter(ask, ticked, confirm, fails),
  parameters: shows('account:eraseFailed'),
  play: async ({ args, canvas, globals }) => {
    const t = partIn(globals)
    expect(canvas.getByRole('alert')).toHaveTextContent(t.failed)
    await userEvent.click(canvas.getByRole('button', { name: t.confirm }))
    expect(args.onConfirm).toHaveBeenCalledOnce()
  },
}

export const Cancelled: Story = {
  tags: ['once'],
  ...storyAfter(ask, { type: 'erase.cancel' }),
  parameters: shows('account:idle'),
  play: ({ canvas }) => expect(canvas.queryByRole('dialog')).toBeNull(),
}

/** D53: says what a withdrawal means before it is confirmed. */
export const Withdrawal: Story = {
  ...storyAfter(withdraw, ticked),
  play: async ({ args, canvas, globals }) => {
    const t = withdrawalIn(globals)
    const dialog = canvas.getByRole('dialog', { name: t?.heading })
    expect(dialog).toHaveTextContent(t?.text ?? '')
    expect(dialog).toHaveTextContent(t?.onlyOptional ?? '')
    for (const what of partIn(globals).lost) expect(canvas.getByText(what)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: partIn(globals).confirm }))
    expect(args.onConfirm).toHaveBeenCalledOnce()
  },
}
