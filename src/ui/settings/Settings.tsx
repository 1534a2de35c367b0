import { type ReactNode, useId } from 'react'
import { PREFIX } from '../../machines/entities.ts'
import type { ProfileField } from '../../machines/profileEdit/profileEdit.machine.ts'
import { libraryTexts } from '../i18n/library.ts'
import { settingsTexts } from '../i18n/settings.ts'
import { LanguageSwitch } from '../landing/LanguageSwitch.tsx'
import { PrivacyLink } from '../landing/Links.tsx'
import { AppLink } from '../shared/AppLink.tsx'
import { Button } from '../shared/Button.tsx'
import { BackIcon } from '../shared/icons.tsx'
import { BreathingLight } from '../shared/Loading.tsx'
import { Alert, Notice } from '../shared/Notice.tsx'
import { Page } from '../shared/Page.tsx'
import { useTexts, useTextsPart } from '../texts.tsx'
import type { Language, Tradition } from '../types.ts'
import { CoinMark, OpenMark, type Tier, TierMark } from './marks.tsx'
import './Settings.css'

/** One of the 'Spiritual Preferences'; `value` is as the reader writes it, or says that it is not set. */
export type Row = { name: ProfileField['name']; label: string; value: string }

export type Person = {
  name: string
  /** The first letter of the name, with its vowel sign; empty when there is no name. */
  initial: string
  points: number
  /** Among the week's two best referrers (spec §1, §9). */
  topOfWeek: boolean
  /** Email or phone; null when neither is known. */
  contact: { kind: 'email' | 'phone'; value: string } | null
  tier: Tier
  memberSince: string
  /** When consent was given (D53); empty where it was not recorded. */
  consentGiven: string
  /** Whether the profile has an email address, which is optional. */
  hasEmail: boolean
}

export type State = {
  tradition: Tradition
  /** What the switch shows. */
  language: Language
  person: Person
  /** Whether the referrals are for this person: not below 18 (D39). */
  refers: boolean
  rows: Row[]
  /** Null while the music’s code is on its way. */
  music: boolean | null
  haptics: boolean
  exporting: 'idle' | 'busy' | 'done' | 'failed'
}
export type Actions = {
  onBack(): void
  onEdit(name: ProfileField['name']): void
  onRefer(): void
  onLanguage(language: Language): void
  onMusic(on: boolean): void
  onHaptics(on: boolean): void
  onExport(): void
  onErase(): void
  onWithdraw(): void
  onSignOut(): void
  onHelp(): void
}

/** Spec §2 Settings screen. `children` are its dialogs. */
export function Settings(props: State & Actions & { children?: ReactNode }) {
  const { tradition, language, person, refers, rows, music, haptics, exporting } = props
  const t = useTextsPart(settingsTexts)
  const { app, defaultLanding } = useTexts()
  const { contact } = person
  return (
    <Page tradition={tradition}>
      <header className="settings__bar">
        <button type="button" className="icon-button" aria-label={app.back} onClick={props.onBack}>
          <BackIcon />
        </button>
        <h1>{t.title}</h1>
      </header>
      <main className="settings">
        <div className="settings__card settings__row">
          <span className="settings__initial" aria-hidden="true">
            {person.initial}
          </span>
          <div>
            {person.name === '' ? null : <p className="settings__name">{person.name}</p>}
            {contact === null ? null : <p className="settings__value">{contact.value}</p>}
            {refers ? (
              <p className="settings__value settings__fact">
                <CoinMark />
                <span>{t.points(person.points) + (person.topOfWeek ? ` · ${t.topOfWeek}` : '')}</span>
              </p>
            ) : null}
          </div>
        </div>

        <section>
          <h2>{t.preferences}</h2>
          <ul className="settings__card">
            {rows.map(({ name, label, value }) => (
              <li key={name}>
                <RowButton opens onPress={() => props.onEdit(name)}>
                  <Pair label={label} value={value} />
                </RowButton>
              </li>
            ))}
          </ul>
        </section>

        {refers ? (
          <div className="settings__card">
            <RowButton opens onPress={props.onRefer}>
              <Pair label={t.refer.title} value={t.refer.text} />
            </RowButton>
          </div>
        ) : null}

        <div className="settings__card">
          <RowButton opens onPress={props.onHelp}>
            {app.helpNow}
          </RowButton>
        </div>

        <ul className="settings__card">
          {(['past', 'saved'] as const).map((page) => (
            <li key={page}>
              <AppLink className="settings__row" href={`${PREFIX[tradition]}/${page}`}>
                <span className="settings__act">{libraryTexts[language][page]}</span>
                <OpenMark />
              </AppLink>
            </li>
          ))}
        </ul>

        <section>
          <h2>{t.app.heading}</h2>
          <ul className="settings__card">
            <li className="settings__row settings__pair">
              <span>{t.app.language}</span>
              <LanguageSwitch language={language} onLanguage={props.onLanguage} />
            </li>
            {/* Its place is kept, so that nothing moves when it comes. */}
            <li style={music === null ? { visibility: 'hidden' } : undefined}>
              <Switch label={t.app.music} hint={t.app.musicHint} on={music ?? true} onSwitch={props.onMusic} />
            </li>
            <li>
              <Switch label={t.app.haptics} hint={t.app.hapticsHint} on={haptics} onSwitch={props.onHaptics} />
            </li>
          </ul>
        </section>

        <section>
          <h2>{t.account.heading}</h2>
          <dl className="settings__card">
            {contact === null ? null : <Fact label={t.account[contact.kind]}>{contact.value}</Fact>}
            <Fact label={t.account.subscription}>
              <TierMark tier={person.tier} name={t.account.tiers[person.tier]} /> <span>{defaultLanding.free}</span>
            </Fact>
            <Fact label={t.account.memberSince}>{person.memberSince}</Fact>
          </dl>
        </section>

        <section>
          <h2>{t.data.heading}</h2>
          <ul className="settings__card">
            <li>
              <RowButton busy={exporting === 'busy'} onPress={props.onExport}>
                {exporting === 'busy' ? t.data.exporting : t.data.export}
              </RowButton>
            </li>
            {person.hasEmail ? (
              <li>
                <RowButton opens onPress={() => props.onEdit('email')}>
                  {t.data.email}
                </RowButton>
              </li>
            ) : null}
            <li>
              <RowButton danger opens disabled={exporting === 'busy'} onPress={props.onWithdraw}>
                {person.consentGiven === '' ? (
                  t.data.withdraw
                ) : (
                  <Pair label={t.data.withdraw} value={t.data.givenOn(person.consentGiven)} />
                )}
              </RowButton>
            </li>
            <li>
              <RowButton danger opens disabled={exporting === 'busy'} onPress={props.onErase}>
                {t.data.erase}
              </RowButton>
            </li>
          </ul>
          {exporting === 'done' ? <Notice>{t.data.exported}</Notice> : null}
          {exporting === 'failed' ? <Alert>{t.data.exportFailed}</Alert> : null}
        </section>

        <Button onClick={props.onSignOut}>{t.signOut}</Button>
      </main>
      <footer className="page__foot">
        <p>
          <PrivacyLink />
        </p>
      </footer>
      {props.children}
    </Page>
  )
}

function Pair({ label, value }: { label: string; value: string }) {
  return (
    <span className="settings__pair">
      <span>{label}</span> <span className="settings__value">{value}</span>
    </span>
  )
}

type RowButtonProps = {
  /** It opens a dialog or a further screen, and shows so. */
  opens?: boolean
  danger?: boolean
  /** What it does is under way. */
  busy?: boolean
  disabled?: boolean
  onPress(): void
  children: ReactNode
}

/** A whole row to press. Busy is not disabled: a disabled button would drop the focus. */
function RowButton({
  opens = false,
  danger = false,
  busy = false,
  disabled = false,
  onPress,
  children,
}: RowButtonProps) {
  return (
    <button
      type="button"
      className={danger ? 'settings__row settings__row--danger' : 'settings__row'}
      aria-busy={busy}
      aria-disabled={busy}
      disabled={disabled}
      onClick={busy ? undefined : onPress}
    >
      <span className="settings__act">{children}</span>
      {opens ? <OpenMark /> : null}
      {busy ? <BreathingLight /> : null}
    </button>
  )
}

type SwitchProps = { label: string; hint: string; on: boolean; onSwitch(on: boolean): void }

function Switch({ label, hint, on, onSwitch }: SwitchProps) {
  const [labelId, hintId] = [useId(), useId()]
  return (
    <label className="settings__row">
      <span className="settings__pair">
        <span id={labelId}>{label}</span>
        <span id={hintId} className="settings__value">
          {hint}
        </span>
      </span>
      <input
        type="checkbox"
        role="switch"
        className="switch"
        aria-labelledby={labelId}
        aria-describedby={hintId}
        checked={on}
        aria-checked={on}
        onChange={(event) => onSwitch(event.target.checked)}
      />
    </label>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="settings__row settings__pair">
      <dt>{label}</dt>
      <dd className="settings__value settings__fact">{children}</dd>
    </div>
  )
}
