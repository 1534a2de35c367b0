import { expect, test } from 'vitest'
import { CARE_KINDS, type CareKind, HELP_LINES } from '../helplines.ts'
import { helpFor } from './help.ts'
import { answerToTap, BRIDGE, FIRST_AID, HELP, HELP_TAPS, LIKELY, STAY, type Words } from './helpTexts.ts'
import type { Need } from './need.ts'

// D46, by WHO's guidance for media (2023) and the Samaritans' guidelines: what no text in danger says, and what each one does.

const LANGUAGES = ['english', 'punjabi', 'hindi'] as const
type Language = (typeof LANGUAGES)[number]
type Named = { readonly name: string; readonly language: Language; readonly text: string }

const inEach = (name: string, words: Words): Named[] =>
  LANGUAGES.map((language) => ({ name, language, text: words[language] }))
const inTable = (table: object): Named[] =>
  Object.entries(table).flatMap(([key, words]: [string, Words | readonly Words[]]) =>
    (Array.isArray(words) ? words : [words]).flatMap((one: Words, at) => inEach(`${key} ${at}`, one)),
  )

const firstAid = Object.entries(FIRST_AID).flatMap(([what, { self, helper }]) => [
  ...inEach(`${what}/self`, self),
  ...inEach(`${what}/helper`, helper),
])
const help = inTable(HELP)
const likely = inTable(LIKELY)
const taps = Object.entries(HELP_TAPS).flatMap(([kind, list]) =>
  list.flatMap(({ say, answer }) => [...inEach(`tap ${kind}`, say), ...inEach(`answer ${kind}`, answer)]),
)
const answers = taps.filter(({ name }) => name.startsWith('answer'))
const notFirstAid = [...help, ...likely, ...inEach('stay', STAY), ...inTable(BRIDGE), ...taps]
const all = [...firstAid, ...notFirstAid]

/** Names of the texts that a claim does not hold of. */
const unless = (texts: readonly Named[], holds: (one: Named) => boolean): string[] =>
  texts.filter((one) => !holds(one)).map(({ name, language, text }) => `${name} ${language}: ${text}`)

/** Indic vowel signs are no word boundary to `\b`. */
const word = (source: string): RegExp => new RegExp(`(?<![\\p{L}\\p{M}])(?:${source})(?![\\p{L}\\p{M}])`, 'iu')

const MEANS: Readonly<Record<Language, RegExp>> = {
  english: word(
    'tablets?|pills?|poison\\w*|blades?|kni(?:fe|ves)|ropes?|nooses?|guns?|weapons?|sprays?|pesticides?|acid|petrol|kerosene|roofs?|bridges?|canals?|rivers?|tracks?|rails?|trains?|hang(?:s|ed|ing)|overdose\\w*|cut(?:s|ting)?|jump\\w*|drown\\w*|burn\\w*|strangl\\w*|kitchen',
  ),
  punjabi: word(
    'ਗੋਲੀ|ਗੋਲੀਆਂ|ਜ਼ਹਿਰ|ਬਲੇਡ|ਚਾਕੂ|ਛੁਰੀ|ਰੱਸੀ|ਫਾਹਾ|ਫਾਹ|ਬੰਦੂਕ|ਹਥਿਆਰ|ਸਪਰੇਅ|ਤੇਜ਼ਾਬ|ਪੈਟਰੋਲ|ਛੱਤ|ਪੁਲ|ਨਹਿਰ|ਦਰਿਆ|ਖੂਹ|ਪਟੜੀ|ਰੇਲ|ਲਟਕਿਆ|ਛਾਲ|ਰਸੋਈ',
  ),
  hindi: word(
    'गोली|गोलियाँ|ज़हर|ब्लेड|चाकू|छुरी|रस्सी|फंदा|फाँसी|बंदूक|हथियार|कीटनाशक|तेज़ाब|पेट्रोल|छत|पुल|नहर|नदी|कुआँ|कुएँ|पटरी|रेल|लटका|छलाँग|रसोई',
  ),
}

test('no text but first aid names means or places of harm, and first aid lists none that was not told of', () => {
  expect(unless(notFirstAid, ({ language, text }) => !MEANS[language].test(text))).toEqual([])
  // 'means' and 'place' are whatever it was: the text cannot know which.
  const unknown = firstAid.filter(({ name }) => /^(?:means|place|attack)\//.test(name))
  expect(unless(unknown, ({ language, text }) => !MEANS[language].test(text))).toEqual([])
})

test('no text says of suicide what blames, or calls a death a success or a failure', () => {
  const blames =
    /commit|succe(?:ss|ed)|fail|attempt|selfish|coward|sin\b|ਪਾਪ|ਆਤਮ ?ਹੱਤਿਆ|ਕਾਇਰ|ਬੁਜ਼ਦਿਲ|पाप|आत्म ?हत्या|कायर|बुज़दिल/iu
  expect(unless(all, ({ text }) => !blames.test(text))).toEqual([])
})

const IF: Readonly<Record<Language, RegExp>> = { english: word('if'), punjabi: word('ਜੇ|ਜੇਕਰ'), hindi: word('अगर|यदि') }
const firstSentence = (text: string): string => text.split(/¦|[.।?](?=\s|$)/u)[0] ?? ''

test('where it is certain, the first sentence has a number, and no if', () => {
  const certain = [...firstAid, ...help.filter(({ name }) => name.endsWith(' 0'))]
  const numbered = ({ text }: Named) => /\{(?:emergency|talk|child|police)\}/.test(firstSentence(text))
  expect(unless(certain, numbered)).toEqual([])
  expect(unless(certain, ({ language, text }) => !IF[language].test(firstSentence(text)))).toEqual([])
  // Where it is only likely, the number still comes first.
  expect(unless(likely, numbered)).toEqual([])
})

const DO: Readonly<Record<Language, RegExp>> = {
  english:
    /(?:^|, |; |: |\band |\bthen |\btoday |\bdanger )(?:do not|call|ask|tell|say|let|go|stay|keep|write|take|touch|cover|lay|push|chew|look|drag|move|press|watch|breathe|rest|give|put|send|answer|begin|plan|speak|report|get|shout|lock|see|know|eat|offer|block)\b|\?$/iu,
  punjabi: /(?<![\p{L}\p{M}])(?!(?:ਜੋ|ਹੋ|ਦੋ|ਸੋ|ਕੋ|ਲੋ)(?![\p{L}\p{M}]))[\p{L}\p{M}]*(?:ੋ|ਓ|ਵੋ)(?![\p{L}\p{M}])|\?$/u,
  hindi: /(?<![\p{L}\p{M}])(?!(?:लिए|इसलिए|चाहिए)(?![\p{L}\p{M}]))[\p{L}\p{M}]+(?:ए|िए)(?![\p{L}\p{M}])|\?$/u,
}
const lastSentence = (text: string): string =>
  text
    .split(/¦|(?<=[.।?])\s/u)
    .at(-1)
    ?.trim() ?? ''

test('none ends without something to do, or a question', () => {
  const doing = ({ language, text }: Named) => DO[language].test(lastSentence(text))
  expect(unless([...help, ...likely, ...inEach('stay', STAY), ...firstAid, ...answers], doing)).toEqual([])
  // ... and it does not stand in a sentence that some countries leave out.
  expect(unless(all, ({ text }) => !/\{(?:women|children|cyber)\}/.test(lastSentence(text)))).toEqual([])
})

test('what is only for women says so', () => {
  const FOR = { english: /^For women:/, punjabi: /^ਔਰਤਾਂ ਲਈ:/, hindi: /^महिलाओं के लिए:/ }
  const offers = all.flatMap((one) => one.text.split('¦').map((text) => ({ ...one, text })))
  expect(
    unless(
      offers.filter(({ text }) => text.includes('{women}')),
      ({ language, text }) => FOR[language].test(text),
    ),
  ).toEqual([])
})

/** Of others, respectfully in the plural, and of things: a form that says nothing of the seeker. */
const OF_OTHERS = word('वे|लोग|उन्हें|जो|सभी|डॉक्टर|ਉਹ|ਲੋਕ|ਜੋ|साँस|दवाएँ|पैसे|तस्वीरें|धर्मग्रंथ')
/** A verb that takes the gender of whoever it is said to. */
const GENDERED: Readonly<Record<Language, RegExp>> = {
  english: word('he|him|his|himself|herself|she or he|he or she|her or him'),
  punjabi:
    /(?:ਦੇ|ਦੀ|ਰਹੇ|ਰਹੀ|ਲੱਗੇ|ਲੱਗੀ|ਵਾਲੇ|ਵਾਲੀ|ਸਕਦੇ|ਸਕਦੀ) ਹੋ(?= ਕਿ|[^\p{L}\p{M} ]|$| ਅਤੇ| ਤਾਂ)|(?:ਲੱਗਾ|ਲੱਗੀ|ਵਾਲਾ|ਵਾਲੀ) (?:ਸੀ|ਹਾਂ)|[ਾੀ] \/ /u,
  hindi: /(?:ते|ती|रहे|रही|सकते|सकती|पाते|पाती|वाले|वाली) (?:हैं|हो|थे|थीं)(?![\p{L}\p{M}])|(?:वाला|वाली) (?:हूँ|था|थी)|[ाी] \/ /u,
}
/** The one who harms may be anybody. */
const HE_WHO_HARMS = /ਬੰਦੇ|ਬੰਦਾ|(?:ਮਾਰਨ|ਡਰਾਉਣ|ਧਮਕਾਉਣ) ਵਾਲ|(?:मारने|डराने|धमकाने) वाल|आदमी|\bthat man\b|\bher husband\b/u

test('every text is true of any gender', () => {
  const clauses = all.flatMap((one) => one.text.split(/[¦,;:।?.]/u).map((text) => ({ ...one, text })))
  expect(unless(clauses, ({ language, text }) => OF_OTHERS.test(text) || !GENDERED[language].test(text))).toEqual([])
  expect(unless(all, ({ text }) => !HE_WHO_HARMS.test(text))).toEqual([])
})

const KEYS = [...Object.keys(HELP), ...CARE_KINDS.map((kind) => `${kind}/self`)]

test('with the numbers of any country, no sentence stumbles', () => {
  for (const key of KEYS) {
    const [kind, person] = key.split('/') as [CareKind, Need['person']]
    for (const country of [...Object.keys(HELP_LINES), 'DE']) {
      for (const language of LANGUAGES) {
        for (const certain of [true, false]) {
          const at = { language, tradition: 'sikh', country, said: () => false } as const
          const text = helpFor({ kind, person, certain }, at).paragraphs.join(' ')
          expect(text).not.toMatch(/[{}¦]|,[,;.:?]|\s[,;.]|\s{2}/)
        }
      }
    }
  }
})

test('every kind of need has two or three taps, short, in three languages, none twice', () => {
  const said = new Set<string>()
  for (const kind of CARE_KINDS) {
    const list = HELP_TAPS[kind]
    expect(list.length === 2 || list.length === 3, kind).toBe(true)
    for (const { say, answer } of list) {
      for (const language of LANGUAGES) {
        expect(say[language].length, say[language]).toBeLessThanOrEqual(60)
        expect(said).not.toContain(say[language])
        said.add(say[language])
        expect(answerToTap(` ${say[language]}\n`)).toEqual({ kind, words: answer })
        expect(say[language]).not.toMatch(/[{}¦]/)
        expect(answer[language].split('¦').length, answer[language]).toBeLessThanOrEqual(3)
      }
    }
  }
  expect(answerToTap('I am safe for now, thank you')).toBeNull()
  expect(answerToTap('')).toBeNull()
})
