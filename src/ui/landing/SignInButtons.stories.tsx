import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import type { EventFrom } from 'xstate'
import { done, failed, reach } from '../../../tests/machines/testing.ts'
import { ApiError } from '../../api/ApiError.ts'
import { googleLoginMachine } from '../../machines/googleLogin/googleLogin.machine.ts'
import { landingTexts } from '../i18n/landing.ts'
import { loginErrorText } from '../login/loginErrorText.ts'
import { needs, partIn, shows, textsIn } from '../stories.fixtures.ts'
import { useTexts } from '../texts.tsx'
import { type Actions, SignInButtons } from './SignInButtons.tsx'

type Machine = typeof googleLoginMachine

const landingIn = (globals: Record<string, unknown>) => partIn(landingTexts, globals).landing

const start = { type: 'google.start' } as const
const grant = done('openProvider', { accessToken: 'token', audience: 'satsang-local' })
const profile = done('fetchUserInfo', { id: '108', email: 'meera@example.com', name: 'Meera', picture: '' })
const refusedPage = Object.assign(new Error(), { kind: 'cancelled' })
const blockedPage = Object.assign(new Error(), { kind: 'unavailable' })

type Props = Actions & { events: EventFrom<Machine>[]; primary?: boolean; whatsappOpening?: boolean }

const stateAfter = (events: EventFrom<Machine>[]) =>
  reach(googleLoginMachine, { tradition: 'sikh', referralCode: '' }, ...events)

/** What the buttons show of the Google login after those events. */
function AfterEvents({ events, whatsappOpening = false, ...rest }: Props) {
  const t = useTexts()
  const state = stateAfter(events)
  const isBusy = state.matches('opening') || state.matches('fetchingUserInfo') || state.matches('signingIn')
  return (
    <SignInButtons
      {...rest}
      busy={isBusy ? 'google' : whatsappOpening ? 'whatsapp' : null}
      error={loginErrorText(state.context.error, t.errors)}
    />
  )
}

const meta = {
  title: 'components/SignInButtons',
  component: AfterEvents,
  parameters: shows('googleLogin:failed'),
  args: { events: [], onGoogle: fn(), onWhatsapp: fn() },
  loaders: [needs(landingTexts), async ({ args }) => ({ shown: [stateAfter(args.events ?? [])] })],
  render: (args) => (
    <main style={{ maxWidth: 500, minHeight: '100dvh', padding: 16, background: 'var(--paper)' }}>
      <AfterEvents {...args} />
    </main>
  ),
} satisfies Meta<typeof AfterEvents>
export default meta
type Story = StoryObj<typeof meta>

export const Idle: Story = {
  parameters: shows('googleLogin:idle'),
  play: async ({ args, canvas, globals }) => {
    const t = landingIn(globals)
    await userEvent.click(canvas.getByRole('button', { name: t.continueGoogle }))
    await userEvent.click(canvas.getByRole('button', { name: t.continueWhatsapp }))
    expect(args.onGoogle).toHaveBeenCalledOnce()
    expect(args.onWhatsapp).toHaveBeenCalledOnce()
    expect(canvas.queryByRole('alert')).toBeNull()
  },
}

export const TheOneThingToDo: Story = { parameters: shows('googleLogin:idle'), args: { primary: true } }

/** The provider's page is open: another tap brings it to the front. */
export const Opening: Story = {
  parameters: shows('googleLogin:opening'),
  args: { events: [start], primary: true },
  play: async ({ args, canvas, globals }) => {
    const google = canvas.getByRole('button', { name: landingIn(globals).continueGoogle })
    expect(google).toHaveAttribute('aria-busy', 'true')
    await userEvent.click(google)
    expect(args.onGoogle).toHaveBeenCalledOnce()
  },
}

export const FetchingUserInfo: Story = {
  parameters: shows('googleLogin:fetchingUserInfo'),
  tags: ['once'],
  args: { events: [start, grant] },
}
export const SigningIn: Story = {
  parameters: shows('googleLogin:signingIn'),
  tags: ['once'],
  args: { events: [start, grant, profile] },
}

export const WhatsAppOpening: Story = {
  parameters: shows('googleLogin:idle'),
  tags: ['once'],
  args: { whatsappOpening: true },
  play: ({ canvas, globals }) => {
    const whatsapp = canvas.getByRole('button', { name: landingIn(globals).continueWhatsapp })
    expect(whatsapp).toHaveAttribute('aria-busy', 'true')
  },
}

/** A failure in section 8's words. */
const says = (toWords: (errors: ReturnType<typeof textsIn>['errors']) => string): Partial<Story> => ({
  play: ({ canvas, globals }) => expect(canvas.getByRole('alert')).toHaveTextContent(toWords(textsIn(globals).errors)),
})

export const Cancelled: Story = {
  args: { events: [start, failed('openProvider', refusedPage)] },
  ...says(({ google }) => google.cancelled),
}

export const Blocked: Story = {
  args: { events: [start, failed('openProvider', blockedPage)] },
  ...says(({ google }) => google.failed),
}

export const UserInfoFailed: Story = {
  args: { events: [start, grant, failed('fetchUserInfo', new Error())] },
  ...says(({ google }) => google.userInfoFailed),
}

export const SignInFailed: Story = {
  args: { events: [start, grant, profile, failed('login', new ApiError('network'))] },
  ...says(({ google }) => google.signInFailed),
}

export const InvalidResponse: Story = {
  args: { events: [start, grant, profile, failed('login', new ApiError('malformed'))] },
  ...says(({ login }) => login.invalidResponse),
}

export const LoginFailed: Story = {
  args: { events: [start, grant, profile, failed('login', new ApiError('http', 502))] },
  ...says(({ login }) => login.failed),
}

export const RefusedInServersWords: Story = {
  tags: ['once'],
  args: {
    events: [
      start,
      grant,
      profile,
      failed('login', new ApiError('http', 401, 'This sign-in could not be verified. Please try again.')),
    ],
  },
  ...says(() => 'This sign-in could not be verified. Please try again.'),
}
