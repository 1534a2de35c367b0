import type { Language } from './load.ts'

/**
 * The few words on a verse that are not in the catalogue: they are there with the chat, in which they are first seen, and
 * not in the start. So few that all three languages cost less than a request.
 */
export const quotationTexts = {
  english: { open: 'Open in context', share: 'Share', save: 'Save', saved: 'Saved' },
  punjabi: { open: 'ਪੂਰੇ ਪ੍ਰਸੰਗ ਵਿੱਚ ਪੜ੍ਹੋ', share: 'ਸਾਂਝਾ ਕਰੋ', save: 'ਸੰਭਾਲੋ', saved: 'ਸੰਭਾਲਿਆ' },
  hindi: { open: 'पूरे प्रसंग में पढ़ें', share: 'साझा करें', save: 'सहेजें', saved: 'सहेजा गया' },
} as const satisfies Record<Language, { open: string; share: string; save: string; saved: string }>
