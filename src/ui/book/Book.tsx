import { Fragment, type ReactNode, useEffect, useRef } from 'react'
import { bookTexts } from '../i18n/book.ts'
import { htmlLang } from '../i18n/load.ts'
import { scriptureTexts } from '../i18n/scripture.ts'
import { LibraryBar } from '../library/LibraryBar.tsx'
import { VerseLines } from '../replies/QuotationBlock.tsx'
import { AppLink, NavigateContext } from '../shared/AppLink.tsx'
import { Button } from '../shared/Button.tsx'
import { Loading } from '../shared/Loading.tsx'
import { Alert } from '../shared/Notice.tsx'
import { Page } from '../shared/Page.tsx'
import { useLanguage, useTexts, useTextsPart } from '../texts.tsx'
import type { Language, Tradition } from '../types.ts'
import './book.css'

/** A line of the page. */
export type Line = {
  text: string
  latin: string
  marked: boolean
}
/** Lines by one speaker, or of one verse, with our words for those that end in it. */
export type Part = {
  /** Who speaks, and where: names in the reader's language. */
  head: string | null
  lines: Line[]
  rendering: string | null
}
export type State = {
  tradition: Tradition
  number: number
  step: 'opening' | 'open' | 'unavailable'
  parts: Part[]
  problem: 'offline' | 'unverified' | 'failed' | null
  /** of the Gita: its name */
  title: string | null
  previous: string | null
  next: string | null
  refused: boolean
  size: 'normal' | 'large' | 'larger' | 'largest'
  transliteration: boolean
  larivaar: boolean
  /** In which language our words are read. */
  rendering: Language
  keeping: 'unknown' | 'part' | 'fetching' | 'stopped' | 'whole' | 'removing'
  percent: number
  keepProblem: 'offline' | 'full' | 'failed' | null
}
export type Actions = {
  onBack(): void
  onHelp(): void
  /** To another page, by what an address ends in or somebody typed. */
  onGo(place: string): void
  onEdit(): void
  onRetry(): void
  onLarger(): void
  onSmaller(): void
  onTransliteration(): void
  onLarivaar(): void
  onKeep(): void
  onStop(): void
  onRemove(): void
}

/** A scripture on one of its pages. */
export function Book(props: State & Actions) {
  const { tradition, number, step, parts, problem, title, onBack, onHelp, onGo, onRetry } = props
  const t = useTexts()
  const words = useTextsPart(bookTexts)
  const { reader } = useTextsPart(scriptureTexts)
  return (
    <Page tradition={tradition} kind="wide">
      <LibraryBar tradition={tradition} page="read" onBack={onBack} onHelp={onHelp}>
        <p className="soft">{t.guides[tradition].scripture}</p>
        <h1 className="book__page" aria-live="polite">
          {words.page[tradition](number)}
        </h1>
        {title === null ? null : <p className="soft">{title}</p>}
      </LibraryBar>
      {/* Links of this page turn it; those elsewhere are the app's. */}
      <NavigateContext value={(to) => onGo(to.slice(to.lastIndexOf('/') + 1))}>
        <main className={`book book--${props.size}`}>
          {step === 'unavailable' && problem !== null ? (
            <>
              <Alert>{reader.problems[problem]}</Alert>
              <Button variant="primary" onClick={onRetry}>
                {t.chat.tryAgain}
              </Button>
            </>
          ) : step === 'opening' ? (
            <div className="book__wait">
              <Loading text={words.opening} />
            </div>
          ) : (
            <Text key={number} {...props} parts={parts} />
          )}
        </main>
        <Pages {...props} />
      </NavigateContext>
      <Display {...props} />
    </Page>
  )
}

function Text({ tradition, parts, transliteration, larivaar, rendering }: State) {
  const words = useTextsPart(bookTexts)
  const own = useLanguage()
  const lang = tradition === 'sikh' ? 'pa' : 'sa'
  const marked = useRef<HTMLParagraphElement>(null)
  const first = parts.flatMap(({ lines }) => lines).find((line) => line.marked)
  const last = parts.flatMap(({ lines }) => lines).findLast((line) => line.marked)
  // A page that comes is read from its beginning, or from what was quoted.
  const from = first === undefined ? null : parts.findIndex(({ lines }) => lines.includes(first))
  useEffect(() => {
    if (from === null) window.scrollTo(0, 0)
    else marked.current?.scrollIntoView({ block: 'center' })
  }, [from])
  return (
    <section aria-label={words.text}>
      <p className="soft book__about">
        {parts.some((part) => part.rendering !== null) ? words.someRendered : words.noRendering}
      </p>
      {parts.map((part, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a page never change order
        <div key={at} className="book__part">
          {part.head === null ? null : <h2 className="book__head">{part.head}</h2>}
          {part.lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: nor do their lines
            <Fragment key={index}>
              {line === first ? <p className="visually-hidden">{words.quoted}</p> : null}
              <p
                ref={line === first ? marked : null}
                className="quotation__original book__line"
                lang={lang}
                translate="no"
                data-marked={line.marked || undefined}
              >
                <VerseLines text={line.text} joined={larivaar && lang === 'pa'} />
              </p>
              {transliteration ? (
                <p className="quotation__transliteration book__latin" lang={`${lang}-Latn`}>
                  {line.latin}
                </p>
              ) : null}
              {line === last ? <p className="visually-hidden">{words.quotedEnd}</p> : null}
            </Fragment>
          ))}
          {part.rendering === null ? null : (
            <div className="book__rendering">
              <p className="soft">{words.rendering}</p>
              <p lang={rendering === own ? undefined : htmlLang(rendering)}>{part.rendering}</p>
            </div>
          )}
        </div>
      ))}
    </section>
  )
}

function Pages({ tradition, number, previous, next, refused, onGo, onEdit }: State & Actions) {
  const words = useTextsPart(bookTexts)
  const typed = useRef<HTMLInputElement>(null)
  const link = (href: string | null, text: string) =>
    href === null ? (
      <span />
    ) : (
      <AppLink className="btn btn--secondary" href={href}>
        {text}
      </AppLink>
    )
  return (
    <nav className="book__pages" aria-label={words.pages}>
      {link(previous, words.previous[tradition])}
      {link(next, words.next[tradition])}
      <form
        // Another page is another question.
        key={number}
        className="book__find"
        onSubmit={(event) => {
          event.preventDefault()
          onGo(typed.current?.value ?? '')
        }}
      >
        <label>
          <span>{words.goTo[tradition]}</span>
          <input
            ref={typed}
            className="field"
            inputMode="decimal"
            autoComplete="off"
            maxLength={8}
            aria-invalid={refused}
            onChange={onEdit}
          />
        </label>
        <Button type="submit">{words.go}</Button>
        {refused ? <Alert>{words.problems.noSuchPlace[tradition]}</Alert> : null}
      </form>
    </nav>
  )
}

function Display(props: State & Actions) {
  const { tradition, size, transliteration, larivaar } = props
  const words = useTextsPart(bookTexts)
  const { reader } = useTextsPart(scriptureTexts)
  return (
    <section className="book__display" aria-label={words.display}>
      <h2>{words.display}</h2>
      <div className="book__row">
        <Button onClick={props.onSmaller} disabled={size === 'normal'}>
          {words.smaller}
        </Button>
        <Button onClick={props.onLarger} disabled={size === 'largest'}>
          {words.larger}
        </Button>
      </div>
      <Switch checked={transliteration} onChange={props.onTransliteration}>
        {reader.transliteration}
      </Switch>
      {tradition === 'sikh' ? (
        <Switch checked={larivaar} onChange={props.onLarivaar}>
          {reader.larivaar}
        </Switch>
      ) : null}
      <Keeping {...props} />
    </section>
  )
}

const Switch = ({ children, ...rest }: { children: ReactNode; checked: boolean; onChange(): void }) => (
  <label className="book__switch">
    <input type="checkbox" {...rest} />
    <span>{children}</span>
  </label>
)

/** The whole scripture on this device: offered, on its way, there. */
function Keeping({ tradition, keeping, percent, keepProblem, onKeep, onStop, onRemove }: State & Actions) {
  const { keep } = useTextsPart(bookTexts)
  if (keeping === 'unknown') return null
  const some = percent > 0
  return (
    <>
      <h2>{keep.heading}</h2>
      {keeping === 'whole' ? <p>{keep.whole}</p> : null}
      {keeping !== 'whole' && some ? <p aria-live="polite">{keep.part(percent)}</p> : null}
      {keeping === 'stopped' && keepProblem !== null ? <Alert>{keep.problems[keepProblem]}</Alert> : null}
      {keeping === 'fetching' ? (
        <>
          <progress max={100} value={percent} aria-label={keep.offer[tradition]} />
          <Button onClick={onStop}>{keep.stop}</Button>
        </>
      ) : null}
      {keeping === 'part' || keeping === 'stopped' ? (
        <Button onClick={onKeep}>{keeping === 'stopped' ? keep.goOn : keep.offer[tradition]}</Button>
      ) : null}
      {keeping === 'removing' ? <p role="status">{keep.removing}</p> : null}
      {keeping === 'whole' || (some && (keeping === 'part' || keeping === 'stopped')) ? (
        <Button variant="quiet" onClick={onRemove}>
          {keep.remove}
        </Button>
      ) : null}
    </>
  )
}
