import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { elapsed, failed } from '../../../tests/machines/testing.ts'
import { ApiError } from '../../api/ApiError.ts'
import { MOST_ANSWERS } from '../../machines/auth/auth.machine.ts'
import { App } from '../App.tsx'
import { auth, onScreen, root, shows, textsIn, worldOf } from '../stories.fixtures.ts'

const meta = {
  title: 'screens/ErrorScreen',
  parameters: shows('app:fault.crashed', 'app:route.visitor.initializing'),
  render: (_, context) => <App actor={worldOf(context).app} reload={() => {}} />,
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const Crashed: Story = {
  ...onScreen('crashed')(root({ type: 'view.crashed', error: 'Error' })),
  play: async (context) => {
    const { canvas, globals } = context
    const t = textsIn(globals).errorScreen
    expect(canvas.getByRole('alert')).toHaveTextContent(t.title)
    expect(canvas.getByRole('alert')).toHaveTextContent(t.text)
    await userEvent.click(canvas.getByRole('button', { name: t.refresh }))
    expect(worldOf(context).did.reload).toHaveBeenCalledOnce()
  },
}

/** A token is there, and whatever the server answers to it tells nobody who is signed in. */
export const AuthFailed: Story = {
  ...Crashed,
  ...onScreen('authFailed', { hasToken: true })(
    auth(
      ...Array.from({ length: MOST_ANSWERS }, () => [
        failed('loadProfile', new ApiError('malformed', 200)),
        elapsed('loadRetry', 'auth.restoring.waiting'),
      ]).flat(),
    ),
  ),
  parameters: shows('app:route.authFailed', 'auth:restoring.failed'),
}
