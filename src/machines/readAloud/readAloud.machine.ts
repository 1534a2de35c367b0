import { assign, fromCallback, sendTo, setup } from 'xstate'
import { announce } from '../announce.ts'
import type { Language } from '../entities.ts'
import type { EventOf } from '../heard.ts'

/** Words that are said in one language: of a reply's prose, a reference or a rendering, and never of the scripture (D58). */
export type Spoken = { language: Language; text: string }

export type SpeechCommand = { type: 'say'; passages: readonly Spoken[] } | { type: 'stop' }

/** What the device's voices tell. They arrive late, and may go: `languages` are those that it can read now. */
export type SpeechNews =
  | { type: 'voices.changed'; languages: readonly Language[] }
  /** The first sound. */
  | { type: 'words.heard' }
  | { type: 'words.ended' }
  | { type: 'words.failed' }

/** What this machine announces to its owner. */
export type ReadAloudAnnouncement = { type: 'aloud.started' } | { type: 'aloud.ended' }

/** So long a browser may take until the first sound: some take what is said to them, and never say it, ms. */
export const FIRST_SOUND_MS = 8_000

type Context = {
  languages: readonly Language[]
  /** Id of the reply that is read, or was last. */
  messageId: string | null
}

type Event =
  | { type: 'aloud.toggle'; messageId: string; passages: readonly Spoken[] }
  | { type: 'aloud.stop' }
  | SpeechNews
type On<Type extends Event['type']> = EventOf<Event, Type>

const machine = setup({
  types: { context: {} as Context, events: {} as Event, emitted: {} as ReadAloudAnnouncement },
  actors: { speech: fromCallback<SpeechCommand>(() => {}) },
  actions: {
    tellStarted: announce({ type: 'aloud.started' }),
    tellEnded: announce({ type: 'aloud.ended' }),
    keepVoices: assign(({ event }) => ({ languages: (event as On<'voices.changed'>).languages })),
    keep: assign(({ event }) => ({ messageId: (event as On<'aloud.toggle'>).messageId })),
    say: sendTo(
      'speech',
      ({ event }): SpeechCommand => ({ type: 'say', passages: (event as On<'aloud.toggle'>).passages }),
    ),
    stop: sendTo('speech', { type: 'stop' }),
    forgetVoices: assign({ languages: [] }),
  },
  guards: {
    hasVoice: ({ context }) => context.languages.length > 0,
    hasNoVoice: ({ context }) => context.languages.length === 0,
    isOther: ({ context, event }) => (event as On<'aloud.toggle'>).messageId !== context.messageId,
  },
  delays: { firstSound: FIRST_SOUND_MS },
})

const say = { target: 'speaking', actions: ['keep', 'say'] } as const
const withoutVoice = { guard: 'hasNoVoice', target: 'unable' } as const

/** One reply is read aloud at a time, by a voice of this device (D58). */
export const readAloudMachine = machine.createMachine({
  id: 'readAloud',
  context: () => ({ languages: [], messageId: null }),
  invoke: { id: 'speech', src: 'speech', onError: { target: '.unable', actions: 'forgetVoices' } },
  initial: 'unable',
  on: { 'voices.changed': { actions: 'keepVoices' } },
  states: {
    /** No voice of this device reads any of the languages, or none is here yet. */
    unable: { always: { guard: 'hasVoice', target: 'silent' } },
    silent: { always: withoutVoice, on: { 'aloud.toggle': say } },
    speaking: {
      entry: 'tellStarted',
      exit: 'tellEnded',
      initial: 'starting',
      on: {
        'aloud.toggle': [
          { guard: 'isOther', target: '.starting', actions: ['keep', 'say'] },
          { target: 'silent', actions: 'stop' },
        ],
        'aloud.stop': { target: 'silent', actions: 'stop' },
        'words.ended': 'silent',
        'words.failed': 'failed',
      },
      states: {
        starting: {
          on: { 'words.heard': 'sounding' },
          after: { firstSound: { target: '#readAloud.failed', actions: 'stop' } },
        },
        sounding: {},
      },
    },
    failed: { always: withoutVoice, on: { 'aloud.toggle': say, 'aloud.stop': 'silent' } },
  },
})
