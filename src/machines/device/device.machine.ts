import type { EventObject } from 'xstate'
import { ownerOf } from '../announce.ts'
import { errorIn } from '../heard.ts'
import { type Context, device } from './parts.ts'

export type { DeviceInput } from './parts.ts'

type In = { context: Context }
const toMusic = ({ context }: In) => ({ muted: context.memory.muted })
const toPush = ({ context: { tradition, memory } }: In) => ({ userId: null, tradition, token: memory.pushToken })
const toInbox = ({ context }: In) => ({ cached: context.memory.cachedMessages })
const toPrompts = ({ context: { memory } }: In) => ({
  standalone: memory.standalone,
  installShown: memory.installShown,
  notificationShown: memory.notificationShown,
})
const toAnalytics = ({ context }: In) => ({ lastActivity: context.memory.lastActivity })

// What a browser refuses, or what breaks in one of these, takes nothing else with it.
const onError = { actions: { type: 'log', params: ({ event }: { event: EventObject }) => errorIn(event) } } as const

const show = ['readClock', 'reportPage', 'keepScreen', 'tellPushPlace', 'tellInboxAddress'] as const
const withoutMusic = { type: 'tellMusic', params: 'chat.left' } as const
const keepProof = ['readClock', 'keepProof'] as const
const arrive = ['reportArrival', 'keepPerson', 'tellPushPerson'] as const
const keepCall = { actions: 'keepCall' } as const

/**
 * Everything in which the page meets the phone: music, microphone and loudspeaker, notifications, the installed app, what a
 * chat begins with at this hour, and the figures that leave it. Its code comes after the first screen; the root tells it what happened, and it knows no
 * other machine of the app. What its own machines do together is decided here: each region has one question.
 */
export const deviceMachine = ownerOf(device).createMachine({
  id: 'device',
  context: ({ input }) => ({
    memory: input,
    user: null,
    speaker: null,
    screen: null,
    tradition: 'sikh',
    timeContext: 'day',
    today: input.today,
    proof: null,
    calls: [],
  }),
  invoke: [
    { id: 'music', src: 'music', input: toMusic, onError },
    {
      id: 'push',
      src: 'push',
      input: toPush,
      onError,
    },
    {
      id: 'notificationInbox',
      src: 'notificationInbox',
      input: toInbox,
      onError,
    },
    { id: 'appUpdate', src: 'appUpdate', onError },
    { id: 'beginning', src: 'beginning', onError },
    { id: 'browser', src: 'browser', onError },
  ],
  on: {
    'fact.happened': { actions: ['reportFact', 'happen'] },
    'fact.network': { actions: 'tellPushNetwork' },
    // What speaks to somebody who does not look is not heard to its end: browsers break it off.
    'page.hidden': { actions: ['passToMusic', 'stopReading'] },
    'page.shown': { actions: ['passToMusic', 'passToUpdate', 'passToBeginning'] },
    'person.tapped': { actions: 'passToMusic' },
    'mute.toggle': { actions: 'passToMusic' },
    'push.received': { actions: 'passToPush' },
    'notification-click': { actions: 'passToInbox' },
    'ios-notification-sync': { actions: 'passToInbox' },
    'inbox.changed': { actions: 'tellNotices' },
    'inbox.navigate': { actions: 'tellAddress' },
    'inbox.reload': { actions: 'tellReload' },
  },
  type: 'parallel',
  states: {
    /** What is shown: music, push and the inbox follow it. */
    screen: {
      initial: 'none',
      on: {
        'fact.screen': [
          { guard: 'isTransient' },
          { guard: 'isChat', target: '.chat', actions: show },
          { guard: 'isSettings', target: '.elsewhere.settings', actions: show },
          { guard: 'isLanding', target: '.elsewhere.landing', actions: show },
          { guard: 'isSetup', target: '.elsewhere.setup', actions: show },
          { target: '.elsewhere.withoutPush', actions: show },
        ],
        'proof.shown': { actions: keepProof },
      },
      states: {
        none: {},
        chat: {
          entry: [
            { type: 'tellMusic', params: 'chat.entered' },
            { type: 'tellPrompts', params: { type: 'chat.entered' } },
            'reportActive',
          ],
          on: {
            'fact.screen': [
              // A reply that is read aloud stays behind, with its button.
              { guard: 'isOtherChat', actions: ['stopReading', ...show, 'reportActive'] },
              // Another address of it: nothing that sounds there is broken off.
              { guard: 'isChat', actions: [...show, 'reportActive'] },
            ],
          },
        },
        /** Nothing is asked, recorded or heard. */
        elsewhere: {
          entry: [
            { type: 'tellPrompts', params: { type: 'chat.left' } },
            { type: 'tellRecorder', params: 'chat.left' },
            'stopPlayback',
            'stopReading',
          ],
          initial: 'withoutPush',
          states: {
            /** The music goes on: its switch is there. */
            settings: {},
            landing: {
              entry: withoutMusic,
              on: {
                'proof.shown': { actions: [...keepProof, 'reportProof'] },
                'trial.try': { actions: 'reportProof' },
                'login.start': { actions: 'reportProof' },
              },
            },
            setup: { entry: withoutMusic },
            withoutPush: { entry: withoutMusic },
          },
        },
      },
    },
    /** Whether who is here is a minor (D39): first of all that follows a person, so that nothing is begun for one. */
    age: {
      initial: 'open',
      states: {
        /** A grown person, or one who has not told: a visitor has no birth date. */
        open: {
          on: {
            'fact.person': {
              guard: 'isMinor',
              target: 'minor',
              actions: [
                { type: 'tellPush', params: { type: 'minor.came' } },
                { type: 'tellPrompts', params: { type: 'permission.changed', permission: 'unsupported' } },
              ],
            },
          },
        },
        minor: {
          on: {
            'fact.person': [
              { guard: 'isMinor' },
              { target: 'open', actions: { type: 'tellPush', params: { type: 'minor.left' } } },
            ],
          },
        },
      },
    },
    /** Who is there: push and the figures follow them. */
    person: {
      initial: 'unknown',
      states: {
        unknown: {
          on: {
            'fact.person': [{ guard: 'isSomebody', target: 'member', actions: arrive }, { target: 'visitor' }],
          },
        },
        visitor: {
          on: {
            'fact.person': {
              guard: 'isSomebody',
              target: 'member',
              actions: [...arrive, 'reportLogin'],
            },
          },
        },
        member: {
          on: {
            'fact.person': [
              {
                guard: 'isNobody',
                target: 'visitor',
                actions: ['reportLeft', 'keepPerson', 'tellPushPerson', 'tellInboxLeft'],
              },
              {
                guard: 'isSomebodyElse',
                target: '.deciding',
                actions: [...arrive, 'tellInboxLeft'],
              },
              { target: '.deciding', actions: ['describe', 'keepPerson'] },
            ],
          },
          initial: 'deciding',
          states: {
            deciding: { always: [{ guard: 'isComplete', target: 'complete' }, { target: 'incomplete' }] },
            incomplete: {
              on: {
                // The server takes a token of a person only once the profile is complete: now it does.
                'fact.person': {
                  guard: 'isCompletedNow',
                  target: 'complete',
                  actions: ['tellPushPerson', 'describe', 'keepPerson'],
                },
              },
            },
            complete: {},
          },
        },
      },
    },
    /** What the hand feels, of the medium kind (spec §9): a message, typed or spoken, is on its way. */
    touch: { on: { 'send.started': { actions: { type: 'haptic', params: 'medium' } } } },
    /** Who speaks: the music gives way to a voice, and comes back when none is left. */
    speech: {
      invoke: [
        { id: 'voiceRecorder', src: 'voiceRecorder', onError },
        { id: 'voicePlayer', src: 'voicePlayer', onError },
        { id: 'readAloud', src: 'readAloud', onError },
      ],
      initial: 'silent',
      on: {
        'send.voiceRequested': { actions: { type: 'tellRecorder', params: 'voice.open' } },
        'voice.recorded': { actions: 'tellRecorded' },
      },
      states: {
        silent: {
          on: {
            'voice.started': 'speaking.recording',
            'playback.started': 'speaking.playing',
            'aloud.started': 'speaking.reading',
          },
        },
        speaking: {
          entry: { type: 'tellMusic', params: 'speech.started' },
          exit: { type: 'tellMusic', params: 'speech.ended' },
          initial: 'playing',
          states: {
            /** A recording of the conversation is heard. */
            playing: {
              on: {
                'playback.ended': '#device.speech.silent',
                'voice.started': 'recording',
                'aloud.started': { target: 'reading', actions: 'stopPlayback' },
              },
            },
            /** A reply is read aloud (D58). */
            reading: {
              on: {
                'aloud.ended': '#device.speech.silent',
                'voice.started': 'recording',
                'playback.started': { target: 'playing', actions: 'stopReading' },
              },
            },
            recording: {
              entry: ['keepSpeaker', 'stopPlayback', 'stopReading', { type: 'raise', params: 'dialog.opened' }],
              exit: { type: 'raise', params: 'dialog.closed' },
              on: {
                'voice.ended': '#device.speech.silent',
                'playback.started': { actions: 'stopPlayback' },
                'aloud.started': { actions: 'stopReading' },
              },
            },
          },
        },
      },
    },
    /** Dialogs of the app: the first steps, and the login when a trial is over. */
    dialogs: {
      initial: 'closed',
      states: {
        closed: {
          on: {
            'onboarding.expected': 'open',
            'trial.changed': { guard: 'isOver', target: 'open' },
          },
        },
        open: {
          entry: { type: 'raise', params: 'dialog.opened' },
          exit: { type: 'raise', params: 'dialog.closed' },
          on: {
            'onboarding.completed': 'closed',
            'trial.changed': [{ guard: 'isOver' }, { target: 'closed' }],
            // The dialogs of who was here before went with them: a trial that is over ends with a login.
            'fact.person': { guard: 'isSomebodyElse', target: 'closed' },
          },
        },
      },
    },
    /** Whether the questions of spec §4 Prompts may come: over no dialog of the app, and not while somebody records. */
    questions: {
      invoke: {
        id: 'prompts',
        src: 'prompts',
        input: toPrompts,
        onError,
      },
      initial: 'free',
      on: {
        'send.answered': {
          guard: 'isAnswer',
          actions: { type: 'tellPrompts', params: { type: 'answer.came' } },
        },
        'install.available': { actions: 'passToPrompts' },
        'permission.changed': { actions: 'passToPrompts' },
        'permission.ask': { actions: 'passToPush' },
      },
      states: {
        free: {
          entry: { type: 'tellPrompts', params: { type: 'dialog.changed', open: false } },
          on: { 'dialog.opened': 'held' },
        },
        held: {
          entry: { type: 'tellPrompts', params: { type: 'dialog.changed', open: true } },
          initial: 'byOne',
          states: {
            byOne: { on: { 'dialog.opened': 'byTwo', 'dialog.closed': '#device.questions.free' } },
            byTwo: { on: { 'dialog.closed': 'byOne' } },
          },
        },
      },
    },
    /** Calls for analytics wait while it is being set up, so that the first page is not lost. */
    figures: {
      invoke: {
        id: 'analytics',
        src: 'analytics',
        input: toAnalytics,
        onError,
      },
      initial: 'deciding',
      on: {
        'send.started': { actions: 'reportActive' },
        'music.switched': { actions: 'report' },
        'voice.failed': { actions: 'report' },
        'prompt.shown': { actions: 'report' },
        'prompt.answered': { actions: 'report' },
      },
      states: {
        deciding: { always: [{ guard: 'isConfigured', target: 'unasked' }, { target: 'settled' }] },
        /** Nothing of the service is fetched before it is known who is here (D39). */
        unasked: {
          on: {
            'analytics.call': keepCall,
            'chat.active': keepCall,
            'fact.person': [{ guard: 'isMinor', target: 'off.unasked' }, { target: 'waiting' }],
          },
        },
        waiting: {
          entry: 'initAnalytics',
          on: {
            'analytics.call': keepCall,
            'chat.active': keepCall,
            'analytics.settled': 'settled',
            'fact.person': { guard: 'isMinor', target: 'off.waiting' },
          },
        },
        /** Set up, or it will not be: then each call warns (D18). */
        settled: {
          entry: 'sendKeptCalls',
          on: {
            'analytics.call': { actions: 'passToAnalytics' },
            'chat.active': { actions: 'passToAnalytics' },
            'fact.person': { guard: 'isMinor', target: 'off.settled', actions: 'resetAnalytics' },
          },
        },
        /** Who is here is a minor: nothing is counted, and nothing kept to be counted (D39). */
        off: {
          entry: 'dropCalls',
          initial: 'unasked',
          states: {
            unasked: { on: { 'fact.person': [{ guard: 'isMinor' }, { target: '#device.figures.waiting' }] } },
            waiting: {
              on: {
                'analytics.settled': 'settled',
                'fact.person': [{ guard: 'isMinor' }, { target: '#device.figures.waiting' }],
              },
            },
            /** What was set up for somebody else was told to forget them. */
            settled: { on: { 'fact.person': [{ guard: 'isMinor' }, { target: '#device.figures.settled' }] } },
          },
        },
      },
    },
  },
})
