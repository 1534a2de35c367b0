import type { Screen } from '../app/screen.ts'

/** What a screen is to the machines of this device. */
export type ScreenKind = 'chat' | 'settings' | 'landing' | 'setup' | 'withoutPush' | 'transient'

const KINDS: Record<Screen, ScreenKind> = {
  chat: 'chat',
  anonymousChat: 'chat',
  settings: 'settings',
  landing: 'landing',
  setup: 'setup',
  // Spec §4 Push: nothing on / and /privacy.
  defaultLanding: 'withoutPush',
  privacy: 'withoutPush',
  notFound: 'withoutPush',
  crashed: 'withoutPush',
  authFailed: 'withoutPush',
  // Nothing comes between a reader and the scripture.
  library: 'withoutPush',
  // Left as soon as something is known: nothing is told of them, only of what they lead to.
  authLoading: 'transient',
  initializing: 'transient',
  memberLoading: 'transient',
}

export const kindOf = (screen: Screen): ScreenKind => KINDS[screen]
