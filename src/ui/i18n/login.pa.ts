import type { LoginTexts } from './login.en.ts'

export const loginPa: LoginTexts = {
  heading: 'WhatsApp ਨਾਲ ਸਾਈਨ-ਇਨ ਕਰੋ',
  phone: {
    text: 'ਤੁਹਾਨੂੰ WhatsApp ’ਤੇ ਇੱਕ ਓਟੀਪੀ ਮਿਲੇਗਾ। ਉਸ ਨਾਲ ਤੁਹਾਡਾ ਸਾਈਨ-ਇਨ ਹੋ ਜਾਵੇਗਾ।',
    // For counsel (D53, docs/keeping.md): read by a lawyer before it is relied on.
    notice:
      'ਤੁਹਾਡਾ ਨੰਬਰ ਤੁਹਾਨੂੰ ਓਟੀਪੀ ਭੇਜਣ ਲਈ, ਅਤੇ ਅਗਲੀ ਵਾਰ ਤੁਹਾਨੂੰ ਪਛਾਣਨ ਲਈ ਵਰਤਿਆ ਜਾਂਦਾ ਹੈ। ਇਹ ਸਹਿਮਤੀ ਸੈਟਿੰਗਾਂ ਵਿੱਚ ਵਾਪਸ ਲਈ ਜਾ ਸਕਦੀ ਹੈ।',
    label: 'ਮੋਬਾਈਲ ਨੰਬਰ',
    hint: 'ਦਸ ਅੰਕ, +91 ਤੋਂ ਬਿਨਾਂ',
    send: 'ਓਟੀਪੀ ਭੇਜੋ',
    sending: 'ਓਟੀਪੀ ਭੇਜਿਆ ਜਾ ਰਿਹਾ ਹੈ...',
  },
  code: {
    sentTo: (phone: string) => `ਓਟੀਪੀ WhatsApp ’ਤੇ ${phone} ਨੂੰ ਭੇਜਿਆ ਗਿਆ ਹੈ।`,
    label: 'ਓਟੀਪੀ',
    hint: 'ਛੇ ਅੰਕ',
    verify: 'ਪੁਸ਼ਟੀ ਕਰੋ',
    verifying: 'ਓਟੀਪੀ ਵੇਖਿਆ ਜਾ ਰਿਹਾ ਹੈ...',
    resendIn: (time: string) => `ਨਵਾਂ ਓਟੀਪੀ ${time} ਮਿੰਟ ਬਾਅਦ ਮੰਗਵਾਇਆ ਜਾ ਸਕਦਾ ਹੈ।`,
    resendNow: 'ਓਟੀਪੀ ਨਹੀਂ ਆਇਆ, ਜਾਂ ਪੁਰਾਣਾ ਹੋ ਗਿਆ ਹੈ? ਹੁਣ ਨਵਾਂ ਮੰਗਵਾਇਆ ਜਾ ਸਕਦਾ ਹੈ।',
    resend: 'ਓਟੀਪੀ ਦੁਬਾਰਾ ਭੇਜੋ',
  },
  errors: {
    otp: {
      phoneInvalid: 'ਕਿਰਪਾ ਕਰਕੇ 10 ਅੰਕਾਂ ਦਾ ਸਹੀ ਮੋਬਾਈਲ ਨੰਬਰ ਲਿਖੋ',
      digitsMissing: 'ਕਿਰਪਾ ਕਰਕੇ ਸਾਰੇ 6 ਅੰਕ ਲਿਖੋ',
      sendFailedShort: 'ਓਟੀਪੀ ਨਹੀਂ ਭੇਜਿਆ ਜਾ ਸਕਿਆ',
      sendFailed: 'ਓਟੀਪੀ ਨਹੀਂ ਭੇਜਿਆ ਜਾ ਸਕਿਆ। ਕਿਰਪਾ ਕਰਕੇ ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ।',
      sent: 'ਓਟੀਪੀ ਭੇਜ ਦਿੱਤਾ ਗਿਆ ਹੈ',
      invalid: 'ਇਹ ਓਟੀਪੀ ਸਹੀ ਨਹੀਂ ਹੈ',
      verifyFailed: 'ਓਟੀਪੀ ਦੀ ਪੁਸ਼ਟੀ ਨਹੀਂ ਹੋ ਸਕੀ। ਕਿਰਪਾ ਕਰਕੇ ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ।',
    },
  },
}
