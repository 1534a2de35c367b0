import {
  type ChangeEvent,
  type ClipboardEvent,
  type KeyboardEvent,
  type ReactNode,
  type SyntheticEvent,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import {
  CODE_DIGITS,
  COUNTRY_CODE,
  caretIn,
  codeDigits,
  grouped,
  isWholePhone,
  PHONE_DIGITS,
  readPhone,
} from '../../machines/whatsappLogin/digits.ts'
import { loginTexts } from '../i18n/login.ts'
import { AppLink } from '../shared/AppLink.tsx'
import { Button } from '../shared/Button.tsx'
import { Dialog } from '../shared/Dialog.tsx'
import { BackIcon } from '../shared/icons.tsx'
import { Alert, Notice } from '../shared/Notice.tsx'
import { useTexts, useTextsPart } from '../texts.tsx'
import './WhatsAppLoginModal.css'

export type State = {
  step: 'phone' | 'code'
  /** As `readPhone` has it. */
  phone: string
  /** Digits only. */
  code: string
  /** What is on its way to the server. */
  busy: 'sending' | 'verifying' | 'resending' | null
  /** Seconds until another code may be asked for; 0 when it may be. */
  secondsLeft: number
  /** A code was sent just now. */
  notice: string | null
  error: string | null
}
export type Actions = {
  onPhone(value: string): void
  onSend(): void
  onCode(value: string): void
  onVerify(): void
  onResend(): void
  onBack(): void
  onClose(): void
}

/** The WhatsApp one-time-code login modal, spec §2: phone step, then code step. */
export function WhatsAppLoginModal(props: State & Actions) {
  const t = useTextsPart(loginTexts)
  useFocusBack()
  const Step = props.step === 'phone' ? PhoneStep : CodeStep
  return (
    <Dialog open heading={t.heading} onClose={props.onClose}>
      <form
        className="otp"
        noValidate
        aria-busy={props.busy !== null}
        onSubmit={(event) => {
          event.preventDefault()
          if (props.step === 'phone') props.onSend()
          else props.onVerify()
        }}
      >
        <Step {...props} />
      </form>
    </Dialog>
  )
}

function PhoneStep({ phone, busy, error, onPhone }: State & Actions) {
  const t = useTextsPart(loginTexts).phone
  const { defaultLanding } = useTexts()
  const box = useFocus(error)
  /** The DOM's own: where the caret stands after the next draw. */
  const [caret, setCaret] = useState<{ at: number } | null>(null)
  useLayoutEffect(() => {
    if (caret !== null) box.current?.setSelectionRange(caret.at, caret.at)
  }, [caret, box])

  // The number is drawn in groups: the caret stays behind the digit that it stood behind.
  const onChange = ({ target: { value, selectionStart } }: ChangeEvent<HTMLInputElement>) => {
    setCaret({ at: caretIn(value, selectionStart ?? value.length) })
    onPhone(value)
  }
  return (
    <>
      <p>{t.text}</p>
      <p className="soft">
        <span>{t.notice}</span> <AppLink href="/privacy">{defaultLanding.privacyPolicy}</AppLink>
      </p>
      <Field label={t.label} hint={t.hint} error={error}>
        {(names) => (
          <div className={error === null ? 'otp-phone' : 'otp-phone otp-phone--wrong'}>
            <span aria-hidden="true">{COUNTRY_CODE}</span>
            <input
              {...names}
              ref={box}
              type="tel"
              inputMode="tel"
              autoComplete="tel-national"
              enterKeyHint="send"
              value={grouped(phone)}
              readOnly={busy !== null}
              onChange={onChange}
              onPaste={(event) => pasteWhole(event, (text) => readPhone(text).phone, PHONE_DIGITS, onPhone)}
              onKeyDown={submitOnEnter}
            />
          </div>
        )}
      </Field>
      <Submit busy={busy === 'sending'} complete={isWholePhone(phone)} text={busy === 'sending' ? t.sending : t.send} />
    </>
  )
}

function CodeStep({ phone, code, busy, secondsLeft, notice, error, onCode, onResend, onBack }: State & Actions) {
  const t = useTextsPart(loginTexts).code
  const { back } = useTexts().app
  const box = useFocus(error ?? notice)
  const waiting = secondsLeft > 0
  return (
    <>
      <p>{t.sentTo(unbroken(`${COUNTRY_CODE} ${grouped(phone)}`))}</p>
      {notice === null ? null : <Notice>{notice}</Notice>}
      <Field label={t.label} hint={t.hint} hintHidden error={error}>
        {(names) => (
          <div className="otp-code">
            <input
              {...names}
              ref={box}
              inputMode="numeric"
              autoComplete="one-time-code"
              enterKeyHint="go"
              value={code}
              readOnly={busy !== null}
              onChange={(event) => onCode(event.target.value)}
              onPaste={(event) => pasteWhole(event, codeDigits, CODE_DIGITS, onCode)}
              onKeyDown={submitOnEnter}
              onSelect={keepCaretAtEnd}
            />
            <div className="otp-code__boxes" aria-hidden="true">
              {BOXES.map((place) => (
                <span key={place} data-next={place === Math.min(code.length, CODE_DIGITS - 1) || undefined}>
                  {code.charAt(place)}
                </span>
              ))}
            </div>
          </div>
        )}
      </Field>
      <Submit
        busy={busy === 'verifying'}
        complete={code.length === CODE_DIGITS}
        text={busy === 'verifying' ? t.verifying : t.verify}
      />
      <div className="otp-foot">
        <div className="soft">
          {/* Not a live region: nobody wants to hear every second. That the wait is over is said once. */}
          {waiting ? <p>{t.resendIn(minutes(secondsLeft))}</p> : null}
          <p role="status">{waiting ? null : t.resendNow}</p>
        </div>
        <Button variant="quiet" disabled={busy !== null} onClick={onBack}>
          <BackIcon />
          <span>{back}</span>
        </Button>
        {waiting ? null : (
          <Button aria-busy={busy === 'resending'} onClick={onResend}>
            {t.resend}
          </Button>
        )}
      </div>
    </>
  )
}

const BOXES = Array.from({ length: CODE_DIGITS }, (_, place) => place)

/** A number that no line break cuts. */
const unbroken = (number: string) => number.replaceAll(' ', '\u00A0')

/** 'm:ss'. */
const minutes = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

type Names = { id: string; 'aria-describedby': string; 'aria-invalid': boolean }

type FieldProps = {
  label: string
  hint: string
  /** Where the eye sees it anyhow. */
  hintHidden?: boolean
  error: string | null
  children(names: Names): ReactNode
}

/** A labelled box, with what helps to fill it, and what was wrong. */
function Field(props: FieldProps) {
  const id = useId()
  const { label, hint, hintHidden = false, error, children } = props
  const describedBy = `${id}hint${error === null ? '' : ` ${id}error`}`
  return (
    <div className="otp-field">
      <label htmlFor={id}>{label}</label>
      {children({ id, 'aria-describedby': describedBy, 'aria-invalid': error !== null })}
      <p id={`${id}hint`} className={hintHidden ? 'visually-hidden' : 'soft'}>
        {hint}
      </p>
      {error === null ? null : (
        <div id={`${id}error`}>
          <Alert>{error}</Alert>
        </div>
      )}
    </div>
  )
}

/** While it is busy it stays enabled, so that it keeps the focus; the machine takes one submit at a time. */
function Submit({ busy, complete, text }: { busy: boolean; complete: boolean; text: string }) {
  return (
    <Button type="submit" variant="primary" aria-busy={busy} disabled={!complete && !busy}>
      {text}
    </Button>
  )
}

/** A step's box takes the focus when the step appears, and again with each message: what follows is typed there. */
function useFocus(message: string | null) {
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    // A dialog that opens begins with its first control, which is a link of the notice.
    box.current?.setAttribute('autofocus', '')
    box.current?.focus()
  }, [])
  useEffect(() => {
    if (message !== null) box.current?.focus()
  }, [message])
  return box
}

/** A dialog that is taken away whole does not give the focus back by itself. */
function useFocusBack() {
  const opener = useRef<Element | null>(null)
  // Read before the dialog opens and takes the focus, given back when the page behind it is no longer inert.
  useLayoutEffect(() => {
    opener.current ??= document.activeElement
  }, [])
  useEffect(
    () => () => {
      if (opener.current instanceof HTMLElement) opener.current.focus()
    },
    [],
  )
}

/** What was pasted as a whole takes the place of what was there, wherever the caret stood. */
function pasteWhole(
  event: ClipboardEvent<HTMLInputElement>,
  toDigits: (text: string) => string,
  length: number,
  onChange: (text: string) => void,
) {
  const text = event.clipboardData.getData('text')
  if (toDigits(text).length < length || event.currentTarget.readOnly) return
  event.preventDefault()
  onChange(text)
}

// A disabled button would swallow Enter: too few digits are answered by a sentence instead (spec §5). Enter that ends a
// word of an input method is no submit (D29).
function submitOnEnter(event: KeyboardEvent<HTMLInputElement>) {
  const { isComposing, keyCode } = event.nativeEvent
  if (event.key !== 'Enter' || isComposing || keyCode === 229) return
  event.preventDefault()
  // Not requestSubmit, which Safari has from 16 on.
  event.currentTarget.form?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
}

/** Nobody sees the caret between the boxes: it stays where the next digit goes. A selection of all of it stays too. */
function keepCaretAtEnd({ currentTarget: box }: SyntheticEvent<HTMLInputElement>) {
  const { length } = box.value
  if (box.selectionStart === box.selectionEnd && box.selectionStart !== length) box.setSelectionRange(length, length)
}
