import { shallowEqual, useSelector } from '@xstate/react'
import { createContext, lazy, type ReactNode, Suspense, useEffect, useMemo, useState } from 'react'
import type { SnapshotFrom } from 'xstate'
import type { readingPreferencesMachine } from '../../machines/readingPreferences/readingPreferences.machine.ts'
import { patiently } from '../../patience.ts'
import { loadVerifier, type ScriptureActor, scriptureActor } from '../../scripture/lazy.ts'
import type { Quotation } from '../types.ts'

// Asked for with the code of the chats, which come ahead of their first use.
void loadVerifier()

// What a chat has of its verses from the start: how they are shown, and the way to the rest, which comes when a verse is
// opened or shared.
const Dialogs = lazy(() =>
  patiently(async () => ({ default: (await import('./Reading.container.tsx')).ReadingDialogs })),
)

export type Reading = {
  transliteration: boolean
  larivaar: boolean
  /** The verse whose dialog is on its way. */
  coming: string | undefined
  tell(what: 'verse.shown' | 'context.open' | 'verse.share', quotation: Quotation): void
}

export const toPreferences = ({ value }: SnapshotFrom<typeof readingPreferencesMachine>) => ({
  transliteration: value.transliteration === 'on',
  larivaar: value.larivaar === 'on',
})

/** For the verses of a chat: a context, so that no row is drawn again for it. Null where a verse is only shown. */
export const ReadingContext = createContext<Reading | null>(null)

/**
 * The room of a conversation's verses. Its code comes beside the chat's own, and no message is drawn before quotations can
 * be verified. Not by suspending, after which React holds content back for 300 ms.
 */
export function ReadingRoom({ children }: { children: ReactNode }) {
  const [actor, setActor] = useState(scriptureActor)
  useEffect(() => {
    if (actor === null) void loadVerifier().then(() => setActor(scriptureActor))
  }, [actor])
  return actor === null ? <div className="chat__space" /> : <Room actor={actor}>{children}</Room>
}

export function Room({ actor, children }: { actor: ScriptureActor; children: ReactNode }) {
  const preferences = useSelector(actor, (s) => s.context.preferences)
  const { transliteration, larivaar } = useSelector(preferences, toPreferences, shallowEqual)
  const coming = useSelector(actor, (s) => s.context.wanted?.quotation.original)
  const isUsed = useSelector(actor, (s) => !s.matches('idle'))
  // Who leaves the chat has left the dialog.
  useEffect(() => () => actor.send({ type: 'chat.left' }), [actor])
  const reading = useMemo(
    (): Reading => ({ transliteration, larivaar, coming, tell: (type, quotation) => actor.send({ type, quotation }) }),
    [actor, transliteration, larivaar, coming],
  )
  return (
    <ReadingContext value={reading}>
      {children}
      {isUsed ? (
        <Suspense fallback={null}>
          <Dialogs actor={actor} />
        </Suspense>
      ) : null}
    </ReadingContext>
  )
}
