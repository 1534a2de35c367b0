import { expect, test } from 'vitest'
import { pick, testPart } from '../../../tests/texts/checks.ts'
import { loginEn } from './login.en.ts'
import { loginHi } from './login.hi.ts'
import { loginPa } from './login.pa.ts'
import { loginTexts } from './login.ts'

const english = testPart(
  loginTexts,
  { english: loginEn, punjabi: loginPa, hindi: loginHi },
  { latin: ['Google', 'WhatsApp'], samplesOf: () => ['+91 98765 43210'] },
)

test('names that other programs look for (D15, Accessible names)', () => {
  expect([loginEn.phone.label, loginEn.code.label]).toEqual(['Mobile number', 'One-time code'])
})

// Spec §5 and §8, letter for letter.
const specified: Record<string, string> = {
  'errors.otp.phoneInvalid': 'Please enter a valid 10-digit mobile number',
  'errors.otp.digitsMissing': 'Please enter all 6 digits',
  'errors.otp.sendFailedShort': 'Failed to send OTP',
  'errors.otp.sendFailed': 'Failed to send OTP. Please try again.',
  'errors.otp.sent': 'OTP sent successfully',
  'errors.otp.invalid': 'Invalid OTP',
  'errors.otp.verifyFailed': 'OTP verification failed. Please try again.',
}

test('the English texts are the specification’s, letter for letter', () =>
  expect(pick(english, specified)).toEqual(specified))
