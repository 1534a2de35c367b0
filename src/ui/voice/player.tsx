import { useSelector } from '@xstate/react'
import { createContext, type ReactNode } from 'react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { readAloudMachine } from '../../machines/readAloud/readAloud.machine.ts'
import type { voicePlayerMachine } from '../../machines/voicePlayer/voicePlayer.machine.ts'
import type { AppActor } from '../types.ts'

export type Player = ActorRefFrom<typeof voicePlayerMachine>

/** The player of the page, for the bubbles: a context, so that no row is drawn again for it. Null until its code is here. */
export const PlayerContext = createContext<Player | null>(null)

/** What reads replies aloud (D58), in the same way. */
export const AloudContext = createContext<ActorRefFrom<typeof readAloudMachine> | null>(null)

const childrenOf = (s: SnapshotFrom<AppActor>) => s.children.device?.getSnapshot().children

export function PlayerProvider({ app, children }: { app: AppActor; children: ReactNode }) {
  const player = useSelector(app, (s) => childrenOf(s)?.voicePlayer ?? null)
  const aloud = useSelector(app, (s) => childrenOf(s)?.readAloud ?? null)
  return (
    <PlayerContext value={player}>
      <AloudContext value={aloud}>{children}</AloudContext>
    </PlayerContext>
  )
}
