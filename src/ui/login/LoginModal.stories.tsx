import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, userEvent } from 'storybook/test'
import type { EventFrom } from 'xstate'
import { overStatus, session } from '../../../tests/machines/fixtures.ts'
import { done, reach } from '../../../tests/machines/testing.ts'
import { anonymousTrialMachine } from '../../machines/anonymousTrial/anonymousTrial.machine.ts'
import { argsFrom, shows, textsIn } from '../stories.fixtures.ts'
import { LoginModal } from './LoginModal.tsx'

type Machine = typeof anonymousTrialMachine

const storyAfter = (...events: EventFrom<Machine>[]) =>
  argsFrom(reach(anonymousTrialMachine, { tradition: 'sikh', session: session() }, ...events), (snapshot) => ({
    open: snapshot.matches('loginRequired'),
  }))

const meta = {
  title: 'components/LoginModal',
  component: LoginModal,
  ...storyAfter(),
  parameters: shows('anonymousTrial:loginRequired'),
  args: { ...storyAfter().args, onSignIn: fn(), onClose: fn() },
  render: (args) => (
    <main style={{ minHeight: '100dvh', background: 'var(--paper)' }}>
      <LoginModal {...args} />
    </main>
  ),
} satisfies Meta<typeof LoginModal>
export default meta
type Story = StoryObj<typeof meta>

export const LoginRequired: Story = {
  ...storyAfter(done('checkStatus', overStatus)),
  play: async ({ args, canvas, globals }) => {
    const t = textsIn(globals)
    const dialog = canvas.getByRole('dialog', { name: t.loginModal.heading })
    // The rest of the page is out of reach, and the focus is inside.
    expect(dialog.matches(':modal')).toBe(true)
    expect(dialog).toContainElement(document.activeElement as HTMLElement)
    await userEvent.click(canvas.getByRole('button', { name: t.loginModal.signIn }))
    expect(args.onSignIn).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: t.app.close }))
    expect(args.onClose).toHaveBeenCalledOnce()
    // Escape reports, and the machine decides.
    fireEvent(dialog, new Event('cancel', { cancelable: true }))
    expect(args.onClose).toHaveBeenCalledTimes(2)
    expect(dialog).toHaveAttribute('open')
  },
}

export const TrialCompleted: Story = {
  ...storyAfter(done('checkStatus', overStatus), { type: 'login.close' }),
  parameters: shows('anonymousTrial:trialCompleted'),
  play: ({ canvas }) => expect(canvas.queryByRole('dialog')).toBeNull(),
}
