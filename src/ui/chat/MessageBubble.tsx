import { memo, type ReactNode, Suspense, useContext } from 'react'
import { lateView } from '../late.tsx'
import { ReadingContext } from '../reading/readingContext.ts'
import { Button } from '../shared/Button.tsx'
import { BreathingLight } from '../shared/Loading.tsx'
import { useTexts } from '../texts.tsx'
import type { Quotation, ViewMessage } from '../types.ts'
import { AppNotification, CareCard, LeftOut, QuotationBlock } from './late.ts'
import { placeQuotations } from './placeQuotations.ts'
import './MessageBubble.css'
// Of late code, but one stylesheet with the rest.
import './QuotationBlock.css'

// Few conversations have one. Its room is there before it.
const VoiceBubble = lateView(async () => (await import('../voice/VoiceBubble.container.tsx')).VoiceBubbleContainer)

export type State = {
  message: ViewMessage
  guideName: string
  copied?: Quotation | null
  /** What can be done with it, below its words. */
  children?: ReactNode
}
export type Actions = {
  onCopy(quotation: Quotation, shown: Quotation): void
  onRetry?: ((id: string) => void) | undefined
}

/** A message keeps its bubble, and the focus in it, when the server gives it another id. */
export const bubbleKey = ({ sender, clientMessageId, id }: ViewMessage): string =>
  sender === 'user' ? (clientMessageId ?? id) : id

/** One message. Text is only ever text: paragraphs and verses, never markup from elsewhere (D16). */
export const MessageBubble = memo(function MessageBubble(props: State & Actions) {
  const { message, guideName, copied = null, onCopy, onRetry, children } = props
  const t = useTexts()
  const country = useContext(ReadingContext)?.country
  const { sender, kind, text, voice } = message

  if (kind === 'system') return <AppNotification text={text} />

  return (
    <article
      className={`bubble bubble--${sender} bubble--${kind} ${sender === 'user' && voice ? 'bubble--spoken' : ''}`}
      aria-label={sender === 'user' ? t.chat.you : guideName}
    >
      {kind === 'processing' ? (
        <>
          <BreathingLight />
          <span className="visually-hidden">{t.chat.processing}</span>
        </>
      ) : sender === 'user' ? (
        <>
          {voice ? (
            <div className="bubble__voice">
              <Suspense fallback={null}>
                <VoiceBubble messageId={message.id} clientMessageId={message.clientMessageId ?? null} voice={voice} />
              </Suspense>
            </div>
          ) : null}
          {voice && text === '' ? null : (
            <p className="bubble__own" dir="auto">
              {text}
            </p>
          )}
        </>
      ) : (
        <Reply message={message} copied={copied} onCopy={onCopy} />
      )}
      {message.leftOut ? <LeftOut /> : null}
      {message.care ? <CareCard kind={message.care.kind} country={message.care.country ?? country} /> : null}
      {kind === 'error' && onRetry !== undefined ? (
        <Button className="bubble__retry" onClick={() => onRetry(message.id)}>
          {t.chat.tryAgain}
        </Button>
      ) : null}
      {children}
    </article>
  )
})

function Reply(props: { message: ViewMessage; copied: Quotation | null } & Pick<Actions, 'onCopy'>) {
  const { message, copied, onCopy } = props
  const t = useTexts()
  const { passages, rest } = placeQuotations(message.text, message.quotations, t.chat.reference)
  const block = (quotation: Quotation) => (
    <QuotationBlock
      key={`${quotation.reference}|${quotation.original}`}
      quotation={quotation}
      copied={quotation === copied}
      onCopy={onCopy}
    />
  )
  return (
    <>
      {passages.map(({ paragraph, quotations }, index) => [
        // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs of a message never change order
        <p key={index} className="bubble__paragraph" dir="auto">
          {paragraph}
        </p>,
        ...quotations.map(block),
      ])}
      {rest.map(block)}
    </>
  )
}
