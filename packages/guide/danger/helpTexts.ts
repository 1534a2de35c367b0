import type { CareKind } from '../helplines.ts'
import texts from './help.json' with { type: 'json' }
import type { Need } from './need.ts'
import type { Emergency } from './phrases.ts'

/**
 * What is said to a need, thought in each language: help.json. The first sentence is the number and what to do now; where
 * somebody is certainly in need there is no 'if' in it. '¦' parts sentences; one that names a line which a country has not
 * ({women}, {children}, {cyber}) is left out. {emergency} is a number, {talk} a name with its number, {child} Childline or,
 * where there is none, the emergency number, {police} the line against cyber crime or the emergency number. What no text may
 * say (D46) is held by helpTexts.test.ts.
 */
export type Words = { readonly english: string; readonly punjabi: string; readonly hindi: string }
type Help = readonly Words[]
type Key = `${CareKind}/${Need['person']}`
/** What a person may say after help, and what is answered. */
type Tap = { readonly say: Words; readonly answer: Words }

type Texts = {
  /** `any` where nobody knows what it is */
  readonly firstAid: Readonly<Record<Emergency | 'any', { readonly self: Words; readonly helper: Words }>>
  readonly stay: Words
  readonly help: Readonly<Partial<Record<Key, Help>>>
  readonly likely: Readonly<Partial<Record<CareKind | Key, Words>>>
  readonly bridge: Readonly<Partial<Record<CareKind, Words>>>
  readonly taps: Readonly<Record<CareKind, readonly Tap[]>>
}

const slotsOf = (text: string): string => [...new Set(text.match(/\{\w+\}/g))].sort().join()

/** Every text below, in three languages with the same slots: a number that is missing in one of them fails at the start. */
function check(node: unknown, path = 'help.json'): void {
  if (typeof node !== 'object' || node === null) throw new Error(`${path} is no text`)
  if (!('english' in node)) {
    for (const [key, value] of Object.entries(node)) check(value, `${path} ${key}`)
    return
  }
  const { english, punjabi = '', hindi = '' } = node as Partial<Words> & { english: string }
  const slots = slotsOf(english)
  if ([english, punjabi, hindi].some((text) => text === '' || slotsOf(text) !== slots)) throw new Error(path)
}
check(texts)

/** First aid, one paragraph: to whoever suffers it, and to whoever stands beside. Then a word to stay. */
export const { firstAid: FIRST_AID, stay: STAY } = texts as unknown as Texts
/** What is said where the message itself tells of the need; where it is likely and unsaid; before the one verse after help. */
export const { help: HELP, likely: LIKELY, bridge: BRIDGE } = texts as unknown as Texts
/** What a person may say next, in their own voice, with its fixed answer. */
export const { taps: HELP_TAPS } = texts as unknown as Texts

/** The tap that a message is, word for word. */
export function answerToTap(message: string): { readonly kind: CareKind; readonly words: Words } | null {
  const said = message.trim()
  for (const [kind, taps] of Object.entries(HELP_TAPS) as [CareKind, readonly Tap[]][])
    for (const { say, answer } of taps) if (Object.values(say).includes(said)) return { kind, words: answer }
  return null
}
