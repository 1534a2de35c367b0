import { assign, fromCallback, sendTo, setup } from 'xstate'
import { announce } from '../announce.ts'
import type { VoiceNote } from '../entities.ts'
import type { EventOf } from '../heard.ts'

/** How long a message of the dialog stands, ms. Spec §8, §9. */
export const VOICE_ERROR_MS = 4_000
/** The timer's step, ms. */
export const TICK_MS = 1_000
/** Longest recording, s: it ends by itself, and is kept. Ten minutes of wav would be more than a slow line can carry. */
export const LONGEST_S = 240
/**
 * How long a stop may take, ms. After that the microphone counts as hung, and the recording is reported as lost: far longer
 * than the recorder and the disk are waited for together, and a slow phone needs to read four minutes of sound.
 */
export const STOP_MS = 30_000
/** Levels in the live waveform. */
export const LEVELS = 48

/** Section 8's six dialog messages, and what went wrong while nobody could know. */
export type VoiceFailure = 'permissionRequired' | 'denied' | 'notFound' | 'unavailable' | 'startFailed' | 'noStream'

/** What this machine announces to its owner. */
export type RecorderAnnouncement =
  | { type: 'voice.started' }
  | { type: 'voice.ended' }
  /** Not whole where the microphone went before the person was done: then it is kept, and sent when they say so (D28). */
  | { type: 'voice.recorded'; id: string; voice: VoiceNote; isWhole: boolean }
  | { type: 'voice.failed'; failure: VoiceFailure }

/** What the machine asks of the open microphone. Its end without a `recorded` is a cancel: nothing is kept. */
export type MicrophoneCommand = { type: 'finish'; id: string }

/** What the open microphone tells. `level` is the loudness just now, 0 to 1. */
export type MicrophoneNews =
  | { type: 'microphone.open' }
  | { type: 'microphone.level'; level: number }
  | { type: 'microphone.failed'; failure: VoiceFailure }
  /** It went while somebody spoke; what it heard can be had. */
  | { type: 'microphone.broken'; failure: VoiceFailure }
  /** The recording is checked and kept under the id. `failure` where it is not the whole of what was said. */
  | { type: 'microphone.recorded'; voice: VoiceNote; failure: VoiceFailure | null }

type Context = {
  seconds: number
  levels: number[]
  failure: VoiceFailure | null
  /** The alert of section 8 for a denied microphone: it stands in the chat until the next try. */
  deniedAlert: boolean
  id: string
}

type Event =
  | { type: 'voice.open' }
  | { type: 'voice.stop' }
  | { type: 'voice.cancel' }
  | { type: 'alert.close' }
  | { type: 'chat.left' }
  | MicrophoneNews
type On<Type extends Event['type']> = EventOf<Event, Type>

type In = { context: Context }

const machine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    emitted: {} as RecorderAnnouncement,
  },
  actors: { microphone: fromCallback<MicrophoneCommand>(() => {}) },
  actions: {
    // Music gives way for as long as the microphone is wanted (spec §4 Voice).
    tellStarted: announce({ type: 'voice.started' }),
    tellEnded: announce({ type: 'voice.ended' }),
    tellRecorded: announce(
      ({ context, event }: In & { event: On<'microphone.recorded'> }): RecorderAnnouncement => ({
        type: 'voice.recorded',
        id: context.id,
        voice: event.voice,
        isWhole: event.failure === null,
      }),
    ),
    tellFailed: announce(
      ({ context }: In): RecorderAnnouncement => ({
        type: 'voice.failed',
        failure: context.failure ?? 'unavailable',
      }),
    ),
    /** The id of a recording: the client message id under which it is sent. */
    drawId: assign({ id: '' }),
    haptic: (_, _strength: 'medium') => {},
    begin: assign({ seconds: 0, levels: [], failure: null, deniedAlert: false }),
    tick: assign({ seconds: ({ context }) => context.seconds + 1 }),
    keepLevel: assign(({ context, event }) => ({
      levels: [...context.levels.slice(1 - LEVELS), (event as On<'microphone.level'>).level],
    })),
    keepFailure: assign(({ event }) => ({
      failure: (event as On<`microphone.${'failed' | 'broken' | 'recorded'}`>).failure,
    })),
    keepStartFailed: assign({ failure: 'startFailed' }),
    showAlert: assign({ deniedAlert: ({ context }) => context.failure === 'denied' }),
    closeAlert: assign({ deniedAlert: false }),
    finish: sendTo('microphone', ({ context }): MicrophoneCommand => ({ type: 'finish', id: context.id })),
  },
  delays: { tick: TICK_MS, errorShown: VOICE_ERROR_MS, stopping: STOP_MS },
  guards: {
    isAtLongest: ({ context }) => context.seconds + 1 >= LONGEST_S,
    isWhole: ({ event }) => (event as On<'microphone.recorded'>).failure === null,
  },
})

const startFailed = { target: '#voiceRecorder.error', actions: 'keepStartFailed' } as const

/**
 * Voice, spec §4: idle, recording, then sent or cancelled; the dialog's messages of §8. The microphone is an actor that
 * is there from the request to the end of the recording, and no longer.
 */
export const voiceRecorderMachine = machine.createMachine({
  id: 'voiceRecorder',
  context: {
    seconds: 0,
    levels: [],
    failure: null,
    deniedAlert: false,
    id: '',
  },
  initial: 'idle',
  on: { 'alert.close': { actions: 'closeAlert' } },
  states: {
    idle: { on: { 'voice.open': { target: 'session', actions: 'begin' } } },
    session: {
      entry: 'tellStarted',
      exit: 'tellEnded',
      invoke: { id: 'microphone', src: 'microphone', onError: startFailed },
      initial: 'requestingMicrophone',
      on: {
        'microphone.failed': { target: 'error', actions: 'keepFailure' },
        'voice.cancel': 'cancelled',
      },
      states: {
        requestingMicrophone: { on: { 'microphone.open': 'recording', 'chat.left': '#voiceRecorder.cancelled' } },
        recording: {
          // Who speaks may look elsewhere: the hand feels that the microphone is open.
          entry: { type: 'haptic', params: 'medium' },
          on: {
            'chat.left': '#voiceRecorder.cancelled',
            'microphone.level': { actions: 'keepLevel' },
            'voice.stop': 'stopping',
            'microphone.broken': { target: 'stopping', actions: 'keepFailure' },
          },
          initial: 'ticking',
          states: {
            ticking: {
              after: {
                tick: [
                  { guard: 'isAtLongest', target: '#voiceRecorder.session.stopping', actions: 'tick' },
                  { target: 'ticking', reenter: true, actions: 'tick' },
                ],
              },
            },
          },
        },
        /** It was said to be sent, or went by itself: who leaves the chat now does not lose it (D28). */
        stopping: {
          entry: ['drawId', 'finish'],
          on: {
            'microphone.recorded': [
              { guard: 'isWhole', target: '#voiceRecorder.uploaded', actions: 'tellRecorded' },
              { target: '#voiceRecorder.error', actions: ['tellRecorded', 'keepFailure'] },
            ],
          },
          after: { stopping: startFailed },
        },
      },
    },
    /** Handed over; the conversation sends it, and keeps it until it is there (D28). */
    uploaded: { always: 'idle' },
    cancelled: { always: 'idle' },
    error: {
      entry: ['tellFailed', 'showAlert'],
      on: {
        'voice.cancel': 'idle',
        'chat.left': 'idle',
      },
      after: { errorShown: 'idle' },
    },
  },
})
