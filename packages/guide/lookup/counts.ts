import type { Tradition } from '../corpus.ts'
import { GITA, GRANTH } from '../text/texts.ts'
import { edge } from './edge.ts'
import type { Found as NameFound } from './named.ts'
import { type Counted, namesGranth } from './places.ts'

/** What can be counted in the texts themselves. */
export type Counting =
  | { of: 'gita'; chapters: number; verses: number }
  | { of: 'chapter'; chapter: number; verses: number }
  | { of: 'longest' | 'shortest'; chapters: number[]; verses: number }
  | { of: 'speaker'; name: string; verses: number; all: number }
  | { of: 'angs'; angs: number }
  | { of: 'writers'; gurus: number; bhagats: number; bhatts: number; others: number }
  | { of: 'parts'; name: string; parts: number }
  | { of: 'raags'; raags: number }

const HOW_MANY = edge(
  'how many|how much|number of|count of|total|totally|kinn[aie]|kin[ei]|kinniy?[ao]n?|kinnian|kitn[aie]|kitney|kul|ਕਿੰਨੇ|ਕਿੰਨੀ|ਕਿੰਨੀਆਂ|ਕਿੰਨਾ|ਕੁੱਲ|ਕੁਲ|कितने|कितनी|कितना|कुल',
)
const MOST = edge(
  'longest|biggest|largest|sabse (?:bada|badi|lamba|lambi)|sab ?ton? (?:vadda|waddi|vaddi|lamba)|सबसे (?:बड़ा|बडा|लंबा|लम्बा|बड़ी)|ਸਭ ਤੋਂ (?:ਵੱਡਾ|ਲੰਮਾ|ਲੰਬਾ|ਵੱਡੀ)',
)
const LEAST = edge(
  'shortest|smallest|sabse (?:chhota|chota|chhoti|choti)|sab ?ton? (?:chhota|chota|nikka)|सबसे (?:छोटा|छोटी)|ਸਭ ਤੋਂ (?:ਛੋਟਾ|ਨਿੱਕਾ|ਛੋਟੀ)',
)

const CHAPTERS = edge('chapters?|adh[yi]a+[yi]?[aeo]?s?|adhyays?|अध्याय(?:ों)?|ਅਧਿਆਇ|ਅਧਿਆਏ')
const LAST = edge('(?:last|final|aakhri|akhri|antim|18th|अंतिम|आखिरी|ਆਖਰੀ|ਆਖ਼ਰੀ) (?:chapter|adh[yi]a+[yi]?|अध्याय|ਅਧਿਆਇ)')
const VERSES = edge('verses?|shlok\\p{L}*|slok\\p{L}*|श्लोक(?:ों)?|ਸ਼ਲੋਕ(?:ਾਂ)?|ਸਲੋਕ(?:ਾਂ)?')
const ANGS = edge('angs?|pages?|panne|panna|ਅੰਗ|ਪੰਨੇ|अंग|पन्ने|पृष्ठ')
const RAAGS = edge('raa?ga?s?|raagaan|ਰਾਗ|ਰਾਗਾਂ|राग|रागों')
const WRITERS = edge(
  'bhagats?|bhagtan|writers?|authors?|contributors?|bhatts?|gurus|guruan|guru sahibaan|ਭਗਤ(?:ਾਂ)?|ਭੱਟ(?:ਾਂ)?|ਲਿਖਾਰੀ|ਗੁਰੂਆਂ|ਗੁਰੂ ਸਾਹਿਬਾਨ|भगत(?:ों)?|भट्ट(?:ों)?|गुरुओं|लेखक',
)
const PARTS = edge(
  'pauri\\p{L}*|pauree\\p{L}*|paudi\\p{L}*|ashtpadi\\p{L}*|astpadi\\p{L}*|ashtapadi\\p{L}*|saloks?|slok\\p{L}*|shalok\\p{L}*|salokan|lavan|lava|verses?|parts?|stanzas?|ਪਉੜੀਆਂ|ਪੌੜੀਆਂ|ਅਸਟਪਦੀਆਂ|ਸਲੋਕ|ਸ਼ਲੋਕ|पौड़ियाँ|पौड़ी|पौड़ियां|अष्टपदियाँ|अष्टपदी|असटपदियाँ|सलोक|श्लोक',
)
const SPEAKS = edge(
  'speaks?|says?|spoken|spoke|said|by|bolt[aei]|bole|boli|kah\\p{L}*|keh\\p{L}*|bol\\p{L}*|बोल\\p{L}*|\\p{M}*कह\\p{L}*|ਬੋਲ\\p{L}*|ਕਹਿ\\p{L}*|ne|ने|ਨੇ',
)

const versesOf = (chapter: number): number => GITA.filter((one) => one.chapter === chapter).length
const CHAPTER_COUNT = 18

/** Whether a message asks for a count at all. */
export const asksCount = (text: string): boolean =>
  text.length <= 120 && (HOW_MANY.test(text) || MOST.test(text) || LEAST.test(text))

/** What a message asks to be counted; null where it asks for no count, or for one that the texts cannot tell. */
export function countIn(
  text: string,
  tradition: Tradition,
  counted: Counted,
  names: readonly NameFound[],
  partsOf: (name: NameFound) => { name: string; parts: number } | null,
): Counting | null {
  const [most, least] = [MOST.test(text), LEAST.test(text)]
  if (tradition === 'hindu' && (most || least) && CHAPTERS.test(text)) {
    const lengths = Array.from({ length: CHAPTER_COUNT }, (_, i) => versesOf(i + 1))
    const verses = most ? Math.max(...lengths) : Math.min(...lengths)
    const chapters = lengths.flatMap((own, at) => (own === verses ? [at + 1] : []))
    return { of: most ? 'longest' : 'shortest', chapters, verses }
  }
  if (!HOW_MANY.test(text)) return null
  if (tradition === 'hindu' && !namesGranth(text)) {
    const named = names.find(({ hit }) => hit.kind === 'chapter')?.hit
    const chapter =
      counted.chapter?.value === -1 || LAST.test(text)
        ? CHAPTER_COUNT
        : (counted.chapter?.value ?? (named?.kind === 'chapter' ? named.chapter : undefined))
    if (chapter !== undefined && VERSES.test(text)) {
      const verses = versesOf(chapter)
      return verses === 0 ? null : { of: 'chapter', chapter, verses }
    }
    const who = names.find(({ hit }) => hit.kind === 'writer' && hit.of === 'hindu')?.hit
    if (who?.kind === 'writer' && (SPEAKS.test(text) || VERSES.test(text))) {
      const verses = GITA.filter(({ speaker }) => speaker.includes(who.writer.edition)).length
      return { of: 'speaker', name: who.writer.names.english, verses, all: GITA.length }
    }
    return VERSES.test(text) || CHAPTERS.test(text)
      ? { of: 'gita', chapters: CHAPTER_COUNT, verses: GITA.length }
      : null
  }
  if (tradition !== 'sikh') return null
  const bani =
    names.find(({ hit }) => hit.kind === 'bani') ??
    names.find(({ hit }) => hit.kind === 'writer' && hit.of === 'sikh' && PARTS.test(text))
  if (bani !== undefined && PARTS.test(text)) {
    const found = partsOf(bani)
    if (found !== null && found.parts > 1) return { of: 'parts', ...found }
  }
  if (bani?.hit.kind === 'bani') return null
  if (!namesGranth(text) && names.length > 0) return null
  if (WRITERS.test(text)) {
    const writers = GRANTH.writers.filter((name) => name !== 'Poet Alam')
    const [gurus, bhagats, bhatts] = ['Guru ', 'Bhagat ', 'Bhatt '].map(
      (title) => writers.filter((name) => name.startsWith(title)).length,
    ) as [number, number, number]
    // Sheikh Farid is counted among the Bhagats; Satta and Balwand share one row
    return { of: 'writers', gurus, bhagats: bhagats + 1, bhatts, others: 3 }
  }
  if (ANGS.test(text) && namesGranth(text)) return { of: 'angs', angs: 1430 }
  return RAAGS.test(text) && namesGranth(text) ? { of: 'raags', raags: 31 } : null
}
