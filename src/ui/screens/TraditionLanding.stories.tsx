import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { overStatus } from '../../../tests/machines/fixtures.ts'
import { done, failed } from '../../../tests/machines/testing.ts'
import { ApiError } from '../../api/ApiError.ts'
import { screenName } from '../../machines/app/app.setup.ts'
import { landingTexts } from '../i18n/landing.ts'
import { loginTexts } from '../i18n/login.ts'
import { WhatsAppLoginContainer } from '../login/WhatsAppLoginModal.container.tsx'
import {
  auth,
  google,
  needs,
  onScreen,
  partIn,
  proof,
  root,
  type Step,
  shows,
  signsIn,
  socialProof,
  textsIn,
  trial,
  whatsapp,
  worldOf,
} from '../stories.fixtures.ts'
import { TraditionLandingContainer } from './TraditionLanding.container.tsx'

const fromAnonymous = onScreen('landing', { at: (prefix) => `${prefix}?from=anonymous` })
const fromAnonymousWithCode = onScreen('landing', { at: (prefix) => `${prefix}?from=anonymous&ref=asha-2026` })
/** D11: the start of the anonymous session failed. */
const startFailed: Step = trial(failed('startSession', new ApiError('http', 503)))
const afterFailure = onScreen('landing')

const landingIn = (globals: Record<string, unknown>) => partIn(landingTexts, globals).landing

const meta = {
  title: 'screens/TraditionLanding',
  parameters: shows('app:route.visitor.landing', 'socialProof:loading', 'auth:visitor'),
  loaders: [needs(landingTexts)],
  render: (_, context) => {
    const { app, language, tradition } = worldOf(context)
    return (
      <TraditionLandingContainer
        actor={app}
        language={language}
        tradition={tradition}
        whatsappModal={(login) => <WhatsAppLoginContainer actor={login} />}
      />
    )
  },
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

/** Come to sign in: no free try, and the code is not to be changed any more. */
export const FromAnonymous: Story = {
  ...fromAnonymous(),
  play: (context) => {
    const { canvas, globals } = context
    const t = textsIn(globals)
    const landing = landingIn(globals)
    const { tradition } = worldOf(context)
    expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(landing.welcome[tradition])
    expect(canvas.getByText(t.guides[tradition].aiNotice)).toBeVisible()
    expect(canvas.queryByRole('button', { name: landing.tryButton })).toBeNull()
    expect(canvas.getByRole('textbox', { name: landing.referralLabel })).toBeDisabled()
    expect(canvas.getByRole('button', { name: landing.continueGoogle })).toBeEnabled()
    expect(canvas.getByRole('button', { name: landing.continueWhatsapp })).toBeEnabled()
  },
}

export const FromAnonymousHindu: Story = { ...FromAnonymous, globals: { tradition: 'hindu' } }

export const FromAnonymousWithCode: Story = {
  tags: ['once'],
  ...fromAnonymousWithCode(),
  play: ({ canvas }) => {
    expect(canvas.getByRole('textbox')).toHaveValue('ASHA-2026')
    expect(canvas.getByRole('textbox')).toBeDisabled()
  },
}

/** From the end of the trial by the login modal's button. */
export const TrialOver: Story = {
  ...onScreen('landing', { at: (prefix) => `${prefix}/chat`, session: { referral_code: 'ASHA-2026' } })(
    trial(done('checkStatus', overStatus), { type: 'login.signIn' }),
    // The address bar does what it was told.
    ({ app, did }) => {
      const [path = '', search = ''] = String(did.navigate.mock.calls.at(-1)?.[0]).split('?')
      app.send({ type: 'location.changed', location: { path, search: `?${search}` } })
    },
  ),
  play: ({ canvas, globals }) => {
    expect(canvas.queryByRole('button', { name: landingIn(globals).tryButton })).toBeNull()
    expect(canvas.getByRole('textbox')).toHaveValue('ASHA-2026')
    expect(canvas.getByRole('textbox')).toBeDisabled()
  },
}

export const ProofLoading: Story = {
  tags: ['once'],
  ...fromAnonymous(),
  play: (context) => {
    const landing = landingIn(context.globals)
    const box = context.canvas.getByRole('region', { name: landing.promoLabel })
    expect(box).toHaveAttribute('aria-busy', 'true')
    // Never empty: the fixed text stands there until the server's message comes.
    expect(box).toHaveTextContent(landing.promoFallback[worldOf(context).tradition])
  },
}

export const ProofShown: Story = {
  ...fromAnonymous(proof((tradition) => done('loadMessage', socialProof(tradition)))),
  parameters: shows('app:route.visitor.landing', 'socialProof:shown', 'auth:visitor'),
  play: (context) => {
    const { tradition } = worldOf(context)
    const message = context.canvas.getByText(socialProof(tradition).content)
    // It is the server's, in the language of the tradition.
    expect(message).toHaveAttribute('lang', tradition === 'sikh' ? 'pa' : 'hi')
  },
}

export const ProofShownHindu: Story = { ...ProofShown, globals: { tradition: 'hindu' } }

export const ProofFallback: Story = {
  ...fromAnonymous(proof(() => failed('loadMessage', new ApiError('network')))),
  parameters: shows('app:route.visitor.landing', 'socialProof:fallback', 'auth:visitor'),
  play: (context) => {
    const { tradition } = worldOf(context)
    const landing = landingIn(context.globals)
    expect(context.canvas.getByText(landing.promoFallback[tradition])).toBeVisible()
  },
}

export const ProofFallbackHindu: Story = { ...ProofFallback, globals: { tradition: 'hindu' }, tags: ['once'] }

export const StartFailed: Story = {
  ...afterFailure(startFailed),
  parameters: shows('app:route.visitor.initializing', 'socialProof:loading', 'auth:visitor'),
  play: async (context) => {
    const { canvas, globals } = context
    const { app, tradition, did } = worldOf(context)
    const t = textsIn(globals)
    const landing = landingIn(globals)
    expect(canvas.getByRole('alert')).toHaveTextContent(t.errors.startFailed)
    await userEvent.click(canvas.getByRole('button', { name: landing.tryButton }))
    expect(screenName(app.getSnapshot().value)).toBe('initializing')
    expect(did.navigate).toHaveBeenLastCalledWith(tradition === 'sikh' ? '/pn/chat' : '/hi/chat', false)
  },
}

export const StartFailedHindu: Story = { ...StartFailed, globals: { tradition: 'hindu' }, tags: ['once'] }

/** The alert as it stays: with the proof, and nobody has tried again. */
export const StartFailedAtRest: Story = {
  ...afterFailure(
    startFailed,
    proof((tradition) => done('loadMessage', socialProof(tradition))),
  ),
  parameters: shows('app:route.visitor.landing', 'socialProof:shown', 'auth:visitor', 'anonymousTrial:failed'),
  play: ({ canvas, globals }) => {
    expect(canvas.getByRole('alert')).toBeVisible()
    expect(canvas.getByRole('button', { name: landingIn(globals).tryButton })).toBeEnabled()
  },
}

/** D13: the device's free messages were used with the other guide; the start here failed. */
export const OtherTrialOver: Story = {
  tags: ['once'],
  ...onScreen('landing', { otherSession: { trial_completed: true } })(startFailed),
  parameters: shows('app:route.visitor.landing', 'socialProof:loading', 'auth:visitor', 'anonymousTrial:failed'),
  play: ({ canvas, globals }) => {
    const t = textsIn(globals)
    const landing = landingIn(globals)
    expect(canvas.getByRole('alert')).toHaveTextContent(t.errors.startFailed)
    expect(canvas.queryByRole('button', { name: landing.tryButton })).toBeNull()
  },
}

/** Spec §5: upper-cased, at most 20 characters. */
export const ReferralTyped: Story = {
  ...afterFailure(startFailed, root({ type: 'referral.change', value: 'asha' })),
  parameters: shows('app:route.visitor.landing', 'socialProof:loading', 'auth:visitor', 'anonymousTrial:failed'),
  play: async ({ canvas, globals }) => {
    const field = canvas.getByRole('textbox', { name: landingIn(globals).referralLabel })
    expect(field).toHaveValue('ASHA')
    await userEvent.type(field, '-2026 and much more than fits')
    expect(field).toHaveValue('ASHA-2026ANDMUCHMORE')
    expect(field).toHaveAccessibleDescription(landingIn(globals).referralHint)
  },
}

/** The code of the sign-in is on its way. */
export const LoginPreparing: Story = {
  tags: ['once'],
  ...fromAnonymous(root({ type: 'login.start', method: 'google' })),
  parameters: shows('app:route.visitor.landing', 'socialProof:loading', 'auth:loggingIn.preparing'),
  play: ({ canvas, globals }) => {
    const google = canvas.getByRole('button', { name: landingIn(globals).continueGoogle })
    expect(google).toHaveAttribute('aria-busy', 'true')
  },
}

/** The provider's page is open in another window. */
export const GoogleOpening: Story = {
  ...fromAnonymous(signsIn('google')),
  parameters: shows('app:route.visitor.landing', 'socialProof:loading', 'googleLogin:opening', 'auth:loggingIn.google'),
  play: ({ canvas, globals }) => {
    expect(canvas.getByRole('button', { name: landingIn(globals).continueGoogle })).toHaveAttribute('aria-busy', 'true')
  },
}

/** Section 8: the person closed it, or Google said no. */
export const GoogleCancelled: Story = {
  ...fromAnonymous(
    signsIn('google'),
    google(failed('openProvider', Object.assign(new Error('closed'), { kind: 'cancelled' }))),
  ),
  parameters: shows('app:route.visitor.landing', 'socialProof:loading', 'googleLogin:failed', 'auth:visitor'),
  play: ({ canvas, globals }) => {
    expect(canvas.getByRole('alert')).toHaveTextContent(textsIn(globals).errors.google.cancelled)
    expect(canvas.getByRole('button', { name: landingIn(globals).continueGoogle })).toBeEnabled()
  },
}

/** Section 8 Login failure: a method that nobody knows. */
export const UnsupportedMethod: Story = {
  ...fromAnonymous(root({ type: 'login.start', method: 'carrier pigeon' })),
  play: ({ canvas, globals }) =>
    expect(canvas.getByRole('alert')).toHaveTextContent(textsIn(globals).errors.login.unsupportedMethod),
}

/** The code of the sign-in did not come. */
export const LoginCodeMissing: Story = {
  tags: ['once'],
  ...fromAnonymous(root({ type: 'login.start', method: 'google' }), auth(failed('loadLogin', new Error('no chunk')))),
  play: ({ canvas, globals }) =>
    expect(canvas.getByRole('alert')).toHaveTextContent(textsIn(globals).errors.login.failed),
}

/** The WhatsApp modal over the landing; its own states have their own stories. */
export const WhatsApp: Story = {
  parameters: shows(
    'app:route.visitor.landing',
    'socialProof:loading',
    'whatsappLogin:open.countdown.idle',
    'whatsappLogin:open.step.phone.editing',
    'auth:loggingIn.whatsapp',
  ),
  loaders: [needs(loginTexts), ...fromAnonymous(signsIn('whatsapp')).loaders],
  play: async ({ canvas }) => expect(await canvas.findByRole('dialog')).toBeVisible(),
}

const notThere = new ApiError('http', 501, 'This server does not offer this yet.', 'not_implemented')
const googleMissing = [signsIn('google'), google(failed('openProvider', notThere))]
const whatsappMissing = [
  signsIn('whatsapp'),
  whatsapp({ type: 'phone.change', value: '9876543210' }, { type: 'phone.submit' }, failed('sendOtp', notThere)),
]

/** This provider of v1 lets nobody in by Google. */
export const GoogleNotOffered: Story = {
  ...fromAnonymous(...googleMissing),
  parameters: shows('app:route.visitor.landing', 'socialProof:loading', 'googleLogin:notOffered', 'auth:visitor'),
  play: ({ canvas, globals }) => {
    const landing = landingIn(globals)
    const { errors } = textsIn(globals)
    expect(canvas.getByRole('alert')).toHaveTextContent(errors.login.googleNotOffered)
    expect(canvas.getByRole('button', { name: landing.continueGoogle })).toBeDisabled()
    expect(canvas.getByRole('button', { name: landing.continueWhatsapp })).toBeEnabled()
  },
}

/** It sends no codes by WhatsApp: the modal is closed. */
export const WhatsAppNotOffered: Story = {
  ...fromAnonymous(...whatsappMissing),
  parameters: shows('app:route.visitor.landing', 'socialProof:loading', 'whatsappLogin:notOffered', 'auth:visitor'),
  play: ({ canvas, globals }) => {
    const landing = landingIn(globals)
    const { errors } = textsIn(globals)
    expect(canvas.queryByRole('dialog')).toBeNull()
    expect(canvas.getByRole('alert')).toHaveTextContent(errors.login.whatsappNotOffered)
    expect(canvas.getByRole('button', { name: landing.continueGoogle })).toBeEnabled()
    expect(canvas.getByRole('button', { name: landing.continueWhatsapp })).toBeDisabled()
  },
}

/** It lets nobody in. */
export const NoWayIn: Story = {
  ...fromAnonymous(...googleMissing, ...whatsappMissing),
  parameters: shows(
    'app:route.visitor.landing',
    'socialProof:loading',
    'googleLogin:notOffered',
    'whatsappLogin:notOffered',
    'auth:visitor',
  ),
  play: ({ canvas, globals }) => {
    const landing = landingIn(globals)
    const { errors } = textsIn(globals)
    expect(canvas.getByRole('alert')).toHaveTextContent(errors.login.noneOffered)
    expect(canvas.getByRole('button', { name: landing.continueGoogle })).toBeDisabled()
    expect(canvas.getByRole('button', { name: landing.continueWhatsapp })).toBeDisabled()
  },
}
