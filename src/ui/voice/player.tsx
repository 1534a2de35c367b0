import { useSelector } from '@xstate/react'
import { createContext, type ReactNode } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { voicePlayerMachine } from '../../machines/voicePlayer/voicePlayer.machine.ts'
import type { AppActor } from '../types.ts'

export type Player = ActorRefFrom<typeof voicePlayerMachine>

/** The player of the page, for the bubbles: a context, so that no row is drawn again for it. Null until its code is here. */
export const PlayerContext = createContext<Player | null>(null)

export function PlayerProvider({ app, children }: { app: AppActor; children: ReactNode }) {
  const player = useSelector(app, (s) => s.children.device?.getSnapshot().children.voicePlayer ?? null)
  return <PlayerContext value={player}>{children}</PlayerContext>
}
