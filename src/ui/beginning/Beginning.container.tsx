import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { beginningMachine } from '../../machines/beginning/beginning.machine.ts'
import type { messageSendMachine } from '../../machines/messageSend/messageSend.machine.ts'
import type { DeviceActor } from '../device/Modals.tsx'
import { beginningTexts } from '../i18n/beginning.ts'
import { useTextsPart } from '../texts.tsx'
import type { Tradition } from '../types.ts'
import { Beginning } from './Beginning.tsx'

type Props = { send: ActorRefFrom<typeof messageSendMachine>; tradition: Tradition }

/** What a chat begins with, once the device's machines are here: they know the hour. */
export function BeginningContainer({ actor, ...props }: Props & { actor: DeviceActor }) {
  const beginning = useSelector(actor, (s) => s.children.beginning)
  return beginning ? <EmptyChat actor={beginning} {...props} /> : null
}

function EmptyChat({ actor, send, tradition }: Props & { actor: ActorRefFrom<typeof beginningMachine> }) {
  const { starters: texts } = useTextsPart(beginningTexts)
  useEffect(() => {
    actor.send({ type: 'chat.empty' })
    return () => actor.send({ type: 'chat.left' })
  }, [actor])
  const isShown = useSelector(actor, (s) => s.matches('shown'))
  const starters = useSelector(actor, (s) => s.context.starters)
  const busy = useSelector(send, (s) => !s.can({ type: 'suggestion.send', text: '' }))
  if (!isShown) return null
  return (
    <Beginning
      starters={starters.map(({ part, place }) => texts[tradition][part][place] ?? '')}
      busy={busy}
      onStart={(text) => send.send({ type: 'suggestion.send', text })}
    />
  )
}
