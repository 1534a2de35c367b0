import { tokenise } from '../normalise.ts'
import { chancesOf, type Model, unpacked, weighed } from '../readings/model.ts'
import { type Manner, UNKNOWN } from '../readings/train.ts'
import { remembered } from '../remembered.ts'
import { featuresOfTurn, isTurnKept, tellsUnknown } from './features.ts'
import type { Kind } from './turns.ts'

/** What is asked of the passage quoted last (aboutLast.ts, aboutVerse.ts). */
const ON_PASSAGE = ['source', 'meaning', 'word', 'line', 'simple', 'whyVerse'] as const
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
const BORDER = 0.6

/** Longer messages tell a matter. */
const MOST = 24

export const AS_TURNS: Manner = { featuresOf: featuresOfTurn, isKept: isTurnKept, cost: COST }

const PATH = new URL('./model.bin', import.meta.url)
let model: Model | undefined

/** Reads the model, once: with the guide, not with the first question. */
export function readTurnModel(): Model {
  model ??= unpacked(PATH, LABELS)
  return model
}

/** For every label how likely a message is that, together 1. */
export function turnChances(message: string): Float64Array {
  return chancesOf(
    weighed(readTurnModel(), featuresOfTurn(message), (key) => (tellsUnknown(key) ? UNKNOWN : 0)),
    STEEPNESS,
  )
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
