import { shallowEqual, useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { actorsOf } from '../../machines/app/actors.ts'
import { mayRefer, type memberMachine } from '../../machines/member/member.machine.ts'
import type { preferencesMachine } from '../../machines/preferences/preferences.machine.ts'
import { Waiting } from '../screens/Waiting.tsx'
import { ShareFlowContainer } from '../share/ShareFlow.container.tsx'
import { useLanguage, useTexts } from '../texts.tsx'
import type { AppActor, Tradition } from '../types.ts'
import { SettingsContainer } from './Settings.container.tsx'

type Props = { actor: AppActor; tradition: Tradition }

/** Settings in the app, spec §2: what the person's machine owns, and this device's switches. */
export function SettingsScreen({ actor, tradition }: Props) {
  const t = useTexts()
  const member = useSelector(actor, (s) => s.children.member)
  const preferences = useSelector(actor, (s) => actorsOf(s).preferences)
  if (member === undefined) return <Waiting text={t.app.loadingChat} tradition={tradition} />
  return <MemberSettings actor={actor} tradition={tradition} member={member} preferences={preferences} />
}

/** What is shown before the code of the device's machines is here. */
const nothing = { subscribe: () => ({ unsubscribe: () => {} }), getSnapshot: () => null } as const

type Owned = Props & {
  member: ActorRefFrom<typeof memberMachine>
  preferences: ActorRefFrom<typeof preferencesMachine>
}

function MemberSettings({ actor, tradition, member, preferences }: Owned) {
  const t = useTexts()
  const language = useLanguage()
  const user = useSelector(member, (s) => s.context.user)
  const { profileEdit, account, share } = useSelector(member, (s) => s.children, shallowEqual)
  const refers = useSelector(member, (s) => mayRefer(s.context))
  const device = useSelector(actor, (s) => s.children.device)
  const musicActor = useSelector(device ?? nothing, (s) => s?.children.music ?? null)
  const music = useSelector(musicActor ?? nothing, (s) => s && s.value.switch === 'on')
  const haptics = useSelector(preferences, (s) => s.matches({ haptics: 'on' }))
  if (account === undefined || share === undefined) return <Waiting text={t.app.loadingChat} tradition={tradition} />
  return (
    <>
      <SettingsContainer
        user={user}
        edit={profileEdit}
        account={account}
        language={language}
        tradition={tradition}
        refers={refers}
        music={music}
        haptics={haptics}
        onBack={() => actor.send({ type: 'settings.back' })}
        onEdit={(name) => member.send({ type: 'settings.edit', name })}
        onRefer={() => share.send({ type: 'share.open' })}
        onLanguage={(choice) => member.send({ type: 'language.switch', language: choice })}
        onMusic={() => device?.send({ type: 'mute.toggle' })}
        onHaptics={() => preferences.send({ type: 'haptics.toggle' })}
        onSignOut={() => actor.send({ type: 'signOut.press' })}
        onHelp={() => actor.send({ type: 'help.open' })}
      />
      {refers ? <ShareFlowContainer actor={share} /> : null}
    </>
  )
}
