/** The screens of spec §2, by the names of the root's states. */
export type Screen =
  | 'authLoading'
  | 'defaultLanding'
  | 'landing'
  | 'initializing'
  | 'anonymousChat'
  | 'memberLoading'
  | 'setup'
  | 'chat'
  | 'settings'
  | 'privacy'
  | 'notFound'
  | 'crashed'
