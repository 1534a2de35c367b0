import type { Token } from '../normalise.ts'
import { views } from '../pattern.ts'
import { type Danger, dangerIn } from '../safety.ts'
import { chancesOf, readModel } from './model.ts'
import { signsOf } from './signs.ts'

/** What was recognised: a danger, or, where it may be one, `heavy`: the ordinary answer with the help line under it. */
export type Recognised = { readonly danger: Danger | null; readonly heavy: boolean }

/** How likely danger of any kind must be, by the kind it would be: chosen by cross-validation (`npm run guide:danger`). */
export const LIMITS: Readonly<Record<Danger, number>> = { selfHarm: 0.5, concern: 0.5, loss: 0.5, abuse: 0.5, harm: 0.5 }

/** From here to the limit it may be that somebody wants to die: nobody in doubt goes without the help line. */
export const MAYBE = 0.2

/** Where two kinds are nearly as likely, the one with the more careful answer. */
const NEARLY = 0.7
const CAREFUL: readonly Danger[] = ['selfHarm', 'concern', 'loss', 'abuse', 'harm']

/** The danger for which a message's signs speak, if they do. Chances as KINDS has them. */
export function judge([none = 1, ...dangers]: readonly number[]): Recognised {
  const most = Math.max(...dangers)
  // KINDS and CAREFUL have one order
  const kind = CAREFUL.find((_, at) => (dangers[at] ?? 0) >= NEARLY * most) ?? 'selfHarm'
  const any = 1 - none
  if (any >= LIMITS[kind]) return { danger: kind, heavy: false }
  return { danger: null, heavy: (dangers[0] ?? 0) >= MAYBE }
}

/**
 * Which danger a message shows (D27). The patterns, written by hand, come first: what they find is certain. What nobody
 * foresaw is compared with examples of how people speak of such things.
 */
export function recognise(tokens: readonly Token[]): Recognised {
  const danger = dangerIn(views(tokens))
  if (danger !== null) return { danger, heavy: false }
  if (tokens.length === 0) return { danger: null, heavy: false }
  return judge(chancesOf(readModel(), signsOf(tokens)))
}
