import type { TrackedEvent } from '../analytics/events.ts'
import type { Screen } from '../app/app.machine.ts'
import type { ChatMessage, Tradition, User, VoiceNote } from '../entities.ts'
import type { Address } from '../notificationInbox/notificationInbox.machine.ts'

/**
 * What the root tells the machines of this device, whose code comes after the first screen: what happened, and never what
 * to do about it. Facts that happen before the code is here are kept for it.
 */
export type DeviceFact =
  | { type: 'fact.screen'; screen: Screen; tradition: Tradition; address: Address }
  /** Null for a visitor. Told once it is known, and whenever it changes. */
  | { type: 'fact.person'; user: User | null }
  | { type: 'fact.answered'; tradition: Tradition }
  /** Somebody wants to speak, and may. */
  | { type: 'fact.voiceRequested' }
  | { type: 'fact.network'; online: boolean }
  /** A dialog of the app has the floor, or leaves it. */
  | { type: 'fact.floor'; taken: boolean }
  | { type: 'fact.tracked'; event: TrackedEvent }

/** What they announce to the root. */
export type DeviceAnnouncement =
  | { type: 'device.navigate'; to: string; replace: boolean }
  | { type: 'device.reload' }
  /** Messages that notifications opened, by tradition: system messages of the chats. */
  | { type: 'device.notices'; messages: Record<Tradition, ChatMessage[]> }
  /** A recording is kept under the id, and wants to be sent. */
  | { type: 'device.recorded'; id: string; voice: VoiceNote }
