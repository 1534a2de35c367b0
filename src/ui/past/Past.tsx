import { type ReactNode, useLayoutEffect, useRef } from 'react'
import type { PastHit } from '../../machines/pastMessages/pastMessages.machine.ts'
import type { PastProblem } from '../../machines/pastMessages/pastMessages.messages.ts'
import { pastPath } from '../../machines/pastMessages/place.ts'
import { MessageBubble } from '../chat/MessageBubble.tsx'
import { dayLabel } from '../i18n/format.ts'
import { pastTexts } from '../i18n/past.ts'
import { LibraryBar } from '../library/LibraryBar.tsx'
import { isDayRow, rowsOf } from '../member/rows.ts'
import { AppLink, NavigateContext } from '../shared/AppLink.tsx'
import { Button } from '../shared/Button.tsx'
import { Loading } from '../shared/Loading.tsx'
import { Alert, Notice } from '../shared/Notice.tsx'
import { Page } from '../shared/Page.tsx'
import { useLanguage, useTexts, useTextsPart } from '../texts.tsx'
import type { Quotation, Tradition, ViewMessage } from '../types.ts'
import { excerptOf } from './excerpt.ts'
import '../book/book.css'
import '../find/find.css'
import './past.css'

type Frame = {
  tradition: Tradition
  onBack(): void
  onHelp(): void
}

/** What every page of one's own conversations begins with. */
export function PastPage({ tradition, onBack, onHelp, children }: Frame & { children: ReactNode }) {
  const words = useTextsPart(pastTexts)
  return (
    <Page tradition={tradition} kind="wide">
      <LibraryBar tradition={tradition} page="past" onBack={onBack} onHelp={onHelp}>
        <h1 className="book__page">{words.heading}</h1>
      </LibraryBar>
      <main className="find">{children}</main>
    </Page>
  )
}

/** Nobody is signed in: it is said what is here, and how to come to it. */
export function Visitor({ signInHref }: { signInHref: string }) {
  const t = useTexts()
  const words = useTextsPart(pastTexts)
  return (
    <>
      <p>{words.visitor}</p>
      <p>
        <AppLink className="btn btn--primary" href={signInHref}>
          {t.loginModal.signIn}
        </AppLink>
      </p>
    </>
  )
}

export type SearchState = {
  tradition: Tradition
  text: string
  step: 'empty' | 'waiting' | 'searching' | 'found' | 'nothing' | 'failed'
  /** What of the next ones is on its way. */
  more: 'none' | 'ready' | 'loading' | 'failed'
  problem: PastProblem | null
  isCut: boolean
  /** What was asked for last, and what was found. */
  query: string
  hits: readonly PastHit[]
  partial: boolean
  now: Date
  /** YYYY-MM-DD, where the viewer is. */
  today: string
}
export type SearchActions = {
  onChange(text: string): void
  onSubmit(): void
  onRetry(): void
  onMore(): void
  onOpen(id: string): void
  onDay(day: string): void
}

/** The search in one's own conversations, and the way to a day. */
export function Search(props: SearchState & SearchActions) {
  return (
    <>
      <div className="past__forms">
        <Box {...props} />
        <Day {...props} />
      </div>
      <Results {...props} />
    </>
  )
}

function Box({ text, isCut, onChange, onSubmit }: SearchState & SearchActions) {
  const words = useTextsPart(pastTexts)
  return (
    <search>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          onSubmit()
        }}
      >
        <div className="past__row">
          <label>
            <span>{words.box}</span>
            <input
              type="search"
              className="field"
              value={text}
              dir="auto"
              autoComplete="off"
              autoCapitalize="none"
              enterKeyHint="search"
              spellCheck={false}
              onChange={(event) => onChange(event.target.value)}
            />
          </label>
          <Button type="submit">{words.search}</Button>
        </div>
        <p className="soft">{isCut ? words.cut : words.hint}</p>
      </form>
    </search>
  )
}

function Day({ today, onDay }: SearchState & SearchActions) {
  const words = useTextsPart(pastTexts)
  return (
    <form
      className="past__row"
      onSubmit={(event) => {
        event.preventDefault()
        onDay(String(new FormData(event.currentTarget).get('day') ?? ''))
      }}
    >
      <label>
        <span>{words.day}</span>
        <input type="date" className="field" name="day" max={today} required />
      </label>
      <Button type="submit">{words.openDay}</Button>
    </form>
  )
}

function Results(props: SearchState & SearchActions) {
  const { tradition, step, more, problem, query, hits, partial, now, onRetry, onMore, onOpen } = props
  const t = useTexts()
  const words = useTextsPart(pastTexts)
  const isFresh = step === 'found' || step === 'nothing'
  const count = more === 'none' ? words.count : words.countSoFar
  return (
    <>
      <p role="status" className="find__status">
        {step === 'nothing'
          ? words.nothing
          : step === 'found'
            ? count(hits.length)
            : step === 'searching'
              ? words.searching
              : ''}
      </p>
      {isFresh && partial ? <Notice>{words.partial}</Notice> : null}
      {step === 'failed' && problem !== null ? (
        <>
          <Alert>{words.problems.search[problem]}</Alert>
          <Button variant="primary" onClick={onRetry}>
            {t.chat.tryAgain}
          </Button>
        </>
      ) : null}
      {hits.length === 0 ? null : (
        <section aria-label={words.results(query)} aria-busy={!isFresh} className="find__results">
          <h2 className="find__query">{words.results(query)}</h2>
          <ul className="find__places">
            {hits.map((hit) => (
              <Found key={hit.message.id} {...hit} tradition={tradition} now={now} onOpen={onOpen} />
            ))}
          </ul>
          {more === 'failed' ? <Alert>{words.problems.more}</Alert> : null}
          {more === 'none' ? null : (
            <Button onClick={onMore}>
              {more === 'loading' ? words.loadingMore : more === 'failed' ? t.chat.tryAgain : words.more}
            </Button>
          )}
        </section>
      )}
    </>
  )
}

type FoundProps = PastHit & Pick<SearchState, 'tradition' | 'now'> & Pick<SearchActions, 'onOpen'>

/** A message that was found: all of it leads to where it stands. Whatever it quotes, this is no quotation (D26). */
function Found({ message, marks, tradition, now, onOpen }: FoundProps) {
  const t = useTexts()
  const language = useLanguage()
  const who = message.role === 'user' ? t.chat.you : t.guides[tradition].name
  return (
    <li>
      {/* A plain press goes by the machine, a new tab by its address. */}
      <NavigateContext value={() => onOpen(message.id)}>
        <AppLink className="find__place" href={pastPath(tradition, message.id)}>
          <span className="soft">{`${dayLabel(message.created_at, now, language)} · ${who}`}</span>
          <span className="past__excerpt" dir="auto">
            {excerptOf(message.content, marks).map(({ text, isMet }, at) =>
              // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text never change order
              isMet ? <mark key={at}>{text}</mark> : <span key={at}>{text}</span>,
            )}
          </span>
        </AppLink>
      </NavigateContext>
    </li>
  )
}

type Load = 'none' | 'ready' | 'loading' | 'failed'
export type PlaceState = {
  tradition: Tradition
  step: 'loading' | 'shown' | 'nowhere' | 'failed'
  problem: PastProblem | null
  /** The address names a day, not a message. */
  isDay: boolean
  messages: readonly ViewMessage[]
  /** The message that the address names. */
  marked: string | null
  older: Load
  newer: Load
  copied: Quotation | null
  /** What came of copying the link. */
  link: 'idle' | 'copied' | 'failed'
  now: Date
}
export type PlaceActions = {
  onSearch(): void
  onRetry(): void
  onOlder(): void
  onNewer(): void
  onLink(): void
  onCopy(quotation: Quotation, shown: Quotation): void
}

/** A message or a day where it stands in one's conversations. */
export function Place(props: PlaceState & PlaceActions) {
  const { tradition, step, problem, isDay, link, onSearch, onRetry, onLink } = props
  const t = useTexts()
  const words = useTextsPart(pastTexts)
  return (
    <>
      <div className="book__row">
        <NavigateContext value={onSearch}>
          <AppLink className="btn btn--secondary" href={pastPath(tradition, null)}>
            {words.back}
          </AppLink>
        </NavigateContext>
        {step === 'shown' ? (
          <Button onClick={onLink}>{link === 'copied' ? t.chat.copied : words.copyLink}</Button>
        ) : null}
      </div>
      {step === 'shown' ? <p className="soft">{words.onlyYou}</p> : null}
      {link === 'failed' ? <Alert>{t.chat.copyFailed}</Alert> : null}
      {step === 'loading' ? (
        <div className="book__wait">
          <Loading text={words.opening} />
        </div>
      ) : null}
      {step === 'nowhere' ? <p>{isDay ? words.nothingSaid : words.problems.nowhere}</p> : null}
      {step === 'failed' && problem !== null ? (
        <>
          <Alert>{words.problems.place[problem]}</Alert>
          <Button variant="primary" onClick={onRetry}>
            {t.chat.tryAgain}
          </Button>
        </>
      ) : null}
      {step === 'shown' ? <Conversation {...props} /> : null}
    </>
  )
}

/** Brings a message to the eye, and the focus to it. */
function bring(element: HTMLElement | undefined): void {
  element?.scrollIntoView({ block: 'start' })
  element?.focus({ preventScroll: true })
}

function Conversation(props: PlaceState & PlaceActions) {
  const { tradition, messages, marked, older, newer, isDay, copied, now, onOlder, onNewer, onCopy } = props
  const t = useTexts()
  const language = useLanguage()
  const words = useTextsPart(pastTexts)
  const list = useRef<HTMLElement>(null)
  /** The ends of what was drawn last: what comes at one of them leaves the eye where it was. */
  const ends = useRef<{ first: string; last: string } | null>(null)
  const first = messages[0]?.id ?? ''
  const last = messages.at(-1)?.id ?? ''
  const start = marked ?? last
  useLayoutEffect(() => {
    const rows = Array.from(list.current?.querySelectorAll<HTMLElement>('[data-message]') ?? [])
    const rowOf = (id: string) => rows.find(({ dataset }) => dataset.message === id)
    const before = ends.current
    ends.current = { first, last }
    if (before === null) bring(rowOf(start))
    else if (before.first !== first) bring(rowOf(before.first))
    else if (before.last !== last) bring(rows[rows.findIndex(({ dataset }) => dataset.message === before.last) + 1])
  }, [first, last, start])
  return (
    <section ref={list} className="past__place" aria-label={t.chat.conversation}>
      <More load={older} words={{ ready: words.older, loading: words.loadingOlder }} onLoad={onOlder} />
      {isDay && marked === null ? <p className="soft">{words.noneAfter}</p> : null}
      {rowsOf(messages, now).map((row) =>
        isDayRow(row) ? (
          <h2 key={row.id} className="past__day">
            {dayLabel(row.createdAt, now, language)}
          </h2>
        ) : (
          <div
            key={row.id}
            className="past__message"
            data-message={row.id}
            tabIndex={-1}
            {...(row.id === marked && { role: 'group', 'aria-label': words.marked })}
          >
            <MessageBubble
              message={row}
              guideName={t.guides[tradition].name}
              copied={copied !== null && row.quotations.includes(copied) ? copied : null}
              onCopy={onCopy}
            />
          </div>
        ),
      )}
      <More load={newer} words={{ ready: words.newer, loading: words.loadingNewer }} onLoad={onNewer} />
    </section>
  )
}

type MoreProps = { load: Load; words: { ready: string; loading: string }; onLoad(): void }

/** The way to more of the conversation. */
function More({ load, words: { ready, loading }, onLoad }: MoreProps) {
  const t = useTexts()
  const words = useTextsPart(pastTexts)
  if (load === 'none') return null
  return (
    <>
      {load === 'failed' ? <Alert>{words.problems.around}</Alert> : null}
      <Button onClick={onLoad}>{load === 'loading' ? loading : load === 'failed' ? t.chat.tryAgain : ready}</Button>
    </>
  )
}
