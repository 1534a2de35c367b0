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

/** How far the way out is, by which everything is erased. */
const leavingOf = (s: Snapshot) => {
  if (s.matches('tooYoung')) return 'told'
  if (s.matches('leaving')) return 'asked'
  if (s.matches('erasing') || s.matches('erased')) return 'erasing'
  return s.matches('eraseFailed') ? 'failed' : null
}

/** It is another one for who is too young (D39) than for who does not agree (D53). */
const wayOutOf = (s: Snapshot): Pick<State, 'young' | 'disagreement'> => {
  const leaving = leavingOf(s)
  if (leaving === 'told') return { young: leaving, disagreement: null }
  if (leaving === 'asked') return { young: null, disagreement: leaving }
  const isYoung = s.context.reason === 'young'
  return { young: isYoung ? leaving : null, disagreement: isYoung ? null : leaving }
}

const toState = (s: Snapshot) => ({
  values: s.context.fields,
  today: s.context.today,
  saving: s.matches('saving'),
  ...wayOutOf(s),
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
      onDisagree={() => actor.send({ type: 'setup.disagree' })}
      onLeave={() => actor.send({ type: 'setup.leave' })}
      onStay={() => actor.send({ type: 'setup.stay' })}
      onLanguage={onLanguage}
      onSignOut={onSignOut}
    />
  )
}
