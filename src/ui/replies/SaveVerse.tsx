import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
import type { EventFrom } from 'xstate'
import { verseId } from '../../machines/savedVerses/savedId.ts'
import type { scriptureMachine } from '../../machines/scripture/scripture.machine.ts'
import { quotationTexts } from '../i18n/quotation.ts'
import { useLanguage } from '../texts.tsx'
import type { Quotation, ScriptureActor } from '../types.ts'

type Props = {
  actor: ScriptureActor
  id: string
  words: { save: string; saved: string }
  press: Extract<EventFrom<typeof scriptureMachine>, { type: 'verse.save' | 'answer.save' }>
}

/** One touch saves it (D60); of what is known to be saved, one takes it away. */
export function SaveButton({ actor, id, words, press }: Props) {
  const saved = useSelector(actor, (s) => s.context.saved)
  const isSaved = useSelector(
    saved ?? undefined,
    (s) => s?.context.items.some((item) => item.id === id && !item.removed) ?? false,
  )
  return (
    <button
      type="button"
      className="quotation__act"
      aria-pressed={isSaved}
      onClick={() => (isSaved ? saved?.send({ type: 'item.remove', id }) : actor.send(press))}
    >
      <svg className="icon" viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
        <path d="M7 4h10v16l-5-4-5 4z" fill={isSaved ? 'currentcolor' : undefined} />
      </svg>
      <span>{isSaved ? words.saved : words.save}</span>
    </button>
  )
}

export function SaveVerse({ actor, quotation }: { actor: ScriptureActor; quotation: Quotation }) {
  const id = useMemo(() => verseId(quotation), [quotation])
  return (
    <SaveButton actor={actor} id={id} words={quotationTexts[useLanguage()]} press={{ type: 'verse.save', quotation }} />
  )
}
