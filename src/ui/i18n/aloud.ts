import type { Language } from './load.ts'

export type AloudTexts = { read: string; stop: string; failed: string; save: string; saved: string }

/** The words below a reply, of reading it aloud (D58) and saving it (D60): so few that all three languages cost less than a request. */
export const aloudTexts = {
  english: {
    read: 'Read aloud',
    stop: 'Stop',
    failed: 'This cannot be read aloud just now.',
    save: 'Save the answer',
    saved: 'Answer saved',
  },
  punjabi: {
    read: 'ਬੋਲ ਕੇ ਸੁਣਾਓ',
    stop: 'ਰੋਕੋ',
    failed: 'ਇਹ ਇਸ ਵੇਲੇ ਬੋਲ ਕੇ ਸੁਣਾਇਆ ਨਹੀਂ ਜਾ ਸਕਦਾ।',
    save: 'ਜਵਾਬ ਸੰਭਾਲੋ',
    saved: 'ਜਵਾਬ ਸੰਭਾਲਿਆ',
  },
  hindi: {
    read: 'बोलकर सुनाएँ',
    stop: 'रोकें',
    failed: 'यह अभी बोलकर नहीं सुनाया जा सकता।',
    save: 'उत्तर सहेजें',
    saved: 'उत्तर सहेजा गया',
  },
} as const satisfies Record<Language, AloudTexts>
