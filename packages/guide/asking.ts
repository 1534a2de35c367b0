import type { Language } from './corpus.ts'
import { readingOf } from './readings/list.ts'
import { wordsOf } from './readings/readingWords.ts'
import { AT } from './thresholds.ts'

/** Asked back so often in a conversation at most (D38). */
export const ASKS_AT_MOST = 2

const QUESTION: Readonly<Record<Language, readonly string[]>> = {
  english: [
    'So that the answer fits what you mean: is one of these close to it?',
    'A wrong answer would be worse than a question: which of these comes nearest to what you mean?',
  ],
  punjabi: [
    'ਤਾਂ ਜੋ ਜਵਾਬ ਤੁਹਾਡੀ ਗੱਲ ਉੱਤੇ ਹੀ ਹੋਵੇ: ਕੀ ਇਹਨਾਂ ਵਿੱਚੋਂ ਕੋਈ ਗੱਲ ਨੇੜੇ ਹੈ?',
    'ਗਲਤ ਜਵਾਬ ਨਾਲੋਂ ਪੁੱਛ ਲੈਣਾ ਚੰਗਾ: ਇਹਨਾਂ ਵਿੱਚੋਂ ਕਿਹੜੀ ਗੱਲ ਤੁਹਾਡੇ ਮਨ ਦੇ ਸਭ ਤੋਂ ਨੇੜੇ ਹੈ?',
  ],
  hindi: [
    'ताकि उत्तर आपकी बात पर ही हो: क्या इनमें से कोई बात आपके मन के पास है?',
    'ग़लत उत्तर से पूछ लेना अच्छा है: इनमें से कौन-सी बात आपके मन के सबसे पास है?',
  ],
}

const NOTHING_HEARD: Readonly<Record<Language, readonly string[]>> = {
  english: [
    'This could not be understood yet. Could you say it in a few more words, or is it one of these?',
    'Your meaning has not come through yet. A sentence more would help, or one of these.',
  ],
  punjabi: [
    'ਗੱਲ ਅਜੇ ਪੂਰੀ ਸਮਝ ਨਹੀਂ ਆਈ। ਕੀ ਥੋੜ੍ਹਾ ਹੋਰ ਖੋਲ੍ਹ ਕੇ ਲਿਖ ਸਕਦੇ ਹੋ, ਜਾਂ ਇਹਨਾਂ ਵਿੱਚੋਂ ਕੋਈ ਗੱਲ ਹੈ?',
    'ਮਤਲਬ ਅਜੇ ਸਾਫ਼ ਨਹੀਂ ਹੋਇਆ। ਇੱਕ-ਅੱਧਾ ਵਾਕ ਹੋਰ ਲਿਖੋ, ਜਾਂ ਇਹਨਾਂ ਵਿੱਚੋਂ ਚੁਣੋ।',
  ],
  hindi: [
    'बात अभी पूरी समझ नहीं आई। क्या थोड़ा और खोलकर लिखेंगे, या इनमें से कोई बात है?',
    'अर्थ अभी साफ़ नहीं हुआ। एक-आध वाक्य और लिखिए, या इनमें से चुनिए।',
  ],
}

/** The sentence that asks back; `asked` counts those before it. */
export const questionBack = (language: Language, asked: number, isHeard: boolean): string => {
  const texts = (isHeard ? QUESTION : NOTHING_HEARD)[language]
  return texts[asked % texts.length] as string
}

/** So many are offered at most. */
const MOST = 3

type Likely = { readonly id: string; readonly chance: number }

const isDelicate = (id: string): boolean => readingOf(id)?.delicate === true

const isSafe = ({ id, chance }: Likely): boolean => chance >= (isDelicate(id) ? AT.offeredDelicate : AT.offered)

/** The readings worth offering, at most three. */
export const worthOffering = (readings: readonly Likely[]): string[] =>
  readings
    .filter(isSafe)
    .slice(0, MOST)
    .map(({ id }) => id)

/** Readings as texts to tap. */
export const tapsFor = (readings: readonly string[], language: Language): string[] =>
  readings.map((id) => wordsOf(id).ask[language])
