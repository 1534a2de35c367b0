// The WhatsApp login modal (spec §2, §5, §8). Words that it shares with the landing are in the main catalogue's `errors`.
export const loginEn = {
  heading: 'Sign in with WhatsApp',
  phone: {
    text: 'You will get a one-time code on WhatsApp. With it you are signed in.',
    // For counsel (D53, docs/keeping.md): read by a lawyer before it is relied on.
    notice:
      'Your number is used to send you the code, and to know you again when you come back. You can withdraw in the settings.',
    label: 'Mobile number',
    hint: 'Ten digits, without +91',
    send: 'Send code',
    sending: 'Sending the code...',
  },
  code: {
    sentTo: (phone: string) => `The code was sent on WhatsApp to ${phone}.`,
    label: 'One-time code',
    hint: 'Six digits',
    verify: 'Verify',
    verifying: 'Checking the code...',
    resendIn: (time: string) => `You can ask for a new code in ${time}.`,
    resendNow: 'No code yet, or is it too old? You can ask for a new one now.',
    resend: 'Resend code',
  },
  errors: {
    otp: {
      phoneInvalid: 'Please enter a valid 10-digit mobile number',
      digitsMissing: 'Please enter all 6 digits',
      sendFailedShort: 'Failed to send OTP',
      sendFailed: 'Failed to send OTP. Please try again.',
      sent: 'OTP sent successfully',
      invalid: 'Invalid OTP',
      verifyFailed: 'OTP verification failed. Please try again.',
    },
  },
}

export type LoginTexts = typeof loginEn
