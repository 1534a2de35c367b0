import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { deviceMachine } from '../../machines/device/device.machine.ts'
import { PromptsContainer } from '../prompts/Prompts.container.tsx'
import { UpdateNoticeContainer } from '../prompts/UpdateNotice.container.tsx'

export type DeviceActor = ActorRefFrom<typeof deviceMachine>
type Props = { actor: DeviceActor }

/** What the device's machines ask over a chat. */
export function Modals({ actor }: Props) {
  const prompts = useSelector(actor, (s) => s.children.prompts)
  const tradition = useSelector(actor, (s) => s.context.tradition)
  return prompts ? <PromptsContainer actor={prompts} tradition={tradition} /> : null
}

/** What they say in a chat's notice area. */
export function Notices({ actor }: Props) {
  const update = useSelector(actor, (s) => s.children.appUpdate)
  return update ? <UpdateNoticeContainer actor={update} /> : null
}
