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
  isOnline,
  machine,
  replyLanguage,
  tell,
  toDraft,
  toVoice,
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
  const toTrial = ({ context: { input } }: In) => ({ tradition, session: input.sessions[tradition] })
  const toSend = ({ context }: In): SendInput => ({
    role: 'visitor',
    draftKey: tradition,
    tradition,
    language: replyLanguage(tradition, context.chosenLanguage),
    saved: context.input.drafts[tradition],
  })
  const tellHistory = tell(send, ({ event: { messages } }: Heard<'trial.history'>) => ({
    type: 'history.loaded',
    messages: messages.map(fromServer),
  }))
  const tellCounts = tell(trial, ({ event: { counts } }: Heard<'send.answered'>) => ({
    type: 'trial.counts',
    ...(counts as TrialCounts),
  }))
  const tellLimit = tell(trial, { type: 'trial.limitError' })
  const tellBlocked = tell(trial, { type: 'send.blocked' })
  const passDraft = tell(send, toDraft)
  const passVoice = tell(send, toVoice)
  const passSession = tell(trial, ({ event: { session } }: Heard<'session.changedElsewhere'>) => ({
    type: 'session.changedElsewhere',
    session,
  }))
  const tellLanguage = tell(send, ({ event: { chosen } }: Heard<'language.changed'>) => ({
    type: 'reply.language',
    language: replyLanguage(tradition, chosen),
  }))
  const tellNotices = {
    actions: tell(send, ({ context, event }: { context: Context; event: AppEvent }) => ({
      type: 'notices.show',
      messages: (event.type === 'device.notices' ? event.messages : context.notices)[tradition],
    })),
  } as const
  const startTrial = tell(trial, ({ context }: In) => ({
    type: 'trial.start',
    referral_code: context.referral,
    spiritual_tradition: tradition,
    // D9: the switch is about messages; a session begins in the tradition's own language.
    language: NATIVE_LANGUAGE[tradition],
  }))
  const tellCarries = tell(send, { type: 'network.carries' })
  const tellOpen = tell(send, { type: 'trial.open' })
  const tellOver = tell(send, { type: 'trial.over' })
  const tellFailed = tell(send, { type: 'conversation.failed' })
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
          { id: trial, src: 'anonymousTrial', input: toTrial },
          { id: send, src: 'messageSend', input: toSend },
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
          'trial.history': { guard: isOf, actions: tellHistory },
          // D13: the two free messages are the device's, so every tradition hears of the count, and of the limit.
          'send.answered': { guard: hasCounts, actions: tellCounts },
          'send.limitError': { actions: tellLimit },
          'network.changed': { guard: isOnline, actions: tellCarries },
          'send.blocked': { guard: isOf, actions: tellBlocked },
          'draft.elsewhere': { guard: isDraftOf, actions: passDraft },
          'session.changedElsewhere': { guard: isOf, actions: passSession },
          'language.changed': { actions: tellLanguage },
          'screen.shown': tellNotices,
          'device.notices': tellNotices,
          'device.recorded': { guard: speaksHere, actions: passVoice },
        },
        states: {
          none: {
            on: { 'screen.shown': { guard: isAwaited, target: 'starting' } },
          },
          starting: {
            entry: startTrial,
            after: { forcedChat: 'overdue' },
          },
          /** D12: the chat is open, and what is sent there waits for the session. */
          overdue: {},
          open: { entry: tellOpen },
          over: { entry: tellOver },
          failed: {
            entry: tellFailed,
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
