import { useSelector } from '@xstate/react'
import { Suspense } from 'react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { onboardingMachine } from '../../machines/onboarding/onboarding.machine.ts'
import { onboardingTexts } from '../i18n/onboarding.ts'
import { useLanguage } from '../texts.tsx'
import { Onboarding, type State } from './Onboarding.tsx'

type Props = { actor: ActorRefFrom<typeof onboardingMachine> } & Pick<State, 'refers'>

export const toStep = (s: SnapshotFrom<typeof onboardingMachine>): State['step'] => {
  if (s.matches('welcome')) return 'welcome'
  return s.matches('settingsHint') ? 'settingsHint' : null
}

export function OnboardingContainer({ actor, refers }: Props) {
  const step = useSelector(actor, toStep)
  const isLoaded = onboardingTexts.loaded(useLanguage()) !== undefined
  // Most visits never need its texts. Once shown, the closed dialog stays, so that it can give the focus back.
  if (step === null && !isLoaded) return null
  return (
    <Suspense fallback={null}>
      <Onboarding
        step={step}
        refers={refers}
        onNext={() => actor.send({ type: 'next' })}
        onSkip={() => actor.send({ type: 'skip' })}
        onUnderstood={() => actor.send({ type: 'understood' })}
      />
    </Suspense>
  )
}
