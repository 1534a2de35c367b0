import { shallowEqual, useSelector } from '@xstate/react'
import { Suspense, useMemo, useState } from 'react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { actorsOf } from '../../machines/app/actors.ts'
import type { copyMachine } from '../../machines/copy/copy.machine.ts'
import type { ChatMessage } from '../../machines/entities.ts'
import type { feedbackMachine } from '../../machines/feedback/feedback.machine.ts'
import { type historyMachine, olderState } from '../../machines/history/history.machine.ts'
import { mayRefer, type memberMachine } from '../../machines/member/member.machine.ts'
import { logState, type messageLogMachine } from '../../machines/messageLog/messageLog.machine.ts'
import type { messageSendMachine } from '../../machines/messageSend/messageSend.machine.ts'
import type { onboardingMachine } from '../../machines/onboarding/onboarding.machine.ts'
import type { shareMachine } from '../../machines/share/share.machine.ts'
import { ChatHeader, SettingsButton } from '../chat/ChatHeader.tsx'
import { Composer } from '../chat/Composer.tsx'
import { ChatBeginning, DeviceModals, DeviceNotices, MusicSlot } from '../device/late.tsx'
import { type MainChatTexts, mainChatTexts } from '../i18n/mainChat.ts'
import { lateView } from '../late.tsx'
import { type State as ListState, LongMessageList } from '../member/LongMessageList.tsx'
import { PointsBadge } from '../member/PointsBadge.tsx'
import { ReadingRoom } from '../reading/reading.tsx'
import { Button } from '../shared/Button.tsx'
import { Alert, Notice } from '../shared/Notice.tsx'
import { type Texts, useLanguage, useTexts, useTextsPart } from '../texts.tsx'
import type { AppActor, Tradition, ViewMessage } from '../types.ts'
import { PlayerProvider } from '../voice/player.tsx'
import { VoiceAlert, VoiceDialog } from '../voice/VoiceRoom.tsx'
import { AnonymousChat as ChatRoom } from './AnonymousChat.tsx'
import { ChatSkeleton } from './ChatSkeleton.tsx'
import { isSameOffer, quotationText, toCopied, toOffer, toViewMessage, useComposer } from './chatState.ts'
import { useDrawn } from './drawn.ts'
import { welcomeOf } from './welcome.ts'

// The chat is usable without them: they come when they are opened.
const ShareFlow = lateView(async () => (await import('../share/ShareFlow.container.tsx')).ShareFlowContainer)
const Onboarding = lateView(async () => (await import('../onboarding/Onboarding.container.tsx')).OnboardingContainer)

type Member = ActorRefFrom<typeof memberMachine>
type Send = ActorRefFrom<typeof messageSendMachine>
type MessageLog = ActorRefFrom<typeof messageLogMachine>
type History = ActorRefFrom<typeof historyMachine>
type Feedback = ActorRefFrom<typeof feedbackMachine>
type Copy = ActorRefFrom<typeof copyMachine>
type Share = ActorRefFrom<typeof shareMachine>
type Steps = ActorRefFrom<typeof onboardingMachine>

/** The conversation; its welcome stands alone, as long as there is nothing else (spec §2 Main chat). */
export const toMessages = (
  messages: readonly ChatMessage[],
  isLoading: boolean,
  tradition: Tradition,
  t: Texts,
): ViewMessage[] =>
  messages.length > 0 || isLoading ? messages.map((message) => toViewMessage(message, t)) : [welcomeOf(tradition, t)]

/** The control at the top of the conversation, with the date of the oldest loaded message. */
export const toOlder = (s: SnapshotFrom<typeof historyMachine>, oldest: string | null): ListState['older'] => {
  const state = olderState(s)
  return { state, date: state === 'none' ? null : oldest }
}

export function MainChatContainer({ actor, tradition }: { actor: AppActor; tradition: Tradition }) {
  const member = useSelector(actor, (s) => s.children.member)
  const copy = useSelector(actor, (s) => actorsOf(s).copy)
  if (member === undefined) return null
  return <MemberChat app={actor} member={member} copy={copy} tradition={tradition} />
}

type Props = { app: AppActor; member: Member; copy: Copy; tradition: Tradition }

/** The WhatsApp link of spec §2, by device: to the deployer's number, or, without one, to whomever the person chooses. */
export const toWhatsapp = (
  { whatsappNumber, isPhone }: { whatsappNumber: string | null; isPhone: boolean },
  t: MainChatTexts,
): { text: string; href: string } => {
  const text = encodeURIComponent(whatsappNumber === null ? t.whatsappSuggestion : t.whatsappMessage)
  const number = whatsappNumber ?? ''
  return {
    text: whatsappNumber === null ? t.whatsappSuggest : t.whatsapp,
    href: isPhone
      ? `https://wa.me/${number}?text=${text}`
      : `https://web.whatsapp.com/send?${number === '' ? '' : `phone=${number}&`}text=${text}`,
  }
}

function MemberChat({ app, member, copy, tradition }: Props) {
  const children = useSelector(member, (s) => s.children, shallowEqual)
  const { messageSend: send, messageLog: log, history, feedback, share, onboarding } = children
  const points = useSelector(member, (s) => s.context.user.referral_points)
  const refers = useSelector(member, (s) => mayRefer(s.context))
  const memory = useSelector(member, (s) => s.context.input)
  const texts = useTextsPart(mainChatTexts)
  const { loading, settings, online } = texts
  const whatsapp = useMemo(() => toWhatsapp(memory, texts), [memory, texts])
  if (send === undefined || log === undefined || history === undefined)
    return <ChatSkeleton text={loading} tradition={tradition} />
  return (
    <ChatRoom
      tradition={tradition}
      header={
        <ChatHeader
          tradition={tradition}
          chatsLeft={null}
          online={online}
          onHelp={() => app.send({ type: 'help.open' })}
        >
          <MusicSlot app={app} />
          {refers ? <PointsBadge points={points} onClick={() => member.send({ type: 'share.open' })} /> : null}
          <SettingsButton label={settings} onClick={() => app.send({ type: 'settings.open' })} />
        </ChatHeader>
      }
      notice={
        <>
          <VoiceAlert app={app} />
          <DeviceNotices app={app} />
          <Notices app={app} history={history} copy={copy} />
        </>
      }
      composer={<Box send={send} copy={copy} />}
      modal={
        <Suspense fallback={null}>
          {share === undefined || !refers ? null : <Sharing actor={share} />}
          {onboarding === undefined ? null : <Greeting actor={onboarding} refers={refers} />}
          <DeviceModals app={app} />
          <VoiceDialog app={app} />
        </Suspense>
      }
    >
      <PlayerProvider app={app}>
        <ReadingRoom app={app}>
          <Messages
            whatsapp={whatsapp}
            app={app}
            send={send}
            log={log}
            history={history}
            feedback={feedback}
            copy={copy}
            tradition={tradition}
          />
        </ReadingRoom>
      </PlayerProvider>
    </ChatRoom>
  )
}

function Box({ send, copy }: { send: Send; copy: Copy }) {
  return <Composer {...useComposer(send, copy)} />
}

const noFeedback = { subscribe: () => ({ unsubscribe: () => {} }), getSnapshot: () => null } as const

function Sharing({ actor }: { actor: Share }) {
  const isOpen = useSelector(actor, (s) => !s.matches('closed'))
  // Once opened it stays, so that the closing dialog can give the focus back.
  const [wasOpened, setWasOpened] = useState(isOpen)
  if (isOpen && !wasOpened) setWasOpened(true)
  return wasOpened ? <ShareFlow actor={actor} /> : null
}

function Greeting({ actor, refers }: { actor: Steps; refers: boolean }) {
  // Its code comes during the wait; and it stays, so that the closing dialog can give the focus back.
  const isNeeded = useSelector(actor, (s) => !s.matches('dormant'))
  return isNeeded ? <Onboarding actor={actor} refers={refers} /> : null
}

type ListProps = {
  whatsapp: { text: string; href: string }
  app: AppActor
  send: Send
  log: MessageLog
  history: History
  /** Undefined while its code is on its way. */
  feedback: Feedback | undefined
  copy: Copy
  tradition: Tradition
}

function Messages({ whatsapp, app, send, log, history, feedback, copy, tradition }: ListProps) {
  useDrawn()
  const t = useTexts()
  const language = useLanguage()
  const time = useSelector(app, (s) => s.context.time)
  // As the log has them: what it says of them is said of these.
  const stored = useSelector(log, (s) => s.context.messages)
  const news = useSelector(log, logState, shallowEqual)
  const offer = useSelector(send, toOffer, isSameOffer)
  const isLoading = useSelector(history, (s) => s.matches('loading'))
  const oldest = stored.find(({ createdAt }) => createdAt !== null)?.createdAt ?? null
  const older = useSelector(history, (s) => toOlder(s, oldest), shallowEqual)
  const rating = useSelector(feedback ?? noFeedback, (s) => (s?.matches('sending') ? s.context.messageId : null))
  const copied = useSelector(copy, toCopied)
  const messages = useMemo(() => toMessages(stored, isLoading, tradition, t), [stored, isLoading, tradition, t])
  const now = useMemo(() => new Date(time), [time])
  return (
    <LongMessageList
      messages={messages}
      log={news}
      guideName={t.guides[tradition].name}
      older={older}
      whatsapp={whatsapp}
      rating={rating}
      copied={copied}
      now={now}
      language={language}
      onShown={() => log.send({ type: 'list.shown' })}
      onEndReached={() => log.send({ type: 'end.reached' })}
      onEndLeft={() => log.send({ type: 'end.left' })}
      onOlder={() => {
        log.send({ type: 'older.asked' })
        history.send({ type: 'older.load' })
      }}
      onRate={(messageId, value) => feedback?.send({ type: 'feedback.give', messageId, value })}
      onRetry={(id) => send.send({ type: 'message.retry', id })}
      offer={offer}
      beginning={
        messages[0]?.kind === 'welcome' && <ChatBeginning app={app} send={send} copy={copy} tradition={tradition} />
      }
      onSuggestion={(text) => send.send({ type: 'suggestion.send', text })}
      onCopy={(verse, shown) => copy.send({ type: 'text.copy', text: quotationText(shown, t), verse })}
    />
  )
}

export type NoticeState =
  | { tone: 'alert'; text: string; retry: boolean }
  | { tone: 'calm'; text: string; retry: boolean }
  | null

/** One notice at a time, the one that matters most for what the person can do next. */
export const toNotice = (
  app: { storageWorks: boolean; online: boolean },
  historyFailed: boolean,
  copyFailed: boolean,
  t: Texts,
): NoticeState => {
  if (copyFailed) return { tone: 'alert', text: t.chat.copyFailed, retry: false }
  if (!app.online) return { tone: 'calm', text: t.app.offline, retry: false }
  if (historyFailed) return { tone: 'calm', text: t.chat.loadEarlierFailed, retry: true }
  return app.storageWorks ? null : { tone: 'calm', text: t.errors.storageBlocked, retry: false }
}

function Notices({ app, history, copy }: { app: AppActor; history: History; copy: Copy }) {
  const t = useTexts()
  const state = useSelector(
    app,
    (s) => ({ storageWorks: s.matches({ storage: 'works' }), online: !s.matches({ network: 'offline' }) }),
    shallowEqual,
  )
  const historyFailed = useSelector(history, (s) => s.matches('failed'))
  const copyFailed = useSelector(copy, (s) => s.matches('failed'))
  const notice = toNotice(state, historyFailed, copyFailed, t)
  if (notice === null) return null
  if (notice.tone === 'alert') return <Alert>{notice.text}</Alert>
  const retry = <Button onClick={() => history.send({ type: 'history.retry' })}>{t.chat.tryAgain}</Button>
  return (
    <Notice says={null} action={notice.retry ? retry : null}>
      {notice.text}
    </Notice>
  )
}
