import { useSelector } from '@xstate/react'
import { useContext, useMemo } from 'react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { readAloudMachine, Spoken } from '../../machines/readAloud/readAloud.machine.ts'
import { ReadingContext, standingOf } from '../reading/readingContext.ts'
import { useLanguage, useTexts } from '../texts.tsx'
import type { ViewMessage } from '../types.ts'
import { ReadAloud, type State } from './ReadAloud.tsx'
import { spokenOf } from './spoken.ts'

type Props = { actor: ActorRefFrom<typeof readAloudMachine>; message: ViewMessage }

/** What of it is shown at a reply: nothing where this device has no voice for all that would be said. */
export const toAloud = (
  s: SnapshotFrom<typeof readAloudMachine>,
  messageId: string,
  passages: readonly Spoken[] | null,
): State['status'] | null => {
  const isThis = s.context.messageId === messageId
  // What is being said can be stopped, whatever has changed since.
  if (isThis && s.matches('speaking')) return 'speaking'
  const { languages } = s.context
  if (passages === null || passages.length === 0 || s.matches('unable')) return null
  if (!passages.every(({ language }) => languages.includes(language))) return null
  return isThis && s.matches('failed') ? 'failed' : 'silent'
}

export function ReadAloudContainer({ actor, message }: Props) {
  const t = useTexts()
  const own = useLanguage()
  const reading = useContext(ReadingContext)
  const passages = useMemo(
    () =>
      spokenOf(message, {
        own,
        rendering: reading?.rendering ?? null,
        referenceOf: t.chat.reference,
        isVerified: (quotation) => standingOf(quotation, reading) === 'verified',
      }),
    [message, own, reading, t],
  )
  const status = useSelector(actor, (s) => toAloud(s, message.id, passages))
  if (status === null || passages === null) return null
  return (
    <ReadAloud status={status} onToggle={() => actor.send({ type: 'aloud.toggle', messageId: message.id, passages })} />
  )
}
