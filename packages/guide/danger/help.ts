import { CORPUS, type Language, type Tradition, type Verse } from '../corpus.ts'
import { DEFAULT_COUNTRY, HELP_LINES, type HelpFor, type HelpLine } from '../helplines.ts'
import { hash } from '../normalise.ts'
import { type Danger, SAFE_VERSES } from '../safety.ts'
import type { Contempt } from './contempt.ts'
import { EMERGENCIES, type Emergency } from './emergency.ts'
import { BRIDGE, FIRST_AID, HELP, LIKELY, STAY, type Words } from './helpTexts.ts'
import type { Need } from './need.ts'

export type At = {
  readonly language: Language
  readonly tradition: Tradition
  /** ISO 3166 alpha-2; undefined means India (D36) */
  readonly country?: string
  /** what this conversation has heard already */
  readonly said: (text: string) => boolean
  /** where the language of the message is unsure: the first paragraph once more in this one (D32) */
  readonly beside?: Language
  /** what chooses among verses that fit alike: the message, so that one person sees the same again */
  readonly seed?: string
}

export type Answered = { readonly paragraphs: string[]; readonly verse: Verse | null }

const LOCAL_NUMBER: Words = {
  english: 'your local emergency number',
  punjabi: 'ਆਪਣੇ ਇਲਾਕੇ ਦੇ ਐਮਰਜੈਂਸੀ ਨੰਬਰ',
  hindi: 'अपने यहाँ के आपातकालीन नंबर',
}
const SOME_HELPLINE: Words = {
  english: 'the helpline for your country on findahelpline.com, or your local emergency number,',
  punjabi: 'findahelpline.com ਤੋਂ ਆਪਣੇ ਦੇਸ਼ ਦਾ ਨੰਬਰ ਲੈ ਕੇ, ਜਾਂ ਆਪਣੇ ਇਲਾਕੇ ਦੇ ਐਮਰਜੈਂਸੀ ਨੰਬਰ ਉੱਤੇ,',
  hindi: 'findahelpline.com से अपने देश का नंबर लेकर, या अपने यहाँ के आपातकालीन नंबर पर,',
}

/** 'Tele-MANAS on 14416', 'ਟੈਲੀ-ਮਾਨਸ (Tele-MANAS) ਨੂੰ 14416 ਉੱਤੇ'. */
function named({ name, number }: HelpLine, language: Language): string {
  const own = name[language]
  const bare = own.includes(number)
  if (language === 'punjabi') return bare ? `${own} ਉੱਤੇ` : `${own} ਨੂੰ ${number} ਉੱਤੇ`
  if (language === 'hindi') return bare ? `${own} पर` : `${own} को ${number} पर`
  const called = /^(Women|Cyber)/.test(own) ? `the ${own[0]?.toLowerCase()}${own.slice(1)}` : own
  return bare ? (called === number ? called : `the ${called}`) : `${called} on ${number}`
}

const onNumber = (number: string, language: Language): string =>
  language === 'punjabi' ? `${number} ਉੱਤੇ` : language === 'hindi' ? `${number} पर` : number

/** Puts the country's numbers into a text; a sentence on a line that the country has not is left out. */
function numbered(words: Words, language: Language, country: string | undefined): string {
  const lines = HELP_LINES[country ?? DEFAULT_COUNTRY] ?? []
  const line = (what: HelpFor) => lines.find((one) => one.for === what)
  const emergency = line('emergency')?.number ?? LOCAL_NUMBER[language]
  const talk = line('talk')
  const slot = (what: HelpFor) => {
    const one = line(what)
    return one === undefined ? undefined : named(one, language)
  }
  const slots: Record<string, string | undefined> = {
    emergency,
    talk: talk === undefined ? SOME_HELPLINE[language] : named(talk, language),
    women: slot('women'),
    cyber: slot('cyber'),
    children: slot('children'),
    child: slot('children') ?? onNumber(emergency, language),
    police: slot('cyber') ?? onNumber(emergency, language),
  }
  return words[language]
    .split('¦')
    .filter((sentence) => [...sentence.matchAll(/\{(\w+)\}/g)].every(([, key = '']) => slots[key] !== undefined))
    .map((sentence) => sentence.replace(/\{(\w+)\}/g, (_, key: string) => slots[key] ?? ''))
    .join(' ')
}

/** Which hand-picked verses may stand after help; none for a body in danger, a child, blackmail. */
const VERSES_OF: Readonly<Partial<Record<Need['kind'], Danger>>> = {
  selfHarm: 'selfHarm',
  concern: 'concern',
  loss: 'loss',
  violence: 'abuse',
  harm: 'harm',
  eating: 'selfHarm',
}

function safeVerse(ids: readonly string[], { tradition, language, said, seed = '' }: At): Verse | null {
  const verses = ids.flatMap((id) => CORPUS[tradition].filter((verse) => verse.id === id))
  const unsaid = verses.filter((verse) => !said(verse.teaching[language]))
  return unsaid[hash(seed) % Math.max(1, unsaid.length)] ?? verses[0] ?? null
}

const isEmergency = (what: string | undefined): what is Emergency => EMERGENCIES.some((one) => one === what)

/** What was tried against oneself: after first aid, a word to stay. */
const BY_ONESELF: readonly Emergency[] = ['overdose', 'poison', 'bleeding', 'place', 'means']

function textsFor(need: Need): readonly Words[] {
  const likely = need.certain ? undefined : (LIKELY[`${need.kind}/${need.person}`] ?? LIKELY[need.kind])
  if (likely !== undefined) return [likely]
  if (need.kind === 'emergency') {
    const what = isEmergency(need.what) ? need.what : 'unconscious'
    const self = need.person === 'self'
    return [FIRST_AID[what][self ? 'self' : 'helper'], ...(self && BY_ONESELF.includes(what) ? [STAY] : [])]
  }
  const texts = HELP[`${need.kind}/${need.person}`] ?? HELP[`${need.kind}/self`] ?? HELP[`${need.kind}/helper`]
  return texts ?? (need.kind === 'child' ? HELP['child/child'] : HELP['harm/doer']) ?? []
}

/**
 * What is said to a need: paragraphs, the first sentence with the number and what to do now, and a verse where one fits.
 * The first paragraph is said again however often it was said; the others only once.
 */
export function helpFor(need: Need, at: At): Answered {
  const { language, country, said, beside } = at
  const [first, ...rest] = textsFor(need)
  if (first === undefined) return { paragraphs: [], verse: null }
  const ids = VERSES_OF[need.kind]
  const verse = ids === undefined || !need.certain ? null : safeVerse(SAFE_VERSES[ids], at)
  const bridge = verse === null ? undefined : BRIDGE[need.kind]
  const paragraphs = [
    numbered(first, language, country),
    ...(beside === undefined || beside === language ? [] : [numbered(first, beside, country)]),
    ...rest.map((words) => numbered(words, language, country)).filter((text) => !said(text)),
    ...(bridge === undefined ? [] : [numbered(bridge, language, country)]),
  ]
  return { paragraphs, verse }
}

const STAND: Readonly<
  Record<Contempt, Readonly<Record<Tradition, { readonly words: Words; readonly verses: readonly string[] }>>>
> = {
  caste: {
    sikh: {
      words: {
        english:
          'No: nobody is low by birth. Gurbani asks for no one’s caste; it says that one Light is in all, and Guru Nanak Dev Ji sets himself beside those who are called lowest. All sit in one pangat and eat the same langar.',
        punjabi:
          'ਨਹੀਂ, ਜਨਮ ਕਰਕੇ ਕੋਈ ਨੀਵਾਂ ਨਹੀਂ ਹੁੰਦਾ। ਗੁਰਬਾਣੀ ਕਿਸੇ ਦੀ ਜਾਤ ਨਹੀਂ ਪੁੱਛਦੀ; ਸਾਰਿਆਂ ਵਿੱਚ ਇੱਕੋ ਜੋਤ ਹੈ, ਅਤੇ ਗੁਰੂ ਨਾਨਕ ਦੇਵ ਜੀ ਉਹਨਾਂ ਦੇ ਨਾਲ ਖੜ੍ਹਦੇ ਹਨ ਜਿਨ੍ਹਾਂ ਨੂੰ ਲੋਕ ਨੀਵਾਂ ਆਖਦੇ ਹਨ। ਇੱਕੋ ਪੰਗਤ ਵਿੱਚ ਸਾਰੇ ਇੱਕੋ ਲੰਗਰ ਛਕਦੇ ਹਨ।',
        hindi:
          'नहीं, जन्म से कोई नीचा नहीं होता। गुरबाणी किसी की जाति नहीं पूछती; सबमें एक ही ज्योति है, और गुरु नानक देव जी उनके साथ खड़े होते हैं जिन्हें लोग नीचा कहते हैं। एक ही पंगत में सब एक ही लंगर खाते हैं।',
      },
      verses: ['sggs-1349-19', 'sggs-1330-8', 'sggs-15-8'],
    },
    hindu: {
      words: {
        english:
          'No: nobody is low by birth. The Gita says that the same Lord dwells alike in every being, and calls seeing only those who see this. Whoever looks down on a person for their birth looks past the One who lives in them.',
        punjabi:
          'ਨਹੀਂ, ਜਨਮ ਕਰਕੇ ਕੋਈ ਨੀਵਾਂ ਨਹੀਂ ਹੁੰਦਾ। ਭਗਵਦ ਗੀਤਾ ਆਖਦੀ ਹੈ ਕਿ ਇੱਕੋ ਪਰਮੇਸ਼ਵਰ ਸਾਰੇ ਜੀਵਾਂ ਵਿੱਚ ਇੱਕੋ ਜਿਹਾ ਵੱਸਦਾ ਹੈ, ਅਤੇ ਜੋ ਇਹ ਵੇਖਦਾ ਹੈ, ਉਹੀ ਠੀਕ ਵੇਖਦਾ ਹੈ।',
        hindi:
          'नहीं, जन्म से कोई नीचा नहीं होता। भगवद्गीता कहती है कि एक ही परमेश्वर सब प्राणियों में समान रूप से बसते हैं, और जो यह देखता है, वही ठीक देखता है।',
      },
      verses: ['gita-13-28', 'gita-9-29'],
    },
  },
  women: {
    sikh: {
      words: {
        english:
          'No: a woman is below nobody. Guru Nanak Dev Ji asks how she can be called low of whom everybody is born, and no verse makes one person the servant of another.',
        punjabi:
          'ਨਹੀਂ, ਔਰਤ ਕਿਸੇ ਤੋਂ ਨੀਵੀਂ ਨਹੀਂ। ਗੁਰੂ ਨਾਨਕ ਦੇਵ ਜੀ ਪੁੱਛਦੇ ਹਨ ਕਿ ਜਿਸ ਤੋਂ ਸਾਰੇ ਜਨਮ ਲੈਂਦੇ ਹਨ, ਉਸ ਨੂੰ ਮਾੜਾ ਕਿਉਂ ਆਖੀਏ। ਕੋਈ ਵੀ ਤੁਕ ਇੱਕ ਨੂੰ ਦੂਜੇ ਦੀ ਦਾਸੀ ਨਹੀਂ ਬਣਾਉਂਦੀ।',
        hindi:
          'नहीं, स्त्री किसी से नीची नहीं है। गुरु नानक देव जी पूछते हैं कि जिससे सब जन्म लेते हैं, उसे बुरा क्यों कहें। कोई भी तुक एक को दूसरे की दासी नहीं बनाती।',
      },
      verses: ['sggs-473-8', 'sggs-1349-19'],
    },
    hindu: {
      words: {
        english:
          'No: a woman is below nobody. Shri Krishna says that He is the same toward all beings and that none is hateful to Him; what He holds equal nobody may hold low.',
        punjabi:
          'ਨਹੀਂ, ਔਰਤ ਕਿਸੇ ਤੋਂ ਨੀਵੀਂ ਨਹੀਂ। ਸ੍ਰੀ ਕ੍ਰਿਸ਼ਨ ਆਖਦੇ ਹਨ ਕਿ ਉਹ ਸਾਰੇ ਜੀਵਾਂ ਲਈ ਇੱਕੋ ਜਿਹੇ ਹਨ, ਅਤੇ ਕੋਈ ਉਹਨਾਂ ਨੂੰ ਅਣਭਾਉਂਦਾ ਨਹੀਂ; ਫਿਰ ਕਿਸੇ ਨੂੰ ਨੀਵਾਂ ਸਮਝਣ ਦਾ ਹੱਕ ਕਿਸੇ ਨੂੰ ਨਹੀਂ।',
        hindi:
          'नहीं, स्त्री किसी से नीची नहीं है। श्री कृष्ण कहते हैं कि वे सब प्राणियों के लिए समान हैं, और कोई उन्हें अप्रिय नहीं; फिर किसी को नीचा समझने का अधिकार किसी को नहीं।',
      },
      verses: ['gita-9-29', 'gita-13-28'],
    },
  },
  faith: {
    sikh: {
      words: {
        english:
          'No: nobody is less for the faith they were born into. Sri Guru Granth Sahib Ji holds the words of Bhagats and Sheikhs side by side, and says that the whole world rose from one Light: then who is good, and who is bad?',
        punjabi:
          'ਨਹੀਂ, ਆਪਣੇ ਧਰਮ ਕਰਕੇ ਕੋਈ ਘੱਟ ਨਹੀਂ ਹੁੰਦਾ। ਸ੍ਰੀ ਗੁਰੂ ਗ੍ਰੰਥ ਸਾਹਿਬ ਜੀ ਵਿੱਚ ਭਗਤਾਂ ਅਤੇ ਸ਼ੇਖ਼ ਫ਼ਰੀਦ ਜੀ ਦੀ ਬਾਣੀ ਇਕੱਠੀ ਬਿਰਾਜਮਾਨ ਹੈ; ਇੱਕੋ ਨੂਰ ਤੋਂ ਸਾਰਾ ਜਗਤ ਉਪਜਿਆ, ਫਿਰ ਕੌਣ ਚੰਗਾ ਅਤੇ ਕੌਣ ਮੰਦਾ?',
        hindi:
          'नहीं, अपने धर्म के कारण कोई कम नहीं होता। श्री गुरु ग्रंथ साहिब जी में भगतों और शेख़ फ़रीद जी की बाणी साथ-साथ विराजमान है; एक ही नूर से सारा जगत उपजा, फिर कौन भला और कौन बुरा?',
      },
      verses: ['sggs-1349-19', 'sggs-1128-2', 'sggs-1299-13'],
    },
    hindu: {
      words: {
        english:
          'No: nobody is less for the faith they hold. Shri Krishna says that whatever form a devotee worships with faith, that very faith He makes steady; and to hate no being is what He asks of His own.',
        punjabi:
          'ਨਹੀਂ, ਆਪਣੇ ਧਰਮ ਕਰਕੇ ਕੋਈ ਘੱਟ ਨਹੀਂ ਹੁੰਦਾ। ਸ੍ਰੀ ਕ੍ਰਿਸ਼ਨ ਆਖਦੇ ਹਨ ਕਿ ਜੋ ਭਗਤ ਜਿਸ ਰੂਪ ਨੂੰ ਸ਼ਰਧਾ ਨਾਲ ਪੂਜਦਾ ਹੈ, ਉਸ ਦੀ ਉਹੀ ਸ਼ਰਧਾ ਉਹ ਪੱਕੀ ਕਰਦੇ ਹਨ; ਅਤੇ ਆਪਣਿਆਂ ਤੋਂ ਉਹ ਇਹੀ ਚਾਹੁੰਦੇ ਹਨ ਕਿ ਕਿਸੇ ਜੀਵ ਨਾਲ ਵੈਰ ਨਾ ਹੋਵੇ।',
        hindi:
          'नहीं, अपने धर्म के कारण कोई कम नहीं होता। श्री कृष्ण कहते हैं कि जो भक्त जिस रूप को श्रद्धा से पूजता है, उसकी उसी श्रद्धा को वे दृढ़ करते हैं; और अपनों से वे यही चाहते हैं कि किसी प्राणी से द्वेष न हो।',
      },
      verses: ['gita-7-21', 'gita-9-29', 'gita-12-13'],
    },
  },
}

/** A clear stand against contempt, from the text itself. */
export function standAgainst(contempt: Contempt, at: At): Answered {
  const { words, verses } = STAND[contempt][at.tradition]
  const texts = [
    words[at.language],
    ...(at.beside === undefined || at.beside === at.language ? [] : [words[at.beside]]),
  ]
  return { paragraphs: texts, verse: safeVerse(verses, at) }
}
