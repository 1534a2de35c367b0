import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { memberMachine } from '../../machines/member/member.machine.ts'
import { setupTexts } from '../i18n/setup.ts'
import { Waiting } from '../screens/Waiting.tsx'
import { useLanguage, useTextsPart } from '../texts.tsx'
import type { AppActor, Tradition } from '../types.ts'
import { ProfileSetupContainer } from './ProfileSetup.container.tsx'

type Props = { actor: AppActor; tradition: Tradition }

/** Profile setup in the app, spec §2: 'Loading...' while the person's machine is missing. */
export function SetupScreen({ actor, tradition }: Props) {
  const { loading } = useTextsPart(setupTexts)
  const member = useSelector(actor, (s) => s.children.member)
  if (member === undefined) return <Waiting text={loading} tradition={tradition} />
  return <MemberSetup actor={actor} member={member} tradition={tradition} />
}

function MemberSetup({ actor, member, tradition }: Props & { member: ActorRefFrom<typeof memberMachine> }) {
  const { loading } = useTextsPart(setupTexts)
  const language = useLanguage()
  const setup = useSelector(member, (s) => s.children.profileSetup)
  if (setup === undefined) return <Waiting text={loading} tradition={tradition} />
  return (
    <ProfileSetupContainer
      actor={setup}
      language={language}
      tradition={tradition}
      onLanguage={(choice) => actor.send({ type: 'language.choose', language: choice })}
      onSignOut={() => actor.send({ type: 'signOut.press' })}
    />
  )
}
