import type { Token } from '../normalise.ts'
import { views } from '../pattern.ts'
import { aboutMyself, type Danger, dangerIn, isHeavy } from '../safety.ts'
import { chancesOf, KINDS, readModel } from './model.ts'
import { signsOf } from './signs.ts'

/**
 * `danger`: to be answered before anything else. `care`: likely, not certain: who can help comes first,
 * then words that fit whatever was meant. `near`: hardly likely, but not to be passed over: one sentence before the verse. `heavy`: despair
 * without a sign of danger; the help line stands under the answer.
 */
export type Recognised = {
  readonly danger: Danger | null
  readonly care: Danger | null
  readonly near: boolean
  readonly heavy: boolean
  /** how likely any danger is, by the examples: 0 to 1; 1 where a pattern heard it */
  readonly chance: number
}

const NOTHING: Recognised = { danger: null, care: null, near: false, heavy: false, chance: 0 }

/**
 * How likely a danger of any kind must be. Chosen by cross-validation (`npm run guide:danger`): nobody in danger is to
 * go without the help line, and it costs the others one sentence; but grief and fear of death, or a thank-you, are not
 * to be answered as if they were danger.
 */
export const LIMITS = { danger: 0.95, care: 0.75, near: 0.15 }

/** Of two kinds nearly as likely, the one with the more careful answer; KINDS has them in this order. */
const NEARLY = 0.7

/** A pattern that hears 'suicide' may not hear whose: so sure the rest must be that it is another's. */
const ANOTHERS = { atLeast: 0.5, myselfAtMost: 0.15 }

const dangerOf = (kind: number): Danger => KINDS[kind] as Danger

/** What the chances (as KINDS has them) come to, without any pattern. */
function judge(chances: readonly number[]): Recognised {
  const [none = 1, ...dangers] = chances
  const most = Math.max(...dangers)
  const kind = dangerOf(1 + dangers.findIndex((chance) => chance >= NEARLY * most))
  const chance = 1 - none
  if (chance >= LIMITS.danger) return { ...NOTHING, danger: kind, chance }
  if (chance >= LIMITS.care) return { ...NOTHING, care: kind, chance }
  return { ...NOTHING, near: chance >= LIMITS.near, chance }
}

/** Whose danger it is, where a pattern heard somebody's wish to die: somebody else's, only if that is quite sure. */
function whose([, selfHarm = 0, concern = 0, loss = 0]: readonly number[]): Danger {
  const others = concern + loss
  if (others < ANOTHERS.atLeast || selfHarm > ANOTHERS.myselfAtMost) return 'selfHarm'
  return concern >= NEARLY * loss ? 'concern' : 'loss'
}

/** Patterns and chances together; `chances` are asked for only if they are needed. */
export function decide(tokens: readonly Token[], chances: () => readonly number[]): Recognised {
  const message = views(tokens)
  const heard = dangerIn(message)
  if (heard !== null && (heard !== 'selfHarm' || aboutMyself(message))) return { ...NOTHING, danger: heard, chance: 1 }
  if (heard !== null) return { ...NOTHING, danger: whose(chances()), chance: 1 }
  if (tokens.length === 0) return NOTHING
  const judged = judge(chances())
  return { ...judged, heavy: judged.danger === null && isHeavy(message) }
}

/**
 * Which danger a message shows (D27). The patterns of safety.ts, written by hand, decide whether there is one. What
 * nobody foresaw is compared with examples of how people speak of such things.
 */
export const recognise = (tokens: readonly Token[]): Recognised =>
  decide(tokens, () => chancesOf(readModel(), signsOf(tokens)))
