import { useId } from 'react'
import { QuotationBlock, Suggestions } from '../chat/late.ts'
import { beginningTexts } from '../i18n/beginning.ts'
import { useTextsPart } from '../texts.tsx'
import type { Quotation } from '../types.ts'
import '../chat/MessageList.css'

/** `verse` is the day's; null where it did not come. */
export type State = { starters: readonly string[]; busy: boolean; verse: Quotation | null; copied?: boolean }
export type Actions = { onStart(text: string): void; onCopy(quotation: Quotation, shown: Quotation): void }

/** What stands below the welcome of an empty chat. It is no message: the log around it does not read it out (D55). */
export function Beginning({ starters, busy, verse, copied = false, onStart, onCopy }: State & Actions) {
  const { verseForToday } = useTextsPart(beginningTexts)
  const title = useId()
  return (
    <div className="messages__rows" aria-live="off">
      {verse === null ? null : (
        <section className="bubble" aria-labelledby={title}>
          <h2 id={title} className="soft">
            {verseForToday}
          </h2>
          <QuotationBlock quotation={verse} copied={copied} onCopy={onCopy} />
        </section>
      )}
      <Suggestions suggestions={starters} busy={busy} onSuggestion={onStart} />
    </div>
  )
}
