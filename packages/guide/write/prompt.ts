import { readFileSync } from 'node:fs'
import { versesFor } from '../choose.ts'
import { CORPUS, type Tradition, type Verse } from '../corpus.ts'
import { hear } from '../hear.ts'
import type { Found } from '../lookup/index.ts'
import type { Question, Turn } from '../question.ts'
import type { Writes } from './checks.ts'
import type { Draft } from './draft.ts'
import type { Message } from './service.ts'

const RULES = readFileSync(new URL('./rules.md', import.meta.url), 'utf8')
const READING_RULES = readFileSync(new URL('./reading.md', import.meta.url), 'utf8')

const NAMES: Readonly<Record<Tradition, Readonly<Record<string, string>>>> = {
  sikh: { TRADITION: 'Sikh', SCRIPTURE: 'the Guru Granth Sahib' },
  hindu: { TRADITION: 'Hindu', SCRIPTURE: 'the Bhagavad Gita' },
}
const filled = (text: string, slots: Readonly<Record<string, string>>): string =>
  text.replace(/\{([A-Z]+)\}/g, (slot, name: string) => slots[name] ?? slot)

const inOneLine = (text: string): string => text.replace(/\s+/g, ' ')
const listed = (verses: readonly Verse[]): string =>
  verses.map(({ id, speaker, rendering }) => `${id} | ${speaker} | ${inOneLine(rendering.english)}`).join('\n')

/** How many passages a model is offered: all of the tradition, the same for everybody, so that a provider keeps them; or the best. */
export type Offer = 'all' | number

/** The passages from which a model may choose: for a small model those that our own ranking puts first. */
function offered({ message, tradition, history, avoid }: Question, offer: Offer): readonly Verse[] {
  if (offer === 'all') return CORPUS[tradition]
  const { readings, facts } = hear(message, history)
  const wanted = { tradition, facts, avoid, beside: [], seed: message }
  const best = readings.map(({ id }) => versesFor(id, wanted))
  // the first of each reading, then the second of each
  const inTurn = Array.from({ length: offer }, (_, at) => best.flatMap((verses) => verses[at] ?? [])).flat()
  // what was shown before may be asked for again
  const shown = CORPUS[tradition].filter(({ original }) => avoid.includes(original))
  return [...new Set([...shown, ...inTurn, ...CORPUS[tradition]])].slice(0, offer)
}

const IN: Readonly<Record<Writes, string>> = {
  english: 'English',
  punjabi: 'Punjabi, in Gurmukhi letters only',
  hindi: 'Hindi, in Devanagari letters only',
  romanised: 'the language of the message, in Latin letters without marks, spelled as this person spells',
}

const TURNS = 12
/** A reply as it was, without the sentences of the app's that name a place. */
const ownWords = (content: string): string =>
  content
    .split('\n\n')
    .filter((paragraph) => !/Guru Granth Sahib, Ang \d|Bhagavad Gita \d/.test(paragraph))
    .join('\n\n')

function turnsBefore(history: readonly Turn[], message: string): Message[] {
  const turns = history.at(-1)?.role === 'user' && history.at(-1)?.content === message ? history.slice(0, -1) : history
  return turns
    .slice(-TURNS)
    .map(
      ({ role, content }): Message =>
        role === 'user'
          ? { role, content: JSON.stringify({ message: content }) }
          : { role: 'assistant', content: ownWords(content) },
    )
    .filter(({ content }) => content !== '')
}

export type Writing = {
  /** what our own look-up makes of the message */
  readonly found: Found | null
  readonly question: Question
  readonly writes: Writes
  readonly heard: string | null
  readonly offer: Offer
}

/** What was looked up, in a few words: the place and what stands there. */
const MOST_LOOKED_UP = 3
function toldOf(found: Found): string[] {
  const passages =
    'passages' in found ? found.passages : found.kind === 'notInText' && found.nearest ? [found.nearest] : []
  const isElsewhere = found.kind === 'notInText' || found.kind === 'otherDoor'
  return [
    ...(isElsewhere ? ['not in this text; the nearest:'] : []),
    ...passages
      .slice(0, MOST_LOOKED_UP)
      .map(({ reference, original, verse }) => inOneLine(`${reference}: ${verse?.rendering.english ?? original}`)),
  ]
}

/** What a writer is told. The first message is the same for everybody of a tradition. */
export function toWrite({ question, writes, heard, found, offer }: Writing, wrong: string | null): Message[] {
  const { tradition, message, avoid, history } = question
  const rules = filled(RULES, { ...NAMES[tradition], PASSAGES: listed(offered(question, offer)) })
  const ids = CORPUS[tradition].filter(({ original }) => avoid.includes(original)).map(({ id }) => id)
  const now = {
    write_in: IN[writes],
    heard,
    looked_up: found === null ? null : toldOf(found),
    quoted: ids,
    ...(wrong === null ? {} : { wrong }),
    message,
  }
  return [
    { role: 'system', content: rules },
    ...turnsBefore(history, message),
    { role: 'user', content: JSON.stringify(now) },
  ]
}

/** What a second reader is told of a reply that might be shown. */
export function toRead(
  { question }: Writing,
  draft: Draft,
  verse: Verse | null,
  help: 'before' | 'under' | null,
): Message[] {
  const told = question.history.filter(({ role }) => role === 'user').map(({ content }) => content)
  const { reply, why, step, ask, taps } = draft
  const shown = [...reply, ...[why, step, ask].filter((part) => part !== null)].join('\n')
  return [
    { role: 'system', content: filled(READING_RULES, NAMES[question.tradition]) },
    {
      role: 'user',
      content: JSON.stringify({
        before: told.slice(-TURNS / 2),
        message: question.message,
        reply: shown,
        taps,
        help,
        passage: verse === null ? null : `${verse.speaker}: ${inOneLine(verse.rendering.english)}`,
      }),
    },
  ]
}
