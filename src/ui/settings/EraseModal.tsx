import { useRef } from 'react'
import type { ErasureReason } from '../../machines/account/account.machine.ts'
import { settingsTexts } from '../i18n/settings.ts'
import { Button } from '../shared/Button.tsx'
import { Dialog } from '../shared/Dialog.tsx'
import { Alert } from '../shared/Notice.tsx'
import { useTextsPart } from '../texts.tsx'
import { useStaysOpen } from './staysOpen.ts'
import './ProfileEditModal.css'

export type State = { reason: ErasureReason; understood: boolean; canErase: boolean; erasing: boolean; failed: boolean }
export type Actions = { onUnderstand(understood: boolean): void; onConfirm(): void; onCancel(): void }

/**
 * D30: names what is lost, and waits for a tick before the button that erases. A withdrawal of consent (D53) says first what
 * it means. `null` while nobody asked.
 */
export function EraseModal({ state, ...actions }: { state: State | null } & Actions) {
  const t = useTextsPart(settingsTexts)
  const { heading } = state?.reason === 'withdrawal' ? t.withdrawal : t.erase
  return (
    <Dialog open={state !== null} heading={heading} onClose={actions.onCancel}>
      {state === null ? null : <Form state={state} {...actions} />}
    </Dialog>
  )
}

function Form({ state, onUnderstand, onConfirm, onCancel }: { state: State } & Actions) {
  const t = useTextsPart(settingsTexts)
  const { reason, understood, canErase, erasing, failed } = state
  const form = useRef<HTMLFormElement>(null)
  useStaysOpen(form, erasing)
  return (
    <form
      ref={form}
      className="edit"
      aria-busy={erasing}
      onSubmit={(event) => {
        event.preventDefault()
        if (canErase) onConfirm()
      }}
    >
      {failed ? <Alert>{t.erase.failed}</Alert> : null}
      <div>
        <p>{reason === 'withdrawal' ? t.withdrawal.text : t.erase.text}</p>
        <ul className="erase__lost">
          {t.erase.lost.map((what) => (
            <li key={what}>{what}</li>
          ))}
        </ul>
      </div>
      {reason === 'withdrawal' ? <p className="soft">{t.withdrawal.onlyOptional}</p> : null}
      <p className="soft">{t.erase.exportFirst}</p>
      <label className="erase__tick">
        <input type="checkbox" checked={understood} onChange={(event) => onUnderstand(event.target.checked)} />
        <span>{t.erase.understand}</span>
      </label>
      <div className="edit__actions">
        <Button aria-disabled={erasing} onClick={onCancel}>
          {t.cancel}
        </Button>
        <Button
          type="submit"
          variant="primary"
          className="erase__go"
          disabled={!canErase && !erasing}
          aria-disabled={erasing}
          aria-busy={erasing}
        >
          {erasing ? t.erase.erasing : t.erase.confirm}
        </Button>
      </div>
    </form>
  )
}
