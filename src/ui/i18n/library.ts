import type { Language } from './load.ts'

export type LibraryTexts = { pages: string; read: string; find: string; saved: string; past: string }

/** The ways within the library: so few words that all three languages cost less than a request. */
export const libraryTexts = {
  english: { pages: 'Library', read: 'Read', find: 'Find', saved: 'My verses', past: 'My conversations' },
  punjabi: { pages: 'ਪਾਠ ਅਤੇ ਖੋਜ', read: 'ਪੜ੍ਹੋ', find: 'ਲੱਭੋ', saved: 'ਮੇਰਾ ਸੰਗ੍ਰਹਿ', past: 'ਮੇਰੀ ਗੱਲਬਾਤ' },
  hindi: { pages: 'पाठ और खोज', read: 'पढ़ें', find: 'खोजें', saved: 'मेरा संग्रह', past: 'मेरी बातचीत' },
} as const satisfies Record<Language, LibraryTexts>
