/** The screens of spec §2, by the names of the states of the root’s `route`; `crashed` is of its `fault`. */
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
