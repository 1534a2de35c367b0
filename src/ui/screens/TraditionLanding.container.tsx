import { shallowEqual, useSelector } from '@xstate/react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { appMachine } from '../../machines/app/app.machine.ts'
import { landingQuery } from '../../machines/app/routes.ts'
import type { socialProofMachine } from '../../machines/socialProof/socialProof.machine.ts'
import type { AppActor } from '../App.tsx'
import { type Texts, useTexts } from '../texts.tsx'
import type { Language, Tradition } from '../types.ts'
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

export function TraditionLandingContainer(props: { actor: AppActor; language: Language; tradition: Tradition }) {
  const { actor, language, tradition } = props
  const t = useTexts()
  const { referralValue, referralDisabled, ...state } = useSelector(
    actor,
    (s) => toState(s, tradition, t),
    shallowEqual,
  )
  const proofActor: ActorRefFrom<typeof socialProofMachine> | null =
    useSelector(actor, (s) => s.context.proofs[tradition]) ?? null
  const proof = useSelector(proofActor ?? noProof, (s) => toProof(s, tradition, t), shallowEqual)
  return (
    <TraditionLanding
      {...state}
      tradition={tradition}
      language={language}
      referral={{ value: referralValue, disabled: referralDisabled }}
      proof={proof}
      signInAvailable={false}
      onTry={() => actor.send({ type: 'trial.try' })}
      onReferral={(value) => actor.send({ type: 'referral.change', value })}
      onLanguage={(choice) => actor.send({ type: 'language.choose', language: choice })}
      onGoogle={() => {}}
      onWhatsapp={() => {}}
    />
  )
}
