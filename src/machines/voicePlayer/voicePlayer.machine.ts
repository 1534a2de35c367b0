import { assign, fromCallback, sendTo, setup } from 'xstate'
import { announce } from '../announce.ts'
import type { VoiceNote } from '../entities.ts'
import type { EventOf } from '../heard.ts'

/** A recording that can be heard: by its message's id on the server, or by the id under which this device keeps it. */
export type Playable = { messageId: string; clientMessageId: string | null }

export type PlayerCommand =
  | { type: 'load'; of: Playable }
  | { type: 'play' }
  | { type: 'pause' }
  | { type: 'seek'; to: number }
  | { type: 'stop' }

/** What the loudspeaker tells; `seconds` is the place, `voice` what the file itself says. */
export type PlayerNews =
  | { type: 'speaker.ready'; voice: VoiceNote }
  | { type: 'speaker.at'; seconds: number }
  | { type: 'speaker.paused' }
  | { type: 'speaker.ended' }
  | { type: 'speaker.failed' }

/** What this machine announces to its owner. */
export type VoicePlayerAnnouncement = { type: 'playback.started' } | { type: 'playback.ended' }

type Context = {
  /** Id of the message that is heard, or was last. */
  messageId: string | null
  seconds: number
  /** What the file of the message says about itself; null until it is here. */
  voice: VoiceNote | null
}

type Event =
  | { type: 'playback.toggle'; of: Playable }
  /** `to` is a place of the recording that plays, seconds. */
  | { type: 'playback.seek'; of: Playable; to: number }
  | { type: 'playback.stop' }
  | PlayerNews
type On<Type extends Event['type']> = EventOf<Event, Type>

const machine = setup({
  types: { context: {} as Context, events: {} as Event, emitted: {} as VoicePlayerAnnouncement },
  actors: { speaker: fromCallback<PlayerCommand>(() => {}) },
  actions: {
    tellStarted: announce({ type: 'playback.started' }),
    tellEnded: announce({ type: 'playback.ended' }),
    keep: assign(({ event }) => ({
      messageId: (event as On<'playback.toggle'>).of.messageId,
      seconds: 0,
      voice: null,
    })),
    keepVoice: assign(({ event }) => ({ voice: (event as On<'speaker.ready'>).voice })),
    keepPlace: assign(({ event }) => ({ seconds: (event as On<'speaker.at'>).seconds })),
    keepSought: assign(({ event }) => ({ seconds: (event as On<'playback.seek'>).to })),
    toStart: assign({ seconds: 0 }),
    load: sendTo('speaker', ({ event }): PlayerCommand => ({ type: 'load', of: (event as On<'playback.toggle'>).of })),
    seek: sendTo('speaker', ({ event }): PlayerCommand => ({ type: 'seek', to: (event as On<'playback.seek'>).to })),
    play: sendTo('speaker', { type: 'play' }),
    pause: sendTo('speaker', { type: 'pause' }),
    stop: sendTo('speaker', { type: 'stop' }),
  },
  guards: {
    isHeard: ({ context, event }) => (event as On<'playback.seek'>).of.messageId === context.messageId,
    isOther: ({ context, event }) => (event as On<'playback.toggle'>).of.messageId !== context.messageId,
  },
})

const load = { target: 'loading', actions: ['keep', 'load'] } as const

/** One recording of the conversation is heard at a time; the music gives way to it. */
export const voicePlayerMachine = machine.createMachine({
  id: 'voicePlayer',
  context: () => ({ messageId: null, seconds: 0, voice: null }),
  invoke: { id: 'speaker', src: 'speaker', onError: '.failed' },
  initial: 'idle',
  on: {
    'playback.stop': { target: '.idle', actions: 'stop' },
    'playback.seek': {
      guard: 'isHeard',
      actions: ['keepSought', 'seek'],
    },
  },
  states: {
    idle: { on: { 'playback.toggle': load } },
    loading: {
      on: {
        'playback.toggle': [
          { guard: 'isOther', ...load, reenter: true },
          { target: 'idle', actions: 'stop' },
        ],
        'speaker.ready': {
          target: 'playing',
          actions: ['keepVoice', 'play'],
        },
        'speaker.failed': 'failed',
      },
    },
    playing: {
      entry: 'tellStarted',
      exit: 'tellEnded',
      on: {
        'playback.toggle': [
          { guard: 'isOther', ...load },
          { target: 'paused', actions: 'pause' },
        ],
        'speaker.at': { actions: 'keepPlace' },
        'speaker.paused': 'paused',
        'speaker.ended': { target: 'paused', actions: 'toStart' },
        'speaker.failed': 'failed',
      },
    },
    paused: {
      on: {
        'playback.toggle': [
          { guard: 'isOther', ...load },
          { target: 'playing', actions: 'play' },
        ],
      },
    },
    failed: { on: { 'playback.toggle': load } },
  },
})
