import type { ActorRefFrom } from 'xstate'
import type { deviceMachine } from '../../machines/device/device.machine.ts'

/** What the device's machines open over a chat. */
export function Modals({ actor: _ }: { actor: ActorRefFrom<typeof deviceMachine> }) {
  return null
}
