import { shallowEqual, useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { copyMachine } from '../../machines/copy/copy.machine.ts'
import type { messageSendMachine } from '../../machines/messageSend/messageSend.machine.ts'
import { Composer } from '../chat/Composer.tsx'
import { preloadRecording } from '../voice/VoiceRoom.tsx'
import { toComposer } from './chatState.ts'

type Send = ActorRefFrom<typeof messageSendMachine>
type Copy = ActorRefFrom<typeof copyMachine>

/** Alone in selecting the draft, so that typing draws nothing but the box. */
export function ChatBox({ send, copy }: { send: Send; copy: Copy }) {
  const state = useSelector(send, toComposer, shallowEqual)
  const rest = useSelector(send, (s) => s.context.overflow)
  const restCopied = useSelector(copy, (s) => s.matches('copied') && s.context.text === rest)
  return (
    <Composer
      {...state}
      restCopied={restCopied}
      onChange={(value) => send.send({ type: 'draft.change', value })}
      onSend={() => send.send({ type: 'text.submit' })}
      onRecord={() => send.send({ type: 'voice.request' })}
      onNearRecord={preloadRecording}
      onCopyRest={() => copy.send({ type: 'text.copy', text: rest })}
      {...(state.value === '' ? { onAddRest: () => send.send({ type: 'overflow.use' }) } : {})}
    />
  )
}
