import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useTexts } from '../texts.tsx'
import { CloseIcon } from './icons.tsx'
import './Dialog.css'

type Props = { open: boolean; heading: string; look?: 'hint' | 'reader'; onClose(): void; children: ReactNode }

/** A native modal dialog, named by its heading. Escape and the close button report `onClose`; the caller decides. */
export function Dialog({ open, heading, look, onClose, children }: Props) {
  const t = useTexts()
  const dialog = useRef<HTMLDialogElement>(null)
  const headingId = useId()

  useEffect(() => {
    const element = dialog.current
    if (element === null) return
    if (open && !element.open) element.showModal()
    if (!open && element.open) element.close()
  }, [open])

  return (
    <dialog
      ref={dialog}
      className={look ? `dialog dialog--${look}` : 'dialog'}
      aria-labelledby={headingId}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      // A browser may close it without `cancel` (a second Escape in Chrome): then the state has to follow. The event comes
      // late: a dialog that was opened again meanwhile is not meant.
      onClose={({ currentTarget }) => {
        if (open && !currentTarget.open) onClose()
      }}
    >
      {open ? (
        <div className="dialog__body">
          <h2 id={headingId} className="dialog__heading">
            {heading}
          </h2>
          {children}
          {/* Last in the tab order, so that the dialog opens with the focus on its own action. */}
          <button type="button" className="icon-button dialog__close" aria-label={t.app.close} onClick={onClose}>
            <CloseIcon />
          </button>
        </div>
      ) : null}
    </dialog>
  )
}
