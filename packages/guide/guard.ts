import { CORPUS, type Language, type Tradition, type Verse } from './corpus.ts'
import { contemptIn, needIn } from './danger/need.ts'
import {
  aboutHarm,
  archaicIn,
  divineIn,
  forbiddenIn,
  isAddressed,
  isRoman,
  isUnsound,
  sacredSaying,
  songAhead,
} from './guardWords.ts'
import { align, linesLike, soundAt, worthOfAll } from './lookup/lines.ts'
import { countedIn, plainText as plainPlaces } from './lookup/places.ts'
import { soundsOf } from './lookup/sounds.ts'
import { normalise, tokenise } from './normalise.ts'
import { isBlock, placesNamed, plainText, SENTENCE, splitAtMarkers } from './quotations.ts'

/**
 * Everything that a language model writes is read here before anybody sees it, sentence by sentence (issue 16, part 9).
 * What could harm (danger, contempt, a divine voice, an order or a promise that is not the guide's to give) makes the
 * whole answer unfit: who writes one such sentence means the others too. What only looks like scripture, or names a
 * place, is dropped with its sentence.
 */
export type Over = {
  /** what the seeker wrote: words of theirs may be repeated to them in quotation marks */
  readonly question: string
  readonly offered: readonly Verse[]
  readonly tradition: Tradition
  readonly language: Language
}

const MOST_CHARACTERS = 1_800
const LEAST = { sentences: 2, characters: 60 }

// ---- the whole answer, as it came

/** Links, ways to reach somebody, markup that does something, words for a machine. */
const OUTWARD =
  /https?:|hxxp|www\.|javascript:|data:text|mailto:|tel:|<\s*\/?\s*(?:script|iframe|a|img|svg|form|input|style|link|object|embed|meta|button|video|audio|html|body)\b|\bon\w+\s*=|!?\[[^\]\n]*\]\([^)\n]*\)|\[[^\]\n]+\]:\s|[\p{L}\p{N}._%+-]+\s?(?:@|\(at\)|\[at\])\s?[\p{L}\p{N}-]+(?:\.|\s?(?:dot|\(dot\))\s?)\p{L}{2,}|(?<![\p{L}\p{N}])@[\p{L}\p{N}_]{3,}|[\p{L}\p{N}-]+\.(?:com|org|net|in|io|me|app|info|co|gg|ly|link|xyz|site|online)(?![\p{L}\p{N}])|[\p{L}-]+\s(?:dot|ਡਾਟ|डॉट)\s(?:com|org|net|in|ਕਾਮ|कॉम)/iu
const NUMBER_TO_CALL = /(?:[+＋]?[\d੦-੯०-९][\s().-]{0,2}){7,}/u
const SPELLED_DIGITS =
  /(?:(?:zero|one|two|three|four|five|six|seven|eight|nine|double|oh|ਸਿਫ਼ਰ|ਇੱਕ|ਦੋ|ਤਿੰਨ|ਚਾਰ|ਪੰਜ|ਛੇ|ਸੱਤ|ਅੱਠ|ਨੌਂ|शून्य|एक|दो|तीन|चार|पाँच|पांच|छह|सात|आठ|नौ)[\s,.-]+){6,}/iu
const TO_MACHINE =
  /<\|[^|\n]*\|>|\[\/?(?:INST|SYS|SYSTEM)\]|<<\/?SYS>>|(?:^|\n)\s*(?:system|assistant|user|developer|human|ai|tool)\s*:|"(?:role|content|tool_calls?|function|care|suggestions|references|category)"\s*:|\b(?:ignore|disregard|forget|override) (?:all |any |the |your |my |these |every )*(?:previous|prior|above|earlier|system|safety)?\s*(?:instructions?|rules|prompts?|guidelines|guardrails)|system prompt|as an ai (?:language )?model|language model|\b(?:openai|chatgpt|anthropic|gemini)\b|\bmy (?:instructions|prompt|guidelines|training)\b|\bi (?:was|am|have been) (?:instructed|told|programmed|not allowed)\b|\b(?:developer|jailbreak|debug|dan) mode\b|\{\{|\}\}|<\?|\$\{|\bDROP TABLE\b/iu
/** Written so that a reader sees a word and a check does not. */
const DISGUISED =
  /(?:(?<![\p{L}\p{M}])\p{L}[ .\-_*·]){4,}\p{L}(?![\p{L}\p{M}])|\p{L}+[0-9@$]+\p{L}+|[A-Za-z][\u0300-\u036f]{2,}/u

const OF_LANGUAGE: Readonly<Record<Language, RegExp>> = {
  english: /[^\p{Script=Latin}\p{Script=Inherited}\p{Script=Common}\p{Script=Devanagari}\p{Script=Gurmukhi}]/u,
  punjabi: /[^\p{Script=Gurmukhi}\p{Script=Inherited}\p{Script=Common}]/u,
  hindi: /[^\p{Script=Devanagari}\p{Script=Inherited}\p{Script=Common}]/u,
}
const OWN_SCRIPT: Readonly<Record<Language, RegExp>> = {
  english: /^\p{Script=Latin}$/u,
  punjabi: /^\p{Script=Gurmukhi}$/u,
  hindi: /^\p{Script=Devanagari}$/u,
}

/** Letters of another language: none in Punjabi and Hindi, in English only whole lines that are a quotation. */
function isForeign(prose: string, language: Language): boolean {
  if (OF_LANGUAGE[language].test(prose.replace(/[\p{P}\p{S}\p{N}\s]/gu, ''))) return true
  const letters = prose.match(/\p{L}/gu) ?? []
  return letters.filter((letter) => !OWN_SCRIPT[language].test(letter)).length > 0
}

/** One thing said over and over. */
function isLoop(sentences: readonly string[]): boolean {
  const said = new Map<string, number>()
  for (const sentence of sentences) {
    const key = normalise(sentence).trim()
    said.set(key, (said.get(key) ?? 0) + 1)
  }
  if (Math.max(0, ...said.values()) >= 3) return true
  const words = tokenise(sentences.join(' ')).map(({ text }) => text)
  const runs = new Map<string, number>()
  for (let at = 0; at + 4 <= words.length; at++) {
    const run = words.slice(at, at + 4).join(' ')
    runs.set(run, (runs.get(run) ?? 0) + 1)
  }
  if (words.some((word, at) => at >= 3 && [1, 2, 3].every((back) => words[at - back] === word))) return true
  return Math.max(0, ...runs.values()) >= 4
}

// ---- harm: read as if the seeker had said it

const PERSONS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:you are|you're|youre)\b/giu, 'I am'],
  [/\byou have\b/giu, 'I have'],
  [/\byourself\b/giu, 'myself'],
  [/\byours?\b/giu, 'my'],
  [/\byou\b/giu, 'I'],
  [/ਤੁਸੀਂ|ਤੂੰ/gu, 'ਮੈਂ'],
  [/ਤੁਹਾਡਾ|ਤੇਰਾ/gu, 'ਮੇਰਾ'],
  [/ਤੁਹਾਡੀ|ਤੇਰੀ/gu, 'ਮੇਰੀ'],
  [/ਤੁਹਾਡੇ|ਤੇਰੇ/gu, 'ਮੇਰੇ'],
  [/ਤੁਹਾਨੂੰ|ਤੈਨੂੰ/gu, 'ਮੈਨੂੰ'],
  [/(?<![\p{L}\p{M}])(?:आपको|तुम्हें|तुझे)(?![\p{L}\p{M}])/gu, 'मुझे'],
  [/(?<![\p{L}\p{M}])(?:आपका|तुम्हारा|तेरा)(?![\p{L}\p{M}])/gu, 'मेरा'],
  [/(?<![\p{L}\p{M}])(?:आपकी|तुम्हारी|तेरी)(?![\p{L}\p{M}])/gu, 'मेरी'],
  [/(?<![\p{L}\p{M}])(?:आपके|तुम्हारे|तेरे)(?![\p{L}\p{M}])/gu, 'मेरे'],
  [/(?<![\p{L}\p{M}])(?:आप|तुम|तू)(?![\p{L}\p{M}])/gu, 'मैं'],
]
const asSeeker = (text: string): string => PERSONS.reduce((all, [from, to]) => all.replace(from, to), text)

/** Danger in its words, as they stand and as the seeker would say them; loss is what one may speak of. */
function isDangerous(sentence: string): boolean {
  for (const text of new Set([sentence, asSeeker(sentence)])) {
    const need = needIn(text, [])
    if (need?.certain === true && need.kind !== 'loss') return true
  }
  return aboutHarm(sentence)
}

/** Contempt in a sentence, or in a part of it: 'they say' before it makes it no better. */
const isContempt = (sentence: string): boolean =>
  [sentence, ...sentence.split(/[,;:–—]|\s-\s/u)].some((part) => contemptIn(part) !== null)

// ---- what looks like scripture

const OPENING = '“„«‹‟❝＂「『《〝"'
const CLOSING = '”“»›❞＂」』》〞"«‹'
const SHORT_QUOTE = 3

/** From where to where something is quoted, in marks of any kind; what is never closed goes to the end. */
function quotedSpans(text: string): { from: number; to: number; quote: string }[] {
  const spans: { from: number; to: number; quote: string }[] = []
  for (let at = 0; at < text.length; at++) {
    const mark = text[at] as string
    const single = /['‘‚‛`´’＇]/u.test(mark)
    if (!single && !OPENING.includes(mark)) continue
    if (single && (/[\p{L}\p{M}\p{N}]/u.test(text[at - 1] ?? '') || !/[\p{L}\p{M}]/u.test(text[at + 1] ?? ''))) continue
    let end = at + 1
    for (; end < text.length; end++) {
      const other = text[end] as string
      if (!single && CLOSING.includes(other)) break
      const inWord = /[\p{L}\p{M}]/u.test(text[end - 1] ?? '') && /[\p{L}\p{M}]/u.test(text[end + 1] ?? '')
      if (single && /['’‘`´＇]/u.test(other) && !inWord) break
    }
    // an apostrophe that only looks like an opening mark is followed by no closing one
    if (single && end >= text.length && mark === '’') continue
    spans.push({ from: at, to: end, quote: text.slice(at + 1, end) })
    at = end
  }
  return spans
}

const wordsIn = (text: string): string[] => text.match(/[\p{L}\p{M}]+(?:['’][\p{L}]+)?/gu) ?? []

/** So much of a stretch must meet a line for it to be that line, misspelt or not: measured on the guide's own prose. */
const LINE = { score: 19, share: 0.8, stretch: 14 }
const CHUNK = 64

/** A stretch of the text sounds like a line of either scripture, exact or nearly so, in any script. */
export function soundsLikeLine(sentence: string): boolean {
  const sounds = soundsOf(sentence)
    .map(({ sound }) => sound)
    .join('')
  for (let from = 0; from < sounds.length; from += CHUNK / 2) {
    const chunk = sounds.slice(from, from + CHUNK)
    if (chunk.length < LINE.stretch) break
    for (const tradition of ['sikh', 'hindu'] as const) {
      for (const { at } of linesLike(tradition, chunk, 3)) {
        const met = align(chunk, soundAt(tradition, at))
        const stretch = chunk.slice(met.from, met.to)
        if (stretch.length < LINE.stretch || met.score < LINE.score) continue
        if (met.score / worthOfAll(stretch) >= LINE.share) return true
      }
    }
  }
  return false
}

const vocabulary = new Set(
  [...CORPUS.sikh, ...CORPUS.hindu].flatMap(({ rendering, teaching }) =>
    tokenise(`${rendering.english} ${teaching.english}`).map(({ stem }) => stem),
  ),
)
for (const { stem } of tokenise(
  `breath breathe minute phone cup tea walk evening morning tonight today tomorrow boss office exam marks kitchen message
   write paper pen letter school college salary loan rent doctor nurse call talk tell wait pause slow sit stand drink water
   window door kids child children husband wife mother father shout raise voice angry upset regret sorry apologise practice
   small step week month year job interview friend neighbour brother sister feel feeling hurt hard heavy tired worry`,
))
  vocabulary.add(stem)

const FUNCTION_WORD: Readonly<Record<'punjabi' | 'hindi', RegExp>> = {
  punjabi:
    /^(?:ਹੈ|ਹਨ|ਹੋ|ਹਾਂ|ਸੀ|ਸਨ|ਦਾ|ਦੀ|ਦੇ|ਦੀਆਂ|ਨੂੰ|ਵਿੱਚ|ਵਿਚ|ਤੋਂ|ਨਾਲ|ਤੇ|ਉੱਤੇ|ਅਤੇ|ਪਰ|ਤਾਂ|ਵੀ|ਹੀ|ਨੇ|ਲਈ|ਕੋਲ|ਇਹ|ਉਹ|ਇਸ|ਉਸ|ਤੁਸੀਂ|ਤੁਹਾਡੇ|ਤੁਹਾਡਾ|ਤੁਹਾਡੀ|ਤੁਹਾਨੂੰ|ਆਪਣੇ|ਆਪਣੀ|ਆਪਣਾ|ਕਿ|ਜੋ|ਜੇ|ਕੋਈ|ਕੁਝ|ਨਹੀਂ|ਨਾ|ਅੱਜ|ਇੱਕ|ਫਿਰ|ਜਦੋਂ|ਬਹੁਤ|ਹੁੰਦਾ|ਹੁੰਦੀ|ਹੁੰਦੇ|ਰਿਹਾ|ਰਹੀ|ਰਹੇ|ਕਰੋ|ਲਓ|ਦਿਓ|ਬੈਠੋ|ਕਿਸੇ|ਜਿਸ|ਬਿਨਾਂ)$/u,
  hindi:
    /^(?:है|हैं|हो|हूँ|था|थी|थे|का|की|के|को|में|से|ने|पर|और|तो|भी|ही|यह|वह|इस|उस|आप|आपके|आपका|आपकी|आपको|अपने|अपनी|अपना|कि|जो|यदि|अगर|कोई|कुछ|नहीं|न|आज|एक|फिर|जब|बहुत|होता|होती|होते|रहा|रही|रहे|करें|कीजिए|लीजिए|दीजिए|बैठिए|किसी|जिस|लिए|बिना|साथ)$/u,
}
/** Spellings that only the old texts have: ਮਨਿ, ਨਾਮੁ, महि, कोय, क्रोधः. */
const OLD_WORD =
  /^(?:[\u0a00-\u0a7f]{2,}[ੁਿ](?<!(?:ਕਿ|ਹਾਲਾਂਕਿ|ਸ਼ਾਂਤਿ|ਬੁੱਧਿ))|ਮਹਿ|ਕਉ|ਸਿਉ|ਹਉ|ਮੋਹਿ|ਤਿਸੁ|ਕਰਹਿ|ਹੋਇ|ਹੋਵੈ|ਜਾਇ|ਪਾਵੈ|ਕੈ|ਜੈਸੇ|ਕਰੈ|ਮਿਲੈ|ਰਹੈ|ਕਹੈ|ਧਿਆਵੈ|ਗਾਵੈ|ਬਿਨੁ|ਜਪੈ|ਆਵੈ|ਤਜਿ|ਭਜੁ|ਰੇ|ਮਨਾ|[\u0a00-\u0a7f]{2,}ਵੈ|ਹੋਈਐ|ਪਾਈਐ|[\u0a00-\u0a7f]{2,}ਈਐ|कोय|होय|जाय|सोय|रोय|मोहि|तोहि|महि|नहिं|बिनु|कहै|करै|रहै|होवै|पावै|मिलै|जपै|आवै|गावै|ध्यावै|मिलिया|देखन|भजु|तजि|सुमिरि|रे|मना|कहत|जासु|तासु|ताको|जाको|कउ|[\u0900-\u097f]{2,}(?:ः|्|ेन|स्य|ाय|ेषु|ेभ्यः|न्ति|ति|ते|म्|त्वा|स्व|ोऽपि|ानां|स्मिन्)|[\u0900-\u097f]{2,}[^ा-ौ]ं|मा|हि|च|तु|वै|खलु|कुरु|भव|त्वं|अहं|मम|तव|मां|[\u0900-\u097f]+[ीा]जै|[\u0900-\u097f]+जै|राखो|सोई|बावरे|करत|कहूँ|भयो|गयो|[\u0900-\u097f]+[ाआ]वे|आवे|तिमिर|लागे|दीजो|[\u0900-\u097f]{2,}हिं)$/u
/** Hindi words that end as Sanskrit ones do. */
const NEW_WORD =
  /^(?:शांति|शान्ति|भक्ति|शक्ति|मुक्ति|प्रीति|स्थिति|गति|मति|रीति|नीति|प्रति|व्यक्ति|परिस्थिति|अर्थात्|अनुभूति|स्वीकृति|स्मृति|प्रकृति|वृत्ति|संगति|कृति|जाति|सहमति|अनुमति|राशि|उपाय|समय|न्याय|अन्याय|विषय|हृदय|उदय|निर्णय|संशय|भय|अतः|प्रायः|पुनः|दुःख|अंततः|संभवतः|आपस|अवश्य|रहस्य|होते|करते|रहते|सकते|कहते|देते|लेते|चाहते|आते|जाते|पाते|देखते|समझते|जानते|बोलते|सोचते|बनते|मिलते|लगते|चलते|रखते|सुनते|वास्ते|रास्ते|रिश्ते|नाते|भविष्य|सत्य|मनुष्य|वाक्य|कार्य|धैर्य|स्वास्थ्य|मूल्य|[\u0900-\u097f]+ते|[\u0900-\u097f]+(?:हीं|यों|ओं|ाँ|ों|ें|में)|नहीं|कहीं|यहीं|वहीं|क्यों|हाँ|यहाँ|अहं|अतिथि|पति|कर्तव्य|सामर्थ्य|सौभाग्य|भाग्य|राज्य|उद्देश्य|लक्ष्य|शिष्य|हास्य|वैराग्य|आरोग्य|तात्पर्य|तथ्य|मध्य|दृश्य|मौन|स्वयं|एवं|परंतु|किंतु|क्षति|उन्नति|प्रगति|सम्मति|दंपति|संपत्ति|विपत्ति|आपत्ति|तृप्ति|प्राप्ति|समाप्ति|मूर्ति|कीर्ति|स्फूर्ति|पूर्ति|सृष्टि|दृष्टि)$/u

/** A line of old Punjabi, of Braj or of Sanskrit: it has the old spellings, or none of the little words of today. */
function isOldTongue(sentence: string, language: Language): boolean {
  const words = wordsIn(sentence)
  if (language === 'english' || words.length < 4) return false
  const old = words.filter((word) => OLD_WORD.test(word) && !NEW_WORD.test(word)).length
  const small = words.filter((word) => FUNCTION_WORD[language].test(word)).length
  return old / words.length >= 0.3 || (old >= 2 && small / words.length < 0.3) || (words.length >= 5 && small === 0)
}

const FEW = new Set(
  `the a an of to in is it and or not be are was as at by do for from have if on so that this with you your me my we our
   when what who how no yes but can let may will one all any more than then them they their he his her she him its out up
   there here too very just only even each every some such own been has had were would could should`.split(/\s+/),
)
const IAST = /[āīūṛṝḷṃṁṇñṅśṣṭḍḥĀĪŪṚṢŚṬḌ]/u

/** Punjabi, Hindi or Sanskrit in Latin letters inside an English answer. */
function isTransliterated(sentence: string): boolean {
  const words = wordsIn(sentence)
  if (words.filter((word) => IAST.test(word)).length >= 2) return true
  let [run, length] = [0, 0]
  for (const token of tokenise(sentence)) {
    // 'the', 'is' end a stretch; a name or a rare word does not make one
    run = FEW.has(token.text) || vocabulary.has(token.stem) || /ing$|ly$/.test(token.text) ? 0 : run + 1
    length = run === 0 ? 0 : length + token.text.length
    if (run >= 4 || (run >= 3 && length >= 24)) return true
  }
  return words.length >= 4 && (isRoman(sentence) || (!words.some((word) => FEW.has(word.toLowerCase())) && run >= 3))
}

/** Two halves that end alike: 'a flood at night, a boat of light'. */
function isRhyme(sentence: string): boolean {
  const ends = sentence
    .split(/[,;]\s|\s[/|]\s|[–—]/u)
    .map(wordsIn)
    .filter((words) => words.length >= 4 && words.length <= 11)
    .map((words) => (words.at(-1) ?? '').toLowerCase())
  return ends.some((end, at) => {
    const next = ends[at + 1]
    if (next === undefined || end === next || Math.min(end.length, next.length) < 3) return false
    return end.slice(-3) === next.slice(-3) && !/^(?:ing|ion|ely|ted|sed|ਦਾ|ਦੀ)$/u.test(end.slice(-3))
  })
}

const isShort = (line: string): boolean => wordsIn(line).length <= 12

/** Lines broken as a poem breaks them. */
function isPoem(paragraph: string): boolean {
  const rows = paragraph
    .split(/\n| \/ | \| /u)
    .map((row) => row.trim())
    .filter((row) => wordsIn(row).length > 0)
  if (rows.length < 2 || !rows.every(isShort)) return false
  const open = rows.slice(0, -1).filter((row) => !/[.?!।:]["”’»]?$/u.test(row)).length
  return open > 0 || rows.length >= 3
}

const UNVERIFIED_UNIT =
  /(?<![\p{L}\p{M}])(?:angs?|chapters?|verses?|shlokas?|slokas?|pauris?|ashtpadis?|astpadis?|saloks?|shabads?|ghazals?|adhyays?|adhyayas?|panna|ਅੰਗ|ਪੰਨਾ|ਪੰਨੇ|ਅਧਿਆਇ|ਸ਼ਲੋਕ|ਸਲੋਕ|ਪਉੜੀ|ਅਸਟਪਦੀ|ਅਸ਼ਟਪਦੀ|ਸ਼ਬਦ|अंग|पन्ना|पन्ने|पृष्ठ|अध्याय|श्लोक|पउड़ी|पौड़ी|अष्टपदी|शबद|मंत्र)(?![\p{L}\p{M}])/iu
const NUMBER_WORD =
  /(?<![\p{L}\p{M}])(?:\d+|[०-९੦-੯]+|[ivxlc]{2,}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|\w+teenth|\w+tieth|last|ਦੋ|ਤਿੰਨ|ਚਾਰ|ਪੰਜ|ਛੇ|ਸੱਤ|ਅੱਠ|ਨੌਂ|ਦਸ|ਗਿਆਰਾਂ|ਬਾਰਾਂ|ਤੇਰਾਂ|ਚੌਦਾਂ|ਪੰਦਰਾਂ|ਸੋਲਾਂ|ਸਤਾਰਾਂ|ਅਠਾਰਾਂ|ਵੀਹ|ਤੀਹ|ਚਾਲੀ|ਪੰਜਾਹ|ਸੱਠ|ਸੱਤਰ|ਅੱਸੀ|ਨੱਬੇ|ਸੌ|ਹਜ਼ਾਰ|ਪਹਿਲੇ|ਪਹਿਲਾ|ਪਹਿਲੀ|ਦੂਜੇ|ਦੂਜਾ|ਦੂਜੀ|ਤੀਜੇ|ਤੀਜੀ|ਚੌਥੇ|ਚੌਥੀ|ਪੰਜਵੇਂ|ਪੰਜਵੀਂ|[\u0a00-\u0a7f]{2,}ਵੇਂ|[\u0a00-\u0a7f]{2,}ਵੀਂ|दो|तीन|चार|पाँच|पांच|छह|छः|सात|आठ|नौ|दस|ग्यारह|बारह|तेरह|चौदह|पंद्रह|सोलह|सत्रह|अठारह|उन्नीस|बीस|तीस|चालीस|पचास|साठ|सत्तर|अस्सी|नब्बे|सौ|हज़ार|पहले|पहला|दूसरे|दूसरा|तीसरे|चौथे|पाँचवें|छठे|[\u0900-\u097f]{2,}(?:वें|वाँ|वां|हवें))(?![\p{L}\p{M}])/iu
/** '2 47', 'Gita two forty-seven': a book and a number beside it. */
const BOOK_AND_NUMBER =
  /(?:gita|geeta|bg|granth(?: sahib)?(?: ji)?|sggs|japji(?: sahib)?|sukhmani(?: sahib)?|anand sahib|rehras|jaap sahib|ਗੀਤਾ|ਗ੍ਰੰਥ ਸਾਹਿਬ(?: ਜੀ)?|ਜਪੁ?ਜੀ(?: ਸਾਹਿਬ)?|ਸੁਖਮਨੀ(?: ਸਾਹਿਬ)?|गीता|ग्रंथ साहिब(?: जी)?|जपुजी(?: साहिब)?|सुखमनी(?: साहिब)?)[\s,]{1,2}(?:\S+[\s,]+){0,2}?(?=(?:\d|[०-९੦-੯]|two |three |four |five |six |seven |eight |nine |ten |eleven |twelve |thirteen |fourteen |fifteen |sixteen |seventeen |eighteen |ਦੋ |ਤਿੰਨ |ਚਾਰ |ਪੰਜ |ਛੇ |ਸੱਤ |ਅੱਠ |दो |तीन |चार |पाँच |छह |सात |आठ |नौ |दस ))/iu

/** A place that was not offered, in digits or in words. */
function isPlace(sentence: string, offered: readonly Verse[]): boolean {
  const named = placesNamed(sentence)
  const known = (place: string) => offered.some(({ reference }) => reference === place)
  if (named.length > 0) return !named.every(known)
  const counted = countedIn(plainPlaces(sentence), true)
  if (counted.chapter !== undefined && counted.verse !== undefined) {
    return !known(`Bhagavad Gita ${counted.chapter.value}.${counted.verse.value}`)
  }
  if (BOOK_AND_NUMBER.test(sentence)) return true
  // 'read one shabad', 'the first verse that you remember' are no places; a number beside the unit is
  const at = UNVERIFIED_UNIT.exec(sentence)
  if (at === null) return false
  const words = sentence.split(/\s+/)
  return words.some((word, i) => {
    if (!UNVERIFIED_UNIT.test(word)) return false
    const round = words.slice(Math.max(0, i - 3), i + 4).filter((other) => other !== word)
    return round.some((other) => NUMBER_WORD.test(` ${other.replace(/[^\p{L}\p{M}\p{N}]/gu, ' ')} `))
  })
}

/** Marks that set words apart as somebody else's become quotation marks, before they are taken away as markup. */
const setApart = (text: string): string =>
  text
    .replace(/<think>[\s\S]*?(?:<\/think>|$)/gi, '')
    .replace(/```\w*\n?([\s\S]*?)(?:```|$)/g, '“$1”')
    .replace(
      /<(i|em|q|cite|blockquote|pre|code|poem|verse|quote|u|s|small|mark)\b[^>]*>([\s\S]*?)(?:<\/\1>|$)/gi,
      '“$2”',
    )
    .replace(/^[ \t]*>[ \t]?(?=[^\n]*[A-Za-z])(.*)$/gm, '“$1”')
    .replace(/^(?: {4,}|\t+)(?=\S)(.*)$/gm, '“$1”')
    .replace(/(?<![*_\p{L}\p{M}\p{N}])([*_~])(?![*_\s~])([^*_~\n]{6,}?)(?<!\s)\1(?![*_~\p{L}\p{M}\p{N}])/gu, '“$2”')

type Piece = { readonly kept: string } | { readonly sentences: readonly string[]; readonly poem: boolean }

const isMarker = (paragraph: string): boolean => /^\[\[\s*[a-z0-9-]+\s*\]\]$/i.test(paragraph)

/** The sentences of a paragraph with what may not stand: quotations, songs, old tongues, places. */
function sieve(paragraph: string, over: Over, quotesNext: boolean): string[] {
  const { language, offered, question } = over
  const spans = quotedSpans(paragraph).filter(({ quote }) => {
    const words = wordsIn(quote)
    // the seeker's own words may be said back to them
    if (words.length <= SHORT_QUOTE) return false
    return !normalise(question).includes(normalise(quote).trim())
  })
  const sentences = sentencesAt(paragraph)
  const kept: string[] = []
  let singing = false
  for (const [at, { text, from, to }] of sentences.entries()) {
    const last = at === sentences.length - 1
    if (songAhead(text)) {
      // what follows an announced song is the song
      singing = true
      continue
    }
    if (singing) continue
    if (spans.some((span) => span.from < to && span.to > from)) continue
    if (sacredSaying(text) && !(last && quotesNext)) continue
    if (archaicIn(text) || isUnsound(text) || isPlace(text, offered) || isOldTongue(text, language)) continue
    if (language === 'english' && isTransliterated(text)) continue
    if (/\S\s+[/|]\s+\S/u.test(text) || isRhyme(text) || soundsLikeLine(text)) continue
    kept.push(text)
  }
  return kept
}

function sentencesAt(paragraph: string): { text: string; from: number; to: number }[] {
  let from = 0
  return paragraph
    .split(SENTENCE)
    .filter((text) => text.trim() !== '')
    .map((text) => {
      const at = paragraph.indexOf(text, from)
      from = at + text.length
      return { text: text.trim(), from: at, to: from }
    })
}

/** What makes a whole answer unfit, in one paragraph of it. */
function isUnfit(paragraph: string): boolean {
  if (divineIn(paragraph) || forbiddenIn(paragraph) || isAddressed(paragraph)) return true
  const sentences = sentencesAt(paragraph.replace(/\s*\n\s*/g, ' '))
  if (sentences.some(({ text }) => isDangerous(text) || isContempt(text))) return true
  const whole = paragraph.replace(/\s*\n\s*/g, ' ')
  return needIn(whole, [])?.certain === true && needIn(whole, [])?.kind !== 'loss'
}

/**
 * What a model wrote, without the sentences that may not be shown; null where the whole of it may not. Passages named by
 * their mark and blocks in the script of the text stay as they are: `checkDraft` reads them letter for letter.
 */
export function readOver(text: string, over: Over): string | null {
  if (OUTWARD.test(text) || NUMBER_TO_CALL.test(text) || SPELLED_DIGITS.test(text) || TO_MACHINE.test(text)) return null
  const plain = plainText(setApart(text)).normalize('NFC')
  const paragraphs = plain.split(/\n\s*\n/).flatMap(splitAtMarkers)
  const pieces = paragraphs.map((paragraph): Piece => {
    if (isMarker(paragraph) || isBlock(paragraph, over.language)) return { kept: paragraph }
    return { sentences: [paragraph], poem: isPoem(paragraph) }
  })
  const prose = pieces.flatMap((piece) => ('sentences' in piece ? piece.sentences : []))
  const all = prose.join(' ')
  if (all.length > MOST_CHARACTERS || DISGUISED.test(all) || isForeign(all, over.language)) return null
  if (isLoop(prose.flatMap((paragraph) => sentencesAt(paragraph.replace(/\s*\n\s*/g, ' ')).map((one) => one.text)))) {
    return null
  }
  // markup may have parted what belongs together: the whole is read too
  if (prose.some(isUnfit)) return null
  const out: string[] = []
  let [count, characters] = [0, 0]
  for (const [at, piece] of pieces.entries()) {
    if ('kept' in piece) {
      out.push(piece.kept)
      continue
    }
    if (piece.poem) continue
    const before = pieces[at - 1]
    const [paragraph = ''] = piece.sentences
    // a colon that waits for a quotation which was none
    const opened = before !== undefined && 'sentences' in before && songAhead(before.sentences[0] ?? '', true)
    if (opened) continue
    const next = pieces[at + 1]
    const kept = sieve(paragraph.replace(/\s*\n\s*/g, ' '), over, next !== undefined && 'kept' in next)
    if (kept.length === 0) continue
    count += kept.length
    characters += kept.join(' ').length
    out.push(kept.join(' '))
  }
  if (count < LEAST.sentences || characters < LEAST.characters) return null
  return out.join('\n\n')
}

let isReady = false
/** Has its patterns made before the first answer waits for them: about two seconds, once. */
export function readyToRead(): void {
  if (isReady) return
  isReady = true
  const over = { question: '', offered: [], tradition: 'sikh' } as const
  readOver('The morning is quiet here. A short walk helps the mind to settle again.', { ...over, language: 'english' })
  readOver('ਸਵੇਰ ਦਾ ਵੇਲਾ ਸ਼ਾਂਤ ਹੈ। ਥੋੜ੍ਹਾ ਤੁਰਨ ਨਾਲ ਮਨ ਹੌਲਾ ਹੋ ਜਾਂਦਾ ਹੈ।', { ...over, language: 'punjabi' })
  readOver('सुबह का समय शांत है। थोड़ा टहलने से मन हल्का हो जाता है।', { ...over, language: 'hindi' })
}
