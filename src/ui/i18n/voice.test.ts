import { expect, test } from 'vitest'
import { pick, testPart } from '../../../tests/texts/checks.ts'
import { voiceEn } from './voice.en.ts'
import { voiceHi } from './voice.hi.ts'
import { voicePa } from './voice.pa.ts'
import { voiceTexts } from './voice.ts'

const english = testPart(
  voiceTexts,
  { english: voiceEn, punjabi: voicePa, hindi: voiceHi },
  { samplesOf: (key) => (key === 'timeLeft' ? [20] : [{ at: '0:07', length: '0:07' }]) },
)

// Spec §2, §8 and 'Accessible names', letter for letter.
const specified = {
  'microphone.checkPermissions': 'Unable to access microphone. Please check permissions.',
  'microphone.permissionRequired': 'Microphone permission is required for voice messages.',
  'microphone.denied': 'Microphone access denied. Please enable it in your browser settings.',
  'microphone.notFound': 'No microphone found. Please check your device.',
  'microphone.unavailable': 'Unable to access microphone. Please try again.',
  'microphone.startFailed': 'Failed to start recording. Please try again.',
  'microphone.noStream': 'No audio stream available',
  stopAndSend: 'Stop and send',
  cancel: 'Cancel',
}

test('the English texts are the specification’s', () => expect(pick(english, specified)).toEqual(specified))
