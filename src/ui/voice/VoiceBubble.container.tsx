import { shallowEqual, useSelector } from '@xstate/react'
import { useContext } from 'react'
import type { SnapshotFrom } from 'xstate'
import type { voicePlayerMachine } from '../../machines/voicePlayer/voicePlayer.machine.ts'
import type { Voice } from '../types.ts'
import { PlayerContext } from './player.tsx'
import { type State, VoiceBubble } from './VoiceBubble.tsx'

type Props = { messageId: string; clientMessageId: string | null; voice: Voice }

type PlayerState = SnapshotFrom<typeof voicePlayerMachine>

/** A message that was sent while it was heard has another id since. */
const isHeard = (s: PlayerState | undefined, { messageId, clientMessageId }: Props): boolean => {
  const heard = s?.context.messageId ?? null
  return heard !== null && (heard === messageId || heard === clientMessageId)
}

export const toVoice = (s: PlayerState | undefined, props: Props): State => {
  const rest = { status: 'idle', seconds: 0, voice: props.voice, canPlay: s !== undefined } as const
  if (s === undefined || !isHeard(s, props)) return rest
  const { seconds } = s.context
  // What the file says counts once it is here; of an old message the server may not have told its length.
  const voice = props.voice.seconds > 0 ? props.voice : (s.context.voice ?? props.voice)
  return { ...rest, status: s.value, seconds, voice }
}

export function VoiceBubbleContainer(props: Props) {
  const player = useContext(PlayerContext)
  // Others see the same at every moment of a recording, and are not drawn.
  const state = useSelector(player ?? undefined, (s) => toVoice(s, props), shallowEqual)
  const seek = (to: number) => {
    if (player === null) return
    const s = player.getSnapshot()
    const heard = isHeard(s, props)
    const of = {
      messageId: heard ? (s.context.messageId ?? '') : props.messageId,
      clientMessageId: props.clientMessageId,
    }
    // A place in a recording that is not here yet: it begins there.
    if (!heard || s.matches('idle') || s.matches('failed')) player.send({ type: 'playback.toggle', of })
    player.send({ type: 'playback.seek', of, to })
  }
  const toggle = () => {
    const heard = player?.getSnapshot()
    const messageId = heard && isHeard(heard, props) ? (heard.context.messageId ?? props.messageId) : props.messageId
    player?.send({ type: 'playback.toggle', of: { messageId, clientMessageId: props.clientMessageId } })
  }
  return <VoiceBubble {...state} onToggle={toggle} onSeek={seek} />
}
