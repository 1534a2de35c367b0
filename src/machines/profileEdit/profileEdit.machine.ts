import { and, assign, setup } from 'xstate'
import { isTooYoung } from '../../../openapi/ages.ts'
import { OPTIONAL, OPTIONAL_FIELDS, type OptionalField } from '../../../openapi/optional.ts'
import { announce } from '../announce.ts'
import { LANGUAGES, type SavedProfile } from '../entities.ts'
import { type EventOf, errorIn } from '../heard.ts'
import { unprovided } from '../unprovided.ts'
import { isBirthDate } from './birthDate.ts'
import { type ProfileError, profileError } from './profileEdit.messages.ts'

/** How long a refused save stays on screen, ms. Spec §4, §9. */
export const ERROR_BANNER_MS = 5_000

/** The one changed field of a save from settings, spec §7. An empty value means that it was never set, or is taken away. */
export type ProfileField = {
  name: 'language_preference' | 'date_of_birth' | OptionalField
  value: string
}

export type ProfileEditInput = {
  field: ProfileField
  /** The last birth date that is allowed: YYYY-MM-DD, the viewer's calendar. */
  today: string
  /** Saves at once, for the language switch (D15): nothing to ask, so the modal only shows when the save fails. */
  quiet?: boolean
}

/** What this machine announces to its owner. */
export type ProfileEditAnnouncement = { type: 'profile.saved'; profile: SavedProfile }

type Context = {
  field: ProfileField
  /** Whether there is something to take away: the profile has a value, which is optional. */
  removable: boolean
  today: string
  quiet: boolean
  /** Why the last save was refused; shown while the banner is up, or while the date is too young. */
  error: ProfileError
}

type Event =
  | { type: 'value.change'; value: string }
  | { type: 'value.save' }
  | { type: 'value.remove' }
  | { type: 'modal.cancel' }

/** Spec §5 Profile edit; what is optional as the contract has it. */
const isValid = ({ name, value }: ProfileField, today: string): boolean => {
  switch (name) {
    case 'language_preference':
      return LANGUAGES.some((known) => known === value)
    case 'date_of_birth':
      return isBirthDate(value, today)
    default:
      return OPTIONAL_FIELDS[name].pattern.test(value) && Array.from(value).length <= OPTIONAL_FIELDS[name].max
  }
}

/** What is sent: a name between blanks is that name. */
const trimmed = ({ name, value }: ProfileField): ProfileField => ({ name, value: value.trim() })

type In = { context: Context }

const hasValue = ({ context }: In) => isValid(trimmed(context.field), context.today)
const toField = ({ context }: In) => trimmed(context.field)
const toNothing = ({ context }: In): ProfileField => ({ name: context.field.name, value: '' })

const base = setup({
  types: {
    input: {} as ProfileEditInput,
    context: {} as Context,
    events: {} as Event,
    emitted: {} as ProfileEditAnnouncement,
  },
  actors: { saveField: unprovided<SavedProfile, ProfileField>('saveField') },
  actions: {
    tellSaved: announce(
      ({ event }: { event: { output: SavedProfile } }): ProfileEditAnnouncement => ({
        type: 'profile.saved',
        profile: event.output,
      }),
    ),
    // From here on there is a modal to be seen, also for the switch.
    refuse: assign(({ event }) => ({ error: profileError(errorIn(event)), quiet: false })),
    refuseYoung: assign({ error: 'tooYoung' }),
    keepValue: assign(({ context, event }) => ({
      field: { ...context.field, value: (event as EventOf<Event, 'value.change'>).value },
    })),
  },
  delays: { errorBanner: ERROR_BANNER_MS },
  guards: {
    hasValue,
    isRemovable: ({ context }) => context.removable,
    /** D39. */
    isTooYoung: ({ context: { field, today } }) =>
      field.name === 'date_of_birth' && isTooYoung(field.value.trim(), today),
    isYoungRefused: ({ event }) => profileError(errorIn(event)) === 'tooYoung',
    savesAtOnce: ({ context }) => context.quiet && hasValue({ context }),
  },
})

const machine = base.extend({ guards: { isTooYoungDate: and(['hasValue', 'isTooYoung']) } })

/** The end of a save, or of a removal. */
const onDone = { target: 'closed', actions: 'tellSaved' } as const
const refused = { target: 'open.errorBanner', actions: 'refuse' } as const

/** Profile edit modal, spec §4: open, saving, closed on success; a refused save keeps the value that was typed. */
export const profileEditMachine = machine.createMachine({
  id: 'profileEdit',
  context: ({ input }) => ({
    field: input.field,
    removable: input.field.value !== '' && OPTIONAL.some((name) => name === input.field.name),
    today: input.today,
    quiet: input.quiet ?? false,
    error: 'updateFailed',
  }),
  initial: 'opening',
  states: {
    opening: { always: [{ guard: 'savesAtOnce', target: 'saving' }, { target: 'open' }] },
    open: {
      initial: 'editing',
      on: {
        'value.change': { actions: 'keepValue' },
        'value.save': [
          { guard: 'isTooYoungDate', target: '.tooYoung' },
          { guard: 'hasValue', target: 'saving' },
        ],
        // Spec §5 keeps Save for a value: taking one away is something else, and what was typed stays if it is refused.
        'value.remove': { guard: 'isRemovable', target: 'removing' },
        'modal.cancel': 'closed',
      },
      states: {
        editing: {},
        errorBanner: { after: { errorBanner: 'editing' } },
        /** Said for as long as the date stands: it is no fault that goes by itself (D39). */
        tooYoung: {
          entry: 'refuseYoung',
          on: { 'value.change': { target: 'editing', actions: 'keepValue' } },
        },
      },
    },
    saving: {
      invoke: {
        id: 'saveField',
        src: 'saveField',
        input: toField,
        onDone,
        onError: [{ guard: 'isYoungRefused', target: 'open.tooYoung' }, refused],
      },
    },
    removing: {
      invoke: {
        id: 'saveField',
        src: 'saveField',
        input: toNothing,
        onDone,
        onError: refused,
      },
    },
    closed: { type: 'final' },
  },
})
