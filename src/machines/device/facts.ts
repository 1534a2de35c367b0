import type { TrialAnnouncement } from '../anonymousTrial/anonymousTrial.machine.ts'
import type { Screen } from '../app/screen.ts'
import type { ChatMessage, SocialProofMessage, Tradition, User, VoiceNote } from '../entities.ts'
import type { FeedbackAnnouncement } from '../feedback/feedback.machine.ts'
import type { LanguageAnnouncement } from '../language/language.machine.ts'
import type { SendAnnouncement } from '../messageSend/messageSend.machine.ts'
import type { Address } from '../notificationInbox/notificationInbox.machine.ts'
import type { OnboardingAnnouncement } from '../onboarding/onboarding.machine.ts'
import type { ProfileSetupAnnouncement } from '../profileSetup/profileSetup.machine.ts'
import type { ShareAnnouncement } from '../share/share.machine.ts'

/** What machines and people of the app said, passed on as it was said. */
export type Happening =
  | SendAnnouncement
  | TrialAnnouncement
  | ShareAnnouncement
  | FeedbackAnnouncement
  | ProfileSetupAnnouncement
  | OnboardingAnnouncement
  | LanguageAnnouncement
  | { type: 'onboarding.expected' }
  | { type: 'proof.shown'; message: SocialProofMessage }
  | { type: 'tradition.choose'; tradition: Tradition }
  | { type: 'trial.try' }
  | { type: 'login.start'; method: string }
  | { type: 'view.crashed'; error: string }

/**
 * What the root tells the machines of this device, whose code comes after the first screen: what happened, and never what
 * to do about it. Facts that happen before the code is here are kept for it.
 */
export type DeviceFact =
  | { type: 'fact.screen'; screen: Screen; tradition: Tradition; address: Address }
  /** Null for a visitor. Told once it is known, and whenever it changes. */
  | { type: 'fact.person'; user: User | null }
  | { type: 'fact.network'; online: boolean }
  | { type: 'fact.happened'; what: Happening }

/** What they announce to the root. */
export type DeviceAnnouncement =
  | { type: 'device.navigate'; to: string; replace: boolean }
  | { type: 'device.reload' }
  /** Messages that notifications opened, by tradition: system messages of the chats. */
  | { type: 'device.notices'; messages: Record<Tradition, ChatMessage[]> }
  /** A recording of that person, null for a visitor, is kept under the id and wants to be sent. */
  | { type: 'device.recorded'; id: string; voice: VoiceNote; isWhole: boolean; userId: string | null }
