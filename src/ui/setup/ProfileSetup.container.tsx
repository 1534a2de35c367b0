import { shallowEqual, useSelector } from '@xstate/react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { profileSetupMachine } from '../../machines/profileSetup/profileSetup.machine.ts'
import { EARLIEST_BIRTH_YEAR, type SetupCheck } from '../../machines/profileSetup/setupForm.ts'
import { type SetupTexts, setupTexts } from '../i18n/setup.ts'
import { type Texts, useTexts, useTextsPart } from '../texts.tsx'
import type { Language, Tradition } from '../types.ts'
import { nativeLang, nativeMessage } from './nativeTexts.ts'
import { ProfileSetup, type State } from './ProfileSetup.tsx'

type Snapshot = SnapshotFrom<typeof profileSetupMachine>

const FIELD_OF = {
  name: 'name',
  phone: 'phone',
  birthDateMissing: 'birthDateMissing',
  birthDateInvalid: 'birthDate',
  email: 'email',
  consent: 'consent',
} as const satisfies Record<SetupCheck, NonNullable<State['error']>['field']>

/** Why the form did not go through: a check in the tradition's script (D15), a save in the interface's language. */
const toError = (
  error: Snapshot['context']['error'],
  tradition: Tradition,
  words: Texts['errors']['profile'] & SetupTexts['errors'],
): State['error'] => {
  if (error === null) return null
  return error.kind === 'check'
    ? { field: FIELD_OF[error.check], text: nativeMessage(tradition, error.check), lang: nativeLang(tradition) }
    : { field: null, text: error.detail || words[error.word] }
}

/** D39: how far the way out is, for who is too young. */
const youngOf = (s: Snapshot): State['young'] => {
  if (s.matches('tooYoung')) return 'told'
  if (s.matches('erasing') || s.matches('erased')) return 'erasing'
  return s.matches('eraseFailed') ? 'failed' : null
}

const toState = (s: Snapshot) => ({
  values: s.context.fields,
  today: s.context.today,
  saving: s.matches('saving'),
  young: youngOf(s),
  problem: s.context.error,
  refusals: s.context.refusals,
})

export function ProfileSetupContainer(props: {
  actor: ActorRefFrom<typeof profileSetupMachine>
  language: Language
  tradition: Tradition
  onLanguage(language: Language): void
  onSignOut(): void
}) {
  const { actor, language, tradition, onLanguage, onSignOut } = props
  const { errors } = useTexts()
  const t = useTextsPart(setupTexts)
  const { today, problem, ...state } = useSelector(actor, toState, shallowEqual)
  return (
    <ProfileSetup
      {...state}
      tradition={tradition}
      language={language}
      years={{ first: EARLIEST_BIRTH_YEAR, last: Number(today.slice(0, 'YYYY'.length)) }}
      error={toError(problem, tradition, { ...errors.profile, ...t.errors })}
      onChange={(change) => actor.send({ type: 'field.change', ...change })}
      onSubmit={() => actor.send({ type: 'setup.submit' })}
      onLeave={() => actor.send({ type: 'setup.leave' })}
      onLanguage={onLanguage}
      onSignOut={onSignOut}
    />
  )
}
