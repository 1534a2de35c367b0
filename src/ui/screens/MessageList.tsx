import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import { Aloud } from '../chat/Aloud.tsx'
import { Suggestions } from '../chat/late.ts'
import { bubbleKey, MessageBubble } from '../chat/MessageBubble.tsx'
import type { Offer } from '../replies/Suggestions.tsx'
import { useTexts } from '../texts.tsx'
import type { Quotation, ViewMessage } from '../types.ts'
import '../chat/MessageList.css'

export type State = {
  messages: readonly ViewMessage[]
  guideName: string
  copied?: Quotation | null
  /** What the newest reply offers to be sent (D38). */
  offer?: Offer | null
  /** What an empty conversation begins with: no part of it (D55). */
  beginning?: ReactNode
}
export type Actions = {
  onCopy(quotation: Quotation, shown: Quotation): void
  onRetry?(id: string): void
  onSuggestion?(text: string): void
}

/** How near to its resting place the reader has to be for the list to follow new messages, px. */
const NEAR_PX = 64

/**
 * Where the list rests: at its end, or at the start of the newest message when that alone is taller than the room. One that
 * stands alone, with what the conversation begins with, is read from its start.
 */
function restingPlace(scroller: HTMLElement, rows: HTMLElement): number {
  if (rows.childElementCount === 1) return 0
  const newest = rows.lastElementChild
  const end = scroller.scrollHeight - scroller.clientHeight
  return newest instanceof HTMLElement ? Math.min(end, newest.offsetTop - 16) : end
}

/** The conversation. It scrolls by itself; the page never does, so that the keyboard cannot push the header away. */
export function MessageList({
  messages,
  guideName,
  copied,
  offer,
  beginning,
  onCopy,
  onRetry,
  onSuggestion,
  children,
}: State & Actions & { children?: ReactNode }) {
  const t = useTexts()
  const scroller = useRef<HTMLDivElement>(null)
  const rows = useRef<HTMLDivElement>(null)
  /** A scroll position: near enough to the resting place; and the newest message that it has heard of. */
  const follows = useRef(true)
  const shown = useRef('')
  const newest = messages.at(-1)

  // What a person has just said is always shown to them, wherever they were reading: known before the list has grown.
  useLayoutEffect(() => {
    if (newest === undefined || newest.id === shown.current) return
    shown.current = newest.id
    if (newest.sender === 'user' || newest.kind === 'processing') follows.current = true
  }, [newest])

  // A message, the keyboard, a growing composer, a font that arrives: the newest message stays in view through all of them.
  // Heard of within the frame, when the place of everything is known: to ask for it before costs a layout more.
  useEffect(() => {
    const [view, content] = [scroller.current, rows.current]
    if (view === null || content === null) return
    const observer = new ResizeObserver(() => {
      if (follows.current) view.scrollTop = restingPlace(view, content)
    })
    observer.observe(view)
    observer.observe(content)
    return () => observer.disconnect()
  }, [])

  return (
    <div
      ref={scroller}
      className="messages"
      role="log"
      aria-live="polite"
      aria-label={t.chat.conversation}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region has to be reachable by keyboard
      tabIndex={0}
      onScroll={(event) => {
        const view = event.currentTarget
        if (rows.current !== null) follows.current = view.scrollTop >= restingPlace(view, rows.current) - NEAR_PX
      }}
    >
      {children}
      <div
        ref={rows}
        className={`messages__rows ${messages.length === 1 && newest?.kind === 'welcome' ? 'messages__rows--welcome' : ''}`}
      >
        {messages.map((message) => (
          <MessageBubble
            key={bubbleKey(message)}
            message={message}
            guideName={guideName}
            copied={message.quotations.includes(copied as Quotation) ? copied : null}
            onCopy={onCopy}
            onRetry={onRetry}
          >
            {offer?.messageId === message.id && onSuggestion ? (
              <Suggestions {...offer} onSuggestion={onSuggestion} />
            ) : null}
            <Aloud message={message} />
          </MessageBubble>
        ))}
      </div>
      {beginning}
    </div>
  )
}
