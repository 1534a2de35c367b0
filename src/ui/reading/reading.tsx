import { shallowEqual, useSelector } from '@xstate/react'
import { lazy, type ReactNode, Suspense, useEffect, useMemo, useState } from 'react'
import { patiently } from '../../patience.ts'
import { canVerify, loadVerifier } from '../../scripture/lazy.ts'
import { lateViews } from '../components/late.ts'
import type { AppActor, ScriptureActor } from '../types.ts'
import { type Reading, ReadingContext, toPreferences, toRendering } from './context.ts'

// Asked for with the code of the chats, which come ahead of their first use.
void loadVerifier()

// Comes when a verse is opened or shared.
const Dialogs = lazy(() =>
  patiently(async () => ({ default: (await import('./Reading.container.tsx')).ReadingDialogs })),
)

/**
 * The room of a conversation's verses. Its code comes beside the chat's own, and no message is drawn before quotations can
 * be verified and all that stands below them is here. Not by suspending, after which React holds content back for 300 ms.
 */
export function ReadingRoom({ app, children }: { app: AppActor; children: ReactNode }) {
  const actor = useSelector(app, (s) => s.context.scripture)
  // Of the code, and of nothing that a person does: it is asked for until it comes, and stays.
  const [isHere, setHere] = useState(canVerify)
  useEffect(() => {
    if (!isHere) void Promise.all([loadVerifier(), lateViews]).then(() => setHere(true))
  }, [isHere])
  return actor === null || !isHere ? <div className="chat__space" /> : <Room actor={actor}>{children}</Room>
}

export function Room({ actor, children }: { actor: ScriptureActor; children: ReactNode }) {
  const preferences = useSelector(actor, (s) => s.context.preferences)
  const { transliteration, larivaar } = useSelector(preferences, toPreferences, shallowEqual)
  const rendering = useSelector(preferences, toRendering)
  const check = useSelector(actor, (s) => s.context.lines)
  const country = useSelector(actor, (s) => s.context.country)
  const lines = useSelector(check, (s) => s.context.known)
  const coming = useSelector(actor, (s) => s.context.wanted?.quotation.original)
  const isUsed = useSelector(actor, (s) => !s.matches('idle'))
  // Who leaves the chat has left the dialog.
  useEffect(() => () => actor.send({ type: 'chat.left' }), [actor])
  const reading = useMemo(
    (): Reading => ({
      transliteration,
      larivaar,
      coming,
      rendering,
      country,
      lines,
      onRendering: (language) => preferences.send({ type: 'rendering.choose', language }),
      onLine: (quotation) => check.send({ type: 'line.seen', quotation }),
      tell: (type, quotation) => actor.send({ type, quotation }),
    }),
    [actor, preferences, check, transliteration, larivaar, coming, rendering, country, lines],
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
