import { type KeyboardEvent, useId, useRef } from 'react'
import { OPTIONAL_FIELDS } from '../../../openapi/optional.ts'
import { EARLIEST_BIRTH_DATE } from '../../machines/profileEdit/birthDate.ts'
import type { ProfileField } from '../../machines/profileEdit/profileEdit.machine.ts'
import type { ProfileError } from '../../machines/profileEdit/profileEdit.messages.ts'
import { htmlLang, languageNames } from '../i18n/load.ts'
import { settingsTexts } from '../i18n/settings.ts'
import { Button } from '../shared/Button.tsx'
import { Dialog } from '../shared/Dialog.tsx'
import { Alert, Notice } from '../shared/Notice.tsx'
import { useTexts, useTextsPart } from '../texts.tsx'
import type { Language } from '../types.ts'
import { useStaysOpen } from './staysOpen.ts'
import './ProfileEditModal.css'

export type State = {
  name: ProfileField['name']
  value: string
  /** YYYY-MM-DD, the last birth date that is allowed. */
  today: string
  canSave: boolean
  saving: boolean
  /** There is a value that may be taken away (D53). */
  canRemove: boolean
  removing: boolean
  error: ProfileError | null
}
type Actions = { onChange(value: string): void; onSave(): void; onRemove(): void; onCancel(): void }
/** `null` while there is nothing to edit: the dialog stays mounted, so that it can give the focus back. */
type Props = { state: State | null } & Actions

/** Spec §4 Profile edit modal, named by its field. */
export function ProfileEditModal({ state, ...actions }: Props) {
  const t = useTextsPart(settingsTexts)
  return (
    <Dialog open={state !== null} heading={state === null ? '' : t.fields[state.name]} onClose={actions.onCancel}>
      {/* Another field is another form: nothing of the last one's focus or date parts is carried over. */}
      {state === null ? null : <Form key={state.name} state={state} {...actions} />}
    </Dialog>
  )
}

/** What is no plain text. */
const TYPES: Partial<Record<ProfileField['name'], string>> = {
  date_of_birth: 'date',
  time_of_birth: 'time',
  email: 'email',
}

// Enter that ends an input method's word is not a wish to save; Safari reports it with keyCode 229 only (D29).
const isComposing = ({ key, nativeEvent }: KeyboardEvent) =>
  key === 'Enter' && (nativeEvent.isComposing || nativeEvent.keyCode === 229)

function Form({ state, onChange, onSave, onRemove, onCancel }: { state: State } & Actions) {
  const t = useTextsPart(settingsTexts)
  const { errors } = useTexts()
  const { canSave, saving, canRemove, removing, error } = state
  const busy = saving || removing
  const form = useRef<HTMLFormElement>(null)
  const hintId = useId()
  useStaysOpen(form, busy)
  return (
    <form
      ref={form}
      className="edit"
      aria-busy={busy}
      // The machine knows what may be saved, and the hint says it in the reader's language.
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (canSave) onSave()
      }}
    >
      {error === null ? null : error === 'tooYoung' ? (
        // No fault, and no reproach (D39).
        <Notice>{t.errors.tooYoung}</Notice>
      ) : (
        <Alert>{{ ...errors.profile, ...t.errors }[error]}</Alert>
      )}
      {state.name === 'language_preference' ? (
        <LanguageChoice value={state.value} hintId={hintId} onChange={onChange} />
      ) : (
        <input
          className="field"
          type={TYPES[state.name] ?? 'text'}
          aria-label={t.fields[state.name]}
          aria-describedby={hintId}
          value={state.value}
          readOnly={busy}
          autoComplete="off"
          {...(state.name === 'date_of_birth'
            ? { min: EARLIEST_BIRTH_DATE, max: state.today }
            : { maxLength: OPTIONAL_FIELDS[state.name].max })}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={(event) => {
            if (isComposing(event)) event.preventDefault()
          }}
        />
      )}
      <p id={hintId} className="soft">
        {t.hints[state.name]}
      </p>
      <div className="edit__actions">
        <Button aria-disabled={busy} onClick={onCancel}>
          {t.cancel}
        </Button>
        {canRemove || removing ? (
          <Button aria-disabled={busy} aria-busy={removing} onClick={busy ? undefined : () => onRemove()}>
            {removing ? t.removing : t.remove}
          </Button>
        ) : null}
        {/* Busy is not disabled: a disabled button would drop the focus, and a refusal wants it back here. */}
        <Button
          type="submit"
          variant="primary"
          disabled={!canSave && !saving}
          aria-disabled={saving}
          aria-busy={saving}
        >
          {saving ? t.saving : t.save}
        </Button>
      </div>
    </form>
  )
}

const LANGUAGES = Object.keys(languageNames) as Language[]

// A dialog begins with its first control, and arrow keys would choose from there: begin with what is chosen.
const beginHere = (input: HTMLInputElement | null) => input?.setAttribute('autofocus', '')

type Choice = { value: string; hintId: string; onChange(value: string): void }

function LanguageChoice({ value, hintId, onChange }: Choice) {
  const t = useTextsPart(settingsTexts)
  const name = useId()
  return (
    <fieldset className="edit__choices" aria-describedby={hintId}>
      <legend className="visually-hidden">{t.fields.language_preference}</legend>
      {LANGUAGES.map((language) => (
        <label key={language} className={`edit__choice ${language === value ? 'edit__choice--on' : ''}`}>
          <input
            ref={language === value ? beginHere : undefined}
            type="radio"
            name={name}
            value={language}
            checked={language === value}
            onChange={() => onChange(language)}
          />
          <span>{t.languages[language]}</span>{' '}
          {t.languages[language] === languageNames[language] ? null : (
            <span className="soft native-name" lang={htmlLang(language)}>
              {languageNames[language]}
            </span>
          )}
        </label>
      ))}
    </fieldset>
  )
}
