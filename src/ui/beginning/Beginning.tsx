import { Suggestions } from '../chat/late.ts'
import '../chat/MessageList.css'

export type State = { starters: readonly string[]; busy: boolean }
export type Actions = { onStart(text: string): void }

/** What stands below the welcome of an empty chat. It is no message: the log around it does not read it out (D55). */
export function Beginning({ starters, busy, onStart }: State & Actions) {
  return (
    <div className="messages__rows" aria-live="off">
      <Suggestions suggestions={starters} busy={busy} onSuggestion={onStart} />
    </div>
  )
}
