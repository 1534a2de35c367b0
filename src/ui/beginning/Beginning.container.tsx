import { useSelector } from '@xstate/react'
import { useEffect, useMemo } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { beginningMachine } from '../../machines/beginning/beginning.machine.ts'
import type { copyMachine } from '../../machines/copy/copy.machine.ts'
import type { messageSendMachine } from '../../machines/messageSend/messageSend.machine.ts'
import { isScripture } from '../../scripture/lazy.ts'
import type { DeviceActor } from '../device/Modals.tsx'
import { beginningTexts } from '../i18n/beginning.ts'
import { quotationText, toCopied } from '../screens/chatState.ts'
import { useTexts, useTextsPart } from '../texts.tsx'
import type { Tradition } from '../types.ts'
import { Beginning } from './Beginning.tsx'

type Props = {
  send: ActorRefFrom<typeof messageSendMachine>
  copy: ActorRefFrom<typeof copyMachine>
  tradition: Tradition
}

/** What a chat begins with, once the device's machines are here: they know the hour. */
export function BeginningContainer({ actor, ...props }: Props & { actor: DeviceActor }) {
  const beginning = useSelector(actor, (s) => s.children.beginning)
  return beginning ? <EmptyChat actor={beginning} {...props} /> : null
}

function EmptyChat({ actor, send, copy, tradition }: Props & { actor: ActorRefFrom<typeof beginningMachine> }) {
  const t = useTexts()
  const { starters: texts } = useTextsPart(beginningTexts)
  useEffect(() => {
    actor.send({ type: 'chat.empty', tradition })
    return () => actor.send({ type: 'chat.left' })
  }, [actor, tradition])
  const isShown = useSelector(actor, (s) => s.matches('shown'))
  const starters = useSelector(actor, (s) => s.context.starters)
  const verse = useSelector(actor, (s) => s.context.verse)
  const quotation = useMemo(() => verse && { ...verse, verified: isScripture(verse) }, [verse])
  const copied = useSelector(copy, (s) => quotation !== null && toCopied(s) === quotation)
  const busy = useSelector(send, (s) => !s.can({ type: 'suggestion.send', text: '' }))
  if (!isShown) return null
  return (
    <Beginning
      starters={starters.map(({ part, place }) => texts[tradition][part][place] ?? '')}
      busy={busy}
      verse={quotation}
      copied={copied}
      onStart={(text) => send.send({ type: 'suggestion.send', text })}
      onCopy={(one, shown) => copy.send({ type: 'text.copy', text: quotationText(shown, t), verse: one })}
    />
  )
}
