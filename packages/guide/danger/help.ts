import { CORPUS, type Language, type Tradition, type Verse } from '../corpus.ts'
import { DEFAULT_COUNTRY, HELP_LINES, type HelpFor, type HelpLine } from '../helplines.ts'
import { hash } from '../normalise.ts'
import TEXTS from './contempt.json' with { type: 'json' }
import { BRIDGE, FIRST_AID, HELP, LIKELY, STAY, type Words } from './helpTexts.ts'
import type { Contempt, Need } from './need.ts'
import { EMERGENCIES, type Emergency } from './phrases.ts'

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
export function numbered(words: Words, language: Language, country: string | undefined): string {
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

/**
 * Verses fit for such an hour, most fitting first: nearness, light, refuge; for `harm`, gentleness. Picked by hand and
 * by id, never by score, so that no change of the corpus can put death, duty, detachment or war here. None for a body in danger,
 * a child, blackmail.
 */
export const SAFE_VERSES: Readonly<Partial<Record<Need['kind'], readonly string[]>>> = {
  selfHarm: ['gita-6-30', 'gita-5-29', 'gita-10-11', 'sggs-441-3', 'sggs-488-5', 'sggs-103-12', 'sggs-1218-16'],
  concern: ['gita-6-30', 'gita-10-11', 'gita-5-29', 'sggs-488-5', 'sggs-103-12', 'sggs-441-3'],
  loss: ['gita-6-30', 'gita-5-29', 'gita-10-11', 'sggs-441-3', 'sggs-103-12', 'sggs-488-5'],
  violence: ['gita-5-29', 'gita-6-30', 'gita-10-11', 'sggs-441-3', 'sggs-1218-16', 'sggs-488-5'],
  harm: ['gita-16-2', 'gita-12-15', 'gita-17-16', 'sggs-1384-17', 'sggs-1299-13', 'sggs-671-7'],
  eating: ['gita-6-30', 'gita-5-29', 'gita-10-11', 'sggs-441-3', 'sggs-488-5', 'sggs-103-12', 'sggs-1218-16'],
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
    const what = isEmergency(need.what) ? need.what : 'any'
    const self = need.person === 'self'
    return [
      FIRST_AID[what][self ? 'self' : 'helper'],
      ...(self && what !== 'any' && BY_ONESELF.includes(what) ? [STAY] : []),
    ]
  }
  const texts = HELP[`${need.kind}/${need.person}`] ?? HELP[`${need.kind}/self`] ?? HELP[`${need.kind}/helper`]
  return texts ?? (need.kind === 'child' ? HELP['child/child'] : HELP['harm/doer']) ?? []
}

/**
 * What is said to a need: paragraphs, the first sentence with the number and what to do now, and a verse where one fits.
 * `withVerse` where one may follow it.
 * The first paragraph is said again however often it was said; the others only once.
 */
export function helpFor(need: Need, at: At, withVerse = true): Answered {
  const { language, country, said, beside } = at
  const [first, ...rest] = textsFor(need)
  if (first === undefined) return { paragraphs: [], verse: null }
  const ids = SAFE_VERSES[need.kind]
  const verse = ids === undefined || !need.certain || !withVerse ? null : safeVerse(ids, at)
  const bridge = verse === null ? undefined : BRIDGE[need.kind]
  const paragraphs = [
    numbered(first, language, country),
    ...(beside === undefined || beside === language ? [] : [numbered(first, beside, country)]),
    ...rest.map((words) => numbered(words, language, country)).filter((text) => !said(text)),
    ...(bridge === undefined ? [] : [numbered(bridge, language, country)]),
  ]
  return { paragraphs, verse }
}

const STAND = TEXTS as Readonly<
  Record<Contempt, Readonly<Record<Tradition, { readonly words: Words; readonly verses: readonly string[] }>>>
>

/** A clear stand against contempt, from the text itself. */
export function standAgainst(contempt: Contempt, at: At): Answered {
  const { words, verses } = STAND[contempt][at.tradition]
  const texts = [
    words[at.language],
    ...(at.beside === undefined || at.beside === at.language ? [] : [words[at.beside]]),
  ]
  return { paragraphs: texts, verse: safeVerse(verses, at) }
}
