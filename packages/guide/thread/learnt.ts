import { tokenise } from '../normalise.ts'
import { chancesOf, type Model, unpacked, weighed } from '../readings/model.ts'
import { type Manner, UNKNOWN } from '../readings/train.ts'
import { remembered } from '../remembered.ts'
import { featuresOfTurn, isTurnKept, tellsUnknown } from './features.ts'
import type { Kind } from './turns.ts'

/** What is asked of the passage quoted last (aboutLast.ts, aboutVerse.ts). */
const ON_PASSAGE = ['source', 'meaning', 'word', 'line', 'simple', 'whyVerse', 'context', 'live', 'disagree'] as const
type OnPassage = (typeof ON_PASSAGE)[number]

/** What relates to the reply before it (turns.ts). */
const RELATING = [
  'original',
  'sound',
  'shorter',
  'another',
  'forThem',
  'topic',
  'todo',
  'practice',
  'say',
  'noAnswer',
  'goesWrong',
  'ifAngry',
  'shouldI',
  'whyThem',
  'easy',
  'accept',
  'point',
  'tried',
  'cannot',
  'godSilent',
  'misheard',
  'toldBefore',
  'robot',
  'leave',
  'notHelped',
  'helped',
  'nod',
  'bye',
  'night',
  'back',
  'aside',
  'corrects',
  'willIt',
  'blame',
  'listenOnly',
  'pray',
  'goodTurn',
  'wontListen',
  'ifHurt',
  'sin',
  'fate',
  'people',
  'deadKnow',
  'isNormal',
  'daily',
] as const satisfies readonly Kind[]

/**
 * What is no turn: more of the same matter, somebody else in it, a matter of its own; and what may be done, which the reply
 * in turns.ts answers of feelings alone.
 */
const MATTERS = ['detail', 'person', 'new', 'allowed'] as const

/** A kind of turn that is learnt from examples. */
export type Turn = OnPassage | (typeof RELATING)[number]

const KINDS: readonly Turn[] = [...ON_PASSAGE, ...RELATING]
/** What a message in a conversation can be: a kind of turn, or none. */
export const LABELS: readonly string[] = [...KINDS, ...MATTERS]

export const isOnPassage = (turn: Turn): turn is OnPassage => (ON_PASSAGE as readonly string[]).includes(turn)

/** Chosen by cross-validation on the learnt rows of examples.tsv, as are the two below. */
const COST = 1
/** The scores are the distances from each label's border; times this they are logarithms of chances. */
const STEEPNESS = 6
/** So likely a turn must be, for nine of ten replies to be no wrong ones. */
const BORDER = 0.72

/** Longer messages tell a matter. */
const MOST = 24

export const AS_TURNS: Manner = { featuresOf: featuresOfTurn, isKept: isTurnKept, cost: COST }

/** What stands before a message, as far as it says what the message can be. */
export type Setting = {
  /** a passage was quoted in the conversation, and in the last reply */
  readonly verse: boolean
  readonly quoted: boolean
  /** something to do, or to say, was given */
  readonly advised: boolean
  /** the last reply asked back, or was about a danger */
  readonly asked: boolean
  readonly care: boolean
  /** how likely the message tells a matter by itself that is another than the one spoken of (hear.ts) */
  readonly other: number
}

const PATH = new URL('./model.bin', import.meta.url)
let model: Model | undefined

/** Reads the model, once: with the guide, not with the first question. */
export function readTurnModel(): Model {
  model ??= unpacked(PATH, LABELS)
  return model
}

/** For every label how likely a message is that, together 1. */
export const turnChances = remembered(
  (message: string) => message,
  (message): Float64Array =>
    chancesOf(
      weighed(readTurnModel(), featuresOfTurn(message), (key) => (tellsUnknown(key) ? UNKNOWN : 0)),
      STEEPNESS,
    ),
)

/** Nothing can be asked of a passage, or of advice, that was not given; where something was asked, answers are more likely. */
function fits(label: string, { verse, quoted, advised, asked, care, other }: Setting): number {
  if (isOnPassage(label as Turn) || PASSAGES.has(label)) return !verse ? 0 : quoted ? 1.5 : 1
  if (ADVICE.has(label)) return advised ? 1.3 : 0.5
  if (SETS_RIGHT.has(label)) return care ? 3 : asked ? 2 : 1
  if (label === 'new') return other >= OTHER.sure ? 3 : other >= OTHER.likely ? 1 : 0.3
  return 1
}
const PASSAGES: ReadonlySet<string> = new Set(['original', 'sound'])
const ADVICE: ReadonlySet<string> = new Set(['practice', 'tried', 'cannot'])
const SETS_RIGHT: ReadonlySet<string> = new Set(['corrects', 'misheard'])
const OTHER = { sure: 0.6, likely: 0.35 } as const

/** So likely a turn must be where it is known what stands before it. */
const WITHIN = 0.34
/** What ends a matter must be likelier: who is told goodbye has not been heard. */
const ENDING = 0.7
const FEW = 3
const ENDS: ReadonlySet<string> = new Set(['bye', 'night', 'helped', 'nod', 'leave', 'aside', 'goodTurn'])

/** Which turn a message is after a reply; null where it adds to the matter, or tells another. */
export function turnWithin(message: string, setting: Setting): { readonly kind: Turn; readonly chance: number } | null {
  const { length } = tokenise(message)
  if (length === 0 || length > MOST) return null
  const chances = turnChances(message).map((chance, at) => chance * fits(LABELS[at] as string, setting))
  const sum = chances.reduce((all, one) => all + one, 0)
  const best = chances.indexOf(Math.max(...chances))
  const kind = KINDS[best]
  const chance = (chances[best] as number) / sum
  return kind !== undefined && chance >= (ENDS.has(kind) && length > FEW ? ENDING : WITHIN) ? { kind, chance } : null
}

/** Which turn a message is, as the examples have it; null where it may as well tell a matter. */
export const turnIn = remembered(
  (message: string) => message,
  (message): Turn | null => {
    if (tokenise(message).length > MOST) return null
    const chances = turnChances(message)
    const best = KINDS.reduce((most, _, at) => ((chances[at] as number) > (chances[most] as number) ? at : most), 0)
    return (chances[best] as number) >= BORDER ? (KINDS[best] ?? null) : null
  },
)
