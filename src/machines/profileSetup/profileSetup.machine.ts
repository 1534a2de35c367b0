import { assign, setup } from 'xstate'
import { isTooYoung } from '../../../openapi/ages.ts'
import { ofEachOptional } from '../../../openapi/optional.ts'
import type { AccountAnnouncement } from '../account/account.machine.ts'
import { announce } from '../announce.ts'
import type { ProfileUpdate, SavedProfile, Tradition, User } from '../entities.ts'
import { type EventOf, errorIn } from '../heard.ts'
import { unprovided } from '../unprovided.ts'
import { isYoungRefused, type SetupError, saveError } from './profileSetup.messages.ts'
import {
  draftOf,
  type FieldChange,
  passes,
  prefilled,
  SETUP_CHECKS,
  type SetupCheck,
  type SetupDraft,
  type SetupFields,
  type Stored,
  toBirthDate,
  toProfileUpdate,
} from './setupForm.ts'

export type { SetupDraft } from './setupForm.ts'

export type SetupInput = {
  tradition: Tradition
  user: User
  /** The stored phone number, which is read once and then removed (spec §2). */
  prefilledPhone: string | null
  /** What was typed here before a reload (D28). It wins over the prefill, if it is this user's. */
  draft: unknown
  /** The viewer's calendar day, YYYY-MM-DD: no birth date is later. Its year is the latest to choose. */
  today: string
}

/** What this machine announces to its owner: the error event of spec §5, and the profile that is complete now. */
export type ProfileSetupAnnouncement =
  | { type: 'setup.invalid'; tradition: Tradition; check: SetupCheck }
  | { type: 'profile.saved'; profile: SavedProfile }

/** Who leaves is too young for the service (D39), or does not agree (D53). */
export type LeaveReason = 'young' | 'disagreement'

type Context = {
  tradition: Tradition
  userId: string
  stored: Stored
  today: string
  fields: SetupFields
  error: SetupError | null
  /** Why everything would be erased: a view says it. */
  reason: LeaveReason
  /** How often the form did not go through: a view shows the same error anew. */
  refusals: number
}

type Event =
  | ({ type: 'field.change' } & FieldChange)
  | { type: 'setup.submit' }
  /** Who does not agree is asked whether to leave. */
  | { type: 'setup.disagree' }
  /** Who is too young, or does not agree, leaves, and takes everything along. */
  | { type: 'setup.leave' }
  | { type: 'setup.stay' }
  /** The address is the other tradition's now: the messages follow its script. */
  | { type: 'tradition.changed'; tradition: Tradition }

type In = { context: Context }
type CheckError = Extract<SetupError, { kind: 'check' }>
type On<Type extends Event['type']> = EventOf<Event, Type>

const toUpdate = ({ context }: In) => toProfileUpdate(context.fields, context.today, context.stored)
const refusedBy = ({ refusals }: Context, error: SetupError) => ({ error, refusals: refusals + 1 })

const machine = setup({
  types: {
    input: {} as SetupInput,
    context: {} as Context,
    events: {} as Event,
    emitted: {} as ProfileSetupAnnouncement | AccountAnnouncement,
  },
  actors: {
    saveProfile: unprovided<SavedProfile, ProfileUpdate>('saveProfile'),
    deleteAccount: unprovided<void, void>('deleteAccount'),
  },
  actions: {
    haptic: (_, _strength: 'heavy') => {},
    /** Keeps the form on this device (D28); null removes it. */
    saveDraft: (_, _draft: SetupDraft | null) => {},
    keepField: assign(({ context, event }) => {
      const { field, value } = event as On<'field.change'>
      return { fields: { ...context.fields, [field]: value }, error: null }
    }),
    keepTradition: assign(({ event }) => ({ tradition: (event as On<'tradition.changed'>).tradition })),
    refuse: assign(({ context }, check: SetupCheck) => refusedBy(context, { kind: 'check', check })),
    refuseSave: assign(({ context, event }) => refusedBy(context, saveError(errorIn(event)))),
    clearError: assign({ error: null }),
    keepReason: assign((_, reason: LeaveReason) => ({ reason })),
    /** Once it is refused: the context says by which check. */
    tellInvalid: announce(
      ({ context: { tradition, error } }: In): ProfileSetupAnnouncement => ({
        type: 'setup.invalid',
        tradition,
        check: (error as CheckError).check,
      }),
    ),
    tellSaved: announce(
      ({ event }: { event: { output: SavedProfile } }): ProfileSetupAnnouncement => ({
        type: 'profile.saved',
        profile: event.output,
      }),
    ),
    tellErased: announce<unknown, AccountAnnouncement>({ type: 'account.erased' }),
  },
  guards: {
    fails: ({ context }, check: SetupCheck) => !passes(check, context.fields, context.today),
    isTooYoung: ({ context: { fields, today } }) => isTooYoung(toBirthDate(fields, today) ?? '', today),
    // The server goes by its own clock.
    isYoungRefused: ({ event }) => isYoungRefused(errorIn(event)),
  },
})

const save = {
  type: 'saveDraft',
  params: ({ context }: In): SetupDraft => ({ userId: context.userId, fields: context.fields }),
} as const
const forgetDraft = { type: 'saveDraft', params: null } as const

const follow = { 'tradition.changed': { actions: 'keepTradition' } } as const

/** Spec §5: any edit clears the error message. */
const edit = { ...follow, 'field.change': { target: 'editing', actions: ['keepField', save] } } as const

const refusal = (check: SetupCheck) =>
  ({
    guard: { type: 'fails', params: check },
    target: 'invalid',
    actions: [{ type: 'refuse', params: check }, 'tellInvalid', { type: 'haptic', params: 'heavy' }],
  }) as const

/** Spec §5: the checks in their order; the first that fails is the one that is told. */
const refusals = SETUP_CHECKS.filter((check) => check !== 'consent').map(refusal)

/** D53: the last of all, so that nobody is asked to agree to what is not for them yet. */
const unagreed = refusal('consent')

const because = (reason: LeaveReason) => ({ type: 'keepReason', params: reason }) as const

/** D39: after the specification's own checks. It is no mistake, so nothing pulses, and nothing of it is told or counted. */
const tooYoung = { guard: 'isTooYoung', target: 'tooYoung', actions: because('young') } as const

/** D53: the way out for who does not agree, wherever the form stands. */
const disagree = {
  'setup.disagree': { target: 'leaving', actions: ['clearError', because('disagreement')] },
} as const

/** A younger date is corrected, or everything is erased. */
const correctOrLeave = { ...edit, 'setup.leave': 'erasing' } as const

/** Profile setup, spec §2, §4, §5: the signed-in user completes the profile. */
export const profileSetupMachine = machine.createMachine({
  id: 'profileSetup',
  context: ({ input }) => ({
    tradition: input.tradition,
    userId: input.user.id,
    stored: ofEachOptional((field) => input.user[field]),
    today: input.today,
    fields: { ...prefilled(input.user, input.prefilledPhone), ...draftOf(input.draft, input.user.id) },
    error: null,
    reason: 'disagreement',
    refusals: 0,
  }),
  // The stored phone is gone once it was read: from here on the draft keeps it.
  entry: save,
  initial: 'editing',
  states: {
    editing: { on: { ...edit, ...disagree, 'setup.submit': [...refusals, tooYoung, unagreed, { target: 'saving' }] } },
    // Unchanged, the form fails again, and says so again.
    invalid: { on: { ...edit, ...disagree, 'setup.submit': [...refusals, unagreed] } },
    saving: {
      entry: 'clearError',
      on: follow,
      invoke: {
        id: 'saveProfile',
        src: 'saveProfile',
        input: toUpdate,
        onDone: { target: 'saved', actions: [forgetDraft, 'tellSaved'] },
        onError: [
          { guard: 'isYoungRefused', target: 'tooYoung', actions: because('young') },
          { target: 'failed', actions: 'refuseSave' },
        ],
      },
    },
    // What was typed stays (spec §8), and has passed the checks.
    failed: { on: { ...edit, ...disagree, 'setup.submit': 'saving' } },
    saved: { type: 'final' },
    /** It is said that this is not for them yet. Nothing was stored but what stands on this device. */
    tooYoung: { on: correctOrLeave },
    /** It is asked once whether everything shall go. */
    leaving: { on: { ...follow, 'setup.leave': 'erasing', 'setup.stay': 'editing' } },
    /** The account that the sign-in made goes, and with it all that is its own (D30). */
    erasing: {
      on: follow,
      invoke: { id: 'deleteAccount', src: 'deleteAccount', onDone: 'erased', onError: 'eraseFailed' },
    },
    eraseFailed: { on: { ...correctOrLeave, 'setup.stay': 'editing' } },
    erased: { type: 'final', entry: 'tellErased' },
  },
})
