import { shallowEqual, useSelector } from '@xstate/react'
import { useMemo } from 'react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { OPTIONAL } from '../../../openapi/optional.ts'
import type { accountMachine } from '../../machines/account/account.machine.ts'
import type { User } from '../../machines/entities.ts'
import type { profileEditMachine } from '../../machines/profileEdit/profileEdit.machine.ts'
import { fullDate } from '../i18n/format.ts'
import { type SettingsTexts, settingsTexts } from '../i18n/settings.ts'
import { useTextsPart } from '../texts.tsx'
import type { Language } from '../types.ts'
import { birthTime } from './birthTime.ts'
import { EraseModal, type State as EraseState } from './EraseModal.tsx'
import { type State as EditState, ProfileEditModal } from './ProfileEditModal.tsx'
import { type Actions, type Person, type Row, Settings, type State } from './Settings.tsx'

type Edit = typeof profileEditMachine
type Account = typeof accountMachine

/** 'Spiritual Preferences' of spec §2, in its order; the email address stands with the person's data. */
const ROWS = ['language_preference', 'date_of_birth', ...OPTIONAL.filter((name) => name !== 'email')] as const

/** A field's value as the reader writes it; empty when it is not set, or cannot be read. */
const shown = (user: User, name: (typeof ROWS)[number], t: SettingsTexts, language: Language): string => {
  switch (name) {
    case 'language_preference':
      return t.languages[user.language_preference]
    case 'date_of_birth':
      return fullDate(user.date_of_birth ?? '', language)
    case 'time_of_birth':
      return birthTime(user.time_of_birth ?? '', language)
    default:
      return user[name] ?? ''
  }
}

const toRows = (user: User, t: SettingsTexts, language: Language): Row[] =>
  ROWS.map((name) => {
    const value = shown(user, name, t, language)
    return { name, label: t.fields[name], value: value === '' ? t.notSet : value }
  })

const contactOf = (user: User): Person['contact'] => {
  const email = user.email ?? user.google_email
  const phone = user.phone_number ?? user.phone
  if (email !== undefined) return { kind: 'email', value: email }
  return phone === undefined ? null : { kind: 'phone', value: phone }
}

/** A letter with what is written on it is one: 'ਸਿ', 'श्री'. Firefox has Intl.Segmenter from 125 on. */
const initialOf = (name: string): string =>
  /^.(?:[\u094d\u0a4d]\p{L}|\p{M})*/u.exec(name.trim())?.[0].toLocaleUpperCase() ?? ''

/** The profile card and 'Account Information' of spec §2; which names come first is spec §3's two readings. */
const toPerson = (user: User, language: Language): Person => {
  const name = user.name ?? user.google_name ?? ''
  return {
    name,
    initial: initialOf(name),
    points: user.referral_points,
    topOfWeek: user.weekly_top === true,
    contact: contactOf(user),
    tier: user.subscription_status,
    memberSince: fullDate(user.created_at, language),
    consentGiven: fullDate(user.consent_at ?? '', language),
    hasEmail: user.email !== undefined,
  }
}

/** Null while there is nothing to see: closed, or the language switch saving by itself. */
export const toEdit = (s: SnapshotFrom<Edit> | null): EditState | null => {
  if (s === null || s.matches('closed') || (s.context.quiet && !s.matches('open'))) return null
  return {
    name: s.context.field.name,
    value: s.context.field.value,
    today: s.context.today,
    canSave: s.can({ type: 'value.save' }),
    saving: s.matches('saving'),
    canRemove: s.can({ type: 'value.remove' }),
    removing: s.matches('removing'),
    error: s.matches({ open: 'errorBanner' }) || s.matches({ open: 'tooYoung' }) ? s.context.error : null,
  }
}

/** What the switch is saving (D15): it shows the choice at once, and the old one again if the save is refused. */
const toPendingLanguage = (s: SnapshotFrom<Edit> | null): Language | null =>
  s?.matches('saving') && s.context.quiet ? (s.context.field.value as Language) : null

export const toAccount = (s: SnapshotFrom<Account>): Pick<State, 'exporting'> & { erase: EraseState | null } => {
  const erasing = s.matches('erasing')
  const failed = s.matches('eraseFailed')
  return {
    exporting: s.matches('exporting')
      ? 'busy'
      : s.matches('exported')
        ? 'done'
        : s.matches('exportFailed')
          ? 'failed'
          : 'idle',
    erase:
      s.matches('confirmingErase') || erasing || failed
        ? {
            reason: s.context.reason,
            understood: s.context.understood,
            canErase: s.can({ type: 'erase.confirm' }),
            erasing,
            failed,
          }
        : null,
  }
}

const noEdit = { subscribe: () => ({ unsubscribe: () => {} }), getSnapshot: () => null } as const

type Props = Pick<State, 'tradition' | 'language' | 'refers' | 'music' | 'haptics'> &
  Omit<Actions, 'onExport' | 'onErase' | 'onWithdraw'> & {
    user: User
    /** The open modal, or the language switch's save; undefined when neither. */
    edit: ActorRefFrom<Edit> | undefined
    account: ActorRefFrom<Account>
  }

export function SettingsContainer({ user, edit, account, language, ...rest }: Props) {
  const t = useTextsPart(settingsTexts)
  const rows = useMemo(() => toRows(user, t, language), [user, t, language])
  const person = useMemo(() => toPerson(user, language), [user, language])
  const pending = useSelector(edit ?? noEdit, toPendingLanguage)
  const exporting = useSelector(account, (s) => toAccount(s).exporting)
  return (
    <Settings
      {...rest}
      language={pending ?? language}
      person={person}
      rows={rows}
      exporting={exporting}
      onExport={() => account.send({ type: 'export.start' })}
      onErase={() => account.send({ type: 'erase.ask', reason: 'erasure' })}
      onWithdraw={() => account.send({ type: 'erase.ask', reason: 'withdrawal' })}
    >
      <ProfileEdit actor={edit} />
      <Erase actor={account} />
    </Settings>
  )
}

/** Alone in selecting what is typed, so that typing draws nothing but the modal. */
function ProfileEdit({ actor }: { actor: ActorRefFrom<Edit> | undefined }) {
  const state = useSelector(actor ?? noEdit, toEdit, shallowEqual)
  return (
    <ProfileEditModal
      state={state}
      onChange={(value) => actor?.send({ type: 'value.change', value })}
      onSave={() => actor?.send({ type: 'value.save' })}
      onRemove={() => actor?.send({ type: 'value.remove' })}
      onCancel={() => actor?.send({ type: 'modal.cancel' })}
    />
  )
}

function Erase({ actor }: { actor: ActorRefFrom<Account> }) {
  const state = useSelector(actor, (s) => toAccount(s).erase, shallowEqual)
  return (
    <EraseModal
      state={state}
      onUnderstand={(understood) => actor.send({ type: 'erase.understand', understood })}
      onConfirm={() => actor.send({ type: 'erase.confirm' })}
      onCancel={() => actor.send({ type: 'erase.cancel' })}
    />
  )
}
