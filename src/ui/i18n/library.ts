import type { Language } from './load.ts'

export type LibraryTexts = { pages: string; read: string; find: string; saved: string }

/** The ways within the library: so few words that all three languages cost less than a request. */
export const libraryTexts = {
  english: { pages: 'The library', read: 'Read', find: 'Find', saved: 'My verses' },
  punjabi: { pages: 'ਗ੍ਰੰਥ-ਘਰ', read: 'ਪੜ੍ਹੋ', find: 'ਲੱਭੋ', saved: 'ਮੇਰੀਆਂ ਤੁਕਾਂ' },
  hindi: { pages: 'ग्रंथ-घर', read: 'पढ़ें', find: 'खोजें', saved: 'मेरे श्लोक' },
} as const satisfies Record<Language, LibraryTexts>
