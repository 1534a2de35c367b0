import { shallowEqual, useSelector } from '@xstate/react'
import { Suspense } from 'react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { pasteText, type shareMachine } from '../../machines/share/share.machine.ts'
import type { ShareProblem } from '../../machines/share/share.messages.ts'
import { shareTexts } from '../i18n/share.ts'
import { useLanguage } from '../texts.tsx'
import { ShareFlow, type State } from './ShareFlow.tsx'

type Snapshot = SnapshotFrom<typeof shareMachine>
type Props = { actor: ActorRefFrom<typeof shareMachine> }

const COPY_FAILED: ShareProblem = { step: 'copyText', hint: null }

const stepOf = (s: Snapshot): State['step'] => {
  if (s.matches('closed')) return 'closed'
  if (s.matches('generating')) return 'generating'
  if (s.matches('failed')) return 'failed'
  return s.matches('shareModal') ? 'modal' : 'choosing'
}

const openingOf = (s: Snapshot): State['opening'] => {
  if (s.matches({ shareModal: { sharing: 'openingSystem' } })) return 'system'
  return s.matches('shareModal') && !s.matches({ shareModal: { sharing: 'ready' } }) ? 'platform' : null
}

export const toState = (s: Snapshot): State => {
  const { link, platform, answer, problem, copiedText, blockedUrl, canSystemShare } = s.context
  // Not before the answer came: until then instagram is still being opened.
  const hasPaste = platform === 'instagram' && answer !== null
  return {
    step: stepOf(s),
    link: link?.referralLink ?? '',
    linkCopied: s.matches({ shareModal: { link: 'copied' } }),
    canSystemShare,
    platform,
    opening: openingOf(s),
    paste: hasPaste ? (copiedText === null ? 'byHand' : 'copied') : null,
    pasteText: hasPaste ? pasteText(s.context) : '',
    blockedUrl,
    problem: problem ?? (s.matches({ shareModal: { link: 'failed' } }) ? COPY_FAILED : null),
  }
}

export function ShareFlowContainer({ actor }: Props) {
  const isClosed = useSelector(actor, (s) => s.matches('closed'))
  const isLoaded = shareTexts.loaded(useLanguage()) !== undefined
  // Its texts come when it is opened. From then on the closed dialog stays, so that it can give the focus back.
  if (isClosed && !isLoaded) return null
  return (
    <Suspense fallback={null}>
      <Flow actor={actor} />
    </Suspense>
  )
}

function Flow({ actor }: Props) {
  const state = useSelector(actor, toState, shallowEqual)
  return (
    <ShareFlow
      {...state}
      onType={(referralType) => actor.send({ type: 'type.choose', referralType })}
      onPlatform={(platform) => actor.send({ type: 'platform.choose', platform })}
      onSystem={() => actor.send({ type: 'system.share' })}
      onCopy={() => actor.send({ type: 'link.copy' })}
      onRetry={() => actor.send({ type: 'share.retry' })}
      onClose={() => actor.send({ type: 'share.close' })}
    />
  )
}
