import { Suspense, useContext } from 'react'
import { lateView } from '../late.tsx'
import type { ViewMessage } from '../types.ts'
import { AloudContext } from '../voice/player.tsx'

// Comes with the first reply that is there when the device's machines are.
const ReplyTools = lateView(async () => (await import('../aloud/ReplyTools.tsx')).ReplyTools)

/** What a chat has of reading aloud and saving from the start (D58, D60): their place at a guide's reply. */
export function Aloud({ message }: { message: ViewMessage }) {
  const actor = useContext(AloudContext)
  return actor && message.canRate ? (
    <Suspense fallback={null}>
      <ReplyTools actor={actor} message={message} />
    </Suspense>
  ) : null
}
