import { playLogin } from './hands/login.ts'
import { playTrial } from './hands/trial.ts'
import { login } from './models/login.ts'
import { trial } from './models/trial.ts'
import { pairs, wander } from './paths.ts'
import type { Player } from './place.ts'
import type { Seen } from './seen.ts'
import { ASKED, test, walks } from './walker.ts'

// Walks that the models make, in the real app and on the real server: each transition after each other that can come before
// it (paths.ts).

function walked<S extends string, E extends string>(seen: Seen<S, E>, player: Player<S, E>): void {
  if (ASKED.model !== undefined && ASKED.model !== seen.name) return
  const { seed } = ASKED
  const paths =
    seed === undefined
      ? pairs(seen)
      : Array.from({ length: ASKED.paths }, (_, n) => wander(seen, seed + n, ASKED.steps))
  test.describe(seen.name, () => {
    for (const [n, events] of paths.entries()) {
      const how = `npm run walk -- --model ${seen.name}${seed === undefined ? '' : ` --seed ${seed + n} --paths 1`}`
      // The model's own types hold for its player; the walker takes any of them.
      walks(`${n + 1} ${events.join(' → ')}`, {
        seen: seen as unknown as Seen,
        player: player as unknown as Player,
        events,
        turn: n,
        how,
      })
    }
  })
}

walked(trial, playTrial)
walked(login, playLogin)
