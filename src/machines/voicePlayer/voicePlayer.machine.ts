import { assign, fromCallback, sendTo, setup } from 'xstate'
import { announcing } from '../announce.ts'
import type { VoiceNote } from '../entities.ts'

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

const ofEvent = ({ event }: { event: { of: Playable } }) => event.of

const load = {
  target: 'loading',
  actions: [
    { type: 'keep', params: ofEvent },
    {
      type: 'command',
      params: ({ event }: { event: { of: Playable } }): PlayerCommand => ({ type: 'load', of: event.of }),
    },
  ],
} as const

const isOther = { type: 'isOther', params: ofEvent } as const

/** One recording of the conversation is heard at a time; the music gives way to it. */
export const voicePlayerMachine = setup({
  types: { context: {} as Context, events: {} as Event, emitted: {} as VoicePlayerAnnouncement },
  actors: { speaker: fromCallback<PlayerCommand>(() => {}) },
  actions: {
    announce: announcing<VoicePlayerAnnouncement>(),
    keep: assign((_, of: Playable) => ({ messageId: of.messageId, seconds: 0, voice: null })),
    command: sendTo('speaker', (_, command: PlayerCommand) => command),
  },
  guards: { isOther: ({ context }, of: Playable) => of.messageId !== context.messageId },
}).createMachine({
  id: 'voicePlayer',
  context: () => ({ messageId: null, seconds: 0, voice: null }),
  invoke: { id: 'speaker', src: 'speaker', onError: '.failed' },
  initial: 'idle',
  on: {
    'playback.stop': { target: '.idle', actions: { type: 'command', params: { type: 'stop' } } },
    'playback.seek': {
      guard: ({ context, event }) => context.messageId === event.of.messageId,
      actions: [
        assign({ seconds: ({ event }) => event.to }),
        { type: 'command', params: ({ event }) => ({ type: 'seek', to: event.to }) },
      ],
    },
  },
  states: {
    idle: { on: { 'playback.toggle': load } },
    loading: {
      on: {
        'playback.toggle': [
          { guard: isOther, ...load, reenter: true },
          { target: 'idle', actions: { type: 'command', params: { type: 'stop' } } },
        ],
        'speaker.ready': {
          target: 'playing',
          actions: [assign({ voice: ({ event }) => event.voice }), { type: 'command', params: { type: 'play' } }],
        },
        'speaker.failed': 'failed',
      },
    },
    playing: {
      entry: { type: 'announce', params: { type: 'playback.started' } },
      exit: { type: 'announce', params: { type: 'playback.ended' } },
      on: {
        'playback.toggle': [
          { guard: isOther, ...load },
          { target: 'paused', actions: { type: 'command', params: { type: 'pause' } } },
        ],
        'speaker.at': { actions: assign({ seconds: ({ event }) => event.seconds }) },
        'speaker.paused': 'paused',
        'speaker.ended': { target: 'paused', actions: assign({ seconds: 0 }) },
        'speaker.failed': 'failed',
      },
    },
    paused: {
      on: {
        'playback.toggle': [
          { guard: isOther, ...load },
          { target: 'playing', actions: { type: 'command', params: { type: 'play' } } },
        ],
      },
    },
    failed: { on: { 'playback.toggle': load } },
  },
})
