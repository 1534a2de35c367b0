import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { user } from '../../../tests/machines/fixtures.ts'
import { done, failed } from '../../../tests/machines/testing.ts'
import { ApiError } from '../../api/ApiError.ts'
import { App } from '../App.tsx'
import { auth, onScreen, root, shows, textsIn, worldOf } from '../stories.fixtures.ts'

const meta = {
  title: 'screens/Waiting',
  parameters: shows('app:route.visitor.initializing', 'auth:visitor'),
  render: (_, context) => <App actor={worldOf(context).app} reload={() => {}} />,
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const AuthLoading: Story = {
  ...onScreen('authLoading', { hasToken: true })(),
  parameters: shows('app:route.authLoading', 'auth:restoring.loading'),
  play: ({ canvas, globals }) => {
    expect(canvas.getByRole('status')).toHaveTextContent(textsIn(globals).app.loadingChat)
  },
}

/** A flaky network signs nobody out: the profile is asked for again in a moment. */
export const AuthWaiting: Story = {
  ...AuthLoading,
  tags: ['once'],
  ...onScreen('authLoading', { hasToken: true })(auth(failed('loadProfile', new ApiError('network')))),
  parameters: shows('app:route.authLoading', 'auth:restoring.waiting'),
}

export const Initializing: Story = {
  ...onScreen('initializing')(),
  play: ({ canvas, globals }) => {
    expect(canvas.getByRole('status')).toHaveTextContent(textsIn(globals).app.initializing)
  },
}

export const InitializingHindu: Story = { ...Initializing, globals: { tradition: 'hindu' } }

/** The profile is there, the signed-in part is on its way. */
export const MemberLoading: Story = {
  ...onScreen('memberLoading', { hasToken: true })(auth(done('loadProfile', user()))),
  parameters: shows(
    'app:route.signedIn.memberLoading',
    'app:member.loading',
    'auth:loggedIn.profile.complete',
    'auth:loggedIn.refresh.fresh',
  ),
  play: ({ canvas, globals }) => {
    expect(canvas.getByRole('status')).toHaveTextContent(textsIn(globals).app.loadingChat)
  },
}

/** It did not come: it is asked for again in a moment. */
export const MemberLoadingWaiting: Story = {
  ...MemberLoading,
  tags: ['once'],
  ...onScreen('memberLoading', { hasToken: true })(
    auth(done('loadProfile', user())),
    root(failed('loadMember', new Error('no chunk'))),
  ),
  parameters: shows(
    'app:route.signedIn.memberLoading',
    'app:member.waiting',
    'auth:loggedIn.profile.complete',
    'auth:loggedIn.refresh.fresh',
  ),
}
