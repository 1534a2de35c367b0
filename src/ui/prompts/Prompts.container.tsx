import { useSelector } from '@xstate/react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { promptsMachine } from '../../machines/prompts/prompts.machine.ts'
import { promptsTexts } from '../i18n/prompts.ts'
import { useLanguage } from '../texts.tsx'
import type { Tradition } from '../types.ts'
import { InstallModal } from './InstallModal.tsx'
import { NotificationModal } from './NotificationModal.tsx'

type Snapshot = SnapshotFrom<typeof promptsMachine>
type Props = { actor: ActorRefFrom<typeof promptsMachine>; tradition: Tradition }

/** The question that is asked now. */
const toQuestion = ({ value: { question } }: Snapshot): 'install' | 'notification' | null =>
  question === 'install' || question === 'notification' ? question : null

/** A question is on its way: its words come during the wait. */
const isExpected = ({ value: { question } }: Snapshot): boolean => question !== 'quiet' && question !== 'done'

/**
 * The two questions of spec §4 Prompts, each over the chat. Closed, their dialogs stay: they give the focus back. Words that
 * do not come are asked for until they do; it is the place of the questions that waits, and nothing of the chat.
 */
export function PromptsContainer({ actor, tradition }: Props) {
  const question = useSelector(actor, toQuestion)
  const isWanted = useSelector(actor, isExpected)
  const hasWords = promptsTexts.loaded(useLanguage()) !== undefined
  if (!isWanted && !hasWords) return null
  return (
    <>
      <InstallModal
        open={question === 'install'}
        tradition={tradition}
        onInstall={() => actor.send({ type: 'install.accept' })}
        onDismiss={() => actor.send({ type: 'install.dismiss' })}
      />
      <NotificationModal
        open={question === 'notification'}
        onAllow={() => actor.send({ type: 'notification.allow' })}
        onLater={() => actor.send({ type: 'notification.later' })}
      />
    </>
  )
}
