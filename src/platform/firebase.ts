// What is used of Firebase, in one chunk of its own: by name, so that the rest is left out.
export { initializeApp } from 'firebase/app'
export { deleteToken, getMessaging, getToken, isSupported, onMessage } from 'firebase/messaging'
