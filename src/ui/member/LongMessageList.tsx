import {
  type KeyboardEvent,
  memo,
  type ReactNode,
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { Virtualizer, type VirtualizerHandle } from 'virtua'
import type { LogState } from '../../machines/messageLog/messageLog.machine.ts'
import { Aloud } from '../chat/Aloud.tsx'
import { Suggestions } from '../chat/late.ts'
import { bubbleKey, MessageBubble } from '../chat/MessageBubble.tsx'
import { dayLabel } from '../i18n/format.ts'
import { mainChatTexts } from '../i18n/mainChat.ts'
import type { Offer } from '../replies/Suggestions.tsx'
import { Button } from '../shared/Button.tsx'
import { useTexts, useTextsPart } from '../texts.tsx'
import type { Language, Quotation, Rating, ViewMessage } from '../types.ts'
import { FeedbackButtons } from './FeedbackButtons.tsx'
import { isDayRow, rowsOf } from './rows.ts'
import '../chat/MessageList.css'
import './LongMessageList.css'

export type State = {
  /** Oldest first. Their `quotations` are read only when they are drawn. */
  messages: readonly ViewMessage[]
  /** What is new among them, known in the very draw that shows it: the virtual list has to be told of older ones then. */
  log: LogState
  guideName: string
  /** The control at the top (spec §2); `date` is when the oldest loaded message was written, ISO 8601. */
  older: { state: 'none' | 'ready' | 'loading' | 'failed'; date: string | null }
  copied?: Quotation | null
  /** What the newest reply offers to be sent (D38). */
  offer?: Offer | null
  /** What an empty conversation begins with: no part of it (D55). */
  beginning?: ReactNode
  /** The reply whose feedback is on its way. */
  rating?: string | null
  now: Date
  language: Language
  /** The suggestion link; `href` is the mobile or the web address, by device. */
  whatsapp?: { text: string; href: string }
}
export type Actions = {
  /** The list is there, and rests at its end. */
  onShown(): void
  /** The reader is near enough to the end for new messages to be followed, or no more. */
  onEndReached(): void
  onEndLeft(): void
  onOlder(): void
  onRate(messageId: string, value: Rating): void
  onRetry?(id: string): void
  onCopy(quotation: Quotation, shown: Quotation): void
  onSuggestion?(text: string): void
}

/** How near to its resting place the reader has to be for the list to follow a new message, px. */
const NEAR_PX = 64
/** How far beyond the room rows are drawn while it scrolls: a fast finger on a slow phone sees no gap, px. */
const AHEAD_PX = 700
/** So many of the newest rows stay in the page at the end of the list: what an exchange adds, and what is seen above it. */
const KEPT_ROWS = 8
/** What counts as being at the resting place: browsers round scroll positions, px. */
const ROUNDING_PX = 2

/** The same function for ever, that calls the newest one: rows need not be drawn again because a parent was. */
function useLatest<Args extends unknown[]>(callback: ((...args: Args) => void) | undefined) {
  const latest = useRef(callback)
  useLayoutEffect(() => {
    latest.current = callback
  })
  return useCallback((...args: Args) => latest.current?.(...args), [])
}

/**
 * The conversation of who is signed in: ten thousand messages, of which only those in view are in the page. It rests at
 * the newest, follows new ones as MessageList does, and holds the reading position when older pages arrive.
 *
 * For screen readers it stays a `log`. But rows come into the page while it scrolls, and a log would read each of them
 * out as new. So it speaks (`aria-live`) only when the machine says so (messageLog); where a message arrives out of sight,
 * one sentence says so.
 */
export const LongMessageList = memo(function LongMessageList(props: State & Actions) {
  const { messages, log, guideName, older, copied = null, offer = null, rating = null, now, language, whatsapp } = props
  const t = useTexts()
  const texts = useTextsPart(mainChatTexts)
  const onRate = useLatest(props.onRate)
  const onCopy = useLatest(props.onCopy)
  const onRetry = useLatest(props.onRetry)
  const onSuggestion = useLatest(props.onSuggestion)
  const onShown = useLatest(props.onShown)
  const canRetry = props.onRetry !== undefined

  const scroller = useRef<HTMLDivElement>(null)
  const top = useRef<HTMLDivElement>(null)
  const list = useRef<VirtualizerHandle>(null)
  /** A scroll position: at the resting place, and so held there while rows find their height. */
  const rests = useRef(true)
  /** A measured height: of the control above the rows, px. */
  const [margin, setMargin] = useState(0)
  /** Where the DOM's focus is: the row that must stay in the page with it. */
  const [held, setHeld] = useState<string | null>(null)
  /** The list has moved. One that is too short to move must not be told to shift: it would wait for a scroll to draw. */
  const [moved, setMoved] = useState(false)
  useLayoutEffect(() => onShown(), [onShown])

  // A day has changed when a message comes, or not at all as far as anybody sees.
  const rows = useMemo(() => rowsOf(messages, now), [messages, now])
  const firstFresh = messages[log.freshFrom]?.id
  const freshRow = firstFresh === undefined ? rows.length : rows.findLastIndex(({ id }) => id === firstFresh)
  const newest = messages.at(-1)
  const isWelcome = messages.length === 1 && newest?.kind === 'welcome'

  /** The end; or the start of the newest message, when that alone is taller than the room. A welcome is read from its start. */
  const restingPlace = useCallback(() => {
    const [view, handle] = [scroller.current, list.current]
    if (view === null || handle === null || isWelcome) return 0
    const end = view.scrollHeight - view.clientHeight
    return rows.length === 0 ? end : Math.min(end, margin + handle.getItemOffset(rows.length - 1))
  }, [rows, margin, isWelcome])
  const rest = useCallback(() => {
    if (rests.current && scroller.current !== null) scroller.current.scrollTop = restingPlace()
  }, [restingPlace])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new message is followed; who comes near the end is not pulled
  useLayoutEffect(() => {
    if (log.place === 'end') rests.current = true
  }, [newest?.id])
  useLayoutEffect(rest)

  /**
   * The virtual list moves by what rows turn out lower than they were taken for, and draws nothing new until it is told of that
   * scroll. At the very start there is no way to move, so nobody would tell it, and the room stays blank: it is moved by a hair,
   * and back.
   */
  const onResize = useCallback(() => {
    rest()
    requestAnimationFrame(() => {
      const view = scroller.current
      if (view?.scrollTop !== 0) return
      view.scrollTop = 1
      requestAnimationFrame(() => {
        if (view.scrollTop === 1) view.scrollTop = 0
      })
    })
  }, [rest])

  // The control above the rows may be taller in another language or with larger letters, and goes when all is loaded.
  const measured = useRef(0)
  const measure = useCallback(() => {
    const height = top.current?.offsetHeight ?? 0
    const grown = height - measured.current
    if (grown === 0) return
    measured.current = height
    setMargin(height)
    if (!rests.current && scroller.current !== null) scroller.current.scrollTop += grown
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: each state of the control may have another height
  useLayoutEffect(measure, [measure, older.state, language])
  useEffect(() => {
    if (top.current === null) return
    const observer = new ResizeObserver(measure)
    observer.observe(top.current)
    return () => observer.disconnect()
  }, [measure])

  // A node that goes with the focus: the last older page takes the control away: whoever pressed it by keyboard goes on from the conversation.
  const hadControl = useRef(false)
  useLayoutEffect(() => {
    const lostFocus = hadControl.current && older.state === 'none' && document.activeElement === document.body
    hadControl.current = older.state !== 'none'
    if (lostFocus) scroller.current?.focus({ preventScroll: true })
  }, [older.state])

  const follow = () => {
    const view = scroller.current
    if (view === null) return
    setMoved(true)
    const from = view.scrollTop - restingPlace()
    rests.current = Math.abs(from) <= ROUNDING_PX
    // Told of a change only, not of each frame.
    if (from >= -NEAR_PX) {
      if (log.place !== 'end') props.onEndReached()
    } else if (log.place === 'end' || log.speaks) props.onEndLeft()
  }

  // By the browser's own animation a long way is given up as soon as a row on it finds its height.
  const toEnds = (event: KeyboardEvent<HTMLElement>) => {
    const view = scroller.current
    if (view === null || event.target !== view || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey)
      return
    if (event.key === 'Home') view.scrollTop = 0
    else if (event.key === 'End') {
      rests.current = true
      rest()
    } else return
    event.preventDefault()
  }

  // Going on to a new message the virtual list drops the rows that it passes, and brings them back when it rests: a log would
  // say those of this exchange once more. Whoever reads elsewhere finds no rows after a gap.
  const isAtEnd = log.place === 'end'
  const kept = useMemo(() => {
    const first = isAtEnd ? Math.max(0, rows.length - KEPT_ROWS) : rows.length
    const newestRows = Array.from(rows.slice(first), (_, at) => first + at)
    const at = held === null ? -1 : rows.findIndex(({ id }) => id === held)
    return at < 0 || at >= first ? newestRows : [at, ...newestRows]
  }, [rows, held, isAtEnd])
  return (
    <>
      <div
        ref={scroller}
        className={`messages long ${isWelcome ? 'long--welcome' : ''}`}
        role="log"
        aria-live={log.speaks ? 'polite' : 'off'}
        aria-label={t.chat.conversation}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region has to be reachable by keyboard
        tabIndex={0}
        onScroll={follow}
        onKeyDown={toEnds}
        onFocus={({ target }) => {
          // Who is led to it, by Tab or by a reader's own scrolling, is there before the list is told of a scroll, a frame
          // later: the draw in between would go back to rest, and a press would end beside what it began on.
          if (target !== scroller.current) {
            if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest' })
            follow()
          }
          // A row with the focus in it stays in the page, or the focus would be lost with it.
          setHeld(target.closest<HTMLElement>('[data-row]')?.dataset.row ?? null)
        }}
        onBlur={() => setHeld(null)}
      >
        {/* Announced once somebody has asked for older messages, not when the page opens. */}
        <div ref={top} className="long__older" role="status" aria-live={log.asked ? 'polite' : 'off'}>
          {older.state === 'none' ? null : (
            <OlderControl
              {...older}
              day={older.date === null ? '' : dayLabel(older.date, now, language)}
              onOlder={props.onOlder}
            />
          )}
        </div>
        <Virtualizer
          ref={list}
          data={rows}
          shift={moved && log.change === 'older'}
          bufferSize={AHEAD_PX}
          startMargin={margin}
          onResize={onResize}
          keepMounted={kept}
        >
          {(row, index) =>
            isDayRow(row) ? (
              <div key={row.id} className="long__row">
                <h2 className="long__day">{dayLabel(row.createdAt, now, language)}</h2>
              </div>
            ) : (
              <MessageRow
                key={bubbleKey(row)}
                message={row}
                guideName={guideName}
                // Ours gets another id when it is stored; that is no second arrival.
                isNew={index >= freshRow && (row.sender === 'guide' || row.createdAt === null)}
                copied={copied !== null && row.quotations.includes(copied) ? copied : null}
                offer={row.id === offer?.messageId ? offer : null}
                onSuggestion={onSuggestion}
                isRating={row.id === rating}
                onRate={onRate}
                onCopy={onCopy}
                onRetry={canRetry ? onRetry : undefined}
              />
            )
          }
        </Virtualizer>
        <div>{props.beginning}</div>
        <div className="long__foot">
          {whatsapp ? (
            <a className="quiet-link" href={whatsapp.href} target="_blank" rel="noopener noreferrer">
              {whatsapp.text}
            </a>
          ) : null}
        </div>
      </div>
      <p className="visually-hidden" role="status">
        {log.place === 'unseen' ? texts.newMessage : ''}
      </p>
    </>
  )
})

type RowProps = {
  message: ViewMessage
  guideName: string
  isNew: boolean
  copied: Quotation | null
  offer: Offer | null
  onSuggestion(text: string): void
  isRating: boolean
  onRate: Actions['onRate']
  onCopy: Actions['onCopy']
  onRetry: ((id: string) => void) | undefined
}

const MessageRow = memo(function MessageRow({
  message,
  isNew,
  isRating,
  onRate,
  offer,
  onSuggestion,
  ...bubble
}: RowProps) {
  return (
    <div className={`long__row ${isNew ? 'long__row--new' : ''}`} data-row={message.id}>
      <MessageBubble message={message} {...bubble}>
        {offer ? <Suggestions {...offer} onSuggestion={onSuggestion} /> : null}
        {message.canRate ? (
          <FeedbackButtons messageId={message.id} value={message.feedback} busy={isRating} onRate={onRate}>
            <Aloud message={message} />
          </FeedbackButtons>
        ) : null}
      </MessageBubble>
    </div>
  )
})

function OlderControl({ state, day, onOlder }: { state: State['older']['state']; day: string; onOlder(): void }) {
  const t = useTexts()
  const texts = useTextsPart(mainChatTexts)
  const date = useId()
  const isLoading = state === 'loading'
  return (
    <>
      {state === 'failed' ? <p className="soft">{texts.olderFailed}</p> : null}
      {/* The same button in each state, so that it keeps the focus; its name is the words, the date describes it. */}
      <Button
        variant="quiet"
        className="long__older-button"
        aria-disabled={isLoading}
        aria-describedby={date}
        onClick={() => {
          if (!isLoading) onOlder()
        }}
      >
        <span>{isLoading ? texts.loadingOlder : state === 'failed' ? t.chat.tryAgain : texts.loadOlder}</span>
        <span id={date} className="soft" aria-hidden="true">
          {day}
        </span>
      </Button>
    </>
  )
}
