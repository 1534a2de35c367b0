import type { TrialCounts, TrialStatus } from '../anonymousTrial/anonymousTrial.machine.ts'
import { fromServer, NATIVE_LANGUAGE, TRADITIONS, type Tradition } from '../entities.ts'
import { NOTHING_TYPED } from '../messageSend/draft.ts'
import type { SendInput } from '../messageSend/messageSend.machine.ts'
import {
  type AppEvent,
  base,
  type Context,
  type Heard,
  type In,
  machine,
  replyLanguage,
  tell,
  traditionOf,
} from './app.setup.ts'

/** D12: what waits for its session is sent. */
const tellSession = base.enqueueActions(({ event, enqueue }) => {
  if (event.type !== 'trial.changed' || event.session === null) return
  const { conversation_id: id, referral_code: referralCode = '' } = event.session
  enqueue(tell(`messageSend.${event.tradition}`, { type: 'conversation.ready', conversation: { id, referralCode } }))
})
/** Whoever comes to that tradition later finds it in the box. */
const keepElsewhere = base.assign(({ context: { input }, event }) => {
  if (event.type !== 'draft.elsewhere') return {}
  const { draftKey, others } = event
  const tradition = TRADITIONS.find((one) => one === draftKey)
  if (tradition === undefined) return {}
  const { failed = [] } = input.drafts[tradition] ?? {}
  return { input: { ...input, drafts: { ...input.drafts, [tradition]: { ...NOTHING_TYPED, others, failed } } } }
})
/**
 * What a visitor has with one tradition's guide, spec §4 Anonymous trial; each tradition has its own (D13). It opens when
 * a visitor comes to the tradition, and is gone when somebody has signed in: what was typed stays on the device (D28).
 */
const trialOf = (tradition: Tradition) => {
  const trial = `anonymousTrial.${tradition}` as const
  const send = `messageSend.${tradition}` as const
  const isOf = ({ event }: { event: { tradition: Tradition } }) => event.tradition === tradition
  const isHere = { type: 'isHere', params: tradition } as const
  const comesBack = ({ context }: In) =>
    traditionOf(context) === tradition && context.input.sessions[tradition] !== null
  const isAwaited = ({ context, event }: Heard<'screen.shown'>) =>
    event.screen === 'initializing' && traditionOf(context) === tradition
  const isDraftOf = ({ event }: Heard<'draft.elsewhere'>) => event.draftKey === tradition
  const speaksHere = ({ context, event }: Heard<'device.recorded'>) =>
    event.userId === null && traditionOf(context) === tradition
  const hasCounts = ({ event }: Heard<'send.answered'>) => event.counts !== null
  const became = <const Status extends TrialStatus>(status: Status) =>
    ({ type: 'trialHasBecome', params: { tradition, status } }) as const
  const tellNotices = {
    actions: tell(send, ({ context, event }: { context: Context; event: AppEvent }) => ({
      type: 'notices.show',
      messages: event.type === 'device.notices' ? event.messages[tradition] : context.notices[tradition],
    })),
  } as const
  return {
    initial: 'closed',
    states: {
      closed: {
        on: {
          'visitor.came': [
            { guard: comesBack, target: 'visited.open' },
            { guard: isHere, target: 'visited' },
          ],
          'draft.elsewhere': { guard: isDraftOf, actions: keepElsewhere },
        },
      },
      visited: {
        invoke: [
          {
            id: trial,
            src: 'anonymousTrial',
            input: ({ context }: In) => ({ tradition, session: context.input.sessions[tradition] }),
          },
          {
            id: send,
            src: 'messageSend',
            input: ({ context }: In): SendInput => ({
              role: 'visitor',
              draftKey: tradition,
              tradition,
              language: replyLanguage(tradition, context.chosenLanguage),
              saved: context.input.drafts[tradition],
            }),
          },
        ],
        always: { guard: 'isSignedIn', target: 'closed' },
        initial: 'none',
        on: {
          'trial.changed': [
            { guard: became('none'), target: '.none' },
            { guard: became('open'), target: '.open', actions: tellSession },
            { guard: became('over'), target: '.over', actions: tellSession },
            { guard: became('failed'), target: '.failed' },
          ],
          'trial.history': {
            guard: isOf,
            actions: tell(send, ({ event }: Heard<'trial.history'>) => ({
              type: 'history.loaded',
              messages: event.messages.map(fromServer),
            })),
          },
          // D13: the two free messages are the device's, so every tradition hears of the count, and of the limit.
          'send.answered': {
            guard: hasCounts,
            actions: tell(trial, ({ event }: Heard<'send.answered'>) => ({
              type: 'trial.counts',
              ...(event.counts as TrialCounts),
            })),
          },
          'send.limitError': { actions: tell(trial, { type: 'trial.limitError' }) },
          'send.blocked': {
            guard: isOf,
            actions: tell(trial, { type: 'send.blocked' }),
          },
          'draft.elsewhere': {
            guard: isDraftOf,
            actions: tell(send, ({ event: { others, over } }: Heard<'draft.elsewhere'>) => ({
              type: 'draft.elsewhere',
              others,
              over,
            })),
          },
          'session.changedElsewhere': {
            guard: isOf,
            actions: tell(trial, ({ event }: Heard<'session.changedElsewhere'>) => ({
              type: 'session.changedElsewhere',
              session: event.session,
            })),
          },
          'language.changed': {
            actions: tell(send, ({ event }: Heard<'language.changed'>) => ({
              type: 'reply.language',
              language: replyLanguage(tradition, event.chosen),
            })),
          },
          'screen.shown': tellNotices,
          'device.notices': tellNotices,
          'device.recorded': {
            guard: speaksHere,
            actions: tell(send, ({ event: { id, voice, isWhole } }: Heard<'device.recorded'>) => ({
              type: 'voice.submit',
              id,
              voice,
              isWhole,
            })),
          },
        },
        states: {
          none: {
            on: { 'screen.shown': { guard: isAwaited, target: 'starting' } },
          },
          starting: {
            entry: tell(trial, ({ context }: In) => ({
              type: 'trial.start',
              referral_code: context.referral,
              spiritual_tradition: tradition,
              // D9: the switch is about messages; a session begins in the tradition's own language.
              language: NATIVE_LANGUAGE[tradition],
            })),
            after: { forcedChat: 'overdue' },
          },
          /** D12: the chat is open, and what is sent there waits for the session. */
          overdue: {},
          open: { entry: tell(send, { type: 'trial.open' }) },
          over: { entry: tell(send, { type: 'trial.over' }) },
          failed: {
            entry: tell(send, { type: 'conversation.failed' }),
            on: { 'trial.try': { guard: isHere, target: 'none' } },
          },
        },
      },
    },
  } as const
}

export const trials = machine.createStateConfig({
  type: 'parallel',
  states: { sikh: trialOf('sikh'), hindu: trialOf('hindu') },
})
