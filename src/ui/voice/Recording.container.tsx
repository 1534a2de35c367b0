import { shallowEqual, useSelector } from '@xstate/react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { LONGEST_S, type voiceRecorderMachine } from '../../machines/voiceRecorder/voiceRecorder.machine.ts'
import { voiceTexts } from '../i18n/voice.ts'
import { Button } from '../shared/Button.tsx'
import { Alert } from '../shared/Notice.tsx'
import { useTexts, useTextsPart } from '../texts.tsx'
import { RecordingDialog, type State } from './RecordingDialog.tsx'

type Recorder = ActorRefFrom<typeof voiceRecorderMachine>

/** How long before the longest length a notice says so, s. */
const NOTICE_S = 20

const stepOf = (s: SnapshotFrom<typeof voiceRecorderMachine>): State['step'] => {
  if (s.matches({ session: 'requestingMicrophone' })) return 'requesting'
  if (s.matches({ session: 'recording' })) return 'recording'
  if (s.matches({ session: 'stopping' })) return 'stopping'
  return s.matches('error') ? 'error' : 'closed'
}

export const toRecording = (s: SnapshotFrom<typeof voiceRecorderMachine>): State => ({
  step: stepOf(s),
  seconds: s.context.seconds,
  levels: s.context.levels,
  // Said once, and not counted down: twenty seconds are not to be watched.
  left: s.context.seconds >= LONGEST_S - NOTICE_S ? NOTICE_S : null,
  failure: s.context.failure,
})

export function RecordingContainer({ actor }: { actor: Recorder }) {
  const state = useSelector(actor, toRecording, shallowEqual)
  return (
    <RecordingDialog
      {...state}
      onStop={() => actor.send({ type: 'voice.stop' })}
      onCancel={() => actor.send({ type: 'voice.cancel' })}
    />
  )
}

export function DeniedAlert({ actor }: { actor: Recorder }) {
  const t = useTexts()
  const { microphone } = useTextsPart(voiceTexts)
  return (
    <Alert action={<Button onClick={() => actor.send({ type: 'alert.close' })}>{t.app.close}</Button>}>
      {microphone.checkPermissions}
    </Alert>
  )
}
