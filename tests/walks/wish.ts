import { everyday, type Path, pairs, wander } from './paths.ts'
import type { Seen } from './seen.ts'

/** What a tester may ask for on the command line (scripts/walk.ts). */
export type Wish = {
  model?: string
  /** Every path of a model, and not only those of every run. */
  all?: boolean
  /** The number of one path, from 1. */
  path?: number
  /** The first seed of random paths, how many of them, and of how many steps each. */
  seed?: number
  paths?: number
  steps?: number
  /** One path, event by event, and whose turn it is. */
  events?: readonly string[]
  turn?: number
}

/** What the processes that walk are told; nothing in an ordinary run. */
export const wishOf = (text: string | undefined): Wish => JSON.parse(text ?? '{}')

/** How long a random walk is where nobody says. */
const STEPS = 20

/** Random walks that every run takes: their first seed, how many, and of how many steps each. */
export type Long = { seed: number; walks: number; steps: number }

/** A path to walk. By turns the person is of one tradition or the other. */
export type Chosen = { title: string; events: Path; turn: number }

/** The paths of a model that a wish asks for; those of every run where it asks for nothing. */
export function chosen(seen: Seen, wish: Wish, long?: Long): Chosen[] {
  if (wish.model !== undefined && wish.model !== seen.name) return []
  if (wish.events !== undefined) return [{ title: wish.events.join(' → '), events: wish.events, turn: wish.turn ?? 0 }]
  const seed = wish.seed ?? long?.seed
  if (seed === undefined) {
    const ofEveryRun = everyday(seen)
    return pairs(seen).flatMap((events, n) =>
      (wish.path === undefined ? wish.all || ofEveryRun.has(n) : wish.path === n + 1)
        ? [{ title: `${n + 1} ${events.join(' → ')}`, events, turn: n }]
        : [],
    )
  }
  const count = wish.paths ?? (wish.seed === undefined ? long?.walks : undefined) ?? 1
  return Array.from({ length: count }, (_, at) => ({
    title: `seed ${seed + at}`,
    events: wander(seen, seed + at, wish.steps ?? long?.steps ?? STEPS),
    turn: seed + at,
  }))
}
