import { useEffect, useId, useRef } from 'react'
import { isSendKey } from '../../machines/messageSend/sendKey.ts'
import { Button } from '../shared/Button.tsx'
import { MicrophoneIcon, SendIcon } from '../shared/icons.tsx'
import { useTexts } from '../texts.tsx'
import './Composer.css'

export type State = {
  value: string
  canSend: boolean
  /** Nothing is in flight, so that a voice message may begin. */
  canRecord: boolean
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
  /** Without it there is no microphone. */
  onRecord?(): void
  /** Somebody comes near the microphone: its code may be fetched. */
  onNearRecord?(): void
}

/** The counter appears when this many characters are left. */
const COUNT_FROM = 60

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

export function Composer(props: State & Actions) {
  const {
    value,
    canSend,
    canRecord,
    busy,
    count,
    limit,
    overflow,
    restCopied = false,
    onChange,
    onSend,
    onCopyRest,
    onAddRest,
    onRecord,
    onNearRecord,
  } = props
  const t = useTexts()
  const noteId = useId()
  const box = useLongInsertions(limit, onChange)
  const left = limit - count
  // Spec §2: the microphone stands where Send is, while nothing is typed.
  const speaks = onRecord !== undefined && value === ''
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
        <div className="composer__box">
          {/* A new one for each value: WebKit draws `attr()` once. */}
          <span key={value} className="composer__copy" data-value={value} />
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
              if (!isSendKey(event.nativeEvent)) return
              event.preventDefault()
              if (canSend) onSend()
            }}
          />
        </div>
        {/* One button, so that the focus is still there when Send has done its work. */}
        <SendButton
          speaks={speaks}
          canSend={canSend}
          canRecord={canRecord}
          {...(onNearRecord && { onNearRecord })}
          {...(onRecord && { onRecord })}
        />
      </div>
    </form>
  )
}

type ButtonProps = Pick<State, 'canSend' | 'canRecord'> &
  Pick<Actions, 'onRecord' | 'onNearRecord'> & { speaks: boolean }

/** Sends; or speaks, while nothing is typed. */
export function SendButton({ speaks, canSend, canRecord, onNearRecord, onRecord }: ButtonProps) {
  const t = useTexts()
  return (
    <button
      type={speaks ? 'button' : 'submit'}
      className={`composer__send ${speaks ? 'composer__send--voice' : ''}`}
      aria-label={speaks ? t.chat.record : t.chat.send}
      disabled={!speaks && !canSend}
      aria-disabled={speaks ? !canRecord : undefined}
      data-microphone={speaks || undefined}
      onPointerEnter={onNearRecord}
      onFocus={onNearRecord}
      onClick={({ detail }) => {
        // The second half of a double click on Send is no wish to speak.
        if (speaks && canRecord && detail < 2) onRecord?.()
      }}
    >
      {speaks ? <MicrophoneIcon /> : <SendIcon />}
    </button>
  )
}
