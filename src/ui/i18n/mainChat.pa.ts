import type { MainChatTexts } from './mainChat.en.ts'

export const mainChatPa: MainChatTexts = {
  loading: 'ਗੱਲਬਾਤ ਖੁੱਲ੍ਹ ਰਹੀ ਹੈ...',
  online: 'ਹਮੇਸ਼ਾ ਤੁਹਾਡੇ ਨਾਲ • ਔਨਲਾਈਨ',
  settings: 'ਸੈਟਿੰਗਾਂ',
  loadOlder: 'ਪੁਰਾਣੇ ਸੁਨੇਹੇ ਵੇਖੋ',
  loadingOlder: 'ਪੁਰਾਣੇ ਸੁਨੇਹੇ ਆ ਰਹੇ ਹਨ...',
  olderFailed: 'ਪੁਰਾਣੇ ਸੁਨੇਹੇ ਨਹੀਂ ਆ ਸਕੇ। ਕੁਝ ਵੀ ਗੁਆਚਿਆ ਨਹੀਂ।',
  like: 'ਪਸੰਦ ਹੈ',
  dislike: 'ਪਸੰਦ ਨਹੀਂ',
  newMessage: 'ਗੱਲਬਾਤ ਦੇ ਅਖੀਰ ਵਿੱਚ ਇੱਕ ਨਵਾਂ ਸੁਨੇਹਾ ਹੈ।',
  whatsapp: 'WhatsApp ’ਤੇ ਸਾਡੇ ਨਾਲ ਗੱਲ ਕਰੋ',
  whatsappMessage: 'ਸਤਿਕਾਰਯੋਗ ਜੀ, ਇਹ ਸੁਨੇਹਾ ਸਤਸੰਗ ਐਪ ਤੋਂ ਹੈ।',
  whatsappSuggest: 'WhatsApp ’ਤੇ ਸਤਸੰਗ ਬਾਰੇ ਦੱਸੋ',
  whatsappSuggestion: 'ਸਤਸੰਗ ’ਤੇ ਮਨ ਦੇ ਸਵਾਲਾਂ ਦੇ ਜਵਾਬ ਧਰਮ ਗ੍ਰੰਥਾਂ ਵਿੱਚੋਂ ਮਿਲਦੇ ਹਨ।',
}
