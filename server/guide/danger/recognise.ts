import type { Token } from '../normalise.ts'
import { views } from '../pattern.ts'
import { aboutMyself, type Danger, dangerIn, isHeavy } from '../safety.ts'
import { chancesOf, KINDS, readModel } from './model.ts'
import { signsOf } from './signs.ts'

/** `heavy`: no danger is certain, but the help line belongs under the answer. */
export type Recognised = { readonly danger: Danger | null; readonly heavy: boolean }

/**
 * How likely a danger of any kind must be, by the kind it would be. Chosen by cross-validation (`npm run guide:danger`):
 * a caring answer too many costs little, but grief and fear of death are to get their own.
 */
const LIMITS: Readonly<Record<Danger, number>> = { selfHarm: 0.4, concern: 0.38, loss: 0.35, abuse: 0.38, harm: 0.38 }

/** From here on somebody may want to die, the writer or one they know: nobody in doubt goes without the help line. */
const MAYBE = 0.2

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
  if (1 - none >= LIMITS[kind]) return { danger: kind, heavy: false }
  const [selfHarm = 0, concern = 0, loss = 0] = dangers
  return { danger: null, heavy: selfHarm + concern + loss >= MAYBE }
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
  if (heard !== null && (heard !== 'selfHarm' || aboutMyself(message))) return { danger: heard, heavy: false }
  if (heard !== null) return { danger: whose(chances()), heavy: false }
  if (tokens.length === 0) return { danger: null, heavy: false }
  const { danger, heavy } = judge(chances())
  return { danger, heavy: danger === null && (heavy || isHeavy(message)) }
}

/**
 * Which danger a message shows (D27). The patterns of safety.ts, written by hand, decide whether there is one. What
 * nobody foresaw is compared with examples of how people speak of such things.
 */
export const recognise = (tokens: readonly Token[]): Recognised =>
  decide(tokens, () => chancesOf(readModel(), signsOf(tokens)))
