import { introOf, named, speakerIn } from '../compose.ts'
import { type Language, type SpiritualReference, type Tradition, toReference, type Verse } from '../corpus.ts'
import type { Counting } from './counts.ts'
import { ELSEWHERE } from './elsewhere.ts'
import type { Found } from './index.ts'
import { BANIS, CHAPTERS, type Named, RAAGS, SPEAKERS, WRITERS } from './names.ts'
import { OCCASIONS } from './occasions.ts'
import { type Passage, sectionOf } from './passages.ts'

/** A reply to a look-up: `paragraphs` in order, each quotation behind the one that names its reference (D16, D17). */
export type LookupAnswer = { paragraphs: string[]; content: string; references: SpiritualReference[] }

const DIGITS: Record<Language, string> = { english: '0123456789', punjabi: '੦੧੨੩੪੫੬੭੮੯', hindi: '०१२३४५६७८९' }
const BOOKS: Record<Tradition, Record<Language, string>> = {
  sikh: { english: 'the Guru Granth Sahib', punjabi: 'ਸ੍ਰੀ ਗੁਰੂ ਗ੍ਰੰਥ ਸਾਹਿਬ ਜੀ', hindi: 'श्री गुरु ग्रंथ साहिब जी' },
  hindu: { english: 'the Bhagavad Gita', punjabi: 'ਭਗਵਦ ਗੀਤਾ', hindi: 'भगवद्गीता' },
}

/** Numbers in the digits of the language. */
const digits = (value: number | string, language: Language): string =>
  String(value).replace(/\d/g, (digit) => DIGITS[language][Number(digit)] ?? digit)

/** A place in the words of the language: for places that are named and not quoted. */
function placeIn(reference: string, language: Language): string {
  const angs = { english: 'Ang', punjabi: 'ਅੰਗ', hindi: 'अंग' }[language]
  const chapters = { english: 'chapter', punjabi: 'ਅਧਿਆਇ', hindi: 'अध्याय' }[language]
  const granth = /^Guru Granth Sahib, Ang (\d+)$/.exec(reference)
  const book = (tradition: Tradition) => BOOKS[tradition][language].replace(/^the /, '')
  if (granth !== null) return `${book('sikh')}, ${angs} ${digits(granth[1] ?? '', language)}`
  const gita = /^Bhagavad Gita (\d+)(?:\.(\d+))?$/.exec(reference)
  if (gita === null) return digits(reference, language)
  if (gita[2] !== undefined) return `${book('hindu')} ${digits(`${gita[1]}.${gita[2]}`, language)}`
  return `${book('hindu')}, ${chapters} ${digits(gita[1] ?? '', language)}`
}

type Texts = {
  found: string
  founds: string
  line: string
  differs: string
  paraphrase: string
  told: string
  tolds: string
  notInText: string
  nearest: string
  elsewhere: string
  unsourced: string
  noPlace: string
  chapters: string
  verses: string
  angs: string
  parts: string
  noWords: string
  raags: string
  writers: string
  occasion: string
  occasions: string
  customs: string
  otherDoor: string
  noRendering: string
  noRenderings: string
  more: string
  writer: string
  onOneAng: string
  speaker: string
  raag: string
  bani: string
  chapter: string
  ang: string
  range: string
  after: string
  before: string
  whom: string
  drona: string
  inRaag: string
  gita: string
  longest: string
  shortest: string
  hands: string
}

const TEXTS: Record<Language, Texts> = {
  english: {
    found: 'Here is the place you asked for.',
    founds: 'Here are the verses you asked for.',
    line: 'The line you have in mind stands here.',
    differs: 'Where you wrote “{asked}”, the text has “{real}”.',
    told: 'By its sense, this comes nearest to what you describe.',
    tolds: 'By their sense, these two come nearest to what you describe.',
    paraphrase: 'The text does not say it in these words. What comes nearest is this, in its own words.',
    notInText: 'There is no such sentence to be found in {book}.',
    nearest: 'What {book} does say, and what comes nearest, is this.',
    elsewhere: '{name} is not in {book}. It comes from {where}, and this guide quotes {book} only.',
    unsourced: '{name} is not in {book}. Where it comes from we do not know for certain.',
    noPlace: '{asked}: there is no such place.',
    chapters: 'The Bhagavad Gita has {number} chapters.',
    verses: 'Chapter {chapter} of the Bhagavad Gita has {number} verses.',
    angs: 'The Guru Granth Sahib has {number} Angs.',
    parts: '{name} has {number} numbered parts.',
    noWords: '{asked}: no words of this name stand in {book}.',
    raags: 'Its words are set in {number} ragas.',
    writers: 'Of the Gurus, {number} have words in it: the first five and the ninth.',
    occasion: 'What is read above all {occasion}: {list}.',
    occasions: 'What many read {occasion}.',
    customs: 'Customs differ from place to place; {elder} can tell you how it is done near you.',
    otherDoor:
      'That place is {place}. Here the guide quotes {own} only; {book} can be looked up at its own door, {door}, where you will be shown the original.',
    noRendering:
      'This guide has no rendering of its own for these lines yet. So you have the original and how it is read aloud; for the meaning please ask {elder}.',
    noRenderings:
      'For the verses without a meaning beside them this guide has no rendering of its own yet; they stand as original and transliteration. For their meaning please ask {elder}.',
    more: 'There is more in that place: {number} further passages, which are best read in the {scripture} itself.',
    writer: 'The words of {name} stand in the Guru Granth Sahib between {from} and {to}.',
    onOneAng: 'What stands in the Guru Granth Sahib under the name of {name} is on {span}.',
    speaker: '{name} speaks in {from} of the {to} verses of the Bhagavad Gita.',
    raag: '{name} stands in the Guru Granth Sahib on {span}.',
    bani: '{name} stands in the Guru Granth Sahib on {span}.',
    chapter: 'Chapter {from} of the Bhagavad Gita is called {name} and has {to} verses.',
    ang: 'Ang {number}',
    range: 'Ang {from} to {to}',
    after:
      'What comes right after it in the text stands here; where a whole verse is quoted before it, that is the one you named.',
    before:
      'What comes right before it in the text stands here; where a whole verse is quoted after it, that is the one you named.',
    whom: 'It is {speaker} who speaks here, to {listener}.',
    drona: 'Sanjaya tells Dhritarashtra here what Duryodhana says to his teacher Drona.',
    inRaag: 'It stands in {raag}.',
    gita: 'The Bhagavad Gita has {chapters} chapters and, in the edition that is quoted here, {verses} verses. Many editions count 700: they leave out the question with which chapter 13 opens here.',
    longest: 'The longest chapter of the Bhagavad Gita is {list}, with {verses} verses.',
    shortest: 'The shortest chapters of the Bhagavad Gita are {list}, with {verses} verses each.',
    hands:
      'The words in the Guru Granth Sahib are those of {gurus} Gurus, {bhagats} Bhagats (Sheikh Farid among them), {bhatts} Bhatts, and of Baba Sundar, Satta and Balwand. Some count the Bhatts otherwise, and name Bhai Mardana too.',
  },
  punjabi: {
    found: 'ਜੋ ਥਾਂ ਤੁਸੀਂ ਪੁੱਛੀ ਸੀ, ਉਹ ਇਹ ਹੈ।',
    founds: 'ਜੋ ਬਚਨ ਤੁਸੀਂ ਪੁੱਛੇ ਸਨ, ਉਹ ਇਹ ਹਨ।',
    line: 'ਜੋ ਪੰਕਤੀ ਤੁਹਾਡੇ ਮਨ ਵਿੱਚ ਹੈ, ਉਹ ਇੱਥੇ ਹੈ।',
    differs: 'ਜਿੱਥੇ ਤੁਸੀਂ “{asked}” ਲਿਖਿਆ ਹੈ, ਉੱਥੇ ਮੂਲ ਵਿੱਚ “{real}” ਹੈ।',
    told: 'ਜੋ ਤੁਸੀਂ ਦੱਸਿਆ, ਅਰਥ ਪੱਖੋਂ ਇਹ ਉਸ ਦੇ ਸਭ ਤੋਂ ਨੇੜੇ ਹੈ।',
    tolds: 'ਜੋ ਤੁਸੀਂ ਦੱਸਿਆ, ਅਰਥ ਪੱਖੋਂ ਇਹ ਦੋ ਬਚਨ ਉਸ ਦੇ ਸਭ ਤੋਂ ਨੇੜੇ ਹਨ।',
    paraphrase: 'ਇਹ ਗੱਲ ਇਨ੍ਹਾਂ ਹੀ ਸ਼ਬਦਾਂ ਵਿੱਚ ਨਹੀਂ ਲਿਖੀ ਹੋਈ। ਸਭ ਤੋਂ ਨੇੜੇ ਦਾ ਬਚਨ ਇਹ ਹੈ।',
    notInText: 'ਅਜਿਹਾ ਕੋਈ ਵਾਕ {book} ਵਿੱਚ ਨਹੀਂ ਮਿਲਿਆ।',
    nearest: '{book} ਵਿੱਚ ਇਸ ਦੇ ਸਭ ਤੋਂ ਨੇੜੇ ਦਾ ਬਚਨ ਇਹ ਹੈ।',
    elsewhere: '{name} {book} ਵਿੱਚ ਨਹੀਂ ਹੈ। ਇਸ ਦਾ ਸਰੋਤ ਹੈ: {where}। ਇੱਥੇ ਸਿਰਫ਼ {book} ਦੇ ਬਚਨ ਹੀ ਦਿੱਤੇ ਜਾਂਦੇ ਹਨ।',
    unsourced: '{name} {book} ਵਿੱਚ ਨਹੀਂ ਹੈ। ਇਹ ਬੋਲ ਕਿੱਥੋਂ ਆਏ, ਇਹ ਸਾਨੂੰ ਪੱਕਾ ਪਤਾ ਨਹੀਂ।',
    noPlace: '{asked}: ਅਜਿਹੀ ਕੋਈ ਥਾਂ ਨਹੀਂ ਹੈ।',
    chapters: 'ਭਗਵਦ ਗੀਤਾ ਦੇ {number} ਅਧਿਆਇ ਹਨ।',
    verses: 'ਭਗਵਦ ਗੀਤਾ ਦੇ ਅਧਿਆਇ {chapter} ਵਿੱਚ {number} ਸ਼ਲੋਕ ਹਨ।',
    angs: 'ਸ੍ਰੀ ਗੁਰੂ ਗ੍ਰੰਥ ਸਾਹਿਬ ਜੀ ਦੇ {number} ਅੰਗ ਹਨ।',
    parts: '{name} ਦੇ ਕੁੱਲ {number} ਹਿੱਸੇ ਹਨ।',
    noWords: '{asked}: ਇਸ ਨਾਂ ਹੇਠ {book} ਵਿੱਚ ਕੋਈ ਬਾਣੀ ਨਹੀਂ ਹੈ।',
    raags: 'ਬਾਣੀ {number} ਰਾਗਾਂ ਵਿੱਚ ਹੈ।',
    writers: 'ਗੁਰੂ ਸਾਹਿਬਾਨ ਵਿੱਚੋਂ {number} ਦੀ ਬਾਣੀ ਇਸ ਵਿੱਚ ਹੈ: ਪਹਿਲੇ ਪੰਜ ਅਤੇ ਨੌਵੇਂ।',
    occasion: '{occasion} ਖ਼ਾਸ ਕਰਕੇ ਇਹ ਪੜ੍ਹਿਆ ਜਾਂਦਾ ਹੈ: {list}।',
    occasions: '{occasion} ਬਹੁਤ ਲੋਕ ਇਹ ਪੜ੍ਹਦੇ ਹਨ।',
    customs: 'ਥਾਂ-ਥਾਂ ਦੀ ਰੀਤ ਵੱਖਰੀ ਹੋ ਸਕਦੀ ਹੈ; ਆਪਣੇ ਨੇੜੇ ਦੀ ਰੀਤ {elder} ਨੂੰ ਪੁੱਛੋ।',
    otherDoor: 'ਇਹ ਥਾਂ ਹੈ: {place}। ਇੱਥੇ ਸਿਰਫ਼ {own} ਵਿੱਚੋਂ ਬਚਨ ਦਿੱਤੇ ਜਾਂਦੇ ਹਨ; {book} ਦੇ ਬਚਨ {door} ਉੱਤੇ ਵੇਖੇ ਜਾ ਸਕਦੇ ਹਨ।',
    noRendering:
      'ਇਨ੍ਹਾਂ ਪੰਕਤੀਆਂ ਦਾ ਸਾਡਾ ਆਪਣਾ ਅਰਥ ਅਜੇ ਤਿਆਰ ਨਹੀਂ। ਇਸ ਲਈ ਮੂਲ ਬਚਨ ਅਤੇ ਉਸ ਦਾ ਉਚਾਰਨ ਦਿੱਤਾ ਗਿਆ ਹੈ; ਅਰਥ ਲਈ ਕਿਰਪਾ ਕਰਕੇ {elder} ਨੂੰ ਪੁੱਛੋ।',
    noRenderings:
      'ਜਿਨ੍ਹਾਂ ਬਚਨਾਂ ਨਾਲ ਅਰਥ ਨਹੀਂ ਹਨ, ਉਨ੍ਹਾਂ ਦਾ ਸਾਡਾ ਆਪਣਾ ਅਰਥ ਅਜੇ ਤਿਆਰ ਨਹੀਂ; ਉਹ ਮੂਲ ਅਤੇ ਉਚਾਰਨ ਸਮੇਤ ਦਿੱਤੇ ਗਏ ਹਨ। ਅਰਥ ਲਈ ਕਿਰਪਾ ਕਰਕੇ {elder} ਨੂੰ ਪੁੱਛੋ।',
    more: 'ਉਸ ਥਾਂ ਹੋਰ ਵੀ ਹੈ: {number} ਬਚਨ ਬਾਕੀ ਹਨ, ਜੋ {scripture} ਵਿੱਚੋਂ ਹੀ ਪੜ੍ਹਨੇ ਚੰਗੇ ਹਨ।',
    writer: '{name} ਦੀ ਬਾਣੀ ਸ੍ਰੀ ਗੁਰੂ ਗ੍ਰੰਥ ਸਾਹਿਬ ਜੀ ਵਿੱਚ {from} ਤੋਂ {to} ਦੇ ਵਿਚਕਾਰ ਮਿਲਦੀ ਹੈ।',
    onOneAng: '{name} ਦੇ ਨਾਂ ਹੇਠ ਬਾਣੀ ਸ੍ਰੀ ਗੁਰੂ ਗ੍ਰੰਥ ਸਾਹਿਬ ਜੀ ਵਿੱਚ {span} ਉੱਤੇ ਹੈ।',
    speaker: 'ਭਗਵਦ ਗੀਤਾ ਦੇ {to} ਸ਼ਲੋਕਾਂ ਵਿੱਚੋਂ {from} ਵਿੱਚ {name} ਬੋਲਦੇ ਹਨ।',
    raag: '{name} ਸ੍ਰੀ ਗੁਰੂ ਗ੍ਰੰਥ ਸਾਹਿਬ ਜੀ ਵਿੱਚ {span} ਉੱਤੇ ਹੈ।',
    bani: '{name} ਸ੍ਰੀ ਗੁਰੂ ਗ੍ਰੰਥ ਸਾਹਿਬ ਜੀ ਵਿੱਚ {span} ਉੱਤੇ ਹੈ।',
    chapter: 'ਭਗਵਦ ਗੀਤਾ ਦੇ ਅਧਿਆਇ {from} ਦਾ ਨਾਂ {name} ਹੈ; ਇਸ ਵਿੱਚ {to} ਸ਼ਲੋਕ ਹਨ।',
    ang: 'ਅੰਗ {number}',
    range: 'ਅੰਗ {from} ਤੋਂ {to}',
    after: 'ਇਸ ਤੋਂ ਠੀਕ ਬਾਅਦ ਜੋ ਆਉਂਦਾ ਹੈ, ਉਹ ਇੱਥੇ ਹੈ; ਜੇ ਉਸ ਤੋਂ ਪਹਿਲਾਂ ਪੂਰਾ ਸ਼ਲੋਕ ਦਿੱਤਾ ਹੈ, ਤਾਂ ਉਹ ਤੁਹਾਡਾ ਪੁੱਛਿਆ ਹੋਇਆ ਹੈ।',
    before: 'ਇਸ ਤੋਂ ਠੀਕ ਪਹਿਲਾਂ ਜੋ ਆਉਂਦਾ ਹੈ, ਉਹ ਇੱਥੇ ਹੈ; ਜੇ ਉਸ ਤੋਂ ਬਾਅਦ ਪੂਰਾ ਸ਼ਲੋਕ ਦਿੱਤਾ ਹੈ, ਤਾਂ ਉਹ ਤੁਹਾਡਾ ਪੁੱਛਿਆ ਹੋਇਆ ਹੈ।',
    whom: 'ਇੱਥੇ {speaker} ਬੋਲਦੇ ਹਨ, ਅਤੇ ਸੁਣਨ ਵਾਲੇ ਹਨ {listener}।',
    drona: 'ਇੱਥੇ ਸੰਜੇ ਧ੍ਰਿਤਰਾਸ਼ਟਰ ਨੂੰ ਉਹ ਦੱਸਦੇ ਹਨ ਜੋ ਦੁਰਯੋਧਨ ਆਪਣੇ ਗੁਰੂ ਦ੍ਰੋਣ ਨੂੰ ਕਹਿੰਦਾ ਹੈ।',
    inRaag: 'ਇਹ ਬਾਣੀ {raag} ਵਿੱਚ ਹੈ।',
    gita: 'ਭਗਵਦ ਗੀਤਾ ਦੇ {chapters} ਅਧਿਆਇ ਹਨ ਅਤੇ ਇੱਥੇ ਵਰਤੇ ਪਾਠ ਵਿੱਚ {verses} ਸ਼ਲੋਕ। ਕਈ ਪਾਠਾਂ ਵਿੱਚ 700 ਗਿਣੇ ਜਾਂਦੇ ਹਨ, ਕਿਉਂਕਿ ਉਨ੍ਹਾਂ ਵਿੱਚ ਤੇਰ੍ਹਵੇਂ ਅਧਿਆਇ ਦਾ ਪਹਿਲਾ ਪ੍ਰਸ਼ਨ ਨਹੀਂ ਹੈ।',
    longest: 'ਭਗਵਦ ਗੀਤਾ ਦਾ ਸਭ ਤੋਂ ਲੰਮਾ ਅਧਿਆਇ {list} ਹੈ; ਉਸ ਵਿੱਚ {verses} ਸ਼ਲੋਕ ਹਨ।',
    shortest: 'ਭਗਵਦ ਗੀਤਾ ਦੇ ਸਭ ਤੋਂ ਛੋਟੇ ਅਧਿਆਇ {list} ਹਨ; ਹਰ ਇੱਕ ਵਿੱਚ {verses} ਸ਼ਲੋਕ ਹਨ।',
    hands:
      'ਸ੍ਰੀ ਗੁਰੂ ਗ੍ਰੰਥ ਸਾਹਿਬ ਜੀ ਵਿੱਚ {gurus} ਗੁਰੂ ਸਾਹਿਬਾਨ, {bhagats} ਭਗਤਾਂ (ਸ਼ੇਖ਼ ਫ਼ਰੀਦ ਜੀ ਸਮੇਤ), {bhatts} ਭੱਟਾਂ, ਅਤੇ ਬਾਬਾ ਸੁੰਦਰ ਜੀ, ਸੱਤਾ ਜੀ ਤੇ ਬਲਵੰਡ ਜੀ ਦੀ ਬਾਣੀ ਹੈ। ਕਈ ਵਿਦਵਾਨ ਭੱਟਾਂ ਦੀ ਗਿਣਤੀ ਵੱਖਰੀ ਦੱਸਦੇ ਹਨ, ਅਤੇ ਭਾਈ ਮਰਦਾਨਾ ਜੀ ਦਾ ਨਾਂ ਵੀ ਲੈਂਦੇ ਹਨ।',
  },
  hindi: {
    found: 'आपने जो स्थान पूछा, वह यह है।',
    founds: 'आपने जो श्लोक पूछे, वे ये हैं।',
    line: 'जो पंक्ति आपके मन में है, वह यहाँ है।',
    differs: 'जहाँ आपने “{asked}” लिखा है, वहाँ मूल में “{real}” है।',
    told: 'आपने जो बताया, अर्थ की दृष्टि से यह उसके सबसे पास है।',
    tolds: 'आपने जो बताया, अर्थ की दृष्टि से ये दो वचन उसके सबसे पास हैं।',
    paraphrase: 'यह बात ठीक इन्हीं शब्दों में नहीं लिखी है। इसके सबसे निकट का वचन यह है।',
    notInText: 'ऐसा कोई वाक्य {book} में नहीं मिला।',
    nearest: '{book} में इसके सबसे निकट का वचन यह है।',
    elsewhere: '{name} {book} में नहीं है। इसका स्रोत है: {where}। यहाँ केवल {book} के वचन दिए जाते हैं।',
    unsourced: '{name} {book} में नहीं है। ये शब्द कहाँ से आए, यह हमें निश्चित पता नहीं।',
    noPlace: '{asked}: ऐसा कोई स्थान नहीं है।',
    chapters: 'भगवद्गीता में {number} अध्याय हैं।',
    verses: 'भगवद्गीता के अध्याय {chapter} में {number} श्लोक हैं।',
    angs: 'श्री गुरु ग्रंथ साहिब जी के {number} अंग हैं।',
    parts: '{name} के कुल {number} भाग हैं।',
    noWords: '{asked}: इस नाम से {book} में कोई वाणी नहीं है।',
    raags: 'वाणी {number} रागों में है।',
    writers: 'गुरुओं में से {number} की वाणी इसमें है: पहले पाँच और नौवें।',
    occasion: '{occasion} विशेष रूप से यह पढ़ा जाता है: {list}।',
    occasions: '{occasion} बहुत लोग यह पढ़ते हैं।',
    customs: 'जगह-जगह की रीति अलग हो सकती है; अपने यहाँ की रीति {elder} से पूछिए।',
    otherDoor: 'यह स्थान है: {place}। यहाँ केवल {own} के वचन दिए जाते हैं; {book} के वचन {door} पर देखे जा सकते हैं।',
    noRendering:
      'इन पंक्तियों का हमारा अपना अर्थ अभी तैयार नहीं है। इसलिए मूल और उसका उच्चारण दिया गया है; अर्थ के लिए कृपया {elder} से पूछिए।',
    noRenderings:
      'जिन वचनों के साथ अर्थ नहीं हैं, उनका हमारा अपना अर्थ अभी तैयार नहीं है; वे मूल और उच्चारण के साथ दिए गए हैं। अर्थ के लिए कृपया {elder} से पूछिए।',
    more: 'उस स्थान पर और भी है: {number} वचन शेष हैं, जिन्हें {scripture} में ही पढ़ना अच्छा है।',
    writer: '{name} की बाणी श्री गुरु ग्रंथ साहिब जी में {from} और {to} के बीच मिलती है।',
    onOneAng: '{name} के नाम से बाणी श्री गुरु ग्रंथ साहिब जी में {span} पर है।',
    speaker: 'भगवद्गीता के {to} श्लोकों में से {from} में {name} बोलते हैं।',
    raag: '{name} श्री गुरु ग्रंथ साहिब जी में {span} पर है।',
    bani: '{name} श्री गुरु ग्रंथ साहिब जी में {span} पर है।',
    chapter: 'भगवद्गीता के अध्याय {from} का नाम {name} है; इसमें {to} श्लोक हैं।',
    ang: 'अंग {number}',
    range: 'अंग {from} से {to}',
    after: 'इसके ठीक बाद जो आता है, वह यहाँ है; यदि उससे पहले पूरा श्लोक दिया है, तो वह आपका पूछा हुआ है।',
    before: 'इसके ठीक पहले जो आता है, वह यहाँ है; यदि उसके बाद पूरा श्लोक दिया है, तो वह आपका पूछा हुआ है।',
    whom: 'यहाँ {speaker} बोलते हैं, और सुनने वाले हैं {listener}।',
    drona: 'यहाँ संजय धृतराष्ट्र को वह बताते हैं जो दुर्योधन अपने गुरु द्रोण से कहता है।',
    inRaag: 'यह वाणी {raag} में है।',
    gita: 'भगवद्गीता में {chapters} अध्याय हैं और यहाँ के पाठ में {verses} श्लोक। कई पाठों में 700 गिने जाते हैं, क्योंकि उनमें तेरहवें अध्याय का पहला प्रश्न नहीं है।',
    longest: 'भगवद्गीता का सबसे लंबा अध्याय {list} है; उसमें {verses} श्लोक हैं।',
    shortest: 'भगवद्गीता के सबसे छोटे अध्याय {list} हैं; हर एक में {verses} श्लोक हैं।',
    hands:
      'श्री गुरु ग्रंथ साहिब जी में {gurus} गुरुओं, {bhagats} भगतों (शेख़ फ़रीद जी सहित), {bhatts} भट्टों, और बाबा सुंदर जी, सत्ता जी तथा बलवंड जी की वाणी है। कई विद्वान भट्टों की गिनती अलग बताते हैं, और भाई मरदाना जी का नाम भी लेते हैं।',
  },
}

const filled = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (whole, key: string) => values[key] ?? whole)

const titled = (text: string): string => text.replace(/(?<![\p{L}\p{M}])[a-z]/gu, (letter) => letter.toUpperCase())
const capital = (text: string): string => text.replace(/^[a-z]/, (letter) => letter.toUpperCase())

/** The name of something in the language; as it is where the tables do not know it. */
function nameIn(english: string, language: Language): string {
  const tables: readonly (readonly Named[])[] = [WRITERS, SPEAKERS, RAAGS, BANIS, CHAPTERS]
  for (const table of tables) {
    const found = table.find(({ names }) => names.english === english)
    if (found !== undefined) return found.names[language]
  }
  return english
}

function speakerName(passage: Passage, language: Language): string | null {
  if (passage.speaker === undefined) return null
  const known = speakerIn({ speaker: passage.speaker } as Verse, language)
  if (known !== null) return known
  const named = nameIn(passage.speaker, language)
  return named === passage.speaker && language !== 'english' ? null : named
}

function referenceOf(passage: Passage, language: Language): SpiritualReference {
  if (passage.verse !== undefined) return toReference(passage.verse, language)
  return {
    scripture: passage.tradition === 'sikh' ? 'Guru Granth Sahib' : 'Bhagavad Gita',
    reference: passage.reference,
    original: passage.original,
    ...(passage.transliteration === undefined ? {} : { transliteration: passage.transliteration }),
  }
}

/** Each passage's own paragraph (its place, who speaks), and what it means for a seeker where the corpus says so. */
function around(passages: readonly Passage[], language: Language): string[] {
  const said = new Set<string>()
  return passages.flatMap((passage) => {
    const speaker = speakerName(passage, language)
    const intro = introOf(passage.reference, speaker, 0, passage.tradition, language)
    const { verse } = passage
    const teaching = verse === undefined ? [] : [(verse.plain ?? verse.teaching)[language]]
    // two passages of one Ang share the paragraph that names it
    if (said.has(passage.reference)) return teaching
    said.add(passage.reference)
    return [intro, ...teaching]
  })
}

/** What a count says. */
function countText(counting: Counting, language: Language): string {
  const texts = TEXTS[language]
  const number = (value: number) => digits(value, language)
  switch (counting.of) {
    case 'gita':
      return digits(
        filled(texts.gita, { chapters: String(counting.chapters), verses: String(counting.verses) }),
        language,
      )
    case 'chapter':
      return filled(texts.verses, { chapter: number(counting.chapter), number: number(counting.verses) })
    case 'longest':
    case 'shortest': {
      const and = { english: 'and', punjabi: 'ਅਤੇ', hindi: 'और' }[language]
      const list = counting.chapters
        .map((chapter) => `${number(chapter)} (${CHAPTERS[chapter - 1]?.names[language] ?? ''})`)
        .join(` ${and} `)
      return filled(texts[counting.of], { list, verses: number(counting.verses) })
    }
    case 'speaker': {
      const { name, verses, all } = counting
      return filled(texts.speaker, { name: nameIn(name, language), from: number(verses), to: number(all) })
    }
    case 'angs':
      return filled(texts.angs, { number: number(counting.angs) })
    case 'raags':
      return filled(texts.raags, { number: number(counting.raags) })
    case 'parts':
      return filled(texts.parts, { name: nameIn(counting.name, language), number: number(counting.parts) })
    case 'writers': {
      const { gurus, bhagats, bhatts } = counting
      return filled(texts.hands, { gurus: number(gurus), bhagats: number(bhagats), bhatts: number(bhatts) })
    }
  }
}

/** What was asked besides: to whom it is said, in which raag it stands. Only of what the text itself says. */
function besidesText(besides: NonNullable<Found['besides']>, passage: Passage, language: Language): string[] {
  const texts = TEXTS[language]
  return besides.flatMap((asked) => {
    if (asked === 'raag') {
      if (passage.tradition !== 'sikh') return []
      const section = sectionOf(passage)
      const raag = RAAGS.find((one) => one.section === section)
      return raag === undefined ? [] : [filled(texts.inRaag, { raag: raag.names[language] })]
    }
    const [chapter = 0, verse = 0] = passage.reference.replace('Bhagavad Gita ', '').split('.').map(Number)
    if (passage.tradition !== 'hindu') return []
    if (chapter === 1 && verse >= 3 && verse <= 11) return [texts.drona]
    const listener = LISTENERS[passage.speaker ?? '']
    const speaker = speakerName(passage, language)
    return listener === undefined || speaker === null
      ? []
      : [filled(texts.whom, { speaker, listener: nameIn(listener, language) })]
  })
}

/** Who hears whom in the Gita: two conversations, one told in the other. */
const LISTENERS: Readonly<Record<string, string>> = {
  'Shri Krishna': 'Arjuna',
  Arjuna: 'Shri Krishna',
  Sanjaya: 'Dhritarashtra',
  Dhritarashtra: 'Sanjaya',
}

const withoutRendering = (passages: readonly Passage[], language: Language): string[] => {
  const bare = passages.filter(({ verse }) => verse === undefined).length
  if (bare === 0) return []
  return [bare === passages.length ? TEXTS[language].noRendering : TEXTS[language].noRenderings]
}

/** A look-up's reply in the language of the conversation; it quotes the passages of `found`, and nothing else. */
export function lookupAnswer(
  found: Found,
  { language, tradition }: { language: Language; tradition: Tradition },
): LookupAnswer {
  const texts = TEXTS[language]
  const book = BOOKS[tradition][language]
  const number = (value: number) => digits(value, language)
  const before: string[] = []
  const after: string[] = []
  let passages: readonly Passage[] = []
  if (found.kind === 'place') {
    passages = found.passages
    if (found.beside !== undefined) before.push(texts[found.beside])
    else before.push(passages.length > 1 && tradition === 'hindu' ? texts.founds : texts.found)
    if (found.more !== undefined && found.more > 0) after.push(filled(texts.more, { number: number(found.more) }))
  } else if (found.kind === 'count') {
    before.push(countText(found.counting, language))
  } else if (found.kind === 'noPlace') {
    const { chapters, verses, angs, chapter, parts, of, raags, writers } = found.last
    const name = of === undefined ? '' : nameIn(of, language)
    const asked = of === undefined ? placeIn(found.asked, language) : digits(found.asked.replace(of, name), language)
    const limits: [number | undefined, string][] = [
      [chapters, texts.chapters],
      [verses, texts.verses],
      [angs, texts.angs],
      [parts, texts.parts],
      [raags, texts.raags],
      [writers, texts.writers],
    ]
    const limit = limits.flatMap(([value, text]) =>
      value === undefined ? [] : [filled(text, { number: number(value), chapter: number(chapter ?? 0), name })],
    )
    // what has no words in the text at all is no place
    const none = raags === undefined && writers === undefined ? texts.noPlace : texts.noWords
    const shown = none === texts.noWords ? titled(asked) : asked
    before.push([filled(none, { asked: shown, book }), ...limit].join(' '))
  } else if (found.kind === 'line') {
    passages = found.passages
    const told = passages.length > 1 ? texts.tolds : texts.told
    before.push(found.told === true ? told : found.paraphrase === true ? texts.paraphrase : texts.line)
    if (found.differs !== undefined) before.push(found.differs.map((one) => filled(texts.differs, one)).join(' '))
  } else if (found.kind === 'notInText') {
    const other = ELSEWHERE.find(({ id }) => id === found.elsewhere)
    if (other === undefined) before.push(filled(texts.notInText, { book }))
    else {
      const text = other.where === null ? texts.unsourced : texts.elsewhere
      before.push(capital(filled(text, { name: other.names[language], where: other.where?.[language] ?? '', book })))
    }
    if (found.nearest !== undefined) {
      passages = [found.nearest]
      before.push(filled(texts.nearest, { book }))
    }
  } else if (found.kind === 'occasion') {
    passages = found.passages
    const name = OCCASIONS.find(({ id, of }) => id === found.occasion && of === tradition)?.names[language] ?? ''
    const list = found.read.map(({ name: bani, from = 0, to }) => {
      const chapter = { english: 'chapter', punjabi: 'ਅਧਿਆਇ', hindi: 'अध्याय' }[language]
      if (to === undefined) return `${chapter} ${number(from)}, ${nameIn(bani, language)}`
      const [first, last] = [number(from), number(to)]
      const span = from === to ? filled(texts.ang, { number: first }) : filled(texts.range, { from: first, to: last })
      return `${nameIn(bani, language)} (${span})`
    })
    const text = list.length === 0 ? texts.occasions : texts.occasion
    before.push(capital(filled(text, { occasion: name, list: list.join('; ') })))
    after.push(texts.customs)
  } else if (found.kind === 'otherDoor') {
    const door = found.door === 'hindu' ? '/hi' : '/pn'
    before.push(
      filled(texts.otherDoor, {
        place: placeIn(found.place, language),
        own: book,
        book: BOOKS[found.door][language],
        door,
      }),
    )
  } else {
    passages = found.passages
    const { by, from = 0, to = 0 } = found
    const ang = (value: number) => filled(texts.ang, { number: number(value) })
    const span = from === to ? ang(from) : filled(texts.range, { from: number(from), to: number(to) })
    const name = nameIn(found.name, language)
    const kind = by === 'writer' && tradition === 'hindu' ? 'speaker' : by
    const ends = kind === 'writer' ? { from: ang(from), to: ang(to) } : { from: number(from), to: number(to) }
    before.push(
      kind === 'writer' && from === to
        ? filled(texts.onOneAng, { name, span })
        : filled(texts[kind], { name, span, ...ends }),
    )
  }
  const [passage] = passages
  if (found.besides !== undefined && passage !== undefined)
    before.push(...besidesText(found.besides, passage, language))
  const paragraphs = [...before, ...around(passages, language), ...withoutRendering(passages, language), ...after]
    .map((paragraph) => named(paragraph, tradition, language).trim())
    .filter((paragraph) => paragraph !== '')
  return {
    paragraphs,
    content: paragraphs.join('\n\n'),
    references: passages.map((passage) => referenceOf(passage, language)),
  }
}
