import type { MachineId, StateId } from '../src/machines/catalogue.ts'

/**
 * States in which no view differs: there is nothing to draw, and so no story. Each with its reason. States that a machine
 * leaves at once need no entry; the walks know them. The check fails for an entry that is none any more.
 */
export const VIEWLESS: Partial<Record<StateId | `${MachineId}:*`, string>> = {
  'auth:loggedIn.refresh.refreshing': 'the stored profile is shown meanwhile',
  'auth:loggedIn.refresh.stale': 'the stored profile is shown until the network is back',
  'auth:signingOut': 'the device is signed out at once: the landing is shown, as for anonymous',
  'auth:expired': 'the page is left for /setup',
  'googleLogin:done': 'who is signed in is on another screen',
  'whatsappLogin:done': 'who is signed in is on another screen',
  'history:ready.refreshing.reading': 'what is new appears when it is there; the conversation stands meanwhile',
  'account:erased': 'the person is signed out: the landing is shown',
  'share:shareModal.link.copying': 'over in a moment; the button says so once it is copied',
  'anonymousTrial:none': 'a landing, which asks the address and not the trial what it shows',
  'anonymousTrial:open.syncing': 'what another tab said appears when it is there',
  'onboarding:dormant': 'the chat is not open',
  'scripture:idle': 'no verse was opened or shared',
  'scripture:loading.waiting': 'as asking: the verse is busy until the code is here',
  'scripture:here': 'its dialogs are those of reader and quotationShare',
  'quotationShare:idle': 'no dialog',
  'music:silent': 'no chat is open, and the switch stands as it was',
  'music:pausedWhileHidden': 'nobody sees a page that is hidden',
  'prompts:waitingAfterLaunch': 'nothing is asked yet',
  'prompts:deciding': 'another dialog is open, and nothing is asked over it',
  'prompts:askingNext': 'another dialog is open, and nothing is asked over it',
  'appUpdate:registering': 'there is nothing to offer yet',
  'appUpdate:unsupported': 'a browser without service workers is offered no update',
  'appUpdate:failed': 'the app goes on without its worker',
  'notificationInbox:*': 'what it keeps is drawn as messages of the conversation, by messageSend and the list',
  'push:*': 'the browser asks and shows; what the app says about it are the dialogs of prompts',
  'analytics:*': 'figures that leave the page',
  'device:*': 'its machines have the views',
  'loader:*': 'what is shown meanwhile belongs to who asks for the code',
}
