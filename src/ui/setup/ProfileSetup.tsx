import { type ChangeEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { OPTIONAL, OPTIONAL_FIELDS, type OptionalField } from '../../../openapi/optional.ts'
import { Avatar } from '../art/Avatar.tsx'
import { GRIEVANCE_CONTACT } from '../grievance.ts'
import { languageNames } from '../i18n/load.ts'
import { setupTexts } from '../i18n/setup.ts'
import { LanguageSwitch } from '../landing/LanguageSwitch.tsx'
import { PrivacyLink, SkipLink } from '../landing/Links.tsx'
import { useStaysOpen } from '../settings/staysOpen.ts'
import { Button } from '../shared/Button.tsx'
import { Dialog } from '../shared/Dialog.tsx'
import { Alert, Notice } from '../shared/Notice.tsx'
import { Page } from '../shared/Page.tsx'
import { useTexts, useTextsPart } from '../texts.tsx'
import type { Language, Tradition } from '../types.ts'
import { nativeLang, nativeMonths } from './nativeTexts.ts'
import './ProfileSetup.css'

/** Longest values of the contract, characters. */
const MAX = { name: 120, phone: 40 } as const

const numbers = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, index) => first + index)
const DAYS = numbers(1, 31)

const LANGUAGES = Object.keys(languageNames) as Language[]

/** What a field asks of the browser; of a plain text nothing: it is nothing that a browser knows of its reader. */
const KINDS: Partial<Record<OptionalField, { type: string; autoComplete?: string }>> = {
  time_of_birth: { type: 'time' },
  email: { type: 'email', autoComplete: 'email' },
}

type TextField = 'name' | 'phone' | 'day' | 'month' | 'year' | OptionalField
/** Of `consent` the language of the notice that was agreed to, '' for none. */
type Values = Record<TextField, string> & { language: Language; consent: Language | '' }
type Change =
  | { field: TextField; value: string }
  | { field: 'language'; value: Language }
  | { field: 'consent'; value: Language | '' }

export type State = {
  tradition: Tradition
  language: Language
  values: Values
  /** Years to choose from. */
  years: { first: number; last: number }
  saving: boolean
  /** Said to who is too young for the service, with a way out that erases everything (D39); null to all others. */
  young: 'told' | 'erasing' | 'failed' | null
  /** Asked of who does not agree, before everything is erased (D53); null while nobody is asked. */
  disagreement: 'asked' | 'erasing' | 'failed' | null
  /** What stands in the way: a field (`birthDate` for all three parts), or null for the whole form. */
  error: {
    field: 'name' | 'phone' | 'birthDateMissing' | 'birthDate' | OptionalField | 'consent' | null
    text: string
    /** The language of the text, where it is not the interface's. */
    lang?: 'pa' | 'hi'
  } | null
  /** How often the form was refused: the same error is told anew. */
  refusals: number
}
export type Actions = {
  onChange(change: Change): void
  onSubmit(): void
  onDisagree(): void
  onLeave(): void
  onStay(): void
  onLanguage(language: Language): void
  onSignOut(): void
}

type RowProps = { label: string; id: string; mark?: string; hint?: string; error: ReactNode; children: ReactNode }

/** A label, what is wrong, the field, and what may stand in it. */
function Row({ label, id, mark, hint, error, children }: RowProps) {
  return (
    <div className="setup__row">
      <label htmlFor={id}>{label}</label>
      {mark === undefined ? null : (
        <span className="soft" id={`${id}-mark`}>
          {mark}
        </span>
      )}
      {error}
      {children}
      {hint === undefined ? null : (
        <p className="soft setup__hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  )
}

/** D53: stands before the first field, whole, in the language of the page; with the way out, under `children`. */
function DataNotice({ children }: { children: ReactNode }) {
  const t = useTextsPart(setupTexts).notice
  const headingId = useId()
  return (
    <section className="setup setup__notice" aria-labelledby={headingId}>
      <h2 id={headingId}>{t.heading}</h2>
      <ul>
        {Object.entries(t.asked).map(([field, { what, why }]) => (
          <li key={field}>
            <span>{`${what}:`}</span> <span className="soft">{why}</span>
          </li>
        ))}
      </ul>
      <p>{t.kept}</p>
      <p>{t.withdraw}</p>
      <p>{t.complain(GRIEVANCE_CONTACT)}</p>
      {children}
    </section>
  )
}

export function ProfileSetup(props: State & Actions) {
  const { tradition, language, values, years, young, error, refusals, onChange } = props
  // Nothing can be changed while something is under way.
  const saving = props.saving || young === 'erasing'
  const all = useTexts()
  const t = useTextsPart(setupTexts)
  const id = useId()
  const errorId = `${id}-error`
  const form = useRef<HTMLFormElement>(null)

  // After a refusal the focus is where the mistake is.
  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [refusals])

  const alert = error && (
    // A new one for each refusal, so that a screen reader says it again.
    <div key={refusals} id={errorId} className="setup__alert" lang={error.lang}>
      <Alert>{error.text}</Alert>
    </div>
  )
  const alertFor = (...fields: NonNullable<State['error']>['field'][]) =>
    error !== null && fields.includes(error.field) ? alert : null

  const isWrong = (field: TextField | 'consent'): boolean => {
    if (error === null) return false
    if (field === 'day' || field === 'month' || field === 'year')
      return error.field === 'birthDate' || (error.field === 'birthDateMissing' && values[field] === '')
    return error.field === field
  }
  const described = (field: TextField | 'consent', ...ids: string[]) => ({
    'aria-invalid': isWrong(field),
    'aria-describedby': [...(isWrong(field) ? [errorId] : []), ...ids].join(' ') || undefined,
  })
  const bind = (field: TextField) => ({
    className: 'field setup__control',
    value: values[field],
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
      onChange({ field, value: event.target.value }),
  })
  const input = (field: TextField, ...describedBy: string[]) => ({
    ...bind(field),
    ...described(field, ...describedBy.map((part) => `${id}-${field}-${part}`)),
    id: `${id}-${field}`,
    // Not disabled: a field that is being saved keeps its focus.
    readOnly: saving,
  })
  const select = (field: 'day' | 'month' | 'year') => ({
    ...bind(field),
    ...described(field),
    'aria-label': t[field],
    autoComplete: `bday-${field}`,
    required: true,
    disabled: saving,
  })

  return (
    <Page tradition={tradition}>
      <SkipLink />
      <header>
        <LanguageSwitch language={language} onLanguage={props.onLanguage} />
        <div className="setup__bar">
          <Avatar tradition={tradition} />
          {/* Nobody is locked in. */}
          <Button variant="quiet" onClick={props.onSignOut}>
            {t.signOut}
          </Button>
        </div>
      </header>
      <main id="content">
        <h1>{t.title}</h1>
        <DataNotice>
          {/* Who is too young has a way out of their own. */}
          {young === null ? (
            <Button
              variant="quiet"
              className="setup__disagree"
              aria-disabled={saving}
              onClick={saving ? undefined : props.onDisagree}
            >
              {t.disagree}
            </Button>
          ) : null}
        </DataNotice>
        <Disagreement state={props.disagreement} onLeave={props.onLeave} onStay={props.onStay} />

        <form
          ref={form}
          className="setup"
          // The checks and their order are the specification's, not the browser's.
          noValidate
          aria-busy={saving}
          onSubmit={(event) => {
            event.preventDefault()
            if (!saving && young === null) props.onSubmit()
          }}
        >
          <Row label={t.name} id={`${id}-name`} error={alertFor('name')}>
            <input {...input('name')} autoComplete="name" required maxLength={MAX.name} />
          </Row>
          <Row label={t.phone} id={`${id}-phone`} hint={t.phoneHint} error={alertFor('phone')}>
            <input {...input('phone', 'hint')} type="tel" autoComplete="tel" required maxLength={MAX.phone} />
          </Row>

          <fieldset className="setup__row">
            <legend className="setup__legend">{t.birthDate}</legend>
            {alertFor('birthDate', 'birthDateMissing')}
            <div className="setup__date">
              <select {...select('day')}>
                <option value="">{t.day}</option>
                {DAYS.map((day) => (
                  <option key={day}>{day}</option>
                ))}
              </select>
              <select {...select('month')}>
                <option value="">{t.month}</option>
                {nativeMonths(tradition).map((name, index) => (
                  <option key={name} value={index + 1} lang={nativeLang(tradition)}>
                    {name}
                  </option>
                ))}
              </select>
              <select {...select('year')}>
                <option value="">{t.year}</option>
                {numbers(years.first, years.last)
                  .reverse()
                  .map((year) => (
                    <option key={year}>{year}</option>
                  ))}
              </select>
            </div>
          </fieldset>

          {OPTIONAL.map((field) => (
            <Row key={field} label={t.fields[field]} id={`${id}-${field}`} mark={t.optional} error={alertFor(field)}>
              <input
                {...input(field, 'mark')}
                {...(KINDS[field] ?? { autoComplete: 'off' })}
                maxLength={OPTIONAL_FIELDS[field].max}
              />
            </Row>
          ))}
          <Row label={t.language} id={`${id}-language`} error={null}>
            <select
              id={`${id}-language`}
              className="field setup__control"
              value={values.language}
              disabled={saving}
              onChange={(event) => onChange({ field: 'language', value: event.target.value as Language })}
            >
              {LANGUAGES.map((choice) => (
                <option key={choice} value={choice}>
                  {t.languages[choice] === languageNames[choice]
                    ? languageNames[choice]
                    : `${t.languages[choice]} (${languageNames[choice]})`}
                </option>
              ))}
            </select>
          </Row>

          <div className="setup__row">
            {alertFor('consent')}
            <label className="setup__agree">
              <input
                {...described('consent')}
                type="checkbox"
                required
                checked={values.consent !== ''}
                disabled={saving}
                onChange={(event) => onChange({ field: 'consent', value: event.target.checked ? language : '' })}
              />
              <span>{t.agree}</span>
            </label>
          </div>

          {alertFor(null)}
          {young === null ? (
            <Button type="submit" variant="primary" aria-busy={saving} aria-disabled={saving}>
              {saving ? t.saving : t.submit}
            </Button>
          ) : (
            <TooYoung young={young} onLeave={props.onLeave} />
          )}
        </form>
      </main>
      <footer className="page__foot">
        <p>{all.defaultLanding.free}</p>
        <p>
          <PrivacyLink />
        </p>
      </footer>
    </Page>
  )
}

/** In the place of the button that sends, which would send nothing: the focus comes along (D39). */
function TooYoung({ young, onLeave }: { young: NonNullable<State['young']>; onLeave(): void }) {
  const t = useTextsPart(setupTexts)
  const busy = young === 'erasing'
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus(), [])
  return (
    <div ref={place} className="setup__young" tabIndex={-1}>
      <Notice>{`${t.errors.tooYoung} ${t.tooYoung.fix}`}</Notice>
      {young === 'failed' ? <Alert>{t.errors.eraseFailed}</Alert> : null}
      <Button aria-busy={busy} aria-disabled={busy} onClick={busy ? undefined : onLeave}>
        {busy ? t.tooYoung.leaving : t.tooYoung.leave}
      </Button>
    </div>
  )
}

/** D53: asked once, since nothing brings back what it erases. */
function Disagreement({
  state,
  onLeave,
  onStay,
}: Pick<Actions, 'onLeave' | 'onStay'> & { state: State['disagreement'] }) {
  const t = useTextsPart(setupTexts)
  const busy = state === 'erasing'
  const inside = useRef<HTMLDivElement>(null)
  useStaysOpen(inside, busy)
  return (
    <Dialog open={state !== null} heading={t.leaving.heading} onClose={onStay}>
      <div ref={inside} className="setup__leave" aria-busy={busy}>
        {state === 'failed' ? <Alert>{t.errors.eraseFailed}</Alert> : null}
        <p>{t.leaving.text}</p>
        <Button aria-disabled={busy} onClick={onStay}>
          {t.leaving.stay}
        </Button>
        <Button aria-busy={busy} aria-disabled={busy} onClick={busy ? undefined : onLeave}>
          {busy ? t.tooYoung.leaving : t.tooYoung.leave}
        </Button>
      </div>
    </Dialog>
  )
}
