import { shallowEqual, useSelector } from '@xstate/react'
import { createContext, lazy, type ReactNode, Suspense, useEffect, useMemo, useState } from 'react'
import type { SnapshotFrom } from 'xstate'
import { type LineState, lineKey } from '../../machines/lineCheck/lineState.ts'
import type { readingPreferencesMachine } from '../../machines/readingPreferences/readingPreferences.machine.ts'
import { patiently } from '../../patience.ts'
import { canVerify, loadVerifier } from '../../scripture/lazy.ts'
import { lateViews } from '../components/late.ts'
import type { AppActor, Language, Quotation, ScriptureActor } from '../types.ts'

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
  /** The language of the meaning that was chosen on this page; null for the reply's own (D33). */
  rendering: Language | null
  /** Where this device is, ISO 3166, for the help lines (D36). */
  country: string | undefined
  /** What is known of verses outside the corpus, by `lineKey`. */
  lines: Readonly<Record<string, LineState>>
  onRendering(language: Language): void
  /** A verse outside the corpus is on the screen: it has to be looked for. */
  onLine(quotation: Quotation): void
  tell(what: 'verse.shown' | 'context.open' | 'verse.share', quotation: Quotation): void
}

export const toPreferences = ({ value }: SnapshotFrom<typeof readingPreferencesMachine>) => ({
  transliteration: value.transliteration === 'on',
  larivaar: value.larivaar === 'on',
})

export const toRendering = ({ value }: SnapshotFrom<typeof readingPreferencesMachine>): Language | null =>
  value.rendering === 'ofReply' ? null : value.rendering

/** What is known of a quotation: the corpus has it, or it was found line by line in the text (D26). */
export function standingOf(quotation: Quotation, reading: Reading | null): LineState {
  if (quotation.verified) return 'verified'
  // A rendering of lines that the corpus does not have is nobody's (D41).
  if (reading === null || (quotation.translation ?? quotation.translations) !== undefined) return 'refused'
  return reading.lines[lineKey(quotation)] ?? 'checking'
}

/** For the verses of a chat: a context, so that no row is drawn again for it. Null where a verse is only shown. */
export const ReadingContext = createContext<Reading | null>(null)

/**
 * The room of a conversation's verses. Its code comes beside the chat's own, and no message is drawn before quotations can
 * be verified and all that stands below them is here. Not by suspending, after which React holds content back for 300 ms.
 */
export function ReadingRoom({ app, children }: { app: AppActor; children: ReactNode }) {
  const actor = useSelector(app, (s) => s.context.scripture)
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
