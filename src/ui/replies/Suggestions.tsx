import { useId } from 'react'
import { careTexts } from '../i18n/care.ts'
import { useLanguage } from '../texts.tsx'
import '../shared/Button.css'
import '../chat/MessageBubble.css'

/** What the newest reply offers to be sent (D38). Busy while a message is on its way: then nothing is sent. */
export type Offer = { messageId: string; suggestions: readonly string[]; busy: boolean }
export type Actions = { onSuggestion(text: string): void }

/** What the person may say next. A tap sends it as if it had been typed. */
export function Suggestions({ suggestions, busy, onSuggestion }: Omit<Offer, 'messageId'> & Actions) {
  const label = useId()
  return (
    // biome-ignore lint/a11y/useSemanticElements: no form
    <div role="group" className="bubble bubble--taps" aria-labelledby={label}>
      <span id={label} className="soft">
        {careTexts[useLanguage()].youMaySay}
      </span>
      {suggestions.map((text) => (
        <button
          key={text}
          type="button"
          className="btn btn--secondary"
          dir="auto"
          // Not disabled: it would lose the focus.
          aria-disabled={busy}
          onClick={({ currentTarget }) => {
            if (busy) return
            // With the answer the buttons go: who pressed one by keyboard goes on from the conversation.
            currentTarget.closest<HTMLElement>('[role="log"]')?.focus({ preventScroll: true })
            onSuggestion(text)
          }}
        >
          {text}
        </button>
      ))}
    </div>
  )
}
