import { useSelector } from '@xstate/react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { appUpdateMachine } from '../../machines/appUpdate/appUpdate.machine.ts'
import { type State, UpdateNotice } from './UpdateNotice.tsx'

type Props = { actor: ActorRefFrom<typeof appUpdateMachine> }

const toUpdate = (s: SnapshotFrom<typeof appUpdateMachine>): State['state'] => {
  if (s.matches('applying')) return 'updating'
  // Another tab has applied it already: then this page has only to be loaded anew.
  return s.matches('available') || s.matches('replaced') ? 'ready' : 'hidden'
}

export function UpdateNoticeContainer({ actor }: Props) {
  const state = useSelector(actor, toUpdate)
  if (state === 'hidden') return null
  return (
    <UpdateNotice
      state={state}
      onUpdate={() => actor.send({ type: 'update.apply' })}
      onLater={() => actor.send({ type: 'update.later' })}
    />
  )
}
