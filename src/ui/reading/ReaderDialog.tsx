import { Fragment, useEffect, useRef } from 'react'
import type { ContextLine, ScriptureContext } from '../../scripture/scriptureContext.ts'
import { scriptureTexts } from '../i18n/scripture.ts'
import { langOf, VerseLines } from '../replies/QuotationBlock.tsx'
import { AppLink } from '../shared/AppLink.tsx'
import { Button } from '../shared/Button.tsx'
import { Dialog } from '../shared/Dialog.tsx'
import { Loading } from '../shared/Loading.tsx'
import { Alert } from '../shared/Notice.tsx'
import { useTexts, useTextsPart } from '../texts.tsx'
import { bookHref } from './readingContext.ts'
import './reading.css'

export type State = {
  step: 'closed' | 'opening' | 'open' | 'unavailable'
  /** Verified (D26). */
  passage: ScriptureContext | null
  /** The quoted verse in Latin letters, where there is one. */
  words: string | null
  problem: 'offline' | 'unverified' | 'failed' | null
  transliteration: boolean
  larivaar: boolean
}
export type Actions = {
  onRead(): void
  onRetry(): void
  onClose(): void
  onTransliteration(): void
  onLarivaar(): void
}

// A ref that is the same function at every draw, so that it runs once.
const focus = (element: HTMLElement | null) => element?.focus({ preventScroll: true })

/** A quotation where it stands: the passage with the quoted lines marked, and how verses are shown. */
export function ReaderDialog(props: State & Actions) {
  const { step, passage, problem, onRetry, onClose } = props
  const t = useTexts()
  const { reader } = useTextsPart(scriptureTexts)
  return (
    <Dialog open={step !== 'closed'} look="reader" heading={reader.heading} onClose={onClose}>
      <div className="reader">
        {step === 'unavailable' && problem !== null ? (
          <>
            <Alert>{reader.problems[problem]}</Alert>
            <Button ref={focus} variant="primary" onClick={onRetry}>
              {t.chat.tryAgain}
            </Button>
            <Button onClick={onClose}>{t.app.close}</Button>
          </>
        ) : passage === null ? (
          <Loading text={reader.opening} />
        ) : (
          <Passage {...props} passage={passage} />
        )}
      </div>
    </Dialog>
  )
}

/** Lines that stand under one reference, and were quoted together or not at all. */
type Group = { reference: string; isNew: boolean; quoted: boolean; lines: ContextLine[] }

const groupsOf = (lines: readonly ContextLine[]): Group[] =>
  lines.reduce<Group[]>((groups, line) => {
    const last = groups.at(-1)
    const { reference, quoted } = line
    if (last?.reference === reference && last.quoted === quoted) last.lines.push(line)
    else groups.push({ reference, isNew: last?.reference !== reference, quoted, lines: [line] })
    return groups
  }, [])

function Passage({ passage, words, ...rest }: State & Actions & { passage: ScriptureContext }) {
  const { transliteration, larivaar, onTransliteration, onLarivaar, onRead } = rest
  const t = useTexts()
  const { reader } = useTextsPart(scriptureTexts)
  const lang = langOf(passage.original)
  const groups = groupsOf(passage.lines)
  const quotedVerse = useRef<HTMLDivElement>(null)
  // In the next frame: by then the dialog is open, also where the passage was here before it.
  useEffect(() => {
    const frame = requestAnimationFrame(() => quotedVerse.current?.scrollIntoView({ block: 'center' }))
    return () => cancelAnimationFrame(frame)
  }, [])
  const lastQuoted = groups.findLastIndex(({ quoted }) => quoted)
  const verse = (line: ContextLine, index: number) => (
    <p key={index} className="quotation__original" lang={lang} data-quoted={line.quoted}>
      <VerseLines text={line.text} joined={larivaar && lang === 'pa'} />
    </p>
  )
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls */}
      <div
        ref={focus}
        className="reader__passage"
        role="group"
        aria-label={reader.passage}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region has to be reachable by keyboard
        tabIndex={0}
      >
        {groups.map(({ reference, isNew, quoted, lines }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: nor do its groups
          <Fragment key={index}>
            {isNew ? <h3 className="reader__reference">{t.chat.reference(reference)}</h3> : null}
            {quoted ? (
              <div ref={quotedVerse} className="quotation">
                <p className="visually-hidden">{reader.quotedFrom}</p>
                {lines.map(verse)}
                {transliteration && words !== null && index === lastQuoted ? (
                  <p className="quotation__transliteration" lang={`${lang}-Latn`}>
                    <VerseLines text={words} />
                  </p>
                ) : null}
                <p className="visually-hidden">{reader.quotedTo}</p>
              </div>
            ) : (
              lines.map(verse)
            )}
          </Fragment>
        ))}
      </div>
      <AppLink className="btn btn--quiet" href={bookHref(passage.reference)} onClick={onRead}>
        {reader.wholePage[lang === 'pa' ? 'sikh' : 'hindu']}
      </AppLink>
      <fieldset className="reader__display">
        <legend className="visually-hidden">{reader.display}</legend>
        <label>
          <input type="checkbox" checked={transliteration} onChange={onTransliteration} />
          <span>{reader.transliteration}</span>
        </label>
        {lang === 'pa' ? (
          <label>
            <input type="checkbox" checked={larivaar} onChange={onLarivaar} />
            <span>{reader.larivaar}</span>
          </label>
        ) : null}
      </fieldset>
    </>
  )
}
