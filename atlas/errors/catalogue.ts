// The error catalogue: every row of the specification's section 8, and every text by which the app says that something
// did not work, once. It holds no text itself: errorWords.ts finds them where the screens do. Nothing of the app imports this
// file; catalogue.test.ts compares it with the specification, the texts, the contract, the machines, the stories and the
// tests, and each story that is named here must show its words (.storybook/preview.tsx).
import type { SECTION_8 } from '../../tests/spec/section8.ts'
import { partsOf } from '../machines/states.ts'
import type { TextKey } from './errorWords.ts'

/** A situation of section 8, in its own words. */
export type Situation = keyof typeof SECTION_8

/** A call that is answered so. */
type Call = {
  /** Operation of the contract. */
  call: `${'GET' | 'POST' | 'PUT' | 'DELETE'} /${string}`
  /** A status of the contract, or an answer that no contract foresees. */
  answer: number | 'network' | 'timeout' | 'malformed'
  /** `code` of the error body, or the field of an answer with 200 that says it. */
  code?: string
  field?: string
}

/** Where it begins: a call, the device or the browser, or what was typed. */
export type Cause = Call | { device: string } | { input: string }

/** Who chose the words: the specification, the server's own sentence, we (where it gives none), or nobody. */
type Words = 'specified' | 'server' | 'ours' | 'none'

export type CatalogueEntry = {
  /** Row of section 8; 'section 5' for the two checks with given words; 'beyond' for what the specification leaves open. */
  row: Situation | 'section 5' | 'beyond'
  /** What happened. */
  when: string
  cause: Cause
  words: Words
  /** The key of the text; null where the server speaks, or nobody. */
  text: TextKey | null
  /** The machine, and its state in which it shows. */
  machine: string
  state: string
  /** The story that shows it; null where nothing is to be seen. */
  story: string | null
  /** The test that proves it: its file, and its title after those of its groups. */
  test: readonly [file: string, title: string]
}

const MESSAGE_SEND = 'src/machines/messageSend/messageSend.machine.test.ts'
const RECORDER = 'src/machines/voiceRecorder/voiceRecorder.machine.test.ts'
const GOOGLE = 'src/machines/googleLogin/googleLogin.machine.test.ts'
const WHATSAPP = 'src/machines/whatsappLogin/whatsappLogin.machine.test.ts'
const PROFILE_EDIT = 'src/machines/profileEdit/profileEdit.machine.test.ts'
const PROFILE_SETUP = 'src/machines/profileSetup/profileSetup.machine.test.ts'
const SHARE = 'src/machines/share/share.machine.test.ts'
const VERSE = 'src/machines/quotationShare/quotationShare.machine.test.ts'
const READER = 'src/machines/reader/reader.machine.test.ts'
const ANALYTICS = 'src/machines/analytics/analytics.machine.test.ts'

const WORDS_FOR = [MESSAGE_SEND, 'words for %s'] as const
const DIALOG = [RECORDER, 'the six failures (spec §8) > %s: said for 4 s'] as const
const SAVED = [PROFILE_SETUP, 'words for %s; what was typed stays; another try goes (spec §8)'] as const
const CHECKED = [
  PROFILE_SETUP,
  'what the owner and the device get > %s: its event, a heavy pulse, nothing sent; %j',
] as const
const EDITED = [PROFILE_EDIT, '%s, for %o (spec §8)'] as const
const SHARE_FAILS = [
  SHARE,
  'with the world in its slots > a failure: the empty tab goes, a heavy pulse, one announcement, and a way to try again (spec §8)',
] as const
const VERSE_FAILS = [VERSE, '%s is tried again'] as const
const CRASHED = [
  'src/machines/app/app.machine.test.ts',
  'the machines of the device > a view that throws: the error screen, and analytics hears of it (spec §8)',
] as const
const READING = [READER, '%s'] as const
const BOOK = 'src/machines/book/book.machine.test.ts'
const PAST = 'src/machines/pastMessages/pastMessages.machine.test.ts'
const KEEPING = [BOOK, '%s: what is kept stays, and another try goes on'] as const

/** A row as the table writes it: one of `call` with `answer`, `device` and `input` is its cause. */
type Row = Pick<CatalogueEntry, 'row' | 'when' | 'test'> &
  Partial<Call> & {
    device?: string
    input?: string
    /** By default nobody's where there is no text; where there is one the specification's, or ours for what it leaves open. */
    words?: Words
    text?: TextKey
    /** The machine and its state. */
    at: `${string}:${string}`
    story?: string
  }

/** Rows, with what they have in common where they do not say otherwise. @throws {Error} for a row without a cause */
const errors = <Given extends Partial<Row>>(
  given: Given,
  ...rows: (Omit<Row, keyof Given> & Partial<Row>)[]
): CatalogueEntry[] =>
  rows.map((own) => {
    const whole = { ...given, ...own } as Row
    const { row, when, text = null, at, story = null, test } = whole
    const { machine, path: state } = partsOf(at)
    const ours = row === 'beyond' ? 'ours' : 'specified'
    const words = whole.words ?? (text === null ? 'none' : ours)
    return { row, when, cause: causeOf(whole), words, text, machine, state, story, test }
  })

const causeOf = ({ row, when, call, answer, code, field, device, input }: Row): Cause => {
  if (device !== undefined) return { device }
  if (input !== undefined) return { input }
  if (call === undefined || answer === undefined) throw new Error(`no cause: ${row}: ${when}`)
  return { call, answer, ...(code !== undefined && { code }), ...(field !== undefined && { field }) }
}

/** Every error that a person may meet, and what comes of it. */
// biome-ignore format: a table, an error a row: a property a line makes it three times as long.
export const CATALOGUE: readonly CatalogueEntry[] = [
  ...errors({ row: '401 on any call except login' },
    { when: 'the token is no longer good', call: 'GET /auth/profile', answer: 401, code: 'unauthorized',
      at: 'auth:expired',
      test: ['src/machines/auth/auth.machine.test.ts', 'a 401 clears token and user, then leaves for /setup (spec §4, D7)'] },
  ),

  ...errors({ row: 'Other call errors' },
    { when: 'any call fails in any other way: whoever called gets the one typed error, unchanged',
      call: 'GET /chat/messages/all', answer: 503, code: 'unavailable', at: 'history:failed',
      test: ['src/api/client.test.ts', 'what a bad answer becomes > %s'] },
  ),

  ...errors({ row: 'Text send failure (signed in)', call: 'POST /chat/send-text', at: 'messageSend:send.failed' },
    { when: 'a message of somebody signed in is not answered', answer: 500, code: 'internal_error',
      text: 'main:errors.signedInSendFailed', story: 'screens-mainchat--send-failed-at-rest',
      test: [MESSAGE_SEND, 'signed in (spec §4, §8, D28) > a failure keeps the person’s bubble, with the failure’s under it, and the box is free'] },
    { when: 'it is felt: a heavy pulse', answer: 500,
      test: ['src/machines/member/member.machine.test.ts', 'a failed send is felt (spec §8)'] },
  ),

  ...errors({ row: 'Voice failure', at: 'messageSend:send.failed' },
    { when: 'a recording is not answered; it stays for another try', call: 'POST /chat/send-voice', answer: 500,
      code: 'internal_error', text: 'main:errors.voiceFailed', story: 'voice-in-the-chat--failed-at-rest',
      test: [MESSAGE_SEND, 'voice (spec §4, §8, D28) > %s: a failure keeps the bubble, with section 8’s words under it; nothing typed is touched'] },
    { when: 'its kind is recorded: http_{status} or network_error', call: 'POST /chat/anonymous/send-voice',
      answer: 500, code: 'internal_error',
      test: [MESSAGE_SEND, 'voice (spec §4, §8, D28) > what is announced and asked > a failure is told as %s (spec §8), and the recording is kept'] },
  ),

  ...errors({ row: 'Anonymous send failure' },
    { when: 'a visitor’s message is not answered: its text is back in the box', call: 'POST /chat/anonymous/send-text',
      answer: 500, code: 'internal_error', text: 'main:errors.sendFailed', at: 'messageSend:send.failed',
      story: 'screens-anonymouschat--failed',
      test: [MESSAGE_SEND, 'a failure takes both bubbles away and gives the text back, before what was typed meanwhile (spec §8)'] },
  ),

  ...errors({ row: 'Microphone denied' },
    { when: 'the person or the browser says no: the alert stands when the dialog has gone',
      device: 'NotAllowedError, after the dialog’s four seconds', text: 'voice:microphone.checkPermissions',
      at: 'voiceRecorder:idle', story: 'voice-in-the-chat--denied-alert-at-rest',
      test: [RECORDER, 'the alert of a denied microphone (spec §8) > stands longer than the dialog'] },
  ),

  ...errors({ row: 'Voice dialog messages (shown 4 s)', at: 'voiceRecorder:error', test: DIALOG },
    { when: 'the question for the microphone was closed without an answer', device: 'NotAllowedError, dismissed',
      text: 'voice:microphone.permissionRequired', story: 'voice-recordingdialog--permission-required' },
    { when: 'the microphone is denied', device: 'NotAllowedError', text: 'voice:microphone.denied',
      story: 'voice-recordingdialog--denied' },
    { when: 'there is no microphone', device: 'NotFoundError', text: 'voice:microphone.notFound',
      story: 'voice-recordingdialog--not-found' },
    { when: 'another program has the microphone', device: 'NotReadableError', text: 'voice:microphone.unavailable',
      story: 'voice-recordingdialog--unavailable' },
    { when: 'the recorder does not start, or does not end', device: 'MediaRecorder',
      text: 'voice:microphone.startFailed', story: 'voice-recordingdialog--start-failed' },
    { when: 'the microphone gives no track', device: 'a stream without audio', text: 'voice:microphone.noStream',
      story: 'voice-recordingdialog--no-stream' },
  ),

  ...errors({ row: 'Login failure', call: 'POST /auth/login/google', at: 'googleLogin:failed',
      test: [GOOGLE, 'signing in: %s'] },
    { when: 'the server refuses a login and says why', answer: 401, code: 'login_refused', words: 'server',
      story: 'components-signinbuttons--refused-in-servers-words' },
    { when: 'the server refuses a login without a word', answer: 503, text: 'main:errors.login.failed',
      story: 'components-signinbuttons--login-failed' },
    { when: 'the answer has no user or no token', answer: 'malformed', text: 'main:errors.login.invalidResponse',
      story: 'components-signinbuttons--invalid-response' },
    { when: 'WhatsApp’s login is refused with 200 and an empty error', call: 'POST /auth/whatsapp/verify-otp',
      answer: 200, field: 'error', text: 'main:errors.login.whatsappFailed', at: 'whatsappLogin:open.step.code.editing',
      story: 'screens-whatsapploginmodal--refused-without-words',
      test: [WHATSAPP, 'the code step > not verified: %s'] },
    { when: 'a login is asked for by a method that nobody knows', input: 'a method that is neither google nor whatsapp',
      text: 'main:errors.login.unsupportedMethod', at: 'auth:visitor',
      story: 'screens-traditionlanding--unsupported-method',
      test: ['src/machines/auth/auth.machine.test.ts', 'a method that nobody knows says so (spec §8)'] },
  ),

  ...errors({ row: 'beyond' },
    { when: 'this provider of v1 lets nobody in by Google', call: 'POST /auth/login/google', answer: 501,
      code: 'not_implemented', text: 'main:errors.login.googleNotOffered', at: 'googleLogin:notOffered',
      story: 'screens-traditionlanding--google-not-offered',
      test: [GOOGLE, 'a provider without Google says so (501), for the visit: %s'] },
  ),

  ...errors({ row: 'beyond', call: 'POST /auth/whatsapp/send-otp', at: 'whatsappLogin:notOffered',
      test: [WHATSAPP, 'a provider that sends no codes closes the modal (501), for the visit: %s'] },
    { when: 'this provider of v1 sends no codes by WhatsApp', answer: 501, code: 'not_implemented',
      text: 'main:errors.login.whatsappNotOffered', story: 'screens-traditionlanding--whats-app-not-offered' },
    { when: 'it lets nobody in by either way', answer: 501, code: 'not_implemented',
      text: 'main:errors.login.noneOffered', story: 'screens-traditionlanding--no-way-in' },
  ),

  ...errors({ row: 'Google sign-in', at: 'googleLogin:failed', test: [GOOGLE, 'opening: %s'] },
    { when: 'the login call finds no network', call: 'POST /auth/login/google', answer: 'network',
      text: 'main:errors.google.signInFailed', story: 'components-signinbuttons--sign-in-failed',
      test: [GOOGLE, 'signing in: %s'] },
    { when: 'Google does not say who it is', device: 'the provider’s user info does not come',
      text: 'main:errors.google.userInfoFailed', story: 'components-signinbuttons--user-info-failed',
      test: [GOOGLE, 'the person’s data did not come'] },
    { when: 'the person closes Google’s page, or Google says no', device: 'the provider’s page ends without a token',
      text: 'main:errors.google.cancelled', story: 'components-signinbuttons--cancelled' },
    { when: 'Google’s page cannot be opened at all', device: 'the provider’s code or window is blocked',
      text: 'main:errors.google.failed', story: 'components-signinbuttons--blocked' },
  ),

  ...errors({ row: 'Anonymous start' },
    { when: 'no session can be had', call: 'POST /chat/anonymous/start', answer: 503, code: 'unavailable',
      text: 'main:errors.startFailed', at: 'app:route.visitor.landing',
      story: 'screens-traditionlanding--start-failed-at-rest',
      test: ['src/machines/app/app.machine.test.ts', 'the start takes its time (spec §2 rule 5, D11, D12) > should it fail after all, the landing says so and the typed text is kept; a new try has its own 10 s'] },
  ),

  ...errors({ row: 'Send one-time code', call: 'POST /auth/whatsapp/send-otp', at: 'whatsappLogin:open.step.phone.editing',
      test: [WHATSAPP, 'the phone step > not sent: %s'] },
    { when: 'the server says why no code was sent', answer: 429, code: 'rate_limited', words: 'server',
      story: 'screens-whatsapploginmodal--send-too-often' },
    { when: 'the server answers that no code was sent, without a word', answer: 200, field: 'success',
      text: 'login:errors.otp.sendFailedShort', story: 'screens-whatsapploginmodal--send-failed-short' },
    { when: 'the call fails', answer: 'network', text: 'login:errors.otp.sendFailed',
      story: 'screens-whatsapploginmodal--send-failed-network' },
    { when: 'it went well, and the server has no sentence of its own for it', answer: 200, field: 'message',
      text: 'login:errors.otp.sent', at: 'whatsappLogin:open.step.code.editing',
      story: 'screens-whatsapploginmodal--code-full',
      test: [WHATSAPP, 'the phone step > sent: the server’s message is %s'] },
  ),

  ...errors({ row: 'Verify one-time code', call: 'POST /auth/whatsapp/verify-otp', at: 'whatsappLogin:open.step.code.editing',
      test: [WHATSAPP, 'the code step > not verified: %s'] },
    { when: 'the code is wrong', answer: 400, code: 'invalid_otp', text: 'login:errors.otp.invalid',
      story: 'screens-whatsapploginmodal--wrong-code' },
    { when: 'the call fails', answer: 'network', text: 'login:errors.otp.verifyFailed',
      story: 'screens-whatsapploginmodal--verify-failed-network' },
    { when: 'the server says why in its own sentence', answer: 400, code: 'invalid_otp', words: 'server',
      story: 'screens-whatsapploginmodal--verify-failed-server-detail' },
  ),

  ...errors({ row: 'Profile save from settings', call: 'PUT /auth/profile', at: 'profileEdit:open.errorBanner', test: EDITED },
    { when: 'the number belongs to another account', answer: 409, code: 'phone_already_registered',
      text: 'settings:errors.phoneTaken', story: 'components-profileeditmodal--phone-taken' },
    { when: 'it collides with something else', answer: 409, code: 'conflict', text: 'settings:errors.conflict',
      story: 'components-profileeditmodal--conflict' },
    { when: 'the server does not take the value', answer: 400, code: 'invalid_request', text: 'settings:errors.invalid',
      story: 'components-profileeditmodal--invalid' },
    { when: 'the server is in trouble', answer: 503, code: 'unavailable', text: 'settings:errors.server',
      story: 'components-profileeditmodal--server-error' },
    { when: 'anything else', answer: 'network', text: 'main:errors.profile.updateFailed',
      story: 'components-profileeditmodal--update-failed' },
    { when: 'its banner goes after 5 s', answer: 503, at: 'profileEdit:open.editing',
      story: 'components-profileeditmodal--banner-over',
      test: [PROFILE_EDIT, 'the banner leaves after 5 s, and what was typed stays'] },
  ),

  ...errors({ row: 'Profile save from setup', call: 'PUT /auth/profile', at: 'profileSetup:failed', test: SAVED },
    { when: 'the answer is empty', answer: 'malformed', text: 'main:errors.profile.updateFailed',
      story: 'screens-profilesetup--empty-response' },
    { when: 'the server says why', answer: 409, code: 'phone_already_registered', words: 'server',
      story: 'screens-profilesetup--failed-with-detail' },
    { when: 'the number opens an account by WhatsApp: it is told how to sign in there', answer: 409,
      code: 'phone_has_account', words: 'ours', text: 'setup:errors.phoneHasAccount',
      story: 'screens-profilesetup--phone-has-account' },
    { when: 'the call fails without a word', answer: 503, text: 'setup:errors.setupFailed',
      story: 'screens-profilesetup--failed-without-detail' },
  ),

  ...errors({ row: 'Device status failure' },
    { when: 'nobody knows what the device has said before: the welcome stands alone',
      call: 'GET /chat/anonymous/check-device-status', answer: 500, code: 'internal_error',
      at: 'anonymousTrial:open.ready', story: 'screens-anonymouschat--status-failed',
      test: ['src/machines/anonymousTrial/anonymousTrial.machine.test.ts', 'a status that cannot be had leaves an open trial open (spec §8), and an ended one ended'] },
  ),

  ...errors({ row: 'Loading history or initialisation fails', call: 'GET /chat/messages/all', words: 'ours' },
    { when: 'the first page does not come: what notifications brought stays, with a line and another try', answer: 500,
      code: 'internal_error', text: 'main:chat.loadEarlierFailed', at: 'history:failed',
      story: 'screens-mainchat--history-failed',
      test: ['src/machines/history/history.machine.test.ts', 'a first page that fails is tried again when the person asks, or when the network is back'] },
    { when: 'an older page does not come: nothing moves, and the same button tries again', answer: 500,
      code: 'internal_error', text: 'mainChat:olderFailed', at: 'history:ready',
      story: 'components-longmessagelist--older-failed',
      test: ['src/machines/history/history.machine.test.ts', 'an older page that fails is asked for again as the same page'] },
  ),

  ...errors({ row: 'Feedback, referral, share failures', call: 'POST /referral/generate-referral-link',
      at: 'share:shareModal.sharing.ready', test: [SHARE, 'what helps after %s'] },
    { when: 'a rating is not kept: a heavy pulse, and it can be given again', call: 'POST /chat/messages/{id}/feedback',
      answer: 500, code: 'internal_error', at: 'feedback:idle',
      test: ['src/machines/feedback/feedback.machine.test.ts', 'a failure is a heavy pulse and a word to the owner, and the next one may be sent (spec §8)'] },
    { when: 'no link can be made', answer: 500, code: 'internal_error', words: 'ours',
      text: 'share:errors.generateLink', at: 'share:failed', story: 'screens-shareflow--generate-failed',
      test: [SHARE, 'with the world in its slots > no link: a heavy pulse and one announcement'] },
    { when: 'a platform’s address does not come', call: 'POST /referral/share-platform', answer: 500,
      code: 'internal_error', words: 'ours', text: 'share:errors.sharePlatform',
      story: 'screens-shareflow--platform-failed', test: SHARE_FAILS },
    { when: 'the system’s own sheet fails', device: 'navigator.share is refused', words: 'ours',
      text: 'share:errors.systemShare', story: 'screens-shareflow--system-failed',
      test: [SHARE, 'with the world in its slots > the system’s sheet gets text and link apart, within the gesture; its refusal can be tried again'] },
    { when: 'the link cannot be copied', device: 'the clipboard is refused', words: 'ours',
      text: 'share:errors.copyText', at: 'share:shareModal.link.failed', story: 'screens-shareflow--copy-failed',
      test: [SHARE, 'with the world in its slots > a refused copy stays said, and the next one may work'] },
    { when: 'and there is no network', answer: 'network', words: 'ours', text: 'share:hints.offline',
      at: 'share:failed', story: 'screens-shareflow--generate-failed-offline' },
    { when: 'and it was too often', call: 'POST /referral/share-platform', answer: 429, code: 'rate_limited',
      words: 'ours', text: 'share:hints.rateLimited', story: 'screens-shareflow--platform-failed-too-often' },
    { when: 'the browser opens no new tab', device: 'a popup blocker', words: 'ours', text: 'share:blocked',
      story: 'screens-shareflow--tab-blocked',
      test: [SHARE, 'an address that no tab was opened for is kept, until the next try'] },
  ),

  ...errors({ row: 'Push failures', at: 'push:failed' },
    { when: 'no token, or the server does not take it: logged, and tried again later',
      call: 'POST /notifications/subscribe', answer: 503, code: 'unavailable',
      test: ['src/machines/push/push.machine.test.ts', 'with the world in its slots > %s: logged, and tried again with the network or the person'] },
    { when: 'it is of the messaging service’s making: not even logged',
      device: 'an error that mentions firebase, messaging, notification, unsupported-browser or ServiceWorker',
      test: ['src/machines/push/record.test.ts', 'suppressed failures (spec §8) > %s'] },
  ),

  ...errors({ row: 'Uncaught render error', device: 'an exception while drawing', at: 'app:fault.crashed', test: CRASHED },
    { when: 'a view throws', text: 'main:errorScreen.title', story: 'screens-errorscreen--crashed' },
    { when: 'what a person may do then', text: 'main:errorScreen.text', story: 'screens-errorscreen--crashed' },
    { when: 'the way out', text: 'main:errorScreen.refresh', story: 'screens-errorscreen--crashed' },
  ),

  ...errors({ row: 'beyond' },
    { when: 'a token is good, and the profile stays of no use: the error screen instead of asking for ever',
      call: 'GET /auth/profile', answer: 'malformed', text: 'main:errorScreen.text', at: 'auth:restoring.failed',
      story: 'screens-errorscreen--auth-failed',
      test: ['src/machines/auth/auth.machine.test.ts', 'a profile that %s is asked for three times, and then it is said: never a loop (D37)'] },
  ),

  ...errors({ row: 'Anonymous start takes over 10 s' },
    { when: 'the session does not come: the chat opens without it', call: 'POST /chat/anonymous/start',
      answer: 'timeout', at: 'app:route.visitor.anonymousChat', story: 'screens-anonymouschat--forced',
      test: ['src/machines/app/app.machine.test.ts', 'the start takes its time (spec §2 rule 5, D11, D12) > at 10 s, not a millisecond before, the chat opens without a session'] },
  ),

  ...errors({ row: 'Analytics used before init' },
    { when: 'a call before the service is there: a warning of the console',
      device: 'no token, or the service’s code has not come', at: 'analytics:notInitialised',
      test: [ANALYTICS, 'until it is initialised every call warns, and does nothing (spec §4, §8) > never initialised (D18)'] },
    { when: 'the service does not come: an error of the console, once', device: 'the service’s code is blocked',
      at: 'analytics:failed', test: [ANALYTICS, 'an initialisation that fails is logged once; calls go on warning'] },
  ),

  ...errors({ row: 'section 5' },
    { when: 'a number of fewer than ten digits', input: 'the phone field of the WhatsApp login',
      text: 'login:errors.otp.phoneInvalid', at: 'whatsappLogin:open.step.phone.editing',
      story: 'screens-whatsapploginmodal--phone-too-short',
      test: [WHATSAPP, 'the phone step > too few digits say so, and the next edit takes the words away'] },
    { when: 'a code of fewer than six digits', input: 'the code field of the WhatsApp login',
      text: 'login:errors.otp.digitsMissing', at: 'whatsappLogin:open.step.code.editing',
      story: 'screens-whatsapploginmodal--digits-missing',
      test: [WHATSAPP, 'the code step > too few digits say so, and the next edit takes the words away'] },
  ),

  ...errors({ row: 'beyond', at: 'profileSetup:invalid', test: CHECKED },
    { when: 'setup without a name', input: 'check 1 of section 5', text: 'native:name',
      story: 'screens-profilesetup--invalid-name' },
    { when: 'setup without a number', input: 'check 2 of section 5', text: 'native:phone',
      story: 'screens-profilesetup--invalid-phone' },
    { when: 'setup without a whole date', input: 'check 3 of section 5', text: 'native:birthDateMissing',
      story: 'screens-profilesetup--invalid-birth-date-missing' },
    { when: 'setup with a date that does not exist', input: 'check 4 of section 5', text: 'native:birthDateInvalid',
      story: 'screens-profilesetup--invalid-birth-date' },
    { when: 'setup with an address that is none', input: 'check 5 of section 5', text: 'native:email',
      story: 'screens-profilesetup--invalid-email' },
    { when: 'setup without consent', input: 'the check of D53, after those of section 5', text: 'native:consent',
      story: 'screens-profilesetup--invalid-consent' },
    { when: 'setup with the birth date of who is not 13 yet (D39): by this device, or by the server',
      call: 'PUT /auth/profile', answer: 403, code: 'too_young', text: 'setup:errors.tooYoung',
      at: 'profileSetup:tooYoung', story: 'screens-profilesetup--too-young',
      test: [PROFILE_SETUP, 'who is not 13 yet (D39) > whom the server finds too young is told the same'] },
    { when: 'what they entered cannot be erased', call: 'DELETE /auth/account', answer: 500, code: 'internal_error',
      text: 'setup:errors.eraseFailed', at: 'profileSetup:eraseFailed',
      story: 'screens-profilesetup--too-young-erase-failed',
      test: [PROFILE_SETUP, 'who is not 13 yet (D39) > an erasure that failed can be tried again, or the date corrected'] },
  ),

  ...errors({ row: 'beyond' },
    { when: 'settings with the birth date of who is not 13 yet (D39)', call: 'PUT /auth/profile', answer: 403,
      code: 'too_young', text: 'settings:errors.tooYoung', at: 'profileEdit:open.tooYoung',
      story: 'components-profileeditmodal--birth-date-too-young', test: EDITED },
  ),

  ...errors({ row: 'beyond', call: 'POST /chat/send-text', at: 'messageSend:send.failed', test: WORDS_FOR },
    { when: 'a send finds no network: said after the row’s own words', answer: 'network', text: 'main:errors.offline',
      story: 'screens-anonymouschat--waits',
      test: [MESSAGE_SEND, 'without a network (D57) > %s: a text that finds none stands in the conversation and says that it waits; the box is free'] },
    { when: 'an answer does not come in 300 s', answer: 'timeout', text: 'main:errors.timeout',
      story: 'screens-anonymouschat--failed-too-late' },
    { when: 'too many sends in a short time', call: 'POST /chat/anonymous/send-text', answer: 429, code: 'rate_limited',
      text: 'main:errors.rateLimited', story: 'screens-anonymouschat--failed-rate-limited' },
    { when: 'the server says what is wrong with the input', call: 'POST /chat/anonymous/send-text', answer: 400,
      code: 'invalid_request', words: 'server', story: 'screens-anonymouschat--failed-with-detail' },
    { when: 'the browser cleared the recording before it could be sent again',
      device: 'the recording is not in the database', text: 'main:errors.recordingLost',
      story: 'voice-in-the-chat--recording-lost',
      test: [MESSAGE_SEND, 'voice (spec §4, §8, D28) > %s: a failure keeps the bubble, with section 8’s words under it; nothing typed is touched'] },
  ),

  ...errors({ row: 'beyond' },
    { when: 'the free messages are used up: nothing is sent, and nothing typed is lost',
      call: 'POST /chat/anonymous/send-text', answer: 200, field: 'error', text: 'main:chat.limitReached',
      at: 'anonymousTrial:limitReached', story: 'screens-anonymouschat--limit-reached',
      test: [MESSAGE_SEND, 'the end of the trial, said by the server, loses no text'] },
  ),

  ...errors({ row: 'beyond' },
    { when: 'the browser keeps nothing, or has no more room', device: 'storage is refused or full',
      text: 'main:errors.storageBlocked', at: 'app:route.visitor.anonymousChat',
      story: 'screens-anonymouschat--storage-blocked',
      test: ['tests/model/faults.spec.ts', 'storage > …: the app works for as long as it is open, and says what it cannot keep'] },
    { when: 'the device has no network: what is here can be read', device: 'offline', text: 'main:app.offline',
      at: 'app:route.signedIn.chat', story: 'screens-mainchat--offline',
      test: ['tests/model/faults.spec.ts', 'offline: said, nothing lost, and on return it goes by itself'] },
  ),

  ...errors({ row: 'beyond' },
    { when: 'a verse cannot be copied', device: 'the clipboard is refused', text: 'main:chat.copyFailed',
      at: 'copy:failed', story: 'screens-anonymouschat--copy-failed',
      test: ['src/machines/copy/copy.machine.test.ts', 'what came of it is shown for a moment'] },
  ),

  ...errors({ row: 'beyond', input: 'an address that is no screen', at: 'app:route.notFound',
      test: ['tests/model/screens.spec.ts', 'an unknown address: said, with status 404, and a way home'] },
    { when: 'the address leads nowhere', text: 'main:notFound.title', story: 'screens-notfound--not-found' },
    { when: 'why that may be', text: 'main:notFound.text', story: 'screens-notfound--not-found' },
    { when: 'and the way home', text: 'main:notFound.home', story: 'screens-notfound--not-found' },
  ),

  ...errors({ row: 'beyond' },
    { when: 'a recording cannot be heard again', device: 'the file does not come, or cannot be played',
      text: 'voice:player.failed', at: 'voicePlayer:failed', story: 'voice-voicebubble--failed',
      test: ['src/machines/voicePlayer/voicePlayer.machine.test.ts', 'it fails %s: that is said, and the music comes back'] },
    { when: 'a reply cannot be read aloud', device: 'speechSynthesis fails, or says nothing',
      text: 'aloud:failed', at: 'readAloud:failed', story: 'aloud-readaloud--failed',
      test: ['src/machines/readAloud/readAloud.machine.test.ts', 'no sound comes: that is said, just in its time'] },
  ),

  ...errors({ row: 'beyond' },
    { when: 'the file with a person’s data does not come', call: 'GET /auth/export', answer: 500,
      code: 'internal_error', text: 'settings:data.exportFailed', at: 'account:exportFailed',
      story: 'screens-settings--export-failed-at-rest',
      test: ['src/machines/account/account.machine.test.ts', 'a failed erasure and an export announce nothing'] },
    { when: 'an account cannot be erased', call: 'DELETE /auth/account', answer: 500, code: 'internal_error',
      text: 'settings:erase.failed', at: 'account:eraseFailed', story: 'components-erasemodal--failed',
      test: ['src/machines/account/account.machine.test.ts', 'an erasure that failed can be tried again, or left'] },
  ),

  ...errors({ row: 'beyond', at: 'savedVerses:export.failed' },
    { when: 'what was saved cannot be written to a file, or printed', device: 'the browser refuses the file, or its printer',
      text: 'saved:problems.export', story: 'saved-saved--export-failed',
      test: ['src/machines/savedVerses/savedVerses.machine.test.ts', 'a file that cannot be written is said, and can be tried again'] },
  ),

  ...errors({ row: 'beyond', at: 'book:keeping.stopped', test: KEEPING },
    { when: 'a scripture is kept on the device, and the network goes', device: 'a leaf’s file, offline',
      text: 'book:keep.problems.offline', story: 'book-book--keeping-offline' },
    { when: 'a scripture is kept on the device, and it has no more room', device: 'Cache Storage refuses for want of room',
      text: 'book:keep.problems.full', story: 'book-book--no-room' },
    { when: 'a scripture is kept on the device, and what comes is not the published one', device: 'a leaf’s file whose lines are others',
      text: 'book:keep.problems.failed', story: 'book-book--keeping-failed' },
  ),
  ...errors({ row: 'beyond', at: 'book:find.refused', test: [BOOK, 'going to a place that was typed > %s: there is no %j'] },
    { when: 'an Ang was typed that there is not', input: 'a number beyond 1430', text: 'book:problems.noSuchPlace.sikh',
      story: 'book-book--no-such-place' },
    { when: 'a chapter or verse was typed that there is not', input: 'a number beyond 18', text: 'book:problems.noSuchPlace.hindu',
      story: 'book-book--no-such-verse' },
  ),

  ...errors({ row: 'beyond', at: 'lineSearch:failed',
    test: ['src/machines/lineSearch/lineSearch.machine.test.ts', '%s: the text stays, and it can be tried again'] },
    { when: 'a line is looked for in a scripture that is not kept, without a network', call: 'POST /scripture/search',
      device: 'offline', text: 'find:problems.offline', story: 'find-find--offline' },
    { when: 'a line is looked for, and the server fails', call: 'POST /scripture/search', answer: 500, code: 'internal_error',
      text: 'find:problems.failed', story: 'find-find--failed' },
  ),

  ...errors({ row: 'beyond', at: 'pastMessages:here.search.failed', test: [PAST, 'the search > %s: what was typed and found stays, and it can be tried again'] },
    { when: 'one’s own conversations are searched without a network, and nothing of them is kept', call: 'POST /chat/messages/search',
      device: 'offline', text: 'past:problems.search.offline', story: 'past-past--offline' },
    { when: 'one’s own conversations are searched, and the server fails', call: 'POST /chat/messages/search', answer: 500,
      code: 'internal_error', text: 'past:problems.search.failed', story: 'past-past--failed' },
  ),
  ...errors({ row: 'beyond' },
    { when: 'more of what was found does not come', call: 'POST /chat/messages/search', answer: 500, code: 'internal_error',
      at: 'pastMessages:here.search.found.moreFailed', text: 'past:problems.more', story: 'past-past--more-failed',
      test: [PAST, 'the search > more that does not come loses nothing, and can be tried again'] },
    { when: 'what was said before or after a message does not come', call: 'GET /chat/messages/all', answer: 500,
      code: 'internal_error', at: 'pastMessages:here.place.shown.older.failed', text: 'past:problems.around',
      story: 'past-past--older-failed', test: [PAST, 'the place > what is %s does not come: nothing is lost, and it can be tried again'] },
    { when: 'the link leads to a message that is not theirs, or not there any more', call: 'GET /chat/messages/all', answer: 404,
      code: 'message_not_found', at: 'pastMessages:here.place.nowhere', text: 'past:problems.nowhere', story: 'past-past--nowhere',
      test: [PAST, 'the place > %s is nowhere'] },
  ),
  ...errors({ row: 'beyond', at: 'pastMessages:here.place.failed', test: [PAST, 'the place > %s: it can be tried again'] },
    { when: 'a message is opened where it stands, without a network', call: 'GET /chat/messages/all', device: 'offline',
      text: 'past:problems.place.offline', story: 'past-past--place-offline' },
    { when: 'a message is opened where it stands, and the server fails', call: 'GET /chat/messages/all', answer: 500,
      code: 'internal_error', text: 'past:problems.place.failed', story: 'past-past--place-failed' },
  ),

  ...errors({ row: 'beyond', at: 'reader:unavailable', test: READING },
    { when: 'a passage is not on the device, and there is no network', device: 'a passage’s file, offline',
      text: 'scripture:reader.problems.offline', story: 'reading-readerdialog--offline' },
    { when: 'a passage is not the published one (D26)', device: 'a passage’s file whose digest is another',
      text: 'scripture:reader.problems.unverified', story: 'reading-readerdialog--unverified' },
    { when: 'a passage does not come', device: 'a passage’s file that is missing or late',
      text: 'scripture:reader.problems.failed', story: 'reading-readerdialog--failed' },
  ),

  ...errors({ row: 'beyond', at: 'quotationShare:failed', test: VERSE_FAILS },
    { when: 'a verse cannot be shared as text', device: 'navigator.share is refused',
      text: 'scripture:share.errors.shareText', story: 'reading-versesharedialog--text-failed' },
    { when: 'a verse cannot be copied for sharing', device: 'the clipboard is refused',
      text: 'scripture:share.errors.copyText', story: 'reading-versesharedialog--copy-failed' },
    { when: 'a verse cannot be drawn', device: 'no canvas, or its letters do not come',
      text: 'scripture:share.errors.drawPicture', story: 'reading-versesharedialog--picture-failed' },
    { when: 'a verse’s picture cannot be shared', device: 'navigator.share is refused',
      text: 'scripture:share.errors.sharePicture', story: 'reading-versesharedialog--picture-not-shared' },
    { when: 'a verse’s picture cannot be saved', device: 'a download is refused',
      text: 'scripture:share.errors.savePicture', story: 'reading-versesharedialog--picture-not-saved' },
  ),
]
