import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { useTexts } from '../texts.tsx'
import { Button } from './Button.tsx'
import { SendIcon } from './icons.tsx'
import './Composer.css'

export type State = {
  value: string
  canSend: boolean
  /** A request is in flight: typing goes on, sending waits. */
  busy: boolean
  /** Characters in the box, and how many fit. */
  count: number
  limit: number
  /** Characters that did not fit and are kept aside; 0 when none. */
  overflow: number
  /** What was kept aside has just been copied. */
  restCopied?: boolean
}
export type Actions = {
  onChange(value: string): void
  onSend(): void
  onCopyRest(): void
  onAddRest?(): void
}

/** The counter appears when this many characters are left. */
const COUNT_FROM = 60

// Enter that ends an input method's word is not a wish to send; Safari reports it with keyCode 229 only (D29).
const isSend = (event: KeyboardEvent) =>
  event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing && event.nativeEvent.keyCode !== 229

/**
 * Takes a paste that cannot fit out of the browser's hands: Chromium needs 25 s to lay out 100 kB of Devanagari in a
 * text box, before any script could cut it. The machine gets the whole of it and keeps what does not fit aside.
 */
function useLongInsertions(limit: number, onChange: (value: string) => void) {
  const box = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    const element = box.current
    if (element === null) return
    const onBeforeInput = (event: InputEvent) => {
      if (event.isComposing || event.data === null || event.data.length <= limit) return
      event.preventDefault()
      const { value, selectionStart, selectionEnd } = element
      onChange(value.slice(0, selectionStart) + event.data + value.slice(selectionEnd))
    }
    element.addEventListener('beforeinput', onBeforeInput)
    return () => element.removeEventListener('beforeinput', onBeforeInput)
  }, [limit, onChange])
  return box
}

/** `whenEmpty` may stand in for Send while nothing is typed (the microphone). */
export function Composer(props: State & Actions & { whenEmpty?: ReactNode }) {
  const {
    value,
    canSend,
    busy,
    count,
    limit,
    overflow,
    restCopied = false,
    onChange,
    onSend,
    onCopyRest,
    onAddRest,
    whenEmpty,
  } = props
  const t = useTexts()
  const noteId = useId()
  const box = useLongInsertions(limit, onChange)
  const left = limit - count
  const counting = overflow === 0 && left <= COUNT_FROM

  return (
    <form
      className="composer"
      aria-busy={busy}
      onSubmit={(event) => {
        event.preventDefault()
        if (canSend) onSend()
      }}
    >
      <div className="composer__note" id={noteId} role="status">
        {overflow > 0 ? <p>{t.chat.overflow(overflow, limit)}</p> : null}
        {counting ? <p className="composer__count">{t.chat.charactersLeft(left)}</p> : null}
      </div>
      {overflow > 0 ? (
        <div className="composer__rest">
          <Button variant="quiet" onClick={onCopyRest}>
            {restCopied ? t.chat.copied : t.chat.copyRest}
          </Button>
          {onAddRest === undefined ? null : (
            <Button variant="quiet" onClick={onAddRest}>
              {t.chat.addRest}
            </Button>
          )}
        </div>
      ) : null}
      <div className="composer__row">
        <div className="composer__box" data-value={value}>
          <textarea
            ref={box}
            className="composer__input"
            aria-label={t.chat.message}
            aria-describedby={noteId}
            placeholder={t.chat.placeholder}
            value={value}
            rows={1}
            dir="auto"
            enterKeyHint="send"
            autoComplete="off"
            onChange={(event) => onChange(event.target.value)}
            onKeyDown={(event) => {
              if (!isSend(event)) return
              event.preventDefault()
              if (canSend) onSend()
            }}
          />
        </div>
        {whenEmpty !== undefined && value === '' ? (
          whenEmpty
        ) : (
          <button type="submit" className="composer__send" aria-label={t.chat.send} disabled={!canSend}>
            <SendIcon />
          </button>
        )}
      </div>
    </form>
  )
}
