/**
 * The machines that the architecture names: the first column of the table 'The machines' in the project's
 * first architecture, in its order (docs/architecture.md). The check fails for one that the catalogue lacks.
 */
export const ARCHITECTURE = [
  'app',
  'auth',
  'googleLogin',
  'whatsappLogin',
  'anonymousTrial',
  'messageSend',
  'voiceRecorder',
  'history',
  'feedback',
  'prompts',
  'onboarding',
  'music',
  'push',
  'notificationInbox',
  'profileSetup',
  'profileEdit',
  'share',
  'socialProof',
  'analytics',
] as const
