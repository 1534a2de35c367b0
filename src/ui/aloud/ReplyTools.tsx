import { type ComponentProps, useContext, useEffect } from 'react'
import { answerId, traditionOf } from '../../machines/savedVerses/savedId.ts'
import { aloudTexts } from '../i18n/aloud.ts'
import { ReadingContext } from '../reading/readingContext.ts'
import { SaveButton } from '../replies/SaveVerse.tsx'
import { useLanguage } from '../texts.tsx'
import type { ScriptureActor, ViewMessage } from '../types.ts'
import { ReadAloudContainer } from './ReadAloud.container.tsx'

/** What can be done with a guide's whole reply: it is read aloud, and saved with its verses (D58, D60). */
export function ReplyTools({ actor, message }: ComponentProps<typeof ReadAloudContainer>) {
  const scripture = useContext(ReadingContext)?.actor
  const aloud = <ReadAloudContainer actor={actor} message={message} />
  if (!scripture || message.quotations.length === 0) return aloud
  return (
    // A conversation is read out as it grows: this is no part of it.
    <div className="quotation__foot" style={{ margin: 0 }} aria-live="off">
      {aloud}
      <SaveAnswer actor={scripture} message={message} />
    </div>
  )
}

function SaveAnswer({ actor, message: { id, text, quotations } }: { actor: ScriptureActor; message: ViewMessage }) {
  const words = aloudTexts[useLanguage()]
  const [first] = quotations
  useEffect(() => actor.send({ type: 'mark.shown' }), [actor])
  if (first === undefined) return null
  const message = { id, text, references: quotations, tradition: traditionOf(first) }
  return <SaveButton actor={actor} id={answerId(id)} words={words} press={{ type: 'answer.save', message }} />
}
