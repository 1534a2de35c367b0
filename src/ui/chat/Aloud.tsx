import { Suspense, useContext } from 'react'
import { lateView } from '../late.tsx'
import type { ViewMessage } from '../types.ts'
import { AloudContext } from '../voice/player.tsx'

// Comes with the first reply that is there when the device's machines are.
const ReadAloud = lateView(async () => (await import('../aloud/ReadAloud.container.tsx')).ReadAloudContainer)

/** What a chat has of reading aloud from the start (D58): its place at a guide's reply. */
export function Aloud({ message }: { message: ViewMessage }) {
  const actor = useContext(AloudContext)
  return actor && message.canRate ? (
    <Suspense fallback={null}>
      <ReadAloud actor={actor} message={message} />
    </Suspense>
  ) : null
}
