import type { ReactNode } from 'react'
import { mainChatTexts } from '../i18n/mainChat.ts'
import { useTextsPart } from '../texts.tsx'
import type { Rating } from '../types.ts'
import './FeedbackButtons.css'

export type State = {
  messageId: string
  value: Rating | null
  /** Its feedback is on its way. The buttons keep the focus, so they are not disabled. */
  busy: boolean
  /** What else can be done with the reply, beside them. */
  children?: ReactNode
}
export type Actions = { onRate(messageId: string, value: Rating): void }

const THUMB =
  'M8 10.5l3.6-6.6c1.6 0 2.4 1 2.2 2.4l-.5 3.2h5c1.2 0 2 1 1.7 2.2l-1.4 6c-.2.9-.9 1.4-1.7 1.4H8zM4.5 10.5H8v8.6H4.5z'

/** Whether a reply was of help (spec §2, §4). */
export function FeedbackButtons({ messageId, value, busy, onRate, children }: State & Actions) {
  const t = useTextsPart(mainChatTexts)
  const button = (rating: Rating, name: string) => (
    <button
      type="button"
      className={`icon-button feedback__button feedback__button--${rating}`}
      aria-label={name}
      aria-pressed={value === rating}
      aria-disabled={busy}
      onClick={() => {
        if (!busy && value !== rating) onRate(messageId, rating)
      }}
    >
      <svg className="icon" viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
        <path d={THUMB} />
      </svg>
    </button>
  )
  return (
    <div className="feedback">
      {button('like', t.like)}
      {button('dislike', t.dislike)}
      {children}
    </div>
  )
}
