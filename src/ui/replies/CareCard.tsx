import { CARE_KINDS, linesFor } from '@satsang/guide/helplines'
import { useId } from 'react'
import { careTexts } from '../i18n/care.ts'
import { useLanguage } from '../texts.tsx'
import { HelpLines } from './HelpLines.tsx'
import '../chat/MessageBubble.css'

/** `country` is ISO 3166; without one India's lines are shown (D36). */
export type State = { kind: string; country?: string | undefined }

/** Who can be called, under a reply to somebody in need (D36). Part of the reply's article, so it is announced with it. */
export function CareCard({ kind, country }: State) {
  const language = useLanguage()
  const texts = careTexts[language]
  const heading = useId()
  // A need of a kind that came after this version is one all the same (D37).
  const known = CARE_KINDS.find((one) => one === kind) ?? 'emergency'
  const lines = linesFor(known, country)
  return (
    // biome-ignore lint/a11y/useSemanticElements: no form, and no landmark either: it belongs to its article
    <div role="group" className="bubble bubble--system bubble--error" aria-labelledby={heading}>
      <b id={heading}>{known === 'emergency' ? texts.callNow : texts.help}</b>
      <HelpLines lines={lines} />
    </div>
  )
}
