import { Fragment } from 'react'
import { useTexts } from '../texts.tsx'
import type { Quotation } from '../types.ts'
import { CopyIcon } from './icons.tsx'
import './QuotationBlock.css'

export type State = { quotation: Quotation; copied?: boolean }
export type Actions = { onCopy(quotation: Quotation): void }

const GURMUKHI = /[\u0A00-\u0A7F]/

/** A verse in its own place. What was not verified is never styled as scripture (D26). */
export function QuotationBlock({ quotation, copied = false, onCopy }: State & Actions) {
  const t = useTexts()
  const { original, transliteration, translation, verified } = quotation
  const reference = t.chat.reference(quotation.reference)
  const lang = GURMUKHI.test(original) ? 'pa' : 'sa'

  if (!verified) {
    return (
      <p className="unverified">
        <span className="unverified__mark">{t.chat.unverified}</span> {original} {translation} ({reference})
      </p>
    )
  }

  return (
    <figure className="quotation">
      <blockquote className="quotation__verse">
        <p className="quotation__original" lang={lang}>
          <Lines text={original} />
        </p>
        {transliteration ? (
          <details className="quotation__more">
            <summary>{t.chat.quotation.transliteration}</summary>
            <p className="quotation__transliteration" lang={`${lang}-Latn`}>
              <Lines text={transliteration} />
            </p>
          </details>
        ) : null}
        <p className="quotation__rendering">{translation}</p>
      </blockquote>
      <figcaption className="quotation__foot">
        <cite className="quotation__reference">{reference}</cite>
        <button type="button" className="quotation__copy" onClick={() => onCopy(quotation)}>
          <CopyIcon />
          {copied ? t.chat.copied : t.chat.quotation.copy}
        </button>
      </figcaption>
    </figure>
  )
}

/** Each line of a verse as its own block, so that one too long for the screen breaks into even halves. */
function Lines({ text }: { text: string }) {
  // Some verses of the source stand in one line: they are set in two at the danda, and not a letter is touched.
  const separator = text.includes('\n') ? '\n' : ''
  const lines = separator === '' ? text.split(/(?<=।)(?=.)/u) : text.split(separator)
  return lines.map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a verse never change order
    <Fragment key={index}>
      {index === 0 ? '' : separator}
      <span className="quotation__line">{line}</span>
    </Fragment>
  ))
}
