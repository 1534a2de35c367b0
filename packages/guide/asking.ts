import type { Language } from './corpus.ts'
import { readingOf } from './readings/list.ts'
import { wordsOf } from './readings/words.ts'

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

/** To a story, of which more than one thing might weigh most. */
const OF_A_STORY: Readonly<Record<Language, readonly string[]>> = {
  english: [
    'You have told a lot, and thank you for it: what weighs most on you, one of these, or something else in a sentence of your own?',
    'So that the answer fits your heart and not a detail: is it one of these that weighs most, or what would you call it in one sentence?',
  ],
  punjabi: [
    'ਤੁਸੀਂ ਬਹੁਤ ਕੁਝ ਸਾਂਝਾ ਕੀਤਾ, ਧੰਨਵਾਦ: ਮਨ ਉੱਤੇ ਸਭ ਤੋਂ ਵੱਧ ਭਾਰ ਕਿਹੜੀ ਗੱਲ ਦਾ ਹੈ, ਇਹਨਾਂ ਵਿੱਚੋਂ ਕਿਸੇ ਦਾ, ਜਾਂ ਇੱਕ ਵਾਕ ਵਿੱਚ ਆਪ ਦੱਸੋਗੇ?',
    'ਤਾਂ ਜੋ ਜਵਾਬ ਤੁਹਾਡੇ ਦਿਲ ਦੀ ਗੱਲ ਦਾ ਹੋਵੇ: ਕੀ ਇਹਨਾਂ ਵਿੱਚੋਂ ਕੋਈ ਗੱਲ ਸਭ ਤੋਂ ਭਾਰੀ ਹੈ, ਜਾਂ ਇੱਕ ਵਾਕ ਵਿੱਚ ਆਪ ਕਿਵੇਂ ਕਹੋਗੇ?',
  ],
  hindi: [
    'आपने बहुत कुछ साझा किया, धन्यवाद: मन पर सबसे ज़्यादा भार किस बात का है, इनमें से किसी का, या एक वाक्य में आप बताएँगे?',
    'ताकि उत्तर आपके दिल की बात का हो: क्या इनमें से कोई बात सबसे भारी है, या एक वाक्य में आप कैसे कहेंगे?',
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

/** What is offered to somebody of whose words nothing was heard: the commonest matters, far from one another. */
const ANY = ['worry', 'hardTimes', 'peace'] as const

/** What was written to the guide, as far as asking back goes. */
export type Kind = 'unheard' | 'story' | 'short'
const TEXTS: Readonly<Record<Kind, typeof QUESTION>> = { unheard: NOTHING_HEARD, story: OF_A_STORY, short: QUESTION }

const ASKED = Object.values(TEXTS).flatMap((texts) => Object.values(texts).flat())

/** Whether a reply asked back. */
export const asksBack = (reply: string): boolean => ASKED.includes(reply)

/** The sentence that asks back; `asked` counts those before it. */
export const questionBack = (language: Language, asked: number, kind: Kind): string => {
  const texts = TEXTS[kind][language]
  return texts[asked % texts.length] as string
}

/** So likely a reading must be to be offered; one that accuses, exposes or mocks who did not mean it, more so. */
const LEAST = { plain: 0.02, delicate: 0.1 } as const

/** So many are offered at most; and to choose between there must be two (D38). */
const MOST = 3
const FEWEST = 2

type Likely = { readonly id: string; readonly chance: number }

const isDelicate = (id: string): boolean => readingOf(id)?.delicate === true

const isSafe = ({ id, chance }: Likely): boolean => chance >= (isDelicate(id) ? LEAST.delicate : LEAST.plain)

/** The readings worth offering, at most three. */
export const worthOffering = (readings: readonly Likely[]): string[] =>
  readings
    .filter(isSafe)
    .slice(0, MOST)
    .map(({ id }) => id)

/** What to ask back with: the readings worth offering; where there are too few, the next that can hurt nobody. */
export function worthAsking(readings: readonly Likely[]): string[] {
  const offered = worthOffering(readings)
  const next = readings.map(({ id }) => id).filter((id) => !offered.includes(id) && !isDelicate(id))
  return [...offered, ...next.slice(0, Math.max(0, FEWEST - offered.length))]
}

/** Readings as texts to tap. */
export const tapsFor = (readings: readonly string[], language: Language): string[] =>
  readings.map((id) => wordsOf(id).ask[language])

/** Readings to ask back with, as texts to tap; common matters where nothing was heard. */
export const tapsToAsk = (readings: readonly string[], language: Language): string[] =>
  tapsFor(readings.length === 0 ? ANY : readings, language)
