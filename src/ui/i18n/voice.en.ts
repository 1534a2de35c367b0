// Section 8's words for voice messages: fetched with the recorder.
export const voiceEn = {
  failed: 'I had trouble hearing your voice message. Please try again.',
  microphone: {
    checkPermissions: 'Unable to access microphone. Please check permissions.',
    permissionRequired: 'Microphone permission is required for voice messages.',
    denied: 'Microphone access denied. Please enable it in your browser settings.',
    notFound: 'No microphone found. Please check your device.',
    unavailable: 'Unable to access microphone. Please try again.',
    startFailed: 'Failed to start recording. Please try again.',
    noStream: 'No audio stream available',
  },
}

export type VoiceTexts = typeof voiceEn
