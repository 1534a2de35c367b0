import type { MainChatTexts } from './mainChat.en.ts'

export const mainChatHi: MainChatTexts = {
  loading: 'बातचीत खुल रही है...',
  online: 'हमेशा आपके साथ • ऑनलाइन',
  settings: 'सेटिंग',
  loadOlder: 'पुराने संदेश देखें',
  loadingOlder: 'पुराने संदेश आ रहे हैं...',
  olderFailed: 'पुराने संदेश नहीं आ सके। कुछ भी खोया नहीं है।',
  like: 'पसंद है',
  dislike: 'पसंद नहीं',
  newMessage: 'बातचीत के अंत में एक नया संदेश है।',
  whatsapp: 'WhatsApp पर हमसे बात करें',
  whatsappMessage: 'आदरणीय जी, यह संदेश सत्संग ऐप से है।',
  whatsappSuggest: 'WhatsApp पर सत्संग के बारे में बताएँ',
  whatsappSuggestion: 'सत्संग पर मन के प्रश्नों के उत्तर धर्मग्रंथों से मिलते हैं।',
}
