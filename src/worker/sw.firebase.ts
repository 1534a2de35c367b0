// The service worker where Firebase Cloud Messaging is configured; without that no byte of it is in the worker (D18). The
// worker comes first: its listeners have to be there before Firebase's.
import './sw.ts'
import { initializeApp } from 'firebase/app'
import { getMessaging, onBackgroundMessage } from 'firebase/messaging/sw'
import { firebase, show } from './push.ts'

/** Set by scripts/build.ts. */
declare const FIREBASE_CONFIG: Record<string, string>

try {
  onBackgroundMessage(getMessaging(initializeApp(FIREBASE_CONFIG)), async (message) => {
    // What has a `notification` Firebase showed before it called.
    if (message.notification === undefined) await show(message)
  })
  firebase.runs = true
} catch {
  // A configuration that Firebase refuses: every push is then read by us.
}
