import type { AnyStateMachine, StateValueFrom } from 'xstate'
import { accountMachine } from '../../src/machines/account/account.machine.ts'
import { analyticsMachine } from '../../src/machines/analytics/analytics.machine.ts'
import { anonymousTrialMachine } from '../../src/machines/anonymousTrial/anonymousTrial.machine.ts'
import { appMachine } from '../../src/machines/app/app.machine.ts'
import { appUpdateMachine } from '../../src/machines/appUpdate/appUpdate.machine.ts'
import { authMachine } from '../../src/machines/auth/auth.machine.ts'
import { beginningMachine } from '../../src/machines/beginning/beginning.machine.ts'
import { bookMachine } from '../../src/machines/book/book.machine.ts'
import { copyMachine } from '../../src/machines/copy/copy.machine.ts'
import { deviceMachine } from '../../src/machines/device/device.machine.ts'
import { feedbackMachine } from '../../src/machines/feedback/feedback.machine.ts'
import { googleLoginMachine } from '../../src/machines/googleLogin/googleLogin.machine.ts'
import { historyMachine } from '../../src/machines/history/history.machine.ts'
import { languageMachine } from '../../src/machines/language/language.machine.ts'
import { libraryMachine } from '../../src/machines/library/library.machine.ts'
import { lineCheckMachine } from '../../src/machines/lineCheck/lineCheck.machine.ts'
import { lineSearchMachine } from '../../src/machines/lineSearch/lineSearch.machine.ts'
import { loaderOf } from '../../src/machines/loader/loader.machine.ts'
import { memberMachine } from '../../src/machines/member/member.machine.ts'
import { messageLogMachine } from '../../src/machines/messageLog/messageLog.machine.ts'
import { messageSendMachine } from '../../src/machines/messageSend/messageSend.machine.ts'
import { musicMachine } from '../../src/machines/music/music.machine.ts'
import { notificationInboxMachine } from '../../src/machines/notificationInbox/notificationInbox.machine.ts'
import { onboardingMachine } from '../../src/machines/onboarding/onboarding.machine.ts'
import { pastMessagesMachine } from '../../src/machines/pastMessages/pastMessages.machine.ts'
import { preferencesMachine } from '../../src/machines/preferences/preferences.machine.ts'
import { profileEditMachine } from '../../src/machines/profileEdit/profileEdit.machine.ts'
import { profileSetupMachine } from '../../src/machines/profileSetup/profileSetup.machine.ts'
import { promptsMachine } from '../../src/machines/prompts/prompts.machine.ts'
import { pushMachine } from '../../src/machines/push/push.machine.ts'
import { quotationShareMachine } from '../../src/machines/quotationShare/quotationShare.machine.ts'
import { readAloudMachine } from '../../src/machines/readAloud/readAloud.machine.ts'
import { readerMachine } from '../../src/machines/reader/reader.machine.ts'
import { readingPreferencesMachine } from '../../src/machines/readingPreferences/readingPreferences.machine.ts'
import { savedVersesMachine } from '../../src/machines/savedVerses/savedVerses.machine.ts'
import { scriptureMachine } from '../../src/machines/scripture/scripture.machine.ts'
import { shareMachine } from '../../src/machines/share/share.machine.ts'
import { socialProofMachine } from '../../src/machines/socialProof/socialProof.machine.ts'
import { voicePlayerMachine } from '../../src/machines/voicePlayer/voicePlayer.machine.ts'
import { voiceRecorderMachine } from '../../src/machines/voiceRecorder/voiceRecorder.machine.ts'
import { whatsappLoginMachine } from '../../src/machines/whatsappLogin/whatsappLogin.machine.ts'
import type { ARCHITECTURE } from '../architecture.ts'
import type { ALONE } from './states.ts'

/** Sections of the product specification, by number. */
export const SECTIONS = {
  1: 'What the product does and for whom',
  2: 'Screens and routes',
  3: 'Entities and their fields',
  4: 'States and transitions',
  5: 'Validation rules',
  6: 'Roles and permissions',
  7: 'The calls it makes',
  8: 'Error catalogue',
  9: 'Business constants and limits',
} as const

/** A section, with the heading within it where it has one; or a decision of the issue tracker (D…). */
type Place = `${keyof typeof SECTIONS}` | `${keyof typeof SECTIONS} ${string}` | `D${number}`

/** A machine of the app, and where it comes from. */
export type Entry = {
  machine: AnyStateMachine
  /** One sentence about what it is for. */
  about: string
  /** Where the specification asks for it; empty for a machine of the architecture's own. */
  places: readonly Place[]
  /** What the architecture calls it, where it names it (atlas/architecture.ts). */
  architecture: (typeof ARCHITECTURE)[number] | null
}

/**
 * Every machine of the app, by its id. For the atlas, its check and the stories only: the app has no use for a list of
 * its machines, and the landing none for their code (a lint rule: nothing of the app imports this).
 */
export const CATALOGUE = {
  app: {
    machine: appMachine,
    about: 'The root: owns the other machines, listens to what they announce, and decides the screen.',
    places: ['2 Tradition chat handler', '2 Route table', '4 Tradition'],
    architecture: 'app',
  },
  auth: {
    machine: authMachine,
    about: 'Who is signed in. A stored token means signed in.',
    places: ['4 Authentication', '8'],
    architecture: 'auth',
  },
  library: {
    machine: libraryMachine,
    about: 'What anybody can read without an account: which page of it stands at the address.',
    places: ['D54'],
    architecture: null,
  },
  book: {
    machine: bookMachine,
    about: 'A scripture as a book: the page that is read, the size of its letters, what of it is kept on this device.',
    places: ['D54', 'D26'],
    architecture: null,
  },
  lineSearch: {
    machine: lineSearchMachine,
    about: 'Finds where something stands in the scriptures, and whether a line is scripture.',
    places: ['D59', 'D26'],
    architecture: null,
  },
  savedVerses: {
    machine: savedVersesMachine,
    about:
      'What a person saved: the list with its notes, whether the account knows of it, and what leaves it as a file.',
    places: ['D60', 'D26'],
    architecture: null,
  },
  pastMessages: {
    machine: pastMessagesMachine,
    about: 'One’s own conversations: a search in them, and the place of a message or a day, with what stands round it.',
    places: ['D61', 'D26'],
    architecture: null,
  },
  googleLogin: {
    machine: googleLoginMachine,
    about: 'Signing in with Google: the provider’s page, the person’s data, the login call.',
    places: ['7', '8', 'D8'],
    architecture: 'googleLogin',
  },
  whatsappLogin: {
    machine: whatsappLoginMachine,
    about: 'Signing in with a one-time code; beside the steps the wait for another code.',
    places: ['4 WhatsApp login', '2 WhatsApp one-time-code login modal'],
    architecture: 'whatsappLogin',
  },
  member: {
    machine: memberMachine,
    about: 'One signed-in person: owns the machines of profile setup, chat and settings.',
    places: ['6'],
    architecture: null,
  },
  profileSetup: {
    machine: profileSetupMachine,
    about: 'The signed-in user completes the profile.',
    places: ['2 Profile setup screen', '4 Profile setup save', '5'],
    architecture: 'profileSetup',
  },
  history: {
    machine: historyMachine,
    about: 'Pages of five conversations from the latest; older pages on request.',
    places: ['4 History loading'],
    architecture: 'history',
  },
  messageLog: {
    machine: messageLogMachine,
    about:
      'What is new in the conversation: whether its end is in view, what came unseen, what a screen reader is told.',
    places: ['2 Main chat screen'],
    architecture: null,
  },
  feedback: {
    machine: feedbackMachine,
    about: 'A like or a dislike: one request at a time.',
    places: ['4 Feedback'],
    architecture: 'feedback',
  },
  profileEdit: {
    machine: profileEditMachine,
    about: 'The modal of one field; a refused save keeps the value that was typed.',
    places: ['4 Profile edit modal', '5 Profile edit'],
    architecture: 'profileEdit',
  },
  account: {
    machine: accountMachine,
    about: 'Export and erasure of everything stored about a person, one at a time.',
    places: ['D30'],
    architecture: null,
  },
  share: {
    machine: shareMachine,
    about: 'A referral: for whom, the link, and where it goes.',
    places: ['4 Sharing'],
    architecture: 'share',
  },
  onboarding: {
    machine: onboardingMachine,
    about: 'The two-step overlay of a first visit to the main chat.',
    places: ['4 Onboarding', '2 Main chat screen'],
    architecture: 'onboarding',
  },
  preferences: {
    machine: preferencesMachine,
    about: 'Switches of this device.',
    places: ['D24'],
    architecture: null,
  },
  anonymousTrial: {
    machine: anonymousTrialMachine,
    about: 'Two messages a device, then the login modal.',
    places: ['4 Anonymous trial', '9'],
    architecture: 'anonymousTrial',
  },
  messageSend: {
    machine: messageSendMachine,
    about: 'Message sending, by text and by voice; one message in flight at a time.',
    places: ['4 Message sending', '4 Voice', '5', 'D38'],
    architecture: 'messageSend',
  },
  socialProof: {
    machine: socialProofMachine,
    about: 'The promotional message of the tradition landing, or the fixed text.',
    places: ['2 Tradition landing screen', '8'],
    architecture: 'socialProof',
  },
  scripture: {
    machine: scriptureMachine,
    about: 'Everything that can be done with a verse; what a press asks for is kept until its code is here.',
    places: ['D26'],
    architecture: null,
  },
  readingPreferences: {
    machine: readingPreferencesMachine,
    about: 'How a person reads scripture, for every verse in the app.',
    places: ['D26', 'D33'],
    architecture: null,
  },
  lineCheck: {
    machine: lineCheckMachine,
    about: 'Whether lines outside the corpus are in the texts, letter by letter; until then they are no scripture.',
    places: ['D26', 'D41'],
    architecture: null,
  },
  reader: {
    machine: readerMachine,
    about: 'A quotation in its context. What could not be verified is never open.',
    places: ['D26'],
    architecture: null,
  },
  quotationShare: {
    machine: quotationShareMachine,
    about: 'Sharing a verse as text, or as a picture that is shown first.',
    places: ['D26'],
    architecture: null,
  },
  language: {
    machine: languageMachine,
    about: 'A choice loads its texts before it is shown.',
    places: ['D15'],
    architecture: null,
  },
  device: {
    machine: deviceMachine,
    about:
      'Where the page meets the phone: owns the nine machines below, decides what they do together, knows no other.',
    places: [],
    architecture: null,
  },
  voiceRecorder: {
    machine: voiceRecorderMachine,
    about: 'From the request for the microphone to the recording, or to what kept it from being one.',
    places: ['4 Voice', '8'],
    architecture: 'voiceRecorder',
  },
  voicePlayer: {
    machine: voicePlayerMachine,
    about: 'One recording of the conversation is heard at a time.',
    places: ['4 Voice'],
    architecture: null,
  },
  readAloud: {
    machine: readAloudMachine,
    about: 'One reply is read aloud at a time, by a voice of this device: never the scripture itself.',
    places: ['D58'],
    architecture: null,
  },
  music: {
    machine: musicMachine,
    about: 'Background music of the chat; blocked autoplay waits for a tap.',
    places: ['4 Music'],
    architecture: 'music',
  },
  push: {
    machine: pushMachine,
    about: 'Permission, a valid token, the subscription, and what arrives.',
    places: ['4 Push'],
    architecture: 'push',
  },
  notificationInbox: {
    machine: notificationInboxMachine,
    about: 'Messages that notifications opened: shown once, and kept for 30 days.',
    places: ['2 Main chat screen', '4 Push', '5'],
    architecture: 'notificationInbox',
  },
  prompts: {
    machine: promptsMachine,
    about: 'The two questions, in their order, each once; never over another dialog.',
    places: ['4 Prompts', '9'],
    architecture: 'prompts',
  },
  appUpdate: {
    machine: appUpdateMachine,
    about: 'The installed app’s own versions: offered, never forced into a running chat.',
    places: [],
    architecture: null,
  },
  beginning: {
    machine: beginningMachine,
    about: 'What stands in a chat in which nothing was said yet: a verse for the day, three questions to tap.',
    places: ['D55', 'D56'],
    architecture: null,
  },
  analytics: {
    machine: analyticsMachine,
    about: 'Until it is initialised every call logs a warning and does nothing.',
    places: ['4 Analytics wrapper', '8', 'D18'],
    architecture: 'analytics',
  },
  loader: {
    machine: loaderOf<unknown>(),
    about: 'Code that comes after the first screen: asked for until it is here.',
    places: [],
    architecture: null,
  },
  copy: {
    machine: copyMachine,
    about: 'Copying a quotation, and for a moment what came of it.',
    places: ['D17'],
    architecture: null,
  },
} as const satisfies Record<string, Entry>

export type MachineId = keyof typeof CATALOGUE

/** The paths of a state value: 'saving', 'open.editing'; for parallel states those of each region. */
type PathIn<Value> = Value extends string
  ? Value
  : Value extends object
    ? { [Key in keyof Value & string]: `${Key}.${PathIn<NonNullable<Value[Key]>>}` }[keyof Value & string]
    : never

type LeavesOf<Machine extends AnyStateMachine> = [PathIn<StateValueFrom<Machine>>] extends [never]
  ? typeof ALONE
  : PathIn<StateValueFrom<Machine>>

/** Every state in which a machine of the app can be: '<machine>:<path of a state without states of its own>'. */
export type StateId = { [Id in MachineId]: `${Id}:${LeavesOf<(typeof CATALOGUE)[Id]['machine']>}` }[MachineId]

/** The list with its keys, for code that goes through all of it. */
export const entries = Object.entries(CATALOGUE) as [MachineId, Entry][]
