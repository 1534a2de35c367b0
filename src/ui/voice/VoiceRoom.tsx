import { useSelector } from '@xstate/react'
import { Suspense, useState } from 'react'
import type { SnapshotFrom } from 'xstate'
import { lateView } from '../late.tsx'
import type { AppActor } from '../types.ts'

// What a chat has of the recorder from the start. The dialog comes when somebody reaches for the microphone.
const Recording = lateView(async () => (await import('./Recording.container.tsx')).RecordingContainer)
const Denied = lateView(async () => (await import('./Recording.container.tsx')).DeniedAlert)

/** Fetches the dialog ahead of the press. */
export const preloadRecording = (): void => void Recording.preload()

const recorderOf = (s: SnapshotFrom<AppActor>) => s.children.device?.getSnapshot().children.voiceRecorder

/** The recording dialog, spec §2. */
export function VoiceDialog({ app }: { app: AppActor }) {
  const recorder = useSelector(app, recorderOf)
  const isOpen = useSelector(recorder, (s) => s?.matches('idle') === false)
  // Once opened it stays, so that the closing dialog can give the focus back.
  const [wasOpened, setWasOpened] = useState(isOpen)
  if (isOpen && !wasOpened) setWasOpened(true)
  return wasOpened && recorder ? (
    <Suspense fallback={null}>
      <Recording actor={recorder} />
    </Suspense>
  ) : null
}

/** The alert of spec §8 for a denied microphone, in the chat's notice area. */
export function VoiceAlert({ app }: { app: AppActor }) {
  const recorder = useSelector(app, recorderOf)
  const isDenied = useSelector(recorder, (s) => s?.context.deniedAlert ?? false)
  return isDenied && recorder ? (
    <Suspense fallback={null}>
      <Denied actor={recorder} />
    </Suspense>
  ) : null
}
