import { shallowEqual, useSelector } from '@xstate/react'
import { useMemo } from 'react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { anonymousTrialMachine } from '../../machines/anonymousTrial/anonymousTrial.machine.ts'
import { actorsOf } from '../../machines/app/actors.ts'
import type { copyMachine } from '../../machines/copy/copy.machine.ts'
import type { ChatMessage } from '../../machines/entities.ts'
import type { messageSendMachine } from '../../machines/messageSend/messageSend.machine.ts'
import { ChatHeader } from '../chat/ChatHeader.tsx'
import { Composer } from '../chat/Composer.tsx'
import { ChatBeginning, DeviceModals, DeviceNotices, MusicSlot } from '../device/late.tsx'
import { LoginModal } from '../login/LoginModal.tsx'
import { ReadingRoom } from '../reading/reading.tsx'
import { Button } from '../shared/Button.tsx'
import { Alert, Notice } from '../shared/Notice.tsx'
import { type Texts, useTexts } from '../texts.tsx'
import type { AppActor, Tradition, ViewMessage } from '../types.ts'
import { PlayerProvider } from '../voice/player.tsx'
import { VoiceAlert, VoiceDialog } from '../voice/VoiceRoom.tsx'
import { AnonymousChat } from './AnonymousChat.tsx'
import {
  isSameOffer,
  quotationText,
  toCopied,
  toOffer,
  toSendFailure,
  toViewMessage,
  useComposer,
} from './chatState.ts'
import { useDrawn } from './drawn.ts'
import { MessageList } from './MessageList.tsx'
import { welcomeOf } from './welcome.ts'

type Trial = ActorRefFrom<typeof anonymousTrialMachine>
type Send = ActorRefFrom<typeof messageSendMachine>
type Copy = ActorRefFrom<typeof copyMachine>

/** The conversation under its welcome message (spec §2). */
export const toMessages = (messages: ChatMessage[], tradition: Tradition, t: Texts): ViewMessage[] => [
  welcomeOf(tradition, t),
  ...messages.map((message) => toViewMessage(message, t)),
]

type Props = { actor: AppActor; tradition: Tradition }

export function AnonymousChatContainer({ actor, tradition }: Props) {
  const trial = useSelector(actor, (s) => actorsOf(s)[`anonymousTrial.${tradition}`])
  const send = useSelector(actor, (s) => actorsOf(s)[`messageSend.${tradition}`])
  const copy = useSelector(actor, (s) => actorsOf(s).copy)
  // The handler shows this screen only for a tradition that a visitor has come to.
  if (!trial || !send) throw new Error(`no conversation for ${tradition}`)
  return (
    <AnonymousChat
      tradition={tradition}
      header={<Header app={actor} trial={trial} tradition={tradition} />}
      notice={
        <>
          <VoiceAlert app={actor} />
          <DeviceNotices app={actor} />
          <Notices actor={actor} trial={trial} send={send} copy={copy} />
        </>
      }
      composer={<Box send={send} copy={copy} />}
      modal={
        <>
          <Login trial={trial} />
          <DeviceModals app={actor} />
          <VoiceDialog app={actor} />
        </>
      }
    >
      <PlayerProvider app={actor}>
        <ReadingRoom app={actor}>
          <Messages app={actor} trial={trial} send={send} copy={copy} tradition={tradition} />
        </ReadingRoom>
      </PlayerProvider>
    </AnonymousChat>
  )
}

function Box({ send, copy }: { send: Send; copy: Copy }) {
  return <Composer {...useComposer(send, copy)} />
}

function Header({ app, trial, tradition }: { app: AppActor; trial: Trial; tradition: Tradition }) {
  const chatsLeft = useSelector(trial, (s) => s.context.session?.remaining_messages ?? null)
  return (
    <ChatHeader tradition={tradition} chatsLeft={chatsLeft} onHelp={() => app.send({ type: 'help.open' })}>
      <MusicSlot app={app} />
    </ChatHeader>
  )
}

type ListProps = { app: AppActor; trial: Trial; send: Send; copy: Copy; tradition: Tradition }

function Messages({ app, trial, send, copy, tradition }: ListProps) {
  useDrawn()
  const t = useTexts()
  const stored = useSelector(send, (s) => s.context.messages)
  const offer = useSelector(send, toOffer, isSameOffer)
  const copied = useSelector(copy, toCopied)
  // Not while the server is asked what was said before, nor where nothing can be sent any more.
  const mayBegin = useSelector(trial, (s) => s.matches('starting') || s.matches({ open: 'ready' }))
  const messages = useMemo(() => toMessages(stored, tradition, t), [stored, tradition, t])
  return (
    <MessageList
      messages={messages}
      guideName={t.guides[tradition].name}
      copied={copied}
      offer={offer}
      beginning={
        mayBegin && stored.length === 0 && <ChatBeginning app={app} send={send} copy={copy} tradition={tradition} />
      }
      onSuggestion={(text) => send.send({ type: 'suggestion.send', text })}
      onCopy={(verse, shown) => copy.send({ type: 'text.copy', text: quotationText(shown, t), verse })}
      onRetry={(id) => send.send({ type: 'message.retry', id })}
    />
  )
}

export type NoticeState = { alert: string | null; notice: string | null; offersSignIn: boolean }

/** One notice at a time, the one that matters most for what the person can do next. */
export const toNotices = (
  app: { storageWorks: boolean; online: boolean },
  trial: SnapshotFrom<typeof anonymousTrialMachine>,
  send: SnapshotFrom<typeof messageSendMachine>,
  copyFailed: boolean,
  t: Texts,
): NoticeState => {
  const alert = toSendFailure(send, t) ?? (copyFailed ? t.chat.copyFailed : null)
  if (alert !== null) return { alert, notice: null, offersSignIn: false }
  const calm = (notice: string | null): NoticeState => ({ alert: null, notice, offersSignIn: false })
  if (!app.online) return calm(t.app.offline)
  if (trial.matches('limitReached') || trial.matches('trialCompleted'))
    return { alert: null, notice: t.chat.limitReached, offersSignIn: true }
  // The open modal offers it already.
  if (trial.matches('loginRequired')) return calm(t.chat.limitReached)
  const isWaiting = (kind: 'sendingText' | 'sendingVoice') => send.matches({ send: { [kind]: 'waitingForSession' } })
  if (isWaiting('sendingText') || isWaiting('sendingVoice')) return calm(t.chat.waitingForSession)
  return calm(app.storageWorks ? null : t.errors.storageBlocked)
}

function Notices({ actor, trial, send, copy }: { actor: AppActor; trial: Trial; send: Send; copy: Copy }) {
  const t = useTexts()
  const app = useSelector(
    actor,
    (s) => ({ storageWorks: s.matches({ storage: 'works' }), online: !s.matches({ network: 'offline' }) }),
    shallowEqual,
  )
  const trialState = useSelector(trial, (s) => s)
  // Everything but the draft: a notice has no business with it.
  const sendState = useSelector(
    send,
    (s) => s,
    (a, b) => a.value === b.value && a.context.error === b.context.error,
  )
  const copyFailed = useSelector(copy, (s) => s.matches('failed'))
  const { alert, notice, offersSignIn } = toNotices(app, trialState, sendState, copyFailed, t)
  if (alert !== null) return <Alert>{alert}</Alert>
  if (notice === null) return null
  const signIn = <Button onClick={() => trial.send({ type: 'login.open' })}>{t.loginModal.signIn}</Button>
  return (
    <Notice says={null} action={offersSignIn ? signIn : null}>
      {notice}
    </Notice>
  )
}

function Login({ trial }: { trial: Trial }) {
  const open = useSelector(trial, (s) => s.matches('loginRequired'))
  return (
    <LoginModal
      open={open}
      onSignIn={() => trial.send({ type: 'login.signIn' })}
      onClose={() => trial.send({ type: 'login.close' })}
    />
  )
}
