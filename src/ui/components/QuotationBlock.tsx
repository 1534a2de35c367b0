import { Fragment, useContext, useEffect } from 'react'
import { quotationTexts } from '../i18n/quotation.ts'
import { ReadingContext } from '../reading/reading.tsx'
import { useLanguage, useTexts } from '../texts.tsx'
import type { Quotation } from '../types.ts'
import { CopyIcon } from './icons.tsx'
import './QuotationBlock.css'

export type State = { quotation: Quotation; copied?: boolean }
export type Actions = { onCopy(quotation: Quotation): void }

const GURMUKHI = /[\u0A00-\u0A7F]/

/** The language of a verse in its own script: Gurbani, or Sanskrit. */
export const langOf = (original: string): 'pa' | 'sa' => (GURMUKHI.test(original) ? 'pa' : 'sa')

/** A verse in its own place. What was not verified is never styled as scripture (D26). */
export function QuotationBlock({ quotation, copied = false, onCopy }: State & Actions) {
  const t = useTexts()
  const words = quotationTexts[useLanguage()]
  const reading = useContext(ReadingContext)
  const tell = reading?.tell
  const { original, transliteration, translation, verified } = quotation
  const reference = t.chat.reference(quotation.reference)
  const lang = langOf(original)
  useEffect(() => {
    if (verified) tell?.('verse.shown', quotation)
  }, [verified, tell, quotation])

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
          <VerseLines text={original} joined={lang === 'pa' && reading?.larivaar} />
        </p>
        {transliteration ? (
          <details className="quotation__more" open={reading?.transliteration}>
            <summary>{t.chat.quotation.transliteration}</summary>
            <p className="quotation__transliteration" lang={`${lang}-Latn`}>
              <VerseLines text={transliteration} />
            </p>
          </details>
        ) : null}
        <p className="quotation__rendering">{translation}</p>
      </blockquote>
      <figcaption className="quotation__foot">
        {reading === null ? (
          <cite>{reference}</cite>
        ) : (
          <button
            type="button"
            className="quotation__act quotation__open"
            aria-busy={reading.coming === original}
            onClick={() => reading.tell('context.open', quotation)}
          >
            <cite>{reference}</cite>
            <span className="visually-hidden"> {words.open}</span>
          </button>
        )}
        <span>
          <button type="button" className="quotation__act" onClick={() => onCopy(quotation)}>
            <CopyIcon />
            {copied ? t.chat.copied : t.chat.quotation.copy}
          </button>
          {reading === null ? null : (
            <button type="button" className="quotation__act" onClick={() => reading.tell('verse.share', quotation)}>
              <svg className="icon" viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
                <path d="M12 15V4M8 7.5L12 4l4 3.5M6 11.5H4.5V20h15v-8.5H18" />
              </svg>
              {words.share}
            </button>
          )}
        </span>
      </figcaption>
    </figure>
  )
}

/**
 * Each line of a verse as its own block, so that one too long for the screen breaks into even halves. `joined` shows it
 * larivaar: its spaces have no width. They are still there, so that a line breaks between words, a selection is exact, and
 * a screen reader reads words.
 */
export function VerseLines({ text, joined = false }: { text: string; joined?: boolean | undefined }) {
  // Some verses of the source stand in one line: they are set in two at the danda, and not a letter is touched.
  const separator = text.includes('\n') ? '\n' : ''
  const lines = separator === '' ? text.split(/(?<=।)(?=.)/u) : text.split(separator)
  return lines.map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a verse never change order
    <Fragment key={index}>
      {index === 0 ? '' : separator}
      <span className="quotation__line">{joined ? <Joined line={line} /> : line}</span>
    </Fragment>
  ))
}

const Joined = ({ line }: { line: string }) =>
  line.split(/( +)/).map((part, index) =>
    part.startsWith(' ') ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: nor do its words
      <span key={index} className="quotation__gap">
        {part}
      </span>
    ) : (
      part
    ),
  )
