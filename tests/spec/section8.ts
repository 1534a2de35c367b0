// Sections of the specification that fix the words of errors, verbatim: what the catalogue is compared with.
// A change here is a change of the specification, never a way to make a test pass.

/** Section 8, row by row: the situation, and what the product does or says. */
export const SECTION_8 = {
  '401 on any call except login': 'Clear token and user, go to /setup. Message text not shown.',
  'Other call errors': 'Passed on unchanged to the caller.',
  'Text send failure (signed in)':
    "Guide bubble 'I am experiencing a moment of spiritual interference. Please try again.' plus a heavy haptic pulse.",
  'Voice failure':
    "Guide bubble 'I had trouble hearing your voice message. Please try again.' Failure kinds recorded as http_{status} or network_error.",
  'Anonymous send failure':
    "Alert 'Failed to send message. Please try again.', text restored, processing bubble removed.",
  'Microphone denied': "Alert 'Unable to access microphone. Please check permissions.'",
  'Voice dialog messages (shown 4 s)':
    "'Microphone permission is required for voice messages.'; 'Microphone access denied. Please enable it in your browser settings.'; 'No microphone found. Please check your device.'; 'Unable to access microphone. Please try again.'; 'Failed to start recording. Please try again.'; 'No audio stream available'.",
  'Login failure':
    "Server detail, else error message, else 'Login failed'. Google response without user or token: 'Invalid response from server'. WhatsApp verify failure: returned error or 'WhatsApp verification failed'. Other method: 'Unsupported login method'.",
  'Google sign-in':
    "'Failed to sign in. Please try again.'; 'Failed to get user information. Please try again.'; 'Google sign-in was cancelled or failed.'; 'Failed to sign in with Google. Please try again.'",
  'Anonymous start': "'Failed to continue. Please try again.'",
  'Send one-time code':
    "Server detail preferred, else 'Failed to send OTP' / 'Failed to send OTP. Please try again.'; success message default 'OTP sent successfully'.",
  'Verify one-time code': "'Invalid OTP'; 'OTP verification failed. Please try again.' (server detail preferred).",
  'Profile save from settings':
    "409 with a message about an already registered phone: 'This phone number is already registered with another account. Please use a different phone number.'; other 409: 'The information provided conflicts with existing data. Please check your details and try again.'; 400: 'Invalid information provided. Please check your details and try again.'; 5xx: 'Server error occurred. Please try again later.'; otherwise 'Profile update failed. Please try again.' Banner lasts 5 s.",
  'Profile save from setup':
    "Empty response: 'Profile update failed. Please try again.'; request failure: server detail if present, else 'Failed to update profile. Please try again.'",
  'Device status failure': 'Only the welcome message is shown.',
  'Loading history or initialisation fails': 'Only system messages kept.',
  'Feedback, referral, share failures': 'Logged or tracked only, with a heavy haptic pulse.',
  'Push failures':
    'Logged; return false or null. Errors mentioning firebase, messaging, notification, unsupported-browser or ServiceWorker are suppressed.',
  'Uncaught render error': 'Error screen of section 2, reported to analytics.',
  'Anonymous start takes over 10 s': 'Anonymous chat screen is forced.',
  'Analytics used before init': 'Console warning; init failure logs a console error.',
} as const

/** Section 2, the error screen, to which section 8 refers. */
export const ERROR_SCREEN =
  "An uncaught render error shows 'Something went wrong' and 'We apologize for the inconvenience. Please try refreshing the page.' with a Refresh Page button; the error is reported to analytics."

/** Section 5, the two checks whose words are given. */
export const SECTION_5 = [
  "Phone for one-time code: digits only, exactly 10, shown as two groups of 5, input takes up to 11 characters; send button disabled unless 10 digits; error 'Please enter a valid 10-digit mobile number'.",
  "One-time code: 6 single-digit boxes; verify disabled unless 6 digits; error 'Please enter all 6 digits'.",
] as const
