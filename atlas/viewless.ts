import type { MachineId, StateId } from './machines/catalogue.ts'

/** All states within one. */
type Group = StateId extends infer Id ? (Id extends `${infer Outer}.${string}` ? `${Outer}.*` : never) : never

/**
 * States in which no view differs: there is nothing to draw, and so no story. Each with its reason. States that a machine
 * leaves at once need no entry; the walks know them. The check fails for an entry that is out of date.
 */
export const VIEWLESS: Partial<Record<StateId | `${MachineId}:*` | Group, string>> = {
  'app:device.*': 'its machines have the views',
  'app:session.*': 'the route says what it shows of it',
  'app:trials.*': 'the views are those of anonymousTrial and messageSend, and of the screens',
  'app:member.absent': 'nobody is signed in, or the page is one of everybody',
  'app:member.here': 'its machines have the views',
  'app:verses.*': 'the views are those of scripture; until it is here a chat draws no message',
  'app:storage.works': 'nothing has to be said',
  'app:day.known': 'the time of the views',
  'app:code.*': 'the screen whose code is missing shows that it is on its way',
  'app:help.closed': 'nobody asked for it',
  'app:help.finding': 'at most a second',
  'app:network.online': 'nothing has to be said',
  'app:network.doubted': 'nothing is said before it is known',
  'app:network.failing': 'the message says that it waits',
  'app:network.offline.looking': 'as waiting',
  'app:fault.sound': 'the screen is that of the route',
  'app:route.signedIn.settings.overChat': 'as byAddress: only where its arrow leads differs',
  'app:route.reading.library.here': 'the view is that of what it shows',
  'library:page.book': 'the view is that of book',
  'library:page.find': 'the view is that of lineSearch',
  'library:search.*': 'what page shows says it',
  'library:page.saved': 'the view is that of savedVerses',
  'library:page.past': 'the view is that of pastMessages',
  'library:past.*': 'what page shows says it',
  'savedVerses:sync.*': 'nothing is said of it: what is saved is on this device',
  'savedVerses:export.writing': 'over in a moment',
  'savedVerses:export.printing': 'the browser’s own dialog lies over the page',
  'auth:loggedIn.refresh.refreshing': 'the stored profile is shown meanwhile',
  'auth:loggedIn.refresh.stale': 'the stored profile is shown until the network is back',
  'auth:signingOut': 'the device is signed out at once: the landing is shown, as for anonymous',
  'auth:expired': 'the page is left for /setup',
  'member:complete.settings.ready.editing': 'the view is that of profileEdit',
  'member:complete.sharing.unasked': 'nobody asked for it, or the view is that of share',
  'member:complete.sharing.wanted': 'it opens once its code is here',
  'googleLogin:done': 'who is signed in is on another screen',
  'whatsappLogin:done': 'who is signed in is on another screen',
  'history:ready.refreshing.reading': 'what is new appears when it is there; the conversation stands meanwhile',
  'account:erased': 'the person is signed out: the landing is shown',
  'share:shareModal.link.copying': 'over in a moment; the button says so once it is copied',
  'beginning:loading': 'nothing is put before a verse that would stand above it: as absent, for 3 s at most',
  'book:keeping.counting': 'nothing is offered before it is known',
  'anonymousTrial:none': 'a landing, which asks the address and not the trial what it shows',
  'anonymousTrial:open.syncing': 'what another tab said appears when it is there',
  'onboarding:dormant': 'the chat is not open',
  'scripture:idle': 'no verse was opened or shared',
  'scripture:loading.waiting': 'as asking: the verse is busy until the code is here',
  'scripture:here': 'its dialogs are those of reader and quotationShare',
  'quotationShare:idle': 'no dialog',
  'music:sound.silent': 'no chat is open, and the switch stands as it was',
  'music:sound.pausedWhileHidden': 'nobody sees a page that is hidden',
  'music:voice.*': 'who speaks sees it in the recording, or the bubble',
  'music:page.*': 'nobody sees a page that is hidden',
  'prompts:question.waitingAfterLaunch': 'nothing is asked yet',
  'prompts:question.deciding': 'another dialog is open, and nothing is asked over it',
  'prompts:question.askingNext': 'another dialog is open, and nothing is asked over it',
  'prompts:install.*': 'what may be asked, not what is',
  'prompts:notification.*': 'what may be asked, not what is',
  'prompts:answer.*': 'the chat shows the answer',
  'prompts:chat.*': 'where there is no chat nothing is asked',
  'prompts:dialog.*': 'it has its own view',
  'appUpdate:registering': 'there is nothing to offer yet',
  'appUpdate:unsupported': 'a browser without service workers is offered no update',
  'appUpdate:failed': 'the app goes on without its worker',
  'messageSend:trial.*':
    'the view of a trial is that of anonymousTrial: here it only says whether something may be sent',
  'notificationInbox:*': 'what it keeps is drawn as messages of the conversation, by messageSend and the list',
  'profileSetup:erased': 'the account is gone: the landing is shown, as after a sign-out',
  'push:*': 'the browser asks and shows; what the app says about it are the dialogs of prompts',
  'analytics:*': 'figures that leave the page',
  'device:*': 'its machines have the views',
  'loader:*': 'what is shown meanwhile belongs to who asks for the code',
}

/** Whether an entry of the list of viewless states speaks of a state: of it alone, or, with a star, of all within. */
export const covers = (entry: string, state: string) =>
  entry.endsWith('*') ? state.startsWith(entry.slice(0, -1)) : entry === state

/** Why no view differs in a state, '<machine>:<path>'; undefined where one does. */
export const whyViewless = (state: string): string | undefined =>
  Object.entries(VIEWLESS).find(([entry]) => covers(entry, state))?.[1]

/** Whether no view differs in a state. */
export const isViewless = (state: string): boolean => whyViewless(state) !== undefined
