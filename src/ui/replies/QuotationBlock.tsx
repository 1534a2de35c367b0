import { Fragment, useContext, useEffect } from 'react'
import { htmlLang, languageNames } from '../i18n/load.ts'
import { quotationTexts } from '../i18n/quotation.ts'
import { bookHref, ReadingContext, standingOf } from '../reading/readingContext.ts'
import { AppLink } from '../shared/AppLink.tsx'
import { CopyIcon } from '../shared/icons.tsx'
import { useLanguage, useTexts } from '../texts.tsx'
import type { Language, Quotation } from '../types.ts'
import { Checking, NoRendering, Renderings } from './Renderings.tsx'
import { SaveVerse } from './SaveVerse.tsx'
import '../chat/QuotationBlock.css'

export type State = { quotation: Quotation; copied?: boolean }
/** `shown` is the quotation with the rendering that is read. */
export type Actions = { onCopy(quotation: Quotation, shown: Quotation): void }

const GURMUKHI = /[\u0A00-\u0A7F]/

/** The language of a verse in its own script: Gurbani, or Sanskrit. */
export const langOf = (original: string): 'pa' | 'sa' => (GURMUKHI.test(original) ? 'pa' : 'sa')

const LANGUAGES = Object.keys(languageNames) as Language[]

/** In which language a meaning is read: the chosen one, the reply's own, or the reader's; null where there is no choice. */
export function renderingOf(
  { translation, translations }: Quotation,
  chosen: Language | null,
  own: Language,
): Language | null {
  if (translations === undefined) return null
  return chosen ?? LANGUAGES.find((language) => translations[language] === translation) ?? own
}

/** A verse in its own place. What was not verified is never styled as scripture (D26). */
export function QuotationBlock({ quotation, copied = false, onCopy }: State & Actions) {
  const t = useTexts()
  const own = useLanguage()
  const words = quotationTexts[own]
  const reading = useContext(ReadingContext)
  const { tell, onLine } = reading ?? {}
  const { original, transliteration, translations, verified } = quotation
  const standing = standingOf(quotation, reading)
  const reference = t.chat.reference(quotation.reference)
  const lang = langOf(original)
  useEffect(() => {
    if (verified) tell?.('verse.shown', quotation)
  }, [verified, tell, quotation])
  useEffect(() => {
    if (standing === 'checking') onLine?.(quotation)
  }, [standing, onLine, quotation])

  if (standing === 'checking') {
    return (
      <p className="soft" aria-busy="true">
        <Checking /> <span>{`(${reference})`}</span>
      </p>
    )
  }
  if (standing !== 'verified') {
    return (
      <p className="unverified">
        <span className="unverified__mark">{t.chat.unverified}</span>{' '}
        <span>{[original, quotation.translation, `(${reference})`].filter(Boolean).join(' ')}</span>
      </p>
    )
  }

  const language = renderingOf(quotation, reading?.rendering ?? null, own)
  const shown =
    language === null || translations === undefined ? quotation : { ...quotation, translation: translations[language] }
  return (
    <figure className="quotation">
      {/* Exact to the letter (D26): no browser's translation of it may stand in the dress of scripture. */}
      <blockquote className="quotation__verse" translate="no">
        <p className="quotation__original" lang={lang}>
          <VerseLines text={original} joined={lang === 'pa' && reading?.larivaar} />
        </p>
        {transliteration ? (
          <details className="quotation__more" open={reading?.transliteration || shown.translation === undefined}>
            <summary>{t.chat.quotation.transliteration}</summary>
            <p className="quotation__transliteration" lang={`${lang}-Latn`}>
              <VerseLines text={transliteration} />
            </p>
          </details>
        ) : null}
        {shown.translation === undefined ? null : (
          <p className="quotation__rendering" lang={language === null ? undefined : htmlLang(language)}>
            {shown.translation}
          </p>
        )}
      </blockquote>
      {shown.translation === undefined ? <NoRendering /> : null}
      {language === null || reading === null ? null : <Renderings language={language} onChoose={reading.onRendering} />}
      <figcaption className="quotation__foot">
        {/* The passage round a verse is published for the corpus alone; the page on which it stands, of all. */}
        {reading === null ? (
          <cite className="quotation__act">{reference}</cite>
        ) : !verified ? (
          <AppLink
            className="quotation__act quotation__open"
            href={bookHref(quotation.reference)}
            onClick={() => reading.tell('verse.read', quotation)}
          >
            <cite>{reference}</cite>
          </AppLink>
        ) : (
          <button
            type="button"
            className="quotation__act quotation__open"
            aria-busy={reading.coming === original}
            onClick={() => reading.tell('context.open', quotation)}
          >
            <cite>{reference}</cite>
            <span className="visually-hidden">{` ${words.open}`}</span>
          </button>
        )}
        <span>
          <button type="button" className="quotation__act" onClick={() => onCopy(quotation, shown)}>
            <CopyIcon />
            <span>{copied ? t.chat.copied : t.chat.quotation.copy}</span>
          </button>
          {reading === null ? null : (
            <button type="button" className="quotation__act" onClick={() => reading.tell('verse.share', shown)}>
              <svg className="icon" viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
                <path d="M12 15V4M8 7.5L12 4l4 3.5M6 11.5H4.5V20h15v-8.5H18" />
              </svg>
              <span>{words.share}</span>
            </button>
          )}
          {reading?.actor ? <SaveVerse actor={reading.actor} quotation={quotation} /> : null}
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
  // No lookbehind: Safari before 16.4 reads no file that has one.
  const lines = separator === '' ? (text.match(/[^।]*।|[^।]+$/g) ?? [text]) : text.split(separator)
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
