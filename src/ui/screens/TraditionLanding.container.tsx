import { shallowEqual, useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { appMachine } from '../../machines/app/app.machine.ts'
import { landingQuery } from '../../machines/app/routes.ts'
import type { authMachine } from '../../machines/auth/auth.machine.ts'
import type { googleLoginMachine } from '../../machines/googleLogin/googleLogin.machine.ts'
import type { socialProofMachine } from '../../machines/socialProof/socialProof.machine.ts'
import type { whatsappLoginMachine } from '../../machines/whatsappLogin/whatsappLogin.machine.ts'
import { loginErrorText } from '../login/words.ts'
import { type Texts, useTexts } from '../texts.tsx'
import type { AppActor, Language, Tradition } from '../types.ts'
import { type State, TraditionLanding } from './TraditionLanding.tsx'

type Proof = State['proof']

/** The promotional box: the server's message, or the fixed text when there is none (spec §2). */
export const toProof = (
  snapshot: SnapshotFrom<typeof socialProofMachine> | null,
  tradition: Tradition,
  t: Texts,
): Proof => {
  const message = snapshot?.context.message ?? null
  // The fixed text stands there from the start, so that the box is never empty and nothing jumps.
  const isLoading = snapshot === null || snapshot.matches('loading')
  return message === null
    ? { kind: isLoading ? 'loading' : 'fallback', text: t.landing.promoFallback[tradition] }
    : { kind: 'shown', text: message.content }
}

type Shown = Pick<State, 'tryVisible' | 'referral' | 'error'>

export const toState = (
  { context }: SnapshotFrom<typeof appMachine>,
  tradition: Tradition,
  t: Texts,
): Omit<Shown, 'referral'> & { referralValue: string; referralDisabled: boolean } => {
  const { fromAnonymous } = landingQuery(context.location)
  const status = context.conversations[tradition]?.status
  return {
    // Hidden when the device's trial is over, and for who comes from the anonymous chat to sign in.
    tryVisible: !fromAnonymous && status !== 'over',
    referralValue: context.referral,
    referralDisabled: fromAnonymous,
    error: !fromAnonymous && status === 'failed' ? t.errors.startFailed : null,
  }
}

const noProof = { subscribe: () => ({ unsubscribe: () => {} }), getSnapshot: () => null } as const

type Auth = ActorRefFrom<typeof authMachine>
type Google = ActorRefFrom<typeof googleLoginMachine>
type WhatsApp = ActorRefFrom<typeof whatsappLoginMachine>

/** What the sign-in buttons show: which one is at work, and why the last attempt failed. */
export const toSignIn = (
  auth: SnapshotFrom<typeof authMachine> | null,
  google: SnapshotFrom<typeof googleLoginMachine> | null,
  t: Texts,
): State['signIn'] => {
  const method = auth?.context.request.method
  const isBusy = auth?.matches({ loggingIn: 'preparing' }) || auth?.matches({ loggingIn: 'google' })
  const error =
    auth?.context.error === 'unsupportedMethod'
      ? t.errors.login.unsupportedMethod
      : auth?.context.error === 'failed'
        ? t.errors.login.failed
        : loginErrorText(google?.matches('failed') ? google.context.error : null, t)
  return { busy: isBusy ? (method === 'google' ? 'google' : 'whatsapp') : null, error: isBusy ? null : error }
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
  const { referralValue, referralDisabled, ...state } = useSelector(
    actor,
    (s) => toState(s, tradition, t),
    shallowEqual,
  )
  const proofActor: ActorRefFrom<typeof socialProofMachine> | null =
    useSelector(actor, (s) => s.context.proofs[tradition]) ?? null
  const proof = useSelector(proofActor ?? noProof, (s) => toProof(s, tradition, t), shallowEqual)
  const auth: Auth | null = useSelector(actor, (s) => s.context.auth)
  const google: Google | null = useSelector(auth ?? noProof, (s) => s?.context.google ?? null)
  const whatsapp: WhatsApp | null = useSelector(auth ?? noProof, (s) => s?.context.whatsapp ?? null)
  const isOpen = useSelector(auth ?? noProof, (s) => s?.matches({ loggingIn: 'whatsapp' }) ?? false)
  const authState = useSelector(auth ?? noProof, (s) => s)
  const googleState = useSelector(google ?? noProof, (s) => s)
  const signIn = toSignIn(authState, googleState, t)
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
