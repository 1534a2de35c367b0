import { shallowEqual, useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { actorsOf } from '../../machines/app/actors.ts'
import type { appMachine } from '../../machines/app/app.machine.ts'
import { landingQuery } from '../../machines/app/routes.ts'
import type { authMachine } from '../../machines/auth/auth.machine.ts'
import { TRADITIONS } from '../../machines/entities.ts'
import type { googleLoginMachine } from '../../machines/googleLogin/googleLogin.machine.ts'
import type { socialProofMachine } from '../../machines/socialProof/socialProof.machine.ts'
import type { whatsappLoginMachine } from '../../machines/whatsappLogin/whatsappLogin.machine.ts'
import { type LandingTexts, landingTexts } from '../i18n/landing.ts'
import { loginErrorText } from '../login/loginErrorText.ts'
import { type Texts, useTexts, useTextsPart } from '../texts.tsx'
import type { AppActor, Language, Tradition } from '../types.ts'
import { type State, TraditionLanding } from './TraditionLanding.tsx'

type Proof = State['proof']

/** The promotional box: the server's message, or the fixed text when there is none (spec §2). */
const toProof = (
  snapshot: SnapshotFrom<typeof socialProofMachine> | null,
  tradition: Tradition,
  { landing }: LandingTexts,
): Proof => {
  const message = snapshot?.context.message ?? null
  // The fixed text stands there from the start, so that the box is never empty and nothing jumps.
  const isLoading = snapshot === null || snapshot.matches('loading')
  return message === null
    ? { kind: isLoading ? 'loading' : 'fallback', text: landing.promoFallback[tradition] }
    : { kind: 'shown', text: message.content }
}

type Shown = Pick<State, 'tryVisible' | 'referral' | 'error'>

export const toState = (
  snapshot: SnapshotFrom<typeof appMachine>,
  tradition: Tradition,
  t: Texts,
): Omit<Shown, 'referral'> & { referralValue: string; referralDisabled: boolean } => {
  const { location, referral, input } = snapshot.context
  const { fromAnonymous } = landingQuery(location)
  const trialIs = (visited: 'over' | 'failed', of = tradition) => snapshot.matches({ trials: { [of]: { visited } } })
  // D13: the trial is the device's, whichever tradition it came to its end in.
  const isOver = TRADITIONS.some((each) => trialIs('over', each) || input.sessions[each]?.trial_completed)
  return {
    // Hidden when the device's trial is over, and for who comes from the anonymous chat to sign in.
    tryVisible: !fromAnonymous && !isOver,
    referralValue: referral,
    referralDisabled: fromAnonymous,
    error: !fromAnonymous && trialIs('failed') ? t.errors.startFailed : null,
  }
}

const noProof = { subscribe: () => ({ unsubscribe: () => {} }), getSnapshot: () => null } as const

type Google = ActorRefFrom<typeof googleLoginMachine>
type WhatsApp = ActorRefFrom<typeof whatsappLoginMachine>

/** What the sign-in buttons show: which one is at work, which is not there, and why the last attempt failed. */
const toSignIn = (
  auth: SnapshotFrom<typeof authMachine>,
  google: SnapshotFrom<typeof googleLoginMachine> | null,
  whatsapp: SnapshotFrom<typeof whatsappLoginMachine> | null,
  t: Texts,
): State['signIn'] => {
  const { method } = auth.context.request
  const { login } = t.errors
  const isBusy = auth.matches({ loggingIn: 'preparing' }) || auth.matches({ loggingIn: 'google' })
  const closed = { google: google?.matches('notOffered') ?? false, whatsapp: whatsapp?.matches('notOffered') ?? false }
  const failed = auth.context.error === 'failed' ? login.failed : null
  const error = () => {
    if (auth.context.error === 'unsupportedMethod') return login.unsupportedMethod
    if (closed.google && closed.whatsapp) return login.noneOffered
    if (closed.whatsapp && method === 'whatsapp') return login.whatsappNotOffered
    return (
      failed ??
      loginErrorText(google?.context.error ?? null, t.errors) ??
      (closed.whatsapp ? login.whatsappNotOffered : null)
    )
  }
  return { busy: isBusy ? (method === 'google' ? 'google' : 'whatsapp') : null, closed, error: isBusy ? null : error() }
}

type Props = {
  actor: AppActor
  language: Language
  tradition: Tradition
  /** The modal of the WhatsApp login: its code comes with the first use. */
  whatsappModal: (actor: WhatsApp) => ReactNode
}

export function TraditionLandingContainer({ actor, language, tradition, whatsappModal }: Props) {
  const t = useTexts()
  const landing = useTextsPart(landingTexts)
  const { referralValue, referralDisabled, ...state } = useSelector(
    actor,
    (s) => toState(s, tradition, t),
    shallowEqual,
  )
  const proofActor: ActorRefFrom<typeof socialProofMachine> | null =
    useSelector(actor, (s) => s.context.proofs[tradition]) ?? null
  const proof = useSelector(proofActor ?? noProof, (s) => toProof(s, tradition, landing), shallowEqual)
  const auth = useSelector(actor, (s) => actorsOf(s).auth)
  const google: Google | null = useSelector(auth, (s) => s.context.google)
  const whatsapp = useSelector(auth, (s) => s.context.whatsapp)
  const isOpen = useSelector(auth, (s) => s.matches({ loggingIn: 'whatsapp' }))
  const authState = useSelector(auth, (s) => s)
  const googleState = useSelector(google ?? noProof, (s) => s)
  const whatsappState = useSelector(whatsapp ?? noProof, (s) => s)
  const signIn = toSignIn(authState, googleState, whatsappState, t)
  return (
    <TraditionLanding
      {...state}
      tradition={tradition}
      language={language}
      referral={{ value: referralValue, disabled: referralDisabled }}
      proof={proof}
      signIn={signIn}
      onTry={() => actor.send({ type: 'trial.try' })}
      onReferral={(value) => actor.send({ type: 'referral.change', value })}
      onLanguage={(choice) => actor.send({ type: 'language.choose', language: choice })}
      onGoogle={() => actor.send({ type: 'login.start', method: 'google' })}
      onWhatsapp={() => actor.send({ type: 'login.start', method: 'whatsapp' })}
      modal={isOpen && whatsapp ? whatsappModal(whatsapp) : null}
    />
  )
}
