import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { beginningMachine } from '../../machines/beginning/beginning.machine.ts'
import type { deviceMachine } from '../../machines/device/device.machine.ts'
import type { messageSendMachine } from '../../machines/messageSend/messageSend.machine.ts'
import { beginningTexts } from '../i18n/beginning.ts'
import { useTextsPart } from '../texts.tsx'
import type { Tradition } from '../types.ts'
import { Beginning } from './Beginning.tsx'

export type Props = { send: ActorRefFrom<typeof messageSendMachine>; tradition: Tradition }

/** What a chat begins with, once the device's machines are here: they know the hour. */
export function BeginningContainer({ device, ...props }: Props & { device: ActorRefFrom<typeof deviceMachine> }) {
  const actor = useSelector(device, (s) => s.children.beginning)
  return actor ? <EmptyChat actor={actor} {...props} /> : null
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
