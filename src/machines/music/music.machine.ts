import { assign, fromCallback, sendTo, setup, stateIn } from 'xstate'
import { announce } from '../announce.ts'
import { errorIn } from '../heard.ts'

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

type Context = MusicInput & {
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

const base = setup({
  types: { input: {} as MusicInput, context: {} as Context, events: {} as Event, emitted: {} as MusicAnnouncement },
  actors: {
    /** Plays the piece; lives as long as this machine. */
    player: fromCallback<MusicCommand>(() => {}),
  },
  actions: {
    tellOff: announce({ type: 'music.switched', muted: true }),
    tellOn: announce({ type: 'music.switched', muted: false }),
    play: sendTo('player', ({ context }): MusicCommand => ({ type: 'play', from: context.from })),
    pause: sendTo('player', { type: 'pause' }),
    stop: sendTo('player', { type: 'stop' }),
    unlock: sendTo('player', { type: 'unlock' }),
    fromStart: assign({ from: 'start' }),
    fromPause: assign({ from: 'pause' }),
    /** Keeps the choice on this device. */
    saveMuted: (_, _muted: boolean) => {},
    log: (_, _error: unknown) => {},
  },
  guards: { wasMuted: ({ context }) => context.muted },
})

const machine = base.extend({
  guards: {
    isOff: stateIn({ switch: 'off' }),
    isSpeaking: stateIn({ voice: 'speaking' }),
    isHidden: stateIn({ page: 'hidden' }),
  },
})

const saveOff = { type: 'saveMuted', params: true } as const
const saveOn = { type: 'saveMuted', params: false } as const
const log = { type: 'log', params: ({ event }: { event: Event }) => errorIn(event) } as const

/** What sounds, or would if the browser let it, gives way in the same manner. */
const whileWanted = {
  'mute.toggle': 'muted',
  'speech.started': 'pausedForRecording',
  'page.hidden': 'pausedWhileHidden',
} as const

/** Background music of the chat, spec §4 Music: playing or muted; blocked autoplay waits for a tap. */
export const musicMachine = machine.createMachine({
  id: 'music',
  context: ({ input }) => ({ muted: input.muted, from: 'start' }),
  // A player that broke takes nothing with it: the chat goes on without music.
  invoke: { id: 'player', src: 'player', onError: { actions: log } },
  type: 'parallel',
  states: {
    sound: {
      initial: 'silent',
      on: { 'chat.left': '.silent' },
      states: {
        silent: {
          entry: 'stop',
          on: {
            'chat.entered': { target: 'deciding', actions: 'fromStart' },
            // The switch in settings works before any chat was opened.
            'mute.toggle': [{ guard: 'isOff', actions: saveOn }, { actions: saveOff }],
          },
        },
        deciding: {
          always: [
            { guard: 'isOff', target: 'muted' },
            { guard: 'isSpeaking', target: 'pausedForRecording' },
            { guard: 'isHidden', target: 'pausedWhileHidden' },
            { target: 'starting' },
          ],
        },
        starting: {
          entry: 'play',
          on: {
            ...whileWanted,
            'player.playing': 'playing',
            'player.blocked': 'blocked',
            'player.failed': 'failed',
            'player.interrupted': 'blocked',
          },
        },
        playing: {
          entry: 'fromPause',
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
            'person.tapped': { target: 'starting', actions: 'unlock' },
            'player.playing': 'playing',
          },
        },
        /** The piece did not come; the next tap asks for it again. */
        failed: { on: { ...whileWanted, 'person.tapped': { target: 'starting', actions: 'unlock' } } },
        muted: {
          entry: ['stop', saveOff],
          // Spec §4: unmuting restarts from the start. The tap on the toggle is the tap that browsers want.
          on: { 'mute.toggle': { target: 'deciding', actions: ['fromStart', saveOn, 'unlock'] } },
        },
        pausedForRecording: { entry: 'pause', on: { 'speech.ended': 'deciding', 'mute.toggle': 'muted' } },
        pausedWhileHidden: { entry: 'pause', on: { 'page.shown': 'deciding', 'mute.toggle': 'muted' } },
      },
    },
    /** What the person wants, in a chat or out of it. */
    switch: {
      initial: 'remembered',
      states: {
        /** As it was on this device before. */
        remembered: { always: [{ guard: 'wasMuted', target: 'off' }, { target: 'on' }] },
        on: { on: { 'mute.toggle': { target: 'off', actions: 'tellOff' } } },
        off: { on: { 'mute.toggle': { target: 'on', actions: 'tellOn' } } },
      },
    },
    /** Somebody speaks: a recording, or the playing of one. */
    voice: {
      initial: 'silent',
      states: { silent: { on: { 'speech.started': 'speaking' } }, speaking: { on: { 'speech.ended': 'silent' } } },
    },
    /** Whether the page is to be seen. */
    page: {
      initial: 'shown',
      states: { shown: { on: { 'page.hidden': 'hidden' } }, hidden: { on: { 'page.shown': 'shown' } } },
    },
  },
})
