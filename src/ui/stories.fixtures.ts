import { CORPUS, toReference } from '@satsang/guide/corpus'
import { fn } from 'storybook/test'
import {
  type ActorRefFrom,
  type AnyActorRef,
  type AnyMachineSnapshot,
  assign,
  createActor,
  type EventFrom,
  fromPromise,
  type InputFrom,
  SimulatedClock,
  type SnapshotFrom,
} from 'xstate'
import type { StateId } from '../../atlas/machines/catalogue.ts'
import { FREE_MESSAGES } from '../../openapi/constants.ts'
import { writeSocialProof } from '../../server/socialProof/texts.ts'
import { answer, counts, serverMessage, session, status, user } from '../../tests/machines/fixtures.ts'
import { done, failed } from '../../tests/machines/testing.ts'
import { accountMachine } from '../machines/account/account.machine.ts'
import { anonymousTrialMachine, type StartRequest } from '../machines/anonymousTrial/anonymousTrial.machine.ts'
import { actorsOf } from '../machines/app/actors.ts'
import { appMachine } from '../machines/app/app.machine.ts'
import { type AppEvent, type AppInput, firstVisit, replyLanguage, screenName } from '../machines/app/app.setup.ts'
import type { Screen } from '../machines/app/screen.ts'
import type { LoginLogic } from '../machines/auth/auth.machine.ts'
import { authMachine } from '../machines/auth/auth.machine.ts'
import { beginningMachine } from '../machines/beginning/beginning.machine.ts'
import { startersOf } from '../machines/beginning/starters.ts'
import { copyMachine } from '../machines/copy/copy.machine.ts'
import { type DeviceInput, deviceMachine } from '../machines/device/device.machine.ts'
import type { Care, LoginResult, MessagePage, ProfileUpdate, SavedProfile, Verse } from '../machines/entities.ts'
import {
  type AnonymousSession,
  type ChatMessage,
  chatMessage,
  type DeviceStatus,
  NATIVE_LANGUAGE,
  PREFIX,
  type SocialProofMessage,
  type SpiritualReference,
  type User,
} from '../machines/entities.ts'
import { type FeedbackRequest, feedbackMachine, type StoredFeedback } from '../machines/feedback/feedback.machine.ts'
import {
  type GoogleGrant,
  type GoogleLoginRequest,
  type GoogleProfile,
  googleLoginMachine,
} from '../machines/googleLogin/googleLogin.machine.ts'
import { historyMachine } from '../machines/history/history.machine.ts'
import { languageMachine } from '../machines/language/language.machine.ts'
import type { LibraryMemory } from '../machines/library/library.machine.ts'
import { lineCheckMachine } from '../machines/lineCheck/lineCheck.machine.ts'
import { loaderOf } from '../machines/loader/loader.machine.ts'
import { type MemberMemory, memberMachine } from '../machines/member/member.machine.ts'
import {
  messageSendMachine,
  type SendResult,
  type SendTextRequest,
  type SendVoiceRequest,
} from '../machines/messageSend/messageSend.machine.ts'
import { notificationInboxMachine } from '../machines/notificationInbox/notificationInbox.machine.ts'
import { onboardingMachine } from '../machines/onboarding/onboarding.machine.ts'
import { type ProfileField, profileEditMachine } from '../machines/profileEdit/profileEdit.machine.ts'
import { profileSetupMachine } from '../machines/profileSetup/profileSetup.machine.ts'
import { type ScriptureCode, scriptureMachine } from '../machines/scripture/scripture.machine.ts'
import {
  type GeneratedLink,
  type GenerateRequest,
  type PlatformRequest,
  type PlatformShare,
  type SystemRequest,
  shareMachine,
} from '../machines/share/share.machine.ts'
import { socialProofMachine } from '../machines/socialProof/socialProof.machine.ts'
import { voiceRecorderMachine } from '../machines/voiceRecorder/voiceRecorder.machine.ts'
import {
  type OtpRequest,
  type OtpSent,
  type OtpVerification,
  whatsappLoginMachine,
} from '../machines/whatsappLogin/whatsappLogin.machine.ts'
import { textsOf } from './catalogue.ts'
import { beginningTexts } from './i18n/beginning.ts'
import type { TextsPart } from './i18n/part.ts'
import type { Texts } from './texts.tsx'
import type { AppActor, Language, Tradition } from './types.ts'

// What stories have in common: the toolbar, verses and sentences to talk with, and the app's machines to drive.

/** The toolbar's choices. */
export type Look = {
  tradition: Tradition | null
  language: Language
  theme: 'system' | 'light' | 'dark'
  motion: 'still' | 'moving'
}

export const lookOf = (globals: Record<string, unknown>): Look => ({
  tradition: globals.tradition === 'sikh' || globals.tradition === 'hindu' ? globals.tradition : null,
  language: globals.language === 'punjabi' || globals.language === 'hindi' ? globals.language : 'english',
  theme: globals.theme === 'light' || globals.theme === 'dark' ? globals.theme : 'system',
  motion: globals.motion === 'moving' ? 'moving' : 'still',
})

/**
 * A story's parameters: the states of the machines that it is about. Once it has played, the story is asked whether its
 * machines are in them (atlas/evidence.ts), and the atlas's check asks which states no story shows.
 */
export const shows = (...states: StateId[]) => ({ states })

/** The parameters of a story that is about no state of a machine: about what a view does by itself. */
export const stateless = (why: string) => ({ states: [], stateless: why })

/** Args that are made from a snapshot, and the snapshot as the evidence of what the story shows. */
export const argsFrom = <Snapshot extends AnyMachineSnapshot, Args>(
  snapshot: Snapshot,
  toArgs: (snapshot: Snapshot) => Args,
) => ({ args: toArgs(snapshot), ...evidence(snapshot) })

/** A story's loader: snapshots from which what it shows was made. */
const evidence = (...shown: AnyMachineSnapshot[]) => ({ loaders: [async () => ({ shown })] })

/** A story's loader for texts that come with their screen (i18n/part.ts). */
export const needs =
  <T>(part: TextsPart<T>) =>
  async ({ globals }: { globals: Record<string, unknown> }) => ({ part: await part.load(lookOf(globals).language) })

/** The texts that the toolbar's language shows, for `play` functions. */
export const textsIn = (globals: Record<string, unknown>): Texts => textsOf(lookOf(globals).language)

/** The same of a part, which the story `needs`. */
export function partIn<T>(part: TextsPart<T>, globals: Record<string, unknown>): T {
  const texts = part.loaded(lookOf(globals).language)
  if (texts === undefined) throw new Error('the story needs() these texts')
  return texts
}

/** What visitors ask; theirs, so it may be of any kind but scripture. */
const QUESTIONS = {
  english: 'I work hard every day, but I lie awake at night and worry about the result. How do I stop?',
  punjabi: 'ਮੈਂ ਹਰ ਰੋਜ਼ ਮਿਹਨਤ ਕਰਦਾ ਹਾਂ, ਪਰ ਰਾਤ ਨੂੰ ਨਤੀਜੇ ਦੀ ਚਿੰਤਾ ਵਿੱਚ ਨੀਂਦ ਨਹੀਂ ਆਉਂਦੀ। ਮੈਂ ਕੀ ਕਰਾਂ?',
  hindi: 'मैं हर दिन मेहनत करता हूँ, पर रात को परिणाम की चिंता में नींद नहीं आती। मैं क्या करूँ?',
} as const satisfies Record<Language, string>

const ASKING = {
  english: 'I would like to understand you rightly. Which of these is nearer to what you mean?',
  punjabi: 'ਮੈਂ ਤੁਹਾਡੀ ਗੱਲ ਠੀਕ ਸਮਝਣਾ ਚਾਹੁੰਦਾ ਹਾਂ। ਇਨ੍ਹਾਂ ਵਿੱਚੋਂ ਕਿਹੜੀ ਤੁਹਾਡੇ ਮਨ ਦੇ ਨੇੜੇ ਹੈ?',
  hindi: 'मैं आपकी बात ठीक से समझना चाहता हूँ। इनमें से कौन-सी आपके मन के पास है?',
} as const satisfies Record<Language, string>

const SUGGESTIONS = {
  english: ['I am afraid of losing my work.', 'My work has lost its meaning for me, and I do not know how to go on.'],
  punjabi: ['ਮੈਨੂੰ ਕੰਮ ਛੁੱਟ ਜਾਣ ਦਾ ਡਰ ਹੈ।', 'ਕੰਮ ਵਿੱਚ ਹੁਣ ਮੇਰਾ ਮਨ ਨਹੀਂ ਲੱਗਦਾ, ਅਤੇ ਸਮਝ ਨਹੀਂ ਆਉਂਦੀ ਕਿ ਅੱਗੇ ਕੀ ਕਰਾਂ।'],
  hindi: ['मुझे नौकरी छूट जाने का डर है।', 'काम में अब मेरा मन नहीं लगता, और समझ नहीं आता कि आगे क्या करूँ।'],
} as const satisfies Record<Language, readonly string[]>

/** What else a visitor may have meant (D38). */
export const suggestions = (language: Language): readonly string[] => SUGGESTIONS[language]

/** A question, or the same one over and over until it has so many characters. */
export function question(language: Language, length?: number): string {
  const text = QUESTIONS[language]
  if (length === undefined) return text
  return Array.from(`${text} `.repeat(Math.ceil(length / text.length) + 1))
    .slice(0, length)
    .join('')
    .replace(/ $/, '?')
}

/** Verses of the corpus, by the ids it gives them, from short to long. */
const VERSES = {
  sikh: ['sggs-10-9', 'sggs-955-10', 'sggs-1406-8'],
  hindu: ['gita-2-47', 'gita-9-22', 'gita-11-44'],
} as const satisfies Record<Tradition, readonly string[]>

type Which = 0 | 1 | 2

function verse(tradition: Tradition, which: Which) {
  const id = VERSES[tradition][which]
  const found = CORPUS[tradition].find((item) => item.id === id)
  if (!found) throw new Error(`the corpus has no ${id}`)
  return found
}

/** A verse as the server quotes it, with its rendering in that language (D17, D26). */
export const reference = (tradition: Tradition, language: Language, which: Which = 0): SpiritualReference =>
  toReference(verse(tradition, which), language)

/** What the corpus says about a verse, and where the verse stands. */
const teaching = (tradition: Tradition, language: Language, which: Which): string => {
  const { teaching: words, reference: place } = verse(tradition, which)
  return `${words[language]} (${textsOf(language).chat.reference(place)})`
}

/** A reply without a verse of its own names none. */
const replyText = (tradition: Tradition, language: Language, verses: Which[]): string =>
  verses.length === 0
    ? verse(tradition, 0).teaching[language]
    : verses.map((which) => teaching(tradition, language, which)).join('\n\n')

const NOT_SCRIPTURE = {
  english: ['This sentence is not from any scripture.', 'It shows how a quotation looks that nobody could verify.'],
  punjabi: ['ਇਹ ਵਾਕ ਕਿਸੇ ਗ੍ਰੰਥ ਵਿੱਚੋਂ ਨਹੀਂ ਹੈ।', 'ਇਹ ਦਿਖਾਉਂਦਾ ਹੈ ਕਿ ਬਿਨਾਂ ਪੁਸ਼ਟੀ ਵਾਲਾ ਹਵਾਲਾ ਕਿਵੇਂ ਦਿਸਦਾ ਹੈ।'],
  hindi: ['यह वाक्य किसी ग्रंथ से नहीं है।', 'यह दिखाता है कि बिना पुष्टि वाला उद्धरण कैसा दिखता है।'],
} as const satisfies Record<Language, readonly [string, string]>

/** A reference that the corpus does not know: plainly no scripture, at a place that does not exist. */
export const unknownReference = (tradition: Tradition, language: Language): SpiritualReference => ({
  scripture: tradition === 'sikh' ? 'Guru Granth Sahib' : 'Bhagavad Gita',
  reference: tradition === 'sikh' ? 'Guru Granth Sahib, Ang 0' : 'Bhagavad Gita 0.0',
  original: NOT_SCRIPTURE[language][0],
  translation: NOT_SCRIPTURE[language][1],
})

/** A guide's message as the client holds it. */
export const guideMessage = (references: SpiritualReference[], text = ''): ChatMessage =>
  chatMessage({ id: 'reply-1', sender: 'guide', text, references, createdAt: '2026-11-20T15:04:01.000Z' })

/** The server's promotional message, in its own words and with the specification's figures. */
export const socialProof = (tradition: Tradition): SocialProofMessage => {
  const stats = { users: 12_901, percentage: 96, city: 'Punjab' }
  const city = tradition === 'sikh' ? 'ਪੰਜਾਬ' : 'पंजाब'
  return {
    content: writeSocialProof(tradition, 'missing_features_focus', 'day', { ...stats, city }),
    version: 'missing_features_focus',
    stats,
  }
}

/** The day of every story, and its moment: the page's clock stands there (.storybook/stillness.ts). */
const TODAY = '2026-11-21'
const HOUR = 8
export const NOW_MS = Date.parse('2026-11-21T06:30:00.000Z')

/** A server that has not answered yet; a story says `done` or `failed` for it. */
const silent = <Output, Input>() => fromPromise<Output, Input>(() => new Promise<Output>(() => {}))

/**
 * The whole app at a point of its life: the real machines under their real root, no network, and a clock that moves by
 * hand. So a screen shows only what can happen, also where it depends on several machines at once, and it can be used.
 */
export type World = {
  app: AppActor
  clock: SimulatedClock
  tradition: Tradition
  language: Language
  t: Texts
  /** What this device remembers of the signed-in person. */
  memory: MemberMemory
  /** What the app asked the browser to do. */
  did: Record<'navigate' | 'goBack' | 'reload', ReturnType<typeof fn>>
}
export type Step = (world: World) => void

let drawn = 0
/** An id that no other one on this page has. */
const newId = () => {
  drawn += 1
  return `client-${drawn}`
}

const messageSend = messageSendMachine.provide({
  actions: { drawId: assign(() => ({ id: newId() })) },
  actors: { sendText: silent<SendResult, SendTextRequest>(), sendVoice: silent<SendResult, SendVoiceRequest>() },
})

/** The machines of a signed-in person, without a server. */
const memberLogic = memberMachine.provide({
  actions: { readClock: assign({ today: TODAY }) },
  actors: {
    loadSetup: silent<void, void>(),
    profileSetup: profileSetupMachine.provide({ actors: { saveProfile: silent<SavedProfile, ProfileUpdate>() } }),
    loadSettings: silent<void, void>(),
    feedback: feedbackMachine.provide({ actors: { sendFeedback: silent<StoredFeedback, FeedbackRequest>() } }),
    onboarding: onboardingMachine,
    profileEdit: profileEditMachine.provide({ actors: { saveField: silent<SavedProfile, ProfileField>() } }),
    account: accountMachine.provide({
      actors: { exportAccount: silent<void, void>(), deleteAccount: silent<void, void>() },
    }),
    share: shareMachine.provide({
      actors: {
        generateLink: silent<GeneratedLink, GenerateRequest>(),
        sharePlatform: silent<PlatformShare, PlatformRequest>(),
        systemShare: silent<void, SystemRequest>(),
        copyText: silent<void, string>(),
      },
    }),
    messageSend,
    loadConversation: silent<string | null, void>(),
    history: historyMachine.provide({ actors: { loadPage: silent<MessagePage, { page: number }>() } }),
  },
})

const loginLogic: LoginLogic = {
  sent: null,
  google: googleLoginMachine.provide({
    actors: {
      openProvider: silent<GoogleGrant, void>(),
      fetchUserInfo: silent<GoogleProfile, GoogleGrant>(),
      login: silent<LoginResult, GoogleLoginRequest>(),
    },
  }),
  whatsapp: whatsappLoginMachine.provide({
    actors: { sendOtp: silent<OtpSent, OtpRequest>(), verifyOtp: silent<LoginResult, OtpVerification>() },
  }),
}

/** A person of whom this device remembers nothing, but that the first steps were shown. */
const NEW_PERSON: MemberMemory = {
  draft: null,
  setupDraft: null,
  prefilledPhone: null,
  onboarded: true,
  canSystemShare: false,
  isPhone: false,
  whatsappNumber: null,
}

type Opening = Partial<Pick<AppInput, 'hasToken' | 'storedUser' | 'storageWorks' | 'online'>> & {
  /** What this device remembers of the signed-in person. */
  memory?: Partial<MemberMemory>
  /** The path and query, behind the prefix of the tradition. */
  at?: (prefix: string) => string
  /** What this device remembers of an anonymous session; null for a device that was never here. */
  session?: Partial<AnonymousSession> | null
  /** And of one with the other tradition's guide. */
  otherSession?: Partial<AnonymousSession>
}

const inputOf = (opening: Opening, tradition: Tradition, language: Language): AppInput => {
  const { at = (prefix) => prefix, session: stored = null, otherSession, memory: _, ...over } = opening
  const [path = '/', search = ''] = at(PREFIX[tradition]).split('?')
  const visit = firstVisit({ path, search: search === '' ? '' : `?${search}` })
  return {
    ...visit,
    sessions: {
      sikh: otherSession === undefined ? null : sessionOf('sikh', otherSession),
      hindu: otherSession === undefined ? null : sessionOf('hindu', otherSession),
      [tradition]: stored && sessionOf(tradition, stored),
    },
    language: { shown: language, chosen: language },
    ...over,
  }
}

const sessionOf = (tradition: Tradition, over: Partial<AnonymousSession>): AnonymousSession =>
  session({ spiritual_tradition: tradition, language: NATIVE_LANGUAGE[tradition], ...over })

/** Opens the app on a device, and takes it through the steps. @throws {Error} when it then shows another screen */
function open(screen: Screen, opening: Opening, look: Look, steps: Step[]): World {
  const { language } = look
  const tradition = look.tradition ?? 'sikh'
  const did = { navigate: fn().mockName('navigate'), goBack: fn().mockName('goBack'), reload: fn().mockName('reload') }
  const clock = new SimulatedClock()
  const machine = appMachine.provide({
    actors: {
      findCountry: silent<string | undefined, void>(),
      loadWriter: silent<string | null, void>(),
      auth: authMachine.provide({
        actors: {
          loadProfile: silent<User, void>(),
          loadLogin: silent<LoginLogic, void>(),
          logout: silent<void, void>(),
        },
      }),
      loadMember: silent<MemberMemory, string>(),
      member: memberLogic,
      loadDevice: loaderOf<DeviceInput>().provide({ actors: { load: silent<DeviceInput, void>() } }),
      device: deviceLogic,
      loadLibrary: loaderOf<LibraryMemory>().provide({ actors: { load: silent<LibraryMemory, void>() } }),
      loadScripture: loaderOf<Reading>().provide({ actors: { load: silent<Reading, void>() } }),
      scripture: scriptureLogic,
      language: languageMachine.provide({ actors: { loadTexts: silent<void, Language>() } }),
      copy: copyMachine.provide({ actors: { copyText: silent<void, string>() } }),
      anonymousTrial: anonymousTrialMachine.provide({
        actors: {
          startSession: silent<AnonymousSession, StartRequest>(),
          checkStatus: silent<DeviceStatus, { tradition: Tradition }>(),
        },
      }),
      messageSend,
      socialProof: socialProofMachine.provide({
        actors: { loadMessage: silent<SocialProofMessage, { tradition: Tradition }>() },
      }),
    },
    actions: {
      readClock: assign({ time: NOW_MS }),
      navigate: (_, { to, replace }) => did.navigate(to, replace),
      goBack: () => did.goBack(),
      reload: () => did.reload(),
    },
  })
  const app = createActor(machine, { input: inputOf(opening, tradition, language), clock })
  app.start()
  const memory = { ...NEW_PERSON, ...opening.memory }
  const world: World = { app, clock, tradition, language, t: textsOf(language), memory, did }
  for (const step of steps) step(world)
  const { value } = app.getSnapshot()
  const shown = screenName(value)
  if (shown !== screen) throw new Error(`this story is about ${screen}, and the app shows ${shown}`)
  // A chat draws no message before what its verses need is here.
  app.send(done('loadScripture', { transliteration: false, larivaar: false } satisfies Reading))
  return world
}

type Reading = InputFrom<typeof scriptureMachine>
/** Lines outside the corpus are found nowhere. */
const scriptureLogic = scriptureMachine.provide({
  actors: {
    lineCheck: lineCheckMachine.provide({
      actors: {
        verifyLines: fromPromise<boolean, Verse | null>(async () => false),
      },
    }),
    loadCode: silent<ScriptureCode, void>(),
  },
})

type StoryContext = { globals: Record<string, unknown> }

/** A story's loader: the app on that screen, after those steps. The view finds it with `worldOf`. */
export const onScreen =
  (screen: Screen, opening: Opening = {}) =>
  (...steps: Step[]) => ({
    loaders: [async ({ globals }: StoryContext) => ({ world: open(screen, opening, lookOf(globals), steps) })],
  })

export const worldOf = ({ loaded }: { loaded: Record<string, unknown> }): World => loaded.world as World

export const conversationOf = ({ app, tradition }: World) => {
  const actors = actorsOf(app.getSnapshot())
  const trial = actors[`anonymousTrial.${tradition}`]
  const send = actors[`messageSend.${tradition}`]
  if (!trial || !send) throw new Error(`no conversation for ${tradition} yet`)
  return { trial, send }
}

// Events for one of the machines.
export const root =
  (...events: AppEvent[]): Step =>
  ({ app }) => {
    for (const event of events) app.send(event)
  }
export const trial =
  (...events: EventFrom<typeof anonymousTrialMachine>[]): Step =>
  (world) => {
    for (const event of events) conversationOf(world).trial.send(event)
  }
export const send =
  (...events: EventFrom<typeof messageSendMachine>[]): Step =>
  (world) => {
    for (const event of events) conversationOf(world).send.send(event)
  }
export const copy =
  (...events: EventFrom<typeof copyMachine>[]): Step =>
  ({ app }) => {
    for (const event of events) actorsOf(app.getSnapshot()).copy.send(event)
  }
export const auth =
  (...events: EventFrom<typeof authMachine>[]): Step =>
  ({ app }) => {
    for (const event of events) actorsOf(app.getSnapshot()).auth.send(event)
  }
export const proof =
  (toEvent: (tradition: Tradition) => EventFrom<typeof socialProofMachine>): Step =>
  ({ app, tradition }) =>
    app.getSnapshot().context.proofs[tradition]?.send(toEvent(tradition))
/** Time passes, ms. */
export const later =
  (ms: number): Step =>
  ({ clock }) =>
    void clock.increment(ms)

// Who is signed in.

/** The person's machine, once its code is here. */
export const member = (world: World): ActorRefFrom<typeof memberMachine> => {
  const { member: actor } = world.app.getSnapshot().children
  if (actor === undefined) throw new Error('nobody is signed in yet')
  return actor
}

/** The code of the signed-in part has come. */
const memberArrives: Step = (world) => {
  root(done('loadMember', world.memory))(world)
  member(world).send(done('loadSetup'))
  member(world).send(done('loadSettings'))
}

/** A person whose token is stored: the profile has come, and then the code of the signed-in part. */
export const isSignedIn =
  (over: Partial<User> = {}): Step =>
  (world) => {
    auth(
      done('loadProfile', user({ language_preference: world.language, spiritual_tradition: world.tradition, ...over })),
    )(world)
    memberArrives(world)
  }

/** A page of the history: one question with its answer, as of today, and `older` conversations behind it. */
export const pageComes =
  (older = 0): Step =>
  (world) => {
    const { tradition, language } = world
    const messages = [
      serverMessage({ content: question(language), created_at: '2026-11-21T05:00:00.000Z' }),
      serverMessage({
        id: 'reply-0',
        role: 'other',
        content: replyText(tradition, language, [0]),
        spiritual_references: [reference(tradition, language)],
        created_at: '2026-11-21T05:00:01.000Z',
      }),
    ]
    part('history', done('loadPage', { ...PAGE, messages, total_conversations: 1 + older }))(world)
  }

const PAGE = { page: 1, start_index: 0, end_index: 1, conversations_to_load: 1 }

/** The person's first visit: nothing was ever said. */
export const historyIsEmpty: Step = (world) =>
  part(
    'history',
    done('loadPage', { ...PAGE, messages: [], total_conversations: 0, end_index: 0, conversations_to_load: 0 }),
  )(world)

// What belongs to the device.

/** A device of which nothing is remembered. */
const NEW_DEVICE: DeviceInput = {
  muted: false,
  standalone: false,
  installShown: false,
  notificationShown: false,
  cachedMessages: [],
  lastActivity: null,
  analyticsConfigured: false,
  today: '2026-11-20',
  pushToken: null,
}

/** Its actors do nothing but wait for a story's events. */
const deviceLogic = deviceMachine.provide({
  actors: {
    beginning: beginningMachine.provide({
      actors: {
        loadVerse: fromPromise<SpiritualReference, string>(async ({ input }) =>
          verseForToday(input.startsWith('sggs') ? 'sikh' : 'hindu'),
        ),
      },
      actions: { readClock: assign({ today: TODAY, hour: HOUR }) },
    }),
    voiceRecorder: voiceRecorderMachine.provide({ actions: { drawId: assign(() => ({ id: newId() })) } }),
    notificationInbox: notificationInboxMachine.provide({
      actions: { readClock: assign({ time: NOW_MS }), drawId: assign(() => ({ id: newId() })) },
    }),
  },
})

/** The code of music, voice, notifications and so on has come. */
export const deviceArrives = (memory: Partial<DeviceInput> = {}): Step =>
  root(done('loadDevice', { ...NEW_DEVICE, ...memory }))

/** A verse for today, as its file has it: whichever day it is of. */
export function verseForToday(tradition: Tradition): SpiritualReference {
  const { translation: _, ...inAll } = reference(tradition, 'english')
  return inAll
}

/** What may be asked first, at the hour of every story (D55). Its texts are a story's loader. */
export function starters({ tradition, language }: World): string[] {
  const texts = beginningTexts.loaded(language)
  if (texts === undefined) throw new Error('the questions to begin with are not loaded')
  return startersOf(TODAY, HOUR).map(({ part, place }) => texts.starters[tradition][part][place] ?? '')
}

type DeviceParts = SnapshotFrom<typeof deviceMachine>['children']
type DeviceRef<Part extends keyof DeviceParts> = NonNullable<DeviceParts[Part]>

/** Events for one of the device's machines. */
export const device =
  <Part extends keyof DeviceParts>(name: Part, ...events: Parameters<DeviceRef<Part>['send']>[0][]): Step =>
  ({ app }) => {
    const actor = app.getSnapshot().children.device
    if (actor === undefined) throw new Error('the code of the device is not there yet')
    const to = actor.getSnapshot().children[name] as AnyActorRef
    for (const event of events) to.send(event)
  }

type MemberParts = SnapshotFrom<typeof memberMachine>['children']
type PartRef<Part extends keyof MemberParts> = NonNullable<MemberParts[Part]>

/** Events for one of the person's machines. */
export const part =
  <Part extends keyof MemberParts>(name: Part, ...events: Parameters<PartRef<Part>['send']>[0][]): Step =>
  (world) => {
    const actor = member(world).getSnapshot().children[name] as AnyActorRef | undefined
    if (actor === undefined) throw new Error(`${String(name)} is not there yet`)
    for (const event of events) actor.send(event)
  }

/** Somebody taps one of the two ways in, and its code has come. */
export const signsIn =
  (method: 'google' | 'whatsapp'): Step =>
  (world) => {
    root({ type: 'login.start', method })(world)
    auth(done('loadLogin', loginLogic))(world)
  }

/** Events for the Google login under way. */
export const google =
  (...events: EventFrom<typeof googleLoginMachine>[]): Step =>
  ({ app }) => {
    for (const event of events) actorsOf(app.getSnapshot()).auth.getSnapshot().context.google?.send(event)
  }

/** Events for the WhatsApp login under way. */
export const whatsapp =
  (...events: EventFrom<typeof whatsappLoginMachine>[]): Step =>
  ({ app }) => {
    for (const event of events) actorsOf(app.getSnapshot()).auth.getSnapshot().context.whatsapp?.send(event)
  }

// What happens in a conversation.

/** The server started the anonymous session of a device that has sent so many messages before, and told its status. */
export const sessionStarts =
  (used = 0): Step =>
  (world) =>
    trial(
      done(
        'startSession',
        sessionOf(world.tradition, { message_count: used, remaining_messages: FREE_MESSAGES - used }),
      ),
      done('checkStatus', status({ user_message_count: used, remaining_conversations: FREE_MESSAGES - used })),
    )(world)

/** The server tells what is left, and one question with its answer from an earlier visit. */
export const historyComes = (): Step => (world) => {
  const { tradition } = world
  const language = replyIn(world)
  const messages = [
    serverMessage({ content: question(language) }),
    serverMessage({
      id: 'reply-1',
      role: 'other',
      content: replyText(tradition, language, [0]),
      spiritual_references: [reference(tradition, language)],
    }),
  ]
  const conversation = { id: sessionOf(tradition, {}).conversation_id, messages }
  trial(done('checkStatus', status({ latest_conversation: conversation })))(world)
}

/** D9: what the guide answers in. */
export const replyIn = ({ tradition, language }: World): Language => replyLanguage(tradition, language)

export const types =
  (length?: number): Step =>
  (world) =>
    send({ type: 'draft.change', value: question(replyIn(world), length) })(world)

export const asks =
  (length?: number): Step =>
  (world) => {
    types(length)(world)
    send({ type: 'text.submit' })(world)
  }

type Reply = { id?: string; left: 0 | 1 | 2; verses?: Which[]; unknown?: boolean; care?: Care; suggests?: boolean }

/** The server answers, with what the corpus says about those verses. */
export const isAnswered =
  ({ id = 'reply-1', left, verses = [0], unknown = false, care, suggests = false }: Reply): Step =>
  (world) => {
    const { tradition } = world
    const language = replyIn(world)
    const reply = {
      id,
      text: replyText(tradition, language, verses),
      references: [
        ...verses.map((which) => reference(tradition, language, which)),
        ...(unknown ? [unknownReference(tradition, language)] : []),
      ],
      care: care ?? null,
      suggestions: suggests ? suggestions(language) : [],
      createdAt: '2026-11-20T15:04:01.000Z',
    }
    const sent = { id: `sent-before-${id}`, createdAt: '2026-11-20T15:04:00.000Z' }
    send(done('sendText', answer({ sent, reply, counts: counts(left) })))(world)
  }

/** The guide asks what was meant, and quotes nothing; no free message is used (D38). */
export const isAskedBack: Step = (world) => {
  const language = replyIn(world)
  const reply = {
    id: 'reply-1',
    text: ASKING[language],
    references: [],
    suggestions: suggestions(language),
    createdAt: '2026-11-20T15:04:01.000Z',
  }
  const sent = { id: 'sent-before-reply-1', createdAt: '2026-11-20T15:04:00.000Z' }
  send(done('sendText', answer({ sent, reply, counts: counts(2), asksBack: true })))(world)
}

export const sendFails =
  (error: unknown): Step =>
  (world) =>
    send(failed('sendText', error))(world)
