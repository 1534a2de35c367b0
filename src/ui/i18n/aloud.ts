import type { Language } from './load.ts'

export type AloudTexts = { read: string; stop: string; failed: string }

/** The words of reading aloud (D58): so few that all three languages cost less than a request. */
export const aloudTexts = {
  english: { read: 'Read aloud', stop: 'Stop', failed: 'This cannot be read aloud just now.' },
  punjabi: { read: 'ਬੋਲ ਕੇ ਸੁਣਾਓ', stop: 'ਰੋਕੋ', failed: 'ਇਹ ਇਸ ਵੇਲੇ ਬੋਲ ਕੇ ਸੁਣਾਇਆ ਨਹੀਂ ਜਾ ਸਕਦਾ।' },
  hindi: { read: 'बोलकर सुनाएँ', stop: 'रोकें', failed: 'यह अभी बोलकर नहीं सुनाया जा सकता।' },
} as const satisfies Record<Language, AloudTexts>
