import { type Language, type SpiritualReference, type Tradition, toReference, type Verse } from './corpus.ts'
import { NAMES } from './names.ts'

/** The parts of a reply, in order; empty ones are left out. */
export type Parts = {
  /** paragraphs before the first verse */
  opening: readonly string[]
  verses: readonly Verse[]
  /** paragraphs after the last verse */
  closing: readonly string[]
  /** without what each verse says to a life: where it is not known whose */
  bare?: true
}

export type Composed = { content: string; references: SpiritualReference[] }

const SPEAKERS: Readonly<Record<string, { punjabi: string; hindi: string; english?: string }>> = {
  'Shri Krishna': { punjabi: 'ਸ੍ਰੀ ਕ੍ਰਿਸ਼ਨ', hindi: 'श्री कृष्ण' },
  Arjuna: { punjabi: 'ਅਰਜੁਨ', hindi: 'अर्जुन' },
  Sanjaya: { punjabi: 'ਸੰਜੇ', hindi: 'संजय' },
  'Guru Nanak Dev Ji': { punjabi: 'ਗੁਰੂ ਨਾਨਕ ਦੇਵ ਜੀ', hindi: 'गुरु नानक देव जी' },
  'Guru Angad Dev Ji': { punjabi: 'ਗੁਰੂ ਅੰਗਦ ਦੇਵ ਜੀ', hindi: 'गुरु अंगद देव जी' },
  'Guru Amardas Ji': { punjabi: 'ਗੁਰੂ ਅਮਰਦਾਸ ਜੀ', hindi: 'गुरु अमरदास जी' },
  'Guru Amar Das Ji': { punjabi: 'ਗੁਰੂ ਅਮਰਦਾਸ ਜੀ', hindi: 'गुरु अमरदास जी' },
  'Guru Ramdas Ji': { punjabi: 'ਗੁਰੂ ਰਾਮਦਾਸ ਜੀ', hindi: 'गुरु रामदास जी' },
  'Guru Ram Das Ji': { punjabi: 'ਗੁਰੂ ਰਾਮਦਾਸ ਜੀ', hindi: 'गुरु रामदास जी' },
  'Guru Arjan Dev Ji': { punjabi: 'ਗੁਰੂ ਅਰਜਨ ਦੇਵ ਜੀ', hindi: 'गुरु अर्जन देव जी' },
  'Guru Tegh Bahadur Ji': { punjabi: 'ਗੁਰੂ ਤੇਗ ਬਹਾਦਰ ਜੀ', hindi: 'गुरु तेग बहादुर जी' },
  'Bhagat Kabir Ji': { punjabi: 'ਭਗਤ ਕਬੀਰ ਜੀ', hindi: 'भगत कबीर जी' },
  'Bhagat Ravidas Ji': { punjabi: 'ਭਗਤ ਰਵਿਦਾਸ ਜੀ', hindi: 'भगत रविदास जी' },
  'Bhagat Namdev Ji': { punjabi: 'ਭਗਤ ਨਾਮਦੇਵ ਜੀ', hindi: 'भगत नामदेव जी' },
  'Bhagat Dhanna Ji': { punjabi: 'ਭਗਤ ਧੰਨਾ ਜੀ', hindi: 'भगत धन्ना जी' },
  'Bhagat Bheekhan Ji': { punjabi: 'ਭਗਤ ਭੀਖਣ ਜੀ', hindi: 'भगत भीखण जी' },
  'Bhagat Trilochan Ji': { punjabi: 'ਭਗਤ ਤ੍ਰਿਲੋਚਨ ਜੀ', hindi: 'भगत त्रिलोचन जी' },
  'Bhagat Beni Ji': { punjabi: 'ਭਗਤ ਬੇਣੀ ਜੀ', hindi: 'भगत बेणी जी' },
  'Bhagat Jaidev Ji': { punjabi: 'ਭਗਤ ਜੈਦੇਵ ਜੀ', hindi: 'भगत जयदेव जी' },
  'Bhagat Sadhna Ji': { punjabi: 'ਭਗਤ ਸਧਨਾ ਜੀ', hindi: 'भगत सधना जी' },
  'Bhagat Sain Ji': { punjabi: 'ਭਗਤ ਸੈਣ ਜੀ', hindi: 'भगत सैण जी' },
  'Bhagat Pipa Ji': { punjabi: 'ਭਗਤ ਪੀਪਾ ਜੀ', hindi: 'भगत पीपा जी' },
  'Bhagat Ramanand Ji': { punjabi: 'ਭਗਤ ਰਾਮਾਨੰਦ ਜੀ', hindi: 'भगत रामानंद जी' },
  'Bhagat Parmanand Ji': { punjabi: 'ਭਗਤ ਪਰਮਾਨੰਦ ਜੀ', hindi: 'भगत परमानंद जी' },
  'Sheikh Farid Ji': { punjabi: 'ਸ਼ੇਖ਼ ਫ਼ਰੀਦ ਜੀ', hindi: 'शेख़ फ़रीद जी' },
  'Bhatt Keerat': { punjabi: 'ਭੱਟ ਕੀਰਤ ਜੀ', hindi: 'भट्ट कीरत जी', english: 'Bhatt Keerat Ji' },
}

/** The speaker in the language of the reply; null where the corpus names somebody this list does not know yet. */
export function speakerIn(verse: Verse, language: Language): string | null {
  const names = SPEAKERS[verse.speaker]
  if (language === 'english') return names?.english ?? verse.speaker
  return names?.[language] ?? null
}

type Intros = { first: string; second: string; unnamed: string }

/**
 * Kept neutral in English, where a Guru's word teaches and a Bhagat's prayer speaks. In Punjabi and Hindi a verse stands
 * on an Ang and in a chapter, and Gurbani has a verb of its own.
 */
export const INTROS: Readonly<Record<Language, Readonly<Record<Tradition, Intros>>>> = {
  english: {
    sikh: {
      first: 'In {ref}, {speaker} says:',
      second: 'And in {ref}, {speaker} says:',
      unnamed: 'In {ref} it is said:',
    },
    hindu: {
      first: 'In {ref}, {speaker} says:',
      second: 'And in {ref}, {speaker} says:',
      unnamed: 'In {ref} it is said:',
    },
  },
  punjabi: {
    sikh: {
      first: '{ref} ’ਤੇ {speaker} ਫ਼ੁਰਮਾਉਂਦੇ ਹਨ:',
      second: 'ਅਤੇ {ref} ’ਤੇ {speaker} ਫ਼ੁਰਮਾਉਂਦੇ ਹਨ:',
      unnamed: '{ref} ’ਤੇ ਲਿਖਿਆ ਹੈ:',
    },
    hindu: {
      first: '{ref} ਵਿੱਚ {speaker} ਕਹਿੰਦੇ ਹਨ:',
      second: 'ਅਤੇ {ref} ਵਿੱਚ {speaker} ਕਹਿੰਦੇ ਹਨ:',
      unnamed: '{ref} ਵਿੱਚ ਲਿਖਿਆ ਹੈ:',
    },
  },
  hindi: {
    sikh: {
      first: '{ref} पर {speaker} फ़रमाते हैं:',
      second: 'और {ref} पर {speaker} फ़रमाते हैं:',
      unnamed: '{ref} पर लिखा है:',
    },
    hindu: {
      first: '{ref} में {speaker} कहते हैं:',
      second: 'और {ref} में {speaker} कहते हैं:',
      unnamed: '{ref} में लिखा है:',
    },
  },
}

/** The sentence that leads to a verse: where it stands, and who speaks; `speaker` null where that is not known. */
export function introOf(
  reference: string,
  speaker: string | null,
  at: number,
  tradition: Tradition,
  language: Language,
): string {
  const intro = INTROS[language][tradition]
  const sentence = speaker === null ? intro.unnamed : at === 0 ? intro.first : intro.second
  return sentence.replace('{ref}', reference).replace('{speaker}', speaker ?? '')
}

/** Puts the tradition's names into a text of the guide. */
export function named(text: string, tradition: Tradition, language: Language): string {
  const names = NAMES[tradition][language]
  return text.replace(/\{(guide|scripture|elder)\}/g, (_, key: keyof typeof names) => names[key])
}

/**
 * A reply as plain text (D16), paragraphs separated by a blank line. Each verse has a paragraph of its own that holds
 * its exact reference, after which the web app sets the quotation; the verse itself travels in `references` (D17).
 */
export function compose(parts: Parts, tradition: Tradition, language: Language): Composed {
  const verses = parts.verses.flatMap((verse, at) => {
    const intro = introOf(verse.reference, speakerIn(verse, language), at, tradition, language)
    return parts.bare ? [intro] : [intro, verse.teaching[language]]
  })
  const paragraphs = [...parts.opening, ...verses, ...parts.closing]
    .map((paragraph) => named(paragraph, tradition, language).trim())
    .filter((paragraph) => paragraph !== '')
  return {
    content: paragraphs.join('\n\n'),
    references: parts.verses.map((verse) => toReference(verse, language)),
  }
}
