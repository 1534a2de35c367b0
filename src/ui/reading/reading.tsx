import { shallowEqual, useSelector } from '@xstate/react'
import { type ReactNode, Suspense, useEffect, useMemo, useState } from 'react'
import { hasReplies, preloadReplies } from '../chat/late.ts'
import { lateView } from '../late.tsx'
import type { AppActor, ScriptureActor } from '../types.ts'
import { type Reading, ReadingContext, toPreferences, toRendering } from './readingContext.ts'

// Asked for with the code of the chats, which come ahead of their first use.
void preloadReplies()

// Comes when a verse is opened or shared.
const Dialogs = lateView(async () => (await import('./Reading.container.tsx')).ReadingDialogs)

/**
 * The room of a conversation's verses. Its code comes beside the chat's own, with all that stands in a reply and below it and
 * with what verifies quotations: no message is drawn before. Not by suspending, after which React holds content back for
 * 300 ms.
 */
export function ReadingRoom({ app, children }: { app: AppActor; children: ReactNode }) {
  const actor = useSelector(app, (s) => s.children.scripture)
  // Of the code, and of nothing that a person does: it is asked for until it comes, and stays.
  const [isHere, setHere] = useState(hasReplies)
  useEffect(() => {
    if (!isHere) void preloadReplies().then(() => setHere(true))
  }, [isHere])
  return actor && isHere ? (
    <Room app={app} actor={actor}>
      {children}
    </Room>
  ) : (
    <div className="chat__space" />
  )
}

type RoomProps = { app: Pick<AppActor, 'send'>; actor: ScriptureActor; children: ReactNode }

/** Verses with all that can be done with one, where what they are drawn with is here. */
export function Room({ app, actor, children }: RoomProps) {
  const preferences = useSelector(actor, (s) => s.context.preferences)
  const { transliteration, larivaar } = useSelector(preferences, toPreferences, shallowEqual)
  const rendering = useSelector(preferences, toRendering)
  const check = useSelector(actor, (s) => s.context.lines)
  const country = useSelector(actor, (s) => s.context.country)
  const lines = useSelector(check, (s) => s.context.known)
  const coming = useSelector(actor, (s) => s.context.wanted?.quotation.original)
  const isUsed = useSelector(actor, (s) => s.context.asked)
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
      actor,
      onRendering: (language) => preferences.send({ type: 'rendering.choose', language }),
      onLine: (quotation) => check.send({ type: 'line.seen', quotation }),
      tell: (type, quotation) =>
        type === 'verse.read' ? app.send({ type, quotation }) : actor.send({ type, quotation }),
    }),
    [app, actor, preferences, check, transliteration, larivaar, coming, rendering, country, lines],
  )
  return (
    <ReadingContext value={reading}>
      {children}
      {isUsed ? (
        <Suspense fallback={null}>
          <Dialogs actor={actor} onRead={(quotation) => app.send({ type: 'verse.read', quotation })} />
        </Suspense>
      ) : null}
    </ReadingContext>
  )
}
