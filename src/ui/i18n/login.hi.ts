import type { LoginTexts } from './login.en.ts'

export const loginHi: LoginTexts = {
  heading: 'WhatsApp के साथ साइन-इन करें',
  phone: {
    text: 'आपको WhatsApp पर एक ओटीपी मिलेगा। उससे आपका साइन-इन हो जाएगा।',
    // For counsel (D53, docs/keeping.md): read by a lawyer before it is relied on.
    notice:
      'आपका नंबर आपको ओटीपी भेजने के लिए, और अगली बार आपको पहचानने के लिए उपयोग होता है। यह सहमति सेटिंग में वापस ली जा सकती है।',
    label: 'मोबाइल नंबर',
    hint: 'दस अंक, +91 के बिना',
    send: 'ओटीपी भेजें',
    sending: 'ओटीपी भेजा जा रहा है...',
  },
  code: {
    sentTo: (phone: string) => `ओटीपी WhatsApp पर ${phone} को भेजा गया है।`,
    label: 'ओटीपी',
    hint: 'छह अंक',
    verify: 'पुष्टि करें',
    verifying: 'ओटीपी जाँचा जा रहा है...',
    resendIn: (time: string) => `नया ओटीपी ${time} मिनट के बाद मँगाया जा सकता है।`,
    resendNow: 'ओटीपी नहीं आया, या पुराना हो गया है? अब नया मँगाया जा सकता है।',
    resend: 'ओटीपी फिर से भेजें',
  },
  errors: {
    otp: {
      phoneInvalid: 'कृपया 10 अंकों का सही मोबाइल नंबर लिखें',
      digitsMissing: 'कृपया सभी 6 अंक लिखें',
      sendFailedShort: 'ओटीपी नहीं भेजा जा सका',
      sendFailed: 'ओटीपी नहीं भेजा जा सका। कृपया फिर से कोशिश करें।',
      sent: 'ओटीपी भेज दिया गया है',
      invalid: 'यह ओटीपी सही नहीं है',
      verifyFailed: 'ओटीपी की पुष्टि नहीं हो सकी। कृपया फिर से कोशिश करें।',
    },
  },
}
