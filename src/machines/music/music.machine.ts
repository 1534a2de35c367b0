import { assign, fromCallback, sendTo, setup } from 'xstate'
import { announcing } from '../announce.ts'

export type MusicInput = {
  /** Whether the person muted the music on this device before. */
  muted: boolean
}

/** What the machine asks of the player. `unlock` comes within a tap, so that the browser lets the play that follows. */
export type MusicCommand =
  | { type: 'play'; from: 'start' | 'pause' }
  | { type: 'pause' }
  | { type: 'stop' }
  | { type: 'unlock' }

/** What the player tells: `interrupted` is the system's pause, that nobody here asked for (a call, iOS). */
export type MusicNews =
  | { type: 'player.playing' }
  | { type: 'player.blocked' }
  | { type: 'player.failed' }
  | { type: 'player.interrupted' }

/** What this machine announces to its owner: the person has switched it. */
export type MusicAnnouncement = { type: 'music.switched'; muted: boolean }

type Context = {
  muted: boolean
  /** Somebody speaks: a recording, or the playing of one. */
  speaking: boolean
  /** The page is not to be seen. */
  hidden: boolean
  /** Where the next play begins. */
  from: 'start' | 'pause'
}

type Event =
  | { type: 'chat.entered' }
  | { type: 'chat.left' }
  | { type: 'mute.toggle' }
  | { type: 'speech.started' }
  | { type: 'speech.ended' }
  | { type: 'page.hidden' }
  | { type: 'page.shown' }
  /** A click or touch outside an input (spec §4 Music). */
  | { type: 'person.tapped' }
  | MusicNews

const play = {
  type: 'command',
  params: ({ context }: { context: Context }) => ({ type: 'play', from: context.from }) as const,
} as const
const pause = { type: 'command', params: { type: 'pause' } } as const
const stop = { type: 'command', params: { type: 'stop' } } as const
const unlock = { type: 'command', params: { type: 'unlock' } } as const
const tellSwitched = {
  type: 'announce',
  params: ({ context }: { context: Context }): MusicAnnouncement => ({ type: 'music.switched', muted: context.muted }),
} as const

/** What sounds, or would if the browser let it, gives way in the same manner. */
const whileWanted = {
  'mute.toggle': { target: 'muted', actions: ['mute', tellSwitched] },
  'speech.started': { target: 'pausedForRecording', actions: 'noteSpeech' },
  'page.hidden': { target: 'pausedWhileHidden', actions: 'noteHidden' },
} as const

/** Background music of the chat, spec §4 Music: playing or muted; blocked autoplay waits for a tap. */
export const musicMachine = setup({
  types: { input: {} as MusicInput, context: {} as Context, events: {} as Event, emitted: {} as MusicAnnouncement },
  actors: {
    /** Plays the piece; lives as long as this machine. */
    player: fromCallback<MusicCommand>(() => {}),
  },
  actions: {
    announce: announcing<MusicAnnouncement>(),
    command: sendTo('player', (_, command: MusicCommand) => command),
    mute: assign({ muted: true }),
    noteSpeech: assign({ speaking: true }),
    noteHidden: assign({ hidden: true }),
    /** Keeps the choice on this device. */
    saveMuted: (_, _muted: boolean) => {},
    log: (_, _error: unknown) => {},
  },
  guards: {
    isMuted: ({ context }) => context.muted,
    isSpeaking: ({ context }) => context.speaking,
    isHidden: ({ context }) => context.hidden,
  },
}).createMachine({
  id: 'music',
  context: ({ input }) => ({ muted: input.muted, speaking: false, hidden: false, from: 'start' }),
  // A player that broke takes nothing with it: the chat goes on without music.
  invoke: {
    id: 'player',
    src: 'player',
    onError: { actions: { type: 'log', params: ({ event }: { event: { error: unknown } }) => event.error } },
  },
  initial: 'silent',
  on: {
    'chat.left': '.silent',
    'speech.started': { actions: assign({ speaking: true }) },
    'speech.ended': { actions: assign({ speaking: false }) },
    'page.hidden': { actions: assign({ hidden: true }) },
    'page.shown': { actions: assign({ hidden: false }) },
  },
  states: {
    silent: {
      entry: stop,
      on: {
        'chat.entered': { target: 'deciding', actions: assign({ from: 'start' }) },
        // The switch in settings works before any chat was opened.
        'mute.toggle': {
          actions: [
            assign({ muted: ({ context }) => !context.muted }),
            { type: 'saveMuted', params: ({ context }) => context.muted },
            tellSwitched,
          ],
        },
      },
    },
    deciding: {
      always: [
        { guard: 'isMuted', target: 'muted' },
        { guard: 'isSpeaking', target: 'pausedForRecording' },
        { guard: 'isHidden', target: 'pausedWhileHidden' },
        { target: 'starting' },
      ],
    },
    starting: {
      entry: play,
      on: {
        ...whileWanted,
        'player.playing': 'playing',
        'player.blocked': 'blocked',
        'player.failed': 'failed',
        'player.interrupted': 'blocked',
      },
    },
    playing: {
      entry: assign({ from: 'pause' }),
      on: {
        ...whileWanted,
        'player.blocked': 'blocked',
        'player.failed': 'failed',
        'player.interrupted': 'blocked',
      },
    },
    /** The browser wants a tap first, or the system goes on by itself: after a call. */
    blocked: {
      on: {
        ...whileWanted,
        'person.tapped': { target: 'starting', actions: unlock },
        'player.playing': 'playing',
      },
    },
    /** The piece did not come; the next tap asks for it again. */
    failed: { on: { ...whileWanted, 'person.tapped': { target: 'starting', actions: unlock } } },
    muted: {
      entry: [stop, { type: 'saveMuted', params: true }],
      on: {
        // Spec §4: unmuting restarts from the start. The tap on the toggle is the tap that browsers want.
        'mute.toggle': {
          target: 'deciding',
          actions: [
            assign({ muted: false, from: 'start' }),
            { type: 'saveMuted', params: false },
            tellSwitched,
            unlock,
          ],
        },
      },
    },
    pausedForRecording: {
      entry: pause,
      on: {
        'speech.ended': { target: 'deciding', actions: assign({ speaking: false }) },
        'mute.toggle': whileWanted['mute.toggle'],
      },
    },
    pausedWhileHidden: {
      entry: pause,
      on: {
        'page.shown': { target: 'deciding', actions: assign({ hidden: false }) },
        'mute.toggle': whileWanted['mute.toggle'],
      },
    },
  },
})
