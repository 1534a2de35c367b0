import { shallowEqual, useSelector } from '@xstate/react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { Verse } from '../../machines/entities.ts'
import type { quotationShareMachine } from '../../machines/quotationShare/quotationShare.machine.ts'
import type { readerMachine } from '../../machines/reader/reader.machine.ts'
import type { readingPreferencesMachine } from '../../machines/readingPreferences/readingPreferences.machine.ts'
import { quotationText } from '../screens/chatState.ts'
import { useTexts } from '../texts.tsx'
import type { ScriptureActor } from '../types.ts'
import { ReaderDialog, type State as ReaderState } from './ReaderDialog.tsx'
import { toPreferences } from './readingContext.ts'
import { type State as ShareState, VerseShareDialog } from './VerseShareDialog.tsx'

export const toReader = (s: SnapshotFrom<typeof readerMachine>): Omit<ReaderState, 'transliteration' | 'larivaar'> => {
  const { quotation, passage, problem } = s.context
  return { step: s.value, passage, words: quotation?.transliteration ?? null, problem }
}

export const toShare = (s: SnapshotFrom<typeof quotationShareMachine>): ShareState => {
  const { words, picture, failed } = s.context
  return { step: s.value, reference: words.reference, picture, failed }
}

/** The page on which the verse stands is opened. */
type Read = { onRead(quotation: Verse): void }
type ReaderProps = Read & {
  actor: ActorRefFrom<typeof readerMachine>
  preferences: ActorRefFrom<typeof readingPreferencesMachine>
}

export function Reader({ actor, preferences, onRead }: ReaderProps) {
  const quotation = useSelector(actor, (s) => s.context.quotation)
  const state = useSelector(actor, toReader, shallowEqual)
  const shown = useSelector(preferences, toPreferences, shallowEqual)
  return (
    <ReaderDialog
      {...state}
      {...shown}
      onRead={() => quotation && onRead(quotation)}
      onRetry={() => actor.send({ type: 'context.retry' })}
      onClose={() => actor.send({ type: 'context.close' })}
      onTransliteration={() => preferences.send({ type: 'transliteration.toggle' })}
      onLarivaar={() => preferences.send({ type: 'larivaar.toggle' })}
    />
  )
}

export function VerseShare({ actor }: { actor: ActorRefFrom<typeof quotationShareMachine> }) {
  const t = useTexts()
  const state = useSelector(actor, toShare, shallowEqual)
  const verse = useSelector(actor, (s) => s.context.verse)
  return (
    <VerseShareDialog
      {...state}
      onText={() => {
        if (verse !== null) actor.send({ type: 'text.share', text: quotationText(verse, t) })
      }}
      onPicture={() => {
        if (verse === null) return
        const words = { reference: t.chat.reference(verse.reference), product: t.app.name }
        actor.send({ type: 'picture.draw', words })
      }}
      onSharePicture={() => actor.send({ type: 'picture.share' })}
      onSavePicture={() => actor.send({ type: 'picture.save' })}
      onRetry={() => actor.send({ type: 'share.retry' })}
      onClose={() => actor.send({ type: 'share.close' })}
    />
  )
}

/** The dialogs of the verses, once one was opened or shared. Closed they stay: they give the focus back. */
export function ReadingDialogs({ actor, onRead }: Read & { actor: ScriptureActor }) {
  const { reader, share, preferences } = useSelector(actor, (s) => s.context, shallowEqual)
  return (
    <>
      {reader === null ? null : <Reader actor={reader} preferences={preferences} onRead={onRead} />}
      {share === null ? null : <VerseShare actor={share} />}
    </>
  )
}
