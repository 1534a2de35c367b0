// Spec §2 Recording dialog and §8 Voice: fetched with the recorder, and with the first voice message that is shown.
export const voiceEn = {
  microphone: {
    checkPermissions: 'Unable to access microphone. Please check permissions.',
    permissionRequired: 'Microphone permission is required for voice messages.',
    denied: 'Microphone access denied. Please enable it in your browser settings.',
    notFound: 'No microphone found. Please check your device.',
    unavailable: 'Unable to access microphone. Please try again.',
    startFailed: 'Failed to start recording. Please try again.',
    noStream: 'No audio stream available',
  },
  heading: 'Voice message',
  requesting: 'Waiting for the microphone',
  requestingHint: 'If your browser asks, please allow it.',
  speak: 'Speak in your own words and take your time.',
  timeLeft: (seconds: number) => `${seconds} seconds are left. Then your message is sent.`,
  stopping: 'Preparing your message...',
  stopAndSend: 'Stop and send',
  cancel: 'Cancel',
  player: {
    play: 'Play voice message',
    pause: 'Pause voice message',
    position: 'Place in the recording',
    place: ({ at, length }: { at: string; length: string }) => `${at} of ${length}`,
    failed: 'This recording cannot be played just now.',
  },
}

export type VoiceTexts = typeof voiceEn
